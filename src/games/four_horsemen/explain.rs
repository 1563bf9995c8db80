//! Explanations of cards and points for the table of Four Horsemen.

use super::intent::seat_of;
use super::points::{points_in_words, signed};
use super::scene::Zone;
use super::{FourHorsemen, Play};
use crate::i18n::{cards, four_horsemen as text, t};
use crate::table::cards::Face;
use crate::table::game::{Explanation, Explanations, Scene as _, SpreadCard, Target};
use crate::table::names::Names;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{
    BySeat, Card, FATAL, FAVOR_TO_WIN, Horseman, Pestilence, Piles, Sheet, View, score,
};

impl Explanations for FourHorsemen {
    fn explain(&self, play: &Play, target: Target<Zone>) -> Option<Explanation> {
        match target {
            Target::Piece(piece) => {
                let card = play.scene.pieces().get(piece)?.shown()?;
                let lines = self::card(card);
                Some(Explanation::new(t!(cards::title, card), Face::up(card), lines))
            }
            Target::Zone(place) => Some(of_seat(play, seat_of(play, place)?)),
        }
    }

    fn hand(view: &View) -> Vec<SpreadCard> {
        view.hand.iter().map(SpreadCard::of).collect()
    }
}

/// Explains what a seat's cards are worth.
pub(super) fn of_seat(play: &Play, seat: Seat) -> Explanation {
    let public = &play.view.public;
    let (name, lines) = standing(seat, &public.piles, public.favor[seat], &play.names);
    play.names.introduce(seat, name, lines)
}

/// What a card does.
fn card(card: Card) -> Vec<String> {
    let value = card.value();
    let does = match card.suit() {
        Horseman::Death => t!(text::card_death, value),
        Horseman::War => t!(text::card_war, value),
        Horseman::Pestilence => t!(text::card_pestilence, value),
        Horseman::Famine => t!(text::card_famine, value),
    };
    vec![does, t!(text::card_order)]
}

/// What a seat's cards are worth, and how that comes about suit by suit.
fn standing(seat: Seat, piles: &Piles, favor: u8, names: &Names) -> (String, Vec<String>) {
    let sheets = score(piles);
    let pile = &piles[seat];
    let favor = t!(text::standing_favor, favor, target: FAVOR_TO_WIN);
    let name = names.of_seat(seat);
    let Some(sheet) = sheets[seat] else {
        return (name.to_owned(), vec![t!(text::standing_out), favor]);
    };
    let mut lines = Vec::new();
    for horseman in Horseman::ALL.into_iter().rev() {
        let cards = pile.up().intersection(horseman.cards());
        if cards.is_empty() {
            continue;
        }
        let values: Vec<String> = cards.iter().map(|card| card.value().to_string()).collect();
        let (points, why) = match horseman {
            Horseman::Death if cards.len() + 1 == FATAL => {
                let next = t!(text::standing_death_next, who: names.person(seat));
                (sheet.death as i8, vec![next])
            }
            Horseman::Death => (sheet.death as i8, Vec::new()),
            Horseman::War => (sheet.war as i8, Vec::new()),
            Horseman::Pestilence => pestilence(seat, &sheets, names),
            Horseman::Famine => {
                let why = match cards.len().is_multiple_of(2) {
                    true => t!(text::standing_famine_even),
                    false => t!(text::standing_famine_odd),
                };
                (sheet.famine.points, vec![why])
            }
        };
        let (values, points) = (values.join(" + "), signed(points));
        let mut line = vec![t!(text::standing_suit, horseman, values, points)];
        line.extend(why);
        lines.push(line.join(" "));
    }
    match pile.cards().len() - pile.up().len() {
        0 => {}
        count => lines.push(t!(text::standing_destroyed, count)),
    }
    if pile.cards().is_empty() {
        lines.push(t!(text::standing_no_cards));
    }
    // The line about Death says when one more is the last.
    if pile.deaths() + 1 < FATAL {
        lines.push(t!(text::standing_deaths, deaths: pile.deaths(), fatal: FATAL));
    }
    lines.push(favor);
    (t!(text::standing, name, points: points_in_words(sheet.total)), lines)
}

/// What a seat's Pestilence scores, and why.
fn pestilence(seat: Seat, sheets: &BySeat<Option<Sheet>>, names: &Names) -> (i8, Vec<String>) {
    let own = sheets[seat].unwrap_or_default().pestilence;
    let others: Vec<(Seat, Pestilence)> = sheets
        .pairs()
        .filter_map(|(other, sheet)| Some((other, (*sheet)?.pestilence)))
        .filter(|(other, theirs)| *other != seat && theirs.cards > 0)
        .collect();
    let points = if own.scores { own.sum as i8 } else { 0 };
    let Some(least) = others.iter().map(|(_, theirs)| (theirs.sum, theirs.cards)).min() else {
        return (points, vec![t!(text::standing_pestilence_alone)]);
    };
    let who = names.person(seat);
    let mut why = vec![match (own.scores, own.sum == least.0) {
        (true, false) => t!(text::standing_pestilence_lowest, who),
        (true, true) => t!(text::standing_pestilence_fewest, who),
        (false, true) if own.cards > least.1 => t!(text::standing_pestilence_more),
        (false, true) => t!(text::standing_pestilence_tied),
        (false, false) => t!(text::standing_pestilence_higher),
    }];
    why.extend(others.into_iter().map(|(other, Pestilence { sum, cards, .. })| {
        t!(text::standing_pestilence_other, who: names.person(other), sum, cards)
    }));
    (points, why)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardkeep_core::games::four_horsemen::Gifts;

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
                "Pestilence 1 + 3: +4. Berit has the lowest total. You have 10 in 2 cards.",
                "Famine 1 + 4: +5. An even number of Famine cards adds points.",
                "Death cards: 0 of 3. At 3, a player is out of the hand.",
                "Favor: 2 of 3.",
            ]
        );
        let (title, lines) = standing(Seat(0), &piles, 0, &names());
        assert_eq!(title, "You: 0 points");
        let why = "Only the lowest total scores. Berit has 4 in 2 cards.";
        assert_eq!(lines[0], format!("Pestilence 4 + 6: 0. {why}"));
    }

    /// FH-13: equal totals, and equal totals in as many cards.
    #[test]
    fn pestilence_that_ties_is_explained() {
        let first = |given: &[(&str, u8)], seat| {
            standing(Seat(seat), &piles(given), 0, &names()).1.swap_remove(0)
        };
        let six = [("5P", 0), ("1P", 0), ("6P", 1)];
        let why =
            "The lowest total is tied, and another player has fewer cards. Berit has 6 in 1 card.";
        assert_eq!(first(&six, 0), format!("Pestilence 1 + 5: 0. {why}"));
        let why = "The lowest total is tied, and Berit has fewer cards. You have 6 in 2 cards.";
        assert_eq!(first(&six, 1), format!("Pestilence 6: +6. {why}"));
        let nine = [("5P", 0), ("4P", 0), ("6P", 1), ("3P", 1)];
        let why = "The lowest total is tied, with the same number of cards, so nobody scores Pestilence. \
                   Berit has 9 in 2 cards.";
        assert_eq!(first(&nine, 0), format!("Pestilence 4 + 5: 0. {why}"));
    }

    /// FH-8, FH-9.
    #[test]
    fn destroyed_cards_and_the_nearness_of_death_are_told() {
        let piles = piles(&[("1F", 0), ("2D", 0), ("2W", 0), ("3D", 0)]);
        let (_, lines) = standing(Seat(0), &piles, 0, &names());
        assert_eq!(lines[0], "Death 2 + 3: +5. One more Death card puts you out of this hand.");
        assert_eq!(lines[2], "1 card was destroyed and scores nothing.");
        let (title, lines) = standing(Seat(2), &piles, 0, &names());
        assert_eq!((title.as_str(), lines[0].as_str()), ("Oswald: 0 points", "No cards yet."));
        // FH-9
        assert_eq!(lines[1], "Death cards: 0 of 3. At 3, a player is out of the hand.");
    }
}
