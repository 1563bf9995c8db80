//! Legal actions of Of Knights and Ninjas: every way to play the seat's cards that
//! [`check`](super::check) allows.

use super::{Action, Attack, Card, Force, Phase, PlayedCard, Position, TurnPlays};
use crate::engine::{Game, Seat};

/// Roles in which a jester can be sent against a rival, besides a peasant.
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
/// Cards that answer an attack or an archer, besides peasants.
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
        let held = |seat: Seat| self.hands[seat].kinds();
        match self.phase {
            Phase::Turn => self.list_turn(out),
            Phase::Answer(attack) => self.list_answers(attack, out),
            Phase::Road(_) => {
                self.offer(Action::Highwayman { jester: false }, out);
                self.offer(Action::Highwayman { jester: true }, out);
                out.push(Action::LetGo);
            }
            Phase::Show(seat) => held(seat).for_each(|card| self.offer(Action::Show(card), out)),
            Phase::Take => {
                for (from, cards) in self.aside.pairs() {
                    out.extend(cards.kinds().map(|card| Action::Take { from, card }));
                }
            }
            Phase::Pay(seat) => {
                self.offer(Action::PayGems, out);
                held(seat).for_each(|card| self.offer(Action::PayCard(card), out));
            }
            Phase::Tribute(tribute) => out.extend(held(tribute.seat).map(Action::Discard)),
            Phase::Draft(_) => out.extend([Action::Keep, Action::Give]),
            Phase::Over => {}
        }
    }

    /// Appends an action if it is legal.
    fn offer(&self, action: Action, out: &mut Vec<Action>) {
        if self.check(action).is_ok() {
            out.push(action);
        }
    }

    /// Returns the ways in which a seat can play a card: as itself, and with a jester.
    fn guises(&self, seat: Seat, role: Card) -> impl Iterator<Item = PlayedCard> + use<> {
        let hand = &self.hands[seat];
        let plain = hand.contains(role).then(|| PlayedCard::plain(role));
        let jester = hand.contains(Card::Jester).then(|| PlayedCard::jester(role));
        plain.into_iter().chain(jester)
    }

    /// Returns the ways in which a seat can play peasants, alone or together (KN-8).
    fn peasants(&self, seat: Seat) -> impl Iterator<Item = Force> + use<> {
        let hand = &self.hands[seat];
        let (peasants, jesters) = (hand.count(Card::Peasant), hand.count(Card::Jester));
        (0..=jesters).flat_map(move |jesters| {
            (0..=peasants).filter_map(move |peasants| Force::peasants(peasants, jesters))
        })
    }

    /// Search lists actions often, so each action is checked only against the rules that can forbid
    /// it.
    fn list_turn(&self, out: &mut Vec<Action>) {
        let seat = self.mover;
        Seat::all(self.seats()).for_each(|on| self.list_attacks(on, out));
        if matches!(self.conduct, TurnPlays::Fresh | TurnPlays::Fortify) {
            for role in FORTIFICATIONS.into_iter().filter(|role| !self.forts[seat].has(*role)) {
                out.extend(self.guises(seat, role).map(Action::Fortify));
            }
        }
        if self.conduct != TurnPlays::Fresh {
            return out.push(Action::EndTurn);
        }
        for role in SPECIALS {
            for card in self.guises(seat, role) {
                let rivals = if role == Card::Merchant { self.seats() } else { 0 };
                let targets = Seat::all(rivals).map(Some).chain((rivals == 0).then_some(None));
                let allowed = targets.filter(|on| self.check_special(card, *on).is_ok());
                out.extend(allowed.map(|on| Action::Special { card, on }));
            }
        }
        if self.may_redraft() {
            out.push(Action::Redraft);
        } else if self.hands[seat].is_empty() {
            out.push(Action::Pass);
        } else {
            out.extend(self.hands[seat].kinds().map(Action::Discard));
        }
    }

    fn list_attacks(&self, on: Seat, out: &mut Vec<Action>) {
        let seat = self.mover;
        if self.check_rival(on).is_err() {
            return;
        }
        let (fort, ladder) = (self.forts[on], !self.ladders.is_empty());
        let open = |role: &Card| fort.stops(*role, ladder).is_none();
        if open(&Card::Peasant) {
            out.extend(self.peasants(seat).map(|force| Action::Attack { on, force }));
        }
        for role in SENT.into_iter().filter(open) {
            for card in self.guises(seat, role) {
                out.push(match role.is_attack() {
                    true => Action::Attack { on, force: card.into() },
                    false => Action::Prepare { on, card },
                });
            }
        }
        let fresh = self.conduct == TurnPlays::Fresh;
        if fresh && self.forts[seat].archer.is_some() && open(&Card::Archer) {
            out.push(Action::SendArcher { on });
        }
    }

    /// Whether a monk would find a castle to tax (KN-16).
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

    /// Returns the kinds of cards that answer an attack, for the player who is attacked (KN-9).
    pub fn answers_to(&self, attack: Attack) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.answers(attack, *card))
    }

    /// Whether a kind of card answers an attack, for the player who is attacked (KN-9).
    pub(super) fn answers(&self, attack: Attack, response: Card) -> bool {
        // A kingdom can't have a second minstrel (KN-13); with two players minstrels never stay
        // (KN-23).
        let second = response == Card::Minstrel && self.forts[attack.on].minstrel.is_some();
        response.answers(attack.force.role()) && !second
    }
}
