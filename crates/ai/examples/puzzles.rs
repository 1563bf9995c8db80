//! Finds positions to solve: decisions of computers' matches in which few of several plays are good and
//! all others give much away. Prints a line per position, as the app's `assets/puzzles` hold them.
//!
//! `cargo run --release -p cardkeep-ai --example puzzles -- GAME [--from DEAL] [--count POSITIONS]`
//!
//! A line has four fields with tabs between them: the code of the match up to the position, the grade,
//! the win chance of the best play in percent, and the plays with what each gives away, in
//! percent, the commonest mistake first among the wrong ones: `K♠=0;3♥=41;…`. Every deal yields at most
//! one position. The same arguments give the same positions.
//!
//! A position is taken if two thirds of its plays give away at least [`WRONG`] beyond doubt, and a search
//! with ten times the effort and another seed finds one that gives away no more than [`FINE`]. In a
//! solitaire, a play is wrong if the solver proves that the deal can't be won after it. The grade is 1 if
//! an easy computer mostly finds the play, 2 if a normal one does, else 3; in a solitaire, 1 if a good play
//! is the first hint, 2 if it is among the first three.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep_ai::{
    Adviser, Effort, Level, Search, Strength, Thinker, Worlds, advise, assess, choose,
};
use cardkeep_core::engine::{Chance, Game, Record, Seat, Setup, Start, Turn};
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, solve};
use cardkeep_core::games::four_kingdoms::{self, auto_collect, hints};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::with_opponent;
use cardkeep_store::{Challenge, Player, names_for};
use lexopt::prelude::*;

const HELP: &str = "puzzles GAME [--from DEAL] [--count POSITIONS]";

/// The player who solves.
const ME: Seat = Seat(0);

/// Most that a good play may give away of the chance to win, and least that a wrong one does.
const FINE: f32 = 0.03;
const WRONG: f32 = 0.10;

/// Numbers of plays to choose from.
const CHOICE: RangeInclusive<usize> = 3..=14;

/// Simulations of a first glance.
const GLANCE: u32 = 500;

/// Least chance to win by the best play: lost positions teach little.
const HOPE: f32 = 0.2;

/// Number of times that a level is asked for its play, and of good ones from which it knows it.
const ASKED: u64 = 10;
const KNOWN: usize = 6;

/// Limit of a search in Four Kingdoms.
const LIMIT: Limit = Limit { states: 300_000, bytes: 128 << 20 };

/// Returns the position of a deal, if it has one, as a line.
type Finder = fn(u64) -> Option<String>;

/// A play, and what it gives away.
type Graded<A> = (A, f32);

/// A position to solve.
struct Puzzle<A> {
    grade: u8,
    chance: f32,
    plays: Vec<Graded<A>>,
}

fn main() -> ExitCode {
    match arguments() {
        Ok((game, from, count)) => {
            let mut left = count;
            let take = |line: Option<String>| {
                if let Some(line) = line {
                    println!("{line}");
                    left -= 1;
                }
                left > 0
            };
            let deals = from..;
            // Only Four Kingdoms has no opponents.
            let rivals = with_opponent!(game, G => find::<G> as Finder);
            deals.map(rivals.unwrap_or(kingdoms)).all_while(take);
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}\n{HELP}");
            ExitCode::FAILURE
        }
    }
}

/// Hands items to a function until it returns false.
trait AllWhile: Iterator + Sized {
    fn all_while(mut self, mut take: impl FnMut(Self::Item) -> bool) {
        while self.next().is_some_and(&mut take) {}
    }
}

impl<I: Iterator> AllWhile for I {}

fn arguments() -> Result<(GameId, u64, usize), lexopt::Error> {
    let mut parser = lexopt::Parser::from_env();
    let (mut game, mut from, mut count) = (None, 1, 150);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("from") => from = parser.value()?.parse()?,
            Long("count") => count = parser.value()?.parse()?,
            Value(name) if game.is_none() => game = Some(name.parse()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok((game.ok_or("which game?")?, from, count))
}

/// Plays a deal and returns its best position to solve as a line, if it has one.
fn find<G: Adviser + Thinker>(deal: u64) -> Option<String> {
    let mut chance = Chance::new(deal);
    let seats = seats::<G>(deal);
    let setup = Setup::new(seats, G::Options::default());
    let mut record = Record::<G>::new(Start::Deal { setup: setup.clone(), seed: deal }).ok()?;
    let never = AtomicBool::new(false);
    let mut found: Vec<(Record<G>, Puzzle<G::Action>)> = Vec::new();
    while let Turn::Seat(seat) = record.position().turn() {
        let view = record.position().view(seat);
        let mut legal = Vec::new();
        record.position().legal_actions(&mut legal);
        if seat == ME
            && legal.len() > 2
            && let Some(puzzle) = puzzle::<G>(record.position(), &view, deal)
        {
            found.push((record.clone(), puzzle));
        }
        let strength = Strength { temperature: 0.02, ..Strength::searching(250) };
        let action = choose::<G>(&view, &strength, chance.bits(), &never)?.action;
        record.play(action).ok()?;
        // The last plays of a match are the most alike.
        if found.len() == 3 {
            break;
        }
    }
    let at = chance.below(found.len().max(1) as u32) as usize;
    let (record, puzzle) = found.into_iter().nth(at)?;
    Some(line(&record, deal, &puzzle))
}

/// Returns the number of seats at which a deal is played: up to four, fewer more often.
fn seats<G: Game>(deal: u64) -> u8 {
    let (least, most) = (*G::SEATS.start(), (*G::SEATS.end()).min(4));
    let wide = u64::from(most - least) + 2;
    let step = (deal % wide).saturating_sub(1) as u8;
    least + step
}

/// Grades every play of a position; `None` if it is not one to solve.
fn puzzle<G: Adviser + Thinker>(
    position: &G,
    view: &G::View,
    seed: u64,
) -> Option<Puzzle<G::Action>> {
    let never = AtomicBool::new(false);
    let mut candidates = Vec::new();
    position.candidates(&mut candidates);
    if !CHOICE.contains(&candidates.len()) {
        return None;
    }
    // A glance sorts out most positions, and tells which plays to judge first.
    let mut glancing = Chance::new(seed);
    let mut search = Search::<G>::new(view, Worlds::inferred(view), true, &mut glancing);
    search.run(GLANCE, Duration::MAX, &never)?;
    let mut seen = search.action_stats(&candidates);
    seen.sort_by_key(|it| std::cmp::Reverse(it.visits));
    let best = G::win_chance(seen[0].value);
    let close = seen.iter().filter(|it| G::win_chance(it.value) > best - WRONG / 2.0).count();
    if best < HOPE || close * 3 > candidates.len() {
        return None;
    }
    let candidates: Vec<G::Action> = seen.into_iter().map(|it| it.action).collect();
    let mut plays: Vec<Graded<G::Action>> = Vec::new();
    let mut chance = 0.0_f32;
    let mut good = 0;
    for action in &candidates {
        let found = assess::<G>(view, *action, Effort::REVIEW, seed, &never)?;
        chance = chance.max(found.best.win_chance);
        good += usize::from(found.lost < WRONG);
        if good * 3 > candidates.len() {
            return None;
        }
        plays.push((*action, found.lost));
    }
    if chance < HOPE {
        return None;
    }
    let is_good = |action: G::Action, plays: &[Graded<G::Action>]| {
        plays.iter().any(|(play, lost)| *play == action && *lost <= FINE)
    };
    let deep = Effort {
        iterations: 10 * Effort::REVIEW.iterations,
        each: 4 * Effort::REVIEW.each,
        ..Effort::REVIEW
    };
    let again = advise::<G>(view, deep, seed ^ 0xA5A5, &never)?;
    if !is_good(again.best.action, &plays) {
        return None;
    }
    let mut asked: HashMap<Level, Vec<G::Action>> = HashMap::new();
    for level in [Level::Easy, Level::Normal] {
        for ask in 0..ASKED {
            let action = G::choose_action(view, level, None, seed + ask, &never)?;
            asked.entry(level).or_default().push(action);
        }
    }
    let knows = |level| asked[&level].iter().filter(|it| is_good(**it, &plays)).count() >= KNOWN;
    let grade = match (knows(Level::Easy), knows(Level::Normal)) {
        (true, _) => 1,
        (_, true) => 2,
        _ => 3,
    };
    let common = |action: &G::Action| asked[&Level::Easy].iter().filter(|it| *it == action).count();
    plays.sort_by_key(|(action, lost)| (*lost > FINE, std::cmp::Reverse(common(action))));
    // Actions with the same effect as a candidate. The app judges any others itself.
    let after = |action: G::Action| {
        let mut next = position.clone();
        next.play_unchecked(action, &mut ());
        next
    };
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    for action in legal {
        if plays.iter().all(|(play, _)| *play != action) {
            let same = |(play, lost): &Graded<G::Action>| {
                (after(*play) == after(action)).then_some((action, *lost))
            };
            plays.extend(plays.iter().find_map(same));
        }
    }
    Some(Puzzle { grade, chance, plays })
}

fn line<G: Registered>(record: &Record<G>, deal: u64, puzzle: &Puzzle<G::Action>) -> String {
    let setup = record.position().setup();
    let mut players = vec![Player::Computer(Level::Normal); usize::from(setup.seats)];
    players[0] = Player::Human;
    let names = names_for(&players, &[]);
    let challenge = Challenge::of::<G>(&setup, deal, &players, &names);
    let code = challenge.code_of_match(record).expect("short matches have codes");
    let percent = |share: f32| (100.0 * share).round() as u32;
    let plays: Vec<String> =
        puzzle.plays.iter().map(|(play, lost)| format!("{play}={}", percent(*lost))).collect();
    let (grade, chance) = (puzzle.grade, percent(puzzle.chance));
    format!("{code}\t{grade}\t{chance}\t{}", plays.join(";"))
}

/// Plays a deal of Four Kingdoms by what is seen until it is lost, and returns the last position from
/// which it could be won as a line, if few of its plays keep it so.
fn kingdoms(deal: u64) -> Option<String> {
    use four_kingdoms::Position;
    let never = AtomicBool::new(false);
    let setup = Setup::new(1, four_kingdoms::Options::default());
    let wins = |position: &Position| match solve(position, LIMIT, &never).verdict {
        Verdict::Winnable(line) => Some(Some(line)),
        Verdict::Unwinnable => Some(None),
        Verdict::Unknown(_) => None,
    };
    let mut record = Record::<Position>::new(Start::Deal { setup, seed: deal }).ok()?;
    wins(record.position())??;
    let mut chance = Chance::new(deal);
    loop {
        let before = record.clone();
        let position = record.position();
        let ways = hints(&position.view(ME));
        let action = match auto_collect(position) {
            Some(action) => action,
            None => chance.pick(&ways[..ways.len().min(3)])?,
        };
        record.play(action).ok()?;
        if record.position().turn() != Turn::Seat(ME) {
            return None;
        }
        if wins(record.position())?.is_some() {
            continue;
        }
        let position = before.position();
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        let mut plays = Vec::new();
        let mut good = 0;
        for play in &legal {
            let mut next = position.clone();
            next.play_unchecked(*play, &mut ());
            let won = matches!(next.turn(), Turn::Over(it) if it.sole_winner().is_some())
                || wins(&next)?.is_some();
            good += usize::from(won);
            plays.push((*play, if won { 0.0 } else { 1.0 }));
        }
        if good == 0 || good * 3 > legal.len() || legal.len() < 3 {
            return None;
        }
        plays.sort_by_key(|(play, lost)| (*lost > 0.0, *play != action));
        let good = |hint: &four_kingdoms::Action| {
            plays.iter().any(|(play, lost)| play == hint && *lost == 0.0)
        };
        let ways = hints(&position.view(ME));
        let grade = match ways.iter().position(good) {
            Some(0) => 1,
            Some(1..=2) => 2,
            _ => 3,
        };
        return Some(line(&before, deal, &Puzzle { grade, chance: 1.0, plays }));
    }
}
