//! A match of Four Knights as the player lives through it: what happened is shown step by step,
//! while the match itself may be further on; and what the player points at becomes an action.

use std::collections::VecDeque;
use std::time::Duration;

use super::layout::Layout;
use super::scene::{Place, Scene, Side};
use super::words;
use crate::app::session::Session;
use crate::app::tables::stage::{Line, Stage};
use crate::cards::Card;
use crate::engine::{Game, Illegal, Seat};
use crate::games::four_knights::{Action, Event, HAND_SIZE, Phase, Position, STOCKADE_SLOTS};

/// One step of what is shown.
#[derive(Clone, Debug)]
enum Step {
    Event(Event),
    /// One card of a deal.
    Card(Side, Option<Card>),
    /// A new hand begins.
    NewHand(u8),
}

/// The match, what of it is shown, and what the player is about to do.
pub struct Play {
    pub session: Session<Position>,
    pub scene: Scene,
    pub layout: Layout,
    steps: VecDeque<Step>,
    /// The card of the player's hand that is about to be played.
    pub chosen: Option<Card>,
    /// The Stockade slot that the keyboard points at.
    pub slot: Option<u8>,
    /// Why what the player wanted is not allowed.
    pub refusal: Option<String>,
    /// What just happened.
    pub narration: Option<String>,
    /// How the last hand went, until the next battle opens.
    pub banner: Option<String>,
    pub log: Vec<Line>,
}

impl Play {
    /// A match that was just begun: its first deal is still to be seen.
    pub fn begun(session: Session<Position>, layout: Layout) -> Play {
        let human = session.human();
        let mut play = Play::over(session, Scene::undealt(human), layout);
        let position = play.session.position();
        let cards = [0, 1].map(|seat| Some(position.hand(Seat(seat))));
        let hand = position.hand_number();
        let dealt = Position::seen_by(&Event::Dealt { hand, cards }, human);
        play.queue(dealt);
        play
    }

    /// A match that was resumed: it is shown as it stands.
    pub fn resumed(session: Session<Position>, layout: Layout) -> Play {
        let scene = Scene::of(&session.view());
        let mut play = Play::over(session, scene, layout);
        play.log.push(heading(1));
        for (_, events) in play.session.record().history() {
            for event in events {
                let event = Position::seen_by(&event, play.session.human());
                play.note(&event);
                play.banner = match &event {
                    Event::HandEnded { hand, received } => {
                        Some(words::hand_ended(*hand, received, play.session.human(), play.rival()))
                    }
                    Event::Committed { .. } => None,
                    _ => play.banner.take(),
                };
            }
        }
        play
    }

    fn over(session: Session<Position>, scene: Scene, layout: Layout) -> Play {
        Play {
            session,
            scene,
            layout,
            steps: VecDeque::new(),
            chosen: None,
            slot: None,
            refusal: None,
            narration: None,
            banner: None,
            log: Vec::new(),
        }
    }

    /// What the opponent is called.
    pub fn rival(&self) -> &str {
        self.session.name(self.session.human().other())
    }

    /// Whether something that happened is still to be shown.
    pub fn has_steps(&self) -> bool {
        !self.steps.is_empty()
    }

    pub fn phase(&self) -> Phase {
        self.session.position().phase()
    }

    /// Whether the player is to choose a card for the Stockade.
    pub fn is_swapping(&self) -> bool {
        self.is_open() && matches!(self.phase(), Phase::Swap(_))
    }

    /// What playing a card from the hand means now; a swap needs a slot as well.
    fn action(&self, card: Card) -> Option<Action> {
        match self.phase() {
            Phase::Commit(_) => Some(Action::Commit(card)),
            Phase::Reinforce(_) => Some(Action::Reinforce(card)),
            Phase::Forfeit(_) => Some(Action::Forfeit(card)),
            Phase::Swap(_) | Phase::Over => None,
        }
    }

    /// The rule that forbids playing a card now, if one does.
    fn forbidden(&self, card: Card) -> Option<Illegal> {
        self.session.position().check(self.action(card)?).err()
    }

    /// Whether the player must choose among some cards of the hand only.
    pub fn is_pressed(&self) -> bool {
        self.is_open() && matches!(self.phase(), Phase::Reinforce(_))
    }

    /// Points at a card of the hand, whatever can be done with it.
    pub fn choose(&mut self, card: Card) {
        self.chosen = Some(card);
        self.refusal = self.forbidden(card).map(|why| why.to_string());
    }

    /// Takes every mark away that the player made.
    pub fn clear(&mut self) {
        self.chosen = None;
        self.slot = None;
        self.refusal = None;
    }

    /// The player taps a card of the hand: the first tap chooses it, the second plays it.
    /// Answers with a notice if something went wrong beside the match.
    pub fn tap_card(&mut self, card: Card) -> Option<String> {
        if self.chosen != Some(card) {
            self.slot = None;
            self.choose(card);
            if self.refusal.is_some() {
                // A card that cannot be played is explained, not lifted.
                self.chosen = None;
            }
            return None;
        }
        if self.is_swapping() {
            self.clear();
            return None;
        }
        self.play(card)
    }

    /// The player plays a card of the hand.
    pub fn play(&mut self, card: Card) -> Option<String> {
        match self.action(card) {
            Some(action) => self.carry_out(action),
            None => {
                self.choose(card);
                None
            }
        }
    }

    /// The player points at a Stockade slot.
    pub fn tap_slot(&mut self, slot: u8) -> Option<String> {
        match self.chosen {
            Some(card) => self.carry_out(Action::Swap(card, slot)),
            None => {
                self.refusal = Some(String::from("First choose the card to leave there."));
                None
            }
        }
    }

    /// Moves the choice along the hand.
    pub fn move_choice(&mut self, by: isize) {
        let hand = self.scene.at(Place::Hand(Side::Mine));
        let cards: Vec<Card> = hand.iter().filter_map(|n| self.scene.bodies()[*n].card).collect();
        let Some(last) = cards.len().checked_sub(1) else { return };
        let at = cards.iter().position(|card| Some(*card) == self.chosen);
        let next = match at {
            Some(at) => at.saturating_add_signed(by).min(last),
            None if by > 0 => 0,
            None => last,
        };
        self.choose(cards[next]);
    }

    /// Moves the choice along the Stockade.
    pub fn move_slot(&mut self, by: i8) {
        if !self.is_swapping() {
            return;
        }
        let slots = STOCKADE_SLOTS as i8;
        let at = self.slot.map_or(if by > 0 { 0 } else { slots + 1 }, |slot| slot as i8);
        self.slot = Some((at + by).clamp(1, slots) as u8);
    }

    /// The player presses Enter.
    pub fn play_chosen(&mut self) -> Option<String> {
        match (self.chosen, self.slot) {
            (Some(_), Some(slot)) if self.is_swapping() => self.tap_slot(slot),
            (Some(card), _) => self.play(card),
            (None, _) => None,
        }
    }

    /// Carries an action out; what it led to is shown from now on. Answers with a notice if
    /// something went wrong beside the match.
    pub fn carry_out(&mut self, action: Action) -> Option<String> {
        match self.session.play(action) {
            Ok(played) => {
                self.clear();
                played.events.into_iter().for_each(|event| self.queue(event));
                played.notice
            }
            Err(why) => {
                self.refusal = Some(why.to_string());
                None
            }
        }
    }

    fn queue(&mut self, event: Event) {
        let Event::Dealt { hand, cards } = &event else {
            self.steps.push_back(Step::Event(event));
            return;
        };
        self.steps.push_back(Step::NewHand(*hand));
        let mine = cards[self.session.human().index()];
        for n in 0..HAND_SIZE {
            let card = mine.and_then(|cards| cards.nth(n));
            self.steps.push_back(Step::Card(Side::Mine, card));
            self.steps.push_back(Step::Card(Side::Theirs, None));
        }
    }

    /// Shows the next step, and says how long to look at it, at normal speed.
    pub fn show_step(&mut self) -> Option<Duration> {
        let step = self.steps.pop_front()?;
        let millis = match step {
            Step::Card(side, card) => {
                self.scene.deal(side, card);
                if matches!(self.steps.front(), Some(Step::Card(..))) { 70 } else { 320 }
            }
            Step::NewHand(hand) => {
                self.scene.begin_hand(hand);
                self.log.push(heading(hand));
                self.narration = None;
                // What was there before has to be seen before it can fly.
                200
            }
            Step::Event(event) => {
                self.scene.apply(&event);
                self.note(&event);
                self.narration = words::narrate(&event, self.session.human(), self.rival());
                self.announce(&event);
                length(&event)
            }
        };
        if !self.has_steps() {
            self.narration = None;
        }
        Some(Duration::from_millis(millis))
    }

    fn announce(&mut self, event: &Event) {
        match event {
            Event::HandEnded { hand, received } => {
                self.banner =
                    Some(words::hand_ended(*hand, received, self.session.human(), self.rival()));
            }
            Event::Committed { .. } => self.banner = None,
            _ => {}
        }
    }

    fn note(&mut self, event: &Event) {
        self.log.extend(match event {
            Event::Dealt { hand, .. } => Some(heading(*hand)),
            _ => words::log_line(event, self.session.human(), self.rival())
                .map(|text| Line { text, heading: false }),
        });
    }

    /// What the line above the hand says.
    pub fn line_above_the_hand(&self) -> String {
        if let Some(refusal) = &self.refusal {
            return refusal.clone();
        }
        if let Some(narration) = self.narration.as_ref().filter(|_| self.has_steps()) {
            return narration.clone();
        }
        if self.has_steps() {
            return String::new();
        }
        words::prompt(&self.session.view(), self.chosen, self.rival())
    }
}

fn heading(hand: u8) -> Line {
    Line { text: format!("Hand {hand}"), heading: true }
}

/// How long a player looks at an event, in milliseconds.
fn length(event: &Event) -> u64 {
    match event {
        Event::Committed { .. } => 450,
        Event::Pressed { .. } => 300,
        Event::Revealed { .. } | Event::StoodOff | Event::Reinforced { .. } => 800,
        Event::Forfeited { .. } | Event::Captured { .. } | Event::Kept { .. } => 800,
        Event::Broke { .. } | Event::Yielded { .. } | Event::TookBack { .. } => 1100,
        Event::Swapped { .. } => 1000,
        Event::HandEnded { .. } => 1400,
        Event::Dealt { .. } | Event::MaySwap { .. } => 0,
        Event::Ended { .. } => 500,
    }
}
