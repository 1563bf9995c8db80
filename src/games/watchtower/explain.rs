//! Explanations of cards, towers, players and the barracks for the table of Watchtower.

use super::scene::Zone;
use super::words::{MOST_ATTEMPTS, list, when_it_ends};
use super::{Play, Watchtower};
use crate::i18n::{cards, t, watchtower as text};
use crate::table::cards::Face;
use crate::table::game::{Explanation, Explanations, Scene as _, SpreadCard, Target};
use cardkeep_core::cards::{Card, Rank};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{View, WATCHTOWER, army_needed, is_high};

/// Of a large army so many cards are named, the highest.
const MOST_NAMED: usize = 8;

impl Explanations for Watchtower {
    fn explain(&self, play: &Play, target: Target<Zone>) -> Option<Explanation> {
        match target {
            Target::Piece(piece) => self::piece(play, piece),
            Target::Zone(place) => self::place(play, place),
        }
    }

    fn hand(view: &View) -> Vec<SpreadCard> {
        view.army.iter().map(SpreadCard::of).collect()
    }
}

/// Returns the explanation of a piece.
pub(super) fn piece(play: &Play, piece: usize) -> Option<Explanation> {
    let found = play.scene.pieces().get(piece)?;
    let lies = found.place;
    let Some(card) = found.shown() else { return place(play, lies) };
    let mut lines = vec![about(card)];
    if let Zone::Fort(seat) = lies {
        lines.extend(in_fort(play, seat, card));
        if !play.names.is_me(seat) {
            lines.push(army(play, seat));
        }
    }
    Some(Explanation::new(t!(cards::title, card), Face::up(card), lines))
}

/// What a card is good for wherever it lies.
fn about(card: Card) -> String {
    match card.rank() {
        Rank::Seven => t!(text::about_seven),
        _ if is_high(card) => t!(text::about_high),
        _ => t!(text::about_low),
    }
}

/// How a fort card stands: its tower, what it takes to attack it, and who tried.
fn in_fort(play: &Play, seat: Seat, card: Card) -> Vec<String> {
    let standing = &play.view.public.players[seat];
    let rank = card.rank();
    let height = standing.fort.height(rank);
    if standing.campaign {
        return vec![t!(text::about_campaign)];
    }
    let mut lines = Vec::new();
    if height > 1 {
        lines.push(t!(text::about_tower, height, cards: list(standing.fort.tower(rank))));
        lines.push(t!(text::about_tower_needs, needed: army_needed(height)));
        lines.push(t!(text::about_tower_burning));
    }
    let attempts = |other: Seat| {
        let used = play.view.public.players[other].tries.of(card) as u8;
        let who = play.names.person(other);
        (used > 0).then(|| t!(text::about_attempts, who, used, most: MOST_ATTEMPTS))
    };
    lines.extend(play.names.clockwise().filter_map(attempts));
    lines
}

/// Returns the explanation of a zone.
pub(super) fn place(play: &Play, zone: Zone) -> Option<Explanation> {
    match zone {
        Zone::Barracks => Some(barracks(play)),
        Zone::Fort(seat) => Some(standing(play, seat)),
        Zone::Army(seat) if !play.names.is_me(seat) => Some(standing(play, seat)),
        Zone::Held(..) => {
            let lines = vec![t!(text::about_held)];
            Some(Explanation::new(t!(text::about_held_title), Face::Down, lines))
        }
        _ => None,
    }
}

fn barracks(play: &Play) -> Explanation {
    let title = t!(text::about_barracks_title, count: play.scene.count(Zone::Barracks));
    let lines = vec![
        t!(text::about_barracks_draw),
        t!(text::about_barracks_bottom),
        when_it_ends(&play.view),
    ];
    Explanation::new(title, Face::Hidden, lines)
}

/// How a player stands.
pub(super) fn standing(play: &Play, seat: Seat) -> Explanation {
    let it = &play.view.public.players[seat];
    let name = play.names.badge(seat).to_owned();
    if it.out {
        return play.names.introduce(seat, name, vec![t!(text::about_out)]);
    }
    let mut lines = vec![army(play, seat)];
    match it.fort.cards().first() {
        Some(card) if it.campaign => {
            lines.push(t!(text::about_player_campaign, rank: card.rank()));
            lines.push(t!(text::about_player_campaign_end));
        }
        _ => {
            lines.push(t!(text::about_fort, count: it.fort.len()));
            lines.extend(towers(play, seat));
        }
    }
    play.names.introduce(seat, name, lines)
}

/// How large a player's army is, and what of it everybody knows.
fn army(play: &Play, seat: Seat) -> String {
    let player = &play.view.public.players[seat];
    let size = t!(text::about_army, who: play.names.person(seat), count: player.army);
    let mut known: Vec<Card> = player.shown.iter().collect();
    if known.is_empty() || play.names.is_me(seat) {
        return size;
    }
    known.reverse();
    let some = known.len() > MOST_NAMED;
    known.truncate(MOST_NAMED);
    let known = match some {
        true => t!(text::about_army_highest, cards: list(known)),
        false => t!(text::about_army_known, cards: list(known)),
    };
    format!("{size} {known}")
}

/// Each tower of a fort, and what it takes.
fn towers(play: &Play, seat: Seat) -> Vec<String> {
    let fort = &play.view.public.players[seat].fort;
    let mine = usize::from(play.view.public.players[play.names.human()].army);
    let line = |(card, height): (Card, usize)| {
        let tower = t!(text::about_fort_tower, rank: card.rank(), height);
        let needed = army_needed(height);
        match mine < needed && !play.names.is_me(seat) {
            true => format!("{tower} {}", t!(text::about_fort_tower_needs, needed)),
            false => tower,
        }
    };
    fort.tops().filter(|(_, height)| (2..WATCHTOWER).contains(height)).map(line).collect()
}
