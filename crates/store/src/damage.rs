//! Kinds of damage to a file, with messages.

use std::fmt;

use cardkeep_core::games::GameId;
use cardkeep_core::text;

/// The evidence that a file is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It is not a regular file.
    NotAFile,
    /// It has no content.
    Empty,
    /// It has more content than Cardkeep ever writes.
    TooLarge,
    /// Its first line is not one of Cardkeep's.
    FirstLine,
    /// Its checksum does not match its content.
    Checksum,
    /// Its format version does not exist.
    Version,
    /// It is not UTF-8.
    NotText,
    /// It is not the expected JSON; the parser's reason.
    Json(String),
    /// Statistics without games.
    NoGames,
    /// Statistics with more kinds of opponents than exist.
    Opponents(usize),
    /// Statistics with more days than are kept.
    Days(usize),
    /// Statistics so large that the next result would not fit.
    Results,
    /// A match with a different number of players and seats.
    Players {
        /// Number of players listed.
        players: usize,
        /// Number of seats in the match.
        seats: u8,
    },
    /// A match with only computer players.
    NoHuman,
    /// A window with an impossible size.
    WindowSize,
    /// An import journal with files that imports never move.
    Journal,
    /// An export with this many files, more than Cardkeep ever writes.
    TooManyFiles(usize),
    /// An export with a file of unknown name.
    UnknownFile(String),
    /// An export with a damaged file.
    DamagedFile(String),
}

/// The end of a sentence about the file: "it is empty".
impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::NotAFile => f.write_str("it is not a file"),
            Damage::Empty => f.write_str("it is empty"),
            Damage::TooLarge => f.write_str("it is far too large"),
            Damage::FirstLine => f.write_str("its first line is not Cardkeep's"),
            Damage::Checksum => f.write_str("its checksum is wrong"),
            Damage::Version => f.write_str("its version is unknown"),
            Damage::NotText => f.write_str("it is not text"),
            // The reason may quote the file.
            Damage::Json(reason) => f.write_str(&text::one_line(reason)),
            Damage::NoGames => f.write_str("it has no games"),
            Damage::Opponents(kinds) => write!(f, "it tells of {kinds} kinds of opponents"),
            Damage::Days(days) => write!(f, "it tells of {days} days"),
            Damage::Results => f.write_str("it holds far more than results"),
            Damage::Players { players, seats } => {
                write!(f, "{players} players sit at {seats} seats")
            }
            Damage::NoHuman => f.write_str("nobody but computers plays in it"),
            Damage::WindowSize => f.write_str("no window has this size"),
            Damage::Journal => f.write_str("it lists files that no import moves"),
            Damage::TooManyFiles(most) => {
                write!(f, "it lists more than {most} files, and Cardkeep never writes that many")
            }
            Damage::UnknownFile(name) => {
                let name = text::one_line(name);
                write!(f, "there is no place for a file called {name}")
            }
            Damage::DamagedFile(name) => {
                let name = text::one_line(name);
                write!(f, "{name} in it is not as it was written")
            }
        }
    }
}

/// What a valid file holds, other than what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// A file of another kind, as named in its first line.
    Kind(String),
    /// A match of another game, which may be unknown.
    Match(Option<GameId>),
}

/// The object of a sentence: "a match of Watchtower".
impl fmt::Display for Misplaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misplaced::Kind(name) => write!(f, "Cardkeep's {}", text::one_line(name)),
            Misplaced::Match(game) => {
                write!(f, "a match of {}", game.map_or("another game", GameId::name))
            }
        }
    }
}
