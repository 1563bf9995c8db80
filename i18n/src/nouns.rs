//! Names of the rules' cards, suits and places, as nouns of messages.

use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::games::{
    four_horsemen as horsemen, four_kingdoms as kingdoms, knights_and_ninjas as ninjas,
};

use crate::{Noun, Value};

/// A type with a name in messages.
pub trait Named {
    /// Returns the noun with the forms of its name.
    fn noun(self) -> Noun;
}

/// Returns the key of a rank in the catalog.
fn rank_key(rank: Rank) -> &'static str {
    rank.name()
}

/// Returns the key of a suit in the catalog.
fn suit_key(suit: Suit) -> &'static str {
    suit.name()
}

impl Named for Card {
    fn noun(self) -> Noun {
        let keys = [("rank", rank_key(self.rank())), ("suit", suit_key(self.suit()))];
        Noun::new("standard-card", keys)
    }
}

impl Named for Rank {
    fn noun(self) -> Noun {
        Noun::new("standard-rank", [("rank", rank_key(self))])
    }
}

impl Named for Suit {
    fn noun(self) -> Noun {
        Noun::new("standard-suit", [("suit", suit_key(self))])
    }
}

/// Returns the key of a kind of place in the catalog.
pub fn place_key(place: kingdoms::PileId) -> &'static str {
    use kingdoms::PileId;
    match place {
        PileId::Row(_) => "land",
        PileId::Waste => "waste",
        PileId::Guest(_) => "guest",
        PileId::Tower(_) => "tower",
        PileId::King(_) => "king",
        PileId::Queen(_) => "queen",
        PileId::Jack(_) => "jack",
        PileId::Subjects(_) => "subjects",
        PileId::Dungeon(_) => "dungeon",
    }
}

impl Named for kingdoms::PileId {
    fn noun(self) -> Noun {
        let number = match self {
            kingdoms::PileId::Row(row) => {
                ["1", "2", "3", "4", "5", "6", "7"].get(usize::from(row).wrapping_sub(1))
            }
            _ => None,
        };
        let suit = self.suit().map_or("", suit_key);
        let keys = [("place", place_key(self)), ("suit", suit), ("number", number.unwrap_or(&""))];
        Noun::new("kingdom-place", keys)
    }
}

impl Named for horsemen::Horseman {
    fn noun(self) -> Noun {
        let key = ["famine", "pestilence", "war", "death"][self as usize];
        Noun::new("horseman", [("horseman", key)])
    }
}

impl Named for horsemen::Card {
    fn noun(self) -> Noun {
        let value = ["1", "2", "3", "4", "5", "6"][usize::from(self.value()) - 1];
        let key = ["famine", "pestilence", "war", "death"][self.suit() as usize];
        Noun::new("horseman-card", [("value", value), ("horseman", key)])
    }
}

impl Named for ninjas::Card {
    fn noun(self) -> Noun {
        Noun::new("ninja-card", [("card", self.name())])
    }
}

impl Named for ninjas::PlayedCard {
    fn noun(self) -> Noun {
        match self.is_jester() {
            true => Noun::new("ninja-jester", [("card", self.role().name())]),
            false => self.role().noun(),
        }
    }
}

macro_rules! values {
    ($($type:ty)+) => {
        $(impl From<$type> for Value {
            fn from(named: $type) -> Self {
                Value::Noun(named.noun())
            }
        })+
    };
}

values! {
    Card Rank Suit kingdoms::PileId horsemen::Card horsemen::Horseman
    ninjas::Card ninjas::PlayedCard
}
