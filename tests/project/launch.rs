//! Tests of the app's startup without a display: messages and exit codes.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// The app in its own home folder, without a display.
struct Start {
    command: Command,
    home: TempDir,
}

impl Start {
    fn new(args: &[&str]) -> Start {
        let home = tempfile::tempdir().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardkeep"));
        command.args(args).env("HOME", home.path()).stdin(Stdio::null());
        let display = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"];
        for name in display.into_iter().chain(["XDG_DATA_HOME", "XDG_CACHE_HOME"]) {
            command.env_remove(name);
        }
        for name in ["SLINT_BACKEND", "SLINT_SCALE_FACTOR", "WINIT_X11_SCALE_FACTOR"] {
            command.env_remove(name);
        }
        // The texts are compared in English.
        command.env("LC_ALL", "en_US.UTF-8").env_remove("LANGUAGE");
        Start { command, home }
    }

    fn data_dir(mut self, dir: &Path) -> Start {
        self.command.arg("--data-dir").arg(dir);
        self
    }

    fn env(mut self, name: &str, value: &str) -> Start {
        self.command.env(name, value);
        self
    }

    fn run(mut self) -> Output {
        self.command.output().unwrap()
    }
}

#[test]
fn help_and_version_are_told() {
    let help = Start::new(&["--help"]).run();
    assert!(help.status.success());
    assert!(String::from_utf8_lossy(&help.stdout).contains("--data-dir DIR"));
    let version = Start::new(&["--version"]).run();
    assert!(version.status.success());
    let told = format!("cardkeep {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(String::from_utf8_lossy(&version.stdout), told);
    let wrong = Start::new(&["--bogus"]).run();
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("--bogus"));
}

/// Windows and macOS always have a display.
#[cfg(target_os = "linux")]
mod without_a_display {
    use std::fs::{self, File};
    use std::os::unix::net::UnixListener;
    use std::os::unix::process::ExitStatusExt;
    use std::sync::mpsc::channel;
    use std::time::{Duration, SystemTime};

    use cardkeep::listen;
    use cardkeep_store::DataDir;

    use super::*;

    /// Outputs that can't be written to: a full disk, a pipe without a reader, no stream at all.
    fn broken() -> [(&'static str, Stdio); 3] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let full = File::options().write(true).open("/dev/full").unwrap();
        let unwritable = File::open("/dev/null").unwrap();
        [("full", full.into()), ("unread", writer.into()), ("unwritable", unwritable.into())]
    }

    fn assert_code(code: i32, what: &str, mut start: Start) {
        let status = start.command.status().unwrap();
        assert_eq!((status.code(), status.signal()), (Some(code), None), "{what}");
        drop(start.home);
    }

    #[test]
    fn without_a_display_it_says_so() {
        let ended = Start::new(&[]).run();
        let told = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(1), "{told}");
        assert!(told.contains("couldn't open a window"), "{told}");
    }

    #[test]
    fn words_that_cannot_be_written_end_nothing() {
        for (what, stream) in broken() {
            let mut start = Start::new(&[]);
            start.command.stderr(stream);
            assert_code(1, what, start);
        }
        for (what, stream) in broken() {
            let file = tempfile::NamedTempFile::new().unwrap();
            let mut start = Start::new(&[]).data_dir(file.path());
            start.command.stderr(stream);
            assert_code(1, what, start);
        }
        for (what, stream) in broken() {
            let mut start = Start::new(&["--bogus"]);
            start.command.stderr(stream);
            assert_code(2, what, start);
        }
        for option in ["--help", "--version"] {
            for (what, stream) in broken() {
                let mut start = Start::new(&[option]);
                start.command.stdout(stream);
                assert_code(0, what, start);
            }
        }
    }

    #[test]
    fn a_data_folder_that_is_a_file_is_told_and_left_alone() {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(file.path(), "mine").unwrap();
        let ended = Start::new(&[]).data_dir(file.path()).run();
        let told = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(1), "{told}");
        assert!(told.contains(&*file.path().to_string_lossy()), "{told}");
        assert_eq!(fs::read_to_string(file.path()).unwrap(), "mine");
    }

    #[test]
    fn a_later_start_hands_its_file_to_the_running_app() {
        let folder = tempfile::tempdir().unwrap();
        let data_dir = DataDir::open(folder.path()).unwrap();
        // Left by an app that was killed.
        drop(UnixListener::bind(folder.path().join(".running")).unwrap());
        let (tell, told) = channel();
        let listening = listen(data_dir.dir(), move |file| tell.send(file).is_ok()).unwrap();
        assert_code(0, "by its icon", Start::new(&[]).data_dir(folder.path()));
        assert_eq!(told.recv().unwrap(), None);
        let here = folder.path().canonicalize().unwrap();
        let mut start = Start::new(&["all of it.cardkeep"]).data_dir(&here);
        start.command.current_dir(&here);
        assert_code(0, "with a file", start);
        assert_eq!(told.recv().unwrap(), Some(here.join("all of it.cardkeep")));

        // If it can't be reached, the player is told.
        drop(listening);
        let ended = Start::new(&[]).data_dir(folder.path()).run();
        let words = String::from_utf8_lossy(&ended.stderr);
        assert!(words.contains("in use by another Cardkeep"), "{words}");
        drop(data_dir);
        let names = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        assert_eq!(names.collect::<Vec<_>>(), ["lock"], "nothing is left");
    }

    #[test]
    fn a_wayland_display_that_is_gone_gives_way_to_x11() {
        let runtime = tempfile::tempdir().unwrap();
        let start = || {
            let start = Start::new(&[]).env("WAYLAND_DISPLAY", "wayland-9");
            start.env("XDG_RUNTIME_DIR", runtime.path().to_str().unwrap())
        };
        let told = |start: Start| String::from_utf8_lossy(&start.run().stderr).into_owned();
        let words = told(start().env("DISPLAY", ":987"));
        assert_eq!(words.matches("WAYLAND_DISPLAY=wayland-9 is ignored").count(), 1, "{words}");
        assert!(words.contains("couldn't open a window"), "it tried X11: {words}");
        // Without X11 there is nothing to give way to.
        let words = told(start());
        assert!(!words.contains("is ignored"), "{words}");
    }

    #[test]
    fn a_scale_factor_that_no_screen_has_is_ignored_or_capped() {
        for (name, value, told) in [
            ("SLINT_SCALE_FACTOR", "abc", "ignored"),
            ("SLINT_SCALE_FACTOR", "inf", "ignored"),
            ("SLINT_SCALE_FACTOR", "20", "using 8"),
            ("WINIT_X11_SCALE_FACTOR", "abc", "ignored"),
            ("WINIT_X11_SCALE_FACTOR", "1e300", "ignored"),
            ("WINIT_X11_SCALE_FACTOR", "30", "using 8"),
        ] {
            let ended = Start::new(&[]).env(name, value).run();
            let words = String::from_utf8_lossy(&ended.stderr);
            let variable = format!("{name}={value}");
            assert_eq!(words.matches(&variable).count(), 1, "{words}");
            assert!(words.contains(told), "{variable}: {words}");
            // It continued from there.
            assert!(words.contains("couldn't open a window"), "{variable}: {words}");
        }
    }

    #[test]
    fn a_folder_that_the_environment_names_is_not_removed() {
        let start = Start::new(&[]);
        for parent in [start.home.path().to_owned(), start.home.path().join(".cache/cardkeep")] {
            let folder = parent.join("cardkeep-fonts-of-my-own");
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join("precious.ttf"), "mine").unwrap();
            let mut named = start_in(&start);
            named.command.env("CARDKEEP_OWN_FONTS", &folder);
            assert_code(1, "without a display", named);
            assert_eq!(fs::read(folder.join("precious.ttf")).unwrap(), b"mine");
        }
    }

    /// The data would otherwise be wherever the app is started.
    #[test]
    fn a_home_folder_with_a_relative_path_is_refused() {
        for variables in [&[("HOME", "home")][..], &[("HOME", "."), ("XDG_DATA_HOME", "data")]] {
            let mut start = Start::new(&[]);
            start.command.current_dir(start.home.path()).envs(variables.iter().copied());
            let ended = start.command.output().unwrap();
            let told = String::from_utf8_lossy(&ended.stderr);
            assert_eq!(ended.status.code(), Some(1), "{told}");
            assert!(told.contains("no home folder"), "{told}");
            assert_eq!(fs::read_dir(start.home.path()).unwrap().count(), 0, "{variables:?}");
        }
    }

    #[test]
    fn a_font_that_a_killed_app_left_is_cleared_away() {
        let start = Start::new(&[]);
        let cache = start.home.path().join(".cache/cardkeep");
        let folders = ["cardkeep-fonts-0000000000000001", "cardkeep-fonts-2"];
        let folders = folders.map(|name| cache.join(name));
        let an_hour_ago = SystemTime::now() - Duration::from_secs(3600);
        for folder in &folders {
            fs::create_dir_all(folder).unwrap();
            fs::write(folder.join("lock"), "").unwrap();
            fs::write(folder.join("font.ttf"), "a font").unwrap();
            File::open(folder).unwrap().set_modified(an_hour_ago).unwrap();
        }
        let [left, used] = &folders;
        let held = File::open(used.join("lock")).unwrap();
        held.lock().unwrap();
        assert_code(1, "without a display", start_in(&start));
        assert!(!left.exists() && used.join("font.ttf").exists());
    }

    /// Starts the app again in the same home folder.
    fn start_in(start: &Start) -> Start {
        let mut other = Start::new(&[]);
        other.command.env("HOME", start.home.path());
        other
    }

    /// On a write beyond the limit the system sends a signal that ends a process, unless the
    /// process handles it.
    #[test]
    fn a_limit_of_the_size_of_files_ends_nothing() {
        let start = Start::new(&[]);
        let log = start.home.path().join("log");
        let mut limited = Start::new(&[]);
        let app = std::mem::replace(&mut limited.command, Command::new("sh"));
        limited.command.args(["-c", "ulimit -f 0 && exec \"$0\""]).arg(app.get_program());
        limited.command.env_clear().env("HOME", start.home.path());
        limited.command.stderr(File::create(&log).unwrap());
        assert_code(1, "under a limit", limited);
    }
}
