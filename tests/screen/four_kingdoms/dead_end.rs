//! Screen tests of dead ends and lost deals.

use cardkeep_core::engine::{Chance, Game, Record, Setup, Start};
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, solve};
use cardkeep_core::games::four_kingdoms::{Action, Options, PileId, Position, is_stuck};
use cardkeep_i18n::{four_kingdoms as text, t};

use super::support::{NEVER, Table, deal, ends};

const TITLE: &str = "This deal can't be won anymore";

fn is_winnable(position: &Position) -> bool {
    matches!(solve(position, Limit::default(), &NEVER).verdict, Verdict::Winnable(_))
}

/// Returns a game that was winnable and now is not, although there are moves, and how many actions
/// ago it was winnable.
fn lost() -> (Record<Position>, usize) {
    for from in (1..).step_by(20) {
        let (mut record, _) = deal(from);
        let mut chance = Chance::new(from);
        let mut since = 0;
        for _ in 0..60 {
            let mut legal = Vec::new();
            record.position().legal_actions(&mut legal);
            let Some(action) = chance.pick(&legal) else { break };
            record.play(action).unwrap();
            since += usize::from(since > 0 || !is_winnable(record.position()));
            if is_stuck(record.position()) {
                break;
            }
            if since == 3 {
                return (record, since);
            }
        }
    }
    unreachable!("deals are soon lost")
}

#[test]
fn who_wants_to_know_is_told_once_and_led_back() {
    let table = Table::open();
    table.stage.set(|settings| settings.warn_lost = true);
    let (record, since) = lost();
    table.lay(&record);
    table.comes_to_say(TITLE);
    assert!(table.save().helped, "it was told what only hidden cards tell");
    table.stage.press(&t!(text::keep_looking));
    table.stage.press("Undo");
    for _ in 0..20 {
        std::thread::sleep(std::time::Duration::from_millis(20));
        table.stage.settle();
        assert!(!table.stage.reads(TITLE), "not twice");
    }
    table.says(&t!(text::prompt_lost));
    table.stage.press("Hint");
    table.says(&t!(text::prompt_lost));
    // The message replaces no button.
    table.stage.press(&t!(text::options));
    table.stage.press(&t!(text::rewind));
    table.comes_to_say("You can win from here");
    assert!(is_winnable(&table.position()));
    assert_eq!(table.record().acts() + since, record.acts(), "and no further than needed");
    table.stage.press("Redo");
    table.comes_to_say(TITLE);
}

#[test]
fn who_does_not_want_to_know_is_not_told() {
    let table = Table::open();
    let (record, _) = lost();
    table.lay(&record);
    for _ in 0..20 {
        std::thread::sleep(std::time::Duration::from_millis(20));
        table.stage.settle();
        assert!(!table.stage.reads(TITLE) && !table.stage.reads(&t!(text::prompt_lost)));
    }
    assert!(!table.save().helped);
}

#[test]
fn a_sheet_at_the_dead_end_offers_the_same_deal_which_can_be_undone() {
    let table = Table::open();
    table.stage.set(|settings| settings.warn_lost = true);
    let (record, _) = lost();
    table.lay(&record);
    table.comes_to_say(TITLE);
    table.stage.press(&t!(text::restart));
    assert_eq!(table.position(), record.first_position());
    table.stage.press("Undo");
    assert_eq!(&table.position(), record.position());
}

/// Returns an unwinnable deal, played until it is stuck.
fn hopeless() -> Record<Position> {
    let start = |seed| Start::Deal { setup: Setup::new(1, Options::default()), seed };
    let lost = |record: &Record<Position>| {
        let verdict = solve(record.position(), Limit::default(), &NEVER).verdict;
        verdict == Verdict::Unwinnable
    };
    let deals = (1..).filter_map(|seed| Record::<Position>::new(start(seed)).ok()).filter(lost);
    for mut record in deals {
        let mut chance = Chance::new(1);
        for _ in 0..300 {
            let mut legal = Vec::new();
            record.position().legal_actions(&mut legal);
            let Some(action) = chance.pick(&legal) else { break };
            record.play(action).unwrap();
            if is_stuck(record.position()) {
                return record;
            }
        }
    }
    unreachable!("there are enough deals")
}

#[test]
fn a_deal_that_nobody_can_win_says_so_before_it_is_dealt_again() {
    let table = Table::open();
    let record = hopeless();
    table.lay(&record);
    // The search takes a moment, so check the sheet until then.
    let again = || {
        table.stage.press(&t!(text::restart));
        let said = table.stage.reads(&t!(text::hopeless_text));
        if !said {
            table.stage.press("Undo");
            std::thread::sleep(std::time::Duration::from_millis(50));
            table.stage.settle();
        }
        said
    };
    table.comes_to_say(&t!(text::stuck_title));
    std::thread::sleep(std::time::Duration::from_millis(500));
    table.stage.settle();
    assert!((0..100).any(|_| again()), "{:?}", table.stage.labels());
    table.stage.press("Cancel");
    assert_eq!(&table.position(), record.position());
    table.stage.press(&t!(text::options));
    table.stage.press(&t!(text::restart));
    table.stage.press(&t!(text::restart));
    assert_eq!(table.position(), record.first_position());
}

/// Whether a hint refers to this move.
fn is_meant(advice: &str, position: &Position, action: Action) -> bool {
    // What it is good for follows.
    let advice = advice.split_inclusive('.').next().unwrap_or_default();
    let Action::Move { to, .. } = action else { return advice == t!(text::hint_deal) };
    let (card, onto) = ends(position, action);
    let where_to = match (to, onto) {
        (PileId::Row(_), Some(top)) => top.name(),
        (PileId::Row(row), None) => format!("land {row}"),
        (PileId::Guest(_), _) => String::from("guest chamber"),
        _ => String::from("home"),
    };
    advice.contains(&format!("the {}", card.name())) && advice.contains(&where_to)
}

#[test]
fn hints_for_who_wants_to_know_keep_to_a_way_that_wins() {
    let table = Table::open();
    table.stage.set(|settings| settings.warn_lost = true);
    let (record, _) = deal(1);
    table.lay(&record);
    // Once it is known whether the deal is winnable, hints come at once.
    let words = ["Deal the next", "Move the", "Send the"];
    for _ in 0..6 {
        let advised = (0..200).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(10));
            table.stage.settle();
            table.stage.press("Hint");
            words.iter().any(|text| table.stage.reads(text)) && table.save().helped
        });
        assert!(advised);
        let mut legal = Vec::new();
        let position = table.position();
        position.legal_actions(&mut legal);
        let wins = |action: &Action| {
            let mut then = position.clone();
            then.apply(*action).is_ok() && is_winnable(&then)
        };
        legal.retain(wins);
        let advice = table.prompt();
        let meant = legal.iter().copied().find(|action| is_meant(&advice, &position, *action));
        let action = meant.unwrap_or_else(|| panic!("{advice} does not keep the deal"));
        // Every further hint wins too.
        for _ in 0..3 {
            table.stage.press("Hint");
            table.stage.wait_for("a hint", || !table.stage.reads(&t!(text::prompt_searching)));
            let advice = table.prompt();
            assert!(legal.iter().any(|it| is_meant(&advice, &position, *it)), "{advice} loses");
        }
        let mut record = table.record();
        record.play(action).unwrap();
        table.lay(&record);
    }
}
