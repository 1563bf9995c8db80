//! How the actions of Watchtower are made at the table.

use super::intent::{Intent, chosen, meaning, plainest, pointed, ways};
use super::scene::Zone;
use super::show::tops;
use super::{Play, Watchtower, explain};
use crate::i18n::{t, watchtower as text};
use crate::table::game::{
    Controls, Gesture, GestureOf, How, Reaction, ReactionOf, Scene as _, Shortcut, Target, Touch,
};
use cardkeep_core::games::watchtower::{Action, Phase};

type Gestures = Vec<GestureOf<Watchtower>>;

impl Controls for Watchtower {
    const SPATIAL_NAVIGATION: bool = true;

    fn gestures(&self, play: &Play, piece: Option<usize>) -> Vec<GestureOf<Self>> {
        match piece {
            Some(piece) => of_piece(play, piece),
            None => without_piece(play),
        }
    }

    /// The top card stands for a rival's tower.
    fn group(&self, play: &Play, piece: usize) -> Vec<usize> {
        let top = match meaning(play, piece) {
            Some(Intent::Theirs(_, card)) => play.scene.pieces().of(card),
            _ => None,
        };
        vec![top.unwrap_or(piece)]
    }

    /// Explains what is touched, unless a tap is on empty felt.
    fn elsewhere(&self, play: &Play, touch: Touch<Zone>) -> ReactionOf<Watchtower> {
        let piece = touch.piece.filter(|_| !play.is_open());
        let explained = piece.and_then(|piece| explain::piece(play, piece));
        let zone =
            touch.place.filter(|zone| play.chosen.is_empty() && !is_felt(play, touch, *zone));
        let explained = explained.or_else(|| explain::place(play, zone?));
        explained.map_or(Reaction::Clear, Reaction::Explain)
    }

    /// Returns rows of everything that can be pointed at: rivals' forts, barracks, the player's own
    /// cards; while cards are held out, only these.
    fn focus_rows(&self, play: &Play) -> Vec<Vec<Target<Zone>>> {
        let pieces = |zone| play.scene.at(zone).into_iter().map(Target::Piece);
        if play.view.contest.is_some() {
            return vec![play.scene.held().into_iter().flat_map(pieces).collect()];
        }
        let tops = |seat| match &tops(play, seat)[..] {
            [] => vec![Target::Zone(Zone::Fort(seat))],
            tops => tops.iter().copied().map(Target::Piece).collect(),
        };
        let mut lines: Vec<_> = play.names.clockwise().skip(1).map(tops).collect();
        let mine = play.names.human();
        let own = [Target::Zone(Zone::Barracks)].into_iter().chain(pieces(Zone::Fort(mine)));
        lines.push(own.collect());
        lines.push(pieces(Zone::Army(mine)).collect());
        lines
    }
}

/// Returns the gestures that start with a piece.
fn of_piece(play: &Play, piece: usize) -> Gestures {
    let me = play.names.human();
    let act = |action| Gesture::new(Reaction::Act(action)).from(piece);
    match meaning(play, piece) {
        Some(Intent::Held(place)) => {
            let holder = play.view.contest.map_or(me, |contest| contest.holder);
            let middle = Target::Zone(Zone::PickedCards(holder));
            vec![act(Action::Pick(place)).to(middle).shortcut(Shortcut::FirstTouch)]
        }
        // Wherever the fort is touched.
        Some(Intent::Army(card)) => {
            let place = act(Action::Place(card)).to(Target::Zone(Zone::Fort(me)));
            vec![place.shortcut(Shortcut::Again).main_button(t!(text::place))]
        }
        Some(Intent::Own(card)) => {
            let burn = act(Action::Burn(card)).to(Target::Zone(Zone::Barracks));
            vec![burn.shortcut(Shortcut::EnterAgain).main_button(t!(text::burn))]
        }
        Some(Intent::Theirs(seat, card)) => {
            let attack = |action: Action| {
                let label = match action {
                    Action::Challenge(_, _, 0) => t!(text::take_card),
                    Action::Challenge(_, _, count) => t!(text::attack_with, count),
                    _ => return None,
                };
                Some(act(action).shortcut(Shortcut::EnterAgain).main_button(label))
            };
            let attacks: Gestures = ways(play, seat, card).into_iter().filter_map(attack).collect();
            if !attacks.is_empty() {
                return attacks;
            }
            vec![act(plainest(play, seat, card))]
        }
        Some(Intent::Tower(seat)) if play.view.public.players[me].campaign => {
            let count = play.now().public.campaign_count(me, seat);
            let battle = act(Action::CampaignBattle(seat)).shortcut(Shortcut::EnterAgain);
            vec![battle.main_button(t!(text::battle_with, count))]
        }
        Some(Intent::Tower(seat)) => {
            let card = play.card(piece);
            card.map(|card| act(Action::Challenge(seat, card, 1))).into_iter().collect()
        }
        None => Vec::new(),
    }
}

/// Returns the gesture that ends the turn, or keeps all cards before the first one. Its button is
/// last, and stays where it is while a card is chosen, so that no tap meant for the card ends the
/// turn.
fn without_piece(play: &Play) -> Gestures {
    let attacks = match chosen(play).or(pointed(play)) {
        Some(Intent::Theirs(seat, card)) => ways(play, seat, card).len(),
        _ => 0,
    };
    let (action, label) = match play.now().public.phase {
        // Attacks need the room.
        _ if attacks > 1 => return Vec::new(),
        Phase::Opening(_) => (Action::SkipBurn, t!(text::keep_all)),
        Phase::Turn(_) => (Action::EndTurn, t!(text::end_turn)),
        Phase::Pick(_) | Phase::Over => return Vec::new(),
    };
    vec![Gesture::new(Reaction::Act(action)).button(label).key("t")]
}

/// Whether a tap is on empty felt rather than on a card or a rival's panel.
fn is_felt(play: &Play, touch: Touch<Zone>, zone: Zone) -> bool {
    let rival = matches!(zone, Zone::Fort(seat) | Zone::Army(seat) if !play.names.is_me(seat));
    touch.how == How::Tap && touch.piece.is_none() && !rival
}
