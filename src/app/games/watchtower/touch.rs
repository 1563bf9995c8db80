//! What a touch means at the table of Watchtower.

use super::prompts::{self, BURN, END_TURN, KEEP_ALL, PLACE};
use super::scene::Place;
use super::words::{PRESS_A_NUMBER, cards};
use super::{Play, Watchtower, explain};
use crate::app::table::game::{Choice, Deed, DeedOf, How, Pressed, Touch};
use crate::cards::Card;
use crate::engine::{Game, Seat};
use crate::games::watchtower::{Action, Phase};
use slint::platform::Key;

type Means = DeedOf<Watchtower>;

/// What the player can mean by a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Meant {
    /// A card of the own army.
    Army(Card),
    /// A card of the own fort.
    Own(Card),
    /// The top card of a rival's tower.
    Theirs(Seat, Card),
    /// The watchtower of a rival on campaign.
    Tower(Seat),
    /// A back that is held out.
    Held(u8),
}

/// What the player can mean by a piece.
pub fn meaning(play: &Play, piece: usize) -> Option<Meant> {
    let found = play.scene.place(piece)?;
    let card = play.card(piece);
    let me = play.names.human();
    match found {
        Place::Held(place) => Some(Meant::Held(place)),
        Place::Army(seat) if seat == me => card.map(Meant::Army),
        Place::Fort(seat) if seat == me => card.map(Meant::Own),
        Place::Fort(seat) if play.scene.facts.players[seat].campaign => Some(Meant::Tower(seat)),
        Place::Fort(seat) => {
            let rank = card?.rank();
            let top = play.scene.facts.players[seat].fort.tower(rank).last();
            top.map(|top| Meant::Theirs(seat, top))
        }
        _ => None,
    }
}

/// What is chosen.
pub fn chosen(play: &Play) -> Option<Meant> {
    play.chosen.first().and_then(|piece| meaning(play, *piece))
}

/// How a seat's fort card can be challenged for, with so many cards.
pub fn ways(play: &Play, seat: Seat, card: Card) -> Vec<Action> {
    let mut legal = play.legal();
    legal.retain(|action| matches!(action, Action::Challenge(s, c, _) if (*s, *c) == (seat, card)));
    legal
}

/// Why a fort card cannot be challenged for, if it cannot.
pub fn refusal(play: &Play, seat: Seat, card: Card) -> Option<String> {
    let army = play.scene.army(seat);
    let challenge = Action::Challenge(seat, card, u8::from(army > 0));
    play.position().check(challenge).err().map(|why| why.message)
}

/// What the player means by a touch, with what is chosen so far.
pub fn mean(play: &Play, touch: Touch<Place>) -> Means {
    if touch.how == How::Drop {
        return dropped(play, touch.place);
    }
    let meant = touch.piece.and_then(|piece| Some((piece, meaning(play, piece)?)));
    if !play.is_open() {
        let explained = touch.piece.and_then(|piece| explain::piece(play, piece));
        let explained = explained.or_else(|| explain::place(play, touch.place?));
        return explained.map_or(Deed::Clear, Deed::Explain);
    }
    let again = chosen(play).is_some() && chosen(play) == meant.map(|(_, meant)| meant);
    let used = touch.how == How::Use;
    match (meant, chosen(play)) {
        (Some((_, Meant::Held(place))), _) => Deed::Act(Action::Pick(place)),
        // A card of the army is put into the fort wherever that is touched.
        (Some((_, Meant::Own(_))), Some(Meant::Army(card))) => Deed::Act(Action::Place(card)),
        (Some((piece, Meant::Army(card))), _) => match again {
            true => Deed::Act(Action::Place(card)),
            false => choose(play, piece, Action::Place(card)),
        },
        (Some((_, Meant::Own(card))), _) if again && used => Deed::Act(Action::Burn(card)),
        (Some(_), _) if again && used => only_choice(play).unwrap_or(Deed::Clear),
        (Some(_), _) if again => Deed::Clear,
        (Some((piece, Meant::Own(card))), _) => choose(play, piece, Action::Burn(card)),
        (Some((_, Meant::Theirs(seat, card))), _) => match refusal(play, seat, card) {
            Some(why) => Deed::Refuse(why),
            None => Deed::Choose(play.scene_piece(card)),
        },
        (Some((piece, Meant::Tower(seat))), _) => {
            let me = play.names.human();
            let action = match play.scene.facts.players[me].campaign {
                true => Some(Action::CampaignBattle(seat)),
                false => play.card(piece).map(|card| Action::Challenge(seat, card, 1)),
            };
            action.map_or(Deed::Clear, |action| choose(play, piece, action))
        }
        (None, chosen) => on_place(play, touch.place, chosen),
    }
}

/// A piece is chosen, if the action that it is chosen for may be taken.
fn choose(play: &Play, piece: usize, action: Action) -> Means {
    match play.position().check(action) {
        Ok(()) => Deed::Choose(vec![piece]),
        Err(why) => Deed::Refuse(why.message),
    }
}

fn on_place(play: &Play, place: Option<Place>, chosen: Option<Meant>) -> Means {
    let me = play.names.human();
    match (place, chosen) {
        (Some(Place::Fort(seat)), Some(Meant::Army(card))) if seat == me => {
            Deed::Act(Action::Place(card))
        }
        (Some(Place::Barracks), Some(Meant::Own(card))) => Deed::Act(Action::Burn(card)),
        (Some(place), None) => explain::place(play, place).map_or(Deed::Clear, Deed::Explain),
        _ => Deed::Clear,
    }
}

/// What was dragged is let go.
fn dropped(play: &Play, place: Option<Place>) -> Means {
    let me = play.names.human();
    match (place, chosen(play)) {
        (Some(Place::Fort(seat)), Some(Meant::Army(card))) if seat == me => {
            Deed::Act(Action::Place(card))
        }
        (Some(Place::Barracks), Some(Meant::Own(card))) => Deed::Act(Action::Burn(card)),
        _ => Deed::Clear,
    }
}

/// What can be done with what is chosen, or without anything.
pub fn choices(play: &Play) -> Vec<Choice<Means>> {
    if !play.is_open() {
        return Vec::new();
    }
    let button = |action, text: String| Choice::new(Deed::Act(action), text);
    let primary = |action, text: &str| Choice { primary: true, ..button(action, text.to_owned()) };
    match (play.position().phase(), chosen(play)) {
        (_, Some(Meant::Own(card))) => vec![primary(Action::Burn(card), BURN)],
        (Phase::Opening(_), _) => vec![button(Action::SkipBurn, KEEP_ALL.to_owned())],
        (Phase::Turn(_), Some(Meant::Army(card))) => vec![primary(Action::Place(card), PLACE)],
        (Phase::Turn(_), Some(Meant::Theirs(seat, card))) => {
            let fight = |action| match action {
                Action::Challenge(_, _, count) => {
                    Some(primary(action, &prompts::fight_with(count)))
                }
                _ => None,
            };
            ways(play, seat, card).into_iter().filter_map(fight).collect()
        }
        (Phase::Turn(_), Some(Meant::Tower(seat))) => {
            let count = play.position().campaign_count(play.names.human(), seat);
            vec![primary(Action::CampaignBattle(seat), &format!("Battle with {}", cards(count)))]
        }
        (Phase::Turn(_), _) => vec![button(Action::EndTurn, END_TURN.to_owned())],
        (Phase::Pick(_) | Phase::Over, _) => Vec::new(),
    }
}

/// What the one button is for, if there is only one.
fn only_choice(play: &Play) -> Option<Means> {
    match &choices(play)[..] {
        [choice] => Some(choice.deed.clone()),
        [] => None,
        _ => Some(Deed::Say(PRESS_A_NUMBER.to_owned())),
    }
}

/// What a key means that is no arrow and no Enter.
pub fn key(play: &Play, key: &Pressed) -> Option<Means> {
    if key.is(Key::Backspace) || key.is(Key::Delete) {
        return Some(Deed::Clear);
    }
    let quiet = matches!(play.position().phase(), Phase::Turn(_) | Phase::Opening(_));
    let ends = |action: &Action| matches!(action, Action::EndTurn | Action::SkipBurn);
    let end = || play.legal().into_iter().find(ends).map(Deed::Act);
    if quiet && key.is_letter("t") { end() } else { None }
}
