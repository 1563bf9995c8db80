//! Screen tests of a turn: placing, burning, keeping and challenging.

use std::time::Duration;

use cardkeep_core::games::watchtower::{Options, Phase, Position};
use cardkeep_i18n::{t, watchtower as text};
use cardkeep_store::Speed;
use i_slint_backend_testing::mock_elapsed_time;
use serde_json::json;
use slint::platform::Key;
use slint::{ComponentHandle, LogicalPosition, Model};

use super::rules::{self, card, cards, scene};
use super::support::{
    GAME, ME, NAMES, Screen, attack_with, fort, middle, new_match, person, pick_all, pick_one, sit,
    spot, title,
};
use crate::driver::bounds::bounds;

/// WT-6.
#[test]
fn cards_are_placed_by_taps_by_a_drag_and_by_a_button() {
    let screen = Screen::open(GAME);
    let before =
        sit(&screen, &scene(&["2C 3C", "4C 5C 6C"], &["7H 8H 9H 2D TD", "KC QC"], "AC AD AH"));
    assert_eq!(before.public().phase, Phase::Turn(ME));
    screen.tap(spot(&screen, "7H"));
    assert!(screen.prompt().contains("7♥"), "{}", screen.prompt());
    assert_eq!(screen.position(), before, "one tap only chooses");
    mock_elapsed_time(Duration::from_millis(500));
    screen.tap(spot(&screen, "7H"));
    assert_eq!(screen.position(), before, "so does a stray tap");
    screen.set(|settings| settings.one_tap = true);
    screen.tap(spot(&screen, "7H"));
    assert!(fort(&screen.position(), 0).contains(&card("7H")), "by one-tap play");

    screen.tap(spot(&screen, "8H"));
    screen.tap(spot(&screen, "2C"));
    assert!(fort(&screen.position(), 0).contains(&card("8H")), "by a tap on the fort");

    screen.tap(spot(&screen, "2D"));
    assert!(
        screen.prompt().ends_with(&t!(text::prompt_place_tower, height: 2)),
        "{}",
        screen.prompt()
    );
    screen.press(&t!(text::place));
    assert!(fort(&screen.position(), 0).contains(&card("2D")), "by the button");
    screen.wait();
    assert!(screen.label(&title(card("2D"))).contains("top of a double"));
    assert!(screen.label(&title(card("2C"))).contains("in a double"));

    let home = spot(&screen, "9H");
    screen.drag(home, LogicalPosition::new(180.0, 120.0));
    assert!(!fort(&screen.position(), 0).contains(&card("9H")), "dropped on another fort");
    screen.wait();
    screen.drag(spot(&screen, "9H"), spot(&screen, "3C"));
    assert!(fort(&screen.position(), 0).contains(&card("9H")), "by a drag");
    assert_eq!(screen.position().public().phase, Phase::Turn(ME), "the turn goes on");
}

/// WT-6: a card goes to the fort wherever the fort's panel is tapped, before and after a battle.
#[test]
fn all_of_the_forts_panel_takes_a_card() {
    let screen = Screen::open(GAME);
    for (width, height) in [(390, 768), (1280, 800)] {
        screen.resize(width, height);
        for fights in [false, true] {
            let forts = ["2C 3C", "4C 5C", "6C 8C"];
            sit(&screen, &scene(&forts, &["TC TD TH 9S 9D", "2D", "KC QC"], "AC AD AH"));
            if fights {
                screen.tap(spot(&screen, "5C"));
                screen.press(&attack_with(1));
                screen.until("the player picks", |now| now.public().phase == Phase::Pick(ME));
                pick_all(&screen);
                screen.wait();
            }
            for (name, across, down) in [("9S", 0.06, 0.3), ("9D", 0.06, 0.95)] {
                screen.tap(spot(&screen, name));
                let (left, top, right, bottom) = bounds(&screen, "You, ");
                let (x, y) = (left + across * (right - left), top + down * (bottom - top));
                screen.tap(LogicalPosition::new(x, y));
                let placed = fort(&screen.position(), 0).contains(&card(name));
                assert!(placed, "{name} at {x}, {y} of {width} x {height}, {fights}");
                screen.wait();
            }
        }
    }
}

/// WT-3, WT-6.
#[test]
fn a_card_is_burned_by_a_button_or_a_drag_and_what_may_not_be_burned_says_why() {
    let screen = Screen::open(GAME);
    let table = scene(&["KC 3C 6H", "6C 6D 5C"], &["7H", "QC"], "AC AD AH");
    let before = sit(&screen, &table);
    screen.tap(spot(&screen, "6H"));
    assert_eq!(screen.prompt(), t!(text::refusal_tower_elsewhere, rank: card("6H").rank()));
    assert_eq!(screen.position(), before);
    screen.tap(spot(&screen, "KC"));
    assert_eq!(screen.prompt(), t!(text::prompt_burn, card: card("KC"), count: 2));
    screen.press(&t!(text::burn));
    let after = screen.position();
    assert_eq!(rules::army(&after, 0), cards("7H AC AD"), "a high card is worth two");
    screen.wait();
    assert!(screen.find(&t!(text::label_can_place, card: card("AC"))).is_some());
    screen.tap(spot(&screen, "3C"));
    assert_eq!(screen.prompt(), t!(text::refusal_burned_already));

    sit(&screen, &table);
    screen.drag(spot(&screen, "3C"), middle(&screen, "Barracks, "));
    assert_eq!(rules::army(&screen.position(), 0), cards("7H AC"), "by a drag");
}

/// WT-6: what a burned card brings need not be watched before the turn goes on.
#[test]
fn the_next_card_can_be_tapped_while_a_burned_one_still_moves() {
    let screen = Screen::open(GAME);
    sit(&screen, &scene(&["KC 3C 6H", "6C 6D 5C"], &["7H 8H", "QC"], "AC AD AH"));
    screen.speed(Speed::Normal);
    screen.tap(spot(&screen, "KC"));
    let next = spot(&screen, "7H");
    screen.press(&t!(text::burn));
    screen.tap(next);
    assert!(screen.prompt().contains("7♥"), "{}", screen.prompt());
    assert_eq!(rules::army(&screen.position(), 0), cards("7H 8H AC AD"));
    let log = screen.app.window().global::<cardkeep_ui::Table>().get_log();
    let told: Vec<String> = log.iter().map(|line| line.text.into()).collect();
    assert!(told.iter().any(|line| line.contains("K♣")), "nothing is left out: {told:?}");
}

/// WT-4.
#[test]
fn before_the_first_turn_a_card_is_burned_or_all_are_kept() {
    let screen = Screen::open(GAME);
    let opens = |now: &Position| now.public().phase == Phase::Opening(ME);
    let before = screen.rehearse(new_match(3), opens);
    assert_eq!(screen.prompt(), t!(text::prompt_opening));
    screen.press(&t!(text::keep_all));
    screen.until("the others were asked", |now| now.public().phase != Phase::Opening(ME));

    let again = screen.rehearse(new_match(3), opens);
    assert_eq!(again, before);
    let burned = before.burnable(ME).nth(0).expect("a card");
    screen.tap(screen.spot(&title(burned)));
    screen.press(&t!(text::burn));
    screen.until("it was burned", |now| !now.public().players[ME].fort.set().contains(burned));
}

/// Returns who is framed as acting.
fn framed(screen: &Screen) -> Vec<String> {
    let seats = screen.app.window().global::<cardkeep_ui::Watchtower>().get_seats();
    seats.iter().filter(|seat| seat.acting).map(|seat| seat.name.into()).collect()
}

/// WT-4: the frame is on the player whose action is described, and rivals' actions are described
/// even if they then keep thinking.
#[test]
fn the_frame_is_at_whom_the_words_are_about() {
    let screen = Screen::open(GAME);
    screen.rehearse(new_match(3), |now| now.public().phase == Phase::Opening(ME));
    screen.speed(Speed::Normal);
    screen.press(&t!(text::keep_all));
    let (mut opening, mut placed) = (0, 0);
    for _ in 0..1500 {
        screen.wait();
        let (prompt, framed) = (screen.prompt(), framed(&screen));
        let begins = |what: &str| {
            NAMES[1..].iter().find(|name| prompt.starts_with(&format!("{name} {what}")))
        };
        for what in ["burned", "kept", "drew", "placed"] {
            let Some(name) = begins(what) else { continue };
            assert_eq!(framed, [*name], "{prompt}");
            *if what == "placed" { &mut placed } else { &mut opening } += 1;
        }
        if placed > 0 {
            break;
        }
        if screen.find(&t!(text::end_turn)).is_some() {
            screen.press(&t!(text::end_turn));
        }
        pick_one(&screen);
    }
    assert!(opening > 0 && placed > 0, "{opening} and {placed} were told");
}

/// WT-8, and the text of the key for the score.
#[test]
fn why_nobody_can_be_challenged_and_how_all_stand_is_said() {
    let screen = Screen::open(GAME);
    sit(&screen, &scene(&["2C 3C", ""], &["7H 8H", "KC QC 9C"], "AC AD AH"));
    assert!(screen.prompt().ends_with(&t!(text::prompt_no_target)), "{}", screen.prompt());
    screen.key("s");
    let prompt = screen.prompt();
    assert!(prompt.contains("You: fort 2, army 2. Berit: fort 0, army 3."), "{prompt}");
    sit(&screen, &scene(&["2C 3C", "4C"], &["", "KC QC 9C"], "AC AD AH"));
    assert!(screen.prompt().ends_with(&t!(text::prompt_no_army)), "{}", screen.prompt());
}

/// WT-8: visible before the attempt, and explained by the refusal.
#[test]
fn what_may_be_challenged_is_seen_and_what_may_not_says_why() {
    let screen = Screen::open(GAME);
    let table =
        scene(&["2C", "4C 4D 5C", "6C 6D 6H 6S"], &["7H 8H 9H", "KC QC", "JC JD"], "AC AD AH");
    let before = sit(&screen, &table);
    let label = |name: &str| screen.label(&title(card(name)));
    assert!(label("5C").ends_with(", can be attacked"), "{}", label("5C"));
    assert!(label("4D").ends_with(", can't be attacked now"), "{}", label("4D"));
    screen.tap(spot(&screen, "4D"));
    assert_eq!(screen.prompt(), t!(text::refusal_army_too_small, needed: 6));
    screen.tap(spot(&screen, "6S"));
    assert_eq!(screen.prompt(), t!(text::refusal_rival_on_campaign));
    screen.tap(spot(&screen, "5C"));
    let stakes = t!(text::prompt_attack_stakes, rival: "Berit", card: card("5C"));
    assert!(screen.prompt().starts_with(&stakes), "{}", screen.prompt());
    assert!(screen.find(&attack_with(1)).is_some());
    assert!(screen.find(&attack_with(2)).is_some());

    screen.app.services().settings.borrow_mut().hints = false;
    screen.app.services().apply_settings();
    assert_eq!(screen.prompt(), t!(text::prompt_attack, rival: "Berit", card: card("5C")));
    screen.tap(spot(&screen, "5C"));
    assert!(screen.find(&attack_with(1)).is_none(), "a second tap lets it go");
    assert_eq!(screen.position(), before);
}

/// WT-24: the outcome of the match is public, and announced in the last round.
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
    let forecast = t!(text::forecast_win, who: person("Oswald"));
    assert!(screen.prompt().contains(&forecast), "{}", screen.prompt());
    sit(&screen, &last(&["2C", "4C 5C", "6C"], &armies));
    assert!(screen.prompt().contains("showdown"), "{}", screen.prompt());
    sit(&screen, &scene(&["2C", "4C 5C", "6C"], &armies, ""));
    assert!(!screen.prompt().contains("showdown"), "{}", screen.prompt());
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
    assert!(screen.find(&attack_with(2)).is_some(), "{}", screen.prompt());
    screen.key("2");
    screen.until("the challenge was made", |now| now.contest().is_some());
}

/// The chosen card rises, together with the cursor's frame.
#[test]
fn the_keyboards_frame_stays_on_a_card_that_rises() {
    let screen = Screen::open(GAME);
    sit(&screen, &scene(&["2C", "4C"], &["TC TD TH 9S", "2D 3D 4D 2H"], "AC AD AH"));
    let frame = || screen.app.window().global::<cardkeep_ui::Table>().get_pointed();
    screen.key(Key::RightArrow);
    let before = frame();
    screen.key(Key::Return);
    let after = frame();

    assert!(after.width > 0.0 && after.y < before.y, "{before:?} {after:?}");
    let table = screen.app.window().global::<cardkeep_ui::Table>();
    let on = |card: &cardkeep_ui::CardRow| (card.x, card.y) == (after.x, after.y);
    assert!(table.get_cards().iter().any(|card| on(&card)), "it is round the card");
}

/// WT-19, WT-20: a turn without any possible action says why it is skipped.
#[test]
fn a_turn_in_which_nothing_can_be_done_says_so() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    let table = scene(&["6C 6D 6H 6S", ""], &["7H 8H", "KC QC"], "AC AD AH");
    sit(&screen, &table);
    assert_eq!(screen.prompt(), t!(text::auto_skip_campaign));
}
