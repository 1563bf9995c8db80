//! The model of players of Four Horsemen, fitted to decisions of the hard level without it.

use cardkeep_ai::fitting::four_horsemen::{alternatives, weights};
use cardkeep_core::games::four_horsemen::Position;

use crate::Arguments;
use crate::logit::{self, Alternative, Choice, array};

/// A sixth of the hard level's, which would take six times as long.
const ITERATIONS: u32 = 5000;

pub fn fit(arguments: &Arguments) -> String {
    let games = arguments.games.unwrap_or(150);
    let played = crate::play_all(arguments, games, |deal| {
        let mut decisions = Vec::new();
        crate::play(
            arguments.seats,
            deal,
            |position: &Position, seat, chance| crate::hard(position, seat, ITERATIONS, chance),
            |position, chosen| {
                if let Some(uses) = alternatives(position)
                    && uses.len() > 1
                {
                    let share = |action| f32::from(u8::from(action == chosen));
                    let one = |(action, features): &(_, [f32; _])| {
                        Alternative::new(share(*action), features)
                    };
                    decisions.push(uses.iter().map(one).collect());
                }
            },
        );
        decisions
    });
    let choices = Choice::of_games(played);
    let fit = logit::fit(&choices, &weights(), 2, false);
    let (uses, prize) = fit.weights.split_at(60);
    let uses = uses.chunks(12).map(|weights| {
        format!(
            "    Weights {{\n        suit: {},\n        value: {},\n        deaths: {},\n        \
             rival_deaths: {:.2},\n        odd_famine: {:.2},\n    }},\n",
            array(&weights[..4], 2, 8),
            array(&weights[4..8], 2, 8),
            array(&weights[8..10], 2, 8),
            weights[10],
            weights[11],
        )
    });
    format!(
        "// four_horsemen/model.rs.\n{}const WEIGHTS: [Weights; 5] = [\n{}];\n\
         const PRIZE: [[f32; 4]; 2] = [{}, {}];\n",
        fit.errors,
        uses.collect::<String>(),
        array(&prize[..4], 2, 0),
        array(&prize[4..], 2, 0),
    )
}
