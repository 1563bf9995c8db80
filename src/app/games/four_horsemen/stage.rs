//! Four Horsemen at a table: what the player does, and what is shown of it.

use std::time::Duration;

use slint::platform::Key;
use slint::{ComponentHandle, Model, ModelRc, VecModel};

use super::layout::Layout;
use super::play::Play;
use super::scene::Place;
use super::{explain, show, words};
use crate::app::art::CardArt;
use crate::app::geometry::{Point, Rect, Size};
use crate::app::session::Session;
use crate::app::tables::cards::{Face, Sprite};
use crate::app::tables::models::bounds;
use crate::app::tables::seats::Seating;
use crate::app::tables::stage::{Choice, Drag, Explanation, Frame, Line, Notice, Pressed, Stage};
use crate::engine::Seat;
use crate::games::GameId;
use crate::games::four_horsemen::{Action, Card, Position, View};
use crate::store::Settings;
use crate::ui::{self, SeatPanelRow, Seats, Theme};

fn seating(session: &Session<Position>) -> Seating {
    Seating::new(session.human(), session.players().len() as u8)
}

impl Stage for Play {
    type Game = Position;
    const GAME: GameId = GameId::FourHorsemen;

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    fn begun(session: Session<Position>, table: Size) -> Self {
        let layout = Layout::new(table, seating(&session));
        Play::begun(session, layout)
    }

    fn resumed(session: Session<Position>, table: Size) -> Self {
        let layout = Layout::new(table, seating(&session));
        Play::resumed(session, layout)
    }

    fn configure(&mut self, settings: &Settings) {
        self.hints = settings.hints;
    }

    fn session(&self) -> &Session<Position> {
        &self.session
    }

    fn session_mut(&mut self) -> &mut Session<Position> {
        &mut self.session
    }

    fn is_busy(&self) -> bool {
        self.has_steps()
    }

    fn step(&mut self) -> Option<Duration> {
        self.show_step()
    }

    fn hand_result(&self) -> Option<ui::Result> {
        show::hand_result(self)
    }

    fn read(&mut self) {
        self.ended = None;
    }

    fn act(&mut self, action: Action) -> Notice {
        self.carry_out(action)
    }

    fn resize(&mut self, table: Size) {
        if self.layout.table != table {
            self.layout = Layout::new(table, self.layout.seating);
        }
    }

    fn frame(&self) -> Frame {
        let layout = &self.layout;
        let text_scale = layout.table.text_scale();
        Frame { bar: layout.bar, prompt: layout.prompt, log: layout.log, text_scale }
    }

    fn sprites(&self, drag: Option<Drag>) -> Vec<Sprite> {
        show::sprites(self, drag)
    }

    fn title(&self) -> String {
        words::title(self.scene.hand())
    }

    fn prompt(&self) -> String {
        self.line_above_the_hand()
    }

    fn is_refusing(&self) -> bool {
        self.refusal.is_some()
    }

    fn log(&self) -> &[Line] {
        &self.log
    }

    fn choices(&self) -> Vec<Choice<Action>> {
        let choice = |action, text, primary| Choice { action, text, primary, question: None };
        if let Some(giving) = self.giving() {
            let clear = giving.is_begun().then(|| choice(None, "Clear", false));
            let give = giving.action().map(|action| choice(Some(action), "Give", true));
            return clear.into_iter().chain(give).collect();
        }
        let fate = self.chosen.filter(|card| self.may_tempt_fate(*card));
        fate.map(|card| choice(Some(Action::Fate(card)), "To Fate", false)).into_iter().collect()
    }

    fn result(&self) -> Option<ui::Result> {
        show::result(self)
    }

    fn furnish(&self, window: &ui::App, art: &CardArt) {
        let own = window.global::<Seats>();
        own.set_centre(bounds(self.layout.centre));
        // Their pictures and places are other ones now.
        own.set_panels(ModelRc::new(VecModel::from(show::panels(self, &signs(window, art)))));
    }

    fn paint(&self, window: &ui::App, art: &CardArt) {
        let own = window.global::<Seats>();
        let shown = own.get_panels();
        for (row, panel) in show::panels(self, &signs(window, art)).into_iter().enumerate() {
            if shown.row_data(row).is_none_or(|old| differs(&old, &panel)) {
                shown.set_row_data(row, panel);
            }
        }
        let places = show::centre(self);
        if !places.iter().cloned().eq(own.get_places().iter()) {
            own.set_places(ModelRc::new(VecModel::from(places)));
        }
        let aims = self.chosen.is_some() && self.giving.is_none() && self.refusal.is_none();
        own.set_centre_lit(aims && self.is_open());
    }

    fn tap(&mut self, card: Option<usize>, at: Point) -> Notice {
        let seat = self.layout.seat_at(at);
        if let Some(card) = card.and_then(|number| self.own(number)) {
            return self.tap_hand(card);
        }
        if self.giving.is_some() {
            if let (Some(card), Some(seat)) = (self.chosen, seat) {
                return self.give(card, seat);
            }
            if let Some(card) = card.and_then(|number| self.played(number)) {
                return self.tap_round(card);
            }
        } else if let Some(card) = self.chosen {
            if self.is_fate(at) {
                return self.carry_out(Action::Fate(card));
            }
            if self.layout.centre.contains(at) {
                return self.carry_out(Action::Play(card));
            }
        }
        self.clear();
        None
    }

    fn use_card(&mut self, card: usize) -> Notice {
        if let Some(card) = self.own(card) {
            return self.carry_out(Action::Play(card));
        }
        if let Some(card) = self.played(card) {
            return self.tap_round(card);
        }
        // The Fate deck.
        let card = self.chosen.filter(|card| self.may_tempt_fate(*card))?;
        self.carry_out(Action::Fate(card))
    }

    fn lift(&mut self, card: usize) -> bool {
        self.clear();
        let card = self.own(card).or_else(|| self.played(card).filter(|_| self.giving.is_some()));
        // What can be done with it is shown while it is carried.
        self.chosen = card;
        card.is_some()
    }

    fn drop(&mut self, card: usize, aims: [Point; 2]) -> Notice {
        self.clear();
        if let Some(card) = self.own(card) {
            if aims.iter().any(|aim| self.is_fate(*aim)) {
                return self.carry_out(Action::Fate(card));
            }
            let hits = aims.iter().any(|aim| self.layout.centre.contains(*aim));
            return if hits { self.carry_out(Action::Play(card)) } else { None };
        }
        let card = self.played(card)?;
        if let Some(seat) = aims.iter().find_map(|aim| self.layout.seat_at(*aim)) {
            return self.give(card, seat);
        }
        let centre = aims.iter().any(|aim| self.layout.centre.contains(*aim));
        if centre { self.take_back(card) } else { None }
    }

    fn explain(&self, card: usize) -> Option<Explanation> {
        let body = self.scene.bodies().get(card).filter(|body| body.face_up)?;
        body.card.map(explanation)
    }

    fn asks(&self, card: Option<usize>, at: Point) -> Option<Explanation> {
        let seat = self.layout.seat_at(at)?;
        // A tap on a panel gives what was chosen, and one on what was given takes it back.
        let gives = self.giving().is_some() && self.chosen.is_some();
        let takes =
            card.is_some_and(|number| matches!(self.scene.bodies()[number].place, Place::Round(_)));
        (!gives && !takes).then(|| self.explain_standing(seat))
    }

    fn explain_pointed(&self) -> Option<Explanation> {
        match (self.chosen, self.pointed) {
            (_, Some(seat)) => Some(self.explain_standing(seat)),
            (card, None) => card.map(explanation),
        }
    }

    fn withdraw(&mut self) {
        self.clear();
        if let Some(giving) = &mut self.giving {
            giving.clear();
        }
    }

    fn key(&mut self, key: &Pressed) -> Option<Notice> {
        if key.is_enter() {
            return Some(self.play_chosen());
        }
        if key.is_letter("f") {
            return Some(self.carry_out(Action::Fate(self.chosen?)));
        }
        if key.is(Key::Backspace) || key.is(Key::Delete) {
            self.withdraw();
        } else if key.is(Key::LeftArrow) {
            self.move_choice(-1);
        } else if key.is(Key::RightArrow) {
            self.move_choice(1);
        } else if key.is(Key::UpArrow) {
            self.move_seat(1);
        } else if key.is(Key::DownArrow) {
            self.move_seat(-1);
        } else {
            return None;
        }
        Some(None)
    }
}

impl Play {
    /// The card of the player's hand with this number.
    fn own(&self, number: usize) -> Option<Card> {
        let body = self.scene.bodies().get(number)?;
        let own = Place::Hand(self.session.human());
        body.card.filter(|_| body.place == own && body.face_up)
    }

    /// The card played to the round with this number.
    fn played(&self, number: usize) -> Option<Card> {
        let body = self.scene.bodies().get(number)?;
        body.card.filter(|_| matches!(body.place, Place::Round(_)))
    }

    fn is_fate(&self, at: Point) -> bool {
        let hits = |spot: Rect| spot.contains(at);
        self.layout.fate().is_some_and(|fate| hits(fate.card) || hits(fate.caption))
    }

    fn explain_standing(&self, seat: Seat) -> Explanation {
        let favor = self.scene.favor()[seat];
        let (name, lines) = explain::standing(seat, &self.piles, favor, &self.names);
        Explanation { name, face: Face::Hidden, lines }
    }
}

fn explanation(card: Card) -> Explanation {
    Explanation { name: card.name(), face: Face::up(card), lines: explain::card(card) }
}

fn signs<'a>(window: &ui::App, art: &'a CardArt) -> show::Signs<'a> {
    let size = window.global::<Theme>().get_sign() * window.global::<ui::Table>().get_text_scale();
    show::Signs { art, pixels: size * window.window().scale_factor() }
}

/// Whether a panel has something new to say; its signs are another list every time.
fn differs(shown: &SeatPanelRow, new: &SeatPanelRow) -> bool {
    let key = |panel: &SeatPanelRow| {
        let SeatPanelRow { label, acting, out, lit, pointed, area, .. } = panel;
        (label.clone(), *acting, *out, *lit, *pointed, area.clone())
    };
    key(shown) != key(new)
}
