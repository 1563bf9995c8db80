//! A running table: the screen follows the match.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use slint::{ComponentHandle, Model, ModelRc, Timer, TimerMode, VecModel};

use super::areas::Areas;
use super::arrange::Form;
use super::cards::{CardLayer, Sprite, picture};
use super::game::{Choice, DeedOf, Explanation, Place, Scene, TableGame, Target};
use super::models::{bounds, rows, texts};
use super::play::Play;
use super::{Begin, Seated};
use crate::app::geometry::{CARD_RATIO, Point, Rect};
use crate::app::gesture::Recogniser;
use crate::app::session::{NewMatch, Session};
use crate::app::{Services, fresh_deal};
use crate::engine::Setup;
use crate::store::Slot;
use crate::ui::{self, LogLine, Ring, TableChoice, Theme};

/// Pieces that follow the pointer fly above all layers.
const IN_HAND: u32 = 50_000;
/// The layers of places are so far apart.
const LAYER: u32 = 1000;

/// What lies open over the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sheet {
    Log,
    Explanation,
    Menu,
}

/// The running table of a game.
pub struct Table<T: TableGame> {
    pub(super) me: Weak<Table<T>>,
    pub(super) services: Services,
    pub(super) game: RefCell<T>,
    pub(super) play: RefCell<Play<T>>,
    pub(super) areas: Areas,
    pub(super) cards: CardLayer,
    log: Rc<VecModel<LogLine>>,
    pub(super) pointer: RefCell<Recogniser>,
    pub(super) long_press: Timer,
    /// How far the chosen pieces have been dragged.
    pub(super) drag: Cell<Option<Point>>,
    pub(super) sheet: Cell<Option<Sheet>>,
    /// The buttons beside the prompt.
    pub(super) choices: RefCell<Vec<Choice<DeedOf<T>>>>,
    pub(super) pulse: Timer,
    /// Runs when areas have told where they lie.
    pub(super) relay: Timer,
    /// The table is shown and time passes.
    pub(super) awake: Cell<bool>,
    /// The player tapped to go on.
    pub(super) hasty: Cell<bool>,
    /// The pause before an action that is not the player's choice has passed.
    pub(super) breathed: Cell<bool>,
}

/// Opens the table of a game for a new match or a saved one.
///
/// # Errors
/// Why the match cannot be played, in words for the player.
pub fn open<T: TableGame>(begin: Begin, services: &Services) -> Result<Rc<dyn Seated>, String> {
    let place = Rc::clone(&services.place);
    let settings = services.settings.borrow().clone();
    let (session, fresh) = match begin {
        Begin::New { options, first, players, names, seed } => {
            let options = serde_json::from_value(options).map_err(|why| why.to_string())?;
            let setup = Setup { first, ..Setup::new(players.len() as u8, options) };
            let new = NewMatch { setup, players, names, seed };
            (Session::begin(place, T::ID, new, T::summary)?, true)
        }
        Begin::Resume(slot) => (Session::resume(place, T::ID, slot, T::summary)?, false),
    };
    let mut play = Play::new(session, settings);
    let mut game = T::new(&play.names);
    if fresh {
        let steps = game.open(&mut play);
        play.steps.extend(steps);
    } else {
        play.look_again();
        for event in play.history() {
            game.seen(&event, &play.names);
        }
        game.prepare(&mut play);
    }
    let table = Rc::new_cyclic(|me| Table {
        me: me.clone(),
        services: services.clone(),
        game: RefCell::new(game),
        play: RefCell::new(play),
        areas: Areas::default(),
        cards: CardLayer::new(),
        log: Rc::default(),
        pointer: RefCell::default(),
        long_press: Timer::default(),
        drag: Cell::new(None),
        sheet: Cell::new(None),
        choices: RefCell::default(),
        pulse: Timer::default(),
        relay: Timer::default(),
        awake: Cell::new(false),
        hasty: Cell::new(false),
        breathed: Cell::new(false),
    });
    table.connect();
    table.take_the_screen();
    Ok(table)
}

impl<T: TableGame> Table<T> {
    /// Hands the screen what it keeps for as long as this table is there.
    fn take_the_screen(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let table = window.global::<ui::Table>();
        table.set_outlined(false);
        table.set_cards(self.cards.model());
        table.set_log(ModelRc::from(Rc::clone(&self.log)));
        table.set_choices(ModelRc::default());
        table.set_over(false);
        table.set_hand_over(false);
        table.set_alone(self.play.borrow().session.players().len() == 1);
        self.all_areas_report();
        self.show();
    }

    /// The table is laid out anew: every area that is there now tells where it lies.
    pub(super) fn all_areas_report(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        self.areas.clear();
        let table = window.global::<ui::Table>();
        table.set_left_handed(self.play.borrow().settings.left_handed);
        table.set_turn(table.get_turn().wrapping_add(1));
    }

    /// An area tells where it lies. The cards follow once all have told.
    pub(super) fn area_lies(&self, name: &str, at: Rect) {
        if !self.areas.put(name, at) {
            return;
        }
        self.let_go();
        let me = self.me.clone();
        self.relay.start(TimerMode::SingleShot, std::time::Duration::ZERO, move || {
            if let Some(table) = me.upgrade() {
                table.show();
            }
        });
    }

    /// Forgets the pointer: what it held is not played, and what it still does means nothing.
    pub(super) fn let_go(&self) {
        self.long_press.stop();
        self.pointer.borrow_mut().cancel();
        self.drag.set(None);
    }

    /// Brings the screen in line with the match.
    pub(super) fn show(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let sprites = self.sprites(window.global::<Theme>().get_lift());
        {
            let mut play = self.play.borrow_mut();
            play.spots = sprites.iter().map(|sprite| sprite.rect).collect();
        }
        let scale = window.window().scale_factor();
        self.cards.show(sprites, &self.services.art, scale);

        let (play, game) = (self.play.borrow(), self.game.borrow());
        let table = window.global::<ui::Table>();
        table.set_title(game.title(&play).into());
        table.set_prompt(self.prompt(&game, &play).into());
        table.set_refusing(play.is_refusing());
        table.set_dragging(self.drag.get().is_some());
        table.set_log_open(self.sheet.get() == Some(Sheet::Log));
        table.set_menu_open(self.sheet.get() == Some(Sheet::Menu));
        table.set_explaining(self.sheet.get() == Some(Sheet::Explanation));
        self.show_marks(&game, &play, &table);
        self.show_log(&play);
        self.show_choices(&game, &play, &table);
        game.dress(&play, &window, &self.services.art);
        let result = game.result(&play).filter(|_| !play.has_steps());
        drop((play, game));
        self.show_ends(&table, result);
    }

    fn show_ends(&self, table: &ui::Table, result: Option<ui::Result>) {
        let hand = self.game.borrow_mut().hands().and_then(|hands| hands.ended());
        let reading = hand.is_some();
        if let Some(hand) = hand.filter(|_| !table.get_hand_over()) {
            table.set_hand_result(hand);
        }
        table.set_hand_over(reading);
        let over = result.is_some() && !reading;
        if let Some(result) = result.filter(|_| !table.get_over()) {
            table.set_result(result);
        }
        table.set_over(over);
    }

    fn prompt(&self, game: &T, play: &Play<T>) -> String {
        if let Some(message) = play.message().or(play.narration()) {
            return message.to_owned();
        }
        let waits = play.has_steps() && play.session.players().len() > 1;
        if waits { String::new() } else { game.prompt(play) }
    }

    /// The log grows; only a match that went back in time has it shown anew.
    fn show_log(&self, play: &Play<T>) {
        let line = |line: &super::game::Line| LogLine {
            text: line.text.as_str().into(),
            heading: line.heading,
        };
        let shown = self.log.row_count();
        let goes_on = shown <= play.log.len()
            && self.log.iter().zip(&play.log).all(|(old, new)| old.text == new.text.as_str());
        if goes_on {
            play.log[shown..].iter().map(line).for_each(|line| self.log.push(line));
        } else {
            self.log.set_vec(play.log.iter().map(line).collect::<Vec<_>>());
        }
    }

    /// Frames round the areas where something can go and where the keyboard is.
    fn show_marks(&self, game: &T, play: &Play<T>, table: &ui::Table) {
        let frame = |target: &Target<Place<T>>| match target {
            Target::Place(place) => self.zone(game, play, *place),
            Target::Piece(_) => None,
        };
        let aims = if play.chosen.is_empty() { Vec::new() } else { game.aims(play) };
        let lit: Vec<ui::Bounds> = aims.iter().filter_map(frame).map(bounds).collect();
        if !table.get_lit().iter().eq(lit.iter().cloned()) {
            table.set_lit(rows(lit));
        }
        table.set_pointed(play.cursor.as_ref().and_then(frame).map(bounds).unwrap_or_default());
    }

    /// The buttons for what is done without a card. They are left alone while they stay the same,
    /// so that the keyboard keeps its place.
    fn show_choices(&self, game: &T, play: &Play<T>, table: &ui::Table) {
        let choices = game.choices(play);
        if *self.choices.borrow() == choices {
            return;
        }
        let button = |choice: &Choice<_>| TableChoice {
            text: choice.text.as_str().into(),
            primary: choice.primary,
        };
        table.set_choices(rows(choices.iter().map(button)));
        self.choices.replace(choices);
    }

    /// Every piece as it is to be seen, by its number.
    fn sprites(&self, lift: f32) -> Vec<Sprite> {
        let (play, game) = (self.play.borrow(), self.game.borrow());
        let mut sprites = vec![Sprite::default(); play.scene.pieces().len()];
        let aims = if play.chosen.is_empty() { Vec::new() } else { game.aims(&play) };
        for place in play.scene.places() {
            let there = play.scene.at(place);
            let lay = game.lay(&play, place);
            let Some(lay) = lay else { continue };
            let Some(area) = self.areas.get(&lay.area) else {
                let zone = lay.zone.as_ref().and_then(|zone| self.areas.get(zone));
                let rect = zone.map_or(Rect::default(), |zone| Form::out_of_sight(zone));
                there.iter().for_each(|number| sprites[*number].rect = rect);
                continue;
            };
            let count = lay.count.unwrap_or(there.len());
            for (index, number) in there.into_iter().enumerate() {
                let look = game.look(&play, number);
                let spot = lay.form.spot(area, index, count);
                let rect = spot.unwrap_or_else(|| lay.form.buried(area));
                let mut sprite = Sprite {
                    rect,
                    z: lay.layer * LAYER + index as u32,
                    face: if spot.is_some() { look.face } else { super::cards::Face::Hidden },
                    ring: look.ring,
                    dim: look.dim,
                    held: false,
                    label: look.label,
                    actionable: look.acts,
                };
                if aims.contains(&Target::Piece(number)) {
                    sprite.ring = Ring::Lit;
                }
                if play.cursor == Some(Target::Piece(number)) {
                    sprite.ring = Ring::Pointed;
                }
                if play.chosen.contains(&number) {
                    sprite.ring = Ring::Chosen;
                    if let Some(by) = self.drag.get() {
                        sprite.rect.x += by.x;
                        sprite.rect.y += by.y;
                        sprite.z += IN_HAND;
                        sprite.held = true;
                    } else if lay.rises {
                        sprite.rect.y -= lift;
                    }
                }
                sprites[number] = sprite;
            }
        }
        sprites
    }

    /// Where a touch means a place.
    pub(super) fn zone(&self, game: &T, play: &Play<T>, place: Place<T>) -> Option<Rect> {
        let lay = game.lay(play, place)?;
        match &lay.zone {
            Some(zone) => self.areas.get(zone),
            None => Some(lay.form.zone(self.areas.get(&lay.area)?)),
        }
    }

    /// The topmost place at a point.
    pub(super) fn place_at(&self, point: Point) -> Option<Place<T>> {
        let (play, game) = (self.play.borrow(), self.game.borrow());
        let mut places = play.scene.places();
        places.reverse();
        let here = |place: &Place<T>| {
            self.zone(&game, &play, *place).is_some_and(|zone| zone.contains(point))
        };
        places.into_iter().find(here)
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

    /// Says what went wrong beside the match.
    pub(super) fn say_notices(&self) {
        let notices = self.play.borrow_mut().session.take_notices();
        if !notices.is_empty() {
            self.services.shell.say(&notices.join(" "));
        }
    }

    /// The same players and options once more, with another deal or with the same.
    pub(super) fn rematch(&self, same: bool) {
        let begin = {
            let play = self.play.borrow();
            let deal = play.session.deal().filter(|_| same);
            let NewMatch { setup, players, names, seed } =
                play.session.rematch(deal.unwrap_or_else(fresh_deal));
            // Options are plain data, which JSON can always hold.
            let options = serde_json::to_value(setup.options).unwrap_or_default();
            Begin::New { options, first: setup.first, players, names, seed }
        };
        self.services.play(T::ID, begin);
    }
}

impl<T: TableGame> Seated for Table<T> {
    fn leave(&self) {
        self.pause();
    }

    fn pause(&self) {
        self.awake.set(false);
        self.pulse.stop();
        self.let_go();
        self.play.borrow_mut().session.rest();
    }

    fn suspend(&self) {
        self.pause();
        self.play.borrow_mut().session.autosave();
        self.show();
        self.say_notices();
    }

    fn resume(&self) {
        self.play.borrow_mut().session.wake();
        self.awake.set(true);
        self.beat();
    }

    fn back(&self) -> bool {
        if self.sheet.get().is_some() {
            self.open_sheet(None);
            return true;
        }
        let held = {
            let play = self.play.borrow();
            !play.chosen.is_empty() || play.cursor.is_some()
        };
        if held {
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
        self.play.borrow_mut().settings = settings;
        self.cards.repaint();
        self.all_areas_report();
        self.show();
    }

    fn save_to(&self, slot: u8) -> Result<(), String> {
        let play = self.play.borrow();
        if play.session.outcome().is_some() {
            return Err(String::from(super::words::NOTHING_TO_SAVE));
        }
        play.session.keep(Slot::Manual(slot)).map_err(|why| why.to_string())
    }
}
