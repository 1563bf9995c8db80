//! Files in a browser, by the names of the standard library: in memory, because the data folder is read
//! and written at once. The page fills it before anything is opened, and is told every change, which it
//! keeps.
//!
//! A file is told when it is flushed, and what was never flushed is not kept; a folder lives only as
//! long as the page. There is one thread, and no other app.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Files that changed in one step, with their new contents; `None` of those that are gone.
pub type Change = Vec<(PathBuf, Option<Vec<u8>>)>;

static DISK: Mutex<Disk> =
    Mutex::new(Disk { nodes: BTreeMap::new(), tell: None, is_failing: false });

/// Everything there is, by path. Every path has its folder, except those without one.
struct Disk {
    nodes: BTreeMap<PathBuf, Node>,
    tell: Option<fn(Change)>,
    /// Whether the page could not keep the last change.
    is_failing: bool,
}

#[derive(Clone)]
enum Node {
    Folder,
    File {
        bytes: Vec<u8>,
        /// Whether it was ever flushed.
        kept: bool,
    },
}

fn disk() -> MutexGuard<'static, Disk> {
    DISK.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Adds a file that was kept, and its folders.
pub fn fill(path: &Path, bytes: Vec<u8>) {
    if let Some(folder) = path.parent()
        && create_dir_all(folder).is_ok()
    {
        disk().nodes.insert(path.to_owned(), Node::File { bytes, kept: true });
    }
}

/// Sets the function that is told every change.
pub fn on_change(tell: fn(Change)) {
    disk().tell = Some(tell);
}

/// Notes whether the page could keep the last change. As long as it can't, whoever writes a file is told
/// that it failed; the page is told the change all the same, and may then be able to keep it.
pub fn set_failing(is_failing: bool) {
    disk().is_failing = is_failing;
}

impl Disk {
    fn get(&self, path: &Path) -> io::Result<&Node> {
        self.nodes.get(path).ok_or_else(|| self.lack(path))
    }

    /// Returns why there is nothing at a path.
    fn lack(&self, path: &Path) -> io::Error {
        let mut above = path.ancestors().skip(1);
        let through = above.any(|path| matches!(self.nodes.get(path), Some(Node::File { .. })));
        if through { ErrorKind::NotADirectory.into() } else { ErrorKind::NotFound.into() }
    }

    /// Checks that something can be put at a path.
    fn has_folder(&self, path: &Path) -> io::Result<()> {
        match path.parent() {
            None => Err(ErrorKind::NotFound.into()),
            Some(folder) if folder.as_os_str().is_empty() => Ok(()),
            Some(folder) => match self.get(folder)? {
                Node::Folder => Ok(()),
                Node::File { .. } => Err(ErrorKind::NotADirectory.into()),
            },
        }
    }

    /// Returns what lies in a folder, at any depth.
    fn inside(&self, folder: &Path) -> Vec<PathBuf> {
        let after = self.nodes.range(folder.to_owned()..).skip(1);
        after
            .take_while(|(path, _)| path.starts_with(folder))
            .map(|(path, _)| path.clone())
            .collect()
    }
}

/// Tells a change. The disk is free meanwhile.
fn tell(change: Change) {
    let tell = disk().tell;
    if let Some(tell) = tell.filter(|_| !change.is_empty()) {
        tell(change);
    }
}

/// Returns the path itself: there is no current folder.
pub(crate) fn absolute(path: &Path) -> io::Result<PathBuf> {
    Ok(path.to_owned())
}

pub(crate) fn create_dir_all(path: &Path) -> io::Result<()> {
    let mut disk = disk();
    let folders = path.ancestors().filter(|path| !path.as_os_str().is_empty());
    for folder in folders.collect::<Vec<_>>().into_iter().rev() {
        match disk.nodes.get(folder) {
            None => _ = disk.nodes.insert(folder.to_owned(), Node::Folder),
            Some(Node::Folder) => {}
            Some(Node::File { .. }) if folder == path => {
                return Err(ErrorKind::AlreadyExists.into());
            }
            Some(Node::File { .. }) => return Err(ErrorKind::NotADirectory.into()),
        }
    }
    Ok(())
}

pub(crate) fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    let path = path.as_ref();
    let mut disk = disk();
    let kept = match disk.get(path)? {
        Node::Folder => return Err(ErrorKind::IsADirectory.into()),
        Node::File { kept, .. } => *kept,
    };
    disk.nodes.remove(path);
    drop(disk);
    tell(if kept { vec![(path.to_owned(), None)] } else { Vec::new() });
    Ok(())
}

pub(crate) fn remove_dir(path: &Path) -> io::Result<()> {
    let mut disk = disk();
    match disk.get(path)? {
        Node::Folder if disk.inside(path).is_empty() => _ = disk.nodes.remove(path),
        Node::Folder => return Err(ErrorKind::DirectoryNotEmpty.into()),
        Node::File { .. } => return Err(ErrorKind::NotADirectory.into()),
    }
    Ok(())
}

/// Moves a file or a folder with all that lies in it, in one step.
pub(crate) fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    let (from, to) = (from.as_ref(), to.as_ref());
    let mut disk = disk();
    let moved = disk.get(from)?.clone();
    disk.has_folder(to)?;
    if from == to {
        return Ok(());
    }
    if matches!(moved, Node::Folder) && to.starts_with(from) {
        return Err(ErrorKind::InvalidInput.into());
    }
    if from.starts_with(to) {
        return Err(ErrorKind::DirectoryNotEmpty.into());
    }
    match (&moved, disk.nodes.get(to)) {
        (_, None) | (Node::File { .. }, Some(Node::File { .. })) => {}
        (Node::File { .. }, Some(Node::Folder)) => return Err(ErrorKind::IsADirectory.into()),
        (Node::Folder, Some(Node::File { .. })) => return Err(ErrorKind::NotADirectory.into()),
        (Node::Folder, Some(Node::Folder)) if disk.inside(to).is_empty() => {}
        (Node::Folder, Some(Node::Folder)) => return Err(ErrorKind::DirectoryNotEmpty.into()),
    }
    let mut change = Change::new();
    let inside = disk.inside(from);
    for path in std::iter::once(from.to_owned()).chain(inside) {
        let Some(node) = disk.nodes.remove(&path) else { continue };
        let name = path.strip_prefix(from).unwrap_or(Path::new(""));
        let new = if name.as_os_str().is_empty() { to.to_owned() } else { to.join(name) };
        if let Node::File { bytes, kept: true } = &node {
            change.push((path, None));
            change.push((new.clone(), Some(bytes.clone())));
        }
        disk.nodes.insert(new, node);
    }
    drop(disk);
    tell(change);
    Ok(())
}

/// What is known of a file or folder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Metadata {
    is_dir: bool,
}

impl Metadata {
    pub(crate) fn is_dir(&self) -> bool {
        self.is_dir
    }

    pub(crate) fn is_file(&self) -> bool {
        !self.is_dir
    }

    /// No times are kept.
    pub(crate) fn modified(&self) -> io::Result<web_time::SystemTime> {
        Err(ErrorKind::Unsupported.into())
    }
}

pub(crate) fn metadata(path: &Path) -> io::Result<Metadata> {
    let disk = disk();
    let is_dir = matches!(disk.get(path)?, Node::Folder);
    Ok(Metadata { is_dir })
}

/// There are no links.
pub(crate) fn symlink_metadata(path: &Path) -> io::Result<Metadata> {
    metadata(path)
}

/// A file or folder in a folder.
pub(crate) struct DirEntry(PathBuf);

impl DirEntry {
    pub(crate) fn path(&self) -> PathBuf {
        self.0.clone()
    }

    pub(crate) fn file_name(&self) -> OsString {
        self.0.file_name().unwrap_or_default().to_owned()
    }

    pub(crate) fn file_type(&self) -> io::Result<Metadata> {
        metadata(&self.0)
    }
}

pub(crate) fn read_dir(
    folder: impl AsRef<Path>,
) -> io::Result<impl Iterator<Item = io::Result<DirEntry>>> {
    let folder = folder.as_ref();
    let disk = disk();
    if !matches!(disk.get(folder)?, Node::Folder) {
        return Err(ErrorKind::NotADirectory.into());
    }
    let mut inside = disk.inside(folder);
    inside.retain(|path| path.parent() == Some(folder));
    Ok(inside.into_iter().map(|path| Ok(DirEntry(path))))
}

/// An open file or folder.
#[derive(Debug)]
pub(crate) struct File {
    path: PathBuf,
    /// The next byte to read.
    at: usize,
}

impl File {
    pub(crate) fn open(path: impl AsRef<Path>) -> io::Result<File> {
        OpenOptions::new().read(true).open(path.as_ref())
    }

    pub(crate) fn create_new(path: &Path) -> io::Result<File> {
        OpenOptions::new().write(true).create_new(true).open(path)
    }

    pub(crate) fn metadata(&self) -> io::Result<Metadata> {
        metadata(&self.path)
    }

    pub(crate) fn sync_all(&self) -> io::Result<()> {
        let mut disk = disk();
        let Some(Node::File { bytes, kept }) = disk.nodes.get_mut(&self.path) else {
            return Ok(());
        };
        *kept = true;
        let change = vec![(self.path.clone(), Some(bytes.clone()))];
        let is_failing = disk.is_failing;
        drop(disk);
        tell(change);
        if is_failing { Err(ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    /// Succeeds: the page allows only one of it.
    pub(crate) fn try_lock(&self) -> Result<(), TryLockError> {
        Ok(())
    }
}

impl Read for File {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match disk().get(&self.path)? {
            Node::Folder => Err(ErrorKind::IsADirectory.into()),
            Node::File { bytes, .. } => {
                let read = bytes.get(self.at..).unwrap_or_default().read(into)?;
                self.at += read;
                Ok(read)
            }
        }
    }
}

impl Write for File {
    fn write(&mut self, from: &[u8]) -> io::Result<usize> {
        match disk().nodes.get_mut(&self.path) {
            Some(Node::File { bytes, .. }) => bytes.write(from),
            _ => Err(ErrorKind::NotFound.into()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// As in the standard library; a lock is never refused.
#[allow(dead_code, reason = "no other app can hold a lock")]
#[derive(Debug)]
pub(crate) enum TryLockError {
    WouldBlock,
}

#[derive(Default)]
pub(crate) struct OpenOptions {
    create: bool,
    new: bool,
}

impl OpenOptions {
    pub(crate) fn new() -> OpenOptions {
        OpenOptions::default()
    }

    pub(crate) fn read(&mut self, _: bool) -> &mut Self {
        self
    }

    pub(crate) fn write(&mut self, _: bool) -> &mut Self {
        self
    }

    pub(crate) fn truncate(&mut self, _: bool) -> &mut Self {
        self
    }

    pub(crate) fn create(&mut self, create: bool) -> &mut Self {
        self.create = create;
        self
    }

    pub(crate) fn create_new(&mut self, new: bool) -> &mut Self {
        self.new = new;
        self
    }

    pub(crate) fn open(&self, path: &Path) -> io::Result<File> {
        let mut disk = disk();
        match disk.nodes.get(path) {
            Some(_) if self.new => return Err(ErrorKind::AlreadyExists.into()),
            Some(_) => {}
            None if self.new || self.create => {
                disk.has_folder(path)?;
                let node = Node::File { bytes: Vec::new(), kept: false };
                disk.nodes.insert(path.to_owned(), node);
            }
            None => return Err(disk.lack(path)),
        }
        Ok(File { path: path.to_owned(), at: 0 })
    }
}

// Other systems give other reasons.
#[cfg(target_os = "linux")]
#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use cardkeep_core::engine::Chance;

    /// What the page keeps.
    static KEPT: Mutex<BTreeMap<PathBuf, Vec<u8>>> = Mutex::new(BTreeMap::new());

    fn keep(change: Change) {
        let mut kept = KEPT.lock().unwrap();
        for (path, content) in change {
            match content {
                Some(content) => _ = kept.insert(path, content),
                None => _ = kept.remove(&path),
            }
        }
    }

    /// The name of a file or folder in each of the two.
    struct Names {
        real: PathBuf,
        memory: PathBuf,
    }

    fn result<T, E: std::borrow::Borrow<io::Error>>(done: Result<T, E>) -> Result<T, ErrorKind> {
        done.map_err(|why| why.borrow().kind())
    }

    /// Does something here and with the system's files.
    fn act(chance: &mut Chance, one: &Names, other: &Names) -> [Result<Vec<u8>, ErrorKind>; 2] {
        let nothing = |()| Vec::new();
        match chance.below(8) {
            0 => [
                result(fs::create_dir_all(&one.real)).map(nothing),
                result(create_dir_all(&one.memory)).map(nothing),
            ],
            1 => [
                result(fs::remove_file(&one.real)).map(nothing),
                result(remove_file(&one.memory)).map(nothing),
            ],
            2 => [
                result(fs::remove_dir(&one.real)).map(nothing),
                result(remove_dir(&one.memory)).map(nothing),
            ],
            3 => [
                result(fs::rename(&one.real, &other.real)).map(nothing),
                result(rename(&one.memory, &other.memory)).map(nothing),
            ],
            4 => [
                result(fs::symlink_metadata(&one.real)).map(|it| vec![it.is_dir().into()]),
                result(symlink_metadata(&one.memory)).map(|it| vec![it.is_dir().into()]),
            ],
            5 => {
                let read = |mut file: Box<dyn Read>| {
                    let mut bytes = Vec::new();
                    file.read_to_end(&mut bytes).map(|_| bytes)
                };
                let real = fs::File::open(&one.real).and_then(|file| read(Box::new(file)));
                let memory = File::open(&one.memory).and_then(|file| read(Box::new(file)));
                [result(real), result(memory)]
            }
            _ => {
                let bytes = chance.bits().to_le_bytes();
                let real = fs::File::create_new(&one.real).and_then(|mut file| {
                    file.write_all(&bytes)?;
                    file.sync_all()
                });
                let memory = File::create_new(&one.memory).and_then(|mut file| {
                    file.write_all(&bytes)?;
                    file.sync_all()
                });
                [result(real).map(nothing), result(memory).map(nothing)]
            }
        }
    }

    /// Returns the names in a folder of each, sorted.
    fn listed(names: &Names) -> [Result<Vec<OsString>, ErrorKind>; 2] {
        let real = fs::read_dir(&names.real).map(|entries| {
            let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
            names.sort();
            names
        });
        let memory = read_dir(&names.memory);
        let memory =
            memory.map(|entries| entries.map(|entry| entry.unwrap().file_name()).collect());
        [result(real), result(memory)]
    }

    #[test]
    fn they_are_like_the_systems_files_and_the_page_keeps_them() {
        let real = tempfile::tempdir().unwrap();
        let memory = PathBuf::from("memory");
        create_dir_all(&memory).unwrap();
        on_change(keep);
        let mut chance = Chance::new(1);
        let names = ["a", "b", "a/c", "b/c", "a/c/d"];
        let mut done = 0;
        for step in 0..20_000 {
            let mut name = || names[chance.below(names.len() as u32) as usize];
            let [one, other] = [name(), name()]
                .map(|name| Names { real: real.path().join(name), memory: memory.join(name) });
            let [there, here] = act(&mut chance, &one, &other);
            assert_eq!(there, here, "step {step}: {:?}, {:?}", one.memory, other.memory);
            done += u32::from(here.is_ok());
            let [there, here] = listed(&one);
            assert_eq!(there, here, "step {step}: in {:?}", one.memory);
        }
        assert!(done > 4000, "only {done} succeeded");
        let disk = disk();
        let files = disk.nodes.iter().filter_map(|(path, node)| match node {
            Node::File { bytes, .. } => Some((path.clone(), bytes.clone())),
            Node::Folder => None,
        });
        assert_eq!(files.collect::<BTreeMap<_, _>>(), *KEPT.lock().unwrap());
    }
}
