//! Screen tests of the result of a match, and of where it leads.

use cardkeep::{Begin, Page};
use cardkeep_ai::Level;
use cardkeep_core::engine::{Game, Seat, Setup, Turn, achieved};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_knights;
use cardkeep_i18n::{self as i18n, Language};
use cardkeep_store::{Challenge, Player, Tour};
use cardkeep_ui::Sheet;
use i_slint_backend_testing::{AccessibleRole, ElementHandle};
use slint::{ComponentHandle, Model};

use crate::driver::{Frame, Stage};
use crate::results::open;

const GAME: GameId = GameId::FourKnights;
const FRIENDS: [&str; 2] = ["Anna", "Ben"];

fn over(position: &four_knights::Position) -> bool {
    matches!(position.turn(), Turn::Over(_))
}

/// Plays a deal to its end against this player, and shows the result.
fn finish(stage: &Stage, deal: u64, rival: Player, names: &[&str]) {
    let players = [Player::Human, rival];
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let names = cardkeep_store::names_for(&players, &names);
    let setup = Setup::new(2, Default::default());
    let new = Challenge::of::<four_knights::Position>(&setup, deal, &players, &names);
    let services = stage.app.services();
    let begin = cardkeep::rehearse::<four_knights::Position>(&services.data_dir, new, over);
    assert!(services.play(GAME, begin.expect("it ends")));
    stage.settle();
}

/// The result tells the rating and what was achieved, and the page of results lists it.
#[test]
fn a_result_tells_what_was_achieved() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    stage.resize(390, 844);
    let services = stage.app.services();
    let mut earned = Vec::new();
    for seed in 0..20 {
        finish(&stage, seed, Player::Computer(Level::Easy), &[]);
        let past = services.data_dir.history(GAME).matches.remove(0).number;
        let save = services.data_dir.finished::<four_knights::Position>(past).unwrap();
        let done = achieved(four_knights::ACHIEVEMENTS, &save.record, Seat(0));
        let new: Vec<_> = done.into_iter().filter(|id| !earned.contains(id)).collect();
        let ending = stage.app.window().global::<cardkeep_ui::Ending>();
        // A first match says little about a player.
        let settled = services.data_dir.statistics().value.rating(GAME).is_settled();
        assert!(if settled { seed > 1 } else { seed < 5 }, "match {seed}");
        assert_eq!(ending.get_rating().starts_with("Rating "), settled, "match {seed}");
        assert_eq!(ending.get_honor().contains("New achievement"), !new.is_empty(), "match {seed}");
        let (before, now) = (earned.len(), earned.len() + new.len());
        let looks = [
            (1, "New card back in the settings: Oaks"),
            (3, "New table color in the settings: Teal"),
            (5, "New card back in the settings: Waves"),
            (8, "New table color in the settings: Olive"),
        ];
        let told = looks.into_iter().filter(|(needed, _)| before < *needed && now >= *needed);
        let told: Vec<_> = told.map(|(_, told)| told).collect();
        let honor = ending.get_honor();
        assert_eq!(honor.contains("in the settings: "), !told.is_empty(), "match {seed}: {honor}");
        assert!(told.len() != 1 || honor.contains(told[0]), "match {seed}: {honor}");
        for (width, height) in [(640, 360), (390, 844)] {
            stage.resize(width, height);
            let title = ending.get_result().title;
            let labeled = ElementHandle::find_by_accessible_label(stage.app.window(), &title);
            let sheet = |it: &ElementHandle| it.accessible_role() == Some(AccessibleRole::Groupbox);
            let sheet = Frame::of(&labeled.into_iter().find(sheet).expect("the sheet"));
            assert!(Frame::of(&stage.control("Home")).within(&sheet), "{}", ending.get_honor());
            assert!(sheet.top >= 0.0 && sheet.bottom <= height as f32, "{sheet:?} of {height}");
        }
        earned.extend(new);
        services.shell.go(Page::Home);
    }
    assert!(earned.len() >= 4, "{earned:?}");
    stage.resize(360, 2400);
    services.shell.go(Page::Results(GAME));
    stage.settle();
    let panel = stage.app.window().global::<cardkeep_ui::ResultsPanel>();
    let listed = panel.get_deeds().iter().filter(|deed| deed.earned).count();
    assert_eq!(listed, earned.len());
    assert_eq!(panel.get_deeds().row_count(), four_knights::ACHIEVEMENTS.len(), "all are shown");
    assert!(stage.reads(&format!("{listed} of 8")) && stage.reads("Turned around"));
    services.settings.borrow_mut().progress = false;
    services.shell.refresh();
    stage.settle();
    assert!(!stage.reads("Turned around") && !stage.reads("Rating"));
}

/// The result leads to the review of its match, which the history lists.
#[test]
fn a_result_leads_to_the_review_of_its_match() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    let services = stage.app.services();
    finish(&stage, 5, Player::Computer(Level::Easy), &[]);
    stage.press("Review");
    assert_eq!(services.shell.page(), Page::Review(GAME));
    assert_eq!(services.data_dir.history(GAME).matches.len(), 1);
    let review = stage.app.window().global::<cardkeep_ui::Review>();
    let sheets = stage.app.window().global::<cardkeep_ui::Sheets>();
    assert_eq!(sheets.get_open(), Sheet::Analysis, "the win chances come first");
    stage.wait_for("win chances", || review.get_analysis().steps.row_count() > 0);
    assert!(services.shell.back(), "the sheet closes");
    assert!(services.shell.back(), "the review is left");
    stage.settle();
    assert_eq!(services.shell.page(), Page::Table(GAME), "the result waits");
    let ending = stage.app.window().global::<cardkeep_ui::Ending>();
    assert!(ending.get_over());
    stage.press("Rematch");
    assert!(!ending.get_over(), "the next match");
    assert!(services.shell.back());
    assert_eq!(services.shell.page(), Page::Home);
}

/// The finished match that waits behind its review takes on what is set meanwhile.
#[test]
fn what_is_set_during_a_review_holds_at_its_match_too() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    let services = stage.app.services();
    finish(&stage, 5, Player::Computer(Level::Easy), &[]);
    let log = || {
        let log = stage.app.window().global::<cardkeep_ui::Table>().get_log();
        log.iter().map(|line| line.text.to_string()).collect::<Vec<_>>()
    };
    let english = log();
    stage.press("Review");
    services.shell.go(Page::Settings);
    stage.resize(360, 3600);
    stage.settle();
    stage.press("Deutsch");
    while services.shell.page() != Page::Table(GAME) {
        assert!(services.shell.back());
    }
    stage.settle();
    let german = log();
    assert_eq!(german.len(), english.len());
    assert!(german.iter().zip(&english).all(|(german, english)| german != english), "{german:?}");
    i18n::set_language(Language::En);
}

/// The result of a tour's match continues the tour, and back leads home from there. With a hint, it does not
/// speak of the ladder, whose next opponent was met by chance.
#[test]
fn a_result_continues_the_tour() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    stage.resize(390, 844);
    let services = stage.app.services();
    let tour = Tour::new(0, Level::Easy);
    services.data_dir.begin_tour(tour.clone()).unwrap();
    let stop = tour.stop(GAME);
    let ladder = services.data_dir.statistics().value.ladder(GAME);
    assert!(ladder.is_next(&Level::USUAL, &stop.players, &stop.names));
    let begin = cardkeep::rehearse(&services.data_dir, stop, over);
    let Some(Begin::Resume(slot)) = begin else { panic!("it ends, and is saved") };
    let mut save = services.data_dir.load::<four_knights::Position>(slot).unwrap().value;
    save.helped = true;
    services.data_dir.save(slot, &save).unwrap();
    assert!(services.play(GAME, Begin::Resume(slot)));
    let ending = stage.app.window().global::<cardkeep_ui::Ending>();
    stage.settle();
    assert!(ending.get_honor().contains("Tour, 1 of 5"), "{}", ending.get_honor());
    assert!(!ending.get_honor().contains("ladder"), "{}", ending.get_honor());
    stage.control("Rematch");
    stage.press("Continue tour");
    assert_eq!(services.shell.page(), Page::Tour);
    stage.control("Play Four Kingdoms");
    stage.press("Back");
    assert_eq!(services.shell.page(), Page::Home);
}

/// Friends who share a device see how many of their matches each of them has won.
#[test]
fn friends_see_who_has_won_how_many_matches() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    let services = stage.app.services();
    let mut won = [0, 0];
    for deal in 1..=3 {
        finish(&stage, deal, Player::Human, &FRIENDS);
        let last = &services.data_dir.history(GAME).matches[0];
        if let [winner] = last.winners[..] {
            won[winner] += 1;
        }
        let tally = format!("Won so far: Anna {} and Ben {}", won[0], won[1]);
        assert_eq!(stage.reads(&tally), deal > 1, "{tally}");
    }
}

/// Each of the friends who shared a device can see the match as that person saw it.
#[test]
fn a_match_of_friends_is_reviewed_as_each_of_them_saw_it() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    finish(&stage, 1, Player::Human, &FRIENDS);
    stage.press("Review");
    assert!(stage.app.services().shell.back(), "the sheet closes");
    for (see, back) in [("See it as Ben saw it", false), ("Back to your match", true)] {
        stage.press("More");
        stage.press("About this match");
        stage.press(see);
        stage.press("More");
        stage.press("About this match");
        assert_eq!(stage.reads("See it as Ben saw it"), back);
        assert!(stage.app.services().shell.back(), "the menu closes");
    }
}
