//! Practice: the player can take back moves, and the match isn't counted.

use super::*;

impl<G: Thinker> Session<G> {
    /// Whether this is a practice match.
    pub(crate) fn is_practice(&self) -> bool {
        self.practice
    }

    /// Whether there is anything to undo.
    pub(crate) fn can_undo(&self) -> bool {
        match self.takes_back() {
            true => self.outcome().is_none() && self.last_decision.is_some(),
            false => {
                let open = self.outcome().is_none() || self.is_reviewing();
                open && self.record.depth().0 > 0
            }
        }
    }

    /// Whether an undo leads to the player's decision before, past what the opponents did since.
    pub(crate) fn takes_back(&self) -> bool {
        self.practice && !self.is_solitaire() && !self.is_reviewing()
    }

    /// Returns to the player's latest decision. Returns whether there was one.
    pub(super) fn take_back(&mut self) -> bool {
        let Some(decision) = self.last_decision.filter(|_| self.outcome().is_none()) else {
            return false;
        };
        self.thought = None;
        self.stumbles = 0;
        self.playout = Playout::Off;
        self.change().jump(decision);
        let trimmed = self.record.trimmed();
        *self.change() = trimmed;
        self.last_decision = self.find_last_decision();
        true
    }

    /// Whether the player has a choice now.
    pub(super) fn is_deciding(&self) -> bool {
        decides(self.position(), self.human)
    }

    /// Returns the number of actions before the player's latest decision. Only solitaires have
    /// steps other than actions.
    pub(super) fn find_last_decision(&self) -> Option<usize> {
        let mut position = self.record.first_position();
        let mut last = None;
        for (number, action) in self.record.played().iter().enumerate() {
            if decides(&position, self.human) {
                last = Some(number);
            }
            position.play_unchecked(*action, &mut ());
        }
        last
    }
}

/// Whether it is a seat's turn, and it has a choice.
fn decides<G: Game>(position: &G, seat: Seat) -> bool {
    let mut legal = Vec::new();
    if position.turn() == Turn::Seat(seat) {
        position.legal_actions(&mut legal);
    }
    legal.len() > 1
}
