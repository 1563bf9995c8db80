//! Beats (presentation steps) of the events of Four Horsemen.

use super::FourHorsemen;
use super::message::Message;
use super::scene::Zone;
use super::show::hand_result;
use crate::i18n::{four_horsemen as text, t};
use crate::session::Moment;
use crate::table::game::{Award, Beat, Move};
use crate::table::names::Names;
use crate::table::seats::area;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{Card, Event, Position, View, hand_size};

/// Returns the beats of a deal, card by card, beginning with all cards in the deck.
pub(super) fn deal(view: &View) -> Vec<Beat<FourHorsemen>> {
    let seats = view.public.favor.seats();
    let zones = Seat::all(seats).map(Zone::Hand).chain([Zone::Fate]);
    let back = zones.map(|from| Move::All { from, to: Zone::Deck });
    let gather = Beat { moves: back.collect(), ..Beat::after(400) };
    let mut cards = Vec::new();
    for n in 0..hand_size(seats) {
        for seat in Seat::all(seats) {
            let mine = seat == view.seat;
            let card = view.hand.nth(n).filter(|_| mine);
            cards.push(Move::next(Zone::Deck, Zone::Hand(seat), card, mine));
        }
    }
    let fate = view.fate.iter().map(|_| Move::next(Zone::Deck, Zone::Fate, None, false));
    cards.extend(fate);
    let last = cards.len() - 1;
    let card =
        |(n, card)| Beat { moves: vec![card], ..Beat::still(if n < last { 45 } else { 320 }) };
    let cards = cards.into_iter().enumerate().map(card);
    std::iter::once(gather.with(Message::Hand(view.hand_number))).chain(cards).collect()
}

/// Returns the beats of an event. `placed` tells whether a gift was already placed at its
/// destination.
pub(super) fn beats(
    names: &Names,
    moment: &Moment<Position>,
    placed: impl Fn(Card, Seat) -> bool,
) -> Vec<Beat<FourHorsemen>> {
    let (millis, message) = match &moment.event {
        Event::Dealt { .. } => return deal(&moment.view),
        // The card it is exchanged for is played with the next event.
        Event::PutUnder { seat, card } => {
            let (from, to) = (Zone::Hand(*seat), Zone::Fate);
            let under = Move::One { from, to, find: *card, card: *card, face_up: false };
            let beat = Beat::still(700).with(Message::PutUnder(*seat, *card));
            return vec![Beat { moves: vec![under], ..beat }];
        }
        Event::HandEnded { hand, sheets, favor } => {
            let with = |seat: Seat| (seat, sheets[seat].map_or(0, |sheet| sheet.total));
            let message = Message::FavorGained { hand: *hand, by: favor.map(with) };
            return vec![Beat {
                award: favor.map(|seat| award(names, seat)),
                result: Some(hand_result(*hand, sheets, *favor, names)),
                ..Beat::after(0).with(message)
            }];
        }
        Event::Played { seat, card, .. } if opens(&moment.view) => {
            (1500, Message::Opened(*seat, *card))
        }
        Event::Played { seat, card, from_fate } => {
            (600, Message::Played { seat: *seat, card: *card, from_fate: *from_fate })
        }
        Event::RoundWon { seat, card } => (900, Message::RoundWon(*seat, *card)),
        Event::Given { card, to } => {
            // The player's own gifts are already in place.
            (if placed(*card, *to) { 90 } else { 550 }, Message::Given(*to, *card))
        }
        Event::Destroyed { seat, card, by } => {
            (1000, Message::Destroyed { seat: *seat, card: *card, by: *by })
        }
        Event::Eliminated { seat } => (1500, Message::Eliminated(*seat)),
        Event::Ended { outcome } => (300, Message::Ended(*outcome)),
    };
    vec![Beat::after(millis).with(message)]
}

/// Whether a hand has only just begun with its first card.
fn opens(view: &View) -> bool {
    view.public.round.cards().count() == 1
        && view.public.piles.iter().all(|pile| pile.cards().is_empty())
}

/// Returns the award for the Favor of a hand.
fn award(names: &Names, seat: Seat) -> Award {
    let to = area("panel", names, seat);
    Award { text: t!(text::award), from: String::from("center"), to }
}
