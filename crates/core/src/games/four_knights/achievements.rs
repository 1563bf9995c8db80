//! Achievements of Four Knights.

use super::{Event, HAND_SIZE, HANDS, Position};
use crate::cards::{CardSet, Rank};
use crate::engine::{Achievement, Story};

/// The achievements, those that are always listed first.
pub const ACHIEVEMENTS: &[Achievement<Position>] = &[
    Achievement { id: "upset", done: upset },
    Achievement {
        id: "long-battle",
        done: |story| captured(story, |cards| cards.len() == 2 * HAND_SIZE),
    },
    Achievement { id: "last-card", done: last_card },
    Achievement { id: "trade", done: trade },
    Achievement { id: "two-aces", done: |story| captured(story, two_aces) },
    Achievement {
        id: "every-hand",
        done: |story| hands(story, |cards, _| cards > HAND_SIZE) == HANDS,
    },
    Achievement { id: "comeback", done: comeback },
    Achievement { id: "landslide", done: landslide },
];

/// A low card that beat an ace (FN-3, FN-6).
fn upset(story: &Story<Position>) -> bool {
    story.shows(|event, view| match event {
        Event::Reinforced { seat, card } if *seat == story.seat => {
            let beaten = view.public.field[seat.other().index()].last();
            card.rank() <= Rank::Five && beaten.is_some_and(|beaten| beaten.rank() == Rank::Ace)
        }
        _ => false,
    })
}

/// A battle that brought the player such cards (FN-7).
fn captured(story: &Story<Position>, are: impl Fn(CardSet) -> bool) -> bool {
    story.has(
        |event| matches!(event, Event::Captured { seat, cards } if *seat == story.seat && are(*cards)),
    )
}

fn two_aces(cards: CardSet) -> bool {
    cards.iter().filter(|card| card.rank() == Rank::Ace).count() >= 2
}

/// A battle won with the last card in the hand, as an opening (FN-4) or an answer (FN-6).
fn last_card(story: &Story<Position>) -> bool {
    let mut last = false;
    story.shows(|event, view| match event {
        Event::Committed { seat, .. } | Event::Reinforced { seat, .. } if *seat == story.seat => {
            last = view.hand.is_empty();
            false
        }
        Event::Captured { seat, .. } => std::mem::take(&mut last) && *seat == story.seat,
        _ => false,
    })
}

/// A battle won with the card from the Stockade (FN-10).
fn trade(story: &Story<Position>) -> bool {
    let took = |event: &Event| match event {
        Event::Swapped { seat, took, .. } if *seat == story.seat => *took,
        _ => None,
    };
    story.follows(took, |took, event, _| {
        let own = |seat| seat == story.seat;
        matches!(event, Event::Captured { seat, cards } if own(*seat) && cards.contains(*took))
    })
}

/// Counts the hands that brought the player such a number of cards (FN-8).
fn hands(story: &Story<Position>, is: impl Fn(usize, u8) -> bool) -> usize {
    let own = |event: &Event| match event {
        Event::HandEnded { hand, received } => is(received[story.seat.index()].into(), *hand),
        _ => false,
    };
    story.events.iter().filter(|(event, _)| own(event)).count()
}

/// A match won after a first hand that was lost.
fn comeback(story: &Story<Position>) -> bool {
    story.won && hands(story, |cards, hand| hand == 1 && cards < HAND_SIZE) > 0
}

/// A match won with at least two thirds of all cards.
fn landslide(story: &Story<Position>) -> bool {
    let dealt = 2 * HAND_SIZE * HANDS;
    let won = |view: &super::View| 3 * view.public.total(story.seat) >= 2 * dealt;
    story.won && story.events.last().is_some_and(|(_, view)| won(view))
}
