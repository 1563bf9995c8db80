//! Tests of positions to solve: those that come with the app are whole, and they are answered, graded and
//! remembered at the real table.

use std::collections::BTreeSet;

use super::clipped_text::Stage;
use super::puzzles;
use crate::i18n::{lessons, t};
use crate::seated::Begin;
use crate::session::Session;
use crate::table::game::TableGame;
use crate::table::lesson_driver::Pupil;
use crate::table::puzzle::Puzzle;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Chance, Game, Record, Seat, Setup, Start, Turn};
use cardkeep_core::games::GameId;
use cardkeep_store::{
    Judgment, MatchFacts, MatchId, MatchResult, Player, Save, Training, local_day, names_for, now,
};

/// Positions of every game that are answered at the table.
const ANSWERED: u32 = 6;

test_every_table! {
    every_position_can_be_played_and_has_an_answer
    a_good_answer_is_carried_out_and_leads_on
    a_mistake_is_told_and_comes_again_tomorrow
    the_solution_can_be_shown
    an_own_mistake_comes_back
}

mod checks {
    use super::*;

    fn training<T: TableGame>(stage: &Stage) -> Training {
        stage.app.services().data_dir.statistics().value.training(T::ID)
    }

    pub(super) fn every_position_can_be_played_and_has_an_answer<T: TableGame>() {
        let stage = Stage::english();
        let all = Puzzle::all(puzzles(T::ID));
        assert_eq!(all.len(), puzzles(T::ID).lines().count(), "{}: a line can't be read", T::ID);
        let ids: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(ids.len(), all.len(), "{}: an id is there twice", T::ID);
        for puzzle in &all {
            let name = format!("{} {}", T::ID, puzzle.id);
            let data_dir = std::sync::Arc::clone(&stage.app.services().data_dir);
            let session = Session::<T::Rules>::exercise(data_dir, puzzle.code);
            let session = session.unwrap_or_else(|why| panic!("{name}: {why}"));
            assert_eq!(session.turn(), Turn::Seat(Seat(0)), "{name}");
            let legal = session.legal_actions().into_iter().map(|it| it.to_string());
            let legal: BTreeSet<String> = legal.collect();
            let graded: BTreeSet<String> = puzzle.plays.iter().map(|it| it.0.clone()).collect();
            assert!(graded.is_subset(&legal), "{name}: every play is legal");
            let mistakes = puzzle.plays.iter().filter(|(_, lost)| *lost >= 10).count();
            assert_eq!(puzzle.plays[0].1.min(4), puzzle.plays[0].1, "{name}: the best comes first");
            assert!(2 * mistakes >= puzzle.plays.len(), "{name}: most plays are mistakes");
            assert!((1..=3).contains(&puzzle.grade) && puzzle.chance <= 100, "{name}");
        }
        let grades: BTreeSet<u8> = all.iter().map(|puzzle| puzzle.grade).collect();
        assert!(grades.len() > 1, "{}: {grades:?}", T::ID);
    }

    /// Returns a good answer at the position, and a mistake.
    fn answers<T: TableGame>(pupil: &Pupil<T>) -> (String, String) {
        let id = pupil.position();
        let all = Puzzle::all(puzzles(T::ID));
        let puzzle = all.iter().find(|puzzle| puzzle.id == id).expect("a position");
        let mistake = puzzle.plays.iter().find(|(_, lost)| *lost >= 10).expect("a mistake");
        (puzzle.plays[0].0.clone(), mistake.0.clone())
    }

    pub(super) fn a_good_answer_is_carried_out_and_leads_on<T: TableGame>() {
        let stage = Stage::english();
        let services = stage.app.services();
        let today = local_day(now()).expect("a day");
        for number in 1..=ANSWERED {
            let pupil = Pupil::<T>::open_as(Begin::Exercise, services);
            pupil.wait_for_turn();
            assert!(pupil.said().starts_with(&format!("{} of 5", (number - 1) % 5 + 1)));
            let before = pupil.length();
            pupil.answer(&answers(&pupil).0);
            let after = pupil.length();
            assert!(after > before, "{} {}: it is played", T::ID, pupil.position());
            let cheer = match number % 5 {
                0 => t!(lessons::exercise_day, solved: number, tried: number),
                _ => t!(lessons::exercise_right),
            };
            let cheers = (0..200).any(|_| {
                pupil.pass(50);
                pupil.headline() == cheer
            });
            assert!(cheers, "{} {}: {:?}", T::ID, number, pupil.headline());
            pupil.pass(5000);
            pupil.pass(5000);
            assert_eq!(pupil.length(), after, "no one plays on");
            assert!(pupil.said().starts_with("Right!"), "{}", pupil.said());
            assert_eq!(training::<T>(&stage).on(today), (number, number));
        }
        assert_eq!(training::<T>(&stage).known(), ANSWERED as usize);
        let statistics = services.data_dir.statistics().value;
        assert_eq!(statistics.all(T::ID).played(), 0, "nothing is counted");
        assert!(services.data_dir.running(T::ID).is_empty(), "nothing is saved");
        assert!(services.data_dir.history(T::ID).matches.is_empty());
    }

    pub(super) fn a_mistake_is_told_and_comes_again_tomorrow<T: TableGame>() {
        let stage = Stage::english();
        let pupil = Pupil::<T>::open_as(Begin::Exercise, stage.app.services());
        pupil.wait_for_turn();
        let (before, asked) = (pupil.length(), pupil.said());
        let (best, mistake) = answers(&pupil);
        pupil.answer(&mistake);
        assert_eq!(pupil.length(), before, "{}: a mistake is not played", T::ID);
        assert_ne!(pupil.said(), asked);
        let today = local_day(now()).expect("a day");
        let again = training::<T>(&stage).comes_again(&pupil.position());
        assert_eq!(again, today.tomorrow().ok());
        pupil.answer(&best);
        assert!(pupil.length() > before);
        assert_eq!(training::<T>(&stage).on(today), (1, 0), "only the first answer counts");
        // Another position follows.
        let next = Pupil::<T>::open_as(Begin::Exercise, stage.app.services());
        assert!(next.said().starts_with("2 of 5"), "{}", next.said());
        assert_ne!(next.position(), pupil.position());
    }

    /// Keeps a finished match of random play with one mistake, due today, and a sound decision that was
    /// taken for one. Returns what was played, what was better, and a third action.
    fn keep_match<T: TableGame>(stage: &Stage) -> [String; 3] {
        let data_dir = &stage.app.services().data_dir;
        let setup = Setup::new(*T::Rules::SEATS.start(), Default::default());
        let start = Start::Deal { setup: setup.clone(), seed: 7 };
        let mut record = Record::<T::Rules>::new(start).expect("a match");
        let (mut chance, mut found) = (Chance::new(7), Vec::new());
        while let Turn::Seat(seat) = record.position().turn() {
            let mut legal = Vec::new();
            record.position().legal_actions(&mut legal);
            let action = chance.pick(&legal).expect("an action");
            if seat == Seat(0) && legal.len() > 2 {
                legal.retain(|other| *other != action);
                let moves = record.depth().0 as u32;
                found.push((moves, [action, legal[0], legal[1]].map(|it| it.to_string())));
            }
            record.play(action).expect("it is legal");
        }
        let mut found = found.into_iter();
        let (moves, [played, best, other]) = found.next().expect("a decision");
        let (later, [_, sound, _]) = found.next().expect("another one");
        let mut players = vec![Player::Computer(Level::Easy); usize::from(setup.seats)];
        players[0] = Player::Human;
        let names = names_for(&players, &[]);
        let save = Save { saved: now(), ..Save::new(MatchId::begin(7), record, players, names) };
        let kept = data_dir.keep_finished(&save, MatchResult::Lost, MatchFacts::default());
        kept.expect("it is kept");
        let number = data_dir.history(T::ID).matches[0].number;
        let judge = |moves, lost, best| Judgment { moves, chance: 0.6, lost, best };
        let judged = vec![judge(moves, 0.4, best.clone()), judge(later, 0.0, sound)];
        data_dir.keep_analysis::<T::Rules>(number, judged).expect("it is kept");
        let yesterday = local_day(now()).and_then(|day| day.yesterday().ok()).expect("a day");
        let earlier = yesterday.yesterday().expect("a day");
        for (moves, day) in [(later, earlier), (moves, yesterday)] {
            let id = Training::own_id(number, moves);
            data_dir.record_mistakes(T::ID, &[id], day).expect("it is kept");
        }
        [played, best, other]
    }

    pub(super) fn an_own_mistake_comes_back<T: TableGame>() {
        if T::ID.is_solitaire() {
            return;
        }
        let stage = Stage::english();
        let [played, best, other] = keep_match::<T>(&stage);
        let pupil = Pupil::<T>::open_as(Begin::Exercise, stage.app.services());
        pupil.wait_for_turn();
        let asked = pupil.said();
        assert!(asked.contains("from one of your matches"), "{asked}");
        let before = pupil.length();
        // What the analysis did not look at is judged now.
        pupil.answer(&other);
        for _ in 0..3000 {
            if pupil.said() != asked {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
            pupil.pass(50);
        }
        assert_ne!(pupil.said(), asked, "{}: {other} was judged", T::ID);
        if pupil.length() == before {
            pupil.answer(&played);
            assert!(pupil.said().contains("40%"), "{}", pupil.said());
            pupil.answer(&best);
        }
        assert_ne!(pupil.length(), before);
        let next = Pupil::<T>::open_as(Begin::Exercise, stage.app.services());
        assert!(!next.said().contains("from one of your matches"), "it is not due again today");
    }

    pub(super) fn the_solution_can_be_shown<T: TableGame>() {
        let stage = Stage::english();
        let pupil = Pupil::<T>::open_as(Begin::Exercise, stage.app.services());
        pupil.wait_for_turn();
        let (best, _) = answers(&pupil);
        pupil.press();
        assert_eq!(pupil.advised(), Some(best.clone()), "{}", T::ID);
        pupil.answer(&best);
        assert!(pupil.said().starts_with(&t!(lessons::exercise_found)), "{}", pupil.said());
        let today = local_day(now()).expect("a day");
        assert_eq!(training::<T>(&stage).on(today), (1, 0), "it counts as missed");
    }
}
