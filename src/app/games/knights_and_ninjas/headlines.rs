//! Headlines over the stage and notes on the panels of Of Knights and Ninjas.

use super::lexicon::{count, gems, them};
use crate::app::table::names::Names;
use crate::app::words::phrases::capital;
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{Attack, Card, Loot, PlayedCard, TurnPlays, View, rounds};

// Notes on the panel of a kingdom.
pub const STRUCK: &str = "attacked";
pub const ATTACKS: &str = "attacks";
pub const ASKED: &str = "may rob";
pub const THINKS: &str = "thinking…";

/// The note on the panel of the kingdom that holds the gems on the road.
pub fn holds(road: Loot, names: &Names) -> String {
    let has = if names.is_me(road.holder) { "have" } else { "has" };
    format!("{has} the {}", if road.gems == 1 { "gem" } else { "gems" })
}

/// The headline of an attack: who attacks whom.
pub fn attack(attack: Attack, mover: Seat, names: &Names) -> String {
    let (by, on) = (names.of_seat(attack.by), names.inside(attack.on));
    if attack.force.role() == Card::Archer {
        let sends = if names.is_me(attack.by) { "send" } else { "sends" };
        return format!("{by} {sends} an archer against {on}");
    }
    match (attack.by == mover, names.is_me(attack.by)) {
        (true, true) => format!("You attack {on}"),
        (true, false) => format!("{by} attacks {on}"),
        (false, true) => format!("You turn it against {on}"),
        (false, false) => format!("{by} turns it against {on}"),
    }
}

pub fn road(road: Loot, names: &Names) -> String {
    format!("{} for {}", gems(road.gems), names.inside(road.holder))
}

pub fn lost_by(road: Loot, names: &Names) -> String {
    let lost = format!("Lost by {}.", names.inside(road.from));
    match road.is_open() {
        true => format!("{lost} A highwayman can rob {} on the way.", them(road.gems)),
        false => lost,
    }
}

/// The headline of the cards shown to a herald.
pub fn shown(mover: Seat, names: &Names) -> String {
    format!("{} herald sees", capital(&names.whose(mover)))
}

/// The headline of a draft.
pub fn draft(left: u8) -> String {
    match left {
        1 => String::from("The last card of the draft"),
        _ => format!("{left} cards left to draft"),
    }
}

/// The headline of a turn.
pub fn turn(mover: Seat, names: &Names) -> String {
    format!("{} turn", capital(&names.whose(mover)))
}

/// What the turn is used for so far, or which round it is.
pub fn conduct(view: &View, names: &Names) -> String {
    match view.conduct {
        TurnPlays::Attack(on) => format!("Against {}", names.inside(on)),
        TurnPlays::Fortify => String::from("Fortifying"),
        TurnPlays::Special => String::from("A special card"),
        TurnPlays::Fresh => {
            format!("Round {} of {}", view.round(), rounds(view.seats()))
        }
    }
}

/// The accessible label of a kingdom.
pub fn kingdom(
    name: &str,
    note: &str,
    (gems, goal): (u8, u8),
    change: &str,
    hand: Option<usize>,
    standing: &str,
) -> String {
    let mut parts = vec![name.to_owned(), format!("{gems} of {goal} gems")];
    parts.extend((!change.is_empty()).then(|| change.to_owned()));
    parts.extend(hand.map(|hand| format!("{hand} in hand")));
    parts.push(match standing {
        "" => String::from("nothing in front"),
        standing => format!("{standing} in front"),
    });
    if !note.is_empty() {
        parts.push(note.to_owned());
    }
    parts.join(", ")
}

/// The accessible label of the draw pile or the draft.
pub fn pile(cards: usize, drafting: bool) -> String {
    let what = if drafting { "To be drafted" } else { "Draw pile" };
    format!("{what}, {}", count(cards))
}

/// The accessible label of the discards.
pub fn discards(last: Option<PlayedCard>, cards: usize) -> String {
    match last {
        Some(last) => format!("Discards, {}, the last one: {}", count(cards), last.card()),
        None => String::from("Discards, none yet"),
    }
}
