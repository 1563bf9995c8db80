//! Background search for a winnable deal of Four Kingdoms, and the check whether a deal is
//! winnable.

use crate::i18n::{app, t};
use std::rc::Rc;
use std::time::Duration;

use slint::{ComponentHandle, Timer, TimerMode};

use super::{challenge, running};
use crate::pending::Pending;
use crate::search;
use crate::seated::Begin;
use crate::ui::Nav;
use crate::{Services, words};
use cardkeep_core::games::GameId;
use cardkeep_store::{Challenge, Player};

/// Interval of checks for a result.
const POLL: Duration = Duration::from_millis(60);

/// A search among deals; one at a time.
#[derive(Default)]
pub(super) struct DealSearch {
    pulse: Rc<Timer>,
}

impl DealSearch {
    /// Begins this match; a solitaire with the first winnable deal among these.
    pub(super) fn start(
        &self,
        services: &Services,
        challenge: Challenge,
        deals: impl Iterator<Item = u64> + Send + 'static,
    ) {
        let Challenge { game, options, players, .. } = challenge.clone();
        match game.is_solitaire() {
            true => self.look(services, game, deals, options, players),
            false => challenge::start(services, challenge),
        }
    }

    /// Searches for the first winnable deal among these and begins the match with it, unless the
    /// player has left the page.
    pub(super) fn look(
        &self,
        services: &Services,
        game: GameId,
        deals: impl Iterator<Item = u64> + Send + 'static,
        options: serde_json::Value,
        players: Vec<Player>,
    ) {
        let rules = serde_json::from_value(options.clone()).unwrap_or_default();
        let begin = move |services: &Services, found: Option<u64>| match found {
            Some(seed) => running::start(services, game, deal(game, options, players, seed)),
            None => services.shell.show_toast(t!(app::no_deal_found)),
        };
        match Pending::ask(|answer| search::find(deals, rules, answer)) {
            Ok(found) => self.await_answer(services, found, move |services, found| {
                begin(services, found.flatten());
            }),
            Err(why) => services.shell.show_message(t!(app::no_search), why.to_string()),
        }
    }

    /// Begins the match with this deal. If a quick search proves that it can't be won, warns the
    /// player first.
    pub(super) fn check(
        &self,
        services: &Services,
        game: GameId,
        seed: u64,
        options: serde_json::Value,
        players: Vec<Player>,
    ) {
        let rules = serde_json::from_value(options.clone()).unwrap_or_default();
        let begin = deal(game, options, players, seed);
        let at_once = begin.clone();
        let start = move |services: &Services, lost: Option<bool>| {
            if lost != Some(true) {
                running::start(services, game, begin);
            } else if services.settings.borrow().confirmations {
                let after = services.clone();
                let start = move || running::start(&after, game, begin);
                services.shell.ask(words::cannot_be_won(seed), start);
            } else {
                running::start(services, game, begin);
                services.shell.show_toast(&words::cannot_be_won(seed).title);
            }
        };
        match Pending::ask(|answer| search::check(seed, rules, answer)) {
            Ok(lost) => self.await_answer(services, lost, start),
            Err(_) => running::start(services, game, at_once),
        }
    }

    /// Passes the answer of a search to `done`, or `None` if it stopped unexpectedly. Leaving the page
    /// cancels it, and so does another search.
    fn await_answer<T: 'static>(
        &self,
        services: &Services,
        search: Pending<T>,
        done: impl FnOnce(&Services, Option<T>) + 'static,
    ) {
        show(services, true);
        let page = services.shell.page();
        let services = services.clone();
        let pulse = Rc::downgrade(&self.pulse);
        let mut asked = Some((search, done));
        self.pulse.start(TimerMode::Repeated, POLL, move || {
            let here = services.shell.page() == page;
            let answer = asked.as_ref().and_then(|(search, _)| search.poll());
            if here && answer.is_none() {
                return;
            }
            if let Some(pulse) = pulse.upgrade() {
                pulse.stop();
            }
            show(&services, false);
            if let Some((_, done)) = asked.take().filter(|_| here) {
                done(&services, answer.and_then(Result::ok));
            }
        });
    }
}

/// Returns a new match with this deal.
fn deal(game: GameId, options: serde_json::Value, players: Vec<Player>, seed: u64) -> Begin {
    Begin::New(Challenge { options, ..Challenge::new(game, players, seed) })
}

fn show(services: &Services, searching: bool) {
    if let Some(window) = services.window.upgrade() {
        window.global::<Nav>().set_searching(searching);
    }
}
