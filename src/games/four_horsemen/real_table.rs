//! Tests of what the real table shows in matches of random actions.

use slint::{ComponentHandle, Model};

use super::FourHorsemen;
use super::beats::standing;
use crate::games::awards::can_be_read;
use crate::games::real_tables::{agrees, tells_what_happened};
use crate::i18n::{four_horsemen as text, t};
use crate::ui;
use cardkeep_core::engine::Seat;

#[test]
fn strip_and_panels_agree_with_the_match() {
    agrees::<FourHorsemen>(
        |position, seat| position.public().favor[seat].into(),
        |window, number| {
            let panel = window.global::<ui::Seats>().get_panels().row_data(number)?;
            Some(format!("{}/{}", panel.tokens, panel.tokens_of))
        },
    );
}

/// A gift to another player can change the player's score, too: by its Pestilence.
#[test]
fn what_rivals_do_to_the_players_score_can_be_read() {
    can_be_read::<FourHorsemen, _>(|view| {
        (standing(view), view.public.piles[Seat(0)].cards().len())
    });
}

#[test]
fn what_happened_too_fast_is_told_with_the_next_prompt() {
    let me = Seat(0);
    tells_what_happened::<FourHorsemen>(
        |_| true,
        |before, after, names| {
            let had = before.public().piles[me].cards();
            let got =
                after.public().piles[me].cards().iter().find(|card| !had.contains(card)).copied();
            let giver = before.public().round.winning().map(|(seat, _)| seat);
            let got = got.zip(giver).map(|(card, giver)| match giver == me {
                true => t!(text::log_kept, who: names.person(me), card),
                false => {
                    t!(text::log_given, giver: names.person(giver), who: names.person(me), card)
                }
            });
            let worse = ["destroys your", "third Death"].map(String::from);
            got.into_iter()
                .flat_map(|got| worse.iter().cloned().chain([got]).collect::<Vec<_>>())
                .collect()
        },
        |before, after| before.hand_number() != after.hand_number(),
    );
}
