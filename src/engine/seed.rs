//! The one source of chance. A match's shuffles and blind picks, an AI's sampling: all of it comes
//! from a [`Chance`], and the same seed gives the same numbers on every platform and in every
//! release (C-2).
//!
//! Only the raw output of ChaCha8, which its crate promises to keep, is used. How a number is drawn
//! from that output is written here and must never change.

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// What a stream of a match's seed is for. No two of them are the same stream, and none is that of
/// [`Chance::new`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stream {
    /// A shuffle or a draw of the match itself, by a number from 1 that its game gives it. These
    /// never change (C-2).
    Deal(u32),
    /// A thought of an opponent, by the number of actions before it.
    Thought(u32),
    /// Players that act by chance, for tests, pictures and the arena.
    Trial(u32),
}

impl Stream {
    fn number(self) -> u64 {
        match self {
            Stream::Deal(n) => u64::from(n),
            Stream::Thought(n) => 1 << 32 | u64::from(n),
            Stream::Trial(n) => 2 << 32 | u64::from(n),
        }
    }
}

/// A deterministic stream of random numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream that belongs to a seed.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Chance(ChaCha8Rng::from_seed(key))
    }

    /// A stream of its own for one use of the same seed.
    pub fn stream(seed: u64, stream: Stream) -> Self {
        let mut chance = Self::new(seed);
        chance.0.set_stream(stream.number());
        chance
    }

    /// The next 64 bits of the stream.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A uniform number under `bound`, by Lemire's method with rejection.
    ///
    /// # Panics
    /// If `bound` is 0: there is no such number.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "no number is below 0");
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }

    /// A uniform number in `0.0..1.0`.
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// One of the items, each as likely; `None` of none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.below(items.len() as u32) as usize])
    }

    /// Shuffles in place (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}
