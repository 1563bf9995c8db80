//! Choice of an action for a seat: the only legal one, an exact solution, or the result of a
//! search.

use std::sync::atomic::{AtomicBool, Ordering};

use super::ismcts::Search;
use super::level::{ActionStats, Strength};
use super::opponent::Opponent;
use super::worlds::Worlds;
use crate::engine::Chance;

/// An action and what it cost to find.
#[derive(Clone, Copy, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// Number of simulations; 0 if the choice was forced or solved.
    pub iterations: u32,
}

/// Chooses an action for the seat to act, given that seat's view. The same view, strength and seed
/// give the same action unless the time limit is reached first.
///
/// Returns `None` when canceled, and when the match is over.
pub fn choose<G: Opponent>(
    view: &G::View,
    strength: &Strength,
    seed: u64,
    cancel: &AtomicBool,
) -> Option<Choice<G::Action>> {
    if cancel.load(Ordering::Relaxed) {
        return None;
    }
    let mut chance = Chance::new(seed);
    let worlds = strength.worlds::<G>(view);
    choose_among(view, worlds, strength, &mut chance, cancel)
}

/// Chooses an action like [`choose`], but for a player who sees all cards: the bound of what
/// conclusions from rivals' actions can bring.
#[cfg(feature = "clairvoyance")]
pub fn choose_clairvoyantly<G: Opponent>(
    position: &G,
    view: &G::View,
    strength: &Strength,
    seed: u64,
    cancel: &AtomicBool,
) -> Option<Choice<G::Action>> {
    let worlds = Worlds::Known(position.clone());
    choose_among(view, worlds, strength, &mut Chance::new(seed), cancel)
}

/// Chooses an action by searching these worlds.
fn choose_among<G: Opponent>(
    view: &G::View,
    worlds: Worlds<G>,
    strength: &Strength,
    chance: &mut Chance,
    cancel: &AtomicBool,
) -> Option<Choice<G::Action>> {
    let mut actions = Vec::new();
    G::imagine(view, chance).candidates(&mut actions);
    if let [action] = actions[..] {
        return Some(Choice { action, iterations: 0 });
    }
    let mut view = view.clone();
    if strength.forgets {
        G::forget(&mut view);
    }
    let (mut tried, iterations) = match G::solve(&view, &actions) {
        Some(values) => {
            let tried = |(action, value)| ActionStats { action, visits: 1, value };
            (actions.into_iter().zip(values).map(tried).collect::<Vec<_>>(), 0)
        }
        None => {
            let mut search = Search::<G>::new(&view, worlds, strength.knows_players, chance);
            let iterations = search.run(strength.iterations, strength.time, cancel)?;
            (search.action_stats(&actions), iterations)
        }
    };
    let sensible = |one: &ActionStats<G::Action>| !G::is_absurd(&view, one.action);
    if strength.temperature > 0.0 && tried.iter().any(sensible) {
        tried.retain(sensible);
    }
    Some(Choice { action: strength.pick(&tried, chance)?, iterations })
}
