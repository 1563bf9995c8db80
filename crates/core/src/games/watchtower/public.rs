//! Public state of Watchtower, shared by positions and views.

use serde::{Deserialize, Serialize};

use super::{BySeat, Line, Options, Phase, Player, SiegeCount, TurnHistory};
use crate::cards::CardSet;
use crate::engine::Seat;

/// An army as far as it is known: its cards or their number.
pub trait Army: Copy + Default {
    /// Returns the number of cards.
    fn size(self) -> usize;
}

impl Army for CardSet {
    fn size(self) -> usize {
        self.len()
    }
}

impl Army for u8 {
    fn size(self) -> usize {
        usize::from(self)
    }
}

/// The public part of a position and of its views, with what is known of the armies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(deserialize = "A: Army + Deserialize<'de>"))]
pub struct Public<A> {
    /// The house options of the match.
    #[serde(default)]
    pub options: Options,
    /// The seat that has the first turn (WT-5).
    pub first: Seat,
    /// The seat whose turn it is, even while another seat picks; before the first turn, the seat
    /// that will have it.
    pub current: Seat,
    /// What the position waits for.
    pub phase: Phase,
    /// One-time plays already made in this turn.
    #[serde(default)]
    #[serde(rename = "deeds")]
    pub this_turn: TurnHistory,
    /// The count of the siege; `None` in the turn in which the siege begins, and when everyone is
    /// on campaign (WT-24).
    #[serde(default)]
    pub siege: Option<SiegeCount>,
    /// Every player, by seat.
    pub players: BySeat<Player<A>>,
    /// Cards won in a battle since they last came from the barracks (WT-17).
    #[serde(default)]
    pub won: CardSet,
    /// The cards each seat turned up in the last battle, free-for-all or showdown, in order.
    pub turned: BySeat<Line>,
    /// The winning seats, once the match is over.
    pub winners: BySeat<bool>,
}

impl<A: Army> Public<A> {
    /// Returns the state with another representation of the armies.
    pub(super) fn with_players<B>(&self, players: BySeat<Player<B>>) -> Public<B> {
        let Public {
            options, first, current, phase, this_turn, siege, won, turned, winners, ..
        } = *self;
        Public { options, first, current, phase, this_turn, siege, players, won, turned, winners }
    }

    /// Iterates over the seats that are still in, in order.
    pub fn still_in(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players.seats()).filter(|seat| !self.players[*seat].out)
    }

    pub(super) fn any_campaign(&self) -> bool {
        self.still_in().any(|seat| self.players[seat].campaign)
    }

    /// Whether a siege is on: the match is running and a player is on campaign.
    pub(super) fn besieged(&self) -> bool {
        self.phase != Phase::Over && self.any_campaign()
    }

    /// Returns all cards of the ranks of which another player than this has a tower, so that they can't be
    /// burned (WT-3).
    pub fn kept_by_towers(&self, seat: Seat) -> CardSet {
        let others = self.players.pairs().filter(|(other, _)| *other != seat);
        others.fold(CardSet::EMPTY, |all, (_, other)| all.union(other.fort.tower_ranks()))
    }

    /// Returns the rounds left until the siege ends the match, including the current one, if some
    /// players are on campaign and others are not (WT-24).
    pub fn siege_rounds_left(&self) -> Option<u8> {
        let rounds = self.options.siege.siege_rounds(self.players.seats());
        self.besieged().then(|| rounds.saturating_sub(self.siege.map_or(0, |siege| siege.rounds)))
    }

    /// Returns the current round, from 1.
    pub fn round(&self) -> u8 {
        self.still_in().map(|seat| self.players[seat].turns).max().unwrap_or(0).max(1)
    }

    /// Returns the maximum turns per player (WT-24).
    pub fn rounds(&self) -> u8 {
        self.options.siege.rounds(self.players.seats())
    }

    /// Returns the rounds left until the bound ends the match, including the current one (WT-24).
    pub fn rounds_left(&self) -> u8 {
        self.rounds() + 1 - self.round()
    }

    /// Returns the rounds left until the match ends if no one begins or loses a campaign, including
    /// the current one (WT-24).
    pub fn rounds_to_end(&self) -> u8 {
        let bound = self.rounds_left();
        self.siege_rounds_left().map_or(bound, |siege| siege.min(bound))
    }

    /// Returns the seats that would decide the match if the siege or the bound ended it now:
    /// everyone on campaign or, if no one is, everyone with an army. A single one wins (WT-24).
    pub fn decided_between(&self) -> BySeat<bool> {
        let any = self.any_campaign();
        BySeat::from_fn(self.players.seats(), |seat| {
            let player = &self.players[seat];
            if any { !player.out && player.campaign } else { player.army.size() > 0 }
        })
    }

    /// Returns how many cards two seats would fight a campaign battle with (WT-20).
    pub fn campaign_count(&self, seat: Seat, other: Seat) -> usize {
        let armies = [seat, other].map(|seat| self.players[seat].army.size());
        armies[0].min(armies[1]).min(super::LARGEST_FIGHT)
    }
}
