//! What a player's next turn may bring, as far as a seat can tell (WT-16, WT-17, WT-24).

use super::{Fight, Phase, PlayerView, TRIES, View, WATCHTOWER, of_rank};
use crate::cards::{Card, Rank};
use crate::engine::Seat;

impl View {
    /// Returns the height of a player's tallest tower (WT-2).
    pub fn tallest_tower(&self, seat: Seat) -> usize {
        self.public.players[seat].fort.tops().map(|(_, height)| height).max().unwrap_or(0)
    }

    /// Returns the rank of a watchtower that a player may complete in its next turn: three of the
    /// rank are in its fort, and the fourth may be in its army or can be attacked (WT-6, WT-13,
    /// WT-17). Of its own army this seat counts only what it holds.
    pub fn may_complete(&self, seat: Seat) -> Option<Rank> {
        let player = &self.public.players[seat];
        if player.out || player.campaign {
            return None;
        }
        let mut triples = player.fort.tops().filter(|(_, height)| height + 1 == WATCHTOWER);
        let may_get = |rank| {
            let missing = of_rank(rank).minus(player.fort.set());
            missing.iter().any(|card| self.may_hold(seat, card) || self.may_attack(seat, card))
        };
        triples.find_map(|(card, _)| Some(card.rank()).filter(|rank| may_get(*rank)))
    }

    /// Returns the card in this seat's army that it may place on three of its rank now (WT-17).
    pub fn fourth_to_place(&self) -> Option<Card> {
        let fort = &self.public.players[self.seat].fort;
        let may_place =
            self.public.phase == Phase::Turn(self.seat) && !self.public.this_turn.campaigned;
        let fits = |card: &Card| fort.height(card.rank()) + 1 == WATCHTOWER;
        self.army.iter().find(fits).filter(|_| may_place)
    }

    /// Whether a card may be in a player's army now. A builder may win the card in the middle
    /// (WT-18).
    fn may_hold(&self, seat: Seat, card: Card) -> bool {
        let contest = self.contest.map(|contest| contest.fight);
        if contest == Some(Fight::FreeForAll { builder: seat, prize: card }) {
            return true;
        }
        if seat == self.seat {
            return self.army.contains(card);
        }
        let player = &self.public.players[seat];
        if player.shown.contains(card) {
            return true;
        }
        if let Some(lot) = self.lots.iter().find(|lot| lot.known.contains(card)) {
            return lot.drawn[seat.index()] > 0 && !self.army.contains(card);
        }
        player.army > 0 && self.unseen().contains(card)
    }

    /// Whether a player may attack a card in another fort (WT-8, WT-14, WT-15).
    fn may_attack(&self, seat: Seat, card: Card) -> bool {
        let attacker = &self.public.players[seat];
        let has_card = |(other, player): &(Seat, &PlayerView)| {
            *other != seat && player.fort.set().contains(card)
        };
        let holder = self.public.players.pairs().find(has_card);
        holder.is_some_and(|(_, holder)| {
            let can_fight = attacker.army > 0 || holder.army == 0;
            can_fight && !holder.campaign && attacker.tries.of(card) < TRIES
        })
    }

    /// Whether a player is out of the match if it loses its next battle (WT-16).
    pub fn is_last_stand(&self, seat: Seat) -> bool {
        let player = &self.public.players[seat];
        !player.out && player.fort.is_empty()
    }
}
