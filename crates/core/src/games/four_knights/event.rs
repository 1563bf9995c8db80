//! Events of Four Knights.

use serde::Serialize;

use crate::cards::{Card, CardSet};
use crate::engine::{Outcome, Seat};

/// Something that happened at the table. Cards hidden from the viewing seat are `None`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what is said of an event says what its fields are")]
pub enum Event {
    /// A seat committed a card face down (FN-4).
    Committed { seat: Seat, card: Option<Card> },
    /// Both committed cards were revealed, by seat (FN-4).
    Revealed { cards: [Card; 2] },
    /// Neither of the newest cards beats the other (FN-5).
    StoodOff,
    /// The seat's newest card is beaten and it holds cards that can answer (FN-6).
    Pressed { seat: Seat },
    /// The seat beat the opponent's newest card (FN-6).
    Reinforced { seat: Seat, card: Card },
    /// The seat's newest card is beaten and it holds no card that beats the opponent's (FN-7).
    Broke { seat: Seat },
    /// The seat yielded the battle (option `may_yield`).
    Yielded { seat: Seat },
    /// The loser of the battle evened the field (FN-7).
    Forfeited { seat: Seat, card: Card },
    /// The winner of a battle received the field (FN-7).
    Captured { seat: Seat, cards: CardSet },
    /// Both hands ran out in a standoff: each seat took back its own cards, by seat (FN-5).
    TookBack { cards: [CardSet; 2] },
    /// The hand is over; number of cards received in it, by seat (FN-8, FN-9).
    HandEnded { hand: u8, received: [u8; 2] },
    /// Six new cards for each seat (FN-9), by seat.
    Dealt { hand: u8, cards: [Option<CardSet>; 2] },
    /// The seat may swap a card with the Stockade (FN-10).
    MaySwap { seat: Seat },
    /// The seat swapped a card with a Stockade slot (FN-10).
    Swapped { seat: Seat, slot: u8, gave: Option<Card>, took: Option<Card> },
    /// The seat declined to swap (FN-10).
    Kept { seat: Seat },
    /// The match is over (FN-11).
    Ended { outcome: Outcome },
}

impl Event {
    /// Returns the event as a seat sees it (C-4).
    pub(super) fn seen_by(&self, viewer: Seat) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Committed { seat, card } if *seat != viewer => *card = None,
            Event::Dealt { cards, .. } => cards[viewer.other().index()] = None,
            Event::Swapped { seat, gave, took, .. } if *seat != viewer => {
                *gave = None;
                *took = None;
            }
            _ => {}
        }
        event
    }
}
