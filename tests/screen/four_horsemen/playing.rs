//! Screen tests of playing cards, the Fate deck and explanations.

use std::time::Duration;

use cardkeep::Page;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{Card, Phase};
use cardkeep_i18n::{four_horsemen as text, t};
use cardkeep_store::Speed;
use i_slint_backend_testing::mock_elapsed_time;
use slint::LogicalPosition;
use slint::platform::Key;

use super::support::{GAME, ME, Screen, new_match, panel, plays_freely};

#[test]
fn a_card_is_played_by_a_tap_on_the_middle_or_a_drag_and_not_by_a_stray_tap() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(3), plays_freely);
    let cards: Vec<Card> = before.hand(ME).iter().collect();
    screen.drag(screen.spot(&cards[0].name()), LogicalPosition::new(180.0, 490.0));
    assert_eq!(screen.position(), before, "dropped beside the middle");
    screen.tap(screen.spot(&cards[1].name()));
    let asks = screen.prompt();
    assert!(asks.contains("Tap the middle"), "{asks}");
    mock_elapsed_time(Duration::from_millis(500));
    screen.tap(screen.spot(&cards[1].name()));
    assert_eq!(screen.position(), before, "taps on the card only choose it");
    assert_eq!(screen.prompt(), asks);
    screen.tap(LogicalPosition::new(180.0, 290.0));
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
    // Slow enough to check before it happens.
    screen.speed(Speed::Normal);
    let before = screen.rehearse(new_match(2), |now| {
        now.public().phase == Phase::Play(ME) && now.public().opening.is_none()
    });
    let lowest = before.hand(ME).nth(0).expect("a card");
    let other = before.hand(ME).nth(3).expect("a card");
    assert!(screen.label(&other.name()).contains("can't be played"), "FH-4");
    assert!(screen.label(&lowest.name()).contains("can be played"));
    assert_eq!(screen.prompt(), t!(text::forced_lead));
    assert!(screen.find(&t!(text::use_fate)).is_none(), "not for the first lead (FH-6)");
    assert_eq!(screen.position(), before);
    screen.until("it was played", |now| now.public().opening == Some(lowest));
}

#[test]
fn a_card_goes_under_the_fate_deck_by_a_button_a_drag_or_a_key() {
    let screen = Screen::open(GAME);
    for way in 0..3 {
        let before = screen.rehearse(new_match(2), plays_freely);
        let card = before.hand(ME).nth(1).expect("a card");
        let (top, _) = before.fate().iter().last().expect("a Fate deck");
        let fate = screen.spot(&t!(text::fate_label, count: 8));
        match way {
            0 => {
                screen.tap(screen.spot(&card.name()));
                assert_eq!(screen.prompt(), t!(text::prompt_play_fate, card));
                screen.press(&t!(text::use_fate));
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
fn a_pile_a_badge_and_a_card_explain_themselves() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(4), |now| {
        plays_freely(now) && !now.public().piles[Seat(1)].up().is_empty()
    });
    screen.tap(panel(&screen, Seat(1)));
    assert!(screen.find("Berit: ").is_some(), "the explanation is open");
    screen.key(Key::Escape);
    assert!(screen.find("Berit: ").is_none(), "Escape closed it");
    assert_eq!(screen.app.services().shell.page(), Page::Table(GAME));
    let card = before.public().piles[Seat(1)].up().nth(0).expect("a card");
    screen.tap(screen.spot(&card.name()));
    assert!(screen.find("Berit: ").is_some(), "by the pile");
    screen.key(Key::Return);
    let own = screen.find("You, ").expect("a panel").absolute_position();
    screen.tap(LogicalPosition::new(own.x + 20.0, own.y + 12.0));
    assert!(screen.find("You: ").is_some(), "by the player's own badge");
    screen.key(Key::Escape);
    screen.press("Tilda, ");
    assert!(screen.find("Tilda: ").is_some(), "by accessible action");
    screen.key(Key::Escape);
    // The first press goes to the hand, the next to the player's own pile and to the player above.
    screen.key(Key::RightArrow);
    for key in [Key::UpArrow, Key::UpArrow, Key::LeftArrow] {
        screen.key(key);
    }
    screen.key("e");
    assert!(screen.find("Berit: ").is_some(), "by keyboard");
    screen.key(Key::Escape);

    screen.right_click(screen.spot(&before.hand(ME).nth(0).expect("a card").name()));
    assert!(screen.find("Close").is_some(), "a right click explains a card");
    assert_eq!(screen.position(), before);
}
