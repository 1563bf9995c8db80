//! Migrations of files from older formats, applied when they are read.

use serde_json::Value;

use super::content_error::ContentError;
use super::damage::Damage;

/// Converts the JSON of a file from one format version to the next.
///
/// It uses the field names of both formats as they were, and never the current types, which keep
/// changing.
pub(super) type Migration = fn(Value) -> Result<Value, ContentError>;

/// Migrates a file to the newest version. `older` leads from version 1 to 2, from 2 to 3 and so on.
pub(super) fn up_to_date(
    json: &str,
    version: u32,
    older: &[Migration],
) -> Result<String, ContentError> {
    let done = version.saturating_sub(1) as usize;
    let first = Ok(serde_json::from_str(json)?);
    let newest: Value = older.iter().skip(done).fold(first, |value, step| value.and_then(step))?;
    Ok(newest.to_string())
}

/// Statistics that only had counts. They are unchanged in format 2, which adds the lengths of
/// matches and the latest results; both are unknown for older matches. It is a separate format
/// because an older app would drop the new fields with its next result.
pub(super) fn count_only(statistics: Value) -> Result<Value, ContentError> {
    if statistics.is_object() { Ok(statistics) } else { Err(Damage::NoGames.into()) }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use serde_json::json;

    use super::super::file::{self, Kind};
    use super::super::{FileKind, StoreError};
    use super::*;

    const FIRST: Kind = Kind { name: "trial", kind: FileKind::Settings, most: 1 << 10, older: &[] };
    const SECOND: Kind = Kind { older: &[name_to_names], ..FIRST };
    const THIRD: Kind = Kind { older: &[name_to_names, count_names], ..FIRST };

    fn name_to_names(mut value: Value) -> Result<Value, ContentError> {
        match value["name"].take() {
            Value::String(name) => Ok(json!({ "names": [name] })),
            _ => Err(Damage::Json(String::from("it has no name")).into()),
        }
    }

    fn count_names(mut value: Value) -> Result<Value, ContentError> {
        value["count"] = value["names"].as_array().map_or(0, Vec::len).into();
        Ok(value)
    }

    fn parse(json: &str) -> Result<Value, ContentError> {
        Ok(serde_json::from_str(json)?)
    }

    fn read(path: &Path, kind: &Kind) -> Result<Option<Value>, StoreError> {
        file::read(path, kind, parse)
    }

    #[test]
    fn a_file_of_an_older_version_is_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("trial");
        file::write(&path, &FIRST, &json!({ "name": "Berit" }), parse).unwrap();
        let second = json!({ "names": ["Berit"] });
        let third = json!({ "names": ["Berit"], "count": 1 });
        assert_eq!(read(&path, &FIRST).unwrap(), Some(json!({ "name": "Berit" })));
        assert_eq!(read(&path, &SECOND).unwrap(), Some(second.clone()));
        assert_eq!(read(&path, &THIRD).unwrap(), Some(third.clone()));
        // Reading left the file as it was; the next write migrates it and keeps the old one.
        assert!(fs::read_to_string(&path).unwrap().starts_with("cardkeep trial 1 "));
        file::write(&path, &SECOND, &second, parse).unwrap();
        assert!(fs::read_to_string(&path).unwrap().starts_with("cardkeep trial 2 "));
        assert_eq!(read(&file::previous(&path), &THIRD).unwrap(), Some(third.clone()));
        assert_eq!(read(&path, &THIRD).unwrap(), Some(third));
        assert!(matches!(read(&path, &FIRST), Err(StoreError::Newer(_))));
    }

    #[test]
    fn what_cannot_be_brought_up_to_date_is_damaged() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("trial");
        file::write(&path, &FIRST, &json!({ "title": "Berit" }), parse).unwrap();
        let why = read(&path, &SECOND).unwrap_err();
        assert!(why.to_string().contains("it has no name"), "{why}");
    }
}
