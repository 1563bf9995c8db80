//! Tests of statistics: tallies, streaks, daily deals and migration.

use cardkeep_core::games::GameId;
use cardkeep_core::rating::Rating;
use cardkeep_core::rival::Level;
use cardkeep_store::{
    DayStanding, HELPED, Ladder, MatchFacts, MatchId, MatchResult, Player, RECENT, Tally, Totals,
    Training, levels_of, statistics_key,
};
use jiff::civil::{Date, date};
use std::fs;

use crate::support::{Folder, GAME, signed};

const ALONE: GameId = GameId::FourKingdoms;

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
        let effort = MatchFacts { seconds: 60, moves: 90, day: won, ..MatchFacts::default() };
        place.record_effort(GAME, "easy", &MatchId::begin(seed), result, Some(effort)).unwrap();
    };
    for number in [3_u8, 4, 5, 9, 10] {
        win(number.into(), Some(day(number as i8)), MatchResult::Won);
    }
    win(50, Some(day(6)), MatchResult::Lost);
    win(51, None, MatchResult::Won);
    let now = place.statistics().value;
    let standing = |number| now.day_standing(GAME, day(number));
    let won: Vec<i8> = (1..=30).filter(|n| standing(*n) == DayStanding::Won).collect();
    assert_eq!(won, [3, 4, 5, 9, 10]);
    assert_eq!(standing(6), DayStanding::Played);
    assert_eq!(now.days_of_month(GAME, day(1), day(9)), 6, "tomorrow counts, too");
    assert_eq!(now.days_of_month(GAME, day(1), day(5)), 4);
    // A lost match is a day, too, and today's may still be open.
    assert_eq!(now.days_in_a_row(&[GAME], day(10)), (2, 4));
    assert_eq!(now.days_in_a_row(&[GAME], day(11)), (2, 4));
    assert_eq!(now.days_in_a_row(&[GAME], day(12)), (2, 4), "one day may be missed");
    assert_eq!(now.days_in_a_row(&[GAME], day(13)), (0, 4));
    win(52, Some(day(12)), MatchResult::Won);
    let now = place.statistics().value;
    assert_eq!(now.days_in_a_row(&[GAME], day(13)), (3, 4));
    // A second miss in a week leaves what came after the first.
    assert_eq!(now.days_in_a_row(&[GAME], day(14)), (1, 4));
    assert_eq!(now.days_in_a_row(&[GAME], day(15)), (0, 4));
    assert_eq!(now.days_in_a_row(&GameId::ALL, day(13)), (3, 4));
    win(53, Some(day(6)), MatchResult::Won);
    assert_eq!(place.statistics().value.day_standing(GAME, day(6)), DayStanding::Won);
    place.reset_statistics(None).unwrap();
    assert_eq!(place.statistics().value.days_in_a_row(&[GAME], day(10)), (0, 0));
}

/// Hints don't undo that a match against opponents was played.
#[test]
fn a_day_with_help_counts_against_opponents() {
    let folder = Folder::new();
    let (place, game) = (&folder.place, GameId::FourKnights);
    let day = |day| Date::constant(2026, 11, day);
    let play = |number, result| {
        let effort = MatchFacts { day: Some(day(number)), ..MatchFacts::default() };
        let id = MatchId::begin(number as u64);
        place.record_effort(game, HELPED, &id, result, Some(effort)).unwrap();
    };
    play(2, MatchResult::Lost);
    play(3, MatchResult::Won);
    let now = place.statistics().value;
    assert_eq!(now.day_standing(game, day(2)), DayStanding::Played);
    assert_eq!(now.day_standing(game, day(3)), DayStanding::Helped);
    assert_eq!(now.days_in_a_row(&[game], day(3)), (2, 2));
}

/// Of a series with two misses in a week, the days after the first one go on.
#[test]
fn a_second_miss_ends_a_series_only_up_to_the_first() {
    let folder = Folder::new();
    let day = |day| Date::constant(2026, 11, day);
    for number in [1, 3, 4, 5, 7] {
        let effort = MatchFacts { day: Some(day(number)), ..MatchFacts::default() };
        let (id, won) = (MatchId::begin(number as u64), MatchResult::Won);
        folder.place.record_effort(GAME, "alone", &id, won, Some(effort)).unwrap();
    }
    let now = folder.place.statistics().value;
    assert_eq!(now.days_in_a_row(&[GAME], day(7)), (4, 4));
}

/// One daily deal won under a clock that was years ahead must not end the days in a row for years.
#[test]
fn a_day_won_under_a_wrong_clock_does_not_end_the_days_in_a_row() {
    let folder = Folder::new();
    let day = |year, month, day| Date::constant(year, month, day);
    let win = |seed, day| {
        let effort = MatchFacts { day: Some(day), ..MatchFacts::default() };
        let (id, result) = (MatchId::begin(seed), MatchResult::Won);
        folder.place.record_effort(GAME, "alone", &id, result, Some(effort)).unwrap();
    };
    for number in 1..=5 {
        win(number as u64, day(2026, 11, number));
    }
    win(6, day(2031, 3, 9));
    win(7, day(2031, 3, 10));
    let now = folder.place.statistics().value;
    assert_eq!(now.day_standing(GAME, day(2031, 3, 9)), DayStanding::Won);
    assert_eq!(now.days_in_a_row(&[GAME], day(2026, 11, 5)), (5, 5));
    assert_eq!(now.days_in_a_row(&[GAME], day(2026, 11, 6)), (5, 5));
    assert_eq!(now.days_in_a_row(&[GAME], day(2026, 11, 8)), (0, 5));
    // Tomorrow was today where the player came from.
    assert_eq!(now.days_in_a_row(&[GAME], day(2026, 11, 4)), (5, 5));
    assert_eq!(now.days_in_a_row(&[GAME], day(2026, 11, 3)), (4, 4));
    assert_eq!(now.days_in_a_row(&[GAME], day(2031, 3, 10)), (2, 5));
}

/// A day won with help is marked, does not count for days in a row, and may still be won without
/// help.
#[test]
fn a_day_won_with_help_is_known_and_counts_apart() {
    let folder = Folder::new();
    let place = &folder.place;
    let day = Date::constant(2026, 11, 22);
    let win = |seed, key| {
        let effort = MatchFacts { seconds: 60, moves: 90, day: Some(day), ..MatchFacts::default() };
        let id = MatchId::begin(seed);
        place.record_effort(ALONE, key, &id, MatchResult::Won, Some(effort)).unwrap();
        let now = place.statistics().value;
        (now.day_standing(ALONE, day), now.days_in_a_row(&[ALONE], day))
    };
    assert_eq!(win(1, HELPED), (DayStanding::Helped, (0, 0)));
    assert_eq!(win(2, "alone"), (DayStanding::Won, (1, 1)));
    assert_eq!(win(3, HELPED), (DayStanding::Won, (1, 1)), "help takes nothing away");
    place.reset_statistics(None).unwrap();
    assert_eq!(place.statistics().value.day_standing(ALONE, day), DayStanding::Open);
}

/// The match is still lost in the results: it has one result, however often it is tried.
#[test]
fn a_daily_deal_that_was_given_up_and_then_won_from_a_copy_is_won_in_the_calendar() {
    let folder = Folder::new();
    let (place, id) = (&folder.place, MatchId::begin(7));
    let day = Date::constant(2026, 11, 22);
    place.record_result(ALONE, "alone", &id, MatchResult::Lost).unwrap();
    let finish = |key, result| {
        let effort = MatchFacts { seconds: 60, day: Some(day), ..MatchFacts::default() };
        let now = place.record_effort(ALONE, key, &id, result, Some(effort)).unwrap().value;
        let all = now.all(ALONE);
        assert_eq!((all.won, all.lost, all.measured.matches), (0, 1, 0));
        assert_eq!(now.recent(ALONE), [MatchResult::Lost]);
        assert_eq!(place.statistics().value, now, "it is written");
        (now.day_standing(ALONE, day), now.days_in_a_row(&[ALONE], day).0)
    };
    assert_eq!(finish("alone", MatchResult::Lost), (DayStanding::Open, 0));
    assert_eq!(finish(HELPED, MatchResult::Won), (DayStanding::Helped, 0));
    assert_eq!(finish("alone", MatchResult::Won), (DayStanding::Won, 1));
    assert_eq!(finish("alone", MatchResult::Lost), (DayStanding::Won, 1), "won is won");
}

#[test]
fn averages_are_taken_of_what_was_measured() {
    use MatchResult::{Drawn, Lost, Won};

    let folder = Folder::new();
    let place = &folder.place;
    let effort = |seconds, moves, points| {
        Some(MatchFacts { seconds, moves, points, ..MatchFacts::default() })
    };
    let matches = [
        ("hard", Won, effort(100, 40, Some(750))),
        ("hard", Lost, effort(200, 51, None)),
        ("easy", Drawn, effort(303, 50, Some(250))),
        ("easy", Won, None),
    ];
    for (seed, (key, result, effort)) in (0..).zip(matches) {
        place.record_effort(GAME, key, &MatchId::begin(seed), result, effort).unwrap();
    }
    let statistics = place.statistics().value;
    let all = statistics.all(GAME);
    assert_eq!((all.won, all.drawn, all.lost, all.share()), (2, 1, 1, Some(0.625)));
    let measured = all.measured;
    assert_eq!(measured.matches, 3);
    assert_eq!(measured.average_seconds(), Some(201));
    assert_eq!(measured.average_moves(), Some(47));
    assert_eq!(measured.average_points(), Some(500));
    let hard = statistics.tally(GAME, "hard");
    assert_eq!(hard.measured.average_seconds(), Some(150));
    assert_eq!(hard.best_seconds, None, "the quickest win is kept where nobody else plays");
    assert_eq!(Tally::default().share(), None);
    assert_eq!(Totals::default().average_points(), None);
}

#[test]
fn the_last_results_are_known_in_their_order_and_bounded() {
    let folder = Folder::new();
    let result = |n: u64| if n.is_multiple_of(3) { MatchResult::Won } else { MatchResult::Lost };
    for n in 0..60 {
        folder.place.record_result(GAME, "hard", &MatchId::begin(n), result(n)).unwrap();
    }
    let recent = folder.place.statistics().value.recent(GAME);
    let last: Vec<_> = (60 - RECENT as u64..60).map(result).collect();
    assert_eq!(recent, last);
}

#[test]
fn the_results_of_one_game_can_be_forgotten_alone() {
    let folder = Folder::new();
    let (place, other) = (&folder.place, GameId::FourHorsemen);
    for game in [GAME, other] {
        place.record_result(game, "hard", &MatchId::begin(1), MatchResult::Won).unwrap();
    }
    place.reset_statistics(Some(GAME)).unwrap();
    let now = place.statistics().value;
    assert_eq!((now.all(GAME).played(), now.recent(GAME).len()), (0, 0));
    assert_eq!((now.all(other).played(), now.recent(other).len()), (1, 1));
}

/// As the first app wrote them.
#[test]
fn statistics_of_the_first_format_are_read_and_go_on() {
    let folder = Folder::new();
    let first = br#"{
  "four-kingdoms": {
    "tallies": {
      "alone": { "won": 3, "drawn": 0, "lost": 4, "streak": 1, "best_streak": 2,
                 "best_seconds": 301, "fewest_moves": 118 },
      "helped": { "won": 1, "drawn": 0, "lost": 0, "streak": 1, "best_streak": 1 }
    },
    "counted": ["1795194300000-5"],
    "days": ["2026-11-19", "2026-11-20"]
  },
  "four-knights": {
    "tallies": { "hard": { "won": 2, "drawn": 1, "lost": 5, "streak": 0, "best_streak": 2 } },
    "counted": ["1795194300000-7"]
  }
}"#;
    let path = folder.file("statistics.cardkeep");
    fs::write(&path, signed("statistics", "1", first)).unwrap();
    let place = &folder.place;
    let loaded = place.statistics();
    assert_eq!(loaded.notice, None);
    let (old, kingdoms) = (loaded.value, GameId::FourKingdoms);
    let alone = old.tally(kingdoms, "alone");
    assert_eq!((alone.won, alone.lost, alone.best_seconds), (3, 4, Some(301)));
    assert_eq!(old.tally(GAME, "hard").played(), 8);
    let day = |day| old.day_standing(kingdoms, Date::constant(2026, 11, day));
    assert_eq!((day(20), day(21)), (DayStanding::Won, DayStanding::Open));
    assert_eq!(alone.measured.average_seconds(), None, "nobody knows how long they were");
    assert!(old.recent(kingdoms).is_empty());

    let counted: MatchId = serde_json::from_str("\"1795194300000-7\"").unwrap();
    assert!(old.has_counted(GAME, &counted));
    place.record_result(GAME, "hard", &counted, MatchResult::Won).unwrap();
    place.record_result(GAME, "hard", &MatchId::begin(1), MatchResult::Won).unwrap();
    let now = place.statistics().value;
    assert_eq!(now.tally(GAME, "hard").won, 3);
    assert_eq!(now.recent(GAME), [MatchResult::Won]);
    assert!(fs::read_to_string(&path).unwrap().starts_with("cardkeep statistics 2 "));
    let before = fs::read_to_string(folder.file("statistics.cardkeep.previous")).unwrap();
    assert!(before.starts_with("cardkeep statistics 1 "), "the old file is kept beside it");
}

#[test]
fn who_wins_twice_before_losing_twice_meets_the_next_of_the_ladder() {
    use MatchResult::{Drawn, Lost, Won};

    let folder = Folder::new();
    let mut seed = 0;
    let mut play = |result, rung| {
        seed += 1;
        let effort = MatchFacts { rung, ..MatchFacts::default() };
        let id = MatchId::begin(seed);
        folder.place.record_effort(GAME, "easy", &id, result, Some(effort)).unwrap();
        folder.place.statistics().value.ladder(GAME)
    };
    let at = |beaten, won, lost| Ladder { beaten, won, lost };
    assert_eq!(play(Won, false), at(0, 0, 0), "a match against somebody else");
    assert_eq!(play(Won, true), at(0, 1, 0));
    assert_eq!(play(Drawn, true), at(0, 1, 0));
    assert_eq!(play(Lost, true), at(0, 1, 1));
    assert_eq!(play(Won, true), at(1, 0, 0));
    play(Lost, true);
    assert_eq!(play(Lost, true), at(1, 0, 0), "the contest begins again, and no one falls");
    for _ in 0..30 {
        play(Won, true);
    }
    assert_eq!(play(Won, true).beaten, Ladder::RUNGS);
    assert_eq!(play(Won, true).next(&Level::USUAL), None);
}

#[test]
fn the_ladder_rises_from_the_easiest_level_to_the_hardest() {
    let rung = |beaten, levels: &[Level]| Ladder { beaten, ..Ladder::default() }.next(levels);
    for levels in [&Level::USUAL[..], &Level::ALL] {
        let rungs: Vec<_> = (0..Ladder::RUNGS).filter_map(|rung_| rung(rung_, levels)).collect();
        assert_eq!(rungs.len(), 12);
        assert!(rungs.is_sorted_by_key(|(_, level)| *level));
        assert_eq!((rungs[0].1, rungs[11].1), (levels[0], levels[levels.len() - 1]));
        assert!(rungs.windows(2).all(|pair| pair[0].0 != pair[1].0), "another one each time");
    }
    assert_eq!(rung(0, &[]), None, "a solitaire has none");
    let (name, level) = rung(4, &Level::USUAL).unwrap();
    let ladder = Ladder { beaten: 4, ..Ladder::default() };
    let is_next = |players: &[Player], rival: &str| {
        ladder.is_next(&Level::USUAL, players, &["You".into(), rival.into()])
    };
    let (me, rival) = (Player::Human, Player::Computer(level));
    assert!(is_next(&[me, rival], name));
    assert!(!is_next(&[me, rival], "Somebody") && !is_next(&[me, me], name));
    assert!(!is_next(&[me, Player::Computer(Level::Hard)], name));
    assert!(!is_next(&[me, rival, rival], name));
}

#[test]
fn a_missed_position_comes_again_after_one_three_and_ten_days() {
    let folder = Folder::new();
    let place = &folder.place;
    let day = |n: i8| date(2026, 11, n);
    let answer = |id: &str, solved, day| place.record_answer(GAME, id, solved, day).unwrap();
    let training = || place.statistics().value.training(GAME);
    answer("7", true, day(1));
    answer("8", false, day(1));
    assert!(training().has_met("7") && training().comes_again("7").is_none(), "solved at once");
    assert_eq!(training().comes_again("8"), Some(day(2)));
    assert_eq!((training().known(), training().on(day(1))), (1, (2, 1)));
    answer("8", true, day(2));
    assert_eq!(training().comes_again("8"), Some(day(5)));
    assert_eq!(training().on(day(2)), (1, 1), "a new day begins at zero");
    answer("8", true, day(6));
    assert_eq!(
        training().comes_again("8"),
        Some(day(16)),
        "counted from the day on which it was solved"
    );
    answer("8", false, day(16));
    assert_eq!(training().comes_again("8"), Some(day(17)), "missed again, it begins again");
    for (solved_on, due) in [(17, Some(20)), (20, Some(30)), (30, None)] {
        answer("8", true, day(solved_on));
        assert_eq!(training().comes_again("8"), due.map(day));
    }
    assert_eq!(training().known(), 2);
    place.reset_statistics(Some(GAME)).unwrap();
    assert!(!training().has_met("7"));
}

#[test]
fn an_own_mistake_comes_from_tomorrow_on() {
    let folder = Folder::new();
    let place = &folder.place;
    let day = |n: i8| date(2026, 11, n);
    let own = Training::own_id(12, 34);
    assert_eq!(Training::own_place(&own), Some((12, 34)));
    assert_eq!(Training::own_place("7"), None);
    place.record_mistakes(GAME, std::slice::from_ref(&own), day(1)).unwrap();
    let training = || place.statistics().value.training(GAME);
    assert!(training().due(day(1)).is_empty());
    assert_eq!(training().due(day(2)), [own.as_str()]);
    assert_eq!(training().on(day(1)), (0, 0), "nothing was tried");
    place.record_answer(GAME, &own, true, day(2)).unwrap();
    // The same review again changes nothing.
    place.record_mistakes(GAME, std::slice::from_ref(&own), day(3)).unwrap();
    assert_eq!(training().comes_again(&own), Some(day(5)));
    place.record_answer(GAME, "7", false, day(3)).unwrap();
    assert_eq!(training().due(day(9)), ["7", own.as_str()], "what waits longest comes first");
}

/// Over +20, -20, 0, and +10 points above even, the mean is 2.5, with a standard error of 8.54.
#[test]
fn the_luck_of_the_deal_is_a_mean_with_its_interval() {
    let folder = Folder::new();
    let place = &folder.place;
    let luck = || place.statistics().value.luck(GAME);
    for (chance, players) in [(0.7, 2), (0.3, 2), (0.25, 4), (0.6, 2)] {
        assert!(luck().matches >= 3 || luck().mean().is_none(), "too few");
        place.record_luck(GAME, chance, players).unwrap();
    }
    let (mean, error) = luck().mean().unwrap();
    assert!((mean - 2.5).abs() < 0.01 && (error - 16.74).abs() < 0.01, "{mean} ± {error}");
    // No two matches add up to this.
    let impossible = r#"{"luck": {"matches": 2, "sum": 90000, "squares": 1}}"#;
    let text = format!(r#"{{"{}": {impossible}}}"#, GAME.id());
    let file = signed("statistics", "2", text.as_bytes());
    fs::write(folder.file("statistics.cardkeep"), file).unwrap();
    assert_eq!(luck().matches, 0);
    place.record_luck(GAME, 0.5, 2).unwrap();
    place.reset_statistics(Some(GAME)).unwrap();
    assert_eq!(luck().matches, 0);
}

#[test]
fn positions_of_old_matches_make_room_for_new_ones() {
    let folder = Folder::new();
    let place = &folder.place;
    let day = date(2026, 11, 1);
    let own = |number| Training::own_id(number, 3);
    for number in 8..408 {
        place.record_answer(GAME, &own(number), false, day).unwrap();
    }
    place.record_answer(GAME, "7", true, day).unwrap();
    let training = place.statistics().value.training(GAME);
    assert!(training.has_met("7") && training.has_met(&own(9)) && !training.has_met(&own(8)));
}

#[test]
fn an_achievement_is_new_once() {
    let folder = Folder::new();
    let place = &folder.place;
    let earn = |ids: &[&'static str]| place.record_achievements(GAME, ids).unwrap();
    assert_eq!(earn(&["comeback", "upset"]), ["comeback", "upset"]);
    assert_eq!(earn(&["upset", "trade"]), ["trade"]);
    assert!(earn(&["upset"]).is_empty());
    let now = place.statistics().value;
    assert!(now.has_achieved(GAME, "trade") && !now.has_achieved(GAME, "landslide"));
    assert!(!now.has_achieved(GameId::Watchtower, "trade"));
    // They are kept with the results, and reset with them.
    place.record_result(GAME, "easy", &MatchId::begin(1), MatchResult::Won).unwrap();
    assert!(place.statistics().value.has_achieved(GAME, "comeback"));
    place.reset_statistics(Some(GAME)).unwrap();
    assert_eq!(earn(&["upset"]), ["upset"]);
}

#[test]
fn ratings_are_kept_match_by_match_and_a_deal_is_known() {
    let folder = Folder::new();
    let place = &folder.place;
    assert_eq!(place.statistics().value.rating(GAME), Rating::default());
    let rated = |seed, result, mean| {
        let rating = Some(Rating { mean, deviation: 100.0 });
        let effort = MatchFacts { rating, ..MatchFacts::default() };
        place.record_effort(GAME, "easy", &MatchId::begin(seed), result, Some(effort)).unwrap();
    };
    for number in 0..RECENT as u64 + 5 {
        rated(number, MatchResult::Won, 1000.0 + number as f32);
    }
    // A match that is not rated leaves the rating as it is.
    place.record_result(GAME, "helped", &MatchId::begin(900), MatchResult::Lost).unwrap();
    let now = place.statistics().value;
    assert_eq!(now.rating(GAME).mean, 1000.0 + RECENT as f32 + 4.0);
    assert_eq!(now.rated(GAME).len(), RECENT);
    assert!(now.knows_deal(GAME, 900) && !now.knows_deal(GAME, 901));
    place.reset_statistics(Some(GAME)).unwrap();
    assert_eq!(place.statistics().value.rating(GAME), Rating::default());
}
