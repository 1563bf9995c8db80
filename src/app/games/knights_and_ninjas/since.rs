//! What has come to everybody since the player's last turn ended, for who looked away.

use super::words::{self, a, count, gems, played};
use crate::app::table::names::Names;
use crate::app::words::phrases::list;
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{BySeat, Event, Force};

/// How many losses are told one by one.
const TOLD: usize = 3;

/// Gems on the road: whose they were, and by what they were taken last.
#[derive(Clone, Debug)]
struct Taken {
    from: Seat,
    with: String,
}

/// What has come to everybody since the player's last turn ended. It is forgotten as soon as the
/// player does something with a turn of its own.
#[derive(Clone, Debug)]
pub struct Since {
    gems: BySeat<i8>,
    /// What the player lost, in words without a full stop.
    losses: Vec<String>,
    /// The player had a turn before.
    again: bool,
    /// The player has done something with the turn that goes on.
    acted: bool,
    /// The attack that goes on.
    force: Option<Force>,
    taken: Option<Taken>,
    /// The special card that was played last.
    special: String,
}

impl Since {
    pub fn new(seats: u8) -> Since {
        Since {
            gems: BySeat::new(seats),
            losses: Vec::new(),
            again: false,
            acted: false,
            force: None,
            taken: None,
            special: String::new(),
        }
    }

    /// Something happened.
    pub fn hear(&mut self, event: &Event, names: &Names) {
        let me = |seat: &Seat| names.is_me(*seat);
        match event {
            Event::TurnEnded { seat } if me(seat) => {
                *self = Since { again: true, ..Since::new(names.seats()) };
            }
            Event::Special { seat, card, .. } => {
                self.act(me(seat));
                self.special = played(*card);
            }
            Event::Attacked { seat, force, .. } => {
                self.act(me(seat));
                self.force = Some(*force);
            }
            Event::Prepared { seat, .. }
            | Event::Fortified { seat, .. }
            | Event::Redrafted { seat } => self.act(me(seat)),
            Event::GemsTaken { gems, from, .. } => {
                self.change(*from, -(*gems as i8));
                let with = self.force.map(words::force).unwrap_or_default();
                self.taken = Some(Taken { from: *from, with });
            }
            Event::Waylaid { card, .. } => {
                if let Some(taken) = &mut self.taken {
                    taken.with = played(*card);
                }
            }
            Event::Settled { seat, gems: won } => {
                self.change(*seat, *won as i8);
                let Some(Taken { from, with }) = self.taken.take() else { return };
                if me(&from) && !me(seat) {
                    self.lose(format!("{} took {} with {with}", names.of_seat(*seat), gems(*won)));
                }
            }
            Event::GemsPaid { from, to, gems: paid } => {
                self.change(*from, -(*paid as i8));
                self.change(*to, *paid as i8);
                self.lose_to(*to, *from, gems(*paid), names);
            }
            Event::CardsPassed { from, to, count: passed, .. } => {
                self.lose_to(*to, *from, count((*passed).into()), names);
            }
            Event::Took { seat, from, card } => self.lose_to(*seat, *from, a(*card), names),
            Event::Lost { seat, card, to } if me(seat) => {
                self.lose(format!("{} took your {}", a(*to), card.role()));
            }
            _ => {}
        }
    }

    fn act(&mut self, mine: bool) {
        if mine && !self.acted {
            let seats = self.gems.seats();
            *self = Since { again: self.again, acted: true, ..Since::new(seats) };
        }
    }

    fn change(&mut self, seat: Seat, gems: i8) {
        if !self.acted {
            self.gems[seat] += gems;
        }
    }

    fn lose_to(&mut self, by: Seat, from: Seat, what: String, names: &Names) {
        if names.is_me(from) {
            self.lose(format!("{} took {what} with {}", names.of_seat(by), self.special));
        }
    }

    fn lose(&mut self, loss: String) {
        if !self.acted {
            self.losses.push(loss);
        }
    }

    /// How many gems somebody has more or less: "+2", "−4".
    pub fn change_of(&self, seat: Seat) -> String {
        match self.gems[seat] {
            0 => String::new(),
            more @ 1.. => format!("+{more}"),
            less => format!("−{}", less.unsigned_abs()),
        }
    }

    /// The same for those who cannot see it.
    pub fn change_said(&self, seat: Seat) -> String {
        let change = self.gems[seat];
        match change {
            0 => String::new(),
            _ => {
                let more = if change > 0 { "more" } else { "less" };
                format!("{} {more} since {}", gems(change.unsigned_abs()), self.when())
            }
        }
    }

    fn when(&self) -> &'static str {
        if self.again { "your last turn" } else { "the beginning" }
    }

    /// What the player lost, in a sentence, if anything.
    pub fn told(&self) -> Option<String> {
        let beyond = self.losses.len().saturating_sub(TOLD);
        let mut losses = self.losses[beyond..].to_vec();
        losses.extend((beyond > 0).then(|| String::from("more before that")));
        (!losses.is_empty()).then(|| format!("Since {}: {}.", self.when(), list(&losses)))
    }
}
