//! How much an event matters to the player. Every game says it of each of its events in one table
//! (`moments.rs`); the table machine makes the more of an event the more important it is.

use super::names::Names;
use crate::i18n::{app, characters, t};
use crate::ui::{self, Importance};
use cardkeep_art::Front;
use cardkeep_core::engine::{Outcome, Seat};

/// How long what another does to the player is shown at least, in milliseconds at normal speed.
pub(crate) const READABLE: u64 = 900;

/// How many lines a character has for each kind of event.
pub(super) const LINES: usize = 3;

/// How much an event matters, and what is shown of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Highlight {
    pub importance: Importance,
    /// A few words, shown large; of a note or a gain there are none.
    pub headline: String,
    /// The seat whose doing it is.
    pub by: Option<Seat>,
    /// The seat at whose expense it is.
    pub against: Option<Seat>,
    /// The cards that it is about, shown with a triumph.
    pub cards: Vec<Front>,
    /// What an opponent says to it, if anything.
    pub line: String,
}

impl Highlight {
    fn new(importance: Importance, headline: String) -> Highlight {
        let (cards, line) = (Vec::new(), String::new());
        Highlight { importance, headline, by: None, against: None, cards, line }
    }

    /// A trifle: a card is played, drawn or placed.
    pub(crate) fn note() -> Highlight {
        Highlight::new(Importance::Note, String::new())
    }

    /// A seat gains something.
    pub(crate) fn gain(by: impl Into<Option<Seat>>) -> Highlight {
        Highlight { by: by.into(), ..Highlight::new(Importance::Gain, String::new()) }
    }

    /// The turn of the tide.
    pub(crate) fn tide(headline: String) -> Highlight {
        Highlight::new(Importance::Tide, headline)
    }

    /// A seat is hit where it hurts.
    pub(crate) fn blow(against: Seat, headline: String) -> Highlight {
        Highlight::new(Importance::Blow, headline).against(against)
    }

    /// A seat reaches what the game is about.
    pub(crate) fn triumph(by: Seat, headline: String) -> Highlight {
        Highlight::new(Importance::Triumph, headline).by(by)
    }

    /// The end of a match. The player's own victory has a scene of its own.
    pub(crate) fn match_over(outcome: Outcome, names: &Names) -> Highlight {
        match outcome.sole_winner() {
            Some(winner) if !names.is_me(winner) => {
                Highlight::triumph(winner, t!(app::headline_won, who: names.of_seat(winner)))
            }
            _ => Highlight::note(),
        }
    }

    #[must_use]
    pub(crate) fn by(self, seat: Seat) -> Highlight {
        Highlight { by: Some(seat), ..self }
    }

    #[must_use]
    pub(crate) fn against(self, seat: Seat) -> Highlight {
        Highlight { against: Some(seat), ..self }
    }

    #[must_use]
    pub(crate) fn with_cards<C: Into<Front>>(
        self,
        cards: impl IntoIterator<Item = C>,
    ) -> Highlight {
        Highlight { cards: cards.into_iter().map(Into::into).collect(), ..self }
    }

    /// Says this below the headline.
    #[must_use]
    pub(super) fn saying(self, line: String) -> Highlight {
        Highlight { line, ..self }
    }

    /// Returns what the opponent says to it whom it concerns most, if it is one with a character; `pick`
    /// chooses among several lines. It follows from nothing but the event.
    pub(super) fn spoken(&self, names: &Names, pick: usize) -> Option<String> {
        let rival = |seat: Option<Seat>| seat.filter(|seat| names.level(*seat).is_some());
        let (by, against) = (rival(self.by), rival(self.against));
        let seat = match self.importance {
            Importance::Blow => against,
            _ => by.or(against),
        }?;
        let who = names.of_seat(seat);
        let (name, pick) = (who.to_lowercase(), pick % LINES);
        let line = match self.importance {
            Importance::Note | Importance::Gain => return None,
            Importance::Tide if by.is_some() => t!(characters::says_wins, name, pick),
            Importance::Tide => t!(characters::says_suffers, name, pick),
            Importance::Blow => t!(characters::says_falls, name, pick),
            Importance::Triumph if by.is_some() => t!(characters::says_triumphs, name, pick),
            Importance::Triumph => t!(characters::says_suffers, name, pick),
        };
        (!line.is_empty()).then(|| t!(app::says, who, line))
    }

    /// Whether it is shown large, with a headline.
    pub(super) fn is_large(&self) -> bool {
        !self.headline.is_empty()
    }

    /// Whether it is shown as a scene of its own.
    pub(super) fn is_scene(&self) -> bool {
        matches!(self.importance, Importance::Blow | Importance::Triumph)
    }

    /// Whether it wins this seat something.
    pub(super) fn is_won_by(&self, seat: Seat) -> bool {
        self.importance != Importance::Note && self.by == Some(seat)
    }

    /// Returns what the screen shows.
    pub(super) fn row(&self, names: &Names) -> ui::Highlight {
        let number = |seat: Option<Seat>| seat.map_or(-1, |seat| names.number(seat) as i32);
        ui::Highlight {
            importance: self.importance,
            headline: self.headline.as_str().into(),
            line: self.line.as_str().into(),
            by: number(self.by),
            against: number(self.against),
            ill: match self.against {
                Some(seat) if self.importance != Importance::Triumph => names.is_ours(seat),
                // What a rival does to no one in particular is bad for everyone else.
                _ => self.by.is_some_and(|seat| !names.is_ours(seat)),
            },
            figures: self.cards.len() as i32,
            avoid: Default::default(),
        }
    }

    /// Returns how long it is shown at least at normal speed, in milliseconds: what turns the tide, and what
    /// another does to this seat, long enough to be read.
    pub(super) fn millis(&self, seat: Seat) -> u64 {
        let own = self.by == Some(seat);
        let hits = self.against == Some(seat) && self.by.is_some() && !own;
        match self.importance {
            Importance::Note | Importance::Gain if hits => READABLE,
            Importance::Note | Importance::Gain => 0,
            Importance::Tide => READABLE,
            Importance::Blow => 1200,
            Importance::Triumph => 1800,
        }
    }
}

/// Returns what the screen shows while nothing is made much of.
pub(super) fn nothing() -> ui::Highlight {
    ui::Highlight { by: -1, against: -1, ..Default::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardkeep_ai::Level;

    #[test]
    fn a_rivals_gain_is_bad_for_the_player_unless_it_is_at_the_expense_of_another() {
        let [you, rival, other] = [Seat(0), Seat(1), Seat(2)];
        let names = ["You", "Berit", "Corin"].map(String::from).to_vec();
        let names = Names::new(you, names, vec![None, Some(Level::Easy), Some(Level::Easy)]);
        let tide = || Highlight::tide("Almost there!".into());
        let is_ill = |highlight: Highlight| highlight.row(&names).ill;
        assert!(is_ill(tide().by(rival)));
        assert!(is_ill(tide().by(rival).against(you)));
        assert!(!is_ill(tide().by(rival).against(other)));
        assert!(!is_ill(tide().by(you)));
        assert!(!is_ill(tide()));
        assert!(is_ill(Highlight::triumph(rival, "Berit wins".into()).against(other)));
    }
}
