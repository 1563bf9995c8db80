//! From the types of tables to those of the screen.

use slint::{ModelRc, SharedString, VecModel};

use crate::app::geometry::Rect;
use crate::ui::Bounds;

/// A list of texts.
pub fn texts<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> ModelRc<SharedString> {
    let texts: Vec<SharedString> = texts.into_iter().map(|text| text.as_ref().into()).collect();
    ModelRc::new(VecModel::from(texts))
}

pub fn bounds(rect: Rect) -> Bounds {
    Bounds { x: rect.x, y: rect.y, width: rect.width, height: rect.height }
}
