//! Positions to solve in the statistics: which the player knows, and when the others come again. What was
//! missed comes back after a day and, each time it is solved, after longer.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{LONGEST_KEY, Statistics};
use cardkeep_core::games::GameId;
use cardkeep_core::text;

/// Maximum positions of a game that are remembered, about twice as many as come with it.
const MET: usize = 400;

/// How the ids of positions from the player's own matches begin.
const OWN: &str = "own-";

/// Days until a position that was missed comes again, and after each time that it was solved since.
const DAYS: [i64; 3] = [1, 3, 10];

/// What is known of the positions that the player has met in a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Training {
    /// By the position's id.
    met: BTreeMap<String, Repetition>,
    /// The latest day of training, and the numbers of positions met and solved at once on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<Date>,
    tried: u32,
    solved: u32,
}

/// When a position comes again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Repetition {
    /// The day; none of a position that the player knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    due: Option<Date>,
    /// How often it has been solved since it was missed.
    #[serde(default)]
    times: u8,
}

impl Training {
    pub(super) fn is_nothing(&self) -> bool {
        *self == Training::default()
    }

    /// Returns the id of a position in a match of the history, by its number and the moves before.
    pub fn own_id(number: u32, moves: u32) -> String {
        // Older ones come first.
        format!("{OWN}{number:010}-{moves}")
    }

    /// Returns the number of a match in the history and the moves before the position, of an own id.
    pub fn own_place(id: &str) -> Option<(u32, u32)> {
        let (number, moves) = id.strip_prefix(OWN)?.split_once('-')?;
        Some((number.parse().ok()?, moves.parse().ok()?))
    }

    /// Returns the positions that come again until a day, those that wait longest first.
    pub fn due(&self, until: Date) -> Vec<&str> {
        let waits = self.met.iter().filter_map(|(id, it)| Some((it.due?, id.as_str())));
        let mut due: Vec<(Date, &str)> = waits.filter(|(day, _)| *day <= until).collect();
        due.sort_unstable();
        due.into_iter().map(|(_, id)| id).collect()
    }

    /// Returns the number of positions that the player knows.
    pub fn known(&self) -> usize {
        self.met.values().filter(|it| it.due.is_none()).count()
    }

    /// Whether the player has met a position.
    pub fn has_met(&self, id: &str) -> bool {
        self.met.contains_key(id)
    }

    /// Returns the day on which a position comes again, if it does.
    pub fn comes_again(&self, id: &str) -> Option<Date> {
        self.met.get(id)?.due
    }

    /// Returns the numbers of positions tried and solved at the first attempt on a day.
    pub fn on(&self, day: Date) -> (u32, u32) {
        if self.day == Some(day) { (self.tried, self.solved) } else { (0, 0) }
    }

    /// Takes in whether the player solved a position at the first attempt.
    pub(super) fn note(&mut self, id: &str, solved: bool, today: Date) {
        let (tried, right) = self.on(today);
        self.day = Some(today);
        self.tried = tried.saturating_add(1);
        self.solved = right.saturating_add(solved.into());
        let times = match self.met.get(id).copied() {
            _ if !solved => 0,
            Some(Repetition { due: Some(_), times }) => times.saturating_add(1),
            _ => u8::MAX,
        };
        self.put(id, times, today);
    }

    /// Takes in a mistake of the player, unless it is known.
    pub(super) fn add_mistake(&mut self, id: &str, today: Date) {
        if !self.has_met(id) {
            self.put(id, 0, today);
        }
    }

    /// Forgets the positions from the player's own matches.
    pub(crate) fn forget_own(&mut self) {
        self.met.retain(|id, _| !id.starts_with(OWN));
    }

    fn put(&mut self, id: &str, times: u8, today: Date) {
        if !self.has_met(id) && self.met.len() >= MET {
            // The match of the oldest own one is no longer in the history.
            let own = self.met.keys().find(|id| id.starts_with(OWN)).cloned();
            let Some(own) = own else { return };
            self.met.remove(&own);
        }
        let days = DAYS.get(usize::from(times));
        let due = days.and_then(|days| today.checked_add(jiff::Span::new().days(*days)).ok());
        self.met.insert(text::shortened(id, LONGEST_KEY), Repetition { due, times });
    }

    /// Keeps what a damaged file may hold within bounds.
    pub(super) fn limit(&mut self) {
        let met = std::mem::take(&mut self.met).into_iter().take(MET);
        self.met = met.map(|(id, it)| (text::shortened(&id, LONGEST_KEY), it)).collect();
    }
}

impl Statistics {
    /// Returns what is known of a game's positions to solve.
    pub fn training(&self, game: GameId) -> Training {
        self.games.get(game.id()).map(|game| game.training.clone()).unwrap_or_default()
    }
}
