//! Four Knights opponents: evaluation, rollouts and levels.

pub(crate) mod model;
mod reason;

/// What `examples/fit` fits again; not part of the interface.
#[doc(hidden)]
pub mod fitting {
    pub use super::model::{Kind, alternatives};
}

pub use reason::Reason;

use crate::character::height;
use crate::opponent::Likelihood;
use crate::opponent::{Opponent, Rewards};
use crate::strength::{MOST_GIVEN_AWAY, Strength};
use cardkeep_core::cards::{Card, CardSet, Rank};
use cardkeep_core::engine::{Chance, Game, Seat, Turn};
use cardkeep_core::games::four_knights::{Action, Event, HANDS, Phase, Position, View};
use cardkeep_core::rival::Character;
use cardkeep_core::rival::Level;

/// Standard deviation, in cards, of the lead gained in one hand between equal players.
const SPREAD: f32 = 5.5;
/// Weight of the margin in a reward, so that a lost match is still fought.
const MARGIN: f32 = 0.05;

/// Temperature and sacrifice of the careless levels, as shares of what the hand decides. More
/// simulations make the strongest level no stronger.
const EASY: Strength = Strength {
    temperature: 2.4,
    sacrifice: 3.4,
    forgets: true,
    knows_players: false,
    ..Strength::searching(30)
};
const NORMAL: Strength =
    Strength { temperature: 0.6, sacrifice: 0.7, knows_players: false, ..Strength::searching(300) };
const HARD: Strength = Strength::searching(3_000);

/// Chance to win the match with this lead in cards and this many hands left, modeled as a random
/// walk.
fn chance_to_win(lead: f32, left: f32) -> f32 {
    let deviations = lead / (SPREAD * left.sqrt());
    1.0 / (1.0 + (-1.702 * deviations).exp())
}

/// How much the hand decides: the difference between the chances to win after a good hand and a
/// poor one.
fn stake(view: &View) -> f32 {
    let total = |seat: Seat| -> usize {
        view.public.received.iter().map(|received| received[seat.index()].len()).sum()
    };
    let lead = total(view.seat) as f32 - total(view.seat.other()) as f32;
    let after = (HANDS - usize::from(view.hand_number)) as f32;
    let chance = |lead: f32| match after {
        0.0 => f32::from(u8::from(lead > 0.0)),
        after => chance_to_win(lead, after),
    };
    chance(lead + SPREAD) - chance(lead - SPREAD)
}

impl Opponent for Position {
    const EXPLORATION: f32 = 0.5;
    const TYPICAL_RIVALS: f32 = 0.6;
    const TYPICAL_ROLLOUTS: f32 = 1.0;

    fn steps(_: u8) -> [f32; 3] {
        [107.0, 108.0, 0.0]
    }

    /// Scales carelessness by how much the hand decides.
    fn strength(view: &View, level: Level) -> Strength {
        let strength = match level {
            Level::Easy => EASY,
            Level::Normal => NORMAL,
            Level::Hard | Level::Master => HARD,
        };
        let stake = stake(view);
        let most = if level == Level::Easy { 1.0 } else { MOST_GIVEN_AWAY };
        Strength {
            temperature: strength.temperature * stake,
            sacrifice: (strength.sacrifice * stake).min(most),
            leeway: strength.leeway * stake,
            ..strength
        }
    }

    /// Untouched Stockade cards are interchangeable, so one slot stands for all of them. A card
    /// left by the opponent is a card it discarded and would recognize.
    fn candidates(&self, out: &mut Vec<Action>) {
        let Phase::Swap(seat) = self.public().phase else { return self.legal_actions(out) };
        let untouched = (1..=4).find(|slot| self.left_by(*slot).is_none());
        let own = |slot: &u8| self.left_by(*slot) == Some(seat);
        out.push(Action::Keep);
        for slot in (1..=4).filter(|slot| own(slot) || Some(*slot) == untouched) {
            out.extend(self.hand(seat).iter().map(|card| Action::Swap(card, slot)));
        }
    }

    fn code(action: Action) -> u32 {
        let card = action.card().map_or(0, |card| card.index() as u32);
        match action {
            Action::Commit(_) => 0x100 + card,
            Action::Reinforce(_) => 0x200 + card,
            Action::Forfeit(_) => 0x300 + card,
            Action::Yield => 0x400,
            Action::Swap(_, slot) => 0x400 + 0x100 * u32::from(slot) + card,
            Action::Keep => 0x900,
        }
    }

    fn sees(&self, action: Action, seat: Seat) -> bool {
        match action {
            Action::Commit(_) | Action::Swap(..) => self.turn() == Turn::Seat(seat),
            _ => true,
        }
    }

    /// A commitment is observed when the pair is revealed; of a swap, only the slot is observed.
    fn observation(event: &Event, seat: Seat) -> u32 {
        match event {
            Event::Swapped { seat: by, slot, .. } if *by != seat => 0x10 + u32::from(*slot),
            Event::Revealed { cards } => {
                0x1000 + (cards[0].index() * Card::COUNT + cards[1].index()) as u32
            }
            _ => 0,
        }
    }

    fn typical(&self, chance: &mut Chance) -> Option<Action> {
        model::choose(self, chance)
    }

    fn likelihood(view: &View) -> Option<Likelihood<Self>> {
        model::likelihood(view)
    }

    /// Ends a simulation with its hand, because a new deal follows. The chance to win the match is
    /// then that of a random walk from the lead.
    fn evaluate(&self, root: &View) -> Option<Rewards> {
        let over = self.public().phase == Phase::Over;
        if self.hand_number() == root.hand_number && !over {
            return None;
        }
        let lead = self.public().total(Seat(0)) as f32 - self.public().total(Seat(1)) as f32;
        let win = if over {
            0.5 + 0.5 * lead.clamp(-1.0, 1.0)
        } else {
            let left = (HANDS + 1 - usize::from(self.hand_number())) as f32;
            chance_to_win(lead, left)
        };
        let margin = 0.5 + lead / 96.0;
        let reward = (1.0 - MARGIN) * win + MARGIN * margin;
        let mut rewards = Rewards::default();
        rewards[0] = reward;
        rewards[1] = 1.0 - reward;
        Some(rewards)
    }

    fn turns_on(view: &View, action: Action, seat: Seat) -> bool {
        seat != view.seat && matches!(action, Action::Reinforce(_))
    }

    fn suits(view: &View, action: Action, character: Character) -> f32 {
        let height = match action {
            Action::Commit(card) | Action::Reinforce(card) => height(card, view.hand),
            Action::Yield => -1.0,
            Action::Swap(..) | Action::Forfeit(_) | Action::Keep => 0.0,
        };
        let swaps = matches!(action, Action::Swap(..));
        match character {
            Character::Bold => height,
            Character::Patient => -height,
            Character::Vengeful
                if view.public.total(view.seat) < view.public.total(view.seat.other()) =>
            {
                height
            }
            Character::Vengeful => 0.0,
            Character::Tricky if swaps => 1.0,
            Character::Tricky => height.abs(),
        }
    }

    fn forget(view: &mut View) {
        view.opponent_lacks = CardSet::EMPTY;
        view.opponent_holds = CardSet::EMPTY;
    }

    /// Opens with the middle card, answers as cheaply as possible, forfeits the lowest card, and
    /// swaps the lowest for an untouched card if the hand is poor.
    fn greedy(view: &View, actions: &[Action]) -> Action {
        let mut cards: Vec<Action> =
            actions.iter().copied().filter(|action| action.card().is_some()).collect();
        cards.sort_by_key(|action| action.card());
        let lowest = cards.first().copied().unwrap_or(actions[0]);
        match view.public.phase {
            Phase::Swap(_) => {
                let poor = |card: Card| card.rank() < Rank::Eight;
                let fresh = |slot: u8| view.public.left_by[usize::from(slot) - 1].is_none();
                let swap = cards.into_iter().find(|action| {
                    matches!(*action, Action::Swap(card, slot) if poor(card) && fresh(slot))
                });
                swap.unwrap_or(Action::Keep)
            }
            Phase::Commit(_) => cards[cards.len() / 2],
            _ => lowest,
        }
    }
}
