//! What the player does at any table by keyboard.

use slint::platform::Key;

use super::controller::{Sheet, Table};
use super::game::{Place, Pressed, TableGame, Target};
use super::play::Play;
use super::roam::nearest;
use super::show::in_sight;
use crate::app::Page;
use crate::app::geometry::Rect;

impl<T: TableGame> Table<T> {
    /// A key that no button took. Answers whether it meant something here.
    pub(super) fn key(&self, key: &Pressed) -> bool {
        if key.is(Key::Tab) || key.is(Key::Backtab) {
            self.leave_to_controls();
            return false;
        }
        if key.is_letter("l") {
            self.toggle(Sheet::Log);
        } else if key.is_letter("r") || key.is_letter("?") || key.is(Key::F1) {
            self.services.shell.go(Page::Rules(T::ID));
        } else if self.sheet.get() == Some(Sheet::Chooser) {
            return self.choosing_key(key);
        } else if self.sheet.get().is_some() {
            if !key.is_enter() {
                return false;
            }
            self.open_sheet(None);
        } else if self.is_reviewing() && !key.is_letter("e") {
            return self.review_key(key);
        } else if self.is_busy() {
            if !key.is_enter() {
                return false;
            }
            self.hasten();
        } else if key.is_letter("e") {
            let pointed = {
                let play = self.play.borrow();
                play.cursor.or(play.chosen.first().map(|piece| Target::Piece(*piece)))
            };
            return pointed.is_some_and(|target| self.explain(target));
        } else if key.is_letter("s") {
            let standing = self.game.borrow().standing(&self.play.borrow());
            self.play.borrow_mut().say(standing);
            self.show();
        } else if !self.play.borrow().is_open() {
            return false;
        } else {
            return self.playing_key(key);
        }
        true
    }

    /// The keyboard goes on to a button, which Enter means from now on.
    fn leave_to_controls(&self) {
        if self.play.borrow_mut().cursor.take().is_some() {
            self.show();
        }
    }

    /// Arrows lead through the things to choose from, and Enter takes one; a number takes the one
    /// that it counts to.
    fn choosing_key(&self, key: &Pressed) -> bool {
        let count = self.chooser.borrow().as_ref().map_or(0, |chooser| chooser.options.len());
        let at = self.chooser_at.get();
        if key.is_enter() {
            at.into_iter().for_each(|at| self.pick(at));
            return at.is_some();
        }
        let number = (1..=9).find(|number: &usize| key.is_letter(&number.to_string()));
        if let Some(number) = number.filter(|number| *number <= count) {
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

    fn playing_key(&self, key: &Pressed) -> bool {
        let deed = self.game.borrow().key(&self.play.borrow(), key);
        if let Some(deed) = deed {
            self.carry(deed);
            return true;
        }
        if key.is_enter() {
            let cursor = self.play.borrow().cursor;
            self.play.borrow_mut().keyed = true;
            if let Some(target) = cursor {
                self.use_it(target);
            }
            return cursor.is_some();
        }
        let arrows = [
            (Key::LeftArrow, -1, 0),
            (Key::RightArrow, 1, 0),
            (Key::UpArrow, 0, -1),
            (Key::DownArrow, 0, 1),
        ];
        let Some((_, across, down)) = arrows.into_iter().find(|(arrow, ..)| key.is(*arrow)) else {
            return false;
        };
        self.play.borrow_mut().keyed = true;
        self.catch_up_alone();
        self.move_cursor(across, down);
        self.show();
        true
    }

    /// Moves the keyboard's cursor along its line or to what is nearest in another, or, where there
    /// are no lines, to what is nearest at all.
    fn move_cursor(&self, across: isize, down: isize) {
        let roams = self.game.borrow().roams();
        let mut lines = self.game.borrow().stops(&self.play.borrow());
        lines.retain(|line| !line.is_empty());
        let Some(last) = lines.len().checked_sub(1) else { return };
        let cursor = self.play.borrow().cursor;
        let place = cursor.and_then(|cursor| {
            let line = lines.iter().position(|line| line.contains(&cursor))?;
            Some((line, lines[line].iter().position(|stop| *stop == cursor)?))
        });
        let next = match place {
            // The first press leads to the line nearest to the player, and there to where the last
            // action left it.
            None => {
                let end = lines[last].len() - 1;
                let from = self.cursor_was.get().unwrap_or(if across < 0 { end } else { 0 });
                lines[last].get(from.min(end))
            }
            Some((line, at)) if roams => {
                let stops: Vec<_> = lines.concat();
                let rects = stops.iter().map(|stop| self.rect_of(*stop).unwrap_or_default());
                let rects: Vec<Rect> = rects.collect();
                let from = self.rect_of(lines[line][at]).unwrap_or_default();
                let next = nearest(from, &rects, across, down).map(|next| stops[next]);
                lines[line][at] = next.unwrap_or(lines[line][at]);
                lines[line].get(at)
            }
            Some((line, at)) if down == 0 => {
                lines[line].get(at.saturating_add_signed(across).min(lines[line].len() - 1))
            }
            Some((line, at)) => {
                let from = self.middle(lines[line][at]);
                let other = &lines[line.saturating_add_signed(down).min(last)];
                other.iter().min_by(|one, two| {
                    let apart = |stop: &Target<Place<T>>| (self.middle(*stop) - from).abs();
                    apart(one).total_cmp(&apart(two))
                })
            }
        };
        let mut play = self.play.borrow_mut();
        play.cursor = next.copied();
        if play.is_refusing() {
            play.clear();
        }
    }

    /// What is asked next is read before the cursor speaks again: an action puts it away, and an
    /// arrow brings it back to where it was.
    pub(super) fn put_cursor_away(&self, game: &T, play: &mut Play<T>) {
        let Some(cursor) = play.cursor.take() else { return };
        let lines = game.stops(play);
        let at = |line: &Vec<Target<Place<T>>>| line.iter().position(|stop| *stop == cursor);
        self.cursor_was.set(lines.iter().find_map(at));
    }

    /// How far to the right something lies.
    fn middle(&self, target: Target<Place<T>>) -> f32 {
        self.rect_of(target).map_or(0.0, |rect| rect.centre().x)
    }

    fn rect_of(&self, target: Target<Place<T>>) -> Option<Rect> {
        let (play, game) = (self.play.borrow(), self.game.borrow());
        match target {
            // Cards of a hand may lie over each other.
            Target::Piece(piece) => in_sight(&play, piece),
            Target::Place(place) => self.zone(&game, &play, place),
        }
    }
}
