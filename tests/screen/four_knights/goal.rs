//! Screen tests of the goal strip of Four Knights (FN-8, FN-11).

use super::support::Screen;
use cardkeep::engine::Seat;
use cardkeep::games::four_knights::Phase;

/// More than 12 of the 24 points win.
#[test]
fn the_strip_tells_points_and_who_may_win_with_the_battle() {
    let screen = Screen::open();
    screen.begin(3);
    let goal = screen.goal();
    let calm = "Most points after 4 hands wins. You: 0 of 12½. ";
    assert!(goal.starts_with(calm), "{goal}");
    let seats = [Seat(0), Seat(1)];
    let position = screen.rehearse(|now| {
        // The last card is played automatically.
        let chooses = now.phase == Phase::Commit(Seat(0)) && now.hand(Seat(0)).len() > 1;
        chooses && now.may_win_with_battle(Seat(0))
    });
    let both = seats.iter().all(|seat| position.may_win_with_battle(*seat));
    let warning = match both {
        true => "This battle can decide the match. ",
        false => "You can win the match with this battle. ",
    };
    let goal = screen.goal();
    assert!(goal.starts_with(warning) && goal.contains("Close to winning"), "{goal}");
}
