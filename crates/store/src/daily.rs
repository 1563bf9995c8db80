//! Daily matches: one a day and game, the same for everybody. Date and game decide the deal, the seats,
//! the house rules and the opponents.

use jiff::civil::{Date, Weekday};

use super::{Challenge, NAMES, Player};
use cardkeep_core::engine::{Game, Record, Setup, daily_deals, day_of};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::rival::Level;
use cardkeep_core::with_game;

impl Challenge {
    /// Returns the daily match of a game. The deal of a solitaire is the first of [`daily_deals`] that
    /// can be won; this is the first of all.
    pub fn daily(game: GameId, day: Date) -> Challenge {
        let seed = daily_deals(day).next().unwrap_or_default();
        Challenge::short(game, rivals(game, day), seed)
    }

    /// Returns a match as short as a daily one, with a level and a name for every opponent's seat.
    pub(super) fn short(
        game: GameId,
        rival: impl Fn(usize) -> (Level, &'static str),
        seed: u64,
    ) -> Challenge {
        with_game!(game, G => {
            let Setup { seats, options, first } = G::daily();
            let (players, names) = seated(seats, rival);
            let options = serde_json::to_value(options).unwrap_or_default();
            Challenge { game, options, first, players, names, seed }
        })
    }
}

/// Returns the opponents of a day by their seats: hard ones on weekends, normal ones otherwise, who take
/// turns at the table.
fn rivals(game: GameId, day: Date) -> impl Fn(usize) -> (Level, &'static str) {
    let level = match day.weekday() {
        Weekday::Saturday | Weekday::Sunday => Level::Hard,
        _ => Level::Normal,
    };
    let turn = day.day_of_year().unsigned_abs() as usize + 3 * game as usize;
    move |seat| (level, NAMES[(turn + seat) % NAMES.len()])
}

/// Returns the player and these opponents, and their names.
fn seated(seats: u8, rival: impl Fn(usize) -> (Level, &'static str)) -> (Vec<Player>, Vec<String>) {
    let rival = |seat: usize| {
        let (level, name) = rival(seat);
        (Player::Computer(level), name.into())
    };
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
    let (expected, named) = seated(setup.seats, rivals(G::ID, day));
    let same = expected == players && named.iter().skip(1).eq(names.iter().skip(1));
    (same && today.is_some_and(|today| day <= today)).then_some(day)
}
