//! The evaluation of Watchtower, fitted to the winners of matches between players with a little
//! search. Some complete watchtowers as soon as they can: hard players prepare for long, so
//! otherwise few matches would tell what an early campaign is worth.

use cardkeep_ai::watchtower::fitting::{ON_CAMPAIGN, features, is_evaluated, weights};
use cardkeep_core::engine::{Chance, Game, Seat};
use cardkeep_core::games::watchtower::{Action, Phase, Position, of_rank};

use crate::Arguments;
use crate::logit::{self, Alternative, Choice};

/// Simulations of a little search.
const ITERATIONS: u32 = 60;
/// One player in so many is hasty.
const HASTY: u32 = 3;

pub fn fit(arguments: &Arguments) -> String {
    let seats = arguments.seats;
    let played = crate::play_all(arguments, |deal| {
        let mut hasty = Chance::new(deal);
        let hasty: Vec<bool> = (0..seats).map(|_| hasty.below(HASTY) == 0).collect();
        let mut positions = Vec::new();
        let outcome = crate::play(
            seats,
            deal,
            |position: &Position, seat, chance| {
                let rushed = if hasty[seat.index()] { completing(position, seat) } else { None };
                rushed.unwrap_or_else(|| crate::hard(position, seat, ITERATIONS, chance))
            },
            |position, _| {
                if is_evaluated(position) {
                    positions.push(features(position));
                }
            },
        );
        let seat =
            |(seat, features): &(Seat, Vec<f32>)| Alternative::new(outcome.share(*seat), features);
        positions.iter().map(|position| position.iter().map(seat).collect()).collect()
    });
    let of_game = |(game, positions): (usize, Vec<_>)| {
        positions.into_iter().map(move |alternatives| Choice { game, alternatives })
    };
    let choices: Vec<Choice> = played.into_iter().enumerate().flat_map(of_game).collect();
    let fit = logit::fit(&choices, &weights(seats), 3, true);
    let (on_campaign, at_home) = fit.weights.split_at(ON_CAMPAIGN);
    format!(
        "// watchtower/evaluation.rs, WEIGHTS for {seats} players\n{}    Weights {{\n        on_campaign: {},\n        \
         at_home: {},\n    }},\n",
        fit.errors,
        logit::array(on_campaign, 3, 8),
        logit::array(at_home, 3, 8),
    )
}

/// Returns a placement that leads to a watchtower, if the seat has all four cards.
fn completing(position: &Position, seat: Seat) -> Option<Action> {
    let player = &position.public().players[seat];
    let owned = player.army.union(player.fort.set());
    let complete = |card| owned.intersection(of_rank(card)).len() == 4;
    let mut actions = Vec::new();
    if position.public().phase == Phase::Turn(seat) && !player.campaign {
        position.legal_actions(&mut actions);
    }
    actions.into_iter().find(|action| match action {
        Action::Place(card) => complete(card.rank()),
        _ => false,
    })
}
