//! The model of players of Four Knights, fitted to decisions of the hard level without it.

use cardkeep_ai::fitting::four_knights::{Kind, alternatives};
use cardkeep_core::games::four_knights::Position;

use crate::Arguments;
use crate::logit::{self, Alternative, Choice};

/// Those of the hard level.
const ITERATIONS: u32 = 3000;

pub fn fit(arguments: &Arguments) -> String {
    let games = arguments.games.unwrap_or(500);
    let played = crate::play_all(arguments, games, |deal| {
        let mut decisions = Vec::new();
        crate::play(
            arguments.seats,
            deal,
            |position: &Position, seat, chance| crate::hard(position, seat, ITERATIONS, chance),
            |position, action| {
                // Giving up a battle is no choice of a card.
                let (Some(chosen), Some((kind, cards))) = (action.card(), alternatives(position))
                else {
                    return;
                };
                if cards.len() > 1 {
                    let share = |card| f32::from(u8::from(card == chosen));
                    let one =
                        |(card, features): &(_, [f32; _])| Alternative::new(share(*card), features);
                    decisions.push((kind, cards.iter().map(one).collect::<Vec<_>>()));
                }
            },
        );
        decisions
    });
    let mut kinds = Kind::ALL.map(|kind| (kind, Vec::new()));
    for (game, decisions) in played.into_iter().enumerate() {
        for (kind, alternatives) in decisions {
            kinds[kind as usize].1.push(Choice { game, alternatives });
        }
    }
    let table = kinds.map(|(kind, choices)| {
        let fit = logit::fit(&choices, &kind.weights(), 2, false);
        let name = format!("{kind:?}").to_uppercase();
        let [a, b, covered, lost, rank, early @ ..] = &fit.weights[..] else { unreachable!() };
        format!(
            "{}const {name}: Weights = Weights {{\n    beaten: {},\n    covered: {covered:.2},\n    \
             lost: {lost:.2},\n    rank: {rank:.2},\n    early: {},\n}};\n",
            fit.errors,
            logit::array(&[*a, *b], 2, 4),
            logit::array(early, 2, 4),
        )
    });
    format!("// four_knights/model.rs.\n{}", table.concat())
}
