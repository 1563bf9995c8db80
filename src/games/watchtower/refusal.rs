//! Reasons why an action of Watchtower is illegal (C-5).

use crate::cards::{Card, Rank};
use crate::games::refusal::refusals;

refusals! {
    Over, "WT-22", "The match is over.";
    OnlyBurning, "WT-4", "Before the first turn a player only burns a fort card or keeps all.";
    OnlyBeforeFirstTurn, "WT-4", "That is only asked before the first turn.";
    PickFirst, "WT-9", "Pick one of the cards that are held out to you.";
    PlacingOnCampaign, "WT-19", "On campaign no cards are placed.";
    NotInArmy(card: Card), "WT-6", "The {} is not in your army.", card.name();
    CampaignJustLost, "WT-21",
        "You lost a campaign in this turn: complete a watchtower in a later one.";
    BurningOnCampaign, "WT-19", "On campaign no cards are burned.";
    BurnedAlready, "WT-6", "You have burned a card in this turn already.";
    NotInOwnFort(card: Card), "WT-3", "The {} is not in your fort.", card.name();
    BarracksEmpty, "WT-3", "While the barracks are empty nothing can be burned.";
    TowerElsewhere(rank: Rank), "WT-3",
        "Another player has a tower of the {}: keep yours.", rank.name();
    ChallengedAlready, "WT-7", "There is one challenge a turn.";
    NoRival, "WT-8", "Challenge another player who is still in.";
    RivalOnCampaign, "WT-8", "A player on campaign cannot be challenged.";
    NotInThatFort(card: Card), "WT-8", "The {} is not in that fort.", card.name();
    NotOnTop, "WT-8", "Only the top card of a tower can be challenged.";
    CompleteWatchtower, "WT-19", "A complete watchtower cannot be challenged.";
    /// This many army cards are needed.
    ArmyTooSmall(needed: usize), "WT-8",
        "For the top of that tower you need {needed} army cards.";
    TriedOften, "WT-14", "You have challenged for that card three times, and cannot any more.";
    RivalWithoutArmy, "WT-15", "They have no army: take the card, with 0 cards.";
    WithoutArmy, "WT-8", "You need an army card to fight with.";
    RivalHasArmy, "WT-15", "They have an army: fight with 1 or 2 cards.";
    TooManyCards, "WT-8", "A challenge is fought with 1 or 2 cards.";
    MoreThanSmallerArmy, "WT-8",
        "A challenge is fought with no more cards than the smaller army has.";
    NotBothOnCampaign, "WT-20", "Only players on campaign battle each other so.";
    NothingHeldOut, "WT-9", "No cards are held out to you.";
    NotHeldOut, "WT-9", "There is no card at that place any more.";
    NotInFreeForAll, "WT-18", "There is no card at that place any more.";
}
