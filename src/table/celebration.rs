//! The scene that the player sees after a victory, before the result.

use slint::{ComponentHandle, Image};

use super::controller::Table;
use super::game::TableGame;
use crate::Services;
use crate::ui::{self, Entrance};
use cardkeep_art::Front;
use cardkeep_store::Speed;

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
    Gem,
}

impl Figure {
    /// Returns its picture for a size in physical pixels.
    pub(super) fn picture(self, services: &Services, width: u32, height: u32) -> Image {
        match self {
            Figure::Card(front) => services.art.face(front, width, height),
            Figure::Gem => services.art.gem(width),
        }
    }
}

impl<T: TableGame> Table<T> {
    /// Begins the scene, unless animations are off.
    pub(super) fn celebrate(&self, table: &ui::Table) {
        if self.services.animation() == Speed::Off {
            return;
        }
        let scene = self.game.borrow().celebration(&self.play.borrow());
        if let Some(Celebration { entrance, figures }) = scene {
            table.set_entrance(entrance);
            table.set_figures(figures.len() as i32);
            self.figures.replace(figures);
            table.set_celebrating(true);
        }
    }

    /// Ends the scene before its time. Returns whether there was one.
    pub(super) fn end_celebration(&self) -> bool {
        let Some(window) = self.services.window.upgrade() else { return false };
        let table = window.global::<ui::Table>();
        let celebrating = table.get_celebrating();
        table.set_celebrating(false);
        celebrating
    }
}
