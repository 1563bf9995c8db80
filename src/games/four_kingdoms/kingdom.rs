//! One suit's kingdom: what lies in it and what it takes.

use serde::{Deserialize, Serialize};

use super::Place;
use super::refusal::Refusal;
use crate::cards::{Card, Rank, Suit};
use crate::engine::Illegal;

/// Cards that the subjects hold in the end: nine down to two (FK-4).
pub const SUBJECTS: u8 = 8;

/// The five kinds of place of one suit (FK-4). Every home place takes its own cards alone, so that
/// it is enough to know whether they are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Kingdom {
    #[serde(skip, default = "first_suit")]
    pub suit: Suit,
    pub king: bool,
    pub queen: bool,
    pub jack: bool,
    /// The ten.
    pub tower: bool,
    /// How many subjects are home, from the nine down.
    pub subjects: u8,
    /// The ace.
    pub dungeon: bool,
    pub guest: Option<Card>,
}

/// Whoever reads a kingdom knows its suit from where it stands.
fn first_suit() -> Suit {
    Suit::ALL[0]
}

impl Default for Kingdom {
    fn default() -> Self {
        Kingdom::new(first_suit())
    }
}

impl Kingdom {
    pub fn new(suit: Suit) -> Self {
        Kingdom {
            suit,
            king: false,
            queen: false,
            jack: false,
            tower: false,
            subjects: 0,
            dungeon: false,
            guest: None,
        }
    }

    /// How many cards are home.
    pub fn home(&self) -> usize {
        let single = [self.king, self.queen, self.jack, self.tower, self.dungeon];
        single.into_iter().filter(|there| *there).count() + usize::from(self.subjects)
    }

    /// The card that a place of this kingdom shows.
    pub fn top(&self, place: Place) -> Option<Card> {
        let card = |rank| Card::new(rank, self.suit);
        match place {
            Place::Guest(_) => self.guest,
            Place::Tower(_) => self.tower.then(|| card(Rank::Ten)),
            Place::King(_) => self.king.then(|| card(Rank::King)),
            Place::Queen(_) => self.queen.then(|| card(Rank::Queen)),
            Place::Jack(_) => self.jack.then(|| card(Rank::Jack)),
            Place::Subjects(_) => {
                let lowest = SUBJECTS.checked_sub(self.subjects)?;
                (self.subjects > 0).then(|| card(Rank::ALL[usize::from(lowest)]))
            }
            Place::Dungeon(_) => self.dungeon.then(|| card(Rank::Ace)),
            Place::Row(_) | Place::Waste => None,
        }
    }

    /// The subject that comes next, once all before it are home.
    pub fn next_subject(&self) -> Option<Card> {
        let rank = (SUBJECTS - 1).checked_sub(self.subjects)?;
        Some(Card::new(Rank::ALL[usize::from(rank)], self.suit))
    }

    /// Whether a card of this suit may enter a place of this kingdom now (FK-4).
    pub(super) fn admit(&self, card: Card, place: Place) -> Result<(), Refusal> {
        if card.suit() != self.suit {
            return Err(Refusal::OtherSuit(place));
        }
        if !matches!(place, Place::Guest(_)) && Place::home(card) != place {
            return Err(Refusal::OtherRank(place));
        }
        let first = match place {
            Place::Tower(_) | Place::King(_) => None,
            Place::Queen(_) => self.lacks(&[Rank::King]),
            Place::Jack(_) => self.lacks(&[Rank::King, Rank::Queen]),
            Place::Subjects(_) => self.lacks(&[Rank::King, Rank::Queen, Rank::Jack]),
            Place::Dungeon(_) => self.lacks(&[Rank::King, Rank::Queen, Rank::Jack, Rank::Ten]),
            Place::Guest(_) if card.rank() == Rank::Ace => return Err(Refusal::AceAsGuest),
            Place::Guest(_) if self.guest.is_some() => return Err(Refusal::GuestTaken(self.suit)),
            Place::Guest(_) => self.lacks(&[Rank::King, Rank::Queen]),
            Place::Row(_) | Place::Waste => None,
        };
        match first {
            Some(rank) => Err(Refusal::Needs(place, rank)),
            None if matches!(place, Place::Subjects(_)) && self.next_subject() != Some(card) => {
                Err(Refusal::SubjectsInOrder(self.suit, self.subjects))
            }
            None => Ok(()),
        }
    }

    /// The card that an empty place waits for, or that comes next; of the guest chamber, any.
    pub fn expected(&self, place: Place) -> Option<Card> {
        let rank = match place {
            Place::Tower(_) => Rank::Ten,
            Place::King(_) => Rank::King,
            Place::Queen(_) => Rank::Queen,
            Place::Jack(_) => Rank::Jack,
            Place::Dungeon(_) => Rank::Ace,
            Place::Guest(_) => Rank::Two,
            Place::Subjects(_) => return self.next_subject(),
            Place::Row(_) | Place::Waste => return None,
        };
        Some(Card::new(rank, self.suit))
    }

    /// Why a place would not even take the card that it waits for, if it would not.
    pub fn barred(&self, place: Place) -> Option<Illegal> {
        self.admit(self.expected(place)?, place).err().map(Illegal::from)
    }

    /// The first of these ranks that is not in castle or tower.
    fn lacks(&self, ranks: &[Rank]) -> Option<Rank> {
        let missing = |rank: &&Rank| match rank {
            Rank::King => !self.king,
            Rank::Queen => !self.queen,
            Rank::Jack => !self.jack,
            _ => !self.tower,
        };
        ranks.iter().find(missing).copied()
    }

    /// Puts a card into a place that admits it.
    pub(super) fn put(&mut self, card: Card, place: Place) {
        match place {
            Place::Guest(_) => self.guest = Some(card),
            Place::Subjects(_) => self.subjects += 1,
            _ => self.set(place, true),
        }
    }

    /// Takes the top card of a place.
    pub(super) fn take(&mut self, place: Place) -> Option<Card> {
        let card = self.top(place)?;
        match place {
            Place::Guest(_) => self.guest = None,
            Place::Subjects(_) => self.subjects -= 1,
            _ => self.set(place, false),
        }
        Some(card)
    }

    fn set(&mut self, place: Place, there: bool) {
        match place {
            Place::Tower(_) => self.tower = there,
            Place::King(_) => self.king = there,
            Place::Queen(_) => self.queen = there,
            Place::Jack(_) => self.jack = there,
            Place::Dungeon(_) => self.dungeon = there,
            Place::Guest(_) | Place::Subjects(_) | Place::Row(_) | Place::Waste => {}
        }
    }

    /// The six home places of this kingdom (FK-4).
    pub fn homes(&self) -> [Place; 6] {
        let suit = self.suit;
        [
            Place::Dungeon(suit),
            Place::Tower(suit),
            Place::King(suit),
            Place::Queen(suit),
            Place::Jack(suit),
            Place::Subjects(suit),
        ]
    }
}
