//! Rules page of Of Knights and Ninjas.

use super::{Brief, Chapter, Chart, Diagram, Entry, Example, Field, Guide, Look, Row, Shown, Sign};
use crate::i18n::{List, Named as _, Noun, cards, knights_and_ninjas as text, t};
use crate::words;
use cardkeep_core::games::GameId;
use cardkeep_core::games::knights_and_ninjas::{Card, Fort, Obstacle, PlayedCard};

/// The cards of the game's picture.
pub(super) const PICTURE: [Card; 3] = [Card::Knight, Card::Ninja, Card::Dragon];

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
    let rule = GameId::KnightsAndNinjas.house_rules().first().map(words::house_rule);
    Guide {
        line: t!(text::guide_line),
        brief: brief(),
        chapters: vec![
            Chapter::new(t!(text::guide_goal_title), t!(text::guide_goal)),
            Chapter::new(t!(text::guide_turn_title), t!(text::guide_turn)),
            Chapter {
                examples: duels(),
                ..Chapter::new(t!(text::guide_attack_title), t!(text::guide_attack))
            },
            Chapter {
                chart: Some(walls()),
                ..Chapter::new(t!(text::guide_walls_title), t!(text::guide_walls))
            },
            Chapter::new(t!(text::guide_fortify_title), t!(text::guide_fortify)),
            Chapter::new(t!(text::guide_special_title), t!(text::guide_special)),
            Chapter {
                chart: Some(answers()),
                ..Chapter::new(t!(text::guide_answers_title), t!(text::guide_answers))
            },
            Chapter::new(t!(text::guide_road_title), t!(text::guide_road)),
            Chapter::new(t!(text::guide_two_title), t!(text::guide_two)),
            Chapter::new(
                t!(text::guide_end_title),
                t!(text::guide_end, rule: rule.unwrap_or_default()),
            ),
            Chapter {
                roll: all_cards(),
                ..Chapter::new(t!(text::guide_cards_title), t!(text::guide_cards))
            },
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

/// A knight attacks the player.
fn table() -> Diagram {
    let shown =
        |cards: &[Card]| -> Vec<Shown> { cards.iter().map(|card| Some((*card).into())).collect() };
    let hand = [Card::Soldier, Card::Archer, Card::Princess, Card::Ninja, Card::Castle];
    Diagram::new(7.7)
        .panel((0.2, 0.2), (3.7, 2.35))
        .signs((0.3, 0.3), 0.7, [Look::Crest("Tilda")])
        .signs((1.2, 0.45), 0.42, [Look::Gem; 4])
        .cards((0.4, 1.15), Diagram::MEDIUM, 1.0, shown(&[Card::Castle, Card::Archer]))
        .cards((2.9, 1.6), Diagram::SMALL, 0.3, [None; 2])
        .panel((4.1, 0.2), (3.7, 2.35))
        .signs((4.2, 0.3), 0.7, [Look::Crest("Berit")])
        .signs((5.1, 0.45), 0.42, [Look::Gem; 6])
        .cards((4.3, 1.15), Diagram::MEDIUM, 1.0, shown(&[Card::Minstrel]))
        .cards((6.5, 1.6), Diagram::SMALL, 0.3, [None; 3])
        .panel((0.2, 2.75), (7.6, 1.95))
        .card((0.5, 3.1), Diagram::MEDIUM, None)
        .card((1.6, 3.1), Diagram::MEDIUM, Some(Card::Executioner.into()))
        .card((4.4, 2.9), Diagram::LARGE, Some(Card::Knight.into()))
        .place((5.9, 2.9), Diagram::LARGE)
        .panel((2.2, 4.9), (3.6, 0.8))
        .signs((2.7, 5.1), 0.42, [Look::Gem; 5])
        .cards((0.7, 5.9), Diagram::LARGE, 1.35, shown(&hand))
        .part(t!(text::guide_part_rival), (3.6, 0.5))
        .part(t!(text::guide_part_forts), (2.35, 1.4))
        .part(t!(text::guide_part_piles), (2.85, 3.7))
        .part(t!(text::guide_part_attack), (4.1, 3.7))
        .part(t!(text::guide_part_answer), (6.47, 3.7))
        .part(t!(text::guide_part_kingdom), (2.35, 5.3))
        .part(t!(text::guide_part_hand), (0.5, 6.7))
}

fn sign(card: Card) -> Sign {
    Sign::Ninjas(card.into())
}

/// An attack by troops, the answer, and what is taken.
fn duels() -> Vec<Example> {
    let pairs = [
        (Card::Knight, Card::Peasant, t!(text::guide_example_less)),
        (Card::Soldier, Card::Soldier, t!(text::guide_example_even)),
        (Card::Knight, Card::King, t!(text::guide_example_more)),
    ];
    let example = |(attack, answer, remark): (Card, Card, String)| {
        let count = attack.strength().saturating_sub(answer.strength());
        let gems = List::counted([(Noun::new("ninja-gem", []), count.into())]);
        Example::pair(attack, answer, t!(text::guide_example_takes, count, gems), remark)
    };
    pairs.into_iter().map(example).collect()
}

/// What may be sent against which fortifications (KN-7).
fn walls() -> Chart {
    let row = |cards: &[Card], title: String, label: String| {
        let fort: Fort = cards.iter().copied().map(PlayedCard::plain).collect();
        let fields = SENT.map(|card| against(&fort, card)).to_vec();
        Row { signs: cards.iter().map(|card| sign(*card)).collect(), title, fields, label }
    };
    let with = |cards: &[Card], label| row(cards, String::new(), label);
    Chart {
        columns: SENT.map(sign).to_vec(),
        rows: vec![
            row(&[], t!(text::guide_no_walls), t!(text::guide_walls_none)),
            with(&[Card::Castle], t!(text::guide_walls_castle)),
            with(&[Card::Archer], t!(text::guide_walls_archer)),
            with(&[Card::Castle, Card::Archer], t!(text::guide_walls_both)),
            with(&[Card::Minstrel], t!(text::guide_walls_minstrel)),
        ],
        legend: legend(SENT.into_iter().chain([Card::Castle, Card::Minstrel])),
    }
}

/// The noun of a card in a chart, where a soldier stands for all troops.
fn noun(card: Card) -> Noun {
    if card == Card::Soldier { Noun::new("ninja-troops", []) } else { card.noun() }
}

/// What the signs of a chart stand for, a soldier for all troops.
fn legend(all: impl Iterator<Item = Card>) -> Vec<Entry> {
    let entry = |card: Card| {
        let name = t!(cards::title, card: noun(card));
        Entry { sign: sign(card), name, text: String::new() }
    };
    all.map(entry).collect()
}

/// Every kind of card, with what it does.
fn all_cards() -> Vec<Entry> {
    let entry = |card: Card| Entry {
        sign: sign(card),
        name: t!(text::guide_card_name, card, copies: card.copies()),
        text: t!(text::guide_card, card: card.name()),
    };
    Card::ALL.into_iter().map(entry).collect()
}

fn against(fort: &Fort, card: Card) -> Field {
    match fort.stops(card, false) {
        None => Field::Yes,
        Some(_) if fort.stops(card, true).is_none() => Field::With(sign(Card::Ladder)),
        Some(Obstacle::NoArcher | Obstacle::NoCastle) => Field::Void,
        Some(_) => Field::No,
    }
}

/// What answers which attack (KN-9).
fn answers() -> Chart {
    let row = |answer: Card| {
        let answered = ATTACKS.map(|attack| answer.answers(attack));
        let fields = answered.map(|yes| if yes { Field::Yes } else { Field::No });
        let attacks = ATTACKS.iter().zip(answered).filter(|(_, yes)| *yes);
        let cards = List::counted(attacks.map(|(attack, _)| (attack.noun(), 1)));
        let label = t!(text::guide_answer_row, card: noun(answer), cards);
        Row { signs: vec![sign(answer)], title: String::new(), fields: fields.to_vec(), label }
    };
    let others = ATTACKS.into_iter().chain(ANSWERS).filter(|card| *card != Card::Soldier);
    // A soldier is one in the columns, and stands for all troops in the rows.
    let soldier =
        Entry { sign: sign(Card::Soldier), name: t!(text::guide_soldier), text: String::new() };
    let legend = std::iter::once(soldier).chain(legend(others)).collect();
    Chart { columns: ATTACKS.map(sign).to_vec(), rows: ANSWERS.map(row).into(), legend }
}

#[cfg(test)]
mod tests {
    use super::super::described;
    use super::*;

    #[test]
    fn the_examples_are_true() {
        // KN-8 and KN-9.
        assert_eq!(
            described(&duels()),
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
        let symbol = |field: &Field| match field {
            Field::Yes => "yes",
            Field::No => "no",
            Field::Void => "-",
            Field::With(_) => "ladder",
        };
        let row = |row: &Row| row.fields.iter().map(symbol).collect::<Vec<_>>().join(" ");
        // Troops, dragon, ninja, archer, ladder, catapult.
        assert_eq!(
            walls().rows.iter().map(row).collect::<Vec<_>>(),
            [
                "yes yes yes - - -",
                "ladder yes yes - yes yes",
                "no no yes yes - -",
                "no no yes yes no yes",
                "no no no no no no",
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
                "Troops, can answer: peasant, soldier, knight, and king.",
                "Princess, can answer: knight and dragon.",
                "Traitor, can answer: peasant, soldier, knight, and king.",
                "Executioner, can answer: peasant, soldier, knight, king, dragon, ninja, and archer.",
                "Minstrel, can answer: peasant, soldier, knight, king, dragon, and ninja.",
            ]
        );
    }
}
