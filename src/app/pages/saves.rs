//! The page of saved matches.

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::app::table::Begin;
use crate::app::{Page, Question, Services};
use crate::games::GameId;
use crate::store::{Heading, Player, Slot, SlotState, StoreError};
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
    let question = Question {
        title: format!("Load {}?", name(slot)),
        text: String::from("The match you are playing now gives way to it."),
        yes: String::from("Load"),
        danger: true,
    };
    let after = services.clone();
    services.shell.ask(question, move || {
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
    let question = Question {
        title: format!("Overwrite {}?", name(slot)),
        text: match state {
            SlotState::Good(heading) => format!("{}, saved {}.", heading.summary, heading.date()),
            _ => String::from("What lies there cannot be loaded."),
        },
        yes: String::from("Overwrite"),
        danger: true,
    };
    let after = services.clone();
    services.shell.ask(question, move || put(&after, slot));
}

fn put(services: &Services, slot: Slot) {
    let (Some(table), Slot::Manual(number)) = (services.shell.table(), slot) else { return };
    match table.save_to(number) {
        Ok(()) => services.shell.say(&format!("Saved in {}.", name(slot))),
        Err(why) => services.shell.tell("The match was not saved", &why),
    }
    refresh(services);
}

fn delete(services: &Services, game: GameId, slot: Slot) {
    let question = Question {
        title: format!("Delete {}?", name(slot)),
        text: match services.place.look(game, slot) {
            SlotState::Good(heading) => {
                format!("{}, saved {}. It cannot be brought back.", heading.summary, heading.date())
            }
            _ => String::from("It cannot be brought back."),
        },
        yes: String::from("Delete"),
        danger: true,
    };
    let after = services.clone();
    services.shell.ask(question, move || {
        match after.place.delete(game, slot) {
            Ok(()) => after.shell.say(&format!("{slot} is empty now.")),
            Err(why) => after.shell.tell("Nothing was deleted", &why.to_string()),
        }
        refresh(&after);
    });
}

/// The slot within a sentence.
fn name(slot: Slot) -> String {
    slot.to_string().to_lowercase()
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
        SlotState::Good(heading) => SavedGame { loadable: true, ..headed(row, &heading) },
        SlotState::Bad { why, previous: None } => {
            SavedGame { trouble: trouble(&why).into(), ..row }
        }
        SlotState::Bad { why, previous: Some(heading) } => SavedGame {
            trouble: format!("{} The copy before it can be loaded.", trouble(&why)).into(),
            loadable: true,
            ..headed(row, &heading)
        },
    }
}

fn trouble(why: &StoreError) -> String {
    format!("{}. {why}", why.brief())
}

fn headed(row: SavedGame, heading: &Heading) -> SavedGame {
    let who = heading.players.iter().zip(&heading.names);
    let rival = |(player, name): (&Player, &String)| {
        player.level().map(|level| format!("{name} ({})", level.name()))
    };
    let rivals: Vec<_> = who.filter_map(rival).collect();
    let against =
        if rivals.is_empty() { String::new() } else { format!(", against {}", rivals.join(", ")) };
    SavedGame {
        summary: heading.summary.as_str().into(),
        remark: format!("{}, {}{against}", row.name, heading.date()).into(),
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
