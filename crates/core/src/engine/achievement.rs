//! Achievements: deeds that show a player what a game has to offer. Each is told from a match as the
//! player saw it.

use super::{Game, Outcome, Record, Seat, Turn, Witness};

/// A deed of a player.
pub struct Achievement<G: Game> {
    /// The name in saves and catalogs.
    pub id: &'static str,
    /// Whether the deed was done in a match.
    pub done: fn(&Story<G>) -> bool,
}

/// A match as one seat saw it.
#[derive(Debug)]
pub struct Story<G: Game> {
    /// The seat.
    pub seat: Seat,
    /// Whether it won the match alone.
    pub won: bool,
    /// Every event in order, with the view right after it.
    pub events: Vec<(G::Event, G::View)>,
}

impl<G: Game> Story<G> {
    /// Tells a match as a seat saw it, without what was undone.
    pub fn of(record: &Record<G>, seat: Seat) -> Self {
        let winner = match record.position().turn() {
            Turn::Over(outcome) => Outcome::sole_winner(outcome),
            Turn::Seat(_) => None,
        };
        let mut story = Story { seat, won: winner == Some(seat), events: Vec::new() };
        record.retell(&mut story);
        story
    }

    /// Whether any event is like this.
    pub fn has(&self, is: impl Fn(&G::Event) -> bool) -> bool {
        self.events.iter().any(|(event, _)| is(event))
    }

    /// Whether any event is like this, given the view after it.
    pub fn shows(&self, mut is: impl FnMut(&G::Event, &G::View) -> bool) -> bool {
        self.events.iter().any(|(event, view)| is(event, view))
    }

    /// Whether any event is like this, given the latest one before it of which `cause` tells something.
    pub fn follows<C>(
        &self,
        cause: impl Fn(&G::Event) -> Option<C>,
        is: impl Fn(&C, &G::Event, &G::View) -> bool,
    ) -> bool {
        let mut latest = None;
        self.events.iter().any(|(event, view)| {
            let found = latest.as_ref().is_some_and(|latest| is(latest, event, view));
            latest = cause(event).or(latest.take());
            found
        })
    }
}

impl<G: Game> Witness<G> for Story<G> {
    fn see(&mut self, event: G::Event, after: &G) {
        self.events.push((G::seen_by(&event, self.seat), after.view(self.seat)));
    }
}

/// Returns the ids of the deeds of `all` that a seat did in a match.
pub fn achieved<G: Game>(
    all: &[Achievement<G>],
    record: &Record<G>,
    seat: Seat,
) -> Vec<&'static str> {
    let story = Story::of(record, seat);
    all.iter().filter(|one| (one.done)(&story)).map(|one| one.id).collect()
}
