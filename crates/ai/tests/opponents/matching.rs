//! Ratings and matched levels, with simulated players whose strength is known.

use cardkeep_ai::{Level, Thinker, matched_levels};
use cardkeep_core::engine::{Chance, Game};
use cardkeep_core::games::{four_horsemen, four_knights, knights_and_ninjas, watchtower};
use cardkeep_core::rating::{EASY, Rating, expected};

/// Matches after which a rating is looked at.
const MATCHES: usize = 30;
/// Players per strength.
const PLAYERS: u64 = 200;

/// Returns the ratings of the levels that a player of this rating meets.
fn table<G: Thinker>(rating: f32, opponents: usize) -> Vec<f32> {
    let levels = matched_levels::<G>(rating, opponents);
    assert_eq!(levels.len(), opponents);
    levels.iter().map(|level| G::rating(opponents as u8 + 1, *level)).collect()
}

/// Plays matches of a player of this strength at the levels that match its rating. Returns the rating
/// after them, and the share of wins.
fn season<G: Thinker>(strength: f32, opponents: usize, matches: usize, seed: u64) -> (Rating, f32) {
    let mut chance = Chance::new(seed);
    let (mut rating, mut wins) = (Rating::default(), 0.0);
    for _ in 0..matches {
        let rivals = table::<G>(rating.mean, opponents);
        let share = f32::from(chance.unit() < expected(strength, &rivals));
        wins += share;
        rating = rating.after(&rivals, share);
    }
    (rating, wins / matches as f32)
}

#[test]
fn a_player_without_results_meets_easy_opponents() {
    let new = Rating::default().mean;
    assert_eq!(matched_levels::<watchtower::Position>(new, 3), [Level::Easy; 3]);
    assert!(matched_levels::<watchtower::Position>(new, 0).is_empty());
}

#[test]
fn whoever_always_wins_meets_the_hardest_and_whoever_then_always_loses_the_easiest() {
    fn check<G: Thinker>(opponents: usize) {
        let mut rating = Rating::default();
        let hardest = *G::levels(opponents as u8 + 1).last().expect("there are levels");
        for (share, extreme) in [(1.0, hardest), (0.0, Level::Easy)] {
            for _ in 0..200 {
                rating = rating.after(&table::<G>(rating.mean, opponents), share);
                assert!(rating.is_possible(), "{rating:?}");
            }
            assert_eq!(matched_levels::<G>(rating.mean, opponents), vec![extreme; opponents]);
        }
    }
    check::<four_knights::Position>(1);
    check::<four_horsemen::Position>(1);
    check::<watchtower::Position>(2);
    check::<knights_and_ninjas::Position>(5);
}

#[test]
fn levels_rise_with_the_rating() {
    fn check<G: Thinker>(seats: u8) {
        let levels = G::levels(seats);
        assert!(levels.iter().map(|level| G::rating(seats, *level)).is_sorted(), "{seats} seats");
        assert_eq!(G::rating(seats, Level::Easy), EASY);
        let sum = |rating: i16| -> f32 {
            table::<G>(f32::from(rating), usize::from(seats - 1)).iter().sum()
        };
        assert!((600..2600).step_by(20).map(sum).is_sorted(), "{seats} seats");
    }
    for seats in four_knights::Position::SEATS {
        check::<four_knights::Position>(seats);
    }
    for seats in four_horsemen::Position::SEATS {
        check::<four_horsemen::Position>(seats);
    }
    for seats in watchtower::Position::SEATS {
        check::<watchtower::Position>(seats);
    }
    for seats in knights_and_ninjas::Position::SEATS {
        check::<knights_and_ninjas::Position>(seats);
    }
}

/// After thirty matches the rating is near the true strength, and says how near.
#[test]
fn ratings_find_the_strength_of_simulated_players() {
    fn check<G: Thinker>(opponents: usize, strengths: [f32; 3], error: f32) {
        for strength in strengths {
            let ends: Vec<Rating> = (0..PLAYERS)
                .map(|seed| season::<G>(strength, opponents, MATCHES, seed).0)
                .collect();
            let far: f32 = ends.iter().map(|end| (end.mean - strength).abs()).sum();
            let covered = |end: &&Rating| {
                let (low, high) = end.interval();
                (low..=high).contains(&strength)
            };
            let covered = ends.iter().filter(covered).count() as f32 / PLAYERS as f32;
            let mean = far / PLAYERS as f32;
            println!("{opponents} rivals, {strength}: off by {mean:.0}, {covered:.2} covered");
            assert!(mean < error, "{opponents} rivals, {strength}: off by {mean}");
            assert!((0.9..=1.0).contains(&covered), "{opponents} rivals, {strength}: {covered}");
        }
    }
    check::<four_knights::Position>(1, [900.0, 1050.0, 1200.0], 60.0);
    check::<four_horsemen::Position>(1, [900.0, 1200.0, 1500.0], 65.0);
    check::<watchtower::Position>(1, [900.0, 1100.0, 1300.0], 60.0);
    // A match among four says less of each.
    check::<watchtower::Position>(3, [900.0, 1100.0, 1300.0], 70.0);
}

#[test]
fn chances_are_about_even_in_the_long_run() {
    for strength in [1000.0, 1200.0, 1400.0] {
        for opponents in [1, 2, 3] {
            let shares = (0..20)
                .map(|seed| season::<watchtower::Position>(strength, opponents, 200, seed).1);
            let share = shares.sum::<f32>() / 20.0;
            let even = 1.0 / (opponents + 1) as f32;
            assert!((share - even).abs() < 0.12, "{strength}, {opponents} rivals: {share}");
        }
    }
}
