//! The table of Watchtower.

mod advice;
mod battles;
mod beats;
mod ending;
mod explain;
mod gestures;
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

use scene::Scene;
use since::Since;
use words::Limit;

use crate::session::Moment;
use crate::table::game::{Beat, OpponentTiming, Presentation, TableGame};
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use crate::table::play;
use cardkeep_core::cards::Card;
use cardkeep_core::games::watchtower::{Event, Fight, Position, View};
use std::time::Duration;

type Play = play::Play<Watchtower>;

/// Pauses before an opponent acts and before it picks a card.
const PAUSE: Duration = Duration::from_millis(200);
const PICK: Duration = Duration::from_millis(120);

/// State of the table besides the match.
#[derive(Default)]
pub(super) struct Watchtower {
    /// The winning card of the free-for-all or trick being shown.
    best: Option<Card>,
    /// Whether there was a showdown.
    showdown: bool,
    /// The limit that ended the match, if it was not decided before.
    limit: Option<Limit>,
    /// What happened since the player's last action.
    since: Since,
}

impl Presentation for Watchtower {
    type Rules = Position;
    type Scene = Scene;

    fn new(_: &Names) -> Self {
        Watchtower::default()
    }

    fn begin(&mut self, _: &Names, first: &View) -> Vec<Beat<Self>> {
        beats::deal(first)
    }

    fn present(
        &mut self,
        names: &Names,
        before: &View,
        moment: &Moment<Position>,
    ) -> Vec<Beat<Self>> {
        self.remember(moment);
        let beats = beats::beats(names, before, moment);
        let said = beats.iter().find_map(|beat| beat.text.as_deref()).unwrap_or_default();
        self.since.note(names, before, moment, said);
        beats
    }

    fn highlight(names: &Names, _: &View, moment: &Moment<Position>) -> Highlight {
        moments::highlight(names, moment)
    }
}

impl TableGame for Watchtower {
    const LAID: bool = false;

    /// Blind picks decide nothing, and those of others are not shown one by one.
    fn opponent_timing(&self, play: &Play) -> OpponentTiming {
        let Some(contest) = &play.now().contest else {
            return OpponentTiming { pause: PAUSE, gathers: None };
        };
        let unseen = match contest.fight {
            Fight::Battle { attacker, defender, .. } => {
                ![attacker, defender].contains(&play.names.human())
            }
            Fight::FreeForAll { .. } => true,
        };
        OpponentTiming { pause: PICK, gathers: unseen.then_some(Duration::ZERO) }
    }
}

impl Watchtower {
    /// Remembers what no view contains.
    fn remember(&mut self, moment: &Moment<Position>) {
        self.best = match moment.event {
            Event::FreeForAllWon { winner, .. } => {
                moment.view.public.turned[winner].first().copied()
            }
            Event::Trick { cards, winner, .. } => winner.and_then(|seat| cards[seat]),
            _ => None,
        };
        match moment.event {
            Event::Showdown { .. } => self.showdown = true,
            Event::SiegeEnded { .. } => self.limit = Some(Limit::Siege),
            Event::BoundReached { .. } => self.limit = Some(Limit::Bound),
            _ => {}
        }
    }
}
