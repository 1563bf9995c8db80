//! Keyboard input of any table.

use slint::platform::Key;

use super::areas::choice_area;
use super::commands::commands;
use super::effect::Effect;
use super::game::{CommandOf, HistoryStep, Reaction, TableGame, Target, Zone};
use super::gestures;
use super::spatial_navigation::nearest;
use super::state::State;
use crate::Page;
use crate::geometry::Rect;
use crate::keys::KeyPress;
use crate::ui::Sheet;

/// An item that arrow keys can visit.
#[derive(Clone, Copy, PartialEq)]
enum FocusStop<P> {
    Target(Target<P>),
    /// A button beside the prompt, by index.
    Choice(usize),
}

/// Returns the direction of an arrow key: 1 right or -1 left, and 1 down or -1 up.
pub(super) fn arrow(key: &KeyPress) -> Option<(isize, isize)> {
    let arrows = [
        (Key::LeftArrow, (-1, 0)),
        (Key::RightArrow, (1, 0)),
        (Key::UpArrow, (0, -1)),
        (Key::DownArrow, (0, 1)),
    ];
    arrows.into_iter().find(|(arrow, _)| key.is(*arrow)).map(|(_, direction)| direction)
}

impl<T: TableGame> State<T> {
    /// Handles a key that no control took. Returns whether it had a meaning here; `None` if it only
    /// has one as an arrow key, once pending animations are finished.
    pub(super) fn key(&mut self, key: &KeyPress) -> Option<bool> {
        if key.is(Key::Tab) || key.is(Key::Backtab) {
            self.leave_to_controls();
            return Some(false);
        }
        let scrolls = key.scrolls() && key.number().is_none();
        if key.repeat && !scrolls && !self.steps_through(key) {
            return Some(true);
        }
        if self.here.celebrates {
            self.effect(Effect::EndCelebration);
        } else if key.is_letter("l") {
            self.toggle_log();
        } else if key.is_letter("r") || key.is_letter("?") || key.is(Key::F1) {
            self.effect(Effect::Go(Page::Rules(T::ID)));
        } else if self.sheets.open == Sheet::Chooser {
            return Some(self.choosing_key(key));
        } else if self.sheets.open != Sheet::None {
            if !key.is_enter() {
                return Some(false);
            }
            self.open_sheet(Sheet::None);
        } else if let Some(index) = self.choice_of(key) {
            self.play.keyed = true;
            self.choose(index);
        } else if self.is_reviewing() && !key.is_letter("e") {
            return Some(self.review_key(key));
        } else if let Some(undo) = self.undo_of(key) {
            self.press(undo);
        } else if self.is_busy() {
            if !key.is_enter() {
                return Some(false);
            }
            self.hasten();
        } else if key.is_letter("e") {
            let play = &self.play;
            let pointed = play.cursor.or(play.chosen.first().map(|piece| Target::Piece(*piece)));
            return Some(pointed.is_some_and(|target| self.explain(target)));
        } else if key.is_letter("s") {
            let standing = self.game.standing(&self.play);
            self.play.say(standing);
            self.effect(Effect::Show);
        } else if !self.play.is_open() {
            return None;
        } else {
            return self.playing_key(key);
        }
        Some(true)
    }

    /// Moves the keyboard to a button, which Enter refers to from now on.
    fn leave_to_controls(&mut self) {
        self.point_at_choice(None);
        if self.play.cursor.take().is_some() {
            self.effect(Effect::Show);
        }
    }

    /// Returns the index of the button beside the prompt that a number key presses.
    fn choice_of(&self, key: &KeyPress) -> Option<usize> {
        let index = key.number()? - 1;
        self.pressable_choices().contains(&index).then_some(index)
    }

    /// Returns the enabled buttons beside the prompt.
    fn pressable_choices(&self) -> Vec<usize> {
        let choices = if self.here.under_result { &[][..] } else { &self.selection.choices };
        (0..choices.len()).filter(|index| choices[*index].enabled).collect()
    }

    /// Returns the buttons that arrow keys can visit. Buttons for the card under the cursor would
    /// disappear with it; they are reached once that card is picked up, or by number keys.
    fn reachable_choices(&mut self) -> Vec<usize> {
        let cursor = self.play.cursor.take();
        let lasting = self.shown_choices();
        self.play.cursor = cursor;
        let choices = &self.selection.choices;
        let lasts = |index: &usize| lasting.iter().any(|it| it.label == choices[*index].label);
        self.pressable_choices().into_iter().filter(lasts).collect()
    }

    /// Handles a key in the chooser: arrows move, Enter chooses, and a number chooses by index.
    fn choosing_key(&mut self, key: &KeyPress) -> bool {
        let count = self.sheets.chooser.as_ref().map_or(0, |chooser| chooser.options.len());
        let at = self.sheets.chooser_at;
        if key.is_enter() {
            at.into_iter().for_each(|at| self.pick(at));
            return at.is_some();
        }
        if let Some(number) = key.number().filter(|number| *number <= count) {
            self.pick(number - 1);
            return true;
        }
        let back = key.is(Key::LeftArrow) || key.is(Key::UpArrow);
        if !back && !key.is(Key::RightArrow) && !key.is(Key::DownArrow) || count == 0 {
            return false;
        }
        let next = match at {
            None if back => count - 1,
            None => 0,
            Some(at) if back => at.saturating_sub(1),
            Some(at) => (at + 1).min(count - 1),
        };
        self.point_in_chooser(Some(next));
        true
    }

    /// Returns the command that a key triggers.
    fn command_of(&self, key: &KeyPress) -> Option<CommandOf<T>> {
        let commands = commands(&self.game, &self.play);
        let also = |it: &CommandOf<T>| match it.reaction {
            Reaction::History(HistoryStep::Undo) => key.is_undo(),
            Reaction::History(HistoryStep::Redo) => key.is_redo(),
            _ => false,
        };
        let is_meant =
            |it: &CommandOf<T>| !it.key.is_empty() && (key.is_letter(it.key) || also(it));
        commands.into_iter().find(is_meant)
    }

    /// Whether a key undoes or redoes a move.
    fn steps_through(&self, key: &KeyPress) -> bool {
        let command = self.command_of(key);
        command.is_some_and(|command| matches!(command.reaction, Reaction::History(_)))
    }

    /// Returns the command that takes back moves, which doesn't wait for the opponents.
    fn undo_of(&self, key: &KeyPress) -> Option<CommandOf<T>> {
        let takes_back = self.play.session.takes_back();
        self.command_of(key).filter(|_| takes_back)
    }

    fn playing_key(&mut self, key: &KeyPress) -> Option<bool> {
        if let Some(command) = self.command_of(key) {
            self.press(command);
            return Some(true);
        }
        let reaction = gestures::key(&self.game, &self.play, key);
        if let Some(reaction) = reaction {
            if matches!(reaction, Reaction::Act(_)) {
                if self.here.fresh {
                    return Some(true);
                }
                self.effect(Effect::Guard);
            }
            self.react(reaction);
            return Some(true);
        }
        if key.is_enter() {
            // A card may be chosen with the pointer.
            let chosen = self.play.chosen.first().map(|piece| Target::Piece(*piece));
            let meant = self.play.cursor.or(chosen);
            self.play.keyed = true;
            if let Some(target) = meant {
                self.use_it(target);
            }
            return Some(meant.is_some());
        }
        None
    }

    /// Moves the cursor in a direction. Returns whether there is anything to visit.
    pub(super) fn move_by(&mut self, across: isize, down: isize) -> bool {
        let lines = self.stop_lines();
        if lines.is_empty() {
            return false;
        }
        self.play.keyed = true;
        self.move_cursor(lines, across, down);
        self.effect(Effect::Show);
        true
    }

    /// Returns the lines of items that arrow keys visit, from the top. The buttons beside the
    /// prompt are a separate line.
    fn stop_lines(&mut self) -> Vec<Vec<FocusStop<Zone<T>>>> {
        let open = self.play.is_open();
        let lines = if open { self.game.focus_rows(&self.play) } else { Vec::new() };
        let targets = |line: Vec<_>| line.into_iter().map(FocusStop::Target).collect::<Vec<_>>();
        let mut lines: Vec<_> = lines.into_iter().map(targets).collect();
        lines.retain(|line| !line.is_empty());
        // With spatial navigation, no button gets between a card that was picked up and its
        // destinations.
        let carrying = !self.play.chosen.is_empty() && T::SPATIAL_NAVIGATION;
        let choices = if carrying { Vec::new() } else { self.reachable_choices() };
        let choices: Vec<_> = choices.into_iter().map(FocusStop::Choice).collect();
        if let Some(first) = choices.first() {
            let height = |stop: FocusStop<Zone<T>>| self.rect_of(stop).map(|rect| rect.center().y);
            let below = |line: &Vec<FocusStop<_>>| height(line[0]) > height(*first);
            let at = lines.iter().position(below).unwrap_or(lines.len());
            lines.insert(at, choices);
        }
        lines
    }

    /// Moves the keyboard cursor along its line or to the nearest item of another, or, without
    /// lines, to the nearest item in the direction.
    fn move_cursor(&mut self, lines: Vec<Vec<FocusStop<Zone<T>>>>, across: isize, down: isize) {
        let spatial = T::SPATIAL_NAVIGATION;
        let cursor = self.play.cursor.map(FocusStop::Target);
        let cursor = self.selection.choice_at.map(FocusStop::Choice).or(cursor);
        let place = cursor.and_then(|cursor| {
            let line = lines.iter().position(|line| line.contains(&cursor))?;
            Some((line, lines[line].iter().position(|stop| *stop == cursor)?))
        });
        let next = match place {
            // The first press goes to the line nearest to the player, at the place where the last
            // action left it.
            None => {
                let of_cards = |line: &&Vec<FocusStop<_>>| matches!(line[0], FocusStop::Target(_));
                let Some(line) = lines.iter().rfind(of_cards).or(lines.last()) else { return };
                let end = line.len() - 1;
                let from = self.selection.cursor_was.unwrap_or(if across < 0 { end } else { 0 });
                line[from.min(end)]
            }
            Some((line, at)) if spatial => {
                let here = lines[line][at];
                let stops: Vec<_> = lines.concat();
                let rects = stops.iter().map(|stop| self.rect_of(*stop).unwrap_or_default());
                let rects: Vec<Rect> = rects.collect();
                let from = self.rect_of(here).unwrap_or_default();
                let next = nearest(from, &rects, across, down).map(|next| stops[next]);
                // A button may have nothing beyond it, so it is reached from every edge.
                let button =
                    stops.iter().copied().find(|stop| matches!(stop, FocusStop::Choice(_)));
                let edge = button.filter(|_| matches!(here, FocusStop::Target(_)));
                next.or(edge).unwrap_or(here)
            }
            Some((line, at)) if down == 0 => {
                lines[line][at.saturating_add_signed(across).min(lines[line].len() - 1)]
            }
            Some((line, at)) => {
                let from = self.middle(lines[line][at]);
                let other = &lines[line.saturating_add_signed(down).min(lines.len() - 1)];
                let nearest = other.iter().min_by(|one, two| {
                    let apart = |stop: &FocusStop<Zone<T>>| (self.middle(*stop) - from).abs();
                    apart(one).total_cmp(&apart(two))
                });
                *nearest.unwrap_or(&lines[line][at])
            }
        };
        let play = &mut self.play;
        play.cursor = match next {
            FocusStop::Target(target) => Some(target),
            FocusStop::Choice(_) => None,
        };
        if play.is_refusing() {
            play.clear();
        }
        self.point_at_choice(match next {
            FocusStop::Target(_) => None,
            FocusStop::Choice(index) => Some(index),
        });
    }

    /// Hides the cursor, so that a screen reader reads the next prompt first: an action hides it,
    /// and an arrow key brings it back where it was.
    pub(super) fn put_cursor_away(&mut self) {
        let Some(cursor) = self.play.cursor.take() else { return };
        let lines = self.game.focus_rows(&self.play);
        let at = |line: &Vec<Target<Zone<T>>>| line.iter().position(|stop| *stop == cursor);
        self.selection.cursor_was = lines.iter().find_map(at);
    }

    /// Returns the horizontal center of an item.
    fn middle(&self, stop: FocusStop<Zone<T>>) -> f32 {
        self.rect_of(stop).map_or(0.0, |rect| rect.center().x)
    }

    fn rect_of(&self, stop: FocusStop<Zone<T>>) -> Option<Rect> {
        match stop {
            // Cards of a hand may overlap.
            FocusStop::Target(Target::Piece(piece)) => self.shown.cards.in_sight(piece),
            FocusStop::Target(Target::Zone(place)) => self.zone(place),
            FocusStop::Choice(index) => self.areas.get(&choice_area(index)),
        }
    }
}
