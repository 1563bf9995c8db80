//! Sheets over a table: explanations, choosers, menus and notices.

use slint::ComponentHandle;

use super::cards::picture;
use super::effect::Effect;
use super::game::{
    Chooser, Explanation, Menu, MenuLine, MenuOf, Pick, ReactionOf, SpreadCard, TableGame,
};
use super::models::{command_row, rows, texts};
use super::screen::Screen;
use super::state::State;
use crate::ui::{self, Sheet, Theme};

impl<T: TableGame> State<T> {
    /// Opens an explanation, or spreads the cards of a heap.
    pub(super) fn show_explanation(&mut self, explanation: Explanation) {
        let heap = !explanation.cards.is_empty();
        self.sheets.explanation = Some(explanation);
        self.open_sheet(if heap { Sheet::Spread } else { Sheet::Explanation });
    }

    /// Opens a chooser.
    pub(super) fn ask(&mut self, chooser: Chooser<ReactionOf<T>>) {
        self.sheets.chooser = Some(chooser);
        // Keyboard users begin at the first option.
        self.point_in_chooser(self.play.keyed.then_some(0));
        self.open_sheet(Sheet::Chooser);
    }

    /// Opens a sheet of commands.
    pub(super) fn open_menu(&mut self, sheet: Sheet, menu: MenuOf<T>) {
        self.sheets.menu = Some(menu);
        self.open_sheet(sheet);
    }

    /// Moves the keyboard cursor to an option of the chooser.
    pub(super) fn point_in_chooser(&mut self, at: Option<usize>) {
        self.sheets.chooser_at = at;
        self.effect(Effect::Cursor);
    }

    /// Carries out the option that the player chose.
    pub(super) fn pick(&mut self, index: usize) {
        let chooser = self.sheets.chooser.take_if(|chooser| index < chooser.options.len());
        let Some(mut chooser) = chooser else { return };
        let pick = chooser.options.swap_remove(index);
        self.open_sheet(Sheet::None);
        self.react(pick.reaction);
    }

    /// Opens a sheet over the table, or closes the one that is open.
    pub(super) fn open_sheet(&mut self, sheet: Sheet) {
        if !matches!(sheet, Sheet::Analysis | Sheet::Compare) {
            self.stop_analysis();
        }
        self.sheets.open = sheet;
        self.hold_clock();
        self.effect(Effect::FillSheet);
        if sheet == Sheet::None && self.awake {
            self.go_on();
        } else {
            self.effect(Effect::Show);
        }
        // A button of the closed sheet may have had the keyboard focus.
        self.effect(Effect::TakeFocus);
    }

    /// Fills the open sheet.
    pub(super) fn fill_sheet(&self, to: &Screen<'_>) {
        let sheets = &self.sheets;
        match sheets.open {
            Sheet::Explanation | Sheet::Spread => {
                sheets.explanation.iter().for_each(|it| fill_explanation(it, to));
            }
            Sheet::Chooser => sheets.chooser.iter().for_each(|it| fill_chooser(it, to)),
            Sheet::Menu | Sheet::Notice => sheets.menu.iter().for_each(|it| fill_menu(it, to)),
            Sheet::Challenge => self.fill_challenge(to),
            Sheet::Compare => {
                self.comparison().into_iter().for_each(|it| to.review().set_comparison(it));
            }
            Sheet::Analysis => to.review().set_analysis(self.analysis()),
            Sheet::None | Sheet::Log => {}
        }
    }
}

/// Fills the sheet of an explanation, or of the cards of a heap.
fn fill_explanation(explanation: &Explanation, to: &Screen<'_>) {
    let (sheets, theme) = (to.sheets(), to.window.global::<Theme>());
    let draw = |face, width| picture(face, to.card_pixels(width), &to.services.art);
    let Explanation { name, face, cards, lines, opponent: _, report } = explanation;
    sheets.set_explanation(texts(lines));
    if cards.is_empty() {
        sheets.set_explained_name(name.as_str().into());
        sheets.set_explained_face(draw(*face, theme.get_example_card()));
        sheets.set_report(report.as_deref().unwrap_or_default().into());
        return;
    }
    let card = |card: &SpreadCard| ui::SpreadCard {
        face: draw(card.face, theme.get_spread_card()),
        label: card.name.as_str().into(),
        badge: card.badge.as_str().into(),
    };
    sheets.set_spread_title(name.as_str().into());
    sheets.set_spread(rows(cards.iter().map(card)));
}

/// Fills the chooser.
fn fill_chooser<R>(chooser: &Chooser<R>, to: &Screen<'_>) {
    let pixels = to.card_pixels(to.window.global::<Theme>().get_pile_card());
    let row = |pick: &Pick<_>| ui::ChooserRow {
        text: pick.text.as_str().into(),
        remark: pick.remark.as_str().into(),
        face: picture(pick.face, pixels, &to.services.art),
    };
    to.sheets().set_chooser_title(chooser.title.as_str().into());
    to.sheets().set_chooser(rows(chooser.options.iter().map(row)));
}

/// Fills the menu.
fn fill_menu<R>(menu: &Menu<R>, to: &Screen<'_>) {
    let line = |line: &MenuLine<_>| match line {
        MenuLine::Note(text) => ui::MenuLine { note: text.into(), ..ui::MenuLine::default() },
        MenuLine::Commands(commands) => {
            let commands = rows(commands.iter().map(command_row));
            ui::MenuLine { commands, ..ui::MenuLine::default() }
        }
        MenuLine::Copy { note, label, copies } => ui::MenuLine {
            note: note.into(),
            label: label.into(),
            copies: copies.into(),
            ..ui::MenuLine::default()
        },
    };
    to.sheets().set_menu(ui::Menu {
        title: menu.title.as_str().into(),
        copies: menu.copies.as_deref().unwrap_or_default().into(),
        lines: rows(menu.lines.iter().map(line)),
    });
}
