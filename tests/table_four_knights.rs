//! The table of Four Knights, played as a person would: by pointer, by keyboard, by accessible
//! actions. Without a display.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "another test needs the rest")]
mod table;

use std::time::Duration;

use cardkeep::ai::Level;
use cardkeep::app::Page;
use cardkeep::app::session::NewMatch;
use cardkeep::app::table::{self as machine, Begin};
use cardkeep::cards::Card;
use cardkeep::engine::{Chance, Game, Seat, Setup, Turn};
use cardkeep::games::GameId;
use cardkeep::games::four_knights::{Event, Options, Phase, Position};
use cardkeep::store::{Player, Slot, SlotState, Speed};
use i_slint_backend_testing::{ElementHandle, mock_elapsed_time};
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, LogicalSize, SharedString};

const GAME: GameId = GameId::FourKnights;

struct Screen(table::Screen<Position>);

impl std::ops::Deref for Screen {
    type Target = table::Screen<Position>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

fn players() -> Vec<Player> {
    vec![Player::Human, Player::Computer(Level::Easy)]
}

fn new_match(seed: u64) -> NewMatch<Options> {
    let setup = Setup::new(2, Options::default());
    NewMatch { setup, players: players(), names: Vec::new(), seed }
}

impl Screen {
    fn open() -> Screen {
        Screen(table::Screen::open(GAME))
    }

    fn begin(&self, seed: u64) -> Position {
        let options = serde_json::json!({});
        self.sit(Begin::New { options, first: None, players: players(), names: Vec::new(), seed })
    }

    /// Opens the table at the first point of some match where `stop` is true.
    fn rehearse(&self, stop: impl Fn(&Position) -> bool) -> Position {
        self.0.rehearse(new_match, stop)
    }

    fn card(&self, card: Card) -> ElementHandle {
        let label = name(card);
        self.find(&label).unwrap_or_else(|| panic!("{label} is not on the table"))
    }

    fn spot(&self, card: Card) -> LogicalPosition {
        self.0.spot(&name(card))
    }
}

fn name(card: Card) -> String {
    let name = card.name();
    format!("{}{}", name[..1].to_uppercase(), &name[1..])
}

/// In the middle of the field.
const FIELD: LogicalPosition = LogicalPosition::new(120.0, 270.0);

fn mine(position: &Position) -> Vec<Card> {
    position.hand(Seat(0)).iter().collect()
}

fn is_pressed(position: &Position) -> bool {
    let hand = position.hand(Seat(0));
    position.phase() == Phase::Reinforce(Seat(0)) && position.playable().len() < hand.len()
}

#[test]
fn a_card_is_played_by_two_taps_and_the_opponent_answers() {
    let screen = Screen::open();
    let before = screen.begin(11);
    assert_eq!(mine(&before).len(), 6);
    let card = mine(&before)[0];

    screen.tap(screen.spot(card));
    assert!(screen.prompt().contains("again"), "{}", screen.prompt());
    assert_eq!(screen.position(), before, "one tap only chooses");
    screen.tap(screen.spot(card));
    let after = screen.until("both opened", |now| {
        now.committed(Seat(0)).is_none() && !now.field(Seat(0)).is_empty()
            || now.total(Seat(0)) + now.total(Seat(1)) > 0
    });
    assert!(!after.hand(Seat(0)).contains(card));
}

#[test]
fn a_card_is_played_by_a_tap_on_the_field() {
    let screen = Screen::open();
    let before = screen.begin(12);
    let card = mine(&before)[2];
    screen.tap(screen.spot(card));
    screen.tap(FIELD);
    screen.until("the card left the hand", |now| !now.hand(Seat(0)).contains(card));
}

#[test]
fn a_card_is_played_by_keyboard() {
    let screen = Screen::open();
    let before = screen.begin(13);
    screen.key(Key::RightArrow);
    screen.key(Key::RightArrow);
    assert!(screen.prompt().contains("Enter"), "{}", screen.prompt());
    assert_eq!(screen.position(), before);
    screen.key(Key::Return);
    screen.until("a card left the hand", |now| now.hand(Seat(0)).len() < 6);
}

#[test]
fn a_card_is_played_by_dragging_it_to_the_field_and_nowhere_else() {
    let screen = Screen::open();
    let before = screen.begin(14);
    let card = mine(&before)[1];
    let home = screen.spot(card);
    screen.drag(home, LogicalPosition::new(300.0, 420.0));
    screen.wait();
    assert_eq!(screen.position(), before, "dropped beside the field");
    let back = screen.spot(card);
    assert!((back.x - home.x).abs() < 1.0 && (back.y - home.y).abs() < 1.0, "it went back");
    screen.drag(home, FIELD);
    screen.until("the card left the hand", |now| !now.hand(Seat(0)).contains(card));
}

#[test]
fn a_card_that_may_not_be_played_says_why() {
    let screen = Screen::open();
    let before = screen.rehearse(is_pressed);
    let playable = before.playable();
    let card = before.hand(Seat(0)).minus(playable).nth(0).expect("one cannot answer");
    assert!(screen.prompt().contains("pressed"), "{}", screen.prompt());
    screen.tap(screen.spot(card));
    assert!(screen.prompt().contains("beat"), "{}", screen.prompt());
    screen.tap(screen.spot(card));
    screen.drag(screen.spot(card), FIELD);
    assert_eq!(screen.position(), before);
    let label = screen.card(card).accessible_label().unwrap_or_default();
    assert!(label.contains("cannot be played"), "{label}");

    let answer = playable.nth(0).expect("one can answer");
    let label = screen.card(answer).accessible_label().unwrap_or_default();
    assert!(label.contains("can be played"), "{label}");
    screen.tap(screen.spot(answer));
    screen.tap(screen.spot(answer));
    screen.until("the answer left the hand", |now| !now.hand(Seat(0)).contains(answer));
}

#[test]
fn a_long_press_and_a_right_click_explain_a_card() {
    let screen = Screen::open();
    let before = screen.begin(15);
    let at = screen.spot(mine(&before)[0]);
    let button = PointerEventButton::Left;
    screen.dispatch(WindowEvent::PointerMoved { position: at });
    screen.dispatch(WindowEvent::PointerPressed { position: at, button });
    mock_elapsed_time(Duration::from_millis(600));
    screen.dispatch(WindowEvent::PointerReleased { position: at, button });
    mock_elapsed_time(Duration::from_millis(60));
    assert!(screen.find("Close").is_some(), "the explanation is open");
    screen.key(Key::Escape);
    assert!(screen.find("Close").is_none(), "Escape closed it");
    assert_eq!(screen.app.services().shell.page(), Page::Table(GAME));
    assert_eq!(screen.position(), before, "nothing was played");

    let button = PointerEventButton::Right;
    screen.dispatch(WindowEvent::PointerPressed { position: at, button });
    screen.dispatch(WindowEvent::PointerReleased { position: at, button });
    mock_elapsed_time(Duration::from_millis(60));
    assert!(screen.find("Close").is_some());
}

#[test]
fn a_swap_is_made_with_a_card_and_a_slot() {
    let screen = Screen::open();
    let before = screen.rehearse(|now| now.phase() == Phase::Swap(Seat(0)));
    assert!(screen.find("Keep hand").is_some());
    let card = mine(&before)[3];
    screen.tap(screen.spot(card));
    let slot = screen.find("Stockade, slot 3").expect("the slot");
    let (at, size) = (slot.absolute_position(), slot.size());
    screen.tap(LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0));
    let after = screen.until("the swap was made", |now| !now.hand(Seat(0)).contains(card));
    assert_eq!(after.stockade()[2], card);
    assert!(screen.find("Stockade, slot 3 of 4: the").is_some(), "the player knows it");
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    let before = screen.begin(16);
    let card = mine(&before)[0];
    // The card has hardly begun to fly when the player leaves.
    screen.tap(screen.spot(card));
    for _ in 0..80 {
        mock_elapsed_time(Duration::from_millis(50));
    }
    screen.tap(screen.spot(card));
    screen.tap(screen.spot(card));
    assert!(screen.app.back());
    let left = screen.position();
    assert!(!left.hand(Seat(0)).contains(card), "the record is ahead of the picture");

    screen.speed(Speed::Off);
    assert!(screen.app.services().play(GAME, Begin::Resume(Slot::Auto)));
    let after = screen.until("the opponent opened too", |now| now.committed(Seat(0)).is_none());
    assert!(!after.hand(Seat(0)).contains(card));
}

#[test]
fn a_match_is_saved_to_a_slot_and_loaded() {
    let screen = Screen::open();
    let saved = screen.rehearse(is_pressed);
    let table = screen.app.services().shell.table().expect("a table is open");
    table.save_to(2).unwrap();
    let answer = saved.playable().nth(0).expect("one can answer");
    screen.card(answer).invoke_accessible_default_action();
    screen.until("the match went on", |now| *now != saved);

    let SlotState::Good(heading) = screen.place().look(GAME, Slot::Manual(2)) else {
        panic!("slot 2 holds a match")
    };
    assert!(heading.summary.starts_with("Hand "), "{}", heading.summary);
    assert!(screen.app.services().play(GAME, Begin::Resume(Slot::Manual(2))));
    screen.wait();
    assert_eq!(screen.position(), saved);
    assert!(screen.card(answer).accessible_label().is_some());
}

#[test]
fn a_whole_match_is_played_by_accessible_actions_and_its_result_counts_once() {
    let screen = Screen::open();
    screen.begin(17);
    let over = || screen.find("Rematch").is_some();
    for _ in 0..2000 {
        screen.wait();
        if over() {
            break;
        }
        let playable = |element: &ElementHandle| {
            let label = element.accessible_label().unwrap_or_default();
            label.contains(", can be ")
        };
        let buttons = screen.buttons();
        let keep = buttons
            .iter()
            .find(|button| button.accessible_label().is_some_and(|label| label == "Keep hand"));
        if let Some(card) = keep.or_else(|| buttons.iter().find(|button| playable(button))) {
            card.invoke_accessible_default_action();
        }
    }
    assert!(over(), "the match came to its end");
    assert!(matches!(screen.place().look(GAME, Slot::Auto), SlotState::Empty));
    let tally = screen.place().statistics().value.tally(GAME, "easy");
    assert_eq!(tally.played(), 1);
    let table = screen.app.services().shell.table().expect("a table is open");
    assert!(table.save_to(1).is_err(), "there is nothing left to save");

    screen.find("Rematch").expect("a rematch").invoke_accessible_default_action();
    screen.wait();
    let again = screen.position();
    assert!(!over());
    assert_eq!((again.hand_number(), again.turn()), (1, Turn::Seat(Seat(0))));
}

#[test]
fn the_player_may_sit_at_the_other_seat() {
    let screen = Screen::open();
    let players = vec![Player::Computer(Level::Easy), Player::Human];
    let begin = Begin::New {
        options: serde_json::json!({}),
        first: None,
        players,
        names: Vec::new(),
        seed: 18,
    };
    assert!(screen.app.services().play(GAME, begin));
    let before = screen.until("the opponent opened", |now| now.committed(Seat(0)).is_some());
    let card = before.hand(Seat(1)).nth(0).expect("a card");
    screen.tap(screen.spot(card));
    screen.tap(screen.spot(card));
    screen.until("the card left the hand", |now| !now.hand(Seat(1)).contains(card));
}

/// What is no choice is not asked for: after a moment to look at it, it is done.
#[test]
fn the_only_card_plays_itself_after_a_moment() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    let before = screen
        .rehearse(|now| now.phase() == Phase::Commit(Seat(0)) && now.hand(Seat(0)).len() == 1);
    let card = mine(&before)[0];
    assert!(screen.prompt().contains("only one choice"), "{}", screen.prompt());
    assert_eq!(screen.position(), before, "not at once");
    screen.until("the card was played", |now| !now.hand(Seat(0)).contains(card));
}

#[test]
fn a_battle_is_yielded_only_after_a_question() {
    let screen = Screen::open();
    let rehearse = |seed| {
        let setup = Setup::new(2, Options { may_yield: true });
        let new = NewMatch { setup, ..new_match(seed) };
        machine::rehearse::<Position>(screen.place(), new, is_pressed)
    };
    let begin = (0..1000).find_map(rehearse).expect("such a match exists");
    assert!(screen.app.services().play(GAME, begin));
    screen.wait();
    let before = screen.position();
    screen.find("Yield").expect("the choice").invoke_accessible_default_action();
    screen.wait();
    assert_eq!(screen.position(), before, "asked first");
    screen.app.services().shell.answer(true);
    screen.until("the battle was yielded", |now| *now != before);
}

/// A small child at the table: whatever is pressed, the match stays sound.
#[test]
fn no_touch_or_key_breaks_the_match() {
    let screen = Screen::open();
    screen.speed(Speed::Fast);
    let mut chance = Chance::new(19);
    let button = PointerEventButton::Left;
    let keys: [SharedString; 9] = [
        Key::LeftArrow.into(),
        Key::RightArrow.into(),
        Key::UpArrow.into(),
        Key::DownArrow.into(),
        Key::Return.into(),
        Key::Escape.into(),
        Key::Tab.into(),
        "l".into(),
        "x".into(),
    ];
    let mut opened = 0;
    for _ in 0..400 {
        if screen.app.services().shell.asking() {
            screen.app.services().shell.answer(chance.below(2) == 0);
        }
        if screen.app.services().shell.page() != Page::Table(GAME) {
            opened += 1;
            let resumed = matches!(screen.place().look(GAME, Slot::Auto), SlotState::Good(_));
            let new = Begin::New {
                options: serde_json::json!({}),
                first: None,
                players: players(),
                names: Vec::new(),
                seed: opened,
            };
            let begin = if resumed { Begin::Resume(Slot::Auto) } else { new };
            assert!(screen.app.services().play(GAME, begin));
        }
        // Mostly below the bar, whose buttons lead elsewhere.
        let (x, y) = (chance.below(360) as f32, 40.0 + chance.below(600) as f32);
        let position = LogicalPosition::new(x, y);
        match chance.below(12) {
            0..=3 => screen.tap(position),
            4 => screen.dispatch(WindowEvent::PointerPressed { position, button }),
            5 => screen.dispatch(WindowEvent::PointerReleased { position, button }),
            6 => screen.dispatch(WindowEvent::PointerExited),
            7 => {
                let from = LogicalPosition::new(x, 500.0 + chance.below(130) as f32);
                screen.drag(from, FIELD);
            }
            8..=9 => screen.key(keys[chance.below(9) as usize].clone()),
            10 => {
                let sizes = [(360.0, 640.0), (640.0, 360.0), (1280.0, 800.0)];
                let (width, height) = sizes[chance.below(3) as usize];
                screen.dispatch(WindowEvent::Resized { size: LogicalSize::new(width, height) });
            }
            _ => screen.wait(),
        }
    }
    let (played, _) = match screen.place().load::<Position>(Slot::Auto) {
        Ok(save) => save.value.record.depth(),
        Err(_) => (0, 0),
    };
    let finished = screen.place().statistics().value.tally(GAME, "easy").played();
    assert!(played > 0 || finished > 0, "something was played");
}

/// Everything that can be acted on has a name, and room for a finger.
#[test]
fn every_control_is_labelled_and_large_enough() {
    let screen = Screen::open();
    type Stop = fn(&Position) -> bool;
    let moments: [Stop; 4] = [
        |now| now.phase() == Phase::Commit(Seat(0)) && now.hand_number() == 2,
        is_pressed,
        |now| now.phase() == Phase::Swap(Seat(0)),
        |now| now.phase() == Phase::Forfeit(Seat(0)),
    ];
    for (n, stop) in moments.into_iter().enumerate() {
        screen.rehearse(stop);
        let buttons = screen.buttons();
        assert!(buttons.len() > 4, "moment {n} has only {} controls", buttons.len());
        for button in buttons {
            let label = button.accessible_label().unwrap_or_default();
            assert!(!label.is_empty(), "{:?} has no label", button.id());
            let size = button.size();
            assert!(size.width >= 44.0 && size.height >= 44.0, "{label} is small: {size:?}");
        }
    }
}

/// The player has only one card left to play, and it decides who takes the field.
fn last_card_takes_the_field(now: &Position) -> bool {
    let mut legal = Vec::new();
    now.legal_actions(&mut legal);
    let takes = |action| {
        let events = now.clone().apply(action).unwrap();
        events.iter().any(|event| matches!(event, Event::Captured { .. }))
    };
    now.turn() == Turn::Seat(Seat(0)) && legal.len() == 1 && takes(legal[0])
}

/// What is flying to somebody now.
fn flying(screen: &Screen) -> Option<cardkeep::ui::AwardRow> {
    let awards = screen.app.window().global::<cardkeep::ui::Table>().get_awards();
    slint::Model::iter(&awards).next()
}

#[test]
fn the_last_card_plays_itself_and_the_points_fly_to_who_takes_the_field() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    screen.rehearse(last_card_takes_the_field);
    let mut seen = None;
    for _ in 0..200 {
        mock_elapsed_time(Duration::from_millis(50));
        seen = flying(&screen);
        if seen.is_some() {
            break;
        }
    }
    let award = seen.expect("points fly");
    assert!(award.text.starts_with('+'), "{}", award.text);
    assert!(award.from.height > award.to.height && award.from != award.to, "{award:?}");
}

#[test]
fn without_movement_nothing_flies() {
    let screen = Screen::open();
    screen.rehearse(last_card_takes_the_field);
    for _ in 0..20 {
        screen.wait();
        assert!(flying(&screen).is_none());
    }
    assert!(!last_card_takes_the_field(&screen.position()), "and yet it is played");
}

fn right_click(screen: &Screen, position: LogicalPosition) {
    let button = PointerEventButton::Right;
    screen.dispatch(WindowEvent::PointerPressed { position, button });
    screen.dispatch(WindowEvent::PointerReleased { position, button });
    screen.wait();
}

#[test]
fn a_slot_of_the_stockade_tells_what_is_known_of_its_card() {
    let screen = Screen::open();
    let before = screen.rehearse(|now| now.phase() == Phase::Swap(Seat(0)));
    let card = mine(&before)[3];
    right_click(&screen, screen.0.spot("Stockade, slot 3"));
    assert!(screen.reads("Nobody has seen this card."));
    screen.key(Key::Escape);
    screen.tap(screen.spot(card));
    screen.tap(screen.0.spot("Stockade, slot 3"));
    screen.until("the swap was made", |now| !now.hand(Seat(0)).contains(card));
    right_click(&screen, screen.0.spot("Stockade, slot 3"));
    assert!(screen.reads(&format!("You left the {} here.", card.name())));
}

/// The player's only card ends the match.
fn last_of_all(now: &Position) -> bool {
    let mut legal = Vec::new();
    now.legal_actions(&mut legal);
    let mut then = now.clone();
    now.turn() == Turn::Seat(Seat(0))
        && legal.len() == 1
        && then.apply(legal[0]).is_ok()
        && matches!(then.turn(), Turn::Over(_))
}

#[test]
fn a_finished_match_shows_its_last_battle_and_says_how_it_ended() {
    let screen = Screen::open();
    screen.speed(Speed::Normal);
    screen.rehearse(last_of_all);
    for _ in 0..100 {
        screen.wait();
        if screen.find("Rematch").is_some() {
            break;
        }
    }
    screen.0.press("See the table");
    let lies = |card: Card| screen.find(&format!("{}, on the field", name(card))).is_some();
    assert!(Card::all().filter(|card| lies(*card)).count() >= 2, "the last battle lies there");
    screen.key("s");
    assert!(screen.prompt().starts_with("The match is over: "), "{}", screen.prompt());
}

#[test]
fn the_keyboard_frames_no_more_of_a_card_than_is_seen() {
    let screen = Screen::open();
    let before = screen.begin(13);
    screen.key(Key::RightArrow);
    let pointed = screen.app.window().global::<cardkeep::ui::Table>().get_pointed();
    let left = |card: &Card| screen.card(*card).absolute_position().x;
    let mut lefts: Vec<f32> = mine(&before).iter().map(left).collect();
    lefts.sort_by(f32::total_cmp);
    assert!((pointed.x - lefts[0]).abs() < 1.0);
    assert!(pointed.x + pointed.width <= lefts[1] + 1.0, "{pointed:?} {lefts:?}");
}
