//! Test that no table text is cut off in any window: shows every table in every layout it takes in
//! random matches, at many sizes, and measures all texts that it can show.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use i_slint_backend_testing::{TestingBackend, TestingBackendOptions, mock_elapsed_time};
use slint::platform::WindowEvent;
use slint::{ComponentHandle, LogicalSize, PhysicalSize};

use super::card_names::NamedCard;
use super::random_matches::{Listener, rehearse};
use super::sentences::Normalizer;
use crate::app::i18n::{app, four_kingdoms, t};
use crate::app::table::Begin;
use crate::app::table::beat::CardOf;
use crate::app::table::game::{Chooser, Explanation, ReactionOf, Scene, TableGame};
use crate::app::table::models::{self, rows, texts};
use crate::app::table::play::Play;
use crate::app::table::playout;
use crate::app::{App, Page};
use crate::games::GameId;
use crate::store::{DataDir, MatchId, Save, Slot, Speed};
use crate::ui::{self, CommandRow, Sheet};

#[path = "../../../tests/screen/driver/measure.rs"]
mod measure;

/// Window sizes of the screenshots, and the smallest phone and desktop windows.
const SIZES: [(u32, u32); 8] = [
    (360, 640),
    (390, 844),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (640, 360),
    (320, 400),
    (320, 480),
];
/// Player names of maximum length.
const NAMES: [&str; 6] =
    ["You", "Wilhelmina M", "Maximilian W", "Commodore MW", "Hammersmith", "Swamp Mammoth"];
/// Labels of the buttons of the markup on sheets.
const NEVER_CUT: [&str; 5] = ["View table", "Same deal", "New match…", "Choose a deal…", "Home"];

/// Returns whether a label is one of a button on a sheet.
fn is_button(label: &str) -> bool {
    let commands = [
        t!(four_kingdoms::restart),
        t!(four_kingdoms::new_deal),
        t!(four_kingdoms::show_waste),
        t!(four_kingdoms::check_winnable),
        t!(four_kingdoms::show_solution),
        t!(four_kingdoms::keep_looking),
        t!(four_kingdoms::rewind),
        t!(four_kingdoms::settings),
        t!(app::close),
    ];
    NEVER_CUT.contains(&label) || commands.iter().any(|command| command == label)
}

/// Number of the longest texts measured per place.
const LONGEST: usize = 5;

/// A layout of a table, with an example position and the texts it can show.
struct Shape<T: TableGame> {
    save: Save<T::Rules>,
    /// By the buttons beside it.
    prompts: BTreeMap<Vec<String>, BTreeMap<String, String>>,
}

struct TextCollector<T: TableGame> {
    plainly: Normalizer,
    shapes: BTreeMap<(u8, BTreeSet<String>), Shape<T>>,
    at: (u8, BTreeSet<String>),
    explanations: BTreeMap<String, Explanation>,
    choosers: BTreeMap<String, Vec<ui::ChooserRow>>,
    results: BTreeMap<(bool, usize), ui::Result>,
    questions: BTreeSet<String>,
}

/// Keeps the longest text of its kind.
fn longest(kinds: &mut BTreeMap<String, String>, kind: String, text: &str) {
    let known = kinds.entry(kind).or_default();
    if text.chars().count() > known.chars().count() {
        text.clone_into(known);
    }
}

impl<T: TableGame> Listener<T> for TextCollector<T> {
    fn stands(&mut self, game: &T, play: &Play<T>) {
        let areas = play.scene.zones().into_iter().filter_map(|place| game.lay(play, place));
        let areas = areas.map(|lay| format!("{} {:?}", lay.area, lay.count)).collect();
        let session = &play.session;
        self.at = (session.players().len() as u8, areas);
        let save = || Save {
            id: MatchId::begin(1),
            record: session.record().clone(),
            players: session.players().to_vec(),
            names: crate::engine::Seat::all(session.players().len() as u8)
                .map(|seat| session.name(seat).to_owned())
                .collect(),
            summary: session.summary(),
            saved: 1_795_194_300,
            played_seconds: 60,
            title: String::new(),
            helped: false,
        };
        let shape = || Shape { save: save(), prompts: BTreeMap::new() };
        self.shapes.entry(self.at.clone()).or_insert_with(shape);
    }

    fn says(&mut self, who: &str, text: &str) {
        if who == "question" {
            self.questions.insert(text.to_owned());
        }
    }

    fn prompts(&mut self, game: &T, play: &Play<T>, _: &str, text: &str) {
        let mut choices = game.choices(play);
        if playout::has_room(&choices) && play.session.can_play_out() {
            choices.push(playout::choice(play));
        }
        let buttons = choices.into_iter().map(|choice| choice.label).collect();
        if let Some(shape) = self.shapes.get_mut(&self.at) {
            let said = shape.prompts.entry(buttons).or_default();
            longest(said, self.plainly.say(text), text);
        }
    }

    fn explains(&mut self, explanation: &Explanation) {
        // The cards of a heap are shown on a separate sheet.
        if !explanation.cards.is_empty() {
            return;
        }
        let lines = explanation.lines.iter();
        let kind = lines.clone().map(|line| self.plainly.say(line)).collect::<Vec<_>>().join("/");
        let length = |it: &Explanation| it.lines.iter().map(|line| line.len()).sum::<usize>();
        let known = self.explanations.entry(kind).or_insert_with(|| explanation.clone());
        if length(explanation) > length(known) {
            known.clone_from(explanation);
        }
    }

    fn asks(&mut self, chooser: &Chooser<ReactionOf<T>>) {
        let rows = chooser.options.iter().map(|pick| ui::ChooserRow {
            text: pick.text.as_str().into(),
            remark: pick.remark.as_str().into(),
            face: slint::Image::default(),
        });
        self.choosers.insert(chooser.title.clone(), rows.collect());
    }

    fn ends(&mut self, who: &str, result: &ui::Result) {
        use slint::Model;
        self.results.insert((who == "sheet", result.lines.row_count()), result.clone());
    }
}

/// The app in a window of any size.
struct Stage {
    app: App,
}

impl Stage {
    fn open(folder: &Path) -> Stage {
        let options = TestingBackendOptions {
            mock_time: true,
            renderer_name: Some("software".into()),
            ..Default::default()
        };
        // Another game's test may have created the platform already.
        let _ = slint::platform::set_platform(Box::new(TestingBackend::new(options)));
        let app = App::open(DataDir::open(folder).expect("a folder")).expect("a window");
        app.window().show().expect("it is shown");
        {
            let mut settings = app.services().settings.borrow_mut();
            (settings.animation, settings.pace) = (Speed::Off, Speed::Off);
        }
        app.services().apply_settings();
        Stage { app }
    }

    fn resize(&self, (width, height): (u32, u32)) {
        let window = self.app.window().window();
        window.set_size(PhysicalSize::new(width, height));
        let size = LogicalSize::new(width as f32, height as f32);
        window.dispatch_event(WindowEvent::Resized { size });
        self.settle();
    }

    fn settle(&self) {
        for _ in 0..4 {
            mock_elapsed_time(Duration::from_millis(250));
        }
    }

    /// Collects which of the texts accepted by `meant` are cut off.
    fn cut(&self, meant: impl Fn(&str) -> bool, at: &str, found: &mut BTreeSet<String>) {
        let window = self.app.window().window();
        let cut = measure::texts(window, meant).into_iter().filter_map(|text| text.cut(window));
        found.extend(cut.map(|cut| format!("{at}: {cut}")));
    }
}

fn check<T: TableGame>(found: &mut BTreeSet<String>)
where
    CardOf<T>: NamedCard,
{
    let mut ear: TextCollector<T> = TextCollector {
        plainly: Normalizer::of::<CardOf<T>>(),
        shapes: BTreeMap::new(),
        at: (0, BTreeSet::new()),
        explanations: BTreeMap::new(),
        choosers: BTreeMap::new(),
        results: BTreeMap::new(),
        questions: BTreeSet::new(),
    };
    rehearse::<T>(&mut ear, &NAMES);
    let folder = tempfile::tempdir().expect("a folder");
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    let table = stage.app.window().global::<ui::Table>();
    for ((seats, _), shape) in &ear.shapes {
        services.place.save(Slot::Auto, &shape.save).expect("it is saved");
        assert!(services.play(T::ID, Begin::Resume(Slot::Auto)));
        stage.settle();
        services.shell.suspend();
        for size in SIZES {
            stage.resize(size);
            let at = format!("{} of {seats} at {}x{}", T::ID, size.0, size.1);
            stage.cut(|_| true, &format!("{at}, the table"), found);
            for (buttons, said) in &shape.prompts {
                let button = |label: &String| CommandRow {
                    label: label.into(),
                    enabled: true,
                    ..CommandRow::default()
                };
                let (shown, letters) =
                    models::buttons(&buttons.iter().map(button).collect::<Vec<_>>());
                table.set_choice_letters(letters);
                table.set_choices(shown);
                let mut said: Vec<&String> = said.values().collect();
                said.sort_by_key(|text| std::cmp::Reverse(text.chars().count()));
                for text in said.into_iter().take(LONGEST) {
                    table.set_prompt(text.into());
                    let meant = |words: &str| words == text || buttons.iter().any(|it| it == words);
                    stage.cut(meant, &format!("{at}, beside {buttons:?}"), found);
                }
            }
        }
    }
    sheets(&stage, &ear, found);
    services.shell.go(Page::Home);
}

/// Checks the sheets over a table.
fn sheets<T: TableGame>(stage: &Stage, ear: &TextCollector<T>, found: &mut BTreeSet<String>) {
    let table = stage.app.window().global::<ui::Table>();
    for size in SIZES {
        stage.resize(size);
        let at = format!("{} at {}x{}", T::ID, size.0, size.1);
        table.set_sheet(Sheet::Explanation);
        let mut explanations: Vec<&Explanation> = ear.explanations.values().collect();
        explanations.sort_by_key(|it| std::cmp::Reverse(it.lines.concat().len()));
        for explanation in explanations.into_iter().take(LONGEST) {
            table.set_explained_name(explanation.name.as_str().into());
            table.set_explanation(texts(&explanation.lines));
            let meant = |words: &str| {
                words == explanation.name || explanation.lines.iter().any(|line| line == words)
            };
            stage.cut(meant, &format!("{at}, explained"), found);
            stage.cut(|words| words == "Close", &format!("{at}, {}", explanation.name), found);
        }
        table.set_sheet(Sheet::None);
        for question in &ear.questions {
            let [title, text, yes] = question.split(" / ").collect::<Vec<_>>()[..] else {
                panic!("a question: {question}");
            };
            let nav = stage.app.window().global::<ui::Nav>();
            nav.set_question(ui::Question {
                title: title.into(),
                text: text.into(),
                yes: yes.into(),
                no: "Cancel".into(),
                ..ui::Question::default()
            });
            nav.set_asking(true);
            let meant = |words: &str| [title, text, yes, "Cancel"].contains(&words);
            stage.cut(meant, &format!("{at}, a question"), found);
            nav.set_asking(false);
        }
        table.set_sheet(Sheet::Chooser);
        for (title, options) in &ear.choosers {
            table.set_chooser_title(title.into());
            table.set_chooser(rows(options.clone()));
            let meant = |words: &str| {
                words == title
                    || words == "Close"
                    || options.iter().any(|row| row.text == words || row.remark == words)
            };
            stage.cut(meant, &format!("{at}, to choose from"), found);
        }
        table.set_sheet(Sheet::None);
        table.invoke_toggle_menu();
        stage.cut(|words| NEVER_CUT.contains(&words), &format!("{at}, the menu"), found);
        table.invoke_close();
        for ((hand, _), result) in &ear.results {
            let at = format!("{at}, the end");
            if *hand {
                table.set_hand_result(result.clone());
            } else {
                table.set_result(result.clone());
            }
            table.set_hand_over(*hand);
            table.set_over(!hand);
            let words = [&result.title, &result.note, &result.again];
            let meant = |it: &str| words.iter().any(|words| it == words.as_str()) || is_button(it);
            stage.cut(meant, &at, found);
            table.set_hand_over(false);
            table.set_over(false);
        }
    }
}

#[test]
fn no_sentence_of_a_table_is_cut() {
    let mut found = BTreeSet::new();
    for id in GameId::ALL {
        with_table!(id, T => check::<T>(&mut found));
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} are cut:\n{}", found.len(), found.join("\n"));
}
