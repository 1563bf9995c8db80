//! Tests of matches of several people who pass one device on.

use cardkeep::{Begin, Page};
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::{Seat, Turn};
use cardkeep_core::games::{GameId, four_horsemen, four_knights, knights_and_ninjas, watchtower};
use cardkeep_store::{Player, Slot, Speed};
use cardkeep_ui as ui;
use slint::platform::WindowEvent;
use slint::{ComponentHandle, Model};

use crate::driver::{Screen, Stage};

const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dana"];
const PERSON: Player = Player::Human;
const COMPUTER: Player = Player::Computer(Level::Easy);

fn begin(players: &[Player], seed: u64) -> Begin {
    Begin::New {
        options: serde_json::json!({}),
        first: None,
        players: players.to_vec(),
        names: NAMES[..players.len()].iter().map(ToString::to_string).collect(),
        seed,
        practice: false,
    }
}

/// Returns the name of the person whom the curtain asks for. Nothing else can be read or pressed.
fn asked<G: Thinker>(screen: &Screen<G>) -> &'static str {
    let lift = screen.app.window().global::<ui::Curtain>().get_lift_text();
    let named = |name: &&&str| lift == format!("I'm {name}");
    let name = NAMES.iter().find(named).unwrap_or_else(|| panic!("it asks for nobody: {lift}"));
    let mut labels = screen.labels();
    labels.sort();
    labels.dedup();
    assert_eq!(labels, ["Back", &format!("I'm {name}")]);
    let texts = screen.texts().into_iter().map(|(text, _)| text);
    let texts: Vec<String> = texts.filter(|text| text != "Saving…").collect();
    assert_eq!(texts, [format!("Pass the device to {name}")]);
    name
}

/// Presses the first button beside the prompt, or else the first card that can be chosen.
pub fn act<G: Thinker>(screen: &Screen<G>) {
    let table = screen.app.window().global::<ui::Table>();
    let ending = screen.app.window().global::<ui::Ending>();
    let sheets = screen.app.window().global::<ui::Sheets>();
    if ending.get_hand_over() {
        return ending.invoke_go_on();
    }
    if sheets.get_open() != ui::Sheet::None {
        return screen.act();
    }
    let choice = table.get_choices().row_data(0).map(|choice| choice.label);
    let labels = || screen.buttons().into_iter().filter_map(|it| it.accessible_label());
    let label = choice.or_else(|| labels().find(|label| label.contains(", can be ")));
    // It may have just gone.
    if let Some(found) = label.and_then(|label| screen.find(&label)) {
        found.invoke_accessible_default_action();
        screen.settle();
    }
}

/// Passes the device on and plays, until it has been passed on so many times or the match is over.
/// Returns who had it.
fn play<G: Thinker>(screen: &Screen<G>, game: GameId, passes: usize) -> Vec<&'static str> {
    let ending = screen.app.window().global::<ui::Ending>();
    let mut had = Vec::new();
    for _ in 0..3_000 {
        match screen.app.services().shell.page() {
            Page::Curtain(there) => {
                assert_eq!(there, game);
                screen.settle();
                let name = asked(screen);
                had.push(name);
                if had.len() > passes {
                    return had;
                }
                // Who holds the device is who is to act, unless computers act first.
                if let Turn::Seat(seat) = screen.position().turn()
                    && had.len() > 1
                {
                    assert_eq!(NAMES[seat.index()], name);
                }
                screen.press(&format!("I'm {name}"));
                assert_eq!(screen.app.services().shell.page(), Page::Table(game));
            }
            Page::Table(_) if ending.get_over() => return had,
            Page::Table(_) => {
                screen.think();
                screen.wait();
                act(screen);
            }
            page => panic!("it should not go to {page}"),
        }
    }
    panic!("the match does not go on: {:?}", screen.prompt());
}

fn shared<G: Thinker>(game: GameId, players: &[Player], passes: usize) -> Vec<&'static str> {
    let screen = Screen::<G>::open(game);
    screen.speed(Speed::Off);
    assert!(screen.app.services().play(game, begin(players, 3)));
    play(&screen, game, passes)
}

#[test]
fn two_people_play_a_match_of_four_knights_to_its_end_and_it_is_not_counted() {
    let game = GameId::FourKnights;
    let screen = Screen::<four_knights::Position>::open(game);
    screen.speed(Speed::Off);
    let services = screen.app.services();
    assert!(services.play(game, begin(&[PERSON, PERSON], 3)));
    let had = play(&screen, game, usize::MAX);
    assert!(had.windows(2).all(|pair| pair[0] != pair[1]), "it is passed to the other: {had:?}");
    assert!(had.len() > 20, "{had:?}");
    // The result and the log call everybody by name.
    let log = screen.app.window().global::<ui::Table>().get_log();
    for name in &NAMES[..2] {
        let acts = log.iter().filter(|line| line.text.starts_with(name)).count();
        assert!(acts > 5, "{name} does {acts} of {} things", log.row_count());
    }
    let title = screen.app.window().global::<ui::Ending>().get_result().title;
    assert!(NAMES.iter().any(|name| title.contains(name)) || title.contains("draw"), "{title}");
    assert_eq!(services.data_dir.statistics().value.all(game).played(), 0);
    services.shell.go(Page::History(game));
    screen.settle();
    assert!(screen.reads("Anna and Ben"), "{:?}", screen.texts());
    assert!(services.data_dir.look(game, Slot::Auto).heading().is_none(), "nothing to continue");
}

#[test]
fn people_and_computers_mix_in_every_game() {
    let had = shared::<watchtower::Position>(GameId::Watchtower, &[PERSON, COMPUTER, PERSON], 4);
    assert!(had.contains(&"Anna") && had.contains(&"Cleo"), "{had:?}");
    let players = [PERSON, PERSON, PERSON];
    let had = shared::<four_horsemen::Position>(GameId::FourHorsemen, &players, 2);
    assert_eq!(had.len(), 3, "{had:?}");
    let players = [COMPUTER, PERSON, COMPUTER, PERSON];
    let had = shared::<knights_and_ninjas::Position>(GameId::KnightsAndNinjas, &players, 5);
    assert!(had.contains(&"Ben") && had.contains(&"Dana"), "{had:?}");
}

/// Whoever opens the app finds the curtain, and the table comes up as it was.
#[test]
fn a_match_comes_back_behind_the_curtain() {
    let game = GameId::FourKnights;
    let folder = tempfile::tempdir().unwrap();
    let curtain = Page::Curtain(game);
    {
        let stage = Stage::open(folder.path());
        stage.app.restore();
        let services = stage.app.services();
        assert!(services.play(game, begin(&[PERSON, PERSON], 3)));
        assert_eq!(services.shell.page(), curtain);
        stage.settle();
        services.shell.go(Page::Table(game));
        // The app goes to the background and comes back.
        services.shell.suspend();
        services.shell.resume();
        assert_eq!(services.shell.page(), curtain);
        // The same under a page that was opened from the table.
        services.shell.go(Page::Table(game));
        services.shell.go(Page::Rules(game));
        services.shell.suspend();
        services.shell.resume();
        services.shell.leave();
        assert_eq!(services.shell.page(), curtain);
        // The player leaves and continues.
        services.shell.go(Page::Home);
        stage.settle();
        stage.press("Continue");
        assert_eq!(services.shell.page(), curtain);
        stage.app.window().window().dispatch_event(WindowEvent::CloseRequested);
    }
    let stage = Stage::open(folder.path());
    stage.app.restore();
    assert_eq!(stage.app.services().shell.page(), curtain);
}

#[test]
fn friends_are_chosen_on_the_page_of_a_new_match() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    services.shell.go(Page::NewGame(GameId::FourKnights));
    stage.settle();
    stage.press("Friends here");
    assert!(stage.reads("Player 1 and Player 2"));
    stage.press("Play");
    assert_eq!(services.shell.page(), Page::Curtain(GameId::FourKnights));
    let running = services.data_dir.look(GameId::FourKnights, Slot::Auto).heading().cloned();
    let running = running.unwrap();
    assert_eq!(running.players, [PERSON, PERSON]);
    assert_eq!(running.names, ["Player 1", "Player 2"]);
}

/// What the others' hands hold is not told while one person plays: neither help nor tips.
#[test]
fn nobody_gets_help() {
    let game = GameId::FourKnights;
    let screen = Screen::<four_knights::Position>::open(game);
    assert!(screen.app.services().play(game, begin(&[PERSON, PERSON], 3)));
    screen.settle();
    let name = asked(&screen);
    screen.press(&format!("I'm {name}"));
    screen.settle();
    assert!(screen.find("Hint").is_none());
    let position = screen.position();
    let seat = NAMES.iter().position(|other| *other == name).unwrap();
    let hidden = position.hand(Seat(seat as u8).other());
    let seen = screen.labels().join(", ").to_lowercase();
    for card in hidden {
        assert!(!seen.contains(&card.name()), "{name} sees {}", card.name());
    }
}
