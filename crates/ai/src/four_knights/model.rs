//! Model of how a player of Four Knights chooses a card, for rollouts, for rivals' decisions in the
//! tree, and for conclusions about rivals' hands.
//!
//! A conditional logit: the odds of each card depend on what the unseen cards could do to it and on
//! what the rest of the hand could still do. The weights were fitted to 12,600 decisions of the
//! hard level without this model.

use std::sync::LazyLock;

use crate::opponent::Likelihood;
use cardkeep_core::cards::{Card, CardSet};
use cardkeep_core::engine::Chance;
use cardkeep_core::games::four_knights::{
    Action, HAND_SIZE, Phase, Position, View, beaters, beats,
};

/// Probability that a player chooses at random, so that no surprising play excludes a world.
const SURPRISE: f32 = 0.2;

/// Logarithms of the odds of a card.
struct Weights {
    /// For the share of unseen cards that beat the card, and for its square.
    beaten: [f32; 2],
    /// For the share of unseen cards that beat the card and that the rest of the hand beats.
    covered: f32,
    /// For the share of unseen cards that the card beats and the rest of the hand does not.
    lost: f32,
    /// For an ace; less in proportion for lower ranks.
    rank: f32,
    /// Added to the first of `beaten`, `covered` and `lost` with a full hand, and subtracted with a
    /// single card.
    early: [f32; 3],
}

const COMMIT: Weights = Weights {
    beaten: [-1.87, -0.57],
    covered: 7.49,
    lost: -10.21,
    rank: -0.92,
    early: [0.9, -0.31, -7.31],
};
const REINFORCE: Weights = Weights {
    beaten: [-1.94, -3.04],
    covered: 7.48,
    lost: -12.89,
    rank: -0.64,
    early: [3.95, 2.27, -7.98],
};
const FORFEIT: Weights = Weights {
    beaten: [-6.2, 0.73],
    covered: 10.11,
    lost: -9.67,
    rank: -1.51,
    early: [4.18, -3.05, 1.79],
};

/// Every card that a card beats, by its index.
static PREY: LazyLock<[CardSet; Card::COUNT]> = LazyLock::new(|| {
    let mut table = [CardSet::EMPTY; Card::COUNT];
    for card in Card::all() {
        table[card.index()] = Card::all().filter(|other| beats(card, *other)).collect();
    }
    table
});

/// A player about to choose a card.
#[derive(Clone, Copy)]
struct Player {
    weights: &'static Weights,
    /// Cards that have not been played or received in the match.
    unseen: CardSet,
    /// The cards among which the player may choose, as far as it holds them.
    playable: CardSet,
}

impl Player {
    /// Calls `each` with every card of a hand that may be chosen, and its odds.
    fn odds(&self, hand: CardSet, mut each: impl FnMut(Card, f32)) {
        let prey = &*PREY;
        let unit = 1.0 / self.unseen.len().max(1) as f32;
        let share = |cards: CardSet| cards.intersection(self.unseen).len() as f32 * unit;
        let early = (2.0 * hand.len() as f32 - 7.0) / 5.0;
        let Weights { beaten, covered, lost, rank, early: more } = self.weights;
        for card in hand.intersection(self.playable) {
            let others = hand.iter().filter(|other| *other != card);
            let rest = others.fold(CardSet::EMPTY, |all, other| all.union(prey[other.index()]));
            let beaters = beaters(card);
            let share_beaten = share(beaters);
            let odds = share_beaten * (beaten[0] + more[0] * early + beaten[1] * share_beaten)
                + share(beaters.intersection(rest)) * (covered + more[1] * early)
                + share(prey[card.index()].minus(rest)) * (lost + more[2] * early)
                + card.rank() as u8 as f32 / 12.0 * rank;
            each(card, odds.exp());
        }
    }

    /// Chooses a card of a hand.
    fn choose(&self, hand: CardSet, chance: &mut Chance) -> Option<Card> {
        let (mut all, mut chosen) = (0.0, None);
        // Each card replaces the choice so far with the probability it has among those so far.
        self.odds(hand, |card, odds| {
            all += odds;
            if chance.unit() * all < odds {
                chosen = Some(card);
            }
        });
        chosen
    }

    /// Returns the probability that a player with this hand chooses a card.
    fn likelihood(&self, hand: CardSet, chosen: Card) -> f32 {
        let (mut all, mut own) = (0.0, 0.0);
        self.odds(hand, |card, odds| {
            all += odds;
            own += if card == chosen { odds } else { 0.0 };
        });
        let choices = hand.intersection(self.playable).len();
        (1.0 - SURPRISE) * own / all + SURPRISE / choices as f32
    }
}

/// Chooses an action as a typical player would; `None` if the seat to act doesn't choose a card.
pub fn choose(position: &Position, chance: &mut Chance) -> Option<Action> {
    let (seat, weights, action): (_, _, fn(Card) -> Action) = match position.public().phase {
        Phase::Commit(seat) => (seat, &COMMIT, Action::Commit),
        Phase::Reinforce(seat) => (seat, &REINFORCE, Action::Reinforce),
        Phase::Forfeit(seat) => (seat, &FORFEIT, Action::Forfeit),
        Phase::Swap(_) | Phase::Over => return None,
    };
    let lying = position.public().field.iter().flat_map(|line| line.iter().copied()).collect();
    let seen = position
        .public()
        .received
        .iter()
        .flatten()
        .fold(lying, |all: CardSet, set| all.union(*set));
    let player =
        Player { weights, unseen: CardSet::FULL.minus(seen), playable: position.playable() };
    player.choose(position.hand(seat), chance).map(action)
}

/// The opponent's choice of a card.
struct Decision {
    player: Player,
    chosen: Chosen,
}

enum Chosen {
    Known(Card),
    /// The commitment that lies face down.
    FaceDown,
    /// No card: the player yielded, and so held a playable one (FN-6).
    Nothing,
}

/// Returns the likelihood of the opponent's choices of cards in this hand.
pub fn likelihood(view: &View) -> Option<Likelihood<Position>> {
    let rival = view.seat.other();
    let decisions = decisions(view);
    if decisions.is_empty() {
        return None;
    }
    Some(Box::new(move |world: &Position| {
        let mut hand = world.hand(rival);
        let mut likelihood = 1.0;
        for decision in decisions.iter().rev() {
            let card = match decision.chosen {
                Chosen::Known(card) => Some(card),
                Chosen::FaceDown => world.committed(rival),
                Chosen::Nothing => None,
            };
            match card {
                Some(card) => {
                    hand.insert(card);
                    likelihood *= decision.player.likelihood(hand, card);
                }
                None if hand.intersection(decision.player.playable).is_empty() => return 0.0,
                None => {}
            }
        }
        likelihood
    }))
}

/// Returns the opponent's choices of cards in this hand, oldest first, with a commitment that lies face
/// down.
fn decisions(view: &View) -> Vec<Decision> {
    let seat = view.seat.other();
    let played: CardSet =
        view.public.history.iter().filter_map(|(_, action)| action.card()).collect();
    let seen =
        view.public.received.iter().flatten().fold(CardSet::EMPTY, |all, set| all.union(*set));
    let mut unseen = CardSet::FULL.minus(seen).union(played);
    let (mut decisions, mut newest, mut pair) = (Vec::with_capacity(HAND_SIZE), [None; 2], None);
    for (actor, action) in view.public.history.iter() {
        let (weights, playable) = match (action, newest[actor.other().index()]) {
            (Action::Reinforce(_) | Action::Yield, Some(newest)) => (&REINFORCE, beaters(newest)),
            (Action::Forfeit(_), _) => (&FORFEIT, CardSet::FULL),
            _ => (&COMMIT, CardSet::FULL),
        };
        if actor == seat {
            let player = Player { weights, unseen, playable };
            let chosen = action.card().map_or(Chosen::Nothing, Chosen::Known);
            decisions.push(Decision { player, chosen });
        }
        let Some(card) = action.card() else { continue };
        newest[actor.index()] = Some(card);
        match (action, pair.take()) {
            // Seen together with the second of the pair.
            (Action::Commit(_), None) => pair = Some(card),
            (_, first) => first.into_iter().chain([card]).for_each(|card| unseen.remove(card)),
        }
    }
    if view.opponent_committed {
        let player = Player { weights: &COMMIT, unseen, playable: CardSet::FULL };
        decisions.push(Decision { player, chosen: Chosen::FaceDown });
    }
    decisions
}
