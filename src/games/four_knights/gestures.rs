//! How the actions of Four Knights are made at the table.

use super::scene::{Side, Zone};
use super::words::yield_question;
use super::{FourKnights, Play};
use crate::i18n::{four_knights as text, t};
use crate::table::game::{
    Controls, Gesture, GestureOf, Reaction, ReactionOf, Scene as _, Shortcut, Target, Touch,
};
use cardkeep_core::cards::Card;
use cardkeep_core::games::four_knights::{Action, Phase, STOCKADE_SLOTS};

impl Controls for FourKnights {
    /// A card of the hand is swapped with a slot of the Stockade, or else played to the field.
    fn gestures(&self, play: &Play, piece: Option<usize>) -> Vec<GestureOf<Self>> {
        let act = |action| Gesture::new(Reaction::Act(action));
        let Some(piece) = piece else {
            let keep = act(Action::Keep).button(t!(text::keep_hand));
            let give_up = act(Action::Yield).button(t!(text::yield_battle));
            let gestures =
                [(Action::Keep, keep), (Action::Yield, give_up.asking(yield_question()))];
            let legal = gestures.into_iter().filter(|(action, _)| play.check(*action).is_ok());
            return legal.map(|(_, gesture)| gesture).collect();
        };
        let Some(card) = own(play, piece) else { return Vec::new() };
        let plays = match play.now().public.phase {
            Phase::Swap(_) => {
                let slots = (1..=STOCKADE_SLOTS as u8).filter_map(|slot| {
                    let there = *play.scene.at(Zone::Stockade(slot)).first()?;
                    let swap = act(Action::Swap(card, slot)).from(piece);
                    Some(swap.to(Target::Piece(there)))
                });
                return slots.collect();
            }
            Phase::Commit(_) => Action::Commit(card),
            Phase::Reinforce(_) => Action::Reinforce(card),
            Phase::Forfeit(_) => Action::Forfeit(card),
            Phase::Over => return Vec::new(),
        };
        let field = Target::Zone(Zone::Field(Side::Mine));
        vec![act(plays).from(piece).to(field).shortcut(Shortcut::EnterOrAgain)]
    }

    /// A card may be dropped on either side of the field.
    fn target_zone(&self, _: &Play, zone: Zone) -> Zone {
        match zone {
            Zone::Field(_) => Zone::Field(Side::Mine),
            zone => zone,
        }
    }

    fn elsewhere(&self, play: &Play, touch: Touch<Zone>) -> ReactionOf<Self> {
        match touch.place {
            Some(Zone::Stockade(_)) if is_swapping(play) && play.chosen.is_empty() => {
                Reaction::Refuse(t!(text::prompt_swap_first))
            }
            _ => Reaction::Clear,
        }
    }

    fn focus_rows(&self, play: &Play) -> Vec<Vec<Target<Zone>>> {
        let line = |place| play.scene.at(place).into_iter().map(Target::Piece);
        let slots = (1..=STOCKADE_SLOTS as u8).map(Zone::Stockade).flat_map(line);
        let slots = slots.filter(|_| is_swapping(play)).collect();
        vec![slots, line(Zone::Hand(Side::Mine)).collect()]
    }
}

/// Returns the card of a piece in the player's hand.
fn own(play: &Play, piece: usize) -> Option<Card> {
    let piece = play.scene.pieces().get(piece)?;
    piece.card.filter(|_| piece.place == Zone::Hand(Side::Mine))
}

/// Whether the player has to choose a card for the Stockade.
pub(super) fn is_swapping(play: &Play) -> bool {
    play.is_open() && matches!(play.now().public.phase, Phase::Swap(_))
}
