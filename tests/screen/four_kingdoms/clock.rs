//! Screen tests of the clock: it counts only while the cards are uncovered.

use std::time::Duration;

use cardkeep_core::games::four_kingdoms::finish;
use cardkeep_i18n::{four_kingdoms as text, t};
use cardkeep_store::Speed;
use slint::ComponentHandle;
use slint::Model;
use slint::platform::Key;

use super::support::{Table, before, deal};

/// Real time, because the clock has no mock.
fn a_while(table: &Table) {
    std::thread::sleep(Duration::from_millis(1100));
    table.stage.settle();
}

/// Returns the seconds on the clock.
fn clock(table: &Table) -> u32 {
    let title = table.title();
    let (_, time) = title.rsplit_once(' ').unwrap();
    time.split(':').fold(0, |sum, part| sum * 60 + part.parse::<u32>().unwrap())
}

#[test]
fn it_stands_still_under_a_sheet_a_question_and_another_page() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    assert!(clock(&table) >= 60, "{}", table.title());
    table.stage.press("More");
    let before = clock(&table);
    a_while(&table);
    table.stage.press(&t!(text::restart));
    a_while(&table);
    table.stage.press("Cancel");
    table.stage.press("More");
    table.stage.press("How to play");
    a_while(&table);
    table.stage.key(Key::Escape);
    table.stage.press("Close");
    // On a busy machine the steps between the sheets take time too.
    assert!(clock(&table) <= before + 1, "{} after {before}", table.title());
    let before = clock(&table);
    a_while(&table);
    assert!(clock(&table) > before, "and then runs on: {}", table.title());
}

#[test]
fn it_stands_still_while_the_window_is_minimized_or_another_has_the_focus() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    let services = table.stage.app.services();
    services.attend(false);
    let before = clock(&table);
    a_while(&table);
    // Nor does closing a sheet start it.
    table.stage.press("More");
    table.stage.press("Close");
    a_while(&table);
    assert!(clock(&table) <= before + 1, "{} after {before}", table.title());
    services.attend(true);
    let before = clock(&table);
    a_while(&table);
    assert!(clock(&table) > before, "and then runs on: {}", table.title());
}

#[test]
fn what_it_counted_is_kept_when_the_table_is_left() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    a_while(&table);
    assert!(table.stage.key(Key::Escape));
    assert!(table.save().played_seconds > 60);
    let counted = table.save().played_seconds;
    a_while(&table);
    table.resume();
    assert!(table.save().played_seconds <= counted, "and no time passes elsewhere");
}

#[test]
fn the_time_of_a_win_is_that_of_its_last_move() {
    let table = Table::open();
    table.stage.set(|settings| settings.animation = Speed::Normal);
    let (record, _) = before(1, |position, _| finish(position).is_some());
    table.lay(&record);
    table.stage.press("Finish");
    let title = table.title();
    a_while(&table);
    (0..8).for_each(|_| table.stage.settle());
    let ending = table.stage.app.window().global::<cardkeep_ui::Ending>();
    assert!(ending.get_over());
    let lines: Vec<_> = ending.get_result().lines.iter().collect();
    let total = |name: &str| lines.iter().find(|line| line.name == name).unwrap().total.clone();
    assert_eq!(total("Time"), total("Best time"));
    assert!(title.ends_with(total("Time").as_str()), "{title}: the closing took longer");
}

#[test]
fn it_stands_still_while_a_way_is_shown() {
    let table = Table::open();
    let (record, _) = before(1, |position, _| position.public().home() > 30);
    table.lay(&record);
    table.stage.press("More");
    table.stage.press(&t!(text::show_solution));
    for _ in 0..400 {
        i_slint_backend_testing::mock_elapsed_time(Duration::from_millis(60));
        if table.stage.reads(&t!(text::prompt_solution)) {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let before = table.title();
    std::thread::sleep(Duration::from_millis(1100));
    i_slint_backend_testing::mock_elapsed_time(Duration::from_millis(600));
    table.says(&t!(text::prompt_solution));
    assert_eq!(table.title(), before);
}
