//! The actions that a seat may take. [`check`](super::check) says why others are refused; a test of
//! all games holds both to the same.

use super::{Action, Attack, Card, Conduct, Force, Guise, Phase, Position, fee};
use crate::engine::Seat;

/// What a jester can be sent against a rival as, besides a peasant.
const SENT: [Card; 8] = [
    Card::Soldier,
    Card::Knight,
    Card::King,
    Card::Ninja,
    Card::Dragon,
    Card::Archer,
    Card::Ladder,
    Card::Catapult,
];
const FORTIFICATIONS: [Card; 3] = [Card::Castle, Card::Archer, Card::Minstrel];
const SPECIALS: [Card; 3] = [Card::Herald, Card::Merchant, Card::Monk];
/// What answers an attack or an archer, besides peasants.
const RESPONSES: [Card; 7] = [
    Card::Soldier,
    Card::Knight,
    Card::King,
    Card::Minstrel,
    Card::Princess,
    Card::Executioner,
    Card::Traitor,
];

impl Position {
    pub(super) fn list(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Turn => self.list_turn(out),
            Phase::Answer(attack) => self.list_answers(attack, out),
            Phase::Road(loot) => {
                for guise in self.guises(loot.asked, Card::Highwayman) {
                    out.push(Action::Highwayman { jester: guise.is_jester() });
                }
                out.push(Action::LetGo);
            }
            Phase::Show(seat) => {
                out.extend(self.not_aside(seat).map(Action::Show));
            }
            Phase::Take => {
                for (from, cards) in self.aside.pairs() {
                    out.extend(cards.kinds().map(|card| Action::Take { from, card }));
                }
            }
            Phase::Pay(seat) => {
                if self.aside[seat].is_empty() && self.can_pay_gems(seat) {
                    out.push(Action::PayGems);
                }
                if self.can_pay_cards(seat) {
                    out.extend(self.not_aside(seat).map(Action::PayCard));
                }
            }
            Phase::Tribute(tribute) => {
                out.extend(self.hands[tribute.seat].kinds().map(Action::Discard));
            }
            Phase::Draft(_) => out.extend([Action::Keep, Action::Give]),
            Phase::Over => {}
        }
    }

    /// The kinds of cards that a seat holds and has not chosen yet to show or to pay.
    fn not_aside(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let aside = &self.aside[seat];
        let held = self.hands[seat].iter();
        held.filter(|(card, count)| *count > aside.count(*card)).map(|(card, _)| card)
    }

    /// The ways in which a seat can play a card: as it is, and with a jester.
    fn guises(&self, seat: Seat, role: Card) -> impl Iterator<Item = Guise> + use<> {
        let hand = &self.hands[seat];
        let plain = hand.contains(role).then(|| Guise::plain(role));
        let jester = hand.contains(Card::Jester).then(|| Guise::jester(role));
        plain.into_iter().chain(jester)
    }

    /// The ways in which a seat can play peasants, alone or together (KN-8).
    fn peasants(&self, seat: Seat) -> impl Iterator<Item = Force> + use<> {
        let hand = &self.hands[seat];
        let (peasants, jesters) = (hand.count(Card::Peasant), hand.count(Card::Jester));
        (0..=jesters).flat_map(move |jesters| {
            (0..=peasants).filter_map(move |peasants| Force::peasants(peasants, jesters))
        })
    }

    fn list_turn(&self, out: &mut Vec<Action>) {
        let seat = self.mover;
        match self.conduct {
            Conduct::Fresh => {
                for on in Seat::all(self.seats()) {
                    self.list_attacks(on, out);
                }
                self.list_fortifications(out);
                self.list_specials(out);
                let hand = &self.hands[seat];
                if self.is_duel() && !self.has_full_hand(seat) {
                    out.push(Action::Redraft);
                } else if hand.is_empty() {
                    out.push(Action::Pass);
                } else {
                    out.extend(hand.kinds().map(Action::Discard));
                }
            }
            Conduct::Attack(on) => {
                self.list_attacks(on, out);
                out.push(Action::EndTurn);
            }
            Conduct::Fortify => {
                self.list_fortifications(out);
                out.push(Action::EndTurn);
            }
            Conduct::Special => {}
        }
    }

    fn list_attacks(&self, on: Seat, out: &mut Vec<Action>) {
        let seat = self.mover;
        if on == seat || self.gems[on] == 0 {
            return;
        }
        let fort = &self.forts[on];
        let ladder = !self.ladders.is_empty();
        if fort.stops(Card::Peasant, ladder).is_none() {
            out.extend(self.peasants(seat).map(|force| Action::Attack { on, force }));
        }
        for role in SENT {
            if fort.stops(role, ladder).is_some() {
                continue;
            }
            for card in self.guises(seat, role) {
                out.push(if role.is_attack() {
                    Action::Attack { on, force: card.into() }
                } else {
                    Action::Prepare { on, card }
                });
            }
        }
        let own_archer = self.conduct == Conduct::Fresh && self.forts[seat].archer.is_some();
        if own_archer && fort.stops(Card::Archer, ladder).is_none() {
            out.push(Action::SendArcher { on });
        }
    }

    fn list_fortifications(&self, out: &mut Vec<Action>) {
        for role in FORTIFICATIONS {
            if !self.forts[self.mover].has(role) {
                out.extend(self.guises(self.mover, role).map(Action::Fortify));
            }
        }
    }

    fn list_specials(&self, out: &mut Vec<Action>) {
        for role in SPECIALS {
            for card in self.guises(self.mover, role) {
                match role {
                    Card::Merchant => {
                        let rivals = Seat::all(self.seats()).filter(|on| self.can_trade(*on));
                        out.extend(rivals.map(|on| Action::Special { card, on: Some(on) }));
                    }
                    Card::Monk if !self.has_rival_castle() => {}
                    _ => out.push(Action::Special { card, on: None }),
                }
            }
        }
    }

    /// Whether a merchant can be sent to a seat (KN-15).
    fn can_trade(&self, on: Seat) -> bool {
        on != self.mover && self.hands[on].len() >= 2 && self.gems[self.mover] >= fee(self.seats())
    }

    /// Whether there is somebody for a monk to tax (KN-16).
    pub(super) fn has_rival_castle(&self) -> bool {
        self.forts.pairs().any(|(seat, fort)| seat != self.mover && fort.castle.is_some())
    }

    fn list_answers(&self, attack: Attack, out: &mut Vec<Action>) {
        let seat = attack.on;
        if attack.force.role().is_troop() {
            out.extend(self.peasants(seat).map(Action::Respond));
        }
        for role in RESPONSES {
            if self.answers(attack, role) {
                out.extend(self.guises(seat, role).map(|card| Action::Respond(card.into())));
            }
        }
        out.push(Action::Accept);
    }

    /// The kinds of cards that answer an attack, for the player who is attacked (KN-9).
    pub fn answers_to(&self, attack: Attack) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.answers(attack, *card))
    }

    /// Whether a kind of card is an answer to an attack, for the player who is attacked (KN-9).
    pub(super) fn answers(&self, attack: Attack, response: Card) -> bool {
        // No second minstrel stands in front of a kingdom (KN-13); for two none stands (KN-23).
        let second = response == Card::Minstrel && self.forts[attack.on].minstrel.is_some();
        response.answers(attack.force.role()) && !second
    }
}
