//! Reactions to touches at the table of Watchtower.

use super::intent::{Intent, chosen, meaning, piece_of, ways};
use super::prompts::attack_refusal;
use super::refusal::why_not;
use super::scene::Zone;
use super::{Play, Watchtower, explain};
use crate::i18n::{t, watchtower as text};
use crate::table::game::{Command, How, KeyPress, Reaction, ReactionOf, Touch};
use cardkeep_core::games::watchtower::{Action, Phase};
use slint::platform::Key;

type Response = ReactionOf<Watchtower>;

/// Returns the reaction to a touch, given what is chosen.
pub(super) fn respond(play: &Play, touch: Touch<Zone>) -> Response {
    if touch.how == How::Drop {
        return put_down(play, touch.place, chosen(play)).unwrap_or(Reaction::Clear);
    }
    let touched = touch.piece.and_then(|piece| Some((piece, meaning(play, piece)?)));
    if !play.is_open() {
        let explained = touch.piece.and_then(|piece| explain::piece(play, piece));
        let zone = touch.place.filter(|zone| !is_felt(play, touch, *zone));
        let explained = explained.or_else(|| explain::place(play, zone?));
        return explained.map_or(Reaction::Clear, Reaction::Explain);
    }
    let again = chosen(play).is_some() && chosen(play) == touched.map(|(_, intent)| intent);
    let used = touch.how == How::Use;
    match (touched, chosen(play)) {
        (Some((_, Intent::Held(place))), _) => Reaction::Act(Action::Pick(place)),
        // An army card is placed wherever the fort is touched.
        (Some((_, Intent::Own(_))), Some(Intent::Army(card))) => Reaction::Act(Action::Place(card)),
        (Some((piece, Intent::Army(card))), _) => match again {
            true => Reaction::Act(Action::Place(card)),
            false => choose(play, piece, Action::Place(card)),
        },
        (Some((_, Intent::Own(card))), _) if again && used => Reaction::Act(Action::Burn(card)),
        (Some(_), _) if again && used => only_choice(play).unwrap_or(Reaction::Clear),
        (Some(_), _) if again => Reaction::Clear,
        (Some((piece, Intent::Own(card))), _) => choose(play, piece, Action::Burn(card)),
        (Some((_, Intent::Theirs(seat, card))), _) => match attack_refusal(play, seat, card) {
            Some(why) => Reaction::Refuse(why),
            None => Reaction::Choose(piece_of(play, card).into_iter().collect()),
        },
        (Some((piece, Intent::Tower(seat))), _) => {
            let me = play.names.human();
            let action = match play.view.public.players[me].campaign {
                true => Some(Action::CampaignBattle(seat)),
                false => play.card(piece).map(|card| Action::Challenge(seat, card, 1)),
            };
            action.map_or(Reaction::Clear, |action| choose(play, piece, action))
        }
        (None, chosen) => on_place(play, touch, chosen),
    }
}

/// Chooses a piece, if the action that it is for is legal.
fn choose(play: &Play, piece: usize, action: Action) -> Response {
    match why_not(play, action) {
        None => Reaction::Choose(vec![piece]),
        Some(why) => Reaction::Refuse(why),
    }
}

fn on_place(play: &Play, touch: Touch<Zone>, chosen: Option<Intent>) -> Response {
    let explained = || {
        let zone = touch.place.filter(|zone| chosen.is_none() && !is_felt(play, touch, *zone))?;
        explain::place(play, zone).map(Reaction::Explain)
    };
    put_down(play, touch.place, chosen).or_else(explained).unwrap_or(Reaction::Clear)
}

/// Whether a tap is on empty felt rather than on a card or a rival's panel.
fn is_felt(play: &Play, touch: Touch<Zone>, zone: Zone) -> bool {
    let rival = matches!(zone, Zone::Fort(seat) | Zone::Army(seat) if !play.names.is_me(seat));
    touch.how == How::Tap && touch.piece.is_none() && !rival
}

/// Puts what is chosen down in a zone, if it can go there.
fn put_down(play: &Play, zone: Option<Zone>, chosen: Option<Intent>) -> Option<Response> {
    match (zone?, chosen?) {
        (Zone::Fort(seat), Intent::Army(card)) if play.names.is_me(seat) => {
            Some(Reaction::Act(Action::Place(card)))
        }
        (Zone::Barracks, Intent::Own(card)) => Some(Reaction::Act(Action::Burn(card))),
        _ => None,
    }
}

/// Returns the buttons for the chosen card and, last, the one that ends the turn. It stays where it is
/// while a card is chosen, so that no tap meant for the card ends the turn.
pub(super) fn choices(play: &Play) -> Vec<Command<Response>> {
    let mut buttons = choices_of_chosen(play);
    let button = |action, text: String| Command::new(Reaction::Act(action), text);
    // Attacks need the room.
    if play.is_open() && buttons.len() < 2 {
        match play.now().public.phase {
            Phase::Opening(_) => buttons.push(button(Action::SkipBurn, t!(text::keep_all))),
            Phase::Turn(_) => buttons.push(button(Action::EndTurn, t!(text::end_turn))),
            Phase::Pick(_) | Phase::Over => {}
        }
    }
    buttons
}

/// Returns the buttons for the chosen card.
fn choices_of_chosen(play: &Play) -> Vec<Command<Response>> {
    if !play.is_open() {
        return Vec::new();
    }
    let primary = |action, text: String| Command {
        primary: true,
        ..Command::new(Reaction::Act(action), text)
    };
    match (play.now().public.phase, chosen(play)) {
        (_, Some(Intent::Own(card))) => vec![primary(Action::Burn(card), t!(text::burn))],
        (Phase::Turn(_), Some(Intent::Army(card))) => {
            vec![primary(Action::Place(card), t!(text::place))]
        }
        (Phase::Turn(_), Some(Intent::Theirs(seat, card))) => {
            let attack = |action| match action {
                Action::Challenge(_, _, 0) => Some(primary(action, t!(text::take_card))),
                Action::Challenge(_, _, count) => {
                    Some(primary(action, t!(text::attack_with, count)))
                }
                _ => None,
            };
            ways(play, seat, card).into_iter().filter_map(attack).collect()
        }
        (Phase::Turn(_), Some(Intent::Tower(seat))) => {
            let count = play.now().public.campaign_count(play.names.human(), seat);
            vec![primary(Action::CampaignBattle(seat), t!(text::battle_with, count))]
        }
        _ => Vec::new(),
    }
}

/// Returns the reaction of the only button for the chosen card, if there is exactly one.
fn only_choice(play: &Play) -> Option<Response> {
    match &choices_of_chosen(play)[..] {
        [choice] => Some(choice.reaction.clone()),
        [] => None,
        _ => Some(Reaction::Say(t!(text::prompt_number))),
    }
}

/// Returns the reaction to a key other than arrows and Enter.
pub(super) fn key(play: &Play, key: &KeyPress) -> Option<Response> {
    if key.is(Key::Backspace) || key.is(Key::Delete) {
        return Some(Reaction::Clear);
    }
    let quiet = matches!(play.now().public.phase, Phase::Turn(_) | Phase::Opening(_));
    let ends = |action: &Action| matches!(action, Action::EndTurn | Action::SkipBurn);
    let end = || play.legal().into_iter().find(ends).map(Reaction::Act);
    if quiet && key.is_letter("t") { end() } else { None }
}
