//! Screen tests of giving out a won round.

use cardkeep::Begin;
use cardkeep_core::engine::{Game, Seat};
use cardkeep_core::games::four_horsemen::{
    Action, Card, Event, Gifts, Horseman, Phase, Position, Sheet, score,
};
use cardkeep_i18n::{four_horsemen as text, t};
use cardkeep_store::Slot;
use slint::platform::Key;
use slint::{ComponentHandle, LogicalPosition};

use crate::driver::Frame;
use crate::driver::measure::{self, Shown};

use super::support::{
    GAME, ME, NAMES, Screen, can_give, gives_freely, goes_to, legal, new_match, panel,
    plays_freely, round, say,
};

#[test]
fn a_won_round_is_given_out_by_tapping_cards_and_players() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(4), gives_freely);
    let cards = round(&before);
    for (n, card) in cards.iter().enumerate().take(3) {
        screen.tap(screen.spot(&card.name()));
        assert!(screen.prompt().contains(&card.name()), "{}", screen.prompt());
        // Each player gets the next one's card.
        screen.tap(panel(&screen, Seat(n as u8 + 1)));
        assert!(goes_to(&screen, *card, Seat(n as u8 + 1)), "{card}");
    }
    assert!(goes_to(&screen, cards[3], ME), "the last one falls into place by itself (FH-7)");
    assert_eq!(screen.position(), before, "nothing is given before it is confirmed");
    screen.press(&t!(text::give));
    let after =
        screen.until("the cards were given", |now| now.public().phase != before.public().phase);
    for (n, card) in cards.iter().enumerate() {
        let pile = &after.public().piles[Seat((n as u8 + 1) % 4)];
        let same_hand = after.hand_number() == before.hand_number();
        assert!(pile.cards().contains(card) || !same_hand, "{card} went elsewhere");
    }
}

#[test]
fn a_gift_is_dragged_to_a_player_and_back() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(4), gives_freely);
    let card = round(&before)[1];
    let name = card.name();
    let home = screen.spot(&name);
    screen.drag(home, panel(&screen, Seat(3)));
    assert!(goes_to(&screen, card, Seat(3)));
    assert!(screen.find(&t!(text::clear)).is_some());
    let give = screen.find(&t!(text::give)).expect("it has its place");
    assert_eq!(give.accessible_enabled(), Some(false), "three cards are still open");
    let (early, clear) = (give.absolute_position(), screen.find(&t!(text::clear)).unwrap());
    assert_ne!(early, clear.absolute_position());
    screen.drag(screen.spot(&name), home);
    assert!(screen.label(&name).contains("played by Berit"), "{}", screen.label(&name));
    assert!(screen.find(&t!(text::clear)).is_none(), "nothing is said any more");

    screen.drag(home, LogicalPosition::new(180.0, 600.0));
    assert!(screen.label(&name).contains("played by Berit"), "dropped on nobody");
    screen.drag(home, panel(&screen, ME));
    assert!(goes_to(&screen, card, ME));
    assert_eq!(screen.position(), before);
}

#[test]
fn what_was_said_is_taken_back_by_a_tap_and_all_of_it_by_a_button() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(3), |now| {
        now.public().phase == Phase::Give(ME) && legal(now).len() == 6
    });
    let cards = round(&before);
    say(&screen, &[(cards[0], Seat(1)), (cards[1], Seat(2))].into_iter().collect());
    assert!(can_give(&screen));
    let place = screen.find(&t!(text::give)).map(|button| button.absolute_position());
    screen.tap(screen.spot(&cards[0].name()));
    assert!(!can_give(&screen), "two cards are open again");
    assert_eq!(screen.find(&t!(text::give)).map(|button| button.absolute_position()), place);
    // The card is chosen again: it can be given to another player at once, in exchange.
    screen.tap(panel(&screen, Seat(2)));
    assert!(goes_to(&screen, cards[0], Seat(2)));
    assert!(screen.label(&cards[1].name()).contains("played by"));
    screen.press(&t!(text::clear));
    assert!(screen.label(&cards[0].name()).contains("played by"));
    assert_eq!(screen.position(), before);
}

#[test]
fn a_winning_death_card_stays_and_says_why() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(4), |now| {
        now.public().phase == Phase::Give(ME)
            && now.public().round.winning().is_some_and(|(_, card)| card.suit() == Horseman::Death)
            && legal(now).len() == 6
    });
    let (_, death) = before.public().round.winning().expect("a round was won");
    let name = death.name();
    assert!(goes_to(&screen, death, ME), "FH-7");
    screen.tap(screen.spot(&name));
    assert_eq!(screen.prompt(), t!(text::refused_must_take, card: death));
    screen.tap(screen.spot(&round(&before)[1].name()));
    screen.drag(screen.spot(&name), panel(&screen, Seat(2)));
    assert_eq!(screen.prompt(), t!(text::refused_must_take, card: death));
    assert!(goes_to(&screen, death, ME));
    assert_eq!(screen.position(), before);
}

/// Returns a way to give out a round that causes an event.
fn way_to(position: &Position, wanted: impl Fn(&Event) -> bool) -> Option<Gifts> {
    legal(position).into_iter().find_map(|action| {
        let Action::Give(gifts) = action else { return None };
        let events = position.clone().apply(action).ok()?;
        events.iter().any(&wanted).then_some(gifts)
    })
}

/// Returns the texts on a player's panel.
fn on_panel(screen: &Screen, seat: Seat) -> Vec<String> {
    shown_on_panel(screen, seat).iter().filter_map(Shown::words).collect()
}

/// Returns those of them that are cut off.
fn cut_on_panel(screen: &Screen, seat: Seat) -> Vec<String> {
    let window = screen.app.window().window();
    shown_on_panel(screen, seat).iter().filter_map(|text| text.cut(window)).collect()
}

fn shown_on_panel(screen: &Screen, seat: Seat) -> Vec<Shown> {
    let panel = screen.find(&format!("{}, ", NAMES[seat.index()])).expect("a panel");
    let panel = Frame::of(&panel);
    let found = measure::texts(screen.app.window().window(), |_| true);
    let here = found.into_iter().filter(|text| {
        let item = text.item.upgrade().expect("it is shown");
        let at = item.map_to_window(item.geometry().origin);
        let inside = |from: f32, at: f32, to: f32| from - 1.0 <= at && at <= to;
        inside(panel.left, at.x, panel.right) && inside(panel.top, at.y, panel.bottom)
    });
    here.collect()
}

/// Returns what a seat's cards are worth, as the panels show it.
fn worth(sheet: Option<Sheet>) -> String {
    sheet.map_or("–".into(), |sheet| sheet.total.to_string().replace('-', "−"))
}

/// Every total stays in sight, and shows what the gifts so far change, also for players who get
/// nothing.
#[test]
fn totals_are_shown_before_and_after_the_gifts_so_far() {
    let screen = Screen::open(GAME);
    let changes = |now: &Position, card: Card, seat: Seat| {
        let before = score(&now.public().piles);
        let gifts: Gifts = [(card, seat)].into_iter().collect();
        let after = now.public().piles.preview(ME, &gifts).sheets;
        let totals = Seat::all(4).map(|seat| [before[seat], after[seat]]);
        totals.collect::<Vec<[Option<Sheet>; 2]>>()
    };
    let differs = |[before, after]: &[Option<Sheet>; 2]| worth(*before) != worth(*after);
    // A rival is affected by a gift for another one.
    let third = |now: &Position| {
        let gifts = round(now).into_iter().flat_map(|card| Seat::all(4).map(move |to| (card, to)));
        gifts.into_iter().find(|(card, to)| {
            let changed = changes(now, *card, *to);
            Seat::all(4).any(|seat| seat != *to && seat != ME && differs(&changed[seat.index()]))
        })
    };
    let before = screen.rehearse(new_match(4), |now| gives_freely(now) && third(now).is_some());
    let totals = score(&before.public().piles);
    let sizes = [(360, 640), (390, 844), (1280, 800)];
    let look = |meant: &dyn Fn(Seat) -> String| {
        for (width, height) in sizes {
            screen.resize(width, height);
            screen.wait();
            for seat in Seat::all(4) {
                let (found, meant) = (on_panel(&screen, seat), meant(seat));
                let shown =
                    found.iter().any(|it| it.split(" point").next() == Some(meant.as_str()));
                assert!(shown, "{seat:?} at {width}x{height}: {meant:?} is not in {found:?}");
                let cut = cut_on_panel(&screen, seat);
                assert_eq!(cut, Vec::<String>::new(), "{seat:?} at {width}x{height}");
            }
        }
    };
    look(&|seat| worth(totals[seat]));
    let (card, to) = third(&before).expect("there is one");
    screen.tap(screen.spot(&card.name()));
    screen.tap(panel(&screen, to));
    let changed = changes(&before, card, to);
    look(&|seat| {
        let [now, then] = changed[seat.index()].map(worth);
        if now == then { now } else { format!("{now} → {then}") }
    });
    assert_eq!(screen.position(), before);
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
    let loses = |label: &str| Horseman::ALL.iter().any(|it| label.contains(&format!("{it:?}")));
    let label = screen.label("Berit, ");
    assert!(label.contains("Lost: ") && loses(&label), "{label}");
    assert!(screen.prompt().contains("destroys Berit's"), "{}", screen.prompt());

    screen.app.services().settings.borrow_mut().hints = false;
    screen.app.services().apply_settings();
    assert!(!screen.label("Berit, ").contains("Loses "), "{}", screen.label("Berit, "));
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
    assert!(
        screen.label("Oswald, ").contains(&t!(text::badge_third_death)),
        "{}",
        screen.label("Oswald, ")
    );
    screen.press(&t!(text::give));
    let after =
        screen.until("the cards were given", |now| now.public().phase != before.public().phase);
    assert!(after.public().piles[Seat(2)].out(), "FH-9");
    screen.wait();
    assert!(screen.label("Oswald, ").contains("out of this hand"), "{}", screen.label("Oswald, "));
    let card = after.public().piles[Seat(2)].cards()[0];
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
    screen.press(&t!(text::give));
    screen.until("the cards were given", |now| now.public().phase != before.public().phase);
}

#[test]
fn what_was_said_lasts_when_the_window_changes() {
    let screen = Screen::open(GAME);
    let before = screen.rehearse(new_match(4), gives_freely);
    let cards = round(&before);
    screen.tap(screen.spot(&cards[0].name()));
    screen.tap(panel(&screen, Seat(1)));
    for (width, height) in [(640, 360), (1280, 800), (768, 1024)] {
        screen.resize(width, height);
        screen.wait();
        assert!(goes_to(&screen, cards[0], Seat(1)), "{width} x {height}");
    }
    let Action::Give(gifts) = legal(&before)[9] else { panic!("the player gives") };
    say(&screen, &gifts);
    screen.press(&t!(text::give));
    screen.until("the cards were given", |now| now.public().phase != before.public().phase);
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
    // Enter picks up a card and gives it, and the focus moves to the next.
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
    assert!(screen.find(&t!(text::give)).is_none() && screen.find(&t!(text::clear)).is_none());
    screen.key(Key::DownArrow);
    (0..3).for_each(|_| screen.key(Key::LeftArrow));
    [2, 3, 1].into_iter().for_each(give);
    for (card, seat) in [(1, 2), (2, 3), (3, 1), (0, 0)] {
        assert!(goes_to(&screen, cards[card], Seat(seat)), "{}", cards[card]);
    }
    assert_eq!(screen.position(), before);
    screen.key(Key::Return);
    screen.until("the cards were given", |now| now.public().phase != before.public().phase);
}

#[test]
fn arrows_lead_from_a_card_to_the_players_where_they_sit() {
    let screen = Screen::open(GAME);
    for (width, height) in [(360, 640), (1280, 800)] {
        screen.resize(width, height);
        screen.rehearse(new_match(2), |now| {
            now.public().phase == Phase::Give(ME) && legal(now).len() == 2
        });
        screen.key(Key::RightArrow);
        screen.key(Key::Return);
        screen.key(Key::DownArrow);
        assert!(screen.prompt().contains("keep"), "below sits the player: {}", screen.prompt());
        screen.key(Key::UpArrow);
        screen.key(Key::UpArrow);
        assert!(screen.prompt().contains("Berit"), "above sits the rival: {}", screen.prompt());
    }
}
