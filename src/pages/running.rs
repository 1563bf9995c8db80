//! Running matches of a game, for all pages: resume, give up, and start another.

use crate::i18n::{app, t};
use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, SharedString};

use crate::seated::Begin;
use crate::session::{GivenUp, Session};
use crate::ui::{NewGame, RunningMatch};
use crate::{Page, Services, models, words};
use cardkeep_core::games::GameId;
use cardkeep_core::with_game;
use cardkeep_store::{Heading, Slot, SlotState};

/// Returns a slot's number on a page, from 1.
pub(super) fn number(slot: Slot) -> i32 {
    Slot::all().zip(1..).find_map(|(known, number)| (known == slot).then_some(number)).unwrap_or(0)
}

/// Returns the slot with this number on a page.
pub(super) fn slot(number: i32) -> Option<Slot> {
    Slot::all().zip(1..).find_map(|(slot, known)| (known == number).then_some(slot))
}

/// Returns a callback of the markup that does something with the slot of this number, of the page's game.
pub(super) fn on_slot(
    services: &Services,
    act: fn(&Services, GameId, Slot),
) -> impl FnMut(i32) + 'static {
    services.handler(move |services, number| {
        if let Some((game, slot)) = services.shell.page().game().zip(slot(number)) {
            act(services, game, slot);
        }
    })
}

/// Returns the running matches that can be continued, most recently played first.
pub(super) fn matches(services: &Services, game: GameId) -> Vec<(Slot, Heading)> {
    let good = |(slot, state): (Slot, SlotState)| Some((slot, state.heading()?.clone()));
    services.data_dir.running(game).into_iter().filter_map(good).collect()
}

/// Returns them as rows of a page.
pub(super) fn rows(services: &Services, game: GameId) -> ModelRc<RunningMatch> {
    let row = |(slot, heading): (Slot, Heading)| RunningMatch {
        slot: number(slot),
        title: words::title(&heading).into(),
        over: heading.over,
        summary: heading.summary.into(),
    };
    models::rows(matches(services, game).into_iter().map(row))
}

/// Returns the match at the table behind the page.
pub(super) fn seated(services: &Services) -> Option<(GameId, Slot)> {
    services.shell.table()?.running()
}

/// Continues a running match, at the table behind the page if it is open there.
pub(super) fn resume(services: &Services, game: GameId, slot: Slot) {
    if seated(services) == Some((game, slot)) {
        services.shell.go_to_table(game);
    } else {
        services.play(game, Begin::Resume(slot));
    }
}

/// Starts another match. Asks whether to keep the one being left or most recently played, unless no
/// one has made a move in it. Practice, and a result that waits, are kept without asking.
pub(super) fn start(services: &Services, game: GameId, begin: Begin) {
    let running = matches(services, game);
    let at_table = |(slot, _): &&(Slot, Heading)| seated(services) == Some((game, *slot));
    let other = running.iter().find(at_table).or(running.first()).cloned();
    let Some((slot, other)) = other else {
        play(services, game, begin);
        return;
    };
    if !other.begun {
        drop_match(services, game, slot);
        play(services, game, begin);
    } else if services.data_dir.free_slot(game).is_none() {
        services.shell.show_message(
            t!(app::too_many_running),
            &t!(app::too_many_running_text, most: Slot::MOST_RUNNING),
        );
    } else if other.practice || other.over || !services.settings.borrow().confirmations {
        play(services, game, begin);
    } else {
        let question = words::keep_other(&other, would_forfeit(services, game, slot));
        let (keeping, giving_up, instead) = (services.clone(), services.clone(), begin.clone());
        services.shell.ask_either(
            question,
            move || play(&keeping, game, begin),
            &t!(app::keep_other_no),
            move || {
                drop_match(&giving_up, game, slot);
                play(&giving_up, game, instead);
            },
        );
    }
}

/// Opens the table. The deal number is then used up and not offered again.
fn play(services: &Services, game: GameId, begin: Begin) {
    if services.play(game, begin)
        && let Some(window) = services.window.upgrade()
    {
        window.global::<NewGame>().set_deal(SharedString::new());
    }
}

/// Gives up a running match after a confirmation. It ends with its review, under a message that says
/// what came of it; nothing is left of a match in which nobody has acted.
pub(crate) fn give_up(services: &Services, game: GameId, slot: Slot) {
    let state = services.data_dir.look(game, slot);
    let Some(heading) = state.heading().cloned() else { return };
    let lost = would_forfeit(services, game, slot);
    let question = words::give_up(&heading, lost);
    let after = services.clone();
    services.shell.ask(question, move || {
        let page = after.shell.page();
        let number = drop_match(&after, game, slot);
        after.shell.go(if page.is_table() { Page::Home } else { page });
        let Some(number) = number else { return };
        if after.play(game, Begin::Review(number))
            && let Some(table) = after.shell.table()
        {
            table.show_move(usize::MAX);
        }
        let (title, text) = words::given_up(&heading, lost);
        let shell = Rc::clone(&after.shell);
        after.shell.offer(title, &text, t!(app::given_up_next), move || {
            shell.go(Page::NewGame(game));
        });
    });
}

fn would_forfeit(services: &Services, game: GameId, slot: Slot) -> bool {
    with_game!(game, G => Session::<G>::would_forfeit(&services.data_dir, slot))
}

/// Gives up a running match, and leaves its table if that is open. Returns its number in the history,
/// if it can be reviewed.
fn drop_match(services: &Services, game: GameId, slot: Slot) -> Option<u32> {
    if seated(services) == Some((game, slot)) {
        services.shell.go(Page::Home);
    }
    let GivenUp { mut notices, number, achieved } =
        with_game!(game, G => Session::<G>::give_up(&services.data_dir, slot));
    if services.settings.borrow().progress && !achieved.is_empty() {
        let title = |id: &&str| (services.tables.achievement)(game, id).0;
        notices.push(words::results::new_achievements(achieved.iter().map(title).collect()));
    }
    if !notices.is_empty() {
        services.shell.show_toast(notices.join(" "));
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_have_numbers() {
        for known in Slot::all() {
            assert_eq!(slot(number(known)), Some(known));
        }
        for none in [-1, 0, 16, i32::MAX] {
            assert_eq!(slot(none), None);
        }
    }
}
