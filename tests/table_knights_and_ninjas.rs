//! The table of Of Knights and Ninjas, played as a person would: by pointer, by keyboard, by
//! accessible actions. Without a display.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "the tests of the rules use more of it")]
#[path = "knights_and_ninjas/support.rs"]
mod support;
mod table;

use cardkeep::ai::Level;
use cardkeep::app::table::Begin;
use cardkeep::engine::{Chance, Game, Record, Seat, Start};
use cardkeep::games::GameId;
use cardkeep::games::knights_and_ninjas::{Action, Card, Phase, Position};
use cardkeep::store::{MatchId, Player, Save, Slot, SlotState, Speed};
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, LogicalPosition};

use support::{Table, asked, play};

const GAME: GameId = GameId::KnightsAndNinjas;
const NAMES: [&str; 6] = ["Berit", "Oswald", "Tilda", "Corin", "Edda", "Runa"];

type Screen = table::Screen<Position>;

fn players(seats: u8, human: Seat, level: Level) -> (Vec<Player>, Vec<String>) {
    let mut players = vec![Player::Computer(level); usize::from(seats)];
    let mut names = NAMES.map(String::from)[..usize::from(seats)].to_vec();
    players[human.index()] = Player::Human;
    names[human.index()] = String::from("You");
    (players, names)
}

fn begin(seats: u8, seed: u64) -> Begin {
    let (players, names) = players(seats, Seat(0), Level::Easy);
    Begin::New { options: serde_json::json!({}), first: None, players, names, seed }
}

/// Sits down where these actions lead from a position; the player has this seat.
fn sit(screen: &Screen, table: Table, actions: &str, human: u8) -> Position {
    let mut position = table.ready();
    play(&mut position, actions);
    let (players, names) = players(position.seats(), Seat(human), Level::Hard);
    let save = Save {
        id: MatchId::begin(9),
        record: Record::<Position>::new(Start::Position(Box::new(position.clone()))).unwrap(),
        players,
        names,
        summary: "Set up".into(),
        saved: 1_795_194_300,
        played_seconds: 60,
        helped: false,
    };
    screen.place().save(Slot::Auto, &save).unwrap();
    screen.sit(Begin::Resume(Slot::Auto));
    position
}

/// Sits down at a match that came from a position by these actions, all of which were seen.
fn sit_after(screen: &Screen, table: Table, actions: &str, human: u8) -> Position {
    let start = Start::Position(Box::new(table.ready()));
    let mut record = Record::<Position>::new(start).unwrap();
    for action in actions.split("; ") {
        record.play(action.parse().unwrap()).unwrap();
    }
    let (players, names) = players(record.position().seats(), Seat(human), Level::Hard);
    let save = Save {
        id: MatchId::begin(9),
        record,
        players,
        names,
        summary: "Set up".into(),
        saved: 1_795_194_300,
        played_seconds: 60,
        helped: false,
    };
    screen.place().save(Slot::Auto, &save).unwrap();
    screen.sit(Begin::Resume(Slot::Auto))
}

/// Where a kingdom's panel is.
fn kingdom(screen: &Screen, name: &str) -> LogicalPosition {
    let panel = screen.find(&format!("{name}, ")).expect("a kingdom");
    let (at, size) = (panel.absolute_position(), panel.size());
    LogicalPosition::new(at.x + size.width / 2.0, at.y + 12.0)
}

/// The middle of the table, beside the piles.
fn stage(screen: &Screen) -> LogicalPosition {
    let pile = screen.find("Draw pile, ").expect("a pile");
    let (at, size) = (pile.absolute_position(), pile.size());
    LogicalPosition::new(at.x + size.width + 90.0, at.y + size.height)
}

fn tap_card(screen: &Screen, name: &str) {
    screen.tap(screen.spot(&format!("{name}, ")));
}

/// What the buttons say, but for those of the bar.
fn says(screen: &Screen, text: &str) -> bool {
    screen.find(text).is_some()
}

/// KN-9, KN-10: what is left of the strength takes gems.
#[test]
fn an_attack_is_answered_by_the_player() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["knight", "soldier executioner castle", "monk"]);
    let before = sit(&screen, table, "attack 1 knight", 1);
    assert!(screen.prompt().contains("you lose 3 gems"), "{}", screen.prompt());
    assert!(says(&screen, "Accept: lose 3 gems"));
    tap_card(&screen, "Castle");
    assert!(screen.prompt().contains("does not answer"), "{}", screen.prompt());
    tap_card(&screen, "Soldier");
    assert!(screen.prompt().contains("only 1 gem would"), "{}", screen.prompt());
    assert_eq!(screen.position(), before, "it is only chosen");
    tap_card(&screen, "Soldier");
    let after = screen.until("gems moved", |now| now.gems()[Seat(0)] > 5);
    assert_eq!(after.gems()[Seat(1)], 4);

    let table = Table::new(&["knight", "soldier executioner castle", "monk"]);
    sit(&screen, table, "attack 1 knight", 1);
    screen.drag(screen.spot("Executioner, "), stage(&screen));
    let after = screen.until("the turn ended", |now| now.turn_number() != before.turn_number());
    assert_eq!(after.gems()[Seat(1)], 5, "by a drag");

    sit(
        &screen,
        Table::new(&["dragon", "soldier", "monk"]).fort(1, "castle"),
        "attack 1 dragon",
        1,
    );
    assert!(screen.find("You, ").is_some());
    screen.until("what has no answer is let be", |now| now.forts()[Seat(1)].is_empty());
}

/// KN-9, KN-10: of an attack that takes nothing this is said, and kept in the log.
#[test]
fn an_attack_that_is_held_off_says_so() {
    let screen = Screen::open(GAME);
    sit(&screen, Table::new(&["soldier peasant", "king", "monk"]), "attack 1 soldier", 1);
    tap_card(&screen, "King");
    screen.press("Answer");
    screen.until("it was answered", |now| !now.hand(Seat(1)).contains(Card::King));
    screen.wait();
    screen.key("l");
    screen.wait();
    assert!(screen.reads("The attack is held off: no gems are taken"));
}

/// Who looked away finds what was lost meanwhile, until the turn is used.
#[test]
fn a_turn_begins_with_what_was_lost() {
    let screen = Screen::open(GAME);
    let table = || Table::new(&["king", "soldier castle", "monk", "monk"]).gems(&[5, 7, 4, 4]);
    let attack = "attack 1 king; accept; let-go; let-go; let-go";
    let before = sit_after(&screen, table(), attack, 1);
    assert_eq!((before.phase(), before.gems()[Seat(1)]), (Phase::Turn, 3));
    let lost = "Since the beginning: Berit took 4 gems with a king.";
    assert!(screen.prompt().starts_with(lost), "{}", screen.prompt());
    let label = |name: &str| screen.label(&format!("{name}, "));
    assert!(label("You").contains("4 gems less since the beginning"), "{}", label("You"));
    assert!(label("Berit").contains("4 gems more since the beginning"), "{}", label("Berit"));
    assert!(!label("Tilda").contains("since"), "{}", label("Tilda"));
    tap_card(&screen, "Castle");
    screen.tap(kingdom(&screen, "You"));
    screen.until("it stands", |now| now.forts()[Seat(1)].has(Card::Castle));
    screen.wait();
    assert!(!label("You").contains("since"), "{}", label("You"));

    // What a highwayman took was taken by the highwayman.
    let table = Table::new(&["king", "soldier", "highwayman", "monk"]).gems(&[5, 7, 4, 4]);
    sit_after(
        &screen,
        table,
        "attack 1 king; accept; let-go; highwayman; let-go; let-go; let-go",
        1,
    );
    let lost = "Tilda took 4 gems with a highwayman";
    assert!(screen.prompt().contains(lost), "{}", screen.prompt());
}

/// KN-22, KN-23: at a table of two some cards do other things, and say so.
#[test]
fn cards_say_what_they_do_in_a_duel() {
    let screen = Screen::open(GAME);
    let hand = "minstrel herald monk king";
    sit(&screen, Table::new(&[hand, "soldier king knight"]).fort(1, "castle"), "", 0);
    for (card, says) in [
        ("Minstrel", "your rival discards two cards"),
        ("Herald", "one of two cards"),
        ("Monk", "a castle pays you"),
    ] {
        tap_card(&screen, card);
        assert!(screen.prompt().contains(says), "{card}: {}", screen.prompt());
    }
    sit(&screen, Table::new(&["king", "minstrel soldier"]), "attack 1 king", 1);
    tap_card(&screen, "Minstrel");
    assert!(screen.prompt().contains("Berit discards two cards"), "{}", screen.prompt());
}

/// KN-14: a card that goes to everybody says so when it is sent to one.
#[test]
fn a_herald_needs_no_kingdom() {
    let screen = Screen::open(GAME);
    let before = sit(&screen, Table::new(&["herald king", "soldier", "monk"]), "", 0);
    tap_card(&screen, "Herald");
    screen.tap(kingdom(&screen, "Tilda"));
    assert!(screen.prompt().contains("all rivals at once"), "{}", screen.prompt());
    assert_eq!(screen.position(), before);
}

/// While a card is dragged the prompt says what it would do where it is.
#[test]
fn a_dragged_card_says_what_it_would_do() {
    let screen = Screen::open(GAME);
    sit(&screen, Table::new(&["2*knight king", "soldier", "monk"]).fort(2, "castle"), "", 0);
    let button = slint::platform::PointerEventButton::Left;
    let from = screen.spot("Knight, ");
    screen.dispatch(WindowEvent::PointerPressed { position: from, button });
    for (name, told) in
        [("Oswald", "Knight against Oswald: takes 3."), ("Tilda", "Knight: not against Tilda.")]
    {
        let position = kingdom(&screen, name);
        screen.dispatch(WindowEvent::PointerMoved { position });
        screen.dispatch(WindowEvent::PointerMoved { position });
        screen.wait();
        assert_eq!(screen.prompt(), told);
    }
    screen.dispatch(WindowEvent::PointerReleased { position: from, button });
}

/// By keyboard the list begins at its first line, and numbers take what they count to.
#[test]
fn what_a_card_is_for_is_chosen_by_number() {
    let screen = Screen::open(GAME);
    let before = sit(&screen, Table::new(&["king soldier", "monk", "monk"]), "", 0);
    screen.key(Key::RightArrow);
    assert!(screen.prompt().ends_with("Enter: choose what for."), "{}", screen.prompt());
    screen.key(Key::Return);
    let table = screen.app.window().global::<cardkeep::ui::Table>();
    assert!(table.get_choosing() && table.get_chooser_at() == 0);
    screen.key("2");
    let after = screen.until("it set out", |now| *now != before);
    assert_eq!(after.gems()[Seat(1)], 5, "not against the first");
}

/// KN-9: past its fortifications, and the attacker answers.
#[test]
fn a_traitor_turns_an_attack_back() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["king", "traitor soldier", "monk"]).fort(0, "castle archer");
    sit(&screen, table, "attack 1 king", 1);
    tap_card(&screen, "Traitor");
    assert!(screen.prompt().contains("against Berit"), "{}", screen.prompt());
    screen.press("Answer");
    let after = screen.until("it hit who sent it", |now| now.gems()[Seat(0)] < 5);
    assert_eq!((after.gems()[Seat(0)], after.gems()[Seat(1)]), (1, 9));

    // One that the player sent.
    let table = Table::new(&["king soldier", "traitor", "monk"]);
    sit(&screen, table, "attack 1 king; respond traitor", 0);
    assert!(screen.prompt().contains("turned a king against you"), "{}", screen.prompt());
    tap_card(&screen, "Soldier");
    screen.press("Answer");
    let after = screen.until("it was answered", |now| now.gems()[Seat(0)] < 5);
    assert_eq!(after.gems()[Seat(0)], 3);
}

/// KN-11.
#[test]
fn gems_are_taken_on_the_road() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["knight", "", "highwayman jester"]);
    sit(&screen, table, "attack 1 knight; accept; let-go", 2);
    let prompt = screen.prompt();
    assert!(prompt.contains("Let them go, and Berit gets 3"), "{prompt}");
    assert!(says(&screen, "Let them go") && says(&screen, "Jester: take 3"));
    screen.press("Rob: take 3");
    let after = screen.until("they settled", |now| now.gems()[Seat(2)] > 5);
    assert_eq!(after.gems().to_vec(), [5, 2, 8]);

    let table = Table::new(&["knight", "", "highwayman"]);
    sit(&screen, table, "attack 1 knight; accept", 1);
    screen.until("who has none is not asked, and the gems move on", |now| now.gems()[Seat(1)] == 2);
}

/// KN-11: nobody is asked for what a dragon takes, and the panels do not say so.
#[test]
fn only_gems_that_can_be_robbed_are_said_to_be() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    for (attacker, robbed) in [("dragon", false), ("ninja", false), ("knight", true)] {
        let table = Table::new(&[attacker, "", "2*soldier", "2*soldier"]);
        sit(&screen, table, &format!("attack 1 {attacker}"), 1);
        let (mut moving, mut said) = (false, false);
        for _ in 0..40 {
            screen.wait();
            moving |= screen
                .find("Berit, ")
                .is_some_and(|_| screen.label("Berit, ").ends_with("has the gems"));
            said |= screen.label("Tilda, ").contains("may rob") || screen.reads("A highwayman can");
        }
        assert!(moving, "{attacker}: the gems are seen on their way");
        assert_eq!(said, robbed, "{attacker}");
    }
}

/// KN-11: of one gem as of one.
#[test]
fn one_gem_on_the_road_is_not_spoken_of_as_many() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["knight", "", "highwayman"]).gems(&[7, 1, 7]);
    sit(&screen, table, "attack 1 knight; accept", 2);
    screen.until("I am asked", |now| asked(now) == Seat(2));
    screen.wait();
    assert!(screen.prompt().starts_with("Let it go, and Berit gets 1"), "{}", screen.prompt());
    assert!(says(&screen, "Let it go"));
}

/// KN-9, KN-11: what only answers says when it does.
#[test]
fn cards_that_only_answer_say_when() {
    let screen = Screen::open(GAME);
    let hand = "highwayman princess executioner traitor knight";
    let before = sit(&screen, Table::new(&[hand, "king", "king"]), "", 0);
    for (card, when) in [
        ("Highwayman", "somebody's troops have taken some"),
        ("Princess", "a knight or a dragon that attacks you"),
        ("Executioner", "any attack on you"),
        ("Traitor", "troops that attack you"),
    ] {
        tap_card(&screen, card);
        screen.tap(kingdom(&screen, "Oswald"));
        assert!(screen.prompt().contains(when), "{card}: {}", screen.prompt());
    }
    assert_eq!(screen.position(), before);
}

/// KN-9: a stopped attack says that the turn is over, if it is.
#[test]
fn that_a_stopped_attack_ends_the_turn_is_said() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    sit(&screen, Table::new(&["knight soldier", "executioner", "monk"]), "attack 1 knight", 1);
    tap_card(&screen, "Executioner");
    screen.press("Answer");
    let over = "The attack is stopped, and Berit's turn is over.";
    assert!((0..40).any(|_| {
        screen.wait();
        screen.prompt() == over
    }));
}

/// KN-3, KN-21: what the deal begins is in the log, and stays there.
#[test]
fn the_log_begins_with_the_first_turn() {
    let screen = Screen::open(GAME);
    for (seats, begun) in [(3, " drew 1 card"), (2, "A draft of 15 cards: ")] {
        screen.sit(begin(seats, 1));
        screen.key("l");
        screen.wait();
        assert!(screen.reads(begun), "at a table of {seats}");
        screen.key(Key::Escape);
        screen.sit(Begin::Resume(Slot::Auto));
        screen.key("l");
        screen.wait();
        assert!(screen.reads(begun), "at a table of {seats}, resumed");
        screen.key(Key::Escape);
    }
}

/// KN-11: a rival robs the player, who robs it again.
#[test]
fn gems_of_the_player_are_robbed_and_robbed_back() {
    let screen = Screen::open(GAME);
    // The king would win the match, so that nobody lets the gems go.
    let table = Table::new(&["king", "", "highwayman highwayman"]).gems(&[6, 5, 4]);
    sit(&screen, table, "attack 1 king; accept", 0);
    let after = screen.until("they settled", |now| now.turn_number() > 19);
    assert_eq!(after.gems().to_vec(), [6, 1, 8]);

    let table = Table::new(&["king highwayman", "", "highwayman"]).gems(&[6, 5, 4]);
    sit(&screen, table, "attack 1 king; accept; let-go; highwayman", 0);
    assert!(screen.prompt().contains("Tilda gets 4"), "{}", screen.prompt());
    tap_card(&screen, "Highwayman");
    tap_card(&screen, "Highwayman");
    to_the_end(&screen);
}

/// Waits for the result. A match that is over is not kept any more.
fn to_the_end(screen: &Screen) {
    assert!((0..400).any(|_| {
        screen.wait();
        says(screen, "Rematch")
    }));
}

/// KN-8: how many is asked, in attack and in answer.
#[test]
fn several_peasants_revolt_together() {
    let screen = Screen::open(GAME);
    let table = || Table::new(&["4*peasant jester", "2*peasant king", "monk"]);
    let before = sit(&screen, table(), "", 0);
    tap_card(&screen, "Peasant");
    assert!(screen.label("Oswald, ").contains("takes 1 to 4"), "{}", screen.label("Oswald, "));
    screen.tap(kingdom(&screen, "Oswald"));
    assert!(says(&screen, "How many against Oswald?"));
    assert!(says(&screen, "4 peasants") && !says(&screen, "5 peasants"));
    screen.key(Key::Escape);
    assert!(!says(&screen, "How many against Oswald?"), "it can be closed");
    assert_eq!(screen.position(), before, "and nothing was done");
    screen.tap(kingdom(&screen, "Oswald"));
    screen.press("3 peasants");
    let after = screen.until("they set out", |now| now.hand(Seat(0)).count(Card::Peasant) == 1);
    assert!(after.hand(Seat(0)).contains(Card::Jester));

    sit(&screen, table(), "attack 1 peasant", 1);
    screen.wait();
    tap_card(&screen, "Peasant, 2 of them");
    tap_card(&screen, "Peasant, 2 of them");
    assert!(says(&screen, "How many answer?"), "{}", screen.prompt());
    screen.press("A peasant, you lose nothing");
    screen.until("it was answered", |now| now.hand(Seat(1)).count(Card::Peasant) == 1);

    // With a jester among them, dragged there.
    sit(&screen, table(), "", 0);
    screen.drag(screen.spot("Jester, "), kingdom(&screen, "Oswald"));
    assert!(says(&screen, "Play the jester as"));
    screen.press("Peasant, strength 1");
    screen.press("4 peasants and a jester");
    screen.until("they set out", |now| now.hand(Seat(0)).is_empty());
}

/// KN-18.
#[test]
fn a_jester_plays_what_the_player_says() {
    let screen = Screen::open(GAME);
    let table = || Table::new(&["jester soldier", "2*soldier", "monk"]);
    let before = sit(&screen, table(), "", 0);
    screen.key(Key::RightArrow);
    screen.key(Key::RightArrow);
    screen.key(Key::Return);
    assert!(says(&screen, "Play the jester as"));
    for role in ["Knight", "King", "Ninja", "Castle", "Minstrel", "Herald", "Merchant", "Discard"] {
        assert!(says(&screen, role), "{role}");
    }
    assert!(!says(&screen, "Catapult"), "there is no castle to break");
    screen.press("King");
    assert!(says(&screen, "What is the jester as king for?"));
    screen.press("Attack Tilda, takes 4");
    let after = screen.until("it was played", |now| *now != before);
    let attack = Action::Attack { on: Seat(2), force: "jester:king".parse().unwrap() };
    let mut expected = before.clone();
    expected.apply(attack).unwrap();
    assert_eq!(after.hand(Seat(0)), expected.hand(Seat(0)));

    sit(&screen, Table::new(&["jester archer", "2*soldier", "monk"]), "", 0);
    screen.tap(screen.spot("Jester, "));
    screen.tap(kingdom(&screen, "You"));
    screen.press("Castle");
    screen.until("it stands", |now| now.forts()[Seat(0)].has(Card::Castle));
    screen.wait();
    assert!(says(&screen, "End turn"));
    screen.press("End turn");
    screen.until("the turn ended", |now| now.turn_number() != before.turn_number());
}

/// KN-18, KN-7, KN-13: in front of a castle, and in front of the own kingdom.
#[test]
fn a_jester_climbs_breaks_and_sings() {
    let screen = Screen::open(GAME);
    for (role, left) in [("Ladder", true), ("Catapult", false)] {
        let table = Table::new(&["jester knight", "2*soldier", "monk"]).fort(1, "castle");
        sit(&screen, table, "", 0);
        tap_card(&screen, "Jester");
        screen.tap(kingdom(&screen, "Oswald"));
        assert!(says(&screen, "Play the jester as"));
        screen.press(role);
        screen.until("it went before an attack", |now| now.hand(Seat(0)).len() == 1);
        tap_card(&screen, "Knight");
        screen.tap(kingdom(&screen, "Oswald"));
        let after = screen.until("the knight came in", |now| now.gems()[Seat(1)] < 5);
        assert_eq!(after.forts()[Seat(1)].has(Card::Castle), left, "{role}");
    }

    sit(&screen, Table::new(&["jester king", "soldier 2*peasant king"]), "", 0);
    tap_card(&screen, "Jester");
    screen.tap(kingdom(&screen, "You"));
    screen.press("Minstrel");
    screen.until("it sings", |now| !now.hand(Seat(0)).contains(Card::Jester));
    let save = screen.place().load::<Position>(Slot::Auto).unwrap().value;
    let first = save.record.played().first().map(ToString::to_string);
    assert_eq!(first.as_deref(), Some("fortify jester:minstrel"));
}

/// KN-4, KN-24: the draw pile begins anew, and the rounds end.
#[test]
fn a_new_draw_pile_and_the_last_round_are_told() {
    let screen = Screen::open(GAME);
    sit(&screen, Table::new(&["soldier", "king", "king"]).pile("monk"), "", 0);
    tap_card(&screen, "Soldier");
    screen.press("Discard");
    screen.wait();
    screen.until("it was shuffled", |now| now.discards().len() < 10);
    screen.key("l");
    screen.wait();
    assert!(screen.reads("were shuffled and form a new draw pile"));

    let last = cardkeep::games::knights_and_ninjas::ROUNDS * 3;
    let table = Table::new(&["castle", "soldier", "king"]).gems(&[4, 6, 5]);
    sit(&screen, table.set("turn", last.into()), "", 0);
    tap_card(&screen, "Castle");
    screen.press("Discard");
    to_the_end(&screen);
    assert!(screen.reads("All 60 rounds are over: the most gems win."));
}

/// KN-7, KN-12: what is in the way is said before and after.
#[test]
fn what_cannot_be_attacked_says_why() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["knight catapult", "", "", "soldier", ""]).fort(1, "castle");
    let table = table.fort(2, "minstrel").gems(&[6, 6, 6, 0, 7]);
    let before = sit(&screen, table, "", 0);
    tap_card(&screen, "Knight");
    for (name, reason) in [("Oswald", "castle stops"), ("Tilda", "minstrel"), ("Corin", "no gems")]
    {
        let label = screen.label(&format!("{name}, "));
        assert!(label.contains(reason), "{label}");
    }
    screen.app.services().settings.borrow_mut().hints = false;
    screen.app.services().apply_settings();
    assert!(!screen.label("Oswald, ").contains("castle stops"), "no hints wanted");
    screen.tap(kingdom(&screen, "Oswald"));
    assert!(screen.prompt().contains("without a ladder"), "{}", screen.prompt());
    tap_card(&screen, "Knight");
    screen.tap(kingdom(&screen, "Tilda"));
    assert!(screen.prompt().contains("minstrel"), "{}", screen.prompt());
    tap_card(&screen, "Knight");
    screen.tap(kingdom(&screen, "Corin"));
    assert!(screen.prompt().contains("without gems"), "{}", screen.prompt());
    assert_eq!(screen.position(), before);

    // The catapult opens the way.
    tap_card(&screen, "Catapult");
    screen.tap(kingdom(&screen, "Oswald"));
    screen.until("the castle is broken", |now| now.forts()[Seat(1)].is_empty());
    screen.wait();
    tap_card(&screen, "Knight");
    screen.press("Attack Oswald");
    screen.until("gems moved", |now| now.gems()[Seat(0)] == 9);
}

/// KN-7: by a touch of the own kingdom, as the first play of the turn.
#[test]
fn the_archer_in_front_is_sent() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["soldier", "", "monk"]).fort(0, "archer").fort(1, "archer");
    sit(&screen, table, "", 0);
    screen.tap(kingdom(&screen, "You"));
    assert!(screen.prompt().starts_with("Archer"), "{}", screen.prompt());
    screen.tap(kingdom(&screen, "Oswald"));
    let after = screen.until("both are gone", |now| now.forts().iter().all(|fort| fort.is_empty()));
    assert_eq!(after.discards().len(), 2);
}

/// KN-3, KN-13: what is discarded and what stands.
#[test]
fn a_card_is_discarded_by_a_button_or_a_drag() {
    let screen = Screen::open(GAME);
    let before = sit(&screen, Table::new(&["princess soldier", "monk", "monk"]), "", 0);
    tap_card(&screen, "Princess");
    assert!(screen.prompt().contains("only be discarded"), "{}", screen.prompt());
    tap_card(&screen, "Princess");
    assert_eq!(screen.position(), before, "a touch too many loses nothing");
    screen.press("Discard");
    screen.until("it lies there", |now| now.discards().contains(&Card::Princess));

    sit(&screen, Table::new(&["princess soldier", "monk", "monk"]), "", 0);
    screen.drag(screen.spot("Soldier, "), screen.spot("Discards, "));
    screen.until("it lies there", |now| now.discards().first() == Some(&Card::Soldier));
}

/// KN-14, KN-16: what is shown, taken and paid.
#[test]
fn cards_are_shown_taken_and_paid() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["herald", "soldier king", "monk ninja", "castle"]);
    sit(&screen, table, "special herald", 1);
    assert!(screen.prompt().contains("show one card"), "{}", screen.prompt());
    tap_card(&screen, "Soldier");
    screen.press("Show it");
    screen.until("all have shown", |now| !matches!(now.phase(), Phase::Show(_)));

    let table = Table::new(&["herald", "soldier king", "monk ninja", "castle"]);
    sit(&screen, table, "special herald; show king; show ninja", 0);
    screen.until("the only card is shown", |now| now.phase() == Phase::Take);
    screen.wait();
    screen.tap(screen.spot("Ninja, shown by Tilda"));
    screen.press("Take it");
    screen.until("it was taken", |now| now.hand(Seat(0)).contains(Card::Ninja));

    let monk = || Table::new(&["monk", "soldier king ninja", "castle"]).fort(1, "castle");
    sit(&screen, monk(), "special monk", 1);
    assert!(screen.prompt().contains("pay 1 gem, or choose 2 cards"), "{}", screen.prompt());
    tap_card(&screen, "King");
    screen.press("Pay with it");
    screen.wait();
    assert!(screen.prompt().contains("choose one card to pay"), "{}", screen.prompt());
    assert!(screen.label("King, ").contains("chosen"), "{}", screen.label("King, "));
    tap_card(&screen, "Ninja");
    tap_card(&screen, "Ninja");
    screen.until("they were paid", |now| now.hand(Seat(0)).len() == 2);
    sit(&screen, monk(), "special monk", 1);
    screen.press("Pay 1 gem");
    screen.until("it was paid", |now| now.gems()[Seat(0)] == 6);
}

/// KN-15, KN-23.
#[test]
fn a_merchant_trades_and_a_minstrel_makes_discard() {
    let screen = Screen::open(GAME);
    sit(&screen, Table::new(&["merchant", "4*soldier", "king"]), "", 0);
    tap_card(&screen, "Merchant");
    screen.tap(kingdom(&screen, "Tilda"));
    assert!(screen.prompt().contains("two cards"), "{}", screen.prompt());
    tap_card(&screen, "Merchant");
    screen.tap(kingdom(&screen, "Oswald"));
    let after = screen.until("half of them came", |now| now.hand(Seat(0)).len() == 2);
    assert_eq!(after.gems()[Seat(1)], 6);

    // What it costs is said before, for two as for more.
    for (hands, price) in [
        (vec!["merchant", "4*soldier"], "2 gems"),
        (vec!["merchant", "4*soldier", "king"], "1 gem"),
    ] {
        sit(&screen, Table::new(&hands), "", 0);
        tap_card(&screen, "Merchant");
        assert!(screen.prompt().contains(&format!("{price} for half")), "{}", screen.prompt());
        let label = screen.label("Oswald, ");
        assert!(label.contains("brings 2 cards"), "{label}");
    }

    let table = Table::new(&["minstrel king", "soldier 2*peasant king"]);
    sit(&screen, table, "fortify minstrel", 1);
    assert!(screen.prompt().contains("discard 2 cards"), "{}", screen.prompt());
    tap_card(&screen, "Peasant");
    screen.press("Discard");
    screen.wait();
    assert!(screen.prompt().contains("discard one card"), "{}", screen.prompt());
    tap_card(&screen, "Soldier");
    tap_card(&screen, "Soldier");
    screen.until("both are gone", |now| now.hand(Seat(1)).len() == 2);
}

/// KN-21: keep or give, and what the rival is known to have.
#[test]
fn two_players_draft() {
    let screen = Screen::open(GAME);
    for seed in 0..2 {
        screen.sit(begin(2, seed));
        let mut kept = 0;
        while !screen.position().draft().cards().is_empty() {
            screen.until("the player looks, or the draft is over", |now| {
                asked(now) == Seat(0) || now.draft().cards().is_empty()
            });
            screen.wait();
            let before = screen.position();
            if before.draft().cards().is_empty() {
                break;
            }
            let top = *before.draft().cards().last().unwrap();
            assert!(screen.find("Oswald, 6 of 12 gems").is_some());
            kept += 1;
            if kept % 2 == 0 {
                screen.press("Give to Oswald");
                screen.wait();
                let known = screen.position().view(Seat(0)).known[Seat(1)];
                assert!(known.contains(top), "KN-21");
            } else {
                screen.press("Keep it");
                screen.wait();
            }
        }
        screen.until("the turns begin", |now| now.turn_number() == 1);
        assert!(kept > 4);
    }
}

/// KN-22.
#[test]
fn a_new_draft_is_called_for_with_few_cards() {
    let screen = Screen::open(GAME);
    sit(&screen, Table::new(&["soldier king", "monk soldier"]).fort(0, "castle"), "", 0);
    assert!(screen.prompt().contains("new draft"), "{}", screen.prompt());
    screen.press("New draft");
    let after = screen.until("it began", |now| !now.draft().cards().is_empty());
    assert!(after.forts()[Seat(0)].is_empty());
}

/// KN-22: what is no choice is told, and stays in the log.
#[test]
fn a_new_draft_that_is_no_choice_is_told() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["princess", "monk soldier"]).fort(0, "castle");
    sit(&screen, table, "", 0);
    screen.until("it began", |now| !now.draft().cards().is_empty());
    screen.wait();
    screen.key("l");
    screen.wait();
    assert!(screen.reads("Nothing else could be played: a new draft"));
}

#[test]
fn a_match_left_in_an_open_window_goes_on_there() {
    let screen = Screen::open(GAME);
    let windows = [
        (Table::new(&["knight", "soldier king", "monk"]), "attack 1 knight", 1, "Accept: lose 3"),
        (
            Table::new(&["knight", "", "highwayman"]),
            "attack 1 knight; accept; let-go",
            2,
            "Rob: take 3",
        ),
    ];
    for (table, actions, human, button) in windows {
        let before = sit(&screen, table, actions, human);
        assert!(screen.find(button).is_some(), "{button}");
        assert!(screen.app.back());
        assert_eq!(screen.sit(Begin::Resume(Slot::Auto)), before);
        screen.press(button);
        screen.until("it was answered", |now| now.phase() != before.phase());
    }
}

/// Whether a rival holds an answer is told neither by what is said nor by how long it takes.
#[test]
fn rivals_that_are_asked_take_as_long_whatever_they_hold() {
    let screen = Screen::open(GAME);
    let mut told = Vec::new();
    for hand in ["", "highwayman"] {
        screen.speed(Speed::Normal);
        let table = Table::new(&["knight", "", hand, "king"]);
        let before = sit(&screen, table, "attack 1 knight; accept", 0);
        let mut lines = Vec::new();
        for _ in 0..12 {
            i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(50));
            std::thread::sleep(std::time::Duration::from_millis(4));
            lines
                .push((screen.prompt(), screen.label("Tilda, ").replace("1 in hand", "0 in hand")));
        }
        assert_eq!(before.gems()[Seat(0)], 5);
        told.push(lines);
    }
    assert_eq!(told[0], told[1]);
}

#[test]
fn kingdoms_cards_and_discards_explain_themselves() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["soldier king", "monk", "monk"]).fort(1, "castle archer");
    let before = sit(&screen, table.discards("3*knight princess"), "", 0);
    screen.tap(kingdom(&screen, "Oswald"));
    assert!(screen.find("Oswald").is_some() && says(&screen, "Close"));
    screen.key(Key::Escape);
    screen.tap(screen.spot("Discards, "));
    assert!(
        says(&screen, "Discards: 4") && says(&screen, "A princess") && says(&screen, "3 knights")
    );
    screen.key(Key::Return);
    screen.press("Discards, ");
    assert!(says(&screen, "Discards: 4"), "by accessible action");
    screen.key(Key::Escape);
    // The first press leads to the hand, the next to who sits above.
    screen.key(Key::RightArrow);
    screen.key("e");
    assert!(says(&screen, "Soldier") && says(&screen, "Close"), "by keyboard");
    screen.key(Key::Escape);
    let button = slint::platform::PointerEventButton::Right;
    let position = screen.spot("King, ");
    screen.dispatch(WindowEvent::PointerPressed { position, button });
    screen.dispatch(WindowEvent::PointerReleased { position, button });
    screen.wait();
    assert!(says(&screen, "Close"), "a right click explains a card");
    assert_eq!(screen.position(), before);
}

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    Pointer,
    Keys,
    Accessible,
}

/// What can be pressed to play on, by label: what is to be chosen from, or the cards and buttons.
fn choices(screen: &Screen) -> Vec<String> {
    use slint::Model;
    let table = screen.app.window().global::<cardkeep::ui::Table>();
    if table.get_choosing() {
        return table.get_chooser().iter().map(|row| String::from(row.text)).collect();
    }
    let buttons = table.get_choices();
    let buttons = buttons.iter().map(|choice| String::from(choice.text));
    let cards = screen.buttons().into_iter().filter_map(|button| button.accessible_label());
    let cards = cards.map(String::from).filter(|label| label.ends_with("can be played"));
    buttons.chain(cards).collect()
}

/// Plays by chance in one way until the match is over.
fn play_through(screen: &Screen, way: Way, seed: u64) {
    let mut chance = Chance::new(seed);
    for _ in 0..6000 {
        screen.wait();
        if screen.find("Rematch").is_some() {
            return;
        }
        let table = screen.app.window().global::<cardkeep::ui::Table>();
        let all = choices(screen);
        if way == Way::Keys {
            let keys = [Key::RightArrow, Key::LeftArrow, Key::DownArrow, Key::UpArrow];
            match chance.below(6) {
                0..=2 => screen.key(keys[chance.below(4) as usize]),
                3..=4 => screen.key(Key::Return),
                _ => screen.key((1 + chance.below(3)).to_string()),
            }
            if table.get_explaining() {
                screen.key(Key::Escape);
            }
            continue;
        }
        let labels: Vec<&str> = all.iter().map(String::as_str).collect();
        let Some(label) = chance.pick(&labels) else { continue };
        let element = screen.find(label).unwrap_or_else(|| panic!("{label} is there"));
        if way == Way::Accessible {
            element.invoke_accessible_default_action();
            continue;
        }
        screen.tap(screen.spot(label));
        if !table.get_choosing() && table.get_explaining() {
            screen.key(Key::Escape);
        }
    }
    panic!("the match never came to its end");
}

#[test]
fn whole_matches_are_played_in_every_way() {
    let screen = Screen::open(GAME);
    for (seats, way) in [(3, Way::Accessible), (4, Way::Pointer), (3, Way::Keys)] {
        screen.sit(begin(seats, 40 + u64::from(seats)));
        play_through(&screen, way, 3);
        assert!(matches!(screen.place().look(GAME, Slot::Auto), SlotState::Empty), "{way:?}");
    }
    let statistics = screen.place().statistics().value;
    let (company, _) = players(4, Seat(0), Level::Easy);
    let key = cardkeep::store::statistics_key(&company);
    assert_eq!(statistics.tally(GAME, &key).played(), 1);
}

/// KN-2: who won begins the next match.
#[test]
fn the_last_winner_begins_a_rematch() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["king", "", ""]).gems(&[8, 6, 1]);
    sit(&screen, table, "", 0);
    tap_card(&screen, "King");
    screen.tap(kingdom(&screen, "Oswald"));
    to_the_end(&screen);
    screen.press("Rematch");
    screen.wait();
    let again = screen.position();
    assert_eq!((again.mover(), again.turn_number()), (Seat(0), 1));
    assert_eq!(again.setup().first, Some(Seat(0)));
}

/// A small child at the table: whatever is pressed, the match stays sound.
#[test]
fn no_touch_or_key_breaks_the_match() {
    let screen = Screen::open(GAME);
    screen.play_like_a_child(23, &["l", "e", "2"], 330.0, |opened| {
        begin(2 + (opened % 5) as u8, opened)
    });
}

/// The middle of a match of so many.
fn midway(seats: usize) -> Table {
    let hands = [
        "3*peasant knight jester ladder merchant highwayman",
        "soldier princess",
        "king 2*peasant soldier castle",
        "soldier 2*peasant executioner",
        "king king ninja",
        "herald 2*soldier dragon",
    ];
    let gems = [
        [6, 6, 0, 0, 0, 0],
        [4, 5, 6, 0, 0, 0],
        [4, 5, 6, 5, 0, 0],
        [4, 5, 6, 5, 5, 0],
        [4, 7, 5, 6, 3, 5],
    ];
    let table = Table::new(&hands[..seats]).gems(&gems[seats - 2][..seats]);
    let table = table.fort(0, "archer").fort(1, "castle archer");
    if seats > 2 { table.fort(2, "castle archer minstrel") } else { table }
}

/// Everything that can be acted on has a name, and room for a finger.
#[test]
fn every_control_is_labelled_and_large_enough() {
    let screen = Screen::open(GAME);
    for seats in 2..=6 {
        for (width, height) in [(360.0, 640.0), (640.0, 360.0)] {
            screen.resize(width, height);
            sit(&screen, midway(seats), "", 0);
            screen.tap(screen.spot("Knight, "));
            let buttons = screen.buttons();
            assert!(buttons.len() > 8, "only {} controls", buttons.len());
            for button in buttons {
                let label = button.accessible_label().unwrap_or_default();
                assert!(!label.is_empty(), "{:?} has no label", button.id());
                let size = button.size();
                let at = format!("{label}, {seats} seats, {width} x {height}: {size:?}");
                assert!(size.width >= 44.0 && size.height >= 44.0, "{at}");
            }
        }
    }
}

/// On every window the kingdoms stand apart and hold what stands in front of them.
#[test]
fn kingdoms_stand_apart_and_hold_their_cards() {
    let screen = Screen::open(GAME);
    let sizes = [(320.0, 360.0), (360.0, 640.0), (768.0, 1024.0), (640.0, 360.0), (844.0, 390.0)];
    for seats in 2..=6 {
        let before = sit(&screen, midway(seats), "", 0);
        for (width, height) in sizes.into_iter().chain([(1280.0, 800.0), (2560.0, 1440.0)]) {
            screen.resize(width, height);
            screen.wait();
            let at = format!("{seats} seats, {width} x {height}");
            let names = std::iter::once("You").chain(NAMES[1..seats].iter().copied());
            let panels: Vec<Bounds> =
                names.clone().map(|name| bounds(&screen, &format!("{name}, "))).collect();
            let hand = screen.spot("Knight, ");
            for (name, panel) in names.zip(&panels) {
                assert!(holds((0.0, 0.0, width, height), *panel), "{name}: {panel:?}, {at}");
                let others = panels.iter().filter(|other| *other != panel);
                assert!(others.clone().all(|other| apart(*panel, *other)), "{name}, {at}");
                assert!(hand.y > panel.3 || hand.x > panel.2, "{name} lies over the hand, {at}");
            }
            for seat in Seat::all(seats as u8) {
                for card in before.forts()[seat].iter() {
                    let whose = if seat == Seat(0) {
                        "your".into()
                    } else {
                        format!("{}'s", NAMES[seat.index()])
                    };
                    let mut name = card.role().to_string();
                    name[..1].make_ascii_uppercase();
                    let card = bounds(&screen, &format!("{name}, in front of {whose}"));
                    assert!(
                        holds(panels[seat.index()], card),
                        "{name} of {seat}: {card:?} in {:?}, {at}",
                        panels[seat.index()]
                    );
                    let least = if width.min(height) < 360.5 { 12.0 } else { 24.0 };
                    assert!(card.2 - card.0 >= least, "{name} of {seat}: {card:?}, {at}");
                }
            }
        }
    }
}

/// Left, top, right and bottom.
type Bounds = (f32, f32, f32, f32);

fn bounds(screen: &Screen, label: &str) -> Bounds {
    let found = screen.find(label).unwrap_or_else(|| panic!("{label} is not on the table"));
    let (at, size) = (found.absolute_position(), found.size());
    (at.x, at.y, at.x + size.width, at.y + size.height)
}

fn holds(outer: Bounds, inner: Bounds) -> bool {
    let slack = 0.8;
    inner.0 >= outer.0 - slack
        && inner.1 >= outer.1 - slack
        && inner.2 <= outer.2 + slack
        && inner.3 <= outer.3 + slack
}

fn apart(one: Bounds, other: Bounds) -> bool {
    let beside = |a: (f32, f32), b: (f32, f32)| a.1 <= b.0 + 0.6 || b.1 <= a.0 + 0.6;
    beside((one.0, one.2), (other.0, other.2)) || beside((one.1, one.3), (other.1, other.3))
}
