//! A running table: time passes, opponents answer, the screen follows.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use slint::{ComponentHandle, Model, ModelRc, Timer, TimerMode, VecModel};

use super::cards::{CardLayer, picture};
use super::models::{bounds, texts};
use super::stage::{Choice, Drag, Explanation, Stage, table_size};
use super::{Begin, Table};
use crate::app::geometry::{CARD_RATIO, Size};
use crate::app::gesture::Recogniser;
use crate::app::session::{NewMatch, Session};
use crate::app::{Services, fresh_deal};
use crate::engine::{Game, Setup};
use crate::store::Slot;
use crate::ui::{self, Bounds, LogLine, TableChoice, Theme};

/// How often an opponent's answer is looked for.
const POLL: Duration = Duration::from_millis(40);
/// Before an opponent acts, at normal speed, so that a person can follow.
const BREATH: Duration = Duration::from_millis(400);
/// The longest look at anything once the player taps to go on.
const HASTE: Duration = Duration::from_millis(80);
/// Before an opponent that could not be made to think is asked again.
const RETRY: Duration = Duration::from_secs(3);

/// What lies open over the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sheet {
    Log,
    Explanation,
    Menu,
}

/// The running table of a game.
pub struct Running<S: Stage> {
    pub(super) me: Weak<Running<S>>,
    pub(super) services: Services,
    pub(super) stage: RefCell<S>,
    pub(super) cards: CardLayer,
    log: Rc<VecModel<LogLine>>,
    pub(super) pointer: RefCell<Recogniser>,
    pub(super) long_press: Timer,
    pub(super) drag: Cell<Option<Drag>>,
    pub(super) sheet: Cell<Option<Sheet>>,
    /// The buttons beside the prompt.
    pub(super) choices: RefCell<Vec<Choice<<S::Game as Game>::Action>>>,
    pulse: Timer,
    /// The table is shown and time passes.
    awake: Cell<bool>,
    /// The player tapped to go on.
    hasty: Cell<bool>,
    /// The pause before the opponent's action has passed.
    breathed: Cell<bool>,
}

/// Opens the table of a game for a new match or a saved one.
///
/// # Errors
/// Why the match cannot be played, in words for the player.
pub fn open<S: Stage>(begin: Begin, services: &Services) -> Result<Rc<dyn Table>, String> {
    let place = Rc::clone(&services.place);
    let size = table_size(services);
    let (mut stage, notice) = match begin {
        Begin::New { options, players, names, seed } => {
            let options = serde_json::from_value(options).map_err(|why| why.to_string())?;
            let setup = Setup { seats: players.len() as u8, options };
            let new = NewMatch { setup, players, names, seed };
            let (session, notice) = Session::begin(place, S::GAME, new, S::summary)?;
            (S::begun(session, size), notice)
        }
        Begin::Resume(slot) => {
            let (session, notice) = Session::resume(place, S::GAME, slot, S::summary)?;
            (S::resumed(session, size), notice)
        }
    };
    stage.configure(&services.settings.borrow());
    let table = Rc::new_cyclic(|me| Running {
        me: me.clone(),
        services: services.clone(),
        stage: RefCell::new(stage),
        cards: CardLayer::new(),
        log: Rc::default(),
        pointer: RefCell::default(),
        long_press: Timer::default(),
        drag: Cell::new(None),
        sheet: Cell::new(None),
        choices: RefCell::default(),
        pulse: Timer::default(),
        awake: Cell::new(false),
        hasty: Cell::new(false),
        breathed: Cell::new(false),
    });
    table.connect();
    table.lay();
    if let Some(notice) = notice {
        services.shell.say(&notice);
    }
    Ok(table)
}

impl<S: Stage> Running<S> {
    /// Hands the screen what it keeps for as long as this table is there.
    fn lay(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let table = window.global::<ui::Table>();
        table.set_cards(self.cards.model());
        table.set_log(ModelRc::from(Rc::clone(&self.log)));
        table.set_choices(ModelRc::default());
        table.set_over(false);
        table.set_hand_over(false);
        table.set_alone(self.stage.borrow().session().players().len() == 1);
        self.furnish();
        self.show();
    }

    pub(super) fn resize(&self, size: Size) {
        if size.width < 1.0 || size.height < 1.0 {
            return;
        }
        self.stage.borrow_mut().resize(size);
        self.let_go();
        self.furnish();
        self.show();
    }

    /// Forgets the pointer: what it held is not played, and what it still does means nothing.
    fn let_go(&self) {
        self.long_press.stop();
        self.pointer.borrow_mut().cancel();
        self.drag.set(None);
    }

    /// Sets what stays while size and colours do.
    fn furnish(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let stage = self.stage.borrow();
        let frame = stage.frame();
        let table = window.global::<ui::Table>();
        table.set_bar(bounds(frame.bar));
        table.set_prompt_place(bounds(frame.prompt));
        table.set_log_place(frame.log.map_or_else(Bounds::default, bounds));
        table.set_text_scale(frame.text_scale);
        stage.furnish(&window, &self.services.art);
    }

    /// Goes on after the player did something: says what went wrong beside the match, shows what
    /// is new, and lets time pass.
    pub(super) fn go_on(&self, notice: Option<String>) {
        if let Some(notice) = notice {
            self.services.shell.say(&notice);
        }
        self.beat();
    }

    /// Lets the steps that wait be shown quickly.
    pub(super) fn hasten(&self) {
        let reading = self.stage.borrow().hand_result().is_some();
        if reading {
            self.stage.borrow_mut().read();
            // The button that was pressed is gone.
            self.services.shell.take_focus();
        } else {
            self.hasty.set(true);
            self.stage.borrow_mut().hasten();
        }
        self.beat();
    }

    /// One beat: the next step is shown, or the opponent is asked, or the player is waited for.
    fn beat(&self) {
        let mut notice = None;
        let next = if self.awake.get() { self.advance(&mut notice) } else { None };
        self.show();
        match next {
            Some(wait) => {
                let me = self.me.clone();
                let again = move || {
                    if let Some(table) = me.upgrade() {
                        table.beat();
                    }
                };
                self.pulse.start(TimerMode::SingleShot, wait, again);
            }
            None => self.pulse.stop(),
        }
        if let Some(notice) = notice {
            self.services.shell.say(&notice);
        }
    }

    /// Moves on as far as no time has to pass, and says how long to wait then; for the player
    /// there is no waiting.
    fn advance(&self, notice: &mut Option<String>) -> Option<Duration> {
        let mut stage = self.stage.borrow_mut();
        loop {
            if stage.hand_result().is_some() {
                return None;
            }
            if let Some(length) = stage.step() {
                let wait = if stage.is_unhurried() { length } else { self.paced(length) };
                let wait = if self.hasty.get() { wait.min(HASTE) } else { wait };
                if !wait.is_zero() {
                    return Some(wait);
                }
                continue;
            }
            self.hasty.set(false);
            if stage.session().outcome().is_some() || stage.session().is_mine() {
                self.breathed.set(false);
                return stage.passes_time();
            }
            if let Some(why) = stage.session_mut().think() {
                *notice = Some(why);
                return Some(RETRY);
            }
            if !self.breathed.replace(true) {
                return Some(self.paced(BREATH).max(Duration::from_millis(1)));
            }
            let Some(action) = stage.session_mut().answer() else { return Some(POLL) };
            self.breathed.set(false);
            let failed = stage.act(action);
            *notice = failed.or(notice.take());
        }
    }

    fn paced(&self, time: Duration) -> Duration {
        time.mul_f32(self.services.settings.borrow().animation.pace())
    }

    /// Brings the screen in line with the match.
    pub(super) fn show(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let stage = self.stage.borrow();
        let scale = window.window().scale_factor();
        self.cards.show(stage.sprites(self.drag.get()), &self.services.art, scale);

        let table = window.global::<ui::Table>();
        table.set_title(stage.title().into());
        table.set_prompt(stage.prompt().into());
        table.set_refusing(stage.is_refusing());
        table.set_dragging(self.drag.get().is_some());
        table.set_log_open(self.sheet.get() == Some(Sheet::Log));
        table.set_menu_open(self.sheet.get() == Some(Sheet::Menu));
        table.set_explaining(self.sheet.get() == Some(Sheet::Explanation));
        while self.log.row_count() > stage.log().len() {
            self.log.remove(self.log.row_count() - 1);
        }
        for (row, line) in stage.log().iter().enumerate() {
            let shown = self.log.row_data(row);
            let same = |shown: &LogLine| shown.text == line.text && shown.heading == line.heading;
            if shown.as_ref().is_some_and(same) {
                continue;
            }
            let new = LogLine { text: line.text.as_str().into(), heading: line.heading };
            match shown {
                // The oldest lines of a very long game make room.
                Some(_) => self.log.set_row_data(row, new),
                None => self.log.push(new),
            }
        }
        self.show_choices(&stage, &table);
        let hand = stage.hand_result();
        let reading = hand.is_some();
        if let Some(hand) = hand.filter(|_| !table.get_hand_over()) {
            table.set_hand_result(hand);
        }
        table.set_hand_over(reading);
        let result = stage.result().filter(|_| !stage.is_busy());
        let over = result.is_some();
        if let Some(result) = result.filter(|_| !table.get_over()) {
            table.set_result(result);
        }
        table.set_over(over);
        stage.paint(&window, &self.services.art);
    }

    /// The buttons for what is done without a card. They are left alone while they stay the same,
    /// so that the keyboard keeps its place.
    fn show_choices(&self, stage: &S, table: &ui::Table) {
        let choices = stage.choices();
        let same = |(shown, new): (&Choice<_>, &Choice<_>)| {
            (&shown.action, shown.text) == (&new.action, new.text)
        };
        let shown = self.choices.borrow().len();
        if choices.len() == shown && self.choices.borrow().iter().zip(&choices).all(same) {
            return;
        }
        let button =
            |choice: &Choice<_>| TableChoice { text: choice.text.into(), primary: choice.primary };
        let buttons: Vec<_> = choices.iter().map(button).collect();
        table.set_choices(ModelRc::new(VecModel::from(buttons)));
        self.choices.replace(choices);
    }

    /// Opens what explains a card, if there is something to say.
    pub(super) fn explain(&self, card: usize) {
        let explanation = self.stage.borrow().explain(card);
        if let Some(explanation) = explanation {
            self.tell(explanation);
        }
    }

    /// Opens an explanation.
    pub(super) fn tell(&self, explanation: Explanation) {
        let Some(window) = self.services.window.upgrade() else { return };
        let table = window.global::<ui::Table>();
        let width = window.global::<Theme>().get_example_card();
        let pixels = (self.services.pixels(width), self.services.pixels(width * CARD_RATIO));
        table.set_explained_name(explanation.name.into());
        table.set_explained_face(picture(explanation.face, pixels, &self.services.art));
        table.set_explanation(texts(explanation.lines));
        self.open_sheet(Some(Sheet::Explanation));
    }

    pub(super) fn open_sheet(&self, sheet: Option<Sheet>) {
        self.sheet.set(sheet);
        self.show();
        // The keyboard was perhaps on a button of a sheet that is gone now.
        self.services.shell.take_focus();
    }

    /// The same players and options once more, with another deal or with the same.
    pub(super) fn rematch(&self, same: bool) {
        let begin = {
            let stage = self.stage.borrow();
            let deal = stage.session().deal().filter(|_| same);
            let new = stage.session().rematch(deal.unwrap_or_else(fresh_deal));
            // Options are plain data, which JSON can always hold.
            let options = serde_json::to_value(new.setup.options).unwrap_or_default();
            Begin::New { options, players: new.players, names: new.names, seed: new.seed }
        };
        self.services.play(S::GAME, begin);
    }
}

impl<S: Stage> Table for Running<S> {
    fn leave(&self) {
        self.pause();
    }

    fn pause(&self) {
        self.awake.set(false);
        self.pulse.stop();
        self.let_go();
        self.stage.borrow_mut().session_mut().rest();
    }

    fn suspend(&self) {
        self.pause();
        let notice = self.stage.borrow_mut().session_mut().autosave();
        self.show();
        if let Some(notice) = notice {
            self.services.shell.say(&notice);
        }
    }

    fn resume(&self) {
        self.stage.borrow_mut().session_mut().wake();
        self.awake.set(true);
        self.beat();
    }

    fn back(&self) -> bool {
        if self.sheet.get().is_none() {
            return false;
        }
        self.open_sheet(None);
        true
    }

    fn settings_changed(&self) {
        self.stage.borrow_mut().configure(&self.services.settings.borrow());
        self.cards.repaint();
        self.furnish();
        self.show();
    }

    fn save_to(&self, slot: u8) -> Result<(), String> {
        let stage = self.stage.borrow();
        if stage.session().outcome().is_some() {
            return Err(String::from("The match is over: there is nothing left to save."));
        }
        stage.session().keep(Slot::Manual(slot)).map_err(|why| why.to_string())
    }
}
