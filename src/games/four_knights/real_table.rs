//! Tests of what the real table shows in matches of random actions.

use slint::ComponentHandle;

use super::FourKnights;
use crate::games::real_tables::{agrees, tells_what_happened};
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
fn what_happened_too_fast_is_told_with_the_next_prompt() {
    tells_what_happened::<FourKnights>(
        |_| true,
        |before, after, _| {
            let captured = |seat| after.public().total(seat) > before.public().total(seat);
            let said = [Seat(0), Seat(1)].into_iter().filter(|seat| captured(*seat));
            said.map(|_| String::from("won the field")).collect()
        },
        |before, after| before.hand_number() != after.hand_number(),
    );
}
