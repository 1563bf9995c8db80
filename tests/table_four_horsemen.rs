//! The table of Four Horsemen, played as a person would: by pointer, by keyboard, by accessible
//! actions. Without a display.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod table;

use cardkeep::ai::Level;
use cardkeep::app::Page;
use cardkeep::app::session::NewMatch;
use cardkeep::app::table::Begin;
use cardkeep::engine::{Game, Seat, Setup, Turn};
use cardkeep::games::GameId;
use cardkeep::games::four_horsemen::{
    Action, Card, Event, Gifts, Horseman, Options, Phase, Position,
};
use cardkeep::store::{Player, Slot, SlotState, Speed};
use slint::LogicalPosition;
use slint::platform::{Key, WindowEvent};

const GAME: GameId = GameId::FourHorsemen;
const ME: Seat = Seat(0);
const NAMES: [&str; 4] = ["You", "Berit", "Oswald", "Tilda"];

type Screen = table::Screen<Position>;

fn new_match(seats: u8) -> impl Fn(u64) -> NewMatch<Options> {
    move |seed| {
        let mut players = vec![Player::Computer(Level::Easy); usize::from(seats)];
        players[0] = Player::Human;
        // At larger tables the levels are mixed.
        players.iter_mut().skip(2).for_each(|player| *player = Player::Computer(Level::Normal));
        let names = NAMES.map(String::from)[..usize::from(seats)].to_vec();
        NewMatch { setup: Setup::new(seats, Options {}), players, names, seed }
    }
}

fn begin(seats: u8, seed: u64) -> Begin {
    let NewMatch { players, names, seed, .. } = new_match(seats)(seed);
    Begin::New { options: serde_json::json!({}), first: None, players, names, seed }
}

fn legal(position: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    legal
}

/// The player gives a round out and may do so in every way there is.
fn gives_freely(now: &Position) -> bool {
    now.phase() == Phase::Give(ME) && legal(now).len() == 24
}

fn plays_freely(now: &Position) -> bool {
    now.phase() == Phase::Play(ME) && now.opening().is_some() && now.hand(ME).len() > 2
}

/// The cards of the round, by the seat that played them.
fn round(position: &Position) -> Vec<Card> {
    position.round().cards().collect()
}

/// Where a player's panel is.
fn panel(screen: &Screen, seat: Seat) -> LogicalPosition {
    let panel = screen.find(&format!("{}, ", NAMES[seat.index()])).expect("a panel");
    let (at, size) = (panel.absolute_position(), panel.size());
    LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0)
}

/// Whether all is said and can be given.
fn can_give(screen: &Screen) -> bool {
    screen.find("Give").is_some_and(|button| button.accessible_enabled() != Some(false))
}

/// Says by taps who gets which card.
fn say(screen: &Screen, gifts: &Gifts) {
    for (card, seat) in gifts.iter() {
        screen.tap(screen.spot(&card.name()));
        screen.tap(panel(screen, seat));
    }
}

#[test]
fn a_won_round_is_given_out_by_tapping_cards_and_players() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(4), gives_freely);
    let cards = round(&before);
    for n in 0..3 {
        screen.tap(screen.spot(&cards[n].name()));
        assert!(screen.prompt().contains(&cards[n].name()), "{}", screen.prompt());
        // Everybody gets the card of the next.
        screen.tap(panel(&screen, Seat(n as u8 + 1)));
        let to = format!("{}, to be given to {}", cards[n].name(), NAMES[n + 1]);
        assert!(screen.find(&to).is_some(), "{to}");
    }
    let last = format!("{}, to be given to you", cards[3].name());
    assert!(screen.find(&last).is_some(), "the last one falls into place by itself (FH-7)");
    assert_eq!(screen.position(), before, "nothing is given before it is confirmed");
    screen.press("Give");
    let after = screen.until("the cards were given", |now| now.phase() != before.phase());
    for (n, card) in cards.iter().enumerate() {
        let pile = &after.piles()[Seat((n as u8 + 1) % 4)];
        let same_hand = after.hand_number() == before.hand_number();
        assert!(pile.cards().contains(card) || !same_hand, "{card} went elsewhere");
    }
}

#[test]
fn a_gift_is_dragged_to_a_player_and_back() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(4), gives_freely);
    let card = round(&before)[1].name();
    let home = screen.spot(&card);
    screen.drag(home, panel(&screen, Seat(3)));
    assert!(screen.find(&format!("{card}, to be given to Tilda")).is_some());
    assert!(screen.find("Clear").is_some());
    let give = screen.find("Give").expect("it has its place");
    assert_eq!(give.accessible_enabled(), Some(false), "three cards are still open");
    let (early, clear) = (give.absolute_position(), screen.find("Clear").unwrap());
    assert_ne!(early, clear.absolute_position());
    screen.drag(screen.spot(&card), home);
    assert!(screen.label(&card).contains("played by Berit"), "{}", screen.label(&card));
    assert!(screen.find("Clear").is_none(), "nothing is said any more");

    screen.drag(home, LogicalPosition::new(180.0, 600.0));
    assert!(screen.label(&card).contains("played by Berit"), "dropped on nobody");
    screen.drag(home, panel(&screen, ME));
    assert!(screen.find(&format!("{card}, to be given to you")).is_some());
    assert_eq!(screen.position(), before);
}

#[test]
fn what_was_said_is_taken_back_by_a_tap_and_all_of_it_by_a_button() {
    let screen = Screen::open(GAME);
    let before = screen
        .rehearse(new_match(3), |now| now.phase() == Phase::Give(ME) && legal(now).len() == 6);
    let cards = round(&before);
    say(&screen, &[(cards[0], Seat(1)), (cards[1], Seat(2))].into_iter().collect());
    assert!(can_give(&screen));
    let place = screen.find("Give").map(|button| button.absolute_position());
    screen.tap(screen.spot(&cards[0].name()));
    assert!(!can_give(&screen), "two cards are open again");
    assert_eq!(screen.find("Give").map(|button| button.absolute_position()), place);
    // The card is chosen once more: it can go to somebody else at once, in exchange.
    screen.tap(panel(&screen, Seat(2)));
    assert!(screen.find(&format!("{}, to be given to Oswald", cards[0].name())).is_some());
    assert!(screen.label(&cards[1].name()).contains("played by"));
    screen.press("Clear");
    assert!(screen.label(&cards[0].name()).contains("played by"));
    assert_eq!(screen.position(), before);
}

#[test]
fn a_winning_death_card_stays_and_says_why() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(4), |now| {
        now.phase() == Phase::Give(ME)
            && now.round().winning().is_some_and(|(_, card)| card.suit() == Horseman::Death)
            && legal(now).len() == 6
    });
    let (_, death) = before.round().winning().expect("a round was won");
    let name = death.name();
    assert!(screen.find(&format!("{name}, to be given to you")).is_some(), "FH-7");
    screen.tap(screen.spot(&name));
    assert!(screen.prompt().contains("must take it yourself"), "{}", screen.prompt());
    screen.tap(screen.spot(&round(&before)[1].name()));
    screen.drag(screen.spot(&name), panel(&screen, Seat(2)));
    assert!(screen.prompt().contains("must take it yourself"), "{}", screen.prompt());
    assert!(screen.find(&format!("{name}, to be given to you")).is_some());
    assert_eq!(screen.position(), before);
}

/// A way to give a round out that makes something happen.
fn way_to(position: &Position, wanted: impl Fn(&Event) -> bool) -> Option<Gifts> {
    legal(position).into_iter().find_map(|action| {
        let Action::Give(gifts) = action else { return None };
        let events = position.clone().apply(action).ok()?;
        events.iter().any(&wanted).then_some(gifts)
    })
}

#[test]
fn a_gift_that_destroys_is_foretold_unless_the_player_wants_no_hints() {
    let screen = Screen::open(GAME);
    let destroys = |event: &Event| matches!(event, Event::Destroyed { seat: Seat(1), .. });
    let before =
        screen.rehearse(new_match(4), |now| gives_freely(now) && way_to(now, destroys).is_some());
    let gifts = way_to(&before, destroys).expect("there is such a way");
    let war = gifts.to(Seat(1)).expect("everybody gets a card");
    screen.tap(screen.spot(&war.name()));
    screen.tap(panel(&screen, Seat(1)));
    assert!(screen.label("Berit, ").contains(" gone"), "{}", screen.label("Berit, "));
    assert!(screen.prompt().contains("destroys Berit's"), "{}", screen.prompt());

    screen.app.services().settings.borrow_mut().hints = false;
    screen.app.services().apply_settings();
    assert!(!screen.label("Berit, ").contains(" gone"), "{}", screen.label("Berit, "));
    assert!(!screen.prompt().contains("destroys"), "{}", screen.prompt());
    assert_eq!(screen.position(), before);
}

#[test]
fn a_third_death_puts_a_player_out_of_the_hand() {
    let screen = Screen::open(GAME);
    let eliminates = |event: &Event| matches!(event, Event::Eliminated { seat: Seat(2) });
    let before = screen.rehearse(new_match(4), |now| {
        gives_freely(now) && now.hand(ME).len() > 1 && way_to(now, eliminates).is_some()
    });
    let gifts = way_to(&before, eliminates).expect("there is such a way");
    say(&screen, &gifts);
    assert!(screen.label("Oswald, ").contains("third Death"), "{}", screen.label("Oswald, "));
    screen.press("Give");
    let after = screen.until("the cards were given", |now| now.phase() != before.phase());
    assert!(after.piles()[Seat(2)].out(), "FH-9");
    screen.wait();
    assert!(screen.label("Oswald, ").contains("out of this hand"), "{}", screen.label("Oswald, "));
    let card = after.piles()[Seat(2)].cards()[0];
    let label = screen.label(&card.name());
    assert!(label.contains("face down"), "{label}");
}

#[test]
fn a_match_left_in_the_middle_of_giving_goes_on_there() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(4), gives_freely);
    let cards = round(&before);
    screen.tap(screen.spot(&cards[0].name()));
    screen.tap(panel(&screen, Seat(1)));
    assert!(screen.app.back());
    assert_eq!(screen.sit(Begin::Resume(Slot::Auto)), before);
    assert!(screen.label(&cards[0].name()).contains("played by"), "nothing was given");
    let Action::Give(gifts) = legal(&before)[7] else { panic!("the player gives") };
    say(&screen, &gifts);
    screen.press("Give");
    screen.until("the cards were given", |now| now.phase() != before.phase());
}

#[test]
fn what_was_said_lasts_when_the_window_changes() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(4), gives_freely);
    let cards = round(&before);
    screen.tap(screen.spot(&cards[0].name()));
    screen.tap(panel(&screen, Seat(1)));
    for (width, height) in [(640.0, 360.0), (1280.0, 800.0), (768.0, 1024.0)] {
        screen.resize(width, height);
        screen.wait();
        let label = format!("{}, to be given to Berit", cards[0].name());
        assert!(screen.find(&label).is_some(), "{width} x {height}");
    }
    let Action::Give(gifts) = legal(&before)[9] else { panic!("the player gives") };
    say(&screen, &gifts);
    screen.press("Give");
    screen.until("the cards were given", |now| now.phase() != before.phase());
}

#[test]
fn a_card_is_played_by_two_taps_or_a_drag() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(3), plays_freely);
    let cards: Vec<Card> = before.hand(ME).iter().collect();
    screen.drag(screen.spot(&cards[0].name()), LogicalPosition::new(180.0, 490.0));
    assert_eq!(screen.position(), before, "dropped beside the middle");
    screen.tap(screen.spot(&cards[1].name()));
    assert!(screen.prompt().contains("again"), "{}", screen.prompt());
    assert_eq!(screen.position(), before, "one tap only chooses");
    screen.tap(screen.spot(&cards[1].name()));
    let after = screen.until("it was played", |now| !now.hand(ME).contains(cards[1]));
    assert!(after.hand(ME).contains(cards[0]));

    let before = screen.rehearse(new_match(4), plays_freely);
    let card = before.hand(ME).nth(0).expect("a card");
    screen.drag(screen.spot(&card.name()), LogicalPosition::new(180.0, 290.0));
    screen.until("it was played", |now| !now.hand(ME).contains(card));
}

#[test]
fn the_first_lead_is_forced_and_made_for_the_player() {
    let screen = Screen::open(GAME);
    // Slow enough to look at it before.
    screen.speed(Speed::Normal);
    let before = screen
        .rehearse(new_match(2), |now| now.phase() == Phase::Play(ME) && now.opening().is_none());
    let lowest = before.hand(ME).nth(0).expect("a card");
    let other = before.hand(ME).nth(3).expect("a card");
    assert!(screen.label(&other.name()).contains("cannot be played"), "FH-4");
    assert!(screen.label(&lowest.name()).contains("can be played"));
    assert!(screen.prompt().contains("only one choice"), "{}", screen.prompt());
    assert!(screen.find("To Fate").is_none(), "not for the first lead (FH-6)");
    assert_eq!(screen.position(), before);
    screen.until("it was played", |now| now.opening() == Some(lowest));
}

#[test]
fn a_card_goes_under_the_fate_deck_by_a_button_a_drag_or_a_key() {
    let screen = Screen::open(GAME);
    for way in 0..3 {
        let before = screen.rehearse(new_match(2), plays_freely);
        let card = before.hand(ME).nth(1).expect("a card");
        let (top, _) = before.fate().iter().last().expect("a Fate deck");
        let fate = screen.spot("Fate deck, 8 cards");
        match way {
            0 => {
                screen.tap(screen.spot(&card.name()));
                assert!(screen.prompt().contains("unknown"), "{}", screen.prompt());
                screen.press("To Fate");
            }
            1 => screen.drag(screen.spot(&card.name()), fate),
            _ => {
                screen.key(Key::RightArrow);
                screen.key(Key::RightArrow);
                screen.key("f");
            }
        }
        let after = screen.until("the card went under", |now| !now.hand(ME).contains(card));
        let put = after.fate().iter().any(|(put, by)| put == card && by == Some(ME));
        assert!(put, "FH-6, way {way}");
        assert!(!after.fate().iter().any(|(card, _)| card == top), "the top card was played");
    }
}

#[test]
fn a_round_is_played_and_given_out_by_keyboard() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(4), plays_freely);
    screen.key(Key::RightArrow);
    assert_eq!(screen.position(), before);
    screen.key(Key::Return);
    screen.until("a card was played", |now| now.hand(ME).len() < before.hand(ME).len());

    let before = screen.rehearse(new_match(4), gives_freely);
    let cards = round(&before);
    screen.key(Key::RightArrow);
    // Enter takes a card up and gives it, and the keyboard goes on to the next.
    let give = |seat: usize| {
        screen.key(Key::Return);
        screen.key(Key::UpArrow);
        (0..3).for_each(|_| screen.key(Key::LeftArrow));
        (1..seat).for_each(|_| screen.key(Key::RightArrow));
        assert!(screen.prompt().contains(NAMES[seat]), "{}", screen.prompt());
        screen.key(Key::Return);
    };
    (1..=3).for_each(give);
    assert!(can_give(&screen), "{}", screen.prompt());
    screen.key(Key::Backspace);
    assert!(screen.find("Give").is_none() && screen.find("Clear").is_none());
    screen.key(Key::DownArrow);
    (0..3).for_each(|_| screen.key(Key::LeftArrow));
    [2, 3, 1].into_iter().for_each(give);
    for (seat, name) in [(1, "Oswald"), (2, "Tilda"), (3, "Berit"), (0, "you")] {
        let to = format!("{}, to be given to {name}", cards[seat].name());
        assert!(screen.find(&to).is_some(), "{to}");
    }
    assert_eq!(screen.position(), before);
    screen.key(Key::Return);
    screen.until("the cards were given", |now| now.phase() != before.phase());
}

#[test]
fn a_pile_a_badge_and_a_card_explain_themselves() {
    let screen = Screen::open(GAME);
    let before = screen
        .rehearse(new_match(4), |now| plays_freely(now) && !now.piles()[Seat(1)].up().is_empty());
    screen.tap(panel(&screen, Seat(1)));
    assert!(screen.find("Berit: ").is_some(), "the explanation is open");
    screen.key(Key::Escape);
    assert!(screen.find("Berit: ").is_none(), "Escape closed it");
    assert_eq!(screen.app.services().shell.page(), Page::Table(GAME));
    let card = before.piles()[Seat(1)].up().nth(0).expect("a card");
    screen.tap(screen.spot(&card.name()));
    assert!(screen.find("Berit: ").is_some(), "by the pile");
    screen.key(Key::Return);
    screen.press("Tilda, ");
    assert!(screen.find("Tilda: ").is_some(), "by accessible action");
    screen.key(Key::Escape);
    // The first press leads to the hand, the next to who sits above.
    screen.key(Key::RightArrow);
    screen.key(Key::UpArrow);
    screen.key("e");
    assert!(screen.find("Berit: ").is_some(), "by keyboard");
    screen.key(Key::Escape);

    let button = slint::platform::PointerEventButton::Right;
    let position = screen.spot(&before.hand(ME).nth(0).expect("a card").name());
    screen.dispatch(WindowEvent::PointerPressed { position, button });
    screen.dispatch(WindowEvent::PointerReleased { position, button });
    screen.wait();
    assert!(screen.find("Close").is_some(), "a right click explains a card");
    assert_eq!(screen.position(), before);
}

/// Plays on by what can be pressed until something is true.
fn play_on(screen: &Screen, done: impl Fn() -> bool) {
    for _ in 0..4000 {
        screen.wait();
        if done() {
            return;
        }
        if screen.find("Go on").is_some() {
            screen.press("Go on");
        } else if can_give(screen) {
            screen.press("Give");
        } else {
            let pressable = |button: &i_slint_backend_testing::ElementHandle| {
                let label = button.accessible_label().unwrap_or_default();
                ["can be played", "can be given"].iter().any(|use_of| label.ends_with(use_of))
            };
            let Some(button) = screen.buttons().into_iter().find(pressable) else { continue };
            button.invoke_accessible_default_action();
            // A card of a won round is chosen now: it goes to somebody who has none yet.
            let labels: Vec<String> = screen
                .buttons()
                .iter()
                .filter_map(|button| button.accessible_label().map(String::from))
                .collect();
            let says = |text: &str| labels.iter().any(|label| label.contains(text));
            if says("chosen, can be given") {
                let open = |name: &&&str| {
                    let to = name.replace("You", "you");
                    says(&format!("{name}, "))
                        && !says(&format!("to be given to {to}"))
                        && !says(&format!("{name}, out"))
                };
                if let Some(name) = NAMES.iter().rev().find(open) {
                    screen.press(&format!("{name}, "));
                }
            }
        }
    }
    panic!("it never came to this");
}

#[test]
fn the_end_of_a_hand_is_read_and_then_the_next_is_dealt() {
    let screen = Screen::open(GAME);
    screen.sit(begin(3, 21));
    play_on(&screen, || screen.find("Hand 1: ").is_some());
    let after = screen.position();
    assert_eq!(after.hand_number(), 2, "the match is ahead of what is shown");
    for _ in 0..10 {
        screen.wait();
    }
    assert!(screen.find("Hand 1: ").is_some(), "it stays until it is read");
    assert_eq!(screen.position(), after, "and nobody plays on");
    screen.press("Go on");
    screen.wait();
    assert!(screen.find("Hand 1: ").is_none());
}

#[test]
fn a_whole_match_is_played_by_accessible_actions_and_its_result_counts_once() {
    let screen = Screen::open(GAME);
    screen.sit(begin(3, 17));
    play_on(&screen, || screen.find("Rematch").is_some());
    assert!(matches!(screen.place().look(GAME, Slot::Auto), SlotState::Empty));
    let statistics = screen.place().statistics().value;
    let players = new_match(3)(0).players;
    let key = cardkeep::store::statistics_key(&players);
    assert_eq!(statistics.tally(GAME, &key).played(), 1);
    screen.press("See the table");
    assert!(screen.find("Rematch").is_none(), "nothing lies over the cards");
    screen.press("Result");
    screen.press("Rematch");
    screen.wait();
    let again = screen.position();
    assert_eq!((again.hand_number(), again.favor().seats()), (1, 3));
}

/// A small child at the table: whatever is pressed, the match stays sound.
#[test]
fn no_touch_or_key_breaks_the_match() {
    let screen = Screen::open(GAME);
    screen.play_like_a_child(19, &["l", "e", "f"], 290.0, |opened| {
        begin(2 + (opened % 3) as u8, opened)
    });
}

/// Everything that can be acted on has a name, and room for a finger.
#[test]
fn every_control_is_labelled_and_large_enough() {
    let screen = Screen::open(GAME);
    for seats in 2..=4 {
        for (width, height) in [(360.0, 640.0), (640.0, 360.0)] {
            screen.resize(width, height);
            screen.rehearse(new_match(seats), plays_freely);
            let buttons = screen.buttons();
            assert!(buttons.len() > 4, "only {} controls", buttons.len());
            for button in buttons {
                let label = button.accessible_label().unwrap_or_default();
                assert!(!label.is_empty(), "{:?} has no label", button.id());
                let size = button.size();
                assert!(size.width >= 44.0 && size.height >= 44.0, "{label} is small: {size:?}");
            }
            let position = screen.position();
            assert!(matches!(position.turn(), Turn::Seat(ME)));
        }
    }
}

/// On every window the panels stand apart, and each holds its cards, all of them seen and none too
/// small to be read.
#[test]
fn panels_stand_apart_and_hold_their_cards() {
    let screen = Screen::open(GAME);
    let sizes = [(320.0, 480.0), (360.0, 640.0), (768.0, 1024.0), (640.0, 360.0), (1024.0, 768.0)];
    for seats in 2..=4 {
        let late = |now: &Position| plays_freely(now) && now.hand(ME).len() == 3;
        let before = screen.rehearse(new_match(seats), late);
        for (width, height) in sizes.into_iter().chain([(2560.0, 1440.0)]) {
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
                let pile = before.piles()[seat].cards();
                let cards: Vec<Bounds> =
                    pile.iter().map(|card| bounds(&screen, &card.name())).collect();
                for (n, card) in cards.iter().enumerate() {
                    assert!(holds(*panel, *card), "{} of {seat}: {card:?}, {at}", pile[n]);
                    assert!(cards[n + 1..].iter().all(|other| apart(*card, *other)), "{at}");
                    let least = if width.min(height) < 360.0 { 25.0 } else { 33.0 };
                    assert!(card.2 - card.0 >= least, "{} of {seat}: {card:?}, {at}", pile[n]);
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
    let slack = 0.6;
    inner.0 >= outer.0 - slack
        && inner.1 >= outer.1 - slack
        && inner.2 <= outer.2 + slack
        && inner.3 <= outer.3 + slack
}

fn apart(one: Bounds, other: Bounds) -> bool {
    let beside = |a: (f32, f32), b: (f32, f32)| a.1 <= b.0 + 0.6 || b.1 <= a.0 + 0.6;
    beside((one.0, one.2), (other.0, other.2)) || beside((one.1, one.3), (other.1, other.3))
}
