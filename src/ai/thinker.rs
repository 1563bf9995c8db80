//! The trait by which a table asks any game for computer actions, including games played alone.

use std::sync::atomic::AtomicBool;

use super::choice::choose;
use super::level::Level;
use super::opponent::Opponent;
use crate::each_game;
use crate::games::{self, Registered};

/// A game whose computer players can be asked for an action: every [`Opponent`], and games played
/// alone, which have none.
pub trait Thinker: Registered {
    /// Chooses an action of a computer of this level for the seat to act, given that seat's view.
    /// The same view, level and seed give the same action unless the time limit is reached first.
    ///
    /// Returns `None` when canceled, when the match is over, and in a game played alone.
    fn choose_action(
        view: &Self::View,
        level: Level,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Option<Self::Action>;
}

impl<G: Opponent + Registered> Thinker for G {
    fn choose_action(
        view: &Self::View,
        level: Level,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Option<Self::Action> {
        Some(choose::<G>(view, &G::strength(view, level), seed, cancel)?.action)
    }
}

macro_rules! nobody_thinks {
    (rivals $module:ident) => {};
    (alone $module:ident) => {
        impl Thinker for games::$module::Position {
            fn choose_action(
                _: &Self::View,
                _: Level,
                _: u64,
                _: &AtomicBool,
            ) -> Option<Self::Action> {
                None
            }
        }
    };
}

macro_rules! solitaires {
    ({} $($variant:ident $module:ident { $company:ident, $($row:tt)* })+) => {
        $(nobody_thinks! { $company $module })+
    };
}

each_game! { solitaires! {} }
