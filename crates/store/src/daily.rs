//! Daily matches: one a day and game, the same for everybody. Date and game decide the deal, the seats,
//! the house rules and the opponents.

use jiff::civil::{Date, Weekday};

use super::{Challenge, NAMES, Player};
use cardkeep_core::engine::{Record, Setup, daily_deals, day_of};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::rival::Level;
use cardkeep_core::with_game;

impl Challenge {
    /// Returns the daily match of a game. The deal of a solitaire is the first of [`daily_deals`] that
    /// can be won; this is the first of all.
    pub fn daily(game: GameId, day: Date) -> Challenge {
        with_game!(game, G => of_day::<G>(day))
    }
}

fn of_day<G: Registered>(day: Date) -> Challenge {
    let Setup { seats, options, first } = G::daily();
    let (players, names) = seated(G::ID, seats, day);
    let options = serde_json::to_value(options).unwrap_or_default();
    let seed = daily_deals(day).next().unwrap_or_default();
    Challenge { game: G::ID, options, first, players, names, seed }
}

/// Returns the players of a day and their names: hard opponents on weekends, normal ones otherwise, who
/// take turns at the table.
fn seated(game: GameId, seats: u8, day: Date) -> (Vec<Player>, Vec<String>) {
    let level = match day.weekday() {
        Weekday::Saturday | Weekday::Sunday => Level::Hard,
        _ => Level::Normal,
    };
    let turn = day.day_of_year().unsigned_abs() as usize + 3 * game as usize;
    let rival = |seat: usize| (Player::Computer(level), NAMES[(turn + seat) % NAMES.len()].into());
    let player = (Player::Human, String::new());
    std::iter::once(player).chain((1..usize::from(seats)).map(rival)).unzip()
}

/// Returns the day whose daily match this is if it is dealt on `today`: none from the future.
pub fn daily_of<G: Registered>(
    record: &Record<G>,
    players: &[Player],
    names: &[String],
    today: Option<Date>,
) -> Option<Date> {
    is_daily::<G>(&record.position().setup(), record.deal()?, players, names, today)
}

/// Does the same for a match that is known by its setup and deal number.
pub(super) fn is_daily<G: Registered>(
    setup: &Setup<G::Options>,
    seed: u64,
    players: &[Player],
    names: &[String],
    today: Option<Date>,
) -> Option<Date> {
    let day = day_of(seed).filter(|_| *setup == G::daily())?;
    let (expected, named) = seated(G::ID, setup.seats, day);
    let same = expected == players && named.iter().skip(1).eq(names.iter().skip(1));
    (same && today.is_some_and(|today| day <= today)).then_some(day)
}
