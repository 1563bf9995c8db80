//! Exact search of the end of a hand of Four Horsemen.

use super::{after, margin, reward, rewards};
use crate::opponent::{Opponent, Rewards};
use cardkeep_core::engine::{Chance, Game, Seat, Turn};
use cardkeep_core::games::four_horsemen::{
    Action, BySeat, Card, CardSet, Phase, Position, Sheet, View, gainer,
};

/// The seat that gives out the last cards of the hand.
pub(super) fn last_giver(position: &Position) -> Option<Seat> {
    let Phase::Give(giver) = position.public().phase else { return None };
    // All seats still in hold the same number of cards.
    position.hand(giver).is_empty().then_some(giver)
}

/// Tolerance for rounding: endings within it are worth the same to a giver.
const EQUAL: f32 = 1e-5;

/// The best way to end a hand for its giver, and its value. If several are equally good, the value
/// is their mean, because any of them may be chosen.
pub(super) fn best(position: &Position, giver: Seat, endings: &[Action]) -> (Action, Rewards) {
    let (mut best, mut most) = (endings[0], f32::NEG_INFINITY);
    let (mut sum, mut equals) = (Rewards::default(), 0.0);
    for ending in endings {
        let (favor, sheets) = after_hand(position, giver, *ending);
        // The other seats' values matter only for the best endings.
        let own = reward(&favor, giver, margin(&sheets, giver));
        if own < most - EQUAL {
            continue;
        }
        let rewards = rewards(&favor, |seat| margin(&sheets, seat));
        if own > most + EQUAL {
            (best, most, sum, equals) = (*ending, own, rewards, 1.0);
        } else {
            sum.iter_mut().zip(rewards).for_each(|(sum, one)| *sum += one);
            equals += 1.0;
        }
    }
    (best, sum.map(|sum| sum / equals))
}

/// The Favor and the scores after ending a hand with this action.
fn after_hand(
    position: &Position,
    giver: Seat,
    ending: Action,
) -> (BySeat<u8>, BySeat<Option<Sheet>>) {
    let sheets = after(&position.public().piles, giver, ending);
    let mut favor = position.public().favor;
    if let Some(seat) = gainer(&sheets) {
        favor[seat] += 1;
    }
    (favor, sheets)
}

/// The exact value of each action for the seat to act, if after it only the giver of the hand's
/// last cards has a choice.
pub(super) fn solve(view: &View, actions: &[Action]) -> Option<Vec<f32>> {
    let own = view.hand.nth(0).filter(|_| view.hand.len() == 1)?;
    let last_to_play = || view.hand_sizes.iter().sum::<u8>() == 1;
    match view.public.phase {
        // With one card each and no Fate deck, the last round is forced.
        Phase::Give(_) if view.fate.is_empty() => {
            let worlds = view.worlds();
            let mean = |action: &Action| {
                let sum: f32 = worlds.iter().map(|world| outcome(world, *action, view)).sum();
                sum / worlds.len() as f32
            };
            Some(actions.iter().map(mean).collect())
        }
        // The hand's last card, or the Fate deck's top card instead.
        Phase::Play(_) if !view.fate.is_empty() && last_to_play() => {
            let value = |action: &Action| match action {
                Action::Fate(_) => {
                    fate_tops(view).iter().map(|(top, odds)| odds * last_card(view, *top)).sum()
                }
                _ => last_card(view, own),
            };
            Some(actions.iter().map(value).collect())
        }
        _ => None,
    }
}

/// The value of an action for the viewing seat in one determinized position, if only the last giver
/// has a choice after it.
fn outcome(world: &Position, action: Action, view: &View) -> f32 {
    let mut world = world.clone();
    let mut actions = vec![action];
    loop {
        world.play_unchecked(actions[0], &mut ());
        if let Some(rewards) = world.evaluate(view) {
            return rewards[view.seat.index()];
        }
        if let Turn::Over(outcome) = world.turn() {
            return outcome.share(view.seat);
        }
        actions.clear();
        world.legal_actions(&mut actions);
    }
}

/// The value of ending the hand's last round with a card, whether from the hand or the Fate deck.
fn last_card(view: &View, card: Card) -> f32 {
    let mut view = view.clone();
    view.hand = [card].into_iter().collect();
    view.in_fate.remove(card);
    // The other cards in the Fate deck no longer matter.
    let world = Position::imagine(&view, &mut Chance::new(0));
    outcome(&world, Action::Play(card), &view)
}

/// The possible top cards of the Fate deck with their probabilities.
fn fate_tops(view: &View) -> Vec<(Card, f32)> {
    let Some(top) = view.fate.last() else { return Vec::new() };
    if let Some(card) = top.card {
        return vec![(card, 1.0)];
    }
    let unseen = view.unseen();
    // A card known to be in the Fate deck is equally likely in each place that was dealt.
    let (fated, places) = match top.put_by {
        Some(_) => (CardSet::EMPTY, 1),
        None => (view.in_fate, view.fate.iter().filter(|slot| slot.put_by.is_none()).count()),
    };
    let each = 1.0 / places as f32;
    let rest = 1.0 - each * fated.len() as f32;
    let unseen_each = rest / unseen.len().max(1) as f32;
    let odds = |card| (card, if fated.contains(card) { each } else { unseen_each });
    fated.union(unseen).iter().map(odds).collect()
}
