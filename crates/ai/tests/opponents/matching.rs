//! Levels that match a player's results, with simulated players whose strength is known.

use cardkeep_ai::{Evidence, Level, matched_levels};
use cardkeep_core::engine::Chance;

/// Returns the chance of a player of this strength, in levels, against these opponents, in games
/// whose levels are 200 Elo points apart.
fn chance_to_win(strength: f32, opponents: &[Level]) -> f32 {
    let rivals: f32 = opponents.iter().map(|level| 10f32.powf(*level as u8 as f32 / 2.0)).sum();
    let own = 10f32.powf(strength / 2.0);
    own / (own + rivals)
}

/// Plays matches at the levels that follow from the latest 20. Returns the share of wins in the
/// second half, and the mean level.
fn season(strength: f32, opponents: usize, seed: u64) -> (f32, f32) {
    let mut chance = Chance::new(seed);
    let mut results: Vec<Evidence> = Vec::new();
    let (mut wins, mut levels, matches) = (0.0, 0.0, 400);
    for number in 0..matches {
        let recent = &results[results.len().saturating_sub(20)..];
        let table = matched_levels(recent, &Level::USUAL, opponents);
        assert_eq!(table.len(), opponents);
        let won = chance.unit() < chance_to_win(strength, &table);
        let share = f32::from(u8::from(won));
        if number >= matches / 2 {
            wins += share;
            levels += table.iter().map(|level| *level as u8 as f32).sum::<f32>() / opponents as f32;
        }
        results.push(Evidence { opponents: table, share });
    }
    (wins / (matches / 2) as f32, levels / (matches / 2) as f32)
}

#[test]
fn a_player_without_results_meets_easy_opponents() {
    assert_eq!(matched_levels(&[], &Level::ALL, 3), [Level::Easy; 3]);
    assert!(matched_levels(&[], &Level::ALL, 0).is_empty());
}

#[test]
fn whoever_always_wins_meets_the_hardest_and_whoever_always_loses_the_easiest() {
    for opponents in 1..=5 {
        let mut results = Vec::new();
        for share in [1.0, 0.0] {
            for _ in 0..40 {
                let table = matched_levels(&results, &Level::ALL, opponents);
                results.push(Evidence { opponents: table, share });
            }
            let extreme = if share == 1.0 { Level::Master } else { Level::Easy };
            // At a large table a loss says little.
            if share == 1.0 || opponents == 1 {
                assert_eq!(
                    matched_levels(&results, &Level::ALL, opponents),
                    vec![extreme; opponents]
                );
            }
        }
    }
}

#[test]
fn chances_are_about_even_in_the_long_run() {
    for opponents in [1, 2, 3, 5] {
        let even = 1.0 / (opponents + 1) as f32;
        let mut means = Vec::new();
        for strength in [0.5, 1.0, 1.5] {
            let seasons: Vec<(f32, f32)> =
                (0..20).map(|seed| season(strength, opponents, seed)).collect();
            let share = seasons.iter().map(|one| one.0).sum::<f32>() / 20.0;
            let level = seasons.iter().map(|one| one.1).sum::<f32>() / 20.0;
            assert!((share - even).abs() < 0.12 * even + 0.05, "{opponents} rivals: {share}");
            means.push(level);
        }
        assert!(means.is_sorted(), "a stronger player meets stronger rivals: {means:?}");
    }
}
