//! The top of a table: felt with a soft light on its middle, in a wooden rim where there is room.
//!
//! Drawn pixel by pixel rather than as a gradient, which the software renderer would compute again
//! at every repaint and draw in visible bands.

use slint::{Color, Rgb8Pixel, SharedPixelBuffer};

use super::LONGEST;

/// Brightness of the felt in the middle of the table and in its corners.
const MIDDLE: f32 = 1.12;
const CORNER: f32 = 0.76;

/// Largest deviation of a pixel's brightness: the nap of the felt, and the grain of the wood.
const NAP: f32 = 0.035;
const GRAIN: f32 = 0.11;

/// The wood, lit from above, and how much darker than in the light it is in the dark.
const WOOD: [f32; 3] = [104.0, 66.0, 40.0];
const DUSK: f32 = 0.55;

/// How far the rim's shadow reaches over the felt, in rims, and its depth.
const SHADE: f32 = 1.6;
const SHADE_DEPTH: f32 = 0.4;

/// What a table looks like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cloth {
    pub felt: Color,
    pub dark: bool,
    /// Width and height in physical pixels.
    pub size: (u32, u32),
    /// Width of the wooden rim in physical pixels; 0 for none.
    pub rim: u32,
}

impl Cloth {
    /// Draws the table; empty while the window has no size, or an impossible one.
    pub(super) fn draw(self) -> SharedPixelBuffer<Rgb8Pixel> {
        let (width, height) = self.size;
        if width == 0 || height == 0 || width.max(height) > LONGEST {
            return SharedPixelBuffer::new(0, 0);
        }
        let felt = self.felt.to_argb_u8();
        let felt = [f32::from(felt.red), f32::from(felt.green), f32::from(felt.blue)];
        let mut pixels = SharedPixelBuffer::new(width, height);
        let rows = pixels.make_mut_slice().chunks_exact_mut(width as usize);
        for (y, row) in (0..height).zip(rows) {
            for (x, pixel) in (0..width).zip(row) {
                *pixel = self.pixel(felt, x, y);
            }
        }
        pixels
    }

    fn pixel(self, felt: [f32; 3], x: u32, y: u32) -> Rgb8Pixel {
        let (width, height) = self.size;
        let [left, top, right, bottom] = [x, y, width - 1 - x, height - 1 - y];
        let edge = left.min(top).min(right).min(bottom);
        if edge < self.rim {
            // The grain runs along the rim.
            let (along, across) = if top.min(bottom) == edge { (x, y) } else { (y, x) };
            let grain = GRAIN * noise(along / 24, across);
            let bevel = 1.25 - 0.6 * edge as f32 / self.rim as f32;
            let dusk = if self.dark { DUSK } else { 1.0 };
            return shaded(WOOD, (bevel + grain) * dusk);
        }
        let from_middle = |at: u32, length: u32| (2 * at + 1) as f32 / length as f32 - 1.0;
        let (dx, dy) = (from_middle(x, width), from_middle(y, height));
        let light = MIDDLE - (MIDDLE - CORNER) * (dx * dx + dy * dy) / 2.0;
        let within = (edge - self.rim) as f32 / (SHADE * self.rim.max(1) as f32);
        let shade = if self.rim > 0 { SHADE_DEPTH * (1.0 - within).max(0.0) } else { 0.0 };
        shaded(felt, light * (1.0 - shade * shade) + NAP * noise(x, y))
    }
}

/// Returns a color at a brightness.
fn shaded([r, g, b]: [f32; 3], light: f32) -> Rgb8Pixel {
    Rgb8Pixel { r: (r * light + 0.5) as u8, g: (g * light + 0.5) as u8, b: (b * light + 0.5) as u8 }
}

/// Returns a number from -1 to 1 that looks random and depends only on the place.
fn noise(x: u32, y: u32) -> f32 {
    let mut bits = x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2c1b_3c6d);
    bits ^= bits >> 12;
    (bits & 0xff) as f32 / 127.5 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLOTH: Cloth =
        Cloth { felt: Color::from_rgb_u8(45, 92, 70), dark: false, size: (400, 300), rim: 8 };

    /// The mean brightness of a square of 8 pixels.
    fn brightness(cloth: Cloth, left: u32, top: u32) -> u32 {
        let pixels = cloth.draw();
        let at = |x: u32, y: u32| pixels.as_slice()[(y * cloth.size.0 + x) as usize];
        let places = (0..64).map(|n| at(left + n % 8, top + n / 8));
        places.map(|it| u32::from(it.r) + u32::from(it.g) + u32::from(it.b)).sum::<u32>() / 64
    }

    #[test]
    fn the_light_falls_on_the_middle() {
        let plain = Cloth { rim: 0, ..CLOTH };
        let [middle, side, corner] =
            [(196, 146), (196, 0), (0, 0)].map(|(x, y)| brightness(plain, x, y));
        assert!(
            middle > 45 + 92 + 70 && middle > side && side > corner,
            "{middle} {side} {corner}"
        );
    }

    #[test]
    fn a_rim_of_wood_is_darker_in_the_dark() {
        assert_ne!(brightness(CLOTH, 196, 0), brightness(Cloth { rim: 0, ..CLOTH }, 196, 0));
        assert!(brightness(Cloth { dark: true, ..CLOTH }, 196, 0) < brightness(CLOTH, 196, 0));
    }

    #[test]
    fn a_window_without_a_size_has_an_empty_table() {
        for size in [(0, 0), (0, 300), (LONGEST + 1, 300)] {
            assert_eq!(Cloth { size, ..CLOTH }.draw().width(), 0);
        }
    }
}
