//! Four Knights in words.

use super::{Chapter, Example, Guide, Order, Sign, examples};
use crate::cards::{Rank, Suit};
use crate::games::four_knights::{beats, prey};

pub(super) fn guide() -> Guide {
    Guide {
        line: "Beat your rival's newest card, again and again. If you cannot, you lose the field."
            .into(),
        chapters: vec![
            Chapter::new(
                "The goal",
                "You and one rival fight four hands of six cards. Each card you carry off is worth \
                 half a point. After the fourth hand the higher total wins; equal totals are a draw.",
            ),
            Chapter {
                order: Some(cycle()),
                examples: battles(),
                ..Chapter::new(
                    "Which card beats which",
                    "The suits chase each other in a ring, and from one to the next the rank does not \
                 matter: even the two of hearts beats the ace of spades. Hearts and diamonds are a \
                 pair, and so are clubs and spades: between two cards of one suit or of one pair the \
                 higher rank wins, and the ace is the highest. If even their ranks are equal, they \
                 cannot harm each other.",
                )
            },
            Chapter::new(
                "A battle begins",
                "Each of you lays one card face down. Then both are turned up together. If neither \
                 beats the other it is a stand-off: each lays one more, in the same way, and the \
                 newest pair decides. If a stand-off leaves both of you without cards, each takes \
                 back what they laid.",
            ),
            Chapter::new(
                "Under pressure",
                "The player whose newest card is beaten is pressed, and has to answer with a card \
                 that beats the newest card across the field. Now the other one is pressed, and so \
                 it goes back and forth. Whoever holds an answer has to play one, but any that will do, \
                 unless the table plays with the house rule Yielding.",
            ),
            Chapter::new(
                "Losing the field",
                "If you are pressed and hold no answer, the battle is lost. If the number of cards on \
                 the field is odd, the loser first adds one from the hand, whichever they like. Then \
                 the winner carries off the whole field.\n\nWith the house rule Yielding, whoever is \
                 pressed and could still answer may also yield. The battle is lost then as it is without \
                 an answer, with a card more from the hand if the number on the field is odd.",
            ),
            Chapter::new(
                "Four hands",
                "Battles follow each other until both hands are empty. Then each gets six new cards. \
                 A hand is worth six points in all, and four hands use up the pack.",
            ),
            Chapter::new(
                "The Stockade",
                "Four cards lie face down beside the field, and nobody has seen them. Before the \
                 second, third and fourth hand, whoever carried off fewer cards in the hand before \
                 may give one new card for one of the four, unseen. The card left there takes its \
                 place, and its owner remembers it. After an even hand nobody trades.",
            ),
            Chapter::new(
                "At the table",
                "Tap a card to pick it up and tap it again to play it, or drag it to the field. When \
                 you are pressed, the cards that can answer are lit. Hold a card down, or right-click \
                 it, to see what it beats; on a slot of the Stockade you see who left a card there, and \
                 on a pile what it holds.\n\nOn a keyboard, the arrows choose, Enter plays, numbers press the buttons, S says how \
                 the match stands, L opens the log, F1 these rules, and Escape leads back.",
            ),
        ],
    }
}

/// The ring of suits, each before the one it beats, closed at the end.
fn cycle() -> Order {
    let ring = std::iter::successors(Some(Suit::Hearts), |suit| Some(prey(*suit)));
    let ring: Vec<Suit> = ring.take(Suit::ALL.len() + 1).collect();
    let names: Vec<_> = ring.iter().map(|suit| suit.name()).collect();
    Order { signs: ring.iter().copied().map(Sign::Suit).collect(), label: names.join(" beat ") }
}

fn battles() -> Vec<Example> {
    let pairs = [
        ((Rank::Two, Suit::Hearts), (Rank::Ace, Suit::Spades), "Hearts beat spades."),
        ((Rank::Two, Suit::Diamonds), (Rank::Ace, Suit::Clubs), "Diamonds beat clubs."),
        (
            (Rank::Ace, Suit::Clubs),
            (Rank::Ten, Suit::Spades),
            "Clubs and spades are a pair: rank decides.",
        ),
        (
            (Rank::Nine, Suit::Hearts),
            (Rank::Eight, Suit::Diamonds),
            "Hearts and diamonds are a pair: rank decides.",
        ),
        (
            (Rank::Seven, Suit::Hearts),
            (Rank::Seven, Suit::Diamonds),
            "A pair of suits, and one rank.",
        ),
    ];
    examples(pairs, |left, right| if beats(left, right) { "beats" } else { "stands off" })
}

#[cfg(test)]
mod tests {
    use super::super::told;
    use super::*;
    use crate::cards::Card;

    #[test]
    fn the_examples_are_true() {
        // FN-3.
        let rules = [
            "two of hearts beats ace of spades",
            "two of diamonds beats ace of clubs",
            "ace of clubs beats ten of spades",
            "nine of hearts beats eight of diamonds",
            "seven of hearts stands off seven of diamonds",
        ];
        assert_eq!(told(&battles()), rules);
        let sevens = [Suit::Diamonds, Suit::Hearts].map(|suit| Card::new(Rank::Seven, suit));
        assert!(!beats(sevens[0], sevens[1]));
        assert_eq!(cycle().label, "hearts beat spades beat diamonds beat clubs beat hearts");
    }
}
