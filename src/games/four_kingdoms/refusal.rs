//! Why a move is not allowed.

use super::Place;
use crate::cards::{Card, Rank, Suit};
use crate::engine::Illegal;

/// A broken rule, cheap to make: the words are found when somebody reads them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    Won,
    TalonEmpty,
    NoSuchPlace,
    NothingThere(Place),
    SamePlace,
    NotARun,
    OneCard,
    OntoAce,
    AceOntoCard,
    DoesNotBuild(Card, Card),
    ToWaste,
    FromHomeToHome,
    OtherSuit(Place),
    OtherRank(Place),
    AceAsGuest,
    GuestTaken(Suit),
    /// The place waits for this rank of its suit.
    Needs(Place, Rank),
    /// The subjects take their cards in order; so many are home.
    SubjectsInOrder(Suit, u8),
}

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Illegal {
        let say = |rule, text: &str| Illegal::new(rule, text);
        match refusal {
            Refusal::Won => say("FK-8", "The game is won."),
            Refusal::TalonEmpty => say("FK-7", "The talon is empty, and it is dealt only once."),
            Refusal::NoSuchPlace => say("FK-1", "There are seven free lands."),
            Refusal::NothingThere(place) => Illegal::new(
                "FK-9",
                match place {
                    Place::Row(_) => format!("There is no card on {}.", place.name()),
                    _ => format!("There is no card in the {}.", place.name()),
                },
            ),
            Refusal::SamePlace => say("FK-9", "The card lies there already."),
            Refusal::NotARun => {
                say("FK-3", "Only face-up cards that follow each other can move together.")
            }
            Refusal::OneCard => {
                say("FK-9", "Only from one free land to another can several cards move together.")
            }
            Refusal::OntoAce => say("FK-3", "Nothing goes on an ace."),
            Refusal::AceOntoCard => {
                say("FK-2", "An ace goes to an empty free land or to its dungeon.")
            }
            Refusal::DoesNotBuild(card, top) => {
                let wanted = Rank::ALL[(top.rank() as usize + 1).min(Rank::King as usize)];
                let text = if top.rank() == Rank::King {
                    format!("Nothing goes on the {}.", top.name())
                } else {
                    let wanted = Card::new(wanted, top.suit()).name();
                    format!("On the {} goes the {wanted}, not the {}.", top.name(), card.name())
                };
                Illegal::new("FK-2", text)
            }
            Refusal::ToWaste => say("FK-5", "Only the talon's cards come to the waste."),
            Refusal::FromHomeToHome => {
                say("FK-6", "A card is taken back to a free land or to its guest chamber.")
            }
            Refusal::OtherSuit(place) => {
                let suit = place.suit().map_or("", Suit::name);
                Illegal::new("FK-4", format!("The {} {} {suit} alone.", place.name(), takes(place)))
            }
            Refusal::OtherRank(place) => {
                let wanted = match place {
                    Place::Tower(_) => "the ten",
                    Place::King(_) => "the king here",
                    Place::Queen(_) => "the queen here",
                    Place::Jack(_) => "the jack here",
                    Place::Dungeon(_) => "the ace",
                    _ => "nine down to two",
                };
                Illegal::new("FK-4", format!("The {} {} {wanted}.", place.name(), takes(place)))
            }
            Refusal::AceAsGuest => say("FK-4", "An ace is no guest."),
            Refusal::GuestTaken(suit) => {
                Illegal::new("FK-4", format!("The guest chamber of {} is taken.", suit.name()))
            }
            Refusal::Needs(place, rank) => {
                let name = place.name();
                let text = match place {
                    Place::Guest(_) => {
                        format!("The {name} opens once king and queen are in the castle.")
                    }
                    Place::Subjects(_) => {
                        format!("The {name} open once king, queen and jack are in the castle.")
                    }
                    Place::Dungeon(_) => format!(
                        "The {name} opens once king, queen and jack are in the castle and the ten \
                         is in the tower."
                    ),
                    _ => format!("The {name} needs its {} first.", rank.name()),
                };
                Illegal::new("FK-4", text)
            }
            Refusal::SubjectsInOrder(suit, home) => {
                let next = 7_usize.saturating_sub(usize::from(home));
                let (suit, next) = (suit.name(), Rank::ALL[next].name());
                Illegal::new("FK-4", format!("The next of the subjects of {suit} is the {next}."))
            }
        }
    }
}

/// There are several subjects, and one of every other place.
fn takes(place: Place) -> &'static str {
    if matches!(place, Place::Subjects(_)) { "take" } else { "takes" }
}
