//! Tests of the notation of actions in Watchtower.

use cardkeep_core::engine::{Game, Refusal, Seat};
use cardkeep_core::games::watchtower::Action;

use super::support::{card, set};

#[test]
fn actions_have_a_notation() {
    for (text, action) in [
        ("burn 5H", Action::Burn(card("5H"))),
        ("skip-burn", Action::SkipBurn),
        ("place TS", Action::Place(card("TS"))),
        ("challenge 1 KD 2", Action::Challenge(Seat(1), card("KD"), 2)),
        ("campaign-battle 3", Action::CampaignBattle(Seat(3))),
        ("pick 12", Action::Pick(12)),
        ("end-turn", Action::EndTurn),
    ] {
        assert_eq!(text.parse(), Ok(action));
        assert_eq!(action.to_string(), text);
    }
    assert_eq!(Action::Burn(card("5H")).card(), Some(card("5H")));
    assert_eq!(Action::EndTurn.card(), None);
}

#[test]
fn text_that_is_no_action_says_what_is_expected() {
    for text in [
        "",
        "burn",
        "burn 1H",
        "burn 5H 6H",
        "skip",
        "place",
        "challenge 1 KD",
        "challenge +1 KD 1",
        "challenge 1 KD 01",
        "challenge 1 KD 300",
        "campaign-battle",
        "pick",
        "pick -1",
        "pick 999",
        "end",
    ] {
        let error = text.parse::<Action>().expect_err(text).to_string();
        assert!(error.contains("expected"), "{error}");
    }
}

/// WT-8: a nonexistent seat can be written, and is refused.
#[test]
fn nobody_is_challenged_who_is_not_at_the_table() {
    let position = set(&["2C", "4C"], &["7H", "KC"], "AC AD");
    for text in ["challenge 4 KD 1", "campaign-battle 9"] {
        let action = text.parse().expect("an action");
        assert_eq!(position.check(action).map_err(|refused| refused.rule()), Err("WT-8"), "{text}");
    }
}
