//! Test driver for a table in the middle of a match.

use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use cardkeep::{Begin, Page, rehearse};
use cardkeep_ai::Thinker;
use cardkeep_core::engine::{Chance, Game, Record, Seat, Turn};
use cardkeep_core::games::GameId;
use cardkeep_store::{Challenge, DataDir, Slot, SlotState, Speed};
use cardkeep_ui::{self as ui, Sheet};
use i_slint_backend_testing::{AccessibleRole, ElementHandle, ElementQuery, mock_elapsed_time};
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, LogicalSize, Model, SharedString};
use tempfile::TempDir;

use super::{MOMENT, Stage};

/// The table of a game on its own data folder, at phone size, without animations.
pub struct Screen<G> {
    stage: Stage,
    game: GameId,
    _dir: TempDir,
    _game: PhantomData<G>,
}

impl<G> Deref for Screen<G> {
    type Target = Stage;

    fn deref(&self) -> &Stage {
        &self.stage
    }
}

/// At a table, presses and keys take only a moment, because opponents keep playing meanwhile.
/// Whether the player has a choice.
pub fn chooses<G: Game>(position: &G) -> bool {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    position.turn() == Turn::Seat(Seat(0)) && legal.len() > 1
}

impl<G: Thinker> Screen<G> {
    pub fn open(game: GameId) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let screen = Screen { stage: Stage::open(dir.path()), game, _dir: dir, _game: PhantomData };
        screen.speed(Speed::Off);
        screen
    }

    pub fn data_dir(&self) -> &Arc<DataDir> {
        &self.app.services().data_dir
    }

    /// Lets mock time pass, and a little real time for opponents to think.
    pub fn wait(&self) {
        for _ in 0..6 {
            mock_elapsed_time(Duration::from_millis(50));
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Waits until a condition holds for the match, and returns the first position from now on for
    /// which it does. Opponents may have gone on since, on a slow machine by several actions.
    pub fn until(&self, what: &str, is: impl Fn(&G) -> bool) -> G {
        let known = self.record().path().len();
        for _ in 0..2000 {
            self.wait();
            let path = self.record().path();
            let first = known.min(path.len() - 1);
            if let Some(position) = path[first..].iter().find(|position| is(position)) {
                return position.clone();
            }
        }
        panic!("it never came to this: {what}");
    }

    /// Opens a table for a new match, in place of all running ones.
    pub fn sit(&self, begin: Begin) -> G {
        if matches!(begin, Begin::New(_) | Begin::Practice(_)) {
            for (slot, _) in self.data_dir().running(self.game) {
                self.data_dir().delete(self.game, slot).unwrap();
            }
        }
        assert!(self.app.services().play(self.game, begin));
        // The table is guarded from a press that was meant for what was there before.
        self.wait();
        self.wait();
        self.position()
    }

    /// Opens the table at the first position that `stop` accepts.
    pub fn rehearse(&self, new: impl Fn(u64) -> Challenge, stop: impl Fn(&G) -> bool) -> G {
        let rehearse = |seed| rehearse::<G>(self.data_dir(), new(seed), &stop);
        self.sit((0..1000).find_map(rehearse).expect("such a match exists"))
    }

    /// Returns the autosaved match.
    pub fn position(&self) -> G {
        self.record().position().clone()
    }

    /// Returns the match as it is saved; one that is over is in the history.
    pub fn record(&self) -> Record<G> {
        let data_dir = self.data_dir();
        let running = data_dir.load::<G>(Slot::Auto).map(|loaded| loaded.value.record);
        running.unwrap_or_else(|why| {
            let last = data_dir.history(self.game).matches;
            let last = last.first().unwrap_or_else(|| panic!("no match: {why:?}"));
            data_dir.finished::<G>(last.number).unwrap().record
        })
    }

    /// Returns the element whose label begins like this.
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

    /// Returns the full label that begins like this.
    pub fn label(&self, label: &str) -> String {
        let element = self.find(label).unwrap_or_else(|| panic!("{label} is not on the table"));
        element.accessible_label().unwrap_or_default().into()
    }

    /// Returns the center of the visible part of a card, which others may cover except for its
    /// upper left.
    pub fn spot(&self, label: &str) -> LogicalPosition {
        let element = self.find(label).unwrap_or_else(|| panic!("{label} is not on the table"));
        let (at, size) = (element.absolute_position(), element.size());
        LogicalPosition::new(at.x + size.width.min(40.0) / 2.0, at.y + size.height.min(48.0) / 2.0)
    }

    /// Activates an element through accessibility.
    pub fn press(&self, label: &str) {
        let element = self.find(label).unwrap_or_else(|| panic!("{label} is not on the table"));
        element.invoke_accessible_default_action();
        mock_elapsed_time(MOMENT);
    }

    /// Returns everything that can be pressed.
    pub fn buttons(&self) -> Vec<ElementHandle> {
        let buttons = ElementQuery::from_root(self.app.window());
        buttons.match_accessible_role(AccessibleRole::Button).find_all()
    }

    pub fn tap(&self, at: LogicalPosition) {
        self.tap_for(at, MOMENT);
        mock_elapsed_time(MOMENT);
    }

    /// Asks for an explanation of what is there, as a long press does.
    pub fn right_click(&self, position: LogicalPosition) {
        let button = PointerEventButton::Right;
        self.dispatch(WindowEvent::PointerMoved { position });
        self.dispatch(WindowEvent::PointerPressed { position, button });
        self.dispatch(WindowEvent::PointerReleased { position, button });
        self.wait();
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
        mock_elapsed_time(MOMENT);
    }

    pub fn key(&self, key: impl Into<SharedString>) {
        let text: SharedString = key.into();
        self.dispatch(WindowEvent::KeyPressed { text: text.clone() });
        self.dispatch(WindowEvent::KeyReleased { text });
        mock_elapsed_time(MOMENT);
    }

    /// Waits until the player has a choice, and everything before it is shown.
    pub fn until_choice(&self) -> G {
        for _ in 0..2000 {
            let position = self.until("a choice", chooses);
            (0..20).for_each(|_| self.wait());
            if self.position() == position {
                return position;
            }
        }
        panic!("the match does not wait for the player");
    }

    /// Presses the first option, the first button beside the prompt, or else a card.
    pub fn act(&self) {
        let table = self.app.window().global::<ui::Table>();
        let sheets = self.app.window().global::<ui::Sheets>();
        let option = sheets.get_chooser().row_data(0);
        let option = option.filter(|_| sheets.get_open() == Sheet::Chooser);
        let option = option.map(|option| option.text);
        let choice = || table.get_choices().row_data(0).map(|choice| choice.label);
        let card = || {
            let labels = self.buttons().into_iter().filter_map(|it| it.accessible_label());
            labels.into_iter().find(|label| label.ends_with("can be played"))
        };
        if let Some(label) = option.or_else(choice).or_else(card) {
            self.press(&label);
        }
    }

    pub fn prompt(&self) -> String {
        self.app.window().global::<cardkeep_ui::Table>().get_prompt().into()
    }

    /// Plays like a small child: presses anything. `letters` are the keys besides arrows and the
    /// like, `goal` is the height to which cards are dragged, and `new` begins a match after one
    /// was left that no longer exists.
    pub fn play_like_a_child(
        &self,
        seed: u64,
        letters: &[&str],
        goal: f32,
        new: impl Fn(u64) -> Begin,
    ) {
        self.speed(Speed::Fast);
        let mut chance = Chance::new(seed);
        let mut keys: Vec<SharedString> = [
            Key::LeftArrow,
            Key::RightArrow,
            Key::UpArrow,
            Key::DownArrow,
            Key::Return,
            Key::Escape,
            Key::Backspace,
        ]
        .map(SharedString::from)
        .into();
        keys.extend(letters.iter().map(|letter| SharedString::from(*letter)));
        let mut opened = 0;
        for _ in 0..400 {
            if self.app.services().shell.page() != Page::Table(self.game) {
                opened += 1;
                let resumed =
                    matches!(self.data_dir().look(self.game, Slot::Auto), SlotState::Good(_));
                let begin = if resumed { Begin::Resume(Slot::Auto) } else { new(opened) };
                assert!(self.app.services().play(self.game, begin));
            }
            // Mostly below the bar, whose buttons leave the table.
            let (x, y) = (chance.below(360) as f32, 40.0 + chance.below(600) as f32);
            match chance.below(12) {
                0..=4 => self.tap(LogicalPosition::new(x, y)),
                5 => self.dispatch(WindowEvent::PointerExited),
                6 => {
                    let to = LogicalPosition::new(chance.below(360) as f32, goal);
                    self.drag(LogicalPosition::new(x, 500.0 + chance.below(130) as f32), to);
                }
                7..=8 => self.key(keys[chance.below(keys.len() as u32) as usize].clone()),
                9 => {
                    let sizes = [(360.0, 640.0), (640.0, 360.0), (1280.0, 800.0)];
                    let (width, height) = sizes[chance.below(3) as usize];
                    self.dispatch(WindowEvent::Resized { size: LogicalSize::new(width, height) });
                }
                _ => self.wait(),
            }
        }
        let played = match self.data_dir().load::<G>(Slot::Auto) {
            Ok(save) => save.value.record.depth().0,
            Err(_) => 0,
        };
        assert!(played > 0 || opened > 1, "something was played");
    }
}
