//! Files of the data folder: written atomically, checked when read.
//!
//! The first line is `cardkeep KIND VERSION CHECKSUM`; the rest is JSON. The checksum (CRC-32)
//! covers the rest of the first line and the JSON. The layout of the first line is the same in
//! every format version, so that an older app can tell a newer file from a damaged one.

use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;

use super::content_error::ContentError;
use super::disk::{self as fs, File, OpenOptions};
use super::error::DAMAGED;
use super::migrate::{Migration, up_to_date};
use super::notice::{FileKind, Notice};
use super::{Damage, Misplaced, StoreError};

/// A value that was read, and what the player should know about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded<T> {
    /// The value to use.
    pub value: T,
    /// Why something else replaced the file, if it did.
    pub notice: Option<Notice>,
}

/// A kind of file.
pub(super) struct Kind {
    pub name: &'static str,
    /// The kind named in messages.
    pub kind: FileKind,
    /// Maximum bytes to read back, far more than Cardkeep ever writes.
    pub most: usize,
    /// Migrations from each older format version to the next; see [`Migration`].
    pub older: &'static [Migration],
}

impl Kind {
    /// Returns the newest format version; the first is 1.
    fn version(&self) -> u32 {
        self.older.len() as u32 + 1
    }
}

/// Writes a file. The old file stays until the last step; then it becomes the previous copy, or is
/// set aside if it is unreadable.
pub(super) fn write<T>(
    path: &Path,
    kind: &Kind,
    value: &impl Serialize,
    parse: impl Fn(&str) -> Result<T, ContentError>,
) -> Result<(), StoreError> {
    let text = checked_text(path, kind, value)?;
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|why| StoreError::making(folder, why))?;
    }
    let fresh = fresh(path);
    if let Err(why) = write_through(&fresh, &text) {
        // A folder with this name belongs to someone else; only files are ours to remove.
        let _ = fs::remove_file(&fresh);
        return Err(StoreError::writing(path, why));
    }
    put_away(path, kind, parse);
    if let Err(why) = fs::rename(&fresh, path) {
        if is_free(path) {
            let _ = fs::rename(previous(path), path);
        }
        let _ = fs::remove_file(&fresh);
        return Err(StoreError::writing(path, why));
    }
    sync_folder(path);
    Ok(())
}

/// Reads a file and changes nothing; `None` if there is none.
pub(super) fn read<T>(
    path: &Path,
    kind: &Kind,
    parse: impl Fn(&str) -> Result<T, ContentError>,
) -> Result<Option<T>, StoreError> {
    let bytes = match bounded(path, kind.most)? {
        None => return Ok(None),
        Some(Content::File(bytes)) => bytes,
        Some(Content::NotAFile) => return Err(ContentError::from(Damage::NotAFile).at(path)),
    };
    self::parse(&bytes, path, kind, parse).map(Some)
}

/// The content at a path.
enum Content {
    /// A file's bytes.
    File(Vec<u8>),
    /// A folder, a pipe or a device. It was not opened, because a pipe would block forever.
    NotAFile,
}

/// Reads at most one byte more than `most`; `None` if there is no file.
fn bounded(path: &Path, most: usize) -> Result<Option<Content>, StoreError> {
    let refused = |why| StoreError::reading(path, why);
    match fs::metadata(path) {
        Ok(about) if about.is_file() => {}
        Ok(_) => return Ok(Some(Content::NotAFile)),
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(why) => return Err(refused(why)),
    }
    let file = File::open(path).map_err(refused)?;
    // It may have been replaced in between.
    if !file.metadata().map_err(refused)?.is_file() {
        return Ok(Some(Content::NotAFile));
    }
    let mut bytes = Vec::new();
    file.take(most as u64 + 1).read_to_end(&mut bytes).map_err(refused)?;
    Ok(Some(Content::File(bytes)))
}

/// Returns the text of a file of any kind and version, if it is undamaged and not too large.
pub(super) fn read_whole(path: &Path, most: usize) -> Option<String> {
    match bounded(path, most) {
        Ok(Some(Content::File(bytes))) if bytes.len() <= most && is_whole(&bytes) => {
            String::from_utf8(bytes).ok()
        }
        _ => None,
    }
}

/// Parses bytes that were read from this file.
pub(super) fn parse<T>(
    bytes: &[u8],
    path: &Path,
    kind: &Kind,
    parse: impl Fn(&str) -> Result<T, ContentError>,
) -> Result<T, StoreError> {
    let value = unsealed(kind, bytes).and_then(|json| parse(&json));
    value.map_err(|flaw| flaw.at(path))
}

/// Whether a file of any kind and version is undamaged.
pub(super) fn is_whole(bytes: &[u8]) -> bool {
    opened(bytes).is_ok()
}

/// Writes a file outside the data folder. It replaces an existing file only once it is completely
/// on disk.
pub(super) fn write_outside(
    path: &Path,
    kind: &Kind,
    value: &impl Serialize,
) -> Result<(), StoreError> {
    let text = checked_text(path, kind, value)?;
    let refused = |why| StoreError::writing(path, why);
    // Other files are not ours to remove.
    let mut parts = (1..100).map(|n| with_suffix(path, &format!("part-{n}")));
    let part = parts.find(|part| !exists(part).unwrap_or(false));
    let part = part.ok_or_else(|| refused(io::ErrorKind::AlreadyExists.into()))?;
    let mut file = File::create_new(&part).map_err(refused)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    drop(file);
    written.and_then(|()| fs::rename(&part, path)).map_err(|why| {
        let _ = fs::remove_file(&part);
        refused(why)
    })?;
    sync_folder(path);
    Ok(())
}

/// Reads a file or rather, if there is one, the complete new file that an interrupted write left
/// beside it; changes nothing.
pub(super) fn read_newest<T>(
    path: &Path,
    kind: &Kind,
    parse: impl Fn(&str) -> Result<T, ContentError>,
) -> Result<Option<T>, StoreError> {
    match read(&fresh(path), kind, &parse) {
        Ok(Some(value)) => Ok(Some(value)),
        _ => read(path, kind, parse),
    }
}

/// Reads a file. If a write of it was interrupted when all was written, it is finished first. If the
/// file is damaged, unreadable or missing, the previous copy takes its place.
pub(super) fn read_or_previous<T>(
    path: &Path,
    kind: &Kind,
    parse: impl Fn(&str) -> Result<T, ContentError>,
) -> Result<Loaded<Option<T>>, StoreError> {
    let (fresh, before) = (fresh(path), previous(path));
    if let Ok(Some(value)) = read(&fresh, kind, &parse) {
        put_away(path, kind, &parse);
        let _ = fs::rename(&fresh, path);
        return Ok(Loaded { value: Some(value), notice: None });
    }
    match read(path, kind, &parse) {
        Ok(Some(value)) => Ok(Loaded { value: Some(value), notice: None }),
        Ok(None) => {
            let value = read(&before, kind, &parse)?;
            let notice = value.as_ref().map(|_| Notice::Interrupted(kind.kind));
            if value.is_some() {
                let _ = fs::rename(&before, path);
            }
            Ok(Loaded { value, notice })
        }
        Err(why) => {
            let Some(label) = why.fault() else { return Err(why) };
            let Ok(Some(value)) = read(&before, kind, &parse) else { return Err(why) };
            let aside = set_aside(path, label);
            if aside.is_some() {
                let _ = fs::rename(&before, path);
            }
            let fate = Notice::fate(path, aside);
            let notice = Notice::Previous { kind: kind.kind, why: Arc::new(why), fate };
            Ok(Loaded { value: Some(value), notice: Some(notice) })
        }
    }
}

/// Reads a file that may be replaced: if neither it nor the previous copy is valid, sets it aside
/// and uses the default.
pub(super) fn read_or_begin<T: Default>(
    path: &Path,
    kind: &Kind,
    parse: impl Fn(&str) -> Result<T, ContentError>,
) -> Result<Loaded<T>, StoreError> {
    let why = match read_or_previous(path, kind, parse) {
        Ok(loaded) => {
            let value = loaded.value.unwrap_or_default();
            return Ok(Loaded { value, notice: loaded.notice });
        }
        Err(why) => why,
    };
    // A file that can't be read now may be readable later.
    let label = why.fault().filter(|label| *label == DAMAGED);
    let (Some(label), Some(spoilt)) = (label, why.path()) else { return Err(why) };
    let fate = Notice::fate(spoilt, set_aside(spoilt, label));
    let notice = Notice::Reset { kind: kind.kind, why: Arc::new(why), fate };
    Ok(Loaded { value: T::default(), notice: Some(notice) })
}

/// Reads a file that is not essential; uses the default if anything is wrong with it.
pub(super) fn read_or_default<T: Default>(
    path: &Path,
    kind: &Kind,
    parse: impl Fn(&str) -> Result<T, ContentError>,
) -> Loaded<T> {
    read_or_begin(path, kind, parse).unwrap_or_else(|why| {
        let notice = Notice::Ignored(Arc::new(why));
        Loaded { value: T::default(), notice: Some(notice) }
    })
}

/// Removes a file, its previous copy, and what an interrupted write left.
pub(super) fn remove(path: &Path) -> Result<(), StoreError> {
    // The file itself last: without it, the others would look like an interrupted write.
    for path in [&fresh(path), &previous(path), path] {
        clear(path).map_err(|why| StoreError::writing(path, why))?;
    }
    sync_folder(path);
    Ok(())
}

/// Frees a name, whatever has it. A folder is set aside, because it was put there by someone and
/// may hold anything.
fn clear(path: &Path) -> io::Result<()> {
    let cleared = match fs::symlink_metadata(path) {
        Ok(about) if about.is_dir() => {
            set_aside(path, DAMAGED).map(|_| ()).ok_or_else(|| io::ErrorKind::IsADirectory.into())
        }
        Ok(_) => fs::remove_file(path),
        Err(why) => Err(why),
    };
    match cleared {
        Err(why) if why.kind() != io::ErrorKind::NotFound => Err(why),
        _ => Ok(()),
    }
}

/// Creates a new file. Removes what has its name first, which may be a link or a pipe that would
/// block.
pub(super) fn create(path: &Path) -> io::Result<File> {
    clear(path)?;
    OpenOptions::new().write(true).create_new(true).open(path)
}

/// Returns the path where a file is written before it takes its place.
pub(super) fn fresh(path: &Path) -> PathBuf {
    with_suffix(path, "new")
}

/// Removes the previous copy, where going back to it would be wrong.
pub(super) fn forget_previous(path: &Path) {
    let _ = fs::remove_file(previous(path));
}

/// Returns the path of a file's previous copy.
pub(super) fn previous(path: &Path) -> PathBuf {
    with_suffix(path, "previous")
}

/// Returns the path of the file that a new file or previous copy belongs to.
pub(super) fn without_suffix(path: &Path) -> PathBuf {
    match path.extension().is_some_and(|suffix| suffix == "new" || suffix == "previous") {
        true => path.with_extension(""),
        false => path.to_owned(),
    }
}

/// Serializes a value to the text of a file, unless it is too large to be read back.
fn checked_text(path: &Path, kind: &Kind, value: &impl Serialize) -> Result<String, StoreError> {
    let text = text(kind, value).map_err(|why| StoreError::writing(path, why))?;
    match text.len() > kind.most {
        true => Err(StoreError::TooLarge(path.to_owned())),
        false => Ok(text),
    }
}

/// Serializes a value to the text of a file.
pub(super) fn text(kind: &Kind, value: &impl Serialize) -> io::Result<String> {
    Ok(sealed(kind, &serde_json::to_string_pretty(value)?))
}

/// Builds the text of a file from first line and JSON.
fn sealed(kind: &Kind, json: &str) -> String {
    let body = format!("{json}\n");
    let line = format!("cardkeep {} {}", kind.name, kind.version());
    format!("{line} {}\n{body}", checksum(&line, body.as_bytes()))
}

/// The parsed first line of an undamaged file, and its content.
struct Opened<'a> {
    kind: &'a str,
    version: &'a str,
    body: &'a [u8],
}

fn opened(bytes: &[u8]) -> Result<Opened<'_>, ContentError> {
    if bytes.is_empty() {
        return Err(Damage::Empty.into());
    }
    let end = bytes.iter().position(|byte| *byte == b'\n');
    let head = end.and_then(|end| str::from_utf8(&bytes[..end]).ok());
    let (Some(end), Some(head)) = (end, head) else {
        return Err(Damage::FirstLine.into());
    };
    let words: Vec<&str> = head.split(' ').collect();
    let ["cardkeep", kind, version, sum] = words[..] else {
        return Err(Damage::FirstLine.into());
    };
    let body = &bytes[end + 1..];
    if sum != checksum(&format!("cardkeep {kind} {version}"), body) {
        return Err(Damage::Checksum.into());
    }
    Ok(Opened { kind, version, body })
}

/// Returns the JSON of an undamaged file, migrated to the newest format.
fn unsealed<'a>(kind: &Kind, bytes: &'a [u8]) -> Result<Cow<'a, str>, ContentError> {
    if bytes.len() > kind.most {
        return Err(Damage::TooLarge.into());
    }
    let Opened { kind: name, version, body } = opened(bytes)?;
    if name != kind.name {
        return Err(ContentError::Misplaced(Misplaced::Kind(name.to_owned())));
    }
    let text = || str::from_utf8(body).map_err(|_| Damage::NotText);
    match version.parse::<u32>() {
        Ok(version) if version > kind.version() => Err(ContentError::Newer),
        Ok(version) if version == kind.version() => Ok(Cow::Borrowed(text()?)),
        Ok(older @ 1..) => up_to_date(text()?, older, kind.older).map(Cow::Owned),
        _ => Err(Damage::Version.into()),
    }
}

fn checksum(line: &str, body: &[u8]) -> String {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(line.as_bytes());
    hasher.update(b"\n");
    hasher.update(body);
    format!("{:08x}", hasher.finalize())
}

fn write_through(path: &Path, text: &str) -> io::Result<()> {
    let mut file = create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Makes room for a new file: a readable file becomes the previous copy; any other is set aside,
/// where later writes do not overwrite it.
fn put_away<T>(path: &Path, kind: &Kind, parse: impl Fn(&str) -> Result<T, ContentError>) {
    let label = match read(path, kind, parse) {
        Ok(None) => return,
        Ok(Some(_)) => {
            // If the copy can't be kept, the new file still replaces the old one in one step.
            let _ = fs::rename(path, previous(path));
            return;
        }
        Err(StoreError::Newer(_)) => "newer",
        Err(StoreError::Outdated(_)) => "older",
        Err(why) => why.fault().unwrap_or(DAMAGED),
    };
    let _ = set_aside(path, label);
}

/// Renames a file to an unused `NAME.LABEL-N` and returns the new path.
pub(super) fn set_aside(path: &Path, label: &str) -> Option<PathBuf> {
    let aside = |n: u32| with_suffix(path, &format!("{label}-{n}"));
    // There may be thousands, so find an unused number by doubling, and then the lowest by
    // bisection.
    let mut free = 1;
    while !is_free(&aside(free)) {
        free = free.checked_mul(2)?;
    }
    let mut taken = free / 2;
    while free - taken > 1 {
        let middle = taken + (free - taken) / 2;
        *if is_free(&aside(middle)) { &mut free } else { &mut taken } = middle;
    }
    let aside = aside(free);
    fs::rename(path, &aside).ok().map(|()| aside)
}

/// Whether there is anything at a path.
///
/// # Errors
/// Why the system can't tell. Only "not found" means that there is nothing.
pub(super) fn exists(path: &Path) -> io::Result<bool> {
    match fs::symlink_metadata(path) {
        Ok(_) => Ok(true),
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(why) => Err(why),
    }
}

/// Whether there is certainly nothing at a path.
pub(super) fn is_free(path: &Path) -> bool {
    exists(path).is_ok_and(|there| !there)
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path.as_os_str());
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}

/// Makes a rename survive a power failure, where the system can.
fn sync_folder(path: &Path) {
    if let Some(folder) = path.parent()
        && let Ok(folder) = File::open(folder)
    {
        let _ = folder.sync_all();
    }
}
