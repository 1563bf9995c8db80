//! The features and weights that `examples/fit` fits again. Not part of the interface.

/// The static evaluation of Watchtower.
pub mod watchtower {
    pub use crate::watchtower::evaluation::{ON_CAMPAIGN, features, is_evaluated, weights};
}

/// The model of players of Four Knights.
pub mod four_knights {
    pub use crate::four_knights::model::{Kind, alternatives};
}

/// The model of players of Four Horsemen.
pub mod four_horsemen {
    pub use crate::four_horsemen::model::{alternatives, weights};
}
