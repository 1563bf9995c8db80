//! Tests that no text of a page is cut off in any window. `src/app/games/clipped_text.rs` does the
//! same for tables.

use std::collections::BTreeSet;

use cardkeep::ai::Level;
use cardkeep::app::Page;
use cardkeep::app::table::Begin;
use cardkeep::games::GameId;
use cardkeep::store::{
    Company, DataDir, MatchId, MatchLength, MatchResult, Player, Rival, Speed, TextSize,
};
use slint::platform::WindowEvent;
use slint::{ComponentHandle, PhysicalSize};

use crate::driver::{Stage, measure};

const SIZES: [(u32, u32); 8] = [
    (320, 400),
    (320, 480),
    (360, 640),
    (390, 844),
    (640, 360),
    (844, 390),
    (1024, 768),
    (1280, 800),
];

/// Creates a data folder as after many evenings, with long names.
fn furnished() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let place = DataDir::open(folder.path()).unwrap();
    for number in 0..240 {
        let result = [MatchResult::Won, MatchResult::Won, MatchResult::Lost][number as usize % 3];
        let id = MatchId::begin(number);
        place.record_result(GameId::FourKnights, "normal", &id, result).unwrap();
        let key = "hard+normal+easy";
        place.record_result(GameId::FourHorsemen, key, &id, result).unwrap();
        let key = "hard+normal+easy+normal+normal";
        place.record_result(GameId::KnightsAndNinjas, key, &id, result).unwrap();
        let effort = Some(MatchLength { seconds: 3725, moves: 1104, points: None, day: None });
        // A player may win everything.
        place.record_effort(GameId::FourKingdoms, "alone", &id, MatchResult::Won, effort).unwrap();
    }
    let mut settings = place.settings().value;
    (settings.animation, settings.pace) = (Speed::Off, Speed::Off);
    let rival = |name: &str, level| Rival { name: name.into(), level };
    for game in GameId::ALL {
        let rivals = vec![
            rival("Wilhelmina M", Level::Normal),
            rival("Maximilian W", Level::Hard),
            rival("Maximilian W", Level::Easy),
        ];
        settings.set_company(game, Company { seats: 4, rivals, ..Company::default() });
    }
    place.keep_settings(&settings).unwrap();
    folder
}

/// Returns the texts cut off on the current screen.
fn cut(stage: &Stage) -> impl Iterator<Item = String> {
    let window = stage.app.window().window();
    measure::texts(window, |_| true).into_iter().filter_map(|text| text.cut(window))
}

/// The appearance of a window does not depend on its earlier sizes: font sizes are updated before
/// anything is drawn.
#[test]
fn a_turned_phone_shows_what_a_new_one_shows() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    services.settings.borrow_mut().text_size = TextSize::Largest;
    services.apply_settings();
    let window = stage.app.window().window();
    for (width, height) in [(390, 1000), (360, 640), (844, 390)] {
        let size = PhysicalSize::new(width, height);
        window.set_size(size);
        window
            .dispatch_event(WindowEvent::Resized { size: size.to_logical(window.scale_factor()) });
        // The system may request a frame at any moment.
        window.take_snapshot().unwrap();
        stage.settle();
        let turned = window.take_snapshot().unwrap();
        services.shell.go(Page::About);
        stage.settle();
        window.take_snapshot().unwrap();
        services.shell.go(Page::Home);
        stage.settle();
        let new = window.take_snapshot().unwrap();
        assert!(turned.as_bytes() == new.as_bytes(), "home at {width}x{height}");
    }
}

/// Text is laid out again, with its size, when the window changes.
#[test]
fn no_word_is_cut_when_a_phone_is_turned() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    services.settings.borrow_mut().text_size = TextSize::Largest;
    services.apply_settings();
    let mut found = BTreeSet::new();
    for page in crate::driver::pages() {
        stage.resize(390, 1000);
        services.shell.go(page);
        stage.settle();
        for (width, height) in [(360, 640), (844, 390), (390, 844), (640, 360), (360, 640)] {
            stage.resize(width, height);
            stage.settle();
            found.extend(cut(&stage).map(|cut| format!("{page} at {width}x{height}: {cut}")));
        }
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} are cut:\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_word_of_a_page_is_cut() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    for game in GameId::ALL {
        let rivals = match game {
            GameId::FourKingdoms => 0,
            GameId::FourKnights => 1,
            _ => 3,
        };
        let mut players = vec![Player::Human];
        players.extend(vec![Player::Computer(Level::Normal); rivals]);
        let names = vec![String::from("You"), String::from("Wilhelmina M")];
        let options = serde_json::json!({});
        let begin = Begin::New { options, first: None, players, names, seed: 11 };
        assert!(services.play(game, begin), "{game}");
        stage.settle();
        services.shell.table().unwrap().save_to(1).unwrap();
        services.shell.go(Page::Home);
    }
    let mut found = BTreeSet::new();
    for (width, height) in SIZES {
        stage.resize(width, height);
        for page in crate::driver::pages() {
            services.shell.go(page);
            stage.settle();
            found.extend(cut(&stage).map(|cut| format!("{page} at {width}x{height}: {cut}")));
        }
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} are cut:\n{}", found.len(), found.join("\n"));
}

/// The state of the match fits into the bar of a window with the largest text, too.
#[test]
fn the_title_of_a_table_survives_the_largest_text() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    services.settings.borrow_mut().text_size = TextSize::Largest;
    services.apply_settings();
    stage.sit(GameId::KnightsAndNinjas);
    for (width, height) in [(1280, 800), (360, 640)] {
        stage.resize(width, height);
        stage.settle();
        let texts = measure::texts(stage.app.window().window(), |words| words == "Round 1");
        assert!(!texts.is_empty(), "at {width}x{height}");
        let lost: Vec<String> = cut(&stage).filter(|cut| cut.contains("Round 1")).collect();
        assert!(lost.is_empty(), "{lost:?}");
    }
}
