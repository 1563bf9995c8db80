//! Four Knights, a duel for two. Six-card hands are fought out in battles in which the suits beat
//! each other in a cycle; a beaten player reinforces or loses the field. Rules FN-1 to FN-12.

mod achievements;
mod action;
mod event;
#[cfg(feature = "made-positions")]
mod load;
mod position;
mod public;
mod refusal;
mod view;

use crate::cards::{Card, CardSet, Suit};

pub use achievements::ACHIEVEMENTS;
pub use action::Action;
pub use event::Event;
pub use position::Position;
pub use public::{CARDS_TO_TIE, HAND_SIZE, HANDS, Options, Phase, Public, STOCKADE_SLOTS};
pub use refusal::Refusal;
pub use view::View;

/// Whether the first card beats the second (FN-3).
pub fn beats(card: Card, other: Card) -> bool {
    beaters(other).contains(card)
}

/// Returns every card of the deck that beats this one (FN-3).
pub fn beaters(card: Card) -> CardSet {
    BEATERS[card.index()]
}

/// Returns the suit that a suit beats regardless of rank (FN-3).
pub fn prey(suit: Suit) -> Suit {
    match suit {
        Suit::Hearts => Suit::Spades,
        Suit::Spades => Suit::Diamonds,
        Suit::Diamonds => Suit::Clubs,
        Suit::Clubs => Suit::Hearts,
    }
}

/// [`beaters`] of every card, by index.
static BEATERS: std::sync::LazyLock<[CardSet; Card::COUNT]> = std::sync::LazyLock::new(|| {
    let wins = |card: Card, other: Card| {
        let same_color = card.suit().is_red() == other.suit().is_red();
        if same_color { card.rank() > other.rank() } else { prey(card.suit()) == other.suit() }
    };
    let mut table = [CardSet::EMPTY; Card::COUNT];
    for other in Card::all() {
        table[other.index()] = Card::all().filter(|card| wins(*card, other)).collect();
    }
    table
});
