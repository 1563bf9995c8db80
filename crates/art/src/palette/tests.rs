//! Tests of the colors of cards: they differ with any color vision, and what is drawn in or on them
//! can be read.

use super::*;
use vision::{Rgb, assert_distinct, lightness};

#[allow(dead_code, reason = "the screen tests need more of it")]
#[path = "../../../../tests/screen/driver/vision.rs"]
mod vision;

/// The least CIELAB distance of two colors.
const DISTINCT: f64 = 20.0;
/// The least difference in lightness of two suits.
const LIGHTER: f64 = 6.0;

fn rgb(color: &str) -> Rgb {
    let value = u32::from_str_radix(&color[1..], 16).expect("#rrggbb");
    [value >> 16, value >> 8 & 0xff, value & 0xff].map(|channel| f64::from(channel) / 255.0)
}

/// Returns the contrast of two colors as defined by WCAG 2, from 1 to 21.
fn contrast(one: &str, other: &str) -> f64 {
    // The luminance follows from the lightness.
    let luminance = |color| {
        let light = lightness(rgb(color));
        if light > 8.0 { ((light + 16.0) / 116.0).powi(3) } else { light * 27.0 / 24389.0 }
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn palettes() -> [Palette; 2] {
    [false, true].map(|dark| Palette { four_color: true, dark, ..Palette::default() })
}

/// Returns every color of the kinds of Of Knights and Ninjas, with a card that has it.
fn kinds(palette: Palette) -> Vec<(&'static str, &'static str)> {
    let mut kinds: Vec<(&str, &str)> = Vec::new();
    for card in knights_and_ninjas::Card::ALL {
        let color = palette.ninja(card);
        if !kinds.iter().any(|(_, known)| *known == color) {
            kinds.push((card.name(), color));
        }
    }
    kinds
}

#[test]
fn the_colors_of_a_deck_differ_with_any_color_vision() {
    for palette in palettes() {
        let suits = Suit::ALL.map(|suit| palette.suit(suit));
        let horsemen = Horseman::ALL.map(|horseman| palette.horseman(horseman));
        let decks = [
            Suit::ALL.map(Suit::name).into_iter().zip(suits).collect(),
            Horseman::ALL.map(Horseman::name).into_iter().zip(horsemen).collect(),
            kinds(palette),
        ];
        for deck in decks {
            let colors: Vec<_> = deck.into_iter().map(|(name, color)| (name, rgb(color))).collect();
            assert_distinct(&colors, DISTINCT, if palette.dark { "dark" } else { "light" });
        }
        for four in [suits, horsemen] {
            let mut shades = four.map(|color| lightness(rgb(color)));
            shades.sort_by(f64::total_cmp);
            let steps = shades.windows(2).map(|pair| pair[1] - pair[0]);
            assert!(steps.fold(f64::MAX, f64::min) >= LIGHTER, "{four:?}: {shades:?}");
        }
        // Two colors, too, are one color each.
        let two = Palette { four_color: false, ..palette };
        let [red, black] = [Suit::Hearts, Suit::Clubs].map(|suit| ("", rgb(two.suit(suit))));
        assert_distinct(&[red, black], DISTINCT, "two colors");
    }
}

/// Signs and large figures need a contrast of 3, words of 4.5 (WCAG 2).
#[test]
fn what_is_printed_on_a_card_can_be_read() {
    for palette in palettes() {
        let Shades { paper, white, .. } = palette.shades();
        let suits = Suit::ALL.map(|suit| palette.suit(suit));
        let horsemen = Horseman::ALL.map(|horseman| palette.horseman(horseman));
        for color in suits.into_iter().chain(horsemen) {
            assert!(contrast(color, paper) >= 3.0, "{color}");
        }
        for (name, color) in kinds(palette) {
            assert!(contrast(color, paper) >= 3.0, "{name}: {color}");
            // Its name.
            assert!(contrast(color, white) >= 4.5, "{name}: {}", contrast(color, white));
        }
    }
}
