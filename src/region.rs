//! Customs of the region where the player lives.

use jiff::civil::Weekday;

use super::i18n;

/// The regions whose weeks begin on another day than Monday. From `weekData` in the
/// `supplementalData.xml` of Unicode's CLDR, release 47.
const FIRST_WEEKDAYS: [(Weekday, &[&str]); 3] = [
    (
        Weekday::Sunday,
        &[
            "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT",
            "GU", "HK", "HN", "ID", "IL", "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM",
            "MO", "MT", "MX", "MZ", "NI", "NP", "PA", "PE", "PH", "PK", "PR", "PT", "PY", "SA",
            "SG", "SV", "TH", "TT", "TW", "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW",
        ],
    ),
    (
        Weekday::Saturday,
        &["AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY"],
    ),
    (Weekday::Friday, &["MV"]),
];

/// Returns the first day of the week where the player lives.
pub(crate) fn first_weekday() -> Weekday {
    first_weekday_in(&i18n::locale_of_times().unwrap_or_default())
}

/// Returns the first day of the week by a locale, such as `en_US.UTF-8` or `pt-BR`.
fn first_weekday_in(locale: &str) -> Weekday {
    let tag = locale.split(['.', '@']).next().unwrap_or_default();
    let is_region = |part: &&str| part.len() == 2 && part.chars().all(|it| it.is_ascii_uppercase());
    let Some(region) = tag.split(['_', '-']).skip(1).find(is_region) else {
        return Weekday::Monday;
    };
    let begins = |(_, regions): &&(Weekday, &[&str])| regions.contains(&region);
    FIRST_WEEKDAYS.iter().find(begins).map_or(Weekday::Monday, |(weekday, _)| *weekday)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_begin_as_the_region_counts_them() {
        let locales = [
            ("en_US.UTF-8", Weekday::Sunday),
            ("en-US", Weekday::Sunday),
            ("en_GB.UTF-8", Weekday::Monday),
            ("fr_CA.UTF-8", Weekday::Sunday),
            ("pt_BR.UTF-8", Weekday::Sunday),
            ("pt_PT.UTF-8", Weekday::Sunday),
            ("ja_JP.UTF-8", Weekday::Sunday),
            ("he_IL.UTF-8", Weekday::Sunday),
            ("hi_IN", Weekday::Sunday),
            ("zh-Hant-TW", Weekday::Sunday),
            ("ar_EG.UTF-8", Weekday::Saturday),
            ("fa_IR", Weekday::Saturday),
            ("de_DE@euro", Weekday::Monday),
            ("de", Weekday::Monday),
            ("C.UTF-8", Weekday::Monday),
            ("", Weekday::Monday),
        ];
        for (locale, weekday) in locales {
            assert_eq!(first_weekday_in(locale), weekday, "{locale}");
        }
    }
}
