//! Texts about results and finished matches.

use super::{moves as counted_moves, rivals};
use crate::app::Question;
use crate::games::GameId;
use crate::store::{Heading, KEPT, MatchResult, Tally, Totals};

/// Before the results of a game are forgotten, or of all.
pub fn reset(game: Option<GameId>) -> Question {
    Question {
        title: match game {
            Some(game) => format!("Forget the results of {}?", game.name()),
            None => String::from("Forget all results?"),
        },
        text: match game {
            Some(_) => String::from("Its statistics begin anew. It cannot be undone."),
            None => String::from("The statistics of every game begin anew. It cannot be undone."),
        },
        yes: String::from("Reset"),
        danger: true,
    }
}

/// Before the finished matches of a game are forgotten.
pub fn forget_matches(game: GameId) -> Question {
    Question {
        title: format!("Forget the finished matches of {}?", game.name()),
        text: String::from("They can no longer be looked at. Your results stay."),
        yes: String::from("Forget"),
        danger: true,
    }
}

/// How a match ended for the player, and against whom.
pub fn past(result: MatchResult, heading: &Heading) -> String {
    let result = match result {
        MatchResult::Won => "Won",
        MatchResult::Drawn => "Drawn",
        MatchResult::Lost => "Lost",
    };
    match rivals(heading) {
        rivals if rivals.is_empty() => result.into(),
        rivals => format!("{result} against {rivals}"),
    }
}

/// When a match ended, and what it took; `points` in hundredths.
pub fn past_remark(game: GameId, heading: &Heading, moves: u32, points: Option<u32>) -> String {
    let points = points.map(|points| format!(", {}", counted_points(game, points.into())));
    let moves = counted_moves(moves, heading.players.len());
    let (date, time) = (heading.date(), clock(heading.played_seconds));
    format!("{date}, in {time} and {moves}{}", points.unwrap_or_default())
}

/// How many finished matches are kept.
pub fn kept(game: GameId) -> String {
    format!("{}. The last {KEPT} matches are kept here. Tap one to see it again.", game.name())
}

/// Some finished matches are left out of the list.
pub fn left_out(unreadable: usize) -> String {
    match unreadable {
        0 => String::new(),
        1 => String::from("1 match cannot be read and is left out."),
        count => format!("{count} matches cannot be read and are left out."),
    }
}

/// Points given in hundredths, as the game calls them.
fn counted_points(game: GameId, hundredths: u64) -> String {
    let [one, several] = game.points();
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    match rest {
        0 if whole == 1 => format!("1 {one}"),
        0 => format!("{whole} {several}"),
        _ if rest % 10 == 0 => format!("{whole}.{} {several}", rest / 10),
        _ => format!("{whole}.{rest:02} {several}"),
    }
}

/// A span of time: `6:05`, `1:02:03`.
fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// A part of the whole.
pub fn percent(share: f32) -> String {
    format!("{:.0} %", share * 100.0)
}

/// How many of some matches were won, and how many drawn.
pub fn won_of(tally: &Tally) -> String {
    let drawn = match tally.drawn {
        0 => String::new(),
        drawn => format!(", {drawn} drawn"),
    };
    format!("{} of {} won{drawn}", tally.won, tally.played())
}

/// What a match took on average; nothing as long as none was measured.
pub fn averages(game: GameId, measured: &Totals) -> String {
    let Some((seconds, moves)) = measured.average_seconds().zip(measured.average_moves()) else {
        return String::new();
    };
    let points =
        measured.average_points().map(|points| format!(", {}", counted_points(game, points)));
    let moves = counted_moves(moves, usize::from(*game.seats().end()));
    format!("On average {}, {moves}{}.", clock(seconds), points.unwrap_or_default())
}

/// What the plot of the last matches shows, for those who cannot see it.
pub fn trend(recent: &[MatchResult]) -> String {
    let count = |these: &[MatchResult], result| these.iter().filter(|r| **r == result).count();
    let all = recent.len();
    let (won, drawn) = (count(recent, MatchResult::Won), count(recent, MatchResult::Drawn));
    let drawn = if drawn > 0 { format!(" and drew {drawn}") } else { String::new() };
    let whole = match all {
        1 => {
            return String::from(
                ["You won your last match.", "You did not win your last match."]
                    [usize::from(won == 0)],
            );
        }
        _ => format!("Of your last {all} matches you won {won}{drawn}"),
    };
    let last = &recent[all.saturating_sub(TEN)..];
    match all {
        0 => String::new(),
        1..=TEN => format!("{whole}."),
        _ => format!("{whole}; of the last ten {}.", count(last, MatchResult::Won)),
    }
}

/// Over so many matches the plot of the last ones takes its average.
pub const TEN: usize = 10;

/// The quickest and the shortest win of a kind.
pub fn bests(kind: &str, seconds: u64, moves: u32) -> String {
    format!("{kind}: best time {}, fewest moves {moves}.", clock(seconds))
}
