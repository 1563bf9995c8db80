//! From the command line to the window.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use slint::ComponentHandle;

use super::App;
use crate::store::{Place, StoreError};

const USAGE: &str = "\
Cardkeep: five tabletop card games against computer opponents.

Usage: cardkeep [--data-dir DIR]

  --data-dir DIR  Keep matches and settings in this folder
  --help          Show this text
  --version       Show the version";

/// What the command line asks for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Launch {
    data_dir: Option<PathBuf>,
}

#[derive(Debug, PartialEq, Eq)]
enum Wish {
    Launch(Launch),
    Help,
    Version,
}

/// The desktop app, from its arguments to its exit code.
pub fn main() -> ExitCode {
    match wish(std::env::args_os().skip(1)) {
        Ok(Wish::Launch(launch)) => run(launch),
        Ok(Wish::Help) => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        Ok(Wish::Version) => {
            println!("cardkeep {}", env!("CARGO_PKG_VERSION"));
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("cardkeep: {why}\nTry --help.");
            ExitCode::from(2)
        }
    }
}

fn wish(args: impl IntoIterator<Item = OsString>) -> Result<Wish, lexopt::Error> {
    use lexopt::prelude::*;
    let mut parser = lexopt::Parser::from_args(args);
    let mut launch = Launch::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("data-dir") => launch.data_dir = Some(parser.value()?.into()),
            Short('h') | Long("help") => return Ok(Wish::Help),
            Short('V') | Long("version") => return Ok(Wish::Version),
            _ => return Err(arg.unexpected()),
        }
    }
    Ok(Wish::Launch(launch))
}

fn run(launch: Launch) -> ExitCode {
    let place = match open(launch) {
        Ok(place) => place,
        Err(why) => {
            eprintln!("cardkeep: {why}");
            return ExitCode::FAILURE;
        }
    };
    match App::open(place).and_then(|app| app.window().run()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("cardkeep: {why}");
            ExitCode::FAILURE
        }
    }
}

fn open(launch: Launch) -> Result<Place, StoreError> {
    let dir = launch.data_dir.map_or_else(Place::default_dir, Ok)?;
    Place::open(dir)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(args: &[&str]) -> Result<Wish, String> {
        wish(args.iter().map(Into::into)).map_err(|why| why.to_string())
    }

    #[test]
    fn arguments_are_read_or_refused() {
        assert_eq!(read(&[]), Ok(Wish::Launch(Launch::default())));
        let launch = Launch { data_dir: Some("here".into()) };
        assert_eq!(read(&["--data-dir", "here"]), Ok(Wish::Launch(launch)));
        assert_eq!(read(&["--help"]), Ok(Wish::Help));
        assert_eq!(read(&["-V"]), Ok(Wish::Version));
        for args in [&["--data-dir"][..], &["--bogus"], &["four-knights"]] {
            assert!(read(args).is_err(), "{args:?} should be refused");
        }
    }
}
