//! Tests of what the real table shows in matches of random actions.

use super::Watchtower;
use crate::games::awards::can_be_read;
use crate::games::real_tables::agrees;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Game, Seat};
use cardkeep_core::games::watchtower::Position;

#[test]
fn strip_and_panels_agree_with_the_match() {
    let highest = |position: &Position, seat: Seat| {
        let fort = position.view(seat).public.players[seat].fort;
        let equals =
            |card: &Card| fort.cards().iter().filter(|it| it.rank() == card.rank()).count();
        fort.cards().iter().map(equals).max().unwrap_or_default()
    };
    agrees::<Watchtower>(highest, |_, _| None);
}

#[test]
fn what_rivals_do_to_the_players_fort_can_be_read() {
    can_be_read::<Watchtower, _>(|view| view.public.players[Seat(0)].fort.len());
}
