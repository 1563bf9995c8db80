//! Model of how a player of Four Horsemen chooses a card, for rollouts, for rivals' decisions in
//! the tree, and for conclusions about rivals' hands.
//!
//! A conditional logit: the odds of each card depend on its suit and value, on whether it would
//! lead, win or lose the round so far, and on the score piles. The weights were fitted to 12,900
//! decisions of the hard level without this model at tables of two; what else the player holds
//! turned out not to matter.
//!
//! The program of that fit is lost, but `cargo run --release --example fit -- four-horsemen
//! --games 60` fits such weights, to 2,955 decisions of players with a sixth of the hard level's
//! simulations. Its log loss in held-out matches is 1.689, and that of these weights 1.687: a gain
//! of -.002 [-.021, .017], so these stay.

use std::sync::LazyLock;

use crate::opponent::Likelihood;
use cardkeep_core::engine::{Chance, Seat};
use cardkeep_core::games::four_horsemen::{
    Action, BySeat, Card, CardSet, FATE_SIZE, Gifts, Horseman, Phase, Piles, Position, View,
};

/// Probability that a player chooses at random, so that no surprising play excludes a world.
const SURPRISE: f32 = 0.2;
/// The only table that the model fits. With weights fitted to tables of three and four, conclusions
/// brought no certain gain: with four seats they won .28 [.25, .32] of 480 matches at 1,000
/// simulations but .25 [.20, .29] of 320 at 2,000, with three .32 [.27, .37] of 300 at 1,000.
const SEATS: u8 = 2;
/// Number of cards in the deck.
const DECK: usize = 24;

/// Logarithms of the odds of one use of a card.
struct Weights {
    /// By suit, from Famine to Death.
    suit: [f32; 4],
    /// By suit, for the value 6; less in proportion for lower ones.
    value: [f32; 4],
    /// For a Death card of a player with 1 and 2 face-up Death cards.
    deaths: [f32; 2],
    /// For a Death card if a rival has two.
    rival_deaths: f32,
    /// For a Famine card of a player with an odd number of them.
    odd_famine: f32,
}

/// Ways to use a card, the indices of [`WEIGHTS`].
#[derive(Clone, Copy)]
enum Use {
    /// Leads a round.
    Lead,
    /// Beats the round's cards so far.
    Win,
    /// Loses to one of them.
    Lose,
    /// Put under the Fate deck, whose top card leads instead.
    FateLead,
    /// Put under the Fate deck, whose top card follows instead.
    FateFollow,
}

/// Number of features of one use of a card.
const FEATURES: usize = 12;
/// Number of features of a card that is won.
const PRIZE_FEATURES: usize = 8;
/// Number of features of all uses and of the card that is won.
const ALL_FEATURES: usize = 5 * FEATURES + PRIZE_FEATURES;

impl Weights {
    fn array(&self) -> [f32; FEATURES] {
        let [a, b, c, d] = self.suit;
        let [e, f, g, h] = self.value;
        let [one, two] = self.deaths;
        [a, b, c, d, e, f, g, h, one, two, self.rival_deaths, self.odd_famine]
    }
}

const WEIGHTS: [Weights; 5] = [
    Weights {
        suit: [0.33, 0.06, -0.03, -0.83],
        value: [-2.71, -2.42, -1.69, -0.28],
        deaths: [-0.17, -0.61],
        rival_deaths: 0.53,
        odd_famine: 0.03,
    },
    Weights {
        suit: [0.72, 0.39, 0.08, -2.13],
        value: [-0.93, -0.82, 0.98, 1.78],
        deaths: [-0.09, -0.17],
        rival_deaths: -0.17,
        odd_famine: 0.09,
    },
    Weights {
        suit: [0.63, 0.29, -0.04, -1.54],
        value: [-1.86, -2.0, -0.5, 1.15],
        deaths: [0.03, -0.06],
        rival_deaths: 0.29,
        odd_famine: -0.25,
    },
    Weights {
        suit: [0.02, -0.6, -0.45, 1.06],
        value: [-3.25, -2.97, -2.83, -2.53],
        deaths: [0.55, 0.75],
        rival_deaths: -0.55,
        odd_famine: -0.23,
    },
    Weights {
        suit: [-0.06, -0.07, -0.39, 1.43],
        value: [-1.76, -1.76, -1.33, -1.61],
        deaths: [-0.05, 1.48],
        rival_deaths: -1.18,
        odd_famine: 0.06,
    },
];
/// The card that is won: weights by suit, and for the value 6.
const PRIZE: [[f32; 4]; 2] = [[-0.33, -0.21, -0.34, 0.03], [0.62, 0.33, 1.19, -0.32]];

/// Odds by use, card and state of the piles (see [`Player::state`]).
static ODDS: LazyLock<[[[f32; 6]; DECK]; 5]> = LazyLock::new(|| {
    WEIGHTS.each_ref().map(|weights| {
        let mut odds = [[0.0; 6]; DECK];
        for card in Card::all() {
            odds[card.index()] =
                std::array::from_fn(|state| exp_dot(&features(card, state), &weights.array()));
        }
        odds
    })
});

/// Factors on the odds to win, by the card that is beaten.
static PRIZES: LazyLock<[f32; DECK]> = LazyLock::new(|| {
    let mut odds = [1.0; DECK];
    for card in Card::all() {
        odds[card.index()] = exp_dot(&prize_features(card), PRIZE.as_flattened());
    }
    odds
});

fn exp_dot(features: &[f32], weights: &[f32]) -> f32 {
    features.iter().zip(weights).map(|(one, weight)| one * weight).sum::<f32>().exp()
}

/// Returns the features of any use of a card, in the order of [`Weights::array`].
fn features(card: Card, state: usize) -> [f32; FEATURES] {
    let suit = card.suit();
    let mut weights = Weights {
        suit: [0.0; 4],
        value: [0.0; 4],
        deaths: [0.0; 2],
        rival_deaths: 0.0,
        odd_famine: 0.0,
    };
    weights.suit[suit as usize] = 1.0;
    weights.value[suit as usize] = f32::from(card.value()) / 6.0;
    match suit {
        Horseman::Death => {
            weights.deaths = [1, 2].map(|deaths| f32::from(u8::from(state / 2 == deaths)));
            weights.rival_deaths = (state % 2) as f32;
        }
        Horseman::Famine => weights.odd_famine = (state % 2) as f32,
        _ => {}
    }
    weights.array()
}

/// Returns the features of a card that is won, in the order of [`PRIZE`].
fn prize_features(card: Card) -> [f32; PRIZE_FEATURES] {
    let mut features = [0.0; PRIZE_FEATURES];
    features[card.suit() as usize] = 1.0;
    features[4 + card.suit() as usize] = f32::from(card.value()) / 6.0;
    features
}

/// Returns all weights: those of each use in turn, then those of the card that is won.
pub fn weights() -> Vec<f32> {
    WEIGHTS.iter().flat_map(Weights::array).chain(PRIZE.into_iter().flatten()).collect()
}

/// A player about to choose a card.
struct Player {
    /// The highest card of the round so far.
    best: Option<Card>,
    /// State of the piles for a Death card and for a Famine card.
    states: [usize; 2],
    fate: bool,
}

impl Player {
    fn of(seat: Seat, piles: &Piles, best: Option<Card>, fate: bool) -> Self {
        let own = &piles[seat];
        let rivals = piles.pairs().filter(|(other, pile)| *other != seat && !pile.out());
        let near_death = rivals.into_iter().any(|(_, pile)| pile.deaths() == 2);
        let famines = own.up().intersection(Horseman::Famine.cards()).len();
        let states = [2 * own.deaths().min(2) + usize::from(near_death), famines % 2];
        Player { best, states, fate }
    }

    fn state(&self, card: Card) -> usize {
        self.states[usize::from(card.suit() != Horseman::Death)]
    }

    /// Returns how a card would be used from the hand, and the card that it would win.
    fn playing(&self, card: Card) -> (Use, Option<Card>) {
        match self.best {
            None => (Use::Lead, None),
            Some(best) if card > best => (Use::Win, Some(best)),
            Some(_) => (Use::Lose, None),
        }
    }

    /// Returns how a card would be used under the Fate deck.
    fn exchanging(&self) -> Use {
        if self.best.is_none() { Use::FateLead } else { Use::FateFollow }
    }

    fn odds(&self, using: Use, card: Card) -> f32 {
        ODDS[using as usize][card.index()][self.state(card)]
    }

    /// Returns the odds of playing a card from the hand.
    fn play(&self, card: Card) -> f32 {
        let (using, prize) = self.playing(card);
        self.odds(using, card) * prize.map_or(1.0, |prize| PRIZES[prize.index()])
    }

    /// Returns the odds of putting a card under the Fate deck.
    fn fate(&self, card: Card) -> f32 {
        if self.fate { self.odds(self.exchanging(), card) } else { 0.0 }
    }

    /// Returns the features of one use of a card, in the order of [`weights`].
    fn features(&self, card: Card, using: Use, prize: Option<Card>) -> [f32; ALL_FEATURES] {
        let mut all = [0.0; ALL_FEATURES];
        let (uses, prizes) = all.split_at_mut(5 * FEATURES);
        uses.as_chunks_mut().0[using as usize] = features(card, self.state(card));
        if let Some(prize) = prize {
            prizes.copy_from_slice(&prize_features(prize));
        }
        all
    }
}

/// Chooses a card as a typical player would; `None` if the seat to act doesn't choose a card.
pub(crate) fn choose(position: &Position, chance: &mut Chance) -> Option<Action> {
    let (player, hand) = to_act(position)?;
    let odds = |card| player.play(card) + player.fate(card);
    let mut left = chance.unit() * hand.iter().map(odds).sum::<f32>();
    for card in hand {
        left -= player.play(card);
        if left < 0.0 {
            return Some(Action::Play(card));
        }
        left -= player.fate(card);
        if left < 0.0 {
            return Some(Action::Fate(card));
        }
    }
    hand.highest().map(Action::Play)
}

/// Returns the features of each way to use each card of the hand, in the order of [`weights`];
/// `None` if the seat to act doesn't choose a card.
pub fn alternatives(position: &Position) -> Option<Vec<(Action, [f32; ALL_FEATURES])>> {
    let (player, hand) = to_act(position)?;
    let mut alternatives = Vec::new();
    for card in hand {
        let (using, prize) = player.playing(card);
        alternatives.push((Action::Play(card), player.features(card, using, prize)));
        if player.fate {
            let features = player.features(card, player.exchanging(), None);
            alternatives.push((Action::Fate(card), features));
        }
    }
    Some(alternatives)
}

/// Returns the player to act and its hand; `None` if it doesn't choose a card.
fn to_act(position: &Position) -> Option<(Player, CardSet)> {
    let Phase::Play(seat) = position.public().phase else { return None };
    position.public().opening.filter(|_| position.public().piles.seats() == SEATS)?;
    let best = position.public().round.winning().map(|(_, card)| card);
    let fate = position.fate().iter().next().is_some();
    Some((Player::of(seat, &position.public().piles, best, fate), position.hand(seat)))
}

/// A rival's choice of a card.
struct Decision {
    seat: Seat,
    chosen: Chosen,
    /// Odds of the chosen use of each card.
    odds: [f32; DECK],
    /// Odds of both uses of each card.
    total: [f32; DECK],
    /// Number of actions per card.
    uses: f32,
}

#[derive(Clone, Copy)]
enum Chosen {
    Known(Card),
    /// The card at this place of the Fate deck.
    InFate(usize),
}

/// Returns the likelihood of the rivals' choices of cards in this hand.
pub(crate) fn likelihood(view: &View) -> Option<Likelihood<Position>> {
    let decisions = decisions(view);
    if decisions.is_empty() || view.public.piles.seats() != SEATS {
        return None;
    }
    Some(Box::new(move |world: &Position| {
        let mut hands = BySeat::from_fn(world.public().piles.seats(), |seat| world.hand(seat));
        let mut likelihood = 1.0;
        for decision in decisions.iter().rev() {
            let card = match decision.chosen {
                Chosen::Known(card) => card,
                Chosen::InFate(place) => match world.fate().iter().nth(place) {
                    Some((card, _)) => card,
                    None => continue,
                },
            };
            let hand = &mut hands[decision.seat];
            hand.insert(card);
            let total: f32 = hand.iter().map(|card| decision.total[card.index()]).sum();
            let even = SURPRISE / (hand.len() as f32 * decision.uses);
            likelihood *= (1.0 - SURPRISE) * decision.odds[card.index()] / total + even;
        }
        likelihood
    }))
}

/// Returns the rivals' decisions of this hand, oldest first. The card that opens a hand is forced
/// (FH-4).
fn decisions(view: &View) -> Vec<Decision> {
    let seats = view.hand_sizes.seats();
    let plays: Vec<_> = view.public.history.iter().collect();
    // A position that was not reached by play has no history.
    let shown: usize = view.public.piles.iter().map(|pile| pile.cards().len()).sum();
    if plays.len() != shown + view.public.round.cards().count() {
        return Vec::new();
    }
    let drawn: Vec<Card> =
        plays.iter().filter(|(_, play)| play.from_fate).map(|(_, play)| play.card).collect();
    let mut piles = Piles::new(seats);
    let (mut best, mut in_round, mut round, mut exchanges) = (None, 0, 0, 0);
    let mut decisions = Vec::new();
    for (n, (seat, play)) in plays.iter().enumerate() {
        let mut chosen = Chosen::Known(play.card);
        if play.from_fate {
            // A card put under the Fate deck is drawn after all the others.
            chosen = match drawn.get(exchanges + FATE_SIZE) {
                Some(card) => Chosen::Known(*card),
                None => Chosen::InFate(drawn.len() - 1 - exchanges),
            };
            exchanges += 1;
        }
        if *seat != view.seat && n > 0 {
            let fate = !view.fate.is_empty();
            let player = Player::of(*seat, &piles, best.map(|(card, _)| card), fate);
            let (mut odds, mut total) = ([0.0; DECK], [0.0; DECK]);
            for card in Card::all() {
                let (play_it, put_it) = (player.play(card), player.fate(card));
                odds[card.index()] = if play.from_fate { put_it } else { play_it };
                total[card.index()] = play_it + put_it;
            }
            let uses = if fate { 2.0 } else { 1.0 };
            decisions.push(Decision { seat: *seat, chosen, odds, total, uses });
        }
        best = best.max(Some((play.card, *seat)));
        in_round += 1;
        if in_round == piles.still_in(Seat(0)).count()
            && let Some((_, winner)) = best
        {
            let gift = |seat: Seat| Some((*view.public.piles[seat].cards().get(round)?, seat));
            let gifts: Gifts = piles.still_in(Seat(0)).filter_map(gift).collect();
            piles.give(winner, &gifts, |_, _| {});
            (best, in_round, round) = (None, 0, round + 1);
        }
    }
    decisions
}
