//! Texts about results and finished matches.

use super::{game as name_of, moves as counted_moves, rivals};
use crate::Question;
use crate::i18n::{List, achievements, app, t};
use cardkeep_core::games::GameId;
use cardkeep_core::rating::Rating;
use cardkeep_store::{
    Goal, KEPT, Ladder, Look, Luck, MatchResult, PastMatch, Rated, Tally, Totals, is_shared,
};

/// Returns the question before the statistics of a game are reset, or of all games.
pub(crate) fn reset(game: Option<GameId>) -> Question {
    let (title, text) = match game {
        Some(game) => (t!(app::reset_title, game: name_of(game)), t!(app::reset_text)),
        None => (t!(app::reset_all_title), t!(app::reset_all_text)),
    };
    Question { title, text, yes: t!(app::reset_yes), danger: true }
}

/// Returns the question before the finished matches of a game are deleted.
pub(crate) fn forget_matches(game: GameId) -> Question {
    Question {
        title: t!(app::forget_title, game: name_of(game)),
        text: t!(app::forget_text),
        yes: t!(app::forget_yes),
        danger: true,
    }
}

/// The result of a finished match and its opponents; of several, who won.
pub(crate) fn past(past: &PastMatch) -> String {
    if is_shared(&past.heading.players) && !past.given_up {
        let name = |seat: &usize| past.heading.names[*seat].as_str();
        let winners = List::texts(past.winners.iter().map(name));
        let players = List::texts(past.heading.names.iter().map(String::as_str));
        return t!(app::past_shared, winners, players);
    }
    let rivals = rivals(&past.heading);
    let several = past.heading.players.len() > 2;
    match (past.result, rivals.is_empty()) {
        _ if past.given_up && rivals.is_empty() => t!(app::past_given_up),
        _ if past.given_up => t!(app::past_given_up_against, rivals),
        (MatchResult::Lost, false) if several && !past.winners.is_empty() => {
            let names = past.winners.iter().map(|seat| past.heading.names[*seat].as_str());
            t!(app::past_lost_winner, winners: List::texts(names))
        }
        (MatchResult::Won, true) => t!(app::past_won),
        (MatchResult::Drawn, true) => t!(app::past_drawn),
        (MatchResult::Lost, true) => t!(app::past_lost),
        (MatchResult::Won, false) => t!(app::past_won_against, rivals),
        (MatchResult::Drawn, false) => t!(app::past_drawn_against, rivals),
        (MatchResult::Lost, false) => t!(app::past_lost_against, rivals),
    }
}

/// When a match ended, and how long it took, after the opponents if the title leaves them out.
pub(crate) fn past_remark(game: GameId, past: &PastMatch) -> String {
    let PastMatch { moves, points, heading, .. } = past;
    let moves = counted_moves((*moves).into(), heading.players.len());
    let (date, time) = (super::moment(heading.saved), clock(heading.played_seconds));
    let remark = match points {
        Some(hundredths) => {
            let points = counted_points(game, (*hundredths).into());
            t!(app::past_remark_points, date, time, moves, points)
        }
        None => t!(app::past_remark, date, time, moves),
    };
    let remark = if heading.practice { t!(app::past_practice, remark) } else { remark };
    match past.result == MatchResult::Lost && !past.winners.is_empty() && heading.players.len() > 2
    {
        true => t!(app::past_remark_against, rivals: rivals(heading), remark),
        false => remark,
    }
}

/// What the page of finished matches shows.
pub(crate) fn kept(game: GameId) -> String {
    t!(app::history_kept, game: name_of(game), kept: KEPT)
}

/// How many finished matches are left out of the list; empty for none.
pub(crate) fn left_out(count: usize) -> String {
    if count == 0 { String::new() } else { t!(app::history_left_out, count) }
}

/// Points given in hundredths, as the game calls them.
pub(crate) fn counted_points(game: GameId, hundredths: u64) -> String {
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    let number = match rest {
        0 => whole.to_string(),
        _ if rest % 10 == 0 => t!(app::decimal, whole, rest: rest / 10),
        _ => t!(app::decimal, whole, rest: format!("{rest:02}")),
    };
    match game {
        GameId::FourKingdoms => t!(app::points_cards_home, number, hundredths),
        _ => t!(app::points, number, hundredths),
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
pub(crate) fn percent(share: f32) -> String {
    t!(app::percent, number: format!("{:.0}", share * 100.0))
}

/// How many of some matches were won, and how many drawn.
pub(crate) fn won_of(tally: &Tally) -> String {
    let (won, drawn, played) = (tally.won, tally.drawn, tally.played());
    match drawn {
        0 => t!(app::won_of, won, played),
        _ => t!(app::won_of_drawn, won, drawn, played),
    }
}

/// What a match took on average; empty as long as none was measured.
pub(crate) fn averages(game: GameId, measured: &Totals) -> String {
    let Some((seconds, moves)) = measured.average_seconds().zip(measured.average_moves()) else {
        return String::new();
    };
    let moves = counted_moves(moves, 1);
    let time = clock(seconds);
    match measured.average_points() {
        Some(points) => {
            t!(app::averages_points, time, moves, points: counted_points(game, points))
        }
        None => t!(app::averages, time, moves),
    }
}

/// The plot of the last matches for screen readers.
pub(crate) fn trend(recent: &[MatchResult]) -> String {
    let count = |these: &[MatchResult], result| these.iter().filter(|r| **r == result).count();
    let all = recent.len();
    let (won, drawn) = (count(recent, MatchResult::Won), count(recent, MatchResult::Drawn));
    let ten = count(&recent[all.saturating_sub(TEN)..], MatchResult::Won);
    match (all, drawn) {
        (0, _) => String::new(),
        (1, _) if won == 1 => t!(app::trend_one_won),
        (1, _) => t!(app::trend_one_not_won),
        (..=TEN, 0) => t!(app::trend, won, all),
        (..=TEN, _) => t!(app::trend_drawn, won, drawn, all),
        (_, 0) => t!(app::trend_ten, won, all, ten),
        (_, _) => t!(app::trend_drawn_ten, won, drawn, all, ten),
    }
}

/// The number of matches over which the plot of the last ones takes its average.
pub(crate) const TEN: usize = 10;

/// The quickest and the shortest win of a kind.
pub(crate) fn bests(kind: &str, seconds: u64, moves: u32) -> String {
    t!(app::bests, kind, time: clock(seconds), moves)
}

/// The rating after a match, and by how much the match changed it.
pub(crate) fn rating_after((before, after): (Rating, Rating)) -> String {
    let points = |rating: Rating| rating.mean.round() as i32;
    let (rating, change) = (points(after), points(after) - points(before));
    t!(app::rating_after, rating, change: signed(change))
}

/// A number with its sign.
fn signed(number: i32) -> String {
    let sign = if number < 0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", number.abs())
}

/// The luck of the deal; `None` of too few matches.
pub(crate) fn luck(luck: Luck) -> Option<String> {
    let (mean, error) = luck.mean()?;
    let (mean, error) = (signed(mean.round() as i32), error.ceil() as i32);
    Some(t!(app::luck_of_deal, count: luck.matches, mean, error))
}

/// The player's rating.
pub(crate) fn rating(rating: Rating) -> String {
    t!(app::rating, rating: rating.mean.round() as i32)
}

/// Between which ratings the player's strength most likely is.
pub(crate) fn rating_range(rating: Rating) -> String {
    let (low, high) = rating.interval();
    t!(app::rating_range, low: low.round() as i32, high: high.round() as i32)
}

/// The plot of the ratings for screen readers.
pub(crate) fn ratings(rated: &[Rated]) -> String {
    let points = |rated: Option<&Rated>| rated.map_or(0, |it| it.rating.mean.round() as i32);
    let (first, last) = (points(rated.first()), points(rated.last()));
    t!(app::ratings, count: rated.len(), first, last)
}

/// New achievements by their titles; empty for none.
pub(crate) fn new_achievements(titles: Vec<String>) -> String {
    let count = titles.len();
    match count {
        0 => String::new(),
        _ => t!(achievements::new, count, titles: titles.join(", ")),
    }
}

/// Returns the name of a look.
pub(crate) fn look(look: Look) -> String {
    match look {
        Look::Back(back) => t!(app::card_back, back: back.key()),
        Look::Felt(felt) => t!(app::felt, felt: felt.key()),
        Look::Crest(emblem) => t!(app::own_crest, crest: emblem.key()),
    }
}

/// Returns the name of a look that is locked, and what opens it.
pub(crate) fn look_locked(which: Look, goal: Goal, have: usize) -> String {
    let (look, needed) = (look(which), goal.needed());
    match goal {
        Goal::Achievements(_) => t!(app::look_locked, look, needed, have),
        Goal::Ladder(_) => t!(app::look_locked_ladder, look, needed, have),
    }
}

/// Returns what opens the looks that are locked by such goals.
pub(crate) fn looks_locked(goal: Goal, have: usize) -> String {
    match goal {
        Goal::Achievements(_) => t!(app::looks_locked, have),
        Goal::Ladder(_) => t!(app::looks_locked_ladder, have),
    }
}

/// Returns which looks are new; empty for none.
pub(crate) fn new_looks(looks: &[Look]) -> String {
    match *looks {
        [] => String::new(),
        [Look::Back(_)] => t!(app::look_new, kind: "back", look: look(looks[0])),
        [Look::Felt(_)] => t!(app::look_new, kind: "felt", look: look(looks[0])),
        [Look::Crest(_)] => t!(app::look_new, kind: "crest", look: look(looks[0])),
        _ => t!(app::looks_new, looks: List::texts(looks.iter().map(|it| look(*it)))),
    }
}

/// Returns what a match has changed on the ladder, or that it could not with help; empty of a draw, and of a
/// contest that begins again.
pub(crate) fn climbed(rival: &str, (before, after): (Ladder, Ladder), helped: bool) -> String {
    let (all, number) = (Ladder::RUNGS, after.beaten);
    match (after.won, after.lost) {
        _ if helped => t!(app::ladder_helped),
        _ if after.beaten > before.beaten => t!(app::ladder_beaten, rival, number, all),
        (0, 0) => String::new(),
        _ if after == before => String::new(),
        (won, lost) => t!(app::ladder_stands, rival, won, lost),
    }
}

/// Returns where the player stands on the ladder.
pub(crate) fn ladder(ladder: Ladder) -> String {
    let (all, number) = (Ladder::RUNGS, ladder.beaten + 1);
    match (ladder.won, ladder.lost) {
        _ if ladder.beaten >= Ladder::RUNGS => t!(app::ladder_top, all),
        (0, 0) => t!(app::ladder_rung, number, all),
        (won, lost) => t!(app::ladder_score, number, all, won, lost),
    }
}
