//! Macro for the notation of actions (C-7), defined once per game in a table used for both writing
//! and reading.

use std::fmt::{self, Formatter};
use std::str::SplitWhitespace;

use crate::cards::Numbered;
use crate::engine::{Seat, Unreadable};

/// Implements `Display` and `FromStr` of a game's actions from one table. A row lists the action's
/// word, the names of its [`Argument`]s and the action:
///
/// ```text
/// notation! { Action, "Go Fish action", "ask SEAT CARD or pass";
///     "ask" seat card { Action::Ask(seat, card) }
///     "pass" { Action::Pass }
/// }
/// ```
macro_rules! notation {
    ($type:ident, $what:literal, $expected:literal;
     $($word:literal $($argument:ident)* { $($action:tt)+ })+) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($($action)+ => {
                        f.write_str($word)?;
                        $(
                            f.write_str(" ")?;
                            $crate::games::notation::Argument::write($argument, f)?;
                        )*
                        Ok(())
                    })+
                }
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::engine::Unreadable;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let unreadable = || $crate::engine::Unreadable::new($what, text, $expected);
                let mut words = text.split_whitespace();
                let action = match words.next() {
                    $(Some($word) => {
                        $(let $argument = $crate::games::notation::Argument::read(&mut words)?;)*
                        $($action)+
                    })+
                    _ => return Err(unreadable()),
                };
                words.next().map_or(Ok(action), |_| Err(unreadable()))
            }
        }
    };
}

pub(super) use notation;

/// A part of an action's notation, after its word.
pub(super) trait Argument: Sized {
    /// Reads the words of the argument.
    fn read(words: &mut SplitWhitespace<'_>) -> Result<Self, Unreadable>;

    /// Writes the argument without surrounding spaces.
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result;
}

impl<C: Numbered> Argument for C {
    fn read(words: &mut SplitWhitespace<'_>) -> Result<Self, Unreadable> {
        words.next().unwrap_or_default().parse()
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Argument for u8 {
    fn read(words: &mut SplitWhitespace<'_>) -> Result<Self, Unreadable> {
        number(words.next().unwrap_or_default(), "number")
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Argument for Seat {
    fn read(words: &mut SplitWhitespace<'_>) -> Result<Self, Unreadable> {
        number(words.next().unwrap_or_default(), "seat").map(Seat)
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Reads a number without a sign or leading zeros.
pub(super) fn number(text: &str, what: &'static str) -> Result<u8, Unreadable> {
    let number = text.parse().ok().filter(|number: &u8| number.to_string() == text);
    number.ok_or_else(|| Unreadable::new(what, text, "a number from 0 to 255"))
}
