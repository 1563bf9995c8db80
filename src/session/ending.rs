//! End of a match: counts the result, adds the match to the history, and frees its slot.

use std::sync::Arc;

use super::{PersonalBest, Session, outcome, personal_bests};
use crate::words;
use crate::words::store;
use cardkeep_ai::Thinker;
use cardkeep_core::engine::{Decision, Outcome, Record, Seat, achieved};
use cardkeep_core::rating::Rating;
use cardkeep_store::{
    DataDir, DayStanding, HELPED, Ladder, Look, MatchFacts, MatchId, MatchResult, Player, Save,
    Slot, Statistics, StoreError, Tally, is_shared, statistics_key,
};

/// What a finished match has brought the player.
#[derive(Debug, Default)]
pub(crate) struct Gains {
    /// The player's results against these opponents, if the match was counted.
    pub tally: Option<Tally>,
    pub personal_bests: Vec<PersonalBest>,
    /// The ids of the achievements that are new with it.
    pub achieved: Vec<&'static str>,
    /// The player's rating before and after it, if it was rated.
    pub rated: Option<(Rating, Rating)>,
    /// How far the player had climbed the ladder before and after it, if it was part of it, or would have
    /// been without help.
    pub climbed: Option<(Ladder, Ladder)>,
    /// The looks that are earned by it.
    pub looks: Vec<Look>,
}

/// What became of a match that was given up.
pub(crate) struct GivenUp {
    /// Messages about problems.
    pub notices: Vec<String>,
    /// Its number in the history, if it can be reviewed.
    pub number: Option<u32>,
    /// The ids of the achievements that are new with it.
    pub achieved: Vec<&'static str>,
}

impl<G: Thinker> Session<G> {
    /// Returns the running match in this slot. An unreadable one counts for nothing; the saved games page
    /// tells why.
    fn running(data_dir: &DataDir, slot: Slot) -> Option<Save<G>> {
        Some(data_dir.load::<G>(slot).ok()?.value)
    }

    /// Whether giving up a match counts as a loss: a solitaire with at least one move.
    fn forfeits(left: &Save<G>) -> bool {
        let counts = left.players == [Player::Human] && !left.practice;
        counts && left.record.depth() != (0, 0) && outcome(left.record.position()).is_none()
    }

    /// Whether giving up the running match in this slot counts as a loss.
    pub(crate) fn would_forfeit(data_dir: &DataDir, slot: Slot) -> bool {
        Self::running(data_dir, slot).is_some_and(|left| Self::forfeits(&left))
    }

    /// Counts a match that is given up: nobody wins its stop of a tour, and a solitaire is lost.
    fn count_given_up(data_dir: &DataDir, left: &Save<G>) -> Result<(), StoreError> {
        if !left.practice && left.record.depth() != (0, 0) {
            let nobody = Outcome::won_by([]);
            note_stop(data_dir, left, nobody)?;
        }
        if Self::forfeits(left) {
            let key = results_key(left);
            data_dir.record_result(G::ID, &key, &left.id, MatchResult::Lost)?;
        }
        Ok(())
    }

    /// Gives up the running match in this slot. One in which a person has acted goes to the history,
    /// unless it is practice; a solitaire with at least one move counts as lost. A match whose result
    /// could not be counted is still there.
    pub(crate) fn give_up(data_dir: &Arc<DataDir>, slot: Slot) -> GivenUp {
        let (mut notices, mut new) = (Vec::new(), Vec::new());
        let left = Self::running(data_dir, slot);
        if let Some(over) = left.as_ref().filter(|it| outcome(it.record.position()).is_some()) {
            return Self::settle(data_dir, slot, &over.id);
        }
        if let Some(Err(why)) = left.as_ref().map(|left| Self::count_given_up(data_dir, left)) {
            let notices = vec![words::match_not_counted(&why)];
            return GivenUp { notices, number: None, achieved: new };
        }
        let number = left.filter(|left| !left.practice).and_then(|left| {
            let human = left.players.iter().position(|player| *player == Player::Human)?;
            let person = |seat: Seat| left.players[seat.index()] == Player::Human;
            let acted = |decision: &Decision<G>| person(decision.seat);
            if !left.record.decisions().iter().any(acted) {
                return None;
            }
            let effort = MatchFacts {
                seconds: left.played_seconds,
                moves: u32::try_from(left.record.acts()).unwrap_or(u32::MAX),
                points: left.record.position().points(Seat(human as u8)),
                ..MatchFacts::default()
            };
            if !is_shared(&left.players) {
                new = achieve(data_dir, &left.record, Seat(human as u8));
            }
            if data_dir.finished_number(G::ID, &left.id).is_none() {
                let kept = data_dir.keep_finished(&left, MatchResult::Lost, effort);
                notices.extend(kept.err().map(|why| words::not_in_history(&why)));
            }
            data_dir.finished_number(G::ID, &left.id)
        });
        let removed = data_dir.delete(G::ID, slot);
        notices.extend(removed.err().map(|why| store::error(&why)));
        GivenUp { notices, number, achieved: new }
    }

    /// Counts a match that is over, if its result could not be counted before, and frees its slot.
    fn settle(data_dir: &Arc<DataDir>, slot: Slot, id: &MatchId) -> GivenUp {
        let (notices, achieved) = match Self::resume(Arc::clone(data_dir), slot) {
            Ok(mut session) => (session.take_notices(), session.gains.achieved),
            Err(why) => (vec![why], Vec::new()),
        };
        GivenUp { notices, number: data_dir.finished_number(G::ID, id), achieved }
    }

    /// Ends the match: counts its result and leaves nothing to continue. If the result can't be
    /// counted, the match is kept and counted when it is resumed.
    pub(super) fn finish(&mut self, outcome: Outcome) {
        self.clock.end();
        if self.is_exercise() {
            return;
        }
        if self.is_lesson() {
            return self.clear_slot();
        }
        let person = self.first_person();
        let result = match outcome.share(person) {
            1.0 => MatchResult::Won,
            0.0 => MatchResult::Lost,
            _ => MatchResult::Drawn,
        };
        let key = results_key(&self.save);
        let alone = self.is_solitaire();
        let effort = MatchFacts {
            seconds: self.seconds(),
            moves: self.moves(),
            // Points that the computer won for the player are not counted.
            points: self.position().points(person).filter(|_| !self.save.substituted),
            day: self.day(),
            rating: None,
            rung: false,
        };
        if self.save.practice || self.is_shared() {
            // The slot may not have been cleared last time.
            if self.data_dir.finished_number(G::ID, &self.save.id).is_none() {
                self.keep_finished(result, effort);
            }
            return self.clear_slot();
        }
        let before = self.data_dir.statistics().value;
        self.gains.achieved = achieve(&self.data_dir, &self.save.record, person);
        let known = before.has_counted(G::ID, &self.save.id);
        let first = !self.save.helped
            && effort.day.is_some_and(|day| before.day_standing(G::ID, day) != DayStanding::Won);
        let rating = self.rating_after(&before, outcome.share(person)).filter(|_| !known);
        let ladder = before.ladder(G::ID);
        let against = self.is_against(&ladder);
        let rung = rating.is_some() && against;
        let counted = MatchFacts { rating, rung, ..effort };
        // Noting a stop twice changes nothing, so it comes before the result, which frees the slot.
        let noted = note_stop(&self.data_dir, &self.save, outcome);
        let counted = noted.and_then(|()| {
            self.data_dir.record_effort(G::ID, &key, &self.save.id, result, Some(counted))
        });
        match counted {
            Ok(statistics) => {
                let after = &statistics.value;
                let meant = rung || against && self.save.helped;
                let tally = after.tally(G::ID, &key);
                let best = personal_bests::honors(before.tally(G::ID, &key), tally, first, alone);
                self.gains = Gains {
                    tally: Some(tally),
                    personal_bests: best,
                    rated: rating.map(|after| (before.rating(G::ID), after)),
                    climbed: meant.then(|| (ladder, after.ladder(G::ID))),
                    looks: after.new_looks(&before),
                    ..std::mem::take(&mut self.gains)
                };
                self.notices.extend(statistics.notice.as_ref().map(store::notice));
                self.clear_slot();
                if !known {
                    self.keep_finished(result, effort);
                }
            }
            Err(why) => {
                self.uncounted = true;
                let kept = self.kind.slot().is_some_and(|slot| self.keep(slot).is_ok());
                // Otherwise it is at least kept in memory.
                if let Some(slot) = self.kind.slot().filter(|_| !kept) {
                    self.save_later(slot);
                }
                self.notices.push(words::result_not_counted(&why, kept));
            }
        }
    }

    /// Returns the player's rating after the match; `None` if it is not rated: with help, alone, or with
    /// a deal that the player has known from an earlier match.
    fn rating_after(&self, before: &Statistics, share: f32) -> Option<Rating> {
        let seats = self.save.players.len() as u8;
        let levels = self.save.players.iter().filter_map(|player| player.level());
        let rivals: Vec<f32> = levels.map(|level| G::rating(seats, level)).collect();
        let known = self.deal().is_none_or(|seed| before.knows_deal(G::ID, seed));
        let rates = !self.save.helped && !rivals.is_empty() && !known;
        rates.then(|| before.rating(G::ID).after(&rivals, share))
    }

    /// Whether the match is one against the next opponent of the ladder, by the rules as written.
    fn is_against(&self, ladder: &Ladder) -> bool {
        let plain = self.position().setup().options == G::Options::default();
        let levels = G::levels(self.save.players.len() as u8);
        plain && ladder.is_next(levels, &self.save.players, &self.save.names)
    }

    /// Keeps a match that is over in its slot, if the player leaves before its result was shown.
    pub(crate) fn keep_result(&mut self) {
        let unseen = self.outcome().is_some() && !self.result_seen;
        let over = unseen && !self.is_taught() && !self.uncounted;
        if let Some(slot) = self.kind.slot().filter(|_| over) {
            self.save_later(slot);
            self.result_kept = true;
        }
    }

    /// Notes that the result of the match has been shown, and frees its slot if it was kept for that.
    /// Returns whether it is shown for the first time.
    pub(crate) fn result_shown(&mut self) -> bool {
        if std::mem::take(&mut self.result_kept) {
            self.clear_slot();
        }
        !std::mem::replace(&mut self.result_seen, true)
    }

    /// Adds the match to the history.
    fn keep_finished(&mut self, result: MatchResult, effort: MatchFacts) {
        let kept = self.data_dir.keep_finished(&self.as_save(), result, effort);
        self.notices.extend(kept.err().map(|why| words::not_in_history(&why)));
    }

    /// Leaves nothing to continue.
    fn clear_slot(&mut self) {
        let cleared = self.kind.slot().and_then(|slot| self.data_dir.delete(G::ID, slot).err());
        self.notices.extend(cleared.map(|why| store::error(&why)));
    }
}

/// Records who won a match, if it is the next stop of the tour.
fn note_stop<G: Thinker>(
    data_dir: &DataDir,
    Save { record, players, names, .. }: &Save<G>,
    outcome: Outcome,
) -> Result<(), StoreError> {
    let statistics = data_dir.statistics().value;
    match statistics.tour().is_some_and(|tour| tour.has(record, players, names)) {
        true => data_dir.record_stop(G::ID, outcome),
        false => Ok(()),
    }
}

/// Adds the achievements of a match. Returns the new ones; none if they could not be written, which
/// the result that is written next tells of.
fn achieve<G: Thinker>(data_dir: &DataDir, record: &Record<G>, seat: Seat) -> Vec<&'static str> {
    let done = achieved(G::ACHIEVEMENTS, record, seat);
    data_dir.record_achievements(G::ID, &done).unwrap_or_default()
}

/// Returns the statistics key of a match; helped ones have their own.
fn results_key<G: Thinker>(save: &Save<G>) -> String {
    if save.helped { HELPED.into() } else { statistics_key(&save.players) }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::*;
    use cardkeep_core::engine::{Chance, Game};
    use cardkeep_core::games::{GameId, Registered};
    use cardkeep_core::rival::Level;
    use cardkeep_core::with_game;
    use cardkeep_store::{Challenge, Tour};

    /// Plays a match of a tour to its end, or gives a solitaire up. Returns the names of its winners; the
    /// player has none.
    fn play_stop<G: Thinker>(data_dir: &Arc<DataDir>, tour: &Tour) -> Vec<String> {
        let stop = tour.stop(G::ID);
        let mut session = Session::<G>::begin(Arc::clone(data_dir), stop.clone(), false).unwrap();
        assert!(session.is_stop_of(tour));
        let (mut chance, mut legal) = (Chance::new(1), Vec::new());
        while session.outcome().is_none() {
            legal.clear();
            session.position().legal_actions(&mut legal);
            session.play(legal[chance.below(legal.len() as u32) as usize]).unwrap();
            if G::ID.is_solitaire() {
                data_dir.settle();
                Session::<G>::give_up(data_dir, session.slot().unwrap());
                return Vec::new();
            }
        }
        let winners = session.outcome().into_iter().flat_map(Outcome::winners);
        winners.map(|seat| stop.names[seat.index()].clone()).collect()
    }

    /// Writes statistics of a newer app, which are never overwritten. Returns their file.
    fn newer_statistics(folder: &Path) -> PathBuf {
        let line = "cardkeep statistics 99";
        let checksum = crc32fast::hash(format!("{line}\n").as_bytes());
        let file = folder.join("statistics.cardkeep");
        std::fs::write(&file, format!("{line} {checksum:08x}\n")).unwrap();
        file
    }

    #[test]
    fn a_finished_match_is_not_lost_by_giving_it_up() {
        type Match = Session<cardkeep_core::games::four_knights::Position>;
        let dir = tempfile::tempdir().unwrap();
        let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
        let in_the_way = newer_statistics(dir.path());
        let players = vec![Player::Human, Player::Computer(Level::Easy)];
        let won = (1..).find_map(|deal| {
            let new = Challenge::new(GameId::FourKnights, players.clone(), deal);
            let mut session = Match::begin(Arc::clone(&data_dir), new, false).unwrap();
            let (mut chance, mut legal) = (Chance::new(deal), Vec::new());
            while session.outcome().is_none() {
                legal.clear();
                session.position().legal_actions(&mut legal);
                session.play(chance.pick(&legal).unwrap()).unwrap();
            }
            data_dir.settle();
            let slot = session.slot().unwrap();
            let wins = session.outcome().unwrap().sole_winner() == Some(Seat(0));
            match wins {
                true => Some((session.id().clone(), slot)),
                false => data_dir.delete(GameId::FourKnights, slot).ok().and(None),
            }
        });
        let (id, slot) = won.unwrap();
        let given_up = Match::give_up(&data_dir, slot);
        assert!(!given_up.notices.is_empty() && given_up.number.is_none());
        let kept = data_dir.load::<cardkeep_core::games::four_knights::Position>(slot).unwrap();
        assert_eq!(kept.value.id, id);

        std::fs::remove_file(in_the_way).unwrap();
        assert!(Match::give_up(&data_dir, slot).number.is_some());
        let matches = data_dir.history(GameId::FourKnights).matches;
        assert_eq!(matches[0].result, MatchResult::Won);
        let tally =
            data_dir.statistics().value.tally(GameId::FourKnights, &statistics_key(&players));
        assert_eq!((tally.won, tally.lost), (1, 0));
    }

    #[test]
    fn a_match_of_a_tour_that_cannot_be_counted_is_not_given_up() {
        type Solitaire = cardkeep_core::games::four_kingdoms::Position;
        let dir = tempfile::tempdir().unwrap();
        let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
        let tour = Tour::new(7, Level::Easy);
        let stop = tour.stop(Solitaire::ID);
        let mut session = Session::<Solitaire>::begin(Arc::clone(&data_dir), stop, false).unwrap();
        let mut legal = Vec::new();
        session.position().legal_actions(&mut legal);
        session.play(legal[0]).unwrap();
        data_dir.settle();
        let slot = session.slot().unwrap();
        let in_the_way = newer_statistics(dir.path());
        let given_up = Session::<Solitaire>::give_up(&data_dir, slot);
        assert!(given_up.notices.concat().contains("so it was kept") && given_up.number.is_none());
        assert!(data_dir.load::<Solitaire>(slot).is_ok());
        assert!(data_dir.history(Solitaire::ID).matches.is_empty());

        std::fs::remove_file(in_the_way).unwrap();
        assert!(Session::<Solitaire>::give_up(&data_dir, slot).number.is_some());
        assert!(data_dir.load::<Solitaire>(slot).is_err());
    }

    #[test]
    fn the_matches_of_a_tour_are_noted_once_and_in_order() {
        let dir = tempfile::tempdir().unwrap();
        let data_dir = Arc::new(DataDir::open(dir.path()).unwrap());
        let tour = Tour::new(7, Level::Easy);
        data_dir.begin_tour(tour.clone()).unwrap();
        let standing = || data_dir.statistics().value.tour().cloned().unwrap();
        for game in GameId::ALL {
            assert_eq!(standing().next(), Some(game));
            let winners = with_game!(game, G => play_stop::<G>(&data_dir, &tour));
            let after = standing();
            let known = after.winners(game).into_iter().map(Option::unwrap_or_default);
            assert_eq!(known.collect::<Vec<_>>(), winners, "{game}");
            with_game!(game, G => play_stop::<G>(&data_dir, &tour));
            assert_eq!(standing(), after, "the same match again counts for nothing");
        }
        let statistics = data_dir.statistics().value;
        assert_eq!(statistics.tours(), (standing().is_won().into(), 1));
    }
}
