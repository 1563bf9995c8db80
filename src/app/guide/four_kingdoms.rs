//! Rules page of Four Kingdoms.

use super::{Chapter, Example, Guide, examples};
use crate::cards::{Rank, Suit};
use crate::games::four_kingdoms::builds_on;

pub(super) fn guide() -> Guide {
    Guide {
        line: "Alone against the deal: bring all four suits home to their kingdoms.".into(),
        chapters: vec![
            Chapter::new(
                "The goal",
                "Every suit has a kingdom with a dungeon, a tower, a castle and subjects. You win when \
                 all 52 cards are there. There is no rival, only the deal, and no limit of time: the clock at \
                 the top counts for you alone. It stands still while anything lies over the cards, while \
                 a way is shown, and while you are away, and it stops with the move that wins.",
            ),
            Chapter {
                examples: lands(),
                ..Chapter::new(
                    "The free lands",
                    "Seven piles of four cards, and only the top one is face up. You build upwards in \
                     one suit: a card takes the next higher one of its own suit. Cards built like this \
                     travel together, all of them or just the upper part. When a face-down card comes \
                     to the top it is turned up. An empty land takes anything. Nothing goes on an ace.",
                )
            },
            Chapter::new(
                "Talon and waste",
                "Tap the talon to turn its next card over to the waste. The top of the waste can always \
                 be played. You go through the talon once only, so look before you turn. Hold the waste down to \
                 see all its cards side by side. With the house rule Auto-deal, a card comes from the \
                 talon whenever the waste is empty.",
            ),
            Chapter::new(
                "Castle and tower",
                "The castle takes the king of its suit, then the queen, then the jack. The tower takes \
                 the ten, whenever you like. But think twice about the ten: the jack can lie on it as \
                 long as it stays in the free lands.",
            ),
            Chapter::new(
                "Subjects and dungeon",
                "With king, queen and jack in the castle, the subjects come home one after another, from \
                 the nine down to the two. The ace goes to the dungeon once castle and tower are full. A \
                 small lock on an empty place means that something else has to come first; tap the place \
                 to read what.",
            ),
            Chapter::new(
                "The guest chamber",
                "When king and queen are home, the suit's guest chamber opens. It keeps one card of the \
                 suit for you, any but the ace, until you need it elsewhere.",
            ),
            Chapter::new(
                "Taking cards back",
                "The top card of any home place may leave again, to a free land that takes it or to its \
                 open guest chamber. What already came home after it stays.",
            ),
            Chapter::new(
                "At the table",
                "Tap a card and then the place it shall go to, or drag it there; what is lit takes it. \
                 Tap a card once more, soon or late, and it goes where it fits best; with one-tap play, \
                 which the settings have, it does so at the first tap, if that helps. Hold a card down, or \
                 right-click it, to read about it. Undo and redo reach back to the first move, even after a pause of days; \
                 beginning anew can be undone, too. The count of moves leaves out what you took back and \
                 what went home by itself.\n\nOn a keyboard, the arrows lead from place to place and Enter \
                 picks up and puts down; on a run, Enter again takes one card less. U undoes, Y redoes, H \
                 gives a hint, D deals, W shows the waste, F finishes, S says how far you are, L opens the \
                 log.",
            ),
            Chapter::new(
                "Helps",
                "A hint knows no more than you do. Cards that can do no more good elsewhere go home by \
                 themselves, unless you turn that off in the settings. When only going home is left, \
                 Finish does the rest. The menu can also tell whether the deal can still be won, or show \
                 a way; and when nothing leads on, it can go back to where the deal could still be won. For \
                 that it looks at hidden cards, so such deals are counted apart. If you want to know at \
                 once when a deal is lost, turn that on in the settings: then hints, too, keep to a way \
                 that wins, and a deal is counted apart once that has told you anything.",
            ),
        ],
    }
}

fn lands() -> Vec<Example> {
    let pairs = [
        ((Rank::Six, Suit::Spades), (Rank::Five, Suit::Spades), "One higher, same suit."),
        ((Rank::King, Suit::Hearts), (Rank::Queen, Suit::Hearts), "The king ends a run."),
        ((Rank::Six, Suit::Clubs), (Rank::Five, Suit::Spades), "Not the same suit."),
        ((Rank::Two, Suit::Hearts), (Rank::Ace, Suit::Hearts), "Nothing goes on an ace."),
    ];
    examples(pairs, |left, right| if builds_on(left, right) { "goes on" } else { "stays off" })
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
            "six of clubs stays off five of spades",
            "two of hearts stays off ace of hearts",
        ];
        assert_eq!(told(&lands()), rules);
    }
}
