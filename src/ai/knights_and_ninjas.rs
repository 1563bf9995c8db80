//! What search knows of Of Knights and Ninjas.

mod candidates;
mod evaluation;
mod heuristic;
mod visible;

use visible::Visible;

use super::level::{Level, Strength};
use super::opponent::{Opponent, Rewards};
use crate::engine::{Chance, Game, Seat, Turn};
use crate::games::knights_and_ninjas::{
    Action, Card, Event, Force, Hand, Phase, Position, TurnPlays, View,
};

/// How much a simulated player's judgement of an action varies, in gems.
const NOISE: f32 = 0.4;
/// How many actions search considers, beside the best of each sort.
const CONSIDERED: usize = 8;
/// Below the decision that is searched, a place in the tree is looked at in one more way when it
/// has been visited so often, in four more ways when four times so often.
const PATIENCE: f32 = 80.0;

impl Opponent for Position {
    const EXPLORATION: f32 = 0.3;

    /// At a large table less depends on one decision: the levels are as far apart there as at a
    /// small one only if the lower ones see less. And only a duel gains from more simulations than
    /// 4,000: of two with 16,000 and 4,000 the former won 66 of 100 matches, but with 12,000 against
    /// two of 4,000 not clearly more than its third.
    fn strength(view: &View, level: Level) -> Strength {
        let seats = u32::from(view.seats());
        let (iterations, temperature) = if seats == 2 { (60, 0.06) } else { (40, 0.08) };
        match level {
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
            Level::Hard => Strength::searching(match seats {
                2 => 12_000,
                3 | 4 => 4_000,
                _ => 3_000,
            }),
        }
    }

    /// The actions that look best, and the best of every sort: what else there is comes to the same
    /// or to little. The best come first.
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

    /// What is shown and paid is chosen unseen.
    fn sees(&self, action: Action, seat: Seat) -> bool {
        match action {
            Action::Show(_) | Action::PayGems | Action::PayCard(_) => {
                self.turn() == Turn::Seat(seat)
            }
            _ => true,
        }
    }

    /// The first of several cards is chosen without anybody's knowing that anything was.
    fn unobserved(&self, action: Action) -> bool {
        matches!(action, Action::Show(_) | Action::PayCard(_)) && self.still_to_choose() > 1
    }

    /// What was shown and how was paid. Cards that somebody draws are not told apart: which of its
    /// actions there are says enough.
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

    /// A simulation ends when everybody has had a turn, for two each when it has had two. A shorter
    /// look would make the next player the most dangerous of all, and be hard on it.
    fn evaluate(&self, root: &View) -> Option<Rewards> {
        let begins = self.phase == Phase::Turn && self.conduct == TurnPlays::Fresh;
        let horizon = if self.is_duel() { 4 } else { u16::from(self.seats()) };
        let ends = begins && self.turn >= root.turn + horizon;
        ends.then(|| evaluation::chances(self))
    }

    fn rollout(&self, chance: &mut Chance, room: &mut Vec<Action>) -> Action {
        self.legal_actions(room);
        let Turn::Seat(seat) = self.turn() else { return room[0] };
        let visible = Visible::of(self, seat);
        best(room, |action| visible.score(action) + NOISE * chance.unit())
    }

    fn forget(view: &mut View) {
        view.known.fill(Hand::EMPTY);
        view.stock = Card::deck();
    }

    fn greedy(view: &View, actions: &[Action]) -> Action {
        let visible = Visible::through(view);
        best(actions, |action| visible.score(action) + visible.whim(action))
    }
}

/// A number that tells hands apart.
fn number(hand: &Hand) -> u32 {
    hand.iter().fold(0u32, |hash, (card, count)| {
        (hash ^ (card as u32 + 1) << 3 ^ u32::from(count)).wrapping_mul(0x9e37_79b1)
    })
}

/// What an action is, apart from its cards and seats.
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

/// Leaves of the actions the best ones, and the best of every sort, and puts the better before the
/// worse.
fn select(visible: &Visible<'_>, actions: &mut Vec<Action>) {
    let judge = |action: &Action| (visible.score(*action) + visible.whim(*action), *action);
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

/// The action that is judged best.
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
