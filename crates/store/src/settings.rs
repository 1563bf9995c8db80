//! The player's settings, the last opponents per game, and the window's state.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use super::content_error::ContentError;
use super::file::{self, Kind};
use super::looks::{CardBack, Emblem, Felt};
use super::notice::FileKind;
use super::{Damage, DataDir, Loaded, StoreError, TipProgress, tidy_name};
use cardkeep_core::games::GameId;
use cardkeep_core::rival::Level;
use cardkeep_core::text;

const SETTINGS: Kind =
    Kind { name: "settings", kind: FileKind::Settings, most: 1 << 18, older: &[] };
const WINDOW: Kind = Kind { name: "window", kind: FileKind::Window, most: 1 << 18, older: &[] };

/// Maximum games with remembered opponents; there are fewer games.
const COMPANIES: usize = 100;
/// Maximum opponents remembered per game; no table has more.
const RIVALS: usize = 8;
/// Maximum steps of a lesson; no lesson has more.
const STEPS: usize = 100;
/// Maximum characters of one game's house rules as JSON.
const LONGEST_RULES: usize = 1000;

/// Speed of animations or opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Instant: no animation and no waiting.
    Off,
    /// Twice the normal speed.
    Fast,
    /// The default.
    #[default]
    Normal,
    /// Slow enough to watch every step.
    Slow,
}

impl Speed {
    /// All speeds, from off to slow.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    /// Returns the key of its name in the catalog.
    pub fn key(self) -> &'static str {
        ["off", "fast", "normal", "slow"][self as usize]
    }

    /// Returns the factor for durations and opponents' pauses: 0 when off, 1 when normal.
    pub fn pace(self) -> f32 {
        [0.0, 0.5, 1.0, 1.75][self as usize]
    }
}

/// Which of the player's forced plays are carried out automatically.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForcedPlays {
    /// None: every play waits for the player.
    Never,
    /// Those that decide nothing.
    #[default]
    Trifles,
    /// All.
    All,
}

impl ForcedPlays {
    /// All choices, from none to all plays.
    pub const ALL: [ForcedPlays; 3] = [ForcedPlays::Never, ForcedPlays::Trifles, ForcedPlays::All];
}

/// Light or dark theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appearance {
    /// As in the system settings.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Appearance {
    /// All themes.
    pub const ALL: [Appearance; 3] = [Appearance::System, Appearance::Light, Appearance::Dark];

    /// Returns the key of its name in the catalog.
    pub fn key(self) -> &'static str {
        ["system", "light", "dark"][self as usize]
    }
}

/// Size of text and everything that scales with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// The size requested by the screen.
    #[default]
    Usual,
    /// Slightly larger.
    Large,
    /// As large as makes sense.
    Largest,
}

impl TextSize {
    /// All sizes.
    pub const ALL: [TextSize; 3] = [TextSize::Usual, TextSize::Large, TextSize::Largest];

    /// Returns the key of its name in the catalog.
    pub fn key(self) -> &'static str {
        ["usual", "large", "largest"][self as usize]
    }

    /// Returns the factor for every length.
    pub fn factor(self) -> f32 {
        [1.0, 1.15, 1.3][self as usize]
    }
}

/// Loudness of sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Volume {
    /// No sounds.
    Off,
    /// The default.
    #[default]
    Low,
    /// As sounds were recorded.
    Normal,
    /// As loud as they can be without distortion.
    Loud,
}

impl Volume {
    /// All volumes, from off to loud.
    pub const ALL: [Volume; 4] = [Volume::Off, Volume::Low, Volume::Normal, Volume::Loud];

    /// Returns the key of its name in the catalog.
    pub fn key(self) -> &'static str {
        ["off", "low", "normal", "loud"][self as usize]
    }

    /// Returns the factor for every sample: 0 when off, 1 when normal.
    pub fn factor(self) -> f32 {
        [0.0, 0.4, 1.0, 1.8][self as usize]
    }
}

/// The player's settings. Fields missing in a file have their default values, and so have choices that
/// this app doesn't know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Speed of card animations.
    #[serde(deserialize_with = "known")]
    pub animation: Speed,
    /// Whether the player chose it. If not, [`Speed::Normal`] gives way to a wish of the system.
    pub animation_chosen: bool,
    /// Speed of opponents, and how long their actions are shown.
    #[serde(deserialize_with = "known")]
    pub pace: Speed,
    /// Whether contrast is high; `None` if the player has not chosen, so that the system decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contrast: Option<bool>,
    /// Whether suits have four colors instead of two.
    pub four_color: bool,
    /// The BCP 47 tag of the app's language; empty for the system's.
    #[serde(deserialize_with = "tidied")]
    pub language: String,
    /// Light or dark theme.
    #[serde(deserialize_with = "known")]
    pub theme: Appearance,
    /// The player's name on badges and results; empty for "You".
    #[serde(deserialize_with = "tidied")]
    pub name: String,
    /// The names of friends at this device, as typed, by their place after the player's.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "sound_friends")]
    pub friends: Vec<String>,
    /// The player's crest.
    #[serde(deserialize_with = "known")]
    pub emblem: Emblem,
    /// Text size, as far as the window has room.
    #[serde(deserialize_with = "known")]
    pub text_size: TextSize,
    /// Color of the tables.
    #[serde(deserialize_with = "known")]
    pub felt: Felt,
    /// Pattern of the card backs.
    #[serde(deserialize_with = "known")]
    pub back: CardBack,
    /// Loudness of sounds for cards and wins. Older files say under another name whether they are on.
    #[serde(alias = "sounds", deserialize_with = "volume_or_switch")]
    pub volume: Volume,
    /// Vibration, on devices that support it.
    pub touch: bool,
    /// Whether to ask before giving up a match or overwriting a save.
    pub confirmations: bool,
    /// Whether ratings and achievements are shown.
    pub progress: bool,
    /// Whether all looks can be chosen without being earned.
    pub all_looks: bool,
    /// Whether cards that are of use only at home go there automatically.
    pub auto_collect: bool,
    /// Whether a tap on a card of Four Kingdoms makes its best move, and a second tap on a raised
    /// card of another game plays it.
    pub one_tap: bool,
    /// Which forced plays are carried out automatically.
    #[serde(deserialize_with = "known")]
    pub forced_plays: ForcedPlays,
    /// Whether to warn as soon as a deal can't be won any more.
    pub warn_lost: bool,
    /// Whether the most used controls are on the left.
    pub left_handed: bool,
    /// Whether to show new players what an action could bring before they act.
    pub hints: bool,
    /// Whether opponents say something at moments that matter.
    pub lines: bool,
    /// Whether to explain a situation when the player first meets it.
    pub tips: bool,
    /// Whether wide windows show the log of the match.
    pub log_open: bool,
    /// The last setup of each game, by the game's id.
    #[serde(deserialize_with = "sound_values")]
    pub companies: BTreeMap<String, Company>,
    /// The progress of each game's lesson, by the game's id.
    #[serde(deserialize_with = "sound_lessons")]
    pub lessons: BTreeMap<String, LessonProgress>,
    /// What the player has seen of each game's tips, by the game's id.
    #[serde(deserialize_with = "sound_tips")]
    pub tips_seen: BTreeMap<String, TipProgress>,
}

/// How far the player is in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// Whether it was once played to its end.
    pub finished: bool,
    /// For each step so far, the length of the match's record when it began.
    pub begun: Vec<usize>,
}

impl LessonProgress {
    /// Whether it was begun and never played to its end. The first step alone is no progress.
    pub fn is_unfinished(&self) -> bool {
        !self.finished && self.begun.len() > 1
    }
}

/// The player's last setup of a game: opponents and house rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Company {
    /// Number of seats, including the player; 0 if none was chosen.
    pub seats: u8,
    /// The opponents in seat order; may be more or fewer than now play.
    pub rivals: Vec<Rival>,
    /// Whether the opponents' levels follow the player's recent results instead of the choice.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub matched: bool,
    /// The house rules by field; null for the standard ones.
    #[serde(skip_serializing_if = "serde_json::Value::is_null")]
    pub rules: serde_json::Value,
    /// Whether to allow deals that can't be won, in games played alone.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub any_deal: bool,
    /// Whether a device that friends share lies between them, if that was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laid: Option<bool>,
}

/// Another player of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rival {
    /// The opponent's level.
    pub level: Level,
    /// The name as typed, of a computer; empty for one of the app's names.
    pub name: String,
    /// Whether it is a person at this device.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub person: bool,
}

impl Default for Rival {
    /// The first opponents are easy.
    fn default() -> Self {
        Rival { level: Level::Easy, name: String::new(), person: false }
    }
}

/// Reads a choice. One that this app doesn't know, such as one of a newer app, costs only itself.
fn known<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(from: D) -> Result<T, D::Error> {
    let value = serde_json::Value::deserialize(from)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

/// Reads a volume, or whether sounds are on.
fn volume_or_switch<'de, D: Deserializer<'de>>(from: D) -> Result<Volume, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        On(bool),
        #[serde(deserialize_with = "known")]
        Volume(Volume),
    }

    Ok(match Either::deserialize(from)? {
        Either::Volume(volume) => volume,
        Either::On(true) => Volume::Normal,
        Either::On(false) => Volume::Off,
    })
}

/// Reads a name and cleans it up.
fn tidied<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|name| tidy_name(&name))
}

/// Reads the names of friends, as many as a table seats.
fn sound_friends<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let names: Vec<String> = Vec::deserialize(from)?;
    Ok(names.iter().take(RIVALS).map(|name| tidy_name(name)).collect())
}

/// Reads the setups; limits them to what a player can choose.
fn sound_values<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, Company>, D::Error> {
    let mut companies = sound::<D, Company>(from)?;
    for company in companies.values_mut() {
        company.rivals.truncate(RIVALS);
        if company.rules.to_string().len() > LONGEST_RULES {
            company.rules = serde_json::Value::Null;
        }
        company.rivals.iter_mut().for_each(|rival| rival.name = tidy_name(&rival.name));
    }
    Ok(companies)
}

/// Reads the progress of lessons; limits it to what a lesson can have.
fn sound_lessons<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<BTreeMap<String, LessonProgress>, D::Error> {
    let mut lessons = sound::<D, LessonProgress>(from)?;
    lessons.values_mut().for_each(|lesson| lesson.begun.truncate(STEPS));
    Ok(lessons)
}

/// Reads what was seen of the tips; limits it to what a game can have.
fn sound_tips<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<BTreeMap<String, TipProgress>, D::Error> {
    let mut tips = sound::<D, TipProgress>(from)?;
    tips.values_mut().for_each(TipProgress::tidy);
    Ok(tips)
}

/// Reads a map of games without its invalid values, so that one does not cost the others.
fn sound<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    from: D,
) -> Result<BTreeMap<String, T>, D::Error> {
    let all = BTreeMap::<String, serde_json::Value>::deserialize(from)?;
    let sound = |(game, value): (String, _)| {
        Some((text::one_line(&game), serde_json::from_value(value).ok()?))
    };
    Ok(all.into_iter().filter_map(sound).take(COMPANIES).collect())
}

impl Settings {
    /// Returns the last setup of a game.
    pub fn company(&self, game: GameId) -> Company {
        self.companies.get(game.id()).cloned().unwrap_or_default()
    }

    /// Returns the name of a friend at this device; empty for none.
    pub fn friend(&self, index: usize) -> &str {
        self.friends.get(index).map_or("", String::as_str)
    }

    /// Stores the name of a friend at this device.
    pub fn name_friend(&mut self, index: usize, name: String) {
        self.friends.resize(self.friends.len().max(index + 1), String::new());
        self.friends[index] = name;
    }

    /// Returns the progress of a game's lesson.
    pub fn lesson(&self, game: GameId) -> LessonProgress {
        self.lessons.get(game.id()).cloned().unwrap_or_default()
    }

    /// Returns what the player has seen of a game's tips.
    pub fn tip_progress(&self, game: GameId) -> TipProgress {
        self.tips_seen.get(game.id()).cloned().unwrap_or_default()
    }

    /// Stores the last setup of a game.
    pub fn set_company(&mut self, game: GameId, company: Company) {
        self.companies.insert(game.id().into(), company);
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            animation: Speed::Normal,
            animation_chosen: false,
            pace: Speed::Normal,
            contrast: None,
            four_color: false,
            language: String::new(),
            theme: Appearance::System,
            name: String::new(),
            friends: Vec::new(),
            emblem: Emblem::Crown,
            text_size: TextSize::Usual,
            felt: Felt::Green,
            back: CardBack::Horse,
            volume: Volume::Low,
            touch: true,
            confirmations: true,
            progress: true,
            all_looks: false,
            auto_collect: true,
            one_tap: false,
            forced_plays: ForcedPlays::default(),
            warn_lost: false,
            left_handed: false,
            hints: true,
            lines: true,
            tips: true,
            log_open: true,
            companies: BTreeMap::new(),
            lessons: BTreeMap::new(),
            tips_seen: BTreeMap::new(),
        }
    }
}

/// State of the window when it was closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowState {
    /// Width in logical pixels.
    pub width: u32,
    /// Height in logical pixels.
    pub height: u32,
    /// Top left corner in physical pixels of the desktop; `None` if the platform doesn't tell it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<(i32, i32)>,
    /// Whether it was maximized.
    pub maximized: bool,
    /// Name of the open page.
    pub page: String,
    /// Number of the running match on the table, from 1. Older apps do not write it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<u8>,
    /// The match under review by its number in the history, and the number of moves shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<(u32, usize)>,
}

impl WindowState {
    /// Minimum and maximum length of a window's side.
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
    /// Returns the settings, or the defaults.
    pub fn settings(&self) -> Loaded<Settings> {
        file::read_or_default(&self.file("settings"), &SETTINGS, parse_settings)
    }

    /// Saves the settings.
    ///
    /// # Errors
    /// Why they could not be written; the old ones are then unchanged.
    pub fn keep_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        self.hold()?;
        file::write(&self.file("settings"), &SETTINGS, settings, parse_settings)
    }

    /// Returns the window's state, if known.
    pub fn window(&self) -> Loaded<Option<WindowState>> {
        file::read_or_default(&self.file("window"), &WINDOW, parse_window)
    }

    /// Saves the window's state.
    ///
    /// # Errors
    /// Why it could not be written; the old state is then unchanged.
    pub fn keep_window(&self, window: &WindowState) -> Result<(), StoreError> {
        self.hold()?;
        file::write(&self.file("window"), &WINDOW, window, parse_window)
    }
}
