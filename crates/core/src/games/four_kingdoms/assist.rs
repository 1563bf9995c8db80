//! Hints and automatic moves. They use no face-down card.

use super::solver::sensible_steps;
use super::{Action, PileId, Position, ROWS, View};
use crate::cards::{Card, Rank, Suit};
use crate::engine::{Chance, Game};

/// Returns all useful legal moves, best first, judged by what the player can see.
pub fn hints(view: &View) -> Vec<Action> {
    let position = Position::imagine(view, &mut Chance::new(0));
    let mut steps = Vec::new();
    if !position.public.is_won() {
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

/// Returns a safe move home, one that can never hurt, if there is one; the [solver](super::solver)
/// gives the reasons. The table repeats it after each move, except right after the player took a
/// card back.
pub fn auto_collect(position: &Position) -> Option<Action> {
    first_home(position, |from, card| {
        let kingdom = position.public.kingdom(card.suit());
        // A ten in a free land may have to wait for its jack until the jack can go home.
        let row = matches!(from, PileId::Row(_));
        card.rank() != Rank::Ten || !row || kingdom.has(Rank::King) && kingdom.has(Rank::Queen)
    })
}

/// Returns the moves that bring all remaining cards home; `None` while a card is face down or
/// undealt, or something is in the way.
pub fn finish(position: &Position) -> Option<Vec<Action>> {
    let hidden = position.rows().iter().any(|row| row.down() > 0) || !position.talon().is_empty();
    if hidden || position.public.is_won() {
        return None;
    }
    let mut position = position.clone();
    let mut actions = Vec::new();
    while let Some(action) = first_home(&position, |_, _| true) {
        position.play_unchecked(action, &mut ());
        actions.push(action);
    }
    position.public.is_won().then_some(actions)
}

/// Returns the first legal move of a card to its home that `may` accepts.
fn first_home(position: &Position, may: impl Fn(PileId, Card) -> bool) -> Option<Action> {
    let rows = (1..=ROWS as u8).map(PileId::Row);
    let from = rows.chain([PileId::Waste]).chain(Suit::ALL.map(PileId::Guest));
    from.filter_map(|from| {
        let card = position.top(from).filter(|card| may(from, *card))?;
        Some(Action::one(from, PileId::home(card)))
    })
    .find(|action| position.allows(*action))
}
