//! Screen tests of leaving a deal for another one.

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_i18n::{app, t};
use cardkeep_store::Slot;
use cardkeep_ui::NewGame;
use slint::ComponentHandle;
use slint::platform::{Key, WindowEvent};

use super::support::{GAME, Table, deal, today};

/// Requests another deal by number, and waits for the result.
fn start_another(table: &Table, deal: &str) {
    let services = table.stage.app.services();
    services.shell.go(Page::NewGame(GAME));
    number(table).set_deal(deal.into());
    table.stage.settle();
    table.stage.start_match();
    let shell = &services.shell;
    let is_asked_or_dealt = || shell.asking() || shell.page() == Page::Table(GAME);
    table.stage.wait_for(&format!("deal {deal} is dealt"), is_asked_or_dealt);
}

fn number(table: &Table) -> NewGame<'_> {
    table.stage.app.window().global::<NewGame>()
}

fn slots(table: &Table) -> Vec<Slot> {
    let running = table.stage.app.services().data_dir.running(GAME);
    running.into_iter().map(|(slot, _)| slot).collect()
}

fn lost(table: &Table) -> u32 {
    table.stage.app.services().data_dir.statistics().value.tally(GAME, "alone").lost
}

/// Deals 1 and 7 are unwinnable, which `crates/core/tests/rules/four_kingdoms/solver.rs` proves; 5 and 6 are
/// winnable.
const LOST: &str = "7";

#[test]
fn another_deal_is_played_beside_the_one_that_is_kept() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    start_another(&table, "5");
    assert_eq!(slots(&table), [Slot::Auto], "nothing was played of the first, so nothing is kept");

    table.deal_a_card();
    start_another(&table, "6");
    assert!(table.stage.reads(&t!(app::keep_other_title)) && table.stage.reads("Deal 5: "));
    assert!(table.stage.reads("its deal counts as lost"));
    table.stage.press("Cancel");
    assert_eq!(slots(&table), [Slot::Auto]);
    table.stage.start_match();
    let shell = &table.stage.app.services().shell;
    table.stage.wait_for("a question", || shell.asking());
    // The answer that loses nothing has the focus.
    table.stage.key(Key::Return);
    assert_eq!(slots(&table), [Slot::Running(2), Slot::Auto]);
    assert_eq!(lost(&table), 0, "what is kept does not count");
    assert_eq!(table.record().deal(), Some(5), "in its own file");

    // Both are listed, and each can be continued.
    let shell = &table.stage.app.services().shell;
    table.deal_a_card();
    shell.go(Page::Home);
    table.stage.resize(1280, 800);
    assert!(table.stage.reads("Deal 6") && table.stage.reads("Deal 5"));
    shell.go(Page::NewGame(GAME));
    table.stage.resize(360, 1600);
    table.stage.press("Continue Deal 5");
    assert_eq!(shell.table().unwrap().running(), Some((GAME, Slot::Auto)));
    shell.go(Page::NewGame(GAME));
    table.stage.settle();
    table.stage.press("Give up Deal 6");
    assert!(table.stage.reads("The deal counts as lost"));
    table.answer("Give up");
    table.stage.press("Close");
    assert_eq!((slots(&table), lost(&table)), (vec![Slot::Auto], 1));
    // The keyboard reaches all three answers.
    start_another(&table, "6");
    table.stage.key(Key::Tab);
    table.stage.key(Key::Return);
    assert_eq!((slots(&table), lost(&table)), (vec![Slot::Auto], 2), "given up by the keyboard");
    assert_eq!(table.record().deal(), Some(6));
    table.deal_a_card();
    start_another(&table, "5");
    table.stage.key(Key::Tab);
    table.stage.key(Key::Tab);
    table.stage.key(Key::Return);
    assert_eq!(shell.page(), Page::NewGame(GAME), "canceled");
}

#[test]
fn without_questions_every_match_is_kept_until_there_is_no_more_room() {
    let table = Table::open();
    table.stage.set(|settings| settings.confirmations = false);
    for (n, deal) in ["2", "3", "4", "5", "6", "8", "9", "10", "11"].into_iter().enumerate() {
        start_another(&table, deal);
        assert_eq!(slots(&table).len(), n + 1);
        table.deal_a_card();
    }
    start_another(&table, "12");
    assert!(table.stage.reads(&t!(app::too_many_running)));
    table.stage.press("OK");
    assert_eq!((slots(&table).len(), lost(&table)), (9, 0));
}

#[test]
fn a_deal_that_cannot_be_won_says_so_and_its_number_is_not_offered_again() {
    let table = Table::open();
    start_another(&table, LOST);
    table.says("Deal 7 can't be won");
    table.stage.press("Cancel");
    assert_eq!(number(&table).get_deal(), LOST, "nothing was dealt");
    start_another(&table, LOST);
    table.stage.press(&t!(app::unwinnable_yes));
    assert_eq!(table.record().deal(), Some(7));
    table.stage.press("More");
    table.stage.press("New deal…");
    assert_eq!(number(&table).get_deal(), "", "it was dealt already");
    // A winnable one is dealt without a question.
    start_another(&table, "5");
    assert!(!table.stage.app.services().shell.asking());
}

#[test]
fn the_deal_of_a_day_that_is_running_is_continued() {
    let table = Table::open();
    let shell = &table.stage.app.services().shell;
    let calendar = || {
        shell.go(Page::Daily(GAME));
        table.stage.settle();
    };
    let today = today();
    calendar();
    table.stage.press(&format!("Play {today}"));
    table.is_reached();
    table.deal_a_card();
    let seed = table.record().deal();
    calendar();
    assert!(table.stage.reads(", today, in progress") && table.stage.reads("In progress: 0 of 52"));
    table.stage.press(&format!("Continue {today}"));
    assert!(!shell.asking(), "it is the very deal");
    assert_eq!(shell.page(), Page::Table(GAME));
    assert_eq!((slots(&table), table.record().deal()), (vec![Slot::Auto], seed));

    // Beside another deal, too.
    start_another(&table, "5");
    assert!(table.stage.reads("Daily, "));
    table.stage.press(&t!(app::keep_other_yes));
    table.deal_a_card();
    calendar();
    table.stage.press(&format!("Continue {today}"));
    assert_eq!(shell.table().unwrap().running(), Some((GAME, Slot::Auto)));
}

#[test]
fn the_table_that_was_left_comes_back_with_its_match() {
    let table = Table::open();
    for deal in ["5", "6"] {
        start_another(&table, deal);
        if table.stage.app.services().shell.asking() {
            table.stage.press(&t!(app::keep_other_yes));
        }
        table.deal_a_card();
    }
    let services = table.stage.app.services();
    assert!(services.play(GAME, Begin::Resume(Slot::Auto)));
    let close = || {
        table.stage.app.restore();
        table.stage.app.window().window().dispatch_event(WindowEvent::CloseRequested);
    };
    close();
    services.shell.go(Page::Home);
    table.stage.app.restore();
    assert_eq!(services.shell.table().unwrap().running(), Some((GAME, Slot::Auto)));
    // Without that match there is nothing to return to, although another one is running.
    services.shell.go(Page::Home);
    services.data_dir.delete(GAME, Slot::Auto).unwrap();
    table.stage.app.restore();
    assert_eq!(services.shell.page(), Page::Home);
}

#[test]
fn a_deal_number_leaves_no_choice_of_deals_that_can_be_won() {
    let table = Table::open();
    table.stage.app.services().shell.go(Page::NewGame(GAME));
    table.stage.settle();
    table.stage.press("Change");
    let winnable = || table.stage.control("Winnable deals only");
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
