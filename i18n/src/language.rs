//! The languages of the catalogue.

use unic_langid::LanguageIdentifier;

/// A language that Cardkeep speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, the language that the others are translated from.
    #[default]
    En,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 1] = [Language::En];

    /// The BCP 47 tag, which is also the name of the language's folder.
    pub fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
        }
    }

    /// The name of the language in the language itself.
    pub fn name(self) -> &'static str {
        match self {
            Language::En => "English",
        }
    }

    /// The language that fits the tag of a locale best: the same language and region, or else the
    /// same language.
    pub fn matching(tag: &str) -> Option<Language> {
        let wanted: LanguageIdentifier = tag.split(['.', '@']).next()?.parse().ok()?;
        let fits = |region: bool| {
            Language::ALL.into_iter().find(|language| {
                let have = language.identifier();
                have.language == wanted.language && (!region || have.region == wanted.region)
            })
        };
        fits(true).or_else(|| fits(false))
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("the tags of our languages are valid")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_lead_to_the_language_they_fit_best() {
        assert_eq!(Language::matching("en"), Some(Language::En));
        assert_eq!(Language::matching("en_GB.UTF-8"), Some(Language::En));
        assert_eq!(Language::matching("tlh"), None);
        assert_eq!(Language::matching("C"), None);
        assert_eq!(Language::matching(""), None);
    }
}
