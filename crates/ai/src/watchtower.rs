//! Watchtower opponents: candidates, rollouts and levels.

pub(crate) mod evaluation;
mod policy;
mod reason;

/// What `examples/fit` fits again; not part of the interface.
#[doc(hidden)]
pub mod fitting {
    pub use super::evaluation::{ON_CAMPAIGN, features, is_evaluated, weights};
}

pub use reason::Reason;

use crate::opponent::{Opponent, Rewards};
use crate::strength::Strength;
use cardkeep_core::cards::{Card, CardSet};
use cardkeep_core::engine::{Chance, Game, Seat};
use cardkeep_core::games::watchtower::{Action, Event, Phase, Position, View, of_rank};
use cardkeep_core::rival::Character;
use cardkeep_core::rival::Level;

/// Number of further turns after which a simulation is evaluated.
const HORIZON: u32 = 4;
/// Progressive widening below the root: one more candidate after this many visits, four more after
/// four times as many.
const PATIENCE: f32 = 50.0;
/// Minimum cards of a rank for placing one to lead to a tower.
const TO_BUILD: usize = 2;

// There is no `likelihood`: rivals' armies are worth too little. Players who know them, but not the
// order of the barracks, win .54 [.50, .59] of 500 duels and .23 [.18, .29] of 240 matches of four.
impl Opponent for Position {
    const EXPLORATION: f32 = 0.25;

    fn steps(seats: u8) -> [f32; 3] {
        match seats {
            2 => [191.0, 200.0, 115.0],
            3 => [191.0, 134.0, 0.0],
            _ => [205.0, 106.0, 0.0],
        }
    }

    fn levels(seats: u8) -> &'static [Level] {
        if seats == 2 { &Level::ALL } else { &Level::USUAL }
    }

    /// The longer the match, the less one decision counts and the less carelessness is needed.
    /// 3,000 simulations still win 57 of 100 duels against 1,000, and the master's .66 [.57, .75] of
    /// 100 against 4,000. A quarter of the master's win .54 [.47, .60] of 200, too little for a level.
    fn strength(view: &View, level: Level) -> Strength {
        /// A battle lost for the sake of style costs a card, so there is little room for it.
        const LEEWAY: f32 = 0.005;
        let careless = 4.0 / f32::from(view.public.players.seats()).powi(2);
        let strength = match level {
            Level::Easy => Strength {
                temperature: 0.08 * careless,
                sacrifice: 0.2 * careless,
                forgets: true,
                ..Strength::searching(30)
            },
            Level::Normal => Strength {
                temperature: 0.02 * careless,
                sacrifice: 0.06 * careless,
                ..Strength::searching(200)
            },
            Level::Hard => Strength::searching(4_000),
            Level::Master => Strength::master(64_000, 4),
        };
        Strength { leeway: LEEWAY, ..strength }
    }

    /// The policy's choice comes first.
    fn candidates(&self, out: &mut Vec<Action>) {
        let (seat, building) = match self.public().phase {
            // All backs are alike.
            Phase::Pick(_) => return out.push(Action::Pick(policy::first_place(self))),
            Phase::Opening(seat) => (seat, false),
            Phase::Turn(seat) => (seat, true),
            Phase::Over => return,
        };
        self.legal_actions(out);
        let placed = if building { placeable_cards(self, seat) } else { CardSet::EMPTY };
        let burned = one_of_each(self.burnable(seat), self.public().won);
        out.retain(|action| match action {
            Action::Place(card) => placed.contains(*card),
            Action::Burn(card) => burned.contains(*card),
            _ => true,
        });
        let first = policy::choose(self);
        match out.iter().position(|action| *action == first) {
            Some(place) => out[..=place].rotate_right(1),
            None => out.insert(0, first),
        }
    }

    fn widening(visits: u32) -> usize {
        1 + (visits as f32 / PATIENCE).sqrt() as usize
    }

    fn code(action: Action) -> u32 {
        match action {
            Action::EndTurn => 1,
            Action::SkipBurn => 2,
            Action::Burn(card) => 0x100 + card.index() as u32,
            Action::Place(card) => 0x200 + card.index() as u32,
            Action::Pick(place) => 0x300 + u32::from(place),
            Action::CampaignBattle(seat) => 0x400 + u32::from(seat.0),
            Action::Challenge(seat, card, count) => {
                0x1000 + 0x400 * u32::from(seat.0) + 0x100 * u32::from(count) + card.index() as u32
            }
        }
    }

    /// Every action is public.
    fn sees(&self, _: Action, _: Seat) -> bool {
        true
    }

    /// The winner of a fight, and the ranks that the seat itself picks up.
    fn observation(event: &Event, seat: Seat) -> u32 {
        match event {
            Event::BattleEnded { winner, .. } => {
                0x10_0000 + winner.map_or(9, |seat| u32::from(seat.0))
            }
            Event::FreeForAllWon { winner, .. } => 0x11_0000 + u32::from(winner.0),
            Event::PickedUp { seat: who, cards: Some(cards), .. } if *who == seat => {
                0x20_0000 + cards.iter().fold(0, |all, card| all * 13 + card.rank() as u32)
            }
            _ => 0,
        }
    }

    /// Ends a simulation at the start of a turn beyond the horizon.
    fn evaluate(&self, root: &View) -> Option<Rewards> {
        if !evaluation::is_evaluated(self) {
            return None;
        }
        let before: u32 = root.public.players.iter().map(|player| u32::from(player.turns)).sum();
        let now: u32 = self.public().players.iter().map(|player| u32::from(player.turns)).sum();
        (now >= before + HORIZON).then(|| evaluation::evaluate(self))
    }

    fn rollout(&self, _: &mut Chance, _: &mut Vec<Action>) -> Action {
        policy::choose(self)
    }

    /// Fighting without a fort card when one could be placed (WT-16), and burning one of three.
    fn is_absurd(view: &View, action: Action) -> bool {
        let own = &view.public.players[view.seat];
        match action {
            Action::Challenge(_, _, count) => {
                count > 0 && own.fort.is_empty() && view.army.len() > usize::from(count)
            }
            Action::Burn(card) => {
                let all = view.army.union(own.fort.set());
                all.intersection(of_rank(card.rank())).len() > 2
            }
            _ => false,
        }
    }

    fn turns_on(_: &View, action: Action, seat: Seat) -> bool {
        matches!(action, Action::Challenge(on, ..) | Action::CampaignBattle(on) if on == seat)
    }

    fn suits(_: &View, action: Action, character: Character) -> f32 {
        match (character, action) {
            (Character::Bold, Action::Challenge(_, _, count)) => 0.4 + 0.2 * f32::from(count),
            (Character::Bold, Action::CampaignBattle(_)) => 1.0,
            (Character::Bold, Action::EndTurn) => -1.0,
            (Character::Patient, Action::Challenge(..) | Action::CampaignBattle(_)) => -1.0,
            (Character::Patient, Action::Place(_) | Action::SkipBurn) => 1.0,
            (Character::Tricky, Action::Burn(_)) => 1.0,
            (Character::Tricky, Action::SkipBurn) => -1.0,
            _ => 0.0,
        }
    }

    /// Which cards others are known to hold.
    fn forget(view: &mut View) {
        let mut gone = CardSet::EMPTY;
        for seat in Seat::all(view.public.players.seats()).filter(|seat| *seat != view.seat) {
            gone = gone.union(std::mem::take(&mut view.public.players[seat].shown));
        }
        view.public.won = view.public.won.minus(gone);
    }

    /// Plays the policy's choice, which uses only what the view shows.
    fn greedy(view: &View, actions: &[Action]) -> Action {
        let action = policy::choose(&Position::imagine(view, &mut Chance::new(0)));
        if actions.contains(&action) { action } else { actions[0] }
    }
}

/// Returns one card per rank of a set, preferring one that was not won: won cards are placed last
/// (WT-17).
fn one_of_each(set: CardSet, won: CardSet) -> CardSet {
    let (mut chosen, mut ranks) = (CardSet::EMPTY, CardSet::EMPTY);
    for card in set.minus(won).iter().chain(set.intersection(won)) {
        if !ranks.contains(card) {
            chosen.insert(card);
            ranks = ranks.union(of_rank(card.rank()));
        }
    }
    chosen
}

/// Returns the army cards that search considers placing: to build towers, to have a fort card at
/// all, or to burn one.
fn placeable_cards(position: &Position, seat: Seat) -> CardSet {
    let player = &position.public().players[seat];
    let cards = one_of_each(position.placeable(seat), position.public().won);
    let builds = |card: &Card| policy::count(player, card.rank()) >= TO_BUILD;
    let mut placed: CardSet = cards.iter().filter(builds).collect();
    if !position.public().this_turn.burned || player.fort.is_empty() {
        let singles = cards.minus(placed);
        placed.extend(singles.nth(0));
        placed.extend(singles.highest());
    }
    placed
}
