//! Tests of the computer opponents of Four Horsemen.

use std::sync::atomic::AtomicBool;

use cardkeep_ai::{Level, Opponent, choose};
use cardkeep_core::engine::{Game, Seat, Turn};
use cardkeep_core::games::four_horsemen::{Action, BySeat, Event, HANDS, Phase, Position, gainer};
use serde_json::json;

use super::support::{act, card, legal, play, random_matches, read, round, started};

/// FH-7, FH-9: at any score, no level gives itself the third Death card if it can give it to
/// another seat.
#[test]
fn opponents_do_not_kill_themselves() {
    for seats in 2..=4 {
        let mut tried = 0;
        random_matches(seats, |before, _, _, _| {
            let Phase::Give(giver) = before.public().phase else { return };
            if tried == 6 || before.public().piles[giver].deaths() < 2 {
                return;
            }
            let dies = |action: &Action| {
                let Action::Give(gifts) = action else { panic!("{action} is no giving") };
                before.public().piles.preview(giver, gifts).piles[giver].out()
            };
            let actions = legal(before);
            if before.hand(giver).is_empty()
                || !actions.iter().any(dies)
                || actions.iter().all(dies)
            {
                return;
            }
            tried += 1;
            for behind in [0, 2] {
                let mut json = serde_json::to_value(before).expect("it has JSON");
                let favor = BySeat::from_fn(seats, |seat| if seat == giver { 0 } else { behind });
                json["favor"] = json!(favor);
                json["hand"] = json!(HANDS);
                let view = read(&json).expect("a position").view(giver);
                for (seed, level) in [(1, Level::Easy), (2, Level::Easy), (3, Level::Normal)] {
                    let strength = Position::strength(&view, level);
                    let choice =
                        choose::<Position>(&view, &strength, seed, &AtomicBool::new(false));
                    let action = choice.expect("an answer").action;
                    assert!(!dies(&action), "{level} with {seats}: {action} in {json}");
                }
            }
        });
        assert_eq!(tried, 6, "choices at a table of {seats}");
    }
}

/// FH-7, FH-9: nor does a careless level win a round with the third Death card when it plays last.
#[test]
fn opponents_do_not_win_their_third_death() {
    let mut position = started(&["2F 2P 3F 3P", "4D 5D 6D 1P", "1F 1W 2W 3W"]);
    round(&mut position, "1F 2F 4D", "2F>0 4D>1 1F>2");
    round(&mut position, "5D 1W 2P", "2P>0 5D>1 1W>2");
    round(&mut position, "1P 3W 3F", "1P>0 3F>1 3W>2");
    play(&mut position, "2W 3P");
    let view = position.view(Seat(1));
    let death = Action::Play(card("6D"));
    assert!(legal(&position).contains(&death) && Position::is_absurd(&view, death));
    for (seed, level) in (0..20).map(|seed| (seed, Level::ALL[seed as usize % 2])) {
        let strength = Position::strength(&view, level);
        let choice = choose::<Position>(&view, &strength, seed, &AtomicBool::new(false));
        assert_ne!(choice.expect("an answer").action, death, "{level}");
    }
}

/// Only its player sees the card that goes under the Fate deck; everyone sees the card that comes.
#[test]
fn opponents_see_what_is_seen_at_the_table_fh6() {
    let mut position = started(&["1F 3F", "2F 5W"]);
    act(&mut position, "play 1F");
    let fate = Action::Fate(card("2F"));
    assert!(position.sees(fate, Seat(1)) && !position.sees(fate, Seat(0)));
    assert!([Seat(0), Seat(1)].iter().all(|seat| position.sees(Action::Play(card("2F")), *seat)));
    let played = |name, from_fate| {
        Position::observation(
            &Event::Played { seat: Seat(1), card: card(name), from_fate },
            Seat(0),
        )
    };
    assert_eq!(played("4P", false), 0, "the action has told that");
    assert_ne!(played("4P", true), 0);
    assert_ne!(played("4P", true), played("4W", true));
}

/// FH-13: with the last cards nothing is hidden, so the best gifts are found at once.
#[test]
fn the_last_cards_are_given_for_the_favor() {
    let mut ends = 0;
    for seats in 2..=4 {
        random_matches(seats, |before, action, _, events| {
            let Turn::Seat(giver) = before.turn() else { return };
            let last = before.hand(giver).is_empty() && matches!(action, Action::Give(_));
            if !last || events.iter().any(|event| matches!(event, Event::Ended { .. })) {
                return;
            }
            let view = before.view(giver);
            let strength = Position::strength(&view, Level::Easy);
            let choice = choose::<Position>(&view, &strength, 1, &AtomicBool::new(false));
            let choice = choice.expect("an answer");
            let gains = |action: Action| {
                let Action::Give(gifts) = action else { panic!("{action} is no giving") };
                gainer(&before.public().piles.preview(giver, &gifts).sheets) == Some(giver)
            };
            assert_eq!(choice.iterations, 0);
            assert_eq!(gains(choice.action), legal(before).into_iter().any(gains));
            ends += 1;
        });
    }
    assert!(ends > 100);
}
