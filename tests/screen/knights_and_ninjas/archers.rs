//! Screen tests of an archer sent against an archer, and the executioner that answers it.

use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::Card;
use cardkeep_store::Speed;
use slint::{ComponentHandle, Model};

use super::rules::Table;
use super::support::{GAME, Screen, kingdom, says, sit, tap_card};

/// Returns the headline over the stage, and the text below it.
fn stage(screen: &Screen) -> Vec<String> {
    let table = screen.app.window().global::<cardkeep_ui::KnightsAndNinjas>();
    let details = table.get_details();
    std::iter::once(table.get_headline()).chain(details.iter()).map(String::from).collect()
}

/// KN-9: the player is told what is at stake, and an executioner saves the archer.
#[test]
fn an_archer_is_answered_by_the_player() {
    let screen = Screen::open(GAME);
    let table = || {
        let hands = ["archer soldier", "executioner king jester", "monk"];
        Table::new(&hands).fort(1, "archer")
    };
    let before = sit(&screen, table(), "pre 1 archer", 1);
    assert_eq!(
        screen.prompt(),
        "Berit sends an archer against yours. Answer, or lose your archer."
    );
    assert_eq!(stage(&screen)[0], "Berit sends an archer against you");
    assert!(says(&screen, "Lose archer"));
    tap_card(&screen, "King");
    assert_eq!(screen.prompt(), "Only an executioner can answer an archer.");
    tap_card(&screen, "Jester");
    assert!(screen.prompt().contains("can answer as an executioner"), "{}", screen.prompt());
    tap_card(&screen, "Executioner");
    assert!(screen.prompt().contains("stops the archer and ends the turn"), "{}", screen.prompt());
    screen.press("Answer");
    let after = screen.until("the turn ended", |now| now.public().turn != before.public().turn);
    assert!(after.public().forts[Seat(1)].has(Card::Archer));
    screen.wait();
    screen.key("l");
    screen.wait();
    assert!(screen.reads("The archer was stopped."));

    sit(&screen, table(), "pre 1 archer", 1);
    screen.press("Lose archer");
    screen.until("both are gone", |now| now.public().forts[Seat(1)].is_empty());
}

/// KN-9: without an answer the archer falls, and that is said before it does.
#[test]
fn an_archer_without_an_answer_is_told() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    let table = Table::new(&["archer soldier", "king", "monk"]).fort(1, "archer");
    sit(&screen, table, "pre 1 archer", 1);
    assert_eq!(screen.prompt(), "You can't answer the archer, so you lose your own.");
    screen.speed(Speed::Off);
    screen.until("it fell", |now| now.public().forts[Seat(1)].is_empty());
}

/// KN-9: a player about to send an archer is told what would answer it.
#[test]
fn what_answers_an_archer_is_told_before() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["archer castle", "soldier", "monk"]).fort(1, "archer");
    sit(&screen, table, "", 0);
    screen.tap(screen.spot("Archer, can be played"));
    assert!(stage(&screen).contains(&"Possible answers: executioner and jester.".into()));
    let table = Table::new(&["archer castle", "soldier", "monk"]);
    sit(&screen, table, "", 0);
    screen.tap(screen.spot("Archer, can be played"));
    let said = stage(&screen).concat();
    assert!(!said.contains("Possible answers"), "there is no archer to fight: {said}");
}

/// KN-9: neither the texts nor the time of the answer reveal whether a rival holds an executioner.
#[test]
fn rivals_answer_an_archer_at_one_pace() {
    let screen = Screen::open(GAME);
    let mut told = Vec::new();
    for hand in ["king", "executioner"] {
        screen.speed(Speed::Normal);
        let table = Table::new(&["archer knight", hand, "king"]).fort(1, "archer");
        sit(&screen, table, "", 0);
        screen.tap(screen.spot("Archer, can be played"));
        screen.tap(kingdom(&screen, "Oswald"));
        let lines = (0..20).map(|_| {
            i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(50));
            screen.think();
            (screen.prompt(), screen.label("Oswald, "))
        });
        told.push(lines.collect::<Vec<_>>());
    }
    assert_eq!(told[0], told[1]);
}
