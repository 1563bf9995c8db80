//! The arena: plays matches between computer players to compare their strength.
//!
//! `arena -- GAME --seats hard,random --games N --seed S` plays N matches on all cores, every deal
//! once with each seating, and ends with one line of JSON. See `--help`.

mod support;

use std::fmt;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use cardkeep_ai::{Character, Leaning, Level, MAX_SEATS, Opponent, Strength};
use cardkeep_core::engine::{Chance, Seat, Setup, Stream, Turn, Unreadable};
use cardkeep_core::with_opponent;
use serde_json::json;

use support::Arguments;

const HELP: &str = "\
Plays matches between computer players and prints their results.

arena GAME --seats ENTRANT,ENTRANT.. [--games N] [--seed S] [--options JSON]

GAME      a game with opponents: {games}
ENTRANT   random; greedy; noisy: greedy, but random in every fourth decision; easy; normal; hard; master;
          hard-uniform: hard without conclusions from what rivals did;
          clairvoyant: hard knowing all cards, as the bound of what conclusions can bring
          (needs --features clairvoyance);
          each of the last three also as NAME:ITERATIONS or NAME:ITERATIONSxTREES, without a limit
          of time;
          each that searches also as NAME@CHARACTER: bold, patient, vengeful or tricky
--games   number of matches over all seatings (default 100); best a multiple of the seatings
--seed    number of the first deal (default 1)
--options house options of the game as JSON

Every deal is played once with each seating. The 95% confidence interval is over deals. The levels keep
their limit of 1.5 s per decision, so a very slow machine weakens them.
";

/// A player in the arena, with a character if it searches.
#[derive(Clone, Debug, PartialEq)]
struct Entrant {
    player: Player,
    character: Option<Character>,
}

/// How an entrant plays.
#[derive(Clone, Debug, PartialEq)]
enum Player {
    Random,
    Greedy,
    Noisy,
    Level(Level),
    Hard(Knowledge, Option<Budget>),
}

/// Simulations of a variant of the hard level, without a limit of time.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Budget {
    /// Simulations in each tree.
    iterations: u32,
    trees: u32,
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.iterations)?;
        if self.trees == 1 { Ok(()) } else { write!(f, "x{}", self.trees) }
    }
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (iterations, trees) = text.split_once('x').unwrap_or((text, "1"));
        match (iterations.parse(), trees.parse()) {
            (Ok(iterations @ 1..), Ok(trees @ 1..)) => Ok(Budget { iterations, trees }),
            _ => Err(format!("“{text}” is no number of iterations, like 1000 or 1000x4")),
        }
    }
}

/// What a variant of the hard level knows.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Knowledge {
    /// Its view, and what rivals' actions suggest: the hard level itself.
    Inferred,
    /// Its view alone.
    Uniform,
    /// All cards.
    #[cfg(feature = "clairvoyance")]
    Everything,
}

impl Knowledge {
    const ALL: &[Knowledge] = &[
        Knowledge::Inferred,
        Knowledge::Uniform,
        #[cfg(feature = "clairvoyance")]
        Knowledge::Everything,
    ];

    fn name(self) -> &'static str {
        ["hard", "hard-uniform", "clairvoyant"][self as usize]
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.player.fmt(f)?;
        self.character.map_or(Ok(()), |character| write!(f, "@{character}"))
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (player, character) = match text.split_once('@') {
            Some((player, character)) => (player, Some(character)),
            None => (text, None),
        };
        let player = player.parse()?;
        if character.is_some() && !matches!(player, Player::Level(_) | Player::Hard(..)) {
            return Err(format!("“{text}” has no character, because it does not search"));
        }
        let character = character.map(str::parse).transpose();
        Ok(Entrant { player, character: character.map_err(|why: Unreadable| why.to_string())? })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Noisy => f.write_str("noisy"),
            Player::Level(level) => level.fmt(f),
            Player::Hard(knowledge, None) => f.write_str(knowledge.name()),
            Player::Hard(knowledge, Some(budget)) => {
                write!(f, "{}:{budget}", knowledge.name())
            }
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget.parse()?)),
            None => (text, None),
        };
        let hard = Knowledge::ALL.iter().copied().find(|knowledge| knowledge.name() == name);
        match (name, hard, budget) {
            (_, Some(knowledge), budget) => Ok(Player::Hard(knowledge, budget)),
            ("random", _, None) => Ok(Player::Random),
            ("greedy", _, None) => Ok(Player::Greedy),
            ("noisy", _, None) => Ok(Player::Noisy),
            _ => match text.parse::<Level>() {
                Ok(level) => Ok(Player::Level(level)),
                Err(_) => Err(format!("“{text}” is not an entrant; see --help")),
            },
        }
    }
}

/// Results of one entrant in one match.
#[derive(Clone, Default)]
struct Tally {
    share: f64,
    wins: u32,
    draws: u32,
    losses: u32,
    decisions: u32,
    time: Duration,
    worst: Duration,
    iterations: u64,
    search_time: Duration,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.share += other.share;
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.decisions += other.decisions;
        self.time += other.time;
        self.worst = self.worst.max(other.worst);
        self.iterations += other.iterations;
        self.search_time += other.search_time;
    }
}

fn main() -> ExitCode {
    support::answer(
        "arena",
        HELP,
        |arguments| with_opponent!(arguments.game, G => run::<G>(arguments)),
    )
}

fn run<G: Opponent>(arguments: &Arguments<Entrant>) -> Result<String, String> {
    let setup = arguments.setup::<G>()?;
    let entrants = &arguments.players;
    let seatings = seatings(entrants);
    let play = |n: usize| {
        let deal = arguments.seed.wrapping_add((n / seatings.len()) as u64);
        play::<G>(&setup, deal, entrants, &seatings[n % seatings.len()])
    };
    let mut matches = vec![Vec::new(); arguments.games];
    support::play_all(arguments.games, play, |n, tallies| matches[n] = tallies);
    Ok(format!("{}\n", report(arguments, &matches, seatings.len())))
}

/// Returns every distinct order of the entrants around the table, as indices into the list.
fn seatings(entrants: &[Entrant]) -> Vec<Vec<usize>> {
    fn extend(entrants: &[Entrant], taken: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
        if taken.len() == entrants.len() {
            out.push(taken.clone());
        }
        let mut tried = Vec::new();
        for (n, entrant) in entrants.iter().enumerate() {
            if !taken.contains(&n) && !tried.contains(&entrant) {
                tried.push(entrant);
                taken.push(n);
                extend(entrants, taken, out);
                taken.pop();
            }
        }
    }
    let mut out = Vec::new();
    extend(entrants, &mut Vec::new(), &mut out);
    out
}

/// Plays one match. Returns one tally per entrant of the list.
fn play<G: Opponent>(
    setup: &Setup<G::Options>,
    deal: u64,
    entrants: &[Entrant],
    seating: &[usize],
) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); entrants.len()];
    let mut position = G::deal(setup, deal);
    let mut chance = Chance::stream(deal, Stream::Trial(1));
    // The seat that turned on each seat last.
    let mut rivals = [None; MAX_SEATS];
    let cancel = AtomicBool::new(false);
    let outcome = loop {
        let seat = match position.turn() {
            Turn::Seat(seat) => seat,
            Turn::Over(outcome) => break outcome,
        };
        let (entrant, tally) =
            (&entrants[seating[seat.index()]], &mut tallies[seating[seat.index()]]);
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let view = position.view(seat);
        let start = Instant::now();
        let thought = chance.bits();
        let found = |choice: Option<cardkeep_ai::Choice<G::Action>>| {
            (choice.map(|c| c.action), choice.map_or(0, |c| c.iterations))
        };
        let leaning =
            entrant.character.map(|character| Leaning { character, rival: rivals[seat.index()] });
        let (action, iterations) = match &entrant.player {
            Player::Random => (chance.pick(&actions), 0),
            Player::Greedy => (Some(G::greedy(&view, &actions)), 0),
            Player::Noisy if chance.below(4) == 0 => (chance.pick(&actions), 0),
            Player::Noisy => (Some(G::greedy(&view, &actions)), 0),
            Player::Level(level) => {
                let strength = Strength { leaning, ..G::strength(&view, *level) };
                found(cardkeep_ai::choose::<G>(&view, &strength, thought, &cancel))
            }
            Player::Hard(knowledge, budget) => {
                let mut hard = G::strength(&view, Level::Hard);
                if let Some(Budget { iterations, trees }) = *budget {
                    hard = Strength { iterations, trees, time: Duration::MAX, ..hard };
                }
                hard.leaning = leaning;
                hard.knows_players = *knowledge == Knowledge::Inferred;
                found(match knowledge {
                    Knowledge::Inferred | Knowledge::Uniform => {
                        cardkeep_ai::choose::<G>(&view, &hard, thought, &cancel)
                    }
                    #[cfg(feature = "clairvoyance")]
                    Knowledge::Everything => {
                        cardkeep_ai::choose_clairvoyantly(&position, &view, &hard, thought, &cancel)
                    }
                })
            }
        };
        let time = start.elapsed();
        tally.decisions += 1;
        tally.time += time;
        tally.worst = tally.worst.max(time);
        if iterations > 0 {
            tally.iterations += u64::from(iterations);
            tally.search_time += time;
        }
        let action = action.expect("a seat that is to act has a legal action");
        for other in Seat::all(setup.seats) {
            if G::turns_on(&view, action, other) {
                rivals[other.index()] = Some(seat);
            }
        }
        position.apply(action).expect("players choose among the legal actions");
    };
    for (seat, entrant) in seating.iter().enumerate() {
        let tally = &mut tallies[*entrant];
        let share = outcome.share(Seat(seat as u8));
        tally.share = f64::from(share);
        match share {
            1.0 => tally.wins = 1,
            0.0 => tally.losses = 1,
            _ => tally.draws = 1,
        }
    }
    tallies
}

/// Returns one row per distinct entrant. The interval is over deals: the matches of one deal, which
/// differ only in the seating, count as one observation.
fn report(
    arguments: &Arguments<Entrant>,
    matches: &[Vec<Tally>],
    per_deal: usize,
) -> serde_json::Value {
    let mut different: Vec<&Entrant> = Vec::new();
    for entrant in &arguments.players {
        if !different.contains(&entrant) {
            different.push(entrant);
        }
    }
    let rows = different.iter().map(|entrant| {
        let seats: Vec<usize> = (0..arguments.players.len())
            .filter(|n| arguments.players[*n] == **entrant)
            .collect();
        let mut total = Tally::default();
        let mut deals = Vec::new();
        for deal in matches.chunks(per_deal) {
            let mut share = 0.0;
            for tally in deal.iter().flat_map(|one| seats.iter().map(|seat| &one[*seat])) {
                total.add(tally);
                share += tally.share;
            }
            deals.push(share / (deal.len() * seats.len()) as f64);
        }
        let played = (matches.len() * seats.len()).max(1) as f64;
        let share = total.share / played;
        let count = deals.len() as f64;
        let variance =
            deals.iter().map(|deal| (deal - share).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        // If all deals ended alike, others are still possible (the rule of three).
        let alike = variance < 1e-9;
        let half = if alike { 3.0 / count } else { 1.96 * (variance / count).sqrt() };
        let rate = total.iterations as f64 / total.search_time.as_secs_f64().max(1e-9);
        json!({
            "name": entrant.to_string(),
            "wins": total.wins,
            "draws": total.draws,
            "losses": total.losses,
            "share": rounded(share, 4),
            "share_low": rounded((share - half).max(0.0), 4),
            "share_high": rounded((share + half).min(1.0), 4),
            "mean_ms": rounded(total.time.as_secs_f64() * 1e3 / f64::from(total.decisions.max(1)), 3),
            "worst_ms": rounded(total.worst.as_secs_f64() * 1e3, 3),
            "iterations_per_s": rate.round(),
        })
    });
    json!({
        "game": arguments.game.id(),
        "matches": matches.len(),
        "entrants": rows.collect::<Vec<_>>(),
    })
}

fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    (value * scale).round() / scale
}
