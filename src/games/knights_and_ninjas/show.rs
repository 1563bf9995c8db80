//! Appearance of the table of Of Knights and Ninjas: cards, panels and stage.

use super::intent::{self, Purpose, Selectable, TurnOptions, purposes, uses};
use super::since::Since;
use super::words::{self, Usable, gems as gem_list};
use super::zone::Zone;
use super::{KnightsAndNinjas, Play, explain, hints};
use crate::i18n::{knights_and_ninjas as text, t};
use crate::scale::pixels;
use crate::table::arrange::{Align, Arrangement};
use crate::table::cards::Face;
use crate::table::game::{Appearance, CardLayout, Look, Scene as _};
use crate::table::models::updated;
use crate::table::seats::{self, area};
use crate::table::words::verdict;
use crate::ui::{self, Middle, PanelRow, Ring, ShownSpot};
use cardkeep_art::CardArt;
use cardkeep_core::engine::{Seat, Turn};
use cardkeep_core::games::knights_and_ninjas::{Card, Phase, PlayedCard};
use slint::{ComponentHandle, Global};

/// Maximum log lines shown in the center.
const LATEST: usize = 5;

/// Minimum visible width of each kind of card in hand; below it the hand is split into two rows.
const STRIP: f32 = 30.0;

impl Appearance for KnightsAndNinjas {
    fn lay(&self, play: &Play, place: Zone) -> Option<CardLayout> {
        let seat_area = |what, seat| area(what, &play.names, seat);
        let stage = |lay: CardLayout| lay.over("stage");
        let fan = |step, align| Arrangement::Fan { step, align };
        Some(match place {
            Zone::Pile if is_drafting(play) => return None,
            Zone::Pile => CardLayout::heap("pile", 2, 0).over("pile-zone"),
            Zone::Draft => CardLayout::heap("pile", 2, 1).over("pile-zone"),
            Zone::Discards => CardLayout::heap("discards", 2, 0).over("discards-zone"),
            Zone::Looked => stage(CardLayout::heap("looked", 1, 6)),
            Zone::Ladders => stage(CardLayout::new("ladders", fan(0.3, Align::Center), 2)),
            Zone::Attack => stage(CardLayout::new("attack", fan(0.25, Align::Start), 3)),
            Zone::Answer => stage(CardLayout::new("answer", fan(0.25, Align::Start), 4)),
            Zone::Shown(seat) => {
                stage(CardLayout::new(seat_area("shown", seat), fan(1.05, Align::Center), 3))
            }
            Zone::Fort(seat) => {
                let lay = CardLayout::new(seat_area("fort", seat), fan(1.06, Align::Start), 2);
                lay.over(seat_area("panel", seat))
            }
            Zone::Hand(seat) if play.names.is_near(seat) => {
                // Equal cards form a heap.
                let heaps = Arrangement::Heaps { sizes: play.scene.kinds(place), strip: STRIP };
                CardLayout { rises: true, ..CardLayout::new("hand", heaps, 5) }
            }
            Zone::Hand(seat) => {
                // The markup makes room for the fan it wants.
                let fan = Arrangement::Fan { step: 1.0, align: Align::Center };
                CardLayout::new(seat_area("heap", seat), fan, 1).over(seat_area("panel", seat))
            }
        })
    }

    fn look(&self, play: &Play, number: usize) -> Look {
        let Some(piece) = play.scene.pieces().get(number) else { return Look::default() };
        let plain = Look::plain(piece.shown().map_or(Face::Down, Face::up));
        let label = |card, usable| words::label(card, piece.place, usable, &play.names);
        let Some(card) = piece.card else { return plain };
        match piece.place {
            Zone::Hand(seat) if play.names.is_me(seat) => own(play, number, card, plain),
            Zone::Discards => plain,
            Zone::Fort(_) | Zone::Shown(_) => {
                let held = intent::held(play, number);
                let can = held.is_some_and(|held| !uses(play, held).is_empty());
                let ring = if can { Ring::Lit } else { Ring::None };
                // The player's archer is small, so touching anywhere in the kingdom sends it.
                let acts = can && held != Some(Selectable::Archer);
                Look { label: label(card, can), acts, ring, ..plain }
            }
            _ => Look { label: label(card, false), ..plain },
        }
    }

    fn update_ui(&self, play: &Play, window: &ui::App, art: &CardArt) {
        // In a review nothing was missed.
        let since = (!play.session.is_reviewing()).then_some(&self.since);
        let panels = play.names.clockwise().map(|seat| panel(play, seat, since));
        seats::show(window, panels);
        let own = ui::KnightsAndNinjas::get(window);
        let (scene, view) = (&play.scene, &play.view);
        let change = |seat| since.map(|it| it.change_of(view, seat)).unwrap_or_default().into();
        own.set_changes(updated(own.get_changes(), play.names.clockwise().map(change).collect()));
        let forts = |seat| scene.count(Zone::Fort(seat)) as i32;
        own.set_forts(updated(own.get_forts(), play.names.clockwise().map(forts).collect()));
        let fronted = |seat| !view.public.forts[seat].is_empty();
        own.set_fronted(play.names.clockwise().skip(1).any(fronted));
        let gem = |size| art.gem(pixels(window.window(), size));
        own.set_gem(gem(own.get_gem_size()));
        own.set_gem_large(gem(own.get_large_gem_size()));
        let drafting = is_drafting(play);
        let pile = scene.count(if drafting { Zone::Draft } else { Zone::Pile });
        own.set_pile(pile as i32);
        own.set_pile_label(words::pile(pile, drafting).into());
        let discards = scene.cards(Zone::Discards);
        own.set_discards(discards.len() as i32);
        own.set_discards_label(words::discards(discards.last().copied(), discards.len()).into());
        let shows = |seat: &Seat| scene.count(Zone::Shown(*seat)) > 0;
        let showing: Vec<Seat> = play.names.clockwise().filter(shows).collect();
        let spot = |seat: Seat| ShownSpot {
            name: play.names.badge(seat).into(),
            at: showing.iter().position(|it| *it == seat).map_or(-1, |at| at as i32),
        };
        own.set_shown(updated(own.get_shown(), play.names.clockwise().map(spot).collect()));
        own.set_shown_count(showing.len() as i32);
        own.set_kinds(scene.kinds(Zone::Hand(play.names.human())).len() as i32);
        own.set_ladders(scene.count(Zone::Ladders) > 0);
        own.set_answered(scene.count(Zone::Answer) > 0);
        let number = |seat: Option<Seat>| seat.map_or(-1, |seat| play.names.number(seat) as i32);
        let (mover, target) = parties(play);
        own.set_mover(number((!play.is_over()).then_some(mover)));
        own.set_target(number(target));
        let Scenery { middle, headline, details, gems } = scenery(play, self.course.raider());
        own.set_middle(middle);
        own.set_headline(headline.into());
        own.set_details(updated(own.get_details(), details.into_iter().map(Into::into).collect()));
        own.set_gems(gems.into());
        own.set_gems_label(t!(text::gems, gems: gem_list(gems)).into());
    }
}

/// Returns the look of a card in the player's hand. Of equal cards only the top one has a label.
fn own(play: &Play, number: usize, card: PlayedCard, plain: Look) -> Look {
    if intent::top(play, number) != number {
        return plain;
    }
    let there = play.scene.cards(Zone::Hand(play.names.human()));
    let alike = there.iter().filter(|other| **other == card).count();
    let badge = if alike > 1 { format!("×{alike}") } else { String::new() };
    let open = play.is_open();
    let purposes = purposes(&uses(play, Selectable::Card(card.card())));
    // Cards that can be discarded are highlighted only if a discard is required.
    let discards = matches!(play.now().public.phase, Phase::Tribute(_))
        || TurnOptions::now(play).only_discard();
    let lit = purposes.iter().any(|purpose| *purpose != Purpose::Discard || discards);
    let aside = match open {
        true => play.view.aside[play.names.human()].count(card.card()),
        false => 0,
    };
    let ring = match (aside, lit) {
        (1.., _) => Ring::Winner,
        (0, true) => Ring::Lit,
        (0, false) => Ring::None,
    };
    let usable = match aside {
        1.. => Usable::Chosen,
        0 if !open => Usable::Unasked,
        0 if purposes.is_empty() => Usable::No,
        0 => Usable::Yes,
    };
    let label = words::label_in_hand(card, alike, usable);
    // If no card of the hand is asked for, none is dimmed.
    let asked = !matches!(play.now().public.phase, Phase::Draft(_) | Phase::Take);
    let dim = open && asked && !lit && aside == 0;
    Look { ring, dim, label, acts: open, badge, ..plain }
}

/// Whether a draft is shown.
fn is_drafting(play: &Play) -> bool {
    play.view.draft > 0
}

/// Returns the player whose turn it is or who takes gems, and the one who is attacked or loses them.
fn parties(play: &Play) -> (Seat, Option<Seat>) {
    match play.view.public.phase {
        Phase::Answer(attack) => (play.view.public.mover, Some(attack.on)),
        // Gems that were stolen back come from nobody.
        Phase::Road(road) => (road.holder, Some(road.from).filter(|from| *from != road.holder)),
        _ => (play.view.public.mover, None),
    }
}

struct Scenery {
    middle: Middle,
    headline: String,
    /// The shortest version first.
    details: Vec<String>,
    gems: u8,
}

/// Returns the contents of the stage: an attack, gems on the move, a herald's cards, or a draft.
/// `raider` is the ninja or dragon of the latest attack, if it was one.
fn scenery(play: &Play, raider: Option<Card>) -> Scenery {
    let (scene, view, names) = (&play.scene, &play.view, &play.names);
    let calm = |headline, details| Scenery { middle: Middle::Calm, headline, details, gems: 0 };
    if let Phase::Answer(attack) = view.public.phase {
        let detail = if play.settings.hints { hints::answers(play, attack) } else { String::new() };
        let headline = words::attack(attack, view.public.mover, names);
        let gems = attack.strength_left();
        return Scenery { middle: Middle::Attack, headline, details: vec![detail], gems };
    }
    if let Phase::Road(road) = view.public.phase {
        let (who, gems) = (names.person(road.holder), gem_list(road.gems));
        let raider = raider.filter(|_| !road.is_open());
        let headline = match road.from == road.holder {
            true => t!(text::headline_road_back, who, gems),
            false if raider.is_some() => t!(text::headline_taken, who, gems),
            false => t!(text::headline_road, who, gems),
        };
        let detail = words::lost_by(road, raider, names);
        return Scenery { middle: Middle::Road, headline, details: vec![detail], gems: road.gems };
    }
    if view.public.phase == Phase::Take {
        let headline = t!(text::headline_herald, who: names.person(view.public.mover));
        return Scenery { middle: Middle::Shown, ..calm(headline, Vec::new()) };
    }
    if is_drafting(play) {
        let detail = words::drafted(view, names);
        let headline = t!(text::headline_draft, count: view.draft);
        return Scenery { middle: Middle::Draft, ..calm(headline, vec![detail]) };
    }
    let headline = || match play.session.outcome().filter(|_| play.is_over()) {
        Some(outcome) => verdict(outcome, names),
        None => t!(text::headline_turn, who: names.person(view.public.mover)),
    };
    if scene.count(Zone::Attack) + scene.count(Zone::Answer) > 0 {
        return Scenery { middle: Middle::Attack, ..calm(headline(), Vec::new()) };
    }
    let held = intent::meant(play).filter(|_| intent::is_my_turn(play) && play.settings.hints);
    let answers = held.and_then(|held| match held {
        Selectable::Card(card) => hints::answers_to(play, card),
        _ => None,
    });
    let details = match (answers, latest(play)) {
        (Some(answers), _) => vec![answers],
        (None, latest) if !latest.is_empty() => latest,
        (None, _) => vec![words::conduct(view, names)],
    };
    calm(headline(), details)
}

/// Returns the latest log lines, newest last, in versions of one line, two lines and so on, to
/// choose what fits.
fn latest(play: &Play) -> Vec<String> {
    let lines = play.log.iter().rev().filter(|line| !line.heading).take(LATEST);
    let mut lines: Vec<&str> = lines.map(|line| line.text.as_str()).collect();
    lines.reverse();
    (0..lines.len()).rev().map(|from| lines[from..].join("\n")).collect()
}

fn panel(play: &Play, seat: Seat, since: Option<&Since>) -> PanelRow {
    let (scene, view, names) = (&play.scene, &play.view, &play.names);
    let acting = !play.is_over() && scene.acting == seat;
    let attack = if let Phase::Answer(attack) = view.public.phase { Some(attack) } else { None };
    let road = if let Phase::Road(road) = view.public.phase { Some(road) } else { None };
    let struck = attack.is_some_and(|attack| attack.on == seat)
        || road.is_some_and(|road| road.from == seat);
    let foretold = match intent::meant(play) {
        Some(held) if play.is_open() && play.settings.hints => hints::foretold(play, held, seat),
        _ => None,
    };
    let foretells = foretold.is_some();
    let asked = road.is_some_and(|road| road.is_open() && road.holder != seat);
    let thinks =
        play.is_waiting() && play.session.turn() == Turn::Seat(seat) && !names.is_near(seat);
    let holds = road.filter(|road| road.holder == seat);
    let note = match (foretold, holds) {
        (Some(foretold), _) => foretold,
        _ if attack.is_some_and(|attack| attack.on == seat) => t!(text::note_attacked),
        _ if attack.is_some_and(|attack| attack.by == seat) => t!(text::note_attacks),
        (None, Some(road)) => words::has_gems(road, names),
        _ if asked => t!(text::note_may_steal),
        _ if thinks && view.public.mover == seat => t!(text::note_thinking),
        _ => String::new(),
    };
    let (gems, goal) = (view.public.gems[seat], view.public.gems_to_win());
    let hand = Some(scene.count(Zone::Hand(seat))).filter(|_| !names.is_near(seat));
    let name = names.badge(seat);
    let headed = match note.is_empty() {
        true => t!(text::kingdom, name, gems, goal),
        false => t!(text::kingdom_note, name, note: &note, gems, goal),
    };
    let change = since.and_then(|since| since.change_said(view, seat));
    let cards = hand.map(|count| t!(text::kingdom_hand, count));
    let said = [Some(headed), change, cards, Some(explain::fort(play, seat))];
    PanelRow {
        label: said.into_iter().flatten().collect::<Vec<_>>().join(" ").into(),
        name: name.into(),
        note: note.into(),
        foretells,
        worth: gems.to_string().into(),
        tokens: gems.into(),
        tokens_of: goal.into(),
        hand: seats::hand_shown(hand),
        acting,
        struck,
        ..PanelRow::default()
    }
}
