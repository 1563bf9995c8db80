//! Screen tests of the goal strip of Four Knights (FN-8, FN-11).

use super::support::Screen;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_knights::{HAND_SIZE, Phase};

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
        let chooses = now.public().phase == Phase::Commit(Seat(0)) && now.hand(Seat(0)).len() > 1;
        chooses && now.public().may_win_with_battle(Seat(0))
    });
    let both = seats.iter().all(|seat| position.public().may_win_with_battle(*seat));
    let warning = match both {
        true => "This battle can decide the match. ",
        false => "You can win the match with this battle. ",
    };
    let goal = screen.goal();
    assert!(goal.starts_with(warning) && goal.contains("Close to winning"), "{goal}");
}

/// FN-11: a decided match goes on, and says so even where buttons leave the prompt no room.
#[test]
fn the_strip_says_that_the_match_is_decided() {
    let screen = Screen::open();
    let now = screen.rehearse(|now| {
        let lead = now.public().total(Seat(0)).abs_diff(now.public().total(Seat(1)));
        now.public().phase == Phase::Swap(Seat(0)) && lead > now.public().remaining()
    });
    let won = now.public().total(Seat(0)) > now.public().total(Seat(1));
    let who =
        if won { "You've already won the match. " } else { "Berit has already won the match. " };
    let goal = screen.goal();
    assert!(goal.starts_with(who), "{goal}");
}

/// FN-8: between hands, the empty field shows the score.
#[test]
fn the_field_shows_the_score_between_hands() {
    let screen = Screen::open();
    let now = screen.rehearse(|now| {
        now.public().phase == Phase::Commit(Seat(0))
            && now.hand_number() == 2
            && now.hand(Seat(0)).len() == HAND_SIZE
    });
    let [mine, theirs] = [Seat(0), Seat(1)].map(|seat| now.received(1, seat).len());
    let points = |cards: usize| match cards % 2 {
        0 => (cards / 2).to_string(),
        _ => format!("{}½", cards / 2),
    };
    assert!(screen.reads(&format!("You {} : {} Berit", points(mine), points(theirs))));
}
