//! Tests of every game's lesson: it can be played to its end, at the real table and by legal actions
//! alone, it resumes, and its texts fit in every language.

use std::collections::BTreeSet;
use std::sync::Arc;

use i_slint_backend_testing::ElementHandle;
use slint::ComponentHandle;

use super::clipped_text::{Locale, NAMES, Stage};
use super::{lesson, lesson_text};
use crate::Page;
use crate::geometry::Rect;
use crate::i18n::{self, Language, lessons as text, t};
use crate::lesson::Done;
use crate::seated::Begin;
use crate::session::Session;
use crate::table::game::TableGame;
use crate::table::lesson_driver::Pupil;
use crate::ui;
use cardkeep_core::engine::Chance;
use cardkeep_core::games::GameId;
use cardkeep_store::{DataDir, Slot, Speed};

/// Window sizes at which the texts are measured.
const SIZES: [(u32, u32); 4] = [(320, 569), (360, 640), (844, 390), (1280, 800)];
/// Number of random players per lesson, unless this variable says otherwise, of those among them who have
/// a window, which costs most of the time, and of what each of them does.
const PLAYERS: u64 = 100;
const PLAYERS_VARIABLE: &str = "CARDKEEP_LESSON_PLAYERS";
const WATCHED: u64 = 3;
const MOVES: usize = 30;

test_every_table! {
    a_lesson_is_played_to_its_end
    a_step_that_waits_is_played_and_not_skipped
    a_step_to_read_stays_until_it_was_read
    tapping_through_skips_no_action_of_the_player
    the_button_of_a_step_that_was_read_is_apart_from_the_others
    a_lesson_goes_on_where_it_was_left
    a_step_back_repeats_a_step
    random_players_never_lock_a_lesson
    every_step_has_a_text_that_fits
}

mod checks {
    use super::*;

    /// Returns the keys of the lesson's texts. Several steps in a row may have the same one.
    fn texts<T: TableGame>() -> Vec<String> {
        let mut texts: Vec<String> = lesson(T::ID).steps.into_iter().map(|it| it.say).collect();
        texts.dedup();
        texts
    }

    /// Begins matches until no slot is free.
    fn fill_slots<T: TableGame>(pupil: &Pupil<T>, data_dir: &Arc<DataDir>) -> Vec<Slot> {
        let begin =
            || Session::<T::Rules>::begin(Arc::clone(data_dir), pupil.another_match(), false).ok();
        std::iter::from_fn(begin).filter_map(|session| session.slot()).collect()
    }

    pub(super) fn a_lesson_is_played_to_its_end<T: TableGame>() {
        let stage = Stage::english();
        let services = stage.app.services();
        let pupil = Pupil::<T>::open(services);
        let steps = texts::<T>();
        let mut seen = Vec::new();
        for _ in 0..10 * steps.len() {
            pupil.wait();
            let Some(step) = pupil.step() else { break };
            assert!(!pupil.is_told_twice(), "{}: {step}", T::ID);
            let covered = stage.app.window().global::<ui::Ending>().get_over();
            assert!(!covered, "{}: the result covers {step}", T::ID);
            if steps.last() == Some(&step) && !pupil.has_won() {
                let running = fill_slots(&pupil, &services.data_dir);
                pupil.obey();
                assert_eq!(pupil.step().as_ref(), Some(&step), "{}: no slot is free", T::ID);
                services.shell.answer(true);
                for slot in running {
                    services.data_dir.delete(T::ID, slot).expect("it is deleted");
                }
            }
            if seen.last() != Some(&step) {
                seen.push(step);
            }
            pupil.obey();
        }
        // A step that only opponents end may be over before it is shown.
        seen.iter().for_each(|step| assert!(steps.contains(step)));
        assert_eq!(pupil.step(), None, "{}: {seen:?}", T::ID);
        assert!(seen.len() + 4 >= steps.len(), "{}: {seen:?}", T::ID);
        assert!(services.settings.borrow().lesson(T::ID).finished, "{}", T::ID);
        let told = services.settings.borrow().tip_progress(T::ID).done;
        for tip in T::TIPS {
            assert_eq!(told.contains(tip.id), tip.taught.is_some(), "{}: {}", T::ID, tip.id);
            assert!(tip.taught.is_none_or(|step| steps.iter().any(|it| it == step)), "{}", tip.id);
        }
        assert_eq!(services.data_dir.statistics().value.all(T::ID).played(), 0);
        // The match goes on as an ordinary one, in a slot of its own, unless it was won.
        let running = services.data_dir.running(T::ID);
        let headings: Vec<_> = running.iter().filter_map(|(_, state)| state.heading()).collect();
        let goes_on = matches!(headings[..], [heading] if !heading.practice);
        assert!(goes_on || pupil.has_won() && running.is_empty(), "{}: {running:?}", T::ID);
        assert_eq!(services.shell.under(), Some(Page::NewGame(T::ID)), "back to start a match");
    }

    pub(super) fn a_step_that_waits_is_played_and_not_skipped<T: TableGame>() {
        let stage = Stage::english();
        let pupil = Pupil::<T>::open(stage.app.services());
        let lesson = lesson(T::ID);
        for _ in 0..20 * lesson.steps.len() {
            pupil.wait();
            let Some(step) = pupil.step() else { break };
            pupil.press();
            pupil.wait();
            let before = lesson.steps.iter().find(|it| it.say == step).expect("a step");
            if let Done::View { at, is } = &before.done
                && pupil.step().is_some_and(|after| after != step)
            {
                assert_eq!(pupil.view().pointer(at), Some(is), "{}: {step}", T::ID);
            }
        }
        assert_eq!(pupil.step(), None, "{}", T::ID);
    }

    pub(super) fn a_step_to_read_stays_until_it_was_read<T: TableGame>() {
        let stage = Stage::english();
        stage.app.services().settings.borrow_mut().pace = Speed::Normal;
        let pupil = Pupil::<T>::open(stage.app.services());
        let lesson = lesson(T::ID);
        for _ in 0..10 * lesson.steps.len() {
            pupil.wait();
            let Some(step) = pupil.step() else { break };
            let reads = lesson.steps.iter().any(|it| it.say == step && it.done == Done::Read);
            for _ in 0..if reads { 40 } else { 0 } {
                // Neither time nor touches of the table end it.
                pupil.touch_table();
                pupil.pass(1000);
            }
            assert!(!reads || pupil.step().as_ref() == Some(&step), "{}: {step}", T::ID);
            pupil.obey();
        }
        assert_eq!(pupil.step(), None, "{}", T::ID);
    }

    pub(super) fn tapping_through_skips_no_action_of_the_player<T: TableGame>() {
        let stage = Stage::english();
        stage.app.services().settings.borrow_mut().pace = Speed::Normal;
        let pupil = Pupil::<T>::open(stage.app.services());
        for _ in 0..5000 {
            let Some(step) = pupil.step() else { break };
            let early = pupil.is_early();
            pupil.press();
            // The player's turn may show that it can't be done.
            let skipped = early && !pupil.is_mine() && pupil.step().as_ref() != Some(&step);
            assert!(!skipped, "{}: {step} is over before the player's turn", T::ID);
            pupil.pass(30);
        }
        assert_eq!(pupil.step(), None, "{}", T::ID);
    }

    pub(super) fn the_button_of_a_step_that_was_read_is_apart_from_the_others<T: TableGame>() {
        let read = [t!(text::next), t!(text::play_on)];
        let other = [t!(text::skip), t!(text::show_me)];
        let stage = Stage::english();
        stage.app.services().settings.borrow_mut().pace = Speed::Normal;
        stage.resize((360, 640));
        let pupil = Pupil::<T>::open(stage.app.services());
        let places = |labels: &[String]| -> Vec<Rect> {
            let found = labels.iter().flat_map(|label| {
                ElementHandle::find_by_accessible_label(stage.app.window(), label)
            });
            let places = found.map(|it| {
                let (at, size) = (it.absolute_position(), it.size());
                Rect::new(at.x, at.y, size.width, size.height)
            });
            places.collect()
        };
        let (mut reads, mut others) = (Vec::new(), Vec::new());
        for n in 0..2000 {
            if pupil.step().is_none() {
                break;
            }
            reads.extend(places(&read));
            others.extend(places(&other));
            if n % 5 == 4 {
                pupil.press();
            }
            pupil.pass(80);
        }
        assert!(!reads.is_empty() && !others.is_empty(), "{}", T::ID);
        let covers = |one: &Rect| others.iter().find(|other| other.contains(one.center()));
        let found = reads.iter().find_map(|one| Some((one, covers(one)?)));
        assert_eq!(found, None, "{}", T::ID);
    }

    pub(super) fn a_lesson_goes_on_where_it_was_left<T: TableGame>() {
        let english = Locale::Real(Language::En);
        let here = tempfile::tempdir().expect("a folder");
        let stage = Stage::in_folder(here.path(), english);
        let pupil = Pupil::<T>::open(stage.app.services());
        while pupil.step().is_some() {
            pupil.obey();
            pupil.wait();
            if pupil.has_won() {
                // Nothing goes on.
                break;
            }
            // The app is killed: only what it has written is left.
            stage.app.services().data_dir.settle();
            let there = tempfile::tempdir().expect("a folder");
            let saves = ["saves", T::ID.id()].iter().collect::<std::path::PathBuf>();
            std::fs::create_dir_all(there.path().join(&saves)).expect("a folder");
            for file in ["settings.cardkeep".into(), saves.join("lesson.save")] {
                let copied = std::fs::copy(here.path().join(&file), there.path().join(&file));
                assert!(copied.is_ok() || pupil.step().is_none(), "{file:?}");
            }
            let other = Stage::in_folder(there.path(), english);
            let resumed = Pupil::<T>::open(other.app.services());
            resumed.wait();
            if pupil.step().is_some() {
                assert_eq!(resumed.state(), pupil.state());
            }
        }
    }

    pub(super) fn a_step_back_repeats_a_step<T: TableGame>() {
        let stage = Stage::english();
        let pupil = Pupil::<T>::open(stage.app.services());
        let mut before = Vec::new();
        for _ in 0..8 {
            pupil.wait();
            let state = pupil.state();
            if before.last().is_none_or(|(_, step)| *step != state.1) {
                before.push(state);
            }
            pupil.obey();
        }
        pupil.wait();
        let steps: Vec<_> = lesson(T::ID).steps.into_iter().map(|it| it.say).collect();
        for _ in 0..8 {
            pupil.go_back();
            let (_, step) = pupil.state();
            assert!(steps.contains(&step.expect("a step")));
        }
        assert_eq!(pupil.state().0, before[0].0);
    }

    pub(super) fn random_players_never_lock_a_lesson<T: TableGame>() {
        let steps = lesson(T::ID).steps.len();
        let stage = Stage::english();
        let players = std::env::var(PLAYERS_VARIABLE).ok().and_then(|count| count.parse().ok());
        for player in 0..players.unwrap_or(PLAYERS) {
            let mut services = stage.app.services().clone();
            services.settings.borrow_mut().lessons.clear();
            if player >= WATCHED {
                services.window = slint::Weak::default();
            }
            let pupil = Pupil::<T>::open(&services);
            let mut chance = Chance::new(player);
            for _ in 0..MOVES {
                pupil.stray(&mut chance);
            }
            for _ in 0..20 * steps {
                pupil.wait();
                if pupil.step().is_none() {
                    break;
                }
                pupil.press();
            }
            assert_eq!(pupil.step(), None, "{}: {player}", T::ID);
            for (slot, _) in services.data_dir.running(T::ID) {
                services.data_dir.delete(T::ID, slot).expect("it can be deleted");
            }
        }
    }

    pub(super) fn every_step_has_a_text_that_fits<T: TableGame>() {
        let mut found = BTreeSet::new();
        for language in Language::ALL {
            i18n::set_language(language);
            let texts: Vec<String> =
                texts::<T>().iter().map(|say| lesson_text(T::ID, say, NAMES[5])).collect();
            let unique: BTreeSet<&String> = texts.iter().collect();
            assert_eq!(unique.len(), texts.len(), "{} in {language:?}: a text is missing", T::ID);
            let stage = Stage::open(Locale::Real(language));
            assert!(stage.app.services().play(T::ID, Begin::Lesson));
            stage.settle();
            stage.app.services().shell.suspend();
            let coach = stage.app.window().global::<ui::Coach>();
            for size in SIZES {
                stage.resize(size);
                for text in &texts {
                    coach.set_text(text.into());
                    let at = format!("{} at {size:?} in {language:?}", T::ID);
                    stage.cut(|shown| shown == text, &at, &mut found);
                }
            }
        }
        i18n::set_language(Language::En);
        assert!(found.is_empty(), "{found:#?}");
    }
}
