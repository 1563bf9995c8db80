//! Tests with mutated positions of Watchtower: what is accepted can be viewed, determinized and
//! played.

use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Chance, Game, Seat, Stream, Turn};
use cardkeep_core::games::watchtower::{Phase, Position};
use serde_json::{Value, json};

use super::support::{deal, fight, legal, read, scene, sunken, write};

/// Paths of values in a document.
#[derive(Default)]
struct Paths {
    cards: Vec<String>,
    /// Lists that hold cards, or may.
    lists: Vec<String>,
    numbers: Vec<String>,
    flags: Vec<String>,
}

impl Paths {
    fn of(json: &Value) -> Paths {
        let mut paths = Paths::default();
        paths.look(json, String::new());
        paths
    }

    fn look(&mut self, json: &Value, path: String) {
        match json {
            Value::Array(list) => {
                for (n, inner) in list.iter().enumerate() {
                    self.look(inner, format!("{path}/{n}"));
                }
                if list.iter().all(is_card) {
                    self.lists.push(path);
                }
            }
            Value::Object(fields) => {
                fields.iter().for_each(|(key, inner)| self.look(inner, format!("{path}/{key}")));
            }
            Value::Number(_) => self.numbers.push(path),
            Value::Bool(_) => self.flags.push(path),
            _ if is_card(json) => self.cards.push(path),
            _ => {}
        }
    }
}

fn is_card(json: &Value) -> bool {
    json.as_str().is_some_and(|text| text.parse::<Card>().is_ok())
}

/// Mutates a position, mostly where a card is or what is known of it. Does nothing if an earlier
/// mutation removed the path.
fn tamper(json: &mut Value, paths: &Paths, chance: &mut Chance) -> Option<()> {
    let pick = |from: &[String], chance: &mut Chance| {
        Some(from.get(chance.below(from.len() as u32) as usize)?.clone())
    };
    match chance.below(12) {
        // Two cards swap places, maybe of the same player.
        0..=4 => {
            let [one, other] = [0, 1].map(|_| pick(&paths.cards, chance));
            let (one, other) = (one?, other?);
            let card = json.pointer(&one).cloned()?;
            let card = std::mem::replace(json.pointer_mut(&other)?, card);
            *json.pointer_mut(&one)? = card;
        }
        // A card leaves a list, joins another one, or both.
        n @ 5..=8 => {
            let card = pick(&paths.cards, chance)?;
            let (list, place) = card.rsplit_once('/')?;
            let value = json.pointer(&card).cloned()?;
            if n != 5 {
                json.pointer_mut(list)?.as_array_mut()?.remove(place.parse().ok()?);
            }
            if n != 6 {
                let to = json.pointer_mut(&pick(&paths.lists, chance)?)?.as_array_mut()?;
                to.insert(chance.below(to.len() as u32 + 1) as usize, value);
            }
        }
        9 => {
            let value = json.pointer_mut(&pick(&paths.numbers, chance)?)?;
            let before = value.as_u64()?;
            let others = [before + 1, before.saturating_sub(1), 0, 1, 255, u64::from(u32::MAX)];
            *value = json!(chance.pick(&others));
        }
        10 => {
            let value = json.pointer_mut(&pick(&paths.flags, chance)?)?;
            *value = json!(!value.as_bool()?);
        }
        _ => {
            let seat = chance.below(4);
            let phases = [json!({"turn": seat}), json!({"pick": seat}), json!({"opening": seat})];
            match chance.below(5) {
                0 => json["siege"] = json!(null),
                1 => json["contest"] = json!(null),
                2 => json["phase"] = json!("over"),
                _ => json["phase"] = phases[chance.below(3) as usize].clone(),
            }
        }
    }
    Some(())
}

/// Checks that every seat can view and determinize an accepted position, and that every legal
/// action works.
fn check(position: &Position, chance: &mut Chance, deep: bool) {
    for seat in Seat::all(position.public().players.seats()) {
        let view = position.view(seat);
        let world = Position::imagine(&view, chance);
        assert_eq!(world.view(seat), view, "{}", write(position));
        assert_eq!(read(&write(&world)).as_ref(), Ok(&world), "{}", write(position));
    }
    let legal = legal(position);
    assert_eq!(legal.is_empty(), matches!(position.turn(), Turn::Over(_)), "{}", write(position));
    for action in legal.into_iter().filter(|_| deep) {
        let mut after = position.clone();
        assert_eq!(after.check(action), Ok(()), "{action} in {}", write(position));
        after.apply(action).expect("legal");
        assert_eq!(read(&write(&after)).as_ref(), Ok(&after), "{action} in {}", write(position));
        check(&after, chance, false);
    }
}

/// Plays random actions from here.
fn later(mut position: Position, most: u32, chance: &mut Chance) -> Position {
    for _ in 0..chance.below(most) {
        let Some(action) = chance.pick(&legal(&position)) else { break };
        position.apply(action).expect("legal");
    }
    position
}

/// Returns various positions, some with little to draw, so that eliminated armies are drawn again.
fn sources(seed: u64, chance: &mut Chance) -> [Position; 4] {
    let out = sunken(seed);
    let mut siege = scene(&["5C 5D 5H", "3C 3D 3H 3S", "9C 8D"], &["5S KC", "2D KD", "KH QD"], "");
    siege["seed"] = json!(seed);
    let siege = read(&siege).expect("a position");
    [
        later(deal(2 + (seed % 3) as u8, seed), 300, chance),
        later(out.clone(), 4, chance),
        later(out, 40, chance),
        later(siege, 40, chance),
    ]
}

#[test]
fn every_accepted_position_can_be_imagined_and_played() {
    let (mut accepted, mut lots, mut held, mut sieges, mut fights, mut over) = (0, 0, 0, 0, 0, 0);
    for seed in 0..40 {
        let mut chance = Chance::stream(seed, Stream::Trial(3));
        for source in sources(seed, &mut chance) {
            let good = write(&source);
            let paths = Paths::of(&good);
            assert_eq!(read(&good), Ok(source), "{good}");
            for _ in 0..60 {
                let mut json = good.clone();
                for _ in 0..chance.pick(&[1, 1, 1, 2, 4]).unwrap_or(1) {
                    tamper(&mut json, &paths, &mut chance);
                }
                let Ok(position) = read(&json) else { continue };
                check(&position, &mut chance, accepted % 20 == 0);
                accepted += 1;
                let all = position.barracks().lots();
                lots += usize::from(all.iter().any(|lot| !lot.cards().is_empty()));
                held += usize::from(all.iter().any(|lot| *lot.drawn() != [0; 4]));
                sieges += usize::from(position.public().siege.is_some());
                fights += usize::from(position.contest().is_some());
                over += usize::from(position.public().phase == Phase::Over);
            }
        }
    }
    let reached = [accepted, lots, held, sieges, fights, over];
    assert!(reached.iter().all(|count| *count > 10), "{reached:?}");
}

/// A lot that lists a card of an army, with another card in the gap.
#[test]
fn a_lot_with_a_card_that_lies_elsewhere_is_refused() {
    let mut json = scene(&["", "3C 2H", "8S"], &["9C 4C JD 6H", "TD 8D", "QD"], "");
    json["players"][0]["shown"] = json!(["JD"]);
    let mut position = read(&json).expect("a position");
    fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    let mut json = write(&position);
    let lot: Vec<Value> = json["barracks"]["cards"].as_array().expect("cards")[..3].to_vec();
    // The middle one of the three swaps places with the QD of seat 2.
    json["barracks"]["cards"][1] = json!("QD");
    json["players"][2]["army"] = json!([lot[1]]);
    let refused = read(&json).expect_err("it is impossible");
    assert!(refused.contains("is not there"), "{refused}");
}
