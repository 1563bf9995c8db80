//! Screen tests of moves, hints, wins and losses.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use cardkeep::Page;
use cardkeep_core::engine::{Game, Record, Seat, Start};
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, solve};
use cardkeep_core::games::four_kingdoms::{Action, PileId, Position, auto_collect, hints};
use cardkeep_i18n::{four_kingdoms as text, t};
use cardkeep_store::Slot;
use slint::platform::Key;
use slint::{ComponentHandle, LogicalPosition, Model};

use super::support::{
    GAME, NEVER, Table, after, before, deal, ends, moves_between_lands, moves_run, today,
};

#[test]
fn a_run_is_dragged_and_a_drop_elsewhere_changes_nothing() {
    let table = Table::open();
    let (record, action) = before(1, moves_run);
    table.lay(&record);
    let (run, onto) = ends(record.position(), action);
    table.drag(table.spot(run), LogicalPosition::new(180.0, 10.0));
    assert_eq!(&table.position(), record.position());
    table.drag(table.spot(run), table.spot(onto.unwrap()));
    assert_eq!(table.position(), after(&record, action));
}

#[test]
fn a_card_dropped_anywhere_in_its_kingdom_goes_home() {
    let table = Table::open();
    let (record, action) = before(1, |position, action| match action {
        Action::Move { to: PileId::King(suit), .. } => position.top(PileId::Tower(suit)).is_none(),
        _ => false,
    });
    table.lay(&record);
    let card = ends(record.position(), action).0;
    let tower = table.place(&t!(text::empty_tower, suit: card.suit()));
    table.tap(table.spot(card));
    table.tap(tower);
    table.stage.settle();
    assert_eq!(&table.position(), record.position(), "a tap may mean another place");
    table.drag(table.spot(card), tower);
    assert_eq!(table.position(), after(&record, action));
}

#[test]
fn two_taps_move_a_card_and_two_on_one_spot_send_it() {
    let table = Table::open();
    let (record, action) = before(1, moves_between_lands);
    table.lay(&record);
    let (card, onto) = ends(record.position(), action);
    table.tap(table.spot(card));
    table.says("Choose a place for");
    table.tap(table.spot(onto.unwrap()));
    table.stage.settle();
    assert_eq!(table.position(), after(&record, action));
    table.stage.press("Undo");
    assert_eq!(&table.position(), record.position());
    table.tap(table.spot(card));
    table.tap(table.spot(card));
    table.stage.settle();
    assert_ne!(&table.position(), record.position());
}

#[test]
fn what_is_not_allowed_is_explained() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    table.tap(table.place("Castle of hearts: the queen"));
    table.says("goes here after the king");
    table.stage.settle();
    let (mut record, action) = before(1, moves_between_lands);
    record.play(Action::Deal).ok();
    table.lay(&record);
    let (card, onto) = ends(record.position(), action);
    let tops = (1..=7).filter_map(|row| record.position().top(PileId::Row(row)));
    let other = tops.into_iter().find(|top| *top != card && Some(*top) != onto).unwrap();
    table.tap(table.spot(card));
    table.tap(table.spot(other));
    table.stage.settle();
    assert!(table.stage.reads(" goes on ") || table.stage.reads("ace"), "the rule is told");
    assert_eq!(&table.position(), record.position());
}

#[test]
fn undo_redo_and_beginning_anew_survive_a_pause() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    for _ in 0..3 {
        table.deal_a_card();
    }
    let dealt = table.position();
    table.stage.press("More");
    table.stage.press(&t!(text::restart));
    table.stage.press(&t!(text::restart));
    assert_eq!(&table.position(), record.position());

    let table = table.start_again();
    table.stage.press("Undo");
    assert_eq!(table.position(), dealt, "beginning anew is taken back");
    for _ in 0..3 {
        table.stage.press("Undo");
    }
    assert_eq!(&table.position(), record.position(), "back at the first move");
    let table = table.start_again();
    for _ in 0..3 {
        table.stage.press("Redo");
    }
    assert_eq!(table.position(), dealt);
}

#[test]
fn what_goes_home_by_itself_comes_back_with_the_move_before() {
    let table = Table::open();
    let (record, action) = before(1, |position, action| {
        let mut then = position.clone();
        auto_collect(position).is_none()
            && then.apply(action).is_ok()
            && auto_collect(&then).is_some()
            && moves_between_lands(position, action)
    });
    table.stage.app.services().settings.borrow_mut().auto_collect = true;
    table.lay(&record);
    let (card, onto) = ends(record.position(), action);
    table.drag(table.spot(card), table.spot(onto.unwrap()));
    assert!(table.record().played().len() > record.played().len() + 1, "more went home");
    assert_eq!(table.record().acts(), record.acts() + 1, "one act");
    let count = table.record().played().len() - record.played().len() - 1;
    assert_eq!(table.prompt(), t!(text::prompt_automatic, count));
    table.stage.press("Undo");
    assert_eq!(&table.position(), record.position());
}

#[test]
fn a_hint_advises_and_the_keyboard_plays() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    table.stage.press("Hint");
    let advice = ["Move the", "Send the", "Deal the next"];
    assert!(advice.iter().any(|text| table.stage.reads(text)), "a move is advised");
    assert_eq!(&table.position(), record.position(), "and not made");
    for key in [Key::DownArrow, Key::DownArrow, Key::RightArrow, Key::Return] {
        assert!(table.stage.key(key));
    }
    assert_eq!(table.position(), after(&record, Action::Deal));
}

#[test]
fn each_further_hint_is_the_next_good_move_round_and_round() {
    let good = |position: &Position| hints(&position.view(Seat(0))).len();
    let (record, _) = before(1, |position, _| good(position) > 2);
    let table = Table::open();
    table.lay(&record);
    let count = good(record.position());
    let hint = |_| {
        table.stage.press("Hint");
        table.prompt()
    };
    let said: Vec<String> = (0..=count).map(hint).collect();
    assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), count, "{said:?}");
    assert_eq!(said[0], said[count]);
    assert!(!table.save().helped, "it knows no more than the player");
}

#[test]
fn a_hint_for_a_run_rings_all_of_it() {
    let advised = |position: &Position| match hints(&position.view(Seat(0))).first() {
        Some(Action::Move { count, .. }) if *count > 1 => Some(usize::from(*count)),
        _ => None,
    };
    let (record, _) = before(1, |position, _| advised(position).is_some());
    let table = Table::open();
    table.lay(&record);
    let screen = table.stage.app.window().global::<cardkeep_ui::Table>();
    table.stage.table_key("h");
    table.stage.settle();
    let cards = screen.get_cards();
    let ringed = cards.iter().filter(|row| row.ring == cardkeep_ui::Ring::Chosen);
    assert_eq!(Some(ringed.count()), advised(record.position()));
}

/// Where something points: left, top and width.
type Spot = (i32, i32, i32);

/// Returns the first key on the shortest known way to a key that was never pressed at its place.
fn next_to_try(ways: &BTreeMap<Spot, [Option<Spot>; 4]>, from: Spot) -> Option<usize> {
    let (mut seen, mut queue) = (BTreeSet::from([from]), VecDeque::from([(from, None)]));
    while let Some((at, first)) = queue.pop_front() {
        for (key, to) in ways[&at].iter().enumerate() {
            let first = first.unwrap_or(key);
            let Some(to) = to else { return Some(first) };
            if seen.insert(*to) {
                queue.push_back((*to, Some(first)));
            }
        }
    }
    None
}

#[test]
fn arrow_keys_lead_everywhere_and_are_seen_there() {
    let table = Table::open();
    let (record, _) = before(1, |position, _| position.public().home() > 10);
    table.lay(&record);
    let keys = [Key::LeftArrow, Key::RightArrow, Key::UpArrow, Key::DownArrow];
    for (width, height) in [(360, 640), (844, 390), (1280, 800), (1920, 1080)] {
        table.stage.resize(width, height);
        table.stage.key(Key::RightArrow);
        // From every place each key once, on the shortest known way to what is still to try.
        let mut ways = BTreeMap::from([(table.pointed(), [None; 4])]);
        for _ in 0..2_000 {
            let from = table.pointed();
            let Some(key) = next_to_try(&ways, from) else { break };
            table.stage.table_key(keys[key]);
            let to = table.pointed();
            assert!(to.2 > 0);
            ways.get_mut(&from).unwrap()[key] = Some(to);
            ways.entry(to).or_insert([None; 4]);
        }
        assert_eq!(ways.len(), 4 * 7 + 7 + 2, "at {width}x{height}");
    }
}

#[test]
fn enter_takes_the_longest_run_and_then_one_card_less() {
    let table = Table::open();
    let runs = |position: &Position| {
        (1..).zip(position.rows()).find(|(_, row)| row.run().len() > 1).map(|(n, _)| n)
    };
    let (record, action) = before(1, |position, action| {
        let whole = |row: &usize| position.rows()[row - 1].run().len();
        let from = runs(position).map(|row| (PileId::Row(row as u8), whole(&row) as u8));
        matches!((action, from), (Action::Move { from, count, .. }, Some(run)) if (from, count) == run)
    });
    table.lay(&record);
    let row = runs(record.position()).unwrap();
    assert!(matches!(action, Action::Move { from, .. } if from == PileId::Row(row as u8)));
    let run = record.position().rows()[row - 1].run().to_vec();
    table.stage.key(Key::DownArrow);
    (1..row).for_each(|_| _ = table.stage.key(Key::RightArrow));
    let at = table.pointed();
    for card in &run {
        assert!(table.stage.key(Key::Return));
        // The whole run can go somewhere; a part of it perhaps not.
        table.says(&format!("he {}", card.name()));
        assert_eq!(table.pointed(), at, "the cursor stays in sight");
    }
    assert!(table.stage.key(Key::Return));
    assert!(!table.stage.reads("Choose a place for"), "no card is left in hand");
    assert!(table.stage.key(Key::Return));
    table.says("Choose a place for");
    assert!(table.stage.key(Key::Escape), "Escape lets go first");
    assert!(!table.stage.reads("Choose a place for"));
    assert_eq!(table.stage.app.services().shell.page(), Page::Table(GAME));
}

#[test]
fn the_last_cards_go_home_and_the_win_counts() {
    let table = Table::open();
    let (record, _) =
        before(1, |position, _| cardkeep_core::games::four_kingdoms::finish(position).is_some());
    table.lay(&record);
    table.stage.press("Finish");
    for _ in 0..4 {
        table.stage.settle();
    }
    table.says(&t!(text::won));
    let Start::Deal { seed, .. } = *record.start() else { panic!("a deal") };
    table.says(&seed.to_string());
    let tally = table.stage.app.services().data_dir.statistics().value.tally(GAME, "alone");
    assert_eq!((tally.won, tally.played()), (1, 1));
    assert_eq!(tally.fewest_moves, Some(record.acts() as u32 + 1));
    assert!(tally.best_seconds >= Some(60));
    table.stage.press("Same deal");
    table.deal_a_card();
    assert_eq!(table.record().start(), record.start(), "FK-11");
    assert_eq!(table.record().acts(), 1);
}

#[test]
fn it_says_when_no_move_leads_on_fk12() {
    let table = Table::open();
    let rows = [
        "KC KD KH AC",
        "KS QC QD AD",
        "QH QS JC AH",
        "JD JH JS AS",
        "TC TD TH 2C",
        "TS 9C 9D 2D",
        "9H 9S 8C 2H",
    ];
    let cards = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
    let waste = "2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S 8D 8H";
    let json = serde_json::json!({
        "rows": rows.map(cards), "waste": cards(waste), "talon": ["8S"],
    });
    let position: Position = serde_json::from_value(json).unwrap();
    let record = Record::new(Start::Position(Box::new(position))).unwrap();
    table.lay(&record);
    assert!(!table.stage.reads(&t!(text::stuck_title)));
    table.deal_a_card();
    table.says(&t!(text::prompt_stuck));
    table.says(&t!(text::stuck_text));
    table.stage.press(&t!(text::keep_looking));
    assert!(!table.stage.reads(&t!(text::stuck_text)), "it can be looked at");
    table.stage.press(&t!(text::options));
    table.says(&t!(text::stuck_text));
    table.stage.press("Undo");
    assert!(!table.stage.reads(&t!(text::stuck_title)));
    // A loaded position has no deal number.
    table.stage.press("More");
    assert!(!table.stage.labels().contains(&String::from("Copy")));
}

#[test]
fn looking_at_hidden_cards_counts_as_help() {
    let table = Table::open();
    let (record, _) =
        before(1, |position, _| position.public().home() > 3 && !position.talon().is_empty());
    table.lay(&record);
    table.stage.press("More");
    table.stage.press(&t!(text::check_winnable));
    table.comes_to_say(&t!(text::winnable_yes));
    assert_eq!(&table.position(), record.position());
    let data_dir = &table.stage.app.services().data_dir;
    assert!(data_dir.load::<Position>(Slot::Auto).unwrap().value.helped, "at once");
    table.stage.press("Hint");
}

#[test]
fn a_hint_points_from_its_card_to_where_that_goes() {
    let table = Table::open();
    let (record, _) = before(1, |position, _| position.public().home() > 30);
    table.lay(&record);
    let shown = table.stage.app.window().global::<cardkeep_ui::Table>();
    let arrow = || shown.get_arrows().row_data(0);
    assert_eq!(arrow(), None);
    // A hint may also be to deal a card.
    table.stage.wait_for("a hint with an arrow", || {
        table.stage.press("Hint");
        arrow().is_some()
    });
    let shows = arrow().expect("an arrow");
    assert_ne!((shows.x, shows.y), (shows.to_x, shows.to_y));
    table.stage.press("Undo");
    assert_eq!(arrow(), None, "it was for the position before");
}

#[test]
fn deals_are_chosen_by_day_and_those_given_up_are_lost() {
    let table = Table::open();
    let shell = &table.stage.app.services().shell;
    shell.go(Page::NewGame(GAME));
    table.stage.settle();
    table.stage.press("Daily deal");
    let today = today();
    table.stage.press(&format!("Play {today}"));
    table.is_reached();
    table.says(&format!("Daily deal for {today}"));
    let Start::Deal { seed, .. } = table.record().start().clone() else { panic!("a deal") };
    assert!(seed > 20_000_000, "{seed} is a date");
    table.deal_a_card();
    table.stage.press("More");
    table.stage.press("New deal…");
    table.stage.resize(360, 1200);
    table.stage.press("Change");
    table.stage.press("Winnable deals only");
    table.stage.start_match();
    table.answer("Give it up");
    table.stage.resize(360, 640);
    table.deal_a_card();
    let tally = table.stage.app.services().data_dir.statistics().value.tally(GAME, "alone");
    assert_eq!((tally.won, tally.played()), (0, 1));
}

#[test]
fn a_deal_that_can_be_won_is_looked_for() {
    let table = Table::open();
    table.stage.app.services().shell.go(Page::NewGame(GAME));
    table.stage.settle();
    table.stage.start_match();
    table.is_reached();
    let solution = solve(&table.position(), Limit::default(), &NEVER);
    assert!(matches!(solution.verdict, Verdict::Winnable(_)));
}

#[test]
fn the_stock_lies_where_the_hand_is() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    let x = || table.place("Stock").x;
    assert!(x() > 180.0);
    table.stage.app.services().settings.borrow_mut().left_handed = true;
    table.stage.app.services().apply_settings();
    table.stage.settle();
    assert!(x() < 180.0);
}

#[test]
fn a_way_to_win_is_shown_and_the_cards_come_back() {
    let table = Table::open();
    let (record, _) = before(1, |position, _| position.public().home() > 30);
    table.lay(&record);
    table.stage.press("More");
    table.stage.press(&t!(text::show_solution));
    table.comes_to_say(&t!(text::prompt_solution));
    table.comes_to_say(&t!(text::solution_shown));
    assert_eq!(&table.position(), record.position());
}
