//! Input types of a table (targets, touches) and the reactions that games return.

use super::cards::Face;
use crate::i18n::{Value, cards, t};
use crate::seated::Perspective;
use crate::ui::Icon;
use crate::{Page, Question};
use cardkeep_art::Front;
use cardkeep_core::engine::Seat;

/// A target that the player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target<P> {
    Piece(usize),
    Zone(P),
}

/// The arrow that shows an advised action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct HintArrow<P> {
    /// The card that it moves, if it moves a certain one.
    pub card: Option<usize>,
    /// Where it goes.
    pub to: Target<P>,
}

/// A touch by the player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touch<P> {
    pub piece: Option<usize>,
    /// The zone of the piece, or the zone whose area was touched.
    pub place: Option<P>,
    pub how: How,
}

/// The kind of touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// By a tap.
    Tap,
    /// By dropping the chosen pieces.
    Drop,
    /// With Enter, or by a screen reader.
    Use,
}

/// The meaning of a touch or command. `A` is an action of the rules, `Z` a zone of the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Reaction<A, Z> {
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
    /// Opens a menu over the table.
    Menu(Menu<Reaction<A, Z>>),
    /// Closes what is open over the table.
    Close,
    /// Shows a page of the app. Open sheets stay for when the player returns.
    Go(Page),
    /// Shows the result of the match again.
    Result,
    /// Moves the match to another of its positions.
    History(HistoryStep),
    /// Searches for a hint.
    Hint,
    /// Starts or stops the automatic review.
    Autoplay,
    /// Starts a practice match from the position under review.
    PlayOn,
    /// Shows or hides the rivals' hands in a review.
    OpenHands,
    /// Shows the code of the match, to challenge a friend with.
    Challenge,
    /// Compares the match under review with a friend's.
    Compare,
    /// Shows the match under review from another perspective.
    ReviewAs(Perspective),
    /// Verifies that the match under review was settled before its first card.
    Verify,
    /// Starts the playout; if it is running, skips to its end.
    PlayOut,
    /// Covers the cards of the person at a shared device.
    Cover,
    /// Carries out a task of a solitaire.
    Assist(Assistance),
}

/// A task that a solitaire carries out for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Assistance {
    Hint,
    /// Sends all remaining cards home.
    Finish,
    /// Spreads the cards that were dealt.
    Spread,
    /// Finds out whether the game is still winnable.
    Winnable,
    /// Shows a winning line.
    Solution,
    /// Undoes moves back to a winnable position.
    Rewind,
}

/// A step to another position of the same match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HistoryStep {
    /// Undoes one move.
    Undo,
    /// Redoes one move.
    Redo,
    /// Returns to the start.
    Restart,
}

/// A command of the player: a button beside the prompt, an icon of the table, a line of a menu, or
/// only a key.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Command<R> {
    pub reaction: R,
    pub label: String,
    pub icon: Icon,
    /// The letter that triggers it; empty for none.
    pub key: &'static str,
    /// Whether it is most likely what the player wants.
    pub primary: bool,
    /// Whether it is enabled; a disabled one keeps its place.
    pub enabled: bool,
    /// The confirmation to ask for, if something is lost by it.
    pub question: Option<Question>,
}

impl<R> Command<R> {
    pub(crate) fn new(reaction: R, label: impl Into<String>) -> Command<R> {
        let (icon, key, question) = (Icon::None, "", None);
        let label = label.into();
        Command { reaction, label, icon, key, primary: false, enabled: true, question }
    }

    pub(super) fn has_icon(&self) -> bool {
        self.icon != Icon::None
    }
}

/// A sheet of commands over the table: the menu, or the options after a notice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Menu<R> {
    pub title: String,
    /// The text that the "Copy" button copies; `None` for no such button.
    pub copies: Option<String>,
    pub lines: Vec<MenuLine<R>>,
}

/// A line of a menu.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum MenuLine<R> {
    Note(String),
    /// A note, and a button with this label that copies a text.
    Copy {
        note: String,
        label: String,
        copies: String,
    },
    /// Commands side by side.
    Commands(Vec<Command<R>>),
}

/// A choice on a separate sheet: which one, as what, or how many.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chooser<R> {
    pub title: String,
    pub options: Vec<Pick<R>>,
}

/// An option of a chooser.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pick<R> {
    pub reaction: R,
    pub text: String,
    /// What it would do, or empty.
    pub remark: String,
    /// The picture beside it, if any.
    pub face: Face,
}

/// The key of a button that Enter presses while nothing is chosen or pointed at.
pub(crate) const ENTER: &str = "\n";

/// A way to do something at the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Gesture<R, Z> {
    /// What it does, with the button and the key that do it too; without a label there is no button.
    pub command: Command<R>,
    /// The piece that is chosen first, if any.
    pub piece: Option<usize>,
    /// Where the chosen piece goes or, without one, what is touched.
    pub to: Option<Target<Z>>,
    pub shortcut: Shortcut,
}

/// What does the same as choosing a piece and then its destination.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Shortcut {
    /// Nothing.
    #[default]
    None,
    /// Touching the piece.
    FirstTouch,
    /// Enter on the piece, or touching it once more when it is chosen.
    EnterOrAgain,
    /// Touching the piece or pressing Enter on it once more when it is chosen.
    Again,
    /// Only Enter on the chosen piece, because a stray tap would lose a card.
    EnterAgain,
}

impl<R, Z> Gesture<R, Z> {
    pub(crate) fn new(does: R) -> Self {
        let command = Command::new(does, String::new());
        Gesture { command, piece: None, to: None, shortcut: Shortcut::None }
    }

    /// Returns the gesture starting with a piece.
    #[must_use]
    pub(crate) fn from(self, piece: usize) -> Self {
        Gesture { piece: Some(piece), ..self }
    }

    /// Returns the gesture with a destination.
    #[must_use]
    pub(crate) fn to(self, to: Target<Z>) -> Self {
        Gesture { to: Some(to), ..self }
    }

    #[must_use]
    pub(crate) fn shortcut(self, shortcut: Shortcut) -> Self {
        Gesture { shortcut, ..self }
    }

    /// Returns the gesture with a button.
    #[must_use]
    pub(crate) fn button(mut self, label: impl Into<String>) -> Self {
        self.command.label = label.into();
        self
    }

    /// Returns the gesture with a button that is most likely what the player wants.
    #[must_use]
    pub(crate) fn main_button(self, label: impl Into<String>) -> Self {
        let gesture = self.button(label);
        Gesture { command: Command { primary: true, ..gesture.command }, ..gesture }
    }

    /// Returns the gesture with a button that asks before something is lost by it.
    #[must_use]
    pub(crate) fn asking(mut self, question: Question) -> Self {
        self.command.question = Some(question);
        self
    }

    /// Returns the gesture with a key: a letter, or [`ENTER`].
    #[must_use]
    pub(crate) fn key(mut self, key: &'static str) -> Self {
        self.command.key = key;
        self
    }
}

/// An explanation of a target.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Explanation {
    pub name: String,
    pub face: Face,
    /// The cards of a heap, shown side by side, top card first.
    pub cards: Vec<SpreadCard>,
    pub lines: Vec<String>,
    /// The opponent that it is about, if it is about one.
    pub opponent: Option<Seat>,
    /// The code of the match up to the opponent's last action, to report it.
    pub report: Option<String>,
}

impl Explanation {
    /// Creates an explanation with a picture.
    pub(crate) fn new(name: impl Into<String>, face: Face, lines: Vec<String>) -> Explanation {
        Explanation {
            name: name.into(),
            face,
            cards: Vec::new(),
            lines,
            opponent: None,
            report: None,
        }
    }

    /// Creates the spread of a heap.
    pub(crate) fn heap(
        name: impl Into<String>,
        cards: Vec<SpreadCard>,
        lines: Vec<String>,
    ) -> Explanation {
        Explanation { cards, ..Explanation::new(name, Face::Hidden, lines) }
    }
}

/// A card of a spread.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SpreadCard {
    pub face: Face,
    pub name: String,
    /// A short text on it, such as the number of equal cards it stands for.
    pub badge: String,
}

impl SpreadCard {
    pub(crate) fn new(face: Face, name: String) -> SpreadCard {
        SpreadCard { face, name, badge: String::new() }
    }

    /// Creates a card with its own name.
    pub(crate) fn of<C: Copy + Into<Front>>(card: C) -> SpreadCard
    where
        Value: From<C>,
    {
        SpreadCard::new(Face::up(card), t!(cards::title, card))
    }
}

/// A gain: a short text that flies from one area of the table to another.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Award {
    pub text: String,
    /// The names of the areas.
    pub from: String,
    pub to: String,
}
