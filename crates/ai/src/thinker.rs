//! The trait by which a table asks any game for computer actions, including games played alone.

use std::fmt;
use std::sync::atomic::AtomicBool;

use crate::advice::{Advice, Adviser, Assessment, Effort, advise, assess};
use crate::character::Leaning;
use crate::choice::choose;
use crate::opponent::Opponent;
use crate::strength::Strength;
use cardkeep_core::each_game;
use cardkeep_core::engine::{Decision, Game, Seat};
use cardkeep_core::games::{self, Registered};
use cardkeep_core::rating;
use cardkeep_core::rival::Character;
use cardkeep_core::rival::Level;

/// A game whose computer players can be asked for an action: every [`Adviser`], and games played
/// alone, which have none.
pub trait Thinker: Registered {
    /// A reason for advice.
    type Reason: Copy + fmt::Debug + PartialEq + Send + 'static;

    /// Returns the levels to choose from at a table with this many seats; none in a game played alone.
    fn levels(seats: u8) -> &'static [Level];

    /// Returns the Elo rating of a level at a table with this many seats, in which easy is
    /// [`rating::EASY`].
    fn rating(seats: u8, level: Level) -> f32;

    /// Returns the leaning of a seat with this character after these decisions in a match, oldest
    /// first; `None` in a game played alone.
    fn leaning(character: Character, seat: Seat, decisions: &[Decision<Self>]) -> Option<Leaning>;

    /// Chooses an action of a computer of this level and leaning for the seat to act, given that
    /// seat's view. The same view, level, leaning and seed give the same action unless the time
    /// limit is reached first.
    ///
    /// Returns `None` when canceled, when the match is over, and in a game played alone.
    fn choose_action(
        view: &Self::View,
        level: Level,
        leaning: Option<Leaning>,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Option<Self::Action>;

    /// Returns what the strongest computer would do with the view of the seat to act, and why.
    ///
    /// Returns `None` when canceled, when the match is over, and in a game played alone.
    fn advise(view: &Self::View, seed: u64, cancel: &AtomicBool) -> Option<AdviceOf<Self>>;

    /// Returns what speaks for an action of the seat of a view, compared with another one.
    fn reason(
        view: &Self::View,
        action: Self::Action,
        other: Option<Self::Action>,
    ) -> Option<Self::Reason>;

    /// Judges an action that the seat of a view played.
    ///
    /// Returns `None` when canceled, if the seat had no choice, and in a game played alone.
    fn assess(
        view: &Self::View,
        played: Self::Action,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Option<Assessment<Self::Action>>;
}

/// Advice in a game.
pub type AdviceOf<G> = Advice<<G as Game>::Action, <G as Thinker>::Reason>;

/// Implements the trait for a game. One implementation for all games with opponents would be shorter, but
/// compiled with the app, which is optimized less than this crate.
macro_rules! thinker {
    (rivals $module:ident) => {
        impl Thinker for games::$module::Position {
            type Reason = <Self as Adviser>::Reason;

            fn levels(seats: u8) -> &'static [Level] {
                <Self as Opponent>::levels(seats)
            }

            fn rating(seats: u8, level: Level) -> f32 {
                rating::EASY + Self::steps(seats)[..level as usize].iter().sum::<f32>()
            }

            fn leaning(
                character: Character,
                seat: Seat,
                decisions: &[Decision<Self>],
            ) -> Option<Leaning> {
                Some(Leaning::of(character, seat, decisions))
            }

            fn choose_action(
                view: &Self::View,
                level: Level,
                leaning: Option<Leaning>,
                seed: u64,
                cancel: &AtomicBool,
            ) -> Option<Self::Action> {
                let strength = Strength { leaning, ..Self::strength(view, level) };
                Some(choose::<Self>(view, &strength, seed, cancel)?.action)
            }

            fn advise(view: &Self::View, seed: u64, cancel: &AtomicBool) -> Option<AdviceOf<Self>> {
                advise::<Self>(view, Effort::of_hint::<Self>(view), seed, cancel)
            }

            fn reason(
                view: &Self::View,
                action: Self::Action,
                other: Option<Self::Action>,
            ) -> Option<Self::Reason> {
                <Self as Adviser>::reason(view, action, other)
            }

            fn assess(
                view: &Self::View,
                played: Self::Action,
                seed: u64,
                cancel: &AtomicBool,
            ) -> Option<Assessment<Self::Action>> {
                assess::<Self>(view, played, Effort::REVIEW, seed, cancel)
            }
        }
    };
    (alone $module:ident) => {
        impl Thinker for games::$module::Position {
            type Reason = games::$module::Gain;

            fn levels(_: u8) -> &'static [Level] {
                &[]
            }

            fn rating(_: u8, _: Level) -> f32 {
                rating::EASY
            }

            fn leaning(_: Character, _: Seat, _: &[Decision<Self>]) -> Option<Leaning> {
                None
            }

            fn choose_action(
                _: &Self::View,
                _: Level,
                _: Option<Leaning>,
                _: u64,
                _: &AtomicBool,
            ) -> Option<Self::Action> {
                None
            }

            fn advise(_: &Self::View, _: u64, _: &AtomicBool) -> Option<AdviceOf<Self>> {
                None
            }

            fn reason(
                view: &Self::View,
                action: Self::Action,
                _: Option<Self::Action>,
            ) -> Option<Self::Reason> {
                games::$module::gain(view, action)
            }

            fn assess(
                _: &Self::View,
                _: Self::Action,
                _: u64,
                _: &AtomicBool,
            ) -> Option<Assessment<Self::Action>> {
                None
            }
        }
    };
}

macro_rules! thinkers {
    ({} $($variant:ident $module:ident { $company:ident, $($row:tt)* })+) => {
        $(thinker! { $company $module })+
    };
}

each_game! { thinkers! {} }
