//! Tests of what is told of an opponent's last action: it follows from the player's view alone.

use crate::table::game::TableGame;
use crate::table::last_action::as_seen;
use cardkeep_core::engine::{Chance, Game, Seat, Setup, Turn};
use cardkeep_core::games::GameId;

/// Number of opponents' actions looked at per game, one of every few.
const ACTIONS: usize = 80;
const EVERY: usize = 3;

const ME: Seat = Seat(0);

/// Passes opponents' actions in random matches to a check, with the position before.
fn actions<T: TableGame>(mut look: impl FnMut(&T::Rules, Seat, <T::Rules as Game>::Action)) {
    let mut left = ACTIONS;
    for seed in 0.. {
        let seats = T::Rules::SEATS.start() + (seed % 2) as u8;
        let seats = seats.min(*T::Rules::SEATS.end());
        let options = <T::Rules as Game>::Options::default();
        let mut position = T::Rules::deal(&Setup::new(seats, options), seed);
        let mut chance = Chance::new(seed);
        for step in 0.. {
            let mut legal = Vec::new();
            position.legal_actions(&mut legal);
            let Some(action) = chance.pick(&legal) else { break };
            if let Turn::Seat(seat) = position.turn()
                && seat != ME
                && step % EVERY == 0
            {
                look(&position, seat, action);
                left -= 1;
                if left == 0 {
                    return;
                }
            }
            position.play_unchecked(action, &mut ());
        }
    }
}

#[test]
fn what_is_told_of_an_action_does_not_depend_on_hidden_cards_c4() {
    fn check<T: TableGame>() {
        let (mut told, mut chance) = (false, Chance::new(1));
        actions::<T>(|position, seat, action| {
            let view = position.view(ME);
            let one = as_seen::<T>(seat, &view, action);
            let other = T::Rules::imagine(&view, &mut chance).view(ME);
            assert_eq!(one, as_seen::<T>(seat, &other, action), "{}: {action}", T::ID);
            told |= one.is_some();
        });
        assert!(told, "{}: nothing is told", T::ID);
    }
    for id in GameId::ALL.into_iter().filter(|id| id.seats() != (1..=1)) {
        with_table!(id, T => check::<T>());
    }
}
