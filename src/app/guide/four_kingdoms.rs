//! Rules page of Four Kingdoms.

use super::{Chapter, Example, Guide, examples};
use crate::app::i18n::{four_kingdoms as text, t};
use crate::cards::{Card, Rank, Suit};
use crate::games::four_kingdoms::builds_on;

/// The cards of the game's picture.
pub(super) const PICTURE: [Card; 3] = [
    Card::new(Rank::Queen, Suit::Hearts),
    Card::new(Rank::King, Suit::Spades),
    Card::new(Rank::Ace, Suit::Diamonds),
];

pub(super) fn guide() -> Guide {
    Guide {
        line: t!(text::guide_line),
        chapters: vec![
            Chapter::new(t!(text::guide_goal_title), t!(text::guide_goal)),
            Chapter {
                examples: lands(),
                ..Chapter::new(t!(text::guide_lands_title), t!(text::guide_lands))
            },
            Chapter::new(t!(text::guide_stock_title), t!(text::guide_stock)),
            Chapter::new(t!(text::guide_castle_title), t!(text::guide_castle)),
            Chapter::new(t!(text::guide_subjects_title), t!(text::guide_subjects)),
            Chapter::new(t!(text::guide_guest_title), t!(text::guide_guest)),
            Chapter::new(t!(text::guide_back_title), t!(text::guide_back)),
            Chapter::new(t!(text::guide_table_title), t!(text::guide_table)),
            Chapter::new(t!(text::guide_help_title), t!(text::guide_help)),
        ],
    }
}

fn lands() -> Vec<Example> {
    use Suit::{Clubs, Hearts, Spades};
    let pairs = [
        ((Rank::Six, Spades), (Rank::Five, Spades), t!(text::guide_example_higher)),
        ((Rank::King, Hearts), (Rank::Queen, Hearts), t!(text::guide_example_king)),
        ((Rank::Six, Clubs), (Rank::Five, Spades), t!(text::guide_example_suit)),
        ((Rank::Two, Hearts), (Rank::Ace, Hearts), t!(text::guide_example_ace)),
    ];
    examples(pairs, |left, right| match builds_on(left, right) {
        true => t!(text::guide_verdict_on),
        false => t!(text::guide_verdict_off),
    })
}

#[cfg(test)]
mod tests {
    use super::super::told;
    use super::*;

    #[test]
    fn the_examples_are_true() {
        // FK-2 and FK-3.
        let rules = [
            "six of spades goes on five of spades",
            "king of hearts goes on queen of hearts",
            "six of clubs can't go on five of spades",
            "two of hearts can't go on ace of hearts",
        ];
        assert_eq!(told(&lands()), rules);
    }
}
