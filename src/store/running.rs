//! The running matches of a game: each has a file of its own from its first move until it ends or
//! is given up.

use std::cmp::Reverse;

use super::{DataDir, Heading, MatchId, Slot, SlotState, StoreError, tidy_title};
use crate::games::GameId;
use crate::with_game;

impl SlotState {
    /// The match that [`DataDir::load`] gives, if it gives one.
    pub fn heading(&self) -> Option<&Heading> {
        match self {
            SlotState::Good(heading) | SlotState::Bad { previous: Some(heading), .. } => {
                Some(heading)
            }
            SlotState::Empty | SlotState::Bad { previous: None, .. } => None,
        }
    }
}

impl DataDir {
    /// The running matches of a game, the one played last first, and then what cannot be read of
    /// them; changes nothing.
    pub fn running(&self, game: GameId) -> Vec<(Slot, SlotState)> {
        let mut running: Vec<_> = Slot::running()
            .map(|slot| (slot, self.look(game, slot)))
            .filter(|(_, state)| !matches!(state, SlotState::Empty))
            .collect();
        // Of two that were kept within a second, the one that began later.
        let played = |state: &SlotState| state.heading().map(|it| (it.saved, it.id.clone()));
        running.sort_by_cached_key(|(_, state)| Reverse(played(state)));
        running
    }

    /// A slot for one more running match, as long as there are fewer than
    /// [`Slot::MOST_RUNNING`]. What lies there and cannot be read is set aside by the first save;
    /// only what a newer app wrote keeps its place.
    pub fn free_slot(&self, game: GameId) -> Option<Slot> {
        Slot::running().find(|slot| match self.look(game, *slot) {
            SlotState::Empty => true,
            SlotState::Bad { why, previous: None } => !matches!(why, StoreError::Newer(_)),
            SlotState::Good(_) | SlotState::Bad { previous: Some(_), .. } => false,
        })
    }

    /// Where this match is running, if it is.
    pub fn slot_of(&self, game: GameId, id: &MatchId) -> Option<Slot> {
        let is_it = |slot: &Slot| self.look(game, *slot).heading().is_some_and(|it| it.id == *id);
        Slot::running().find(is_it)
    }

    /// Gives the match in a slot a title; an empty one takes it away.
    ///
    /// # Errors
    /// Says why the match cannot be read or written.
    pub fn rename(&self, game: GameId, slot: Slot, title: &str) -> Result<(), StoreError> {
        with_game!(game, G => {
            let mut save = self.load::<G>(slot)?.value;
            save.title = tidy_title(title);
            self.save(slot, &save)
        })
    }
}
