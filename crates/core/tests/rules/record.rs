//! Tests of very long records: only what can no longer be undone is dropped.
#![allow(clippy::unwrap_used)]

use cardkeep_core::engine::{
    Chance, Game, LONGEST_MATCH, LONGEST_RECORD, Record, Refusal, Setup, Start, Step,
};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_kingdoms::{Action, Position};
use cardkeep_core::with_game;

fn start() -> Start<Position> {
    Start::Deal { setup: Setup::new(1, Default::default()), seed: 5 }
}

fn legal(position: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    legal
}

/// Plays this many moves: random ones until a move can be made back and forth, and then that one.
fn play_on(record: &mut Record<Position>, moves: usize) {
    let mut chance = Chance::new(1);
    let mut ahead = Vec::new();
    for _ in 0..moves {
        let (position, last) = (record.position(), record.played().last());
        let back = match last {
            Some(Action::Move { from, to, count }) => {
                Some(Action::Move { from: *to, to: *from, count: *count })
            }
            _ => None,
        };
        let back = back.filter(|back| position.allows(*back));
        ahead.clear();
        position.legal_actions(&mut ahead);
        let action = back.or_else(|| chance.pick(&ahead)).expect("this deal goes on");
        record.play(action).unwrap();
    }
}

fn read_back(record: &Record<Position>) -> Record<Position> {
    serde_json::from_str(&serde_json::to_string(record).unwrap()).unwrap()
}

#[test]
fn a_match_of_any_game_that_ends_is_not_the_longest_c6() {
    for id in GameId::ALL {
        with_game!(id, G => for seats in G::SEATS {
            for options in G::variants() {
                let bound = G::bound(&Setup::new(seats, options));
                assert!(bound.is_none_or(|bound| bound < LONGEST_MATCH), "{id}: {bound:?}");
            }
        });
    }
}

/// FK-13: a player may continue as long as any person would; then the match can only be undone.
#[test]
fn the_longest_match_can_be_kept_taken_back_and_begun_anew() {
    let mut record = Record::new(start()).unwrap();
    play_on(&mut record, LONGEST_MATCH);
    let whole = record.clone();
    let legal = legal(record.position());
    let refused = record.play(legal[0]).unwrap_err();
    assert_eq!(refused.rule(), "C-6");
    assert!(record.play_along(legal[0], &mut ()).is_err());
    assert_eq!(record, whole, "C-5");
    assert_eq!(read_back(&record), whole);

    record.undo().unwrap();
    play_on(&mut record, 1);
    assert!(record.play(legal[0]).is_err());
    record.restart();
    play_on(&mut record, 2);
    for _ in 0..3 {
        record.undo().unwrap();
    }
    assert_eq!(record.acts(), LONGEST_MATCH, "the match before is still there");
    while record.redo(&mut ()).is_some() {}
    play_on(&mut record, LONGEST_MATCH - 3);
    assert_eq!(record.depth(), (LONGEST_RECORD, 0));
    assert_eq!(read_back(&record), record);
}

#[test]
fn a_trimmed_record_is_the_match_as_it_went() {
    let mut record = Record::new(start()).unwrap();
    play_on(&mut record, 3);
    record.restart();
    play_on(&mut record, 4);
    record.undo();
    let mut trimmed = record.trimmed();
    assert_eq!((trimmed.depth(), trimmed.acts()), ((3, 0), 3));
    assert_eq!((trimmed.position(), trimmed.played()), (record.position(), record.played()));
    assert_eq!(read_back(&trimmed), trimmed);
    trimmed.rewind();
    assert_eq!((trimmed.depth(), trimmed.position()), ((0, 3), &trimmed.first_position()));
    while trimmed.redo(&mut ()).is_some() {}
    assert_eq!(trimmed.position(), record.position());
}

#[test]
fn the_longest_record_forgets_what_was_before_its_first_restart() {
    let mut record = Record::new(start()).unwrap();
    for _ in 0..2 {
        play_on(&mut record, LONGEST_MATCH - 1);
        record.restart();
    }
    assert_eq!(record.depth(), (LONGEST_RECORD, 0));
    let before = read_back(&record);
    play_on(&mut record, 3);
    assert_eq!(record.depth(), (LONGEST_MATCH + 3, 0));
    assert_eq!((record.acts(), record.start()), (3, before.start()));
    assert_eq!(read_back(&record), record);

    // The position follows from the last moves, and what is left can be undone.
    let mut other = Record::new(start()).unwrap();
    record.played().iter().for_each(|action| drop(other.play(*action).unwrap()));
    assert_eq!(record.position(), other.position());
    for _ in 0..4 {
        record.undo().unwrap();
    }
    assert_eq!(record.acts(), LONGEST_MATCH - 1);
    let mut taken_back = before.clone();
    assert_eq!(taken_back.undo(), Some(Step::Restart));
    assert_eq!(record.position(), taken_back.position());
    while record.redo(&mut ()).is_some() {}
    assert_eq!(record.position(), other.position());
}

#[test]
fn restarts_without_end_can_be_kept() {
    let mut record = Record::new(start()).unwrap();
    for _ in 0..LONGEST_RECORD + 10 {
        record.restart();
    }
    assert_eq!(record.depth(), (LONGEST_RECORD, 0));
    play_on(&mut record, 2);
    assert_eq!(read_back(&record), record);
}

#[test]
fn a_record_that_no_match_comes_to_is_refused() {
    let refusal = |steps: Vec<Step<Action>>| {
        let text = serde_json::json!({
            "start": start(),
            "actions": steps.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "cursor": 0,
        });
        let read =
            serde_json::from_value::<Record<Position>>(text).map(drop).unwrap_err().to_string();
        let replayed = Record::replay(start(), steps, 0).map(drop).unwrap_err().to_string();
        assert!(read.contains(&replayed), "{read}");
        replayed
    };
    let message = refusal(vec![Step::Restart; LONGEST_RECORD + 1]);
    assert!(message.contains(&format!("more than {LONGEST_RECORD} actions")), "{message}");
    // What follows the undone steps counts too, because it may be redone.
    let message = refusal(vec![Step::Play(Action::Deal); LONGEST_MATCH + 1]);
    assert!(message.contains(&format!("more than {LONGEST_MATCH} actions")), "{message}");
}
