//! How a hand and a match of Four Knights end: the result, and the scene of a victory.

use std::cmp::Ordering;

use slint::{ModelRc, SharedString};

use super::{FourKnights, Play, words};
use crate::i18n::{app, t};
use crate::table::celebration::Celebration;
use crate::table::ends::again;
use crate::table::game::Endings;
use crate::table::models::{rows, texts};
use crate::table::names::Names;
use crate::table::words::{sentences, streak};
use crate::ui::{self, Entrance, ScoreLine};
use cardkeep_core::cards::{Card, Rank};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_knights::{HANDS, Public, View};

impl Endings for FourKnights {
    fn result(&self, play: &Play) -> Option<ui::Result> {
        let outcome = play.session.outcome()?;
        let human = play.names.human();
        let received = play.now().public.received.map(|hand| hand.map(|cards| cards.len()));
        let decided = words::decided(outcome.sole_winner(), &received);
        let best = |seat: Seat| outcome.share(seat) > 0.0;
        let line = |seat: Seat| score_line(&play.names, &play.view.public, HANDS, seat, best(seat));
        Some(ui::Result {
            title: words::verdict(outcome, &play.names).into(),
            note: sentences([decided, streak(&play.session)]).into(),
            headings: hand_numbers(),
            lines: rows([human, human.other()].map(line)),
            won: outcome.share(human) == 1.0,
            again: again(&play.session),
        })
    }

    fn celebration(&self, _: &Play) -> Option<Celebration> {
        let knights = Card::all().filter(|card| card.rank() == Rank::Jack);
        Some(Celebration::of(Entrance::Rise, knights))
    }
}

/// Returns the result of a hand that has just ended, unless it was the last.
pub(super) fn hand_result(
    names: &Names,
    view: &View,
    hand: u8,
    received: &[u8; 2],
) -> Option<ui::Result> {
    let played = usize::from(hand);
    if played >= HANDS {
        return None;
    }
    let winner = match received[0].cmp(&received[1]) {
        Ordering::Greater => Some(Seat(0)),
        Ordering::Less => Some(Seat(1)),
        Ordering::Equal => None,
    };
    let line = |seat: Seat| score_line(names, &view.public, played, seat, winner == Some(seat));
    Some(ui::Result {
        title: words::hand_won(hand, winner, names).into(),
        note: words::trade_note(winner, names).into(),
        headings: hand_numbers(),
        lines: rows([names.human(), names.human().other()].map(line)),
        won: winner == Some(names.human()),
        again: t!(app::continue_).into(),
    })
}

fn hand_numbers() -> ModelRc<SharedString> {
    texts((1..=HANDS).map(|hand| hand.to_string()))
}

/// Returns a player's points in each hand, with a dash for a hand that was not played yet.
fn score_line(names: &Names, public: &Public, played: usize, seat: Seat, best: bool) -> ScoreLine {
    let cells = public.received.iter().enumerate().map(|(hand, cards)| {
        if hand < played { words::points(cards[seat.index()].len()) } else { "–".into() }
    });
    ScoreLine {
        name: names.badge(seat).into(),
        cells: texts(cells),
        total: words::points(public.total(seat)).into(),
        best,
    }
}
