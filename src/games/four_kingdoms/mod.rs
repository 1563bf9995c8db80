//! The table of Four Kingdoms.

mod advice;
mod beats;
mod commands;
mod ending;
mod explain;
mod gestures;
mod moments;
mod prompts;
mod scene;
mod show;
mod solitaire;
mod status;
mod tips;
mod words;

use scene::Scene;

use crate::pending::Pending;
use crate::session::Moment;
use crate::table::game::{Beat, Presentation, Solitaire, TableGame};
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use crate::table::play;
use cardkeep_core::games::four_kingdoms::{Action, Answer, Position, View};

type Play = play::Play<FourKingdoms>;

/// State of the table besides the game.
#[derive(Default)]
pub(super) struct FourKingdoms {
    /// Whether no useful moves are left (FK-12).
    stuck: bool,
    /// The move from which all remaining cards go home automatically.
    ending: Option<Action>,
    /// Whether the rest follows automatically after the next move.
    finishing: bool,
    /// The hints found so far at this position, best first, and how often one was shown.
    hints: Vec<Action>,
    hinted: usize,
    /// Whether finding out if the game is winnable takes too long.
    unknown: bool,
    /// The running search, and whether the player asked for it and is waiting.
    search: Option<(Pending<Answer>, bool)>,
    /// A winning line from here, if known, for a player who wants warnings about lost deals.
    way: Vec<Action>,
    /// Whether the player was told that the game can't be won any more.
    lost: bool,
    /// Whether the deal is known to have been unwinnable from the start; `None` if not searched.
    hopeless: Option<bool>,
    /// Whether a dead end is to be reported.
    tells: bool,
    /// Whether a demonstration is being shown.
    demonstrating: bool,
}

impl Presentation for FourKingdoms {
    type Rules = Position;
    type Scene = Scene;

    fn new(_: &Names) -> Self {
        FourKingdoms::default()
    }

    fn begin(&mut self, _: &Names, _: &View) -> Vec<Beat<Self>> {
        beats::deal()
    }

    fn present(&mut self, _: &Names, _: &View, moment: &Moment<Position>) -> Vec<Beat<Self>> {
        beats::beats(&moment.event)
    }

    fn highlight(_: &Names, before: &View, moment: &Moment<Position>) -> Highlight {
        moments::highlight(before, moment)
    }
}

impl TableGame for FourKingdoms {
    fn prepare(&mut self, play: &mut Play) {
        self.take_stock(play);
    }

    fn solitaire(&self) -> Option<&dyn Solitaire<Self>> {
        Some(self)
    }

    fn solitaire_mut(&mut self) -> Option<&mut dyn Solitaire<Self>> {
        Some(self)
    }
}
