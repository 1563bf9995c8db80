//! Sampling of the determinizations that a search starts from.

use crate::opponent::{Likelihood, Opponent};
use cardkeep_core::engine::Chance;

/// Number of worlds drawn before the first is used, so that it does not depend on the first draw.
const BURN_IN: usize = 32;

/// A source of full positions for a search.
pub enum Worlds<G> {
    /// All determinizations of the view, equally often.
    Uniform,
    /// The determinizations of the view as often as the rivals' actions suggest.
    Weighted(Weighted<G>),
    /// Always the same position, for a clairvoyant player of the arena.
    #[cfg(feature = "clairvoyance")]
    Known(G),
}

/// A Markov chain of determinizations (the independence sampler of Metropolis and Hastings): each
/// step draws one uniformly and moves there with the ratio of the likelihoods as the probability.
pub struct Weighted<G> {
    likelihood: Likelihood<G>,
    current: Option<(G, f32)>,
}

impl<G: Opponent> Worlds<G> {
    /// Creates a source that draws conclusions from what rivals did, if there are any to draw.
    pub fn inferred(view: &G::View) -> Self {
        match G::likelihood(view) {
            Some(likelihood) => Worlds::Weighted(Weighted { likelihood, current: None }),
            None => Worlds::Uniform,
        }
    }

    /// Returns the next position.
    pub fn next(&mut self, view: &G::View, chance: &mut Chance) -> G {
        match self {
            Worlds::Uniform => G::imagine(view, chance),
            Worlds::Weighted(chain) => chain.next(view, chance),
            #[cfg(feature = "clairvoyance")]
            Worlds::Known(position) => position.clone(),
        }
    }
}

impl<G: Opponent> Weighted<G> {
    fn next(&mut self, view: &G::View, chance: &mut Chance) -> G {
        let steps = if self.current.is_none() { BURN_IN } else { 1 };
        for _ in 0..steps {
            let world = G::imagine(view, chance);
            let weight = (self.likelihood)(&world);
            if self.current.as_ref().is_none_or(|(_, current)| chance.unit() * current < weight) {
                self.current = Some((world, weight));
            }
        }
        match &self.current {
            Some((world, _)) => world.clone(),
            None => G::imagine(view, chance),
        }
    }
}
