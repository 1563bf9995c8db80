//! Reasons why an action of Of Knights and Ninjas is illegal (C-5).

use super::Card;
use crate::games::refusal::refusals;

refusals! {
    Over, "KN-5", "The match is over.";
    // Another decision comes first.
    AnswerFirst, "KN-9", "An attack has to be answered first.";
    RoadFirst, "KN-11", "Gems are on the move: take them or let them go.";
    ShowFirst, "KN-14", "Choose a card to show to the herald.";
    TakeFirst, "KN-14", "Take one of the cards that were shown.";
    PayFirst, "KN-16", "Pay the monk in gems or in cards.";
    DiscardFirst, "KN-23", "The minstrel makes you discard a card.";
    DraftFirst, "KN-21", "Keep the card you looked at, or give it to your rival.";
    // The action was not asked for.
    NoAttackToAnswer, "KN-9", "Nobody is attacking.";
    NoGemsOnTheMove, "KN-11", "No gems are on the move.";
    NoHerald, "KN-14", "No herald was played.";
    NoMonk, "KN-16", "No monk was played.";
    NoDraft, "KN-21", "This is not the time of a draft.";
    // The card is not in hand.
    NotHeld(card: Card), "KN-3", "You have no {card} in your hand.";
    TooFewHeld(card: Card), "KN-3", "You have not so many cards of the kind {card}.";
    ChosenToShow(card: Card), "KN-14",
        "You have chosen your {card} already: choose another card.";
    ChosenToPay(card: Card), "KN-16",
        "You have chosen your {card} already: choose another card.";
    // The card can't be used for this.
    DoesNotAttack, "KN-6", "This card does not attack.";
    DoesNotPrepare, "KN-7", "This card does not prepare an attack.";
    DoesNotFortify, "KN-13", "This card does not fortify a kingdom.";
    NotSpecial, "KN-17", "This card is no special action.";
    DoesNotAnswer(response: Card, attack: Card), "KN-9", "A {response} does not answer a {attack}.";
    ArcherDoesNotAnswer(attack: Card), "KN-9", "An archer does not answer a {attack}.";
    OnlyExecutioner, "KN-9", "Only an executioner answers an archer.";
    // The turn is used for something else, or nothing was played yet.
    PlayedAlready, "KN-3", "You have played in this turn and need not discard.";
    NothingPlayed, "KN-3", "You have not played anything yet in this turn.";
    EndItInstead, "KN-3", "You have played in this turn: end it.";
    EndItBeforeDraft, "KN-22", "You have played in this turn: end it.";
    AlreadyFortified, "KN-3", "You have fortified and cannot attack in this turn.";
    AlreadyAttacking, "KN-3", "You are attacking and cannot fortify in this turn.";
    AfterSpecial, "KN-17", "A special action ends the turn.";
    SpecialAlone, "KN-17", "A special action is all that is played in a turn.";
    ArcherGoesFirst, "KN-7", "Your own archer goes first in a turn or stays.";
    OneTarget, "KN-6", "Only one rival can be attacked in a turn.";
    MustDiscard, "KN-3", "Who plays nothing discards a card.";
    CallForDraft(cards: u8), "KN-22", "With fewer than {cards} cards, call for a new draft.";
    DraftInstead, "KN-22", "Without cards, call for a new draft.";
    OnlyTwoDraft, "KN-20", "Only two players draft.";
    TooManyForDraft, "KN-22", "You hold too many cards to call for a new draft.";
    // The target is not allowed.
    NobodyThere, "KN-6", "Nobody sits there.";
    OwnKingdom, "KN-6", "You cannot attack yourself.";
    NoGems, "KN-6", "A rival without gems cannot be attacked.";
    MinstrelStops, "KN-12", "Nothing can attack a kingdom while a minstrel stands there.";
    ArcherStops(card: Card), "KN-7", "The archer there stops a {card}.";
    CastleStops(card: Card), "KN-7", "A castle stops a {card} without a ladder.";
    NoArcherThere, "KN-7", "No archer stands there to be fought.";
    NoCastleThere, "KN-7", "No castle stands there.";
    NoOwnArcher, "KN-7", "No archer stands in front of your kingdom.";
    OneOfEach, "KN-13", "One of these stands in front of your kingdom already.";
    OneMinstrel, "KN-13", "A minstrel stands in front of your kingdom already.";
    ToARival, "KN-15", "A merchant goes to a rival.";
    TooFewCards, "KN-15", "A merchant goes to a rival with two cards.";
    MerchantTooDear, "KN-15", "You have not the gems that a merchant costs.";
    ToWhom, "KN-15", "Say which rival the merchant goes to.";
    ToNobody, "KN-17", "This special action is not against one rival.";
    NoCastleToTax, "KN-16", "No rival has a castle to tax.";
    PayingInCards, "KN-16", "You are paying in cards: choose the rest.";
    NoGemsToPay, "KN-16", "You have not the gems to pay with.";
    NoCardsToPay(cards: u8), "KN-16", "You have not {cards} cards: pay in gems.";
}
