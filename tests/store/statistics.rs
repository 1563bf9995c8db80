use cardkeep::ai::Level;
use cardkeep::store::{
    Effort, HELPED, MatchId, MatchResult, Player, Tally, levels_of, statistics_key,
};
use jiff::civil::Date;
use std::fs;

use crate::support::{Folder, GAME, signed};

#[test]
fn results_add_up_by_level() {
    use MatchResult::{Drawn, Lost, Won};

    let folder = Folder::new();
    let results = [Won, Won, Won, Drawn, Won, Lost, Won, Won];
    for (seed, result) in (0..).zip(results) {
        folder.place.record_result(GAME, "hard", &MatchId::begin(seed), result).unwrap();
    }
    folder.place.record_result(GAME, "easy", &MatchId::begin(99), Lost).unwrap();
    let statistics = folder.place.statistics().value;
    let hard = Tally { won: 6, drawn: 1, lost: 1, streak: 2, best_streak: 3, ..Tally::default() };
    assert_eq!(statistics.tally(GAME, "hard"), hard);
    assert_eq!(hard.played(), 8);
    assert_eq!(statistics.tally(GAME, "easy").lost, 1);
    assert_eq!(statistics.tally(GAME, "normal"), Tally::default());
    let keys: Vec<_> = statistics.tallies(GAME).map(|(key, _)| key).collect();
    assert_eq!(keys, ["easy", "hard"]);
}

#[test]
fn a_match_counts_once_even_after_a_reset() {
    let folder = Folder::new();
    let id = MatchId::begin(7);
    let place = &folder.place;
    place.record_result(GAME, "hard", &id, MatchResult::Lost).unwrap();
    let again = place.record_result(GAME, "hard", &id, MatchResult::Won).unwrap();
    assert_eq!((again.value.tally(GAME, "hard").won, again.value.tally(GAME, "hard").lost), (0, 1));

    place.reset_statistics(None).unwrap();
    assert_eq!(place.statistics().value.tally(GAME, "hard"), Tally::default());
    let again = place.record_result(GAME, "hard", &id, MatchResult::Won).unwrap();
    assert_eq!(again.value.tally(GAME, "hard").played(), 0);
}

#[test]
fn a_reset_cannot_be_undone_by_damage() {
    let folder = Folder::new();
    folder.place.record_result(GAME, "hard", &MatchId::begin(7), MatchResult::Won).unwrap();
    folder.place.reset_statistics(None).unwrap();
    fs::write(folder.file("statistics.cardkeep"), "spoilt").unwrap();
    let loaded = folder.place.statistics();
    assert_eq!(loaded.value.tally(GAME, "hard").played(), 0);
    assert!(loaded.notice.is_some());
}

#[test]
fn statistics_of_a_newer_app_are_not_touched() {
    let folder = Folder::new();
    let newer = signed("statistics", "3", b"{}");
    fs::write(folder.file("statistics.cardkeep"), &newer).unwrap();
    let id = MatchId::begin(7);
    assert!(folder.place.record_result(GAME, "hard", &id, MatchResult::Won).is_err());
    assert_eq!(fs::read(folder.file("statistics.cardkeep")).unwrap(), newer);
}

#[test]
fn results_of_unknown_games_are_kept() {
    let folder = Folder::new();
    let file = br#"{"whist": {"tallies": {"hard": {"won": 41}}}}"#;
    fs::write(folder.file("statistics.cardkeep"), signed("statistics", "1", file)).unwrap();
    folder.place.record_result(GAME, "hard", &MatchId::begin(1), MatchResult::Won).unwrap();
    let written = fs::read_to_string(folder.file("statistics.cardkeep")).unwrap();
    assert!(written.contains("whist") && written.contains("41"), "{written}");
}

#[test]
fn memory_of_matches_is_bounded() {
    let folder = Folder::new();
    let ids: Vec<String> = (0..1000).map(|n| format!("0-{n}")).collect();
    let file = serde_json::json!({"four-knights": {"counted": ids}}).to_string();
    let file = signed("statistics", "1", file.as_bytes());
    fs::write(folder.file("statistics.cardkeep"), file).unwrap();
    folder.place.record_result(GAME, "hard", &MatchId::begin(1), MatchResult::Won).unwrap();
    let written = fs::read_to_string(folder.file("statistics.cardkeep")).unwrap();
    assert!(!written.contains("\"0-0\"") && written.contains("\"0-1\""));
}

#[test]
fn the_levels_of_the_opponents_make_the_key_wherever_they_sit() {
    let (easy, hard) = (Player::Computer(Level::Easy), Player::Computer(Level::Hard));
    assert_eq!(statistics_key(&[Player::Human, easy]), "easy");
    assert_eq!(statistics_key(&[Player::Human, easy, hard]), "hard+easy");
    assert_eq!(statistics_key(&[hard, Player::Human, easy]), "hard+easy");
    assert_eq!(statistics_key(&[Player::Human, easy, easy, easy]), "easy+easy+easy");
    assert_eq!(statistics_key(&[Player::Human]), "alone");
    assert_eq!(levels_of("hard+easy"), Some(vec![Level::Hard, Level::Easy]));
    assert_eq!((levels_of("alone"), levels_of(HELPED), levels_of("")), (None, None, None));
}

#[test]
fn days_won_stand_in_a_calendar() {
    let folder = Folder::new();
    let place = &folder.place;
    let day = |day| Date::constant(2026, 11, day);
    let win = |seed, won: Option<Date>, result| {
        let effort = Effort { seconds: 60, moves: 90, day: won, ..Effort::default() };
        place.record_effort(GAME, "alone", &MatchId::begin(seed), result, Some(effort)).unwrap();
    };
    for number in [3_u8, 4, 5, 9, 10] {
        win(number.into(), Some(day(number as i8)), MatchResult::Won);
    }
    win(50, Some(day(6)), MatchResult::Lost);
    win(51, None, MatchResult::Won);
    let now = place.statistics().value;
    let won: Vec<i8> = (1..=30).filter(|number| now.won_day(GAME, day(*number))).collect();
    assert_eq!(won, [3, 4, 5, 9, 10]);
    // Today's deal may still be open.
    assert_eq!(now.days_in_a_row(GAME, day(10)), (2, 3));
    assert_eq!(now.days_in_a_row(GAME, day(11)), (2, 3));
    assert_eq!(now.days_in_a_row(GAME, day(12)), (0, 3));
    place.reset_statistics(None).unwrap();
    assert_eq!(place.statistics().value.days_in_a_row(GAME, day(10)), (0, 0));
}
