//! The goal of Four Horsemen: Favor, and who may win with this hand (FH-15).

use super::Play;
use crate::i18n::{four_horsemen as text, t};
use crate::table::goal::{Goal, Standing, Warning};
use crate::ui::GoalMark;
use cardkeep_core::games::four_horsemen::FAVOR_TO_WIN;

pub(super) fn goal(play: &Play) -> Goal {
    let (view, names) = (&play.view, &play.names);
    let standing = |seat| {
        let out = view.public.piles[seat].out();
        Standing {
            danger: view.public.may_win_with_hand(seat),
            out,
            note: if out { t!(text::note_out) } else { String::new() },
            ..Standing::new(seat, view.public.favor[seat].into(), FAVOR_TO_WIN.into())
        }
    };
    let standings: Vec<Standing> = names.clockwise().map(standing).collect();
    let warning = Warning::of(&standings, names);
    let all = standings.iter().all(|standing| standing.danger);
    let sentence = match warning {
        Some(_) if all => t!(text::goal_danger_all),
        Some(Warning::One(seat)) => t!(text::goal_danger, who: names.person(seat)),
        Some(Warning::Several(count)) => t!(text::goal_danger_many, count),
        None => t!(text::goal, favor: FAVOR_TO_WIN),
    };
    Goal { sentence, danger: warning.is_some(), mark: GoalMark::Token, standings }
}
