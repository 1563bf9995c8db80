//! Guided first matches: a fixed deal, scripted opponents, and steps that each teach an idea when it
//! matters. A lesson is played by the real rules at the real table; it only adds texts, marks, and
//! restrictions on the first moves.

mod progress;

use serde::Deserialize;
use serde_json::Value;

pub(crate) use progress::{Progress, Situation};

use cardkeep_core::games::GameId;

/// A lesson, as in `assets/lessons`. Actions are in notation.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lesson {
    pub game: GameId,
    /// The setup of the match. The player has seat 0.
    pub setup: Value,
    pub seed: u64,
    /// The opponents' actions, in order.
    #[serde(default)]
    pub script: Vec<String>,
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    /// The key of its text in the catalog.
    pub say: String,
    /// What it is about, each as in [`Pointer`].
    #[serde(default)]
    pub point_at: Vec<Pointer>,
    #[serde(default)]
    pub done: Done,
    /// The actions that the player may take meanwhile; any if there are none.
    #[serde(default)]
    pub allow: Vec<Pattern>,
    #[serde(default)]
    pub otherwise: Otherwise,
}

/// What ends a step.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Done {
    /// The player has read it. The match waits until then.
    #[default]
    Read,
    /// The player takes one of these actions.
    You(Vec<Pattern>),
    /// An opponent takes one of these actions.
    Rival(Vec<Pattern>),
    /// The player's view has this value at a JSON pointer.
    View { at: String, is: Value },
}

/// What happens to a step that can't be done any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Otherwise {
    /// It is left out.
    #[default]
    Drop,
    /// The player is asked to go back.
    Undo,
    /// It waits.
    Continue,
}

/// The first words of an action's notation.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub(crate) struct Pattern(String);

impl Pattern {
    pub(crate) fn fits(&self, action: &str) -> bool {
        let rest = action.strip_prefix(self.0.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    }
}

/// Something on the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Pointer {
    /// A card in notation; of several equal ones, the player's own.
    Card(String),
    /// An area of the markup: a pile, a hand, or a seat's panel.
    Area(String),
    /// The button beside the prompt that takes such an action.
    Button(Pattern),
    /// A move: an arrow between two of these.
    Move(Box<(Pointer, Pointer)>),
}

impl Lesson {
    /// Returns the number of seats.
    pub(crate) fn seats(&self) -> u8 {
        self.setup["seats"].as_u64().and_then(|seats| seats.try_into().ok()).unwrap_or_default()
    }

    /// Reads a lesson that is part of the app.
    ///
    /// # Panics
    /// If it is no lesson; tests read all of them.
    pub(crate) fn read(json: &str) -> Lesson {
        serde_json::from_str(json).expect("the lessons of the app can be read")
    }
}
