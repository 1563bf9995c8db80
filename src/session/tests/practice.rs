//! Tests of what is taken back, in practice and in matches that count.

use super::*;

fn begin_practice(dir: &TempDir) -> Match {
    let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
    let setup = Setup::new(2, Options::default());
    let new = Challenge::of::<Position>(&setup, 5, &human_first(), &[]);
    Match::begin(data_dir, new, true).unwrap()
}

/// Lets the opponent answer until the player has a choice.
fn go_on(session: &mut Match) {
    while !session.is_deciding() && session.outcome().is_none() {
        let action = if session.is_mine() { any(session) } else { answer(session) };
        session.play(action).unwrap();
    }
}

/// The player can take back one decision after the other, with everything that the opponents did
/// since, also after the match was left. The opponents then think as before.
#[test]
fn in_practice_decisions_are_taken_back_one_by_one() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin_practice(&dir);
    assert!(!session.can_undo() && !session.undo());
    let mut before = Vec::new();
    while before.len() < 4 || session.is_mine() {
        go_on(&mut session);
        before.push(session.record().played().to_vec());
        let action = any(&session);
        session.play(action).unwrap();
    }
    let replied = answer(&mut session);
    session.play(replied).unwrap();
    let data_dir = Arc::clone(&session.data_dir);
    session.data_dir.settle();
    drop(session);

    let mut session = Match::resume(Arc::clone(&data_dir), Slot::Auto).unwrap();
    assert!(session.is_practice());
    let last = before.last().unwrap();
    let action = session.record().played()[last.len()];
    assert!(session.can_undo() && session.undo());
    assert_eq!(session.record().played(), last);
    assert_eq!(session.record().depth(), (last.len(), 0), "what was undone is gone");
    session.play(action).unwrap();
    assert_eq!(answer(&mut session), replied, "the same position, the same choice");
    for decision in before.iter().rev() {
        assert!(session.undo(), "even while the opponent thinks");
        assert!(!session.is_thinking());
        assert_eq!(session.record().played(), decision);
        assert!(session.is_mine());
    }
    assert!(!session.can_undo() && !session.undo());
    session.data_dir.settle();
    assert_eq!(data_dir.load::<Position>(Slot::Auto).unwrap().value.record.played(), before[0]);
}

#[test]
fn a_counted_match_takes_back_nothing_that_has_shown_something() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin(&dir, human_first());
    while session.outcome().is_none() {
        let action = any(&session);
        session.play(action).unwrap();
        // In Four Knights every action is followed by another seat's.
        assert!(!session.can_undo() && !session.undo());
    }
}

/// A card that was placed in Watchtower can be taken up again until something is drawn or fought.
#[test]
fn a_counted_match_takes_back_what_has_shown_nothing() {
    use cardkeep_core::games::watchtower::{Action, Position};
    let dir = tempfile::tempdir().unwrap();
    let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
    let setup = Setup::new(2, Default::default());
    let players = human_first().to_vec();
    let new = Challenge::of::<Position>(&setup, 5, &players, &[]);
    let mut session = Session::<Position>::begin(Arc::clone(&data_dir), new, false).unwrap();
    let place = |session: &Session<Position>| {
        let legal = session.legal_actions();
        legal.into_iter().find(|action| matches!(action, Action::Place(_)))
    };
    while !matches!(session.turn(), Turn::Seat(Seat(0))) || place(&session).is_none() {
        assert!(!session.can_undo());
        let action = session.legal_actions()[0];
        session.play(action).unwrap();
    }
    let before = session.position().clone();
    let first = place(&session).unwrap();
    session.play(first).unwrap();
    let between = session.position().clone();
    let second = place(&session);
    if let Some(second) = second {
        session.play(second).unwrap();
        assert!(session.can_undo() && session.undo());
        assert_eq!(session.position(), &between);
    }
    // It survives a restart of the app.
    let slot = session.slot().unwrap();
    let mut session = Session::<Position>::resume(data_dir, slot).unwrap();
    assert!(session.can_undo() && session.undo());
    assert_eq!(session.position(), &before);
    session.play(first).unwrap();
    session.play(Action::EndTurn).unwrap();
    assert!(!session.can_undo(), "somebody else is to act");
}

#[test]
fn practice_is_kept_in_the_history_and_not_counted() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin_practice(&dir);
    while session.outcome().is_none() {
        let action = any(&session);
        session.play(action).unwrap();
    }
    let data_dir = Arc::clone(&session.data_dir);
    assert!(session.take_notices().is_empty());
    assert_eq!(data_dir.statistics().value, Default::default());
    assert!(session.gains().tally.is_none() && session.gains().personal_bests.is_empty());
    assert!(matches!(data_dir.load::<Position>(Slot::Auto), Err(StoreError::Empty)));
    let history = data_dir.history(GameId::FourKnights).matches;
    assert_eq!(history.iter().map(|past| past.heading.practice).collect::<Vec<_>>(), [true]);
    assert!(!session.can_undo() && !session.undo(), "its end is in the history");
}
