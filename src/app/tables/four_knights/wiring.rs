//! What the player does at the table: pointer, keyboard, buttons.

use std::rc::Rc;
use std::time::{Duration, Instant};

use slint::platform::Key;
use slint::{ComponentHandle, SharedString, Timer, TimerMode};

use super::GAME;
use super::scene::{Place, Side};
use super::show::Drag;
use super::table::{FourKnights, Sheet};
use crate::app::geometry::{Point, Size};
use crate::app::gesture::{Gesture, LONG_PRESS};
use crate::app::{Page, Question};
use crate::games::four_knights::Action;
use crate::ui;

/// Lets the screen call this table.
pub fn connect(table: &Rc<FourKnights>) {
    let Some(window) = table.services.window.upgrade() else { return };
    let screen = window.global::<ui::Table>();
    let began = Instant::now();

    /// A handler that does nothing once the table is gone.
    macro_rules! on {
        ($on:ident, |$table:ident $(, $argument:ident)*| $body:expr) => {{
            let weak = Rc::downgrade(table);
            screen.$on(move |$($argument),*| {
                if let Some($table) = weak.upgrade() {
                    $body
                }
            });
        }};
    }
    on!(on_resized, |table, width, height| table.resize(Size { width, height }));
    on!(on_pressed, |table, x, y| table.pressed(Point { x, y }));
    on!(on_moved, |table, x, y| {
        let gesture = table.pointer.borrow_mut().moved(Point { x, y });
        table.understand(gesture);
    });
    on!(on_released, |table, x, y| table.released(Point { x, y }, began.elapsed()));
    on!(on_cancelled, |table| {
        table.long_press.stop();
        let gesture = table.pointer.borrow_mut().cancel();
        table.understand(gesture);
    });
    on!(on_asked, |table, x, y| table.explain_at(Point { x, y }));
    on!(on_act, |table, number| table.act_on(number as usize));
    on!(on_choose, |table, index| table.choose(index as usize));
    on!(on_save, |table| table.services.shell.go(Page::Saves(GAME)));
    on!(on_rules, |table| table.services.shell.go(Page::Rules(GAME)));
    on!(on_toggle_log, |table| table.toggle_log());
    on!(on_close, |table| table.open_sheet(None));
    on!(on_home, |table| table.services.shell.go(Page::Home));
    on!(on_new_deal, |table| table.services.shell.go(Page::NewGame(GAME)));
    on!(on_rematch, |table| {
        // A new table takes over these handlers, which it cannot while one of them runs.
        Timer::single_shot(Duration::ZERO, move || table.rematch());
    });
    let weak = Rc::downgrade(table);
    screen.on_key(move |text| weak.upgrade().is_some_and(|table| table.key(&text)));
    table.lay();
}

impl FourKnights {
    fn pressed(&self, at: Point) {
        self.pointer.borrow_mut().down(at);
        let me = self.me.clone();
        self.long_press.start(TimerMode::SingleShot, LONG_PRESS, move || {
            if let Some(table) = me.upgrade() {
                let gesture = table.pointer.borrow_mut().rested();
                table.understand(gesture);
            }
        });
    }

    fn released(&self, at: Point, time: Duration) {
        self.long_press.stop();
        let gesture = self.pointer.borrow_mut().up(at, time);
        self.understand(gesture);
    }

    fn understand(&self, gesture: Option<Gesture>) {
        match gesture {
            // A double tap is a tap that chooses and a tap that plays.
            Some(Gesture::Tap(at) | Gesture::DoubleTap(at)) => self.tap(at),
            Some(Gesture::LongPress(at)) => self.explain_at(at),
            Some(Gesture::DragStart { from, at }) => self.pick_up(from, at),
            Some(Gesture::DragMove { from, at }) => self.carry(from, at),
            Some(Gesture::Drop { from, at }) => self.put_down(from, at),
            Some(Gesture::Cancel) => {
                self.drag.set(None);
                self.show();
            }
            None => {}
        }
    }

    fn tap(&self, at: Point) {
        if self.play.borrow().is_busy() {
            self.hasten();
            return;
        }
        let hit = self.cards.hit(at);
        let notice = {
            let mut play = self.play.borrow_mut();
            if !play.is_open() {
                return;
            }
            let body = hit.map(|number| play.scene.bodies()[number]);
            match body.map(|body| (body.place, body.card)) {
                Some((Place::Hand(Side::Mine), Some(card))) => play.tap(card),
                Some((Place::Stockade(slot), _)) if play.is_swapping() => play.tap_slot(slot),
                _ => match play.chosen {
                    Some(card)
                        if !play.is_swapping() && self.layout.borrow().field().contains(at) =>
                    {
                        play.play(card)
                    }
                    _ => {
                        play.clear();
                        None
                    }
                },
            }
        };
        self.go_on(notice);
    }

    /// The action of a card for those who do not point: a card of the hand is played, or chosen
    /// for the Stockade.
    fn act_on(&self, number: usize) {
        let notice = {
            let mut play = self.play.borrow_mut();
            let Some(body) = play.scene.bodies().get(number).copied().filter(|_| play.is_open())
            else {
                return;
            };
            match (body.place, body.card) {
                (Place::Hand(Side::Mine), Some(card)) => play.play(card),
                (Place::Stockade(slot), _) if play.is_swapping() => play.tap_slot(slot),
                _ => return,
            }
        };
        self.go_on(notice);
    }

    fn pick_up(&self, from: Point, at: Point) {
        let Some(number) = self.cards.hit(from) else { return };
        {
            let mut play = self.play.borrow_mut();
            let place = play.scene.bodies()[number].place;
            if !play.is_open() || place != Place::Hand(Side::Mine) {
                return;
            }
            play.clear();
        }
        self.drag.set(Some(Drag { number, by: Point::default() }));
        self.carry(from, at);
    }

    fn carry(&self, from: Point, at: Point) {
        let Some(drag) = self.drag.get() else { return };
        let by = Point { x: at.x - from.x, y: at.y - from.y };
        self.drag.set(Some(Drag { by, ..drag }));
        self.show();
    }

    /// A card was let go: on the field or the Stockade it is played, elsewhere it goes back.
    fn put_down(&self, from: Point, at: Point) {
        self.carry(from, at);
        let Some(drag) = self.drag.take() else { return };
        let aims = [at, self.rect(drag.number).centre()];
        let notice = {
            let mut play = self.play.borrow_mut();
            let layout = self.layout.borrow();
            match play.scene.bodies()[drag.number].card.filter(|_| play.is_open()) {
                Some(card) if play.is_swapping() => {
                    let hit = |slot: &u8| {
                        let rect = layout.stockade[usize::from(*slot) - 1];
                        aims.iter().any(|aim| rect.contains(*aim))
                    };
                    let slot = (1..=layout.stockade.len() as u8).find(hit);
                    slot.and_then(|slot| play.act(Action::Swap(card, slot)))
                }
                Some(card) if aims.iter().any(|aim| layout.field().contains(*aim)) => {
                    play.play(card)
                }
                _ => None,
            }
        };
        self.go_on(notice);
    }

    /// Explains the card at a point, if its face is seen.
    fn explain_at(&self, at: Point) {
        let Some(number) = self.cards.hit(at) else { return };
        let found = {
            let play = self.play.borrow();
            let body = play.scene.bodies()[number];
            let against = match body.place {
                Place::Hand(_) | Place::Field(Side::Mine) => play.scene.newest(Side::Theirs),
                _ => None,
            };
            body.card.filter(|_| body.face_up).map(|card| (card, against))
        };
        if let Some((card, against)) = found {
            self.explain(card, against);
        }
    }

    fn choose(&self, index: usize) {
        let action = self.choices.borrow().get(index).copied();
        let Some(action) = action else { return };
        let asks = self.services.settings.borrow().confirmations;
        if action == Action::Yield && asks {
            let question = Question {
                title: "Give up the battle?".into(),
                text: "You hold a card that could answer.".into(),
                yes: "Give up".into(),
                danger: true,
            };
            let me = self.me.clone();
            self.services.shell.ask(question, move || {
                if let Some(table) = me.upgrade() {
                    table.act(Action::Yield);
                }
            });
            return;
        }
        self.act(action);
    }

    fn act(&self, action: Action) {
        let notice = self.play.borrow_mut().act(action);
        self.go_on(notice);
        self.services.shell.take_focus();
    }

    fn toggle_log(&self) {
        let open = self.sheet.get() == Some(Sheet::Log);
        self.open_sheet((!open).then_some(Sheet::Log));
    }

    /// A key that no button took. Answers whether it meant something here.
    fn key(&self, text: &SharedString) -> bool {
        let is = |key: Key| *text == SharedString::from(key);
        let enter = is(Key::Return) || is(Key::Space);
        if self.sheet.get().is_some() {
            if enter {
                self.open_sheet(None);
            }
            return enter;
        }
        match text.to_lowercase().as_str() {
            "l" => self.toggle_log(),
            "r" => self.services.shell.go(Page::Rules(GAME)),
            _ if is(Key::F1) => self.services.shell.go(Page::Rules(GAME)),
            _ if enter && self.play.borrow().is_busy() => self.hasten(),
            _ if !self.play.borrow().is_open() => return false,
            _ if enter => self.play_chosen(),
            _ if is(Key::LeftArrow) => self.choice(|play| play.move_choice(-1)),
            _ if is(Key::RightArrow) => self.choice(|play| play.move_choice(1)),
            _ if is(Key::UpArrow) => self.choice(|play| play.move_slot(-1)),
            _ if is(Key::DownArrow) => self.choice(|play| play.move_slot(1)),
            _ => return false,
        }
        true
    }

    fn choice(&self, change: impl FnOnce(&mut super::play::Play)) {
        change(&mut self.play.borrow_mut());
        self.show();
    }

    fn play_chosen(&self) {
        let notice = {
            let mut play = self.play.borrow_mut();
            match (play.chosen, play.slot) {
                (Some(_), Some(slot)) if play.is_swapping() => play.tap_slot(slot),
                (Some(card), _) => play.play(card),
                (None, _) => None,
            }
        };
        self.go_on(notice);
    }
}
