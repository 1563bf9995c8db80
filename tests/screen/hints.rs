//! Tests of hints in the games against opponents.

use cardkeep::Begin;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::games::{GameId, four_horsemen, four_knights, knights_and_ninjas, watchtower};
use cardkeep_i18n::{app as text, t};
use cardkeep_store::{Challenge, Player, Slot};
use cardkeep_ui as ui;
use slint::{ComponentHandle, Model};

use crate::driver::Screen;

/// Opens a new match and waits for the player's first choice.
fn first_choice<G: Thinker>(game: GameId, seats: u8) -> Screen<G> {
    let screen = Screen::<G>::open(game);
    let mut players = vec![Player::Computer(Level::Easy); usize::from(seats)];
    players[0] = Player::Human;
    screen.sit(Begin::New(Challenge::new(game, players, 5)));
    screen.until_choice();
    screen
}

fn length<G: Thinker>(screen: &Screen<G>) -> usize {
    screen.data_dir().load::<G>(Slot::Auto).unwrap().value.record.depth().0
}

/// Whether a hint compares its action with the next best one.
fn compares(said: &str) -> bool {
    ["Win chance", "Just as good", "Other plays are as good"].iter().any(|part| said.contains(part))
}

/// H shows what to do, why and how likely that wins, with an arrow or a marked button, and counts
/// as help. Then the match goes on.
fn h_gives_a_hint<G: Thinker>(game: GameId, seats: u8) {
    let screen = first_choice::<G>(game, seats);
    let table = screen.app.window().global::<ui::Table>();
    let before = screen.prompt();
    screen.key("h");
    assert_eq!(screen.prompt(), t!(text::hint_thinking));
    screen.until("a hint", |_| screen.prompt() != t!(text::hint_thinking));
    let said = screen.prompt();
    assert!(compares(&said), "{said}");
    let arrow = table.get_arrows().row_count() > 0;
    let marked = table.get_choices().iter().any(|choice| choice.primary);
    assert!(arrow || marked, "{said}");
    assert!(screen.data_dir().load::<G>(Slot::Auto).unwrap().value.helped);

    let length_before = length(&screen);
    for _ in 0..200 {
        screen.act();
        screen.wait();
        if length(&screen) > length_before {
            assert_ne!(screen.prompt(), said);
            return;
        }
    }
    panic!("the match does not go on: {before} {}", screen.prompt());
}

#[test]
fn h_gives_a_hint_in_four_knights() {
    h_gives_a_hint::<four_knights::Position>(GameId::FourKnights, 2);
}

#[test]
fn h_gives_a_hint_in_four_horsemen() {
    h_gives_a_hint::<four_horsemen::Position>(GameId::FourHorsemen, 3);
}

#[test]
fn h_gives_a_hint_in_watchtower() {
    h_gives_a_hint::<watchtower::Position>(GameId::Watchtower, 3);
}

#[test]
fn h_gives_a_hint_in_knights_and_ninjas() {
    h_gives_a_hint::<knights_and_ninjas::Position>(GameId::KnightsAndNinjas, 3);
}

#[test]
fn any_touch_stops_the_search_and_the_bar_has_a_button() {
    let screen = first_choice::<four_knights::Position>(GameId::FourKnights, 2);
    // Looked for before, because the search goes on meanwhile.
    let labels = screen.buttons().into_iter().filter_map(|it| it.accessible_label());
    let card = labels.map(String::from).find(|it| it.ends_with("can be played")).unwrap();
    let spot = screen.spot(&card);
    screen.key("h");
    assert_eq!(screen.prompt(), t!(text::hint_thinking));
    screen.tap(spot);
    for _ in 0..40 {
        screen.wait();
        assert!(!compares(&screen.prompt()));
    }
    assert!(!screen.data_dir().load::<four_knights::Position>(Slot::Auto).unwrap().value.helped);
    screen.press("Hint");
    screen.until("a hint", |_| compares(&screen.prompt()));
}
