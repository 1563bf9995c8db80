//! Beats (presentation steps) of the events of Four Kingdoms.

use super::message::Message;
use super::scene::Spot;
use super::{FourKingdoms, Play};
use crate::session::{Moment, Observer};
use crate::table::game::{Beat, MessageTiming, Move, Step};
use cardkeep_core::cards::Suit;
use cardkeep_core::engine::Game;
use cardkeep_core::games::four_kingdoms::{Action, Event, Position};

/// How long the pile of all cards is shown before the deal, in milliseconds.
const HEAP: u64 = 200;
/// Pause between automatic moves home.
const BETWEEN: u64 = 170;
/// Pause between demonstrated moves.
const DEMONSTRATION: u64 = 520;
/// How long each kingdom is highlighted after a win.
const CROWNING: u64 = 240;
/// How long all four stay highlighted before the result appears.
const REIGN: u64 = 1500;

/// Returns the beats of the deal, beginning with all cards in one pile, which must be visible
/// before they can fly from it.
pub(super) fn deal() -> Vec<Beat<FourKingdoms>> {
    let to = Spot::Talon;
    let moves = Spot::all().filter(|spot| *spot != to).map(|from| Move::All { from, to });
    vec![Beat { moves: moves.collect(), ..Beat::still(HEAP) }, Beat::after(0)]
}

/// Returns the beats of an event.
pub(super) fn beats(event: &Event) -> Vec<Beat<FourKingdoms>> {
    match event {
        Event::Dealt { card } => vec![Beat::after(BETWEEN).with(Message::Dealt(*card))],
        Event::Moved { cards, to, .. } => {
            vec![Beat::after(BETWEEN).with(Message::Moved { cards: *cards, to: *to })]
        }
        Event::TurnedUp { card, .. } => vec![Beat::after(0).with(Message::TurnedUp(*card))],
        Event::Won => {
            let mut beats = vec![Beat::after(0).with(Message::Won)];
            beats.extend(Suit::ALL.map(|_| Beat::still(CROWNING)));
            beats.push(Beat::still(REIGN));
            beats
        }
    }
}

/// Returns how many kingdoms are highlighted as complete: one more with each beat of the win.
pub(super) fn crowned(play: &Play) -> usize {
    let comes_later = play.steps.iter().any(|step| matches!(step, Step::Moment(_)));
    if !play.position().public().is_won() || comes_later {
        return 0;
    }
    (Suit::ALL.len() + 1).saturating_sub(play.steps.len()).min(Suit::ALL.len())
}

/// Returns the beats that demonstrate a line of moves without making them; then the cards return.
pub(super) fn demonstration(play: &Play, line: &[Action]) -> Vec<Beat<FourKingdoms>> {
    let mut position = play.position().clone();
    let mut beats = Vec::new();
    for action in line {
        if position.check(*action).is_err() {
            break;
        }
        let mut observer = Observer::new(play.names.human());
        position.play_unchecked(*action, &mut observer);
        let mut moments: Vec<Moment<Position>> = observer.moments;
        moments.retain(|moment| moment.event != Event::Won);
        let last = moments.len().saturating_sub(1);
        let aside = |(n, moment): (usize, Moment<Position>)| Beat {
            aside: Some(Box::new(moment.view)),
            ..Beat::still(if n == last { DEMONSTRATION } else { 0 })
        };
        beats.extend(moments.into_iter().enumerate().map(aside));
    }
    beats.push(Beat { said: MessageTiming::Kept, ..Beat::after(0).with(Message::OneWay) });
    beats
}
