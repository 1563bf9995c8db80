//! Hints at the table of Four Horsemen.

use super::Play;
use super::scene::Zone;
use crate::i18n::{List, four_horsemen as text, t};
use crate::table::game::{HintArrow, Scene as _, Target};
use crate::table::names::Names;
use cardkeep_ai::Often;
use cardkeep_ai::four_horsemen::Reason;
use cardkeep_core::games::four_horsemen::Action;

/// Returns the arrow of gifts: of the first for a rival.
pub(super) fn arrow(play: &Play, action: Action) -> Option<HintArrow<Zone>> {
    let Action::Give(gifts) = action else { return None };
    let (card, seat) = gifts.iter().find(|(_, seat)| !play.names.is_me(*seat))?;
    let card = Some(play.scene.pieces().of(card)?);
    Some(HintArrow { card, to: Target::Zone(Zone::Pile(seat)) })
}

/// Returns an action as a sentence; of a won round, the gifts for the rivals.
pub(super) fn action(names: &Names, action: Action) -> String {
    match action {
        Action::Play(card) => t!(text::hint_play, card),
        Action::Fate(card) => t!(text::hint_fate, card),
        Action::Give(gifts) => {
            let gift = |(card, seat)| t!(text::hint_gift, who: names.of_seat(seat), card: card);
            let others = gifts.iter().filter(|(_, seat)| !names.is_me(*seat));
            t!(text::hint_gives, gifts: List::texts(others.map(gift)))
        }
    }
}

/// Returns a reason as a sentence.
pub(super) fn reason(names: &Names, reason: Reason) -> String {
    match reason {
        Reason::WinsRound => t!(text::hint_wins_round),
        Reason::OftenWins(often) => {
            let often = if often == Often::Usually { "usually" } else { "always" };
            t!(text::hint_often_wins, often)
        }
        Reason::LowestCard => t!(text::hint_lowest),
        Reason::Keeps(card) => t!(text::hint_keeps, card),
        Reason::Hides => t!(text::hint_hides),
        Reason::WinsFavor => t!(text::hint_wins_favor),
        Reason::Eliminates(seat) => t!(text::hint_eliminates, who: names.person(seat)),
        Reason::Leads(points) => t!(text::hint_leads, points),
        Reason::Costs(seat, points) => t!(text::hint_costs, who: names.person(seat), points),
        Reason::Gains(points) => t!(text::hint_gains, points),
    }
}
