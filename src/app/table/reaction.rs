//! Input types of a table (targets, touches, keys) and the reactions that games return.

use slint::SharedString;
use slint::platform::Key;

use super::cards::Face;
use crate::app::Question;
use crate::ui;

/// A target that the player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target<P> {
    Piece(usize),
    Zone(P),
}

/// A touch by the player.
#[derive(Clone, Copy, Debug)]
pub struct Touch<P> {
    pub piece: Option<usize>,
    /// The zone of the piece, or the zone whose area was touched.
    pub place: Option<P>,
    pub how: How,
}

/// The kind of touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// By a tap.
    Tap,
    /// By dropping the chosen pieces.
    Drop,
    /// With Enter, or by a screen reader.
    Use,
}

/// The meaning of a touch. `A` is an action of the rules, `Z` a zone of the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Reaction<A, Z> {
    /// Clears the selection.
    Clear,
    /// Selects these pieces.
    Choose(Vec<usize>),
    /// Carries out an action.
    Act(A),
    /// Places these pieces in these zones until the player acts, and selects others.
    Arrange {
        placed: Vec<(usize, Z)>,
        chosen: Vec<usize>,
    },
    /// Refuses, with the reason.
    Refuse(String),
    /// Shows a message.
    Say(String),
    Explain(Explanation),
    /// Opens a chooser.
    Ask(Chooser<Reaction<A, Z>>),
    /// Shows the result of the match again.
    Result,
    /// Uses a tool of a solitaire.
    Tool(ui::Tool),
}

/// A button beside the prompt.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<D> {
    pub deed: D,
    pub text: String,
    /// Whether it is most likely what the player wants.
    pub primary: bool,
    /// Whether it is disabled for now.
    pub waiting: bool,
    /// The confirmation to ask for, if something is lost by it.
    pub question: Option<Question>,
}

impl<D> Choice<D> {
    pub fn new(deed: D, text: impl Into<String>) -> Choice<D> {
        Choice { deed, text: text.into(), primary: false, waiting: false, question: None }
    }
}

/// A choice on a separate sheet: which one, as what, or how many.
#[derive(Clone, Debug, PartialEq)]
pub struct Chooser<D> {
    pub title: String,
    pub options: Vec<Pick<D>>,
}

/// An option of a chooser.
#[derive(Clone, Debug, PartialEq)]
pub struct Pick<D> {
    pub deed: D,
    pub text: String,
    /// What it would do, or empty.
    pub remark: String,
    /// The picture beside it, if any.
    pub face: Face,
}

/// An explanation of a target.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    pub name: String,
    pub face: Face,
    /// The cards of a heap, shown side by side, top card first.
    pub cards: Vec<SpreadCard>,
    pub lines: Vec<String>,
}

impl Explanation {
    /// Creates an explanation with a picture.
    pub fn new(name: impl Into<String>, face: Face, lines: Vec<String>) -> Explanation {
        Explanation { name: name.into(), face, cards: Vec::new(), lines }
    }

    /// Creates the spread of a heap.
    pub fn heap(
        name: impl Into<String>,
        cards: Vec<SpreadCard>,
        lines: Vec<String>,
    ) -> Explanation {
        Explanation { name: name.into(), face: Face::Hidden, cards, lines }
    }
}

/// A card of a spread.
#[derive(Clone, Debug, PartialEq)]
pub struct SpreadCard {
    pub face: Face,
    pub name: String,
    /// A short text on it, such as the number of equal cards it stands for.
    pub badge: String,
}

impl SpreadCard {
    pub fn new(face: Face, name: String) -> SpreadCard {
        SpreadCard { face, name, badge: String::new() }
    }
}

/// A gain: a short text that flies from one area of the table to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Award {
    pub text: String,
    /// The names of the areas.
    pub from: String,
    pub to: String,
}

/// A key press.
#[derive(Clone, Debug)]
pub struct KeyPress(pub SharedString);

impl KeyPress {
    pub fn is(&self, key: Key) -> bool {
        self.0 == SharedString::from(key)
    }

    /// Whether it is Enter or Space.
    pub fn is_enter(&self) -> bool {
        self.is(Key::Return) || self.is(Key::Space)
    }

    pub fn is_letter(&self, letter: &str) -> bool {
        self.0.to_lowercase() == letter
    }
}
