//! Controller of a running table: keeps the screen in line with the match.

use crate::i18n::{self, app, t};
use crate::words::store;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use slint::{ComponentHandle, ModelRc, Timer, TimerMode, VecModel};

use super::areas::choice_area;
use super::areas::{self, Areas};
use super::cards::CardLayer;
use super::celebration::Figure;
use super::game::{Chooser, CommandOf, Line, MenuOf, ReactionOf, Step, TableGame};
use super::look::HandLayout;
use super::nodes::Nodes;
use super::play::Play;
use super::progress::{Progress, Review};
use super::retelling;
use super::tip::TipState;
use crate::geometry::{Point, Rect};
use crate::gesture::Recognizer;
use crate::lesson::Progress as LessonProgress;
use crate::matching::matched_levels;
use crate::seated::{Begin, Seated};
use crate::session::{NewMatch, Playout};
use crate::ui::{self, LogLine, Sheet};
use crate::{Services, fresh_deal};
use cardkeep_core::games::GameId;
use cardkeep_store::{Player, Slot};

/// The running table of a game.
pub(super) struct Table<T: TableGame> {
    pub(super) me: Weak<Table<T>>,
    pub(super) services: Services,
    pub(super) game: RefCell<T>,
    pub(super) play: RefCell<Play<T>>,
    pub(super) areas: Areas,
    pub(super) cards: CardLayer,
    /// Where the cards of the player's hand lie.
    pub(super) hand: RefCell<HandLayout>,
    /// The cards' accessibility nodes.
    pub(super) nodes: Nodes,
    pub(super) log: Rc<VecModel<LogLine>>,
    pub(super) pointer: RefCell<Recognizer>,
    pub(super) long_press: Timer,
    /// How far the chosen pieces have been dragged.
    pub(super) drag: Cell<Option<Point>>,
    /// The sheet that is open over the table.
    pub(super) sheet: Cell<Sheet>,
    /// The menu or notice opened last.
    pub(super) menu: RefCell<Option<MenuOf<T>>>,
    /// The buttons beside the prompt.
    pub(super) choices: RefCell<Vec<CommandOf<T>>>,
    /// The choice at the keyboard cursor.
    pub(super) choice_at: Cell<Option<usize>>,
    /// The open chooser, and the option at the keyboard cursor.
    pub(super) chooser: RefCell<Option<Chooser<ReactionOf<T>>>>,
    pub(super) chooser_at: Cell<Option<usize>>,
    /// The cursor's position in its line when an action hid it.
    pub(super) cursor_was: Cell<Option<usize>>,
    pub(super) pulse: Timer,
    /// Runs after areas have reported their rectangles.
    pub(super) relay: Timer,
    /// Runs when flying cards have landed, or at the next frame if some wait for their pictures.
    pub(super) landing: Timer,
    /// Runs when pictures have been waited for too long.
    pub(super) overdue: Timer,
    /// Whether the table is shown and time passes.
    pub(super) awake: Cell<bool>,
    /// Whether an app dialog covers it.
    covered: Cell<bool>,
    pub(super) progress: Cell<Progress>,
    /// Whether the screen is changing without a player action.
    pub(super) unasked: Cell<bool>,
    /// Runs while the buttons beside the prompt have just changed without a player action, so that a
    /// press was meant for the previous ones.
    pub(super) fresh: Timer,
    /// Whether a match under review advances automatically.
    pub(super) autoplay: Cell<bool>,
    /// The log of a whole match under review, with the number of moves at which each line was
    /// written.
    pub(super) outline: RefCell<Vec<(usize, Line)>>,
    pub(super) outlined_at: Cell<Option<usize>>,
    /// The win chances of a match under review.
    pub(super) analysis: RefCell<Review>,
    /// Whether the rivals' hands are open in a review, and the number of moves behind those shown.
    pub(super) hands_open: Cell<bool>,
    pub(super) hands_at: Cell<Option<usize>>,
    /// Whether an automatic playout is being offered.
    pub(super) playout_offered: Cell<bool>,
    /// Hidden answers collected so far.
    pub(super) gathered: RefCell<VecDeque<Step<T>>>,
    /// What enters the scene of a victory.
    pub(super) figures: RefCell<Vec<Figure>>,
    /// The lesson that is played here, if any.
    pub(super) lesson: RefCell<Option<LessonProgress>>,
    /// The first-time tip that is shown.
    pub(super) tip: Cell<TipState>,
}

impl<T: TableGame> Table<T> {
    pub(super) fn new(services: &Services, game: T, play: Play<T>) -> Rc<Self> {
        Rc::new_cyclic(|me| Table {
            me: me.clone(),
            services: services.clone(),
            game: RefCell::new(game),
            play: RefCell::new(play),
            areas: Areas::default(),
            cards: CardLayer::default(),
            hand: RefCell::default(),
            nodes: Nodes::default(),
            log: Rc::default(),
            pointer: RefCell::default(),
            long_press: Timer::default(),
            drag: Cell::new(None),
            sheet: Cell::default(),
            menu: RefCell::default(),
            choices: RefCell::default(),
            choice_at: Cell::new(None),
            chooser: RefCell::default(),
            chooser_at: Cell::new(None),
            cursor_was: Cell::new(None),
            pulse: Timer::default(),
            relay: Timer::default(),
            landing: Timer::default(),
            overdue: Timer::default(),
            awake: Cell::new(false),
            covered: Cell::new(false),
            progress: Cell::default(),
            unasked: Cell::new(false),
            fresh: Timer::default(),
            autoplay: Cell::new(false),
            outline: RefCell::default(),
            outlined_at: Cell::new(None),
            analysis: RefCell::default(),
            hands_open: Cell::new(false),
            hands_at: Cell::new(None),
            playout_offered: Cell::new(false),
            gathered: RefCell::default(),
            figures: RefCell::default(),
            lesson: RefCell::default(),
            tip: Cell::default(),
        })
    }

    /// Stops all timers and thinking.
    pub(super) fn rest(&self) {
        self.awake.set(false);
        self.pulse.stop();
        self.let_go();
        self.stop_analysis();
        self.play.borrow_mut().session.rest();
    }

    /// Connects the models that live as long as the table.
    pub(super) fn take_the_screen(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let table = window.global::<ui::Table>();
        table.set_outlined(false);
        table.set_cards(self.cards.model());
        table.set_log(ModelRc::from(Rc::clone(&self.log)));
        table.set_choices(ModelRc::default());
        table.set_choice_at(-1);
        table.set_over(false);
        table.set_celebrating(false);
        table.set_awards(ModelRc::default());
        table.set_hand_over(false);
        table.set_alone(self.play.borrow().session.is_solitaire());
        table.set_reviewing(self.is_reviewing());
        table.set_practice(self.play.borrow().session.is_practice() && !self.is_reviewing());
        table.set_analysis(ui::Analysis { title: t!(app::analysis).into(), ..Default::default() });
        table.set_hands(ModelRc::default());
        table.set_lesson(slint::SharedString::new());
        table.set_taught(self.lesson.borrow().is_some());
        self.all_areas_report();
        self.show();
    }

    /// Makes every area of a new layout report its rectangle.
    pub(super) fn all_areas_report(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        self.areas.clear();
        let table = window.global::<ui::Table>();
        table.set_left_handed(self.play.borrow().settings.left_handed);
        table.set_log_open(self.play.borrow().settings.log_open);
        table.set_turn(table.get_turn().wrapping_add(1));
    }

    /// Stores the rectangle reported by an area. The cards follow once all areas have reported. A
    /// drag ends only with the whole layout: parts of it make room for what a dragged card would do.
    pub(super) fn area_lies(&self, name: &str, at: Rect) {
        if !self.areas.put(name, at) {
            return;
        }
        if name == areas::TABLE || self.drag.get().is_none() {
            self.let_go();
        }
        self.show_soon();
    }

    /// Stores the rectangle reported by a button beside the prompt. A lesson's mark follows it.
    pub(super) fn choice_lies(&self, index: usize, at: Rect) {
        if self.areas.put(&choice_area(index), at) && self.lesson.borrow().is_some() {
            self.show_soon();
        }
    }

    /// Updates the table once all areas have reported.
    fn show_soon(&self) {
        let me = self.me.clone();
        self.relay.start(TimerMode::SingleShot, std::time::Duration::ZERO, move || {
            if let Some(table) = me.upgrade() {
                table.show();
            }
        });
    }

    /// Cancels the current gesture and ignores the rest of it.
    pub(super) fn let_go(&self) {
        self.long_press.stop();
        self.pointer.borrow_mut().cancel();
        if self.drag.take().is_some() {
            self.play.borrow_mut().clear();
        }
    }

    /// Moves the keyboard cursor to a button beside the prompt, or away.
    pub(super) fn point_at_choice(&self, at: Option<usize>) {
        self.choice_at.set(at);
        let Some(window) = self.services.window.upgrade() else { return };
        window.global::<ui::Table>().set_choice_at(at.map_or(-1, |at| at as i32));
    }

    /// Shows messages about problems outside the match.
    pub(super) fn say_notices(&self) {
        let notices = self.play.borrow_mut().session.take_notices();
        if !notices.is_empty() {
            self.services.shell.show_toast(notices.join(" "));
        }
    }

    /// Starts another match with the same players and options, with another deal or the same. With
    /// another deal, levels that follow the player's results are chosen again.
    pub(super) fn rematch(&self, same: bool) {
        self.pause();
        let begin = {
            let play = self.play.borrow();
            let known = play.session.deal();
            let other = || std::iter::repeat_with(fresh_deal).find(|deal| Some(*deal) != known);
            let deal = if same { known } else { other() };
            let NewMatch { setup, mut players, names, seed } =
                play.session.rematch(deal.unwrap_or_else(fresh_deal));
            if !same && let Some(levels) = matched_levels(&self.services, T::ID, players.len()) {
                let rivals = players.iter_mut().filter(|player| player.level().is_some());
                rivals.zip(levels).for_each(|(rival, level)| *rival = Player::Computer(level));
            }
            // Options are plain data, which always fits JSON.
            let options = serde_json::to_value(setup.options).unwrap_or_default();
            let practice = play.session.is_practice();
            Begin::New { options, first: setup.first, players, names, seed, practice }
        };
        if !self.services.play(T::ID, begin) {
            self.resume();
        }
    }
}

impl<T: TableGame> Seated for Table<T> {
    fn leave(&self) {
        self.rest();
        self.say_notices();
    }

    fn pause(&self) {
        self.rest();
        let unseen = self.is_presenting();
        let mut play = self.play.borrow_mut();
        play.session.autosave();
        if unseen || play.has_steps() || play.hand_result.is_some() {
            play.session.keep_result();
        }
    }

    fn suspend(&self) {
        self.pause();
        self.services.data_dir.settle();
        self.show();
        self.say_notices();
    }

    fn cover(&self, covered: bool) {
        self.covered.set(covered);
        self.hold_clock();
    }

    fn hold_clock(&self) {
        let away = !self.services.shell.is_attended();
        let covered = self.covered.get() || self.sheet.get() != Sheet::None || self.demonstrates();
        self.play.borrow_mut().session.hold_clock(away || covered);
    }

    fn resume(&self) {
        self.play.borrow_mut().session.wake();
        self.awake.set(true);
        if self.sheet.get() == Sheet::Analysis {
            self.analyze();
        }
        self.advance_and_show();
    }

    fn back(&self) -> bool {
        if self.sheet.get() != Sheet::None {
            self.open_sheet(Sheet::None);
            return true;
        }
        if self.is_playing_out() {
            self.set_playout(Playout::Off);
            self.advance_and_show();
            return true;
        }
        if self.close_tip() {
            self.show();
            return true;
        }
        let held = {
            let play = self.play.borrow();
            let pointed = play.cursor.is_some() || self.choice_at.get().is_some();
            self.drag.get().is_none() && (!play.chosen.is_empty() || pointed)
        };
        if held {
            self.point_at_choice(None);
            let mut play = self.play.borrow_mut();
            play.clear();
            play.cursor = None;
            drop(play);
            self.show();
        }
        held
    }

    fn settings_changed(&self) {
        let settings = self.services.settings.borrow().clone();
        {
            let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
            let language = i18n::language();
            play.names.call_me(&settings.name);
            play.settings = settings;
            if play.language != language {
                play.language = language;
                play.names.translate();
                // The log and what the game remembers are texts.
                retelling::look_again(&mut *game, &mut play);
                play.retold.clear();
            }
        }
        self.cards.repaint();
        self.hands_at.set(None);
        self.all_areas_report();
        self.show();
    }

    fn save_to(&self, slot: u8) -> Result<(), String> {
        let play = self.play.borrow();
        if self.running().is_none() || play.session.outcome().is_some() {
            return Err(t!(app::nothing_to_save));
        }
        play.session.keep(Slot::Manual(slot)).map_err(|why| store::error(&why))
    }
    fn running(&self) -> Option<(GameId, Slot)> {
        let slot = self.play.borrow().session.slot().filter(|slot| *slot != Slot::Lesson);
        slot.map(|slot| (T::ID, slot))
    }

    fn reviewed(&self) -> Option<(u32, usize)> {
        let number = self.play.borrow().session.reviewed()?;
        Some((number, self.moves_behind()))
    }

    fn show_move(&self, moves: usize) {
        self.jump(moves);
    }

    fn rename(&self, title: &str) {
        self.play.borrow_mut().session.rename(title);
    }
}
