//! Positions of Four Kingdoms as JSON, with checks that a loaded one is possible.
//!
//! A deal alone is a position too: `{"rows":[["KS","2H",..],..],"waste":["9H"],"talon":["2C",..]}`.
//! Each row lists its lowest card first, and all but the last card are face down. The talon lists
//! the next card first.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::position::Row;
use super::public::WrittenKingdom;
use super::{FACE_DOWN, Kingdom, Options, Position, Public, ROWS, RUN, SUBJECTS, TALON, builds_on};
use crate::cards::{Pile, Rank, Suit, check_deck};
use crate::engine::Impossible;
use crate::games::load::require;

/// JSON form of a position.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    options: Options,
    rows: [Pile<{ FACE_DOWN + RUN }>; ROWS],
    /// Number of face-down cards in each row; by default all but the last.
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

impl WrittenKingdom {
    fn read(self, suit: Suit) -> Result<Kingdom, Impossible> {
        let WrittenKingdom { king, queen, jack, tower, subjects, dungeon, guest } = self;
        let reason = format!("{subjects} subjects of {}; there are {SUBJECTS}", suit.name());
        require(subjects <= SUBJECTS, reason)?;
        let ranks = [Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Ace];
        let home = ranks.into_iter().zip([king, queen, jack, tower, dungeon]);
        let home: Vec<Rank> = home.filter(|(_, home)| *home).map(|(rank, _)| rank).collect();
        Ok(Kingdom::with(suit, &home, subjects, guest))
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [clubs, diamonds, hearts, spades] = self.public.kingdoms.map(WrittenKingdom::from);
        let written = Written {
            options: self.public.options,
            rows: self.rows.map(|row| row.cards),
            down: Some(self.rows.map(|row| row.down)),
            waste: self.public.waste,
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
            public: Public { options: written.options, waste: written.waste, kingdoms },
            rows: std::array::from_fn(|n| Row { cards: written.rows[n], down: down[n] }),
            talon: written.talon.iter().rev().copied().collect(),
        };
        check(&position).map_err(D::Error::custom)?;
        Ok(position)
    }
}

fn check(position: &Position) -> Result<(), Impossible> {
    check_deck(position.places())?;
    let undealt = position.public.waste.len() + position.talon.len();
    let reason = format!("waste and talon together never hold more than {TALON} cards");
    require(undealt <= TALON, reason)?;
    (1..).zip(&position.rows).try_for_each(|(n, row)| check_row(n, row))?;
    position.public.kingdoms.iter().try_for_each(|kingdom| check_kingdom(position, kingdom))
}

/// Checks that at most three cards are face down, always under a face-up run (FK-1 to FK-3).
fn check_row(n: usize, row: &Row) -> Result<(), Impossible> {
    let reason = format!("in row {n} at most {FACE_DOWN} cards can lie face down");
    require(row.down() <= FACE_DOWN, reason)?;
    let top_up = row.down() < row.cards.len().max(1);
    require(top_up, format!("the top card of row {n} must lie face up"))?;
    row.run().windows(2).try_for_each(|pair| {
        let (top, below) = (pair[1].name(), pair[0].name());
        let reason = format!("in row {n} the {top} cannot lie on the {below}");
        require(builds_on(pair[1], pair[0]), reason)
    })
}

/// Checks that cards required before others (FK-4) were home once. They may have been taken back
/// (FK-6), but cannot be face down, in the waste or in the talon again.
fn check_kingdom(position: &Position, kingdom: &Kingdom) -> Result<(), Impossible> {
    let suit = kingdom.suit();
    let down = position.rows.iter().flat_map(|row| &row.cards[..row.down()]);
    let fresh = down.chain(&*position.public.waste).chain(&*position.talon);
    fresh.filter(|card| card.suit() == suit).try_for_each(|card| {
        let reason = format!(
            "the {} was never in the castle or tower that the kingdom of {} is built on",
            card.name(),
            suit.name()
        );
        require(!kingdom.is_built_on(card.rank()), reason)
    })?;
    kingdom.guest().into_iter().try_for_each(|card| {
        let welcome = card.suit() == suit && card.rank() != Rank::Ace;
        require(welcome, format!("the {} cannot be a guest of {}", card.name(), suit.name()))
    })
}
