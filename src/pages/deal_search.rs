//! Background search for a winnable deal of Four Kingdoms, and the check whether a deal is
//! winnable.

use crate::i18n::{app, t};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{TryRecvError, channel};
use std::time::Duration;

use slint::{ComponentHandle, Timer, TimerMode};

use super::running;
use crate::seated::Begin;
use crate::ui::{Daily, NewGame};
use crate::{Services, words};
use cardkeep_core::engine::{Game, Setup};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_kingdoms::Position;
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, find_winnable, solve};
use cardkeep_store::Player;

/// Limit of the search before a deal requested by number is dealt, because the player waits for it.
const LIMIT: Limit = Limit { states: 300_000, bytes: 16 << 20 };

/// Interval of checks for a result.
const POLL: Duration = Duration::from_millis(60);

/// A search among deals; one at a time.
#[derive(Default)]
pub(super) struct DealSearch {
    pulse: Rc<Timer>,
    stop: RefCell<Arc<AtomicBool>>,
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
        let find = move |cancel: &AtomicBool| find_winnable(deals, rules, cancel);
        let begin = move |services: &Services, found: Option<u64>| match found {
            Some(seed) => running::start(services, game, deal(options, players, seed)),
            None => services.shell.show_toast(t!(app::no_deal_found)),
        };
        if let Err(why) = self.run(services, find, begin) {
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
        let find = move |cancel: &AtomicBool| {
            let position = Position::deal(&Setup::new(1, rules), seed);
            solve(&position, LIMIT, cancel).verdict == Verdict::Unwinnable
        };
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
        let find = move |cancel: &AtomicBool| Some(find(cancel));
        if self.run(services, find, start).is_err() {
            running::start(services, game, at_once);
        }
    }

    /// Runs `find` in the background and passes its result to `done`, unless the player has left
    /// the page.
    fn run<T: Send + 'static>(
        &self,
        services: &Services,
        find: impl FnOnce(&AtomicBool) -> Option<T> + Send + 'static,
        done: impl FnOnce(&Services, Option<T>) + 'static,
    ) -> std::io::Result<()> {
        self.stop.borrow().store(true, Ordering::Relaxed);
        let stop = Arc::new(AtomicBool::new(false));
        self.stop.replace(Arc::clone(&stop));
        let (answers, answer) = channel();
        let cancel = Arc::clone(&stop);
        let search = move || {
            // No one listens if the player has left the page.
            let _ = answers.send(find(&cancel));
        };
        std::thread::Builder::new().name("deals".into()).spawn(search)?;
        show(services, true);
        let page = services.shell.page();
        let services = services.clone();
        let pulse = Rc::downgrade(&self.pulse);
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
            stop.store(true, Ordering::Relaxed);
            show(&services, false);
            if let Some(done) = done.take().filter(|_| here) {
                done(&services, found);
            }
        });
        Ok(())
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
