//! Tests that no text of a page is cut off in any window. `src/games/clipped_text.rs` does the
//! same for tables.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Outcome, Seat};
use cardkeep_core::games::GameId;
use cardkeep_i18n::{self as i18n, Language};
use cardkeep_store::{
    Challenge, Company, DataDir, MatchFacts, MatchId, MatchResult, NAMES, Player, Rival, Speed,
    TextSize, Tour,
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

/// Sizes of translations.
const TRANSLATED: [(u32, u32); 4] = [(320, 569), (360, 640), (844, 390), (1280, 800)];

/// Names that are the same in every language.
const GIVEN: [&str; 3] = ["Cardkeep", "Wilhelmina M", "Maximilian W"];

/// Whether a text of a page is not to be translated: a license, a path, the name of a language.
fn is_same_everywhere(page: Page, text: &str) -> bool {
    match page {
        Page::Licenses => true,
        Page::About => text.contains("https://"),
        Page::Data => text.starts_with(std::path::MAIN_SEPARATOR),
        Page::Settings => Language::ALL.iter().any(|language| language.name() == text),
        _ => false,
    }
}

/// The files of a data folder as after many evenings, with long names, by their paths in it.
static FURNITURE: LazyLock<Vec<(PathBuf, Vec<u8>)>> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    let data_dir = DataDir::open(folder.path()).unwrap();
    for number in 0..240 {
        let result = [MatchResult::Won, MatchResult::Won, MatchResult::Lost][number as usize % 3];
        let id = MatchId::begin(number);
        data_dir.record_result(GameId::FourKnights, "normal", &id, result).unwrap();
        let key = "hard+normal+easy";
        data_dir.record_result(GameId::FourHorsemen, key, &id, result).unwrap();
        let key = "hard+normal+easy+normal+normal";
        data_dir.record_result(GameId::KnightsAndNinjas, key, &id, result).unwrap();
        let effort = Some(MatchFacts { seconds: 3725, moves: 1104, ..MatchFacts::default() });
        // A player may win everything.
        data_dir
            .record_effort(GameId::FourKingdoms, "alone", &id, MatchResult::Won, effort)
            .unwrap();
    }
    let mut settings = data_dir.settings().value;
    (settings.animation, settings.pace) = (Speed::Off, Speed::Off);
    let rival = |name: &str, level| Rival { name: name.into(), level, ..Rival::default() };
    for game in GameId::ALL {
        let rivals = vec![
            rival("Wilhelmina M", Level::Normal),
            rival("Maximilian W", Level::Hard),
            rival("Maximilian W", Level::Easy),
        ];
        settings.set_company(game, Company { seats: 4, rivals, ..Company::default() });
    }
    data_dir.keep_settings(&settings).unwrap();
    drop(data_dir);
    let (mut files, mut folders) = (Vec::new(), vec![folder.path().to_owned()]);
    while let Some(entries) = folders.pop().map(|folder| fs::read_dir(folder).unwrap()) {
        for path in entries.map(|entry| entry.unwrap().path()) {
            match path.is_dir() {
                true => folders.push(path),
                false => {
                    let text = fs::read(&path).unwrap();
                    files.push((path.strip_prefix(folder.path()).unwrap().to_owned(), text));
                }
            }
        }
    }
    files
});

/// Creates a data folder with these files.
fn furnished() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in FURNITURE.iter() {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// Returns the texts cut off on the current screen.
fn cut(stage: &Stage) -> impl Iterator<Item = String> {
    let window = stage.app.window().window();
    // At home the running matches scroll sideways.
    let home = stage.app.services().shell.page() == Page::Home;
    let cut = measure::texts(window, |_| true).into_iter().filter_map(|text| text.cut(window));
    cut.filter(move |cut| !(home && cut.contains("leaves the window")))
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

/// Opens the app in a language, with a match of every game, and a tour after three of its own.
fn playing(folder: &tempfile::TempDir, language: Language) -> Stage {
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    services.settings.borrow_mut().language = language.tag().into();
    services.apply_settings();
    for game in GameId::ALL {
        let rivals = match game {
            GameId::FourKingdoms => 0,
            GameId::FourKnights => 1,
            _ => 3,
        };
        let mut players = vec![Player::Human];
        players.extend(vec![Player::Computer(Level::Normal); rivals]);
        let names = vec![String::from("You"), String::from("Wilhelmina M")];
        let begin = Begin::New(Challenge { names, ..Challenge::new(game, players, 11) });
        assert!(services.play(game, begin), "{game}");
        stage.settle();
        services.shell.table().unwrap().save_to(1).unwrap();
        services.shell.go(Page::Home);
    }
    services.data_dir.begin_tour(Tour::new(1, Level::Normal)).unwrap();
    for (game, winners) in GameId::ALL.into_iter().zip([vec![1], vec![], vec![0, 1, 2]]) {
        let outcome = Outcome::won_by(winners.into_iter().map(Seat));
        services.data_dir.record_stop(game, outcome).unwrap();
    }
    stage
}

fn no_word_is_cut(languages: impl Iterator<Item = Language>, sizes: &[(u32, u32)]) {
    let mut found = BTreeSet::new();
    for language in languages {
        let folder = furnished();
        let stage = playing(&folder, language);
        for &(width, height) in sizes {
            stage.resize(width, height);
            for page in crate::driver::pages() {
                stage.app.services().shell.go(page);
                stage.settle();
                let at = format!("{language:?}: {page} at {width}x{height}");
                found.extend(cut(&stage).map(|cut| format!("{at}: {cut}")));
            }
        }
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} are cut:\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_word_of_a_page_is_cut() {
    no_word_is_cut([Language::En].into_iter(), &SIZES);
}

#[test]
fn no_word_of_a_page_is_cut_in_other_languages() {
    let translated = Language::ALL.into_iter().filter(|language| *language != Language::En);
    no_word_is_cut(translated, &TRANSLATED);
}

/// Friends on one device choose how they share it, and read who is to hold which button.
#[test]
fn no_word_for_friends_is_cut() {
    const GAME: GameId = GameId::FourKnights;
    let mut found = BTreeSet::new();
    for (language, laid) in Language::ALL.into_iter().flat_map(|it| [(it, false), (it, true)]) {
        let folder = furnished();
        let stage = Stage::open(folder.path());
        stage.set(|settings| {
            settings.language = language.tag().into();
            let mut company = Company { laid: Some(laid), ..settings.company(GAME) };
            company.rivals[0].person = true;
            settings.set_company(GAME, company);
        });
        let services = stage.app.services();
        let names = GIVEN[1..].iter().map(ToString::to_string).collect();
        let players = vec![Player::Human; 2];
        let begin = Begin::New(Challenge { names, ..Challenge::new(GAME, players, 11) });
        assert!(services.play(GAME, begin));
        let table = services.shell.page();
        for (width, height) in TRANSLATED {
            stage.resize(width, height);
            for page in [Page::NewGame(GAME), table] {
                services.shell.go(page);
                (0..8).for_each(|_| stage.settle());
                if page == Page::Curtain(GAME) {
                    let button = stage.controls().pop().expect("a button");
                    stage.click(&button);
                }
                let at = format!("{language:?}: {page} at {width}x{height}");
                found.extend(cut(&stage).map(|cut| format!("{at}: {cut}")));
            }
        }
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} are cut:\n{}", found.len(), found.join("\n"));
}

/// Shows every page in the pseudo-locale: a text without accents is not in the catalog.
#[test]
fn every_text_of_a_page_is_in_the_catalog() {
    let folder = furnished();
    let stage = playing(&folder, Language::En);
    stage.resize(1280, 800);
    i18n::set_pseudo();
    let mut found = BTreeSet::new();
    for page in crate::driver::pages() {
        stage.app.services().shell.go(page);
        stage.settle();
        slint::select_bundled_translation(i18n::PSEUDO).expect("it is bundled");
        let texts = measure::texts(stage.app.window().window(), |_| true).into_iter();
        let texts = texts.filter_map(|text| text.words());
        let texts = texts.filter(|text| !is_same_everywhere(page, text));
        let named: Vec<&str> = GIVEN.into_iter().chain(NAMES).collect();
        let strange = texts.filter(|text| !measure::is_pseudo(text, &named));
        found.extend(strange.map(|text| format!("{page}: {text:?}")));
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} are not in the catalog:\n{}", found.len(), found.join("\n"));
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
