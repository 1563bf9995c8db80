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
        ZoneSnapshot((0..pieces.count()).map(|n| play.scene.zone_of(n)).collect())
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
    /// The seat, which a solitaire does not name, and how high its last gain sounded.
    last: Option<(Option<Seat>, u8)>,
}

impl Gains {
    /// Returns the sound of an event, if it has one of its own.
    pub(super) fn sound(&mut self, highlight: &Highlight) -> Option<Sound> {
        match highlight.importance {
            Importance::Note => {
                // In a solitaire, gains in a row are those without another move between.
                self.last.take_if(|(by, _)| by.is_none());
                None
            }
            Importance::Gain => {
                let before = self.last.filter(|(by, _)| *by == highlight.by);
                let tone = before.map_or(0, |(_, tone)| (tone + 1).min(Sound::HIGHEST_GAIN));
                self.last = Some((highlight.by, tone));
                Some(Sound::Gain(tone))
            }
            Importance::Tide => Some(Sound::Tide),
            Importance::Blow => Some(Sound::Blow),
            Importance::Triumph => Some(Sound::Triumph),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gains_of_one_seat_in_a_row_sound_higher_and_higher() {
        let [one, other] = [Some(Seat(0)), Some(Seat(1))];
        let mut gains = Gains::default();
        let tones = [one, one, other, one].map(|by| gains.sound(&Highlight::gain(by)));
        assert_eq!(tones, [0, 1, 0, 0].map(|tone| Some(Sound::Gain(tone))));
        assert_eq!(gains.sound(&Highlight::note()), None);
        assert_eq!(gains.sound(&Highlight::gain(one)), Some(Sound::Gain(1)), "others act between");
    }

    #[test]
    fn gains_of_a_solitaire_start_low_again_after_another_move() {
        let mut gains = Gains::default();
        let mut gain = |after: Option<Highlight>| {
            after.iter().for_each(|note| assert_eq!(gains.sound(note), None));
            gains.sound(&Highlight::gain(None))
        };
        let note = || Some(Highlight::note());
        let tones = [None, None, note(), note(), None].map(&mut gain);
        assert_eq!(tones, [0, 1, 0, 0, 1].map(|tone| Some(Sound::Gain(tone))));
    }
}
