//! Screen tests of playing, answering, swapping and explanations.

use std::time::Duration;

use cardkeep::Page;
use cardkeep::rehearse;
use cardkeep_core::engine::{Game, Seat, Setup, Turn};
use cardkeep_core::games::four_knights::{Action, Event, Options, Phase, Position};
use cardkeep_store::{Challenge, ForcedPlays, Speed};
use i_slint_backend_testing::mock_elapsed_time;
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, Model};

use super::support::{FIELD, GAME, Screen, is_pressed, mine, players};

#[test]
fn with_one_tap_play_a_card_is_played_by_two_taps_and_the_opponent_answers() {
    let screen = Screen::open();
    screen.set(|settings| settings.one_tap = true);
    let before = screen.begin(11);
    assert_eq!(mine(&before).len(), 6);
    let card = mine(&before)[0];

    screen.tap(screen.spot(card));
    assert!(screen.prompt().contains("Tap the field"), "{}", screen.prompt());
    assert_eq!(screen.position(), before, "one tap only chooses");
    screen.tap(screen.spot(card));
    let after = screen.until("both opened", |now| {
        now.committed(Seat(0)).is_none() && !now.field(Seat(0)).is_empty()
            || now.public().total(Seat(0)) + now.public().total(Seat(1)) > 0
    });
    assert!(!after.hand(Seat(0)).contains(card));
}

#[test]
fn a_card_is_played_by_a_tap_on_the_field_and_not_by_a_stray_tap() {
    let screen = Screen::open();
    let before = screen.begin(12);
    let card = mine(&before)[2];
    screen.tap(FIELD);
    assert!(screen.find("Close").is_none(), "empty felt");
    screen.tap(screen.spot(card));
    mock_elapsed_time(Duration::from_millis(500));
    screen.tap(screen.spot(card));
    assert_eq!(screen.position(), before, "taps on the card only choose it");
    screen.tap(FIELD);
    screen.until("the card left the hand", |now| !now.hand(Seat(0)).contains(card));
}

#[test]
fn a_card_is_played_by_a_double_tap_and_a_third_tap_hits_nothing() {
    let screen = Screen::open();
    let before = screen.begin(12);
    let card = mine(&before)[2];
    let at = screen.spot(card);
    for _ in 0..3 {
        screen.tap(at);
    }
    screen.until("the card left the hand", |now| !now.hand(Seat(0)).contains(card));
    let chosen = |row: cardkeep_ui::CardRow| row.ring == cardkeep_ui::Ring::Chosen;
    let cards = screen.app.window().global::<cardkeep_ui::Table>().get_cards();
    assert!(!slint::Model::iter(&cards).any(chosen), "the third tap chose another card");
}

#[test]
fn a_card_chosen_by_a_tap_is_played_by_enter() {
    let screen = Screen::open();
    let before = screen.begin(12);
    let card = mine(&before)[2];
    screen.tap(screen.spot(card));
    screen.key(Key::Return);
    screen.until("the card left the hand", |now| !now.hand(Seat(0)).contains(card));
}

#[test]
fn a_card_is_played_by_keyboard() {
    let screen = Screen::open();
    let before = screen.begin(13);
    screen.key(Key::RightArrow);
    screen.key(Key::RightArrow);
    assert!(screen.prompt().contains("Enter"), "{}", screen.prompt());
    assert_eq!(screen.position(), before);
    screen.key(Key::Return);
    screen.until("a card left the hand", |now| now.hand(Seat(0)).len() < 6);
}

#[test]
fn a_card_is_played_by_dragging_it_to_the_field_and_nowhere_else() {
    let screen = Screen::open();
    let before = screen.begin(14);
    let card = mine(&before)[1];
    let home = screen.spot(card);
    screen.drag(home, LogicalPosition::new(300.0, 420.0));
    screen.wait();
    assert_eq!(screen.position(), before, "dropped beside the field");
    let back = screen.spot(card);
    assert!((back.x - home.x).abs() < 1.0 && (back.y - home.y).abs() < 1.0, "it went back");
    screen.drag(home, FIELD);
    screen.until("the card left the hand", |now| !now.hand(Seat(0)).contains(card));
}

#[test]
fn a_card_that_may_not_be_played_says_why() {
    let screen = Screen::open();
    let before = screen.rehearse(is_pressed);
    let playable = before.playable();
    let card = before.hand(Seat(0)).minus(playable).nth(0).expect("one cannot answer");
    assert!(screen.prompt().contains("Beat the"), "{}", screen.prompt());
    screen.tap(screen.spot(card));
    assert!(screen.prompt().contains("doesn't beat"), "{}", screen.prompt());
    screen.tap(screen.spot(card));
    screen.drag(screen.spot(card), FIELD);
    assert_eq!(screen.position(), before);
    let label = screen.card(card).accessible_label().unwrap_or_default();
    assert!(label.contains("can't be played"), "{label}");

    let answer = playable.nth(0).expect("one can answer");
    let label = screen.card(answer).accessible_label().unwrap_or_default();
    assert!(label.contains("can be played"), "{label}");
    screen.tap(screen.spot(answer));
    screen.tap(FIELD);
    screen.until("the answer left the hand", |now| !now.hand(Seat(0)).contains(answer));
}

#[test]
fn a_long_press_and_a_right_click_explain_a_card() {
    let screen = Screen::open();
    let before = screen.begin(15);
    let at = screen.spot(mine(&before)[0]);
    let button = PointerEventButton::Left;
    screen.dispatch(WindowEvent::PointerMoved { position: at });
    screen.dispatch(WindowEvent::PointerPressed { position: at, button });
    mock_elapsed_time(Duration::from_millis(600));
    screen.dispatch(WindowEvent::PointerReleased { position: at, button });
    mock_elapsed_time(Duration::from_millis(60));
    assert!(screen.find("Close").is_some(), "the explanation is open");
    screen.key(Key::Escape);
    assert!(screen.find("Close").is_none(), "Escape closed it");
    assert_eq!(screen.app.services().shell.page(), Page::Table(GAME));
    assert_eq!(screen.position(), before, "nothing was played");

    screen.right_click(at);
    assert!(screen.find("Close").is_some());
}

#[test]
fn a_swap_is_made_with_a_card_and_a_slot() {
    let screen = Screen::open();
    let before = screen.rehearse(|now| now.public().phase == Phase::Swap(Seat(0)));
    assert!(screen.find("Keep hand").is_some());
    let card = mine(&before)[3];
    screen.tap(screen.spot(card));
    let slot = screen.find("Stockade, slot 3").expect("the slot");
    let (at, size) = (slot.absolute_position(), slot.size());
    screen.tap(LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0));
    let after = screen.until("the swap was made", |now| !now.hand(Seat(0)).contains(card));
    assert_eq!(after.stockade()[2], card);
    assert!(screen.find("Stockade, slot 3 of 4: the").is_some(), "the player knows it");
}

/// A forced action is carried out automatically after a moment.
#[test]
fn the_last_card_which_may_win_the_field_waits_for_the_player() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    let before = screen.rehearse(|now| {
        let mut then = now.clone();
        let mine = |event: &Event| matches!(event, Event::Captured { seat: Seat(0), .. });
        holds_one(now) && {
            let only = Action::Commit(now.hand(Seat(0)).nth(0).unwrap());
            let answer = now.hand(Seat(1)).nth(0).map(Action::Commit);
            let mut events = then.apply(only).unwrap();
            events.extend(answer.and_then(|answer| then.apply(answer).ok()).unwrap_or_default());
            events.iter().any(mine)
        }
    });
    for _ in 0..40 {
        screen.wait();
    }
    assert_eq!(screen.position(), before, "the app does not play it");
    assert!(screen.prompt().contains("may win"), "{}", screen.prompt());
    let at = screen.spot(mine(&before)[0]);
    screen.tap(at);
    screen.tap(at);
    screen.until("the card was played", |now| *now != before);
}

#[test]
fn the_only_card_plays_itself_after_a_moment_if_the_player_wants() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    screen.app.services().settings.borrow_mut().forced_plays = ForcedPlays::All;
    let before = screen.rehearse(holds_one);
    let card = mine(&before)[0];
    assert!(screen.prompt().contains("only play"), "{}", screen.prompt());
    assert_eq!(screen.position(), before, "not at once");
    screen.until("the card was played", |now| !now.hand(Seat(0)).contains(card));
}

fn holds_one(now: &Position) -> bool {
    now.public().phase == Phase::Commit(Seat(0)) && now.hand(Seat(0)).len() == 1
}

#[test]
fn a_battle_is_yielded_only_after_a_question() {
    let screen = Screen::open();
    let rehearse = |seed| {
        let setup = Setup::new(2, Options { may_yield: true });
        let new = Challenge::of::<Position>(&setup, seed, &players(), &[]);
        rehearse::<Position>(screen.data_dir(), new, is_pressed)
    };
    let begin = (0..1000).find_map(rehearse).expect("such a match exists");
    assert!(screen.app.services().play(GAME, begin));
    screen.wait();
    let before = screen.position();
    screen.find("Yield").expect("the choice").invoke_accessible_default_action();
    screen.wait();
    assert_eq!(screen.position(), before, "asked first");
    screen.app.services().shell.answer(true);
    screen.until("the battle was yielded", |now| *now != before);
}

/// The player has only one card left, which decides who takes the field.
fn last_card_takes_the_field(now: &Position) -> bool {
    let mut legal = Vec::new();
    now.legal_actions(&mut legal);
    let takes = |action| {
        let events = now.clone().apply(action).unwrap();
        events.iter().any(|event| matches!(event, Event::Captured { .. }))
    };
    now.turn() == Turn::Seat(Seat(0)) && legal.len() == 1 && takes(legal[0])
}

/// Returns the award being shown.
fn flying(screen: &Screen) -> Option<cardkeep_ui::AwardRow> {
    let awards = screen.app.window().global::<cardkeep_ui::Table>().get_awards();
    slint::Model::iter(&awards).next()
}

#[test]
fn the_points_fly_to_who_takes_the_field() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    screen.app.services().settings.borrow_mut().forced_plays = ForcedPlays::All;
    screen.rehearse(last_card_takes_the_field);
    let mut seen = None;
    for _ in 0..200 {
        mock_elapsed_time(Duration::from_millis(50));
        seen = flying(&screen);
        if seen.is_some() {
            break;
        }
    }
    let award = seen.expect("points fly");
    assert!(award.text.starts_with('+'), "{}", award.text);
    assert!(award.from.height > award.to.height && award.from != award.to, "{award:?}");
}

/// A hand that somebody wins has its headline, which is gone before the player acts again.
#[test]
fn the_end_of_a_hand_is_made_much_of() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    screen.app.services().settings.borrow_mut().forced_plays = ForcedPlays::All;
    let decides = |now: &Position| {
        let mut then = now.clone();
        let mut legal = Vec::new();
        now.legal_actions(&mut legal);
        let wins = |event: &Event| match event {
            Event::HandEnded { received: [one, other], .. } => one != other,
            _ => false,
        };
        now.turn() == Turn::Seat(Seat(0))
            && legal.len() == 1
            && then.apply(legal[0]).unwrap().iter().any(wins)
    };
    screen.rehearse(decides);
    let table = screen.app.window().global::<cardkeep_ui::Table>();
    let headline = || table.get_highlight().headline;
    let seen = (0..400).any(|_| {
        mock_elapsed_time(Duration::from_millis(50));
        headline().contains("hand 1") || headline().contains("card")
    });
    assert!(seen, "nothing is made of it");
    for _ in 0..100 {
        mock_elapsed_time(Duration::from_millis(50));
    }
    assert_eq!(headline(), "", "it stays over the result");
}

/// Returns how many cards have been turned over on the table.
fn turned(screen: &Screen) -> usize {
    let cards = screen.app.window().global::<cardkeep_ui::Table>().get_cards();
    cards.iter().filter(|card| card.turns > 0).count()
}

#[test]
fn a_card_that_is_shown_is_turned_over() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    let before = screen.rehearse(|now| now.public().phase == Phase::Commit(Seat(0)));
    assert_eq!(turned(&screen), 0);
    let card = mine(&before)[0];
    screen.tap(screen.spot(card));
    screen.tap(FIELD);
    for _ in 0..100 {
        mock_elapsed_time(Duration::from_millis(50));
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(turned(&screen) > 0, "both reveal at once");
}

#[test]
fn without_movement_nothing_flies() {
    let screen = Screen::open();
    screen.app.services().settings.borrow_mut().forced_plays = ForcedPlays::All;
    screen.rehearse(last_card_takes_the_field);
    for _ in 0..20 {
        screen.wait();
        assert!(flying(&screen).is_none());
        assert_eq!(turned(&screen), 0);
    }
    assert!(!last_card_takes_the_field(&screen.position()), "and yet it is played");
}

#[test]
fn a_slot_of_the_stockade_tells_what_is_known_of_its_card() {
    let screen = Screen::open();
    let before = screen.rehearse(|now| now.public().phase == Phase::Swap(Seat(0)));
    let card = mine(&before)[3];
    screen.right_click(screen.0.spot("Stockade, slot 3"));
    assert!(screen.reads("Nobody has seen this card."));
    screen.key(Key::Escape);
    screen.tap(screen.spot(card));
    screen.tap(screen.0.spot("Stockade, slot 3"));
    screen.until("the swap was made", |now| !now.hand(Seat(0)).contains(card));
    screen.right_click(screen.0.spot("Stockade, slot 3"));
    assert!(screen.reads(&format!("You left the {} here.", card.name())));
}
