//! Legal actions of Of Knights and Ninjas: every way to play the seat's cards that
//! [`check`](super::check) allows.

use super::{Action, Attack, Card, Force, Phase, PlayedCard, Position};
use crate::engine::{Game, Seat};

/// Roles that can be sent against a rival, besides peasants.
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
    /// Appends every legal action: of the actions that the cards in hand and on the table suggest,
    /// those that pass their check.
    pub(super) fn list(&self, out: &mut Vec<Action>) {
        let held = |seat: Seat| self.hands[seat].kinds();
        match self.public.phase {
            Phase::Turn => self.list_turn(out),
            Phase::Answer(attack) => self.list_answers(attack, out),
            Phase::Road(_) => {
                self.offer([false, true].map(|jester| Action::Highwayman { jester }), out);
                out.push(Action::LetGo);
            }
            Phase::Show(seat) => self.offer(held(seat).map(Action::Show), out),
            Phase::Take => {
                for (from, cards) in self.aside.pairs() {
                    self.offer(cards.kinds().map(|card| Action::Take { from, card }), out);
                }
            }
            Phase::Pay(seat) => {
                self.offer([Action::PayGems], out);
                self.offer(held(seat).map(Action::PayCard), out);
            }
            Phase::Tribute(tribute) => self.offer(held(tribute.seat).map(Action::Discard), out),
            Phase::Draft(_) => out.extend([Action::Keep, Action::Give]),
            Phase::Over => {}
        }
    }

    /// Appends those of the actions that are legal.
    fn offer(&self, actions: impl IntoIterator<Item = Action>, out: &mut Vec<Action>) {
        out.extend(actions.into_iter().filter(|action| self.check(*action).is_ok()));
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

    fn list_turn(&self, out: &mut Vec<Action>) {
        let seat = self.public.mover;
        let hand = &self.hands[seat];
        let holds = |role: &Card| hand.contains(*role) || hand.contains(Card::Jester);
        for on in Seat::all(self.public.seats()) {
            // Search lists actions often, so what cards in hand have in common is checked once.
            if self.check_rival(on).is_err() {
                continue;
            }
            if self.public.obstacle(on, Card::Peasant).is_none() {
                out.extend(self.peasants(seat).map(|force| Action::Attack { on, force }));
            }
            let sent = SENT.into_iter().filter(holds);
            for role in sent.filter(|role| self.public.obstacle(on, *role).is_none()) {
                out.extend(self.guises(seat, role).map(|card| match role.is_attack() {
                    true => Action::Attack { on, force: card.into() },
                    false => Action::Prepare { on, card },
                }));
            }
            self.offer([Action::SendArcher { on }], out);
        }
        for role in FORTIFICATIONS {
            self.offer(self.guises(seat, role).map(Action::Fortify), out);
        }
        if self.check(Action::EndTurn).is_ok() {
            // All that follows is for turns without a play.
            return out.push(Action::EndTurn);
        }
        for role in SPECIALS {
            for card in self.guises(seat, role) {
                let rivals = if role == Card::Merchant { self.public.seats() } else { 0 };
                let targets = Seat::all(rivals).map(Some).chain((rivals == 0).then_some(None));
                self.offer(targets.map(|on| Action::Special { card, on }), out);
            }
        }
        self.offer([Action::Redraft, Action::Pass], out);
        // Any card in hand can be discarded, or none.
        let mut kinds = self.hands[seat].kinds().map(Action::Discard).peekable();
        if kinds.peek().is_some_and(|first| self.check(*first).is_ok()) {
            out.extend(kinds);
        }
    }

    fn list_answers(&self, attack: Attack, out: &mut Vec<Action>) {
        let seat = attack.on;
        if self.public.answers(attack, Card::Peasant) {
            out.extend(self.peasants(seat).map(Action::Respond));
        }
        for role in RESPONSES.into_iter().filter(|role| self.public.answers(attack, *role)) {
            out.extend(self.guises(seat, role).map(|card| Action::Respond(card.into())));
        }
        out.push(Action::Accept);
    }

    /// Whether a monk would find a castle to tax (KN-16).
    pub(super) fn has_rival_castle(&self) -> bool {
        self.public
            .forts
            .pairs()
            .any(|(seat, fort)| seat != self.public.mover && fort.castle.is_some())
    }
}
