//! Any game as text: reads commands from standard input and answers each with one line of JSON.
//! For trying rules, for reports of faults, and for programs that play. See `--help`.

use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use cardkeep::ai::{Level, Thinker};
use cardkeep::engine::{Chance, Record, Refusal, Seat, Setup, Start, Stream, Turn};
use cardkeep::games::GameId;
use cardkeep::{text, with_game};
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

/// The most bytes of a command; any action of any game takes far fewer.
const LONGEST_COMMAND: usize = 64 << 10;

/// The most letters of a command that an answer quotes.
const LONGEST_QUOTE: usize = 100;

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
        Err(error) => Err(text::one_line(&error.to_string())),
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
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) =
        next_line(&mut input).map_err(|why| format!("cannot read the commands: {why}"))?
    {
        let answer = match line.as_deref().map(str::trim) {
            Some("") => continue,
            Some(line) => console.answer(line),
            None => refusal(&format!("a command has at most {LONGEST_COMMAND} bytes")),
        };
        // Whoever reads may stop before the end.
        if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() {
            break;
        }
    }
    Ok(())
}

/// The next line, or `Some(None)` for one that is too long, which is passed over without being kept.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Option<String>>> {
    let mut bytes = Vec::new();
    // One more for the end of the line.
    let most = LONGEST_COMMAND as u64 + 1;
    if input.take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() > LONGEST_COMMAND && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(None));
    }
    Ok(Some(Some(String::from_utf8_lossy(&bytes).into_owned())))
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
                    .map_err(|why| format!("{file} holds no position: {}", said(&why)))?;
                Start::Position(Box::new(position))
            }
            None => {
                let options = match &arguments.options {
                    Some(text) => serde_json::from_str(text)
                        .map_err(|why| format!("--options: {}", said(&why)))?,
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
            ("redo", "") => {
                let mut events = Vec::new();
                match self.record.redo(&mut events) {
                    Some(action) => {
                        json!({"ok": true, "action": action.to_string(), "events": events})
                    }
                    None => refusal(&"there is nothing to redo"),
                }
            }
            ("turn", "") => json!(self.record.position().turn()),
            ("position", "") => json!(self.record.position()),
            ("view", seat) => match seat.parse() {
                Ok(seat) if seat < self.record.position().setup().seats => {
                    json!(self.record.position().view(Seat(seat)))
                }
                _ => refusal(&format!("“{}” is not a seat of this table", quoted(seat))),
            },
            _ => refusal(&format!("“{}” is not a command; see --help", quoted(line))),
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
        match G::choose_action(&view, level, self.chance.bits(), &AtomicBool::new(false)) {
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
            Err(why) => json!({"ok": false, "rule": why.rule(), "message": why.to_string()}),
        }
    }
}

/// What was typed, in an answer.
fn quoted(typed: &str) -> String {
    text::shortened(typed, LONGEST_QUOTE)
}

/// What a parser says, which may quote a whole file.
fn said(why: &serde_json::Error) -> String {
    text::one_line(&why.to_string())
}

fn refusal(why: &dyn std::fmt::Display) -> Json {
    json!({"ok": false, "message": why.to_string()})
}

#[cfg(test)]
mod tests {
    use super::*;

    fn console() -> Console<cardkeep::games::four_knights::Position> {
        let (game, seed) = (GameId::FourKnights, 1);
        Console::new(&Arguments { game, seats: None, seed, options: None, position: None }).unwrap()
    }

    #[test]
    fn an_answer_quotes_little_of_what_was_typed() {
        let mut console = console();
        let long = "x\u{202e}".repeat(25_000);
        for line in
            [long.clone(), format!("do {long}"), format!("view {long}"), format!("ai {long}")]
        {
            let answer = console.answer(&line);
            assert_eq!(answer["ok"], false);
            assert!(answer["message"].as_str().unwrap().chars().count() < 300, "{answer}");
        }
        let short = console.answer("castle");
        assert_eq!(short["message"], "“castle” is not a command; see --help");
    }

    #[test]
    fn a_command_that_is_too_long_is_passed_over() {
        let fits = "y".repeat(LONGEST_COMMAND);
        let long = "x".repeat(50 << 20);
        let input = format!("turn\n{fits}\n{long}\n\nlegal\n{long}");
        let mut input = io::BufReader::new(input.as_bytes());
        let mut lines = Vec::new();
        while let Some(line) = next_line(&mut input).unwrap() {
            lines.push(line.map(|line| String::from(line.trim())));
        }
        let some = |text: &str| Some(String::from(text));
        assert_eq!(lines, [some("turn"), Some(fits), None, some(""), some("legal"), None]);
    }
}
