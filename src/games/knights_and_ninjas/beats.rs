//! Beats (presentation steps) of the events of Of Knights and Ninjas. An attack between other
//! players is shortened: the attack, an answer if there is one, and the result in one line.

use super::KnightsAndNinjas;
use super::words::{any_cards, cards, force, gems, hand, one};
use super::zone::Zone;
use crate::i18n::{List, knights_and_ninjas as text, t};
use crate::session::Moment;
use crate::table::game::{Award, Beat, Move};
use crate::table::highlight::READABLE;
use crate::table::names::Names;
use crate::table::seats;
use crate::table::words::verdict;
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

impl TurnContext {
    /// The ninja or dragon that the last gems were taken with, if it was one.
    pub(super) fn raider(&self) -> Option<Card> {
        self.with.map(Force::role).filter(|card| matches!(card, Card::Ninja | Card::Dragon))
    }
}

/// Returns the first lines of the log: the deal, and the first turn or, for two, the first draft.
pub(super) fn begin(names: &Names, first: &View) -> Beats {
    let mut beats = vec![Beat::still(0).heading(t!(text::heading_match))];
    match (first.public.phase, first.public.turn) {
        (Phase::Draft(seat), 0) => {
            beats.push(Beat::still(0).log(drafts(names, seat, first.draft)));
        }
        (Phase::Turn, 1) if first.public.conduct == TurnPlays::Fresh => {
            let seat = first.public.mover;
            beats.push(Beat::still(0).heading(turn(names, seat, first)));
            beats.push(Beat::still(0).log(drew(names, seat, 1, None)));
        }
        _ => {}
    }
    beats
}

fn turn(names: &Names, seat: Seat, view: &View) -> String {
    t!(text::heading_turn, who: names.person(seat), round: view.public.round())
}

fn drafts(names: &Names, seat: Seat, count: u8) -> String {
    t!(text::log_draft, who: names.person(seat), cards: any_cards(count))
}

fn drew(names: &Names, seat: Seat, count: u8, drawn: Option<Hand>) -> String {
    match count {
        0 => t!(text::log_drew_none, who: names.person(seat)),
        _ => t!(text::log_drew, who: names.person(seat), cards: cards(count, drawn)),
    }
}

/// Returns a beat with the table after the event and a sentence.
fn tell(millis: u64, text: String) -> Beats {
    vec![Beat::after(millis).tell(text)]
}

/// Returns this beat, or one without pause whose sentence is only logged if it is not worth showing.
fn tell_if(worth: bool, millis: u64, text: String) -> Beats {
    match worth {
        true => tell(millis, text),
        false => vec![Beat::after(0).tell(text).unread()],
    }
}

/// Adds a pause after an action of a rival in its own turn, so that the message can be read.
fn read(mut beats: Beats, names: &Names, view: &View) -> Beats {
    beats.extend((!names.is_me(view.public.mover)).then(|| Beat::still(0)));
    beats
}

/// Returns the beats of a card that is shown on the stage before it takes effect.
fn staged(seat: Seat, card: PlayedCard, millis: u64, text: String) -> Beats {
    let (from, to) = (Zone::Hand(seat), Zone::Answer);
    let find = Some(card.card().into());
    let play = Move::One { from, to, find, card: Some(card), face_up: true };
    let seen = Beat::still(millis).say(text.clone());
    vec![Beat { moves: vec![play], ..seen }, Beat::after(250).tell(text)]
}

/// Adds gems that fly from one area to another. Gems that may still be robbed stop in the middle.
fn with_award(beats: Beats, gems: u8, from: String, to: String) -> Beats {
    let award = Award { text: t!(text::gems, gems: self::gems(gems)), from, to };
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

/// Whether the player holds a card that answers the current attack.
fn can_answer(view: &View) -> bool {
    let Phase::Answer(attack) = view.public.phase else { return false };
    let held = |card: Card| view.hand.contains(card) || view.hand.contains(Card::Jester);
    view.public.answers_to(attack).any(held)
}

/// Whether the player is a side of the current attack.
fn takes_part(names: &Names, view: &View) -> bool {
    let TurnPlays::Attack(on) = view.public.conduct else { return false };
    names.is_ours(view.public.mover) || names.is_ours(on)
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
        let who = |seat: Seat| names.person(seat);
        let long = |long: bool, millis: u64, short: u64| if long { millis } else { short };
        match *event {
            Event::TurnBegan { seat, .. } => {
                self.course.robbed = false;
                let beat = Beat::after(if me(seat) { 600 } else { 0 });
                let beat = beat.heading(turn(names, seat, view));
                let beat = beat.say(t!(text::say_turn, who: who(seat)));
                // Panels and prompt show whose turn it is.
                vec![if me(seat) { beat } else { beat.unread() }]
            }
            Event::MinstrelLeft { seat, .. } => {
                tell(long(me(seat), 700, 300), t!(text::log_minstrel_left, who: who(seat)))
            }
            Event::Reshuffled { .. } => tell(700, t!(text::log_reshuffled)),
            Event::Drew { seat, count, cards } => {
                tell_if(me(seat), 350, drew(names, seat, count, cards))
            }
            Event::Fortified { seat, card } => {
                let (who, cards) = (who(seat), one(card));
                let text = match card.role() {
                    Card::Minstrel => t!(text::log_played, who, cards),
                    _ => t!(text::log_fortified, who, cards),
                };
                read(tell(long(me(seat), 300, 600), text), names, view)
            }
            Event::Discarded { seat, card } => {
                let text = t!(text::log_discarded, who: who(seat), cards: one(card));
                tell(long(me(seat), 300, 600), text)
            }
            Event::Passed { seat } => {
                tell(long(me(seat), 300, 600), t!(text::log_passed, who: who(seat)))
            }
            Event::LaddersLeft { .. } => tell(200, t!(text::log_ladders_left)),
            Event::TurnEnded { seat } => {
                if me(seat) {
                    self.since.end_turn(view);
                }
                Vec::new()
            }
            Event::Redrafted { seat } => redrafted(seat, names, before),
            Event::DraftBegan { seat, cards } => tell(800, drafts(names, seat, cards)),
            Event::Looked { seat, card: None } => {
                vec![Beat::after(350).say(t!(text::say_looked, who: who(seat)))]
            }
            Event::Looked { .. } => vec![Beat::after(200)],
            Event::Kept { seat, card } => {
                let text = match card {
                    Some(card) => t!(text::log_kept, who: who(seat), cards: one(card)),
                    None => t!(text::log_kept_unseen, who: who(seat)),
                };
                tell(500, text)
            }
            Event::Given { seat, to, card } => {
                tell(1100, t!(text::log_given, who: who(seat), to: who(to), cards: one(card)))
            }
            Event::Ended { outcome } => tell(400, verdict(outcome, names)),
            Event::Asked { seat, question: Question::Tribute } => {
                vec![Beat::after(0).say(t!(text::say_must_discard, who: who(seat)))]
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
        let who = |seat: Seat| names.person(seat);
        let mine = |one: Seat, other: Seat| me(one) || me(other);
        let long = |long: bool, millis: u64, short: u64| if long { millis } else { short };
        let area = |seat| seats::area("panel", names, seat);
        match *event {
            Event::Special { seat, card, on } => {
                self.course.with = Some(card.into());
                let (by, cards) = (who(seat), one(card));
                let text = match on {
                    Some(on) => t!(text::log_played_on, who: by, on: who(on), cards),
                    None => t!(text::log_played, who: by, cards),
                };
                staged(seat, card, 900, text)
            }
            Event::Decided { seat } => {
                vec![Beat::after(0).say(t!(text::say_decided, who: who(seat)))]
            }
            Event::Shown { seat, cards } => {
                tell(700, t!(text::log_shown, who: who(seat), cards: hand(cards)))
            }
            Event::Took { seat, from, card } => {
                self.note_loss(names, seat, from, one(card));
                let text = t!(text::log_took, who: who(seat), from: who(from), cards: one(card));
                let mut beats = taken(names, before, seat, from, card);
                beats.extend(tell(long(mine(seat, from), 1000, 700), text));
                beats
            }
            Event::GemsPaid { from, to, gems: paid } => {
                self.note_loss(names, to, from, gems(paid));
                let text = t!(text::log_paid, who: who(from), to: who(to), gems: gems(paid));
                let beats = tell(long(mine(from, to), READABLE, 400), text);
                with_award(beats, paid, area(from), area(to))
            }
            Event::CardsPassed { from, to, count, cards: passed } => {
                self.note_loss(names, to, from, any_cards(count));
                let passed = cards(count, passed);
                let text = t!(text::log_got, who: who(to), from: who(from), cards: passed);
                tell(long(mine(from, to), 1100, 700), text)
            }
            _ => vec![Beat::after(0)],
        }
    }

    /// Notes what a seat took from the player.
    fn note_loss(&mut self, names: &Names, by: Seat, from: Seat, loss: List) {
        if !names.is_me(from) || names.is_me(by) {
            return;
        }
        let who = names.person(by);
        self.since.note(match self.course.with {
            Some(with) => t!(text::lost_with, who, loss, with: force(with)),
            None => t!(text::lost, who, loss),
        });
    }

    /// Returns the beats of attacks, answers and gems on the move.
    fn attack_beats(
        &mut self,
        names: &Names,
        before: &View,
        Moment { event, view }: &Moment<Position>,
    ) -> Beats {
        let me = |seat: Seat| names.is_me(seat);
        let who = |seat: Seat| names.person(seat);
        let mine = takes_part(names, view) || self.course.robbed;
        let long = |millis: u64, short: u64| if mine { millis } else { short };
        let (stage, panel) = (|| String::from("stage"), |seat| seats::area("panel", names, seat));
        match *event {
            Event::Prepared { seat, on, card, from_front } => {
                let (by, on, cards) = (who(seat), who(on), one(card));
                let text = match card.role() {
                    Card::Ladder => t!(text::log_ladder, who: by, on, cards),
                    _ if from_front => t!(text::log_sent_standing, who: by, on),
                    _ => t!(text::log_sent, who: by, on, cards),
                };
                // The table shows an archer, like an attack, while it waits for the answer.
                let worth = mine || card.role() != Card::Archer;
                let millis = if me(seat) { 600 } else { long(1100, 800) };
                read(tell_if(worth, millis, text), names, view)
            }
            Event::Lost { seat, card, to } => {
                let (by, lost) = (who(view.public.mover), card.role());
                let text = match to {
                    Card::Catapult => t!(text::log_lost_catapult, who: who(seat), by, lost),
                    Card::Dragon => t!(text::log_lost_dragon, who: who(seat), by),
                    card => t!(text::log_lost_archer, who: who(seat), by, card),
                };
                if me(seat) {
                    self.since.note(text.clone());
                }
                read(tell(long(READABLE, 400), text), names, view)
            }
            Event::Attacked { seat, on, force: sent, .. } => {
                let (cards, strength) = (force(sent), sent.strength());
                let text = t!(text::log_attacked, who: who(seat), on: who(on), cards, strength);
                tell_if(mine, if me(seat) { 500 } else { 1300 }, text)
            }
            Event::Answered { seat, response: None } => {
                let text = match me(seat) && !can_answer(before) {
                    true => t!(text::log_without_answer),
                    false => t!(text::log_no_answer, who: who(seat)),
                };
                tell_if(mine, 500, text)
            }
            Event::Answered { seat, response: Some(response) } => {
                let text = t!(text::log_answered, who: who(seat), cards: force(response));
                tell(long(1200, 600), text)
            }
            Event::Turned { attack } => tell(1100, t!(text::log_turned, on: who(attack.on))),
            Event::AttackEnded { attack, fate } => {
                self.course.with = Some(attack.force);
                ended(names, attack, fate, mine, view)
            }
            Event::GemsTaken { gems: taken, from, by } => {
                let (by, gems) = (who(by), gems(taken));
                let text = t!(text::log_gems_taken, who: by, from: who(from), gems);
                with_award(tell_if(mine, READABLE, text), taken, panel(from), stage())
            }
            Event::LetGo { seat } => {
                vec![Beat::after(0).say(t!(text::say_let_go, who: who(seat)))]
            }
            Event::Waylaid { seat, from, gems: stolen, card } => {
                self.course.with = Some(card.into());
                self.course.robbed |= me(seat) || me(from);
                let millis = if mine || self.course.robbed { 1200 } else { 800 };
                let (gems, cards) = (gems(stolen), one(card));
                let text = t!(text::log_stole, who: who(seat), from: who(from), gems, cards);
                staged(seat, card, millis, text)
            }
            Event::Settled { seat, gems: won } => {
                let with = self.course.with;
                let from =
                    if let Phase::Road(loot) = before.public.phase { loot.from } else { seat };
                let stolen = with.is_some_and(|force| force.role() == Card::Highwayman);
                let beat = Beat::after(long(READABLE, 600));
                // Who took the gems has been told; the result of a raid between others sums it up.
                let beat = match with {
                    Some(with) if !mine && from != seat => {
                        let (gems, with) = (gems(won), force(with));
                        beat.say(t!(text::say_raided, who: who(seat), from: who(from), gems, with))
                    }
                    _ => beat,
                };
                let beat = match stolen {
                    true => beat.tell(t!(text::log_gained, who: who(seat), gems: gems(won))),
                    false => beat,
                };
                if mine {
                    self.note_loss(names, seat, from, gems(won));
                }
                with_award(vec![beat], won, stage(), panel(seat))
            }
            _ => vec![Beat::after(0)],
        }
    }
}

/// Returns the beats of the end of an attack.
fn ended(names: &Names, attack: Attack, fate: AttackResult, mine: bool, view: &View) -> Beats {
    let force = attack.force;
    let archer = force.role() == Card::Archer;
    match fate {
        AttackResult::Done => vec![Beat::after(100)],
        AttackResult::Met => {
            let mut beats = vec![Beat::after(if mine { 700 } else { 0 })];
            if attack.strength_left() == 0 {
                let millis = if mine { 1000 } else { 700 };
                beats.push(Beat::still(millis).tell(t!(text::log_held_off)));
            }
            beats
        }
        AttackResult::Stopped => {
            let ends_turn = attack.ends_turn_of(view.public.mover);
            let stopped = if archer { t!(text::log_stopped_archer) } else { t!(text::log_stopped) };
            let mut beats = tell_if(mine || !ends_turn, 700, stopped);
            let who = names.person(attack.by);
            beats.push(match ends_turn {
                true if archer => Beat::still(700).say(t!(text::say_turn_over_archer, who)),
                true => Beat::still(700).say(t!(text::say_turn_over, who)),
                false => Beat::still(0),
            });
            beats
        }
        AttackResult::Charmed => {
            let (who, card) = (names.person(attack.on), force.role());
            tell(READABLE, t!(text::log_charmed, who, card))
        }
    }
}

/// Returns the beats of a call for a new draft. A player who had no other choice is told so first.
fn redrafted(seat: Seat, names: &Names, before: &View) -> Beats {
    let mut actions = Vec::new();
    Position::imagine(before, &mut Chance::new(0)).legal_actions(&mut actions);
    let forced = names.is_me(seat) && actions.len() == 1;
    let told = forced.then(|| Beat::still(2600).tell(t!(text::log_nothing_else)));
    let calls = tell(1100, t!(text::log_redrafted, who: names.person(seat)));
    told.into_iter().chain(calls).collect()
}
