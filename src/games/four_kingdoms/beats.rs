//! Beats (presentation steps) of the events of Four Kingdoms.

use super::scene::Spot;
use super::{FourKingdoms, Play};
use crate::i18n::{four_kingdoms as text, t};
use crate::session::{Moment, Observer};
use crate::table::game::{Beat, Move, Step, TextTiming};
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
        Event::Dealt { card } => {
            vec![Beat::after(BETWEEN).log(t!(text::log_dealt, card: *card))]
        }
        Event::Moved { cards, to, .. } => {
            let line = match (cards.first(), cards.last()) {
                (Some(first), Some(last)) if first != last => {
                    t!(text::log_moved_run, first: *first, last: *last, place: *to)
                }
                (Some(card), _) => t!(text::log_moved, card: *card, place: *to),
                (None, _) => return vec![Beat::after(BETWEEN)],
            };
            vec![Beat::after(BETWEEN).log(line)]
        }
        Event::TurnedUp { card, .. } => {
            vec![Beat::after(0).log(t!(text::log_turned_up, card: *card))]
        }
        Event::Won => {
            let mut beats = vec![Beat::after(0).log(t!(text::log_won))];
            beats.extend(Suit::ALL.map(|_| Beat::still(CROWNING)));
            beats.push(Beat::still(REIGN));
            beats
        }
    }
}

/// Returns how many kingdoms are highlighted as complete: one more with each beat of the win.
pub(super) fn crowned(play: &Play) -> usize {
    let comes_later = play.steps.iter().any(|step| matches!(step, Step::Moment(_)));
    if !play.session.full_position().public().is_won() || comes_later {
        return 0;
    }
    (Suit::ALL.len() + 1).saturating_sub(play.steps.len()).min(Suit::ALL.len())
}

/// Returns the beats that demonstrate a line of moves without making them; then the cards return.
pub(super) fn demonstration(play: &Play, line: &[Action]) -> Vec<Beat<FourKingdoms>> {
    let mut position = play.session.full_position().clone();
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
    beats.push(Beat { shown: TextTiming::Kept, ..Beat::after(0).say(t!(text::solution_shown)) });
    beats
}
