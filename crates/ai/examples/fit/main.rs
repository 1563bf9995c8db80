//! Fits the weights of opponents again: Watchtower's evaluation, and the models of players of Four
//! Knights and Four Horsemen.
//!
//! `fit -- GAME --games N --seed S --seats N` plays N matches on all cores and prints the table of
//! weights as Rust code, with its log loss. See `--help`. The same arguments print the same weights
//! until the rules or the opponents change.
//!
//! | command | wall time of one thread beside other work | of the processor |
//! |---|---|---|
//! | `fit -- watchtower` | 489 s | about 300 s |
//! | `fit -- four-knights` | 245 s | about 160 s |
//! | `fit -- four-horsemen --games 60` | 531 s | about 150 s |
//!
//! To replace weights, paste the table into the source that it names, with the command in the doc
//! comment, and run `cargo fmt`. The held-out matches should be predicted no worse, but that does
//! not make an opponent stronger: compare both tables in the arena before keeping the new one.

mod logit;
mod models;
#[path = "../support/parallel.rs"]
mod parallel;
mod watchtower;

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use cardkeep_ai::{Level, Opponent, Strength};
use cardkeep_core::engine::{Chance, Outcome, Seat, Setup, Stream, Turn};
use cardkeep_core::games::GameId;
use lexopt::prelude::*;

const HELP: &str = "\
Plays matches between opponents, fits weights to them, and prints the weights as Rust code.

fit GAME [--games N] [--seed S] [--seats N]

GAME      watchtower: the evaluation, fitted to the winners of matches;
          four-knights, four-horsemen: the model of players, fitted to the decisions of hard players
          without it
--games   number of matches (default: 800 of Watchtower, 300 of Four Knights, 150 of Four Horsemen)
--seed    number of the first deal (default 1)
--seats   number of players, 2 to 4 (default 2); each number has its own table in Watchtower, and
          the models are for two

Every fifth match is held out: the weights are fitted to the others, and the log loss on both is printed
beside that of the shipped weights, with the 95% confidence interval of the gain over matches.
";

/// The parsed command line.
struct Arguments {
    game: GameId,
    games: usize,
    seed: u64,
    seats: u8,
}

fn arguments() -> Result<Option<Arguments>, lexopt::Error> {
    let mut parser = lexopt::Parser::from_env();
    let (mut game, mut games, mut seed, mut seats) = (None, None, 1, 2);
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("games") => games = Some(parser.value()?.parse()?),
            Long("seed") => seed = parser.value()?.parse()?,
            Long("seats") => seats = parser.value()?.parse()?,
            Value(name) if game.is_none() => game = Some(name.parse()?),
            other => return Err(other.unexpected()),
        }
    }
    let game = game.ok_or("specify a game; see --help")?;
    let games = games.unwrap_or(match game {
        GameId::Watchtower => 800,
        GameId::FourKnights => 300,
        _ => 150,
    });
    if games < 5 {
        return Err("--games must be at least 5".into());
    }
    Ok(Some(Arguments { game, games, seed, seats }))
}

fn main() -> ExitCode {
    let fitted = match arguments() {
        Ok(None) => Ok(HELP.to_owned()),
        Ok(Some(arguments)) => fit(&arguments),
        Err(error) => Err(error.to_string()),
    };
    match fitted {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("fit: {message}");
            ExitCode::from(2)
        }
    }
}

/// Returns the table of weights, below the command that made it.
fn fit(arguments: &Arguments) -> Result<String, String> {
    let Arguments { game, games, seed, seats } = arguments;
    let started = Instant::now();
    let table = match (game, seats) {
        (GameId::Watchtower, 2..=4) => watchtower::fit(arguments),
        (GameId::FourKnights, 2) => models::fit_four_knights(arguments),
        (GameId::FourHorsemen, 2) => models::fit_four_horsemen(arguments),
        _ => return Err(format!("{} has no weights for {seats} players", game.name())),
    };
    eprintln!("{} s", started.elapsed().as_secs());
    let id = game.id();
    Ok(format!("// fit {id} --seats {seats} --games {games} --seed {seed}\n{table}"))
}

/// Plays the matches on all cores. Returns what `play` returns for each deal, in their order.
fn play_all<T: Send>(arguments: &Arguments, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let deal = |n: usize| arguments.seed.wrapping_add(n as u64);
    let mut results: Vec<Option<T>> = Vec::new();
    results.resize_with(arguments.games, || None);
    parallel::play_all(arguments.games, |n| play(deal(n)), |n, result| results[n] = Some(result));
    results.into_iter().flatten().collect()
}

/// Plays one match and shows `look` every position and the action chosen there.
fn play<G: Opponent>(
    seats: u8,
    deal: u64,
    mut choose: impl FnMut(&G, Seat, &mut Chance) -> G::Action,
    mut look: impl FnMut(&G, G::Action),
) -> Outcome {
    let mut position = G::deal(&Setup::new(seats, G::Options::default()), deal);
    let mut chance = Chance::stream(deal, Stream::Trial(1));
    loop {
        let seat = match position.turn() {
            Turn::Seat(seat) => seat,
            Turn::Over(outcome) => return outcome,
        };
        let action = choose(&position, seat, &mut chance);
        look(&position, action);
        position.play_unchecked(action, &mut ());
    }
}

/// Chooses an action as the hard level does without its model of players and without a time limit.
fn hard<G: Opponent>(position: &G, seat: Seat, iterations: u32, chance: &mut Chance) -> G::Action {
    let view = position.view(seat);
    let strength = Strength {
        iterations,
        time: Duration::MAX,
        knows_players: false,
        ..G::strength(&view, Level::Hard)
    };
    let choice = cardkeep_ai::choose::<G>(&view, &strength, chance.bits(), &AtomicBool::new(false));
    choice.expect("a match that goes on has an action").action
}
