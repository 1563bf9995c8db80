//! Any game as text: reads commands from standard input and answers each with one line of JSON.
//! For trying rules, for reports of faults, and for programs that play. See `--help`.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use cardkeep::ai::{Level, Thinker};
use cardkeep::engine::{Chance, Record, Seat, Setup, Start, Stream, Turn};
use cardkeep::games::GameId;
use cardkeep::with_game;
use lexopt::prelude::*;
use serde_json::{Value as Json, json};

const HELP: &str = "\
Any game as text: one command a line in, one line of JSON out.

console GAME [--seats N] [--seed S] [--options JSON] [--position FILE]

GAME         {games}
--seats      number of seats (default: the fewest the game takes)
--seed       the deal (default 1)
--options    house options of the game as JSON
--position   start at a position from a file, as the command `position` prints it

Commands:
  legal        the legal actions
  do ACTION    plays an action
  random       plays a random legal action
  ai LEVEL     plays what an opponent would: easy, normal or hard (not in a solitaire)
  undo, redo   takes the last action back, plays it again
  turn         whose turn it is, or who won
  position     everything, hidden cards too
  view SEAT    what one seat knows
";

struct Arguments {
    game: GameId,
    seats: Option<u8>,
    seed: u64,
    options: Option<String>,
    position: Option<String>,
}

fn arguments() -> Result<Option<Arguments>, lexopt::Error> {
    let mut parser = lexopt::Parser::from_env();
    let (mut game, mut seats, mut seed, mut options, mut position) = (None, None, 1, None, None);
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("seats") => seats = Some(parser.value()?.parse()?),
            Long("seed") => seed = parser.value()?.parse()?,
            Long("options") => options = Some(parser.value()?.string()?),
            Long("position") => position = Some(parser.value()?.string()?),
            Value(name) if game.is_none() => game = Some(name.parse()?),
            other => return Err(other.unexpected()),
        }
    }
    let game = game.ok_or("which game? See --help")?;
    if position.is_some() && (seats.is_some() || options.is_some()) {
        return Err("a position has its own seats and options: give --position alone".into());
    }
    Ok(Some(Arguments { game, seats, seed, options, position }))
}

fn main() -> ExitCode {
    let result = match arguments() {
        Ok(None) => io::stdout()
            .write_all(HELP.replace("{games}", GameId::ids()).as_bytes())
            .map_err(|why| format!("cannot write the answer: {why}")),
        Ok(Some(arguments)) => with_game!(arguments.game, G => run::<G>(&arguments)),
        Err(error) => Err(error.to_string()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("console: {message}");
            ExitCode::from(2)
        }
    }
}

fn run<G: Thinker>(arguments: &Arguments) -> Result<(), String> {
    let mut console = Console::<G>::new(arguments)?;
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().split(b'\n') {
        let line = line.map_err(|why| format!("cannot read the commands: {why}"))?;
        let line = String::from_utf8_lossy(&line);
        if line.trim().is_empty() {
            continue;
        }
        let answer = console.answer(line.trim());
        // Whoever reads may stop before the end.
        if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() {
            break;
        }
    }
    Ok(())
}

struct Console<G: Thinker> {
    record: Record<G>,
    chance: Chance,
}

impl<G: Thinker> Console<G> {
    fn new(arguments: &Arguments) -> Result<Self, String> {
        let start = match &arguments.position {
            Some(file) => {
                let text = std::fs::read_to_string(file)
                    .map_err(|why| format!("cannot read {file}: {why}"))?;
                let position = serde_json::from_str(&text)
                    .map_err(|why| format!("{file} holds no position: {why}"))?;
                Start::Position(Box::new(position))
            }
            None => {
                let options = match &arguments.options {
                    Some(text) => {
                        serde_json::from_str(text).map_err(|why| format!("--options: {why}"))?
                    }
                    None => G::Options::default(),
                };
                let seats = arguments.seats.unwrap_or(*G::SEATS.start());
                Start::Deal { setup: Setup::new(seats, options), seed: arguments.seed }
            }
        };
        let record = Record::new(start).map_err(|why| why.to_string())?;
        Ok(Console { record, chance: Chance::stream(arguments.seed, Stream::Trial(1)) })
    }

    fn answer(&mut self, line: &str) -> Json {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (command, rest.trim()) {
            ("legal", "") => {
                json!(self.legal().iter().map(ToString::to_string).collect::<Vec<_>>())
            }
            ("do", action) => match action.parse() {
                Ok(action) => self.play(action, false),
                Err(why) => refusal(&why),
            },
            ("random", "") => match self.chance.pick(&self.legal()) {
                Some(action) => self.play(action, true),
                None => refusal(&"the match is over"),
            },
            ("ai", level) => match level.parse::<Level>() {
                Ok(level) => self.opponent(level),
                Err(why) => refusal(&why),
            },
            ("undo", "") => match self.record.undo() {
                Some(action) => json!({"ok": true, "action": action.to_string()}),
                None => refusal(&"there is nothing to undo"),
            },
            ("redo", "") => match self.record.redo() {
                Some((action, events)) => {
                    json!({"ok": true, "action": action.to_string(), "events": events})
                }
                None => refusal(&"there is nothing to redo"),
            },
            ("turn", "") => json!(self.record.position().turn()),
            ("position", "") => json!(self.record.position()),
            ("view", seat) => match seat.parse() {
                Ok(seat) if seat < self.record.position().setup().seats => {
                    json!(self.record.position().view(Seat(seat)))
                }
                _ => refusal(&format!("“{seat}” is not a seat of this table")),
            },
            _ => refusal(&format!("“{line}” is not a command; see --help")),
        }
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.record.position().legal_actions(&mut actions);
        actions
    }

    fn opponent(&mut self, level: Level) -> Json {
        let Turn::Seat(seat) = self.record.position().turn() else {
            return refusal(&"the match is over");
        };
        let view = self.record.position().view(seat);
        match G::thought(&view, level, self.chance.bits(), &AtomicBool::new(false)) {
            Some(action) => self.play(action, true),
            None => refusal(&"nobody can be asked: this game is played alone"),
        }
    }

    fn play(&mut self, action: G::Action, named: bool) -> Json {
        match self.record.play(action) {
            Ok(events) if named => {
                json!({"ok": true, "action": action.to_string(), "events": events})
            }
            Ok(events) => json!({"ok": true, "events": events}),
            Err(why) => json!({"ok": false, "rule": why.rule, "message": why.message}),
        }
    }
}

fn refusal(why: &dyn std::fmt::Display) -> Json {
    json!({"ok": false, "message": why.to_string()})
}
