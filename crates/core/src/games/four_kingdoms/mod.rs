//! Four Kingdoms, a solitaire. The player brings each suit home to its castle, tower, subjects and
//! dungeon, from seven free lands and a talon that is dealt once. Rules FK-1 to FK-14.

mod achievements;
mod action;
mod assist;
mod auto_move;
mod daily;
mod event;
mod kingdom;
mod legal;
#[cfg(feature = "made-positions")]
mod load;
mod pile_id;
mod position;
mod public;
mod question;
mod refusal;
mod rewind;
pub mod solver;
mod view;

use crate::cards::{Card, Rank, Suit};

pub use achievements::ACHIEVEMENTS;
pub use action::Action;
pub use assist::{Gain, auto_collect, finish, gain, hints};
pub use auto_move::{best_move, one_tap, send};
pub use daily::daily_deal;
pub use event::Event;
pub use kingdom::{Kingdom, SUBJECTS};
pub use pile_id::{PileId, ROWS};
pub use position::{Position, Row};
pub use public::{Options, Public};
pub use question::{Answer, Question};
pub use refusal::Refusal;
pub use rewind::{Rewind, rest_of_line, rewind};
pub use solver::is_stuck;
pub use view::{RowView, View};

/// Length of the longest run: two to king.
pub const RUN: usize = 12;
/// Face-down cards under the top card of a free land at the deal (FK-1).
pub const FACE_DOWN: usize = 3;
/// Cards not dealt to free lands; one of them is turned to the waste at once (FK-1).
pub const TALON: usize = Card::COUNT - ROWS * (FACE_DOWN + 1);

/// Returns the card that a card builds on in a free land, if there is one (FK-2, FK-3).
#[inline]
pub fn under(card: Card) -> Option<Card> {
    // Cards are numbered by rank and then suit. Aces are never built on.
    let under = card.index().checked_sub(Suit::ALL.len())?;
    if card.rank() == Rank::Ace { None } else { Card::from_index(under) }
}

/// Whether a card builds on another in a free land.
pub fn builds_on(card: Card, top: Card) -> bool {
    under(card) == Some(top)
}
