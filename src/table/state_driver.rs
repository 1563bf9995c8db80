//! A table's state without a screen, for tests: nothing is drawn, heard or opened, and time passes
//! when a test says so.

use std::sync::Arc;
use std::time::Duration;

use tempfile::TempDir;

use super::activity::Activity;
use super::areas;
use super::effect::Effect;
use super::game::{Action, Reaction, Scene as _, TableGame};
use super::gestures::dragged;
use super::play::Play;
use super::reaction::HistoryStep;
use super::show::Heights;
use super::state::{Coach, State, Surroundings};
use crate::geometry::{Point, Rect};
use crate::i18n::{self, Language};
use crate::seated::Perspective;
use crate::session::Session;
use crate::ui::Sheet;
use cardkeep_ai::Level;
use cardkeep_art::CardArt;
use cardkeep_core::engine::Setup;
use cardkeep_store::{Challenge, DataDir, Player, Settings};

/// The size of the areas of a table without a layout, and how far they are apart.
const AREA: (f32, f32) = (400.0, 100.0);
const APART: f32 = 200.0;

/// The state of a table, and what it has asked for.
pub struct Bench<T: TableGame> {
    state: State<T>,
    data_dir: Arc<DataDir>,
    /// How long it waits, if it does not wait for the player.
    wait: Option<Duration>,
    effects: Vec<Effect<T>>,
    _folder: TempDir,
}

impl<T: TableGame> Bench<T> {
    /// Opens a match in which the player has seat 0.
    pub fn open(seats: u8, seed: u64) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let data_dir = Arc::new(DataDir::open(folder.path()).expect("it is opened"));
        let mut players = vec![Player::Computer(Level::Easy); usize::from(seats)];
        players[0] = Player::Human;
        let setup = Setup::new(seats, Default::default());
        let new = Challenge::of::<T::Rules>(&setup, seed, &players, &[]);
        let session = Session::begin(Arc::clone(&data_dir), new, false).expect("it begins");
        let mut play = Play::new(session, Settings { tips: false, ..Settings::default() });
        let mut game = T::new(&play.names);
        play.open(&mut game);
        Bench::of(State::new(game, play, Coach::default()), data_dir, folder)
    }

    fn of(state: State<T>, data_dir: Arc<DataDir>, folder: TempDir) -> Self {
        let mut bench = Bench { state, data_dir, wait: None, effects: Vec::new(), _folder: folder };
        bench.update(State::resume);
        bench
    }

    /// Opens the review of this match, which has ended.
    pub fn review(self) -> Self {
        let Bench { data_dir, _folder, .. } = self;
        let number = data_dir.history(T::ID).matches.first().expect("a finished match").number;
        let session = Session::review(Arc::clone(&data_dir), number, Perspective::Own);
        let play = Play::new(session.expect("it is opened"), Settings::default());
        let game = T::new(&play.names);
        Bench::of(State::new(game, play, Coach::default()), data_dir, _folder)
    }

    /// Changes the state, as a table does.
    fn update<R>(&mut self, change: impl FnOnce(&mut State<T>) -> R) -> R {
        self.state.here = Surroundings { attended: true, ..Default::default() };
        let result = change(&mut self.state);
        self.effects = self.state.take_effects();
        for effect in &self.effects {
            if let Effect::Wait(wait) = effect {
                self.wait = *wait;
            }
        }
        result
    }

    pub fn play(&self) -> &Play<T> {
        &self.state.play
    }

    /// Returns what the table is doing.
    pub fn doing(&self) -> &'static str {
        match self.state.activity {
            Activity::Ready => "ready",
            Activity::Presenting => "presenting",
            Activity::Skipping => "skipping",
            Activity::Pausing => "pausing",
            Activity::Gathering { late: false, .. } => "gathering",
            Activity::Gathering { late: true, .. } => "gathering late",
            Activity::WaitingForPlayer => "waiting",
        }
    }

    /// Returns how many actions were taken that are not shown yet.
    pub fn gathered(&self) -> usize {
        self.state.activity.gathered()
    }

    /// Returns the log: of a review, that of the whole match.
    pub fn log(&self) -> Vec<String> {
        let State { play, review, .. } = &self.state;
        let of_match = review.outline.iter().map(|(_, line)| line);
        let shown = play.log.iter().filter(|_| !play.session.is_reviewing());
        of_match.chain(shown).map(|line| line.text.clone()).collect()
    }

    /// Changes the language while another page is shown.
    pub fn translate(&mut self, language: Language) {
        self.pause();
        i18n::set_language(language);
        let settings = self.play().settings.clone();
        self.update(|state| state.settings_changed(settings));
        self.resume();
    }

    /// Returns how long the table waits before it goes on by itself.
    pub fn wait(&self) -> Option<Duration> {
        self.wait
    }

    /// Lets the table go on once it has waited, and opponents think a little.
    pub fn pulse(&mut self) {
        std::thread::sleep(Duration::from_millis(1));
        self.wait = None;
        self.update(State::advance_and_show);
    }

    /// Lets the table go on until it does something.
    pub fn until(&mut self, wanted: impl Fn(&Self) -> bool) {
        // Far longer than an opponent thinks, on any machine.
        for _ in 0..100_000 {
            if wanted(self) {
                return;
            }
            assert!(self.wait.is_some(), "{}: nothing goes on while {}", T::ID, self.doing());
            self.pulse();
        }
        panic!("{}: still {}", T::ID, self.doing());
    }

    /// Skips what is shown.
    pub fn skip(&mut self) {
        self.update(State::hasten);
    }

    /// Takes an action for the player.
    pub fn act(&mut self, action: Action<T>) {
        self.update(|state| state.react(Reaction::Act(action)));
    }

    /// Takes a legal action of any seat, without showing it.
    pub fn force(&mut self) -> bool {
        let action = self.play().legal().first().copied();
        action.into_iter().for_each(|action| self.update(|state| state.carry_out(action)));
        self.update(|state| state.play.catch_up(&mut state.game));
        action.is_some()
    }

    /// Finishes the match by itself, or skips to its end.
    pub fn play_out(&mut self) {
        self.update(State::play_out);
    }

    /// Takes back the player's last decision.
    pub fn undo(&mut self) {
        self.update(|state| state.react(Reaction::History(HistoryStep::Undo)));
    }

    /// Starts or stops a review that advances by itself.
    pub fn autoplay(&mut self) {
        self.update(|state| state.react(Reaction::Autoplay));
    }

    /// Compares a match under review with that of a hard player.
    pub fn compare(&mut self) {
        self.update(State::compare);
    }

    /// Takes in what a search has found. Returns whether the table looks again later.
    pub fn awaits_analysis(&mut self) -> bool {
        self.update(State::await_analysis);
        self.effects.iter().any(|effect| matches!(effect, Effect::AwaitAnalysis))
    }

    /// Goes to a move of a review.
    pub fn jump(&mut self, moves: usize) {
        self.update(|state| state.jump(moves));
    }

    pub fn pause(&mut self) {
        self.update(State::pause);
    }

    pub fn resume(&mut self) {
        self.update(State::resume);
    }

    pub fn open_menu(&mut self) {
        self.update(State::toggle_menu);
    }

    /// Closes what is open on the table. Returns whether there was anything.
    pub fn back(&mut self) -> bool {
        self.update(State::back)
    }

    /// Whether a sheet is open.
    pub fn has_sheet(&self) -> bool {
        self.state.sheets.open != Sheet::None
    }

    /// Whether the latest change asked for an update of the screen.
    pub fn shows(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Show))
    }

    /// Gives every zone an area of its own, and every card its place there.
    pub fn lay(&mut self) {
        let state = &mut self.state;
        state.areas.put(areas::TABLE, Rect { width: 1.0, height: 1.0, ..Rect::default() });
        for (number, zone) in state.play.scene.zones().into_iter().enumerate() {
            if let Some(lay) = state.game.lay(&state.play, zone) {
                let y = number as f32 * APART;
                let area = Rect { x: 0.0, y, width: AREA.0, height: AREA.1 };
                state.areas.put(&lay.area, area);
            }
        }
        let (sprites, _) = state.sprites(Heights::default());
        state.shown.cards.show(sprites, &CardArt::new(), 1.0, None);
    }

    /// Returns where a card of the player's that can be dragged lies.
    pub fn draggable(&self) -> Option<Point> {
        let State { game, play, shown, .. } = &self.state;
        let drags = |piece: &usize| !dragged(game, play, *piece).is_empty();
        let seen = |piece: usize| Some(shown.cards.in_sight(piece)?.center());
        (0..play.scene.pieces().count()).filter(drags).find_map(seen)
    }

    /// Picks up a card, and moves it by this much.
    pub fn drag(&mut self, from: Point, by: f32) {
        self.update(|state| state.pick_up(from, from));
        self.update(|state| state.drag_to(from, Point { x: from.x + by, ..from }));
        self.lay();
    }

    /// Drops the dragged card at a point.
    pub fn drop_at(&mut self, at: Point) {
        self.update(|state| state.put_down(at));
    }

    /// Whether the chosen cards follow the pointer.
    pub fn drags(&self) -> bool {
        self.state.selection.drag.is_some()
    }
}
