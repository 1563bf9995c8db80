//! Rules page of Of Knights and Ninjas.

use super::{Chapter, Chart, Entry, Example, Field, Guide, Row, Sign};
use crate::app::words::phrases::capital;
use crate::games::knights_and_ninjas::{Card, Fort, Obstacle, PlayedCard};

/// What is sent against a kingdom, each for all that fare alike.
const SENT: [Card; 6] =
    [Card::Soldier, Card::Dragon, Card::Ninja, Card::Archer, Card::Ladder, Card::Catapult];

/// What can be answered: attacks, and an archer sent against an archer.
const ATTACKS: [Card; 7] = [
    Card::Peasant,
    Card::Soldier,
    Card::Knight,
    Card::King,
    Card::Dragon,
    Card::Ninja,
    Card::Archer,
];

/// What answers, a soldier for all troops.
const ANSWERS: [Card; 5] =
    [Card::Soldier, Card::Princess, Card::Traitor, Card::Executioner, Card::Minstrel];

pub(super) fn guide() -> Guide {
    Guide {
        line: "Take your rivals' gems, and keep your own behind walls and bluffs.".into(),
        chapters: vec![
            Chapter::new(
                "The goal",
                "Everybody begins with five gems and two cards. Whoever first has ten gems wins. Nobody \
                 drops out: without gems and even without cards you play on, and can still win. At a \
                 table for two the aim is all twelve gems, and some things differ; see below.",
            ),
            Chapter {
                roll: cards(),
                ..Chapter::new(
                    "The cards",
                    "There are 95; the number beside a name says how many of that kind.",
                )
            },
            Chapter::new(
                "Your turn",
                "You draw two cards, only one if your turn is the very first. Then you do one of three \
                 things: attack one rival, fortify your kingdom, or play one special card. If you play \
                 nothing you must discard a card.",
            ),
            Chapter {
                examples: duels(),
                ..Chapter::new(
                    "Attack",
                    "Peasants, soldiers, knights and kings are your troops. Each takes as many gems as it \
                     is strong, and whatever the answer is worth is taken off. Send one card after the \
                     other against the same rival for as long as no gems move; once they have, your turn \
                     is over. Peasants may march together, any number at once, in attack and in answer. \
                     A rival without gems cannot be attacked.",
                )
            },
            Chapter {
                chart: Some(walls()),
                ..Chapter::new(
                    "Past the walls",
                    "A castle, an archer or a minstrel in front of a kingdom decides what may come. Troops \
                     need a ladder to get over a castle, which stands until your turn ends. A catapult \
                     brings down the castle and the archer on it. An archer of yours, from your hand or \
                     from your own wall if it is the first thing you do, shoots the rival's, and both are \
                     gone. None of these three takes gems. Ladders and catapults can't be answered; an \
                     archer can, but only by an executioner: your archer is discarded, the rival's \
                     stays, and your turn ends. A dragon burns the castle and a ninja kills the archer, \
                     but only if they get through.",
                )
            },
            Chapter {
                chart: Some(answers()),
                ..Chapter::new(
                    "Answers",
                    "Whoever is attacked may answer with one card, or with peasants together. Troops hold \
                     off troops by their strength. The princess takes the knight or the dragon into your \
                     hand. The traitor turns troops against whoever sent them, past all walls, and they \
                     are answered there in turn. The executioner stops anything, even an archer sent against \
                     yours, and ends the turn; so does the minstrel against any attack, and then stands \
                     in front of your kingdom.",
                )
            },
            Chapter::new(
                "Highwaymen",
                "When troops take gems, these are on the road for a moment. Any player but the one who \
                 has them may take them all with a highwayman, and another highwayman may take them \
                 again. Only when everybody has let them pass do they count. What dragons and ninjas \
                 take is safe from them.",
            ),
            Chapter::new(
                "Fortify",
                "Instead of attacking, put castles, archers and minstrels in front of your kingdom, one \
                 of each at most. While a minstrel stands there nobody can attack you; it leaves at the \
                 start of your next turn.",
            ),
            Chapter::new(
                "Herald, merchant, monk",
                "The herald has every rival show a card of its choice; you take one, the others go back. \
                 The merchant costs you a gem, which goes to a rival of your choice with two cards or \
                 more, and brings you half of its cards, unseen and rounded down. The monk collects from \
                 every rival with a castle: two cards of its choice or a gem, as it likes. Nothing stops \
                 these three, and each of them ends your turn.",
            ),
            Chapter::new(
                "The jester",
                "It plays the part of any other card, under all the rules of that card. Back in a hand or \
                 in the pile it is a jester again.",
            ),
            Chapter::new(
                "Two players",
                "Each has six gems, and all twelve win. Nobody draws cards; you draft them, fifteen at a \
                 time: in turn each looks at the top card and keeps it, or gives it away and looks at \
                 the next. Then you play turns. If you play nothing you discard a card, and with \
                 three cards or fewer you call for a new draft instead, which also clears everything in \
                 front of both kingdoms. The herald sees two cards, the merchant costs two gems, the monk \
                 asks two gems or three cards. A minstrel protects nobody here: played in your turn or as \
                 an answer, it makes the other player discard two cards; an answering one also stops \
                 the attack and ends the turn.",
            ),
            Chapter::new(
                "The end",
                "A match without a winner after 60 rounds, or 120 for two players, goes to the player with \
                 the most gems; equals share it. When the draw pile is empty, the discards are shuffled and become a new one. \
                 In a rematch of three or more the last winner begins.",
            ),
            Chapter::new(
                "At the table",
                "Tap a card, and then the kingdom that it goes against, or your own to put it there; or \
                 drag it. Kingdoms that it can go against are lit, and with hints on they tell what would \
                 come of it. Where there is more to choose, how many peasants or what the jester plays, \
                 you are asked. An archer on your own wall is sent by a tap on your kingdom. The buttons \
                 below the prompt do the rest, and say what you lose if you let something be. Equal cards \
                 lie on each other, with their number. Tap the discards or another kingdom to read about \
                 it, and hold a card down, or right-click it, to read its whole rule. On a keyboard, the \
                 arrows lead from card to card, Enter chooses, numbers press the buttons, Backspace puts \
                 a card down, S says how the match stands, L opens the log, F1 these rules, and \
                 Escape leads back.",
            ),
        ],
    }
}

fn sign(card: Card) -> Sign {
    Sign::Ninjas(card.into())
}

/// An attack by troops, the answer, and what is taken.
fn duels() -> Vec<Example> {
    let pairs = [
        (Card::Knight, Card::Peasant, "Three against one."),
        (Card::Soldier, Card::Soldier, "The attacker may go on."),
        (Card::Knight, Card::King, "More than enough is wasted."),
    ];
    let example = |(attack, answer, remark): (Card, Card, &'static str)| {
        let verdict = match attack.strength().saturating_sub(answer.strength()) {
            0 => String::from("takes nothing"),
            1 => String::from("takes 1 gem"),
            gems => format!("takes {gems} gems"),
        };
        Example::pair(attack, answer, verdict, remark)
    };
    pairs.into_iter().map(example).collect()
}

/// What may be sent against which fortifications (KN-7).
fn walls() -> Chart {
    let forts: [(&[Card], &'static str, &str); 5] = [
        (&[], "No wall", "no wall"),
        (&[Card::Castle], "", "a castle"),
        (&[Card::Archer], "", "an archer"),
        (&[Card::Castle, Card::Archer], "", "castle and archer"),
        (&[Card::Minstrel], "", "a minstrel"),
    ];
    let row = |(cards, title, name): (&[Card], &'static str, &str)| {
        let fort: Fort = cards.iter().copied().map(PlayedCard::plain).collect();
        let fields = SENT.map(|card| against(&fort, card));
        let said = SENT.iter().zip(fields).map(|(card, field)| match field {
            Field::Yes => format!("{} can be sent", plural(*card)),
            Field::No => format!("{} cannot", plural(*card)),
            Field::Void => format!("{} have nothing to do", plural(*card)),
            Field::With(_) => format!("{} only over a ladder", plural(*card)),
        });
        let label = format!("Against {name}: {}.", said.collect::<Vec<_>>().join(", "));
        let signs = cards.iter().map(|card| sign(*card)).collect();
        Row { signs, title: title.into(), fields: fields.to_vec(), label }
    };
    let standing = [Card::Castle, Card::Minstrel];
    Chart {
        columns: SENT.map(sign).to_vec(),
        rows: forts.into_iter().map(row).collect(),
        legend: legend(SENT.into_iter().chain(standing)),
    }
}

/// What the signs of a chart stand for, a soldier for all troops.
fn legend(cards: impl Iterator<Item = Card>) -> Vec<Entry> {
    let entry = |card: Card| {
        let name = if card == Card::Soldier { "Troops".into() } else { capital(card.name()) };
        Entry { sign: sign(card), name, text: String::new() }
    };
    cards.map(entry).collect()
}

/// Every kind of card, with what it does.
fn cards() -> Vec<Entry> {
    let entry = |card: Card| Entry {
        sign: sign(card),
        name: format!("{} ×{}", capital(card.name()), card.copies()),
        text: does(card).into(),
    };
    Card::ALL.into_iter().map(entry).collect()
}

fn does(card: Card) -> &'static str {
    match card {
        Card::Peasant => "Troops, strength 1: takes 1 gem. Any number go together.",
        Card::Soldier => "Troops, strength 2: takes 2 gems.",
        Card::Knight => "Troops, strength 3: takes 3 gems.",
        Card::King => "Troops, strength 4: takes 4 gems.",
        Card::Castle => "Stands in front of your kingdom and keeps troops out.",
        Card::Archer => "Stands in front and lets only ninjas past. Or shoots a rival's archer.",
        Card::Minstrel => {
            "In front of your kingdom: nothing attacks you until your next turn. As an answer: stops \
             any attack."
        }
        Card::Ladder => "Leads your troops over a castle for this turn.",
        Card::Catapult => "Breaks a castle, and the archer with it.",
        Card::Ninja => "Takes 2 gems past castle and archer, and kills the archer.",
        Card::Dragon => "Takes 2 gems over a castle and burns it. An archer keeps it away.",
        Card::Highwayman => "Robs gems on the road that troops have taken.",
        Card::Princess => "Answers a knight or a dragon: the card comes into your hand.",
        Card::Executioner => {
            "Answers any attack, or an archer sent against yours: it is over, and so is the turn."
        }
        Card::Traitor => "Answers troops: they turn against whoever sent them.",
        Card::Herald => "All rivals show a card, and you take one of them.",
        Card::Merchant => "For a gem, half of a rival's cards, unseen.",
        Card::Monk => "Every rival with a castle pays you a gem or two cards.",
        Card::Jester => "Plays the part of any other card.",
    }
}

fn against(fort: &Fort, card: Card) -> Field {
    match fort.stops(card, false) {
        None => Field::Yes,
        Some(_) if fort.stops(card, true).is_none() => Field::With(sign(Card::Ladder)),
        Some(Obstacle::NoArcher | Obstacle::NoCastle) => Field::Void,
        Some(_) => Field::No,
    }
}

/// The name of what is sent, of a soldier for all troops.
fn plural(card: Card) -> String {
    if card.is_troop() { "troops".into() } else { format!("{card}s") }
}

/// What answers which attack (KN-9).
fn answers() -> Chart {
    let row = |answer: Card| {
        let answered = ATTACKS.map(|attack| answer.answers(attack));
        let fields = answered.map(|yes| if yes { Field::Yes } else { Field::No });
        let names = ATTACKS.iter().zip(answered).filter(|(_, yes)| *yes);
        let names: Vec<_> = names.map(|(attack, _)| attack.name()).collect();
        let who = if answer.is_troop() { "Troops".into() } else { format!("The {answer}") };
        let verb = if answer.is_troop() { "answer" } else { "answers" };
        let label = format!("{who} {verb}: {}.", names.join(", "));
        Row { signs: vec![sign(answer)], title: String::new(), fields: fields.to_vec(), label }
    };
    let names = ATTACKS.into_iter().filter(|card| *card != Card::Soldier);
    let answers = ANSWERS.into_iter().filter(|card| *card != Card::Soldier);
    let soldier =
        Entry { sign: sign(Card::Soldier), name: "Soldier, troops".into(), text: String::new() };
    let legend = std::iter::once(soldier).chain(legend(names.chain(answers))).collect();
    Chart { columns: ATTACKS.map(sign).to_vec(), rows: ANSWERS.map(row).into(), legend }
}

#[cfg(test)]
mod tests {
    use super::super::told;
    use super::*;

    #[test]
    fn the_examples_are_true() {
        // KN-8 and KN-9.
        assert_eq!(
            told(&duels()),
            [
                "knight takes 2 gems peasant",
                "soldier takes nothing soldier",
                "knight takes nothing king"
            ]
        );
    }

    /// KN-7: the table of the rules, row by row.
    #[test]
    fn the_chart_of_the_walls_is_that_of_the_rules() {
        let labels: Vec<String> = walls().rows.into_iter().map(|row| row.label).collect();
        let open = "troops can be sent, dragons can be sent, ninjas can be sent";
        assert_eq!(
            labels,
            [
                format!(
                    "Against no wall: {open}, archers have nothing to do, ladders have nothing to do, \
                     catapults have nothing to do."
                ),
                "Against a castle: troops only over a ladder, dragons can be sent, ninjas can be \
                 sent, archers have nothing to do, ladders can be sent, catapults can be sent."
                    .into(),
                "Against an archer: troops cannot, dragons cannot, ninjas can be sent, archers can \
                 be sent, ladders have nothing to do, catapults have nothing to do."
                    .into(),
                "Against castle and archer: troops cannot, dragons cannot, ninjas can be sent, \
                 archers can be sent, ladders cannot, catapults can be sent."
                    .into(),
                "Against a minstrel: troops cannot, dragons cannot, ninjas cannot, archers cannot, \
                 ladders cannot, catapults cannot."
                    .into(),
            ]
        );
    }

    /// KN-9: which card answers what.
    #[test]
    fn the_chart_of_the_answers_is_that_of_the_rules() {
        let labels: Vec<String> = answers().rows.into_iter().map(|row| row.label).collect();
        assert_eq!(
            labels,
            [
                "Troops answer: peasant, soldier, knight, king.",
                "The princess answers: knight, dragon.",
                "The traitor answers: peasant, soldier, knight, king.",
                "The executioner answers: peasant, soldier, knight, king, dragon, ninja, archer.",
                "The minstrel answers: peasant, soldier, knight, king, dragon, ninja.",
            ]
        );
    }
}
