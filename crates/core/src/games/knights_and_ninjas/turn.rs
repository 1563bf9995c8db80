//! Turns and drafts of Of Knights and Ninjas (KN-2 to KN-4, KN-12, KN-20 to KN-24).

use super::{Card, DRAFT, Draft, Event, FULL_HAND, Hand, Phase, Position, TurnPlays};
use crate::cards::Pile;
use crate::engine::{Seat, Witness};

impl Position {
    /// Begins the first turn, or with two players the first draft. `chosen` begins unless the setup
    /// names another seat.
    pub(super) fn begin<W: Witness<Self>>(&mut self, chosen: Seat, witness: &mut W) {
        if self.public.is_duel() {
            return self.begin_draft(chosen, witness);
        }
        for seat in Seat::all(self.public.seats()) {
            self.take_from_pile(seat, 2, witness);
        }
        self.begin_turn(self.first.unwrap_or(chosen), witness);
    }

    /// Draws cards for the seat, as far as there are any (KN-3, KN-4).
    fn take_from_pile<W: Witness<Self>>(&mut self, seat: Seat, count: u8, witness: &mut W) {
        let old = self.refill(count.into(), witness);
        let mut cards = Hand::EMPTY;
        for n in 0..count {
            let Some(card) = self.pile.pop() else { break };
            cards.add(card, 1);
            self.hands[seat].add(card, 1);
            if usize::from(n) >= old {
                self.stock[seat].remove(card, 1);
            }
        }
        witness.see(Event::Drew { seat, count: cards.len(), cards: Some(cards) }, self);
    }

    pub(super) fn begin_turn<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        self.public.turn += 1;
        self.public.mover = seat;
        self.public.conduct = TurnPlays::Fresh;
        self.public.phase = Phase::Turn;
        witness.see(Event::TurnBegan { seat, turn: self.public.turn }, self);
        if let Some(card) = self.public.forts[seat].minstrel.take() {
            self.public.discards.push(card.card());
            witness.see(Event::MinstrelLeft { seat, card }, self);
        }
        if !self.public.is_duel() {
            self.take_from_pile(seat, if self.public.turn == 1 { 1 } else { 2 }, witness);
        }
    }

    /// Ends the turn and begins the next one, unless it was the last (KN-24).
    pub(super) fn end_turn<W: Witness<Self>>(&mut self, witness: &mut W) {
        if self.close_turn(witness) {
            let next = Seat((self.public.mover.0 + 1) % self.public.seats());
            self.begin_turn(next, witness);
        }
    }

    /// Cleans up at the end of a turn. Returns whether the match goes on.
    fn close_turn<W: Witness<Self>>(&mut self, witness: &mut W) -> bool {
        if !self.public.ladders.is_empty() {
            let cards = std::mem::take(&mut self.public.ladders);
            cards.cards().for_each(|card| self.public.discards.push(card));
            witness.see(Event::LaddersLeft { seat: self.public.mover, cards }, self);
        }
        witness.see(Event::TurnEnded { seat: self.public.mover }, self);
        let last = self.public.turn >= self.public.last_turn();
        if last {
            self.end(witness);
        }
        !last
    }

    /// Discards a card for a turn without a play (KN-3, KN-22).
    pub(super) fn discard_for_turn<W: Witness<Self>>(&mut self, card: Card, witness: &mut W) {
        self.discard(self.public.mover, card, witness);
        self.end_turn(witness);
    }

    pub(super) fn discard<W: Witness<Self>>(&mut self, seat: Seat, card: Card, witness: &mut W) {
        self.leave_hand(seat, card, 1);
        self.public.discards.push(card);
        witness.see(Event::Discarded { seat, card }, self);
    }

    /// Whether a turn without a play calls for a new draft instead of a discard (KN-22).
    pub(super) fn may_redraft(&self) -> bool {
        self.public.is_duel() && self.hands[self.public.mover].len() < FULL_HAND
    }

    /// Discards all fortifications and begins a new draft (KN-22).
    pub(super) fn redraft<W: Witness<Self>>(&mut self, witness: &mut W) {
        for seat in Seat::all(self.public.seats()) {
            let fort = std::mem::take(&mut self.public.forts[seat]);
            fort.iter().for_each(|guise| self.public.discards.push(guise.card()));
        }
        witness.see(Event::Redrafted { seat: self.public.mover }, self);
        if self.close_turn(witness) {
            let begun = self.draft.begun_by.unwrap_or(self.public.mover);
            self.begin_draft(begun.other(), witness);
        }
    }

    /// Deals the draft. The seat with fewer gems begins, then the one with fewer cards, then
    /// `otherwise` (KN-21).
    fn begin_draft<W: Witness<Self>>(&mut self, otherwise: Seat, witness: &mut W) {
        let wealth = |seat: Seat| (self.public.gems[seat], self.hands[seat].len());
        let (one, other) = (otherwise, otherwise.other());
        let first = if wealth(other) < wealth(one) { other } else { one };
        let old = self.refill(DRAFT, witness) as u8;
        let rest = self.pile.len().saturating_sub(DRAFT);
        let cards: Pile<DRAFT, Card> = self.pile.split_off(rest).iter().copied().collect();
        self.public.conduct = TurnPlays::Fresh;
        self.draft = Draft { cards, old, begun_by: Some(first) };
        witness.see(Event::DraftBegan { seat: first, cards: cards.len() as u8 }, self);
        if cards.is_empty() {
            // No one can end with the last card.
            return self.begin_turn(first, witness);
        }
        self.look(first, witness);
    }

    /// Lets the seat look at the top card of the draft.
    fn look<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        self.public.phase = Phase::Draft(seat);
        let card = self.draft.cards.last().copied();
        if let Some(card) = card {
            self.seen_from_draft(seat, card);
        }
        witness.see(Event::Looked { seat, card }, self);
    }

    /// Records that a seat has seen the top card of the draft.
    fn seen_from_draft(&mut self, seat: Seat, card: Card) {
        if self.draft.old == 0 {
            self.stock[seat].remove(card, 1);
        }
    }

    /// Keeps the card that the seat looked at, or gives it to the rival (KN-21).
    pub(super) fn choose<W: Witness<Self>>(&mut self, seat: Seat, keep: bool, witness: &mut W) {
        let rival = seat.other();
        let owner = if keep { seat } else { rival };
        let Some(card) = self.draft.cards.last().copied() else { return };
        self.hands[owner].add(card, 1);
        if !keep {
            self.known.gained(rival, card, 1);
            self.seen_from_draft(rival, card);
        }
        self.draft.cards.pop();
        self.draft.old = self.draft.old.saturating_sub(1);
        // No one looks at the next card yet.
        self.public.phase = Phase::Turn;
        witness.see(
            match keep {
                true => Event::Kept { seat, card: Some(card) },
                false => Event::Given { seat, to: rival, card },
            },
            self,
        );
        if self.draft.cards.is_empty() {
            // The seat that gets the last card takes the first turn.
            self.begin_turn(owner, witness);
        } else {
            self.look(if keep { rival } else { seat }, witness);
        }
    }
}
