//! Beats (presentation steps) of the events of Four Horsemen.

use super::FourHorsemen;
use super::ending::hand_result;
use super::points::points_in_words;
use super::scene::Zone;
use crate::i18n::{four_horsemen as text, t};
use crate::session::Moment;
use crate::table::game::{Award, Beat, Move, News};
use crate::table::highlight::READABLE;
use crate::table::names::Names;
use crate::table::seats::area;
use crate::table::words::verdict;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{Card, Event, Position, View, hand_size, score};

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
    let heading = t!(text::title, hand: view.hand_number);
    std::iter::once(gather.heading(heading)).chain(cards).collect()
}

/// Returns the beats of an event. `giver` gives out the round, and `placed` tells whether a gift was
/// already placed at its destination. What others play is no news: it is still on the table.
pub(super) fn beats(
    names: &Names,
    before: &View,
    moment: &Moment<Position>,
    giver: Option<Seat>,
    placed: impl Fn(Card, Seat) -> bool,
) -> Vec<Beat<FourHorsemen>> {
    let who = |seat: Seat| names.person(seat);
    let to_me = |seat: Seat, news| names.is_me(seat).then_some(news);
    let beat = match moment.event {
        Event::Dealt { .. } => return deal(&moment.view),
        // The card it is exchanged for is played with the next event.
        Event::PutUnder { seat, card } => {
            let (from, to) = (Zone::Hand(seat), Zone::Fate);
            let under = Move::One { from, to, find: card, card, face_up: false };
            let text = match card {
                Some(card) => t!(text::log_put_under, who: who(seat), card),
                None => t!(text::log_put_under_hidden, who: who(seat)),
            };
            return vec![Beat { moves: vec![under], ..Beat::still(700).tell(text) }];
        }
        Event::HandEnded { hand, ref sheets, favor } => {
            let text = match favor {
                Some(seat) => {
                    let points = points_in_words(sheets[seat].map_or(0, |sheet| sheet.total));
                    t!(text::log_favor, who: who(seat), hand, points)
                }
                None => t!(text::log_no_favor, hand),
            };
            return vec![Beat {
                award: favor.map(|seat| award(names, seat)),
                result: Some(hand_result(hand, sheets, favor, &moment.view.public.favor, names)),
                ..Beat::after(0).tell(text)
            }];
        }
        // The first card of a hand must be the lowest one dealt (FH-4).
        Event::Played { seat, card, .. } if opens(&moment.view) => {
            Beat::after(1500).tell(t!(text::log_opened, who: who(seat), card))
        }
        Event::Played { seat, card, from_fate } => Beat::after(600).tell(match from_fate {
            true => t!(text::log_played_fate, who: who(seat), card),
            false => t!(text::log_played, who: who(seat), card),
        }),
        Event::RoundWon { seat, card } => {
            let beat = Beat::after(900).tell(t!(text::log_round_won, who: who(seat), card));
            Beat { news: (!names.is_me(seat)).then_some(News::Always), ..beat }
        }
        Event::Given { card, to } => {
            let giver = giver.unwrap_or(to);
            // The player's own gifts are already in place.
            let millis = match standing(before) == standing(&moment.view) && !names.is_me(to) {
                _ if placed(card, to) => 90,
                true => 550,
                false => READABLE,
            };
            let beat = Beat::after(millis).tell(match giver == to {
                true => t!(text::log_kept, who: who(to), card),
                false => t!(text::log_given, giver: who(giver), who: who(to), card),
            });
            Beat { news: to_me(to, News::OfOthers), ..beat }
        }
        Event::Destroyed { seat, card, by } => {
            let beat = Beat::after(1000).tell(t!(text::log_destroyed, who: who(seat), card, by));
            Beat { news: to_me(seat, News::OfOthers), ..beat }
        }
        Event::Eliminated { seat } => {
            let beat = Beat::after(1500).tell(t!(text::log_out, who: who(seat)));
            Beat { news: to_me(seat, News::Always), ..beat }
        }
        Event::Ended { outcome } => Beat::after(300).tell(verdict(outcome, names)),
    };
    vec![beat]
}

/// Returns what the player's cards are worth.
pub(super) fn standing(view: &View) -> Option<i8> {
    score(&view.public.piles)[view.seat].map(|sheet| sheet.total)
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
