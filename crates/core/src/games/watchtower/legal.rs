//! Legal actions of Watchtower, and the reasons for refusals (WT-3 to WT-8, WT-14, WT-20).

use super::{Action, EVERY_RANK, Fight, Phase, Position, Refusal, TRIES, WATCHTOWER, army_needed};
use crate::cards::{Card, CardSet};
use crate::engine::Seat;

/// Maximum cards per side of a challenge (WT-8).
const LARGEST_CHALLENGE: usize = 2;

impl Position {
    /// Appends every legal action.
    pub(super) fn list(&self, out: &mut Vec<Action>) {
        match self.phase {
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
                let free = self.contest.iter().flat_map(|contest| contest.free());
                out.extend(free.map(Action::Pick));
            }
            Phase::Over => {}
        }
    }

    /// Returns the army cards that a seat may place in its turn (WT-6).
    pub fn placeable(&self, seat: Seat) -> CardSet {
        let player = &self.players[seat];
        if player.campaign {
            return CardSet::EMPTY;
        }
        let mut cards = player.army;
        if self.this_turn.campaigned {
            cards = cards.iter().filter(|card| !self.would_complete(seat, *card)).collect();
        }
        cards
    }

    /// Returns the fort cards that a seat may burn, now or before the first turn (WT-3).
    pub fn burnable(&self, seat: Seat) -> CardSet {
        let player = &self.players[seat];
        if player.campaign || self.this_turn.burned || self.barracks.is_empty() {
            return CardSet::EMPTY;
        }
        player.fort.set().minus(self.kept_by_towers(seat))
    }

    /// Returns the ranks of which another player has a tower (WT-3).
    fn kept_by_towers(&self, seat: Seat) -> CardSet {
        let others = self.players.pairs().filter(|(other, _)| *other != seat);
        others.fold(CardSet::EMPTY, |kept, (_, player)| kept.union(towers(player.fort.set())))
    }

    /// Whether a card would be the fourth of its rank in the fort (WT-17).
    pub fn would_complete(&self, seat: Seat, card: Card) -> bool {
        self.players[seat].fort.height(card.rank()) + 1 == WATCHTOWER
    }

    fn list_challenges(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.this_turn.challenged {
            return;
        }
        let own = &self.players[seat];
        let army = own.army.len();
        for (other, player) in self.players.pairs().filter(|(other, _)| *other != seat) {
            if player.campaign {
                if own.campaign {
                    out.push(Action::CampaignBattle(other));
                }
                continue;
            }
            let most = army.min(player.army.len()).min(LARGEST_CHALLENGE) as u8;
            let least = u8::from(!player.army.is_empty());
            for (card, height) in player.fort.tops() {
                let spent = own.tries.of(card) == TRIES;
                if spent || height == WATCHTOWER || army < army_needed(height) {
                    continue;
                }
                out.extend((least..=most).map(|count| Action::Challenge(other, card, count)));
            }
        }
    }

    pub(super) fn check_place(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let player = &self.players[seat];
        if player.campaign {
            Err(Refusal::PlacingOnCampaign)
        } else if !player.army.contains(card) {
            Err(Refusal::NotInArmy(card))
        } else if self.this_turn.campaigned && self.would_complete(seat, card) {
            Err(Refusal::CampaignJustLost)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_burn(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let player = &self.players[seat];
        if player.campaign {
            Err(Refusal::BurningOnCampaign)
        } else if self.this_turn.burned {
            Err(Refusal::BurnedAlready)
        } else if !player.fort.set().contains(card) {
            Err(Refusal::NotInOwnFort(card))
        } else if self.barracks.is_empty() {
            Err(Refusal::BarracksEmpty)
        } else if self.kept_by_towers(seat).contains(card) {
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
        let (own, rival) = (&self.players[seat], &self.players[other]);
        let height = rival.fort.height(card.rank());
        let needed = army_needed(height);
        let (army, theirs) = (own.army.len(), rival.army.len());
        if rival.campaign {
            Err(Refusal::RivalOnCampaign)
        } else if !rival.fort.set().contains(card) {
            Err(Refusal::NotInThatFort(card))
        } else if !rival.fort.is_top(card) {
            Err(Refusal::NotOnTop)
        } else if height == WATCHTOWER {
            Err(Refusal::CompleteWatchtower)
        } else if army < needed {
            Err(Refusal::ArmyTooSmall(needed))
        } else if own.tries.of(card) == TRIES {
            Err(Refusal::TriedOften)
        } else {
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
    }

    pub(super) fn check_campaign_battle(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        self.check_another(seat, other)?;
        let both = self.players[seat].campaign && self.players[other].campaign;
        if both { Ok(()) } else { Err(Refusal::NotBothOnCampaign) }
    }

    /// Refuses a second challenge in a turn, and one without another player (WT-7).
    fn check_another(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        if self.this_turn.challenged {
            return Err(Refusal::ChallengedAlready);
        }
        match self.players.get(other.index()) {
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

/// Returns all cards of the ranks of which a set has at least two.
fn towers(set: CardSet) -> CardSet {
    // One bit for each rank that has this suit.
    let [a, b, c, d] = [0, 1, 2, 3].map(|suit| set.bits() >> suit & EVERY_RANK);
    let two = a & (b | c | d) | b & (c | d) | c & d;
    CardSet::from_bits(two * 0b1111)
}
