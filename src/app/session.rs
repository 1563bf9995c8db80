//! A running match: the record, who plays, thinking opponents, the clock, the autosave and, at the
//! end, the statistics.

mod autosave;
mod clock;
mod ending;
mod moment;
mod personal_bests;
mod playout;
mod review;
mod thinking;

use crate::app::i18n::{app, t};
use crate::app::words::store;
use std::sync::Arc;
use std::time::Duration;

use jiff::civil::Date;

use self::clock::Clock;
pub use self::moment::{Moment, Observer};
pub use self::personal_bests::PersonalBest;
pub use self::playout::Playout;
use self::thinking::Thought;
use crate::ai::Thinker;
use crate::engine::{Outcome, Record, Rejected, Seat, Setup, Start, Turn};
use crate::store::{
    DataDir, MatchId, Player, Save, Slot, Tally, WriteTicket, day_of, names_for, now, tidy_title,
};

/// How a new match begins.
#[derive(Clone, Debug, PartialEq)]
pub struct NewMatch<O> {
    pub setup: Setup<O>,
    /// Who sits where, from seat 0.
    pub players: Vec<Player>,
    /// What the opponents are to be called, by seat; who is not is given a name.
    pub names: Vec<String>,
    /// The number of the deal.
    pub seed: u64,
}

/// A match between the player and computer opponents, or of the player alone.
pub struct Session<G: Thinker> {
    place: Arc<DataDir>,
    id: MatchId,
    /// Where the running match is kept; nowhere if it is only looked at again.
    slot: Option<Slot>,
    /// The player's own title for the match, or nothing.
    title: String,
    record: Record<G>,
    players: Vec<Player>,
    names: Vec<String>,
    human: Seat,
    /// How the list of saves describes a match.
    summarise: fn(&G::View) -> String,
    clock: Clock,
    /// The player is away, and nobody thinks.
    resting: bool,
    thought: Option<Thought<G>>,
    /// How many thoughts about this action broke off.
    stumbles: u32,
    /// One has just broken off, and the player is still to be told.
    stumbled: bool,
    /// The autosave that was handed over last.
    ticket: Option<WriteTicket>,
    /// The last autosave failed, and the player was told.
    unsaved: bool,
    tally: Option<Tally>,
    honors: Vec<PersonalBest>,
    /// The player was helped.
    helped: bool,
    /// Whether the match plays itself out.
    playout: Playout,
    /// The match is over and only looked at again: nothing is kept or counted of it.
    reviewing: bool,
    /// What went wrong beside the match, in words for the player, until it is fetched.
    notices: Vec<String>,
}

impl<G: Thinker> Session<G> {
    /// Begins a match beside those that are running, and autosaves it.
    ///
    /// # Errors
    /// Says why the match cannot be played like this, or that too many are running.
    pub fn begin(
        place: Arc<DataDir>,
        new: NewMatch<G::Options>,
        summarise: fn(&G::View) -> String,
    ) -> Result<Self, String> {
        let NewMatch { setup, players, names, seed } = new;
        let start = Start::<G>::Deal { setup, seed };
        let record = Record::new(start).map_err(|why| why.to_string())?;
        let seats = usize::from(record.position().setup().seats);
        if players.len() != seats {
            return Err(t!(app::players_and_seats, players: players.len(), seats));
        }
        let slot = free_slot::<G>(&place)?;
        let save = Save {
            id: MatchId::begin(seed),
            record,
            title: String::new(),
            names: names_for(&players, &names),
            players,
            summary: String::new(),
            saved: now(),
            played_seconds: 0,
            helped: false,
        };
        let mut session = Session::of(place, save, summarise)?;
        session.slot = Some(slot);
        session.autosave();
        Ok(session)
    }

    /// Goes on with a saved match. One that was saved by hand is running from now on, in place of
    /// the same match if that is running, or else beside the others.
    ///
    /// # Errors
    /// Says why there is nothing to go on with.
    pub fn resume(
        place: Arc<DataDir>,
        slot: Slot,
        summarise: fn(&G::View) -> String,
    ) -> Result<Self, String> {
        let loaded = place.load::<G>(slot).map_err(|why| store::error(&why))?;
        let running = if slot.is_running() {
            slot
        } else {
            match place.slot_of(G::ID, &loaded.value.id) {
                Some(slot) => slot,
                None => free_slot::<G>(&place)?,
            }
        };
        let mut session = Session::of(place, loaded.value, summarise)?;
        session.slot = Some(running);
        session.notices.extend(loaded.notice.as_ref().map(store::notice));
        match session.outcome() {
            // Its result could not be counted before.
            Some(outcome) if slot.is_running() => session.finish(outcome),
            _ if slot.is_running() => {}
            _ => session.autosave(),
        }
        Ok(session)
    }

    /// What went wrong beside the match since it was last asked, in words for the player.
    pub fn take_notices(&mut self) -> Vec<String> {
        self.report_save_results();
        std::mem::take(&mut self.notices)
    }

    fn of(
        place: Arc<DataDir>,
        save: Save<G>,
        summarise: fn(&G::View) -> String,
    ) -> Result<Self, String> {
        let seats = 0..save.players.len();
        let people: Vec<usize> =
            seats.filter(|seat| save.players[*seat] == Player::Human).collect();
        let human = match people[..] {
            [] => return Err(t!(app::only_computers)),
            [human] => human,
            // Nobody would ever be asked for the second one's actions.
            [..] => return Err(t!(app::too_many_people, people: people.len())),
        };
        Ok(Session {
            place,
            id: save.id,
            slot: None,
            title: save.title,
            record: save.record,
            players: save.players,
            names: save.names,
            human: Seat(human as u8),
            summarise,
            clock: Clock::from(Duration::from_secs(save.played_seconds)),
            resting: false,
            thought: None,
            stumbles: 0,
            stumbled: false,
            ticket: None,
            unsaved: false,
            tally: None,
            honors: Vec::new(),
            helped: save.helped,
            playout: Playout::Off,
            reviewing: false,
            notices: Vec::new(),
        })
    }

    /// Where the running match is kept.
    pub fn slot(&self) -> Option<Slot> {
        self.slot
    }

    /// Gives the match a title; an empty one takes it away.
    pub fn rename(&mut self, title: &str) {
        self.title = tidy_title(title);
        self.autosave();
    }

    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    pub fn position(&self) -> &G {
        self.record.position()
    }

    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What who sits at a seat is called: "You" or a name.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The seat of the player at this device.
    pub fn human(&self) -> Seat {
        self.human
    }

    /// What the player may know.
    pub fn view(&self) -> G::View {
        self.position().view(self.human)
    }

    /// Where the match stands, in one line.
    pub fn summary(&self) -> String {
        (self.summarise)(&self.view())
    }

    /// How the match ended. Who plays alone and comes to no good end can still take moves back.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.position().turn() {
            Turn::Over(outcome) if self.players.len() > 1 || outcome.winners().count() > 0 => {
                Some(outcome)
            }
            Turn::Over(_) | Turn::Seat(_) => None,
        }
    }

    /// Whether it is the player's turn.
    pub fn is_mine(&self) -> bool {
        match self.position().turn() {
            _ if self.reviewing => false,
            Turn::Seat(seat) => seat == self.human && !self.plays_for_human(),
            Turn::Over(_) => self.outcome().is_none(),
        }
    }

    /// How many seconds the match has been played.
    pub fn seconds(&self) -> u64 {
        self.clock.time().as_secs()
    }

    /// How often the player acted, without what was taken back.
    pub fn moves(&self) -> u32 {
        u32::try_from(self.record.acts()).unwrap_or(u32::MAX)
    }

    /// Whether the player was helped.
    pub fn is_helped(&self) -> bool {
        self.helped
    }

    /// The player was helped: the match counts among others of the kind from now on.
    pub fn help(&mut self) {
        self.helped = true;
        self.autosave();
    }

    /// The number of the deal, if the match began with one.
    pub fn deal(&self) -> Option<u64> {
        self.record.deal()
    }

    /// The day whose deal it is, if it is one's: in the form that the rules give it, and not of a
    /// day to come.
    pub fn day(&self) -> Option<Date> {
        day_of(&self.record)
    }

    /// The player's results against such opponents, once the match is over.
    pub fn tally(&self) -> Option<Tally> {
        self.tally
    }

    /// What of the match was never better before, once it is over.
    pub fn honors(&self) -> &[PersonalBest] {
        &self.honors
    }

    /// The setup of another match like this one, with another deal.
    pub fn rematch(&self, seed: u64) -> NewMatch<G::Options> {
        let mut setup = self.position().setup();
        setup.first = self.outcome().and_then(Outcome::sole_winner).filter(|_| G::REMEMBERS_WINNER);
        NewMatch { setup, players: self.players.clone(), names: self.names.clone(), seed }
    }

    /// Carries out an action and saves the match. Returns what happened, as the player's seat sees
    /// it.
    ///
    /// # Errors
    /// The rule the action would break; nothing has changed then.
    pub fn play(&mut self, action: G::Action) -> Result<Vec<Moment<G>>, Rejected<G::Refusal>> {
        self.play_through(action, |_| None)
    }

    /// Carries an action out and then, as one act with it, all that follows by itself.
    ///
    /// # Errors
    /// The rule the action would break; nothing has changed then.
    pub fn play_through(
        &mut self,
        action: G::Action,
        mut follows: impl FnMut(&G) -> Option<G::Action>,
    ) -> Result<Vec<Moment<G>>, Rejected<G::Refusal>> {
        let mut observer = Observer::new(self.human);
        self.record.play_before(action, &mut observer)?;
        while let Some(next) = follows(self.position()) {
            if self.record.play_along(next, &mut observer).is_err() {
                break;
            }
        }
        self.thought = None;
        self.stumbles = 0;
        self.count_or_keep();
        Ok(observer.moments)
    }

    /// Takes the player's last act back. Answers whether there was one.
    pub fn undo(&mut self) -> bool {
        let done = self.record.undo().is_some();
        if done {
            self.autosave();
        }
        done
    }

    /// Does again what was taken back last. Answers whether there was anything.
    pub fn redo(&mut self) -> bool {
        let done = self.record.redo(&mut ()).is_some();
        if done {
            self.count_or_keep();
        }
        done
    }

    /// Begins the match anew from its deal; that can be taken back, too.
    pub fn restart(&mut self) {
        self.record.restart();
        self.autosave();
    }

    /// Counts a match that has come to its end, and keeps one that has not.
    fn count_or_keep(&mut self) {
        match self.outcome() {
            Some(outcome) => self.finish(outcome),
            None => self.autosave(),
        }
    }

    /// Stops the clock and all thinking.
    pub fn rest(&mut self) {
        self.thought = None;
        self.resting = true;
        self.clock.rest(true);
    }

    /// Lets the clock run on.
    pub fn wake(&mut self) {
        if !self.reviewing {
            self.resting = false;
            self.clock.rest(false);
        }
    }

    /// Lets the clock stand still while something lies over the cards, or what is shown is not the
    /// match. Opponents think on.
    pub fn hold_clock(&mut self, held: bool) {
        self.clock.hold(held);
    }
}

/// Where one more match of a game is kept.
fn free_slot<G: Thinker>(place: &DataDir) -> Result<Slot, String> {
    place.free_slot(G::ID).ok_or_else(|| t!(app::too_many_running_text, most: Slot::MOST_RUNNING))
}

#[cfg(test)]
mod tests;
