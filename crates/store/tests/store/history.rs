//! Tests of the match history.

use std::fs;

use cardkeep_core::engine::{Game, Seat, Turn};
use cardkeep_core::games::GameId;
use cardkeep_store::{
    DataDir, Judgment, KEPT, MOST_JUDGED, MatchFacts, MatchResult, PastMatch, Save, Training,
};
use serde_json::{Value, json};

use crate::support::{self, Folder, FourKnights, GAME, altered, save, signed};

/// Returns a match played to its end.
fn over(seed: u64) -> Save<FourKnights> {
    save(seed, usize::MAX)
}

fn keep(place: &DataDir, save: &Save<FourKnights>) {
    let effort = MatchFacts { moves: 51, points: Some(750), ..MatchFacts::default() };
    place.keep_finished(save, MatchResult::Won, effort).unwrap();
}

#[test]
fn a_finished_match_is_listed_and_opens_as_it_was() {
    let folder = Folder::new();
    let place = &folder.place;
    assert_eq!(place.history(GAME).matches, []);
    let (first, second) = (over(5), over(6));
    keep(place, &first);
    keep(place, &second);
    let history = place.history(GAME);
    assert_eq!(history.unreadable, 0);
    let [newest, oldest] = &history.matches[..] else { panic!("{history:?}") };
    assert_eq!((newest.result, newest.moves, newest.points), (MatchResult::Won, 51, Some(750)));
    assert_eq!(newest.heading.names, ["You", "Runa"]);
    assert_eq!(newest.heading.saved, second.saved);
    assert_eq!(place.finished::<FourKnights>(newest.number).unwrap(), second);
    assert_eq!(place.finished::<FourKnights>(oldest.number).unwrap(), first);
    assert_eq!(place.history(GameId::FourHorsemen).matches, [], "each game has its own");
}

#[test]
fn a_finished_match_says_who_won_and_one_that_is_not_over_was_given_up() {
    let folder = Folder::new();
    let finished = over(5);
    keep(&folder.place, &finished);
    keep(&folder.place, &save(6, 7));
    folder.place.keep_analysis::<FourKnights>(1, Vec::new()).unwrap();
    let history = folder.place.history(GAME).matches;
    let [given_up, ended] = &history[..] else { panic!("{history:?}") };
    let Turn::Over(outcome) = finished.record.position().turn() else { panic!("it is over") };
    let winners: Vec<usize> = outcome.winners().map(Seat::index).collect();
    assert_eq!((&ended.winners, ended.given_up), (&winners, false));
    assert_eq!((&given_up.winners[..], given_up.given_up), (&[][..], true));

    // A file may name seats that nobody has.
    let file = folder.file("history/four-knights/1.match");
    let odd = altered(&fs::read(&file).unwrap(), "finished", "/winners", json!([1, 7]));
    fs::write(&file, odd).unwrap();
    assert_eq!(folder.place.history(GAME).matches[1].winners, [1]);
}

#[test]
fn a_practice_match_is_listed_as_one() {
    let folder = Folder::new();
    keep(&folder.place, &over(5));
    keep(&folder.place, &Save { practice: true, ..over(6) });
    let practice = |past: &PastMatch| past.heading.practice;
    let history = folder.place.history(GAME).matches;
    assert_eq!(history.iter().map(practice).collect::<Vec<_>>(), [true, false], "newest first");
    assert!(folder.place.finished::<FourKnights>(history[0].number).unwrap().practice);
}

#[test]
fn what_was_taken_back_is_not_kept() {
    let folder = Folder::new();
    let mut save = over(5);
    let played = save.record.played().to_vec();
    save.record.restart();
    for action in &played {
        save.record.play(*action).unwrap();
    }
    save.record.undo();
    let last = *played.last().unwrap();
    save.record.play(last).unwrap();
    keep(&folder.place, &save);
    let kept: Save<FourKnights> = folder.place.finished(1).unwrap();
    assert_eq!(kept.record.played(), played);
    assert_eq!(kept.record.depth(), (played.len(), 0));
}

#[test]
fn so_many_are_kept_and_the_oldest_make_room() {
    let folder = Folder::new();
    let save = over(5);
    for _ in 0..KEPT + 3 {
        keep(&folder.place, &save);
    }
    let numbers: Vec<u32> =
        folder.place.history(GAME).matches.iter().map(|past| past.number).collect();
    assert_eq!(numbers.len(), KEPT);
    assert_eq!((numbers[0], numbers[KEPT - 1]), (KEPT as u32 + 3, 4));
    let folder = folder.file("history").join(GAME.id());
    assert_eq!(fs::read_dir(folder).unwrap().count(), KEPT, "nothing is left beside them");
}

#[test]
fn a_damaged_one_is_counted_and_takes_no_other_with_it() {
    let folder = Folder::new();
    for seed in 1..=4 {
        keep(&folder.place, &over(seed));
    }
    let file = |number: u32| folder.file("history").join(GAME.id()).join(format!("{number}.match"));
    fs::write(file(2), "spoilt").unwrap();
    fs::create_dir(file(9)).unwrap();
    fs::write(folder.file("history").join(GAME.id()).join("note.txt"), "mine").unwrap();
    let before = folder.contents();
    let history = folder.place.history(GAME);
    let numbers: Vec<u32> = history.matches.iter().map(|past| past.number).collect();
    assert_eq!((numbers, history.unreadable), (vec![4, 3, 1], 2));
    assert!(folder.place.finished::<FourKnights>(2).is_err());
    assert_eq!(folder.contents(), before, "looking changes nothing");
    keep(&folder.place, &over(7));
    assert_eq!(folder.place.history(GAME).matches[0].number, 10);
}

#[test]
fn one_of_other_rules_or_with_a_move_against_them_does_not_open() {
    let folder = Folder::new();
    keep(&folder.place, &over(5));
    let path = folder.file("history").join(GAME.id()).join("1.match");
    let sound = fs::read(&path).unwrap();
    for (pointer, value, told) in [
        ("/match/rules", json!(FourKnights::RULES_VERSION + 1), "newer"),
        ("/match/record/actions/0", json!("play 3C"), "against the rules"),
        ("/match/players", json!(["hard", "hard"]), "nobody"),
    ] {
        fs::write(&path, altered(&sound, "finished", pointer, value)).unwrap();
        let why = folder.place.finished::<FourKnights>(1).unwrap_err();
        assert!(!why.to_string().is_empty(), "{told}: {why}");
    }
    // A match of another game is not listed.
    let foreign = altered(&sound, "finished", "/match/game", json!("four-horsemen"));
    fs::write(&path, foreign).unwrap();
    assert_eq!(folder.place.history(GAME).unreadable, 1);
    fs::write(&path, signed("finished", "2", support::json(&sound))).unwrap();
    assert_eq!(folder.place.history(GAME).unreadable, 1);
}

#[test]
fn finished_matches_are_forgotten_for_one_game_and_results_stay() {
    let folder = Folder::new();
    let save = over(5);
    keep(&folder.place, &save);
    folder.place.record_result(GAME, "hard", &save.id, MatchResult::Won).unwrap();
    let (own, day) = (Training::own_id(1, 2), jiff::civil::date(2026, 11, 1));
    folder.place.record_mistakes(GAME, std::slice::from_ref(&own), day).unwrap();
    folder.place.record_answer(GAME, "7", false, day).unwrap();
    folder.place.forget_history(GAME).unwrap();
    assert_eq!(folder.place.history(GAME).matches, []);
    let training = folder.place.statistics().value.training(GAME);
    assert!(!training.has_met(&own), "match 1 will be another one");
    assert!(training.has_met("7"));
    assert_eq!(folder.place.statistics().value.all(GAME).won, 1);
    folder.place.reset_statistics(None).unwrap();
    keep(&folder.place, &save);
    assert_eq!(folder.place.history(GAME).matches.len(), 1, "and the other way round");
}

/// A new match would otherwise take a number that another one has.
#[cfg(unix)]
#[test]
fn a_history_that_the_system_cannot_read_is_not_taken_for_empty() {
    let folder = Folder::new();
    let path = folder.file("history").join(GAME.id());
    fs::create_dir(folder.file("history")).unwrap();
    std::os::unix::fs::symlink(&path, &path).unwrap();
    let history = folder.place.history(GAME);
    assert_eq!((history.matches.len(), history.unreadable), (0, 1));
    assert!(folder.place.forget_history(GAME).is_err());
}

/// Returns judgments of all decisions of the player in a match.
fn judged(save: &Save<FourKnights>) -> Vec<Judgment> {
    let mut record = save.record.clone();
    record.rewind();
    let mut judged = Vec::new();
    loop {
        let (moves, position) = (record.depth().0 as u32, record.position());
        if position.turn() == Turn::Seat(Seat(0)) {
            let mut legal = Vec::new();
            position.legal_actions(&mut legal);
            let best = legal.last().unwrap().to_string();
            judged.push(Judgment { moves, chance: 0.5, lost: 0.25, best });
        }
        if record.redo(&mut ()).is_none() {
            return judged;
        }
    }
}

/// Chances outside of 0 to 1 once painted lines across the page, and a better action could name a
/// card that nobody held.
#[test]
fn judgments_that_do_not_fit_the_match_are_forgotten() {
    let folder = Folder::new();
    let (place, save) = (&folder.place, over(5));
    keep(place, &save);
    let judged = judged(&save);
    let sound = |judged: &[Judgment]| {
        place.keep_analysis::<FourKnights>(1, judged.to_vec()).unwrap();
        assert_eq!(place.analysis::<FourKnights>(1).as_deref(), Some(judged));
    };
    assert_eq!(place.analysis::<FourKnights>(1), None, "not before someone asks");
    sound(&judged);
    let edges = |it: &Judgment| Judgment { chance: 1.0, lost: 0.0, ..it.clone() };
    sound(&judged.iter().map(edges).collect::<Vec<_>>());
    sound(&judged[1..3]);
    sound(&judged);

    let path = folder.file("history").join(GAME.id()).join("1.match");
    let file = fs::read(&path).unwrap();
    let entry = |moves: u32| json!({"moves": moves, "chance": 0.5, "best": "commit AD"});
    let (first, last) = (judged[0].moves, judged.last().unwrap().moves);
    let theirs = (first..last).find(|moves| judged.iter().all(|it| it.moves != *moves)).unwrap();
    let opening = save.record.first_position();
    let illegal = ["commit AD", "commit 2C", "commit KS", "commit 7H", "commit TC", "commit 3S"];
    let mut illegal = illegal.into_iter();
    let not_held = illegal.find(|action| opening.check(action.parse().unwrap()).is_err());
    let at = |field: &str| format!("/analysis/decisions/2/{field}");
    let cases: [(String, Value); 15] = [
        (at("chance"), json!(-2.55)),
        (at("chance"), json!(1.01)),
        (at("chance"), json!(1e300)),
        (at("chance"), Value::Null),
        (at("chance"), json!("high")),
        (at("lost"), json!(-0.1)),
        (at("lost"), json!(17)),
        (at("best"), json!("castle")),
        (at("moves"), json!(judged[1].moves)),
        (at("moves"), json!(99_999)),
        (at("moves"), json!(theirs)),
        ("/analysis/decisions/0/best".into(), json!(not_held.unwrap())),
        ("/analysis/decisions".into(), json!(vec![entry(first); MOST_JUDGED + 1])),
        ("/analysis/version".into(), json!(0)),
        ("/analysis".into(), json!([[], "nothing of ours"])),
    ];
    for (pointer, value) in cases {
        fs::write(&path, altered(&file, "finished", &pointer, value.clone())).unwrap();
        assert_eq!(place.analysis::<FourKnights>(1), None, "{pointer}: {value}");
        let history = place.history(GAME);
        assert_eq!((history.matches.len(), history.unreadable), (1, 0), "{pointer}: {value}");
        assert_eq!(place.finished::<FourKnights>(1).unwrap(), save, "{pointer}: {value}");
        sound(&judged);
    }
}
