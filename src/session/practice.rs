//! Taking back: in practice, which isn't counted, the player's decisions one by one; in any other match
//! against opponents, only what has shown the player nothing new.

use super::*;

impl<G: Thinker> Session<G> {
    /// Whether this is a practice match, to be played or under review.
    pub(crate) fn is_practice(&self) -> bool {
        self.save.practice
    }

    /// Whether there is anything to undo.
    pub(crate) fn can_undo(&self) -> bool {
        match self.takes_back() {
            true => self.outcome().is_none() && self.last_decision.is_some(),
            false => {
                let open = self.outcome().is_none() || self.is_reviewing();
                open && self.save.record.depth().0 > 0
            }
        }
    }

    /// Whether an undo leads to the player's decision before: in practice past what the opponents did
    /// since, and otherwise only if nothing was revealed.
    pub(crate) fn takes_back(&self) -> bool {
        !self.is_solitaire() && !self.is_reviewing() && !self.is_taught()
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
        let trimmed = self.save.record.trimmed();
        *self.change() = trimmed;
        self.last_decision = self.find_last_decision();
        true
    }

    /// Whether the player has a choice now.
    pub(super) fn is_deciding(&self) -> bool {
        decides(self.position(), self.human)
    }

    /// Returns the number of actions before the decision that can be taken back, if there is one. Only
    /// solitaires have steps other than actions.
    pub(super) fn find_last_decision(&self) -> Option<usize> {
        if self.is_solitaire() {
            return None;
        }
        let mut position = self.save.record.first_position();
        let mut last = None;
        for (number, action) in self.save.record.played().iter().enumerate() {
            let decision = decides(&position, self.human).then_some(number);
            let mut events = Vec::new();
            position.play_unchecked(*action, &mut events);
            last = self.taken_back_next(last, decision, &position, &events);
        }
        last
    }

    /// Returns the decision that can be taken back after an action, which may have been one itself, and
    /// after which the match stands like this; `last` is the one before the action.
    pub(super) fn taken_back_next<'a>(
        &self,
        last: Option<usize>,
        decision: Option<usize>,
        now: &G,
        events: impl IntoIterator<Item = &'a G::Event>,
    ) -> Option<usize> {
        if self.save.practice {
            return decision.or(last);
        }
        let goes_on = now.turn() == Turn::Seat(self.human);
        decision.filter(|_| goes_on && !events.into_iter().any(G::reveals))
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
