//! Screen tests of jesters, special actions, drafts and discards.

use cardkeep_core::engine::{Game, Seat};
use cardkeep_core::games::knights_and_ninjas::{Action, Card, Phase, Position};
use cardkeep_store::{Slot, Speed};
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, Model};

use super::rules::{Table, asked};
use super::support::{GAME, Screen, begin, kingdom, says, sit, tap_card};

/// KN-22, KN-23: with two players some cards have other effects, and say so.
#[test]
fn cards_say_what_they_do_in_a_duel() {
    let screen = Screen::open(GAME);
    let hand = "minstrel herald monk king";
    sit(&screen, Table::new(&[hand, "soldier king knight"]).fort(1, "castle"), "", 0);
    for (card, says) in [
        ("Minstrel", "makes your rival discard 2 cards"),
        ("Herald", "one of two cards"),
        ("Monk", "pays you for a castle"),
    ] {
        tap_card(&screen, card);
        assert!(screen.prompt().contains(says), "{card}: {}", screen.prompt());
    }
    sit(&screen, Table::new(&["king", "minstrel soldier"]), "attack 1 king", 1);
    tap_card(&screen, "Minstrel");
    assert!(screen.prompt().contains("Berit discards 2 cards"), "{}", screen.prompt());
}

/// KN-14: a card that affects everyone says so when it is sent to one player.
#[test]
fn a_herald_needs_no_kingdom() {
    let screen = Screen::open(GAME);
    let before = sit(&screen, Table::new(&["herald king", "soldier", "monk"]), "", 0);
    tap_card(&screen, "Herald");
    screen.tap(kingdom(&screen, "Tilda"));
    assert!(screen.prompt().contains("all rivals at once"), "{}", screen.prompt());
    assert_eq!(screen.position(), before);
}

/// During a drag the prompt says what dropping would do.
#[test]
fn a_dragged_card_says_what_it_would_do() {
    let screen = Screen::open(GAME);
    sit(&screen, Table::new(&["2*knight king", "soldier", "monk"]).fort(2, "castle"), "", 0);
    let button = slint::platform::PointerEventButton::Left;
    let from = screen.spot("Knight, ");
    screen.dispatch(WindowEvent::PointerPressed { position: from, button });
    for (name, told) in [
        ("Oswald", "Knight against Oswald: take up to 3 gems."),
        ("Tilda", "Knight: can't be played against Tilda."),
    ] {
        let position = kingdom(&screen, name);
        screen.dispatch(WindowEvent::PointerMoved { position });
        screen.dispatch(WindowEvent::PointerMoved { position });
        screen.wait();
        assert_eq!(screen.prompt(), told);
    }
    screen.dispatch(WindowEvent::PointerReleased { position: from, button });
}

/// With the keyboard the chooser begins at its first line, and numbers choose by index.
#[test]
fn what_a_card_is_for_is_chosen_by_number() {
    let screen = Screen::open(GAME);
    let before = sit(&screen, Table::new(&["king soldier", "monk", "monk"]), "", 0);
    screen.key(Key::RightArrow);
    assert!(screen.prompt().ends_with("Press Enter for options."), "{}", screen.prompt());
    screen.key(Key::Return);
    let sheets = screen.app.window().global::<cardkeep_ui::Sheets>();
    assert!(sheets.get_open() == cardkeep_ui::Sheet::Chooser && sheets.get_chooser_at() == 0);
    screen.key("2");
    let after = screen.until("it set out", |now| *now != before);
    assert_eq!(after.public().gems[Seat(1)], 5, "not against the first");
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
    assert!(says(&screen, "How do you want to play the jester as king?"));
    screen.press("Attack Tilda, take up to 4");
    let after = screen.until("it was played", |now| *now != before);
    let attack = Action::Attack { on: Seat(2), force: "jester:king".parse().unwrap() };
    let mut expected = before.clone();
    expected.apply(attack).unwrap();
    assert_eq!(after.hand(Seat(0)), expected.hand(Seat(0)));

    sit(&screen, Table::new(&["jester archer", "2*soldier", "monk"]), "", 0);
    screen.tap(screen.spot("Jester, "));
    screen.tap(kingdom(&screen, "You"));
    screen.press("Castle");
    screen.until("it stands", |now| now.public().forts[Seat(0)].has(Card::Castle));
    screen.wait();
    assert!(says(&screen, "End turn"));
    screen.press("End turn");
    screen.until("the turn ended", |now| now.public().turn != before.public().turn);
}

/// KN-18, KN-7, KN-13: in front of a castle, and in front of the player's own kingdom.
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
        let after = screen.until("the knight came in", |now| now.public().gems[Seat(1)] < 5);
        assert_eq!(after.public().forts[Seat(1)].has(Card::Castle), left, "{role}");
    }

    sit(&screen, Table::new(&["jester king", "soldier 2*peasant king"]), "", 0);
    tap_card(&screen, "Jester");
    screen.tap(kingdom(&screen, "You"));
    screen.press("Minstrel");
    screen.until("it sings", |now| !now.hand(Seat(0)).contains(Card::Jester));
    let save = screen.data_dir().load::<Position>(Slot::Auto).unwrap().value;
    let first = save.record.played().first().map(ToString::to_string);
    assert_eq!(first.as_deref(), Some("fortify jester:minstrel"));
}

/// KN-3, KN-13: what is discarded and what stays.
#[test]
fn a_card_is_discarded_by_a_button_or_a_drag() {
    let screen = Screen::open(GAME);
    let before = sit(&screen, Table::new(&["princess soldier", "monk", "monk"]), "", 0);
    tap_card(&screen, "Princess");
    assert!(screen.prompt().contains("only discard it"), "{}", screen.prompt());
    tap_card(&screen, "Princess");
    assert_eq!(screen.position(), before, "a touch too many loses nothing");
    tap_card(&screen, "Princess");
    screen.press("Discard");
    screen.until("it lies there", |now| now.public().discards.contains(&Card::Princess));

    sit(&screen, Table::new(&["princess soldier", "monk", "monk"]), "", 0);
    screen.drag(screen.spot("Soldier, "), screen.spot("Discard pile, "));
    screen.until("it lies there", |now| now.public().discards.first() == Some(&Card::Soldier));
}

/// KN-14, KN-16: what is shown, taken and paid.
#[test]
fn cards_are_shown_taken_and_paid() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["herald", "soldier king", "monk ninja", "castle"]);
    sit(&screen, table, "special herald", 1);
    assert!(screen.prompt().contains("Choose a card to show"), "{}", screen.prompt());
    tap_card(&screen, "Soldier");
    screen.press("Show card");
    screen.until("all have shown", |now| !matches!(now.public().phase, Phase::Show(_)));

    let table = Table::new(&["herald", "soldier king", "monk ninja", "castle"]);
    sit(&screen, table, "special herald; show king; show ninja", 0);
    screen.until("the only card is shown", |now| now.public().phase == Phase::Take);
    screen.wait();
    screen.tap(screen.spot("Ninja, shown by Tilda"));
    screen.press("Take card");
    screen.until("it was taken", |now| now.hand(Seat(0)).contains(Card::Ninja));

    let monk = || Table::new(&["monk", "soldier king ninja", "castle"]).fort(1, "castle");
    sit(&screen, monk(), "special monk", 1);
    assert!(screen.prompt().contains("Pay 1 gem, or choose 2 cards"), "{}", screen.prompt());
    tap_card(&screen, "King");
    screen.press("Pay card");
    screen.wait();
    let prompt = screen.prompt();
    assert!(prompt.ends_with("Choose card 2 of 2 to pay with."), "{prompt}");
    assert!(screen.find("Pay 1 gem").is_none(), "who pays in cards goes on so");
    assert!(screen.label("King, ").contains("chosen"), "{}", screen.label("King, "));
    tap_card(&screen, "King");
    assert!(screen.prompt().contains("already chosen your king"), "{}", screen.prompt());
    tap_card(&screen, "Ninja");
    screen.press("Pay card");
    screen.until("they were paid", |now| now.hand(Seat(0)).len() == 2);
    sit(&screen, monk(), "special monk", 1);
    screen.press("Pay 1 gem");
    screen.until("it was paid", |now| now.public().gems[Seat(0)] == 6);
}

/// KN-15, KN-23.
#[test]
fn a_merchant_trades_and_a_minstrel_makes_discard() {
    let screen = Screen::open(GAME);
    sit(&screen, Table::new(&["merchant", "4*soldier", "king"]), "", 0);
    tap_card(&screen, "Merchant");
    screen.tap(kingdom(&screen, "Tilda"));
    assert!(screen.prompt().contains("at least 2 cards"), "{}", screen.prompt());
    tap_card(&screen, "Merchant");
    screen.tap(kingdom(&screen, "Oswald"));
    let after = screen.until("half of them came", |now| now.hand(Seat(0)).len() == 2);
    assert_eq!(after.public().gems[Seat(1)], 6);

    // The price is stated before, with two players as with more.
    for (hands, price) in [
        (vec!["merchant", "4*soldier"], "2 gems"),
        (vec!["merchant", "4*soldier", "king"], "1 gem"),
    ] {
        sit(&screen, Table::new(&hands), "", 0);
        tap_card(&screen, "Merchant");
        assert!(screen.prompt().contains(&format!("{price} for half")), "{}", screen.prompt());
        let label = screen.label("Oswald, ");
        assert!(label.contains("gives you 2 cards"), "{label}");
    }

    let table = Table::new(&["minstrel king", "soldier 2*peasant king"]);
    sit(&screen, table, "fortify minstrel", 1);
    assert!(screen.prompt().contains("discard 2 cards"), "{}", screen.prompt());
    tap_card(&screen, "Peasant");
    screen.press("Discard");
    screen.wait();
    assert!(screen.prompt().contains("discard 1 card"), "{}", screen.prompt());
    tap_card(&screen, "Soldier");
    screen.press("Discard");
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
            screen.think();
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
                screen.press("Keep card");
                screen.wait();
            }
        }
        screen.until("the turns begin", |now| now.public().turn == 1);
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
    assert!(after.public().forts[Seat(0)].is_empty());
}

/// KN-22: a forced action is announced, and stays in the log.
#[test]
fn a_new_draft_that_is_no_choice_is_told() {
    let screen = Screen::open(GAME);
    let table = Table::new(&["princess", "monk soldier"]).fort(0, "castle");
    sit(&screen, table, "", 0);
    screen.until("it began", |now| !now.draft().cards().is_empty());
    screen.wait();
    screen.key("l");
    screen.wait();
    assert!(screen.reads("so a new draft begins"));
}

/// KN-3: if nothing can be played, what can be discarded is highlighted.
#[test]
fn what_can_be_discarded_is_lit_where_nothing_can_be_played() {
    let screen = Screen::open(GAME);
    sit(&screen, Table::new(&["executioner traitor princess", "monk", "king"]), "", 0);
    assert_eq!(screen.prompt(), "You can't play anything. Discard a card.");
    let cards = screen.app.window().global::<cardkeep_ui::Table>().get_cards();
    let lit = cards.iter().filter(|card| card.ring == cardkeep_ui::Ring::Lit).count();
    assert_eq!(lit, 3);
}

/// KN-3: a player without cards is told why the turn is skipped.
#[test]
fn a_turn_without_cards_says_why_it_is_skipped() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    sit(&screen, Table::new(&["", "monk", "king"]), "", 0);
    assert_eq!(screen.prompt(), "You have no cards, so your turn is skipped.");
}
