//! Tests of the days of saved daily matches.

use std::fs;
use std::path::PathBuf;

use cardkeep_core::engine::{Record, Setup, Start, daily_deals};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_kingdoms::Position as Kingdoms;
use cardkeep_store::{Player, Save, Slot, SlotState, local_day, now};
use jiff::civil::Date;
use serde_json::json;

use crate::support::{self, Folder, save, signed};

/// Returns the deal of Four Kingdoms with this number.
pub fn deal(seed: u64, day: Option<Date>) -> Save<Kingdoms> {
    let setup = Setup::new(1, Default::default());
    let record = Record::new(Start::Deal { setup, seed }).unwrap();
    let save = save(seed, 0);
    Save {
        summary: save.summary,
        saved: save.saved,
        played_seconds: 60,
        day,
        ..Save::new(save.id, record, vec![Player::Human], vec![String::from("You")])
    }
}

/// Returns the day of the match in the first slot, as listed and as loaded.
fn days(folder: &Folder) -> [Option<Date>; 2] {
    let SlotState::Good(listed) = folder.place.look(GameId::FourKingdoms, Slot::Auto) else {
        panic!("it can be read")
    };
    [listed.day, folder.place.load::<Kingdoms>(Slot::Auto).unwrap().value.day]
}

/// Neither the clock nor the time zone makes another deal of it later.
#[test]
fn the_day_of_a_daily_deal_is_settled_when_it_is_dealt() {
    let folder = Folder::new();
    let today = local_day(now()).unwrap();
    for day in [today.tomorrow().unwrap(), today, Date::constant(2031, 3, 9)] {
        let seed = daily_deals(day).next().unwrap();
        for settled in [Some(day), None] {
            folder.place.save(Slot::Auto, &deal(seed, settled)).unwrap();
            assert_eq!(days(&folder), [settled, settled], "{day}");
        }
    }
    // A deal by number says nothing about days, as older apps wrote it.
    folder.place.save(Slot::Auto, &deal(5, None)).unwrap();
    let text = fs::read_to_string(kingdom_file(&folder)).unwrap();
    assert!(!text.contains("\"day\""), "{text}");
}

/// The number tells the day, unless the match was saved before that day began anywhere.
#[test]
fn the_day_of_an_older_save_is_told_by_its_number() {
    let folder = Folder::new();
    let day = Date::constant(2026, 11, 26);
    let (today, options) = (Some(day), "/record/start/deal/setup/options/deal_when_empty");
    // The day begins in Kiritimati, at 10:00 the day before in London.
    let begins = 1_795_600_800;
    for (saved, pointer, value, found) in [
        (begins, "/title", json!(""), today),
        (begins + 90_000_000, "/title", json!(""), today),
        (begins - 1, "/title", json!(""), None),
        (begins, "/practice", json!(true), None),
        (begins, options, json!(true), None),
        (begins, "/record/start/deal/seed", json!(20_261_127), None),
    ] {
        folder.place.save(Slot::Auto, &Save { saved, ..deal(20_261_126, today) }).unwrap();
        let file = fs::read(kingdom_file(&folder)).unwrap();
        let mut old: serde_json::Value = serde_json::from_slice(support::json(&file)).unwrap();
        old.as_object_mut().unwrap().remove("day").unwrap();
        let old = signed("save", "1", old.to_string().as_bytes());
        fs::write(kingdom_file(&folder), support::altered(&old, "save", pointer, value)).unwrap();
        assert_eq!(days(&folder), [found, found], "{saved} {pointer}");
    }
}

fn kingdom_file(folder: &Folder) -> PathBuf {
    folder.file("saves/four-kingdoms/auto.save")
}

/// A file can't make any deal the deal of any day.
#[test]
fn a_day_that_is_not_the_deals_is_ignored() {
    let folder = Folder::new();
    for (seed, found) in [(5, None), (20_261_126, Some(Date::constant(2026, 11, 26)))] {
        folder.place.save(Slot::Auto, &deal(seed, None)).unwrap();
        let file = fs::read(kingdom_file(&folder)).unwrap();
        let forged = support::altered(&file, "save", "/day", json!("2026-12-24"));
        fs::write(kingdom_file(&folder), forged).unwrap();
        assert_eq!(days(&folder), [found, found], "{seed}");
    }
}
