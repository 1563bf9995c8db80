use std::collections::HashSet;

use slint::{Image, Rgba8Pixel, SharedPixelBuffer};

use super::{CardArt, EMBLEMS, Palette, SIZES};
use crate::cards::{Card, Rank, Suit};

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

/// Every card and the back at a size: drawn, different, round at the corners.
fn check_deck((width, height): (u32, u32)) {
    let art = CardArt::new();
    let mut seen = HashSet::new();
    let faces = Card::all().map(|card| (card.name(), art.face(card, width, height)));
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
    assert_eq!(seen.len(), Card::COUNT + 1);
}

#[test]
fn small_cards_are_drawn_and_all_differ() {
    check_deck(SMALL);
}

#[test]
fn large_cards_are_drawn_and_all_differ() {
    check_deck(LARGE);
}

/// The index alone tells the card where others cover the rest of it.
#[test]
fn the_visible_strip_of_a_covered_card_tells_it() {
    let (width, height) = SMALL;
    let art = CardArt::new();
    let (mut columns, mut rows) = (HashSet::new(), HashSet::new());
    for card in Card::all() {
        let picture = pixels(&art.face(card, width, height));
        let all = picture.as_slice();
        let left = all.chunks(width as usize).flat_map(|row| &row[..width as usize * 3 / 10]);
        let top = &all[..(width * (height * 28 / 100)) as usize];
        assert!(columns.insert(left.copied().collect::<Vec<_>>()), "{card} from the left");
        assert!(rows.insert(top.to_vec()), "{card} from the top");
    }
}

#[test]
fn a_picture_is_drawn_once() {
    let art = CardArt::new();
    assert!(same(&art.face(ace(), 56, 78), &art.face(ace(), 56, 78)));
    assert!(same(&art.back(56, 78), &art.back(56, 78)));
    assert!(same(&art.suit(Suit::Hearts, 24), &art.suit(Suit::Hearts, 24)));
    assert!(same(&art.emblem("watchtower", 48), &art.emblem("watchtower", 48)));
}

#[test]
fn the_sizes_of_a_table_are_kept_and_no_more() {
    let art = CardArt::new();
    let sizes: Vec<u32> = (0..SIZES as u32).map(|n| 40 + 5 * n).collect();
    let draw = |width: u32| art.face(ace(), width, width * 7 / 5);
    let drawn: Vec<Image> = sizes.iter().map(|width| draw(*width)).collect();
    let again: Vec<Image> = sizes.iter().map(|width| draw(*width)).collect();
    assert!(drawn.iter().zip(&again).all(|(first, second)| same(first, second)));
    draw(90);
    assert!(!same(&drawn[0], &draw(sizes[0])), "the size used longest ago goes");
}

#[test]
fn a_palette_changes_the_pictures() {
    let art = CardArt::new();
    let club = Card::new(Rank::Seven, Suit::Clubs);
    let mut seen = HashSet::new();
    for four_colour in [false, true] {
        for dark in [false, true] {
            art.set_palette(Palette { four_colour, dark });
            let picture = pixels(&art.face(club, 56, 78));
            assert!(seen.insert(picture.as_bytes().to_vec()), "{four_colour} {dark}");
        }
    }
    let before = art.face(club, 56, 78);
    art.set_palette(Palette { four_colour: true, dark: true });
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
    for game in crate::games::GameId::ALL {
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
