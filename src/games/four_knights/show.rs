//! Appearance of the table of Four Knights: cards, badges and signs.

use std::cmp::Ordering;
use std::iter::successors;

use slint::{ComponentHandle, ModelRc, SharedString};

use super::scene::{Side, Zone};
use super::{FourKnights, Play, is_swapping, words};
use crate::geometry::Rect;
use crate::i18n::{app, cards, four_knights as text, t};
use crate::table::cards::Face;
use crate::table::game::{Explanation, Look, Scene, SpreadCard};
use crate::table::gestures::can_use;
use crate::table::models::{bounds, rows, texts};
use crate::table::names::Names;
use crate::table::words::{sentences, streak};
use crate::ui::{self, Result as Outcome, Ring, ScoreLine, SeatInfo, Theme};
use cardkeep_art::CardArt;
use cardkeep_core::cards::{Card, Suit};
use cardkeep_core::engine::Seat;
use cardkeep_core::engine::Turn;
use cardkeep_core::games::four_knights::{HANDS, Phase, Public, View, prey};

/// Size of the momentum sign as a share of the cards' width, with minimum and maximum.
const MARK: (f32, f32, f32) = (0.34, 26.0, 48.0);

pub(super) fn look(game: &FourKnights, play: &Play, number: usize) -> Look {
    let Some(piece) = play.scene.pieces().get(number) else { return Look::default() };
    let face = match piece.card {
        Some(card) if piece.face_up => Face::up(card),
        _ => Face::Down,
    };
    let plain = Look::plain(face);
    let index = || play.scene.at(piece.place).iter().position(|other| *other == number);
    let phase = play.now().public.phase;
    let label = |allowed| words::label(&piece, index().unwrap_or_default(), phase, allowed);
    match piece.place {
        Zone::Deck => Look::plain(Face::Hidden),
        Zone::Pile(_) | Zone::Hand(Side::Theirs) => plain,
        Zone::Stockade(slot) => Look {
            label: label(None),
            acts: is_swapping(play),
            badge: words::slot_mark(slot, piece.card),
            ..plain
        },
        Zone::Field(side) => {
            let newest = play.scene.newest(side) == Some(number);
            let ring = match pressed(play).filter(|_| newest) {
                Some(pressed) if pressed == side => Ring::Beaten,
                Some(_) => Ring::Winner,
                None => Ring::None,
            };
            Look { ring, label: label(None), ..plain }
        }
        Zone::Hand(Side::Mine) => {
            let allowed = play.is_open().then(|| can_use(game, play, number));
            let pressed = allowed.is_some() && matches!(phase, Phase::Reinforce(_));
            Look {
                ring: if pressed && allowed == Some(true) { Ring::Lit } else { Ring::None },
                dim: pressed && allowed == Some(false),
                label: label(allowed),
                acts: play.is_open(),
                ..plain
            }
        }
    }
}

/// Returns the spread of the cards a side has received, those of the newest hand first.
pub(super) fn received(play: &Play, side: Side) -> Option<Explanation> {
    let human = play.names.human();
    let seat = if side == Side::Mine { human } else { human.other() };
    let received = play.now().public.received;
    let cards = || received.iter().rev().flat_map(|hand| hand[seat.index()]);
    let count = cards().count();
    if count == 0 {
        return None;
    }
    let hands = received.iter().take(usize::from(play.now().hand_number));
    let points: Vec<String> = hands.map(|hand| words::points(hand[seat.index()].len())).collect();
    let title = t!(text::pile, who: play.names.person(seat), count);
    let card = |card: Card| SpreadCard::new(Face::up(card), t!(cards::title, card));
    let lines = vec![t!(text::pile_points, hands: points.join(", "))];
    Some(Explanation::heap(title, cards().map(card).collect(), lines))
}

pub(super) fn update_ui(game: &FourKnights, play: &Play, window: &ui::App, art: &CardArt) {
    let own = window.global::<ui::FourKnights>();
    let [mine, theirs] = badges(play);
    if differs(&own.get_mine(), &mine) {
        own.set_mine(mine);
    }
    if differs(&own.get_theirs(), &theirs) {
        own.set_theirs(theirs);
    }
    let [headline, note] = banner(game, play);
    own.set_banner(headline.into());
    own.set_banner_note(note.into());
    let mark = mark(play);
    own.set_marked(mark.is_some());
    if let Some((place, up)) = mark {
        own.set_mark(bounds(place));
        own.set_mark_up(up);
    }
    // Each suit beats the next, and the last beats the first.
    let scale = window.global::<ui::Table>().get_text_scale() * window.window().scale_factor();
    let size = (window.global::<Theme>().get_icon_s() * scale).round() as u32;
    let cycle = successors(Some(Suit::Hearts), |suit| Some(prey(*suit))).take(5);
    let icons: Vec<_> = cycle.map(|suit| art.suit(suit, size)).collect();
    if !slint::Model::iter(&own.get_suits()).eq(icons.iter().cloned()) {
        own.set_suits(rows(icons));
    }
}

/// Whether a badge changed; its model of points is a new one every time.
fn differs(shown: &SeatInfo, new: &SeatInfo) -> bool {
    (&shown.label, shown.acting, shown.current) != (&new.label, new.acting, new.current)
}

/// Returns the badges of both players: mine, theirs.
fn badges(play: &Play) -> [SeatInfo; 2] {
    let human = play.names.human();
    let over = play.now().public.phase == Phase::Over && !play.has_steps();
    Side::BOTH.map(|side| {
        let seat = if side == Side::Mine { human } else { human.other() };
        let received = play.view.public.received.map(|hand| hand[seat.index()].len());
        let hand = usize::from(play.view.hand_number);
        let point = |(n, cards): (usize, usize)| match n < hand {
            true => words::points(cards),
            false => String::from("–"),
        };
        let cells: Vec<String> = received.into_iter().enumerate().map(point).collect();
        let total: usize = received.iter().sum();
        let acting = !play.has_steps() && play.session.turn() == Turn::Seat(seat);
        let name = play.names.badge(seat);
        let cards = play.scene.count(Zone::Hand(side));
        let note = words::note(play.names.level(seat), cards, acting && play.is_waiting());
        SeatInfo {
            label: words::badge(name, &note, total, &cells[..hand.min(HANDS)]).into(),
            name: name.into(),
            note: note.into(),
            cells: texts(&cells),
            current: if over { -1 } else { hand as i32 - 1 },
            total: words::points(total).into(),
            acting,
        }
    })
}

/// Returns the side whose newest card is beaten.
fn pressed(play: &Play) -> Option<Side> {
    match play.view.public.phase {
        Phase::Reinforce(seat) | Phase::Forfeit(seat) => Some(Side::of(seat, play.names.human())),
        Phase::Swap(_) | Phase::Commit(_) | Phase::Over => None,
    }
}

/// Returns where the momentum sign is, between the newest cards while one is beaten, and whether it
/// points up.
fn mark(play: &Play) -> Option<(Rect, bool)> {
    let pressed = pressed(play)?;
    let last = |side| play.spot(*play.scene.at(Zone::Field(side)).last()?);
    let (mine, theirs) = (last(Side::Mine)?, last(Side::Theirs)?);
    let (share, least, most) = MARK;
    let size = (share * mine.width).clamp(least, most);
    let x = (mine.center().x + theirs.center().x - size) / 2.0;
    let y = (mine.center().y + theirs.center().y - size) / 2.0;
    Some((Rect::new(x, y, size, size), pressed == Side::Theirs))
}

/// Returns the text in the empty field: a headline, which is the score between hands, and what
/// happened before.
fn banner(game: &FourKnights, play: &Play) -> [String; 2] {
    let bare = Side::BOTH.iter().all(|side| play.scene.count(Zone::Field(*side)) == 0);
    if !bare || play.now().public.phase == Phase::Over && !play.has_steps() {
        return Default::default();
    }
    let banner = game.banner.clone().unwrap_or_default();
    match play.scene.count(Zone::Hand(Side::Mine)) {
        // The hand has just ended.
        0 => [banner, String::new()],
        _ if banner.is_empty() => [words::title(play.view.hand_number), banner],
        _ => [words::score(&play.view.public, &play.names), banner],
    }
}

/// Returns the result of a hand that has just ended, unless it was the last.
pub(super) fn hand_result(
    names: &Names,
    view: &View,
    hand: u8,
    received: &[u8; 2],
) -> Option<Outcome> {
    let played = usize::from(hand);
    if played >= HANDS {
        return None;
    }
    let winner = match received[0].cmp(&received[1]) {
        Ordering::Greater => Some(Seat(0)),
        Ordering::Less => Some(Seat(1)),
        Ordering::Equal => None,
    };
    let line = |seat: Seat| score_line(names, &view.public, played, seat, winner == Some(seat));
    Some(Outcome {
        title: words::hand_won(hand, winner, names).into(),
        note: words::trade_note(winner, names).into(),
        headings: hand_numbers(),
        lines: rows([names.human(), names.human().other()].map(line)),
        won: winner == Some(names.human()),
        again: t!(app::continue_).into(),
    })
}

/// Returns the outcome of the match, once it is over.
pub(super) fn result(play: &Play) -> Option<Outcome> {
    let outcome = play.session.outcome()?;
    let human = play.names.human();
    let received = play.now().public.received.map(|hand| hand.map(|cards| cards.len()));
    let decided = words::decided(outcome.sole_winner(), &received);
    let best = |seat: Seat| outcome.share(seat) > 0.0;
    let line = |seat: Seat| score_line(&play.names, &play.view.public, HANDS, seat, best(seat));
    Some(Outcome {
        title: words::verdict(outcome, &play.names).into(),
        note: sentences([decided, streak(&play.session)]).into(),
        headings: hand_numbers(),
        lines: rows([human, human.other()].map(line)),
        won: outcome.share(human) == 1.0,
        again: t!(app::rematch).into(),
    })
}

fn hand_numbers() -> ModelRc<SharedString> {
    texts((1..=HANDS).map(|hand| hand.to_string()))
}

/// Returns a player's points in each hand, with a dash for a hand that was not played yet.
fn score_line(names: &Names, public: &Public, played: usize, seat: Seat, best: bool) -> ScoreLine {
    let cells = public.received.iter().enumerate().map(|(hand, cards)| {
        if hand < played { words::points(cards[seat.index()].len()) } else { "–".into() }
    });
    ScoreLine {
        name: names.badge(seat).into(),
        cells: texts(cells),
        total: words::points(public.total(seat)).into(),
        best,
    }
}
