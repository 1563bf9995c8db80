//! Explanations of cards and points for the table of Four Horsemen.

use super::points::{points_in_words, sign_of, signed};
use crate::app::table::names::Names;
use crate::app::words::phrases::list;
use crate::engine::Seat;
use crate::games::four_horsemen::{
    BySeat, Card, FATAL, FAVOR_TO_WIN, Horseman, Pestilence, Piles, Sheet, score,
};

/// What a card does.
pub fn card(card: Card) -> Vec<String> {
    let value = card.value();
    let does = match card.suit() {
        Horseman::Death => format!(
            "Worth {value}. But whoever has {FATAL} Death cards face up is out of the hand, and \
             whoever wins a round with a Death card must take it."
        ),
        Horseman::War => format!(
            "Worth {value}. When it is given, it destroys the highest card there that it beats: \
             that card is turned face down and counts for nothing."
        ),
        Horseman::Pestilence => format!(
            "Worth {value}, but only to the player whose Pestilence cards add up to the least. If \
             two have as little, to the one with fewer of the cards."
        ),
        Horseman::Famine => format!(
            "Worth {value} to a player with an even number of Famine cards, and −{value} to one \
             with an odd number."
        ),
    };
    let beats = String::from(
        "The higher value beats the lower; of equal values, Death beats War, War beats \
         Pestilence, and Pestilence beats Famine.",
    );
    vec![does, beats]
}

/// What a seat's cards are worth, and how that comes about suit by suit.
pub fn standing(seat: Seat, piles: &Piles, favor: u8, names: &Names) -> (String, Vec<String>) {
    let sheets = score(piles);
    let pile = &piles[seat];
    let favor = format!("Favor: {favor} of {FAVOR_TO_WIN}.");
    let name = names.of_seat(seat);
    let Some(sheet) = sheets[seat] else {
        let out = String::from("Out of this hand: the cards count for nothing.");
        return (name.to_owned(), vec![out, favor]);
    };
    let mut lines = Vec::new();
    for suit in Horseman::ALL.into_iter().rev() {
        let cards = pile.up().intersection(suit.cards());
        if cards.is_empty() {
            continue;
        }
        let values: Vec<String> = cards.iter().map(|card| card.value().to_string()).collect();
        let (points, why) = match suit {
            Horseman::Death if cards.len() + 1 == FATAL => {
                let out = names.inside_is(seat);
                (sheet.death as i8, format!(". One more Death, and {out} out of this hand"))
            }
            Horseman::Death => (sheet.death as i8, String::new()),
            Horseman::War => (sheet.war as i8, String::new()),
            Horseman::Pestilence => pestilence(seat, &sheets, names),
            Horseman::Famine => {
                let parity = if cards.len().is_multiple_of(2) { "even" } else { "odd" };
                let points = sheet.famine.points;
                let sign = sign_of(points);
                (points, format!(", as the number of cards is {parity} ({sign} on the panel)"))
            }
        };
        lines.push(format!("{} {}: {}{why}.", suit.name(), values.join(" + "), signed(points)));
    }
    match pile.cards().len() - pile.up().len() {
        0 => {}
        1 => lines.push(String::from("One card was destroyed and counts for nothing.")),
        down => lines.push(format!("{down} cards were destroyed and count for nothing.")),
    }
    if pile.cards().is_empty() {
        lines.push(String::from("No cards yet."));
    }
    lines.push(favor);
    (format!("{name}: {}", points_in_words(sheet.total)), lines)
}

/// What a seat's Pestilence counts, and why.
fn pestilence(seat: Seat, sheets: &BySeat<Option<Sheet>>, names: &Names) -> (i8, String) {
    let own = sheets[seat].unwrap_or_default().pestilence;
    let others: Vec<(Seat, Pestilence)> = sheets
        .pairs()
        .filter_map(|(other, sheet)| Some((other, (*sheet)?.pestilence)))
        .filter(|(other, theirs)| *other != seat && theirs.cards > 0)
        .collect();
    let points = if own.scores { own.sum as i8 } else { 0 };
    let Some(least) = others.iter().map(|(_, theirs)| (theirs.sum, theirs.cards)).min() else {
        return (points, ", as nobody else has any".into());
    };
    let why = match (own.scores, own.sum == least.0) {
        (true, false) => "as the lowest",
        (true, true) => "as the lowest in the fewest cards",
        (false, true) if own.cards > least.1 => "as another is as low in fewer cards",
        (false, true) => "as it is not the lowest alone",
        (false, false) => "as it is not the lowest",
    };
    let cards = |count: u8| if count == 1 { "1 card".into() } else { format!("{count} cards") };
    let against: Vec<String> = others
        .iter()
        .map(|(other, theirs)| {
            format!("{} {} in {}", names.whose(*other), theirs.sum, cards(theirs.cards))
        })
        .collect();
    (points, format!(", {why}, against {}", list(&against)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::four_horsemen::Gifts;

    /// Piles with these cards, given one after another: by seat, without War.
    fn piles(given: &[(&str, u8)]) -> Piles {
        let gifts = given.iter().map(|(card, seat)| (card.parse().expect("a card"), Seat(*seat)));
        gifts.fold(BySeat::new(3), |piles: Piles, gift| {
            piles.preview(Seat(0), &[gift].into_iter().collect::<Gifts>()).piles
        })
    }

    fn names() -> Names {
        let names = ["You", "Berit", "Oswald"].map(String::from).to_vec();
        Names::new(Seat(0), names, vec![None; 3])
    }

    /// FH-13, with the examples of the rules.
    #[test]
    fn points_are_explained_suit_by_suit() {
        let piles = piles(&[("6P", 0), ("4P", 0), ("3P", 1), ("1P", 1), ("1F", 1), ("4F", 1)]);
        let (title, lines) = standing(Seat(1), &piles, 2, &names());
        assert_eq!(title, "Berit: 9 points");
        assert_eq!(
            lines,
            [
                "Pestilence 1 + 3: +4, as the lowest, against your 10 in 2 cards.",
                "Famine 1 + 4: +5, as the number of cards is even (+ on the panel).",
                "Favor: 2 of 3.",
            ]
        );
        let (title, lines) = standing(Seat(0), &piles, 0, &names());
        assert_eq!(title, "You: 0 points");
        let why = ", as it is not the lowest, against Berit's 4 in 2 cards.";
        assert_eq!(lines[0], format!("Pestilence 4 + 6: 0{why}"));
    }

    /// FH-13: equal totals, and equal totals in as many cards.
    #[test]
    fn pestilence_that_ties_is_explained() {
        let first = |given: &[(&str, u8)], seat| {
            standing(Seat(seat), &piles(given), 0, &names()).1.swap_remove(0)
        };
        let six = [("5P", 0), ("1P", 0), ("6P", 1)];
        let why = ", as another is as low in fewer cards, against Berit's 6 in 1 card.";
        assert_eq!(first(&six, 0), format!("Pestilence 1 + 5: 0{why}"));
        let why = ", as the lowest in the fewest cards, against your 6 in 2 cards.";
        assert_eq!(first(&six, 1), format!("Pestilence 6: +6{why}"));
        let nine = [("5P", 0), ("4P", 0), ("6P", 1), ("3P", 1)];
        let why = ", as it is not the lowest alone, against Berit's 9 in 2 cards.";
        assert_eq!(first(&nine, 0), format!("Pestilence 4 + 5: 0{why}"));
    }

    /// FH-8, FH-9.
    #[test]
    fn destroyed_cards_and_the_nearness_of_death_are_told() {
        let piles = piles(&[("1F", 0), ("2D", 0), ("2W", 0), ("3D", 0)]);
        let (_, lines) = standing(Seat(0), &piles, 0, &names());
        assert_eq!(lines[0], "Death 2 + 3: +5. One more Death, and you are out of this hand.");
        assert_eq!(lines[2], "One card was destroyed and counts for nothing.");
        let (title, lines) = standing(Seat(2), &piles, 0, &names());
        assert_eq!((title.as_str(), lines[0].as_str()), ("Oswald: 0 points", "No cards yet."));
    }
}
