//! Watchtower, for two to four: build four of a kind in the open, raid rivals' forts with cards
//! they pick blindly, go on campaign with a finished watchtower, and win the showdown. Rules WT-1
//! to WT-24.

mod achievements;
mod action;
mod barracks;
mod battle;
mod campaign;
mod contest;
mod event;
mod fort;
mod free_for_all;
mod legal;
#[cfg(feature = "made-positions")]
mod load;
mod options;
mod player;
mod position;
mod public;
mod refusal;
mod showdown;
mod siege;
mod threat;
mod turns;
mod view;

use crate::cards::{Card, CardSet, Rank};

pub use achievements::ACHIEVEMENTS;
pub use action::Action;
pub use barracks::{Barracks, Lot, Slot};
pub use contest::{Contest, Fight, LARGEST_FIGHT, PairReason, PickedCards, Side, duel};
pub use event::Event;
pub use fort::{Fort, LARGEST_FORT};
pub use options::{Options, Siege};
pub use player::{Player, TRIES, Tries};
pub use position::{DEALT, LONGEST_LINE, Line, Phase, Position, TIES, TurnHistory};
pub use public::{Army, Public};
pub use refusal::Refusal;
pub use showdown::tricks;
pub use siege::SiegeCount;
pub use view::{ContestView, LotView, PlayerView, View};

/// Maximum number of seats.
pub const MOST_SEATS: usize = 4;

/// One value per seat of a table of two to four.
pub type BySeat<T> = crate::engine::BySeat<T, MOST_SEATS>;

/// Number of fort cards of one rank that make a watchtower (WT-17).
pub const WATCHTOWER: usize = 4;

/// The first card of every rank, as bits.
const EVERY_RANK: u64 = 0x1_1111_1111_1111;

/// Returns the four cards of a rank.
pub const fn of_rank(rank: Rank) -> CardSet {
    CardSet::from_bits(0b1111 << (4 * rank as u32))
}

/// Returns the lowest rank of which a set has all four cards (WT-17).
pub fn complete_rank(cards: CardSet) -> Option<Rank> {
    let bits = cards.bits();
    let pairs = bits & bits >> 1;
    let fours = pairs & pairs >> 2 & EVERY_RANK;
    Card::from_index(fours.trailing_zeros() as usize).map(Card::rank)
}

/// Whether a card is a royal or an ace: it draws two cards when burned (WT-3) and goes under the
/// barracks after a fight (WT-12).
pub fn is_high(card: Card) -> bool {
    card.rank() >= Rank::Jack
}

/// Returns how many cards are drawn for burning a card (WT-3).
pub fn drawn_for(card: Card) -> u8 {
    if is_high(card) { 2 } else { 1 }
}

/// Returns how many army cards are needed to challenge for the top card of a tower of this height,
/// however many of them fight (WT-8).
pub fn army_needed(height: usize) -> usize {
    match height {
        0 | 1 => 0,
        2 => 6,
        _ => 10,
    }
}

/// Returns how many cards a watchtower of this rank draws in the battle of the watchtowers (WT-23).
pub fn tower_worth(rank: Rank) -> usize {
    (rank as usize + 2).min(10)
}

/// Returns the set of one card.
fn only(card: Card) -> CardSet {
    CardSet::from_bits(1 << card.index())
}
