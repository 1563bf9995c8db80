//! Pointer and button input of any table.

use super::cards::Face;
use super::commands::{commands, menu};
use super::effect::Effect;
use super::game::{
    Command, CommandOf, How, MenuLine, MenuOf, Reaction, ReactionOf, Scene, TableGame, Target,
    Touch, Zone,
};
use super::gestures;
use super::last_action;
use super::state::State;
use crate::geometry::Point;
use crate::i18n::{app, t};
use crate::sound::Haptic;
use crate::ui::Sheet;

impl<T: TableGame> State<T> {
    /// Returns what is touched at a point.
    fn touch_at(&self, at: Point, how: How) -> Touch<Zone<T>> {
        let piece = self.shown.cards.hit(at);
        let lies = |piece| self.play.scene.zone_of(piece);
        let place = piece.and_then(lies).or_else(|| self.place_at(at));
        Touch { piece, place, how }
    }

    /// Returns the touch of a piece, wherever it is.
    fn touch_of(&self, piece: usize, how: How) -> Touch<Zone<T>> {
        Touch { piece: Some(piece), place: self.play.scene.zone_of(piece), how }
    }

    /// Presses what the screen shows at a point.
    pub(super) fn press_at(&mut self, at: Point) {
        self.selection.pointer.down(at);
        self.selection.finger = at;
        self.selection.pressed = self.shown.cards.face_at(at);
    }

    /// Returns the face under the finger in a solitaire, where a tap acts even if cards have just moved by
    /// themselves; `None` if no tap acts now.
    pub(super) fn under_finger(&mut self) -> Option<Option<Face>> {
        let acts = self.play.session.is_solitaire() && !self.is_busy();
        acts.then(|| self.shown.cards.face_at(self.selection.finger))
    }

    /// Taps what the screen shows at a point, unless another card came there since the pointer was pressed.
    pub(super) fn tap(&mut self, at: Point) {
        if self.under_finger().is_some_and(|face| face != self.selection.pressed) {
            return;
        }
        let how = How::Tap;
        let touch = if !self.is_busy() {
            self.touch_at(at, how)
        } else if let Some(piece) = self.shown.cards.hit(at)
            && self.finish_own_steps()
        {
            self.touch_of(piece, how)
        } else {
            return self.hasten();
        };
        self.by_pointer();
        self.effect(Effect::AwaitTap);
        let before = std::mem::replace(&mut self.selection.tapped, touch.piece);
        let double = self.here.tapped && before == touch.piece;
        let stray = self.may_be_stray(&touch) && !double;
        if self.touch(touch, stray) && double {
            // A third tap was meant for the card that is gone.
            self.effect(Effect::Guard);
        }
    }

    /// Records that the player uses a pointer instead of the keyboard.
    fn by_pointer(&mut self) {
        self.point_at_choice(None);
        self.play.cursor = None;
        self.play.keyed = false;
    }

    /// Reacts to a touch; one that may be stray does not act. Returns whether it acts.
    fn touch(&mut self, touch: Touch<Zone<T>>, stray: bool) -> bool {
        let reaction = gestures::respond(&self.game, &self.play, touch);
        let acts = matches!(reaction, Reaction::Act(_));
        if acts && stray {
            // The prompt says where to tap instead.
            self.play.message_over();
            self.effect(Effect::Show);
            return false;
        }
        let open = self.play.is_open();
        if open || matches!(reaction, Reaction::Explain(_)) {
            self.react(reaction);
        }
        acts
    }

    /// Whether a tap is on the raised card, or on its equals, in a game where nothing can be undone
    /// and the player has not asked for quick play.
    fn may_be_stray(&self, touch: &Touch<Zone<T>>) -> bool {
        let play = &self.play;
        let zone = |piece| play.scene.zone_of(piece);
        let raised = play.chosen.first().and_then(|piece| zone(*piece));
        let on_raised = raised.is_some() && touch.piece.and_then(zone) == raised;
        on_raised && !play.session.is_solitaire() && !play.settings.one_tap
    }

    /// Finishes pending animations before a gesture, so that it meets what it means.
    pub(super) fn settle(&mut self) {
        if !self.is_busy() {
            self.catch_up_alone();
        }
    }

    /// Finishes pending animations in a solitaire, where no one has to wait.
    pub(super) fn catch_up_alone(&mut self) {
        if self.play.session.is_solitaire() && self.play.has_steps() {
            self.play.catch_up(&mut self.game);
            self.prepare();
            self.effect(Effect::Show);
        }
    }

    /// Uses a target from the keyboard or a screen reader.
    pub(super) fn use_it(&mut self, target: Target<Zone<T>>) {
        if self.is_busy() {
            return;
        }
        self.catch_up_alone();
        let touch = match target {
            Target::Piece(piece) => self.touch_of(piece, How::Use),
            Target::Zone(place) => Touch { piece: None, place: Some(place), how: How::Use },
        };
        self.touch(touch, false);
    }

    /// Returns the zone whose area has this name in the markup.
    pub(super) fn place_of(&self, area: &str) -> Option<Zone<T>> {
        let (play, game) = (&self.play, &self.game);
        let named = |place: &Zone<T>| {
            let lay = game.lay(play, *place);
            lay.is_some_and(|lay| lay.target_area.as_ref().unwrap_or(&lay.area) == area)
        };
        play.scene.zones().into_iter().rev().find(named)
    }

    /// Begins to drag the card that the screen shows at a point.
    pub(super) fn pick_up(&mut self, from: Point, at: Point) {
        let piece = self.shown.cards.hit(from);
        let piece = piece.filter(|_| !self.is_busy() || self.finish_own_steps());
        let Some(piece) = piece.filter(|_| self.play.is_open()) else { return };
        let pieces = gestures::dragged(&self.game, &self.play, piece);
        self.play.clear();
        self.by_pointer();
        if pieces.is_empty() {
            return;
        }
        // Their destinations are shown while they are dragged.
        self.play.chosen = pieces;
        self.effect(Effect::Feel(Haptic::Taken));
        self.selection.drag = Some(Point::default());
        self.drag_to(from, at);
    }

    pub(super) fn drag_to(&mut self, from: Point, at: Point) {
        if self.selection.drag.is_some() {
            self.selection.drag = Some(Point { x: at.x - from.x, y: at.y - from.y });
            let over = self.place_at(at);
            self.play.dragged = Some(over);
            self.effect(Effect::Show);
        }
    }

    pub(super) fn cancel_drag(&mut self) {
        if self.selection.drag.take().is_some() {
            self.play.clear();
        }
        self.effect(Effect::Show);
    }

    /// Drops what was dragged, or lets it fly back if it may not go there, and says why unless it is
    /// back home or over nothing. The target is what is under the pointer, or else under the dragged
    /// card's center.
    pub(super) fn put_down(&mut self, at: Point) {
        if self.selection.drag.is_none() {
            return;
        }
        let held = self.play.chosen.first().copied();
        let middle =
            held.and_then(|piece| self.shown.cards.rect(piece)).unwrap_or_default().center();
        let reactions = [at, middle].map(|aim| {
            let touch = self.touch_at(aim, How::Drop);
            gestures::respond(&self.game, &self.play, touch)
        });
        let elsewhere = self.place_at(at).is_some() && !held.is_some_and(|it| self.is_home(it, at));
        self.selection.drag = None;
        self.play.dragged = None;
        use Reaction::{Act, Arrange, Ask, Refuse};
        let legal = |reaction: &&ReactionOf<T>| match reaction {
            Act(action) => self.play.check(*action).is_ok(),
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
        let home = self.play.scene.zone_of(piece);
        home.and_then(|home| self.zone(home)).is_some_and(|zone| zone.contains(at))
    }

    pub(super) fn explain_at(&mut self, at: Point) {
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
    pub(super) fn explain(&mut self, target: Target<Zone<T>>) -> bool {
        let explanation = self.game.explain(&self.play, target);
        match explanation {
            Some(mut explanation) => {
                last_action::add_to(&self.play, &mut explanation);
                self.show_explanation(explanation);
                true
            }
            None => false,
        }
    }

    /// Presses a button beside the prompt.
    pub(super) fn choose(&mut self, index: usize) {
        let choice = self.selection.choices.get(index).cloned();
        let Some(choice) = choice.filter(|_| !self.here.fresh) else { return };
        self.point_at_choice(None);
        // The pressed button goes away.
        self.effect(Effect::ReturnFocus);
        if !matches!(choice.reaction, Reaction::History(_)) {
            self.effect(Effect::Guard);
        }
        self.press(choice);
    }

    /// Presses an icon of the table.
    pub(super) fn press_icon(&mut self, index: usize) {
        let commands = commands(&self.game, &self.play);
        let icon = commands.into_iter().filter(Command::has_icon).nth(index);
        icon.into_iter().for_each(|command| self.press(command));
    }

    /// Presses a command of the open menu or notice.
    pub(super) fn press_in_menu(&mut self, line: usize, index: usize) {
        let command = match self.sheets.menu.as_ref().and_then(|menu| menu.lines.get(line)) {
            Some(MenuLine::Commands(commands)) => commands.get(index).cloned(),
            Some(MenuLine::Note(_) | MenuLine::Copy { .. }) | None => None,
        };
        command.into_iter().for_each(|command| self.press(command));
    }

    /// Carries out a command, after its confirmation if it has one.
    pub(super) fn press(&mut self, command: CommandOf<T>) {
        let Command { reaction, question, .. } = command;
        if self.sheets.open != Sheet::None && !matches!(reaction, Reaction::Go(_)) {
            self.open_sheet(Sheet::None);
        }
        let asks = self.play.settings.confirmations && !self.is_reviewing();
        match question.filter(|_| asks) {
            Some(question) => self.effect(Effect::Ask(question, reaction)),
            None => self.react(reaction),
        }
    }

    /// Opens or closes the log: a drawer beside the table if that has room for it, or else a sheet.
    pub(super) fn toggle_log(&mut self) {
        if self.here.log_fits {
            return self.effect(Effect::ToggleLog);
        }
        let open = self.sheets.open == Sheet::Log;
        self.open_sheet(if open { Sheet::None } else { Sheet::Log });
    }

    pub(super) fn toggle_menu(&mut self) {
        if self.sheets.open == Sheet::Menu {
            return self.open_sheet(Sheet::None);
        }
        let mut menu = menu(&self.game, &self.play);
        // On a phone the menu has room for little more than what every table has.
        let mut about =
            MenuOf::<T> { title: t!(app::about_match), copies: None, lines: Vec::new() };
        if let (None, Some(code)) = (&menu.copies, self.play.session.code()) {
            about.lines.push(MenuLine::Note(t!(app::menu_code, code: code.as_str())));
            about.copies = Some(code);
        }
        self.add_proof(&mut about);
        self.add_perspectives(&mut about);
        if !about.lines.is_empty() {
            let close = Command::new(Reaction::Close, t!(app::close));
            about.lines.push(MenuLine::Commands(vec![Command { primary: true, ..close }]));
            let about = Command::new(Reaction::Menu(about), t!(app::about_match));
            match menu.lines.get_mut(1) {
                Some(MenuLine::Commands(commands)) if commands.len() == 1 => commands.push(about),
                _ => menu.lines.insert(0, MenuLine::Commands(vec![about])),
            }
        }
        self.add_review_commands(&mut menu);
        self.open_menu(Sheet::Menu, menu);
    }
}
