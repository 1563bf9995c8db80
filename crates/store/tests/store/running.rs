//! Tests of running matches and of the titles of matches.

use std::fs;

use cardkeep_store::{LONGEST_TITLE, MatchId, Save, Slot, SlotState, StoreError, now};

use crate::support::{Folder, FourKnights, GAME, altered, json, record, save};

fn slots(folder: &Folder) -> Vec<Slot> {
    folder.place.running(GAME).into_iter().map(|(slot, _)| slot).collect()
}

#[test]
fn matches_run_side_by_side_and_the_one_played_last_comes_first() {
    let folder = Folder::new();
    assert!(folder.place.running(GAME).is_empty());
    for (n, played) in [30, 10, 20].into_iter().enumerate() {
        let slot = folder.place.free_slot(GAME).unwrap();
        let mut save = save(n as u64, 4 + n);
        save.saved += played;
        folder.place.save(slot, &save).unwrap();
    }
    assert_eq!(slots(&folder), [Slot::Auto, Slot::Running(3), Slot::Running(2)]);
    for (n, slot) in [Slot::Auto, Slot::Running(2), Slot::Running(3)].into_iter().enumerate() {
        assert_eq!(folder.load(slot).record, record(n as u64, 4 + n));
    }
    // Each keeps its file until it ends, whatever happens to the others.
    folder.place.delete(GAME, Slot::Running(2)).unwrap();
    assert_eq!(slots(&folder), [Slot::Auto, Slot::Running(3)]);
    assert_eq!(folder.place.free_slot(GAME), Some(Slot::Running(2)));
    assert!(folder.slot("auto-3.save").is_file());
}

#[test]
fn of_two_that_were_kept_at_once_the_one_that_began_later_comes_first() {
    let folder = Folder::new();
    for (slot, id) in [(Slot::Auto, "1795194300009-5"), (Slot::Running(2), "1795194300001-5")] {
        let mut save = save(5, 3);
        save.id = MatchId::from(String::from(id));
        folder.place.save(slot, &save).unwrap();
    }
    assert_eq!(slots(&folder), [Slot::Auto, Slot::Running(2)]);
}

/// It would otherwise be the first one for years, whatever is played.
#[test]
fn a_match_that_was_kept_under_a_wrong_clock_comes_last_until_it_is_played() {
    let folder = Folder::new();
    let year = 365 * 24 * 60 * 60;
    let times = [now() + 5 * year, now(), 1_795_194_300, now() + 6 * year];
    for (n, saved) in (0..).zip(times) {
        let slot = folder.place.free_slot(GAME).unwrap();
        folder.place.save(slot, &Save { saved, ..save(n, 4) }).unwrap();
    }
    let running = Slot::Running;
    assert_eq!(slots(&folder), [running(2), running(3), running(4), Slot::Auto]);
    folder.place.save(Slot::Auto, &Save { saved: now() + 1, ..save(1, 5) }).unwrap();
    assert_eq!(slots(&folder)[0], Slot::Auto);
}

#[test]
fn the_match_of_an_older_app_is_the_first_that_runs() {
    let folder = Folder::new();
    folder.place.save(Slot::Auto, &save(5, 7)).unwrap();
    let file = fs::read(folder.slot("auto.save")).unwrap();
    let text = String::from_utf8(json(&file).to_vec()).unwrap();
    assert!(!text.contains("\"title\""), "as the first apps wrote it");
    let running = folder.place.running(GAME);
    let [(Slot::Auto, SlotState::Good(heading))] = &running[..] else { panic!("{running:?}") };
    assert_eq!((heading.title.as_str(), heading.deal, heading.begun), ("", Some(5), true));
    assert_eq!(folder.place.slot_of(GAME, &heading.id), Some(Slot::Auto));
    assert_eq!(folder.place.slot_of(GAME, &MatchId::begin(6)), None);
}

#[test]
fn there_is_room_for_nine() {
    let folder = Folder::new();
    for n in 0..9 {
        let slot = folder.place.free_slot(GAME).unwrap();
        folder.place.save(slot, &save(n, 3)).unwrap();
    }
    assert_eq!(folder.place.free_slot(GAME), None);
    assert_eq!(folder.place.running(GAME).len(), Slot::MOST_RUNNING);
    for number in [0, 1, 10, u8::MAX] {
        let refused = folder.place.save(Slot::Running(number), &save(1, 1)).unwrap_err();
        assert!(matches!(refused, StoreError::NoSuchSlot(n) if n == number));
        assert!(Slot::numbered(number) == (number == 1).then_some(Slot::Auto), "{number}");
    }
}

#[test]
fn what_cannot_be_read_makes_room_and_is_set_aside_unless_it_is_newer() {
    let folder = Folder::new();
    folder.place.save(Slot::Auto, &save(1, 3)).unwrap();
    let file = fs::read(folder.slot("auto.save")).unwrap();
    fs::write(folder.slot("auto.save"), altered(&file, "save", "/rules", 0.into())).unwrap();
    fs::write(folder.slot("auto-2.save"), altered(&file, "save", "/rules", 9999.into())).unwrap();
    fs::write(folder.slot("auto-3.save"), "spoilt").unwrap();
    assert_eq!(folder.place.running(GAME).len(), 3);
    for (slot, aside) in
        [(Slot::Auto, "auto.save.older-1"), (Slot::Running(3), "auto-3.save.damaged-1")]
    {
        assert_eq!(folder.place.free_slot(GAME), Some(slot));
        folder.place.save(slot, &save(2, 4)).unwrap();
        assert!(folder.slot(aside).is_file(), "{aside}");
    }
    assert_eq!(folder.place.free_slot(GAME), Some(Slot::Running(4)));
    assert!(folder.slot("auto-2.save").is_file(), "for the newer app");
}

#[test]
fn a_match_gets_a_title_that_is_short_and_in_one_line() {
    let folder = Folder::new();
    for slot in [Slot::Running(2), Slot::Manual(3)] {
        folder.place.save(slot, &save(5, 7)).unwrap();
        folder.place.rename(GAME, slot, "  Rainy\nevening ").unwrap();
        let renamed = folder.load(slot);
        assert_eq!(renamed.title, "Rainy evening");
        assert_eq!((renamed.record, renamed.saved), (save(5, 7).record, save(5, 7).saved));
        let state = folder.place.look(GAME, slot);
        assert_eq!(state.heading().unwrap().title, "Rainy evening");
        folder.place.rename(GAME, slot, &"x".repeat(3 * LONGEST_TITLE)).unwrap();
        assert_eq!(folder.load(slot).title, "x".repeat(LONGEST_TITLE));
        folder.place.rename(GAME, slot, " ").unwrap();
        assert_eq!(folder.load(slot).title, "");
    }
    let refused = folder.place.rename(GAME, Slot::Auto, "Nothing").unwrap_err();
    assert!(matches!(refused, StoreError::Empty));
    // A file may contain anything.
    let file = fs::read(folder.slot("slot-3.save")).unwrap();
    let title = "a\u{202e}b\n".repeat(500);
    fs::write(folder.slot("slot-3.save"), altered(&file, "save", "/title", title.into())).unwrap();
    let title = folder.place.load::<FourKnights>(Slot::Manual(3)).unwrap().value.title;
    assert!(title.chars().count() <= LONGEST_TITLE && title.starts_with("a b a b"), "{title}");
}
