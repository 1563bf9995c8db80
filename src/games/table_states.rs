//! Tests of what a table is doing, and of how one thing leads to the next, without a screen.

use std::time::Duration;

use super::four_horsemen::FourHorsemen;
use super::four_kingdoms::FourKingdoms;
use super::four_knights::FourKnights;
use super::knights_and_ninjas::KnightsAndNinjas;
use crate::i18n::{self, Language};
use crate::table::game::TableGame;
use crate::table::state_driver::Bench;

/// The longest beat after a tap to skip that is not worth a look.
const SKIPPED: Duration = Duration::from_millis(80);

/// Opens a match, and lets it go on until the player is to act.
fn waiting<T: TableGame>(seats: u8, seed: u64) -> Bench<T> {
    let mut table = Bench::open(seats, seed);
    table.until(|table| table.doing() == "waiting");
    table
}

/// Takes the player's first legal action.
fn act<T: TableGame>(table: &mut Bench<T>) {
    let action = table.play().legal()[0];
    table.act(action);
}

/// Plays until something is the case. The player takes the first legal action each time.
fn play_until<T: TableGame>(table: &mut Bench<T>, wanted: impl Fn(&Bench<T>) -> bool) {
    while !wanted(table) {
        assert!(table.play().session.outcome().is_none(), "{}: the match is over", T::ID);
        match table.doing() {
            "waiting" => act(table),
            _ if table.wait().is_none() => table.skip(),
            _ => table.pulse(),
        }
    }
}

#[test]
fn a_deal_is_presented_until_the_player_is_to_act() {
    let mut table = Bench::<FourKnights>::open(2, 1);
    assert_eq!(table.doing(), "presenting");
    assert!(table.wait().is_some() && table.shows());
    table.until(|table| table.doing() == "waiting");
    assert_eq!(table.wait(), None, "only the player goes on");
    assert!(table.play().is_open() && !table.play().has_steps());
}

#[test]
fn an_opponent_acts_after_a_pause() {
    let mut table = waiting::<FourKnights>(2, 1);
    play_until(&mut table, |table| table.doing() == "pausing");
    let (before, _) = table.play().session.record().depth();
    table.until(|table| table.doing() == "presenting");
    assert!(table.play().session.record().depth().0 > before);
}

#[test]
fn a_tap_skips_to_the_next_beat_that_is_worth_a_look() {
    let mut table = Bench::<FourKnights>::open(2, 1);
    let longest = table.wait();
    table.skip();
    assert_eq!(table.doing(), "skipping");
    assert!(table.wait().is_some_and(|wait| wait <= SKIPPED) && table.wait() <= longest);
    table.until(|table| table.doing() == "waiting");
    assert!(!table.play().has_steps());
}

#[test]
fn hidden_answers_are_shown_once_all_are_known() {
    let mut table = waiting::<KnightsAndNinjas>(3, 1);
    play_until(&mut table, |table| table.doing().starts_with("gathering"));
    let shown = serde_json::to_value(&table.play().view).expect("plain data");
    table.skip();
    assert!(table.doing().starts_with("gathering"), "they come at their own pace");
    while table.doing().starts_with("gathering") {
        assert_eq!(serde_json::to_value(&table.play().view).expect("plain data"), shown);
        assert!(!table.play().has_steps());
        table.pulse();
    }
    assert!(table.doing() == "presenting" || table.play().session.is_mine());
}

/// Opens a match in which an answer is in while another opponent thinks, if there is one.
fn half_answered(seed: u64) -> Option<Bench<KnightsAndNinjas>> {
    let mut table = waiting::<KnightsAndNinjas>(4, seed);
    let ends =
        |table: &Bench<_>| table.gathered() > 0 || table.play().session.record().depth().0 > 60;
    play_until(&mut table, ends);
    (table.gathered() > 0).then_some(table)
}

#[test]
fn an_undo_in_vain_forgets_no_answer() {
    let of_first_decision = |table: &Bench<_>| !table.play().session.can_undo();
    let mut found = (1..200).filter_map(half_answered);
    let mut table = found.find(of_first_decision).expect("such a match");
    let (doing, gathered) = (table.doing(), table.gathered());
    table.undo();
    assert_eq!((table.doing(), table.gathered()), (doing, gathered));
}

#[test]
fn hidden_answers_are_told_once_though_the_language_changes() {
    let mut table = (1..100).find_map(half_answered).expect("such a match");
    table.translate(Language::De);
    table.until(|table| table.doing() == "waiting");
    let told = table.log();
    table.translate(Language::En);
    assert_ne!(table.log(), told);
    table.translate(Language::De);
    assert_eq!(table.log(), told, "as it is told from the start");
    i18n::set_language(Language::En);
}

#[test]
fn a_review_is_told_in_another_language() {
    let mut table = Bench::<FourKnights>::open(2, 1);
    while table.force() {}
    let mut review = table.review();
    review.jump(4);
    let english = review.log();
    review.translate(Language::De);
    assert_eq!(review.log().len(), english.len());
    assert!(review.log().iter().zip(&english).all(|(german, english)| german != english));
    assert_eq!(review.play().session.record().depth().0, 4);
    review.translate(Language::En);
    assert_eq!(review.log(), english);
}

#[test]
fn a_paused_table_stands_still_and_goes_on_later() {
    let mut table = Bench::<FourKnights>::open(2, 1);
    table.pause();
    assert_eq!(table.wait(), None);
    let doing = table.doing();
    table.pulse();
    assert_eq!((table.wait(), table.doing()), (None, doing), "a late timer changes nothing");
    table.resume();
    table.until(|table| table.doing() == "waiting");
}

#[test]
fn an_open_sheet_stops_a_match_against_others() {
    let mut table = Bench::<FourKnights>::open(2, 1);
    table.open_menu();
    assert!(table.has_sheet());
    table.pulse();
    assert_eq!(table.wait(), None);
    assert!(table.back() && !table.has_sheet());
    table.until(|table| table.doing() == "waiting");
    assert!(!table.back(), "nothing is open");
}

#[test]
fn a_drag_ends_where_the_card_may_go_or_changes_nothing() {
    let mut table = waiting::<FourKnights>(2, 1);
    table.lay();
    let from = table.draggable().expect("a card of the hand");
    let (before, _) = table.play().session.record().depth();
    table.drag(from, 1.0);
    assert!(table.drags() && !table.play().chosen.is_empty());
    table.drop_at(from);
    assert!(!table.drags() && table.play().dragged.is_none());
    assert_eq!(table.play().session.record().depth().0, before);
    table.lay();
    table.drag(from, 1.0);
    assert!(table.drags());
    table.pause();
    assert!(!table.drags() && table.play().chosen.is_empty(), "a pause lets go of it");
}

#[test]
fn a_match_waits_until_the_result_of_a_hand_is_read() {
    let mut table = waiting::<FourHorsemen>(2, 1);
    play_until(&mut table, |table| table.play().hand_result.is_some());
    table.until(|table| table.wait().is_none());
    table.pulse();
    assert_eq!(table.wait(), None);
    assert!(table.play().hand_result.is_some());
    table.skip();
    assert!(table.play().hand_result.is_none());
    table.until(|table| table.doing() == "waiting");
}

#[test]
fn a_decided_match_is_played_out_at_once() {
    let mut table = (1..20)
        .map(|seed| {
            let mut table = Bench::<FourKnights>::open(2, seed);
            while !table.play().session.can_play_out() && table.force() {}
            table
        })
        .find(|table| table.play().session.can_play_out())
        .expect("a match that is decided early");
    table.play_out();
    assert!(table.wait().is_some_and(|wait| wait <= SKIPPED));
    assert!(table.back(), "back stops it");
    table.play_out();
    table.play_out();
    table.until(|table| table.play().is_over());
}

#[test]
fn a_review_steps_through_a_finished_match() {
    let mut table = Bench::<FourKnights>::open(2, 1);
    while table.force() {}
    let mut review = table.review();
    let (_, moves) = review.play().session.record().depth();
    assert_eq!((review.wait(), review.play().session.record().depth().0), (None, 0));
    review.autoplay();
    assert_eq!(review.doing(), "pausing");
    review.until(|review| review.play().session.record().depth().0 == 2);
    review.autoplay();
    review.until(|review| review.wait().is_none());
    review.jump(moves);
    assert_eq!(review.play().session.record().depth(), (moves, 0));
    assert!(review.play().is_over());
}

#[test]
fn a_closed_comparison_waits_for_nothing() {
    let mut table = Bench::<FourKnights>::open(2, 1);
    while table.force() {}
    let mut review = table.review();
    review.compare();
    assert!(review.has_sheet() && review.awaits_analysis());
    assert!(review.back() && !review.awaits_analysis());
    review.open_menu();
    assert!(!review.awaits_analysis() && review.has_sheet(), "nor closes another sheet");
}

#[test]
fn no_one_waits_for_cards_in_a_solitaire() {
    let mut table = waiting::<FourKingdoms>(1, 1);
    act(&mut table);
    assert!(table.play().is_open(), "the next move may begin while cards fly");
    table.open_menu();
    table.until(|table| table.doing() == "waiting");
    assert!(table.has_sheet(), "an open sheet stops nothing");
}
