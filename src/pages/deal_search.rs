//! Background search for a winnable deal of Four Kingdoms, and the check whether a deal is
//! winnable.

use crate::i18n::{app, t};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use slint::{ComponentHandle, Timer, TimerMode};

use super::running;
use crate::search::{self, Solving};
use crate::seated::Begin;
use crate::ui::{Daily, NewGame};
use crate::{Services, words};
use cardkeep_core::games::GameId;
use cardkeep_store::Player;

/// Interval of checks for a result.
const POLL: Duration = Duration::from_millis(60);

/// A search among deals; one at a time.
#[derive(Default)]
pub(super) struct DealSearch {
    pulse: Rc<Timer>,
    solving: Rc<RefCell<Option<Solving>>>,
}

impl DealSearch {
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
            Some(seed) => running::start(services, game, deal(options, players, seed)),
            None => services.shell.show_toast(t!(app::no_deal_found)),
        };
        let (found, answer) = channel();
        // No one listens if the player has left the page.
        let started = search::find(deals, rules, move |deal| _ = found.send(deal));
        let started = started.map(|solving| self.await_answer(services, solving, answer, begin));
        if let Err(why) = started {
            services.shell.show_message(t!(app::no_search), why.to_string());
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
        let begin = deal(options, players, seed);
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
        let (found, answer) = channel();
        // No one listens if the player has left the page.
        match search::check(seed, rules, move |lost| _ = found.send(Some(lost))) {
            Ok(solving) => self.await_answer(services, solving, answer, start),
            Err(_) => running::start(services, game, at_once),
        }
    }

    /// Passes the answer of a search to `done`, unless the player has left the page. Cancels the
    /// search before it.
    fn await_answer<T: 'static>(
        &self,
        services: &Services,
        solving: Solving,
        answer: Receiver<Option<T>>,
        done: impl FnOnce(&Services, Option<T>) + 'static,
    ) {
        self.solving.replace(Some(solving));
        show(services, true);
        let page = services.shell.page();
        let services = services.clone();
        let (pulse, solving) = (Rc::downgrade(&self.pulse), Rc::clone(&self.solving));
        let mut done = Some(done);
        self.pulse.start(TimerMode::Repeated, POLL, move || {
            let here = services.shell.page() == page;
            let found = match answer.try_recv() {
                Ok(found) => found,
                Err(TryRecvError::Empty) if here => return,
                Err(_) => None,
            };
            if let Some(pulse) = pulse.upgrade() {
                pulse.stop();
            }
            solving.take();
            show(&services, false);
            if let Some(done) = done.take().filter(|_| here) {
                done(&services, found);
            }
        });
    }
}

/// Returns a new match with this deal.
fn deal(options: serde_json::Value, players: Vec<Player>, seed: u64) -> Begin {
    Begin::New { options, first: None, players, names: Vec::new(), seed, practice: false }
}

fn show(services: &Services, searching: bool) {
    if let Some(window) = services.window.upgrade() {
        window.global::<NewGame>().set_searching(searching);
        window.global::<Daily>().set_searching(searching);
    }
}
