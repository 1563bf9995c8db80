//! Tests of what is made much of. The tables of moments match every event of their game, so the
//! compiler knows that none is missing.

use super::awards::present;
use crate::table::game::TableGame;
use crate::table::highlight::Highlight;
use crate::ui::Importance;
use cardkeep_core::engine::Game;
use cardkeep_core::games::GameId;

#[test]
fn what_matters_has_a_headline_and_trifles_have_none() {
    fn check<T: TableGame>() {
        let mut found: Vec<Highlight> = Vec::new();
        for seed in 0..12 {
            present::<T>(seed, |_, _, _, beats| {
                found.extend(beats.into_iter().filter_map(|beat| beat.highlight));
            });
        }
        for highlight in &found {
            let matters = !matches!(highlight.importance, Importance::Note | Importance::Gain);
            assert_eq!(matters, !highlight.headline.is_empty(), "{}: {highlight:?}", T::ID);
            let length = highlight.headline.chars().count();
            assert!(length <= 60 && !highlight.headline.ends_with('.'), "{}: {highlight:?}", T::ID);
        }
        let has = |importance| found.iter().any(|highlight| highlight.importance == importance);
        assert!(has(Importance::Note) && has(Importance::Gain), "{}", T::ID);
        // A random solitaire gets nowhere.
        if *T::Rules::SEATS.end() > 1 {
            assert!(has(Importance::Tide), "{}: nothing turns the tide", T::ID);
            assert!(has(Importance::Triumph), "{}: nobody triumphs", T::ID);
        }
    }
    for id in GameId::ALL {
        with_table!(id, T => check::<T>());
    }
}
