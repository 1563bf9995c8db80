//! Beats (presentation steps) of the events of Four Knights.

use super::ending::hand_result;
use super::scene::{Side, Zone};
use super::{FourKnights, words};
use crate::i18n::{four_knights as text, t};
use crate::session::Moment;
use crate::table::game::{Award, Beat, Move, News};
use crate::table::highlight::READABLE;
use crate::table::names::Names;
use cardkeep_core::engine::{Game as _, Prospect, Seat};
use cardkeep_core::games::four_knights::{Event, HAND_SIZE, Position, View};

/// Returns the beats of a deal, card by card, beginning with all cards in the deck.
pub(super) fn deal(names: &Names, view: &View) -> Vec<Beat<FourKnights>> {
    let back = |side| Move::All { from: Zone::Hand(side), to: Zone::Deck };
    let gather = Beat {
        moves: Side::BOTH.map(back).to_vec(),
        // The old cards must be shown before they can fly.
        ..Beat::after(200).heading(t!(text::heading_hand, hand: view.hand_number))
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

/// Returns the beats of an event. How a battle goes is news, because the field is empty again before
/// it is seen.
pub(super) fn beats(
    names: &Names,
    before: &View,
    moment: &Moment<Position>,
) -> Vec<Beat<FourKnights>> {
    let who = |seat: &Seat| names.person(*seat);
    let others = |seat: &Seat| (!names.is_me(*seat)).then_some(News::Always);
    let beat = match &moment.event {
        Event::Dealt { .. } => return deal(names, &moment.view),
        Event::MaySwap { .. } => return Vec::new(),
        Event::Committed { seat, .. } => {
            Beat::after(450).say(t!(text::say_committed, who: who(seat)))
        }
        Event::Revealed { cards } => {
            let [mine, theirs] =
                [names.human(), names.human().other()].map(|seat| cards[seat.index()]);
            let me = names.person(names.human());
            let opened = t!(text::log_opened, me, mine, rival: names.rival(), theirs);
            Beat::after(900).tell(opened)
        }
        Event::StoodOff => Beat::after(1000).tell(t!(text::log_stand_off)),
        Event::Pressed { seat } => Beat::after(300).say(t!(text::say_pressed, who: who(seat))),
        Event::Reinforced { seat, card } => {
            let beat = Beat::after(900).tell(t!(text::log_answered, who: who(seat), card: *card));
            Beat { news: others(seat), ..beat }
        }
        Event::Broke { seat } => {
            let newest = moment.view.public.field[seat.other().index()].last();
            let text = newest.map(|card| t!(text::log_no_answer, who: who(seat), card: *card));
            Beat::after(1500).tell(text.unwrap_or_default()).news(News::Always)
        }
        Event::Yielded { seat } => {
            let beat = Beat::after(1500).tell(t!(text::log_yielded, who: who(seat)));
            Beat { news: others(seat), ..beat }
        }
        Event::Forfeited { seat, card } => {
            Beat::after(READABLE).tell(t!(text::log_added, who: who(seat), card: *card))
        }
        Event::Captured { seat, cards } => {
            let points = words::scored(cards.len());
            let decided = |view: &View| !matches!(Position::prospect(view), Prospect::Open);
            let beat = match !decided(before) && decided(&moment.view) {
                true => {
                    Beat::after(2000).tell(t!(text::log_captured_match, who: who(seat), points))
                }
                false => Beat::after(1100).tell(t!(text::log_captured, who: who(seat), points)),
            };
            Beat { award: Some(award(names, *seat, cards.len())), ..beat.news(News::Always) }
        }
        Event::TookBack { .. } => {
            Beat::after(1500).tell(t!(text::log_took_back)).news(News::Always)
        }
        Event::HandEnded { hand, received } => {
            let result = hand_result(names, &moment.view, *hand, received);
            let millis = if result.is_some() { 0 } else { 2400 };
            let beat = Beat::after(millis).tell(words::hand_ended(*hand, received, names));
            Beat { result, ..beat }
        }
        Event::Swapped { slot, gave: Some(gave), took: Some(took), .. } => {
            let traded = t!(text::log_traded, gave: *gave, slot: *slot, took: *took);
            Beat::after(1000).tell(traded)
        }
        Event::Swapped { seat, slot, .. } => {
            // Both cards are hidden, so the views before and after are equal.
            let side = Side::of(*seat, names.human());
            let (hand, stockade) = (Zone::Hand(side), Zone::Stockade(*slot));
            let gives = Move::next(hand, stockade, None, false);
            let takes = Move::next(stockade, hand, None, false);
            let traded = t!(text::log_traded_rival, rival: names.of_seat(*seat), slot: *slot);
            Beat { moves: vec![gives, takes], ..Beat::after(1000).tell(traded) }
        }
        Event::Kept { seat } => Beat::after(READABLE).tell(t!(text::log_kept, who: who(seat))),
        Event::Ended { outcome } => Beat::after(500).tell(words::verdict(*outcome, names)),
    };
    vec![beat]
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
