//! Appearance of the table of Four Knights: cards, badges and signs.

use std::iter::successors;

use slint::ComponentHandle;

use super::gestures::is_swapping;
use super::scene::{Side, Zone};
use super::{FourKnights, Play, words};
use crate::geometry::Rect;
use crate::scale::pixels;
use crate::table::arrange::{Align, Arrangement};
use crate::table::cards::Face;
use crate::table::game::{Appearance, CardLayout, Look, Scene as _, Status as _};
use crate::table::gestures::can_use;
use crate::table::models::{bounds, rows, texts};
use crate::table::seats::area;
use crate::ui::{self, Ring, SeatInfo, Theme};
use cardkeep_art::CardArt;
use cardkeep_core::cards::Suit;
use cardkeep_core::engine::Turn;
use cardkeep_core::games::four_knights::{HANDS, Phase, STOCKADE_SLOTS, prey};

/// Size of the momentum sign as a share of the cards' width, with minimum and maximum.
const MARK: (f32, f32, f32) = (0.34, 26.0, 48.0);

impl Appearance for FourKnights {
    fn lay(&self, play: &Play, place: Zone) -> Option<CardLayout> {
        let fan = |step, align| Arrangement::Fan { step, align };
        Some(match place {
            // New cards come from the center of the field.
            Zone::Deck => CardLayout::heap("field", 0, 0),
            Zone::Stockade(slot) => {
                let index = usize::from(slot) - 1;
                CardLayout::new(
                    "stockade",
                    Arrangement::Cell { index, of: STOCKADE_SLOTS, gap: 8.0 },
                    1,
                )
            }
            // As many as can be on their way there.
            Zone::Pile(side) => CardLayout::heap(side.area("pile"), 12, 2),
            // A touch of the rival's panel means the rival, too.
            Zone::Hand(Side::Theirs) => CardLayout::new("their-hand", fan(0.55, Align::Center), 3)
                .over(area("panel", &play.names, play.names.human().other())),
            Zone::Field(side) => {
                // Both lines are as wide as the longer one, so that pairs face each other.
                let counts = Side::BOTH.map(|side| play.scene.count(Zone::Field(side)));
                let target_area = Some(String::from("field"));
                let count = counts.into_iter().max();
                let line = CardLayout::new(side.area("line"), fan(1.06, Align::Center), 4);
                CardLayout { count, target_area, ..line }
            }
            Zone::Hand(Side::Mine) => CardLayout {
                rises: true,
                ..CardLayout::new("my-hand", fan(1.06, Align::Center), 5)
            },
        })
    }

    fn look(&self, play: &Play, number: usize) -> Look {
        let Some(piece) = play.scene.pieces().get(number) else { return Look::default() };
        let plain = Look::plain(piece.shown().map_or(Face::Down, Face::up));
        let index = || play.scene.at(piece.place).iter().position(|other| *other == number);
        let phase = play.now().public.phase;
        let place = || index().unwrap_or_default();
        let label = |allowed| words::label(&piece, place(), phase, allowed, &play.names);
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
                let allowed = play.is_open().then(|| can_use(self, play, number));
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

    fn update_ui(&self, play: &Play, window: &ui::App, art: &CardArt) {
        let own = window.global::<ui::FourKnights>();
        let [mine, theirs] = badges(play);
        if differs(&own.get_mine(), &mine) {
            own.set_mine(mine);
        }
        if differs(&own.get_theirs(), &theirs) {
            own.set_theirs(theirs);
        }
        let [headline, note] = banner(self, play);
        own.set_banner(headline.into());
        own.set_banner_note(note.into());
        let mark = mark(play);
        own.set_marked(mark.is_some());
        if let Some((place, up)) = mark {
            own.set_mark(bounds(place));
            own.set_mark_up(up);
        }
        // Each suit beats the next, and the last beats the first.
        let icon =
            window.global::<Theme>().get_icon_s() * window.global::<ui::Table>().get_text_scale();
        let size = pixels(window.window(), icon);
        let cycle = successors(Some(Suit::Hearts), |suit| Some(prey(*suit))).take(5);
        let icons: Vec<_> = cycle.map(|suit| art.suit(suit, size)).collect();
        if !slint::Model::iter(&own.get_suits()).eq(icons.iter().cloned()) {
            own.set_suits(rows(icons));
        }
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
        _ if banner.is_empty() => [game.title(play), banner],
        _ => [words::score(&play.view.public, &play.names), banner],
    }
}
