//! Random matches of any game, for what every game promises. A check is shown a number of positions
//! of each setup, however long the matches of a game are, so that the tests of many games at tables
//! of six take no longer than those of a few.

use cardkeep::engine::{Chance, Game, Seat, Setup, Stream};

/// Over how many matches the positions of a check are spread at least.
const SPREAD: usize = 10;
/// Where a random match stops in a game that a player may go on with for ever.
pub const ENOUGH: usize = 400;

/// Every number of seats a game takes, with every set of options, and once with somebody made to
/// begin where that can be.
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

/// The legal actions of a position.
pub fn legal<G: Game>(position: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

/// Every position of a match of random legal actions, with its legal actions.
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
            after.play(action, &mut ());
            next = Some(after);
        }
        Some((position, actions))
    });
    all.take(if G::bound(setup).is_some() { usize::MAX } else { ENOUGH })
}

/// Shows so many positions of each setup, from all parts of several matches.
pub fn positions<G: Game>(
    budget: usize,
    mut look: impl FnMut(&Setup<G::Options>, &G, &[G::Action], &mut Chance),
) {
    for setup in setups::<G>() {
        let length = random_match::<G>(&setup, 0).count();
        let step = (length * SPREAD).div_ceil(budget);
        let mut chance = Chance::stream(0, Stream::Trial(2));
        // Never the same points of two matches, as far as there are others.
        let sample =
            |seed: u64| random_match::<G>(&setup, seed).skip(seed as usize % step).step_by(step);
        for (position, actions) in (1..).flat_map(sample).take(budget) {
            look(&setup, &position, &actions, &mut chance);
        }
    }
}
