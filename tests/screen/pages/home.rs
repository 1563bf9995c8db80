//! Screen tests of the home page: its tiles, and the sizes of text on pages.

use cardkeep::{Begin, Page};
use cardkeep_ai::Level;
use cardkeep_core::games::GameId;
use cardkeep_core::with_game;
use cardkeep_store::{Challenge, LessonProgress, MatchId, MatchResult, Player, Slot, SlotState};
use cardkeep_ui::{Daily, Theme};
use slint::{ComponentHandle, Model};

use super::support::{GAME, a_match, furnished};
use crate::driver::{Frame, Stage};
use crate::results::played_for;

const SIZES: [(u32, u32); 5] = [(320, 569), (360, 640), (844, 390), (1280, 800), (2560, 1440)];

/// Returns the corners of the games' tiles at every size.
fn tiles(stage: &Stage) -> Vec<[f32; 4]> {
    let mut found = Vec::new();
    for (width, height) in SIZES {
        stage.resize(width, height);
        stage.settle();
        let window = Frame { left: 0.0, top: 0.0, right: width as f32, bottom: height as f32 };
        for game in GameId::ALL {
            let tile = Frame::of(&stage.control(game.name()));
            assert!(tile.within(&window), "{game} at {width}x{height}: {tile:?}");
            found.push([tile.left, tile.top, tile.right, tile.bottom]);
        }
    }
    found
}

#[test]
fn the_tiles_are_inside_the_window_and_stay_where_they_are_while_a_match_is_running() {
    let empty = tempfile::tempdir().unwrap();
    let without = tiles(&Stage::open(empty.path()));
    let folder = furnished();
    let stage = Stage::open(folder.path());
    assert_eq!(without, tiles(&stage));
    stage.control("Continue");
}

#[test]
fn the_tiles_take_most_of_every_window() {
    let empty = tempfile::tempdir().unwrap();
    let stage = Stage::open(empty.path());
    for ((width, height), tiles) in SIZES.into_iter().zip(tiles(&stage).chunks(5)) {
        let areas = tiles.iter().map(|[left, top, right, bottom]| (right - left) * (bottom - top));
        let share = areas.sum::<f32>() / (width * height) as f32;
        assert!(share > 0.55, "{share} at {width}x{height}");
    }
}

#[test]
fn text_grows_with_the_window() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.app.services().shell.go(Page::Settings);
    let height_of_text = |width, height| {
        stage.resize(width, height);
        stage.settle();
        let theme = stage.app.window().global::<Theme>();
        let (_, frame) =
            stage.texts().into_iter().find(|(text, _)| text == "Card animation").unwrap();
        (theme.get_u() * theme.get_text_base(), frame.bottom - frame.top)
    };
    let [phone, wide, full] = [(360, 640), (1280, 800), (1920, 1080)]
        .map(|(width, height)| height_of_text(width, height));
    assert!(phone.0 >= 11.0 && wide.0 >= 15.0 && full.0 >= 18.0, "{phone:?} {wide:?} {full:?}");
    for (font, line) in [phone, wide, full] {
        assert!(line >= font, "{line} is the height of a line of {font} px");
    }
    assert!(wide.1 > phone.1 && full.1 > wide.1, "{phone:?} {wide:?} {full:?}");
}

/// A lesson that was left before its end is listed, and goes on from there.
#[test]
fn an_unfinished_lesson_is_at_home() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    assert!(!stage.reads("Guided first match"));
    services.settings.borrow_mut().lessons.insert(
        GameId::Watchtower.id().into(),
        LessonProgress { finished: false, begun: vec![0, 0] },
    );
    services.shell.go(Page::Settings);
    services.shell.go(Page::Home);
    stage.settle();
    assert!(stage.reads("Guided first match"));
    let home = stage.app.window().global::<cardkeep_ui::Home>();
    let lesson = home.get_running().row_data(0).unwrap();
    home.invoke_resume(lesson.kind, lesson.game, lesson.slot);
    stage.settle();
    assert_eq!(services.shell.page(), Page::Lesson(GameId::Watchtower));
    services.shell.leave();
    assert_eq!(services.shell.page(), Page::NewGame(GameId::Watchtower));
}

/// A day may have begun meanwhile, and another program may have changed the files.
#[test]
fn home_and_calendar_are_renewed_when_the_player_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    services.attend(false);
    services.data_dir.save(Slot::Auto, &a_match("one")).unwrap();
    services.attend(true);
    stage.settle();
    assert!(!stage.reads("Continue"), "the same day: the page and its focus stay");
    services.page_day.set(None);
    services.attend(true);
    stage.settle();
    assert!(stage.reads("Continue"), "another day");
    assert!(services.data_dir.delete(GAME, Slot::Auto).is_ok());

    services.shell.go(Page::Daily(GameId::FourKingdoms));
    let page = stage.app.window().global::<Daily>();
    let shown = || (page.get_month(), page.get_day(), page.get_chosen());
    let today = shown();
    page.invoke_turn(-1);
    let chosen = shown();
    assert_ne!(chosen, today);
    services.page_day.set(None);
    services.attend(true);
    stage.settle();
    assert_eq!(shown(), chosen, "the chosen day stays");
    page.invoke_opened();
    assert_eq!(shown(), today);
    services.page_day.set(None);
    services.attend(true);
    stage.settle();
    assert_eq!(shown(), today);
}

/// Four matches of four games, of which few fit into the strip.
fn four_running() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    for game in GameId::ALL.into_iter().take(4) {
        stage.sit(game);
        stage.app.services().shell.go(Page::Home);
    }
    stage.app.services().data_dir.settle();
    folder
}

#[test]
fn a_running_match_says_which_game_it_is_and_none_is_cut_off() {
    let folder = four_running();
    let stage = Stage::open(folder.path());
    for (width, height) in SIZES {
        stage.resize(width, height);
        stage.settle();
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..5 {
            let window = Frame { left: 0.0, top: 0.0, right: width as f32, bottom: height as f32 };
            let slips = stage.controls().into_iter();
            for slip in slips.filter(|it| it.accessible_label().is_some_and(|it| it == "Continue"))
            {
                let frame = Frame::of(&slip);
                assert!(frame.within(&window), "at {width}x{height}: {frame:?}");
                let told = slip.accessible_description().unwrap_or_default();
                let game = GameId::ALL.into_iter().find(|game| told.starts_with(game.name()));
                seen.extend(game.map(GameId::id));
            }
            if stage.labels().iter().any(|label| label == "More") {
                stage.press("More");
            }
        }
        assert_eq!(seen.len(), 4, "{seen:?} at {width}x{height}");
    }
}

/// After a first victory the game wears its laurel, and home names what comes next.
#[test]
fn home_shows_what_was_won_and_what_comes_next() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    let home = stage.app.window().global::<cardkeep_ui::Home>();
    let again = || {
        services.shell.go(Page::Settings);
        services.shell.go(Page::Home);
        stage.settle();
    };
    assert!(stage.reads("Daily deal") && !stage.reads("Not won"));
    assert!(stage.reads("Learn Four Knights"));
    assert!(home.get_games().iter().all(|game| game.won.is_empty()));
    let players = vec![Player::Human, Player::Computer(Level::Easy)];
    services.play(GAME, Begin::New(Challenge::new(GAME, players, 11)));
    again();
    let learn = home.get_running().iter().find(|row| row.head.starts_with("Learn")).unwrap();
    assert_eq!(learn.head, "Learn Four Kingdoms", "Four Knights is being played");
    services.data_dir.delete(GAME, Slot::Auto).unwrap();
    let (id, won) = (MatchId::begin(1), MatchResult::Won);
    services.data_dir.record_result(GAME, "easy", &id, won).unwrap();
    again();
    assert_eq!(home.get_games().row_data(0).unwrap().won, "1 of 1 won");
    assert!(!stage.reads("Learn Four Knights") && stage.reads("Learn Four Kingdoms"));
    stage.press("Learn Four Kingdoms");
    assert_eq!(services.shell.page(), Page::Lesson(GameId::FourKingdoms));
    again();
    let ladder = home.get_running().iter().last().unwrap();
    assert_eq!(ladder.state, "Ladder: opponent 1 of 12 is waiting");
    home.invoke_resume(ladder.kind, ladder.game, ladder.slot);
    assert_eq!(services.shell.page(), Page::NewGame(GAME));
}

/// A match that ended while the player was away waits with its result.
#[test]
fn a_result_that_was_not_seen_is_offered_and_not_given_up() {
    for game in GameId::ALL.into_iter().filter(|game| *game != GameId::FourKingdoms) {
        let folder = tempfile::tempdir().unwrap();
        let stage = Stage::open(folder.path());
        let services = stage.app.services();
        with_game!(game, G => {
            let (save, over) = played_for::<G>(3, 10_000);
            assert!(over.is_some(), "{game}");
            services.data_dir.save(Slot::Auto, &save).unwrap();
        });
        for page in [Page::Saves(game), Page::NewGame(game)] {
            services.shell.go(page);
            stage.settle();
            assert!(!stage.labels().iter().any(|label| label.contains("Give up")), "{game}");
        }
        stage.press("See the result");
        stage.wait_for("the result", || {
            stage.app.window().global::<cardkeep_ui::Ending>().get_over()
        });
        assert!(matches!(services.data_dir.look(game, Slot::Auto), SlotState::Empty), "{game}");
    }
}
