//! Tests with texts of every size and shape in every field of a file, with correct checksums: what
//! reaches the screen is one line of limited length.

use std::fs;
use std::path::Path;

use cardkeep_core::games::GameId;
use cardkeep_core::text;
use cardkeep_store::{DataDir, MatchId, MatchResult, Slot, SlotState};
use serde_json::{Value, json};

use crate::support::{FourKnights, GAME, altered, full_folder, signed};

/// What long texts are made of.
const SHAPES: [&str; 15] = [
    "a",
    "a\n",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\u{1b}[2J",
    "\u{85}",
    "\u{2028}",
    "x\u{2029}",
    "\u{202e}b",
    " ",
    "ä🂡",
    "e\u{301}",
    "\u{feff}",
];

/// From nothing to several pages.
const SIZES: [usize; 6] = [0, 1, 199, 200, 201, 5_000];

/// Some of the shapes up to the size of a whole file.
const HUGE: [(&str, usize); 2] = [("a\n", 1_500_000), ("\u{2028}a", 100_000)];

/// The longest message that quotes a file: its name, a quotation and Cardkeep's own words.
const MESSAGE: usize = 3 * text::LONGEST;

/// The longest name: twelve characters as people see them, each of up to eight code points.
const NAME: usize = 8 * 12;

fn texts() -> impl Iterator<Item = String> {
    let all = SHAPES.into_iter().flat_map(|shape| SIZES.map(|size| (shape, size)));
    all.chain(HUGE).map(|(shape, size)| shape.repeat(size))
}

fn assert_tame(text: &str, most: usize) {
    let wild =
        |letter: char| letter.is_control() || "\u{2028}\u{2029}\u{202e}\u{feff}".contains(letter);
    assert!(!text.contains(wild), "{:?}", &text[..text.len().min(300)]);
    assert!(text.chars().count() <= most, "{} letters", text.chars().count());
}

fn put(path: &Path, bytes: &[u8]) {
    let _ = fs::remove_file(path);
    fs::write(path, bytes).unwrap();
}

/// Inserts each text in turn into a file by `spoil`, and collects what the app shows.
fn each(name: &str, spoil: impl Fn(&[u8], &str) -> Vec<u8>, show: impl Fn(&DataDir)) {
    let folder = full_folder();
    let path = folder.file(name);
    fs::remove_file(format!("{}.previous", path.display())).unwrap();
    let original = fs::read(&path).unwrap();
    for text in texts() {
        put(&path, &spoil(&original, &text));
        show(&folder.place);
    }
}

fn show_save(place: &DataDir) {
    let good = match place.look(GAME, Slot::Auto) {
        SlotState::Good(heading) => {
            assert_tame(&heading.summary, text::LONGEST);
            heading.names.iter().for_each(|name| assert_tame(name, NAME));
            true
        }
        SlotState::Bad { why, previous: None } => {
            assert_tame(&why.to_string(), MESSAGE);
            false
        }
        state => panic!("{state:?}"),
    };
    match place.load::<FourKnights>(Slot::Auto) {
        Ok(loaded) => {
            assert!(good && loaded.notice.is_none());
            assert_tame(&loaded.value.summary, text::LONGEST);
            // It can be saved again, and its result counted.
            place.save(Slot::Manual(2), &loaded.value).unwrap();
            place.record_result(GAME, "hard", &loaded.value.id, MatchResult::Won).unwrap();
        }
        Err(why) => assert_tame(&why.to_string(), MESSAGE),
    }
}

#[test]
fn in_a_save() {
    let pointers = [
        "/summary",
        "/id",
        "/app",
        "/game",
        "/rules",
        "/saved",
        "/names",
        "/names/1",
        "/players/1",
        "/record",
        "/record/start",
        "/record/start/deal/setup/options",
        "/record/actions/3",
        "/else",
    ];
    std::thread::scope(|scope| {
        for half in pointers.chunks(pointers.len() / 2) {
            scope.spawn(move || {
                for pointer in half {
                    let spoil =
                        |file: &[u8], text: &str| altered(file, "save", pointer, json!(text));
                    each("saves/four-knights/auto.save", spoil, show_save);
                }
            });
        }
    });
}

#[test]
fn as_a_name_of_something_in_a_save() {
    for pointer in ["", "/record/start", "/record/start/deal/setup/options"] {
        let spoil = |file: &[u8], text: &str| {
            altered(file, "save", &format!("{pointer}/KEY"), json!(1)).replaced("KEY", text)
        };
        each("saves/four-knights/auto.save", spoil, show_save);
    }
}

#[test]
fn in_the_first_line() {
    let kind = |_: &[u8], text: &str| signed(text, "1", b"{}");
    each("saves/four-knights/auto.save", kind, show_save);
    let version = |_: &[u8], text: &str| signed("save", text, b"{}");
    each("saves/four-knights/auto.save", version, show_save);
}

#[test]
fn in_the_settings() {
    let show = |place: &DataDir| {
        let loaded = place.settings();
        assert_tame(&loaded.notice.map(|notice| notice.to_string()).unwrap_or_default(), MESSAGE);
        for game in GameId::ALL {
            let rivals = loaded.value.company(game).rivals;
            assert!(rivals.len() <= 8);
            rivals.iter().for_each(|rival| assert_tame(&rival.name, NAME));
        }
        loaded.value.companies.keys().for_each(|key| assert_tame(key, text::LONGEST));
        place.keep_settings(&loaded.value).unwrap();
        let _ = fs::remove_file(place.dir().join("settings.cardkeep.previous"));
    };
    let company = |value: Value| {
        move |file: &[u8], text: &str| {
            altered(file, "settings", "/companies/four-knights", value.clone())
                .replaced("TEXT", text)
        }
    };
    each("settings.cardkeep", company(json!({"rivals": [{"name": "TEXT"}]})), show);
    each("settings.cardkeep", company(json!({"rivals": [{"level": "TEXT"}]})), show);
    each("settings.cardkeep", company(json!({"TEXT": {"a": "TEXT"}})), show);
    for pointer in ["/theme", "/animation", "/four_color", "/companies", "/else"] {
        let spoil = |file: &[u8], text: &str| altered(file, "settings", pointer, json!(text));
        each("settings.cardkeep", spoil, show);
    }
    let key = |file: &[u8], text: &str| {
        altered(file, "settings", "/companies/TEXT", json!({"seats": 3})).replaced("TEXT", text)
    };
    each("settings.cardkeep", key, show);
}

#[test]
fn in_the_note_of_the_window() {
    let show = |place: &DataDir| {
        let loaded = place.window();
        assert_tame(&loaded.notice.map(|notice| notice.to_string()).unwrap_or_default(), MESSAGE);
        if let Some(window) = loaded.value {
            assert_tame(&window.page, text::LONGEST);
        }
    };
    for pointer in ["/page", "/width", "/maximized"] {
        let spoil = |file: &[u8], text: &str| altered(file, "window", pointer, json!(text));
        each("window.cardkeep", spoil, show);
    }
}

#[test]
fn in_the_statistics() {
    let show = |place: &DataDir| {
        let loaded = place.statistics();
        assert_tame(&loaded.notice.map(|notice| notice.to_string()).unwrap_or_default(), MESSAGE);
        for game in GameId::ALL {
            loaded.value.tallies(game).for_each(|(key, _)| assert_tame(key, text::LONGEST));
        }
        place.record_result(GAME, "hard", &MatchId::begin(1), MatchResult::Won).unwrap();
        let _ = fs::remove_file(place.dir().join("statistics.cardkeep.previous"));
    };
    for pointer in ["", "/four-knights/tallies", "/four-knights"] {
        let spoil = |file: &[u8], text: &str| {
            let tally = json!({"won": 3, "lost": 1});
            altered(file, "statistics", &format!("{pointer}/KEY"), tally).replaced("KEY", text)
        };
        each("statistics.cardkeep", spoil, show);
    }
    for pointer in ["/four-knights/counted/0", "/four-knights/tallies/hard/won", "/four-knights"] {
        let spoil = |file: &[u8], text: &str| altered(file, "statistics", pointer, json!(text));
        each("statistics.cardkeep", spoil, show);
    }
}

/// A kind of opponents longer than any level names contains none.
#[test]
fn as_very_many_opponents() {
    let folder = full_folder();
    let key = vec!["hard"; 100_000].join("+");
    let file = json!({"four-knights": {"tallies": {key: {"won": 1}}}}).to_string();
    put(&folder.file("statistics.cardkeep"), &signed("statistics", "1", file.as_bytes()));
    let statistics = folder.place.statistics().value;
    let keys: Vec<_> = statistics.tallies(GAME).map(|(key, _)| String::from(key)).collect();
    assert_eq!(keys.len(), 1);
    assert_tame(&keys[0], text::LONGEST);
}

/// Replaces a word of a file's JSON by a text, with a correct checksum.
trait Replaced {
    fn replaced(self, word: &str, text: &str) -> Vec<u8>;
}

impl Replaced for Vec<u8> {
    fn replaced(self, word: &str, text: &str) -> Vec<u8> {
        let file = String::from_utf8(self).unwrap();
        let (line, json) = file.split_once('\n').unwrap();
        let kind = line.split(' ').nth(1).unwrap();
        let quoted = serde_json::to_string(text).unwrap();
        let json = json.replace(&format!("\"{word}\""), &quoted);
        signed(kind, "1", json.as_bytes())
    }
}
