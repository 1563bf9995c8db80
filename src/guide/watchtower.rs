//! Rules page of Watchtower.

use super::{Brief, Chapter, Diagram, Example, Guide, Look, Shown};
use crate::i18n::{t, watchtower as text};
use crate::words;
use cardkeep_art::Front;
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::games::GameId;
use cardkeep_core::games::watchtower::{Side, army_needed, duel, is_high, tower_worth};

/// The cards of the game's picture.
pub(super) const PICTURE: [Card; 3] = [
    Card::new(Rank::Queen, Suit::Spades),
    Card::new(Rank::Ace, Suit::Clubs),
    Card::new(Rank::King, Suit::Hearts),
];

pub(super) fn guide() -> Guide {
    let rule = GameId::Watchtower.house_rules().first().map(words::house_rule);
    Guide {
        line: t!(text::guide_line),
        brief: brief(),
        chapters: vec![
            Chapter::new(t!(text::guide_goal_title), t!(text::guide_goal)),
            Chapter::new(t!(text::guide_forts_title), t!(text::guide_forts)),
            Chapter::new(t!(text::guide_turn_title), t!(text::guide_turn)),
            Chapter {
                examples: burning(),
                ..Chapter::new(t!(text::guide_burning_title), t!(text::guide_burning))
            },
            Chapter {
                examples: towers(),
                ..Chapter::new(t!(text::guide_attacking_title), t!(text::guide_attacking))
            },
            Chapter {
                examples: pairs(),
                ..Chapter::new(t!(text::guide_battle_title), t!(text::guide_battle))
            },
            Chapter::new(t!(text::guide_after_title), t!(text::guide_after)),
            Chapter::new(t!(text::guide_fourth_title), t!(text::guide_fourth)),
            Chapter::new(t!(text::guide_campaign_title), t!(text::guide_campaign)),
            Chapter {
                examples: worth(),
                ..Chapter::new(t!(text::guide_showdown_title), t!(text::guide_showdown))
            },
            Chapter::new(
                t!(text::guide_siege_title),
                t!(text::guide_siege, rule: rule.unwrap_or_default()),
            ),
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
    use Rank::{Ace, Five, Four, Jack, Nine, Queen, Six, Ten};
    use Suit::{Clubs, Diamonds, Hearts, Spades};
    let card = |rank, suit| Shown::Some(Card::new(rank, suit).into());
    let theirs = [card(Ten, Diamonds), card(Queen, Spades), card(Five, Clubs), card(Ace, Hearts)];
    let mine = [card(Four, Spades), card(Nine, Hearts)];
    let army = [card(Six, Diamonds), card(Nine, Clubs), card(Jack, Spades), card(Ace, Diamonds)];
    Diagram::new(7.1)
        .panel((0.2, 0.2), (7.6, 2.3))
        .signs((0.3, 0.3), 0.7, [Look::Crest("Berit")])
        .cards((5.0, 0.3), Diagram::SMALL, 0.4, [None; 5])
        .cards((0.5, 1.1), Diagram::MEDIUM, 0.4, shown(&of(Rank::Eight, 2)))
        .cards((2.4, 1.1), Diagram::MEDIUM, 1.35, theirs)
        .card((0.3, 3.15), Diagram::MEDIUM, None)
        .panel((1.6, 2.75), (6.2, 2.05))
        .cards((1.9, 2.95), Diagram::LARGE, 0.45, shown(&of(Rank::King, 3)))
        .cards((4.7, 2.95), Diagram::LARGE, 1.4, mine)
        .cards((1.5, 5.2), Diagram::LARGE, 1.35, army)
        .part(t!(text::guide_part_fort), (2.6, 0.65))
        .part(t!(text::guide_part_tower), (1.8, 1.3))
        .part(t!(text::guide_part_rival_army), (7.4, 0.65))
        .part(t!(text::guide_part_barracks), (0.75, 4.4))
        .part(t!(text::guide_part_own_fort), (7.5, 2.85))
        .part(t!(text::guide_part_army), (1.2, 6.0))
}

/// What attacking cards do to defending ones.
fn pairs() -> Vec<Example> {
    use Suit::{Clubs, Diamonds, Hearts, Spades};
    let pairs = [
        ((Rank::Queen, Hearts), (Rank::Nine, Clubs), t!(text::guide_pair_higher)),
        ((Rank::Four, Spades), (Rank::Four, Diamonds), t!(text::guide_pair_equal)),
        ((Rank::Seven, Clubs), (Rank::Ace, Spades), t!(text::guide_pair_attacking_seven)),
        ((Rank::Two, Hearts), (Rank::Seven, Spades), t!(text::guide_pair_defending_seven)),
        ((Rank::Seven, Hearts), (Rank::Seven, Diamonds), t!(text::guide_pair_sevens)),
    ];
    super::examples(pairs, |attacking, defending| match duel(attacking, defending).0 {
        Some(Side::Attacker) => t!(text::guide_verdict_beats),
        Some(Side::Defender) => t!(text::guide_verdict_loses),
        None => t!(text::guide_verdict_ties),
    })
}

/// So many cards of a rank, as they stand in a tower.
fn of(rank: Rank, count: usize) -> Vec<Card> {
    Suit::ALL.into_iter().take(count).map(|suit| Card::new(rank, suit)).collect()
}

fn shown(cards: &[Card]) -> Vec<Shown> {
    cards.iter().map(|card| Some(Front::Standard(*card))).collect()
}

/// What it takes to attack the top card of a tower.
fn towers() -> Vec<Example> {
    let towers = [
        (1, t!(text::guide_tower_single)),
        (2, t!(text::guide_tower_double)),
        (3, t!(text::guide_tower_triple)),
    ];
    let example = |(height, remark)| {
        let verdict = match army_needed(height) {
            0 => t!(text::guide_tower_any),
            needed => t!(text::guide_tower_needs, needed),
        };
        Example { left: shown(&of(Rank::Nine, height)), right: Vec::new(), verdict, remark }
    };
    towers.into_iter().map(example).collect()
}

/// How many cards a burned card brings.
fn burning() -> Vec<Example> {
    let cards = [(Rank::Ten, t!(text::guide_burn_low)), (Rank::Jack, t!(text::guide_burn_high))];
    let example = |(rank, remark)| {
        let card = Card::new(rank, Suit::Spades);
        let right: Vec<Shown> = vec![None; if is_high(card) { 2 } else { 1 }];
        Example { left: shown(&[card]), right, verdict: t!(text::guide_burned_for), remark }
    };
    cards.into_iter().map(example).collect()
}

/// How many cards players draw for watchtowers that tied.
fn worth() -> Vec<Example> {
    let towers =
        [(Rank::Eight, t!(text::guide_worth_rank)), (Rank::Queen, t!(text::guide_worth_high))];
    let example = |(rank, remark)| {
        let verdict = t!(text::guide_worth, count: tower_worth(rank));
        Example { left: shown(&of(rank, 4)), right: Vec::new(), verdict, remark }
    };
    towers.into_iter().map(example).collect()
}

#[cfg(test)]
mod tests {
    use super::super::described;
    use super::*;

    #[test]
    fn the_examples_are_true() {
        // WT-10, WT-8, WT-3 and WT-23.
        assert_eq!(
            described(&pairs()),
            [
                "queen of hearts beats nine of clubs",
                "four of spades ties with four of diamonds",
                "seven of clubs beats ace of spades",
                "two of hearts beats seven of spades",
                "seven of hearts beats seven of diamonds",
            ]
        );
        assert_eq!(
            described(&towers()),
            [
                "nine of clubs; can be attacked by any army",
                "nine of clubs and nine of diamonds; needs an army of 6 cards",
                "nine of clubs, nine of diamonds, and nine of hearts; needs an army of 10 cards",
            ]
        );
        assert_eq!(
            described(&burning()),
            [
                "ten of spades is burned for a face-down card",
                "jack of spades; is burned for; 2 face-down cards",
            ]
        );
        let tower = |rank: &str| {
            format!("{rank} of clubs, {rank} of diamonds, {rank} of hearts, and {rank} of spades")
        };
        assert_eq!(
            described(&worth()),
            [
                format!("{}; draws 8 cards", tower("eight")),
                format!("{}; draws 10 cards", tower("queen")),
            ]
        );
    }
}
