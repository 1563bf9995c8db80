//! Tests of what the real table shows in matches of random actions.

use slint::ComponentHandle;

use super::FourKnights;
use crate::games::awards::can_be_read;
use crate::games::real_tables::{agrees, tells_what_happened};
use crate::i18n::{four_knights as text, t};
use crate::ui;
use cardkeep_core::engine::Seat;

#[test]
fn strip_and_panels_agree_with_the_match() {
    agrees::<FourKnights>(
        |position, seat| position.public().total(seat),
        |window, number| {
            let own = window.global::<ui::FourKnights>();
            let badge = if number == 0 { own.get_mine() } else { own.get_theirs() };
            Some(badge.total.into())
        },
    );
}

#[test]
fn what_rivals_do_to_the_players_cards_can_be_read() {
    can_be_read::<FourKnights, _>(|view| {
        let totals = [Seat(0), Seat(1)].map(|seat| view.public.total(seat));
        (totals, view.public.field.each_ref().map(|line| line.len()))
    });
}

#[test]
fn what_happened_too_fast_is_told_with_the_next_prompt() {
    tells_what_happened::<FourKnights>(
        |_| true,
        |before, after, names| {
            let captured = |seat| after.public().total(seat) > before.public().total(seat);
            let said = [Seat(0), Seat(1)].into_iter().filter(|seat| captured(*seat));
            // The points follow.
            let said = said.map(|seat| t!(text::log_captured, who: names.person(seat), points: ""));
            said.map(|text| text.replace(": .", "")).collect()
        },
        |before, after| before.hand_number() != after.hand_number(),
    );
}
