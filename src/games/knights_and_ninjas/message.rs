//! Messages about the events of Of Knights and Ninjas, and their texts.

use super::words::{any_cards, cards, force, gems, hand, one};
use crate::i18n::{knights_and_ninjas as text, t};
use crate::table::beat;
use crate::table::game::Line;
use crate::table::names::Names;
use crate::table::words::verdict;
use cardkeep_core::engine::{Outcome, Seat};
use cardkeep_core::games::knights_and_ninjas::{Card, Force, Hand, PlayedCard};

/// A message with its arguments. `with` is what was played to take something, if that is known.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    Dealt,
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    MinstrelLeft(Seat),
    Reshuffled,
    Drew {
        seat: Seat,
        count: u8,
        cards: Option<Hand>,
    },
    Prepared {
        seat: Seat,
        on: Seat,
        card: PlayedCard,
        from_front: bool,
    },
    /// A fortification was lost to a card.
    Lost {
        seat: Seat,
        role: Card,
        to: Card,
    },
    Attacked {
        seat: Seat,
        on: Seat,
        force: Force,
    },
    Answered(Seat, Option<Force>),
    /// The attack turned against a seat.
    Turned(Seat),
    Stopped(Force),
    /// An attack was stopped, and with it this seat's turn.
    TurnStopped(Seat, Force),
    /// Strength met strength, and nothing is left to take gems.
    HeldOff,
    /// A princess took an attacking card into a seat's hand.
    Charmed {
        card: Card,
        by: Seat,
    },
    GemsTaken {
        gems: u8,
        from: Seat,
        by: Seat,
    },
    Waylaid {
        seat: Seat,
        from: Seat,
        gems: u8,
        card: PlayedCard,
    },
    LetGo(Seat),
    /// Gems that were taken came to rest.
    Settled {
        seat: Seat,
        gems: u8,
        from: Seat,
        with: Option<Force>,
    },
    /// The result of a raid between others, which sums it up.
    Raided {
        seat: Seat,
        gems: u8,
        from: Seat,
        with: Option<Force>,
    },
    Fortified(Seat, PlayedCard),
    Special {
        seat: Seat,
        card: PlayedCard,
        on: Option<Seat>,
    },
    Decided(Seat),
    Shown(Seat, Hand),
    Took {
        seat: Seat,
        from: Seat,
        card: Card,
        with: Option<Force>,
    },
    GemsPaid {
        from: Seat,
        to: Seat,
        gems: u8,
        with: Option<Force>,
    },
    CardsPassed {
        from: Seat,
        to: Seat,
        count: u8,
        cards: Option<Hand>,
        with: Option<Force>,
    },
    MustDiscard(Seat),
    Discarded(Seat, Card),
    Passed(Seat),
    LaddersLeft,
    Redrafted(Seat),
    /// The player calls for a new draft because nothing else is left.
    NothingElse,
    DraftBegan(Seat, u8),
    Looked(Seat),
    Kept(Seat, Option<Card>),
    Given {
        seat: Seat,
        to: Seat,
        card: Card,
    },
    Ended(Outcome),
}

impl Message {
    /// The sentence of the log, if it keeps the message.
    fn logged(&self, names: &Names) -> Option<String> {
        let who = |seat: &Seat| names.person(*seat);
        Some(match self {
            Message::Dealt => t!(text::heading_match),
            Message::TurnBegan { seat, turn } => {
                t!(text::heading_turn, who: who(seat), turn: *turn)
            }
            Message::MinstrelLeft(seat) => t!(text::log_minstrel_left, who: who(seat)),
            Message::Reshuffled => t!(text::log_reshuffled),
            Message::Drew { count: 0, seat, .. } => t!(text::log_drew_none, who: who(seat)),
            Message::Drew { seat, count, cards: drawn } => {
                t!(text::log_drew, who: who(seat), cards: cards(*count, *drawn))
            }
            Message::Fortified(seat, card) if card.role() == Card::Minstrel => {
                t!(text::log_played, who: who(seat), cards: one(*card))
            }
            Message::Fortified(seat, card) => {
                t!(text::log_fortified, who: who(seat), cards: one(*card))
            }
            Message::Discarded(seat, card) => {
                t!(text::log_discarded, who: who(seat), cards: one(*card))
            }
            Message::Passed(seat) => t!(text::log_passed, who: who(seat)),
            Message::LaddersLeft => t!(text::log_ladders_left),
            Message::Redrafted(seat) => t!(text::log_redrafted, who: who(seat)),
            Message::NothingElse => t!(text::log_nothing_else),
            Message::DraftBegan(seat, count) => {
                t!(text::log_draft, who: who(seat), cards: any_cards(*count))
            }
            Message::Kept(seat, Some(card)) => {
                t!(text::log_kept, who: who(seat), cards: one(*card))
            }
            Message::Kept(seat, None) => t!(text::log_kept_unseen, who: who(seat)),
            Message::Given { seat, to, card } => {
                t!(text::log_given, who: who(seat), to: who(to), cards: one(*card))
            }
            Message::Ended(outcome) => verdict(*outcome, names),
            Message::MustDiscard(_)
            | Message::LetGo(_)
            | Message::Decided(_)
            | Message::Looked(_)
            | Message::TurnStopped(..) => return None,
            _ => self.attack(names).or_else(|| self.special(names))?,
        })
    }

    /// The sentence of a message about attacks.
    fn attack(&self, names: &Names) -> Option<String> {
        let who = |seat: &Seat| names.person(*seat);
        Some(match self {
            Message::Prepared { seat, on, card, from_front } => {
                let (who, on, cards) = (who(seat), who(on), one(*card));
                match card.role() {
                    Card::Ladder => t!(text::log_ladder, who, on, cards),
                    _ if *from_front => t!(text::log_sent_standing, who, on),
                    _ => t!(text::log_sent, who, on, cards),
                }
            }
            Message::Lost { seat, role, to } => match to {
                Card::Catapult => t!(text::log_lost_catapult, who: who(seat), lost: *role),
                Card::Dragon => t!(text::log_lost_dragon, who: who(seat)),
                card => t!(text::log_lost_archer, who: who(seat), card: *card),
            },
            Message::Attacked { seat, on, force: sent } => {
                let (cards, strength) = (force(*sent), sent.strength());
                t!(text::log_attacked, who: who(seat), on: who(on), cards, strength)
            }
            Message::Answered(seat, Some(response)) => {
                t!(text::log_answered, who: who(seat), cards: force(*response))
            }
            Message::Answered(seat, None) => t!(text::log_no_answer, who: who(seat)),
            Message::Turned(on) => t!(text::log_turned, on: who(on)),
            Message::Stopped(sent) if sent.role() == Card::Archer => t!(text::log_stopped_archer),
            Message::Stopped(_) => t!(text::log_stopped),
            Message::HeldOff => t!(text::log_held_off),
            Message::Charmed { card, by } => t!(text::log_charmed, who: who(by), card: *card),
            Message::GemsTaken { gems: taken, from, by } => {
                t!(text::log_gems_taken, who: who(by), from: who(from), gems: gems(*taken))
            }
            Message::Waylaid { seat, from, gems: taken, card } => {
                let (gems, cards) = (gems(*taken), one(*card));
                t!(text::log_stole, who: who(seat), from: who(from), gems, cards)
            }
            Message::Settled { seat, gems: won, .. } | Message::Raided { seat, gems: won, .. } => {
                t!(text::log_gained, who: who(seat), gems: gems(*won))
            }
            _ => return None,
        })
    }

    /// The sentence of a message about special cards.
    fn special(&self, names: &Names) -> Option<String> {
        let who = |seat: &Seat| names.person(*seat);
        Some(match self {
            Message::Special { seat, card, on: Some(on) } => {
                t!(text::log_played_on, who: who(seat), on: who(on), cards: one(*card))
            }
            Message::Special { seat, card, .. } => {
                t!(text::log_played, who: who(seat), cards: one(*card))
            }
            Message::Shown(seat, shown) => {
                t!(text::log_shown, who: who(seat), cards: hand(*shown))
            }
            Message::Took { seat, from, card, .. } => {
                t!(text::log_took, who: who(seat), from: who(from), cards: one(*card))
            }
            Message::GemsPaid { from, to, gems: paid, .. } => {
                t!(text::log_paid, who: who(from), to: who(to), gems: gems(*paid))
            }
            Message::CardsPassed { from, to, count, cards: passed, .. } => {
                t!(text::log_got, who: who(to), from: who(from), cards: cards(*count, *passed))
            }
            _ => return None,
        })
    }

    /// What the player lost to others, if anything.
    pub(crate) fn loss(&self, names: &Names) -> Option<String> {
        let (by, from, loss, with) = match self {
            Message::Lost { seat, .. } if names.is_me(*seat) => return self.logged(names),
            Message::Settled { seat, gems: taken, from, with } => (seat, from, gems(*taken), with),
            Message::Took { seat, from, card, with } => (seat, from, one(*card), with),
            Message::GemsPaid { from, to, gems: paid, with } => (to, from, gems(*paid), with),
            Message::CardsPassed { from, to, count, with, .. } => {
                (to, from, any_cards(*count), with)
            }
            _ => return None,
        };
        let lost = names.is_me(*from) && !names.is_me(*by);
        let who = || names.person(*by);
        lost.then(|| match with {
            Some(with) => t!(text::lost_with, who: who(), loss, with: force(*with)),
            None => t!(text::lost, who: who(), loss),
        })
    }
}

impl beat::Message for Message {
    fn spoken(&self, names: &Names) -> Option<String> {
        let who = |seat: &Seat| names.person(*seat);
        match self {
            Message::Dealt => None,
            Message::TurnBegan { seat, .. } => Some(t!(text::say_turn, who: who(seat))),
            Message::MustDiscard(seat) => Some(t!(text::say_must_discard, who: who(seat))),
            Message::LetGo(seat) => Some(t!(text::say_let_go, who: who(seat))),
            Message::Decided(seat) => Some(t!(text::say_decided, who: who(seat))),
            Message::Looked(seat) => Some(t!(text::say_looked, who: who(seat))),
            Message::TurnStopped(seat, sent) => Some(match sent.role() {
                Card::Archer => t!(text::say_turn_over_archer, who: who(seat)),
                _ => t!(text::say_turn_over, who: who(seat)),
            }),
            Message::Raided { seat, gems: won, from, with: Some(with) } => {
                let (gems, with) = (gems(*won), force(*with));
                Some(t!(text::say_raided, who: who(seat), from: who(from), gems, with))
            }
            _ => self.logged(names),
        }
    }

    fn line(&self, names: &Names) -> Option<Line> {
        let line = match self {
            Message::Dealt | Message::TurnBegan { .. } => Line::heading,
            _ => Line::plain,
        };
        self.logged(names).map(line)
    }
}
