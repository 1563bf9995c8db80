//! Explanations of cards, kingdoms and the discards of Of Knights and Ninjas.

use super::zone::Zone;
use super::{KnightsAndNinjas, Play, hints, words};
use crate::i18n::{List, Named as _, cards as card_names, knights_and_ninjas as text, t};
use crate::table::cards::Face;
use crate::table::game::{Explanation, Explanations, Scene as _, SpreadCard, Target};
use crate::words as app_words;
use cardkeep_ai::Level;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{Card, Hand, PlayedCard, View, fee, tithe};

impl Explanations for KnightsAndNinjas {
    fn explain(&self, play: &Play, target: Target<Zone>) -> Option<Explanation> {
        let zone = match target {
            Target::Piece(piece) => play.scene.zone_of(piece)?,
            // Between the cards of the hand there is nothing.
            Target::Zone(Zone::Hand(seat)) if play.names.is_me(seat) => return None,
            Target::Zone(zone) => zone,
        };
        let heap = if zone == Zone::Discards { spread(play) } else { None };
        heap.or_else(|| self::target(play, target))
    }

    fn hand(view: &View) -> Vec<SpreadCard> {
        let hand = &view.hand;
        hand.kinds().map(|kind| equal((kind, hand.count(kind).into()))).collect()
    }
}

/// The full rules of a card at a table with this many seats.
pub(super) fn card(card: PlayedCard, seats: u8) -> Vec<String> {
    let role = card.role();
    let (key, gems, cards) = (role.name(), words::gems(fee(seats)), words::any_cards(tithe(seats)));
    let rule = match words::differs_for_two(role, seats) {
        true => t!(text::rule_two, card: key, gems, cards),
        false => t!(text::rule, card: key, gems, cards),
    };
    let mut lines: Vec<String> = rule.lines().map(String::from).collect();
    lines.extend(card.is_jester().then(|| t!(text::rule_jester)));
    lines
}

/// The explanation of a piece or zone, if there is one.
fn target(play: &Play, target: Target<Zone>) -> Option<Explanation> {
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
            Some(Explanation::new(t!(card_names::title, card), Face::up(card), lines))
        }
        (zone, None) => Some(kingdom(play, zone.kingdom()?)),
    }
}

/// The explanation of a kingdom: its player, gems, cards and fortifications.
pub(super) fn kingdom(play: &Play, seat: Seat) -> Explanation {
    let (view, names) = (&play.view, &play.names);
    let gems =
        t!(text::kingdom_goal, gems: view.public.gems[seat], goal: view.public.gems_to_win());
    let hand = t!(text::kingdom_hand, count: play.scene.count(Zone::Hand(seat)));
    let mut lines = vec![format!("{gems} {hand}"), fort(play, seat)];
    if !names.is_me(seat) {
        let level = |level: Level| t!(text::kingdom_level, level: app_words::level(level));
        lines.extend(names.level(seat).map(level));
        if play.settings.hints {
            lines.push(hints::against(&view.public.forts[seat], view.public.gems[seat]));
        }
        let known = view.known[seat];
        if !known.is_empty() {
            lines.push(t!(text::kingdom_known, cards: words::hand(known)));
        }
    } else if !view.exposed.iter().all(Hand::is_empty) {
        let seen = view.exposed.iter().fold(Hand::EMPTY, |all, seen| all.or(seen));
        lines.push(t!(text::kingdom_exposed, cards: words::hand(seen)));
    }
    names.introduce(seat, names.badge(seat).to_owned(), lines)
}

/// What stands in front of a kingdom, in a sentence.
pub(super) fn fort(play: &Play, seat: Seat) -> String {
    match play.view.public.forts[seat].is_empty() {
        true => t!(text::kingdom_open),
        false => t!(text::kingdom_fort, cards: words::standing(&play.view, seat)),
    }
}

/// The explanation of the discards and the draw pile.
pub(super) fn discards(play: &Play) -> Explanation {
    let name = t!(text::discards_title, count: play.view.public.discards.len());
    Explanation::new(name, Face::Hidden, vec![t!(text::pile_left, count: play.view.pile)])
}

/// The discards to look through, one card a kind, the newest kind first; `None` without discards.
fn spread(play: &Play) -> Option<Explanation> {
    let mut kinds: Vec<(Card, usize)> = Vec::new();
    for card in play.view.public.discards.iter().rev().copied() {
        match kinds.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, count)) => *count += 1,
            None => kinds.push((card, 1)),
        }
    }
    if kinds.is_empty() {
        return None;
    }
    let Explanation { name: title, mut lines, .. } = discards(play);
    lines.insert(0, t!(text::discards_order));
    Some(Explanation::heap(title, kinds.into_iter().map(equal).collect(), lines))
}

/// So many equal cards as one, with their number.
fn equal((card, count): (Card, usize)) -> SpreadCard {
    let name = t!(text::cards, cards: List::counted([(card.noun(), count as u32)]));
    let badge = if count > 1 { count.to_string() } else { String::new() };
    SpreadCard { badge, ..SpreadCard::new(Face::up(card), name) }
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
        assert!(lines(Card::Merchant, 2).contains("2 gems,"));
        assert!(lines(Card::Merchant, 4).contains("Give 1 gem "));
        assert!(lines(Card::Monk, 2).contains("2 gems or 3 cards"));
        assert!(lines(Card::Monk, 3).contains("1 gem or 2 cards"));
    }
}
