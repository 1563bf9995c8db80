//! Screen tests of matches of Four Horsemen, from deal to result.

use cardkeep_core::games::four_horsemen::Position;
use cardkeep_i18n::{app, four_horsemen as text, t};
use cardkeep_store::{Slot, SlotState, Speed};
use slint::platform::Key;

use super::support::{GAME, ME, NAMES, Screen, begin, can_give, new_match};

/// Presses what can be pressed until something is true.
fn play_on(screen: &Screen, done: impl Fn() -> bool) {
    for _ in 0..4000 {
        screen.think();
        screen.wait();
        if done() {
            return;
        }
        if screen.find(&t!(app::continue_)).is_some() {
            screen.press(&t!(app::continue_));
        } else if can_give(screen) {
            screen.press(&t!(text::give));
        } else {
            let pressable = |button: &i_slint_backend_testing::ElementHandle| {
                let label = button.accessible_label().unwrap_or_default();
                ["can be played", "can be given"].iter().any(|use_of| label.ends_with(use_of))
            };
            let Some(button) = screen.buttons().into_iter().find(pressable) else { continue };
            button.invoke_accessible_default_action();
            // A card of a won round is chosen: give it to a player who has none yet.
            let labels: Vec<String> = screen
                .buttons()
                .iter()
                .filter_map(|button| button.accessible_label().map(String::from))
                .collect();
            let says = |text: &str| labels.iter().any(|label| label.contains(text));
            if says("chosen, can be given") {
                let open = |name: &&&str| {
                    let to = name.replace("You", "you");
                    says(&format!("{name}, "))
                        && !says(&format!("goes to {to}"))
                        && !says(&format!("{name}, out"))
                };
                if let Some(name) = NAMES.iter().rev().find(open) {
                    screen.press(&format!("{name}, "));
                }
            }
        }
    }
    panic!("it never came to this");
}

#[test]
fn the_end_of_a_hand_is_read_and_then_the_next_is_dealt() {
    let screen = Screen::open(GAME);
    screen.sit(begin(3, 21));
    play_on(&screen, || screen.find("Hand 1: ").is_some());
    let after = screen.position();
    assert_eq!(after.hand_number(), 2, "the match is ahead of what is shown");
    for _ in 0..10 {
        screen.wait();
    }
    assert!(screen.find("Hand 1: ").is_some(), "it stays until it is read");
    assert_eq!(screen.position(), after, "and nobody plays on");
    screen.press(&t!(app::continue_));
    screen.wait();
    assert!(screen.find("Hand 1: ").is_none());
}

#[test]
fn a_whole_match_is_played_by_accessible_actions_and_its_result_counts_once() {
    let screen = Screen::open(GAME);
    screen.sit(begin(3, 17));
    play_on(&screen, || screen.find(&t!(app::rematch)).is_some());
    assert!(matches!(screen.data_dir().look(GAME, Slot::Auto), SlotState::Empty));
    let statistics = screen.data_dir().statistics().value;
    let players = new_match(3)(0).players;
    let key = cardkeep_store::statistics_key(&players);
    assert_eq!(statistics.tally(GAME, &key).played(), 1);
    screen.press("View table");
    assert!(screen.find(&t!(app::rematch)).is_none(), "nothing lies over the cards");
    screen.press(&t!(app::result));
    // At first, a press may have been meant for the table.
    screen.wait();
    screen.wait();
    // The first control in the tab order; what is covered is unreachable.
    screen.key(Key::Tab);
    screen.key(Key::Return);
    screen.wait();
    let again = screen.position();
    assert_eq!((again.hand_number(), again.public().favor.seats()), (1, 3));
}

/// A small child at the table: whatever is pressed, the match stays valid.
#[test]
fn no_touch_or_key_breaks_the_match() {
    let screen = Screen::open(GAME);
    screen.play_like_a_child(19, &["l", "e", "f"], 290.0, |opened| {
        begin(2 + (opened % 3) as u8, opened)
    });
}

/// FH-9: an eliminated player can have the rest of the hand played out, and then reads the result.
#[test]
fn who_is_out_of_a_hand_has_it_played_out() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    let out = |now: &Position| now.public().piles[ME].out();
    let before = screen.rehearse(new_match(4), out);
    screen.press(&t!(app::finish));
    screen.press(&t!(app::skip_to_end));
    let read = format!("Hand {}: ", before.hand_number());
    for _ in 0..2000 {
        screen.wait();
        if screen.find(&read).is_some() {
            break;
        }
    }
    assert!(screen.find(&read).is_some(), "it is told how the hand went");
    screen.press(&t!(app::continue_));
    screen.wait();
    assert!(screen.find(&t!(app::finish)).is_none(), "the player is back in the match");
}
