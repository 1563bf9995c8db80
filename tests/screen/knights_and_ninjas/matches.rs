//! Screen tests of matches of Of Knights and Ninjas: from deal to result, left, resumed and
//! described.

use cardkeep::Begin;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Chance, Game, Seat};
use cardkeep_core::games::knights_and_ninjas::{Card, Phase};
use cardkeep_store::{Slot, SlotState};
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use super::rules::Table;
use super::support::{GAME, Screen, begin, kingdom, players, sit, sit_after, tap_card, to_the_end};

/// A player who looked away sees what was lost meanwhile, until it acts.
#[test]
fn a_turn_begins_with_what_was_lost() {
    let screen = Screen::open(GAME);
    let table = || Table::new(&["king", "soldier castle", "monk", "monk"]).gems(&[5, 7, 4, 4]);
    let attack = "attack 1 king; accept; let-go; let-go; let-go";
    let before = sit_after(&screen, table(), attack, 1);
    assert_eq!((before.public().phase, before.public().gems[Seat(1)]), (Phase::Turn, 3));
    let lost = "Since the deal: Berit took 4 gems with a king.";
    assert!(screen.prompt().starts_with(lost), "{}", screen.prompt());
    let label = |name: &str| screen.label(&format!("{name}, "));
    assert!(label("You").contains("Down 4 gems since the deal"), "{}", label("You"));
    assert!(label("Berit").contains("Up 4 gems since the deal"), "{}", label("Berit"));
    assert!(!label("Tilda").contains("since"), "{}", label("Tilda"));
    tap_card(&screen, "Castle");
    screen.tap(kingdom(&screen, "You"));
    screen.until("it stands", |now| now.public().forts[Seat(1)].has(Card::Castle));
    screen.wait();
    assert!(!label("You").contains("since"), "{}", label("You"));

    // Gems stolen by a highwayman are reported as such.
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

/// KN-3, KN-21: the deal and the first draft are in the log, and stay there.
#[test]
fn the_log_begins_with_the_first_turn() {
    let screen = Screen::open(GAME);
    for (seats, begun) in [(3, " drew 1 card"), (2, "A draft of 15 cards begins.")] {
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

/// KN-4, KN-24: the draw pile is reshuffled, and the rounds end.
#[test]
fn a_new_draw_pile_and_the_last_round_are_told() {
    let screen = Screen::open(GAME);
    sit(&screen, Table::new(&["soldier", "king", "king"]).pile("monk"), "", 0);
    tap_card(&screen, "Soldier");
    screen.press("Discard");
    screen.wait();
    screen.until("it was shuffled", |now| now.public().discards.len() < 10);
    screen.key("l");
    screen.wait();
    assert!(screen.reads("was shuffled into a new draw pile"));

    let last = cardkeep_core::games::knights_and_ninjas::rounds(3) * 3;
    let table = Table::new(&["castle", "soldier", "king"]).gems(&[4, 6, 5]);
    sit(&screen, table.set("turn", last.into()), "", 0);
    tap_card(&screen, "Castle");
    screen.press("Discard");
    to_the_end(&screen);
    assert!(screen.reads("All 60 rounds are over, so the player with the most gems wins."));
    // At the table it is nobody's turn any more.
    screen.press("View table");
    let window = screen.app.window();
    let headline = window.global::<cardkeep_ui::KnightsAndNinjas>().get_headline();
    assert!(headline.ends_with("won the match."), "{headline}");
    let panels = window.global::<cardkeep_ui::Seats>().get_panels();
    assert!(panels.iter().all(|panel| !panel.acting));
}

#[test]
fn a_match_left_in_an_open_window_goes_on_there() {
    let screen = Screen::open(GAME);
    let windows = [
        (Table::new(&["knight", "soldier king", "monk"]), "attack 1 knight", 1, "Lose 3 gems"),
        (
            Table::new(&["knight", "", "highwayman"]),
            "attack 1 knight; accept; let-go",
            2,
            "Steal 3 gems",
        ),
    ];
    for (table, actions, human, button) in windows {
        let before = sit(&screen, table, actions, human);
        assert!(screen.find(button).is_some(), "{button}");
        assert!(screen.app.back());
        assert_eq!(screen.sit(Begin::Resume(Slot::Auto)), before);
        screen.press(button);
        screen.until("it was answered", |now| now.public().phase != before.public().phase);
    }
}

/// How a player plays.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    Pointer,
    Keys,
    Accessible,
}

/// Returns the labels of what can be pressed to continue: the chooser's options, or cards and
/// buttons.
fn choices(screen: &Screen) -> Vec<String> {
    let table = screen.app.window().global::<cardkeep_ui::Table>();
    let sheets = screen.app.window().global::<cardkeep_ui::Sheets>();
    if sheets.get_open() == cardkeep_ui::Sheet::Chooser {
        return sheets.get_chooser().iter().map(|row| String::from(row.text)).collect();
    }
    let buttons = table.get_choices();
    let buttons = buttons.iter().map(|choice| String::from(choice.label));
    let cards = screen.buttons().into_iter().filter_map(|button| button.accessible_label());
    let cards = cards.map(String::from).filter(|label| label.ends_with("can be played"));
    buttons.chain(cards).collect()
}

/// Plays randomly in one way until the match is over.
fn play_through(screen: &Screen, way: Way, seed: u64) {
    let mut chance = Chance::new(seed);
    for _ in 0..6000 {
        screen.wait();
        if screen.find("Rematch").is_some() {
            return;
        }
        let sheets = screen.app.window().global::<cardkeep_ui::Sheets>();
        let all = choices(screen);
        if way == Way::Keys {
            let keys = [Key::RightArrow, Key::LeftArrow, Key::DownArrow, Key::UpArrow];
            match chance.below(6) {
                0..=2 => screen.key(keys[chance.below(4) as usize]),
                3..=4 => screen.key(Key::Return),
                _ => screen.key((1 + chance.below(3)).to_string()),
            }
            if sheets.get_open() == cardkeep_ui::Sheet::Explanation {
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
        if sheets.get_open() == cardkeep_ui::Sheet::Explanation {
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
        assert!(matches!(screen.data_dir().look(GAME, Slot::Auto), SlotState::Empty), "{way:?}");
    }
    let statistics = screen.data_dir().statistics().value;
    let (company, _) = players(4, Seat(0), Level::Easy);
    let key = cardkeep_store::statistics_key(&company);
    assert_eq!(statistics.tally(GAME, &key).played(), 1);
}

/// KN-2: the winner begins the next match.
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
    assert_eq!((again.public().mover, again.public().turn), (Seat(0), 1));
    assert_eq!(again.setup().first, Some(Seat(0)));
}

/// A small child at the table: whatever is pressed, the match stays valid.
#[test]
fn no_touch_or_key_breaks_the_match() {
    let screen = Screen::open(GAME);
    screen.play_like_a_child(23, &["l", "e", "2"], 330.0, |opened| {
        begin(2 + (opened % 5) as u8, opened)
    });
}
