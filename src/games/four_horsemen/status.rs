//! How a match of Four Horsemen stands: Favor, and who needs one more (FH-15).

use std::cmp::Ordering;

use super::{FourHorsemen, Play};
use crate::i18n::{four_horsemen as text, t};
use crate::table::game::Status;
use crate::table::goal::{Goal, Standing, Warning};
use crate::ui::GoalMark;
use cardkeep_core::games::four_horsemen::{FAVOR_TO_WIN, View};

impl Status for FourHorsemen {
    fn summary(view: &View) -> String {
        let others = view.public.favor.pairs().filter(|(seat, _)| *seat != view.seat);
        let best = others.map(|(_, favor)| *favor).max().unwrap_or_default();
        let mine = view.public.favor[view.seat];
        let hand = view.hand_number;
        match mine.cmp(&best) {
            Ordering::Greater => t!(text::summary_ahead, hand, mine, best),
            Ordering::Less => t!(text::summary_behind, hand, mine, best),
            Ordering::Equal if mine == 0 => t!(text::summary_start, hand),
            Ordering::Equal => t!(text::summary_even, hand, mine),
        }
    }

    fn title(&self, play: &Play) -> String {
        t!(text::title, hand: play.view.hand_number)
    }

    fn goal(&self, play: &Play) -> Goal {
        let (view, names) = (&play.view, &play.names);
        let standing = |seat| {
            let out = view.public.piles[seat].out();
            Standing {
                danger: view.public.needs_one_favor(seat),
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
}
