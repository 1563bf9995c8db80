//! Static evaluation of a position of Of Knights and Ninjas: each seat's chance to win.
//!
//! A softmax over the seats' utilities gives the chances. The utilities were fitted to several
//! thousand matches between searching opponents. For two players the value of cards was then
//! lowered, which costs no strength and keeps opponents from hoarding cards.

use crate::opponent::{MAX_SEATS, Rewards};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{Card, Hand, Position};

/// Utilities of a seat's gems, cards and fortifications.
struct Utilities {
    /// By number of gems.
    gems: [f32; 16],
    /// For the first card of a kind in hand, and for each further one.
    cards: [(f32, f32); Card::KINDS],
    /// By number of cards, and for each further card.
    size: [f32; 5],
    more: f32,
    /// For a castle, an archer and a minstrel in front of the kingdom.
    standing: [f32; 3],
}

/// For three to six players.
const MANY: Utilities = Utilities {
    gems: [
        -1.6, -1.15, -0.88, -0.48, -0.22, 0.0, 0.34, 0.7, 1.28, 1.72, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0,
    ],
    cards: [
        (0.0, 0.0),
        (0.15, 0.02),
        (0.12, 0.05),
        (0.2, 0.0),
        (0.05, 0.02),
        (0.12, 0.03),
        (0.3, 0.2),
        (0.0, 0.0),
        (0.03, 0.0),
        (0.55, 0.15),
        (0.28, 0.2),
        (0.62, 0.5),
        (0.25, 0.1),
        (0.35, 0.15),
        (0.2, 0.1),
        (0.15, 0.0),
        (0.05, 0.0),
        (0.2, 0.0),
        (0.75, 0.6),
    ],
    size: [-0.85, -0.45, -0.22, -0.12, 0.0],
    more: 0.0,
    standing: [0.18, 0.42, 0.22],
};

/// For two players.
const DUEL: Utilities = Utilities {
    gems: [
        -0.95, -0.91, -0.78, -0.53, -0.37, -0.2, 0.0, 0.2, 0.37, 0.53, 0.78, 0.91, 2.0, 2.0, 2.0,
        2.0,
    ],
    cards: [
        (0.03, 0.02),
        (0.02, 0.0),
        (0.04, 0.0),
        (0.13, 0.03),
        (-0.03, -0.02),
        (0.0, -0.02),
        (0.2, 0.06),
        (0.01, 0.0),
        (0.03, 0.0),
        (0.24, 0.18),
        (0.06, 0.03),
        (0.08, 0.06),
        (0.1, 0.03),
        (0.24, 0.12),
        (0.18, 0.15),
        (0.03, 0.02),
        (0.3, 0.12),
        (0.0, 0.0),
        (0.45, 0.45),
    ],
    size: [-0.27, -0.15, -0.11, -0.06, 0.0],
    more: 0.042,
    standing: [0.03, 0.1, 0.0],
};

/// By distance in turns from the seat to move, for up to six players.
const WAIT: [f32; MAX_SEATS] = [0.0, 0.5, 0.3, 0.18, 0.0, -0.2];
/// For the seat not to move, with two players.
const WAIT_OF_TWO: f32 = -0.17;

/// Returns each seat's chance to win.
pub(super) fn chances(position: &Position) -> Rewards {
    let seats = position.public().seats();
    let count = usize::from(seats);
    let utilities = if seats == 2 { &DUEL } else { &MANY };
    let mut rewards = Rewards::default();
    for seat in Seat::all(seats) {
        let wait = usize::from((seat.0 + seats - position.public().mover.0) % seats);
        let turn = match seats {
            2 if wait == 1 => WAIT_OF_TWO,
            2 => 0.0,
            _ => WAIT[wait] * (count - 2) as f32 / (MAX_SEATS - 2) as f32,
        };
        rewards[seat.index()] = (utilities.of(position, seat) + turn).exp();
    }
    let all: f32 = rewards.iter().take(count).sum();
    rewards.map(|reward| reward / all)
}

impl Utilities {
    fn of(&self, position: &Position, seat: Seat) -> f32 {
        let fort = &position.public().forts[seat];
        let standing = [fort.castle(), fort.archer(), fort.minstrel()];
        let standing = standing.iter().zip(self.standing).filter(|(one, _)| one.is_some());
        self.gems[usize::from(position.public().gems[seat])]
            + self.hand(position.hand(seat))
            + standing.map(|(_, utility)| utility).sum::<f32>()
    }

    fn hand(&self, hand: &Hand) -> f32 {
        let size = usize::from(hand.len());
        let kind = |(card, count): (Card, u8)| {
            let (first, other) = self.cards[card as usize];
            first + other * f32::from(count - 1)
        };
        let held: f32 = hand.iter().map(kind).sum();
        let last = self.size.len() - 1;
        held + self.size[size.min(last)] + self.more * size.saturating_sub(last) as f32
    }
}

/// Returns what a hand is worth, on the scale of the utilities.
pub(super) fn hand_worth(seats: u8, hand: &Hand) -> f32 {
    let utilities = if seats == 2 { &DUEL } else { &MANY };
    utilities.hand(hand)
}
