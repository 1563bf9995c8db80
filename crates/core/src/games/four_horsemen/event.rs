//! Events of Four Horsemen.

use serde::Serialize;

use super::{BySeat, Card, CardSet, Sheet};
use crate::engine::{Outcome, Seat};

/// Something that happened at the table. Cards hidden from the viewing seat are `None`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what is said of an event says what its fields are")]
pub enum Event {
    /// The seat put a card face down under the Fate deck to play its top card (FH-6).
    PutUnder { seat: Seat, card: Option<Card> },
    /// The seat played a card, from its hand or from the top of the Fate deck (FH-5, FH-6).
    Played { seat: Seat, card: Card, from_fate: bool },
    /// The seat won the round with this card (FH-5).
    RoundWon { seat: Seat, card: Card },
    /// A card of the round was put face up on a seat's score pile (FH-7).
    Given { card: Card, to: Seat },
    /// A War card given to a seat turned another card of its pile face down (FH-8).
    Destroyed { seat: Seat, card: Card, by: Card },
    /// The seat has three face-up Death cards and is out of this hand (FH-9).
    Eliminated { seat: Seat },
    /// The hand is over. Eliminated seats have no sheet; `favor` is the seat that gained the Favor
    /// (FH-13, FH-14).
    HandEnded { hand: u8, sheets: BySeat<Option<Sheet>>, favor: Option<Seat> },
    /// All cards were shuffled and dealt; `leader` opens the hand (FH-3, FH-4, FH-14).
    Dealt { hand: u8, hands: BySeat<Option<CardSet>>, leader: Seat },
    /// The match is over (FH-15).
    Ended { outcome: Outcome },
}

impl Event {
    /// Returns the event as a seat sees it (C-4).
    pub(super) fn seen_by(&self, viewer: Seat) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::PutUnder { seat, card } if *seat != viewer => *card = None,
            Event::Dealt { hands, .. } => {
                let own = hands[viewer];
                hands.fill(None);
                hands[viewer] = own;
            }
            _ => {}
        }
        event
    }
}
