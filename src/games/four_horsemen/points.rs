//! Formatting of points in Four Horsemen.

use crate::i18n::{four_horsemen as text, t};

/// The value of the cards of an eliminated seat.
pub(super) const NOTHING: &str = "–";

/// Formats a number with its sign: `+5`, `−3`, `0`.
pub(super) fn signed(points: i8) -> String {
    if points <= 0 { worth(points) } else { format!("+{points}") }
}

/// Formats a number with a minus sign as wide as a plus.
pub(super) fn worth(points: i8) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// Formats a value and its value after a change; [`NOTHING`] for a seat that would be eliminated.
pub(super) fn worth_then(now: i8, then: Option<Option<i8>>) -> String {
    match then {
        Some(Some(then)) if then != now => format!("{} → {}", worth(now), worth(then)),
        Some(None) => format!("{} → {NOTHING}", worth(now)),
        _ => worth(now),
    }
}

/// Returns the sign beside the symbol of Famine.
pub(super) fn sign_of(points: i8) -> &'static str {
    if points < 0 { "−" } else { "+" }
}

/// Formats points in words: `−1 point`, `3 points`.
pub(super) fn points_in_words(points: i8) -> String {
    t!(text::points, points: worth(points), count: points.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_show_their_sign_where_it_matters() {
        assert_eq!([5, 0, -3].map(signed), ["+5", "0", "−3"]);
        assert_eq!([5, 0, -3].map(worth), ["5", "0", "−3"]);
        assert_eq!([1, 0, -1].map(points_in_words), ["1 point", "0 points", "−1 point"]);
    }
}
