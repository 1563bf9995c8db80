//! Advice to a player: what the strongest opponent would do with the player's view, how likely that
//! wins, and why. Everything follows from the view and a seed, so advice reveals nothing hidden.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::ismcts::Search;
use crate::opponent::Opponent;
use crate::strength::{ActionStats, Strength};
use crate::worlds::Worlds;
use cardkeep_core::engine::{Chance, Game};
use cardkeep_core::rival::Level;

/// A difference counts if it exceeds this many standard errors.
const CLEAR: f32 = 2.33;
/// Number of batches in which two actions are compared.
const BATCHES: u32 = 12;

/// A game that gives reasons for its advice.
pub trait Adviser: Opponent {
    /// A reason for an action: a closed set of facts, each checked against the view.
    type Reason: Copy + fmt::Debug + PartialEq + Send + 'static;

    /// Returns what speaks for an action, compared with the next best one; `None` if no reason of
    /// the set applies.
    fn reason(
        view: &Self::View,
        action: Self::Action,
        next: Option<Self::Action>,
    ) -> Option<Self::Reason>;

    /// Returns the chance to win the match that a reward of search stands for.
    fn win_chance(reward: f32) -> f32 {
        reward
    }
}

/// The reasons of a game.
pub type ReasonOf<G> = <G as Adviser>::Reason;

/// What search found about an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate<A> {
    /// The action.
    pub action: A,
    /// Its share of the simulations, 0 to 1.
    pub share: f32,
    /// The chance to win the match if everyone plays well, 0 to 1.
    pub win_chance: f32,
    /// The standard error of the chance.
    pub error: f32,
}

/// Why an action is advised.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why<R> {
    /// The rules allow nothing else.
    Forced,
    /// All legal actions have the same effect.
    Alike,
    /// For no reason that can be named.
    Unnamed,
    /// For this reason.
    Reason(R),
}

/// Advice to the seat to act.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<A, R> {
    /// The advised action.
    pub best: Estimate<A>,
    /// The next best one, unless there is no choice.
    pub next: Option<Estimate<A>>,
    /// Why the first is advised.
    pub why: Why<R>,
    /// Whether it is better than the next one, as far as search can tell.
    pub clear: bool,
}

/// The judgment of an action that was played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assessment<A> {
    /// The best action at this decision; its chance is the chance before the decision.
    pub best: Estimate<A>,
    /// How much of the chance to win the played action gave away, if that is beyond doubt; else 0.
    pub lost: f32,
}

/// Number of simulations for a piece of advice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Simulations and time to find the best actions.
    pub iterations: u32,
    /// Time limit of that search.
    pub time: Duration,
    /// Simulations of each of two actions in each batch of their comparison.
    pub each: u32,
}

impl Effort {
    /// The effort for a decision of a finished match: fixed, so that a review can be repeated.
    pub const REVIEW: Effort = Effort { iterations: 1500, time: Duration::MAX, each: 50 };

    /// Returns the effort of the strongest opponent.
    pub fn of_hint<G: Opponent>(view: &G::View) -> Self {
        let Strength { iterations, time, .. } = G::strength(view, Level::Hard);
        Effort { iterations, time, each: 50 }
    }
}

/// Advises the seat of a view, which has to be the seat to act. The same view, effort and seed give
/// the same advice unless the time limit is reached first.
///
/// Returns `None` when canceled, and when the match is over.
pub fn advise<G: Adviser>(
    view: &G::View,
    effort: Effort,
    seed: u64,
    cancel: &AtomicBool,
) -> Option<Advice<G::Action, G::Reason>> {
    let mut chance = Chance::new(seed);
    let world = G::imagine(view, &mut chance);
    let Considered { mut best, mut next, exact } =
        consider::<G>(&world, view, effort, &mut chance, cancel)?;
    let Some(second) = next else {
        let mut legal = Vec::new();
        world.legal_actions(&mut legal);
        let why = if legal.len() == 1 { Why::Forced } else { Why::Alike };
        return Some(Advice { best, next, why, clear: true });
    };
    let mut clear = best.win_chance > second.win_chance;
    if !exact {
        let pair = [best.action, second.action];
        let found = compare::<G>(view, pair, effort, &mut chance, cancel)?;
        clear = found.is_clear();
        best = Estimate { share: best.share, ..found.of(pair[0], 0) };
        let second = Estimate { share: second.share, ..found.of(pair[1], 1) };
        next = Some(second);
        if found.difference < 0.0 {
            (best, next) = (second, Some(best));
        }
    }
    let other = next.map(|next| next.action);
    let why = G::reason(view, best.action, other).map_or(Why::Unnamed, Why::Reason);
    Some(Advice { best, next, why, clear })
}

/// Judges an action that the seat of a view played. The same view, action, effort and seed give the
/// same judgment unless the time limit is reached first.
///
/// Returns `None` when canceled, and if the seat had no choice.
pub fn assess<G: Adviser>(
    view: &G::View,
    played: G::Action,
    effort: Effort,
    seed: u64,
    cancel: &AtomicBool,
) -> Option<Assessment<G::Action>> {
    let mut chance = Chance::new(seed);
    let world = G::imagine(view, &mut chance);
    let Considered { best, next, exact } =
        consider::<G>(&world, view, effort, &mut chance, cancel)?;
    next?;
    if played == best.action {
        return Some(Assessment { best, lost: 0.0 });
    }
    if exact {
        let values = G::solve(view, &[played])?;
        let lost =
            best.win_chance - values.first().map_or(best.win_chance, |it| G::win_chance(*it));
        return Some(Assessment { best, lost: lost.max(0.0) });
    }
    let found = compare::<G>(view, [best.action, played], effort, &mut chance, cancel)?;
    let lost = if found.is_clear() { found.difference.max(0.0) } else { 0.0 };
    Some(Assessment { best: Estimate { share: best.share, ..found.of(best.action, 0) }, lost })
}

/// The best two actions of a decision.
struct Considered<A> {
    best: Estimate<A>,
    /// `None` if there is no choice.
    next: Option<Estimate<A>>,
    /// Whether the chances are exact.
    exact: bool,
}

fn consider<G: Adviser>(
    world: &G,
    view: &G::View,
    effort: Effort,
    chance: &mut Chance,
    cancel: &AtomicBool,
) -> Option<Considered<G::Action>> {
    if cancel.load(Ordering::Relaxed) {
        return None;
    }
    let mut actions = Vec::new();
    world.candidates(&mut actions);
    let sure = |action| Estimate { action, share: 1.0, win_chance: 1.0, error: 0.0 };
    if actions.len() < 2 {
        let best = sure(*actions.first()?);
        return Some(Considered { best, next: None, exact: true });
    }
    let solved = G::solve(view, &actions);
    let exact = solved.is_some();
    let mut tried: Vec<ActionStats<G::Action>> = match solved {
        Some(values) => {
            let tried = |(action, value)| ActionStats { action, visits: 1, value };
            actions.into_iter().zip(values).map(tried).collect()
        }
        None => {
            let mut search = Search::<G>::new(view, Worlds::inferred(view), true, chance);
            search.run(effort.iterations, effort.time, cancel)?;
            search.action_stats(&actions)
        }
    };
    let rank = |it: &ActionStats<_>| if exact { 0 } else { it.visits };
    tried.sort_by(|one, other| rank(other).cmp(&rank(one)).then(other.value.total_cmp(&one.value)));
    let all: u32 = tried.iter().map(|it| it.visits).sum();
    let estimate = |it: &ActionStats<G::Action>| {
        let win_chance = G::win_chance(it.value);
        // The largest error that values from 0 to 1 with this mean can have.
        let error = (win_chance * (1.0 - win_chance) / it.visits.max(1) as f32).sqrt();
        let share = it.visits as f32 / all.max(1) as f32;
        Estimate { action: it.action, share, win_chance, error: if exact { 0.0 } else { error } }
    };
    let mut ranked = tried.iter().map(estimate);
    Some(Considered { best: ranked.next()?, next: ranked.next(), exact })
}

/// Two actions measured with equal effort in the same worlds.
#[derive(Clone, Copy, Debug)]
pub struct Comparison {
    /// The chance and its standard error, for each.
    pub chances: [(f32, f32); 2],
    /// How much better the first is.
    pub difference: f32,
    /// The standard error of the difference.
    pub error: f32,
}

impl Comparison {
    fn is_clear(&self) -> bool {
        self.difference.abs() > CLEAR * self.error
    }

    fn of<A>(&self, action: A, index: usize) -> Estimate<A> {
        let (win_chance, error) = self.chances[index];
        Estimate { action, share: 0.0, win_chance, error }
    }
}

/// Measures two actions in a new tree, where none has the advantage of more simulations.
///
/// Returns `None` when canceled.
pub fn compare<G: Adviser>(
    view: &G::View,
    actions: [G::Action; 2],
    effort: Effort,
    chance: &mut Chance,
    cancel: &AtomicBool,
) -> Option<Comparison> {
    let mut search = Search::<G>::new(view, Worlds::inferred(view), true, chance);
    // The tree is grown before anything counts.
    search.contrast(actions, 4 * effort.each, 1, cancel)?;
    let mut batches = Vec::new();
    for _ in 0..BATCHES {
        let values = search.contrast(actions, effort.each, 1, cancel)?;
        batches.push(values.map(G::win_chance));
    }
    let first = mean(batches.iter().map(|batch| batch[0]));
    let second = mean(batches.iter().map(|batch| batch[1]));
    let (difference, error) = mean(batches.iter().map(|batch| batch[0] - batch[1]));
    Some(Comparison { chances: [first, second], difference, error })
}

/// Returns the mean of batches, and its standard error.
fn mean(values: impl Iterator<Item = f32> + Clone) -> (f32, f32) {
    let count = values.clone().count() as f32;
    let mean = values.clone().sum::<f32>() / count;
    let spread: f32 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, (spread / (count * (count - 1.0))).sqrt())
}

/// How often something holds in the worlds that fit a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Often {
    /// In at least 65 of 100.
    Usually,
    /// In at least 90 of 100.
    AlmostAlways,
}

impl Often {
    /// Number of worlds that are sampled.
    const WORLDS: u32 = 200;

    /// Returns how often something holds in worlds sampled from a view; `None` if not usually.
    pub fn in_worlds<G: Game>(
        view: &G::View,
        holds: impl Fn(&G, &mut Chance) -> bool,
    ) -> Option<Self> {
        Often::of(share_of_worlds(view, holds))
    }

    /// Returns how often something holds in this share of the worlds; `None` if not usually.
    pub fn of(share: f32) -> Option<Self> {
        match share {
            0.9.. => Some(Often::AlmostAlways),
            0.65.. => Some(Often::Usually),
            _ => None,
        }
    }
}

/// Returns the share of the worlds sampled from a view in which something holds.
pub(crate) fn share_of_worlds<G: Game>(
    view: &G::View,
    holds: impl Fn(&G, &mut Chance) -> bool,
) -> f32 {
    let mut chance = Chance::new(0);
    let count = (0..Often::WORLDS).filter(|_| {
        let world = G::imagine(view, &mut chance);
        holds(&world, &mut chance)
    });
    count.count() as f32 / Often::WORLDS as f32
}
