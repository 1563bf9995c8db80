//! Screen tests of taps: their speed does not matter, a single tap can move a card, and a long
//! press opens the waste.

use std::time::Duration;

use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Game, Record};
use cardkeep_core::games::four_kingdoms::{Action, PileId, Position, auto_collect, one_tap, send};
use cardkeep_i18n::{four_kingdoms as text, t};
use cardkeep_store::Speed;
use i_slint_backend_testing::mock_elapsed_time;
use slint::platform::{PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, Model};

use super::support::{Table, after, before, deal, ends, moves_between_lands};

/// Returns a top card of a free land that can't move, and one that can.
fn dead_and_live(position: &Position) -> Option<(PileId, PileId)> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    let goes = |place: &PileId| {
        legal
            .iter()
            .any(|action| matches!(action, Action::Move { from, count: 1, .. } if from == place))
    };
    let lands = || (1..=7).map(PileId::Row).filter(|land| position.top(*land).is_some());
    Some((lands().find(|land| !goes(land))?, lands().find(goes)?))
}

#[test]
fn a_second_tap_sends_a_card_however_late() {
    let table = Table::open();
    let (record, action) = before(1, moves_between_lands);
    for pauses in [0, 1, 8] {
        table.lay(&record);
        let card = ends(record.position(), action).0;
        table.tap(table.spot(card));
        (0..pauses).for_each(|_| table.stage.settle());
        table.tap(table.spot(card));
        table.stage.settle();
        assert_ne!(&table.position(), record.position(), "after {pauses} seconds");
    }
}

#[test]
fn a_card_without_a_target_says_so_and_is_not_held() {
    let table = Table::open();
    let (record, _) = before(1, |position, _| dead_and_live(position).is_some());
    table.lay(&record);
    let (dead, live) = dead_and_live(record.position()).unwrap();
    let [dead, live] = [dead, live].map(|land| record.position().top(land).unwrap());
    table.tap(table.spot(dead));
    table.says("can't move yet");
    assert!(!table.stage.reads("Choose a place for"));
    table.tap(table.spot(live));
    table.says(&t!(text::prompt_where, card: live));
}

#[test]
fn a_tap_below_a_column_means_no_card_but_is_where_a_chosen_one_can_go() {
    let table = Table::open();
    let (record, action) = before(1, moves_between_lands);
    let (card, onto) = ends(record.position(), action);
    let below = |card: Card| {
        let (at, size) = (table.card(card).absolute_position(), table.card(card).size());
        LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height + 30.0)
    };
    for one_tap in [false, true] {
        table.stage.set(|settings| settings.one_tap = one_tap);
        table.lay(&record);
        let said = table.prompt();
        table.tap(below(card));
        table.stage.settle();
        assert_eq!((&table.position(), table.prompt()), (record.position(), said));
    }
    table.stage.set(|settings| settings.one_tap = false);
    table.tap(table.spot(card));
    table.tap(below(card));
    assert!(!table.stage.reads("Choose a place for"), "it is no longer chosen");
    table.tap(table.spot(card));
    table.tap(below(onto.unwrap()));
    table.stage.settle();
    assert_eq!(table.position(), after(&record, action));
}

#[test]
fn with_one_tap_play_a_tap_makes_the_best_move_and_undo_takes_it_back() {
    let table = Table::open();
    table.stage.set(|settings| settings.one_tap = true);
    let (record, action) = before(1, moves_between_lands);
    table.lay(&record);
    let Action::Move { from, count, .. } = action else { panic!("a move") };
    let best = one_tap(record.position(), from, count).unwrap();
    table.tap(table.spot(ends(record.position(), action).0));
    table.stage.settle();
    assert_eq!(table.position(), after(&record, best));
    table.stage.press("Undo");
    assert_eq!(&table.position(), record.position());
}

/// Returns a record, and a card whose best move uncovers one that can move as well.
fn uncovers() -> (Record<Position>, Card) {
    let best = |position: &Position, land| {
        let action = one_tap(position, land, 1)?;
        matches!(action, Action::Move { count: 1, .. }).then_some(action)
    };
    let uncovers = |position: &Position| {
        (1..=7).map(PileId::Row).find(|land| {
            let mut then = position.clone();
            let action = best(position, *land);
            action.is_some_and(|action| then.apply(action).is_ok()) && best(&then, *land).is_some()
        })
    };
    let (record, _) = before(1, |position, _| uncovers(position).is_some());
    let card = uncovers(record.position()).and_then(|land| record.position().top(land)).unwrap();
    (record, card)
}

#[test]
fn a_double_tap_with_one_tap_play_leaves_the_card_below_alone() {
    let table = Table::open();
    table.stage.set(|settings| settings.one_tap = true);
    let (record, card) = uncovers();
    for (pause, acts) in [(30, false), (150, false), (400, false), (500, true)] {
        table.lay(&record);
        let spot = table.spot(card);
        table.tap(spot);
        let after = table.position();
        assert_ne!(&after, record.position());
        mock_elapsed_time(Duration::from_millis(pause));
        table.tap(spot);
        assert_eq!(table.position() != after, acts, "after {pause} ms");
        table.stage.settle();
    }
}

/// The second tap sends a card, and the one below follows by itself.
#[test]
fn a_tap_where_cards_have_just_moved_by_themselves_means_none() {
    let table = Table::open();
    table.stage.set(|settings| settings.auto_collect = true);
    let (record, action) = before(1, |position, action| {
        let Action::Move { from: from @ PileId::Row(_), count: 1, .. } = action else {
            return false;
        };
        let mut then = position.clone();
        let sent = send(position, from, 1) == Some(action) && then.apply(action).is_ok();
        let follows = auto_collect(&then).filter(|_| sent && auto_collect(position).is_none());
        follows.is_some_and(|next| {
            matches!(next, Action::Move { from: place, .. } if place == from)
                && then.apply(next).is_ok()
                && then.top(from).is_some()
        })
    });
    for speed in [Speed::Off, Speed::Normal] {
        table.stage.speed(speed);
        for pause in [30, 150, 250, 400] {
            table.lay(&record);
            let spot = table.spot(ends(record.position(), action).0);
            table.tap(spot);
            table.stage.settle();
            table.tap(spot);
            let after = table.position();
            assert_ne!(&after, record.position());
            mock_elapsed_time(Duration::from_millis(pause));
            table.tap(spot);
            table.stage.settle();
            assert_eq!(table.position(), after, "{speed:?}, after {pause} ms");
            let cards = table.stage.app.window().global::<cardkeep_ui::Table>().get_cards();
            let lit = table.stage.app.window().global::<cardkeep_ui::Table>().get_lit();
            assert_eq!((lit.row_count(), table.prompt().contains("Choose")), (0, false));
            assert!(cards.iter().all(|card| card.ring != cardkeep_ui::Ring::Chosen));
        }
    }
}

#[test]
fn with_one_tap_play_cards_at_home_stay_until_they_are_told_where_to_go() {
    let table = Table::open();
    table.stage.set(|settings| settings.one_tap = true);
    let (record, _) = before(1, |position, _| position.public().home() > 8);
    table.lay(&record);
    let homes = cardkeep_core::cards::Suit::ALL.into_iter();
    let homes = homes.flat_map(|suit| record.position().public().kingdom(suit).homes());
    for home in homes {
        let Some(card) = record.position().top(home) else { continue };
        table.tap(table.spot(card));
        table.stage.settle();
        assert_eq!(&table.position(), record.position(), "{}", card.name());
        table.stage.key(slint::platform::Key::Escape);
        table.resume();
    }
}

#[test]
fn the_waste_is_looked_through_by_a_long_press_and_by_the_menu() {
    let table = Table::open();
    let (mut record, _) = deal(1);
    for _ in 0..5 {
        record.play(Action::Deal).unwrap();
    }
    table.lay(&record);
    let waste = record.position().public().waste.to_vec();
    let all_are_seen = || {
        table.says(&t!(text::waste, count: 6));
        let labels = table.stage.images();
        for card in &waste {
            let name = card.name();
            let label = format!("{}{}", name[..1].to_uppercase(), &name[1..]);
            assert!(labels.contains(&label), "{label} among {labels:?}");
        }
    };
    let (position, button) = (table.spot(*waste.last().unwrap()), PointerEventButton::Left);
    table.send(WindowEvent::PointerPressed { position, button });
    mock_elapsed_time(Duration::from_millis(600));
    table.send(WindowEvent::PointerReleased { position, button });
    table.stage.settle();
    all_are_seen();
    table.stage.press("Close");
    assert!(!table.stage.reads(&t!(text::waste, count: 6)));
    assert_eq!(&table.position(), record.position());
    table.stage.press("More");
    table.stage.press(&t!(text::show_waste));
    all_are_seen();
}
