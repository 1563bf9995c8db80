//! Screen tests of positions to solve and of the ladder.

use cardkeep::{Begin, Page, rehearse};
use cardkeep_ai::Level;
use cardkeep_core::engine::{Game, Setup, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_knights::Position;
use cardkeep_store::{
    Challenge, Ladder, MatchFacts, MatchId, MatchResult, Player, Save, Slot, local_day, names_for,
    now,
};
use cardkeep_ui::{Coach, Ending, Table};
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use crate::driver::Stage;

const GAME: GameId = GameId::FourKnights;

/// From the game's page to a position, the solution, the next position, and back.
#[test]
fn positions_are_found_on_the_page_of_their_game() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    for game in GameId::ALL {
        services.shell.go(Page::NewGame(game));
        stage.settle();
        assert!(!stage.reads("Find the play"), "the lesson comes first");
        services.settings.borrow_mut().lessons.entry(game.id().into()).or_default().finished = true;
        services.shell.refresh();
        stage.settle();
        stage.press("Find the play");
        assert_eq!(services.shell.page(), Page::Exercise(game));
        let table = stage.app.window().global::<Table>();
        let coach = stage.app.window().global::<Coach>();
        assert!(coach.get_text().starts_with("1 of 5. "), "{}", coach.get_text());
        assert!(!coach.get_reads() && !table.get_practice());
        stage.press("Show me");
        assert!(coach.get_text().starts_with("This is the best play."));
        // What would change the match otherwise is refused.
        for key in ["h", "u", "y"] {
            stage.table_key(key);
        }
        assert!(!coach.get_reads());
        while services.shell.page() == Page::Exercise(game) {
            stage.key(Key::Escape);
        }
        assert_eq!(services.shell.page(), Page::NewGame(game), "nothing is asked");
        assert!(services.data_dir.running(game).is_empty());
        let today = local_day(now()).unwrap();
        assert_eq!(services.data_dir.statistics().value.training(game).on(today), (1, 0));
    }
}

/// The app that was left at a position opens with one.
#[test]
fn a_position_reopens() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    assert!(stage.app.services().play(GAME, Begin::Exercise));
    stage.settle();
    stage.app.suspend();
    drop(stage);
    let stage = Stage::open(folder.path());
    stage.app.restore();
    stage.settle();
    let services = stage.app.services();
    assert_eq!(services.shell.page(), Page::Exercise(GAME));
    assert!(services.shell.table().is_some() && stage.reads("1 of 5. What is the best play?"));
    assert!(stage.app.back());
    assert_eq!(services.shell.page(), Page::NewGame(GAME));
}

/// The ladder offers its next opponent once the player has finished a match, and the match counts for it.
#[test]
fn the_ladder_is_climbed_match_by_match() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    let page = Page::NewGame(GAME);
    services.shell.go(page);
    stage.settle();
    assert!(!stage.reads("Ladder"), "first things first");
    let win = |seed, rung| {
        let effort = MatchFacts { rung, ..MatchFacts::default() };
        let id = MatchId::begin(seed);
        let won = MatchResult::Won;
        services.data_dir.record_effort(GAME, "easy", &id, won, Some(effort)).unwrap();
        services.shell.refresh();
        stage.settle();
    };
    win(1, false);
    assert!(stage.reads("Ladder: opponent 1 of 12. Win two before you lose two, without hints."));
    win(2, true);
    assert!(stage.reads("Ladder: opponent 1 of 12. So far 1 to 0."));
    win(3, true);
    assert!(stage.reads("Ladder: opponent 2 of 12.") && stage.reads("Corin (Easy)"));
    let ladder = stage.app.window().global::<cardkeep_ui::NewGame>().get_ladder();
    assert_eq!((ladder.crests.row_count(), ladder.beaten), (12, 1), "all opponents are shown");
    stage.press("Play against Corin");
    let save = services.data_dir.load::<Position>(Slot::Auto).unwrap().value;
    assert_eq!(save.players, [Player::Human, Player::Computer(Level::Easy)]);
    assert_eq!(save.names[1], "Corin");
    services.shell.go(page);
    services.settings.borrow_mut().progress = false;
    services.shell.refresh();
    stage.settle();
    assert!(!stage.reads("Ladder"), "hidden with ratings and achievements");
}

/// A match against the next opponent counts on the ladder, and the result tells it; one against somebody
/// else does not.
#[test]
fn a_result_tells_what_it_means_on_the_ladder() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    let ladder = || services.data_dir.statistics().value.ladder(GAME);
    let over = |position: &Position| matches!(position.turn(), Turn::Over(_));
    let mut told = 0;
    for seed in 0..8 {
        let before = ladder();
        let next = before.next(&Level::USUAL).unwrap();
        let rival = if seed % 2 == 0 { next.0 } else { "Somebody" };
        let setup = Setup::new(2, Default::default());
        let players = vec![Player::Human, Player::Computer(next.1)];
        let names = names_for(&players, &[String::new(), rival.into()]);
        let new = Challenge::of::<Position>(&setup, seed, &players, &names);
        let begin = rehearse::<Position>(&services.data_dir, new, over).expect("it ends");
        let helped = seed == 2;
        if let (Begin::Resume(slot), true) = (&begin, helped) {
            let save = services.data_dir.load::<Position>(*slot).unwrap().value;
            services.data_dir.save(*slot, &Save { helped, ..save }).unwrap();
        }
        assert!(services.play(GAME, begin));
        stage.settle();
        let honor = stage.app.window().global::<Ending>().get_honor();
        let tells = helped || before != ladder() && tells(ladder(), before);
        assert_eq!(honor.contains("on the ladder"), tells);
        assert_eq!(honor.contains("With a hint"), helped);
        assert!((rival == next.0 && !helped) || before == ladder(), "match {seed}");
        told += u32::from(honor.contains("on the ladder"));
        services.shell.go(Page::Home);
    }
    assert!(told > 0);
}

/// Whether there is something to tell: not of a contest that begins again.
fn tells(after: Ladder, before: Ladder) -> bool {
    after.beaten > before.beaten || (after.won, after.lost) != (0, 0)
}
