//! Beats (presentation steps) of the events of Of Knights and Ninjas. An attack between other
//! players is shortened: the attack, an answer if there is one, and the result in one line.

use super::message::Message;
use super::zone::Zone;
use super::{KnightsAndNinjas, words};
use crate::i18n::{knights_and_ninjas as text, t};
use crate::session::Moment;
use crate::table::game::{Award, Beat, MessageTiming, Move};
use crate::table::names::Names;
use crate::table::seats;
use cardkeep_core::engine::{Chance, Game, Seat};
use cardkeep_core::games::knights_and_ninjas::{
    Attack, AttackResult, Card, Event, Force, Hand, Phase, PlayedCard, Position, Question,
    TurnPlays, View,
};

type Beats = Vec<Beat<KnightsAndNinjas>>;

/// What the beats of a turn depend on besides the views before and after an event.
#[derive(Debug, Default)]
pub(super) struct TurnContext {
    /// Whether the player stole or lost gems in this turn.
    robbed: bool,
    /// The last card or cards played to take something.
    with: Option<Force>,
}

/// Returns the first lines of the log: the deal, and the first turn or, for two, the first draft.
pub(super) fn begin(first: &View) -> Beats {
    let begun = match (first.public.phase, first.public.turn) {
        (Phase::Draft(seat), 0) => vec![Message::DraftBegan(seat, first.draft)],
        (Phase::Turn, 1) if first.public.conduct == TurnPlays::Fresh => {
            let seat = first.public.mover;
            let drew = Message::Drew { seat, count: 1, cards: None };
            vec![Message::TurnBegan { seat, turn: 1 }, drew]
        }
        _ => Vec::new(),
    };
    let logged = |message| Beat { said: MessageTiming::No, ..Beat::still(0).with(message) };
    std::iter::once(Message::Dealt).chain(begun).map(logged).collect()
}

/// Returns a beat with the table after the event and its message.
fn say(millis: u64, message: Message) -> Beats {
    vec![Beat::after(millis).with(message)]
}

/// Returns this beat, or one without message or pause if it is not worth showing.
fn say_if(worth: bool, millis: u64, message: Message) -> Beats {
    match worth {
        true => say(millis, message),
        false => vec![Beat { said: MessageTiming::No, ..Beat::after(0).with(message) }],
    }
}

/// Adds a pause after an action of a rival in its own turn, so that the message can be read.
fn read(mut beats: Beats, names: &Names, view: &View) -> Beats {
    beats.extend((!names.is_me(view.public.mover)).then(|| Beat::still(0)));
    beats
}

/// Returns the beats of a card that is shown on the stage before it takes effect.
fn staged(seat: Seat, card: PlayedCard, millis: u64, message: Message) -> Beats {
    let (from, to) = (Zone::Hand(seat), Zone::Answer);
    let find = Some(card.card().into());
    let play = Move::One { from, to, find, card: Some(card), face_up: true };
    let seen = Beat::still(millis).with(message.clone());
    vec![Beat { moves: vec![play], logged: false, ..seen }, Beat::after(250).with(message)]
}

/// Adds gems that fly from one area to another. Gems that may still be robbed stop in the middle.
fn with_award(beats: Beats, gems: u8, from: String, to: String) -> Beats {
    let award = Award { text: t!(text::gems, gems: words::gems(gems)), from, to };
    beats.into_iter().map(|beat| Beat { award: Some(award.clone()), ..beat }).collect()
}

/// Returns the beat in which one of the cards shown to a herald is taken and the others go back.
fn taken(names: &Names, before: &View, by: Seat, from: Seat, taken: Card) -> Beats {
    let to_hand = |shown_by: Seat, card: Card, owner: Seat| {
        let (from, to, card) = (Zone::Shown(shown_by), Zone::Hand(owner), PlayedCard::plain(card));
        let seen = names.is_me(owner);
        Move::One { from, to, find: Some(card), card: seen.then_some(card), face_up: seen }
    };
    let mut moves = vec![to_hand(from, taken, by)];
    for (owner, shown) in before.aside.pairs() {
        let gone = Hand::of(taken, u8::from(owner == from));
        let back = shown.minus(&gone);
        moves.extend(back.cards().map(|card| to_hand(owner, card, owner)));
    }
    vec![Beat { moves, ..Beat::still(0) }]
}

/// Whether the player is a side of the current attack.
fn takes_part(names: &Names, view: &View) -> bool {
    matches!(view.public.conduct, TurnPlays::Attack(on) if [view.public.mover, on].contains(&names.human()))
}

impl KnightsAndNinjas {
    /// Returns the beats of an event.
    pub(super) fn beats(
        &mut self,
        names: &Names,
        before: &View,
        moment: &Moment<Position>,
    ) -> Beats {
        let Moment { event, view } = moment;
        let me = |seat: Seat| names.is_me(seat);
        let long = |long: bool, millis: u64, short: u64| if long { millis } else { short };
        match *event {
            Event::TurnBegan { seat, turn } => {
                self.course.robbed = false;
                // Panels and prompt show whose turn it is.
                say_if(me(seat), 600, Message::TurnBegan { seat, turn })
            }
            Event::MinstrelLeft { seat, .. } => {
                say(long(me(seat), 700, 300), Message::MinstrelLeft(seat))
            }
            Event::Reshuffled { .. } => say(700, Message::Reshuffled),
            Event::Drew { seat, count, cards } => {
                say_if(me(seat), 350, Message::Drew { seat, count, cards })
            }
            Event::Fortified { seat, card } => {
                let beats = say(long(me(seat), 300, 600), Message::Fortified(seat, card));
                read(beats, names, view)
            }
            Event::Discarded { seat, card } => {
                say(long(me(seat), 300, 600), Message::Discarded(seat, card))
            }
            Event::Passed { seat } => say(long(me(seat), 300, 600), Message::Passed(seat)),
            Event::LaddersLeft { .. } => say(200, Message::LaddersLeft),
            Event::TurnEnded { seat } => {
                if me(seat) {
                    self.since.end_turn(view);
                }
                Vec::new()
            }
            Event::Redrafted { seat } => redrafted(seat, names, before),
            Event::DraftBegan { seat, cards } => say(800, Message::DraftBegan(seat, cards)),
            Event::Looked { seat, card: None } => say(350, Message::Looked(seat)),
            Event::Looked { .. } => vec![Beat::after(200)],
            Event::Kept { seat, card } => say(500, Message::Kept(seat, card)),
            Event::Given { seat, to, card } => say(1100, Message::Given { seat, to, card }),
            Event::Ended { outcome } => say(400, Message::Ended(outcome)),
            Event::Asked { seat, question: Question::Tribute } => {
                say(0, Message::MustDiscard(seat))
            }
            Event::Special { .. }
            | Event::Decided { .. }
            | Event::Shown { .. }
            | Event::Took { .. }
            | Event::GemsPaid { .. }
            | Event::CardsPassed { .. } => self.special_beats(names, before, event),
            _ => self.attack_beats(names, before, moment),
        }
    }

    /// Returns the beats of special actions.
    fn special_beats(&mut self, names: &Names, before: &View, event: &Event) -> Beats {
        let me = |seat: Seat| names.is_me(seat);
        let mine = |one: Seat, other: Seat| me(one) || me(other);
        let long = |long: bool, millis: u64, short: u64| if long { millis } else { short };
        let area = |seat| seats::area("panel", names, seat);
        let with = self.course.with;
        match *event {
            Event::Special { seat, card, on } => {
                self.course.with = Some(card.into());
                let message = Message::Special { seat, card, on };
                staged(seat, card, long(me(seat), 1200, 900), message)
            }
            Event::Decided { seat } => say(0, Message::Decided(seat)),
            Event::Shown { seat, cards } => say(700, Message::Shown(seat, cards)),
            Event::Took { seat, from, card } => {
                let message = Message::Took { seat, from, card, with };
                let mut beats = taken(names, before, seat, from, card);
                beats.extend(say(long(mine(seat, from), 1100, 800), message));
                beats
            }
            Event::GemsPaid { from, to, gems } => {
                let message = Message::GemsPaid { from, to, gems, with };
                let beats = say(long(mine(from, to), 700, 400), message);
                with_award(beats, gems, area(from), area(to))
            }
            Event::CardsPassed { from, to, count, cards } => {
                let message = Message::CardsPassed { from, to, count, cards, with };
                say(long(mine(from, to), 1100, 700), message)
            }
            _ => vec![Beat::after(0)],
        }
    }

    /// Returns the beats of attacks, answers and gems on the move.
    fn attack_beats(
        &mut self,
        names: &Names,
        before: &View,
        Moment { event, view }: &Moment<Position>,
    ) -> Beats {
        let me = |seat: Seat| names.is_me(seat);
        let mine = takes_part(names, view) || self.course.robbed;
        let long = |millis: u64, short: u64| if mine { millis } else { short };
        let (stage, panel) = (|| String::from("stage"), |seat| seats::area("panel", names, seat));
        match *event {
            Event::Prepared { seat, on, card, from_front } => {
                let message = Message::Prepared { seat, on, card, from_front };
                // The table shows an archer, like an attack, while it waits for the answer.
                let worth = mine || card.role() != Card::Archer;
                read(say_if(worth, long(1100, 900), message), names, view)
            }
            Event::Lost { seat, card, to } => {
                let message = Message::Lost { seat, role: card.role(), to };
                read(say(long(800, 400), message), names, view)
            }
            Event::Attacked { seat, on, force, .. } => {
                let millis = if me(seat) { 500 } else { 1300 };
                say_if(mine, millis, Message::Attacked { seat, on, force })
            }
            Event::Answered { seat, response: None } => {
                say_if(mine, 500, Message::Answered(seat, None))
            }
            Event::Answered { seat, response } => {
                say(long(1300, 700), Message::Answered(seat, response))
            }
            Event::Turned { attack } => say(1100, Message::Turned(attack.on)),
            Event::AttackEnded { attack, fate } => {
                self.course.with = Some(attack.force);
                ended(attack, fate, mine, view)
            }
            Event::GemsTaken { gems, from, by } => {
                let beats = say_if(mine, 700, Message::GemsTaken { gems, from, by });
                with_award(beats, gems, panel(from), stage())
            }
            Event::LetGo { seat } => say(0, Message::LetGo(seat)),
            Event::Waylaid { seat, from, gems, card } => {
                self.course.with = Some(card.into());
                self.course.robbed |= me(seat) || me(from);
                let millis = if mine || self.course.robbed { 1200 } else { 900 };
                staged(seat, card, millis, Message::Waylaid { seat, from, gems, card })
            }
            Event::Settled { seat, gems } => {
                let with = self.course.with;
                let from =
                    if let Phase::Road(loot) = before.public.phase { loot.from } else { seat };
                let message = match mine {
                    true => Message::Settled { seat, gems, from, with },
                    false => Message::Raided { seat, gems, from, with },
                };
                let mut beats = say(700, message);
                // The player has just read who took the gems, and nobody stole them.
                if mine && with.is_none_or(|force| force.role() != Card::Highwayman) {
                    for beat in &mut beats {
                        (beat.said, beat.logged) = (MessageTiming::No, false);
                    }
                }
                with_award(beats, gems, stage(), panel(seat))
            }
            _ => vec![Beat::after(0)],
        }
    }
}

/// Returns the beats of the end of an attack.
fn ended(attack: Attack, fate: AttackResult, mine: bool, view: &View) -> Beats {
    let force = attack.force;
    match fate {
        AttackResult::Done => vec![Beat::after(100)],
        AttackResult::Met => {
            let mut beats = vec![Beat::after(if mine { 700 } else { 0 })];
            if attack.strength_left() == 0 {
                let millis = if mine { 1000 } else { 700 };
                beats.push(Beat::still(millis).with(Message::HeldOff));
            }
            beats
        }
        AttackResult::Stopped => {
            let ends_turn = attack.ends_turn_of(view.public.mover);
            let mut beats = say_if(mine || !ends_turn, 700, Message::Stopped(force));
            beats.push(match ends_turn {
                true => Beat::still(900).with(Message::TurnStopped(attack.by, force)),
                false => Beat::still(0),
            });
            beats
        }
        AttackResult::Charmed => say(700, Message::Charmed { card: force.role(), by: attack.on }),
    }
}

/// Returns the beats of a call for a new draft. A player who had no other choice is told so first.
fn redrafted(seat: Seat, names: &Names, before: &View) -> Beats {
    let mut actions = Vec::new();
    Position::imagine(before, &mut Chance::new(0)).legal_actions(&mut actions);
    let forced = names.is_me(seat) && actions.len() == 1;
    let told = forced.then(|| Beat::still(2600).with(Message::NothingElse));
    told.into_iter().chain(say(1100, Message::Redrafted(seat))).collect()
}
