//! What a table needs of opponents, of whom some games have none.

use std::sync::atomic::AtomicBool;

use super::choice::choose;
use super::level::Level;
use super::opponent::Opponent;
use crate::each_game;
use crate::games::{self, Registered};

/// A game of the table, whose computers can be asked what they do: every
/// [`Opponent`], and the games played alone, where nobody can be asked.
pub trait Thinker: Registered {
    /// What a computer of this level does in the seat to act, whose view this must be. The same
    /// view, level and seed give the same action, unless time runs out first.
    ///
    /// `None` when canceled, when the match is over, and in a game played alone.
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
