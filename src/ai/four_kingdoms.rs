//! What search knows of Four Kingdoms. Nobody opposes: it asks what a sensible player reaches in the
//! deals that fit what is seen.

use std::sync::atomic::AtomicBool;

use super::opponent::{Opponent, Rewards};
use crate::cards::Card;
use crate::engine::{Chance, Game, Seat};
use crate::games::four_kingdoms::solver::{Limit, Verdict, solve};
use crate::games::four_kingdoms::{
    Action, Event, Place, Position, Row, RowView, View, hint, sensible,
};

/// How often a simulation takes the first of the sensible moves.
const STEADY: f32 = 0.75;
/// How long a simulation looks at one deal.
const GLANCE: Limit = Limit { states: 1000, bytes: 1 << 20 };
/// What a lost game is worth at most, when nearly all cards came home.
const LOST: f32 = 0.4;

impl Opponent for Position {
    const EXPLORATION: f32 = 0.5;

    /// All moves where none is sensible, so that there always is one to make.
    fn candidates(&self, out: &mut Vec<Action>) {
        sensible(self, out);
        if out.is_empty() {
            self.legal_actions(out);
        }
    }

    fn code(action: Action) -> u32 {
        let place = |place: Place| match place {
            Place::Row(row) => u32::from(row),
            Place::Waste => 8,
            Place::Guest(suit) => 9 + suit as u32,
            Place::Tower(suit) => 13 + suit as u32,
            Place::King(suit) => 17 + suit as u32,
            Place::Queen(suit) => 21 + suit as u32,
            Place::Jack(suit) => 25 + suit as u32,
            Place::Subjects(suit) => 29 + suit as u32,
            Place::Dungeon(suit) => 33 + suit as u32,
        };
        match action {
            Action::Deal => 1,
            Action::Move { from, to, count } => {
                2 + place(from) + 64 * (place(to) + 64 * u32::from(count))
            }
        }
    }

    fn sees(&self, _: Action, _: Seat) -> bool {
        true
    }

    /// The cards that come up.
    fn news(event: &Event, _: Seat) -> u32 {
        match event {
            Event::Dealt { card } | Event::TurnedUp { card, .. } => 0x10_0000 + card.index() as u32,
            Event::Moved { .. } | Event::Won => 0,
        }
    }

    /// A simulation ends when the talon does: from there the solver tells whether this deal, if it
    /// were the real one, could still be won.
    fn worth(&self, root: &View) -> Option<Rewards> {
        let mut rewards = Rewards::default();
        rewards[0] = LOST * self.home() as f32 / Card::COUNT as f32;
        let mut left = Vec::new();
        if self.talon().is_empty() && !looks_like(self, root) {
            match solve(self, GLANCE, &AtomicBool::new(false)).verdict {
                Verdict::Winnable(_) => rewards[0] = 1.0,
                Verdict::Unwinnable => {}
                Verdict::Unknown(_) => rewards[0] = 0.5,
            }
        } else {
            sensible(self, &mut left);
        }
        left.is_empty().then_some(rewards)
    }

    fn rollout(&self, chance: &mut Chance, room: &mut Vec<Action>) -> Action {
        self.candidates(room);
        if chance.unit() < STEADY {
            room[0]
        } else {
            room[chance.below(room.len() as u32) as usize]
        }
    }

    /// There is nothing to remember: all that was seen lies open.
    fn forget(_: &mut View) {}

    /// Follows the hint.
    fn greedy(view: &View, actions: &[Action]) -> Action {
        hint(view).unwrap_or(actions[0])
    }
}

/// Whether a position fits what is seen, so that no move has been made yet.
fn looks_like(position: &Position, view: &View) -> bool {
    let row = |(row, seen): (&Row, &RowView)| row.down() == seen.down && row.run() == seen.run;
    position.talon().len() == view.talon_cards
        && position.waste() == view.waste
        && position.rows().iter().zip(&view.rows).all(row)
        && view.kingdoms.iter().all(|kingdom| position.kingdom(kingdom.suit()) == kingdom)
}
