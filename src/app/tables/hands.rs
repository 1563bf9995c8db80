//! What the player does at any table: pointer, keyboard, buttons.

use std::time::{Duration, Instant};

use slint::platform::Key;
use slint::{ComponentHandle, Timer, TimerMode};

use super::running::{Running, Sheet};
use super::stage::{Drag, Explanation, Notice, Pressed, Stage};
use crate::app::Page;
use crate::app::geometry::{Point, Size};
use crate::app::gesture::{Gesture, LONG_PRESS};
use crate::engine::Game;
use crate::ui;

impl<S: Stage> Running<S> {
    /// Lets the screen call this table.
    pub(super) fn connect(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let screen = window.global::<ui::Table>();
        let began = Instant::now();

        /// A handler that does nothing once the table is gone.
        macro_rules! on {
            ($on:ident, |$table:ident $(, $argument:ident)*| $body:expr) => {{
                let weak = self.me.clone();
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
        on!(on_tapped, |table, x, y| table.tap(Point { x, y }, S::tap));
        on!(on_go_on, |table| table.hasten());
        on!(on_act, |table, card| table.use_card(card as usize));
        on!(on_choose, |table, index| table.choose(index as usize));
        on!(on_save, |table| table.services.shell.go(Page::Saves(S::GAME)));
        on!(on_rules, |table| table.services.shell.go(Page::Rules(S::GAME)));
        on!(on_toggle_log, |table| table.toggle(Sheet::Log));
        on!(on_toggle_menu, |table| table.toggle(Sheet::Menu));
        on!(on_tool, |table, tool| table.use_tool(tool));
        on!(on_close, |table| table.open_sheet(None));
        on!(on_home, |table| table.services.shell.go(Page::Home));
        on!(on_new_deal, |table| table.services.shell.go(Page::NewGame(S::GAME)));
        // A new table takes over these handlers, which it cannot while one of them runs.
        on!(on_rematch, |table| {
            Timer::single_shot(Duration::ZERO, move || table.rematch(false));
        });
        on!(on_same_deal, |table| {
            Timer::single_shot(Duration::ZERO, move || table.rematch(true));
        });
        let weak = self.me.clone();
        screen.on_key(move |text| weak.upgrade().is_some_and(|table| table.key(&Pressed(text))));
    }

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
            Some(Gesture::Tap(at)) => self.tap(at, S::tap),
            Some(Gesture::DoubleTap(at)) => self.tap(at, S::double_tap),
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

    fn tap(&self, at: Point, tap: fn(&mut S, Option<usize>, Point) -> Notice) {
        let card = self.cards.hit(at);
        let asked = self.stage.borrow().asks(card, at);
        if self.stage.borrow().is_busy() {
            self.hasten();
        } else if let Some(explanation) = asked {
            self.tell(explanation);
        } else if self.stage.borrow().is_open() {
            let notice = tap(&mut self.stage.borrow_mut(), card, at);
            self.go_on(notice);
        }
    }

    /// The action of a card for those who do not point.
    fn use_card(&self, card: usize) {
        if self.stage.borrow().is_open() {
            let notice = self.stage.borrow_mut().use_card(card);
            self.go_on(notice);
        }
    }

    fn pick_up(&self, from: Point, at: Point) {
        let Some(card) = self.cards.hit(from).filter(|_| self.stage.borrow().is_open()) else {
            return;
        };
        if self.stage.borrow_mut().lift(card) {
            self.drag.set(Some(Drag { card, by: Point::default() }));
            self.carry(from, at);
        }
    }

    fn carry(&self, from: Point, at: Point) {
        let Some(drag) = self.drag.get() else { return };
        let by = Point { x: at.x - from.x, y: at.y - from.y };
        self.drag.set(Some(Drag { by, ..drag }));
        self.show();
    }

    /// A card was let go. If it may not lie there, it flies back.
    fn put_down(&self, from: Point, at: Point) {
        self.carry(from, at);
        let Some(Drag { card, .. }) = self.drag.take() else { return };
        let middle = self.cards.rect(card).unwrap_or_default().centre();
        let open = self.stage.borrow().is_open();
        let notice = open.then(|| self.stage.borrow_mut().drop(card, [at, middle]));
        self.go_on(notice.flatten());
    }

    fn explain_at(&self, at: Point) {
        if let Some(card) = self.cards.hit(at) {
            self.explain(card);
        }
    }

    fn choose(&self, index: usize) {
        let choice = self.choices.borrow().get(index).cloned();
        let Some(choice) = choice else { return };
        let asks = self.services.settings.borrow().confirmations;
        match choice.question.filter(|_| asks) {
            Some(question) => {
                let me = self.me.clone();
                self.services.shell.ask(question, move || {
                    if let Some(table) = me.upgrade() {
                        table.act(choice.action);
                    }
                });
            }
            None => self.act(choice.action),
        }
    }

    fn act(&self, action: Option<<S::Game as Game>::Action>) {
        let notice = match action {
            Some(action) => self.stage.borrow_mut().act(action),
            None => {
                self.stage.borrow_mut().withdraw();
                None
            }
        };
        self.go_on(notice);
        // The button that was pressed is gone.
        self.services.shell.take_focus();
    }

    fn toggle(&self, sheet: Sheet) {
        let open = self.sheet.get() == Some(sheet);
        self.open_sheet((!open).then_some(sheet));
    }

    /// Does what the game offers beside its moves, after a question if there is one.
    fn use_tool(&self, tool: ui::Tool) {
        if self.sheet.get().is_some() {
            self.open_sheet(None);
        }
        let asks = self.services.settings.borrow().confirmations;
        let question = self.stage.borrow().question(tool).filter(|_| asks);
        let me = self.me.clone();
        let act = move || {
            if let Some(table) = me.upgrade() {
                let notice = table.stage.borrow_mut().tool(tool);
                table.go_on(notice);
            }
        };
        match question {
            Some(question) => self.services.shell.ask(question, act),
            None => act(),
        }
    }

    /// What E asks for.
    fn pointed(&self, key: &Pressed) -> Option<Explanation> {
        self.stage.borrow().explain_pointed().filter(|_| key.is_letter("e"))
    }

    /// A key that no button took. Answers whether it meant something here.
    fn key(&self, key: &Pressed) -> bool {
        if key.is_letter("l") {
            self.toggle(Sheet::Log);
        } else if key.is_letter("r") || key.is(Key::F1) {
            self.services.shell.go(Page::Rules(S::GAME));
        } else if self.sheet.get().is_some() {
            if !key.is_enter() {
                return false;
            }
            self.open_sheet(None);
        } else if self.stage.borrow().is_busy() {
            if !key.is_enter() {
                return false;
            }
            self.hasten();
        } else if let Some(explanation) = self.pointed(key) {
            self.tell(explanation);
        } else {
            let open = self.stage.borrow().is_open();
            let done = open.then(|| self.stage.borrow_mut().key(key)).flatten();
            let Some(notice) = done else { return false };
            self.go_on(notice);
        }
        true
    }
}
