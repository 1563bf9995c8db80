//! Events of Watchtower.

use serde::Serialize;

use super::contest::PairReason;
use super::{BySeat, Fight};
use crate::cards::{Card, CardSet};
use crate::engine::{Outcome, Seat};

/// Something that happened at the table, without the cards hidden from the viewing seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what is said of an event says what its fields are")]
pub enum Event {
    /// The seat keeps all its fort cards before the first turn (WT-4).
    BurnSkipped { seat: Seat },
    /// A fort card went under the barracks in exchange for new cards (WT-3).
    Burned { seat: Seat, card: Card },
    /// The seat drew cards from the top of the barracks into its army. `open` are those everyone
    /// knows, because their places were known (WT-3, WT-5, WT-21).
    PickedUp { seat: Seat, count: u8, cards: Option<CardSet>, open: CardSet },
    /// A turn began; the seat's turns are numbered from 1 (WT-5).
    TurnBegan { seat: Seat, turn: u8 },
    /// An army card was placed in the fort, on a tower that now has this height; at four, it
    /// completes a watchtower or is fought for first (WT-6, WT-17).
    Placed { seat: Seat, card: Card, height: u8 },
    /// The attacker challenged for a fort card; its attempts are numbered from 1 (WT-8, WT-14).
    Challenged { attacker: Seat, defender: Seat, card: Card, count: u8, attempt: u8 },
    /// Two players on campaign battle each other (WT-20).
    CampaignBattle { attacker: Seat, defender: Seat, count: u8 },
    /// The holder shuffled its army and held the backs out to the picker (WT-9, WT-18).
    HeldOut { holder: Seat, picker: Seat, cards: u8 },
    /// The card at a place, from 1, of the backs held out was picked and is still face down.
    Picked { picker: Seat, holder: Seat, place: u8 },
    /// A pair of a battle, counted from 1, was turned up, with its winner (WT-10).
    PairTurned { pair: u8, attacking: Card, defending: Card, winner: Option<Seat>, why: PairReason },
    /// A battle is over: pairs won by each side, the attacker's first, and the winner (WT-11).
    BattleEnded { attacker: Seat, defender: Seat, pairs: [u8; 2], winner: Option<Seat> },
    /// A card that fought was captured by the other side (WT-12).
    Captured { card: Card, from: Seat, to: Seat },
    /// A card that fought returned to its owner's army (WT-12).
    Returned { card: Card, to: Seat },
    /// A high card that fought went under the barracks (WT-12).
    Retired { card: Card, seat: Seat },
    /// The attacker took the fort card it challenged for (WT-13, WT-15).
    FortCardTaken { card: Card, from: Seat, to: Seat },
    /// The fort card of a challenge lost for the third time went under the barracks (WT-14).
    FortCardSunk { card: Card, seat: Seat },
    /// The top card of the barracks was added to a fort, on a tower that now has this height
    /// (WT-14, WT-21).
    FortFilled { seat: Seat, card: Card, height: u8 },
    /// A player without a fort card lost a battle and is out. The cards of its army went under the
    /// barracks, shuffled (WT-16).
    WentOut { seat: Seat, cards: u8 },
    /// The card that would complete the builder's watchtower was moved to the middle (WT-18).
    FreeForAll { builder: Seat, card: Card },
    /// The card picked from a seat in a free-for-all was turned up (WT-18).
    CardTurned { seat: Seat, card: Card },
    /// A seat won the card in the middle; `tied` if others had an equally high card (WT-18).
    FreeForAllWon { builder: Seat, winner: Seat, card: Card, tied: bool },
    /// The seat completed a watchtower, `tower`, took its other fort cards into its army and went
    /// on campaign (WT-19).
    CampaignBegan { seat: Seat, tower: CardSet, gathered: CardSet },
    /// The seat on campaign has no army left: two tower cards went under the barracks, one stays in
    /// the fort, and one joined the army (WT-21).
    CampaignLost { seat: Seat, sunk: [Card; 2], stays: Card, joined: Card },
    /// A siege began with this seat's campaign. If no one begins or loses a campaign, the match
    /// ends after this many rounds (WT-24).
    SiegeBegan { seat: Seat, rounds: u8 },
    /// A round of the siege is complete, with this many left (WT-24).
    SiegeRoundOver { left: u8 },
    /// All rounds of the siege are over (WT-24).
    SiegeEnded { rounds: u8 },
    /// Every player has had all turns of the match (WT-24).
    BoundReached { rounds: u8 },
    /// The showdown began between these seats, in lines of this length (WT-22).
    Showdown { between: BySeat<bool>, length: u8 },
    /// The seat put cards of its army aside, face down, to lay a line of the right length (WT-22).
    Dropped { seat: Seat, cards: Option<CardSet>, count: u8 },
    /// The cards at a position of the lines, from 1, were turned up, with the winner of the trick
    /// (WT-22).
    Trick { position: u8, cards: BySeat<Option<Card>>, winner: Option<Seat> },
    /// The lines are played out: each participant's tricks, and who has the most (WT-22).
    LinesPlayed { tricks: BySeat<Option<u8>>, most: BySeat<bool> },
    /// Battle of the watchtowers: all other cards were shuffled into the barracks, and each tied
    /// seat drew this many (WT-23, WT-24).
    Redrawn { drew: BySeat<u8> },
    /// The seat drew these cards for the battle of the watchtowers (WT-23).
    Drew { seat: Seat, cards: Option<CardSet> },
    /// This many battles in a row were tied. The tied seats' cards are shuffled together, and each
    /// seat draws this many of them (WT-23).
    PlayedAgain { ties: u8, drew: BySeat<u8> },
    /// The match is over.
    Ended { outcome: Outcome },
}

impl Event {
    /// Returns the event as a seat sees it.
    pub(super) fn seen_by(&self, viewer: Seat) -> Event {
        let mut event = *self;
        match &mut event {
            Event::PickedUp { seat, cards, .. }
            | Event::Dropped { seat, cards, .. }
            | Event::Drew { seat, cards }
                if *seat != viewer =>
            {
                *cards = None;
            }
            _ => {}
        }
        event
    }

    /// Returns the event that opens a fight.
    pub(super) fn opening(fight: Fight, attempt: u8) -> Event {
        match fight {
            Fight::Battle { attacker, defender, prize: Some(card), count } => {
                Event::Challenged { attacker, defender, card, count, attempt }
            }
            Fight::Battle { attacker, defender, prize: None, count } => {
                Event::CampaignBattle { attacker, defender, count }
            }
            Fight::FreeForAll { builder, prize: card } => Event::FreeForAll { builder, card },
        }
    }
}
