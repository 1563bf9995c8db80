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
use crate::i18n::{self, Language, app, t};
use crate::seated::Begin;
use crate::session::Session;
use crate::table::beat::CardOf;
use crate::table::game::{Chooser, Explanation, ReactionOf, Scene, TableGame};
use crate::table::gestures::buttons;
use crate::table::models::{self, rows, texts};
use crate::table::play::Play;
use crate::table::playout;
use crate::ui::{self, CommandRow, Sheet};
use crate::{App, Page};
use cardkeep_ai::Thinker;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::GameId;
use cardkeep_store::{DataDir, MatchId, Save, Slot, Speed};

#[path = "../../tests/screen/driver/measure.rs"]
pub(super) mod measure;

/// Window sizes of the screenshots, and the smallest phone and desktop windows.
const EVERY_SIZE: [(u32, u32); 8] = [
    (360, 640),
    (390, 844),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (640, 360),
    (320, 400),
    (320, 480),
];
/// Window sizes of translations.
const SIZES: [(u32, u32); 4] = [(320, 569), (360, 640), (844, 390), (1280, 800)];
/// Player names of maximum length.
pub(super) const NAMES: [&str; 6] =
    ["You", "Wilhelmina M", "Maximilian W", "Commodore MW", "Hammersmith", "Swamp Mammut"];
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

/// Returns a save of a match as it stands.
pub(super) fn saved<G: Thinker>(session: &Session<G>) -> Save<G> {
    let seats = session.players().len() as u8;
    Save {
        saved: 1_795_194_300,
        played_seconds: 60,
        day: session.day(),
        ..Save::new(
            MatchId::begin(1),
            session.record().clone(),
            session.players().to_vec(),
            Seat::all(seats).map(|seat| session.name(seat).to_owned()).collect(),
        )
    }
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
        let shape = || Shape { save: saved(session), prompts: BTreeMap::new() };
        self.shapes.entry(self.at.clone()).or_insert_with(shape);
    }

    fn says(&mut self, who: &str, text: &str) {
        if who == "question" {
            self.questions.insert(text.to_owned());
        }
    }

    fn prompts(&mut self, game: &T, play: &Play<T>, _: &str, text: &str) {
        let mut choices = buttons(game, play);
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

/// What the app speaks.
#[derive(Clone, Copy)]
pub(super) enum Locale {
    Real(Language),
    /// English with accents: a text without them is not in the catalog.
    Pseudo,
}

impl Locale {
    fn set(self) {
        match self {
            Locale::Real(language) => i18n::set_language(language),
            Locale::Pseudo => i18n::set_pseudo(),
        }
    }
}

/// The app in a window of any size.
pub(super) struct Stage {
    pub(super) app: App,
    locale: Locale,
    /// Its folder, if it is no longer needed when the app is closed.
    _folder: Option<tempfile::TempDir>,
}

impl Stage {
    /// Opens the app in English, in a folder of its own.
    pub(super) fn english() -> Stage {
        Stage::open(Locale::Real(Language::En))
    }

    /// Opens the app in a folder of its own.
    pub(super) fn open(locale: Locale) -> Stage {
        let folder = tempfile::tempdir().expect("a folder");
        let stage = Stage::in_folder(folder.path(), locale);
        Stage { _folder: Some(folder), ..stage }
    }

    /// Opens the app in a folder.
    pub(super) fn in_folder(folder: &Path, locale: Locale) -> Stage {
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
            settings.tips = false;
            if let Locale::Real(language) = locale {
                settings.language = language.tag().into();
            }
        }
        app.services().apply_settings();
        if let Locale::Pseudo = locale {
            locale.set();
        }
        Stage { app, locale, _folder: None }
    }

    pub(super) fn resize(&self, (width, height): (u32, u32)) {
        let window = self.app.window().window();
        window.set_size(PhysicalSize::new(width, height));
        let size = LogicalSize::new(width as f32, height as f32);
        window.dispatch_event(WindowEvent::Resized { size });
        self.settle();
    }

    pub(super) fn settle(&self) {
        for _ in 0..4 {
            mock_elapsed_time(Duration::from_millis(250));
        }
    }

    /// Collects which of the texts accepted by `meant` are cut off, or not in the catalog.
    pub(super) fn cut(&self, meant: impl Fn(&str) -> bool, at: &str, found: &mut BTreeSet<String>) {
        let window = self.app.window().window();
        if let Locale::Pseudo = self.locale {
            // Any change of appearance selects the language of the settings again.
            slint::select_bundled_translation(i18n::PSEUDO).expect("it is bundled");
            let texts = measure::texts(window, meant).into_iter().filter_map(|text| text.words());
            let strange = texts.filter(|text| !measure::is_pseudo(text, &NAMES));
            found.extend(strange.map(|text| format!("{at}: {text:?} is not in the catalog")));
            return;
        }
        let cut = measure::texts(window, meant).into_iter().filter_map(|text| text.cut(window));
        found.extend(cut.map(|cut| format!("{at}: {cut}")));
    }
}

fn check<T: TableGame>(locale: Locale, sizes: &[(u32, u32)], found: &mut BTreeSet<String>)
where
    CardOf<T>: NamedCard,
{
    locale.set();
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
    let stage = Stage::open(locale);
    let services = stage.app.services();
    let table = stage.app.window().global::<ui::Table>();
    for ((seats, _), shape) in &ear.shapes {
        services.data_dir.save(Slot::Auto, &shape.save).expect("it is saved");
        assert!(services.play(T::ID, Begin::Resume(Slot::Auto)));
        stage.settle();
        services.shell.suspend();
        for &size in sizes {
            stage.resize(size);
            let at = format!("{} of {seats} at {}x{}", T::ID, size.0, size.1);
            stage.cut(|_| true, &format!("{at}, the table"), found);
            for (buttons, said) in &shape.prompts {
                let button = |label: &String| CommandRow {
                    label: label.into(),
                    enabled: true,
                    ..CommandRow::default()
                };
                let (shown, width) =
                    models::buttons(&buttons.iter().map(button).collect::<Vec<_>>());
                table.set_choice_width(width);
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
    sheets(&stage, &ear, sizes, found);
    services.shell.go(Page::Home);
}

/// Checks the sheets over a table.
fn sheets<T: TableGame>(
    stage: &Stage,
    ear: &TextCollector<T>,
    sizes: &[(u32, u32)],
    found: &mut BTreeSet<String>,
) {
    let ending = stage.app.window().global::<ui::Ending>();
    let sheets = stage.app.window().global::<ui::Sheets>();
    for &size in sizes {
        stage.resize(size);
        let at = format!("{} at {}x{}", T::ID, size.0, size.1);
        sheets.set_open(Sheet::Explanation);
        let mut explanations: Vec<&Explanation> = ear.explanations.values().collect();
        explanations.sort_by_key(|it| std::cmp::Reverse(it.lines.concat().len()));
        for explanation in explanations.into_iter().take(LONGEST) {
            sheets.set_explained_name(explanation.name.as_str().into());
            sheets.set_explanation(texts(&explanation.lines));
            stage.cut(|_| true, &format!("{at}, {}", explanation.name), found);
        }
        sheets.set_open(Sheet::None);
        for question in &ear.questions {
            let [title, text, yes] = question.split(" / ").collect::<Vec<_>>()[..] else {
                panic!("a question: {question}");
            };
            let nav = stage.app.window().global::<ui::Nav>();
            nav.set_question(ui::Question {
                title: title.into(),
                text: text.into(),
                yes: yes.into(),
                no: t!(app::cancel).into(),
                ..ui::Question::default()
            });
            nav.set_asking(true);
            stage.cut(|_| true, &format!("{at}, a question"), found);
            nav.set_asking(false);
        }
        sheets.set_open(Sheet::Chooser);
        for (title, options) in &ear.choosers {
            sheets.set_chooser_title(title.into());
            sheets.set_chooser(rows(options.clone()));
            stage.cut(|_| true, &format!("{at}, to choose from"), found);
        }
        sheets.set_open(Sheet::None);
        sheets.invoke_toggle_menu();
        stage.cut(|_| true, &format!("{at}, the menu"), found);
        sheets.invoke_close();
        for ((hand, _), result) in &ear.results {
            let at = format!("{at}, the end");
            ending.set_honor(slint::SharedString::default());
            ending.set_deed(slint::SharedString::default());
            ending.set_rating(slint::SharedString::default());
            if *hand {
                ending.set_hand_result(result.clone());
            } else {
                ending.set_result(result.clone());
            }
            ending.set_hand_over(*hand);
            ending.set_over(!hand);
            stage.cut(|_| true, &at, found);
            for next in [t!(app::days_next), t!(app::tour_on)] {
                ending.set_next(next.into());
                stage.cut(|_| true, &at, found);
            }
            ending.set_next("".into());
            ending.set_hand_over(false);
            ending.set_over(false);
        }
    }
}

fn check_all(locale: Locale, sizes: &[(u32, u32)]) {
    let mut found = BTreeSet::new();
    for id in GameId::ALL {
        with_table!(id, T => check::<T>(locale, sizes, &mut found));
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{} are cut:\n{}", found.len(), found.join("\n"));
}

macro_rules! no_sentence_of_a_table_is_cut {
    ($($name:ident $locale:expr, $sizes:expr;)+) => {
        mod no_sentence_of_a_table_is_cut_in {
            use super::*;

            const _: () = assert!([$($locale),+].len() == Language::ALL.len());

            $(#[test]
            fn $name() {
                check_all($locale, &$sizes);
            })+
        }
    };
}

no_sentence_of_a_table_is_cut! {
    english Locale::Real(Language::En), EVERY_SIZE;
    french Locale::Real(Language::Fr), SIZES;
    german Locale::Real(Language::De), SIZES;
    italian Locale::Real(Language::It), SIZES;
    polish Locale::Real(Language::Pl), SIZES;
    portuguese Locale::Real(Language::PtBr), SIZES;
    spanish Locale::Real(Language::Es), SIZES;
}

#[test]
fn every_text_of_a_table_is_in_the_catalog() {
    check_all(Locale::Pseudo, &[(1280, 800)]);
}
