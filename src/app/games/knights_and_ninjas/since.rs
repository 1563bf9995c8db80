//! What has come to everybody since the player's last turn ended, for who looked away.

use super::lexicon::gems;
use super::message::Message;
use crate::app::table::names::Names;
use crate::app::words::phrases::list;
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{BySeat, View, first_gems};

/// How many losses are told one by one.
const TOLD: usize = 3;

/// What has come to everybody since the player's last turn ended. It is forgotten as soon as the
/// player does something with a turn of its own.
#[derive(Clone, Debug)]
pub struct Since {
    /// Everybody's gems then; nothing once the player has done something.
    gems: Option<BySeat<u8>>,
    /// What the player lost.
    losses: Vec<String>,
    /// The player had a turn before.
    again: bool,
}

impl Since {
    pub fn the_deal(seats: u8) -> Since {
        let gems = Some(BySeat::from_fn(seats, |_| first_gems(seats)));
        Since { gems, losses: Vec::new(), again: false }
    }

    /// Begins where a view stands; `again` says whether the player had a turn before.
    pub fn of(view: &View, again: bool) -> Since {
        Since { gems: Some(view.gems), losses: Vec::new(), again }
    }

    /// Clears it: the player has done something with the turn.
    pub fn forget(&mut self) {
        *self = Since { gems: None, losses: Vec::new(), again: self.again };
    }

    /// Takes note of what the player lost by what is told.
    pub fn note(&mut self, message: &Message, names: &Names) {
        if self.gems.is_some() {
            self.losses.extend(message.loss(names));
        }
    }

    /// How many gems a seat has more than then.
    fn change(&self, view: &View, seat: Seat) -> i8 {
        self.gems.map_or(0, |gems| view.gems[seat] as i8 - gems[seat] as i8)
    }

    /// How many gems a seat has more or less: "+2", "−4".
    pub fn change_of(&self, view: &View, seat: Seat) -> String {
        match self.change(view, seat) {
            0 => String::new(),
            more @ 1.. => format!("+{more}"),
            less => format!("−{}", less.unsigned_abs()),
        }
    }

    /// The same for those who cannot see it.
    pub fn change_said(&self, view: &View, seat: Seat) -> String {
        let change = self.change(view, seat);
        match change {
            0 => String::new(),
            _ => {
                let more = if change > 0 { "more" } else { "less" };
                format!("{} {more} since {}", gems(change.unsigned_abs()), self.when())
            }
        }
    }

    fn when(&self) -> &'static str {
        if self.again { "your last turn" } else { "the beginning" }
    }

    /// What the player lost, in a sentence, if anything.
    pub fn told(&self) -> Option<String> {
        let beyond = self.losses.len().saturating_sub(TOLD);
        let mut losses = self.losses[beyond..].to_vec();
        losses.extend((beyond > 0).then(|| String::from("more before that")));
        (!losses.is_empty()).then(|| format!("Since {}: {}.", self.when(), list(&losses)))
    }
}
