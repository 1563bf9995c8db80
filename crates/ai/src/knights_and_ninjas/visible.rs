//! The visible part of a position of Of Knights and Ninjas: public state and the seat's own cards.

use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{BySeat, Card, Fort, Hand, Phase, Position, View};

/// What the seat to act sees.
pub(super) struct Visible<'a> {
    /// The seat to act.
    pub me: Seat,
    pub mover: Seat,
    pub hand: &'a Hand,
    pub aside: &'a Hand,
    pub gems: &'a BySeat<u8>,
    /// The gems that win the match.
    to_win: u8,
    pub sizes: BySeat<u8>,
    pub forts: &'a BySeat<Fort>,
    pub ladder: bool,
    pub phase: Phase,
    /// The turn's number.
    pub turn: u16,
    /// The draft card that it is looking at.
    pub looked: Option<Card>,
}

impl<'a> Visible<'a> {
    pub(super) fn of(position: &'a Position, me: Seat) -> Self {
        Visible {
            me,
            mover: position.public().mover,
            hand: position.hand(me),
            aside: &position.aside()[me],
            gems: &position.public().gems,
            to_win: position.public().gems_to_win(),
            sizes: BySeat::from_fn(position.public().seats(), |seat| position.hand(seat).len()),
            forts: &position.public().forts,
            ladder: !position.public().ladders.is_empty(),
            phase: position.public().phase,
            turn: position.public().turn,
            looked: position.draft().cards().last().copied(),
        }
    }

    pub(super) fn through(view: &'a View) -> Self {
        Visible {
            me: view.seat,
            mover: view.public.mover,
            hand: &view.hand,
            aside: &view.aside[view.seat],
            gems: &view.public.gems,
            to_win: view.public.gems_to_win(),
            sizes: view.hand_sizes,
            forts: &view.public.forts,
            ladder: !view.public.ladders.is_empty(),
            phase: view.public.phase,
            turn: view.public.turn,
            looked: view.looked,
        }
    }

    pub(super) fn seats(&self) -> u8 {
        self.gems.seats()
    }

    pub(super) fn is_duel(&self) -> bool {
        self.seats() == 2
    }

    /// Whether this many more gems win the match for a seat.
    pub(super) fn wins(&self, seat: Seat, gems: u8) -> bool {
        self.gems[seat] + gems >= self.to_win
    }
}
