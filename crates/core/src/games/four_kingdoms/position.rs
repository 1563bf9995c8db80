//! Position and rules of Four Kingdoms.

use std::ops::ControlFlow;

use super::{
    Action, Event, FACE_DOWN, Kingdom, Options, PileId, Public, ROWS, RUN, Refusal, TALON, View,
    under,
};
use crate::cards::{Card, CardSet, Pile, Suit};
use crate::engine::{Chance, Game, HouseKind, HouseRule, Outcome, Seat, Setup, Turn, Witness};

/// A free land.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    pub(super) cards: Pile<{ FACE_DOWN + RUN }>,
    pub(super) down: u8,
}

impl Row {
    /// Returns all cards, the lowest in the pile first.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns the number of face-down cards.
    pub fn down(&self) -> usize {
        usize::from(self.down)
    }

    /// Returns the face-up cards, which always form one run (FK-3), the lowest first.
    #[inline]
    pub fn run(&self) -> &[Card] {
        &self.cards[self.down()..]
    }

    #[inline]
    pub(super) fn top(&self) -> Option<Card> {
        self.cards.last().copied()
    }
}

/// The cards that the free lands accept (FK-2), computed once per position.
struct Lands {
    tops: CardSet,
    /// The empty lands, one bit each.
    empty: u8,
}

/// Receives actions one by one and may stop the search for more.
trait ActionSink: FnMut(Action) -> ControlFlow<()> {}

impl<F: FnMut(Action) -> ControlFlow<()>> ActionSink for F {}

/// A position in a game of Four Kingdoms.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    pub(super) public: Public,
    pub(super) rows: [Row; ROWS],
    /// The next card last.
    pub(super) talon: Pile<TALON>,
}

impl Position {
    /// Returns the public part.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// Returns the free lands, row 1 first.
    pub fn rows(&self) -> &[Row; ROWS] {
        &self.rows
    }

    /// Returns the undealt cards, the next one last.
    pub fn talon(&self) -> &[Card] {
        &self.talon
    }

    /// Returns the card that can be taken from a pile.
    pub fn top(&self, place: PileId) -> Option<Card> {
        match place {
            PileId::Row(row) => self.row(row).ok()?.top(),
            PileId::Waste => self.public.waste.last().copied(),
            _ => self.public.kingdom(place.suit()?).top(place),
        }
    }

    /// Whether a move is legal.
    pub fn allows(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    pub(super) fn row(&self, row: u8) -> Result<&Row, Refusal> {
        let index = usize::from(row).checked_sub(1).ok_or(Refusal::NoSuchPlace)?;
        self.rows.get(index).ok_or(Refusal::NoSuchPlace)
    }

    /// Returns what the free lands accept now.
    fn lands(&self) -> Lands {
        let mut lands = Lands { tops: CardSet::EMPTY, empty: 0 };
        for (n, row) in self.rows.iter().enumerate() {
            match row.top() {
                Some(top) => lands.tops.insert(top),
                None => lands.empty |= 1 << n,
            }
        }
        lands
    }

    /// Passes on the moves of a run that begins with `card` to every free land that accepts it. The
    /// land it comes from never does, because its top is no lower than the run.
    fn to_rows(
        &self,
        lands: &Lands,
        card: Card,
        from: PileId,
        count: u8,
        out: &mut impl ActionSink,
    ) -> ControlFlow<()> {
        let mut takes = lands.empty;
        if let Some(under) = under(card).filter(|under| lands.tops.contains(*under)) {
            let row = self.rows.iter().position(|row| row.top() == Some(under));
            takes |= row.map_or(0, |row| 1 << row);
        }
        while takes != 0 {
            let to = PileId::Row(takes.trailing_zeros() as u8 + 1);
            takes &= takes - 1;
            out(Action::Move { from, to, count })?;
        }
        ControlFlow::Continue(())
    }

    /// Passes on the moves of one card to its home and its guest chamber.
    fn to_kingdom(&self, card: Card, from: PileId, out: &mut impl ActionSink) -> ControlFlow<()> {
        let kingdom = self.public.kingdom(card.suit());
        for to in [PileId::home(card), PileId::Guest(card.suit())] {
            if from != to && kingdom.admit(card, to).is_ok() {
                out(Action::one(from, to))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Passes on every legal action until `out` breaks.
    fn each_action(&self, mut out: impl ActionSink) -> ControlFlow<()> {
        if self.public.is_won() {
            return ControlFlow::Continue(());
        }
        if !self.talon.is_empty() {
            out(Action::Deal)?;
        }
        let lands = self.lands();
        for (n, row) in (1..).zip(&self.rows) {
            let from = PileId::Row(n);
            if let Some(top) = row.top() {
                self.to_kingdom(top, from, &mut out)?;
            }
            for (count, card) in (1..).zip(row.run().iter().rev()) {
                self.to_rows(&lands, *card, from, count, &mut out)?;
            }
        }
        if let Some(card) = self.top(PileId::Waste) {
            self.to_kingdom(card, PileId::Waste, &mut out)?;
            self.to_rows(&lands, card, PileId::Waste, 1, &mut out)?;
        }
        for kingdom in &self.public.kingdoms {
            let guest = PileId::Guest(kingdom.suit());
            if let Some(card) = kingdom.guest() {
                self.to_kingdom(card, guest, &mut out)?;
                self.to_rows(&lands, card, guest, 1, &mut out)?;
            }
            if kingdom.home() == 0 {
                continue;
            }
            for from in kingdom.homes() {
                let Some(card) = kingdom.top(from) else { continue };
                self.to_rows(&lands, card, from, 1, &mut out)?;
                if kingdom.admit(card, guest).is_ok() {
                    out(Action::one(from, guest))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn deal_card<W: Witness<Self>>(&mut self, witness: &mut W) {
        if let Some(card) = self.talon.pop() {
            self.public.waste.push(card);
            witness.see(Event::Dealt { card }, self);
        }
    }

    fn take(&mut self, from: PileId, count: u8) -> Pile<RUN> {
        match from {
            PileId::Row(row) => {
                let cards = &mut self.rows[usize::from(row) - 1].cards;
                let taken = cards[cards.len() - usize::from(count)..].iter().copied().collect();
                (0..count).for_each(|_| _ = cards.pop());
                taken
            }
            PileId::Waste => self.public.waste.pop().into_iter().collect(),
            _ => {
                let kingdom = from.suit().map(|suit| &mut self.public.kingdoms[suit as usize]);
                kingdom.and_then(|kingdom| kingdom.take(from)).into_iter().collect()
            }
        }
    }

    fn put(&mut self, cards: &[Card], to: PileId) {
        for card in cards {
            match to {
                PileId::Row(row) => self.rows[usize::from(row) - 1].cards.push(*card),
                PileId::Waste => self.public.waste.push(*card),
                _ => self.public.kingdoms[card.suit() as usize].put(*card, to),
            }
        }
    }

    /// Iterates over every card in every place (C-3).
    pub(super) fn places(&self) -> impl Iterator<Item = Card> {
        let piles = self.rows.iter().flat_map(|row| row.cards.iter().copied());
        let kingdoms = &self.public.kingdoms;
        let home = kingdoms.iter().flat_map(|kingdom| kingdom.cards().chain(kingdom.guest()));
        piles.chain(self.public.waste.iter().copied()).chain(self.talon.iter().copied()).chain(home)
    }
}

impl Game for Position {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const SEATS: std::ops::RangeInclusive<u8> = 1..=1;
    const RULES_VERSION: u32 = 1;
    const HOUSE_RULES: &'static [HouseRule] =
        &[HouseRule { field: "deal_when_empty", kind: HouseKind::OnOff, later: false }];

    fn deal(setup: &Setup<Options>, seed: u64) -> Self {
        let mut cards: Vec<Card> = Card::all().collect();
        Chance::new(seed).shuffle(&mut cards);
        let (land, rest) = cards.split_at(Card::COUNT - TALON);
        let mut rows = [Row::default(); ROWS];
        for (row, cards) in rows.iter_mut().zip(land.chunks(FACE_DOWN + 1)) {
            *row = Row { cards: cards.iter().copied().collect(), down: FACE_DOWN as u8 };
        }
        let mut position = Position {
            public: Public {
                options: setup.options,
                waste: Pile::EMPTY,
                kingdoms: Suit::ALL.map(Kingdom::new),
            },
            rows,
            talon: rest.iter().rev().copied().collect(),
        };
        position.deal_card(&mut ());
        position
    }

    fn setup(&self) -> Setup<Options> {
        Setup::new(1, self.public.options)
    }

    /// The game ends when it is won or no move is left.
    fn turn(&self) -> Turn {
        if !self.talon.is_empty() || self.each_action(|_| ControlFlow::Break(())).is_break() {
            return Turn::Seat(Seat(0));
        }
        Turn::Over(Outcome::won_by(self.public.is_won().then_some(Seat(0))))
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        _ = self.each_action(|action| {
            out.push(action);
            ControlFlow::Continue(())
        });
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.public.is_won() {
            return Err(Refusal::Won);
        }
        match action {
            Action::Deal if self.talon.is_empty() => Err(Refusal::TalonEmpty),
            Action::Deal => Ok(()),
            Action::Move { from, to, count } => {
                let card = self.lift(from, count)?;
                if from == to {
                    return Err(Refusal::SamePlace);
                }
                if count > 1 && !matches!((from, to), (PileId::Row(_), PileId::Row(_))) {
                    return Err(Refusal::OneCard);
                }
                if from.is_home() && to.is_home() {
                    return Err(Refusal::FromHomeToHome);
                }
                self.admit(card, to)
            }
        }
    }

    fn play_unchecked<W: Witness<Self>>(&mut self, action: Action, witness: &mut W) {
        debug_assert_eq!(self.check(action), Ok(()), "{action}");
        let Action::Move { from, to, count } = action else {
            self.deal_card(witness);
            return;
        };
        let cards = self.take(from, count);
        self.put(&cards, to);
        witness.see(Event::Moved { cards, from, to }, self);
        if let PileId::Row(row) = from {
            let row = &mut self.rows[usize::from(row) - 1];
            if row.down > 0 && row.down() == row.cards.len() {
                row.down -= 1;
                let card = row.cards[row.down()];
                witness.see(Event::TurnedUp { place: from, card }, self);
            }
        }
        if self.public.options.deal_when_empty
            && from == PileId::Waste
            && self.public.waste.is_empty()
        {
            self.deal_card(witness);
        }
        if to.is_home() && self.public.is_won() {
            witness.see(Event::Won, self);
        }
    }

    fn view(&self, _: Seat) -> View {
        View::of(self)
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        view.imagine(chance)
    }

    fn public(view: &View) -> View {
        view.clone()
    }

    /// The only seat sees everything.
    fn seen_by(event: &Event, _: Seat) -> Event {
        event.clone()
    }

    fn cards(&self) -> Vec<String> {
        self.places().map(|card| card.to_string()).collect()
    }

    /// Returns the number of cards at home.
    fn points(&self, _: Seat) -> Option<u32> {
        u32::try_from(self.public.home() * 100).ok()
    }

    /// FK-13.
    fn bound(_: &Setup<Options>) -> Option<usize> {
        None
    }
}
