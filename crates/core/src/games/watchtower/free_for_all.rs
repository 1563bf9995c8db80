//! Free-for-alls of Watchtower: all players fight for the card that would complete a watchtower
//! (WT-17, WT-18).

use super::{BySeat, Contest, Event, Fight, PickedCards, Position};
use crate::cards::{Card, Pile, Rank};
use crate::engine::{Seat, Witness};

impl Position {
    /// Moves the fourth card from the fort to the middle. Then, starting with the builder, each
    /// player in turn has an army card picked by the previous player.
    pub(super) fn free_for_all<W: Witness<Self>>(
        &mut self,
        builder: Seat,
        card: Card,
        witness: &mut W,
    ) {
        self.public.players[builder].fort.remove(card);
        let fight = Fight::FreeForAll { builder, prize: card };
        let (first, laid) = (self.fighters(builder).next(), BySeat::new(self.seats()));
        self.contest = Some(Contest { fight, holder: builder, held: Pile::EMPTY, laid });
        witness.see(Event::opening(fight, 0), self);
        match first {
            Some(first) => self.hold_out(fight, first, self.before(first), laid, witness),
            None => self.turn_up(builder, card, &laid, witness),
        }
    }

    /// Holds out the next player's cards after a pick, or turns up all picked cards.
    pub(super) fn go_on<W: Witness<Self>>(
        &mut self,
        builder: Seat,
        card: Card,
        laid: BySeat<PickedCards>,
        holder: Seat,
        witness: &mut W,
    ) {
        let next = self.fighters(builder).skip_while(|seat| *seat != holder).nth(1);
        let fight = Fight::FreeForAll { builder, prize: card };
        match next {
            Some(next) => self.hold_out(fight, next, self.before(next), laid, witness),
            None => self.turn_up(builder, card, &laid, witness),
        }
    }

    /// Iterates over the players who have army cards, clockwise from the builder.
    fn fighters(&self, builder: Seat) -> impl Iterator<Item = Seat> {
        let all = builder.clockwise(self.seats());
        all.filter(|seat| !self.public.players[*seat].army.is_empty())
    }

    /// Gives the card in the middle to the highest card: on a tie, to the builder or the next tied
    /// player clockwise.
    fn turn_up<W: Witness<Self>>(
        &mut self,
        builder: Seat,
        card: Card,
        laid: &BySeat<PickedCards>,
        witness: &mut W,
    ) {
        self.end_picks();
        let (mut winner, mut tied) = (builder, false);
        let mut highest: Option<Rank> = None;
        for seat in builder.clockwise(self.seats()) {
            let Some(shown) = laid[seat].first().copied() else { continue };
            self.public.players[seat].shown.insert(shown);
            self.reveal(seat, shown);
            self.public.turned[seat].push(shown);
            witness.see(Event::CardTurned { seat, card: shown }, self);
            let rank = Some(shown.rank());
            if rank > highest {
                (winner, highest, tied) = (seat, rank, false);
            } else if rank == highest {
                tied = true;
            }
        }
        self.contest = None;
        match winner == builder {
            true => self.public.players[builder].fort.push(card),
            false => self.public.players[winner].recruit(card, true),
        }
        witness.see(Event::FreeForAllWon { builder, winner, card, tied }, self);
        if winner == builder {
            self.begin_campaign(builder, witness);
        }
        self.resume(builder, witness);
    }
}
