//! Tests of what a battle may decide (FN-7, FN-8, FN-11).

use cardkeep_core::engine::{Game, Witness};
use cardkeep_core::games::four_knights::{Event, Phase, Position};

use super::support::{FIRST, SECOND, act, at_hand, last_hand, read};

/// A seat with more than 24 of the 48 cards can't be caught (FN-8, FN-11).
#[test]
fn fn11_the_battle_that_brings_the_majority_may_win() {
    // Both have received 18 cards in three hands, and seat 0 eight more in the last one.
    let position = last_hand("9H 8H", "8D 7D");
    assert_eq!([FIRST, SECOND].map(|seat| position.public().total(seat)), [26, 18]);
    assert!(position.public().has_majority(FIRST) && !position.public().may_win_with_battle(FIRST));

    let mut position = last_hand("9H 8H 2C", "8D 7D 3C");
    assert_eq!(position.public().total(FIRST), 24);
    assert!(!position.public().has_majority(FIRST));
    assert!(position.public().may_win_with_battle(FIRST));
    assert!(!position.public().may_win_with_battle(SECOND), "it has 18, and two are at stake");
    act(&mut position, "commit 8H");
    assert_eq!(position.public().cards_at_stake(FIRST), 2);

    let early = read(&at_hand(2, ["9H", "8D"])).expect("a position");
    assert!(!early.public().may_win_with_battle(FIRST));
}

/// A pressed seat adds a card, and the loser evens the field (FN-6, FN-7). Whoever is pressed, the same
/// number of cards is at stake for both, until one has lost.
#[test]
fn fn7_the_stake_is_the_whole_field() {
    let mut position = last_hand("8D 9S 2H", "7D TD 3C");
    act(&mut position, "commit 8D");
    act(&mut position, "commit TD");
    // Seat 0 is pressed, and its nine of spades beats the diamond.
    assert_eq!([FIRST, SECOND].map(|seat| position.public().cards_at_stake(seat)), [4, 4]);
    act(&mut position, "reinforce 9S");
    assert_eq!(
        position.public().phase,
        Phase::Forfeit(SECOND),
        "neither 7D nor 3C beats the nine of spades"
    );
    assert_eq!([FIRST, SECOND].map(|seat| position.public().cards_at_stake(seat)), [4, 0]);
}

/// What both seats can receive whenever a card has been added to even the field.
#[derive(Default)]
struct StakesWhenEven(Vec<[usize; 2]>);

impl Witness<Position> for StakesWhenEven {
    fn see(&mut self, event: Event, after: &Position) {
        if matches!(event, Event::Forfeited { .. }) {
            self.0.push([FIRST, SECOND].map(|seat| after.public().cards_at_stake(seat)));
        }
    }
}

/// The battle is over once the loser has evened the field, although nobody has the cards yet (FN-7).
#[test]
fn fn7_nothing_is_at_stake_once_the_field_is_even() {
    let mut position = last_hand("8D 9S 2H", "7D TD 3C");
    for action in ["commit 8D", "commit TD", "reinforce 9S"] {
        act(&mut position, action);
    }
    let mut stakes = StakesWhenEven::default();
    position.play_unchecked("forfeit 3C".parse().expect("an action"), &mut stakes);
    assert_eq!(stakes.0, [[0, 0]]);
}
