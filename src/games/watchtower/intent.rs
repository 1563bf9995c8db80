//! Interpretation of pieces at the table of Watchtower: what the player means by choosing one.

use super::Play;
use super::scene::Zone;
use crate::table::game::Scene as _;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::Action;

/// What the player can mean by choosing a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Intent {
    /// A card of the player's army.
    Army(Card),
    /// A card of the player's fort.
    Own(Card),
    /// The top card of a rival's tower.
    Theirs(Seat, Card),
    /// The watchtower of a rival on campaign.
    Tower(Seat),
    /// A back held out to be picked.
    Held(u8),
}

/// Returns what the player can mean by a piece.
pub(super) fn meaning(play: &Play, piece: usize) -> Option<Intent> {
    let found = play.scene.zone_of(piece)?;
    let card = play.card(piece);
    let me = play.names.human();
    match found {
        Zone::Held(_, place) => Some(Intent::Held(place)),
        Zone::Army(seat) if seat == me => card.map(Intent::Army),
        Zone::Fort(seat) if seat == me => card.map(Intent::Own),
        Zone::Fort(seat) if play.view.public.players[seat].campaign => Some(Intent::Tower(seat)),
        Zone::Fort(seat) => {
            let rank = card?.rank();
            let top = play.view.public.players[seat].fort.tower(rank).last();
            top.map(|top| Intent::Theirs(seat, top))
        }
        _ => None,
    }
}

/// Returns what is chosen.
pub(super) fn chosen(play: &Play) -> Option<Intent> {
    play.chosen.first().and_then(|piece| meaning(play, *piece))
}

/// Returns what is at the keyboard cursor.
pub(super) fn pointed(play: &Play) -> Option<Intent> {
    play.pointed().and_then(|piece| meaning(play, piece))
}

/// Returns the challenges for a seat's fort card, with one card or two.
pub(super) fn ways(play: &Play, seat: Seat, card: Card) -> Vec<Action> {
    let mut legal = play.legal();
    legal.retain(|action| matches!(action, Action::Challenge(s, c, _) if (*s, *c) == (seat, card)));
    legal
}

/// Returns the challenge for a seat's fort card with as few cards as there must be: none against a player
/// without an army.
pub(super) fn plainest(play: &Play, seat: Seat, card: Card) -> Action {
    let army = play.view.public.players[seat].army;
    Action::Challenge(seat, card, u8::from(army > 0))
}
