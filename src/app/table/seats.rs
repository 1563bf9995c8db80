//! Players round a table: what their panels say. Where the panels stand, and what of them is large,
//! the markup decides.

use slint::{ComponentHandle, Global, Image, Model};

use super::models::{rows, updated};
use super::names::Names;
use crate::engine::Seat;
use crate::ui::{self, PanelRow, PanelSign, Seats, Theme};

/// What a panel says of who sits there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Panel {
    pub name: String,
    pub note: String,
    /// The note is about what is being prepared.
    pub foretells: bool,
    /// What the cards are worth.
    pub worth: String,
    /// How many tokens of how many.
    pub tokens: (usize, usize),
    pub signs: Vec<Sign>,
    /// How many cards are in the hand, if that is to be said.
    pub hand: Option<usize>,
    pub acting: bool,
    /// Something is under way against who sits there.
    pub struck: bool,
    /// Plays no part for now.
    pub out: bool,
    /// All of it for those who cannot see it.
    pub label: String,
}

/// A small picture with a word.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sign {
    /// For panels with words of the usual size, and for those with larger words.
    pub pictures: [Image; 2],
    pub text: String,
    /// It does not count.
    pub quiet: bool,
}

impl Sign {
    /// A sign whose picture is drawn for both sizes, given in physical pixels.
    pub fn new(sizes: [u32; 2], draw: impl Fn(u32) -> Image, text: &str, quiet: bool) -> Sign {
        Sign { pictures: sizes.map(draw), text: text.to_owned(), quiet }
    }
}

/// How large the picture of a sign is, in physical pixels: the usual size and the larger one.
pub fn sign_sizes(window: &ui::App) -> [u32; 2] {
    let size = Theme::get(window).get_sign() * ui::Table::get(window).get_text_scale();
    let pixels = window.window().scale_factor();
    [1.0, Seats::get(window).get_ample()]
        .map(|scale| ((size * scale).floor() * pixels).round() as u32)
}

/// The name of an area that a seat has: "panel-0" is the player's own panel.
pub fn area(what: &str, names: &Names, seat: Seat) -> String {
    format!("{what}-{}", names.number(seat))
}

/// Shows the panels, the player's own first and the others clockwise. Rows that say what they said
/// before are left alone.
pub fn show(window: &ui::App, panels: &[Panel]) {
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

/// What a row of the screen says. Its list of signs is another one every time it is made, so rows
/// cannot be compared themselves.
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
        tokens: (row.tokens as usize, row.tokens_of as usize),
        signs: row.signs.iter().map(sign).collect(),
        hand: usize::try_from(row.hand).ok(),
        acting: row.acting,
        struck: row.struck,
        out: row.out,
        label: row.label.to_string(),
    }
}
