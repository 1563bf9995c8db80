//! The names of cards in sentences, to take them out or to look for them.

use crate::app::words::phrases::capital;
use crate::cards::Card;
use crate::games::four_horsemen;

/// A card with the names that sentences give it.
pub trait NamedCard {
    /// The name of a card as the log has it.
    fn name_in_log(self) -> String;

    /// Every name that a card of the deck has in a sentence.
    fn all_names() -> Vec<String>;
}

impl NamedCard for Card {
    fn name_in_log(self) -> String {
        self.short()
    }

    fn all_names() -> Vec<String> {
        Card::all().flat_map(|card| [card.name(), capital(&card.name()), card.short()]).collect()
    }
}

impl NamedCard for four_horsemen::Card {
    fn name_in_log(self) -> String {
        self.name()
    }

    fn all_names() -> Vec<String> {
        four_horsemen::Card::all().map(four_horsemen::Card::name).collect()
    }
}
