//! Gestures of Four Kingdoms: which cards move together, and how the player moves them.

use super::commands::dead_end;
use super::scene::Spot;
use super::{FourKingdoms, Play, words};
use crate::i18n::{four_kingdoms as text, t};
use crate::table::game::{
    Assistance, Controls, Gesture, GestureOf, How, Reaction, ReactionOf, Scene as _, Shortcut,
    Target, Touch,
};
use crate::table::gestures::can_use;
use cardkeep_core::cards::Card;
use cardkeep_core::games::four_kingdoms::{Action, PileId, one_tap, send};

/// Number of characters that fit beside a button in the smallest window.
const LONGEST_BESIDE: usize = 120;

type Gestures = Vec<GestureOf<FourKingdoms>>;

/// Cards of one pile that move together.
#[derive(Clone, Copy, Debug)]
struct Run {
    from: PileId,
    count: u8,
    /// The lowest card.
    card: Card,
}

impl Run {
    /// Returns the run that begins with a piece; `None` if that can't be moved.
    fn of(play: &Play, lowest: usize) -> Option<Run> {
        let count = play.scene.taken_with(lowest).len() as u8;
        let lowest = play.scene.pieces().get(lowest).filter(|_| count > 0)?;
        let (Spot::At(from), Some(card)) = (lowest.place, lowest.card) else { return None };
        Some(Run { from, count, card })
    }
}

impl Controls for FourKingdoms {
    const SPATIAL_NAVIGATION: bool = true;

    fn gestures(&self, play: &Play, piece: Option<usize>) -> Vec<GestureOf<Self>> {
        match piece {
            Some(piece) => of_run(play, piece),
            None => without_piece(self, play),
        }
    }

    fn group(&self, play: &Play, piece: usize) -> Vec<usize> {
        play.scene.taken_with(piece)
    }

    /// Dropped anywhere in its own kingdom, a card goes home.
    fn target_zone(&self, play: &Play, spot: Spot) -> Spot {
        home_nearby(play, spot).unwrap_or(spot)
    }

    /// Enter on a pile chooses its longest run that can go
    /// somewhere, then one card less each time.
    fn elsewhere(&self, play: &Play, touch: Touch<Spot>) -> ReactionOf<Self> {
        let Some(spot) = touch.place else { return Reaction::Clear };
        let there = play.scene.at(spot);
        let by_enter = touch.how == How::Use && touch.piece.is_none();
        let mut runs = there.iter().filter(|piece| can_use(self, play, **piece));
        match (&play.chosen[..], there.last()) {
            ([_, fewer @ ..], _) if by_enter && !fewer.is_empty() => {
                Reaction::Choose(fewer.to_vec())
            }
            ([_, ..], _) => Reaction::Clear,
            ([], None) => Reaction::Say(words::describe(spot, play.session.full_position())),
            ([], Some(top)) if by_enter => match runs.next() {
                Some(lowest) => Reaction::Choose(play.scene.taken_with(*lowest)),
                None => Reaction::Refuse(nowhere(play, *top)),
            },
            // Below the cards of a land there is only empty table.
            ([], Some(_)) if touch.piece.is_none() => Reaction::Clear,
            ([], Some(_)) => Reaction::Refuse(t!(text::face_down)),
        }
    }

    fn focus_rows(&self, _: &Play) -> Vec<Vec<Target<Spot>>> {
        let (lands, others) = Spot::all().partition(|spot| Spot::lands().any(|l| l == *spot));
        let targets = |spots: Vec<Spot>| spots.into_iter().map(Target::Zone).collect();
        vec![targets(others), targets(lands)]
    }
}

/// Returns the ways to move the run that begins with a piece: to each other pile, or where it most
/// likely belongs. With one-tap moves, the first touch does that, and may take the whole pile along.
fn of_run(play: &Play, piece: usize) -> Gestures {
    let Some(Run { from, count, .. }) = Run::of(play, piece) else { return Vec::new() };
    let there = play.scene.at(Spot::At(from));
    let moves = |to, count: u8| {
        let lowest = there.iter().nth_back(usize::from(count) - 1).copied();
        let top = play.scene.top(Spot::At(to)).map(Target::Piece);
        let action = Reaction::Act(Action::Move { from, to, count });
        let gesture = Gesture::new(action).to(top.unwrap_or(Target::Zone(Spot::At(to))));
        Gesture { piece: lowest, ..gesture }
    };
    let position = play.session.full_position();
    let (best, shortcut) = match play.settings.one_tap && play.chosen.is_empty() {
        true => (one_tap(position, from, count), Shortcut::FirstTouch),
        false => (send(position, from, count), Shortcut::Again),
    };
    let best = match best {
        Some(Action::Move { to, count, .. }) => Some(moves(to, count).shortcut(shortcut)),
        _ => None,
    };
    let others = Spot::all().filter_map(|spot| match spot {
        Spot::At(to) if to != from => Some(moves(to, count)),
        _ => None,
    });
    // What a touch says if nothing else is legal.
    let nowhere = Gesture::new(Reaction::Refuse(nowhere(play, piece))).from(piece);
    [nowhere].into_iter().chain(best).chain(others).collect()
}

/// Returns the gestures that start with no card: dealing, and the button beside the prompt.
fn without_piece(game: &FourKingdoms, play: &Play) -> Gestures {
    let deal = Gesture::new(Reaction::Act(Action::Deal)).to(Target::Zone(Spot::Talon));
    // The explanation of a place may need all the room.
    let has_room = play.message().is_none_or(|said| said.chars().count() <= LONGEST_BESIDE);
    let at_dead_end = (game.stuck || game.lost) && has_room;
    let button = match game.ending {
        _ if game.demonstrating => None,
        Some(_) => {
            Some(Gesture::new(Reaction::Assist(Assistance::Finish)).button(t!(text::finish)))
        }
        None => at_dead_end
            .then(|| Gesture::new(Reaction::Menu(dead_end(game))).button(t!(text::options))),
    };
    [deal].into_iter().chain(button).collect()
}

/// Returns why a card that can go nowhere stays.
pub(super) fn nowhere(play: &Play, piece: usize) -> String {
    match Run::of(play, piece) {
        Some(run) => words::nowhere(run.card, run.from, play.session.full_position()),
        None => t!(text::face_down),
    }
}

/// Returns the home of the dragged card if it is over another place of its kingdom, where it can't
/// go.
fn home_nearby(play: &Play, over: Spot) -> Option<Spot> {
    let lowest = play.chosen.first().filter(|_| play.dragged.is_some())?;
    let (Run { from, count, card }, Spot::At(over)) = (Run::of(play, *lowest)?, over) else {
        return None;
    };
    let may = |to| play.check(Action::Move { from, to, count }).is_ok();
    let astray = over != from && over.suit() == Some(card.suit()) && !may(over);
    Some(PileId::home(card)).filter(|home| astray && may(*home)).map(Spot::At)
}
