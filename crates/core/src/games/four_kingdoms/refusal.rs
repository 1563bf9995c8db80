//! Reasons why a move of Four Kingdoms is illegal.

use super::PileId;
use crate::cards::{Card, Rank, Suit};
use crate::games::refusal::refusals;

refusals! {
    /// There are seven free lands.
    NoSuchPlace, "FK-1";
    /// An ace goes to an empty free land or to its dungeon.
    AceOntoCard, "FK-2";
    /// A king ends the run.
    OntoKing(king: Card), "FK-2";
    /// The card, the top card of the free land, and the one that goes there.
    DoesNotBuild(card: Card, top: Card, wanted: Card), "FK-2";
    /// Only face-up cards that form a run can move together.
    NotARun, "FK-3";
    /// Nothing goes on an ace.
    OntoAce, "FK-3";
    /// The place takes only its own suit.
    OtherSuit(place: PileId), "FK-4";
    /// The place takes other ranks.
    OtherRank(place: PileId), "FK-4";
    /// An ace can't go to the guest chamber.
    AceAsGuest, "FK-4";
    /// The guest chamber already holds a card.
    GuestTaken(suit: Suit), "FK-4";
    /// The place needs this rank of its suit first.
    Needs(place: PileId, rank: Rank), "FK-4";
    /// The subjects take their cards in order; this rank is next.
    SubjectsInOrder(suit: Suit, next: Rank), "FK-4";
    /// Only cards of the talon come to the waste.
    ToWaste, "FK-5";
    /// A card at home only goes back to a free land or to its guest chamber.
    FromHomeToHome, "FK-6";
    /// The talon is empty.
    TalonEmpty, "FK-7";
    /// The game is won.
    Won, "FK-8";
    /// There is no card to move.
    NothingThere(place: PileId), "FK-9";
    /// The card is already there.
    SamePlace, "FK-9";
    /// Several cards only move from one free land to another.
    OneCard, "FK-9";
}
