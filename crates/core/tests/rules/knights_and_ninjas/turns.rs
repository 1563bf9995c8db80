//! Tests of the deck, the setup and turns (KN-1 to KN-5, KN-12, KN-13, KN-18, KN-24).

use std::collections::HashSet;

use cardkeep_core::engine::{Game, Outcome, Record, Seat, Setup, Start, Turn};
use cardkeep_core::games::knights_and_ninjas::{
    Card, Event, Hand, Options, Phase, Position, TurnPlays, first_gems, rounds,
};
use serde_json::json;

use super::support::{
    Table, act, asked, deal, gems, hand, last_discards, legal, let_go, listed, play,
    random_matches, read, refused,
};

#[test]
fn kn1_the_deck() {
    let deck = Card::deck();
    assert_eq!(usize::from(deck.len()), Card::DECK);
    let expected = "14*peasant 12*soldier 8*knight 5*king 7*castle 6*archer 3*minstrel 4*ladder \
                    3*catapult 4*ninja 4*dragon 4*highwayman 4*princess 4*executioner 4*traitor \
                    3*herald 2*merchant 2*monk 2*jester";
    assert_eq!(deck, hand(expected));
    assert_eq!(deck.kinds().count(), Card::KINDS);
    let strengths = ["peasant", "soldier", "knight", "king", "dragon", "ninja", "castle"];
    let strengths = strengths.map(|name| name.parse::<Card>().expect(name).strength());
    assert_eq!(strengths, [1, 2, 3, 4, 2, 2, 0], "KN-8");
}

#[test]
fn kn2_gems_and_cards_to_begin_with() {
    for seats in 3..=6 {
        let position = deal(seats, 1);
        assert_eq!(gems(&position), vec![5; seats.into()]);
        for seat in Seat::all(seats) {
            let drawn = u8::from(Turn::Seat(seat) == position.turn());
            assert_eq!(position.hand(seat).len(), 2 + drawn, "KN-3: the first draws one");
        }
        assert_eq!(position.pile().len(), Card::DECK - 2 * usize::from(seats) - 1);
        assert!(position.public().discards.is_empty());
    }
}

#[test]
fn kn2_the_winner_of_the_last_match_begins() {
    for seats in 3..=6 {
        for first in Seat::all(seats) {
            let setup = Setup { first: Some(first), ..Setup::new(seats, Options::default()) };
            let record = Record::<Position>::new(Start::Deal { setup: setup.clone(), seed: 1 });
            let position = record.expect("a match").position().clone();
            assert_eq!((position.turn(), position.setup()), (Turn::Seat(first), setup));
        }
        let begun: HashSet<Seat> = (0..60).map(|seed| asked(&deal(seats, seed))).collect();
        assert_eq!(begun.len(), usize::from(seats), "anybody by the seed");
    }
    let setup = Setup { first: Some(Seat(3)), ..Setup::new(3, Options::default()) };
    assert!(setup.check::<Position>().is_err());
}

#[test]
fn kn3_a_turn_is_one_thing_or_a_discard() {
    let position = Table::new(&["soldier castle herald ladder", "king", "king"]).ready();
    assert_eq!(
        listed(&position),
        [
            "attack 1 soldier",
            "attack 2 soldier",
            "discard castle",
            "discard herald",
            "discard ladder",
            "discard soldier",
            "fortify castle",
            "special herald",
        ]
    );
    for action in ["end-turn", "pass"] {
        assert_eq!(refused(&position, action), "KN-3");
    }
    for (action, rule) in [
        ("accept", "KN-9"),
        ("respond soldier", "KN-9"),
        ("let-go", "KN-11"),
        ("highwayman", "KN-11"),
        ("show soldier", "KN-14"),
        ("take 1 king", "KN-14"),
        ("pay-gems", "KN-16"),
        ("pay-card soldier", "KN-16"),
        ("redraft", "KN-20"),
        ("keep", "KN-21"),
        ("discard king", "KN-3"),
        ("fortify soldier", "KN-3"),
        ("fortify ladder", "KN-13"),
        ("special ladder", "KN-17"),
        ("pre 1 soldier", "KN-7"),
    ] {
        let expected = if action == "fortify soldier" { "KN-13" } else { rule };
        assert_eq!(refused(&position, action), expected, "{action}");
    }
    let mut after = position.clone();
    let events = act(&mut after, "discard ladder");
    assert_eq!(last_discards(&after, 1), ["ladder"]);
    assert_eq!((after.public().mover, after.public().turn), (Seat(1), position.public().turn + 1));
    let drew = |event: &&Event| matches!(event, Event::Drew { seat: Seat(1), count: 2, .. });
    assert!(events.iter().any(|event| drew(&event)));
    assert_eq!(after.hand(Seat(1)).len(), 3);
}

#[test]
fn kn3_nothing_to_discard() {
    let mut position = Table::new(&["", "king", "king"]).ready();
    assert_eq!(listed(&position), ["pass"]);
    act(&mut position, "pass");
    assert_eq!(position.public().mover, Seat(1));
    // The archer in front can still be sent.
    let position = Table::new(&["", "king", "king"]).fort(0, "archer").fort(1, "archer").ready();
    assert_eq!(listed(&position), ["pass", "send-archer 1"]);
}

#[test]
fn kn4_the_discards_become_the_draw_pile_when_a_card_is_needed() {
    let table = |pile| {
        let table = Table::new(&["soldier", "king", "king"]);
        table.fort(1, "minstrel").pile(pile).ready()
    };
    let mut position = table("monk");
    let discarded = position.public().discards.len();
    let events = act(&mut position, "discard soldier");
    // The soldier and the minstrel are there too when the second card is drawn.
    assert!(events.contains(&Event::Reshuffled { cards: discarded as u8 + 2 }));
    assert!(position.hand(Seat(1)).contains(Card::Monk) && position.public().discards.is_empty());
    assert_eq!(position.hand(Seat(1)).len(), 3);
    assert_eq!(position.pile().len(), discarded + 1);
    assert!(position.pile().windows(2).any(|pair| pair[0] > pair[1]), "shuffled");
    // The last card of the pile can be drawn without a shuffle.
    let mut position = table("monk merchant");
    act(&mut position, "discard soldier");
    assert!(position.pile().is_empty() && !position.public().discards.is_empty());
}

#[test]
fn kn4_no_card_is_drawn_when_there_is_none() {
    let rest = Card::deck().minus(&hand("3*castle"));
    let table = Table::new(&["castle", "2*castle", ""]).pile("");
    let mut json = table.json();
    json["hands"][2] = json!(rest);
    json["discards"] = json!([]);
    let mut position = read(&json).expect("a position");
    let events = play(&mut position, "fortify castle; end-turn");
    let drew = Event::Drew { seat: Seat(1), count: 0, cards: Some(Hand::EMPTY) };
    assert!(events.contains(&drew), "{events:?}");
    assert_eq!(position.hand(Seat(1)).len(), 2);
}

#[test]
fn kn5_nobody_is_eliminated() {
    let mut position = Table::new(&["castle", "", "king"]).gems(&[7, 0, 8]).ready();
    act(&mut position, "discard castle");
    assert_eq!((asked(&position), position.hand(Seat(1)).len()), (Seat(1), 2));
}

#[test]
fn kn5_ten_gems_win_at_once() {
    for seats in 3..=6 {
        random_matches(seats, 100, |before, _, after, _| {
            assert!(before.public().gems.iter().all(|gems| *gems < 10));
            let won = after.public().gems.iter().position(|gems| *gems >= 10);
            if let Some(winner) = won {
                assert_eq!(after.turn(), Turn::Over(Outcome::won_by([Seat(winner as u8)])));
            }
        });
    }
}

#[test]
fn kn12_a_minstrel_keeps_everybody_away_until_the_own_turn() {
    let mut position = Table::new(&["minstrel castle", "ninja", "ninja"]).ready();
    play(&mut position, "fortify minstrel; end-turn");
    for _ in 1..3 {
        assert_eq!(refused(&position, "attack 0 ninja"), "KN-12");
        act(&mut position, "discard ninja");
    }
    assert_eq!(position.public().mover, Seat(0));
    assert!(position.public().forts[Seat(0)].is_empty());
    assert_eq!(last_discards(&position, 1), ["minstrel"]);
}

#[test]
fn kn13_as_many_fortifications_as_liked_one_of_each() {
    let mut position = Table::new(&["2*castle archer minstrel jester soldier", "king", ""]).ready();
    act(&mut position, "fortify castle");
    assert_eq!(position.public().conduct, TurnPlays::Fortify);
    assert_eq!(refused(&position, "fortify castle"), "KN-13");
    assert_eq!(refused(&position, "attack 1 soldier"), "KN-3");
    assert_eq!(refused(&position, "discard soldier"), "KN-3");
    assert_eq!(
        listed(&position),
        [
            "end-turn",
            "fortify archer",
            "fortify jester:archer",
            "fortify jester:minstrel",
            "fortify minstrel",
        ]
    );
    play(&mut position, "fortify jester:archer; fortify minstrel");
    assert_eq!(listed(&position), ["end-turn"]);
    let fort = position.public().forts[Seat(0)];
    assert_eq!(fort.iter().count(), 3);
    assert_eq!(fort.archer().map(|guise| guise.card()), Some(Card::Jester), "KN-18");
}

/// KN-18: everywhere else a jester is a jester again.
#[test]
fn kn18_a_jester_obeys_its_part() {
    let mut position = Table::new(&["jester", "princess", ""]).ready();
    let roles: Vec<String> = listed(&position);
    assert!(!roles.iter().any(|text| text.contains("jester:jester")));
    play(&mut position, "attack 1 jester:knight; respond princess");
    assert_eq!(*position.hand(Seat(1)), hand("jester"));
    let position = Table::new(&["jester", "king", ""]).ready();
    assert_eq!(refused(&position, "special jester:king"), "KN-17");
    assert_eq!(refused(&position, "attack 1 jester:castle"), "KN-6");
    assert_eq!(refused(&position, "special jester:monk"), "KN-16");
    for action in ["attack 1 jester:ninja", "fortify jester:castle", "special jester:herald"] {
        assert!(listed(&position).contains(&action.into()), "{action}");
    }
}

#[test]
fn kn24_after_all_rounds_most_gems_win() {
    for (gems, winners) in [([4, 6, 5], vec![1]), ([6, 3, 6], vec![0, 2])] {
        let last = rounds(3) * 3;
        let table = Table::new(&["castle", "soldier", "king"]).gems(&gems);
        let mut position = table.set("turn", (last - 2).into()).ready();
        for n in 0..3 {
            assert_eq!(position.public().turn, last - 2 + n);
            let action = legal(&position)
                .into_iter()
                .find(|action| action.to_string().starts_with("discard"));
            position.apply(action.expect("a card to discard")).expect("legal");
        }
        let winners = Outcome::won_by(winners.into_iter().map(Seat));
        assert_eq!(position.turn(), Turn::Over(winners));
        assert_eq!(position.public().phase, Phase::Over);
        assert_eq!(refused(&position, "end-turn"), "KN-5");
    }
    assert_eq!([2, 3, 4, 5, 6].map(rounds), [120, 60, 60, 60, 60]);
    // A win in the last turn counts.
    let table = Table::new(&["castle", "soldier", "king"]).gems(&[1, 5, 9]);
    let mut position = table.set("turn", (rounds(3) * 3).into()).set("mover", 2.into()).ready();
    play(&mut position, "attack 1 king; accept");
    let_go(&mut position);
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(2)])));
    assert_eq!([2, 6].map(first_gems), [6, 5]);
    assert_eq!([2, 6].map(|seats| Options::default().gems_to_win(seats)), [12, 10]);
}

#[test]
fn a_long_match_is_won_with_twelve_gems_kn_25() {
    let after_taking_two = |gems: &[u8], long: bool| {
        let table = Table::new(&["peasant", "castle", "soldier"]).gems(gems);
        let table = table.set("options", json!({ "long": long }));
        let mut position = table.set("mover", 2.into()).ready();
        play(&mut position, "attack 0 soldier; accept");
        let_go(&mut position);
        position.turn()
    };
    let won = Turn::Over(Outcome::won_by([Seat(2)]));
    assert_eq!(after_taking_two(&[3, 4, 8], false), won);
    assert_ne!(after_taking_two(&[3, 4, 8], true), won);
    assert_eq!(after_taking_two(&[3, 2, 10], true), won);
    // Two players need all twelve anyway.
    assert_eq!([2, 3, 6].map(|seats| Options { long: true }.gems_to_win(seats)), [12; 3]);
}
