//! The traits that a game implements for its table, one per subject: where its cards lie and how they
//! look, what a touch means, what it says, and how it ends. The machine provides time, opponents,
//! highlights, pointer handling and screen updates.

use crate::i18n::{app, t};
use cardkeep_ai::Thinker;
use std::time::Duration;

use super::celebration::Celebration;
use super::goal::Goal;
use super::names::Names;
use super::play::Play;
use super::tip::TipOf;
use crate::ui;
use cardkeep_art::CardArt;

pub(crate) use super::beat::{
    Action, Beat, Line, Move, News, Presentation, Refusal, TextTiming, View, Zone,
};
pub(crate) use super::look::{CardLayout, Look};
pub(crate) use super::play::Step;
pub(crate) use super::reaction::{
    Assistance, Award, Chooser, Command, ENTER, Explanation, Gesture, HintArrow, HistoryStep, How,
    Menu, MenuLine, Pick, Reaction, Shortcut, SpreadCard, Target, Touch,
};
pub(crate) use super::scene::Scene;

/// A reaction of a table's game.
pub(crate) type ReactionOf<T> = Reaction<Action<T>, Zone<T>>;
/// A gesture of a table's game.
pub(crate) type GestureOf<T> = Gesture<ReactionOf<T>, Zone<T>>;
/// A command of a game.
pub(crate) type CommandOf<T> = Command<ReactionOf<T>>;
/// A menu of a table's game.
pub(crate) type MenuOf<T> = Menu<ReactionOf<T>>;
/// A reason for advice in a table's game.
pub(crate) type ReasonOf<T> = <<T as Presentation>::Rules as Thinker>::Reason;

/// Where the cards of a table lie, and how they look.
pub(crate) trait Appearance: Presentation {
    /// Returns where the cards of a zone are laid out; `None` if they are out of sight.
    fn lay(&self, play: &Play<Self>, zone: Zone<Self>) -> Option<CardLayout>;

    /// Returns the look of a piece, without the table's highlights.
    fn look(&self, play: &Play<Self>, piece: usize) -> Look;

    /// Updates the game's own part of the screen.
    fn update_ui(&self, play: &Play<Self>, window: &ui::App, art: &CardArt);
}

/// What touches, buttons and keys mean at a table.
pub(crate) trait Controls: Presentation {
    /// Whether an arrow key goes to the nearest item in its direction instead of along the rows.
    const SPATIAL_NAVIGATION: bool = false;

    /// Returns the ways to do something that start with a piece, the first of its
    /// [`group`](Self::group), or without one. Those that are illegal now are refused with the
    /// reason. Called only while the player may act.
    fn gestures(&self, play: &Play<Self>, piece: Option<usize>) -> Vec<GestureOf<Self>>;

    /// Returns the pieces that are chosen by touching this one, and move together.
    fn group(&self, _: &Play<Self>, piece: usize) -> Vec<usize> {
        vec![piece]
    }

    /// Returns the zone that stands for all those that are one destination.
    fn target_zone(&self, _: &Play<Self>, zone: Zone<Self>) -> Zone<Self> {
        zone
    }

    /// Returns the reaction to a touch that means none of the gestures.
    fn elsewhere(&self, _: &Play<Self>, _: Touch<Zone<Self>>) -> ReactionOf<Self> {
        Reaction::Clear
    }

    /// Returns the items that arrow keys visit: rows from top to bottom, each from left to right.
    fn focus_rows(&self, play: &Play<Self>) -> Vec<Vec<Target<Zone<Self>>>>;
}

/// How a match stands.
pub(crate) trait Status: Presentation {
    /// Returns the state of a match in one line, for the list of saves.
    fn summary(view: &View<Self>) -> String;

    /// Returns the state for the player at the table, who may be told more.
    fn standing(&self, play: &Play<Self>) -> String {
        play.session.summary(Self::summary)
    }

    /// Returns the state of the match for the table's header.
    fn title(&self, play: &Play<Self>) -> String;

    /// Returns how players win, and how close each of them is, as far as the player may know.
    fn goal(&self, play: &Play<Self>) -> Goal;
}

/// What a table tells the player to do, and why not.
pub(crate) trait Prompts: Presentation {
    /// Returns what the game waits for or, during a drag, what dropping would do.
    fn prompt(&self, play: &Play<Self>) -> String;

    /// Returns why an action is not allowed, as a text for the player (C-5).
    fn refusal(play: &Play<Self>, refusal: Refusal<Self>) -> String;

    /// Returns what to tell the player before its only legal action is carried out automatically;
    /// `None` if that needs no announcement.
    fn announce_forced(&self, _: &Play<Self>, _: Action<Self>) -> Option<String> {
        Some(t!(app::forced))
    }
}

/// What a table explains.
pub(crate) trait Explanations: Presentation {
    /// Returns the explanation of a target, if any.
    fn explain(&self, play: &Play<Self>, target: Target<Zone<Self>>) -> Option<Explanation>;

    /// Returns the hand of the seat whose view it is; none in a solitaire.
    fn hand(_: &View<Self>) -> Vec<SpreadCard> {
        Vec::new()
    }
}

/// What a player is advised.
pub(crate) trait Coaching: Presentation {
    /// The game's first-time tips. If several are due, the first is shown.
    const TIPS: &'static [TipOf<Self>];

    /// Returns a number that changes with each turn, because a turn has at most one tip.
    fn turn_number(view: &View<Self>) -> usize;

    /// Returns an action of the player as a sentence, from the view before it.
    fn action_text(names: &Names, view: &View<Self>, action: Action<Self>) -> String;

    /// Returns a reason for an action as a sentence.
    fn reason_text(names: &Names, reason: ReasonOf<Self>) -> String;

    /// Returns the arrows that show an advised action that no single gesture makes.
    fn hint_arrows(&self, _: &Play<Self>, _: Action<Self>) -> Vec<HintArrow<Zone<Self>>> {
        Vec::new()
    }
}

/// How a match ends.
pub(crate) trait Endings: Presentation {
    /// Returns the result sheet, once the match is over.
    fn result(&self, play: &Play<Self>) -> Option<ui::Result>;

    /// Returns the scene after a victory of the player, if any.
    fn celebration(&self, _: &Play<Self>) -> Option<Celebration> {
        None
    }
}

/// Timing of opponents' actions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpponentTiming {
    /// The pause before an opponent acts, at normal speed, so that a person can follow.
    pub pause: Duration,
    /// How long to wait for others at normal speed, if their answers are collected hidden and shown
    /// together. That is done where answers or their speed would reveal what a player holds, and
    /// for choices that are not worth showing one by one.
    pub gathers: Option<Duration>,
}

impl Default for OpponentTiming {
    fn default() -> Self {
        OpponentTiming { pause: Duration::from_millis(400), gathers: None }
    }
}

/// A game at a table.
pub(crate) trait TableGame:
    Appearance + Controls + Status + Prompts + Explanations + Coaching + Endings
{
    /// Whether the device lies between those who share it, if they choose nothing else: a game in which the
    /// turn changes with nearly every action.
    const LAID: bool = true;

    /// Prepares for the player's decision, once everything is shown.
    fn prepare(&mut self, _: &mut Play<Self>) {}

    /// Returns the current timing of opponents' actions.
    fn opponent_timing(&self, _: &Play<Self>) -> OpponentTiming {
        OpponentTiming::default()
    }

    /// Returns the features of a game played alone.
    fn solitaire(&self) -> Option<&dyn Solitaire<Self>> {
        None
    }

    /// Does the same, to change its state.
    fn solitaire_mut(&mut self) -> Option<&mut dyn Solitaire<Self>> {
        None
    }
}

/// Returns the next automatic action at a position, if any.
pub(crate) type Follow<T> = Box<dyn FnMut(&<T as Presentation>::Rules) -> Option<Action<T>>>;

/// Features of a game played alone: undo, automatic moves and assistance.
pub(crate) trait Solitaire<T: TableGame> {
    /// Returns the commands other than moving cards: icons of the table, and commands with only a
    /// key.
    fn commands(&self, play: &Play<T>) -> Vec<CommandOf<T>>;

    /// Returns the top of the table's menu, above what is the same in every game.
    fn menu(&self, play: &Play<T>) -> MenuOf<T>;

    /// Carries out a task. Returns the reaction that follows, if any.
    fn assist(&mut self, play: &mut Play<T>, task: Assistance) -> Option<ReactionOf<T>>;

    /// Returns the source of automatic actions after a move.
    fn follows(&mut self, play: &Play<T>, action: Action<T>) -> Follow<T>;

    /// Whether the animation is a demonstration, shown slowly at any speed.
    fn demonstrating(&self) -> bool;

    /// Returns a notice to show once, with the options that the player has.
    fn notice(&mut self) -> Option<MenuOf<T>>;

    /// Handles the passing of time. Returns what came up meanwhile, and when to call again.
    fn tick(&mut self, play: &mut Play<T>) -> Option<Duration>;
}

/// Prepares a game for the player's decision, once everything is shown.
pub(crate) fn prepare<T: TableGame>(game: &mut T, play: &mut Play<T>) {
    // Some actions cause no events.
    play.view = play.now().clone();
    play.forced_waits = play.keeps_for_player();
    game.prepare(play);
}
