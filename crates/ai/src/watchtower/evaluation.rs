//! Static evaluation of a position of Watchtower: each seat's chance to win.

use super::policy::mean;
use crate::opponent::Rewards;
use cardkeep_core::cards::CardSet;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{Phase, Player, Position, TurnHistory};

/// Number of features of a seat on campaign.
pub const ON_CAMPAIGN: usize = 22;
/// Number of features of a seat that is not.
const AT_HOME: usize = 43;

/// Weights of the features.
struct Weights {
    on_campaign: [f32; ON_CAMPAIGN],
    at_home: [f32; AT_HOME],
}

/// For two, three and four players, fitted to the winners of matches between players with a little
/// search, some of whom completed watchtowers as soon as they could: 1,200 matches of two, 800 of
/// three and 800 of four.
///
/// The program of that fit is lost, but `cargo run --release --example fit -- watchtower` fits such
/// weights. With two players its log loss in held-out matches is .5636, and that of these weights
/// .5699: a gain of .006 [-.005, .017]. At 100 simulations its weights won .48 [.43, .54] of 300
/// matches against these, so these stay.
static WEIGHTS: [Weights; 3] = [
    Weights {
        on_campaign: [
            0.672, 0.315, 0.280, 0.672, 0.315, 0.280, 0.226, 0.953, 2.878, 0.151, 0.953, -0.236,
            0.190, -0.050, 0.199, -0.071, 0.226, -0.200, -0.174, 0.229, -0.013, -0.026,
        ],
        at_home: [
            0.193, 0.508, -0.248, 0.896, 0.052, 0.085, 0.017, 0.469, -0.045, 0.040, -0.010, 0.043,
            0.002, 0.116, -0.672, 0.343, 0.174, -0.315, -0.041, -0.073, 0.061, 0.168, -0.030,
            0.174, 0.939, 0.808, 0.240, -0.417, -0.672, 0.174, 0.200, 0.026, -0.315, -0.280, 0.880,
            0.216, -0.029, -0.172, 0.442, 0.013, 0.049, -0.289, 0.650,
        ],
    },
    Weights {
        on_campaign: [
            0.779, 0.835, 0.482, -0.208, 0.141, 0.383, 0.236, 1.559, 1.166, 1.632, -0.670, 0.123,
            -0.414, -0.212, -0.292, -0.239, 0.443, -0.134, -0.157, 0.100, 1.093, 0.298,
        ],
        at_home: [
            0.399, 0.366, -0.263, 0.232, 0.034, 0.106, 0.063, 0.628, 0.036, -0.013, 0.046, 0.004,
            0.077, -0.057, -0.486, 0.405, 0.184, -0.530, 0.416, 0.075, 0.041, 0.183, -0.072, 0.150,
            -0.214, -0.130, 0.369, 0.242, -0.779, 0.152, 0.020, 0.035, -0.835, -0.482, 1.023,
            0.828, -0.250, -0.069, 0.106, -0.001, 0.079, -0.047, 0.804,
        ],
    },
    Weights {
        on_campaign: [
            0.776, 0.718, 0.702, -0.276, -0.270, 0.438, 0.602, 0.687, 2.031, 1.132, -0.746, 0.045,
            0.304, 0.181, 0.002, -0.199, 0.220, -0.083, 0.246, 0.102, 1.009, 0.407,
        ],
        at_home: [
            0.600, 0.209, -0.546, -0.059, 0.035, 0.120, 0.134, 0.642, 0.034, 0.126, 0.047, -0.109,
            0.078, 0.347, -0.271, 0.112, 0.489, 0.290, 0.503, 0.095, 0.420, 0.288, -0.157, 0.181,
            -0.539, -0.337, 0.149, 0.027, -0.776, -0.366, 0.124, 0.294, -0.718, -0.702, 1.150,
            0.605, -0.102, -0.186, 0.141, 0.074, 0.905, -0.033, 1.040,
        ],
    },
];

/// Returns the weights for this number of seats, those on campaign first.
pub fn weights(seats: u8) -> Vec<f32> {
    let weights = &WEIGHTS[usize::from(seats) - 2];
    [&weights.on_campaign[..], &weights.at_home].concat()
}

/// Returns the features of each seat still in, one per weight: a seat's chance to win is
/// proportional to the exponential of their weighted sum.
pub fn features(position: &Position) -> Vec<(Seat, Vec<f32>)> {
    let scene = Scene::of(position);
    let of = |seat: Seat| {
        let features = if position.public().players[seat].campaign {
            [&scene.on_campaign(seat)[..], &[0.0; AT_HOME]].concat()
        } else {
            [&[0.0; ON_CAMPAIGN][..], &scene.at_home(seat)].concat()
        };
        (seat, features)
    };
    position.public().still_in().map(of).collect()
}

/// Whether search evaluates such a position: at the start of a turn.
pub fn is_evaluated(position: &Position) -> bool {
    matches!(position.public().phase, Phase::Turn(_))
        && position.public().this_turn == TurnHistory::default()
}

/// Returns each seat's estimated chance to win.
pub(crate) fn evaluate(position: &Position) -> Rewards {
    let weights = &WEIGHTS[usize::from(position.public().players.seats()) - 2];
    let scene = Scene::of(position);
    let mut rewards = Rewards::default();
    for seat in position.public().still_in() {
        let score = if position.public().players[seat].campaign {
            dot(&scene.on_campaign(seat), &weights.on_campaign)
        } else {
            dot(&scene.at_home(seat), &weights.at_home)
        };
        rewards[seat.index()] = score.exp();
    }
    let all: f32 = rewards.iter().sum();
    rewards.map(|one| one / all)
}

/// Features of the whole position.
struct Scene<'a> {
    position: &'a Position,
    /// The share of the bound's rounds already used while no one is on campaign, 0 to 1 (WT-24).
    bound: f32,
    /// The share of the siege's rounds already used, 0 to 1 (WT-24).
    siege: f32,
    /// Number of players on campaign.
    campaigns: usize,
    /// Number of each seat's rivals.
    others: usize,
}

impl<'a> Scene<'a> {
    fn of(position: &'a Position) -> Self {
        let campaign = |seat: &Seat| position.public().players[*seat].campaign;
        let left = f32::from(position.public().rounds_to_end());
        let siege_rounds = f32::from(
            position.public().options.siege.siege_rounds(position.public().players.seats()),
        );
        let besieged = position.public().siege_rounds_left().is_some();
        Scene {
            position,
            bound: if besieged { 0.0 } else { 1.0 - left / f32::from(position.public().rounds()) },
            siege: if besieged { (1.0 - left / siege_rounds).max(0.0) } else { 0.0 },
            campaigns: position.public().still_in().filter(campaign).count(),
            others: position.public().still_in().count() - 1,
        }
    }

    /// Returns the other players not on campaign.
    fn others_at_home(&self, seat: Seat) -> impl Iterator<Item = &Player> {
        let others =
            self.position.public().players.pairs().filter(move |(other, _)| *other != seat);
        others.map(|(_, player)| player).filter(|player| !player.campaign)
    }

    /// The army's size and quality decide the showdown, and a single player on campaign wins a
    /// siege.
    fn on_campaign(&self, seat: Seat) -> [f32; ON_CAMPAIGN] {
        let army = self.position.public().players[seat].army;
        let (size, quality) = (log(army.len()), mean(army));
        let siege = self.siege;
        let late = siege * siege * siege;
        let alone = flag(self.campaigns == 1);
        let targets = self.others_at_home(seat).map(|player| player.fort.len()).sum();
        let ready = self.others_at_home(seat).map(|player| {
            let all = Ranks::of(player.army.union(player.fort.set()));
            (flag(all.three != 0), flag(all.four != 0))
        });
        let (threes, fours) = ready.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        [
            1.0,
            siege,
            late,
            alone,
            alone * siege,
            alone * late,
            size,
            quality,
            quality * size,
            quality * siege,
            quality * alone,
            log(targets),
            flag(army.len() <= 3),
            flag(army.len() <= 6),
            siege * size,
            log(self.position.barracks().len()),
            size * alone,
            alone * threes,
            alone * fours,
            flag(self.position.public().current == seat),
            late * quality,
            log(self.others_at_home(seat).map(|player| player.army.len()).sum()),
        ]
    }

    /// What the seat can build and march with, what rivals could take, and whether everyone else
    /// already waits for this seat.
    fn at_home(&self, seat: Seat) -> [f32; AT_HOME] {
        let player = &self.position.public().players[seat];
        let (army, fort) = (player.army, player.fort.set());
        let everything = army.union(fort);
        let (all, built) = (Ranks::of(everything), Ranks::of(fort));
        let last = flag(self.campaigns == self.others);
        let (three, complete) = (flag(all.three != 0), flag(all.four != 0));
        let forts = self.others_at_home(seat).map(|player| Ranks::of(player.fort.set()).one);
        let singles = forts.fold(0, |all, one| all | one);
        let won = Ranks::of(army.intersection(self.position.public().won)).any();
        let turn = flag(self.position.public().current == seat);
        let besieged = flag(self.campaigns > 0);
        let (bound, siege) = (self.bound, self.siege);
        let ending = flag(self.position.public().rounds_to_end() <= 1);
        [
            log(army.len()),
            log(everything.len()),
            mean(army),
            mean(everything),
            count(all.two),
            count(all.three),
            three,
            complete,
            count(built.one),
            count(built.two),
            count(built.three),
            flag(fort.is_empty()),
            turn,
            turn * complete,
            last,
            last * mean(everything),
            last * complete,
            last * siege,
            flag(all.three & singles != 0),
            count(all.two & singles),
            flag(all.four & won != 0),
            flag(all.four & built.three != 0),
            log(fort.len()),
            self.campaigns as f32 * complete,
            bound * log(army.len()),
            bound * mean(everything),
            bound * complete,
            bound * three,
            besieged,
            besieged * complete,
            besieged * three,
            besieged * log(army.len()),
            siege,
            siege * siege * siege,
            siege * complete,
            siege * three,
            siege * log(army.len()),
            complete * log(everything.len()),
            bound * mean(army),
            bound * bound * bound * mean(army),
            bound * flag(army.is_empty()),
            ending * besieged,
            mean(army) * log(army.len()),
        ]
    }
}

fn dot<const N: usize>(values: &[f32; N], weights: &[f32; N]) -> f32 {
    values.iter().zip(weights).map(|(value, weight)| value * weight).sum()
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

fn log(cards: usize) -> f32 {
    (1.0 + cards as f32).ln()
}

fn count(ranks: u64) -> f32 {
    ranks.count_ones() as f32
}

/// The ranks of which a set has one, two, three and four cards, one bit per rank.
#[derive(Debug, PartialEq)]
struct Ranks {
    one: u64,
    two: u64,
    three: u64,
    four: u64,
}

impl Ranks {
    fn of(set: CardSet) -> Self {
        // The first card of every rank.
        const RANKS: u64 = 0x1_1111_1111_1111;
        let [a, b, c, d] = [0, 1, 2, 3].map(|suit| set.bits() >> suit & RANKS);
        let one = a | b | c | d;
        let two = a & (b | c | d) | b & (c | d) | c & d;
        let three = a & b & (c | d) | c & d & (a | b);
        let four = a & b & c & d;
        Ranks { one: one & !two, two: two & !three, three: three & !four, four }
    }

    fn any(&self) -> u64 {
        self.one | self.two | self.three | self.four
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardkeep_core::cards::Rank;
    use cardkeep_core::games::watchtower::of_rank;

    #[test]
    fn ranks_are_told_by_how_many_cards_there_are() {
        for bits in (0..1u64 << 52).step_by(0x123_4567_89AB) {
            let set = CardSet::from_bits(bits);
            let mut expected = [0; 5];
            for rank in Rank::ALL {
                expected[set.intersection(of_rank(rank)).len()] |= 1 << (4 * rank as u32);
            }
            let Ranks { one, two, three, four } = Ranks::of(set);
            assert_eq!([one, two, three, four], expected[1..], "{set:?}");
        }
    }
}
