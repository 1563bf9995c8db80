//! Sound output, by the page's Web Audio.

use super::page;
use crate::sound::{Sound, Speaker};

/// Plays sounds as soon as the browser allows any, which is after the first touch.
pub(super) struct Speakers;

impl Speaker for Speakers {
    fn play(&self, sound: Sound, volume: f32) {
        page::play(sound.file(), volume, sound.speed() as f32);
    }

    fn rest(&self) {
        page::rest();
    }
}
