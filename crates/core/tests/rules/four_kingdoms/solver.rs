//! Tests of the solver of Four Kingdoms against a search without pruning.

use std::collections::{BTreeMap, HashSet};
use std::sync::atomic::AtomicBool;

use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::engine::{Chance, Game, Seat, Setup, Turn, daily_deals, day_of};
use cardkeep_core::games::four_kingdoms::solver::{Limit, Stopped, Verdict, find_winnable, solve};
use cardkeep_core::games::four_kingdoms::{
    Action, Gain, Options, PileId, Position, Row, auto_collect, daily_deal, finish, gain, hints,
    is_stuck,
};
use jiff::civil::Date;

static GOING_ON: AtomicBool = AtomicBool::new(false);

fn deal(number: u64) -> Position {
    Position::deal(&Setup::new(1, Options::default()), number)
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
    assert!(position.public().is_won());
}

/// Returns a position as bytes, ignoring the order of lands without face-down cards.
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
    fixed.extend(pile(&position.public().waste));
    fixed.push(position.talon().len() as u8);
    for suit in Suit::ALL {
        let kingdom = position.public().kingdom(suit);
        fixed.extend(Rank::ALL.map(|rank| u8::from(kingdom.has(rank))));
        fixed.push(kingdom.guest().map_or(99, |card| card.index() as u8));
    }
    fixed
}

/// Returns whether a position is winnable, by searching every reachable position; `None` if there
/// are more than `most`.
fn plain(position: &Position, most: usize) -> Option<bool> {
    let mut seen = HashSet::from([key(position)]);
    let mut open = vec![position.clone()];
    while let Some(position) = open.pop() {
        if position.public().is_won() {
            return Some(true);
        }
        let mut actions = legal(&position);
        // Depth-first, with the last pushed move first.
        actions.sort_by_key(|action| matches!(action, Action::Move { to, .. } if to.is_home()));
        for action in actions {
            let mut next = position.clone();
            next.play_unchecked(action, &mut ());
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

/// Returns a position late in a game: on a winning line or after random moves, and then some more
/// random moves.
fn late(number: u64, chance: &mut Chance) -> Position {
    let mut position = deal(number);
    match verdict(&position) {
        Verdict::Winnable(line) if chance.below(4) > 0 => {
            let most = line.len() as u32;
            let played = most / 2 + chance.below(most / 2);
            for action in &line[..played as usize] {
                position.play_unchecked(*action, &mut ());
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
        position.play_unchecked(action, &mut ());
    }
}

/// Number of late positions compared; set `CARDKEEP_COMPARE` for more.
fn comparisons() -> usize {
    std::env::var("CARDKEEP_COMPARE").ok().and_then(|n| n.parse().ok()).unwrap_or(60)
}

/// Maximum positions of the plain search before one is skipped; set `CARDKEEP_COMPARE_STATES` for
/// more.
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
        let Some(truth) = plain(&position, most()) else {
            skipped += 1;
            continue;
        };
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

#[test]
fn lines_of_real_deals_win() {
    for number in 1..=40 {
        for deal_when_empty in [false, true] {
            let options = Options { deal_when_empty };
            let position = Position::deal(&Setup::new(1, options), number);
            let verdict = verdict(&position);
            if let Verdict::Winnable(line) = &verdict {
                assert_wins(&position, line);
            }
            // FK-14 changes no verdict.
            let expected = LOST.contains(&number);
            assert_eq!(verdict == Verdict::Unwinnable, expected, "deal {number}: {verdict:?}");
        }
    }
}

/// Unwinnable deals of 1 to 40.
const LOST: [u64; 13] = [1, 7, 13, 18, 22, 23, 24, 25, 28, 35, 36, 39, 40];

/// Whole deals: nothing reachable from these wins.
#[test]
fn lost_deals_are_lost() {
    for number in [7, 40, 100, 180, 184, 300, 452] {
        assert_eq!(verdict(&deal(number)), Verdict::Unwinnable, "deal {number}");
        assert_eq!(plain(&deal(number), 20_000), Some(false), "deal {number}");
    }
}

#[test]
fn a_castle_with_a_gap_is_mended_first() {
    let mut chance = Chance::new(8);
    for number in (1..=40).filter(|number| !LOST.contains(number)) {
        let mut position = deal(number);
        let Verdict::Winnable(line) = verdict(&position) else { panic!("deal {number}") };
        for action in &line[..line.len() - 12] {
            position.play_unchecked(*action, &mut ());
        }
        for _ in 0..12 {
            let mut actions = legal(&position);
            actions.retain(|action| action.takes_back());
            if let Some(action) = chance.pick(&actions) {
                position.play_unchecked(action, &mut ());
            }
        }
        let Verdict::Winnable(line) = verdict(&position) else { panic!("{position:?}") };
        assert_wins(&position, &line);
    }
}

#[test]
fn limits_stop_a_search_without_a_verdict() {
    let position = deal(35);
    let stopped = |limit, cancel| solve(&position, limit, &AtomicBool::new(cancel)).verdict;
    let few = Limit { states: 100, ..Limit::default() };
    let tight = Limit { bytes: 4_000, ..Limit::default() };
    assert_eq!(stopped(few, false), Verdict::Unknown(Stopped::States));
    assert_eq!(stopped(tight, false), Verdict::Unknown(Stopped::Memory));
    assert_eq!(stopped(Limit::default(), true), Verdict::Unknown(Stopped::Canceled));
}

#[test]
fn a_deal_that_can_be_won_is_found() {
    assert_eq!(find_winnable(22..100, Options::default(), &GOING_ON), Some(26));
    assert_eq!(find_winnable(22..26, Options::default(), &GOING_ON), None);
    assert_eq!(find_winnable(1.., Options::default(), &AtomicBool::new(true)), None);
}

#[test]
fn nothing_that_is_stuck_can_be_won() {
    let mut chance = Chance::new(6);
    let mut stuck = 0;
    for number in 1..=60 {
        let mut position = deal(number);
        for _ in 0..150 {
            play_at_random(&mut position, &mut chance);
            if is_stuck(&position) {
                assert_eq!(verdict(&position), Verdict::Unwinnable);
                stuck += 1;
                break;
            }
            if matches!(position.turn(), Turn::Over(_)) {
                break;
            }
        }
    }
    assert!(stuck > 10, "{stuck}");
}

#[test]
fn collecting_never_hurts() {
    let mut chance = Chance::new(3);
    let mut collected = 0;
    for number in 1..=100 {
        let mut position = late(number, &mut chance);
        let before = verdict(&position);
        while let Some(action) = auto_collect(&position) {
            position.apply(action).expect("legal");
            collected += 1;
        }
        let winnable = |verdict: &Verdict| matches!(verdict, Verdict::Winnable(_));
        assert_eq!(winnable(&before), winnable(&verdict(&position)), "deal {number}");
    }
    assert!(collected > 20, "{collected}");
}

#[test]
fn the_rest_plays_itself() {
    let mut finished = 0;
    for number in 1..=40 {
        let mut position = deal(number);
        let Verdict::Winnable(line) = verdict(&position) else { continue };
        assert_eq!(finish(&position), None, "cards are hidden");
        for action in line {
            if let Some(rest) = finish(&position) {
                assert_wins(&position, &rest);
                finished += 1;
                break;
            }
            position.play_unchecked(action, &mut ());
        }
    }
    assert!(finished > 20, "{finished}");
}

#[test]
fn hints_lead_on_and_look_at_nothing_hidden() {
    let mut chance = Chance::new(2);
    let mut won = 0;
    for number in 1..=60 {
        let mut position = deal(number);
        let mut moves = 0;
        while let Some(action) = hints(&position.view(Seat(0))).first().copied() {
            let other = Position::imagine(&position.view(Seat(0)), &mut chance);
            assert_eq!(hints(&other.view(Seat(0))).first(), Some(&action));
            position.apply(action).expect("a hint is legal");
            moves += 1;
            assert!(moves < 300, "deal {number}: hints go round in circles");
        }
        won += usize::from(position.public().is_won());
    }
    assert!(won > 8, "hints won {won} of 60");
}

/// What a hint is said to be good for shows on the table after it (FK-3, FK-4, FK-7), and most are good for
/// something.
#[test]
fn hints_are_good_for_what_they_say() {
    let mut chance = Chance::new(3);
    let (mut all, mut met) = (0, BTreeMap::new());
    for number in 1..=60 {
        let mut position = deal(number);
        while let Some(action) = hints(&position.view(Seat(0))).first().copied() {
            let view = position.view(Seat(0));
            let found = gain(&view, action);
            let other = Position::imagine(&view, &mut chance);
            assert_eq!(gain(&other.view(Seat(0)), action), found);
            let mut after = position.clone();
            after.apply(action).expect("a hint is legal");
            let down = |position: &Position| position.rows().iter().map(Row::down).sum::<usize>();
            let empty = |position: &Position| {
                position.rows().iter().filter(|row| row.down() == 0 && row.run().is_empty()).count()
            };
            let goes_home = |position: &Position, card: Card| {
                legal(position).iter().any(|it| {
                    matches!(it, Action::Move { from, to, .. }
                        if *to == PileId::home(card) && position.top(*from) == Some(card))
                })
            };
            let from = match action {
                Action::Move { from, .. } => from,
                Action::Deal => PileId::Waste,
            };
            // Nor does any other move open the home of the card that it moves.
            for other in legal(&position) {
                if let (Some(Gain::Opens(card)), Action::Move { from, .. }) =
                    (gain(&view, other), other)
                {
                    assert_ne!(position.top(from), Some(card), "deal {number}, {other}");
                }
            }
            let (kind, is_true) = match found {
                Some(Gain::Opens(card)) => {
                    (0, goes_home(&after, card) && !goes_home(&position, card))
                }
                Some(Gain::TurnsUp) => (1, down(&after) < down(&position)),
                Some(Gain::Empties) => (2, empty(&after) > empty(&position)),
                Some(Gain::Frees(card)) => (3, after.top(from) == Some(card)),
                Some(Gain::Only) => (4, hints(&view) == [Action::Deal]),
                None => (5, true),
            };
            assert!(is_true, "deal {number}, {action}: {found:?}");
            *met.entry(kind).or_insert(0) += 1;
            all += 1;
            position = after;
        }
    }
    assert!((0..5).all(|kind| met.contains_key(&kind)), "{met:?}");
    assert!(met.get(&5).is_none_or(|none| 10 * none < all), "{met:?}");
}

#[test]
fn a_day_has_its_deal_which_can_be_won() {
    let deal_of = |day| daily_deal(day, &GOING_ON).unwrap();
    // Fixed forever: the same for everyone at any time.
    assert_eq!(
        daily_deals(Date::constant(2026, 11, 21)).take(3).collect::<Vec<_>>(),
        [20_261_121, 2_026_112_101, 2_026_112_102]
    );
    let days = [(2026, 11, 20), (2026, 11, 21), (2027, 2, 28), (2028, 2, 29)];
    let days = days.map(|(year, month, day)| deal_of(Date::constant(year, month, day)));
    assert_eq!(days, [20_261_120, 20_261_121, 2_027_022_803, 2_028_022_902]);
    let mut day = Date::constant(2026, 11, 1);
    for _ in 0..40 {
        let number = deal_of(day);
        assert!(matches!(verdict(&deal(number)), Verdict::Winnable(_)), "{day}: {number}");
        assert_eq!(day_of(number), Some(day), "{number}");
        day = day.tomorrow().unwrap();
    }
    for deal in [0, 7, 20_261_131, 20_260_229, 19_990_101, 202_611_211_000, u64::MAX] {
        assert_eq!(day_of(deal), None, "{deal}");
    }
}
