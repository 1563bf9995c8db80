//! Effects of actions, mainly attacks, answers and gems on the move (KN-6 to KN-13, KN-23).

use super::{
    Action, Attack, AttackResult, Card, Event, Force, Loot, Phase, PlayedCard, Position, Question,
    Tribute, TurnPlays,
};
use crate::engine::{Game, Seat, Turn, Witness};

impl Position {
    pub(super) fn carry_out<W: Witness<Self>>(&mut self, action: Action, witness: &mut W) {
        let Turn::Seat(seat) = Game::turn(self) else { return };
        match (action, self.public.phase) {
            (Action::Attack { on, force }, _) => self.attack(on, force, witness),
            (Action::Prepare { on, card }, _) => {
                self.leave_hand(seat, card.card(), 1);
                self.prepare(on, card, false, witness);
            }
            (Action::SendArcher { on }, _) => {
                if let Some(card) = self.public.forts[seat].archer.take() {
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
                self.succeed(attack, witness);
            }
            (Action::Highwayman { jester }, Phase::Road(loot)) => {
                let make = if jester { PlayedCard::jester } else { PlayedCard::plain };
                self.waylay(loot, make(Card::Highwayman), witness);
            }
            (Action::LetGo, Phase::Road(loot)) => {
                witness.see(Event::LetGo { seat }, self);
                self.ask_next(loot, witness);
            }
            (Action::Show(card) | Action::PayCard(card), _) => {
                self.set_aside(seat, card, witness);
            }
            (Action::Take { from, card }, _) => self.take_shown(from, card, witness),
            (Action::PayGems, _) => {
                witness.see(Event::Decided { seat }, self);
                self.ask_to_pay(seat, witness);
            }
            (Action::Discard(card), Phase::Tribute(tribute)) => {
                self.pay_tribute(tribute, card, witness);
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
        let by = self.public.mover;
        self.public.conduct = TurnPlays::Attack(on);
        self.play_force(by, force);
        let attack = Attack::new(force, by, on);
        self.public.phase = Phase::Answer(attack);
        witness.see(Event::Attacked { seat: by, on, force, strength: force.strength() }, self);
        self.ask_to_answer(attack, witness);
    }

    /// Takes the cards of a force out of a hand, seen by everyone.
    fn play_force(&mut self, seat: Seat, force: Force) {
        force.parts().into_iter().for_each(|(card, count)| self.leave_hand(seat, card, count));
    }

    fn ask_to_answer<W: Witness<Self>>(&mut self, attack: Attack, witness: &mut W) {
        witness.see(Event::Asked { seat: attack.on, question: Question::Answer }, self);
    }

    /// KN-7: a ladder stands for the turn, and a catapult breaks the castle and its archer. An
    /// archer fights the rival's archer unless it is answered (KN-9).
    fn prepare<W: Witness<Self>>(
        &mut self,
        on: Seat,
        card: PlayedCard,
        from_front: bool,
        witness: &mut W,
    ) {
        let by = self.public.mover;
        let attack = Attack::new(card.into(), by, on);
        self.public.conduct = TurnPlays::Attack(on);
        match card.role() {
            Card::Ladder => self.public.ladders.add(card.card(), 1),
            Card::Archer => self.public.phase = Phase::Answer(attack),
            _ => self.public.discards.push(card.card()),
        }
        witness.see(Event::Prepared { seat: by, on, card, from_front }, self);
        match card.role() {
            Card::Ladder => {}
            Card::Archer => self.ask_to_answer(attack, witness),
            _ => {
                self.lose(on, Card::Castle, Card::Catapult, witness);
                self.lose(on, Card::Archer, Card::Catapult, witness);
            }
        }
    }

    /// Discards a fortification, if it is there.
    fn lose<W: Witness<Self>>(&mut self, seat: Seat, role: Card, to: Card, witness: &mut W) {
        if let Some(card) = self.public.forts[seat].place(role).take() {
            self.public.discards.push(card.card());
            witness.see(Event::Lost { seat, card, to }, self);
        }
    }

    fn respond<W: Witness<Self>>(&mut self, attack: Attack, force: Force, witness: &mut W) {
        let seat = attack.on;
        self.play_force(seat, force);
        let attack = Attack { response: Some(force), ..attack };
        self.public.phase = Phase::Answer(attack);
        witness.see(Event::Answered { seat, response: Some(force) }, self);
        match force.role() {
            role @ (Card::Executioner | Card::Minstrel) => {
                self.end_attack(attack, AttackResult::Stopped, witness);
                let ends_turn = attack.ends_turn_of(self.public.mover);
                if role == Card::Minstrel {
                    self.after_minstrel(seat, ends_turn, witness);
                } else if ends_turn {
                    self.end_turn(witness);
                }
            }
            Card::Princess => self.end_attack(attack, AttackResult::Charmed, witness),
            Card::Traitor => {
                self.discard_force(force);
                let attack = attack.turned();
                self.public.phase = Phase::Answer(attack);
                witness.see(Event::Turned { attack }, self);
                self.ask_to_answer(attack, witness);
            }
            _ => {
                self.end_attack(attack, AttackResult::Met, witness);
                self.move_gems(attack, witness);
            }
        }
    }

    fn discard_force(&mut self, force: Force) {
        for (card, count) in force.parts() {
            (0..count).for_each(|_| self.public.discards.push(card));
        }
    }

    /// Ends the attack: moves its cards and those that answered it to their destinations (KN-9).
    fn end_attack<W: Witness<Self>>(
        &mut self,
        attack: Attack,
        fate: AttackResult,
        witness: &mut W,
    ) {
        let Attack { force, on, response, .. } = attack;
        if fate != AttackResult::Charmed {
            self.discard_force(force);
        }
        match response.map(|response| (response, response.role())) {
            Some((response, Card::Minstrel)) => self.set_up_minstrel(on, response),
            Some((response, _)) => self.discard_force(response),
            None => {}
        }
        if fate == AttackResult::Charmed {
            for (card, count) in force.parts() {
                self.hands[on].add(card, count);
                self.known.gained(on, card, count);
            }
        }
        self.public.phase = Phase::Turn;
        witness.see(Event::AttackEnded { attack, fate }, self);
    }

    /// Carries out an attack that was not stopped: destroys fortifications and moves gems (KN-7,
    /// KN-10).
    fn succeed<W: Witness<Self>>(&mut self, attack: Attack, witness: &mut W) {
        self.end_attack(attack, AttackResult::Done, witness);
        if let Some(lost) = attack.force.role().destroys() {
            self.lose(attack.on, lost, attack.force.role(), witness);
        }
        self.move_gems(attack, witness);
    }

    /// KN-10, KN-11: as many gems move as strength remains, at most what the victim has.
    fn move_gems<W: Witness<Self>>(&mut self, attack: Attack, witness: &mut W) {
        let Attack { force, by, on, .. } = attack;
        let gems = self.public.gems_at_stake(attack);
        if gems == 0 {
            return;
        }
        self.public.gems[on] -= gems;
        let loot = Loot { gems, from: on, holder: by, asked: by };
        self.public.phase = Phase::Road(loot);
        witness.see(Event::GemsTaken { gems, from: on, by }, self);
        if force.role().is_troop() {
            self.ask_next(loot, witness);
        } else {
            self.settle(by, gems, witness);
        }
    }

    /// Returns the loot with the next player clockwise asked for it (KN-11).
    fn next_asked(&self, loot: Loot) -> Loot {
        Loot { asked: Seat((loot.asked.0 + 1) % self.public.seats()), ..loot }
    }

    /// Asks the next player clockwise, or settles the gems if all have been asked (KN-11).
    fn ask_next<W: Witness<Self>>(&mut self, loot: Loot, witness: &mut W) {
        let loot = self.next_asked(loot);
        if loot.asked == loot.holder {
            return self.settle(loot.holder, loot.gems, witness);
        }
        self.public.phase = Phase::Road(loot);
        witness.see(Event::Asked { seat: loot.asked, question: Question::Road }, self);
    }

    fn waylay<W: Witness<Self>>(&mut self, loot: Loot, card: PlayedCard, witness: &mut W) {
        let Loot { gems, holder: from, asked: seat, .. } = loot;
        let loot = Loot { holder: seat, ..loot };
        self.leave_hand(seat, card.card(), 1);
        self.public.discards.push(card.card());
        self.public.phase = Phase::Road(self.next_asked(loot));
        witness.see(Event::Waylaid { seat, from, gems, card }, self);
        self.ask_next(loot, witness);
    }

    /// KN-5, KN-6: gives the gems to a seat, which may win the match and ends the turn in any case.
    fn settle<W: Witness<Self>>(&mut self, seat: Seat, gems: u8, witness: &mut W) {
        self.public.gems[seat] += gems;
        self.public.phase = Phase::Turn;
        witness.see(Event::Settled { seat, gems }, self);
        if !self.end_if_won(witness) {
            self.end_turn(witness);
        }
    }

    fn fortify<W: Witness<Self>>(&mut self, card: PlayedCard, witness: &mut W) {
        let seat = self.public.mover;
        self.public.conduct = TurnPlays::Fortify;
        self.leave_hand(seat, card.card(), 1);
        let is_minstrel = card.role() == Card::Minstrel;
        if is_minstrel {
            self.set_up_minstrel(seat, card.into());
        } else {
            *self.public.forts[seat].place(card.role()) = Some(card);
        }
        witness.see(Event::Fortified { seat, card }, self);
        if is_minstrel {
            self.after_minstrel(seat, false, witness);
        }
    }

    /// Places a minstrel in front of the kingdom (KN-12), or discards it with two players (KN-23).
    fn set_up_minstrel(&mut self, seat: Seat, minstrel: Force) {
        if self.public.is_duel() {
            self.discard_force(minstrel);
        } else {
            self.public.forts[seat].minstrel = minstrel.guise();
        }
    }

    /// With two players, makes the rival of a minstrel discard two cards (KN-23).
    fn after_minstrel<W: Witness<Self>>(&mut self, seat: Seat, ends_turn: bool, witness: &mut W) {
        let rival = seat.other();
        let cards = if self.public.is_duel() { self.hands[rival].len().min(2) } else { 0 };
        if cards > 0 {
            self.public.phase = Phase::Tribute(Tribute { seat: rival, cards, ends_turn });
            witness.see(Event::Asked { seat: rival, question: Question::Tribute }, self);
        } else if ends_turn {
            self.end_turn(witness);
        }
    }

    /// Discards one of the cards that a minstrel asks for (KN-23).
    fn pay_tribute<W: Witness<Self>>(&mut self, tribute: Tribute, card: Card, witness: &mut W) {
        let cards = tribute.cards - 1;
        let left = Phase::Tribute(Tribute { cards, ..tribute });
        self.public.phase = if cards > 0 { left } else { Phase::Turn };
        self.discard(tribute.seat, card, witness);
        if cards == 0 && tribute.ends_turn {
            self.end_turn(witness);
        }
    }
}
