//! The view of one seat in Of Knights and Ninjas (C-4), and determinizations of it.

use serde::Serialize;

use super::{
    Attack, BySeat, Card, CardPile, Draft, Fort, Hand, Knowledge, Obstacle, Phase, Position,
    TurnPlays, gems_to_win,
};
use crate::engine::{Chance, Seat};

/// Everything one seat may know (C-4).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The viewing seat.
    pub seat: Seat,
    /// The seat set to begin by the setup (KN-2).
    pub first: Option<Seat>,
    /// The turn's number, from 1; 0 before the first turn.
    pub turn: u16,
    /// The seat whose turn it is; during a draft and at the end, whose it was last.
    pub mover: Seat,
    /// What was played in this turn.
    pub conduct: TurnPlays,
    /// What the position waits for.
    pub phase: Phase,
    /// Each seat's gems, without those on the move.
    pub gems: BySeat<u8>,
    /// The seat's own cards.
    pub hand: Hand,
    /// How many cards each seat holds.
    pub hand_sizes: BySeat<u8>,
    /// The fortifications of each kingdom.
    pub forts: BySeat<Fort>,
    /// The standing ladders of the player whose turn it is.
    pub ladders: Hand,
    /// The cards shown to a herald while one of them is being taken; before that, and while a monk
    /// is paid, only what the seat itself has chosen.
    pub aside: BySeat<Hand>,
    /// Number of cards in the draw pile.
    pub pile: u8,
    /// The discards, newest last.
    pub discards: CardPile,
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
    pub(super) fn of(position: &Position, seat: Seat) -> View {
        let seats = position.seats();
        let open = position.phase == Phase::Take;
        let aside = |other: Seat| {
            if open || other == seat { position.aside[other] } else { Hand::EMPTY }
        };
        let looked = position.draft.cards.last().copied();
        View {
            seat,
            first: position.first,
            turn: position.turn,
            mover: position.mover,
            conduct: position.conduct,
            phase: position.phase,
            gems: position.gems,
            hand: position.hands[seat],
            hand_sizes: BySeat::from_fn(seats, |other| position.hands[other].len()),
            forts: position.forts,
            ladders: position.ladders,
            aside: BySeat::from_fn(seats, aside),
            pile: position.pile.len() as u8,
            discards: position.discards,
            draft: position.draft.cards.len() as u8,
            draft_old: position.draft.old,
            draft_begun_by: position.draft.begun_by,
            looked: looked.filter(|_| position.phase == Phase::Draft(seat)),
            known: position.known.by(seat),
            exposed: position.known.about(seat),
            stock: position.stock[seat],
        }
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.gems.seats()
    }

    /// Whether the rules for two players apply (KN-20 to KN-23).
    pub fn is_duel(&self) -> bool {
        self.seats() == 2
    }

    /// Returns the round's number, from 1 (KN-24).
    pub fn round(&self) -> u16 {
        self.turn.saturating_sub(1) / u16::from(self.seats()) + 1
    }

    /// Returns how many gems an attack takes if nothing changes (KN-10).
    pub fn gems_at_stake(&self, attack: Attack) -> u8 {
        attack.strength_left().min(self.gems[attack.on])
    }

    /// Returns the fortification that an attack destroys if it is not stopped (KN-7).
    pub fn would_destroy(&self, attack: Attack) -> Option<Card> {
        attack.force.role().destroys().filter(|lost| self.forts[attack.on].has(*lost))
    }

    /// Whether this many more gems win the match for a seat (KN-5, KN-20).
    pub fn would_win(&self, seat: Seat, gems: u8) -> bool {
        self.gems[seat] + gems >= gems_to_win(self.seats())
    }

    /// Returns what keeps a card of the player whose turn it is away from a kingdom, if anything
    /// (KN-7).
    pub fn obstacle(&self, on: Seat, role: Card) -> Option<Obstacle> {
        self.forts[on].stops(role, !self.ladders.is_empty())
    }

    /// Returns the cards whose place this seat does not know: those in the draw pile and the draft,
    /// and those in other hands except the known ones.
    pub fn unseen(&self) -> Hand {
        let mut left = Card::deck().minus(&self.hand).minus(&self.ladders);
        self.forts.iter().flat_map(Fort::iter).for_each(|guise| left.remove(guise.card(), 1));
        self.discards.iter().for_each(|card| left.remove(*card, 1));
        self.known.iter().for_each(|known| left = left.minus(known));
        if let Phase::Answer(attack) = self.phase {
            left = left.minus(&attack.force.hand());
            left = attack.response.iter().fold(left, |left, force| left.minus(&force.hand()));
        }
        if let Some(card) = self.looked {
            left.remove(card, 1);
        }
        left
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
            turn: self.turn,
            mover: self.mover,
            conduct: self.conduct,
            phase: self.phase,
            gems: self.gems,
            hands,
            forts: self.forts,
            ladders: self.ladders,
            aside: self.aside,
            pile,
            discards: self.discards,
            draft: Draft { cards, old: self.draft_old, begun_by: self.draft_begun_by },
            known: self.imagine_knowledge(),
            stock: BySeat::from_fn(self.seats(), |_| self.stock),
        };
        if let Some(card) = self.looked.filter(|_| self.draft_old == 0) {
            position.stock[self.seat.other()].add(card, 1);
        }
        if let Phase::Show(asked) | Phase::Pay(asked) = self.phase {
            for seat in position.rivals_after(self.mover).take_while(|seat| *seat != asked) {
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
        let mut knowledge = Knowledge::new(self.seats());
        for viewer in Seat::all(self.seats()) {
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
        let cards = match self.phase {
            Phase::Show(_) => self.owes_show(seat),
            _ if !self.is_taxed(seat) || !self.can_pay_cards(seat) => 0,
            _ if self.can_pay_gems(seat) && chance.below(2) == 0 => 0,
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
