//! Texts shared by all tables.

use super::names::Names;
use crate::ai::Thinker;
use crate::app::session::{PersonalBest, Session};
use crate::app::words as app;
use crate::app::words::phrases::list;
use crate::engine::{Outcome, Seat};
use crate::store::Tally;

/// Announces the player's forced action.
pub const NO_CHOICE: &str = "There is only one choice here: it is made for you.";
/// Header of a table whose match is over.
pub const OVER: &str = "Match over";
/// Button that starts the automatic playout.
pub const FINISH: &str = "Finish for me";
/// Button that skips to the end of the playout.
pub const SKIP: &str = "Skip to the end";
/// Prompt during the playout.
pub const PLAYING_OUT: &str = "Finishing for you. Tap to skip.";
/// Button that shows the closed result again.
pub const RESULT: &str = "Result";
/// Refusal to save a finished match.
pub const NOTHING_TO_SAVE: &str = "The match is over: there is nothing left to save.";

/// Review button for the previous move.
pub const STEP_BACK: &str = "Previous";
/// Review button for the next move.
pub const STEP_ON: &str = "Next";
/// Review button that plays automatically.
pub const RUN: &str = "Play";
pub const STOP: &str = "Stop";
/// Review button that returns to the start.
pub const REWIND: &str = "Once more";
/// Refusals at the start and at the end of a review.
pub const AT_THE_BEGINNING: &str = "This is where the match begins.";
pub const AT_THE_END: &str = "This is where the match ends.";
/// Refusal to play in a review.
pub const ONLY_LOOKED_AT: &str = "This match is over: you are looking at it again.";

/// Returns the outcome of a match in a few words.
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

/// Returns who has already won, while cards are still being played.
pub fn decided(outcome: Outcome, names: &Names) -> String {
    match outcome.sole_winner() {
        Some(seat) if names.is_me(seat) => String::from("You've already won the match."),
        Some(seat) => format!("{} has already won the match.", names.of_seat(seat)),
        None => String::from("The result is already settled."),
    }
}

/// Returns the progress of a review, and its last move.
pub fn looked_at(behind: usize, all: usize, players: usize, last: &str) -> String {
    match behind {
        0 => {
            let moves = app::moves(all, players);
            format!("A finished match of {moves}. Look at it move by move, or let it play.")
        }
        _ => format!("Move {behind} of {all}: {last}"),
    }
}

/// Describes a move in a review that shows the player nothing.
pub fn unseen(seat: Seat, names: &Names) -> String {
    format!("nothing is seen of {} move", names.whose(seat))
}

/// Returns the text at the end of a review.
pub fn looked_at_end(title: &str, note: &str) -> String {
    let end = if title.ends_with(['.', '!', '?']) { "" } else { "." };
    match note {
        "" => format!("{title}{end}"),
        _ => format!("{title}{end} {note}"),
    }
}

/// Returns the player's results against these opponents, once the match is over; `whom` names them.
pub fn streak<G: Thinker>(session: &Session<G>, whom: &str) -> String {
    session.tally().map(|tally| won(tally, whom)).unwrap_or_default()
}

/// Describes a tally of results.
pub fn won(tally: Tally, whom: &str) -> String {
    match tally.streak {
        0 | 1 => format!("{} of {} won {whom}", tally.won, tally.played()),
        wins => format!("{wins} wins in a row, your best {}", tally.best_streak),
    }
}

/// Describes the personal bests of a win; empty if there are none.
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
