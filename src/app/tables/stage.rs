//! What a game gives to be played at a table: how it looks, what a touch means, how it moves on.
//! Everything else, time and opponents and the screen, [`Running`](super::running::Running) does
//! for all games.

use std::time::Duration;

use slint::SharedString;
use slint::platform::Key;

use super::cards::{Face, Sprite};
use crate::ai::Thinker;
use crate::app::art::CardArt;
use crate::app::geometry::{Point, Rect, Size};
use crate::app::session::Session;
use crate::app::{Question, Services};
use crate::engine::Game;
use crate::games::GameId;
use crate::store::Settings;
use crate::ui;

/// What a game gives a notice of: something that went wrong beside the match, for the player.
pub type Notice = Option<String>;

/// A match on its table. What happened is shown step by step, while the match itself may be
/// further on.
pub trait Stage: Sized + 'static {
    type Game: Thinker;
    const GAME: GameId;

    /// Where a match stands, in one line, for the list of saves.
    fn summary(view: &<Self::Game as Game>::View) -> String;

    /// The table of a match that was just begun: its first deal is still to be seen.
    fn begun(session: Session<Self::Game>, table: Size) -> Self;

    /// The table of a match that was resumed, as it stands.
    fn resumed(session: Session<Self::Game>, table: Size) -> Self;

    /// What the player chose in the settings, at first and whenever it changes.
    fn configure(&mut self, _: &Settings) {}

    fn session(&self) -> &Session<Self::Game>;

    fn session_mut(&mut self) -> &mut Session<Self::Game>;

    /// Whether something that happened is still to be shown.
    fn is_busy(&self) -> bool;

    /// Shows the next step, and says how long to look at it, at normal speed.
    fn step(&mut self) -> Option<Duration>;

    /// The player does not want to wait for what is still to be shown.
    fn hasten(&mut self) {}

    /// How a hand of the match went, if the player is to read that now. Time stands still until
    /// the player goes on.
    fn hand_result(&self) -> Option<ui::Result> {
        None
    }

    /// The player has read how the hand went.
    fn read(&mut self) {}

    /// Whether what is shown is to be watched, even by those who want nothing to move.
    fn is_unhurried(&self) -> bool {
        false
    }

    /// Time passes while the player may act. Answers how long it is until that has to be told
    /// again, if it does.
    fn passes_time(&mut self) -> Option<Duration> {
        None
    }

    /// Carries an action out; what it led to is shown from now on.
    fn act(&mut self, action: <Self::Game as Game>::Action) -> Notice;

    /// Whether the player may act now.
    fn is_open(&self) -> bool {
        !self.is_busy() && self.session().is_mine()
    }

    /// The table has another size.
    fn resize(&mut self, table: Size);

    fn frame(&self) -> Frame;

    /// Every card, by its number.
    fn sprites(&self, drag: Option<Drag>) -> Vec<Sprite>;

    /// Where the match stands, for the table's head.
    fn title(&self) -> String;

    /// What the game waits for.
    fn prompt(&self) -> String;

    /// Whether the prompt says why something was not allowed.
    fn is_refusing(&self) -> bool;

    fn log(&self) -> &[Line];

    /// What can be done without a card.
    fn choices(&self) -> Vec<Choice<<Self::Game as Game>::Action>>;

    /// How the match ended, once it has.
    fn result(&self) -> Option<ui::Result>;

    /// Sets what only this game shows and what stays while size and colours do.
    fn furnish(&self, window: &ui::App, art: &CardArt);

    /// Sets what only this game shows.
    fn paint(&self, window: &ui::App, art: &CardArt);

    /// The player taps the table, on this card if on one.
    fn tap(&mut self, card: Option<usize>, at: Point) -> Notice;

    /// The player taps the table a second time at once. In most games that plays what was chosen.
    fn double_tap(&mut self, card: Option<usize>, at: Point) -> Notice {
        self.tap(card, at)
    }

    /// The player means this card, without pointing anywhere.
    fn use_card(&mut self, card: usize) -> Notice;

    /// The player wants to drag this card. Answers whether it can be.
    fn lift(&mut self, card: usize) -> bool;

    /// The player lets a dragged card go; it aims at the first of these points or the next.
    fn drop(&mut self, card: usize, aims: [Point; 2]) -> Notice;

    /// What is to be said about a card, if its face is seen.
    fn explain(&self, card: usize) -> Option<Explanation>;

    /// What a tap here asks to be told, whoever's turn it is. Such a tap means nothing else.
    fn asks(&self, _: Option<usize>, _: Point) -> Option<Explanation> {
        None
    }

    /// What is to be said about what the keyboard points at.
    fn explain_pointed(&self) -> Option<Explanation> {
        None
    }

    /// The player takes back what is prepared but not done.
    fn withdraw(&mut self) {}

    /// The player presses a key. `None` if it means nothing here.
    fn key(&mut self, key: &Pressed) -> Option<Notice>;

    /// The player asks for what the game offers beside its moves.
    fn tool(&mut self, _: ui::Tool) -> Notice {
        None
    }

    /// What to ask before.
    fn question(&self, _: ui::Tool) -> Option<Question> {
        None
    }
}

/// Where the parts lie that all tables have.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub bar: Rect,
    pub prompt: Rect,
    /// The log, where there is room to show it all the time.
    pub log: Option<Rect>,
    /// How much larger than on a phone the words are.
    pub text_scale: f32,
}

/// A card that follows the pointer, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    pub card: usize,
    pub by: Point,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub text: String,
    pub heading: bool,
}

/// A button beside the prompt.
#[derive(Clone, Debug)]
pub struct Choice<A> {
    /// What it does; nothing to take back what is prepared.
    pub action: Option<A>,
    pub text: &'static str,
    /// It is what the player most likely wants.
    pub primary: bool,
    /// What to ask first, as something is lost by it.
    pub question: Option<Question>,
}

/// What is to be said about a card.
#[derive(Clone, Debug)]
pub struct Explanation {
    pub name: String,
    pub face: Face,
    pub lines: Vec<String>,
}

/// A key that was pressed.
#[derive(Clone, Debug)]
pub struct Pressed(pub SharedString);

impl Pressed {
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

/// The size of the table in the window.
pub fn table_size(services: &Services) -> Size {
    use slint::ComponentHandle;
    services.window.upgrade().map_or_else(Size::default, |window| {
        let theme = window.global::<ui::Theme>();
        Size { width: theme.get_width(), height: theme.get_height() }
    })
}
