//! A sensible player that does not search. It is the arena's `greedy`, search looks at its choice
//! first, and simulations go on with it.

use crate::cards::{Card, CardSet, Rank};
use crate::engine::Seat;
use crate::games::watchtower::{
    Action, Fort, Phase, Player, Position, TRIES, WATCHTOWER, army_needed, is_high, of_rank,
};

/// What the player likes, in one measure: that of what it wants to win.
struct PolicyWeights {
    /// What a card that fights is worth.
    soldier: f32,
    /// What the fresh cards for a burned low or high card are worth.
    fresh: [f32; 2],
    /// What a fort card is worth of whose rank there are two or more.
    kept: [f32; 2],
    /// What a fort card of somebody else is worth, by how many of its rank there are already.
    wanted: [f32; 4],
    /// What it is worth to take the top of a double or triple tower from others.
    broken: [f32; 2],
    /// Whether single high cards are placed to be burned.
    burns_high: bool,
    /// Under which rank single cards are placed, to be out of the way and perhaps burned.
    drops_under: Rank,
    /// What a battle between players on campaign is worth for its own sake.
    battle: f32,
    /// How much the chance to win a pair is overrated.
    courage: f32,
    /// How good the army for a campaign must be, in [`mean`]s, while nobody else is on campaign and
    /// while somebody is, if more rounds are left than these.
    quality: [f32; 2],
    rounds: [u8; 2],
    /// How many cards there must be for a campaign.
    enough: usize,
}

/// For a table of two, where timing the campaign is nearly all. Found, as the other one, by trying
/// small changes in thousands of matches.
const OF_TWO: PolicyWeights = PolicyWeights {
    soldier: 0.07,
    fresh: [0.0, 0.6],
    kept: [0.0, 1.2],
    wanted: [0.24, 1.27, 0.82, 2.0],
    broken: [0.0, 2.5],
    burns_high: true,
    drops_under: Rank::Seven,
    battle: 0.0,
    courage: 0.0,
    quality: [0.1, 0.05],
    rounds: [22, 12],
    enough: 2,
};
/// For larger tables.
const OF_MORE: PolicyWeights = PolicyWeights {
    soldier: 0.36,
    fresh: [0.46, 1.2],
    kept: [0.47, 3.5],
    wanted: [0.59, 0.55, 1.6, 2.3],
    broken: [0.32, 2.0],
    burns_high: true,
    drops_under: Rank::Six,
    battle: 0.63,
    courage: 0.07,
    quality: [-1.0, -1.0],
    rounds: [0, 0],
    enough: 6,
};

fn weights(position: &Position) -> &'static PolicyWeights {
    if position.players.seats() == 2 { &OF_TWO } else { &OF_MORE }
}

/// The action that seems best to the seat to act. It looks at the seat's own cards and at what
/// everybody knows, so it is the same in all worlds that fit the seat's view.
pub fn choose(position: &Position) -> Action {
    match position.phase {
        Phase::Opening(seat) => best_burn(position, seat).unwrap_or(Action::SkipBurn),
        Phase::Turn(seat) => turn(position, seat),
        Phase::Pick(_) | Phase::Over => Action::Pick(first_place(position)),
    }
}

/// The first place that can be picked; all are as good.
pub fn first_place(position: &Position) -> u8 {
    position.contest().and_then(|contest| contest.free().next()).unwrap_or(1)
}

/// How many cards of a rank a player has.
pub fn count(player: &Player, rank: Rank) -> usize {
    player.army.union(player.fort.set()).intersection(of_rank(rank)).len()
}

/// The mean rank of cards, from -0.5 for twos to 0.5 for aces.
pub fn mean(cards: CardSet) -> f32 {
    let sum: u32 = cards.iter().map(|card| card.rank() as u32).sum();
    sum as f32 / 12.0 / cards.len().max(1) as f32 - 0.5
}

fn turn(position: &Position, seat: Seat) -> Action {
    let player = &position.players[seat];
    if !player.campaign {
        if let Some(card) = completing(position, seat) {
            return Action::Place(card);
        }
        if let Some(burn) = best_burn(position, seat) {
            return burn;
        }
        if let Some(card) = to_drop(position, seat) {
            return Action::Place(card);
        }
    }
    let Some(challenge) = best_challenge(position, seat) else { return Action::EndTurn };
    if player.fort.is_empty() {
        // A lost battle would be the end (WT-16). Without an army there is nothing to lose.
        let spare = player.army.iter().min_by_key(|card| count(player, card.rank()));
        return spare.map_or(challenge, Action::Place);
    }
    challenge
}

/// A card that leads to a watchtower, if the player has all four: those that were won come last, so
/// that the campaign begins at once (WT-17).
fn completing(position: &Position, seat: Seat) -> Option<Card> {
    let (player, weights) = (&position.players[seat], weights(position));
    let complete = |rank: &Rank| count(player, *rank) == WATCHTOWER;
    let rank = Rank::ALL.into_iter().find(complete)?;
    let everything = player.army.union(player.fort.set());
    let others = position.players.pairs().filter(|(other, _)| *other != seat);
    let case = usize::from(others.into_iter().any(|(_, other)| other.campaign));
    let poor = mean(everything.minus(of_rank(rank))) < weights.quality[case]
        && position.rounds_to_end() > weights.rounds[case];
    if poor || everything.len() < weights.enough {
        return None;
    }
    let cards = position.placeable(seat).intersection(of_rank(rank));
    cards.minus(position.won).nth(0).or(cards.nth(0))
}

/// Burns the fort card that is worth least, if fresh cards are worth more (WT-3).
fn best_burn(position: &Position, seat: Seat) -> Option<Action> {
    let (player, weights) = (&position.players[seat], weights(position));
    let (mut best, mut most) = (None, 0.0);
    for card in position.burnable(seat) {
        let kept = match count(player, card.rank()) {
            0 | 1 => 0.0,
            2 => weights.kept[0],
            _ => weights.kept[1],
        };
        let gain = weights.fresh[usize::from(is_high(card))] - kept;
        if gain > most {
            (best, most) = (Some(Action::Burn(card)), gain);
        }
    }
    best
}

/// An army card to be rid of, while one can still be burned in this turn.
fn to_drop(position: &Position, seat: Seat) -> Option<Card> {
    let (player, weights) = (&position.players[seat], weights(position));
    if position.this_turn.burned || position.barracks().is_empty() {
        return None;
    }
    let others = position.players.pairs().filter(|(other, _)| *other != seat);
    let towers = others.flat_map(|(_, other)| other.fort.tops()).filter(|(_, height)| *height > 1);
    let kept = towers.fold(CardSet::EMPTY, |all, (top, _)| all.union(of_rank(top.rank())));
    let single = |card: &Card| count(player, card.rank()) == 1 && !kept.contains(*card);
    let singles = || player.army.iter().filter(single);
    let high = singles().find(|card| is_high(*card) && weights.burns_high);
    high.or_else(|| singles().next().filter(|card| card.rank() < weights.drops_under))
}

/// What a fort card of somebody else is worth to a player.
fn wanted(weights: &PolicyWeights, own: &Player, fort: &Fort, card: Card) -> f32 {
    let broken = match fort.height(card.rank()) {
        0 | 1 => 0.0,
        2 => weights.broken[0],
        _ => weights.broken[1],
    };
    weights.wanted[count(own, card.rank()).min(3)] + broken
}

/// The chance that an army card, picked blindly, beats one of an army of which nothing is known:
/// sevens beat all (WT-10).
fn edge(army: CardSet) -> f32 {
    let beats = |rank| if rank == Rank::Seven { 1.0 } else { 0.04 + rank as u8 as f32 * 0.075 };
    let sum: f32 = army.iter().map(|card| beats(card.rank())).sum();
    sum / army.len().max(1) as f32
}

/// An action and what it gains on average.
type Offer = (Action, f32);

/// The one that gains more, the earlier of equal ones.
fn better(best: Offer, other: Offer) -> Offer {
    if other.1 > best.1 { other } else { best }
}

/// The challenge that gains most on average, if one gains anything.
fn best_challenge(position: &Position, seat: Seat) -> Option<Action> {
    if position.this_turn.challenged {
        return None;
    }
    let nothing = (Action::EndTurn, 0.0);
    let mut best = nothing;
    for other in seat.clockwise(position.players.seats()).skip(1) {
        let players = position.players;
        best = if !players[other].campaign {
            raid(position, seat, other).fold(best, better)
        } else if players[seat].campaign {
            better(best, battle(position, seat, other))
        } else {
            best
        };
    }
    (best.1 > 0.0).then_some(best.0)
}

/// To battle another player on campaign (WT-20).
fn battle(position: &Position, seat: Seat, other: Seat) -> Offer {
    let [own, rival] = [seat, other].map(|seat| position.players[seat].army);
    let weights = weights(position);
    let gain = (edge(own) - 0.5) * 3.0 * weights.soldier + weights.battle;
    (Action::CampaignBattle(other), if own.len() > rival.len() { gain } else { 0.0 })
}

/// To challenge for the fort cards of another player, with one card or two (WT-8, WT-15).
fn raid(position: &Position, seat: Seat, other: Seat) -> impl Iterator<Item = Offer> {
    let (own, rival) = (&position.players[seat], &position.players[other]);
    let weights = weights(position);
    let army = own.army.len();
    let most = army.min(rival.army.len());
    let win = edge(own.army) + weights.courage;
    // Cards, and the chances to win and to lose with them.
    let with_none = rival.army.is_empty().then_some((0, 1.0, 0.0));
    let with_one = (most >= 1).then_some((1, win, 1.0 - win));
    let with_two = (most >= 2).then_some((2, win * win, (1.0 - win) * (1.0 - win)));
    let fights = [with_none, with_one, with_two];
    let tops = rival.fort.tops().filter(move |(card, height)| {
        let barred = *height == WATCHTOWER || own.tries.of(*card) == TRIES;
        !barred && army >= army_needed(*height)
    });
    tops.flat_map(move |(card, _)| {
        let prize = wanted(weights, own, &rival.fort, card);
        fights.into_iter().flatten().map(move |(cards, wins, loses)| {
            let stake = weights.soldier * f32::from(cards);
            // What nobody defends cannot go wrong.
            let sure = if cards == 0 { 1.0 } else { 0.0 };
            let gain = wins * (prize + stake) - loses * stake + sure;
            (Action::Challenge(other, card, cards), gain)
        })
    })
}
