//! Position of Of Knights and Ninjas, and its implementation of the game contract.

use serde::{Deserialize, Serialize};

use super::check::{ensure, held};
use super::{
    Action, BySeat, Card, CardPile, DRAFT, Draft, Event, Force, Hand, Knowledge, MOST_SEATS,
    Options, Phase, Public, Refusal, TurnPlays, View, first_gems, rounds,
};
use crate::engine::{Chance, Game, HouseKind, HouseRule, Seat, Setup, Stream, Turn, Witness};

/// A position in a match of Of Knights and Ninjas.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Position {
    /// The seed of every shuffle and blind pick (C-2).
    #[serde(default)]
    pub(super) seed: u64,
    /// Number of random streams already used.
    #[serde(default)]
    pub(super) streams: u32,
    /// The seat set to begin by the setup (KN-2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) first: Option<Seat>,
    #[serde(flatten)]
    pub(super) public: Public,
    /// Each seat's cards, including those set aside to show or pay.
    pub(super) hands: BySeat<Hand>,
    /// The cards that each seat has chosen to show or pay (KN-14, KN-16).
    pub(super) aside: BySeat<Hand>,
    pub(super) pile: CardPile,
    #[serde(default)]
    pub(super) draft: Draft,
    pub(super) known: Knowledge,
    /// The cards that may still be in the draw pile as far as each seat knows: those of the last
    /// shuffle, minus those the seat has seen come from it.
    pub(super) stock: BySeat<Hand>,
}

impl Position {
    /// Returns the public part.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// Returns the cards a seat holds.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// Returns the cards that each seat has chosen to show or pay.
    pub fn aside(&self) -> &BySeat<Hand> {
        &self.aside
    }

    /// Returns the draw pile, top card last.
    pub fn pile(&self) -> &[Card] {
        &self.pile
    }

    /// Returns the draft of a two-player table.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Returns each seat's knowledge of the other hands.
    pub fn known(&self) -> &Knowledge {
        &self.known
    }

    pub(super) fn chance(&mut self) -> Chance {
        self.streams += 1;
        Chance::stream(self.seed, Stream::Deal(self.streams))
    }

    /// Takes a card that everyone sees out of a hand.
    #[inline]
    pub(super) fn leave_hand(&mut self, seat: Seat, card: Card, count: u8) {
        self.hands[seat].remove(card, count);
        self.known.lost(seat, card, count);
    }

    /// Shuffles the discards under the draw pile if the pile has fewer cards than needed now
    /// (KN-4). Returns how many cards lie on top of the shuffled ones; 0 if there was no shuffle.
    pub(super) fn refill<W: Witness<Self>>(&mut self, needed: usize, witness: &mut W) -> usize {
        if self.pile.len() >= needed || self.public.discards.is_empty() {
            return 0;
        }
        let top = std::mem::replace(&mut self.pile, std::mem::take(&mut self.public.discards));
        let stock: Hand = self.pile.iter().copied().collect();
        self.stock.fill(stock);
        self.chance().shuffle(&mut self.pile);
        top.iter().for_each(|card| self.pile.push(*card));
        witness.see(Event::Reshuffled { cards: stock.len() }, self);
        top.len()
    }

    /// Ends the match at once if a seat has all the gems needed to win (KN-5, KN-20).
    pub(super) fn end_if_won<W: Witness<Self>>(&mut self, witness: &mut W) -> bool {
        let won = Seat::all(self.public.seats()).any(|seat| self.public.would_win(seat, 0));
        if won {
            self.end(witness);
        }
        won
    }

    pub(super) fn end<W: Witness<Self>>(&mut self, witness: &mut W) {
        self.public.phase = Phase::Over;
        witness.see(Event::Ended { outcome: self.public.outcome() }, self);
    }

    /// Iterates over every card in every place (C-3).
    pub(super) fn places(&self) -> impl Iterator<Item = Card> {
        let held = self.hands.iter().flat_map(|hand| hand.cards());
        let standing =
            self.public.forts.iter().flat_map(|fort| fort.iter().map(|guise| guise.card()));
        let forces = match self.public.phase {
            Phase::Answer(attack) => [Some(attack.force), attack.response],
            _ => [None; 2],
        };
        let fighting = forces.into_iter().flatten().flat_map(Force::parts);
        held.chain(standing)
            .chain(fighting.flat_map(|(card, count)| std::iter::repeat_n(card, count.into())))
            .chain(self.public.ladders.cards())
            .chain(self.pile.iter().copied())
            .chain(self.public.discards.iter().copied())
            .chain(self.draft.cards.iter().copied())
    }
}

impl Game for Position {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const SEATS: std::ops::RangeInclusive<u8> = 2..=MOST_SEATS as u8;
    const RULES_VERSION: u32 = 2;
    const REMEMBERS_WINNER: bool = true;

    const HOUSE_RULES: &'static [HouseRule] =
        &[HouseRule { field: "long", kind: HouseKind::OnOff, later: true }];

    fn daily() -> Setup<Options> {
        Setup::new(4, Options::default())
    }

    fn deal(setup: &Setup<Options>, seed: u64) -> Self {
        let seats = setup.seats;
        let mut position = Position {
            seed,
            streams: 0,
            first: setup.first,
            public: Public {
                options: setup.options,
                turn: 0,
                mover: Seat(0),
                conduct: TurnPlays::Fresh,
                phase: Phase::Turn,
                gems: BySeat::from_fn(seats, |_| first_gems(seats)),
                forts: BySeat::new(seats),
                ladders: Hand::EMPTY,
                discards: CardPile::EMPTY,
            },
            hands: BySeat::new(seats),
            aside: BySeat::new(seats),
            pile: Card::deck().cards().collect(),
            draft: Draft::default(),
            known: Knowledge::new(seats),
            stock: BySeat::from_fn(seats, |_| Card::deck()),
        };
        let mut chance = position.chance();
        chance.shuffle(&mut position.pile);
        let chosen = Seat(chance.below(seats.into()) as u8);
        position.begin(chosen, &mut ());
        position
    }

    fn setup(&self) -> Setup<Options> {
        Setup { first: self.first, ..Setup::new(self.public.seats(), self.public.options) }
    }

    fn turn(&self) -> Turn {
        Turn::Seat(match self.public.phase {
            Phase::Turn | Phase::Take => self.public.mover,
            Phase::Answer(attack) => attack.on,
            Phase::Road(loot) => loot.asked,
            Phase::Show(seat) | Phase::Pay(seat) | Phase::Draft(seat) => seat,
            Phase::Tribute(tribute) => tribute.seat,
            Phase::Over => return Turn::Over(self.public.outcome()),
        })
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.public.phase, action) {
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Turn, _) => self.check_turn(action),
            (Phase::Answer(_), Action::Accept)
            | (Phase::Road(_), Action::LetGo)
            | (Phase::Draft(_), Action::Keep | Action::Give) => Ok(()),
            (Phase::Answer(attack), Action::Respond(force)) => self.check_response(attack, force),
            (Phase::Answer(_), _) => Err(Refusal::AnswerFirst),
            (Phase::Road(loot), Action::Highwayman { jester }) => {
                let card = if jester { Card::Jester } else { Card::Highwayman };
                held(&self.hands[loot.asked], &[(card, 1)])
            }
            (Phase::Road(_), _) => Err(Refusal::RoadFirst),
            (Phase::Show(seat), Action::Show(card)) => {
                self.check_choice(seat, card, Refusal::ChosenToShow)
            }
            (Phase::Show(_), _) => Err(Refusal::ShowFirst),
            (Phase::Take, Action::Take { from, card }) => {
                let shown = self.aside.get(from.index()).is_some_and(|all| all.contains(card));
                ensure(shown, Refusal::TakeFirst)
            }
            (Phase::Take, _) => Err(Refusal::TakeFirst),
            (Phase::Pay(seat), _) => self.check_payment(seat, action),
            (Phase::Tribute(tribute), Action::Discard(card)) => {
                held(&self.hands[tribute.seat], &[(card, 1)])
            }
            (Phase::Tribute(_), _) => Err(Refusal::DiscardFirst),
            (Phase::Draft(_), _) => Err(Refusal::DraftFirst),
        }
    }

    fn play_unchecked<W: Witness<Self>>(&mut self, action: Action, witness: &mut W) {
        debug_assert_eq!(self.check(action), Ok(()), "{action}");
        self.carry_out(action, witness);
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
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

    fn reveals(event: &Event) -> bool {
        !matches!(event, Event::Prepared { .. } | Event::Lost { .. })
    }

    fn cards(&self) -> Vec<String> {
        self.places().map(|card| card.to_string()).collect()
    }

    /// Gems.
    fn progress(&self, seat: Seat) -> u32 {
        self.public.gems[seat].into()
    }

    /// KN-24 bounds the turns, and so the cards that ever enter a hand: those dealt and two per
    /// turn, or one draft per turn with two players. Each card leaves its hand once, except that
    /// half of the plays may be princesses, which bring one back. In addition there may be an
    /// answer to each play, a question to every other seat after each play and each turn, payments
    /// by every rival, and an end of the turn. An archer sent from the front, and its answer, are
    /// covered by a turn's share of payments, because no one pays in such a turn.
    fn bound(setup: &Setup<Options>) -> Option<usize> {
        let (seats, turns) =
            (usize::from(setup.seats), usize::from(rounds(setup.seats) * u16::from(setup.seats)));
        let came = if seats == 2 { DRAFT * (turns + 1) } else { 2 * (seats + turns) };
        let plays = 2 * came;
        let questions = (seats - 1) * (plays + turns);
        Some(came + 2 * plays + questions + turns * 3 * seats)
    }
}
