//! The view of one seat in Of Knights and Ninjas (C-4), and determinizations of it.

use serde::Serialize;

use super::special::owed;
use super::{BySeat, Card, CardPile, Draft, Fort, Hand, Knowledge, Phase, Position, Public};
use super::{shown_to_herald, tithe};
use crate::engine::{Chance, Seat};

/// Everything one seat may know (C-4).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The viewing seat.
    pub seat: Seat,
    /// The seat set to begin by the setup (KN-2).
    pub first: Option<Seat>,
    /// What all seats see.
    #[serde(flatten)]
    pub public: Public,
    /// The seat's own cards.
    pub hand: Hand,
    /// How many cards each seat holds.
    pub hand_sizes: BySeat<u8>,
    /// The cards shown to a herald while one of them is being taken; before that, and while a monk
    /// is paid, only what the seat itself has chosen.
    pub aside: BySeat<Hand>,
    /// Number of cards in the draw pile.
    pub pile: u8,
    /// Number of cards in the draft, including the one being looked at (KN-21).
    pub draft: u8,
    /// How many of them, counted from the next to be looked at, were dealt before the last
    /// reshuffle.
    pub draft_old: u8,
    /// The seat that began this draft or the last one, with two players.
    pub draft_begun_by: Option<Seat>,
    /// The card that the seat itself is looking at.
    pub looked: Option<Card>,
    /// Cards that the seat knows each other seat to hold: it saw them shown, given or taken, and
    /// they have certainly not left that hand.
    pub known: BySeat<Hand>,
    /// Own cards that each other seat knows in this way.
    pub exposed: BySeat<Hand>,
    /// The cards that may still be in the draw pile: those of the last shuffle, which were all
    /// public, minus those the seat has seen come from it. Before the first reshuffle, those of the
    /// deck.
    pub stock: Hand,
}

impl View {
    /// Returns how many cards the viewing seat still has to choose if it is asked to show some to a
    /// herald (KN-14, KN-23) or to pay a monk in cards (KN-16); 0 otherwise.
    pub fn still_to_choose(&self) -> u8 {
        let most = match self.public.phase {
            Phase::Show(seat) if seat == self.seat => shown_to_herald(self.public.seats()),
            Phase::Pay(seat) if seat == self.seat => tithe(self.public.seats()),
            _ => 0,
        };
        owed(most, &self.hand, &self.aside[self.seat])
    }

    pub(super) fn of(position: &Position, seat: Seat) -> View {
        let seats = position.public.seats();
        let open = position.public.phase == Phase::Take;
        let aside = |other: Seat| {
            if open || other == seat { position.aside[other] } else { Hand::EMPTY }
        };
        let looked = position.draft.cards.last().copied();
        View {
            seat,
            first: position.first,
            public: position.public.clone(),
            hand: position.hands[seat],
            hand_sizes: BySeat::from_fn(seats, |other| position.hands[other].len()),
            aside: BySeat::from_fn(seats, aside),
            pile: position.pile.len() as u8,
            draft: position.draft.cards.len() as u8,
            draft_old: position.draft.old,
            draft_begun_by: position.draft.begun_by,
            looked: looked.filter(|_| position.public.phase == Phase::Draft(seat)),
            known: position.known.by(seat),
            exposed: position.known.about(seat),
            stock: position.stock[seat],
        }
    }

    /// Returns the cards whose place this seat does not know: those in the draw pile and the draft,
    /// and those in other hands except the known ones.
    pub fn unseen(&self) -> Hand {
        let mut left = Card::deck().minus(&self.hand).minus(&self.public.ladders);
        self.public
            .forts
            .iter()
            .flat_map(Fort::iter)
            .for_each(|guise| left.remove(guise.card(), 1));
        self.public.discards.iter().for_each(|card| left.remove(*card, 1));
        self.known.iter().for_each(|known| left = left.minus(known));
        if let Phase::Answer(attack) = self.public.phase {
            left = left.minus(&attack.force.hand());
            left = attack.response.iter().fold(left, |left, force| left.minus(&force.hand()));
        }
        if let Some(card) = self.looked {
            left.remove(card, 1);
        }
        left
    }

    /// Returns what all seats know, from this side of the table.
    pub(super) fn public(&self) -> View {
        let none = BySeat::from_fn(self.public.seats(), |_| Hand::EMPTY);
        let open = self.public.phase == Phase::Take;
        View {
            hand: Hand::EMPTY,
            aside: if open { self.aside } else { none },
            looked: None,
            known: none,
            exposed: none,
            stock: Hand::EMPTY,
            ..self.clone()
        }
    }

    /// Samples a determinization in which every unseen card is equally likely in every possible
    /// place: the pile, if it can have been there at the last shuffle, and the others' hands.
    pub(super) fn imagine(&self, chance: &mut Chance) -> Position {
        let unseen = self.unseen();
        let stocked = unseen.and(&self.stock);
        let looked = usize::from(self.looked.is_some());
        let fresh = usize::from(self.draft) - looked.max(self.draft_old.into());
        let mut pile: CardPile = stocked.cards().collect();
        let mut elsewhere: CardPile = unseen.minus(&stocked).cards().collect();
        chance.shuffle(&mut pile);
        // Cards that do not fit into the pile have left it for someone's hand.
        while pile.len() > usize::from(self.pile) + fresh {
            pile.pop().into_iter().for_each(|card| elsewhere.push(card));
        }
        chance.shuffle(&mut elsewhere);
        let mut next = || elsewhere.pop().expect("as many cards are unseen as places are hidden");

        let mut hands = self.known;
        for (seat, size) in self.hand_sizes.pairs() {
            if seat == self.seat {
                hands[seat] = self.hand;
            }
            (hands[seat].len()..*size).for_each(|_| hands[seat].add(next(), 1));
        }
        let old = usize::from(self.draft) - fresh - looked;
        let dealt_later = pile.split_off(usize::from(self.pile));
        let dealt_first = (0..old).map(|_| next());
        let cards = dealt_later.iter().copied().chain(dealt_first).chain(self.looked).collect();
        let mut position = Position {
            seed: chance.bits(),
            streams: 0,
            first: self.first,
            public: self.public.clone(),
            hands,
            aside: self.aside,
            pile,
            draft: Draft { cards, old: self.draft_old, begun_by: self.draft_begun_by },
            known: self.imagine_knowledge(),
            stock: BySeat::from_fn(self.public.seats(), |_| self.stock),
        };
        if let Some(card) = self.looked.filter(|_| self.draft_old == 0) {
            position.stock[self.seat.other()].add(card, 1);
        }
        if let Phase::Show(asked) | Phase::Pay(asked) = self.public.phase {
            for seat in position.rivals_after(self.public.mover).take_while(|seat| *seat != asked) {
                if seat != self.seat {
                    position.choose_by_chance(seat, chance);
                }
            }
        }
        position
    }

    /// Returns the others' knowledge: certain for this seat's hand, and for other hands what this
    /// seat knows.
    fn imagine_knowledge(&self) -> Knowledge {
        let mut knowledge = Knowledge::new(self.public.seats());
        for viewer in Seat::all(self.public.seats()) {
            for (holder, held) in self.known.pairs().filter(|(holder, _)| *holder != viewer) {
                let own = holder == self.seat;
                *knowledge.of_mut(viewer, holder) = if own { self.exposed[viewer] } else { *held };
            }
        }
        knowledge
    }
}

impl Position {
    /// Draws random choices for a seat that has chosen face down what to show or pay.
    fn choose_by_chance(&mut self, seat: Seat, chance: &mut Chance) {
        let cards = match self.public.phase {
            Phase::Show(_) => self.owes_show(seat),
            _ if !self.is_taxed(seat) || !self.can_pay_cards(seat) => 0,
            _ if self.public.can_pay_gems(seat) && chance.below(2) == 0 => 0,
            _ => self.owes_cards(seat),
        };
        for _ in 0..cards {
            let left = self.hands[seat].minus(&self.aside[seat]);
            if let Some(card) = left.nth(chance.below(left.len().into()) as u8) {
                self.aside[seat].add(card, 1);
            }
        }
    }
}
