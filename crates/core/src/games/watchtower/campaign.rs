//! Campaigns of Watchtower (WT-19, WT-21).

use super::{BySeat, Event, Phase, Position, WATCHTOWER, of_rank};
use crate::cards::Pile;
use crate::engine::{Seat, Witness};

impl Position {
    /// Begins the campaign of a player with a complete watchtower: the other fort cards join the
    /// army (WT-19). If the army is empty even so, the campaign is lost at once (WT-21).
    pub(super) fn begin_campaign<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        let first = !self.public.any_campaign();
        let player = &mut self.public.players[seat];
        let Some(rank) = player.fort.complete() else { return };
        let tower = player.fort.set().intersection(of_rank(rank));
        let gathered = player.fort.set().minus(tower);
        for card in gathered {
            player.fort.remove(card);
            player.recruit(card, true);
        }
        player.campaign = true;
        self.forget_tries(gathered);
        self.public.this_turn.campaigned |= seat == self.public.current;
        witness.see(Event::CampaignBegan { seat, tower, gathered }, self);
        if self.public.players[seat].army.is_empty() {
            self.lose_campaign(seat, witness);
        } else if first {
            self.begin_siege(seat, witness);
        }
        self.look_for_showdown(witness);
    }

    /// Ends a campaign: the two upper tower cards go under the barracks, the lowest stays, and the
    /// other joins the army. Then fort and army are filled up to three cards each (WT-21).
    pub(super) fn lose_campaign<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        let player = &mut self.public.players[seat];
        let tower: Pile<WATCHTOWER> = player.fort.cards().iter().copied().collect();
        let [stays, joined, third, fourth] = tower[..] else { return };
        player.campaign = false;
        for card in [fourth, third, joined] {
            player.fort.remove(card);
        }
        player.recruit(joined, true);
        let sunk = [fourth, third];
        self.forget_tries([fourth, third, joined].into_iter().collect());
        sunk.into_iter().for_each(|card| self.sink(card));
        if !self.public.any_campaign() {
            // The count restarts at zero (WT-24).
            self.public.siege = None;
        }
        witness.see(Event::CampaignLost { seat, sunk, stays, joined }, self);
        // Three fort cards can't make a watchtower.
        (0..2).for_each(|_| _ = self.fill_fort(seat, witness));
        self.pick_up(seat, 2, witness);
    }

    /// Begins the showdown if everyone is on campaign (WT-22).
    pub(super) fn look_for_showdown<W: Witness<Self>>(&mut self, witness: &mut W) {
        if self.public.phase != Phase::Over
            && self.public.still_in().all(|seat| self.public.players[seat].campaign)
        {
            let between = BySeat::from_fn(self.seats(), |seat| !self.public.players[seat].out);
            self.public.siege = None;
            self.showdown(between, witness);
        }
    }
}
