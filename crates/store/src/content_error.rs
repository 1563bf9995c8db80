//! Errors in a file's content, before the file's path is known.

use std::path::Path;

use super::damage::{Damage, Misplaced};
use super::error::StoreError;

/// The reason why a file's content can't be used.
pub(super) enum ContentError {
    Damaged(Damage),
    /// Valid, but something else.
    Misplaced(Misplaced),
    Newer,
    Outdated,
}

impl ContentError {
    pub(super) fn at(self, path: &Path) -> StoreError {
        let path = path.to_owned();
        match self {
            ContentError::Damaged(damage) => StoreError::Damaged { path, damage },
            ContentError::Misplaced(holds) => StoreError::Misplaced { path, holds },
            ContentError::Newer => StoreError::Newer(path),
            ContentError::Outdated => StoreError::Outdated(path),
        }
    }
}

impl From<Damage> for ContentError {
    fn from(damage: Damage) -> Self {
        ContentError::Damaged(damage)
    }
}

impl From<serde_json::Error> for ContentError {
    fn from(why: serde_json::Error) -> Self {
        let reason = why.to_string();
        // The location of an error in a valid text would help no one.
        let place = format!(" at line {} column {}", why.line(), why.column());
        let told = reason.strip_suffix(&place).filter(|_| why.is_data());
        Damage::Json(told.map(String::from).unwrap_or(reason)).into()
    }
}
