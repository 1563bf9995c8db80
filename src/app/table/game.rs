//! What a game adds to the table machine: where its cards lie, how they look, what a touch means, and
//! what it says. Time, opponents, marks, pointer and screen are the machine's.

use crate::app::i18n::{app, t};
use crate::engine::Game;
use std::fmt::Debug;
use std::time::Duration;

use super::play::Play;
use crate::app::art::CardArt;
use crate::ui;

pub use super::beat::{Action, Beat, Line, Message, MessageTiming, Move, Presentation, View, Zone};
pub use super::look::{CardLayout, Look};
pub use super::play::Step;
pub use super::reaction::{
    Award, Chooser, Command, Explanation, HistoryStep, How, KeyPress, Menu, MenuLine, Pick,
    Reaction, SpreadCard, Target, Touch,
};
pub use super::scene::Scene;

/// What a touch or a command means in a game.
pub type ReactionOf<T> = Reaction<Action<T>, Zone<T>, <T as TableGame>::Task>;
/// A command of a game.
pub type CommandOf<T> = Command<ReactionOf<T>>;
/// A sheet of commands of a game.
pub type MenuOf<T> = Menu<ReactionOf<T>>;

/// How the table waits for others.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The pause before an opponent acts, at normal speed, so that a person can follow.
    pub breath: Duration,
    /// How long others are waited for, at normal speed, if their answers are gathered unseen and
    /// shown together. Gathered are answers that, or whose speed, would tell what somebody holds,
    /// and choices of others that are not worth a look each.
    pub gathers: Option<Duration>,
}

impl Default for Pace {
    fn default() -> Self {
        Pace { breath: Duration::from_millis(400), gathers: None }
    }
}

/// A game at a table.
pub trait TableGame: Presentation {
    /// Whether an arrow key leads to what is nearest in its direction, wherever that lies, instead of
    /// along the rows.
    const SPATIAL_NAVIGATION: bool = false;

    /// What only this game can carry out for the player: see [`run`](TableGame::run).
    type Task: Copy + Debug + PartialEq + 'static;

    /// Returns where a match stands, in one line, for the list of saves.
    fn summary(view: &View<Self>) -> String;

    /// Returns the same for who sits at the table, who may be told more.
    fn standing(&self, play: &Play<Self>) -> String {
        play.session.summary()
    }

    /// Gets ready for what the player is to do, once everything is shown.
    fn prepare(&mut self, _: &mut Play<Self>) {}

    /// Returns where the cards of a zone lie; `None` if they are out of sight.
    fn lay(&self, play: &Play<Self>, zone: Zone<Self>) -> Option<CardLayout>;

    /// Returns how a piece looks, apart from what the table marks.
    fn look(&self, play: &Play<Self>, piece: usize) -> Look;

    /// Returns where the match stands, for the table's head.
    fn title(&self, play: &Play<Self>) -> String;

    /// Returns what the game waits for; while something is dragged, what dropping it would do.
    fn prompt(&self, play: &Play<Self>) -> String;

    /// Returns why an action is not allowed, for the player (C-5).
    fn refusal(_: &Play<Self>, refusal: Refusal<Self>) -> String {
        refusal.to_string()
    }

    /// Returns the buttons beside the prompt, for what is done without a card.
    fn choices(&self, play: &Play<Self>) -> Vec<CommandOf<Self>>;

    /// Returns what else the player can do besides moving cards: the icons of the table, and what is
    /// done by a key alone.
    fn commands(&self, _: &Play<Self>) -> Vec<CommandOf<Self>> {
        Vec::new()
    }

    /// Returns the menu of the table, if it has one.
    fn menu(&self, _: &Play<Self>) -> Option<MenuOf<Self>> {
        None
    }

    /// Carries out a task of a command. Returns what follows from it, if anything.
    fn run(&mut self, _: &mut Play<Self>, _: Self::Task) -> Option<ReactionOf<Self>> {
        None
    }

    /// Returns what the arrow keys lead through: rows from top to bottom, each from left to right.
    fn focus_rows(&self, play: &Play<Self>) -> Vec<Vec<Target<Zone<Self>>>>;

    /// Returns the pieces that move together when the player drags this one; none if it stays.
    fn draggable_group(&self, play: &Play<Self>, piece: usize) -> Vec<usize>;

    /// Returns where what is chosen can go.
    fn drop_targets(&self, play: &Play<Self>) -> Vec<Target<Zone<Self>>>;

    /// Returns what the player means by a touch, with what is chosen so far.
    fn touch(&self, play: &Play<Self>, touch: Touch<Zone<Self>>) -> ReactionOf<Self>;

    /// Returns what a key means that is no arrow and no Enter.
    fn key(&self, _: &Play<Self>, _: &KeyPress) -> Option<ReactionOf<Self>> {
        None
    }

    /// Returns what is to be said about something, if anything.
    fn explain(&self, play: &Play<Self>, target: Target<Zone<Self>>) -> Option<Explanation>;

    /// Returns what the player is told before its only legal action is carried out for it; `None` if
    /// that needs no look.
    fn announce_forced(&self, _: &Play<Self>, _: Action<Self>) -> Option<String> {
        Some(t!(app::forced))
    }

    /// Returns how the table waits for others now.
    fn pace(&self, _: &Play<Self>) -> Pace {
        Pace::default()
    }

    /// Returns how the match ended, once it has.
    fn result(&self, play: &Play<Self>) -> Option<ui::Result>;

    /// Shows what only this game has.
    fn update_ui(&self, play: &Play<Self>, window: &ui::App, art: &CardArt);

    /// Returns what only a game has that is played alone.
    fn solitaire(&mut self) -> Option<&mut dyn Solitaire<Self>> {
        None
    }
}

/// Why an action of a game is not allowed.
pub type Refusal<T> = <<T as Presentation>::Rules as Game>::Refusal;

/// What follows by itself where a match has come to, if anything.
pub type Follow<T> = Box<dyn FnMut(&<T as Presentation>::Rules) -> Option<Action<T>>>;

/// What a game has that is played alone: moves are taken back, others follow by themselves, and
/// there are helps.
pub trait Solitaire<T: TableGame> {
    /// What will follow by itself after a move, step by step.
    fn follows(&mut self, play: &Play<T>, action: Action<T>) -> Follow<T>;

    /// Whether what is shown is no part of the game and is watched, however fast the rest is.
    fn demonstrating(&self) -> bool;

    /// Returns what the player is to be told on a sheet, once, with what can be done about it.
    fn notice(&mut self) -> Option<MenuOf<T>>;

    /// Time passes. Answers with what has come up meanwhile, and when to ask again.
    fn tick(&mut self, play: &mut Play<T>) -> Option<Duration>;
}

/// Gets a game ready for what the player is to do, once everything is shown.
pub fn prepare<T: TableGame>(game: &mut T, play: &mut Play<T>) {
    // Some actions are no events.
    play.view = play.session.view();
    game.prepare(play);
}
