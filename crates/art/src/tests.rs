//! Tests of the card art: every picture draws, and no two look the same.

use std::collections::HashSet;

use slint::{Image, Rgba8Pixel, SharedPixelBuffer};

use super::{CardArt, EMBLEMS, Front, Palette, SIZES, drawing, horsemen, ninjas};
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::games::four_horsemen::{self, Horseman};
use cardkeep_core::games::knights_and_ninjas::{self, PlayedCard};
use cardkeep_store::CardBack;

const SMALL: (u32, u32) = (56, 78);
const LARGE: (u32, u32) = (300, 420);

fn pixels(image: &Image) -> SharedPixelBuffer<Rgba8Pixel> {
    image.to_rgba8_premultiplied().unwrap()
}

fn same(one: &Image, other: &Image) -> bool {
    pixels(one).as_bytes().as_ptr() == pixels(other).as_bytes().as_ptr()
}

fn ace() -> Card {
    Card::new(Rank::Ace, Suit::Spades)
}

fn standard_deck() -> Vec<Front> {
    Card::all().map(Front::from).collect()
}

fn horsemen_deck() -> Vec<Front> {
    four_horsemen::Card::all().map(Front::from).collect()
}

/// Every kind, and a jester in the role of every other.
fn ninjas_deck() -> Vec<Front> {
    let kinds = knights_and_ninjas::Card::ALL;
    let parts = kinds.iter().filter(|card| **card != knights_and_ninjas::Card::Jester);
    let jesters = parts.map(|part| PlayedCard::jester(*part));
    kinds.map(PlayedCard::plain).into_iter().chain(jesters).map(Front::from).collect()
}

/// Checks every card and the back at a size: drawn, distinct, with rounded corners.
fn check_deck(deck: Vec<Front>, (width, height): (u32, u32)) {
    let art = CardArt::new();
    let mut seen = HashSet::new();
    let count = deck.len();
    let faces = deck.into_iter().map(|front| (front.name(), art.face(front, width, height)));
    for (name, image) in faces.chain([("back".to_owned(), art.back(width, height))]) {
        let picture = pixels(&image);
        assert_eq!((picture.width(), picture.height()), (width, height), "{name}");
        let alpha = |x: u32, y: u32| picture.as_slice()[(y * width + x) as usize].a;
        for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
            assert!(alpha(x, y) < 16, "{name} has a corner at {x}, {y}");
        }
        assert_eq!(alpha(width / 2, height / 2), 255, "{name} is not opaque in the middle");
        assert!(seen.insert(picture.as_bytes().to_vec()), "{name} looks like another card");
    }
    assert_eq!(seen.len(), count + 1);
}

#[test]
fn small_cards_are_drawn_and_all_differ() {
    check_deck(standard_deck(), SMALL);
}

#[test]
fn large_cards_are_drawn_and_all_differ() {
    check_deck(standard_deck(), LARGE);
}

#[test]
fn horsemen_are_drawn_and_all_differ_in_every_form() {
    for size in [(32, 45), (64, 90), (160, 224)] {
        check_deck(horsemen_deck(), size);
    }
}

#[test]
fn knights_and_ninjas_are_drawn_and_all_differ_in_every_form() {
    for size in [(32, 45), (64, 90), (160, 224)] {
        check_deck(ninjas_deck(), size);
    }
}

#[test]
fn every_knight_and_ninja_has_a_sign() {
    let art = CardArt::new();
    let mut seen = HashSet::new();
    for front in ninjas_deck() {
        let Front::Ninjas(guise) = front else { unreachable!() };
        assert!(seen.insert(pixels(&art.ninjas(guise, 24)).as_bytes().to_vec()), "{guise}");
    }
    assert!(seen.insert(pixels(&art.gem(24)).as_bytes().to_vec()));
}

#[test]
fn every_horseman_has_a_sign() {
    let art = CardArt::new();
    let signs = Horseman::ALL.map(|horseman| pixels(&art.horseman(horseman, 20)));
    let different: HashSet<_> = signs.iter().map(|sign| sign.as_bytes().to_vec()).collect();
    assert_eq!(different.len(), 4);
    assert!(signs.iter().all(|sign| (sign.width(), sign.height()) == (20, 20)));
}

/// The index alone identifies the card where others cover the rest.
#[test]
fn the_visible_strip_of_a_covered_card_tells_it() {
    let (width, height) = SMALL;
    let art = CardArt::new();
    let kinds = knights_and_ninjas::Card::ALL.map(Front::from).to_vec();
    for deck in [standard_deck(), horsemen_deck(), kinds] {
        let (mut columns, mut rows) = (HashSet::new(), HashSet::new());
        for front in deck {
            let picture = pixels(&art.face(front, width, height));
            let all = picture.as_slice();
            let left = all.chunks(width as usize).flat_map(|row| &row[..width as usize * 3 / 10]);
            let top = &all[..(width * (height * 28 / 100)) as usize];
            let name = front.name();
            assert!(columns.insert(left.copied().collect::<Vec<_>>()), "{name} from the left");
            assert!(rows.insert(top.to_vec()), "{name} from the top");
        }
    }
}

/// Returns the values of an attribute.
fn values<'a>(svg: &'a str, name: &str) -> Vec<&'a str> {
    let starts = [format!(" {name}='"), format!(" {name}=\"")];
    let parts = starts.iter().flat_map(|start| svg.split(start.as_str()).skip(1));
    parts.filter_map(|part| part.split(['\'', '"']).next()).collect()
}

/// A misspelled class would be black, a misspelled reference missing.
#[test]
fn drawings_use_flat_shapes_in_known_colors() {
    let (palette, size) = (Palette::default(), LARGE);
    let mut drawings = vec![drawing::sheet(palette, size)];
    drawings.extend(CardBack::ALL.map(|back| drawing::back(back, palette, size)));
    for width in [44.0, 90.0, 200.0] {
        for card in Card::all() {
            drawings.push(drawing::face(card, palette, width > 100.0, size));
        }
        for card in four_horsemen::Card::all() {
            let detail = horsemen::Detail::of(width);
            drawings.push(horsemen::field(card.suit(), palette, detail, size));
            drawings.push(horsemen::face(card, palette, detail, size));
        }
        for kind in knights_and_ninjas::Card::ALL {
            let detail = ninjas::Detail::of(width);
            drawings.push(ninjas::face(PlayedCard::plain(kind), palette, detail, size));
        }
    }
    for svg in drawings {
        for class in values(&svg, "class").into_iter().flat_map(str::split_whitespace) {
            assert!(svg.contains(&format!(".{class}{{")), "{class}: {svg}");
        }
        let ids = values(&svg, "id");
        for reference in values(&svg, "href") {
            assert!(ids.contains(&reference.trim_start_matches('#')), "{reference}: {svg}");
        }
        for costly in ["Gradient", "<filter", "<clipPath", "<mask", "<text", "<image"] {
            assert!(!svg.contains(costly), "{costly}: {svg}");
        }
    }
}

#[test]
fn a_picture_is_drawn_once() {
    let art = CardArt::new();
    assert!(same(&art.face(ace(), 56, 78), &art.face(ace(), 56, 78)));
    assert!(same(&art.back(56, 78), &art.back(56, 78)));
    assert!(same(&art.suit(Suit::Hearts, 24), &art.suit(Suit::Hearts, 24)));
    assert!(same(&art.horseman(Horseman::War, 24), &art.horseman(Horseman::War, 24)));
    assert!(same(&art.emblem("four-kingdoms", 48), &art.emblem("four-kingdoms", 48)));
}

#[test]
fn the_sizes_of_a_table_are_kept_and_no_more() {
    let art = CardArt::new();
    let draw = |width: u32| art.face(ace(), width, width * 7 / 5);
    // Many small ones, and large ones that are more than the limit alone.
    for sizes in [(40..70).collect::<Vec<u32>>(), (0..SIZES as u32).map(|n| 1000 + n).collect()] {
        let drawn: Vec<Image> = sizes.iter().map(|width| draw(*width)).collect();
        let again: Vec<Image> = sizes.iter().map(|width| draw(*width)).collect();
        assert!(drawn.iter().zip(&again).all(|(first, second)| same(first, second)));
    }
    let oldest = draw(1000);
    (0..SIZES as u32).for_each(|n| _ = draw(1001 + n));
    assert!(!same(&oldest, &draw(1000)), "the size used longest ago goes");
}

#[test]
fn a_palette_changes_the_pictures() {
    let art = CardArt::new();
    let club = Card::new(Rank::Seven, Suit::Clubs);
    let mut seen = HashSet::new();
    for four_color in [false, true] {
        for dark in [false, true] {
            art.set_palette(Palette { four_color, dark, ..Palette::default() });
            let picture = pixels(&art.face(club, 56, 78));
            assert!(seen.insert(picture.as_bytes().to_vec()), "{four_color} {dark}");
        }
    }
    let mut shades = HashSet::new();
    for dark in [false, true] {
        art.set_palette(Palette { dark, ..Palette::default() });
        for front in horsemen_deck() {
            let picture = pixels(&art.face(front, 32, 45));
            assert!(shades.insert(picture.as_bytes().to_vec()), "{} {dark}", front.name());
        }
    }
    art.set_palette(Palette { four_color: true, dark: true, ..Palette::default() });
    let before = art.face(club, 56, 78);
    art.set_palette(Palette { four_color: true, dark: true, ..Palette::default() });
    assert!(same(&before, &art.face(club, 56, 78)), "the same palette draws nothing anew");
}

#[test]
fn large_number_cards_show_pips_at_a_scale_of_one_only() {
    let art = CardArt::new();
    let six = Card::new(Rank::Six, Suit::Clubs);
    let pips = pixels(&art.face(six, 200, 280)).as_bytes().to_vec();
    art.set_scale(3.0);
    assert_ne!(pips, pixels(&art.face(six, 200, 280)).as_bytes());
}

#[test]
fn every_game_has_an_emblem() {
    let art = CardArt::new();
    let mut seen = HashSet::new();
    for (id, _) in EMBLEMS {
        let picture = pixels(&art.emblem(id, 48));
        assert_eq!((picture.width(), picture.height()), (48, 48), "{id}");
        assert!(seen.insert(picture.as_bytes().to_vec()), "{id}");
    }
    for game in cardkeep_core::games::GameId::ALL {
        assert!(EMBLEMS.iter().any(|(id, _)| *id == game.id()), "{game} has no emblem");
    }
    assert_eq!(art.emblem("whist", 48).size().width, 0);
}

#[test]
fn no_size_is_no_picture() {
    let art = CardArt::new();
    assert_eq!(art.face(ace(), 0, 0).size().width, 0);
    assert_eq!(art.back(0, 10).size().width, 0);
}

#[test]
fn pictures_that_no_screen_can_show_are_blank() {
    let art = CardArt::new();
    for scale in [0.1, 1.0, 1e30] {
        art.set_scale(scale);
        // An infinite length converted to pixels.
        for side in [u32::MAX, 1 << 20] {
            assert_eq!(art.face(ace(), side, side).size().width, 0);
            assert_eq!(art.back(56, side).size().width, 0);
            assert_eq!(art.suit(Suit::Hearts, side).size().width, 0);
            assert_eq!(art.horseman(Horseman::ALL[0], side).size().width, 0);
            assert_eq!(art.emblem("watchtower", side).size().width, 0);
        }
        // The others are unchanged.
        let first = art.face(ace(), 56, 78);
        art.set_scale(scale);
        assert!(same(&first, &art.face(ace(), 56, 78)), "at {scale} it is drawn once");
    }
}
