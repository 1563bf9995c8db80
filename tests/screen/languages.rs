//! Screen tests of the app's languages.

use std::collections::HashSet;

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_ai::Level;
use cardkeep_core::games::GameId;
use cardkeep_i18n::{self as i18n, Language, app, four_knights as text, t};
use cardkeep_store::{Challenge, Player, Slot, Speed};
use cardkeep_ui::Table;
use slint::ComponentHandle;

use crate::driver::Stage;

const GAME: GameId = GameId::FourKnights;

fn open(folder: &tempfile::TempDir) -> Stage {
    let stage = Stage::open(folder.path());
    stage.resize(360, 3600);
    stage.speed(Speed::Off);
    stage
}

fn begin() -> Begin {
    let players = vec![Player::Human, Player::Computer(Level::Easy)];
    Begin::New(Challenge::new(GAME, players, 11))
}

#[test]
fn a_language_applies_at_once_to_pages_and_tables_and_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    {
        let stage = open(&folder);
        let services = stage.app.services();
        services.play(GAME, begin());
        stage.settle();
        let log = || {
            let log = stage.app.window().global::<Table>().get_log();
            slint::Model::iter(&log).map(|line| line.text.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(log(), [t!(text::heading_hand, hand: 1)]);
        services.shell.go(Page::Settings);
        stage.settle();
        assert_eq!(stage.control("System default").accessible_checked(), Some(true));
        stage.press("Deutsch");
        assert_eq!(i18n::language(), Language::De);
        assert!(stage.reads("Sprache") && !stage.reads("Language"), "the markup, too");
        assert!(stage.reads(&t!(app::felt, felt: "wine")), "what can be chosen, too");
        stage.press("Zurück");
        assert_eq!(services.shell.page(), Page::Table(GAME));
        assert_eq!(log(), [t!(text::heading_hand, hand: 1)], "what was said before, too");
        let prompt = stage.app.window().global::<Table>().get_prompt();
        assert_eq!(prompt, t!(text::prompt_open).as_str());
        services.shell.go(Page::NewGame(GAME));
        stage.settle();
        assert!(stage.reads(&t!(app::level, level: "easy")), "what was listed before, too");
    }
    let stage = open(&folder);
    assert_eq!(i18n::language(), Language::De);
    stage.app.services().shell.go(Page::Settings);
    stage.settle();
    assert_eq!(stage.control("Deutsch").accessible_checked(), Some(true));
    stage.press(&t!(app::language_system));
    assert_eq!(i18n::language(), Language::En);
    assert!(stage.reads("Language"));
}

/// A save holds its summary in the language of its time.
#[test]
fn a_saved_match_is_summed_up_in_the_current_language() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    let services = stage.app.services();
    services.play(GAME, begin());
    stage.settle();
    services.shell.go(Page::Saves(GAME));
    stage.settle();
    let summary = || services.data_dir.look(GAME, Slot::Auto).heading().unwrap().summary.clone();
    let english = summary();
    assert!(stage.reads(&english));
    services.settings.borrow_mut().language = "de".into();
    services.apply_settings();
    services.shell.refresh();
    stage.settle();
    assert_ne!(summary(), english);
    assert!(stage.reads(&summary()) && !stage.reads(&english));
}

#[test]
fn every_language_shows_every_page() {
    let mut seen = HashSet::new();
    for language in Language::ALL {
        let folder = tempfile::tempdir().unwrap();
        let stage = open(&folder);
        let services = stage.app.services();
        services.settings.borrow_mut().language = language.tag().into();
        services.apply_settings();
        let pages = [Page::Home, Page::Settings, Page::Statistics, Page::About, Page::Data];
        let games = GameId::ALL.into_iter().flat_map(|game| {
            [Page::NewGame(game), Page::Rules(game), Page::Results(game), Page::Saves(game)]
        });
        for page in pages.into_iter().chain(games) {
            services.shell.go(page);
            stage.settle();
            let labels = stage.labels();
            assert!(!labels.is_empty(), "{language:?} {page:?}");
            assert!(seen.insert((page, labels)), "{language:?} {page:?} is not translated");
        }
    }
}
