//! Tests of damaged files: every kind of file, cut off at every length and with thousands of
//! flipped bytes. Never a panic, never another file affected, always a message.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};

use std::sync::Arc;

use cardkeep_core::engine::Chance;
use cardkeep_store::{DataDir, Loaded, Notice, Slot, SlotState};

use crate::support::{Folder, FourKnights, GAME, full_folder, json, signed};

const FLIPS: usize = 2000;

/// Returns ways to damage a file that its checksum must detect.
fn damages(whole: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let cuts = (0..whole.len()).map(|length| whole[..length].to_vec());
    let mut chance = Chance::new(1);
    let flips = (0..FLIPS).map(move |n| {
        let mut bytes = whole.to_vec();
        // One byte or several; the short first line gets its share.
        for _ in 0..=n % 3 {
            let end = if n % 5 == 0 { 28 } else { bytes.len() };
            let at = chance.below(end as u32) as usize;
            bytes[at] ^= chance.below(255) as u8 + 1;
        }
        bytes
    });
    cuts.chain(flips).filter(move |bytes| bytes != whole)
}

/// Writes a new file, because some file systems wait for the disk on every overwrite.
fn put(path: &Path, bytes: &[u8]) {
    let _ = fs::remove_file(path);
    fs::write(path, bytes).unwrap();
}

fn restore(folder: &Folder, whole: &BTreeMap<PathBuf, Vec<u8>>) {
    let now = folder.contents();
    for path in now.keys().filter(|path| !whole.contains_key(*path)) {
        fs::remove_file(path).unwrap();
    }
    for (path, bytes) in whole.iter().filter(|(path, bytes)| now.get(*path) != Some(bytes)) {
        put(path, bytes);
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}.{suffix}", path.display()))
}

/// Damages a file in many ways. With a previous copy, `load` must return it with a notice, and the
/// damaged file must be kept beside it; without one, `load` must return what `alone` expects.
fn torment<T: PartialEq + Debug>(
    name: &str,
    load: impl Fn(&DataDir) -> Loaded<Option<T>>,
    look: impl Fn(&DataDir),
    goes_aside_alone: bool,
) {
    let folder = full_folder();
    let path = folder.file(name);
    let before = with_suffix(&path, "previous");
    let aside = with_suffix(&path, "damaged-1");
    let original = fs::read(&path).unwrap();

    fs::copy(&before, &path).unwrap();
    let fallback = load(&folder.place);
    assert!(fallback.value.is_some() && fallback.notice.is_none());
    fs::write(&path, &original).unwrap();

    for with_copy in [true, false] {
        if !with_copy {
            fs::remove_file(&before).unwrap();
        }
        let whole = folder.contents();
        for bytes in damages(&original) {
            put(&path, &bytes);
            let mut expected = whole.clone();
            expected.insert(path.clone(), bytes.clone());
            look(&folder.place);
            assert_eq!(folder.contents(), expected, "looking changes nothing");

            let loaded = load(&folder.place);
            assert!(loaded.notice.is_some());
            if with_copy {
                assert_eq!(loaded.value, fallback.value);
                let copy = expected.remove(&before).unwrap();
                expected.insert(path.clone(), copy);
                expected.insert(aside.clone(), bytes);
            } else {
                assert_eq!(loaded.value, None);
                if goes_aside_alone {
                    expected.remove(&path);
                    expected.insert(aside.clone(), bytes);
                }
            }
            assert_eq!(folder.contents(), expected, "nothing else is touched");
            restore(&folder, &whole);
        }
    }
}

#[test]
fn saves() {
    let slots = [("auto.save", Slot::Auto), ("slot-4.save", Slot::Manual(4))];
    std::thread::scope(|scope| {
        for (name, slot) in slots {
            scope.spawn(move || {
                let load = |place: &DataDir| match place.load::<FourKnights>(slot) {
                    Ok(loaded) => Loaded { value: Some(loaded.value), notice: loaded.notice },
                    Err(why) => {
                        Loaded { value: None, notice: Some(Notice::Ignored(Arc::new(why))) }
                    }
                };
                let look = |place: &DataDir| {
                    for (listed, state) in place.list(GAME) {
                        match state {
                            SlotState::Bad { why, .. } if listed == slot => {
                                assert!(!why.to_string().is_empty());
                            }
                            SlotState::Good(_) | SlotState::Empty if listed != slot => {}
                            state => panic!("{listed}: {state:?}"),
                        }
                    }
                };
                torment(&format!("saves/four-knights/{name}"), load, look, false);
            });
        }
    });
}

/// Returns the value, or `None` if it is the default that replaces a damaged file.
fn unless_default<T: Default + PartialEq>(loaded: Loaded<T>) -> Loaded<Option<T>> {
    let value = Some(loaded.value).filter(|value| *value != T::default());
    Loaded { value, notice: loaded.notice }
}

#[test]
fn settings() {
    torment("settings.cardkeep", |place| unless_default(place.settings()), |_| {}, true);
}

#[test]
fn window() {
    torment("window.cardkeep", DataDir::window, |_| {}, true);
}

#[test]
fn statistics() {
    torment("statistics.cardkeep", |place| unless_default(place.statistics()), |_| {}, true);
}

/// Damage with a correct checksum, as from careless editing: the reader must not panic, and what
/// can be loaded is listed as good. Of actions that are none, only loading tells.
#[test]
fn signed_damage() {
    let folder = full_folder();
    let path = folder.slot("slot-1.save");
    fs::remove_file(with_suffix(&path, "previous")).unwrap();
    let original = fs::read(&path).unwrap();
    let mut chance = Chance::new(2);
    for _ in 0..FLIPS {
        let mut body = json(&original).to_vec();
        let at = chance.below(body.len() as u32) as usize;
        match chance.below(4) {
            0 => body.truncate(at),
            1 => body[at] = b"0123456789{}[]\",:-e \n"[chance.below(21) as usize],
            2 => drop(body.remove(at)),
            _ => body[at] ^= 1 << chance.below(8),
        }
        put(&path, &signed("save", "1", &body));
        let before = folder.contents();
        let good = match folder.place.look(GAME, Slot::Manual(1)) {
            SlotState::Good(_) => true,
            SlotState::Bad { why, .. } => {
                assert!(!why.to_string().is_empty());
                false
            }
            SlotState::Empty => panic!("the file is there"),
        };
        assert!(good || folder.place.load::<FourKnights>(Slot::Manual(1)).is_err());
        assert_eq!(folder.contents(), before);
    }
}
