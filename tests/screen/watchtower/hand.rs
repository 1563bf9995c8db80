//! Screen tests of Watchtower's hand: cards stay where they are under the finger.

use std::collections::BTreeMap;

use cardkeep_core::games::watchtower::{Phase, Position};
use cardkeep_i18n::{t, watchtower as text};

use super::rules::{card, scene};
use super::support::{GAME, ME, Screen, attack_with, sit, spot, title};
use crate::driver::Frame;

/// In the order of a hand.
const ARMY: [&str; 14] =
    ["3H", "3S", "4H", "4S", "5H", "5S", "6H", "6S", "7H", "7S", "8H", "8S", "9H", "TH"];
/// Phones, upright.
const PHONES: [(u32, u32); 2] = [(390, 844), (360, 640)];

/// Returns where cards lie.
fn frames<'a>(screen: &Screen, cards: &[&'a str]) -> BTreeMap<&'a str, [i32; 4]> {
    let frame = |name: &&'a str| {
        let found = screen.find(&title(card(name))).unwrap_or_else(|| panic!("{name}"));
        let Frame { left, top, right, bottom } = Frame::of(&found);
        (*name, [left, top, right, bottom].map(|side| side.round() as i32))
    };
    cards.iter().map(frame).collect()
}

fn rows(frames: &BTreeMap<&str, [i32; 4]>) -> usize {
    let mut tops: Vec<i32> = frames.values().map(|frame| frame[1]).collect();
    tops.sort_unstable();
    tops.dedup();
    tops.len()
}

/// WT-9: the backs stay where they are from one pick to the next.
#[test]
fn the_backs_stay_where_they_are_between_two_picks() {
    let screen = Screen::open(GAME);
    for (width, height) in [(390, 844), (360, 640), (844, 390), (1280, 800)] {
        screen.resize(width, height);
        for count in [3, 6, 9, 14] {
            let rest = &ARMY[..count];
            let army = rest.join(" ");
            sit(&screen, &scene(&["2C 2D", "KD"], &["AC AD AH QC", &army], "AS JC JD"));
            screen.tap(spot(&screen, "KD"));
            screen.press(&attack_with(2));
            let picking = |now: &Position| now.public().phase == Phase::Pick(ME);
            screen.until("the player picks", picking);
            screen.wait();
            let backs = |taken: Option<usize>| -> Vec<[i32; 4]> {
                let numbers = (1..=count).filter(|number| Some(*number) != taken);
                let label = |slot: usize| t!(text::label_can_pick, slot);
                let frame = |slot| Frame::of(&screen.find(&label(slot)).expect("a back"));
                let sides = |it: Frame| [it.left, it.top, it.right, it.bottom];
                let rounded = |it: Frame| sides(it).map(|side| side.round() as i32);
                numbers.map(frame).map(rounded).collect()
            };
            let mut before = backs(None);
            before.remove(1);
            screen.press(&t!(text::label_can_pick, slot: 2));
            screen.until("the first is picked", |now| {
                now.contest().is_some_and(|it| it.picked().count() == 1) && picking(now)
            });
            screen.wait();
            assert_eq!(backs(Some(2)), before, "{count} backs at {width} x {height}");
        }
    }
}

/// WT-5: a turn may place many cards.
#[test]
fn a_hand_keeps_its_cards_where_they_are_until_the_turn_ends() {
    let screen = Screen::open(GAME);
    let mut changes = 0;
    for (width, height) in PHONES {
        screen.resize(width, height);
        for count in 5..=ARMY.len() {
            let army = &ARMY[..count];
            let at = format!("{count} cards at {width} x {height}");
            sit(&screen, &scene(&["2C QD", "KD"], &[&army.join(" "), "QC 9C"], "AC AD AH"));
            let before = frames(&screen, army);
            let there = spot(&screen, army[1]);
            for (placed, name) in army[..3].iter().enumerate() {
                screen.tap(spot(&screen, name));
                screen.press(&t!(text::place));
                screen.wait();
                let rest = &army[placed + 1..];
                let mut kept = before.clone();
                kept.retain(|name, _| rest.contains(name));
                assert_eq!(frames(&screen, rest), kept, "{at}");
            }
            let now = screen.position();
            screen.tap(there);
            screen.tap(there);
            assert_eq!(screen.position(), now, "no other card is played: {at}");
            // What the taps have chosen is put back.
            screen.app.services().shell.table().unwrap().back();

            // WT-6: what comes into the hand may move cards, but not into fewer rows.
            screen.tap(spot(&screen, "QD"));
            let burn = t!(text::burn);
            assert!(screen.find(&burn).is_some(), "{at}: {}", screen.prompt());
            screen.press(&burn);
            screen.wait();
            let rest = &army[3..];
            assert!(rows(&frames(&screen, rest)) >= rows(&before).min(rest.len()), "{at}");

            // Put aside, so that the rival does nothing yet.
            screen.app.suspend();
            screen.press(&t!(text::end_turn));
            assert_ne!(screen.position().public().phase, Phase::Turn(ME), "{at}");
            let settled = frames(&screen, rest);
            screen.app.resume();
            let army = format!("{} AC AD", rest.join(" "));
            sit(&screen, &scene(&["2C", "KD"], &[&army, "QC 9C"], ""));
            assert_eq!(frames(&screen, rest), settled, "as in a new layout: {at}");
            changes += usize::from(rows(&settled) < rows(&before));
        }
    }
    assert!(changes > 0, "some hands become one row");
}
