//! Reasons why an action of Watchtower is illegal (C-5).

use crate::cards::{Card, Rank};
use crate::games::refusal::refusals;

refusals! {
    /// The match is over.
    Over, "WT-22";
    /// Before the first turn a seat burns a fort card or keeps all.
    OnlyBurning, "WT-4";
    /// Keeping all fort cards is an answer before the first turn only.
    OnlyBeforeFirstTurn, "WT-4";
    /// A card has to be picked first.
    PickFirst, "WT-9";
    /// The seat is on campaign.
    PlacingOnCampaign, "WT-19";
    /// The card is not in the seat's army.
    NotInArmy(card: Card), "WT-6";
    /// A watchtower can't be completed in a turn in which a campaign was lost.
    CampaignJustLost, "WT-21";
    /// The seat is on campaign.
    BurningOnCampaign, "WT-19";
    /// The seat has burned a card in this turn.
    BurnedAlready, "WT-6";
    /// The card is not in the seat's fort.
    NotInOwnFort(card: Card), "WT-3";
    /// The barracks are empty.
    BarracksEmpty, "WT-3";
    /// Another seat has a tower of this rank.
    TowerElsewhere(rank: Rank), "WT-3";
    /// The seat has challenged in this turn.
    ChallengedAlready, "WT-7";
    /// The challenged seat is the seat itself, is out, or does not exist.
    NoRival, "WT-8";
    /// The challenged seat is on campaign.
    RivalOnCampaign, "WT-8";
    /// The card is not in the challenged seat's fort.
    NotInThatFort(card: Card), "WT-8";
    /// The card is covered in its tower.
    NotOnTop, "WT-8";
    /// The card belongs to a complete watchtower.
    CompleteWatchtower, "WT-19";
    /// The tower takes an army of at least this many cards.
    ArmyTooSmall(needed: usize), "WT-8";
    /// The seat has used all its attempts at the card.
    TriedOften, "WT-14";
    /// The challenged seat has no army, so the challenge takes 0 cards.
    RivalWithoutArmy, "WT-15";
    /// The seat has no army to fight with.
    WithoutArmy, "WT-8";
    /// The challenged seat has an army, so the challenge takes 1 or 2 cards.
    RivalHasArmy, "WT-15";
    /// A challenge takes at most 2 cards.
    TooManyCards, "WT-8";
    /// A challenge takes at most as many cards as the smaller army has.
    MoreThanSmallerArmy, "WT-8";
    /// Only two seats on campaign battle each other without a fort card.
    NotBothOnCampaign, "WT-20";
    /// No cards are held out.
    NothingHeldOut, "WT-9";
    /// No card of the battle is held out at this place.
    NotHeldOut, "WT-9";
    /// No card of the free-for-all is held out at this place.
    NotInFreeForAll, "WT-18";
}
