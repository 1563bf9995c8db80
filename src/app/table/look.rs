//! How cards share an area of the markup, and how a piece looks.

use super::arrange::Form;
use super::cards::Face;
use crate::app::geometry::Rect;
use crate::ui::Ring;

/// How the cards of a place share an area of the markup.
#[derive(Clone, Debug, PartialEq)]
pub struct CardLayout {
    /// The area's name.
    pub area: String,
    pub form: Form,
    /// Cards of higher layers lie above all of lower ones.
    pub layer: u32,
    /// The area whose touch means the place, where that is another one. In its middle the cards are
    /// kept out of sight while the place's own area is not there.
    pub zone: Option<String>,
    /// The cards are arranged as if there were so many.
    pub count: Option<usize>,
    /// What is chosen rises out of the others.
    pub rises: bool,
    /// The cards of these areas are of one size, the smallest of all that are not tiny.
    pub alike: Vec<(String, Form)>,
}

/// Cards this wide are large enough for those of other areas not to become smaller for them.
const ALIKE_FROM: f32 = 84.0;

impl CardLayout {
    pub fn new(area: impl Into<String>, form: Form, layer: u32) -> CardLayout {
        let (zone, count, rises, alike) = (None, None, false, Vec::new());
        CardLayout { area: area.into(), form, layer, zone, count, rises, alike }
    }

    /// How the cards lie, as large as elsewhere where they are to be alike.
    pub fn fitted(&self, lies: impl Fn(&str) -> Option<Rect>) -> Form {
        let widths = self.alike.iter().filter_map(|(area, form)| form.width_in(lies(area)?));
        match widths.reduce(f32::min) {
            Some(width) => self.form.no_wider(width.max(ALIKE_FROM)),
            None => self.form.clone(),
        }
    }
}

/// How a piece looks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Look {
    pub face: Face,
    pub ring: Ring,
    pub dim: bool,
    /// Its name for those who cannot see it; empty for one that is only part of a heap.
    pub label: String,
    /// A touch of it means something now.
    pub acts: bool,
    /// A few letters on the card, like the number of equal cards that it stands for.
    pub badge: String,
}

impl Look {
    /// A face without any marks.
    pub fn plain(face: Face) -> Look {
        Look { face, ..Look::default() }
    }
}
