//! What is heard and felt of a table: sounds of our own, and on phones a light tick. The table says
//! what there is to be heard; whether it is heard the player and the device decide.

#[cfg_attr(target_os = "android", path = "aaudio.rs")]
#[cfg_attr(any(windows, target_os = "macos"), path = "system.rs")]
#[cfg_attr(not(any(target_os = "android", windows, target_os = "macos")), path = "pulse.rs")]
mod device;
mod loudspeaker;
mod mixer;

use std::cell::RefCell;
use std::rc::Rc;

use crate::store::Settings;

pub use loudspeaker::Loudspeaker;

/// Samples of a sound in a second.
const RATE: u32 = 22_050;
/// What a file says before its samples; `examples/sounds.rs` writes it so.
const HEAD: usize = 44;

/// Something that is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Cards are dealt or drawn, or many move at once.
    Deal,
    /// A card is put down.
    Lay,
    /// Somebody gained something.
    Beat,
    /// What the player wants is not allowed.
    Refused,
    /// The player won the match.
    Win,
}

impl Sound {
    /// How many samples it has.
    fn length(self) -> usize {
        self.file()[HEAD..].len() / 2
    }

    /// One of its samples, from -1 to 1; silence after its end.
    fn sample(self, at: usize) -> f32 {
        let bytes = self.file().get(HEAD + 2 * at..HEAD + 2 * at + 2);
        bytes.map_or(0.0, |bytes| f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / 32_768.0)
    }

    fn file(self) -> &'static [u8] {
        match self {
            Sound::Deal => include_bytes!("../../../assets/sounds/deal.wav"),
            Sound::Lay => include_bytes!("../../../assets/sounds/lay.wav"),
            Sound::Beat => include_bytes!("../../../assets/sounds/beat.wav"),
            Sound::Refused => include_bytes!("../../../assets/sounds/refused.wav"),
            Sound::Win => include_bytes!("../../../assets/sounds/win.wav"),
        }
    }
}

/// Something that is felt in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tick {
    /// A card is taken up.
    Taken,
    /// A card is put down.
    Placed,
    /// What the player wants is not allowed.
    Refused,
}

/// Where sounds are heard. Nothing waits for it.
pub trait Speaker {
    /// Lets a sound be heard as soon as can be.
    fn play(&self, sound: Sound);

    /// The app goes out of sight: nothing is heard until the next sound.
    fn rest(&self);
}

/// What gives ticks in the hand.
type Touch = Box<dyn Fn(Tick)>;

/// What the player hears and feels, as far as wanted. Without a device for it, as in tests and
/// pictures, it does nothing.
pub struct Feedback {
    settings: Rc<RefCell<Settings>>,
    speaker: RefCell<Option<Box<dyn Speaker>>>,
    touch: RefCell<Option<Touch>>,
}

impl Feedback {
    /// Those of a player with these settings.
    pub fn new(settings: Rc<RefCell<Settings>>) -> Feedback {
        Feedback { settings, speaker: RefCell::default(), touch: RefCell::default() }
    }

    /// Lets sounds be heard there.
    pub fn use_speaker(&self, speaker: impl Speaker + 'static) {
        self.speaker.replace(Some(Box::new(speaker)));
    }

    /// Lets ticks be felt there.
    pub fn use_touch(&self, touch: impl Fn(Tick) + 'static) {
        self.touch.replace(Some(Box::new(touch)));
    }

    /// Whether the device can be felt.
    pub fn has_touch(&self) -> bool {
        self.touch.borrow().is_some()
    }

    /// Lets something be heard, if the player wants sounds.
    pub fn play(&self, sound: Sound) {
        if let Some(speaker) = &*self.speaker.borrow()
            && self.settings.borrow().sounds
        {
            speaker.play(sound);
        }
    }

    /// Lets something be felt, if the player wants that.
    pub fn feel(&self, tick: Tick) {
        if let Some(touch) = &*self.touch.borrow()
            && self.settings.borrow().touch
        {
            touch(tick);
        }
    }

    /// The app goes out of sight.
    pub fn rest(&self) {
        if let Some(speaker) = &*self.speaker.borrow() {
            speaker.rest();
        }
    }
}
