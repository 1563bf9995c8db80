//! Tests of what a player's next attack may take (KN-5 to KN-8).

use cardkeep_core::engine::{Game, Seat};
use cardkeep_core::games::knights_and_ninjas::Position;

use super::support::{Table, act};

fn may_win(table: Table, seat: u8) -> bool {
    table.ready().view(Seat(0)).may_win_by_attack(Seat(seat))
}

/// A king takes four gems (KN-8), and a table of three needs ten (KN-5).
#[test]
fn kn5_a_rival_four_gems_short_may_win() {
    let table = |gems: &[u8]| Table::new(&["soldier", "peasant", "peasant"]).gems(gems);
    assert!(may_win(table(&[5, 6, 4]), 1));
    assert!(!may_win(table(&[5, 5, 5]), 1));
    // Two players need twelve (KN-20).
    let duel = |gems: &[u8]| Table::new(&["soldier", "peasant peasant"]).gems(gems);
    assert!(may_win(duel(&[4, 8]), 1));
    assert!(!may_win(duel(&[5, 7]), 1));
}

/// The player's own hand is known: a soldier takes two gems.
#[test]
fn kn8_a_players_own_attack_is_limited_by_the_hand() {
    let table = |hand, gems: &[u8]| Table::new(&[hand, "peasant", "peasant"]).gems(gems);
    assert!(may_win(table("soldier", &[8, 3, 4]), 0));
    assert!(!may_win(table("soldier", &[7, 4, 4]), 0));
    assert!(may_win(table("jester", &[6, 4, 5]), 0), "as a king (KN-18)");
    assert!(may_win(table("4*peasant jester", &[5, 5, 5]), 0), "in a revolt");
    assert!(!may_win(table("herald monk", &[9, 3, 3]), 0));
}

/// Fortifications cost an attacker cards (KN-7), and a minstrel stops it (KN-12).
#[test]
fn kn7_fortifications_keep_an_attack_away() {
    let most = |seat: u8, table: Table| {
        table.ready().view(Seat(0)).most_gems_from(Seat(seat), Seat(1 - seat))
    };
    let duel = |mine, theirs| Table::new(&[mine, theirs]);
    assert_eq!(most(0, duel("king", "peasant")), 4);
    assert_eq!(most(0, duel("king", "peasant").fort(1, "castle")), 0);
    assert_eq!(most(0, duel("king ladder", "peasant").fort(1, "castle")), 4);
    assert_eq!(most(0, duel("king ladder", "peasant").fort(1, "castle archer")), 0);
    assert_eq!(most(0, duel("king catapult", "peasant").fort(1, "castle archer")), 4);
    assert_eq!(most(0, duel("ninja", "peasant").fort(1, "castle archer")), 2);
    assert_eq!(most(0, duel("dragon", "peasant").fort(1, "castle")), 2);
    // A standing archer fights the other one.
    assert_eq!(most(0, duel("king", "peasant").fort(1, "archer").fort(0, "archer")), 4);
    // One hidden card may be a dragon or ninja, two a ladder and a king.
    assert_eq!(most(1, duel("peasant", "soldier").fort(0, "castle")), 2);
    assert_eq!(most(1, duel("peasant", "soldier peasant").fort(0, "castle")), 4);

    let minstrel = |by: u8, on: u8| {
        let table = Table::new(&["peasant", "soldier", "soldier"]).gems(&[2, 6, 7]);
        let view = table.fort(usize::from(on), "minstrel").ready().view(Seat(0));
        view.most_gems_from(Seat(by), Seat(on))
    };
    assert_eq!(minstrel(1, 2), 0, "it stands until its owner's turn");
    assert_eq!(minstrel(2, 1), 4, "its owner's turn comes first");
}

/// An attack that is under way counts with the gems it takes (KN-10); if they are too few, the next one
/// may win.
#[test]
fn kn10_an_attack_under_way_may_win() {
    let table = |gems: &[u8]| Table::new(&["knight", "peasant", "peasant"]).gems(gems);
    for (gems, wins) in [([7, 4, 4], true), ([6, 4, 5], true), ([5, 4, 6], false)] {
        let mut position = table(&gems).ready();
        act(&mut position, "attack 1 knight");
        assert_eq!(position.view(Seat(2)).may_win_by_attack(Seat(0)), wins, "{gems:?}");
    }
}

/// An attack that takes no gems may be followed by another (KN-6), and gems on the move belong to the one
/// who holds them unless they are stolen (KN-11).
#[test]
fn kn6_a_warning_outlasts_an_attack_that_does_not_win() {
    let warns = |position: &Position| position.view(Seat(2)).may_win_by_attack(Seat(0));
    let hands = &["knight king peasant", "peasant", "highwayman"];
    let mut position = Table::new(hands).gems(&[6, 4, 5]).ready();
    assert!(warns(&position), "a king takes four");
    act(&mut position, "attack 1 knight");
    assert!(warns(&position), "if it is held off, a king may follow");

    let mut position = Table::new(&["knight", "peasant", "highwayman"]).gems(&[7, 4, 4]).ready();
    act(&mut position, "attack 1 knight");
    act(&mut position, "accept");
    assert!(warns(&position), "the gems win if they are not stolen");
}
