//! Keys: what a press means on any keyboard layout, and the shortcuts of every page.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use slint::language::KeyEvent;
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, SharedString, Timer};

use super::i18n::{app, t};
use super::{Page, Services};
use crate::ui::{self, Nav};

/// The physical key that is pressed, by what it gives on a US keyboard; `None` if that is unknown
/// or not a letter, a digit or a comma.
pub(crate) type KeyPosition = Rc<Cell<Option<char>>>;

/// A key press.
#[derive(Clone, Debug, Default)]
pub struct KeyPress {
    /// What the keyboard layout gives.
    text: SharedString,
    /// See [`KeyPosition`].
    position: Option<char>,
    control: bool,
    shift: bool,
    /// Whether Alt, Super or Command is held, so that it is no command of this app.
    foreign: bool,
    /// Whether the key is held down and repeats.
    pub repeat: bool,
}

impl KeyPress {
    pub fn new(event: &KeyEvent, position: Option<char>) -> KeyPress {
        let held = &event.modifiers;
        KeyPress {
            text: event.text.clone(),
            position,
            control: held.control,
            shift: held.shift,
            foreign: held.alt || held.meta,
            repeat: event.repeat,
        }
    }

    pub fn is(&self, key: Key) -> bool {
        self.text == SharedString::from(key)
    }

    /// Whether it is Enter or Space.
    pub fn is_enter(&self) -> bool {
        self.is(Key::Return) || self.is(Key::Space)
    }

    /// Whether it is this letter, digit or sign, without Ctrl, Alt and the like.
    pub fn is_letter(&self, letter: &str) -> bool {
        !self.control && self.means(letter)
    }

    /// Whether it is this letter or sign with Ctrl.
    fn is_control(&self, letter: &str) -> bool {
        self.control && self.means(letter)
    }

    pub fn is_undo(&self) -> bool {
        self.is_control("z") && !self.shift
    }

    pub fn is_redo(&self) -> bool {
        self.is_control("y") || self.is_control("z") && self.shift
    }

    /// Returns the digit from 1 to 9.
    pub fn number(&self) -> Option<usize> {
        if self.control || self.foreign {
            return None;
        }
        // With Shift, the key has another meaning, such as "?".
        let digit = |position: &char| position.is_ascii_digit() && !self.shift;
        let text = self.text.parse::<u32>().ok();
        let number = text.or_else(|| self.position.filter(digit)?.to_digit(10))?;
        usize::try_from(number).ok().filter(|number| (1..=9).contains(number))
    }

    /// Whether it goes on for as long as the key is held, even if nothing else does.
    pub fn scrolls(&self) -> bool {
        let keys = [
            Key::LeftArrow,
            Key::RightArrow,
            Key::UpArrow,
            Key::DownArrow,
            Key::PageUp,
            Key::PageDown,
            Key::Tab,
            Key::Backtab,
        ];
        keys.into_iter().any(|key| self.is(key))
    }

    fn means(&self, letter: &str) -> bool {
        if self.foreign {
            return false;
        }
        let mut letters = self.text.chars();
        match (letters.next(), letters.next(), self.position) {
            (Some(given), None, Some(position)) if is_of_another_script(given) => {
                letter.chars().eq([position])
            }
            _ => self.text.to_lowercase() == letter,
        }
    }
}

/// Whether a character is neither ASCII nor a Latin letter, punctuation, a symbol or one of the
/// characters that stand for special keys.
fn is_of_another_script(character: char) -> bool {
    !matches!(
        character,
        '\0'..='\u{36f}' | '\u{1e00}'..='\u{1eff}' | '\u{2000}'..='\u{2bff}' | '\u{e000}'..='\u{f8ff}'
    )
}

/// Returns the name of a key with Ctrl, or its equivalent.
pub(crate) fn with_control(key: &str) -> String {
    match cfg!(target_os = "macos") {
        true => format!("Cmd+{key}"),
        false => t!(app::key_control, key),
    }
}

/// Connects the shortcuts of every page.
pub(crate) fn connect(window: &ui::App, services: &Services) {
    let nav = window.global::<Nav>();
    nav.on_acts(services.handler(|services, event| {
        let key = services.key_press(&event);
        // Without NumLock, the keypad's digits arrive as keys that scroll.
        let moves = key.scrolls() || key.is(Key::Escape) || key.is(Key::Back);
        key.number().is_some() || !moves
    }));
    let services = services.clone();
    nav.on_shortcut(move |event| shortcut(&services, &services.key_press(&event)));
}

/// Follows a shortcut. Returns whether the key is one.
fn shortcut(services: &Services, key: &KeyPress) -> bool {
    let Some(window) = services.window.upgrade() else { return false };
    let shell = &services.shell;
    let deed: Box<dyn FnOnce()> = if key.is(Key::F11) {
        Box::new(|| window.window().set_fullscreen(!window.window().is_fullscreen()))
    } else if key.is_control("q") && cfg!(not(any(target_os = "android", target_family = "wasm"))) {
        let window = window.as_weak();
        Box::new(|| {
            // The window can't go while it handles a key.
            Timer::single_shot(Duration::ZERO, move || {
                if let Some(window) = window.upgrade() {
                    window.window().dispatch_event(WindowEvent::CloseRequested);
                }
            });
        })
    } else if shell.asking() {
        return false;
    } else if key.is_control(",") {
        Box::new(|| shell.go(Page::Settings))
    } else if key.is_control("n") {
        // The home page offers a new match of every game.
        Box::new(|| shell.go(shell.page().game().map_or(Page::Home, Page::NewGame)))
    } else {
        return false;
    };
    if !key.repeat {
        deed();
    }
    true
}

#[cfg(not(any(target_os = "android", target_family = "wasm")))]
pub(crate) use winit_keys::position;

#[cfg(not(any(target_os = "android", target_family = "wasm")))]
mod winit_keys {
    use slint::winit_030::winit::keyboard::{KeyCode, PhysicalKey};

    /// The letters in the order of their names.
    const LETTERS: [KeyCode; 26] = [
        KeyCode::KeyA,
        KeyCode::KeyB,
        KeyCode::KeyC,
        KeyCode::KeyD,
        KeyCode::KeyE,
        KeyCode::KeyF,
        KeyCode::KeyG,
        KeyCode::KeyH,
        KeyCode::KeyI,
        KeyCode::KeyJ,
        KeyCode::KeyK,
        KeyCode::KeyL,
        KeyCode::KeyM,
        KeyCode::KeyN,
        KeyCode::KeyO,
        KeyCode::KeyP,
        KeyCode::KeyQ,
        KeyCode::KeyR,
        KeyCode::KeyS,
        KeyCode::KeyT,
        KeyCode::KeyU,
        KeyCode::KeyV,
        KeyCode::KeyW,
        KeyCode::KeyX,
        KeyCode::KeyY,
        KeyCode::KeyZ,
    ];
    /// The digits from 1, above the letters and on the keypad.
    const DIGITS: [[KeyCode; 2]; 9] = [
        [KeyCode::Digit1, KeyCode::Numpad1],
        [KeyCode::Digit2, KeyCode::Numpad2],
        [KeyCode::Digit3, KeyCode::Numpad3],
        [KeyCode::Digit4, KeyCode::Numpad4],
        [KeyCode::Digit5, KeyCode::Numpad5],
        [KeyCode::Digit6, KeyCode::Numpad6],
        [KeyCode::Digit7, KeyCode::Numpad7],
        [KeyCode::Digit8, KeyCode::Numpad8],
        [KeyCode::Digit9, KeyCode::Numpad9],
    ];

    /// Returns what a physical key gives on a US keyboard; see [`KeyPosition`](super::KeyPosition).
    pub(crate) fn position(key: PhysicalKey) -> Option<char> {
        let PhysicalKey::Code(code) = key else { return None };
        let letter = LETTERS.iter().zip('a'..='z').find(|(letter, _)| **letter == code);
        let digit = DIGITS.iter().zip('1'..='9').find(|(digits, _)| digits.contains(&code));
        let comma = (code == KeyCode::Comma).then_some(',');
        letter.map(|(_, letter)| letter).or(digit.map(|(_, digit)| digit)).or(comma)
    }
}

#[cfg(all(test, not(any(target_os = "android", target_family = "wasm"))))]
mod tests {
    use slint::winit_030::winit::keyboard::{KeyCode, PhysicalKey};

    use super::*;

    /// Returns the press of a physical key that gives this text.
    fn press(code: KeyCode, text: impl Into<SharedString>) -> KeyPress {
        let position = position(PhysicalKey::Code(code));
        KeyPress { text: text.into(), position, ..KeyPress::default() }
    }

    /// Keys of the layouts in xkeyboard-config by these names: what they give without Shift, and
    /// what they mean here.
    #[test]
    fn digits_and_letters_are_where_the_layout_has_no_others() {
        use KeyCode::{
            Comma, Digit1, Digit2, Digit3, Digit6, Digit7, Digit9, KeyD, KeyE, KeyL, KeyQ, KeyR,
            KeyT, KeyU, KeyW, KeyZ, Period, Semicolon,
        };
        let digits = [
            ("fr", Digit1, "&", 1),
            ("fr", Digit2, "é", 2),
            ("fr", Digit3, "\"", 3),
            ("fr", Digit6, "-", 6),
            ("fr", Digit7, "è", 7),
            ("fr", Digit9, "ç", 9),
            ("be", Digit6, "§", 6),
            ("be", Digit9, "ç", 9),
            ("cz", Digit1, "+", 1),
            ("cz", Digit2, "ě", 2),
            ("cz", Digit9, "í", 9),
            ("us", Digit3, "3", 3),
            ("ru", Digit3, "3", 3),
            // Digits in another order, with Shift.
            ("us dvp", Digit1, "&", 1),
        ];
        for (layout, code, text, number) in digits {
            assert_eq!(press(code, text).number(), Some(number), "{layout}: {text}");
        }
        let letters = [
            ("ru", KeyL, "д", "l"),
            ("ru", KeyZ, "я", "z"),
            ("ru", Comma, "б", ","),
            ("gr", KeyL, "λ", "l"),
            ("gr", KeyU, "θ", "u"),
            ("il", KeyL, "ך", "l"),
            ("il", KeyT, "א", "t"),
            ("ara", KeyD, "ي", "d"),
            ("th", KeyU, "ี", "u"),
            ("fr", KeyQ, "a", "a"),
            ("de", KeyZ, "y", "y"),
            ("us", KeyL, "L", "l"),
            ("us dvorak", KeyE, ".", "."),
            ("us dvorak", Semicolon, "s", "s"),
            ("us dvorak", Period, "v", "v"),
            ("fr bepo", KeyW, "é", "é"),
            ("tr", KeyR, "r", "r"),
        ];
        for (layout, code, text, letter) in letters {
            assert!(press(code, text).is_letter(letter), "{layout}: {text}");
        }
        // The key is that of the layout, not the one at its place.
        for (layout, code, text, other) in
            [("fr", KeyQ, "a", "q"), ("us dvorak", KeyE, ".", "e"), ("fr bepo", KeyW, "é", "w")]
        {
            assert!(!press(code, text).is_letter(other), "{layout}: {text}");
        }
    }

    #[test]
    fn a_digit_with_shift_is_what_the_layout_gives() {
        let shifted = |code, text: &str| KeyPress { shift: true, ..press(code, text) };
        assert_eq!(shifted(KeyCode::Digit1, "1").number(), Some(1), "fr");
        assert_eq!(shifted(KeyCode::Digit1, "!").number(), None, "us");
        // Question mark in Russian.
        assert_eq!(shifted(KeyCode::Digit7, "?").number(), None, "ru");
        assert!(shifted(KeyCode::Digit7, "?").is_letter("?"));
        assert_eq!(press(KeyCode::Digit0, "0").number(), None);
    }

    #[test]
    fn the_keypad_has_digits_with_and_without_num_lock() {
        let keys = [
            (KeyCode::Numpad1, Key::End, "1", 1),
            (KeyCode::Numpad4, Key::LeftArrow, "4", 4),
            (KeyCode::Numpad9, Key::PageUp, "9", 9),
        ];
        for (code, without, with, number) in keys {
            assert_eq!(press(code, with).number(), Some(number));
            assert_eq!(press(code, without).number(), Some(number));
        }
        // The same keys elsewhere are none.
        assert_eq!(press(KeyCode::ArrowLeft, Key::LeftArrow).number(), None);
    }

    #[test]
    fn commands_have_no_other_modifier() {
        let key = press(KeyCode::KeyZ, "z");
        assert!(key.is_letter("z") && !key.is_undo());
        let control = KeyPress { control: true, ..key.clone() };
        assert!(control.is_undo() && !control.is_redo() && !control.is_letter("z"));
        let shifted = KeyPress { shift: true, text: "Z".into(), ..control.clone() };
        assert!(shifted.is_redo() && !shifted.is_undo());
        let foreign = KeyPress { foreign: true, ..control };
        assert!(!foreign.is_undo() && !foreign.is_letter("z"));
        let digit = press(KeyCode::Digit1, "1");
        for held in [
            KeyPress { control: true, ..digit.clone() },
            KeyPress { foreign: true, ..digit.clone() },
        ] {
            assert_eq!(held.number(), None);
        }
    }
}
