//! What a game gives to be played by a computer.

use super::level::{Level, Strength};
use crate::engine::{Chance, Game, Seat};

/// The most seats a game has.
pub const MAX_SEATS: usize = 6;

/// What the end of a simulation is worth to each seat, 0 to 1.
pub type Rewards = [f32; MAX_SEATS];

/// A game that a computer can play: what search needs to know beyond the rules.
pub trait Opponent: Game {
    /// How much search explores, for rewards of 0 to 1.
    const EXPLORATION: f32;

    /// What a level spends on a decision here and how it picks from what it found.
    fn strength(_: &Self::View, level: Level) -> Strength {
        Strength::from(level)
    }

    /// The actions that search considers, at least one where any is legal; of actions with the same
    /// effect, one.
    fn candidates(&self, out: &mut Vec<Self::Action>) {
        self.legal_actions(out);
    }

    /// How many of the [`candidates`](Opponent::candidates), in their order, search considers where
    /// it has been so often, below the decision that it is asked for; at least one.
    fn widening(_visits: u32) -> usize {
        usize::MAX
    }

    /// A number for an action: not 0, and unlike that of any other action that the seat to act may
    /// have at a position with the same view. In a seat's tree it is the name of the action.
    fn code(action: Self::Action) -> u32;

    /// Whether a seat sees which action is taken here.
    ///
    /// The seat to act sees all of its own. For any other the answer follows from its view alone,
    /// and it tells two candidates that it sees apart by the events and the view that follow.
    fn sees(&self, action: Self::Action, seat: Seat) -> bool;

    /// Whether no other seat even notices that something was decided, as with the first of two cards
    /// that are chosen unseen.
    fn unobserved(&self, _: Self::Action) -> bool {
        false
    }

    /// What an event tells a seat that the actions it sees do not, as a number; 0 for nothing. It
    /// follows from the event as [seen by](Game::seen_by) the seat.
    ///
    /// What follows at one position from two candidates that a seat does not see is the same to
    /// it, events and view, exactly if their news is: where a card that was put down unseen is
    /// turned up later, or only the place of a swap is seen, news has to say so. Only what chance
    /// or the hidden cards of others decide may go untold.
    fn observation(event: &Self::Event, seat: Seat) -> u32;

    /// What each action is worth to the seat to act, 0 to 1, where so little is left that all that
    /// can follow is searched; `None` elsewhere.
    fn solve(_: &Self::View, _: &[Self::Action]) -> Option<Vec<f32>> {
        None
    }

    /// What the position is worth to each seat, if a simulation that began at `root` ends here. A
    /// match that is over ends it in any case, with the shares of the win unless this says better.
    fn evaluate(&self, root: &Self::View) -> Option<Rewards>;

    /// The action a simulation plays below the tree; `room` is an empty list to work with.
    fn rollout(&self, chance: &mut Chance, room: &mut Vec<Self::Action>) -> Self::Action {
        self.candidates(room);
        room[chance.below(room.len() as u32) as usize]
    }

    /// Whether an action throws so much away that only a player who has seen why takes it. The
    /// careless levels never do, if they can help it.
    fn is_absurd(_: &Self::View, _: Self::Action) -> bool {
        false
    }

    /// Drops from a view what an inattentive player does not keep in mind.
    fn forget(view: &mut Self::View);

    /// The choice of a simple, sensible player who does not search: the arena's `greedy`.
    fn greedy(view: &Self::View, actions: &[Self::Action]) -> Self::Action;
}
