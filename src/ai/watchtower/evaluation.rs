//! Static evaluation of a position of Watchtower: each seat's chance to win.

use super::policy::mean;
use crate::ai::opponent::Rewards;
use crate::cards::CardSet;
use crate::engine::Seat;
use crate::games::watchtower::{Player, Position};

/// Number of features of a seat on campaign, and of one that is not.
const ON_CAMPAIGN: usize = 16;
const AT_HOME: usize = 26;

/// Weights of the features.
struct Weights {
    on_campaign: [f32; ON_CAMPAIGN],
    at_home: [f32; AT_HOME],
}

/// For three and four players, fitted to the winners of 50,000 matches each between policies with
/// varied weights. For two, fitted to 2,400 matches between players with a little search, some of
/// whom marched early and some late: among policies without search, only players with a poor army
/// keep a watchtower at home, so it seemed to be worth less than none. All were fitted before
/// sieges were counted (WT-24); a siege counts as an end of the match that many rounds away.
static WEIGHTS: [Weights; 3] = [
    Weights {
        on_campaign: [
            0.986, -0.388, 0.731, 0.986, -0.388, 0.731, -0.418, 0.643, 2.070, 0.558, 0.643, -0.473,
            -0.456, 0.270, 1.041, -0.243,
        ],
        at_home: [
            0.034, 0.019, 0.246, 0.127, 0.525, 0.029, 0.012, -0.023, -0.178, 0.025, 0.033, 0.010,
            0.215, -0.009, -0.986, 0.388, -0.869, 0.170, -0.026, -0.028, -0.002, 0.595, 0.498,
            -0.100, 0.170, 4.209,
        ],
    },
    Weights {
        on_campaign: [
            1.625, 2.768, 2.360, -0.605, -0.046, 0.717, 1.595, 0.891, 1.941, 1.016, -1.303, -0.535,
            -0.165, 0.024, -1.105, -0.575,
        ],
        at_home: [
            0.467, 0.551, 1.317, 0.777, -0.118, 0.022, 0.081, -0.100, -0.631, -0.030, -0.049,
            -0.088, -0.118, 0.052, 1.112, -1.093, 1.170, -0.675, 0.201, 0.018, 0.521, 2.280, 0.723,
            -0.165, 0.670, 0.852,
        ],
    },
    Weights {
        on_campaign: [
            2.438, 3.028, 2.846, 0.107, -0.471, 0.578, 1.869, 1.357, 1.486, 1.119, -1.664, -0.604,
            -0.385, -0.055, -1.621, -0.412,
        ],
        at_home: [
            0.871, 0.887, 0.842, 1.115, -0.524, 0.011, 0.109, -0.102, -0.483, -0.095, -0.230,
            -0.071, -0.089, 0.085, 0.476, -0.037, 0.324, -0.696, 0.346, 0.038, 0.591, 1.889, 0.749,
            -0.101, 0.501, 0.559,
        ],
    },
];

/// Returns each seat's estimated chance to win.
pub fn evaluate(position: &Position) -> Rewards {
    let weights = &WEIGHTS[usize::from(position.players.seats()) - 2];
    let scene = Scene::of(position);
    let mut rewards = Rewards::default();
    for seat in position.still_in() {
        let score = if position.players[seat].campaign {
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
    /// How near the end by siege or bound is, 0 to 1: the share of the bound's rounds already used
    /// (WT-24).
    progress: f32,
    /// Number of players on campaign.
    campaigns: usize,
    /// Number of each seat's rivals.
    others: usize,
}

impl<'a> Scene<'a> {
    fn of(position: &'a Position) -> Self {
        let campaign = |seat: &Seat| position.players[*seat].campaign;
        Scene {
            position,
            progress: 1.0 - f32::from(position.rounds_to_end()) / f32::from(position.rounds()),
            campaigns: position.still_in().filter(campaign).count(),
            others: position.still_in().count() - 1,
        }
    }

    /// Returns the other players not on campaign.
    fn others_at_home(&self, seat: Seat) -> impl Iterator<Item = &Player> {
        let others = self.position.players.pairs().filter(move |(other, _)| *other != seat);
        others.map(|(_, player)| player).filter(|player| !player.campaign)
    }

    /// The army's size and quality decide the showdown, and a single player on campaign wins a
    /// siege.
    fn on_campaign(&self, seat: Seat) -> [f32; ON_CAMPAIGN] {
        let army = self.position.players[seat].army;
        let (size, quality) = (log(army.len()), mean(army));
        let progress = self.progress;
        let late = progress * progress * progress;
        let alone = flag(self.campaigns == 1);
        let targets = self.others_at_home(seat).map(|player| player.fort.len()).sum();
        [
            1.0,
            progress,
            late,
            alone,
            alone * progress,
            alone * late,
            size,
            quality,
            quality * size,
            quality * progress,
            quality * alone,
            log(targets),
            flag(army.len() <= 3),
            flag(army.len() <= 6),
            progress * size,
            log(self.position.barracks().len()),
        ]
    }

    /// What the seat can build and march with, what rivals could take, and whether everyone else
    /// already waits for this seat.
    fn at_home(&self, seat: Seat) -> [f32; AT_HOME] {
        let player = &self.position.players[seat];
        let (army, fort) = (player.army, player.fort.set());
        let everything = army.union(fort);
        let (all, built) = (Ranks::of(everything), Ranks::of(fort));
        let last = flag(self.campaigns == self.others);
        let (three, complete) = (flag(all.three != 0), flag(all.four != 0));
        let forts = self.others_at_home(seat).map(|player| Ranks::of(player.fort.set()).one);
        let singles = forts.fold(0, |all, one| all | one);
        let won = Ranks::of(army.intersection(self.position.won)).any();
        let progress = self.progress;
        [
            log(army.len()),
            log(everything.len()),
            mean(army),
            mean(everything),
            progress * log(army.len()),
            count(all.two),
            count(all.three),
            three,
            complete,
            count(built.one),
            count(built.two),
            count(built.three),
            flag(fort.is_empty()),
            flag(self.position.current == seat),
            last,
            last * progress,
            last * mean(everything),
            last * complete,
            flag(all.three & singles != 0),
            count(all.two & singles),
            flag(all.four & won != 0),
            progress * complete,
            progress * three,
            log(fort.len()),
            self.campaigns as f32 * complete,
            progress * mean(everything),
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
    use crate::cards::Rank;
    use crate::games::watchtower::of_rank;

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
