//! The record of a match: how it began and every action since, with a cursor for undo and redo.
//! A record is what a save holds; reading one replays it through the rules.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Game, Illegal, Impossible, Setup};

/// Where a match began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Start<G: Game> {
    /// With a deal, which the setup and the seed fix (C-2).
    Deal { setup: Setup<G::Options>, seed: u64 },
    /// At a position that was loaded.
    Position(Box<G>),
}

impl<G: Game> Start<G> {
    fn position(&self) -> Result<G, Impossible> {
        match self {
            Start::Deal { setup, seed } => {
                setup.check::<G>()?;
                Ok(G::deal(setup, *seed))
            }
            Start::Position(position) => Ok((**position).clone()),
        }
    }
}

/// A match from its start to its current position, with what was undone kept for redo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Text<G>", into = "Text<G>", bound = "")]
pub struct Record<G: Game> {
    start: Start<G>,
    actions: Vec<G::Action>,
    cursor: usize,
    position: G,
}

impl<G: Game> Record<G> {
    /// A new match from its first deal or from a loaded position.
    ///
    /// # Errors
    /// Says why the game cannot be set up like this.
    pub fn new(start: Start<G>) -> Result<Self, Impossible> {
        let position = start.position()?;
        Ok(Record { start, actions: Vec::new(), cursor: 0, position })
    }

    /// A match restored from its parts, with the first `cursor` actions played.
    ///
    /// # Errors
    /// Says which action the rules refuse, or why the game cannot start like this.
    pub fn replay(start: Start<G>, actions: Vec<G::Action>, cursor: usize) -> Result<Self, Broken> {
        let mut position = start.position().map_err(|why| Broken(why.to_string()))?;
        if cursor > actions.len() {
            let message = format!("it stands at action {cursor} but has only {}", actions.len());
            return Err(Broken(message));
        }
        let mut current = position.clone();
        for (n, action) in actions.iter().enumerate() {
            position.apply(*action).map_err(|why| {
                Broken(format!("action {}, {action}, is against the rules: {why}", n + 1))
            })?;
            if n + 1 == cursor {
                current = position.clone();
            }
        }
        Ok(Record { start, actions, cursor, position: current })
    }

    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// The position now, after every action that is not undone.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The actions that led here, oldest first; those undone are left out.
    pub fn played(&self) -> &[G::Action] {
        &self.actions[..self.cursor]
    }

    /// Plays an action. What had been undone is forgotten.
    ///
    /// # Errors
    /// The rule the action would break; the record is then as it was.
    pub fn play(&mut self, action: G::Action) -> Result<Vec<G::Event>, Illegal> {
        let events = self.position.apply(action)?;
        self.actions.truncate(self.cursor);
        self.actions.push(action);
        self.cursor += 1;
        Ok(events)
    }

    /// How many actions can be undone and redone.
    pub fn depth(&self) -> (usize, usize) {
        (self.cursor, self.actions.len() - self.cursor)
    }

    /// Takes the last action back; returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<G::Action> {
        let cursor = self.cursor.checked_sub(1)?;
        self.go_to(cursor);
        Some(self.actions[cursor])
    }

    /// Plays the last undone action again; returns it and what happened, or `None` if there is none.
    pub fn redo(&mut self) -> Option<(G::Action, Vec<G::Event>)> {
        let action = *self.actions.get(self.cursor)?;
        let mut events = Vec::new();
        self.position.play(action, &mut events);
        self.cursor += 1;
        Some((action, events))
    }

    /// Every action so far with what it did, for a log.
    pub fn history(&self) -> Vec<(G::Action, Vec<G::Event>)> {
        let mut position = self.first_position();
        let step = |action: &G::Action| {
            let mut events = Vec::new();
            position.play(*action, &mut events);
            (*action, events)
        };
        self.played().iter().map(step).collect()
    }

    fn go_to(&mut self, cursor: usize) {
        let mut position = self.first_position();
        for action in &self.actions[..cursor] {
            position.play(*action, &mut ());
        }
        self.position = position;
        self.cursor = cursor;
    }

    /// The position before the first action.
    pub fn first_position(&self) -> G {
        self.start.position().expect("the start was checked when the record was made")
    }
}

/// A record whose parts do not make a match, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken(String);

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the match cannot be played back: {}", self.0)
    }
}

impl std::error::Error for Broken {}

/// A record as JSON, its actions in notation.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Text<G: Game> {
    start: Start<G>,
    actions: Vec<String>,
    cursor: usize,
}

impl<G: Game> From<Record<G>> for Text<G> {
    fn from(record: Record<G>) -> Self {
        let actions = record.actions.iter().map(ToString::to_string).collect();
        Text { start: record.start, actions, cursor: record.cursor }
    }
}

impl<G: Game> TryFrom<Text<G>> for Record<G> {
    type Error = Broken;

    fn try_from(text: Text<G>) -> Result<Self, Broken> {
        let read = |notation: &String| notation.parse();
        let actions = text.actions.iter().map(read).collect::<Result<_, _>>();
        let actions = actions.map_err(|why: super::Unreadable| Broken(why.to_string()))?;
        Record::replay(text.start, actions, text.cursor)
    }
}
