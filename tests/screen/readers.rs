//! Tests of what screen readers get on every page and table: everything has a name, in the order on
//! the screen, and exactly one item has the focus.

use std::collections::BTreeSet;

use cardkeep::Page;
use cardkeep_core::games::GameId;
use cardkeep_store::{Slot, Speed};
use cardkeep_ui as ui;
use i_slint_core::accessibility::{AccessibleStringProperty, accessible_descendents};
use i_slint_core::item_tree::{ItemRc, ParentItemTraversalMode};
use i_slint_core::items::AccessibleRole;
use i_slint_core::window::WindowInner;
use slint::ComponentHandle;
use slint::platform::Key;
use tempfile::TempDir;

use crate::driver::Stage;

const SIZES: [(u32, u32); 4] = [(360, 640), (320, 400), (844, 390), (1280, 800)];

struct Desk {
    stage: Stage,
    _folder: TempDir,
}

/// An item for screen readers.
#[derive(Clone, Debug)]
struct Heard {
    role: AccessibleRole,
    label: String,
    /// Index of its parent.
    parent: usize,
    left: f32,
    top: f32,
    height: f32,
}

impl Desk {
    fn new() -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let desk = Desk { stage: Stage::open(folder.path()), _folder: folder };
        desk.stage.speed(Speed::Off);
        desk
    }

    /// Opens a new match and waits until the player is asked.
    fn sit(&self, game: GameId) {
        self.stage.sit(game);
        self.wait();
    }

    /// Lets opponents think and play.
    fn wait(&self) {
        for _ in 0..40 {
            self.stage.settle();
            self.stage.think();
        }
    }

    fn root(&self) -> ItemRc {
        ItemRc::new_root(WindowInner::from_pub(self.stage.app.window().window()).component())
    }

    /// Returns everything in the order of a screen reader.
    fn heard(&self) -> Vec<Heard> {
        fn walk(item: &ItemRc, parent: usize, out: &mut Vec<Heard>) {
            for child in accessible_descendents(item) {
                // Items out of view are reported as hidden.
                if !child.is_visible() {
                    continue;
                }
                let geometry = child.geometry();
                let at = child.map_to_window(geometry.origin);
                let label = child.accessible_string_property(AccessibleStringProperty::Label);
                out.push(Heard {
                    role: child.accessible_role(),
                    label: label.unwrap_or_default().trim().to_owned(),
                    parent,
                    left: at.x,
                    top: at.y,
                    height: geometry.size.height,
                });
                walk(&child, out.len(), out);
            }
        }
        let mut out = Vec::new();
        walk(&self.root(), 0, &mut out);
        assert!(!out.is_empty());
        out
    }

    /// Returns the label of the focused item.
    fn focus(&self) -> Option<String> {
        let window = WindowInner::from_pub(self.stage.app.window().window());
        let mut item = window.focus_item.borrow().upgrade()?;
        while !item.is_accessible() {
            item = item.parent_item(ParentItemTraversalMode::StopAtPopups)?;
        }
        let label = item.accessible_string_property(AccessibleStringProperty::Label)?;
        Some(label.to_string())
    }
}

fn assert_none(found: BTreeSet<String>) {
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn nothing_on_a_page_is_without_a_name() {
    let desk = Desk::new();
    let mut found = BTreeSet::new();
    for (width, height) in SIZES {
        desk.stage.resize(width, height);
        for page in crate::driver::pages() {
            desk.stage.app.services().shell.go(page);
            desk.stage.settle();
            for heard in desk.heard() {
                if heard.label.is_empty() {
                    found.insert(format!("{page} at {width}x{height}: {heard:?}"));
                }
            }
        }
    }
    assert_none(found);
}

/// Cards are buttons or, if they can't be used, pictures; decoration is not reported. Cards of one
/// zone are reported in rows, each from the left.
#[test]
fn a_table_is_told_in_the_order_in_which_it_lies() {
    let desk = Desk::new();
    let mut found = BTreeSet::new();
    for game in GameId::ALL {
        desk.sit(game);
        for (width, height) in SIZES {
            desk.stage.resize(width, height);
            let all = desk.heard();
            let at = format!("{game} at {width}x{height}");
            for heard in &all {
                if heard.label.is_empty() {
                    found.insert(format!("{at} has no name: {heard:?}"));
                }
            }
            assert!(all.iter().filter(|it| it.role == AccessibleRole::Button).count() > 5, "{at}");
            for (number, one) in all.iter().enumerate() {
                let next = all[number + 1..].iter().find(|next| next.parent == one.parent);
                let Some(next) = next else { continue };
                let same_line = (one.top - next.top).abs() < 0.45 * one.height.min(next.height);
                // Columns are reported one after the other.
                let down = next.top > one.top;
                let across = next.left >= one.left - 1.0;
                if same_line && !across || !same_line && !down && next.left <= one.left + 1.0 {
                    found.insert(format!("{at}: {one:?} before {next:?}"));
                }
            }
        }
    }
    assert_none(found);
}

#[test]
fn the_keyboard_is_where_the_arrows_lead_and_can_be_seen_there() {
    let desk = Desk::new();
    let table = desk.stage.app.window().global::<ui::Table>();
    for game in GameId::ALL {
        desk.sit(game);
        for (width, height) in [(360, 640), (844, 390), (1280, 800)] {
            desk.stage.resize(width, height);
            let at = format!("{game} at {width}x{height}");
            let mut seen = BTreeSet::new();
            for key in [
                Key::RightArrow,
                Key::RightArrow,
                Key::UpArrow,
                Key::LeftArrow,
                Key::DownArrow,
                Key::RightArrow,
            ] {
                assert!(desk.stage.key(key), "{at}: {key:?}");
                // A button beside the prompt draws its own ring.
                if table.get_choice_at() < 0 {
                    let frame = table.get_pointed();
                    assert!(frame.width > 0.0 && frame.height > 0.0, "{at}: {key:?} is not seen");
                    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height);
                    assert!(frame.x >= -8.0 && right <= width as f32 + 8.0, "{at}");
                    assert!(frame.y >= -8.0 && bottom <= height as f32 + 30.0, "{at}");
                }
                let focus = desk.focus().unwrap_or_else(|| panic!("{at}: {key:?} leads nowhere"));
                assert!(!focus.is_empty(), "{at}: {key:?}");
                seen.insert(focus);
            }
            assert!(seen.len() > 1, "{at}: {seen:?}");
            // Letting go keeps the table open and returns the focus to the window.
            assert!(desk.stage.key(Key::Escape), "{at}");
            assert_eq!(desk.stage.app.services().shell.page(), Page::Table(game), "{at}");
            assert_eq!(table.get_pointed().width, 0.0, "{at}");
            assert_eq!(desk.focus(), None, "{at}");
        }
    }
}

/// There are never two cursors: Tab leaves the cards for a button, and Enter presses that.
#[test]
fn the_keyboard_is_at_one_place_alone() {
    let desk = Desk::new();
    let table = desk.stage.app.window().global::<ui::Table>();
    let sheets = desk.stage.app.window().global::<ui::Sheets>();
    desk.sit(GameId::FourKnights);
    desk.stage.key(Key::RightArrow);
    assert!(table.get_pointed().width > 0.0);
    desk.stage.key(Key::Tab);
    assert_eq!(table.get_pointed().width, 0.0);
    let on_button = desk.focus().expect("a button has the keyboard");
    assert!(desk.stage.labels().contains(&on_button), "{on_button}");
    while desk.focus().as_deref() != Some("More") {
        desk.stage.key(Key::Tab);
    }
    desk.stage.key(Key::Return);
    assert!(sheets.get_open() == ui::Sheet::Menu);
}

/// While a card is held, too: the cursor is visible, and Escape puts the card back instead of
/// leaving.
#[test]
fn what_is_held_is_let_go_by_escape() {
    let desk = Desk::new();
    let table = desk.stage.app.window().global::<ui::Table>();
    desk.sit(GameId::FourKingdoms);
    let prompt = table.get_prompt();
    for _ in 0..12 {
        desk.stage.key(Key::RightArrow);
        desk.stage.key(Key::Return);
        if table.get_prompt() != prompt && !table.get_refusing() {
            break;
        }
    }
    for key in [Key::LeftArrow, Key::UpArrow] {
        desk.stage.key(key);
        assert!(table.get_pointed().width > 0.0, "{key:?} is seen");
        assert!(desk.focus().is_some(), "{key:?} is told");
    }
    assert!(desk.stage.key(Key::Escape));
    assert_eq!(desk.stage.app.services().shell.page(), Page::Table(GameId::FourKingdoms));
}

#[test]
fn a_key_tells_where_the_match_stands() {
    let desk = Desk::new();
    let table = desk.stage.app.window().global::<ui::Table>();
    for game in GameId::ALL {
        desk.sit(game);
        let data_dir = &desk.stage.app.services().data_dir;
        desk.stage.app.services().shell.suspend();
        let heading = data_dir.look(game, Slot::Auto);
        desk.stage.app.services().shell.resume();
        let cardkeep_store::SlotState::Good(heading) = heading else { panic!("{game} is kept") };
        desk.stage.type_text("s");
        if game == GameId::Watchtower {
            // More than fits into the list of saves.
            for name in &heading.names[1..] {
                assert!(table.get_prompt().contains(name.as_str()), "{:?}", table.get_prompt());
            }
        } else {
            assert_eq!(table.get_prompt(), heading.summary, "{game}");
        }
    }
}
