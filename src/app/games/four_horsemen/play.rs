//! A match of Four Horsemen as the player lives through it: what happened is shown step by step,
//! while the match itself may be further on; and what the player points at becomes an action.

use std::collections::VecDeque;
use std::time::Duration;

use super::giving::Giving;
use super::layout::Layout;
use super::scene::{Place, Scene};
use super::words::{self, Names};
use crate::app::session::Session;
use crate::app::tables::stage::{Line, Notice, Stage};
use crate::engine::{Game, Illegal, Seat};
use crate::games::four_horsemen::{
    Action, BySeat, Card, CardSet, Event, Phase, Piles, Position, Preview, Sheet,
};

/// One step of what is shown.
#[derive(Clone, Debug)]
enum Step {
    Event(Event),
    /// What the piles are worth has changed.
    Standing(Piles),
    /// All cards come together for a new hand.
    Gather(u8),
    /// One card of a deal, to a hand or to the Fate deck.
    Card(Option<Seat>, Option<Card>),
}

/// How a hand ended, for the player to read.
#[derive(Clone, Debug)]
pub struct HandEnd {
    pub hand: u8,
    pub sheets: BySeat<Option<Sheet>>,
    pub favor: Option<Seat>,
}

/// The match, what of it is shown, and what the player is about to do.
pub struct Play {
    pub session: Session<Position>,
    pub names: Names,
    pub scene: Scene,
    pub layout: Layout,
    /// The score piles as they are shown.
    pub piles: Piles,
    steps: VecDeque<Step>,
    /// The card of the hand or of a won round that the player points at.
    pub chosen: Option<Card>,
    /// The seat that the keyboard points at.
    pub pointed: Option<Seat>,
    /// The won round that the player gives out.
    pub giving: Option<Giving>,
    /// Why what the player wanted is not allowed.
    pub refusal: Option<String>,
    /// What just happened.
    narration: Option<String>,
    /// How the hand went that has just ended, until the player has read it.
    pub ended: Option<HandEnd>,
    /// The player wants to be told what a gift would do.
    pub hints: bool,
    pub log: Vec<Line>,
}

impl Play {
    /// A match that was just begun: its first deal is still to be seen.
    pub fn begun(session: Session<Position>, layout: Layout) -> Play {
        let (human, seats) = (session.human(), session.players().len() as u8);
        let mut play = Play::over(session, Scene::undealt(human, seats), layout);
        let position = play.session.position();
        let hands = BySeat::from_fn(seats, |seat| Some(position.hand(seat)));
        let (hand, leader) = (position.hand_number(), position.leader());
        let dealt = Event::Dealt { hand, hands, leader };
        play.queue(Position::seen_by(&dealt, human));
        play
    }

    /// A match that was resumed: it is shown as it stands.
    pub fn resumed(session: Session<Position>, layout: Layout) -> Play {
        let scene = Scene::of(&session.view());
        let mut play = Play::over(session, scene, layout);
        play.log.push(words::heading(1));
        for (_, events) in play.session.record().history() {
            for event in events {
                play.note(&Position::seen_by(&event, play.session.human()));
            }
        }
        play.prepare();
        play
    }

    fn over(session: Session<Position>, scene: Scene, layout: Layout) -> Play {
        Play {
            names: Names::of(&session),
            piles: *session.position().piles(),
            session,
            scene,
            layout,
            steps: VecDeque::new(),
            chosen: None,
            pointed: None,
            giving: None,
            refusal: None,
            narration: None,
            ended: None,
            hints: true,
            log: Vec::new(),
        }
    }

    /// Whether something that happened is still to be shown or read.
    pub fn has_steps(&self) -> bool {
        !self.steps.is_empty() || self.ended.is_some()
    }

    /// Whether cards are being dealt.
    pub fn is_dealing(&self) -> bool {
        matches!(self.steps.front(), Some(Step::Card(..)))
    }

    pub fn phase(&self) -> Phase {
        self.session.position().phase()
    }

    /// The won round that the player gives out now.
    pub fn giving(&self) -> Option<&Giving> {
        self.giving.as_ref().filter(|_| self.is_open())
    }

    /// The cards of the hand that may be played now.
    pub fn playable(&self) -> CardSet {
        let position = self.session.position();
        let may = |card: &Card| position.check(Action::Play(*card)).is_ok();
        if self.is_open() { self.hand().iter().filter(may).collect() } else { CardSet::EMPTY }
    }

    /// Whether a card may be put under the Fate deck now.
    pub fn may_tempt_fate(&self, card: Card) -> bool {
        self.is_open() && self.session.position().check(Action::Fate(card)).is_ok()
    }

    fn hand(&self) -> CardSet {
        self.session.position().hand(self.session.human())
    }

    /// What would be if the player gave the cards as said, or also the chosen card to a seat.
    pub fn preview(&self, seat: Seat) -> Option<Preview> {
        let giving = self.giving().filter(|_| self.hints)?;
        let gifts = match self.chosen {
            Some(card) => giving.gifts_with(card, seat)?,
            None => giving.gifts(),
        };
        Some(self.session.position().piles().preview(giving.winner(), &gifts))
    }

    /// Takes every mark away that the player made, but for what is said of a round.
    pub fn clear(&mut self) {
        self.chosen = None;
        self.pointed = None;
        self.refusal = None;
    }

    fn refuse(&mut self, why: &Illegal) -> Notice {
        self.chosen = None;
        self.refusal = Some(why.to_string());
        None
    }

    /// The player taps a card of the hand: the first tap chooses it, the second plays it.
    pub fn tap_hand(&mut self, card: Card) -> Notice {
        if self.chosen == Some(card) {
            return self.carry_out(Action::Play(card));
        }
        self.clear();
        match self.session.position().check(Action::Play(card)) {
            // A card that cannot be played is explained, not lifted.
            Err(why) => self.refuse(&why),
            Ok(()) => {
                self.chosen = Some(card);
                None
            }
        }
    }

    /// The player taps a card of a won round: it is chosen, or if it had a receiver taken back.
    pub fn tap_round(&mut self, card: Card) -> Notice {
        let again = self.chosen == Some(card);
        self.clear();
        let Some(giving) = &mut self.giving else { return None };
        if again {
            return None;
        }
        if giving.is_fixed(card) {
            return self.explain_fixed(card);
        }
        if giving.receiver(card).is_some() {
            giving.take_back(card);
        }
        self.chosen = Some(card);
        None
    }

    /// A card that can only go to one seat says why, by trying another.
    fn explain_fixed(&mut self, card: Card) -> Notice {
        let to = self.giving.as_ref().and_then(|giving| giving.receiver(card));
        let other = self.layout.seating.all().find(|seat| Some(*seat) != to)?;
        self.give(card, other)
    }

    /// The player gives a card of a won round to a seat.
    pub fn give(&mut self, card: Card, seat: Seat) -> Notice {
        self.clear();
        let giving = self.giving.as_mut()?;
        match giving.give(self.session.position(), card, seat) {
            Ok(()) => None,
            Err(why) => self.refuse(&why),
        }
    }

    /// The player moves a card of a won round back to the middle.
    pub fn take_back(&mut self, card: Card) -> Notice {
        self.clear();
        let giving = self.giving.as_mut()?;
        if giving.is_fixed(card) {
            return self.explain_fixed(card);
        }
        giving.take_back(card);
        None
    }

    /// The cards among which the keyboard chooses: the hand, or what of a won round is still to be
    /// given; once nothing is, what can be given to somebody else.
    fn choosable(&self) -> Vec<Card> {
        let human = self.session.human();
        let seats = self.layout.seating.all().skip(1).chain([human]);
        let round = seats.filter_map(|seat| self.scene.round()[seat]).map(|played| played.card);
        match self.giving() {
            Some(giving) => {
                let (open, given): (Vec<Card>, Vec<Card>) = round
                    .filter(|card| !giving.is_fixed(*card))
                    .partition(|card| giving.receiver(*card).is_none());
                if open.is_empty() { given } else { open }
            }
            None => self.hand().iter().collect(),
        }
    }

    /// Moves the choice along the cards.
    pub fn move_choice(&mut self, by: isize) {
        let cards = self.choosable();
        let Some(last) = cards.len().checked_sub(1) else { return };
        let at = cards.iter().position(|card| Some(*card) == self.chosen);
        let next = match at {
            Some(at) => at.saturating_add_signed(by).min(last),
            None if by > 0 => 0,
            None => last,
        };
        let keep = self.pointed.filter(|_| self.giving.is_some());
        self.clear();
        self.pointed = keep;
        self.chosen = Some(cards[next]);
        if self.giving.is_none() {
            let why = self.session.position().check(Action::Play(cards[next])).err();
            self.refusal = why.map(|why| why.to_string());
        }
    }

    /// Moves along the players, clockwise.
    pub fn move_seat(&mut self, by: isize) {
        let seats: Vec<Seat> = self.layout.seating.all().collect();
        let at = self.pointed.and_then(|seat| seats.iter().position(|other| *other == seat));
        let count = seats.len() as isize;
        let next = match at {
            Some(at) => (at as isize + by).rem_euclid(count),
            None if by > 0 => 1,
            None => count - 1,
        };
        self.pointed = Some(seats[next as usize]);
    }

    /// The player presses Enter.
    pub fn play_chosen(&mut self) -> Notice {
        match (&self.giving, self.chosen, self.pointed) {
            (Some(_), Some(card), Some(seat)) => {
                let notice = self.give(card, seat);
                self.pointed = Some(seat);
                notice
            }
            (Some(giving), None, _) => match giving.action() {
                Some(action) => self.carry_out(action),
                None => None,
            },
            (Some(_), Some(_), None) => None,
            (None, Some(card), _) => self.carry_out(Action::Play(card)),
            (None, None, _) => None,
        }
    }

    /// Carries an action out; what it led to is shown from now on. Answers with a notice if
    /// something went wrong beside the match.
    pub fn carry_out(&mut self, action: Action) -> Notice {
        match self.session.play(action) {
            Ok(played) => {
                self.clear();
                let mut standing = self.standing(action);
                for event in played.events {
                    let is_gift = matches!(
                        event,
                        Event::Given { .. } | Event::Destroyed { .. } | Event::Eliminated { .. }
                    );
                    if !is_gift && let Some(piles) = standing.take() {
                        self.steps.push_back(Step::Standing(piles));
                    }
                    self.queue(event);
                }
                self.steps.extend(standing.map(Step::Standing));
                played.notice
            }
            Err(why) => self.refuse(&why),
        }
    }

    /// The piles after a round was given out.
    fn standing(&self, action: Action) -> Option<Piles> {
        let Action::Give(gifts) = action else { return None };
        let winner = self.scene.winner()?;
        Some(self.piles.preview(winner, &gifts).piles)
    }

    fn queue(&mut self, event: Event) {
        let Event::Dealt { hand, hands, .. } = &event else {
            self.steps.push_back(Step::Event(event));
            return;
        };
        self.steps.push_back(Step::Gather(*hand));
        let order = self.scene.deal_order(hands[self.session.human()]);
        self.steps.extend(order.into_iter().map(|(seat, card)| Step::Card(seat, card)));
    }

    /// Shows the next step, and says how long to look at it, at normal speed.
    pub fn show_step(&mut self) -> Option<Duration> {
        let step = self.steps.pop_front()?;
        let millis = match step {
            Step::Card(seat, card) => {
                self.scene.deal(seat, card);
                if self.is_dealing() { 45 } else { 320 }
            }
            Step::Gather(hand) => {
                self.scene.gather(hand);
                self.piles = BySeat::new(self.piles.seats());
                self.log.push(words::heading(hand));
                self.narration = None;
                400
            }
            Step::Standing(piles) => {
                self.piles = piles;
                self.giving = None;
                500
            }
            Step::Event(event) => {
                let own = self.is_own_gift(&event);
                self.scene.apply(&event);
                self.note(&event);
                self.narration = words::narrate(&event, &self.names);
                if let Event::HandEnded { hand, sheets, favor } = &event {
                    self.ended = Some(HandEnd { hand: *hand, sheets: *sheets, favor: *favor });
                }
                if own { 90 } else { length(&event) }
            }
        };
        if self.steps.is_empty() {
            self.narration = None;
            self.prepare();
        }
        Some(Duration::from_millis(millis))
    }

    /// What the player gave lies already where it was to go.
    fn is_own_gift(&self, event: &Event) -> bool {
        let own = self.scene.winner() == Some(self.session.human());
        own && matches!(event, Event::Given { .. })
    }

    /// Gets ready for what the player is to do.
    fn prepare(&mut self) {
        self.giving = match self.phase() {
            Phase::Give(seat) if seat == self.session.human() => {
                Some(Giving::new(self.session.position(), seat))
            }
            _ => None,
        };
    }

    fn note(&mut self, event: &Event) {
        self.log.extend(match event {
            Event::Dealt { hand, .. } => Some(words::heading(*hand)),
            _ => words::log_line(event, &self.names).map(|text| Line { text, heading: false }),
        });
    }

    /// What the line above the hand says.
    pub fn line_above_the_hand(&self) -> String {
        if let Some(refusal) = &self.refusal {
            return refusal.clone();
        }
        if self.has_steps() {
            return self.narration.clone().unwrap_or_default();
        }
        if let Some(giving) = self.giving() {
            return words::giving(self, giving);
        }
        let fate = self.chosen.is_some_and(|card| self.may_tempt_fate(card));
        words::prompt(&self.session.view(), self.chosen, fate, &self.names)
    }

    /// Which seat's pile a body lies in, as it is shown: what is said of a gift shows already.
    pub fn shown_place(&self, number: usize) -> Place {
        let body = &self.scene.bodies()[number];
        let receiver = match (body.place, body.card, &self.giving) {
            (Place::Round(_), Some(card), Some(giving)) => giving.receiver(card),
            _ => None,
        };
        receiver.map_or(body.place, Place::Pile)
    }
}

/// How long a player looks at an event, in milliseconds.
fn length(event: &Event) -> u64 {
    match event {
        Event::PutUnder { .. } => 700,
        Event::Played { .. } => 600,
        Event::RoundWon { .. } => 900,
        Event::Given { .. } => 550,
        Event::Destroyed { .. } => 1000,
        Event::Eliminated { .. } => 1500,
        Event::HandEnded { .. } => 0,
        Event::Dealt { .. } => 0,
        Event::Ended { .. } => 300,
    }
}
