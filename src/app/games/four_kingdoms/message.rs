//! Messages about the events of Four Kingdoms.

use super::words::{ONE_WAY, name};
use crate::app::table::beat;
use crate::app::table::game::Line;
use crate::app::table::names::Names;
use crate::cards::{Card, Pile};
use crate::games::four_kingdoms::{PileId, RUN};

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    Dealt(Card),
    Moved {
        cards: Pile<RUN>,
        to: PileId,
    },
    TurnedUp(Card),
    Won,
    /// A way to win was shown.
    OneWay,
}

impl beat::Message for Message {
    fn spoken(&self, _: &Names) -> Option<String> {
        (*self == Message::OneWay).then(|| ONE_WAY.into())
    }

    fn line(&self, _: &Names) -> Option<Line> {
        Some(Line::plain(match self {
            Message::Dealt(card) => format!("{} from the talon", card.short()),
            Message::Moved { cards, to } => {
                let cards: Vec<String> = cards.iter().map(|card| card.short()).collect();
                format!("{} to {}", cards.join(" "), name(*to))
            }
            Message::TurnedUp(card) => format!("{} turned up", card.short()),
            Message::Won => String::from("All cards are home"),
            Message::OneWay => return None,
        }))
    }
}
