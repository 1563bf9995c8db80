//! Prompts and refusals of Four Kingdoms.

use super::gestures::nowhere;
use super::{FourKingdoms, Play, words};
use crate::i18n::{four_kingdoms as text, place_key, t};
use crate::table::game::Prompts;
use crate::table::gestures::can_use;
use cardkeep_core::cards::Suit;
use cardkeep_core::games::four_kingdoms::{PileId, Refusal};

impl Prompts for FourKingdoms {
    fn prompt(&self, play: &Play) -> String {
        let position = play.session.full_position();
        if play.dragged.is_some() {
            return String::new();
        }
        if self.demonstrating {
            return t!(text::prompt_solution);
        }
        if self.search.as_ref().is_some_and(|(_, asked)| *asked) {
            return t!(text::prompt_searching);
        }
        if let (Some(piece), Some(card)) = (play.chosen.first(), play.chosen_card()) {
            return match can_use(self, play, *piece) {
                true => t!(text::prompt_where, card),
                false => nowhere(play, *piece),
            };
        }
        if position.public().is_won() && !play.has_steps() {
            return t!(text::prompt_complete);
        }
        if self.stuck {
            return t!(text::prompt_stuck);
        }
        if self.lost {
            return t!(text::prompt_lost);
        }
        if self.ending.is_some() {
            return t!(text::prompt_finish);
        }
        match play.session.record().automatic() {
            0 => words::progress(play.scene.home(), play.session.moves(), play.session.day()),
            count => t!(text::prompt_automatic, count),
        }
    }

    fn refusal(_: &Play, why: Refusal) -> String {
        refusal(why)
    }
}

pub(super) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::NoSuchPlace => t!(text::refused_no_such_place),
        Refusal::AceOntoCard => t!(text::refused_ace_onto_card),
        Refusal::OntoKing(_) => t!(text::refused_onto_king),
        Refusal::DoesNotBuild(_, top, wanted) => t!(text::refused_does_not_build, top, wanted),
        Refusal::NotARun => t!(text::refused_not_a_run),
        Refusal::OntoAce => t!(text::refused_onto_ace),
        Refusal::OtherSuit(place) => t!(text::refused_other_suit, place, suit: suit(place)),
        Refusal::OtherRank(place) => {
            t!(text::refused_other_rank, place: place_key(place), suit: suit(place))
        }
        Refusal::AceAsGuest => t!(text::refused_ace_as_guest),
        Refusal::GuestTaken(suit) => t!(text::refused_guest_taken, suit),
        Refusal::Needs(place, rank) => match place {
            PileId::Guest(suit) => t!(text::refused_needs_for_guest, suit),
            PileId::Subjects(suit) => t!(text::refused_needs_for_subjects, suit),
            PileId::Dungeon(suit) => t!(text::refused_needs_for_dungeon, suit),
            _ => t!(text::refused_needs_rank, rank, suit: suit(place)),
        },
        Refusal::SubjectsInOrder(suit, rank) => t!(text::refused_subjects_in_order, suit, rank),
        Refusal::ToWaste => t!(text::refused_to_waste),
        Refusal::FromHomeToHome => t!(text::refused_from_home),
        Refusal::TalonEmpty => t!(text::refused_stock_empty),
        Refusal::Won => t!(text::refused_won),
        Refusal::NothingThere(_) => t!(text::refused_nothing_there),
        Refusal::SamePlace => t!(text::refused_same_place),
        Refusal::OneCard => t!(text::refused_one_card),
    }
}

/// Returns the suit of a place of a kingdom; these refusals are about no other place.
fn suit(place: PileId) -> Suit {
    place.suit().unwrap_or(Suit::Spades)
}
