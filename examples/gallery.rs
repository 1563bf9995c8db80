//! Draws every page and table, without a display, to PNG files:
//! `cargo run --features testing --example gallery -- OUT [--only NAME]`, where all are meant whose
//! names begin so.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use cardkeep::ai::Level;
use cardkeep::app::session::NewMatch;
use cardkeep::app::table as machine;
use cardkeep::app::{App, Page, Question};
use cardkeep::engine::{Chance, Game, Record, Seat, Setup, Start, Turn};
use cardkeep::games::GameId;
use cardkeep::games::four_horsemen::{self, Phase as Round};
use cardkeep::games::four_kingdoms;
use cardkeep::games::four_kingdoms::solver::{Limit, Verdict, find_winnable, solve};
use cardkeep::games::four_knights::{Event, Phase, Position};
use cardkeep::store::{
    Appearance, Effort, HELPED, MatchId, MatchResult, Place, Player, Save, Slot, Speed,
};
use cardkeep::ui::{Data, Licences, NewGame, Ring, Table, Tool};
use i_slint_backend_testing::{
    ElementHandle, ElementQuery, TestingBackend, TestingBackendOptions, mock_elapsed_time,
};
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, LogicalSize, PhysicalSize};

const USAGE: &str = "Usage: cargo run --features testing --example gallery -- OUT [--only NAME]";

/// Width and height in logical pixels, and how many real ones each has.
/// The second is a phone with large text.
const SIZES: [(u32, u32, u32); 6] =
    [(360, 640, 2), (320, 569, 2), (390, 844, 2), (844, 390, 2), (1024, 768, 1), (1280, 800, 1)];

const THEMES: [(&str, Appearance); 2] = [("light", Appearance::Light), ("dark", Appearance::Dark)];

mod gallery_ninjas;
mod gallery_results;
mod gallery_watchtower;

type Outcome = Result<(), Box<dyn Error>>;

/// A picture: its name, and the way there from home.
struct Motif {
    name: &'static str,
    arrange: fn(&App),
}

const GAME: GameId = GameId::FourKnights;

const MOTIFS: &[Motif] = &[
    Motif { name: "home", arrange: |_| {} },
    Motif { name: "new-game", arrange: |app| app.services().shell.go(Page::NewGame(GAME)) },
    Motif { name: "daily", arrange: |app| app.services().shell.go(Page::Daily(KINGDOMS)) },
    Motif { name: "saves", arrange: |app| app.services().shell.go(Page::Saves(GAME)) },
    Motif { name: "rules", arrange: |app| app.services().shell.go(Page::Rules(GAME)) },
    Motif { name: "settings", arrange: |app| app.services().shell.go(Page::Settings) },
    Motif { name: "statistics", arrange: |app| app.services().shell.go(Page::Statistics) },
    Motif { name: "about", arrange: |app| app.services().shell.go(Page::About) },
    Motif { name: "licences", arrange: licences },
    Motif { name: "data", arrange: data },
    Motif { name: "question", arrange: ask },
    Motif { name: "message", arrange: |app| app.services().shell.say("Saved in slot 2.") },
    Motif {
        name: "table-open",
        arrange: |app| sit(app, |now| now.hand_number() == 2 && commits(now)),
    },
    Motif { name: "table-pressed", arrange: |app| sit(app, |now| pressed(now) && field(now) == 3) },
    Motif { name: "table-crowded", arrange: |app| sit(app, |now| pressed(now) && field(now) >= 9) },
    Motif {
        name: "table-forfeit",
        arrange: |app| sit(app, |now| now.phase() == Phase::Forfeit(ME)),
    },
    Motif { name: "table-swap", arrange: |app| sit(app, |now| now.phase() == Phase::Swap(ME)) },
    Motif {
        name: "table-left",
        arrange: |app| {
            sit(app, |now| commits(now) && (1..=4).any(|slot| now.left_by(slot) == Some(ME)));
        },
    },
    Motif { name: "table-log", arrange: read_log },
    Motif { name: "table-card", arrange: explain },
    Motif { name: "table-saves", arrange: save_match },
    Motif { name: "table-result", arrange: finish },
    Motif { name: "table-over", arrange: look_back },
    Motif { name: "table-award", arrange: capture },
    Motif { name: "horsemen-new-2", arrange: |app| app.services().shell.go(NEW_HORSEMEN) },
    Motif { name: "horsemen-new-4", arrange: gather },
    Motif { name: "horsemen-rules", arrange: |app| app.services().shell.go(Page::Rules(HORSEMEN)) },
    Motif {
        name: "ninjas-rules",
        arrange: |app| app.services().shell.go(Page::Rules(GameId::KnightsAndNinjas)),
    },
    Motif { name: "kingdoms-new", arrange: |app| app.services().shell.go(Page::NewGame(KINGDOMS)) },
    Motif { name: "kingdoms-rules", arrange: |app| app.services().shell.go(Page::Rules(KINGDOMS)) },
    Motif { name: "kingdoms-deal", arrange: |app| reign(app, 0) },
    Motif { name: "kingdoms-early", arrange: |app| reign(app, 25) },
    Motif { name: "kingdoms-midway", arrange: |app| reign(app, 50) },
    Motif { name: "kingdoms-late", arrange: |app| reign(app, 72) },
    Motif { name: "kingdoms-hint", arrange: advise },
    Motif { name: "kingdoms-menu", arrange: open_menu },
    Motif { name: "kingdoms-left", arrange: reign_left_handed },
    Motif { name: "kingdoms-four-colours", arrange: reign_in_four_colours },
    Motif { name: "kingdoms-refusal", arrange: refuse },
    Motif { name: "kingdoms-finish", arrange: |app| reign(app, 92) },
    Motif { name: "kingdoms-result", arrange: complete },
    Motif { name: "kingdoms-waste", arrange: |app| use_early(app, Tool::Spread) },
    Motif { name: "kingdoms-dead-end", arrange: |app| use_early(app, Tool::Ways) },
    Motif { name: "kingdoms-wave", arrange: crown },
    Motif { name: "horsemen-2", arrange: |app| ride(app, 2, plays) },
    Motif { name: "horsemen-3", arrange: |app| ride(app, 3, plays) },
    Motif { name: "horsemen-4", arrange: |app| ride(app, 4, plays) },
    Motif {
        name: "horsemen-full",
        arrange: |app| ride(app, 4, |now| gives(now) && cards(now) == 0),
    },
    Motif { name: "horsemen-fate", arrange: tempt_fate },
    Motif { name: "horsemen-give", arrange: |app| ride(app, 4, gives) },
    Motif { name: "horsemen-giving", arrange: give },
    Motif { name: "horsemen-hand", arrange: end_hand },
    Motif { name: "horsemen-standing", arrange: explain_standing },
    Motif { name: "horsemen-result", arrange: end_match },
];

fn motifs() -> impl Iterator<Item = &'static Motif> {
    MOTIFS
        .iter()
        .chain(gallery_results::MOTIFS)
        .chain(gallery_ninjas::MOTIFS)
        .chain(gallery_watchtower::MOTIFS)
}

const ME: Seat = Seat(0);

/// A licence lies open.
fn licences(app: &App) {
    app.services().shell.go(Page::Licences);
    app.window().global::<Licences>().invoke_read(5);
}

/// A file with everything was made.
fn data(app: &App) {
    let data = app.window().global::<Data>();
    app.services().shell.go(Page::Data);
    data.invoke_export();
    app.services().shell.answer(true);
}

fn commits(now: &Position) -> bool {
    now.phase() == Phase::Commit(ME) && field(now) == 0
}

fn pressed(now: &Position) -> bool {
    now.phase() == Phase::Reinforce(ME)
}

fn field(now: &Position) -> usize {
    now.field(ME).len() + now.field(ME.other()).len()
}

/// Sits down at a table where a match has come to such a point.
fn sit(app: &App, stop: fn(&Position) -> bool) {
    let players = vec![Player::Human, Player::Computer(Level::Normal)];
    let setup = Setup::new(2, Default::default());
    let services = app.services();
    let begin = (0..10_000).find_map(|seed| {
        let (setup, players) = (setup.clone(), players.clone());
        let new = NewMatch { setup, players, names: Vec::new(), seed };
        machine::rehearse::<Position>(&services.place, new, stop)
    });
    services.play(GAME, begin.expect("some match comes to this point"));
}

fn read_log(app: &App) {
    sit(app, |now| now.hand_number() == 3 && commits(now));
    app.window().global::<Table>().invoke_toggle_log();
}

fn explain(app: &App) {
    sit(app, |now| pressed(now) && field(now) == 3);
    settle();
    // Here is where the hand lies on every screen.
    let size = app.window().window().size().to_logical(app.window().window().scale_factor());
    app.window().global::<Table>().invoke_asked(size.width / 2.0, size.height - 40.0);
}

fn save_match(app: &App) {
    sit(app, |now| pressed(now) && field(now) == 3);
    app.services().shell.go(Page::Saves(GAME));
}

/// Plays the last card of a match.
fn finish(app: &App) {
    sit(app, |now| {
        let mut legal = Vec::new();
        now.legal_actions(&mut legal);
        let mut then = now.clone();
        now.turn() == Turn::Seat(ME)
            && legal.len() == 1
            && then.apply(legal[0]).is_ok_and(|_| matches!(then.turn(), Turn::Over(_)))
    });
    settle();
    act(app, "can be played");
}

/// The table of a match that is over.
fn look_back(app: &App) {
    finish(app);
    settle();
    act(app, "See the table");
}

/// Points are on their way to who takes the field.
fn capture(app: &App) {
    app.services().settings.borrow_mut().animation = Speed::Slow;
    app.services().settings.borrow_mut().pace = Speed::Slow;
    app.services().apply_settings();
    sit(app, |now| {
        let mut legal = Vec::new();
        now.legal_actions(&mut legal);
        let captured = |event: &Event| matches!(event, Event::Captured { .. });
        let takes = |action| now.clone().apply(action).is_ok_and(|all| all.iter().any(captured));
        now.turn() == Turn::Seat(ME) && legal.len() == 1 && takes(legal[0])
    });
    for _ in 0..400 {
        mock_elapsed_time(Duration::from_millis(25));
        if slint::Model::row_count(&app.window().global::<Table>().get_awards()) > 0 {
            break;
        }
    }
}

const HORSEMEN: GameId = GameId::FourHorsemen;
const NEW_HORSEMEN: Page = Page::NewGame(HORSEMEN);

/// Chooses three opponents of three levels, two of them by one name.
fn gather(app: &App) {
    app.services().shell.go(NEW_HORSEMEN);
    let page = app.window().global::<NewGame>();
    page.invoke_choose_seats(2);
    for (rival, level, name) in [(0, 0, ""), (1, 1, "Aunt Ada"), (2, 2, "Aunt Ada")] {
        page.invoke_choose_level(rival, level);
        page.invoke_name_rival(rival, name.into());
    }
}

const KINGDOMS: GameId = GameId::FourKingdoms;

/// Sits down at Four Kingdoms after so many per cent of a way to win.
fn reign(app: &App, share: usize) {
    let setup = Setup::new(1, Default::default());
    let never = std::sync::atomic::AtomicBool::new(false);
    let seed = find_winnable(1.., setup.options, &never).expect("some deal can be won");
    let start = Start::Deal { setup, seed };
    let mut record = Record::<four_kingdoms::Position>::new(start).expect("a deal");
    let Verdict::Winnable(line) = solve(record.position(), Limit::default(), &never).verdict else {
        panic!("this deal can be won");
    };
    let count = line.len() * share / 100;
    for action in &line[..count] {
        record.play(*action).expect("the line is legal");
    }
    let save = Save {
        id: MatchId::begin(seed),
        record,
        players: vec![Player::Human],
        names: vec![String::from("You")],
        summary: "12 of 52 cards home, 9 in the talon".into(),
        saved: 1_795_194_300,
        played_seconds: 245,
        helped: false,
    };
    let services = app.services();
    services.place.save(Slot::Auto, &save).expect("the folder can be written");
    services.play(KINGDOMS, machine::Begin::Resume(Slot::Auto));
}

fn advise(app: &App) {
    reign(app, 20);
    app.window().global::<Table>().invoke_tool(Tool::Hint);
}

fn use_early(app: &App, tool: Tool) {
    reign(app, 45);
    app.window().global::<Table>().invoke_tool(tool);
}

/// All kingdoms are complete, and nothing lies over them yet.
fn crown(app: &App) {
    app.services().settings.borrow_mut().animation = Speed::Slow;
    app.services().apply_settings();
    complete(app);
    for _ in 0..200 {
        mock_elapsed_time(Duration::from_millis(50));
        let cards = app.window().global::<Table>().get_cards();
        if slint::Model::iter(&cards).filter(|card| card.ring == Ring::Crowned).count() == 52 {
            break;
        }
    }
}

/// Deals from an empty talon.
fn refuse(app: &App) {
    reign(app, 72);
    app.window().global::<Table>().invoke_tool(Tool::Deal);
}

fn open_menu(app: &App) {
    reign(app, 20);
    app.window().global::<Table>().invoke_toggle_menu();
}

fn reign_left_handed(app: &App) {
    app.services().settings.borrow_mut().left_handed = true;
    reign(app, 40);
}

fn reign_in_four_colours(app: &App) {
    app.services().settings.borrow_mut().four_colour = true;
    app.services().apply_settings();
    reign(app, 60);
}

fn complete(app: &App) {
    reign(app, 92);
    app.window().global::<Table>().invoke_tool(Tool::Finish);
}

/// Sits down at Four Horsemen where a match has come to such a point.
fn ride(app: &App, seats: u8, stop: fn(&four_horsemen::Position) -> bool) {
    let levels = [Level::Normal, Level::Easy, Level::Hard].map(Player::Computer);
    let mut players = vec![Player::Human];
    players.extend(levels.into_iter().take(usize::from(seats) - 1));
    let setup = Setup::new(seats, Default::default());
    let services = app.services();
    let names =
        ["You", "Berit", "Oswald", "Tilda"].map(String::from)[..usize::from(seats)].to_vec();
    let begin = (0..10_000).find_map(|seed| {
        let (setup, players) = (setup.clone(), players.clone());
        let new = NewMatch { setup, players, names: names.clone(), seed };
        machine::rehearse::<four_horsemen::Position>(&services.place, new, stop)
    });
    services.play(HORSEMEN, begin.expect("some match comes to this point"));
}

fn cards(now: &four_horsemen::Position) -> usize {
    now.hand(ME).len()
}

/// The player is to play the last but two of the cards, in a later hand.
fn plays(now: &four_horsemen::Position) -> bool {
    let favor = now.favor().iter().filter(|favor| **favor > 0).count();
    now.phase() == Round::Play(ME)
        && cards(now) == 3
        && favor > 1
        && now.round().cards().count() > 0
}

/// The player gives out a round that destroys, with a Death card in it.
fn gives(now: &four_horsemen::Position) -> bool {
    let suit = |suit| now.round().cards().any(|card| card.suit() == suit);
    now.phase() == Round::Give(ME)
        && suit(four_horsemen::Horseman::War)
        && suit(four_horsemen::Horseman::Famine)
        && now.piles().iter().all(|pile| pile.cards().len() >= 3 && !pile.out())
        && now.favor().contains(&2)
}

fn tempt_fate(app: &App) {
    ride(app, 2, plays);
    settle();
    app.window().global::<Table>().invoke_key(Key::RightArrow.into());
}

/// Gives two cards, after which there is only one way for the others.
fn give(app: &App) {
    ride(app, 4, gives);
    settle();
    let press = |key: Key| app.window().global::<Table>().invoke_key(key.into());
    press(Key::RightArrow);
    for _ in 0..2 {
        press(Key::Return);
        press(Key::UpArrow);
        press(Key::Return);
    }
}

fn end_hand(app: &App) {
    ride(app, 4, |now| gives(now) && now.hand_number() > 2 && cards(now) == 0);
    give_any(app);
}

fn explain_standing(app: &App) {
    ride(app, 4, |now| plays(now) && now.piles()[Seat(2)].deaths() == 2);
    settle();
    act(app, "Death 2 of 3");
}

fn end_match(app: &App) {
    ride(app, 4, |now| {
        let mut legal = Vec::new();
        now.legal_actions(&mut legal);
        let ends = |action: &four_horsemen::Action| {
            let mut then = now.clone();
            then.apply(*action).is_ok_and(|_| matches!(then.turn(), Turn::Over(_)))
        };
        now.phase() == Round::Give(ME) && legal.iter().all(ends)
    });
    give_any(app);
    settle();
    app.window().global::<Table>().invoke_go_on();
}

/// Gives a won round out, whatever it does.
fn give_any(app: &App) {
    settle();
    for rival in ["Berit, ", "Oswald, ", "Tilda, "] {
        if act(app, "can be given") {
            settle();
            act(app, rival);
            settle();
        }
    }
    let give = |button: &ElementHandle| button.accessible_label().is_some_and(|it| it == "Give");
    if let Some(button) = ElementQuery::from_root(app.window()).match_predicate(give).find_first() {
        button.invoke_accessible_default_action();
    }
}

/// Does what something on the screen is for, whose label has these words; answers whether it is
/// there.
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

fn ask(app: &App) {
    let question = Question {
        title: "Overwrite slot 1?".into(),
        text: "Hand 2 of 4, you lead 5½ to 2, saved 2026-11-20 18:05.".into(),
        yes: "Overwrite".into(),
        danger: true,
    };
    app.services().shell.ask(question, || {});
}

fn main() -> ExitCode {
    let (out, only) = match arguments() {
        Ok(arguments) => arguments,
        Err(why) => {
            eprintln!("gallery: {why}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match draw(&out, only.as_deref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("gallery: {why}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Result<(PathBuf, Option<String>), lexopt::Error> {
    use lexopt::prelude::*;
    let mut parser = lexopt::Parser::from_env();
    let (mut out, mut only) = (None, None);
    while let Some(arg) = parser.next()? {
        match arg {
            Value(value) if out.is_none() => out = Some(PathBuf::from(value)),
            Long("only") => only = Some(parser.value()?.string()?),
            _ => return Err(arg.unexpected()),
        }
    }
    let known = |name: &String| motifs().any(|motif| motif.name.starts_with(name));
    if let Some(unknown) = only.as_ref().filter(|name| !known(name)) {
        let names: Vec<_> = motifs().map(|motif| motif.name).collect();
        return Err(format!("there is no {unknown}, only {}", names.join(", ")).into());
    }
    Ok((out.ok_or("a folder for the pictures is missing")?, only))
}

fn draw(out: &Path, only: Option<&str>) -> Outcome {
    std::fs::create_dir_all(out)?;
    let options = TestingBackendOptions {
        mock_time: true,
        renderer_name: Some("software".into()),
        ..Default::default()
    };
    slint::platform::set_platform(Box::new(TestingBackend::new(options)))?;

    for motif in motifs().filter(|motif| only.is_none_or(|only| motif.name.starts_with(only))) {
        for (theme, appearance) in THEMES {
            let data = tempfile::tempdir()?;
            let place = Place::open(data.path())?;
            furnish(&place, appearance)?;
            let app = App::open(place)?;
            app.window().show()?;
            // What is to be touched needs a place.
            let (width, height, scale) = SIZES[0];
            resize(&app, width, height, scale);
            (motif.arrange)(&app);
            for (width, height, scale) in SIZES {
                resize(&app, width, height, scale);
                let file = format!("{}-{width}x{height}-{theme}.png", motif.name);
                picture(&app, &out.join(file))?;
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

/// Fills a data folder as after some evenings of play.
fn furnish(place: &Place, appearance: Appearance) -> Outcome {
    let mut settings = place.settings().value;
    settings.theme = appearance;
    (settings.animation, settings.pace) = (Speed::Off, Speed::Off);
    place.keep_settings(&settings)?;
    for (slot, actions) in [(Slot::Auto, 17), (Slot::Manual(1), 9), (Slot::Manual(4), 40)] {
        place.save(slot, &save(slot, actions)?)?;
    }
    let damaged = place.dir().join("saves").join(GAME.id()).join("slot-2.save");
    std::fs::write(damaged, "something else")?;
    for seed in 0..30 {
        let level = Level::ALL[seed as usize % 3];
        let result = [MatchResult::Won, MatchResult::Lost, MatchResult::Won, MatchResult::Drawn]
            [seed as usize / 3 % 4];
        let moves = 40 + seed as u32 % 9;
        let effort = Effort { seconds: 300 + 9 * seed, moves, points: Some(650), day: None };
        let id = MatchId::begin(seed);
        place.record_effort(GAME, &level.to_string(), &id, result, Some(effort))?;
        let company = ["normal", "easy+easy", "hard+normal+easy"][seed as usize % 3];
        place.record_effort(HORSEMEN, company, &id, result, Some(effort))?;
        let day = cardkeep::store::local_day(cardkeep::store::now())
            .map(|today| today.saturating_sub(jiff::Span::new().days(seed as i64 + 1)));
        let effort = Some(Effort {
            seconds: 200 + 7 * seed,
            moves: 100 + seed as u32,
            day,
            ..Effort::default()
        });
        let key = if seed % 5 == 0 { HELPED } else { "alone" };
        let id = MatchId::begin(100 + seed);
        place.record_effort(KINGDOMS, key, &id, result, effort)?;
    }
    gallery_results::keep_some(place)?;
    Ok(())
}

/// A match that was played for a while.
fn save(slot: Slot, actions: usize) -> Result<Save<Position>, Box<dyn Error>> {
    let setup = Setup::new(2, Default::default());
    let mut record = Record::<Position>::new(Start::Deal { setup, seed: 7 })?;
    let mut chance = Chance::new(7);
    let mut legal = Vec::new();
    for _ in 0..actions {
        legal.clear();
        record.position().legal_actions(&mut legal);
        let Some(action) = chance.pick(&legal) else { break };
        record.play(action)?;
    }
    Ok(Save {
        id: MatchId::begin(7),
        record,
        players: vec![Player::Human, Player::Computer(Level::Normal)],
        names: vec![String::from("You"), String::from("Berit")],
        summary: match slot {
            Slot::Auto => "Hand 2 of 4, you lead 5½ to 2".into(),
            Slot::Manual(_) => "Hand 3 of 4, you trail 7 to 8½".into(),
        },
        saved: 1_795_194_300,
        played_seconds: 300,
        helped: false,
    })
}
