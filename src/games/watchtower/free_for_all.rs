//! The fight of all players for the card that would complete a watchtower (WT-17, WT-18).

use super::{BySeat, Event, Fight, Laid, Position};
use crate::cards::{Card, Rank};
use crate::engine::{Seat, Witness};

impl Position {
    /// The card lies in the middle, and every player in turn, from the builder, has an army card
    /// picked by the player before it.
    pub(super) fn free_for_all<W: Witness<Self>>(
        &mut self,
        builder: Seat,
        card: Card,
        witness: &mut W,
    ) {
        witness.see(Event::opening(Fight::FreeForAll { builder, prize: card }, 0), self);
        let first = self.fighters(builder).next();
        match first {
            Some(first) => {
                let laid = BySeat::new(self.seats());
                self.hold_out_to_all(builder, card, first, laid, witness);
            }
            None => {
                self.turned = BySeat::new(self.seats());
                self.win_free_for_all(builder, builder, card, false, witness);
            }
        }
    }

    /// A card of the holder was picked: the next player's are held out, or all are turned up.
    pub(super) fn go_on<W: Witness<Self>>(
        &mut self,
        builder: Seat,
        card: Card,
        laid: BySeat<Laid>,
        holder: Seat,
        witness: &mut W,
    ) {
        let mut later = self.fighters(builder).skip_while(|seat| *seat != holder).skip(1);
        let next = later.next();
        drop(later);
        match next {
            Some(next) => self.hold_out_to_all(builder, card, next, laid, witness),
            None => self.turn_up(builder, card, &laid, witness),
        }
    }

    fn hold_out_to_all<W: Witness<Self>>(
        &mut self,
        builder: Seat,
        prize: Card,
        holder: Seat,
        laid: BySeat<Laid>,
        witness: &mut W,
    ) {
        let picker = self.before(holder);
        self.hold_out(Fight::FreeForAll { builder, prize }, holder, picker, laid, witness);
    }

    /// The players who have army cards, clockwise from the builder.
    fn fighters(&self, builder: Seat) -> impl Iterator<Item = Seat> {
        let all = builder.clockwise(self.seats());
        all.filter(|seat| !self.players[*seat].army.is_empty())
    }

    /// The highest card wins the one in the middle: of several the builder's, or that of the next
    /// one clockwise from it.
    fn turn_up<W: Witness<Self>>(
        &mut self,
        builder: Seat,
        card: Card,
        laid: &BySeat<Laid>,
        witness: &mut W,
    ) {
        self.contest = None;
        self.turned = BySeat::from_fn(self.seats(), |seat| laid[seat].iter().copied().collect());
        let (mut winner, mut tied) = (builder, false);
        let mut highest: Option<Rank> = None;
        for seat in builder.clockwise(self.seats()) {
            let Some(shown) = laid[seat].first().copied() else { continue };
            self.players[seat].shown.insert(shown);
            self.reveal(seat, shown);
            witness.see(Event::CardTurned { seat, card: shown }, self);
            let rank = Some(shown.rank());
            if rank > highest {
                (winner, highest, tied) = (seat, rank, false);
            } else if rank == highest {
                tied = true;
            }
        }
        self.win_free_for_all(builder, winner, card, tied, witness);
    }

    fn win_free_for_all<W: Witness<Self>>(
        &mut self,
        builder: Seat,
        winner: Seat,
        card: Card,
        tied: bool,
        witness: &mut W,
    ) {
        witness.see(Event::FreeForAllWon { builder, winner, card, tied }, self);
        if winner == builder {
            self.players[builder].fort.push(card);
            self.begin_campaign(builder, witness);
        } else {
            self.players[winner].recruit(card, true);
        }
        self.resume(builder, witness);
    }
}
