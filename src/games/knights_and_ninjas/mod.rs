//! Of Knights and Ninjas, for two to six: armies, ruses and ambushes for the rivals' gems. Rules KN-1
//! to KN-24, in full in `docs/rules/knights-and-ninjas.md`.

mod action;
mod card;
mod check;
mod event;
mod force;
mod fort;
mod knowledge;
mod legal;
mod load;
mod phase;
mod piles;
mod position;
mod public;
mod refusal;
mod resolve;
mod special;
mod turn;
mod view;

pub use action::Action;
pub use card::{Card, PlayedCard};
pub use event::{AttackResult, Event, Question};
pub use force::Force;
pub use fort::{Fort, Obstacle};
pub use knowledge::Knowledge;
pub use phase::{Attack, Loot, Phase, Tribute, TurnPlays};
pub use piles::{CardPile, Draft};
pub use position::Position;
pub use public::{Options, Public};
pub use refusal::Refusal;
pub use view::View;

/// The most seats of a table.
pub const MOST_SEATS: usize = 6;

/// A value for every seat of a table of two to six.
pub type BySeat<T> = crate::engine::BySeat<T, MOST_SEATS>;

/// Cards of which only the kinds matter: a hand, or what somebody knows of one.
pub type Hand = crate::cards::Tally<{ Card::KINDS }, Card>;

/// Cards that are dealt to be drafted (KN-21).
pub const DRAFT: usize = 15;

/// From how many cards on a player of two has to discard one for a turn without a play; with fewer
/// it calls for a new draft (KN-22).
pub const FULL_HAND: u8 = 4;

/// Rounds after which a match ends, each a turn for every seat (KN-24).
pub fn rounds(seats: u8) -> u16 {
    if seats == 2 { 120 } else { 60 }
}

/// Gems that each seat begins with (KN-2, KN-20).
pub fn first_gems(seats: u8) -> u8 {
    if seats == 2 { 6 } else { 5 }
}

/// Gems that win the match (KN-5, KN-20).
pub fn gems_to_win(seats: u8) -> u8 {
    if seats == 2 { 12 } else { 10 }
}

/// Gems that a merchant costs, and that a monk is paid (KN-15, KN-16, KN-23).
pub fn fee(seats: u8) -> u8 {
    if seats == 2 { 2 } else { 1 }
}

/// Cards that a monk is paid instead (KN-16, KN-23).
pub fn tithe(seats: u8) -> u8 {
    if seats == 2 { 3 } else { 2 }
}

/// Cards that a merchant takes from a hand of so many (KN-15).
pub fn merchant_takes(cards: u8) -> u8 {
    cards / 2
}

/// Cards that each rival shows a herald (KN-14, KN-23).
pub fn shown_to_herald(seats: u8) -> u8 {
    if seats == 2 { 2 } else { 1 }
}
