//! What every table says.

use super::game::HistoryStep;
use super::names::Names;
use crate::ai::Thinker;
use crate::app::session::{PersonalBest, Session};
use crate::app::words as app;
use crate::app::words::phrases::list;
use crate::engine::{Outcome, Seat};
use crate::store::Tally;

/// The player's only choice is about to be made.
pub const NO_CHOICE: &str = "There is only one choice here: it is made for you.";
/// The head of a table at which nothing is played any more.
pub const OVER: &str = "Match over";
/// The player can't change the match any more: it plays itself out.
pub const FINISH: &str = "Finish for me";
/// It does, and its end is shown at once.
pub const SKIP: &str = "Skip to the end";
/// What is said meanwhile.
pub const PLAYING_OUT: &str = "Finishing for you. Tap to skip.";
/// How it ended was put aside, and is to be seen again.
pub const RESULT: &str = "Result";
/// A match that is over was to be saved.
pub const NOTHING_TO_SAVE: &str = "The match is over: there is nothing left to save.";

/// A match that is over is looked at: a button for the act before.
pub const STEP_BACK: &str = "Previous";
/// And for the next one.
pub const STEP_ON: &str = "Next";
/// It goes on by itself.
pub const RUN: &str = "Play";
pub const STOP: &str = "Stop";
/// It is looked at from the beginning.
pub const REWIND: &str = "Once more";
/// There is nothing before, or nothing after, what is looked at.
pub const AT_THE_BEGINNING: &str = "This is where the match begins.";
pub const AT_THE_END: &str = "This is where the match ends.";
/// There is no move to take back, or none to do again.
pub fn no_such_move(step: HistoryStep) -> &'static str {
    match step {
        HistoryStep::Redo => "There is nothing to do again.",
        HistoryStep::Undo | HistoryStep::Restart => "There is nothing to take back.",
    }
}

/// There is nothing to be played in it.
pub const ONLY_LOOKED_AT: &str = "This match is over: you are looking at it again.";

/// How the match ended, in a few words.
pub fn verdict(outcome: Outcome, names: &Names) -> String {
    let winners: Vec<Seat> = outcome.winners().collect();
    match winners[..] {
        [seat] => format!("{} won the match", names.of_seat(seat)),
        _ if winners.contains(&names.human()) => String::from("You share the win"),
        _ => {
            let names: Vec<&str> = winners.iter().map(|seat| names.of_seat(*seat)).collect();
            format!("{} share the win", list(&names))
        }
    }
}

/// Who has won already, while cards are still played.
pub fn decided(outcome: Outcome, names: &Names) -> String {
    match outcome.sole_winner() {
        Some(seat) if names.is_me(seat) => String::from("You've already won the match."),
        Some(seat) => format!("{} has already won the match.", names.of_seat(seat)),
        None => String::from("The result is already settled."),
    }
}

/// Where a match stands that is looked at, and what the last move was.
pub fn looked_at(behind: usize, all: usize, players: usize, last: &str) -> String {
    match behind {
        0 => {
            let moves = app::moves(all, players);
            format!("A finished match of {moves}. Look at it move by move, or let it play.")
        }
        _ => format!("Move {behind} of {all}: {last}"),
    }
}

/// What is said of a move that is looked at and shows nothing to the player.
pub fn unseen(seat: Seat, names: &Names) -> String {
    format!("nothing is seen of {} move", names.whose(seat))
}

/// The same, at its end.
pub fn looked_at_end(title: &str, note: &str) -> String {
    let end = if title.ends_with(['.', '!', '?']) { "" } else { "." };
    match note {
        "" => format!("{title}{end}"),
        _ => format!("{title}{end} {note}"),
    }
}

/// How the player fares against such opponents, once the match is over; `whom` says which.
pub fn streak<G: Thinker>(session: &Session<G>, whom: &str) -> String {
    session.tally().map(|tally| won(tally, whom)).unwrap_or_default()
}

/// The same, of these results.
pub fn won(tally: Tally, whom: &str) -> String {
    match tally.streak {
        0 | 1 => format!("{} of {} won {whom}", tally.won, tally.played()),
        wins => format!("{wins} wins in a row, your best {}", tally.best_streak),
    }
}

/// What of a win was never better before; nothing if nothing was.
pub fn honor(honors: &[PersonalBest]) -> String {
    let best = |honor: &PersonalBest| match honor {
        PersonalBest::FirstWin | PersonalBest::FirstOfDeal => None,
        PersonalBest::BestTime => Some(String::from("time")),
        PersonalBest::FewestMoves => Some(String::from("moves")),
        PersonalBest::LongestStreak(wins) => Some(format!("{wins} wins in a row")),
    };
    let bests: Vec<String> = honors.iter().filter_map(best).collect();
    let has = |honor| honors.contains(&honor);
    let first = match (has(PersonalBest::FirstWin), has(PersonalBest::FirstOfDeal)) {
        (true, _) => "Your first win",
        (false, true) => "Your first win of this deal",
        (false, false) => "",
    };
    match (first, &bests[..]) {
        ("", []) => String::new(),
        ("", bests) => format!("New best: {}", bests.join(", ")),
        (first, []) => String::from(first),
        (first, bests) => format!("{first}, and a new best: {}", bests.join(", ")),
    }
}
