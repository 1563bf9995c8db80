//! Rectangles of the markup's areas, as reported by them, in pixels from the table's corner.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::geometry::Rect;

/// The area that covers the whole table.
pub(super) const TABLE: &str = "table";

/// Returns the name of the area of a button beside the prompt.
pub(super) fn choice_area(index: usize) -> String {
    format!("choice-{index}")
}

/// The areas of the current layout.
#[derive(Debug, Default)]
pub(crate) struct Areas {
    /// In pixels from the window's corner.
    all: RefCell<HashMap<String, Rect>>,
}

impl Areas {
    /// Stores the rectangle of an area in the window. Returns whether it changed.
    pub(crate) fn put(&self, name: &str, at: Rect) -> bool {
        self.all.borrow_mut().insert(name.to_owned(), at) != Some(at)
    }

    /// Forgets all areas, because the layout changes.
    pub(crate) fn clear(&self) {
        self.all.borrow_mut().clear();
    }

    /// Whether the table has been laid out; before that, cards would fly from nowhere.
    pub(crate) fn are_known(&self) -> bool {
        self.all.borrow().contains_key(TABLE)
    }

    /// Returns the rectangle of an area on the table, if it exists.
    pub(crate) fn get(&self, name: &str) -> Option<Rect> {
        let all = self.all.borrow();
        let corner = all.get(TABLE)?;
        let area = all.get(name).filter(|area| area.width >= 1.0 && area.height >= 1.0)?;
        Some(Rect { x: area.x - corner.x, y: area.y - corner.y, ..*area })
    }
}
