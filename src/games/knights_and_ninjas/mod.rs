//! The table of Of Knights and Ninjas.

mod advice;
mod beats;
mod chooser;
mod ending;
mod explain;
mod gestures;
mod hints;
mod intent;
mod moments;
mod prompts;
#[cfg(all(test, feature = "testing"))]
mod real_table;
mod scene;
mod show;
mod since;
mod status;
mod tips;
mod words;
mod zone;

use beats::TurnContext;
use scene::Scene;
use since::Since;

use crate::session::Moment;
use crate::table::game::{Beat, OpponentTiming, Presentation, TableGame};
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use crate::table::play;
use cardkeep_core::games::knights_and_ninjas::{Phase, Position, TurnPlays, View};
use std::time::Duration;

type Play = play::Play<KnightsAndNinjas>;

/// How long hidden answers are collected at normal speed: those that concern the player, and
/// others.
const OWN_ANSWERS: Duration = Duration::from_millis(1000);
const ANSWERS: Duration = Duration::from_millis(600);

/// The pause before an opponent acts.
const PAUSE: Duration = Duration::from_millis(200);

/// State of the table besides the match.
pub(super) struct KnightsAndNinjas {
    since: Since,
    course: TurnContext,
}

impl Presentation for KnightsAndNinjas {
    type Rules = Position;
    type Scene = Scene;

    fn new(names: &Names) -> Self {
        KnightsAndNinjas { since: Since::the_deal(names.seats()), course: TurnContext::default() }
    }

    fn begin(&mut self, names: &Names, first: &View) -> Vec<Beat<Self>> {
        self.since = Since::of(first, false);
        beats::begin(names, first)
    }

    fn present(
        &mut self,
        names: &Names,
        before: &View,
        moment: &Moment<Position>,
    ) -> Vec<Beat<Self>> {
        let view = &moment.view;
        if names.is_me(view.public.mover) && view.public.conduct != TurnPlays::Fresh {
            self.since.forget();
        }
        self.beats(names, before, moment)
    }

    fn highlight(names: &Names, before: &View, moment: &Moment<Position>) -> Highlight {
        moments::highlight(names, before, moment)
    }
}

impl TableGame for KnightsAndNinjas {
    /// Collects answers, so that the time a player takes reveals nothing.
    fn opponent_timing(&self, play: &Play) -> OpponentTiming {
        let wait = |one, other| match [one, other].contains(&play.names.human()) {
            true => OWN_ANSWERS,
            false => ANSWERS,
        };
        let gathers = match play.now().public.phase {
            Phase::Answer(attack) => Some(wait(attack.by, attack.on)),
            Phase::Road(loot) => Some(wait(loot.from, loot.holder)),
            Phase::Show(_) | Phase::Pay(_) => Some(OWN_ANSWERS),
            _ => None,
        };
        OpponentTiming { pause: PAUSE, gathers }
    }
}
