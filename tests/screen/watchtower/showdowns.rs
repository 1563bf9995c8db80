//! Screen tests of the showdown, from its cause to the result.

use cardkeep_i18n::{app, t, watchtower as text};
use cardkeep_store::{Slot, SlotState, Speed};
use serde_json::json;

use super::rules::scene;
use super::support::{GAME, Screen, sit, spot};

/// WT-22: to the end, and its result.
#[test]
fn a_showdown_is_played_to_the_end() {
    let screen = Screen::open(GAME);
    let mut table = scene(&["5C 5D 5H", "6C 6D 6H 6S"], &["5S AC AD AH", "2D 3D 4D"], "KD KH");
    table["won"] = json!(["5S"]);
    table["players"][0]["shown"] = json!(["5S"]);
    sit(&screen, &table);
    screen.tap(spot(&screen, "5S"));
    screen.press(&t!(text::place));
    for _ in 0..400 {
        screen.wait();
        if screen.find("You won the match").is_some() {
            break;
        }
    }
    assert!(screen.find("You won the match").is_some());
    assert!(matches!(screen.data_dir().look(GAME, Slot::Auto), SlotState::Empty));
    screen.press(&t!(app::rematch));
    screen.wait();
    assert_eq!(screen.position().public().players.seats(), 2);
}

/// Returns all texts of the prompt until the match is over.
fn told_to_the_end(screen: &Screen) -> Vec<String> {
    let mut told = Vec::new();
    for _ in 0..600 {
        screen.wait();
        let prompt = screen.prompt();
        if told.last() != Some(&prompt) {
            told.push(prompt);
        }
        if screen.find(&t!(app::rematch)).is_some() {
            break;
        }
    }
    told
}

/// Completes a watchtower with a won five, so that everyone is on campaign. Returns the texts of
/// the showdown.
fn told_of_a_showdown(screen: &Screen, armies: &[&str], barracks: &str) -> Vec<String> {
    screen.speed(Speed::Normal);
    let mut table = scene(&["5C 5D 5H", "6C 6D 6H 6S"], armies, barracks);
    table["won"] = json!(["5S"]);
    table["players"][0]["shown"] = json!(["5S"]);
    sit(screen, &table);
    screen.tap(spot(screen, "5S"));
    screen.press(&t!(text::place));
    told_to_the_end(screen)
}

/// WT-22: the lines are shown trick by trick.
#[test]
fn a_showdown_is_seen_trick_by_trick() {
    let screen = Screen::open(GAME);
    let told = told_of_a_showdown(&screen, &["5S AC AD AH", "2D 3D 4D"], "KD KH");
    let tricks: Vec<&String> = told.iter().filter(|it| it.starts_with("Trick ")).collect();
    assert_eq!(tricks.len(), 3, "{told:?}");
    assert!(tricks.iter().all(|it| it.contains("is yours")), "{tricks:?}");
    assert!(told.iter().any(|it| it == "You: 3 tricks. Berit: 0 tricks."), "{told:?}");
}

/// WT-23: a tie for the most tricks is decided between the watchtowers, and announced.
#[test]
fn a_tie_is_fought_out_between_the_watchtowers() {
    let screen = Screen::open(GAME);
    let told = told_of_a_showdown(&screen, &["5S 8C", "8D"], "");
    let battle = told.iter().position(|it| it.starts_with(&t!(text::log_watchtowers)));
    let battle = battle.unwrap_or_else(|| panic!("{told:?}"));
    assert!(told[battle].ends_with("You drew 5 cards. Berit drew 6 cards."), "{told:?}");
    let tricks = |part: &[String]| part.iter().filter(|it| it.starts_with("Trick ")).count();
    assert_eq!(tricks(&told[..battle]), 1, "the tie: {told:?}");
    // The smaller army, of five, sets the length.
    assert!(tricks(&told[battle..]) >= 5, "{told:?}");
    assert!(screen.find(&t!(app::rematch)).is_some(), "it was decided: {told:?}");
}
