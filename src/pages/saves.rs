//! Controller of the saved games page: running matches and save slots.

use crate::i18n::{app, t};
use crate::words::store;
use slint::ComponentHandle;

use super::running;
use crate::models::rows;
use crate::seated::Begin;
use crate::ui::{self, SavedGame, Saves};
use crate::{Page, Services, words};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::with_game;
use cardkeep_store::{Heading, LONGEST_TITLE, Slot, SlotState};

pub(super) fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<Saves>();
    page.set_longest_title(LONGEST_TITLE as i32);
    page.on_load(running::on_slot(services, load));
    page.on_save(running::on_slot(services, save));
    page.on_delete(running::on_slot(services, delete));
    page.on_rename({
        let services = services.clone();
        move |number, title| {
            let slot = running::slot(number);
            if let Some((game, slot)) = services.shell.page().game().zip(slot) {
                rename(&services, game, slot, &title);
            }
        }
    });
}

/// Whether a match of this game is open behind the page.
fn waits(services: &Services, game: GameId) -> bool {
    services.shell.table().is_some() && services.shell.under() == Some(Page::Table(game))
}

/// Loads a save, or continues a running match.
fn load(services: &Services, game: GameId, slot: Slot) {
    if slot.is_running() {
        running::resume(services, game, slot);
        return;
    }
    // The same match may have been continued since it was saved.
    let saved = services.data_dir.look(game, slot);
    let same = saved.heading().and_then(|saved| services.data_dir.slot_of(game, &saved.id));
    let begin = Begin::Resume(slot);
    let Some(same) = same else { return running::start(services, game, begin) };
    if with_game!(game, G => same_record::<G>(services, slot, same)) {
        running::resume(services, game, same);
        return;
    }
    let after = services.clone();
    let there = services.data_dir.look(game, same);
    if let (Some(heading), Slot::Manual(number)) = (there.heading(), slot) {
        let question = words::go_back(number, heading);
        services.shell.ask(question, move || _ = after.play(game, begin));
    }
}

/// Whether two slots hold a match at the same position.
fn same_record<G: Registered>(services: &Services, one: Slot, other: Slot) -> bool {
    let record = |slot| services.data_dir.load::<G>(slot).ok().map(|loaded| loaded.value.record);
    record(one).is_some_and(|one| record(other) == Some(one))
}

fn rename(services: &Services, game: GameId, slot: Slot, title: &str) {
    match services.shell.table().filter(|_| running::seated(services) == Some((game, slot))) {
        Some(table) => table.rename(title),
        None => {
            if let Err(why) = services.data_dir.rename(game, slot, title) {
                services.shell.show_message(t!(app::not_renamed), store::error(&why));
            }
        }
    }
    refresh(services);
}

/// Saves a copy of the running match to a slot.
fn save(services: &Services, game: GameId, slot: Slot) {
    let Slot::Manual(number) = slot else { return };
    let state = services.data_dir.look(game, slot);
    if matches!(state, SlotState::Empty) || !services.settings.borrow().confirmations {
        put(services, number);
        return;
    }
    let after = services.clone();
    services.shell.ask(words::overwrite(number, good(&state)), move || put(&after, number));
}

fn put(services: &Services, slot: u8) {
    let Some(table) = services.shell.table() else { return };
    match table.save_to(slot) {
        Ok(()) => services.shell.show_toast(t!(app::slot_saved, slot)),
        Err(why) => services.shell.show_message(t!(app::not_saved), &why),
    }
    refresh(services);
}

/// Deletes a save, or gives up a running match.
fn delete(services: &Services, game: GameId, slot: Slot) {
    let state = services.data_dir.look(game, slot);
    if slot.is_running() && state.heading().is_some() {
        return running::give_up(services, game, slot);
    }
    let question = words::delete(slot, good(&state));
    let after = services.clone();
    services.shell.ask(question, move || {
        match after.data_dir.delete(game, slot) {
            Ok(()) => after.shell.show_toast(words::deleted(slot)),
            Err(why) => after.shell.show_message(t!(app::not_deleted), store::error(&why)),
        }
        refresh(&after);
    });
}

/// Returns the list entry of a slot's match, if it can be loaded.
fn good(state: &SlotState) -> Option<&Heading> {
    match state {
        SlotState::Good(heading) => Some(heading),
        SlotState::Empty | SlotState::Bad { .. } => None,
    }
}

pub(super) fn refresh(services: &Services) {
    let Some((window, game)) = services.here() else { return };
    let page = window.global::<Saves>();
    page.set_game(words::game(game).into());
    page.set_running(waits(services, game));
    page.set_renaming(0);
    let slots = Slot::NUMBERS.map(Slot::Manual);
    let slots = slots.map(|slot| (slot, services.data_dir.look(game, slot)));
    let all = services.data_dir.running(game).into_iter().chain(slots);
    page.set_saves(rows(all.map(|(slot, state)| row(slot, state))));
}

fn row(slot: Slot, state: SlotState) -> SavedGame {
    let heading = state.heading();
    let title = heading.map(words::title).unwrap_or_default();
    SavedGame {
        slot: running::number(slot),
        running: slot.is_running(),
        over: slot.is_running() && heading.is_some_and(|heading| heading.over),
        // Slots keep their names, whatever they hold.
        name: if title.is_empty() || !slot.is_running() {
            words::slot(slot)
        } else {
            title.clone()
        }
        .into(),
        title: title.into(),
        own_title: heading.map(|heading| heading.title.as_str()).unwrap_or_default().into(),
        summary: heading.map(|heading| heading.summary.as_str()).unwrap_or_default().into(),
        remark: heading.map(|heading| words::saved(slot, heading)).unwrap_or_default().into(),
        trouble: match &state {
            SlotState::Empty | SlotState::Good(_) => String::new(),
            SlotState::Bad { why, previous: None } => words::trouble(why),
            SlotState::Bad { why, previous: Some(_) } => words::trouble_with_copy(why),
        }
        .into(),
        empty: matches!(state, SlotState::Empty),
        loadable: heading.is_some(),
    }
}
