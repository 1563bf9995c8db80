//! Tests of the keyboard focus: it is always visible, and Tab reaches everything.

use std::cell::Cell;
use std::collections::BTreeSet;

use cardkeep::Page;
use cardkeep::rehearse;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::Setup;
use cardkeep_core::games::GameId;
use cardkeep_core::with_opponent;
use cardkeep_store::{Challenge, Player, Speed};
use cardkeep_ui as ui;
use i_slint_backend_testing::{AccessibleRole, ElementHandle, ElementQuery};
use i_slint_core::accessibility::AccessibleStringProperty;
use i_slint_core::item_tree::{ItemRc, ParentItemTraversalMode};
use i_slint_core::items::{Clip, Flickable};
use i_slint_core::window::WindowInner;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use crate::driver::{Frame, Stage};

const SIZES: [(u32, u32); 4] = [(320, 400), (360, 640), (844, 390), (1280, 800)];

/// More controls than any page has.
const MANY: usize = 400;

/// The focused element: its label, and its rectangle on the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    pub label: String,
    frame: Frame,
    /// The part of the window where it is visible.
    sight: Frame,
}

pub fn held(stage: &Stage) -> Option<Held> {
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

/// The id of the ring around what has the focus; a text field shows the focus by its border.
const RING: &str = "Pressable::ring-of-the-keyboard";

/// Returns what is wrong with the current focus, if anything.
fn fault(stage: &Stage, held: &Held) -> Option<String> {
    if held.label.trim().is_empty() {
        return Some(format!("{held:?} has no name"));
    }
    if !held.frame.within(&held.sight) {
        return Some(format!("{held:?} is not in sight"));
    }
    // One search for both, because searches take most of the time.
    let is_line =
        |element: &ElementHandle| element.accessible_role() == Some(AccessibleRole::TextInput);
    let is_ring = |element: &ElementHandle| element.id().is_some_and(|id| id == RING);
    let found = ElementQuery::from_root(stage.app.window())
        .match_predicate(move |element| is_line(element) || is_ring(element))
        .find_all();
    let (lines, rings): (Vec<_>, Vec<_>) = found.iter().partition(|element| is_line(element));
    if lines.into_iter().any(|line| Frame::of(line).within(&held.frame)) {
        return None;
    }
    let rings = rings.into_iter().filter(|ring| ring.size().width > 0.0);
    let rings: Vec<Frame> = rings.map(Frame::of).collect();
    let [ring] = rings[..] else { return Some(format!("{} rings at {held:?}", rings.len())) };
    (!held.frame.within(&ring)).then(|| format!("a ring at {ring:?} around {held:?}"))
}

/// Presses a key until the focus returns to its start. Returns what is wrong.
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
        // A page with many controls may have two with the same name.
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
    stage.speed(Speed::Off);
    let shell = &stage.app.services().shell;
    let mut found = BTreeSet::new();
    for (width, height) in SIZES {
        stage.resize(width, height);
        for page in crate::driver::pages().into_iter().chain(GameId::ALL.map(Page::Table)) {
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

/// Opens the first position of a match with enabled buttons beside the prompt.
fn sit_at_buttons<G: Thinker>(stage: &Stage, game: GameId) {
    let services = stage.app.services();
    let seats = (*G::SEATS.start()).max(2);
    let mut players = vec![Player::Human];
    players.resize(usize::from(seats), Player::Computer(Level::Easy));
    for actions in 0..80_u32 {
        let left = Cell::new(actions);
        let stop = |_: &G| left.replace(left.get().saturating_sub(1)) == 0;
        let setup = Setup::new(seats, G::Options::default());
        let new = Challenge::of::<G>(&setup, 3, &players, &[]);
        let begin = rehearse::<G>(&services.data_dir, new, stop).unwrap();
        assert!(services.play(game, begin));
        stage.settle();
        let table = stage.app.window().global::<ui::Table>();
        let ending = stage.app.window().global::<ui::Ending>();
        if table.get_choices().row_count() > 0 && !ending.get_covered() {
            return;
        }
    }
    panic!("{game}: no buttons");
}

/// Returns the visible state of the match and of what covers it.
fn state(stage: &Stage) -> (String, Vec<String>, Vec<String>) {
    let table = stage.app.window().global::<ui::Table>();
    let choices = table.get_choices().iter().map(|choice| choice.label.to_string()).collect();
    (table.get_prompt().to_string(), choices, stage.labels())
}

#[test]
fn arrows_lead_to_the_buttons_beside_the_prompt_and_their_numbers_press_them() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.speed(Speed::Off);
    let rounds = [
        (Key::UpArrow, 5),
        (Key::DownArrow, 6),
        (Key::RightArrow, 12),
        (Key::UpArrow, 3),
        (Key::LeftArrow, 12),
    ];
    // In the other games, buttons appear with a started gift and at the end of a deal.
    for game in [GameId::FourKnights, GameId::Watchtower, GameId::KnightsAndNinjas] {
        for (width, height) in [(360, 640), (844, 390), (1280, 800)] {
            stage.resize(width, height);
            let sit = || with_opponent!(game, G => sit_at_buttons::<G>(&stage, game));
            assert!(sit().is_some());
            let what = format!("{game} at {width}x{height}");
            let table = stage.app.window().global::<ui::Table>();
            let id = "ChoiceButton::key-cap";
            let caps = || ElementHandle::find_by_element_id(stage.app.window(), id).count();
            assert_eq!(caps(), 0, "{what}: nobody plays by keyboard");
            let mut presses = rounds.iter().flat_map(|(key, times)| vec![*key; *times]);
            let reached = presses.any(|key| {
                stage.key(key);
                table.get_choice_at() >= 0
            });
            assert!(reached, "{what}: no arrow leads to {:?}", state(&stage).1);
            let (before, at) = (state(&stage), table.get_choice_at() as usize);
            let held = held(&stage).unwrap();
            assert_eq!(held.label, before.1[at], "{what}");
            assert_eq!(fault(&stage, &held), None, "{what}");
            assert_eq!(caps(), before.1.len(), "{what}");
            stage.key(Key::Return);
            assert_ne!(state(&stage), before, "{what}: Enter presses it");
            stage.app.services().shell.answer(false);

            sit();
            let before = state(&stage);
            stage.type_text("9");
            assert_eq!(state(&stage), before, "{what}: there are not so many");
            stage.type_text("1");
            assert_ne!(state(&stage), before, "{what}: its number presses the first");
            stage.app.services().shell.answer(false);
        }
    }
}
