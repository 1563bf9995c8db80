//! Tests of how a match ends: its result is counted once, and waits to be seen.

use super::*;

/// Returns a match that is decided while it is the player's turn.
fn decided() -> (TempDir, Match) {
    let at = |seed| {
        let dir = tempfile::tempdir().unwrap();
        let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
        let setup = Setup::new(2, Options::default());
        let new = Challenge::of::<Position>(&setup, seed, &human_first(), &[]);
        let mut session = Match::begin(data_dir, new, false).unwrap();
        while !session.can_play_out() && session.outcome().is_none() {
            let action = any(&session);
            session.play(action).unwrap();
        }
        (session.can_play_out() && session.is_mine()).then_some((dir, session))
    };
    (1..50).find_map(at).expect("such a match")
}

#[test]
fn a_result_that_cannot_be_counted_waits_in_the_autosave() {
    let dir = tempfile::tempdir().unwrap();
    // Statistics of a newer app are never overwritten.
    let in_the_way = dir.path().join("statistics.cardkeep");
    let line = "cardkeep statistics 99";
    let checksum = crc32fast::hash(format!("{line}\n").as_bytes());
    std::fs::write(&in_the_way, format!("{line} {checksum:08x}\n")).unwrap();
    let mut session = begin(&dir, human_first());
    while session.outcome().is_none() {
        let action = any(&session);
        session.play(action).unwrap();
    }
    let uncounted = |session: &mut Match| {
        session.take_notices().iter().any(|notice| notice.contains("couldn't be counted"))
    };
    assert!(uncounted(&mut session) && session.gains().tally.is_none());
    let (data_dir, slot) = (Arc::clone(&session.data_dir), Slot::Auto);
    let ended = session.save.record;

    let resume = || Match::resume(Arc::clone(&data_dir), slot).unwrap();
    let mut session = resume();
    assert_eq!(*session.record(), ended);
    assert!(uncounted(&mut session), "still in the way");
    std::fs::remove_file(&in_the_way).unwrap();
    let mut session = resume();
    assert!(session.take_notices().is_empty());
    assert!(session.outcome().is_some() && !session.is_mine());
    assert!(!session.think() && !session.is_thinking());
    assert_eq!(session.gains().tally.unwrap().played(), 1);
    assert!(matches!(data_dir.load::<Position>(slot), Err(StoreError::Empty)));
}

#[test]
fn a_finished_match_is_looked_at_again_and_nothing_is_counted_or_kept() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin(&dir, human_first());
    let mut seen = Vec::new();
    while session.outcome().is_none() {
        let action = any(&session);
        seen.push(session.play(action).unwrap());
    }
    let data_dir = Arc::clone(&session.data_dir);
    let history = data_dir.history(GameId::FourKnights).matches;
    assert_eq!(history.len(), 1);
    assert_eq!(history[0].moves as usize, seen.len());
    assert_eq!(history[0].points, session.position().points(session.human));
    let counted = data_dir.statistics().value;
    assert_eq!(counted.all(GameId::FourKnights).measured.matches, 1);

    let mut again =
        Match::review(Arc::clone(&data_dir), history[0].number, Perspective::Own).unwrap();
    assert!(again.is_reviewing() && !again.is_mine() && again.position() != session.position());
    again.wake();
    for events in &seen {
        assert!(!again.think());
        assert_eq!(again.step_on().as_ref(), Some(events), "as it was seen when it was played");
    }
    assert_eq!((again.step_on(), again.position()), (None, session.position()));
    assert!(again.undo() && again.outcome().is_none());
    again.rewind();
    assert_eq!(again.record().depth(), (0, seen.len()));
    again.autosave();
    again.data_dir.settle();
    assert!(matches!(data_dir.load::<Position>(Slot::Auto), Err(StoreError::Empty)));
    assert_eq!(data_dir.statistics().value, counted);
    assert_eq!(data_dir.history(GameId::FourKnights).matches, history);
}

#[test]
fn a_result_waits_in_its_slot_until_it_is_shown() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin(&dir, human_first());
    let data_dir = Arc::clone(&session.data_dir);
    data_dir.set_summarize(crate::games::SUMMARIZE);
    while session.outcome().is_none() {
        let action = any(&session);
        session.play(action).unwrap();
    }
    session.keep_result();
    data_dir.settle();
    let kept = data_dir.look(GameId::FourKnights, Slot::Auto);
    let heading = kept.heading().expect("it waits");
    assert!(heading.over && heading.summary == t!(app::result_waits), "{heading:?}");
    let mut again = Match::resume(Arc::clone(&data_dir), Slot::Auto).unwrap();
    assert!(again.result_shown(), "for the first time");
    assert!(!again.result_shown(), "a victory is celebrated once");
    again.keep_result();
    data_dir.settle();
    assert!(data_dir.running(GameId::FourKnights).is_empty(), "seen");
    assert_eq!(data_dir.statistics().value.all(GameId::FourKnights).played(), 1);
}

/// Points that the computer won for the player are no feat of the player's, whenever the match ends.
#[test]
fn points_that_the_computer_won_are_not_counted_after_a_resume_either() {
    for resumed in [false, true] {
        let (_dir, mut session) = decided();
        let data_dir = Arc::clone(&session.data_dir);
        session.set_playout(Playout::Fast);
        let action = answer(&mut session);
        session.play(action).unwrap();
        session.set_playout(Playout::Off);
        if resumed {
            data_dir.settle();
            drop(session);
            session = Match::resume(Arc::clone(&data_dir), Slot::Auto).unwrap();
        }
        while session.outcome().is_none() {
            let action = any(&session);
            session.play(action).unwrap();
        }
        let past = data_dir.history(GameId::FourKnights).matches;
        assert_eq!(past.first().expect("it is kept").points, None, "resumed: {resumed}");
    }
}

/// No one plays on from there.
#[test]
fn a_position_to_solve_is_not_played_out() {
    let (_dir, session) = decided();
    let code = session.challenge().and_then(|dealt| dealt.code_of_match(session.record()));
    let code = code.expect("its code");
    let exercise = Match::exercise(Arc::clone(&session.data_dir), &code).unwrap();
    assert_eq!(exercise.position(), session.position());
    assert!(session.can_play_out() && !exercise.can_play_out());
}
