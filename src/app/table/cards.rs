//! The cards of a table on the screen: one row each, changed in place, so that a new place is a
//! flight.

use std::cell::RefCell;
use std::rc::Rc;

use slint::{Image, Model, ModelRc, VecModel};

use crate::app::art::{CardArt, Crest, Front};
use crate::app::geometry::{Point, Rect};
use crate::ui::{CardRow, Ring};

/// What is seen of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Nothing: the card lies out of sight.
    #[default]
    Hidden,
    Up(Front),
    Down,
    /// No card, but the crest of a player.
    Crest(Crest),
}

impl Face {
    /// A card face up.
    pub fn up(card: impl Into<Front>) -> Face {
        Face::Up(card.into())
    }
}

/// How a card is to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sprite {
    pub rect: Rect,
    pub z: u32,
    pub face: Face,
    pub ring: Ring,
    pub dim: bool,
    /// Follows the pointer, without delay.
    pub held: bool,
    /// A few letters on the card.
    pub badge: String,
}

/// The rows of the cards, and what they show.
#[derive(Default)]
pub struct CardLayer {
    rows: Rc<VecModel<CardRow>>,
    shown: RefCell<Vec<Shown>>,
}

#[derive(Clone, Debug)]
struct Shown {
    sprite: Sprite,
    /// The size of its picture. A card that flies to where it is smaller keeps the picture it has
    /// until it lands: a small one would be coarse at the start of the flight.
    pixels: (u32, u32),
    /// It flies with a picture that is too large for where it lands.
    flying: bool,
}

impl CardLayer {
    /// What the screen repeats its cards over, for as long as the table is there.
    pub fn model(&self) -> ModelRc<CardRow> {
        ModelRc::from(Rc::clone(&self.rows))
    }

    /// Shows the cards, by their numbers. Only what differs from before is changed. Answers whether
    /// some fly with a picture that is too large for where they land: [`land`](Self::land) ends that.
    pub fn show(&self, sprites: Vec<Sprite>, art: &CardArt, scale: f32, moves: bool) -> bool {
        let mut shown = self.shown.borrow_mut();
        for (number, sprite) in sprites.into_iter().enumerate() {
            let fitting = (physical(sprite.rect.width, scale), physical(sprite.rect.height, scale));
            let before = shown.get(number);
            let flies = |before: &&Shown| {
                let larger = before.pixels.0 > fitting.0 && fitting.0 > 0;
                let moved = before.flying || before.sprite.rect != sprite.rect;
                larger && moved && moves && before.sprite.face != Face::Hidden && !sprite.held
            };
            let flying = before.filter(flies);
            let pixels = flying.map_or(fitting, |before| before.pixels);
            let flying = flying.is_some();
            if before.is_some_and(|before| before.sprite == sprite && before.pixels == pixels) {
                continue;
            }
            let same = before.filter(|b| b.sprite.face == sprite.face && b.pixels == pixels);
            let kept = same.and_then(|_| self.rows.row_data(number));
            let face = kept.map_or_else(|| picture(sprite.face, pixels, art), |row| row.face);
            let row = CardRow {
                x: sprite.rect.x,
                y: sprite.rect.y,
                width: sprite.rect.width,
                height: sprite.rect.height,
                z: sprite.z as f32,
                face,
                ring: sprite.ring,
                dim: sprite.dim,
                held: sprite.held,
                back: sprite.face == Face::Down,
                badge: sprite.badge.as_str().into(),
            };
            let new = Shown { sprite, pixels, flying };
            if number < shown.len() {
                self.rows.set_row_data(number, row);
                shown[number] = new;
            } else {
                self.rows.push(row);
                shown.push(new);
            }
        }
        shown.iter().any(|shown| shown.flying)
    }

    /// What flew has landed: the next [`show`](Self::show) gives it the picture that fits.
    pub fn land(&self) {
        for shown in self.shown.borrow_mut().iter_mut().filter(|shown| shown.flying) {
            shown.flying = false;
            shown.pixels = (0, 0);
        }
    }

    /// The pictures are no longer right: the next [`show`](Self::show) takes them anew.
    pub fn repaint(&self) {
        for shown in self.shown.borrow_mut().iter_mut() {
            shown.pixels = (0, 0);
        }
    }

    /// The number of the topmost card in sight at a point, apart from those in the player's hand.
    pub fn hit(&self, point: Point) -> Option<usize> {
        let shown = self.shown.borrow();
        let there = shown.iter().enumerate().filter(|(_, Shown { sprite, .. })| {
            sprite.face != Face::Hidden && !sprite.held && sprite.rect.contains(point)
        });
        there.max_by_key(|(_, shown)| shown.sprite.z).map(|(number, _)| number)
    }

    /// Where a card is shown.
    pub fn rect(&self, number: usize) -> Option<Rect> {
        self.shown.borrow().get(number).map(|shown| shown.sprite.rect)
    }
}

fn physical(length: f32, scale: f32) -> u32 {
    (length * scale).round().max(0.0) as u32
}

/// A card's picture of this size in pixels.
pub fn picture(face: Face, (width, height): (u32, u32), art: &CardArt) -> Image {
    match face {
        Face::Hidden => Image::default(),
        Face::Up(front) => art.face(front, width, height),
        Face::Down => art.back(width, height),
        Face::Crest(crest) => art.crest(crest, width, height),
    }
}
