//! The app's texts in every language, as a catalog of [Fluent](https://projectfluent.org) messages:
//! one folder per language, one file per part of the app.
//!
//! [`t!`](crate::t) returns the text of a message. Grammar is handled by the messages: Rust code
//! passes typed arguments (numbers, cards as [`Noun`], players as [`Person`]) and never joins
//! words.

mod catalog;
#[cfg(test)]
mod golden;
mod language;
mod nouns;
#[cfg(feature = "testing")]
mod pseudo;
mod value;

#[cfg(feature = "testing")]
pub use catalog::set_pseudo;
pub use catalog::{language, set_clicks, set_language, tag};
pub use language::Language;
pub use nouns::{Named, place_key};
#[cfg(feature = "testing")]
pub use pseudo::TAG as PSEUDO;
pub use value::{List, Noun, Person, Value};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// Returns the text of a message in the current thread's language: `t!(app::moves, count)`,
/// or with an explicit argument, `t!(app::deal, number: heading.deal)`.
#[macro_export]
macro_rules! t {
    ($message:path $(, $name:ident $(: $value:expr)?)* $(,)?) => {{
        type __Message = $message;
        __Message { $($name: $crate::Value::from($crate::t!(@ $name $($value)?)),)* }.text()
    }};
    (@ $name:ident) => { $name };
    (@ $name:ident $value:expr) => { $value };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seven() -> Noun {
        Noun::new("standard-card", [("rank", "seven"), ("suit", "clubs")])
    }

    #[test]
    fn a_noun_has_the_forms_that_its_message_gives_it() {
        let none = fluent_bundle::FluentArgs::new();
        assert_eq!(seven().form("", &none), "the seven of clubs");
        assert_eq!(seven().form("title", &none), "Seven of clubs");
        assert_eq!(seven().form("short", &none), "7♣");
        assert_eq!(seven().form("no such form", &none), "the seven of clubs");
    }

    #[test]
    fn a_list_names_its_parts_as_a_sentence_does() {
        let none = fluent_bundle::FluentArgs::new();
        let list = |names: &[&str]| List::texts(names.iter().copied()).text("", &none);
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["Anna"]), "Anna");
        assert_eq!(list(&["Anna", "Berit"]), "Anna and Berit");
        assert_eq!(list(&["Anna", "Berit", "Corin"]), "Anna, Berit, and Corin");
        let knights = Noun::new("ninja-card", [("card", "knight")]);
        let archer = Noun::new("ninja-card", [("card", "archer")]);
        let cards = List::counted([(knights, 2), (archer, 1)]);
        assert_eq!(cards.text("", &none), "2 knights and an archer");
        let people = List::people([Person::You, Person::Named("Edda".into())]);
        assert_eq!(people.text("", &none), "you and Edda");
    }

    #[test]
    fn a_mouse_clicks_where_a_finger_taps() {
        let said = || t!(four_horsemen::prompt_give_next);
        assert_eq!(said(), "Tap the next card, then a player.");
        set_clicks(true);
        assert_eq!(said(), "Click the next card, then a player.");
        set_language(Language::De);
        assert_eq!(said(), "Klicke auf die nächste Karte, dann auf einen Spieler.");
        set_clicks(false);
        set_language(Language::En);
    }

    #[test]
    fn every_file_of_every_language_reads_without_an_error() {
        for language in Language::ALL {
            for part in Part::ALL {
                let source = part.source(language).to_owned();
                let read = fluent_bundle::FluentResource::try_new(source);
                assert!(read.is_ok(), "{language:?} {part:?}: {:?}", read.err().map(|it| it.1));
            }
        }
    }
}
