//! Tests of matches of several people who pass one device on, or lay it between them.

use std::time::Duration;

use cardkeep::{Begin, Page};
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::{Game as _, Seat, Turn};
use cardkeep_core::games::{GameId, four_horsemen, four_knights, knights_and_ninjas, watchtower};
use cardkeep_store::{Challenge, Company, Player, Slot, Speed};
use cardkeep_ui as ui;
use i_slint_backend_testing::mock_elapsed_time;
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, Model, SharedString};

use crate::driver::{Frame, Screen, Stage};

const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dana"];
const PERSON: Player = Player::Human;
const COMPUTER: Player = Player::Computer(Level::Easy);
/// A little less, and a little more than a button has to be held.
const TOO_SHORT: Duration = Duration::from_millis(400);
const REST: Duration = Duration::from_millis(150);
const FRAME: Duration = Duration::from_millis(16);

/// Chooses whether the device lies between friends.
fn lay(stage: &Stage, game: GameId, laid: bool) {
    stage.set(|settings| {
        let company = settings.company(game);
        settings.set_company(game, Company { laid: Some(laid), ..company });
    });
}

fn begin(game: GameId, players: &[Player], seed: u64) -> Begin {
    let names = NAMES[..players.len()].iter().map(ToString::to_string).collect();
    Begin::New(Challenge { names, ..Challenge::new(game, players.to_vec(), seed) })
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
    let pass = format!("Pass the device to {name}");
    let news = screen.app.window().global::<ui::Curtain>().get_news();
    let hold = "Hold the button to see your cards.";
    let told = [&pass, news.as_str(), hold].into_iter().filter(|text| !text.is_empty());
    assert!(texts.iter().map(String::as_str).eq(told), "{texts:?}");
    let passed_on = screen.record().depth() != (0, 0);
    assert_eq!(news.is_empty(), !passed_on, "what happened last is told: {news}");
    assert!(!news.to_lowercase().contains("you"), "everybody reads it: {news}");
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
    lay(&screen, game, false);
    assert!(screen.app.services().play(game, begin(game, players, 3)));
    play(&screen, game, passes)
}

#[test]
fn two_people_play_a_match_of_four_knights_to_its_end_and_it_is_not_counted() {
    let game = GameId::FourKnights;
    let screen = Screen::<four_knights::Position>::open(game);
    screen.speed(Speed::Off);
    lay(&screen, game, false);
    let services = screen.app.services();
    assert!(services.play(game, begin(game, &[PERSON, PERSON], 3)));
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
    services.shell.go(Page::Statistics);
    screen.settle();
    assert!(screen.reads("No match counted yet"), "but the way to it is there");
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
        lay(&stage, game, false);
        let services = stage.app.services();
        assert!(services.play(game, begin(game, &[PERSON, PERSON], 3)));
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
    assert!(stage.reads("Player A and Player B"));
    stage.press("Change");
    assert!(!stage.reads("Match my level"), "nobody is a computer");
    stage.press("Done");
    stage.app.window().global::<ui::NewGame>().invoke_name_rival(0, "Ben".into());
    stage.settle();
    assert!(stage.reads("Player A and Ben"));
    stage.press("Computers");
    assert!(stage.reads("You and Berit"), "a friend does not become a computer");
    services.shell.go(Page::NewGame(GameId::Watchtower));
    stage.settle();
    stage.press("Friends here");
    assert!(stage.reads("Player A and Ben"), "and is known in every game");
    services.shell.go(Page::NewGame(GameId::FourKnights));
    stage.settle();
    stage.press("Friends here");
    assert!(stage.reads("Everybody sees the table."), "as it is in a game with many turns");
    stage.press("Pass it on");
    assert!(stage.reads("Everything is hidden"));
    stage.press("Play");
    assert_eq!(services.shell.page(), Page::Curtain(GameId::FourKnights));
    let running = services.data_dir.look(GameId::FourKnights, Slot::Auto).heading().cloned();
    let running = running.unwrap();
    assert_eq!(running.players, [PERSON, PERSON]);
    assert_eq!(running.names, ["Player A", "Ben"]);
}

/// What the others' hands hold is not told while one person plays: neither help nor tips.
#[test]
fn nobody_gets_help() {
    let game = GameId::FourKnights;
    let screen = Screen::<four_knights::Position>::open(game);
    lay(&screen, game, false);
    assert!(screen.app.services().play(game, begin(game, &[PERSON, PERSON], 3)));
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

/// Presses the middle of a button for this long; `then` is called before it is let go.
fn hold(stage: &Stage, label: &str, time: Duration, then: impl FnOnce()) {
    let position = Frame::of(&stage.control(label)).middle();
    let button = PointerEventButton::Left;
    stage.dispatch(WindowEvent::PointerMoved { position });
    stage.dispatch(WindowEvent::PointerPressed { position, button });
    // The press is seen with the next frame.
    mock_elapsed_time(FRAME);
    mock_elapsed_time(time);
    then();
    stage.dispatch(WindowEvent::PointerReleased { position, button });
    stage.settle();
}

#[test]
fn the_curtain_is_lifted_by_holding_its_button() {
    let game = GameId::FourKnights;
    let screen = Screen::<four_knights::Position>::open(game);
    lay(&screen, game, false);
    let services = screen.app.services();
    assert!(services.play(game, begin(game, &[PERSON, PERSON], 3)));
    screen.settle();
    let lift = format!("I'm {}", asked(&screen));
    let (curtain, table) = (Page::Curtain(game), Page::Table(game));
    hold(&screen, &lift, TOO_SHORT, || {});
    assert_eq!(services.shell.page(), curtain);
    hold(&screen, &lift, TOO_SHORT, || {
        assert_eq!(services.shell.page(), curtain);
        mock_elapsed_time(REST);
        assert_eq!(services.shell.page(), table, "it does not wait until the button is let go");
    });
    assert_eq!(services.shell.page(), table);
    // The same by key.
    services.shell.go(curtain);
    screen.settle();
    let controls = screen.controls();
    let labels = controls.iter().filter_map(|control| control.accessible_label());
    let tabs = 1 + labels.take_while(|label| *label != lift).count();
    (0..tabs).for_each(|_| screen.key(Key::Tab));
    for (key, time) in [(Key::Space, TOO_SHORT), (Key::Return, TOO_SHORT + REST)] {
        let text = SharedString::from(key);
        screen.dispatch(WindowEvent::KeyPressed { text: text.clone() });
        mock_elapsed_time(FRAME);
        mock_elapsed_time(time);
        screen.dispatch(WindowEvent::KeyReleased { text });
        let lifted = services.shell.page() == table;
        assert_eq!(lifted, time > TOO_SHORT);
        screen.settle();
    }
}

/// Returns the labels and texts of what is covered and what is not.
fn told<G: Thinker>(screen: &Screen<G>) -> String {
    let texts = screen.texts().into_iter().map(|(text, _)| text);
    texts.chain(screen.labels()).collect::<Vec<_>>().join("\n")
}

/// The table stays, and only who is to act sees cards.
#[test]
fn the_device_lies_between_two_people() {
    let game = GameId::FourKnights;
    let screen = Screen::<four_knights::Position>::open(game);
    screen.speed(Speed::Off);
    let services = screen.app.services();
    assert!(services.play(game, begin(game, &[PERSON, PERSON], 3)));
    let ending = screen.app.window().global::<ui::Ending>();
    let table = screen.app.window().global::<ui::Table>();
    let (mut looked, mut told_what_to_beat) = (Vec::new(), false);
    for _ in 0..3_000 {
        assert_eq!(services.shell.page(), Page::Table(game));
        screen.wait();
        if ending.get_over() {
            break;
        }
        let Some(lift) = Some(table.get_lift_text()).filter(|lift| !lift.is_empty()) else {
            act(&screen);
            continue;
        };
        let Turn::Seat(seat) = screen.position().turn() else { panic!("nobody is to act") };
        let name = NAMES[seat.index()];
        assert_eq!(lift, format!("I'm {name}"));
        let prompt = screen.prompt();
        assert!(prompt.contains(name), "{name} is to act: {prompt}");
        told_what_to_beat |= prompt.starts_with(&format!("{name} has to beat the "));
        assert!(screen.find("Hide").is_none());
        let hand = screen.position().hand(seat);
        let covered = told(&screen).to_lowercase();
        if looked.len() < 6 {
            hand.iter().for_each(|card| assert!(!covered.contains(&card.name()), "{covered}"));
            hold(&screen, &lift, TOO_SHORT, || {});
            assert_eq!(table.get_lift_text(), lift);
            hold(&screen, &lift, TOO_SHORT + REST, || {});
        } else {
            screen.press(&lift);
            screen.settle();
        }
        assert!(table.get_lift_text().is_empty());
        if looked.len() < 6 {
            let open = told(&screen).to_lowercase();
            hand.iter().for_each(|card| assert!(open.contains(&card.name()), "{open}"));
        }
        if looked.len() == 1 {
            screen.press("Hide");
            screen.settle();
            assert_eq!(table.get_lift_text(), lift);
        }
        looked.push(name);
    }
    assert!(ending.get_over() && looked.len() > 20, "{looked:?}");
    assert!(told_what_to_beat, "the covered table says what is asked");
    for name in &NAMES[..2] {
        let acts = table.get_log().iter().filter(|line| line.text.starts_with(name)).count();
        assert!(acts > 5, "{name} does {acts} things");
    }
    assert_eq!(services.data_dir.statistics().value.all(game).played(), 0);
}

#[test]
fn people_lay_the_device_between_computers_too() {
    fn check<G: Thinker>(game: GameId, players: &[Player]) {
        let screen = Screen::<G>::open(game);
        screen.speed(Speed::Off);
        lay(&screen, game, true);
        let services = screen.app.services();
        assert!(services.play(game, begin(game, players, 3)));
        let table = screen.app.window().global::<ui::Table>();
        let mut looked = Vec::new();
        for _ in 0..3_000 {
            screen.think();
            screen.wait();
            match table.get_lift_text().as_str() {
                "" => act(&screen),
                lift => {
                    looked.push(lift.to_owned());
                    screen.press(lift);
                }
            }
            if looked.len() > 4 {
                break;
            }
        }
        looked.sort();
        looked.dedup();
        assert_eq!(looked.len(), 2, "{game}: {looked:?}");
    }
    check::<watchtower::Position>(GameId::Watchtower, &[PERSON, COMPUTER, PERSON]);
    check::<four_horsemen::Position>(GameId::FourHorsemen, &[COMPUTER, PERSON, PERSON]);
    let players = [COMPUTER, PERSON, COMPUTER, PERSON];
    check::<knights_and_ninjas::Position>(GameId::KnightsAndNinjas, &players);
}

/// Whoever comes back finds the cards covered, whatever was open.
#[test]
fn a_match_that_lies_between_people_comes_back_covered() {
    let game = GameId::FourKnights;
    let folder = tempfile::tempdir().unwrap();
    let lifts = |stage: &Stage| {
        stage.settle();
        let table = stage.app.window().global::<ui::Table>();
        table.get_lift_text().to_string()
    };
    {
        let stage = Stage::open(folder.path());
        stage.app.restore();
        let services = stage.app.services();
        assert!(services.play(game, begin(game, &[PERSON, PERSON], 3)));
        stage.wait_for("somebody is to act", || !lifts(&stage).is_empty());
        let lift = lifts(&stage);
        let looks = || {
            stage.press(&lift);
            assert_eq!(lifts(&stage), "");
        };
        looks();
        services.shell.suspend();
        services.shell.resume();
        assert_eq!(lifts(&stage), lift);
        looks();
        services.shell.go(Page::Rules(game));
        services.shell.leave();
        assert_eq!(lifts(&stage), lift);
        looks();
        services.shell.go(Page::Home);
        stage.settle();
        stage.press("Continue");
        assert_eq!(lifts(&stage), lift);
        looks();
        stage.app.window().window().dispatch_event(WindowEvent::CloseRequested);
    }
    let stage = Stage::open(folder.path());
    stage.app.restore();
    assert_eq!(stage.app.services().shell.page(), Page::Table(game));
    stage.wait_for("somebody is to act", || !lifts(&stage).is_empty());
}
