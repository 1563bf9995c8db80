//! Names of cards, towers, rounds and standings for the texts of Watchtower.

use crate::ai::Level;
use crate::app::table::names::Names;
pub use crate::app::table::words::verdict;
use crate::app::words::phrases::list;
use crate::cards::Rank;
use crate::engine::Seat;
use crate::games::watchtower::{TRIES, View};

pub const REMATCH: &str = "Rematch";
pub const SHOWDOWN: &str = "Showdown";
pub const ATTACKER: &str = "attacker";
pub const DEFENDER: &str = "defender";
/// Whose watchtower the card in the middle would complete.
pub const BUILDER: &str = "builder";
pub const NO_ARMY: &str = "no army";
pub const PRESS_A_NUMBER: &str = "Press 1 or 2 for as many cards.";

/// How often an attacker may challenge for a card (WT-14).
pub const MOST_TRIES: u8 = TRIES as u8;

/// What ended a match that nobody had won (WT-24).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Limit {
    Siege,
    Bound,
}

/// The bound is told in so many last rounds (WT-24).
const LAST_ROUNDS: u8 = 10;

/// How many pairs the upper and the lower side of a battle won.
pub fn score(upper: u8, lower: u8) -> String {
    format!("{upper} : {lower}")
}

/// So many cards.
pub fn cards(count: usize) -> String {
    if count == 1 { String::from("1 card") } else { format!("{count} cards") }
}

/// The cards of a rank: "kings", "sixes".
pub fn all_of(rank: Rank) -> String {
    let name = rank.name();
    if name.ends_with('x') { format!("{name}es") } else { format!("{name}s") }
}

/// A tower of this height.
pub fn tower(height: usize) -> &'static str {
    match height {
        0 | 1 => "single card",
        2 => "double",
        3 => "triple",
        _ => "watchtower",
    }
}

/// So many rounds.
pub fn rounds(count: u8) -> String {
    if count == 1 { String::from("1 round") } else { format!("{count} rounds") }
}

/// The rounds left of a siege, if it ends the match before the bound does (WT-24).
fn siege_left(view: &View) -> Option<u8> {
    view.siege_rounds_left().filter(|left| *left <= view.rounds_left())
}

/// Where the match stands, for the table's head: the siege, the last rounds, or the round.
pub fn title(view: &View) -> String {
    match (siege_left(view), view.rounds_left()) {
        (Some(0 | 1), _) => String::from("Siege: last round"),
        (Some(left), _) => format!("Siege: {left} rounds left"),
        (None, 1) => String::from("Last round"),
        (None, left) if left <= LAST_ROUNDS => format!("{left} rounds left"),
        _ => format!("Round {}", view.round()),
    }
}

/// When the match ends if nobody wins it before.
pub fn when_it_ends(view: &View) -> String {
    match siege_left(view) {
        Some(1) => String::from("The siege ends the match after this round."),
        Some(left) => format!("The siege ends the match in {}.", rounds(left)),
        None => format!("Round {} of at most {}.", view.round(), view.rounds()),
    }
}

/// Where the match stands, for the list of saves.
pub fn summary(view: &View) -> String {
    let players = view.players.seats();
    let left = title(view).to_lowercase();
    let me = &view.players[view.seat];
    let mine = match (me.out, me.campaign) {
        (true, _) => String::from("you are out"),
        (_, true) => format!("on campaign, your army {}", me.army),
        _ => format!("your fort {}, your army {}", me.fort.len(), me.army),
    };
    format!("{players} players, {left}, {mine}")
}

/// Where the match stands, for who plays it: every fort and army.
pub fn standings(view: &View, names: &Names) -> String {
    let of = |seat: Seat| {
        let player = &view.players[seat];
        let stands = match (player.out, player.campaign) {
            (true, _) => String::from("out"),
            (_, true) => format!("campaign, army {}", player.army),
            _ => format!("fort {}, army {}", player.fort.len(), player.army),
        };
        format!("{}: {stands}", names.of_seat(seat))
    };
    let all: Vec<String> = names.clockwise().map(of).collect();
    // The table's head says the same of a siege at greater length.
    let head = siege_left(view).map_or_else(|| title(view), |left| format!("Siege: {left} left"));
    format!("{head}. {}.", all.join("; "))
}

/// In the last round, what comes of the match if nothing changes any more.
pub fn as_it_stands(view: &View, names: &Names) -> Option<String> {
    if view.rounds_to_end() > 1 {
        return None;
    }
    let between = view.decided_between();
    let seats: Vec<Seat> = names.clockwise().filter(|seat| between[*seat]).collect();
    Some(match seats[..] {
        [seat] if names.is_me(seat) => String::from("As it stands, you win after this round."),
        [seat] => format!("As it stands, {} wins after this round.", names.of_seat(seat)),
        [] => return None,
        _ if !seats.iter().any(|seat| view.players[*seat].campaign) => {
            String::from("After this round all who have an army meet in a showdown.")
        }
        _ => {
            let who: Vec<&str> = seats.iter().map(|seat| names.inside(*seat)).collect();
            format!("As it stands, a showdown follows between {}.", list(&who))
        }
    })
}

/// Who a player is and what they do.
pub fn note(
    level: Option<Level>,
    campaign: bool,
    out: bool,
    acting: bool,
    picking: bool,
) -> String {
    match level {
        _ if out => String::from("out"),
        _ if campaign => String::from("on campaign"),
        Some(_) if picking => String::from("picking…"),
        Some(_) if acting => String::from("thinking…"),
        level => level.map(|level| level.name().to_owned()).unwrap_or_default(),
    }
}

/// What was won in a showdown.
pub fn tricks(count: u8) -> String {
    if count == 1 { String::from("1 trick") } else { format!("{count} tricks") }
}

/// How somebody stood at the end of a match who laid no line.
pub fn standing(campaign: bool, out: bool) -> &'static str {
    match (out, campaign) {
        (true, _) => "out",
        (false, true) => "on campaign",
        (false, false) => "no watchtower",
    }
}

/// What brought the match to its end.
pub fn how_it_ended(showdown: bool, limit: Option<Limit>) -> &'static str {
    match (showdown, limit) {
        (true, Some(Limit::Siege)) => "The siege ended in a showdown.",
        (true, Some(Limit::Bound)) => "The last round ended in a showdown.",
        (true, None) => "The showdown decided.",
        (false, Some(Limit::Siege)) => "The siege ended.",
        (false, Some(Limit::Bound)) => "The last round is over.",
        (false, None) => "Nobody else is left.",
    }
}
