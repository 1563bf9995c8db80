//! Hints and automatic moves. They use no face-down card.

use super::solver::sensible_steps;
use super::{Action, PileId, Position, ROWS, Row, View};
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

/// What an action is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// This card can go home then.
    Opens(Card),
    /// A face-down card is turned up.
    TurnsUp,
    /// A free land becomes empty.
    Empties,
    /// This card is no longer covered.
    Frees(Card),
    /// No other action is useful.
    Only,
}

/// Returns what an action is good for, judged by what the player can see; `None` if it is for nothing of
/// this kind, or not legal.
pub fn gain(view: &View, action: Action) -> Option<Gain> {
    let before = Position::imagine(view, &mut Chance::new(0));
    if !before.allows(action) {
        return None;
    }
    let Action::Move { from, to, .. } = action else {
        return hints(view).iter().all(|hint| *hint == action).then_some(Gain::Only);
    };
    let mut after = before.clone();
    after.play_unchecked(action, &mut ());
    let down = |position: &Position| position.rows().iter().map(Row::down).sum::<usize>();
    let turns_up = down(&after) < down(&before);
    // A card that is turned up is not known yet.
    let known = |(place, _): &(PileId, Card)| !turns_up || *place != from;
    let could: Vec<Card> = home_bound(&before).map(|(_, card)| card).collect();
    // A card taken back from its home could go there again.
    let moved = before.top(from);
    let new = |card: &Card| !could.contains(card) && moved != Some(*card);
    let opened = home_bound(&after).filter(known).find(|(_, card)| new(card));
    if let Some((_, card)) = opened {
        return Some(Gain::Opens(card));
    }
    match (from, after.top(from)) {
        _ if turns_up => Some(Gain::TurnsUp),
        (PileId::Row(_) | PileId::Waste, Some(card)) => Some(Gain::Frees(card)),
        (PileId::Row(_), None) if before.top(to).is_some() || to.suit().is_some() => {
            Some(Gain::Empties)
        }
        _ => None,
    }
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
    let (from, card) = home_bound(position).find(|(from, card)| may(*from, *card))?;
    Some(Action::one(from, PileId::home(card)))
}

/// Returns the cards that can go home, and where they lie.
fn home_bound(position: &Position) -> impl Iterator<Item = (PileId, Card)> {
    let rows = (1..=ROWS as u8).map(PileId::Row);
    let from = rows.chain([PileId::Waste]).chain(Suit::ALL.map(PileId::Guest));
    let tops = from.filter_map(|from| Some((from, position.top(from)?)));
    tops.filter(|(from, card)| position.allows(Action::one(*from, PileId::home(*card))))
}
