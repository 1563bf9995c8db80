//! Helps for the player. None of them looks at a card that lies face down.

use super::solver::sensible_steps;
use super::{Action, Place, Position, ROWS, View};
use crate::cards::{Card, Rank, Suit};
use crate::engine::{Chance, Game};

/// All good legal moves, the best first, from what the player can see alone.
pub fn hints(view: &View) -> Vec<Action> {
    let position = Position::imagine(view, &mut Chance::new(0));
    let mut steps = Vec::new();
    if !position.is_won() {
        sensible_steps(&position, &mut steps);
    }
    let mut actions = Vec::new();
    for step in steps {
        if !actions.contains(&step) {
            actions.push(step);
        }
    }
    actions
}

/// A move home that can never hurt (the [solver](super::solver) says why), if there is one. To be
/// asked again after each; not right after the player took a card back.
pub fn auto_collect(position: &Position) -> Option<Action> {
    first_home(position, |from, card| {
        let kingdom = position.kingdom(card.suit());
        // A ten in a free land may wait for its jack until that can go home.
        let row = matches!(from, Place::Row(_));
        card.rank() != Rank::Ten || !row || kingdom.has(Rank::King) && kingdom.has(Rank::Queen)
    })
}

/// The moves that are left when all the rest goes home by itself; `None` as long as a card lies
/// face down or undealt, or something is in the way.
pub fn finish(position: &Position) -> Option<Vec<Action>> {
    let hidden = position.rows().iter().any(|row| row.down() > 0) || !position.talon().is_empty();
    if hidden || position.is_won() {
        return None;
    }
    let mut position = position.clone();
    let mut actions = Vec::new();
    while let Some(action) = first_home(&position, |_, _| true) {
        position.play(action, &mut ());
        actions.push(action);
    }
    position.is_won().then_some(actions)
}

/// The first move that brings a card home from where it may leave.
fn first_home(position: &Position, may: impl Fn(Place, Card) -> bool) -> Option<Action> {
    let rows = (1..=ROWS as u8).map(Place::Row);
    let from = rows.chain([Place::Waste]).chain(Suit::ALL.map(Place::Guest));
    from.filter_map(|from| {
        let card = position.top(from).filter(|card| may(from, *card))?;
        Some(Action::one(from, Place::home(card)))
    })
    .find(|action| position.allows(*action))
}
