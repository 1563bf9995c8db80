//! Model of how a player of Four Knights chooses a card, for rollouts, for rivals' decisions in the
//! tree, and for conclusions about rivals' hands.
//!
//! A conditional logit: the odds of each card depend on what the unseen cards could do to it and on
//! what the rest of the hand could still do. The weights were fitted to 12,600 decisions of the
//! hard level without this model.
//!
//! The program of that fit is lost, but `cargo run --release --example fit -- four-knights` fits
//! such weights, to 7,565 decisions. Its log loss in held-out matches and that of these weights:
//!
//! | | fit | these | gain |
//! |---|---|---|---|
//! | commit | 1.048 | 1.052 | .004 [-.004, .013] |
//! | reinforce | .638 | .646 | .007 [-.000, .015] |
//! | forfeit | .541 | .495 | -.046 [-.135, .043] |
//!
//! With its weights for the first two, the hard level at 1,000 simulations won .49 [.46, .53] of
//! 400 matches against these, so these stay.

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

impl Weights {
    const fn array(&self) -> Features {
        let Weights { beaten: [one, two], covered, lost, rank, early: [a, b, c] } = *self;
        [one, two, covered, lost, rank, a, b, c]
    }
}

/// Features of a card, in the order of [`Weights::array`].
pub(crate) type Features = [f32; 8];

/// Kinds of choices of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A face-down commitment.
    Commit,
    /// An answer to a card.
    Reinforce,
    /// A card given up.
    Forfeit,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Commit, Kind::Reinforce, Kind::Forfeit];

    /// Returns the weights of the features of a card, in their order.
    pub fn weights(self) -> Features {
        [&COMMIT, &REINFORCE, &FORFEIT][self as usize].array()
    }

    fn action(self, card: Card) -> Action {
        match self {
            Kind::Commit => Action::Commit(card),
            Kind::Reinforce => Action::Reinforce(card),
            Kind::Forfeit => Action::Forfeit(card),
        }
    }
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
    kind: Kind,
    /// Cards that have not been played or received in the match.
    unseen: CardSet,
    /// The cards among which the player may choose, as far as it holds them.
    playable: CardSet,
}

impl Player {
    /// Calls `each` with every card of a hand that may be chosen, and its odds.
    fn odds(&self, hand: CardSet, mut each: impl FnMut(Card, f32)) {
        let weights = self.kind.weights();
        self.features(hand, |card, features| {
            let products = features.iter().zip(&weights).map(|(one, weight)| one * weight);
            each(card, products.sum::<f32>().exp());
        });
    }

    /// Calls `each` with every card of a hand that may be chosen, and its features.
    fn features(&self, hand: CardSet, mut each: impl FnMut(Card, Features)) {
        let prey = &*PREY;
        let unit = 1.0 / self.unseen.len().max(1) as f32;
        let share = |cards: CardSet| cards.intersection(self.unseen).len() as f32 * unit;
        let early = (2.0 * hand.len() as f32 - 7.0) / 5.0;
        // The cards that the hand beats, and those that several of its cards beat.
        let (mut beaten_once, mut beaten_twice) = (CardSet::EMPTY, CardSet::EMPTY);
        for card in hand {
            let own = prey[card.index()];
            beaten_twice = beaten_twice.union(beaten_once.intersection(own));
            beaten_once = beaten_once.union(own);
        }
        for card in hand.intersection(self.playable) {
            // What the rest of the hand beats.
            let rest = beaten_once.minus(prey[card.index()]).union(beaten_twice);
            let beaters = beaters(card);
            let beaten = share(beaters);
            let covered = share(beaters.intersection(rest));
            let lost = share(prey[card.index()].minus(rest));
            let rank = card.rank() as u8 as f32 / 12.0;
            let early = [beaten, covered, lost].map(|share| share * early);
            let features =
                Weights { beaten: [beaten, beaten * beaten], covered, lost, rank, early };
            each(card, features.array());
        }
    }

    /// Chooses a card of a hand.
    fn choose(&self, hand: CardSet, chance: &mut Chance) -> Option<Card> {
        if hand.intersection(self.playable).len() == 1 {
            // Uses up a random number like any other choice.
            chance.unit();
            return hand.intersection(self.playable).nth(0);
        }
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
pub(crate) fn choose(position: &Position, chance: &mut Chance) -> Option<Action> {
    let (player, hand) = to_act(position)?;
    player.choose(hand, chance).map(|card| player.kind.action(card))
}

/// Returns the kind of choice and the features of each card that may be chosen; `None` if the seat
/// to act doesn't choose a card.
pub fn alternatives(position: &Position) -> Option<(Kind, Vec<(Action, Features)>)> {
    let (player, hand) = to_act(position)?;
    let mut cards = Vec::new();
    player.features(hand, |card, features| cards.push((player.kind.action(card), features)));
    Some((player.kind, cards))
}

/// Returns the player to act and its hand; `None` if it doesn't choose a card.
fn to_act(position: &Position) -> Option<(Player, CardSet)> {
    let (seat, kind) = match position.public().phase {
        Phase::Commit(seat) => (seat, Kind::Commit),
        Phase::Reinforce(seat) => (seat, Kind::Reinforce),
        Phase::Forfeit(seat) => (seat, Kind::Forfeit),
        Phase::Swap(_) | Phase::Over => return None,
    };
    let lying = position.public().field.iter().flat_map(|line| line.iter().copied()).collect();
    let seen = position
        .public()
        .received
        .iter()
        .flatten()
        .fold(lying, |all: CardSet, set| all.union(*set));
    let player = Player { kind, unseen: CardSet::FULL.minus(seen), playable: position.playable() };
    Some((player, position.hand(seat)))
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
pub(crate) fn likelihood(view: &View) -> Option<Likelihood<Position>> {
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
        let (kind, playable) = match (action, newest[actor.other().index()]) {
            (Action::Reinforce(_) | Action::Yield, Some(newest)) => {
                (Kind::Reinforce, beaters(newest))
            }
            (Action::Forfeit(_), _) => (Kind::Forfeit, CardSet::FULL),
            _ => (Kind::Commit, CardSet::FULL),
        };
        if actor == seat {
            let player = Player { kind, unseen, playable };
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
        let player = Player { kind: Kind::Commit, unseen, playable: CardSet::FULL };
        decisions.push(Decision { player, chosen: Chosen::FaceDown });
    }
    decisions
}
