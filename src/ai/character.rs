//! Characters of computer opponents: leanings of style that cost next to no strength.

use std::fmt;
use std::str::FromStr;

use super::opponent::Opponent;
use crate::cards::{Numbered, Set};
use crate::engine::{Decision, Seat, Unreadable};

/// What an opponent likes to do when little speaks against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Character {
    /// Attacks and plays high.
    Bold,
    /// Builds, waits and keeps high cards.
    Patient,
    /// Pays back whoever turned on it last.
    Vengeful,
    /// Plays special cards and unusual actions.
    Tricky,
}

impl Character {
    /// All characters.
    pub const ALL: [Character; 4] =
        [Character::Bold, Character::Patient, Character::Vengeful, Character::Tricky];
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["bold", "patient", "vengeful", "tricky"][*self as usize])
    }
}

impl FromStr for Character {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Character::ALL.into_iter().find(|character| character.to_string() == text);
        found.ok_or_else(|| Unreadable::new("character", text, "bold, patient, vengeful or tricky"))
    }
}

/// The character of a seat, and whom it has to pay back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaning {
    /// The character.
    pub character: Character,
    /// The seat that turned on it last.
    pub rival: Option<Seat>,
}

impl Leaning {
    /// Returns the leaning of a seat with this character after these decisions in a match, oldest
    /// first.
    pub fn of<G: Opponent>(character: Character, seat: Seat, decisions: &[Decision<G>]) -> Self {
        let turns_on = |it: &&Decision<G>| G::turns_on(&it.view, it.action, seat);
        Leaning { character, rival: decisions.iter().rfind(turns_on).map(|it| it.seat) }
    }

    /// Returns how well an action of the view's seat suits the leaning, -1 to 1.
    pub fn suits<G: Opponent>(self, view: &G::View, action: G::Action) -> f32 {
        let vengeful = self.character == Character::Vengeful;
        if vengeful && self.rival.is_some_and(|rival| G::turns_on(view, action, rival)) {
            return 1.0;
        }
        G::suits(view, action, self.character)
    }
}

/// Returns how high a card is among others: 1 for the highest, -1 for the lowest.
pub(super) fn height<C: Numbered>(card: C, among: Set<C>) -> f32 {
    let below = among.intersection(Set::below(card)).len() as f32;
    let others = among.len().saturating_sub(1).max(1) as f32;
    (2.0 * below / others - 1.0).min(1.0)
}
