//! Languages of the catalog.

use unic_langid::LanguageIdentifier;

/// Defines the languages: the variant, the BCP 47 tag, which is also the name of the folder, and the
/// language's own name.
macro_rules! languages {
    ($($(#[$default:meta])? $variant:ident $tag:literal $name:literal,)+) => {
        /// A supported language.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Language {
            $($(#[$default])? #[doc = $name] $variant,)+
        }

        impl Language {
            /// All languages, in display order.
            pub const ALL: [Language; [$($tag),+].len()] = [$(Language::$variant),+];

            /// Returns the BCP 47 tag, which is also the name of the language's folder.
            pub fn tag(self) -> &'static str {
                match self {
                    $(Language::$variant => $tag,)+
                }
            }

            /// Returns the name of the language in that language.
            pub fn name(self) -> &'static str {
                match self {
                    $(Language::$variant => $name,)+
                }
            }
        }
    };
}

languages! {
    De "de" "Deutsch",
    #[default] En "en" "English",
    Es "es" "Español",
    Fr "fr" "Français",
    It "it" "Italiano",
    Pl "pl" "Polski",
    PtBr "pt-BR" "Português (Brasil)",
}

impl Language {
    /// Returns the language that best matches a locale's tag: the same language and region, or else
    /// the same language.
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
        assert_eq!(Language::matching("de_AT.UTF-8"), Some(Language::De));
        assert_eq!(Language::matching("pt_PT"), Some(Language::PtBr));
        assert_eq!(Language::matching("tlh"), None);
        assert_eq!(Language::matching("C"), None);
        assert_eq!(Language::matching(""), None);
    }
}
