//! What search knows of Four Horsemen.

mod endgame;

use std::sync::LazyLock;

use super::level::{Level, Strength};
use super::opponent::{Opponent, Rewards};
use crate::cards::Pile;
use crate::engine::{Chance, Game, Seat};
use crate::games::four_horsemen::{
    Action, BySeat, Card, CardSet, Event, FAVOR_TO_WIN, Gifts, MOST_SEATS, Phase, Piles, Position,
    Sheet, View, score,
};

/// How often a simulated player gives its cards out as well as it can at the moment.
const STEADY: f32 = 0.8;
/// How many distributions it looks at then, drawn at random, at a full table of four.
const GLANCE: usize = 6;
/// How much of a reward is the margin of the hand, so that a lost one is still fought.
const MARGIN: f32 = 0.05;
/// The lead, in points, that counts as a full margin.
const LANDSLIDE: f32 = 30.0;

/// The careless levels, temperature and sacrifice in shares of what the hand decides. Far below the
/// usual ones: search needs little to play this game well.
const EASY: Strength =
    Strength { temperature: 1.0, sacrifice: 0.7, forgets: true, ..Strength::searching(30) };
const NORMAL: Strength =
    Strength { temperature: 0.13, sacrifice: 0.35, ..Strength::searching(500) };

impl Opponent for Position {
    const EXPLORATION: f32 = 0.5;

    /// The levels are careless in proportion to what the hand decides.
    fn strength(view: &View, level: Level) -> Strength {
        let strength = match level {
            Level::Easy => EASY,
            Level::Normal => NORMAL,
            Level::Hard => Strength::from(level),
        };
        let stake = stake(view);
        Strength {
            temperature: strength.temperature * stake,
            sacrifice: strength.sacrifice * stake,
            ..strength
        }
    }

    /// With the hand's last cards there is nothing left to find out: its giver does what is best.
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

    /// Everything is done openly but for the card that goes under the Fate deck.
    fn sees(&self, action: Action, seat: Seat) -> bool {
        !matches!(action, Action::Fate(_)) || self.phase == Phase::Play(seat)
    }

    /// The card that came from the Fate deck.
    fn observation(event: &Event, _: Seat) -> u32 {
        match event {
            Event::Played { card, from_fate: true, .. } => 0x100 + card.index() as u32,
            _ => 0,
        }
    }

    fn solve(view: &View, actions: &[Action]) -> Option<Vec<f32>> {
        endgame::solve(view, actions)
    }

    /// A simulation ends with its hand, or just before its last cards are given out: what follows
    /// is a new deal.
    fn evaluate(&self, root: &View) -> Option<Rewards> {
        if let Some(giver) = endgame::last_giver(self) {
            let mut endings = Vec::new();
            self.legal_actions(&mut endings);
            return Some(endgame::best(self, giver, &endings).1);
        }
        if self.hand_number() == root.hand_number || self.phase == Phase::Over {
            return None;
        }
        // Somebody was left alone in the hand or nobody was: its piles are gone.
        let full = |seat| if self.favor[seat] > root.favor[seat] { 1.0 } else { 0.0 };
        Some(rewards(&self.favor, full))
    }

    fn rollout(&self, chance: &mut Chance, room: &mut Vec<Action>) -> Action {
        let giver = match self.phase {
            Phase::Give(giver) if chance.unit() < STEADY => giver,
            _ => {
                self.legal_actions(room);
                return room[chance.below(room.len() as u32) as usize];
            }
        };
        if self.piles.still_in(giver).count() == MOST_SEATS {
            // To list all takes longer.
            room.extend((0..GLANCE).map(|_| any_gifts(self, giver, chance)));
        } else {
            self.legal_actions(room);
        }
        most_for_giver(&self.piles, giver, room)
    }

    /// To die for sure, when all others have played: by one's own gift, or by winning with the third
    /// Death (FH-7, FH-9).
    fn is_absurd(view: &View, action: Action) -> bool {
        let own = &view.piles[view.seat];
        match action {
            Action::Give(gifts) => gifts.to(view.seat).is_some_and(|card| own.is_killed_by(card)),
            Action::Play(card) => {
                let rest =
                    view.piles.still_in(view.seat).filter(|seat| view.round[*seat].is_none());
                rest.count() == 1
                    && own.is_killed_by(card)
                    && view.round.winning().is_some_and(|(_, best)| card > best)
            }
            Action::Fate(_) => false,
        }
    }

    fn forget(view: &mut View) {
        view.in_fate = CardSet::EMPTY;
        view.fate.iter_mut().for_each(|slot| slot.card = None);
    }

    /// Plays its highest card if that beats the others, or its lowest, and gives itself the best
    /// lead it can.
    fn greedy(view: &View, actions: &[Action]) -> Action {
        if let Phase::Give(giver) = view.phase {
            return most_for_giver(&view.piles, giver, actions);
        }
        let winning = view.round.winning().map(|(_, card)| card);
        let highest = view.hand.highest().filter(|card| Some(*card) > winning);
        let card = highest.or(view.hand.nth(0)).map(Action::Play);
        // The one that opens the hand has no choice.
        card.filter(|play| actions.contains(play)).unwrap_or(actions[0])
    }
}

/// Some distribution of the round's cards, each as likely.
fn any_gifts(position: &Position, giver: Seat, chance: &mut Chance) -> Action {
    let mut cards: Pile<MOST_SEATS, Card> = position.round.cards().collect();
    chance.shuffle(&mut cards);
    // The giver comes first.
    let bound = position.bound_to_winner();
    if let Some(bound) = cards.iter().position(|card| Some(*card) == bound) {
        cards.swap(0, bound);
    }
    Action::Give(cards.iter().copied().zip(position.piles.still_in(giver)).collect())
}

/// The distribution that brings its giver the largest margin at once.
fn most_for_giver(piles: &Piles, giver: Seat, actions: &[Action]) -> Action {
    let margin = |action: Action| (action, margin(&after(piles, giver, action), giver));
    let all = actions.iter().copied().map(margin);
    let best =
        all.fold(margin(actions[0]), |best, other| if other.1 > best.1 { other } else { best });
    best.0
}

/// What the piles are worth after an action.
fn after(piles: &Piles, giver: Seat, action: Action) -> BySeat<Option<Sheet>> {
    let mut piles = *piles;
    let gifts = if let Action::Give(gifts) = action { gifts } else { Gifts::default() };
    piles.give(giver, &gifts, |_, _| {});
    score(&piles)
}

/// How far a seat is ahead of the best other one, 1, or behind it, 0.
fn margin(sheets: &BySeat<Option<Sheet>>, seat: Seat) -> f32 {
    let Some(own) = sheets[seat] else { return 0.0 };
    let others = sheets.pairs().filter(|(other, _)| *other != seat);
    let Some(best) = others.filter_map(|(_, sheet)| Some((*sheet)?.total)).max() else {
        return 1.0;
    };
    0.5 + 0.5 * (f32::from(own.total - best) / LANDSLIDE).clamp(-1.0, 1.0)
}

/// What the end of a hand is worth: the chances that it leaves to win the match, and a little for
/// the margin.
fn rewards(favor: &BySeat<u8>, margin: impl Fn(Seat) -> f32) -> Rewards {
    let chances = chances(favor);
    let mut rewards = Rewards::default();
    for seat in Seat::all(favor.seats()) {
        let n = seat.index();
        rewards[n] = (1.0 - MARGIN) * chances[n] + MARGIN * margin(seat);
    }
    rewards
}

/// How much of the match the hand decides for the seat whose view this is: the difference between
/// gaining its Favor and leaving it to whoever profits most.
fn stake(view: &View) -> f32 {
    let after = |gainer| {
        let mut favor = view.favor;
        favor[gainer] = (favor[gainer] + 1).min(FAVOR_TO_WIN);
        chances(&favor)[view.seat.index()]
    };
    let others = Seat::all(view.favor.seats()).filter(|seat| *seat != view.seat);
    after(view.seat) - others.map(after).fold(1.0, f32::min)
}

/// How many amounts of Favor a seat can have, 0 to 3.
const AMOUNTS: usize = FAVOR_TO_WIN as usize + 1;

/// Each seat's chance to win the match from these amounts of Favor, if in every hand that somebody
/// gains from each is as likely to. The bound of 40 hands is left out.
fn chances(favor: &BySeat<u8>) -> [f32; MOST_SEATS] {
    let index = favor.iter().rev().fold(0, |index, favor| index * AMOUNTS + usize::from(*favor));
    RACES[favor.len()][index]
}

/// [`chances`] by number of seats and by the amounts as digits of a number, seat 0 the lowest.
static RACES: LazyLock<[Vec<[f32; MOST_SEATS]>; MOST_SEATS + 1]> = LazyLock::new(|| {
    std::array::from_fn(|seats| {
        let unit = |seat| AMOUNTS.pow(seat as u32);
        let mut race = vec![[0.0; MOST_SEATS]; unit(seats)];
        // Whoever gains raises the number, so what may follow is known already.
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
