//! The table of Watchtower, played as a person would: by pointer, by keyboard, by accessible
//! actions. Without a display.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "shared with the tests of the rules, which need more of it")]
#[path = "watchtower/support.rs"]
mod support;
mod table;

use cardkeep::ai::Level;
use cardkeep::app::Page;
use cardkeep::app::session::NewMatch;
use cardkeep::app::table::Begin;
use cardkeep::cards::Card;
use cardkeep::engine::{Game, Record, Seat, Setup, Start};
use cardkeep::games::GameId;
use cardkeep::games::watchtower::{Action, Options, Phase, Position};
use cardkeep::store::{MatchId, Player, Save, Slot, SlotState, Speed};
use serde_json::{Value, json};
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, Model};
use support::{card, cards, read, scene, scene_with_rest};

const GAME: GameId = GameId::Watchtower;
const ME: Seat = Seat(0);
const NAMES: [&str; 4] = ["You", "Berit", "Oswald", "Tilda"];

type Screen = table::Screen<Position>;

fn players(seats: u8) -> Vec<Player> {
    let mut players = vec![Player::Computer(Level::Easy); usize::from(seats)];
    players[0] = Player::Human;
    players
}

fn names(seats: u8) -> Vec<String> {
    NAMES.map(String::from)[..usize::from(seats)].to_vec()
}

fn new_match(seats: u8) -> impl Fn(u64) -> NewMatch<Options> {
    move |seed| {
        let setup = Setup::new(seats, Options::default());
        NewMatch { setup, players: players(seats), names: names(seats), seed }
    }
}

/// A new match with the shortest siege.
fn begin(seats: u8, seed: u64) -> Begin {
    let options = json!({"siege": "short"});
    Begin::New { options, first: None, players: players(seats), names: names(seats), seed }
}

/// Sits down where a match stands like this.
fn sit(screen: &Screen, json: &Value) -> Position {
    let position = read(json).unwrap();
    let seats = position.players().seats();
    let save = Save {
        id: MatchId::begin(1),
        record: Record::new(Start::Position(Box::new(position))).unwrap(),
        players: players(seats),
        names: names(seats),
        summary: String::from("A scene"),
        saved: 0,
        played_seconds: 0,
        helped: false,
    };
    screen.place().save(Slot::Auto, &save).unwrap();
    screen.sit(Begin::Resume(Slot::Auto))
}

fn spot(screen: &Screen, name: &str) -> LogicalPosition {
    screen.spot(&card(name).name())
}

/// The middle of something.
fn middle(screen: &Screen, label: &str) -> LogicalPosition {
    let found = screen.find(label).unwrap_or_else(|| panic!("{label} is not on the table"));
    let (at, size) = (found.absolute_position(), found.size());
    LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0)
}

/// Picks the player's cards until the first fight is over; the match as it stood just then, whatever
/// the others have done since.
fn pick_all(screen: &Screen) -> Position {
    let over = |now: &Position| now.contest().is_none();
    screen.until("all cards were picked", |now| {
        if now.phase() == Phase::Pick(ME) {
            pick_one(screen);
        }
        after_first_fight(screen, over).is_some()
    });
    after_first_fight(screen, over).unwrap()
}

/// Picks one of the cards that are held out, if there are any.
fn pick_one(screen: &Screen) {
    let label = |n: &u8| format!("Card {n} held out, can be picked");
    if screen.find("Card ").is_some()
        && let Some(free) = (1..60).find(|n| screen.find(&label(n)).is_some())
    {
        screen.tap(screen.spot(&label(&free)));
    }
}

/// The first position after a fight began of which something is true.
fn after_first_fight(screen: &Screen, is: impl Fn(&Position) -> bool) -> Option<Position> {
    let save = screen.place().load::<Position>(Slot::Auto).ok()?;
    let mut position = save.value.record.first_position();
    let mut fought = position.contest().is_some();
    for action in save.value.record.played() {
        position.apply(*action).ok()?;
        fought |= position.contest().is_some();
        if fought && is(&position) {
            return Some(position);
        }
    }
    None
}

fn fort(position: &Position, seat: u8) -> Vec<Card> {
    support::fort(position, seat)
}

/// WT-6.
#[test]
fn cards_are_placed_by_two_taps_by_a_drag_and_by_a_button() {
    let screen = Screen::open(GAME);
    let before =
        sit(&screen, &scene(&["2C 3C", "4C 5C 6C"], &["7H 8H 9H 2D TD", "KC QC"], "AC AD AH"));
    assert_eq!(before.phase(), Phase::Turn(ME));
    screen.tap(spot(&screen, "7H"));
    assert!(screen.prompt().contains("7♥"), "{}", screen.prompt());
    assert_eq!(screen.position(), before, "one tap only chooses");
    screen.tap(spot(&screen, "7H"));
    assert!(fort(&screen.position(), 0).contains(&card("7H")), "by a second tap");

    screen.tap(spot(&screen, "8H"));
    screen.tap(spot(&screen, "2C"));
    assert!(fort(&screen.position(), 0).contains(&card("8H")), "by a tap on the fort");

    screen.tap(spot(&screen, "2D"));
    assert!(screen.prompt().contains("makes a double"), "{}", screen.prompt());
    screen.press("Place");
    assert!(fort(&screen.position(), 0).contains(&card("2D")), "by the button");
    screen.wait();
    assert!(screen.label("two of diamonds").contains("top of a double"));
    assert!(screen.label("two of clubs").contains("under a double"));

    let home = spot(&screen, "9H");
    screen.drag(home, LogicalPosition::new(180.0, 120.0));
    assert!(!fort(&screen.position(), 0).contains(&card("9H")), "dropped on another fort");
    screen.wait();
    screen.drag(spot(&screen, "9H"), spot(&screen, "3C"));
    assert!(fort(&screen.position(), 0).contains(&card("9H")), "by a drag");
    assert_eq!(screen.position().phase(), Phase::Turn(ME), "the turn goes on");
}

/// WT-3, WT-6.
#[test]
fn a_card_is_burned_by_a_button_or_a_drag_and_what_may_not_be_burned_says_why() {
    let screen = Screen::open(GAME);
    let table = scene(&["KC 3C 6H", "6C 6D 5C"], &["7H", "QC"], "AC AD AH");
    let before = sit(&screen, &table);
    screen.tap(spot(&screen, "6H"));
    assert!(screen.prompt().contains("tower of the six"), "{}", screen.prompt());
    assert_eq!(screen.position(), before);
    screen.tap(spot(&screen, "KC"));
    assert!(screen.prompt().contains("pick up two cards"), "{}", screen.prompt());
    screen.press("Burn");
    let after = screen.position();
    assert_eq!(support::army(&after, 0), cards("7H AC AD"), "a high card is worth two");
    screen.wait();
    assert!(screen.find("ace of clubs, can be placed").is_some());
    screen.tap(spot(&screen, "3C"));
    assert!(screen.prompt().contains("already"), "{}", screen.prompt());

    sit(&screen, &table);
    screen.drag(spot(&screen, "3C"), middle(&screen, "Barracks, "));
    assert_eq!(support::army(&screen.position(), 0), cards("7H AC"), "by a drag");
}

/// WT-4.
#[test]
fn before_the_first_turn_a_card_is_burned_or_all_are_kept() {
    let screen = Screen::open(GAME);
    let opens = |now: &Position| now.phase() == Phase::Opening(ME);
    let before = screen.rehearse(new_match(3), opens);
    assert!(screen.prompt().contains("Or keep all"), "{}", screen.prompt());
    screen.press("Keep all");
    screen.until("the others were asked", |now| now.phase() != Phase::Opening(ME));

    let again = screen.rehearse(new_match(3), opens);
    assert_eq!(again, before);
    let burned = before.burnable(ME).nth(0).expect("a card");
    screen.tap(screen.spot(&burned.name()));
    screen.press("Burn");
    screen.until("it was burned", |now| !now.players()[ME].fort().set().contains(burned));
}

/// Who is framed as the one who acts.
fn framed(screen: &Screen) -> Vec<String> {
    let seats = screen.app.window().global::<cardkeep::ui::Watchtower>().get_seats();
    seats.iter().filter(|seat| seat.acting).map(|seat| seat.name.into()).collect()
}

/// WT-4: who is framed is who does what is told, and what rivals do is told also where they then
/// think on.
#[test]
fn the_frame_is_at_whom_the_words_are_about() {
    let screen = Screen::open(GAME);
    screen.rehearse(new_match(3), |now| now.phase() == Phase::Opening(ME));
    screen.speed(Speed::Normal);
    screen.press("Keep all");
    let (mut opening, mut placed) = (0, 0);
    for _ in 0..1500 {
        screen.wait();
        let (prompt, framed) = (screen.prompt(), framed(&screen));
        let begins = |what: &str| {
            NAMES[1..].iter().find(|name| prompt.starts_with(&format!("{name} {what}")))
        };
        for what in ["burned", "kept", "picked up", "placed"] {
            let Some(name) = begins(what) else { continue };
            assert_eq!(framed, [*name], "{prompt}");
            *if what == "placed" { &mut placed } else { &mut opening } += 1;
        }
        if placed > 0 {
            break;
        }
        if screen.find("End turn").is_some() {
            screen.press("End turn");
        }
        pick_one(&screen);
    }
    assert!(opening > 0 && placed > 0, "{opening} and {placed} were told");
}

/// WT-8, and what the key for the standing tells.
#[test]
fn why_nobody_can_be_challenged_and_how_all_stand_is_said() {
    let screen = Screen::open(GAME);
    sit(&screen, &scene(&["2C 3C", ""], &["7H 8H", "KC QC 9C"], "AC AD AH"));
    assert!(screen.prompt().contains("No rival has a fort card"), "{}", screen.prompt());
    screen.key("s");
    let prompt = screen.prompt();
    assert!(prompt.contains("You: fort 2, army 2; Berit: fort 0, army 3"), "{prompt}");
    sit(&screen, &scene(&["2C 3C", "4C"], &["", "KC QC 9C"], "AC AD AH"));
    assert!(screen.prompt().contains("Without an army"), "{}", screen.prompt());
}

/// WT-8: seen before it is tried, and told when it is.
#[test]
fn what_may_be_challenged_is_seen_and_what_may_not_says_why() {
    let screen = Screen::open(GAME);
    let table =
        scene(&["2C", "4C 4D 5C", "6C 6D 6H 6S"], &["7H 8H 9H", "KC QC", "JC JD"], "AC AD AH");
    let before = sit(&screen, &table);
    let label = |name: &str| screen.label(&card(name).name());
    assert!(label("5C").ends_with(", can be challenged for"), "{}", label("5C"));
    assert!(label("4D").ends_with(", cannot be challenged for now"), "{}", label("4D"));
    screen.tap(spot(&screen, "4D"));
    assert!(screen.prompt().contains("6 army cards"), "{}", screen.prompt());
    screen.tap(spot(&screen, "6S"));
    assert!(screen.prompt().contains("on campaign cannot"), "{}", screen.prompt());
    screen.tap(spot(&screen, "5C"));
    let prompt = screen.prompt();
    assert!(prompt.contains("gain the 5♣") && prompt.contains("Berit gains yours"), "{prompt}");
    assert!(screen.find("Fight with 1 card").is_some());
    assert!(screen.find("Fight with 2 cards").is_some());

    screen.app.services().settings.borrow_mut().hints = false;
    screen.app.services().apply_settings();
    assert!(screen.prompt().contains("With how many"), "{}", screen.prompt());
    screen.tap(spot(&screen, "5C"));
    assert!(screen.find("Fight with 1 card").is_none(), "a second tap lets it go");
    assert_eq!(screen.position(), before);
}

/// WT-24: what comes of the match is public, and said in the last round.
#[test]
fn the_last_round_says_what_comes_of_it() {
    let screen = Screen::open(GAME);
    let last = |forts: &[&str], armies: &[&str]| {
        let mut table = scene(forts, armies, "AC AD AH");
        let rounds = Options::default().siege.rounds(forts.len() as u8);
        for n in 0..forts.len() {
            table["players"][n]["turns"] = json!(if n == 0 { rounds } else { rounds - 1 });
        }
        table
    };
    let armies = ["7H 8H", "KC QC", "JC JD"];
    sit(&screen, &last(&["2C", "4C 5C", "6C 6D 6H 6S"], &armies));
    assert!(screen.prompt().ends_with("As it stands, Oswald wins after this round."));
    sit(&screen, &last(&["2C", "4C 5C", "6C"], &armies));
    assert!(screen.prompt().contains("showdown"), "{}", screen.prompt());
    sit(&screen, &scene(&["2C", "4C 5C", "6C"], &armies, ""));
    assert!(!screen.prompt().contains("showdown"), "{}", screen.prompt());
}

/// The score is that of the upper side first, and stands clear of the cards.
#[test]
fn the_score_of_a_battle_reads_from_above() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    sit(&screen, &scene(&["2C", "4C 5C"], &["TC TD TH 9S", "2D 3D 4D 2H"], "AC AD AH"));
    screen.tap(spot(&screen, "5C"));
    screen.press("Fight with 2 cards");
    let table = screen.app.window().global::<cardkeep::ui::Table>();
    let score = (0..400).find_map(|_| {
        screen.wait();
        pick_one(&screen);
        table.get_awards().row_data(0)
    });
    let score = score.expect("the pairs fly to the winner");
    assert_eq!(score.text, "0 : 2", "the player attacks from below");
    let middle = score.from.y + score.from.height / 2.0;
    let laid = |army: &str, whose: &str| {
        let label = |card: Card| format!("{}, for {whose}", card.name());
        let label = cards(army).iter().map(label).find(|label| screen.find(label).is_some());
        bounds(&screen, &label.expect("it lies there"))
    };
    let (upper, lower) = (laid("2D 3D 4D 2H", "Berit"), laid("TC TD TH 9S", "you"));
    assert!(upper.3 <= middle - 17.0 && lower.1 >= middle + 17.0, "{upper:?}, {lower:?}, {middle}");
}

/// WT-9 to WT-13.
#[test]
fn a_challenge_is_won_and_the_turn_goes_on() {
    let screen = Screen::open(GAME);
    let table = scene(&["2C", "4C 5C"], &["TC TD TH 9S", "2D 3D 4D 2H"], "AC AD AH");
    sit(&screen, &table);
    screen.tap(spot(&screen, "5C"));
    screen.press("Fight with 2 cards");
    let after = pick_all(&screen);
    assert_eq!(after.phase(), Phase::Turn(ME));
    assert_eq!(support::army(&after, 0).len(), 7, "own cards, two that were won, the fort card");
    assert!(support::army(&after, 0).contains(card("5C")));
    screen.wait();
    assert!(screen.find("five of clubs, can be placed").is_some());
    assert!(screen.prompt().starts_with("You won"), "{}", screen.prompt());
    screen.tap(spot(&screen, "4C"));
    assert!(screen.prompt().contains("one challenge a turn"), "{}", screen.prompt());
    screen.press("End turn");
    screen.until("the turn ended", |now| now.players()[Seat(1)].turns() > 4);
}

/// WT-12.
#[test]
fn a_challenge_is_lost_and_the_cards_with_it() {
    let screen = Screen::open(GAME);
    let table = scene(&["AC", "4C 5C"], &["2C 3C 2D 3D", "TC TD TH 9S"], "AD AH");
    sit(&screen, &table);
    screen.tap(spot(&screen, "5C"));
    screen.press("Fight with 1 card");
    let after = pick_all(&screen);
    assert_eq!(support::army(&after, 0).len(), 3);
    assert!(fort(&after, 1).contains(&card("5C")), "it stays");
    assert_eq!(after.players()[ME].tries().of(card("5C")), 1);
}

/// WT-14.
#[test]
fn after_a_third_lost_challenge_the_card_sinks() {
    let screen = Screen::open(GAME);
    // A tower of kings keeps Berit from burning the new card at once.
    let mut table = scene(&["KC KS", "4C 5C"], &["2C 3C 2D 3D", "TC TD TH 9S"], "KD KH");
    table["players"][0]["tries"] = json!([["5C"], ["5C"], []]);
    sit(&screen, &table);
    assert!(screen.label("five of clubs").contains("you tried 2 of 3"));
    screen.tap(spot(&screen, "5C"));
    assert!(screen.prompt().contains("Last try"), "{}", screen.prompt());
    screen.press("Fight with 1 card");
    let after = pick_all(&screen);
    assert!(!fort(&after, 1).contains(&card("5C")) && fort(&after, 1).contains(&card("KD")));
    screen.until("it is seen", |_| screen.find("king of diamonds, Berit's fort").is_some());
    assert!(screen.find("five of clubs").is_none());
}

/// WT-15.
#[test]
fn a_card_of_a_fort_without_an_army_is_taken() {
    let screen = Screen::open(GAME);
    sit(&screen, &scene(&["AC", "4C 5C"], &["2C", ""], "KD KH"));
    screen.tap(spot(&screen, "5C"));
    assert!(screen.prompt().contains("has no army"), "{}", screen.prompt());
    screen.press("Take it");
    assert!(support::army(&screen.position(), 0).contains(card("5C")));
}

/// WT-17, WT-19.
#[test]
fn a_fourth_card_won_in_battle_begins_the_campaign() {
    let screen = Screen::open(GAME);
    let mut table = scene(&["5C 5D 5H 2C", "4C 6C"], &["5S 8H", "TC TD"], "KD KH");
    table["won"] = json!(["5S"]);
    table["players"][0]["shown"] = json!(["5S"]);
    sit(&screen, &table);
    screen.tap(spot(&screen, "5S"));
    assert!(screen.prompt().contains("completes your watchtower at once"), "{}", screen.prompt());
    screen.press("Place");
    assert!(support::on_campaign(&screen.position(), 0));
    screen.until("it is seen", |_| screen.find("You, on campaign").is_some());
    assert!(screen.find("two of clubs").is_some(), "it joined the army");
    screen.tap(spot(&screen, "8H"));
    assert!(screen.prompt().contains("no cards are placed"), "{}", screen.prompt());
}

/// WT-21.
#[test]
fn a_campaign_without_an_army_is_lost() {
    let screen = Screen::open(GAME);
    let table = scene(&["5C 5D 5H 5S", "4C 6C"], &["2H", "TC TD TH"], "KD KH QD QH");
    sit(&screen, &table);
    assert!(screen.find("You, on campaign").is_some());
    screen.tap(spot(&screen, "6C"));
    screen.press("Fight with 1 card");
    let after = pick_all(&screen);
    assert!(!support::on_campaign(&after, 0));
    assert_eq!(fort(&after, 0), [card("5C"), card("KD"), card("KH")]);
    assert_eq!(support::army(&after, 0), cards("5D QD QH"));
    screen.until("it is seen", |_| screen.find("king of hearts").is_some());
    assert!(screen.find("You, on campaign").is_none());
}

/// WT-20.
#[test]
fn two_on_campaign_battle_each_other() {
    let screen = Screen::open(GAME);
    let forts = ["5C 5D 5H 5S", "6C 6D 6H 6S", "2C 3C"];
    sit(&screen, &scene(&forts, &["TC TD TH TS", "2D 3D 4D", "QC"], "KD KH"));
    screen.tap(spot(&screen, "6H"));
    assert!(screen.prompt().contains("3 cards each"), "{}", screen.prompt());
    screen.press("Battle with 3 cards");
    let after = pick_all(&screen);
    assert!(support::army(&after, 0).len() >= 7, "all three are won");
}

/// WT-17, WT-18.
#[test]
fn all_fight_for_a_fourth_card_from_the_barracks() {
    let screen = Screen::open(GAME);
    let forts = ["5C 5D 5H", "4C 6C", "2C 3C"];
    sit(&screen, &scene(&forts, &["5S AC AH AD", "TC TD TS", "2H 3H 3S"], "KD KH"));
    screen.tap(spot(&screen, "5S"));
    assert!(screen.prompt().contains("all will fight for it"), "{}", screen.prompt());
    screen.press("Place");
    screen.until("the card lies in the middle", |now| now.contest().is_some());
    screen.until("it is seen", |_| screen.find("five of spades, fought for").is_some());
    let after = pick_all(&screen);
    assert!(support::on_campaign(&after, 0), "an ace is the highest");
    assert_eq!(support::army(&after, 0), cards("AC AH AD"), "everybody keeps what they showed");
    screen.until("it is seen", |_| screen.find("You, on campaign").is_some());
}

/// WT-22: to the end, and its result.
#[test]
fn a_showdown_is_played_to_the_end() {
    let screen = Screen::open(GAME);
    let mut table = scene(&["5C 5D 5H", "6C 6D 6H 6S"], &["5S AC AD AH", "2D 3D 4D"], "KD KH");
    table["won"] = json!(["5S"]);
    table["players"][0]["shown"] = json!(["5S"]);
    sit(&screen, &table);
    screen.tap(spot(&screen, "5S"));
    screen.press("Place");
    for _ in 0..400 {
        screen.wait();
        if screen.find("You won the match").is_some() {
            break;
        }
    }
    assert!(screen.find("You won the match").is_some());
    assert!(matches!(screen.place().look(GAME, Slot::Auto), SlotState::Empty));
    screen.press("Rematch");
    screen.wait();
    assert_eq!(screen.position().players().seats(), 2);
}

/// All that the prompt says until the match is over.
fn told_to_the_end(screen: &Screen) -> Vec<String> {
    let mut told = Vec::new();
    for _ in 0..600 {
        screen.wait();
        let prompt = screen.prompt();
        if told.last() != Some(&prompt) {
            told.push(prompt);
        }
        if screen.find("Rematch").is_some() {
            break;
        }
    }
    told
}

/// Completes a watchtower with a won five, so that all are on campaign, and hears the showdown out.
fn told_of_a_showdown(screen: &Screen, armies: &[&str], barracks: &str) -> Vec<String> {
    screen.speed(Speed::Normal);
    let mut table = scene(&["5C 5D 5H", "6C 6D 6H 6S"], armies, barracks);
    table["won"] = json!(["5S"]);
    table["players"][0]["shown"] = json!(["5S"]);
    sit(screen, &table);
    screen.tap(spot(screen, "5S"));
    screen.press("Place");
    told_to_the_end(screen)
}

/// WT-22, looked at: the lines, trick by trick.
#[test]
fn a_showdown_is_seen_trick_by_trick() {
    let screen = Screen::open(GAME);
    let told = told_of_a_showdown(&screen, &["5S AC AD AH", "2D 3D 4D"], "KD KH");
    let tricks: Vec<&String> = told.iter().filter(|it| it.starts_with("Trick ")).collect();
    assert_eq!(tricks.len(), 3, "{told:?}");
    assert!(tricks.iter().all(|it| it.ends_with("you took it.")), "{tricks:?}");
    assert!(told.iter().any(|it| it == "Tricks: You 3, Berit 0."), "{told:?}");
}

/// WT-9: nobody knows what was picked, whoever looks again.
#[test]
fn a_match_left_in_the_middle_of_a_battle_goes_on_there() {
    let screen = Screen::open(GAME);
    let table = scene(&["2C", "4C 5C"], &["TC TD TH 9S", "2D 3D 4D 2H"], "AC AD AH");
    sit(&screen, &table);
    screen.tap(spot(&screen, "5C"));
    screen.press("Fight with 2 cards");
    let half = |now: &Position| {
        now.phase() == Phase::Pick(ME) && now.contest().is_some_and(|it| it.holder() != ME)
    };
    screen.until("the player picks", half);
    screen.until("it is seen", |_| screen.find("Card 3 held out, can be picked").is_some());
    screen.tap(screen.spot("Card 3 held out"));
    let before = screen.position();
    assert_eq!(before.contest().unwrap().picked().collect::<Vec<_>>(), [3]);
    while screen.app.services().shell.page() == Page::Table(GAME) {
        assert!(screen.app.back());
    }
    assert_eq!(screen.sit(Begin::Resume(Slot::Auto)), before);
    assert!(screen.find("Card 3 held out").is_none(), "places stay as they were");
    assert!(screen.find("Card 4 held out, can be picked").is_some());
    assert!(screen.find("ten of clubs").is_none(), "which cards fight is not known");
    assert!(screen.prompt().contains("card 2 of 2"), "{}", screen.prompt());
    let after = pick_all(&screen);
    assert!(support::army(&after, 0).contains(card("5C")), "and it is won");
}

/// A pick among one back is no choice (WT-9).
#[test]
fn what_is_no_choice_is_not_asked() {
    let screen = Screen::open(GAME);
    let table = scene(&["2C", "4C 5C"], &["TC TD TH 9S", "2D"], "AC AD AH");
    sit(&screen, &table);
    screen.tap(spot(&screen, "5C"));
    assert!(screen.find("Fight with 2 cards").is_none(), "the smaller army has one");
    screen.press("Fight with 1 card");
    let after = screen.until("it was fought", |now| now.contest().is_none());
    assert!(support::army(&after, 0).contains(card("5C")));
}

#[test]
fn cards_towers_and_players_explain_themselves() {
    let screen = Screen::open(GAME);
    let mut table = scene(&["2C", "4C 4D 5C"], &["7H 8H 9H", "KC QC"], "AC AD AH");
    table["players"][1]["shown"] = json!(["KC"]);
    let before = sit(&screen, &table);
    let button = slint::platform::PointerEventButton::Right;
    let explain = |name: &str| {
        let position = spot(&screen, name);
        screen.dispatch(WindowEvent::PointerPressed { position, button });
        screen.dispatch(WindowEvent::PointerReleased { position, button });
        screen.wait();
    };
    explain("7H");
    assert!(screen.find("Seven of hearts").is_some());
    screen.key(Key::Escape);
    explain("4D");
    assert!(screen.find("Four of diamonds").is_some());
    screen.key(Key::Escape);
    screen.press("Berit, ");
    assert!(screen.find("Close").is_some(), "by accessible action");
    screen.key(Key::Escape);
    screen.tap(middle(&screen, "Barracks, "));
    assert!(screen.find("Barracks: 4").is_some(), "{:?}", screen.prompt());
    screen.key(Key::Escape);
    assert_eq!(screen.position(), before);
}

/// How a match is played in a test.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    Pointer,
    Keyboard,
    Actions,
}

/// Presses a button as a way of playing does.
fn press(screen: &Screen, way: Way, label: &str) {
    match way {
        Way::Pointer => screen.tap(middle(screen, label)),
        _ => screen.press(label),
    }
}

/// The whole label of the first thing that can be pressed and whose label ends like this.
fn usable(screen: &Screen, end: &str) -> Option<String> {
    let label = |button: &i_slint_backend_testing::ElementHandle| {
        button.accessible_label().map(String::from)
    };
    let labels = screen.buttons().iter().filter_map(label).collect::<Vec<_>>();
    labels.into_iter().find(|label| label.ends_with(end))
}

/// Plays a match to its end in one way; the number of acts of each kind: cards placed, challenges,
/// picks.
fn play_out(screen: &Screen, way: Way) -> [usize; 3] {
    let mut acts = [0; 3];
    let mut asked = 0;
    for _ in 0..20_000 {
        screen.wait();
        if screen.find("Rematch").is_some() {
            return acts;
        }
        if usable(screen, "can be picked").is_some() {
            acts[2] += 1;
            match way {
                Way::Keyboard => {
                    screen.key(Key::RightArrow);
                    screen.key(Key::Return);
                }
                Way::Pointer => screen.tap(screen.spot(&usable(screen, "can be picked").unwrap())),
                Way::Actions => screen.press(&usable(screen, "can be picked").unwrap()),
            }
        } else if screen.find("Keep all").is_some() {
            match way {
                Way::Keyboard => screen.key("t"),
                _ => press(screen, way, "Keep all"),
            }
        } else if screen.find("End turn").is_some() {
            asked += 1;
            let placed = usable(screen, ", can be placed").filter(|_| asked % 3 == 1);
            let fought = usable(screen, ", can be challenged for");
            match (placed, fought) {
                (Some(label), _) => {
                    acts[0] += 1;
                    match way {
                        Way::Keyboard => {
                            screen.key(Key::RightArrow);
                            screen.key(Key::Return);
                            screen.key(Key::Return);
                        }
                        Way::Pointer => {
                            screen.tap(screen.spot(&label));
                            screen.wait();
                            screen.tap(screen.spot(&label));
                        }
                        Way::Actions => {
                            screen.press(&label);
                            screen.press("Place");
                        }
                    }
                }
                (None, Some(label)) if asked % 3 == 2 && way != Way::Keyboard => {
                    acts[1] += 1;
                    match way {
                        Way::Pointer => screen.tap(screen.spot(&label)),
                        _ => screen.press(&label),
                    }
                    let fight =
                        if screen.find("Take it").is_some() { "Take it" } else { "Fight with 1" };
                    press(screen, way, fight);
                }
                _ => match way {
                    Way::Keyboard => screen.key("t"),
                    _ => press(screen, way, "End turn"),
                },
            }
        }
    }
    panic!("the match has no end");
}

#[test]
fn a_whole_match_is_played_by_pointer() {
    let screen = Screen::open(GAME);
    screen.sit(begin(3, 11));
    let acts = play_out(&screen, Way::Pointer);
    assert!(acts.iter().all(|count| *count > 0), "{acts:?}");
}

#[test]
fn a_whole_match_is_played_by_keyboard() {
    let screen = Screen::open(GAME);
    screen.sit(begin(2, 12));
    let [placed, _, picked] = play_out(&screen, Way::Keyboard);
    assert!(placed > 0 && picked > 0);
}

#[test]
fn a_whole_match_is_played_by_accessible_actions_and_its_result_counts_once() {
    let screen = Screen::open(GAME);
    screen.sit(begin(4, 13));
    let acts = play_out(&screen, Way::Actions);
    assert!(acts.iter().all(|count| *count > 0), "{acts:?}");
    assert!(matches!(screen.place().look(GAME, Slot::Auto), SlotState::Empty));
    let key = cardkeep::store::statistics_key(&players(4));
    assert_eq!(screen.place().statistics().value.tally(GAME, &key).played(), 1);
}

/// A challenge by keyboard alone: the card above, and 1 or 2.
#[test]
fn a_challenge_is_made_by_keyboard() {
    let screen = Screen::open(GAME);
    sit(&screen, &scene(&["2C", "4C"], &["TC TD TH 9S", "2D 3D 4D 2H"], "AC AD AH"));
    screen.key(Key::RightArrow);
    for _ in 0..6 {
        if screen.prompt().contains("Berit's 4♣") {
            break;
        }
        screen.key(Key::UpArrow);
    }
    screen.key(Key::Return);
    assert!(screen.find("Fight with 2 cards").is_some(), "{}", screen.prompt());
    screen.key("2");
    screen.until("the challenge was made", |now| now.contest().is_some());
}

/// A small child at the table: whatever is pressed, the match stays sound.
#[test]
fn no_touch_or_key_breaks_the_match() {
    let screen = Screen::open(GAME);
    screen.play_like_a_child(23, &["l", "e", "1", "t"], 450.0, |opened| {
        begin(2 + (opened % 3) as u8, opened)
    });
}

/// Left, top, right and bottom.
type Bounds = (f32, f32, f32, f32);

fn bounds(screen: &Screen, label: &str) -> Bounds {
    let found = screen.find(label).unwrap_or_else(|| panic!("{label} is not on the table"));
    let (at, size) = (found.absolute_position(), found.size());
    (at.x, at.y, at.x + size.width, at.y + size.height)
}

fn holds(outer: Bounds, inner: Bounds) -> bool {
    let slack = 1.1;
    inner.0 >= outer.0 - slack
        && inner.1 >= outer.1 - slack
        && inner.2 <= outer.2 + slack
        && inner.3 <= outer.3 + slack
}

fn apart(one: Bounds, other: Bounds) -> bool {
    let beside = |a: (f32, f32), b: (f32, f32)| a.1 <= b.0 + 1.1 || b.1 <= a.0 + 1.1;
    beside((one.0, one.2), (other.0, other.2)) || beside((one.1, one.3), (other.1, other.3))
}

/// The forts as after some rounds: up to seven towers each.
fn late(seats: u8) -> Value {
    let forts =
        ["2C 2D 3C 8S 9S", "4C 4D 4H 5C 6C 8C JD", "7C 8D 8H TC QD KC", "9C 9D TD TH JC AC"];
    let armies = ["7H 9H 3H 3S JH QH KH AH 5H 6H 7S 6S", "KD QC", "JS 2H", "AD AS 2S"];
    let seats = usize::from(seats);
    scene(&forts[..seats], &armies[..seats], "")
}

/// On every window the panels stand apart, each holds its cards, and none is too small to be read.
#[test]
fn panels_stand_apart_and_hold_their_cards() {
    let screen = Screen::open(GAME);
    let sizes = [(360.0, 640.0), (390.0, 844.0), (768.0, 1024.0), (640.0, 360.0), (1024.0, 768.0)];
    for seats in 2..=4 {
        let before = sit(&screen, &late(seats));
        for (width, height) in sizes.into_iter().chain([(320.0, 480.0), (2560.0, 1440.0)]) {
            screen.resize(width, height);
            screen.wait();
            let at = format!("{seats} seats, {width} x {height}");
            let table = (0.0, 0.0, width, height);
            let panels: Vec<Bounds> = Seat::all(seats)
                .map(|seat| bounds(&screen, &format!("{}, ", NAMES[seat.index()])))
                .collect();
            for (seat, panel) in Seat::all(seats).zip(&panels) {
                assert!(holds(table, *panel), "{seat}: {panel:?}, {at}");
                let others = panels.iter().filter(|other| *other != panel);
                assert!(others.clone().all(|other| apart(*panel, *other)), "{seat}, {at}");
                let fort = before.players()[seat].fort();
                for (card, _) in fort.tops() {
                    let spot = bounds(&screen, &card.name());
                    assert!(holds(*panel, spot), "{card} of {seat}: {spot:?} in {panel:?}, {at}");
                    let least = if width.min(height) < 360.0 { 22.0 } else { 31.0 };
                    assert!(spot.2 - spot.0 >= least, "{card} of {seat}: {spot:?}, {at}");
                }
            }
            for card in support::army(&before, 0) {
                let spot = bounds(&screen, &card.name());
                assert!(holds(table, spot), "{card}: {spot:?}, {at}");
            }
        }
    }
}

/// Everything that can be acted on has a name, and room for a finger; cards that stand in a row are
/// at least as high.
#[test]
fn every_control_is_labelled_and_large_enough() {
    let screen = Screen::open(GAME);
    for seats in 2..=4 {
        for (width, height) in [(360.0, 640.0), (640.0, 360.0)] {
            screen.resize(width, height);
            sit(&screen, &late(seats));
            let buttons = screen.buttons();
            assert!(buttons.len() > 10, "only {} controls", buttons.len());
            for button in buttons {
                let label = button.accessible_label().unwrap_or_default();
                assert!(!label.is_empty(), "{:?} has no label", button.id());
                let size = button.size();
                let card = label.contains(" of ") && label.contains(", can be ");
                let (least, high) = if card { (31.0, 43.0) } else { (44.0, 44.0) };
                assert!(size.width >= least && size.height >= high, "{label} is small: {size:?}");
            }
        }
    }
}

/// The rest of the deck in one army: a hand of thirty.
#[test]
fn a_very_large_army_is_all_seen() {
    let screen = Screen::open(GAME);
    let json = scene_with_rest(&["2C", "4C 5C"], &["7H", "KC QC"], "AC AD AH", 0);
    let before = sit(&screen, &json);
    let army = support::army(&before, 0);
    assert!(army.len() > 30);
    for card in army {
        let spot = bounds(&screen, &card.name());
        assert!(holds((0.0, 0.0, 360.0, 640.0), spot), "{card}: {spot:?}");
    }
    // Of each a strip can be touched.
    let (left, top, ..) = bounds(&screen, "nine of spades");
    screen.tap(LogicalPosition::new(left + 8.0, top + 16.0));
    assert!(screen.prompt().contains("9♠"), "{}", screen.prompt());
    assert!(matches!(before.phase(), Phase::Turn(ME)));
    let legal = support::legal(&before);
    assert!(legal.contains(&Action::Place(card("9S"))));
}

/// WT-23: a tie for the most tricks is fought out between the watchtowers, and said.
#[test]
fn a_tie_is_fought_out_between_the_watchtowers() {
    let screen = Screen::open(GAME);
    let told = told_of_a_showdown(&screen, &["5S 8C", "8D"], "");
    let battle = told.iter().position(|it| it.starts_with("Battle of the watchtowers"));
    let battle = battle.unwrap_or_else(|| panic!("{told:?}"));
    assert!(told[battle].contains("you 5") && told[battle].contains("Berit 6"), "{told:?}");
    let tricks = |part: &[String]| part.iter().filter(|it| it.starts_with("Trick ")).count();
    assert_eq!(tricks(&told[..battle]), 1, "the tie: {told:?}");
    // The smaller army, of five, sets the length.
    assert!(tricks(&told[battle..]) >= 5, "{told:?}");
    assert!(screen.find("Rematch").is_some(), "it was decided: {told:?}");
}
