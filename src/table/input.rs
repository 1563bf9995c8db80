//! Pointer and button input of any table.

use std::time::Duration;

use slint::{ComponentHandle, Timer, TimerMode};

use super::commands::commands;
use super::controller::Table;
use super::game::prepare;
use super::game::{
    Command, CommandOf, How, MenuLine, Reaction, ReactionOf, Scene, TableGame, Target, Touch, Zone,
};
use super::last_action;
use crate::geometry::{Point, Rect};
use crate::gesture::{Gesture, LONG_PRESS};
use crate::i18n::{app, t};
use crate::seated::Seated;
use crate::services::Services;
use crate::sound::Tick;
use crate::ui::{self, Sheet};
use crate::{Page, change_settings, give_up, refresh_settings};
use cardkeep_art::Crest;
use cardkeep_store::Settings;

impl<T: TableGame> Table<T> {
    /// Connects the screen's callbacks to this table.
    pub(super) fn connect(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        let screen = window.global::<ui::Table>();

        /// Makes a handler that does nothing once the table is gone.
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
        on!(on_relaid, |table| table.all_areas_report());
        on!(on_area, |table, name, at| {
            table.area_lies(&name, Rect::new(at.x, at.y, at.width, at.height));
        });
        on!(on_pressed, |table, x, y| table.pressed(Point { x, y }));
        on!(on_moved, |table, x, y| {
            let gesture = table.pointer.borrow_mut().moved(Point { x, y });
            table.understand(gesture);
        });
        on!(on_released, |table, x, y| table.released(Point { x, y }));
        on!(on_canceled, |table| {
            table.long_press.stop();
            let gesture = table.pointer.borrow_mut().cancel();
            table.understand(gesture);
        });
        on!(on_asked, |table, x, y| table.explain_at(Point { x, y }));
        on!(on_comes_up, |table| table.services.shell.guard(true));
        on!(on_go_on, |table| table.hasten());
        on!(on_act, |table, piece| table.use_it(Target::Piece(piece as usize)));
        on!(on_act_on, |table, area| {
            let place = table.place_of(&area);
            if let Some(place) = place {
                table.use_it(Target::Zone(place));
            }
        });
        on!(on_choose, |table, index| table.choose(index as usize));
        on!(on_choice_lies, |table, index, at| {
            table.choice_lies(index as usize, Rect::new(at.x, at.y, at.width, at.height));
        });
        on!(on_lesson_next, |table| table.next_lesson_step());
        on!(on_lesson_back, |table| table.go_back_in_lesson());
        on!(on_tip_read, |table| table.end_tip());
        on!(on_pick, |table, index| table.pick(index as usize));
        on!(on_save, |table| {
            table.open_sheet(Sheet::None);
            table.services.shell.go(Page::Saves(T::ID));
        });
        on!(on_rules, |table| table.services.shell.go(Page::Rules(T::ID)));
        on!(on_settings, |table| table.services.shell.go(Page::Settings));
        on!(on_give_up, |table| {
            if let Some((game, slot)) = table.running() {
                give_up(&table.services, game, slot);
            }
        });
        on!(on_toggle_log, |table| table.toggle_log());
        on!(on_toggle_menu, |table| table.toggle_menu());
        on!(on_command, |table, index| table.press_icon(index as usize));
        on!(on_menu_command, |table, line, index| {
            table.press_in_menu(line as usize, index as usize);
        });
        on!(on_jump, |table, moves| table.jump(moves.max(0) as usize));
        on!(on_analyze, |table| table.analyze());
        on!(on_close, |table| table.open_sheet(Sheet::None));
        on!(on_home, |table| table.services.shell.go(Page::Home));
        on!(on_new_deal, |table| table.services.shell.go(Page::NewGame(T::ID)));
        // A new table replaces these handlers, which is impossible while one of them runs.
        on!(on_rematch, |table| {
            Timer::single_shot(Duration::ZERO, move || table.rematch(false));
        });
        on!(on_review_match, |table| {
            Timer::single_shot(Duration::ZERO, move || table.review_this());
        });
        on!(on_same_deal, |table| {
            Timer::single_shot(Duration::ZERO, move || table.rematch(true));
        });
        let weak = self.me.clone();
        screen.on_nodes(move |area, _| {
            weak.upgrade().map(|table| table.nodes.of(&area)).unwrap_or_default()
        });
        let names = self.play.borrow().names.clone();
        let crests: Vec<Crest> =
            names.clockwise().map(|seat| Crest::of(names.badge(seat))).collect();
        let weak = self.me.clone();
        screen.on_crest(move |seat, size, _| {
            let crest = usize::try_from(seat).ok().and_then(|seat| crests.get(seat));
            let picture = |services: &Services, crest: &Crest| {
                let side = services.pixels(size);
                services.art.crest(*crest, side, side)
            };
            let table = weak.upgrade();
            table.zip(crest).map(|(table, it)| picture(&table.services, it)).unwrap_or_default()
        });
        let weak = self.me.clone();
        screen.on_figure(move |index, width, height| {
            let table = weak.upgrade();
            let figure = table.as_ref().and_then(|table| {
                table.figures.borrow().get(usize::try_from(index).ok()?).copied()
            });
            let sides = |services: &Services| [width, height].map(|side| services.pixels(side));
            table.zip(figure).map_or_else(Default::default, |(table, figure)| {
                let [width, height] = sides(&table.services);
                figure.picture(&table.services, width, height)
            })
        });
        let weak = self.me.clone();
        screen.on_key(move |event| {
            weak.upgrade().is_some_and(|table| table.key(&table.services.key_press(&event)))
        });
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

    fn released(&self, at: Point) {
        self.long_press.stop();
        let gesture = self.pointer.borrow_mut().up(at);
        self.understand(gesture);
    }

    fn understand(&self, gesture: Option<Gesture>) {
        match gesture {
            Some(Gesture::Tap(at)) => self.tap(at, How::Tap),
            Some(Gesture::LongPress(at)) => self.explain_at(at),
            Some(Gesture::DragStart { from, at }) => self.pick_up(from, at),
            Some(Gesture::DragMove { from, at }) => self.drag_to(from, at),
            Some(Gesture::Drop { from, at }) => self.put_down(from, at),
            Some(Gesture::Cancel) => self.cancel_drag(),
            None => {}
        }
    }

    /// Returns what is touched at a point.
    fn touch_at(&self, at: Point, how: How) -> Touch<Zone<T>> {
        let piece = self.cards.hit(at);
        let lies = |piece: usize| Some(self.play.borrow().scene.pieces().get(piece)?.place);
        let place = piece.and_then(lies).or_else(|| self.place_at(at));
        Touch { piece, place, how }
    }

    /// Returns the touch of a piece, wherever it is.
    fn touch_of(&self, piece: usize, how: How) -> Touch<Zone<T>> {
        let place = self.play.borrow().scene.pieces().get(piece).map(|piece| piece.place);
        Touch { piece: Some(piece), place, how }
    }

    fn tap(&self, at: Point, how: How) {
        if self.is_busy() {
            // Find the card first, because finishing the animation moves it.
            return match self.cards.hit(at) {
                Some(piece) if self.finish_own_steps() => {
                    self.by_pointer();
                    self.touch(self.touch_of(piece, how));
                }
                _ => self.hasten(),
            };
        }
        self.by_pointer();
        self.catch_up_alone();
        let touch = self.touch_at(at, how);
        self.touch(touch);
    }

    /// Records that the player uses a pointer instead of the keyboard.
    fn by_pointer(&self) {
        self.point_at_choice(None);
        let mut play = self.play.borrow_mut();
        play.cursor = None;
        play.keyed = false;
    }

    fn touch(&self, touch: Touch<Zone<T>>) {
        let reaction = self.game.borrow().touch(&self.play.borrow(), touch);
        if matches!(reaction, Reaction::Act(_)) && self.may_be_stray(&touch) {
            // The prompt says where to tap instead.
            self.play.borrow_mut().message_over();
            self.show();
            return;
        }
        let open = self.play.borrow().is_open();
        if open || matches!(reaction, Reaction::Explain(_)) {
            self.react(reaction);
        }
    }

    /// Whether a tap is on the raised card, or on its equals, in a game where nothing can be undone
    /// and the player has not asked for quick play.
    fn may_be_stray(&self, touch: &Touch<Zone<T>>) -> bool {
        let play = self.play.borrow();
        let zone = |piece: usize| Some(play.scene.pieces().get(piece)?.place);
        let raised = play.chosen.first().and_then(|piece| zone(*piece));
        let on_raised = raised.is_some() && touch.piece.and_then(zone) == raised;
        let alone = play.session.is_solitaire();
        touch.how == How::Tap && on_raised && !alone && !play.settings.one_tap
    }

    /// Finishes pending animations in a solitaire, where no one has to wait.
    pub(super) fn catch_up_alone(&self) {
        let mut play = self.play.borrow_mut();
        if play.session.is_solitaire() && play.has_steps() {
            let mut game = self.game.borrow_mut();
            play.catch_up(&mut game);
            prepare(&mut *game, &mut play);
            drop(game);
            drop(play);
            self.show();
        }
    }

    /// Uses a target from the keyboard or a screen reader.
    pub(super) fn use_it(&self, target: Target<Zone<T>>) {
        if self.is_busy() {
            return;
        }
        self.catch_up_alone();
        let touch = match target {
            Target::Piece(piece) => self.touch_of(piece, How::Use),
            Target::Zone(place) => Touch { piece: None, place: Some(place), how: How::Use },
        };
        self.touch(touch);
    }

    /// Returns the zone whose area has this name in the markup.
    fn place_of(&self, area: &str) -> Option<Zone<T>> {
        let (play, game) = (self.play.borrow(), self.game.borrow());
        let named = |place: &Zone<T>| {
            let lay = game.lay(&play, *place);
            lay.is_some_and(|lay| lay.target_area.as_ref().unwrap_or(&lay.area) == area)
        };
        play.scene.zones().into_iter().rev().find(named)
    }

    fn pick_up(&self, from: Point, at: Point) {
        let piece = if self.is_busy() {
            self.cards.hit(from).filter(|_| self.finish_own_steps())
        } else {
            self.catch_up_alone();
            self.cards.hit(from)
        };
        let Some(piece) = piece.filter(|_| self.play.borrow().is_open()) else { return };
        let pieces = self.game.borrow().draggable_group(&self.play.borrow(), piece);
        let mut play = self.play.borrow_mut();
        play.clear();
        play.cursor = None;
        play.keyed = false;
        if pieces.is_empty() {
            return;
        }
        // Their destinations are shown while they are dragged.
        play.chosen = pieces;
        drop(play);
        self.services.feedback.feel(Tick::Taken);
        self.drag.set(Some(Point::default()));
        self.drag_to(from, at);
    }

    fn drag_to(&self, from: Point, at: Point) {
        if self.drag.get().is_some() {
            self.drag.set(Some(Point { x: at.x - from.x, y: at.y - from.y }));
            let over = self.place_at(at);
            self.play.borrow_mut().dragged = Some(over);
            self.show();
        }
    }

    fn cancel_drag(&self) {
        if self.drag.take().is_some() {
            self.play.borrow_mut().clear();
        }
        self.show();
    }

    /// Drops what was dragged, or lets it fly back if it may not go there, and says why unless it is
    /// back home or over nothing. The target is what is under the pointer, or else under the dragged
    /// card's center.
    fn put_down(&self, from: Point, at: Point) {
        self.drag_to(from, at);
        if self.drag.get().is_none() {
            return;
        }
        let held = self.play.borrow().chosen.first().copied();
        let middle = held.and_then(|piece| self.cards.rect(piece)).unwrap_or_default().center();
        let reactions = [at, middle].map(|aim| {
            let touch = self.touch_at(aim, How::Drop);
            self.game.borrow().touch(&self.play.borrow(), touch)
        });
        let elsewhere = self.place_at(at).is_some() && !held.is_some_and(|it| self.is_home(it, at));
        self.drag.set(None);
        self.play.borrow_mut().dragged = None;
        use Reaction::{Act, Arrange, Ask, Refuse};
        let legal = |reaction: &&ReactionOf<T>| match reaction {
            Act(action) => self.play.borrow().check(*action).is_ok(),
            Arrange { .. } | Ask(_) => true,
            _ => false,
        };
        let meant = |reaction: &&ReactionOf<T>| matches!(reaction, Act(_) | Refuse(_));
        let best = reactions.iter().find(legal).or_else(|| reactions.iter().find(meant)).cloned();
        let no_target = match elsewhere {
            true => Refuse(t!(app::not_there)),
            false => Reaction::Clear,
        };
        self.react(best.unwrap_or(no_target));
    }

    /// Whether a point is in the zone where a piece lies.
    fn is_home(&self, piece: usize, at: Point) -> bool {
        let (play, game) = (self.play.borrow(), self.game.borrow());
        let home = play.scene.pieces().get(piece).map(|piece| piece.place);
        home.and_then(|home| self.zone(&game, &play, home)).is_some_and(|zone| zone.contains(at))
    }

    fn explain_at(&self, at: Point) {
        let touch = self.touch_at(at, How::Tap);
        if let Some(piece) = touch.piece
            && self.explain(Target::Piece(piece))
        {
            return;
        }
        if let Some(place) = touch.place {
            self.explain(Target::Zone(place));
        }
    }

    /// Shows the explanation of a target. Returns whether there is one.
    pub(super) fn explain(&self, target: Target<Zone<T>>) -> bool {
        let explanation = self.game.borrow().explain(&self.play.borrow(), target);
        match explanation {
            Some(mut explanation) => {
                last_action::add_to(&self.play.borrow(), &mut explanation);
                self.show_explanation(explanation);
                true
            }
            None => false,
        }
    }

    /// Presses a button beside the prompt.
    pub(super) fn choose(&self, index: usize) {
        let choice = self.choices.borrow().get(index).cloned();
        let Some(choice) = choice.filter(|_| !self.fresh.running()) else { return };
        self.point_at_choice(None);
        // The pressed button goes away.
        self.services.shell.return_focus();
        if !matches!(choice.reaction, Reaction::History(_)) {
            self.services.shell.guard(false);
        }
        self.press(choice);
    }

    /// Presses an icon of the table.
    fn press_icon(&self, index: usize) {
        let commands = commands(&*self.game.borrow(), &self.play.borrow());
        let icon = commands.into_iter().filter(Command::has_icon).nth(index);
        icon.into_iter().for_each(|command| self.press(command));
    }

    /// Presses a command of the open menu or notice.
    fn press_in_menu(&self, line: usize, index: usize) {
        let command = match self.menu.borrow().as_ref().and_then(|menu| menu.lines.get(line)) {
            Some(MenuLine::Commands(commands)) => commands.get(index).cloned(),
            Some(MenuLine::Note(_)) | None => None,
        };
        command.into_iter().for_each(|command| self.press(command));
    }

    /// Carries out a command, after its confirmation if it has one.
    pub(super) fn press(&self, command: CommandOf<T>) {
        let Command { reaction, question, .. } = command;
        if self.sheet.get() != Sheet::None && !matches!(reaction, Reaction::Go(_)) {
            self.open_sheet(Sheet::None);
        }
        let asks = self.services.settings.borrow().confirmations && !self.is_reviewing();
        let me = self.me.clone();
        let act = move || {
            if let Some(table) = me.upgrade() {
                table.react(reaction);
            }
        };
        match question.filter(|_| asks) {
            Some(question) => self.services.shell.ask(question, act),
            None => act(),
        }
    }

    /// Opens or closes the log: a drawer beside the table if that has room for it, or else a sheet.
    pub(super) fn toggle_log(&self) {
        let drawer = self.services.window.upgrade();
        if drawer.is_some_and(|window| window.global::<ui::Table>().get_log_fits()) {
            let flip = |settings: &mut Settings| settings.log_open = !settings.log_open;
            return change_settings(&self.services, flip);
        }
        let open = self.sheet.get() == Sheet::Log;
        self.open_sheet(if open { Sheet::None } else { Sheet::Log });
    }

    fn toggle_menu(&self) {
        if self.sheet.get() == Sheet::Menu {
            return self.open_sheet(Sheet::None);
        }
        let Some(window) = self.services.window.upgrade() else { return };
        refresh_settings(&self.services);
        let running = self.running().is_some() && self.play.borrow().session.outcome().is_none();
        window.global::<ui::Table>().set_can_give_up(running);
        let mut menu = self.game.borrow().menu(&self.play.borrow());
        self.add_review_commands(&mut menu);
        self.open_menu(Sheet::Menu, menu);
    }
}
