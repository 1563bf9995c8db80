//! Reasons for advice in Watchtower.

use crate::advice::{Adviser, share_of_worlds};
use cardkeep_core::cards::{Card, Pile, Rank};
use cardkeep_core::engine::{Chance, Game, Seat};
use cardkeep_core::games::watchtower::{
    Action, LARGEST_FIGHT, Position, Side, View, WATCHTOWER, army_needed, duel, is_high, of_rank,
};

/// A reason for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It completes the watchtower at once.
    Completes,
    /// It is the fourth of its rank, for which a free-for-all is fought.
    Fourth,
    /// It makes a tower that only an army of so many cards can attack.
    Tower(usize),
    /// The fort is empty, so a lost battle would put the seat out.
    Fort,
    /// Burning it draws two cards.
    DrawsTwo,
    /// No other card of its rank is in the fort or army, and burning it draws a card.
    Single,
    /// The seat has more cards of another rank than of this one, and burning it draws a card.
    OtherRank,
    /// A rival's fort has another of its rank, and burning it draws a card.
    RivalHasRank(Seat),
    /// Burning it draws a card; nothing else speaks for it.
    DrawsOne,
    /// Once placed, it can be burned for two cards.
    ToBurn,
    /// With it, the seat has so many cards of its rank in fort and army.
    Owns(usize),
    /// No card of the army is lower.
    Lowest,
    /// A placed card would no longer fight or defend.
    KeepsArmy,
    /// High cards that fight go to the barracks, and half of the army are high.
    KeepsHighCards,
    /// The rival has no army to defend the card.
    Undefended(Seat),
    /// It would be the seat's second, third or fourth card of the rank.
    Collects(usize),
    /// It takes a card from a rival's tower.
    Breaks(Seat),
    /// It is the only card of the rival's fort.
    EmptiesFort(Seat),
    /// The battle is won in so many of ten cases.
    Odds(u8),
    /// The battle is lost in so many of ten cases, fewer than four.
    RarelyLost(u8),
    /// No attack is more likely to be won than not.
    NoGoodAttack,
}

impl Adviser for Position {
    type Reason = Reason;

    fn reason(view: &View, action: Action, next: Option<Action>) -> Option<Reason> {
        match action {
            Action::Place(card) => placing(view, card),
            Action::Burn(card) => Some(burning(view, card)),
            Action::Challenge(seat, _, 0) => Some(Reason::Undefended(seat)),
            Action::Challenge(seat, card, count) => attacking(view, seat, card, count),
            Action::CampaignBattle(seat) => {
                odds(view, seat, view.public.campaign_count(view.seat, seat))
            }
            Action::EndTurn => ending(view, next),
            Action::SkipBurn | Action::Pick(_) => None,
        }
    }
}

/// Returns how many cards of a rank the seat has in fort and army.
fn owned(view: &View, rank: Rank) -> usize {
    let all = view.army.union(view.public.players[view.seat].fort.set());
    all.intersection(of_rank(rank)).len()
}

fn placing(view: &View, card: Card) -> Option<Reason> {
    let fort = &view.public.players[view.seat].fort;
    match fort.height(card.rank()) + 1 {
        WATCHTOWER if view.public.won.contains(card) => Some(Reason::Completes),
        WATCHTOWER => Some(Reason::Fourth),
        height @ 2.. => Some(Reason::Tower(army_needed(height))),
        _ if fort.is_empty() => Some(Reason::Fort),
        _ if is_high(card) && burns_next(view, card) => Some(Reason::ToBurn),
        _ => match owned(view, card.rank()) {
            1 => {
                let lowest = view.army.iter().all(|other| other.rank() >= card.rank());
                lowest.then_some(Reason::Lowest)
            }
            number => Some(Reason::Owns(number)),
        },
    }
}

/// Whether the seat may burn a card that it places now.
fn burns_next(view: &View, card: Card) -> bool {
    let mut world = Position::imagine(view, &mut Chance::new(0));
    world.apply(Action::Place(card)).is_ok() && world.burnable(view.seat).contains(card)
}

fn burning(view: &View, card: Card) -> Reason {
    let number = owned(view, card.rank());
    let mut rivals = view.public.still_in().filter(|seat| *seat != view.seat);
    let has = |seat: &Seat| view.public.players[*seat].fort.height(card.rank()) > 0;
    match number {
        _ if is_high(card) => Reason::DrawsTwo,
        1 => Reason::Single,
        _ if Rank::ALL.into_iter().any(|other| owned(view, other) > number) => Reason::OtherRank,
        _ => rivals.find(has).map_or(Reason::DrawsOne, Reason::RivalHasRank),
    }
}

fn attacking(view: &View, seat: Seat, card: Card, count: u8) -> Option<Reason> {
    let own = owned(view, card.rank());
    let fort = &view.public.players[seat].fort;
    // On campaign, no card is placed any more.
    let collects = !view.public.players[view.seat].campaign;
    match fort.height(card.rank()) {
        _ if collects && own >= 2 => Some(Reason::Collects(own + 1)),
        2.. => Some(Reason::Breaks(seat)),
        _ if fort.cards().len() == 1 => Some(Reason::EmptiesFort(seat)),
        _ => {
            let second = || (collects && own == 1).then_some(Reason::Collects(2));
            odds(view, seat, usize::from(count)).or_else(second)
        }
    }
}

/// Why the turn ends, compared with the next best action.
fn ending(view: &View, next: Option<Action>) -> Option<Reason> {
    let high = view.army.iter().filter(|card| is_high(*card)).count();
    let on_campaign = view.public.players[view.seat].campaign;
    match next {
        Some(Action::Place(_)) => Some(Reason::KeepsArmy),
        _ if no_good_attack(view) => Some(Reason::NoGoodAttack),
        Some(Action::Challenge(..)) if !on_campaign && 2 * high >= view.army.len() => {
            Some(Reason::KeepsHighCards)
        }
        _ => None,
    }
}

/// The odds of a battle, if it is more likely to be won than not, or seldom lost.
fn odds(view: &View, rival: Seat, count: usize) -> Option<Reason> {
    let tenths = |share: f32| ((10.0 * share).round() as u8).clamp(1, 9);
    let won = tenths(share_of_battles(view, rival, count, |lead| lead > 0));
    let lost = tenths(share_of_battles(view, rival, count, |lead| lead < 0));
    match (won, lost) {
        (6.., _) => Some(Reason::Odds(won)),
        (_, ..4) => Some(Reason::RarelyLost(lost)),
        _ => None,
    }
}

/// Returns the chance that a battle of this many cards against a rival ends with a lead in pairs for which
/// `ends` holds.
fn share_of_battles(view: &View, rival: Seat, count: usize, ends: impl Fn(i8) -> bool) -> f32 {
    let lines = |world: &Position, seat: Seat, chance: &mut Chance| {
        let mut cards: Pile<{ Card::COUNT }> = world.public().players[seat].army.iter().collect();
        chance.shuffle(&mut cards);
        cards.iter().copied().take(count).collect::<Pile<LARGEST_FIGHT>>()
    };
    share_of_worlds::<Position>(view, |world, chance| {
        let (own, other) = (lines(world, view.seat, chance), lines(world, rival, chance));
        let pairs = own.iter().zip(other.iter()).map(|(own, other)| duel(*own, *other).0);
        ends(pairs.fold(0, |lead, winner| match winner {
            Some(Side::Attacker) => lead + 1,
            Some(Side::Defender) => lead - 1,
            None => lead,
        }))
    })
}

/// Whether no attack is more likely to be won than not.
fn no_good_attack(view: &View) -> bool {
    let mut legal = Vec::new();
    Position::imagine(view, &mut Chance::new(0)).legal_actions(&mut legal);
    let mut battles: Vec<(Seat, usize)> = Vec::new();
    for action in legal {
        let battle = match action {
            Action::Challenge(_, _, 0) => return false,
            Action::Challenge(seat, _, count) => (seat, usize::from(count)),
            Action::CampaignBattle(seat) => (seat, view.public.campaign_count(view.seat, seat)),
            _ => continue,
        };
        if !battles.contains(&battle) {
            battles.push(battle);
        }
    }
    !battles.is_empty()
        && battles
            .into_iter()
            .all(|(seat, count)| share_of_battles(view, seat, count, |lead| lead > 0) <= 0.5)
}
