//! The trait that a game implements to have computer opponents.

use crate::strength::Strength;
use cardkeep_core::engine::{Chance, Game, Seat};
use cardkeep_core::rival::Character;
use cardkeep_core::rival::Level;

/// Maximum number of seats of any game.
pub const MAX_SEATS: usize = 6;

/// The value of a simulation's end for each seat, 0 to 1.
pub type Rewards = [f32; MAX_SEATS];

/// Returns the likelihood, up to a constant factor, of what rivals did in a determinization.
pub type Likelihood<G> = Box<dyn Fn(&G) -> f32>;

/// A game that a computer can play: what search needs beyond the rules.
pub trait Opponent: Game {
    /// Exploration constant of UCB, for rewards of 0 to 1.
    const EXPLORATION: f32;
    /// Probability that a rival's action in the tree is [`typical`](Opponent::typical). Left to the
    /// tree alone, rivals adapt to the searching seat's cards as if they saw them.
    const TYPICAL_RIVALS: f32 = 0.0;
    /// Probability that an action of a rollout is [`typical`](Opponent::typical).
    const TYPICAL_ROLLOUTS: f32 = 0.0;

    /// Returns the levels that differ in strength at a table with this many seats, easiest first.
    fn levels(_seats: u8) -> &'static [Level] {
        &Level::USUAL
    }

    /// Returns how many Elo points each level above easy is stronger than the one before, at a table
    /// with this many seats: from its share of wins against that one, which the README lists.
    fn steps(seats: u8) -> [f32; 3];

    /// Returns the strength of a level at this view.
    fn strength(_: &Self::View, level: Level) -> Strength {
        Strength::from(level)
    }

    /// Appends the actions that search considers: at least one if any is legal, and one of each
    /// group of actions with the same effect.
    fn candidates(&self, out: &mut Vec<Self::Action>) {
        self.legal_actions(out);
    }

    /// Progressive widening: how many of the [`candidates`](Opponent::candidates), in order, search
    /// considers below the root after this many visits; at least one.
    fn widening(_visits: u32) -> usize {
        usize::MAX
    }

    /// Returns a nonzero code of an action, distinct from that of every other action the seat to
    /// act may have at any position with the same view. It keys the action in the seat's tree.
    fn code(action: Self::Action) -> u32;

    /// Whether a seat sees which action is taken here.
    ///
    /// The seat to act sees all of its own. For another seat the answer must follow from its view
    /// alone, and the events and view that follow must tell apart any two candidates it sees.
    fn sees(&self, action: Self::Action, seat: Seat) -> bool;

    /// Whether other seats don't even notice that a decision was made, as with the first of two
    /// cards chosen face down.
    fn unobserved(&self, _: Self::Action) -> bool {
        false
    }

    /// Returns what an event tells a seat beyond the actions it sees, as a number; 0 for nothing.
    /// It follows from the event as [seen by](Game::seen_by) the seat.
    ///
    /// Two candidates that a seat does not see must lead to equal observations exactly if the
    /// events and views that follow look the same to it. So a hidden card must be reported when it
    /// is revealed, and a swap must report its slot. What depends only on chance or on other seats'
    /// hidden cards may be left out.
    fn observation(event: &Self::Event, seat: Seat) -> u32;

    /// Returns the exact value of each action for the seat to act, 0 to 1, if little enough is left
    /// to search completely; `None` otherwise.
    fn solve(_: &Self::View, _: &[Self::Action]) -> Option<Vec<f32>> {
        None
    }

    /// Chooses an action as a typical player would, knowing only its own cards and what is public;
    /// `None` if there is no model of players for this decision.
    fn typical(&self, _: &mut Chance) -> Option<Self::Action> {
        None
    }

    /// Returns how likely rivals of this kind are to have acted as they did, for any determinization
    /// of a view; `None` if nothing they did says what they hold.
    fn likelihood(_: &Self::View) -> Option<Likelihood<Self>> {
        None
    }

    /// Returns the value of the position for each seat if a simulation that began at `root` ends
    /// here. A finished match always ends the simulation, with the shares of the win unless this
    /// returns a value.
    fn evaluate(&self, root: &Self::View) -> Option<Rewards>;

    /// Chooses the action of a rollout, below the tree. `room` is an empty scratch list.
    fn rollout(&self, chance: &mut Chance, room: &mut Vec<Self::Action>) -> Self::Action {
        self.candidates(room);
        room[chance.below(room.len() as u32) as usize]
    }

    /// Whether an action wastes so much that only a player who has seen a reason takes it. The
    /// careless levels avoid such actions if they can.
    fn is_absurd(_: &Self::View, _: Self::Action) -> bool {
        false
    }

    /// Whether an action of the view's seat is turned against another seat, for everyone to see.
    fn turns_on(view: &Self::View, action: Self::Action, seat: Seat) -> bool;

    /// Returns how well an action of the view's seat suits a character: 1 for what it likes most,
    /// -1 for what it likes least. Whom a vengeful one pays back is left to
    /// [`turns_on`](Opponent::turns_on).
    fn suits(view: &Self::View, action: Self::Action, character: Character) -> f32;

    /// Removes from a view what an inattentive player forgets.
    fn forget(view: &mut Self::View);

    /// Chooses an action as a simple, sensible player without search would: the arena's `greedy`.
    fn greedy(view: &Self::View, actions: &[Self::Action]) -> Self::Action;
}
