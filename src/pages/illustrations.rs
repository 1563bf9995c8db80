//! The games' pictures at home and on their pages: three cards of each, fanned out.

use std::time::Duration;

use slint::{ComponentHandle, Image, Rgba8Pixel};

use crate::geometry::CARD_RATIO;
use crate::i18n::{Language, language};
use crate::{Services, guide, ui};
use cardkeep_art::{CardArt, Pixels};
use cardkeep_core::games::GameId;

/// Time before the first picture is drawn, so that the page is painted first.
pub(super) const FIRST: Duration = Duration::from_millis(60);

/// What a picture depends on: its size in pixels and the looks of the cards.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Looks {
    size: (u32, u32),
    four_color: bool,
    dark: bool,
    language: Language,
}

impl Looks {
    /// Returns what a picture of this size depends on now.
    pub(super) fn now(services: &Services, window: &ui::App, size: (u32, u32)) -> Looks {
        let four_color = services.settings.borrow().four_color;
        let dark = window.global::<ui::Theme>().get_dark();
        Looks { size, four_color, dark, language: language() }
    }
}

/// Brightness of the light behind the cards, from 0 to 1.
const LIGHT: f32 = 0.2;

/// Height divided by width from which the cards lie below each other.
const UPRIGHT: f32 = 1.25;

/// A card in a picture: its center relative to the picture's, in card widths, and its angle in
/// radians, clockwise.
type Spot = (f32, f32, f32);

const FAN: [Spot; 3] = [(-0.62, 0.12, -0.24), (0.0, 0.0, 0.0), (0.62, 0.12, 0.24)];
const CASCADE: [Spot; 3] = [(-0.2, -0.82, -0.12), (0.16, 0.0, 0.07), (-0.12, 0.82, -0.05)];

/// Size of the arrangements in card widths.
const FAN_SIZE: (f32, f32) = (2.5, 1.42);
const CASCADE_SIZE: (f32, f32) = (1.72, 3.2);

/// Draws the picture of a game, for a size in physical pixels.
pub(super) fn draw(art: &CardArt, game: GameId, (width, height): (u32, u32)) -> Image {
    let (across, down) = (width as f32, height as f32);
    let (spots, size) =
        if down > UPRIGHT * across { (CASCADE, CASCADE_SIZE) } else { (FAN, FAN_SIZE) };
    let card = (across / size.0).min(down / size.1).floor();
    let mut picture = light(width, height);
    for (front, (right, below, angle)) in guide::picture(game).into_iter().zip(spots) {
        let face = art.draw_face(front, (card as u32, (card * CARD_RATIO).round() as u32));
        let center = (across / 2.0 + right * card, down / 2.0 + below * card);
        lay(&mut picture, &face, center, angle);
    }
    Image::from_rgba8_premultiplied(picture)
}

/// Returns a round light that fades out towards the edges.
fn light(width: u32, height: u32) -> Pixels {
    let mut pixels = Pixels::new(width, height);
    let (across, down) = (width as f32 / 2.0, height as f32 / 2.0);
    for (at, pixel) in pixels.make_mut_slice().iter_mut().enumerate() {
        let (x, y) = ((at as u32 % width) as f32, (at as u32 / width) as f32);
        let away = ((x - across) / across).hypot((y - down) / down).min(1.0);
        let value = (255.0 * LIGHT * (1.0 - away) * (1.0 - away)) as u8;
        *pixel = Rgba8Pixel { r: value, g: value, b: value, a: value };
    }
    pixels
}

/// Lays a card on a picture, turned around its center.
fn lay(picture: &mut Pixels, card: &Pixels, center: (f32, f32), angle: f32) {
    let (width, height) = (picture.width() as i32, picture.height() as i32);
    let half = (card.width() as f32 / 2.0, card.height() as f32 / 2.0);
    let (sin, cos) = angle.sin_cos();
    let reach = half.0.hypot(half.1);
    let range = |center: f32, end: i32| {
        ((center - reach) as i32).clamp(0, end)..((center + reach) as i32 + 1).clamp(0, end)
    };
    let pixels = picture.make_mut_slice();
    for y in range(center.1, height) {
        for x in range(center.0, width) {
            let (dx, dy) = (x as f32 + 0.5 - center.0, y as f32 + 0.5 - center.1);
            let from = (cos * dx + sin * dy + half.0 - 0.5, cos * dy - sin * dx + half.1 - 0.5);
            let [r, g, b, a] = sample(card, from);
            let under = &mut pixels[(y * width + x) as usize];
            let over = |over: f32, under: u8| (over + f32::from(under) * (1.0 - a / 255.0)) as u8;
            *under = Rgba8Pixel {
                r: over(r, under.r),
                g: over(g, under.g),
                b: over(b, under.b),
                a: over(a, under.a),
            };
        }
    }
}

/// Returns the color between four pixels; outside the card it is transparent.
fn sample(card: &Pixels, (x, y): (f32, f32)) -> [f32; 4] {
    let (left, top) = (x.floor(), y.floor());
    let mut color = [0.0; 4];
    for (dx, dy) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
        let (column, row) = (left + dx, top + dy);
        let inside = column >= 0.0
            && row >= 0.0
            && column < card.width() as f32
            && row < card.height() as f32;
        if inside {
            let share = (1.0 - (x - column).abs()) * (1.0 - (y - row).abs());
            let pixel = card.as_slice()[row as usize * card.width() as usize + column as usize];
            for (sum, value) in color.iter_mut().zip([pixel.r, pixel.g, pixel.b, pixel.a]) {
                *sum += share * f32::from(value);
            }
        }
    }
    color
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_in_any_size() {
        let art = CardArt::new();
        for game in GameId::ALL {
            for size in [(110, 80), (215, 440), (1, 1)] {
                let picture = draw(&art, game, size).to_rgba8_premultiplied().unwrap();
                assert_eq!((picture.width(), picture.height()), size);
                let solid = picture.as_slice().iter().filter(|pixel| pixel.a == 255).count();
                assert!(size == (1, 1) || solid > picture.as_slice().len() / 5, "{game}: {solid}");
            }
        }
    }

    #[test]
    fn a_card_that_is_not_turned_stays_as_it_is() {
        let mut picture = Pixels::new(8, 8);
        let mut card = Pixels::new(4, 4);
        card.make_mut_slice().fill(Rgba8Pixel { r: 200, g: 100, b: 50, a: 255 });
        lay(&mut picture, &card, (4.0, 4.0), 0.0);
        let at = |x: usize, y: usize| picture.as_slice()[y * 8 + x];
        assert_eq!((at(2, 2), at(5, 5)), (card.as_slice()[0], card.as_slice()[0]));
        assert_eq!((at(1, 2).a, at(6, 5).a), (0, 0));
    }
}
