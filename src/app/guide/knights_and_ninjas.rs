//! Of Knights and Ninjas in words.

use super::{Chapter, Guide};

pub(super) fn guide() -> Guide {
    Guide {
        line: "Take your rivals' gems by force and by ruse, and guard your own.",
        options: &[],
        chapters: vec![
            Chapter::new(
                "The goal",
                "From three players on, each begins with five gems and two cards, and ten gems win. \
                 Two players begin with six gems each and fight for all twelve.",
            ),
            Chapter::new(
                "Your turn",
                "Draw two cards. Then attack one rival, or fortify your kingdom, or play a special \
                 action. If you play nothing, discard a card.",
            ),
            Chapter::new(
                "Attack",
                "Send peasants, soldiers, knights and kings, dragons and ninjas, one after the other \
                 and against one rival, until gems move; then your turn is over. Peasants may come \
                 together. Whoever is attacked may answer with one card.",
            ),
            Chapter::new(
                "Fortifications",
                "A castle keeps troops out, an archer all but ninjas. Ladders climb castles, \
                 catapults break them, dragons burn them, and archers fight archers. While a minstrel \
                 sings in front of a kingdom nobody attacks it, until its owner's next turn.",
            ),
            Chapter::new(
                "Answers",
                "Strength holds strength off. An executioner or a minstrel stops any attack and ends \
                 the turn. A princess wins a knight or a dragon over, and a traitor turns troops \
                 against who sent them.",
            ),
            Chapter::new(
                "On the road",
                "Gems that troops carry off can be taken on the way with a highwayman, by anybody, and \
                 taken again with another one.",
            ),
            Chapter::new(
                "Special actions",
                "A herald makes every rival show a card, and you take one. A merchant trades a gem for \
                 half of a rival's cards, unseen. A monk taxes every castle but yours. A jester plays \
                 the part of any other card.",
            ),
        ],
    }
}
