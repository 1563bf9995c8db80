//! What the player chose, and how the window was left.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};

use super::content_error::ContentError;
use super::file::{self, Kind};
use super::notice::FileKind;
use super::{Damage, DataDir, Loaded, StoreError, tidy_name};
use crate::ai::Level;
use crate::games::GameId;
use crate::text;

const SETTINGS: Kind =
    Kind { name: "settings", kind: FileKind::Settings, most: 1 << 18, older: &[] };
const WINDOW: Kind = Kind { name: "window", kind: FileKind::Window, most: 1 << 18, older: &[] };

/// The most games whose companies are kept; there are fewer games.
const COMPANIES: usize = 100;
/// The most opponents of one company; no table seats more.
const RIVALS: usize = 8;
/// The most letters of the house rules of one game, as JSON.
const LONGEST_RULES: usize = 1000;

/// How fast something goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// In no time at all: nothing flies, nobody waits.
    Off,
    /// Twice as fast.
    Fast,
    /// As the app was made.
    #[default]
    Normal,
    /// To watch every step.
    Slow,
}

impl Speed {
    /// All of them, from off to slow.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    /// The key of its name in the catalogue.
    pub fn key(self) -> &'static str {
        ["off", "fast", "normal", "slow"][self as usize]
    }

    /// What to multiply durations and an opponent's pauses by: 0 when off, 1 when normal.
    pub fn pace(self) -> f32 {
        [0.0, 0.5, 1.0, 1.75][self as usize]
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appearance {
    /// As the rest of the system.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Appearance {
    /// All of them.
    pub const ALL: [Appearance; 3] = [Appearance::System, Appearance::Light, Appearance::Dark];

    /// The key of its name in the catalogue.
    pub fn key(self) -> &'static str {
        ["system", "light", "dark"][self as usize]
    }
}

/// The pattern on the backs of the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardBack {
    /// A horse's head on a lattice, burgundy.
    #[default]
    Horse,
    /// Chequers, blue.
    Checks,
    /// Slanting stripes, green.
    Stripes,
    /// Lozenges, purple.
    Lozenges,
    /// Small towers, slate.
    Towers,
}

impl CardBack {
    /// All of them.
    pub const ALL: [CardBack; 5] = [
        CardBack::Horse,
        CardBack::Checks,
        CardBack::Stripes,
        CardBack::Lozenges,
        CardBack::Towers,
    ];

    /// The key of its name in the catalogue.
    pub fn key(self) -> &'static str {
        ["horse", "checks", "stripes", "lozenges", "towers"][self as usize]
    }
}

/// The color of the tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Felt {
    /// As the app was made.
    #[default]
    Green,
    /// A quiet blue.
    Blue,
    /// The red of wine.
    Wine,
    /// A grey with a little blue.
    Slate,
}

impl Felt {
    /// All of them.
    pub const ALL: [Felt; 4] = [Felt::Green, Felt::Blue, Felt::Wine, Felt::Slate];

    /// The key of its name in the catalogue.
    pub fn key(self) -> &'static str {
        ["green", "blue", "wine", "slate"][self as usize]
    }
}

/// How large words are, and all else with them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// As the screen asks for.
    #[default]
    Usual,
    /// A little larger.
    Large,
    /// As large as makes sense.
    Largest,
}

impl TextSize {
    /// All of them.
    pub const ALL: [TextSize; 3] = [TextSize::Usual, TextSize::Large, TextSize::Largest];

    /// The key of its name in the catalogue.
    pub fn key(self) -> &'static str {
        ["usual", "large", "largest"][self as usize]
    }

    /// What to multiply every length by.
    pub fn factor(self) -> f32 {
        [1.0, 1.15, 1.3][self as usize]
    }
}

/// What the player chose. A field that a file does not have takes its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How fast cards fly.
    pub animation: Speed,
    /// How long opponents take over what they do, and how long it is looked at.
    pub pace: Speed,
    /// Four colors of suits instead of two.
    pub four_color: bool,
    /// Light or dark.
    pub theme: Appearance,
    /// What the player is called on badges and results; empty for "You".
    #[serde(deserialize_with = "tidied")]
    pub name: String,
    /// How large words are, as far as the window has room.
    pub text_size: TextSize,
    /// The color of the tables.
    pub felt: Felt,
    /// The pattern on the backs of the cards.
    pub back: CardBack,
    /// Cards are heard.
    pub sounds: bool,
    /// Cards are felt, where a device ticks in the hand.
    pub touch: bool,
    /// Ask before a match is given up or a save overwritten.
    pub confirmations: bool,
    /// Cards that can only help at home go there by themselves.
    pub auto_collect: bool,
    /// A tap on a card of Four Kingdoms moves it where that helps most.
    pub one_tap: bool,
    /// The player wants to know as soon as a deal can no longer be won.
    pub warn_lost: bool,
    /// What is used most lies on the left.
    pub left_handed: bool,
    /// What newcomers cannot know yet is told before they act.
    pub hints: bool,
    /// Whom the player last met, by the id of the game.
    #[serde(deserialize_with = "sound_values")]
    pub companies: BTreeMap<String, Company>,
}

/// How the player last set a game up: whom to meet, and by which rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Company {
    /// How many sit at the table, the player among them; 0 for as few as can be.
    pub seats: u8,
    /// The opponents in the order of their seats, perhaps more than now play and perhaps fewer.
    pub rivals: Vec<Rival>,
    /// The house rules by their fields; nothing for the usual ones.
    #[serde(skip_serializing_if = "serde_json::Value::is_null")]
    pub rules: serde_json::Value,
    /// Where the player is alone: deals that cannot be won are welcome, too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub any_deal: bool,
}

/// An opponent to be met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rival {
    /// How strong it is.
    pub level: Level,
    /// As the player typed it; empty for a name of the app's.
    pub name: String,
}

impl Default for Rival {
    fn default() -> Self {
        Rival { level: Level::Normal, name: String::new() }
    }
}

/// A name as it can be shown.
fn tidied<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|name| tidy_name(&name))
}

/// A map without the values that cannot be understood: they are no reason to lose the others. Nor
/// does it hold more than a player can choose.
fn sound_values<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, Company>, D::Error> {
    let all = BTreeMap::<String, serde_json::Value>::deserialize(from)?;
    let sound = |(game, value): (String, _)| {
        let mut company: Company = serde_json::from_value(value).ok()?;
        company.rivals.truncate(RIVALS);
        if company.rules.to_string().len() > LONGEST_RULES {
            company.rules = serde_json::Value::Null;
        }
        company.rivals.iter_mut().for_each(|rival| rival.name = tidy_name(&rival.name));
        Some((text::one_line(&game), company))
    };
    Ok(all.into_iter().filter_map(sound).take(COMPANIES).collect())
}

impl Settings {
    /// Whom the player last met in a game.
    pub fn company(&self, game: GameId) -> Company {
        self.companies.get(game.id()).cloned().unwrap_or_default()
    }

    /// Remembers whom the player meets in a game.
    pub fn set_company(&mut self, game: GameId, company: Company) {
        self.companies.insert(game.id().into(), company);
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            animation: Speed::Normal,
            pace: Speed::Normal,
            four_color: false,
            theme: Appearance::System,
            name: String::new(),
            text_size: TextSize::Usual,
            felt: Felt::Green,
            back: CardBack::Horse,
            sounds: false,
            touch: true,
            confirmations: true,
            auto_collect: true,
            one_tap: false,
            warn_lost: false,
            left_handed: false,
            hints: true,
            companies: BTreeMap::new(),
        }
    }
}

/// How the window was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowState {
    /// Width in logical pixels.
    pub width: u32,
    /// Height in logical pixels.
    pub height: u32,
    /// Whether it filled the screen.
    pub maximized: bool,
    /// The page that was open, by a name the app chooses.
    pub page: String,
    /// Which running match was on the table, 1 for the first. Older apps do not write it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<u8>,
}

impl WindowState {
    /// The least and the most a side of a window can sensibly have.
    const SIDE: std::ops::RangeInclusive<u32> = 200..=16_384;
}

fn parse_settings(json: &str) -> Result<Settings, ContentError> {
    Ok(serde_json::from_str(json)?)
}

fn parse_window(json: &str) -> Result<Option<WindowState>, ContentError> {
    let mut window: WindowState = serde_json::from_str(json)?;
    window.page = text::one_line(&window.page);
    let side = WindowState::SIDE;
    if side.contains(&window.width) && side.contains(&window.height) {
        Ok(Some(window))
    } else {
        Err(Damage::WindowSize.into())
    }
}

impl DataDir {
    /// The player's settings, or the defaults.
    pub fn settings(&self) -> Loaded<Settings> {
        file::read_or_default(&self.file("settings"), &SETTINGS, parse_settings)
    }

    /// Keeps the player's settings.
    ///
    /// # Errors
    /// Says why they could not be written; the last ones are then still there.
    pub fn keep_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        self.hold()?;
        file::write(&self.file("settings"), &SETTINGS, settings, parse_settings)
    }

    /// How the window was left, if that is known.
    pub fn window(&self) -> Loaded<Option<WindowState>> {
        file::read_or_default(&self.file("window"), &WINDOW, parse_window)
    }

    /// Keeps how the window was left.
    ///
    /// # Errors
    /// Says why it could not be written; the last state is then still there.
    pub fn keep_window(&self, window: &WindowState) -> Result<(), StoreError> {
        self.hold()?;
        file::write(&self.file("window"), &WINDOW, window, parse_window)
    }
}
