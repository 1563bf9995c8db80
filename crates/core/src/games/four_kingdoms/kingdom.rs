//! One suit's kingdom: the cards in it and the cards it accepts.

use super::{PileId, Refusal};
use crate::cards::{Card, Rank, Suit};

/// Cards of the subjects when complete: nine down to two (FK-4).
pub const SUBJECTS: u8 = 8;

/// The kingdom of one suit (FK-4). Each home place accepts only its own cards, so a bit per rank is
/// enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kingdom {
    suit: Suit,
    /// The ranks at home.
    home: Ranks,
    guest: Option<Card>,
}

/// Ranks of one suit, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Ranks(u16);

impl Ranks {
    const NONE: Ranks = Ranks(0);
    const ALL: Ranks = Ranks((1 << Rank::ALL.len()) - 1);
    const SUBJECTS: Ranks = Ranks((1 << SUBJECTS) - 1);

    const fn of(rank: Rank) -> Ranks {
        Ranks(1 << rank as u16)
    }

    const fn and(self, rank: Rank) -> Ranks {
        Ranks(self.0 | 1 << rank as u16)
    }

    fn has(self, rank: Rank) -> bool {
        self.0 >> rank as u16 & 1 == 1
    }

    fn both(self, other: Ranks) -> Ranks {
        Ranks(self.0 & other.0)
    }

    fn minus(self, other: Ranks) -> Ranks {
        Ranks(self.0 & !other.0)
    }

    fn lowest(self) -> Option<Rank> {
        Rank::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    fn highest(self) -> Option<Rank> {
        Some(Rank::ALL[self.0.checked_ilog2()? as usize])
    }
}

impl Kingdom {
    /// Creates the empty kingdom of a suit.
    pub fn new(suit: Suit) -> Self {
        Kingdom { suit, home: Ranks::NONE, guest: None }
    }

    /// Creates a kingdom with these cards in castle, tower and dungeon and this many subjects.
    #[cfg(feature = "made-positions")]
    pub(super) fn with(suit: Suit, ranks: &[Rank], subjects: u8, guest: Option<Card>) -> Self {
        let subjects = Ranks::SUBJECTS.minus(Ranks((1 << (SUBJECTS - subjects)) - 1));
        let home = ranks.iter().fold(subjects, |home, rank| home.and(*rank));
        Kingdom { suit, home, guest }
    }

    /// Returns the suit.
    pub fn suit(&self) -> Suit {
        self.suit
    }

    /// Returns the card in the guest chamber.
    pub fn guest(&self) -> Option<Card> {
        self.guest
    }

    /// Whether the card of a rank is home.
    pub fn has(&self, rank: Rank) -> bool {
        self.home.has(rank)
    }

    /// Returns how many subjects are home, from the nine down.
    pub fn subjects(&self) -> u8 {
        self.home.both(Ranks::SUBJECTS).0.count_ones() as u8
    }

    /// Returns how many cards are home.
    pub fn home(&self) -> usize {
        self.home.0.count_ones() as usize
    }

    /// Whether all cards of the suit are home.
    pub fn is_full(&self) -> bool {
        self.home == Ranks::ALL
    }

    /// Iterates over the cards at home.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let home = Rank::ALL.into_iter().filter(|rank| self.has(*rank));
        home.map(|rank| Card::new(rank, self.suit))
    }

    /// Returns the top card of a place of this kingdom.
    pub fn top(&self, place: PileId) -> Option<Card> {
        let rank = match place {
            PileId::Guest(_) => return self.guest,
            PileId::Subjects(_) => self.home.both(Ranks::SUBJECTS).lowest(),
            _ => single(place).filter(|rank| self.has(*rank)),
        };
        Some(Card::new(rank?, self.suit))
    }

    /// Returns the next subject, once all before it are home.
    pub fn next_subject(&self) -> Option<Card> {
        let next = Ranks::SUBJECTS.minus(self.home).highest()?;
        Some(Card::new(next, self.suit))
    }

    /// Whether a card of this suit may enter a place of this kingdom now (FK-4).
    #[inline]
    pub(super) fn admit(&self, card: Card, place: PileId) -> Result<(), Refusal> {
        if card.suit() != self.suit {
            return Err(Refusal::OtherSuit(place));
        }
        match place {
            PileId::Guest(_) if card.rank() == Rank::Ace => return Err(Refusal::AceAsGuest),
            PileId::Guest(_) if self.guest.is_some() => return Err(Refusal::GuestTaken(self.suit)),
            PileId::Guest(_) => {}
            _ if PileId::home(card) != place => return Err(Refusal::OtherRank(place)),
            _ => {}
        }
        if let Some(rank) = needs(place).minus(self.home).highest() {
            return Err(Refusal::Needs(place, rank));
        }
        match place {
            PileId::Subjects(_) => match self.next_subject() {
                Some(next) if next != card => Err(Refusal::SubjectsInOrder(self.suit, next.rank())),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Returns the card that a place accepts next; any for the guest chamber.
    pub fn expected(&self, place: PileId) -> Option<Card> {
        match place {
            PileId::Subjects(_) => self.next_subject(),
            PileId::Guest(_) => Some(Card::new(Rank::Two, self.suit)),
            _ => Some(Card::new(single(place)?, self.suit)),
        }
    }

    /// Returns why a place would refuse even the card it accepts next, if it would.
    pub fn barred(&self, place: PileId) -> Option<Refusal> {
        self.admit(self.expected(place)?, place).err()
    }

    /// Whether the card of a rank must have been home for the present cards to have come here.
    #[cfg(feature = "made-positions")]
    pub(super) fn is_built_on(&self, rank: Rank) -> bool {
        let places = self.homes().into_iter().chain([PileId::Guest(self.suit)]);
        places.filter(|place| self.top(*place).is_some()).any(|place| needs(place).has(rank))
    }

    /// Puts a card into a place that accepts it.
    pub(super) fn put(&mut self, card: Card, place: PileId) {
        match place {
            PileId::Guest(_) => self.guest = Some(card),
            _ => self.home = self.home.and(card.rank()),
        }
    }

    /// Takes the top card of a place.
    pub(super) fn take(&mut self, place: PileId) -> Option<Card> {
        let card = self.top(place)?;
        match place {
            PileId::Guest(_) => self.guest = None,
            _ => self.home = self.home.minus(Ranks::of(card.rank())),
        }
        Some(card)
    }

    /// Returns the six home places of this kingdom (FK-4).
    pub fn homes(&self) -> [PileId; 6] {
        let suit = self.suit;
        [
            PileId::Dungeon(suit),
            PileId::Tower(suit),
            PileId::King(suit),
            PileId::Queen(suit),
            PileId::Jack(suit),
            PileId::Subjects(suit),
        ]
    }
}

/// Returns the rank of a place that holds a single card.
fn single(place: PileId) -> Option<Rank> {
    match place {
        PileId::Tower(_) => Some(Rank::Ten),
        PileId::King(_) => Some(Rank::King),
        PileId::Queen(_) => Some(Rank::Queen),
        PileId::Jack(_) => Some(Rank::Jack),
        PileId::Dungeon(_) => Some(Rank::Ace),
        PileId::Subjects(_) | PileId::Guest(_) | PileId::Row(_) | PileId::Waste => None,
    }
}

/// Returns what has to be home before a card enters a place (FK-4).
fn needs(place: PileId) -> Ranks {
    let king = Ranks::of(Rank::King);
    match place {
        PileId::Queen(_) => king,
        PileId::Jack(_) | PileId::Guest(_) => king.and(Rank::Queen),
        PileId::Subjects(_) => king.and(Rank::Queen).and(Rank::Jack),
        PileId::Dungeon(_) => king.and(Rank::Queen).and(Rank::Jack).and(Rank::Ten),
        PileId::Tower(_) | PileId::King(_) | PileId::Row(_) | PileId::Waste => Ranks::NONE,
    }
}
