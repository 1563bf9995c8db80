//! The code of a finished match, to be sent to a friend, and its QR picture.

use qrcode::{Color, EcLevel, QrCode};
use slint::{ComponentHandle, Image, Rgb8Pixel, SharedPixelBuffer};

use super::game::TableGame;
use super::screen::Screen;
use super::state::State;
use crate::ui::{Sheet, Theme};

/// The quiet zone around the picture, in modules, as ISO 18004 asks for it.
const QUIET: usize = 4;
/// The least pixels of a module that a camera can tell from its neighbors.
const LEAST_MODULE: usize = 2;

impl<T: TableGame> State<T> {
    /// Shows the code of the match, to challenge a friend with.
    pub(super) fn challenge(&mut self) {
        self.stop_autoplay();
        self.open_sheet(Sheet::Challenge);
    }

    /// Fills the sheet of the code.
    pub(super) fn fill_challenge(&self, to: &Screen<'_>) {
        let code = self.play.session.match_code().unwrap_or_default();
        let side = to.services.pixels(to.window.global::<Theme>().get_code_picture());
        to.ending().set_code_picture(picture(&code, side as usize).unwrap_or_default());
        to.ending().set_code(code.into());
    }
}

/// Returns the QR picture of a code, dark on white whatever the theme. `None` if it has no room for
/// the code in this many pixels.
fn picture(code: &str, side: usize) -> Option<Image> {
    // Hyphens are for people.
    let letters = code.replace('-', "");
    let code = QrCode::with_error_correction_level(letters, EcLevel::L).ok()?;
    let width = code.width() + 2 * QUIET;
    let module = side / width;
    if module < LEAST_MODULE {
        return None;
    }
    let margin = QUIET * module + (side - width * module) / 2;
    let modules = code.to_colors();
    let is_dark = |x: usize, y: usize| {
        let [x, y] = [x, y].map(|at| at.checked_sub(margin).map(|at| at / module));
        x.zip(y).is_some_and(|(x, y)| {
            let inside = x < code.width() && y < code.width();
            inside && modules[y * code.width() + x] == Color::Dark
        })
    };
    let pixels = (0..side * side).map(|n| match is_dark(n % side, n / side) {
        true => Rgb8Pixel::new(0, 0, 0),
        false => Rgb8Pixel::new(255, 255, 255),
    });
    let mut buffer = SharedPixelBuffer::new(side as u32, side as u32);
    buffer.make_mut_slice().iter_mut().zip(pixels).for_each(|(to, pixel)| *to = pixel);
    Some(Image::from_rgb8(buffer))
}
