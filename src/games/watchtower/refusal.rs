//! Why an action is not allowed (C-5).

use std::fmt;

use crate::cards::{Card, Rank};
use crate::engine::Illegal;

/// A rule that an action would break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    Over,
    OnlyBurning,
    OnlyBeforeFirstTurn,
    PickFirst,
    PlacingOnCampaign,
    NotInArmy(Card),
    CampaignJustLost,
    BurningOnCampaign,
    BurnedAlready,
    NotInOwnFort(Card),
    BarracksEmpty,
    TowerElsewhere(Rank),
    ChallengedAlready,
    NoRival,
    RivalOnCampaign,
    NotInThatFort(Card),
    NotOnTop,
    CompleteWatchtower,
    /// So many army cards are needed.
    ArmyTooSmall(usize),
    TriedOften,
    RivalWithoutArmy,
    WithoutArmy,
    RivalHasArmy,
    TooManyCards,
    MoreThanSmallerArmy,
    NotBothOnCampaign,
    NothingHeldOut,
    /// In a battle or a free-for-all.
    PlaceEmpty {
        battle: bool,
    },
}

impl Refusal {
    /// The number of the rule.
    fn rule(self) -> &'static str {
        use Refusal::*;
        match self {
            NotInOwnFort(_) | BarracksEmpty | TowerElsewhere(_) => "WT-3",
            OnlyBurning | OnlyBeforeFirstTurn => "WT-4",
            NotInArmy(_) | BurnedAlready => "WT-6",
            ChallengedAlready => "WT-7",
            NoRival | RivalOnCampaign | NotInThatFort(_) | NotOnTop | ArmyTooSmall(_)
            | WithoutArmy | TooManyCards | MoreThanSmallerArmy => "WT-8",
            PickFirst | NothingHeldOut | PlaceEmpty { battle: true } => "WT-9",
            TriedOften => "WT-14",
            RivalWithoutArmy | RivalHasArmy => "WT-15",
            PlaceEmpty { battle: false } => "WT-18",
            PlacingOnCampaign | BurningOnCampaign | CompleteWatchtower => "WT-19",
            NotBothOnCampaign => "WT-20",
            CampaignJustLost => "WT-21",
            Over => "WT-22",
        }
    }
}

/// The sentence for a player.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Refusal::*;
        f.write_str(match self {
            NotInArmy(card) => return write!(f, "The {} is not in your army.", card.name()),
            NotInOwnFort(card) => return write!(f, "The {} is not in your fort.", card.name()),
            NotInThatFort(card) => return write!(f, "The {} is not in that fort.", card.name()),
            TowerElsewhere(rank) => {
                let name = rank.name();
                return write!(f, "Another player has a tower of the {name}: keep yours.");
            }
            ArmyTooSmall(needed) => {
                return write!(f, "For the top of that tower you need {needed} army cards.");
            }
            Over => "The match is over.",
            OnlyBurning => "Before the first turn a player only burns a fort card or keeps all.",
            OnlyBeforeFirstTurn => "That is only asked before the first turn.",
            PickFirst => "Pick one of the cards that are held out to you.",
            PlacingOnCampaign => "On campaign no cards are placed.",
            CampaignJustLost => {
                "You lost a campaign in this turn: complete a watchtower in a later one."
            }
            BurningOnCampaign => "On campaign no cards are burned.",
            BurnedAlready => "You have burned a card in this turn already.",
            BarracksEmpty => "While the barracks are empty nothing can be burned.",
            ChallengedAlready => "There is one challenge a turn.",
            NoRival => "Challenge another player who is still in.",
            RivalOnCampaign => "A player on campaign cannot be challenged.",
            NotOnTop => "Only the top card of a tower can be challenged.",
            CompleteWatchtower => "A complete watchtower cannot be challenged.",
            TriedOften => "You have challenged for that card three times, and cannot any more.",
            RivalWithoutArmy => "They have no army: take the card, with 0 cards.",
            WithoutArmy => "You need an army card to fight with.",
            RivalHasArmy => "They have an army: fight with 1 or 2 cards.",
            TooManyCards => "A challenge is fought with 1 or 2 cards.",
            MoreThanSmallerArmy => {
                "A challenge is fought with no more cards than the smaller army has."
            }
            NotBothOnCampaign => "Only players on campaign battle each other so.",
            NothingHeldOut => "No cards are held out to you.",
            PlaceEmpty { .. } => "There is no card at that place any more.",
        })
    }
}

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Illegal {
        Illegal::new(refusal.rule(), refusal.to_string())
    }
}
