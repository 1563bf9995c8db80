//! Summary of what happened since the player's last turn in Of Knights and Ninjas.

use super::words::gems;
use crate::i18n::{knights_and_ninjas as text, t};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{BySeat, View, first_gems};

/// What happened since the player's last turn. It is cleared when the player acts in their turn.
#[derive(Clone, Debug)]
pub(super) struct Since {
    /// Everybody's gems at that time; `None` once the player has acted.
    gems: Option<BySeat<u8>>,
    /// What the player lost.
    losses: Vec<String>,
    /// Whether the player had a turn before.
    again: bool,
}

impl Since {
    pub(super) fn the_deal(seats: u8) -> Since {
        let gems = Some(BySeat::from_fn(seats, |_| first_gems(seats)));
        Since { gems, losses: Vec::new(), again: false }
    }

    /// Starts at a view; `again` says whether the player had a turn before.
    pub(super) fn of(view: &View, again: bool) -> Since {
        Since { gems: Some(view.public.gems), losses: Vec::new(), again }
    }

    /// Starts with the end of the player's turn. What others took during it is still told.
    pub(super) fn end_turn(&mut self, view: &View) {
        let losses = std::mem::take(&mut self.losses);
        *self = Since { losses, ..Since::of(view, true) };
    }

    /// Clears it: the player has acted.
    pub(super) fn forget(&mut self) {
        *self = Since { gems: None, losses: Vec::new(), again: self.again };
    }

    /// Records what the player lost, as a sentence.
    pub(super) fn note(&mut self, loss: String) {
        self.losses.push(loss);
    }

    /// The change of a seat's gems.
    fn change(&self, view: &View, seat: Seat) -> i8 {
        self.gems.map_or(0, |gems| view.public.gems[seat] as i8 - gems[seat] as i8)
    }

    /// The change of a seat's gems: "+2", "−4"; empty if there is none.
    pub(super) fn change_of(&self, view: &View, seat: Seat) -> String {
        match self.change(view, seat) {
            0 => String::new(),
            more @ 1.. => format!("+{more}"),
            less => format!("−{}", less.unsigned_abs()),
        }
    }

    /// The change of a seat's gems in words, for the accessible label.
    pub(super) fn change_said(&self, view: &View, seat: Seat) -> Option<String> {
        let change = self.change(view, seat);
        let (gems, since) = (gems(change.unsigned_abs()), if self.again { "turn" } else { "deal" });
        match change {
            0 => None,
            1.. => Some(t!(text::kingdom_gained, gems, since)),
            _ => Some(t!(text::kingdom_lost, gems, since)),
        }
    }

    /// What the player lost, in sentences, if anything.
    pub(super) fn told(&self) -> Option<String> {
        let losses = self.losses.join(" ");
        match self.again {
            _ if losses.is_empty() => None,
            true => Some(t!(text::since_turn, losses)),
            false => Some(t!(text::since_deal, losses)),
        }
    }
}
