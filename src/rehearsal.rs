//! Matches in progress for screenshots and tests.

use super::seated::Begin;
use cardkeep_ai::Thinker;
use cardkeep_core::engine::{Chance, Record, Start, Stream};
use cardkeep_store::{
    Challenge, DataDir, MatchId, Player, Save, Slot, daily_of, local_day, names_for, now,
};

/// Plays random legal actions, seeded by the deal number, until `stop` returns true, and saves the
/// match as a running one. For screenshots and tests that need a real match in progress. `None` if
/// the match ends first or can't be saved.
pub fn rehearse<G: Thinker>(
    data_dir: &DataDir,
    new: Challenge,
    stop: impl Fn(&G) -> bool,
) -> Option<Begin> {
    let setup = new.setup::<G>()?;
    let Challenge { players, names, seed, .. } = new;
    let mut record = Record::<G>::new(Start::Deal { setup, seed }).ok()?;
    let mut chance = Chance::stream(seed, Stream::Trial(1));
    while !stop(record.position()) {
        let mut legal = Vec::new();
        record.position().legal_actions(&mut legal);
        record.play(chance.pick(&legal)?).ok()?;
    }
    set_up(data_dir, record, players, &names)
}

/// Saves a match as a running one, for screenshots and tests. `None` if it can't be saved.
pub fn set_up<G: Thinker>(
    data_dir: &DataDir,
    record: Record<G>,
    players: Vec<Player>,
    names: &[String],
) -> Option<Begin> {
    let names = names_for(&players, names);
    let save = Save {
        day: daily_of(&record, &players, &names, local_day(now())),
        summary: String::from("rehearsal"),
        saved: now(),
        ..Save::new(MatchId::begin(record.deal().unwrap_or_default()), record, players, names)
    };
    data_dir.save(Slot::Auto, &save).ok()?;
    Some(Begin::Resume(Slot::Auto))
}
