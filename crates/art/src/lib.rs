//! Card faces, backs and signs as pixmaps, cached for the sizes in use.
//!
//! The software renderer rasterizes an SVG at every repaint, and draws neither shadows nor rounded
//! corners of images. So each card is rasterized once, with its shadow and corners: in layers,
//! because drawing the shadow costs more than most faces.

#![cfg_attr(all(target_os = "linux", not(test)), warn(unreachable_pub))]

mod cloth;
mod courts;
mod crests;
mod drawing;
mod face_thread;
mod fragments;
mod horsemen;
mod lettering;
mod ninjas;
mod palette;

use std::cell::RefCell;
use std::collections::HashMap;

use resvg::tiny_skia::{PixmapMut, Transform};
use resvg::usvg::{Options, Tree};
use slint::{Image, Rgba8Pixel, SharedPixelBuffer};

pub use cloth::Cloth;
pub use crests::Crest;
use face_thread::{FaceThread, Job};
pub use lettering::bold_width;
pub use palette::Palette;

use cardkeep_core::cards::{Card, Suit};
use cardkeep_core::each_game;
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_horsemen::{self, Horseman};
use cardkeep_core::games::knights_and_ninjas::{self, PlayedCard};
use cardkeep_i18n::{Named, Noun};
use cardkeep_store::CardBack;

/// Minimum width in logical pixels for pips; smaller cards show one large suit.
const DETAILED_FROM: f32 = 130.0;

/// Number of pixels of cached cards (48 MB): the sizes of a table, and of some before. A large window
/// may have more in the last `SIZES` sizes, which are kept anyway: its hand, field, zones and piles.
const PIXELS: f32 = 12e6;
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
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/emblems/", $id, ".svg")),
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
    style: Style,
    /// Draws faces ahead; `None` until then, or if the system allows no thread.
    thread: Option<FaceThread>,
    /// Most recently used first.
    decks: Vec<Deck>,
    signs: Vec<(Sign, Image)>,
    cloth: Option<(Cloth, Image)>,
}

/// Width and height in physical pixels.
type Size = (u32, u32);

/// What decides how a card of a size is drawn.
#[derive(Clone, Copy)]
struct Style {
    palette: Palette,
    /// Physical pixels per logical one.
    scale: f32,
}

/// Pictures of the decks at one size.
struct Deck {
    size: Size,
    grounds: HashMap<Ground, Pixels>,
    faces: HashMap<Front, Image>,
    back: Option<Image>,
}

/// A picture that several faces are printed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Ground {
    Sheet,
    Horseman(Horseman),
}

/// The pixels of a picture.
pub type Pixels = SharedPixelBuffer<Rgba8Pixel>;

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
            style: Style { palette: Palette::default(), scale: 1.0 },
            thread: None,
            decks: Vec::new(),
            signs: Vec::new(),
            cloth: None,
        };
        CardArt { shelf: RefCell::new(shelf) }
    }

    pub fn set_palette(&self, palette: Palette) {
        let mut shelf = self.shelf.borrow_mut();
        if shelf.style.palette != palette {
            shelf.style.palette = palette;
            shelf.forget();
        }
    }

    /// Forgets all pictures: their texts are in another language now.
    pub fn forget(&self) {
        self.shelf.borrow_mut().forget();
    }

    /// Sets the scale factor (physical pixels per logical one), which decides how much detail a
    /// card shows. It is finite and positive.
    pub fn set_scale(&self, scale: f32) {
        let mut shelf = self.shelf.borrow_mut();
        if shelf.style.scale != scale {
            shelf.style.scale = scale;
            shelf.forget();
        }
    }

    /// Returns a card face with its shadow, for a size in physical pixels.
    pub fn face(&self, front: impl Into<Front>, width_px: u32, height_px: u32) -> Image {
        self.shelf.borrow_mut().face(front.into(), (width_px, height_px))
    }

    /// Draws a card face with its shadow that is not cached, for a part of another picture.
    pub fn draw_face(&self, front: impl Into<Front>, size: (u32, u32)) -> Pixels {
        let style = self.shelf.borrow().style;
        let (ground, face) = style.face(front.into(), size);
        print(&style.ground(&mut HashMap::new(), ground, size), &face)
    }

    /// Whether a card face of this size is there already. If not, it is drawn in the background, to
    /// be there soon.
    pub fn prepare(&self, front: impl Into<Front>, width_px: u32, height_px: u32) -> bool {
        self.shelf.borrow_mut().prepare(front.into(), (width_px, height_px))
    }

    /// Returns a card back.
    pub fn back(&self, width_px: u32, height_px: u32) -> Image {
        self.shelf.borrow_mut().back((width_px, height_px))
    }

    /// Returns a card back with another pattern than the current one.
    pub fn other_back(&self, back: CardBack, width_px: u32, height_px: u32) -> Image {
        let mut shelf = self.shelf.borrow_mut();
        let (palette, size) = (shelf.style.palette, (width_px, height_px));
        let sheet = shelf.ground(Ground::Sheet, size);
        let draw = || print(&sheet, &drawing::back(back, palette, size));
        shelf.sign(Sign::Back(back, width_px, height_px), draw)
    }

    /// Returns a suit on a round token.
    pub fn suit(&self, suit: Suit, px: u32) -> Image {
        let mut shelf = self.shelf.borrow_mut();
        let palette = shelf.style.palette;
        shelf.sign(Sign::Suit(suit, px), || raster((px, px), &drawing::suit(suit, palette, px)))
    }

    /// Returns a horseman's charge on a round token.
    pub fn horseman(&self, horseman: Horseman, px: u32) -> Image {
        let mut shelf = self.shelf.borrow_mut();
        let palette = shelf.style.palette;
        shelf.sign(Sign::Horseman(horseman, px), || {
            raster((px, px), &horsemen::token(horseman, palette, px))
        })
    }

    /// Returns the charge of a card of Of Knights and Ninjas on a round token.
    pub fn ninjas(&self, card: impl Into<PlayedCard>, px: u32) -> Image {
        let card = card.into();
        let mut shelf = self.shelf.borrow_mut();
        let palette = shelf.style.palette;
        shelf.sign(Sign::Ninjas(card, px), || raster((px, px), &ninjas::token(card, palette, px)))
    }

    /// Returns a gem.
    pub fn gem(&self, px: u32) -> Image {
        let mut shelf = self.shelf.borrow_mut();
        let palette = shelf.style.palette;
        shelf.sign(Sign::Gem(px), || raster((px, px), &ninjas::gem(palette, px)))
    }

    /// Returns a crest in the center of a picture.
    pub fn crest(&self, crest: Crest, width_px: u32, height_px: u32) -> Image {
        let size = (width_px, height_px);
        let draw = || raster(size, &crests::draw(crest, size));
        self.shelf.borrow_mut().sign(Sign::Crest(crest, width_px, height_px), draw)
    }

    /// Returns the top of a table.
    pub fn cloth(&self, cloth: Cloth) -> Image {
        let mut shelf = self.shelf.borrow_mut();
        let known = shelf.cloth.take().filter(|(known, _)| *known == cloth);
        let draw = || (cloth, Image::from_rgb8(cloth.draw()));
        shelf.cloth.insert(known.unwrap_or_else(draw)).1.clone()
    }

    /// Returns the emblem of the game with this id; blank if there is none.
    pub fn emblem(&self, game: &str, px: u32) -> Image {
        let Some((_, picture)) = EMBLEMS.into_iter().find(|(id, _)| *id == game) else {
            return Image::default();
        };
        self.shelf
            .borrow_mut()
            .sign(Sign::Emblem(picture, px), || raster((px, px), &drawing::fitted(picture, px)))
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
        // What it still draws is out of date.
        self.thread = None;
    }

    fn face(&mut self, front: Front, size: Size) -> Image {
        if let Some(face) = self.deck(size).faces.get(&front) {
            return face.clone();
        }
        let (ground, face) = self.style.face(front, size);
        let face = Image::from_rgba8_premultiplied(print(&self.ground(ground, size), &face));
        self.deck(size).faces.insert(front, face.clone());
        face
    }

    fn prepare(&mut self, front: Front, size: Size) -> bool {
        let drawn = self.thread.as_mut().map(FaceThread::collect).unwrap_or_default();
        for (front, size, face) in drawn {
            self.deck(size).faces.insert(front, Image::from_rgba8_premultiplied(face));
        }
        if self.deck(size).faces.contains_key(&front) {
            return true;
        }
        if self.thread.is_none() {
            self.thread = FaceThread::start().ok();
        }
        let style = self.style;
        let Some(thread) = &mut self.thread else { return true };
        if !thread.is_pending(front, size) {
            let (ground, print) = style.face(front, size);
            thread.request(Job { front, size, style, ground, print });
        }
        false
    }

    fn back(&mut self, size: (u32, u32)) -> Image {
        let sheet = self.ground(Ground::Sheet, size);
        let palette = self.style.palette;
        let back = &mut self.deck(size).back;
        back.get_or_insert_with(|| {
            let back = drawing::back(palette.back, palette, size);
            Image::from_rgba8_premultiplied(print(&sheet, &back))
        })
        .clone()
    }

    /// Returns a ground of this size.
    fn ground(&mut self, ground: Ground, size: Size) -> Pixels {
        let style = self.style;
        style.ground(&mut self.deck(size).grounds, ground, size)
    }

    /// Returns the deck of a size, now the most recently used one.
    fn deck(&mut self, size: (u32, u32)) -> &mut Deck {
        match self.decks.iter().position(|deck| deck.size == size) {
            Some(found) => self.decks[..=found].rotate_right(1),
            None => {
                self.decks.insert(0, Deck::new(size));
                let total = |pixels: &mut f32, deck: &Deck| {
                    *pixels += deck.pixels();
                    Some(*pixels)
                };
                let fitting = self.decks.iter().scan(0.0, total).take_while(|it| *it <= PIXELS);
                let kept = fitting.count().max(SIZES);
                self.decks.truncate(kept);
            }
        }
        &mut self.decks[0]
    }

    /// Returns a sign, replacing the oldest one if the cache is full.
    fn sign(&mut self, sign: Sign, draw: impl FnOnce() -> Pixels) -> Image {
        if let Some((_, image)) = self.signs.iter().find(|(known, _)| *known == sign) {
            return image.clone();
        }
        if self.signs.len() == SIGNS {
            self.signs.remove(0);
        }
        let image = Image::from_rgba8_premultiplied(draw());
        self.signs.push((sign, image.clone()));
        image
    }
}

impl Style {
    /// Returns what is printed on a card's ground, as SVG text, and the ground.
    fn face(self, front: Front, size: Size) -> (Ground, String) {
        let (palette, logical) = (self.palette, size.0 as f32 / self.scale);
        match front {
            Front::Standard(card) => {
                (Ground::Sheet, drawing::face(card, palette, logical >= DETAILED_FROM, size))
            }
            Front::Horseman(card) => {
                let detail = horsemen::Detail::of(logical);
                (Ground::Horseman(card.suit()), horsemen::face(card, palette, detail, size))
            }
            Front::Ninjas(guise) => {
                (Ground::Sheet, ninjas::face(guise, palette, ninjas::Detail::of(logical), size))
            }
        }
    }

    /// Returns a ground, drawn unless it is known.
    fn ground(self, known: &mut HashMap<Ground, Pixels>, ground: Ground, size: Size) -> Pixels {
        if let Some(pixels) = known.get(&ground) {
            return pixels.clone();
        }
        let pixels = match ground {
            Ground::Sheet => raster(size, &drawing::sheet(self.palette, size)),
            Ground::Horseman(horseman) => {
                let detail = horsemen::Detail::of(size.0 as f32 / self.scale);
                let field = horsemen::field(horseman, self.palette, detail, size);
                print(&self.ground(known, Ground::Sheet, size), &field)
            }
        };
        known.insert(ground, pixels.clone());
        pixels
    }
}

impl Deck {
    fn new(size: (u32, u32)) -> Self {
        Deck { size, grounds: HashMap::new(), faces: HashMap::new(), back: None }
    }

    fn pixels(&self) -> f32 {
        let pictures = self.grounds.len() + self.faces.len() + usize::from(self.back.is_some());
        pictures as f32 * self.size.0 as f32 * self.size.1 as f32
    }
}

/// Rasterizes a drawing; blank while a layout has no size yet, or an impossible one.
fn raster((width, height): (u32, u32), svg: &str) -> Pixels {
    let blank = || Pixels::new(0, 0);
    if width == 0 || height == 0 || width.max(height) > LONGEST {
        return blank();
    }
    let Ok(drawing) = Tree::from_str(svg, &Options::default()) else { return blank() };
    let mut pixels = Pixels::new(width, height);
    if let Some(mut pixmap) = PixmapMut::from_bytes(pixels.make_mut_bytes(), width, height) {
        resvg::render(&drawing, Transform::identity(), &mut pixmap);
    }
    pixels
}

/// Prints a drawing on a ground of the same size.
fn print(ground: &Pixels, svg: &str) -> Pixels {
    /// Bytes compared at once, because most of a face is empty.
    const BLOCK: usize = 64;
    let mut pixels = ground.clone();
    let drawn = raster((ground.width(), ground.height()), svg);
    let blocks = pixels.make_mut_bytes().chunks_mut(BLOCK).zip(drawn.as_bytes().chunks(BLOCK));
    for (under, over) in blocks.filter(|(_, over)| **over != [0; BLOCK]) {
        for (under, over) in under.chunks_exact_mut(4).zip(over.chunks_exact(4)) {
            match over[3] {
                0 => {}
                255 => under.copy_from_slice(over),
                alpha => {
                    for (under, over) in under.iter_mut().zip(over) {
                        let kept = u16::from(*under) * u16::from(255 - alpha) / 255;
                        *under = over.saturating_add(kept as u8);
                    }
                }
            }
        }
    }
    pixels
}

#[cfg(test)]
mod tests;
