//! Reasons for advice in Four Horsemen.

use super::{MARGIN, margin};
use crate::advice::{Adviser, Often, share_of_worlds};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{
    Action, BySeat, Card, CardSet, Event, Gifts, Position, Sheet, View, gainer, score,
};

/// A reason for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It wins the round, because everyone else has played or holds lower cards.
    WinsRound,
    /// It wins the round in most deals that fit.
    OftenWins(Often),
    /// It wins the round in so many of ten deals that fit.
    WinsAbout(u8),
    /// It can't win the round, and gives up the lowest card.
    LowestCard,
    /// It keeps a higher card.
    Keeps(Card),
    /// Most of the other cards in hand are higher.
    KeepsHigher,
    /// No other card in hand would bring the rivals less if they get it, and some would bring more.
    HelpsLeast,
    /// The card stays out of every pile for now.
    Hides,
    /// The seat gains the Favor of the hand.
    WinsFavor,
    /// Another seat gets its third Death card.
    Eliminates(Seat),
    /// The seat is ahead of everyone by this many points then.
    Leads(u8),
    /// It costs another seat this many points.
    Costs(Seat, u8),
    /// The seat gains this many points.
    Gains(u8),
    /// The next best gifts would leave the seat with this many fewer points.
    Spares(u8),
    /// The next best gifts would leave another seat with this many more points.
    Denies(Seat, u8),
}

impl Adviser for Position {
    type Reason = Reason;

    fn reason(view: &View, action: Action, next: Option<Action>) -> Option<Reason> {
        match action {
            Action::Play(card) => playing(view, card, next.and_then(Action::card)),
            Action::Fate(_) => Some(Reason::Hides),
            Action::Give(gifts) => giving(view, &gifts).or_else(|| comparing(view, &gifts, next)),
        }
    }

    /// A reward is mostly the chance to win the match, and to a small part the hand's margin.
    fn win_chance(reward: f32) -> f32 {
        ((reward - 0.5 * MARGIN) / (1.0 - MARGIN)).clamp(0.0, 1.0)
    }
}

fn playing(view: &View, card: Card, next: Option<Card>) -> Option<Reason> {
    let winning = view.public.round.winning().map(|(_, best)| best);
    let rivals = || view.public.piles.still_in(view.seat).filter(|seat| *seat != view.seat);
    let last = rivals().all(|seat| view.public.round[seat].is_some());
    let above = view.unseen().minus(CardSet::below(card));
    let keeps = || next.filter(|other| *other > card).map(Reason::Keeps);
    let is_low = || {
        let higher = view.hand.minus(CardSet::below(card)).len() - 1;
        (higher > 1 && 2 * higher >= view.hand.len()).then_some(Reason::KeepsHigher)
    };
    if winning.is_some_and(|best| best > card) {
        let lowest = view.hand.nth(0) == Some(card);
        let lowest = lowest.then_some(Reason::LowestCard);
        return lowest.or_else(keeps).or_else(is_low).or_else(|| helps_least(view, card));
    }
    // The seat's own cards in the Fate deck may be drawn, too.
    let drawn = view.fate.iter().filter_map(|slot| slot.card).max();
    if last || above.is_empty() && drawn < Some(card) {
        return Some(Reason::WinsRound);
    }
    let wins = |world: &Position| {
        let top = world.fate().iter().last().map(|(card, _)| card);
        let waiting = || rivals().filter(|seat| world.public().round[*seat].is_none());
        top < Some(card) && waiting().all(|seat| world.hand(seat).highest() < Some(card))
    };
    let share = share_of_worlds::<Position>(view, |world, _| wins(world));
    let tenths = (10.0 * share).round() as u8;
    let wins_about = || (tenths > 1).then_some(Reason::WinsAbout(tenths));
    let often = Often::of(share).map(Reason::OftenWins);
    let counts = often.or_else(keeps).or_else(wins_about).or_else(is_low);
    counts.or_else(|| helps_least(view, card))
}

/// A card that is played goes to any pile in the end. It may be the one of the hand that rivals gain the
/// least from (FH-8 to FH-13).
fn helps_least(view: &View, card: Card) -> Option<Reason> {
    let before = score(&view.public.piles);
    let brings = |card: Card| {
        let gain = |seat| {
            let after = view.public.piles.preview(seat, &Gifts::default().with(card, seat));
            Some(after.sheets[seat]?.total - before[seat]?.total)
        };
        let rivals = view.public.piles.still_in(view.seat).filter(|seat| *seat != view.seat);
        rivals.filter_map(gain).max()
    };
    let own = brings(card);
    let others: Vec<_> = view.hand.iter().filter(|other| *other != card).map(brings).collect();
    let least = others.iter().all(|other| *other >= own) && others.iter().any(|other| *other > own);
    least.then_some(Reason::HelpsLeast)
}

fn giving(view: &View, gifts: &Gifts) -> Option<Reason> {
    let me = view.seat;
    let after = view.public.piles.preview(me, gifts);
    let before = score(&view.public.piles);
    let out = after.events.iter().find_map(|event| match event {
        Event::Eliminated { seat } if *seat != me => Some(*seat),
        _ => None,
    });
    let is_last = view.hand_sizes.iter().all(|size| *size == 0);
    if is_last && gainer(&after.sheets) == Some(me) {
        return Some(Reason::WinsFavor);
    }
    if let Some(seat) = out {
        return Some(Reason::Eliminates(seat));
    }
    let points = |sheets: &BySeat<Option<Sheet>>, seat| sheets[seat].map(|sheet| sheet.total);
    let own = points(&after.sheets, me)?;
    let others = || Seat::all(view.public.piles.seats()).filter(|seat| *seat != me);
    let best = others().filter_map(|seat| points(&after.sheets, seat)).max()?;
    if own > best && margin(&after.sheets, me) > margin(&before, me) {
        return Some(Reason::Leads((own - best).unsigned_abs()));
    }
    let loss = |seat| Some((points(&before, seat)? - points(&after.sheets, seat)?, seat));
    let gain = own - points(&before, me)?;
    let worst = others().filter_map(loss).max().filter(|(loss, _)| *loss > gain.max(0));
    match worst {
        Some((loss, seat)) => Some(Reason::Costs(seat, loss.unsigned_abs())),
        None => (gain > 0).then_some(Reason::Gains(gain.unsigned_abs())),
    }
}

/// Returns what the next best gifts would do worse, if nothing speaks for some gifts by themselves.
fn comparing(view: &View, gifts: &Gifts, next: Option<Action>) -> Option<Reason> {
    let Some(Action::Give(others)) = next else { return None };
    let me = view.seat;
    let after = |gifts: &Gifts| view.public.piles.preview(me, gifts).sheets;
    let (these, those) = (after(gifts), after(&others));
    let more = |one: &BySeat<Option<Sheet>>, other: &BySeat<Option<Sheet>>, seat| {
        Some(one[seat]?.total - other[seat]?.total).filter(|points| *points > 0)
    };
    if let Some(points) = more(&these, &those, me) {
        return Some(Reason::Spares(points.unsigned_abs()));
    }
    // Who would be ahead of the other rivals with the next best gifts.
    let rivals = Seat::all(view.public.piles.seats()).filter(|seat| *seat != me);
    let (_, leader) = rivals.filter_map(|seat| Some((those[seat]?.total, seat))).max()?;
    let points = more(&those, &these, leader)?;
    Some(Reason::Denies(leader, points.unsigned_abs()))
}
