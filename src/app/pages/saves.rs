//! The page of saved matches.

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::app::table::Begin;
use crate::app::{Page, Services, words};
use crate::games::GameId;
use crate::store::{Heading, Slot, SlotState};
use crate::ui::{self, SavedGame, Saves};

pub fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<Saves>();
    let on_slot = |act: fn(&Services, GameId, Slot)| {
        let services = services.clone();
        move |number: i32| {
            if let Some((game, slot)) = services.shell.page().game().zip(slot(number)) {
                act(&services, game, slot);
            }
        }
    };
    page.on_load(on_slot(load));
    page.on_save(on_slot(save));
    page.on_delete(on_slot(delete));
}

fn slot(number: i32) -> Option<Slot> {
    match u8::try_from(number).ok()? {
        0 => Some(Slot::Auto),
        number => Slot::NUMBERS.contains(&number).then_some(Slot::Manual(number)),
    }
}

fn number(slot: Slot) -> i32 {
    match slot {
        Slot::Auto => 0,
        Slot::Manual(number) => number.into(),
    }
}

/// Whether a match of this game waits behind the page.
fn running(services: &Services, game: GameId) -> bool {
    services.shell.table().is_some() && services.shell.under() == Some(Page::Table(game))
}

/// Loads a save; from an autosave this is how a match goes on.
fn load(services: &Services, game: GameId, slot: Slot) {
    let waiting = running(services, game);
    if slot == Slot::Auto && waiting {
        services.shell.go(Page::Table(game));
        return;
    }
    let begun = waiting || matches!(services.place.look(game, Slot::Auto), SlotState::Good(_));
    if slot == Slot::Auto || !begun || !services.settings.borrow().confirmations {
        services.play(game, Begin::Resume(slot));
        return;
    }
    let after = services.clone();
    services.shell.ask(words::load(slot), move || {
        after.play(game, Begin::Resume(slot));
    });
}

/// Puts a copy of the running match in a slot.
fn save(services: &Services, game: GameId, slot: Slot) {
    let state = services.place.look(game, slot);
    if matches!(state, SlotState::Empty) || !services.settings.borrow().confirmations {
        put(services, slot);
        return;
    }
    let after = services.clone();
    services.shell.ask(words::overwrite(slot, good(&state)), move || put(&after, slot));
}

fn put(services: &Services, slot: Slot) {
    let (Some(table), Slot::Manual(number)) = (services.shell.table(), slot) else { return };
    match table.save_to(number) {
        Ok(()) => services.shell.say(&words::saved_in(slot)),
        Err(why) => services.shell.tell(words::NOT_SAVED, &why),
    }
    refresh(services);
}

fn delete(services: &Services, game: GameId, slot: Slot) {
    let state = services.place.look(game, slot);
    let question = words::delete(slot, good(&state));
    let after = services.clone();
    services.shell.ask(question, move || {
        match after.place.delete(game, slot) {
            Ok(()) => after.shell.say(&words::is_empty(slot)),
            Err(why) => after.shell.tell(words::NOT_DELETED, &why.to_string()),
        }
        refresh(&after);
    });
}

/// What is told of the match in a slot, if it can be loaded.
fn good(state: &SlotState) -> Option<&Heading> {
    match state {
        SlotState::Good(heading) => Some(heading),
        SlotState::Empty | SlotState::Bad { .. } => None,
    }
}

pub fn refresh(services: &Services) {
    let Some((window, game)) = services.window.upgrade().zip(services.shell.page().game()) else {
        return;
    };
    let page = window.global::<Saves>();
    page.set_game(game.name().into());
    page.set_running(running(services, game));
    let rows: Vec<SavedGame> =
        services.place.list(game).into_iter().map(|(slot, state)| row(slot, state)).collect();
    page.set_saves(ModelRc::new(VecModel::from(rows)));
}

fn row(slot: Slot, state: SlotState) -> SavedGame {
    let row =
        SavedGame { slot: number(slot), name: slot.to_string().into(), ..SavedGame::default() };
    match state {
        SlotState::Empty => SavedGame { empty: true, ..row },
        SlotState::Good(heading) => SavedGame { loadable: true, ..headed(row, slot, &heading) },
        SlotState::Bad { why, previous: None } => {
            SavedGame { trouble: words::trouble(&why).into(), ..row }
        }
        SlotState::Bad { why, previous: Some(heading) } => SavedGame {
            trouble: words::trouble_with_copy(&why).into(),
            loadable: true,
            ..headed(row, slot, &heading)
        },
    }
}

fn headed(row: SavedGame, slot: Slot, heading: &Heading) -> SavedGame {
    SavedGame {
        summary: heading.summary.as_str().into(),
        remark: words::saved(slot, heading).into(),
        ..row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_have_numbers() {
        for known in Slot::all() {
            assert_eq!(slot(number(known)), Some(known));
        }
        for none in [-1, 7, 256, i32::MAX] {
            assert_eq!(slot(none), None);
        }
    }
}
