//! How a match of Of Knights and Ninjas stands: gems, and who may win with an attack (KN-5, KN-20).

use super::words::gems;
use super::{KnightsAndNinjas, Play};
use crate::i18n::{knights_and_ninjas as text, t};
use crate::table::game::Status;
use crate::table::goal::{Goal, Standing, Warning};
use crate::ui::GoalMark;
use cardkeep_core::games::knights_and_ninjas::View;

impl Status for KnightsAndNinjas {
    fn summary(view: &View) -> String {
        let others = view.public.gems.pairs().filter(|(seat, _)| *seat != view.seat);
        let best = others.map(|(_, gems)| *gems).max().unwrap_or_default();
        let (gems, round) = (gems(view.public.gems[view.seat]), view.public.round());
        match view.public.seats() {
            2 if view.draft > 0 => t!(text::summary_draft, gems, best),
            2 => t!(text::summary_two, round, gems, best),
            _ => t!(text::summary, round, gems, best),
        }
    }

    fn title(&self, play: &Play) -> String {
        let view = &play.view;
        match view.draft {
            0 => t!(text::title_round, round: view.public.round()),
            _ => t!(text::title_draft),
        }
    }

    fn goal(&self, play: &Play) -> Goal {
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
        Goal { sentence, danger: warning.is_some(), mark: GoalMark::Diamond, standings }
    }
}
