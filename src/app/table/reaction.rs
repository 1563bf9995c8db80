//! What the player points at and does at a table, what that means, and what is said of it.

use slint::SharedString;
use slint::platform::Key;

use super::cards::Face;
use crate::app::Question;
use crate::ui;

/// What a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target<P> {
    Piece(usize),
    Zone(P),
}

/// What the player touches.
#[derive(Clone, Copy, Debug)]
pub struct Touch<P> {
    pub piece: Option<usize>,
    /// The place of the piece, or the place whose area was touched.
    pub place: Option<P>,
    pub how: How,
}

/// How something is touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// By a tap.
    Tap,
    /// With what was dragged there, which is chosen.
    Drop,
    /// By those who do not point: with Enter, or by a screen reader.
    Use,
}

/// What a touch means. `A` is an action of the rules, `Z` a zone of the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Reaction<A, Z> {
    /// Nothing; what was chosen is so no more.
    Clear,
    /// These pieces are chosen now.
    Choose(Vec<usize>),
    /// The rules are to carry this out.
    Act(A),
    /// These pieces lie in these zones until the player acts, and others are chosen now.
    Arrange {
        placed: Vec<(usize, Z)>,
        chosen: Vec<usize>,
    },
    /// It is not allowed, and this is why.
    Refuse(String),
    /// The player is told something.
    Say(String),
    Explain(Explanation),
    /// The player is to choose one of several.
    Ask(Chooser<Reaction<A, Z>>),
    /// How the match ended is shown over the table again.
    Result,
    /// What a game that is played alone offers beside its moves.
    Tool(ui::Tool),
}

/// A button beside the prompt.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<D> {
    pub deed: D,
    pub text: String,
    /// It is what the player most likely wants.
    pub primary: bool,
    /// It cannot be done yet, but stands in its place.
    pub waiting: bool,
    /// What to ask first, as something is lost by it.
    pub question: Option<Question>,
}

impl<D> Choice<D> {
    pub fn new(deed: D, text: impl Into<String>) -> Choice<D> {
        Choice { deed, text: text.into(), primary: false, waiting: false, question: None }
    }
}

/// What a player is to choose from, on a sheet of its own: which, as what, how many.
#[derive(Clone, Debug, PartialEq)]
pub struct Chooser<D> {
    pub title: String,
    pub options: Vec<Pick<D>>,
}

/// One of the things to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Pick<D> {
    pub deed: D,
    pub text: String,
    /// What it would do, or an empty text.
    pub remark: String,
    /// What is drawn beside it, if anything.
    pub face: Face,
}

/// What is to be said about something.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    pub name: String,
    pub face: Face,
    /// The cards of a heap, shown side by side to be looked through, the top card first.
    pub cards: Vec<SpreadCard>,
    pub lines: Vec<String>,
}

impl Explanation {
    /// An explanation beside a picture.
    pub fn new(name: impl Into<String>, face: Face, lines: Vec<String>) -> Explanation {
        Explanation { name: name.into(), face, cards: Vec::new(), lines }
    }

    /// A heap, to be looked through.
    pub fn heap(
        name: impl Into<String>,
        cards: Vec<SpreadCard>,
        lines: Vec<String>,
    ) -> Explanation {
        Explanation { name: name.into(), face: Face::Hidden, cards, lines }
    }
}

/// A card of a heap.
#[derive(Clone, Debug, PartialEq)]
pub struct SpreadCard {
    pub face: Face,
    pub name: String,
    /// A few letters on it, like the number of equal cards that it stands for.
    pub badge: String,
}

impl SpreadCard {
    pub fn new(face: Face, name: String) -> SpreadCard {
        SpreadCard { face, name, badge: String::new() }
    }
}

/// Somebody gained something: a few letters fly from one area of the table to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Award {
    pub text: String,
    /// The names of the areas.
    pub from: String,
    pub to: String,
}

/// A key that was pressed.
#[derive(Clone, Debug)]
pub struct KeyPress(pub SharedString);

impl KeyPress {
    pub fn is(&self, key: Key) -> bool {
        self.0 == SharedString::from(key)
    }

    /// Enter or Space.
    pub fn is_enter(&self) -> bool {
        self.is(Key::Return) || self.is(Key::Space)
    }

    pub fn is_letter(&self, letter: &str) -> bool {
        self.0.to_lowercase() == letter
    }
}
