//! Tests of challenges and battles (WT-8 to WT-16).

use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Game, Outcome, Seat, Turn};
use cardkeep_core::games::watchtower::{Event, Fight, PairReason, Phase, Position, Side, duel};
use serde_json::json;

use super::support::{
    act, army, bottom, card, cards, fight, fort, legal, legal_with, list, on_campaign, pick, read,
    refused, scene, scene_with_rest, set, shown, turn_of, winners, write,
};

/// Returns how often the seat has challenged for a card.
fn tries(position: &Position, seat: u8, name: &str) -> usize {
    position.public().players[Seat(seat)].tries.of(card(name))
}

#[test]
fn wt8_a_fort_card_of_another_and_one_or_two_cards() {
    let position = set(&["5C", "3C 9C", "TS"], &["KC QC", "4C 6C 8C", "2S 2H"], "");
    let expected = [
        "challenge 1 3C 1",
        "challenge 1 3C 2",
        "challenge 1 9C 1",
        "challenge 1 9C 2",
        "challenge 2 TS 1",
        "challenge 2 TS 2",
    ];
    assert_eq!(legal_with(&position, "challenge"), expected);
    for text in ["0 5C 1", "1 TS 1", "2 9C 1", "1 4C 1", "3 9C 1", "1 3C 3"] {
        assert_eq!(refused(&position, &format!("challenge {text}")), "WT-8");
    }
    assert_eq!(refused(&position, "challenge 1 3C 0"), "WT-15");
}

/// R: at most as many cards as the smaller army has, and the attacker needs one.
#[test]
fn wt8_no_more_cards_than_the_smaller_army_has() {
    let position = set(&["5C", "3C", "TS"], &["KC", "4C 6C 8C", "2S"], "");
    assert_eq!(legal_with(&position, "challenge"), ["challenge 1 3C 1", "challenge 2 TS 1"]);
    assert_eq!(refused(&position, "challenge 1 3C 2"), "WT-8");
    let position = set(&["5C", "3C", "TS"], &["KC QC", "4C 6C 8C", "2S"], "");
    assert_eq!(refused(&position, "challenge 2 TS 2"), "WT-8");
    let position = set(&["5C", "3C", "TS"], &["", "4C 6C 8C", "2S"], "");
    assert!(legal_with(&position, "challenge").is_empty());
    assert_eq!(refused(&position, "challenge 1 3C 1"), "WT-8");
}

#[test]
fn wt8_not_of_a_player_on_campaign() {
    let position = set(&["5C", "3C 3D 3H 3S", "TS"], &["KC", "4C", "2S"], "");
    assert_eq!(legal_with(&position, "challenge"), ["challenge 2 TS 1"]);
    assert_eq!(refused(&position, "challenge 1 3S 1"), "WT-8");
    assert_eq!(refused(&position, "campaign-battle 1"), "WT-20");
}

#[test]
fn wt8_of_a_tower_only_the_top_with_six_or_ten_cards() {
    let double = |army: &str| set(&["5C", "3C 9C 3D"], &[army, "4C 6C 8C"], "");
    let position = double("KC QC JC TC 2C");
    assert_eq!(legal_with(&position, "challenge"), ["challenge 1 9C 1", "challenge 1 9C 2"]);
    assert_eq!(refused(&position, "challenge 1 3D 1"), "WT-8");
    let position = double("KC QC JC TC 2C 2D");
    assert_eq!(legal_with(&position, "challenge").len(), 4);
    assert_eq!(refused(&position, "challenge 1 3C 1"), "WT-8");
    act(&mut position.clone(), "challenge 1 3D 2");

    let triple = |army: &str| set(&["5C", "3C 3H 9C 3D"], &[army, "4C 6C 8C"], "");
    let position = triple("KC QC JC TC 2C 2D 2H 2S 9D");
    assert_eq!(legal_with(&position, "challenge"), ["challenge 1 9C 1", "challenge 1 9C 2"]);
    assert_eq!(refused(&position, "challenge 1 3D 1"), "WT-8");
    let position = triple("KC QC JC TC 2C 2D 2H 2S 9D 9H");
    assert_eq!(legal_with(&position, "challenge").len(), 4);
    assert_eq!(refused(&position, "challenge 1 3H 1"), "WT-8");
}

#[test]
fn wt9_each_picks_blindly_from_the_other_the_defender_first() {
    let mut position = set(&["5C", "3C"], &["KC QC 2C", "4C 6C 8C TD"], "");
    let events = act(&mut position, "challenge 1 3C 2");
    let challenged = Event::Challenged {
        attacker: Seat(0),
        defender: Seat(1),
        card: card("3C"),
        count: 2,
        attempt: 1,
    };
    let held = Event::HeldOut { holder: Seat(0), picker: Seat(1), cards: 3 };
    assert_eq!(events, [challenged, held]);
    assert_eq!(position.public().phase, Phase::Pick(Seat(1)));
    assert_eq!(legal_with(&position, ""), ["pick 1", "pick 2", "pick 3"]);
    for text in ["pick 0", "pick 4", "end-turn", "place KC"] {
        assert_eq!(refused(&position, text), "WT-9");
    }
    let events = act(&mut position, "pick 2");
    assert_eq!(events, [Event::Picked { picker: Seat(1), holder: Seat(0), place: 2 }]);
    assert_eq!(legal_with(&position, ""), ["pick 1", "pick 3"]);
    assert_eq!(refused(&position, "pick 2"), "WT-9");
    let events = act(&mut position, "pick 1");
    assert_eq!(events[1], Event::HeldOut { holder: Seat(1), picker: Seat(0), cards: 4 });
    assert_eq!(position.public().phase, Phase::Pick(Seat(0)));
    act(&mut position, "pick 4");
    assert_eq!(legal_with(&position, ""), ["pick 1", "pick 2", "pick 3"]);
    act(&mut position, "pick 1");
    assert!(position.contest().is_none());
}

#[test]
fn wt9_each_card_goes_against_one_in_order_of_picking() {
    let mut position = set(&["5C", "3C"], &["9C 2C", "4C 8C"], "");
    let events = fight(&mut position, "challenge 1 3C 2", "2C 9C", "8C 4C");
    let pair = |pair, attacking, defending, winner| Event::PairTurned {
        pair,
        attacking: card(attacking),
        defending: card(defending),
        winner: Some(Seat(winner)),
        why: PairReason::Higher,
    };
    assert_eq!(events[1], pair(1, "2C", "8C", 1));
    assert_eq!(events[2], pair(2, "9C", "4C", 0));
    let turned = position.public().turned;
    assert_eq!((&*turned[Seat(0)], &*turned[Seat(1)]), (&*list("2C 9C"), &*list("8C 4C")));
}

/// R: the card at a place comes from the seed, as a fair draw.
#[test]
fn wt9_the_cards_held_out_are_shuffled() {
    let mut places = [[0; 4]; 2];
    for seed in 0..1000 {
        let mut json = scene(&["5C", "3C"], &["9C 2C KD 8D", "4C 8C TC AD"], "");
        json["seed"] = json!(seed);
        let mut position = read(&json).expect("a position");
        act(&mut position, "challenge 1 3C 1");
        let place = |position: &Position, name| {
            let held = position.contest().expect("cards are held out").held();
            held.iter().position(|held| *held == card(name)).expect(name)
        };
        places[0][place(&position, "9C")] += 1;
        act(&mut position, "pick 1");
        places[1][place(&position, "AD")] += 1;
    }
    assert!(places.iter().flatten().all(|count| (190..310).contains(count)), "{places:?}");
}

#[test]
fn wt10_higher_wins_equal_is_drawn_and_sevens_attack() {
    for attacking in Card::all() {
        for defending in Card::all().filter(|card| *card != attacking) {
            let (winner, why) = duel(attacking, defending);
            let ranks = (attacking.rank().letter(), defending.rank().letter());
            let expected = match ranks {
                ('7', _) => (Some(Side::Attacker), PairReason::AttackingSeven),
                (_, '7') => (Some(Side::Attacker), PairReason::DefendingSeven),
                (one, other) if one == other => (None, PairReason::Equal),
                _ if attacking.rank() > defending.rank() => {
                    (Some(Side::Attacker), PairReason::Higher)
                }
                _ => (Some(Side::Defender), PairReason::Higher),
            };
            assert_eq!((winner, why), expected, "{attacking} {defending}");
        }
    }
    // S: beats any card, loses to any card; R: of two, the attacker's wins; aces are high.
    for (attacking, defending, winner) in [
        ("7C", "AD", Some(Side::Attacker)),
        ("2C", "7D", Some(Side::Attacker)),
        ("7C", "7D", Some(Side::Attacker)),
        ("KC", "AD", Some(Side::Defender)),
        ("AC", "AD", None),
    ] {
        assert_eq!(duel(card(attacking), card(defending)).0, winner);
    }
}

#[test]
fn wt11_the_side_with_more_pairs_wins_the_battle() {
    let cases = [
        // Two pairs, one and a tie, one each, two ties, a tie and a loss.
        ("9C 8C", "4D 5D", [2, 0], Some(0)),
        ("9C 8C", "4D 8D", [1, 0], Some(0)),
        ("9C 3D", "4D 8D", [1, 1], None),
        ("9C 8C", "9D 8D", [0, 0], None),
        ("9C 3D", "9D 8D", [0, 1], Some(1)),
        ("3D 4C", "9D 8D", [0, 2], Some(1)),
        ("7C 3D", "AD 8D", [1, 1], None),
        ("2C 3D", "7D 7H", [2, 0], Some(0)),
    ];
    for (attacking, defending, pairs, winner) in cases {
        let mut position = set(&["5C", "3C"], &[attacking, defending], "");
        let events = fight(&mut position, "challenge 1 3C 2", attacking, defending);
        let expected = Event::BattleEnded {
            attacker: Seat(0),
            defender: Seat(1),
            pairs,
            winner: winner.map(Seat),
        };
        assert!(events.contains(&expected), "{attacking} against {defending}: {events:?}");
    }
}

#[test]
fn wt12_the_winner_takes_all_fighting_cards() {
    let armies = ["9C 8C 2D", "4D 8D 6D"];
    let mut position = set(&["5C", "3C"], &armies, "");
    let events = fight(&mut position, "challenge 1 3C 2", "9C 8C", "4D 8D");
    assert_eq!(army(&position, 0), cards("9C 8C 2D 4D 8D 3C"));
    assert_eq!(army(&position, 1), cards("6D"));
    assert!(events.contains(&Event::Captured { card: card("4D"), from: Seat(1), to: Seat(0) }));
    assert!(events.contains(&Event::Returned { card: card("9C"), to: Seat(0) }));
    // The defender wins.
    let mut position = set(&["5C", "3C"], &armies, "TS");
    fight(&mut position, "challenge 1 3C 2", "2D 8C", "4D 8D");
    assert_eq!(army(&position, 1), cards("2D 8C 4D 8D 6D TS"), "and a new turn's card");
    assert_eq!(army(&position, 0), cards("9C"));
    assert_eq!(fort(&position, 1), list("3C"));
}

#[test]
fn wt12_on_a_draw_all_go_back_to_their_owners() {
    let mut position = set(&["5C", "3C"], &["9C 8C 2D", "4D 8D 6D"], "TS");
    fight(&mut position, "challenge 1 3C 2", "9C 2D", "4D 8D");
    assert_eq!(army(&position, 0), cards("9C 8C 2D"));
    assert_eq!(army(&position, 1), cards("4D 8D 6D TS"));
    assert_eq!(fort(&position, 1), list("3C"));
    assert_eq!(shown(&position, 0), cards("9C 2D"), "everybody has seen them");
    assert!(position.public().won.is_empty(), "and nobody has won them");
}

/// High cards that fought go under the barracks whatever the outcome, pair by pair.
#[test]
fn wt12_high_cards_that_fought_go_under_the_barracks() {
    // Won, tied and lost.
    for (attacking, defending, kept) in [
        ("AC 9C", "KD 2D", Some("9C 2D 3C")),
        ("AC 9C", "AD 9D", Some("9C")),
        ("JC 9C", "KD TD", None),
    ] {
        let mut position = set(&["5C", "3C"], &[attacking, defending], "4S");
        let events = fight(&mut position, "challenge 1 3C 2", attacking, defending);
        let [low, high] = [list(attacking)[0], list(defending)[0]];
        // The attacker's went first, so it is above the defender's.
        let found = position.barracks().cards();
        assert_eq!(found[..2], [high, low], "{attacking} {defending}");
        assert!(position.barracks().open().contains(low));
        assert!(events.contains(&Event::Retired { card: high, seat: Seat(1) }));
        if let Some(kept) = kept {
            assert_eq!(army(&position, 0), cards(kept));
        } else {
            assert!(army(&position, 0).is_empty());
        }
    }
}

#[test]
fn wt12_high_cards_of_a_player_on_campaign_stay() {
    let forts = ["5C 5D 5H 5S", "3C"];
    let mut position = set(&forts, &["AC 9C", "KD 2D"], "");
    fight(&mut position, "challenge 1 3C 2", "AC 9C", "KD 2D");
    assert_eq!(army(&position, 0), cards("AC 9C 2D 3C"));
    assert_eq!(bottom(&position, 1), list("KD"), "its owner is not on campaign");
    // The winner takes the high cards of a losing player on campaign.
    let mut position = set(&forts, &["QC 9C 8C", "KD TD"], "4S");
    fight(&mut position, "challenge 1 3C 2", "QC 9C", "KD TD");
    assert_eq!(army(&position, 1), cards("QC 9C TD 4S"));
    assert_eq!(army(&position, 0), cards("8C"));
    assert_eq!(bottom(&position, 1), list("KD"));
}

#[test]
fn wt13_the_winner_takes_the_fort_card_and_goes_on() {
    let mut position = set(&["5C", "3C 2H"], &["9C 8C", "4D 8D"], "KS QS");
    let events = fight(&mut position, "challenge 1 3C 1", "9C", "4D");
    let taken = Event::FortCardTaken { card: card("3C"), from: Seat(1), to: Seat(0) };
    assert_eq!(events.last(), Some(&taken));
    assert_eq!((fort(&position, 1), army(&position, 0)), (list("2H"), cards("9C 8C 4D 3C")));
    assert_eq!(turn_of(&position), Some(0));
    act(&mut position, "place 3C");
    act(&mut position, "burn 3C");
    act(&mut position, "place 4D");
    assert_eq!(refused(&position, "burn 5C"), "WT-6");
    act(&mut position, "end-turn");
}

#[test]
fn wt13_a_card_is_burned_once_a_turn_before_or_after_the_challenge() {
    let mut position = set(&["5C 6S", "3C 2H"], &["9C 8C", "4D 8D"], "KS QS");
    act(&mut position, "burn 6S");
    fight(&mut position, "challenge 1 3C 1", "9C", "4D");
    assert_eq!(refused(&position, "burn 5C"), "WT-6");
    assert!(legal_with(&position, "place").len() > 3);
}

#[test]
fn wt14_the_same_attacker_challenges_for_a_card_three_times() {
    let mut position = set(&["5C 5D", "3C 2H"], &["9C 8C 4H 4S", "4D 8D TC"], "");
    for attempt in 1..=3 {
        assert_eq!(tries(&position, 0, "3C"), attempt - 1);
        let events = act(&mut position, "challenge 1 3C 1");
        let Event::Challenged { attempt: told, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!(usize::from(told), attempt);
        pick(&mut position, "4H");
        pick(&mut position, "4D");
        act(&mut position, "end-turn");
    }
    // R: a third challenge that is tied leaves the card, and this attacker can't challenge again.
    assert_eq!((fort(&position, 1), tries(&position, 0, "3C")), (list("3C 2H"), 3));
    assert_eq!(refused(&position, "challenge 1 3C 1"), "WT-14");
    let others = ["challenge 1 2H 1", "challenge 1 2H 2"];
    assert_eq!(legal_with(&position, "challenge"), others);
}

#[test]
fn wt14_challenges_of_others_do_not_count() {
    let mut json = scene(&["5C 5D", "3C 2H", "6D"], &["9C 8C", "4D 8D", "TC TD"], "");
    json["players"][0]["tries"] = json!([["3C"], ["3C"], ["3C"]]);
    let mut position = read(&json).expect("a position");
    assert_eq!(refused(&position, "challenge 1 3C 1"), "WT-14");
    act(&mut position, "end-turn");
    act(&mut position, "end-turn");
    fight(&mut position, "challenge 1 3C 1", "TC", "8D");
    assert!(fort(&position, 1) == list("2H"));
    assert_eq!(tries(&position, 0, "3C"), 0, "the card left the fort");
}

/// Returns a position in which seat 0 has challenged twice for the 3C.
fn twice(forts: &[&str], armies: &[&str], next: &str) -> Position {
    let mut json = scene(forts, armies, next);
    json["players"][0]["tries"] = json!([["3C"], ["3C"], []]);
    read(&json).expect("a position")
}

#[test]
fn wt14_who_loses_the_third_time_costs_the_defender_the_card() {
    let mut position = twice(&["5C 5D", "3C 2H"], &["9C 4C", "TD 8D"], "QS 6S");
    let events = fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    let sunk = Event::FortCardSunk { card: card("3C"), seat: Seat(1) };
    let filled = Event::FortFilled { seat: Seat(1), card: card("QS"), height: 1 };
    assert!(events.contains(&sunk) && events.contains(&filled));
    assert_eq!(fort(&position, 1), list("2H QS"));
    assert_eq!(bottom(&position, 1), list("3C"));
    assert!(position.barracks().open().contains(card("3C")));
    assert_eq!(tries(&position, 0, "3C"), 0);
    assert_eq!((turn_of(&position), army(&position, 1)), (Some(1), cards("9C TD 8D 6S")));
}

#[test]
fn wt14_a_third_challenge_that_is_won_takes_the_card() {
    let mut position = twice(&["5C 5D", "3C 2H"], &["9C 4C", "TD 8D"], "QS 6S");
    fight(&mut position, "challenge 1 3C 1", "9C", "8D");
    assert!(army(&position, 0).contains(card("3C")));
    assert_eq!(fort(&position, 1), list("2H"));
}

/// R: the cards that fought go first, so a high card may become the new fort card if the barracks
/// were empty.
#[test]
fn wt14_with_empty_barracks_what_was_put_there_comes_back() {
    let mut json = scene_with_rest(&["5C 5D", "3C 2H"], &["JC 4C", "KD 8D"], "", 0);
    json["players"][0]["tries"] = json!([["3C"], ["3C"], []]);
    let mut position = read(&json).expect("a position");
    fight(&mut position, "challenge 1 3C 1", "JC", "KD");
    assert_eq!(fort(&position, 1), list("2H JC"));
    // The defender's king was next, and it picked that up.
    assert_eq!(shown(&position, 1), cards("KD"));
    assert_eq!(position.barracks().cards(), list("3C"));

    let mut json = scene_with_rest(&["5C 5D", "3C 2H"], &["9C 4C", "TD 8D"], "", 0);
    json["players"][0]["tries"] = json!([["3C"], ["3C"], []]);
    let mut position = read(&json).expect("a position");
    fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    assert_eq!(fort(&position, 1), list("2H 3C"), "nothing else lay there");
    assert_eq!(tries(&position, 0, "3C"), 0);
}

#[test]
fn wt14_the_new_fort_card_may_complete_a_watchtower_wt17() {
    let mut position = twice(&["5C 5D", "3C 2H 2D 2C"], &["9C 4C", "TD 8D"], "2S 6S");
    let events = fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    assert!(events.contains(&Event::FortFilled { seat: Seat(1), card: card("2S"), height: 4 }));
    assert!(events.contains(&Event::FreeForAll { builder: Seat(1), card: card("2S") }));
    let fight = Fight::FreeForAll { builder: Seat(1), prize: card("2S") };
    assert_eq!(position.contest().expect("a free-for-all").fight(), fight);
    // The builder's card is picked first, by the player before it, who is the attacker.
    assert_eq!(position.public().phase, Phase::Pick(Seat(0)));
    pick(&mut position, "TD");
    pick(&mut position, "4C");
    assert!(on_campaign(&position, 1));
    assert_eq!(turn_of(&position), Some(1), "the attacker's turn is over");
    assert_eq!(army(&position, 1), cards("TD 8D 9C"), "on campaign nothing is picked up");
}

#[test]
fn wt15_from_a_defender_without_an_army_the_card_is_taken() {
    let mut position = set(&["5C", "3C 2H"], &["9C 8C", ""], "");
    assert_eq!(legal_with(&position, "challenge"), ["challenge 1 2H 0", "challenge 1 3C 0"]);
    assert_eq!(refused(&position, "challenge 1 3C 1"), "WT-15");
    let events = act(&mut position, "challenge 1 3C 0");
    let taken = Event::FortCardTaken { card: card("3C"), from: Seat(1), to: Seat(0) };
    assert_eq!(events.last(), Some(&taken));
    assert_eq!(army(&position, 0), cards("9C 8C 3C"));
    // It counts as won, and the turn continues as after a won battle (WT-13).
    assert!(position.public().won.contains(card("3C")));
    assert_eq!(turn_of(&position), Some(0));
    assert_eq!(refused(&position, "challenge 1 2H 0"), "WT-7");
    act(&mut position, "place 3C");
}

/// S: the six and ten still apply. R: for a single card the attacker needs no army.
#[test]
fn wt15_towers_still_need_six_and_ten() {
    let position = set(&["5C", "3C 3D 9H 9S 9D 2H"], &["", ""], "");
    assert_eq!(legal_with(&position, "challenge"), ["challenge 1 2H 0"]);
    assert_eq!(refused(&position, "challenge 1 3D 0"), "WT-8");
    act(&mut position.clone(), "challenge 1 2H 0");
    let position = set(&["5C", "3C 3D 9H 9S 9D 2H"], &["KC QC JC TC 2C 2D", ""], "");
    assert_eq!(legal_with(&position, "challenge"), ["challenge 1 2H 0", "challenge 1 3D 0"]);
    assert_eq!(refused(&position, "challenge 1 9D 0"), "WT-8");
    let ten = "KC QC JC TC 2C 2D 4C 4D 4H 4S";
    let position = set(&["5C", "3C 3D 9H 9S 9D 2H"], &[ten, ""], "");
    assert_eq!(legal_with(&position, "challenge").len(), 3);
}

#[test]
fn wt16_who_loses_without_a_fort_card_is_out() {
    let mut position = set(&["", "3C 2H", "8S"], &["9C 4C JD 6H", "TD 8D", "QD"], "");
    let events = fight(&mut position, "challenge 1 3C 2", "9C JD", "TD 8D");
    assert!(!events.iter().any(|event| matches!(event, Event::WentOut { .. })), "a draw");

    let mut position = set(&["", "3C 2H", "8S"], &["9C 4C JD 6H", "TD 8D", "QD"], "");
    let events = fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    assert!(events.contains(&Event::WentOut { seat: Seat(0), cards: 3 }));
    let player = &position.public().players[Seat(0)];
    assert!(player.out && player.army.is_empty() && player.fort.is_empty());
    let sunk: cardkeep_core::cards::CardSet = bottom(&position, 3).into_iter().collect();
    assert_eq!(sunk, cards("4C JD 6H"));
    assert_eq!(army(&position, 1).minus(cards("TD 8D 9C")).len(), 1, "a new turn");
    // It is skipped from now on.
    act(&mut position, "end-turn");
    act(&mut position, "end-turn");
    assert_eq!(turn_of(&position), Some(1));
    assert_eq!(refused(&position, "challenge 0 3C 1"), "WT-8");
}

/// R: the army goes under the barracks shuffled.
#[test]
fn wt16_the_army_of_who_is_out_is_shuffled() {
    let mut lowest = [0; 3];
    for seed in 0..300 {
        let mut json = scene(&["", "3C 2H", "8S"], &["9C 4C JD 6H", "TD 8D", "QD"], "");
        json["seed"] = json!(seed);
        let mut position = read(&json).expect("a position");
        fight(&mut position, "challenge 1 3C 1", "9C", "TD");
        let bottom = bottom(&position, 1)[0];
        let which = list("4C JD 6H").iter().position(|card| *card == bottom);
        lowest[which.expect("a card of the army")] += 1;
    }
    assert!(lowest.iter().all(|count| (60..140).contains(count)), "{lowest:?}");
}

#[test]
fn wt16_the_last_player_left_wins() {
    let mut position = set(&["", "3C 2H"], &["9C 4C JD 6H", "TD 8D"], "");
    let events = fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    assert!(matches!(events.last(), Some(Event::Ended { .. })));
    assert_eq!(winners(&position), [1]);
    assert!(legal(&position).is_empty());
    assert_eq!(refused(&position, "end-turn"), "WT-22");
}

/// A defender has a fort card in the battle, even if it is the last one and is lost by it.
#[test]
fn wt16_the_last_fort_card_lost_is_not_the_end() {
    let mut position = set(&["5C", "3C"], &["9C 8C", "4D 8D"], "");
    fight(&mut position, "challenge 1 3C 1", "9C", "4D");
    assert!(fort(&position, 1).is_empty() && !position.public().players[Seat(1)].out);
    act(&mut position, "end-turn");
    assert_eq!(turn_of(&position), Some(1));
}

/// R: and no one can challenge a player whose fort is empty.
#[test]
fn wt16_an_empty_fort_cannot_be_challenged() {
    let position = set(&["5C", ""], &["9C 8C", "4D 8D"], "");
    assert!(legal_with(&position, "challenge").is_empty());
    assert_eq!(refused(&position, "challenge 1 4D 1"), "WT-8");
}

/// The third lost challenge of a player without a fort card: the defender's new card comes before
/// the eliminated player's army goes under the barracks.
#[test]
fn wt16_out_with_a_third_lost_challenge_wt14() {
    let forts = ["", "3C 2H 2D 2C", "8S"];
    let mut position = twice(&forts, &["9C 4C", "TD 8D", "QD"], "2S 6S");
    let events = fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("it happens");
    let filled = at(&|event| matches!(event, Event::FortFilled { .. }));
    let out = at(&|event| matches!(event, Event::WentOut { .. }));
    let free = at(&|event| matches!(event, Event::FreeForAll { .. }));
    assert!(filled < out && out < free);
    // The previous player in turn order who is still in.
    assert_eq!(position.public().phase, Phase::Pick(Seat(2)));
    pick(&mut position, "TD");
    pick(&mut position, "QD");
    assert_eq!(army(&position, 2), cards("QD 2S"), "it won the card in the middle");
    assert_eq!(turn_of(&position), Some(1), "the next one's turn");
    assert_eq!(army(&position, 1), cards("TD 8D 9C 6S"));
}

/// WT-16 with WT-14: no card is lost when the last rival is eliminated over a watchtower's would-be
/// fourth card.
#[test]
fn wt16_the_last_rival_out_with_a_third_lost_challenge() {
    let forts = ["", "9C 9D 9S 4C"];
    let mut json = scene(&forts, &["2C 3C", "TC TD TH"], "9H KD");
    json["players"][0]["tries"] = json!([["4C"], ["4C"], []]);
    let mut position = read(&json).expect("a position");
    fight(&mut position, "challenge 1 4C 1", "2C", "TC");
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(1)])));
    assert_eq!(read(&write(&position)).as_ref(), Ok(&position), "every card is somewhere (C-3)");
    assert_eq!(position.public().players[Seat(1)].fort.set(), cards("9C 9D 9S 9H"));
}
