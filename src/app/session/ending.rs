//! What becomes of a match that is over, or left for another: its result is counted, it goes into
//! the history, and there is nothing to go on with.

use super::{Session, honours};
use crate::ai::Thinker;
use crate::app::words;
use crate::engine::{Outcome, Seat, Turn};
use crate::store::{
    DayStanding, Effort, HELPED, MatchResult, Place, Player, Save, Slot, statistics_key,
};

impl<G: Thinker> Session<G> {
    /// The match that counts as lost once it is left for another: one that the player alone began.
    fn forfeit(place: &Place) -> Option<Save<G>> {
        // What cannot be read counts for nothing; the page of saves tells why.
        let left = place.load::<G>(Slot::Auto).ok()?.value;
        let won = matches!(left.record.position().turn(), Turn::Over(o) if o.winners().count() > 0);
        let counts = left.players == [Player::Human] && left.record.depth() != (0, 0) && !won;
        counts.then_some(left)
    }

    /// Whether the match that was begun counts as lost if it is left for another.
    pub fn would_forfeit(place: &Place) -> bool {
        Self::forfeit(place).is_some()
    }

    /// Counts the match that the player alone began and now leaves for another, as lost.
    pub(super) fn give_up(place: &Place) -> Option<String> {
        let left = Self::forfeit(place)?;
        let key = results_key(&left.players, left.helped);
        let known = place.statistics().value.has_counted(G::ID, &left.id);
        let counted = place.record_result(G::ID, &key, &left.id, MatchResult::Lost);
        if let Err(why) = counted {
            return Some(words::last_match_not_counted(&why));
        }
        let effort = Effort {
            seconds: left.played_seconds,
            moves: u32::try_from(left.record.acts()).unwrap_or(u32::MAX),
            points: left.record.position().points(Seat(0)),
            day: None,
        };
        let kept =
            if known { Ok(()) } else { place.keep_finished(&left, MatchResult::Lost, effort) };
        kept.err().map(|why| words::not_in_history(&why))
    }

    /// The match is over: its result counts, and there is nothing to continue. While the result
    /// cannot be counted the match is kept, and another try is made when it is resumed.
    pub(super) fn finish(&mut self, outcome: Outcome) {
        self.clock.end();
        let result = match outcome.share(self.human) {
            1.0 => MatchResult::Won,
            0.0 => MatchResult::Lost,
            _ => MatchResult::Drawn,
        };
        let key = results_key(&self.players, self.helped);
        let alone = self.players.len() == 1;
        let effort = Effort {
            seconds: self.seconds(),
            moves: self.moves(),
            // What the computer won for the player is not the player's.
            points: self.position().points(self.human).filter(|_| alone || !self.helped),
            day: self.day().filter(|_| alone),
        };
        let before = self.place.statistics().value;
        let known = before.has_counted(G::ID, &self.id);
        let first = !self.helped
            && effort.day.is_some_and(|day| before.day_standing(G::ID, day) != DayStanding::Won);
        match self.place.record_effort(G::ID, &key, &self.id, result, Some(effort)) {
            Ok(statistics) => {
                let tally = statistics.value.tally(G::ID, &key);
                self.honours = honours::honours(before.tally(G::ID, &key), tally, first, alone);
                self.tally = Some(tally);
                self.notices.extend(statistics.notice);
                let cleared = self.place.delete(G::ID, Slot::Auto).err();
                self.notices.extend(cleared.map(|why| why.to_string()));
                if !known {
                    let kept = self.place.keep_finished(&self.as_save(), result, effort);
                    self.notices.extend(kept.err().map(|why| words::not_in_history(&why)));
                }
            }
            Err(why) => {
                let kept = self.keep(Slot::Auto).is_ok();
                self.notices.push(words::result_not_counted(&why, kept));
            }
        }
    }
}

/// Which results a match belongs to: one that is played alone counts apart if it was helped.
fn results_key(players: &[Player], helped: bool) -> String {
    if helped && players.len() == 1 { HELPED.into() } else { statistics_key(players) }
}
