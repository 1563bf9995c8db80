//! Screen tests of layout: names, positions and sizes at the table of Watchtower.

use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{Action, Phase};
use cardkeep_store::TextSize;
use i_slint_core::items::{ComplexText, SimpleText};
use serde_json::{Value, json};
use slint::platform::Key;
use slint::{ComponentHandle, LogicalPosition};

use super::rules::{self, card, scene, scene_with_rest};
use super::support::{GAME, ME, NAMES, Screen, fort, middle, sit, spot, title};
use crate::driver::bounds::{PHONES, bounds, controls_are_large_enough, finger, holds, panels};
use crate::driver::measure::{self, Shown};

#[test]
fn cards_towers_and_players_explain_themselves() {
    let screen = Screen::open(GAME);
    let mut table = scene(&["2C", "4C 4D 5C"], &["7H 8H 9H", "KC QC"], "AC AD AH");
    table["players"][1]["shown"] = json!(["KC"]);
    let before = sit(&screen, &table);
    for name in ["7H", "4D"] {
        screen.right_click(spot(&screen, name));
        assert!(screen.find("Close").is_some(), "{name}");
        screen.key(Key::Escape);
    }
    screen.press("Berit, ");
    assert!(screen.find("Close").is_some(), "by accessible action");
    screen.key(Key::Escape);
    screen.tap(middle(&screen, "Barracks, "));
    assert!(screen.find("Barracks: 4").is_some(), "{:?}", screen.prompt());
    screen.key(Key::Escape);
    assert_eq!(screen.position(), before);
}

/// Forts as after some rounds, with up to seven towers each.
fn late(seats: u8) -> Value {
    let forts =
        ["2C 2D 3C 8S 9S", "4C 4D 4H 5C 6C 8C JD", "7C 8D 8H TC QD KC", "9C 9D TD TH JC AC"];
    let armies = ["7H 9H 3H 3S JH QH KH AH 5H 6H 7S 6S", "KD QC", "JS 2H", "AD AS 2S"];
    let seats = usize::from(seats);
    scene(&forts[..seats], &armies[..seats], "")
}

/// In every window the panels do not overlap, each holds its cards, and all are large enough to
/// read.
#[test]
fn panels_stand_apart_and_hold_their_cards() {
    let screen = Screen::open(GAME);
    let sizes = [(360, 640), (390, 844), (768, 1024), (640, 360), (1024, 768)];
    for seats in 2..=4 {
        let before = sit(&screen, &late(seats));
        for (width, height) in sizes.into_iter().chain([(320, 480), (2560, 1440)]) {
            screen.resize(width, height);
            screen.wait();
            let at = format!("{seats} seats, {width} x {height}");
            let table = (0.0, 0.0, width as f32, height as f32);
            let panels = panels(&screen, &NAMES[..usize::from(seats)], table, &at);
            for (seat, panel) in Seat::all(seats).zip(&panels) {
                let fort = before.public().players[seat].fort;
                for (card, _) in fort.tops() {
                    let spot = bounds(&screen, &title(card));
                    assert!(holds(*panel, spot), "{card} of {seat}: {spot:?} in {panel:?}, {at}");
                    let least = if width.min(height) < 360 { 22.0 } else { 31.0 };
                    assert!(spot.2 - spot.0 >= least, "{card} of {seat}: {spot:?}, {at}");
                }
            }
            for card in rules::army(&before, 0) {
                let spot = bounds(&screen, &title(card));
                assert!(holds(table, spot), "{card}: {spot:?}, {at}");
            }
        }
    }
}

/// Towers keep their places and sizes while others come and go, and a new one stands where one has gone.
#[test]
fn the_rest_of_a_fort_stays_where_it_is() {
    let screen = Screen::open(GAME);
    screen.set(|settings| settings.one_tap = true);
    let table =
        scene(&["2C 3C 8S 9S", "4C 5C 6C"], &["2D TD 7H", "KC QC"], "AC AD AH JC JD JH QD QH");
    for (width, height) in [(390, 844), (1280, 800)] {
        screen.resize(width, height);
        sit(&screen, &table);
        let panels = || panels(&screen, &NAMES[..2], (0.0, 0.0, 1280.0, 844.0), "");
        let lie = || ["2C", "8S", "9S", "4C", "6C"].map(|name| bounds(&screen, &title(card(name))));
        let (framed, lay, gone) = (panels(), lie(), bounds(&screen, &title(card("3C"))));
        (0..2).for_each(|_| screen.tap(spot(&screen, "2D")));
        screen.wait();
        assert!(fort(&screen.position(), 0).contains(&card("2D")));
        assert_eq!((panels(), lie()), (framed.clone(), lay), "a tower grows at {width}x{height}");
        screen.drag(spot(&screen, "3C"), middle(&screen, "Barracks, "));
        screen.wait();
        assert!(!fort(&screen.position(), 0).contains(&card("3C")));
        assert_eq!((panels(), lie()), (framed.clone(), lay), "a tower goes at {width}x{height}");
        (0..2).for_each(|_| screen.tap(spot(&screen, "TD")));
        screen.wait();
        assert_eq!((panels(), lie()), (framed, lay), "a tower comes at {width}x{height}");
        assert_eq!(bounds(&screen, &title(card("TD"))), gone);
    }
}

/// The player's own fort is at least as large as anybody's, whoever has more cards.
#[test]
fn the_players_own_cards_are_not_smaller_than_the_rivals() {
    let screen = Screen::open(GAME);
    let mine = ["2C 3C 4C 5C 6C 8S 9S JS", "2C 2D 3C 8S 9S", "2C 9S"];
    let mut smaller = Vec::new();
    let rivals = ["7D", "4D 4H 5D 6D 8C JD", "KD QD"];
    for seats in 2..=4 {
        for mine in mine {
            let forts: Vec<&str> = [mine].into_iter().chain(rivals).take(seats).collect();
            let armies = ["7H 9H 3H 3S JH QH", "TD QC", "TS 2H", "AD AS 2S"];
            let before = sit(&screen, &scene(&forts, &armies[..seats], "AC AH"));
            for (width, height) in [(390, 844), (360, 640), (844, 390), (1280, 800)] {
                screen.resize(width, height);
                screen.wait();
                let width_of = |card| {
                    let (left, _, right, _) = bounds(&screen, &title(card));
                    right - left
                };
                let of_seat = |seat: Seat| {
                    before.public().players[seat].fort.tops().map(|(top, _)| width_of(top))
                };
                let own = of_seat(ME).fold(f32::MAX, f32::min);
                let most = Seat::all(seats as u8).skip(1).flat_map(of_seat).fold(0.0, f32::max);
                if own < most - 1.0 {
                    smaller.push(format!("{own} and {most}: {forts:?} at {width} x {height}"));
                }
            }
        }
    }
    assert!(smaller.is_empty(), "{smaller:#?}");
}

/// Returns the size of the prompt's letters in pixels of the screen.
fn prompt_size(screen: &Screen) -> f32 {
    let window = screen.app.window().window();
    let prompt = screen.prompt();
    let is_prompt = |text: &Shown| text.words().is_some_and(|words| words == prompt);
    let item = measure::texts(window, |_| true).into_iter().find(is_prompt);
    let item = item.and_then(|text| text.item.upgrade()).expect("the prompt is shown");
    let complex = item.downcast::<ComplexText>().map(|text| text.as_pin_ref().font_size());
    let simple = || item.downcast::<SimpleText>().map(|text| text.as_pin_ref().font_size());
    complex.or_else(simple).expect("a text").get() * window.scale_factor()
}

/// With larger text, what is told is not smaller.
#[test]
fn the_largest_text_does_not_shrink_the_prompt() {
    let screen = Screen::open(GAME);
    let services = screen.app.services();
    for size in [(390, 844), (360, 640), (412, 915)] {
        for name in ["", "4D", "5C", "2C"] {
            let mut sizes = [TextSize::Usual, TextSize::Largest].map(|text_size| {
                services.settings.borrow_mut().text_size = text_size;
                services.apply_settings();
                screen.resize(size.0, size.1);
                let forts = ["2C 9S", "4C 4D 5C", "JC QD"];
                sit(&screen, &scene(&forts, &["7H 8H 9H 6H 6C 6S", "KC QC", "TC TD"], "AC AD"));
                if !name.is_empty() {
                    screen.tap(spot(&screen, name));
                }
                screen.wait();
                prompt_size(&screen)
            });
            sizes[0] *= 0.96;
            assert!(
                sizes[1] >= sizes[0],
                "{sizes:?} for {name:?} at {size:?}: {}",
                screen.prompt()
            );
        }
    }
    services.settings.borrow_mut().text_size = TextSize::Usual;
    services.apply_settings();
}

/// Every control has a name and is large enough for a finger; cards in a row are at least high
/// enough.
#[test]
fn every_control_is_labelled_and_large_enough() {
    let screen = Screen::open(GAME);
    for seats in 2..=4 {
        for (width, height) in PHONES {
            screen.resize(width, height);
            sit(&screen, &late(seats));
            let at = format!("{seats} seats, {width} x {height}");
            controls_are_large_enough(&screen, 10, &at, |label| {
                let card = label.contains(" of ") && label.contains(", can be ");
                if card { (31.0, 43.0) } else { finger(label) }
            });
        }
    }
}

/// The rest of the deck in one army: a hand of thirty.
#[test]
fn a_very_large_army_is_all_seen() {
    let screen = Screen::open(GAME);
    let json = scene_with_rest(&["2C", "4C 5C"], &["7H", "KC QC"], "AC AD AH", 0);
    let before = sit(&screen, &json);
    let army = rules::army(&before, 0);
    assert!(army.len() > 30);
    for card in army {
        let spot = bounds(&screen, &title(card));
        assert!(holds((0.0, 0.0, 360.0, 640.0), spot), "{card}: {spot:?}");
    }
    // Of each a strip can be touched.
    let (left, top, ..) = bounds(&screen, &title(card("9S")));
    screen.tap(LogicalPosition::new(left + 8.0, top + 16.0));
    assert!(screen.prompt().contains("9♠"), "{}", screen.prompt());
    assert!(matches!(before.public().phase, Phase::Turn(ME)));
    let legal = rules::legal(&before);
    assert!(legal.contains(&Action::Place(card("9S"))));
}
