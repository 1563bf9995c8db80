//! Four Horsemen, a trick-taking game for two to four. The winner of a round gives out its cards,
//! as gifts or as poison. Each suit scores, destroys or eliminates in its own way. Rules FH-1 to
//! FH-15.

mod achievements;
mod action;
mod card;
mod event;
mod fate;
#[cfg(feature = "made-positions")]
mod load;
mod piles;
mod position;
mod public;
mod refusal;
mod round;
mod score;
mod view;

pub use achievements::ACHIEVEMENTS;
pub use action::{Action, Gifts};
pub use card::{Card, CardSet, Horseman};
pub use event::Event;
pub use fate::{FATE_SIZE, FateDeck};
pub use piles::{FATAL, Piles, Preview, ScorePile};
pub use position::Position;
pub use public::{FAVOR_TO_WIN, HANDS, Options, Phase, Public};
pub use refusal::Refusal;
pub use round::{Played, Round};
pub use score::{Famine, Pestilence, Sheet, gainer, score};
pub use view::{FateSlot, View};

/// Maximum number of seats.
pub const MOST_SEATS: usize = 4;

/// One value per seat of a table of two to four.
pub type BySeat<T> = crate::engine::BySeat<T, MOST_SEATS>;

/// Maximum cards dealt to a seat, and so maximum rounds of a hand (FH-3).
pub const LARGEST_HAND: usize = 8;

/// Returns the number of cards dealt to each seat at a table of this size (FH-3).
pub fn hand_size(seats: u8) -> usize {
    if seats == 4 { 6 } else { LARGEST_HAND }
}
