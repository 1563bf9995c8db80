//! Texts about tours.

use crate::Question;
use crate::i18n::{List, app, t};
use cardkeep_core::games::GameId;
use cardkeep_store::{Player, Statistics, Tour};

/// Returns the question before a new tour replaces one that is not over.
pub(crate) fn begin_another() -> Question {
    Question {
        title: t!(app::tour_another_title),
        text: t!(app::tour_another_text),
        yes: t!(app::tour_another),
        danger: false,
    }
}

/// The label of the main button, for the next stop or a new tour.
pub(crate) fn main(next: Option<GameId>, is_running: bool) -> String {
    match next.map(super::game) {
        None => t!(app::tour_begin),
        Some(game) if is_running => t!(app::tour_continue, game),
        Some(game) => t!(app::tour_play, game),
    }
}

/// How far a tour has come, or how it ended.
pub(crate) fn headline(tour: &Tour) -> String {
    if tour.next().is_some() {
        return t!(app::tour_stands, done: tour.done(), all: GameId::ALL.len());
    }
    let [own, rivals @ ..] = tour.wins();
    let most = rivals.into_iter().max().unwrap_or_default().max(own);
    let first = tour.rivals().into_iter().zip(rivals).filter(|(_, wins)| *wins == most);
    let first: Vec<&str> = first.map(|(name, _)| name).collect();
    let rivals = List::texts(first.iter().copied());
    match (tour.is_won(), first.is_empty()) {
        (true, true) => t!(app::tour_won),
        (true, false) => t!(app::tour_shared, rivals),
        (false, _) => t!(app::tour_lost, rivals),
    }
}

/// What a rival says about the latest match: a rival who won it, or else the first who lost to the player.
pub(crate) fn remark(tour: &Tour) -> Option<String> {
    let latest = *GameId::ALL.get(tour.done().checked_sub(1)?)?;
    let (winners, names) = (tour.winners(latest), tour.stop(latest).names);
    let won = |game: &GameId| tour.winners(*game).contains(&None);
    let row = GameId::ALL[..tour.done()].iter().rev().take_while(|game| won(game)).count();
    let rival = winners.into_iter().flatten().next();
    super::says_again(
        rival.or(names.get(1).map(String::as_str))?,
        if rival.is_some() { 0 } else { row },
    )
}

/// How a stop ended, or who will play there.
pub(crate) fn stop(tour: &Tour, game: GameId) -> String {
    let winners = tour.winners(game);
    let rivals = List::texts(winners.iter().copied().flatten());
    if tour.done() <= game as usize {
        let rivals = tour.stop(game);
        let rivals = rivals
            .players
            .iter()
            .zip(&rivals.names)
            .filter(|(player, _)| **player != Player::Human);
        let rivals: Vec<&str> = rivals.map(|(_, name)| name.as_str()).collect();
        return match rivals.is_empty() {
            true => t!(app::tour_alone),
            false => t!(app::title_against, rivals: List::texts(rivals)),
        };
    }
    match &winners[..] {
        [] => t!(app::tour_stop_nobody),
        [None] => t!(app::tour_stop_won),
        [None, ..] => t!(app::tour_stop_shared, rivals),
        _ => t!(app::tour_stop_lost, rivals),
    }
}

/// How many tours were won; empty before the first is over.
pub(crate) fn record(statistics: &Statistics) -> String {
    match statistics.tours() {
        (_, 0) => String::new(),
        (won, finished) => t!(app::tour_record, won, finished),
    }
}

/// The standings of a tour after one of its matches, and at its end who won it.
pub(crate) fn result(tour: &Tour) -> String {
    let names = std::iter::once(t!(app::you)).chain(tour.rivals().map(String::from));
    let wins = names.zip(tour.wins()).filter(|(_, wins)| *wins > 0);
    let wins = List::texts(wins.map(|(name, wins)| t!(app::wins_of, name, wins)));
    let stands = t!(app::tour_result, done: tour.done(), all: GameId::ALL.len(), wins);
    if tour.next().is_none() { [headline(tour), stands].join("\n") } else { stands }
}
