//! Rules page of Four Horsemen.

use super::{Brief, Chapter, Diagram, Example, Guide, Look, Order, Shown, Sign};
use crate::i18n::{four_horsemen as text, t};
use cardkeep_art::Front;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{BySeat, Card, Gifts, Horseman, Piles, Sheet, score};

/// Returns the cards of the game's picture.
pub(super) fn picture() -> Vec<Front> {
    let cards = [card(3, Horseman::Famine), card(6, Horseman::Death), card(4, Horseman::War)];
    cards.into_iter().flatten().map(Front::from).collect()
}

pub(super) fn guide() -> Guide {
    Guide {
        line: t!(text::guide_line),
        brief: brief(),
        chapters: vec![
            Chapter::new(t!(text::guide_goal_title), t!(text::guide_goal)),
            Chapter::new(t!(text::guide_round_title), t!(text::guide_round)),
            Chapter {
                order: Some(ranking()),
                examples: higher(),
                ..Chapter::new(t!(text::guide_rank_title), t!(text::guide_rank))
            },
            Chapter::new(t!(text::guide_gifts_title), t!(text::guide_gifts)),
            Chapter::new(t!(text::guide_death_title), t!(text::guide_death)),
            Chapter {
                examples: war(),
                ..Chapter::new(t!(text::guide_war_title), t!(text::guide_war))
            },
            Chapter {
                examples: pestilence(),
                ..Chapter::new(t!(text::guide_pestilence_title), t!(text::guide_pestilence))
            },
            Chapter {
                examples: famine(),
                ..Chapter::new(t!(text::guide_famine_title), t!(text::guide_famine))
            },
            Chapter::new(t!(text::guide_fate_title), t!(text::guide_fate)),
            Chapter::new(t!(text::guide_end_title), t!(text::guide_end)),
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

fn table() -> Diagram {
    use Horseman::{Death, Famine, Pestilence, War};
    let shown = |cards: &[(u8, Horseman)]| -> Vec<Shown> {
        cards.iter().map(|(value, suit)| card(*value, *suit).map(Front::from)).collect()
    };
    let order = ranking().signs.into_iter().map(Look::Sign);
    Diagram::new(7.8)
        .panel((0.2, 0.2), (3.7, 2.1))
        .signs((0.3, 0.25), 0.6, [Look::Crest("Berit")])
        .cards((0.4, 0.9), Diagram::MEDIUM, 1.0, shown(&[(5, Famine), (1, War), (3, Death)]))
        .panel((4.1, 0.2), (3.7, 2.1))
        .signs((4.2, 0.25), 0.6, [Look::Crest("Tilda")])
        .cards((4.3, 0.9), Diagram::MEDIUM, 1.0, shown(&[(6, Pestilence), (4, Pestilence)]))
        .panel((0.2, 2.5), (7.6, 1.95))
        .cards((0.6, 2.68), Diagram::LARGE, 1.5, shown(&[(2, Famine), (5, War)]))
        .place((3.6, 2.68), Diagram::LARGE)
        .signs((5.35, 3.0), 0.55, order)
        .panel((1.6, 4.6), (4.8, 1.4))
        .cards((2.4, 4.68), Diagram::MEDIUM, 1.0, shown(&[(4, War), (2, Famine), (6, Famine)]))
        .cards(
            (1.4, 6.1),
            Diagram::LARGE,
            1.35,
            shown(&[(1, Death), (3, Pestilence), (4, Death), (6, War)]),
        )
        .part(t!(text::guide_part_rival), (1.3, 0.55))
        .part(t!(text::guide_part_round), (1.93, 2.75))
        .part(t!(text::guide_part_order), (6.45, 3.9))
        .part(t!(text::guide_part_pile), (1.95, 5.3))
        .part(t!(text::guide_part_hand), (1.15, 6.9))
}

fn card(value: u8, suit: Horseman) -> Option<Card> {
    Card::new(value, suit)
}

/// The horsemen, each before those it beats at equal values.
fn ranking() -> Order {
    let mut suits = Horseman::ALL;
    suits.sort_by(|one, other| other.cmp(one));
    Order { signs: suits.map(Sign::Horseman).to_vec(), label: t!(text::guide_order) }
}

fn higher() -> Vec<Example> {
    use Horseman::{Death, Famine, Pestilence, War};
    let pairs = [
        (card(5, Famine), card(4, Death), t!(text::guide_higher)),
        (card(4, War), card(4, Pestilence), t!(text::guide_equal)),
    ];
    let example = |(left, right, remark): (Option<Card>, Option<Card>, _)| {
        let (left, right) = left.zip(right)?;
        (left > right).then(|| Example::pair(left, right, t!(text::guide_beats), remark))
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
    let Some(card) = card(2, War) else { return Vec::new() };
    let after: Vec<Card> = before.iter().copied().chain([card]).collect();
    vec![Example {
        left: lying(&piles(&before, &[]), Seat(0)),
        right: lying(&piles(&after, &[]), Seat(0)),
        verdict: t!(text::guide_war_card, card),
        remark: t!(text::guide_war_why),
    }]
}

/// Two players' Pestilence and who scores it.
fn pestilence() -> Vec<Example> {
    let tables: [(&[u8], &[u8], _); 3] = [
        (&[6, 4], &[3, 1], t!(text::guide_lower)),
        (&[5, 1], &[6], t!(text::guide_fewer)),
        (&[5, 4], &[6, 3], t!(text::guide_tied)),
    ];
    let example = |(left, right, remark): (&[u8], &[u8], String)| {
        let [left, right] = [left, right].map(|values| cards(values, Horseman::Pestilence));
        let piles = piles(&left, &right);
        let sheets = score(&piles);
        let verdict = match [Seat(0), Seat(1)].map(|seat| gain(sheets[seat])) {
            [0, 0] => t!(text::guide_nobody_scores),
            [0, points] => t!(text::guide_right_scores, points),
            [points, _] => t!(text::guide_left_scores, points),
        };
        let (left, right) = (lying(&piles, Seat(0)), lying(&piles, Seat(1)));
        Example { left, right, verdict, remark }
    };
    tables.into_iter().map(example).collect()
}

fn gain(sheet: Option<Sheet>) -> i8 {
    sheet.map_or(0, |sheet| sheet.total)
}

/// What one player's Famine is worth.
fn famine() -> Vec<Example> {
    let piles_of: [(&[u8], _); 2] = [(&[1, 4], t!(text::guide_even)), (&[6], t!(text::guide_odd))];
    let example = |(values, remark): (&[u8], _)| {
        let piles = piles(&cards(values, Horseman::Famine), &[]);
        let verdict = match gain(score(&piles)[Seat(0)]) {
            points @ ..0 => t!(text::guide_costs, points: points.unsigned_abs()),
            points => t!(text::guide_scores, points),
        };
        Example { left: lying(&piles, Seat(0)), right: Vec::new(), verdict, remark }
    };
    piles_of.into_iter().map(example).collect()
}

#[cfg(test)]
mod tests {
    use super::super::described;
    use super::*;

    #[test]
    fn the_examples_are_true() {
        use Horseman::{Death, Famine, Pestilence, War};
        // FH-2, FH-8 and FH-13.
        let order = [Death, War, Pestilence, Famine].map(Horseman::name).join(", ");
        assert_eq!(ranking().label, format!("From high to low: {order}"));
        assert_eq!(
            described(&higher()),
            ["5 of Famine beats 4 of Death", "4 of War beats 4 of Pestilence"]
        );
        assert_eq!(
            described(&war()),
            ["1 of Famine and 2 of Death; + 2 of War; \
                 a face-down card, 2 of Death, and 2 of War"]
        );
        assert_eq!(
            described(&pestilence()),
            [
                "6 of Pestilence and 4 of Pestilence; right pile scores 4 points; \
                 3 of Pestilence and 1 of Pestilence",
                "5 of Pestilence and 1 of Pestilence; right pile scores 6 points; 6 of Pestilence",
                "5 of Pestilence and 4 of Pestilence; nobody scores; \
                 6 of Pestilence and 3 of Pestilence",
            ]
        );
        assert_eq!(
            described(&famine()),
            ["1 of Famine and 4 of Famine; scores 5 points", "6 of Famine; costs 6 points"]
        );
    }
}
