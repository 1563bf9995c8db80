//! Contents of the players' panels. The markup decides where they are and what is large.

use slint::{ComponentHandle, Global, Image, Model};

use super::models::updated;
use super::names::Names;
use crate::scale::pixels;
use crate::ui::{self, PanelRow, PanelSign, Seats, Theme};
use cardkeep_core::engine::Seat;

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

/// Creates a sign of a panel: a picture, drawn in both sizes in physical pixels, with a word. A quiet one
/// is grayed out, because it does not count.
pub(crate) fn sign(
    sizes: [u32; 2],
    draw: impl Fn(u32) -> Image,
    text: &str,
    quiet: bool,
) -> PanelSign {
    let [picture, ample] = sizes.map(draw);
    PanelSign { picture, ample, text: text.into(), quiet }
}

/// Returns the number of cards in hand for a panel, if it is shown there.
pub(crate) fn hand_shown(count: Option<usize>) -> i32 {
    count.map_or(-1, |count| count as i32)
}

/// Shows the panels, the player's own first and the others clockwise. Leaves unchanged rows alone.
pub(crate) fn show(window: &ui::App, panels: impl Iterator<Item = PanelRow>) {
    let round = Seats::get(window);
    let shown = round.get_panels();
    let row = |(number, mut panel): (usize, PanelRow)| {
        // Rows are equal only if they share the model of their signs.
        if let Some(old) =
            shown.row_data(number).filter(|old| old.signs.iter().eq(panel.signs.iter()))
        {
            panel.signs = old.signs;
        }
        panel
    };
    let new = panels.enumerate().map(row).collect();
    round.set_panels(updated(shown.clone(), new));
}
