//! Hints for Of Knights and Ninjas: what a card would do to a kingdom, and what could answer it.

use super::intent::{Selectable, is_my_turn};
use super::{Play, lexicon};
use crate::app::words::phrases::{capital, list};
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{
    Attack, Card, Fort, Obstacle, PlayedCard, TurnPlays, View, merchant_takes,
};

/// The note on a panel for what keeps a card away.
pub fn in_the_way(obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Minstrel => "minstrel stops",
        Obstacle::Archer => "archer stops",
        Obstacle::Castle => "castle stops",
        Obstacle::NoArcher | Obstacle::NoCastle => "",
    }
}

/// What the held card would do against a seat, short enough for a panel; empty if it can't go.
pub fn foretold(play: &Play, held: Selectable, seat: Seat) -> String {
    let (view, role) = (&play.view, held.card());
    let here = match view.conduct {
        TurnPlays::Fresh => true,
        TurnPlays::Attack(on) => on == seat,
        TurnPlays::Fortify | TurnPlays::Special => false,
    };
    let goes = role.is_attack() || role.is_preparation();
    let gems = view.gems[seat];
    String::from(match (held, role) {
        (Selectable::Shown(..), _) => "",
        _ if play.names.is_me(seat) || !here || !is_my_turn(play) => "",
        (_, Card::Merchant) => match merchant_takes(view.hand_sizes[seat]) {
            0 => "",
            cards => return format!("brings {}", lexicon::count(cards.into())),
        },
        _ if !goes => "",
        _ if gems == 0 => "no gems",
        _ => match view.obstacle(seat, role) {
            Some(obstacle) => in_the_way(obstacle),
            None => return effect(view, role, seat),
        },
    })
}

/// What a card does against a kingdom that nothing keeps it away from.
fn effect(view: &View, role: Card, seat: Seat) -> String {
    let (fort, card) = (&view.forts[seat], PlayedCard::plain(role));
    String::from(match role {
        Card::Peasant => {
            let peasants = view.hand.count(Card::Peasant);
            return format!("takes {}", up_to(peasants.min(view.gems[seat])));
        }
        Card::Ladder => "over castle",
        Card::Catapult if fort.has(Card::Archer) => "breaks both",
        Card::Catapult => "breaks castle",
        Card::Archer => "kills archer",
        _ => {
            let attack = Attack::new(card.into(), view.seat, seat);
            return format!("takes {}", view.gems_at_stake(attack));
        }
    })
}

pub fn up_to(count: u8) -> String {
    if count > 1 { format!("1 to {count}") } else { count.to_string() }
}

/// The cards that answer an attack, in a sentence.
pub fn answers(play: &Play, attack: Attack) -> String {
    let position = play.position();
    let troops = position.answers_to(attack).any(Card::is_troop);
    let others = position.answers_to(attack).filter(|card| !card.is_troop()).map(Card::name);
    let mut names: Vec<&str> = if troops { vec!["troops"] } else { Vec::new() };
    names.extend(others);
    format!("What answers it: {}.", list(&names))
}

/// The same for a card of the player that could attack, or an archer that could fight another.
pub fn answers_to(play: &Play, role: Card) -> Option<String> {
    let view = &play.view;
    let fights = |on: Seat| role == Card::Archer && view.forts[on].stops(role, false).is_none();
    let answered = |on: &Seat| *on != view.seat && (role.is_attack() || fights(*on));
    let on = Seat::all(view.seats()).find(answered)?;
    Some(answers(play, Attack::new(PlayedCard::plain(role).into(), view.seat, on)))
}

/// What can be sent against a kingdom now, in sentences.
pub fn against(fort: &Fort, gems: u8) -> Vec<String> {
    if gems == 0 {
        return vec![String::from("Without gems it cannot be attacked.")];
    }
    if fort.has(Card::Minstrel) {
        return vec![String::from("While the minstrel stands there, nothing can attack.")];
    }
    let passes = |role: &Card| fort.stops(*role, false).is_none();
    let attacks = [Card::Soldier, Card::Dragon, Card::Ninja].into_iter().filter(passes);
    let named =
        |role: Card| if role == Card::Soldier { "troops".into() } else { format!("{role}s") };
    let attacks: Vec<String> = attacks.map(named).collect();
    let tools = [Card::Archer, Card::Ladder, Card::Catapult].into_iter().filter(passes);
    let tools: Vec<String> = tools.map(lexicon::a).collect();
    let mut lines = vec![format!("{} can attack it.", capital(&list(&attacks)))];
    if !tools.is_empty() {
        let or = tools.join(" or ");
        lines.push(format!("{} opens it for more.", capital(&or)));
    }
    lines
}
