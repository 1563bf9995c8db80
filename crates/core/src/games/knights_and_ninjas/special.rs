//! Special actions: herald, merchant and monk (KN-14 to KN-17, KN-23).

use super::{
    Card, Event, Hand, Phase, PlayedCard, Position, Question, TurnPlays, fee, merchant_takes,
    shown_to_herald, tithe,
};
use crate::engine::{Seat, Witness};

/// Returns how many of these cards still have to be put aside, of at most this many.
pub(super) fn owed(most: u8, hand: &Hand, aside: &Hand) -> u8 {
    most.min(hand.len()).saturating_sub(aside.len())
}

impl Position {
    pub(super) fn special<W: Witness<Self>>(
        &mut self,
        card: PlayedCard,
        on: Option<Seat>,
        witness: &mut W,
    ) {
        let seat = self.public.mover;
        self.public.conduct = TurnPlays::Special;
        self.leave_hand(seat, card.card(), 1);
        self.public.discards.push(card.card());
        witness.see(Event::Special { seat, card, on }, self);
        match (card.role(), on) {
            (Card::Herald, _) => self.ask_to_show(seat, witness),
            (Card::Merchant, Some(on)) => self.trade(on, witness),
            _ => self.ask_to_pay(seat, witness),
        }
    }

    /// Returns how many cards the seat to act still has to choose for a herald or, if it pays in
    /// cards, for a monk; 0 otherwise.
    pub fn still_to_choose(&self) -> u8 {
        match self.public.phase {
            Phase::Show(seat) => self.owes_show(seat),
            Phase::Pay(seat) => self.owes_cards(seat),
            _ => 0,
        }
    }

    /// Returns how many cards the seat still has to choose for the herald (KN-14, KN-23).
    pub(super) fn owes_show(&self, seat: Seat) -> u8 {
        owed(shown_to_herald(self.public.seats()), &self.hands[seat], &self.aside[seat])
    }

    /// Asks the next rival after this seat that has cards to show one. When all have chosen, shows
    /// the cards to everyone (KN-14).
    pub(super) fn ask_to_show<W: Witness<Self>>(&mut self, after: Seat, witness: &mut W) {
        let next = self.rivals_after(after).find(|seat| self.owes_show(*seat) > 0);
        if let Some(seat) = next {
            self.public.phase = Phase::Show(seat);
            return witness.see(Event::Asked { seat, question: Question::Show }, self);
        }
        let mover = self.public.mover;
        let mut chosen = self.aside;
        if chosen.iter().all(Hand::is_empty) {
            return self.end_turn(witness);
        }
        self.aside.fill(Hand::EMPTY);
        self.public.phase = Phase::Take;
        for seat in self.rivals_after(mover) {
            let cards = std::mem::take(&mut chosen[seat]);
            if !cards.is_empty() {
                self.aside[seat] = cards;
                self.known.shown(seat, &cards);
                witness.see(Event::Shown { seat, cards }, self);
            }
        }
        witness.see(Event::Asked { seat: mover, question: Question::Take }, self);
    }

    /// Sets a chosen card aside to be shown or paid (KN-14, KN-16).
    pub(super) fn set_aside<W: Witness<Self>>(&mut self, seat: Seat, card: Card, witness: &mut W) {
        self.aside[seat].add(card, 1);
        if self.still_to_choose() > 0 {
            return;
        }
        witness.see(Event::Decided { seat }, self);
        match self.public.phase {
            Phase::Show(_) => self.ask_to_show(seat, witness),
            _ => self.ask_to_pay(seat, witness),
        }
    }

    /// Iterates over the rivals of the player whose turn it is, clockwise after a seat.
    pub(super) fn rivals_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let mover = self.public.mover;
        seat.clockwise(self.public.seats()).skip(1).take_while(move |other| *other != mover)
    }

    pub(super) fn take_shown<W: Witness<Self>>(&mut self, from: Seat, card: Card, witness: &mut W) {
        let seat = self.public.mover;
        self.leave_hand(from, card, 1);
        self.hands[seat].add(card, 1);
        self.known.gained(seat, card, 1);
        self.aside.fill(Hand::EMPTY);
        self.public.phase = Phase::Turn;
        witness.see(Event::Took { seat, from, card }, self);
        self.end_turn(witness);
    }

    /// KN-15: trades gems for half of a rival's cards, picked blindly.
    fn trade<W: Witness<Self>>(&mut self, on: Seat, witness: &mut W) {
        let seat = self.public.mover;
        self.pay_gems(seat, on, witness);
        if self.end_if_won(witness) {
            return;
        }
        let mut cards = Hand::EMPTY;
        let mut rest = self.hands[on];
        let mut chance = self.chance();
        for _ in 0..merchant_takes(self.hands[on].len()) {
            if let Some(card) = rest.nth(chance.below(rest.len().into()) as u8) {
                rest.remove(card, 1);
                cards.add(card, 1);
            }
        }
        self.pass_cards(on, seat, cards, witness);
        self.end_turn(witness);
    }

    fn pay_gems<W: Witness<Self>>(&mut self, from: Seat, to: Seat, witness: &mut W) {
        let gems = fee(self.public.seats());
        self.public.gems[from] -= gems;
        self.public.gems[to] += gems;
        witness.see(Event::GemsPaid { from, to, gems }, self);
    }

    fn pass_cards<W: Witness<Self>>(&mut self, from: Seat, to: Seat, cards: Hand, witness: &mut W) {
        self.hands[from] = self.hands[from].minus(&cards);
        self.hands[to] = self.hands[to].plus(&cards);
        self.known.passed(from, to, &cards);
        witness.see(Event::CardsPassed { from, to, count: cards.len(), cards: Some(cards) }, self);
    }

    /// Whether a seat can pay a monk in cards, or has to for lack of gems (KN-16).
    pub(super) fn can_pay_cards(&self, seat: Seat) -> bool {
        self.public.can_pay_cards(seat, self.hands[seat].len())
    }

    /// Returns how many cards the seat still has to choose for the monk, if it pays in cards
    /// (KN-16).
    pub(super) fn owes_cards(&self, seat: Seat) -> u8 {
        owed(tithe(self.public.seats()), &self.hands[seat], &self.aside[seat])
    }

    /// Whether the monk taxes the seat and it has something to pay (KN-16).
    pub(super) fn is_taxed(&self, seat: Seat) -> bool {
        seat != self.public.mover
            && self.public.forts[seat].castle.is_some()
            && (self.public.can_pay_gems(seat) || self.can_pay_cards(seat))
    }

    /// Asks the next taxed rival after this seat. When all have chosen, makes all pay (KN-16).
    pub(super) fn ask_to_pay<W: Witness<Self>>(&mut self, after: Seat, witness: &mut W) {
        if let Some(seat) = self.rivals_after(after).find(|seat| self.is_taxed(*seat)) {
            self.public.phase = Phase::Pay(seat);
            return witness.see(Event::Asked { seat, question: Question::Pay }, self);
        }
        let mover = self.public.mover;
        let aside = self.aside;
        self.aside.fill(Hand::EMPTY);
        self.public.phase = Phase::Turn;
        for seat in self.rivals_after(mover) {
            if !aside[seat].is_empty() {
                self.pass_cards(seat, mover, aside[seat], witness);
            } else if self.is_taxed(seat) {
                self.pay_gems(seat, mover, witness);
            }
        }
        if !self.end_if_won(witness) {
            self.end_turn(witness);
        }
    }
}
