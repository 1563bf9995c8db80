//! Sheets over a table: explanations, choosers, menus and notices.

use slint::{ComponentHandle, SharedString};

use super::cards::picture;
use super::controller::Table;
use super::game::{
    Chooser, Explanation, MenuLine, MenuOf, Pick, ReactionOf, SpreadCard, TableGame,
};
use super::models::{command_row, rows, texts};
use crate::geometry::CARD_RATIO;
use crate::seated::Seated;
use crate::ui::{self, Sheet, Theme};

impl<T: TableGame> Table<T> {
    /// Opens an explanation, or spreads the cards of a heap.
    pub(super) fn show_explanation(&self, explanation: Explanation) {
        let Some(window) = self.services.window.upgrade() else { return };
        let (table, theme) = (window.global::<ui::Table>(), window.global::<Theme>());
        let draw = |face, width| {
            let pixels = (self.services.pixels(width), self.services.pixels(width * CARD_RATIO));
            picture(face, pixels, &self.services.art)
        };
        let Explanation { name, face, cards, lines, opponent: _ } = explanation;
        table.set_explanation(texts(lines));
        if cards.is_empty() {
            table.set_explained_name(name.into());
            table.set_explained_face(draw(face, theme.get_example_card()));
            self.open_sheet(Sheet::Explanation);
            return;
        }
        let card = |card: SpreadCard| ui::SpreadCard {
            face: draw(card.face, theme.get_spread_card()),
            label: card.name.into(),
            badge: card.badge.into(),
        };
        table.set_spread_title(name.into());
        table.set_spread(rows(cards.into_iter().map(card)));
        self.open_sheet(Sheet::Spread);
    }

    /// Opens a chooser.
    pub(super) fn ask(&self, chooser: Chooser<ReactionOf<T>>) {
        let Some(window) = self.services.window.upgrade() else { return };
        let table = window.global::<ui::Table>();
        let width = window.global::<Theme>().get_pile_card();
        let pixels = (self.services.pixels(width), self.services.pixels(width * CARD_RATIO));
        let row = |pick: &Pick<_>| ui::ChooserRow {
            text: pick.text.as_str().into(),
            remark: pick.remark.as_str().into(),
            face: picture(pick.face, pixels, &self.services.art),
        };
        table.set_chooser_title(chooser.title.as_str().into());
        table.set_chooser(rows(chooser.options.iter().map(row)));
        self.chooser.replace(Some(chooser));
        // Keyboard users begin at the first option.
        let keys = self.play.borrow().keyed;
        self.point_in_chooser(keys.then_some(0));
        self.open_sheet(Sheet::Chooser);
    }

    /// Opens a sheet of commands.
    pub(super) fn open_menu(&self, sheet: Sheet, menu: MenuOf<T>) {
        let Some(window) = self.services.window.upgrade() else { return };
        let line = |line: &MenuLine<_>| match line {
            MenuLine::Note(text) => ui::MenuLine { note: text.into(), ..ui::MenuLine::default() },
            MenuLine::Commands(commands) => {
                let commands = rows(commands.iter().map(command_row));
                ui::MenuLine { note: SharedString::default(), commands }
            }
        };
        window.global::<ui::Table>().set_menu(ui::Menu {
            title: menu.title.as_str().into(),
            copies: menu.copies.as_deref().unwrap_or_default().into(),
            lines: rows(menu.lines.iter().map(line)),
        });
        self.menu.replace(Some(menu));
        self.open_sheet(sheet);
    }

    /// Moves the keyboard cursor to an option of the chooser.
    pub(super) fn point_in_chooser(&self, at: Option<usize>) {
        self.chooser_at.set(at);
        let Some(window) = self.services.window.upgrade() else { return };
        window.global::<ui::Table>().set_chooser_at(at.map_or(-1, |at| at as i32));
    }

    /// Carries out the option that the player chose.
    pub(super) fn pick(&self, index: usize) {
        let chosen = |chooser: &Chooser<ReactionOf<T>>| chooser.options.get(index).cloned();
        let pick = self.chooser.borrow().as_ref().and_then(chosen);
        let Some(pick) = pick else { return };
        self.chooser.replace(None);
        self.open_sheet(Sheet::None);
        self.react(pick.reaction);
    }

    /// Opens a sheet over the table, or closes the one that is open.
    pub(super) fn open_sheet(&self, sheet: Sheet) {
        if sheet == Sheet::None {
            self.stop_analysis();
        }
        self.sheet.set(sheet);
        self.hold_clock();
        if sheet == Sheet::None && self.awake.get() {
            self.go_on();
        } else {
            self.show();
        }
        // A button of the closed sheet may have had the keyboard focus.
        self.services.shell.take_focus();
    }
}
