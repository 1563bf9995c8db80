//! How a match of Watchtower stands: towers, campaigns, and who may complete a watchtower (WT-16, WT-17,
//! WT-24).

use super::words::{LAST_ROUNDS, siege_left};
use super::{Play, Watchtower};
use crate::i18n::{t, watchtower as text};
use crate::table::game::Status;
use crate::table::goal::{Goal, Standing, Warning};
use crate::ui::GoalMark;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{Phase, View, WATCHTOWER};

impl Status for Watchtower {
    fn summary(view: &View) -> String {
        let title = heading(view);
        let me = &view.public.players[view.seat];
        let (fort, army) = (me.fort.len(), me.army);
        match (me.out, me.campaign) {
            (true, _) => t!(text::summary_out, title),
            (_, true) => t!(text::summary_campaign, title, army),
            _ => t!(text::summary, title, fort, army),
        }
    }

    /// Tells of every fort and army.
    fn standing(&self, play: &Play) -> String {
        let (view, names) = (play.now(), &play.names);
        let of = |seat: Seat| {
            let (who, player) = (names.person(seat), &view.public.players[seat]);
            match (player.out, player.campaign) {
                (true, _) => t!(text::standing_out, who),
                (_, true) => t!(text::standing_campaign, who, army: player.army),
                _ => t!(text::standing_player, who, fort: player.fort.len(), army: player.army),
            }
        };
        let players = names.clockwise().map(of).collect::<Vec<_>>().join(" ");
        match siege_left(view) {
            Some(left) => t!(text::standing_siege, left, players),
            None => t!(text::standing, title: heading(view), players),
        }
    }

    fn title(&self, play: &Play) -> String {
        match play.scene.showdown {
            Some(_) => t!(text::title_showdown),
            None => heading(&play.view),
        }
    }

    fn goal(&self, play: &Play) -> Goal {
        let (view, names) = (&play.view, &play.names);
        let running = view.public.phase != Phase::Over;
        let ending = Ending::near(view).filter(|_| running);
        let last = ending.filter(|ending| ending.left <= 1);
        let standing = |seat: Seat| {
            let player = &view.public.players[seat];
            let wins = last.is_some_and(|ending| ending.winner == Some(seat));
            let note = match (player.out, player.campaign) {
                (true, _) => t!(text::note_out),
                (_, true) => t!(text::note_campaign),
                _ => String::new(),
            };
            Standing {
                danger: running && (wins || view.may_complete(seat).is_some()),
                flag: Some(player.campaign),
                out: player.out,
                note,
                ..Standing::new(seat, view.tallest_tower(seat).min(WATCHTOWER), WATCHTOWER)
            }
        };
        let standings: Vec<Standing> = names.clockwise().map(standing).collect();
        let warned = match last {
            Some(ending) => Some(ending.told(play)),
            None => running.then(|| warning(play, &standings)).flatten(),
        };
        let danger = warned.is_some();
        if play.scene.showdown.is_some() {
            let sentence = t!(text::goal_tricks);
            return Goal { sentence, danger: false, mark: GoalMark::Stairs, standings };
        }
        let sentence = warned.unwrap_or_else(|| match ending {
            Some(ending) => ending.told(play),
            None => t!(text::goal),
        });
        Goal { sentence, danger, mark: GoalMark::Stairs, standings }
    }
}

/// Returns the heading of the table: the siege, the last rounds, or the round.
fn heading(view: &View) -> String {
    match (siege_left(view), view.public.rounds_left()) {
        (Some(0 | 1), _) => t!(text::title_siege_last),
        (Some(left), _) => t!(text::title_siege, left),
        (None, 1) => t!(text::title_last_round),
        (None, left) if left <= LAST_ROUNDS => t!(text::title_rounds_left, left),
        _ => t!(text::title_round, round: view.public.round()),
    }
}

/// Returns the most urgent warning: a watchtower or a last stand.
fn warning(play: &Play, standings: &[Standing]) -> Option<String> {
    let (view, names) = (&play.view, &play.names);
    // In a position to solve it would be the answer.
    if let Some(card) = view.fourth_to_place().filter(|_| !play.session.is_exercise()) {
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

/// How the match ends if nothing changes: by the siege or the bound (WT-24).
#[derive(Clone, Copy)]
struct Ending {
    /// The rounds until then, including the current one.
    left: u8,
    /// The only one who decides it, who wins.
    winner: Option<Seat>,
}

impl Ending {
    /// Returns it during a siege and in the last rounds.
    fn near(view: &View) -> Option<Ending> {
        let (public, left) = (&view.public, view.public.rounds_to_end());
        let is_near = public.siege_rounds_left().is_some() || left <= LAST_ROUNDS;
        let between = public.decided_between();
        let mut seats = between.pairs().filter(|(_, decides)| **decides).map(|(seat, _)| seat);
        let winner = seats.next().filter(|_| seats.next().is_none());
        // What is left of the last round still counts as a round.
        is_near.then_some(Ending { left: left.max(1), winner })
    }

    fn told(self, play: &Play) -> String {
        let (names, left) = (&play.names, self.left);
        let besieged = |seat: Seat| {
            let (me, players) = (names.human(), &play.view.public.players);
            let in_time = left > 1 || play.view.public.phase == Phase::Turn(me);
            let still_in = names.is_me(me) && !players[me].out && in_time;
            still_in && seat != me && players[seat].campaign
        };
        match self.winner {
            Some(seat) if besieged(seat) => {
                t!(text::goal_besieged, who: names.person(seat), left)
            }
            Some(seat) => t!(text::goal_siege, who: names.person(seat), left),
            None => t!(text::goal_showdown, left),
        }
    }
}
