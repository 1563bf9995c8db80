//! Why a move is not allowed.

use super::{Action, Place, Position, builds_on};
use crate::cards::{Card, Rank, Suit};
use crate::games::refusal::refusals;

refusals! {
    NoSuchPlace, "FK-1", "There are seven free lands.";
    AceOntoCard, "FK-2", "An ace goes to an empty free land or to its dungeon.";
    DoesNotBuild(card: Card, top: Card), "FK-2", goes_on(top, card);
    NotARun, "FK-3", "Only face-up cards that follow each other can move together.";
    OntoAce, "FK-3", "Nothing goes on an ace.";
    OtherSuit(place: Place), "FK-4", format!("The {} {} {} alone.",
        place.name(), takes(place), place.suit().map_or("", Suit::name));
    OtherRank(place: Place), "FK-4",
        format!("The {} {} {}.", place.name(), takes(place), wanted(place));
    AceAsGuest, "FK-4", "An ace is no guest.";
    GuestTaken(suit: Suit), "FK-4", format!("The guest chamber of {} is taken.", suit.name());
    /// The place waits for this rank of its suit.
    Needs(place: Place, rank: Rank), "FK-4",
        format!("The {} {}.", place.name(), needs(place, rank));
    /// The subjects take their cards in order; this rank is next.
    SubjectsInOrder(suit: Suit, next: Rank), "FK-4",
        format!("The next of the subjects of {} is the {}.", suit.name(), next.name());
    ToWaste, "FK-5", "Only the talon's cards come to the waste.";
    FromHomeToHome, "FK-6", "A card is taken back to a free land or to its guest chamber.";
    TalonEmpty, "FK-7", "The talon is empty, and it is dealt only once.";
    Won, "FK-8", "The game is won.";
    NothingThere(place: Place), "FK-9", match place {
        Place::Row(_) => format!("There is no card on {}.", place.name()),
        _ => format!("There is no card in the {}.", place.name()),
    };
    SamePlace, "FK-9", "The card lies there already.";
    OneCard, "FK-9", "Only from one free land to another can several cards move together.";
}

/// The cards that a place takes.
fn wanted(place: Place) -> &'static str {
    match place {
        Place::Tower(_) => "the ten",
        Place::King(_) => "the king here",
        Place::Queen(_) => "the queen here",
        Place::Jack(_) => "the jack here",
        Place::Dungeon(_) => "the ace",
        _ => "nine down to two",
    }
}

/// What a place needs; in a castle, that is the rank before.
fn needs(place: Place, rank: Rank) -> String {
    let once = match place {
        Place::Guest(_) => "opens once king and queen are in the castle",
        Place::Subjects(_) => "open once king, queen and jack are in the castle",
        Place::Dungeon(_) => {
            "opens once king, queen and jack are in the castle and the ten is in the tower"
        }
        _ => return format!("needs its {} first", rank.name()),
    };
    once.into()
}

/// What goes on the top card of a free land.
fn goes_on(top: Card, card: Card) -> String {
    let name = top.name();
    match Rank::ALL[..Rank::Ace as usize].get(top.rank() as usize + 1) {
        Some(next) => {
            let wanted = Card::new(*next, top.suit()).name();
            format!("On the {name} goes the {wanted}, not the {}.", card.name())
        }
        None => format!("Nothing goes on the {name}."),
    }
}

/// There are several subjects, and one of every other place.
fn takes(place: Place) -> &'static str {
    if matches!(place, Place::Subjects(_)) { "take" } else { "takes" }
}

impl Position {
    /// Refuses what the rules forbid.
    pub(super) fn judge(&self, action: Action) -> Result<(), Refusal> {
        if self.is_won() {
            return Err(Refusal::Won);
        }
        match action {
            Action::Deal if self.talon.is_empty() => Err(Refusal::TalonEmpty),
            Action::Deal => Ok(()),
            Action::Move { from, to, count } => {
                let card = self.lift(from, count)?;
                if from == to {
                    return Err(Refusal::SamePlace);
                }
                if count > 1 && !matches!((from, to), (Place::Row(_), Place::Row(_))) {
                    return Err(Refusal::OneCard);
                }
                if from.is_home() && to.is_home() {
                    return Err(Refusal::FromHomeToHome);
                }
                self.admit(card, to)
            }
        }
    }

    /// The lowest of the cards that a move would take.
    fn lift(&self, from: Place, count: u8) -> Result<Card, Refusal> {
        let count = usize::from(count);
        let nothing = Err(Refusal::NothingThere(from));
        match from {
            Place::Row(row) => {
                let run = self.row(row)?.run();
                match run.len().checked_sub(count) {
                    _ if run.is_empty() => nothing,
                    Some(below) if count > 0 => Ok(run[below]),
                    _ => Err(Refusal::NotARun),
                }
            }
            _ => match self.top(from) {
                None => nothing,
                Some(card) if count == 1 => Ok(card),
                Some(_) => Err(Refusal::OneCard),
            },
        }
    }

    /// Whether a place takes a card, or the run that begins with it (FK-2 to FK-5).
    fn admit(&self, card: Card, to: Place) -> Result<(), Refusal> {
        match to {
            Place::Row(row) => match self.row(row)?.top() {
                None => Ok(()),
                Some(top) if builds_on(card, top) => Ok(()),
                Some(top) if top.rank() == Rank::Ace => Err(Refusal::OntoAce),
                Some(_) if card.rank() == Rank::Ace => Err(Refusal::AceOntoCard),
                Some(top) => Err(Refusal::DoesNotBuild(card, top)),
            },
            Place::Waste => Err(Refusal::ToWaste),
            _ => match to.suit() {
                Some(suit) => self.kingdom(suit).admit(card, to),
                None => Err(Refusal::NoSuchPlace),
            },
        }
    }
}
