//! Hints for Of Knights and Ninjas: what a card would do to a kingdom, and what could answer it.

use super::Play;
use super::intent::{Selectable, is_my_turn};
use super::words::{any_cards, gems};
use crate::i18n::{List, Named as _, Noun, knights_and_ninjas as text, t};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{
    Attack, Card, Force, Fort, Obstacle, PlayedCard, TurnPlays, View, merchant_takes,
};

/// The note on a panel for what keeps a card away.
fn in_the_way(obstacle: Obstacle) -> Option<String> {
    match obstacle {
        Obstacle::Minstrel => Some(t!(text::note_minstrel)),
        Obstacle::Archer => Some(t!(text::note_archer)),
        Obstacle::Castle => Some(t!(text::note_castle)),
        Obstacle::NoArcher | Obstacle::NoCastle => None,
    }
}

/// What the held card would do against a seat, short enough for a panel; `None` if it can't go.
pub(super) fn foretold(play: &Play, held: Selectable, seat: Seat) -> Option<String> {
    let (view, role) = (&play.view, held.card());
    let here = match view.public.conduct {
        TurnPlays::Fresh => true,
        TurnPlays::Attack(on) => on == seat,
        TurnPlays::Fortify | TurnPlays::Special => false,
    };
    let goes = role.is_attack() || role.is_preparation();
    match (held, role) {
        (Selectable::Shown(..), _) => None,
        _ if play.names.is_me(seat) || !here || !is_my_turn(play) => None,
        (_, Card::Merchant) => match merchant_takes(view.hand_sizes[seat]) {
            0 => None,
            count => Some(t!(text::note_brings, cards: any_cards(count))),
        },
        _ if !goes => None,
        _ if view.public.gems[seat] == 0 => Some(t!(text::note_no_gems)),
        _ => match view.public.obstacle(seat, role) {
            Some(obstacle) => in_the_way(obstacle),
            None => Some(effect(view, role, seat)),
        },
    }
}

/// What a card does against a kingdom that nothing keeps it away from.
fn effect(view: &View, role: Card, seat: Seat) -> String {
    let fort = &view.public.forts[seat];
    match role {
        Card::Peasant => peasants(view, 0, seat),
        Card::Ladder => t!(text::note_ladder),
        Card::Catapult if fort.has(Card::Archer) => t!(text::note_catapult_both),
        Card::Catapult => t!(text::note_catapult),
        Card::Archer => t!(text::note_archer_fight),
        _ => would_take(view, PlayedCard::plain(role).into(), seat),
    }
}

/// What all peasants, and this many jesters with them, do against a kingdom.
pub(super) fn peasants(view: &View, jesters: u8, seat: Seat) -> String {
    let force = Force::peasants(view.hand.count(Card::Peasant), jesters);
    force.map_or_else(String::new, |force| would_take(view, force, seat))
}

/// What an attack takes if nobody answers it.
pub(super) fn would_take(view: &View, force: Force, seat: Seat) -> String {
    let stake = view.public.gems_at_stake(Attack::new(force, view.seat, seat));
    t!(text::note_takes, gems: gems(stake))
}

/// The cards that answer an attack, in a sentence.
pub(super) fn answers(play: &Play, attack: Attack) -> String {
    let public = &play.now().public;
    let troops = public.answers_to(attack).any(Card::is_troop);
    let troops = troops.then(|| Noun::new("ninja-troops", []));
    let others = public.answers_to(attack).filter(|card| !card.is_troop()).map(Card::noun);
    let mut nouns: Vec<Noun> = troops.into_iter().chain(others).collect();
    // It can be played as any of them (KN-18).
    nouns.extend((!nouns.is_empty()).then(|| Card::Jester.noun()));
    let cards = List::counted(nouns.into_iter().map(|noun| (noun, 1)));
    t!(text::answers, cards)
}

/// The same for a card of the player that could attack, or an archer that could fight another.
pub(super) fn answers_to(play: &Play, role: Card) -> Option<String> {
    let view = &play.view;
    let fights =
        |on: Seat| role == Card::Archer && view.public.forts[on].stops(role, false).is_none();
    let answered = |on: &Seat| *on != view.seat && (role.is_attack() || fights(*on));
    let on = Seat::all(view.public.seats()).find(answered)?;
    Some(answers(play, Attack::new(PlayedCard::plain(role).into(), view.seat, on)))
}

/// What can be sent against a kingdom now.
pub(super) fn against(fort: &Fort, gems: u8) -> String {
    match (fort.has(Card::Castle), fort.has(Card::Archer)) {
        _ if gems == 0 => t!(text::fort_no_gems),
        _ if fort.has(Card::Minstrel) => t!(text::fort_minstrel),
        (false, false) => t!(text::fort_none),
        (true, false) => t!(text::fort_castle),
        (false, true) => t!(text::fort_archer),
        (true, true) => t!(text::fort_both),
    }
}
