//! The language of the system, and the catalog of messages.

pub(crate) use cardkeep_i18n::*;

/// Returns the language of the system, or else English.
pub(crate) fn system() -> Language {
    let locales: Vec<String> = if POSIX {
        posix::messages(|name| std::env::var(name).ok())
    } else {
        sys_locale::get_locales().collect()
    };
    locales.iter().find_map(|locale| Language::matching(locale)).unwrap_or_default()
}

/// Returns the locale of dates and times.
pub(crate) fn locale_of_times() -> Option<String> {
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
    pub(super) fn locale(category: &str, get: impl Fn(&str) -> Option<String>) -> Option<String> {
        let set = |name: &str| get(name).filter(|value| !value.is_empty());
        ["LC_ALL", category, "LANG"].into_iter().find_map(set)
    }

    /// Returns the locales of messages, the most wanted first; none where messages stay
    /// untranslated, whatever `LANGUAGE` says.
    pub(super) fn messages(get: impl Fn(&str) -> Option<String>) -> Vec<String> {
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
        use crate::i18n::Language;

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
