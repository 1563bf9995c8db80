//! Screen tests of attacks and answers.

use std::time::Duration;

use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{Card, Position};
use cardkeep_store::Speed;
use i_slint_backend_testing::mock_elapsed_time;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use super::rules::{Table, asked};
use super::support::{GAME, Screen, kingdom, says, sit, stage, tap_card, to_the_end};

/// KN-9, KN-10: the remaining strength takes gems.
#[test]
fn an_attack_is_answered_by_the_player() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["knight", "soldier executioner castle", "monk"]);
    let before = sit(&screen, table, "attack 1 knight", 1);
    assert!(screen.prompt().contains("lose 3 gems"), "{}", screen.prompt());
    assert!(says(&screen, "Lose 3 gems"));
    tap_card(&screen, "Castle");
    assert!(screen.prompt().contains("can't answer"), "{}", screen.prompt());
    tap_card(&screen, "Soldier");
    assert!(screen.prompt().contains("lose only 1 gem"), "{}", screen.prompt());
    assert_eq!(screen.position(), before, "it is only chosen");
    mock_elapsed_time(Duration::from_millis(500));
    tap_card(&screen, "Soldier");
    assert_eq!(screen.position(), before, "a slow second tap plays nothing");
    screen.tap(stage(&screen));
    let after = screen.until("gems moved", |now| now.public().gems[Seat(0)] > 5);
    assert_eq!(after.public().gems[Seat(1)], 4);

    let table = Table::new(&["knight", "soldier executioner castle", "monk"]);
    sit(&screen, table, "attack 1 knight", 1);
    screen.drag(screen.spot("Executioner, "), stage(&screen));
    let after = screen.until("the turn ended", |now| now.public().turn != before.public().turn);
    assert_eq!(after.public().gems[Seat(1)], 5, "by a drag");

    sit(
        &screen,
        Table::new(&["dragon", "soldier", "monk"]).fort(1, "castle"),
        "attack 1 dragon",
        1,
    );
    assert!(screen.find("You, ").is_some());
    screen.until("what has no answer is let be", |now| now.public().forts[Seat(1)].is_empty());
}

/// KN-9, KN-10: an attack that takes nothing is reported and logged.
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
    assert!(screen.reads("The attack was held off. No gems were taken."));
}

/// KN-5: what is lost with the gems is told before the player lets them go.
#[test]
fn an_attack_that_wins_the_match_says_so() {
    let screen = Screen::open(GAME);
    let table = || Table::new(&["knight", "soldier", "monk"]).gems(&[7, 5, 3]);
    sit(&screen, table(), "attack 1 knight", 1);
    let prompt = "Berit attacks you with a knight. Answer, or lose 3 gems and the match.";
    assert_eq!(screen.prompt(), prompt);
    assert!(says(&screen, "Lose the match"));
    let long = table().set("options", serde_json::json!({ "long": true }));
    sit(&screen, long, "attack 1 knight", 1);
    assert!(says(&screen, "Lose 3 gems"), "KN-25: 12 gems win");
}

/// KN-11: gems that were stolen back come from nobody.
#[test]
fn gems_that_are_stolen_back_are_not_taken_from_their_owner() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["knight", "highwayman", "highwayman"]);
    sit(&screen, table, "attack 1 knight; accept; highwayman", 2);
    assert_eq!(screen.prompt(), "Oswald is taking back 3 gems. Play a highwayman?");
    let stage = screen.app.window().global::<cardkeep_ui::KnightsAndNinjas>();
    assert_eq!(stage.get_headline(), "3 gems on the road back to Oswald");
    assert_eq!(stage.get_target(), -1, "one shield");
    let details: Vec<_> = stage.get_details().iter().collect();
    assert_eq!(details, ["A highwayman can steal them."]);
}

/// KN-9: past its fortifications, and the attacker answers.
#[test]
fn a_traitor_turns_an_attack_back() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["king", "traitor soldier", "monk"]).fort(0, "castle archer");
    sit(&screen, table, "attack 1 king", 1);
    tap_card(&screen, "Traitor");
    assert!(screen.prompt().contains("on Berit"), "{}", screen.prompt());
    screen.press("Answer");
    let after = screen.until("it hit who sent it", |now| now.public().gems[Seat(0)] < 5);
    assert_eq!((after.public().gems[Seat(0)], after.public().gems[Seat(1)]), (1, 9));

    // One that the player sent.
    let table = Table::new(&["king soldier", "traitor", "monk"]);
    sit(&screen, table, "attack 1 king; respond traitor", 0);
    assert!(screen.prompt().contains("your attack turns on you"), "{}", screen.prompt());
    tap_card(&screen, "Soldier");
    screen.press("Answer");
    let after = screen.until("it was answered", |now| now.public().gems[Seat(0)] < 5);
    assert_eq!(after.public().gems[Seat(0)], 3);
}

/// KN-11.
#[test]
fn gems_are_taken_on_the_road() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["knight", "", "highwayman jester"]);
    sit(&screen, table, "attack 1 knight; accept; let-go", 2);
    let prompt = screen.prompt();
    assert!(prompt.contains("Berit is taking 3 gems"), "{prompt}");
    assert!(says(&screen, "Let them go") && says(&screen, "Play jester"));
    screen.press("Steal 3 gems");
    let after = screen.until("they settled", |now| now.public().gems[Seat(2)] > 5);
    assert_eq!(after.public().gems.to_vec(), [5, 2, 8]);

    let table = Table::new(&["knight", "", "highwayman"]);
    sit(&screen, table, "attack 1 knight; accept", 1);
    screen.until("who has none is not asked, and the gems move on", |now| {
        now.public().gems[Seat(1)] == 2
    });
}

/// KN-11: no one is asked for what a dragon takes, and the panels do not say so.
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
                .is_some_and(|_| screen.label("Berit, ").contains("has the gems"));
            said |=
                screen.label("Tilda, ").contains("may steal") || screen.reads("A highwayman can");
        }
        assert!(moving, "{attacker}: the gems are seen on their way");
        assert_eq!(said, robbed, "{attacker}");
    }
}

/// KN-11: a single gem is singular.
#[test]
fn one_gem_on_the_road_is_not_spoken_of_as_many() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["knight", "", "highwayman"]).gems(&[7, 1, 7]);
    sit(&screen, table, "attack 1 knight; accept", 2);
    screen.until("I am asked", |now| asked(now) == Seat(2));
    screen.wait();
    assert!(screen.prompt().starts_with("Berit is taking 1 gem"), "{}", screen.prompt());
    assert!(says(&screen, "Let it go"));
}

/// KN-9, KN-11: cards that can only answer say when.
#[test]
fn cards_that_only_answer_say_when() {
    let screen = Screen::open(GAME);
    let hand = "highwayman princess executioner traitor knight";
    let before = sit(&screen, Table::new(&[hand, "king", "king"]), "", 0);
    for (card, when) in [
        ("Highwayman", "troops have taken gems"),
        ("Princess", "a knight or a dragon attacks you"),
        ("Executioner", "you're attacked"),
        ("Traitor", "troops attack you"),
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
    let over = "The attack was stopped, and Berit's turn is over.";
    assert!((0..40).any(|_| {
        screen.wait();
        screen.prompt() == over
    }));
}

/// KN-11: a rival robs the player, who robs it back.
#[test]
fn gems_of_the_player_are_robbed_and_robbed_back() {
    let screen = Screen::open(GAME);
    // The king would win the match, so no one lets the gems go.
    let table = Table::new(&["king", "", "highwayman highwayman"]).gems(&[6, 5, 4]);
    sit(&screen, table, "attack 1 king; accept", 0);
    let settled = |now: &Position| now.public().turn > 19;
    screen.until("they settled", settled);
    // The next rival may have attacked by now.
    let path = screen.record().path();
    let after = path.iter().find(|now| settled(now)).unwrap();
    assert_eq!(after.public().gems.to_vec(), [6, 1, 8]);

    let table = Table::new(&["king highwayman", "", "highwayman"]).gems(&[6, 5, 4]);
    sit(&screen, table, "attack 1 king; accept; let-go; highwayman", 0);
    assert!(screen.prompt().contains("Tilda is taking 4"), "{}", screen.prompt());
    tap_card(&screen, "Highwayman");
    screen.tap(stage(&screen));
    to_the_end(&screen);
}

/// KN-8: the number of peasants is asked, in attack and in answer.
#[test]
fn several_peasants_revolt_together() {
    let screen = Screen::open(GAME);
    let table = || Table::new(&["4*peasant jester", "2*peasant king", "monk"]);
    let before = sit(&screen, table(), "", 0);
    tap_card(&screen, "Peasant");
    assert!(screen.label("Oswald, ").contains("take up to 4 gems"), "{}", screen.label("Oswald, "));
    screen.tap(kingdom(&screen, "Oswald"));
    assert!(says(&screen, "Attack Oswald with how many?"));
    assert!(says(&screen, "4 peasants") && !says(&screen, "5 peasants"));
    screen.key(Key::Escape);
    assert!(!says(&screen, "Attack Oswald with how many?"), "it can be closed");
    assert_eq!(screen.position(), before, "and nothing was done");
    screen.tap(kingdom(&screen, "Oswald"));
    screen.press("3 peasants");
    let after = screen.until("they set out", |now| now.hand(Seat(0)).count(Card::Peasant) == 1);
    assert!(after.hand(Seat(0)).contains(Card::Jester));

    sit(&screen, table(), "attack 1 peasant", 1);
    screen.wait();
    tap_card(&screen, "Peasant, 2 of them");
    tap_card(&screen, "Peasant, 2 of them");
    assert!(says(&screen, "Answer with how many?"), "{}", screen.prompt());
    screen.press("1 peasant, you lose nothing");
    screen.until("it was answered", |now| now.hand(Seat(1)).count(Card::Peasant) == 1);

    // With a jester among them, dragged there.
    sit(&screen, table(), "", 0);
    screen.drag(screen.spot("Jester, "), kingdom(&screen, "Oswald"));
    assert!(says(&screen, "Play the jester as"));
    screen.press("Peasant, strength 1");
    screen.press("4 peasants and 1 jester");
    screen.until("they set out", |now| now.hand(Seat(0)).is_empty());
}

/// KN-7, KN-12: what is in the way is said before and after.
#[test]
fn what_cannot_be_attacked_says_why() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["knight catapult", "", "", "soldier", ""]).fort(1, "castle");
    let table = table.fort(2, "minstrel").gems(&[6, 6, 6, 0, 7]);
    let before = sit(&screen, table, "", 0);
    tap_card(&screen, "Knight");
    for (name, reason) in [("Oswald", "castle blocks"), ("Tilda", "minstrel"), ("Corin", "no gems")]
    {
        let label = screen.label(&format!("{name}, "));
        assert!(label.contains(reason), "{label}");
    }
    screen.app.services().settings.borrow_mut().hints = false;
    screen.app.services().apply_settings();
    assert!(!screen.label("Oswald, ").contains("castle blocks"), "no hints wanted");
    screen.tap(kingdom(&screen, "Oswald"));
    assert!(screen.prompt().contains("The castle stops your knight"), "{}", screen.prompt());
    tap_card(&screen, "Knight");
    screen.tap(kingdom(&screen, "Tilda"));
    assert!(screen.prompt().contains("minstrel"), "{}", screen.prompt());
    tap_card(&screen, "Knight");
    screen.tap(kingdom(&screen, "Corin"));
    assert!(screen.prompt().contains("no gems"), "{}", screen.prompt());
    assert_eq!(screen.position(), before);

    // The catapult opens the way.
    tap_card(&screen, "Catapult");
    screen.tap(kingdom(&screen, "Oswald"));
    screen.until("the castle is broken", |now| now.public().forts[Seat(1)].is_empty());
    screen.wait();
    tap_card(&screen, "Knight");
    screen.press("Attack Oswald");
    screen.until("gems moved", |now| now.public().gems[Seat(0)] == 9);
}

/// KN-7: by touching the player's own kingdom, as the first play of the turn.
#[test]
fn the_archer_in_front_is_sent() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["soldier", "", "monk"]).fort(0, "archer").fort(1, "archer");
    sit(&screen, table, "", 0);
    screen.tap(kingdom(&screen, "You"));
    assert!(screen.prompt().starts_with("Archer"), "{}", screen.prompt());
    screen.tap(kingdom(&screen, "Oswald"));
    let after =
        screen.until("both are gone", |now| now.public().forts.iter().all(|fort| fort.is_empty()));
    assert_eq!(after.public().discards.len(), 2);
}

/// Neither the texts nor the time reveal whether a rival holds an answer.
#[test]
fn rivals_that_are_asked_take_as_long_whatever_they_hold() {
    let screen = Screen::open(GAME);
    let mut told = Vec::new();
    for hand in ["", "highwayman"] {
        screen.speed(Speed::Normal);
        let table = Table::new(&["knight", "", hand, "king"]);
        let before = sit(&screen, table, "attack 1 knight; accept", 0);
        let mut lines = Vec::new();
        for _ in 0..6 {
            i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(50));
            screen.think();
            lines.push((
                screen.prompt(),
                screen.label("Tilda, ").replace("1 card in", "0 cards in"),
            ));
        }
        assert_eq!(before.public().gems[Seat(0)], 5);
        told.push(lines);
    }
    assert_eq!(told[0], told[1]);
}
