//! Four Kingdoms in words.

use super::{Chapter, Guide, House};

pub(super) fn guide() -> Guide {
    Guide {
        line: "Bring four suits home to their castles, with one pass through the talon.",
        options: &[House {
            field: "deal_when_empty",
            name: "Dealing by itself",
            remark: "When the waste runs out, the next card of the talon is turned up for you.",
        }],
        chapters: vec![
            Chapter::new(
                "The goal",
                "Four kingdoms lie open, one for each suit. You win when all 52 cards are home in \
                 them. A guest is not home yet.",
            ),
            Chapter::new(
                "The free lands",
                "Seven piles of four cards each, of which you see only the top one. Build upwards in \
                 suit: the six of spades goes on the five of spades. Cards that follow each other in \
                 this way can move together. An empty land takes any card or run, and nothing ever \
                 goes on an ace.",
            ),
            Chapter::new(
                "Castle and tower",
                "The castle takes its king, then the queen, then the jack. The tower takes the ten, \
                 and asks for nothing first.",
            ),
            Chapter::new(
                "Subjects and dungeon",
                "Once king, queen and jack are in, the subjects follow from the nine down to the two. \
                 The ace is a dragon: only when castle and tower are full can it be locked up in the \
                 dungeon.",
            ),
            Chapter::new(
                "The guest chamber",
                "With its king and queen in the castle, a kingdom puts up one card of its own suit \
                 until there is a better place for it. No ace is let in.",
            ),
            Chapter::new(
                "Talon and waste",
                "Turn the talon card by card. The newest card of the waste can be played anywhere it \
                 fits. There is no second pass.",
            ),
            Chapter::new(
                "Taking back",
                "A card that went home can come back to a free land that takes it, or to its guest \
                 chamber. What was let in because of it may stay.",
            ),
        ],
    }
}
