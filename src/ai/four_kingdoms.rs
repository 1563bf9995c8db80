//! What search knows of Four Kingdoms. Nobody opposes: it asks what a sensible player reaches in the
//! deals that fit what is seen.

use super::opponent::{Opponent, Rewards};
use crate::cards::Card;
use crate::engine::{Chance, Game, Seat};
use crate::games::four_kingdoms::{Action, Event, Place, Position, View, hint, sensible};

/// How often a simulation takes the first of the sensible moves.
const STEADY: f32 = 0.75;
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

    fn worth(&self, _: &View) -> Option<Rewards> {
        let mut rewards = Rewards::default();
        if self.is_won() {
            rewards[0] = 1.0;
            return Some(rewards);
        }
        let mut left = Vec::new();
        sensible(self, &mut left);
        rewards[0] = LOST * self.home() as f32 / Card::COUNT as f32;
        left.is_empty().then_some(rewards)
    }

    fn rollout(&self, actions: &[Action], chance: &mut Chance) -> Action {
        if chance.unit() < STEADY {
            actions[0]
        } else {
            actions[chance.below(actions.len() as u32) as usize]
        }
    }

    /// There is nothing to remember: all that was seen lies open.
    fn forget(_: &mut View) {}

    /// Follows the hint.
    fn greedy(view: &View, actions: &[Action]) -> Action {
        hint(view).unwrap_or(actions[0])
    }
}
