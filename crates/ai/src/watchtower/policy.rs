//! Heuristic policy for Watchtower, without search. It is the arena's `greedy`, search tries its
//! choice first, and rollouts follow it.

use cardkeep_core::cards::{Card, CardSet, Rank};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{
    Action, Fort, Phase, Player, Position, TRIES, WATCHTOWER, army_needed, complete_rank, is_high,
    of_rank,
};

/// Preferences of the policy, all in one unit of value.
struct PolicyWeights {
    /// Value of a card that fights.
    soldier: f32,
    /// Value of the fresh cards for a burned low or high card.
    fresh: [f32; 2],
    /// Value of a fort card whose rank the seat has twice or more.
    kept: [f32; 2],
    /// Value of another player's fort card, by how many of its rank the seat has.
    wanted: [f32; 4],
    /// Value of taking the top of a rival's double or triple tower.
    broken: [f32; 2],
    /// Whether to place single high cards in order to burn them.
    burns_high: bool,
    /// Single cards below this rank are placed to get them out of the army and perhaps burn them.
    drops_under: Rank,
    /// Value of a battle between players on campaign for its own sake.
    battle: f32,
    /// Overestimate of the chance to win a pair.
    courage: f32,
    /// Minimum army quality for a campaign, as a [`mean`], while no one is on campaign and while
    /// someone is, if more rounds are left than `rounds`.
    quality: [f32; 2],
    rounds: [u8; 2],
    /// Minimum number of cards for a campaign.
    enough: usize,
}

/// For two players, where the timing of the campaign decides most. Both sets of weights were found
/// by hill climbing over thousands of matches.
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
/// For three and four players.
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
    if position.public().players.seats() == 2 { &OF_TWO } else { &OF_MORE }
}

/// Returns the best action for the seat to act. It uses only the seat's own cards and public
/// knowledge, so it is the same in every determinization of the seat's view.
pub(super) fn choose(position: &Position) -> Action {
    match position.public().phase {
        Phase::Opening(seat) => best_burn(position, seat).unwrap_or(Action::SkipBurn),
        Phase::Turn(seat) => turn(position, seat),
        Phase::Pick(_) | Phase::Over => Action::Pick(first_place(position)),
    }
}

/// Returns the first place that can be picked; all are equal.
pub(super) fn first_place(position: &Position) -> u8 {
    position.contest().and_then(|contest| contest.free().next()).unwrap_or(1)
}

/// Returns how many cards of a rank a player has.
pub(super) fn count(player: &Player, rank: Rank) -> usize {
    player.army.union(player.fort.set()).intersection(of_rank(rank)).len()
}

/// Returns the mean rank of cards, from -0.5 for twos to 0.5 for aces.
pub(super) fn mean(cards: CardSet) -> f32 {
    let sum: u32 = cards.iter().map(|card| card.rank() as u32).sum();
    sum as f32 / 12.0 / cards.len().max(1) as f32 - 0.5
}

fn turn(position: &Position, seat: Seat) -> Action {
    let player = &position.public().players[seat];
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
        // Losing a battle would end the match for this player (WT-16). Without an army there is
        // nothing to lose.
        let spare = player.army.iter().min_by_key(|card| count(player, card.rank()));
        return spare.map_or(challenge, Action::Place);
    }
    challenge
}

/// Returns a card that leads to a watchtower, if the player has all four. Won cards come last, so
/// that the campaign begins at once (WT-17).
fn completing(position: &Position, seat: Seat) -> Option<Card> {
    let (player, weights) = (&position.public().players[seat], weights(position));
    let everything = player.army.union(player.fort.set());
    let rank = complete_rank(everything)?;
    let others = position.public().players.pairs().filter(|(other, _)| *other != seat);
    let case = usize::from(others.into_iter().any(|(_, other)| other.campaign));
    let poor = mean(everything.minus(of_rank(rank))) < weights.quality[case]
        && position.public().rounds_to_end() > weights.rounds[case];
    if poor || everything.len() < weights.enough {
        return None;
    }
    let cards = position.placeable(seat).intersection(of_rank(rank));
    cards.minus(position.public().won).nth(0).or(cards.nth(0))
}

/// Burns the least valuable fort card, if fresh cards are worth more (WT-3).
fn best_burn(position: &Position, seat: Seat) -> Option<Action> {
    let (player, weights) = (&position.public().players[seat], weights(position));
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

/// Returns an army card to get rid of, while one can still be burned this turn.
fn to_drop(position: &Position, seat: Seat) -> Option<Card> {
    let (player, weights) = (&position.public().players[seat], weights(position));
    if position.public().this_turn.burned || position.barracks().is_empty() {
        return None;
    }
    let kept = position.public().kept_by_towers(seat);
    let single = |card: &Card| count(player, card.rank()) == 1 && !kept.contains(*card);
    let singles = || player.army.iter().filter(single);
    let high = singles().find(|card| is_high(*card) && weights.burns_high);
    high.or_else(|| singles().next().filter(|card| card.rank() < weights.drops_under))
}

/// Returns the value of another player's fort card to a player.
fn wanted(weights: &PolicyWeights, own: &Player, fort: &Fort, card: Card) -> f32 {
    let broken = match fort.height(card.rank()) {
        0 | 1 => 0.0,
        2 => weights.broken[0],
        _ => weights.broken[1],
    };
    weights.wanted[count(own, card.rank()).min(3)] + broken
}

/// Returns the chance that an army card picked blindly beats one of an unknown army; sevens beat
/// all (WT-10).
fn edge(army: CardSet) -> f32 {
    let beats = |rank| if rank == Rank::Seven { 1.0 } else { 0.04 + rank as u8 as f32 * 0.075 };
    let sum: f32 = army.iter().map(|card| beats(card.rank())).sum();
    sum / army.len().max(1) as f32
}

/// An action and its expected gain.
type Offer = (Action, f32);

/// Returns the offer with the larger gain, the earlier one on ties.
fn better(best: Offer, other: Offer) -> Offer {
    if other.1 > best.1 { other } else { best }
}

/// Returns the challenge with the largest expected gain, if one gains anything.
fn best_challenge(position: &Position, seat: Seat) -> Option<Action> {
    if position.public().this_turn.challenged {
        return None;
    }
    let nothing = (Action::EndTurn, 0.0);
    let mut best = nothing;
    for other in seat.clockwise(position.public().players.seats()).skip(1) {
        let players = &position.public().players;
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

/// Evaluates a battle with another player on campaign (WT-20).
fn battle(position: &Position, seat: Seat, other: Seat) -> Offer {
    let [own, rival] = [seat, other].map(|seat| position.public().players[seat].army);
    let weights = weights(position);
    let gain = (edge(own) - 0.5) * 3.0 * weights.soldier + weights.battle;
    (Action::CampaignBattle(other), if own.len() > rival.len() { gain } else { 0.0 })
}

/// Evaluates challenges for another player's fort cards, with one card or two (WT-8, WT-15).
fn raid(position: &Position, seat: Seat, other: Seat) -> impl Iterator<Item = Offer> {
    let (own, rival) = (&position.public().players[seat], &position.public().players[other]);
    let weights = weights(position);
    let army = own.army.len();
    let most = army.min(rival.army.len());
    let win = edge(own.army) + weights.courage;
    // Number of cards, and the chances to win and to lose with them.
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
            // An undefended card is taken without risk.
            let sure = if cards == 0 { 1.0 } else { 0.0 };
            let gain = wins * (prize + stake) - loses * stake + sure;
            (Action::Challenge(other, card, cards), gain)
        })
    })
}
