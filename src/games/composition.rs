//! Test that every table fills its window: shows every table with every number of seats at many
//! sizes, and measures its panels, texts and cards.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::ops::ControlFlow;

use i_slint_backend_testing::ElementHandle;
use i_slint_core::Brush;
use i_slint_core::item_tree::ItemRc;
use i_slint_core::items::{
    BasicBorderRectangle, BorderRectangle, ClippedImage, ComplexText, ImageItem, SimpleText,
    TextHorizontalAlignment, TextVerticalAlignment,
};
use i_slint_core::layout::Orientation;
use i_slint_core::lengths::{LogicalLength, LogicalVector};
use i_slint_core::window::WindowInner;
use slint::{ComponentHandle, Model};

use super::card_names::NamedCard;
use super::clipped_text::{NAMES, Stage, measure, saved};
use super::random_matches::{Listener, rehearse};
use crate::geometry::{Point, Rect};
use crate::seated::Begin;
use crate::table::beat::CardOf;
use crate::table::game::TableGame;
use crate::table::play::Play;
use crate::ui;
use cardkeep_core::games::GameId;
use cardkeep_store::{Save, Slot};

/// Window sizes: phones upright and in landscape, tablets and monitors.
const SIZES: [(u32, u32); 9] = [
    (320, 569),
    (360, 640),
    (390, 844),
    (844, 390),
    (800, 1200),
    (1200, 800),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
];
/// Positions of a match that are measured, counted from its start.
const MOVES: [usize; 3] = [0, 9, 24];
/// The framed panels of players, which are to be filled, and their badges on the bare felt. At a table
/// of rivals every player has one of both.
const PANELS: [&str; 3] = ["Kingdom", "FortPanel", "PointsBadge"];
const BADGES: [&str; 2] = ["StackedBadge", "StripBadge"];
/// The center of each table of rivals, if there is something in it.
const CENTERS: [&str; 4] = ["Center", "Stage", "Field", "Arena"];
/// Distance in pixels up to which the space around a text or picture belongs to it, on a phone.
const AIR: f32 = 4.0;
/// Height up to which a panel has one line of text, on a phone.
const ONE_LINE: f32 = 46.0;
/// Pixels between two measured points.
const GRAIN: f32 = 3.0;
/// Smallest allowed text in pixels, and as a share of the window's shorter side.
const SMALLEST: (f32, f32) = (11.0, 0.02);

/// The least covered share of a panel: half of it, or a little less, because scores of later hands are
/// dashes.
const COVERED: f32 = 0.48;
/// The smallest text without a player's name, on the smallest phone; a long name shrinks to fit.
const LEAST_TEXT: f32 = 10.0;
/// The least height of the center's cards, as a share of the largest in a panel: a center with many
/// cards shows them smaller than a panel with one.
const CENTER: f32 = 0.6;

/// Saves of some positions, by the number of seats and of moves.
struct Positions<T: TableGame> {
    saves: BTreeMap<(u8, usize), Save<T::Rules>>,
    at: (u8, usize),
}

impl<T: TableGame> Listener<T> for Positions<T> {
    fn stands(&mut self, _: &T, play: &Play<T>) {
        let seats = play.session.players().len() as u8;
        let moves = play.session.record().depth().0;
        self.at = (seats, moves);
        let last = MOVES.iter().rev().find(|first| moves >= **first).copied().unwrap_or(0);
        if play.session.is_mine() && !play.is_over() {
            self.saves.entry((seats, last)).or_insert_with(|| saved(&play.session));
        }
    }

    fn looks(&mut self) -> bool {
        false
    }

    fn says(&mut self, _: &str, _: &str) {}

    fn prompts(&mut self, _: &T, _: &Play<T>, _: &str, _: &str) {}
}

/// What was measured of a table.
#[derive(Default)]
struct Figures {
    /// Smallest share of a panel that is covered, and that panel.
    covered: (f32, Rect),
    /// The smallest text without a name, and the size of the prompt.
    text: (f32, String),
    prompt: f32,
    /// Numbers of panels and badges, and of centers.
    panels: usize,
    centers: usize,
    /// Heights of the largest cards in the center, in the panels, and of the hand's cards with their
    /// number.
    center: f32,
    elsewhere: f32,
    hand: (f32, usize),
}

fn elements(window: &ui::App, kinds: &[&str]) -> Vec<Rect> {
    let all = kinds.iter().flat_map(|kind| ElementHandle::find_by_element_type_name(window, kind));
    let rects = all.map(|it| {
        let (at, size) = (it.absolute_position(), it.size());
        Rect::new(at.x, at.y, size.width, size.height)
    });
    rects.filter(|rect| rect.width >= 1.0 && rect.height >= 1.0).collect()
}

/// Returns the rectangles of all visible pictures, and of all outlines, in the window.
fn shapes(window: &slint::Window) -> Vec<Rect> {
    let root = ItemRc::new_root(WindowInner::from_pub(window).component());
    let mut found = Vec::new();
    root.visit_descendants(|item| {
        let pictured = |picture: slint::Image| picture.size().width > 0;
        let is_picture = item
            .downcast::<ImageItem>()
            .is_some_and(|it| pictured(it.as_pin_ref().source()))
            || item.downcast::<ClippedImage>().is_some_and(|it| pictured(it.as_pin_ref().source()));
        let lined =
            |width: LogicalLength, color: Brush| width.get() > 0.0 && !color.is_transparent();
        let is_outline = item.downcast::<BorderRectangle>().is_some_and(|it| {
            let it = it.as_pin_ref();
            lined(it.border_width(), it.border_color())
        }) || item.downcast::<BasicBorderRectangle>().is_some_and(|it| {
            let it = it.as_pin_ref();
            lined(it.border_width(), it.border_color())
        });
        if (is_picture || is_outline) && measure::is_seen(item) {
            let room = item.geometry();
            let at = item.map_to_window(room.origin);
            found.push(Rect::new(at.x, at.y, room.width(), room.height()));
        }
        ControlFlow::<()>::Continue(())
    });
    found
}

/// Returns the rectangle that the letters of a text cover, and their size.
fn letters(text: &measure::Shown, window: &slint::Window) -> Option<(Rect, f32)> {
    let item = text.item.upgrade()?;
    let adapter = WindowInner::from_pub(window).window_adapter();
    let room = item.geometry();
    let (across, down, size) = match (item.downcast::<ComplexText>(), item.downcast::<SimpleText>())
    {
        (Some(text), _) => {
            let text = text.as_pin_ref();
            (text.horizontal_alignment(), text.vertical_alignment(), text.font_size())
        }
        (_, Some(text)) => {
            let text = text.as_pin_ref();
            (text.horizontal_alignment(), text.vertical_alignment(), text.font_size())
        }
        _ => return None,
    };
    let wide = measure::needed(&item, &adapter, Orientation::Horizontal, -1.0).min(room.width());
    let high =
        measure::needed(&item, &adapter, Orientation::Vertical, room.width()).min(room.height());
    let x = match across {
        TextHorizontalAlignment::Center => (room.width() - wide) / 2.0,
        TextHorizontalAlignment::Right | TextHorizontalAlignment::End => room.width() - wide,
        _ => 0.0,
    };
    let y = match down {
        TextVerticalAlignment::Center => (room.height() - high) / 2.0,
        TextVerticalAlignment::Bottom => room.height() - high,
        _ => 0.0,
    };
    let at = item.map_to_window(room.origin + LogicalVector::new(x, y));
    Some((Rect::new(at.x, at.y, wide, high), size.get()))
}

/// Returns the share of a panel covered by what it holds and a little air around that.
fn covered(panel: Rect, held: &[Rect], air: f32) -> f32 {
    let steps = |length: f32| (length / GRAIN).floor().max(1.0) as usize;
    let (columns, rows) = (steps(panel.width), steps(panel.height));
    let inside = |rect: &&Rect| {
        panel.contains(rect.center()) && rect.width * rect.height < 0.8 * panel.width * panel.height
    };
    let held: Vec<Rect> = held.iter().filter(inside).map(|rect| rect.inset(-air)).collect();
    let point = |column: usize, row: usize| Point {
        x: panel.x + (column as f32 + 0.5) * GRAIN,
        y: panel.y + (row as f32 + 0.5) * GRAIN,
    };
    let points = (0..columns).flat_map(|column| (0..rows).map(move |row| point(column, row)));
    let hit = points.filter(|point| held.iter().any(|rect| rect.contains(*point))).count();
    hit as f32 / (columns * rows) as f32
}

fn figures(stage: &Stage, size: (u32, u32)) -> Figures {
    let app = stage.app.window();
    let window = app.window();
    let short = size.0.min(size.1) as f32;
    let air = AIR * (short / 690.0).max(1.0);
    let table = app.global::<ui::Table>();
    let prompt = table.get_prompt();
    let texts = measure::texts(window, |_| true);
    let mut found = Figures {
        covered: (1.0, Rect::default()),
        text: (f32::MAX, String::new()),
        ..Figures::default()
    };
    let mut held: Vec<Rect> = Vec::new();
    for text in &texts {
        let Some((rect, letters)) = letters(text, window) else { continue };
        let words = text.words().unwrap_or_default();
        held.push(rect);
        if words == prompt.as_str() {
            found.prompt = letters;
        } else if letters < found.text.0 && !NAMES.iter().any(|name| words.contains(name)) {
            found.text = (letters, words);
        }
    }
    held.extend(shapes(window));
    // A panel of one line is as high as its text.
    let high = |panel: &Rect| panel.height > ONE_LINE * (short / 690.0).max(1.0);
    let panels = elements(app, &PANELS);
    found.panels = panels.len() + elements(app, &BADGES).len();
    for panel in panels.into_iter().filter(high) {
        let share = covered(panel, &held, air);
        if share < found.covered.0 {
            found.covered = (share, panel);
        }
    }
    let centers = elements(app, &CENTERS);
    found.centers = centers.len();
    let height = size.1 as f32;
    for card in table.get_cards().iter().filter(|card| card.face.size().width > 0) {
        let rect = Rect::new(card.x, card.y, card.width, card.height);
        if rect.bottom() > height - 24.0 {
            found.hand = (card.height, found.hand.1 + 1);
            continue;
        }
        let is_central = centers.iter().any(|it| it.contains(rect.center()));
        let most = if is_central { &mut found.center } else { &mut found.elsewhere };
        *most = most.max(card.height);
    }
    found
}

/// Returns whether cards fight at the table of Watchtower.
fn fights(stage: &Stage) -> bool {
    stage.app.window().global::<ui::Watchtower>().get_busy()
}

fn check<T: TableGame>(table: &mut String, found: &mut BTreeSet<String>)
where
    CardOf<T>: NamedCard,
{
    let mut positions: Positions<T> = Positions { saves: BTreeMap::new(), at: (0, 0) };
    rehearse::<T>(&mut positions, &NAMES);
    let stage = Stage::english();
    let services = stage.app.services();
    let mut centers = 0;
    for ((seats, moves), save) in &positions.saves {
        services.data_dir.save(Slot::Auto, save).expect("it is saved");
        assert!(services.play(T::ID, Begin::Resume(Slot::Auto)));
        stage.settle();
        services.shell.suspend();
        for size in SIZES {
            stage.resize(size);
            let now = figures(&stage, size);
            let at = format!("{} of {seats} at {}x{}, move {moves}", T::ID, size.0, size.1);
            let _ = writeln!(
                table,
                "{at}: covered {:.2} of {:?}, text {:.1} {:?}, prompt {:.1}, cards {:.0} in the center, \
                 {:.0} elsewhere, {} of {:.0} in the hand",
                now.covered.0,
                now.covered.1,
                now.text.0,
                now.text.1,
                now.prompt,
                now.center,
                now.elsewhere,
                now.hand.1,
                now.hand.0,
            );
            let short = size.0.min(size.1) as f32;
            let mut want = |holds: bool, what: String| {
                if !holds {
                    found.insert(format!("{at}: {what}"));
                }
            };
            let has_panels = *seats == 1 || now.panels >= usize::from(*seats);
            want(has_panels, format!("{} panels", now.panels));
            centers += now.centers;
            let (share, panel) = now.covered;
            want(share >= COVERED, format!("{panel:?} is covered by {share:.2}"));
            let body = SMALLEST.0.max(SMALLEST.1 * short);
            let least = if body > SMALLEST.0 { body } else { LEAST_TEXT };
            want(now.text.0 >= least - 0.1, format!("{:?} is {}", now.text.1, now.text.0));
            want(now.prompt == 0.0 || now.prompt >= body, format!("the prompt is {}", now.prompt));
            let largest = now.center == 0.0 || now.center >= CENTER * now.elsewhere - 1.0;
            want(largest, format!("the center's cards are {}, of {}", now.center, now.elsewhere));
            // During a fight of Watchtower the hand isn't played from.
            let small = T::ID != GameId::FourKingdoms
                && !fights(&stage)
                && size == (360, 640)
                && (1..=9).contains(&now.hand.1)
                && now.hand.0 < 90.0;
            want(!small, format!("the hand's cards are {}", now.hand.0));
        }
    }
    assert!(centers > 0 || T::ID.is_solitaire(), "{}: no center was found", T::ID);
}

#[test]
fn every_table_fills_its_window() {
    let (mut table, mut found) = (String::new(), BTreeSet::new());
    for id in GameId::ALL {
        with_table!(id, T => check::<T>(&mut table, &mut found));
    }
    println!("{table}");
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} flaws:\n{}", found.len(), found.join("\n"));
}
