//! A deal is left for another one.

use cardkeep::app::Page;
use cardkeep::ui::NewGame;
use slint::ComponentHandle;

use super::support::{GAME, Table, deal};

/// Asks for another deal by its number.
fn start_another(table: &Table) {
    table.stage.app.services().shell.go(Page::NewGame(GAME));
    table.stage.app.window().global::<NewGame>().set_deal("5".into());
    table.stage.settle();
    table.stage.press("Start");
    table.stage.settle();
    assert!(table.stage.reads("takes its place"));
}

#[test]
fn a_deal_that_would_count_as_lost_says_so_and_another_does_not() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    start_another(&table);
    assert!(!table.stage.reads("counts as lost"), "nothing was played of it");
    table.stage.app.services().shell.answer(false);

    table.resume();
    table.deal_a_card();
    start_another(&table);
    assert!(table.stage.reads("its deal counts as lost"));
}

#[test]
fn a_deal_number_leaves_no_choice_of_deals_that_can_be_won() {
    let table = Table::open();
    table.stage.app.services().shell.go(Page::NewGame(GAME));
    table.stage.settle();
    let winnable = || table.stage.find("A deal that can be won");
    assert_eq!(winnable().accessible_checked(), Some(true));
    table.stage.app.window().global::<NewGame>().set_deal("5".into());
    table.stage.settle();
    assert_eq!(winnable().accessible_checked(), Some(false));
    assert_eq!(winnable().accessible_enabled(), Some(false));
    table.stage.app.window().global::<NewGame>().set_deal("".into());
    table.stage.settle();
    assert_eq!(winnable().accessible_checked(), Some(true), "what was chosen stays chosen");
}

#[test]
fn a_question_mark_opens_the_rules() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    table.stage.type_text("?");
    assert_eq!(table.stage.app.services().shell.page(), Page::Rules(GAME));
}
