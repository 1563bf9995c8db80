//! How the table of Four Knights looks: every card, badge and sign for where the match stands.

use super::layout::LIFT;
use super::play::Play;
use super::scene::{Body, Place, Side};
use super::words;
use crate::app::geometry::Rect;
use crate::app::tables::cards::{Face, Sprite};
use crate::app::tables::models::texts;
use crate::app::tables::stage::{Drag, Stage};
use crate::app::tables::streak;
use crate::cards::CardSet;
use crate::engine::Seat;
use crate::games::four_knights::{HANDS, Phase};
use crate::store::Player;
use crate::ui::{Result as Outcome, Ring, ScoreLine, SeatInfo};

/// Of a heap of cards, how many are drawn: as many as can be on their way there.
const SEEN_OF_HEAP: usize = 12;

/// Every card, by its number.
pub fn sprites(play: &Play, drag: Option<Drag>) -> Vec<Sprite> {
    let bodies = play.scene.bodies();
    let mut sprites = vec![Sprite::plain(Rect::default(), 0, Face::Hidden); bodies.len()];
    for place in places() {
        let there = play.scene.at(place);
        let count = match place {
            // Both lines stand as wide as the longer one, so that pairs face each other.
            Place::Field(_) => Side::BOTH.map(|side| line(play, side)).into_iter().max(),
            _ => Some(there.len()),
        };
        for (index, number) in there.iter().enumerate() {
            let rect = play.layout.card(place, index, count.unwrap_or(1));
            let body = &bodies[*number];
            sprites[*number] = sprite(play, body, index, there.len(), rect);
            if drag.is_some() && matches!(place, Place::Stockade(_)) && play.is_swapping() {
                sprites[*number].ring = Ring::Lit;
            }
        }
    }
    if let Some(Drag { card, by }) = drag {
        let sprite = &mut sprites[card];
        sprite.rect.x += by.x;
        sprite.rect.y += by.y;
        sprite.z = 5000;
        sprite.held = true;
    }
    sprites
}

fn places() -> impl Iterator<Item = Place> {
    let slots = (1..=4).map(Place::Stockade);
    let sides = |place: fn(Side) -> Place| Side::BOTH.into_iter().map(place);
    let fixed = std::iter::once(Place::Deck).chain(slots);
    fixed.chain(sides(Place::Pile)).chain(sides(Place::Hand)).chain(sides(Place::Field))
}

/// How many cards lie on a side of the field.
pub fn line(play: &Play, side: Side) -> usize {
    play.scene.at(Place::Field(side)).len()
}

fn sprite(play: &Play, body: &Body, index: usize, count: usize, rect: Rect) -> Sprite {
    let face = match body.card {
        Some(card) if body.face_up => Face::up(card),
        _ => Face::Down,
    };
    let z = index as u32;
    match body.place {
        Place::Deck => Sprite::plain(rect, 0, Face::Hidden),
        Place::Pile(_) => {
            let buried = index + SEEN_OF_HEAP < count;
            Sprite::plain(rect, 100 + z, if buried { Face::Hidden } else { Face::Down })
        }
        Place::Hand(Side::Theirs) => Sprite::plain(rect, 200 + z, face),
        Place::Stockade(slot) => {
            let ring = if play.slot == Some(slot) {
                Ring::Chosen
            } else if play.is_swapping() && play.chosen.is_some() {
                Ring::Lit
            } else {
                Ring::None
            };
            Sprite {
                ring,
                label: words::label(body, index, None, false),
                actionable: play.is_swapping(),
                ..Sprite::plain(rect, 50, face)
            }
        }
        Place::Field(side) => {
            let ring = match play.scene.pressed() {
                Some(pressed) if index + 1 == count && body.face_up => {
                    if pressed == side {
                        Ring::Beaten
                    } else {
                        Ring::Winner
                    }
                }
                _ => Ring::None,
            };
            Sprite {
                ring,
                label: words::label(body, index, None, false),
                ..Sprite::plain(rect, 300 + z, face)
            }
        }
        Place::Hand(Side::Mine) => {
            let chosen = body.card.is_some() && body.card == play.chosen;
            let playable = playable(play);
            let answers = body.card.filter(|_| play.is_open()).map(|card| playable.contains(card));
            let use_of = answers.map(|allowed| words::use_of(play.phase(), allowed));
            let pressed = play.is_pressed();
            let ring = match answers {
                _ if chosen => Ring::Chosen,
                Some(true) if pressed => Ring::Lit,
                _ => Ring::None,
            };
            let rect = if chosen { Rect { y: rect.y - LIFT, ..rect } } else { rect };
            Sprite {
                ring,
                dim: pressed && answers == Some(false),
                label: words::label(body, index, use_of, chosen),
                actionable: play.is_open(),
                ..Sprite::plain(rect, 400 + z, face)
            }
        }
    }
}

/// The cards of the hand that may be played now.
fn playable(play: &Play) -> CardSet {
    if play.is_open() { play.session.position().playable() } else { CardSet::EMPTY }
}

/// The lines of the two badges: mine, theirs.
pub fn seats(play: &Play) -> [SeatInfo; 2] {
    Side::BOTH.map(|side| {
        let received = play.scene.received(side);
        let hand = usize::from(play.scene.hand());
        let over = play.scene.at(Place::Hand(Side::Mine)).is_empty() && hand == HANDS;
        let played = |n: usize| n < hand;
        let cell = |n: usize| if played(n) { words::points(received[n]) } else { "–".into() };
        let cells: Vec<String> = (0..HANDS).map(cell).collect();
        let total = words::points(received.iter().sum());
        let human = play.session.human();
        let name = play.session.name(if side == Side::Mine { human } else { human.other() });
        let acting = !play.is_busy()
            && play.session.outcome().is_none()
            && play.session.is_mine() == (side == Side::Mine);
        let note = if side == Side::Mine { String::new() } else { note(play, acting) };
        let by_hand = cells[..hand.min(HANDS)].join(", ");
        let who = if note.is_empty() { name.into() } else { format!("{name}, {note}") };
        let label = format!("{who}: {total} points; by hand {by_hand}");
        SeatInfo {
            name: name.into(),
            note: note.into(),
            cells: texts(&cells),
            current: if over { -1 } else { hand as i32 - 1 },
            total: total.into(),
            acting,
            label: label.into(),
        }
    })
}

/// Who the opponent is and what it does.
fn note(play: &Play, acting: bool) -> String {
    let seat = play.session.human().other();
    let level = match play.session.players().get(seat.index()) {
        Some(Player::Computer(level)) => level.name(),
        _ => "",
    };
    let cards = play.scene.at(Place::Hand(Side::Theirs)).len();
    match cards {
        _ if acting => format!("{level}, thinking…"),
        1 => format!("{level}, 1 card"),
        _ => format!("{level}, {cards} cards"),
    }
}

/// Where the sign of momentum stands and whether it points up, while a card is beaten.
pub fn mark(play: &Play) -> Option<(Rect, bool)> {
    let pressed = play.scene.pressed()?;
    let counts = Side::BOTH.map(|side| line(play, side));
    Some((play.layout.mark(counts), pressed == Side::Theirs))
}

/// What the empty field says.
pub fn banner(play: &Play) -> String {
    let bare = Side::BOTH.iter().all(|side| line(play, *side) == 0);
    if !bare || play.phase() == Phase::Over && !play.is_busy() {
        return String::new();
    }
    let hand = words::title(play.scene.hand());
    match &play.banner {
        Some(banner) if play.scene.at(Place::Hand(Side::Mine)).is_empty() => banner.clone(),
        Some(banner) => format!("{banner}\n{hand}"),
        None => hand,
    }
}

/// How the match ended.
pub fn result(play: &Play) -> Option<Outcome> {
    let outcome = play.session.outcome()?;
    let human = play.session.human();
    let position = play.session.position();
    let line = |seat: Seat| {
        let hands = 1..=HANDS as u8;
        let cells = hands.map(|hand| words::points(position.received(hand, seat).len()));
        ScoreLine {
            name: play.session.name(seat).into(),
            cells: texts(cells),
            total: words::points(position.total(seat)).into(),
            best: outcome.share(seat) > 0.0,
        }
    };
    let lines = [line(human), line(human.other())];
    Some(Outcome {
        title: words::verdict(outcome, human, play.rival()).into(),
        note: streak(&play.session, "at this level").into(),
        headings: texts((1..=HANDS).map(|hand| hand.to_string())),
        lines: slint::ModelRc::new(slint::VecModel::from(lines.to_vec())),
        won: outcome.share(human) == 1.0,
        again: "Rematch".into(),
    })
}
