//! Reasons for advice in Four Knights.

use super::MARGIN;
use crate::advice::{Adviser, Often};
use cardkeep_core::cards::{Card, CardSet};
use cardkeep_core::games::four_knights::{Action, Phase, Position, View, beaters};

/// A reason for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The opponent can't hold a card that beats this one, so the field is won.
    Unbeatable,
    /// In most deals that fit, the opponent holds no card that beats this one.
    HardToBeat(Often),
    /// It is enough, and keeps a card that beats more of the cards not seen.
    Enough(Card),
    /// It beats most of the cards the opponent may hold: this many of so many.
    Strong(usize, usize),
    /// Few of the cards the opponent may hold beat it: this many of so many.
    FewBeat(usize, usize),
    /// It keeps a card that beats more for an answer.
    Saves(Card),
    /// Fewer of the cards the opponent may hold beat it than this one.
    Harder(Card),
    /// Most of the other cards in hand beat more of the cards not seen.
    KeepsStronger,
    /// No other card in hand beats fewer of the cards not seen.
    Weakest,
    /// It brings back the card that the seat left in the slot.
    Recovers(Card),
    /// It beats fewer of the cards not seen than an average one.
    BelowAverage,
    /// Even the weakest card in hand beats as many of the cards not seen as an average one.
    GoodHand,
}

impl Adviser for Position {
    type Reason = Reason;

    fn reason(view: &View, action: Action, next: Option<Action>) -> Option<Reason> {
        let power = |card: Card| beaten(view, card);
        let stronger = next.and_then(Action::card);
        let kept = |card: Card| stronger.filter(|other| power(*other) > power(card));
        let weakest = || view.hand.iter().map(power).min();
        let is_weakest = |card: Card| (Some(power(card)) == weakest()).then_some(Reason::Weakest);
        let is_low = |card: Card| {
            let stronger = view.hand.iter().filter(|other| power(*other) > power(card)).count();
            (stronger > 1 && 2 * stronger >= view.hand.len()).then_some(Reason::KeepsStronger)
        };
        let holds = |card: Card| {
            hard_to_answer(view, card, stronger)
                .or_else(|| hard_to_answer(view, card, None))
                .or_else(|| harder(view, card, stronger))
                .or_else(|| is_low(card))
        };
        match action {
            Action::Reinforce(card) => held_against(view, card)
                .or_else(|| kept(card).map(Reason::Enough))
                .or_else(|| holds(card)),
            Action::Commit(card) => strong(view, card, stronger)
                .or_else(|| kept(card).map(Reason::Saves))
                .or_else(|| holds(card)),
            Action::Swap(_, slot) if left_in(view, slot).is_some() => {
                left_in(view, slot).map(Reason::Recovers)
            }
            Action::Forfeit(card) => is_weakest(card).or_else(|| is_low(card)),
            Action::Swap(card, _) => is_weakest(card)
                .or_else(|| (Some(power(card)) < average(view)).then_some(Reason::BelowAverage))
                .or_else(|| is_low(card)),
            Action::Keep => (weakest() >= average(view)).then_some(Reason::GoodHand),
            Action::Yield => None,
        }
    }

    /// A reward is mostly the chance to win the match, and to a small part the margin.
    fn win_chance(reward: f32) -> f32 {
        calibrated(((reward - 0.5 * MARGIN) / (1.0 - MARGIN)).clamp(0.0, 1.0))
    }
}

/// Corrects a chance by the results of 1,000 matches between hard players: search expects too much of
/// good hands, because it plays on as if it knew the opponent's. A line between log odds, as in
/// Platt, "Probabilistic Outputs for Support Vector Machines", 1999.
fn calibrated(chance: f32) -> f32 {
    const SLOPE: f32 = 0.65;
    const OFFSET: f32 = -0.2;
    let odds = (chance / (1.0 - chance)).powf(SLOPE) * OFFSET.exp();
    if odds.is_finite() { odds / (1.0 + odds) } else { 1.0 }
}

/// Returns how many of the cards not seen a card beats.
fn beaten(view: &View, card: Card) -> usize {
    view.unseen().iter().filter(|other| beaters(*other).contains(card)).count()
}

/// Returns how many of the cards not seen an average one of them beats.
fn average(view: &View) -> Option<usize> {
    let unseen = view.unseen();
    let all: usize = unseen.iter().map(|card| beaten(view, card)).sum();
    all.checked_div(unseen.len())
}

/// Returns the card that the seat left in a Stockade slot.
fn left_in(view: &View, slot: u8) -> Option<Card> {
    *view.stockade.get(usize::from(slot).checked_sub(1)?)?
}

/// Returns the cards that the opponent may hold.
fn possible(view: &View) -> CardSet {
    view.unseen().minus(view.opponent_lacks).union(view.opponent_holds)
}

/// Returns how hard it is for the opponent to beat an answer.
fn held_against(view: &View, card: Card) -> Option<Reason> {
    let answers = beaters(card);
    if view.opponent_cards == 0 || possible(view).intersection(answers).is_empty() {
        return Some(Reason::Unbeatable);
    }
    let other = view.seat.other();
    let lacks = |world: &Position| world.hand(other).intersection(answers).is_empty();
    Often::in_worlds::<Position>(view, |world, _| lacks(world)).map(Reason::HardToBeat)
}

/// Returns how few cards beat one, if less than half of what the opponent may hold does, and less of it
/// than beats the next best card.
fn hard_to_answer(view: &View, card: Card, next: Option<Card>) -> Option<Reason> {
    let (count, of) = (threats(view, card), possible(view).len());
    let speaks = 2 * count < of && next.is_none_or(|next| count < threats(view, next));
    speaks.then_some(Reason::FewBeat(count, of))
}

/// Returns that fewer cards beat one than the next best card, if so.
fn harder(view: &View, card: Card, next: Option<Card>) -> Option<Reason> {
    next.filter(|next| threats(view, card) < threats(view, *next)).map(Reason::Harder)
}

/// Returns how many of the cards that the opponent may hold beat one.
fn threats(view: &View, card: Card) -> usize {
    possible(view).intersection(beaters(card)).len()
}

/// Returns how strong an opening is, if it beats most of what the opponent may open with, and more
/// of it than the next best opening.
fn strong(view: &View, card: Card, next: Option<Card>) -> Option<Reason> {
    debug_assert!(matches!(view.public.phase, Phase::Commit(_)));
    let possible = possible(view);
    let beats = |card: Card| possible.iter().filter(|other| beaters(*other).contains(card)).count();
    let count = beats(card);
    let speaks = 2 * count > possible.len() && next.is_none_or(|next| beats(next) < count);
    speaks.then_some(Reason::Strong(count, possible.len()))
}
