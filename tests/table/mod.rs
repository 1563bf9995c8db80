//! A table in the middle of a match, played as a person would: by pointer, by keyboard, by
//! accessible actions. Without a display.

use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use cardkeep::ai::Thinker;
use cardkeep::app::App;
use cardkeep::app::session::NewMatch;
use cardkeep::app::table::{self as machine, Begin};
use cardkeep::games::GameId;
use cardkeep::store::{Place, Slot, Speed};
use i_slint_backend_testing::{
    AccessibleRole, ElementHandle, ElementQuery, TestingBackend, TestingBackendOptions,
    mock_elapsed_time,
};
use slint::platform::{PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, LogicalSize, SharedString};
use tempfile::TempDir;

/// The app over a data folder of its own, at phone size, without animations.
pub struct Screen<G> {
    pub app: App,
    game: GameId,
    _dir: TempDir,
    _game: PhantomData<G>,
}

#[allow(dead_code, reason = "not every table needs all of it")]
impl<G: Thinker> Screen<G> {
    pub fn open(game: GameId) -> Self {
        let renderer_name = Some("software".into());
        let options =
            TestingBackendOptions { mock_time: true, renderer_name, ..Default::default() };
        slint::platform::set_platform(Box::new(TestingBackend::new(options))).unwrap();
        let dir = tempfile::tempdir().unwrap();
        let app = App::open(Place::open(dir.path()).unwrap()).unwrap();
        app.window().show().unwrap();
        let screen = Screen { app, game, _dir: dir, _game: PhantomData };
        screen.resize(360.0, 640.0);
        screen.speed(Speed::Off);
        screen
    }

    pub fn resize(&self, width: f32, height: f32) {
        let size = LogicalSize::new(width, height);
        self.app.window().window().set_size(size);
        self.dispatch(WindowEvent::Resized { size });
    }

    pub fn speed(&self, speed: Speed) {
        self.app.services().settings.borrow_mut().animation = speed;
        self.app.services().apply_settings();
    }

    pub fn place(&self) -> &Arc<Place> {
        &self.app.services().place
    }

    /// Lets mock time pass, and a little real time for the opponents to think.
    pub fn wait(&self) {
        for _ in 0..6 {
            mock_elapsed_time(Duration::from_millis(50));
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Waits until something is true of the match.
    pub fn until(&self, what: &str, is: impl Fn(&G) -> bool) -> G {
        for _ in 0..2000 {
            self.wait();
            let position = self.position();
            if is(&position) {
                return position;
            }
        }
        panic!("it never came to this: {what}");
    }

    /// Sits down at a table.
    pub fn sit(&self, begin: Begin) -> G {
        assert!(self.app.services().play(self.game, begin));
        self.wait();
        self.position()
    }

    /// Opens the table at the first point of some match where `stop` is true.
    pub fn rehearse(
        &self,
        new: impl Fn(u64) -> NewMatch<G::Options>,
        stop: impl Fn(&G) -> bool,
    ) -> G {
        let rehearse = |seed| machine::rehearse::<G>(self.place(), self.game, new(seed), &stop);
        self.sit((0..1000).find_map(rehearse).expect("such a match exists"))
    }

    /// The match as it is autosaved.
    pub fn position(&self) -> G {
        let save = self.place().load::<G>(self.game, Slot::Auto).unwrap();
        save.value.record.position().clone()
    }

    /// What is on the screen under a label that begins like this.
    pub fn find(&self, label: &str) -> Option<ElementHandle> {
        let all = ElementQuery::from_root(self.app.window()).match_predicate({
            let label = label.to_owned();
            move |element| {
                element.accessible_role().is_some_and(|role| role != AccessibleRole::Text)
                    && element.accessible_label().is_some_and(|found| found.starts_with(&label))
            }
        });
        all.find_first()
    }

    /// The whole label that begins like this.
    pub fn label(&self, label: &str) -> String {
        let element = self.find(label).unwrap_or_else(|| panic!("{label} is not on the table"));
        element.accessible_label().unwrap_or_default().into()
    }

    /// The middle of what is seen of a card, which others may cover but for its start.
    pub fn spot(&self, label: &str) -> LogicalPosition {
        let element = self.find(label).unwrap_or_else(|| panic!("{label} is not on the table"));
        let (at, size) = (element.absolute_position(), element.size());
        LogicalPosition::new(at.x + size.width.min(40.0) / 2.0, at.y + size.height / 2.0)
    }

    /// Does what something on the screen is for, as a screen reader does.
    pub fn press(&self, label: &str) {
        let element = self.find(label).unwrap_or_else(|| panic!("{label} is not on the table"));
        element.invoke_accessible_default_action();
        mock_elapsed_time(Duration::from_millis(60));
    }

    /// Everything that can be pressed.
    pub fn buttons(&self) -> Vec<ElementHandle> {
        let buttons = ElementQuery::from_root(self.app.window());
        buttons.match_accessible_role(AccessibleRole::Button).find_all()
    }

    pub fn dispatch(&self, event: WindowEvent) {
        self.app.window().window().dispatch_event(event);
    }

    pub fn tap(&self, at: LogicalPosition) {
        let button = PointerEventButton::Left;
        self.dispatch(WindowEvent::PointerMoved { position: at });
        self.dispatch(WindowEvent::PointerPressed { position: at, button });
        mock_elapsed_time(Duration::from_millis(60));
        self.dispatch(WindowEvent::PointerReleased { position: at, button });
        mock_elapsed_time(Duration::from_millis(60));
    }

    pub fn drag(&self, from: LogicalPosition, to: LogicalPosition) {
        let button = PointerEventButton::Left;
        self.dispatch(WindowEvent::PointerMoved { position: from });
        self.dispatch(WindowEvent::PointerPressed { position: from, button });
        for step in 1..=10 {
            let part = step as f32 / 10.0;
            let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
            self.dispatch(WindowEvent::PointerMoved { position: LogicalPosition::new(x, y) });
            mock_elapsed_time(Duration::from_millis(16));
        }
        self.dispatch(WindowEvent::PointerReleased { position: to, button });
        mock_elapsed_time(Duration::from_millis(60));
    }

    pub fn key(&self, key: impl Into<SharedString>) {
        let text: SharedString = key.into();
        self.dispatch(WindowEvent::KeyPressed { text: text.clone() });
        self.dispatch(WindowEvent::KeyReleased { text });
        mock_elapsed_time(Duration::from_millis(60));
    }

    pub fn prompt(&self) -> String {
        self.app.window().global::<cardkeep::ui::Table>().get_prompt().into()
    }
}
