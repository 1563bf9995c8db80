//! A position as JSON, and the checks that it is one the rules can lead to.
//!
//! A deal alone is a position too: `{"rows":[["KS","2H",..],..],"waste":["9H"],"talon":["2C",..]}`,
//! rows with the lowest card first, of which all but the last lie face down, and the talon with the
//! next card first.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::position::Row;
use super::{FACE_DOWN, Kingdom, Options, Position, ROWS, RUN, SUBJECTS, TALON, builds_on};
use crate::cards::{Card, CardSet, Pile, Rank, Suit, check_deck};
use crate::engine::Impossible;

/// A position as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    options: Options,
    rows: [Pile<{ FACE_DOWN + RUN }>; ROWS],
    /// Face-down cards of each row; without it, all but the last.
    #[serde(default)]
    down: Option<[u8; ROWS]>,
    waste: Pile<TALON>,
    talon: Pile<TALON>,
    #[serde(default)]
    kingdoms: Kingdoms,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Kingdoms {
    clubs: Kingdom,
    diamonds: Kingdom,
    hearts: Kingdom,
    spades: Kingdom,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [clubs, diamonds, hearts, spades] = self.kingdoms;
        let written = Written {
            options: self.options,
            rows: self.rows.map(|row| row.cards),
            down: Some(self.rows.map(|row| row.down)),
            waste: self.waste,
            talon: self.talon.iter().rev().copied().collect(),
            kingdoms: Kingdoms { clubs, diamonds, hearts, spades },
        };
        written.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let Kingdoms { clubs, diamonds, hearts, spades } = written.kingdoms;
        let mut kingdoms = [clubs, diamonds, hearts, spades];
        for (kingdom, suit) in kingdoms.iter_mut().zip(Suit::ALL) {
            kingdom.suit = suit;
        }
        let down =
            written.down.unwrap_or_else(|| written.rows.map(|row| row.len().max(1) as u8 - 1));
        let position = Position {
            options: written.options,
            rows: std::array::from_fn(|n| Row { cards: written.rows[n], down: down[n] }),
            waste: written.waste,
            talon: written.talon.iter().rev().copied().collect(),
            kingdoms,
        };
        check(&position).map_err(D::Error::custom)?;
        Ok(position)
    }
}

fn refuse<T>(reason: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible(reason.into()))
}

fn check(position: &Position) -> Result<(), Impossible> {
    for kingdom in &position.kingdoms {
        if kingdom.subjects > SUBJECTS {
            let (suit, subjects) = (kingdom.suit.name(), kingdom.subjects);
            return refuse(format!("{subjects} subjects of {suit}; there are {SUBJECTS}"));
        }
    }
    check_deck(position.places())?;
    if position.waste.len() + position.talon.len() > TALON {
        return refuse(format!("waste and talon together never hold more than {TALON} cards"));
    }
    for (n, row) in position.rows.iter().enumerate() {
        check_row(n + 1, row)?;
    }
    position.kingdoms.iter().try_for_each(|kingdom| check_kingdom(position, kingdom))
}

/// At most three cards lie face down, always under a face-up run (FK-1 to FK-3).
fn check_row(n: usize, row: &Row) -> Result<(), Impossible> {
    if row.down() > FACE_DOWN {
        return refuse(format!("in row {n} at most {FACE_DOWN} cards can lie face down"));
    }
    if row.down() >= row.cards.len().max(1) {
        return refuse(format!("the top card of row {n} must lie face up"));
    }
    match row.run().windows(2).find(|pair| !builds_on(pair[1], pair[0])) {
        Some(pair) => {
            let (top, below) = (pair[1].name(), pair[0].name());
            refuse(format!("in row {n} the {top} cannot lie on the {below}"))
        }
        None => Ok(()),
    }
}

/// What a place asks for when a card enters was there once (FK-4): such a card may have been taken
/// back since (FK-6), but it cannot lie face down, in the waste or in the talon again.
fn check_kingdom(position: &Position, kingdom: &Kingdom) -> Result<(), Impossible> {
    let suit = kingdom.suit;
    let needs: &[Rank] = if kingdom.dungeon {
        &[Rank::King, Rank::Queen, Rank::Jack, Rank::Ten]
    } else if kingdom.subjects > 0 {
        &[Rank::King, Rank::Queen, Rank::Jack]
    } else if kingdom.jack || kingdom.guest.is_some() {
        &[Rank::King, Rank::Queen]
    } else if kingdom.queen {
        &[Rank::King]
    } else {
        &[]
    };
    let down = position.rows.iter().flat_map(|row| &row.cards[..row.down()]);
    let fresh: CardSet = down.chain(&*position.waste).chain(&*position.talon).copied().collect();
    for rank in needs {
        let card = Card::new(*rank, suit);
        if fresh.contains(card) {
            let suit = suit.name();
            return refuse(format!(
                "the {} was never in the castle or tower that the kingdom of {suit} is built on",
                card.name()
            ));
        }
    }
    match kingdom.guest {
        Some(card) if card.suit() != suit || card.rank() == Rank::Ace => {
            refuse(format!("the {} cannot be a guest of {}", card.name(), suit.name()))
        }
        _ => Ok(()),
    }
}
