//! Several people at one device: who holds it, and what has happened since that person had it last.

use super::*;
use cardkeep_store::is_shared;

/// Returns the person at the device: of several people the one to act, or to act next clockwise. `None`
/// if only computers play.
pub(super) fn holder<G: Game>(position: &G, players: &[Player]) -> Option<Seat> {
    let seats = players.len() as u8;
    let first = match position.turn() {
        Turn::Seat(seat) if is_shared(players) => seat,
        Turn::Seat(_) | Turn::Over(_) => Seat(0),
    };
    first.clockwise(seats).find(|seat| players[seat.index()] == Player::Human)
}

impl<G: Thinker> Session<G> {
    /// Returns the seat that a result is kept for: that of the first person.
    pub(super) fn first_person(&self) -> Seat {
        let first = Seat::all(self.save.players.len() as u8).find(|seat| self.is_person(*seat));
        first.unwrap_or(self.human)
    }

    /// Whether several people share the device. Such a match is not counted, and nobody gets help.
    pub(crate) fn is_shared(&self) -> bool {
        is_shared(&self.save.players)
    }

    /// Whether the device lies between the people who share it. A review shows everything anyway.
    pub(crate) fn is_laid(&self) -> bool {
        self.save.laid && self.is_shared() && !self.is_reviewing()
    }

    /// Lays the device between the people who share it, at the beginning of a match, or lets them pass it
    /// on.
    pub(crate) fn lay(&mut self, laid: bool) {
        self.save.laid = laid && self.is_shared();
        self.cover(self.is_laid());
        self.autosave();
    }

    /// Whether nobody looks at hidden cards, so that only what everybody knows is shown.
    pub(crate) fn is_covered(&self) -> bool {
        self.covered
    }

    /// Covers what not everybody knows, or shows it to the player.
    pub(crate) fn cover(&mut self, covered: bool) {
        self.covered = covered;
        self.now.take();
    }

    /// Whether the player goes on acting after this action, which brings about nothing that everybody
    /// watches, like a reveal or the end of a hand.
    pub(crate) fn keeps_acting_after(&self, action: G::Action) -> bool {
        let (mut after, mut seen) = (self.position().clone(), Observer::new(self.human));
        after.play_unchecked(action, &mut seen);
        after.turn() == Turn::Seat(self.human) && seen.moments.len() <= 1
    }

    /// Whether a person plays at this seat.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.save.players[seat.index()] == Player::Human
    }

    /// Returns the person whose turn it is, unless it is the one who holds the device.
    pub(crate) fn person_to_act(&self) -> Option<Seat> {
        match self.position().turn() {
            Turn::Seat(seat) if seat != self.human && !self.is_reviewing() => {
                Some(seat).filter(|seat| self.is_person(*seat))
            }
            _ => None,
        }
    }

    /// Whether a person is to act who can't yet: another one than the one at the device, or one whose cards
    /// are covered.
    pub(crate) fn waits_for_person(&self) -> bool {
        let covered = self.covered && self.position().turn() == Turn::Seat(self.human);
        covered || self.person_to_act().is_some()
    }

    /// Returns the position before the last action, and what happened by it, as a viewer saw it; `None`
    /// before the first one.
    pub(crate) fn last_action(&self, viewer: Viewer) -> Option<(G::View, Vec<Moment<G>>)> {
        let mut record = self.save.record.clone();
        record.undo()?;
        let before = viewer.view(record.position());
        let mut observer = Observer::of(viewer);
        record.redo(&mut observer);
        Some((before, observer.moments))
    }

    /// Goes back to the position after the last action of the person at the device;
    /// [`catch_up`](Session::catch_up) returns to the current one.
    pub(crate) fn look_back(&mut self) {
        let decisions = self.save.record.decisions();
        let last = decisions.iter().rposition(|decision| decision.seat == self.human);
        self.change().jump(last.map_or(0, |last| last + 1));
    }

    /// Returns to the current position. Returns what has happened since, as seen by the person at the
    /// device.
    pub(crate) fn catch_up(&mut self) -> Vec<Moment<G>> {
        let mut observer = Observer::of(self.viewer());
        while self.change().redo(&mut observer).is_some() {}
        observer.moments
    }
}
