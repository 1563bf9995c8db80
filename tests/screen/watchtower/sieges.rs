//! Screen tests of sieges and the last rounds of a match (WT-24).

use cardkeep_i18n::{Person, t, watchtower as text};
use cardkeep_store::Speed;
use serde_json::json;
use slint::ComponentHandle;

use super::rules::scene;
use super::support::{GAME, Screen, person, sit, spot};

fn title(screen: &Screen) -> String {
    screen.app.window().global::<cardkeep_ui::Table>().get_title().into()
}

/// Seat 0 can complete a watchtower with a five that it won.
fn before_the_siege(screen: &Screen) {
    let mut table = scene(&["5C 5D 5H", "4C"], &["5S AC AD AH", "2D 3D 4D"], "KD KH");
    table["won"] = json!(["5S"]);
    table["players"][0]["shown"] = json!(["5S"]);
    sit(screen, &table);
}

/// A siege is announced once, and the title counts it from its first round.
#[test]
fn the_table_tells_a_siege() {
    let screen = Screen::open(GAME);
    before_the_siege(&screen);
    assert_eq!(title(&screen), "Round 5");
    screen.speed(Speed::Normal);
    screen.tap(spot(&screen, "5S"));
    screen.press(&t!(text::place));
    let mut told = Vec::new();
    for _ in 0..200 {
        if told.last() != Some(&screen.prompt()) {
            told.push(screen.prompt());
        }
        screen.wait();
    }
    let siege = t!(text::log_siege_began, who: Person::You, rounds: 10);
    assert_eq!(told.iter().filter(|it| **it == siege).count(), 1, "{told:?}");
    assert_eq!(title(&screen), "Siege: 10 left");
}

/// The bound is announced in the last ten rounds.
#[test]
fn the_title_tells_the_last_ten_rounds() {
    let screen = Screen::open(GAME);
    let at = |turns: u8, siege: Option<u8>| {
        let forts = if siege.is_some() { ["2C", "4C 4D 4H 4S"] } else { ["2C", "4C"] };
        let mut table = scene(&forts, &["7H 8H", "KC QC"], "");
        table["players"][0]["turns"] = json!(turns);
        table["players"][1]["turns"] = json!(turns - 1);
        if let Some(rounds) = siege {
            table["siege"] = json!({"rounds": rounds, "ended": [false, true]});
        }
        sit(&screen, &table);
        title(&screen)
    };
    assert_eq!(at(1, None), "Round 1");
    assert_eq!(at(30, None), "Round 30");
    assert_eq!(at(31, None), "10 rounds left");
    assert_eq!(at(40, None), "Last round");
    assert_eq!(at(12, Some(3)), "Siege: 7 left");
    assert_eq!(at(12, Some(9)), "Siege: last round");
    let forecast = t!(text::forecast_win, who: person("Berit"));
    assert!(screen.prompt().contains(&forecast), "{}", screen.prompt());
    // What comes first.
    assert_eq!(at(38, Some(2)), "3 rounds left");
}
