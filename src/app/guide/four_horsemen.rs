//! Four Horsemen in words.

use super::{Chapter, Guide};

pub(super) fn guide() -> Guide {
    Guide {
        line: "Win the round and hand its cards out, as gifts and as poison.",
        options: &[],
        chapters: vec![
            Chapter::new(
                "The goal",
                "At the end of each hand the player with the most points gains a Favor. Nobody does \
                 on a tie. Three Favor win the match.",
            ),
            Chapter::new(
                "The cards",
                "Values 1 to 6 in four suits: Death, War, Pestilence and Famine. The higher value \
                 beats the lower. Between equal values the suits rank in that order, Death highest.",
            ),
            Chapter::new(
                "A round",
                "The lowest card dealt opens the hand and must be led. After that everybody plays any \
                 card they like, clockwise. The highest card wins the round, and its player leads the \
                 next one.",
            ),
            Chapter::new(
                "Handing out",
                "The winner gives every player still in the hand, itself too, one of the cards played. \
                 They lie face up in the score piles. Whoever wins with a Death card must take that \
                 card itself.",
            ),
            Chapter::new(
                "Death",
                "Death cards count their value. But three of them face up in one pile, and their owner \
                 is out of this hand: no more rounds, no points.",
            ),
            Chapter::new(
                "War",
                "War cards count their value. When one comes to a pile, it turns the highest face-up \
                 card there that it beats face down. That card counts no more.",
            ),
            Chapter::new(
                "Pestilence",
                "Only the player with the lowest Pestilence total scores it; if totals are equal, the \
                 one with fewer Pestilence cards. If these are equal too, nobody does. Players without \
                 Pestilence do not take part.",
            ),
            Chapter::new(
                "Famine",
                "An even number of Famine cards counts for you, an odd number against you.",
            ),
            Chapter::new(
                "The Fate deck",
                "With two players, eight cards are set aside face down. Instead of playing a card you \
                 may put it under that deck and play the deck's top card unseen. The card that opens \
                 the hand is led from the hand.",
            ),
            Chapter::new(
                "The end of a hand",
                "A hand ends when all cards are played. If only one player is left in it, that player \
                 gains the Favor at once; if nobody is, nobody gains one. Then all cards are shuffled \
                 and dealt anew.",
            ),
        ],
    }
}
