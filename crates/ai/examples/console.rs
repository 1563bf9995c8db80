//! The console: plays any game as text. Reads commands from standard input and answers each with
//! one line of JSON. For trying out rules, for bug reports, and for programs that play. See
//! `--help`.

use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::{Chance, Record, Refusal, Seat, Setup, Start, Stream, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::{text, with_game};
use cardkeep_store::verify_file;
use lexopt::prelude::*;
use serde_json::{Value as Json, json};

const HELP: &str = "\
Plays any game as text: reads one command per line, answers with one line of JSON.

console GAME [--seats N] [--seed S] [--options JSON] [--position FILE]
console --verify FILE

GAME         {games}
--seats      number of seats (default: the game's minimum)
--seed       deal number (default 1)
--options    house options of the game as JSON
--position   file with the starting position, as printed by the command `position`
--verify     replays the match in a file of the data folder, saved or finished, and computes its
             fingerprint again; fails if that is not the one from before the first card

Commands:
  legal        lists the legal actions
  do ACTION    plays an action
  random       plays a random legal action
  ai LEVEL     plays an opponent's action: easy, normal, hard or master (not in a solitaire)
  undo, redo   undoes the last action, redoes it
  turn         prints the seat to act, or the winners
  position     prints the position, including hidden cards
  view SEAT    prints what one seat knows
";

/// Maximum bytes of a command; any action of any game is far shorter.
const LONGEST_COMMAND: usize = 64 << 10;

/// Maximum characters of a command quoted in an answer.
const LONGEST_QUOTE: usize = 100;

struct Arguments {
    game: GameId,
    seats: Option<u8>,
    seed: u64,
    options: Option<String>,
    position: Option<String>,
}

/// What the command line asks for.
enum Request {
    Help,
    Verify(PathBuf),
    Play(Arguments),
}

fn arguments() -> Result<Request, lexopt::Error> {
    let mut parser = lexopt::Parser::from_env();
    let (mut game, mut seats, mut seed, mut options, mut position) = (None, None, 1, None, None);
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(Request::Help),
            Long("verify") => return Ok(Request::Verify(parser.value()?.into())),
            Long("seats") => seats = Some(parser.value()?.parse()?),
            Long("seed") => seed = parser.value()?.parse()?,
            Long("options") => options = Some(parser.value()?.string()?),
            Long("position") => position = Some(parser.value()?.string()?),
            Value(name) if game.is_none() => game = Some(name.parse()?),
            other => return Err(other.unexpected()),
        }
    }
    let game = game.ok_or("specify a game; see --help")?;
    if position.is_some() && (seats.is_some() || options.is_some()) {
        return Err(
            "--position can't be combined with --seats or --options, which the position contains"
                .into(),
        );
    }
    Ok(Request::Play(Arguments { game, seats, seed, options, position }))
}

fn main() -> ExitCode {
    let result = match arguments() {
        Ok(Request::Help) => io::stdout()
            .write_all(HELP.replace("{games}", GameId::ids()).as_bytes())
            .map_err(|why| format!("can't write the output: {why}")),
        Ok(Request::Verify(file)) => verify(&file),
        Ok(Request::Play(arguments)) => with_game!(arguments.game, G => run::<G>(&arguments)),
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

/// Prints what a match was dealt from and its fingerprint, as one line of JSON.
fn verify(file: &Path) -> Result<(), String> {
    let found = verify_file(file).map_err(|why| why.to_string())?;
    let Some(proof) = found.proof else {
        return Err("this match is from an older version, without a fingerprint".into());
    };
    let answer = json!({
        "ok": found.fits,
        "fingerprint": proof.fingerprint,
        "settled": found.settled,
        "actions": found.actions,
    });
    println!("{answer}");
    match found.fits {
        true => Ok(()),
        false => Err("the match is not the one that was settled before the first card".into()),
    }
}

fn run<G: Thinker>(arguments: &Arguments) -> Result<(), String> {
    let mut console = Console::<G>::new(arguments)?;
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) =
        next_line(&mut input).map_err(|why| format!("can't read commands: {why}"))?
    {
        let answer = match line.as_deref().map(str::trim) {
            Some("") => continue,
            Some(line) => console.answer(line),
            None => refusal(&format!("commands are limited to {LONGEST_COMMAND} bytes")),
        };
        // The reader may stop before the end.
        if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() {
            break;
        }
    }
    Ok(())
}

/// Returns the next line, or `Some(None)` for one that is too long, which is skipped without being
/// stored.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Option<String>>> {
    let mut bytes = Vec::new();
    // One more for the line ending.
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
                    .map_err(|why| format!("can't read {file}: {why}"))?;
                let position = serde_json::from_str(&text).map_err(|why| {
                    format!("{file} does not contain a valid position: {}", said(&why))
                })?;
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
                _ => refusal(&format!("“{}” is not a seat at this table", quoted(seat))),
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
        match G::choose_action(&view, level, None, self.chance.bits(), &AtomicBool::new(false)) {
            Some(action) => self.play(action, true),
            None => refusal(&"this game has no computer players"),
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

/// Quotes input in an answer.
fn quoted(typed: &str) -> String {
    text::shortened(typed, LONGEST_QUOTE)
}

/// Returns a parser's message, which may quote a whole file.
fn said(why: &serde_json::Error) -> String {
    text::one_line(&why.to_string())
}

fn refusal(why: &dyn std::fmt::Display) -> Json {
    json!({"ok": false, "message": why.to_string()})
}

#[cfg(test)]
mod tests {
    use super::*;

    fn console() -> Console<cardkeep_core::games::four_knights::Position> {
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
