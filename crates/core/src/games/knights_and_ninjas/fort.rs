//! The fortifications in front of a kingdom (KN-7, KN-12, KN-13).

use serde::{Deserialize, Serialize};

use super::{Card, PlayedCard};

/// The fortifications of a kingdom, at most one of each kind (KN-13).
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

/// The reason why a card can't be sent against a kingdom (KN-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// Nothing can attack a kingdom with a minstrel (KN-12).
    Minstrel,
    /// The archer keeps it away.
    Archer,
    /// The castle keeps it out unless there is a ladder.
    Castle,
    /// There is no archer to fight.
    NoArcher,
    /// There is no castle for the ladder or catapult.
    NoCastle,
}

/// Keeps the last card of each kind and ignores cards that are not fortifications.
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
    /// Returns the castle, as it was played.
    pub fn castle(&self) -> Option<PlayedCard> {
        self.castle
    }

    /// Returns the archer, as it was played.
    pub fn archer(&self) -> Option<PlayedCard> {
        self.archer
    }

    /// Returns the minstrel, as it was played.
    pub fn minstrel(&self) -> Option<PlayedCard> {
        self.minstrel
    }

    /// Iterates over the fortifications.
    pub fn iter(&self) -> impl Iterator<Item = PlayedCard> + use<> {
        [self.castle, self.archer, self.minstrel].into_iter().flatten()
    }

    /// Whether there are no fortifications.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// Returns the slot of a kind of fortification.
    pub(super) fn place(&mut self, role: Card) -> &mut Option<PlayedCard> {
        match role {
            Card::Castle => &mut self.castle,
            Card::Archer => &mut self.archer,
            _ => &mut self.minstrel,
        }
    }

    /// Whether there is a fortification of the kind.
    pub fn has(&self, role: Card) -> bool {
        self.iter().any(|guise| guise.role() == role)
    }

    /// Returns what keeps an attack or a preparation away, if anything; `ladder` says whether the
    /// attacker has a ladder standing (KN-7).
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
