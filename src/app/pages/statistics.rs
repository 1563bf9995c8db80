//! The page of results.

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::ai::Level;
use crate::app::{Question, Services};
use crate::engine::Game;
use crate::games::GameId;
use crate::store::{HELPED, Tally};
use crate::ui::{self, GameTally, StatisticsPanel, TallyRow};
use crate::with_game;

pub fn connect(window: &ui::App, services: &Services) {
    window.global::<StatisticsPanel>().on_reset({
        let services = services.clone();
        move || reset(&services)
    });
}

fn reset(services: &Services) {
    let question = Question {
        title: String::from("Forget all results?"),
        text: String::from("The statistics of every game begin anew. It cannot be undone."),
        yes: String::from("Reset"),
        danger: true,
    };
    let after = services.clone();
    services.shell.ask(question, move || {
        if let Err(why) = after.place.reset_statistics() {
            after.shell.tell("The statistics are as they were", &why.to_string());
        }
        refresh(&after);
    });
}

pub fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let statistics = services.place.statistics();
    if let Some(notice) = statistics.notice {
        services.shell.tell("Your statistics", &notice);
    }
    let of_game = |game: GameId| {
        let mut rows: Vec<(String, Tally)> = statistics
            .value
            .tallies(game)
            .filter(|(_, tally)| tally.played() > 0)
            .map(|(key, tally)| (String::from(key), tally))
            .collect();
        // From the weakest opponents to the strongest.
        rows.sort_by_key(|(key, _)| key.parse::<Level>().ok());
        let bests = rows.iter().filter_map(|(key, tally)| bests(key, tally));
        let bests = bests.collect::<Vec<_>>().join(" ");
        let rows: Vec<TallyRow> = rows.iter().map(|(key, tally)| row(key, tally)).collect();
        (!rows.is_empty()).then(|| GameTally {
            name: game.name().into(),
            alone: *with_game!(game, G => <G as Game>::SEATS).end() == 1,
            bests: bests.into(),
            rows: ModelRc::new(VecModel::from(rows)),
        })
    };
    let games: Vec<GameTally> = GameId::ALL.into_iter().filter_map(of_game).collect();
    window.global::<StatisticsPanel>().set_games(ModelRc::new(VecModel::from(games)));
}

fn opponents(key: &str) -> &'static str {
    match key {
        HELPED => "With help",
        _ => key.parse().map_or("Alone", Level::name),
    }
}

/// The quickest and the shortest win, where they are kept.
fn bests(key: &str, tally: &Tally) -> Option<String> {
    let (seconds, moves) = tally.best_seconds.zip(tally.fewest_moves)?;
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    let who = opponents(key);
    Some(format!("{who}: best time {minutes}:{seconds:02}, fewest moves {moves}."))
}

fn row(key: &str, tally: &Tally) -> TallyRow {
    let name = opponents(key);
    let count = |n: u32| i32::try_from(n).unwrap_or(i32::MAX);
    TallyRow {
        name: name.into(),
        played: count(tally.played()),
        won: count(tally.won),
        drawn: count(tally.drawn),
        streak: count(tally.streak),
        best: count(tally.best_streak),
    }
}
