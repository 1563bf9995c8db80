//! Why the content of a file cannot be used, before the file is known.

use std::path::Path;

use super::error::StoreError;
use crate::text;

/// Why a file's content cannot be used.
pub(super) enum Flaw {
    Damaged(String),
    /// Sound, but something else; says what.
    Misplaced(String),
    Newer,
    Outdated,
}

impl Flaw {
    pub(super) fn at(self, path: &Path) -> StoreError {
        let path = path.to_owned();
        // The reason may quote the file.
        match self {
            Flaw::Damaged(reason) => StoreError::Damaged { path, reason: text::one_line(&reason) },
            Flaw::Misplaced(holds) => StoreError::Misplaced { path, holds: text::one_line(&holds) },
            Flaw::Newer => StoreError::Newer(path),
            Flaw::Outdated => StoreError::Outdated(path),
        }
    }
}

impl From<serde_json::Error> for Flaw {
    fn from(why: serde_json::Error) -> Self {
        let reason = why.to_string();
        // Where in the file a sound text says something wrong helps nobody.
        let place = format!(" at line {} column {}", why.line(), why.column());
        let told = reason.strip_suffix(&place).filter(|_| why.is_data());
        Flaw::Damaged(told.map(String::from).unwrap_or(reason))
    }
}
