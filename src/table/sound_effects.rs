//! Sounds and haptic feedback: one sound for all moves of a step, and feedback for the player's
//! actions.

use super::game::{Scene, TableGame, Zone};
use super::highlight::Highlight;
use super::play::Play;
use crate::sound::{Haptic, Sound};
use crate::ui::Importance;
use cardkeep_core::engine::Seat;

/// Number of pieces moving at once that sound like a deal.
const MANY: usize = 4;

/// The zone of every piece, by number.
pub(super) struct ZoneSnapshot<T: TableGame>(Vec<Option<Zone<T>>>);

impl<T: TableGame> ZoneSnapshot<T> {
    /// Takes a snapshot of the current zones.
    pub(super) fn of(play: &Play<T>) -> ZoneSnapshot<T> {
        let pieces = play.scene.pieces();
        ZoneSnapshot((0..pieces.count()).map(|n| Some(pieces.get(n)?.place)).collect())
    }

    /// Returns the sound of the pieces that moved since the snapshot, if any. A piece that leaves
    /// the player's hand is placed, and one that enters it is drawn; of the others, face-up ones
    /// are placed.
    pub(super) fn sound_of_moves(&self, game: &T, play: &Play<T>) -> Option<Sound> {
        let now = ZoneSnapshot::of(play).0;
        let pairs = self.0.iter().zip(&now).enumerate().filter(|(_, (from, to))| from != to);
        let moved: Vec<_> = pairs.map(|(n, (from, to))| (n, *from, *to)).collect();
        let held = |place: Option<Zone<T>>| {
            place.and_then(|place| game.lay(play, place)).is_some_and(|lay| lay.rises)
        };
        let put_down = |&(piece, from, to): &(usize, _, _)| {
            let up = || play.scene.pieces().get(piece).is_some_and(|piece| piece.face_up);
            held(from) || !held(to) && up()
        };
        match moved.len() {
            0 => None,
            MANY.. => Some(Sound::Deal),
            _ if moved.iter().any(put_down) => Some(Sound::Lay),
            _ => Some(Sound::Deal),
        }
    }
}

/// The gains of one seat in a row: each sounds higher than the one before.
#[derive(Default)]
pub(super) struct Gains {
    by: Option<Seat>,
    count: u8,
}

impl Gains {
    /// Returns the sound of an event, if it has one of its own.
    pub(super) fn sound(&mut self, highlight: &Highlight) -> Option<Sound> {
        match highlight.importance {
            Importance::Note => {
                // In a solitaire, gains in a row are those without another move between.
                self.count = if self.by.is_some() { self.count } else { 0 };
                return None;
            }
            Importance::Gain => {
                let goes_on = self.by == highlight.by;
                self.count = if goes_on { (self.count + 1).min(Sound::HIGHEST_GAIN) } else { 0 };
                self.by = highlight.by;
            }
            Importance::Tide => return Some(Sound::Tide),
            Importance::Blow => return Some(Sound::Blow),
            Importance::Triumph => return Some(Sound::Triumph),
        }
        Some(Sound::Gain(self.count))
    }
}

/// Returns the haptic feedback of an event, if it has any.
pub(super) fn haptic(highlight: &Highlight) -> Option<Haptic> {
    match highlight.importance {
        Importance::Note | Importance::Gain | Importance::Tide => None,
        Importance::Blow => Some(Haptic::Blow),
        Importance::Triumph => Some(Haptic::Triumph),
    }
}
