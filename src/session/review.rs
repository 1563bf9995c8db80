//! Review of a finished match: moves through its record without saving or counting anything.

use super::*;
use crate::words::store;
use cardkeep_core::games::Registered;
use cardkeep_store::Judgment;

impl<G: Thinker + Registered> Session<G> {
    /// Opens a finished match, or the same match as a friend has played it, at its start.
    ///
    /// # Errors
    /// Why it can't be reviewed.
    pub(crate) fn review(
        data_dir: Arc<DataDir>,
        number: u32,
        perspective: Perspective,
    ) -> Result<Self, String> {
        let mut save = data_dir.finished::<G>(number).map_err(|why| store::error(&why))?;
        save.record.rewind();
        let mut session = Session::of(Kind::Review(number, perspective), data_dir, save)?;
        session.human = session.first_person();
        match perspective {
            Perspective::Rival(seat) if seat.index() < session.save.players.len() => {
                session.human = seat;
            }
            Perspective::Friend => {
                let friends = session.friends_match().cloned();
                session.save.record = friends.ok_or_else(|| t!(app::deal_no_code))?;
                session.change().rewind();
            }
            Perspective::Own | Perspective::Rival(_) => {}
        }
        session.rest();
        Ok(session)
    }

    /// Returns the judgments of the player's decisions, if they were analyzed before.
    pub(crate) fn known_analysis(&self) -> Option<Vec<Judgment>> {
        let Kind::Review(number, Perspective::Own) = self.kind else { return None };
        self.data_dir.analysis::<G>(number)
    }

    /// Saves the match in a free slot, to be played on: as practice from the position under review, and
    /// as an ordinary match at the end of a lesson.
    ///
    /// # Errors
    /// Why it can't be played.
    pub(crate) fn play_on(&self) -> Result<Slot, String> {
        let slot = free_slot::<G>(&self.data_dir)?;
        let id = MatchId::begin(self.deal().unwrap_or_default());
        let (players, names) = (self.save.players.clone(), self.save.names.clone());
        let save = Save {
            saved: now(),
            practice: self.is_reviewing() && !self.is_shared(),
            ..Save::new(id, self.save.record.trimmed(), players, names)
        };
        self.data_dir.save(slot, &save).map_err(|why| store::error(&why))?;
        Ok(slot)
    }

    /// Stores the judgments of the player's decisions with the match under review. A failure only means
    /// that they have to be found again.
    pub(crate) fn keep_analysis(&self, judged: Vec<Judgment>) {
        if let Kind::Review(number, Perspective::Own) = self.kind {
            self.keep_mistakes(number, &judged);
            if let Some(first) = judged.first() {
                let _ = self.data_dir.record_luck(G::ID, first.chance, self.save.players.len());
            }
            let _ = self.data_dir.keep_analysis::<G>(number, judged);
        }
    }
}

impl<G: Thinker> Session<G> {
    /// Whether this is a review.
    pub(crate) fn is_reviewing(&self) -> bool {
        matches!(self.kind, Kind::Review(..))
    }

    /// Returns whose match is under review, and how.
    pub(crate) fn perspective(&self) -> Perspective {
        match self.kind {
            Kind::Review(_, perspective) => perspective,
            _ => Perspective::Own,
        }
    }

    /// Returns the number in the history of the match under review.
    pub(crate) fn reviewed(&self) -> Option<u32> {
        match self.kind {
            Kind::Review(number, _) => Some(number),
            _ => None,
        }
    }

    /// Takes the next action of a match under review. Returns what happened, as seen from the
    /// player's seat, or `None` at the end.
    pub(crate) fn step_on(&mut self) -> Option<Vec<Moment<G>>> {
        debug_assert!(self.is_reviewing());
        let mut observer = Observer::new(self.human);
        self.change().redo(&mut observer)?;
        Some(observer.moments)
    }

    /// Jumps to the position after this many moves of a match under review.
    pub(crate) fn jump(&mut self, moves: usize) {
        debug_assert!(self.is_reviewing());
        self.change().jump(moves);
    }

    /// Returns the view of any seat of a match under review, where nothing is hidden any more.
    pub(crate) fn view_of(&self, seat: Seat) -> Option<G::View> {
        self.is_reviewing().then(|| self.position().view(seat))
    }

    /// Returns to the start of a match under review.
    pub(crate) fn rewind(&mut self) {
        debug_assert!(self.is_reviewing());
        self.change().rewind();
    }
}
