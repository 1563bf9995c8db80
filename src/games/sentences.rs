//! Prints what the tables say in random matches into one golden file per game, in English, to see what
//! a change of the tables does. Cards, numbers and names are replaced, so that each text appears once.
//! `i18n/src/golden.rs` prints every message in every language.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet};

use aho_corasick::{AhoCorasick, MatchKind};

use super::card_names::NamedCard;
use super::random_matches::{Listener, rehearse};
use crate::i18n::{self, Language, Noun};
use crate::table::beat::CardOf;
use crate::table::game::TableGame;
use crate::table::play::Play;
use crate::words::golden;
use cardkeep_core::cards::Card;
use cardkeep_core::games::GameId;

/// The texts shown, by kind.
struct Book {
    lines: BTreeSet<String>,
    plainly: Normalizer,
    /// What was looked at already, because most texts are repeated often.
    known: HashSet<(String, String)>,
}

/// Replaces the variable parts of a sentence.
pub struct Normalizer {
    /// Names to replace by placeholders; of several at the same place, the longest.
    names: AhoCorasick,
    placeholders: Vec<&'static str>,
    /// Cache of normalized sentences, because most are repeated often.
    known: RefCell<HashMap<String, String>>,
}

impl Normalizer {
    pub fn of<C: NamedCard>() -> Normalizer {
        let mut cards = C::all_names();
        if i18n::language() != Language::En {
            cards.extend(C::nouns().iter().flat_map(Noun::forms));
        }
        let mut placeholders = vec!["{card}"; cards.len()];
        for name in ["Berit", "Corin", "Edda", "Falk", "Isolde", "Osric", "Runa", "Tamsin"] {
            cards.push(name.into());
            placeholders.push("{name}");
        }
        let names = AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(cards);
        let names = names.expect("there are few names");
        Normalizer { names, placeholders, known: RefCell::default() }
    }

    /// Returns the sentence without cards, numbers and names.
    pub fn say(&self, text: &str) -> String {
        let mut known = self.known.borrow_mut();
        if let Some(plain) = known.get(text) {
            return plain.clone();
        }
        known.entry(text.to_owned()).or_insert_with(|| self.plain(text)).clone()
    }

    fn plain(&self, text: &str) -> String {
        let text = self.names.replace_all(&text.replace('\n', " / "), &self.placeholders);
        let mut plain = String::new();
        for letter in text.chars() {
            match letter {
                '0'..='9' if plain.ends_with('#') => {}
                '0'..='9' => plain.push('#'),
                _ => plain.push(letter),
            }
        }
        // Shorten a list of cards to one.
        while plain.contains("{card}, {card}") {
            plain = plain.replace("{card}, {card}", "{card}");
        }
        plain
    }
}

impl<T: TableGame> Listener<T> for Book {
    fn says(&mut self, who: &str, text: &str) {
        if !self.known.insert((who.to_owned(), text.to_owned())) {
            return;
        }
        assert!(!mixes_notations(text), "{who}: {text}");
        let plain = self.plainly.say(text);
        if !plain.is_empty() {
            self.lines.insert(format!("{who}: {plain}"));
        }
    }

    fn prompts(&mut self, _: &T, _: &Play<T>, who: &str, text: &str) {
        Listener::<T>::says(self, who, text);
    }
}

/// Whether a sentence names a card by its sign and another one by its words.
fn mixes_notations(text: &str) -> bool {
    let named = |sentence: &str| {
        Card::all().any(|card| sentence.contains(card.name().trim_start_matches("the ")))
    };
    let signed = |sentence: &&str| sentence.contains(['♠', '♥', '♦', '♣']);
    text.split_inclusive(['.', '!', '?', '\n']).filter(signed).any(named)
}

#[test]
fn no_sentence_uses_two_notations() {
    assert!(mixes_notations("Play 7♠: it beats the five of diamonds."));
    assert!(!mixes_notations("You answer with 7♠. Beat the five of diamonds."));
}

#[test]
fn sentences_stay_as_they_are() {
    fn check<T: TableGame>()
    where
        CardOf<T>: NamedCard,
    {
        let plainly = Normalizer::of::<CardOf<T>>();
        let mut book = Book { lines: BTreeSet::new(), plainly, known: HashSet::new() };
        rehearse::<T>(&mut book, &[]);
        let lines: Vec<String> = book.lines.into_iter().collect();
        golden::check(T::ID.id(), &lines);
    }
    for id in GameId::ALL {
        with_table!(id, T => check::<T>());
    }
}
