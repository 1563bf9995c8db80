//! The data folder behind the screenshots.

use std::error::Error;

use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::{Chance, Game, Record, Seat, Setup, Start, daily_deals};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_kingdoms;
use cardkeep_core::games::four_knights::Position;
use cardkeep_core::rating::Rating;
use cardkeep_store::{
    Appearance, DataDir, HELPED, MatchFacts, MatchId, MatchResult, Player, Save, Slot, Speed,
    daily_of, local_day, now,
};

use super::{Outcome, results};

/// Fills a data folder as after several evenings of play.
pub fn furnish(data_dir: &DataDir, appearance: Appearance) -> Outcome {
    let mut settings = data_dir.settings().value;
    settings.theme = appearance;
    (settings.animation, settings.pace) = (Speed::Off, Speed::Off);
    data_dir.keep_settings(&settings)?;
    let slots = [Slot::Auto, Slot::Running(2), Slot::Manual(1), Slot::Manual(4)];
    for (slot, actions) in slots.into_iter().zip([17, 30, 9, 40]) {
        data_dir.save(slot, &save(slot, actions)?)?;
    }
    for (slot, seed, actions) in [
        (Slot::Running(2), today(), 20),
        (Slot::Running(3), 4711, 60),
        (Slot::Running(4), 128_055, 35),
    ] {
        data_dir.save(slot, &deal(seed, actions)?)?;
    }
    let damaged = data_dir.dir().join("saves").join(GameId::FourKnights.id()).join("slot-2.save");
    std::fs::write(damaged, "something else")?;
    let mut rating = Rating::default();
    for seed in 0..30 {
        let level = Level::ALL[seed as usize % 3];
        let result = [MatchResult::Won, MatchResult::Lost, MatchResult::Won, MatchResult::Drawn]
            [seed as usize / 3 % 4];
        let share = [1.0, 0.0, 1.0, 0.5][seed as usize / 3 % 4];
        rating = rating.after(&[Position::rating(2, level)], share);
        let moves = 40 + seed as u32 % 9;
        let effort = MatchFacts {
            seconds: 300 + 9 * seed,
            moves,
            points: Some(650),
            rating: Some(rating),
            rung: level == Level::Easy,
            ..MatchFacts::default()
        };
        let id = MatchId::begin(seed);
        data_dir.record_effort(
            GameId::FourKnights,
            &level.to_string(),
            &id,
            result,
            Some(effort),
        )?;
        let company = ["normal", "easy+easy", "hard+normal+easy"][seed as usize % 3];
        data_dir.record_effort(GameId::FourHorsemen, company, &id, result, Some(effort))?;
        let day = local_day(now())
            .map(|today| today.saturating_sub(jiff::Span::new().days(seed as i64 + 1)));
        let effort = Some(MatchFacts {
            seconds: 200 + 7 * seed,
            moves: 100 + seed as u32,
            day,
            ..MatchFacts::default()
        });
        let key = if seed % 5 == 0 { HELPED } else { "alone" };
        // A solitaire has no draws.
        let result = if result == MatchResult::Drawn { MatchResult::Lost } else { result };
        let id = MatchId::begin(100 + seed);
        data_dir.record_effort(GameId::FourKingdoms, key, &id, result, effort)?;
    }
    data_dir.record_achievements(GameId::FourKnights, &["upset", "comeback", "last-card"])?;
    results::keep_some(data_dir)?;
    Ok(())
}

/// Returns the number of today's first daily deal candidate.
fn today() -> u64 {
    let today = local_day(now());
    today.and_then(|day| daily_deals(day).next()).unwrap_or(1)
}

/// Returns a deal of Four Kingdoms played for a while.
fn deal(seed: u64, actions: usize) -> Result<Save<four_kingdoms::Position>, Box<dyn Error>> {
    let setup = Setup::new(1, Default::default());
    let record = played::<four_kingdoms::Position>(Start::Deal { setup, seed }, actions)?;
    let view = record.position().view(Seat(0));
    let home: usize = view.public.kingdoms.iter().map(four_kingdoms::Kingdom::home).sum();
    Ok(Save {
        day: daily_of(&record, &[Player::Human], &[], local_day(now())),
        title: String::from(if seed == 4711 { "Aunt Wilhelmine's favorite" } else { "" }),
        summary: format!("{home} of 52 cards home, {} in the stock", view.talon_cards),
        saved: 1_795_194_300 - actions as u64,
        played_seconds: 300,
        ..Save::new(MatchId::begin(seed), record, vec![Player::Human], vec![String::from("You")])
    })
}

/// Plays this many random actions.
fn played<G: Game>(start: Start<G>, actions: usize) -> Result<Record<G>, Box<dyn Error>> {
    let mut record = Record::<G>::new(start)?;
    let mut chance = Chance::new(7);
    let mut legal = Vec::new();
    for _ in 0..actions {
        legal.clear();
        record.position().legal_actions(&mut legal);
        let Some(action) = chance.pick(&legal) else { break };
        record.play(action)?;
    }
    Ok(record)
}

/// Returns a match played for a while.
fn save(slot: Slot, actions: usize) -> Result<Save<Position>, Box<dyn Error>> {
    let setup = Setup::new(2, Default::default());
    let record = played(Start::Deal { setup, seed: 7 }, actions)?;
    Ok(Save {
        summary: match slot {
            Slot::Auto | Slot::Running(_) => "Hand 2 of 4, you lead 5½ to 2".into(),
            Slot::Manual(_) | Slot::Lesson => "Hand 3 of 4, you trail 7 to 8½".into(),
        },
        saved: 1_795_194_300,
        played_seconds: 300,
        ..Save::new(
            MatchId::begin(7),
            record,
            vec![Player::Human, Player::Computer(Level::Normal)],
            vec![String::from("You"), String::from("Berit")],
        )
    })
}
