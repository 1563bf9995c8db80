//! Test driver: the app without a display, with a mock clock, controlled by keys, clicks and
//! labels.

pub mod bounds;
pub mod measure;
mod table;
pub mod vision;

use std::path::Path;
use std::time::Duration;

use cardkeep::Begin;
use cardkeep::{App, Page};
use cardkeep_ai::Level;
use cardkeep_core::games::GameId;
use cardkeep_store::{Challenge, DataDir, Player, Speed};
use i_slint_backend_testing::{
    AccessibleRole, ElementHandle, ElementQuery, TestingBackend, TestingBackendOptions,
    mock_elapsed_time,
};
use slint::language::KeyEvent;
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, PhysicalSize, SharedString};

pub use table::{Screen, chooses};

/// Roles of elements that can be pressed.
const ACTIVE: [AccessibleRole; 5] = [
    AccessibleRole::Button,
    AccessibleRole::Switch,
    AccessibleRole::RadioButton,
    AccessibleRole::Checkbox,
    AccessibleRole::TextInput,
];

/// Duration of a press or a key.
const MOMENT: Duration = Duration::from_millis(60);

/// The rectangle of an element on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Frame {
    pub fn of(element: &ElementHandle) -> Frame {
        let (at, size) = (element.absolute_position(), element.size());
        Frame { left: at.x, top: at.y, right: at.x + size.width, bottom: at.y + size.height }
    }

    pub fn middle(&self) -> LogicalPosition {
        LogicalPosition::new((self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0)
    }

    /// Whether two frames overlap by more than their edges.
    pub fn overlaps(&self, other: &Frame) -> bool {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width > 1.0 && height > 1.0
    }

    pub fn within(&self, other: &Frame) -> bool {
        self.left > other.left - 1.0
            && self.top > other.top - 1.0
            && self.right < other.right + 1.0
            && self.bottom < other.bottom + 1.0
    }
}

/// Returns every page except the tables.
pub fn pages() -> Vec<Page> {
    Page::all().filter(|page| !page.is_table()).collect()
}

pub struct Stage {
    pub app: App,
}

impl Stage {
    /// Starts the app on a data folder. Each test thread has one screen and can start the app many
    /// times.
    pub fn open(folder: &Path) -> Stage {
        let options = TestingBackendOptions {
            mock_time: true,
            renderer_name: Some("software".into()),
            ..Default::default()
        };
        // A second start in one thread finds an existing screen.
        let _ = slint::platform::set_platform(Box::new(TestingBackend::new(options)));
        let data_dir = DataDir::open(folder).expect("nobody else uses the folder");
        let stage = Stage { app: App::open(data_dir).expect("the window is made") };
        // Tests of tips turn them on.
        stage.app.services().settings.borrow_mut().tips = false;
        stage.app.window().show().expect("there is a screen");
        stage.resize(360, 640);
        stage
    }

    pub fn resize(&self, width: u32, height: u32) {
        let window = self.app.window().window();
        let size = PhysicalSize::new(width, height);
        window.set_size(size);
        self.dispatch(WindowEvent::Resized { size: size.to_logical(window.scale_factor()) });
        self.settle();
    }

    /// Sets the speed of cards and opponents.
    pub fn speed(&self, speed: Speed) {
        let services = self.app.services();
        {
            let mut settings = services.settings.borrow_mut();
            (settings.animation, settings.pace) = (speed, speed);
        }
        services.apply_settings();
    }

    /// Changes the settings.
    pub fn set(&self, change: impl FnOnce(&mut cardkeep_store::Settings)) {
        let services = self.app.services();
        change(&mut services.settings.borrow_mut());
        services.apply_settings();
        self.settle();
    }

    pub fn dispatch(&self, event: WindowEvent) {
        self.app.window().window().dispatch_event(event);
    }

    /// Opens a new match of a game against easy opponents, in place of all running ones.
    pub fn sit(&self, game: GameId) {
        let rivals = match game {
            GameId::FourKingdoms => 0,
            GameId::FourKnights => 1,
            _ => 2,
        };
        let mut players = vec![Player::Human];
        players.extend(vec![Player::Computer(Level::Easy); rivals]);
        let begin = Begin::New(Challenge::new(game, players, 11));
        let data_dir = &self.app.services().data_dir;
        for (slot, _) in data_dir.running(game) {
            data_dir.delete(game, slot).expect("a match can be given up");
        }
        assert!(self.app.services().play(game, begin), "{game}");
        self.settle();
    }

    /// Lets a second pass, so that delayed effects have happened.
    pub fn settle(&self) {
        for _ in 0..4 {
            mock_elapsed_time(Duration::from_millis(250));
        }
    }

    /// Waits, for a limited time, until work on another thread has led to this and it is shown.
    pub fn wait_for(&self, what: &str, is: impl Fn() -> bool) {
        for _ in 0..3000 {
            self.settle();
            if is() {
                // It may have happened at the last moment, before anything was drawn.
                self.settle();
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("it never came to this: {what}");
    }

    /// Lets opponents finish thinking.
    pub fn think(&self) {
        while cardkeep_ai::thinking_count() > 0 {
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Presses a key. Returns whether anything handled it.
    pub fn key(&self, key: Key) -> bool {
        let text = SharedString::from(key);
        let window = self.app.window().window();
        let taken = window
            .dispatch_event_with_result(WindowEvent::KeyPressed { text: text.clone() })
            .expect("a key can be pressed");
        self.dispatch(WindowEvent::KeyReleased { text });
        self.settle();
        taken == slint::platform::WindowEventDispatchResult::Accepted
    }

    /// Sends a key to the table, whatever has the keyboard focus.
    pub fn table_key(&self, key: impl Into<SharedString>) {
        let mut event = KeyEvent::default();
        event.text = key.into();
        self.app.window().global::<cardkeep_ui::Table>().invoke_key(event);
    }

    /// Types a character while modifiers are held.
    pub fn chord(&self, modifiers: &[Key], letter: char) {
        for modifier in modifiers {
            self.dispatch(WindowEvent::KeyPressed { text: SharedString::from(*modifier) });
        }
        self.type_text(letter.encode_utf8(&mut [0; 4]));
        for modifier in modifiers {
            self.dispatch(WindowEvent::KeyReleased { text: SharedString::from(*modifier) });
        }
    }

    /// Types characters on the keyboard.
    pub fn type_text(&self, text: &str) {
        for letter in text.chars() {
            let text = SharedString::from(letter);
            self.dispatch(WindowEvent::KeyPressed { text: text.clone() });
            self.dispatch(WindowEvent::KeyReleased { text });
        }
        self.settle();
    }

    /// Returns everything on the screen that can be pressed.
    pub fn active(&self) -> Vec<ElementHandle> {
        let active = |element: &ElementHandle| {
            element.accessible_role().is_some_and(|role| ACTIVE.contains(&role))
        };
        ElementQuery::from_root(self.app.window()).match_predicate(active).find_all()
    }

    /// Returns those reached by Tab: all except cards and places, which arrow keys reach.
    pub fn controls(&self) -> Vec<ElementHandle> {
        let mut controls = self.active();
        controls.retain(|element| {
            element.bases().is_some_and(|mut bases| bases.any(|base| base == "Pressable"))
                || element.accessible_role() == Some(AccessibleRole::TextInput)
        });
        assert!(!controls.is_empty(), "{} has controls", self.app.services().shell.page());
        controls
    }

    /// Returns the labels of all labeled pictures.
    pub fn images(&self) -> Vec<String> {
        let images = ElementQuery::from_root(self.app.window());
        let images = images.match_accessible_role(AccessibleRole::Image).find_all();
        images.iter().filter_map(|image| image.accessible_label()).map(String::from).collect()
    }

    /// Returns the labels of all active elements.
    pub fn labels(&self) -> Vec<String> {
        let label = |element: &ElementHandle| element.accessible_label().unwrap_or_default();
        self.active().iter().map(label).map(|label| label.to_string()).collect()
    }

    /// Returns the control with this label; while a question is open, the one that lies on top.
    pub fn control(&self, label: &str) -> ElementHandle {
        let found =
            |element: &ElementHandle| element.accessible_label().is_some_and(|l| l == label);
        let asking = self.app.services().shell.asking();
        let mut active = self.active().into_iter();
        let element = if asking { active.rfind(found) } else { active.find(found) };
        element.unwrap_or_else(|| panic!("no {label:?} among {:?}", self.labels()))
    }

    /// Presses the element with this label through accessibility.
    pub fn press(&self, label: &str) {
        self.control(label).invoke_accessible_default_action();
        self.settle();
    }

    /// Presses the main button of the page of a new match. Its label tells whether one is running.
    pub fn start_match(&self) {
        let there = self.labels();
        let known = ["Play", "New match…", "New deal…"];
        let label = known.into_iter().find(|label| there.iter().any(|it| it == label));
        self.press(label.expect("the main button"));
    }

    /// Taps a point of the window.
    pub fn tap_at(&self, x: f32, y: f32) {
        self.tap_for(LogicalPosition::new(x, y), Duration::ZERO);
        self.settle();
    }

    /// Clicks the center of an element.
    pub fn click(&self, element: &ElementHandle) {
        self.tap_for(Frame::of(element).middle(), MOMENT);
        self.dispatch(WindowEvent::PointerExited);
        self.settle();
    }

    /// Presses a point of the window for this long.
    fn tap_for(&self, position: LogicalPosition, time: Duration) {
        let button = PointerEventButton::Left;
        self.dispatch(WindowEvent::PointerMoved { position });
        self.dispatch(WindowEvent::PointerPressed { position, button });
        mock_elapsed_time(time);
        self.dispatch(WindowEvent::PointerReleased { position, button });
    }

    /// Returns the lower edge of the scrolling part of a page, if there is a bar below it.
    pub fn foot(&self) -> Option<f32> {
        let bar = ElementHandle::find_by_element_id(self.app.window(), "Foot::foot-bar").next();
        bar.map(|bar| bar.absolute_position().y)
    }

    /// Returns every visible text with its rectangle.
    pub fn texts(&self) -> Vec<(String, Frame)> {
        let of_type =
            |name| ElementQuery::from_root(self.app.window()).match_inherits(name).find_all();
        // A log line stands for its text.
        let texts = of_type("Text").into_iter().chain(of_type("LogRow"));
        let texts = texts.map(|element| {
            let text = element.accessible_label().unwrap_or_default();
            (text.to_string(), Frame::of(&element))
        });
        texts.filter(|(text, _)| !text.is_empty()).collect()
    }

    /// Returns the words of the goal strip, which is in the window, apart from the bar's buttons, in
    /// every form of the table. Leaves the window at the size of a phone.
    pub fn goal(&self) -> String {
        let strip = || ElementQuery::from_root(self.app.window()).match_inherits("GoalStrip");
        for (width, height) in [(844, 390), (1280, 800), (320, 569), (360, 640)] {
            self.resize(width, height);
            self.settle();
            let found = strip().find_first().expect("the table has a goal strip");
            let frame = Frame::of(&found);
            let window = Frame { left: 0.0, top: 0.0, right: width as f32, bottom: height as f32 };
            assert!(frame.within(&window), "{frame:?} at {width}x{height}");
            assert!(frame.bottom - frame.top >= 20.0, "{frame:?} at {width}x{height}");
            let covers = |control: &ElementHandle| Frame::of(control).overlaps(&frame);
            assert!(!self.controls().iter().any(covers), "{frame:?} at {width}x{height}");
        }
        let label = strip().find_first().and_then(|strip| strip.accessible_label());
        label.unwrap_or_default().into()
    }

    /// Whether a text is on the screen or in an accessible label.
    pub fn reads(&self, text: &str) -> bool {
        let text = text.to_owned();
        let reads = move |element: &ElementHandle| {
            element.accessible_label().is_some_and(|label| label.contains(&text))
        };
        let all = ElementQuery::from_root(self.app.window());
        all.match_predicate(reads).find_first().is_some()
    }
}
