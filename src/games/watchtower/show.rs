//! Appearance of the table of Watchtower: cards, panels and marks.

use super::intent::ways;
use super::prompts::why_not;
use super::scene::Zone;
use super::words::{self, MOST_ATTEMPTS};
use super::{Play, Watchtower};
use crate::i18n::{cards, t, watchtower as text};
use crate::table::arrange::{Align, Arrangement};
use crate::table::cards::Face;
use crate::table::game::{Appearance, CardLayout, Look, Scene as _};
use crate::table::models::updated;
use crate::table::seats::area;
use crate::ui::{self, FortRow, FreePlace, Lane, Ring, TowerMark, WatchtowerStage};
use cardkeep_art::CardArt;
use cardkeep_core::cards::{Card, Rank};
use cardkeep_core::engine::{Seat, Turn};
use cardkeep_core::games::watchtower::{Action, Fight, Phase, Side, WATCHTOWER, army_needed, duel};
use slint::Global;

/// Distance from one card of a fight to the next, in cards.
const STEP: f32 = 1.12;
/// The height of the tallest tower that is no watchtower.
const TALLEST: usize = WATCHTOWER - 1;
/// Minimum width of cards with marks.
const MARKED_FROM: f32 = 22.0;
/// Minimum width of a tower that shows in words what it needs.
const NEEDS_FROM: f32 = 66.0;

/// Minimum visible pixels of each card in one row; below it the player's army is split into two
/// rows.
const HAND_STRIP: f32 = 32.0;

/// The layer from which on cards lie on the stage, over those of the player's own fort and hand.
const STAGE_LAYER: u32 = 4;

impl Appearance for Watchtower {
    fn lay(&self, play: &Play, zone: Zone) -> Option<CardLayout> {
        let of_seat = |what, seat| area(what, &play.names, seat);
        let middle = |lay: CardLayout| lay.over("arena");
        let (mine, contest) = (play.names.human(), play.view.contest);
        let in_line = |seat| play.scene.showdown.is_some_and(|between| between[seat]);
        let staged = contest.is_some() || play.scene.showdown.is_some();
        let below = |lay| CardLayout { covered: staged, ..lay };
        let on_stage = |layer| STAGE_LAYER + layer;
        Some(match zone {
            Zone::Barracks => below(CardLayout::heap("barracks", 2, 0)),
            Zone::Fort(seat) => {
                let covered = staged && seat == mine;
                let lay = CardLayout::new(of_seat("fort", seat), fort(play, seat), 1);
                CardLayout { covered, ..lay }.over(of_seat("panel", seat))
            }
            Zone::Army(seat) if in_line(seat) => {
                middle(CardLayout::heap(of_seat("line", seat), 2, on_stage(2)))
            }
            Zone::Army(seat) if seat == mine => {
                let hand = Arrangement::Hand { strip: HAND_STRIP };
                below(CardLayout { rises: true, ..CardLayout::new("hand", hand, 3) })
            }
            Zone::Army(seat) => {
                CardLayout::heap(of_seat("heap", seat), 2, 2).over(of_seat("panel", seat))
            }
            Zone::Held(_, slot) => {
                // The others stay where they are when one is picked.
                let index = usize::from(slot.saturating_sub(1));
                let of = usize::from(contest.map_or(slot, |contest| contest.held.max(slot)));
                CardLayout::new("held", Arrangement::Cell { index, of, gap: 4.0 }, on_stage(3))
            }
            Zone::PickedCards(seat) => {
                let fan = Arrangement::Fan { step: STEP, align: Align::Center };
                let lay = CardLayout::new(of_seat("laid", seat), fan, on_stage(4));
                middle(CardLayout {
                    count: Some(contest.map_or(1, |contest| contest.fight.count())),
                    ..lay
                })
            }
            Zone::Prize => middle(CardLayout::heap("prize", 1, on_stage(3))),
            Zone::Tricks(seat) => middle(CardLayout::heap(of_seat("won", seat), 4, on_stage(1))),
            Zone::Aside => middle(CardLayout::heap("aside", 1, on_stage(0))),
        })
    }

    fn look(&self, play: &Play, number: usize) -> Look {
        let Some(piece) = play.scene.pieces().get(number) else { return Look::default() };
        let plain = Look::plain(piece.shown().map_or(Face::Down, Face::up));
        match piece.place {
            Zone::Barracks => match play.scene.at(Zone::Barracks).last() == Some(&number) {
                true => {
                    let label = t!(text::label_barracks, count: play.scene.count(Zone::Barracks));
                    Look { label, ..plain }
                }
                false => plain,
            },
            Zone::Army(seat) if play.names.is_me(seat) && piece.face_up => {
                let Some(card) = piece.card else { return plain };
                let may = is_my_turn(play).then(|| why_not(play, Action::Place(card)).is_none());
                let label = match may {
                    Some(true) => t!(text::label_can_place, card),
                    Some(false) => t!(text::label_cannot_place, card),
                    None => t!(cards::title, card),
                };
                Look { label, acts: may == Some(true), ..plain }
            }
            Zone::Army(_) | Zone::Tricks(_) | Zone::Aside => plain,
            Zone::Fort(seat) => fort_card(play, seat, piece.card, plain),
            Zone::Held(_, slot) => {
                let mine = play.is_open() && play.session.is_mine();
                let ring = if mine { Ring::Lit } else { Ring::None };
                let label = match mine {
                    true => t!(text::label_can_pick, slot),
                    false => t!(text::label_held, slot),
                };
                Look { ring, label, acts: mine, ..plain }
            }
            Zone::PickedCards(seat) => {
                let ring = piece.card.map_or(Ring::None, |card| laid_ring(self, play, seat, card));
                let who = play.names.person(seat);
                let label = match piece.shown() {
                    Some(card) => t!(text::label_laid, who, card),
                    None => t!(text::label_laid_hidden, who),
                };
                Look { ring, label, ..plain }
            }
            Zone::Prize => {
                let label = piece.card.map(|card| t!(text::label_prize, card));
                Look { label: label.unwrap_or_default(), ..plain }
            }
        }
    }

    fn update_ui(&self, play: &Play, window: &ui::App, _: &CardArt) {
        let own = ui::Watchtower::get(window);
        let (fight, showdown) = (play.view.contest, play.scene.showdown);
        let seats = play.names.clockwise().map(|seat| panel(play, seat)).collect();
        own.set_seats(updated(own.get_seats(), seats));
        own.set_step(STEP);
        own.set_two_rows(Arrangement::height_of_two_rows());
        own.set_pitch(Arrangement::stack_pitch(TALLEST));
        own.set_free(updated(own.get_free(), free_places(play)));
        own.set_barracks(play.scene.count(Zone::Barracks) as i32);
        own.set_lanes(updated(own.get_lanes(), lanes(play)));
        own.set_marks(updated(own.get_marks(), marks(play)));
        own.set_prized(fight.is_some_and(|contest| contest.fight.prize().is_some()));
        own.set_headline(headline(play).into());
        own.set_pairs(fight.map_or(1, |contest| contest.fight.count()) as i32);
        // Also those already picked, so that the others keep their places.
        let held = fight.filter(|_| !play.scene.held().is_empty());
        own.set_held(held.map_or(0, |contest| contest.held.into()));
        own.set_held_by(held_by(play).into());
        own.set_stage_layer(STAGE_LAYER as i32);
        own.set_stage(match fight.map(|contest| contest.fight) {
            Some(Fight::Battle { .. }) => WatchtowerStage::Battle,
            Some(Fight::FreeForAll { .. }) => WatchtowerStage::All,
            None if showdown.is_some() => WatchtowerStage::Showdown,
            None => WatchtowerStage::None,
        });
    }
}

fn is_my_turn(play: &Play) -> bool {
    play.is_open() && matches!(play.now().public.phase, Phase::Turn(_))
}

fn fort_card(play: &Play, seat: Seat, card: Option<Card>, plain: Look) -> Look {
    let Some(card) = card else { return plain };
    let standing = &play.view.public.players[seat];
    let height = standing.fort.height(card.rank());
    let top = standing.fort.is_top(card);
    let open = play.is_open() && !matches!(play.now().public.phase, Phase::Pick(_));
    let may = |action| play.check(action).is_ok();
    let mut label = t!(text::label_fort, card, who: play.names.person(seat));
    if height > 1 {
        label = t!(text::label_tower, label, height, top);
    }
    let (mut ring, mut acts) = (Ring::None, false);
    if play.names.is_me(seat) {
        if open && may(Action::Burn(card)) {
            (label, acts) = (t!(text::label_can_burn, label), true);
        }
    } else if standing.campaign {
        if is_my_turn(play) && may(Action::CampaignBattle(seat)) {
            (label, acts) = (t!(text::label_can_battle, label), true);
        }
    } else if top && is_my_turn(play) {
        let used = attempts_of(play, play.names.human(), card);
        if used > 0 {
            label = t!(text::label_attempts, label, used, most: MOST_ATTEMPTS);
        }
        acts = !ways(play, seat, card).is_empty();
        label = match acts {
            true => t!(text::label_can_attack, label),
            false => t!(text::label_cannot_attack, label),
        };
        // What is chosen stands out alone.
        ring = if acts && play.chosen.is_empty() { Ring::Lit } else { Ring::None };
    }
    if standing.campaign {
        ring = Ring::Winner;
    }
    Look { ring, label, acts, ..plain }
}

/// The attempts of a seat at a card.
fn attempts_of(play: &Play, seat: Seat, card: Card) -> u8 {
    play.view.public.players[seat].tries.of(card) as u8
}

/// Returns the ring of a card in a fight or trick: by the result of its pair (WT-10), or as the
/// highest.
fn laid_ring(game: &Watchtower, play: &Play, seat: Seat, card: Card) -> Ring {
    if game.best == Some(card) {
        return Ring::Winner;
    }
    let fight = play.view.contest.map(|contest| contest.fight);
    let Some(Fight::Battle { attacker, defender, .. }) = fight else { return Ring::None };
    let turned = &play.view.public.turned;
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
        match towers.last_mut().filter(|_| !play.view.public.players[seat].campaign) {
            Some((same, top, height)) if *same == rank => (*top, *height) = (piece, *height + 1),
            _ => towers.push((rank, piece, 1)),
        }
    }
    towers.into_iter().map(|(_, top, height)| (top, height)).collect()
}

/// Returns the top pieces of a fort's towers, as displayed.
pub(super) fn tops(play: &Play, seat: Seat) -> Vec<usize> {
    towers(play, seat).into_iter().map(|(top, _)| top).collect()
}

/// Returns the arrangement of a fort. The place of a card at stake stays free meanwhile. A watchtower on
/// campaign is spread out.
fn fort(play: &Play, seat: Seat) -> Arrangement {
    let cards = play.scene.at(Zone::Fort(seat));
    if play.view.public.players[seat].campaign {
        return Arrangement::Stacks { heights: vec![1; cards.len()], tallest: 1 };
    }
    let rank = |piece: &usize| play.card(*piece).map(Card::rank);
    let height = |there: &Option<Rank>| match there {
        Some(_) => cards.iter().filter(|piece| rank(piece) == *there).count(),
        None => 0,
    };
    let heights = play.scene.places(seat).iter().map(height).collect();
    Arrangement::Stacks { heights, tallest: TALLEST }
}

/// Returns the free places of all forts.
fn free_places(play: &Play) -> Vec<FreePlace> {
    let mut free = Vec::new();
    for seat in play.names.clockwise() {
        let standing = &play.view.public.players[seat];
        if standing.campaign || standing.out {
            continue;
        }
        let places = play.scene.places(seat).iter().enumerate();
        free.extend(places.filter(|(_, there)| there.is_none()).map(|(place, _)| FreePlace {
            fort: play.names.number(seat) as i32,
            place: place as i32,
        }));
    }
    free
}

/// Returns the number of cards in an army; during the deal, how many have arrived.
fn army(play: &Play, seat: Seat) -> usize {
    match play.view.public.phase {
        Phase::Opening(_) => play.scene.count(Zone::Army(seat)),
        _ => usize::from(play.view.public.players[seat].army),
    }
}

/// Returns what the fight in the center is about.
fn headline(play: &Play) -> String {
    match play.view.contest.map(|contest| contest.fight) {
        Some(Fight::Battle { prize: Some(card), .. }) => t!(text::stage_battle, card),
        Some(Fight::Battle { prize: None, .. }) => t!(text::stage_campaign),
        Some(Fight::FreeForAll { prize, .. }) => t!(text::stage_free_for_all, card: prize),
        None => t!(text::title_showdown),
    }
}

/// Returns whose cards are held out.
fn held_by(play: &Play) -> String {
    let holder = play.view.contest.map(|contest| play.names.person(contest.holder));
    holder.map(|who| t!(text::stage_held, who)).unwrap_or_default()
}

fn panel(play: &Play, seat: Seat) -> FortRow {
    let standing = &play.view.public.players[seat];
    let acting = match play.has_steps() {
        true => play.scene.acting == seat,
        false => play.session.turn() == Turn::Seat(seat),
    };
    let picking = matches!(play.now().public.phase, Phase::Pick(_));
    let waits = acting && play.is_waiting();
    let level = play.names.level(seat);
    let note = words::note(level, standing.campaign, standing.out, waits, picking && waits);
    let army = army(play, seat);
    let name = play.names.badge(seat);
    let fort = standing.fort.len();
    let places = play.scene.places(seat).len();
    let label = match (standing.out, note.is_empty()) {
        (true, _) => t!(text::panel_out, name, note: &note),
        (false, true) => t!(text::panel, name, army, fort),
        (false, false) => t!(text::panel_note, name, note: &note, army, fort),
    };
    FortRow {
        name: name.into(),
        note: note.into(),
        army: army as i32,
        places: places as i32,
        broad: Arrangement::width_of_stacks(places, TALLEST),
        halves: Arrangement::width_of_stacks(places.div_ceil(2), TALLEST),
        campaign: standing.campaign,
        acting,
        out: standing.out,
        label: label.into(),
    }
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
                lane(attacker, t!(text::lane_attacker), true),
                lane(defender, t!(text::lane_defender), false),
            ];
            if play.names.is_near(attacker) {
                sides.reverse();
            }
            sides
        }
        (Some(Fight::FreeForAll { builder, .. }), _) => {
            let still_in = |seat: &Seat| !play.view.public.players[*seat].out;
            let note = |seat: Seat| match (seat == builder, play.view.public.players[seat].army) {
                (true, _) => t!(text::lane_builder),
                (_, 0) => t!(text::lane_no_army),
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
            let note = |seat| t!(text::tricks, count: tricks(seat));
            seats.map(|seat| lane(seat, note(seat), leads(seat))).collect()
        }
    }
}

/// Returns the marks on fort cards: a tower's height, the number of challenges for its top, and
/// what it needs.
fn marks(play: &Play) -> Vec<TowerMark> {
    let mut marks = Vec::new();
    for seat in play.names.clockwise() {
        if play.view.public.players[seat].campaign {
            continue;
        }
        for (piece, height) in towers(play, seat) {
            let (Some(card), Some(spot)) = (play.card(piece), play.spot(piece)) else { continue };
            let carried = play.dragged.is_some() && play.chosen.contains(&piece);
            if spot.width < MARKED_FROM || carried {
                continue;
            }
            let used = attempts(play, seat, card);
            let width = spot.width * Arrangement::stack_width(height);
            let needed = army_needed(height);
            let lacks = army(play, play.names.human()) < needed
                && is_my_turn(play)
                && !play.names.is_me(seat)
                && !play.now().public.this_turn.challenged;
            if height > 1 || used > 0 {
                let attempts = || t!(text::mark_attempts, used, most: MOST_ATTEMPTS).into();
                marks.push(TowerMark {
                    x: spot.right() - width,
                    y: spot.y,
                    width,
                    height: spot.height,
                    tower: if height > 1 { height.to_string().into() } else { "".into() },
                    tries: if used > 0 { attempts() } else { "".into() },
                    needs: match lacks {
                        // A small tower has room for a number.
                        true if width < NEEDS_FROM => t!(text::mark_needs_short, needed).into(),
                        true => t!(text::mark_needs, needed).into(),
                        false => "".into(),
                    },
                });
            }
        }
    }
    marks
}

/// The player's attempts at a rival's card, or the most of any rival at one of the player's own.
fn attempts(play: &Play, seat: Seat, card: Card) -> u8 {
    if play.names.is_near(seat) {
        let all = play.names.clockwise().map(|other| attempts_of(play, other, card));
        return all.max().unwrap_or(0);
    }
    attempts_of(play, play.names.human(), card)
}
