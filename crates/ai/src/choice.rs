//! Choice of an action for a seat: the only legal one, an exact solution, or the result of a
//! search.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, ScopedJoinHandle};

use crate::character::Leaning;
use crate::ismcts::Search;
use crate::opponent::Opponent;
use crate::strength::{ActionStats, Strength};
use crate::worlds::Worlds;
use cardkeep_core::engine::{Chance, Decision, Seat};
use cardkeep_core::rival::Character;

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
    let worlds = || strength.worlds::<G>(view);
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
    let worlds = || Worlds::Known(position.clone());
    choose_among(view, worlds, strength, &mut Chance::new(seed), cancel)
}

/// Chooses an action by searching these worlds; each tree gets its own source of them.
fn choose_among<G: Opponent>(
    view: &G::View,
    worlds: impl Fn() -> Worlds<G> + Sync,
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
            let search = |chance: &mut Chance| {
                let mut search = Search::<G>::new(&view, worlds(), strength.knows_players, chance);
                let iterations = search.run(strength.iterations, strength.time, cancel)?;
                Some((search.action_stats(&actions), iterations))
            };
            let others = (1..strength.trees).map(|_| Chance::new(chance.bits())).collect();
            let found = in_parallel(chance, others, search);
            found.into_iter().reduce(|one, other| Some(combined(one?, &other?)))??
        }
    };
    let sensible = |one: &ActionStats<G::Action>| !G::is_absurd(&view, one.action);
    if strength.temperature > 0.0 && tried.iter().any(sensible) {
        tried.retain(sensible);
    }
    // No character likes to waste something.
    let suits = |action| match strength.leaning {
        Some(_) if G::is_absurd(&view, action) => -1.0,
        Some(leaning) => leaning.suits::<G>(&view, action),
        None => 0.0,
    };
    Some(Choice { action: strength.pick(&tried, suits, chance)?, iterations })
}

impl Strength {
    /// Returns the worlds that a search of a view starts from.
    pub fn worlds<G: Opponent>(&self, view: &G::View) -> Worlds<G> {
        if self.knows_players { Worlds::inferred(view) } else { Worlds::Uniform }
    }
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

/// Statistics of a search's root actions and the number of its simulations.
type Findings<A> = (Vec<ActionStats<A>>, u32);

/// Returns what two searches of the same actions found together.
fn combined<A>((mut stats, iterations): Findings<A>, other: &Findings<A>) -> Findings<A> {
    for (one, other) in stats.iter_mut().zip(&other.0) {
        let visits = one.visits + other.visits;
        let sum = one.value * one.visits as f32 + other.value * other.visits as f32;
        one.value = sum / visits.max(1) as f32;
        one.visits = visits;
    }
    (stats, iterations + other.1)
}

/// Does the same work with each source of chance and returns the results in their order. Each of
/// the others has a thread of its own, unless the system cannot start one.
fn in_parallel<T: Send>(
    own: &mut Chance,
    mut others: Vec<Chance>,
    work: impl Fn(&mut Chance) -> T + Sync,
) -> Vec<T> {
    let work = &work;
    thread::scope(|scope| {
        let start = |chance: &mut Chance| {
            let mut seeded = chance.clone();
            thread::Builder::new().spawn_scoped(scope, move || work(&mut seeded)).ok()
        };
        let started: Vec<_> = others.iter_mut().map(start).collect();
        let own = work(own);
        let finish =
            |(started, chance): (Option<ScopedJoinHandle<'_, T>>, &mut Chance)| match started {
                Some(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
                None => work(chance),
            };
        let rest = started.into_iter().zip(&mut others).map(finish);
        std::iter::once(own).chain(rest).collect()
    })
}
