//! Messages about the events of Of Knights and Ninjas, and their words.

use super::lexicon::{a, cards, count, force, gems, played, verdict};
use crate::app::table::beat;
use crate::app::table::game::Line;
use crate::app::table::names::Names;
use crate::app::words::phrases::capital;
use crate::engine::{Outcome, Seat};
use crate::games::knights_and_ninjas::{Card, Force, Hand, PlayedCard};

/// A message with its arguments. `with` is what was played to take something, if that is known.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    Dealt,
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    MinstrelLeft(Seat, PlayedCard),
    Reshuffled(u8),
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
    Charmed {
        force: Force,
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
    /// The sentence without its full stop.
    fn sentence(&self, names: &Names) -> String {
        let of = |seat: &Seat| names.of_seat(*seat);
        match self {
            Message::Dealt => String::from("A new match"),
            Message::TurnBegan { seat, turn } if names.is_me(*seat) => format!("Turn {turn}: you"),
            Message::TurnBegan { seat, turn } => format!("Turn {turn}: {}", of(seat)),
            Message::MinstrelLeft(seat, card) => {
                format!("{} left {} kingdom", capital(&played(*card)), names.whose(*seat))
            }
            Message::Reshuffled(cards) => {
                let discards = match cards {
                    1 => String::from("one discard"),
                    _ => format!("{cards} discards"),
                };
                format!("The {discards} were shuffled and form a new draw pile")
            }
            Message::Drew { count: 0, seat, .. } => format!("{} found no card to draw", of(seat)),
            Message::Drew { seat, count, cards } => {
                format!("{} drew {}", of(seat), some_cards(*count, *cards))
            }
            Message::Fortified(seat, card) => {
                let verb = if card.role() == Card::Minstrel { "called" } else { "fortified with" };
                format!("{} {verb} {}", of(seat), played(*card))
            }
            Message::Discarded(seat, card) => format!("{} discarded {}", of(seat), a(*card)),
            Message::MustDiscard(seat) => format!("{} must now discard", of(seat)),
            Message::Passed(seat) => format!("{} had no cards and passed", of(seat)),
            Message::LaddersLeft => String::from("Ladders are cleared away"),
            Message::Redrafted(seat) => format!("{} called for a new draft", of(seat)),
            Message::NothingElse => String::from("Nothing else could be played: a new draft"),
            Message::DraftBegan(seat, cards) => {
                format!("A draft of {}: {} first", count((*cards).into()), names.inside(*seat))
            }
            Message::Looked(seat) => format!("{} looks at a card", of(seat)),
            Message::Kept(seat, Some(card)) => format!("{} kept {}", of(seat), a(*card)),
            Message::Kept(seat, None) => format!("{} kept the card", of(seat)),
            Message::Given { seat, to, card } => {
                format!("{} gave {} to {}", of(seat), a(*card), names.inside(*to))
            }
            Message::Ended(outcome) => verdict(*outcome, names),
            _ => self.attack(names),
        }
    }

    /// The sentence of a message about attacks, without its full stop.
    fn attack(&self, names: &Names) -> String {
        let of = |seat: &Seat| names.of_seat(*seat);
        let inside = |seat: &Seat| names.inside(*seat);
        match self {
            Message::Prepared { seat, on, card, from_front } => {
                let (who, what, whose) = (of(seat), played(*card), names.whose(*on));
                let from = if *from_front { ", the one in front" } else { "" };
                match card.role() {
                    Card::Ladder => format!("{who} put {what} to {whose} castle"),
                    _ => format!("{who} sent {what}{from} against {whose} kingdom"),
                }
            }
            Message::Lost { seat, role, to } => {
                let lost = format!("{} {role}", names.whose(*seat));
                match to {
                    Card::Catapult => format!("The catapult broke {lost}"),
                    Card::Dragon => format!("{} burned down", capital(&lost)),
                    _ => format!("{} fell to the {to}", capital(&lost)),
                }
            }
            Message::Attacked { seat, on, force: sent } => {
                let (sent, strength) = (force(*sent), sent.strength());
                format!("{} attacked {} with {sent}, strength {strength}", of(seat), inside(on))
            }
            Message::Answered(seat, Some(response)) => {
                format!("{} answered with {}", of(seat), force(*response))
            }
            Message::Answered(seat, None) => format!("{} did not answer", of(seat)),
            Message::Turned(on) => format!("The attack turned against {}", inside(on)),
            Message::Stopped(sent) | Message::TurnStopped(_, sent) => {
                let archer = sent.role() == Card::Archer;
                format!("The {} is stopped", if archer { "archer" } else { "attack" })
            }
            Message::HeldOff => String::from("The attack is held off: no gems are taken"),
            Message::Charmed { force: sent, by } => {
                format!("{} went over to {}", capital(&force(*sent)), inside(by))
            }
            Message::GemsTaken { gems: taken, from, by } => {
                format!("{} from {} to {}", gems(*taken), inside(from), inside(by))
            }
            Message::Waylaid { seat, from, gems: taken, card } => {
                let (taken, card) = (gems(*taken), played(*card));
                format!("{} robbed {} of {taken} with {card}", of(seat), inside(from))
            }
            Message::LetGo(seat) => format!("{} let the gems go", of(seat)),
            Message::Settled { seat, gems: won, .. } | Message::Raided { seat, gems: won, .. } => {
                format!("{} gained {}", of(seat), gems(*won))
            }
            _ => self.special(names),
        }
    }

    /// The sentence of a message about special actions, without its full stop.
    fn special(&self, names: &Names) -> String {
        let of = |seat: &Seat| names.of_seat(*seat);
        let inside = |seat: &Seat| names.inside(*seat);
        match self {
            Message::Special { seat, card, on: Some(on) } => {
                format!("{} sent {} to {}", of(seat), played(*card), inside(on))
            }
            Message::Special { seat, card, .. } => {
                format!("{} sent out {}", of(seat), played(*card))
            }
            Message::Decided(seat) if names.is_me(*seat) => String::from("You have chosen"),
            Message::Decided(seat) => format!("{} has chosen", of(seat)),
            Message::Shown(seat, shown) => format!("{} showed {}", of(seat), cards(shown.iter())),
            Message::Took { seat, from, card, .. } => {
                let whose = if names.is_me(*from) { "yours".into() } else { names.whose(*from) };
                format!("{} took {} of {whose}", of(seat), a(*card))
            }
            Message::GemsPaid { from, to, gems: paid, .. } => {
                format!("{} paid {} to {}", of(from), gems(*paid), inside(to))
            }
            Message::CardsPassed { from, to, count, cards, .. } => {
                format!("{} got {} from {}", of(to), some_cards(*count, *cards), inside(from))
            }
            _ => String::new(),
        }
    }

    /// What the player lost, if anything, without a full stop.
    pub fn loss(&self, names: &Names) -> Option<String> {
        let (by, from, what, with) = match self {
            Message::Lost { seat, role, to } => {
                return names.is_me(*seat).then(|| format!("{} took your {role}", a(*to)));
            }
            Message::Settled { seat, gems: taken, from, with } => (seat, from, gems(*taken), with),
            Message::Took { seat, from, card, with } => (seat, from, a(*card), with),
            Message::GemsPaid { from, to, gems: paid, with } => (to, from, gems(*paid), with),
            Message::CardsPassed { from, to, count: passed, with, .. } => {
                (to, from, count((*passed).into()), with)
            }
            _ => return None,
        };
        let lost = names.is_me(*from) && !names.is_me(*by);
        lost.then(|| format!("{} took {what}{}", names.of_seat(*by), by_means_of(*with)))
    }
}

impl beat::Message for Message {
    fn spoken(&self, names: &Names) -> Option<String> {
        Some(match self {
            Message::TurnBegan { seat, .. } if names.is_me(*seat) => String::from("Your turn."),
            Message::TurnBegan { seat, .. } => format!("{} turn.", names.whose(*seat)),
            Message::TurnStopped(seat, _) => {
                format!("{}, and {} turn is over.", self.sentence(names), names.whose(*seat))
            }
            Message::Raided { seat, gems: won, from, with } => {
                let (who, from, won) = (names.of_seat(*seat), names.inside(*from), gems(*won));
                format!("{who} took {won} from {from}{}.", by_means_of(*with))
            }
            Message::NothingElse => {
                let cleared = "What stands in front of both kingdoms is cleared away.";
                format!("{}. {cleared}", self.sentence(names))
            }
            _ => format!("{}.", self.sentence(names)),
        })
    }

    fn line(&self, names: &Names) -> Option<Line> {
        let line = match self {
            Message::Dealt | Message::TurnBegan { .. } => Line::heading,
            Message::MustDiscard(_)
            | Message::LetGo(_)
            | Message::Decided(_)
            | Message::Looked(_)
            | Message::TurnStopped(..) => return None,
            _ => Line::plain,
        };
        Some(line(self.sentence(names)))
    }
}

/// The cards, or their number if they are not known.
fn some_cards(many: u8, known: Option<Hand>) -> String {
    known.map_or_else(|| count(many.into()), |known| cards(known.iter()))
}

/// " with a knight", if that is known.
fn by_means_of(with: Option<Force>) -> String {
    with.map(|with| format!(" with {}", force(with))).unwrap_or_default()
}
