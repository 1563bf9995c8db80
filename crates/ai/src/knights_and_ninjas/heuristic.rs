//! Heuristic score of an action of Of Knights and Ninjas, in gems, without search.

use super::visible::Visible;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{
    Action, Attack, Card, Force, Phase, PlayedCard, fee, tithe,
};

/// The value of a card in hand.
pub(super) trait CardWorth {
    fn gems(self) -> f32;
}

impl CardWorth for Card {
    fn gems(self) -> f32 {
        WORTH[self as usize]
    }
}

/// In gems, by [`Card`].
const WORTH: [f32; Card::KINDS] = [
    0.35, 0.6, 0.9, 1.1, // peasant to king
    0.7, 0.7, 0.7, 0.3, 0.4, // castle, archer, minstrel, ladder, catapult
    1.0, 0.9, 0.9, 0.6, 0.9, 0.9, // ninja, dragon, highwayman, princess, executioner, traitor
    0.6, 0.7, 0.6, 1.5, // herald, merchant, monk, jester
];

/// Value of winning, or of keeping someone else from winning.
const VICTORY: f32 = 20.0;

impl Visible<'_> {
    /// Returns the value of the cheapest cards in hand that are not set aside.
    fn cheapest(&self, count: u8) -> f32 {
        let mut left: Vec<f32> = self.hand.minus(self.aside).cards().map(Card::gems).collect();
        left.sort_by(f32::total_cmp);
        left.into_iter().take(count.into()).sum()
    }

    /// Returns the score of an action in gems; 0 for doing nothing.
    pub(super) fn score(&self, action: Action) -> f32 {
        match action {
            Action::Attack { on, force } => self.attack(on, force) - cost(force),
            Action::Prepare { on, card } => self.opening(on, card.role()) - card.card().gems(),
            Action::SendArcher { on } => self.opening(on, Card::Archer) - Card::Archer.gems() - 0.3,
            Action::Fortify(card) => self.fortify(card),
            Action::Special { card, on } => self.special(card, on),
            Action::Respond(force) => match self.phase {
                Phase::Answer(attack) => self.respond(attack, force) - cost(force),
                _ => 0.0,
            },
            Action::Highwayman { jester } => self.waylay(jester),
            Action::Show(card) => -card.gems(),
            Action::Take { card, .. } => card.gems(),
            Action::PayGems => {
                let fee = fee(self.seats());
                -f32::from(fee) * 1.1 - if self.wins(self.mover, fee) { VICTORY } else { 0.0 }
            }
            Action::PayCard(card) if self.aside.is_empty() => {
                -card.gems() - self.cheapest(tithe(self.seats())) + self.cheapest(1)
            }
            Action::PayCard(card) => -card.gems(),
            Action::Discard(card) => -card.gems(),
            Action::Keep => self.looked.map_or(0.0, |card| card.gems() - 0.75),
            Action::Redraft => 0.1,
            Action::Accept | Action::LetGo | Action::EndTurn | Action::Pass | Action::Give => 0.0,
        }
    }

    /// Returns the share of an attack expected to get through the rival's answers.
    fn hope(&self, on: Seat, role: Card) -> f32 {
        let cards = f32::from(self.sizes[on]);
        let (hope, per_card) = match role {
            // Only an executioner answers it.
            Card::Archer => (0.98, 0.05),
            _ if role.is_troop() => (0.88, 0.16),
            _ => (0.94, 0.08),
        };
        hope / (1.0 + cards * per_card)
    }

    /// Returns the value of an attack.
    fn attack(&self, on: Seat, force: Force) -> f32 {
        let gems = force.strength().min(self.gems[on]);
        let hope = self.hope(on, force.role());
        let mut worth = f32::from(gems) * (1.0 + self.menace(on));
        if self.wins(self.me, gems) {
            worth += VICTORY;
        }
        if force.role() == Card::Dragon && self.forts[on].castle().is_some() {
            worth += 0.3;
        }
        worth * hope
    }

    /// Returns the value of making a rival poorer.
    fn menace(&self, on: Seat) -> f32 {
        if self.is_duel() {
            return 0.3;
        }
        f32::from(self.gems[on].saturating_sub(5)) * 0.12
    }

    /// Returns the value of clearing the way for the best troop in hand.
    fn opening(&self, on: Seat, role: Card) -> f32 {
        let fort = self.forts[on];
        // An archer that stands before a castle leaves the castle.
        let opens = match role {
            Card::Archer => fort.castle().is_none() || self.hand.contains(Card::Ladder),
            Card::Ladder => !self.ladder,
            _ => true,
        };
        let troops = [Card::King, Card::Knight, Card::Soldier].into_iter();
        let best = troops.filter(|troop| self.hand.contains(*troop)).map(|troop| {
            let force = Force::from(PlayedCard::plain(troop));
            self.attack(on, force) - cost(force)
        });
        let best = if opens { best.fold(-1.0, f32::max) } else { -1.0 };
        // An answered archer ends the turn.
        if role == Card::Archer && best > 0.0 { best * self.hope(on, role) } else { best }
    }

    fn fortify(&self, card: PlayedCard) -> f32 {
        let gems = f32::from(self.gems[self.me]);
        let jester = if card.is_jester() { 1.0 } else { 0.0 };
        let worth = match card.role() {
            Card::Minstrel if self.is_duel() => f32::from(self.sizes[self.me.other()].min(2)) * 0.4,
            Card::Minstrel => 0.05 * gems,
            _ => 0.12 * gems + 0.1,
        };
        worth - jester
    }

    fn special(&self, card: PlayedCard, on: Option<Seat>) -> f32 {
        let price = card.card().gems();
        let fee = fee(self.seats());
        match (card.role(), on) {
            (Card::Merchant, Some(on)) => {
                let lost = if self.wins(on, fee) { VICTORY } else { f32::from(fee) };
                f32::from(self.sizes[on] / 2) * 0.75 * 1.4 - lost - price
            }
            (Card::Monk, _) => {
                let rivals = self.forts.pairs().filter(|(seat, _)| *seat != self.me);
                let taxed = rivals.filter(|(_, fort)| fort.castle().is_some()).count() as u8;
                let win = if self.wins(self.me, fee * taxed) { 1.0 } else { 0.0 };
                f32::from(taxed * fee) * 0.9 + win - price
            }
            _ => 1.0 + 0.1 * f32::from(self.seats()) - price,
        }
    }

    fn respond(&self, attack: Attack, force: Force) -> f32 {
        let Attack { force: against, by, .. } = attack;
        let strength = against.strength();
        let own = self.gems[self.me];
        let lost = strength.min(own);
        // Without an answer.
        let mut saved = f32::from(lost);
        if self.wins(by, lost) {
            saved += VICTORY;
        }
        if against.role() == Card::Dragon && self.forts[self.me].castle().is_some()
            || against.role() == Card::Ninja && self.forts[self.me].archer().is_some()
        {
            saved += 0.6;
        }
        if against.role() == Card::Archer {
            saved += 0.6 + 0.12 * f32::from(own);
        }
        match force.role() {
            Card::Executioner => saved + 0.4,
            Card::Minstrel => saved + 0.7,
            Card::Princess => saved + against.role().gems(),
            Card::Traitor => {
                let gain = strength.min(self.gems[by]);
                let win = if self.wins(self.me, gain) { VICTORY } else { 0.0 };
                saved + f32::from(gain) * self.hope(by, Card::Knight) + win
            }
            _ => {
                let left = strength.saturating_sub(force.strength()).min(own);
                let still = if left > 0 && self.wins(by, left) { VICTORY } else { 0.0 };
                saved - f32::from(left) - still
            }
        }
    }

    fn waylay(&self, jester: bool) -> f32 {
        let Phase::Road(loot) = self.phase else { return 0.0 };
        let price = if jester { Card::Jester.gems() } else { Card::Highwayman.gems() };
        let mut worth = f32::from(loot.gems);
        if self.wins(self.me, loot.gems) || self.wins(loot.holder, loot.gems) {
            worth += VICTORY;
        }
        worth - price
    }
}

/// Returns the cost of the cards played.
fn cost(force: Force) -> f32 {
    let jesters = f32::from(force.jesters());
    f32::from(force.size()) * force.role().gems() * 0.8
        + jesters * (Card::Jester.gems() - force.role().gems())
}
