//! The keyboard is seen wherever Tab leads, and Tab leads everywhere.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test file uses its part of the stage")]
mod stage;

use std::collections::BTreeSet;

use cardkeep::app::Page;
use cardkeep::games::GameId;
use i_slint_backend_testing::{AccessibleRole, ElementHandle};
use i_slint_core::accessibility::AccessibleStringProperty;
use i_slint_core::item_tree::{ItemRc, ParentItemTraversalMode};
use i_slint_core::items::{Clip, Flickable};
use i_slint_core::window::WindowInner;
use slint::ComponentHandle;
use slint::platform::Key;
use stage::{Frame, Stage};

const SIZES: [(u32, u32); 4] = [(320, 400), (360, 640), (844, 390), (1280, 800)];

/// More than any page has controls.
const MANY: usize = 400;

/// What has the keyboard: what is told of it, and where it lies on its page.
#[derive(Clone, Debug, PartialEq)]
struct Held {
    label: String,
    frame: Frame,
    /// The part of the window in which it could be seen.
    sight: Frame,
}

fn held(stage: &Stage) -> Option<Held> {
    let window = WindowInner::from_pub(stage.app.window().window());
    let item = window.focus_item.borrow().upgrade()?;
    let label = item.accessible_string_property(AccessibleStringProperty::Label)?;
    let size = stage.app.window().window().size();
    let mut sight =
        Frame { left: 0.0, top: 0.0, right: size.width as f32, bottom: size.height as f32 };
    let parent = |item: &ItemRc| item.parent_item(ParentItemTraversalMode::FindAllParents);
    for around in std::iter::successors(parent(&item), parent) {
        let clips = around.downcast::<Clip>().is_some_and(|clip| clip.as_pin_ref().clip());
        if clips || around.downcast::<Flickable>().is_some() {
            let frame = frame(&around);
            sight.left = sight.left.max(frame.left);
            sight.top = sight.top.max(frame.top);
            sight.right = sight.right.min(frame.right);
            sight.bottom = sight.bottom.min(frame.bottom);
        }
    }
    Some(Held { label: label.to_string(), frame: frame(&item), sight })
}

fn frame(item: &ItemRc) -> Frame {
    let geometry = item.geometry();
    let at = item.map_to_window(geometry.origin);
    let (right, bottom) = (at.x + geometry.size.width, at.y + geometry.size.height);
    Frame { left: at.x, top: at.y, right, bottom }
}

/// The rings that show where the keyboard is; a line that is typed in shows it by its own border.
fn rings(stage: &Stage) -> Vec<Frame> {
    let window = stage.app.window();
    let rings = ElementHandle::find_by_element_id(window, "Pressable::ring-of-the-keyboard");
    rings.map(|ring| Frame::of(&ring)).collect()
}

/// What is wrong with where the keyboard is now.
fn fault(stage: &Stage, held: &Held) -> Option<String> {
    if held.label.trim().is_empty() {
        return Some(format!("{held:?} has no name"));
    }
    if !held.frame.within(&held.sight) {
        return Some(format!("{held:?} is not in sight"));
    }
    let lines = stage
        .active()
        .into_iter()
        .filter(|element| element.accessible_role() == Some(AccessibleRole::TextInput));
    if lines.map(|line| Frame::of(&line)).any(|frame| frame.within(&held.frame)) {
        return None;
    }
    let rings = rings(stage);
    let [ring] = rings[..] else { return Some(format!("{} rings at {held:?}", rings.len())) };
    (!held.frame.within(&ring)).then(|| format!("a ring at {ring:?} around {held:?}"))
}

/// Goes on with a key until the keyboard is again where it was first; says what is wrong.
fn walk(stage: &Stage, key: Key) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let (mut there, mut reached) = (BTreeSet::new(), BTreeSet::new());
    let mut first = None;
    for step in 1..=MANY {
        let controls = stage.controls().into_iter();
        let controls = controls.filter(|it| it.accessible_enabled() != Some(false));
        there.extend(controls.filter_map(|it| it.accessible_label()).map(String::from));
        stage.key(key);
        let Some(held) = held(stage) else {
            found.insert(format!("{step} times {key:?} lead nowhere"));
            return found;
        };
        found.extend(fault(stage, &held));
        // A page of many controls may show two of a name.
        reached.insert(held.label.clone());
        let start = first.get_or_insert(held.clone());
        if step > 1 && start.label == held.label && start.frame == held.frame {
            break;
        }
        if step == MANY {
            found.insert(format!("{key:?} never comes back to {start:?}"));
        }
    }
    found.extend(there.difference(&reached).map(|label| format!("{key:?} leaves out {label:?}")));
    found
}

#[test]
fn tab_leads_through_every_control_and_is_seen_at_each() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.hurry();
    let shell = &stage.app.services().shell;
    let mut found = BTreeSet::new();
    for (width, height) in SIZES {
        stage.resize(width, height);
        for page in stage::pages().into_iter().chain(GameId::ALL.map(Page::Table)) {
            for key in [Key::Tab, Key::Backtab] {
                shell.go(Page::Home);
                match page {
                    Page::Table(game) => stage.sit(game),
                    page => shell.go(page),
                }
                shell.take_focus();
                stage.settle();
                let faults = walk(&stage, key).into_iter();
                found.extend(faults.map(|fault| format!("{page} at {width}x{height}: {fault}")));
            }
        }
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
