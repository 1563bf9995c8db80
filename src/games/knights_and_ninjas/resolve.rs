//! What actions do, and above all attacks, answers and gems on the move (KN-6 to KN-13, KN-23).

use super::{
    Action, Attack, Card, Conduct, Event, Fate, Force, Guise, Loot, Phase, Position, Question,
    Tribute,
};
use crate::engine::{Game, Seat, Turn, Witness};

impl Position {
    pub(super) fn carry_out<W: Witness<Self>>(&mut self, action: Action, witness: &mut W) {
        let Turn::Seat(seat) = Game::turn(self) else { return };
        match (action, self.phase) {
            (Action::Attack { on, force }, _) => self.attack(on, force, witness),
            (Action::Prepare { on, card }, _) => {
                self.leave_hand(seat, card.card(), 1);
                self.prepare(on, card, false, witness);
            }
            (Action::SendArcher { on }, _) => {
                if let Some(card) = self.forts[seat].archer.take() {
                    self.prepare(on, card, true, witness);
                }
            }
            (Action::Fortify(card), _) => self.fortify(card, witness),
            (Action::Special { card, on }, _) => self.special(card, on, witness),
            (Action::Respond(force), Phase::Answer(attack)) => {
                self.respond(attack, force, witness);
            }
            (Action::Accept, Phase::Answer(attack)) => {
                witness.see(Event::Answered { seat, response: None }, self);
                self.succeed(attack, attack.force.strength(), Fate::Done, witness);
            }
            (Action::Highwayman { jester }, Phase::Road(loot)) => {
                let make = if jester { Guise::jester } else { Guise::plain };
                self.waylay(loot, make(Card::Highwayman), witness);
            }
            (Action::LetGo, Phase::Road(loot)) => {
                witness.see(Event::LetGo { seat }, self);
                self.ask_next(loot, witness);
            }
            (Action::Show(card), _) => {
                self.aside[seat].add(card, 1);
                if self.owes_show(seat) == 0 {
                    witness.see(Event::Decided { seat }, self);
                    self.ask_to_show(seat, witness);
                }
            }
            (Action::Take { from, card }, _) => self.take_shown(from, card, witness),
            (Action::PayGems, _) => {
                witness.see(Event::Decided { seat }, self);
                self.ask_to_pay(seat, witness);
            }
            (Action::PayCard(card), _) => {
                self.aside[seat].add(card, 1);
                if self.owes_cards(seat) == 0 {
                    witness.see(Event::Decided { seat }, self);
                    self.ask_to_pay(seat, witness);
                }
            }
            (Action::Discard(card), Phase::Tribute(tribute)) => {
                self.discard(seat, card, witness);
                self.after_tribute(Tribute { cards: tribute.cards - 1, ..tribute }, witness);
            }
            (Action::Discard(card), _) => self.discard_for_turn(card, witness),
            (Action::EndTurn, _) => self.end_turn(witness),
            (Action::Pass, _) => {
                witness.see(Event::Passed { seat }, self);
                self.end_turn(witness);
            }
            (Action::Keep, _) => self.choose(seat, true, witness),
            (Action::Give, _) => self.choose(seat, false, witness),
            (Action::Redraft, _) => self.redraft(witness),
            _ => {}
        }
    }

    fn attack<W: Witness<Self>>(&mut self, on: Seat, force: Force, witness: &mut W) {
        let by = self.mover;
        self.conduct = Conduct::Attack(on);
        force.parts().into_iter().for_each(|(card, count)| self.leave_hand(by, card, count));
        witness.see(Event::Attacked { seat: by, on, force, strength: force.strength() }, self);
        self.ask_to_answer(Attack { force, by, on }, witness);
    }

    fn ask_to_answer<W: Witness<Self>>(&mut self, attack: Attack, witness: &mut W) {
        self.phase = Phase::Answer(attack);
        witness.see(Event::Asked { seat: attack.on, question: Question::Answer }, self);
    }

    /// KN-7: a ladder stands for the turn, a catapult breaks the castle and the archer on it. An
    /// archer fights the rival's archer unless it is answered (KN-9).
    fn prepare<W: Witness<Self>>(
        &mut self,
        on: Seat,
        card: Guise,
        from_front: bool,
        witness: &mut W,
    ) {
        self.conduct = Conduct::Attack(on);
        let by = self.mover;
        witness.see(Event::Prepared { seat: by, on, card, from_front }, self);
        match card.role() {
            Card::Ladder => self.ladders.add(card.card(), 1),
            Card::Archer => self.ask_to_answer(Attack { force: card.into(), by, on }, witness),
            _ => {
                self.discards.push(card.card());
                self.lose(on, Card::Castle, Card::Catapult, witness);
                self.lose(on, Card::Archer, Card::Catapult, witness);
            }
        }
    }

    /// A fortification is lost, if it is there.
    fn lose<W: Witness<Self>>(&mut self, seat: Seat, role: Card, to: Card, witness: &mut W) {
        if let Some(card) = self.forts[seat].place(role).take() {
            self.discards.push(card.card());
            witness.see(Event::Lost { seat, card, to }, self);
        }
    }

    fn respond<W: Witness<Self>>(&mut self, attack: Attack, force: Force, witness: &mut W) {
        let seat = attack.on;
        force.parts().into_iter().for_each(|(card, count)| self.leave_hand(seat, card, count));
        witness.see(Event::Answered { seat, response: Some(force) }, self);
        match force.role() {
            Card::Executioner => {
                self.end_attack(attack, Fate::Stopped, witness);
                self.discard_force(force);
                self.after_stop(attack, witness);
            }
            Card::Minstrel => {
                self.end_attack(attack, Fate::Stopped, witness);
                self.sing(seat, force, self.stop_ends_turn(attack), witness);
            }
            Card::Princess => {
                self.discard_force(force);
                for (card, count) in attack.force.parts() {
                    self.hands[seat].add(card, count);
                    self.known.gained(seat, card, count);
                }
                self.phase = Phase::Turn;
                witness.see(Event::AttackEnded { attack, fate: Fate::Charmed }, self);
            }
            Card::Traitor => {
                self.discard_force(force);
                witness.see(Event::Turned { attack: attack.turned() }, self);
                self.ask_to_answer(attack.turned(), witness);
            }
            _ => {
                let left = attack.force.strength().saturating_sub(force.strength());
                self.succeed_met(attack, left, force, witness);
            }
        }
    }

    fn discard_force(&mut self, force: Force) {
        for (card, count) in force.parts() {
            (0..count).for_each(|_| self.discards.push(card));
        }
    }

    /// The attack is over and its cards are discarded.
    fn end_attack<W: Witness<Self>>(&mut self, attack: Attack, fate: Fate, witness: &mut W) {
        self.discard_force(attack.force);
        self.phase = Phase::Turn;
        witness.see(Event::AttackEnded { attack, fate }, self);
    }

    fn succeed_met<W: Witness<Self>>(
        &mut self,
        attack: Attack,
        left: u8,
        response: Force,
        witness: &mut W,
    ) {
        self.end_attack(attack, Fate::Met, witness);
        self.discard_force(response);
        self.move_gems(attack, left, witness);
    }

    /// Nobody stopped the attack: what it destroys is lost, and gems move (KN-7, KN-10).
    fn succeed<W: Witness<Self>>(
        &mut self,
        attack: Attack,
        strength: u8,
        fate: Fate,
        witness: &mut W,
    ) {
        self.end_attack(attack, fate, witness);
        match attack.force.role() {
            Card::Dragon => self.lose(attack.on, Card::Castle, Card::Dragon, witness),
            role @ (Card::Ninja | Card::Archer) => {
                self.lose(attack.on, Card::Archer, role, witness);
            }
            _ => {}
        }
        self.move_gems(attack, strength, witness);
    }

    /// KN-10, KN-11: as many gems move as are left of the strength, at most what the victim has.
    fn move_gems<W: Witness<Self>>(&mut self, attack: Attack, strength: u8, witness: &mut W) {
        let Attack { force, by, on } = attack;
        let gems = strength.min(self.gems[on]);
        if gems == 0 {
            return;
        }
        self.gems[on] -= gems;
        witness.see(Event::GemsTaken { gems, from: on, by }, self);
        if force.role().is_troop() {
            self.ask_next(Loot { gems, from: on, holder: by, asked: by }, witness);
        } else {
            self.settle(by, gems, witness);
        }
    }

    /// Asks the next player clockwise; if all others have been, the gems settle (KN-11).
    fn ask_next<W: Witness<Self>>(&mut self, loot: Loot, witness: &mut W) {
        let asked = Seat((loot.asked.0 + 1) % self.seats());
        if asked == loot.holder {
            return self.settle(loot.holder, loot.gems, witness);
        }
        self.phase = Phase::Road(Loot { asked, ..loot });
        witness.see(Event::Asked { seat: asked, question: Question::Road }, self);
    }

    fn waylay<W: Witness<Self>>(&mut self, loot: Loot, card: Guise, witness: &mut W) {
        let Loot { gems, holder, asked: seat, .. } = loot;
        self.leave_hand(seat, card.card(), 1);
        self.discards.push(card.card());
        witness.see(Event::Waylaid { seat, from: holder, gems, card }, self);
        self.ask_next(Loot { holder: seat, ..loot }, witness);
    }

    /// KN-5, KN-6: the gems come to rest, which may win the match and ends the turn in any case.
    fn settle<W: Witness<Self>>(&mut self, seat: Seat, gems: u8, witness: &mut W) {
        self.gems[seat] += gems;
        witness.see(Event::Settled { seat, gems }, self);
        if !self.end_if_won(witness) {
            self.end_turn(witness);
        }
    }

    /// Whether a stopped attack ends the turn: only one that the turn's own player made (KN-9).
    fn stop_ends_turn(&self, attack: Attack) -> bool {
        attack.by == self.mover
    }

    fn after_stop<W: Witness<Self>>(&mut self, attack: Attack, witness: &mut W) {
        if self.stop_ends_turn(attack) {
            self.end_turn(witness);
        } else {
            self.phase = Phase::Turn;
        }
    }

    fn fortify<W: Witness<Self>>(&mut self, card: Guise, witness: &mut W) {
        let seat = self.mover;
        self.conduct = Conduct::Fortify;
        self.leave_hand(seat, card.card(), 1);
        witness.see(Event::Fortified { seat, card }, self);
        if card.role() == Card::Minstrel {
            self.sing(seat, card.into(), false, witness);
        } else {
            *self.forts[seat].place(card.role()) = Some(card);
        }
    }

    /// A minstrel was played: it stands in front of the kingdom (KN-12), or for two it is discarded
    /// and the rival discards two cards (KN-23).
    fn sing<W: Witness<Self>>(
        &mut self,
        seat: Seat,
        force: Force,
        ends_turn: bool,
        witness: &mut W,
    ) {
        let mut tribute = Tribute { seat: seat.other(), cards: 0, ends_turn };
        if self.is_duel() {
            self.discard_force(force);
            tribute.cards = self.hands[tribute.seat].len().min(2);
            if tribute.cards > 0 {
                witness.see(Event::Asked { seat: tribute.seat, question: Question::Tribute }, self);
            }
        } else {
            self.forts[seat].minstrel = force.guise();
        }
        self.after_tribute(tribute, witness);
    }

    fn after_tribute<W: Witness<Self>>(&mut self, tribute: Tribute, witness: &mut W) {
        if tribute.cards > 0 {
            self.phase = Phase::Tribute(tribute);
        } else if tribute.ends_turn {
            self.end_turn(witness);
        } else {
            self.phase = Phase::Turn;
        }
    }
}
