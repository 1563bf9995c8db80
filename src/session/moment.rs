//! Events of a match as seen from one seat.

use cardkeep_core::engine::{Game, Seat, Witness};

/// An event, with the seat's view right after it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Moment<G: Game> {
    pub event: G::Event,
    pub view: G::View,
}

/// Records every event as a seat sees it.
pub(crate) struct Observer<G: Game> {
    seat: Seat,
    pub moments: Vec<Moment<G>>,
}

impl<G: Game> Observer<G> {
    pub(crate) fn new(seat: Seat) -> Self {
        Observer { seat, moments: Vec::new() }
    }
}

impl<G: Game> Witness<G> for Observer<G> {
    fn see(&mut self, event: G::Event, after: &G) {
        let event = G::seen_by(&event, self.seat);
        self.moments.push(Moment { event, view: after.view(self.seat) });
    }
}
