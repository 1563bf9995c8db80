//! Tests of the time to start with the largest possible files in the data folder.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use cardkeep_core::engine::LONGEST_RECORD;
use cardkeep_core::games::GameId;
use cardkeep_core::with_game;
use cardkeep_store::{DataDir, Slot};
use serde_json::{Value, json};

use crate::support::{GAME, signed};

/// Maximum size of a save to read. Without optimization everything takes far longer, so a part of
/// it is used.
const ROOM: usize = if cfg!(debug_assertions) { 3 << 19 } else { 2 << 20 };

/// Maximum time for reading at a start.
const LIMIT: Duration = Duration::from_secs(if cfg!(debug_assertions) { 10 } else { 2 });

/// Returns the record of a match with these actions.
fn record(game: GameId, actions: &Value) -> Value {
    let seats = if game == GameId::FourKingdoms { 1 } else { 2 };
    json!({"start": {"deal": {"setup": {"seats": seats}, "seed": 1}}, "actions": actions,
        "cursor": actions.as_array().map_or(0, Vec::len)})
}

/// Returns a save of a game as JSON.
fn save(game: GameId, record: Value) -> Value {
    let players: &[&str] =
        if game == GameId::FourKingdoms { &["human"] } else { &["human", "easy"] };
    json!({"app": "0", "game": game.id(), "rules": 1, "id": "1-1", "saved": 1, "played_seconds": 1,
        "summary": "", "players": players, "names": [], "record": record})
}

/// Repeats a part until a file is full.
fn filled(part: &str) -> String {
    part.repeat((ROOM - 2000) / part.len())
}

/// Returns a legal action at the start.
fn first_action(game: GameId) -> String {
    with_game!(game, G => {
        use cardkeep_core::engine::{Game, Setup};
        let setup = Setup::new(*<G as Game>::SEATS.start(), Default::default());
        let mut legal = Vec::new();
        <G as Game>::deal(&setup, 1).legal_actions(&mut legal);
        legal[0].to_string()
    })
}

/// Returns saves of a game that take long to read, with descriptions.
fn saves(game: GameId) -> Vec<(&'static str, String)> {
    let text = |value: Value| value.to_string();
    let with = |key: &str, value: Value| {
        let mut save = save(game, record(game, &json!([])));
        save[key] = value;
        save.to_string()
    };
    // As raw JSON that need not be built as a value.
    let raw = |key: &str, raw: String| with(key, json!("RAW")).replace("\"RAW\"", &raw);
    let list = |part: &str| format!("[{}{part}]", filled(&format!("{part},")));
    let first = first_action(game);
    let steps = |step: &dyn Fn(usize) -> String| {
        let steps: Vec<String> = (0..LONGEST_RECORD).map(step).collect();
        text(save(game, record(game, &json!(steps))))
    };
    let many = text(save(game, record(game, &json!(vec![""; ROOM / 4]))));
    vec![
        ("a tall summary", raw("summary", format!("\"{}\"", filled("a\\n")))),
        ("a long id", raw("id", format!("\"{}\"", filled("a")))),
        ("many names", raw("names", list("\"\""))),
        ("many players", raw("players", list("\"human\""))),
        (
            "a nest of lists",
            raw("record", list(&format!("{}{}", "[".repeat(100), "]".repeat(100)))),
        ),
        ("many empty lists", raw("record", list("[]"))),
        ("many things unknown", raw("else", list("{\"\":0}"))),
        ("one huge number", raw("saved", filled("9"))),
        ("spaces", raw("saved", filled(" ") + "1")),
        ("a wrong player", raw("players", format!("[\"{}\"]", filled("x")))),
        ("many empty actions", many),
        ("restarts", steps(&|_| "restart".into())),
        ("an action and restarts", steps(&|n| [first.as_str(), "restart"][n % 2].into())),
        (
            "more restarts than are kept",
            raw(
                "record",
                record(game, &json!("RAW")).to_string().replace("\"RAW\"", &list("\"restart\"")),
            ),
        ),
    ]
}

/// Returns the longest record of Four Kingdoms that a save holds.
fn longest_solitaire() -> String {
    use cardkeep_core::engine::{Chance, Game, Record, Setup, Start};
    use cardkeep_core::games::four_kingdoms::Position;

    let game = GameId::FourKingdoms;
    let setup = Setup::new(1, Default::default());
    let mut match_ = Record::<Position>::new(Start::Deal { setup, seed: 1 }).unwrap();
    let mut chance = Chance::new(1);
    while match_.depth().0 < LONGEST_RECORD {
        let mut legal = Vec::new();
        match_.position().legal_actions(&mut legal);
        let played = chance.pick(&legal).map(|action| match_.play(action).is_ok());
        if played != Some(true) {
            match_.restart();
        }
    }
    save(game, serde_json::to_value(&match_).unwrap()).to_string()
}

fn put(path: &Path, bytes: &[u8]) {
    let _ = fs::remove_file(path);
    fs::write(path, bytes).unwrap();
}

/// Returns the time to start with the home page, and then to open the saved games page.
fn times(dir: &Path) -> [Duration; 2] {
    let begun = Instant::now();
    let place = DataDir::open(dir).unwrap();
    place.settings();
    place.window();
    for game in GameId::ALL {
        place.look(game, Slot::Auto);
    }
    let start = begun.elapsed();
    let begun = Instant::now();
    place.list(GAME);
    [start, begun.elapsed()]
}

#[test]
fn no_start_waits_for_what_lies_in_the_folder() {
    let dir = tempfile::tempdir().unwrap();
    drop(DataDir::open(dir.path()).unwrap());
    let mut worst = [(Duration::ZERO, ""); 2];
    let mut measure = |what: &'static str| {
        for (worst, time) in worst.iter_mut().zip(times(dir.path())) {
            assert!(time < LIMIT, "{what}: {time:?}");
            *worst = (*worst).max((time, what));
        }
    };
    let folder = |game: GameId| dir.path().join("saves").join(game.id());
    for game in GameId::ALL {
        fs::create_dir_all(folder(game)).unwrap();
    }
    let all = GameId::ALL.map(saves);
    for n in 0..all[0].len() {
        for (game, saves) in GameId::ALL.into_iter().zip(&all) {
            let (_, text) = &saves[n];
            let file = signed("save", "1", text.as_bytes());
            assert!(file.len() <= ROOM, "{}", file.len());
            let source = folder(game).join("auto.save");
            put(&source, &file);
            let beside = ["auto.save.previous", "auto.save.new"].map(String::from);
            let slots = Slot::NUMBERS.flat_map(|number| {
                let name = format!("slot-{number}.save");
                [format!("{name}.previous"), name]
            });
            for name in beside.into_iter().chain(slots) {
                let link = folder(game).join(name);
                let _ = fs::remove_file(&link);
                fs::hard_link(&source, &link).unwrap();
            }
        }
        measure(all[0][n].0);
    }
    let file = signed("save", "1", longest_solitaire().as_bytes());
    put(&folder(GameId::FourKingdoms).join("auto.save"), &file);
    measure("the longest solitaire");

    // Many files beside those that are read, and settings to be written among them.
    for n in 1..=20_000 {
        fs::write(dir.path().join(format!("settings.cardkeep.damaged-{n}")), "").unwrap();
    }
    put(&dir.path().join("settings.cardkeep"), b"spoilt");
    measure("damaged settings beside thousands");
    for (key, value) in [("companies", "{\"a\":[[],[]]}"), ("theme", "[]"), ("else", "[[[]]]")] {
        let room = (1 << 18) - 2000;
        let list = vec![value; room / (value.len() + 1)].join(",");
        let json = format!("{{\"{key}\":[{list}]}}");
        put(&dir.path().join("settings.cardkeep"), &signed("settings", "1", json.as_bytes()));
        measure("settings without end");
    }
    put(&dir.path().join("window.cardkeep"), &vec![b' '; 64 << 20]);
    put(&dir.path().join("settings.cardkeep"), &vec![b' '; 64 << 20]);
    measure("files of no sense");
    println!("start: {:?}, saves: {:?}", worst[0], worst[1]);
}

/// The statistics page is not read at a start, but must be as fast.
#[test]
fn statistics_of_no_sense_go_aside_and_new_results_count() {
    use cardkeep_store::{MatchId, MatchResult};

    let dir = tempfile::tempdir().unwrap();
    let place = DataDir::open(dir.path()).unwrap();
    let tallies = |many: usize| {
        let tallies = (0..many).map(|n| format!("\"{n}\":{{}}")).collect::<Vec<_>>().join(",");
        format!("{{\"four-knights\":{{\"tallies\":{{{tallies}}}}}}}")
    };
    let games = (0..60_000).map(|n| format!("\"{n}\":{{}}")).collect::<Vec<_>>().join(",");
    let ids = format!("{{\"four-knights\":{{\"counted\":[{}\"\"]}}}}", "\"\",".repeat(300_000));
    let files = [tallies(80_000), tallies(501), format!("{{{games}}}"), ids];
    for (n, json) in files.into_iter().enumerate() {
        let file = signed("statistics", "1", json.as_bytes());
        assert!(file.len() < 1 << 20);
        let _ = fs::remove_file(place.dir().join("statistics.cardkeep.previous"));
        put(&place.dir().join("statistics.cardkeep"), &file);
        let begun = Instant::now();
        for seed in 0..3 {
            let id = MatchId::begin(seed);
            place.record_result(GAME, "hard", &id, MatchResult::Won).unwrap();
        }
        assert!(begun.elapsed() < LIMIT, "{n}: {:?}", begun.elapsed());
        assert_eq!(place.statistics().value.tally(GAME, "hard").won, 3, "{n}");
    }
    let aside =
        |n| fs::metadata(place.dir().join(format!("statistics.cardkeep.damaged-{n}"))).is_ok();
    assert!(aside(1) && aside(2) && aside(3) && !aside(4), "only ids are forgotten without a word");
}
