//! Sound and haptic feedback of tables. The table requests it; the player's settings and the device
//! decide whether it happens.

#[cfg_attr(target_os = "android", path = "aaudio.rs")]
#[cfg_attr(any(windows, target_os = "macos"), path = "system.rs")]
#[cfg_attr(not(any(target_os = "android", windows, target_os = "macos")), path = "pulse.rs")]
#[cfg(not(target_family = "wasm"))]
mod device;
#[cfg(not(target_family = "wasm"))]
mod loudspeaker;
#[cfg(not(target_family = "wasm"))]
mod mixer;

use std::cell::RefCell;
use std::rc::Rc;

use cardkeep_store::{Settings, Volume};

#[cfg(not(target_family = "wasm"))]
pub(crate) use loudspeaker::Loudspeaker;

/// Samples per second.
#[cfg(not(target_family = "wasm"))]
const RATE: u32 = 22_050;
/// Length of a sound file's header, as written by `examples/sounds.rs`.
#[cfg(not(target_family = "wasm"))]
const HEAD: usize = 44;

/// A sound effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Cards are dealt or drawn, or many move at once.
    Deal,
    /// A card is placed.
    Lay,
    /// A player gained something; each gain in a row sounds a tone higher.
    Gain(u8),
    /// The tide turns.
    Tide,
    /// A player is hit where it hurts.
    Blow,
    /// A player reaches what the game is about.
    Triumph,
    /// The player's action was refused.
    Refused,
    /// The player won the match.
    Win,
}

impl Sound {
    /// The last of gains in a row that sounds higher than the one before.
    pub const HIGHEST_GAIN: u8 = 7;

    /// Returns how many times faster than stored it is played, and so how much higher.
    pub(super) fn speed(self) -> f64 {
        match self {
            // A major scale.
            Sound::Gain(count) => {
                let steps = [0, 2, 4, 5, 7, 9, 11, 12][usize::from(count.min(Self::HIGHEST_GAIN))];
                f64::powf(2.0, f64::from(steps) / 12.0)
            }
            _ => 1.0,
        }
    }

    /// Returns the number of samples.
    #[cfg(not(target_family = "wasm"))]
    fn length(self) -> usize {
        self.file()[HEAD..].len() / 2
    }

    /// Returns one sample, from -1 to 1; silence after the end.
    #[cfg(not(target_family = "wasm"))]
    fn sample(self, at: usize) -> f32 {
        let bytes = self.file().get(HEAD + 2 * at..HEAD + 2 * at + 2);
        bytes.map_or(0.0, |bytes| f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / 32_768.0)
    }

    pub(super) fn file(self) -> &'static [u8] {
        match self {
            Sound::Deal => include_bytes!("../../assets/sounds/deal.wav"),
            Sound::Lay => include_bytes!("../../assets/sounds/lay.wav"),
            Sound::Gain(_) => include_bytes!("../../assets/sounds/gain.wav"),
            Sound::Tide => include_bytes!("../../assets/sounds/tide.wav"),
            Sound::Blow => include_bytes!("../../assets/sounds/blow.wav"),
            Sound::Triumph => include_bytes!("../../assets/sounds/triumph.wav"),
            Sound::Refused => include_bytes!("../../assets/sounds/refused.wav"),
            Sound::Win => include_bytes!("../../assets/sounds/win.wav"),
        }
    }
}

/// A haptic effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haptic {
    /// A card is picked up.
    Taken,
    /// A card is placed.
    Placed,
    /// The player's action was refused.
    Refused,
    /// Somebody is hit where it hurts.
    Blow,
    /// Somebody reaches what the game is about.
    Triumph,
}

/// A sound output. Its methods return at once.
pub trait Speaker {
    /// Plays a sound as soon as possible, every sample times `volume`.
    fn play(&self, sound: Sound, volume: f32);

    /// Silences the output until the next sound, because the app goes to the background.
    fn rest(&self);
}

/// The haptic output.
type Touch = Box<dyn Fn(Haptic)>;

/// Sound and haptic feedback according to the settings. Without outputs, as in tests and
/// screenshots, it does nothing.
pub struct Feedback {
    settings: Rc<RefCell<Settings>>,
    speaker: RefCell<Option<Box<dyn Speaker>>>,
    touch: RefCell<Option<Touch>>,
}

impl Feedback {
    /// Creates feedback that follows these settings.
    pub fn new(settings: Rc<RefCell<Settings>>) -> Feedback {
        Feedback { settings, speaker: RefCell::default(), touch: RefCell::default() }
    }

    /// Sets the sound output.
    pub fn use_speaker(&self, speaker: impl Speaker + 'static) {
        self.speaker.replace(Some(Box::new(speaker)));
    }

    /// Sets the haptic output.
    pub fn use_touch(&self, touch: impl Fn(Haptic) + 'static) {
        self.touch.replace(Some(Box::new(touch)));
    }

    /// Whether the device has haptic feedback.
    pub fn has_touch(&self) -> bool {
        self.touch.borrow().is_some()
    }

    /// Plays a sound, if the settings allow.
    pub fn play(&self, sound: Sound) {
        if let Some(speaker) = &*self.speaker.borrow()
            && self.settings.borrow().volume != Volume::Off
        {
            speaker.play(sound, self.settings.borrow().volume.factor());
        }
    }

    /// Gives haptic feedback, if the settings allow.
    pub fn feel(&self, haptic: Haptic) {
        if let Some(touch) = &*self.touch.borrow()
            && self.settings.borrow().touch
        {
            touch(haptic);
        }
    }

    /// Silences the sound output, because the app goes to the background.
    pub fn rest(&self) {
        if let Some(speaker) = &*self.speaker.borrow() {
            speaker.rest();
        }
    }
}
