//! The only source of random numbers. Shuffles, blind picks and search all use a [`Chance`]. The
//! same seed gives the same numbers on every platform and in every release (C-2).
//!
//! Only the raw output of ChaCha8 is used, which its crate guarantees to be stable. The code that
//! draws numbers from it is defined here and must never change.

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// The use of a seed's random stream. All streams of a seed differ from each other and from that of
/// [`Chance::new`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stream {
    /// A shuffle or draw of the match itself, numbered from 1 by its game. These never change
    /// (C-2).
    Deal(u32),
    /// An opponent's search, numbered by the actions before it.
    Thought(u32),
    /// Random players for tests, screenshots and the arena.
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
    /// Creates the default stream of a seed.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Chance(ChaCha8Rng::from_seed(key))
    }

    /// Creates the stream of a seed for one use.
    pub fn stream(seed: u64, stream: Stream) -> Self {
        let mut chance = Self::new(seed);
        chance.0.set_stream(stream.number());
        chance
    }

    /// Returns the next 64 bits of the stream.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a uniform number below `bound`, by Lemire's method with rejection.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "no number is below 0");
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            // The threshold is below the bound, so it is rarely worth a division.
            if product as u32 >= bound || product as u32 >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// Returns a uniform number in `0.0..1.0`.
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// Returns one of the items, each equally likely; `None` if there are none.
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
