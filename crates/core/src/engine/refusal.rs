//! Errors for refused actions (C-5).

use std::error::Error;
use std::fmt;

use super::LONGEST_MATCH;

/// A rule that an action would break. `Display` is for developers; `src` tells players.
pub trait Refusal: Error + Copy + Eq + Send + Sync + 'static {
    /// Returns the number of the rule, such as `FN-6`.
    fn rule(&self) -> &'static str;
}

/// The reason why a [`Record`](super::Record) rejects an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rejected<R> {
    /// The rules forbid it.
    Refused(R),
    /// The match has reached its maximum length (C-6).
    TooLong,
}

impl<R: Refusal> Refusal for Rejected<R> {
    fn rule(&self) -> &'static str {
        match self {
            Rejected::Refused(refusal) => refusal.rule(),
            Rejected::TooLong => "C-6",
        }
    }
}

impl<R: Refusal> fmt::Display for Rejected<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejected::Refused(refusal) => write!(f, "{refusal}"),
            Rejected::TooLong => write!(f, "more than {LONGEST_MATCH} actions"),
        }
    }
}

impl<R: Refusal> Error for Rejected<R> {}

impl<R> From<R> for Rejected<R> {
    fn from(refusal: R) -> Self {
        Rejected::Refused(refusal)
    }
}
