//! Looks to choose, some of which the player earns: card backs, table colors, and crests.

use serde::{Deserialize, Serialize};

use super::settings::Settings;
use super::statistics::Statistics;

/// Pattern of the card backs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardBack {
    /// Burgundy, a horse's head on a lattice.
    #[default]
    Horse,
    /// Blue, checkered.
    Checks,
    /// Green, diagonal stripes.
    Stripes,
    /// Purple, lozenges.
    Lozenges,
    /// Slate, small towers.
    Towers,
    /// Brown, oak leaves.
    Oaks,
    /// Teal, waves.
    Waves,
    /// Midnight blue, stars.
    Stars,
    /// Rust, scales.
    Scales,
    /// Black, lilies.
    Lilies,
    /// Magenta, roses.
    Roses,
}

impl CardBack {
    /// All patterns.
    pub const ALL: [CardBack; 11] = [
        CardBack::Horse,
        CardBack::Checks,
        CardBack::Stripes,
        CardBack::Lozenges,
        CardBack::Towers,
        CardBack::Oaks,
        CardBack::Waves,
        CardBack::Stars,
        CardBack::Scales,
        CardBack::Lilies,
        CardBack::Roses,
    ];

    /// Returns the key of its name in the catalog.
    pub fn key(self) -> &'static str {
        [
            "horse", "checks", "stripes", "lozenges", "towers", "oaks", "waves", "stars", "scales",
            "lilies", "roses",
        ][self as usize]
    }
}

/// Color of the tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Felt {
    /// The default.
    #[default]
    Green,
    /// Soft blue.
    Blue,
    /// Wine red.
    Wine,
    /// Bluish gray.
    Slate,
    /// Between green and blue.
    Teal,
    /// Yellowish green.
    Olive,
    /// Warm brown.
    Chestnut,
    /// Dark purple.
    Plum,
}

impl Felt {
    /// All colors.
    pub const ALL: [Felt; 8] = [
        Felt::Green,
        Felt::Blue,
        Felt::Wine,
        Felt::Slate,
        Felt::Teal,
        Felt::Olive,
        Felt::Chestnut,
        Felt::Plum,
    ];

    /// Returns the key of its name in the catalog.
    pub fn key(self) -> &'static str {
        ["green", "blue", "wine", "slate", "teal", "olive", "chestnut", "plum"][self as usize]
    }
}

/// The player's crest at every table. Opponents never have the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Emblem {
    /// A crown on red.
    #[default]
    Crown,
    /// A sun on blue.
    Sun,
    /// A tree on green.
    Tree,
    /// An anchor on purple.
    Anchor,
    /// A bell on black.
    Bell,
    /// A lily on brown.
    Lily,
    /// A wheel on red.
    Wheel,
    /// A ship on blue.
    Ship,
}

impl Emblem {
    /// All crests.
    pub const ALL: [Emblem; 8] = [
        Emblem::Crown,
        Emblem::Sun,
        Emblem::Tree,
        Emblem::Anchor,
        Emblem::Bell,
        Emblem::Lily,
        Emblem::Wheel,
        Emblem::Ship,
    ];

    /// Returns the key of its name in the catalog.
    pub fn key(self) -> &'static str {
        ["crown", "sun", "tree", "anchor", "bell", "lily", "wheel", "ship"][self as usize]
    }
}

/// A look to choose in the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// A pattern of the card backs.
    Back(CardBack),
    /// A color of the tables.
    Felt(Felt),
    /// A crest of the player.
    Crest(Emblem),
}

/// What earns a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// This many achievements, in all games together.
    Achievements(usize),
    /// This many opponents beaten on the ladder of any one game.
    Ladder(usize),
}

impl Goal {
    /// Returns the number to reach.
    pub fn needed(self) -> usize {
        let (Goal::Achievements(needed) | Goal::Ladder(needed)) = self;
        needed
    }
}

/// The looks to earn. All others are free.
pub const EARNED: [(Look, Goal); 13] = [
    (Look::Back(CardBack::Oaks), Goal::Achievements(1)),
    (Look::Felt(Felt::Teal), Goal::Achievements(3)),
    (Look::Back(CardBack::Waves), Goal::Achievements(5)),
    (Look::Felt(Felt::Olive), Goal::Achievements(8)),
    (Look::Back(CardBack::Stars), Goal::Achievements(11)),
    (Look::Back(CardBack::Scales), Goal::Achievements(14)),
    (Look::Felt(Felt::Chestnut), Goal::Achievements(17)),
    (Look::Back(CardBack::Lilies), Goal::Achievements(20)),
    (Look::Felt(Felt::Plum), Goal::Achievements(23)),
    (Look::Back(CardBack::Roses), Goal::Achievements(26)),
    (Look::Crest(Emblem::Lily), Goal::Ladder(2)),
    (Look::Crest(Emblem::Wheel), Goal::Ladder(5)),
    (Look::Crest(Emblem::Ship), Goal::Ladder(8)),
];

impl Look {
    /// Returns what earns it; `None` if it is free.
    pub fn goal(self) -> Option<Goal> {
        EARNED.into_iter().find(|(look, _)| *look == self).map(|(_, goal)| goal)
    }
}

impl Statistics {
    /// Returns how much of what a goal counts has been reached.
    pub fn reached(&self, goal: Goal) -> usize {
        match goal {
            Goal::Achievements(_) => self.achievements(),
            Goal::Ladder(_) => self.highest_rung().into(),
        }
    }

    /// Whether a look is free or earned.
    pub fn has_earned(&self, look: Look) -> bool {
        look.goal().is_none_or(|goal| self.reached(goal) >= goal.needed())
    }

    /// Returns the looks that are earned now and were not before.
    pub fn new_looks(&self, before: &Statistics) -> Vec<Look> {
        let looks = EARNED.into_iter().map(|(look, _)| look);
        looks.filter(|look| self.has_earned(*look) && !before.has_earned(*look)).collect()
    }
}

impl Settings {
    /// Whether looks have to be earned: not if all are unlocked, or if achievements are not shown.
    pub fn earns_looks(&self) -> bool {
        self.progress && !self.all_looks
    }

    /// Returns what a look that can't be chosen still has to be earned by. The chosen one stays open,
    /// even if the results that earned it are gone.
    pub fn lock(&self, look: Look, statistics: &Statistics) -> Option<Goal> {
        let chosen = match look {
            Look::Back(back) => back == self.back,
            Look::Felt(felt) => felt == self.felt,
            Look::Crest(emblem) => emblem == self.emblem,
        };
        let locked = self.earns_looks() && !chosen && !statistics.has_earned(look);
        look.goal().filter(|_| locked)
    }
}
