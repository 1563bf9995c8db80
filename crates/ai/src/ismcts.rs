//! Multi-observer information-set Monte Carlo tree search for any number of seats (Cowling, Powley
//! and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012).
//!
//! Each seat has a tree of its own observations. An iteration samples one determinization of the
//! view, descends all trees at once (each seat chooses in its own tree among the actions legal in
//! this determinization), and backs up the result for each seat. A seat that does not see an action
//! cannot tell its branches apart, so hidden simultaneous commitments need no special case.

use std::marker::PhantomData;
use std::ops::Range;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use web_time::Instant;

use crate::opponent::{MAX_SEATS, Opponent, Rewards};
use crate::strength::ActionStats;
use crate::worlds::Worlds;
use cardkeep_core::engine::{Chance, Seat, Turn, Witness};

/// Maximum nodes of one tree. Beyond it the tree stops growing but its statistics still improve.
const MOST_NODES: usize = 1 << 20;
/// Probability that an unseen action is chosen at random. Without it, seats that choose at once
/// fall into step with each other, as if one of them knew the other's choice.
const MIXING: f32 = 0.2;
/// Natural logarithms of small numbers; search needs one for each action that it compares.
static LOGARITHMS: LazyLock<Vec<f32>> =
    LazyLock::new(|| (0..4096u16).map(|number| f32::from(number).ln()).collect());
/// Branch key of an action that the seat did not see.
const UNSEEN: u32 = 0;
const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

/// A node of one seat's tree, identified by the seat's observations since the root.
#[derive(Clone, Copy)]
struct Node {
    key: u32,
    /// The oldest child; the others follow it.
    first_child: u32,
    children: u32,
    visits: u32,
    /// How often its action was available.
    available: u32,
    /// The sum of the seat's rewards.
    value: f32,
}

impl Node {
    fn new(key: u32) -> Self {
        Node { key, first_child: 0, children: 0, visits: 0, available: 0, value: 0.0 }
    }

    fn child_range(&self) -> Range<usize> {
        let first = self.first_child as usize;
        first..first + self.children as usize
    }
}

/// A tree whose siblings lie next to each other, because a search spends most of its time going
/// through them.
struct Tree {
    nodes: Vec<Node>,
    /// Number of nodes, without free space.
    count: usize,
    /// Free space, by the binary logarithm of its size.
    free: [Vec<u32>; 32],
}

impl Tree {
    fn new() -> Self {
        Tree { nodes: vec![Node::new(UNSEEN)], count: 1, free: [const { Vec::new() }; 32] }
    }

    fn get(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    fn children(&self, node: u32) -> &[Node] {
        &self.nodes[self.get(node).child_range()]
    }

    /// Returns the child with this key, added if there is room; `NONE` below a node that was not
    /// added. Adding may move the node's other children.
    fn descend(&mut self, node: u32, key: u32) -> u32 {
        if node == NONE {
            return NONE;
        }
        let Node { first_child, children, .. } = *self.get(node);
        if let Some(place) = self.children(node).iter().position(|child| child.key == key) {
            return first_child + place as u32;
        }
        if self.count >= MOST_NODES {
            return NONE;
        }
        self.count += 1;
        // Children have room for the next power of two.
        let first_child = match children {
            0 => self.allocate(1),
            full if full.is_power_of_two() => {
                let old = self.get(node).child_range();
                let new = self.allocate(2 * full);
                self.nodes.copy_within(old, new as usize);
                self.free[full.ilog2() as usize].push(first_child);
                new
            }
            _ => first_child,
        };
        let child = first_child + children;
        self.nodes[child as usize] = Node::new(key);
        let parent = &mut self.nodes[node as usize];
        (parent.first_child, parent.children) = (first_child, children + 1);
        child
    }

    /// Returns the start of free space for this many nodes, a power of two.
    fn allocate(&mut self, size: u32) -> u32 {
        self.free[size.ilog2() as usize].pop().unwrap_or_else(|| {
            let start = self.nodes.len();
            self.nodes.resize(start + size as usize, Node::new(UNSEEN));
            start as u32
        })
    }
}

/// Hashes what each seat observes of a play.
struct ObservationHasher<G> {
    news: [u32; MAX_SEATS],
    game: PhantomData<G>,
}

impl<G> Default for ObservationHasher<G> {
    fn default() -> Self {
        ObservationHasher { news: [UNSEEN; MAX_SEATS], game: PhantomData }
    }
}

impl<G: Opponent> Witness<G> for ObservationHasher<G> {
    const LOOKS: bool = false;

    fn see(&mut self, event: G::Event, _: &G) {
        for seat in Seat::all(MAX_SEATS as u8) {
            let news = G::observation(&event, seat);
            if news != UNSEEN {
                let all = &mut self.news[seat.index()];
                *all = all.rotate_left(9) ^ news;
            }
        }
    }
}

/// A search for the seat of the view.
pub struct Search<'a, G: Opponent> {
    view: &'a G::View,
    worlds: Worlds<G>,
    /// Whether to use the game's model of players.
    knows_players: bool,
    chance: &'a mut Chance,
    trees: Vec<Tree>,
    /// The seat to act.
    seat: Option<Seat>,
    /// The only root action to simulate, if two are being compared.
    only: Option<G::Action>,
    // Reused between iterations, so that only nodes are allocated.
    actions: Vec<G::Action>,
    codes: Vec<u32>,
    path: Vec<(usize, u32)>,
}

impl<'a, G: Opponent> Search<'a, G> {
    /// Creates a search of these worlds without statistics.
    pub fn new(
        view: &'a G::View,
        mut worlds: Worlds<G>,
        knows_players: bool,
        chance: &'a mut Chance,
    ) -> Self {
        let world = worlds.next(view, chance);
        let seat = match world.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Over(_) => None,
        };
        let trees = (0..world.setup().seats).map(|_| Tree::new()).collect();
        Search {
            view,
            worlds,
            knows_players,
            chance,
            trees,
            seat,
            only: None,
            actions: Vec::new(),
            codes: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Searches until the iterations or the time are used up. Returns the number of iterations
    /// made, or `None` when canceled.
    pub fn run(&mut self, iterations: u32, time: Duration, cancel: &AtomicBool) -> Option<u32> {
        let start = Instant::now();
        for done in 0..iterations {
            if done % 64 == 63 {
                if cancel.load(Ordering::Relaxed) {
                    return None;
                }
                if start.elapsed() >= time {
                    return Some(done);
                }
            }
            self.iterate();
        }
        (!cancel.load(Ordering::Relaxed)).then_some(iterations)
    }

    /// Returns the statistics of these root actions.
    pub fn action_stats(&self, actions: &[G::Action]) -> Vec<ActionStats<G::Action>> {
        let Some(seat) = self.seat else { return Vec::new() };
        let tree = &self.trees[seat.index()];
        let look = |action: &G::Action| {
            let code = G::code(*action);
            let (visits, value) = tree
                .children(ROOT)
                .iter()
                .filter(|child| child.key == code && child.visits > 0)
                .map(|child| (child.visits, child.value / child.visits as f32))
                .next()
                .unwrap_or((0, 0.0));
            ActionStats { action: *action, visits, value }
        };
        actions.iter().map(look).collect()
    }

    /// Simulates each of two root actions this many times in each of so many worlds, both in the same
    /// ones. Returns their mean rewards, or `None` when canceled.
    pub fn contrast(
        &mut self,
        actions: [G::Action; 2],
        worlds: u32,
        each: u32,
        cancel: &AtomicBool,
    ) -> Option<[f32; 2]> {
        let seat = self.seat?.index();
        let mut seeds = Chance::new(self.chance.bits());
        let mut sums = [0.0; 2];
        for _ in 0..worlds {
            if cancel.load(Ordering::Relaxed) {
                return None;
            }
            *self.chance = Chance::new(seeds.bits());
            let world = self.worlds.next(self.view, self.chance);
            for _ in 0..each {
                let rest = seeds.bits();
                for (action, sum) in actions.into_iter().zip(&mut sums) {
                    *self.chance = Chance::new(rest);
                    self.only = Some(action);
                    *sum += self.simulate(world.clone())[seat];
                }
            }
        }
        *self.chance = seeds;
        self.only = None;
        Some(sums.map(|sum| sum / (worlds * each) as f32))
    }

    /// Makes one simulation, of the next world.
    fn iterate(&mut self) {
        let world = self.worlds.next(self.view, self.chance);
        self.simulate(world);
    }

    /// Makes one simulation from a world. Returns its rewards.
    fn simulate(&mut self, mut world: G) -> Rewards {
        let mut at = [ROOT; MAX_SEATS];
        let mut in_tree = true;
        self.path.clear();
        let rewards = loop {
            if let Some(rewards) = world.evaluate(self.view) {
                break rewards;
            }
            let seat = match world.turn() {
                Turn::Seat(seat) => seat,
                Turn::Over(outcome) => {
                    break std::array::from_fn(|seat| outcome.share(Seat(seat as u8)));
                }
            };
            self.actions.clear();
            if !in_tree {
                let action = self.rollout(&world);
                world.play_unchecked(action, &mut ());
                continue;
            }
            world.candidates(&mut self.actions);
            let node = at[seat.index()];
            if node == ROOT
                && self.seat == Some(seat)
                && let Some(only) = self.only
            {
                self.actions.clear();
                self.actions.push(only);
            }
            if node != ROOT {
                let visits = match node {
                    NONE => 0,
                    node => self.trees[seat.index()].get(node).visits,
                };
                self.actions.truncate(G::widening(visits));
            }
            let (mut action, mut known) = self.select(seat, at[seat.index()]);
            in_tree = known.is_some();
            let mut others = Seat::all(self.trees.len() as u8).filter(|other| *other != seat);
            if others.any(|other| !world.sees(action, other)) && self.chance.unit() < MIXING {
                action = self.actions[self.chance.below(self.actions.len() as u32) as usize];
                known = None;
            }
            if Some(seat) != self.seat
                && let Some(typical) = self.typical(&world, G::TYPICAL_RIVALS)
            {
                (action, in_tree, known) = (typical, true, None);
            }
            let code = G::code(action);
            let unobserved = world.unobserved(action);
            for other in Seat::all(self.trees.len() as u8) {
                if unobserved && other != seat {
                    continue;
                }
                let key = if world.sees(action, other) { code } else { UNSEEN };
                match known {
                    Some(child) if other == seat => self.enter(&mut at, seat, child),
                    _ => self.step(&mut at, other, key),
                }
            }
            let mut observed = ObservationHasher::<G>::default();
            world.play_unchecked(action, &mut observed);
            for other in Seat::all(self.trees.len() as u8) {
                let news = observed.news[other.index()];
                if news != UNSEEN {
                    self.step(&mut at, other, news);
                }
            }
        };
        self.credit(&rewards);
        rewards
    }

    /// Chooses an action below the tree.
    fn rollout(&mut self, world: &G) -> G::Action {
        match self.typical(world, G::TYPICAL_ROLLOUTS) {
            Some(typical) => typical,
            None => world.rollout(self.chance, &mut self.actions),
        }
    }

    /// Returns the action of the game's model of players with this probability, if there is one.
    fn typical(&mut self, world: &G, probability: f32) -> Option<G::Action> {
        let asked = self.knows_players && probability > 0.0 && self.chance.unit() < probability;
        if asked { world.typical(self.chance) } else { None }
    }

    /// Backs up the rewards of an iteration to the nodes it visited.
    fn credit(&mut self, rewards: &Rewards) {
        for (tree, node) in &self.path {
            let node = &mut self.trees[*tree].nodes[*node as usize];
            node.visits += 1;
            node.value += rewards[*tree];
        }
    }

    fn step(&mut self, at: &mut [u32; MAX_SEATS], seat: Seat, key: u32) {
        let child = self.trees[seat.index()].descend(at[seat.index()], key);
        self.enter(at, seat, child);
    }

    fn enter(&mut self, at: &mut [u32; MAX_SEATS], seat: Seat, child: u32) {
        at[seat.index()] = child;
        if child != NONE {
            self.path.push((seat.index(), child));
        }
    }

    /// Selects one of `self.actions` for a seat at `node` of its tree: an untried one, or the best
    /// by upper confidence bound. Returns its node, unless it is new to the tree.
    fn select(&mut self, seat: Seat, node: u32) -> (G::Action, Option<u32>) {
        if node == NONE {
            let random = self.chance.below(self.actions.len() as u32) as usize;
            return (self.actions[random], None);
        }
        self.codes.clear();
        self.codes.extend(self.actions.iter().map(|action| G::code(*action)));
        let tree = &mut self.trees[seat.index()];
        let logarithms = &**LOGARITHMS;
        let logarithm = |number: u32| match logarithms.get(number as usize) {
            Some(logarithm) => *logarithm,
            None => (number as f32).ln(),
        };
        let mut best = None;
        let mut best_bound = f32::NEG_INFINITY;
        let mut known = 0;
        let children = tree.get(node).child_range();
        for place in children.rev() {
            let child = &mut tree.nodes[place];
            let key = child.key;
            if let Some(found) = self.codes[known..].iter().position(|code| *code == key) {
                // Known actions move to the front; the rest are new.
                self.actions.swap(known, known + found);
                self.codes.swap(known, known + found);
                child.available += 1;
                let bound = if child.visits == 0 {
                    f32::INFINITY
                } else {
                    let visits = child.visits as f32;
                    let explore = (logarithm(child.available) / visits).sqrt();
                    child.value / visits + G::EXPLORATION * explore
                };
                if bound > best_bound {
                    best_bound = bound;
                    best = Some((self.actions[known], Some(place as u32)));
                }
                known += 1;
            }
        }
        let new = &self.actions[known..];
        match best {
            Some(best) if new.is_empty() => best,
            _ => (new[self.chance.below(new.len() as u32) as usize], None),
        }
    }
}
