//! Rules page of Four Knights.

use super::{Brief, Chapter, Diagram, Example, Guide, Look, Order, Shown, Sign, examples};
use crate::i18n::{four_knights as text, t};
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::games::four_knights::{beats, prey};

/// The cards of the game's picture.
pub(super) const PICTURE: [Card; 3] = [
    Card::new(Rank::Jack, Suit::Clubs),
    Card::new(Rank::Jack, Suit::Diamonds),
    Card::new(Rank::Jack, Suit::Hearts),
];

pub(super) fn guide() -> Guide {
    Guide {
        line: t!(text::guide_line),
        brief: brief(),
        chapters: vec![
            Chapter::new(t!(text::guide_goal_title), t!(text::guide_goal)),
            Chapter::new(t!(text::guide_opening_title), t!(text::guide_opening)),
            Chapter {
                order: Some(cycle()),
                examples: battles(),
                ..Chapter::new(t!(text::guide_beats_title), t!(text::guide_beats))
            },
            Chapter::new(t!(text::guide_answering_title), t!(text::guide_answering)),
            Chapter::new(t!(text::guide_losing_title), t!(text::guide_losing)),
            Chapter::new(t!(text::guide_hands_title), t!(text::guide_hands)),
            Chapter::new(t!(text::guide_stockade_title), t!(text::guide_stockade)),
            Chapter::new(t!(text::guide_table_title), t!(text::guide_table)),
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

/// The player has to beat the six of diamonds.
fn table() -> Diagram {
    use Suit::{Clubs, Diamonds, Hearts, Spades};
    let card = |rank, suit| Shown::Some(Card::new(rank, suit).into());
    let (theirs, mine) =
        ([card(Rank::Seven, Spades), card(Rank::Six, Diamonds)], [card(Rank::Ace, Clubs)]);
    let hand = [
        card(Rank::Seven, Diamonds),
        card(Rank::Jack, Hearts),
        card(Rank::Three, Spades),
        card(Rank::King, Clubs),
        card(Rank::Nine, Hearts),
    ];
    let circle = cycle().signs.into_iter().map(Look::Sign);
    Diagram::new(7.3)
        .panel((0.2, 0.2), (7.6, 1.0))
        .signs((0.3, 0.3), 0.8, [Look::Crest("Berit")])
        .cards((1.5, 0.35), Diagram::SMALL, 0.4, [None; 4])
        .panel((0.2, 1.4), (4.9, 3.9))
        .cards((1.2, 1.6), Diagram::LARGE, 1.35, theirs)
        .cards((1.2, 3.45), Diagram::LARGE, 1.35, mine)
        .signs((5.35, 1.5), 0.48, circle)
        .cards((5.6, 2.5), Diagram::MEDIUM, 1.1, [None; 2])
        .cards((5.6, 3.95), Diagram::MEDIUM, 1.1, [None; 2])
        .cards((0.7, 5.5), Diagram::LARGE, 1.35, hand)
        .part(t!(text::guide_part_rival), (3.7, 0.7))
        .part(t!(text::guide_part_field), (0.7, 2.4))
        .part(t!(text::guide_part_beaten), (4.0, 1.75))
        .part(t!(text::guide_part_circle), (6.55, 2.2))
        .part(t!(text::guide_part_stockade), (6.55, 3.85))
        .part(t!(text::guide_part_hand), (0.55, 6.3))
}

/// The circle of suits, each before the one that it beats, closed at the end.
fn cycle() -> Order {
    let suits = std::iter::successors(Some(Suit::Hearts), |suit| Some(prey(*suit)));
    let signs = suits.take(Suit::ALL.len() + 1).map(Sign::Suit);
    Order { signs: signs.collect(), label: t!(text::guide_cycle) }
}

fn battles() -> Vec<Example> {
    use Suit::{Clubs, Diamonds, Hearts, Spades};
    let pairs = [
        ((Rank::Two, Hearts), (Rank::Ace, Spades), t!(text::guide_hearts_spades)),
        ((Rank::Two, Diamonds), (Rank::Ace, Clubs), t!(text::guide_diamonds_clubs)),
        ((Rank::Ace, Clubs), (Rank::Ten, Spades), t!(text::guide_partners)),
        ((Rank::Nine, Hearts), (Rank::Eight, Diamonds), t!(text::guide_partners)),
        ((Rank::Seven, Hearts), (Rank::Seven, Diamonds), t!(text::guide_equal)),
    ];
    examples(pairs, |left, right| match beats(left, right) {
        true => t!(text::guide_verdict_beats),
        false => t!(text::guide_verdict_stand_off),
    })
}

#[cfg(test)]
mod tests {
    use super::super::described;
    use super::*;
    use cardkeep_core::cards::Card;

    #[test]
    fn the_examples_are_true() {
        // FN-3.
        let rules = [
            "two of hearts beats ace of spades",
            "two of diamonds beats ace of clubs",
            "ace of clubs beats ten of spades",
            "nine of hearts beats eight of diamonds",
            "seven of hearts stand-off seven of diamonds",
        ];
        assert_eq!(described(&battles()), rules);
        let sevens = [Suit::Diamonds, Suit::Hearts].map(|suit| Card::new(Rank::Seven, suit));
        assert!(!beats(sevens[0], sevens[1]));
        let suits = ["hearts", "spades", "diamonds", "clubs", "hearts"];
        assert!(cycle().signs.iter().zip(suits).all(|(sign, suit)| match sign {
            Sign::Suit(shown) => shown.name() == suit,
            _ => false,
        }));
    }
}
