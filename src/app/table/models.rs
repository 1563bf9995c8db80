//! From the types of tables to those of the screen.

use slint::{Model, ModelRc, SharedString, VecModel};

use crate::app::geometry::Rect;
use crate::ui::Bounds;

/// A list of texts.
pub fn texts<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> ModelRc<SharedString> {
    let texts: Vec<SharedString> = texts.into_iter().map(|text| text.as_ref().into()).collect();
    ModelRc::new(VecModel::from(texts))
}

/// A list of anything.
pub fn rows<T: Clone + 'static>(rows: impl IntoIterator<Item = T>) -> ModelRc<T> {
    ModelRc::new(VecModel::from(rows.into_iter().collect::<Vec<T>>()))
}

/// A list with these rows: the one that is shown, with the rows changed in place that differ, or a
/// new one if their number does.
pub fn updated<T: Clone + PartialEq + 'static>(shown: ModelRc<T>, new: Vec<T>) -> ModelRc<T> {
    if shown.row_count() != new.len() {
        return rows(new);
    }
    for (row, value) in new.into_iter().enumerate() {
        if shown.row_data(row).is_none_or(|old| old != value) {
            shown.set_row_data(row, value);
        }
    }
    shown
}

pub fn bounds(rect: Rect) -> Bounds {
    Bounds { x: rect.x, y: rect.y, width: rect.width, height: rect.height }
}
