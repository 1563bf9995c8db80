//! The pages, from end to end, without a display.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used)]

#[allow(dead_code, reason = "each test file uses its part of the stage")]
mod stage;

use std::fs;

use cardkeep::ai::Level;
use cardkeep::app::{Page, Question};
use cardkeep::engine::{Game, Record, Setup, Start};
use cardkeep::games::GameId;
use cardkeep::games::four_knights::Position;
use cardkeep::store::{
    Appearance, Company, MatchId, MatchResult, Place, Player, Rival, Save, Slot, SlotState, Speed,
};
use cardkeep::ui::HouseOption;
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, Model, ModelRc, SharedString, VecModel};
use stage::Stage;

const GAME: GameId = GameId::FourKnights;
const HORSEMEN: GameId = GameId::FourHorsemen;

/// A match after some actions, to lie in a slot.
fn a_match(summary: &str) -> Save<Position> {
    let setup = Setup::new(2, Default::default());
    let mut record = Record::<Position>::new(Start::Deal { setup, seed: 7 }).unwrap();
    for _ in 0..5 {
        let mut legal = Vec::new();
        record.position().legal_actions(&mut legal);
        record.play(legal[0]).unwrap();
    }
    Save {
        id: MatchId::begin(7),
        record,
        players: vec![Player::Human, Player::Computer(Level::Normal)],
        names: vec![String::from("You"), String::from("Osric")],
        summary: summary.into(),
        saved: 1_795_194_300,
        played_seconds: 60,
        helped: false,
    }
}

/// A data folder as after some evenings, with a damaged save in slot 2.
fn furnished() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::open(folder.path()).unwrap();
    place.save(Slot::Auto, &a_match("Hand 1 of 4, even")).unwrap();
    place.save(Slot::Manual(1), &a_match("Hand 3 of 4, you lead 9 to 8")).unwrap();
    place.record_result(GAME, "hard", &MatchId::begin(1), MatchResult::Won).unwrap();
    let key = "hard+normal+easy";
    place.record_result(HORSEMEN, key, &MatchId::begin(2), MatchResult::Lost).unwrap();
    let mut settings = place.settings().value;
    settings.set_company(HORSEMEN, Company { seats: 4, ..Company::default() });
    place.keep_settings(&settings).unwrap();
    fs::write(folder.path().join("saves/four-knights/slot-2.save"), "no save at all").unwrap();
    folder
}

#[test]
fn it_starts_at_home_with_the_match_to_continue() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    assert_eq!(stage.app.services().shell.page(), Page::Home);
    assert!(stage.reads("Hand 1 of 4, even"));
    stage.find("Continue");
    for game in GameId::ALL {
        assert!(stage.reads(game.name()) && stage.reads(game.line()), "{game}");
        assert!(stage.labels().iter().any(|label| label == game.name()), "{game}");
    }
}

#[test]
fn an_empty_folder_has_nothing_to_continue() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    assert!(!stage.labels().iter().any(|label| label == "Continue"));
    stage.app.services().shell.go(Page::Statistics);
    stage.settle();
    assert!(stage.reads("No match has been played"));
    assert!(!stage.labels().iter().any(|label| label == "Reset statistics"));
}

#[test]
fn everything_active_has_a_label_and_room_for_a_thumb() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    let mut seen = 0;
    // Once as on a small phone, and once so high that nothing is scrolled out of sight.
    for height in [640, 4000] {
        stage.resize(360, height);
        for page in stage::pages() {
            stage.app.services().shell.go(page);
            stage.settle();
            for element in stage.active() {
                let label = element.accessible_label().unwrap_or_default();
                assert!(!label.trim().is_empty(), "{page}: something active has no label");
                let size = element.size();
                assert!(
                    size.width >= 44.0 && size.height >= 44.0,
                    "{page}: {label:?} is only {} by {}",
                    size.width,
                    size.height
                );
                let left = element.absolute_position().x;
                assert!(
                    left >= 0.0 && left + size.width <= 360.0,
                    "{page}: {label:?} leaves the screen"
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 60, "only {seen} elements were found");
}

#[test]
fn no_text_lies_on_another_or_outside_its_control() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    // As designed, and as with a system's larger letters.
    for base in [16.0, 21.0] {
        stage.app.window().global::<cardkeep::ui::Theme>().set_text_base(base);
        for (width, height) in [(360, 4000), (1024, 768), (360, 640), (844, 390), (390, 844)] {
            stage.resize(width, height);
            for page in stage::pages() {
                stage.app.services().shell.go(page);
                stage.settle();
                // What is scrolled behind the foot of a page cannot be seen there.
                let foot = stage.foot().unwrap_or(f32::MAX);
                let seen = |place: &stage::Frame| place.bottom <= foot || place.top > foot;
                let mut texts = stage.texts();
                texts.retain(|(_, place)| seen(place));
                assert!(!texts.is_empty(), "{page}");
                for (n, (text, place)) in texts.iter().enumerate() {
                    let at = format!("{page} at {width}x{height}, base {base}");
                    assert!(
                        place.left >= -1.0 && place.right <= width as f32 + 1.0,
                        "{at}: {text:?} leaves the screen: {place:?}"
                    );
                    for (other, beside) in &texts[n + 1..] {
                        assert!(
                            !place.overlaps(beside),
                            "{at}: {text:?} and {other:?} overlap: {place:?} {beside:?}"
                        );
                    }
                    for control in stage.active() {
                        let frame = stage::Frame::of(&control);
                        assert!(
                            !seen(&frame) || !place.overlaps(&frame) || place.within(&frame),
                            "{at}: {text:?} juts out of {:?}: {place:?} {frame:?}",
                            control.accessible_label()
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn escape_and_the_back_key_lead_home_from_everywhere() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    let shell = &stage.app.services().shell;
    for key in [Key::Escape, Key::Back] {
        for page in stage::pages().into_iter().filter(|page| *page != Page::Home) {
            shell.go(page);
            stage.settle();
            assert!(stage.key(key), "{page}");
            assert_eq!(shell.page(), Page::Home, "{page}");
        }
        // Through pages that lie on each other, and with the keyboard on a control.
        shell.go(Page::NewGame(GAME));
        shell.go(Page::Saves(GAME));
        stage.settle();
        stage.key(Key::Tab);
        stage.key(Key::Tab);
        assert!(stage.key(key));
        assert_eq!(shell.page(), Page::NewGame(GAME));
        assert!(stage.key(key));
        assert_eq!(shell.page(), Page::Home);
    }
    // Android closes the app then.
    assert!(!stage.key(Key::Back));
    assert!(!stage.app.back());
}

#[test]
fn the_back_control_leads_back() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.press("Four Knights");
    assert_eq!(stage.app.services().shell.page(), Page::NewGame(GAME));
    stage.press("How to play");
    assert_eq!(stage.app.services().shell.page(), Page::Rules(GAME));
    assert!(stage.reads("Which card beats which"));
    stage.press("Back");
    stage.press("Back");
    assert_eq!(stage.app.services().shell.page(), Page::Home);
}

#[test]
fn settings_are_kept_and_take_effect() {
    let folder = tempfile::tempdir().unwrap();
    {
        let stage = Stage::open(folder.path());
        stage.press("Settings");
        stage.resize(360, 1800);
        stage.press("Dark");
        stage.press("Off");
        stage.press("Four-colour deck");
        stage.press("Ask before something is lost");
        stage.press("Hints for newcomers");
        let theme = stage.app.window().global::<cardkeep::ui::Theme>();
        assert!(theme.get_dark());
        assert_eq!(theme.get_pace(), 0.0);
    }
    let stage = Stage::open(folder.path());
    let settings = stage.app.services().settings.borrow().clone();
    assert_eq!(settings.theme, Appearance::Dark);
    assert_eq!(settings.animation, Speed::Off);
    assert!(settings.four_colour);
    assert!(!settings.confirmations && !settings.hints);
    assert!(stage.app.window().global::<cardkeep::ui::Theme>().get_dark());
    stage.press("Settings");
    stage.resize(360, 1800);
    assert_eq!(stage.find("Dark").accessible_checked(), Some(true));
    assert_eq!(stage.find("System").accessible_checked(), Some(false));
    assert_eq!(stage.find("Four-colour deck").accessible_checked(), Some(true));
    stage.press("Light");
    assert!(!stage.app.window().global::<cardkeep::ui::Theme>().get_dark());
}

#[test]
fn controls_answer_to_the_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    // Every game that can be played, Statistics, Settings.
    for _ in 0..GameId::ALL.len() + 2 {
        stage.key(Key::Tab);
    }
    stage.key(Key::Return);
    assert_eq!(stage.app.services().shell.page(), Page::Settings);
    // Back, and then the first speed.
    stage.key(Key::Tab);
    stage.key(Key::Tab);
    stage.key(Key::Space);
    assert_eq!(stage.app.services().settings.borrow().animation, Speed::Off);
}

#[test]
fn a_question_is_answered_and_the_keyboard_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let shell = stage.app.services().shell.clone();
    let asked = std::rc::Rc::new(std::cell::Cell::new(0));
    let ask = || {
        let question = Question {
            title: "Really?".into(),
            text: "It is gone then.".into(),
            yes: "Do it".into(),
            danger: true,
        };
        let asked = asked.clone();
        shell.ask(question, move || asked.set(asked.get() + 1));
        stage.settle();
    };
    ask();
    assert!(shell.asking() && stage.reads("Really?"));
    // Neither way out agrees.
    assert!(stage.key(Key::Back));
    assert!(!shell.asking());
    ask();
    assert!(stage.key(Key::Escape));
    ask();
    stage.press("Cancel");
    assert_eq!(asked.get(), 0);
    // The harmless answer has the keyboard; Tab goes round within the question.
    ask();
    stage.key(Key::Return);
    assert_eq!(asked.get(), 0);
    ask();
    stage.key(Key::Tab);
    stage.key(Key::Return);
    assert_eq!(asked.get(), 1);
    ask();
    stage.press("Do it");
    assert_eq!(asked.get(), 2);
    // Keys arrive at the page again.
    shell.go(Page::About);
    stage.settle();
    assert!(stage.key(Key::Escape));
    assert_eq!(shell.page(), Page::Home);
}

#[test]
fn a_message_goes_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.app.services().shell.say("Saved in slot 3.");
    stage.settle();
    assert!(stage.reads("Saved in slot 3."));
    for _ in 0..5 {
        stage.settle();
    }
    assert!(!stage.reads("Saved in slot 3."));
}

#[test]
fn saves_are_listed_with_the_damaged_one_and_deleted_after_a_question() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.resize(360, 4000);
    stage.press("Four Knights");
    stage.press("Saved games");
    assert!(stage.reads("Hand 3 of 4, you lead 9 to 8"));
    assert!(stage.reads("2026-11-20"));
    assert!(stage.reads("against Osric (Normal)"));
    assert!(stage.reads("Damaged"));
    assert!(stage.reads("Slot 3 is empty"));
    let labels = stage.labels();
    let has = |label: &str| labels.iter().any(|l| l == label);
    assert!(has("Load Slot 1") && has("Continue Autosave"));
    assert!(!has("Load Slot 2"), "a damaged save cannot be loaded");
    assert!(has("Delete Slot 2") && !has("Delete Slot 3"));
    // No match is running that could be saved.
    assert!(!has("Save in Slot 3"));

    let place = &stage.app.services().place;
    stage.press("Delete Slot 1");
    stage.press("Cancel");
    assert!(matches!(place.look(GAME, Slot::Manual(1)), SlotState::Good(_)));
    stage.press("Delete Slot 1");
    stage.press("Delete");
    assert!(matches!(place.look(GAME, Slot::Manual(1)), SlotState::Empty));
    assert!(stage.reads("Slot 1 is empty"));
    stage.press("Delete Slot 2");
    stage.press("Delete");
    assert!(matches!(place.look(GAME, Slot::Manual(2)), SlotState::Empty));
    assert!(matches!(place.look(GAME, Slot::Auto), SlotState::Good(_)));
}

#[test]
fn statistics_are_shown_and_reset_after_a_question() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.press("Statistics");
    assert!(stage.reads("1 of 1 won") && stage.reads("100 %"));
    stage.press("Four Horsemen: 0 %");
    assert_eq!(stage.app.services().shell.page(), Page::Results(HORSEMEN));
    assert!(stage.reads("4 players") && stage.reads("Hard, Normal, Easy"));
    stage.press("Reset these results");
    stage.press("Reset");
    assert_eq!(stage.app.services().place.statistics().value.all(HORSEMEN).played(), 0);
    assert!(stage.reads("No match has been played"));
    stage.key(Key::Escape);
    assert_eq!(stage.app.services().shell.page(), Page::Statistics);
    stage.press("Reset statistics");
    stage.press("Cancel");
    assert_eq!(stage.app.services().place.statistics().value.tally(GAME, "hard").won, 1);
    stage.press("Reset statistics");
    stage.press("Reset");
    assert_eq!(stage.app.services().place.statistics().value.tally(GAME, "hard").won, 0);
    assert!(stage.reads("No match has been played"));
}

#[test]
fn a_deal_number_is_checked_while_it_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.press("Four Knights");
    let page = stage.app.window().global::<cardkeep::ui::NewGame>();
    for (text, sound) in [("12", true), ("12x", false), ("", true), ("99999999999999999999", false)]
    {
        page.set_deal(text.into());
        page.invoke_check_deal();
        stage.settle();
        assert_eq!(stage.find("Start").accessible_enabled(), Some(sound), "{text:?}");
        assert_eq!(page.get_deal_error().is_empty(), sound, "{text:?}");
    }
    // A switch for the house option.
    stage.press("Yielding");
    assert_eq!(stage.find("Yielding").accessible_checked(), Some(true));
    stage.press("Hard");
    assert_eq!(stage.find("Hard").accessible_checked(), Some(true));
}

#[test]
fn a_house_rule_of_several_values_is_a_row_of_buttons() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.press("Four Knights");
    let page = stage.app.window().global::<cardkeep::ui::NewGame>();
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
    assert_eq!(stage.find("As given").accessible_checked(), Some(true));
    stage.press("Double");
    assert_eq!(stage.find("Double").accessible_checked(), Some(true));
    assert_eq!(stage.find("As given").accessible_checked(), Some(false));
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
        assert_eq!((fields(&stage), stage.reads("Your opponent")), (0, true));
        stage.press("4");
        assert_eq!(fields(&stage), 3);
        stage.press("3");
        assert_eq!(fields(&stage), 2);
        // Back, two ways, three numbers, the first name. It takes no more letters than it may have.
        for _ in 0..7 {
            stage.key(Key::Tab);
        }
        stage.type_text("Wilhelmine the Elder");
        let page = stage.app.window().global::<cardkeep::ui::NewGame>();
        page.invoke_choose_level(0, Level::Hard as i32);
        page.invoke_choose_level(1, Level::Easy as i32);
        // The other one cannot be called so too, and keeps a name of its own.
        page.invoke_name_rival(1, "wilhelmine T".into());
        stage.settle();
        assert!(stage.reads("Taken: plays as"));
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
    assert_eq!(stage.find("3").accessible_checked(), Some(true));
    assert_eq!(stage.find("On your left").accessible_value().as_deref(), Some("Wilhelmine t"));
    // Other games have their own.
    stage.app.services().shell.go(Page::NewGame(GAME));
    stage.settle();
    assert_eq!(stage.find("Your opponent").accessible_value().as_deref(), Some(""));
    assert_eq!(stage.find("Normal").accessible_checked(), Some(true));
}

#[test]
fn absurd_opponents_in_the_settings_are_fitted_to_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let rivals = vec![Rival { name: "x".repeat(40), level: Level::Hard }; 9];
    let company = Company { seats: 200, rivals, ..Company::default() };
    let place = Place::open(folder.path()).unwrap();
    let mut settings = place.settings().value;
    settings.set_company(HORSEMEN, company.clone());
    settings.set_company(GAME, company);
    place.keep_settings(&settings).unwrap();
    drop(place);

    let stage = Stage::open(folder.path());
    stage.resize(360, 4000);
    stage.app.services().shell.go(Page::NewGame(HORSEMEN));
    stage.settle();
    assert_eq!(stage.find("4").accessible_checked(), Some(true));
    let name = stage.find("On your left").accessible_value();
    assert_eq!(name.map(|name| name.len()), Some(12));
    stage.press("Back");
    stage.press("Four Knights");
    stage.press("Start");
    let save = stage.app.services().place.load::<Position>(Slot::Auto).unwrap().value;
    assert_eq!(save.players, [Player::Human, Player::Computer(Level::Hard)]);
    assert_eq!(save.names, ["You".to_owned(), "x".repeat(12)]);
    assert!(stage.reads(&"x".repeat(12)));
}

#[test]
fn escape_leads_back_out_of_a_text_field() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.press("Four Knights");
    // Back, two ways, a name, three levels, an option, the field.
    for _ in 0..9 {
        stage.key(Key::Tab);
    }
    stage.type_text("42");
    let page = stage.app.window().global::<cardkeep::ui::NewGame>();
    assert_eq!(page.get_deal(), "42");
    assert!(stage.key(Key::Back));
    assert_eq!(stage.app.services().shell.page(), Page::Home);
}

#[test]
fn a_message_waits_for_the_question_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let shell = &stage.app.services().shell;
    shell.tell("The first", "to be read");
    shell.tell("The second", "to be read too");
    stage.settle();
    assert!(stage.reads("The first") && !stage.reads("The second"));
    stage.press("OK");
    assert!(!stage.reads("The first") && stage.reads("The second"));
    stage.press("OK");
    assert!(!shell.asking());
}

#[test]
fn a_long_message_is_shown_whole() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.app.window().global::<cardkeep::ui::Theme>().set_text_base(21.0);
    let text = "/home/somebody/.local/share/cardkeep/saves/four-knights/slot-2.save is damaged: \
                its first line is not Cardkeep's. It stays where it is, and nothing else is \
                affected.";
    stage.app.services().shell.tell("Your match cannot be read", text);
    stage.resize(320, 480);
    let (_, words) = stage.texts().into_iter().find(|(shown, _)| shown == text).unwrap();
    let button = stage::Frame::of(&stage.find("OK"));
    assert!(words.top > 0.0 && !words.overlaps(&button), "{words:?} {button:?}");
    assert!(words.bottom < button.top + 1.0 && button.bottom < 480.0, "{words:?} {button:?}");
}

#[test]
fn the_page_scrolls_to_where_the_keyboard_is() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.press("Settings");
    stage.resize(360, 400);
    let hidden = |label: &str| !stage.labels().iter().any(|shown| shown == label);
    assert!(hidden("Ask before something is lost"));
    // Back, four speeds, four paces, three themes, three sizes, four colours, five backs, three
    // switches.
    for _ in 0..27 {
        stage.key(Key::Tab);
    }
    let last = stage::Frame::of(&stage.find("Ask before something is lost"));
    assert!(last.top > 52.0 && last.bottom < 400.0, "{last:?}");
    stage.key(Key::PageUp);
    stage.key(Key::PageUp);
    assert!(hidden("Ask before something is lost"));
    // Keys arrive although what had the keyboard is out of sight.
    let found = (0..4).any(|_| stage.key(Key::PageDown) && !hidden("Ask before something is lost"));
    assert!(found);
    stage.key(Key::PageUp);
    stage.key(Key::PageUp);
    assert!(stage.key(Key::Back));
    assert_eq!(stage.app.services().shell.page(), Page::Home);
}

#[test]
fn a_damaged_match_is_told_of_at_home() {
    let folder = furnished();
    let file = folder.path().join("saves/four-knights/auto.save");
    fs::write(file, "no match at all").unwrap();
    let stage = Stage::open(folder.path());
    assert!(stage.reads("The match you left cannot be read"));
    assert!(!stage.labels().iter().any(|label| label == "Continue"));
}

#[test]
fn damaged_settings_are_told_and_replaced() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("settings.cardkeep"), "not settings").unwrap();
    let stage = Stage::open(folder.path());
    assert!(stage.app.services().shell.asking());
    assert!(stage.reads("Your settings"));
    stage.press("OK");
    assert!(!stage.app.services().shell.asking());
}

#[test]
fn a_match_begins_is_left_and_continued() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    stage.press("Four Knights");
    stage.press("Hard");
    stage.press("Yielding");
    let page = stage.app.window().global::<cardkeep::ui::NewGame>();
    page.invoke_name_rival(0, "Ada".into());
    page.set_deal("12".into());
    stage.press("Start");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    let save = services.place.load::<Position>(Slot::Auto).unwrap().value;
    let Start::Deal { setup, seed } = save.record.start() else { panic!("it was dealt") };
    assert_eq!((setup.seats, setup.options.may_yield, *seed), (2, true, 12));
    assert_eq!(save.players, [Player::Human, Player::Computer(Level::Hard)]);
    assert_eq!(save.names, ["You", "Ada"]);
    assert!(stage.reads("Ada"), "on the badge");

    // The way back from a table leads home, and the match waits there.
    stage.press("Back");
    assert_eq!(services.shell.page(), Page::Home);
    assert!(services.shell.table().is_none());
    stage.press("Continue");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    assert!(stage.key(Key::Escape));

    // A new one takes its place only if the player agrees.
    stage.press("Four Knights");
    stage.press("Start");
    assert!(services.shell.asking());
    stage.press("Cancel");
    assert_eq!(services.shell.page(), Page::NewGame(GAME));
    let kept = services.place.load::<Position>(Slot::Auto).unwrap().value;
    assert_eq!(kept.id, save.id);
    stage.press("Start");
    stage.press("Start anew");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    let other = services.place.load::<Position>(Slot::Auto).unwrap().value;
    assert_ne!(other.id, save.id);
}

#[test]
fn a_running_match_is_put_aside_and_loaded() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.resize(500, 4000);
    let services = stage.app.services();
    let place = &services.place;
    stage.press("Continue");
    stage.press("Save this match");
    assert_eq!(services.shell.page(), Page::Saves(GAME));
    stage.press("Save in Slot 3");
    assert!(matches!(place.look(GAME, Slot::Manual(3)), SlotState::Good(_)));
    assert!(stage.reads("Saved in slot 3."));

    let SlotState::Good(before) = place.look(GAME, Slot::Manual(1)) else { panic!("it is good") };
    stage.press("Overwrite Slot 1");
    assert!(stage.reads("Overwrite slot 1?"));
    stage.press("Cancel");
    let SlotState::Good(after) = place.look(GAME, Slot::Manual(1)) else { panic!("it is good") };
    assert_eq!(before, after);
    // Over the damaged one a match may be saved; it stays in the folder, set aside.
    stage.press("Overwrite Slot 2");
    stage.press("Overwrite");
    assert!(matches!(place.look(GAME, Slot::Manual(2)), SlotState::Good(_)));

    // The table waits behind the page.
    stage.press("Back");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    stage.press("Save this match");
    stage.press("Continue Autosave");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    stage.press("Save this match");
    stage.press("Load Slot 1");
    assert!(stage.reads("Load slot 1?"));
    stage.press("Load");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    let table = place.load::<Position>(Slot::Auto).unwrap().value;
    let slot = place.load::<Position>(Slot::Manual(1)).unwrap().value;
    assert_eq!(table.record, slot.record);
    stage.press("Back");
    assert_eq!(services.shell.page(), Page::Home);
}

#[test]
fn the_window_and_the_page_come_back() {
    let folder = furnished();
    {
        let stage = Stage::open(folder.path());
        stage.app.restore();
        stage.resize(700, 500);
        stage.press("Continue");
        stage.app.window().window().dispatch_event(WindowEvent::CloseRequested);
        let kept = stage.app.services().place.window().value.unwrap();
        assert_eq!((kept.width, kept.height), (700, 500));
        assert_eq!(kept.page, "table/four-knights");
    }
    {
        let stage = Stage::open(folder.path());
        stage.app.restore();
        stage.settle();
        let services = stage.app.services();
        assert_eq!(services.shell.page(), Page::Table(GAME));
        assert_eq!(stage.app.window().window().size(), slint::PhysicalSize::new(700, 500));
        assert!(stage.key(Key::Escape));
        assert_eq!(services.shell.page(), Page::Home);
        // Without its match, the table cannot come back.
        services.place.delete(GAME, Slot::Auto).unwrap();
    }
    let stage = Stage::open(folder.path());
    stage.app.restore();
    assert_eq!(stage.app.services().shell.page(), Page::Home);
    assert!(!stage.app.services().shell.asking());
}

#[test]
fn a_screen_that_tells_nonsense_of_itself_ends_nothing() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.app.restore();
    let window = stage.app.window().window();
    let services = stage.app.services();
    let emblem = services.pixels(60.0);
    stage.press("Continue");
    for scale_factor in [f32::INFINITY, f32::NAN, 0.0, -1.0, 1e30, 1e-30] {
        window.dispatch_event(WindowEvent::ScaleFactorChanged { scale_factor });
        assert_eq!(services.pixels(60.0), emblem, "{scale_factor}");
        services.apply_settings();
        services.shell.refresh();
        stage.app.suspend();
        stage.app.resume();
        // Letting time pass would let Slint measure words, of which it has no size then; the real
        // app is started anew at such a moment (see `rescue`).
        window.dispatch_event(WindowEvent::ScaleFactorChanged { scale_factor: 1.0 });
        stage.settle();
        stage.find("How to play");
    }
    window.dispatch_event(WindowEvent::CloseRequested);
    let kept = services.place.window();
    assert!(kept.notice.is_none() && kept.value.is_some(), "a size that it can come back to");
}
