//! A running match: record, players, thinking opponents, clock, autosave and, at the end,
//! statistics.

mod analysis;
mod autosave;
mod clock;
mod consulting;
mod ending;
mod exercise;
mod friend;
mod lesson;
mod moment;
mod par;
mod personal_bests;
mod playout;
mod practice;
mod review;
mod sharing;
mod thinking;

use crate::i18n::{app, t};
use crate::pending::Pending;
use crate::seated::Perspective;
use crate::words::store;
use std::cell::OnceCell;
use std::sync::Arc;
use std::time::Duration;

use jiff::civil::Date;

pub(crate) use self::analysis::Analysis;
use self::clock::Clock;
pub(crate) use self::ending::Gains;
pub(crate) use self::ending::GivenUp;
pub(crate) use self::friend::Parting;
pub(crate) use self::moment::{Moment, Observer, Viewer};
use self::par::Par;
pub(crate) use self::personal_bests::PersonalBest;
pub(crate) use self::playout::Playout;
use cardkeep_ai::Thinker;
use cardkeep_core::engine::{Game, Outcome, Record, Rejected, Seat, Start, Turn};
use cardkeep_store::{
    Challenge, DataDir, MatchId, Player, Proof, Save, Slot, Tour, daily_of, is_shared, local_day,
    names_for, now, tidy_title,
};

/// What a session is for, and where it is kept.
#[derive(Clone, Debug, PartialEq)]
enum Kind<A> {
    /// A match, perhaps practice, in this slot.
    Match(Slot),
    /// A lesson, with all actions of the opponents, in order. It has a slot of its own.
    Lesson(Vec<A>),
    /// A position to solve. Nothing is saved or counted.
    Exercise,
    /// A review of the match with this number in the history: whose, and as who saw it. Nothing is saved or
    /// counted.
    Review(u32, Perspective),
}

impl<A> Kind<A> {
    /// Returns the slot in which the match is saved.
    fn slot(&self) -> Option<Slot> {
        match self {
            Kind::Match(slot) => Some(*slot),
            Kind::Lesson(_) => Some(Slot::Lesson),
            Kind::Exercise | Kind::Review(..) => None,
        }
    }
}

/// A match of one or several people and computer opponents, or a solitaire.
pub(crate) struct Session<G: Thinker> {
    data_dir: Arc<DataDir>,
    kind: Kind<G::Action>,
    /// The match as it is saved. Only the clock knows its time.
    save: Save<G>,
    /// The player's view of the current position, once it was asked for.
    now: OnceCell<G::View>,
    human: Seat,
    clock: Clock,
    /// Whether the player is away, so that no one thinks.
    resting: bool,
    /// What the opponent whose turn it is decides.
    thought: Option<Pending<G::Action>>,
    /// Number of failed searches for the current action.
    stumbles: u32,
    /// Whether a search has just failed and the player has not been told yet.
    stumbled: bool,
    gains: Gains,
    /// Whether the result of the match has been shown.
    result_seen: bool,
    /// Whether the finished match is kept in its slot until its result has been shown.
    result_kept: bool,
    /// Whether it is kept there until its result can be counted.
    uncounted: bool,
    /// The same match as a friend has played it, once it was asked for.
    friends_match: OnceCell<Option<Record<G>>>,
    /// The match as a hard player would have played it.
    par: Par<G>,
    /// Whether the device lies between the people who share it and nobody looks at hidden cards.
    covered: bool,
    /// The number of actions before the player's latest decision in a practice match.
    last_decision: Option<usize>,
    /// Whether the match plays itself out.
    playout: Playout,
    /// Problems outside the match, as messages for the player, until they are taken.
    notices: Vec<String>,
}

impl<G: Thinker> Session<G> {
    /// Begins a match in a new slot and autosaves it. `names` of `new` may be missing or empty for usual
    /// ones.
    ///
    /// # Errors
    /// Why the match can't be played like this, or that too many matches are running.
    pub(crate) fn begin(
        data_dir: Arc<DataDir>,
        new: Challenge,
        practice: bool,
    ) -> Result<Self, String> {
        let kind = Kind::Match(free_slot::<G>(&data_dir)?);
        Session::begin_as(kind, data_dir, new, practice)
    }

    /// Begins a match, in place of what its slot holds.
    ///
    /// # Errors
    /// Why the match can't be played like this.
    fn begin_as(
        kind: Kind<G::Action>,
        data_dir: Arc<DataDir>,
        new: Challenge,
        practice: bool,
    ) -> Result<Self, String> {
        let start = start_of::<G>(&new)?;
        let record = Record::new(start).map_err(|_| t!(app::impossible_setup))?;
        let Challenge { players, names, seed, .. } = new;
        let names = names_for(&players, &names);
        let day = daily_of(&record, &players, &names, local_day(now()));
        let challenge = Challenge::of::<G>(&record.position().setup(), seed, &players, &names);
        let save = Save {
            proof: Some(Proof::new(&challenge, rand::random())),
            day: day.filter(|_| !practice),
            saved: now(),
            practice,
            ..Save::new(MatchId::begin(seed), record, players, names)
        };
        let session = Session::of(kind, data_dir, save)?;
        session.autosave();
        Ok(session)
    }

    /// Continues a saved match. A save made by the player becomes a running match: in the slot of
    /// the same match if that is running, else in a free slot.
    ///
    /// # Errors
    /// Why there is nothing to continue.
    pub(crate) fn resume(data_dir: Arc<DataDir>, slot: Slot) -> Result<Self, String> {
        let loaded = data_dir.load::<G>(slot).map_err(|why| store::error(&why))?;
        let running = if slot.is_running() {
            slot
        } else {
            match data_dir.slot_of(G::ID, &loaded.value.id) {
                Some(slot) => slot,
                None => free_slot::<G>(&data_dir)?,
            }
        };
        let mut session = Session::of(Kind::Match(running), data_dir, loaded.value)?;
        session.notices.extend(loaded.notice.as_ref().map(store::notice));
        match session.outcome() {
            // Its result could not be counted before.
            Some(outcome) if slot.is_running() => session.finish(outcome),
            _ if slot.is_running() => {}
            _ => session.autosave(),
        }
        Ok(session)
    }

    /// Returns the id of the match.
    pub(crate) fn id(&self) -> &MatchId {
        &self.save.id
    }

    /// Returns the problems since the last call, as messages for the player.
    pub(crate) fn take_notices(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notices)
    }

    fn of(kind: Kind<G::Action>, data_dir: Arc<DataDir>, save: Save<G>) -> Result<Self, String> {
        let Some(human) = sharing::holder(save.record.position(), &save.players) else {
            return Err(t!(app::only_computers));
        };
        let mut session = Session {
            data_dir,
            kind,
            now: OnceCell::new(),
            human,
            clock: Clock::from(Duration::from_secs(save.played_seconds)),
            save,
            resting: false,
            thought: None,
            stumbles: 0,
            stumbled: false,
            gains: Gains::default(),
            result_seen: false,
            result_kept: false,
            uncounted: false,
            friends_match: OnceCell::new(),
            par: Par::Unasked,
            covered: false,
            last_decision: None,
            playout: Playout::Off,
            notices: Vec::new(),
        };
        session.last_decision = session.find_last_decision();
        session.covered = session.is_laid();
        Ok(session)
    }

    /// Returns the slot of the running match.
    pub(crate) fn slot(&self) -> Option<Slot> {
        self.kind.slot()
    }

    /// Sets the title of the match; an empty one removes it.
    pub(crate) fn rename(&mut self, title: &str) {
        self.save.title = tidy_title(title);
        self.autosave();
    }

    pub(crate) fn record(&self) -> &Record<G> {
        &self.save.record
    }

    /// Returns the record, to change the match.
    fn change(&mut self) -> &mut Record<G> {
        self.now.take();
        &mut self.save.record
    }

    /// Returns the full position, with what is hidden from the player.
    fn position(&self) -> &G {
        self.save.record.position()
    }

    /// Returns the full position of a solitaire, for help that may use hidden cards.
    pub(crate) fn full_position(&self) -> &G {
        debug_assert!(self.is_solitaire(), "only the help of a solitaire may use hidden cards");
        self.position()
    }

    /// Returns who is to act, or the outcome.
    pub(crate) fn turn(&self) -> Turn {
        self.position().turn()
    }

    /// Returns the legal actions of the seat to act.
    pub(crate) fn legal_actions(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.position().legal_actions(&mut legal);
        legal
    }

    /// Checks an action of the seat to act.
    ///
    /// # Errors
    /// The rule that it would break.
    pub(crate) fn check(&self, action: G::Action) -> Result<(), G::Refusal> {
        self.position().check(action)
    }

    pub(crate) fn players(&self) -> &[Player] {
        &self.save.players
    }

    /// Whether the game is played alone.
    pub(crate) fn is_solitaire(&self) -> bool {
        self.save.players.len() == 1
    }

    /// Returns the name of a seat: "You" or a name.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.save.names[seat.index()]
    }

    /// Returns the seat of the player at this device.
    pub(crate) fn human(&self) -> Seat {
        self.human
    }

    /// Returns who looks at the match: the player, or anybody while the cards are covered.
    pub(crate) fn viewer(&self) -> Viewer {
        Viewer { seat: self.human, public: self.covered }
    }

    /// Returns the viewer's view of the current position.
    pub(crate) fn view(&self) -> &G::View {
        self.now.get_or_init(|| self.viewer().view(self.position()))
    }

    /// Returns the state of the match in one line; `of` returns it from a view.
    pub(crate) fn summary(&self, of: fn(&G::View) -> String) -> String {
        summary(self.position(), &self.save.players, &self.save.names, of)
    }

    /// Returns the outcome, once the match is over. After a lost solitaire, moves can still be
    /// undone.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        outcome(self.position())
    }

    /// Whether it is the player's turn, who looks at the cards.
    pub(crate) fn is_mine(&self) -> bool {
        match self.position().turn() {
            _ if self.is_reviewing() || self.covered => false,
            Turn::Seat(seat) => seat == self.human && !self.plays_for_human(),
            Turn::Over(_) => self.outcome().is_none(),
        }
    }

    /// Returns the playing time in seconds.
    pub(crate) fn seconds(&self) -> u64 {
        self.clock.time().as_secs()
    }

    /// Returns the number of the player's actions, without undone ones.
    pub(crate) fn moves(&self) -> u32 {
        u32::try_from(self.save.record.acts()).unwrap_or(u32::MAX)
    }

    /// Whether the player used help.
    pub(crate) fn is_helped(&self) -> bool {
        self.save.helped
    }

    /// Records that the player used help: from now on the match counts among helped ones.
    pub(crate) fn help(&mut self) {
        self.save.helped = true;
        self.autosave();
    }

    /// Returns the deal number, if the match began with a deal.
    pub(crate) fn deal(&self) -> Option<u64> {
        self.save.record.deal()
    }

    /// Returns what settled the match before its first card, and whether it still fits: if not, the
    /// first digits of the fingerprint that would. `None` of a lesson, and of older matches.
    pub(crate) fn proof(&self) -> Option<(&Proof, Result<(), String>)> {
        let proof = self.save.proof.as_ref()?;
        Some((proof, proof.verify(&self.challenge()?)))
    }

    /// Returns the day whose daily match it is, if any. Practice is none.
    pub(crate) fn day(&self) -> Option<Date> {
        self.save.day
    }

    /// Whether the match is one of a tour.
    pub(crate) fn is_stop_of(&self, tour: &Tour) -> bool {
        !self.save.practice && tour.has(&self.save.record, &self.save.players, &self.save.names)
    }

    /// Returns what the match has brought the player: nothing before its end.
    pub(crate) fn gains(&self) -> &Gains {
        &self.gains
    }

    /// Returns another match like this one, with another deal.
    pub(crate) fn rematch(&self, seed: u64) -> Challenge {
        let mut setup = self.position().setup();
        setup.first = self.outcome().and_then(Outcome::sole_winner).filter(|_| G::REMEMBERS_WINNER);
        Challenge::of::<G>(&setup, seed, &self.save.players, &self.save.names)
    }

    /// Carries out an action and saves the match. Returns what happened, as seen from the player's
    /// seat.
    ///
    /// # Errors
    /// The rule the action would break; nothing has changed then.
    pub(crate) fn play(
        &mut self,
        action: G::Action,
    ) -> Result<Vec<Moment<G>>, Rejected<G::Refusal>> {
        self.play_through(action, |_| None)
    }

    /// Carries out an action together with all automatic ones that follow, as one player action.
    ///
    /// # Errors
    /// The rule the action would break; nothing has changed then.
    pub(crate) fn play_through(
        &mut self,
        action: G::Action,
        mut follows: impl FnMut(&G) -> Option<G::Action>,
    ) -> Result<Vec<Moment<G>>, Rejected<G::Refusal>> {
        let mut observer = Observer::of(self.viewer());
        let (number, _) = self.save.record.depth();
        let decision = (!self.is_solitaire() && self.is_deciding()).then_some(number);
        self.change().play_before(action, &mut observer)?;
        let events = observer.moments.iter().map(|moment| &moment.event);
        self.last_decision =
            self.taken_back_next(self.last_decision, decision, self.position(), events);
        while let Some(next) = follows(self.position()) {
            if self.change().play_along(next, &mut observer).is_err() {
                break;
            }
        }
        self.thought = None;
        self.stumbles = 0;
        self.count_or_keep();
        Ok(observer.moments)
    }

    /// Undoes the player's last action, and what the opponents did since. Returns whether there was
    /// one.
    pub(crate) fn undo(&mut self) -> bool {
        let done =
            if self.takes_back() { self.take_back() } else { self.change().undo().is_some() };
        if done {
            self.autosave();
        }
        done
    }

    /// Redoes what was undone last. Returns whether there was anything.
    pub(crate) fn redo(&mut self) -> bool {
        let done = self.change().redo(&mut ()).is_some();
        if done {
            self.count_or_keep();
        }
        done
    }

    /// Restarts the match from its deal; this can be undone too.
    pub(crate) fn restart(&mut self) {
        self.change().restart();
        self.autosave();
    }

    /// Counts a match that is over, and saves one that is not.
    fn count_or_keep(&mut self) {
        match self.outcome() {
            Some(outcome) => self.finish(outcome),
            None => self.autosave(),
        }
    }

    /// Stops the clock and all thinking.
    pub(crate) fn rest(&mut self) {
        self.thought = None;
        self.resting = true;
        self.clock.rest(true);
    }

    /// Lets the clock continue.
    pub(crate) fn wake(&mut self) {
        if !self.is_reviewing() {
            self.resting = false;
            self.clock.rest(false);
        }
    }

    /// Stops the clock while something covers the cards or another position is shown. Opponents
    /// keep thinking.
    pub(crate) fn hold_clock(&mut self, held: bool) {
        self.clock.hold(held);
    }
}

/// Returns the state of a match in one line: whose turn it is if several people share the device, and
/// once it is over, that its result waits to be seen.
pub(crate) fn summary<G: Game>(
    position: &G,
    players: &[Player],
    names: &[String],
    of: fn(&G::View) -> String,
) -> String {
    match (outcome(position), position.turn(), sharing::holder(position, players)) {
        (Some(_), ..) | (None, _, None) => t!(app::result_waits),
        (None, Turn::Seat(seat), _) if is_shared(players) => {
            t!(app::shared_turn, name: names[seat.index()].as_str())
        }
        (None, _, Some(human)) => of(&position.view(human)),
    }
}

/// Returns the outcome of a match that is over; `None` of a solitaire that is stuck, because its moves
/// can be undone.
fn outcome<G: Game>(position: &G) -> Option<Outcome> {
    match position.turn() {
        Turn::Over(outcome) if position.setup().seats > 1 || outcome.winners().count() > 0 => {
            Some(outcome)
        }
        Turn::Over(_) | Turn::Seat(_) => None,
    }
}

/// Returns how a new match starts.
fn start_of<G: Game>(new: &Challenge) -> Result<Start<G>, String> {
    let setup = new.setup::<G>().ok_or_else(|| t!(app::impossible_setup))?;
    Ok(Start::Deal { setup, seed: new.seed })
}

/// Returns a free slot for one more match of a game.
fn free_slot<G: Thinker>(data_dir: &DataDir) -> Result<Slot, String> {
    data_dir
        .free_slot(G::ID)
        .ok_or_else(|| t!(app::too_many_running_text, most: Slot::MOST_RUNNING))
}

#[cfg(test)]
mod tests;
