//! What is wrong with the content of a file, and the words for it.

use std::fmt;

use crate::games::GameId;
use crate::text;

/// What shows that a file is not as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// Something else than a file has its name.
    NotAFile,
    /// It has no content.
    Empty,
    /// It has more content than Cardkeep ever writes.
    TooLarge,
    /// Its first line is not Cardkeep's.
    FirstLine,
    /// Its checksum does not match its content.
    Checksum,
    /// Its format has no such version.
    Version,
    /// It is not UTF-8.
    NotText,
    /// It is not the JSON that is expected; the reason comes from the parser.
    Json(String),
    /// Statistics without games.
    NoGames,
    /// Statistics of more kinds of opponents than there are.
    Opponents(usize),
    /// Statistics of more days than are kept.
    Days(usize),
    /// Statistics so large that the next result would not fit.
    Results,
    /// A match whose number of players is not that of its seats.
    Players {
        /// How many players are listed.
        players: usize,
        /// How many seats the match has.
        seats: u8,
    },
    /// A match in which only computers play.
    NoHuman,
    /// A match in which several people play.
    Humans(usize),
    /// A window of an impossible size.
    WindowSize,
    /// An import of files that no import moves.
    Journal,
    /// An export of more files than this, the most that Cardkeep ever writes.
    TooManyFiles(usize),
    /// An export with a file that belongs nowhere.
    UnknownFile(String),
    /// An export with a file that is damaged itself.
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
            Damage::Humans(people) => {
                write!(f, "{people} people play in it, and a table seats one")
            }
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

/// What a sound file holds that is not expected where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// A file of another kind, by the name in its first line.
    Kind(String),
    /// A match of another game, if the game is known.
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
