//! Why a move is not allowed (C-5).

use std::fmt;

use super::{Action, Place, Position, builds_on};
use crate::cards::{Card, Rank, Suit};
use crate::engine::Illegal;

/// A broken rule, cheap to make: the words are found when somebody reads them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    Won,
    TalonEmpty,
    NoSuchPlace,
    NothingThere(Place),
    SamePlace,
    NotARun,
    OneCard,
    OntoAce,
    AceOntoCard,
    DoesNotBuild(Card, Card),
    ToWaste,
    FromHomeToHome,
    OtherSuit(Place),
    OtherRank(Place),
    AceAsGuest,
    GuestTaken(Suit),
    /// The place waits for this rank of its suit.
    Needs(Place, Rank),
    /// The subjects take their cards in order; this rank is next.
    SubjectsInOrder(Suit, Rank),
}

impl Refusal {
    /// The number of the rule.
    fn rule(self) -> &'static str {
        match self {
            Refusal::NoSuchPlace => "FK-1",
            Refusal::AceOntoCard | Refusal::DoesNotBuild(..) => "FK-2",
            Refusal::NotARun | Refusal::OntoAce => "FK-3",
            Refusal::OtherSuit(_)
            | Refusal::OtherRank(_)
            | Refusal::AceAsGuest
            | Refusal::GuestTaken(_)
            | Refusal::Needs(..)
            | Refusal::SubjectsInOrder(..) => "FK-4",
            Refusal::ToWaste => "FK-5",
            Refusal::FromHomeToHome => "FK-6",
            Refusal::TalonEmpty => "FK-7",
            Refusal::Won => "FK-8",
            Refusal::NothingThere(_) | Refusal::SamePlace | Refusal::OneCard => "FK-9",
        }
    }
}

/// The sentence for the player.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::Won => f.write_str("The game is won."),
            Refusal::TalonEmpty => f.write_str("The talon is empty, and it is dealt only once."),
            Refusal::NoSuchPlace => f.write_str("There are seven free lands."),
            Refusal::NothingThere(Place::Row(row)) => {
                write!(f, "There is no card on {}.", Place::Row(row).name())
            }
            Refusal::NothingThere(place) => write!(f, "There is no card in the {}.", place.name()),
            Refusal::SamePlace => f.write_str("The card lies there already."),
            Refusal::NotARun => {
                f.write_str("Only face-up cards that follow each other can move together.")
            }
            Refusal::OneCard => {
                f.write_str("Only from one free land to another can several cards move together.")
            }
            Refusal::OntoAce => f.write_str("Nothing goes on an ace."),
            Refusal::AceOntoCard => {
                f.write_str("An ace goes to an empty free land or to its dungeon.")
            }
            Refusal::DoesNotBuild(card, top) => {
                match Rank::ALL[..Rank::Ace as usize].get(top.rank() as usize + 1) {
                    Some(next) => {
                        let wanted = Card::new(*next, top.suit()).name();
                        let (card, top) = (card.name(), top.name());
                        write!(f, "On the {top} goes the {wanted}, not the {card}.")
                    }
                    None => write!(f, "Nothing goes on the {}.", top.name()),
                }
            }
            Refusal::ToWaste => f.write_str("Only the talon's cards come to the waste."),
            Refusal::FromHomeToHome => {
                f.write_str("A card is taken back to a free land or to its guest chamber.")
            }
            Refusal::OtherSuit(place) => {
                let suit = place.suit().map_or("", Suit::name);
                write!(f, "The {} {} {suit} alone.", place.name(), takes(place))
            }
            Refusal::OtherRank(place) => {
                write!(f, "The {} {} {}.", place.name(), takes(place), wanted(place))
            }
            Refusal::AceAsGuest => f.write_str("An ace is no guest."),
            Refusal::GuestTaken(suit) => {
                write!(f, "The guest chamber of {} is taken.", suit.name())
            }
            Refusal::Needs(place, rank) => match opens(place) {
                Some(opens) => write!(f, "The {} {opens}.", place.name()),
                None => write!(f, "The {} needs its {} first.", place.name(), rank.name()),
            },
            Refusal::SubjectsInOrder(suit, next) => {
                write!(f, "The next of the subjects of {} is the {}.", suit.name(), next.name())
            }
        }
    }
}

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Illegal {
        Illegal::new(refusal.rule(), refusal.to_string())
    }
}

/// The cards that a place takes.
fn wanted(place: Place) -> &'static str {
    match place {
        Place::Tower(_) => "the ten",
        Place::King(_) => "the king here",
        Place::Queen(_) => "the queen here",
        Place::Jack(_) => "the jack here",
        Place::Dungeon(_) => "the ace",
        _ => "nine down to two",
    }
}

/// When a closed place opens; `None` for a place of the castle, which needs the card before.
fn opens(place: Place) -> Option<&'static str> {
    Some(match place {
        Place::Guest(_) => "opens once king and queen are in the castle",
        Place::Subjects(_) => "open once king, queen and jack are in the castle",
        Place::Dungeon(_) => {
            "opens once king, queen and jack are in the castle and the ten is in the tower"
        }
        _ => return None,
    })
}

/// There are several subjects, and one of every other place.
fn takes(place: Place) -> &'static str {
    if matches!(place, Place::Subjects(_)) { "take" } else { "takes" }
}

impl Position {
    /// Refuses what the rules forbid.
    pub(super) fn judge(&self, action: Action) -> Result<(), Refusal> {
        if self.is_won() {
            return Err(Refusal::Won);
        }
        match action {
            Action::Deal if self.talon.is_empty() => Err(Refusal::TalonEmpty),
            Action::Deal => Ok(()),
            Action::Move { from, to, count } => {
                let card = self.lift(from, count)?;
                if from == to {
                    return Err(Refusal::SamePlace);
                }
                if count > 1 && !matches!((from, to), (Place::Row(_), Place::Row(_))) {
                    return Err(Refusal::OneCard);
                }
                if from.is_home() && to.is_home() {
                    return Err(Refusal::FromHomeToHome);
                }
                self.admit(card, to)
            }
        }
    }

    /// The lowest of the cards that a move would take.
    fn lift(&self, from: Place, count: u8) -> Result<Card, Refusal> {
        let count = usize::from(count);
        let nothing = Err(Refusal::NothingThere(from));
        match from {
            Place::Row(row) => {
                let run = self.row(row)?.run();
                match run.len().checked_sub(count) {
                    _ if run.is_empty() => nothing,
                    Some(below) if count > 0 => Ok(run[below]),
                    _ => Err(Refusal::NotARun),
                }
            }
            _ => match self.top(from) {
                None => nothing,
                Some(card) if count == 1 => Ok(card),
                Some(_) => Err(Refusal::OneCard),
            },
        }
    }

    /// Whether a place takes a card, or the run that begins with it (FK-2 to FK-5).
    fn admit(&self, card: Card, to: Place) -> Result<(), Refusal> {
        match to {
            Place::Row(row) => match self.row(row)?.top() {
                None => Ok(()),
                Some(top) if builds_on(card, top) => Ok(()),
                Some(top) if top.rank() == Rank::Ace => Err(Refusal::OntoAce),
                Some(_) if card.rank() == Rank::Ace => Err(Refusal::AceOntoCard),
                Some(top) => Err(Refusal::DoesNotBuild(card, top)),
            },
            Place::Waste => Err(Refusal::ToWaste),
            _ => match to.suit() {
                Some(suit) => self.kingdom(suit).admit(card, to),
                None => Err(Refusal::NoSuchPlace),
            },
        }
    }
}
