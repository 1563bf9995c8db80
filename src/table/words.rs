//! Texts shared by all tables.

use super::names::Names;
use super::reaction::HistoryStep;
use crate::i18n::{List, Person, app, t};
use crate::session::{PersonalBest, Session};
use cardkeep_ai::Thinker;
use cardkeep_core::engine::{Outcome, Seat};
use cardkeep_store::Tally;

/// Returns the outcome of a match in a few words.
pub(crate) fn verdict(outcome: Outcome, names: &Names) -> String {
    let winners: Vec<Seat> = outcome.winners().collect();
    match winners[..] {
        [seat] => t!(app::won_match, who: names.person(seat)),
        _ if winners.iter().any(|seat| names.person(*seat) == Person::You) => {
            t!(app::shared_match_you)
        }
        _ => {
            let winners = List::people(winners.iter().map(|seat| names.person(*seat)));
            t!(app::shared_match, winners)
        }
    }
}

/// Returns who has already won, while cards are still being played.
pub(crate) fn decided(outcome: Outcome, names: &Names) -> String {
    match outcome.sole_winner() {
        Some(seat) => t!(app::already_won, who: names.person(seat)),
        None => t!(app::already_settled),
    }
}

/// Returns the last of some sentences, as many as fit into this many letters but at least one, and
/// whether others came before them.
pub(crate) fn last_of(sentences: &[String], letters: usize) -> Option<(String, bool)> {
    let (last, before) = sentences.split_last()?;
    let mut told = last.clone();
    for sentence in before.iter().rev() {
        if told.chars().count() + sentence.chars().count() > letters {
            return Some((told, true));
        }
        told = format!("{sentence} {told}");
    }
    Some((told, false))
}

/// Returns the progress of a review, and its last move.
pub(crate) fn reviewed(behind: usize, all: usize, last: &str) -> String {
    match behind {
        0 => t!(app::review_start, count: all),
        number => t!(app::review_move, number, all, last),
    }
}

/// Returns why a step through the match's history is impossible.
pub(crate) fn no_such_move(step: HistoryStep) -> String {
    match step {
        HistoryStep::Redo => t!(app::nothing_to_redo),
        HistoryStep::Undo | HistoryStep::Restart => t!(app::nothing_to_undo),
    }
}

/// Returns the player's results in matches like this one, against others.
pub(crate) fn streak<G: Thinker>(session: &Session<G>) -> String {
    tally(session, |tally| match session.is_helped() {
        true => t!(app::tally_helped, won: tally.won, played: tally.played()),
        false => won(tally),
    })
}

/// Returns the player's results in matches like this one, as `told`; empty without a win, which would be no
/// comfort.
pub(crate) fn tally<G: Thinker>(
    session: &Session<G>,
    told: impl FnOnce(Tally) -> String,
) -> String {
    match session.is_practice() {
        true => t!(app::practice_over),
        false => session.gains().tally.filter(|tally| tally.won > 0).map(told).unwrap_or_default(),
    }
}

/// Joins sentences; empty ones are left out.
pub(crate) fn sentences<const N: usize>(mut said: [String; N]) -> String {
    said.sort_by_key(String::is_empty);
    said.join(" ").trim_end().to_owned()
}

/// Describes a tally of results.
pub(crate) fn won(tally: Tally) -> String {
    match tally.streak {
        0 | 1 => t!(app::tally, won: tally.won, played: tally.played()),
        wins => t!(app::streak, wins, best: tally.best_streak),
    }
}

/// Describes the personal bests of a win; empty if there are none.
pub(crate) fn personal_bests(bests: &[PersonalBest]) -> String {
    let first_win = bests.contains(&PersonalBest::FirstWin);
    let text = |best: &PersonalBest| match best {
        PersonalBest::FirstWin => Some(t!(app::best_first_win)),
        PersonalBest::FirstOfDeal if first_win => None,
        PersonalBest::FirstOfDeal => Some(t!(app::best_first_of_deal)),
        PersonalBest::BestTime => Some(t!(app::best_time)),
        PersonalBest::FewestMoves => Some(t!(app::best_moves)),
        PersonalBest::LongestStreak(wins) => Some(t!(app::best_streak, wins: *wins)),
    };
    bests.iter().filter_map(text).collect::<Vec<_>>().join(" · ")
}
