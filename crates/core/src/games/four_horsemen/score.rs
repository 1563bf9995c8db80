//! Scoring of score piles, during and at the end of a hand (FH-13).

use serde::Serialize;

use super::{BySeat, Card, CardSet, Horseman, Piles};
use crate::engine::Seat;

/// The score of one seat's face-up cards, by suit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// Sum of the values of Death cards.
    pub death: u8,
    /// Sum of the values of War cards.
    pub war: u8,
    /// The Pestilence cards.
    pub pestilence: Pestilence,
    /// The Famine cards.
    pub famine: Famine,
    /// Total points.
    pub total: i8,
}

impl Sheet {
    /// Returns the points of one suit.
    pub fn points(&self, suit: Horseman) -> i8 {
        match suit {
            Horseman::Famine => self.famine.points,
            Horseman::Pestilence if !self.pestilence.scores => 0,
            Horseman::Pestilence => self.pestilence.sum as i8,
            Horseman::War => self.war as i8,
            Horseman::Death => self.death as i8,
        }
    }
}

/// A seat's Pestilence cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pestilence {
    /// Number of cards.
    pub cards: u8,
    /// Sum of values.
    pub sum: u8,
    /// Whether the sum counts, as it does only for the seat with the lowest.
    pub scores: bool,
}

/// A seat's Famine cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Famine {
    /// Number of cards.
    pub cards: u8,
    /// Sum of values, negative for an odd number of cards.
    pub points: i8,
}

/// Scores the current piles (FH-13); no sheet for an eliminated seat.
pub fn score(piles: &Piles) -> BySeat<Option<Sheet>> {
    let mut sheets = BySeat::from_fn(piles.seats(), |seat| {
        let pile = &piles[seat];
        (!pile.out()).then(|| sheet(pile.up()))
    });
    if let Some(seat) = pestilence_scorer(&sheets)
        && let Some(sheet) = &mut sheets[seat]
    {
        sheet.pestilence.scores = true;
        sheet.total += sheet.pestilence.sum as i8;
    }
    sheets
}

/// Returns the seat with the most points, which gains the Favor; `None` on a tie (FH-14).
pub fn gainer(sheets: &BySeat<Option<Sheet>>) -> Option<Seat> {
    sole_lowest(sheets, |sheet| Some(-sheet.total))
}

/// Scores cards without Pestilence.
fn sheet(up: CardSet) -> Sheet {
    let [famine, pestilence, war, death, famines, pestilences, ..] = sums(up);
    let points = if famines % 2 == 0 { famine as i8 } else { -(famine as i8) };
    Sheet {
        death,
        war,
        pestilence: Pestilence { cards: pestilences, sum: pestilence, scores: false },
        famine: Famine { cards: famines, points },
        total: (death + war) as i8 + points,
    }
}

/// Returns the sum of values of each suit and then the number of cards of each suit, in the order
/// of [`Horseman`].
fn sums(cards: CardSet) -> [u8; 8] {
    let [low, middle, high, ..] = cards.bits().to_le_bytes().map(usize::from);
    (SUMS[0][low] + SUMS[1][middle] + SUMS[2][high]).to_le_bytes()
}

/// [`sums`] of every set of the eight cards with values 1 and 2, 3 and 4, and 5 and 6. Precomputed
/// because search spends most of its time scoring.
static SUMS: [[u64; 1 << 8]; 3] = {
    let mut sums = [[0; 1 << 8]; 3];
    let mut index = 0;
    while index < Card::COUNT {
        let (value, suit) = (index as u64 / 4 + 1, index % 4);
        let card = value << (8 * suit) | 1 << (8 * suit + 32);
        let mut set = 0;
        while set < 1 << 8 {
            if set >> (index % 8) & 1 == 1 {
                sums[index / 8][set] += card;
            }
            set += 1;
        }
        index += 1;
    }
    sums
};

/// Returns the seat whose Pestilence scores: among holders of any, the lowest sum, then the fewest
/// cards; `None` on a tie.
fn pestilence_scorer(sheets: &BySeat<Option<Sheet>>) -> Option<Seat> {
    let rank = |sheet: &Sheet| {
        let Pestilence { cards, sum, .. } = sheet.pestilence;
        (cards > 0).then_some((sum, cards))
    };
    sole_lowest(sheets, rank)
}

/// Returns the seat with the lowest key; `None` if several share it.
fn sole_lowest<K: Ord>(
    sheets: &BySeat<Option<Sheet>>,
    rank: impl Fn(&Sheet) -> Option<K>,
) -> Option<Seat> {
    let ranks = || sheets.pairs().filter_map(|(seat, sheet)| Some((rank(sheet.as_ref()?)?, seat)));
    let (least, seat) = ranks().min_by(|one, other| one.0.cmp(&other.0))?;
    (ranks().filter(|(rank, _)| *rank == least).count() == 1).then_some(seat)
}
