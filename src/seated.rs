//! A match on the screen as pages and services see it: how it begins, and what they ask of it.

use cardkeep_core::engine::Seat;
use cardkeep_core::games::GameId;
use cardkeep_store::{Challenge, Slot};

/// How a table gets its match.
#[derive(Clone, Debug)]
pub enum Begin {
    /// A new match.
    New(Challenge),
    /// A new match that isn't counted.
    Practice(Challenge),
    /// The match of a code with what a friend decided in it.
    AfterFriend(String),
    /// A saved match.
    Resume(Slot),
    /// The guided first match, from where the player left it.
    Lesson,
    /// The next position to solve.
    Exercise,
    /// A review of the finished match with this number.
    Review(u32),
    /// A review of the finished match with this number from another perspective, at the position after
    /// so many moves.
    ReviewAs { number: u32, perspective: Perspective, moves: usize },
}

/// Whose match is reviewed, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// The player's match as the player saw it.
    Own,
    /// The player's match as the opponent at this seat saw it.
    Rival(Seat),
    /// The same match as a friend has played it.
    Friend,
}

/// A running match on the screen, of any game.
pub trait Seated {
    /// Closes the table: opponents stop thinking. Keeps the match as last saved, because it may be
    /// continued afterward.
    fn leave(&self);
    /// Pauses the table, because the player leaves it or another page covers it: saves the match
    /// with its time.
    fn pause(&self);
    /// Saves the match at once, because the app goes to the background and may be killed there.
    fn suspend(&self);
    /// Stops the clock while a dialog is over the table.
    fn put_under_dialog(&self, under: bool);
    /// Stops the clock while the cards are covered or not those of the match, or the player does not
    /// look at the window.
    fn hold_clock(&self);
    /// Shows the table, for the first time or again.
    fn resume(&self);
    /// Connects the screen with this table again, after another one was shown.
    fn return_to_screen(&self);
    /// Whether the table shows the result of its match.
    fn shows_result(&self) -> bool;
    /// Closes what is open on the table. Returns whether there was anything.
    fn back(&self) -> bool;
    /// Applies changed settings.
    fn settings_changed(&self);
    /// Saves the match to a slot.
    ///
    /// # Errors
    /// Why it could not be saved, as a message for the player.
    fn save_to(&self, slot: u8) -> Result<(), String>;
    /// Returns the name of the person who is to hold the device, if several people share it.
    fn holder(&self) -> Option<String>;
    /// Returns what everybody saw of the last action; empty if there was nothing to be seen.
    fn news_for_all(&self) -> String;
    /// Returns the running match that is played here; `None` in a review.
    fn running(&self) -> Option<(GameId, Slot)>;
    /// Returns the match under review by its number in the history, and the number of moves shown.
    fn reviewed(&self) -> Option<(u32, usize)>;
    /// Shows the position after this many moves of a match under review.
    fn show_move(&self, moves: usize);
    /// Compares a match under review with the same match as a friend has played it.
    fn compare(&self);
    /// Sets the title of the match; an empty one removes it.
    fn rename(&self, title: &str);
}
