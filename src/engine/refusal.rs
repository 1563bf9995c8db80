//! Why an action is not carried out (C-5).

use std::error::Error;
use std::fmt;

use super::LONGEST_MATCH;

/// A rule that an action would break. `Display` is the sentence for the player, without the number
/// of the rule.
pub trait Refusal: Error + Copy + Eq + Send + Sync + 'static {
    /// The number of the rule, like `FN-6`.
    fn rule(&self) -> &'static str;
}

/// Why a [`Record`](super::Record) does not take an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rejected<R> {
    /// The rules of the game forbid it.
    Refused(R),
    /// The match is at its longest (C-6).
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
            Rejected::TooLong => write!(
                f,
                "This match has come to {LONGEST_MATCH} moves, and no more can be kept. Take some \
                 back, or begin it anew."
            ),
        }
    }
}

impl<R: Refusal> Error for Rejected<R> {}

impl<R> From<R> for Rejected<R> {
    fn from(refusal: R) -> Self {
        Rejected::Refused(refusal)
    }
}
