//! The running table: time passes, opponents answer, the screen follows.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use slint::{ComponentHandle, ModelRc, Timer, TimerMode, VecModel};

use super::layout::{Layout, text_scale};
use super::play::Play;
use super::scene::Side;
use super::show::{self, Drag};
use super::{GAME, words};
use crate::app::geometry::{Rect, Size};
use crate::app::gesture::Recogniser;
use crate::app::tables::cards::CardLayer;
use crate::app::tables::models::bounds;
use crate::app::tables::{Begin, Table};
use crate::app::{Services, fresh_deal};
use crate::cards::{Card, Suit};
use crate::engine::Game;
use crate::games::four_knights::{Action, prey};
use crate::store::Slot;
use crate::ui::{self, Bounds, FourKnightsTable, LogLine, SeatInfo, TableChoice, Theme};

/// How often an opponent's answer is looked for.
const POLL: Duration = Duration::from_millis(40);
/// Before an opponent acts, at normal speed, so that a person can follow.
const BREATH: Duration = Duration::from_millis(400);
/// The longest look at anything once the player taps to go on.
const HASTE: Duration = Duration::from_millis(80);
/// Before an opponent that could not be made to think is asked again.
const RETRY: Duration = Duration::from_secs(3);
/// The size of the suits in the legend, where it is not crowded.
const LEGEND_ICON: f32 = 18.0;

/// What lies open over the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sheet {
    Log,
    Explanation,
}

/// A running match of Four Knights on the screen.
pub struct FourKnights {
    pub(super) me: Weak<FourKnights>,
    pub(super) services: Services,
    pub(super) play: RefCell<Play>,
    pub(super) layout: RefCell<Layout>,
    pub(super) cards: CardLayer,
    log: Rc<VecModel<LogLine>>,
    pub(super) pointer: RefCell<Recogniser>,
    pub(super) long_press: Timer,
    pub(super) drag: Cell<Option<Drag>>,
    pub(super) sheet: Cell<Option<Sheet>>,
    /// What the buttons beside the prompt do.
    pub(super) choices: RefCell<Vec<Action>>,
    pulse: Timer,
    /// The table is shown and time passes.
    awake: Cell<bool>,
    /// The player tapped to go on.
    hasty: Cell<bool>,
    /// The pause before the opponent's action has passed.
    breathed: Cell<bool>,
}

impl FourKnights {
    pub fn new(play: Play, services: &Services) -> Rc<FourKnights> {
        let size = services.window.upgrade().map_or_else(Size::default, |window| {
            let theme = window.global::<Theme>();
            Size { width: theme.get_width(), height: theme.get_height() }
        });
        Rc::new_cyclic(|me| FourKnights {
            me: me.clone(),
            services: services.clone(),
            play: RefCell::new(play),
            layout: RefCell::new(Layout::new(size)),
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
        })
    }

    /// Hands the screen what it keeps for as long as this table is there.
    pub(super) fn lay(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let table = window.global::<ui::Table>();
        table.set_cards(self.cards.model());
        table.set_log(ModelRc::from(Rc::clone(&self.log)));
        table.set_choices(ModelRc::default());
        self.place_everything();
        self.paint_legend();
        self.show();
    }

    pub(super) fn resize(&self, size: Size) {
        if self.layout.borrow().table == size || size.width < 1.0 || size.height < 1.0 {
            return;
        }
        self.layout.replace(Layout::new(size));
        self.drag.set(None);
        self.place_everything();
        self.paint_legend();
        self.show();
    }

    fn place_everything(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let layout = self.layout.borrow();
        let table = window.global::<ui::Table>();
        table.set_bar(bounds(layout.bar));
        table.set_prompt_place(bounds(layout.prompt));
        table.set_log_place(layout.log.map_or_else(Bounds::default, bounds));
        let own = window.global::<FourKnightsTable>();
        table.set_text_scale(text_scale(layout.table));
        own.set_my_badge(bounds(layout.badge(Side::Mine)));
        own.set_their_badge(bounds(layout.badge(Side::Theirs)));
        own.set_pile(layout.pile_room());
        own.set_legend(bounds(layout.legend));
        own.set_caption(layout.stockade_caption.map_or_else(Bounds::default, bounds));
        own.set_field(bounds(layout.field()));
    }

    /// The suits of the legend, each beating the next, and the first again.
    fn paint_legend(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let larger = text_scale(self.layout.borrow().table) * window.window().scale_factor();
        let pixels = (LEGEND_ICON * larger).round() as u32;
        let cycle = std::iter::successors(Some(Suit::Hearts), |suit| Some(prey(*suit))).take(5);
        let icons: Vec<_> = cycle.map(|suit| self.services.art.suit(suit, pixels)).collect();
        window.global::<FourKnightsTable>().set_suits(ModelRc::new(VecModel::from(icons)));
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
        self.hasty.set(true);
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
        let mut play = self.play.borrow_mut();
        loop {
            if let Some(length) = play.step() {
                let wait = self.paced(length);
                let wait = if self.hasty.get() { wait.min(HASTE) } else { wait };
                if !wait.is_zero() {
                    return Some(wait);
                }
                continue;
            }
            self.hasty.set(false);
            if play.session.outcome().is_some() || play.session.is_mine() {
                self.breathed.set(false);
                return None;
            }
            if let Some(why) = play.session.think() {
                *notice = Some(why);
                return Some(RETRY);
            }
            if !self.breathed.replace(true) {
                let breath = self.paced(BREATH);
                return Some(breath.max(Duration::from_millis(1)));
            }
            let Some(action) = play.session.answer() else { return Some(POLL) };
            self.breathed.set(false);
            let failed = play.act(action);
            *notice = failed.or(notice.take());
        }
    }

    fn paced(&self, time: Duration) -> Duration {
        time.mul_f32(self.services.settings.borrow().animation.pace())
    }

    /// Brings the screen in line with the match.
    pub(super) fn show(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let (play, layout) = (self.play.borrow(), self.layout.borrow());
        let scale = window.window().scale_factor();
        let sprites = show::sprites(&play, &layout, self.drag.get());
        self.cards.show(sprites, &self.services.art, scale);

        let table = window.global::<ui::Table>();
        table.set_title(words::title(play.scene.hand()).into());
        table.set_prompt(play.prompt().into());
        table.set_refusing(play.refusal.is_some());
        table.set_log_open(self.sheet.get() == Some(Sheet::Log));
        table.set_explaining(self.sheet.get() == Some(Sheet::Explanation));
        let known = slint::Model::row_count(&*self.log);
        for line in &play.log[known.min(play.log.len())..] {
            self.log.push(LogLine { text: line.text.as_str().into(), heading: line.heading });
        }
        self.show_choices(&play, &table);
        self.show_result(&play, &table);

        let own = window.global::<FourKnightsTable>();
        let [mine, theirs] = show::seats(&play);
        if differs(&own.get_mine(), &mine) {
            own.set_mine(mine);
        }
        if differs(&own.get_theirs(), &theirs) {
            own.set_theirs(theirs);
        }
        own.set_banner(show::banner(&play).into());
        let mark = show::mark(&play, &layout);
        own.set_marked(mark.is_some());
        if let Some((place, up)) = mark {
            own.set_mark(bounds(place));
            own.set_mark_up(up);
        }
    }

    /// The buttons for what is done without a card. They are left alone while they stay the same,
    /// so that the keyboard keeps its place.
    fn show_choices(&self, play: &Play, table: &ui::Table) {
        let mut legal = Vec::new();
        if play.is_open() {
            play.session.position().legal_actions(&mut legal);
        }
        let named = |action: &Action| match action {
            Action::Keep => Some("Keep hand"),
            Action::Yield => Some("Give up"),
            _ => None,
        };
        legal.retain(|action| named(action).is_some());
        if *self.choices.borrow() == legal {
            return;
        }
        let choice = |text: &str| TableChoice { text: text.into(), primary: false };
        let shown: Vec<_> = legal.iter().filter_map(named).map(choice).collect();
        table.set_choices(ModelRc::new(VecModel::from(shown)));
        self.choices.replace(legal);
    }

    fn show_result(&self, play: &Play, table: &ui::Table) {
        let result = show::result(play).filter(|_| !play.is_busy());
        let over = result.is_some();
        if let Some(result) = result.filter(|_| !table.get_over()) {
            table.set_result(result);
        }
        table.set_over(over);
    }

    /// Opens what explains a card.
    pub(super) fn explain(&self, card: Card, against: Option<Card>) {
        let Some(window) = self.services.window.upgrade() else { return };
        let table = window.global::<ui::Table>();
        let scale = window.window().scale_factor();
        let width = window.global::<Theme>().get_example_card() * scale;
        let (width, height) = (width.round() as u32, (width * 1.4).round() as u32);
        table.set_explained_name(words::capital(&card.name()).into());
        table.set_explained_face(self.services.art.face(card, width, height));
        let lines = words::explain(card, against);
        table.set_explanation(crate::app::tables::models::texts(lines));
        self.open_sheet(Some(Sheet::Explanation));
    }

    pub(super) fn open_sheet(&self, sheet: Option<Sheet>) {
        self.sheet.set(sheet);
        self.show();
        // The keyboard was perhaps on a button of a sheet that is gone now.
        self.services.shell.take_focus();
    }

    /// Where a card is shown now.
    pub(super) fn rect(&self, number: usize) -> Rect {
        self.cards.rect(number).unwrap_or_default()
    }

    /// The same players and options once more, with another deal.
    pub(super) fn rematch(&self) {
        let begin = {
            let play = self.play.borrow();
            let new = play.session.rematch(fresh_deal());
            let options = serde_json::to_value(new.setup.options);
            // Options are plain data, which JSON can always hold.
            let options = options.unwrap_or_default();
            Begin::New { options, players: new.players, seed: new.seed }
        };
        self.services.play(GAME, begin);
    }
}

/// Whether a badge has something new to say; its list of points is another one every time.
fn differs(shown: &SeatInfo, new: &SeatInfo) -> bool {
    (&shown.label, shown.acting, shown.current) != (&new.label, new.acting, new.current)
}

impl Table for FourKnights {
    fn leave(&self) {
        self.pause();
    }

    fn pause(&self) {
        self.awake.set(false);
        self.pulse.stop();
        self.long_press.stop();
        self.drag.set(None);
        self.play.borrow_mut().session.rest();
    }

    fn resume(&self) {
        self.play.borrow_mut().session.wake();
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
        self.cards.repaint();
        self.paint_legend();
        self.show();
    }

    fn save_to(&self, slot: u8) -> Result<(), String> {
        let play = self.play.borrow();
        if play.session.outcome().is_some() {
            return Err(String::from("The match is over: there is nothing left to save."));
        }
        play.session.keep(Slot::Manual(slot)).map_err(|why| why.to_string())
    }
}
