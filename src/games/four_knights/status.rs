//! How a match of Four Knights stands: points, and who may win with the current battle (FN-8, FN-11).

use std::cmp::Ordering;

use super::words::points;
use super::{FourKnights, Play};
use crate::i18n::{four_knights as text, t};
use crate::table::game::Status;
use crate::table::goal::{Goal, Standing};
use crate::table::words;
use crate::ui::GoalMark;
use cardkeep_core::engine::{Game as _, Prospect};
use cardkeep_core::games::four_knights::{CARDS_TO_TIE, HANDS, Phase, Position, View};

impl Status for FourKnights {
    fn summary(view: &View) -> String {
        let (own, other) = (view.public.total(view.seat), view.public.total(view.seat.other()));
        let (mine, theirs) = (points(own), points(other));
        let (hand, hands) = (view.hand_number, HANDS);
        match (view.public.phase == Phase::Over, own.cmp(&other)) {
            (true, Ordering::Greater) => t!(text::summary_over_won, mine, theirs),
            (true, Ordering::Less) => t!(text::summary_over_lost, mine, theirs),
            (true, Ordering::Equal) => t!(text::summary_over_draw, mine),
            (false, Ordering::Greater) => t!(text::summary_ahead, hand, hands, mine, theirs),
            (false, Ordering::Less) => t!(text::summary_behind, hand, hands, mine, theirs),
            (false, Ordering::Equal) => t!(text::summary_even, hand, hands, mine),
        }
    }

    fn title(&self, play: &Play) -> String {
        t!(text::title, hand: play.view.hand_number, hands: HANDS)
    }

    fn goal(&self, play: &Play) -> Goal {
        let (view, names) = (&play.view, &play.names);
        let need = CARDS_TO_TIE + 1;
        let standing = |seat| {
            let have = view.public.total(seat);
            Standing {
                danger: view.public.may_win_with_battle(seat),
                said: [have, need].map(points),
                count: points(have),
                ..Standing::new(seat, have, need)
            }
        };
        let standings: Vec<Standing> = names.clockwise().map(standing).collect();
        let danger: Vec<_> = standings.iter().filter(|it| it.danger).map(|it| it.seat).collect();
        let sentence = match (Position::prospect(view), &danger[..]) {
            (Prospect::Decided(outcome), _) if view.public.phase != Phase::Over => {
                words::decided(outcome, names)
            }
            (_, []) => t!(text::goal, hands: HANDS),
            (_, [seat]) => t!(text::goal_danger, who: names.person(*seat)),
            _ => t!(text::goal_danger_both),
        };
        Goal { sentence, danger: !danger.is_empty(), mark: GoalMark::Number, standings }
    }
}
