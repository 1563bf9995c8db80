//! Tests of sessions: playing, saving and resuming matches.

use std::time::Instant;

mod endings;
mod practice;

use super::*;
use cardkeep_ai::Level;
use cardkeep_core::engine::Setup;
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_knights::{Action, Options, Phase, Position};
use cardkeep_store::StoreError;
use tempfile::TempDir;

type Match = Session<Position>;

fn begin(dir: &TempDir, players: [Player; 2]) -> Match {
    let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
    let setup = Setup::new(2, Options::default());
    let new = Challenge::of::<Position>(&setup, 5, &players, &[]);
    let mut session = Session::begin(data_dir, new, false).unwrap();
    session.data_dir.settle();
    assert!(session.take_notices().is_empty());
    session
}

fn human_first() -> [Player; 2] {
    [Player::Human, Player::Computer(Level::Easy)]
}

/// Returns any legal action of the player.
fn any(session: &Match) -> Action {
    let mut legal = Vec::new();
    session.position().legal_actions(&mut legal);
    legal[0]
}

fn answer(session: &mut Match) -> Action {
    assert!(session.think());
    let waited = Instant::now();
    loop {
        if let Some(action) = session.answer() {
            return action;
        }
        assert!(waited.elapsed() < Duration::from_secs(60), "no answer");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_match_needs_a_player_and_as_many_players_as_seats() {
    let dir = tempfile::tempdir().unwrap();
    let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
    let computer = Player::Computer(Level::Easy);
    let counts = [1, 3].map(|people| vec![Player::Human; people]);
    for players in counts.into_iter().chain([vec![computer, computer]]) {
        let setup = Setup::new(2, Options::default());
        let new = Challenge::of::<Position>(&setup, 1, &players, &[]);
        let data_dir = Arc::clone(&data_dir);
        assert!(Match::begin(data_dir, new, false).is_err());
    }
    let autosave = data_dir.load::<Position>(Slot::Auto);
    assert!(matches!(autosave, Err(StoreError::Empty)), "what cannot begin is not kept");
}

#[test]
fn the_player_sees_only_what_the_seat_may_see() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin(&dir, [Player::Computer(Level::Easy), Player::Human]);
    let action = answer(&mut session);
    let moments = session.play(action).unwrap();
    let events: Vec<_> = moments.into_iter().map(|moment| moment.event).collect();
    let hidden = cardkeep_core::games::four_knights::Event::Committed { seat: Seat(0), card: None };
    assert_eq!(events, [hidden]);
}

#[test]
fn a_resumed_match_gets_the_same_answer() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin(&dir, human_first());
    let action = any(&session);
    session.play(action).unwrap();
    let first = answer(&mut session);

    let data_dir = Arc::clone(&session.data_dir);
    drop(session);
    let slot = Slot::Auto;
    let mut session = Match::resume(data_dir, slot).unwrap();
    assert_eq!(session.position().public().phase, Phase::Commit(Seat(1)));
    assert_eq!(answer(&mut session), first);
}

#[test]
fn a_lesson_that_cannot_be_read_starts_again_and_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
    let open = || {
        let setup = Setup::new(2, Options::default());
        let players = human_first().to_vec();
        let new = Challenge::of::<Position>(&setup, 5, &players, &[]);
        Match::lesson(Arc::clone(&data_dir), new, Vec::new(), true).unwrap()
    };
    let mut session = open();
    assert!(session.take_notices().is_empty());
    let action = any(&session);
    session.play(action).unwrap();
    session.data_dir.settle();
    drop(session);

    let saves = dir.path().join("saves").join(GameId::FourKnights.id());
    for file in std::fs::read_dir(&saves).unwrap() {
        std::fs::write(file.unwrap().path(), "not a match").unwrap();
    }
    let mut session = open();
    assert_eq!(session.record().depth(), (0, 0));
    session.data_dir.settle();
    let [notice] = &session.take_notices()[..] else { panic!("one notice") };
    assert!(notice.starts_with("The lesson couldn't be read"), "{notice}");
    let kept = std::fs::read_dir(&saves).unwrap().map(|file| file.unwrap().file_name());
    let names: Vec<_> = kept.map(|name| name.to_string_lossy().into_owned()).collect();
    assert!(
        names.iter().any(|name| name.contains("damaged")),
        "the damaged file is kept: {names:?}"
    );
}

#[test]
fn names_stay_through_saves_and_rematches() {
    let dir = tempfile::tempdir().unwrap();
    let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
    let setup = Setup::new(2, Options::default());
    let names = vec![String::from("Ada"), String::new()];
    let players = vec![Player::Computer(Level::Easy), Player::Human];
    let new = Challenge::of::<Position>(&setup, 5, &players, &names);
    Match::begin(Arc::clone(&data_dir), new, false).unwrap();
    let session = Match::resume(Arc::clone(&data_dir), Slot::Auto).unwrap();
    assert_eq!([0, 1].map(|seat| session.name(Seat(seat))), ["Ada", "You"]);
    let again = Match::begin(data_dir, session.rematch(6), false).unwrap();
    assert_eq!(again.name(Seat(0)), "Ada");
}

#[test]
fn matches_run_side_by_side_and_one_that_ends_leaves_the_others() {
    let dir = tempfile::tempdir().unwrap();
    let mut first = begin(&dir, human_first());
    let action = any(&first);
    first.play(action).unwrap();
    first.rename("The first");
    let data_dir = Arc::clone(&first.data_dir);
    let mut second = Match::begin(Arc::clone(&data_dir), first.rematch(6), false).unwrap();
    assert_eq!((first.slot(), second.slot()), (Some(Slot::Auto), Some(Slot::Running(2))));
    assert_eq!(second.save.title, "", "a title is of one match");
    while second.outcome().is_none() {
        let action = any(&second);
        second.play(action).unwrap();
    }
    let running = data_dir.running(GameId::FourKnights);
    assert_eq!(running.iter().map(|(slot, _)| *slot).collect::<Vec<_>>(), [Slot::Auto]);

    // Saved by the player and loaded again, it is the same match in its old slot.
    first.keep(Slot::Manual(1)).unwrap();
    let action = answer(&mut first);
    first.play(action).unwrap();
    let loaded = Match::resume(Arc::clone(&data_dir), Slot::Manual(1)).unwrap();
    assert_eq!((loaded.slot(), loaded.save.title.as_str()), (Some(Slot::Auto), "The first"));
    assert_eq!(loaded.record().acts(), 1);
    // Beside another match it takes a new slot.
    data_dir.settle();
    let other = Save { id: MatchId::begin(9), ..loaded.as_save() };
    data_dir.save(Slot::Auto, &other).unwrap();
    let loaded = Match::resume(Arc::clone(&data_dir), Slot::Manual(1)).unwrap();
    assert_eq!(loaded.slot(), Some(Slot::Running(2)));

    // A match that was given up can be reviewed; against opponents it is not counted.
    let given_up = Match::give_up(&data_dir, Slot::Auto);
    assert!(given_up.notices.is_empty());
    let past = &data_dir.history(GameId::FourKnights).matches[0];
    assert!(past.given_up && given_up.number == Some(past.number));
    assert_eq!(data_dir.running(GameId::FourKnights).len(), 1);
    assert_eq!(data_dir.statistics().value.all(GameId::FourKnights).played(), 1);
}

#[test]
fn a_resting_match_does_not_think() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin(&dir, human_first());
    let action = any(&session);
    session.play(action).unwrap();
    session.think();
    assert!(session.is_thinking());
    session.rest();
    assert!(!session.is_thinking() && session.answer().is_none());
    session.think();
    assert!(!session.is_thinking(), "not before it wakes");
    session.wake();
    session.think();
    assert!(session.is_thinking());
}

#[test]
fn a_thought_that_breaks_off_is_told_and_tried_again_in_another_way() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin(&dir, human_first());
    let action = any(&session);
    session.play(action).unwrap();
    let mut seeds = vec![session.thought_seed()];
    for _ in 0..3 {
        // A thread that ends without an answer drops the way to pass one on.
        session.thought = Some(Pending::ask(|_| Ok(())).unwrap());
        assert!(session.answer().is_none() && !session.is_thinking());
        assert!(!session.think());
        assert!(session.take_notices()[0].contains("stopped unexpectedly"));
        assert!(!session.is_thinking(), "not before the player was told");
        seeds.push(session.thought_seed());
    }
    let tries = seeds.len();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), tries);

    let action = answer(&mut session);
    session.play(action).unwrap();
    assert_eq!(session.stumbles, 0);
}

#[test]
fn a_match_said_to_have_been_played_for_ages_goes_on() {
    let dir = tempfile::tempdir().unwrap();
    let session = begin(&dir, human_first());
    let (data_dir, slot) = (Arc::clone(&session.data_dir), Slot::Auto);
    let mut save = data_dir.load::<Position>(slot).unwrap().value;
    save.played_seconds = u64::MAX;
    data_dir.save(slot, &save).unwrap();

    let mut session = Match::resume(Arc::clone(&data_dir), slot).unwrap();
    let action = any(&session);
    session.play(action).unwrap();
    session.rest();
    session.keep(slot).unwrap();
    let again = data_dir.load::<Position>(slot).unwrap().value;
    assert_eq!(again.played_seconds, u64::MAX);
}

#[test]
fn a_match_that_cannot_be_saved_goes_on_and_stays_in_memory() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin(&dir, human_first());
    let saves = dir.path().join("saves");
    session.data_dir.settle();
    std::fs::remove_dir_all(&saves).unwrap();
    std::fs::write(&saves, "in the way").unwrap();

    for _ in 0..4 {
        let action = any(&session);
        session.play(action).unwrap();
        session.data_dir.settle();
        assert!(session.data_dir.unsaved().is_some());
    }
    let data_dir = Arc::clone(&session.data_dir);
    let record = session.record().clone();
    drop(session);
    let mut session = Match::resume(Arc::clone(&data_dir), Slot::Auto).unwrap();
    assert_eq!(*session.record(), record, "it is still in memory");
    std::fs::remove_file(&saves).unwrap();
    let action = any(&session);
    session.play(action).unwrap();
    data_dir.settle();
    assert!(data_dir.unsaved().is_none() && saves.is_dir(), "it is saved again");
}

/// A position under review is played on as another match, which is practice.
#[test]
fn a_reviewed_match_is_played_on_from_any_move() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin(&dir, human_first());
    while session.outcome().is_none() {
        let action = any(&session);
        session.play(action).unwrap();
    }
    let data_dir = Arc::clone(&session.data_dir);
    let counted = data_dir.statistics().value;
    let number = data_dir.history(GameId::FourKnights).matches[0].number;
    let mut review = Match::review(Arc::clone(&data_dir), number, Perspective::Own).unwrap();
    review.jump(9);
    let shown = review.position().clone();
    let slot = review.play_on().unwrap();
    let mut again = Match::resume(Arc::clone(&data_dir), slot).unwrap();
    assert!(again.is_practice() && !again.is_reviewing());
    assert_eq!((again.position(), again.record().depth()), (&shown, (9, 0)));
    assert_eq!((again.deal(), again.seconds()), (session.deal(), 0));
    assert_ne!(again.save.id, session.save.id);
    assert_eq!(review.play_on().unwrap(), Slot::Running(2), "each has its slot");
    while again.outcome().is_none() {
        let action = any(&again);
        again.play(action).unwrap();
    }
    assert_eq!(data_dir.statistics().value, counted);
    assert_eq!(data_dir.history(GameId::FourKnights).matches.len(), 2);
}

#[test]
fn hands_are_open_only_in_a_review() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin(&dir, human_first());
    assert!(session.view_of(Seat(1)).is_none());
    while session.outcome().is_none() {
        let action = any(&session);
        session.play(action).unwrap();
    }
    let number = session.data_dir.history(GameId::FourKnights).matches[0].number;
    let review = Match::review(Arc::clone(&session.data_dir), number, Perspective::Own).unwrap();
    assert_eq!(review.view_of(Seat(1)), Some(review.record().first_position().view(Seat(1))));
}

#[test]
fn the_match_after_a_lesson_counts() {
    let dir = tempfile::tempdir().unwrap();
    let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
    let setup = Setup::new(2, Options::default());
    let new = Challenge::of::<Position>(&setup, 5, &human_first(), &[]);
    let lesson = Match::lesson(Arc::clone(&data_dir), new, Vec::new(), false);
    let mut lesson = lesson.unwrap();
    let action = any(&lesson);
    lesson.play(action).unwrap();
    let slot = lesson.play_on().unwrap();
    let mut rest = Match::resume(Arc::clone(&data_dir), slot).unwrap();
    assert!(!rest.is_practice() && !rest.is_lesson() && rest.record().acts() == 1);
    while rest.outcome().is_none() {
        let action = any(&rest);
        rest.play(action).unwrap();
    }
    assert_eq!(data_dir.statistics().value.all(GameId::FourKnights).played(), 1);
}

#[test]
fn a_hard_player_meets_the_same_opponents_in_the_same_match() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = begin(&dir, human_first());
    assert!(!session.has_par(), "nothing is told before the end");
    while session.outcome().is_none() {
        let action = if session.is_mine() { any(&session) } else { answer(&mut session) };
        session.play(action).unwrap();
    }
    session.begin_par().unwrap();
    let waited = Instant::now();
    while session.other_match().is_none() {
        session.poll_par().unwrap();
        assert!(waited.elapsed() < Duration::from_secs(120), "it is played to its end");
        std::thread::sleep(Duration::from_millis(5));
    }
    let par = session.other_match().unwrap().clone();
    assert_eq!(par.start(), session.record().start());

    // The same decisions against the same opponents lead to the same match.
    let dir = tempfile::tempdir().unwrap();
    let mut again = begin(&dir, human_first());
    while again.outcome().is_none() {
        let next = again.record().played().len();
        let action = if again.is_mine() { par.played()[next] } else { answer(&mut again) };
        again.play(action).unwrap();
    }
    assert_eq!(again.record().played(), par.played());
}

/// What everybody watches, like the cards of a new hand, finds the cards of a shared device covered, even
/// if the same person acts next.
#[test]
fn who_ends_a_hand_does_not_keep_the_cards_open() {
    let mut ended = 0;
    for seed in 0..10 {
        let dir = tempfile::tempdir().unwrap();
        let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
        let setup = Setup::new(2, Options::default());
        let new = Challenge::of::<Position>(&setup, seed, &[Player::Human; 2], &[]);
        let mut session = Match::begin(data_dir, new, false).unwrap();
        while let Turn::Seat(seat) = session.position().turn() {
            session.human = seat;
            let (action, hand) = (any(&session), session.position().view(seat).hand_number);
            let keeps = session.keeps_acting_after(action);
            session.play(action).unwrap();
            let goes_on = session.position().turn() == Turn::Seat(seat);
            assert!(goes_on || !keeps);
            if goes_on && session.position().view(seat).hand_number > hand {
                assert!(!keeps, "{action}");
                ended += 1;
            }
        }
    }
    assert!(ended > 0, "{ended}");
}
