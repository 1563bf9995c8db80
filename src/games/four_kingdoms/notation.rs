//! A position as JSON, and the checks that it is one the rules can lead to.
//!
//! A deal alone is a position too: `{"rows":[["KS","2H",..],..],"waste":["9H"],"talon":["2C",..]}`,
//! rows with the lowest card first, of which all but the last lie face down, and the talon with the
//! next card first.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::position::Row;
use super::{FACE_DOWN, Kingdom, Options, Position, ROWS, RUN, SUBJECTS, TALON, builds_on};
use crate::cards::{Card, Pile, Rank, Suit, check_deck};
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
    clubs: WrittenKingdom,
    diamonds: WrittenKingdom,
    hearts: WrittenKingdom,
    spades: WrittenKingdom,
}

/// A kingdom as it is written; its suit follows from where it stands.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct WrittenKingdom {
    king: bool,
    queen: bool,
    jack: bool,
    tower: bool,
    subjects: u8,
    dungeon: bool,
    guest: Option<Card>,
}

impl From<Kingdom> for WrittenKingdom {
    fn from(kingdom: Kingdom) -> Self {
        WrittenKingdom {
            king: kingdom.has(Rank::King),
            queen: kingdom.has(Rank::Queen),
            jack: kingdom.has(Rank::Jack),
            tower: kingdom.has(Rank::Ten),
            subjects: kingdom.subjects(),
            dungeon: kingdom.has(Rank::Ace),
            guest: kingdom.guest(),
        }
    }
}

impl WrittenKingdom {
    fn read(self, suit: Suit) -> Result<Kingdom, Impossible> {
        let WrittenKingdom { king, queen, jack, tower, subjects, dungeon, guest } = self;
        if subjects > SUBJECTS {
            let suit = suit.name();
            return refuse(format!("{subjects} subjects of {suit}; there are {SUBJECTS}"));
        }
        let single = [
            (king, Rank::King),
            (queen, Rank::Queen),
            (jack, Rank::Jack),
            (tower, Rank::Ten),
            (dungeon, Rank::Ace),
        ];
        let home = single.into_iter().filter(|(there, _)| *there).map(|(_, rank)| rank);
        Ok(Kingdom::with(suit, &home.collect::<Vec<_>>(), subjects, guest))
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [clubs, diamonds, hearts, spades] = self.kingdoms.map(WrittenKingdom::from);
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
        let mut kingdoms = Suit::ALL.map(Kingdom::new);
        for (kingdom, written) in kingdoms.iter_mut().zip([clubs, diamonds, hearts, spades]) {
            *kingdom = written.read(kingdom.suit()).map_err(D::Error::custom)?;
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
    let suit = kingdom.suit();
    let down = position.rows.iter().flat_map(|row| &row.cards[..row.down()]);
    let fresh = down.chain(&*position.waste).chain(&*position.talon);
    let mut own = fresh.filter(|card| card.suit() == suit);
    if let Some(card) = own.find(|card| kingdom.is_built_on(card.rank())) {
        let (card, suit) = (card.name(), suit.name());
        return refuse(format!(
            "the {card} was never in the castle or tower that the kingdom of {suit} is built on"
        ));
    }
    match kingdom.guest() {
        Some(card) if card.suit() != suit || card.rank() == Rank::Ace => {
            refuse(format!("the {} cannot be a guest of {}", card.name(), suit.name()))
        }
        _ => Ok(()),
    }
}
