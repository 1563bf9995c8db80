//! Events of Of Knights and Ninjas.

use serde::Serialize;

use super::{Attack, Card, Force, Hand, PlayedCard};
use crate::engine::{Outcome, Seat};

/// A decision that a player is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// How to answer an attack or an archer (KN-9).
    Answer,
    /// Whether to take gems on the move (KN-11).
    Road,
    /// What to show to a herald (KN-14).
    Show,
    /// Which of the cards shown to take (KN-14).
    Take,
    /// How to pay a monk (KN-16).
    Pay,
    /// What to discard because of a minstrel (KN-23).
    Tribute,
}

/// How an attack ended, apart from the gems it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackResult {
    /// Not stopped. Its cards are discarded.
    Done,
    /// Met by strength; the remaining strength takes gems. Its cards are discarded, and then those
    /// that met it.
    Met,
    /// Stopped by an executioner or a minstrel. Its cards are discarded.
    Stopped,
    /// A princess took the card into her owner's hand, where everyone knows it.
    Charmed,
}

/// Something that happened at the table, without the cards hidden from the viewing seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what is said of an event says what its fields are")]
pub enum Event {
    /// A turn of the match, by its number from 1, began (KN-3, KN-22).
    TurnBegan { seat: Seat, turn: u16 },
    /// The minstrel in front of the seat was discarded (KN-12).
    MinstrelLeft { seat: Seat, card: PlayedCard },
    /// The draw pile ran out, and the discards were shuffled into a new one under the last cards of
    /// the old one, which are drawn first (KN-4).
    Reshuffled { cards: u8 },
    /// The seat drew cards (KN-3).
    Drew { seat: Seat, count: u8, cards: Option<Hand> },
    /// The seat prepared an attack with a card from its hand, or with its own fortifying archer. A
    /// ladder stays on the table, an archer until it is answered; a catapult is discarded (KN-7,
    /// KN-9).
    Prepared { seat: Seat, on: Seat, card: PlayedCard, from_front: bool },
    /// A fortification was lost to an archer, a catapult, a dragon or a ninja, and discarded
    /// (KN-7).
    Lost { seat: Seat, card: PlayedCard, to: Card },
    /// An attack began, with this strength (KN-6, KN-8).
    Attacked { seat: Seat, on: Seat, force: Force, strength: u8 },
    /// The seat is asked for a decision.
    Asked { seat: Seat, question: Question },
    /// The player asked to answer an attack or an archer did, or let it through (KN-9).
    Answered { seat: Seat, response: Option<Force> },
    /// A traitor turned the attack and was discarded. `attack` is the attack after that (KN-9).
    Turned { attack: Attack },
    /// The attack, or the archers' fight, is over.
    AttackEnded { attack: Attack, fate: AttackResult },
    /// The attack took gems (KN-10).
    GemsTaken { gems: u8, from: Seat, by: Seat },
    /// The seat took the gems on the move with a highwayman, which was discarded (KN-11).
    Waylaid { seat: Seat, from: Seat, gems: u8, card: PlayedCard },
    /// The seat left the gems with their holder (KN-11).
    LetGo { seat: Seat },
    /// The gems on the move now belong to the seat (KN-11).
    Settled { seat: Seat, gems: u8 },
    /// The seat fortified its kingdom (KN-13). With two players, a minstrel is discarded at once
    /// (KN-23).
    Fortified { seat: Seat, card: PlayedCard },
    /// The seat played a special action, which was discarded (KN-17).
    Special { seat: Seat, card: PlayedCard, on: Option<Seat> },
    /// The seat chose, face down, what to show or how to pay (KN-14, KN-16).
    Decided { seat: Seat },
    /// Everyone saw these cards of the seat (KN-14).
    Shown { seat: Seat, cards: Hand },
    /// The seat took one of the cards that were shown (KN-14).
    Took { seat: Seat, from: Seat, card: Card },
    /// Gems were paid by one seat to another (KN-15, KN-16).
    GemsPaid { from: Seat, to: Seat, gems: u8 },
    /// Cards passed from hand to hand, seen only by these two seats (KN-15, KN-16).
    CardsPassed { from: Seat, to: Seat, count: u8, cards: Option<Hand> },
    /// The seat discarded a card from its hand (KN-3, KN-22, KN-23).
    Discarded { seat: Seat, card: Card },
    /// The seat had nothing to play and nothing to discard (KN-3).
    Passed { seat: Seat },
    /// The seat's ladders were discarded at the end of its turn (KN-7).
    LaddersLeft { seat: Seat, cards: Hand },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The seat called for a new draft; all fortifications are discarded (KN-22).
    Redrafted { seat: Seat },
    /// Cards were dealt for a draft, and this seat begins (KN-21).
    DraftBegan { seat: Seat, cards: u8 },
    /// The seat looked at the top card of the draft (KN-21).
    Looked { seat: Seat, card: Option<Card> },
    /// The seat kept the card (KN-21).
    Kept { seat: Seat, card: Option<Card> },
    /// The seat gave the card to the rival; both know it (KN-21).
    Given { seat: Seat, to: Seat, card: Card },
    /// The match is over (KN-5, KN-20, KN-24).
    Ended { outcome: Outcome },
}

impl Event {
    /// Returns the event as a seat sees it.
    pub(super) fn seen_by(&self, viewer: Seat) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Drew { seat, cards, .. } if *seat != viewer => *cards = None,
            Event::CardsPassed { from, to, cards, .. } if ![*from, *to].contains(&viewer) => {
                *cards = None;
            }
            Event::Looked { seat, card } | Event::Kept { seat, card } if *seat != viewer => {
                *card = None;
            }
            _ => {}
        }
        event
    }
}
