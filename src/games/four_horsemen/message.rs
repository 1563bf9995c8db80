//! Messages about the events of Four Horsemen.

use super::points::points_in_words;
use crate::i18n::{four_horsemen as text, t};
use crate::table::beat;
use crate::table::game::Line;
use crate::table::names::Names;
use crate::table::words::verdict;
use cardkeep_core::engine::{Outcome, Seat};
use cardkeep_core::games::four_horsemen::Card;

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    Hand(u8),
    PutUnder(Seat, Option<Card>),
    Played {
        seat: Seat,
        card: Card,
        from_fate: bool,
    },
    /// The first card of a hand, which must be the lowest one dealt (FH-4).
    Opened(Seat, Card),
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

impl beat::Message for Message {
    fn spoken(&self, names: &Names) -> Option<String> {
        let who = |seat: Seat| names.person(seat);
        Some(match *self {
            Message::Hand(_) => return None,
            Message::PutUnder(seat, Some(card)) => {
                t!(text::log_put_under, who: who(seat), card)
            }
            Message::PutUnder(seat, None) => t!(text::log_put_under_hidden, who: who(seat)),
            Message::Played { seat, card, from_fate: true } => {
                t!(text::log_played_fate, who: who(seat), card)
            }
            Message::Played { seat, card, .. } => t!(text::log_played, who: who(seat), card),
            Message::Opened(seat, card) => t!(text::log_opened, who: who(seat), card),
            Message::RoundWon(seat, card) => t!(text::log_round_won, who: who(seat), card),
            Message::Given(seat, card) => t!(text::log_given, who: who(seat), card),
            Message::Destroyed { seat, card, by } => {
                t!(text::log_destroyed, who: who(seat), card, by)
            }
            Message::Eliminated(seat) => t!(text::log_out, who: who(seat)),
            Message::FavorGained { hand, by: Some((seat, points)) } => {
                t!(text::log_favor, who: who(seat), hand, points: points_in_words(points))
            }
            Message::FavorGained { hand, by: None } => t!(text::log_no_favor, hand),
            Message::Ended(outcome) => verdict(outcome, names),
        })
    }

    /// What others play in the round is still on the table.
    fn befell(&self, names: &Names, mine: bool) -> Option<String> {
        let told = match *self {
            Message::RoundWon(seat, _) => !names.is_me(seat),
            Message::Given(seat, _) | Message::Destroyed { seat, .. } => names.is_me(seat) && !mine,
            Message::Eliminated(seat) => names.is_me(seat),
            _ => false,
        };
        self.spoken(names).filter(|_| told)
    }

    fn line(&self, names: &Names) -> Option<Line> {
        match *self {
            Message::Hand(hand) => Some(Line::heading(t!(text::title, hand))),
            _ => self.spoken(names).map(Line::plain),
        }
    }
}
