//! The first-time tips that the player no longer needs.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::MatchId;
use cardkeep_core::text;

/// Maximum tips of a game that are remembered; no game has more.
const TIPS: usize = 100;

/// What the player has seen of a game's first-time tips.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TipProgress {
    /// The ids of the tips that were shown or are not needed any more.
    pub done: BTreeSet<String>,
    /// The match in which the latest tip was shown.
    pub latest: Option<MatchId>,
    /// Number of tips shown in that match.
    pub shown: u8,
}

impl TipProgress {
    /// Returns how many tips were shown in a match.
    pub fn shown_in(&self, id: &MatchId) -> u8 {
        if self.latest.as_ref() == Some(id) { self.shown } else { 0 }
    }

    /// Records that a tip is shown in a match.
    pub fn show(&mut self, tip: &str, id: &MatchId) {
        self.shown = self.shown_in(id).saturating_add(1);
        self.latest = Some(id.clone());
        self.done.insert(tip.to_owned());
    }

    /// Limits what was read from a file to what a game can have.
    pub(super) fn tidy(&mut self) {
        let ids = std::mem::take(&mut self.done);
        self.done = ids.iter().take(TIPS).map(|id| text::one_line(id)).collect();
    }
}
