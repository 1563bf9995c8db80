//! Conditional logit (McFadden, "Conditional logit analysis of qualitative choice behavior", 1974):
//! the odds of an alternative are the exponential of the weighted sum of its features.

use std::fmt::Write;

/// A choice among alternatives, or a match that one of its seats wins.
pub struct Choice {
    /// The number of the match.
    pub game: usize,
    pub alternatives: Vec<Alternative>,
}

pub struct Alternative {
    /// 1 if it was chosen, 0 if not, or its share.
    share: f64,
    /// The features that are not 0, with their indices.
    features: Vec<(usize, f64)>,
}

impl Alternative {
    pub fn new(share: f32, features: &[f32]) -> Self {
        let present = features.iter().enumerate().filter(|(_, feature)| **feature != 0.0);
        let features = present.map(|(n, feature)| (n, f64::from(*feature))).collect();
        Alternative { share: share.into(), features }
    }
}

impl Choice {
    /// Returns the probability of each alternative.
    fn probabilities(&self, weights: &[f64]) -> Vec<f64> {
        let sum = |one: &Alternative| -> f64 {
            one.features.iter().map(|(n, feature)| weights[*n] * feature).sum()
        };
        let sums: Vec<f64> = self.alternatives.iter().map(sum).collect();
        let most = sums.iter().copied().fold(f64::MIN, f64::max);
        let odds: Vec<f64> = sums.iter().map(|sum| (sum - most).exp()).collect();
        let all: f64 = odds.iter().sum();
        odds.iter().map(|odds| odds / all).collect()
    }

    /// Returns the log loss in nats.
    fn loss(&self, weights: &[f64]) -> f64 {
        let both = self.alternatives.iter().zip(self.probabilities(weights));
        -both.map(|(one, probability)| one.share * probability.max(1e-300).ln()).sum::<f64>()
    }
}

/// Weights that were fitted, and how well they predict.
pub struct Fit {
    pub weights: Vec<f64>,
    /// Comment lines for the table.
    pub errors: String,
}

/// Number of outcomes that each weight needs (Peduzzi et al., "A simulation study of the number of
/// events per variable in logistic regression analysis", 1996).
const OUTCOMES_PER_WEIGHT: usize = 10;
/// Penalties for the square of each weight, in nats. The one with the least log loss in a fifth of
/// the matches is used.
const PENALTIES: [f64; 7] = [0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0];

/// Fits weights to four fifths of the matches, rounded to this many digits, and compares them with
/// the shipped ones. `per_game` tells that the choices of a match have one outcome together.
pub fn fit(choices: &[Choice], shipped: &[f32], digits: usize, per_game: bool) -> Fit {
    let fifth = |n| move |choice: &&Choice| choice.game % 5 == n;
    let (held_out, training): (Vec<_>, Vec<_>) = choices.iter().partition(fifth(4));
    let (validation, rest): (Vec<_>, Vec<_>) = training.iter().copied().partition(fifth(3));
    let mut best = (PENALTIES[0], f64::MAX);
    for penalty in PENALTIES {
        let loss = mean_loss(&validation, &newton(&rest, shipped.len(), penalty));
        if loss < best.1 {
            best = (penalty, loss);
        }
    }
    let penalty = best.0;
    let round = |weight: &f64| {
        let scale = 10f64.powi(digits as i32);
        (weight * scale).round() / scale + 0.0
    };
    let weights: Vec<f64> = newton(&training, shipped.len(), penalty).iter().map(round).collect();
    let shipped: Vec<f64> = shipped.iter().map(|weight| f64::from(*weight)).collect();
    let even = vec![0.0; weights.len()];

    let outcomes = if per_game { games(&training).len() } else { training.len() };
    let mut errors = format!(
        "// {} choices in {} matches, penalty {penalty}; {outcomes} outcomes for {} weights, which need {}.\n",
        training.len(),
        games(&training).len(),
        weights.len(),
        OUTCOMES_PER_WEIGHT * weights.len(),
    );
    for (name, some) in [("Training", &training), ("Held out", &held_out)] {
        let [new, old, even] = [&weights, &shipped, &even].map(|weights| mean_loss(some, weights));
        let (gain, half) = gain(some, &weights, &shipped);
        let _ = writeln!(
            errors,
            "// {name}: log loss {new:.4}, shipped {old:.4}, even odds {even:.4}; \
             gain {gain:.4} [{:.4}, {:.4}].",
            gain - half,
            gain + half
        );
    }
    Fit { weights, errors }
}

/// Minimizes the log loss plus half the penalty times the squares of the weights by Newton's method.
fn newton(choices: &[&Choice], size: usize, penalty: f64) -> Vec<f64> {
    let total = |weights: &[f64]| {
        let squares: f64 = weights.iter().map(|weight| weight * weight).sum();
        choices.iter().map(|choice| choice.loss(weights)).sum::<f64>() + 0.5 * penalty * squares
    };
    let mut weights = vec![0.0; size];
    let mut loss = total(&weights);
    for _ in 0..100 {
        let mut gradient: Vec<f64> = weights.iter().map(|weight| penalty * weight).collect();
        let mut hessian = vec![vec![0.0; size]; size];
        (0..size).for_each(|n| hessian[n][n] = penalty);
        for choice in choices {
            let mut mean = vec![0.0; size];
            for (one, probability) in choice.alternatives.iter().zip(choice.probabilities(&weights))
            {
                for (n, feature) in &one.features {
                    mean[*n] += probability * feature;
                    gradient[*n] += (probability - one.share) * feature;
                    for (m, other) in &one.features {
                        hessian[*n][*m] += probability * feature * other;
                    }
                }
            }
            for (row, one) in hessian.iter_mut().zip(&mean).filter(|(_, one)| **one != 0.0) {
                row.iter_mut().zip(&mean).for_each(|(cell, other)| *cell -= one * other);
            }
        }
        let step = solve(hessian, gradient);
        // Newton's step can be too long far from the minimum.
        let shorter = (0..30).map(|halvings| 0.5f64.powi(halvings)).find_map(|scale| {
            let next: Vec<f64> =
                weights.iter().zip(&step).map(|(weight, step)| weight - scale * step).collect();
            let new = total(&next);
            (new < loss).then_some((next, new))
        });
        let Some((next, new)) = shorter else { break };
        let done = loss - new < 1e-9 * loss;
        (weights, loss) = (next, new);
        if done {
            break;
        }
    }
    weights
}

/// Solves a system of linear equations with a positive definite matrix by Gaussian elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut values: Vec<f64>) -> Vec<f64> {
    let size = values.len();
    for pivot in 0..size {
        let (above, below) = matrix.split_at_mut(pivot + 1);
        let row = &above[pivot];
        for (n, other) in below.iter_mut().enumerate() {
            let factor = other[pivot] / row[pivot];
            other.iter_mut().zip(row).skip(pivot).for_each(|(cell, own)| *cell -= factor * own);
            values[pivot + 1 + n] -= factor * values[pivot];
        }
    }
    for n in (0..size).rev() {
        let known: f64 = (n + 1..size).map(|m| matrix[n][m] * values[m]).sum();
        values[n] = (values[n] - known) / matrix[n][n];
    }
    values
}

/// Returns the matches of choices, each once.
fn games(choices: &[&Choice]) -> Vec<usize> {
    let mut games: Vec<usize> = choices.iter().map(|choice| choice.game).collect();
    games.dedup();
    games
}

fn mean_loss(choices: &[&Choice], weights: &[f64]) -> f64 {
    choices.iter().map(|choice| choice.loss(weights)).sum::<f64>() / choices.len() as f64
}

/// Returns how much lower the mean log loss is than with other weights, and half its 95% confidence
/// interval over matches.
fn gain(choices: &[&Choice], weights: &[f64], others: &[f64]) -> (f64, f64) {
    let difference = |choice: &Choice| choice.loss(others) - choice.loss(weights);
    let size = choices.len() as f64;
    let mean = choices.iter().map(|choice| difference(choice)).sum::<f64>() / size;
    let of_game = |game: &[&Choice]| game.iter().map(|one| difference(one) - mean).sum::<f64>();
    let games = choices.chunk_by(|one, other| one.game == other.game);
    let squares: f64 = games.map(|game| of_game(game).powi(2)).sum();
    (mean, 1.96 * squares.sqrt() / size)
}

/// Returns numbers as the elements of an array, as rustfmt would break them at this indentation.
pub fn array(values: &[f64], digits: usize, indentation: usize) -> String {
    let elements: Vec<String> = values.iter().map(|value| format!("{value:.digits$}")).collect();
    let line = elements.join(", ");
    if values.len() <= 4 {
        return format!("[{line}]");
    }
    let indent = " ".repeat(indentation);
    let mut text = String::from("[");
    let mut width = usize::MAX;
    for element in elements {
        // rustfmt leaves the last column free.
        if width.saturating_add(element.len() + 2) > 99 {
            let _ = write!(text, "\n{indent}    {element},");
            width = indentation + 4 + element.len() + 1;
        } else {
            let _ = write!(text, " {element},");
            width += element.len() + 2;
        }
    }
    text + "\n" + &indent + "]"
}
