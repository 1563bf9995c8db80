//! Tests of assistance in Four Kingdoms: automatic destinations, winning lines and rewinding.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use cardkeep_core::cards::Suit;
use cardkeep_core::engine::{Chance, Game, Record, Setup, Start};
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, find_winnable, solve};
use cardkeep_core::games::four_kingdoms::{
    Action, Options, PileId, Position, Rewind, auto_collect, best_move, one_tap, rest_of_line,
    rewind, send,
};

static GOING_ON: AtomicBool = AtomicBool::new(false);

fn record(seed: u64) -> Record<Position> {
    let setup = Setup::new(1, Options::default());
    Record::new(Start::Deal { setup, seed }).expect("a deal")
}

fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

fn way(position: &Position) -> Option<Vec<Action>> {
    match solve(position, Limit::default(), &GOING_ON).verdict {
        Verdict::Winnable(way) => Some(way),
        _ => None,
    }
}

/// Returns many positions: on winning lines, with many cards home, and random ones.
fn positions() -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 1..=20 {
        let mut position = record(seed).position().clone();
        for action in way(&position).unwrap_or_default() {
            position.apply(action).expect("it wins");
            found.push(position.clone());
        }
        let mut position = record(seed).position().clone();
        let mut chance = Chance::new(seed);
        for _ in 0..60 {
            let Some(action) = chance.pick(&legal(&position)) else { break };
            position.apply(action).expect("it is legal");
            found.push(position.clone());
        }
    }
    found
}

/// Returns everything that can be touched: every pile with every number of its cards.
fn sources(position: &Position) -> Vec<(PileId, u8)> {
    let lands = (1..).zip(position.rows());
    let runs =
        lands.flat_map(|(n, row)| (1..=row.run().len()).map(move |c| (PileId::Row(n), c as u8)));
    let homes = Suit::ALL.into_iter().flat_map(|suit| position.public().kingdom(suit).homes());
    let others = homes.chain(Suit::ALL.map(PileId::Guest)).chain([PileId::Waste]);
    runs.chain(others.map(|place| (place, 1)))
        .filter(|(at, _)| position.top(*at).is_some())
        .collect()
}

#[test]
fn a_tap_only_helps() {
    let mut seen = BTreeMap::new();
    for position in positions() {
        for (from, count) in sources(&position) {
            let Some(action) = one_tap(&position, from, count) else { continue };
            let Action::Move { to, .. } = action else { panic!("no tap on a card deals") };
            assert!(position.allows(action), "{action}");
            assert!(!from.is_home(), "{action}: what is home stays there");
            let mut then = position.clone();
            let events = then.apply(action).expect("it is allowed").len();
            let kind = match to {
                // An empty land is given up only for something: a card turned up, or one of the
                // waste.
                PileId::Row(_) if position.top(to).is_none() => {
                    assert!(events > 1 || from == PileId::Waste, "{action}");
                    "empty"
                }
                PileId::Row(_) => "onto",
                PileId::Guest(_) => "guest",
                _ => "home",
            };
            *seen.entry(kind).or_insert(0) += 1;
        }
    }
    assert_eq!(seen.len(), 4, "all kinds of moves were seen: {seen:?}");
}

#[test]
fn what_can_go_home_for_good_does_at_a_tap() {
    let mut seen = 0;
    for position in positions() {
        let Some(Action::Move { from, to, count }) = auto_collect(&position) else { continue };
        assert_eq!(one_tap(&position, from, count), Some(Action::Move { from, to, count }));
        seen += 1;
    }
    assert!(seen > 50);
}

#[test]
fn a_ten_goes_onto_its_nine_before_its_tower_while_the_jack_may_want_it() {
    let mut seen = 0;
    for position in positions() {
        for (from, count) in sources(&position) {
            let onto = |action: &Action| {
                matches!(action, Action::Move { from: f, to: PileId::Row(row), count: c }
                    if (*f, *c) == (from, count) && position.top(PileId::Row(*row)).is_some())
            };
            let home = position.top(from).map(PileId::home);
            let tower = matches!(home, Some(PileId::Tower(_))) && matches!(from, PileId::Row(_));
            let Some(builds) = legal(&position).into_iter().find(onto).filter(|_| tower) else {
                continue;
            };
            if auto_collect(&position).is_none() && count == 1 {
                assert_eq!(best_move(&position, from, count), Some(builds));
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}

#[test]
fn a_tap_within_a_run_moves_all_of_it_where_a_part_goes_nowhere() {
    let mut seen = 0;
    for position in positions() {
        for (from, count) in sources(&position) {
            let PileId::Row(row) = from else { continue };
            let all = position.rows()[usize::from(row) - 1].run().len() as u8;
            if count < all && best_move(&position, from, count).is_none() {
                let action = one_tap(&position, from, count);
                assert_eq!(action, best_move(&position, from, all));
                seen += usize::from(action.is_some());
            }
        }
    }
    assert!(seen > 0);
}

#[test]
fn who_insists_is_given_any_move_there_is() {
    for position in positions() {
        for (from, count) in sources(&position) {
            let mine = |action: &Action| matches!(action, Action::Move { from: f, count: c, .. } if (*f, *c) == (from, count));
            let any = legal(&position).iter().any(mine);
            assert_eq!(send(&position, from, count).is_some(), any, "{from} {count}");
        }
    }
}

/// Players are told that a double tap brings a card home, a ten, too.
#[test]
fn who_insists_sends_home_what_may_go_home() {
    let mut tens = 0;
    for position in positions() {
        for (from, count) in sources(&position) {
            let homewards = |action: &Action| matches!(action, Action::Move { from: f, to, count: c } if (*f, *c) == (from, count) && to.is_home() && !matches!(to, PileId::Guest(_)));
            let home = legal(&position).into_iter().find(homewards);
            if let Some(home) = home.filter(|_| !from.is_home()) {
                tens += usize::from(best_move(&position, from, count) != Some(home));
                assert_eq!(send(&position, from, count), Some(home), "{from} {count}");
            }
        }
    }
    assert!(tens > 0, "a single tap would leave some of them in the lands");
}

#[test]
fn a_way_goes_on_as_long_as_it_wins() {
    let deal = find_winnable(1.., Options::default(), &GOING_ON).expect("there is one");
    let mut position = record(deal).position().clone();
    let mut left = way(&position).expect("it can be won");
    while !position.public().is_won() {
        position.apply(left[0]).expect("it is legal");
        let next = rest_of_line(&position, &left).expect("the way still wins");
        assert_eq!(next, left[1..], "what is made is left out");
        left = next;
    }
    assert_eq!(rest_of_line(record(deal).position(), &left), None, "nothing does not win");
}

#[test]
fn the_way_back_ends_where_the_deal_could_be_won_last() {
    let mut told = 0;
    for from in 1..40 {
        let Some(deal) = find_winnable(from * 10.., Options::default(), &GOING_ON) else { break };
        let mut record = record(deal);
        let mut chance = Chance::new(from);
        // The winning line of the deal, and then any moves.
        let line = way(record.position()).expect("it can be won");
        for action in &line[..(from as usize * 2).min(line.len() / 2)] {
            record.play(*action).expect("it is legal");
        }
        for _ in 0..12 {
            let Some(action) = chance.pick(&legal(record.position())) else { break };
            record.play(action).expect("it is legal");
        }
        let Rewind::Actions(acts) = rewind(&record, Limit::default(), &GOING_ON) else {
            panic!("the deal can be won")
        };
        let mut lost = record.clone();
        (1..acts).for_each(|_| assert!(lost.undo().is_some()));
        assert!(acts == 0 || way(lost.position()).is_none(), "no further than needed");
        let mut back = record.clone();
        (0..acts).for_each(|_| assert!(back.undo().is_some()));
        assert!(way(back.position()).is_some());
        told += usize::from(acts > 1);
        if told == 4 {
            return;
        }
    }
    panic!("some of these were lost");
}

#[test]
fn a_deal_that_never_could_be_won_is_called_so() {
    let lost = (1..).find(|seed| way(record(*seed).position()).is_none()).expect("there is one");
    let mut record = record(lost);
    record.play(Action::Deal).expect("it is legal");
    assert_eq!(rewind(&record, Limit::default(), &GOING_ON), Rewind::Never);
    let hasty = Limit { states: 1, ..Limit::default() };
    assert_eq!(rewind(&record, hasty, &GOING_ON), Rewind::Unknown);
}
