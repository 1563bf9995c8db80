//! Card rows of the table's Slint model, changed in place so that a card with a new position flies
//! there.

use std::rc::Rc;

use slint::{Image, Model, ModelRc, VecModel};

use crate::geometry::{Point, Rect};
use crate::ui::{CardRow, Ring};
use cardkeep_art::{CardArt, Crest, Front};

/// The visible side of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Face {
    /// Nothing: the card is out of sight.
    #[default]
    Hidden,
    Up(Front),
    Down,
    /// No card, but a player's crest.
    Crest(Crest),
}

impl Face {
    /// Creates a face-up card.
    pub(crate) fn up(card: impl Into<Front>) -> Face {
        Face::Up(card.into())
    }

    /// Whether a card with this side up has to be turned over to show the other.
    fn turns_to(self, other: Face) -> bool {
        matches!((self, other), (Face::Up(_), Face::Down) | (Face::Down, Face::Up(_)))
    }
}

/// A card to be displayed.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Sprite {
    pub rect: Rect,
    pub z: u32,
    pub face: Face,
    pub ring: Ring,
    pub dim: bool,
    /// Whether it follows the pointer without delay.
    pub held: bool,
    /// Whether something other than cards lies over it.
    pub covered: bool,
    /// A short text on the card.
    pub badge: String,
}

/// The model of the cards, and what it shows.
#[derive(Default)]
pub(crate) struct CardLayer {
    rows: Rc<VecModel<CardRow>>,
    shown: Vec<Shown>,
    /// Whether the next update waits for no picture.
    hurried: bool,
}

/// What a table still owes the screen after [`CardLayer::show`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfinished {
    Nothing,
    /// Cards fly in a way that [`CardLayer::land`] has to end.
    Flights,
    /// Some cards wait for their picture.
    Pictures,
}

#[derive(Clone, Debug)]
struct Shown {
    sprite: Sprite,
    /// The size of its picture. A card that flies to a smaller place keeps its picture until it
    /// lands, because a smaller one would look coarse at the start of the flight.
    pixels: (u32, u32),
    /// Whether it flies with a picture larger than its destination.
    shrinking: bool,
    /// Whether it flies so far that it may meet other cards, and its layer.
    aloft: bool,
    z: u32,
}

impl Shown {
    /// Whether it looks the same.
    fn is_like(&self, other: &Shown) -> bool {
        (&self.sprite, self.pixels, self.z) == (&other.sprite, other.pixels, other.z)
    }
}

impl CardLayer {
    /// Returns the model, the same for the table's lifetime.
    pub(crate) fn model(&self) -> ModelRc<CardRow> {
        ModelRc::from(Rc::clone(&self.rows))
    }

    /// Shows the cards, by number, and updates only what changed. `flying` is the depth added to
    /// flying cards; `None` if nothing moves.
    ///
    /// Drawing a face takes longer than a frame, so while cards move, new faces are drawn in the
    /// background. Cards that wait for theirs turn over later; one that is to fly to a larger place sets
    /// out later, because its smaller picture would look coarse there. So a card always flies with a
    /// picture of the larger of the sizes at both ends.
    pub(crate) fn show(
        &mut self,
        sprites: Vec<Sprite>,
        art: &CardArt,
        scale: f32,
        flying: Option<u32>,
    ) -> Unfinished {
        let shown = &mut self.shown;
        let hurried = std::mem::take(&mut self.hurried);
        let mut waiting = false;
        for (number, sprite) in sprites.into_iter().enumerate() {
            let fitting = (physical(sprite.rect.width, scale), physical(sprite.rect.height, scale));
            let before = shown.get(number);
            let seen = before
                .filter(|it| flying.is_some() && it.sprite.face != Face::Hidden && !sprite.held);
            let large = seen.filter(|_| fitting.0 > 0).and_then(|before| {
                let Rect { width, height, .. } = before.sprite.rect;
                let there = (physical(width, scale), physical(height, scale));
                // One that still waits for a picture may have none yet.
                let large = if before.shrinking { before.pixels.max(there) } else { there };
                (large.0 > fitting.0).then_some(large)
            });
            let aloft = seen.is_some_and(|it| it.aloft || is_far(it.sprite.rect, sprite.rect));
            // What is covered passes below as well.
            let lift = flying.filter(|_| aloft && !sprite.covered).unwrap_or_default();
            let mut new = Shown {
                pixels: large.unwrap_or(fitting),
                shrinking: large.is_some(),
                aloft,
                z: sprite.z + lift,
                sprite,
            };
            let changed =
                |it: &&Shown| it.sprite.face != new.sprite.face || it.pixels != new.pixels;
            if let Some(before) = seen.filter(|_| !hurried).filter(changed)
                && !is_drawn(new.sprite.face, new.pixels, art)
            {
                waiting = true;
                // Asked once for each face: the picture may be finished at any moment.
                let turns = new.sprite.face != before.sprite.face;
                new.sprite.face = before.sprite.face;
                if !(turns && is_drawn(new.sprite.face, new.pixels, art)) {
                    if aloft && before.pixels.0 < new.pixels.0 {
                        (new.sprite.rect, new.z) = (before.sprite.rect, before.z);
                        new.aloft = before.aloft;
                    }
                    new.pixels = before.pixels;
                }
            }
            if before.is_some_and(|before| before.is_like(&new)) {
                continue;
            }
            let Shown { sprite, pixels, .. } = &new;
            let row = self.rows.row_data(number);
            let same = before.is_some_and(|b| b.sprite.face == sprite.face && b.pixels == *pixels);
            let kept = row.clone().filter(|_| same);
            let face = kept.map_or_else(|| picture(sprite.face, *pixels, art), |row| row.face);
            let turns = seen.is_some_and(|before| before.sprite.face.turns_to(sprite.face));
            let (turned, other_side) = row.map_or_else(Default::default, |row| match turns {
                true => (row.turns + 1, self::other_side(before, row.face, *pixels, art)),
                false => (row.turns, row.other_side),
            });
            let row = CardRow {
                x: sprite.rect.x,
                y: sprite.rect.y,
                width: sprite.rect.width,
                height: sprite.rect.height,
                z: new.z as f32,
                face,
                turns: turned,
                other_side,
                ring: sprite.ring,
                dim: sprite.dim,
                held: sprite.held,
                back: sprite.face == Face::Down,
                badge: sprite.badge.as_str().into(),
            };
            if number < shown.len() {
                self.rows.set_row_data(number, row);
                shown[number] = new;
            } else {
                self.rows.push(row);
                shown.push(new);
            }
        }
        match shown.iter().any(|shown| shown.shrinking || shown.aloft) {
            _ if waiting => Unfinished::Pictures,
            true => Unfinished::Flights,
            false => Unfinished::Nothing,
        }
    }

    /// Ends all flights: the next [`show`](Self::show) uses pictures of the right size, in their
    /// places.
    pub(crate) fn land(&mut self) {
        for shown in &mut self.shown {
            if std::mem::take(&mut shown.shrinking) {
                shown.pixels = (0, 0);
            }
            shown.aloft = false;
        }
    }

    /// Lets the next [`show`](Self::show) draw at once what has not been drawn yet.
    pub(crate) fn hurry(&mut self) {
        self.hurried = true;
    }

    /// Discards all pictures: the next [`show`](Self::show) draws them again.
    pub(crate) fn repaint(&mut self) {
        for shown in &mut self.shown {
            shown.pixels = (0, 0);
            shown.sprite.face = Face::Hidden;
        }
    }

    /// Forgets all cards: the next [`show`](Self::show) puts them in their places, from where none has
    /// moved.
    pub(crate) fn clear(&mut self) {
        self.rows.clear();
        self.shown.clear();
    }

    /// Returns the number of the topmost visible card at a point, apart from dragged ones.
    pub(crate) fn hit(&self, point: Point) -> Option<usize> {
        let there = self.shown.iter().enumerate().filter(|(_, Shown { sprite, .. })| {
            sprite.face != Face::Hidden
                && !sprite.held
                && !sprite.covered
                && sprite.rect.contains(point)
        });
        there.max_by_key(|(_, shown)| shown.sprite.z).map(|(number, _)| number)
    }

    /// Returns the topmost visible face at a point.
    pub(crate) fn face_at(&self, point: Point) -> Option<Face> {
        self.hit(point).map(|number| self.shown[number].sprite.face)
    }

    /// Returns the largest part of a card that no card above it covers, unless all of it is covered by
    /// something else.
    pub(crate) fn in_sight(&self, number: usize) -> Option<Rect> {
        let card = Some(&self.shown.get(number)?.sprite).filter(|card| !card.covered)?;
        let above = self.shown.iter().map(|other| &other.sprite);
        let above = above.filter(|it| it.z > card.z && it.face != Face::Hidden && !it.held);
        Some(card.rect.uncovered(above.map(|it| it.rect)))
    }

    /// Returns the rectangle around the cards that fly, win, or lose.
    pub(crate) fn in_action(&self) -> Option<Rect> {
        let acts = |it: &&Shown| it.aloft || matches!(it.sprite.ring, Ring::Winner | Ring::Beaten);
        let seen = self.shown.iter().filter(|it| it.sprite.face != Face::Hidden);
        seen.filter(acts).map(|it| it.sprite.rect).reduce(Rect::with)
    }

    /// Returns the rectangle where a card is shown.
    pub(crate) fn rect(&self, number: usize) -> Option<Rect> {
        self.shown.get(number).map(|shown| shown.sprite.rect)
    }
}

/// Returns the side that a card turns away, as large as the one it shows if there is such a picture.
fn other_side(before: Option<&Shown>, picture: Image, pixels: (u32, u32), art: &CardArt) -> Image {
    match before.map(|before| before.sprite.face) {
        Some(face) if is_drawn(face, pixels, art) => self::picture(face, pixels, art),
        _ => picture,
    }
}

/// Whether a card on its way from one place to another leaves its surroundings.
fn is_far(from: Rect, to: Rect) -> bool {
    (from.x - to.x).abs() > to.width || (from.y - to.y).abs() > to.width
}

fn physical(length: f32, scale: f32) -> u32 {
    (length * scale).round().max(0.0) as u32
}

/// Whether a card's picture of this size can be had at once. If not, it is drawn in the background.
fn is_drawn(face: Face, (width, height): (u32, u32), art: &CardArt) -> bool {
    match face {
        Face::Up(front) => art.prepare(front, width, height),
        Face::Hidden | Face::Down | Face::Crest(_) => true,
    }
}

/// Returns a card's picture of this size in pixels.
pub(crate) fn picture(face: Face, (width, height): (u32, u32), art: &CardArt) -> Image {
    match face {
        Face::Hidden => Image::default(),
        Face::Up(front) => art.face(front, width, height),
        Face::Down => art.back(width, height),
        Face::Crest(crest) => art.crest(crest, width, height),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardkeep_core::cards::{Card, Rank, Suit};

    const FLYING: Option<u32> = Some(20_000);

    fn sprites(faces: [Face; 3]) -> Vec<Sprite> {
        let rect = Rect { x: 0.0, y: 0.0, width: 40.0, height: 56.0 };
        faces.into_iter().map(|face| Sprite { rect, face, ..Sprite::default() }).collect()
    }

    /// Returns how many cards have been turned over.
    fn turned(layer: &CardLayer) -> i32 {
        layer.model().iter().map(|row| row.turns).sum()
    }

    #[test]
    fn cards_turn_over_when_their_faces_are_drawn() {
        let (mut layer, art) = (CardLayer::default(), CardArt::new());
        let up = [Rank::Two, Rank::Three, Rank::Four];
        let up = || sprites(up.map(|rank| Face::up(Card::new(rank, Suit::Hearts))));
        layer.show(sprites([Face::Down; 3]), &art, 1.0, FLYING);
        assert_eq!(layer.show(up(), &art, 1.0, FLYING), Unfinished::Pictures);
        assert_eq!(turned(&layer), 0);
        while layer.show(up(), &art, 1.0, FLYING) == Unfinished::Pictures {
            std::thread::yield_now();
        }
        assert_eq!(turned(&layer), 3);
    }

    #[test]
    fn in_a_hurry_no_card_waits_for_its_face() {
        let (mut layer, art) = (CardLayer::default(), CardArt::new());
        let up = [Rank::Two, Rank::Three, Rank::Four];
        layer.show(sprites([Face::Down; 3]), &art, 1.0, FLYING);
        layer.hurry();
        let up = sprites(up.map(|rank| Face::up(Card::new(rank, Suit::Hearts))));
        assert_eq!(layer.show(up, &art, 1.0, FLYING), Unfinished::Nothing);
        assert_eq!(turned(&layer), 3);
    }

    #[test]
    fn without_animation_all_faces_are_drawn_at_once() {
        let (mut layer, art) = (CardLayer::default(), CardArt::new());
        let up = [Rank::Two, Rank::Three, Rank::Four];
        layer.show(sprites([Face::Down; 3]), &art, 1.0, None);
        let up = sprites(up.map(|rank| Face::up(Card::new(rank, Suit::Hearts))));
        assert_eq!(layer.show(up, &art, 1.0, None), Unfinished::Nothing);
    }

    const SMALL: Rect = Rect { x: 0.0, y: 0.0, width: 30.0, height: 42.0 };
    const LARGE: Rect = Rect { x: 200.0, y: 0.0, width: 90.0, height: 126.0 };

    fn show(layer: &mut CardLayer, art: &CardArt, rect: Rect, face: Face) -> (Unfinished, CardRow) {
        let sprite = Sprite { rect, face, ..Sprite::default() };
        let unfinished = layer.show(vec![sprite], art, 1.0, FLYING);
        (unfinished, layer.model().row_data(0).expect("a card"))
    }

    #[test]
    fn a_card_sets_out_for_a_larger_place_with_a_picture_of_that_size() {
        let (mut layer, art) = (CardLayer::default(), CardArt::new());
        let king = Face::up(Card::new(Rank::King, Suit::Hearts));
        show(&mut layer, &art, SMALL, king);
        loop {
            let (unfinished, row) = show(&mut layer, &art, LARGE, king);
            assert_eq!(row.face.size().width as f32, row.width);
            if unfinished != Unfinished::Pictures {
                assert_eq!((unfinished, row.x), (Unfinished::Flights, LARGE.x));
                break;
            }
            assert_eq!(row.x, SMALL.x, "it waits for its picture");
            std::thread::yield_now();
        }
        // And keeps it on the way back.
        let (_, row) = show(&mut layer, &art, SMALL, king);
        assert_eq!((row.face.size().width as f32, row.x), (LARGE.width, SMALL.x));
    }

    #[test]
    fn a_card_that_turns_over_on_its_way_to_a_larger_place_has_a_large_back() {
        let (mut layer, art) = (CardLayer::default(), CardArt::new());
        let king = Face::up(Card::new(Rank::King, Suit::Hearts));
        show(&mut layer, &art, SMALL, Face::Down);
        let (_, row) = show(&mut layer, &art, LARGE, king);
        assert_eq!((row.x, row.face.size().width), (LARGE.x, 90));
        while show(&mut layer, &art, LARGE, king).0 == Unfinished::Pictures {
            std::thread::yield_now();
        }
        let row = layer.model().row_data(0).expect("a card");
        assert_eq!((row.turns, row.face.size().width, row.other_side.size().width), (1, 90, 90));
    }

    #[test]
    fn a_card_that_sets_out_again_before_its_picture_is_drawn_has_a_large_one() {
        let (mut layer, art) = (CardLayer::default(), CardArt::new());
        let king = Face::up(Card::new(Rank::King, Suit::Hearts));
        let at = |width, x| Rect { x, y: 0.0, width, height: width * 1.4 };
        show(&mut layer, &art, at(110.0, 0.0), king);
        show(&mut layer, &art, at(90.0, 300.0), king);
        layer.land();
        show(&mut layer, &art, at(70.0, 330.0), king);
        let (_, row) = show(&mut layer, &art, at(50.0, 0.0), Face::Down);
        assert!(row.face.size().width >= 70, "{:?}", row.face.size());
    }
    #[test]
    fn a_covered_card_flies_below_what_covers_it() {
        let (mut layer, art) = (CardLayer::default(), CardArt::new());
        let mut fly = |covered, rect| {
            let sprite = Sprite { rect, covered, face: Face::Down, ..Sprite::default() };
            layer.show(vec![sprite], &art, 1.0, FLYING);
            (layer.model().row_data(0).expect("a card").z, layer.in_action())
        };
        assert_eq!(fly(false, SMALL), (0.0, None));
        assert_eq!(fly(false, LARGE), (20_000.0, Some(LARGE)));
        assert_eq!(fly(true, SMALL), (0.0, Some(SMALL)));
    }
}
