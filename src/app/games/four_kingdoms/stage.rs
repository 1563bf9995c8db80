//! Four Kingdoms at a table: what the player does, and what is shown of it.

use super::super::capital;
use std::time::Duration;

use slint::platform::Key;
use slint::{ComponentHandle, Model, ModelRc, SharedString, VecModel};

use super::helps::{Search, Wish};
use super::layout::{Layout, Spot};
use super::play::{Play, Source, TopOf};
use super::{show, words};
use crate::app::Question;
use crate::app::art::CardArt;
use crate::app::geometry::{Point, Size};
use crate::app::session::Session;
use crate::app::tables::cards::{Face, Sprite};
use crate::app::tables::models::bounds;
use crate::app::tables::stage::{Choice, Drag, Explanation, Frame, Line, Notice, Pressed, Stage};
use crate::cards::Card;
use crate::games::GameId;
use crate::games::four_kingdoms::solver::Verdict;
use crate::games::four_kingdoms::{Action, Place, Position, View};
use crate::store::Settings;
use crate::ui::{self, FourKingdomsTable, KingdomSlot, Tool};

impl Stage for Play {
    type Game = Position;
    const GAME: GameId = GameId::FourKingdoms;

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    fn begun(session: Session<Position>, table: Size) -> Self {
        Play::new(session, Layout::new(table, false), true)
    }

    fn resumed(session: Session<Position>, table: Size) -> Self {
        Play::new(session, Layout::new(table, false), false)
    }

    fn configure(&mut self, settings: &Settings) {
        Play::configure(self, settings);
    }

    fn session(&self) -> &Session<Position> {
        &self.session
    }

    fn session_mut(&mut self) -> &mut Session<Position> {
        &mut self.session
    }

    /// Who plays alone waits for nobody: a touch shows at once what was still on its way.
    fn is_busy(&self) -> bool {
        self.demonstrating || self.session.outcome().is_some() && !self.steps.is_empty()
    }

    fn step(&mut self) -> Option<Duration> {
        self.show_step()
    }

    fn hasten(&mut self) {
        if self.demonstrating {
            self.catch_up();
        }
    }

    fn is_unhurried(&self) -> bool {
        self.demonstrating
    }

    fn passes_time(&mut self) -> Option<Duration> {
        if let Some(search) = &self.search {
            let wish = search.wish;
            let Some(verdict) = search.answer() else { return Some(Duration::from_millis(60)) };
            self.search = None;
            self.tell(wish, verdict);
            return Some(Duration::from_millis(1));
        }
        self.session.outcome().is_none().then_some(Duration::from_secs(1))
    }

    /// The rest goes home.
    fn act(&mut self, _: Action) -> Notice {
        self.finish()
    }

    fn resize(&mut self, table: Size) {
        if self.layout.table != table {
            self.layout = Layout::new(table, self.layout.left_handed);
        }
    }

    fn frame(&self) -> Frame {
        let layout = &self.layout;
        let text_scale = layout.text_scale();
        Frame { bar: layout.bar, prompt: layout.prompt, log: layout.log, text_scale }
    }

    fn sprites(&self, drag: Option<Drag>) -> Vec<Sprite> {
        show::sprites(self, drag)
    }

    fn title(&self) -> String {
        words::title(self.session.moves(), self.session.seconds())
    }

    fn prompt(&self) -> String {
        self.line_to_read()
    }

    fn is_refusing(&self) -> bool {
        self.refused
    }

    fn log(&self) -> &[Line] {
        &self.log
    }

    fn choices(&self) -> Vec<Choice<Action>> {
        let first = self.ending.iter().filter_map(|line| line.first());
        let choice = |action: &Action| Choice {
            action: Some(*action),
            text: "Finish",
            primary: false,
            question: None,
        };
        first.filter(|_| !self.is_busy()).map(choice).collect()
    }

    fn result(&self) -> Option<ui::Result> {
        show::result(self)
    }

    fn furnish(&self, window: &ui::App, art: &CardArt) {
        let own = window.global::<FourKingdomsTable>();
        own.set_tools(bounds(self.layout.tools));
        own.set_talon(bounds(self.layout.slot(Spot::Talon)));
        let slots = show::slots(self, art, window.window().scale_factor());
        own.set_slots(ModelRc::new(VecModel::from(slots)));
        let deal =
            self.session.deal().map_or_else(SharedString::new, |deal| deal.to_string().into());
        own.set_deal(deal);
    }

    fn paint(&self, window: &ui::App, art: &CardArt) {
        let own = window.global::<FourKingdomsTable>();
        let (back, forth) = self.session.record().depth();
        let open = self.session.outcome().is_none();
        own.set_can_undo(back > 0 && open);
        own.set_can_redo(forth > 0 && open);
        let left = self.shown.talon().len();
        let left = if left == 0 || self.gathered { String::new() } else { left.to_string() };
        own.set_talon_count(left.into());
        let slots = own.get_slots();
        let new = show::slots(self, art, window.window().scale_factor());
        for (row, slot) in new.into_iter().enumerate() {
            if slots.row_data(row).is_none_or(|shown| differs(&shown, &slot)) {
                slots.set_row_data(row, slot);
            }
        }
    }

    fn tap(&mut self, card: Option<usize>, at: Point) -> Notice {
        self.cursor = None;
        let shown_behind = !self.steps.is_empty();
        self.catch_up();
        let card = if shown_behind { None } else { card.and_then(Card::from_index) };
        let spot = card.and_then(|card| self.spot_of(card)).or_else(|| self.layout.spot(at));
        match spot {
            Some(spot) => {
                let card = card.or_else(|| self.position().top_of(spot));
                self.point(spot, card)
            }
            None => {
                self.clear();
                None
            }
        }
    }

    fn double_tap(&mut self, card: Option<usize>, at: Point) -> Notice {
        let source = card.and_then(Card::from_index).and_then(|card| self.source(card));
        match source.filter(|source| self.chosen == Some(*source)) {
            Some(source) => self.send(source),
            None => self.tap(card, at),
        }
    }

    fn use_card(&mut self, card: usize) -> Notice {
        self.catch_up();
        let Some(card) = Card::from_index(card) else {
            let slot = card - Card::COUNT;
            let spot = Spot::lines().into_iter().flatten().nth(slot)?;
            return self.point(spot, None);
        };
        let spot = self.spot_of(card)?;
        match self.source(card).filter(|source| self.chosen == Some(*source)) {
            Some(source) => self.send(source),
            None => self.point(spot, Some(card)),
        }
    }

    fn lift(&mut self, card: usize) -> bool {
        self.catch_up();
        self.clear();
        self.chosen = Card::from_index(card).and_then(|card| self.source(card));
        self.chosen.is_some()
    }

    fn drop(&mut self, _: usize, aims: [Point; 2]) -> Notice {
        let from = self.chosen.map(|source| Spot::At(source.from));
        let spots = aims.map(|aim| self.layout.spot(aim));
        let legal = |spot: &Option<Spot>| matches!(spot, Some(Spot::At(place)) if self.targets().contains(place));
        let other = |spot: &Option<Spot>| spot.is_some() && *spot != from;
        let best = spots.into_iter().find(legal).or_else(|| spots.into_iter().find(other));
        self.drop_at(best.flatten())
    }

    fn explain(&self, card: usize) -> Option<Explanation> {
        let card = Card::from_index(card).filter(|card| self.is_face_up(*card))?;
        let lines = words::explain(card, self.position());
        Some(Explanation { name: capital(&card.name()), face: Face::up(card), lines })
    }

    fn key(&mut self, key: &Pressed) -> Option<Notice> {
        if key.is_enter() {
            let spot = self.cursor?;
            return Some(self.press(spot));
        }
        let (across, down) = if key.is(Key::LeftArrow) {
            (-1, 0)
        } else if key.is(Key::RightArrow) {
            (1, 0)
        } else if key.is(Key::UpArrow) {
            (0, -1)
        } else if key.is(Key::DownArrow) {
            (0, 1)
        } else {
            let tool = [
                ("u", Tool::Undo),
                ("y", Tool::Redo),
                ("h", Tool::Hint),
                ("d", Tool::Deal),
                ("f", Tool::Finish),
            ];
            let (_, tool) = tool.into_iter().find(|(letter, _)| key.is_letter(letter))?;
            return Some(self.tool(tool));
        };
        self.move_cursor(across, down);
        Some(None)
    }

    fn tool(&mut self, tool: Tool) -> Notice {
        if self.session.outcome().is_some() {
            return None;
        }
        match tool {
            Tool::Undo => self.undo(),
            Tool::Redo => self.redo(),
            Tool::Restart => self.restart(),
            Tool::Finish => self.finish(),
            Tool::Deal => self.carry_out(Action::Deal),
            Tool::Hint => {
                self.hint();
                None
            }
            Tool::Winnable => self.look_ahead(Wish::Verdict),
            Tool::Line => self.look_ahead(Wish::Line),
        }
    }

    fn question(&self, tool: Tool) -> Option<Question> {
        (tool == Tool::Restart).then(|| Question {
            title: String::from("Begin this deal anew?"),
            text: String::from("All cards go back. Undo brings the game here again."),
            yes: String::from("Begin anew"),
            danger: false,
        })
    }
}

impl Play {
    fn spot_of(&self, card: Card) -> Option<Spot> {
        if self.position().talon().contains(&card) {
            return Some(Spot::Talon);
        }
        if let Some(source) = self.source(card) {
            return Some(Spot::At(source.from));
        }
        let rows = (1..).zip(self.position().rows());
        rows.into_iter()
            .find(|(_, row)| row.cards().contains(&card))
            .map(|(row, _)| Spot::At(Place::Row(row)))
    }

    fn is_face_up(&self, card: Card) -> bool {
        let rows = self.position().rows();
        let hidden = rows.iter().any(|row| row.cards()[..row.down()].contains(&card));
        !hidden && !self.position().talon().contains(&card)
    }

    /// Enter on a spot: the longest run first, and one card less each time.
    fn press(&mut self, spot: Spot) -> Notice {
        self.catch_up();
        let Spot::At(place @ Place::Row(row)) = spot else {
            let card = self.position().top_of(spot);
            return self.point(spot, card);
        };
        let run = self.position().rows()[usize::from(row) - 1].run().len() as u8;
        match self.chosen {
            Some(chosen) if chosen.from == place => {
                let count = chosen.count - 1;
                self.clear();
                self.chosen = (count > 0).then_some(Source { from: place, count });
                None
            }
            None if run > 0 => {
                self.clear();
                self.chosen = Some(Source { from: place, count: run });
                None
            }
            _ => self.point(spot, None),
        }
    }

    fn move_cursor(&mut self, across: isize, down: isize) {
        // The first press of a key leads to the first free land.
        let first = Spot::At(Place::Row(1));
        let next = self.cursor.map_or(first, |cursor| self.layout.step(cursor, across, down));
        self.cursor = Some(next);
    }

    /// Begins to look at hidden cards, which counts as help.
    fn look_ahead(&mut self, wish: Wish) -> Notice {
        self.catch_up();
        self.clear();
        let notice = self.session.help();
        match Search::begin(self.position(), wish) {
            Ok(search) => self.search = Some(search),
            Err(why) => self.refuse(format!("That cannot be looked at just now ({why}).")),
        }
        notice
    }

    fn tell(&mut self, wish: Wish, verdict: Verdict) {
        match (verdict, wish) {
            (Verdict::Winnable(line), Wish::Line) => self.demonstrate(&line),
            (Verdict::Winnable(_), Wish::Verdict) => self.say("Yes, it can still be won."),
            (Verdict::Unwinnable, _) => {
                self.say("No, from here it cannot be won. Taking moves back may help.");
            }
            (Verdict::Unknown(_), _) => {
                self.say("That would take too long to find out.");
            }
        }
    }
}

/// Whether a place has to be drawn anew; its picture is another one only with its size.
fn differs(shown: &KingdomSlot, new: &KingdomSlot) -> bool {
    let key = |slot: &KingdomSlot| -> (SharedString, bool, bool, bool, ui::Bounds) {
        (slot.label.clone(), slot.locked, slot.lit, slot.pointed, slot.bounds.clone())
    };
    key(shown) != key(new)
}
