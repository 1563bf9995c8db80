//! Card faces, backs and signs as pixmaps, cached for the sizes in use.
//!
//! The software renderer rasterizes an SVG at every repaint, and draws neither shadows nor rounded
//! corners of images. So each card is rasterized once, with its shadow and corners.

mod crests;
mod drawing;
mod horsemen;
mod lettering;
mod ninjas;
mod palette;

use std::cell::RefCell;
use std::collections::HashMap;

use slint::Image;

pub use crests::Crest;
pub use palette::Palette;

use crate::app::i18n::{Named, Noun};
use crate::app::scale;
use crate::cards::{Card, Suit};
use crate::each_game;
use crate::games::GameId;
use crate::games::four_horsemen::{self, Horseman};
use crate::games::knights_and_ninjas::{self, PlayedCard};
use crate::store::CardBack;

/// Minimum width in logical pixels for pips; smaller cards show one large suit.
const DETAILED_FROM: f32 = 130.0;

/// Number of card sizes cached: those of a table (hands, field, zones and piles), and one more.
const SIZES: usize = 6;

/// Maximum side of a picture in pixels. Larger requests come from a window that reports a wrong
/// size.
const LONGEST: u32 = 4096;

/// Number of small signs cached.
const SIGNS: usize = 48;

macro_rules! emblems_by_id {
    ({} $($variant:ident $module:ident { $company:ident, $id:literal, $($words:tt)* })+) => {
        /// The emblem of every game, by id.
        const EMBLEMS: [(&str, &str); GameId::ALL.len()] = [
            $((
                $id,
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/emblems/", $id, ".svg")),
            ),)+
        ];
    };
}

each_game! { emblems_by_id! {} }

/// The face of a card of any deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Front {
    /// A card of the 52-card deck.
    Standard(Card),
    /// A card of Four Horsemen.
    Horseman(four_horsemen::Card),
    /// A card of Of Knights and Ninjas, or a jester in its role.
    Ninjas(PlayedCard),
}

impl Named for Front {
    fn noun(self) -> Noun {
        match self {
            Front::Standard(card) => card.noun(),
            Front::Horseman(card) => card.noun(),
            Front::Ninjas(card) => card.noun(),
        }
    }
}

impl Front {
    /// Returns the English name: "seven of hearts", "3 of War".
    pub fn name(self) -> String {
        match self {
            Front::Standard(card) => card.name(),
            Front::Horseman(card) => card.name(),
            Front::Ninjas(guise) if guise.is_jester() => format!("jester as {}", guise.role()),
            Front::Ninjas(guise) => guise.role().to_string(),
        }
    }
}

impl From<Card> for Front {
    fn from(card: Card) -> Self {
        Front::Standard(card)
    }
}

impl From<four_horsemen::Card> for Front {
    fn from(card: four_horsemen::Card) -> Self {
        Front::Horseman(card)
    }
}

impl From<PlayedCard> for Front {
    fn from(card: PlayedCard) -> Self {
        Front::Ninjas(card)
    }
}

impl From<knights_and_ninjas::Card> for Front {
    fn from(card: knights_and_ninjas::Card) -> Self {
        Front::Ninjas(PlayedCard::plain(card))
    }
}

/// Cache of card pictures.
pub struct CardArt {
    shelf: RefCell<PictureCache>,
}

struct PictureCache {
    palette: Palette,
    scale: f32,
    /// Most recently used first.
    decks: Vec<Deck>,
    signs: Vec<(Sign, Image)>,
}

/// Pictures of the decks at one size.
struct Deck {
    size: (u32, u32),
    faces: HashMap<Front, Image>,
    back: Option<Image>,
}

/// A small picture and its size.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Suit(Suit, u32),
    Horseman(Horseman, u32),
    Ninjas(PlayedCard, u32),
    Gem(u32),
    Crest(Crest, u32, u32),
    Back(CardBack, u32, u32),
    Emblem(&'static str, u32),
}

impl CardArt {
    pub fn new() -> Self {
        let shelf = PictureCache {
            palette: Palette::default(),
            scale: 1.0,
            decks: Vec::new(),
            signs: Vec::new(),
        };
        CardArt { shelf: RefCell::new(shelf) }
    }

    pub fn set_palette(&self, palette: Palette) {
        let mut shelf = self.shelf.borrow_mut();
        if shelf.palette != palette {
            shelf.palette = palette;
            shelf.forget();
        }
    }

    /// Sets the scale factor (physical pixels per logical one), which decides how much detail a
    /// card shows.
    pub fn set_scale(&self, scale: f32) {
        let (mut shelf, scale) = (self.shelf.borrow_mut(), scale::sane(scale));
        if shelf.scale != scale {
            shelf.scale = scale;
            shelf.forget();
        }
    }

    /// Returns a card face with its shadow, for a size in physical pixels.
    pub fn face(&self, front: impl Into<Front>, width_px: u32, height_px: u32) -> Image {
        let mut shelf = self.shelf.borrow_mut();
        let (palette, logical) = (shelf.palette, width_px as f32 / shelf.scale);
        let size = (width_px, height_px);
        let front = front.into();
        let draw = || match front {
            Front::Standard(card) => drawing::face(card, palette, logical >= DETAILED_FROM, size),
            Front::Horseman(card) => {
                horsemen::face(card, palette, horsemen::Form::of(logical), size)
            }
            Front::Ninjas(guise) => ninjas::face(guise, palette, ninjas::Form::of(logical), size),
        };
        let faces = &mut shelf.deck(width_px, height_px).faces;
        faces.entry(front).or_insert_with(|| raster(size, draw)).clone()
    }

    /// Returns a card back.
    pub fn back(&self, width_px: u32, height_px: u32) -> Image {
        let mut shelf = self.shelf.borrow_mut();
        let palette = shelf.palette;
        let back = &mut shelf.deck(width_px, height_px).back;
        back.get_or_insert_with(|| {
            let size = (width_px, height_px);
            raster(size, || drawing::back(palette.back, palette, size))
        })
        .clone()
    }

    /// Returns a card back with another pattern than the current one.
    pub fn other_back(&self, back: CardBack, width_px: u32, height_px: u32) -> Image {
        let mut shelf = self.shelf.borrow_mut();
        let (palette, size) = (shelf.palette, (width_px, height_px));
        let draw = || raster(size, || drawing::back(back, palette, size));
        shelf.sign(Sign::Back(back, width_px, height_px), draw)
    }

    /// Returns a suit on a round token.
    pub fn suit(&self, suit: Suit, px: u32) -> Image {
        let mut shelf = self.shelf.borrow_mut();
        let palette = shelf.palette;
        shelf.sign(Sign::Suit(suit, px), || raster((px, px), || drawing::suit(suit, palette, px)))
    }

    /// Returns a horseman's charge on a round token.
    pub fn horseman(&self, horseman: Horseman, px: u32) -> Image {
        let mut shelf = self.shelf.borrow_mut();
        let palette = shelf.palette;
        shelf.sign(Sign::Horseman(horseman, px), || {
            raster((px, px), || horsemen::token(horseman, palette, px))
        })
    }

    /// Returns the charge of a card of Of Knights and Ninjas on a round token.
    pub fn ninjas(&self, card: impl Into<PlayedCard>, px: u32) -> Image {
        let card = card.into();
        let mut shelf = self.shelf.borrow_mut();
        let palette = shelf.palette;
        shelf.sign(Sign::Ninjas(card, px), || raster((px, px), || ninjas::token(card, palette, px)))
    }

    /// Returns a gem.
    pub fn gem(&self, px: u32) -> Image {
        let mut shelf = self.shelf.borrow_mut();
        let palette = shelf.palette;
        shelf.sign(Sign::Gem(px), || raster((px, px), || ninjas::gem(palette, px)))
    }

    /// Returns a crest in the center of a picture.
    pub fn crest(&self, crest: Crest, width_px: u32, height_px: u32) -> Image {
        let size = (width_px, height_px);
        let draw = || raster(size, || crests::draw(crest, size));
        self.shelf.borrow_mut().sign(Sign::Crest(crest, width_px, height_px), draw)
    }

    /// Returns the emblem of the game with this id; blank if there is none.
    pub fn emblem(&self, game: &str, px: u32) -> Image {
        let Some((_, picture)) = EMBLEMS.into_iter().find(|(id, _)| *id == game) else {
            return Image::default();
        };
        self.shelf
            .borrow_mut()
            .sign(Sign::Emblem(picture, px), || raster((px, px), || drawing::fitted(picture, px)))
    }
}

impl Default for CardArt {
    fn default() -> Self {
        Self::new()
    }
}

impl PictureCache {
    fn forget(&mut self) {
        self.decks.clear();
        self.signs.clear();
    }

    /// Returns the deck of a size, now the most recently used one.
    fn deck(&mut self, width: u32, height: u32) -> &mut Deck {
        match self.decks.iter().position(|deck| deck.size == (width, height)) {
            Some(found) => self.decks[..=found].rotate_right(1),
            None => {
                self.decks.truncate(SIZES - 1);
                self.decks.insert(0, Deck::new(width, height));
            }
        }
        &mut self.decks[0]
    }

    /// Returns a sign, replacing the oldest one if the cache is full.
    fn sign(&mut self, sign: Sign, draw: impl FnOnce() -> Image) -> Image {
        if let Some((_, image)) = self.signs.iter().find(|(known, _)| *known == sign) {
            return image.clone();
        }
        if self.signs.len() == SIGNS {
            self.signs.remove(0);
        }
        let image = draw();
        self.signs.push((sign, image.clone()));
        image
    }
}

impl Deck {
    fn new(width: u32, height: u32) -> Self {
        Deck { size: (width, height), faces: HashMap::new(), back: None }
    }
}

/// Rasterizes a drawing; blank while a layout has no size yet, or an impossible one.
fn raster((width, height): (u32, u32), draw: impl FnOnce() -> String) -> Image {
    if width == 0 || height == 0 || width.max(height) > LONGEST {
        return Image::default();
    }
    let drawn = Image::load_from_svg_data(draw().as_bytes()).ok();
    let pixels = drawn.and_then(|image| image.to_rgba8_premultiplied());
    pixels.map(Image::from_rgba8_premultiplied).unwrap_or_default()
}

#[cfg(test)]
mod tests;
