//! How a hand and a match of Four Horsemen end: the result, and the scene of a victory.

use super::{FourHorsemen, Play, words};
use crate::i18n::{app, four_horsemen as text, t};
use crate::table::celebration::Celebration;
use crate::table::ends::match_result;
use crate::table::game::Endings;
use crate::table::models::{rows, texts};
use crate::table::names::Names;
use crate::ui::{self, Entrance, ScoreLine};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{BySeat, Card, FAVOR_TO_WIN, Horseman, Sheet};

impl Endings for FourHorsemen {
    fn result(&self, play: &Play) -> Option<ui::Result> {
        let favor = &play.now().public.favor;
        let decided = || {
            let mut most: Vec<u8> = Seat::all(favor.seats()).map(|seat| favor[seat]).collect();
            most.sort_unstable_by(|one, other| other.cmp(one));
            match most[..] {
                [first, second, ..] if first > second => {
                    t!(text::result_ahead, favor: first, next: second)
                }
                _ => String::new(),
            }
        };
        match_result(play, decided, |seat| (favor[seat], t!(text::favor, favor: favor[seat])))
    }

    fn celebration(&self, _: &Play) -> Option<Celebration> {
        let highest = |suit| Card::new(Card::HIGHEST, suit);
        Some(Celebration::of(Entrance::Charge, Horseman::ALL.into_iter().filter_map(highest)))
    }
}

/// Returns the result of a hand that has just ended.
pub(super) fn hand_result(
    hand: u8,
    sheets: &BySeat<Option<Sheet>>,
    favor: Option<Seat>,
    after: &BySeat<u8>,
    names: &Names,
) -> ui::Result {
    let line = |seat: Seat| {
        let (cells, total) = words::sheet(sheets[seat].as_ref());
        ScoreLine {
            name: names.badge(seat).into(),
            cells: texts(cells),
            total: total.into(),
            best: favor == Some(seat),
        }
    };
    let title = match favor {
        Some(seat) if after[seat] == FAVOR_TO_WIN => {
            t!(text::hand_decides, who: names.person(seat), hand)
        }
        Some(seat) => t!(text::hand_won, who: names.person(seat), hand),
        None => t!(text::hand_tied, hand),
    };
    let mut suits = Horseman::ALL;
    suits.reverse();
    ui::Result {
        title: title.into(),
        note: words::hand_note(favor, sheets).into(),
        headings: texts(suits.map(|suit| t!(text::column, horseman: suit))),
        lines: rows(names.clockwise().map(line)),
        won: favor == Some(names.human()),
        again: t!(app::continue_).into(),
    }
}
