//! Tests that keys reach the app on every page, however the player got there. Android's back key is
//! a key too: an unhandled one ends the app.

use std::cell::Cell;
use std::rc::Rc;

use cardkeep::{Begin, rehearse};
use cardkeep::{Page, Question};
use cardkeep_ai::Level;
use cardkeep_core::engine::Setup;
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_knights::Position;
use cardkeep_store::{Challenge, Player, Slot, Speed};
use cardkeep_ui as ui;
use slint::ComponentHandle;
use slint::platform::{Key, WindowEvent};
use tempfile::TempDir;

use crate::driver::Stage;

const GAME: GameId = GameId::FourKnights;

/// More controls than any page has.
const MANY: usize = 60;

/// The app with a match of each game to continue and one saved by the player.
struct Desk {
    stage: Stage,
    _folder: TempDir,
}

impl Desk {
    fn new() -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let desk = Desk { stage: Stage::open(folder.path()), _folder: folder };
        desk.stage.speed(Speed::Off);
        for game in GameId::ALL {
            desk.stage.sit(game);
            desk.stage.app.services().shell.table().unwrap().save_to(1).unwrap();
        }
        desk.clear();
        desk
    }

    fn page(&self) -> Page {
        self.stage.app.services().shell.page()
    }

    /// Returns to an empty home page without keyboard focus.
    fn clear(&self) {
        let shell = &self.stage.app.services().shell;
        while shell.asking() {
            shell.answer(false);
        }
        shell.go(Page::Home);
        shell.show_toast("");
        shell.take_focus();
        self.stage.settle();
    }

    /// Goes to a page from home.
    fn visit(&self, page: Page) {
        self.clear();
        let services = self.stage.app.services();
        match page {
            Page::Table(game) => assert!(services.play(game, Begin::Resume(Slot::Auto))),
            page => services.shell.go(page),
        }
        self.stage.settle();
        assert_eq!(self.page(), page);
    }

    /// Goes to a page and opens what covers it, if that exists.
    fn stand(&self, spot: Spot) -> bool {
        self.visit(spot.page);
        match spot.over {
            Over::Nothing => return true,
            Over::Question => self.ask("Well?", || {}),
            Over::Button(label) => {
                if !self.stage.labels().iter().any(|known| known == label) {
                    return false;
                }
                self.stage.press(label);
            }
        }
        self.stage.settle();
        true
    }

    fn ask(&self, title: &str, on_yes: impl FnOnce() + 'static) {
        let question = Question {
            title: title.into(),
            text: String::new(),
            yes: String::from("Do it"),
            danger: false,
        };
        self.stage.app.services().shell.ask(question, on_yes);
        self.stage.settle();
    }

    /// Returns the vertical positions of all visible texts.
    fn places(&self) -> Vec<f32> {
        self.stage.texts().iter().map(|(_, at)| at.top).collect()
    }

    fn tabs(&self, times: usize) {
        for _ in 0..times {
            assert!(self.stage.key(Key::Tab));
        }
    }

    /// Returns the page, and the dialog or sheet that covers it.
    fn open(&self) -> (Page, bool, ui::Sheet) {
        let sheets = self.stage.app.window().global::<ui::Sheets>();
        let asking = self.stage.app.services().shell.asking();
        (self.page(), asking, sheets.get_open())
    }

    /// Whether there is a dialog, a sheet or a page to go back from.
    fn something_to_leave(&self) -> bool {
        self.stage.app.services().shell.asking() || self.page() != Page::Home
    }

    /// Suspends and resumes the app.
    fn put_aside(&self) {
        let window = self.stage.app.window().window();
        window.dispatch_event(WindowEvent::WindowActiveChanged(false));
        self.stage.app.suspend();
        self.stage.settle();
        self.stage.app.resume();
        window.dispatch_event(WindowEvent::WindowActiveChanged(true));
        self.stage.settle();
    }

    /// Goes home by a key. Returns where that key does nothing.
    fn deaf(&self, back: Key) -> Option<String> {
        for _ in 0..8 {
            if !self.something_to_leave() {
                let taken = self.stage.key(Key::PageDown);
                return (!taken).then(|| String::from("no key arrives at home"));
            }
            let before = self.open();
            let taken = self.stage.key(back);
            if !taken || before == self.open() {
                return Some(format!("{back:?} does nothing on {}", before.0));
            }
        }
        Some(String::from("the way back does not end"))
    }
}

/// Fails with everything that was found.
fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// Returns every page; pages of a kind for one game only, except where games differ most.
fn pages() -> Vec<Page> {
    let mut pages = crate::driver::pages();
    pages.retain(|page| {
        matches!(page, Page::NewGame(_) | Page::Daily(_)) || page.game().is_none_or(|it| it == GAME)
    });
    pages.extend(GameId::ALL.map(Page::Table));
    pages
}

/// What covers a page.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Over {
    Nothing,
    Question,
    /// What this button opens.
    Button(&'static str),
}

#[derive(Clone, Copy, Debug)]
struct Spot {
    page: Page,
    over: Over,
}

impl Spot {
    /// Maximum controls to try; none behind a dialog can be reached.
    fn most(self) -> usize {
        if self.over == Over::Question { 3 } else { MANY }
    }
}

/// Returns every page with each thing that can cover it.
fn spots() -> Vec<Spot> {
    let over = [Over::Nothing, Over::Question, Over::Button("Log"), Over::Button("More")];
    let spots = pages().into_iter().flat_map(|page| over.map(|over| Spot { page, over }));
    let at_table = |spot: &Spot| matches!(spot.page, Page::Table(_));
    spots.filter(|spot| at_table(spot) || !matches!(spot.over, Over::Button(_))).collect()
}

#[test]
fn every_way_by_keyboard_leads_to_where_the_keyboard_works() {
    let desk = Desk::new();
    let mut found = Vec::new();
    for spot in spots() {
        for tabs in 1..=spot.most() {
            if !desk.stand(spot) || tabs > desk.stage.controls().len() {
                break;
            }
            desk.tabs(tabs);
            desk.stage.key(Key::Return);
            let there = desk.page();
            let back = if tabs % 2 == 0 { Key::Escape } else { Key::Back };
            if let Some(why) = desk.deaf(back) {
                found.push(format!("{spot:?}, {tabs} times Tab and Enter to {there}: {why}"));
            }
        }
    }
    assert_none(&found);
}

#[test]
fn every_way_by_pointer_leads_to_where_the_keyboard_works() {
    let desk = Desk::new();
    let mut found = Vec::new();
    for spot in spots() {
        for index in 0..spot.most() {
            if !desk.stand(spot) {
                break;
            }
            let controls = desk.stage.controls();
            // What covers the page comes last.
            let Some(control) = controls.iter().nth_back(index) else { break };
            let label = control.accessible_label().unwrap_or_default();
            desk.stage.click(control);
            let there = desk.page();
            if let Some(why) = desk.deaf(Key::Back) {
                found.push(format!("{spot:?}, a click on {label:?} to {there}: {why}"));
            }
        }
    }
    assert_none(&found);
}

/// Going back leads away from here, so a pending key changes the page.
#[test]
fn the_keyboard_works_on_every_page_reached_from_every_other() {
    let desk = Desk::new();
    let services = desk.stage.app.services().clone();
    let detour = Rc::new(Cell::new(None));
    let back = Rc::new({
        let detour = Rc::clone(&detour);
        move || {
            match detour.take() {
                Some(Page::Table(game)) => {
                    assert!(services.play(game, Begin::Resume(Slot::Auto)));
                }
                Some(page) => services.shell.go(page),
                None => return services.shell.back(),
            }
            true
        }
    });
    let nav = desk.stage.app.window().global::<ui::Nav>();
    nav.on_leave({
        let back = Rc::clone(&back);
        move || _ = back()
    });
    nav.on_back(move || back());
    let ways: [(&str, &dyn Fn()); 2] = [
        ("a key", &|| assert!(desk.stage.key(Key::Back))),
        ("a click", &|| desk.stage.click(&desk.stage.control("Back"))),
    ];
    let mut found = Vec::new();
    let mut pages = pages();
    pages.retain(|page| !matches!(page, Page::NewGame(game) if *game != GAME));
    for &from in &pages {
        for &to in pages.iter().filter(|to| **to != from) {
            for (how, go) in ways {
                if from == Page::Home && how == "a click" {
                    continue;
                }
                desk.visit(from);
                detour.set(Some(to));
                go();
                assert_eq!(desk.page(), to, "from {from} by {how}");
                if let Some(why) = desk.deaf(Key::Back) {
                    found.push(format!("from {from} to {to} by {how}: {why}"));
                }
            }
        }
    }
    assert_none(&found);
}

#[test]
fn rules_and_saves_opened_from_a_table_are_scrolled_and_left_by_key() {
    let desk = Desk::new();
    desk.stage.resize(360, 480);
    for game in GameId::ALL {
        let ways: [(&str, Page, &dyn Fn()); 4] = [
            ("R", Page::Rules(game), &|| desk.stage.type_text("r")),
            ("F1", Page::Rules(game), &|| assert!(desk.stage.key(Key::F1))),
            ("the menu", Page::Rules(game), &|| {
                desk.stage.click(&desk.stage.control("More"));
                desk.stage.click(&desk.stage.control("How to play"));
            }),
            ("its button", Page::Saves(game), &|| {
                // A solitaire has it in its bar.
                if game != GameId::FourKingdoms {
                    desk.stage.click(&desk.stage.control("More"));
                }
                desk.stage.click(&desk.stage.control("Save this match"));
            }),
        ];
        for (how, page, open) in ways {
            desk.visit(Page::Table(game));
            open();
            assert_eq!(desk.page(), page, "{how}");
            // While the match is being written, a slow disk is reported.
            desk.stage.app.services().data_dir.settle();
            desk.stage.settle();
            let how = format!("{page} by {how}");
            let places = || desk.places();
            let top = places();
            let mut seen = vec![top.clone()];
            for key in [Key::DownArrow, Key::PageDown, Key::End] {
                assert!(desk.stage.key(key), "{how}: {key:?}");
                assert!(!seen.contains(&places()), "{how}: {key:?} scrolls nothing");
                seen.push(places());
            }
            let end = places();
            desk.stage.key(Key::PageDown);
            assert_eq!(places(), end, "{how}: beyond the end");
            for key in [Key::UpArrow, Key::PageUp] {
                let before = places();
                assert!(desk.stage.key(key), "{how}: {key:?}");
                assert_ne!(places(), before, "{how}: {key:?} scrolls nothing");
            }
            assert!(desk.stage.key(Key::Home), "{how}");
            assert_eq!(places(), top, "{how}: the beginning");
            assert!(desk.stage.key(Key::Escape), "{how}");
            assert_eq!(desk.page(), Page::Table(game), "{how}");
            // And the table receives its own keys again.
            desk.stage.type_text("r");
            assert_eq!(desk.page(), Page::Rules(game), "{how}");
        }
    }
}

#[test]
fn put_aside_and_taken_up_the_keyboard_is_where_it_was() {
    let desk = Desk::new();
    let mut found = Vec::new();
    for spot in spots() {
        for tabs in 0..3 {
            if !desk.stand(spot) {
                break;
            }
            desk.tabs(tabs);
            desk.put_aside();
            if let Some(why) = desk.deaf(Key::Back) {
                found.push(format!("{spot:?}, {tabs} times Tab: {why}"));
            }
        }
    }
    assert_none(&found);

    desk.visit(Page::Settings);
    // Back, four volumes, four speeds, four opponent speeds, then light and dark.
    desk.tabs(15);
    desk.put_aside();
    desk.stage.key(Key::Return);
    assert_eq!(desk.stage.control("Light").accessible_checked(), Some(true));
    desk.visit(Page::NewGame(GAME));
    desk.stage.press("Change");
    // Back, the lesson, two for the running match, the button that closes the setup, a name.
    desk.tabs(6);
    desk.put_aside();
    desk.stage.type_text("Ada");
    assert_eq!(desk.stage.control("Your opponent").accessible_value().as_deref(), Some("Ada"));
}

#[test]
fn a_control_that_vanishes_gives_the_keyboard_back() {
    let desk = Desk::new();
    let page = Page::NewGame(GameId::FourHorsemen);
    let page_of = desk.stage.app.window().global::<ui::NewGame>();
    desk.stage.resize(360, 4000);
    desk.visit(page);
    desk.stage.press("Change");
    // Back, the lesson, two for the running match, the button that closes the setup, three numbers; then
    // a name and three levels per opponent.
    for (tabs, what) in [(8 + 4 + 1, "the second name"), (8 + 4 + 2, "a level of the second")] {
        page_of.invoke_choose_seats(1);
        desk.stage.settle();
        desk.tabs(tabs);
        page_of.invoke_choose_seats(0);
        desk.stage.settle();
        assert!(desk.stage.key(Key::PageDown), "{what}");
        assert!(desk.stage.key(Key::Back), "{what}");
        desk.visit(page);
    }
    // If another control has the focus by then, it keeps it.
    page_of.invoke_choose_seats(1);
    desk.stage.settle();
    desk.tabs(8 + 4 + 1);
    for _ in 0..4 {
        desk.stage.key(Key::Backtab);
    }
    page_of.invoke_choose_seats(0);
    desk.stage.settle();
    desk.stage.type_text("Ada");
    assert_eq!(desk.stage.control("Your opponent").accessible_value().as_deref(), Some("Ada"));
}

#[test]
fn an_open_question_keeps_the_keyboard() {
    let desk = Desk::new();
    let shell = &desk.stage.app.services().shell;
    for page in pages() {
        desk.visit(page);
        shell.show_message("The same", "twice");
        shell.show_message("The same", "twice");
        // What happens behind it does not take the focus away.
        shell.take_focus();
        desk.stage.settle();
        assert!(desk.stage.key(Key::Return), "{page}");
        assert!(shell.asking(), "{page}: the second one is open");
        // No key reaches what is behind.
        let labels = desk.stage.labels();
        desk.stage.type_text("lr");
        for key in [Key::PageDown, Key::DownArrow, Key::End, Key::F1] {
            assert!(!desk.stage.key(key), "{page}: {key:?}");
        }
        assert_eq!((desk.page(), desk.stage.labels()), (page, labels));
        desk.tabs(3);
        desk.stage.key(Key::Return);
        assert!(!shell.asking(), "{page}: answered by keyboard");
    }
}

#[test]
fn what_cannot_be_pressed_is_not_pressed_by_key() {
    let desk = Desk::new();
    desk.visit(Page::NewGame(GAME));
    desk.stage.resize(360, 4000);
    let page = desk.stage.app.window().global::<ui::NewGame>();
    let starts = Rc::new(Cell::new(0));
    page.on_start({
        let starts = Rc::clone(&starts);
        move || starts.set(starts.get() + 1)
    });
    desk.stage.press("Change");
    // Back, the lesson, two for the match, the button that closes the setup, a name, three levels, a
    // friend, matching, an option, practice, the number, three links, the main button.
    desk.tabs(18);
    for (deal, expected) in [("12x", 0), ("12", 1)] {
        page.set_deal(deal.into());
        page.invoke_check_deal();
        desk.stage.settle();
        assert!(desk.stage.key(Key::Return));
        assert_eq!(starts.get(), expected, "{deal}");
    }
}

#[test]
fn a_long_log_is_scrolled_by_key() {
    let desk = Desk::new();
    let setup = Setup::new(2, Default::default());
    let players = vec![Player::Human, Player::Computer(Level::Easy)];
    let new = Challenge::of::<Position>(&setup, 11, &players, &[]);
    let data_dir = &desk.stage.app.services().data_dir;
    let begin = rehearse::<Position>(data_dir, new, |now| now.hand_number() > 2);
    assert!(desk.stage.app.services().play(GAME, begin.unwrap()));
    desk.stage.resize(360, 480);
    desk.stage.type_text("l");
    let end = desk.places();
    assert!(desk.stage.key(Key::PageUp));
    assert_ne!(desk.places(), end);
    assert!(desk.stage.key(Key::End));
    assert_eq!(desk.places(), end);
    assert!(desk.stage.key(Key::Escape));
    assert_eq!(desk.page(), Page::Table(GAME));
}

#[test]
fn a_sheet_higher_than_the_window_is_scrolled_by_key() {
    let desk = Desk::new();
    desk.stage.sit(GAME);
    desk.stage.resize(640, 360);
    desk.stage.press("More");
    let top = desk.places();
    assert!(desk.stage.key(Key::PageDown));
    assert_ne!(desk.places(), top);
    assert!(desk.stage.key(Key::Home));
    assert_eq!(desk.places(), top);
    assert!(desk.stage.key(Key::Escape));
    assert_eq!(desk.page(), Page::Table(GAME));
}
