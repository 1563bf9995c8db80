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
    /// The rival has no army to defend the card.
    Undefended(Seat),
    /// It would be the seat's third or fourth card of the rank.
    Collects(usize),
    /// It takes a card from a rival's tower.
    Breaks(Seat),
    /// The battle is won in so many of ten cases.
    Odds(u8),
    /// No attack is more likely to be won than not.
    NoGoodAttack,
}

impl Adviser for Position {
    type Reason = Reason;

    fn reason(view: &View, action: Action, _: Option<Action>) -> Option<Reason> {
        match action {
            Action::Place(card) => placing(view, card),
            Action::Burn(card) if is_high(card) => Some(Reason::DrawsTwo),
            Action::Burn(card) => Some(Reason::Single).filter(|_| owned(view, card.rank()) == 1),
            Action::Challenge(seat, _, 0) => Some(Reason::Undefended(seat)),
            Action::Challenge(seat, card, count) => attacking(view, seat, card, count),
            Action::CampaignBattle(seat) => {
                odds(view, seat, view.public.campaign_count(view.seat, seat))
            }
            Action::EndTurn => Some(Reason::NoGoodAttack).filter(|_| no_good_attack(view)),
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
        _ => Some(Reason::Fort).filter(|_| fort.is_empty()),
    }
}

fn attacking(view: &View, seat: Seat, card: Card, count: u8) -> Option<Reason> {
    let (own, height) =
        (owned(view, card.rank()), view.public.players[seat].fort.height(card.rank()));
    // On campaign, no card is placed any more.
    let collects = own >= 2 && !view.public.players[view.seat].campaign;
    match height {
        _ if collects => Some(Reason::Collects(own + 1)),
        2.. => Some(Reason::Breaks(seat)),
        _ => odds(view, seat, usize::from(count)),
    }
}

/// The odds of a battle, unless it is more likely to be lost or tied.
fn odds(view: &View, rival: Seat, count: usize) -> Option<Reason> {
    let tenths = (10.0 * winning(view, rival, count)).round() as u8;
    (tenths > 5).then_some(Reason::Odds(tenths.min(9)))
}

/// Returns the chance to win a battle against a rival with this many cards.
fn winning(view: &View, rival: Seat, count: usize) -> f32 {
    let lines = |world: &Position, seat: Seat, chance: &mut Chance| {
        let mut cards: Pile<{ Card::COUNT }> = world.public().players[seat].army.iter().collect();
        chance.shuffle(&mut cards);
        cards.iter().copied().take(count).collect::<Pile<LARGEST_FIGHT>>()
    };
    share_of_worlds::<Position>(view, |world, chance| {
        let (own, other) = (lines(world, view.seat, chance), lines(world, rival, chance));
        let pairs = own.iter().zip(other.iter()).map(|(own, other)| duel(*own, *other).0);
        let lead = pairs.fold(0, |lead, winner| match winner {
            Some(Side::Attacker) => lead + 1,
            Some(Side::Defender) => lead - 1,
            None => lead,
        });
        lead > 0
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
        && battles.into_iter().all(|(seat, count)| winning(view, seat, count) <= 0.5)
}
