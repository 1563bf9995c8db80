//! Measures frames: plays a match of every game as the drawing thread sees it, with the software
//! renderer and a clock of its own, and prints how long the frames took, in milliseconds: `cargo run
//! --release --example frames -- [--size WIDTHxHEIGHT] [--scale FACTOR] [--seconds SECONDS]`. The size is
//! in pixels; a phone of 1080x2400 has a scale of about 2.6 of them to a logical one.
//!
//! A frame is everything the drawing thread does for it: timers, animations, layout, and drawing
//! what has changed. Frames that change nothing are not counted. Run it on a quiet machine.

use std::cell::{Cell, RefCell};
use std::error::Error;
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use cardkeep::{App, Page};
use cardkeep::{Begin, rehearse, set_up};
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::{Record, Seat, Setup, Start, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, find_winnable, solve};
use cardkeep_core::games::four_kingdoms::{Position, finish};
use cardkeep_core::with_opponent;
use cardkeep_store::{Challenge, DataDir, Player, names_for};
use cardkeep_ui::{Ending, Goal};
use slint::platform::software_renderer::{
    MinimalSoftwareWindow, PremultipliedRgbaColor, RepaintBufferType,
};
use slint::platform::{Key, Platform, WindowAdapter, WindowEvent};
use slint::{ComponentHandle, Model, PhysicalSize, PlatformError, SharedString};

const USAGE: &str = "Usage: cargo run --release --example frames -- [--size WIDTHxHEIGHT] \
                     [--scale FACTOR] [--seconds SECONDS]";

/// Time between two frames of a screen.
const FRAME: Duration = Duration::from_micros(16_667);

/// How long the cards of a deal are on their way, at most.
const DEAL: Duration = Duration::from_secs(3);

/// Time for the last action of a match and its victory.
const VICTORY: Duration = Duration::from_secs(15);

/// The key that brings all cards of Four Kingdoms home.
const FINISH: &str = "f";

/// The player's seat.
const ME: Seat = Seat(0);

/// Frames between two keys of the player.
const KEYS_EVERY: usize = 12;

const SIZES: [(u32, u32); 2] = [(360, 640), (1280, 800)];

/// A screen that is drawn when asked, at a time that is told.
struct Screen {
    window: Rc<MinimalSoftwareWindow>,
    time: Rc<Cell<Duration>>,
}

impl Platform for Screen {
    fn create_window_adapter(&self) -> Result<Rc<dyn WindowAdapter>, PlatformError> {
        Ok(Rc::clone(&self.window) as Rc<dyn WindowAdapter>)
    }

    fn duration_since_start(&self) -> Duration {
        self.time.get()
    }
}

/// The drawing thread.
struct Painter {
    window: Rc<MinimalSoftwareWindow>,
    time: Rc<Cell<Duration>>,
    buffer: RefCell<Vec<PremultipliedRgbaColor>>,
    width: usize,
}

impl Painter {
    /// Draws the next frame. Returns how long that took, if anything had changed.
    fn frame(&self) -> Option<Duration> {
        self.time.set(self.time.get() + FRAME);
        let begin = Instant::now();
        slint::platform::update_timers_and_animations();
        let drawn = self.window.draw_if_needed(|renderer| {
            renderer.render(&mut self.buffer.borrow_mut(), self.width);
        });
        drawn.then(|| begin.elapsed())
    }

    /// Changes the size of the window.
    fn resize(&mut self, (width, height): (u32, u32)) {
        self.width = width as usize;
        self.buffer.borrow_mut().clear();
        self.buffer.borrow_mut().resize(self.width * height as usize, Default::default());
        self.window.set_size(PhysicalSize::new(width, height));
    }
}

/// Prints the median, the 99th percentile and the longest of some frames.
fn report(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let Some(longest) = times.last() else {
        println!("  {what:10} nothing was drawn");
        return;
    };
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "  {what:10} {:5} frames: median {:5.1}, 99 of 100 within {:5.1}, longest {:5.1}",
        times.len(),
        millis(at(0.5)),
        millis(at(0.99)),
        millis(*longest),
    );
}

/// Returns the players of a match against easy opponents.
fn players(game: GameId) -> Vec<Player> {
    let rivals = match game {
        GameId::FourKingdoms => 0,
        GameId::FourKnights => 1,
        // With more, the last gifts seldom leave the winner certain.
        GameId::FourHorsemen => 1,
        _ => 3,
    };
    let mut players = vec![Player::Human];
    players.extend(vec![Player::Computer(Level::Easy); rivals]);
    players
}

/// Returns a match that the player has won whatever is played next; `None` if chance finds none.
fn nearly_won<G: Thinker<Options: Default>>(app: &App) -> Option<Begin> {
    let players = players(G::ID);
    let setup = Setup::new(players.len() as u8, G::Options::default());
    let is_won = |position: &G| {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        let wins = |action: &G::Action| {
            let mut next = position.clone();
            let played = next.apply(*action).is_ok();
            played && matches!(next.turn(), Turn::Over(end) if end.sole_winner() == Some(ME))
        };
        !legal.is_empty() && legal.iter().all(wins)
    };
    let names = names_for(&players, &[]);
    (0..10_000).find_map(|seed| {
        let new = Challenge::of::<G>(&setup, seed, &players, &names);
        rehearse::<G>(&app.services().data_dir, new, is_won)
    })
}

/// Returns a deal of Four Kingdoms that can be finished automatically.
fn nearly_solved(app: &App) -> Option<Begin> {
    let setup = Setup::new(1, Default::default());
    let never = AtomicBool::new(false);
    let seed = find_winnable(1.., setup.options, &never)?;
    let mut record = Record::<Position>::new(Start::Deal { setup, seed }).ok()?;
    let Verdict::Winnable(line) = solve(record.position(), Limit::default(), &never).verdict else {
        return None;
    };
    let mut line = line.iter();
    while finish(record.position()).is_none() {
        record.play(*line.next()?).ok()?;
    }
    set_up(&app.services().data_dir, record, vec![Player::Human], &[])
}

/// Returns whether all cards of Four Kingdoms are home; their wave on the table is its victory.
fn all_home(app: &App) -> bool {
    let goal = app.window().global::<Goal>().get_rows().row_data(0);
    goal.is_some_and(|row| row.have == row.need)
}

/// Returns keys that play any game, without end.
fn any_keys() -> impl Iterator<Item = SharedString> {
    let keys = [Key::RightArrow, Key::Return, Key::Return, Key::UpArrow, Key::Return];
    let keys = keys.map(SharedString::from).into_iter();
    keys.chain(["1".into(), "2".into()]).cycle()
}

/// Opens a match and plays it with these keys. Returns the times of the frames of the deal, of play,
/// and of a victory.
fn play(
    app: &App,
    painter: &Painter,
    game: GameId,
    begin: Begin,
    seconds: u64,
    mut keys: impl Iterator<Item = SharedString>,
) -> [Vec<Duration>; 3] {
    let opened = app.services().play(game, begin);
    assert!(opened, "a match of {game} can be opened");
    let (start, mut times) = (painter.time.get(), [Vec::new(), Vec::new(), Vec::new()]);
    for number in 0.. {
        let passed = painter.time.get() - start;
        if passed > Duration::from_secs(seconds) {
            break;
        }
        let celebrating = app.window().global::<Ending>().get_celebrating()
            || game == GameId::FourKingdoms && all_home(app);
        if passed > DEAL
            && !celebrating
            && number % KEYS_EVERY == 0
            && let Some(text) = keys.next()
        {
            let window = app.window().window();
            window.dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
            window.dispatch_event(WindowEvent::KeyReleased { text });
        }
        let part = if celebrating { 2 } else { usize::from(passed > DEAL) };
        match painter.frame() {
            Some(time) => times[part].push(time),
            // Opponents think in time that really passes.
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    }
    app.services().shell.go(Page::Home);
    for _ in 0..60 {
        painter.frame();
    }
    times
}

fn run() -> Result<(), Box<dyn Error>> {
    use lexopt::prelude::*;
    let (mut sizes, mut scale_factor, mut seconds) = (SIZES.to_vec(), 1.0, 40);
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("size") => {
                let size = parser.value()?.string()?;
                let (width, height) = size.split_once('x').ok_or("a size is WIDTHxHEIGHT")?;
                sizes = vec![(width.parse()?, height.parse()?)];
            }
            Long("scale") => scale_factor = parser.value()?.parse()?,
            Long("seconds") => seconds = parser.value()?.parse()?,
            _ => return Err(arg.unexpected().into()),
        }
    }

    let window = MinimalSoftwareWindow::new(RepaintBufferType::ReusedBuffer);
    let time = Rc::new(Cell::new(Duration::ZERO));
    let screen = Screen { window: Rc::clone(&window), time: Rc::clone(&time) };
    slint::platform::set_platform(Box::new(screen))?;
    let folder = tempfile::tempdir()?;
    let app = App::open(DataDir::open(folder.path())?)?;
    let mut painter = Painter { window, time, buffer: RefCell::default(), width: 0 };
    painter.window.dispatch_event(WindowEvent::ScaleFactorChanged { scale_factor });
    painter.resize(sizes[0]);
    app.window().show()?;
    for size in sizes {
        painter.resize(size);
        for _ in 0..60 {
            painter.frame();
        }
        println!("{}x{}", size.0, size.1);
        for game in GameId::ALL {
            println!(" {game}");
            let begin = Begin::New(Challenge::new(game, players(game), 11));
            let [deal, rest, _] = play(&app, &painter, game, begin, seconds, any_keys());
            report("deal", deal);
            report("play", rest);
            let seconds = VICTORY.as_secs();
            let won = match with_opponent!(game, G => nearly_won::<G>(&app)) {
                Some(begin) => begin.map(|it| play(&app, &painter, game, it, seconds, any_keys())),
                // A key would skip the cards on their way home.
                None => nearly_solved(&app).map(|it| {
                    let finish = [SharedString::from(FINISH)].into_iter();
                    play(&app, &painter, game, it, seconds, finish)
                }),
            };
            if let Some([_, _, victory]) = won {
                report("victory", victory);
            }
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("frames: {why}\n{USAGE}");
            ExitCode::FAILURE
        }
    }
}
