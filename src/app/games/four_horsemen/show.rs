//! How the table of Four Horsemen looks: every card, panel and word for where the match stands.

use slint::{Image, ModelRc, VecModel};

use super::layout::{LIFT, Spot};
use super::play::Play;
use super::scene::{Body, Place};
use super::words::{self, Standing};
use crate::app::art::CardArt;
use crate::app::geometry::Rect;
use crate::app::tables::cards::{Face, Sprite};
use crate::app::tables::models::{bounds, texts};
use crate::app::tables::stage::{Drag, Stage};
use crate::app::tables::streak;
use crate::engine::{Game, Seat, Turn};
use crate::games::four_horsemen::{Card, FATAL, FAVOR_TO_WIN, Horseman, Preview, Sheet, score};
use crate::store::Player;
use crate::ui::{BadgeSign, Bounds, CentrePlace, Result as Outcome, Ring, ScoreLine, SeatPanelRow};

/// Every card, by its number.
pub fn sprites(play: &Play, drag: Option<Drag>) -> Vec<Sprite> {
    let bodies = play.scene.bodies();
    let mut sprites = vec![Sprite::plain(Rect::default(), 0, Face::Hidden); bodies.len()];
    let doomed = doomed(play);
    for place in places(play) {
        let there = play.scene.at(place);
        for (index, number) in there.iter().enumerate() {
            let body = &bodies[*number];
            let shown = play.shown_place(*number);
            let rect = match shown {
                // What is to be given lies on the next free place of the pile.
                Place::Pile(_) if shown != place => {
                    play.layout.card(shown, play.scene.at(shown).len(), 0)
                }
                _ => play.layout.card(place, index, there.len()),
            };
            let mut sprite = sprite(play, body, shown, index, rect);
            if body.card.is_some_and(|card| doomed.contains(&card)) && body.face_up {
                sprite.ring = Ring::Beaten;
            }
            sprites[*number] = sprite;
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

fn places(play: &Play) -> impl Iterator<Item = Place> {
    let seats = play.layout.seating.all();
    let of = move |make: fn(Seat) -> Place| seats.clone().map(make);
    [Place::Deck, Place::Fate]
        .into_iter()
        .chain(of(Place::Hand))
        .chain(of(Place::Pile))
        .chain(of(Place::Round))
}

/// The cards that the gifts as they are said would destroy.
fn doomed(play: &Play) -> Vec<Card> {
    let seats = play.layout.seating.all();
    let preview = |seat| Some((seat, play.preview(seat)?));
    let doomed = seats.filter_map(preview);
    doomed.filter_map(|(seat, preview)| Some(words::destroyed(seat, &preview)?.0)).collect()
}

fn sprite(play: &Play, body: &Body, shown: Place, index: usize, rect: Rect) -> Sprite {
    let face = match body.card {
        Some(card) if body.face_up => Face::up(card),
        _ => Face::Down,
    };
    let z = index as u32;
    let chosen = body.card.is_some() && body.card == play.chosen;
    let label = |use_of| words::label(body, shown, use_of, chosen, &play.names);
    match body.place {
        Place::Deck => {
            let face = if play.is_dealing() { Face::Down } else { Face::Hidden };
            Sprite::plain(rect, z, face)
        }
        Place::Fate => {
            let top = index == 0;
            let open = play.chosen.is_some_and(|card| play.may_tempt_fate(card));
            Sprite {
                ring: if top && open { Ring::Lit } else { Ring::None },
                label: if top {
                    words::fate_label(play.scene.at(Place::Fate).len())
                } else {
                    String::new()
                },
                actionable: top && open,
                // Shadows upon shadows would blacken the edge.
                ..Sprite::plain(rect, 50 - z, if index < 2 { Face::Down } else { Face::Hidden })
            }
        }
        Place::Hand(seat) if seat != play.session.human() => {
            // Without room for a heap the cards are seen only on their way there.
            let seen = play.layout.panel(seat).shows_heap || play.is_dealing();
            let face = if seen { Face::Down } else { Face::Hidden };
            Sprite { dim: play.scene.is_out(seat), ..Sprite::plain(rect, 100 + z, face) }
        }
        Place::Hand(_) => {
            let playable = play.playable();
            let legal = body.card.filter(|_| play.is_open() && play.giving.is_none());
            let legal = legal.map(|card| playable.contains(card));
            let forced = legal.is_some() && playable.len() == 1;
            let ring = match legal {
                _ if chosen => Ring::Chosen,
                Some(true) if forced => Ring::Lit,
                _ => Ring::None,
            };
            let use_of =
                legal.map(|legal| if legal { "can be played" } else { "cannot be played now" });
            let rect = if chosen { Rect { y: rect.y - LIFT, ..rect } } else { rect };
            Sprite {
                ring,
                dim: forced && legal == Some(false) || !body.face_up,
                label: label(use_of),
                actionable: legal.is_some(),
                ..Sprite::plain(rect, 400 + z, face)
            }
        }
        Place::Round(seat) => {
            let fixed = |card| play.giving.as_ref().is_some_and(|giving| giving.is_fixed(card));
            let mine = play.giving().is_some();
            let ring = if chosen {
                Ring::Chosen
            } else if shown != body.place {
                Ring::Lit
            } else if play.scene.winner() == Some(seat) {
                Ring::Winner
            } else {
                Ring::None
            };
            let use_of = match body.card {
                Some(card) if mine && fixed(card) => Some("cannot be given to anybody else"),
                Some(_) if mine && shown != body.place => Some("can be taken back"),
                Some(_) if mine => Some("can be given"),
                _ => None,
            };
            Sprite {
                ring,
                label: label(use_of),
                actionable: mine,
                ..Sprite::plain(rect, 300 + z, face)
            }
        }
        Place::Pile(seat) => Sprite {
            dim: play.scene.is_out(seat),
            label: label(None),
            ..Sprite::plain(rect, 200 + z, face)
        },
    }
}

/// Draws the suits as signs on badges.
pub struct Signs<'a> {
    pub art: &'a CardArt,
    /// The size of a sign on a badge whose words are not enlarged, in pixels.
    pub pixels: f32,
}

impl Signs<'_> {
    fn draw(&self, suit: Horseman, scale: f32) -> Image {
        self.art.horseman(suit, (self.pixels * scale).round() as u32)
    }
}

/// The panels, the player's own last, so that the keyboard and a reader come to it last.
pub fn panels(play: &Play, signs: &Signs<'_>) -> Vec<SeatPanelRow> {
    let seats = play.layout.seating.all();
    let others = seats.clone().skip(1).chain(seats.take(1));
    others.map(|seat| panel(play, seat, signs)).collect()
}

fn panel(play: &Play, seat: Seat, signs: &Signs<'_>) -> SeatPanelRow {
    let layout = play.layout.panel(seat);
    let mine = seat == play.session.human();
    let pile = &play.piles[seat];
    let sheet = score(&play.piles)[seat].filter(|_| !play.scene.is_out(seat));
    let preview = play.preview(seat);
    let acting = !play.has_steps() && play.session.position().turn() == Turn::Seat(seat);

    let worth = worth(sheet.as_ref(), preview.as_ref(), seat);
    let foretold = match (&sheet, &preview) {
        (Some(sheet), Some(preview)) => words::foretold(seat, sheet, preview),
        _ => String::new(),
    };
    let note = if foretold.is_empty() { note(play, seat, acting) } else { foretold.clone() };
    let lit = play
        .giving()
        .zip(play.chosen)
        .is_some_and(|(giving, card)| giving.gifts_with(card, seat).is_some());
    let hand = play.scene.at(Place::Hand(seat)).len();
    let shows_heap = layout.shows_heap && !mine;
    let favor = play.scene.favor()[seat];
    let deaths = pile.deaths();
    let name = play.names.of_seat(seat);
    let label = Standing { name, note: &note, worth: &worth, sheet, deaths, favor, hand }.label();
    SeatPanelRow {
        area: bounds(layout.area),
        badge: bounds(layout.badge),
        stacked: layout.stacked,
        scale: layout.scale,
        heap: if shows_heap { bounds(layout.heap) } else { Bounds::default() },
        name: name.into(),
        note: note.into(),
        foretold: !foretold.is_empty(),
        worth: worth.into(),
        tokens: favor.into(),
        tokens_of: FAVOR_TO_WIN.into(),
        signs: ModelRc::new(VecModel::from(badge_signs(sheet, deaths, |suit| {
            signs.draw(suit, layout.scale)
        }))),
        hand: if shows_heap && hand > 0 { hand.to_string() } else { String::new() }.into(),
        acting,
        out: play.scene.is_out(seat),
        lit,
        pointed: play.pointed == Some(seat),
        label: label.into(),
    }
}

/// What the cards are worth, and if that changes by what is being given, what then.
fn worth(sheet: Option<&Sheet>, preview: Option<&Preview>, seat: Seat) -> String {
    let Some(now) = sheet.map(|sheet| sheet.total) else { return String::from("–") };
    match preview.map(|preview| preview.sheets[seat].map(|sheet| sheet.total)) {
        Some(Some(then)) if then != now => {
            format!("{} › {}", words::worth(now), words::worth(then))
        }
        Some(None) => format!("{} › –", words::worth(now)),
        _ => words::worth(now),
    }
}

fn note(play: &Play, seat: Seat, acting: bool) -> String {
    let level = match play.session.players().get(seat.index()) {
        Some(Player::Computer(level)) => level.name().to_lowercase(),
        _ => String::new(),
    };
    if play.scene.is_out(seat) {
        String::from("out")
    } else if acting && !level.is_empty() {
        String::from("thinking…")
    } else {
        level
    }
}

/// Three skulls, and Pestilence and Famine where there are any.
fn badge_signs(
    sheet: Option<Sheet>,
    deaths: usize,
    draw: impl Fn(Horseman) -> Image,
) -> Vec<BadgeSign> {
    let sign =
        |suit, text: &str, quiet| BadgeSign { picture: draw(suit), text: text.into(), quiet };
    let mut row: Vec<BadgeSign> =
        (0..FATAL).map(|n| sign(Horseman::Death, "", n >= deaths)).collect();
    let Some(Sheet { pestilence, famine, .. }) = sheet else { return row };
    if pestilence.cards > 0 {
        row.push(sign(Horseman::Pestilence, "", !pestilence.scores));
    }
    if famine.cards > 0 {
        let text = if famine.points < 0 { "−" } else { "+" };
        row.push(sign(Horseman::Famine, text, false));
    }
    row
}

/// The words at the places of the middle.
pub fn centre(play: &Play) -> Vec<CentrePlace> {
    let place = |spot: Spot, text: String, strong, bare| CentrePlace {
        card: bounds(spot.card),
        caption: bounds(spot.caption),
        text: text.into(),
        strong,
        bare,
    };
    let seats = play.layout.seating.all().filter(|seat| !play.scene.is_out(*seat));
    let mut places: Vec<CentrePlace> = seats
        .map(|seat| {
            let name = play.names.of_seat(seat);
            let played = play.scene.round()[seat];
            let from_fate = played.is_some_and(|played| played.from_fate);
            let text = if from_fate { format!("{name}, Fate") } else { name.to_owned() };
            let strong = play.scene.winner() == Some(seat) && played.is_some();
            let there = |number: &usize| play.shown_place(*number) == Place::Round(seat);
            let bare = !play.scene.at(Place::Round(seat)).iter().any(there);
            place(play.layout.spot(seat), text, strong, bare)
        })
        .collect();
    if let Some(fate) = play.layout.fate() {
        let count = play.scene.at(Place::Fate).len();
        places.push(place(fate, format!("Fate, {count}"), false, count == 0));
    }
    places
}

/// How a hand went that has just ended.
pub fn hand_result(play: &Play) -> Option<Outcome> {
    let ended = play.ended.as_ref()?;
    let line = |seat: Seat| {
        let sheet = ended.sheets[seat];
        let cells = match sheet {
            None => vec![String::from("–"); 4],
            Some(sheet) => {
                let pestilence = if sheet.pestilence.scores { sheet.pestilence.sum } else { 0 };
                let suits = [sheet.death, sheet.war, pestilence].map(|points| points.to_string());
                suits.into_iter().chain([words::worth(sheet.famine.points)]).collect()
            }
        };
        let total = sheet.map_or("out".into(), |sheet| words::worth(sheet.total));
        ScoreLine {
            name: play.names.of_seat(seat).into(),
            cells: texts(cells),
            total: total.into(),
            best: ended.favor == Some(seat),
        }
    };
    let lines: Vec<ScoreLine> = play.layout.seating.all().map(line).collect();
    Some(Outcome {
        title: format!("Hand {}: {}", ended.hand, words::hand_title(ended.favor, &play.names))
            .into(),
        note: words::hand_note(ended.favor, &ended.sheets).into(),
        headings: texts(["Death", "War", "Pest.", "Fam."]),
        lines: ModelRc::new(VecModel::from(lines)),
        won: ended.favor == Some(play.session.human()),
        again: "Go on".into(),
    })
}

/// How the match ended.
pub fn result(play: &Play) -> Option<Outcome> {
    let outcome = play.session.outcome()?;
    let human = play.session.human();
    let favor = play.session.position().favor();
    let mut seats: Vec<Seat> = play.layout.seating.all().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(favor[*seat]));
    let line = |seat: &Seat| ScoreLine {
        name: play.names.of_seat(*seat).into(),
        cells: ModelRc::default(),
        total: format!("{} Favor", favor[*seat]).into(),
        best: outcome.share(*seat) > 0.0,
    };
    let lines: Vec<ScoreLine> = seats.iter().map(line).collect();
    Some(Outcome {
        title: words::verdict(outcome, &play.names).into(),
        note: streak(&play.session, "at such tables").into(),
        headings: ModelRc::default(),
        lines: ModelRc::new(VecModel::from(lines)),
        won: outcome.share(human) == 1.0,
        again: "Rematch".into(),
    })
}
