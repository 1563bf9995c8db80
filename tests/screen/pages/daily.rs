//! Tests of the calendar of daily matches, and of friends' codes.

use cardkeep::Page;
use cardkeep_core::games::GameId;
use cardkeep_store::{
    Challenge, MatchFacts, MatchId, MatchResult, Slot, local_day, now, statistics_key,
};
use cardkeep_ui::{Daily, Home};
use slint::{ComponentHandle, Model};

use crate::driver::Stage;

#[test]
fn every_game_has_a_match_a_day_and_home_says_how_many_are_done() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    let today = local_day(now()).unwrap();
    let home = || stage.app.window().global::<Home>().get_daily_state();
    assert_eq!(home(), "0 of 5 done");
    stage.press("Daily deal");
    for game in GameId::ALL.into_iter().filter(|game| *game.seats().end() > 1) {
        services.shell.go(Page::Daily(GameId::FourKingdoms));
        stage.settle();
        stage.press(game.name());
        assert_eq!(services.shell.page(), Page::Daily(game));
        stage.press(&format!("Play {}", stage.app.window().global::<Daily>().get_day()));
        let running = services.data_dir.look(game, Slot::Auto).heading().cloned().unwrap();
        let daily = Challenge::daily(game, today);
        assert_eq!((running.day, &running.players), (Some(today), &daily.players), "{game}");
        assert_eq!(running.names[1..], daily.names[1..], "{game}");

        let key = statistics_key(&running.players);
        let effort = MatchFacts { day: running.day, ..MatchFacts::default() };
        let (data_dir, id) = (&services.data_dir, MatchId::begin(9));
        data_dir.record_effort(game, &key, &id, MatchResult::Lost, Some(effort)).unwrap();
    }
    services.shell.go(Page::Home);
    stage.settle();
    assert_eq!(home(), "4 of 5 done");
    let next = stage.app.window().global::<Home>().get_daily();
    assert_eq!(next, GameId::FourKingdoms.id(), "what is open comes next");
    stage.press("Daily deal");
    let games = stage.app.window().global::<Daily>().get_games();
    let done: Vec<bool> = games.iter().map(|game| game.done).collect();
    assert_eq!(done, GameId::ALL.map(|game| game != GameId::FourKingdoms));
}

/// One calendar takes the place of another, so that one step back leads home.
#[test]
fn back_leads_home_from_any_calendar() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.press("Daily deal");
    for game in [GameId::Watchtower, GameId::FourHorsemen] {
        stage.press(game.name());
    }
    stage.press("Back");
    assert_eq!(stage.app.services().shell.page(), Page::Home);
}

#[test]
fn a_friends_code_starts_the_same_match_and_a_wrong_one_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    let page = stage.app.window().global::<Daily>();
    let sent = Challenge {
        seed: 4711,
        ..Challenge::daily(GameId::FourHorsemen, "2026-11-28".parse().unwrap())
    };
    stage.press("Daily deal");
    for wrong in ["x", "04G0-T1G4", "a code?"] {
        page.set_code(wrong.into());
        page.invoke_check_code();
        assert!(!page.get_code_error().is_empty(), "{wrong}");
        page.invoke_play_code();
        assert!(!services.shell.page().is_table(), "{wrong}");
    }
    page.set_code(sent.code().unwrap().to_lowercase().into());
    page.invoke_check_code();
    assert_eq!(page.get_code_error(), "");
    page.invoke_play_code();
    assert_eq!(services.shell.page(), Page::Table(GameId::FourHorsemen));
    let running = services.data_dir.look(GameId::FourHorsemen, Slot::Auto).heading().cloned();
    let running = running.unwrap();
    assert_eq!((running.deal, running.day), (Some(4711), None));
    assert_eq!(running.names[1..], sent.names[1..]);
}
