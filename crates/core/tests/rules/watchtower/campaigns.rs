//! Tests of watchtowers, free-for-alls and campaigns (WT-17 to WT-21).

use cardkeep_core::cards::CardSet;
use cardkeep_core::engine::{Game, Seat};
use cardkeep_core::games::watchtower::{Event, Fight, Phase};
use serde_json::json;

use super::support::{
    act, all_fight, army, bottom, card, cards, fight, fort, legal_with, list, on_campaign, pick,
    read, refused, scene, scene_with_rest, set, shown, turn_of, winners, write,
};

#[test]
fn wt17_a_completing_card_from_the_barracks_is_fought_for() {
    let forts = ["5C 9D 5D 5H", "3C 2H"];
    // In the army from the deal or a draw, or picked up by burning.
    let dealt = set(&forts, &["5S 8C", "TD 8D"], "");
    let mut burned = set(&forts, &["8C", "TD 8D"], "5S");
    act(&mut burned, "burn 9D");
    for mut position in [dealt, burned] {
        let events = act(&mut position, "place 5S");
        assert_eq!(events[0], Event::Placed { seat: Seat(0), card: card("5S"), height: 4 });
        assert_eq!(events[1], Event::FreeForAll { builder: Seat(0), card: card("5S") });
        assert_eq!(position.in_the_middle(), Some(card("5S")));
        assert!(!fort(&position, 0).contains(&card("5S")));
        assert!(!on_campaign(&position, 0));
    }
}

#[test]
fn wt17_a_completing_card_won_in_a_battle_starts_the_campaign_at_once() {
    let forts = ["5C 9D 5D 5H", "3C 5S"];
    // The fort card of a challenge.
    let mut position = set(&forts, &["9C 8C", "4D 8D"], "");
    fight(&mut position, "challenge 1 5S 1", "9C", "4D");
    let events = act(&mut position, "place 5S");
    let began =
        Event::CampaignBegan { seat: Seat(0), tower: cards("5C 5D 5H 5S"), gathered: cards("9D") };
    assert_eq!(events[1], began);
    assert!(on_campaign(&position, 0));
    // A card that fought against it.
    let mut position = set(&["5C 9D 5D 5H", "3C"], &["9C 8C", "5S 8D"], "");
    fight(&mut position, "challenge 1 3C 1", "9C", "5S");
    act(&mut position, "place 5S");
    assert!(on_campaign(&position, 0));
    // One taken from a player without an army.
    let mut position = set(&forts, &["9C 8C", ""], "");
    act(&mut position, "challenge 1 5S 0");
    act(&mut position, "place 5S");
    assert!(on_campaign(&position, 0));
}

/// Its own card that the winner gets back was not won, and one that came from the barracks again no
/// longer counts as won.
#[test]
fn wt17_what_is_not_won_in_a_battle() {
    let mut position = set(&["5C 9D 5D 5H", "3C"], &["5S 8C", "2D 8D"], "");
    fight(&mut position, "challenge 1 3C 1", "5S", "2D");
    assert_eq!(position.public().won, cards("2D 3C"));
    let events = act(&mut position, "place 5S");
    assert!(matches!(events[1], Event::FreeForAll { .. }));

    let mut json = scene_with_rest(&["5C 9D 5D 5H 5S", "3C"], &["8C", "4C"], "9S", 1);
    let moved = json["players"][0]["fort"].as_array_mut().and_then(Vec::pop).expect("a card");
    json["players"][0]["fort"] = json!(["5C", "5D", "9D", "5S"]);
    json["players"][1]["army"].as_array_mut().expect("a list").push(json!("5H"));
    assert_eq!(moved, json!("5S"));
    json["won"] = json!(["5S"]);
    let mut position = read(&json).expect("a position");
    act(&mut position, "burn 5S");
    assert!(position.public().won.is_empty(), "it has gone under the barracks");
}

#[test]
fn wt17_a_card_won_in_a_free_for_all_is_not_won_in_a_battle() {
    let mut position = set(&["5C 9D 5D 5H", "3C"], &["5S 8C", "TD 8D"], "");
    act(&mut position, "place 5S");
    all_fight(&mut position, "8C TD");
    assert_eq!(army(&position, 1), cards("TD 8D 5S"));
    assert!(position.public().won.is_empty());
}

/// Each player in turn from the builder; the card is picked by the previous player.
#[test]
fn wt18_the_player_before_it_picks() {
    let forts = ["5C 5D 5H", "3C", "4C", "6C"];
    let mut position = set(&forts, &["5S 8C 9C", "TD 8D", "JD", "QH 2S"], "");
    let events = act(&mut position, "place 5S");
    assert_eq!(events[2], Event::HeldOut { holder: Seat(0), picker: Seat(3), cards: 2 });
    assert_eq!(refused(&position, "pick 3"), "WT-18");
    assert_eq!(refused(&position, "end-turn"), "WT-9");
    for (holder, picker, name) in [(0, 3, "9C"), (1, 0, "8D"), (2, 1, "JD"), (3, 2, "2S")] {
        assert_eq!(position.public().phase, Phase::Pick(Seat(picker)));
        assert_eq!(position.contest().expect("a free-for-all").holder(), Seat(holder));
        pick(&mut position, name);
    }
    let turned = position.public().turned;
    let picked: Vec<_> = Seat::all(4).map(|seat| turned[seat][0]).collect();
    assert_eq!(picked, list("9C 8D JD 2S"));
}

#[test]
fn wt18_the_highest_takes_the_card_and_all_keep_their_own() {
    let forts = ["5C 5D 5H", "3C", "4C"];
    let armies = ["5S 8C", "TD 8D", "JD"];
    let mut position = set(&forts, &armies, "");
    act(&mut position, "place 5S");
    let events = all_fight(&mut position, "8C TD JD");
    let won =
        Event::FreeForAllWon { builder: Seat(0), winner: Seat(2), card: card("5S"), tied: false };
    assert_eq!(events.last(), Some(&won));
    assert_eq!(army(&position, 0), cards("8C"));
    assert_eq!(army(&position, 1), cards("TD 8D"));
    assert_eq!(army(&position, 2), cards("JD 5S"));
    assert_eq!(shown(&position, 2), cards("JD 5S"), "everybody has seen them");
    assert_eq!(fort(&position, 0), list("5C 5D 5H"));
    assert_eq!(turn_of(&position), Some(0), "the turn goes on");

    let mut position = set(&forts, &["5S AC", "TD 8D", "JD"], "");
    act(&mut position, "place 5S");
    all_fight(&mut position, "AC TD JD");
    assert!(on_campaign(&position, 0));
    assert_eq!(fort(&position, 0), list("5C 5D 5H 5S"));
    assert_eq!(army(&position, 0), cards("AC"), "a high card stays, too");
    assert_eq!(turn_of(&position), Some(0), "it may still challenge");
    assert_eq!(legal_with(&position, "challenge").len(), 2);
}

/// R: a 7 is just a 7.
#[test]
fn wt18_a_seven_is_just_a_seven() {
    let mut position = set(&["5C 5D 5H", "3C", "4C"], &["5S 7C", "TD 8D", "7D"], "");
    act(&mut position, "place 5S");
    all_fight(&mut position, "7C 8D 7D");
    assert_eq!(army(&position, 1), cards("TD 8D 5S"));
}

#[test]
fn wt18_players_without_army_cards_sit_out() {
    let forts = ["5C 5D 5H", "3C", "4C"];
    // The builder itself: its last card is in the middle.
    let mut position = set(&forts, &["5S", "2D", ""], "");
    act(&mut position, "place 5S");
    assert_eq!(position.public().phase, Phase::Pick(Seat(0)));
    pick(&mut position, "2D");
    assert_eq!(army(&position, 1), cards("2D 5S"));
    // The previous player still picks, although it takes no part.
    let mut position = set(&forts, &["5S 9C", "", "2D"], "");
    act(&mut position, "place 5S");
    assert_eq!(position.public().phase, Phase::Pick(Seat(2)));
    pick(&mut position, "9C");
    assert_eq!(position.public().phase, Phase::Pick(Seat(1)));
    pick(&mut position, "2D");
    assert!(on_campaign(&position, 0));
    // R: if no one takes part, the builder gets the card.
    let mut position = set(&["5C 5D 5H 9D", "3C", "4C"], &["5S", "", ""], "");
    let events = act(&mut position, "place 5S");
    assert!(!events.iter().any(|event| matches!(event, Event::HeldOut { .. })));
    assert!(on_campaign(&position, 0));
    assert_eq!(army(&position, 0), cards("9D"));
}

#[test]
fn wt18_players_on_campaign_take_part() {
    let forts = ["5C 5D 5H", "3C 3D 3H 3S", "4C"];
    let mut position = set(&forts, &["5S 8C", "KD 8D", "JD"], "");
    act(&mut position, "place 5S");
    all_fight(&mut position, "8C KD JD");
    assert_eq!(army(&position, 1), cards("KD 8D 5S"));
}

/// R: on a tie the builder wins if it is tied, otherwise the next tied player clockwise.
#[test]
fn wt18_ties_go_to_the_builder_and_then_clockwise() {
    let forts = ["3C", "5C 5D 5H", "4C", "6C"];
    let armies = ["9H QS", "5S 9C 2C", "9D JD", "JH 2S"];
    let scene = |picked: &str| {
        let mut json = scene(&forts, &armies, "");
        json["current"] = json!(1);
        json["phase"] = json!({"turn": 1});
        json["players"][1]["turns"] = json!(5);
        let mut position = read(&json).expect("a position");
        act(&mut position, "place 5S");
        let events = all_fight(&mut position, picked);
        let Some(Event::FreeForAllWon { winner, tied, .. }) =
            events.iter().find(|event| matches!(event, Event::FreeForAllWon { .. }))
        else {
            panic!("{events:?}")
        };
        (winner.0, *tied)
    };
    // In the order of picking: seats 1, 2, 3, 0.
    assert_eq!(scene("9C 9D 2S 9H"), (1, true));
    assert_eq!(scene("2C 9D 2S 9H"), (2, true));
    assert_eq!(scene("2C JD JH 9H"), (2, true));
    assert_eq!(scene("9C JD JH QS"), (0, false));
}

#[test]
fn wt19_the_other_fort_cards_go_into_the_army() {
    let mut position = set(&["5C 9D KS 5D 5H 2C", "3C"], &["5S AC", "2D"], "");
    act(&mut position, "place 5S");
    let events = all_fight(&mut position, "AC 2D");
    let began = Event::CampaignBegan {
        seat: Seat(0),
        tower: cards("5C 5D 5H 5S"),
        gathered: cards("9D KS 2C"),
    };
    assert!(events.contains(&began));
    assert_eq!(fort(&position, 0), list("5C 5D 5H 5S"));
    assert_eq!(army(&position, 0), cards("9D KS 2C AC"));
    assert_eq!(shown(&position, 0), cards("9D KS 2C AC"));
}

#[test]
fn wt19_no_pick_up_no_burning_no_placing() {
    let mut position = set(&["5C 5D 5H 5S", "3C"], &["9C 8C", "2D"], "");
    assert!(legal_with(&position, "place").is_empty() && legal_with(&position, "burn").is_empty());
    assert_eq!(refused(&position, "place 9C"), "WT-19");
    assert_eq!(refused(&position, "burn 5C"), "WT-19");
    act(&mut position, "end-turn");
    act(&mut position, "end-turn");
    assert_eq!(turn_of(&position), Some(0));
    assert_eq!(army(&position, 0), cards("9C 8C"));
    // A won challenge ends the turn, because there is nothing more to do in it.
    let won = position.public().players[Seat(1)].army.nth(0).expect("a card").to_string();
    let events = fight(&mut position, "challenge 1 3C 1", "9C", &won);
    assert!(events.iter().any(|event| matches!(event, Event::FortCardTaken { .. })));
    assert_eq!(turn_of(&position), Some(1));
}

/// A campaign that begins after the turn's challenge ends the turn too.
#[test]
fn wt19_on_campaign_after_the_challenge_the_turn_is_over() {
    let mut position = set(&["5C 9D 5D 5H", "3C 5S"], &["9C 8C", "4D 8D"], "");
    fight(&mut position, "challenge 1 5S 1", "9C", "4D");
    act(&mut position, "place 5S");
    assert_eq!(turn_of(&position), Some(1));
}

#[test]
fn wt20_a_player_on_campaign_challenges_as_others_do() {
    let position = set(&["5C 5D 5H 5S", "3C 3D 9H"], &["9C 8C", "2D 4D"], "");
    let expected = ["challenge 1 9H 1", "challenge 1 9H 2"];
    assert_eq!(legal_with(&position, "challenge"), expected);
    assert_eq!(refused(&position, "challenge 1 3D 1"), "WT-8", "six cards for a double");
}

const BOTH: [&str; 3] = ["5C 5D 5H 5S", "3C 3D 3H 3S", "4C"];

#[test]
fn wt20_two_on_campaign_battle_with_three_cards_each() {
    let armies = ["9C 8C KD 7C", "2D 4D AH QD 7D", "6C"];
    let mut position = set(&BOTH, &armies, "");
    assert_eq!(legal_with(&position, "campaign"), ["campaign-battle 1"]);
    assert_eq!(refused(&position, "campaign-battle 2"), "WT-20");
    assert_eq!(refused(&position, "campaign-battle 0"), "WT-8");
    assert_eq!(refused(&position, "campaign-battle 3"), "WT-8");
    let events = act(&mut position, "campaign-battle 1");
    let fought = Event::CampaignBattle { attacker: Seat(0), defender: Seat(1), count: 3 };
    assert_eq!(events[0], fought);
    assert_eq!(position.public().phase, Phase::Pick(Seat(1)));
    for name in ["KD", "9C", "7C", "4D", "QD"] {
        pick(&mut position, name);
    }
    let events = pick(&mut position, "AH");
    // King beats 4, queen beats 9, the attacking 7 beats the ace: the winner takes all six.
    assert!(events.iter().any(|event| matches!(event, Event::BattleEnded { pairs: [2, 1], .. })));
    assert_eq!(army(&position, 0), cards("8C KD 9C 7C 4D QD AH"));
    assert_eq!(army(&position, 1), cards("2D 7D"));
    assert_eq!(turn_of(&position), Some(1));
}

/// R: or as many as the smaller army has. S: a tie returns them.
#[test]
fn wt20_with_fewer_cards_and_drawn() {
    let mut position = set(&BOTH, &["9C 8C KD 7C", "2D QD", "6C"], "");
    let events = act(&mut position, "campaign-battle 1");
    let fought = Event::CampaignBattle { attacker: Seat(0), defender: Seat(1), count: 2 };
    assert_eq!(events[0], fought);
    for name in ["9C", "8C", "2D", "QD"] {
        pick(&mut position, name);
    }
    assert_eq!(army(&position, 0), cards("9C 8C KD 7C"));
    assert_eq!(army(&position, 1), cards("2D QD"));
    assert!(position.public().won.is_empty());
}

#[test]
fn wt20_not_of_a_player_who_is_not_on_campaign() {
    let position = set(&["5C 5D 5H 6S", "3C 3D 3H 3S", "4C"], &["9C", "2D", "6C"], "");
    assert!(legal_with(&position, "campaign").is_empty());
    assert_eq!(refused(&position, "campaign-battle 1"), "WT-20");
}

#[test]
fn wt21_a_campaign_without_an_army_is_lost() {
    let mut position = set(&["5C 5D 5H 5S", "3C"], &["9C", "TD 2D"], "QS 6S JH 8H 2H");
    let events = fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    let lost = Event::CampaignLost {
        seat: Seat(0),
        sunk: [card("5S"), card("5H")],
        stays: card("5C"),
        joined: card("5D"),
    };
    assert!(events.contains(&lost));
    assert!(!on_campaign(&position, 0));
    // Two drawn to the fort first, and then two to the army.
    assert_eq!(fort(&position, 0), list("5C QS 6S"));
    assert_eq!(army(&position, 0), cards("5D JH 8H"));
    assert_eq!(shown(&position, 0), cards("5D"));
    assert_eq!(bottom(&position, 2), list("5H 5S"), "the top of the tower went first");
    assert!(cards("5H 5S").minus(position.barracks().open()).is_empty());
    assert_eq!((turn_of(&position), army(&position, 1)), (Some(1), cards("TD 2D 9C 2H")));
}

/// R: as far as the barracks last.
#[test]
fn wt21_as_far_as_the_barracks_reach() {
    for (next, in_fort, in_army, left) in [
        ("QS", "5C QS 5S", "5D 5H", ""),
        ("QS 6S", "5C QS 6S", "5D 5S 5H", ""),
        ("QS 6S JH", "5C QS 6S", "5D JH 5S", "5H"),
        ("", "5C 5S 5H", "5D", ""),
    ] {
        let forts = ["5C 5D 5H 5S", "3C", "4C"];
        let json = scene_with_rest(&forts, &["9C", "TD 2D", ""], next, 2);
        let mut position = read(&json).expect("a position");
        let events = fight(&mut position, "challenge 1 3C 1", "9C", "TD");
        assert!(events.iter().any(|event| matches!(event, Event::CampaignLost { .. })));
        assert_eq!(fort(&position, 0), list(in_fort), "{next}");
        assert_eq!(army(&position, 0), cards(in_army), "{next}");
        let picked = army(&position, 1).minus(cards("TD 2D 9C"));
        assert_eq!(picked, cards(left), "{next}: and the next turn's card");
    }
}

#[test]
fn wt21_in_a_campaign_battle_wt20() {
    let mut position = set(&BOTH, &["9C 8C KD 7C", "2D", "6C"], "");
    act(&mut position, "campaign-battle 1");
    pick(&mut position, "8C");
    pick(&mut position, "2D");
    assert!(!on_campaign(&position, 1) && on_campaign(&position, 0));
    assert_eq!(position.public().players[Seat(1)].fort.len(), 3);
    // Its turn came next: three cards and the one of the turn.
    assert_eq!((turn_of(&position), army(&position, 1).len()), (Some(1), 4));
}

/// A watchtower that takes the last army card, with no other fort card, is lost at once. No other
/// one can be completed in that turn.
#[test]
fn wt21_a_campaign_without_any_army_is_lost_at_once() {
    let mut json = scene(&["5C 5D 5H", "3C"], &["5S", "2D"], "QS 6S JH 8H");
    json["won"] = json!(["5S"]);
    json["players"][0]["shown"] = json!(["5S"]);
    let mut position = read(&json).expect("a position");
    act(&mut position, "place 5S");
    assert!(!on_campaign(&position, 0));
    assert_eq!(fort(&position, 0), list("5C QS 6S"));
    assert_eq!(army(&position, 0), cards("5D JH 8H"));
    assert_eq!(turn_of(&position), Some(0), "the turn goes on as one off campaign");
    assert!(position.public().this_turn.campaigned);
    act(&mut position, "place JH");
    act(&mut position, "burn JH");
    fight(&mut position, "challenge 1 3C 1", "8H", "2D");

    // The barracks are empty, so the same cards come back.
    let mut json = scene_with_rest(&["5C 5D 5H", "3C"], &["5S", "2D"], "", 1);
    json["won"] = json!(["5S"]);
    json["players"][0]["shown"] = json!(["5S"]);
    let mut position = read(&json).expect("a position");
    act(&mut position, "place 5S");
    assert_eq!(fort(&position, 0), list("5C 5S 5H"));
    assert_eq!(refused(&position, "place 5D"), "WT-21");
    assert!(legal_with(&position, "place").is_empty());
    let json = write(&position);
    assert_eq!(read(&json), Ok(position.clone()));
    act(&mut position, "end-turn");
    act(&mut position, "end-turn");
    let events = act(&mut position, "place 5D");
    assert!(matches!(events[1], Event::FreeForAll { .. }), "in a later turn");
}

/// Challenges for the tower card that stays keep counting: it has not left the fort (WT-14).
#[test]
fn wt21_the_card_that_stays_keeps_its_challenges() {
    let mut json = scene(&["5C 5D 5H 5S", "3C"], &["9C", "TD 2D"], "");
    json["players"][1]["tries"] = json!([["5C", "5D"], ["5C"], []]);
    let mut position = read(&json).expect("a position");
    fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    let tries = position.public().players[Seat(1)].tries;
    assert_eq!((tries.of(card("5C")), tries.of(card("5D"))), (2, 0));
}

/// Gathered cards leave the fort, so challenges for them start over (WT-14).
#[test]
fn wt19_gathered_cards_forget_their_challenges() {
    let mut json = scene(&["5C 9D 5D 5H", "3C"], &["5S AC", "2D"], "");
    json["players"][1]["tries"] = json!([["5C", "9D"], [], []]);
    let mut position = read(&json).expect("a position");
    act(&mut position, "place 5S");
    all_fight(&mut position, "AC 2D");
    let tries = position.public().players[Seat(1)].tries;
    assert_eq!((tries.of(card("5C")), tries.of(card("9D"))), (1, 0));
}

/// A burned card's challenges are reset too.
#[test]
fn wt14_a_burned_card_forgets_its_challenges() {
    let mut json = scene(&["5C 9D", "3C"], &["AC", "2D"], "");
    json["players"][1]["tries"] = json!([["5C", "9D"], [], []]);
    let mut position = read(&json).expect("a position");
    act(&mut position, "burn 9D");
    let tries = position.public().players[Seat(1)].tries;
    assert_eq!((tries.of(card("5C")), tries.of(card("9D"))), (1, 0));
}

/// The last battle of a player on campaign may cost it the army and the defender a fort card.
#[test]
fn wt21_with_a_third_lost_challenge_wt14() {
    let forts = ["5C 5D 5H 5S", "3C 2H 2D 2C", "8S"];
    let mut json = scene(&forts, &["9C", "TD 8D", "QD"], "2S 6S JH 8H KH AH");
    json["players"][0]["tries"] = json!([["3C"], ["3C"], []]);
    let mut position = read(&json).expect("a position");
    let events = fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    let order: Vec<usize> = [
        |event: &Event| matches!(event, Event::FortCardSunk { .. }),
        |event: &Event| matches!(event, Event::FortFilled { height: 4, .. }),
        |event: &Event| matches!(event, Event::CampaignLost { .. }),
        |event: &Event| matches!(event, Event::FreeForAll { .. }),
    ]
    .iter()
    .map(|wanted| events.iter().position(wanted).expect("it happens"))
    .collect();
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(bottom(&position, 3), list("5H 5S 3C"));
    assert_eq!(fort(&position, 0), list("5C 6S JH"));
    let prize = Fight::FreeForAll { builder: Seat(1), prize: card("2S") };
    assert_eq!(position.contest().expect("a free-for-all").fight(), prize);
    // It has an army again, and takes part.
    for name in ["TD", "QD", "5D"] {
        pick(&mut position, name);
    }
    assert_eq!(army(&position, 2), cards("QD 2S"));
    assert!(winners(&position).is_empty());
}

#[test]
fn a_fort_that_is_gathered_leaves_nothing_behind() {
    let mut position = set(&["5C 9D 5D 5H", "3C"], &["5S AC", "2D"], "");
    act(&mut position, "place 5S");
    all_fight(&mut position, "AC 2D");
    let held = army(&position, 0).union(fort(&position, 0).into_iter().collect());
    assert_eq!(held, cards("5C 9D 5D 5H 5S AC"));
    assert_eq!(position.public().won, CardSet::EMPTY);
    assert_eq!(position.cards().len(), 52);
}
