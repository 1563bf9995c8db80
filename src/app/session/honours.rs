//! What was never better before.

use crate::store::Tally;

/// Something that a won match did better than all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Honour {
    /// The first win of its kind.
    FirstWin,
    /// The quickest of several.
    BestTime,
    /// The shortest of several.
    FewestMoves,
    /// So many wins in a row, more than ever.
    LongestStreak(u32),
}

/// What a match did better, by the results before it and with it.
pub(super) fn honours(before: Tally, after: Tally) -> Vec<Honour> {
    if after.won <= before.won {
        return Vec::new();
    }
    let less =
        |before: Option<u64>, after: Option<u64>| before.zip(after).is_some_and(|(b, a)| a < b);
    let moves = |tally: Tally| tally.fewest_moves.map(u64::from);
    let streak = after.best_streak;
    let found = [
        (before.won == 0, Honour::FirstWin),
        (less(before.best_seconds, after.best_seconds), Honour::BestTime),
        (less(moves(before), moves(after)), Honour::FewestMoves),
        (streak > 1 && streak > before.best_streak, Honour::LongestStreak(streak)),
    ];
    found.into_iter().filter_map(|(holds, honour)| holds.then_some(honour)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_better_than_before_is_an_honour() {
        let none = Tally::default();
        let one = Tally {
            won: 1,
            streak: 1,
            best_streak: 1,
            best_seconds: Some(300),
            fewest_moves: Some(90),
            ..none
        };
        assert_eq!(honours(none, one), [Honour::FirstWin]);
        let better = Tally { won: 2, streak: 2, best_streak: 2, best_seconds: Some(299), ..one };
        assert_eq!(honours(one, better), [Honour::BestTime, Honour::LongestStreak(2)]);
        let no_better = Tally { won: 3, streak: 1, ..better };
        assert!(honours(better, no_better).is_empty());
        let lost = Tally { lost: 1, streak: 0, ..better };
        assert!(honours(better, lost).is_empty());
    }
}
