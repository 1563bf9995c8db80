//! A won round that is being given out: what the player has said so far, and what follows from it.
//! Which gifts are allowed the rules decide.

use crate::engine::{Game, Seat};
use crate::games::four_horsemen::{Action, Card, Event, Gifts, Position, Preview, Refusal};

/// Gifts in the making.
#[derive(Clone, Debug)]
pub struct Giving {
    winner: Seat,
    /// Every way to give the round out.
    legal: Vec<Gifts>,
    /// What the player said, the last said last.
    said: Vec<(Card, Seat)>,
}

impl Giving {
    /// The gifts of the winner of a round, as far as the player has laid them out.
    pub fn new(position: &Position, winner: Seat, said: Vec<(Card, Seat)>) -> Giving {
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let gifts = |action: Action| match action {
            Action::Give(gifts) => Some(gifts),
            Action::Play(_) | Action::Fate(_) => None,
        };
        Giving { winner, legal: actions.into_iter().filter_map(gifts).collect(), said }
    }

    pub fn winner(&self) -> Seat {
        self.winner
    }

    /// Whether the player has said anything that can be taken back.
    pub fn is_begun(&self) -> bool {
        !self.said.is_empty()
    }

    /// What is settled: what the player said, and what can only be one way then.
    pub fn gifts(&self) -> Gifts {
        common(self.matching(&self.said))
    }

    /// These gifts as they would be with one more.
    pub fn gifts_with(&self, card: Card, seat: Seat) -> Option<Gifts> {
        let said = self.said_with(card, seat);
        let possible = self.matching(&said).next().is_some();
        possible.then(|| common(self.matching(&said)))
    }

    /// To whom a card goes, if that is settled.
    pub fn receiver(&self, card: Card) -> Option<Seat> {
        receiver(&self.gifts(), card)
    }

    /// Whether a card goes where it goes whatever the player says.
    pub fn is_fixed(&self, card: Card) -> bool {
        receiver(&common(self.legal.iter().copied()), card).is_some()
    }

    /// What the player would have said with one card more for a seat; what was said of either before
    /// is left out.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn with(
        &self,
        position: &Position,
        card: Card,
        seat: Seat,
    ) -> Result<Vec<(Card, Seat)>, Refusal> {
        let said = self.said_with(card, seat);
        if self.matching(&said).next().is_some() {
            return Ok(said);
        }
        // The rules say what is wrong with gifts that would be right but for this one.
        let mut rest = self.legal.first().copied().unwrap_or_default();
        if let (Some(from), Some(other)) = (receiver(&rest, card), rest.to(seat)) {
            rest = rest.with(other, from);
        }
        position.check(Action::Give(rest.with(card, seat))).map(|()| said)
    }

    /// What the player would have said without a card, or if that was not said but followed, without
    /// what was said last.
    pub fn without(&self, card: Card) -> Vec<(Card, Seat)> {
        let mut left = self.said.clone();
        let said = left.iter().position(|(said, _)| *said == card);
        if let Some(at) = said.or(left.len().checked_sub(1)) {
            left.remove(at);
        }
        left
    }

    /// The action, once every card has its receiver.
    pub fn action(&self) -> Option<Action> {
        let gifts = self.gifts();
        self.legal.contains(&gifts).then_some(Action::Give(gifts))
    }

    fn said_with(&self, card: Card, seat: Seat) -> Vec<(Card, Seat)> {
        let other = |(said, to): &&(Card, Seat)| *said != card && *to != seat;
        self.said.iter().filter(other).copied().chain([(card, seat)]).collect()
    }

    /// The ways that agree with this.
    fn matching(&self, said: &[(Card, Seat)]) -> impl Iterator<Item = Gifts> {
        let agrees =
            move |gifts: &&Gifts| said.iter().all(|(card, seat)| gifts.to(*seat) == Some(*card));
        self.legal.iter().filter(agrees).copied()
    }
}

/// What all of these have in common.
fn common(mut ways: impl Iterator<Item = Gifts>) -> Gifts {
    let first = ways.next().unwrap_or_default();
    ways.fold(first, |common, way| {
        common.iter().filter(|(card, seat)| way.to(*seat) == Some(*card)).collect()
    })
}

fn receiver(gifts: &Gifts, card: Card) -> Option<Seat> {
    gifts.iter().find(|(given, _)| *given == card).map(|(_, seat)| seat)
}

/// Whether gifts would put a seat out of the hand.
pub fn eliminates(seat: Seat, preview: &Preview) -> bool {
    preview.events.contains(&Event::Eliminated { seat })
}

/// The card of a seat that gifts would destroy, and the War card that would do it.
pub fn destroyed(seat: Seat, preview: &Preview) -> Option<(Card, Card)> {
    preview.events.iter().find_map(|event| match event {
        Event::Destroyed { seat: whose, card, by } if *whose == seat => Some((*card, *by)),
        _ => None,
    })
}
