//! Giving out a won round in Four Horsemen: the player's choices so far and what follows from them.
//! The rules decide which gifts are allowed.

use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{Action, Card, Event, Gifts, Preview, Refusal};

/// Incomplete gifts.
#[derive(Clone, Debug)]
pub(super) struct Giving {
    winner: Seat,
    /// Every way to give out the round.
    legal: Vec<Gifts>,
    /// The player's choices, latest last.
    said: Vec<(Card, Seat)>,
}

impl Giving {
    /// Creates the gifts of a round's winner from the player's choices.
    pub(super) fn new(legal: Vec<Action>, winner: Seat, said: Vec<(Card, Seat)>) -> Giving {
        let gifts = |action: Action| match action {
            Action::Give(gifts) => Some(gifts),
            Action::Play(_) | Action::Fate(_) => None,
        };
        Giving { winner, legal: legal.into_iter().filter_map(gifts).collect(), said }
    }

    pub(super) fn winner(&self) -> Seat {
        self.winner
    }

    /// Whether there are choices to undo.
    pub(super) fn is_begun(&self) -> bool {
        !self.said.is_empty()
    }

    /// Returns the settled gifts: the player's choices, and those with only one possibility left.
    pub(super) fn gifts(&self) -> Gifts {
        common(self.matching(&self.said))
    }

    /// Returns these gifts with one more.
    pub(super) fn gifts_with(&self, card: Card, seat: Seat) -> Option<Gifts> {
        let said = self.said_with(card, seat);
        let possible = self.matching(&said).next().is_some();
        possible.then(|| common(self.matching(&said)))
    }

    /// Returns the receiver of a card, if settled.
    pub(super) fn receiver(&self, card: Card) -> Option<Seat> {
        receiver(&self.gifts(), card)
    }

    /// Whether a card's receiver is the same whatever the player chooses.
    pub(super) fn is_fixed(&self, card: Card) -> bool {
        receiver(&common(self.legal.iter().copied()), card).is_some()
    }

    /// Returns the choices with one more card for a seat, without earlier choices for either.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(super) fn with(
        &self,
        card: Card,
        seat: Seat,
        check: impl FnOnce(Action) -> Result<(), Refusal>,
    ) -> Result<Vec<(Card, Seat)>, Refusal> {
        let said = self.said_with(card, seat);
        if self.matching(&said).next().is_some() {
            return Ok(said);
        }
        // The rules explain what is wrong with gifts that are legal except for this one.
        let mut rest = self.legal.first().copied().unwrap_or_default();
        if let (Some(from), Some(other)) = (receiver(&rest, card), rest.to(seat)) {
            rest = rest.with(other, from);
        }
        check(Action::Give(rest.with(card, seat))).map(|()| said)
    }

    /// Returns the choices without a card or, if its receiver followed from other choices, without
    /// the latest choice.
    pub(super) fn without(&self, card: Card) -> Vec<(Card, Seat)> {
        let mut left = self.said.clone();
        let said = left.iter().position(|(said, _)| *said == card);
        if let Some(at) = said.or(left.len().checked_sub(1)) {
            left.remove(at);
        }
        left
    }

    /// Returns the action, once every card has a receiver.
    pub(super) fn action(&self) -> Option<Action> {
        let gifts = self.gifts();
        self.legal.contains(&gifts).then_some(Action::Give(gifts))
    }

    fn said_with(&self, card: Card, seat: Seat) -> Vec<(Card, Seat)> {
        let other = |(said, to): &&(Card, Seat)| *said != card && *to != seat;
        self.said.iter().filter(other).copied().chain([(card, seat)]).collect()
    }

    /// Iterates over the legal gifts that agree with these choices.
    fn matching(&self, said: &[(Card, Seat)]) -> impl Iterator<Item = Gifts> {
        let agrees =
            move |gifts: &&Gifts| said.iter().all(|(card, seat)| gifts.to(*seat) == Some(*card));
        self.legal.iter().filter(agrees).copied()
    }
}

/// Returns what all of these gifts have in common.
fn common(mut ways: impl Iterator<Item = Gifts>) -> Gifts {
    let first = ways.next().unwrap_or_default();
    ways.fold(first, |common, way| {
        common.iter().filter(|(card, seat)| way.to(*seat) == Some(*card)).collect()
    })
}

fn receiver(gifts: &Gifts, card: Card) -> Option<Seat> {
    gifts.iter().find(|(given, _)| *given == card).map(|(_, seat)| seat)
}

/// Whether gifts would eliminate a seat from the hand.
pub(super) fn eliminates(seat: Seat, preview: &Preview) -> bool {
    preview.events.contains(&Event::Eliminated { seat })
}

/// Returns the card of a seat that gifts would destroy, and the War card that would do it.
pub(super) fn destroyed(seat: Seat, preview: &Preview) -> Option<(Card, Card)> {
    preview.events.iter().find_map(|event| match event {
        Event::Destroyed { seat: whose, card, by } if *whose == seat => Some((*card, *by)),
        _ => None,
    })
}
