//! Reasons why a move of Four Kingdoms is illegal.

use super::PileId;
use crate::cards::{Card, Rank, Suit};
use crate::games::refusal::refusals;

refusals! {
    NoSuchPlace, "FK-1", "There are seven free lands.";
    AceOntoCard, "FK-2", "An ace goes to an empty free land or to its dungeon.";
    /// A king ends the run.
    OntoKing(king: Card), "FK-2", "Nothing goes on the {}.", king.name();
    /// The card, the top card of the free land, and the one that goes there.
    DoesNotBuild(card: Card, top: Card, wanted: Card), "FK-2",
        "On the {} goes the {}, not the {}.", top.name(), wanted.name(), card.name();
    NotARun, "FK-3", "Only face-up cards that follow each other can move together.";
    OntoAce, "FK-3", "Nothing goes on an ace.";
    OtherSuit(place: PileId), "FK-4", "The {} {} {} alone.",
        place.name(), takes(place), place.suit().map_or("", Suit::name);
    OtherRank(place: PileId), "FK-4",
        "The {} {} {}.", place.name(), takes(place), wanted(place);
    AceAsGuest, "FK-4", "An ace is no guest.";
    GuestTaken(suit: Suit), "FK-4", "The guest chamber of {} is taken.", suit.name();
    /// The place needs this rank of its suit first.
    Needs(place: PileId, rank: Rank), "FK-4",
        "The {} {}.", place.name(), needs(place, rank);
    /// The subjects take their cards in order; this rank is next.
    SubjectsInOrder(suit: Suit, next: Rank), "FK-4",
        "The next of the subjects of {} is the {}.", suit.name(), next.name();
    ToWaste, "FK-5", "Only the talon's cards come to the waste.";
    FromHomeToHome, "FK-6", "A card is taken back to a free land or to its guest chamber.";
    TalonEmpty, "FK-7", "The talon is empty, and it is dealt only once.";
    Won, "FK-8", "The game is won.";
    NothingThere(place: PileId), "FK-9", "There is no card {}{}.", there(place), place.name();
    SamePlace, "FK-9", "The card lies there already.";
    OneCard, "FK-9", "Only from one free land to another can several cards move together.";
}

/// Returns the cards that a place accepts.
fn wanted(place: PileId) -> &'static str {
    match place {
        PileId::Tower(_) => "the ten",
        PileId::King(_) => "the king here",
        PileId::Queen(_) => "the queen here",
        PileId::Jack(_) => "the jack here",
        PileId::Dungeon(_) => "the ace",
        _ => "nine down to two",
    }
}

/// Returns what a place needs first; in a castle, the rank before.
fn needs(place: PileId, rank: Rank) -> String {
    let once = match place {
        PileId::Guest(_) => "opens once king and queen are in the castle",
        PileId::Subjects(_) => "open once king, queen and jack are in the castle",
        PileId::Dungeon(_) => {
            "opens once king, queen and jack are in the castle and the ten is in the tower"
        }
        _ => return format!("needs its {} first", rank.name()),
    };
    once.into()
}

/// Returns the verb for a place: subjects are plural, all other places singular.
fn takes(place: PileId) -> &'static str {
    if matches!(place, PileId::Subjects(_)) { "take" } else { "takes" }
}

/// Returns the preposition and article before the name of a place that contains something.
fn there(place: PileId) -> &'static str {
    if matches!(place, PileId::Row(_)) { "on " } else { "in the " }
}
