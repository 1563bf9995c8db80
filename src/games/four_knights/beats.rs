//! Beats (presentation steps) of the events of Four Knights.

use super::message::Message;
use super::scene::{Side, Zone};
use super::show::hand_result;
use super::{FourKnights, words};
use crate::i18n::{four_knights as text, t};
use crate::session::Moment;
use crate::table::game::{Award, Beat, Move};
use crate::table::names::Names;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_knights::{Event, HAND_SIZE, Position, View};

/// Returns the beats of a deal, card by card, beginning with all cards in the deck.
pub(super) fn deal(names: &Names, view: &View) -> Vec<Beat<FourKnights>> {
    let back = |side| Move::All { from: Zone::Hand(side), to: Zone::Deck };
    let gather = Beat {
        moves: Side::BOTH.map(back).to_vec(),
        // The old cards must be shown before they can fly.
        ..Beat::after(200).with(Message::Hand(view.hand_number))
    };
    let hand = if view.seat == names.human() { view.hand } else { Default::default() };
    let cards = (0..HAND_SIZE).flat_map(|n| {
        let mine = Move::next(Zone::Deck, Zone::Hand(Side::Mine), hand.nth(n), true);
        let theirs = Move::next(Zone::Deck, Zone::Hand(Side::Theirs), None, false);
        [(mine, 70), (theirs, if n + 1 < HAND_SIZE { 70 } else { 320 })]
    });
    let card = |(card, millis)| Beat { moves: vec![card], ..Beat::still(millis) };
    std::iter::once(gather).chain(cards.map(card)).collect()
}

/// Returns the beats of an event.
pub(super) fn beats(names: &Names, moment: &Moment<Position>) -> Vec<Beat<FourKnights>> {
    let (millis, message) = match &moment.event {
        Event::Dealt { .. } => return deal(names, &moment.view),
        Event::MaySwap { .. } => return Vec::new(),
        Event::Captured { seat, cards } => {
            let beat = Beat::after(1100).with(Message::Captured(*seat, cards.len()));
            return vec![Beat { award: Some(award(names, *seat, cards.len())), ..beat }];
        }
        Event::Committed { seat, .. } => (450, Message::Committed(*seat)),
        Event::Revealed { cards } => (900, Message::Revealed { cards: *cards }),
        Event::StoodOff => (1000, Message::StoodOff),
        Event::Pressed { seat } => (300, Message::Pressed(*seat)),
        Event::Reinforced { seat, card } => (900, Message::Answered(*seat, *card)),
        Event::Broke { seat } => (1500, Message::Broke(*seat)),
        Event::Yielded { seat } => (1500, Message::Yielded(*seat)),
        Event::Forfeited { seat, card } => (800, Message::Added(*seat, *card)),
        Event::TookBack { .. } => (1500, Message::TookBack),
        Event::HandEnded { hand, received } => {
            let message = Message::HandEnded { hand: *hand, received: *received };
            let result = hand_result(names, &moment.view, *hand, received);
            let millis = if result.is_some() { 0 } else { 2400 };
            return vec![Beat { result, ..Beat::after(millis).with(message) }];
        }
        Event::Swapped { slot, gave: Some(gave), took: Some(took), .. } => {
            (1000, Message::Traded { slot: *slot, gave: *gave, took: *took })
        }
        Event::Swapped { slot, .. } => {
            // Both cards are hidden, so the views before and after are equal.
            let (hand, slot) = (Zone::Hand(Side::Theirs), *slot);
            let gives = Move::next(hand, Zone::Stockade(slot), None, false);
            let takes = Move::next(Zone::Stockade(slot), hand, None, false);
            let beat = Beat::after(1000).with(Message::RivalTraded { slot });
            return vec![Beat { moves: vec![gives, takes], ..beat }];
        }
        Event::Kept { seat } => (800, Message::Kept(*seat)),
        Event::Ended { outcome } => (500, Message::Ended(*outcome)),
    };
    vec![Beat::after(millis).with(message)]
}

/// Returns the award for a captured field.
fn award(names: &Names, seat: Seat, cards: usize) -> Award {
    let side = Side::of(seat, names.human());
    // Not from the center of the field, where text appears once it is empty.
    Award {
        text: t!(text::award, points: words::points(cards)),
        from: side.area("line"),
        to: side.area("pile"),
    }
}
