//! Tests of the notation of actions, and of the preview of gifts.

use cardkeep_core::engine::{Game, Turn};
use cardkeep_core::games::four_horsemen::{Action, Event, Gifts};

use super::support::random_matches;

#[test]
fn a_preview_is_what_the_gifts_do() {
    random_matches(3, |before, action, after, events| {
        let (Action::Give(gifts), Turn::Seat(winner)) = (action, before.turn()) else { return };
        let preview = before.view(winner).public.piles.preview(winner, &gifts);
        assert_eq!(events[..preview.events.len()], preview.events);
        match &events[preview.events.len()..] {
            [Event::HandEnded { sheets, .. }, ..] => assert_eq!(*sheets, preview.sheets),
            rest => assert!(rest.is_empty() && after.public().piles == preview.piles),
        }
        // A gift has the same effect alone as among the others.
        for (card, seat) in gifts.iter() {
            let alone = Gifts::default().with(card, seat);
            let alone = before.public().piles.preview(winner, &alone);
            assert_eq!(alone.piles[seat], preview.piles[seat]);
        }
    });
}

#[test]
fn gifts_are_read_in_any_order() {
    let read = |text: &str| text.parse::<Action>().expect(text);
    let action = read("give 3W>1 1D>0 1F>2");
    assert_eq!(action, read("give 1F>2 3W>1 1D>0"));
    assert_eq!(action.to_string(), "give 1D>0 3W>1 1F>2");
}

#[test]
fn text_that_is_no_action_says_what_is_expected() {
    for text in [
        "",
        "play",
        "play 7W",
        "play 3W 4W",
        "fate",
        "give",
        "give 3W",
        "give 3W>4",
        "give 3W>+1",
        "give 3W>1 4W>1",
        "give 3W>1,1F>0",
        "take 3W",
    ] {
        let error = text.parse::<Action>().expect_err(text).to_string();
        assert!(error.contains("expected"), "{error}");
    }
}

/// A pile depends on its own cards alone, in their order (FH-8), so the last gifts can be taken away.
#[test]
fn the_piles_before_a_round_follow_from_those_after_its_gifts() {
    let mut struck = 0;
    for seats in 2..=4 {
        random_matches(seats, |before, action, _, _| {
            let (Action::Give(gifts), Turn::Seat(winner)) = (action, before.turn()) else { return };
            let was = before.public().piles;
            let (mut piles, mut given) = (was, was);
            piles.give(winner, &gifts, |event, piles| match event {
                Event::Eliminated { .. } => {}
                event => {
                    struck += u32::from(matches!(event, Event::Destroyed { .. }));
                    given = *piles;
                }
            });
            assert_eq!(given.before_round(), was);
        });
    }
    assert!(struck > 50, "{struck}");
}
