//! Screen tests of whole matches of Watchtower, in every way they can be played.

use cardkeep_core::games::watchtower::Position;
use cardkeep_i18n::{app, t, watchtower as text};
use cardkeep_store::{Slot, SlotState, Speed};
use slint::platform::Key;

use super::support::{GAME, ME, Screen, attack_with, begin, middle, new_match, players};

/// How a match is played in a test.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    Pointer,
    Keyboard,
    Actions,
}

/// Presses a button in a given way.
fn press(screen: &Screen, way: Way, label: &str) {
    match way {
        Way::Pointer => screen.tap(middle(screen, label)),
        _ => screen.press(label),
    }
}

/// Returns the full label of the first control whose label ends like this.
fn usable(screen: &Screen, end: &str) -> Option<String> {
    let label = |button: &i_slint_backend_testing::ElementHandle| {
        button.accessible_label().map(String::from)
    };
    let labels = screen.buttons().iter().filter_map(label).collect::<Vec<_>>();
    labels.into_iter().find(|label| label.ends_with(end))
}

/// Plays a match to its end in one way. Returns the number of actions of each kind: cards placed,
/// challenges, picks.
fn play_out(screen: &Screen, way: Way) -> [usize; 3] {
    let mut acts = [0; 3];
    let mut asked = 0;
    for _ in 0..20_000 {
        screen.think();
        screen.wait();
        if screen.find(&t!(app::rematch)).is_some() {
            return acts;
        }
        if usable(screen, "can be picked").is_some() {
            acts[2] += 1;
            match way {
                Way::Keyboard => {
                    screen.key(Key::RightArrow);
                    screen.key(Key::Return);
                }
                Way::Pointer => screen.tap(screen.spot(&usable(screen, "can be picked").unwrap())),
                Way::Actions => screen.press(&usable(screen, "can be picked").unwrap()),
            }
        } else if screen.find(&t!(text::keep_all)).is_some() {
            match way {
                Way::Keyboard => screen.key("t"),
                _ => press(screen, way, &t!(text::keep_all)),
            }
        } else if screen.find(&t!(text::end_turn)).is_some() {
            asked += 1;
            let placed = usable(screen, ", can be placed").filter(|_| asked % 3 == 1);
            let fought = usable(screen, ", can be attacked");
            match (placed, fought) {
                (Some(label), _) => {
                    acts[0] += 1;
                    match way {
                        Way::Keyboard => {
                            screen.key(Key::RightArrow);
                            screen.key(Key::Return);
                            screen.key(Key::Return);
                        }
                        Way::Pointer => {
                            screen.tap(screen.spot(&label));
                            screen.wait();
                            press(screen, way, &t!(text::place));
                        }
                        Way::Actions => {
                            screen.press(&label);
                            screen.press(&t!(text::place));
                        }
                    }
                }
                (None, Some(label)) if asked % 3 == 2 && way != Way::Keyboard => {
                    acts[1] += 1;
                    match way {
                        Way::Pointer => screen.tap(screen.spot(&label)),
                        _ => screen.press(&label),
                    }
                    let buttons = [t!(text::take_card), attack_with(1)];
                    let button = buttons.iter().find(|button| screen.find(button).is_some());
                    press(screen, way, button.expect("a button to attack"));
                }
                _ => match way {
                    Way::Keyboard => screen.key("t"),
                    _ => press(screen, way, &t!(text::end_turn)),
                },
            }
        }
    }
    panic!("the match has no end");
}

#[test]
fn a_whole_match_is_played_by_pointer() {
    let screen = Screen::open(GAME);
    screen.sit(begin(3, 11));
    let acts = play_out(&screen, Way::Pointer);
    assert!(acts.iter().all(|count| *count > 0), "{acts:?}");
}

#[test]
fn a_whole_match_is_played_by_keyboard() {
    let screen = Screen::open(GAME);
    screen.sit(begin(2, 12));
    let [placed, _, picked] = play_out(&screen, Way::Keyboard);
    assert!(placed > 0 && picked > 0);
}

#[test]
fn a_whole_match_is_played_by_accessible_actions_and_its_result_counts_once() {
    let screen = Screen::open(GAME);
    screen.sit(begin(4, 13));
    let acts = play_out(&screen, Way::Actions);
    assert!(acts.iter().all(|count| *count > 0), "{acts:?}");
    assert!(matches!(screen.data_dir().look(GAME, Slot::Auto), SlotState::Empty));
    let key = cardkeep_store::statistics_key(&players(4));
    assert_eq!(screen.data_dir().statistics().value.tally(GAME, &key).played(), 1);
}

/// A small child at the table: whatever is pressed, the match stays valid.
#[test]
fn no_touch_or_key_breaks_the_match() {
    let screen = Screen::open(GAME);
    screen.play_like_a_child(23, &["l", "e", "1", "t"], 450.0, |opened| {
        begin(2 + (opened % 3) as u8, opened)
    });
}

/// WT-16: an eliminated player has nothing to do for the rest of the match.
#[test]
fn who_is_out_has_the_match_played_out() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    let out = |now: &Position| now.public().players[ME].out;
    screen.rehearse(new_match(3), out);
    // Between the others' actions, the prompt says why there is nothing to do.
    let told = |_| {
        screen.wait();
        screen.prompt().starts_with(&t!(text::prompt_out))
    };
    assert!((0..200).any(told), "{}", screen.prompt());
    screen.press(&t!(app::finish));
    assert_eq!(screen.prompt(), t!(app::finishing));
    screen.press(&t!(app::skip_to_end));
    for _ in 0..2000 {
        screen.wait();
        if screen.find(&t!(app::rematch)).is_some() {
            break;
        }
    }
    assert!(screen.find(&t!(app::rematch)).is_some(), "the result is shown");
    let tally = screen.data_dir().statistics().value.all(GAME);
    assert_eq!((tally.played(), tally.won), (1, 0));
}
