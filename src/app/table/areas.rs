//! Where the markup's areas lie, as they tell it, in pixels from the table's corner.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::app::geometry::{Point, Rect};

/// The area that is the whole table.
const TABLE: &str = "table";

/// The areas of the table as it is laid out now.
#[derive(Debug, Default)]
pub struct Areas {
    /// In pixels from the window's corner.
    all: RefCell<HashMap<String, Rect>>,
}

impl Areas {
    /// An area tells where it lies in the window. Answers whether that is news.
    pub fn put(&self, name: &str, at: Rect) -> bool {
        self.all.borrow_mut().insert(name.to_owned(), at) != Some(at)
    }

    /// The table is laid out in another way.
    pub fn clear(&self) {
        self.all.borrow_mut().clear();
    }

    /// Whether the table has been laid out; before, cards would fly from nowhere.
    pub fn are_known(&self) -> bool {
        self.all.borrow().contains_key(TABLE)
    }

    /// Where an area lies on the table, if it is there at all.
    pub fn get(&self, name: &str) -> Option<Rect> {
        let all = self.all.borrow();
        let corner = all.get(TABLE)?;
        let area = all.get(name).filter(|area| area.width >= 1.0 && area.height >= 1.0)?;
        Some(Rect { x: area.x - corner.x, y: area.y - corner.y, ..*area })
    }

    /// Whether a point lies in an area.
    pub fn holds(&self, name: &str, point: Point) -> bool {
        self.get(name).is_some_and(|area| area.contains(point))
    }
}
