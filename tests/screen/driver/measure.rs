//! Measures every text on the screen: the size it needs and the room it has.

use std::ops::ControlFlow;
use std::rc::Rc;

use i_slint_core::item_tree::{ItemRc, ItemWeak, ParentItemTraversalMode};
use i_slint_core::items::{ComplexText, Flickable, Opacity, SimpleText, TextWrap};
use i_slint_core::layout::Orientation;
use i_slint_core::window::{WindowAdapter, WindowInner};

/// Half a pixel is lost to rounding, and another half is harmless.
const SLACK: f32 = 1.0;

/// A text on the screen.
pub struct Shown {
    pub item: ItemWeak,
}

/// Returns all texts of a window accepted by `meant` that are visible or can be scrolled to.
pub fn texts(window: &slint::Window, meant: impl Fn(&str) -> bool) -> Vec<Shown> {
    let root = ItemRc::new_root(WindowInner::from_pub(window).component());
    let mut found = Vec::new();
    root.visit_descendants(|item| {
        let shown = Shown { item: item.downgrade() };
        if shown.words().is_some_and(|it| !it.is_empty() && meant(&it)) && is_seen(item) {
            found.push(shown);
        }
        ControlFlow::<()>::Continue(())
    });
    found
}

impl Shown {
    /// Returns its text; `None` if it is not a text or no longer exists.
    pub fn words(&self) -> Option<String> {
        let item = self.item.upgrade()?;
        let complex = item.downcast::<ComplexText>().map(|text| text.as_pin_ref().text());
        let simple = || item.downcast::<SimpleText>().map(|text| text.as_pin_ref().text());
        complex.or_else(simple).map(|text| text.to_string())
    }

    /// Returns what of it is cut off, if anything.
    pub fn cut(&self, window: &slint::Window) -> Option<String> {
        let item = self.item.upgrade()?;
        let words = self.words()?;
        let adapter = WindowInner::from_pub(window).window_adapter();
        let size = item.geometry().size;
        let wraps = item.downcast::<ComplexText>();
        let wraps = wraps.is_some_and(|text| text.as_pin_ref().wrap() != TextWrap::NoWrap);
        let needs = |orientation, across| needed(&item, &adapter, orientation, across);
        let (wide, high) = match wraps {
            // No narrower than the longest word, which would be broken otherwise.
            true => (least(&item, &adapter), needs(Orientation::Vertical, size.width)),
            false => (needs(Orientation::Horizontal, -1.0), needs(Orientation::Vertical, -1.0)),
        };
        if wide > size.width + SLACK || (wraps && high > size.height + SLACK) {
            let room = format!("needs {wide} by {high} of {} by {}", size.width, size.height);
            return Some(format!("{words:?} {room}"));
        }
        let at = item.map_to_window(item.geometry().origin);
        let screen = window.size().to_logical(window.scale_factor());
        let scrolled = above(&item).any(|item| item.downcast::<Flickable>().is_some());
        let outside = at.x < -SLACK
            || at.x + size.width > screen.width + SLACK
            || !scrolled && (at.y < -SLACK || at.y + size.height > screen.height + SLACK);
        outside.then(|| format!("{words:?} leaves the window: {at:?} {size:?}"))
    }
}

/// Returns the preferred width, or the preferred height at a width.
pub fn needed(
    item: &ItemRc,
    adapter: &Rc<dyn WindowAdapter>,
    orientation: Orientation,
    across: f32,
) -> f32 {
    item.borrow().as_ref().layout_info(orientation, across, adapter, item).preferred
}

fn least(item: &ItemRc, adapter: &Rc<dyn WindowAdapter>) -> f32 {
    item.borrow().as_ref().layout_info(Orientation::Horizontal, -1.0, adapter, item).min
}

/// Iterates over the ancestors of an item, innermost first.
fn above(item: &ItemRc) -> impl Iterator<Item = ItemRc> + use<> {
    let parent = |item: &ItemRc| item.parent_item(ParentItemTraversalMode::FindAllParents);
    std::iter::successors(parent(item), parent)
}

/// Whether any of it is visible, perhaps after scrolling.
pub fn is_seen(item: &ItemRc) -> bool {
    let invisible = |item: &ItemRc| {
        item.downcast::<Opacity>().is_some_and(|item| item.as_pin_ref().opacity() == 0.0)
    };
    let scrolled = above(item).any(|item| item.downcast::<Flickable>().is_some());
    (scrolled || item.is_visible()) && !above(item).any(|item| invisible(&item))
}

/// Whether a text may come from the pseudo-locale: it has accents, or no words but these names.
#[allow(dead_code, reason = "not all test programs that include this file use it")]
pub fn is_pseudo(text: &str, names: &[&str]) -> bool {
    let mut rest = text.to_owned();
    names.iter().for_each(|name| rest = rest.replace(name, ""));
    let is_word =
        |word: &str| word.len() > 2 && word.chars().any(|letter| "aeiouyAEIOUY".contains(letter));
    // The accents of `i18n::pseudo`.
    let is_accented = |letter: char| "äéîøůýÅÊÏÕÜÝ".contains(letter);
    rest.contains(is_accented) || !rest.split(|letter: char| !letter.is_alphabetic()).any(is_word)
}
