//! Four Knights at a table: what the player does, and what is shown of it.

use super::super::capital;
use std::time::Duration;

use slint::platform::Key;
use slint::{ComponentHandle, ModelRc, VecModel};

use super::layout::Layout;
use super::play::Play;
use super::scene::{Place, Side};
use super::{show, words};
use crate::app::Question;
use crate::app::art::CardArt;
use crate::app::geometry::{Point, Size};
use crate::app::session::Session;
use crate::app::tables::cards::{Face, Sprite};
use crate::app::tables::models::bounds;
use crate::app::tables::stage::{Choice, Drag, Explanation, Frame, Line, Notice, Pressed, Stage};
use crate::cards::Suit;
use crate::engine::Game;
use crate::games::GameId;
use crate::games::four_knights::{Action, Position, View, prey};
use crate::ui::{self, Bounds, FourKnightsTable, SeatInfo};

/// The size of the suits in the legend, where it is not crowded.
const LEGEND_ICON: f32 = 18.0;

impl Stage for Play {
    type Game = Position;
    const GAME: GameId = GameId::FourKnights;

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    fn begun(session: Session<Position>, table: Size) -> Self {
        Play::begun(session, Layout::new(table))
    }

    fn resumed(session: Session<Position>, table: Size) -> Self {
        Play::resumed(session, Layout::new(table))
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

    fn act(&mut self, action: Action) -> Notice {
        self.carry_out(action)
    }

    fn resize(&mut self, table: Size) {
        if self.layout.table != table {
            self.layout = Layout::new(table);
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
        let mut legal = Vec::new();
        if self.is_open() {
            self.session.position().legal_actions(&mut legal);
        }
        let choice = |action| match action {
            Action::Keep => Some((action, "Keep hand", None)),
            Action::Yield => {
                let question = Question {
                    title: "Give up the battle?".into(),
                    text: "You hold a card that could answer.".into(),
                    yes: "Give up".into(),
                    danger: true,
                };
                Some((action, "Give up", Some(question)))
            }
            _ => None,
        };
        let button = |(action, text, question)| Choice {
            action: Some(action),
            text,
            primary: false,
            question,
        };
        legal.into_iter().filter_map(choice).map(button).collect()
    }

    fn result(&self) -> Option<ui::Result> {
        show::result(self)
    }

    fn furnish(&self, window: &ui::App, art: &CardArt) {
        let layout = &self.layout;
        let own = window.global::<FourKnightsTable>();
        own.set_my_badge(bounds(layout.badge(Side::Mine)));
        own.set_their_badge(bounds(layout.badge(Side::Theirs)));
        own.set_pile(layout.pile_room());
        own.set_legend(bounds(layout.legend));
        own.set_caption(layout.stockade_caption.map_or_else(Bounds::default, bounds));
        own.set_field(bounds(layout.field()));

        // Each suit beats the next, and the last the first again.
        let size = LEGEND_ICON * layout.table.text_scale() * window.window().scale_factor();
        let cycle = std::iter::successors(Some(Suit::Hearts), |suit| Some(prey(*suit))).take(5);
        let icons: Vec<_> = cycle.map(|suit| art.suit(suit, size.round() as u32)).collect();
        own.set_suits(ModelRc::new(VecModel::from(icons)));
    }

    fn paint(&self, window: &ui::App, _: &CardArt) {
        let own = window.global::<FourKnightsTable>();
        let [mine, theirs] = show::seats(self);
        if differs(&own.get_mine(), &mine) {
            own.set_mine(mine);
        }
        if differs(&own.get_theirs(), &theirs) {
            own.set_theirs(theirs);
        }
        own.set_banner(show::banner(self).into());
        let mark = show::mark(self);
        own.set_marked(mark.is_some());
        if let Some((place, up)) = mark {
            own.set_mark(bounds(place));
            own.set_mark_up(up);
        }
    }

    fn tap(&mut self, card: Option<usize>, at: Point) -> Notice {
        let body = card.map(|number| self.scene.bodies()[number]);
        match (body.map(|body| (body.place, body.card)), self.chosen) {
            (Some((Place::Hand(Side::Mine), Some(card))), _) => self.tap_card(card),
            (Some((Place::Stockade(slot), _)), _) if self.is_swapping() => self.tap_slot(slot),
            (_, Some(card)) if !self.is_swapping() && self.layout.field().contains(at) => {
                self.play(card)
            }
            _ => {
                self.clear();
                None
            }
        }
    }

    fn use_card(&mut self, card: usize) -> Notice {
        let body = *self.scene.bodies().get(card)?;
        match (body.place, body.card) {
            (Place::Hand(Side::Mine), Some(card)) => self.play(card),
            (Place::Stockade(slot), _) if self.is_swapping() => self.tap_slot(slot),
            _ => None,
        }
    }

    fn lift(&mut self, card: usize) -> bool {
        self.clear();
        self.scene.bodies()[card].place == Place::Hand(Side::Mine)
    }

    fn drop(&mut self, card: usize, aims: [Point; 2]) -> Notice {
        let card = self.scene.bodies()[card].card?;
        if !self.is_swapping() {
            let hits = aims.iter().any(|aim| self.layout.field().contains(*aim));
            return if hits { self.play(card) } else { None };
        }
        let slots = (1..).zip(self.layout.stockade);
        let hits = |rect: crate::app::geometry::Rect| aims.iter().any(|aim| rect.contains(*aim));
        let (slot, _) = slots.into_iter().find(|(_, rect)| hits(*rect))?;
        self.carry_out(Action::Swap(card, slot))
    }

    fn explain(&self, card: usize) -> Option<Explanation> {
        let body = self.scene.bodies().get(card).filter(|body| body.face_up)?;
        let card = body.card?;
        let against = match body.place {
            Place::Hand(_) | Place::Field(Side::Mine) => self.scene.newest(Side::Theirs),
            _ => None,
        };
        let name = capital(&card.name());
        Some(Explanation { name, face: Face::up(card), lines: words::explain(card, against) })
    }

    fn key(&mut self, key: &Pressed) -> Option<Notice> {
        if key.is_enter() {
            return Some(self.play_chosen());
        }
        if key.is(Key::LeftArrow) {
            self.move_choice(-1);
        } else if key.is(Key::RightArrow) {
            self.move_choice(1);
        } else if key.is(Key::UpArrow) {
            self.move_slot(-1);
        } else if key.is(Key::DownArrow) {
            self.move_slot(1);
        } else {
            return None;
        }
        Some(None)
    }
}

/// Whether a badge has something new to say; its list of points is another one every time.
fn differs(shown: &SeatInfo, new: &SeatInfo) -> bool {
    (&shown.label, shown.acting, shown.current) != (&new.label, new.acting, new.current)
}
