//! The gallery: draws every page and table, without a display, to PNG files: `cargo run --features
//! testing --example gallery -- OUT [--only NAME] [--size WIDTHxHEIGHT] [--language TAG]`. With
//! `--only`, draws those whose names begin with NAME.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use cardkeep::App;
use cardkeep::Begin;
use cardkeep_core::engine::Record;
use cardkeep_core::games::Registered;
use cardkeep_store::{Appearance, DataDir, MatchId, Player, Save, Slot, daily_of, local_day, now};
use cardkeep_ui::Table;
use i_slint_backend_testing::{
    ElementQuery, TestingBackend, TestingBackendOptions, mock_elapsed_time,
};
use slint::language::KeyEvent;
use slint::platform::WindowEvent;
use slint::{ComponentHandle, LogicalSize, Model, PhysicalSize, SharedString};

mod four_horsemen;
mod four_kingdoms;
mod four_knights;
mod friends;
mod furniture;
mod knights_and_ninjas;
mod lessons;
mod pages;
mod results;
mod tips;
mod watchtower;

const USAGE: &str = "Usage: cargo run --features testing --example gallery -- OUT [--only NAME] \
    [--size WIDTHxHEIGHT] [--language TAG]";

/// Width and height in logical pixels, and the scale factor. The second is a phone with large text.
const SIZES: [(u32, u32, u32); 10] = [
    (360, 640, 2),
    (320, 569, 2),
    (390, 844, 2),
    (844, 390, 2),
    (1024, 768, 1),
    (1280, 800, 1),
    (800, 1200, 1),
    (1200, 800, 1),
    (1920, 1080, 1),
    (2560, 1440, 1),
];

const THEMES: [(&str, Appearance); 2] = [("light", Appearance::Light), ("dark", Appearance::Dark)];

/// What to draw, and where.
struct Request {
    out: PathBuf,
    only: Option<String>,
    size: Option<String>,
    language: String,
}

type Outcome = Result<(), Box<dyn Error>>;

/// A screenshot: its name, and how to get there from the home page.
struct Motif {
    name: &'static str,
    arrange: fn(&App),
}

fn motifs() -> impl Iterator<Item = &'static Motif> {
    [
        pages::MOTIFS,
        four_knights::MOTIFS,
        watchtower::MOTIFS,
        four_kingdoms::MOTIFS,
        four_horsemen::MOTIFS,
        knights_and_ninjas::MOTIFS,
        lessons::MOTIFS,
        tips::MOTIFS,
        results::MOTIFS,
        friends::MOTIFS,
    ]
    .into_iter()
    .flatten()
}

/// Opens a match that has been played to this point.
fn resume<G: Registered>(app: &App, record: Record<G>, players: Vec<Player>, names: Vec<String>) {
    let save = Save {
        day: daily_of(&record, &players, &names, local_day(now())),
        saved: 1_795_194_300,
        played_seconds: 245,
        ..Save::new(MatchId::begin(1), record, players, names)
    };
    let services = app.services();
    services.data_dir.save(Slot::Auto, &save).expect("the folder can be written");
    services.play(G::ID, Begin::Resume(Slot::Auto));
}

/// Presses the control whose label contains these words. Returns whether it exists.
fn act(app: &App, words: &str) -> bool {
    let words = words.to_owned();
    let found = ElementQuery::from_root(app.window()).match_predicate(move |element| {
        element.accessible_label().is_some_and(|label| label.contains(&words))
    });
    let found = found.find_first();
    if let Some(element) = &found {
        element.invoke_accessible_default_action();
    }
    found.is_some()
}

/// Presses a key of the table.
fn press_key(app: &App, key: impl Into<SharedString>) {
    let mut event = KeyEvent::default();
    event.text = key.into();
    app.window().global::<Table>().invoke_key(event);
}

/// Asks for a hint and waits until it is there.
fn hint(app: &App) {
    settle();
    press_key(app, "h");
    wait_until(app, |window| {
        let table = window.global::<Table>();
        table.get_arrows().row_count() > 0 || table.get_prompt().contains('%')
    });
}

/// Waits until searches in the background have changed the table.
fn wait_until(app: &App, done: impl Fn(&cardkeep_ui::App) -> bool) {
    for _ in 0..600 {
        settle();
        if done(app.window()) {
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

fn main() -> ExitCode {
    let request = match arguments() {
        Ok(request) => request,
        Err(why) => {
            eprintln!("gallery: {why}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match draw(&request) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("gallery: {why}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Result<Request, lexopt::Error> {
    use lexopt::prelude::*;
    let mut parser = lexopt::Parser::from_env();
    let (mut out, mut only, mut size, mut language) = (None, None, None, String::new());
    while let Some(arg) = parser.next()? {
        match arg {
            Value(value) if out.is_none() => out = Some(PathBuf::from(value)),
            Long("only") => only = Some(parser.value()?.string()?),
            Long("size") => size = Some(parser.value()?.string()?),
            Long("language") => language = parser.value()?.string()?,
            _ => return Err(arg.unexpected()),
        }
    }
    let known = |name: &String| motifs().any(|motif| motif.name.starts_with(name));
    if let Some(unknown) = only.as_ref().filter(|name| !known(name)) {
        let names: Vec<_> = motifs().map(|motif| motif.name).collect();
        return Err(format!("unknown picture {unknown}; available: {}", names.join(", ")).into());
    }
    Ok(Request { out: out.ok_or("specify an output folder")?, only, size, language })
}

fn draw(request: &Request) -> Outcome {
    std::fs::create_dir_all(&request.out)?;
    let options = TestingBackendOptions {
        mock_time: true,
        renderer_name: Some("software".into()),
        ..Default::default()
    };
    slint::platform::set_platform(Box::new(TestingBackend::new(options)))?;

    let wanted = |name: &str, only: &Option<String>| {
        only.as_ref().is_none_or(|only| name.starts_with(only.as_str()))
    };
    for motif in motifs().filter(|motif| wanted(motif.name, &request.only)) {
        for (theme, appearance) in THEMES {
            let data = tempfile::tempdir()?;
            let data_dir = DataDir::open(data.path())?;
            furniture::furnish(&data_dir, appearance)?;
            let app = App::open(data_dir)?;
            // Motifs of tips show one.
            app.services().settings.borrow_mut().tips = false;
            app.window().show()?;
            // Only a laid out element can be touched.
            let (width, height, scale) = SIZES[0];
            resize(&app, width, height, scale);
            (motif.arrange)(&app);
            // Motifs find controls by their English labels.
            app.services().settings.borrow_mut().language = request.language.clone();
            app.services().apply_settings();
            app.services().shell.refresh();
            for (width, height, scale) in SIZES {
                let size = format!("{width}x{height}");
                if !wanted(&size, &request.size) {
                    continue;
                }
                resize(&app, width, height, scale);
                let file = format!("{}-{size}-{theme}.png", motif.name);
                picture(&app, &request.out.join(file))?;
            }
            app.window().hide()?;
        }
    }
    Ok(())
}

fn resize(app: &App, width: u32, height: u32, scale: u32) {
    let window = app.window().window();
    window.dispatch_event(WindowEvent::ScaleFactorChanged { scale_factor: scale as f32 });
    window.set_size(PhysicalSize::new(width * scale, height * scale));
    let size = LogicalSize::new(width as f32, height as f32);
    window.dispatch_event(WindowEvent::Resized { size });
    // Once for what follows from the size, and again for what flies there.
    settle();
}

fn settle() {
    for _ in 0..4 {
        mock_elapsed_time(Duration::from_millis(150));
    }
}

fn picture(app: &App, file: &Path) -> Outcome {
    let pixels = app.window().window().take_snapshot()?;
    let writer = std::io::BufWriter::new(std::fs::File::create(file)?);
    let mut encoder = png::Encoder::new(writer, pixels.width(), pixels.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(pixels.as_bytes())?;
    Ok(())
}
