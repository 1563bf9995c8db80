//! Public state of Of Knights and Ninjas: turn, gems, fortifications and discards.

use serde::{Deserialize, Serialize};

use super::{Attack, BySeat, Card, CardPile, Fort, Hand, Obstacle, Phase, TurnPlays};
use super::{fee, rounds, tithe};
use crate::engine::{Outcome, Seat};

/// House options (C-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether three or more players need 12 gems instead of 10 (KN-25).
    pub long: bool,
}

impl Options {
    fn are_standard(&self) -> bool {
        *self == Options::default()
    }

    /// Returns the gems that win the match at a table of this size (KN-5, KN-20, KN-25).
    pub fn gems_to_win(self, seats: u8) -> u8 {
        if seats == 2 || self.long { 12 } else { 10 }
    }
}

/// The public part of a position and of its views.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Public {
    /// The house options of the match; without them in JSON, the rules as written.
    #[serde(default, skip_serializing_if = "Options::are_standard")]
    pub options: Options,
    /// The turn's number, from 1; 0 before the first turn.
    pub turn: u16,
    /// The seat whose turn it is; during a draft and at the end, whose it was last.
    pub mover: Seat,
    /// What was played in this turn.
    pub conduct: TurnPlays,
    /// What the position waits for.
    pub phase: Phase,
    /// Each seat's gems, without those on the move.
    pub gems: BySeat<u8>,
    /// The fortifications of each kingdom.
    pub forts: BySeat<Fort>,
    /// The standing ladders of the player whose turn it is, including jesters as ladders (KN-7).
    #[serde(default)]
    pub ladders: Hand,
    /// The discards, newest last.
    pub discards: CardPile,
}

impl Public {
    /// Returns the kinds of cards that answer an attack, for the player who is attacked (KN-9).
    pub fn answers_to(&self, attack: Attack) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.answers(attack, *card))
    }

    /// Whether a kind of card answers an attack, for the player who is attacked (KN-9).
    pub(super) fn answers(&self, attack: Attack, response: Card) -> bool {
        // A kingdom can't have a second minstrel (KN-13); with two players minstrels never stay
        // (KN-23).
        let second = response == Card::Minstrel && self.forts[attack.on].minstrel.is_some();
        response.answers(attack.force.role()) && !second
    }

    /// Whether a seat can pay a monk in gems (KN-16).
    pub fn can_pay_gems(&self, seat: Seat) -> bool {
        self.gems[seat] >= fee(self.seats())
    }

    /// Whether a seat with this many cards can pay a monk in cards, or has to for lack of gems
    /// (KN-16).
    pub fn can_pay_cards(&self, seat: Seat, cards: u8) -> bool {
        cards >= tithe(self.seats()) || cards > 0 && !self.can_pay_gems(seat)
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.gems.seats()
    }

    /// Whether the rules for two players apply (KN-20 to KN-23).
    pub fn is_duel(&self) -> bool {
        self.seats() == 2
    }

    /// Returns the round's number, from 1 (KN-24).
    pub fn round(&self) -> u16 {
        self.turn.saturating_sub(1) / u16::from(self.seats()) + 1
    }

    /// Returns the number of the last turn (KN-24).
    pub fn last_turn(&self) -> u16 {
        rounds(self.seats()) * u16::from(self.seats())
    }

    /// Returns how many gems an attack takes if nothing changes (KN-10).
    pub fn gems_at_stake(&self, attack: Attack) -> u8 {
        attack.strength_left().min(self.gems[attack.on])
    }

    /// Returns the fortification that an attack destroys if it is not stopped (KN-7).
    pub fn would_destroy(&self, attack: Attack) -> Option<Card> {
        attack.force.role().destroys().filter(|lost| self.forts[attack.on].has(*lost))
    }

    /// Returns the gems that win the match (KN-5, KN-20, KN-25).
    pub fn gems_to_win(&self) -> u8 {
        self.options.gems_to_win(self.seats())
    }

    /// Whether this many more gems win the match for a seat (KN-5, KN-20).
    pub fn would_win(&self, seat: Seat, gems: u8) -> bool {
        self.gems[seat] + gems >= self.gems_to_win()
    }

    /// Returns what keeps a card of the player whose turn it is away from a kingdom, if anything
    /// (KN-7).
    pub fn obstacle(&self, on: Seat, role: Card) -> Option<Obstacle> {
        self.forts[on].stops(role, !self.ladders.is_empty())
    }

    pub(super) fn outcome(&self) -> Outcome {
        let most = self.gems.iter().max();
        let winners = self.gems.pairs().filter(|(_, gems)| Some(*gems) == most);
        Outcome::won_by(winners.map(|(seat, _)| seat))
    }
}
