//! Tests of the worked examples in the rules of Of Knights and Ninjas.

use cardkeep_core::engine::{Game, Outcome, Seat, Turn};
use cardkeep_core::games::knights_and_ninjas::{AttackResult, Event, Phase, TurnPlays};

use super::support::{Table, act, asked, gems, hand, last_discards, legal, let_go, listed, play};

/// KN-6, KN-9: strength met by as much or more moves nothing, and the attacker may continue.
#[test]
fn example_1_soldiers_and_knights_meet() {
    let mut position = Table::new(&["soldier 2*knight", "soldier king peasant", "castle"]).ready();
    act(&mut position, "attack 1 soldier");
    assert_eq!(asked(&position), Seat(1));
    let events = act(&mut position, "respond soldier");
    assert!(matches!(events[1], Event::AttackEnded { fate: AttackResult::Met, .. }));
    assert_eq!(last_discards(&position, 2), ["soldier", "soldier"]);
    assert_eq!((gems(&position), asked(&position)), (vec![5, 5, 5], Seat(0)));
    assert!(listed(&position).contains(&"end-turn".into()));

    play(&mut position, "attack 1 knight; respond king");
    assert_eq!(last_discards(&position, 2), ["knight", "king"]);
    assert_eq!((gems(&position), asked(&position)), (vec![5, 5, 5], Seat(0)));

    let events = play(&mut position, "attack 1 knight; respond peasant");
    assert!(events.contains(&Event::GemsTaken { gems: 2, from: Seat(1), by: Seat(0) }));
    assert_eq!(gems(&position), [5, 3, 5]);
    let_go(&mut position);
    assert_eq!(gems(&position), [7, 3, 5]);
    assert_eq!((position.public().mover, position.public().conduct), (Seat(1), TurnPlays::Fresh));
}

/// KN-10: a player loses no more than it has.
#[test]
fn example_2_a_knight_takes_the_only_gem() {
    let mut position = Table::new(&["knight", "peasant", "castle"]).gems(&[9, 1, 5]).ready();
    play(&mut position, "attack 1 knight; accept");
    let Phase::Road(loot) = position.public().phase else { panic!("gems are on the move") };
    assert_eq!((loot.gems, loot.from, loot.holder), (1, Seat(1), Seat(0)));
    let_go(&mut position);
    assert_eq!(gems(&position), [10, 0, 5]);
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(0)])));
}

/// KN-7, KN-9: what a catapult broke stays broken.
#[test]
fn example_3_a_catapult_and_a_king_that_is_executed() {
    let mut position =
        Table::new(&["catapult king soldier", "executioner", "castle"]).fort(1, "castle").ready();
    play(&mut position, "pre 1 catapult; attack 1 king; respond executioner");
    assert_eq!(last_discards(&position, 4), ["catapult", "castle", "king", "executioner"]);
    assert!(position.public().forts[Seat(1)].is_empty());
    assert_eq!((gems(&position), position.public().mover), (vec![5, 5, 5], Seat(1)));
}

/// KN-7: a dragon that is stopped burns nothing.
#[test]
fn example_4_a_dragon_that_is_executed() {
    let mut position =
        Table::new(&["dragon soldier", "executioner", "castle"]).fort(1, "castle").ready();
    play(&mut position, "attack 1 dragon; respond executioner");
    assert!(position.public().forts[Seat(1)].castle().is_some());
    assert_eq!((gems(&position), position.public().mover), (vec![5, 5, 5], Seat(1)));
}

/// KN-9: a traitor leads the attack past the attacker's own fortifications.
#[test]
fn example_5_a_traitor_past_an_archer() {
    let mut position =
        Table::new(&["knight soldier", "traitor", "castle"]).fort(0, "archer castle").ready();
    let events = play(&mut position, "attack 1 knight; respond traitor");
    assert!(matches!(events[1], Event::Turned { attack } if attack.on == Seat(0)));
    assert_eq!((asked(&position), last_discards(&position, 1)), (Seat(0), vec!["traitor"]));
    act(&mut position, "respond soldier");
    assert_eq!(last_discards(&position, 2), ["knight", "soldier"]);
    let_go(&mut position);
    assert_eq!((gems(&position), position.public().mover), (vec![4, 6, 5], Seat(1)));
    assert!(position.public().forts[Seat(0)].archer().is_some());
}

/// KN-9: a princess takes the knight or the dragon into her own kingdom.
#[test]
fn example_6_a_princess() {
    for attacker in ["knight", "dragon"] {
        let own = format!("{attacker} soldier");
        let mut position = Table::new(&[&own, "princess", "castle"]).ready();
        let events = play(&mut position, &format!("attack 1 {attacker}; respond princess"));
        assert!(matches!(events[1], Event::AttackEnded { fate: AttackResult::Charmed, .. }));
        assert_eq!(*position.hand(Seat(1)), hand(attacker));
        assert_eq!(last_discards(&position, 1), ["princess"]);
        assert_eq!((gems(&position), asked(&position)), (vec![5, 5, 5], Seat(0)));
        assert!(listed(&position).contains(&"attack 1 soldier".into()), "the attacker may go on");
        assert!(!listed(&position).contains(&"attack 2 soldier".into()));
    }
}

/// KN-5, KN-11, KN-18: gems taken on the way win, unless they are taken again.
#[test]
fn example_7_a_jester_waylays_and_wins() {
    let table = |hands: &[&str]| {
        let mut position = Table::new(hands).gems(&[3, 4, 8]).ready();
        play(&mut position, "attack 1 knight; accept; let-go");
        // The victim did not want them back; now the third player takes them.
        assert_eq!(asked(&position), Seat(2));
        act(&mut position, "jester:highwayman");
        assert_eq!(gems(&position), [3, 1, 8], "on the move they are nobody's");
        assert_eq!(asked(&position), Seat(0), "from the left of who has them now");
        position
    };
    let mut position = table(&["knight", "soldier", "jester"]);
    play(&mut position, "let-go; let-go");
    assert_eq!(gems(&position), [3, 1, 11]);
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(2)])));
    assert!(legal(&position).is_empty());

    let mut position = table(&["knight highwayman", "soldier", "jester"]);
    act(&mut position, "highwayman");
    let_go(&mut position);
    assert_eq!((gems(&position), position.public().mover), (vec![6, 1, 8], Seat(1)));
}

/// KN-15: half of nine is four.
#[test]
fn example_8_a_merchant_takes_four_of_nine() {
    let mut position =
        Table::new(&["merchant", "3*peasant 2*soldier knight king ninja monk", "castle"]).ready();
    let events = act(&mut position, "special merchant 1");
    let passed = events.iter().find_map(|event| match event {
        Event::CardsPassed { from: Seat(1), to: Seat(0), count, cards: Some(cards) } => {
            Some((*count, *cards))
        }
        _ => None,
    });
    let (count, cards) = passed.expect("cards went from hand to hand");
    assert_eq!((count, cards.len()), (4, 4));
    assert_eq!((*position.hand(Seat(0)), position.hand(Seat(1)).len()), (cards, 7));
    assert_eq!((gems(&position), position.public().mover), (vec![4, 6, 5], Seat(1)));
}

/// KN-8, KN-9: seven peasants take seven gems from the player they are sent against.
#[test]
fn example_9_seven_peasants_and_a_traitor() {
    let table = || {
        let table = Table::new(&["7*peasant", "traitor", "castle"]).gems(&[7, 8, 0]);
        table.set("turn", 61.into()).ready()
    };
    let mut position = table();
    play(&mut position, "revolt 1 7; accept");
    let_go(&mut position);
    assert_eq!(gems(&position), [14, 1, 0]);
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(0)])));

    let mut position = table();
    play(&mut position, "revolt 1 7; respond traitor; accept");
    let_go(&mut position);
    assert_eq!(gems(&position), [0, 15, 0]);
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(1)])));
}
