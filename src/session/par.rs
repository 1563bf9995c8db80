//! The player's match as a hard player would play it: the same deal, seat, and opponents.

use super::*;
use crate::pending::Pending;
use cardkeep_ai::Level;

/// What is known of that match.
pub(super) enum Par<G: Game> {
    Unasked,
    /// It is being played in the background: so far, and the next action.
    Running(Record<G>, Pending<G::Action>),
    Played(Record<G>),
}

impl<G: Thinker> Session<G> {
    /// Whether the finished match can be compared with that of a hard player: a match against computers,
    /// unless a friend's is there to compare it with.
    pub(crate) fn has_par(&self) -> bool {
        let alone = self.is_solitaire() || self.is_shared() || self.save.practice;
        let over = self.is_reviewing() || self.outcome().is_some();
        over && !alone && self.save.friend.is_none() && self.challenge().is_some()
    }

    /// Starts to play it, unless that was done.
    ///
    /// # Errors
    /// Why no search could be started.
    pub(crate) fn begin_par(&mut self) -> std::io::Result<()> {
        if self.has_par() && matches!(self.par, Par::Unasked) {
            let record = Record::new(self.save.record.start().clone());
            let record = record.map_err(|_| std::io::Error::other(t!(app::impossible_setup)))?;
            self.par = self.play_par(record)?;
        }
        Ok(())
    }

    /// Returns how many moves of it have been played; `None` unless it is being played.
    pub(crate) fn par_moves(&self) -> Option<usize> {
        match &self.par {
            Par::Running(record, _) => Some(record.played().len()),
            Par::Unasked | Par::Played(_) => None,
        }
    }

    /// Returns it once it is over.
    pub(super) fn par(&self) -> Option<&Record<G>> {
        match &self.par {
            Par::Played(record) => Some(record),
            Par::Unasked | Par::Running(..) => None,
        }
    }

    /// Takes in what was decided meanwhile.
    ///
    /// # Errors
    /// Why it can't go on; it may be started again.
    pub(crate) fn poll_par(&mut self) -> Result<(), String> {
        while let Par::Running(_, asked) = &self.par {
            let Some(action) = asked.poll() else { break };
            let before = std::mem::replace(&mut self.par, Par::Unasked);
            let Par::Running(mut record, _) = before else { break };
            record.play(action?).map_err(|_| t!(app::opponent_stopped_reason))?;
            self.par = self.play_par(record).map_err(|why| why.to_string())?;
        }
        Ok(())
    }

    /// Asks for the next action of a match; nothing if it is over.
    fn play_par(&self, record: Record<G>) -> std::io::Result<Par<G>> {
        let Turn::Seat(seat) = record.position().turn() else { return Ok(Par::Played(record)) };
        let level = match self.save.players[seat.index()] {
            Player::Computer(level) => level,
            Player::Human => Level::Hard,
        };
        let asked = self.ask(&record, seat, level)?;
        Ok(Par::Running(record, asked))
    }
}
