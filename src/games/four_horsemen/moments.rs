//! How much every event of Four Horsemen matters.

use super::points::worth;
use crate::i18n::{four_horsemen as text, t};
use crate::session::Moment;
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use cardkeep_core::games::four_horsemen::{Event, FATAL, Horseman, Position, View, score};

/// A change of so many points in a round turns the tide.
const SWING: i8 = 8;

pub(super) fn highlight(names: &Names, before: &View, moment: &Moment<Position>) -> Highlight {
    match moment.event {
        Event::Dealt { .. } | Event::PutUnder { .. } => Highlight::note(),
        Event::Played { seat, .. } => Highlight::note().by(seat),
        Event::RoundWon { seat, .. } => Highlight::gain(seat),
        Event::Destroyed { seat, .. } => {
            swing(names, before, moment).unwrap_or_else(|| Highlight::note().against(seat))
        }
        Event::Given { .. } => swing(names, before, moment).unwrap_or_else(Highlight::note),
        Event::Eliminated { seat } => {
            Highlight::blow(seat, t!(text::headline_out, who: names.person(seat)))
        }
        Event::HandEnded { favor: Some(seat), .. } => {
            Highlight::triumph(seat, t!(text::headline_favor, who: names.person(seat)))
        }
        Event::HandEnded { favor: None, .. } => Highlight::note(),
        Event::Ended { outcome } => Highlight::match_over(outcome, names),
    }
}

/// Returns the largest swing of a score by a round's gifts, once all of them have had their effect, if it
/// turns the tide (FH-13).
fn swing(names: &Names, before: &View, moment: &Moment<Position>) -> Option<Highlight> {
    let now = &moment.view.public;
    let strikes = |event: &Event| match *event {
        Event::Given { card, to } => before.public.piles[to].prey(card).is_some(),
        _ => false,
    };
    if now.round.cards().next().is_some() || strikes(&moment.event) {
        return None;
    }
    let (was, is) = (score(&now.piles.before_round()), score(&now.piles));
    let changes = was.pairs().filter_map(|(seat, was)| {
        // A player who is out loses the whole score.
        (now.piles[seat].deaths() < FATAL).then_some((seat, was.as_ref()?, is[seat].as_ref()?))
    });
    let (seat, was, is) = changes.max_by_key(|(_, was, is)| was.total.abs_diff(is.total))?;
    if was.total.abs_diff(is.total) < SWING.unsigned_abs() {
        return None;
    }
    // The suit that did the most of it.
    let rises = is.total > was.total;
    let share = |suit: &Horseman| {
        let change = is.points(*suit) - was.points(*suit);
        if rises { change } else { -change }
    };
    let horseman = Horseman::ALL.into_iter().max_by_key(share)?;
    let (who, before, after) = (names.person(seat), worth(was.total), worth(is.total));
    Some(match rises {
        true => Highlight::tide(t!(text::headline_swing, horseman, who, before, after)).by(seat),
        false => {
            let drop = Highlight::tide(t!(text::headline_drop, horseman, who, before, after));
            // The winner of the round, who leads the next one, has nobody else to blame.
            if seat == now.leader { drop } else { drop.against(seat) }
        }
    })
}
