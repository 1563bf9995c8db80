//! The report: statistics of matches between computer players: length, winners and actions.
//!
//! `report -- GAME --seats hard,hard,hard --games N --seed S` plays N matches on all cores, with
//! the levels in the given seats, and ends with one JSON document. See `--help`.

mod support;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use cardkeep_ai::{Adviser, Effort, Level, Why, advise, assess};
use cardkeep_core::engine::{Chance, Outcome, Seat, Setup, Stream, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::with_opponent;
use serde_json::{Value as Json, json};

use support::Arguments;

const HELP: &str = "\
Plays matches between computer players and prints statistics.

report GAME --seats LEVEL,LEVEL.. [--games N] [--seed S] [--options JSON]

GAME      a game with opponents: {games}
LEVEL     easy, normal, hard or master
--games   number of matches (default 100)
--seed    number of the first deal (default 1)
--options house options of the game as JSON

Output:

decisions  decisions per match, including picks and answers: mean and maximum
turns      largest number of turns or rounds of any seat, where events count them: mean and maximum
shares     each seat's share of the win, and half its 95% confidence interval
shared     share of matches won by several seats together
last       last event before the end, as a share of matches
ends       event that began the end of a match, if any, as a share of matches
events     for each event: share of matches with it, number per match, and for events of one seat the
           share of the win of the first seat to have it, with half its confidence interval
actions    number per match of each sort of action, without seats and numbers
aims       how often the target was the next seat, the one after that and so on
worst_ms   longest time for a decision
forecasts  win chance that a review gives one random decision per match, in ten bins, each with its
           count, mean chance and share of the win, with half its confidence interval
brier      mean squared error of these chances
review_ms  time to judge such a decision: mean and longest
hints      what the hint for that decision says about why, as a share of hints: a reason, none because
           two actions are equally good (close), or none although one is better, by the sort of action
";

/// Events that begin the end of a match.
const ENDS: [&str; 3] = ["siege_ended", "bound_reached", "showdown"];

fn main() -> ExitCode {
    support::answer(
        "report",
        HELP,
        |arguments| with_opponent!(arguments.game, G => run::<G>(arguments)),
    )
}

fn run<G: Adviser>(arguments: &Arguments<Level>) -> Result<String, String> {
    let setup = arguments.setup::<G>()?;
    let mut tally = Tally::new(setup.seats);
    let play =
        |n: usize| play::<G>(&setup, arguments.seed.wrapping_add(n as u64), &arguments.players);
    support::play_all(arguments.games, play, |_, story| tally.add(&story));
    Ok(format!("{:#}\n", tally.report(arguments.game)))
}

/// Everything that happened in a match.
struct Story {
    events: Vec<Json>,
    actions: Vec<String>,
    outcome: Outcome,
    worst: Duration,
    /// The win chance at one random decision, its seat, and the time to find it.
    forecast: Option<(f32, Seat, Duration)>,
    /// Why the hint for that decision advises what it does.
    hint: Option<String>,
}

fn play<G: Adviser>(setup: &Setup<G::Options>, deal: u64, levels: &[Level]) -> Story {
    let mut position = G::deal(setup, deal);
    let mut chance = Chance::stream(deal, Stream::Trial(1));
    let (mut events, mut actions, mut worst) = (Vec::new(), Vec::new(), Duration::ZERO);
    let mut sample = Sample::<G>::new(deal);
    loop {
        let seat = match position.turn() {
            Turn::Seat(seat) => seat,
            Turn::Over(outcome) => {
                let (hint, forecast) = (sample.hint(), sample.forecast());
                return Story { events, actions, outcome, worst, forecast, hint };
            }
        };
        let view = position.view(seat);
        let strength = G::strength(&view, levels[seat.index()]);
        let start = Instant::now();
        let choice =
            cardkeep_ai::choose::<G>(&view, &strength, chance.bits(), &AtomicBool::new(false));
        worst = worst.max(start.elapsed());
        let action = choice.expect("a seat that is to act has a legal action").action;
        sample.add(&position, seat, action);
        let happened = position.apply(action).expect("players choose among the legal actions");
        actions.push(action.to_string());
        events.extend(happened.iter().map(|event| json!(event)));
    }
}

/// One of the decisions of a match, each equally likely.
struct Sample<G: Adviser> {
    chance: Chance,
    count: u32,
    decision: Option<(G::View, Seat, G::Action)>,
}

impl<G: Adviser> Sample<G> {
    fn new(deal: u64) -> Self {
        Sample { chance: Chance::stream(deal, Stream::Trial(2)), count: 0, decision: None }
    }

    fn add(&mut self, position: &G, seat: Seat, action: G::Action) {
        let mut candidates = Vec::new();
        position.candidates(&mut candidates);
        if candidates.len() > 1 {
            self.count += 1;
            if self.chance.below(self.count) == 0 {
                self.decision = Some((position.view(seat), seat, action));
            }
        }
    }

    fn hint(&self) -> Option<String> {
        let (view, ..) = self.decision.as_ref()?;
        let effort = Effort::of_hint::<G>(view);
        let advice = advise::<G>(view, effort, 1, &AtomicBool::new(false))?;
        Some(match advice.why {
            Why::Reason(_) | Why::Alike | Why::Forced => "reason".into(),
            Why::Unnamed => {
                let kind = if advice.clear { "none" } else { "close" };
                format!("{kind}: {}", sort(&advice.best.action.to_string()))
            }
        })
    }

    fn forecast(&mut self) -> Option<(f32, Seat, Duration)> {
        let (view, seat, action) = self.decision.take()?;
        let (seed, start) = (self.chance.bits(), Instant::now());
        let found = assess::<G>(&view, action, Effort::REVIEW, seed, &AtomicBool::new(false))?;
        Some((found.best.win_chance, seat, start.elapsed()))
    }
}

/// The forecasts in one range of chances.
#[derive(Clone, Copy, Default)]
struct Bin {
    chances: f64,
    won: Share,
}

/// The running mean of a share.
#[derive(Clone, Copy, Default)]
struct Share {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Share {
    fn add(&mut self, share: f64) {
        self.count += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    /// Returns the mean, and half its 95% confidence interval.
    fn told(&self) -> Json {
        let mean = self.sum / self.count.max(1.0);
        let variance = (self.squares / self.count.max(1.0) - mean * mean).max(0.0);
        let half = 1.96 * (variance / self.count.max(1.0)).sqrt();
        json!([rounded(mean), rounded(half)])
    }
}

#[derive(Default)]
struct Kind {
    matches: usize,
    count: usize,
    /// The first seat's share of the win.
    first: Share,
}

/// Totals of all matches.
struct Tally {
    matches: usize,
    decisions: usize,
    most_decisions: usize,
    turns: usize,
    most_turns: usize,
    shares: Vec<Share>,
    shared: usize,
    last: BTreeMap<String, usize>,
    ends: BTreeMap<String, usize>,
    events: BTreeMap<String, Kind>,
    actions: BTreeMap<String, usize>,
    aims: Vec<usize>,
    worst: Duration,
    bins: [Bin; 10],
    errors: Share,
    /// Time to find the forecasts, all together and at most.
    reviewing: Duration,
    longest_review: Duration,
    hints: BTreeMap<String, usize>,
}

impl Tally {
    fn new(seats: u8) -> Self {
        let seats = usize::from(seats);
        Tally {
            matches: 0,
            decisions: 0,
            most_decisions: 0,
            turns: 0,
            most_turns: 0,
            shares: vec![Share::default(); seats],
            shared: 0,
            last: BTreeMap::new(),
            ends: BTreeMap::new(),
            events: BTreeMap::new(),
            actions: BTreeMap::new(),
            aims: vec![0; seats - 1],
            worst: Duration::ZERO,
            bins: [Bin::default(); 10],
            errors: Share::default(),
            reviewing: Duration::ZERO,
            longest_review: Duration::ZERO,
            hints: BTreeMap::new(),
        }
    }

    fn add(&mut self, story: &Story) {
        let share = |seat: usize| f64::from(story.outcome.share(Seat(seat as u8)));
        self.matches += 1;
        self.decisions += story.actions.len();
        self.most_decisions = self.most_decisions.max(story.actions.len());
        self.worst = self.worst.max(story.worst);
        self.shared += usize::from(story.outcome.sole_winner().is_none());
        self.shares.iter_mut().enumerate().for_each(|(seat, sum)| sum.add(share(seat)));
        if let Some((chance, seat, time)) = story.forecast {
            self.reviewing += time;
            self.longest_review = self.longest_review.max(time);
            let (chance, won) = (f64::from(chance), share(seat.index()));
            let bin = &mut self.bins[((10.0 * chance) as usize).min(9)];
            bin.chances += chance;
            bin.won.add(won);
            self.errors.add((chance - won).powi(2));
        }
        if let Some(hint) = &story.hint {
            *self.hints.entry(hint.clone()).or_default() += 1;
        }
        for action in &story.actions {
            *self.actions.entry(sort(action)).or_default() += 1;
        }
        let counted = |event: &Json| place(&event["turn"]).or(place(&event["round"]));
        let turns = story.events.iter().filter_map(counted).max().unwrap_or(0);
        self.turns += turns;
        self.most_turns = self.most_turns.max(turns);
        let name = |event: &Json| event["event"].as_str().map(String::from);
        let ends = |name: &String| ENDS.contains(&name.as_str());
        if let Some(end) = story.events.iter().filter_map(name).find(ends) {
            *self.ends.entry(end).or_default() += 1;
        }
        let mut seen = Vec::new();
        for event in &story.events {
            let name = event["event"].as_str().unwrap_or("unnamed");
            let kind = self.events.entry(name.into()).or_default();
            let seat = ["seat", "attacker", "builder"].iter().find_map(|key| place(&event[*key]));
            kind.count += 1;
            if !seen.contains(&name) {
                seen.push(name);
                kind.matches += 1;
                seat.into_iter().for_each(|seat| kind.first.add(share(seat)));
            }
            let aim = ["on", "defender"].iter().find_map(|key| place(&event[*key]));
            if let (Some(seat), Some(aim)) = (seat, aim) {
                let seats = self.shares.len();
                let way = (aim + seats - seat - 1) % seats;
                self.aims.get_mut(way).into_iter().for_each(|count| *count += 1);
            }
        }
        let before_end = story.events.iter().rev().filter_map(|event| event["event"].as_str());
        if let Some(last) = before_end.into_iter().find(|name| *name != "ended") {
            *self.last.entry(last.into()).or_default() += 1;
        }
    }

    fn report(&self, game: GameId) -> Json {
        let of_all = |count: usize| rounded(count as f64 / self.matches.max(1) as f64);
        let counts = |all: &BTreeMap<String, usize>| -> Json {
            all.iter().map(|(name, count)| (name.clone(), of_all(*count))).collect()
        };
        let kind = |(name, kind): (&String, &Kind)| {
            let mut told =
                json!({ "matches": of_all(kind.matches), "per_match": of_all(kind.count) });
            if kind.first.count > 0.0 {
                told["first_wins"] = kind.first.told();
            }
            (name.clone(), told)
        };
        let bin = |bin: &Bin| {
            let chance = rounded(bin.chances / bin.won.count.max(1.0));
            json!({ "count": bin.won.count, "chance": chance, "won": bin.won.told() })
        };
        let review = self.reviewing.as_secs_f64() * 1e3 / self.errors.count.max(1.0);
        json!({
            "game": game.id(),
            "seats": self.shares.len(),
            "matches": self.matches,
            "decisions": [of_all(self.decisions), self.most_decisions],
            "turns": [of_all(self.turns), self.most_turns],
            "shares": self.shares.iter().map(Share::told).collect::<Vec<_>>(),
            "shared": of_all(self.shared),
            "last": counts(&self.last),
            "ends": counts(&self.ends),
            "events": self.events.iter().map(kind).collect::<Json>(),
            "actions": counts(&self.actions),
            "aims": self.aims.iter().map(|count| of_all(*count)).collect::<Vec<_>>(),
            "worst_ms": rounded(self.worst.as_secs_f64() * 1e3),
            "forecasts": self.bins.iter().map(bin).collect::<Vec<_>>(),
            "brier": self.errors.told(),
            "review_ms": [rounded(review), rounded(self.longest_review.as_secs_f64() * 1e3)],
            "hints": counts(&self.hints),
        })
    }
}

/// Returns an action in notation without seats and numbers.
fn sort(action: &str) -> String {
    let is_name = |word: &&str| word.chars().all(|c| c.is_ascii_lowercase() || "-:".contains(c));
    action.split(' ').filter(is_name).collect::<Vec<_>>().join(" ")
}

/// Returns the seat or number in a field of an event.
fn place(field: &Json) -> Option<usize> {
    field.as_u64().map(|seat| seat as usize)
}

fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}
