//! What a seat may do, and why not (WT-3 to WT-8, WT-14, WT-20).

use super::{
    Action, EVERY_RANK, Fight, LARGEST_FIGHT, Phase, Position, TRIES, WATCHTOWER, army_needed,
};
use crate::cards::{Card, CardSet};
use crate::engine::{Illegal, Seat};

/// The most cards each side of a challenge fights with (WT-8).
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

    /// The army cards that a seat may place in its turn (WT-6).
    pub fn placeable(&self, seat: Seat) -> CardSet {
        let player = &self.players[seat];
        if player.campaign {
            return CardSet::EMPTY;
        }
        let mut cards = player.army;
        if self.deeds.campaigned {
            cards = cards.iter().filter(|card| !self.would_complete(seat, *card)).collect();
        }
        cards
    }

    /// The fort cards that a seat may burn, now or before the first turn (WT-3).
    pub fn burnable(&self, seat: Seat) -> CardSet {
        let player = &self.players[seat];
        if player.campaign || self.deeds.burned || self.barracks.is_empty() {
            return CardSet::EMPTY;
        }
        player.fort.set().minus(self.kept_by_towers(seat))
    }

    /// The ranks of which somebody else has a tower (WT-3).
    fn kept_by_towers(&self, seat: Seat) -> CardSet {
        let others = self.players.pairs().filter(|(other, _)| *other != seat);
        others.fold(CardSet::EMPTY, |kept, (_, player)| kept.union(towers(player.fort.set())))
    }

    /// Whether a card would be the fourth of its rank in the fort (WT-17).
    pub fn would_complete(&self, seat: Seat, card: Card) -> bool {
        self.players[seat].fort.height(card.rank()) + 1 == WATCHTOWER
    }

    fn list_challenges(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.deeds.challenged {
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

    /// Why an action may not be taken here.
    pub(super) fn judge(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Illegal::new("WT-22", "The match is over.")),
            (Phase::Opening(_), Action::SkipBurn) => Ok(()),
            (Phase::Opening(seat), Action::Burn(card)) => self.judge_burn(seat, card),
            (Phase::Opening(_), _) => Err(Illegal::new(
                "WT-4",
                "Before the first turn a player only burns a fort card or keeps all.",
            )),
            (Phase::Turn(_), Action::EndTurn) => Ok(()),
            (Phase::Turn(seat), Action::Place(card)) => self.judge_place(seat, card),
            (Phase::Turn(seat), Action::Burn(card)) => self.judge_burn(seat, card),
            (Phase::Turn(seat), Action::Challenge(other, card, count)) => {
                self.judge_challenge(seat, other, card, count)
            }
            (Phase::Turn(seat), Action::CampaignBattle(other)) => {
                self.judge_campaign_battle(seat, other)
            }
            (Phase::Turn(_), Action::SkipBurn) => {
                Err(Illegal::new("WT-4", "That is only asked before the first turn."))
            }
            (_, Action::Pick(place)) => self.judge_pick(place),
            (Phase::Pick(_), _) => {
                Err(Illegal::new("WT-9", "Pick one of the cards that are held out to you."))
            }
        }
    }

    fn judge_place(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if player.campaign {
            return Err(Illegal::new("WT-19", "On campaign no cards are placed."));
        }
        if !player.army.contains(card) {
            let message = format!("The {} is not in your army.", card.name());
            return Err(Illegal::new("WT-6", message));
        }
        if self.deeds.campaigned && self.would_complete(seat, card) {
            return Err(Illegal::new(
                "WT-21",
                "You lost a campaign in this turn: complete a watchtower in a later one.",
            ));
        }
        Ok(())
    }

    fn judge_burn(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if player.campaign {
            return Err(Illegal::new("WT-19", "On campaign no cards are burned."));
        }
        if self.deeds.burned {
            return Err(Illegal::new("WT-6", "You have burned a card in this turn already."));
        }
        if !player.fort.set().contains(card) {
            let message = format!("The {} is not in your fort.", card.name());
            return Err(Illegal::new("WT-3", message));
        }
        if self.barracks.is_empty() {
            return Err(Illegal::new(
                "WT-3",
                "While the barracks are empty nothing can be burned.",
            ));
        }
        if self.kept_by_towers(seat).contains(card) {
            let name = card.rank().name();
            let message = format!("Another player has a tower of the {name}: keep yours.");
            return Err(Illegal::new("WT-3", message));
        }
        Ok(())
    }

    fn judge_challenge(
        &self,
        seat: Seat,
        other: Seat,
        card: Card,
        count: u8,
    ) -> Result<(), Illegal> {
        self.judge_another(seat, other)?;
        let (own, player) = (&self.players[seat], &self.players[other]);
        if player.campaign {
            return Err(Illegal::new("WT-8", "A player on campaign cannot be challenged."));
        }
        if !player.fort.set().contains(card) {
            let message = format!("The {} is not in that fort.", card.name());
            return Err(Illegal::new("WT-8", message));
        }
        if !player.fort.is_top(card) {
            return Err(Illegal::new("WT-8", "Only the top card of a tower can be challenged."));
        }
        let height = player.fort.height(card.rank());
        if height == WATCHTOWER {
            return Err(Illegal::new("WT-19", "A complete watchtower cannot be challenged."));
        }
        let needed = army_needed(height);
        if own.army.len() < needed {
            let message = format!("For the top of that tower you need {needed} army cards.");
            return Err(Illegal::new("WT-8", message));
        }
        if own.tries.of(card) == TRIES {
            return Err(Illegal::new(
                "WT-14",
                "You have challenged for that card three times, and cannot any more.",
            ));
        }
        if player.army.is_empty() {
            return match count {
                0 => Ok(()),
                _ => Err(Illegal::new("WT-15", "They have no army: take the card, with 0 cards.")),
            };
        }
        match usize::from(count) {
            _ if own.army.is_empty() => {
                Err(Illegal::new("WT-8", "You need an army card to fight with."))
            }
            0 => Err(Illegal::new("WT-15", "They have an army: fight with 1 or 2 cards.")),
            count if count > LARGEST_CHALLENGE => {
                Err(Illegal::new("WT-8", "A challenge is fought with 1 or 2 cards."))
            }
            count if count > own.army.len().min(player.army.len()) => Err(Illegal::new(
                "WT-8",
                "A challenge is fought with no more cards than the smaller army has.",
            )),
            _ => Ok(()),
        }
    }

    fn judge_campaign_battle(&self, seat: Seat, other: Seat) -> Result<(), Illegal> {
        self.judge_another(seat, other)?;
        if !self.players[seat].campaign || !self.players[other].campaign {
            return Err(Illegal::new("WT-20", "Only players on campaign battle each other so."));
        }
        Ok(())
    }

    /// One challenge a turn, of somebody else (WT-7).
    fn judge_another(&self, seat: Seat, other: Seat) -> Result<(), Illegal> {
        if self.deeds.challenged {
            return Err(Illegal::new("WT-7", "There is one challenge a turn."));
        }
        match self.players.get(other.index()) {
            Some(player) if other != seat && !player.out => Ok(()),
            _ => Err(Illegal::new("WT-8", "Challenge another player who is still in.")),
        }
    }

    fn judge_pick(&self, place: u8) -> Result<(), Illegal> {
        let Some(contest) = &self.contest else {
            return Err(Illegal::new("WT-9", "No cards are held out to you."));
        };
        if contest.at(place).is_some() {
            return Ok(());
        }
        let rule = match contest.fight {
            Fight::Battle { .. } => "WT-9",
            Fight::FreeForAll { .. } => "WT-18",
        };
        Err(Illegal::new(rule, "There is no card at that place any more."))
    }

    /// How many cards two seats would fight a campaign battle with (WT-20).
    pub fn campaign_count(&self, seat: Seat, other: Seat) -> usize {
        let armies = [seat, other].map(|seat| self.players[seat].army.len());
        armies[0].min(armies[1]).min(LARGEST_FIGHT)
    }
}

/// All cards of the ranks of which at least two are in a set.
fn towers(set: CardSet) -> CardSet {
    // A bit for each rank that has this suit.
    let [a, b, c, d] = [0, 1, 2, 3].map(|suit| set.bits() >> suit & EVERY_RANK);
    let two = a & (b | c | d) | b & (c | d) | c & d;
    CardSet::from_bits(two * 0b1111)
}
