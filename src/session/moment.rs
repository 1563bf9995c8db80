//! Events of a match as seen from one seat.

use cardkeep_core::engine::{Game, Seat, Witness};

/// An event, with the seat's view right after it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Moment<G: Game> {
    pub event: G::Event,
    pub view: G::View,
}

/// Who looks at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Viewer {
    pub seat: Seat,
    /// Whether it is anybody, who sees only what everybody does, from that seat's side.
    pub public: bool,
}

impl Viewer {
    /// Returns what the viewer sees of a position.
    pub(crate) fn view<G: Game>(self, position: &G) -> G::View {
        let view = position.view(self.seat);
        if self.public { G::public(&view) } else { view }
    }

    /// Returns an event as the viewer sees it, with the view right after it.
    pub(crate) fn moment<G: Game>(self, event: &G::Event, after: &G) -> Moment<G> {
        let event = match self.public {
            true => G::seen_by_all(event, after.setup().seats),
            false => G::seen_by(event, self.seat),
        };
        Moment { event, view: self.view(after) }
    }
}

/// Records every event as a viewer sees it.
pub(crate) struct Observer<G: Game> {
    viewer: Viewer,
    pub moments: Vec<Moment<G>>,
}

impl<G: Game> Observer<G> {
    /// Creates the observer at a seat.
    pub(crate) fn new(seat: Seat) -> Self {
        Observer::of(Viewer { seat, public: false })
    }

    pub(crate) fn of(viewer: Viewer) -> Self {
        Observer { viewer, moments: Vec::new() }
    }
}

impl<G: Game> Witness<G> for Observer<G> {
    fn see(&mut self, event: G::Event, after: &G) {
        self.moments.push(self.viewer.moment(&event, after));
    }
}
