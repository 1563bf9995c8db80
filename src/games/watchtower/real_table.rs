//! Tests of what the real table shows in matches of random actions.

use super::Watchtower;
use crate::games::awards::can_be_read;
use crate::games::real_tables::agrees;
use cardkeep_core::engine::{Game, Seat};

#[test]
fn strip_and_panels_agree_with_the_match() {
    agrees::<Watchtower>(
        |position, seat| position.view(seat).tallest_tower(seat).min(4),
        |_, _| None,
    );
}

#[test]
fn what_rivals_do_to_the_players_fort_can_be_read() {
    can_be_read::<Watchtower, _>(|view| view.public.players[Seat(0)].fort.len());
}
