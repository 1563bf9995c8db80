//! Achievements of Watchtower.

use super::{Event, Position, View};
use crate::cards::{Card, Rank};
use crate::engine::{Achievement, Seat, Story};

/// The achievements, those that are always listed first.
pub const ACHIEVEMENTS: &[Achievement<Position>] = &[
    Achievement { id: "raid", done: |story| took_from_tower(story, 1) },
    Achievement { id: "seven", done: seven },
    Achievement { id: "watchtower", done: watchtower },
    Achievement { id: "third-attempt", done: third_attempt },
    Achievement { id: "great-raid", done: |story| took_from_tower(story, 2) },
    Achievement { id: "intercepted", done: intercepted },
    Achievement { id: "showdown", done: showdown },
    Achievement { id: "siege", done: siege },
];

fn attack(event: &Event) -> Option<(Seat, u8)> {
    match event {
        Event::Challenged { attacker, attempt, .. } => Some((*attacker, *attempt)),
        Event::CampaignBattle { attacker, .. } => Some((*attacker, 0)),
        _ => None,
    }
}

fn taken(story: &Story<Position>, event: &Event) -> Option<(Card, Seat)> {
    match event {
        Event::FortCardTaken { card, from, to } if *to == story.seat => Some((*card, *from)),
        _ => None,
    }
}

/// A card taken from a tower of which this many cards are left (WT-8, WT-13).
fn took_from_tower(story: &Story<Position>, left: usize) -> bool {
    let rest = |view: &View, card: Card, from: Seat| {
        let fort = view.public.players[from].fort.cards();
        fort.iter().filter(|other| other.rank() == card.rank()).count()
    };
    story.shows(|event, view| {
        taken(story, event).is_some_and(|(card, from)| rest(view, card, from) >= left)
    })
}

/// An attacking seven that beat an ace or a royal (WT-10).
fn seven(story: &Story<Position>) -> bool {
    story.follows(attack, |(attacker, _), event, _| match event {
        Event::PairTurned { attacking, defending, winner, .. } => {
            *attacker == story.seat
                && *winner == Some(story.seat)
                && attacking.rank() == Rank::Seven
                && defending.rank() >= Rank::Jack
        }
        _ => false,
    })
}

/// A completed watchtower (WT-19).
fn watchtower(story: &Story<Position>) -> bool {
    story.has(|event| matches!(event, Event::CampaignBegan { seat, .. } if *seat == story.seat))
}

/// A card taken at the last of three attempts (WT-14).
fn third_attempt(story: &Story<Position>) -> bool {
    story.follows(attack, |(_, attempt), event, _| *attempt == 3 && taken(story, event).is_some())
}

/// The card of a rival's watchtower won in a free-for-all (WT-18).
fn intercepted(story: &Story<Position>) -> bool {
    story.has(|event| match event {
        Event::FreeForAllWon { builder, winner, .. } => {
            *winner == story.seat && *builder != story.seat
        }
        _ => false,
    })
}

/// A match won in a showdown (WT-22).
fn showdown(story: &Story<Position>) -> bool {
    story.won && story.has(|event| matches!(event, Event::Showdown { .. }))
}

/// A match won at the end of a siege (WT-24).
fn siege(story: &Story<Position>) -> bool {
    story.won && story.has(|event| matches!(event, Event::SiegeEnded { .. }))
}
