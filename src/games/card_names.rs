//! Names of cards in sentences, for tests that replace or search for them.

use crate::i18n::{Named, Noun, cards, t};
use cardkeep_core::cards::Card;
use cardkeep_core::games::four_horsemen;

/// A card and the names that sentences use for it.
pub trait NamedCard {
    /// Returns the card's name in the log.
    fn name_in_log(self) -> String;

    /// Returns the nouns of the deck's cards.
    fn nouns() -> Vec<Noun>;

    /// Returns every name that cards of the deck have in sentences.
    fn all_names() -> Vec<String>;
}

impl NamedCard for Card {
    fn name_in_log(self) -> String {
        self.short()
    }

    fn nouns() -> Vec<Noun> {
        Card::all().map(Named::noun).collect()
    }

    fn all_names() -> Vec<String> {
        Card::all().flat_map(|card| [card.name(), t!(cards::title, card), card.short()]).collect()
    }
}

impl NamedCard for four_horsemen::Card {
    fn name_in_log(self) -> String {
        self.name()
    }

    fn nouns() -> Vec<Noun> {
        four_horsemen::Card::all().map(Named::noun).collect()
    }

    fn all_names() -> Vec<String> {
        four_horsemen::Card::all().map(four_horsemen::Card::name).collect()
    }
}
