//! A game of Four Kingdoms as the player lives through it: what happened is shown position by
//! position, while the game itself may be further on; and what the player points at becomes a move.

use std::collections::VecDeque;
use std::time::Duration;

use super::helps::Search;
use super::layout::{Layout, Spot};
use super::words;
use crate::app::session::Session;
use crate::app::tables::stage::{Line, Notice};
use crate::cards::{Card, Suit};
use crate::engine::Game;
use crate::games::four_kingdoms::{
    Action, Place, Position, ROWS, auto_collect, finish, hint, is_stuck,
};
use crate::store::Settings;

/// Between the cards that go home by themselves.
const BETWEEN: Duration = Duration::from_millis(170);
/// Between the moves that are only demonstrated.
const DEMONSTRATION: Duration = Duration::from_millis(520);
/// Before the deal.
const HEAP: Duration = Duration::from_millis(200);
/// How many lines of the log there are at most, far more than most games have; each takes its place
/// on the screen.
const LINES: usize = 500;
/// For each kingdom at the win.
const CROWNING: Duration = Duration::from_millis(240);

/// One step of what is shown.
#[derive(Clone, Debug)]
pub enum Step {
    /// All cards in one heap. It has to be seen before they can fly from it.
    Heap,
    /// The cards lie like this, and are looked at for so long.
    Cards(Box<Position>, Duration),
    /// One kingdom more is complete.
    Crown,
}

/// The top cards of a place, as many as will move together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    pub from: Place,
    pub count: u8,
}

/// The game, what of it is shown, and what the player is about to do.
pub struct Play {
    pub session: Session<Position>,
    pub layout: Layout,
    /// How the cards are shown, which may be some moves behind.
    pub shown: Position,
    /// All cards lie in one heap, before the deal.
    pub gathered: bool,
    /// How many kingdoms are shown as complete.
    pub crowned: usize,
    pub steps: VecDeque<Step>,
    /// The cards that are about to be moved.
    pub chosen: Option<Source>,
    /// Where the keyboard is.
    pub cursor: Option<Spot>,
    /// The move that was advised.
    pub advised: Option<Action>,
    /// What was said last, until the player does something.
    pub message: Option<String>,
    /// The message says why something is not allowed.
    pub refused: bool,
    pub log: Vec<Line>,
    /// Nothing leads on any more (FK-12).
    pub stuck: bool,
    /// The moves that end the game, when all the rest goes home.
    pub ending: Option<Vec<Action>>,
    pub search: Option<Search>,
    /// What is shown now is no part of the game.
    pub demonstrating: bool,
    pub auto_collect: bool,
}

impl Play {
    pub fn new(session: Session<Position>, layout: Layout, deal: bool) -> Play {
        let shown = session.position().clone();
        let mut play = Play {
            session,
            layout,
            shown: shown.clone(),
            gathered: deal,
            crowned: 0,
            steps: VecDeque::new(),
            chosen: None,
            cursor: None,
            advised: None,
            message: None,
            refused: false,
            log: Vec::new(),
            stuck: false,
            ending: None,
            search: None,
            demonstrating: false,
            auto_collect: true,
        };
        if deal {
            let dealt = Step::Cards(Box::new(shown), Duration::ZERO);
            play.steps.extend([Step::Heap, dealt]);
        }
        play.take_stock();
        play
    }

    pub fn configure(&mut self, settings: &Settings) {
        self.auto_collect = settings.auto_collect;
        if self.layout.left_handed != settings.left_handed {
            self.layout = Layout::new(self.layout.table, settings.left_handed);
        }
    }

    pub fn position(&self) -> &Position {
        self.session.position()
    }

    /// Shows the next step, and says how long to look at it.
    pub fn show_step(&mut self) -> Option<Duration> {
        match self.steps.pop_front() {
            Some(Step::Cards(position, length)) => {
                self.gathered = false;
                self.shown = *position;
                if self.steps.is_empty() && self.demonstrating {
                    self.demonstrating = false;
                    self.say("That is one way to win. The cards lie again as you left them.");
                }
                Some(length)
            }
            Some(Step::Heap) => Some(HEAP),
            Some(Step::Crown) => {
                self.crowned += 1;
                Some(CROWNING)
            }
            None => None,
        }
    }

    /// Shows the game as it stands, at once.
    pub fn catch_up(&mut self) {
        if self.session.outcome().is_none() {
            self.steps.clear();
        }
        self.gathered = false;
        self.demonstrating = false;
        self.shown = self.position().clone();
    }

    /// Takes every mark away, and what was said.
    pub fn clear(&mut self) {
        self.chosen = None;
        self.advised = None;
        self.message = None;
        self.refused = false;
    }

    pub fn say(&mut self, text: impl Into<String>) {
        self.message = Some(text.into());
        self.refused = false;
    }

    pub fn refuse(&mut self, text: impl Into<String>) {
        self.message = Some(text.into());
        self.refused = true;
    }

    /// The card that a move of these would take first.
    pub fn lowest(&self, source: Source) -> Option<Card> {
        match source.from {
            Place::Row(row) => {
                let run = self.position().rows()[usize::from(row) - 1].run();
                run.len().checked_sub(usize::from(source.count)).map(|below| run[below])
            }
            _ => self.position().top(source.from),
        }
    }

    /// Where a card lies, if it can be taken from there, and how many lie on it.
    pub fn source(&self, card: Card) -> Option<Source> {
        for (row, pile) in (1..).zip(self.position().rows()) {
            let run = pile.run();
            if let Some(index) = run.iter().position(|other| *other == card) {
                let count = (run.len() - index) as u8;
                return Some(Source { from: Place::Row(row), count });
            }
        }
        let suit = card.suit();
        [Place::Waste, Place::Guest(suit), Place::home(card)]
            .into_iter()
            .find(|place| self.position().top(*place) == Some(card))
            .map(|from| Source { from, count: 1 })
    }

    /// The places where the chosen cards may go.
    pub fn targets(&self) -> Vec<Place> {
        let Some(source) = self.chosen else { return Vec::new() };
        let allowed = |to: &Place| self.position().allows(action(source, *to));
        places().filter(allowed).collect()
    }

    /// Where these cards most likely belong.
    pub fn best(&self, source: Source) -> Option<Place> {
        let card = self.lowest(source)?;
        let allowed = |to: &Place| self.position().allows(action(source, *to));
        let rows = || (1..=ROWS as u8).map(Place::Row);
        let built = rows().filter(|row| self.position().top(*row).is_some());
        let empty = rows().filter(|row| self.position().top(*row).is_none());
        let home = (!source.from.is_home()).then(|| Place::home(card));
        let guest = (source.from != Place::Guest(card.suit())).then(|| Place::Guest(card.suit()));
        home.into_iter().chain(built).chain(guest).chain(empty).find(allowed)
    }

    /// The player means a spot: with cards chosen, as where they shall go.
    pub fn point(&mut self, spot: Spot, card: Option<Card>) -> Notice {
        let place = match spot {
            Spot::Talon => return self.carry_out(Action::Deal),
            Spot::At(place) => place,
        };
        let source = card.and_then(|card| self.source(card));
        match self.chosen {
            Some(chosen) if chosen.from == place => {
                let other = source.filter(|source| *source != chosen);
                self.clear();
                self.chosen = other;
                None
            }
            Some(chosen) => self.put(chosen, place),
            None => {
                self.clear();
                self.chosen = source;
                if source.is_none() {
                    self.say_of(spot, card);
                }
                None
            }
        }
    }

    /// Says why nothing can be taken here.
    fn say_of(&mut self, spot: Spot, card: Option<Card>) {
        if self.position().top_of(spot).is_none() {
            let text = words::describe(spot, self.position());
            self.say(format!("{text}."));
        } else if card.is_none() {
            self.refuse("Only face-up cards can be moved.");
        }
    }

    /// Moves the chosen cards, or says why they cannot go there.
    pub fn put(&mut self, source: Source, to: Place) -> Notice {
        self.carry_out(action(source, to))
    }

    /// The player lets the chosen cards go over a spot. Anywhere in its own kingdom a card finds
    /// its way home.
    pub fn drop_at(&mut self, spot: Option<Spot>) -> Notice {
        let source = self.chosen?;
        let Some(Spot::At(to)) = spot.filter(|spot| *spot != Spot::At(source.from)) else {
            self.clear();
            return None;
        };
        let home = self.lowest(source).map(Place::home);
        let sought = home.filter(|home| to.suit().is_some() && home.suit() == to.suit());
        let fits = |to: Place| self.position().allows(action(source, to));
        let to = if fits(to) { to } else { sought.filter(|home| fits(*home)).unwrap_or(to) };
        self.put(source, to)
    }

    /// The player taps a card twice: it goes where it most likely belongs.
    pub fn send(&mut self, source: Source) -> Notice {
        match self.best(source) {
            Some(to) => self.put(source, to),
            None => {
                self.clear();
                self.refuse(match self.lowest(source) {
                    Some(card) => format!("The {} has nowhere to go yet.", card.name()),
                    None => String::from("There is nowhere to go yet."),
                });
                None
            }
        }
    }

    /// Carries a move out, and what follows from it by itself.
    pub fn carry_out(&mut self, action: Action) -> Notice {
        let collects = self.auto_collect && !action.takes_back();
        let done = self
            .session
            .play_through(action, |position| auto_collect(position).filter(|_| collects));
        self.follow(done.map_err(|why| why.message))
    }

    /// Lets all the rest go home.
    pub fn finish(&mut self) -> Notice {
        let Some(line) = self.ending.clone() else {
            self.refuse("Not every card can go home by itself yet.");
            return None;
        };
        let mut rest = line.into_iter();
        let first = rest.next()?;
        let done = self.session.play_through(first, |_| rest.next());
        self.follow(done.map_err(|why| why.message))
    }

    fn follow(&mut self, done: Result<(Vec<Position>, Notice), String>) -> Notice {
        match done {
            Ok((positions, notice)) => {
                self.catch_up_to(positions);
                notice
            }
            Err(why) => {
                self.clear();
                self.refuse(why);
                None
            }
        }
    }

    fn catch_up_to(&mut self, positions: Vec<Position>) {
        self.clear();
        self.search = None;
        self.steps.clear();
        self.gathered = false;
        self.demonstrating = false;
        if positions.is_empty() {
            self.shown = self.position().clone();
        }
        let shown = positions.into_iter().map(|position| Step::Cards(Box::new(position), BETWEEN));
        self.steps.extend(shown);
        if self.position().is_won() {
            self.steps.extend(Suit::ALL.map(|_| Step::Crown));
        }
        self.take_stock();
    }

    /// Looks at where the game has come to.
    fn take_stock(&mut self) {
        self.stuck = is_stuck(self.position());
        self.ending = finish(self.position());
        let history = self.session.record().history();
        let events = history.into_iter().flat_map(|(_, events)| events);
        let newest = events.rev().filter_map(|event| words::log_line(&event)).take(LINES);
        self.log = newest.map(|text| Line { text, heading: false }).collect();
        self.log.reverse();
    }

    pub fn undo(&mut self) -> Notice {
        let done = self.session.undo();
        self.moved_in_time(done, "There is nothing to take back.")
    }

    pub fn redo(&mut self) -> Notice {
        let done = self.session.redo();
        self.moved_in_time(done, "There is nothing to do again.")
    }

    pub fn restart(&mut self) -> Notice {
        let notice = self.session.restart();
        self.moved_in_time(Some(notice), "")
    }

    fn moved_in_time(&mut self, done: Option<Notice>, nothing: &str) -> Notice {
        match done {
            Some(notice) => {
                self.catch_up_to(Vec::new());
                notice
            }
            None => {
                self.clear();
                self.refuse(nothing);
                None
            }
        }
    }

    /// Advises a move, from what the player can see.
    pub fn hint(&mut self) {
        self.catch_up();
        self.clear();
        match hint(&self.session.view()) {
            Some(action) => {
                self.say(words::advice(action, self.position()));
                self.advised = Some(action);
            }
            None => self.say("Nothing that I can see leads on. Taking moves back may."),
        }
    }

    /// Shows a line of moves without making them.
    pub fn demonstrate(&mut self, line: &[Action]) {
        let mut position = self.position().clone();
        self.catch_up();
        self.clear();
        for action in line {
            if position.apply(*action).is_err() {
                break;
            }
            self.steps.push_back(Step::Cards(Box::new(position.clone()), DEMONSTRATION));
        }
        let back = Box::new(self.position().clone());
        self.steps.push_back(Step::Cards(back, Duration::ZERO));
        self.demonstrating = true;
    }

    /// What the game waits for.
    pub fn line_to_read(&self) -> String {
        if self.demonstrating {
            return String::from("One way to win. Tap to stop.");
        }
        if let Some(message) = &self.message {
            return message.clone();
        }
        if self.search.is_some() {
            return String::from("Looking at all the cards…");
        }
        if let Some(card) = self.chosen.and_then(|source| self.lowest(source)) {
            return format!("Where shall the {} go?", card.name());
        }
        if self.position().is_won() {
            return String::from("All four kingdoms are complete.");
        }
        if self.stuck {
            return String::from("No move leads on any more. Take some back, or deal anew.");
        }
        if self.ending.is_some() {
            return String::from("The rest can go home by itself.");
        }
        match self.position().home() {
            0 if self.session.moves() == 0 => {
                String::from("Build up in suit, and bring every card home.")
            }
            home => format!("{home} of 52 cards are home."),
        }
    }
}

/// The move of these cards to a place.
pub fn action(source: Source, to: Place) -> Action {
    Action::Move { from: source.from, to, count: source.count }
}

/// Every place that a card can be moved to.
fn places() -> impl Iterator<Item = Place> {
    let spots = Spot::lines().into_iter().flatten();
    spots.filter_map(|spot| match spot {
        Spot::At(place) if place != Place::Waste => Some(place),
        _ => None,
    })
}

/// What lies on a spot.
pub trait TopOf {
    fn top_of(&self, spot: Spot) -> Option<Card>;
}

impl TopOf for Position {
    fn top_of(&self, spot: Spot) -> Option<Card> {
        match spot {
            Spot::Talon => self.talon().last().copied(),
            Spot::At(place) => self.top(place),
        }
    }
}
