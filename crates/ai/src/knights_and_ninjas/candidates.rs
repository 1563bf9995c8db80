//! Filter for the actions of Of Knights and Ninjas that search considers.

use super::number;
use super::visible::Visible;
use crate::opponent::Opponent;
use cardkeep_core::games::knights_and_ninjas::{Action, Card, Phase, Position, fee};

impl Visible<'_> {
    /// Returns whether search considers an action: only the best roles for a jester, no more
    /// strength than helps, no second ladder, and nothing that gives the match away.
    pub(super) fn considers(&self, action: Action) -> bool {
        if self.gives_the_match_away(action) {
            return false;
        }
        match action {
            Action::Attack { on, force } if force.size() > 1 => {
                let (size, gems) = (force.size(), self.gems[on]);
                let all = size == self.hand.count(Card::Peasant).min(gems);
                force.jesters() == 0 && (all || size <= gems && self.wins(self.me, size))
            }
            Action::Attack { force, .. } => {
                let parts = [Card::King, Card::Ninja, Card::Dragon];
                force.jesters() == 0 || parts.contains(&force.role())
            }
            Action::Prepare { card, .. } => !(card.role() == Card::Ladder && self.ladder),
            Action::Fortify(card) => !card.is_jester() || self.is_duel(),
            Action::Respond(force) => match self.phase {
                Phase::Answer(attack) if force.role() == Card::Peasant => {
                    force.jesters() == 0 && force.size() <= attack.force.strength()
                }
                _ => force.jesters() == 0 || !force.role().is_troop(),
            },
            _ => true,
        }
    }

    /// Returns a small tie-breaker for actions with equal scores, different in every turn and with
    /// every hand, so that no seat is targeted for its place at the table.
    pub(super) fn whim(&self) -> impl Fn(Action) -> f32 {
        let turn = u32::from(self.turn) << 20 ^ u32::from(self.me.0) << 9 ^ number(self.hand);
        move |action| {
            let mixed = Position::code(action) ^ turn;
            let mixed = (mixed ^ mixed >> 15).wrapping_mul(0x2c1b_3c6d);
            let mixed = (mixed ^ mixed >> 12).wrapping_mul(0x297a_2d39);
            (mixed >> 16) as f32 * (0.02 / 65536.0)
        }
    }

    /// Whether an action makes another seat win, or lets it win although it could be stopped.
    fn gives_the_match_away(&self, action: Action) -> bool {
        let fee = fee(self.seats());
        match (action, self.phase) {
            (Action::Special { on: Some(on), .. }, _) => self.wins(on, fee),
            (Action::PayGems, _) => self.wins(self.mover, fee),
            (Action::LetGo, Phase::Road(loot)) => self.wins(loot.holder, loot.gems),
            (Action::Accept, Phase::Answer(attack)) => {
                self.wins(attack.by, attack.force.strength().min(self.gems[self.me]))
            }
            (Action::Respond(force), Phase::Answer(attack)) if force.role().is_troop() => {
                let left = attack.force.strength().saturating_sub(force.strength());
                let left = left.min(self.gems[self.me]);
                left > 0 && self.wins(attack.by, left)
            }
            _ => false,
        }
    }
}
