//! Achievements of Four Kingdoms.

use super::{Event, Kingdom, PileId, Position, View};
use crate::cards::Rank;
use crate::engine::{Achievement, Story};

/// The achievements, those that are always listed first.
pub const ACHIEVEMENTS: &[Achievement<Position>] = &[
    Achievement { id: "castle", done: |story| kingdoms(story, has_castle, 1) },
    Achievement { id: "guest", done: guest },
    Achievement { id: "long-run", done: long_run },
    Achievement { id: "dungeon", done: |story| kingdoms(story, |it| it.has(Rank::Ace), 1) },
    Achievement { id: "kingdom", done: |story| kingdoms(story, Kingdom::is_full, 1) },
    Achievement { id: "castles", done: |story| kingdoms(story, has_castle, 4) },
    Achievement { id: "free-lands", done: free_lands },
    Achievement { id: "all-up", done: all_up },
];

fn has_castle(kingdom: &Kingdom) -> bool {
    [Rank::King, Rank::Queen, Rank::Jack].iter().all(|rank| kingdom.has(*rank))
}

/// Whether this many kingdoms were such at once (FK-4).
fn kingdoms(story: &Story<Position>, is: fn(&Kingdom) -> bool, least: usize) -> bool {
    story
        .shows(|_, view| view.public.kingdoms.iter().filter(|kingdom| is(kingdom)).count() >= least)
}

/// A card in a guest chamber (FK-4).
fn guest(story: &Story<Position>) -> bool {
    story.has(|event| matches!(event, Event::Moved { to: PileId::Guest(_), .. }))
}

/// A run of at least four cards moved at once (FK-3).
fn long_run(story: &Story<Position>) -> bool {
    story.has(|event| matches!(event, Event::Moved { cards, .. } if cards.len() >= 4))
}

/// Two free lands empty at once, while cards are left to place (FK-2).
fn free_lands(story: &Story<Position>) -> bool {
    let empty = |view: &View| view.rows.iter().filter(|row| row.run.is_empty()).count();
    story.shows(|_, view| empty(view) >= 2 && view.talon_cards > 0)
}

/// Every card of the free lands turned up before the talon is empty (FK-2, FK-7).
fn all_up(story: &Story<Position>) -> bool {
    story.shows(|_, view| view.talon_cards > 0 && view.rows.iter().all(|row| row.down == 0))
}
