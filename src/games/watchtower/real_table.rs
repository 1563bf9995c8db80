//! Tests of what the real table shows in matches of random actions.

use super::Watchtower;
use crate::games::real_tables::agrees;
use cardkeep_core::engine::Game;

#[test]
fn strip_and_panels_agree_with_the_match() {
    agrees::<Watchtower>(
        |position, seat| position.view(seat).tallest_tower(seat).min(4),
        |_, _| None,
    );
}
