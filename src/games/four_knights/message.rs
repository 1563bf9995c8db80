//! Messages about the events of Four Knights.

use super::words::{hand_ended, scored, verdict};
use crate::i18n::{four_knights as text, t};
use crate::table::beat;
use crate::table::game::Line;
use crate::table::names::Names;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Outcome, Seat};

/// A message with its arguments; of cards, numbers are counts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
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
    /// The text, if the log keeps it.
    fn logged(&self, names: &Names) -> Option<String> {
        let rival = names.rival();
        let who = |seat: &Seat| names.person(*seat);
        Some(match self {
            Message::Revealed { cards } => {
                let [mine, theirs] =
                    [names.human(), names.human().other()].map(|seat| cards[seat.index()]);
                t!(text::log_opened, mine, rival, theirs)
            }
            Message::StoodOff => t!(text::log_stand_off),
            Message::Answered(seat, card) => t!(text::log_answered, who: who(seat), card: *card),
            Message::Broke(seat) => t!(text::log_no_answer, who: who(seat)),
            Message::Yielded(seat) => t!(text::log_yielded, who: who(seat)),
            Message::Added(seat, card) => t!(text::log_added, who: who(seat), card: *card),
            Message::Captured(seat, cards) => {
                t!(text::log_captured, who: who(seat), points: scored(*cards))
            }
            Message::TookBack => t!(text::log_took_back),
            Message::HandEnded { hand, received } => hand_ended(*hand, received, names),
            Message::Traded { slot, gave, took } => {
                t!(text::log_traded, gave: *gave, slot: *slot, took: *took)
            }
            Message::RivalTraded { slot } => t!(text::log_traded_rival, rival, slot: *slot),
            Message::Kept(seat) => t!(text::log_kept, who: who(seat)),
            Message::Ended(outcome) => verdict(*outcome, names),
            Message::Hand(_) | Message::Committed(_) | Message::Pressed(_) => return None,
        })
    }
}

impl beat::Message for Message {
    fn spoken(&self, names: &Names) -> Option<String> {
        match self {
            Message::Hand(_) => None,
            Message::Committed(seat) => Some(t!(text::say_committed, who: names.person(*seat))),
            Message::Pressed(seat) => Some(t!(text::say_pressed, who: names.person(*seat))),
            _ => self.logged(names),
        }
    }

    /// The field is empty again before it is seen.
    fn befell(&self, names: &Names, _: bool) -> Option<String> {
        match self {
            Message::Answered(seat, _) | Message::Yielded(seat) if names.is_me(*seat) => None,
            Message::Answered(..)
            | Message::Broke(_)
            | Message::Yielded(_)
            | Message::Captured(..)
            | Message::TookBack => self.logged(names),
            _ => None,
        }
    }

    fn line(&self, names: &Names) -> Option<Line> {
        match self {
            Message::Hand(hand) => Some(Line::heading(t!(text::heading_hand, hand: *hand))),
            _ => self.logged(names).map(Line::plain),
        }
    }
}
