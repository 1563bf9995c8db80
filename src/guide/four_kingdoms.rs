//! Rules page of Four Kingdoms.

use super::{Brief, Chapter, Diagram, Example, Guide, Look, Shown, Sign, examples};
use crate::i18n::{four_kingdoms as text, t};
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::games::four_kingdoms::builds_on;

/// The cards of the game's picture.
pub(super) const PICTURE: [Card; 3] = [
    Card::new(Rank::Queen, Suit::Hearts),
    Card::new(Rank::King, Suit::Spades),
    Card::new(Rank::Ace, Suit::Diamonds),
];

pub(super) fn guide() -> Guide {
    Guide {
        line: t!(text::guide_line),
        brief: brief(),
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

fn brief() -> Brief {
    Brief {
        goal: t!(text::guide_brief_goal),
        turn: t!(text::guide_brief_turn),
        watch: t!(text::guide_brief_watch),
        table: table(),
    }
}

fn table() -> Diagram {
    use Rank::{Ace, Eight, Five, Four, Jack, King, Nine, Queen, Seven, Six, Ten};
    use Suit::{Clubs, Diamonds, Hearts, Spades};
    /// Width of a home place, and the distance between two columns of them.
    const PLACE: f32 = 0.65;
    const COLUMN: f32 = 1.1;
    let place = |column: usize, row: usize| (0.4 + COLUMN * column as f32, 0.8 + row as f32);
    let number = |column: usize| (place(column, 0).0 + PLACE / 2.0, 0.4);
    let card = |rank, suit| Shown::Some(Card::new(rank, suit).into());
    let mut table = Diagram::new(7.8);
    for (row, suit) in [Spades, Hearts, Clubs, Diamonds].into_iter().enumerate() {
        for (x, y) in (0..7).map(|column| place(column, row)) {
            let sign = [Look::Sign(Sign::Suit(suit))];
            table = table.place((x, y), PLACE).signs((x + 0.1, y + 0.23), 0.45, sign);
        }
    }
    let lands = [
        card(Nine, Hearts),
        card(Five, Spades),
        card(Jack, Spades),
        card(Seven, Clubs),
        card(Eight, Diamonds),
        card(Ace, Hearts),
        card(Four, Clubs),
    ];
    for (land, top) in lands.into_iter().enumerate() {
        for (depth, card) in [None, None, top].into_iter().enumerate() {
            let at = (0.2 + 0.93 * land as f32, 5.0 + 0.15 * depth as f32);
            table = table.card(at, Diagram::MEDIUM, card);
        }
    }
    table
        .card(place(1, 2), PLACE, card(Ten, Clubs))
        .cards(place(3, 2), PLACE, COLUMN, [card(King, Clubs), card(Queen, Clubs)])
        .card(place(3, 3), PLACE, card(King, Diamonds))
        .card((1.13, 5.7), Diagram::MEDIUM, card(Six, Spades))
        .card((6.85, 5.0), Diagram::MEDIUM, None)
        .card((6.85, 6.4), Diagram::MEDIUM, card(Queen, Hearts))
        .part(t!(text::guide_part_dungeon), number(0))
        .part(t!(text::guide_part_tower), number(1))
        .part(t!(text::guide_part_guest), number(2))
        .part(t!(text::guide_part_castle), number(4))
        .part(t!(text::guide_part_subjects), number(6))
        .part(t!(text::guide_part_lands), (3.4, 7.1))
        .part(t!(text::guide_part_stock), (7.5, 6.3))
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
    use super::super::described;
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
        assert_eq!(described(&lands()), rules);
    }
}
