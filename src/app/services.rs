//! What pages and tables work with.

use std::cell::RefCell;
use std::rc::Rc;

use slint::ComponentHandle;
use slint::language::ColorScheme;

use super::art::CardArt;
use super::{Page, Shell, tables};
use crate::games::GameId;
use crate::store::{Appearance, Place, Settings};
use crate::ui::{self, Palette, Theme};

use tables::Begin;

/// What pages and tables work with. One for the window's life.
#[derive(Clone)]
pub struct Services {
    pub window: slint::Weak<ui::App>,
    pub place: Rc<Place>,
    pub settings: Rc<RefCell<Settings>>,
    pub art: Rc<CardArt>,
    pub shell: Rc<Shell>,
}

impl Services {
    /// Sits down at a table, for a new match or to go on with one. If that cannot be, the player is
    /// told why and stays where they are.
    pub fn play(&self, game: GameId, begin: Begin) -> bool {
        match tables::open(game, begin, self) {
            Ok(table) => {
                self.shell.host(Page::Table(game), table);
                true
            }
            Err(why) => {
                self.shell.tell("This match cannot be opened", &why);
                false
            }
        }
    }

    /// Brings the screen in line with the settings.
    pub fn apply_settings(&self) {
        let Some(window) = self.window.upgrade() else { return };
        let scheme = match self.settings.borrow().theme {
            Appearance::System => ColorScheme::Unknown,
            Appearance::Light => ColorScheme::Light,
            Appearance::Dark => ColorScheme::Dark,
        };
        window.global::<Palette>().set_color_scheme(scheme);
        window.global::<Theme>().set_pace(self.settings.borrow().animation.pace());
        if let Some(table) = self.shell.table() {
            table.settings_changed();
        }
    }
}
