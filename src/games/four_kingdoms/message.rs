//! Messages about the events of Four Kingdoms.

use crate::i18n::{four_kingdoms as text, t};
use crate::table::beat;
use crate::table::game::Line;
use crate::table::names::Names;
use cardkeep_core::cards::{Card, Pile};
use cardkeep_core::games::four_kingdoms::{PileId, RUN};

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
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
        (*self == Message::OneWay).then(|| t!(text::solution_shown))
    }

    fn line(&self, _: &Names) -> Option<Line> {
        Some(Line::plain(match self {
            Message::Dealt(card) => t!(text::log_dealt, card: *card),
            Message::Moved { cards, to } => match (cards.first()?, cards.last()?) {
                (card, last) if card == last => t!(text::log_moved, card: *card, place: *to),
                (first, last) => {
                    t!(text::log_moved_run, first: *first, last: *last, place: *to)
                }
            },
            Message::TurnedUp(card) => t!(text::log_turned_up, card: *card),
            Message::Won => t!(text::log_won),
            Message::OneWay => return None,
        }))
    }
}
