//! Explanations of cards, towers, players and the barracks for the table of Watchtower.

use super::Play;
use super::lexicon::{MOST_TRIES, all_of, cards, tower, when_it_ends};
use super::scene::Zone;
use crate::app::table::cards::Face;
use crate::app::table::game::{Explanation, Scene as _};
use crate::app::words::phrases::{capital, list};
use crate::cards::{Card, Rank};
use crate::engine::Seat;
use crate::games::watchtower::{WATCHTOWER, army_needed, is_high};

/// Of a large army so many cards are named, the highest.
const MOST_NAMED: usize = 8;

/// Returns the explanation of a piece.
pub fn piece(play: &Play, piece: usize) -> Option<Explanation> {
    let found = play.scene.pieces().get(piece)?;
    let lies = found.place;
    let card = match found.card.filter(|_| found.face_up) {
        Some(card) => card,
        None => return place(play, lies),
    };
    let mut lines = vec![about(card)];
    if let Zone::Fort(seat) = lies {
        lines.extend(in_fort(play, seat, card));
        if !play.names.is_me(seat) {
            lines.push(army(play, seat));
        }
    }
    Some(Explanation::new(capital(&card.name()), Face::up(card), lines))
}

/// What a card is good for wherever it lies.
fn about(card: Card) -> String {
    match card.rank() {
        Rank::Seven => String::from(
            "A seven beats any card when you attack with it, and loses to any when you defend. \
             Elsewhere it is a plain seven.",
        ),
        _ if is_high(card) => String::from(
            "A high card is worth two when it is burned. After a fight it goes under the barracks, \
             unless its owner is on campaign.",
        ),
        _ => String::from("In a fight the higher rank wins. Burned, it is worth one new card."),
    }
}

/// How a fort card stands: its tower, what it takes to challenge for it, who tried.
fn in_fort(play: &Play, seat: Seat, card: Card) -> Vec<String> {
    let standing = &play.view.players[seat];
    let rank = card.rank();
    let height = standing.fort.height(rank);
    let mut lines = Vec::new();
    if standing.campaign {
        lines.push(String::from("A complete watchtower on campaign: nobody can challenge for it."));
        return lines;
    }
    if height > 1 {
        let names: Vec<String> = standing.fort.tower(rank).map(Card::short).collect();
        let below = format!("A {}, from below: {}.", tower(height), list(&names));
        lines.push(below);
        let need = army_needed(height);
        lines.push(format!(
            "Only its top card can be challenged for, with {need} or more in the army."
        ));
        lines.push(String::from("Nobody else can burn a card of this rank while it stands."));
    }
    let tries = |other: Seat| {
        let tries = play.view.players[other].tries.of(card) as u8;
        let who = play.names.of_seat(other);
        let no_more = if tries == MOST_TRIES { ", and cannot any more" } else { "" };
        (tries > 0).then(|| format!("{who} challenged for it: {tries} of {MOST_TRIES}{no_more}."))
    };
    lines.extend(play.names.clockwise().filter_map(tries));
    lines
}

/// Returns the explanation of a zone.
pub fn place(play: &Play, zone: Zone) -> Option<Explanation> {
    match zone {
        Zone::Barracks => Some(barracks(play)),
        Zone::Fort(seat) => Some(standing(play, seat)),
        Zone::Army(seat) if !play.names.is_me(seat) => Some(standing(play, seat)),
        Zone::Held(..) => Some(Explanation::new(
            "A card held out",
            Face::Down,
            vec![String::from(
                "The army was shuffled: nobody knows which card it is, not even its owner.",
            )],
        )),
        _ => None,
    }
}

fn barracks(play: &Play) -> Explanation {
    let count = play.scene.count(Zone::Barracks);
    let lines = vec![
        String::from("A turn begins with the top card, unless you are on campaign."),
        String::from(
            "Burned cards and high cards that fought go under the bottom, seen by all. While the \
             barracks are empty nothing can be burned.",
        ),
        when_it_ends(&play.view),
    ];
    Explanation::new(format!("Barracks: {}", cards(count)), Face::Hidden, lines)
}

/// How a player stands.
pub fn standing(play: &Play, seat: Seat) -> Explanation {
    let it = &play.view.players[seat];
    let name = play.names.badge(seat).to_owned();
    let mut lines = Vec::new();
    if it.out {
        lines.push(String::from("Out of the match."));
        return play.names.introduce(seat, name, lines);
    }
    lines.push(army(play, seat));
    if it.campaign {
        let rank = it.fort.cards().first().map(|card| all_of(card.rank())).unwrap_or_default();
        lines.push(format!("On campaign with a watchtower of {rank}."));
        lines.push(String::from("It cannot be challenged. Without an army the campaign is lost."));
    } else {
        lines.push(format!("Fort: {}.", cards(it.fort.len())));
        lines.extend(towers(play, seat));
    }
    play.names.introduce(seat, name, lines)
}

/// How large a player's army is, and what of it everybody knows.
fn army(play: &Play, seat: Seat) -> String {
    let player = &play.view.players[seat];
    let (whose, size) = (capital(&play.names.whose(seat)), cards(usize::from(player.army)));
    let known = player.shown;
    if known.is_empty() || play.names.is_me(seat) {
        return format!("{whose} army has {size}.");
    }
    let mut names: Vec<String> = known.iter().map(Card::short).collect();
    names.reverse();
    if let Some(others) = names.len().checked_sub(MOST_NAMED).filter(|others| *others > 0) {
        names.truncate(MOST_NAMED);
        names.push(format!("{others} more"));
    }
    format!("{whose} army has {size}, among them for certain: {}.", list(&names))
}

/// Each tower of a fort, and what it takes.
fn towers(play: &Play, seat: Seat) -> Vec<String> {
    let fort = &play.view.players[seat].fort;
    let mine = usize::from(play.view.players[play.names.human()].army);
    let line = |(card, height): (Card, usize)| {
        let what = format!("The {} tops a {}", card.short(), tower(height));
        let more = format!("{} more for a watchtower", WATCHTOWER.saturating_sub(height));
        let need = army_needed(height);
        match mine < need && !play.names.is_me(seat) {
            true => format!("{what}: {more}. To challenge for it you need {need} army cards."),
            false => format!("{what}: {more}."),
        }
    };
    fort.tops().filter(|(_, height)| *height > 1).map(line).collect()
}
