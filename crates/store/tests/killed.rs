//! Tests of an app that is killed or whose system calls fail.
//!
//! - An import killed by strace at every system call, or of which one call on files fails: when
//!   reopened, the data folder holds either the old or the imported data.
//! - An autosave killed some milliseconds after it was queued: how many are lost is printed.
//!
//!     cargo test -p cardkeep-store --test killed -- --ignored

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;
use std::time::Duration;

use cardkeep_core::engine::{Game, Record, Setup, Start};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_knights::Position;
use cardkeep_core::rival::Level;
use cardkeep_store::{Archive, DataDir, MatchId, MatchResult, Player, Save, Settings, Slot, Speed};

/// Argument that makes this program import a file into a folder; both follow.
const IMPORT: &str = "import-and-be-killed";
/// Argument that makes this program queue an autosave in a folder, which follows, and wait.
const AUTOSAVE: &str = "save-and-be-killed";
/// Waits before an autosave is killed, in milliseconds.
const WAITS: [u64; 8] = [0, 1, 2, 3, 5, 10, 15, 30];
/// Autosaves killed after each wait.
const SAVES: usize = 60;
/// The system calls on files that are made to fail.
const ON_FILES: [&str; 12] = [
    "statx",
    "openat",
    "rename",
    "mkdir",
    "unlink",
    "unlinkat",
    "rmdir",
    "fsync",
    "write",
    "getdents64",
    "fstat",
    "newfstatat",
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [IMPORT, folder, file] => import(Path::new(folder), Path::new(file)),
        [AUTOSAVE, folder] => autosave(Path::new(folder)),
        ref args
            if args.iter().any(|arg| arg.ends_with("ignored")) && !args.contains(&"--list") =>
        {
            kill_autosaves();
            break_everywhere();
        }
        _ => println!("1 ignored: it needs strace and some minutes"),
    }
    ExitCode::SUCCESS
}

fn import(folder: &Path, file: &Path) {
    let place = DataDir::open(folder).unwrap();
    let everything = Archive::read(file).unwrap();
    place.import(&everything, &|_| ControlFlow::Continue(())).unwrap();
}

/// Saves a match, queues it to be saved after an action, says so and waits.
fn autosave(folder: &Path) {
    let place = Arc::new(DataDir::open(folder).unwrap());
    let setup = Setup::new(2, Default::default());
    let mut save = Save {
        summary: String::from("Hand 1 of 4"),
        saved: 1_795_194_300,
        played_seconds: 60,
        ..Save::new(
            MatchId::begin(5),
            Record::<Position>::new(Start::Deal { setup, seed: 5 }).unwrap(),
            vec![Player::Human, Player::Computer(Level::Easy)],
            Vec::new(),
        )
    };
    place.save(Slot::Auto, &save).unwrap();
    let mut legal = Vec::new();
    save.record.position().legal_actions(&mut legal);
    save.record.play(legal[0]).unwrap();
    place.save_later(Slot::Auto, save).unwrap();
    std::io::stdout().write_all(b".").unwrap();
    std::io::stdout().flush().unwrap();
    std::thread::sleep(Duration::from_secs(60));
}

/// Kills autosaves, and counts those that were in their place by then and those that are continued
/// when the folder is opened again.
fn kill_autosaves() {
    for wait in WAITS {
        let (mut in_place, mut continued) = (0, 0);
        for _ in 0..SAVES {
            let dir = tempfile::tempdir().unwrap();
            let mut app = Command::new(std::env::current_exe().unwrap());
            app.arg(AUTOSAVE).arg(dir.path()).stdin(Stdio::null()).stdout(Stdio::piped());
            let mut app = app.spawn().unwrap();
            app.stdout.take().unwrap().read_exact(&mut [0]).unwrap();
            std::thread::sleep(Duration::from_millis(wait));
            app.kill().unwrap();
            app.wait().unwrap();
            let saves = dir.path().join("saves/four-knights");
            let files = ["auto.save", "auto.save.previous"].map(|name| saves.join(name).exists());
            in_place += usize::from(files == [true, true]);
            let place = DataDir::open(dir.path()).unwrap();
            let loaded = place.load::<Position>(Slot::Auto).unwrap().value;
            continued += usize::from(loaded.record.depth() == (1, 0));
        }
        println!("killed after {wait} ms: of {SAVES}, {in_place} in place, {continued} continued");
    }
}

type Contents = BTreeMap<PathBuf, Vec<u8>>;

fn gather(dir: &Path, inner: &Path, found: &mut Contents) {
    for entry in fs::read_dir(dir.join(inner)).unwrap() {
        let name = inner.join(entry.unwrap().file_name());
        match dir.join(&name).is_dir() {
            true => gather(dir, &name, found),
            false => drop(found.insert(name.clone(), fs::read(dir.join(&name)).unwrap())),
        }
    }
}

/// Returns the contents of a data folder after opening it.
fn opened(dir: &Path) -> Contents {
    drop(DataDir::open(dir).unwrap());
    let mut found = Contents::new();
    gather(dir, Path::new(""), &mut found);
    found.remove(Path::new("lock"));
    found
}

/// Fills a data folder as after some weeks of play.
fn fill(dir: &Path, animation: Speed) {
    let place = DataDir::open(dir).unwrap();
    place.keep_settings(&Settings { animation, ..Settings::default() }).unwrap();
    let id = MatchId::begin(animation as u64);
    place.record_result(GameId::FourKnights, "hard", &id, MatchResult::Won).unwrap();
    // Matches of which only the checksum matters here.
    let json = format!("{{ \"match\": {} }}\n", animation as u64);
    let line = "cardkeep save 1";
    let sum = crc32fast::hash(format!("{line}\n{json}").as_bytes());
    for name in ["four-knights/auto.save", "four-kingdoms/auto.save", "watchtower/slot-1.save"] {
        let path = dir.join("saves").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, format!("{line} {sum:08x}\n{json}")).unwrap();
    }
}

/// Creates an unlocked data folder with these contents.
fn copy_of(contents: &Contents) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (name, bytes) in contents {
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    dir
}

/// Imports in a process traced by strace with these options. Returns whether it succeeded.
fn traced(options: &[&str], dir: &Path, file: &Path) -> bool {
    let mut traced = Command::new("strace");
    traced.args(["-f", "-qq"]).args(options);
    traced.arg(std::env::current_exe().unwrap()).arg(IMPORT).arg(dir).arg(file);
    let status = traced.stdin(Stdio::null()).stderr(Stdio::null()).status();
    status.expect("strace is installed").success()
}

/// Returns how often an import makes each system call.
fn calls(old: &Contents, file: &Path) -> BTreeMap<String, usize> {
    let (dir, log) = (copy_of(old), tempfile::NamedTempFile::new().unwrap());
    assert!(traced(&["-o", log.path().to_str().unwrap()], dir.path(), file));
    let mut calls = BTreeMap::new();
    for line in fs::read_to_string(log.path()).unwrap().lines() {
        // The process number, and then the call.
        let call = line.split_whitespace().nth(1).and_then(|call| call.split_once('('));
        if let Some((name, _)) = call.filter(|(name, _)| !name.starts_with(['+', '-', '<'])) {
            *calls.entry(String::from(name)).or_default() += 1;
        }
    }
    calls
}

fn break_everywhere() {
    let (here, there, out) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    fill(here.path(), Speed::Slow);
    fill(there.path(), Speed::Fast);
    let file = Archive::new_file(out.path());
    let place = DataDir::open(there.path()).unwrap();
    place.export(&file, &|_| ControlFlow::Continue(())).unwrap();
    let old = opened(here.path());
    import(here.path(), &file);
    let new = opened(here.path());
    assert_ne!(old, new);

    for how in ["signal=KILL", "error=EIO"] {
        let (mut olds, mut news, mut mixtures) = (0, 0, Vec::new());
        let fails = how.starts_with("error");
        for (name, count) in calls(&old, &file) {
            if fails && !ON_FILES.contains(&name.as_str()) {
                continue;
            }
            for n in 1..=count {
                let dir = copy_of(&old);
                let injection = format!("inject={name}:{how}:when={n}");
                let done = traced(&["-o", "/dev/null", "-e", &injection], dir.path(), &file);
                if done && !fails {
                    // Its last calls come after the end of what can be killed, or vary from run to
                    // run.
                    continue;
                }
                match opened(dir.path()) {
                    found if found == old && !done => olds += 1,
                    found if found == new => news += 1,
                    found => mixtures.push((injection, found.into_keys().collect::<Vec<_>>())),
                }
            }
        }
        let all = olds + news + mixtures.len();
        println!("{how} at {all} system calls: {olds} times old, {news} times new");
        assert!(mixtures.is_empty(), "{} mixtures: {mixtures:#?}", mixtures.len());
        assert!(olds > 50 && news > 20, "the import is among what was broken");
    }
}
