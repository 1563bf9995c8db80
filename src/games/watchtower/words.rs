//! Where a match of Watchtower stands, in words.

use crate::i18n::{List, Named, t, watchtower as text};
use crate::table::names::Names;
use crate::words as app_words;
use cardkeep_ai::Level;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{TRIES, View, WATCHTOWER};

/// The number of attempts at a card (WT-14).
pub(super) const MOST_ATTEMPTS: u8 = TRIES as u8;

/// The height of a tower that lacks one card of a watchtower (WT-17).
pub(super) const ONE_SHORT: u8 = WATCHTOWER as u8 - 1;

/// What ended a match that nobody had won (WT-24).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Limit {
    Siege,
    Bound,
}

/// The bound is shown in so many last rounds (WT-24).
pub(super) const LAST_ROUNDS: u8 = 10;

/// Cards as an argument of messages.
pub(super) fn list(cards: impl IntoIterator<Item = Card>) -> List {
    List::counted(cards.into_iter().map(|card| (card.noun(), 1)))
}

/// The rounds left of a siege, if it ends the match before the bound does (WT-24).
pub(super) fn siege_left(view: &View) -> Option<u8> {
    view.public.siege_rounds_left().filter(|left| *left <= view.public.rounds_left())
}

/// When the match ends if nobody wins it before.
pub(super) fn when_it_ends(view: &View) -> String {
    match siege_left(view) {
        Some(1) => t!(text::about_siege_last),
        Some(left) => t!(text::about_siege, left),
        None => t!(text::about_round, round: view.public.round(), rounds: view.public.rounds()),
    }
}

/// In the last round, how the match ends if nothing changes.
pub(super) fn forecast(view: &View, names: &Names) -> Option<String> {
    if view.public.rounds_to_end() > 1 {
        return None;
    }
    let between = view.public.decided_between();
    let seats: Vec<Seat> = names.clockwise().filter(|seat| between[*seat]).collect();
    Some(match seats[..] {
        [seat] => t!(text::forecast_win, who: names.person(seat)),
        [] => return None,
        _ if !seats.iter().any(|seat| view.public.players[*seat].campaign) => {
            t!(text::forecast_showdown_all)
        }
        _ => {
            let players = List::people(seats.into_iter().map(|seat| names.person(seat)));
            t!(text::forecast_showdown, players)
        }
    })
}

/// A player's level and state.
pub(super) fn note(
    level: Option<Level>,
    campaign: bool,
    out: bool,
    acting: bool,
    picking: bool,
) -> String {
    match level {
        _ if out => t!(text::note_out),
        _ if campaign => t!(text::note_campaign),
        Some(_) if picking => t!(text::note_picking),
        Some(_) if acting => t!(text::note_thinking),
        level => level.map(app_words::level).unwrap_or_default(),
    }
}

/// What brought the match to its end.
pub(super) fn how_it_ended(showdown: bool, limit: Option<Limit>) -> String {
    match (showdown, limit) {
        (true, Some(Limit::Siege)) => t!(text::ended_siege_showdown),
        (true, Some(Limit::Bound)) => t!(text::ended_bound_showdown),
        (true, None) => t!(text::ended_showdown),
        (false, Some(Limit::Siege)) => t!(text::ended_siege),
        (false, Some(Limit::Bound)) => t!(text::ended_bound),
        (false, None) => t!(text::ended_alone),
    }
}
