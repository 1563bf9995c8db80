//! Tests of the players' names.

use std::fs;

use cardkeep_core::rival::{Character, Level};
use cardkeep_store::{
    LONGEST_NAME, NAMES, Player, Slot, character, names_for, tidy_name, tidy_title,
};

use crate::support::{Folder, json, save, signed};

fn players(opponents: usize) -> Vec<Player> {
    let rivals = std::iter::repeat_n(Player::Computer(Level::Easy), opponents);
    std::iter::once(Player::Human).chain(rivals).collect()
}

fn names(wished: &[&str]) -> Vec<String> {
    let by_seat: Vec<String> =
        std::iter::once("").chain(wished.iter().copied()).map(String::from).collect();
    names_for(&players(wished.len()), &by_seat)
}

#[test]
fn every_opponent_has_a_short_name_of_its_own() {
    for opponents in 0..6 {
        let names = names_for(&players(opponents), &[]);
        assert_eq!(names[0], "You");
        let mut different = names.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), opponents + 1, "{names:?}");
        assert!(names.iter().all(|name| !name.is_empty() && name.chars().count() <= LONGEST_NAME));
    }
}

#[test]
fn wished_names_are_tidied_and_names_of_nobody_else() {
    let given = names_for(&players(3), &[]);
    assert_eq!(names(&["  Ada ", "Bo\n", "Cy"])[1..], ["Ada", "Bo", "Cy"]);
    assert_eq!(names(&["Ada", "ada", "Cy"])[1..], ["Ada", &given[2], "Cy"]);
    assert_eq!(names(&["", " ", "Cy"])[1..], [&given[1], &given[2], "Cy"]);
    assert_eq!(names(&["YOU", "Bo", "Cy"])[1..], [&given[1], "Bo", "Cy"]);
    let long = names(&["Wilhelmine Ä the Elder"]);
    assert_eq!(long[1], "Wilhelmine Ä");
    // A default name that the player gave to one opponent is not used for another.
    let taken = names(&["", given[1].as_str(), ""]);
    assert_eq!(taken[2], given[1]);
    assert!(taken[1] != given[1] && taken[3] != taken[1], "{taken:?}");
}

#[test]
fn a_name_that_nobody_can_see_is_none() {
    let given = names_for(&players(1), &[]);
    for hidden in [
        "\u{200b}",
        "\u{200d}\u{200d}",
        "\u{3164}",
        "\u{2060}\u{feff}",
        "\u{ad} \u{fe0f}",
        "\u{2800}",
    ] {
        assert_eq!(names(&[hidden])[1], given[1], "{hidden:?}");
        assert_eq!(tidy_title(hidden), "", "{hidden:?}");
    }
    // Within a name they may join letters.
    let persian = "می\u{200c}خواهم";
    assert_eq!(names(&[persian])[1], persian);
}

#[test]
fn a_name_is_cut_between_characters_as_people_see_them() {
    let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
    assert_eq!(tidy_name(&family.repeat(20)), family.repeat(LONGEST_NAME));
    assert_eq!(tidy_name(&"e\u{301}".repeat(20)), "e\u{301}".repeat(LONGEST_NAME));
    assert_eq!(tidy_name("Wilhelmine 🇩🇪🇫🇷"), "Wilhelmine 🇩🇪");
    // Twelve of eight code points just fit.
    let crowd = format!("a{}", "\u{301}".repeat(7)).repeat(LONGEST_NAME);
    assert_eq!(tidy_name(&crowd), crowd);
    // A character of a hundred marks does not fit.
    let tower = format!("a{}", "\u{301}".repeat(100));
    assert_eq!(tidy_name(&tower), "");
}

#[test]
fn who_sits_at_another_seat_than_the_first_is_you_too() {
    let players = [Player::Computer(Level::Hard), Player::Human];
    let names = names_for(&players, &[String::from("Ada"), String::from("Bo")]);
    assert_eq!(names, ["Ada", "You"]);
}

#[test]
fn a_save_without_names_loads_and_gives_some() {
    let folder = Folder::new();
    folder.place.save(Slot::Auto, &save(1, 9)).unwrap();
    let file = fs::read(folder.slot("auto.save")).unwrap();
    let mut old: serde_json::Value = serde_json::from_slice(json(&file)).unwrap();
    old.as_object_mut().unwrap().remove("names").unwrap();
    let old = signed("save", "1", old.to_string().as_bytes());
    fs::write(folder.slot("auto.save"), old).unwrap();

    let loaded = folder.load(Slot::Auto);
    assert_eq!(loaded.record, save(1, 9).record);
    assert_eq!(loaded.names, names_for(&loaded.players, &[]));
    assert_eq!(loaded.names[0], "You");
}

#[test]
fn neighbors_at_a_table_have_different_characters() {
    let characters: Vec<Option<Character>> = NAMES.iter().map(|name| character(name)).collect();
    assert!(characters.iter().all(Option::is_some));
    for pair in characters.windows(2) {
        assert_ne!(pair[0], pair[1], "neighbors");
    }
    for character in Character::ALL {
        assert!(characters.contains(&Some(character)), "{character}");
    }
    assert_eq!(character("Nobody"), None, "a guest has none");
}
