//! The solver of Four Kingdoms against a search that leaves out nothing, and its helps.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use cardkeep::cards::{Card, Rank, Suit};
use cardkeep::engine::{Chance, Game, Setup, Turn};
use cardkeep::games::four_kingdoms::solver::{Limit, Stopped, Verdict, find_winnable, solve};
use cardkeep::games::four_kingdoms::{Action, Options, Place, Position, is_stuck};
use serde_json::json;

static GOING_ON: AtomicBool = AtomicBool::new(false);

fn deal(number: u64) -> Position {
    Position::deal(&Setup { seats: 1, options: Options::default() }, number)
}

fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

fn verdict(position: &Position) -> Verdict {
    solve(position, Limit::default(), &GOING_ON).verdict
}

/// Replays a line through the rules.
fn assert_wins(position: &Position, line: &[Action]) {
    let mut position = position.clone();
    for action in line {
        position.apply(*action).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
    assert!(position.is_won());
}

/// A position as bytes, the same for any order of the lands without face-down cards.
fn key(position: &Position) -> Vec<u8> {
    let pile = |cards: &[Card]| {
        let cards = cards.iter().map(|card| card.index() as u8);
        cards.chain([99]).collect::<Vec<u8>>()
    };
    let (mut fixed, mut loose) = (Vec::new(), Vec::new());
    for (n, row) in position.rows().iter().enumerate() {
        if row.down() > 0 {
            fixed.extend([n as u8, row.down() as u8]);
            fixed.extend(pile(row.run()));
        } else {
            loose.push(pile(row.run()));
        }
    }
    loose.sort();
    fixed.push(100);
    fixed.extend(loose.concat());
    fixed.extend(pile(position.waste()));
    fixed.push(position.talon().len() as u8);
    for suit in Suit::ALL {
        let kingdom = position.kingdom(suit);
        let home = [kingdom.king, kingdom.queen, kingdom.jack, kingdom.tower, kingdom.dungeon];
        fixed.extend(home.map(u8::from));
        fixed.push(kingdom.subjects);
        fixed.push(kingdom.guest.map_or(99, |card| card.index() as u8));
    }
    fixed
}

/// Whether a position can be won, by looking at every position that can be reached from it; `None`
/// if there are more than `most`.
fn plain(position: &Position, most: usize) -> Option<bool> {
    let mut seen = HashSet::from([key(position)]);
    let mut open = vec![position.clone()];
    while let Some(position) = open.pop() {
        if position.is_won() {
            return Some(true);
        }
        for action in legal(&position) {
            let mut next = position.clone();
            next.play(action, &mut ());
            if seen.insert(key(&next)) {
                open.push(next);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}

/// A random position with few cards left: some of each suit are home, the rest lie anywhere the
/// rules could have brought them.
fn small(chance: &mut Chance) -> Position {
    loop {
        if let Some(position) = try_small(chance) {
            return position;
        }
    }
}

fn try_small(chance: &mut Chance) -> Option<Position> {
    let mut left: Vec<Card> = Vec::new();
    let mut guests: Vec<Card> = Vec::new();
    let mut kingdoms = serde_json::Map::new();
    for suit in Suit::ALL {
        let castle = if chance.below(3) == 0 { 3 } else { chance.below(4) };
        let subjects = if castle == 3 { chance.below(9) } else { 0 };
        let tower = chance.below(4) > 0;
        let dungeon = castle == 3 && tower && chance.below(2) == 0;
        let mut kingdom = json!({
            "king": castle > 0, "queen": castle > 1, "jack": castle > 2,
            "tower": tower, "subjects": subjects, "dungeon": dungeon,
        });
        let mut own: Vec<Card> = Rank::ALL
            .into_iter()
            .filter(|rank| match rank {
                Rank::Ace => !dungeon,
                Rank::King => castle == 0,
                Rank::Queen => castle < 2,
                Rank::Jack => castle < 3,
                Rank::Ten => !tower,
                low => *low as u32 + subjects < 8,
            })
            .map(|rank| Card::new(rank, suit))
            .collect();
        if castle > 1 && chance.below(3) == 0 {
            let guest = chance.pick(&own).filter(|card| card.rank() != Rank::Ace);
            if let Some(guest) = guest {
                own.retain(|card| *card != guest);
                guests.push(guest);
                kingdom["guest"] = json!(guest);
            }
        }
        left.extend(own);
        kingdoms.insert(suit.name().into(), kingdom);
    }
    if left.len() < 8 || left.len() > 26 {
        return None;
    }
    chance.shuffle(&mut left);
    let stock = chance.below(left.len() as u32 / 2) as usize;
    let stock = left.split_off(left.len() - stock);
    let (waste, talon) = stock.split_at(chance.below(stock.len() as u32 + 1) as usize);
    let mut rows = vec![Vec::new(); 7];
    let mut down = vec![0; 7];
    for row in 0..7 {
        let size = chance.below(5) as usize;
        let size = if row == 6 { left.len() } else { size.min(left.len()) };
        if size > 4 {
            return None;
        }
        rows[row] = left.split_off(left.len() - size);
        down[row] = size.saturating_sub(1);
    }
    let json = json!({
        "rows": rows, "down": down, "waste": waste, "talon": talon, "kingdoms": kingdoms,
    });
    serde_json::from_value(json).ok()
}

/// How many random small positions are compared; more with `CARDKEEP_COMPARE`.
fn comparisons() -> usize {
    std::env::var("CARDKEEP_COMPARE").ok().and_then(|n| n.parse().ok()).unwrap_or(60)
}

#[test]
fn verdicts_agree_with_a_search_that_leaves_out_nothing() {
    let mut chance = Chance::new(5);
    let (mut won, mut lost) = (0, 0);
    while won + lost < comparisons() {
        let position = small(&mut chance);
        let Some(truth) = plain(&position, 4_000) else { continue };
        let text = || serde_json::to_string(&position).expect("it has JSON");
        match verdict(&position) {
            Verdict::Winnable(line) => {
                assert!(truth, "{}", text());
                assert_wins(&position, &line);
                won += 1;
            }
            Verdict::Unwinnable => {
                assert!(!truth, "{}", text());
                lost += 1;
            }
            Verdict::Unknown(why) => panic!("{why:?}"),
        }
    }
    println!("{won} won, {lost} lost");
    assert!(won > 10 && lost > 10, "{won} won, {lost} lost: the comparison says little");
}
