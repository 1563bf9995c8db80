//! A game on one screen: its rules in three sentences, and a small table with its parts numbered.

use super::{Shown, Sign};
use crate::geometry::CARD_RATIO;

/// The top of a rules page.
pub(crate) struct Brief {
    /// How to win.
    pub goal: String,
    /// What a turn consists of.
    pub turn: String,
    /// How to lose, or what new players miss.
    pub watch: String,
    pub table: Diagram,
}

/// A small table. Positions and sizes are in card widths, from the top left corner.
pub(crate) struct Diagram {
    pub height: f32,
    pub panels: Vec<Frame>,
    pub pieces: Vec<Piece>,
    pub parts: Vec<Part>,
}

/// A rectangle of a [`Diagram`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

/// A picture on the table.
pub(crate) struct Piece {
    pub look: Look,
    pub frame: Frame,
}

#[derive(Clone, Copy)]
pub(crate) enum Look {
    Card(Shown),
    Sign(Sign),
    Gem,
    /// The crest of a player with this name.
    Crest(&'static str),
}

/// A part of the table, with the center of its number.
pub(crate) struct Part {
    pub name: String,
    pub x: f32,
    pub y: f32,
}

impl Diagram {
    pub(crate) const WIDTH: f32 = 8.0;

    /// Width of a card in a hand and on the stage, of one on another part of the table, and of a
    /// hidden one of a rival.
    pub(super) const LARGE: f32 = 1.15;
    pub(super) const MEDIUM: f32 = 0.9;
    pub(super) const SMALL: f32 = 0.5;

    pub(super) fn new(height: f32) -> Self {
        Diagram { height, panels: Vec::new(), pieces: Vec::new(), parts: Vec::new() }
    }

    pub(super) fn panel(mut self, (x, y): (f32, f32), (width, height): (f32, f32)) -> Self {
        self.panels.push(Frame { x, y, width, height });
        self
    }

    /// Adds an empty place for a card.
    pub(super) fn place(self, at: (f32, f32), size: f32) -> Self {
        self.panel(at, (size, size * CARD_RATIO))
    }

    /// Adds a card of this width.
    pub(super) fn card(self, at: (f32, f32), size: f32, card: Shown) -> Self {
        self.piece(Look::Card(card), at, (size, size * CARD_RATIO))
    }

    /// Adds cards of this width, each `step` to the right of the one before.
    pub(super) fn cards(
        self,
        (x, y): (f32, f32),
        size: f32,
        step: f32,
        cards: impl IntoIterator<Item = Shown>,
    ) -> Self {
        cards
            .into_iter()
            .enumerate()
            .fold(self, |table, (index, card)| table.card((x + index as f32 * step, y), size, card))
    }

    /// Adds round or square pictures of this size in a row.
    pub(super) fn signs(
        self,
        (x, y): (f32, f32),
        size: f32,
        signs: impl IntoIterator<Item = Look>,
    ) -> Self {
        signs.into_iter().enumerate().fold(self, |table, (index, sign)| {
            table.piece(sign, (x + index as f32 * size, y), (size, size))
        })
    }

    /// Adds the next number, at this center.
    pub(super) fn part(mut self, name: String, (x, y): (f32, f32)) -> Self {
        self.parts.push(Part { name, x, y });
        self
    }

    fn piece(mut self, look: Look, (x, y): (f32, f32), (width, height): (f32, f32)) -> Self {
        self.pieces.push(Piece { look, frame: Frame { x, y, width, height } });
        self
    }
}

#[cfg(test)]
mod tests {
    use super::super::Guide;
    use super::*;
    use cardkeep_core::games::GameId;

    /// Whether a frame is on the table.
    fn is_inside(frame: Frame, table: &Diagram) -> bool {
        frame.x >= 0.0
            && frame.y >= 0.0
            && frame.x + frame.width <= Diagram::WIDTH
            && frame.y + frame.height <= table.height
    }

    #[test]
    fn every_part_is_named_on_the_table() {
        for game in GameId::ALL {
            let brief = Guide::of(game).brief;
            assert!([&brief.goal, &brief.turn, &brief.watch].iter().all(|text| !text.is_empty()));
            let table = brief.table;
            assert!(table.parts.len() > 4, "{game}");
            for part in &table.parts {
                let center = Frame { x: part.x, y: part.y, width: 0.0, height: 0.0 };
                assert!(is_inside(center, &table), "{game}: {}", part.name);
            }
            let pieces = table.pieces.iter().map(|piece| piece.frame);
            for frame in pieces.chain(table.panels.iter().copied()) {
                assert!(is_inside(frame, &table), "{game}: {frame:?}");
            }
        }
    }

    /// The numbers are as wide as half a card.
    #[test]
    fn no_number_covers_another() {
        for game in GameId::ALL {
            let parts = Guide::of(game).brief.table.parts;
            for (index, part) in parts.iter().enumerate() {
                for other in &parts[..index] {
                    let apart = (part.x - other.x).hypot(part.y - other.y);
                    assert!(apart >= 0.6, "{game}: {} and {}", part.name, other.name);
                }
            }
        }
    }
}
