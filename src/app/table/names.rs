//! Who sits round a table, as the player sees them.

use super::cards::Face;
use super::reaction::Explanation;
use crate::ai::{Level, Thinker};
use crate::app::art::Crest;
use crate::app::i18n::Person;
use crate::app::words;
use crate::engine::Seat;

use crate::app::session::Session;

/// The seats with their names; the player is "You", has number 0, and the others follow clockwise.
#[derive(Clone, Debug)]
pub struct Names {
    human: Seat,
    names: Vec<String>,
    levels: Vec<Option<Level>>,
    /// What the player wants to be called on badges and results; empty for "You".
    mine: String,
}

impl Names {
    pub fn new(human: Seat, names: Vec<String>, levels: Vec<Option<Level>>) -> Names {
        Names { human, names, levels, mine: String::new() }
    }

    pub fn of<G: Thinker>(session: &Session<G>) -> Names {
        let levels = session.players().iter().map(|player| player.level()).collect();
        let seats = Seat::all(session.position().setup().seats);
        let names = seats.map(|seat| session.name(seat).to_owned()).collect();
        Names::new(session.human(), names, levels)
    }

    /// The player goes by this name where no sentence is made of it; one that an opponent has, too,
    /// would tell nobody anything.
    pub fn call_me(&mut self, name: &str) {
        let taken = self.names.iter().any(|other| other.to_lowercase() == name.to_lowercase());
        self.mine = if taken { String::new() } else { name.to_owned() };
    }

    /// The player's own seat.
    pub fn human(&self) -> Seat {
        self.human
    }

    pub fn is_me(&self, seat: Seat) -> bool {
        seat == self.human
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.names.len() as u8
    }

    /// The player's own seat and then the others clockwise.
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (human, seats) = (self.human, self.seats());
        (0..seats).map(move |step| Seat((human.0 + step) % seats))
    }

    /// The number of a seat: 0 for the player's own.
    pub fn number(&self, seat: Seat) -> usize {
        usize::from((seat.0 + self.seats() - self.human.0) % self.seats().max(1))
    }

    /// The one opponent at a table of two.
    pub fn rival(&self) -> &str {
        self.of_seat(self.human.other())
    }

    /// How strong who sits there plays; nothing of the player.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.levels.get(seat.index()).copied().flatten()
    }

    /// The name on a badge or in a list.
    pub fn badge(&self, seat: Seat) -> &str {
        if self.is_me(seat) && !self.mine.is_empty() { &self.mine } else { self.of_seat(seat) }
    }

    /// What is to be said of who sits there, with their crest and their temper.
    pub fn introduce(&self, seat: Seat, name: String, mut lines: Vec<String>) -> Explanation {
        if self.is_me(seat) {
            return Explanation::new(name, Face::Hidden, lines);
        }
        let who = self.of_seat(seat);
        lines.push(words::temper(who));
        Explanation::new(name, Face::Crest(Crest::of(who)), lines)
    }

    /// The name at the beginning of a sentence.
    pub fn of_seat(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Who sits there, as an argument of messages.
    pub fn person(&self, seat: Seat) -> Person {
        if self.is_me(seat) { Person::You } else { Person::Named(self.of_seat(seat).to_owned()) }
    }

    /// The name in the middle of a sentence.
    pub fn inside(&self, seat: Seat) -> &str {
        if self.is_me(seat) { "you" } else { self.of_seat(seat) }
    }

    /// Who is something, in the middle of a sentence: "you are", "Anna is".
    pub fn inside_is(&self, seat: Seat) -> String {
        format!("{} {}", self.inside(seat), if self.is_me(seat) { "are" } else { "is" })
    }

    /// Whose: "your", "Anna's".
    pub fn whose(&self, seat: Seat) -> String {
        if self.is_me(seat) { "your".into() } else { format!("{}'s", self.of_seat(seat)) }
    }
}
