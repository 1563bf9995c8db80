//! Screen tests of the new game page.

use cardkeep::Page;
use cardkeep_ai::Level;
use cardkeep_core::games::four_knights::Position;
use cardkeep_store::{Company, DataDir, Player, Rival, Slot};
use cardkeep_ui::HouseOption;
use slint::platform::Key;
use slint::{ComponentHandle, Model, ModelRc, SharedString, VecModel};

use super::support::{GAME, HORSEMEN};
use crate::driver::Stage;

#[test]
fn a_deal_number_is_checked_while_it_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.press("Four Knights");
    let page = stage.app.window().global::<cardkeep_ui::NewGame>();
    for (text, sound) in [("12", true), ("12x", false), ("", true), ("99999999999999999999", false)]
    {
        page.set_deal(text.into());
        page.invoke_check_deal();
        stage.settle();
        assert_eq!(stage.control("Start").accessible_enabled(), Some(sound), "{text:?}");
        assert_eq!(page.get_deal_error().is_empty(), sound, "{text:?}");
    }
    // A switch for the house rule.
    stage.press("Yielding");
    assert_eq!(stage.control("Yielding").accessible_checked(), Some(true));
    stage.press("Hard");
    assert_eq!(stage.control("Hard").accessible_checked(), Some(true));
}

#[test]
fn a_house_rule_of_several_values_is_a_row_of_buttons() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    // High enough for the whole page.
    stage.resize(360, 1600);
    stage.press("Four Knights");
    let page = stage.app.window().global::<cardkeep_ui::NewGame>();
    let names = ["Short", "As given", "Double"].map(SharedString::from);
    let length = HouseOption {
        name: "Length".into(),
        remark: "How long it takes.".into(),
        values: ModelRc::new(VecModel::from(names.to_vec())),
        chosen: 1,
    };
    page.set_options(ModelRc::new(VecModel::from(vec![length])));
    stage.settle();
    assert!(stage.reads("How long it takes."));
    assert_eq!(stage.control("As given").accessible_checked(), Some(true));
    stage.press("Double");
    assert_eq!(stage.control("Double").accessible_checked(), Some(true));
    assert_eq!(stage.control("As given").accessible_checked(), Some(false));
    assert_eq!(page.get_options().row_data(0).unwrap().chosen, 2);
}

#[test]
fn opponents_are_chosen_named_and_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let rival = |name: &str, level| Rival { name: name.into(), level };
    let chosen = Company {
        seats: 3,
        rivals: vec![
            rival("Wilhelmine t", Level::Hard),
            rival("", Level::Easy),
            rival("", Level::Normal),
        ],
        ..Company::default()
    };
    {
        let stage = Stage::open(folder.path());
        stage.resize(360, 4000);
        stage.app.services().shell.go(Page::NewGame(HORSEMEN));
        stage.settle();
        let fields = |stage: &Stage| {
            let labels = stage.labels();
            labels.iter().filter(|l| l.contains("On your") || l.contains("Across")).count()
        };
        // At first as many as in the lesson.
        assert_eq!((fields(&stage), stage.reads("Your opponent")), (2, false));
        stage.press("2");
        assert_eq!((fields(&stage), stage.reads("Your opponent")), (0, true));
        stage.press("4");
        assert_eq!(fields(&stage), 3);
        stage.press("3");
        assert_eq!(fields(&stage), 2);
        // Back, two links, the lesson, three numbers, the first name, which takes no more than the
        // maximum number of characters.
        for _ in 0..8 {
            stage.key(Key::Tab);
        }
        stage.type_text("Wilhelmine the Elder");
        let page = stage.app.window().global::<cardkeep_ui::NewGame>();
        page.invoke_choose_level(0, Level::Hard as i32);
        page.invoke_choose_level(1, Level::Easy as i32);
        // The other opponent can't have the same name, and keeps its own.
        page.invoke_name_rival(1, "wilhelmine T".into());
        stage.settle();
        assert!(stage.reads("Name taken: plays as"));
        page.invoke_name_rival(1, "  ".into());
        stage.settle();
        assert!(!stage.reads("Taken"));
        stage.press("Start");
    }
    let stage = Stage::open(folder.path());
    assert_eq!(stage.app.services().settings.borrow().company(HORSEMEN), chosen);
    stage.resize(360, 4000);
    stage.app.services().shell.go(Page::NewGame(HORSEMEN));
    stage.settle();
    assert_eq!(stage.control("3").accessible_checked(), Some(true));
    assert_eq!(stage.control("On your left").accessible_value().as_deref(), Some("Wilhelmine t"));
    // Other games have their own opponents.
    stage.app.services().shell.go(Page::NewGame(GAME));
    stage.settle();
    assert_eq!(stage.control("Your opponent").accessible_value().as_deref(), Some(""));
    assert_eq!(stage.control("Normal").accessible_checked(), Some(true));
}

#[test]
fn absurd_opponents_in_the_settings_are_fitted_to_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let rivals = vec![Rival { name: "x".repeat(40), level: Level::Hard }; 9];
    let company = Company { seats: 200, rivals, ..Company::default() };
    let data_dir = DataDir::open(folder.path()).unwrap();
    let mut settings = data_dir.settings().value;
    settings.set_company(HORSEMEN, company.clone());
    settings.set_company(GAME, company);
    data_dir.keep_settings(&settings).unwrap();
    drop(data_dir);

    let stage = Stage::open(folder.path());
    stage.resize(360, 4000);
    stage.app.services().shell.go(Page::NewGame(HORSEMEN));
    stage.settle();
    assert_eq!(stage.control("4").accessible_checked(), Some(true));
    let name = stage.control("On your left").accessible_value();
    assert_eq!(name.map(|name| name.len()), Some(12));
    stage.press("Back");
    stage.press("Four Knights");
    stage.press("Start");
    let save = stage.app.services().data_dir.load::<Position>(Slot::Auto).unwrap().value;
    assert_eq!(save.players, [Player::Human, Player::Computer(Level::Hard)]);
    assert_eq!(save.names, ["You".to_owned(), "x".repeat(12)]);
    assert!(stage.reads(&"x".repeat(12)));
}
