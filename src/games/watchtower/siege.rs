//! The siege, and the other end of a match that goes on for too long (WT-24).

use serde::{Deserialize, Serialize};

use super::{BySeat, Event, Phase, Position};
use crate::engine::{Seat, Witness};

/// The count of a siege, from the end of the turn in which it began (WT-24).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiegeCount {
    /// How many rounds are complete.
    pub(super) rounds: u8,
    /// Which seats have ended a turn since the last complete round.
    pub(super) ended: BySeat<bool>,
}

impl SiegeCount {
    /// How many rounds are complete.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// Which seats have ended a turn since the last complete round.
    pub fn ended(&self) -> &BySeat<bool> {
        &self.ended
    }
}

impl Position {
    /// The count of the siege; there is none in the turn in which the siege begins, nor when
    /// everybody is on campaign.
    pub fn siege(&self) -> Option<SiegeCount> {
        self.siege
    }

    /// The rounds left until the siege ends the match, including the current one, if some players
    /// are on campaign and others are not.
    pub fn siege_rounds_left(&self) -> Option<u8> {
        let rounds = self.options.siege.siege_rounds(self.seats());
        self.besieged().then(|| rounds.saturating_sub(self.siege.map_or(0, |siege| siege.rounds)))
    }

    /// The rounds left until the bound ends the match, including the current one.
    pub fn rounds_left(&self) -> u8 {
        let begun = self.still_in().map(|seat| self.players[seat].turns).max().unwrap_or(0);
        self.rounds() + 1 - begun.max(1)
    }

    /// The rounds left until the match ends if nobody begins or loses a campaign, including the
    /// current one.
    pub fn rounds_to_end(&self) -> u8 {
        let bound = self.rounds_left();
        self.siege_rounds_left().map_or(bound, |siege| siege.min(bound))
    }

    /// How many turns each player has at most.
    pub fn rounds(&self) -> u8 {
        self.options.siege.rounds(self.seats())
    }

    /// Whether a siege is on: the match goes on, and somebody is on campaign.
    fn besieged(&self) -> bool {
        self.phase != Phase::Over && self.any_campaign()
    }

    pub(super) fn any_campaign(&self) -> bool {
        self.still_in().any(|seat| self.players[seat].campaign)
    }

    /// Announces a siege that begins with this seat's campaign.
    pub(super) fn begin_siege<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        witness.see(Event::SiegeBegan { seat, rounds: self.rounds_to_end() }, self);
    }

    /// Counts the turn that ends. Returns whether it completes the last round of the siege.
    pub(super) fn count_siege<W: Witness<Self>>(&mut self, witness: &mut W) -> bool {
        if !self.besieged() {
            return false;
        }
        let seats = self.seats();
        let Some(mut siege) = self.siege else {
            // The turn in which the siege begins does not count.
            self.siege = Some(SiegeCount { rounds: 0, ended: BySeat::new(seats) });
            return false;
        };
        siege.ended[self.current] = true;
        let complete = self.still_in().all(|seat| siege.ended[seat]);
        if complete {
            siege = SiegeCount { rounds: siege.rounds + 1, ended: BySeat::new(seats) };
        }
        self.siege = Some(siege);
        let left = self.options.siege.siege_rounds(seats).saturating_sub(siege.rounds);
        if complete && left > 0 {
            witness.see(Event::SiegeRoundOver { left }, self);
        }
        left == 0
    }

    /// The players on campaign win the match or meet in a showdown; if there are none, all who have
    /// an army.
    pub(super) fn decide<W: Witness<Self>>(&mut self, witness: &mut W) {
        let campaigns = |seat: Seat| !self.players[seat].out && self.players[seat].campaign;
        let armed = |seat: Seat| !self.players[seat].army.is_empty();
        let between = decided_between(self.seats(), campaigns, armed);
        if between.iter().filter(|takes_part| **takes_part).count() == 1 {
            self.end(between, witness);
        } else {
            self.showdown(between, witness);
        }
    }
}

/// Between whom a match is decided that a siege or the bound ends: all who are on campaign, or, if
/// nobody is, all who have an army. A single one has won.
pub(super) fn decided_between(
    seats: u8,
    campaigns: impl Fn(Seat) -> bool,
    armed: impl Fn(Seat) -> bool,
) -> BySeat<bool> {
    let on_campaign = BySeat::from_fn(seats, campaigns);
    if on_campaign.contains(&true) { on_campaign } else { BySeat::from_fn(seats, armed) }
}
