//! How much every event of Four Knights matters.

use crate::i18n::{four_knights as text, t};
use crate::session::Moment;
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_knights::{Event, HAND_SIZE, Position};

/// A field of so many cards is a large one.
const LARGE_FIELD: usize = 8;

pub(super) fn highlight(names: &Names, moment: &Moment<Position>) -> Highlight {
    let person = |seat: Seat| names.person(seat);
    match moment.event {
        Event::Dealt { .. }
        | Event::Committed { .. }
        | Event::Revealed { .. }
        | Event::StoodOff
        | Event::TookBack { .. }
        | Event::MaySwap { .. }
        | Event::Swapped { .. }
        | Event::Kept { .. } => Highlight::note(),
        Event::Pressed { seat }
        | Event::Broke { seat }
        | Event::Yielded { seat }
        | Event::Forfeited { seat, .. } => Highlight::note().against(seat),
        Event::Reinforced { seat, .. } => Highlight::note().by(seat).against(seat.other()),
        Event::Captured { seat, cards } if cards.len() >= LARGE_FIELD => {
            let headline = t!(text::headline_field, who: person(seat), count: cards.len());
            Highlight::tide(headline).by(seat).against(seat.other())
        }
        Event::Captured { seat, .. } => Highlight::gain(seat),
        Event::HandEnded { hand, received } => match received.map(usize::from) {
            [0, 0] => Highlight::note(),
            [all, 0] | [0, all] if all == 2 * HAND_SIZE => {
                let winner = Seat(u8::from(received[0] == 0));
                Highlight::triumph(winner, t!(text::headline_sweep, who: person(winner)))
                    .against(winner.other())
            }
            [one, other] if one != other => {
                let winner = Seat(u8::from(other > one));
                let headline = t!(text::hand_won, who: person(winner), hand);
                Highlight::tide(headline).by(winner).against(winner.other())
            }
            _ => Highlight::note(),
        },
        Event::Ended { outcome } => Highlight::match_over(outcome, names),
    }
}
