//! Screen tests of matches of Four Knights: from deal to result, left and resumed.

use std::cmp::Ordering;
use std::time::Duration;

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_ai::Level;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Chance, Game, Prospect, Seat, Turn};
use cardkeep_core::games::four_knights::{Phase, Position};
use cardkeep_store::{Challenge, ForcedPlays, Player, Slot, SlotState, Speed};
use i_slint_backend_testing::{ElementHandle, mock_elapsed_time};
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, LogicalSize, SharedString};

use super::support::{FIELD, GAME, Screen, is_pressed, mine, name, players};

#[test]
fn a_match_goes_on_where_it_was_left() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    let before = screen.begin(16);
    let card = mine(&before)[0];
    // The card has hardly begun to fly when the player leaves.
    screen.tap(screen.spot(card));
    for _ in 0..80 {
        mock_elapsed_time(Duration::from_millis(50));
    }
    screen.tap(screen.spot(card));
    screen.tap(FIELD);
    assert!(screen.app.back());
    let left = screen.position();
    assert!(!left.hand(Seat(0)).contains(card), "the record is ahead of the picture");

    screen.speed(Speed::Off);
    assert!(screen.app.services().play(GAME, Begin::Resume(Slot::Auto)));
    let after = screen.until("the opponent opened too", |now| now.committed(Seat(0)).is_none());
    assert!(!after.hand(Seat(0)).contains(card));
}

#[test]
fn a_match_is_saved_to_a_slot_and_loaded() {
    let screen = Screen::open();
    let saved = screen.rehearse(is_pressed);
    let table = screen.app.services().shell.table().expect("a table is open");
    table.save_to(2).unwrap();
    let answer = saved.playable().nth(0).expect("one can answer");
    screen.card(answer).invoke_accessible_default_action();
    screen.until("the match went on", |now| *now != saved);

    let SlotState::Good(heading) = screen.data_dir().look(GAME, Slot::Manual(2)) else {
        panic!("slot 2 holds a match")
    };
    assert!(heading.summary.starts_with("Hand "), "{}", heading.summary);
    assert!(screen.app.services().play(GAME, Begin::Resume(Slot::Manual(2))));
    screen.wait();
    assert_eq!(screen.position(), saved);
    assert!(screen.card(answer).accessible_label().is_some());
}

#[test]
fn a_whole_match_is_played_by_accessible_actions_and_its_result_counts_once() {
    let screen = Screen::open();
    screen.begin(17);
    let over = || screen.find("Rematch").is_some();
    for _ in 0..2000 {
        screen.think();
        screen.wait();
        if over() {
            break;
        }
        let playable = |element: &ElementHandle| {
            let label = element.accessible_label().unwrap_or_default();
            label.contains(", can be ")
        };
        let buttons = screen.buttons();
        let keep = buttons.iter().find(|button| {
            let label = button.accessible_label().unwrap_or_default();
            label == "Keep hand" || label == "Continue"
        });
        if let Some(card) = keep.or_else(|| buttons.iter().find(|button| playable(button))) {
            card.invoke_accessible_default_action();
        }
    }
    assert!(over(), "the match came to its end");
    assert!(matches!(screen.data_dir().look(GAME, Slot::Auto), SlotState::Empty));
    let tally = screen.data_dir().statistics().value.tally(GAME, "easy");
    assert_eq!(tally.played(), 1);
    let table = screen.app.services().shell.table().expect("a table is open");
    assert!(table.save_to(1).is_err(), "there is nothing left to save");

    screen.speed(Speed::Normal);
    screen.find("Rematch").expect("a rematch").invoke_accessible_default_action();
    let greeted = (0..100).any(|_| {
        mock_elapsed_time(Duration::from_millis(100));
        screen.prompt().starts_with("Berit: “")
    });
    assert!(greeted, "the opponent remembers who won");
    screen.wait();
    let again = screen.position();
    assert!(!over());
    assert_eq!((again.hand_number(), again.turn()), (1, Turn::Seat(Seat(0))));
}

#[test]
fn the_result_of_a_hand_is_read_and_says_who_can_trade_fn10() {
    let screen = Screen::open();
    let ends = |now: &Position| {
        let mut legal = Vec::new();
        now.legal_actions(&mut legal);
        let mut then = now.clone();
        now.hand_number() == 1
            && now.turn() == Turn::Seat(Seat(0))
            && legal.len() == 1
            && then.apply(legal[0]).is_ok()
            && then.hand_number() == 2
    };
    screen.app.services().settings.borrow_mut().forced_plays = ForcedPlays::All;
    screen.rehearse(ends);
    let sheet = || screen.find("Continue");
    for _ in 0..40 {
        screen.think();
        screen.wait();
        if sheet().is_some() {
            break;
        }
    }
    let after = screen.position();
    assert_eq!(after.hand_number(), 2, "the match is ahead of what is shown");
    let [mine, theirs] = [Seat(0), Seat(1)].map(|seat| after.received(1, seat).len());
    let result = screen.app.window().global::<cardkeep_ui::Ending>().get_hand_result();
    let note = match mine.cmp(&theirs) {
        Ordering::Less => "You won fewer cards, so you can trade",
        Ordering::Greater => "won fewer cards and can trade",
        Ordering::Equal => "nobody trades",
    };
    assert!(result.note.contains(note), "{}", result.note);
    for _ in 0..10 {
        screen.wait();
    }
    assert!(sheet().is_some(), "it stays until it is read");
    screen.tap(LogicalPosition::new(30.0, 20.0));
    assert!(sheet().is_some(), "a tap beside it takes nothing away");
    screen.press("Continue");
    screen.wait();
    assert!(sheet().is_none());
}

#[test]
fn the_player_may_sit_at_the_other_seat() {
    let screen = Screen::open();
    let players = vec![Player::Computer(Level::Easy), Player::Human];
    let begin = Begin::New(Challenge::new(GAME, players, 18));
    assert!(screen.app.services().play(GAME, begin));
    let before = screen.until("the opponent opened", |now| now.committed(Seat(0)).is_some());
    let card = before.hand(Seat(1)).nth(0).expect("a card");
    screen.tap(screen.spot(card));
    screen.tap(FIELD);
    screen.until("the card left the hand", |now| !now.hand(Seat(1)).contains(card));
}

/// A small child at the table: whatever is pressed, the match stays valid.
#[test]
fn no_touch_or_key_breaks_the_match() {
    let screen = Screen::open();
    screen.speed(Speed::Fast);
    let mut chance = Chance::new(19);
    let button = PointerEventButton::Left;
    let keys: [SharedString; 9] = [
        Key::LeftArrow.into(),
        Key::RightArrow.into(),
        Key::UpArrow.into(),
        Key::DownArrow.into(),
        Key::Return.into(),
        Key::Escape.into(),
        Key::Tab.into(),
        "l".into(),
        "x".into(),
    ];
    let mut opened = 0;
    for _ in 0..400 {
        if screen.app.services().shell.asking() {
            screen.app.services().shell.answer(chance.below(2) == 0);
        }
        if screen.app.services().shell.page() != Page::Table(GAME) {
            opened += 1;
            let resumed = matches!(screen.data_dir().look(GAME, Slot::Auto), SlotState::Good(_));
            let new = Begin::New(Challenge::new(GAME, players(), opened));
            let begin = if resumed { Begin::Resume(Slot::Auto) } else { new };
            assert!(screen.app.services().play(GAME, begin));
        }
        // Mostly below the bar, whose buttons leave the table.
        let (x, y) = (chance.below(360) as f32, 40.0 + chance.below(600) as f32);
        let position = LogicalPosition::new(x, y);
        match chance.below(12) {
            0..=3 => screen.tap(position),
            4 => screen.dispatch(WindowEvent::PointerPressed { position, button }),
            5 => screen.dispatch(WindowEvent::PointerReleased { position, button }),
            6 => screen.dispatch(WindowEvent::PointerExited),
            7 => {
                let from = LogicalPosition::new(x, 500.0 + chance.below(130) as f32);
                screen.drag(from, FIELD);
            }
            8..=9 => screen.key(keys[chance.below(9) as usize].clone()),
            10 => {
                let sizes = [(360.0, 640.0), (640.0, 360.0), (1280.0, 800.0)];
                let (width, height) = sizes[chance.below(3) as usize];
                screen.dispatch(WindowEvent::Resized { size: LogicalSize::new(width, height) });
            }
            _ => screen.wait(),
        }
    }
    let (played, _) = match screen.data_dir().load::<Position>(Slot::Auto) {
        Ok(save) => save.value.record.depth(),
        Err(_) => (0, 0),
    };
    let finished = screen.data_dir().statistics().value.tally(GAME, "easy").played();
    assert!(played > 0 || finished > 0, "something was played");
}

/// The player's only card ends the match.
fn last_of_all(now: &Position) -> bool {
    let mut legal = Vec::new();
    now.legal_actions(&mut legal);
    let mut then = now.clone();
    now.turn() == Turn::Seat(Seat(0))
        && legal.len() == 1
        && then.apply(legal[0]).is_ok()
        && matches!(then.turn(), Turn::Over(_))
}

/// Opens a match whose last battle goes on by itself, and waits until the match is over but its end
/// is still being shown.
fn just_over() -> Screen {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    screen.rehearse(last_of_all);
    for _ in 0..200 {
        mock_elapsed_time(Duration::from_millis(50));
        if screen.data_dir().running(GAME).is_empty() {
            assert!(screen.find("Rematch").is_none(), "its result is not shown yet");
            return screen;
        }
    }
    panic!("the match never ends");
}

#[test]
fn a_match_that_ends_while_the_player_leaves_shows_its_result_when_it_is_opened_again() {
    let screen = just_over();
    screen.key(Key::Escape);
    assert_eq!(screen.app.services().shell.page(), Page::Home);
    let counted = || screen.data_dir().statistics().value.tally(GAME, "easy").played();
    assert_eq!((screen.data_dir().running(GAME).len(), counted()), (1, 1));
    screen.press("Continue");
    screen.wait();
    assert!(screen.find("Rematch").is_some());
    assert_eq!((screen.data_dir().running(GAME).len(), counted()), (0, 1));
    assert_eq!(screen.data_dir().history(GAME).matches.len(), 1);
}

#[test]
fn a_match_that_ends_under_a_page_shows_its_result_behind_it() {
    let screen = just_over();
    screen.app.services().shell.go(Page::Settings);
    assert_eq!(screen.data_dir().running(GAME).len(), 1, "the app may end here");
    assert!(screen.app.back());
    for _ in 0..200 {
        mock_elapsed_time(Duration::from_millis(50));
    }
    assert!(screen.find("Rematch").is_some() || screen.find("You won the match.").is_some());
    assert!(screen.data_dir().running(GAME).is_empty());
}

/// The player's only card ends the match, and the player wins it.
fn last_of_a_victory(now: &Position) -> bool {
    let mut legal = Vec::new();
    now.legal_actions(&mut legal);
    let mut then = now.clone();
    let won =
        |turn: Turn| matches!(turn, Turn::Over(outcome) if outcome.sole_winner() == Some(Seat(0)));
    last_of_all(now) && then.apply(legal[0]).is_ok() && won(then.turn())
}

/// Plays a match to its victory, and stops at the scene.
fn celebrate() -> Screen {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    screen.rehearse(last_of_a_victory);
    for _ in 0..200 {
        mock_elapsed_time(Duration::from_millis(100));
        if screen.find("You won the match.").is_some() {
            // At first, a press may have been meant for the table.
            mock_elapsed_time(Duration::from_millis(500));
            return screen;
        }
    }
    panic!("no scene among {:?}", screen.labels());
}

#[test]
fn a_victory_is_seen_before_its_result() {
    let screen = celebrate();
    assert!(screen.find("Rematch").is_none());
    mock_elapsed_time(Duration::from_millis(3000));
    screen.wait();
    assert!(screen.find("Rematch").is_some());
    assert_eq!(screen.app.window().global::<cardkeep_ui::Ending>().get_figures(), 4, "knights");
}

#[test]
fn a_tap_or_a_key_goes_on_to_the_result() {
    let screen = celebrate();
    screen.tap(LogicalPosition::new(180.0, 300.0));
    assert!(screen.find("Rematch").is_some());
    for key in [Key::Return, Key::Escape] {
        let screen = celebrate();
        screen.key(key);
        assert!(screen.find("Rematch").is_some());
    }
}

#[test]
fn without_movement_the_result_is_shown_at_once() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    screen.rehearse(last_of_a_victory);
    screen.app.services().settings.borrow_mut().animation = Speed::Off;
    screen.app.services().apply_settings();
    for _ in 0..60 {
        screen.wait();
        assert!(!screen.app.window().global::<cardkeep_ui::Ending>().get_celebrating());
    }
    assert!(screen.find("Rematch").is_some());
}

#[test]
fn a_finished_match_shows_its_last_battle_and_says_how_it_ended() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    screen.rehearse(last_of_all);
    for _ in 0..100 {
        screen.wait();
        if screen.find("Rematch").is_some() {
            break;
        }
    }
    screen.0.press("View table");
    let lies = |card: Card| screen.find(&format!("{}, on the field", name(card))).is_some();
    assert!(Card::all().filter(|card| lies(*card)).count() >= 2, "the last battle lies there");
    screen.key("s");
    assert!(screen.prompt().starts_with("Match over: "), "{}", screen.prompt());
}

/// The player has to play a card in a decided match, with most of a hand left.
fn decided(now: &Position) -> bool {
    let view = now.view(Seat(0));
    let foretold = matches!(Position::prospect(&view), Prospect::Decided(_));
    let played = !matches!(now.public().phase, Phase::Swap(_));
    foretold && played && now.turn() == Turn::Seat(Seat(0)) && view.hand.len() > 4
}

fn winner(now: &Position) -> Option<Seat> {
    match Position::prospect(&now.view(Seat(0))) {
        Prospect::Decided(outcome) => outcome.sole_winner(),
        _ => None,
    }
}

/// FN-11: once no one can lose it any more, the rest of a match can be skipped.
#[test]
fn a_decided_match_plays_itself_out_and_counts_like_any_other() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    let before = screen.rehearse(decided);
    let (name, won) = match winner(&before).expect("it is decided") {
        Seat(0) => ("You've", true),
        _ => ("Berit has", false),
    };
    let told = |prompt: String| prompt.contains("already won the match.");
    assert!(told(screen.prompt()), "{name}: {}", screen.prompt());
    screen.0.press("Finish for me");
    assert_eq!(screen.prompt(), "Finishing for you. Tap to skip.");
    assert!(screen.find("Finish for me").is_none());
    // A tap skips the rest.
    screen.tap(FIELD);
    for _ in 0..400 {
        screen.wait();
        if screen.find("Rematch").is_some() {
            break;
        }
    }
    assert!(screen.find("Rematch").is_some(), "the result is shown");
    let tally = screen.data_dir().statistics().value.tally(GAME, "easy");
    assert_eq!((tally.played(), tally.won), (1, u32::from(won)));
    assert_eq!(tally.measured.average_points(), None, "the computer's points are not the player's");
    let history = screen.data_dir().history(GAME).matches;
    assert_eq!(history.len(), 1);
}

#[test]
fn a_match_that_plays_itself_out_is_stopped_left_and_resumed_at_any_point() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    let before = screen.rehearse(decided);
    screen.0.press("Finish for me");
    let left = screen.until("something was played", |now| *now != before);
    assert!(screen.app.back(), "it is stopped");
    assert_eq!(screen.app.services().shell.page(), Page::Table(GAME));
    assert_ne!(screen.prompt(), "Finishing for you. Tap to skip.");
    assert!(screen.app.back(), "the table is left");
    assert!(screen.app.services().play(GAME, Begin::Resume(Slot::Auto)));
    screen.wait();
    assert_eq!(winner(&screen.position()), winner(&left));
    assert!(screen.find("Finish for me").is_some(), "it is offered again");
}
