//! Tests of the match history.

use std::fs;

use cardkeep::engine::Game;
use cardkeep::games::GameId;
use cardkeep::store::{DataDir, KEPT, MatchLength, MatchResult, PastMatch, Save};

use crate::support::{Folder, FourKnights, GAME, altered, json, save, signed};

/// Returns a match played to its end.
fn over(seed: u64) -> Save<FourKnights> {
    save(seed, usize::MAX)
}

fn keep(place: &DataDir, save: &Save<FourKnights>) {
    let effort = MatchLength { moves: 51, points: Some(750), ..MatchLength::default() };
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
        ("/match/rules", serde_json::json!(FourKnights::RULES_VERSION + 1), "newer"),
        ("/match/record/actions/0", serde_json::json!("play 3C"), "against the rules"),
        ("/match/players", serde_json::json!(["hard", "hard"]), "nobody"),
    ] {
        fs::write(&path, altered(&sound, "finished", pointer, value)).unwrap();
        let why = folder.place.finished::<FourKnights>(1).unwrap_err();
        assert!(!why.to_string().is_empty(), "{told}: {why}");
    }
    // A match of another game is not listed.
    let foreign = altered(&sound, "finished", "/match/game", serde_json::json!("four-horsemen"));
    fs::write(&path, foreign).unwrap();
    assert_eq!(folder.place.history(GAME).unreadable, 1);
    fs::write(&path, signed("finished", "2", json(&sound))).unwrap();
    assert_eq!(folder.place.history(GAME).unreadable, 1);
}

#[test]
fn finished_matches_are_forgotten_for_one_game_and_results_stay() {
    let folder = Folder::new();
    let save = over(5);
    keep(&folder.place, &save);
    folder.place.record_result(GAME, "hard", &save.id, MatchResult::Won).unwrap();
    folder.place.forget_history(GAME).unwrap();
    assert_eq!(folder.place.history(GAME).matches, []);
    assert_eq!(folder.place.statistics().value.all(GAME).won, 1);
    folder.place.reset_statistics(None).unwrap();
    keep(&folder.place, &save);
    assert_eq!(folder.place.history(GAME).matches.len(), 1, "and the other way round");
}
