//! Tests of daily matches: the same for everybody, and known as what they are.

use cardkeep_core::engine::{Game, Record, Start, day_of};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::rival::Level;
use cardkeep_core::with_game;
use cardkeep_store::{Challenge, Player, daily_of};
use jiff::civil::Date;

/// Days to check.
const DAYS: usize = 3_650;
const FIRST: Date = Date::constant(2026, 11, 26);

fn days() -> impl Iterator<Item = Date> {
    std::iter::successors(Some(FIRST), |day| day.tomorrow().ok()).take(DAYS)
}

fn dealt<G: Registered>(challenge: &Challenge) -> Record<G> {
    let setup = challenge.setup::<G>().expect("it is possible");
    Record::new(Start::Deal { setup, seed: challenge.seed }).expect("it is possible")
}

/// Neither a build nor a clock nor a time zone decides anything of it.
#[test]
fn the_matches_of_ten_years_stay_as_they_are() {
    let mut sums = Vec::new();
    for game in GameId::ALL {
        let mut sum = 0_u64;
        for day in days() {
            let daily = Challenge::daily(game, day);
            assert_eq!(day_of(daily.seed), Some(day), "{game}, {day}");
            let code = daily.code().expect("it has a code");
            assert!(code.len() <= 32, "{code}");
            sum = code.bytes().fold(sum, |sum, byte| sum.rotate_left(5) ^ u64::from(byte));
        }
        sums.push(format!("{sum:016x}"));
    }
    let expected = [
        "645a4bfd73bb06b0",
        "08ab3cfe13b0ad8f",
        "1b20e9b5ad91a04c",
        "d94208947c065023",
        "6d20ad0b1618a4ee",
    ];
    assert_eq!(sums, expected);
}

#[test]
fn opponents_are_hard_on_weekends_and_take_turns() {
    for game in GameId::ALL.into_iter().filter(|game| *game.seats().end() > 1) {
        let mut met = std::collections::BTreeSet::new();
        for day in days().take(14) {
            let Challenge { players, names, .. } = Challenge::daily(game, day);
            let level = match day.weekday().to_monday_one_offset() {
                6 | 7 => Level::Hard,
                _ => Level::Normal,
            };
            assert_eq!(players[0], Player::Human);
            assert!(players[1..].iter().all(|player| *player == Player::Computer(level)), "{day}");
            met.extend(names.into_iter().skip(1));
        }
        assert_eq!(met.len(), cardkeep_store::NAMES.len(), "{game}");
    }
}

/// The deal alone makes no daily match: the same seats, rules and opponents belong to it.
#[test]
fn a_match_is_daily_if_all_of_it_is() {
    fn check<G: Registered>(day: Date) {
        let daily = Challenge::daily(G::ID, day);
        let (record, Challenge { players, names, .. }) = (dealt::<G>(&daily), daily.clone());
        let of = |record: &Record<G>, players: &[Player], names: &[String], today: Option<Date>| {
            daily_of(record, players, names, today)
        };
        let today = Some(day);
        assert_eq!(of(&record, &players, &names, today), today);
        assert_eq!(of(&record, &players, &names, day.tomorrow().ok()), today, "a day later");
        assert_eq!(of(&record, &players, &names, day.yesterday().ok()), None, "not yet");
        assert_eq!(of(&record, &players, &names, None), None, "outside the calendar");
        let other = Challenge { seed: 7, ..daily.clone() };
        assert_eq!(of(&dealt(&other), &players, &names, today), None, "another deal");
        for options in <G as Game>::variants().into_iter().filter(|it| *it != G::daily().options) {
            let options = serde_json::to_value(options).unwrap();
            let other = Challenge { options, ..daily.clone() };
            assert_eq!(of(&dealt(&other), &players, &names, today), None, "other rules");
        }
        if players.len() > 1 {
            let easy =
                [vec![Player::Human], vec![Player::Computer(Level::Easy); players.len() - 1]];
            assert_eq!(of(&record, &easy.concat(), &names, today), None, "other levels");
            let mut others = names.clone();
            others[1] = String::from("Nobody");
            assert_eq!(of(&record, &players, &others, today), None, "other opponents");
        }
    }
    for game in GameId::ALL {
        with_game!(game, G => check::<G>(FIRST));
    }
}
