//! The scene that the player sees after a victory, before the result.

use slint::Image;

use crate::Services;
use crate::ui::Entrance;
use cardkeep_art::{CardArt, Front};

/// What enters the scene, one after another.
pub(crate) struct Celebration {
    pub entrance: Entrance,
    pub figures: Vec<Figure>,
}

impl Celebration {
    /// Creates a scene of cards.
    pub(crate) fn of<C: Into<Front>>(
        entrance: Entrance,
        cards: impl IntoIterator<Item = C>,
    ) -> Celebration {
        let figures = cards.into_iter().map(|card| Figure::Card(card.into())).collect();
        Celebration { entrance, figures }
    }
}

/// Something seen in the scene.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Figure {
    Card(Front),
    /// A square picture, drawn for this many physical pixels.
    Picture(fn(&CardArt, u32) -> Image),
}

impl Figure {
    /// Returns its picture for a size in physical pixels.
    pub(super) fn picture(self, services: &Services, width: u32, height: u32) -> Image {
        match self {
            Figure::Card(front) => services.art.face(front, width, height),
            Figure::Picture(draw) => draw(&services.art, width),
        }
    }
}
