//! Explanations of cards, kingdoms and the discards of Of Knights and Ninjas.

use super::zone::Zone;
use super::{Play, hints, lexicon};
use crate::app::table::cards::Face;
use crate::app::table::game::{Explanation, Scene as _, SpreadCard, Target};
use crate::app::words::phrases::{capital, list};
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{Card, Hand, PlayedCard, View, fee, gems_to_win, tithe};

/// The full rules of a card at a table with this many seats.
pub fn card(card: PlayedCard, seats: u8) -> Vec<String> {
    let mut lines: Vec<String> = rule(card.role(), seats).into_iter().map(String::from).collect();
    lines.extend(numbers(card.role(), seats));
    if card.is_jester() {
        lines.push(String::from(
            "A jester plays this part. In a hand or a pile it is a jester again.",
        ));
    }
    lines
}

fn rule(card: Card, seats: u8) -> Vec<&'static str> {
    match card {
        _ if card.is_attack() => attack_rule(card),
        Card::Minstrel | Card::Herald | Card::Merchant | Card::Monk => {
            if seats == 2 {
                rule_for_two(card)
            } else {
                rule_for_more(card)
            }
        }
        Card::Castle => vec![
            "Stands in front of your kingdom and keeps troops out.",
            "A dragon burns it, a ninja slips past it, a ladder leads over it, a catapult breaks it.",
        ],
        Card::Archer => vec![
            "Stands in front of your kingdom: only ninjas get past, and kill it if nobody stops them.",
            "Or it goes before an attack and fights a rival's archer; both are discarded. The archer \
             in front of your own kingdom can do that too, as the first play of your turn.",
            "Only an executioner stops it: your archer is lost, the rival's stays, and your turn ends.",
        ],
        Card::Ladder => vec![
            "Goes before an attack on somebody with a castle and no archer: for this turn your troops \
             climb over the castle, which stays.",
        ],
        Card::Catapult => vec![
            "Goes before an attack: breaks a castle, and the archer with it. It does nothing where \
             there is no castle.",
        ],
        Card::Highwayman => vec![
            "When troops have taken gems from anybody, it takes these gems on the road. Another \
             highwayman can take them again.",
        ],
        Card::Princess => vec![
            "Answers a knight or a dragon: that card comes into your hand. The attacker may go on.",
        ],
        Card::Executioner => vec![
            "Answers any attack: the attack is discarded and the turn is over.",
            "Also answers an archer sent against yours: that archer is discarded, yours stays, and \
             the turn is over.",
        ],
        Card::Traitor => vec![
            "Answers troops: they turn against whoever sent them, past castle and archer. That player \
             answers in turn, with another traitor perhaps.",
        ],
        Card::Jester => {
            vec!["Is played as any other card, which you name, by all rules of that card."]
        }
        _ => Vec::new(),
    }
}

fn attack_rule(card: Card) -> Vec<&'static str> {
    match card {
        Card::Peasant => vec![
            "Strength 1. Attacks, or answers the attack of troops.",
            "Any number of peasants go together, in attack and in answer, with a strength of 1 each.",
        ],
        Card::Soldier => vec!["Strength 2. Attacks, or answers the attack of troops.", TROOPS],
        Card::Knight => vec!["Strength 3. Attacks, or answers the attack of troops.", TROOPS],
        Card::King => vec!["Strength 4. Attacks, or answers the attack of troops.", TROOPS],
        Card::Ninja => vec![
            "Takes 2 gems past castle and archer, and kills the archer. Nobody can rob these gems.",
            "Only an executioner or a minstrel stops it.",
        ],
        Card::Dragon => vec![
            "Takes 2 gems and burns the castle. Nobody can rob these gems. An archer keeps it away.",
            "Only an executioner, a minstrel or a princess stops it.",
        ],
        _ => Vec::new(),
    }
}

/// The rules of the cards that differ with two players (KN-23).
fn rule_for_two(card: Card) -> Vec<&'static str> {
    match card {
        Card::Minstrel => vec![
            "When you play it, your rival discards two cards at once. It protects nothing.",
            "As an answer to an attack it also stops the attack and ends the turn.",
        ],
        Card::Herald => {
            vec![
                "Your rival shows two cards of its choice, and you take one of them. Ends your turn.",
            ]
        }
        Card::Merchant => vec![
            "Pay your rival, if it has at least two cards, and take half of them unseen, rounded \
             down. It cannot refuse. Ends your turn.",
        ],
        Card::Monk => vec![
            "If your rival has a castle, it pays you, in cards of its choice or in gems, as it \
             prefers. Ends your turn.",
        ],
        _ => Vec::new(),
    }
}

fn rule_for_more(card: Card) -> Vec<&'static str> {
    match card {
        Card::Minstrel => vec![
            "While it stands in front of your kingdom, nothing can attack you. It leaves at the start \
             of your next turn.",
            "Or it answers any attack: the attack is over, the turn too, and the minstrel stays with \
             you.",
        ],
        Card::Herald => vec![
            "Every rival shows a card of its choice, and you take one of them. Ends your turn.",
        ],
        Card::Merchant => vec![
            "Pay a rival with at least two cards, and take half of them unseen, rounded down. Nobody \
             can refuse. Ends your turn.",
        ],
        Card::Monk => vec![
            "Every rival with a castle pays you, in cards of its choice or in gems, as it prefers. Ends \
             your turn.",
        ],
        _ => Vec::new(),
    }
}

const TROOPS: &str =
    "An answer takes its strength from that of the attack; what is left takes gems.";

/// The price of a special action.
fn numbers(card: Card, seats: u8) -> Option<String> {
    match card {
        Card::Merchant => Some(format!("It costs {}.", lexicon::gems(fee(seats)))),
        Card::Monk => Some(format!(
            "The price: {} or {tithe} cards.",
            lexicon::gems(fee(seats)),
            tithe = tithe(seats)
        )),
        _ => None,
    }
}

/// The explanation of a piece or zone, if there is one.
pub fn target(play: &Play, target: Target<Zone>) -> Option<Explanation> {
    let (zone, card) = match target {
        Target::Piece(piece) => {
            let piece = play.scene.pieces().get(piece)?;
            (piece.place, piece.card.filter(|_| piece.face_up))
        }
        Target::Zone(zone) => (zone, None),
    };
    match (zone, card) {
        (Zone::Pile | Zone::Discards, _) => Some(discards(play)),
        (_, Some(card)) => {
            let lines = self::card(card, play.names.seats());
            Some(Explanation::new(lexicon::name(card), Face::up(card), lines))
        }
        (zone, None) => Some(kingdom(play, zone.kingdom()?)),
    }
}

/// The explanation of a kingdom: its player, gems, cards and fortifications.
pub fn kingdom(play: &Play, seat: Seat) -> Explanation {
    let (view, names) = (&play.view, &play.names);
    let goal = gems_to_win(view.seats());
    let hand = lexicon::count(play.scene.count(Zone::Hand(seat)));
    let mut lines = vec![format!(
        "{} of the {goal} that win. {} in the hand.",
        lexicon::gems(view.gems[seat]),
        capital(&hand)
    )];
    let standing = standing(view, seat);
    lines.push(match standing.is_empty() {
        true => String::from("Nothing stands in front."),
        false => format!("In front: {standing}."),
    });
    if !names.is_me(seat) {
        lines.extend(names.level(seat).map(|level| format!("Level: {}.", level.name())));
        if play.settings.hints {
            lines.extend(hints::against(&view.forts[seat], view.gems[seat]));
        }
        let known = &view.known[seat];
        if !known.is_empty() {
            lines.push(format!("You know of {} in this hand.", lexicon::cards(known.iter())));
        }
    } else if !view.exposed.iter().all(Hand::is_empty) {
        let seen = view.exposed.iter().fold(Hand::EMPTY, |all, seen| all.or(seen));
        lines.push(format!("Others know that you hold {}.", lexicon::cards(seen.iter())));
    }
    names.introduce(seat, names.badge(seat).to_owned(), lines)
}

/// What stands in front of a kingdom: "a castle and an archer".
pub fn standing(view: &View, seat: Seat) -> String {
    let mut fort: Vec<PlayedCard> = view.forts[seat].iter().collect();
    fort.sort_unstable();
    list(&fort.into_iter().map(lexicon::played).collect::<Vec<_>>())
}

/// The explanation of the discards and the draw pile.
pub fn discards(play: &Play) -> Explanation {
    let name = format!("Discards: {}", play.view.discards.len());
    let pile = capital(&lexicon::count(play.view.pile.into()));
    let line = format!("{pile} in the draw pile. When it is empty, the discards are shuffled.");
    Explanation::new(name, Face::Hidden, vec![line])
}

/// The discards to look through, one card a kind, the newest kind first; `None` without discards.
pub fn spread(play: &Play) -> Option<Explanation> {
    let mut kinds: Vec<(Card, usize)> = Vec::new();
    for card in play.view.discards.iter().rev().copied() {
        match kinds.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, count)) => *count += 1,
            None => kinds.push((card, 1)),
        }
    }
    if kinds.is_empty() {
        return None;
    }
    let card = |(card, count): (Card, usize)| {
        let name = capital(&lexicon::some(card, count as u8));
        let badge = if count > 1 { count.to_string() } else { String::new() };
        SpreadCard { badge, ..SpreadCard::new(Face::up(card), name) }
    };
    let Explanation { name: title, mut lines, .. } = discards(play);
    lines.insert(0, String::from("The kind that was discarded last comes first."));
    Some(Explanation::heap(title, kinds.into_iter().map(card).collect(), lines))
}

/// What the rival got in a draft, as far as the player knows.
pub fn drafted(play: &Play) -> String {
    let view = &play.view;
    let rival = play.names.human().other();
    let known = &view.known[rival];
    let unseen = view.hand_sizes[rival].saturating_sub(known.len());
    let name = play.names.rival();
    let mut parts: Vec<String> =
        known.iter().map(|(card, count)| lexicon::some(card, count)).collect();
    if unseen == 0 && parts.is_empty() {
        return format!("{name} has no cards.");
    }
    if unseen > 0 {
        parts.push(format!("{} unseen", lexicon::count(unseen.into())));
    }
    format!("{name} has {}.", list(&parts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_explained_in_lines_that_can_be_read() {
        for seats in [2, 3, 6] {
            for kind in Card::ALL {
                for guise in [PlayedCard::plain(kind), PlayedCard::jester(kind)] {
                    let lines = card(guise, seats);
                    assert!(!lines.is_empty());
                    for line in lines {
                        assert!(line.ends_with('.') && line.len() < 220, "{kind}: {line}");
                    }
                }
            }
        }
    }

    /// KN-15, KN-16, KN-23.
    #[test]
    fn prices_are_those_of_the_table() {
        let lines = |kind, seats| card(PlayedCard::plain(kind), seats).join(" ");
        assert!(lines(Card::Merchant, 2).contains("2 gems"));
        assert!(lines(Card::Merchant, 4).contains("1 gem."));
        assert!(lines(Card::Monk, 2).contains("2 gems or 3 cards"));
        assert!(lines(Card::Monk, 3).contains("1 gem or 2 cards"));
    }
}
