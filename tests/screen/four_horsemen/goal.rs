//! Screen tests of the goal strip of Four Horsemen (FH-15).

use super::support::{GAME, NAMES, Screen, new_match};
use cardkeep_core::engine::{Game, Seat, Turn};
use cardkeep_core::games::four_horsemen::{Phase, Position};
use i_slint_backend_testing::ElementHandle;
use slint::ComponentHandle;

/// The third Favor wins.
#[test]
fn the_strip_tells_favor_and_who_needs_one_more() {
    let screen = Screen::open(GAME);
    screen.rehearse(new_match(3), |now| now.public().favor.iter().sum::<u8>() == 0);
    let calm = "Win hands for Favor. First to 3 wins. You: 0 of 3. Berit: 0 of 3. Oswald: 0 of 3.";
    assert_eq!(screen.goal(), calm);
    let warnings =
        || ElementHandle::find_by_element_type_name(screen.app.window(), "Warning").count();
    assert_eq!(warnings(), 0);
    let near = |now: &Position| {
        now.public().phase == Phase::Play(Seat(0))
            && now.public().favor[Seat(1)] == 2
            && now.public().favor[Seat(2)] < 2
    };
    let position = screen.rehearse(new_match(3), near);
    assert!(matches!(position.turn(), Turn::Seat(_)));
    let goal = screen.goal();
    let warning = format!("{} needs one more Favor to win. ", NAMES[1]);
    assert!(goal.starts_with(&warning), "{goal}");
    assert!(goal.contains("Berit: 2 of 3. Close to winning."), "{goal}");
    assert_eq!(warnings(), 1, "at one shield");
    let strip = screen.app.window().global::<cardkeep_ui::Goal>();
    assert!(strip.get_danger() && strip.get_alarm());
    // It stays after that player was eliminated from the hand (FH-9).
    screen.rehearse(new_match(3), |now| near(now) && now.public().piles[Seat(1)].out());
    assert!(screen.goal().starts_with(&warning), "{}", screen.goal());
    // The player's own chance is no alarm.
    screen.rehearse(new_match(3), |now| {
        let rivals = [Seat(1), Seat(2)];
        now.public().phase == Phase::Play(Seat(0))
            && now.public().favor[Seat(0)] == 2
            && rivals.iter().all(|seat| now.public().favor[*seat] < 2)
    });
    assert!(strip.get_danger() && !strip.get_alarm());
    assert_eq!(warnings(), 0);
}
