//! Tests of what the real table shows in matches of random actions.

use slint::{ComponentHandle, Model};

use super::KnightsAndNinjas;
use crate::games::awards::can_be_read;
use crate::games::real_tables::{agrees, tells_what_happened};
use crate::ui;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{Phase, TurnPlays};

#[test]
fn strip_and_panels_agree_with_the_match() {
    agrees::<KnightsAndNinjas>(
        |position, seat| position.public().gems[seat].into(),
        |window, number| {
            let panel = window.global::<ui::Seats>().get_panels().row_data(number)?;
            Some(format!("{}/{}", panel.worth, panel.tokens_of))
        },
    );
}

#[test]
fn what_happened_too_fast_is_told_with_the_next_prompt() {
    let me = Seat(0);
    tells_what_happened::<KnightsAndNinjas>(
        |now| now.public().phase == Phase::Turn && now.public().conduct == TurnPlays::Fresh,
        |before, after, _| {
            let lost = after.public().gems[me] < before.public().gems[me];
            lost.then(|| String::from(" took ")).into_iter().collect()
        },
        |_, _| false,
    );
}

#[test]
fn what_rivals_do_to_the_players_gems_can_be_read() {
    can_be_read::<KnightsAndNinjas, _>(|view| view.public.gems[Seat(0)]);
}
