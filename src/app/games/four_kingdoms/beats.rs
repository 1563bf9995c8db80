//! How the events of Four Kingdoms are shown.

use super::message::Message;
use super::scene::Spot;
use super::{FourKingdoms, Play};
use crate::app::session::{Moment, Observer};
use crate::app::table::game::{Beat, MessageTiming, Move, Step};
use crate::cards::Suit;
use crate::engine::Game;
use crate::games::four_kingdoms::{Action, Event, Position};

/// How long the heap is seen before the deal, in milliseconds.
const HEAP: u64 = 200;
/// Between the cards that go home by themselves.
const BETWEEN: u64 = 170;
/// Between the moves that are only demonstrated.
const DEMONSTRATION: u64 = 520;
/// How long each kingdom is seen at the win, before the next is crowned.
const CROWNING: u64 = 240;
/// How long all four are seen before anything lies over them.
const REIGN: u64 = 1500;

/// All cards in one heap, which has to be seen before they can fly from it; then the deal.
pub fn deal() -> Vec<Beat<FourKingdoms>> {
    let to = Spot::Talon;
    let moves = Spot::all().filter(|spot| *spot != to).map(|from| Move::All { from, to });
    vec![Beat { moves: moves.collect(), ..Beat::still(HEAP) }, Beat::after(0)]
}

/// What an event is to the player who watches.
pub fn beats(event: &Event) -> Vec<Beat<FourKingdoms>> {
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

/// How many kingdoms are shown as complete: once the win is shown, one more with each of its beats.
pub fn crowned(play: &Play) -> usize {
    let comes_later = play.steps.iter().any(|step| matches!(step, Step::Moment(_)));
    if !play.position().is_won() || comes_later {
        return 0;
    }
    (Suit::ALL.len() + 1).saturating_sub(play.steps.len()).min(Suit::ALL.len())
}

/// A line of moves that is shown without being made; after that the cards come back.
pub fn demonstration(play: &Play, line: &[Action]) -> Vec<Beat<FourKingdoms>> {
    let mut position = play.position().clone();
    let mut beats = Vec::new();
    for action in line {
        if position.check(*action).is_err() {
            break;
        }
        let mut observer = Observer::new(play.names.human());
        position.play(*action, &mut observer);
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
