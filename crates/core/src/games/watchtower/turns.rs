//! A player's own turn in Watchtower: burning, placing and ending the turn (WT-3 to WT-7).

use super::{Event, Phase, Position, WATCHTOWER, drawn_for, only};
use crate::cards::Card;
use crate::engine::{Seat, Witness};

impl Position {
    /// Puts a fort card under the barracks for the top card, or a high one for the top two (WT-3).
    pub(super) fn burn<W: Witness<Self>>(&mut self, seat: Seat, card: Card, witness: &mut W) {
        self.public.this_turn.burned = matches!(self.public.phase, Phase::Turn(_));
        self.public.players[seat].fort.remove(card);
        self.forget_tries(only(card));
        self.sink(card);
        witness.see(Event::Burned { seat, card }, self);
        self.pick_up(seat, drawn_for(card), witness);
    }

    /// Before the first turn, lets the next seat burn a card (WT-4). Returns whether this seat was
    /// the last.
    pub(super) fn pass_opening(&mut self, seat: Seat) -> bool {
        let next = Seat(seat.0 + 1);
        match self.public.phase {
            Phase::Opening(_) if next.0 < self.seats() => {
                self.public.phase = Phase::Opening(next);
                false
            }
            phase => matches!(phase, Phase::Opening(_)),
        }
    }

    pub(super) fn begin_turn<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        self.public.current = seat;
        self.public.phase = Phase::Turn(seat);
        self.public.this_turn = Default::default();
        self.public.players[seat].turns += 1;
        witness.see(Event::TurnBegan { seat, turn: self.public.players[seat].turns }, self);
        if self.public.players[seat].campaign {
            return;
        }
        self.pick_up(seat, 1, witness);
        // Four of a kind that were dealt (WT-2).
        let fort = &self.public.players[seat].fort;
        let top = fort.complete().and_then(|rank| fort.tower(rank).last());
        if let Some(card) = top {
            self.free_for_all(seat, card, witness);
        }
    }

    /// Moves an army card into the fort (WT-6), where it may complete a watchtower (WT-17).
    pub(super) fn place<W: Witness<Self>>(&mut self, seat: Seat, card: Card, witness: &mut W) {
        self.public.players[seat].release(card);
        self.reveal(seat, card);
        let fort = &mut self.public.players[seat].fort;
        fort.push(card);
        let height = fort.height(card.rank());
        witness.see(Event::Placed { seat, card, height: height as u8 }, self);
        if height < WATCHTOWER {
            return;
        }
        // A fourth card is fought for first, unless it was won.
        if !self.public.won.contains(card) {
            return self.free_for_all(seat, card, witness);
        }
        self.begin_campaign(seat, witness);
        self.resume(seat, witness);
    }

    /// Continues the turn after this seat won a challenge (WT-13) or was about to complete a
    /// watchtower; if it is another seat's turn, ends it.
    pub(super) fn resume<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        // A player on campaign can only challenge in its turn (WT-19).
        let idle = self.public.players[seat].campaign && self.public.this_turn.challenged;
        if self.public.phase != Phase::Over && (seat != self.public.current || idle) {
            self.end_turn(witness);
        }
    }

    /// Begins the next player's turn, or ends the match by the siege or the bound (WT-24).
    pub(super) fn end_turn<W: Witness<Self>>(&mut self, witness: &mut W) {
        let rounds = self.public.rounds();
        if self.count_siege(witness) {
            let rounds = self.public.options.siege.siege_rounds(self.seats());
            witness.see(Event::SiegeEnded { rounds }, self);
            self.decide(witness);
        } else if self.public.still_in().all(|seat| self.public.players[seat].turns >= rounds) {
            witness.see(Event::BoundReached { rounds }, self);
            self.decide(witness);
        } else {
            self.begin_turn(self.next_in(self.public.current), witness);
        }
    }
}
