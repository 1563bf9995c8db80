//! Tests of what the real tables show in matches of random actions: the goal strip and the panels
//! agree with the match, the arrow of a hint leads from its card to where that goes, and a drag
//! lasts as long as the finger is down.

use i_slint_backend_testing::mock_elapsed_time;
use slint::platform::{PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, Model};
use std::time::Duration;

use super::clipped_text::Stage;
use crate::geometry::{Point, Rect};
use crate::seated::Begin;
use crate::table::game::{HintArrow, Scene as _, TableGame, Target};
use crate::table::gestures::{arrows, dragged};
use crate::table::match_driver::Everyone;
use crate::table::models::rows;
use crate::table::names::Names;
use crate::ui;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Chance, Game, Seat, Turn};
use cardkeep_core::games::GameId;
use cardkeep_store::{Challenge, Player};

/// Window sizes: phones upright and in landscape, and a monitor.
const SIZES: [(u32, u32); 4] = [(360, 640), (390, 844), (844, 390), (1280, 800)];
/// Number of decisions of a match at which cards are dragged, one of every few.
const DRAGS: usize = 3;
const EVERY: usize = 5;
/// Maximum actions of a match.
const ENOUGH: usize = 150;

/// Opens a match; the player has seat 0.
fn open<T: TableGame>(stage: &Stage, seats: u8, seed: u64) -> Everyone<T> {
    let services = stage.app.services();
    for (slot, _) in services.data_dir.running(T::ID) {
        services.data_dir.delete(T::ID, slot).expect("it is given up");
    }
    let mut players = vec![Player::Computer(Level::Easy); usize::from(seats)];
    players[0] = Player::Human;
    let names = ["You", "Berit", "Oswald", "Tilda", "Corin", "Edda"].map(String::from);
    let names = names[..usize::from(seats)].to_vec();
    let begin = Begin::New(Challenge { names, ..Challenge::new(T::ID, players, seed) });
    Everyone::open(services, begin)
}

/// Opens matches with every number of seats and in every window.
fn in_every_window<T: TableGame>(mut play: impl FnMut(&Stage, &Everyone<T>, &mut Chance, &str)) {
    let stage = Stage::english();
    let seats: Vec<u8> = T::Rules::SEATS.collect();
    for number in 0..seats.len().max(SIZES.len()) {
        let (seats, size) = (seats[number % seats.len()], SIZES[number % SIZES.len()]);
        stage.resize(size);
        let everyone = open::<T>(&stage, seats, number as u64);
        stage.settle();
        let at = format!("{} of {seats} at {}x{}", T::ID, size.0, size.1);
        play(&stage, &everyone, &mut Chance::new(number as u64), &at);
    }
}

/// Whether the player at the table has a choice.
fn chooses<T: TableGame>(everyone: &Everyone<T>) -> bool {
    let play = everyone.play();
    play.session.is_mine() && play.legal().len() > 1
}

/// Plays matches in which the strip and the panels are compared with the match after every action.
/// `stands` returns how far a seat is, and `panel` what the seat's panel says of it.
pub fn agrees<T: TableGame>(
    stands: impl Fn(&T::Rules, Seat) -> usize,
    panel: impl Fn(&ui::App, usize) -> Option<String>,
) {
    in_every_window::<T>(|stage, everyone, chance, at| {
        let window = &stage.app.window();
        let (strip, seats) = (window.global::<ui::Goal>(), window.global::<ui::Seats>());
        let mut known = None;
        for turn in 0..ENOUGH {
            let goal = everyone.game().goal(&everyone.play());
            let shown: Vec<ui::GoalRow> = strip.get_rows().iter().collect();
            assert_eq!(shown.len(), goal.standings.len(), "{at}");
            for (number, (row, standing)) in shown.iter().zip(&goal.standings).enumerate() {
                let have = stands(everyone.play().session.record().position(), standing.seat);
                assert_eq!(row.have as usize, have, "{at}, action {turn}");
                assert_eq!((row.danger, row.out), (standing.danger, standing.out), "{at}");
                if let Some(said) = panel(window, number) {
                    assert_eq!(said, standing.count, "{at}, action {turn}: {number}");
                }
            }
            assert_eq!(strip.get_sentence(), goal.sentence, "{at}, action {turn}");
            let over = matches!(everyone.play().session.record().position().turn(), Turn::Over(_));
            if over {
                assert!(!strip.get_danger(), "{at}: {}", strip.get_sentence());
            }
            // What is painted is what new elements would paint.
            if known.replace(shown.clone()).as_ref() != Some(&shown) {
                let painted = window.window().take_snapshot().expect("a picture");
                strip.set_rows(rows(shown));
                seats.set_panels(rows(seats.get_panels().iter().collect::<Vec<_>>()));
                mock_elapsed_time(Duration::from_millis(16));
                let fresh = window.window().take_snapshot().expect("a picture");
                assert!(painted.as_bytes() == fresh.as_bytes(), "{at}, action {turn}: stale");
            }
            if over || !everyone.act_at_random(chance) {
                break;
            }
        }
    });
}

/// Checks the arrow of the hint to take an action.
fn leads<T: TableGame>(
    stage: &Stage,
    everyone: &Everyone<T>,
    action: <T::Rules as Game>::Action,
    at: &str,
) -> bool {
    let hinted = arrows(&*everyone.game(), &everyone.play(), action).first().copied();
    let text = format!("{action}: {}", "because it is the best of all your moves. ".repeat(2));
    everyone.advise(&text, action);
    let table = stage.app.window().global::<ui::Table>();
    let Some((HintArrow { card, to }, arrow)) = hinted.zip(table.get_arrows().row_data(0)) else {
        return false;
    };
    let [from, tip] = [(arrow.x, arrow.y), (arrow.to_x, arrow.to_y)].map(|(x, y)| Point { x, y });
    let told = || format!("{at}, {action}: {arrow:?}");
    if let Some(card) = card {
        assert_eq!(everyone.at(from).0, Some(card), "{} begins on its card", told());
    }
    let target = everyone.lies(to).expect("a target");
    assert!(target.contains(tip), "{} ends in {target:?}", told());
    let way = from.distance(tip);
    let along = |part: f32| Point {
        x: from.x + part * (tip.x - from.x),
        y: from.y + part * (tip.y - from.y),
    };
    let head = along(1.0 - arrow.head / way / 2.0);
    let table_area = everyone.area("table").expect("a table");
    let says = table.get_says_at();
    let says = Rect::new(says.x, says.y, says.width, says.height);
    for end in [from, head, tip] {
        assert!(table_area.contains(end), "{} leaves the table", told());
        assert!(!says.contains(end), "{} is below the text at {says:?}", told());
    }
    true
}

fn hints_lead_from_card_to_target<T: TableGame>() {
    let mut led = 0;
    in_every_window::<T>(|stage, everyone, chance, at| {
        for _ in 0..ENOUGH {
            if chooses(everyone) {
                let legal = everyone.play().legal();
                for action in (0..3).filter_map(|_| chance.pick(&legal)) {
                    led += usize::from(leads(stage, everyone, action, at));
                }
            }
            if !everyone.act_at_random(chance) {
                break;
            }
        }
    });
    assert!(led > 20, "{}: {led} arrows", T::ID);
}

#[test]
fn the_arrow_of_a_hint_leads_from_its_card_to_where_that_goes() {
    for id in GameId::ALL {
        with_table!(id, T => hints_lead_from_card_to_target::<T>());
    }
}

/// Drags every draggable card over the whole table, and lets it go outside of the window. Returns how
/// many there were.
fn drags<T: TableGame>(stage: &Stage, everyone: &Everyone<T>, size: (f32, f32), at: &str) -> usize {
    let mut dragged_cards = 0;
    let pieces = everyone.play().scene.pieces().count();
    let dragged = |piece: &usize| dragged(&*everyone.game(), &everyone.play(), *piece) == [*piece];
    let window = stage.app.window().window();
    let position = |Point { x, y }| LogicalPosition::new(x, y);
    for piece in (0..pieces).filter(dragged).collect::<Vec<_>>() {
        let Some(home) = everyone.lies(Target::Piece(piece)) else { continue };
        let corner =
            Point { x: home.x + home.width.min(20.0) / 2.0, y: home.y + home.height / 2.0 };
        if everyone.at(corner).0 != Some(piece) {
            continue;
        }
        let button = PointerEventButton::Left;
        window.dispatch_event(WindowEvent::PointerMoved { position: position(corner) });
        window.dispatch_event(WindowEvent::PointerPressed { position: position(corner), button });
        for step in 1..=24 {
            let (x, y) = ((step * 7 % 24) as f32 / 24.0, step as f32 / 25.0);
            let point = Point { x: x * size.0, y: (1.0 - y) * size.1 };
            window.dispatch_event(WindowEvent::PointerMoved { position: position(point) });
            mock_elapsed_time(Duration::from_millis(16));
            mock_elapsed_time(Duration::from_millis(16));
            assert!(everyone.drags(), "{at}: card {piece} falls at {point:?}");
            let held = everyone.lies(Target::Piece(piece)).expect("it is shown");
            let (dx, dy) = (point.x - held.x, point.y - held.y);
            let slips = (dx - (corner.x - home.x)).abs() + (dy - (corner.y - home.y)).abs();
            assert!(slips < 1.0, "{at}: card {piece} slips by {slips} at {point:?}");
        }
        window.dispatch_event(WindowEvent::PointerExited);
        mock_elapsed_time(Duration::from_millis(16));
        assert!(!everyone.drags());
        dragged_cards += 1;
    }
    dragged_cards
}

fn a_dragged_card_follows_the_finger_everywhere<T: TableGame>() {
    let mut dragged = 0;
    in_every_window::<T>(|stage, everyone, chance, at| {
        let size = everyone.area("table").expect("a table");
        let mut left = DRAGS;
        for turn in 0..ENOUGH {
            if chooses(everyone) && turn % EVERY == 0 {
                dragged += drags(stage, everyone, (size.width, size.height), at);
                left -= 1;
            }
            if left == 0 || !everyone.act_at_random(chance) {
                break;
            }
        }
    });
    assert!(dragged > 10, "{}: {dragged}", T::ID);
}

#[test]
fn a_dragged_card_stays_at_the_finger_wherever_it_goes() {
    for id in GameId::ALL {
        with_table!(id, T => a_dragged_card_follows_the_finger_everywhere::<T>());
    }
}

/// Plays matches in which others act too fast to follow. `befell` returns what the prompt of the next
/// choice of this kind has to say, in one of these ways, after an action of someone else.
pub fn tells_what_happened<T: TableGame>(
    tells: impl Fn(&T::Rules) -> bool,
    befell: impl Fn(&T::Rules, &T::Rules, &Names) -> Vec<String>,
    begins_again: impl Fn(&T::Rules, &T::Rules) -> bool,
) {
    let mut told = 0;
    in_every_window::<T>(|stage, everyone, chance, at| {
        let mut expected = Vec::new();
        for turn in 0..ENOUGH {
            let chose = chooses(everyone);
            if chose && tells(everyone.play().session.record().position()) {
                let prompt: String = stage.app.window().global::<ui::Table>().get_prompt().into();
                let says = expected.is_empty() || expected.iter().any(|it| prompt.contains(it));
                assert!(says, "{at}, action {turn}: {expected:?} in {prompt:?}");
                told += usize::from(!expected.is_empty());
                expected.clear();
            }
            let before = everyone.play().session.record().position().clone();
            if !everyone.act_at_random(chance) {
                break;
            }
            let play = everyone.play();
            if begins_again(&before, play.session.record().position()) {
                expected.clear();
            } else if !chose {
                let news = befell(&before, play.session.record().position(), &play.names);
                if !news.is_empty() {
                    expected = news;
                }
            }
        }
    });
    assert!(told > 1, "{}: {told}", T::ID);
}
