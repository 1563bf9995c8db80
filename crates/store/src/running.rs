//! Running matches of a game: one file each, from the first move until the match ends or is given
//! up.

use std::cmp::Reverse;

use super::{DataDir, Heading, MatchId, Slot, SlotState, StoreError, now, tidy_title};
use cardkeep_core::games::GameId;
use cardkeep_core::with_game;

/// By how many seconds clocks of different devices may differ.
const DAY: u64 = 24 * 60 * 60;

impl SlotState {
    /// Returns the match that [`DataDir::load`] would return, if any.
    pub fn heading(&self) -> Option<&Heading> {
        match self {
            SlotState::Good(heading) | SlotState::Bad { previous: Some(heading), .. } => {
                Some(heading)
            }
            SlotState::Empty | SlotState::Bad { previous: None, .. } => None,
        }
    }
}

impl Heading {
    /// Returns a key that orders matches by when they were last played: later ones are greater, and
    /// of two saved within the same second, the one that began later. A time in the future is from
    /// a wrong clock and less than any other.
    pub fn recency(&self, now: u64) -> (bool, u64, MatchId) {
        (self.saved <= now.saturating_add(DAY), self.saved, self.id.clone())
    }
}

impl DataDir {
    /// Returns the running matches of a game, most recently played first, and then the unreadable
    /// ones; changes nothing.
    pub fn running(&self, game: GameId) -> Vec<(Slot, SlotState)> {
        let mut running: Vec<_> = Slot::running()
            .map(|slot| (slot, self.look(game, slot)))
            .filter(|(_, state)| !matches!(state, SlotState::Empty))
            .collect();
        let now = now();
        let played = |state: &SlotState| state.heading().map(|it| it.recency(now));
        running.sort_by_cached_key(|(_, state)| Reverse(played(state)));
        running
    }

    /// Returns a free slot for one more running match, if there are fewer than
    /// [`Slot::MOST_RUNNING`]. An unreadable file in it is set aside by the first save; only files
    /// of a newer app are left alone.
    pub fn free_slot(&self, game: GameId) -> Option<Slot> {
        Slot::running().find(|slot| match self.look(game, *slot) {
            SlotState::Empty => true,
            SlotState::Bad { why, previous: None } => !matches!(why, StoreError::Newer(_)),
            SlotState::Good(_) | SlotState::Bad { previous: Some(_), .. } => false,
        })
    }

    /// Returns the slot where this match is running, if any.
    pub fn slot_of(&self, game: GameId, id: &MatchId) -> Option<Slot> {
        let is_it = |slot: &Slot| self.look(game, *slot).heading().is_some_and(|it| it.id == *id);
        Slot::running().find(is_it)
    }

    /// Sets the title of the match in a slot; an empty one removes it.
    ///
    /// # Errors
    /// Why the match can't be read or written.
    pub fn rename(&self, game: GameId, slot: Slot, title: &str) -> Result<(), StoreError> {
        with_game!(game, G => {
            let mut save = self.load::<G>(slot)?.value;
            save.title = tidy_title(title);
            save.summary = self.summary(&save);
            self.save(slot, &save)
        })
    }
}
