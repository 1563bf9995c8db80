//! Strengths of computer opponents, by level.

use std::time::Duration;

use cardkeep_core::engine::Chance;
use cardkeep_core::rival::Level;

use crate::character::Leaning;

/// The usual [`Strength::leeway`].
const LEEWAY: f32 = 0.01;
/// The share of a careless level's temperature by which the leaning sways it.
const SWAY: f32 = 0.1;
/// How much less often than the favorite an action may have been simulated for its value to be
/// trusted.
const TRUSTED: u32 = 4;

/// The most win chance that a level above easy gives away on purpose in one action. Its search errs
/// by a few points besides, and players remember a single loss of more than 10 for long.
pub(crate) const MOST_GIVEN_AWAY: f32 = 0.08;

/// Search statistics of one root action.
#[derive(Clone, Copy, Debug)]
pub struct ActionStats<A> {
    /// The action.
    pub action: A,
    /// Number of simulations through it.
    pub visits: u32,
    /// The mean reward of the seat, 0 to 1; 0 when never visited.
    pub value: f32,
}

/// Search budget of a level or arena entrant, and how it picks among the searched actions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// Simulations per decision in each tree.
    pub iterations: u32,
    /// Number of independent searches, on as many cores as there are. The answer depends on this
    /// number but not on the cores.
    pub trees: u32,
    /// Time limit for slow machines. Answers are reproducible only if it is not reached.
    pub time: Duration,
    /// Softmax temperature on the reward scale (0 to 1); 0 picks the best action.
    pub temperature: f32,
    /// Maximum value that one action may give away.
    pub sacrifice: f32,
    /// Maximum value that one action may give away to the leaning, besides carelessness.
    pub leeway: f32,
    /// The character whose style breaks near ties; `None` for play without style.
    pub leaning: Option<Leaning>,
    /// Whether it forgets what only an attentive player would remember.
    pub forgets: bool,
    /// Whether it uses the game's model of players: for conclusions from what rivals did, and for
    /// what they may do.
    pub knows_players: bool,
}

impl Strength {
    /// Creates the strongest play with this many simulations.
    pub const fn searching(iterations: u32) -> Self {
        Strength {
            iterations,
            trees: 1,
            time: Duration::from_millis(1500),
            temperature: 0.0,
            sacrifice: 0.0,
            leeway: LEEWAY,
            leaning: None,
            forgets: false,
            knows_players: true,
        }
    }

    /// Creates the play of a master with this many simulations in each of some trees.
    pub const fn master(iterations: u32, trees: u32) -> Self {
        Strength { trees, time: Duration::from_secs(5), ..Strength::searching(iterations) }
    }

    /// Picks one of the visited actions; `None` if there is none. `suits` says how well an action
    /// suits the [leaning](Strength::leaning), -1 to 1.
    pub fn pick<A: Copy>(
        &self,
        tried: &[ActionStats<A>],
        suits: impl Fn(A) -> f32,
        chance: &mut Chance,
    ) -> Option<A> {
        let favorite = tried.iter().max_by(|one, other| {
            one.visits.cmp(&other.visits).then(one.value.total_cmp(&other.value))
        })?;
        let leeway = self.leeway + SWAY * self.temperature;
        let appeal = |one: &ActionStats<A>| match self.leaning {
            Some(_) => one.value + leeway * suits(one.action),
            None => one.value,
        };
        if self.temperature <= 0.0 {
            let near = tried.iter().filter(|one| {
                self.leaning.is_some()
                    && one.visits >= favorite.visits / TRUSTED
                    && one.value >= favorite.value - self.leeway
            });
            let liked = near.fold(
                favorite,
                |liked, one| {
                    if appeal(one) > appeal(liked) { one } else { liked }
                },
            );
            return Some(liked.action);
        }
        let best = tried.iter().map(|one| one.value).fold(0.0, f32::max);
        let weight = |one: &ActionStats<A>| {
            if one.value < best - self.sacrifice {
                0.0
            } else {
                ((appeal(one) - best) / self.temperature).exp()
            }
        };
        let mut left = chance.unit() * tried.iter().map(weight).sum::<f32>();
        let picked = tried.iter().find(|one| {
            left -= weight(one);
            left < 0.0
        });
        Some(picked.unwrap_or(favorite).action)
    }
}

impl From<Level> for Strength {
    fn from(level: Level) -> Self {
        match level {
            Level::Easy => Strength {
                temperature: 0.05,
                sacrifice: 0.2,
                forgets: true,
                knows_players: false,
                ..Strength::searching(200)
            },
            Level::Normal => Strength {
                temperature: 0.025,
                sacrifice: 0.1,
                knows_players: false,
                ..Strength::searching(1000)
            },
            Level::Hard | Level::Master => Strength::searching(10_000),
        }
    }
}
