//! Screen tests of the layout: what a phone held upright shows, and how large.

use cardkeep_ui::CardRow;
use i_slint_backend_testing::ElementHandle;
use i_slint_core::items::{ComplexText, SimpleText};
use slint::{ComponentHandle, Model};

use super::support::{Table, deal};
use crate::driver::measure;

/// Phones held upright, and the smallest text on them.
const PHONES: [(u32, u32); 2] = [(390, 844), (360, 640)];
const SMALLEST: f32 = 11.0;

/// Shows a new deal.
fn new_deal() -> Table {
    let table = Table::open();
    table.lay(&deal(1).0);
    table
}

fn cards(table: &Table) -> Vec<CardRow> {
    let cards = table.stage.app.window().global::<cardkeep_ui::Table>().get_cards();
    cards.iter().filter(|card| card.face.size().width > 0).collect()
}

#[test]
fn on_a_phone_the_lands_take_the_width_and_no_bare_felt_is_higher_than_a_card() {
    let table = new_deal();
    for (width, height) in PHONES {
        table.stage.resize(width, height);
        let cards = cards(&table);
        let foot = cards.iter().max_by(|one, other| one.y.total_cmp(&other.y)).unwrap();
        let lands: Vec<&CardRow> =
            cards.iter().filter(|card| card.y + card.height < foot.y + 1.0).collect();
        let left = lands.iter().map(|card| card.x).fold(f32::MAX, f32::min);
        let right = lands.iter().map(|card| card.x + card.width).fold(0.0, f32::max);
        assert!(right - left >= width as f32 - 10.0, "{left} to {right} of {width}");
        let bottom = lands.iter().map(|card| card.y + card.height).fold(0.0, f32::max);
        let bare = foot.y - bottom;
        assert!(bare <= foot.height, "{bare} above cards of {} at {width}x{height}", foot.height);
    }
}

#[test]
fn places_are_drawn_and_named_and_no_text_is_tiny() {
    let table = new_deal();
    let app = table.stage.app.window();
    for (width, height) in PHONES {
        table.stage.resize(width, height);
        let drawn = ElementHandle::find_by_element_type_name(app, "PlacePicture");
        assert_eq!(drawn.filter(|picture| picture.size().width > 15.0).count(), 4 * 7);
        let texts = measure::texts(app.window(), |_| true);
        for name in ["Dungeon", "Tower", "Castle", "Subjects", "Guest"] {
            let count = texts.iter().filter(|text| text.words().as_deref() == Some(name)).count();
            assert!(count > 0, "{name} is not named");
        }
        for text in texts {
            let item = text.item.upgrade().unwrap();
            let size = match (item.downcast::<ComplexText>(), item.downcast::<SimpleText>()) {
                (Some(text), _) => text.as_pin_ref().font_size(),
                (_, Some(text)) => text.as_pin_ref().font_size(),
                _ => continue,
            };
            let words = text.words();
            assert!(size.get() >= SMALLEST, "{words:?} is {size:?} at {width}x{height}");
        }
    }
}

#[test]
fn undo_and_hint_have_one_button_each() {
    let table = new_deal();
    for (width, height) in PHONES.into_iter().chain([(844, 390), (1280, 800)]) {
        table.stage.resize(width, height);
        for label in ["Undo", "Hint"] {
            let labels = table.stage.labels();
            let count = labels.iter().filter(|found| found.as_str() == label).count();
            assert_eq!(count, 1, "{label} at {width}x{height}: {labels:?}");
        }
    }
}
