//! Position and rules of Four Horsemen.

use serde::{Deserialize, Serialize};

use super::{
    Action, BySeat, Card, CardSet, Event, FAVOR_TO_WIN, FateDeck, Gifts, HANDS, Horseman, Options,
    Phase, Piles, Played, Public, Refusal, View, gainer, hand_size, score,
};
use crate::cards::Pile;
use crate::engine::{Chance, Game, History, Outcome, Prospect, Seat, Setup, Stream, Turn, Witness};

/// Offset added to a hand's number to get its random stream.
const DEALS: u32 = 1000;

/// A position in a match of Four Horsemen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Position {
    /// The seed that every hand is dealt from (C-2).
    #[serde(default)]
    pub(super) seed: u64,
    /// The hand being played, from 1.
    pub(super) hand: u8,
    #[serde(flatten)]
    pub(super) public: Public,
    pub(super) hands: BySeat<CardSet>,
    #[serde(default)]
    pub(super) fate: FateDeck,
}

impl Position {
    /// Returns the public part.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// Returns the number of the hand being played, from 1.
    pub fn hand_number(&self) -> u8 {
        self.hand
    }

    /// Returns a seat's cards in hand. Those of an eliminated seat lie face down.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// Returns the Fate deck; empty with more than two seats.
    pub fn fate(&self) -> &FateDeck {
        &self.fate
    }

    fn seats(&self) -> u8 {
        self.hands.seats()
    }

    /// Returns the lowest card of all hands and its holder (FH-4).
    pub(super) fn lowest_held(&self) -> Option<(Seat, Card)> {
        let lowest = |(seat, hand): (Seat, &CardSet)| Some((seat, hand.nth(0)?));
        self.hands.pairs().filter_map(lowest).min_by_key(|(_, card)| *card)
    }

    /// Returns the only card the seat may play if it has to open the hand (FH-4).
    pub(super) fn forced(&self, seat: Seat) -> Option<Card> {
        self.hands[seat].nth(0).filter(|_| self.public.opening.is_none())
    }

    /// Deals the hand, card by card from seat 0, and the rest to the Fate deck (FH-3). The holder
    /// of the lowest card leads (FH-4).
    fn deal_hand(&mut self) {
        let seats = self.seats();
        let mut cards: Pile<{ Card::COUNT }, Card> = Card::all().collect();
        Chance::stream(self.seed, Stream::Deal(DEALS + u32::from(self.hand))).shuffle(&mut cards);
        let (dealt, rest) = cards.split_at(usize::from(seats) * hand_size(seats));
        let of = |seat: Seat| dealt.iter().skip(seat.index()).step_by(usize::from(seats));
        self.hands = BySeat::from_fn(seats, |seat| of(seat).copied().collect());
        self.fate = FateDeck { cards: rest.iter().copied().collect(), ..FateDeck::default() };
        self.public.piles = BySeat::new(seats);
        self.public.opening = None;
        self.public.history = History::default();
        self.public.leader = self.lowest_held().map_or(Seat(0), |(seat, _)| seat);
        self.public.phase = Phase::Play(self.public.leader);
    }

    /// Plays a card to the round. If it came from the Fate deck, `put_under` is the card exchanged
    /// for it (FH-5, FH-6).
    fn lay<W: Witness<Self>>(
        &mut self,
        seat: Seat,
        card: Card,
        put_under: Option<Card>,
        witness: &mut W,
    ) {
        let from_fate = put_under.is_some();
        let played = Played { card, from_fate };
        self.public.round[seat] = Some(played);
        self.public.history.push((seat, played));
        self.public.opening.get_or_insert(card);
        let next =
            self.public.piles.still_in(seat).find(|other| self.public.round[*other].is_none());
        let won = self.public.round.winning().filter(|_| next.is_none());
        self.public.phase = match (next, won) {
            (Some(next), _) => Phase::Play(next),
            (None, Some((winner, _))) => Phase::Give(winner),
            (None, None) => self.public.phase,
        };
        if put_under.is_some() {
            witness.see(Event::PutUnder { seat, card: put_under }, self);
        }
        witness.see(Event::Played { seat, card, from_fate }, self);
        if let Some((seat, card)) = won {
            witness.see(Event::RoundWon { seat, card }, self);
        }
    }

    fn give<W: Witness<Self>>(&mut self, winner: Seat, gifts: &Gifts, witness: &mut W) {
        let mut piles = self.public.piles;
        if W::LOOKS {
            // Set the next leader before any event, because the last gift ends the play.
            let mut after = piles;
            after.give(winner, gifts, |_, _| {});
            self.lead_next(winner, &after);
        }
        piles.give(winner, gifts, |event, piles| {
            if W::LOOKS {
                self.public.piles = *piles;
            }
            if let Event::Given { card, .. } = event {
                self.public.round.remove(card);
            }
            witness.see(event, self);
        });
        self.public.piles = piles;
        if !self.lead_next(winner, &piles) {
            self.end_hand(witness);
        }
    }

    /// Lets the winner of the round lead, or the next player clockwise still in, if the hand goes
    /// on with these piles. Returns whether it does (FH-11, FH-12).
    fn lead_next(&mut self, winner: Seat, piles: &Piles) -> bool {
        let mut left = piles.still_in(winner);
        // All seats still in the hand hold the same number of cards.
        match (left.next(), left.next()) {
            (Some(leader), Some(_)) if !self.hands[leader].is_empty() => {
                self.public.leader = leader;
                self.public.phase = Phase::Play(leader);
                true
            }
            _ => false,
        }
    }

    /// Scores the hand and deals the next one or ends the match (FH-12 to FH-15).
    fn end_hand<W: Witness<Self>>(&mut self, witness: &mut W) {
        let sheets = score(&self.public.piles);
        let favor = gainer(&sheets);
        if let Some(seat) = favor {
            self.public.favor[seat] += 1;
        }
        witness.see(Event::HandEnded { hand: self.hand, sheets, favor }, self);
        if self.public.favor.contains(&FAVOR_TO_WIN) || self.hand == HANDS {
            self.public.phase = Phase::Over;
            witness.see(Event::Ended { outcome: self.outcome() }, self);
            return;
        }
        self.hand += 1;
        self.deal_hand();
        let hands = BySeat::from_fn(self.seats(), |seat| Some(self.hands[seat]));
        witness.see(Event::Dealt { hand: self.hand, hands, leader: self.public.leader }, self);
    }

    fn outcome(&self) -> Outcome {
        let most = self.public.favor.iter().max();
        let winners = self.public.favor.pairs().filter(|(_, favor)| Some(*favor) == most);
        Outcome::won_by(winners.map(|(seat, _)| seat))
    }

    /// Appends every way to complete gifts with the remaining cards.
    fn distributions(&self, gifts: Gifts, left: CardSet, out: &mut Vec<Action>) {
        let mut still_in = self.public.piles.still_in(Seat(0));
        let Some(seat) = still_in.find(|seat| gifts.to(*seat).is_none()) else {
            return out.push(Action::Give(gifts));
        };
        for card in left {
            let mut rest = left;
            rest.remove(card);
            self.distributions(gifts.with(card, seat), rest, out);
        }
    }

    /// Returns the Death card that won the round, which its winner must take (FH-7).
    pub fn bound_to_winner(&self) -> Option<Card> {
        let (_, card) = self.public.round.winning()?;
        (card.suit() == Horseman::Death).then_some(card)
    }
}

impl Game for Position {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 1;

    fn daily() -> Setup<Options> {
        Setup::new(3, Options::default())
    }

    fn deal(setup: &Setup<Options>, seed: u64) -> Self {
        let mut position = Position {
            seed,
            hand: 1,
            public: Public {
                phase: Phase::Over,
                leader: Seat(0),
                opening: None,
                round: BySeat::new(setup.seats),
                piles: BySeat::new(setup.seats),
                favor: BySeat::new(setup.seats),
                history: History::default(),
            },
            hands: BySeat::new(setup.seats),
            fate: FateDeck::default(),
        };
        position.deal_hand();
        position
    }

    fn setup(&self) -> Setup<Options> {
        Setup::new(self.seats(), Options {})
    }

    fn turn(&self) -> Turn {
        match self.public.phase {
            Phase::Play(seat) | Phase::Give(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        match self.public.phase {
            Phase::Play(seat) => match self.forced(seat) {
                Some(card) => out.push(Action::Play(card)),
                None => {
                    out.extend(self.hands[seat].iter().map(Action::Play));
                    if !self.fate.cards.is_empty() {
                        out.extend(self.hands[seat].iter().map(Action::Fate));
                    }
                }
            },
            Phase::Give(winner) => {
                let mut left: CardSet = self.public.round.cards().collect();
                let mut gifts = Gifts::default();
                if let Some(card) = self.bound_to_winner() {
                    gifts = gifts.with(card, winner);
                    left.remove(card);
                }
                self.distributions(gifts, left, out);
            }
            Phase::Over => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.public.phase, action) {
            (Phase::Over, _) => Err(Refusal::MatchOver),
            (Phase::Play(seat), Action::Play(card)) => self.check_play(seat, card),
            (Phase::Play(_), Action::Fate(_)) if self.fate.cards.is_empty() => {
                Err(Refusal::NoFateDeck)
            }
            (Phase::Play(seat), Action::Fate(card)) => {
                self.check_play(seat, card)?;
                self.public.opening.ok_or(Refusal::OpensFromFate).map(drop)
            }
            (Phase::Give(winner), Action::Give(gifts)) => self.check_gifts(winner, &gifts),
            (Phase::Play(_), Action::Give(_)) => Err(Refusal::RoundNotWon),
            (Phase::Give(_), _) => Err(Refusal::MustGive),
        }
    }

    fn play_unchecked<W: Witness<Self>>(&mut self, action: Action, witness: &mut W) {
        debug_assert_eq!(self.check(action), Ok(()), "{action}");
        let Turn::Seat(seat) = self.turn() else { return };
        match action {
            Action::Play(card) => {
                self.hands[seat].remove(card);
                self.lay(seat, card, None, witness);
            }
            Action::Fate(card) => {
                self.hands[seat].remove(card);
                let drawn = self.fate.exchange(seat, card);
                self.lay(seat, drawn, Some(card), witness);
            }
            Action::Give(gifts) => self.give(seat, &gifts, witness),
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

    /// Returns the seat's Favor.
    fn points(&self, seat: Seat) -> Option<u32> {
        Some(u32::from(self.public.favor[seat]) * 100)
    }

    /// FH-15: in every round of every hand, each seat plays a card and one seat gives.
    fn bound(setup: &Setup<Options>) -> Option<usize> {
        let round = usize::from(setup.seats) + 1;
        Some(usize::from(HANDS) * hand_size(setup.seats) * round)
    }
}

impl Position {
    /// Iterates over every card in every place (C-3).
    pub(super) fn places(&self) -> impl Iterator<Item = Card> {
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        hands
            .chain(self.public.round.cards())
            .chain(self.public.piles.iter().flat_map(|pile| pile.cards().iter().copied()))
            .chain(self.fate.cards.iter().copied())
    }
}
