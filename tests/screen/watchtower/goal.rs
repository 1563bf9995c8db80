//! Screen tests of the goal strip of Watchtower (WT-16, WT-17, WT-24).

use serde_json::json;

use super::rules::scene;
use super::support::{GAME, Screen, sit};

#[test]
fn the_strip_tells_towers_watchtowers_and_sieges() {
    let screen = Screen::open(GAME);
    let at = |forts: &[&str], armies: &[&str], siege: Option<u8>| {
        let mut table = scene(forts, armies, "");
        if let Some(rounds) = siege {
            (table["players"][0]["turns"], table["players"][1]["turns"]) = (json!(12), json!(11));
            table["siege"] = json!({"rounds": rounds, "ended": [false, true]});
        }
        sit(&screen, &table);
        screen.goal()
    };
    let calm = "Build four of a kind, win the showdown. You: 2 of 4. Berit: 1 of 4.";
    assert_eq!(at(&["5C 5D", "2C 3C"], &["7C", "KC"], None), calm);
    // The fourth five may be in her army (WT-17), unless the player holds it.
    let warning =
        "Berit is one card short of a watchtower. You: 1 of 4. Berit: 3 of 4. Close to winning.";
    assert_eq!(at(&["2C", "5C 5D 5H"], &["7C", "KC"], None), warning);
    let held = "Build four of a kind, win the showdown. You: 1 of 4. Berit: 3 of 4.";
    assert_eq!(at(&["2C", "5C 5D 5H"], &["5S", "KC"], None), held);
    // WT-17: the own fourth card comes first.
    let fourth = "Place 5♠ for your watchtower. You: 3 of 4. Close to winning. Berit: 3 of 4. Close to winning.";
    assert_eq!(at(&["5C 5D 5H", "8C 8D 8H"], &["5S", "KC"], None), fourth);
    // WT-16.
    let last = "Your fort is empty: lose a battle, and you're out. You: 0 of 4. Berit: 1 of 4.";
    assert_eq!(at(&["", "3C"], &["KC QC", "2D 4D"], None), last);
    // WT-24.
    let forts = ["2C", "4C 4D 4H 4S"];
    let siege =
        "Build a watchtower in 7 rounds, or Berit wins. You: 1 of 4. Berit: 4 of 4. On campaign.";
    assert_eq!(at(&forts, &["7H 8H", "KC QC"], Some(3)), siege);
    // WT-24: the bound decides, too.
    let mut late = scene(&["5C 5D", "2C 3C"], &["7C", "KC"], "");
    (late["players"][0]["turns"], late["players"][1]["turns"]) = (json!(35), json!(34));
    sit(&screen, &late);
    assert_eq!(screen.goal(), "Showdown in 6 rounds. You: 2 of 4. Berit: 1 of 4.");
    let end = "Build a watchtower this round, or Berit wins. You: 1 of 4. Berit: 4 of 4. Close to winning.";
    assert_eq!(at(&forts, &["7H 8H", "KC QC"], Some(9)), end);
}
