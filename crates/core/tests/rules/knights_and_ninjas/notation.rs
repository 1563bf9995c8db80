//! Tests of the notation of cards and actions (C-7).

use cardkeep_core::games::knights_and_ninjas::{Action, Card, Force, PlayedCard};

#[test]
fn cards_are_their_names() {
    for card in Card::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
        if card != Card::Jester {
            let (plain, jester) = (PlayedCard::plain(card), PlayedCard::jester(card));
            assert_eq!((plain.card(), jester.card()), (card, Card::Jester));
            assert_eq!(jester.to_string(), format!("jester:{card}"));
            assert_eq!(jester.to_string().parse(), Ok(jester));
        }
    }
    for text in ["", "Knight", "knights", "jester:", "jester:jester", "knight "] {
        assert!(text.parse::<PlayedCard>().is_err(), "“{text}”");
    }
    assert!("jester".parse::<PlayedCard>().is_err(), "a jester is announced as something");
}

#[test]
fn actions_read_as_they_are_written() {
    for text in [
        "attack 3 knight",
        "attack 0 jester:dragon",
        "revolt 1 7",
        "revolt 5 2+jester",
        "revolt 5 0+jester+jester",
        "pre 2 ladder",
        "pre 2 jester:catapult",
        "send-archer 4",
        "fortify castle",
        "fortify jester:minstrel",
        "special herald",
        "special merchant 2",
        "special jester:monk",
        "respond executioner",
        "respond jester:traitor",
        "respond peasants 2",
        "respond peasants 1+jester",
        "accept",
        "highwayman",
        "jester:highwayman",
        "let-go",
        "show jester",
        "take 3 jester",
        "pay-gems",
        "pay-card peasant",
        "discard jester",
        "end-turn",
        "pass",
        "keep",
        "give",
        "redraft",
    ] {
        assert_eq!(text.parse::<Action>().expect(text).to_string(), text);
    }
}

#[test]
fn text_that_is_no_action_says_what_is_expected() {
    for text in [
        "",
        "attack",
        "attack knight",
        "attack 6 knight",
        "attack +1 knight",
        "attack 1 jester",
        "revolt 1",
        "revolt 1 1",
        "revolt 1 0",
        "revolt 1 1+",
        "revolt 1 2+jester+jester+jester",
        "revolt 1 15",
        "revolt 1 02",
        "revolt 1 0+jester",
        "respond",
        "respond peasants",
        "respond peasants 1",
        "respond peasants 1+castle",
        "special merchant x",
        "take king",
        "show king soldier",
        "pay-card",
        "highwayman jester",
        "keep it",
    ] {
        let error = text.parse::<Action>().expect_err(text).to_string();
        assert!(error.contains("expected"), "{error}");
    }
}

#[test]
fn a_force_is_a_card_or_peasants_together() {
    assert_eq!(Force::peasants(0, 0), None);
    assert_eq!(Force::peasants(15, 0), None);
    assert_eq!(Force::peasants(1, 3), None);
    let revolt = Force::peasants(2, 1).expect("three peasants");
    assert_eq!((revolt.strength(), revolt.size(), revolt.jesters()), (3, 3, 1));
    assert_eq!((revolt.guise(), revolt.to_string()), (None, "peasants 2+jester".into()));
    let single = Force::peasants(0, 1).expect("one");
    assert_eq!(single.guise(), Some(PlayedCard::jester(Card::Peasant)));
    assert_eq!(single, PlayedCard::jester(Card::Peasant).into());
}
