//! The view of one seat in Four Knights (C-4), and determinizations of it.

use serde::Serialize;

use super::{Phase, Position, Public, STOCKADE_SLOTS, beaters};
use crate::cards::{Card, CardSet, Pile};
use crate::engine::{Chance, Outcome, Prospect, Seat};

/// Everything that one seat may know (C-4).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The seat.
    pub seat: Seat,
    /// What both seats see.
    #[serde(flatten)]
    pub public: Public,
    /// The hand being played, 1 to 4.
    pub hand_number: u8,
    /// The seat's own cards.
    pub hand: CardSet,
    /// How many they are.
    pub own_cards: usize,
    /// Own cards that the opponent knows.
    pub exposed: CardSet,
    /// Cards the opponent knows this seat does not hold.
    pub lacks: CardSet,
    /// The seat's own committed card, until both are revealed.
    pub committed: Option<Card>,
    /// Whether the seat has committed a card face down.
    pub own_committed: bool,
    /// Number of cards in the opponent's hand.
    pub opponent_cards: usize,
    /// Cards certainly in the opponent's hand or committed by it: it took them from a Stockade slot
    /// where this seat had left them.
    pub opponent_holds: CardSet,
    /// Cards the opponent certainly does not hold, because it was pressed and did not play any of
    /// them (FN-7). Does not record that it could have answered when it yielded (FN-6).
    pub opponent_lacks: CardSet,
    /// Whether the opponent has committed a card face down.
    pub opponent_committed: bool,
    /// The Stockade, slot 1 first: cards this seat left there that are still there (FN-10).
    pub stockade: [Option<Card>; STOCKADE_SLOTS],
    /// Number of undealt cards.
    pub deck_cards: usize,
}

impl View {
    pub(super) fn of(position: &Position, seat: Seat) -> View {
        let (own, other) = (seat.index(), seat.other().index());
        let held = |seat: usize| {
            position.hands[seat].union(position.committed[seat].into_iter().collect())
        };
        let mut stockade = position.stockade.map(Some);
        for (card, left_by) in stockade.iter_mut().zip(position.public.left_by) {
            *card = card.filter(|_| left_by == Some(seat));
        }
        View {
            seat,
            public: position.public.clone(),
            hand_number: position.hand,
            hand: position.hands[own],
            own_cards: position.hands[own].len(),
            exposed: position.exposed[own].intersection(held(own)),
            lacks: position.lacks[own],
            committed: position.committed[own],
            own_committed: position.committed[own].is_some(),
            opponent_cards: position.hands[other].len(),
            opponent_holds: position.exposed[other].intersection(held(other)),
            opponent_lacks: position.lacks[other],
            opponent_committed: position.committed[other].is_some(),
            stockade,
            deck_cards: position.deck.len(),
        }
    }

    /// Returns the cards whose place this seat does not know.
    pub fn unseen(&self) -> CardSet {
        let seen =
            self.public.received.iter().flatten().fold(self.hand, |seen, set| seen.union(*set));
        let lying = self.public.field.iter().flat_map(|line| line.iter().copied());
        let known = lying.chain(self.committed).chain(self.stockade.into_iter().flatten());
        CardSet::FULL.minus(seen).minus(known.collect()).minus(self.opponent_holds)
    }

    /// The match is decided once a seat leads by more cards than are left to receive (FN-11).
    pub(super) fn prospect(&self) -> Prospect {
        let totals = [0, 1].map(|seat| self.public.total(Seat(seat)));
        let leader = Seat(u8::from(totals[1] > totals[0]));
        if totals[0].abs_diff(totals[1]) > self.public.remaining() {
            Prospect::Decided(Outcome::won_by([leader]))
        } else {
            Prospect::Open
        }
    }

    /// Returns what both seats know, from this side of the table.
    pub(super) fn public(&self) -> View {
        View {
            hand: CardSet::EMPTY,
            exposed: CardSet::EMPTY,
            committed: None,
            opponent_holds: CardSet::EMPTY,
            stockade: [None; STOCKADE_SLOTS],
            ..self.clone()
        }
    }

    pub(super) fn imagine(&self, chance: &mut Chance) -> Position {
        let (own, other) = (self.seat.index(), self.seat.other().index());
        let unseen = self.unseen();
        let hidden = self.imagine_opponent(unseen, chance);
        let mut committed = [None, None];
        committed[own] = self.committed;
        let mut hands = [hidden; 2];
        hands[own] = self.hand;
        if self.opponent_committed {
            let card = hidden.nth(chance.below(hidden.len() as u32) as usize);
            committed[other] = card;
            hands[other] = hidden.minus(card.into_iter().collect());
        }

        let mut rest: Pile<{ Card::COUNT }> = Pile::EMPTY;
        unseen.minus(hidden).iter().for_each(|card| rest.push(card));
        chance.shuffle(&mut rest);
        let mut next = || rest.pop().expect("as many cards are unseen as places are hidden");
        let stockade = self.stockade.map(|known| known.unwrap_or_else(&mut next));
        let mut deck = Pile::EMPTY;
        for _ in 0..self.deck_cards {
            deck.push(next());
        }

        let both = |mine, theirs| if own == 0 { [mine, theirs] } else { [theirs, mine] };
        Position {
            public: self.public.clone(),
            hand: self.hand_number,
            hands,
            committed,
            stockade,
            exposed: both(self.exposed, self.opponent_holds),
            lacks: both(self.lacks, self.opponent_lacks),
            deck,
        }
    }

    /// Draws the opponent's hidden cards, in hand or committed.
    fn imagine_opponent(&self, unseen: CardSet, chance: &mut Chance) -> CardSet {
        let held = self.opponent_cards + usize::from(self.opponent_committed);
        let possible = unseen.minus(self.opponent_lacks);
        // An opponent asked to reinforce holds an answer (FN-6, FN-7).
        let answers = match (self.public.phase, self.public.field[self.seat.index()].last()) {
            (Phase::Reinforce(seat), Some(newest)) if seat != self.seat => beaters(*newest),
            _ => CardSet::FULL,
        };
        let draw = |mut hidden: CardSet, chance: &mut Chance| {
            let mut left = possible.minus(hidden);
            while hidden.len() < held {
                let Some(card) = left.nth(chance.below(left.len() as u32) as usize) else { break };
                left.remove(card);
                hidden.insert(card);
            }
            hidden
        };
        for _ in 0..100 {
            let hidden = draw(self.opponent_holds, chance);
            if !hidden.intersection(answers).is_empty() || held == 0 {
                return hidden;
            }
        }
        // This is so rare that drawing the answer first does not bias the odds noticeably.
        let answers = possible.intersection(answers);
        let answer = answers.nth(chance.below(answers.len() as u32) as usize);
        draw(self.opponent_holds.union(answer.into_iter().collect()), chance)
    }
}
