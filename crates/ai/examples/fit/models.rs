//! The models of players of Four Knights and Four Horsemen, fitted to decisions of the hard level
//! without them.

use cardkeep_ai::Opponent;
use cardkeep_ai::four_horsemen::fitting as four_horsemen;
use cardkeep_ai::four_knights::fitting as four_knights;

use crate::Arguments;
use crate::logit::{self, Alternative, Choice, array};

/// The hard level's simulations.
const KNIGHTS_ITERATIONS: u32 = 3000;
/// A sixth of the hard level's, which would take six times as long.
const HORSEMEN_ITERATIONS: u32 = 5000;

pub fn fit_four_knights(arguments: &Arguments) -> String {
    use four_knights::{Kind, alternatives};
    let choices: [_; 3] = choices(arguments, KNIGHTS_ITERATIONS, |position| {
        alternatives(position).map(|(kind, cards)| (kind as usize, cards))
    });
    let tables = Kind::ALL.map(|kind| {
        let fit = logit::fit(&choices[kind as usize], &kind.weights(), 2, false);
        let [beaten, squared, covered, lost, rank, early @ ..] = &fit.weights[..] else {
            unreachable!("eight weights")
        };
        format!(
            "{}const {}: Weights = Weights {{\n    beaten: {},\n    covered: {covered:.2},\n    \
             lost: {lost:.2},\n    rank: {rank:.2},\n    early: {},\n}};\n",
            fit.errors,
            format!("{kind:?}").to_uppercase(),
            array(&[*beaten, *squared], 2, 4),
            array(early, 2, 4),
        )
    });
    format!("// four_knights/model.rs\n{}", tables.concat())
}

pub fn fit_four_horsemen(arguments: &Arguments) -> String {
    use four_horsemen::{alternatives, weights};
    let [choices] = choices(arguments, HORSEMEN_ITERATIONS, |position| {
        alternatives(position).map(|uses| (0, uses))
    });
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
        "// four_horsemen/model.rs\n{}const WEIGHTS: [Weights; 5] = [\n{}];\n\
         const PRIZE: [[f32; 4]; 2] = [{}, {}];\n",
        fit.errors,
        uses.collect::<String>(),
        array(&prize[..4], 2, 0),
        array(&prize[4..], 2, 0),
    )
}

/// Plays the matches. Returns the choices among several alternatives, by the
/// number of the table that `alternatives` gives with their features.
fn choices<G: Opponent, const FEATURES: usize, const TABLES: usize>(
    arguments: &Arguments,
    iterations: u32,
    alternatives: impl Fn(&G) -> Option<(usize, Vec<(G::Action, [f32; FEATURES])>)> + Sync,
) -> [Vec<Choice>; TABLES] {
    let played = crate::play_all(arguments, |deal| {
        let mut decisions = Vec::new();
        crate::play(
            arguments.seats,
            deal,
            |position: &G, seat, chance| crate::hard(position, seat, iterations, chance),
            |position, chosen| {
                let Some((table, actions)) = alternatives(position) else { return };
                // An action of another kind, such as giving up a battle, is no choice among these.
                if actions.len() > 1 && actions.iter().any(|(action, _)| *action == chosen) {
                    let one = |(action, features): &(G::Action, [f32; FEATURES])| {
                        Alternative::new(f32::from(u8::from(*action == chosen)), features)
                    };
                    decisions.push((table, actions.iter().map(one).collect()));
                }
            },
        );
        decisions
    });
    let mut choices = [const { Vec::new() }; TABLES];
    for (game, decisions) in played.into_iter().enumerate() {
        for (table, alternatives) in decisions {
            choices[table].push(Choice { game, alternatives });
        }
    }
    choices
}
