//! The app itself, started where there is no display: how it says so, and how it ends.
#![cfg(feature = "gui")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// The app in a home of its own, without a display.
struct Start {
    command: Command,
    home: TempDir,
}

impl Start {
    fn new(args: &[&str]) -> Start {
        let home = tempfile::tempdir().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardkeep"));
        command.args(args).env("HOME", home.path()).stdin(Stdio::null());
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_DATA_HOME"] {
            command.env_remove(name);
        }
        for name in ["SLINT_BACKEND", "SLINT_SCALE_FACTOR", "WINIT_X11_SCALE_FACTOR"] {
            command.env_remove(name);
        }
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

#[test]
fn a_scale_factor_that_no_screen_has_is_refused() {
    for (name, value) in [
        ("SLINT_SCALE_FACTOR", "inf"),
        ("SLINT_SCALE_FACTOR", "1e30"),
        ("WINIT_X11_SCALE_FACTOR", "1e300"),
    ] {
        let ended = Start::new(&[]).env(name, value).run();
        let told = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(2), "{name}={value}: {told}");
        assert!(told.contains(name) && told.contains(value), "{told}");
    }
}

/// Windows and macOS have their display always.
#[cfg(target_os = "linux")]
mod without_a_display {
    use std::fs::{self, File};
    use std::os::unix::process::ExitStatusExt;

    use super::*;

    /// Where nothing can be written to: a full disk, a pipe that nobody reads, no stream at all.
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
        assert!(told.contains("No window could be opened"), "{told}");
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
}
