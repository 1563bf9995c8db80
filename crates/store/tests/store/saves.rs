//! Tests of saved matches: slots, interrupted writes, previous copies and rejected files.

use std::fs;

use cardkeep_core::games::GameId;
use cardkeep_core::rival::Level;
use cardkeep_store::{
    FileKind, Heading, Notice, Player, Save, Slot, SlotState, StoreError, Summarize,
};
use serde_json::json;

use crate::saved_days::deal;
use crate::support::{self, Folder, FourKnights, GAME, record, save, signed};

fn heading(folder: &Folder, slot: Slot) -> Heading {
    match folder.place.look(GAME, slot) {
        SlotState::Good(heading) => heading,
        other => panic!("{slot}: {other:?}"),
    }
}

fn refusal(folder: &Folder, slot: Slot) -> StoreError {
    let why = folder.place.load::<FourKnights>(slot).unwrap_err();
    assert!(!why.to_string().is_empty());
    if let SlotState::Bad { why: listed, .. } = folder.place.look(GAME, slot) {
        assert_eq!(listed.to_string(), why.to_string());
    }
    why
}

#[test]
fn a_match_comes_back_as_it_was() {
    let folder = Folder::new();
    for (n, slot) in Slot::all().enumerate() {
        let save = save(n as u64, n * 11);
        folder.place.save(slot, &save).unwrap();
        assert_eq!(folder.load(slot), save);
    }
    // Saving to one slot leaves the others alone.
    assert_eq!(folder.load(Slot::Auto).record, record(0, 0));
    assert_eq!(folder.load(Slot::Running(3)).record, record(2, 22));
}

/// Practice isn't counted, so no save may forget it; saves from before it are none.
#[test]
fn a_practice_match_stays_one_and_an_older_save_is_none() {
    let folder = Folder::new();
    let practice = Save { practice: true, ..save(3, 20) };
    folder.place.save(Slot::Auto, &practice).unwrap();
    assert_eq!(folder.load(Slot::Auto), practice);
    assert!(heading(&folder, Slot::Auto).practice);

    let counted = Save { practice: false, ..practice };
    folder.place.save(Slot::Auto, &counted).unwrap();
    let file = fs::read(folder.slot("auto.save")).unwrap();
    let text: serde_json::Value = serde_json::from_slice(support::json(&file)).unwrap();
    assert_eq!(text.get("practice"), None, "as older apps wrote it");
    assert_eq!(folder.load(Slot::Auto), counted);
    assert!(!heading(&folder, Slot::Auto).practice);
}

/// Cards that lay covered must not be open when the match comes back; an older save was passed on.
#[test]
fn a_match_that_lies_between_people_stays_there_and_an_older_one_is_passed_on() {
    let folder = Folder::new();
    let (players, names) = (vec![Player::Human; 2], ["Anna", "Ben"].map(String::from).to_vec());
    let laid = Save { laid: true, substituted: true, players, names, ..save(3, 20) };
    folder.place.save(Slot::Auto, &laid).unwrap();
    assert_eq!(folder.load(Slot::Auto), laid);

    let passed_on = Save { laid: false, substituted: false, ..laid };
    folder.place.save(Slot::Auto, &passed_on).unwrap();
    let file = fs::read(folder.slot("auto.save")).unwrap();
    let text: serde_json::Value = serde_json::from_slice(support::json(&file)).unwrap();
    assert_eq!(text.get("laid"), None, "as older apps wrote it");
    assert_eq!(text.get("substituted"), None);
    assert_eq!(folder.load(Slot::Auto), passed_on);
}

#[test]
fn undone_actions_survive() {
    let folder = Folder::new();
    let mut save = save(3, 20);
    let whole = save.record.clone();
    for _ in 0..5 {
        save.record.undo().unwrap();
    }
    folder.place.save(Slot::Auto, &save).unwrap();
    let mut record = folder.load(Slot::Auto).record;
    assert_eq!(record.depth(), (15, 5));
    while record.redo(&mut ()).is_some() {}
    assert_eq!(record, whole);
    while record.undo().is_some() {}
    assert_eq!(*record.position(), record.first_position());
}

#[test]
fn the_list_shows_all_seven_places() {
    let folder = Folder::new();
    let all_empty = |states: &[(Slot, SlotState)]| {
        states.iter().all(|(_, state)| matches!(state, SlotState::Empty))
    };
    assert!(all_empty(&folder.place.list(GAME)));
    let save = save(1, 10);
    folder.place.save(Slot::Manual(6), &save).unwrap();
    fs::write(folder.slot("slot-2.save"), "no save").unwrap();
    let list = folder.place.list(GAME);
    assert_eq!(
        list.iter().map(|(slot, _)| *slot).collect::<Vec<_>>(),
        Slot::all().collect::<Vec<_>>()
    );
    let at = |slot| &list.iter().find(|(known, _)| *known == slot).unwrap().1;
    assert!(matches!(at(Slot::Manual(2)), SlotState::Bad { why: StoreError::Damaged { .. }, .. }));
    let expected = Heading {
        id: save.id.clone(),
        title: String::new(),
        deal: Some(1),
        day: None,
        begun: true,
        players: save.players.clone(),
        names: save.names.clone(),
        summary: save.summary.clone(),
        saved: save.saved,
        played_seconds: save.played_seconds,
        practice: false,
        helped: false,
        over: false,
    };
    assert!(matches!(at(Slot::Manual(6)), SlotState::Good(heading) if *heading == expected));
}

#[test]
fn a_slot_can_be_emptied_with_its_copies() {
    let folder = Folder::new();
    folder.place.delete(GAME, Slot::Auto).unwrap();
    for actions in [3, 4] {
        folder.place.save(Slot::Auto, &save(1, actions)).unwrap();
        folder.place.save(Slot::Manual(1), &save(1, actions)).unwrap();
    }
    folder.place.delete(GAME, Slot::Auto).unwrap();
    assert!(matches!(folder.place.look(GAME, Slot::Auto), SlotState::Empty));
    assert!(matches!(refusal(&folder, Slot::Auto), StoreError::Empty));
    assert_eq!(folder.load(Slot::Manual(1)).record, record(1, 4));

    fs::copy(folder.slot("slot-1.save"), folder.slot("slot-1.save.new")).unwrap();
    fs::write(folder.slot("slot-1.save"), "spoilt").unwrap();
    folder.place.delete(GAME, Slot::Manual(1)).unwrap();
    assert!(matches!(folder.place.look(GAME, Slot::Manual(1)), SlotState::Empty));
}

#[test]
fn there_are_six_slots() {
    let folder = Folder::new();
    for number in [0, 7, u8::MAX] {
        let slot = Slot::Manual(number);
        let refused = folder.place.save(slot, &save(1, 1)).unwrap_err();
        assert!(matches!(refused, StoreError::NoSuchSlot(n) if n == number));
        assert!(matches!(refusal(&folder, slot), StoreError::NoSuchSlot(_)));
        assert!(folder.place.delete(GAME, slot).is_err());
    }
}

#[test]
fn the_copy_before_is_kept() {
    let folder = Folder::new();
    for actions in 1..=3 {
        folder.place.save(Slot::Auto, &save(1, actions)).unwrap();
    }
    fs::rename(folder.slot("auto.save.previous"), folder.slot("slot-1.save")).unwrap();
    assert_eq!(folder.load(Slot::Manual(1)).record, record(1, 2));
    assert_eq!(folder.load(Slot::Auto).record, record(1, 3));
}

/// In a folder so deep that a save can be read, but no other name beside it is short enough.
#[cfg(target_os = "linux")]
#[test]
fn a_write_that_fails_leaves_the_old_save() {
    const LONGEST_PATH: usize = 4095;

    let folder = Folder::new();
    folder.place.save(Slot::Auto, &save(1, 5)).unwrap();
    let beyond = "/saves/four-knights/auto.save.n".len();
    let top = tempfile::tempdir().unwrap();
    let mut deep = top.path().to_owned();
    loop {
        let missing = LONGEST_PATH - beyond - deep.as_os_str().len();
        deep.push("d".repeat((missing - 1).min(100)));
        if missing <= 101 {
            break;
        }
    }
    fs::create_dir_all(deep.parent().unwrap()).unwrap();
    let folder = folder.moved(&deep);

    let before = folder.contents();
    let why = folder.place.save(Slot::Auto, &save(1, 6)).unwrap_err();
    let why = why.to_string();
    assert!(why.contains("auto.save") && why.chars().count() < 400, "{why}");
    assert_eq!(folder.contents(), before);
    assert_eq!(folder.load(Slot::Auto).record, record(1, 5));
}

#[test]
fn a_folder_in_the_way_of_a_write_goes_aside() {
    let folder = Folder::new();
    folder.place.save(Slot::Auto, &save(1, 5)).unwrap();
    fs::create_dir_all(folder.slot("auto.save.new/inner")).unwrap();
    folder.place.save(Slot::Auto, &save(1, 6)).unwrap();
    assert_eq!(folder.load(Slot::Auto).record, record(1, 6));
    assert!(folder.slot("auto.save.new.damaged-1/inner").exists());
}

#[test]
fn a_copy_that_cannot_be_kept_does_not_stop_a_save() {
    let folder = Folder::new();
    folder.place.save(Slot::Auto, &save(1, 5)).unwrap();
    fs::create_dir_all(folder.slot("auto.save.previous/inner")).unwrap();
    folder.place.save(Slot::Auto, &save(1, 6)).unwrap();
    assert_eq!(folder.load(Slot::Auto).record, record(1, 6));
}

#[test]
fn an_interrupted_write_loses_nothing() {
    let folder = Folder::new();
    for actions in [5, 6] {
        folder.place.save(Slot::Auto, &save(1, actions)).unwrap();
    }
    // Interrupted while the new file was being written.
    let whole = fs::read(folder.slot("auto.save")).unwrap();
    fs::write(folder.slot("auto.save.new"), &whole[..whole.len() / 2]).unwrap();
    assert_eq!(folder.load(Slot::Auto).record, record(1, 6));
    folder.place.save(Slot::Auto, &save(1, 7)).unwrap();
    assert_eq!(folder.load(Slot::Auto).record, record(1, 7));

    // Interrupted between the two renames, with a complete new file, as always.
    let files = ["auto.save", "auto.save.previous", "auto.save.new"].map(|name| folder.slot(name));
    fs::rename(&files[0], &files[2]).unwrap();
    assert_eq!(heading(&folder, Slot::Auto).played_seconds, 312);
    assert_eq!(folder.load(Slot::Auto).record, record(1, 7));
    assert!(files[0].exists() && !files[2].exists());

    // The same with the new file lost.
    fs::rename(folder.slot("auto.save"), folder.slot("auto.save.previous")).unwrap();
    assert_eq!(heading(&folder, Slot::Auto).played_seconds, 312);
    let loaded = folder.place.load::<FourKnights>(Slot::Auto).unwrap();
    assert_eq!(loaded.value.record, record(1, 7));
    assert_eq!(loaded.notice, Some(Notice::Interrupted(FileKind::Save)));
    assert_eq!(folder.load(Slot::Auto).record, record(1, 7));
}

/// The system may end the app at any moment. What has been written counts, though it was not yet in
/// its place.
#[test]
fn a_write_that_was_cut_off_before_its_end_counts_once_all_is_written() {
    let folder = Folder::new();
    for actions in [5, 6] {
        folder.place.save(Slot::Auto, &save(1, actions)).unwrap();
    }
    let newest = Save { title: String::from("newest"), ..save(1, 7) };
    folder.place.save(Slot::Manual(1), &newest).unwrap();
    fs::rename(folder.slot("slot-1.save"), folder.slot("auto.save.new")).unwrap();
    assert_eq!(heading(&folder, Slot::Auto).title, "newest");
    assert_eq!(folder.load(Slot::Auto), newest);
    assert!(!folder.slot("auto.save.new").exists());
    fs::copy(folder.slot("auto.save.previous"), folder.slot("slot-1.save")).unwrap();
    assert_eq!(folder.load(Slot::Manual(1)).record, record(1, 6), "the copy before");

    let whole = fs::read(folder.slot("auto.save")).unwrap();
    let others = [
        whole[..whole.len() - 1].to_vec(),
        signed("save", "2", b"{}"),
        signed("settings", "1", b"{}"),
        Vec::new(),
    ];
    for other in others {
        fs::write(folder.slot("auto.save.new"), other).unwrap();
        assert_eq!(heading(&folder, Slot::Auto).title, "newest");
        assert_eq!(folder.load(Slot::Auto), newest);
    }
}

/// Fifteen saves of a hundred thousand actions once delayed the window by half a minute.
#[test]
fn a_list_shows_what_a_save_says_and_its_actions_are_checked_when_it_is_opened() {
    let folder = Folder::new();
    let broken = altered(&folder, "/record/actions/3", json!("commit 2C"));
    fs::write(folder.slot("auto.save"), broken).unwrap();
    let listed = heading(&folder, Slot::Auto);
    let told = save(1, 8);
    assert_eq!((listed.summary, listed.deal, listed.begun), (told.summary, Some(1), true));
    assert_eq!(folder.place.running(GAME).len(), 1);
    let why = folder.place.load::<FourKnights>(Slot::Auto).unwrap_err();
    assert!(why.to_string().contains("action 4, commit 2C, is against the rules"), "{why}");
}

thread_local! {
    static LANGUAGE: std::cell::Cell<&'static str> = const { std::cell::Cell::new("en") };
}

/// A record is replayed for a list only if it is short and was summed up in another language.
#[test]
fn a_summary_in_another_language_is_renewed_unless_the_match_is_long() {
    let folder = Folder::new();
    folder.place.set_summarize(Summarize {
        language: || LANGUAGE.get(),
        summary: |_, _| Some(format!("in {}", LANGUAGE.get())),
    });
    let mut long = deal(5, None);
    (0..=1000).for_each(|_| long.record.restart());
    let mut short = deal(5, None);
    (0..1000).for_each(|_| short.record.restart());
    folder.place.save(Slot::Manual(1), &long).unwrap();
    folder.place.save(Slot::Manual(2), &short).unwrap();
    let summary = |slot| match folder.place.look(GameId::FourKingdoms, slot) {
        SlotState::Good(heading) => heading.summary,
        state => panic!("{state:?}"),
    };
    let first = format!("in {}", LANGUAGE.get());
    assert_eq!([1, 2].map(|slot| summary(Slot::Manual(slot))), [first.as_str(); 2], "as saved");
    LANGUAGE.set("de");
    assert_eq!([1, 2].map(|slot| summary(Slot::Manual(slot))), [first.as_str(), "in de"]);
    folder.place.rename(GameId::FourKingdoms, Slot::Manual(1), "Mine").unwrap();
    assert_eq!(summary(Slot::Manual(1)), "in de", "it was opened for that");
}

#[test]
fn a_folder_or_an_empty_file_in_the_place_of_a_save() {
    let folder = Folder::new();
    fs::create_dir_all(folder.slot("slot-1.save")).unwrap();
    fs::write(folder.slot("slot-1.save/mine"), "precious").unwrap();
    fs::write(folder.slot("slot-2.save"), "").unwrap();
    for number in [1, 2] {
        let slot = Slot::Manual(number);
        assert!(matches!(refusal(&folder, slot), StoreError::Damaged { .. }));
        folder.place.save(slot, &save(1, 5)).unwrap();
        assert_eq!(folder.load(slot).record, record(1, 5));
        assert!(folder.slot(&format!("slot-{number}.save.damaged-1")).exists());
    }
    assert_eq!(fs::read(folder.slot("slot-1.save.damaged-1/mine")).unwrap(), b"precious");

    fs::create_dir_all(folder.slot("slot-3.save/inner")).unwrap();
    folder.place.delete(GAME, Slot::Manual(3)).unwrap();
    assert!(folder.slot("slot-3.save.damaged-1/inner").exists());
    assert!(matches!(folder.place.look(GAME, Slot::Manual(3)), SlotState::Empty));
}

#[test]
fn damaged_files_pile_up_beside_and_are_never_overwritten() {
    let folder = Folder::new();
    folder.place.save(Slot::Auto, &save(1, 1)).unwrap();
    for n in 1..=3 {
        fs::write(folder.slot("auto.save"), format!("damage {n}")).unwrap();
        folder.place.save(Slot::Auto, &save(1, n + 1)).unwrap();
    }
    for n in 1..=3 {
        let aside = fs::read_to_string(folder.slot(&format!("auto.save.damaged-{n}"))).unwrap();
        assert_eq!(aside, format!("damage {n}"));
    }
    assert_eq!(folder.load(Slot::Auto).record, record(1, 4));
}

#[test]
fn a_huge_file_is_refused_unread() {
    let folder = Folder::new();
    folder.place.save(Slot::Auto, &save(1, 1)).unwrap();
    let file = fs::File::create(folder.slot("slot-1.save")).unwrap();
    file.set_len(64 << 30).unwrap();
    assert!(refusal(&folder, Slot::Manual(1)).to_string().contains("too large"));
}

/// Returns the save of a slot with one JSON value replaced and a correct checksum.
fn altered(folder: &Folder, pointer: &str, value: serde_json::Value) -> Vec<u8> {
    folder.place.save(Slot::Manual(6), &save(1, 8)).unwrap();
    support::altered(&fs::read(folder.slot("slot-6.save")).unwrap(), "save", pointer, value)
}

#[test]
fn a_save_that_does_not_fit_is_refused_and_left() {
    type Check = fn(&StoreError) -> bool;
    let newer: Check = |why| matches!(why, StoreError::Newer(_));
    let outdated: Check = |why| matches!(why, StoreError::Outdated(_));
    let misplaced: Check = |why| matches!(why, StoreError::Misplaced { .. });
    let damaged: Check = |why| matches!(why, StoreError::Damaged { .. });
    let folder = Folder::new();
    let cases = [
        (altered(&folder, "/rules", 2.into()), newer),
        (altered(&folder, "/rules", 0.into()), outdated),
        (altered(&folder, "/game", "five-knights".into()), misplaced),
        (altered(&folder, "/players", serde_json::json!(["human"])), damaged),
        (altered(&folder, "/players/1", "grandmaster".into()), damaged),
        (altered(&folder, "/players/0", "easy".into()), damaged),
        (altered(&folder, "/record/cursor", 99.into()), damaged),
        (altered(&folder, "/record/actions/3", "commit 2C".into()), damaged),
        (altered(&folder, "/record/actions/3", "castle".into()), damaged),
        (altered(&folder, "/record/start/deal/setup/seats", 9.into()), damaged),
        (signed("save", "2", b"{\"all\": \"new\"}"), newer),
        (signed("save", "0", b"{}"), damaged),
        (signed("save", "one", b"{}"), damaged),
        (signed("settings", "1", b"{}"), misplaced),
        (signed("save", "1", b"{}"), damaged),
        (signed("save", "1", b"\xff\xfe"), damaged),
        (signed("save", "1", "[".repeat(100_000).as_bytes()), damaged),
        (b"\x89PNG\r\n\x1a\n\0\0".to_vec(), damaged),
    ];
    for (n, (bytes, check)) in cases.into_iter().enumerate() {
        fs::write(folder.slot("slot-1.save"), &bytes).unwrap();
        let before = folder.contents();
        let why = refusal(&folder, Slot::Manual(1));
        assert!(check(&why), "case {n}: {why}");
        assert!(why.to_string().contains("slot-1.save"), "case {n}: {why}");
        assert_eq!(folder.contents(), before, "case {n}");
    }
}

/// Several people pass the device on; each keeps its name.
#[test]
fn a_match_of_several_people_comes_back_with_their_names() {
    let folder = Folder::new();
    let players = vec![Player::Human; 2];
    let names = ["Anna", "Ben"].map(String::from).to_vec();
    let shared = Save { players: players.clone(), names: names.clone(), ..save(1, 5) };
    folder.place.save(Slot::Auto, &shared).unwrap();
    let loaded = folder.place.load::<FourKnights>(Slot::Auto).unwrap().value;
    assert_eq!((loaded.players, loaded.names), (players, names));
}

/// A link to itself stands for everything that the system can't read.
#[cfg(unix)]
#[test]
fn the_copy_before_a_save_that_cannot_be_read_is_offered_and_nothing_lost() {
    let folder = Folder::new();
    for actions in [5, 6] {
        folder.place.save(Slot::Auto, &save(1, actions)).unwrap();
    }
    fs::remove_file(folder.slot("auto.save")).unwrap();
    std::os::unix::fs::symlink("auto.save", folder.slot("auto.save")).unwrap();
    match folder.place.look(GAME, Slot::Auto) {
        SlotState::Bad { why: StoreError::Io { .. }, previous: Some(heading) } => {
            assert_eq!(heading.played_seconds, 312);
        }
        state => panic!("{state:?}"),
    }
    let loaded = folder.place.load::<FourKnights>(Slot::Auto).unwrap();
    assert_eq!(loaded.value.record, record(1, 5));
    let notice = loaded.notice.unwrap().to_string();
    assert!(notice.contains("Kept as auto.save.unreadable-1"), "{notice}");
    assert!(fs::symlink_metadata(folder.slot("auto.save.unreadable-1")).unwrap().is_symlink());
    assert_eq!(folder.load(Slot::Auto).record, record(1, 5));
}

/// The same for a file without permission, where permissions apply.
#[cfg(unix)]
#[test]
fn a_save_that_may_not_be_read_says_so() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new();
    for actions in [5, 6] {
        folder.place.save(Slot::Auto, &save(1, actions)).unwrap();
    }
    let path = folder.slot("auto.save");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o200)).unwrap();
    if fs::read(&path).is_ok() {
        return; // Permissions do not restrict the administrator.
    }
    let SlotState::Bad { why, previous: Some(_) } = folder.place.look(GAME, Slot::Auto) else {
        panic!("the copy before is offered");
    };
    assert!(why.to_string().contains("no permission to read"), "{why}");
}

#[test]
fn what_goes_aside_finds_a_free_name_among_thousands() {
    let folder = Folder::new();
    folder.place.save(Slot::Auto, &save(1, 1)).unwrap();
    for n in 1..=1000 {
        fs::write(folder.slot(&format!("auto.save.damaged-{n}")), "").unwrap();
    }
    for n in 1001..=1003 {
        fs::write(folder.slot("auto.save"), format!("damage {n}")).unwrap();
        folder.place.save(Slot::Auto, &save(1, 2)).unwrap();
        let aside = fs::read_to_string(folder.slot(&format!("auto.save.damaged-{n}"))).unwrap();
        assert_eq!(aside, format!("damage {n}"));
    }
}

#[test]
fn a_save_of_a_newer_app_outlives_a_new_match() {
    let folder = Folder::new();
    let cases = [
        (signed("save", "2", b"{}"), "newer-1"),
        (altered(&folder, "/rules", 2.into()), "newer-2"),
        (altered(&folder, "/rules", 0.into()), "older-1"),
        (altered(&folder, "/game", "five-knights".into()), "damaged-1"),
        (signed("save", "1", b"{}"), "damaged-2"),
    ];
    for (refused, aside) in cases {
        folder.place.save(Slot::Auto, &save(1, 1)).unwrap();
        fs::write(folder.slot("auto.save"), &refused).unwrap();
        // The previous copy is replaced every time; a rejected file must not end up there.
        for actions in 2..=4 {
            folder.place.save(Slot::Auto, &save(1, actions)).unwrap();
        }
        let kept = fs::read(folder.slot(&format!("auto.save.{aside}")));
        assert_eq!(kept.ok(), Some(refused), "{aside}");
        assert_eq!(folder.load(Slot::Auto).record, record(1, 4));
    }
}

#[test]
fn players_have_a_notation() {
    let players = [Player::Human, Player::Computer(Level::Easy), Player::Computer(Level::Hard)];
    for (player, text) in players.into_iter().zip(["human", "easy", "hard"]) {
        assert_eq!(player.to_string(), text);
        assert_eq!(text.parse::<Player>().unwrap(), player);
    }
    assert!("Human".parse::<Player>().is_err());
}
