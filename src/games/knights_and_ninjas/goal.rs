//! The goal of Of Knights and Ninjas: gems, and who may win with an attack (KN-5, KN-20).

use super::Play;
use super::words::gems;
use crate::i18n::{knights_and_ninjas as text, t};
use crate::table::goal::{Goal, Standing, Warning};
use crate::ui::GoalMark;

pub(super) fn goal(play: &Play) -> Goal {
    let (view, names) = (&play.view, &play.names);
    let need = view.public.gems_to_win();
    let standing = |seat| Standing {
        danger: view.may_win_by_attack(seat),
        ..Standing::new(seat, view.public.gems[seat].into(), need.into())
    };
    let standings: Vec<Standing> = names.clockwise().map(standing).collect();
    let warning = Warning::of(&standings, names);
    let sentence = match warning {
        Some(Warning::One(seat)) => t!(text::goal_danger, who: names.person(seat)),
        Some(Warning::Several(count)) => t!(text::goal_danger_many, count),
        None if view.public.is_duel() => t!(text::goal_all, gems: gems(need)),
        None => t!(text::goal, gems: gems(need)),
    };
    Goal { sentence, danger: warning.is_some(), mark: GoalMark::Gem, standings }
}
