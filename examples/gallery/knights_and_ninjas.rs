//! Screenshots of Of Knights and Ninjas, from prepared positions.

use cardkeep::{App, Page};
use cardkeep_ai::Level;
use cardkeep_core::engine::{Record, Seat, Start};
use cardkeep_core::games::GameId;
use cardkeep_core::games::knights_and_ninjas::Position;
use cardkeep_store::Player;
use slint::platform::Key;

use super::results::celebrate;
use super::{Motif, hint, press_key, settle};
use support::{Table, play};

#[allow(dead_code, reason = "the tests of the rules use more of it")]
#[path = "../../crates/core/tests/rules/knights_and_ninjas/support.rs"]
mod support;

const GAME: GameId = GameId::KnightsAndNinjas;
const NAMES: [&str; 6] = ["Berit", "Oswald", "Tilda", "Corin", "Edda", "Runa"];

pub const MOTIFS: &[Motif] = &[
    Motif { name: "ninjas-rules", arrange: |app| app.services().shell.go(Page::Rules(GAME)) },
    Motif { name: "ninjas-6", arrange: |app| sit(app, six(), "attack 3 knight", 3) },
    Motif {
        name: "ninjas-hint",
        arrange: |app| {
            sit(app, six(), "", 0);
            hint(app);
        },
    },
    Motif { name: "ninjas-turn", arrange: choose_a_card },
    Motif { name: "ninjas-road", arrange: |app| sit(app, six(), "attack 1 knight; accept", 2) },
    Motif { name: "ninjas-herald", arrange: show_cards },
    Motif { name: "ninjas-ladder", arrange: |app| sit(app, six(), "pre 4 ladder", 0) },
    Motif { name: "ninjas-jester", arrange: |app| ask(app, six(), 0, 6) },
    Motif { name: "ninjas-peasants", arrange: revolt },
    Motif { name: "ninjas-3", arrange: |app| sit(app, three(), "revolt 1 3+jester", 1) },
    Motif { name: "ninjas-draft", arrange: draft },
    Motif { name: "ninjas-2", arrange: |app| sit(app, two(), "", 0) },
    Motif { name: "ninjas-since", arrange: look_away },
    Motif { name: "ninjas-merchant", arrange: choose_merchant },
    Motif { name: "ninjas-discards", arrange: |app| tap(app, six(), "Discard pile, ") },
    Motif { name: "ninjas-card", arrange: explain_card },
    Motif { name: "ninjas-kingdom", arrange: explain_kingdom },
    Motif { name: "ninjas-result", arrange: win },
    Motif { name: "ninjas-victory", arrange: |app| celebrate(app, win) },
    Motif { name: "ninjas-new", arrange: |app| app.services().shell.go(Page::NewGame(GAME)) },
    Motif { name: "ninjas-rules", arrange: |app| app.services().shell.go(Page::Rules(GAME)) },
];

/// The middle of a match of six: seat 0 is to play, and everyone has fortifications.
fn six() -> Table {
    let hands = [
        "3*peasant knight jester archer ladder merchant highwayman",
        "soldier princess",
        "highwayman king 2*peasant soldier castle",
        "soldier 2*peasant executioner traitor monk castle",
        "king king ninja",
        "herald 2*soldier knight dragon catapult",
    ];
    let table = Table::new(&hands).gems(&[4, 7, 5, 6, 3, 5]).fort(0, "archer");
    let table = table.fort(3, "").fort(4, "castle").fort(5, "castle archer");
    table.fort(2, "castle archer minstrel").discards("3*soldier knight monk princess traitor")
}

fn three() -> Table {
    let hands = [
        "5*peasant jester dragon soldier",
        "3*soldier 4*peasant king princess castle archer traitor",
        "herald merchant ninja knight",
    ];
    let table = Table::new(&hands).gems(&[6, 5, 4]).fort(0, "castle").fort(2, "castle archer");
    table.discards("2*king catapult executioner")
}

/// Two players; seat 0 holds 20 cards of 13 kinds.
fn two() -> Table {
    let hands = [
        "4*peasant 3*soldier 2*knight king castle archer ladder ninja dragon executioner traitor \
         highwayman jester princess",
        "soldier knight 2*peasant castle catapult minstrel",
    ];
    let table = Table::new(&hands).gems(&[5, 7]).fort(0, "castle archer").fort(1, "castle");
    table.discards("2*soldier king monk")
}

/// Takes these actions and opens the table with the player in seat `human`.
fn sit(app: &App, table: Table, actions: &str, human: u8) {
    let mut position = table.ready();
    play(&mut position, actions);
    sit_at(app, position, human);
}

fn sit_at(app: &App, position: Position, human: u8) {
    let start = Start::Position(Box::new(position));
    resume(app, Record::<Position>::new(start).expect("a match"), human);
}

/// Opens a match as it was played.
fn resume(app: &App, record: Record<Position>, human: u8) {
    use cardkeep_core::engine::Game;
    let seats = usize::from(record.position().setup().seats);
    let levels = [Level::Normal, Level::Easy, Level::Hard].into_iter().cycle();
    let mut players: Vec<Player> = levels.map(Player::Computer).take(seats).collect();
    let mut names = NAMES.map(String::from)[..seats].to_vec();
    players[usize::from(human)] = Player::Human;
    names[usize::from(human)] = String::from("You");
    super::resume(app, record, players, names);
    settle();
}

/// Six kingdoms without fortifications.
fn bare() -> Table {
    let hands = [
        "king merchant dragon ladder",
        "soldier 2*peasant ladder dragon",
        "highwayman 2*king",
        "soldier 2*peasant",
        "king ninja",
        "herald 2*soldier",
    ];
    Table::new(&hands).gems(&[4, 7, 5, 6, 3, 5]).discards("3*soldier knight monk princess traitor")
}

/// The player lost gems and returns to its own turn.
fn look_away(app: &App) {
    let start = Start::Position(Box::new(bare().ready()));
    let mut record = Record::<Position>::new(start).expect("a match");
    for action in ["attack 1 king", "accept", "let-go", "let-go", "let-go", "let-go", "let-go"] {
        record.play(action.parse().expect("an action")).expect("it is legal");
    }
    resume(app, record, 1);
}

/// Opens a turn and taps something.
fn tap(app: &App, table: Table, label: &str) {
    sit(app, table, "", 0);
    super::act(app, label);
    settle();
}

/// Selects a card of the hand by keyboard and opens the chooser.
fn ask(app: &App, table: Table, human: u8, card: usize) {
    sit(app, table, "", human);
    (0..=card).for_each(|_| press_key(app, Key::RightArrow));
    press_key(app, Key::Return);
}

fn choose_a_card(app: &App) {
    sit(app, six(), "", 0);
    // The knight is the second kind in the hand.
    (0..2).for_each(|_| press_key(app, Key::RightArrow));
}

fn choose_merchant(app: &App) {
    sit(app, bare(), "", 0);
    (0..4).for_each(|_| press_key(app, Key::RightArrow));
}

fn revolt(app: &App) {
    ask(app, three(), 0, 0);
    press_key(app, Key::DownArrow);
    press_key(app, Key::Return);
}

fn show_cards(app: &App) {
    let table = Table::new(&[
        "herald peasant",
        "soldier princess",
        "highwayman king",
        "soldier traitor",
        "king ninja",
        "2*soldier dragon",
    ]);
    let shows = "special herald; show princess; show king; show traitor; show ninja; show dragon";
    sit(app, table.gems(&[4, 7, 5, 6, 3, 5]), shows, 0);
}

fn draft(app: &App) {
    let mut position = support::deal(2, 4);
    let actions = ["keep", "keep", "give", "keep", "keep", "give", "keep"];
    actions.into_iter().for_each(|action| {
        play(&mut position, action);
    });
    let Seat(human) = support::asked(&position);
    sit_at(app, position, human);
}

fn explain_card(app: &App) {
    sit(app, six(), "", 0);
    press_key(app, Key::RightArrow);
    press_key(app, Key::RightArrow);
    press_key(app, "e");
}

fn explain_kingdom(app: &App) {
    sit(app, six(), "", 0);
    press_key(app, Key::RightArrow);
    press_key(app, Key::UpArrow);
    press_key(app, "e");
}

fn win(app: &App) {
    let table = Table::new(&["dragon", "soldier", "king 2*peasant", "peasant", "king", ""]);
    sit(app, table.gems(&[8, 7, 5, 6, 1, 3]), "", 0);
    press_key(app, Key::RightArrow);
    press_key(app, Key::Return);
    press_key(app, Key::DownArrow);
    press_key(app, Key::Return);
}
