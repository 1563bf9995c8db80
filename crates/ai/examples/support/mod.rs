//! Shared code of the arena and the report: command line, and matches on all cores.

mod parallel;

pub use parallel::play_all;

use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;
use std::str::FromStr;

use cardkeep_core::engine::{Game, Setup};
use cardkeep_core::games::GameId;
use lexopt::prelude::*;

/// The parsed command line.
pub struct Arguments<P> {
    pub game: GameId,
    /// One player per seat.
    pub players: Vec<P>,
    /// Number of matches.
    pub games: usize,
    /// The first deal.
    pub seed: u64,
    /// The code of a match, of which only the last action counts.
    pub code: Option<String>,
    options: Option<String>,
}

impl<P> Arguments<P> {
    /// Returns the requested setup.
    pub fn setup<G: Game>(&self) -> Result<Setup<G::Options>, String> {
        if self.code.is_some() {
            return Err("--code: only the audit grades a single action".into());
        }
        let options = match &self.options {
            Some(text) => serde_json::from_str(text).map_err(|why| format!("--options: {why}"))?,
            None => G::Options::default(),
        };
        let seats = u8::try_from(self.players.len())
            .map_err(|_| format!("{} players are too many for any game", self.players.len()))?;
        let setup = Setup::new(seats, options);
        setup.check::<G>().map_err(|why| why.to_string())?;
        Ok(setup)
    }
}

/// Parses the command line; `None` if only help is requested.
fn arguments<P: FromStr<Err: Display>>() -> Result<Option<Arguments<P>>, lexopt::Error> {
    let mut parser = lexopt::Parser::from_env();
    let (mut game, mut players, mut games, mut seed) = (None, Vec::new(), 100, 1);
    let (mut code, mut options) = (None, None);
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("seats") => {
                let list = parser.value()?.string()?;
                let read = |player: &str| player.parse().map_err(|why: P::Err| why.to_string());
                players = list.split(',').map(read).collect::<Result<_, String>>()?;
            }
            Long("games") => games = parser.value()?.parse()?,
            Long("seed") => seed = parser.value()?.parse()?,
            Long("code") => code = Some(parser.value()?.string()?),
            Long("options") => options = Some(parser.value()?.string()?),
            Value(name) if game.is_none() => game = Some(name.parse()?),
            other => return Err(other.unexpected()),
        }
    }
    let game = game.ok_or("specify a game; see --help")?;
    if games == 0 {
        return Err("--games must be at least 1".into());
    }
    if players.is_empty() && code.is_none() {
        return Err("specify the players, such as --seats hard,normal".into());
    }
    Ok(Some(Arguments { game, players, games, seed, code, options }))
}

/// Main function of a program: prints help, or the result for its arguments. Rejects games without
/// opponents.
pub fn answer<P: FromStr<Err: Display>>(
    name: &str,
    help: &str,
    make: impl FnOnce(&Arguments<P>) -> Option<Result<String, String>>,
) -> ExitCode {
    let told = match arguments() {
        Ok(None) => Ok(help.replace("{games}", GameId::ids())),
        Ok(Some(arguments)) => make(&arguments)
            .unwrap_or_else(|| Err(format!("{} has no opponents", arguments.game.name()))),
        Err(error) => Err(error.to_string()),
    };
    let written = told.and_then(|text| {
        let written = std::io::stdout().write_all(text.as_bytes());
        written.map_err(|why| format!("can't write the output: {why}"))
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{name}: {message}");
            ExitCode::from(2)
        }
    }
}
