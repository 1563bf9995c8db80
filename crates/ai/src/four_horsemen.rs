//! Four Horsemen opponents: evaluation, rollouts and levels.

mod endgame;
pub(crate) mod model;
mod reason;

/// What `examples/fit` fits again; not part of the interface.
#[doc(hidden)]
pub mod fitting {
    pub use super::model::{alternatives, weights};
}

pub use reason::Reason;

use std::sync::LazyLock;

use crate::character::height;
use crate::opponent::Likelihood;
use crate::opponent::{Opponent, Rewards};
use crate::strength::Strength;
use cardkeep_core::cards::Pile;
use cardkeep_core::engine::{Chance, Game, Seat};
use cardkeep_core::games::four_horsemen::{
    Action, BySeat, Card, CardSet, Event, FAVOR_TO_WIN, Gifts, MOST_SEATS, Phase, Piles, Position,
    Sheet, View, score,
};
use cardkeep_core::rival::Character;
use cardkeep_core::rival::Level;

/// Probability that a rollout plays the best gifts it finds instead of random ones.
const STEADY: f32 = 0.8;
/// Number of random gift distributions a rollout compares at a full table of four.
const GLANCE: usize = 6;
/// Weight of the hand's margin in a reward, so that a lost hand is still fought.
const MARGIN: f32 = 0.05;
/// Lead in points that counts as a full margin.
const LANDSLIDE: f32 = 30.0;

/// Temperature and sacrifice of the careless levels, as shares of what the hand decides. They are
/// far below the usual values, because even little search plays this game well, most of all in a
/// duel.
const EASY: Strength = Strength {
    temperature: 1.0,
    sacrifice: 0.7,
    forgets: true,
    knows_players: false,
    ..Strength::searching(30)
};
const EASY_DUEL: Strength = Strength { iterations: 10, temperature: 1.5, sacrifice: 1.0, ..EASY };
const NORMAL: Strength = Strength {
    temperature: 0.13,
    sacrifice: 0.35,
    knows_players: false,
    ..Strength::searching(500)
};
/// The value lost per decision falls until 30,000 simulations at least.
const HARD: Strength = Strength::searching(30_000);
const MASTER: Strength = Strength::master(120_000, 1);

impl Opponent for Position {
    const EXPLORATION: f32 = 0.5;
    const TYPICAL_ROLLOUTS: f32 = 0.8;

    fn steps(seats: u8) -> [f32; 3] {
        match seats {
            2 => [424.0, 676.0, 92.0],
            3 => [321.0, 372.0, 0.0],
            _ => [298.0, 330.0, 0.0],
        }
    }

    fn levels(seats: u8) -> &'static [Level] {
        if seats == 2 { &Level::ALL } else { &Level::USUAL }
    }

    /// Scales carelessness by how much the hand decides.
    fn strength(view: &View, level: Level) -> Strength {
        let strength = match level {
            Level::Easy if view.public.favor.seats() == 2 => EASY_DUEL,
            Level::Easy => EASY,
            Level::Normal => NORMAL,
            Level::Hard => HARD,
            Level::Master => MASTER,
        };
        let stake = stake(view);
        Strength {
            temperature: strength.temperature * stake,
            sacrifice: strength.sacrifice * stake,
            leeway: 2.0 * strength.leeway * stake,
            ..strength
        }
    }

    /// With only the hand's last cards left, the giver's best distributions are known exactly.
    fn candidates(&self, out: &mut Vec<Action>) {
        self.legal_actions(out);
        if let Some(giver) = endgame::last_giver(self) {
            let (best, _) = endgame::best(self, giver, out);
            out.retain(|action| *action == best);
        }
    }

    fn code(action: Action) -> u32 {
        match action {
            Action::Play(card) => 0x20 + card.index() as u32,
            Action::Fate(card) => 0x40 + card.index() as u32,
            Action::Give(gifts) => gifts.iter().fold(0, |code, (card, seat)| {
                code | (card.index() as u32 + 1) << (8 + 5 * u32::from(seat.0))
            }),
        }
    }

    /// Everything is open except the card put under the Fate deck.
    fn sees(&self, action: Action, seat: Seat) -> bool {
        !matches!(action, Action::Fate(_)) || self.public().phase == Phase::Play(seat)
    }

    /// The card played from the Fate deck.
    fn observation(event: &Event, _: Seat) -> u32 {
        match event {
            Event::Played { card, from_fate: true, .. } => 0x100 + card.index() as u32,
            _ => 0,
        }
    }

    fn solve(view: &View, actions: &[Action]) -> Option<Vec<f32>> {
        endgame::solve(view, actions)
    }

    /// Ends a simulation with its hand, or just before the hand's last cards are given out, because
    /// a new deal follows.
    fn evaluate(&self, root: &View) -> Option<Rewards> {
        if let Some(giver) = endgame::last_giver(self) {
            let mut endings = Vec::new();
            self.legal_actions(&mut endings);
            return Some(endgame::best(self, giver, &endings).1);
        }
        if self.hand_number() == root.hand_number || self.public().phase == Phase::Over {
            return None;
        }
        // The hand ended by elimination, so its piles are gone.
        let full =
            |seat| if self.public().favor[seat] > root.public.favor[seat] { 1.0 } else { 0.0 };
        Some(rewards(&self.public().favor, full))
    }

    fn typical(&self, chance: &mut Chance) -> Option<Action> {
        model::choose(self, chance)
    }

    fn likelihood(view: &View) -> Option<Likelihood<Self>> {
        model::likelihood(view)
    }

    fn rollout(&self, chance: &mut Chance, room: &mut Vec<Action>) -> Action {
        let giver = match self.public().phase {
            Phase::Give(giver) if chance.unit() < STEADY => giver,
            _ => {
                self.legal_actions(room);
                return room[chance.below(room.len() as u32) as usize];
            }
        };
        if self.public().piles.still_in(giver).count() == MOST_SEATS {
            // Listing all of them takes longer.
            room.extend((0..GLANCE).map(|_| any_gifts(self, giver, chance)));
        } else {
            self.legal_actions(room);
        }
        most_for_giver(&self.public().piles, giver, room)
    }

    /// Actions that surely eliminate the seat once everyone else has played: giving itself the
    /// third Death, or winning the round with it (FH-7, FH-9).
    fn is_absurd(view: &View, action: Action) -> bool {
        let own = &view.public.piles[view.seat];
        match action {
            Action::Give(gifts) => gifts.to(view.seat).is_some_and(|card| own.is_killed_by(card)),
            Action::Play(card) => {
                let rest = view
                    .public
                    .piles
                    .still_in(view.seat)
                    .filter(|seat| view.public.round[*seat].is_none());
                rest.count() == 1
                    && own.is_killed_by(card)
                    && view.public.round.winning().is_some_and(|(_, best)| card > best)
            }
            Action::Fate(_) => false,
        }
    }

    /// Gifts that cost points or eliminate.
    fn turns_on(view: &View, action: Action, seat: Seat) -> bool {
        let gives = matches!(action, Action::Give(gifts) if gifts.to(seat).is_some());
        let total = |sheets: BySeat<Option<Sheet>>| sheets[seat].map(|sheet| sheet.total);
        let harms = || {
            total(after(&view.public.piles, view.seat, action)) < total(score(&view.public.piles))
        };
        seat != view.seat && gives && harms()
    }

    fn suits(view: &View, action: Action, character: Character) -> f32 {
        let harms = || {
            let seats = Seat::all(view.public.piles.seats());
            seats.into_iter().any(|seat| Self::turns_on(view, action, seat))
        };
        match (character, action) {
            (Character::Bold, Action::Play(card)) => height(card, view.hand),
            (Character::Patient, Action::Play(card)) => -height(card, view.hand),
            (Character::Tricky, Action::Fate(_)) => 1.0,
            (Character::Tricky | Character::Bold, Action::Give(_)) if harms() => 1.0,
            (Character::Patient, Action::Give(_)) if harms() => -1.0,
            _ => 0.0,
        }
    }

    fn forget(view: &mut View) {
        view.in_fate = CardSet::EMPTY;
        view.fate.iter_mut().for_each(|slot| slot.card = None);
    }

    /// Leads the lowest card, follows with the lowest that beats the others, if there is one, and
    /// gives out cards for the largest lead.
    fn greedy(view: &View, actions: &[Action]) -> Action {
        if let Phase::Give(giver) = view.public.phase {
            return most_for_giver(&view.public.piles, giver, actions);
        }
        let winning = view.public.round.winning().map(|(_, card)| card);
        let winner = view.hand.iter().find(|card| winning.is_some_and(|best| *card > best));
        winner.or(view.hand.nth(0)).map_or(actions[0], Action::Play)
    }
}

/// A uniformly random distribution of the round's cards.
fn any_gifts(position: &Position, giver: Seat, chance: &mut Chance) -> Action {
    let mut cards: Pile<MOST_SEATS, Card> = position.public().round.cards().collect();
    chance.shuffle(&mut cards);
    // The giver comes first.
    let bound = position.bound_to_winner();
    if let Some(bound) = cards.iter().position(|card| Some(*card) == bound) {
        cards.swap(0, bound);
    }
    Action::Give(cards.iter().copied().zip(position.public().piles.still_in(giver)).collect())
}

/// The distribution with the largest immediate margin for the giver.
fn most_for_giver(piles: &Piles, giver: Seat, actions: &[Action]) -> Action {
    let margin = |action: Action| (action, margin(&after(piles, giver, action), giver));
    let all = actions.iter().copied().map(margin);
    let best =
        all.fold(margin(actions[0]), |best, other| if other.1 > best.1 { other } else { best });
    best.0
}

/// Scores of the piles after an action.
fn after(piles: &Piles, giver: Seat, action: Action) -> BySeat<Option<Sheet>> {
    let mut piles = *piles;
    let gifts = if let Action::Give(gifts) = action { gifts } else { Gifts::default() };
    piles.give(giver, &gifts, |_, _| {});
    score(&piles)
}

/// How far a seat is ahead (1) or behind (0) of the best other seat.
fn margin(sheets: &BySeat<Option<Sheet>>, seat: Seat) -> f32 {
    let Some(own) = sheets[seat] else { return 0.0 };
    let others = sheets.pairs().filter(|(other, _)| *other != seat);
    let Some(best) = others.filter_map(|(_, sheet)| Some((*sheet)?.total)).max() else {
        return 1.0;
    };
    0.5 + 0.5 * (f32::from(own.total - best) / LANDSLIDE).clamp(-1.0, 1.0)
}

/// The value of a hand's end: the chance of each seat to win the match, plus a little for the
/// margin.
fn rewards(favor: &BySeat<u8>, margin: impl Fn(Seat) -> f32) -> Rewards {
    let mut rewards = Rewards::default();
    for seat in Seat::all(favor.seats()) {
        rewards[seat.index()] = reward(favor, seat, margin(seat));
    }
    rewards
}

/// One seat's part of [`rewards`].
fn reward(favor: &BySeat<u8>, seat: Seat, margin: f32) -> f32 {
    (1.0 - MARGIN) * chances(favor)[seat.index()] + MARGIN * margin
}

/// How much of the match the hand decides for the viewing seat: the difference between gaining its
/// Favor and leaving it to the seat that profits most.
fn stake(view: &View) -> f32 {
    let after = |gainer| {
        let mut favor = view.public.favor;
        favor[gainer] = (favor[gainer] + 1).min(FAVOR_TO_WIN);
        chances(&favor)[view.seat.index()]
    };
    let others = Seat::all(view.public.favor.seats()).filter(|seat| *seat != view.seat);
    after(view.seat) - others.map(after).fold(1.0, f32::min)
}

/// Number of possible Favor counts per seat, 0 to 3.
const AMOUNTS: usize = FAVOR_TO_WIN as usize + 1;

/// Each seat's chance to win the match from these Favor counts, if each hand's Favor is equally
/// likely to go to any seat. Ignores the limit of 40 hands.
fn chances(favor: &BySeat<u8>) -> [f32; MOST_SEATS] {
    let index = favor.iter().rev().fold(0, |index, favor| index * AMOUNTS + usize::from(*favor));
    RACES[favor.len()][index]
}

/// [`chances`] by number of seats, indexed by the Favor counts read as digits, seat 0 lowest.
static RACES: LazyLock<[Vec<[f32; MOST_SEATS]>; MOST_SEATS + 1]> = LazyLock::new(|| {
    std::array::from_fn(|seats| {
        let unit = |seat| AMOUNTS.pow(seat as u32);
        let mut race = vec![[0.0; MOST_SEATS]; unit(seats)];
        // Gaining Favor raises the index, so every successor is computed already.
        for index in (0..race.len()).rev() {
            let winner = (0..seats).find(|seat| index / unit(*seat) % AMOUNTS == AMOUNTS - 1);
            let mut chances = [0.0; MOST_SEATS];
            if let Some(winner) = winner {
                chances[winner] = 1.0;
            } else {
                for gainer in 0..seats {
                    let next = race[index + unit(gainer)];
                    chances.iter_mut().zip(next).for_each(|(all, one)| *all += one / seats as f32);
                }
            }
            race[index] = chances;
        }
        race
    })
});

#[cfg(test)]
mod tests {
    use super::*;

    fn after_favor(favor: &[u8]) -> [f32; MOST_SEATS] {
        chances(&BySeat::from_fn(favor.len() as u8, |seat| favor[seat.index()]))
    }

    #[test]
    fn the_race_to_three_favor_fh15() {
        assert_eq!(after_favor(&[0, 0]), [0.5, 0.5, 0.0, 0.0]);
        assert_eq!(after_favor(&[2, 1]), [0.75, 0.25, 0.0, 0.0]);
        assert_eq!(after_favor(&[2, 0]), [0.875, 0.125, 0.0, 0.0]);
        assert_eq!(after_favor(&[1, 3, 2]), [0.0, 1.0, 0.0, 0.0]);
        for four in [[0, 0, 0, 0], [2, 2, 2, 2]] {
            assert!(after_favor(&four).iter().all(|chance| (chance - 0.25).abs() < 1e-6));
        }
        let [ahead, behind, ..] = after_favor(&[2, 1, 1, 1]);
        assert!(ahead > 0.25 && behind < 0.25);
    }
}
