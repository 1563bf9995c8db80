//! Tests of every game's first-time tips: their texts, when they are due, and that nothing hidden
//! decides about it.

use std::collections::BTreeSet;

use super::clipped_text::{Locale, Stage};
use super::tip_text;
use crate::i18n::{self, Language};
use crate::lesson::Pointer;
use crate::seated::Begin;
use crate::table::game::{TableGame, View};
use crate::ui;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Chance, Game, Setup, Turn};
use cardkeep_core::games::GameId;
use cardkeep_store::{Challenge, Player};
use slint::ComponentHandle;

/// Maximum characters of a tip in English, and in other languages.
const LONGEST: [usize; 2] = [90, 100];
/// Window sizes at which the texts are measured.
const SIZES: [(u32, u32); 4] = [(320, 569), (360, 640), (844, 390), (1280, 800)];
/// Maximum actions of a solitaire, which never ends by itself.
const ENOUGH: usize = 400;

test_every_table! {
    every_tip_has_a_text_in_every_language
    every_tip_fits_the_table
    tips_do_not_depend_on_hidden_cards_c4
    every_tip_comes_up
}

/// Passes decisions of random matches to a check, until it returns true or there were this many.
fn decisions<T: TableGame>(
    budget: usize,
    mut look: impl FnMut(&View<T>, &[<T::Rules as Game>::Action], &mut Chance) -> bool,
) {
    let mut left = budget;
    for seed in 0.. {
        for options in T::Rules::variants() {
            let seats = T::Rules::SEATS.clone().count() as u64;
            let seats = T::Rules::SEATS.start() + (seed % seats) as u8;
            let mut position = T::Rules::deal(&Setup::new(seats, options), seed);
            let mut chance = Chance::new(seed);
            for _ in 0..ENOUGH {
                let mut legal = Vec::new();
                position.legal_actions(&mut legal);
                let Some(action) = chance.pick(&legal) else { break };
                if let (Turn::Seat(seat), true) = (position.turn(), legal.len() > 1) {
                    if left == 0 || look(&position.view(seat), &legal, &mut chance) {
                        return;
                    }
                    left -= 1;
                }
                position.play_unchecked(action, &mut ());
            }
        }
    }
}

/// Returns what is due, with what it points at.
fn due<T: TableGame>(view: &View<T>) -> Vec<(&'static str, Pointer)> {
    T::TIPS.iter().filter_map(|tip| Some((tip.id, (tip.now)(view)?))).collect()
}

mod checks {
    use super::*;

    pub(super) fn every_tip_has_a_text_in_every_language<T: TableGame>() {
        assert!((5..=9).contains(&T::TIPS.len()), "{}", T::ID);
        for language in Language::ALL {
            i18n::set_language(language);
            let texts: BTreeSet<String> =
                T::TIPS.iter().map(|tip| tip_text(T::ID, tip.id)).collect();
            assert_eq!(texts.len(), T::TIPS.len(), "{} in {language:?}: one is missing", T::ID);
            let longest = LONGEST[usize::from(language != Language::En)];
            for text in texts {
                assert!(text.chars().count() < longest, "{} in {language:?}: {text}", T::ID);
            }
        }
        i18n::set_language(Language::En);
    }

    pub(super) fn every_tip_fits_the_table<T: TableGame>() {
        let mut found = BTreeSet::new();
        for language in Language::ALL {
            i18n::set_language(language);
            let stage = Stage::open(Locale::Real(language));
            let mut players = vec![Player::Human];
            let rivals = usize::from(*T::Rules::SEATS.end()) - 1;
            players.extend(vec![Player::Computer(Level::Easy); rivals]);
            let begin = Begin::New(Challenge::new(T::ID, players, 3));
            assert!(stage.app.services().play(T::ID, begin));
            stage.settle();
            stage.app.services().shell.suspend();
            let coach = stage.app.window().global::<ui::Coach>();
            for size in SIZES {
                stage.resize(size);
                for tip in T::TIPS {
                    let text = tip_text(T::ID, tip.id);
                    coach.set_tip(text.as_str().into());
                    let at = format!("{} at {size:?} in {language:?}", T::ID);
                    stage.cut(|shown| shown == text, &at, &mut found);
                }
            }
        }
        i18n::set_language(Language::En);
        assert!(found.is_empty(), "{found:#?}");
    }

    pub(super) fn tips_do_not_depend_on_hidden_cards_c4<T: TableGame>() {
        decisions::<T>(2000, |view, legal, chance| {
            let other = T::Rules::imagine(view, chance);
            let Turn::Seat(seat) = other.turn() else { panic!("a decision") };
            let other = other.view(seat);
            assert_eq!(due::<T>(view), due::<T>(&other), "{}", T::ID);
            assert_eq!(T::turn_number(view), T::turn_number(&other));
            for action in legal {
                let known = |view| T::TIPS.iter().map(|tip| (tip.known)(view, *action)).collect();
                let (one, same): (Vec<bool>, Vec<bool>) = (known(view), known(&other));
                assert_eq!(one, same, "{}", T::ID);
            }
            false
        });
    }

    pub(super) fn every_tip_comes_up<T: TableGame>() {
        let mut missing: BTreeSet<&str> = T::TIPS.iter().map(|tip| tip.id).collect();
        decisions::<T>(60_000, |view, _, _| {
            for (id, _) in due::<T>(view) {
                missing.remove(id);
            }
            missing.is_empty()
        });
        assert!(missing.is_empty(), "{}: never {missing:?}", T::ID);
    }
}
