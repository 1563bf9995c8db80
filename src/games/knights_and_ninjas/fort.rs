//! What stands in front of a kingdom (KN-7, KN-12, KN-13).

use serde::{Deserialize, Serialize};

use super::{Card, PlayedCard};

/// The fortifications of a kingdom, of each kind at most one (KN-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fort {
    #[serde(default)]
    pub(super) castle: Option<PlayedCard>,
    #[serde(default)]
    pub(super) archer: Option<PlayedCard>,
    #[serde(default)]
    pub(super) minstrel: Option<PlayedCard>,
}

/// Why a card may not be sent against a kingdom (KN-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// Nothing attacks where a minstrel stands (KN-12).
    Minstrel,
    /// The archer keeps it away.
    Archer,
    /// The castle keeps it out, without a ladder.
    Castle,
    /// There is no archer that an archer could fight.
    NoArcher,
    /// There is no castle that a ladder or a catapult is for.
    NoCastle,
}

/// Of each kind the last one stands there; what is no fortification does not.
impl FromIterator<PlayedCard> for Fort {
    fn from_iter<I: IntoIterator<Item = PlayedCard>>(guises: I) -> Self {
        let mut fort = Fort::default();
        for guise in guises.into_iter().filter(|guise| guise.role().is_fortification()) {
            *fort.place(guise.role()) = Some(guise);
        }
        fort
    }
}

impl Fort {
    /// The castle, as it was played.
    pub fn castle(&self) -> Option<PlayedCard> {
        self.castle
    }

    /// The archer, as it was played.
    pub fn archer(&self) -> Option<PlayedCard> {
        self.archer
    }

    /// The minstrel, as it was played.
    pub fn minstrel(&self) -> Option<PlayedCard> {
        self.minstrel
    }

    /// Everything that stands there.
    pub fn iter(&self) -> impl Iterator<Item = PlayedCard> + use<> {
        [self.castle, self.archer, self.minstrel].into_iter().flatten()
    }

    /// Whether nothing stands there.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// The place of a kind of fortification.
    pub(super) fn place(&mut self, role: Card) -> &mut Option<PlayedCard> {
        match role {
            Card::Castle => &mut self.castle,
            Card::Archer => &mut self.archer,
            _ => &mut self.minstrel,
        }
    }

    /// Whether a fortification of the kind stands there already.
    pub fn has(&self, role: Card) -> bool {
        self.iter().any(|guise| guise.role() == role)
    }

    /// What keeps an attack or a preparation away, if anything does; `ladder` says whether the
    /// attacker has one standing (KN-7).
    pub fn stops(&self, role: Card, ladder: bool) -> Option<Obstacle> {
        let (castle, archer) = (self.castle.is_some(), self.archer.is_some());
        let when = |stopped: bool, obstacle| stopped.then_some(obstacle);
        if self.minstrel.is_some() {
            return Some(Obstacle::Minstrel);
        }
        match role {
            Card::Ninja => None,
            Card::Dragon => when(archer, Obstacle::Archer),
            Card::Archer => when(!archer, Obstacle::NoArcher),
            Card::Ladder => {
                when(!castle, Obstacle::NoCastle).or_else(|| when(archer, Obstacle::Archer))
            }
            Card::Catapult => when(!castle, Obstacle::NoCastle),
            _ => {
                when(archer, Obstacle::Archer).or_else(|| when(castle && !ladder, Obstacle::Castle))
            }
        }
    }
}
