//! What others do among themselves at a table of Of Knights and Ninjas, in short: a raid is its
//! attack, an answer if there is one, and its result in one line.

use std::time::Duration;

use super::words::{force, gems, played};
use crate::app::table::game::Told;
use crate::app::table::names::Names;
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{Attack, Card, Event, Fate, Phase};

/// How long answers are waited for, at normal speed: those to or about the player, and others.
const OWN_ANSWERS: Duration = Duration::from_millis(1000);
const ANSWERS: Duration = Duration::from_millis(600);

/// The attack that goes on, and how much of it is shown.
#[derive(Debug, Default)]
pub struct Brief {
    /// The gems it takes: whose they were, and by what they were taken last.
    taken: Option<(Seat, String)>,
    force: String,
    /// The player takes part in it.
    mine: bool,
}

/// How long answers are gathered for in a phase, if they are.
pub fn answers(phase: Phase, names: &Names) -> Option<Duration> {
    let between = |seats: [Seat; 2]| match seats.contains(&names.human()) {
        true => OWN_ANSWERS,
        false => ANSWERS,
    };
    match phase {
        Phase::Answer(attack) => Some(between([attack.by, attack.on])),
        Phase::Road(loot) => Some(between([loot.from, loot.holder])),
        Phase::Show(_) | Phase::Pay(_) => Some(OWN_ANSWERS),
        _ => None,
    }
}

impl Brief {
    /// Something happened.
    pub fn hear(&mut self, event: &Event, names: &Names) {
        let me = |seats: [Seat; 2]| seats.contains(&names.human());
        match event {
            Event::TurnBegan { .. } => self.mine = false,
            Event::Attacked { seat, on, force: sent, .. } => {
                (self.mine, self.force) = (me([*seat, *on]), force(*sent));
            }
            Event::Prepared { seat, on, .. } => self.mine = me([*seat, *on]),
            // A match may be resumed in the middle of an attack.
            Event::Answered { seat, .. } => self.mine |= names.is_me(*seat),
            Event::AttackEnded { attack: Attack { force: sent, by, on, .. }, .. } => {
                (self.mine, self.force) = (me([*by, *on]), force(*sent));
            }
            Event::GemsTaken { from, by, .. } => {
                self.mine |= me([*from, *by]);
                self.taken = Some((*from, self.force.clone()));
            }
            Event::Waylaid { seat, from, card, .. } => {
                self.mine |= me([*seat, *from]);
                if let Some((_, with)) = &mut self.taken {
                    *with = played(*card);
                }
            }
            _ => {}
        }
    }

    /// Whether the attack that goes on is between others.
    pub fn is_between_others(&self) -> bool {
        !self.mine
    }

    /// What is told of an event, in short where it does not concern the player.
    pub fn condense(&mut self, event: &Event, told: Told, mover: Seat, names: &Names) -> Told {
        let others = |seats: [Seat; 2]| !seats.contains(&names.human());
        let raid = !self.mine;
        let silent = || Told { log: told.log.clone(), ..Told::default() };
        let millis = |millis| Told { millis, ..told.clone() };
        match event {
            // Whose turn it is stands on the panels and in the prompt.
            Event::TurnBegan { seat, .. } | Event::Drew { seat, .. } if !names.is_me(*seat) => {
                silent()
            }
            Event::MinstrelLeft { seat, .. } if !names.is_me(*seat) => millis(300),
            Event::Fortified { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Passed { seat } => match names.is_me(*seat) {
                // The player did it, and knows.
                true => millis(300),
                false => millis(600),
            },
            // Both are seen while the answer is waited for.
            Event::Prepared { card, .. } if raid && card.role() == Card::Archer => silent(),
            Event::Attacked { .. } if raid => silent(),
            Event::Attacked { seat, .. } if names.is_me(*seat) => millis(500),
            Event::Prepared { .. } if raid => millis(900),
            Event::Lost { .. } if raid => millis(400),
            Event::Answered { response: None, .. } if raid => silent(),
            Event::Answered { .. } if raid => millis(700),
            Event::AttackEnded { fate: Fate::Met, .. } if raid => silent(),
            // That the turn is over is told next.
            Event::AttackEnded { attack: Attack { by, .. }, fate: Fate::Stopped }
                if raid && *by == mover =>
            {
                silent()
            }
            Event::GemsTaken { .. } if raid => silent(),
            // They are seen on the road while all others are asked.
            Event::GemsTaken { .. } => millis(700),
            Event::Settled { seat, gems: won } => match (raid, self.taken.take()) {
                (true, Some((from, with))) => {
                    let (who, from, won) = (names.of_seat(*seat), names.inside(from), gems(*won));
                    let narration = Some(format!("{who} took {won} from {from} with {with}."));
                    Told { millis: 700, narration, ..told }
                }
                _ => told,
            },
            Event::GemsPaid { from, to, .. } if others([*from, *to]) => millis(400),
            Event::CardsPassed { from, to, .. } if others([*from, *to]) => millis(700),
            Event::Took { seat, from, .. } if others([*seat, *from]) => millis(900),
            _ => told,
        }
    }
}
