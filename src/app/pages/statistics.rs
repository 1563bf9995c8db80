//! The page of results.

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::app::{Services, words};
use crate::games::GameId;
use crate::store::{HELPED, Tally, levels_of};
use crate::ui::{self, GameTally, StatisticsPanel, TallyRow};

pub fn connect(window: &ui::App, services: &Services) {
    window.global::<StatisticsPanel>().on_reset({
        let services = services.clone();
        move || reset(&services)
    });
}

fn reset(services: &Services) {
    let after = services.clone();
    services.shell.ask(words::reset(), move || {
        if let Err(why) = after.place.reset_statistics() {
            after.shell.tell(words::NOT_RESET, &why.to_string());
        }
        refresh(&after);
    });
}

pub fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let statistics = services.place.statistics();
    if let Some(notice) = statistics.notice {
        services.shell.tell(words::YOUR_STATISTICS, &notice);
    }
    let of_game = |game: GameId| {
        let mut rows: Vec<(String, Tally)> = statistics
            .value
            .tallies(game)
            .filter(|(_, tally)| tally.played() > 0)
            .map(|(key, tally)| (String::from(key), tally))
            .collect();
        // From the fewest opponents to the most, from the weakest to the strongest.
        rows.sort_by_key(|(key, _)| {
            levels_of(key)
                .map(|levels| (levels.len(), levels.into_iter().rev().collect::<Vec<_>>()))
        });
        let bests = rows.iter().filter_map(|(key, tally)| bests(key, tally));
        let bests = bests.collect::<Vec<_>>().join(" ");
        let seats = game.seats();
        let counted = seats.start() != seats.end();
        let rows = rows.iter().map(|(key, tally)| row(&opponents(key, counted), tally));
        let rows: Vec<TallyRow> = rows.collect();
        (!rows.is_empty()).then(|| GameTally {
            name: game.name().into(),
            alone: *seats.end() == 1,
            bests: bests.into(),
            rows: ModelRc::new(VecModel::from(rows)),
        })
    };
    let games: Vec<GameTally> = GameId::ALL.into_iter().filter_map(of_game).collect();
    window.global::<StatisticsPanel>().set_games(ModelRc::new(VecModel::from(games)));
}

/// The kind of opponents that a key stands for, as few words and perhaps a line below. Where their
/// number is `counted`, the words are that.
fn opponents(key: &str, counted: bool) -> (String, String) {
    let Some(levels) = levels_of(key) else {
        let alone = if key == HELPED { words::WITH_HELP } else { words::ALONE };
        return (alone.into(), String::new());
    };
    let names = levels.iter().map(|level| level.name()).collect::<Vec<_>>().join(", ");
    if counted { (words::counted(levels.len() + 1), names) } else { (names, String::new()) }
}

/// The quickest and the shortest win, where they are kept.
fn bests(key: &str, tally: &Tally) -> Option<String> {
    let (seconds, moves) = tally.best_seconds.zip(tally.fewest_moves)?;
    let (who, _) = opponents(key, false);
    Some(words::bests(&who, seconds, moves))
}

fn row((name, levels): &(String, String), tally: &Tally) -> TallyRow {
    let count = |n: u32| i32::try_from(n).unwrap_or(i32::MAX);
    TallyRow {
        name: name.into(),
        levels: levels.into(),
        played: count(tally.played()),
        won: count(tally.won),
        drawn: count(tally.drawn),
        streak: count(tally.streak),
        best: count(tally.best_streak),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_are_named_by_their_levels_and_where_it_matters_by_their_number() {
        let told = |key, counted| opponents(key, counted);
        let pair = |name: &str, levels: &str| (String::from(name), String::from(levels));
        assert_eq!(told("hard", false), pair("Hard", ""));
        assert_eq!(told("hard", true), pair("2 players", "Hard"));
        assert_eq!(told("hard+easy", true), pair("3 players", "Hard, Easy"));
        assert_eq!(told("alone", false), pair("Alone", ""));
        assert_eq!(told(HELPED, false), pair("With help", ""));
    }
}
