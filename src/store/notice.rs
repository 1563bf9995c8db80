//! Notices for the player about files that could not be read as last written.

use std::path::Path;

use super::StoreError;
use crate::text;

/// The previous copy from an interrupted write is used. `title` names its content.
pub(crate) fn interrupted(title: &str) -> String {
    format!("The last write of {title} was interrupted, so you have the copy from just before it.")
}

/// The previous copy of an unusable file is used.
pub(crate) fn older(title: &str, reason: &str, whereabouts: &str) -> String {
    format!(
        "The newest copy of {title} could not be used: {reason}. You have the one from just \
         before it. {whereabouts}"
    )
}

/// Neither the file nor its previous copy is usable.
pub(crate) fn anew(title: &str, reason: &str, whereabouts: &str) -> String {
    format!(
        "Cardkeep begins {title} anew, because the file could not be used: {reason}. {whereabouts}"
    )
}

/// The file is not essential.
pub(crate) fn without(why: &StoreError) -> String {
    format!("{why} Cardkeep goes on without it.")
}

/// Some files are missing from an export.
pub(crate) fn not_as_it_is(older: &[String], left_out: &[String]) -> Option<String> {
    let listed = |names: &[String], beginning: &str, end: &str| {
        let names = text::one_line(&names.join(", "));
        (!names.is_empty()).then(|| format!("{beginning} {names}.{end}"))
    };
    let older = listed(older, "Damaged, so the copy before was exported:", "");
    let left_out =
        listed(left_out, "Left out because it can't be read:", " Nothing here was changed.");
    let told: Vec<String> = older.into_iter().chain(left_out).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// What became of an unusable file; `label` describes it.
pub(crate) fn whereabouts(path: &Path, label: &str, aside: Option<&Path>) -> String {
    match aside {
        Some(aside) => format!("The {label} file is kept as {}.", file_name(aside)),
        None => format!("The {label} file, {}, is still in its place.", file_name(path)),
    }
}

fn file_name(path: &Path) -> String {
    text::path(Path::new(path.file_name().unwrap_or_default()))
}
