//! Reasons why an action of Of Knights and Ninjas is illegal (C-5).

use super::Card;
use crate::games::refusal::refusals;

refusals! {
    /// The match is over.
    Over, "KN-5";
    // Another decision comes first.
    /// An attack waits for an answer.
    AnswerFirst, "KN-9";
    /// Gems are on the road.
    RoadFirst, "KN-11";
    /// The herald waits for a card to be shown.
    ShowFirst, "KN-14";
    /// One of the cards shown has to be taken.
    TakeFirst, "KN-14";
    /// The monk waits for payment.
    PayFirst, "KN-16";
    /// The minstrel makes the player discard.
    DiscardFirst, "KN-23";
    /// The card looked at has to be kept or given away.
    DraftFirst, "KN-21";
    // The action was not asked for.
    /// There is no attack to answer.
    NoAttackToAnswer, "KN-9";
    /// No gems are on the road.
    NoGemsOnTheMove, "KN-11";
    /// No herald was played.
    NoHerald, "KN-14";
    /// No monk was played.
    NoMonk, "KN-16";
    /// There is no draft now.
    NoDraft, "KN-21";
    // The card is not in hand.
    /// The card is not in the hand.
    NotHeld(card: Card), "KN-3";
    /// There are fewer of these cards in the hand.
    TooFewHeld(card: Card), "KN-3";
    /// The card was chosen already.
    ChosenToShow(card: Card), "KN-14";
    /// The card was chosen already.
    ChosenToPay(card: Card), "KN-16";
    // The card can't be used for this.
    /// The card can't attack.
    DoesNotAttack, "KN-6";
    /// The card can't prepare an attack.
    DoesNotPrepare, "KN-7";
    /// The card is not a fortification.
    DoesNotFortify, "KN-13";
    /// The card is not a special card.
    NotSpecial, "KN-17";
    /// The first card can't answer the second one.
    DoesNotAnswer(response: Card, attack: Card), "KN-9";
    /// An archer can't answer this card.
    ArcherDoesNotAnswer(attack: Card), "KN-9";
    /// Only an executioner answers an archer.
    OnlyExecutioner, "KN-9";
    // The turn is used for something else, or nothing was played yet.
    /// A card was played, so none is discarded.
    PlayedAlready, "KN-3";
    /// Nothing was played yet.
    NothingPlayed, "KN-3";
    /// A card was played: the turn is ended, not passed.
    EndItInstead, "KN-3";
    /// A card was played: the turn has to end before a draft.
    EndItBeforeDraft, "KN-22";
    /// Fortifications were played this turn.
    AlreadyFortified, "KN-3";
    /// Attack cards were played this turn.
    AlreadyAttacking, "KN-3";
    /// A special card was played this turn.
    AfterSpecial, "KN-17";
    /// Another card was played this turn.
    SpecialAlone, "KN-17";
    /// A standing archer can be sent only as the first play of a turn.
    ArcherGoesFirst, "KN-7";
    /// Another rival was attacked this turn.
    OneTarget, "KN-6";
    /// A player that plays nothing has to discard a card.
    MustDiscard, "KN-3";
    /// A player with fewer cards than this starts a new draft.
    CallForDraft(cards: u8), "KN-22";
    /// A player without cards starts a new draft.
    DraftInstead, "KN-22";
    /// Only two players draft.
    OnlyTwoDraft, "KN-20";
    /// There are too many cards in the hand for a new draft.
    TooManyForDraft, "KN-22";
    // The target is not allowed.
    /// There is no such seat.
    NobodyThere, "KN-6";
    /// The target is the player's own kingdom.
    OwnKingdom, "KN-6";
    /// The target has no gems.
    NoGems, "KN-6";
    /// A minstrel protects the target.
    MinstrelStops, "KN-12";
    /// An archer keeps the card out.
    ArcherStops(card: Card), "KN-7";
    /// A castle keeps the card out.
    CastleStops(card: Card), "KN-7";
    /// The target has no archer.
    NoArcherThere, "KN-7";
    /// The target has no castle.
    NoCastleThere, "KN-7";
    /// The player has no standing archer.
    NoOwnArcher, "KN-7";
    /// The player has this fortification already.
    OneOfEach, "KN-13";
    /// The player has a minstrel in front already.
    OneMinstrel, "KN-13";
    /// A merchant is played on a rival.
    ToARival, "KN-15";
    /// A merchant needs a rival with two cards.
    TooFewCards, "KN-15";
    /// The player can't pay the merchant.
    MerchantTooDear, "KN-15";
    /// The merchant's rival is missing.
    ToWhom, "KN-15";
    /// The special card has no single target.
    ToNobody, "KN-17";
    /// No rival has a castle.
    NoCastleToTax, "KN-16";
    /// Some cards were paid already.
    PayingInCards, "KN-16";
    /// The player has too few gems to pay with.
    NoGemsToPay, "KN-16";
    /// The player has fewer cards than this to pay with.
    NoCardsToPay(cards: u8), "KN-16";
}
