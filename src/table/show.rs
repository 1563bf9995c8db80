//! Updates the screen from the table: pieces, highlights, prompt, buttons and log.

use crate::i18n::{app, t};
use std::collections::HashMap;
use std::time::Duration;

use slint::{ComponentHandle, Model};

use super::activity::Activity;
use super::arrange::Arrangement;
use super::arrow::Arrow;
use super::cards::{Face, Sprite, Unfinished};
use super::commands::commands;
use super::controller::Table;
use super::game::{Command, CommandOf, HintArrow, Line, Reaction, Scene, TableGame, Target, Zone};
use super::models::{arrow, bounds, buttons, command_row, rows, updated};
use super::nodes::row;
use super::play::Play;
use super::screen::{Screen, Timers};
use super::state::State;
use super::{gestures, goal, hint, playout, retelling};
use crate::geometry::{Point, Rect};
use crate::session::Playout;
use crate::ui::{self, Depths, LogLine, NodeRow, Ring, Theme};

/// Time between two frames of a screen.
const FRAME: Duration = Duration::from_micros(16_667);
/// How long cards wait for pictures that are drawn in the background.
const PATIENCE: Duration = Duration::from_millis(400);

/// How cards are drawn above each other.
#[derive(Clone, Copy, Default)]
pub(super) struct Heights {
    /// Distance between the layers of zones.
    layer: u32,
    /// Distance of dragged cards above their layer.
    held: u32,
    /// How far a chosen card of the hand rises, in pixels.
    lift: f32,
}

impl Heights {
    fn of(window: &ui::App) -> Heights {
        let depths = window.global::<Depths>();
        let lift = window.global::<Theme>().get_lift();
        Heights { layer: depths.get_layer() as u32, held: depths.get_held() as u32, lift }
    }
}

impl<T: TableGame> Table<T> {
    /// Updates the screen.
    pub(super) fn show(&self) {
        self.show_cards();
        self.on_screen(|screen| self.current_state().show(screen));
    }

    /// Updates the cards, and again when those in flight have landed, or at the next frame if some
    /// wait for their pictures. After a while none waits any more.
    pub(super) fn show_cards(&self) {
        let shown = self.on_screen(|screen| self.state.borrow_mut().show_cards(screen));
        let Some((unfinished, flight)) = shown.flatten() else { return };
        let Timers { landing, overdue, .. } = &self.timers;
        if unfinished != Unfinished::Pictures {
            overdue.stop();
        }
        match unfinished {
            Unfinished::Nothing => {}
            Unfinished::Flights => self.after(landing, flight, |table| {
                table.state.borrow_mut().shown.cards.land();
                table.show();
            }),
            Unfinished::Pictures => {
                self.after(landing, FRAME, Self::show_cards);
                if !overdue.running() {
                    self.after(overdue, PATIENCE, |table| {
                        table.state.borrow_mut().shown.cards.hurry();
                        table.show_cards();
                    });
                }
            }
        }
    }
}

impl<T: TableGame> State<T> {
    /// Updates the screen, apart from the cards.
    fn show(&mut self, to: &Screen<'_>) {
        let table = &to.table;
        to.sheets().set_open(self.sheets.open);
        if matches!(self.activity, Activity::Gathering { late: true, .. }) {
            return;
        }
        self.play.stands_still = self.lesson_holds() || self.exercise_holds();
        table.set_title(title(&self.game, &self.play).into());
        table.set_prompt(self.prompt().into());
        table.set_refusing(self.play.is_refusing());
        self.show_marks(table);
        if self.is_reviewing() {
            let (behind, ahead) = self.play.session.record().depth();
            to.review().set_move(behind as i32);
            to.review().set_moves((behind + ahead) as i32);
            self.show_outline();
            self.show_hands(to);
        } else {
            self.show_log();
        }
        self.show_choices(to);
        let names = &self.play.names;
        let lift = self.can_lift().then(|| t!(app::curtain_lift, name: names.badge(names.human())));
        table.set_lift_text(lift.unwrap_or_default().into());
        match (&self.coach.exercise, &self.coach.lesson) {
            (Some(_), _) => self.show_exercise(to),
            (None, Some(_)) => self.show_lesson(to),
            (None, None) => self.show_tip(to),
        }
        let (game, play, art) = (&self.game, &self.play, &to.services.art);
        let icons = commands(game, play);
        let icons = icons.iter().filter(|command| command.has_icon()).map(command_row);
        table.set_commands(updated(table.get_commands(), icons.collect()));
        goal::show(to.window, art, &play.names, &game.goal(play));
        game.update_ui(play, to.window, art);
        self.show_ends(to);
    }

    /// Updates the cards and what assistive technology knows of them. Returns what is unfinished,
    /// and how long cards fly.
    fn show_cards(&mut self, to: &Screen<'_>) -> Option<(Unfinished, Duration)> {
        if !self.areas.are_known() {
            return None;
        }
        let theme = to.window.global::<Theme>();
        let (sprites, nodes) = self.sprites(Heights::of(to.window));
        self.play.spots = sprites.iter().map(|sprite| sprite.rect).collect();
        self.shown.nodes.show(nodes);
        let (scale, flight) = (to.window.window().scale_factor(), theme.get_flight());
        let flying = to.window.global::<Depths>().get_flying() as u32;
        let flying = (flight > 0).then_some(flying);
        let unfinished = self.shown.cards.show(sprites, &to.services.art, scale, flying);
        Some((unfinished, Duration::from_millis(flight.unsigned_abs())))
    }

    fn prompt(&self) -> String {
        let (game, play) = (&self.game, &self.play);
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
        if waits || self.lesson_leads() {
            return String::new();
        }
        let forced = play.automatic().filter(|_| play.session.is_mine());
        let no_choice = forced.and_then(|action| game.announce_forced(play, action));
        let asked = || match play.only_play_may_win() && play.meant().is_none() {
            true => t!(app::forced_waits),
            false => game.prompt(play),
        };
        playout::prompt(game, play, no_choice.unwrap_or_else(|| play.with_news(asked())))
    }

    /// Appends to the log; rebuilds it only if the match went back in time.
    fn show_log(&self) {
        let (shown_log, play) = (&self.shown.log, &self.play);
        let line = |line: &Line| LogLine {
            text: line.text.as_str().into(),
            heading: line.heading,
            ..LogLine::default()
        };
        let shown = shown_log.row_count();
        let goes_on = shown <= play.log.len()
            && shown_log.iter().zip(&play.log).all(|(old, new)| old.text == new.text.as_str());
        if goes_on {
            play.log[shown..].iter().map(line).for_each(|line| shown_log.push(line));
        } else {
            shown_log.set_vec(play.log.iter().map(line).collect::<Vec<_>>());
        }
    }

    /// Frames the areas where something can go, and the one with the keyboard cursor.
    fn show_marks(&self, table: &ui::Table<'_>) {
        let (game, play) = (&self.game, &self.play);
        let frame = |target: &Target<Zone<T>>| match target {
            Target::Zone(place) => self.frame(*place),
            Target::Piece(_) => None,
        };
        let pointed = match play.cursor {
            Some(Target::Piece(piece)) => self.shown.cards.in_sight(piece),
            Some(Target::Zone(place)) => self.frame(place),
            None => None,
        };
        let advised = play.advised().into_iter();
        let hinted: Vec<_> =
            advised.flat_map(|action| gestures::arrows(game, play, action)).collect();
        let arrows: Vec<ui::Arrow> = match self.lesson_arrow() {
            Some((from, to)) => vec![arrow(Arrow::between(from, to))],
            None => hinted.iter().filter_map(|hint| self.placed(*hint)).map(arrow).collect(),
        };
        table.set_arrows(updated(table.get_arrows(), arrows));
        table.set_pointed(pointed.map(bounds).unwrap_or_default());
        table.set_keyed(play.keyed);
        table.set_pointed_area(self.pointed_area().unwrap_or_default().into());
        let aims = gestures::destinations(game, play);
        let aims = aims.into_iter().chain(hinted.into_iter().map(|hint| hint.to));
        let lit: Vec<ui::Bounds> = aims.filter_map(|aim| frame(&aim)).map(bounds).collect();
        if !table.get_lit().iter().eq(lit.iter().cloned()) {
            table.set_lit(rows(lit));
        }
    }

    /// Returns where the arrow of a hint lies.
    fn placed(&self, HintArrow { card, to }: HintArrow<Zone<T>>) -> Option<Arrow> {
        let cards = &self.shown.cards;
        let to = match to {
            Target::Piece(piece) => cards.in_sight(piece)?,
            Target::Zone(place) => self.landing(place)?,
        };
        Some(match card {
            Some(piece) => Arrow::between(cards.in_sight(piece)?, to),
            None => Arrow::onto(to),
        })
    }

    /// Returns the area with the keyboard cursor, if it is not on a card.
    fn pointed_area(&self) -> Option<String> {
        let (game, play) = (&self.game, &self.play);
        let Some(Target::Zone(place)) = play.cursor else { return None };
        let lay = game.lay(play, place)?;
        let bare = play.scene.at(place).last().is_none_or(|top| {
            let look = game.look(play, *top);
            look.face == Face::Hidden || look.label.is_empty()
        });
        lay.target_area.or(Some(lay.area).filter(|_| bare))
    }

    /// Returns the rectangle of a frame around a zone.
    fn frame(&self, place: Zone<T>) -> Option<Rect> {
        let lay = self.game.lay(&self.play, place)?;
        match &lay.target_area {
            Some(zone) => self.areas.get(zone),
            None => self.landing(place),
        }
    }

    /// Returns the rectangle in which the cards of a zone lie.
    fn landing(&self, place: Zone<T>) -> Option<Rect> {
        let lay = self.game.lay(&self.play, place)?;
        let count = self.play.scene.at(place).len();
        Some(lay.arrangement.frame(self.areas.get(&lay.area)?, count))
    }

    /// Returns the buttons to show for actions without a card.
    pub(super) fn shown_choices(&mut self) -> Vec<CommandOf<T>> {
        let offers_playout = self.offers_playout();
        let (game, play) = (&self.game, &self.play);
        let mut choices = match play.session.is_reviewing() {
            true => retelling::choices(play, self.review.autoplay),
            // The result comes after the end of the lesson.
            false if is_over(play) && self.lesson_holds() => Vec::new(),
            false if is_over(play) => {
                vec![Command { primary: true, ..Command::new(Reaction::Result, t!(app::result)) }]
            }
            // Forced actions, which are carried out automatically, need no buttons.
            false if play.session.is_mine() && play.automatic().is_some() => Vec::new(),
            false if play.session.playout() != Playout::Off || play.session.is_covered() => {
                Vec::new()
            }
            false => gestures::buttons(game, play),
        };
        if offers_playout && playout::has_room(&choices) {
            choices.push(playout::choice(play));
        }
        hint::mark(play, &mut choices);
        choices
    }

    /// Shows the buttons. Leaves them alone while they are unchanged, so that the keyboard focus
    /// stays; if others are added, the focus stays on its button.
    fn show_choices(&mut self, to: &Screen<'_>) {
        let (choices, table) = (self.shown_choices(), &to.table);
        if self.selection.choices == choices {
            return;
        }
        let pointed = self.selection.choice_at.and_then(|at| {
            let before = &self.selection.choices;
            let label = &before.get(at)?.label;
            choices.iter().position(|choice| choice.label == *label)
        });
        table.set_choice_at(-1);
        let (shown, width) = buttons(&choices.iter().map(command_row).collect::<Vec<_>>());
        table.set_choice_width(width);
        table.set_choices(shown);
        to.timers.fresh.stop();
        if self.unasked && !choices.is_empty() {
            to.timers.fresh.start(to.services.unmeant(), || {});
        }
        self.selection.choices = choices;
        self.selection.choice_at = pointed;
        table.set_choice_at(pointed.map_or(-1, |at| at as i32));
    }

    /// Returns every piece as it is to be displayed, by number, and the nodes of each area.
    pub(super) fn sprites(
        &mut self,
        Heights { layer, held, lift }: Heights,
    ) -> (Vec<Sprite>, HashMap<String, Vec<NodeRow>>) {
        let (play, game) = (&self.play, &self.game);
        let mut sprites = vec![Sprite::default(); play.scene.pieces().count()];
        let mut nodes: HashMap<String, Vec<NodeRow>> = HashMap::new();
        let aims = gestures::destinations(game, play);
        for place in play.scene.zones() {
            let there = play.scene.at(place);
            let lay = game.lay(play, place);
            let Some(lay) = lay else { continue };
            let Some(area) = self.areas.get(&lay.area) else {
                let zone = lay.target_area.as_ref().and_then(|zone| self.areas.get(zone));
                let rect = zone.map_or(Rect::default(), Arrangement::out_of_sight);
                there.iter().for_each(|number| sprites[*number].rect = rect);
                continue;
            };
            let arrangement = &lay.arrangement;
            let count = lay.count.unwrap_or(there.len());
            let here = lay.target_area.is_none() && play.cursor == Some(Target::Zone(place));
            let top = there.last().copied();
            let hand = &mut self.shown.hand;
            if lay.rises {
                let acts = play.session.is_mine() && (play.own_steps || !play.has_steps());
                hand.update(acts.then(|| T::turn_number(&play.view)), arrangement.clone(), &there);
            }
            for (index, number) in there.into_iter().enumerate() {
                let look = game.look(play, number);
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
                    covered: lay.covered,
                    badge: look.badge,
                };
                let pointed = play.cursor == Some(Target::Piece(number));
                let seen = spot.is_some() && look.face != Face::Hidden && !lay.covered;
                if seen && !look.label.is_empty() {
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
                    if let Some(by) = self.selection.drag {
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
    pub(super) fn zone(&self, place: Zone<T>) -> Option<Rect> {
        let lay = self.game.lay(&self.play, place)?;
        match &lay.target_area {
            Some(zone) => self.areas.get(zone),
            None => Some(lay.arrangement.zone(self.areas.get(&lay.area)?)),
        }
    }

    /// Returns the topmost zone at a point.
    pub(super) fn place_at(&self, point: Point) -> Option<Zone<T>> {
        let mut places = self.play.scene.zones();
        places.reverse();
        let here = |place: &Zone<T>| self.zone(*place).is_some_and(|zone| zone.contains(point));
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
