//! Personal bests achieved by a match.

use cardkeep_store::Tally;

/// A personal best of a won match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PersonalBest {
    /// The first win of its kind.
    FirstWin,
    /// The first win of a daily deal.
    FirstOfDeal,
    /// The fastest win of several.
    BestTime,
    /// The win with the fewest moves of several.
    FewestMoves,
    /// The longest winning streak so far.
    LongestStreak(u32),
}

/// Returns the personal bests of a match from the results before and after it. `first` marks the
/// first win of a daily deal; time and moves count only in solitaires.
pub(super) fn honors(before: Tally, after: Tally, first: bool, alone: bool) -> Vec<PersonalBest> {
    if after.won <= before.won {
        return Vec::new();
    }
    let less =
        |before: Option<u64>, after: Option<u64>| before.zip(after).is_some_and(|(b, a)| a < b);
    let moves = |tally: Tally| tally.fewest_moves.map(u64::from);
    let streak = after.best_streak;
    let found = [
        (before.won == 0, PersonalBest::FirstWin),
        (first, PersonalBest::FirstOfDeal),
        (alone && less(before.best_seconds, after.best_seconds), PersonalBest::BestTime),
        (alone && less(moves(before), moves(after)), PersonalBest::FewestMoves),
        (streak > 1 && streak > before.best_streak, PersonalBest::LongestStreak(streak)),
    ];
    found.into_iter().filter_map(|(holds, honor)| holds.then_some(honor)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_better_than_before_is_an_honor() {
        let none = Tally::default();
        let one = Tally {
            won: 1,
            streak: 1,
            best_streak: 1,
            best_seconds: Some(300),
            fewest_moves: Some(90),
            ..none
        };
        assert_eq!(honors(none, one, false, true), [PersonalBest::FirstWin]);
        let better = Tally { won: 2, streak: 2, best_streak: 2, best_seconds: Some(299), ..one };
        assert_eq!(
            honors(one, better, false, true),
            [PersonalBest::BestTime, PersonalBest::LongestStreak(2)]
        );
        assert_eq!(
            honors(one, better, true, false),
            [PersonalBest::FirstOfDeal, PersonalBest::LongestStreak(2)]
        );
        let no_better = Tally { won: 3, streak: 1, ..better };
        assert!(honors(better, no_better, false, true).is_empty());
        let lost = Tally { lost: 1, streak: 0, ..better };
        assert!(honors(better, lost, false, true).is_empty());
    }
}
