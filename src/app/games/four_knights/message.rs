//! Messages about the events of Four Knights.

use super::words::{hand_ended, points, scored, verdict};
use crate::app::table::beat;
use crate::app::table::game::Line;
use crate::app::table::names::Names;
use crate::cards::Card;
use crate::engine::{Outcome, Seat};

/// A message with its arguments; of cards, numbers are counts.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    Hand(u8),
    Committed(Seat),
    Revealed { cards: [Card; 2] },
    StoodOff,
    Pressed(Seat),
    Answered(Seat, Card),
    Broke(Seat),
    Yielded(Seat),
    Added(Seat, Card),
    Captured(Seat, usize),
    TookBack,
    HandEnded { hand: u8, received: [u8; 2] },
    Traded { slot: u8, gave: Card, took: Card },
    RivalTraded { slot: u8 },
    Kept(Seat),
    Ended(Outcome),
}

impl Message {
    /// The sentence without its full stop, if the log keeps it.
    fn sentence(&self, names: &Names) -> Option<String> {
        let (human, rival) = (names.human(), names.rival());
        let me = |seat: &Seat| *seat == human;
        Some(match self {
            Message::Revealed { cards } => {
                let [mine, theirs] = [human, human.other()].map(|seat| cards[seat.index()].short());
                format!("You opened with {mine}, {rival} with {theirs}")
            }
            Message::StoodOff => String::from("A stand-off"),
            Message::Answered(seat, card) if me(seat) => format!("You answered {}", card.short()),
            Message::Answered(_, card) => format!("{rival} answered {}", card.short()),
            Message::Broke(seat) if me(seat) => String::from("You had no answer"),
            Message::Broke(_) => format!("{rival} had no answer"),
            Message::Yielded(seat) if me(seat) => String::from("You yielded the battle"),
            Message::Yielded(_) => format!("{rival} yielded the battle"),
            Message::Added(seat, card) if me(seat) => {
                format!("You added {} to the field", card.short())
            }
            Message::Added(_, card) => format!("{rival} added {} to the field", card.short()),
            Message::Captured(seat, cards) if me(seat) => {
                format!("You took the field: {}", scored(&points(*cards)))
            }
            Message::Captured(_, cards) => {
                format!("{rival} took the field: {}", scored(&points(*cards)))
            }
            Message::TookBack => {
                String::from("Both hands are empty: each took back what they laid")
            }
            Message::HandEnded { hand, received } => hand_ended(*hand, received, names),
            Message::Traded { slot, gave, took } => {
                let (gave, took) = (gave.short(), took.short());
                format!("You left {gave} in slot {slot} and took {took}")
            }
            Message::RivalTraded { slot } => format!("{rival} traded a card with slot {slot}"),
            Message::Kept(seat) if me(seat) => String::from("You kept your hand"),
            Message::Kept(_) => format!("{rival} kept the whole hand"),
            Message::Ended(outcome) => verdict(*outcome, names),
            Message::Hand(_) | Message::Committed(_) | Message::Pressed(_) => return None,
        })
    }
}

impl beat::Message for Message {
    fn spoken(&self, names: &Names) -> Option<String> {
        let rival = names.rival();
        match self {
            Message::Hand(_) => None,
            Message::Committed(seat) if names.is_me(*seat) => {
                Some(String::from("Your card lies face down."))
            }
            Message::Committed(_) => Some(format!("{rival} has chosen a card.")),
            Message::Pressed(seat) if names.is_me(*seat) => Some(String::from("You are pressed.")),
            Message::Pressed(_) => Some(format!("{rival} is pressed.")),
            _ => self.sentence(names).map(|sentence| format!("{sentence}.")),
        }
    }

    fn line(&self, names: &Names) -> Option<Line> {
        match self {
            Message::Hand(hand) => Some(Line::heading(format!("Hand {hand}"))),
            _ => self.sentence(names).map(Line::plain),
        }
    }
}
