//! Actions of Watchtower and their notation.

use crate::cards::Card;
use crate::engine::Seat;
use crate::games::notation::notation;

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Puts a fort card under the barracks and draws one or two new cards (WT-3, WT-4, WT-6).
    Burn(Card),
    /// Keeps all fort cards before the first turn (WT-4).
    SkipBurn,
    /// Moves an army card into the fort (WT-6).
    Place(Card),
    /// Challenges a seat for a fort card with this many army cards; 0 if the defender has no army
    /// and the card is simply taken (WT-8, WT-15).
    Challenge(Seat, Card, u8),
    /// Battles another player on campaign (WT-20).
    CampaignBattle(Seat),
    /// Picks the card at this place, from 1, of the backs held out (WT-9, WT-18).
    Pick(u8),
    /// Ends the turn (WT-7).
    EndTurn,
}

impl Action {
    /// Returns the card it names.
    pub fn card(self) -> Option<Card> {
        match self {
            Action::Burn(card) | Action::Place(card) | Action::Challenge(_, card, _) => Some(card),
            _ => None,
        }
    }
}

notation! { Action, "Watchtower action",
    "burn CARD, skip-burn, place CARD, challenge SEAT CARD COUNT, campaign-battle SEAT, pick PLACE \
     or end-turn";
    "burn" card { Action::Burn(card) }
    "skip-burn" { Action::SkipBurn }
    "place" card { Action::Place(card) }
    "challenge" seat card count { Action::Challenge(seat, card, count) }
    "campaign-battle" seat { Action::CampaignBattle(seat) }
    "pick" place { Action::Pick(place) }
    "end-turn" { Action::EndTurn }
}
