//! Screen tests of the goal strip of Of Knights and Ninjas (KN-5, KN-20).

use super::rules::Table;
use super::support::{GAME, Screen, sit};

/// A king takes four gems (KN-8): a rival with six of ten may win, one with five may not.
#[test]
fn the_strip_tells_the_gems_that_win_and_who_may_win_with_an_attack() {
    let screen = Screen::open(GAME);
    let at = |gems: &[u8]| {
        let hands = ["herald", "peasant", "peasant"];
        sit(&screen, Table::new(&hands[..gems.len()]).gems(gems), "", 0);
        screen.goal()
    };
    let calm = "First to 10 gems wins. You: 5 of 10. Oswald: 5 of 10. Tilda: 5 of 10.";
    assert_eq!(at(&[5, 5, 5]), calm);
    let one = "Oswald can win with one attack. You: 5 of 10. \
               Oswald: 6 of 10. Close to winning. Tilda: 4 of 10.";
    assert_eq!(at(&[5, 6, 4]), one);
    assert!(at(&[3, 6, 6]).starts_with("2 rivals can win with one attack. "));
    assert!(at(&[6, 6]).starts_with("Take all 12 gems to win. You: 6 of 12. "));
    assert!(at(&[4, 8]).starts_with("Oswald can win with one attack. "));
}
