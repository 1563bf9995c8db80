//! The JSON form of a save, as it is in a file.

use std::fmt;
use std::marker::PhantomData;

use jiff::civil::Date;
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{Heading, MatchId, Save};
use crate::clock::latest_day;
use crate::content_error::ContentError;
use crate::daily::daily_of;
use crate::outline::Outline;
use crate::{Challenge, Damage, Misplaced, Player, Proof, names_for, tidy_title};
use cardkeep_core::engine::{Game, Outcome, Record, Turn, day_of};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::text;

/// JSON form of a save.
#[derive(Serialize, Deserialize)]
pub(crate) struct Text<R> {
    app: String,
    game: String,
    rules: u32,
    id: MatchId,
    saved: u64,
    played_seconds: u64,
    /// Missing in older saves, and if there is no title.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    summary: String,
    /// The language of the summary. Missing in older saves, and if it is unknown.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) language: String,
    #[serde(deserialize_with = "first")]
    pub(super) players: Vec<Player>,
    /// Missing in the oldest saves.
    #[serde(default, deserialize_with = "first")]
    pub(super) names: Vec<String>,
    #[serde(default)]
    helped: bool,
    /// Missing in older saves, and unless the computer has played for the player.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    substituted: bool,
    /// Missing in older saves, and unless the match is practice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    practice: bool,
    /// Missing in older saves, and unless the match is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    over: bool,
    /// Missing in older saves, and unless the deal has the number of a daily deal.
    #[serde(default, deserialize_with = "known", skip_serializing_if = "Option::is_none")]
    day: Option<Option<Date>>,
    /// Missing in older saves, and unless a friend has played the match.
    #[serde(default, deserialize_with = "if_text", skip_serializing_if = "Option::is_none")]
    friend: Option<String>,
    /// Missing in older saves.
    #[serde(default, deserialize_with = "if_text", skip_serializing_if = "Option::is_none")]
    nonce: Option<String>,
    #[serde(default, deserialize_with = "if_text", skip_serializing_if = "Option::is_none")]
    fingerprint: Option<String>,
    /// Missing in older saves, and unless the device lies between several people.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    laid: bool,
    pub(super) record: R,
}

/// Reads a value that says something even if it is null.
fn known<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<Date>>, D::Error> {
    Option::deserialize(from).map(Some)
}

/// Reads a text, without which the match can be read as well: anything else counts as missing.
fn if_text<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Value {
        Text(String),
        Other(IgnoredAny),
    }

    Ok(match Value::deserialize(from)? {
        Value::Text(text) => Some(text),
        Value::Other(IgnoredAny) => None,
    })
}

/// Maximum values read from a list with one value per seat.
const MANY: usize = 20;

/// Reads the first values of a list, which may have millions in a file.
pub(crate) fn first<'de, D, T>(from: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct First<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for First<T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("a list with a value for each seat")
        }

        fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<Vec<T>, S::Error> {
            let mut values = Vec::new();
            while values.len() < MANY {
                match list.next_element()? {
                    Some(value) => values.push(value),
                    None => return Ok(values),
                }
            }
            while list.next_element::<IgnoredAny>()?.is_some() {}
            Ok(values)
        }
    }

    from.deserialize_seq(First(PhantomData))
}

impl<'a, G: Registered> Text<&'a Record<G>> {
    /// Creates the JSON form of a match with a summary in this language.
    pub(crate) fn of(save: &'a Save<G>, summary: &str, language: &str) -> Self {
        Text {
            app: env!("CARGO_PKG_VERSION").into(),
            game: G::ID.id().into(),
            rules: G::RULES_VERSION,
            id: save.id.clone(),
            saved: save.saved,
            played_seconds: save.played_seconds,
            title: save.title.clone(),
            summary: summary.into(),
            language: language.into(),
            players: save.players.clone(),
            names: save.names.clone(),
            helped: save.helped,
            substituted: save.substituted,
            practice: save.practice,
            over: is_over(save.record.position()),
            day: save.record.deal().and_then(day_of).map(|_| save.day),
            friend: save.friend.clone(),
            nonce: save.proof.as_ref().map(|proof| proof.nonce.clone()),
            fingerprint: save.proof.as_ref().map(|proof| proof.fingerprint.clone()),
            laid: save.laid,
            record: &save.record,
        }
    }
}

impl<R> Text<R> {
    /// Checks that this is a match of a game by its current rules, before the record is parsed.
    pub(crate) fn check<G: Registered>(&self) -> Result<(), ContentError> {
        check::<G>(&self.game, self.rules)
    }

    /// Returns the game.
    pub(crate) fn game(&self) -> Result<GameId, ContentError> {
        self.game.parse().map_err(|_| ContentError::Misplaced(Misplaced::Match(None)))
    }

    /// Checks that this is a match of a game, whatever the rules version.
    pub(crate) fn check_game(&self, game: GameId) -> Result<(), ContentError> {
        check_game(&self.game, game)
    }

    /// Returns the match with the code of the same match as a friend has played it.
    pub(crate) fn with_friend(self, code: String) -> Self {
        Text { friend: Some(code), ..self }
    }

    /// Returns the day whose daily deal it is, given the one that its deal would have on a day. An
    /// older save was made on that day or later, wherever the player was.
    pub(super) fn day(&self, dealt: impl FnOnce(Option<Date>) -> Option<Date>) -> Option<Date> {
        dealt(self.day.unwrap_or_else(|| latest_day(self.saved))).filter(|_| !self.practice)
    }

    /// Whether the match is practice.
    pub(crate) fn is_practice(&self) -> bool {
        self.practice
    }

    /// Returns the list entry, as far as it does not depend on the record.
    pub(crate) fn heading(self) -> Heading {
        Heading {
            id: self.id,
            title: tidy_title(&self.title),
            deal: None,
            day: None,
            begun: true,
            names: names_for(&self.players, &self.names),
            players: self.players,
            summary: text::one_line(&self.summary),
            saved: self.saved,
            played_seconds: self.played_seconds,
            practice: self.practice,
            helped: self.helped,
            over: self.over,
        }
    }
}

/// Whether a match is over; one played alone goes on after a lost position, because moves can be undone.
pub(super) fn is_over<G: Game>(position: &G) -> bool {
    let ends = |outcome: Outcome| position.setup().seats > 1 || outcome.winners().count() > 0;
    matches!(position.turn(), Turn::Over(outcome) if ends(outcome))
}

impl<G: Registered> Text<Outline<G>> {
    /// Returns what is needed to play the same match; `None` if it did not begin with a deal.
    pub(crate) fn challenge(&self) -> Option<Challenge> {
        let (setup, seed) = self.record.dealt()?;
        let names = names_for(&self.players, &self.names);
        Some(Challenge::of::<G>(setup, seed, &self.players, &names))
    }
}

impl<G: Registered> Text<Record<G>> {
    /// Converts to a match, if it is a valid one.
    pub(crate) fn into_save(self) -> Result<Save<G>, ContentError> {
        let seats = self.record.position().setup().seats;
        if self.players.len() != usize::from(seats) {
            return Err(Damage::Players { players: self.players.len(), seats }.into());
        }
        if !self.players.contains(&Player::Human) {
            return Err(Damage::NoHuman.into());
        }
        let names = names_for(&self.players, &self.names);
        Ok(Save {
            day: self.day(|day| daily_of(&self.record, &self.players, &names, day)),
            id: self.id,
            record: self.record,
            names,
            players: self.players,
            title: tidy_title(&self.title),
            summary: text::one_line(&self.summary),
            saved: self.saved,
            played_seconds: self.played_seconds,
            helped: self.helped,
            substituted: self.substituted,
            practice: self.practice,
            friend: self.friend,
            proof: (self.nonce.zip(self.fingerprint))
                .map(|(nonce, fingerprint)| Proof { nonce, fingerprint }),
            laid: self.laid,
        })
    }
}

/// Parses a save without replaying its record.
pub(super) fn outline<G: Registered>(json: &str) -> Result<Text<Outline<G>>, ContentError> {
    let text = serde_json::from_str::<Text<Outline<G>>>(json).or_else(|why| {
        // The record of other rules may look different.
        if let Ok(Version { game, rules }) = serde_json::from_str(json) {
            check::<G>(&game, rules)?;
        }
        Err(ContentError::from(why))
    })?;
    text.check::<G>()?;
    Ok(text)
}

/// What tells whether the rest of a save can be read.
#[derive(Deserialize)]
pub(super) struct Version {
    pub(super) game: String,
    rules: u32,
}

fn check<G: Registered>(game: &str, rules: u32) -> Result<(), ContentError> {
    check_game(game, G::ID)?;
    match rules.cmp(&G::RULES_VERSION) {
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(ContentError::Newer),
        // A game whose rules changed would migrate an old record here, if it can.
        std::cmp::Ordering::Less => Err(ContentError::Outdated),
    }
}

fn check_game(found: &str, game: GameId) -> Result<(), ContentError> {
    if found == game.id() {
        return Ok(());
    }
    Err(ContentError::Misplaced(Misplaced::Match(found.parse().ok())))
}

/// Parses a save and replays its record.
pub(super) fn parse<G: Registered>(json: &str) -> Result<Save<G>, ContentError> {
    let text: Text<IgnoredAny> = serde_json::from_str(json)?;
    text.check::<G>()?;
    let text: Text<Record<G>> = serde_json::from_str(json)?;
    text.into_save()
}
