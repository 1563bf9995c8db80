//! Scene of the table of Of Knights and Ninjas: the cards in each zone.

use super::zone::Zone;
use crate::table::game::{self, Scene as _};
use crate::table::pieces::Pieces;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{
    Card, Event, Hand, Phase, PlayedCard, Position, View,
};

/// All 95 cards.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    human: Seat,
    seats: u8,
    pieces: Pieces<Zone, PlayedCard>,
    /// The seat whose turn it is; in a draft, the last one to look at a card.
    pub acting: Seat,
}

impl Scene {
    /// Returns the known cards of a zone as played.
    pub(crate) fn cards(&self, zone: Zone) -> Vec<PlayedCard> {
        self.at(zone).into_iter().filter_map(|number| self.pieces.card(number)).collect()
    }

    /// Returns how many cards of each kind a zone holds, in its order. Covered cards lie side by side.
    pub(crate) fn kinds(&self, zone: Zone) -> Vec<usize> {
        let known = self.cards(zone);
        if known.is_empty() {
            return vec![1; self.count(zone)];
        }
        known.chunk_by(|one, other| one == other).map(<[PlayedCard]>::len).collect()
    }

    fn lay(&mut self, zone: Zone, cards: impl IntoIterator<Item = PlayedCard>) {
        for card in cards {
            self.pieces.bring(Zone::Pile, zone, Some(card), true);
        }
    }

    fn lay_unknown(&mut self, zone: Zone, cards: u8) {
        (0..cards).for_each(|_| self.pieces.bring(Zone::Pile, zone, None, false));
    }
}

impl game::Scene for Scene {
    type Rules = Position;
    type Zone = Zone;
    type Card = PlayedCard;

    fn of(view: &View) -> Scene {
        let (human, seats, acting) = (view.seat, view.public.seats(), view.public.mover);
        let pieces = Pieces::new(Card::DECK, Zone::Pile);
        let mut scene = Scene { human, seats, pieces, acting };
        for (seat, size) in view.hand_sizes.pairs() {
            let shown =
                if view.public.phase == Phase::Take { view.aside[seat] } else { Hand::EMPTY };
            scene.lay(Zone::Shown(seat), shown.cards().map(PlayedCard::plain));
            let held = if seat == human { view.hand.minus(&shown) } else { Hand::EMPTY };
            scene.lay(Zone::Hand(seat), held.cards().map(PlayedCard::plain));
            scene.lay_unknown(Zone::Hand(seat), size - shown.len() - held.len());
            scene.lay(Zone::Fort(seat), view.public.forts[seat].iter());
        }
        let ladder = |card: Card| match card {
            Card::Jester => PlayedCard::jester(Card::Ladder),
            card => PlayedCard::plain(card),
        };
        scene.lay(Zone::Ladders, view.public.ladders.cards().map(ladder));
        let mut draft = view.draft;
        match view.public.phase {
            Phase::Answer(attack) => {
                scene.lay(Zone::Attack, attack.force.guises());
                let response = attack.response.into_iter();
                response.for_each(|force| scene.lay(Zone::Answer, force.guises()));
            }
            Phase::Draft(seat) => {
                scene.acting = seat;
                draft = draft.saturating_sub(1);
                match view.looked {
                    Some(card) => scene.lay(Zone::Looked, [card.into()]),
                    None => scene.lay_unknown(Zone::Looked, 1),
                }
            }
            _ => {}
        }
        scene.lay_unknown(Zone::Draft, draft);
        scene.lay(Zone::Discards, view.public.discards.iter().copied().map(PlayedCard::plain));
        scene
    }

    fn stage(&mut self, _: &Scene, event: &Event) {
        match event {
            // A catapult stays on the stage until the castle is lost.
            Event::Prepared { card, .. } if card.role() == Card::Catapult => {
                if let Some(number) = self.pieces.at(Zone::Discards).last() {
                    self.pieces.put(*number, Zone::Attack, Some(*card), true);
                }
            }
            Event::Kept { seat, .. } | Event::Given { seat, .. } => self.acting = *seat,
            _ => {}
        }
    }

    fn pieces(&self) -> &Pieces<Zone, PlayedCard> {
        &self.pieces
    }

    fn pieces_mut(&mut self) -> &mut Pieces<Zone, PlayedCard> {
        &mut self.pieces
    }

    fn zones(&self) -> Vec<Zone> {
        let of = |zone: fn(Seat) -> Zone| Seat::all(self.seats).map(zone);
        let piles = [Zone::Pile, Zone::Discards, Zone::Draft, Zone::Looked, Zone::Ladders];
        let seats = of(Zone::Fort).chain(of(Zone::Hand)).chain(of(Zone::Shown));
        piles.into_iter().chain([Zone::Attack, Zone::Answer]).chain(seats).collect()
    }

    /// Sorts the player's hand, fortifications and ladders by kind; other zones keep their order.
    fn at(&self, zone: Zone) -> Vec<usize> {
        let mut found = self.pieces.at(zone);
        let by_kind = match zone {
            Zone::Hand(seat) => seat == self.human,
            Zone::Fort(_) | Zone::Ladders => true,
            _ => false,
        };
        if by_kind {
            found.sort_by_key(|number| self.pieces.card(*number));
        }
        found
    }
}
