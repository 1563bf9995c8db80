//! The solver of Four Kingdoms against a search that leaves out nothing, and its helps.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use cardkeep::cards::{Card, Suit};
use cardkeep::engine::{Chance, Game, Setup, Turn};
use cardkeep::games::four_kingdoms::solver::{Limit, Stopped, Verdict, find_winnable, solve};
use cardkeep::games::four_kingdoms::{Action, Options, Place, Position, is_stuck};

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
        let mut actions = legal(&position);
        // What is opened last is looked at first.
        actions.sort_by_key(|action| matches!(action, Action::Move { to, .. } if to.is_home()));
        for action in actions {
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

/// A position late in a game: on a line that wins, or where a player came who moves by chance, and
/// then some moves by chance further.
fn late(number: u64, chance: &mut Chance) -> Position {
    let mut position = deal(number);
    match verdict(&position) {
        Verdict::Winnable(line) if chance.below(4) > 0 => {
            let most = line.len() as u32;
            let played = most / 2 + chance.below(most / 2);
            for action in &line[..played as usize] {
                position.play(*action, &mut ());
            }
        }
        _ => {
            let left = chance.below(8) as usize;
            while position.talon().len() > left {
                play_at_random(&mut position, chance);
            }
        }
    }
    for _ in 0..chance.below(4) {
        play_at_random(&mut position, chance);
    }
    position
}

fn play_at_random(position: &mut Position, chance: &mut Chance) {
    if let Some(action) = chance.pick(&legal(position)) {
        position.play(action, &mut ());
    }
}

/// How many random small positions are compared; more with `CARDKEEP_COMPARE`.
fn comparisons() -> usize {
    std::env::var("CARDKEEP_COMPARE").ok().and_then(|n| n.parse().ok()).unwrap_or(60)
}

fn most() -> usize {
    std::env::var("CARDKEEP_COMPARE_STATES").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000)
}

#[test]
fn verdicts_agree_with_a_search_that_leaves_out_nothing() {
    let mut chance = Chance::new(5);
    let (mut won, mut lost, mut skipped, mut number) = (0, 0, 0, 0);
    while won + lost < comparisons() {
        number += 1;
        let position = late(number, &mut chance);
        let Some(truth) = plain(&position, most()) else { skipped += 1; continue };
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
    println!("{won} won, {lost} lost, {skipped} skipped");
    assert!(won.min(lost) > comparisons() / 10, "{won} won, {lost} lost: that says little");
}
