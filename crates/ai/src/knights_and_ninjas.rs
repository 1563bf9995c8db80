//! Of Knights and Ninjas opponents: candidates, rollouts and levels.

mod candidates;
mod evaluation;
mod heuristic;
mod reason;
mod visible;

pub use reason::Reason;

use visible::Visible;

use crate::opponent::{Opponent, Rewards};
use crate::strength::Strength;
use cardkeep_core::engine::{Chance, Game, Seat, Turn};
use cardkeep_core::games::knights_and_ninjas::{
    Action, Card, Event, Force, Hand, Phase, Position, TurnPlays, View,
};
use cardkeep_core::rival::Character;
use cardkeep_core::rival::Level;

/// The leeway in a duel, where a taste for attacks would win more.
const DUEL_LEEWAY: f32 = 0.004;
/// Noise of a rollout's judgment of an action, in gems.
const NOISE: f32 = 0.4;
/// Number of candidates besides the best of each sort.
const CONSIDERED: usize = 8;
/// Progressive widening below the root: one more candidate after this many visits, four more after
/// four times as many.
const PATIENCE: f32 = 80.0;

// There is no `likelihood`, although players who know the rivals' hands, but not the order of the
// pile, win .41 [.33, .49] of 100 matches of four and .73 [.61, .84] of 80 duels. Imagining hands of
// what players tend to keep won no more than par: .23 [.20, .26] of 720 matches of four, .47
// [.39, .55] of 160 duels.
impl Opponent for Position {
    const EXPLORATION: f32 = 0.3;

    fn steps(seats: u8) -> [f32; 3] {
        match seats {
            2 => [330.0, 424.0, 0.0],
            3 => [198.0, 162.0, 0.0],
            4 => [128.0, 135.0, 0.0],
            // Between the tables for four and six, which were measured.
            5 => [118.0, 112.0, 0.0],
            _ => [107.0, 89.0, 0.0],
        }
    }

    /// At a large table each decision matters less, so the lower levels get fewer simulations there
    /// to stay equally far apart. More than 4,000 simulations help only in a duel: 16,000 won 66 of
    /// 100 duels against 4,000, but 12,000 against two of 4,000 won no more than a third of the
    /// matches.
    fn strength(view: &View, level: Level) -> Strength {
        let seats = u32::from(view.public.seats());
        let (iterations, temperature) = if seats == 2 { (60, 0.06) } else { (40, 0.08) };
        let strength = match level {
            Level::Easy => Strength {
                temperature,
                sacrifice: 0.25,
                forgets: true,
                ..Strength::searching(iterations)
            },
            Level::Normal => Strength {
                temperature: (0.12 / seats as f32).min(0.03),
                sacrifice: 0.12,
                ..Strength::searching((500 / seats).max(125))
            },
            Level::Hard | Level::Master => Strength::searching(match seats {
                2 => 16_000,
                3 | 4 => 4_000,
                _ => 3_000,
            }),
        };
        match seats {
            2 => Strength { leeway: DUEL_LEEWAY, ..strength },
            _ => strength,
        }
    }

    /// The highest-scoring actions and the best of every sort, best first. The others have the same
    /// effect or little effect.
    fn candidates(&self, out: &mut Vec<Action>) {
        self.legal_actions(out);
        let Turn::Seat(seat) = self.turn() else { return };
        if out.len() > 1 {
            let visible = Visible::of(self, seat);
            if out.iter().any(|action| visible.considers(*action)) {
                out.retain(|action| visible.considers(*action));
            }
            select(&visible, out);
        }
    }

    fn widening(visits: u32) -> usize {
        1 + (visits as f32 / PATIENCE).sqrt() as usize
    }

    fn code(action: Action) -> u32 {
        let force = |force: Force| {
            let (role, size) = (force.role() as u32, u32::from(force.size()));
            role | size << 5 | u32::from(force.jesters()) << 10
        };
        let seat = |seat: Seat| u32::from(seat.0) << 12;
        let rest = match action {
            Action::Attack { on, force: with } => seat(on) | force(with),
            Action::Prepare { on, card } => seat(on) | force(card.into()),
            Action::Special { card, on } => on.map_or(7 << 12, seat) | force(card.into()),
            Action::Fortify(card) => force(card.into()),
            Action::Respond(with) => force(with),
            Action::SendArcher { on } => seat(on),
            Action::Highwayman { jester } => u32::from(jester),
            Action::Take { from, card } => seat(from) | card as u32,
            Action::Show(card) | Action::PayCard(card) | Action::Discard(card) => card as u32,
            Action::Accept
            | Action::LetGo
            | Action::PayGems
            | Action::EndTurn
            | Action::Pass
            | Action::Keep
            | Action::Give
            | Action::Redraft => 0,
        };
        u32::from(sort(action)) << 16 | rest
    }

    /// Cards shown and cards paid are chosen face down.
    fn sees(&self, action: Action, seat: Seat) -> bool {
        match action {
            Action::Show(_) | Action::PayGems | Action::PayCard(_) => {
                self.turn() == Turn::Seat(seat)
            }
            _ => true,
        }
    }

    /// The first of several cards is chosen without anyone noticing a decision.
    fn unobserved(&self, action: Action) -> bool {
        matches!(action, Action::Show(_) | Action::PayCard(_)) && self.still_to_choose() > 1
    }

    /// What was shown and how the monk was paid. Drawn cards are not distinguished: the available
    /// actions already tell them apart.
    fn observation(event: &Event, viewer: Seat) -> u32 {
        let seat = |seat: &Seat| u32::from(seat.0);
        match event {
            Event::Decided { seat: who } => 0x08 + seat(who),
            Event::Shown { seat: who, cards } => (number(cards) | 1) + seat(who),
            Event::GemsPaid { from, .. } => 0x10 + seat(from),
            Event::CardsPassed { from, to, cards: Some(cards), .. }
                if [from, to].contains(&&viewer) =>
            {
                (number(cards) | 1) + seat(from)
            }
            Event::CardsPassed { from, .. } => 0x20 + seat(from),
            Event::Looked { seat, card: Some(card) } if *seat == viewer => 0x40 + *card as u32,
            _ => 0,
        }
    }

    /// Ends a simulation when everyone has had a turn (two turns each in a duel). A shorter horizon
    /// would make the next player look the most dangerous and target that seat unfairly.
    fn evaluate(&self, root: &View) -> Option<Rewards> {
        let begins =
            self.public().phase == Phase::Turn && self.public().conduct == TurnPlays::Fresh;
        let horizon = if self.public().is_duel() { 4 } else { u16::from(self.public().seats()) };
        let ends = begins && self.public().turn >= root.public.turn + horizon;
        ends.then(|| evaluation::chances(self))
    }

    fn rollout(&self, chance: &mut Chance, room: &mut Vec<Action>) -> Action {
        self.legal_actions(room);
        let Turn::Seat(seat) = self.turn() else { return room[0] };
        let visible = Visible::of(self, seat);
        best(room, |action| visible.score(action) + NOISE * chance.unit())
    }

    fn turns_on(_: &View, action: Action, seat: Seat) -> bool {
        match action {
            Action::Attack { on, .. } | Action::Prepare { on, .. } | Action::SendArcher { on } => {
                on == seat
            }
            Action::Special { on, .. } => on == Some(seat),
            Action::Take { from, .. } => from == seat,
            _ => false,
        }
    }

    fn suits(_: &View, action: Action, character: Character) -> f32 {
        let attacks = matches!(action, Action::Attack { .. } | Action::Prepare { .. });
        match (character, action) {
            (Character::Bold, _) if attacks => 1.0,
            (Character::Bold, Action::Respond(_) | Action::Highwayman { .. }) => 1.0,
            (Character::Bold, Action::EndTurn | Action::Fortify(_)) => -0.5,
            (Character::Patient, Action::Fortify(_)) => 1.0,
            (Character::Patient, Action::LetGo | Action::Keep) => 0.5,
            (Character::Patient, _) if attacks => -0.5,
            (Character::Tricky, Action::Special { .. } | Action::SendArcher { .. }) => 1.0,
            (Character::Tricky, Action::Attack { force, .. } | Action::Respond(force))
                if force.jesters() > 0 =>
            {
                1.0
            }
            (Character::Tricky, Action::Highwayman { .. } | Action::Prepare { .. }) => 0.5,
            _ => 0.0,
        }
    }

    fn forget(view: &mut View) {
        view.known.fill(Hand::EMPTY);
        view.stock = Card::deck();
    }

    fn greedy(view: &View, actions: &[Action]) -> Action {
        let visible = Visible::through(view);
        let whim = visible.whim();
        best(actions, |action| visible.score(action) + whim(action))
    }
}

/// Returns a hash of a hand.
fn number(hand: &Hand) -> u32 {
    hand.iter().fold(0u32, |hash, (card, count)| {
        (hash ^ (card as u32 + 1) << 3 ^ u32::from(count)).wrapping_mul(0x9e37_79b1)
    })
}

/// Returns the sort of an action, ignoring its cards and seats.
fn sort(action: Action) -> u8 {
    match action {
        Action::Attack { .. } => 1,
        Action::Prepare { .. } => 2,
        Action::SendArcher { .. } => 3,
        Action::Fortify(_) => 4,
        Action::Special { .. } => 5,
        Action::Respond(_) => 6,
        Action::Accept => 7,
        Action::Highwayman { .. } => 8,
        Action::LetGo => 9,
        Action::Show(_) => 10,
        Action::Take { .. } => 11,
        Action::PayGems => 12,
        Action::PayCard(_) => 13,
        Action::Discard(_) => 14,
        Action::EndTurn => 15,
        Action::Pass => 16,
        Action::Keep => 17,
        Action::Give => 18,
        Action::Redraft => 19,
    }
}

/// Keeps the best actions and the best of every sort, best first.
fn select(visible: &Visible<'_>, actions: &mut Vec<Action>) {
    let whim = visible.whim();
    let judge = |action: &Action| (visible.score(*action) + whim(*action), *action);
    let mut judged: Vec<(f32, Action)> = actions.iter().map(judge).collect();
    judged.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut sorts = 0u32;
    let mut left = CONSIDERED;
    actions.clear();
    for (_, action) in judged {
        let this = 1 << sort(action);
        if left > 0 || sorts & this == 0 {
            actions.push(action);
        }
        left = left.saturating_sub(1);
        sorts |= this;
    }
}

/// Returns the action with the highest score.
fn best(actions: &[Action], mut judge: impl FnMut(Action) -> f32) -> Action {
    let mut best = actions[0];
    if actions.len() > 1 {
        let mut most = f32::NEG_INFINITY;
        for action in actions {
            let score = judge(*action);
            if score > most {
                (best, most) = (*action, score);
            }
        }
    }
    best
}
