//! Conversions of core types to arguments of messages.

pub use cardkeep_i18n::*;

use crate::cards::{Card, Rank, Suit};
use crate::games::{
    four_horsemen as horsemen, four_kingdoms as kingdoms, knights_and_ninjas as ninjas,
};

/// Returns the language of the system, or else English.
pub fn system() -> Language {
    let locales: Vec<String> = if POSIX {
        posix::messages(|name| std::env::var(name).ok())
    } else {
        sys_locale::get_locales().collect()
    };
    locales.iter().find_map(|locale| Language::matching(locale)).unwrap_or_default()
}

/// Returns the locale of dates and times.
pub fn locale_of_times() -> Option<String> {
    if POSIX {
        return posix::locale("LC_TIME", |name| std::env::var(name).ok());
    }
    sys_locale::get_locale()
}

/// Whether the environment says which locale the player wants.
const POSIX: bool = cfg!(all(unix, not(any(target_os = "android", target_os = "macos"))));

/// Locales in the environment, as POSIX and GNU gettext define them.
mod posix {
    /// Returns the locale of a category such as `LC_TIME`: the first variable that is set decides.
    pub fn locale(category: &str, get: impl Fn(&str) -> Option<String>) -> Option<String> {
        let set = |name: &str| get(name).filter(|value| !value.is_empty());
        ["LC_ALL", category, "LANG"].into_iter().find_map(set)
    }

    /// Returns the locales of messages, the most wanted first; none where messages stay
    /// untranslated, whatever `LANGUAGE` says.
    pub fn messages(get: impl Fn(&str) -> Option<String>) -> Vec<String> {
        let Some(locale) = locale("LC_MESSAGES", &get).filter(|locale| !is_plain(locale)) else {
            return Vec::new();
        };
        let list = get("LANGUAGE").unwrap_or_default();
        let listed = list.split(':').filter(|locale| !locale.is_empty()).map(str::to_owned);
        listed.chain([locale]).take_while(|locale| !is_plain(locale)).collect()
    }

    /// Whether it is the locale of untranslated messages, with any encoding.
    fn is_plain(locale: &str) -> bool {
        matches!(locale.split(['.', '@']).next(), Some("C" | "POSIX"))
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::app::i18n::Language;

        #[test]
        fn the_first_variable_that_is_set_decides() {
            let german = ("LANG", "de_DE.UTF-8");
            let cases: [(&[(&str, &str)], Language); 14] = [
                (&[], Language::En),
                (&[german], Language::De),
                (&[("LC_ALL", "C"), german], Language::En),
                (&[("LC_ALL", "C.UTF-8"), german], Language::En),
                (&[("LC_ALL", "POSIX"), german], Language::En),
                (&[("LC_MESSAGES", "C"), german], Language::En),
                (&[("LC_MESSAGES", ""), german], Language::De),
                (&[("LC_ALL", "fr_FR"), ("LC_MESSAGES", "C"), german], Language::Fr),
                (&[("LC_MESSAGES", "es_ES"), german], Language::Es),
                (&[("LC_TIME", "fr_FR"), german], Language::De),
                (&[("LANGUAGE", "eo:it:fr"), german], Language::It),
                (&[("LANGUAGE", "C:it"), german], Language::En),
                (&[("LANGUAGE", "it"), ("LC_ALL", "C"), german], Language::En),
                (&[("LANGUAGE", "it")], Language::En),
            ];
            for (variables, language) in cases {
                let get = |name: &str| {
                    let set = variables.iter().find(|(set, _)| *set == name);
                    set.map(|(_, value)| (*value).to_owned())
                };
                let wanted = messages(get);
                let found = wanted.iter().find_map(|locale| Language::matching(locale));
                assert_eq!(found.unwrap_or_default(), language, "{variables:?}");
            }
        }
    }
}

/// A type with a name in messages.
pub trait Named {
    /// Returns the noun with the forms of its name.
    fn noun(self) -> Noun;
}

/// Returns the key of a rank in the catalog.
fn rank_key(rank: Rank) -> &'static str {
    rank.name()
}

/// Returns the key of a suit in the catalog.
fn suit_key(suit: Suit) -> &'static str {
    suit.name()
}

impl Named for Card {
    fn noun(self) -> Noun {
        let keys = [("rank", rank_key(self.rank())), ("suit", suit_key(self.suit()))];
        Noun::new("standard-card", keys)
    }
}

impl Named for Rank {
    fn noun(self) -> Noun {
        Noun::new("standard-rank", [("rank", rank_key(self))])
    }
}

impl Named for Suit {
    fn noun(self) -> Noun {
        Noun::new("standard-suit", [("suit", suit_key(self))])
    }
}

/// Returns the key of a kind of place in the catalog.
pub fn place_key(place: kingdoms::PileId) -> &'static str {
    use kingdoms::PileId;
    match place {
        PileId::Row(_) => "land",
        PileId::Waste => "waste",
        PileId::Guest(_) => "guest",
        PileId::Tower(_) => "tower",
        PileId::King(_) => "king",
        PileId::Queen(_) => "queen",
        PileId::Jack(_) => "jack",
        PileId::Subjects(_) => "subjects",
        PileId::Dungeon(_) => "dungeon",
    }
}

impl Named for kingdoms::PileId {
    fn noun(self) -> Noun {
        let number = match self {
            kingdoms::PileId::Row(row) => {
                ["1", "2", "3", "4", "5", "6", "7"].get(usize::from(row).wrapping_sub(1))
            }
            _ => None,
        };
        let suit = self.suit().map_or("", suit_key);
        let keys = [("place", place_key(self)), ("suit", suit), ("number", number.unwrap_or(&""))];
        Noun::new("kingdom-place", keys)
    }
}

impl Named for horsemen::Horseman {
    fn noun(self) -> Noun {
        let key = ["famine", "pestilence", "war", "death"][self as usize];
        Noun::new("horseman", [("horseman", key)])
    }
}

impl Named for horsemen::Card {
    fn noun(self) -> Noun {
        let value = ["1", "2", "3", "4", "5", "6"][usize::from(self.value()) - 1];
        let key = ["famine", "pestilence", "war", "death"][self.suit() as usize];
        Noun::new("horseman-card", [("value", value), ("horseman", key)])
    }
}

impl Named for ninjas::Card {
    fn noun(self) -> Noun {
        Noun::new("ninja-card", [("card", self.name())])
    }
}

impl Named for ninjas::PlayedCard {
    fn noun(self) -> Noun {
        match self.is_jester() {
            true => Noun::new("ninja-jester", [("card", self.role().name())]),
            false => self.role().noun(),
        }
    }
}

macro_rules! values {
    ($($type:ty)+) => {
        $(impl From<$type> for Value {
            fn from(named: $type) -> Self {
                Value::Noun(named.noun())
            }
        })+
    };
}

values! {
    Card Rank Suit kingdoms::PileId horsemen::Card horsemen::Horseman
    ninjas::Card ninjas::PlayedCard
}
