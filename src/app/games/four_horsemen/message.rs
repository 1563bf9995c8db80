//! Messages about the events of Four Horsemen.

use super::points::points_in_words;
use super::words::{title, verdict};
use crate::app::table::beat;
use crate::app::table::game::Line;
use crate::app::table::names::Names;
use crate::engine::{Outcome, Seat};
use crate::games::four_horsemen::Card;

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    Hand(u8),
    PutUnder(Seat, Option<Card>),
    Played {
        seat: Seat,
        card: Card,
        from_fate: bool,
    },
    RoundWon(Seat, Card),
    Given(Seat, Card),
    Destroyed {
        seat: Seat,
        card: Card,
        by: Card,
    },
    Eliminated(Seat),
    /// The seat that gained the Favor of a hand, and with how many points.
    FavorGained {
        hand: u8,
        by: Option<(Seat, i8)>,
    },
    Ended(Outcome),
}

impl Message {
    /// The sentence without its full stop.
    fn sentence(&self, names: &Names) -> Option<String> {
        let who = |seat: &Seat| names.of_seat(*seat);
        Some(match self {
            Message::Hand(_) => return None,
            Message::PutUnder(seat, card) => {
                let card = card.map_or("a card".into(), |card| format!("the {}", card.name()));
                format!("{} put {card} under the Fate deck", who(seat))
            }
            Message::Played { seat, card, from_fate } => {
                let whence = if *from_fate { " from the Fate deck" } else { "" };
                format!("{} played the {}{whence}", who(seat), card.name())
            }
            Message::RoundWon(seat, card) => {
                format!("{} won the round with the {}", who(seat), card.name())
            }
            Message::Given(seat, card) => format!("{} got the {}", who(seat), card.name()),
            Message::Destroyed { seat, card, by } => {
                format!("The {} destroyed {} {}", by.name(), names.whose(*seat), card.name())
            }
            Message::Eliminated(seat) => {
                format!("Third Death: {} out of this hand", names.inside_is(*seat))
            }
            Message::FavorGained { hand, by: Some((seat, points)) } => {
                let points = points_in_words(*points);
                format!("{} gained the Favor of hand {hand}, with {points}", who(seat))
            }
            Message::FavorGained { hand, by: None } => {
                format!("Nobody gained the Favor of hand {hand}")
            }
            Message::Ended(outcome) => verdict(*outcome, names),
        })
    }
}

impl beat::Message for Message {
    fn spoken(&self, names: &Names) -> Option<String> {
        self.sentence(names).map(|sentence| format!("{sentence}."))
    }

    fn line(&self, names: &Names) -> Option<Line> {
        match self {
            Message::Hand(hand) => Some(Line::heading(title(*hand))),
            _ => self.sentence(names).map(Line::plain),
        }
    }
}
