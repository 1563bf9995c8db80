//! Legal actions of Watchtower, and the reasons for refusals (WT-3 to WT-8, WT-14, WT-20).

use super::{Action, Fight, Phase, Position, Refusal, TRIES, WATCHTOWER, army_needed};
use crate::cards::{Card, CardSet};
use crate::engine::Seat;

/// Maximum cards per side of a challenge (WT-8).
const LARGEST_CHALLENGE: usize = 2;

impl Position {
    /// Appends every legal action: of the actions that the cards on the table suggest, those that
    /// pass their check.
    pub(super) fn list(&self, out: &mut Vec<Action>) {
        match self.public.phase {
            Phase::Opening(seat) => {
                out.push(Action::SkipBurn);
                out.extend(self.burnable(seat).iter().map(Action::Burn));
            }
            Phase::Turn(seat) => {
                out.extend(self.placeable(seat).iter().map(Action::Place));
                out.extend(self.burnable(seat).iter().map(Action::Burn));
                self.list_challenges(seat, out);
                out.push(Action::EndTurn);
            }
            Phase::Pick(_) => {
                let places = self.contest.iter().flat_map(|contest| 1..=contest.held.len() as u8);
                out.extend(
                    places.filter(|place| self.check_pick(*place).is_ok()).map(Action::Pick),
                );
            }
            Phase::Over => {}
        }
    }

    /// Returns the army cards that a seat may place in its turn (WT-6).
    pub fn placeable(&self, seat: Seat) -> CardSet {
        let player = &self.public.players[seat];
        let completes = |card: &Card| self.would_complete(seat, *card);
        match (player.campaign, self.public.this_turn.campaigned) {
            (true, _) => CardSet::EMPTY,
            (_, true) => player.army.iter().filter(|card| !completes(card)).collect(),
            _ => player.army,
        }
    }

    /// Returns the fort cards that a seat may burn, now or before the first turn (WT-3).
    pub fn burnable(&self, seat: Seat) -> CardSet {
        let player = &self.public.players[seat];
        if player.campaign || self.public.this_turn.burned || self.barracks.is_empty() {
            return CardSet::EMPTY;
        }
        player.fort.set().minus(self.public.kept_by_towers(seat))
    }

    /// Whether a card would be the fourth of its rank in the fort (WT-17).
    pub fn would_complete(&self, seat: Seat, card: Card) -> bool {
        self.public.players[seat].fort.height(card.rank()) + 1 == WATCHTOWER
    }

    fn list_challenges(&self, seat: Seat, out: &mut Vec<Action>) {
        for (other, player) in self.public.players.pairs() {
            if self.check_another(seat, other).is_err() {
                continue;
            }
            if self.check_campaign_battle(seat, other).is_ok() {
                out.push(Action::CampaignBattle(other));
            }
            let counts: [bool; LARGEST_CHALLENGE + 1] =
                std::array::from_fn(|count| self.check_count(seat, other, count).is_ok());
            for (card, _) in player.fort.tops() {
                if self.check_target(seat, other, card).is_ok() {
                    let legal = (0..).zip(counts).filter(|(_, legal)| *legal);
                    out.extend(legal.map(|(count, _)| Action::Challenge(other, card, count)));
                }
            }
        }
    }

    pub(super) fn check_place(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let player = &self.public.players[seat];
        if player.campaign {
            Err(Refusal::PlacingOnCampaign)
        } else if !player.army.contains(card) {
            Err(Refusal::NotInArmy(card))
        } else if self.public.this_turn.campaigned && self.would_complete(seat, card) {
            Err(Refusal::CampaignJustLost)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_burn(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let player = &self.public.players[seat];
        if player.campaign {
            Err(Refusal::BurningOnCampaign)
        } else if self.public.this_turn.burned {
            Err(Refusal::BurnedAlready)
        } else if !player.fort.set().contains(card) {
            Err(Refusal::NotInOwnFort(card))
        } else if self.barracks.is_empty() {
            Err(Refusal::BarracksEmpty)
        } else if self.public.kept_by_towers(seat).contains(card) {
            Err(Refusal::TowerElsewhere(card.rank()))
        } else {
            Ok(())
        }
    }

    pub(super) fn check_challenge(
        &self,
        seat: Seat,
        other: Seat,
        card: Card,
        count: usize,
    ) -> Result<(), Refusal> {
        self.check_another(seat, other)?;
        self.check_target(seat, other, card)?;
        self.check_count(seat, other, count)
    }

    /// Checks the card of a challenge to another player (WT-8, WT-14).
    fn check_target(&self, seat: Seat, other: Seat, card: Card) -> Result<(), Refusal> {
        let (own, rival) = (&self.public.players[seat], &self.public.players[other]);
        let height = rival.fort.height(card.rank());
        let needed = army_needed(height);
        if rival.campaign {
            Err(Refusal::RivalOnCampaign)
        } else if !rival.fort.set().contains(card) {
            Err(Refusal::NotInThatFort(card))
        } else if !rival.fort.is_top(card) {
            Err(Refusal::NotOnTop)
        } else if height == WATCHTOWER {
            Err(Refusal::CompleteWatchtower)
        } else if own.army.len() < needed {
            Err(Refusal::ArmyTooSmall(needed))
        } else if own.tries.of(card) == TRIES {
            Err(Refusal::TriedOften)
        } else {
            Ok(())
        }
    }

    /// Checks the number of army cards of a challenge to another player (WT-8, WT-15).
    fn check_count(&self, seat: Seat, other: Seat, count: usize) -> Result<(), Refusal> {
        let (army, theirs) =
            (self.public.players[seat].army.len(), self.public.players[other].army.len());
        match count {
            0 if theirs == 0 => Ok(()),
            _ if theirs == 0 => Err(Refusal::RivalWithoutArmy),
            _ if army == 0 => Err(Refusal::WithoutArmy),
            0 => Err(Refusal::RivalHasArmy),
            count if count > LARGEST_CHALLENGE => Err(Refusal::TooManyCards),
            count if count > army.min(theirs) => Err(Refusal::MoreThanSmallerArmy),
            _ => Ok(()),
        }
    }

    pub(super) fn check_campaign_battle(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        self.check_another(seat, other)?;
        let both = self.public.players[seat].campaign && self.public.players[other].campaign;
        if both { Ok(()) } else { Err(Refusal::NotBothOnCampaign) }
    }

    /// Refuses a second challenge in a turn, and one without another player (WT-7).
    fn check_another(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        if self.public.this_turn.challenged {
            return Err(Refusal::ChallengedAlready);
        }
        match self.public.players.get(other.index()) {
            Some(player) if other != seat && !player.out => Ok(()),
            _ => Err(Refusal::NoRival),
        }
    }

    pub(super) fn check_pick(&self, place: u8) -> Result<(), Refusal> {
        let contest = self.contest.as_ref().ok_or(Refusal::NothingHeldOut)?;
        contest.at(place).map(|_| ()).ok_or(match contest.fight {
            Fight::Battle { .. } => Refusal::NotHeldOut,
            Fight::FreeForAll { .. } => Refusal::NotInFreeForAll,
        })
    }
}
