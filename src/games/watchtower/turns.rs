//! What a player does in its own turn (WT-3 to WT-7).

use super::{Event, Phase, Position, WATCHTOWER, is_high, only};
use crate::cards::Card;
use crate::engine::{Seat, Witness};

impl Position {
    /// A fort card goes under the barracks for the top card, a high one for the two top cards
    /// (WT-3).
    pub(super) fn burn<W: Witness<Self>>(&mut self, seat: Seat, card: Card, witness: &mut W) {
        self.players[seat].fort.remove(card);
        self.forget_tries(only(card));
        self.sink(card);
        witness.see(Event::Burned { seat, card }, self);
        self.pick_up(seat, if is_high(card) { 2 } else { 1 }, witness);
    }

    /// The next seat may burn a card, or the first turn begins (WT-4).
    pub(super) fn end_opening<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        let next = Seat(seat.0 + 1);
        if next.0 < self.seats() {
            self.phase = Phase::Opening(next);
        } else {
            self.begin_turn(self.first, witness);
        }
    }

    fn begin_turn<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        self.current = seat;
        self.phase = Phase::Turn(seat);
        self.deeds = Default::default();
        self.players[seat].turns += 1;
        witness.see(Event::TurnBegan { seat, turn: self.players[seat].turns }, self);
        if self.players[seat].campaign {
            return;
        }
        self.pick_up(seat, 1, witness);
        // Four of a kind that were dealt (WT-2).
        if let Some(rank) = self.players[seat].fort.complete() {
            let top = self.players[seat].fort.tower(rank).last();
            if let Some(card) = top {
                self.players[seat].fort.remove(card);
                self.free_for_all(seat, card, witness);
            }
        }
    }

    /// An army card comes into the fort (WT-6), and may complete a watchtower (WT-17).
    pub(super) fn place<W: Witness<Self>>(&mut self, seat: Seat, card: Card, witness: &mut W) {
        self.players[seat].release(card);
        self.reveal(seat, card);
        let fort = &mut self.players[seat].fort;
        let height = fort.height(card.rank()) + 1;
        // A fourth card is fought for first, unless it was won.
        let fought_for = height == WATCHTOWER && !self.won.contains(card);
        if !fought_for {
            fort.push(card);
        }
        witness.see(Event::Placed { seat, card, height: height as u8 }, self);
        if fought_for {
            self.free_for_all(seat, card, witness);
        } else if height == WATCHTOWER {
            self.begin_campaign(seat, witness);
            self.resume(seat, witness);
        }
    }

    /// Goes on with the turn after this seat won a challenge (WT-13) or was about to complete a
    /// watchtower; if it is not the seat's own, it ends.
    pub(super) fn resume<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        if self.phase == Phase::Over {
            return;
        }
        // A player on campaign can do nothing more in its turn than challenge (WT-19).
        let idle = self.players[seat].campaign && self.deeds.challenged;
        if seat == self.current && !idle {
            self.phase = Phase::Turn(seat);
        } else {
            self.end_turn(witness);
        }
    }

    /// The next player's turn, or the end of the match by the siege or the bound (WT-24).
    pub(super) fn end_turn<W: Witness<Self>>(&mut self, witness: &mut W) {
        let rounds = self.rounds();
        if self.count_siege(witness) {
            let rounds = self.options.siege.siege_rounds(self.seats());
            witness.see(Event::SiegeEnded { rounds }, self);
            self.decide(witness);
        } else if self.still_in().all(|seat| self.players[seat].turns >= rounds) {
            witness.see(Event::BoundReached { rounds }, self);
            self.decide(witness);
        } else {
            self.begin_turn(self.next_in(self.current), witness);
        }
    }
}
