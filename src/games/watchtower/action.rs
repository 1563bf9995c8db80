//! The decisions of Watchtower and their notation.

use std::fmt;
use std::str::FromStr;

use super::MOST_SEATS;
use crate::cards::Card;
use crate::engine::{Seat, Unreadable};

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Puts a fort card under the barracks for a fresh one, or for two (WT-3, WT-4, WT-6).
    Burn(Card),
    /// Keeps all fort cards before the first turn (WT-4).
    SkipBurn,
    /// Moves an army card into the fort (WT-6).
    Place(Card),
    /// Challenges a seat for a fort card, with so many cards to fight with; none where the defender
    /// has no army and the card is just taken (WT-8, WT-15).
    Challenge(Seat, Card, u8),
    /// Battles another player on campaign (WT-20).
    CampaignBattle(Seat),
    /// Picks the card at this place, from 1, of the backs held out (WT-9, WT-18).
    Pick(u8),
    /// Ends the turn (WT-7).
    EndTurn,
}

impl Action {
    /// The card it names.
    pub fn card(self) -> Option<Card> {
        match self {
            Action::Burn(card) | Action::Place(card) | Action::Challenge(_, card, _) => Some(card),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Burn(card) => write!(f, "burn {card}"),
            Action::SkipBurn => f.write_str("skip-burn"),
            Action::Place(card) => write!(f, "place {card}"),
            Action::Challenge(seat, card, count) => {
                write!(f, "challenge {} {card} {count}", seat.0)
            }
            Action::CampaignBattle(seat) => write!(f, "campaign-battle {}", seat.0),
            Action::Pick(slot) => write!(f, "pick {slot}"),
            Action::EndTurn => f.write_str("end-turn"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["burn", card] => Ok(Action::Burn(card.parse()?)),
            ["skip-burn"] => Ok(Action::SkipBurn),
            ["place", card] => Ok(Action::Place(card.parse()?)),
            ["challenge", at, card, count] => {
                let count = number(count, "number of cards", "0, 1 or 2")?;
                Ok(Action::Challenge(seat(at)?, card.parse()?, count))
            }
            ["campaign-battle", at] => Ok(Action::CampaignBattle(seat(at)?)),
            ["pick", slot] => Ok(Action::Pick(number(slot, "place", "a number from 1")?)),
            ["end-turn"] => Ok(Action::EndTurn),
            _ => Err(Unreadable::new(
                "Watchtower action",
                text,
                "burn CARD, skip-burn, place CARD, challenge SEAT CARD COUNT, campaign-battle SEAT, \
                 pick PLACE or end-turn",
            )),
        }
    }
}

/// A number as it is written, without a sign or zeros in front.
fn number(text: &str, what: &'static str, expected: &'static str) -> Result<u8, Unreadable> {
    let number = text.parse().ok().filter(|number: &u8| number.to_string() == text);
    number.ok_or_else(|| Unreadable::new(what, text, expected))
}

fn seat(text: &str) -> Result<Seat, Unreadable> {
    let seat = (0..MOST_SEATS as u8).map(Seat).find(|seat| seat.0.to_string() == text);
    seat.ok_or_else(|| Unreadable::new("seat", text, "a seat from 0 to 3"))
}
