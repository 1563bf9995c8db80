//! Shared services of pages and tables.

use crate::i18n::{self, Language, app, t};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use jiff::civil::{Date, Weekday};
use slint::language::{ColorScheme, KeyEvent};
use slint::{ComponentHandle, LogicalSize};

use super::geometry::CARD_RATIO;
use super::keys::{self, KeyPosition, KeyPress};
use super::lesson::Lesson;
use super::scale::{self, Zoom};
use super::seated::{Begin, Seated};
use super::sound::Feedback;
use super::transfer::Transfer;
use super::wishes::Wishes;
use super::{Page, Shell};
use crate::ui::{self, Nav, Palette, Screen, Theme};
use cardkeep_art::{CardArt, Cloth, Palette as CardPalette};
use cardkeep_core::cards::Card;
use cardkeep_core::games::GameId;
use cardkeep_store::{Appearance, DataDir, Settings, Speed};

/// Shared services of pages and tables, for the lifetime of the window.
#[derive(Clone)]
pub struct Services {
    pub window: slint::Weak<ui::App>,
    pub data_dir: Arc<DataDir>,
    pub settings: Rc<RefCell<Settings>>,
    pub art: Rc<CardArt>,
    pub shell: Rc<Shell>,
    pub transfer: Rc<Transfer>,
    pub zoom: Rc<Zoom>,
    pub feedback: Rc<Feedback>,
    /// The language of the system; English until it is known.
    pub system_language: Rc<Cell<Language>>,
    /// The wishes of the system, as far as they are known.
    pub wishes: Rc<Cell<Wishes>>,
    /// The first day of the week where the player lives; Monday until it is known.
    pub first_weekday: Rc<Cell<Weekday>>,
    /// The day for which the current page was filled.
    pub page_day: Rc<Cell<Option<Date>>>,
    pub key_position: KeyPosition,
    pub(crate) tables: Tables,
}

/// An opened table, or why the match can't be played, as a message for the player.
pub(crate) type Opened = Result<Rc<dyn Seated>, String>;

/// The tables of the games, which the app hands in. Pages do not know how a table works.
#[derive(Clone, Copy)]
pub(crate) struct Tables {
    /// Opens the table of a game.
    pub open: fn(GameId, Begin, &Services) -> Opened,
    /// Whether a device that is shared lies between the players, if they choose nothing else.
    pub laid: fn(GameId) -> bool,
    /// Returns the lesson of a game.
    pub lesson: fn(GameId) -> Lesson,
    /// Returns the text of a step of a game's lesson, in which a rival has this name.
    pub lesson_text: fn(GameId, &str, &str) -> String,
    /// Returns a game's positions to solve, a line each.
    pub puzzles: fn(GameId) -> &'static str,
    /// Returns the ids of a game's first-time tips.
    pub tips: fn(GameId) -> Vec<&'static str>,
    /// Returns the text of one of a game's first-time tips.
    pub tip_text: fn(GameId, &str) -> String,
    /// Returns the title of a game's achievement, and what to do for it.
    pub achievement: fn(GameId, &str) -> (String, String),
}

impl Services {
    /// Opens a table for a new match or to continue one. If that fails, tells the player why and
    /// stays on the page.
    pub fn play(&self, game: GameId, begin: Begin) -> bool {
        let page = match begin {
            Begin::Review(_) | Begin::ReviewAs { .. } => Page::Review(game),
            Begin::Lesson => Page::Lesson(game),
            Begin::Exercise => Page::Exercise(game),
            Begin::New(_) | Begin::Practice(_) | Begin::AfterFriend(_) | Begin::Resume(_) => {
                Page::Table(game)
            }
        };
        match (self.tables.open)(game, begin, self) {
            Ok(table) => {
                self.shell.host(page, table);
                true
            }
            Err(why) => {
                self.shell.show_message(t!(app::not_opened), &why);
                false
            }
        }
    }

    /// Applies the settings to the screen.
    pub fn apply_settings(&self) {
        let Some(window) = self.window.upgrade() else { return };
        self.apply_language();
        let scheme = match self.settings.borrow().theme {
            Appearance::System => ColorScheme::Unknown,
            Appearance::Light => ColorScheme::Light,
            Appearance::Dark => ColorScheme::Dark,
        };
        window.global::<Palette>().set_color_scheme(scheme);
        let theme = window.global::<Theme>();
        theme.set_pace(self.animation().pace());
        theme.set_contrast(self.has_contrast());
        theme.set_cloth(self.settings.borrow().felt as i32);
        let (four_color, back) = (self.settings.borrow().four_color, self.settings.borrow().back);
        self.art.set_palette(CardPalette { four_color, dark: theme.get_dark(), back });
        self.fit();
        self.lay_cloth();
        self.art.set_scale(scale::of(window.window()));
        if let Some(table) = self.shell.table() {
            table.settings_changed();
        }
    }

    /// Returns the speed of card animations: the chosen one, or else what the system wishes.
    pub fn animation(&self) -> Speed {
        let settings = self.settings.borrow();
        let chosen = settings.animation_chosen || settings.animation != Speed::Normal;
        if self.wishes.get().less_motion && !chosen { Speed::Off } else { settings.animation }
    }

    /// Whether contrast is high, by choice or else as the system wishes.
    pub fn has_contrast(&self) -> bool {
        self.settings.borrow().contrast.unwrap_or(self.wishes.get().more_contrast)
    }

    /// Applies the wishes of the system.
    pub fn set_wishes(&self, wishes: Wishes) {
        if self.wishes.replace(wishes) != wishes {
            self.apply_settings();
            self.shell.refresh();
        }
    }

    /// Applies the chosen language, or else the system's.
    fn apply_language(&self) {
        let settings = self.settings.borrow();
        let chosen = Language::ALL.into_iter().find(|language| language.tag() == settings.language);
        let language = chosen.unwrap_or(self.system_language.get());
        if language != i18n::language() {
            i18n::set_language(language);
            self.art.forget();
        }
        self.name_keys();
        // Refused where the markup has no translation, and then it stays English.
        let _ = slint::select_bundled_translation(language.tag());
    }

    /// Tells the screen how the language names the keys.
    fn name_keys(&self) {
        let Some(window) = self.window.upgrade() else { return };
        let keys = window.global::<ui::Keys>();
        keys.set_back(t!(app::key_escape).into());
        keys.set_settings(keys::with_control(",").into());
    }

    /// Applies the text size, as far as the window has room.
    pub fn fit(&self) {
        let Some(window) = self.window.upgrade() else { return };
        let theme = window.global::<Theme>();
        let least = LogicalSize::new(theme.get_least_width(), theme.get_least_height());
        self.zoom.enlarge(window.window(), self.text_size(), least);
    }

    /// Returns the factor for every length: the player's, times that of the system.
    fn text_size(&self) -> f32 {
        let system = 1.0 + f32::from(self.wishes.get().larger_text) / 100.0;
        self.settings.borrow().text_size.factor() * system
    }

    /// Covers the table on the screen with felt, for the window as it is now.
    pub fn lay_cloth(&self) {
        let Some(window) = self.window.upgrade() else { return };
        if window.global::<Nav>().get_screen() != Screen::Table {
            return;
        }
        let (theme, size) = (window.global::<Theme>(), window.window().size());
        let rim = theme.get_rim();
        let cloth = Cloth {
            felt: theme.get_felt(),
            dark: theme.get_dark(),
            size: (size.width, size.height),
            rim: if rim > 0.0 { self.pixels(rim) } else { 0 },
        };
        theme.set_cloth_picture(self.art.cloth(cloth));
    }

    /// Whether the window has too little room for the requested text size.
    pub fn text_is_limited(&self) -> bool {
        let wish = self.text_size();
        self.window.upgrade().is_some_and(|window| self.zoom.of(window.window()) + 0.01 < wish)
    }

    /// Returns a key press with the physical key.
    pub fn key_press(&self, event: &KeyEvent) -> KeyPress {
        KeyPress::new(event, self.key_position.get())
    }

    /// Returns how soon after the screen has changed a press still counts as meant for what was
    /// there before.
    pub fn unmeant(&self) -> Duration {
        let unmeant = |window: ui::App| window.global::<Theme>().get_unmeant();
        Duration::from_millis(self.window.upgrade().map_or(0, unmeant).unsigned_abs())
    }

    /// Returns the window, and the game of the page that it shows.
    pub(crate) fn here(&self) -> Option<(ui::App, GameId)> {
        self.window.upgrade().zip(self.shell.page().game())
    }

    /// Returns a callback of the markup that calls a function with the services.
    pub(crate) fn callback<R>(
        &self,
        mut call: impl FnMut(&Services) -> R + 'static,
    ) -> impl FnMut() -> R + 'static {
        let services = self.clone();
        move || call(&services)
    }

    /// Returns a callback of the markup that calls a function with the services and what it is told.
    pub(crate) fn handler<A, R>(
        &self,
        mut call: impl FnMut(&Services, A) -> R + 'static,
    ) -> impl FnMut(A) -> R + 'static {
        let services = self.clone();
        move |told| call(&services, told)
    }

    /// Converts a logical length to physical pixels.
    pub fn pixels(&self, length: f32) -> u32 {
        self.window.upgrade().map_or(1, |window| scale::pixels(window.window(), length))
    }

    /// Returns a card face in the size used on pages.
    pub fn example_card(&self, card: Card) -> slint::Image {
        let theme = |window: ui::App| window.global::<Theme>().get_example_card();
        let width = self.window.upgrade().map_or(0.0, theme);
        self.art.face(card, self.pixels(width), self.pixels(width * CARD_RATIO))
    }
}
