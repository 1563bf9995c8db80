//! Reactions to touches at the table of Four Kingdoms: which cards are picked up and where they go.

use super::scene::Spot;
use super::{Play, words};
use crate::i18n::{four_kingdoms as text, t};
use crate::table::game::{How, Reaction, ReactionOf, Scene as _, Touch};
use cardkeep_core::cards::Card;
use cardkeep_core::games::four_kingdoms::{Action, PileId, one_tap, send};

type TableReaction = ReactionOf<super::FourKingdoms>;

/// Cards of one pile that move together.
#[derive(Clone, Copy, Debug)]
struct Source {
    from: PileId,
    count: u8,
    /// The lowest card.
    card: Card,
}

impl Source {
    fn of(play: &Play, taken: &[usize]) -> Option<Source> {
        let lowest = play.scene.pieces().get(*taken.first()?)?;
        let (Spot::At(from), Some(card)) = (lowest.place, lowest.card) else { return None };
        Some(Source { from, count: taken.len() as u8, card })
    }

    fn to(self, to: PileId) -> Action {
        Action::Move { from: self.from, to, count: self.count }
    }

    fn may(self, play: &Play, to: PileId) -> bool {
        play.session.full_position().allows(self.to(to))
    }

    /// Returns where these cards can go.
    fn targets(self, play: &Play) -> impl Iterator<Item = Spot> {
        let may = move |spot: &Spot| matches!(spot, Spot::At(to) if self.may(play, *to));
        Spot::all().filter(may)
    }
}

/// Returns where the chosen cards can go.
pub(super) fn targets(play: &Play) -> Vec<Spot> {
    let chosen = Source::of(play, &play.chosen);
    chosen.into_iter().flat_map(|chosen| chosen.targets(play)).collect()
}

/// Returns the prompt while these cards are chosen, by their lowest card.
pub(super) fn prompt(play: &Play, card: Card) -> String {
    match Source::of(play, &play.chosen) {
        Some(chosen) if chosen.targets(play).next().is_none() => {
            words::nowhere(card, chosen.from, play.session.full_position())
        }
        _ => t!(text::prompt_where, card),
    }
}

/// Returns the reaction to a touch.
pub(super) fn touch(play: &Play, touch: Touch<Spot>) -> TableReaction {
    let place = match touch.place {
        Some(Spot::At(place)) => place,
        Some(Spot::Talon) if touch.how == How::Drop => return Reaction::Clear,
        Some(Spot::Talon) => return Reaction::Act(Action::Deal),
        None => return Reaction::Clear,
    };
    match (touch.how, touch.piece) {
        (How::Drop, _) => drop(play, place),
        (How::Use, None) => press(play, place),
        // Below the cards of a land there is only empty table.
        (_, None) if play.chosen.is_empty() && !play.scene.is_empty(Spot::At(place)) => {
            Reaction::Clear
        }
        (_, piece) => {
            let taken = piece.map(|piece| play.scene.taken_with(piece)).unwrap_or_default();
            // Touching chosen cards again moves them automatically, as the first touch does if
            // one-tap moves are on.
            if !taken.is_empty() && taken == play.chosen {
                return send_off(play, &taken);
            }
            let at_once = play.settings.one_tap && play.chosen.is_empty();
            let source = Source::of(play, &taken).filter(|_| at_once);
            let best =
                source.and_then(|it| one_tap(play.session.full_position(), it.from, it.count));
            best.map_or_else(|| point(play, place, taken), Reaction::Act)
        }
    }
}

/// Reacts to Enter on a pile: chooses the longest movable run of a free land first, and one card
/// less each time.
fn press(play: &Play, place: PileId) -> TableReaction {
    let chosen = Source::of(play, &play.chosen);
    match &play.chosen[..] {
        [_, fewer @ ..] if chosen.is_some_and(|chosen| chosen.from == place) => {
            if fewer.is_empty() { Reaction::Clear } else { Reaction::Choose(fewer.to_vec()) }
        }
        _ => {
            let there = play.scene.at(Spot::At(place)).into_iter();
            let takes = there.map(|piece| play.scene.taken_with(piece));
            let takes: Vec<_> = takes.filter(|taken| !taken.is_empty()).collect();
            let goes = |taken: &&Vec<usize>| {
                Source::of(play, taken).is_some_and(|it| it.targets(play).next().is_some())
            };
            let taken = takes.iter().find(goes).or(takes.last());
            point(play, place, taken.cloned().unwrap_or_default())
        }
    }
}

/// Reacts to a pile and its movable cards; if others are chosen, it is their destination.
fn point(play: &Play, place: PileId, taken: Vec<usize>) -> TableReaction {
    match (Source::of(play, &play.chosen), Source::of(play, &taken)) {
        (Some(chosen), _) if chosen.from != place => Reaction::Act(chosen.to(place)),
        (_, Some(source)) if source.targets(play).next().is_none() => {
            Reaction::Refuse(words::nowhere(source.card, source.from, play.session.full_position()))
        }
        (_, Some(_)) => Reaction::Choose(taken),
        (Some(_), None) => Reaction::Clear,
        (None, None) if play.scene.is_empty(Spot::At(place)) => {
            Reaction::Say(words::describe(Spot::At(place), play.session.full_position()))
        }
        (None, None) => Reaction::Refuse(t!(text::face_down)),
    }
}

/// Drops the chosen cards on a pile. Anywhere in its own kingdom, a card goes home.
fn drop(play: &Play, to: PileId) -> TableReaction {
    let chosen = Source::of(play, &play.chosen).filter(|chosen| chosen.from != to);
    let Some(chosen) = chosen else { return Reaction::Clear };
    let home = PileId::home(chosen.card);
    let finds = to.suit() == home.suit() && !chosen.may(play, to) && chosen.may(play, home);
    Reaction::Act(chosen.to(if finds { home } else { to }))
}

/// Moves the cards where they most likely belong.
fn send_off(play: &Play, taken: &[usize]) -> TableReaction {
    let Some(source) = Source::of(play, taken) else { return Reaction::Clear };
    match send(play.session.full_position(), source.from, source.count) {
        Some(action) => Reaction::Act(action),
        None => {
            Reaction::Refuse(words::nowhere(source.card, source.from, play.session.full_position()))
        }
    }
}
