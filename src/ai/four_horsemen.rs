//! What search knows of Four Horsemen.

use super::opponent::{Opponent, Rewards};
use crate::engine::Seat;
use crate::games::four_horsemen::{
    Action, CardSet, Event, FAVOR_TO_WIN, Phase, Position, View, score,
};

impl Opponent for Position {
    const EXPLORATION: f32 = 0.5;

    fn code(action: Action) -> u32 {
        match action {
            Action::Play(card) => 0x20 + card.index() as u32,
            Action::Fate(card) => 0x40 + card.index() as u32,
            Action::Give(gifts) => gifts.iter().fold(1, |code, (card, seat)| {
                code | (card.index() as u32 + 1) << (8 + 5 * u32::from(seat.0))
            }),
        }
    }

    /// Everything is played openly, but for the card that goes under the Fate deck.
    fn sees(&self, action: Action, seat: Seat) -> bool {
        !matches!(action, Action::Fate(_)) || self.phase() == Phase::Play(seat)
    }

    /// The card that came from the Fate deck.
    fn news(event: &Event, _: Seat) -> u32 {
        match event {
            Event::Played { card, from_fate: true, .. } => 0x100 + card.index() as u32,
            _ => 0,
        }
    }

    fn worth(&self, root: &View) -> Option<Rewards> {
        if self.hand_number() == root.hand_number && self.phase() != Phase::Over {
            return None;
        }
        let mut rewards = Rewards::default();
        for (seat, favor) in self.favor().pairs() {
            rewards[seat.index()] = f32::from(*favor) / f32::from(FAVOR_TO_WIN);
        }
        Some(rewards)
    }

    fn forget(view: &mut View) {
        view.in_fate = CardSet::EMPTY;
        view.fate.iter_mut().for_each(|slot| slot.card = None);
    }

    fn greedy(view: &View, actions: &[Action]) -> Action {
        let gain = |action: &Action| match action {
            Action::Give(gifts) => {
                let piles = view.piles.preview(view.seat, gifts).piles;
                score(&piles)[view.seat].map_or(i8::MIN, |sheet| sheet.total)
            }
            Action::Play(card) => card.value() as i8,
            Action::Fate(_) => 0,
        };
        actions.iter().copied().max_by_key(gain).unwrap_or(actions[0])
    }
}
