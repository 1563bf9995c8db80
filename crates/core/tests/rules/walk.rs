//! Random matches of any game, for conformance tests. A check gets a fixed number of positions per
//! setup, however long the matches are, so that games for six take no longer than games for two.

use cardkeep_core::engine::{Chance, Game, Seat, Setup, Stream};

/// Minimum number of matches over which the positions of a check are spread.
const SPREAD: usize = 10;
/// Where a random match stops in a game that may go on forever.
pub const ENOUGH: usize = 400;

/// Returns every number of seats of a game with every set of options, and one setup with a given
/// first seat if allowed.
pub fn setups<G: Game>() -> Vec<Setup<G::Options>> {
    let setup = |seats| G::variants().into_iter().map(move |options| Setup::new(seats, options));
    let mut setups: Vec<_> = G::SEATS.flat_map(setup).collect();
    if G::REMEMBERS_WINNER {
        let last = Seat(G::SEATS.end() - 1);
        let setup = Setup::new(*G::SEATS.end(), G::Options::default());
        setups.push(Setup { first: Some(last), ..setup });
    }
    setups
}

/// Returns the legal actions of a position.
pub fn legal<G: Game>(position: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

/// Visits every position of a match of random actions, with its legal actions.
pub fn random_match<G: Game>(
    setup: &Setup<G::Options>,
    seed: u64,
) -> impl Iterator<Item = (G, Vec<G::Action>)> {
    let mut chance = Chance::stream(seed, Stream::Trial(1));
    let mut next = Some(G::deal(setup, seed));
    let all = std::iter::from_fn(move || {
        let position = next.take()?;
        let actions = legal(&position);
        if let Some(action) = chance.pick(&actions) {
            let mut after = position.clone();
            after.play_unchecked(action, &mut ());
            next = Some(after);
        }
        Some((position, actions))
    });
    all.take(if G::bound(setup).is_some() { usize::MAX } else { ENOUGH })
}

/// Visits this many positions of each setup, from all parts of several matches.
pub fn positions<G: Game>(
    budget: usize,
    mut look: impl FnMut(&Setup<G::Options>, &G, &[G::Action], &mut Chance),
) {
    for setup in setups::<G>() {
        let length = random_match::<G>(&setup, 0).count();
        let step = (length * SPREAD).div_ceil(budget);
        let mut chance = Chance::stream(0, Stream::Trial(2));
        // Different points in each match, as far as possible.
        let sample =
            |seed: u64| random_match::<G>(&setup, seed).skip(seed as usize % step).step_by(step);
        for (position, actions) in (1..).flat_map(sample).take(budget) {
            look(&setup, &position, &actions, &mut chance);
        }
    }
}
