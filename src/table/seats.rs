//! Contents of the players' panels. The markup decides where they are and what is large.

use slint::{ComponentHandle, Global, Image, Model};

use super::models::{rows, updated};
use super::names::Names;
use crate::scale::pixels;
use crate::ui::{self, PanelRow, PanelSign, Seats, Theme};
use cardkeep_core::engine::Seat;

/// The contents of a player's panel.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Panel {
    pub name: String,
    pub note: String,
    /// Whether the note announces something in preparation.
    pub foretells: bool,
    /// What the cards are worth, as a number, and in words if a number alone is unclear.
    pub worth: String,
    /// How much what is in preparation raises or lowers it.
    pub worth_change: i32,
    /// Number of tokens, and of how many.
    pub tokens: (usize, usize),
    pub signs: Vec<Sign>,
    /// Number of cards in hand, if shown.
    pub hand: Option<usize>,
    pub acting: bool,
    /// Whether the player is under attack.
    pub struck: bool,
    /// Whether the player takes no part for now.
    pub out: bool,
    /// Accessible name, with everything on the panel.
    pub label: String,
}

/// A small picture with a word.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Sign {
    /// For panels with text of normal size, and with larger text.
    pub pictures: [Image; 2],
    pub text: String,
    /// Whether it is grayed out, because it does not count.
    pub quiet: bool,
}

impl Sign {
    /// Creates a sign whose picture is drawn in both sizes, given in physical pixels.
    pub(crate) fn new(
        sizes: [u32; 2],
        draw: impl Fn(u32) -> Image,
        text: &str,
        quiet: bool,
    ) -> Sign {
        Sign { pictures: sizes.map(draw), text: text.to_owned(), quiet }
    }
}

/// Returns the size of a sign's picture in physical pixels: normal and large.
pub(crate) fn sign_sizes(window: &ui::App) -> [u32; 2] {
    let size = Theme::get(window).get_sign() * ui::Table::get(window).get_text_scale();
    [1.0, Seats::get(window).get_ample()]
        .map(|scale| pixels(window.window(), (size * scale).floor()))
}

/// Returns the name of an area that belongs to a seat: "panel-0" is the player's own panel.
pub(crate) fn area(what: &str, names: &Names, seat: Seat) -> String {
    format!("{what}-{}", names.number(seat))
}

/// Shows the panels, the player's own first and the others clockwise. Leaves unchanged rows alone.
pub(crate) fn show(window: &ui::App, panels: &[Panel]) {
    let round = Seats::get(window);
    let shown = round.get_panels();
    let row = |(number, panel): (usize, &Panel)| {
        let old = shown.row_data(number).filter(|old| said(old) == *panel);
        old.unwrap_or_else(|| written(panel))
    };
    let new = panels.iter().enumerate().map(row).collect();
    round.set_panels(updated(shown.clone(), new));
}

fn written(panel: &Panel) -> PanelRow {
    let sign = |sign: &Sign| {
        let [picture, ample] = sign.pictures.clone();
        PanelSign { picture, ample, text: sign.text.as_str().into(), quiet: sign.quiet }
    };
    let (tokens, tokens_of) = panel.tokens;
    PanelRow {
        name: panel.name.as_str().into(),
        note: panel.note.as_str().into(),
        foretells: panel.foretells,
        worth: panel.worth.as_str().into(),
        worth_change: panel.worth_change,
        tokens: tokens as i32,
        tokens_of: tokens_of as i32,
        signs: rows(panel.signs.iter().map(sign)),
        hand: panel.hand.map_or(-1, |hand| hand as i32),
        acting: panel.acting,
        struck: panel.struck,
        out: panel.out,
        label: panel.label.as_str().into(),
    }
}

/// Returns the contents of a row of the screen. Its model of signs is a new one every time, so rows
/// can't be compared directly.
fn said(row: &PanelRow) -> Panel {
    let sign = |sign: PanelSign| Sign {
        pictures: [sign.picture, sign.ample],
        text: sign.text.into(),
        quiet: sign.quiet,
    };
    Panel {
        name: row.name.to_string(),
        note: row.note.to_string(),
        foretells: row.foretells,
        worth: row.worth.to_string(),
        worth_change: row.worth_change,
        tokens: (row.tokens as usize, row.tokens_of as usize),
        signs: row.signs.iter().map(sign).collect(),
        hand: usize::try_from(row.hand).ok(),
        acting: row.acting,
        struck: row.struck,
        out: row.out,
        label: row.label.to_string(),
    }
}
