//! Screenshots of results, match histories and reviews.

use cardkeep::ai::Level;
use cardkeep::app::table::Begin;
use cardkeep::app::{App, Page};
use cardkeep::engine::{Chance, Game, Record, Seat, Setup, Start};
use cardkeep::games::GameId;
use cardkeep::games::four_knights::Position;
use cardkeep::store::{
    CardBack, DataDir, Felt, MatchId, MatchLength, MatchResult, Player, Save, Speed,
};
use cardkeep::ui::Table;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use super::{Motif, Outcome, four_knights, settle, wait_until};

/// The game of the history and review screenshots.
const GAME: GameId = GameId::FourKnights;

pub const MOTIFS: &[Motif] = &[
    Motif { name: "results", arrange: |app| app.services().shell.go(Page::Results(GAME)) },
    Motif {
        name: "horsemen-results",
        arrange: |app| app.services().shell.go(Page::Results(GameId::FourHorsemen)),
    },
    Motif {
        name: "kingdoms-results",
        arrange: |app| app.services().shell.go(Page::Results(GameId::FourKingdoms)),
    },
    Motif { name: "history", arrange: |app| app.services().shell.go(Page::History(GAME)) },
    Motif { name: "person", arrange: introduce },
    Motif { name: "looks-blue", arrange: |app| dress(app, Felt::Blue, CardBack::Stripes) },
    Motif { name: "looks-wine", arrange: |app| dress(app, Felt::Wine, CardBack::Checks) },
    Motif { name: "looks-slate", arrange: |app| dress(app, Felt::Slate, CardBack::Lozenges) },
    Motif { name: "review", arrange: |app| look_at(app, 0) },
    Motif { name: "review-midway", arrange: |app| look_at(app, 17) },
    Motif { name: "review-chances", arrange: analyze },
    Motif { name: "review-end", arrange: |app| look_at(app, 100) },
];

/// Ends a match with movement, and stops at the scene of the victory.
pub fn celebrate(app: &App, end: fn(&App)) {
    app.services().settings.borrow_mut().animation = Speed::Slow;
    app.services().apply_settings();
    end(app);
    wait_until(app, |table| table.get_celebrating());
    settle();
}

/// Sets the color of the table, the card back and the player's name.
fn dress(app: &App, felt: Felt, back: CardBack) {
    {
        let mut settings = app.services().settings.borrow_mut();
        (settings.felt, settings.back) = (felt, back);
        settings.name = String::from("Ada");
    }
    app.services().apply_settings();
    four_knights::reinforce(app);
}

/// Opens the explanation of the opponent.
fn introduce(app: &App) {
    four_knights::reinforce(app);
    settle();
    let table = app.window().global::<Table>();
    let cards: Vec<_> = table.get_cards().iter().collect();
    let held = cards.iter().min_by(|one, other| one.y.total_cmp(&other.y));
    let held = held.expect("the opponent holds cards, above all others");
    table.invoke_asked(held.x + 4.0, held.y + 4.0);
}

/// Reviews the newest finished match after this many actions.
fn look_at(app: &App, acts: usize) {
    let newest = app.services().place.history(GAME).matches[0].number;
    app.services().play(GAME, Begin::Review(newest));
    settle();
    for _ in 0..acts {
        app.window().global::<Table>().invoke_key(Key::RightArrow.into());
        settle();
    }
}

/// Adds some finished matches of Four Knights to the history.
pub fn keep_some(place: &DataDir) -> Outcome {
    for seed in 1..9 {
        let setup = Setup::new(2, Default::default());
        let mut record = Record::<Position>::new(Start::Deal { setup, seed })?;
        let mut chance = Chance::new(seed);
        let mut legal = Vec::new();
        loop {
            legal.clear();
            record.position().legal_actions(&mut legal);
            let Some(action) = chance.pick(&legal) else { break };
            record.play(action)?;
        }
        let level = Level::ALL[seed as usize % 3];
        let effort = MatchLength {
            seconds: 250 + 13 * seed,
            moves: record.acts() as u32,
            points: record.position().points(Seat(0)),
            day: None,
        };
        let save = Save {
            id: MatchId::begin(seed),
            record,
            players: vec![Player::Human, Player::Computer(level)],
            names: ["You", "Berit"].map(String::from).to_vec(),
            summary: String::new(),
            saved: 1_795_194_300 + 86_400 * seed,
            played_seconds: effort.seconds,
            title: String::new(),
            helped: false,
        };
        let result = [MatchResult::Won, MatchResult::Lost, MatchResult::Drawn][seed as usize % 3];
        place.keep_finished(&save, result, effort)?;
    }
    Ok(())
}

/// Opens the win chances of the newest finished match.
fn analyze(app: &App) {
    look_at(app, 0);
    settle();
    app.window().global::<Table>().invoke_analyze();
    wait_until(app, |table| table.get_analysis().steps.row_count() > 0);
}
