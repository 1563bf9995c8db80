//! Screen tests of what changes the form of a table in the middle of a match: the log beside it, the
//! left-handed layout and the size of the text.

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_core::games::GameId;
use cardkeep_store::{Slot, Speed, TextSize};
use cardkeep_ui as ui;
use i_slint_backend_testing::{ElementHandle, ElementQuery};
use slint::{ComponentHandle, Model};

use crate::driver::{Frame, Stage, measure};

/// Windows with room for the log beside the table.
const WIDE: [(u32, u32); 3] = [(1024, 768), (1280, 800), (1920, 1080)];
/// A table of each form.
const FORMS: [(u32, u32); 5] = [(360, 640), (390, 844), (844, 390), (1024, 768), (1280, 800)];

/// Opens a match and plays some actions of it.
fn play_on(stage: &Stage, game: GameId) {
    stage.resize(360, 640);
    stage.sit(game);
    stage.speed(Speed::Off);
    for _ in 0..8 {
        let table = stage.app.window().global::<ui::Table>();
        let choice = table.get_choices().row_data(0).map(|choice| choice.label.to_string());
        let card = || {
            let playable = |label: &String| {
                label.ends_with("can be played") || label.ends_with("can be placed")
            };
            stage.labels().into_iter().find(playable)
        };
        match card().or(choice) {
            Some(label) => stage.press(&label),
            None => {
                stage.table_key("d");
            }
        }
        (0..8).for_each(|_| {
            stage.settle();
            stage.think();
        });
    }
    reopen(stage, game);
}

/// Opens the table anew, on which nothing is chosen and the hand has no gaps.
fn reopen(stage: &Stage, game: GameId) {
    stage.app.services().shell.go(Page::Home);
    assert!(stage.app.services().play(game, Begin::Resume(Slot::Auto)), "{game}");
    stage.settle();
}

fn area(name: &str, stage: &Stage) -> Option<Frame> {
    let found = ElementQuery::from_root(stage.app.window()).match_inherits(name).find_first();
    found.map(|it| Frame::of(&it))
}

/// Returns the rectangles of all cards that are shown, and whether each is face down.
fn cards(stage: &Stage) -> Vec<(Frame, bool)> {
    let cards = stage.app.window().global::<ui::Table>().get_cards();
    let shown = cards.iter().filter(|card| card.face.size().width > 0);
    let frame = |card: &ui::CardRow| Frame {
        left: card.x,
        top: card.y,
        right: card.x + card.width,
        bottom: card.y + card.height,
    };
    shown.map(|card| (frame(&card), card.back)).collect()
}

/// Returns what is wrong with the table on the screen: texts that are cut, what leaves the window, and
/// controls, cards or words that cover each other.
fn flaws(stage: &Stage, at: &str) -> Vec<String> {
    let window = stage.app.window().window();
    let size = window.size().to_logical(window.scale_factor());
    let all = Frame { left: 0.0, top: 0.0, right: size.width, bottom: size.height };
    let mut found: Vec<String> =
        measure::texts(window, |_| true).into_iter().filter_map(|it| it.cut(window)).collect();
    match area("GoalStrip", stage) {
        Some(strip) if strip.right - strip.left >= 100.0 && strip.within(&all) => {}
        strip => found.push(format!("the goal is at {strip:?}")),
    }
    let title = stage.app.window().global::<ui::Table>().get_title();
    // In a narrow bar the panels show it.
    let bar = area("TableBar", stage).map_or(0.0, |bar| bar.right - bar.left);
    let reads = |words: &str| !measure::texts(window, |text| text.starts_with(words)).is_empty();
    if bar >= 300.0 && !reads(&title) {
        found.push(format!("the title {title:?} is missing"));
    }
    let names = ["You", "Berit"];
    for name in &names[..if stage.app.window().global::<ui::Table>().get_alone() { 0 } else { 2 }] {
        if !reads(name) {
            found.push(format!("{name} is missing"));
        }
    }
    let controls = stage.controls();
    let label = |control: &ElementHandle| control.accessible_label().unwrap_or_default();
    for (n, control) in controls.iter().enumerate() {
        let frame = Frame::of(control);
        if !frame.within(&all) {
            found.push(format!("{:?} leaves the window: {frame:?}", label(control)));
        }
        for other in &controls[n + 1..] {
            if frame.overlaps(&Frame::of(other)) {
                found.push(format!("{:?} covers {:?}", label(control), label(other)));
            }
        }
    }
    let cards = cards(stage);
    let hand = cards.iter().filter(|(card, back)| !back && card.bottom > size.height - 24.0);
    for (card, _) in &cards {
        if !card.within(&all) {
            found.push(format!("a card leaves the window: {card:?}"));
        }
    }
    for (card, _) in hand {
        let under = |(other, back): &&(Frame, bool)| *back && other.overlaps(card);
        found.extend(cards.iter().find(under).map(|it| format!("{it:?} is under the hand")));
    }
    found.into_iter().map(|flaw| format!("{at}: {flaw}")).collect()
}

fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{} flaws:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_table_is_complete_with_the_log_and_without() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let mut found = Vec::new();
    for game in GameId::ALL {
        play_on(&stage, game);
        for (width, height) in WIDE {
            stage.resize(width, height);
            for open in [true, false] {
                stage.set(|settings| settings.log_open = open);
                let shown = stage.app.window().global::<ui::Table>().get_log_shown();
                assert!(shown <= open, "{game}");
                let log = if open { "with" } else { "without" };
                found.extend(flaws(&stage, &format!("{game} at {width}x{height} {log} the log")));
            }
        }
    }
    assert_none(&found);
}

/// Returns the rectangles of the cards in the window, in any order.
fn layout(stage: &Stage) -> Vec<[i32; 4]> {
    let rounded = |(frame, _): (Frame, bool)| {
        [frame.left, frame.top, frame.right, frame.bottom].map(|side| side.round() as i32)
    };
    let mut all: Vec<_> = cards(stage).into_iter().map(rounded).collect();
    all.sort_unstable();
    all
}

#[test]
fn a_setting_changed_in_the_middle_of_a_match_lays_the_table_out_like_a_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let mut found = Vec::new();
    for game in GameId::ALL {
        play_on(&stage, game);
        for (width, height) in FORMS {
            stage.resize(width, height);
            let first = layout(&stage);
            let changes = [
                (TextSize::Largest, false),
                (TextSize::Largest, true),
                (TextSize::Usual, true),
                (TextSize::Usual, false),
            ];
            for (size, left_handed) in changes {
                let at = format!("{game} at {width}x{height}, {size:?}, left: {left_handed}");
                stage.set(|settings| {
                    (settings.text_size, settings.left_handed) = (size, left_handed);
                });
                found.extend(flaws(&stage, &at));
                let changed = layout(&stage);
                reopen(&stage, game);
                if layout(&stage) != changed {
                    found
                        .push(format!("{at}: the cards lie elsewhere after the table is reopened"));
                }
            }
            if layout(&stage) != first {
                found.push(format!("{game} at {width}x{height}: the cards do not return"));
            }
        }
    }
    assert_none(&found);
}
