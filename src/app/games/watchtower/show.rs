//! Appearance of the table of Watchtower: cards, panels and marks.

use super::accessibility::FortUse;
use super::intent::ways;
use super::lexicon::MOST_TRIES;
use super::prompts::needs;
use super::scene::Zone;
use super::{Play, Watchtower, accessibility, lexicon};
use crate::app::table::arrange::Form;
use crate::app::table::cards::Face;
use crate::app::table::game::{Look, Scene as _};
use crate::app::table::models::{rows, updated};
use crate::app::table::words::streak;
use crate::cards::{Card, Rank};
use crate::engine::{Game, Seat, Turn};
use crate::games::watchtower::{Action, Fight, Phase, Side, duel};
use crate::ui::{
    self, FortRow, Lane, Result as Outcome, Ring, ScoreLine, TowerMark, WatchtowerStage,
};
use slint::{Global, ModelRc};

/// Minimum width of a fort in cards, so that a small fort leaves room to grow.
const LEAST_BROAD: f32 = 4.4;
/// Minimum width of cards with marks.
const MARKED_FROM: f32 = 16.0;
/// Minimum width of a tower that shows in words what it needs.
const NEEDS_FROM: f32 = 54.0;

pub fn look(game: &Watchtower, play: &Play, number: usize) -> Look {
    let Some(piece) = play.scene.pieces().get(number) else { return Look::default() };
    let face = match piece.card {
        Some(card) if piece.face_up => Face::up(card),
        _ => Face::Down,
    };
    let plain = Look::plain(face);
    let name = || piece.card.map(Card::name).unwrap_or_default();
    match piece.place {
        Zone::Barracks => match play.scene.at(Zone::Barracks).last() == Some(&number) {
            true => {
                let label = accessibility::barracks(play.scene.count(Zone::Barracks));
                Look { label, ..plain }
            }
            false => plain,
        },
        Zone::Army(seat) if play.names.is_me(seat) && piece.face_up => {
            let may = piece.card.filter(|_| is_my_turn(play));
            let may = may.map(|card| play.position().check(Action::Place(card)).is_ok());
            let label = accessibility::army_card(&name(), may);
            Look { label, acts: may == Some(true), ..plain }
        }
        Zone::Army(_) | Zone::Tricks(_) | Zone::Aside => plain,
        Zone::Fort(seat) => fort_card(play, seat, piece.card, plain),
        Zone::Held(_, slot) => {
            let mine = play.is_open() && play.session.is_mine();
            let ring = if mine { Ring::Lit } else { Ring::None };
            Look { ring, label: accessibility::held_card(slot, mine), acts: mine, ..plain }
        }
        Zone::PickedCards(seat) => {
            let ring = piece.card.map_or(Ring::None, |card| laid_ring(game, play, seat, card));
            let card = piece.card.filter(|_| piece.face_up);
            Look { ring, label: accessibility::laid_card(card, seat, &play.names), ..plain }
        }
        Zone::Prize => Look { label: accessibility::prize(&name()), ..plain },
    }
}

fn is_my_turn(play: &Play) -> bool {
    play.is_open() && matches!(play.position().phase, Phase::Turn(_))
}

fn fort_card(play: &Play, seat: Seat, card: Option<Card>, plain: Look) -> Look {
    let Some(card) = card else { return plain };
    let standing = &play.view.players[seat];
    let height = standing.fort.height(card.rank());
    let top = standing.fort.is_top(card);
    let mine = play.names.is_me(seat);
    let open = play.is_open() && !matches!(play.position().phase, Phase::Pick(_));
    let may = |action| play.position().check(action).is_ok();
    let (mut use_of, mut ring) = (FortUse::None, Ring::None);
    if mine {
        if open && may(Action::Burn(card)) {
            use_of = FortUse::Burn;
        }
    } else if standing.campaign {
        if is_my_turn(play) && may(Action::CampaignBattle(seat)) {
            use_of = FortUse::Battle;
        }
    } else if top && is_my_turn(play) {
        let tried = tried(play, play.names.human(), card);
        let can = !ways(play, seat, card).is_empty();
        use_of = FortUse::Challenge { tried, can };
        // Only the chosen card is highlighted.
        ring = if can && play.chosen.is_empty() { Ring::Lit } else { Ring::None };
    }
    let acts = !matches!(use_of, FortUse::None | FortUse::Challenge { can: false, .. });
    let label = accessibility::fort_card(card, seat, (height, top), use_of, &play.names);
    if standing.campaign {
        ring = Ring::Winner;
    }
    Look { ring, label, acts, ..plain }
}

/// Returns how often a seat challenged for a card.
fn tried(play: &Play, seat: Seat, card: Card) -> u8 {
    play.view.players[seat].tries.of(card) as u8
}

/// Returns the ring of a card in a fight or trick: by the result of its pair (WT-10), or as the
/// highest.
fn laid_ring(game: &Watchtower, play: &Play, seat: Seat, card: Card) -> Ring {
    if game.best == Some(card) {
        return Ring::Winner;
    }
    let fight = play.view.contest.map(|contest| contest.fight);
    let Some(Fight::Battle { attacker, defender, .. }) = fight else { return Ring::None };
    let turned = &play.view.turned;
    let pair = turned[seat].iter().position(|other| *other == card);
    let pair = pair.and_then(|n| Some((*turned[attacker].get(n)?, *turned[defender].get(n)?)));
    match pair.and_then(|(attacking, defending)| duel(attacking, defending).0) {
        None => Ring::None,
        Some(side) if (side == Side::Attacker) == (seat == attacker) => Ring::Winner,
        Some(_) => Ring::Beaten,
    }
}

/// Returns the towers of a fort as displayed: the top piece and the height of each. A watchtower on
/// campaign is spread out.
fn towers(play: &Play, seat: Seat) -> Vec<(usize, usize)> {
    let mut towers: Vec<(Option<Rank>, usize, usize)> = Vec::new();
    for piece in play.scene.at(Zone::Fort(seat)) {
        let rank = play.card(piece).map(Card::rank);
        match towers.last_mut().filter(|_| !play.view.players[seat].campaign) {
            Some((same, top, height)) if *same == rank => (*top, *height) = (piece, *height + 1),
            _ => towers.push((rank, piece, 1)),
        }
    }
    towers.into_iter().map(|(_, top, height)| (top, height)).collect()
}

/// Returns the top pieces of a fort's towers, as displayed.
pub fn tops(play: &Play, seat: Seat) -> Vec<usize> {
    towers(play, seat).into_iter().map(|(top, _)| top).collect()
}

/// Returns the heights of a fort's towers, as displayed.
pub fn heights(play: &Play, seat: Seat) -> Vec<usize> {
    towers(play, seat).into_iter().map(|(_, height)| height).collect()
}

/// Returns the number of cards in an army; during the deal, how many have arrived.
fn army(play: &Play, seat: Seat) -> usize {
    match play.view.phase {
        Phase::Opening(_) => play.scene.count(Zone::Army(seat)),
        _ => usize::from(play.view.players[seat].army),
    }
}

pub fn update_ui(play: &Play, window: &ui::App) {
    let own = ui::Watchtower::get(window);
    let (fight, showdown) = (play.view.contest, play.scene.showdown);
    let seats = play.names.clockwise().map(|seat| panel(play, seat)).collect();
    own.set_seats(updated(own.get_seats(), seats));
    own.set_barracks(play.scene.count(Zone::Barracks) as i32);
    own.set_lanes(updated(own.get_lanes(), lanes(play)));
    own.set_marks(updated(own.get_marks(), marks(play)));
    own.set_prized(play.scene.count(Zone::Prize) > 0);
    let me = play.names.human();
    own.set_holding(fight.is_some_and(|contest| contest.held > 0));
    own.set_lined(showdown.is_some_and(|between| between[me]));
    own.set_stage(match fight.map(|contest| contest.fight) {
        Some(Fight::Battle { .. }) => WatchtowerStage::Battle,
        Some(Fight::FreeForAll { .. }) => WatchtowerStage::All,
        None if showdown.is_some() => WatchtowerStage::Showdown,
        None => WatchtowerStage::None,
    });
}

fn panel(play: &Play, seat: Seat) -> FortRow {
    let standing = &play.view.players[seat];
    let acting = match play.has_steps() {
        true => play.scene.acting == seat,
        false => play.position().turn() == Turn::Seat(seat),
    };
    let picking = matches!(play.position().phase, Phase::Pick(_));
    let waits = acting && play.is_waiting();
    let level = play.names.level(seat);
    let note = lexicon::note(level, standing.campaign, standing.out, waits, picking && waits);
    let army = army(play, seat);
    let name = play.names.badge(seat);
    let sizes = (!standing.out).then_some((army, standing.fort.len()));
    let label = accessibility::panel(name, &note, sizes);
    FortRow {
        name: name.into(),
        note: note.into(),
        army: army as i32,
        broad: broad(play, seat),
        campaign: standing.campaign,
        acting,
        out: standing.out,
        label: label.into(),
    }
}

/// Returns the width in cards of the widest fort in a group of equal scale: the player's own alone,
/// or all others.
fn broad(play: &Play, seat: Seat) -> f32 {
    let me = play.names.is_me(seat);
    let alike = play.names.clockwise().filter(|other| play.names.is_me(*other) == me);
    let widths = alike.map(|other| Form::width_of_towers(&heights(play, other)));
    widths.fold(LEAST_BROAD, f32::max)
}

/// Returns the participants in the center of the table. In a battle the upper side comes first,
/// which is never the player.
fn lanes(play: &Play) -> Vec<Lane> {
    let lane = |seat: Seat, note: String, strong: bool| Lane {
        name: play.names.badge(seat).into(),
        note: note.into(),
        strong,
        number: play.names.number(seat) as i32,
    };
    match (play.view.contest.map(|contest| contest.fight), play.scene.showdown) {
        (None, None) => Vec::new(),
        (Some(Fight::Battle { attacker, defender, .. }), _) => {
            let mut sides = vec![
                lane(attacker, lexicon::ATTACKER.to_owned(), true),
                lane(defender, lexicon::DEFENDER.to_owned(), false),
            ];
            if play.names.is_me(attacker) {
                sides.reverse();
            }
            sides
        }
        (Some(Fight::FreeForAll { builder, .. }), _) => {
            let still_in = |seat: &Seat| !play.view.players[*seat].out;
            let note = |seat: Seat| match (seat == builder, play.view.players[seat].army) {
                (true, _) => lexicon::BUILDER.to_owned(),
                (_, 0) => lexicon::NO_ARMY.to_owned(),
                _ => String::new(),
            };
            let seats = play.names.clockwise().filter(still_in);
            seats.map(|seat| lane(seat, note(seat), seat == builder)).collect()
        }
        (None, Some(between)) => {
            let taken = play.view.tricks();
            let tricks = |seat: Seat| taken[seat].unwrap_or(0);
            let most = between.pairs().filter(|(_, it)| **it).map(|(seat, _)| tricks(seat)).max();
            let seats = play.names.clockwise().filter(|seat| between[*seat]);
            let leads = |seat| tricks(seat) > 0 && Some(tricks(seat)) == most;
            seats.map(|seat| lane(seat, lexicon::tricks(tricks(seat)), leads(seat))).collect()
        }
    }
}

/// Returns the marks on fort cards: a tower's height, the number of challenges for its top, and
/// what it needs.
fn marks(play: &Play) -> Vec<TowerMark> {
    let mut marks = Vec::new();
    for seat in play.names.clockwise() {
        if play.view.players[seat].campaign {
            continue;
        }
        for (piece, height) in towers(play, seat) {
            let (Some(card), Some(spot)) = (play.card(piece), play.spot(piece)) else { continue };
            let carried = play.dragged.is_some() && play.chosen.contains(&piece);
            if spot.width < MARKED_FROM || carried {
                continue;
            }
            let tries = tries(play, seat, card);
            let width = spot.width * Form::width_of_towers(&[height]);
            // A small tower has room for a number only.
            let narrow = width < NEEDS_FROM;
            let need = needs(army(play, play.names.human()), height, narrow)
                .filter(|_| is_my_turn(play) && !play.names.is_me(seat))
                .filter(|_| !play.position().this_turn.challenged);
            if height > 1 || tries > 0 {
                marks.push(TowerMark {
                    x: spot.right() - width,
                    y: spot.y,
                    width,
                    height: spot.height,
                    tower: if height > 1 { height.to_string().into() } else { "".into() },
                    tries: if tries > 0 {
                        format!("{tries}/{MOST_TRIES}").into()
                    } else {
                        "".into()
                    },
                    needs: need.unwrap_or_default().into(),
                });
            }
        }
    }
    marks
}

/// Returns how often the player challenged for a rival's card, or the most by any rival for one of
/// the player's own.
fn tries(play: &Play, seat: Seat, card: Card) -> u8 {
    if play.names.is_me(seat) {
        return play.names.clockwise().map(|other| tried(play, other, card)).max().unwrap_or(0);
    }
    tried(play, play.names.human(), card)
}

/// Returns the outcome of the match, once it is over.
pub fn result(game: &Watchtower, play: &Play) -> Option<Outcome> {
    let outcome = play.session.outcome()?;
    let tricks = game.showdown.then(|| play.view.tricks());
    let tricks = |seat: Seat| tricks.and_then(|tricks| tricks[seat]);
    let score = |seat: Seat| {
        let standing = &play.view.players[seat];
        match tricks(seat) {
            Some(tricks) => lexicon::tricks(tricks),
            None => lexicon::standing(standing.campaign, standing.out).to_owned(),
        }
    };
    let mut seats: Vec<Seat> = play.names.clockwise().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse((outcome.share(*seat) > 0.0, tricks(*seat))));
    let line = |seat: Seat| ScoreLine {
        name: play.names.badge(seat).into(),
        cells: ModelRc::default(),
        total: score(seat).into(),
        best: outcome.share(seat) > 0.0,
    };
    let how = lexicon::how_it_ended(game.showdown, game.limit);
    let streak = streak(&play.session);
    let note = if streak.is_empty() { how.to_owned() } else { format!("{how} {streak}") };
    Some(Outcome {
        title: lexicon::verdict(outcome, &play.names).into(),
        note: note.into(),
        headings: ModelRc::default(),
        lines: rows(seats.into_iter().map(line)),
        won: outcome.share(play.names.human()) == 1.0,
        again: lexicon::REMATCH.into(),
    })
}
