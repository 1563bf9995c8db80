//! How much every event of Four Kingdoms matters.

use crate::i18n::{four_kingdoms as text, t};
use crate::session::Moment;
use crate::table::highlight::Highlight;
use cardkeep_core::games::four_kingdoms::{Event, PileId, Position, View};

pub(super) fn highlight(before: &View, moment: &Moment<Position>) -> Highlight {
    match moment.event {
        // A win has beats and a scene of its own.
        Event::Dealt { .. } | Event::TurnedUp { .. } | Event::Won => Highlight::note(),
        Event::Moved { to, .. } => match to {
            PileId::Row(_) | PileId::Waste | PileId::Guest(_) => Highlight::note(),
            PileId::Tower(suit)
            | PileId::King(suit)
            | PileId::Queen(suit)
            | PileId::Jack(suit)
            | PileId::Subjects(suit)
            | PileId::Dungeon(suit) => {
                let (was, is) = (before.public.kingdom(suit), moment.view.public.kingdom(suit));
                match to {
                    _ if is.is_full() && !moment.view.public.is_won() => {
                        Highlight::tide(t!(text::headline_kingdom, suit))
                    }
                    PileId::Jack(_) if was.home() < is.home() && is.subjects() == 0 => {
                        Highlight::tide(t!(text::headline_castle, suit))
                    }
                    _ => Highlight::gain(None),
                }
            }
        },
    }
}
