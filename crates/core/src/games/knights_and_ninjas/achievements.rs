//! Achievements of Of Knights and Ninjas.

use super::{Card, Event, Force, Position};
use crate::engine::{Achievement, Seat, Story};

/// The achievements, those that are always listed first.
pub const ACHIEVEMENTS: &[Achievement<Position>] = &[
    Achievement { id: "revolt", done: revolt },
    Achievement { id: "executioner", done: |story| answered(story, Card::Executioner) },
    Achievement { id: "dragon", done: dragon },
    Achievement { id: "highwayman", done: |story| waylaid(story, 1) },
    Achievement { id: "princess", done: |story| answered(story, Card::Princess) },
    Achievement { id: "traitor", done: traitor },
    Achievement { id: "great-robbery", done: |story| waylaid(story, 3) },
    Achievement { id: "from-rags", done: from_rags },
];

fn attacker(event: &Event) -> Option<(Seat, Force)> {
    match event {
        Event::Attacked { seat, force, .. } => Some((*seat, *force)),
        _ => None,
    }
}

/// At least three gems taken by peasants (KN-8).
fn revolt(story: &Story<Position>) -> bool {
    story.follows(attacker, |(seat, force), event, _| {
        let own = *seat == story.seat && force.role() == Card::Peasant;
        matches!(event, Event::GemsTaken { gems, by, .. } if own && by == seat && *gems >= 3)
    })
}

/// An attack answered with this card (KN-9).
fn answered(story: &Story<Position>, role: Card) -> bool {
    story.has(|event| match event {
        Event::Answered { seat, response: Some(response) } => {
            *seat == story.seat && response.role() == role
        }
        _ => false,
    })
}

/// A castle burned by a dragon (KN-7).
fn dragon(story: &Story<Position>) -> bool {
    story.follows(attacker, |(seat, _), event, _| match event {
        Event::Lost { card, to: Card::Dragon, .. } => {
            *seat == story.seat && card.role() == Card::Castle
        }
        _ => false,
    })
}

/// At least this many gems waylaid (KN-11).
fn waylaid(story: &Story<Position>, least: u8) -> bool {
    story.has(|event| {
        matches!(event, Event::Waylaid { seat, gems, .. } if *seat == story.seat && *gems >= least)
    })
}

/// An attack turned by a traitor (KN-9).
fn traitor(story: &Story<Position>) -> bool {
    let traitor = |event: &Event| match event {
        Event::Answered { seat, response } => {
            Some(*seat == story.seat && response.is_some_and(|it| it.role() == Card::Traitor))
        }
        // The attacker's own answer doesn't matter.
        Event::Attacked { .. } => Some(false),
        _ => None,
    };
    story.follows(traitor, |own, event, _| *own && matches!(event, Event::Turned { .. }))
}

/// A match won after all gems but one were lost.
fn from_rags(story: &Story<Position>) -> bool {
    story.won && story.shows(|_, view| view.public.gems[story.seat] <= 1)
}
