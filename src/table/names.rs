//! Names and crests of the players at a table, as the player sees them.

use super::cards::Face;
use super::reaction::Explanation;
use crate::i18n::{Person, app, t};
use crate::seated::Perspective;
use crate::words;
use cardkeep_ai::{Level, Thinker};
use cardkeep_art::Crest;
use cardkeep_core::engine::Seat;
use cardkeep_store::{Emblem, Settings};

use crate::session::{Session, Viewer};

/// The seats with their names. The person at the device has number 0 and is "You" while the match goes
/// on; the others follow clockwise.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    human: Seat,
    names: Vec<String>,
    levels: Vec<Option<Level>>,
    /// The player's name for badges and results; empty for "You".
    mine: String,
    /// The player's crest.
    emblem: Emblem,
    /// Whether several people share the device, or a friend has played, each with a name and a crest of
    /// its own.
    shared: bool,
    /// Whether nobody is "You", because all of them look at the table.
    open: bool,
    /// Whether they see only what everybody knows.
    public: bool,
}

impl Names {
    pub(crate) fn new(human: Seat, names: Vec<String>, levels: Vec<Option<Level>>) -> Names {
        let (mine, emblem) = (String::new(), Emblem::default());
        Names { human, names, levels, mine, emblem, shared: false, open: false, public: false }
    }

    pub(crate) fn of<G: Thinker>(session: &Session<G>) -> Names {
        let levels = session.players().iter().map(|player| player.level()).collect();
        let seats = Seat::all(session.players().len() as u8);
        let names = seats.map(|seat| session.name(seat).to_owned()).collect();
        let mut names = Names::new(session.human(), names, levels);
        let of_friend = session.perspective() == Perspective::Friend;
        if of_friend && let Some(own) = names.names.get_mut(names.human.index()) {
            *own = t!(app::friend);
        }
        if session.is_shared() || of_friend {
            names.shared = true;
            names.open = session.is_reviewing() || session.outcome().is_some();
            names.mine = names.of_seat(names.human).to_owned();
        }
        if session.is_covered() {
            names.cover(true);
        }
        if names.level(names.human).is_some() {
            names.mine = names.of_seat(names.human).to_owned();
        }
        names.translate();
        names
    }

    /// Calls the person at the device by name, too, now that a shared match is over.
    pub(crate) fn open(&mut self) {
        self.open = self.shared;
        if self.open
            && let Some(own) = self.names.get_mut(self.human.index())
        {
            own.clone_from(&self.mine);
        }
    }

    /// Covers what not everybody knows, and calls everybody by name; or shows it to the person at the device.
    pub(crate) fn cover(&mut self, covered: bool) {
        (self.public, self.open) = (covered, false);
        match covered {
            true => self.open(),
            false => self.translate(),
        }
    }

    /// Names the player in the current language.
    fn translate(&mut self) {
        if !self.open
            && let Some(own) = self.names.get_mut(self.human.index())
        {
            *own = t!(app::you);
        }
    }

    /// Gives the player the chosen crest, and the chosen name for use outside of sentences. A name that
    /// an opponent has too is ignored, because it would be ambiguous.
    pub(crate) fn introduce_me(&mut self, settings: &Settings) {
        if self.shared {
            return;
        }
        if self.level(self.human).is_some() {
            // A review as an opponent saw it, to whom the player has a name.
            let player = self.levels.iter().position(Option::is_none);
            if let Some(name) = player.and_then(|seat| self.names.get_mut(seat)) {
                *name = settings.name.clone();
                if name.is_empty() {
                    *name = t!(app::player_name);
                }
            }
            self.emblem = settings.emblem;
            return;
        }
        let name = settings.name.as_str();
        self.emblem = settings.emblem;
        let taken = self.names.iter().any(|other| other.to_lowercase() == name.to_lowercase());
        self.mine = if taken { String::new() } else { name.to_owned() };
    }

    /// Returns the player's seat.
    pub(crate) fn human(&self) -> Seat {
        self.human
    }

    /// Returns who looks at the match.
    pub(crate) fn viewer(&self) -> Viewer {
        Viewer { seat: self.human, public: self.public }
    }

    /// Whether it is the seat of the player who looks at the table.
    pub(crate) fn is_me(&self, seat: Seat) -> bool {
        seat == self.human && !self.public
    }

    /// Whether the table is seen from this seat's side.
    pub(crate) fn is_near(&self, seat: Seat) -> bool {
        seat == self.human
    }

    /// Whether it is the player's seat, or any person's while all look at the table.
    pub(crate) fn is_ours(&self, seat: Seat) -> bool {
        self.is_me(seat) || self.open && self.level(seat).is_none()
    }

    /// Returns the number of seats.
    pub(crate) fn seats(&self) -> u8 {
        self.names.len() as u8
    }

    /// Iterates over the player's seat and then the others clockwise.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.human.clockwise(self.seats())
    }

    /// Returns the number of a seat: 0 for the player's.
    pub(crate) fn number(&self, seat: Seat) -> usize {
        usize::from((seat.0 + self.seats() - self.human.0) % self.seats().max(1))
    }

    /// Returns the name of the only opponent at a two-player table.
    pub(crate) fn rival(&self) -> &str {
        self.of_seat(self.human.other())
    }

    /// Returns the level of an opponent; `None` for the player.
    pub(crate) fn level(&self, seat: Seat) -> Option<Level> {
        self.levels.get(seat.index()).copied().flatten()
    }

    /// Returns the name for a badge or list.
    pub(crate) fn badge(&self, seat: Seat) -> &str {
        if self.is_near(seat) && !self.mine.is_empty() { &self.mine } else { self.of_seat(seat) }
    }

    /// Returns the names as an opponent uses them, to whom the player has a name.
    pub(crate) fn seen_by(&self, seat: Seat) -> Names {
        let mut names = self.names.clone();
        if let Some(mine) = names.get_mut(self.human.index()) {
            *mine = if self.mine.is_empty() { t!(app::player_name) } else { self.mine.clone() };
        }
        Names { human: seat, names, mine: String::new(), ..self.clone() }
    }

    /// Returns the crest of a seat.
    pub(crate) fn crest(&self, seat: Seat) -> Crest {
        match self.level(seat).is_none() && !self.shared {
            true => self.emblem.into(),
            false => Crest::of(self.badge(seat)),
        }
    }

    /// Builds the explanation of a player, with crest and temper.
    pub(crate) fn introduce(
        &self,
        seat: Seat,
        name: String,
        mut lines: Vec<String>,
    ) -> Explanation {
        let crest = Face::Crest(self.crest(seat));
        if self.level(seat).is_none() {
            return Explanation::new(name, crest, lines);
        }
        lines.push(words::temper(self.of_seat(seat)));
        let explanation = Explanation::new(name, crest, lines);
        Explanation { opponent: Some(seat), ..explanation }
    }

    /// Returns the name.
    pub(crate) fn of_seat(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Returns the player as an argument of messages.
    pub(crate) fn person(&self, seat: Seat) -> Person {
        match self.is_me(seat) && !self.open {
            true => Person::You,
            false => Person::Named(self.of_seat(seat).to_owned()),
        }
    }
}
