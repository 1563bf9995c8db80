//! Callbacks of the screen: connects them to the running table.

use std::rc::Rc;
use std::time::Duration;

use slint::{ComponentHandle, Timer};

use super::controller::Table;
use super::ends::next_page;
use super::game::{TableGame, Target};
use super::keys::arrow;
use super::state::State;
use crate::geometry::{Point, Rect};
use crate::gesture::{Gesture, LONG_PRESS, Recognizer};
use crate::keys::KeyPress;
use crate::seated::Seated;
use crate::ui::{self, Sheet};
use crate::{Page, give_up, refresh_settings};
use cardkeep_art::Crest;

impl<T: TableGame> Table<T> {
    /// Connects the screen's callbacks to this table.
    pub(super) fn connect(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let screen = window.global::<ui::Table>();
        let coach = window.global::<ui::Coach>();
        let review = window.global::<ui::Review>();
        let ending = window.global::<ui::Ending>();
        let sheets = window.global::<ui::Sheets>();

        /// Makes a handler that does nothing once the table is gone.
        macro_rules! on {
            ($screen:ident.$on:ident, |$table:ident $(, $argument:ident)*| $body:expr) => {{
                let weak = self.me.clone();
                $screen.$on(move |$($argument),*| {
                    if let Some($table) = weak.upgrade() {
                        $body
                    }
                });
            }};
        }
        /// Makes a handler that changes the state.
        macro_rules! update {
            ($screen:ident.$on:ident, |$state:ident $(, $argument:ident)*| $body:expr) => {
                on!($screen.$on, |table $(, $argument)*| table.update(|$state| $body))
            };
        }
        on!(screen.on_relaid, |table| table.all_areas_report());
        on!(screen.on_area, |table, name, at| {
            table.area_lies(&name, Rect::new(at.x, at.y, at.width, at.height));
        });
        on!(screen.on_pressed, |table, x, y| table.pressed(Point { x, y }));
        on!(screen.on_moved, |table, x, y| table.follow(|pointer| pointer.moved(Point { x, y })));
        on!(screen.on_released, |table, x, y| table.follow(|pointer| pointer.up(Point { x, y })));
        on!(screen.on_canceled, |table| table.follow(Recognizer::cancel));
        update!(screen.on_asked, |state, x, y| state.explain_at(Point { x, y }));
        on!(screen.on_comes_up, |table| table.services.shell.guard_all());
        update!(ending.on_go_on, |state| state.hasten());
        update!(screen.on_act, |state, piece| state.use_it(Target::Piece(piece as usize)));
        update!(screen.on_act_on, |state, area| {
            if let Some(place) = state.place_of(&area) {
                state.use_it(Target::Zone(place));
            }
        });
        update!(screen.on_choose, |state, index| state.choose(index as usize));
        on!(screen.on_choice_lies, |table, index, at| {
            table.choice_lies(index as usize, Rect::new(at.x, at.y, at.width, at.height));
        });
        update!(coach.on_next, |state| state.next_lesson_step());
        update!(coach.on_back, |state| state.go_back_in_lesson());
        update!(coach.on_tip_read, |state| state.end_tip());
        update!(sheets.on_pick, |state, index| state.pick(index as usize));
        on!(sheets.on_save, |table| {
            table.update(|state| state.open_sheet(Sheet::None));
            table.services.shell.go(Page::Saves(T::ID));
        });
        on!(sheets.on_rules, |table| table.services.shell.go(Page::Rules(T::ID)));
        on!(sheets.on_settings, |table| table.services.shell.go(Page::Settings));
        on!(sheets.on_give_up, |table| {
            if let Some((game, slot)) = table.running() {
                give_up(&table.services, game, slot);
            }
        });
        update!(screen.on_lift, |state| state.lift());
        update!(screen.on_explain_lift, |state| state.explain_lift());
        update!(screen.on_toggle_log, |state| state.toggle_log());
        on!(sheets.on_toggle_menu, |table| table.toggle_menu());
        update!(screen.on_command, |state, index| state.press_icon(index as usize));
        update!(sheets.on_menu_command, |state, line, index| {
            state.press_in_menu(line as usize, index as usize);
        });
        update!(review.on_jump, |state, moves| state.jump(moves.max(0) as usize));
        update!(review.on_analyze, |state| state.analyze());
        update!(ending.on_challenge, |state| state.challenge());
        update!(review.on_compare, |state| state.compare());
        update!(review.on_review_friend, |state| state.review_friend());
        update!(sheets.on_close, |state| state.open_sheet(Sheet::None));
        on!(ending.on_home, |table| table.services.shell.go(Page::Home));
        on!(ending.on_new_deal, |table| table.services.shell.go(Page::NewGame(T::ID)));
        on!(ending.on_go_to_next, |table| {
            let statistics = table.services.data_dir.statistics().value;
            let next = next_page(&statistics, &table.current_state().play);
            // From there, back leads home.
            table.services.shell.go(Page::Home);
            if let Some((page, _)) = next {
                table.services.shell.go(page);
            }
        });
        // A new table replaces these handlers, which is impossible while one of them runs.
        on!(ending.on_rematch, |table| {
            Timer::single_shot(Duration::ZERO, move || table.rematch(false));
        });
        on!(review.on_review_match, |table| {
            Timer::single_shot(Duration::ZERO, move || {
                let alone = table.on_screen(|to| to.table.get_alone());
                table.review_this(|review| {
                    if alone == Some(false) {
                        review.invoke_analyze();
                    }
                });
            });
        });
        on!(review.on_compare_match, |table| {
            Timer::single_shot(Duration::ZERO, move || {
                table.review_this(|review| review.invoke_compare());
            });
        });
        on!(ending.on_same_deal, |table| {
            Timer::single_shot(Duration::ZERO, move || table.rematch(true));
        });
        let weak = self.me.clone();
        screen.on_key(move |event| {
            weak.upgrade().is_some_and(|table| table.key(&table.services.key_press(&event)))
        });
        self.connect_pictures(&screen);
    }

    /// Connects what Slint asks for by itself, even while the state is being changed or shown.
    fn connect_pictures(&self, screen: &ui::Table<'_>) {
        let state = self.state.borrow();
        let nodes = Rc::downgrade(&state.shown.nodes);
        screen.on_nodes(move |area, _| {
            nodes.upgrade().map(|nodes| nodes.of(&area)).unwrap_or_default()
        });
        let names = &state.play.names;
        let own = names.level(names.human()).is_none() && !state.play.session.is_shared();
        let crests: Vec<Crest> = names.clockwise().map(|seat| names.crest(seat)).collect();
        let weak = self.me.clone();
        screen.on_crest(move |seat, size, _| {
            let crest = usize::try_from(seat).ok().and_then(|seat| crests.get(seat));
            let picture = |(table, crest): (Rc<Table<T>>, &Crest)| {
                let services = &table.services;
                let mine = || services.settings.borrow().emblem.into();
                let side = services.pixels(size);
                services.art.crest(if seat == 0 && own { mine() } else { *crest }, side, side)
            };
            weak.upgrade().zip(crest).map(picture).unwrap_or_default()
        });
        let (weak, figures) = (self.me.clone(), Rc::clone(&state.shown.figures));
        screen.on_figure(move |index, width, height| {
            let index = usize::try_from(index).ok();
            let figure = index.and_then(|index| figures.borrow().get(index).copied());
            weak.upgrade().zip(figure).map_or_else(Default::default, |(table, figure)| {
                let [width, height] = [width, height].map(|side| table.services.pixels(side));
                figure.picture(&table.services, width, height)
            })
        });
    }

    fn pressed(&self, at: Point) {
        self.update(|state| state.press_at(at));
        self.after(&self.timers.long_press, LONG_PRESS, |table| table.follow(Recognizer::rested));
    }

    /// Follows the pointer, and carries out the gesture that it makes, if any. A gesture means what
    /// the screen shows, so pending animations are finished first, and a card is dragged to the end.
    fn follow(&self, pointer: impl FnOnce(&mut Recognizer) -> Option<Gesture>) {
        match self.update(|state| pointer(&mut state.selection.pointer)) {
            Some(Gesture::Tap(at)) => self.watch_finger(|| {
                self.update(State::settle);
                self.update(|state| state.tap(at));
            }),
            Some(Gesture::LongPress(at)) => self.update(|state| state.explain_at(at)),
            Some(Gesture::DragStart { from, at }) => {
                self.update(State::settle);
                self.update(|state| state.pick_up(from, at));
            }
            Some(Gesture::DragMove { from, at }) => self.update(|state| state.drag_to(from, at)),
            Some(Gesture::Drop { from, at }) => {
                self.update(|state| state.drag_to(from, at));
                self.update(|state| state.selection.finger = at);
                self.update(|state| state.put_down(at));
            }
            Some(Gesture::Cancel) => self.update(State::cancel_drag),
            None => {}
        }
    }

    /// Handles a key that no control took. Returns whether it had a meaning here.
    fn key(&self, key: &KeyPress) -> bool {
        self.update(|state| state.key(key)).unwrap_or_else(|| {
            let Some((across, down)) = arrow(key) else { return false };
            self.update(State::catch_up_alone);
            self.update(|state| state.move_by(across, down))
        })
    }

    /// Makes a change. Where it is under the finger, the next press was meant for what was there before.
    pub(super) fn watch_finger(&self, change: impl FnOnce()) {
        let before = self.state.borrow_mut().under_finger();
        change();
        if self.state.borrow_mut().under_finger() != before {
            self.services.shell.guard();
        }
    }

    fn toggle_menu(&self) {
        refresh_settings(&self.services);
        let over = self.state.borrow().play.session.outcome().is_some();
        self.on_screen(|to| to.sheets().set_can_give_up(self.running().is_some() && !over));
        self.update(State::toggle_menu);
    }
}
