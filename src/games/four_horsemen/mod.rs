//! The table of Four Horsemen.

mod advice;
mod beats;
mod ending;
mod explain;
mod gestures;
mod giving;
mod intent;
mod moments;
mod points;
mod prompts;
#[cfg(all(test, feature = "testing"))]
mod real_table;
mod scene;
mod show;
mod status;
mod tips;
mod words;

use beats::{beats, deal};
use giving::Giving;
use intent::{meant, played};
use scene::Scene;

use crate::session::Moment;
use crate::table::game::{Beat, Presentation, Scene as _, TableGame, Target};
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use crate::table::play;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{Action, Card, Event, Phase, Position, Preview, View};

type Play = play::Play<FourHorsemen>;

/// State of the table besides the match.
#[derive(Default)]
pub(super) struct FourHorsemen {
    /// The won round that the player is giving out.
    giving: Option<Giving>,
    /// The winner of the round, until the next card is played.
    winner: Option<Seat>,
}

impl Presentation for FourHorsemen {
    type Rules = Position;
    type Scene = Scene;

    fn new(_: &Names) -> Self {
        FourHorsemen::default()
    }

    fn begin(&mut self, _: &Names, first: &View) -> Vec<Beat<Self>> {
        deal(first)
    }

    fn present(
        &mut self,
        names: &Names,
        before: &View,
        moment: &Moment<Position>,
    ) -> Vec<Beat<Self>> {
        match moment.event {
            Event::Played { .. } => self.winner = None,
            Event::RoundWon { seat, .. } => self.winner = Some(seat),
            _ => {}
        }
        let giving = self.giving.as_ref();
        let placed = |card, to| giving.is_some_and(|giving| giving.receiver(card) == Some(to));
        beats(names, before, moment, self.winner, placed)
    }

    fn highlight(names: &Names, before: &View, moment: &Moment<Position>) -> Highlight {
        moments::highlight(names, before, moment)
    }
}

impl TableGame for FourHorsemen {
    fn prepare(&mut self, play: &mut Play) {
        self.giving = match play.now().public.phase {
            Phase::Give(seat) if play.names.is_me(seat) => {
                Some(Giving::new(play.legal(), seat, intent::said(play)))
            }
            _ => None,
        };
        let Some(giving) = &self.giving else {
            play.cursor = play.cursor.filter(|at| matches!(at, Target::Piece(_)));
            return;
        };
        play.scene.set_out(&play.view.public.round, &giving.gifts());
        // The keyboard moves on to the next card.
        let at_seat = matches!(play.cursor, Some(Target::Zone(_)));
        if at_seat && giving.is_begun() && play.chosen.is_empty() {
            let next = played(play).find(|card| giving.receiver(*card).is_none());
            let next = next.and_then(|card| play.scene.pieces().of(card));
            play.cursor = next.map(Target::Piece).or(play.cursor);
        }
    }
}

impl FourHorsemen {
    /// Returns the won round that the player is giving out now.
    fn giving(&self, play: &Play) -> Option<&Giving> {
        self.giving.as_ref().filter(|_| play.is_open())
    }

    /// Returns the effect of the chosen gifts, or also of giving the chosen card to a seat; `None`
    /// if hints are off.
    fn preview(&self, play: &Play, seat: Seat) -> Option<Preview> {
        let giving = self.giving(play).filter(|_| play.settings.hints)?;
        let gifts = match play.chosen_card() {
            Some(card) => giving.gifts_with(card, seat)?,
            None => giving.gifts(),
        };
        Some(play.now().public.piles.preview(giving.winner(), &gifts))
    }

    /// Returns the card that the player chose, if it may go under the Fate deck now.
    fn tempts_fate(&self, play: &Play) -> Option<Card> {
        let may = |card: &Card| play.check(Action::Fate(*card)).is_ok();
        meant(play).filter(|card| play.is_open() && may(card))
    }
}
