//! Screen tests of layout: names, positions and sizes at the table of Of Knights and Ninjas.

use cardkeep_core::engine::Seat;
use i_slint_backend_testing::ElementHandle;
use slint::platform::Key;

use super::rules::Table;
use super::support::{GAME, NAMES, Screen, kingdom, says, sit};
use crate::driver::bounds::{PHONES, bounds, controls_are_large_enough, finger, holds, panels};

#[test]
fn kingdoms_cards_and_discards_explain_themselves() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["soldier king", "monk", "monk"]).fort(1, "castle archer");
    let before = sit(&screen, table.discards("3*knight princess"), "", 0);
    screen.tap(kingdom(&screen, "Oswald"));
    assert!(screen.find("Oswald").is_some() && says(&screen, "Close"));
    screen.key(Key::Escape);
    screen.tap(screen.spot("Discard pile, "));
    assert!(
        says(&screen, "Discard pile (4)")
            && says(&screen, "1 princess")
            && says(&screen, "3 knights")
    );
    screen.key(Key::Return);
    screen.press("Discard pile, ");
    assert!(says(&screen, "Discard pile (4)"), "by accessible action");
    screen.key(Key::Escape);
    // The first press goes to the hand, the next to the player above.
    screen.key(Key::RightArrow);
    screen.key("e");
    assert!(says(&screen, "Soldier") && says(&screen, "Close"), "by keyboard");
    screen.key(Key::Escape);
    screen.right_click(screen.spot("King, "));
    assert!(says(&screen, "Close"), "a right click explains a card");
    assert_eq!(screen.position(), before);
}

/// Between two cards of the hand there is nothing to explain.
#[test]
fn a_long_press_between_two_cards_opens_nothing() {
    let screen = Screen::open(GAME);
    screen.resize(390, 844);
    sit(&screen, Table::new(&["soldier king", "monk", "monk"]), "", 0);
    let (soldier, king) = (bounds(&screen, "Soldier, "), bounds(&screen, "King, "));
    let (left, right) = (soldier.0.min(king.0), soldier.2.min(king.2));
    assert!(soldier.0.max(king.0) > right, "they stand apart");
    let x = (right + soldier.0.max(king.0)) / 2.0;
    assert!(left < x);
    screen.right_click(slint::LogicalPosition::new(x, (soldier.1 + soldier.3) / 2.0));
    assert!(!says(&screen, "Close"));
}

/// Cards whose names would be covered in one row are in two rows where there is room.
#[test]
fn the_names_of_a_hand_are_not_covered_where_there_is_room() {
    let screen = Screen::open(GAME);
    screen.resize(390, 844);
    let kinds = ["Peasant", "Soldier", "Knight", "King", "Dragon", "Ninja", "Jester"];
    let hand = kinds.join(" ").to_lowercase();
    sit(&screen, Table::new(&[&hand, "monk", "monk"]), "", 0);
    let frames: Vec<_> = kinds.iter().map(|kind| bounds(&screen, &format!("{kind}, "))).collect();
    for one in &frames {
        for other in frames.iter().filter(|other| *other != one) {
            let apart = one.2 <= other.0 + 1.0
                || other.2 <= one.0 + 1.0
                || one.3 <= other.1 + 1.0
                || other.3 <= one.1 + 1.0;
            assert!(apart, "{one:?} and {other:?}");
        }
    }
}

/// The middle of a match with this many seats.
fn midway(seats: usize) -> Table {
    let hands = [
        "3*peasant knight jester ladder merchant highwayman",
        "soldier princess",
        "king 2*peasant soldier castle",
        "soldier 2*peasant executioner",
        "king king ninja",
        "herald 2*soldier dragon",
    ];
    let gems = [
        [6, 6, 0, 0, 0, 0],
        [4, 5, 6, 0, 0, 0],
        [4, 5, 6, 5, 0, 0],
        [4, 5, 6, 5, 5, 0],
        [4, 7, 5, 6, 3, 5],
    ];
    let table = Table::new(&hands[..seats]).gems(&gems[seats - 2][..seats]);
    let table = table.fort(0, "archer").fort(1, "castle archer");
    if seats > 2 { table.fort(2, "castle archer minstrel") } else { table }
}

/// Every control has a name and is large enough for a finger.
#[test]
fn every_control_is_labelled_and_large_enough() {
    let screen = Screen::open(GAME);
    for seats in 2..=6 {
        for (width, height) in PHONES {
            screen.resize(width, height);
            sit(&screen, midway(seats), "", 0);
            screen.tap(screen.spot("Knight, "));
            let at = format!("{seats} seats, {width} x {height}");
            controls_are_large_enough(&screen, 8, &at, finger);
        }
    }
}

/// In landscape the prompt is between the stage and the hand, beside the player's own kingdom.
#[test]
fn the_prompt_of_a_landscape_phone_is_above_the_hand() {
    let screen = Screen::open(GAME);
    screen.resize(844, 390);
    for seats in 2..=6 {
        sit(&screen, midway(seats), "", 0);
        let part = |kind| {
            let found = ElementHandle::find_by_element_type_name(screen.app.window(), kind).next();
            let found = found.unwrap_or_else(|| panic!("no {kind} at {seats} seats"));
            let (at, size) = (found.absolute_position(), found.size());
            (at.x, at.y, at.x + size.width, at.y + size.height)
        };
        let (stage, prompt) = (part("Stage"), part("PromptLine"));
        assert!(prompt.0 > stage.0 && prompt.2 <= stage.2 + 1.0, "{prompt:?} under {stage:?}");
        assert!(prompt.1 >= stage.3, "{prompt:?} under {stage:?}");
        assert!(prompt.3 <= bounds(&screen, "Knight, ").1, "{prompt:?} above the hand");
    }
}

/// In every window the kingdoms do not overlap, and contain their fortifications.
#[test]
fn kingdoms_stand_apart_and_hold_their_cards() {
    let screen = Screen::open(GAME);
    let sizes = [(320, 360), (360, 640), (768, 1024), (640, 360), (844, 390)];
    for seats in 2..=6 {
        let before = sit(&screen, midway(seats), "", 0);
        for (width, height) in sizes.into_iter().chain([(1280, 800), (2560, 1440)]) {
            screen.resize(width, height);
            screen.wait();
            let at = format!("{seats} seats, {width} x {height}");
            let names: Vec<&str> =
                std::iter::once("You").chain(NAMES[1..seats].iter().copied()).collect();
            let panels = panels(&screen, &names, (0.0, 0.0, width as f32, height as f32), &at);
            let hand = screen.spot("Knight, ");
            for (name, panel) in names.iter().zip(&panels) {
                assert!(hand.y > panel.3 || hand.x > panel.2, "{name} lies over the hand, {at}");
            }
            for seat in Seat::all(seats as u8) {
                for card in before.public().forts[seat].iter() {
                    let whose = if seat == Seat(0) {
                        "your".into()
                    } else {
                        format!("{}'s", NAMES[seat.index()])
                    };
                    let mut name = card.role().to_string();
                    name[..1].make_ascii_uppercase();
                    let card = bounds(&screen, &format!("{name}, in front of {whose}"));
                    assert!(
                        holds(panels[seat.index()], card),
                        "{name} of {seat}: {card:?} in {:?}, {at}",
                        panels[seat.index()]
                    );
                    let least = if width.min(height) < 361 { 12.0 } else { 24.0 };
                    assert!(card.2 - card.0 >= least, "{name} of {seat}: {card:?}, {at}");
                }
            }
        }
    }
}
