//! The record of a match: how it began and every action since, with a cursor for undo and redo.
//! A record is what a save holds; reading one replays it through the rules.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Game, Illegal, Impossible, Setup, Witness};

/// Where a match began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Start<G: Game> {
    /// With a deal, which the setup and the seed fix (C-2).
    Deal {
        /// Who plays, and how.
        setup: Setup<G::Options>,
        /// The number of the deal.
        seed: u64,
    },
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

/// One entry of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step<A> {
    /// What a player did.
    Play(A),
    /// What followed from it by itself; it is undone and redone together with it.
    Along(A),
    /// The match began anew from its start.
    Restart,
}

/// The action in notation; `+` stands before one that followed by itself.
impl<A: fmt::Display> fmt::Display for Step<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Play(action) => action.fmt(f),
            Step::Along(action) => write!(f, "+{action}"),
            Step::Restart => f.write_str("restart"),
        }
    }
}

impl<A: FromStr> FromStr for Step<A> {
    type Err = A::Err;

    fn from_str(text: &str) -> Result<Self, A::Err> {
        match text.strip_prefix('+') {
            Some(action) => action.parse().map(Step::Along),
            None if text == "restart" => Ok(Step::Restart),
            None => text.parse().map(Step::Play),
        }
    }
}

/// A step that was taken, and what happened.
pub type Taken<G> = (Step<<G as Game>::Action>, Vec<<G as Game>::Event>);

/// A match from its start to its current position, with what was undone kept for redo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Text<G>", into = "Text<G>", bound = "")]
pub struct Record<G: Game> {
    start: Start<G>,
    steps: Vec<Step<G::Action>>,
    cursor: usize,
    position: G,
    /// The actions since the start or the last restart that led to the position.
    played: Vec<G::Action>,
}

impl<G: Game> Record<G> {
    /// A new match from its first deal or from a loaded position.
    ///
    /// # Errors
    /// Says why the game cannot be set up like this.
    pub fn new(start: Start<G>) -> Result<Self, Impossible> {
        let position = start.position()?;
        Ok(Record { start, steps: Vec::new(), cursor: 0, position, played: Vec::new() })
    }

    /// A match restored from its parts, with the first `cursor` steps taken.
    ///
    /// # Errors
    /// Says which action the rules refuse, or why the game cannot start like this.
    pub fn replay(
        start: Start<G>,
        steps: Vec<Step<G::Action>>,
        cursor: usize,
    ) -> Result<Self, Broken> {
        let first = start.position().map_err(|why| Broken(why.to_string()))?;
        if cursor > steps.len() {
            let message = format!("it stands at action {cursor} but has only {}", steps.len());
            return Err(Broken(message));
        }
        let mut position = first.clone();
        for (n, step) in steps.iter().enumerate() {
            match step {
                Step::Play(action) | Step::Along(action) => {
                    position.apply(*action).map_err(|why| {
                        let why = why.message.trim_end_matches('.');
                        Broken(format!("action {}, {action}, is against the rules: {why}", n + 1))
                    })?;
                }
                Step::Restart => position = first.clone(),
            }
        }
        let mut record = Record { start, steps, cursor, position: first, played: Vec::new() };
        record.go_to(cursor);
        Ok(record)
    }

    /// Where the match began.
    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// The position now, after every action that is not undone.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The actions that led here, oldest first; those undone or before a restart are left out.
    pub fn played(&self) -> &[G::Action] {
        &self.played
    }

    /// How often a player acted to come here; what followed by itself does not count.
    pub fn acts(&self) -> usize {
        let since = self.steps[..self.cursor].iter().rev();
        let since = since.take_while(|step| !matches!(step, Step::Restart));
        since.filter(|step| matches!(step, Step::Play(_))).count()
    }

    /// Plays an action. What had been undone is forgotten.
    ///
    /// # Errors
    /// The rule the action would break; the record is then as it was.
    pub fn play(&mut self, action: G::Action) -> Result<Vec<G::Event>, Illegal> {
        self.take(action, Step::Play(action))
    }

    /// Plays an action that follows by itself from the one before.
    ///
    /// # Errors
    /// The rule the action would break; the record is then as it was.
    pub fn play_along(&mut self, action: G::Action) -> Result<Vec<G::Event>, Illegal> {
        self.take(action, Step::Along(action))
    }

    fn take(&mut self, action: G::Action, step: Step<G::Action>) -> Result<Vec<G::Event>, Illegal> {
        let events = self.position.apply(action)?;
        self.push(step);
        self.played.push(action);
        Ok(events)
    }

    fn push(&mut self, step: Step<G::Action>) {
        self.steps.truncate(self.cursor);
        self.steps.push(step);
        self.cursor += 1;
    }

    /// Begins the match anew from its start, as a step that can be undone.
    pub fn restart(&mut self) {
        self.push(Step::Restart);
        self.position = self.first_position();
        self.played.clear();
    }

    /// How many steps are behind and how many were undone.
    pub fn depth(&self) -> (usize, usize) {
        (self.cursor, self.steps.len() - self.cursor)
    }

    /// Takes the last act back, with all that followed from it; returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<Step<G::Action>> {
        let follows = |step: &Step<_>| matches!(step, Step::Along(_));
        let before = &self.steps[..self.cursor];
        let cursor = before.iter().rposition(|step| !follows(step)).or_else(|| {
            // Only what followed by itself from the start.
            (!before.is_empty()).then_some(0)
        })?;
        self.go_to(cursor);
        Some(self.steps[cursor])
    }

    /// Takes the last undone act again, with all that followed from it; returns it and what
    /// happened, or `None` if there is none.
    pub fn redo(&mut self) -> Option<Taken<G>> {
        let first = *self.steps.get(self.cursor)?;
        let mut events = Vec::new();
        loop {
            self.advance(&mut events);
            if !matches!(self.steps.get(self.cursor), Some(Step::Along(_))) {
                return Some((first, events));
            }
        }
    }

    /// Takes the step at the cursor.
    fn advance<W: Witness<G::Event>>(&mut self, witness: &mut W) {
        match self.steps[self.cursor] {
            Step::Play(action) | Step::Along(action) => {
                self.position.play(action, witness);
                self.played.push(action);
            }
            Step::Restart => {
                self.position = self.first_position();
                self.played.clear();
            }
        }
        self.cursor += 1;
    }

    /// Every action since the last restart with what it did, for a log.
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
        self.position = self.first_position();
        self.played.clear();
        self.cursor = 0;
        while self.cursor < cursor {
            self.advance(&mut ());
        }
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
        let actions = record.steps.iter().map(ToString::to_string).collect();
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
