//! Updates the screen from the table: pieces, highlights, prompt, buttons and log.

use crate::i18n::{app, t};
use std::collections::HashMap;
use std::time::Duration;

use slint::{ComponentHandle, Model, TimerMode};

use super::arrange::Arrangement;
use super::arrow::Arrow;
use super::cards::{Face, Sprite, Unfinished};
use super::commands::commands;
use super::controller::Table;
use super::game::{Command, CommandOf, HintArrow, Line, Reaction, Scene, TableGame, Target, Zone};
use super::models::{arrow, bounds, buttons, command_row, rows, updated};
use super::nodes::row;
use super::play::Play;
use super::progress::Progress;
use super::{goal, hint, playout, retelling};
use crate::geometry::{Point, Rect};
use crate::session::Playout;
use crate::ui::{self, Depths, LogLine, NodeRow, Ring, Theme};

/// Time between two frames of a screen.
const FRAME: Duration = Duration::from_micros(16_667);
/// How long cards wait for pictures that are drawn in the background.
const PATIENCE: Duration = Duration::from_millis(400);

impl<T: TableGame> Table<T> {
    /// Updates the screen.
    pub(super) fn show(&self) {
        let Some(window) = self.services.window.upgrade() else { return };
        self.show_cards(&window);

        let (play, game) = (self.play.borrow(), self.game.borrow());
        let table = window.global::<ui::Table>();
        table.set_dragging(self.drag.get().is_some());
        table.set_sheet(self.sheet.get());
        if self.progress.get() == Progress::GatheringLate {
            return;
        }
        table.set_title(title(&*game, &play).into());
        table.set_prompt(self.prompt(&game, &play).into());
        table.set_refusing(play.is_refusing());
        self.show_marks(&game, &play, &table);
        if play.session.is_reviewing() {
            let (behind, ahead) = play.session.record().depth();
            table.set_move(behind as i32);
            table.set_moves((behind + ahead) as i32);
            self.show_outline(&play);
            self.show_hands(&play);
        } else {
            self.show_log(&play);
        }
        self.show_choices(&game, &play, &table);
        match self.lesson.borrow().is_some() {
            true => self.show_lesson(&game, &play, &table),
            false => self.show_tip(&game, &play, &table),
        }
        let icons = commands(&*game, &play);
        let icons = icons.iter().filter(|command| command.has_icon()).map(command_row);
        table.set_commands(updated(table.get_commands(), icons.collect()));
        goal::show(&window, &self.services.art, &play.names, &game.goal(&play));
        game.update_ui(&play, &window, &self.services.art);
        let shows_end = !play.has_steps() && !self.is_presenting() && !play.session.is_reviewing();
        let result = game.result(&play).filter(|_| shows_end);
        drop((play, game));
        self.show_ends(&table, result);
    }

    /// Updates the cards and what assistive technology knows of them.
    fn show_cards(&self, window: &ui::App) {
        if !self.areas.are_known() {
            return;
        }
        let (sprites, nodes) = self.sprites(window);
        self.play.borrow_mut().spots = sprites.iter().map(|sprite| sprite.rect).collect();
        self.nodes.show(nodes);
        let scale = window.window().scale_factor();
        let flight = window.global::<Theme>().get_flight();
        let flying = window.global::<Depths>().get_flying() as u32;
        let flying = (flight > 0).then_some(flying);
        let unfinished = self.cards.show(sprites, &self.services.art, scale, flying);
        if unfinished != Unfinished::Pictures {
            self.overdue.stop();
        }
        match unfinished {
            Unfinished::Nothing => {}
            Unfinished::Flights => self.await_landing(flight),
            Unfinished::Pictures => self.await_pictures(),
        }
    }

    /// Updates the cards once more when those in flight have landed.
    fn await_landing(&self, flight: i64) {
        let me = self.me.clone();
        let time = Duration::from_millis(flight.unsigned_abs());
        self.landing.start(TimerMode::SingleShot, time, move || {
            if let Some(table) = me.upgrade() {
                table.cards.land();
                table.show();
            }
        });
    }

    /// Updates the cards again at the next frame, and waits for no picture any more after a while.
    fn await_pictures(&self) {
        let update = |hurries: bool| {
            let me = self.me.clone();
            move || {
                let Some(table) = me.upgrade() else { return };
                let Some(window) = table.services.window.upgrade() else { return };
                if hurries {
                    table.cards.hurry();
                }
                table.show_cards(&window);
            }
        };
        self.landing.start(TimerMode::SingleShot, FRAME, update(false));
        if !self.overdue.running() {
            self.overdue.start(TimerMode::SingleShot, PATIENCE, update(true));
        }
    }

    fn prompt(&self, game: &T, play: &Play<T>) -> String {
        if play.session.playout() != Playout::Off {
            return t!(app::finishing);
        }
        if let Some(message) = play.message().or(play.narration()) {
            return message.to_owned();
        }
        if play.session.is_reviewing() {
            return retelling::prompt(game, play);
        }
        if play.dragged.is_some() {
            return game.prompt(play);
        }
        let waits = play.has_steps() && !play.session.is_solitaire();
        if waits {
            return String::new();
        }
        let forced = play.forced().filter(|_| play.session.is_mine());
        let no_choice = forced.and_then(|action| game.announce_forced(play, action));
        playout::prompt(game, play, no_choice.unwrap_or_else(|| play.with_news(game.prompt(play))))
    }

    /// Appends to the log; rebuilds it only if the match went back in time.
    fn show_log(&self, play: &Play<T>) {
        let line = |line: &Line| LogLine {
            text: line.text.as_str().into(),
            heading: line.heading,
            ..LogLine::default()
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

    /// Frames the areas where something can go, and the one with the keyboard cursor.
    fn show_marks(&self, game: &T, play: &Play<T>, table: &ui::Table) {
        let frame = |target: &Target<Zone<T>>| match target {
            Target::Zone(place) => self.frame(game, play, *place),
            Target::Piece(_) => None,
        };
        let pointed = match play.cursor {
            Some(Target::Piece(piece)) => self.cards.in_sight(piece),
            Some(Target::Zone(place)) => self.frame(game, play, place),
            None => None,
        };
        let hinted = play.advised().and_then(|action| game.hint_arrow(play, action));
        let hinted = hinted.and_then(|HintArrow { card, to }| {
            let to = match to {
                Target::Piece(piece) => self.cards.in_sight(piece)?,
                Target::Zone(_) => frame(&to)?,
            };
            Some(match card {
                Some(piece) => Arrow::between(self.cards.in_sight(piece)?, to),
                None => Arrow::onto(to),
            })
        });
        let taught = self.lesson_arrow(game, play).map(|(from, to)| Arrow::between(from, to));
        table.set_arrow(taught.or(hinted).map(arrow).unwrap_or_default());
        table.set_pointed(pointed.map(bounds).unwrap_or_default());
        table.set_keyed(play.keyed);
        table.set_pointed_area(self.pointed_area(game, play).unwrap_or_default().into());
        let aims = if play.chosen.is_empty() { Vec::new() } else { game.drop_targets(play) };
        let lit: Vec<ui::Bounds> = aims.iter().filter_map(frame).map(bounds).collect();
        if !table.get_lit().iter().eq(lit.iter().cloned()) {
            table.set_lit(rows(lit));
        }
    }

    /// Returns the area with the keyboard cursor, if it is not on a card.
    fn pointed_area(&self, game: &T, play: &Play<T>) -> Option<String> {
        let Some(Target::Zone(place)) = play.cursor else { return None };
        let lay = game.lay(play, place)?;
        let bare = play.scene.at(place).last().is_none_or(|top| {
            let look = game.look(play, *top);
            look.face == Face::Hidden || look.label.is_empty()
        });
        lay.target_area.or(Some(lay.area).filter(|_| bare))
    }

    /// Returns the rectangle of a frame around a zone.
    fn frame(&self, game: &T, play: &Play<T>, place: Zone<T>) -> Option<Rect> {
        let lay = game.lay(play, place)?;
        match &lay.target_area {
            Some(zone) => self.areas.get(zone),
            None => {
                let count = play.scene.at(place).len();
                Some(lay.arrangement.frame(self.areas.get(&lay.area)?, count))
            }
        }
    }

    /// Returns the buttons to show for actions without a card.
    pub(super) fn shown_choices(&self, game: &T, play: &Play<T>) -> Vec<CommandOf<T>> {
        let mut choices = match play.session.is_reviewing() {
            true => retelling::choices(play, self.autoplay.get()),
            false if is_over(play) => {
                vec![Command { primary: true, ..Command::new(Reaction::Result, t!(app::result)) }]
            }
            // Forced actions, which are carried out automatically, need no buttons.
            false if play.session.is_mine() && play.forced().is_some() => Vec::new(),
            false if play.session.playout() != Playout::Off => Vec::new(),
            false => game.choices(play),
        };
        if self.offers_playout(play) && playout::has_room(&choices) {
            choices.push(playout::choice(play));
        }
        hint::mark(play, &mut choices);
        choices
    }

    /// Shows the buttons. Leaves them alone while they are unchanged, so that the keyboard focus
    /// stays; if others are added, the focus stays on its button.
    fn show_choices(&self, game: &T, play: &Play<T>, table: &ui::Table) {
        let choices = self.shown_choices(game, play);
        if *self.choices.borrow() == choices {
            return;
        }
        let pointed = self.choice_at.get().and_then(|at| {
            let before = self.choices.borrow();
            let label = &before.get(at)?.label;
            choices.iter().position(|choice| choice.label == *label)
        });
        self.point_at_choice(None);
        let (shown, width) = buttons(&choices.iter().map(command_row).collect::<Vec<_>>());
        table.set_choice_width(width);
        table.set_choices(shown);
        self.fresh.stop();
        if self.unasked.get() && !choices.is_empty() {
            self.fresh.start(TimerMode::SingleShot, self.services.unmeant(), || {});
        }
        self.choices.replace(choices);
        self.point_at_choice(pointed);
    }

    /// Returns every piece as it is to be displayed, by number, and the nodes of each area.
    fn sprites(&self, window: &ui::App) -> (Vec<Sprite>, HashMap<String, Vec<NodeRow>>) {
        let depths = window.global::<Depths>();
        let (layer, held) = (depths.get_layer() as u32, depths.get_held() as u32);
        let lift = window.global::<Theme>().get_lift();
        let (play, game) = (self.play.borrow(), self.game.borrow());
        let mut sprites = vec![Sprite::default(); play.scene.pieces().count()];
        let mut nodes: HashMap<String, Vec<NodeRow>> = HashMap::new();
        let aims = if play.chosen.is_empty() { Vec::new() } else { game.drop_targets(&play) };
        for place in play.scene.zones() {
            let there = play.scene.at(place);
            let lay = game.lay(&play, place);
            let Some(lay) = lay else { continue };
            let Some(area) = self.areas.get(&lay.area) else {
                let zone = lay.target_area.as_ref().and_then(|zone| self.areas.get(zone));
                let rect = zone.map_or(Rect::default(), Arrangement::out_of_sight);
                there.iter().for_each(|number| sprites[*number].rect = rect);
                continue;
            };
            let arrangement = lay.fitted(|area| self.areas.get(area));
            let count = lay.count.unwrap_or(there.len());
            let here = lay.target_area.is_none() && play.cursor == Some(Target::Zone(place));
            let top = there.last().copied();
            let mut hand = self.hand.borrow_mut();
            if lay.rises {
                let acts = play.session.is_mine() && (play.own_steps || !play.has_steps());
                hand.update(acts.then(|| T::turn_number(&play.view)), arrangement.clone(), &there);
            }
            for (index, number) in there.into_iter().enumerate() {
                let look = game.look(&play, number);
                let spot = match lay.rises {
                    true => hand.spot(area, number),
                    false => arrangement.spot(area, index, count),
                };
                let rect = spot.unwrap_or_else(|| arrangement.buried(area));
                let mut sprite = Sprite {
                    rect,
                    z: lay.layer * layer + index as u32,
                    face: if spot.is_some() { look.face } else { Face::Hidden },
                    ring: look.ring,
                    dim: look.dim,
                    held: false,
                    badge: look.badge,
                };
                let pointed = play.cursor == Some(Target::Piece(number));
                if spot.is_some() && look.face != Face::Hidden && !look.label.is_empty() {
                    nodes.entry(lay.area.clone()).or_default().push(NodeRow {
                        label: look.label.into(),
                        acts: look.acts,
                        pointed: pointed || here && top == Some(number),
                        ..row(rect, area, number)
                    });
                }
                if aims.contains(&Target::Piece(number)) {
                    sprite.ring = Ring::Lit;
                }
                if play.chosen.contains(&number) {
                    sprite.ring = Ring::Chosen;
                    if let Some(by) = self.drag.get() {
                        sprite.rect.x += by.x;
                        sprite.rect.y += by.y;
                        sprite.z += held;
                        sprite.held = true;
                        // It stands only for itself.
                        sprite.badge.clear();
                    } else if lay.rises {
                        sprite.rect.y -= lift;
                    }
                }
                sprites[number] = sprite;
            }
        }
        (sprites, nodes)
    }

    /// Returns where a touch refers to a zone.
    pub(super) fn zone(&self, game: &T, play: &Play<T>, place: Zone<T>) -> Option<Rect> {
        let lay = game.lay(play, place)?;
        match &lay.target_area {
            Some(zone) => self.areas.get(zone),
            None => Some(lay.arrangement.zone(self.areas.get(&lay.area)?)),
        }
    }

    /// Returns the topmost zone at a point.
    pub(super) fn place_at(&self, point: Point) -> Option<Zone<T>> {
        let (play, game) = (self.play.borrow(), self.game.borrow());
        let mut places = play.scene.zones();
        places.reverse();
        let here = |place: &Zone<T>| {
            self.zone(&game, &play, *place).is_some_and(|zone| zone.contains(point))
        };
        places.into_iter().find(here)
    }
}

/// Returns the state of the match for the header; of a finished match, only that it is over. A
/// solitaire keeps its counts.
fn title<T: TableGame>(game: &T, play: &Play<T>) -> String {
    if is_over(play) { t!(app::match_over) } else { game.title(play) }
}

/// Whether a match against others is over and its end has been shown.
fn is_over<T: TableGame>(play: &Play<T>) -> bool {
    play.is_over() && !play.session.is_solitaire()
}
