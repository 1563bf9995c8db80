//! Achievements of Four Horsemen.

use super::{Event, Horseman, Position, Sheet, View, score};
use crate::engine::{Achievement, Seat, Story};

/// The achievements, those that are always listed first.
pub const ACHIEVEMENTS: &[Achievement<Position>] = &[
    Achievement { id: "third-death", done: third_death },
    Achievement { id: "destroyer", done: destroyer },
    Achievement { id: "harvest", done: |story| scored(story, |sheet| sheet.famine.points >= 8) },
    Achievement { id: "plague", done: |story| scored(story, plague) },
    Achievement { id: "hunger", done: hunger },
    Achievement { id: "last-rider", done: last_rider },
    Achievement { id: "riches", done: |story| scored(story, |sheet| sheet.total >= 20) },
    Achievement { id: "clean-sweep", done: clean_sweep },
];

fn winner(event: &Event) -> Option<Seat> {
    match event {
        Event::RoundWon { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// A rival put out of the hand by one's own gift (FH-9).
fn third_death(story: &Story<Position>) -> bool {
    story.follows(winner, |giver, event, _| {
        let rival = |seat| seat != story.seat && *giver == story.seat;
        matches!(event, Event::Eliminated { seat } if rival(*seat))
    })
}

/// A high card of a rival destroyed by War (FH-8).
fn destroyer(story: &Story<Position>) -> bool {
    story.follows(winner, |giver, event, _| match event {
        Event::Destroyed { seat, card, .. } => {
            *giver == story.seat && *seat != story.seat && card.value() >= 5
        }
        _ => false,
    })
}

/// Whether the player's score of a hand was such (FH-13).
fn scored(story: &Story<Position>, is: impl Fn(&Sheet) -> bool) -> bool {
    story.has(|event| match event {
        Event::HandEnded { sheets, .. } => sheets[story.seat].as_ref().is_some_and(&is),
        _ => false,
    })
}

fn plague(sheet: &Sheet) -> bool {
    sheet.pestilence.scores && sheet.pestilence.sum >= 5
}

/// A gift that left a rival with an odd and high Famine (FH-13).
fn hunger(story: &Story<Position>) -> bool {
    story.follows(winner, |giver, event, view| match event {
        Event::Given { card, to } if card.suit() == Horseman::Famine => {
            let famine = |view: &View| score(&view.public.piles)[*to].map(|it| it.famine.points);
            *giver == story.seat && *to != story.seat && famine(view).is_some_and(|it| it <= -8)
        }
        _ => false,
    })
}

/// A Favor gained as the last one left (FH-12).
fn last_rider(story: &Story<Position>) -> bool {
    story.has(|event| match event {
        Event::HandEnded { sheets, favor, .. } => {
            *favor == Some(story.seat) && sheets.iter().flatten().count() == 1
        }
        _ => false,
    })
}

/// A match won without a Favor for anyone else (FH-15).
fn clean_sweep(story: &Story<Position>) -> bool {
    let alone = |view: &View| view.public.favor.iter().filter(|favor| **favor > 0).count() == 1;
    story.won && story.events.last().is_some_and(|(_, view)| alone(view))
}
