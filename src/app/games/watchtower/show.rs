//! How the table of Watchtower looks: every card, panel and mark for where the match stands.

use super::labels::FortUse;
use super::prompts::needs;
use super::scene::{MOST_TRIES, Place, Scene, Stage};
use super::touch::ways;
use super::{Play, Watchtower, labels, words};
use crate::app::table::arrange::Form;
use crate::app::table::cards::Face;
use crate::app::table::game::{Award, Look, Scene as _};
use crate::app::table::models::{rows, updated};
use crate::app::table::round::area;
use crate::app::table::words::streak;
use crate::cards::Card;
use crate::engine::{Game, Seat, Turn};
use crate::games::watchtower::{Action, Event, Fight, Phase};
use crate::ui::{
    self, FortRow, Lane, Result as Outcome, Ring, ScoreLine, TowerMark, WatchtowerStage,
};
use slint::{Global, ModelRc};

/// A fort of a few cards leaves room for some more.
const LEAST_BROAD: f32 = 4.4;
/// Cards narrower than this are too small to bear a mark.
const MARKED_FROM: f32 = 16.0;
/// From this width on a tower has room for what it needs, in words.
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
        Place::Barracks => match play.scene.at(Place::Barracks).last() == Some(&number) {
            true => {
                let label = labels::barracks(play.scene.count(Place::Barracks));
                Look { label, ..plain }
            }
            false => plain,
        },
        Place::Army(seat) if play.names.is_me(seat) && piece.face_up => {
            let may = piece.card.filter(|_| is_my_turn(play));
            let may = may.map(|card| play.position().check(Action::Place(card)).is_ok());
            let label = labels::army_card(&name(), may);
            Look { label, acts: may == Some(true), ..plain }
        }
        Place::Army(_) | Place::Tricks(_) | Place::Aside => plain,
        Place::Fort(seat) => fort_card(play, seat, piece.card, plain),
        Place::Held(slot) => {
            let mine = play.is_open() && play.session.is_mine();
            let ring = if mine { Ring::Lit } else { Ring::None };
            Look { ring, label: labels::held_card(slot, mine), acts: mine, ..plain }
        }
        Place::Laid(seat) => {
            let ring = piece.card.map_or(Ring::None, |card| game.ring(card));
            let card = piece.card.filter(|_| piece.face_up);
            Look { ring, label: labels::laid_card(card, seat, &play.names), ..plain }
        }
        Place::Prize => Look { label: labels::prize(&name()), ..plain },
    }
}

fn is_my_turn(play: &Play) -> bool {
    play.is_open() && matches!(play.position().phase(), Phase::Turn(_))
}

fn fort_card(play: &Play, seat: Seat, card: Option<Card>, plain: Look) -> Look {
    let Some(card) = card else { return plain };
    let standing = &play.scene.facts.players[seat];
    let height = standing.fort.height(card.rank());
    let top = standing.fort.is_top(card);
    let mine = play.names.is_me(seat);
    let open = play.is_open() && !matches!(play.position().phase(), Phase::Pick(_));
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
        let tried = play.scene.facts.tried(play.names.human(), card);
        let can = !ways(play, seat, card).is_empty();
        use_of = FortUse::Challenge { tried, can };
        // What is chosen stands out alone.
        ring = if can && play.chosen.is_empty() { Ring::Lit } else { Ring::None };
    }
    let acts = !matches!(use_of, FortUse::None | FortUse::Challenge { can: false, .. });
    let label = labels::fort_card(card, seat, (height, top), use_of, &play.names);
    if standing.campaign {
        ring = Ring::Winner;
    }
    Look { ring, label, acts, ..plain }
}

/// The top pieces of a fort's towers, as they are seen.
pub fn tops(play: &Play, seat: Seat) -> Vec<usize> {
    let there = play.scene.at(Place::Fort(seat));
    let mut end = 0;
    let tops = play.scene.heights(seat).into_iter().filter_map(|height| {
        end += height;
        there.get(end - 1).copied()
    });
    tops.collect()
}

/// The pairs of a battle fly to who won it. They are said as the sides stand: the upper one's first.
pub fn award(play: &Play, event: &Event) -> Option<Award> {
    let Event::BattleEnded { pairs, winner: Some(winner), attacker, .. } = event else {
        return None;
    };
    let [attacking, defending] = *pairs;
    let (upper, lower) = match play.names.is_me(*attacker) {
        true => (defending, attacking),
        false => (attacking, defending),
    };
    let to = area("panel", &play.names, *winner);
    Some(Award { text: words::score(upper, lower), from: String::from("score"), to })
}

pub fn dress(game: &Watchtower, play: &Play, window: &ui::App) {
    let own = ui::Watchtower::get(window);
    let facts = &play.scene.facts;
    let seats = play.names.clockwise().map(|seat| panel(play, seat)).collect();
    own.set_seats(updated(own.get_seats(), seats));
    own.set_barracks(play.scene.count(Place::Barracks) as i32);
    own.set_lanes(updated(own.get_lanes(), lanes(game, play)));
    own.set_marks(updated(own.get_marks(), marks(play)));
    own.set_prized(play.scene.count(Place::Prize) > 0);
    let me = play.names.human();
    own.set_holding(matches!(facts.stage, Some(Stage::Fight { held: 1.., .. })));
    own.set_lined(matches!(facts.stage, Some(Stage::Showdown(between)) if between[me]));
    own.set_stage(match facts.stage {
        None => WatchtowerStage::None,
        Some(Stage::Fight { fight: Fight::Battle { .. }, .. }) => WatchtowerStage::Battle,
        Some(Stage::Fight { fight: Fight::FreeForAll { .. }, .. }) => WatchtowerStage::All,
        Some(Stage::Showdown(_)) => WatchtowerStage::Showdown,
    });
}

fn panel(play: &Play, seat: Seat) -> FortRow {
    let standing = &play.scene.facts.players[seat];
    let acting = match play.has_steps() {
        true => play.scene.acting() == seat,
        false => play.position().turn() == Turn::Seat(seat),
    };
    let picking = matches!(play.position().phase(), Phase::Pick(_));
    let waits = acting && play.is_waiting();
    let level = play.names.level(seat);
    let note = words::note(level, standing.campaign, standing.out, waits, picking && waits);
    let army = play.scene.army(seat);
    let name = play.names.badge(seat);
    let sizes = (!standing.out).then_some((army, standing.fort.len()));
    let label = labels::panel(name, &note, sizes);
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

/// How many cards the widest fort is wide of those that stand alike: the player's own alone, and all
/// others.
fn broad(play: &Play, seat: Seat) -> f32 {
    let me = play.names.is_me(seat);
    let alike = play.names.clockwise().filter(|other| play.names.is_me(*other) == me);
    let widths = alike.map(|other| Form::width_of_towers(&play.scene.heights(other)));
    widths.fold(LEAST_BROAD, f32::max)
}

/// Who takes part in what the middle of the table is for. In a battle the upper side comes first,
/// which is never the player.
fn lanes(game: &Watchtower, play: &Play) -> Vec<Lane> {
    let lane = |seat: Seat, note: String, strong: bool| Lane {
        name: play.names.badge(seat).into(),
        note: note.into(),
        strong,
        number: play.names.number(seat) as i32,
    };
    match play.scene.facts.stage {
        None => Vec::new(),
        Some(Stage::Fight { fight: Fight::Battle { attacker, defender, .. }, .. }) => {
            let mut sides = vec![
                lane(attacker, words::ATTACKER.to_owned(), true),
                lane(defender, words::DEFENDER.to_owned(), false),
            ];
            if play.names.is_me(attacker) {
                sides.reverse();
            }
            sides
        }
        Some(Stage::Fight { fight: Fight::FreeForAll { builder, .. }, .. }) => {
            let still_in = |seat: &Seat| !play.scene.facts.players[*seat].out;
            let note = |seat: Seat| match (seat == builder, play.scene.army(seat)) {
                (true, _) => words::BUILDER.to_owned(),
                (_, 0) => words::NO_ARMY.to_owned(),
                _ => String::new(),
            };
            let seats = play.names.clockwise().filter(still_in);
            seats.map(|seat| lane(seat, note(seat), seat == builder)).collect()
        }
        Some(Stage::Showdown(between)) => {
            let tricks = |seat: Seat| game.tricks.and_then(|tricks| tricks[seat]).unwrap_or(0);
            let most = between.pairs().filter(|(_, it)| **it).map(|(seat, _)| tricks(seat)).max();
            let seats = play.names.clockwise().filter(|seat| between[*seat]);
            let leads = |seat| tricks(seat) > 0 && Some(tricks(seat)) == most;
            seats.map(|seat| lane(seat, words::tricks(tricks(seat)), leads(seat))).collect()
        }
    }
}

/// What is written on the cards of forts: how high a tower is, how often somebody tried for its top,
/// and what it needs.
fn marks(play: &Play) -> Vec<TowerMark> {
    let mut marks = Vec::new();
    for seat in play.names.clockwise() {
        let standing = &play.scene.facts.players[seat];
        if standing.campaign {
            continue;
        }
        for piece in tops(play, seat) {
            let (Some(card), Some(spot)) = (play.card(piece), play.spot(piece)) else { continue };
            let carried = play.dragged.is_some() && play.chosen.contains(&piece);
            if spot.width < MARKED_FROM || carried {
                continue;
            }
            let tries = tries(play, seat, card);
            let height = play.scene.heights_of(seat, card);
            let width = spot.width * Form::width_of_towers(&[height]);
            // A small tower has room for a number.
            let narrow = width < NEEDS_FROM;
            let need = needs(play.scene.army(play.names.human()), height, narrow)
                .filter(|_| is_my_turn(play) && !play.names.is_me(seat))
                .filter(|_| !play.position().deeds().challenged);
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

/// How often the player challenged for a rival's card, or the most of any rival for one of the
/// player's own.
fn tries(play: &Play, seat: Seat, card: Card) -> u8 {
    let facts = &play.scene.facts;
    if play.names.is_me(seat) {
        return play.names.clockwise().map(|other| facts.tried(other, card)).max().unwrap_or(0);
    }
    facts.tried(play.names.human(), card)
}

impl Scene {
    /// How high the tower is in which a card is seen.
    fn heights_of(&self, seat: Seat, card: Card) -> usize {
        let there = self.at(Place::Fort(seat)).into_iter();
        let same = |piece: &usize| {
            self.pieces.card(*piece).is_some_and(|other| other.rank() == card.rank())
        };
        there.filter(same).count()
    }
}

/// How the match ended.
pub fn result(game: &Watchtower, play: &Play) -> Option<Outcome> {
    let outcome = play.session.outcome()?;
    let score = |seat: Seat| {
        let standing = &play.scene.facts.players[seat];
        match game.tricks.and_then(|tricks| tricks[seat]) {
            Some(tricks) => words::tricks(tricks),
            None => words::standing(standing.campaign, standing.out).to_owned(),
        }
    };
    let mut seats: Vec<Seat> = play.names.clockwise().collect();
    seats.sort_by_key(|seat| {
        let tricks = game.tricks.and_then(|tricks| tricks[*seat]);
        std::cmp::Reverse((outcome.share(*seat) > 0.0, tricks))
    });
    let line = |seat: Seat| ScoreLine {
        name: play.names.badge(seat).into(),
        cells: ModelRc::default(),
        total: score(seat).into(),
        best: outcome.share(seat) > 0.0,
    };
    let how = words::how_it_ended(game.tricks.is_some(), game.limit);
    let streak = streak(&play.session, words::WHOM);
    let note = if streak.is_empty() { how.to_owned() } else { format!("{how} {streak}") };
    Some(Outcome {
        title: words::verdict(outcome, &play.names).into(),
        note: note.into(),
        headings: ModelRc::default(),
        lines: rows(seats.into_iter().map(line)),
        won: outcome.share(play.names.human()) == 1.0,
        again: words::REMATCH.into(),
    })
}
