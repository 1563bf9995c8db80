//! Screen tests of the new game page.

use cardkeep::Page;
use cardkeep_ai::Level;
use cardkeep_core::games::GameId;
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
    stage.press("Change");
    let page = stage.app.window().global::<cardkeep_ui::NewGame>();
    for (text, sound) in [("12", true), ("12x", false), ("", true), ("99999999999999999999", false)]
    {
        page.set_deal(text.into());
        page.invoke_check_deal();
        stage.settle();
        assert_eq!(stage.control("Play").accessible_enabled(), Some(sound), "{text:?}");
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
    stage.press("Change");
    let page = stage.app.window().global::<cardkeep_ui::NewGame>();
    let names = ["Short", "As given", "Double"].map(SharedString::from);
    let length = HouseOption {
        name: "Length".into(),
        remarks: ModelRc::new(VecModel::from(
            ["5 rounds.", "10 rounds.", "20 rounds."].map(SharedString::from).to_vec(),
        )),
        values: ModelRc::new(VecModel::from(names.to_vec())),
        chosen: 1,
    };
    page.set_options(ModelRc::new(VecModel::from(vec![length])));
    stage.settle();
    assert!(stage.reads("10 rounds."));
    assert_eq!(stage.control("As given").accessible_checked(), Some(true));
    stage.press("Double");
    assert_eq!(stage.control("Double").accessible_checked(), Some(true));
    assert!(stage.reads("20 rounds.") && !stage.reads("10 rounds."), "it follows the choice");
    assert_eq!(stage.control("As given").accessible_checked(), Some(false));
    assert_eq!(page.get_options().row_data(0).unwrap().chosen, 2);
}

#[test]
fn opponents_are_chosen_named_and_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let rival = |name: &str, level| Rival { name: name.into(), level, ..Rival::default() };
    let chosen = Company {
        seats: 3,
        rivals: vec![
            rival("Wilhelmine t", Level::Hard),
            rival("", Level::Easy),
            rival("", Level::Easy),
        ],
        ..Company::default()
    };
    {
        let stage = Stage::open(folder.path());
        stage.resize(360, 4000);
        stage.app.services().shell.go(Page::NewGame(HORSEMEN));
        stage.settle();
        stage.press("Change");
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
        // Back, the lesson, the button that closes the setup, three numbers, the first name, which takes
        // no more than the maximum number of characters.
        for _ in 0..7 {
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
        stage.press("Play");
    }
    let stage = Stage::open(folder.path());
    assert_eq!(stage.app.services().settings.borrow().company(HORSEMEN), chosen);
    stage.resize(360, 4000);
    stage.app.services().shell.go(Page::NewGame(HORSEMEN));
    stage.settle();
    assert!(stage.reads("You, Wilhelmine t, and Corin · Hard, Easy"), "{:?}", stage.texts());
    stage.press("Change");
    assert_eq!(stage.control("3").accessible_checked(), Some(true));
    assert_eq!(stage.control("On your left").accessible_value().as_deref(), Some("Wilhelmine t"));
    // Other games have their own opponents.
    stage.app.services().shell.go(Page::NewGame(GAME));
    stage.settle();
    stage.press("Change");
    assert_eq!(stage.control("Your opponent").accessible_value().as_deref(), Some(""));
    assert_eq!(stage.control("Easy").accessible_checked(), Some(true));
}

#[test]
fn absurd_opponents_in_the_settings_are_fitted_to_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let rivals = vec![Rival { name: "x".repeat(40), level: Level::Hard, ..Rival::default() }; 9];
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
    stage.press("Change");
    assert_eq!(stage.control("4").accessible_checked(), Some(true));
    let name = stage.control("On your left").accessible_value();
    assert_eq!(name.map(|name| name.len()), Some(12));
    stage.press("Back");
    stage.press("Four Knights");
    stage.press("Play");
    let save = stage.app.services().data_dir.load::<Position>(Slot::Auto).unwrap().value;
    assert_eq!(save.players, [Player::Human, Player::Computer(Level::Hard)]);
    assert_eq!(save.names, ["You".to_owned(), "x".repeat(12)]);
    assert!(stage.reads(&"x".repeat(12)));
}

/// What the main button starts is said in a line; everything else is asked only on request.
#[test]
fn a_new_match_is_a_line_and_a_button() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let page = stage.app.window().global::<cardkeep_ui::NewGame>();
    stage.press("Four Knights");
    assert!(stage.reads("You and Berit · Easy · standard rules"), "{:?}", stage.texts());
    let asks = ["Yielding", "Deal number or code", "Match my level", "Practice", "Hard"];
    let asked = || asks.iter().filter(|ask| stage.labels().iter().any(|it| it == *ask)).count();
    stage.resize(360, 3000);
    assert_eq!(asked(), 0);
    stage.press("Change");
    assert_eq!(asked(), asks.len());
    for (what, line) in [
        ("Hard", "You and Berit · Hard · standard rules"),
        ("Yielding", "You and Berit · Hard · house rules"),
        ("Practice", "You and Berit · Hard · house rules · practice"),
        ("Match my level", "You and Berit · your level · house rules · practice"),
    ] {
        stage.press(what);
        assert!(page.get_setup() == line, "{what}: {}", page.get_setup());
    }
    page.set_deal("12".into());
    page.invoke_check_deal();
    assert!(page.get_setup().contains("deal 12"));
    stage.press("Done");
    assert_eq!(asked(), 0);
    // The way to the first move is one tap.
    stage.press("Play");
    assert_eq!(stage.app.services().shell.page(), Page::Table(GAME));
    // A solitaire has nobody to name.
    stage.app.services().shell.go(Page::NewGame(GameId::FourKingdoms));
    stage.settle();
    assert!(stage.reads("A winnable deal · standard rules"), "{:?}", stage.texts());
}
