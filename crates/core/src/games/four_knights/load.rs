//! Checks that a loaded position of Four Knights is possible.

use super::{HAND_SIZE, HANDS, Phase, Position, beaters, beats};
use crate::cards::{CardSet, check_deck};
use crate::engine::{Impossible, Seat};
use crate::games::load::{json_of_position, require};

json_of_position! { Position, check,
    "options" "hand" "phase" "hands" "committed" "field" "stockade" "left_by" "exposed" "received"
    "lacks" "deck"
}

fn check(position: &Position) -> Result<(), Impossible> {
    check_deck(position.places())?;
    check_counts(position)?;
    require(phase_fits(position), "the phase does not fit the cards on the table")?;
    Seat::all(2).try_for_each(|seat| check_lacks(position, seat))?;
    let at_table = position.public.left_by.iter().flatten().all(|seat| seat.0 < 2);
    require(at_table, "a Stockade card was left by a seat that is not at the table")?;
    Seat::all(2).try_for_each(|seat| check_swaps(position, seat))
}

/// Checks that hands, deck and received cards have the right sizes for this hand (FN-2, FN-8,
/// FN-9).
fn check_counts(position: &Position) -> Result<(), Impossible> {
    let hand = usize::from(position.hand);
    require((1..=HANDS).contains(&hand), format!("hand {hand} of {HANDS}"))?;
    let (lying, undealt) = (position.deck.len(), (HANDS - hand) * 2 * HAND_SIZE);
    let reason = format!("in hand {hand} the deck holds {undealt} cards, not {lying}");
    require(lying == undealt, reason)?;
    let received = position.public.received[hand - 1].map(CardSet::len);
    let bare = position.hands[0].is_empty() && position.public.field[0].is_empty();
    let reason = "a battle gives an even number of cards, and this hand still goes on";
    require(bare || received[0] % 2 == 0, reason)?;
    Seat::all(2).try_for_each(|seat| {
        let cards = own(position, seat).len() + (received[0] + received[1]) / 2;
        let reason = format!("{seat} has {cards} cards of this hand, not {HAND_SIZE}");
        require(cards == HAND_SIZE, reason)
    })
}

/// Returns the cards of a seat that no one has received yet.
fn own(position: &Position, seat: Seat) -> CardSet {
    let lying = position.field(seat).iter().copied().chain(position.committed(seat));
    position.hand(seat).union(lying.collect())
}

/// Whether the phase matches the cards on the table (FN-4 to FN-10).
fn phase_fits(position: &Position) -> bool {
    let [first, second] = &position.public.field;
    let even = first.len() == second.len();
    let idle = position.committed == [None, None];
    let open = even && Seat::all(2).all(|seat| !is_beaten(position, seat));
    let ahead =
        |seat: Seat| position.field(seat.other()).len().checked_sub(position.field(seat).len());
    let pressed = |seat: Seat| {
        seat.0 < 2 && idle && is_beaten(position, seat) && matches!(ahead(seat), Some(0 | 1))
    };
    match position.public.phase {
        Phase::Swap(seat) => {
            let full = position.hands.iter().all(|cards| cards.len() == HAND_SIZE);
            position.hand > 1 && open && full && swapper(position, position.hand - 1) == Some(seat)
        }
        Phase::Commit(Seat(0)) => open && idle && !position.hands[0].is_empty(),
        Phase::Commit(seat) => {
            seat == Seat(1)
                && open
                && position.committed.map(|card| card.is_some()) == [true, false]
        }
        Phase::Reinforce(seat) => pressed(seat) && !position.answers(seat).is_empty(),
        Phase::Forfeit(seat) => {
            let broke = || position.answers(seat).is_empty() && has_shown(position, seat);
            pressed(seat) && !even && (position.public.options.may_yield || broke())
        }
        Phase::Over => {
            let bare = [first.len(), position.hands[0].len()] == [0, 0];
            usize::from(position.hand) == HANDS && open && idle && bare
        }
    }
}

/// Whether the seat's newest card on the field is beaten by the other seat's.
fn is_beaten(position: &Position, seat: Seat) -> bool {
    let newest = |seat| position.field(seat).last();
    newest(seat).zip(newest(seat.other())).is_some_and(|(own, other)| beats(*other, *own))
}

/// Whether everyone knows that the seat has no answer to the newest card (FN-7).
fn has_shown(position: &Position, seat: Seat) -> bool {
    let newest = position.field(seat.other()).last();
    newest.is_some_and(|card| beaters(*card).minus(position.lacks[seat.index()]).is_empty())
}

/// Checks that the cards a seat lacks were revealed by a lost battle and are still missing (FN-7).
fn check_lacks(position: &Position, seat: Seat) -> Result<(), Impossible> {
    let lacks = position.lacks[seat.index()];
    let hidden = position.hand(seat).union(position.committed(seat).into_iter().collect());
    if let Some(card) = hidden.intersection(lacks).nth(0) {
        require(false, format!("{seat} holds the {} and is said not to", card.name()))?;
    }
    let lost = position.public.phase == Phase::Forfeit(seat)
        || !position.received(position.hand, seat.other()).is_empty();
    let reason =
        format!("{seat} cannot have shown what it lacks before it lost a battle of this hand");
    require(lost || lacks.is_empty(), reason)
}

/// Returns the seat that may swap after a hand, counted from 1: the one that received less in it
/// (FN-10).
fn swapper(position: &Position, hand: u8) -> Option<Seat> {
    let received = |seat| position.received(hand, seat).len();
    Seat::all(2).find(|seat| received(*seat) < received(seat.other()))
}

/// Checks that a seat left no more cards in the Stockade than it could swap, and has the cards it
/// took from where the other seat had left them (FN-10).
fn check_swaps(position: &Position, seat: Seat) -> Result<(), Impossible> {
    // The number of hands whose swap has been decided.
    let decided = position.hand - 1 - u8::from(matches!(position.public.phase, Phase::Swap(_)));
    let swaps = |seat| (1..=decided).filter(|hand| swapper(position, *hand) == Some(seat)).count();
    let left = |seat| position.public.left_by.iter().filter(|by| **by == Some(seat)).count();
    let reason = format!("{seat} left more cards in the Stockade than it might swap");
    require(left(seat) <= swaps(seat), reason)?;
    let exposed = position.exposed[seat.index()];
    if exposed.is_empty() {
        return Ok(());
    }
    // It took a card for this hand where the other had left it, and left one of its own.
    let took =
        decided > 0 && decided + 1 == position.hand && swapper(position, decided) == Some(seat);
    let known = exposed.len() == 1 && took && left(seat) > 0;
    let reason = "more is known of the Stockade than the swaps so far can tell";
    require(known && left(seat.other()) < swaps(seat.other()), reason)?;
    let received = |seat| position.received(position.hand, seat);
    let dealt = own(position, seat).union(received(Seat(0))).union(received(Seat(1)));
    match exposed.minus(dealt).nth(0) {
        Some(card) => require(
            false,
            format!("{seat} is said to have taken the {} and has not got it", card.name()),
        ),
        None => Ok(()),
    }
}
