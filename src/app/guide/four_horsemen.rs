//! Four Horsemen in words.

use super::{Chapter, Example, Guide, Order, Shown, Sign};
use crate::app::art::Front;
use crate::engine::Seat;
use crate::games::four_horsemen::{BySeat, Card, Gifts, Horseman, Piles, Sheet, score};

pub(super) fn guide() -> Guide {
    Guide {
        line: "Win the round and hand its cards out, as gifts and as poison.".into(),
        chapters: vec![
            Chapter::new(
                "The goal",
                "When a hand is over, whoever has the most points gains a Favor, and on a tie for the \
                 most nobody does. The first with three Favor wins the match.",
            ),
            Chapter {
                order: Some(ranking()),
                examples: higher(),
                ..Chapter::new(
                    "Which card is higher",
                    "Each horseman has six cards, with values from 1 to 6. The higher value beats the \
                     lower, whosever it is. Between equal values the horseman decides.",
                )
            },
            Chapter::new(
                "A round",
                "You all play one card, clockwise, and it may be any card you hold. The highest wins \
                 the round, and its player leads the next, or whoever follows if Death has taken that \
                 one. The very first card of a hand is not free: whoever was dealt the lowest card of \
                 all leads with it.",
            ),
            Chapter::new(
                "Gifts",
                "Winning a round means giving its cards away, one to each player still in the hand, \
                 you too. They stay face up in the score piles. Who gets which is up to the winner, \
                 but a winning Death card stays with whoever played it.",
            ),
            Chapter {
                examples: war(),
                ..Chapter::new(
                    "War",
                    "War cards score their value. One that comes to a pile also strikes it: of the \
                     cards there that it beats, the highest is turned face down and is worth nothing \
                     any more.",
                )
            },
            Chapter::new(
                "Death",
                "Death cards score their value, too, but the third one face up in a pile is the end of \
                 its owner's hand: no more cards to play, and no points.",
            ),
            Chapter {
                examples: pestilence(),
                ..Chapter::new(
                    "Pestilence",
                    "Of all who have Pestilence, only the one with the least scores it. If two have \
                     equally little, the one with fewer Pestilence cards does, and if even that is the \
                     same, nobody. Who has none stays out of it.",
                )
            },
            Chapter {
                examples: famine(),
                ..Chapter::new(
                    "Famine",
                    "With an even number of Famine cards you score their values. With an odd number you \
                     lose as much. A + or − behind the sign of Famine on a player's panel tells which \
                     it is.",
                )
            },
            Chapter::new(
                "The Fate deck",
                "At a table for two, eight cards lie aside, face down. Rather than play a card, you can \
                 slip it under them and let the top one be played for you, whatever it is. Only you know \
                 what you put there. The card that opens a hand cannot be slipped away.",
            ),
            Chapter::new(
                "The end of a hand",
                "A hand lasts until all cards are played: eight each, or six at a table for four. It ends \
                 sooner if Death leaves one player, who then gains the Favor, or none, and then nobody \
                 does. All cards are shuffled again for the next. Should there be no winner after forty \
                 hands, the most Favor wins, and equals share the win.",
            ),
            Chapter::new(
                "At the table",
                "Tap a card to pick it up and tap it again to play it, or drag it to the middle. Once you \
                 have won a round, tap one of its cards and then the player who gets it, or drag it \
                 there; you can change your mind until you confirm. With hints on, you are told what a \
                 gift would do. Tap a score pile to see what it is worth. Hold a card down, or \
                 right-click it, to read about it.\n\nOn a keyboard, the arrows choose, Enter plays, \
                 numbers press the buttons, F goes through the Fate deck, S says how the match \
                 stands, L opens the log, F1 these rules, and Escape leads back.",
            ),
        ],
    }
}

fn card(value: u8, suit: Horseman) -> Option<Card> {
    Card::new(value, suit)
}

/// The horsemen, each before those it beats at equal values.
fn ranking() -> Order {
    let mut suits = Horseman::ALL;
    suits.sort_by(|one, other| other.cmp(one));
    let names = suits.map(Horseman::name);
    Order { signs: suits.map(Sign::Horseman).to_vec(), label: names.join(" beats ") }
}

fn higher() -> Vec<Example> {
    use Horseman::{Death, Famine, Pestilence, War};
    let pairs = [
        (card(5, Famine), card(4, Death), "The higher value."),
        (card(4, War), card(4, Pestilence), "Equal values: War comes before Pestilence."),
    ];
    let example = |(left, right, remark): (Option<Card>, Option<Card>, _)| {
        let (left, right) = left.zip(right)?;
        (left > right).then(|| Example::pair(left, right, "beats", remark))
    };
    pairs.into_iter().filter_map(example).collect()
}

/// The piles of two players who were given these cards, in this order.
fn piles(left: &[Card], right: &[Card]) -> Piles {
    let mut piles = BySeat::new(2);
    for (seat, cards) in [(Seat(0), left), (Seat(1), right)] {
        for card in cards {
            piles.give(seat, &Gifts::default().with(*card, seat), |_, _| {});
        }
    }
    piles
}

fn cards(values: &[u8], suit: Horseman) -> Vec<Card> {
    values.iter().filter_map(|value| card(*value, suit)).collect()
}

/// Cards as they lie in a pile.
fn lying(piles: &Piles, seat: Seat) -> Vec<Shown> {
    let pile = &piles[seat];
    let shown = |card: &Card| pile.up().contains(*card).then_some(Front::Horseman(*card));
    pile.cards().iter().map(shown).collect()
}

/// What a War card does to a pile.
fn war() -> Vec<Example> {
    use Horseman::{Death, Famine, War};
    let before: Vec<Card> = [card(1, Famine), card(2, Death)].into_iter().flatten().collect();
    let after: Vec<Card> = before.iter().copied().chain(card(2, War)).collect();
    vec![Example {
        left: lying(&piles(&before, &[]), Seat(0)),
        right: lying(&piles(&after, &[]), Seat(0)),
        verdict: String::from("+ 2 of War"),
        remark: "It beats the 1 only.".into(),
    }]
}

/// Two players' Pestilence and who scores it.
fn pestilence() -> Vec<Example> {
    let tables: [(&[u8], &[u8], _); 3] = [
        (&[6, 4], &[3, 1], "10 against 4: the lower counts."),
        (&[5, 1], &[6], "6 each: fewer cards count."),
        (&[5, 4], &[6, 3], "9 each, in two cards each."),
    ];
    let example = |(left, right, remark): (&[u8], &[u8], _)| {
        let [left, right] = [left, right].map(|values| cards(values, Horseman::Pestilence));
        let piles = piles(&left, &right);
        let sheets = score(&piles);
        let verdict = match [Seat(0), Seat(1)].map(|seat| gain(sheets[seat])) {
            [0, 0] => String::from("nobody scores"),
            [0, points] => format!("the right-hand pile scores {points}"),
            [points, _] => format!("the left-hand pile scores {points}"),
        };
        let (left, right) = (lying(&piles, Seat(0)), lying(&piles, Seat(1)));
        Example { left, right, verdict, remark: String::from(remark) }
    };
    tables.into_iter().map(example).collect()
}

fn gain(sheet: Option<Sheet>) -> i8 {
    sheet.map_or(0, |sheet| sheet.total)
}

/// What one player's Famine is worth.
fn famine() -> Vec<Example> {
    let piles_of: [(&[u8], _); 2] =
        [(&[1, 4], "Two cards, an even number."), (&[6], "One card, an odd number.")];
    let example = |(values, remark): (&[u8], _)| {
        let piles = piles(&cards(values, Horseman::Famine), &[]);
        let verdict = match gain(score(&piles)[Seat(0)]) {
            points @ ..0 => format!("{} points lost", points.unsigned_abs()),
            points => format!("{points} points"),
        };
        Example {
            left: lying(&piles, Seat(0)),
            right: Vec::new(),
            verdict,
            remark: String::from(remark),
        }
    };
    piles_of.into_iter().map(example).collect()
}

#[cfg(test)]
mod tests {
    use super::super::told;
    use super::*;

    #[test]
    fn the_examples_are_true() {
        // FH-2, FH-8 and FH-13.
        assert_eq!(ranking().label, "Death beats War beats Pestilence beats Famine");
        assert_eq!(
            told(&higher()),
            ["5 of Famine beats 4 of Death", "4 of War beats 4 of Pestilence"]
        );
        assert_eq!(
            told(&war()),
            ["1 of Famine, 2 of Death; + 2 of War; \
                 a card face down, 2 of Death, 2 of War"]
        );
        assert_eq!(
            told(&pestilence()),
            [
                "6 of Pestilence, 4 of Pestilence; the right-hand pile scores 4; \
                 3 of Pestilence, 1 of Pestilence",
                "5 of Pestilence, 1 of Pestilence; the right-hand pile scores 6; 6 of Pestilence",
                "5 of Pestilence, 4 of Pestilence; nobody scores; \
                 6 of Pestilence, 3 of Pestilence",
            ]
        );
        assert_eq!(
            told(&famine()),
            ["1 of Famine, 4 of Famine; 5 points", "6 of Famine; 6 points lost"]
        );
    }
}
