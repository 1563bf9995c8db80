//! Looks for a deal of Four Kingdoms that can be won, beside the screen.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

use slint::{ComponentHandle, Timer, TimerMode};

use super::new_game::start;
use crate::app::table::Begin;
use crate::app::{Services, words};
use crate::games::GameId;
use crate::games::four_kingdoms::solver::find_winnable;
use crate::store::Player;
use crate::ui::{Daily, NewGame};

/// How often it is looked whether one was found.
const POLL: Duration = Duration::from_millis(60);

/// The search for a deal that can be won; one at a time.
#[derive(Default)]
pub struct DealSearch {
    pulse: Rc<Timer>,
    stop: RefCell<Arc<AtomicBool>>,
}

impl DealSearch {
    /// Looks for the first of these deals that can be won and begins the match with it, if the
    /// player has not gone elsewhere.
    pub fn look(
        &self,
        services: &Services,
        game: GameId,
        deals: impl Iterator<Item = u64> + Send + 'static,
        options: serde_json::Value,
        players: Vec<Player>,
    ) {
        self.stop.borrow().store(true, Ordering::Relaxed);
        let stop = Arc::new(AtomicBool::new(false));
        self.stop.replace(Arc::clone(&stop));
        let rules = serde_json::from_value(options.clone()).unwrap_or_default();
        let (answers, answer) = channel();
        let cancel = Arc::clone(&stop);
        let search = move || {
            // Nobody listens any more when the player has gone elsewhere.
            let _ = answers.send(find_winnable(deals, rules, &cancel));
        };
        if let Err(why) = std::thread::Builder::new().name("deals".into()).spawn(search) {
            services.shell.tell(words::NO_SEARCH, &why.to_string());
            return;
        }
        show(services, true);
        let page = services.shell.page();
        let services = services.clone();
        let pulse = Rc::downgrade(&self.pulse);
        self.pulse.start(TimerMode::Repeated, POLL, move || {
            let here = services.shell.page() == page;
            let found = match answer.try_recv() {
                Ok(found) => Some(found),
                Err(std::sync::mpsc::TryRecvError::Empty) if here => return,
                Err(_) => None,
            };
            if let Some(pulse) = pulse.upgrade() {
                pulse.stop();
            }
            stop.store(true, Ordering::Relaxed);
            show(&services, false);
            if !here {
                return;
            }
            match found.flatten() {
                Some(seed) => {
                    let (options, players) = (options.clone(), players.clone());
                    let names = Vec::new();
                    start(
                        &services,
                        game,
                        Begin::New { options, first: None, players, names, seed },
                    );
                }
                None => services.shell.say(words::NO_DEAL_FOUND),
            }
        });
    }
}

fn show(services: &Services, searching: bool) {
    if let Some(window) = services.window.upgrade() {
        window.global::<NewGame>().set_searching(searching);
        window.global::<Daily>().set_searching(searching);
    }
}
