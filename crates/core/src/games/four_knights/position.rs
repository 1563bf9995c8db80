//! Position and rules of Four Knights.

use serde::{Deserialize, Serialize};

use super::{
    Action, Event, HAND_SIZE, HANDS, Options, Phase, Public, Refusal, STOCKADE_SLOTS, View,
    beaters, beats,
};
use crate::cards::{Card, CardSet, Pile};
use crate::engine::{
    Chance, Game, History, HouseKind, HouseRule, Outcome, Prospect, Seat, Setup, Turn, Witness,
};

/// A position in a match of Four Knights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Position {
    #[serde(flatten)]
    pub(super) public: Public,
    /// The hand being played, from 1.
    pub(super) hand: u8,
    pub(super) hands: [CardSet; 2],
    #[serde(default)]
    pub(super) committed: [Option<Card>; 2],
    pub(super) stockade: [Card; STOCKADE_SLOTS],
    /// Cards that each seat took for this hand from slots where the opponent had left them, and
    /// that the opponent therefore knows.
    #[serde(default)]
    pub(super) exposed: [CardSet; 2],
    /// Cards that each seat is known to lack in this hand, because it had no answer (FN-7).
    #[serde(default)]
    pub(super) lacks: [CardSet; 2],
    /// The undealt cards, next one last.
    #[serde(default)]
    pub(super) deck: Pile<{ Card::COUNT - STOCKADE_SLOTS }>,
}

impl Position {
    /// Returns the public part.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// Returns the number of the hand being played, from 1 to 4.
    pub fn hand_number(&self) -> u8 {
        self.hand
    }

    /// Returns a seat's cards in hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Returns a seat's committed card, until both are revealed.
    pub fn committed(&self, seat: Seat) -> Option<Card> {
        self.committed[seat.index()]
    }

    /// Returns a seat's cards on the field, oldest first.
    pub fn field(&self, seat: Seat) -> &[Card] {
        &self.public.field[seat.index()]
    }

    /// Returns the four face-down cards of the Stockade, slot 1 first.
    pub fn stockade(&self) -> &[Card; STOCKADE_SLOTS] {
        &self.stockade
    }

    /// Returns the seat that left the card in a Stockade slot, 1 to 4, and so knows it (FN-10).
    pub fn left_by(&self, slot: u8) -> Option<Seat> {
        *self.public.left_by.get(usize::from(slot).checked_sub(1)?)?
    }

    /// Returns the cards a seat received in a hand, counted from 1 (FN-8).
    pub fn received(&self, hand: u8, seat: Seat) -> CardSet {
        self.public.received[usize::from(hand) - 1][seat.index()]
    }

    /// Returns the undealt cards, next one last.
    pub fn deck(&self) -> &[Card] {
        &self.deck
    }

    /// Returns the cards that the seat to act may play.
    pub fn playable(&self) -> CardSet {
        match self.public.phase {
            Phase::Reinforce(seat) => self.answers(seat),
            Phase::Swap(seat) | Phase::Commit(seat) | Phase::Forfeit(seat) => self.hand(seat),
            Phase::Over => CardSet::EMPTY,
        }
    }

    /// Returns the cards in a seat's hand that beat the opponent's newest card (FN-6).
    pub(super) fn answers(&self, seat: Seat) -> CardSet {
        let newest = self.public.field[seat.other().index()].last();
        newest.map_or(CardSet::EMPTY, |card| self.hand(seat).intersection(beaters(*card)))
    }

    fn lay(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.public.field[seat.index()].push(card);
    }

    fn commit<W: Witness<Self>>(&mut self, seat: Seat, card: Card, witness: &mut W) {
        self.hands[seat.index()].remove(card);
        self.committed[seat.index()] = Some(card);
        self.public.phase = Phase::Commit(seat.other());
        witness.see(Event::Committed { seat, card: Some(card) }, self);
        let [Some(first), Some(second)] = self.committed else { return };
        self.committed = [None, None];
        self.public.field[0].push(first);
        self.public.field[1].push(second);
        self.public.history.push((Seat(0), Action::Commit(first)));
        self.public.history.push((Seat(1), Action::Commit(second)));
        witness.see(Event::Revealed { cards: [first, second] }, self);
        if beats(first, second) {
            self.press(Seat(1), witness);
        } else if beats(second, first) {
            self.press(Seat(0), witness);
        } else {
            self.public.phase = Phase::Commit(Seat(0));
            witness.see(Event::StoodOff, self);
            if self.hands[0].is_empty() {
                self.take_back(witness);
            }
        }
    }

    /// Handles a beaten newest card: the seat has to answer, or loses the battle (FN-6, FN-7).
    fn press<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        if self.answers(seat).is_empty() {
            // Everyone sees that it has no answer, and hands only shrink until the next deal.
            if let Some(newest) = self.public.field[seat.other().index()].last() {
                let lacks = &mut self.lacks[seat.index()];
                *lacks = lacks.union(beaters(*newest));
            }
            self.lose(seat, Event::Broke { seat }, witness);
        } else {
            self.public.phase = Phase::Reinforce(seat);
            witness.see(Event::Pressed { seat }, self);
        }
    }

    /// Ends the battle with this event of its loser, who evens the field if needed; the other seat
    /// receives it (FN-7).
    fn lose<W: Witness<Self>>(&mut self, seat: Seat, event: Event, witness: &mut W) {
        self.public.phase = Phase::Forfeit(seat);
        witness.see(event, self);
        if self.public.field[0].len() == self.public.field[1].len() {
            self.capture(seat.other(), witness);
        }
    }

    fn capture<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        let [first, second] = self.clear_field();
        let cards = first.union(second);
        self.receive(seat, cards);
        witness.see(Event::Captured { seat, cards }, self);
        self.next_battle(witness);
    }

    fn take_back<W: Witness<Self>>(&mut self, witness: &mut W) {
        let cards = self.clear_field();
        self.receive(Seat(0), cards[0]);
        self.receive(Seat(1), cards[1]);
        witness.see(Event::TookBack { cards }, self);
        self.next_battle(witness);
    }

    /// Takes the cards of a finished battle off the field, by seat.
    fn clear_field(&mut self) -> [CardSet; 2] {
        self.public.phase = Phase::Commit(Seat(0));
        std::mem::take(&mut self.public.field).map(|line| line.iter().copied().collect())
    }

    fn receive(&mut self, seat: Seat, cards: CardSet) {
        let received = &mut self.public.received[usize::from(self.hand) - 1][seat.index()];
        *received = received.union(cards);
    }

    /// Opens the next battle, deals the next hand, or ends the match (FN-9, FN-11).
    fn next_battle<W: Witness<Self>>(&mut self, witness: &mut W) {
        if !self.hands[0].is_empty() {
            return;
        }
        let received =
            self.public.received[usize::from(self.hand) - 1].map(|cards| cards.len() as u8);
        witness.see(Event::HandEnded { hand: self.hand, received }, self);
        if usize::from(self.hand) == HANDS {
            self.public.phase = Phase::Over;
            witness.see(Event::Ended { outcome: self.outcome() }, self);
            return;
        }
        self.hand += 1;
        self.lacks = [CardSet::EMPTY; 2];
        self.exposed = [CardSet::EMPTY; 2];
        self.public.history = History::default();
        self.deal_hand();
        self.public.phase = match received[0].cmp(&received[1]) {
            std::cmp::Ordering::Less => Phase::Swap(Seat(0)),
            std::cmp::Ordering::Greater => Phase::Swap(Seat(1)),
            std::cmp::Ordering::Equal => Phase::Commit(Seat(0)),
        };
        let cards = self.hands.map(Some);
        witness.see(Event::Dealt { hand: self.hand, cards }, self);
        if let Phase::Swap(seat) = self.public.phase {
            witness.see(Event::MaySwap { seat }, self);
        }
    }

    /// Deals six cards to each seat, one at a time, from seat 0 (FN-2, FN-9).
    fn deal_hand(&mut self) {
        for n in 0..2 * HAND_SIZE {
            if let Some(card) = self.deck.pop() {
                self.hands[n % 2].insert(card);
            }
        }
    }

    fn outcome(&self) -> Outcome {
        match self.public.total(Seat(0)).cmp(&self.public.total(Seat(1))) {
            std::cmp::Ordering::Less => Outcome::won_by([Seat(1)]),
            std::cmp::Ordering::Greater => Outcome::won_by([Seat(0)]),
            std::cmp::Ordering::Equal => Outcome::won_by([Seat(0), Seat(1)]),
        }
    }

    fn swap<W: Witness<Self>>(&mut self, seat: Seat, gave: Card, slot: u8, witness: &mut W) {
        let took = std::mem::replace(&mut self.stockade[usize::from(slot) - 1], gave);
        self.hands[seat.index()].remove(gave);
        self.hands[seat.index()].insert(took);
        let left_by = self.public.left_by[usize::from(slot) - 1].replace(seat);
        if left_by == Some(seat.other()) {
            self.exposed[seat.index()].insert(took);
        }
        self.public.phase = Phase::Commit(Seat(0));
        let (gave, took) = (Some(gave), Some(took));
        witness.see(Event::Swapped { seat, slot, gave, took }, self);
    }
}

impl Game for Position {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const RULES_VERSION: u32 = 1;
    const HOUSE_RULES: &'static [HouseRule] =
        &[HouseRule { field: "may_yield", kind: HouseKind::OnOff, later: false }];

    fn deal(setup: &Setup<Options>, seed: u64) -> Self {
        let mut cards: Vec<Card> = Card::all().collect();
        Chance::new(seed).shuffle(&mut cards);
        let mut stockade = [cards[0]; STOCKADE_SLOTS];
        stockade.copy_from_slice(&cards[..STOCKADE_SLOTS]);
        let mut deck = Pile::EMPTY;
        for card in cards[STOCKADE_SLOTS..].iter().rev() {
            deck.push(*card);
        }
        let mut position = Position {
            public: Public {
                options: setup.options,
                phase: Phase::Commit(Seat(0)),
                field: [Pile::EMPTY; 2],
                left_by: [None; STOCKADE_SLOTS],
                received: [[CardSet::EMPTY; 2]; HANDS],
                history: History::default(),
            },
            hand: 1,
            hands: [CardSet::EMPTY; 2],
            committed: [None, None],
            stockade,
            exposed: [CardSet::EMPTY; 2],
            lacks: [CardSet::EMPTY; 2],
            deck,
        };
        position.deal_hand();
        position
    }

    fn setup(&self) -> Setup<Options> {
        Setup::new(2, self.public.options)
    }

    fn turn(&self) -> Turn {
        match self.public.phase {
            Phase::Swap(seat)
            | Phase::Commit(seat)
            | Phase::Reinforce(seat)
            | Phase::Forfeit(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        let cards = self.playable().iter();
        match self.public.phase {
            Phase::Commit(_) => out.extend(cards.map(Action::Commit)),
            Phase::Reinforce(_) => {
                out.extend(cards.map(Action::Reinforce));
                if self.public.options.may_yield {
                    out.push(Action::Yield);
                }
            }
            Phase::Forfeit(_) => out.extend(cards.map(Action::Forfeit)),
            Phase::Swap(_) => {
                out.push(Action::Keep);
                for card in cards {
                    out.extend((1..=STOCKADE_SLOTS as u8).map(|slot| Action::Swap(card, slot)));
                }
            }
            Phase::Over => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        let held = |seat, card| match self.hand(seat).contains(card) {
            true => Ok(()),
            false => Err(Refusal::NotInHand(card, self.public.phase)),
        };
        match (self.public.phase, action) {
            (Phase::Over, _) => Err(Refusal::MatchOver),
            (Phase::Commit(seat), Action::Commit(card)) => held(seat, card),
            (Phase::Commit(_), Action::Reinforce(_)) => Err(Refusal::NobodyPressed),
            (Phase::Reinforce(seat), Action::Reinforce(card)) => {
                held(seat, card)?;
                match self.field(seat.other()).last() {
                    Some(newest) if !beats(card, *newest) => {
                        Err(Refusal::DoesNotBeat(card, *newest))
                    }
                    _ => Ok(()),
                }
            }
            (Phase::Reinforce(_), Action::Yield) if self.public.options.may_yield => Ok(()),
            (Phase::Reinforce(_), Action::Yield) => Err(Refusal::MayNotYield),
            (Phase::Reinforce(_), _) => Err(Refusal::MustReinforce),
            (Phase::Forfeit(seat), Action::Forfeit(card)) => held(seat, card),
            (Phase::Forfeit(_), _) => Err(Refusal::MustForfeit),
            (Phase::Swap(seat), Action::Swap(card, slot)) => {
                held(seat, card)?;
                match usize::from(slot) {
                    1..=STOCKADE_SLOTS => Ok(()),
                    _ => Err(Refusal::NoSuchSlot),
                }
            }
            (Phase::Swap(_), Action::Keep) => Ok(()),
            (Phase::Swap(_), _) => Err(Refusal::MustSwapOrKeep),
            (_, Action::Swap(..) | Action::Keep) => Err(Refusal::NoSwapNow),
            (_, Action::Yield) => Err(Refusal::NotPressed),
            (_, Action::Forfeit(_)) => Err(Refusal::NotLoser),
        }
    }

    fn play_unchecked<W: Witness<Self>>(&mut self, action: Action, witness: &mut W) {
        debug_assert_eq!(self.check(action), Ok(()), "{action}");
        let Turn::Seat(seat) = self.turn() else { return };
        match action {
            Action::Commit(card) => self.commit(seat, card, witness),
            Action::Reinforce(card) => {
                self.public.history.push((seat, action));
                self.lay(seat, card);
                self.public.phase = Phase::Reinforce(seat.other());
                witness.see(Event::Reinforced { seat, card }, self);
                self.press(seat.other(), witness);
            }
            Action::Yield => {
                self.public.history.push((seat, action));
                self.lose(seat, Event::Yielded { seat }, witness);
            }
            Action::Forfeit(card) => {
                self.public.history.push((seat, action));
                self.lay(seat, card);
                // The added card beats nothing, and nothing beats it.
                self.public.phase = Phase::Commit(Seat(0));
                witness.see(Event::Forfeited { seat, card }, self);
                self.capture(seat.other(), witness);
            }
            Action::Swap(card, slot) => self.swap(seat, card, slot, witness),
            Action::Keep => {
                self.public.phase = Phase::Commit(Seat(0));
                witness.see(Event::Kept { seat }, self);
            }
        }
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn prospect(view: &View) -> Prospect {
        view.prospect()
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        view.imagine(chance)
    }

    fn public(view: &View) -> View {
        view.public()
    }

    fn seen_by(event: &Event, seat: Seat) -> Event {
        event.seen_by(seat)
    }

    fn cards(&self) -> Vec<String> {
        self.places().map(|card| card.to_string()).collect()
    }

    /// FN-8: half a point for each card received.
    fn points(&self, seat: Seat) -> Option<u32> {
        u32::try_from(self.public.total(seat) * 50).ok()
    }

    /// FN-12: 48 cards played and three swaps; with `may_yield` also one yield per battle. A battle
    /// uses a card of each player, and the one who yields still holds a card, so a hand has at most
    /// five battles.
    fn bound(setup: &Setup<Options>) -> Option<usize> {
        let (plays, swaps) = (HANDS * 2 * HAND_SIZE, HANDS - 1);
        let yields = if setup.options.may_yield { HANDS * (HAND_SIZE - 1) } else { 0 };
        Some(plays + swaps + yields)
    }
}

impl Position {
    /// Iterates over every card in every place (C-3).
    pub(super) fn places(&self) -> impl Iterator<Item = Card> {
        let sets = self.hands.iter().chain(self.public.received.iter().flatten());
        sets.flat_map(|set| set.iter())
            .chain(self.committed.into_iter().flatten())
            .chain(self.public.field.iter().flat_map(|line| line.iter().copied()))
            .chain(self.stockade)
            .chain(self.deck.iter().copied())
    }
}
