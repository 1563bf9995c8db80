//! Screen tests of challenges, campaigns and battles.

use std::time::Duration;

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{Phase, Position};
use cardkeep_i18n::{Person, t, watchtower as text};
use cardkeep_store::{ForcedPlays, Slot, Speed};
use i_slint_backend_testing::{ElementHandle, mock_elapsed_time};
use serde_json::json;
use slint::{ComponentHandle, Model};

use super::rules::{self, card, cards, scene};
use super::support::{
    GAME, ME, Screen, attack_with, fort, person, pick_all, pick_one, sit, spot, title,
};
use crate::driver::bounds::bounds;

/// The score has the player's side first, and does not overlap the cards.
#[test]
fn the_score_of_a_battle_reads_you_to_them() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    sit(&screen, &scene(&["2C", "4C 5C"], &["TC TD TH 9S", "2D 3D 4D 2H"], "AC AD AH"));
    screen.tap(spot(&screen, "5C"));
    screen.press(&attack_with(2));
    let table = screen.app.window().global::<cardkeep_ui::Table>();
    let score = (0..400).find_map(|_| {
        screen.wait();
        pick_one(&screen);
        table.get_awards().row_data(0)
    });
    let score = score.expect("the pairs fly to the winner");
    assert_eq!(score.text, "You 2 : 0");
    let middle = score.from.y + score.from.height / 2.0;
    let laid = |army: &str, who: Person| {
        let label = |card: Card| t!(text::label_laid, who: who.clone(), card);
        let label = cards(army).iter().map(label).find(|label| screen.find(label).is_some());
        bounds(&screen, &label.expect("it lies there"))
    };
    let (upper, lower) = (laid("2D 3D 4D 2H", person("Berit")), laid("TC TD TH 9S", Person::You));
    assert!(upper.3 <= middle - 17.0 && lower.1 >= middle + 17.0, "{upper:?}, {lower:?}, {middle}");
}

/// WT-10: what a pair did is told once its cards are turned up, not while they turn.
#[test]
fn a_pair_is_told_after_it_is_turned_up() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    sit(&screen, &scene(&["2C", "4C 5C"], &["TC TD TH 9S", "2D 3D 4D 2H"], "AC AD AH"));
    screen.tap(spot(&screen, "5C"));
    screen.press(&attack_with(1));
    let table = screen.app.window().global::<cardkeep_ui::Table>();
    let is_decided = || table.get_cards().iter().any(|card| card.ring == cardkeep_ui::Ring::Winner);
    let mut prompts = (0..2000).filter_map(|_| {
        mock_elapsed_time(Duration::from_millis(16));
        pick_one(&screen);
        is_decided().then(|| screen.prompt())
    });
    let first = prompts.next().expect("a card wins");
    assert!(!first.contains(" beats "), "{first}");
    assert!(prompts.any(|prompt| prompt.contains(" beats ")));
}

/// WT-9: of two cards one is picked after the other. The backs left stay where they are, and the table
/// says whose they are.
#[test]
fn the_backs_left_stay_where_they_are_when_one_is_picked() {
    let screen = Screen::open(GAME);
    for (width, height) in [(390, 844), (360, 640)] {
        screen.resize(width, height);
        sit(&screen, &scene(&["2C", "4C 5C"], &["TC TD TH 9S", "2D 3D 4D 2H"], "AC AD AH"));
        screen.tap(spot(&screen, "5C"));
        screen.press(&attack_with(2));
        screen.until("the player picks", |now| now.public().phase == Phase::Pick(ME));
        screen.wait();
        let backs = || -> Vec<_> {
            let labels = (1..=4).map(|slot| t!(text::label_can_pick, slot));
            let held = labels.filter(|label| screen.find(label).is_some());
            held.map(|label| bounds(&screen, &label)).collect()
        };
        let mut before = backs();
        assert_eq!(before.len(), 4);
        assert!(screen.reads("Berit's army"));
        screen.tap(screen.spot(&t!(text::label_can_pick, slot: 2)));
        screen.wait();
        before.remove(1);
        assert_eq!(backs(), before, "{width} x {height}");
    }
}

/// The stage of a battle lies over the player's own fort and hand, whose cards can't be reached there. The
/// rivals' forts stay as they are.
#[test]
fn a_battle_leaves_the_rivals_forts_where_they_are() {
    let screen = Screen::open(GAME);
    for (width, height) in [(390, 844), (844, 390), (1280, 800)] {
        screen.resize(width, height);
        let forts = ["2C 9S", "4C 4D 5C", "6C QD"];
        sit(&screen, &scene(&forts, &["TC TD TH", "2D 3D 4H 2H", "KC KH"], "AC AD AH"));
        let at = |name| bounds(&screen, &title(card(name)));
        let size = |(left, top, right, bottom)| (right - left, bottom - top);
        // The fort without the card at stake closes the gap.
        let rivals = || (["6C", "QD"].map(at), size(at("4D")));
        let (before, own) = (rivals(), ["9S", "TC"].map(|name| spot(&screen, name)));
        screen.tap(spot(&screen, "5C"));
        screen.press(&attack_with(2));
        screen.until("the player picks", |now| now.public().phase == Phase::Pick(ME));
        screen.wait();
        assert_eq!(rivals(), before, "{width} x {height}");
        let sheets = screen.app.window().global::<cardkeep_ui::Sheets>();
        for (name, place) in ["9S", "TC"].into_iter().zip(own) {
            assert!(screen.find(&title(card(name))).is_none(), "{name} is hidden");
            screen.right_click(place);
            // What lies over it may have an explanation.
            let hidden = t!(cardkeep_i18n::cards::title, card: card(name));
            assert_ne!(sheets.get_explained_name(), hidden);
            sheets.invoke_close();
            screen.wait();
        }
        let after = pick_all(&screen);
        assert!(rules::army(&after, 0).contains(card("TC")));
        screen.until_choice();
        assert!(screen.find(&title(card("9S"))).is_some());
    }
}

/// WT-9 to WT-13.
#[test]
fn a_challenge_is_won_and_the_turn_goes_on() {
    let screen = Screen::open(GAME);
    let table = scene(&["2C", "4C 5C"], &["TC TD TH 9S", "2D 3D 4D 2H"], "AC AD AH");
    sit(&screen, &table);
    screen.tap(spot(&screen, "5C"));
    screen.press(&attack_with(2));
    let after = pick_all(&screen);
    assert_eq!(after.public().phase, Phase::Turn(ME));
    assert_eq!(rules::army(&after, 0).len(), 7, "own cards, two that were won, the fort card");
    assert!(rules::army(&after, 0).contains(card("5C")));
    screen.wait();
    assert!(screen.find(&t!(text::label_can_place, card: card("5C"))).is_some());
    let prompt = screen.prompt();
    assert!(prompt.contains("You won Berit's 5♣: your "), "{prompt}");
    screen.tap(spot(&screen, "4C"));
    assert_eq!(screen.prompt(), t!(text::refusal_attacked_already));
    screen.press(&t!(text::end_turn));
    screen.until("the turn ended", |now| now.public().players[Seat(1)].turns > 4);
}

/// WT-12.
#[test]
fn a_challenge_is_lost_and_the_cards_with_it() {
    let screen = Screen::open(GAME);
    let table = scene(&["AC", "4C 5C"], &["2C 3C 2D 3D", "TC TD TH 9S"], "AD AH");
    sit(&screen, &table);
    screen.tap(spot(&screen, "5C"));
    screen.press(&attack_with(1));
    let after = pick_all(&screen);
    assert_eq!(rules::army(&after, 0).len(), 3);
    assert!(fort(&after, 1).contains(&card("5C")), "it stays");
    assert_eq!(after.public().players[ME].tries.of(card("5C")), 1);
}

/// WT-14.
#[test]
fn after_a_third_lost_challenge_the_card_sinks() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    // A tower of kings keeps Berit from burning the new card at once.
    let mut table = scene(&["KC KS", "4C 5C"], &["2C 3C 2D 3D", "TC TD TH 9S"], "KD KH");
    table["players"][0]["tries"] = json!([["5C"], ["5C"], []]);
    sit(&screen, &table);
    assert!(screen.label(&title(card("5C"))).contains("2 of 3 attempts used"));
    screen.tap(spot(&screen, "5C"));
    assert_eq!(screen.prompt(), t!(text::prompt_attack_last, card: card("5C")));
    screen.press(&attack_with(1));
    let after = pick_all(&screen);
    assert!(!fort(&after, 1).contains(&card("5C")) && fort(&after, 1).contains(&card("KD")));
    let new = t!(text::label_fort, card: card("KD"), who: person("Berit"));
    screen.until("it is seen", |_| screen.find(&new).is_some());
    assert!(screen.find(&title(card("5C"))).is_none());
}

/// WT-15.
#[test]
fn a_card_of_a_fort_without_an_army_is_taken() {
    let screen = Screen::open(GAME);
    sit(&screen, &scene(&["AC", "4C 5C"], &["2C", ""], "KD KH"));
    screen.tap(spot(&screen, "5C"));
    assert_eq!(screen.prompt(), t!(text::prompt_take, rival: "Berit", card: card("5C")));
    screen.press(&t!(text::take_card));
    assert!(rules::army(&screen.position(), 0).contains(card("5C")));
}

/// WT-17, WT-19.
#[test]
fn a_fourth_card_won_in_battle_begins_the_campaign() {
    let screen = Screen::open(GAME);
    let mut table = scene(&["5C 5D 5H 2C", "4C 6C"], &["5S 8H", "TC TD"], "KD KH");
    table["won"] = json!(["5S"]);
    table["players"][0]["shown"] = json!(["5S"]);
    sit(&screen, &table);
    let completes = t!(text::prompt_place_fourth_won);
    let hint = format!("{} {completes}", t!(text::hint_place, card: card("5S")));
    assert!(screen.prompt().starts_with(&hint), "the turn begins with it: {}", screen.prompt());
    screen.tap(spot(&screen, "5S"));
    assert!(screen.prompt().ends_with(&completes), "{}", screen.prompt());
    screen.press(&t!(text::place));
    assert!(rules::on_campaign(&screen.position(), 0));
    screen.until("it is seen", |_| screen.find("You, On campaign").is_some());
    assert!(screen.find(&title(card("2C"))).is_some(), "it joined the army");
    screen.tap(spot(&screen, "8H"));
    assert_eq!(screen.prompt(), t!(text::refusal_placing_on_campaign));
}

/// WT-21.
#[test]
fn a_campaign_without_an_army_is_lost() {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    let table = scene(&["5C 5D 5H 5S", "4C 6C"], &["2H", "TC TD TH"], "KD KH QD QH");
    sit(&screen, &table);
    assert!(screen.find("You, On campaign").is_some());
    screen.tap(spot(&screen, "6C"));
    screen.press(&attack_with(1));
    let after = pick_all(&screen);
    assert!(!rules::on_campaign(&after, 0));
    assert_eq!(fort(&after, 0), [card("5C"), card("KD"), card("KH")]);
    assert_eq!(rules::army(&after, 0), cards("5D QD QH"));
    screen.until("it is seen", |_| screen.find(&title(card("KH"))).is_some());
    assert!(screen.find("You, On campaign").is_none());
}

/// WT-20.
#[test]
fn two_on_campaign_battle_each_other() {
    let screen = Screen::open(GAME);
    let forts = ["5C 5D 5H 5S", "6C 6D 6H 6S", "2C 3C"];
    sit(&screen, &scene(&forts, &["TC TD TH TS", "2D 3D 4D", "QC"], "KD KH"));
    screen.tap(spot(&screen, "6H"));
    assert_eq!(screen.prompt(), t!(text::prompt_battle, rival: "Berit", count: 3));
    screen.press(&t!(text::battle_with, count: 3));
    let after = pick_all(&screen);
    assert!(rules::army(&after, 0).len() >= 7, "all three are won");
}

/// WT-20: six cards without a prize between them fit into the arena of the smallest phone.
#[test]
fn a_battle_of_campaigns_stays_in_its_arena() {
    let screen = Screen::open(GAME);
    screen.resize(320, 569);
    let forts = ["5C 5D 5H 5S", "6C 6D 6H 6S", "2C 3C"];
    sit(&screen, &scene(&forts, &["TC TD TH TS", "2D 3D 4D", "QC"], "KD KH"));
    screen.tap(spot(&screen, "6H"));
    screen.press(&t!(text::battle_with, count: 3));
    screen.until("the player picks", |now| now.public().phase == Phase::Pick(ME));
    screen.wait();
    let window = screen.app.window();
    let arena = ElementHandle::find_by_element_type_name(window, "Arena").next();
    let arena = arena.expect("cards are picked in it");
    let (left, right) =
        (arena.absolute_position().x, arena.absolute_position().x + arena.size().width);
    let slots: Vec<_> = ElementHandle::find_by_element_type_name(window, "Slots").collect();
    assert_eq!(slots.len(), 2);
    for slots in slots {
        let x = slots.absolute_position().x;
        assert!(x >= left && x + slots.size().width <= right, "{x} in {left} to {right}");
    }
}

/// WT-17, WT-18.
#[test]
fn all_fight_for_a_fourth_card_from_the_barracks() {
    let screen = Screen::open(GAME);
    let forts = ["5C 5D 5H", "4C 6C", "2C 3C"];
    sit(&screen, &scene(&forts, &["5S AC AH AD", "TC TD TS", "2H 3H 3S"], "KD KH"));
    screen.tap(spot(&screen, "5S"));
    assert!(screen.prompt().ends_with(&t!(text::prompt_place_fourth_drawn)), "{}", screen.prompt());
    screen.press(&t!(text::place));
    screen.until("the card lies in the middle", |now| now.contest().is_some());
    let prize = t!(text::label_prize, card: card("5S"));
    screen.until("it is seen", |_| screen.find(&prize).is_some());
    let after = pick_all(&screen);
    assert!(rules::on_campaign(&after, 0), "an ace is the highest");
    assert_eq!(rules::army(&after, 0), cards("AC AH AD"), "everybody keeps what they showed");
    screen.until("it is seen", |_| screen.find("You, On campaign").is_some());
}

/// WT-9: no one knows what was picked, even when looking again.
#[test]
fn a_match_left_in_the_middle_of_a_battle_goes_on_there() {
    let screen = Screen::open(GAME);
    let table = scene(&["2C", "4C 5C"], &["TC TD TH 9S", "2D 3D 4D 2H"], "AC AD AH");
    sit(&screen, &table);
    screen.tap(spot(&screen, "5C"));
    screen.press(&attack_with(2));
    let half = |now: &Position| {
        now.public().phase == Phase::Pick(ME) && now.contest().is_some_and(|it| it.holder() != ME)
    };
    screen.until("the player picks", half);
    screen.until("it is seen", |_| screen.find(&t!(text::label_can_pick, slot: 3)).is_some());
    screen.tap(screen.spot(&t!(text::label_held, slot: 3)));
    let before = screen.position();
    assert_eq!(before.contest().unwrap().picked().collect::<Vec<_>>(), [3]);
    while screen.app.services().shell.page() == Page::Table(GAME) {
        assert!(screen.app.back());
    }
    assert_eq!(screen.sit(Begin::Resume(Slot::Auto)), before);
    assert!(screen.find(&t!(text::label_held, slot: 3)).is_none(), "places stay as they were");
    assert!(screen.find(&t!(text::label_can_pick, slot: 4)).is_some());
    assert!(screen.find(&title(card("TC"))).is_none(), "which cards fight is not known");
    assert!(screen.prompt().contains("card 2 of 2"), "{}", screen.prompt());
    let after = pick_all(&screen);
    assert!(rules::army(&after, 0).contains(card("5C")), "and it is won");
}

/// A pick among one back is no choice (WT-9).
#[test]
fn what_is_no_choice_is_not_asked() {
    let screen = Screen::open(GAME);
    let table = scene(&["2C", "4C 5C"], &["TC TD TH 9S", "2D"], "AC AD AH");
    sit(&screen, &table);
    screen.tap(spot(&screen, "5C"));
    assert!(screen.find(&attack_with(2)).is_none(), "the smaller army has one");
    screen.app.services().settings.borrow_mut().forced_plays = ForcedPlays::All;
    sit(&screen, &table);
    screen.tap(spot(&screen, "5C"));
    screen.press(&attack_with(1));
    let after = screen.until("it was fought", |now| now.contest().is_none());
    assert!(rules::army(&after, 0).contains(card("5C")));
}
