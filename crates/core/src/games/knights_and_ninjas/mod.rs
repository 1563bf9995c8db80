//! Of Knights and Ninjas, for two to six: armies, ruses and ambushes for the rivals' gems. Rules
//! KN-1 to KN-24; the full text is `docs/rules/knights-and-ninjas.md`.

mod achievements;
mod action;
mod card;
mod check;
mod event;
mod force;
mod fort;
mod knowledge;
mod legal;
#[cfg(feature = "made-positions")]
mod load;
mod phase;
mod piles;
mod position;
mod public;
mod refusal;
mod resolve;
mod special;
mod threat;
mod turn;
mod view;

pub use achievements::ACHIEVEMENTS;
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

/// Maximum number of seats.
pub const MOST_SEATS: usize = 6;

/// One value per seat of a table of two to six.
pub type BySeat<T> = crate::engine::BySeat<T, MOST_SEATS>;

/// Cards counted by kind: a hand, or what a seat knows of one.
pub type Hand = crate::cards::Tally<{ Card::KINDS }, Card>;

/// Number of cards dealt for a draft (KN-21).
pub const DRAFT: usize = 15;

/// Hand size from which, with two players, a turn without a play needs a discard; with fewer cards
/// it calls for a new draft (KN-22).
pub const FULL_HAND: u8 = 4;

/// Returns the number of rounds after which a match ends, each with one turn per seat (KN-24).
pub fn rounds(seats: u8) -> u16 {
    if seats == 2 { 120 } else { 60 }
}

/// Returns the gems each seat begins with (KN-2, KN-20).
pub fn first_gems(seats: u8) -> u8 {
    if seats == 2 { 6 } else { 5 }
}

/// Returns the gems that a merchant costs and that a monk is paid (KN-15, KN-16, KN-23).
pub fn fee(seats: u8) -> u8 {
    if seats == 2 { 2 } else { 1 }
}

/// Returns the number of cards that a monk is paid instead (KN-16, KN-23).
pub fn tithe(seats: u8) -> u8 {
    if seats == 2 { 3 } else { 2 }
}

/// Returns how many cards a merchant takes from a hand of this size (KN-15).
pub fn merchant_takes(cards: u8) -> u8 {
    cards / 2
}

/// Returns how many cards each rival shows a herald (KN-14, KN-23).
pub fn shown_to_herald(seats: u8) -> u8 {
    if seats == 2 { 2 } else { 1 }
}
