//! Sieges and the bound on a match's length in Watchtower (WT-24).

use serde::{Deserialize, Serialize};

use super::{BySeat, Event, Position};
use crate::engine::{Seat, Witness};

/// The count of a siege, from the end of the turn in which it began (WT-24).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiegeCount {
    /// Number of complete rounds.
    pub(super) rounds: u8,
    /// The seats that have ended a turn since the last complete round.
    pub(super) ended: BySeat<bool>,
}

impl SiegeCount {
    /// Returns the number of complete rounds.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// Returns the seats that have ended a turn since the last complete round.
    pub fn ended(&self) -> &BySeat<bool> {
        &self.ended
    }
}

impl Position {
    /// Announces a siege that begins with this seat's campaign.
    pub(super) fn begin_siege<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        witness.see(Event::SiegeBegan { seat, rounds: self.public.rounds_to_end() }, self);
    }

    /// Counts the turn that ends. Returns whether it completes the last round of the siege.
    pub(super) fn count_siege<W: Witness<Self>>(&mut self, witness: &mut W) -> bool {
        if !self.public.besieged() {
            return false;
        }
        let seats = self.seats();
        let Some(mut siege) = self.public.siege else {
            // The turn in which the siege begins does not count.
            self.public.siege = Some(SiegeCount { rounds: 0, ended: BySeat::new(seats) });
            return false;
        };
        siege.ended[self.public.current] = true;
        let complete = self.public.still_in().all(|seat| siege.ended[seat]);
        if complete {
            siege = SiegeCount { rounds: siege.rounds + 1, ended: BySeat::new(seats) };
        }
        self.public.siege = Some(siege);
        let left = self.public.options.siege.siege_rounds(seats).saturating_sub(siege.rounds);
        if complete && left > 0 {
            witness.see(Event::SiegeRoundOver { left }, self);
        }
        left == 0
    }

    /// Decides the match: the players on campaign win or meet in a showdown; if there are none, all
    /// players with an army do.
    pub(super) fn decide<W: Witness<Self>>(&mut self, witness: &mut W) {
        let between = self.public.decided_between();
        if between.iter().filter(|takes_part| **takes_part).count() == 1 {
            self.end(between, witness);
        } else {
            self.showdown(between, witness);
        }
    }
}
