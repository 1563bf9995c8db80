//! Screen tests of the tour.

use cardkeep::Page;
use cardkeep_core::engine::{Outcome, Seat};
use cardkeep_core::games::GameId;
use cardkeep_store::{MatchId, MatchResult};
use cardkeep_ui::Tour;
use slint::ComponentHandle;

use crate::driver::Stage;

/// It waits at home once any match was played, continues where it was left, and asks before another one
/// takes its place.
#[test]
fn a_tour_leads_from_one_game_to_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.resize(390, 844);
    let services = stage.app.services();
    assert!(!stage.labels().contains(&"Tour".to_owned()), "nobody begins with a tour");
    let id = MatchId::begin(9);
    services.data_dir.record_result(GameId::FourKnights, "easy", &id, MatchResult::Won).unwrap();
    services.shell.refresh();
    stage.settle();
    services.shell.go(Page::Tour);
    stage.settle();
    stage.press("Hard");
    services.shell.go(Page::Home);
    stage.settle();
    services.shell.go(Page::Tour);
    stage.settle();
    assert_eq!(stage.app.window().global::<Tour>().get_level(), 0, "what is shown begins");
    stage.press("Normal");
    stage.press("Start a tour");
    stage.press("Play Four Knights");
    assert_eq!(services.shell.page(), Page::Table(GameId::FourKnights));
    services.shell.go(Page::Tour);
    stage.settle();
    stage.press("Continue Four Knights");
    assert_eq!(services.shell.page(), Page::Table(GameId::FourKnights));

    services.data_dir.record_stop(GameId::FourKnights, Outcome::won_by([Seat(1)])).unwrap();
    services.shell.go(Page::Tour);
    stage.settle();
    let page = stage.app.window().global::<Tour>();
    assert_eq!((page.get_headline().as_str(), page.get_level()), ("1 of 5 matches played", 1));
    let rival = services.data_dir.statistics().value.tour().unwrap().rivals()[0];
    assert!(page.get_remark().starts_with(rival), "the winner speaks: {}", page.get_remark());
    stage.control("Play Four Kingdoms");
    stage.press("Start a new tour");
    services.shell.answer(true);
    stage.settle();
    stage.control("Play Four Knights");
}
