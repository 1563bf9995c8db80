//! Screenshots of results, match histories and reviews.

use std::error::Error;

use cardkeep::Begin;
use cardkeep::{App, Page};
use cardkeep_ai::Level;
use cardkeep_core::engine::{Chance, Game, Record, Seat, Setup, Start};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_knights::Position;
use cardkeep_core::games::knights_and_ninjas;
use cardkeep_store::{
    CardBack, Challenge, DataDir, Felt, MatchFacts, MatchId, MatchResult, Player, Save, Speed,
    names_for,
};
use cardkeep_ui::{Ending, Review, Sheets, Table};
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use super::{Motif, Outcome, four_knights, press_key, settle, wait_until};

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
    Motif { name: "looks-teal", arrange: |app| dress(app, Felt::Teal, CardBack::Waves) },
    Motif { name: "looks-olive", arrange: |app| dress(app, Felt::Olive, CardBack::Lilies) },
    Motif { name: "looks-chestnut", arrange: |app| dress(app, Felt::Chestnut, CardBack::Scales) },
    Motif { name: "looks-plum", arrange: |app| dress(app, Felt::Plum, CardBack::Roses) },
    Motif { name: "review", arrange: |app| look_at(app, 0) },
    Motif { name: "review-midway", arrange: |app| look_at(app, 17) },
    Motif { name: "review-chances", arrange: analyze },
    Motif { name: "review-menu", arrange: review_menu },
    Motif { name: "challenge", arrange: challenge },
    Motif { name: "compare", arrange: compare },
    Motif { name: "compare-strong", arrange: compare_with_strong },
    Motif { name: "review-hands", arrange: open_hands },
    Motif { name: "review-hands-of-many", arrange: open_many_hands },
    Motif { name: "practice-knights", arrange: |app| practice(app, GAME, 2) },
    Motif { name: "practice-ninjas", arrange: |app| practice(app, GameId::KnightsAndNinjas, 4) },
    Motif { name: "practice-watchtower", arrange: |app| practice(app, GameId::Watchtower, 3) },
    Motif { name: "practice-horsemen", arrange: |app| practice(app, GameId::FourHorsemen, 3) },
    Motif { name: "review-end", arrange: |app| look_at(app, 100) },
];

/// Ends a match with movement, and stops at the scene of the victory.
pub fn celebrate(app: &App, end: fn(&App)) {
    app.services().settings.borrow_mut().animation = Speed::Slow;
    app.services().apply_settings();
    end(app);
    wait_until(app, |window| window.global::<Ending>().get_celebrating());
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
    let newest = app.services().data_dir.history(GAME).matches[0].number;
    app.services().play(GAME, Begin::Review(newest));
    settle();
    for _ in 0..acts {
        press_key(app, Key::RightArrow);
        settle();
    }
}

/// Opens the menu of a review.
fn review_menu(app: &App) {
    look_at(app, 17);
    app.window().global::<Sheets>().invoke_toggle_menu();
}

/// Shows all hands in the middle of a match for two.
fn open_hands(app: &App) {
    review_menu(app);
    settle();
    app.window().global::<Sheets>().invoke_menu_command(1, 0);
}

/// Shows all hands in the middle of a match for six.
fn open_many_hands(app: &App) {
    let game = GameId::KnightsAndNinjas;
    let record = random::<knights_and_ninjas::Position>(6, 6, 60).expect("six can play");
    let mut players = vec![Player::Computer(Level::Hard); 6];
    players[0] = Player::Human;
    let names = names_for(&players, &[]);
    let save = Save {
        saved: 1_795_194_300,
        played_seconds: 600,
        ..Save::new(MatchId::begin(6), record, players, names)
    };
    let data_dir = &app.services().data_dir;
    let kept = data_dir.keep_finished(&save, MatchResult::Lost, MatchFacts::default());
    kept.expect("the folder can be written");
    let newest = data_dir.history(game).matches[0].number;
    app.services().play(game, Begin::Review(newest));
    settle();
    let review = app.window().global::<Review>();
    let sheets = app.window().global::<Sheets>();
    review.invoke_jump(40);
    settle();
    sheets.invoke_toggle_menu();
    settle();
    sheets.invoke_menu_command(1, 0);
}

/// Begins a practice match.
fn practice(app: &App, game: GameId, seats: usize) {
    let mut players = vec![Player::Computer(Level::Easy); seats];
    players[0] = Player::Human;
    app.services().play(game, Begin::Practice(Challenge::new(game, players, 5)));
    wait_until(app, |window| !window.global::<Table>().get_prompt().is_empty());
}

/// Plays at most this many random actions.
fn random<G: Game>(seats: u8, seed: u64, actions: usize) -> Result<Record<G>, Box<dyn Error>> {
    let setup = Setup::new(seats, G::Options::default());
    let mut record = Record::<G>::new(Start::Deal { setup, seed })?;
    let mut chance = Chance::new(seed);
    let mut legal = Vec::new();
    while record.acts() < actions {
        legal.clear();
        record.position().legal_actions(&mut legal);
        let Some(action) = chance.pick(&legal) else { break };
        record.play(action).map_err(|_| "a legal action is refused")?;
    }
    Ok(record)
}

/// Adds some finished matches of Four Knights to the history.
pub fn keep_some(data_dir: &DataDir) -> Outcome {
    for seed in 1..9 {
        let record = random::<Position>(2, seed, usize::MAX)?;
        let level = Level::ALL[seed as usize % 3];
        let effort = MatchFacts {
            seconds: 250 + 13 * seed,
            moves: record.acts() as u32,
            points: record.position().points(Seat(0)),
            ..MatchFacts::default()
        };
        let save = Save {
            saved: 1_795_194_300 + 86_400 * seed,
            played_seconds: effort.seconds,
            ..Save::new(
                MatchId::begin(seed),
                record,
                vec![Player::Human, Player::Computer(level)],
                ["You", "Berit"].map(String::from).to_vec(),
            )
        };
        let result = [MatchResult::Won, MatchResult::Lost, MatchResult::Drawn][seed as usize % 3];
        data_dir.keep_finished(&save, result, effort)?;
    }
    Ok(())
}

/// Opens the win chances of the newest finished match.
fn analyze(app: &App) {
    look_at(app, 0);
    settle();
    app.window().global::<Review>().invoke_analyze();
    wait_until(app, |window| window.global::<Review>().get_analysis().steps.row_count() > 0);
}

/// Shows the code of the newest finished match.
fn challenge(app: &App) {
    look_at(app, 0);
    settle();
    app.window().global::<Ending>().invoke_challenge();
}

/// Compares the newest finished match with that of a strong player.
fn compare_with_strong(app: &App) {
    look_at(app, 0);
    settle();
    app.window().global::<Review>().invoke_compare();
    wait_until(app, |window| window.global::<Review>().get_comparison().friends.row_count() > 0);
}

/// Compares the newest finished match with the same match as a friend has played it.
fn compare(app: &App) {
    let data_dir = &app.services().data_dir;
    let newest = data_dir.history(GAME).matches[0].number;
    let save = data_dir.finished::<Position>(newest).expect("it can be read");
    let (setup, deal) = (save.record.position().setup(), save.record.deal().unwrap_or_default());
    let challenge = Challenge::of::<Position>(&setup, deal, &save.players, &save.names);
    let mut friends = save.record;
    friends.jump(6);
    let mut chance = Chance::new(46);
    let mut legal = Vec::new();
    loop {
        legal.clear();
        friends.position().legal_actions(&mut legal);
        let Some(action) = chance.pick(&legal) else { break };
        friends.play(action).expect("it is legal");
    }
    let code = challenge.code_of_match(&friends).expect("it has a code");
    data_dir.keep_friend::<Position>(newest, code).expect("the folder can be written");
    app.services().play(GAME, Begin::Review(newest));
    settle();
    app.window().global::<Review>().invoke_compare();
    wait_until(app, |window| window.global::<Review>().get_comparison().friends.row_count() > 0);
}
