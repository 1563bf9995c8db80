//! Rules page of Watchtower.

use super::{Chapter, Example, Guide, Pair, Shown};
use crate::app::art::Front;
use crate::cards::{Card, Rank, Suit};
use crate::games::watchtower::{Side, army_needed, duel, is_high, tower_worth};

pub(super) fn guide() -> Guide {
    Guide {
        line:
            "Build four of a kind, go on campaign and raid the other forts; the showdown decides."
                .into(),
        chapters: vec![
            Chapter::new(
                "The goal",
                "Everybody has a fort in the open and an army in the hand. Once all players have four \
                 of a kind in their forts, their armies meet in the showdown, and its winner has won \
                 the match. Until then the forts of the others are yours to raid.",
            ),
            Chapter::new(
                "Forts and armies",
                "Each fort and each army begins with four cards; the rest are the barracks. Fort cards \
                 of one rank stand on each other: two are a double, three a triple, and four a \
                 watchtower. The ace is the highest card. Jacks, queens, kings and aces are called \
                 high cards.",
            ),
            Chapter::new(
                "Your turn",
                "It begins with a new card from the barracks for your army. Now put as many army cards \
                 into your fort as you like; they stay there. Then challenge somebody, or end the \
                 turn. A challenge is the last thing in a turn, but when you win it you may place more \
                 cards, and burn one if you have not.",
            ),
            Chapter {
                examples: burning(),
                ..Chapter::new(
                    "Burning",
                    "Once a turn, and once before the first one, you may burn a fort card: it goes \
                     under the barracks, and your army gets a new card, or two for a high card. While \
                     somebody else has a double or a triple of a rank, you have to keep yours, and \
                     while the barracks are empty nothing can be burned.",
                )
            },
            Chapter {
                examples: towers(),
                ..Chapter::new(
                    "Challenges",
                    "Choose a fort card of another player that you want, and whether one or two cards \
                     are to fight for it on each side. Of a tower you can only have the top card, and \
                     for that your army has to be large. A defender without an army loses the card \
                     without a fight.",
                )
            },
            Chapter {
                examples: pairs(),
                ..Chapter::new(
                    "A battle",
                    "Both armies are shuffled. The defender picks the attacker's cards by their backs, \
                     and the attacker the defender's. Turned up, they meet in pairs. The attacker is \
                     on the left here. More pairs win the battle, and as many on both sides are a draw.",
                )
            },
            Chapter::new(
                "After a battle",
                "The winner's army takes all cards that fought, and a winning attacker the fort card as \
                 well. After a draw everybody takes back their own. Only high cards are spent, \
                 however it ends: they go under the barracks. For one card you have three tries. \
                 Lose the third, and it goes under the barracks, and a new card comes to that fort; \
                 draw it, and the card stays, but you cannot challenge for it again. All see which \
                 cards are burned or spent: when one of them is drawn again, the log names it. \
                 Whoever loses a battle without any fort card is out.",
            ),
            Chapter::new(
                "The fourth card",
                "If you won the fourth card of a rank in battle, your campaign begins the moment you \
                 place it. If it came from the barracks, all fight for it first: each player's \
                 neighbor picks one of their cards, and the highest takes it; if the builder's is \
                 among the highest, it is the builder's. Sevens are nothing special here. Everybody keeps the card \
                 they showed.",
            ),
            Chapter::new(
                "On campaign",
                "All your other fort cards join the army. You pick up, place and burn no more, but \
                 nobody can challenge you for your watchtower, and your high cards come back from \
                 every fight. Two players on campaign can also battle each other, with three cards \
                 each and for nothing else. If your army is used up, the campaign is lost: two \
                 cards of the tower go under the barracks, and you begin again with three cards in \
                 the fort and three in the army.",
            ),
            Chapter {
                examples: worth(),
                ..Chapter::new(
                    "The showdown",
                    "The armies are shuffled and cut down to lines as long as the smallest of them, or \
                     one card shorter if that is an even number. Place by place the highest card takes \
                     the trick, and equal highest cards nothing. Most tricks win the match. On a tie the \
                     watchtowers do battle: the tied draw new armies, as many cards as their tower is \
                     worth, and lay lines again. If that is tied too, the cards they drew are shuffled \
                     together, dealt evenly and played again.",
                )
            },
            Chapter::new(
                "The siege",
                "While somebody is on campaign and somebody else is not, the siege counts rounds, and \
                 the table's title tells how many are left. It lasts 10 rounds, or 8 with four players; \
                 the turn in which it begins doesn't count. Then the only player on campaign wins the \
                 match, and several meet in a showdown. If every campaign is lost, the next siege \
                 counts from the start. A match also ends after 40 turns each (30 with three players, \
                 25 with four); if nobody is on campaign then, all who have an army meet in the \
                 showdown. The house rule Siege length halves or doubles both numbers.",
            ),
            Chapter::new(
                "At the table",
                "Tap a card of your army, and then your fort or the card once more, to place it; or \
                 drag it there. Tap a card of your fort to burn it, or drag it to the barracks. Cards \
                 that you can challenge for are lit: tap one, then choose how many are to fight. A \
                 number with a cross tells how high a tower is; 1/3 how often you have tried. With \
                 hints on, you are told what a challenge wins and risks. Tap a player's panel to read \
                 how they stand, and hold a card down, or right-click it, to read about it. On a \
                 keyboard, the arrows lead from card to card, Enter chooses, numbers press the buttons, T ends the \
                 turn, S says how the match stands, L opens the log, F1 these rules, and Escape leads \
                 back.",
            ),
        ],
    }
}

/// What attacking cards do to defending ones.
fn pairs() -> Vec<Example> {
    let pairs: [Pair; 5] = [
        ((Rank::Queen, Suit::Hearts), (Rank::Nine, Suit::Clubs), "The higher rank."),
        ((Rank::Four, Suit::Spades), (Rank::Four, Suit::Diamonds), "Equal ranks."),
        ((Rank::Seven, Suit::Clubs), (Rank::Ace, Suit::Spades), "An attacking seven wins."),
        ((Rank::Two, Suit::Hearts), (Rank::Seven, Suit::Spades), "A defending seven loses."),
        (
            (Rank::Seven, Suit::Hearts),
            (Rank::Seven, Suit::Diamonds),
            "Of two, the attacker's wins.",
        ),
    ];
    super::examples(pairs, |attacking, defending| match duel(attacking, defending).0 {
        Some(Side::Attacker) => "beats",
        Some(Side::Defender) => "loses to",
        None => "draws with",
    })
}

/// So many cards of a rank, as they stand in a tower.
fn of(rank: Rank, count: usize) -> Vec<Card> {
    Suit::ALL.into_iter().take(count).map(|suit| Card::new(rank, suit)).collect()
}

fn shown(cards: &[Card]) -> Vec<Shown> {
    cards.iter().map(|card| Some(Front::Standard(*card))).collect()
}

/// What it takes to challenge for the top card of a tower.
fn towers() -> Vec<Example> {
    let towers = [
        (Rank::Nine, 1, "A single card."),
        (Rank::Nine, 2, "A double."),
        (Rank::Nine, 3, "A triple."),
    ];
    let example = |(rank, height, remark)| {
        let verdict = match army_needed(height) {
            0 => String::from("needs no large army"),
            needed => format!("needs {needed} army cards"),
        };
        Example {
            left: shown(&of(rank, height)),
            right: Vec::new(),
            verdict,
            remark: String::from(remark),
        }
    };
    towers.into_iter().map(example).collect()
}

/// How many cards a burned card brings.
fn burning() -> Vec<Example> {
    let cards = [(Rank::Ten, "A low card."), (Rank::Jack, "A high card.")];
    let example = |(rank, remark)| {
        let card = Card::new(rank, Suit::Spades);
        let gain: Vec<Shown> = vec![None; if is_high(card) { 2 } else { 1 }];
        let (left, verdict) = (shown(&[card]), String::from("is burned for"));
        Example { left, right: gain, verdict, remark: String::from(remark) }
    };
    cards.into_iter().map(example).collect()
}

/// How many cards watchtowers draw that tied.
fn worth() -> Vec<Example> {
    let towers = [(Rank::Eight, "As many as its rank says."), (Rank::Queen, "Ten for high cards.")];
    let example = |(rank, remark)| {
        let verdict = format!("draws {} cards", tower_worth(rank));
        Example {
            left: shown(&of(rank, 4)),
            right: Vec::new(),
            verdict,
            remark: String::from(remark),
        }
    };
    towers.into_iter().map(example).collect()
}

#[cfg(test)]
mod tests {
    use super::super::told;
    use super::*;

    #[test]
    fn the_examples_are_true() {
        // WT-10, WT-8, WT-3 and WT-23.
        assert_eq!(
            told(&pairs()),
            [
                "queen of hearts beats nine of clubs",
                "four of spades draws with four of diamonds",
                "seven of clubs beats ace of spades",
                "two of hearts beats seven of spades",
                "seven of hearts beats seven of diamonds",
            ]
        );
        assert_eq!(
            told(&towers()),
            [
                "nine of clubs; needs no large army",
                "nine of clubs, nine of diamonds; needs 6 army cards",
                "nine of clubs, nine of diamonds, nine of hearts; needs 10 army cards",
            ]
        );
        assert_eq!(
            told(&burning()),
            [
                "ten of spades is burned for a card face down",
                "jack of spades; is burned for; a card face down, a card face down",
            ]
        );
        let tower = |name: &str| {
            ["clubs", "diamonds", "hearts", "spades"]
                .map(|suit| format!("{name} of {suit}"))
                .join(", ")
        };
        assert_eq!(
            told(&worth()),
            [
                format!("{}; draws 8 cards", tower("eight")),
                format!("{}; draws 10 cards", tower("queen")),
            ]
        );
    }
}
