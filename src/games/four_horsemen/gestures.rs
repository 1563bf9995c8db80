//! How the actions of Four Horsemen are made at the table. A won round is given out card by card;
//! the action follows once every card has a receiver.

use super::giving::Giving;
use super::intent::{TableReaction, arrange, own, played, seat_of};
use super::scene::Zone;
use super::{FourHorsemen, Play, explain};
use crate::i18n::{four_horsemen as text, t};
use crate::table::game::{
    Controls, ENTER, Gesture, GestureOf, How, Prompts as _, Reaction, Scene as _, Shortcut, Target,
    Touch,
};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{Action, Card};

type Gestures = Vec<GestureOf<FourHorsemen>>;

impl Controls for FourHorsemen {
    const SPATIAL_NAVIGATION: bool = true;

    fn gestures(&self, play: &Play, piece: Option<usize>) -> Vec<GestureOf<Self>> {
        match piece {
            Some(piece) => of_piece(self, play, piece),
            None => without_piece(self, play),
        }
    }

    /// A rival's cards and pile are one destination, and so is the round.
    fn target_zone(&self, play: &Play, zone: Zone) -> Zone {
        match (zone, seat_of(play, zone)) {
            (_, Some(seat)) => Zone::Pile(seat),
            (Zone::Round(_), None) => Zone::Round(play.names.human()),
            (zone, None) => zone,
        }
    }

    /// Explains what is touched.
    fn elsewhere(&self, play: &Play, touch: Touch<Zone>) -> TableReaction {
        let seat = touch.place.and_then(|place| seat_of(play, place));
        let lays_down = |seat| {
            let holds = touch.how == How::Tap && !play.chosen.is_empty();
            holds && touch.piece.is_none() && play.names.is_me(seat)
        };
        match (seat, touch.place) {
            // A stray tap on the player's own place puts back what is held.
            (Some(seat), _) if lays_down(seat) => Reaction::Clear,
            (Some(seat), _) => Reaction::Explain(explain::of_seat(play, seat)),
            (None, Some(Zone::Fate))
                if play.chosen.is_empty()
                    && self.giving(play).is_none()
                    && play.scene.count(Zone::Fate) > 0 =>
            {
                Reaction::Say(t!(text::fate_help))
            }
            _ => Reaction::Clear,
        }
    }

    /// Returns one line with all players, and below it the cards; in a won round, those still to be
    /// given come first.
    fn focus_rows(&self, play: &Play) -> Vec<Vec<Target<Zone>>> {
        let seats = play.names.clockwise();
        let panels = seats.clone().skip(1).chain(seats.take(1)).map(Zone::Pile);
        let cards = match self.giving(play) {
            Some(giving) => {
                let free = played(play).filter(|card| !giving.is_fixed(*card));
                let is_open = |card: &Card| giving.receiver(*card).is_none();
                let (open, given): (Vec<Card>, Vec<Card>) = free.partition(is_open);
                let cards = if open.is_empty() { given } else { open };
                cards.into_iter().filter_map(|card| play.scene.pieces().of(card)).collect()
            }
            None => play.scene.at(Zone::Hand(play.names.human())),
        };
        vec![panels.map(Target::Zone).collect(), cards.into_iter().map(Target::Piece).collect()]
    }
}

/// Returns the gestures that start with a piece.
fn of_piece(game: &FourHorsemen, play: &Play, piece: usize) -> Gestures {
    let Some(card) = own(play, piece) else {
        let giving = game.giving(play).zip(in_round(play, piece));
        return giving.map(|(giving, card)| gifts(play, giving, piece, card)).unwrap_or_default();
    };
    let act = |action| Gesture::new(Reaction::Act(action)).from(piece);
    let center = Target::Zone(Zone::Round(play.names.human()));
    let plays = act(Action::Play(card)).to(center).shortcut(Shortcut::EnterOrAgain);
    let fate = play.scene.at(Zone::Fate).last().map(|top| {
        let under = act(Action::Fate(card)).to(Target::Piece(*top));
        under.button(t!(text::use_fate)).key("f")
    });
    std::iter::once(plays).chain(fate).collect()
}

/// Returns the gestures of a card of the round that is given out: to every player, and back. One that
/// can have only one receiver is refused elsewhere with the reason.
fn gifts(play: &Play, giving: &Giving, piece: usize, card: Card) -> Gestures {
    let (fixed, receiver) = (giving.is_fixed(card), giving.receiver(card));
    let to_seat = |seat| {
        let gift = Gesture::new(give(play, giving, card, seat)).from(piece);
        gift.to(Target::Zone(Zone::Pile(seat)))
    };
    // The first one that is refused says why the card is fixed.
    let still_in: Vec<Seat> = play.now().public.piles.still_in(giving.winner()).collect();
    let (still_in, out): (Vec<Seat>, Vec<Seat>) =
        play.names.clockwise().partition(|seat| still_in.contains(seat));
    let seats = still_in.into_iter().chain(out);
    let seats = seats.filter(|seat| !(fixed && receiver == Some(*seat)));
    let mut gestures: Gestures = seats.map(to_seat).collect();
    if receiver.is_some() && !fixed {
        let back = |taken_up| arrange(play, &giving.without(card), taken_up);
        let center = Target::Zone(Zone::Round(play.names.human()));
        gestures.push(Gesture::new(back(None)).from(piece).to(center));
        let taken_up = Gesture::new(back(Some(card))).from(piece);
        gestures.push(taken_up.shortcut(Shortcut::FirstTouch));
    }
    gestures
}

/// Returns the gestures without a card: those of a round that is given out.
fn without_piece(game: &FourHorsemen, play: &Play) -> Gestures {
    let Some(giving) =
        game.giving(play).filter(|giving| giving.is_begun() || giving.action().is_some())
    else {
        return Vec::new();
    };
    let clear = || Reaction::Arrange { placed: Vec::new(), chosen: Vec::new() };
    let clear = giving.is_begun().then(|| Gesture::new(clear()).button(t!(text::clear)));
    // It keeps its place from the first gift on, so that no other button moves there.
    let action = giving.action();
    let mut give = Gesture::new(action.map_or(Reaction::Clear, Reaction::Act)).key(ENTER);
    give.command.enabled = action.is_some();
    clear.into_iter().chain([give.main_button(t!(text::give))]).collect()
}

/// Returns the card of a piece in the round that is given out.
pub(super) fn in_round(play: &Play, piece: usize) -> Option<Card> {
    let card = play.card(piece)?;
    played(play).find(|played| *played == card)
}

/// Gives a card to a seat, if the rules allow it.
fn give(play: &Play, giving: &Giving, card: Card, seat: Seat) -> TableReaction {
    match giving.with(card, seat, |action| play.check(action)) {
        Ok(said) => arrange(play, &said, None),
        Err(why) => Reaction::Refuse(FourHorsemen::refusal(play, why)),
    }
}
