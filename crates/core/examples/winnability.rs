//! Counts the winnable deals of Four Kingdoms, by complete search with all cards known.
//!
//! `winnability -- --from 1 --to 1000 --limit STATES` solves deals on all cores and ends with one
//! line of JSON. See `--help`.

use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use cardkeep_core::engine::{Game, Setup, daily_deals};
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, solve};
use cardkeep_core::games::four_kingdoms::{Options, Position, daily_deal};
use jiff::Span;
use jiff::civil::Date;
use lexopt::prelude::*;
use serde_json::json;

const HELP: &str = "\
Counts the winnable deals of Four Kingdoms.

winnability [--from N] [--to N] [--limit STATES] [--memory MEGABYTES] [--each]
winnability --days YEARS

--from, --to  first and last deal (default 1 to 1000)
--limit       maximum positions searched per deal (default 10000000)
--memory      megabytes for the position table of a deal (default 1024)
--days        solves the daily deals of this many years from 2026 instead: how many are the first,
              second .. candidate of their day, and how long the slowest search took
--each        also prints a line per deal: number, verdict, moves of a winning line, states
";

struct Arguments {
    from: u64,
    to: u64,
    limit: Limit,
    each: bool,
    days: Option<i16>,
}

/// The result of one deal.
struct Solved {
    deal: u64,
    verdict: Verdict,
    states: u64,
    time: Duration,
}

fn arguments() -> Result<Option<Arguments>, lexopt::Error> {
    let mut parser = lexopt::Parser::from_env();
    let (mut from, mut to, mut each, mut days) = (1, 1000, false, None);
    let mut limit = Limit { states: 10_000_000, bytes: 1 << 30 };
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("from") => from = parser.value()?.parse()?,
            Long("to") => to = parser.value()?.parse()?,
            Long("limit") => limit.states = parser.value()?.parse()?,
            Long("memory") => {
                limit.bytes = parser.value()?.parse::<usize>()?.saturating_mul(1 << 20);
            }
            Long("each") => each = true,
            Long("days") => days = Some(parser.value()?.parse()?),
            other => return Err(other.unexpected()),
        }
    }
    if from > to {
        return Err("--from is greater than --to".into());
    }
    Ok(Some(Arguments { from, to, limit, each, days }))
}

fn main() -> ExitCode {
    match arguments() {
        Ok(None) => print!("{HELP}"),
        Ok(Some(Arguments { days: Some(years), .. })) => println!("{}", days(years)),
        Ok(Some(arguments)) => {
            let solved = solve_all(&arguments);
            if arguments.each {
                solved.iter().for_each(print_deal);
            }
            println!("{}", report(&solved));
        }
        Err(error) => {
            eprintln!("winnability: {error}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

/// Solves the daily deals of some years.
fn days(years: i16) -> serde_json::Value {
    let (first, never) = (Date::constant(2026, 1, 1), AtomicBool::new(false));
    let days = first.series(Span::new().days(1));
    let days = days.take_while(|day| day.year() - first.year() < years);
    let (mut places, mut without, mut slowest) = (Vec::new(), Vec::new(), Duration::ZERO);
    for day in days {
        let start = Instant::now();
        let place = daily_deal(day, &never)
            .and_then(|deal| daily_deals(day).position(|candidate| candidate == deal));
        slowest = slowest.max(start.elapsed());
        let Some(place) = place else {
            without.push(day.to_string());
            continue;
        };
        places.resize(places.len().max(place + 1), 0);
        places[place] += 1;
    }
    json!({ "places": places, "without": without, "slowest_ms": slowest.as_secs_f64() * 1e3 })
}

/// Solves every deal, in order of number.
fn solve_all(arguments: &Arguments) -> Vec<Solved> {
    let next = AtomicU64::new(arguments.from);
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let (sender, results) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    if deal > arguments.to || sender.send(solve_one(deal, arguments.limit)).is_err()
                    {
                        break;
                    }
                }
            });
        }
    });
    drop(sender);
    let mut solved: Vec<Solved> = results.into_iter().collect();
    solved.sort_by_key(|one| one.deal);
    solved
}

fn solve_one(deal: u64, limit: Limit) -> Solved {
    let position = Position::deal(&Setup::new(1, Options::default()), deal);
    let start = Instant::now();
    let solution = solve(&position, limit, &AtomicBool::new(false));
    Solved { deal, verdict: solution.verdict, states: solution.states, time: start.elapsed() }
}

fn print_deal(solved: &Solved) {
    let Solved { deal, verdict, states, .. } = solved;
    match verdict {
        Verdict::Winnable(line) => println!("{deal} winnable {} {states}", line.len()),
        Verdict::Unwinnable => println!("{deal} unwinnable - {states}"),
        Verdict::Unknown(_) => println!("{deal} unknown - {states}"),
    }
}

fn report(solved: &[Solved]) -> serde_json::Value {
    let count = |is: fn(&Verdict) -> bool| solved.iter().filter(|one| is(&one.verdict)).count();
    let states = sorted(solved.iter().map(|one| one.states as f64));
    let times = sorted(solved.iter().map(|one| one.time.as_secs_f64() * 1e3));
    json!({
        "winnable": count(|verdict| matches!(verdict, Verdict::Winnable(_))),
        "unwinnable": count(|verdict| matches!(verdict, Verdict::Unwinnable)),
        "unknown": count(|verdict| matches!(verdict, Verdict::Unknown(_))),
        "median_states": quantile(&states, 0.5),
        "p99_states": quantile(&states, 0.99),
        "median_ms": rounded(quantile(&times, 0.5)),
        "p99_ms": rounded(quantile(&times, 0.99)),
    })
}

fn sorted(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values
}

/// Returns the smallest value that this share of the values does not exceed.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let rank = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(rank.max(1) - 1).copied().unwrap_or(0.0)
}

fn rounded(value: f64) -> f64 {
    (value * 1e3).round() / 1e3
}
