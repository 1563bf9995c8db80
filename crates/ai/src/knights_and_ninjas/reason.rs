//! Reasons for advice in Of Knights and Ninjas.

use super::evaluation::hand_worth;
use crate::advice::Adviser;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{
    Action, Attack, Card, Force, Hand, Phase, Position, View, merchant_takes,
};

/// A reason for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It takes the gems that win, unless it is answered.
    Wins,
    /// It takes this many gems, unless it is answered.
    Takes(u8),
    /// It takes this many gems from a rival with more than anybody else, or as many as the seat, unless it is
    /// answered.
    TakesFromLeader(u8),
    /// It clears the way to attack a rival.
    Opens,
    /// It stands in front of the kingdom.
    Guards(Card),
    /// With two players, the rival discards two cards.
    RivalDiscards,
    /// It takes this many of a rival's cards.
    TakesCards(u8),
    /// The seat takes one of the cards shown.
    Chooses,
    /// This many rivals have a castle and have to pay.
    Taxes(u8),
    /// Otherwise a rival wins.
    StopsWin(Seat),
    /// It saves this many gems.
    Saves(u8),
    /// It turns the attack on the attacker.
    Turns(Seat),
    /// It captures the attacking card.
    Captures,
    /// It saves the archer.
    SavesArcher,
    /// There is nothing to lose.
    NothingToLose,
    /// It keeps the cards that could answer.
    KeepsAnswers,
    /// It steals this many gems.
    Steals(u8),
    /// It keeps the highwayman.
    KeepsHighwayman,
    /// No other card is worth less in hand.
    LeastUseful,
    /// None of the other cards shown is worth more in hand.
    MostUseful,
    /// It keeps the cards.
    KeepsCards,
    /// This many cards in hand can answer attacks.
    KeepsDefense(u8),
    /// The card is worth more than most that it may be followed by.
    GoodDraft,
    /// The card is worth less than most that it may be followed by.
    PoorDraft,
    /// The card goes to the rival otherwise.
    NotForRival,
    /// Another card comes instead.
    NextCard,
    /// A draft brings new cards.
    NewCards,
}

impl Adviser for Position {
    type Reason = Reason;

    fn reason(view: &View, action: Action, _: Option<Action>) -> Option<Reason> {
        let takes = |attack| taking(view, attack);
        match action {
            Action::Attack { on, force } => takes(Attack::new(force, view.seat, on)),
            Action::Prepare { .. } | Action::SendArcher { .. } => Some(Reason::Opens),
            Action::Fortify(card) if card.role() == Card::Minstrel && view.public.is_duel() => {
                Some(Reason::RivalDiscards).filter(|_| view.hand_sizes[view.seat.other()] > 1)
            }
            Action::Fortify(card) => Some(Reason::Guards(card.role())),
            Action::Special { card, on } => special(view, card.role(), on),
            Action::Respond(force) => answering(view, Some(force)),
            Action::Accept => answering(view, None),
            Action::Highwayman { .. } | Action::LetGo => on_the_road(view, action),
            Action::Show(card) | Action::PayCard(card) | Action::Discard(card) => {
                let others = view.hand.minus(&view.aside[view.seat]);
                let worth = |card| worth(view, &view.hand.minus(&Hand::of(card, 1)), card);
                let least = others.kinds().all(|other| worth(other) >= worth(card));
                Some(Reason::LeastUseful).filter(|_| least)
            }
            Action::Take { card, .. } => {
                let mut shown = view.aside.iter().flat_map(Hand::kinds);
                let worth = |card| worth(view, &view.hand, card);
                Some(Reason::MostUseful).filter(|_| shown.all(|it| worth(it) <= worth(card)))
            }
            Action::PayGems => Some(Reason::KeepsCards),
            Action::EndTurn => {
                let count = defenders(&view.hand);
                (count > 0).then_some(Reason::KeepsDefense(count))
            }
            Action::Keep | Action::Give => drafting(view, action == Action::Keep),
            Action::Redraft => Some(Reason::NewCards),
            Action::Pass => None,
        }
    }
}

/// Returns how much a card adds to a hand.
fn worth(view: &View, hand: &Hand, card: Card) -> f32 {
    let with = hand.plus(&Hand::of(card, 1));
    hand_worth(view.public.seats(), &with) - hand_worth(view.public.seats(), hand)
}

/// Returns how many cards can answer attacks.
fn defenders(hand: &Hand) -> u8 {
    let answers = |card: Card| Card::ALL.into_iter().any(|it| it.is_attack() && card.answers(it));
    hand.iter().filter(|(card, _)| answers(*card)).map(|(_, count)| count).sum()
}

fn taking(view: &View, attack: Attack) -> Option<Reason> {
    let gems = view.public.gems_at_stake(attack);
    let on = attack.on;
    let others = Seat::all(view.public.seats()).filter(|seat| ![on, view.seat].contains(seat));
    let theirs = view.public.gems[on];
    let leads = theirs >= view.public.gems[view.seat]
        && others.into_iter().all(|seat| view.public.gems[seat] < theirs);
    match gems {
        0 => None,
        _ if view.public.would_win(view.seat, gems) => Some(Reason::Wins),
        _ if leads && !view.public.is_duel() => Some(Reason::TakesFromLeader(gems)),
        _ => Some(Reason::Takes(gems)),
    }
}

fn special(view: &View, card: Card, on: Option<Seat>) -> Option<Reason> {
    match (card, on) {
        (Card::Merchant, Some(on)) => Some(Reason::TakesCards(merchant_takes(view.hand_sizes[on]))),
        (Card::Herald, _) => Some(Reason::Chooses),
        _ => {
            let castles = view
                .public
                .forts
                .pairs()
                .filter(|(seat, fort)| *seat != view.seat && fort.castle().is_some());
            Some(Reason::Taxes(castles.count() as u8))
        }
    }
}

/// What an answer to an attack is for, or no answer.
fn answering(view: &View, force: Option<Force>) -> Option<Reason> {
    let Phase::Answer(attack) = view.public.phase else { return None };
    let by = attack.by;
    let loss = view.public.gems_at_stake(attack);
    let left = view.public.gems_at_stake(Attack { response: force, ..attack });
    let Some(force) = force else {
        let archer = attack.force.role() == Card::Archer;
        let destroys = view.public.would_destroy(attack).is_some();
        return match loss {
            0 if !archer && !destroys => Some(Reason::NothingToLose),
            1.. if can_answer(view, attack) => Some(Reason::KeepsAnswers),
            _ => None,
        };
    };
    let wins = |gems: u8| gems > 0 && view.public.would_win(by, gems);
    match force.role() {
        _ if attack.force.role() == Card::Archer => Some(Reason::SavesArcher),
        role if role.is_troop() => match loss - left {
            0 => None,
            _ if wins(loss) && !wins(left) => Some(Reason::StopsWin(by)),
            saved => Some(Reason::Saves(saved)),
        },
        _ if wins(loss) => Some(Reason::StopsWin(by)),
        Card::Traitor => Some(Reason::Turns(by)),
        Card::Princess => Some(Reason::Captures),
        _ => (loss > 0).then_some(Reason::Saves(loss)),
    }
}

/// Whether the seat holds a card that answers an attack.
fn can_answer(view: &View, attack: Attack) -> bool {
    view.hand.kinds().any(|card| card.answers(attack.force.role()))
}

fn on_the_road(view: &View, action: Action) -> Option<Reason> {
    let Phase::Road(loot) = view.public.phase else { return None };
    match action {
        Action::Highwayman { .. } if view.public.would_win(view.seat, loot.gems) => {
            Some(Reason::Wins)
        }
        Action::Highwayman { .. } if view.public.would_win(loot.holder, loot.gems) => {
            Some(Reason::StopsWin(loot.holder))
        }
        Action::Highwayman { .. } => Some(Reason::Steals(loot.gems)),
        _ => Some(Reason::KeepsHighwayman).filter(|_| view.hand.contains(Card::Highwayman)),
    }
}

/// Why the card looked at is kept or given away: what it is worth beside those not seen or, if it is
/// about as much, what else becomes of it (KN-21).
fn drafting(view: &View, keeps: bool) -> Option<Reason> {
    let own = worth(view, &view.hand, view.looked?);
    let unseen = view.unseen();
    let count = |better: bool| -> u8 {
        let counts = |card: Card| (worth(view, &view.hand, card) > own) == better;
        unseen.iter().filter(|(card, _)| counts(*card)).map(|(_, count)| count).sum()
    };
    match keeps {
        true if count(false) > count(true) => Some(Reason::GoodDraft),
        true => Some(Reason::NotForRival),
        false if count(true) > count(false) => Some(Reason::PoorDraft),
        false => (view.draft > 1).then_some(Reason::NextCard),
    }
}
