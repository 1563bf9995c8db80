//! The goal of Watchtower: towers, campaigns, and who may complete a watchtower (WT-16, WT-17,
//! WT-24).

use super::Play;
use super::words::siege_left;
use crate::i18n::{t, watchtower as text};
use crate::table::goal::{Goal, Standing, Warning};
use crate::ui::GoalMark;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{Phase, WATCHTOWER};

pub(super) fn goal(play: &Play) -> Goal {
    let (view, names) = (&play.view, &play.names);
    let running = view.public.phase != Phase::Over;
    let last = siege_left(view).is_some_and(|left| left <= 1).then(|| view.siege_winner());
    let standing = |seat: Seat| {
        let player = &view.public.players[seat];
        let wins = last.flatten() == Some(seat);
        let note = match (player.out, player.campaign) {
            (true, _) => t!(text::note_out),
            (_, true) => t!(text::note_campaign),
            _ => String::new(),
        };
        Standing {
            danger: running && (wins || view.may_complete(seat).is_some()),
            flag: player.campaign,
            out: player.out,
            note,
            ..Standing::new(seat, view.tallest_tower(seat).min(WATCHTOWER), WATCHTOWER)
        }
    };
    let standings: Vec<Standing> = names.clockwise().map(standing).collect();
    let warned = running.then(|| warning(play, &standings)).flatten();
    let danger = warned.is_some();
    if play.scene.showdown.is_some() {
        let sentence = t!(text::goal_tricks);
        return Goal { sentence, danger: false, mark: GoalMark::Tower, standings };
    }
    let sentence = warned.unwrap_or_else(|| match siege_left(view) {
        Some(left) if running => siege(play, left),
        _ => t!(text::goal),
    });
    Goal { sentence, danger, mark: GoalMark::Tower, standings }
}

/// Returns the most urgent warning: the end of a siege, a watchtower, or a last stand.
fn warning(play: &Play, standings: &[Standing]) -> Option<String> {
    let (view, names) = (&play.view, &play.names);
    if let Some(left @ 0..=1) = siege_left(view) {
        return Some(siege(play, left));
    }
    if let Some(card) = view.fourth_to_place() {
        return Some(t!(text::goal_fourth, card));
    }
    let last_stand = names.clockwise().find(|seat| view.is_last_stand(*seat));
    match (Warning::of(standings, names), last_stand) {
        (Some(Warning::One(seat)), _) if !names.is_me(seat) => {
            Some(t!(text::goal_danger, who: names.person(seat)))
        }
        (Some(Warning::Several(count)), _) => Some(t!(text::goal_danger_many, count)),
        (_, Some(seat)) => Some(t!(text::goal_last_stand, who: names.person(seat))),
        (Some(Warning::One(seat)), None) => Some(t!(text::goal_danger, who: names.person(seat))),
        (None, None) => None,
    }
}

/// Returns how the siege ends, and when. What is left of its last round still counts as a round.
fn siege(play: &Play, left: u8) -> String {
    let left = left.max(1);
    match play.view.siege_winner() {
        Some(seat) => t!(text::goal_siege, who: play.names.person(seat), left),
        None => t!(text::goal_showdown, left),
    }
}
