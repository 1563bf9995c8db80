//! Appearance of the table of Four Kingdoms: cards and empty places.

use slint::{ComponentHandle, Model};

use super::scene::{KINGDOMS, Spot};
use super::{FourKingdoms, Play, beats, words};
use crate::i18n::{four_kingdoms as text, t};
use crate::scale::pixels;
use crate::table::arrange::Arrangement;
use crate::table::cards::Face;
use crate::table::game::{Appearance, CardLayout, Look, Scene as _};
use crate::table::models::{rows, updated};
use crate::ui::{self, KingdomSlot, Ring};
use cardkeep_art::CardArt;
use cardkeep_core::cards::{Card, Suit};
use cardkeep_core::games::four_kingdoms::{Action, PileId};

/// Number of cards drawn of a pile: as many as can be on their way there.
const SEEN_OF_HEAP: usize = 3;

impl Appearance for FourKingdoms {
    fn lay(&self, play: &Play, spot: Spot) -> Option<CardLayout> {
        let heap = Arrangement::Heap { seen: SEEN_OF_HEAP };
        let (arrangement, layer) = match spot {
            Spot::Talon => (heap, 1),
            Spot::At(PileId::Row(_)) => (Arrangement::Column { down: play.scene.down(spot) }, 3),
            Spot::At(_) => (heap, 2),
        };
        Some(CardLayout::new(spot.to_string(), arrangement, layer))
    }

    fn look(&self, play: &Play, number: usize) -> Look {
        let Some(piece) = play.scene.pieces().get(number) else { return Look::default() };
        let card = piece.shown();
        let mut look = Look::plain(card.map_or(Face::Down, Face::up));
        let crowned = &Suit::ALL[..beats::crowned(play).min(Suit::ALL.len())];
        if card.is_some_and(|card| crowned.contains(&card.suit())) {
            look.ring = Ring::Complete;
        }
        let top = play.scene.top(piece.place) == Some(number);
        if piece.place == Spot::Talon && top {
            let left = play.scene.at(Spot::Talon).len();
            // Before the deal, all cards are there.
            look.badge = if left == Card::COUNT { String::new() } else { left.to_string() };
        }
        if self.demonstrating || play.session.outcome().is_some() {
            return look;
        }
        let advised = play.advised();
        let (acts, label, meant) = match (piece.place, card) {
            (Spot::Talon, _) => {
                let count = play.scene.at(Spot::Talon).len();
                (top, t!(text::stock, count), advised == Some(Action::Deal))
            }
            (Spot::At(place), Some(card)) => {
                let taken = play.scene.taken_with(number).len();
                let moves = |action| match action {
                    Action::Move { from, count, .. } => {
                        from == place && taken <= usize::from(count)
                    }
                    Action::Deal => false,
                };
                let chosen = play.chosen.contains(&number);
                let label = t!(text::label, card, place, chosen, covered: !top);
                (taken > 0, label, taken > 0 && advised.is_some_and(moves))
            }
            (Spot::At(_), None) => return look,
        };
        if acts {
            (look.label, look.acts) = (label, true);
        }
        if meant && acts {
            look.ring = Ring::Chosen;
        } else if top && goes_to(advised, piece.place) {
            look.ring = Ring::Lit;
        }
        look
    }

    fn update_ui(&self, play: &Play, window: &ui::App, art: &CardArt) {
        let own = window.global::<ui::FourKingdoms>();
        own.set_slots(updated(own.get_slots(), slots(play)));
        let size = pixels(window.window(), own.get_token());
        let suits = KINGDOMS.map(|suit| art.suit(suit, size));
        if !own.get_suits().iter().eq(suits.iter().cloned()) {
            own.set_suits(rows(suits));
        }
    }
}

/// Whether the hinted move leads there.
fn goes_to(advised: Option<Action>, spot: Spot) -> bool {
    matches!(advised, Some(Action::Move { to, .. }) if spot == Spot::At(to))
}

/// Returns the look of every place while it is empty.
fn slots(play: &Play) -> Vec<KingdomSlot> {
    let advised = play.advised();
    let slot = |spot: Spot| {
        let kingdom = match spot {
            Spot::At(place) => place
                .suit()
                .map(|suit| (place, play.session.full_position().public().kingdom(suit))),
            Spot::Talon => None,
        };
        let empty = play.scene.is_empty(spot);
        let label =
            if empty { words::describe(spot, play.session.full_position()) } else { String::new() };
        KingdomSlot {
            locked: kingdom.is_some_and(|(place, kingdom)| kingdom.barred(place).is_some()),
            advised: empty && goes_to(advised, spot),
            label: label.into(),
        }
    };
    Spot::all().map(slot).collect()
}
