//! The audit: grades the decisions of computer players with a much larger search.
//!
//! `audit -- GAME --seats hard,normal --games N --seed S` plays N matches on all cores, turning the
//! levels around the table from deal to deal, and ends with one JSON document. See `--help`.

mod support;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep_ai::{
    Adviser, Comparison, Effort, Level, Search, Strength, Why, Worlds, advise, assess, choose,
    compare,
};
use cardkeep_core::engine::{Chance, Setup, Stream, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::with_opponent;
use cardkeep_store::{Challenge, Player};
use serde_json::{Value as Json, json};

use support::Arguments;

const HELP: &str = "\
Plays matches between computer players and grades their decisions with a much larger search, which
knows no more than the seat to act.

audit GAME --seats LEVEL,LEVEL.. [--games N] [--seed S] [--options JSON]
audit GAME --code CODE

GAME      a game with opponents: {games}
LEVEL     easy, normal, hard or master
--games   number of matches (default 100)
--seed    number of the first deal (default 1)
--options house options of the game as JSON
--code    only grades the last action of the match with this code, as a player has reported it

A glance finds the decisions that seem to give away more than 5 points of win chance. Each is judged
again with twenty times the effort of its level, at least 20,000 simulations: a search finds the best
action, and a comparison in a new tree measures what the played one gives away. If that is more than 10 points
beyond doubt, a third search with its own seed compares the two again, and only its result counts:
the worst of many noisy values would seem worse than it is. The judge considers the same candidates
as the players and shares their evaluation of unfinished matches, so it can't see mistakes of those.

Output, for each level:

graded     number of decisions with more than one candidate
doubted    number of those judged again
over_10    number that give away more than 10 points of win chance, as a share of those graded, and
over_20    the ends of its 95% confidence interval (Wilson); the same for 20 points
dominated  number of decisions that lose more than 5 points and win less than the better action in each
           of 30 sampled worlds, as a share of those graded, with its interval
unreasoned number of hints, one for each decision, that give no reason, as a share of those graded, with
           its interval
worst      up to twenty decisions over 10 points, the worst first: the deal, the actions before it, the
           action played and the better one with their win chances and standard errors, and what the
           played one lost, with its standard error. The console replays them
";

/// Effort of the glance at every decision.
const GLANCE: Effort = Effort { iterations: 2_500, time: Duration::MAX, each: 75 };
/// Least loss in the glance for a decision to be judged again.
const DOUBT: f32 = 0.05;
/// How many times the simulations of the graded level the judge makes, and the least number of them.
const TIMES: u32 = 20;
const LEAST: u32 = 20_000;
/// Losses that count.
const MISTAKE: f32 = 0.10;
const BLUNDER: f32 = 0.20;
/// Number of worlds in each of which a dominated action is worse, and of simulations of an action
/// in each of them.
const WORLDS: u32 = 30;
const EACH: u32 = 200;
/// Number of decisions listed.
const LISTED: usize = 20;

fn main() -> ExitCode {
    support::answer(
        "audit",
        HELP,
        |arguments| with_opponent!(arguments.game, G => run::<G>(arguments)),
    )
}

fn run<G: Adviser>(arguments: &Arguments<Level>) -> Result<String, String> {
    if let Some(code) = &arguments.code {
        return reported::<G>(code);
    }
    let setup = arguments.setup::<G>()?;
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let play =
        |n: usize| play::<G>(&setup, arguments.seed.wrapping_add(n as u64), &arguments.players);
    support::play_all(arguments.games, play, |n, grades| {
        for (level, grade) in grades {
            tallies.entry(level.to_string()).or_default().add(n, grade);
        }
    });
    let levels: Json = tallies.into_iter().map(|(level, it)| (level, it.told())).collect();
    Ok(format!("{:#}\n", report(arguments.game, &json!(setup), arguments.games, &levels)))
}

/// Grades the last action of a match.
fn reported<G: Adviser>(code: &str) -> Result<String, String> {
    let (challenge, record) =
        Challenge::read_match::<G>(code).map_err(|why| format!("--code: {why}"))?;
    let (played, before) = record.played().split_last().ok_or("--code: no action was played")?;
    let mut position = record.first_position();
    for action in before {
        position.apply(*action).expect("it was played");
    }
    let Turn::Seat(seat) = position.turn() else { return Err("--code: the match is over".into()) };
    let Player::Computer(level) = challenge.players[seat.index()] else {
        return Err("--code: the player's own action comes last".into());
    };
    let view = position.view(seat);
    let strength = Strength { time: Duration::MAX, ..G::strength(&view, level) };
    let never = AtomicBool::new(false);
    let found = assess::<G>(&view, *played, deep(&strength), challenge.seed, &never);
    let found = found.ok_or("--code: there was no choice")?;
    let told = json!({
        "seat": seat.0, "level": level.to_string(), "played": played.to_string(),
        "best": found.best.action.to_string(), "best_chance": rounded(found.best.win_chance),
        "lost": rounded(found.lost),
    });
    Ok(format!("{told:#}\n"))
}

/// The effort of a judge.
fn deep(strength: &Strength) -> Effort {
    let iterations = (TIMES * strength.iterations * strength.trees).max(LEAST);
    // A comparison makes 32 times as many simulations.
    Effort { iterations, time: Duration::MAX, each: iterations / 32 }
}

fn report(game: GameId, setup: &Json, matches: usize, levels: &Json) -> Json {
    json!({ "game": game.id(), "setup": setup, "matches": matches, "levels": levels })
}

/// What the judge found about a decision.
#[derive(Default)]
struct Grade {
    doubted: bool,
    dominated: bool,
    /// Whether the hint for the decision gives no reason.
    unreasoned: bool,
    /// The loss, and how to replay it, if it is confirmed as a mistake.
    mistake: Option<(f32, Json)>,
}

/// Plays a match. Returns the grade of every decision with the level that made it.
fn play<G: Adviser>(setup: &Setup<G::Options>, deal: u64, levels: &[Level]) -> Vec<(Level, Grade)> {
    let mut position = G::deal(setup, deal);
    let mut chance = Chance::stream(deal, Stream::Trial(1));
    let (mut before, mut grades) = (Vec::new(), Vec::new());
    while let Turn::Seat(seat) = position.turn() {
        let turned = (seat.index() + deal as usize) % levels.len();
        let (view, level) = (position.view(seat), levels[turned]);
        let strength = Strength { time: Duration::MAX, ..G::strength(&view, level) };
        let never = AtomicBool::new(false);
        let choice = choose::<G>(&view, &strength, chance.bits(), &never);
        let action = choice.expect("a seat that is to act has a legal action").action;
        if let Some(mut grade) = grade::<G>(&view, action, &strength, chance.bits()) {
            if let Some((_, told)) = &mut grade.mistake {
                told["deal"] = json!(deal);
                told["seat"] = json!(seat.0);
                told["before"] = json!(before);
            }
            grades.push((level, grade));
        }
        before.push(action.to_string());
        position.apply(action).expect("players choose among the legal actions");
    }
    grades
}

/// Grades an action of the seat of a view; `None` if the seat had no choice.
fn grade<G: Adviser>(
    view: &G::View,
    played: G::Action,
    strength: &Strength,
    seed: u64,
) -> Option<Grade> {
    let never = AtomicBool::new(false);
    let mut seeds = Chance::new(seed);
    let hint = advise::<G>(view, GLANCE, seed, &never)?;
    let mut grade = Grade { unreasoned: hint.why == Why::Unnamed, ..Grade::default() };
    let glance = assess::<G>(view, played, GLANCE, seeds.bits(), &never)?;
    if glance.lost <= DOUBT {
        return Some(grade);
    }
    grade.doubted = true;
    let deep = deep(strength);
    let found = assess::<G>(view, played, deep, seeds.bits(), &never)?;
    let better = found.best.action;
    if found.lost <= DOUBT {
        return Some(grade);
    }
    grade.dominated = dominates::<G>(view, [better, played], deep, &mut seeds)?;
    if found.lost <= MISTAKE {
        return Some(grade);
    }
    let Comparison { chances, difference, error } =
        compare::<G>(view, [better, played], deep, &mut seeds, &never)?;
    if difference > MISTAKE {
        let value = |n: usize| json!([rounded(chances[n].0), rounded(chances[n].1)]);
        let told = json!({
            "played": played.to_string(), "played_chance": value(1),
            "better": better.to_string(), "better_chance": value(0),
            "lost": [rounded(difference), rounded(error)], "dominated": grade.dominated,
        });
        grade.mistake = Some((difference, told));
    }
    Some(grade)
}

/// Whether the first action wins more than the second in every world sampled from a view.
fn dominates<G: Adviser>(
    view: &G::View,
    actions: [G::Action; 2],
    effort: Effort,
    chance: &mut Chance,
) -> Option<bool> {
    let never = AtomicBool::new(false);
    let mut search = Search::<G>::new(view, Worlds::Uniform, true, chance);
    search.contrast(actions, 4 * effort.each, 1, &never)?;
    for _ in 0..WORLDS {
        let [first, second] = search.contrast(actions, 1, EACH, &never)?;
        if first <= second {
            return Some(false);
        }
    }
    Some(true)
}

/// The grades of one level.
#[derive(Default)]
struct Tally {
    graded: usize,
    doubted: usize,
    dominated: usize,
    unreasoned: usize,
    /// The losses of mistakes, with the match's number.
    mistakes: Vec<(f32, usize, Json)>,
}

impl Tally {
    fn add(&mut self, n: usize, grade: Grade) {
        self.graded += 1;
        self.doubted += usize::from(grade.doubted);
        self.dominated += usize::from(grade.dominated);
        self.unreasoned += usize::from(grade.unreasoned);
        self.mistakes.extend(grade.mistake.map(|(lost, told)| (lost, n, told)));
    }

    fn told(mut self) -> Json {
        // Matches may end in any order.
        self.mistakes.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        let blunders = self.mistakes.iter().filter(|(lost, ..)| *lost > BLUNDER).count();
        let share = |count: usize| share(count, self.graded);
        let worst: Vec<&Json> = self.mistakes.iter().take(LISTED).map(|(.., it)| it).collect();
        json!({
            "graded": self.graded,
            "doubted": self.doubted,
            "over_10": share(self.mistakes.len()),
            "over_20": share(blunders),
            "dominated": share(self.dominated),
            "unreasoned": share(self.unreasoned),
            "worst": worst,
        })
    }
}

/// Returns a count, its share of a number, and the share's 95% confidence interval by Wilson.
fn share(count: usize, of: usize) -> Json {
    const Z: f64 = 1.96;
    let (n, share) = (of.max(1) as f64, count as f64 / of.max(1) as f64);
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let ends = [middle - half, middle + half].map(|end| end / (1.0 + Z * Z / n));
    json!({ "count": count, "share": to_4(share), "interval": ends.map(to_4) })
}

fn to_4(value: f64) -> f64 {
    (value.max(0.0) * 1e4).round() / 1e4
}

fn rounded(chance: f32) -> f64 {
    to_4(f64::from(chance))
}
