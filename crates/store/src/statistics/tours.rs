//! Tours: one short match of each game against the same three rivals, one to three of them at a time.

use serde::{Deserialize, Serialize};

use super::Statistics;
use crate::{Challenge, DataDir, Heading, NAMES, Player, StoreError};
use cardkeep_core::engine::{Outcome, Record};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::rival::Level;

/// The valid numbers of tours. None of their deals is a daily deal.
const NUMBERS: std::ops::Range<u64> = 10_000_000..100_000_000;

/// Number of candidates for the deal of a stop.
const DEALS: u64 = 100;

/// Number of rivals.
const CAST: usize = 3;

/// The player's number among those who can win a stop; the rivals are 1 to 3.
const PLAYER: u8 = 0;

/// A tour, and how far it has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tour {
    /// The seed of rivals and deals.
    number: u64,
    level: Level,
    /// The winners of each stop so far, in the order of the games; 0 is the player.
    #[serde(default)]
    won_by: Vec<Vec<u8>>,
    /// Whether all stops were played. A tour that is over stays so when the app gets another game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    over: bool,
}

impl Tour {
    /// Creates a tour before its first stop. Any number will do; the same number gives the same tour.
    pub fn new(number: u64, level: Level) -> Tour {
        let number = NUMBERS.start + number % (NUMBERS.end - NUMBERS.start);
        Tour { number, level, won_by: Vec::new(), over: false }
    }

    /// Returns the level of the rivals.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Returns the names of the rivals.
    pub fn rivals(&self) -> [&'static str; CAST] {
        let first = self.number as usize;
        std::array::from_fn(|place| NAMES[(first + place) % NAMES.len()])
    }

    /// Returns the game of the next stop; `None` once the tour is over.
    pub fn next(&self) -> Option<GameId> {
        GameId::ALL.get(self.won_by.len()).copied().filter(|_| !self.over)
    }

    /// Returns the number of stops played.
    pub fn done(&self) -> usize {
        self.won_by.len()
    }

    /// Returns the winners of a stop: `None` stands for the player, a name for a rival. Nobody wins a
    /// solitaire that is given up.
    pub fn winners(&self, game: GameId) -> Vec<Option<&'static str>> {
        let won_by = self.won_by.get(game as usize).into_iter().flatten();
        won_by.map(|who| self.name(*who)).collect()
    }

    /// Returns the number of stops won by the player, and then by each rival.
    pub fn wins(&self) -> [usize; 1 + CAST] {
        let has_won = |who: usize| move |winners: &&Vec<u8>| winners.contains(&(who as u8));
        std::array::from_fn(|who| self.won_by.iter().filter(has_won(who)).count())
    }

    /// Whether the player has won a finished tour, alone or together with rivals.
    pub fn is_won(&self) -> bool {
        let [own, rivals @ ..] = self.wins();
        self.next().is_none() && own > 0 && rivals.iter().all(|wins| *wins <= own)
    }

    fn name(&self, who: u8) -> Option<&'static str> {
        self.rivals().get(usize::from(who.checked_sub(1)?)).copied()
    }

    /// Returns the match of a stop, as short as a daily one. The deal of a solitaire is the first of
    /// [`deals`](Tour::deals) that can be won; this is the first of all.
    pub fn stop(&self, game: GameId) -> Challenge {
        let rivals = self.rivals();
        let seat = |seat: usize| rivals[(game as usize + seat - 1) % CAST];
        Challenge::short(game, |place| (self.level, seat(place)), self.first_deal(game))
    }

    /// Returns the candidates for the deal of a stop.
    pub fn deals(&self, game: GameId) -> std::ops::Range<u64> {
        let first = self.first_deal(game);
        first..first + DEALS
    }

    fn first_deal(&self, game: GameId) -> u64 {
        (self.number * 10 + game as u64) * DEALS
    }

    /// Whether a saved match of a game is the one of its stop, as far as a list of saves tells.
    pub fn is_stop(&self, game: GameId, heading: &Heading) -> bool {
        let Challenge { players, names, .. } = self.stop(game);
        let deal = heading.id.seed().is_some_and(|seed| self.deals(game).contains(&seed));
        let same = names.iter().skip(1).eq(heading.names.iter().skip(1));
        deal && same && heading.players == players
    }

    /// Whether a match is the one of its game's stop.
    pub fn has<G: Registered>(
        &self,
        record: &Record<G>,
        players: &[Player],
        names: &[String],
    ) -> bool {
        let Some(seed) = record.deal().filter(|seed| self.deals(G::ID).contains(seed)) else {
            return false;
        };
        let stop = Challenge { seed, ..self.stop(G::ID) };
        // The player's own name is not part of it.
        let names: Vec<String> =
            stop.names.iter().take(1).chain(names.iter().skip(1)).cloned().collect();
        Challenge::of::<G>(&record.position().setup(), seed, players, &names) == stop
    }

    /// Records the winners of the next stop, and returns whether it was that of this game.
    fn note(&mut self, game: GameId, outcome: Outcome) -> bool {
        if self.next() != Some(game) {
            return false;
        }
        let names = self.stop(game).names;
        let who = |name: &String| (1..).zip(self.rivals()).find(|(_, rival)| rival == name);
        let winners = outcome.winners().filter_map(|seat| match seat.index() {
            0 => Some(PLAYER),
            seat => names.get(seat).and_then(who).map(|(who, _)| who),
        });
        let winners = winners.collect();
        self.won_by.push(winners);
        self.over = self.won_by.len() == GameId::ALL.len();
        true
    }

    fn is_possible(&self) -> bool {
        let known = |who: &u8| usize::from(*who) <= CAST;
        NUMBERS.contains(&self.number)
            && self.won_by.len() <= GameId::ALL.len()
            && self
                .won_by
                .iter()
                .all(|winners| winners.len() <= 1 + CAST && winners.iter().all(known))
    }
}

/// The latest tour, and how earlier ones ended.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Tours {
    #[serde(skip_serializing_if = "Option::is_none")]
    latest: Option<Tour>,
    finished: u32,
    won: u32,
}

impl Tours {
    pub(super) fn is_nothing(&self) -> bool {
        *self == Tours::default()
    }

    /// Drops values that only a damaged file can have.
    pub(super) fn limit(&mut self) {
        self.latest = self.latest.take().filter(Tour::is_possible);
        self.won = self.won.min(self.finished);
    }
}

impl Statistics {
    /// Returns the latest tour, if one was begun.
    pub fn tour(&self) -> Option<&Tour> {
        self.tours.latest.as_ref()
    }

    /// Returns the number of tours won, and of those finished.
    pub fn tours(&self) -> (u32, u32) {
        (self.tours.won, self.tours.finished)
    }
}

impl DataDir {
    /// Begins a tour, which replaces the latest one.
    ///
    /// # Errors
    /// Why it could not be written; the latest one is then still there.
    pub fn begin_tour(&self, tour: Tour) -> Result<(), StoreError> {
        self.update(|statistics| {
            statistics.tours.latest = Some(tour);
            true
        })?;
        Ok(())
    }

    /// Records the winners of a match if it is the next stop of the tour.
    ///
    /// # Errors
    /// Why it could not be written; what was known is then unchanged.
    pub fn record_stop(&self, game: GameId, outcome: Outcome) -> Result<(), StoreError> {
        self.update(|statistics| {
            let tours = &mut statistics.tours;
            let Some(tour) = &mut tours.latest else { return false };
            let is_new = tour.note(game, outcome);
            if is_new && tour.next().is_none() {
                tours.finished = tours.finished.saturating_add(1);
                tours.won = tours.won.saturating_add(tour.is_won().into());
            }
            is_new
        })?;
        Ok(())
    }
}
