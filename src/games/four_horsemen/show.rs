//! Appearance of the table of Four Horsemen: cards, panels, signs and texts.

use super::gestures::in_round;
use super::giving::destroyed;
use super::intent::{own, playable};
use super::points;
use super::scene::Zone;
use super::words::{self, CardUse};
use super::{FourHorsemen, Play};
use crate::i18n::{four_horsemen as text, t};
use crate::table::arrange::{Align, Arrangement};
use crate::table::cards::Face;
use crate::table::game::{Appearance, CardLayout, Look, Scene as _};
use crate::table::models::{rows, updated};
use crate::table::seats::{self, area};
use crate::ui::{self, PanelRow, PanelSign, Ring, RoundSpot};
use cardkeep_art::CardArt;
use cardkeep_core::engine::{Seat, Turn};
use cardkeep_core::games::four_horsemen::{
    Card, FATAL, FAVOR_TO_WIN, Horseman, Preview, Sheet, hand_size, score,
};
use slint::Global;

impl Appearance for FourHorsemen {
    fn lay(&self, play: &Play, place: Zone) -> Option<CardLayout> {
        let seat_area = |what, seat| area(what, &play.names, seat);
        let heap = |area, layer| CardLayout::heap(area, 2, layer);
        Some(match place {
            Zone::Deck => CardLayout::heap("deck", 2, 0),
            Zone::Fate => CardLayout::heap("fate", 2, 1).over("fate-zone"),
            Zone::Hand(seat) if play.names.is_near(seat) => {
                let fan = Arrangement::Fan { step: 1.06, align: Align::Center };
                CardLayout { rises: true, ..CardLayout::new("hand", fan, 5) }
            }
            Zone::Hand(seat) => heap(seat_area("heap", seat), 2).over(seat_area("panel", seat)),
            Zone::Pile(seat) => {
                let grid = Arrangement::Grid { room: hand_size(play.names.seats()), gap: 2.0 };
                CardLayout::new(seat_area("pile", seat), grid, 3).over(seat_area("panel", seat))
            }
            Zone::Round(seat) => heap(seat_area("spot", seat), 4).over("center"),
        })
    }

    fn look(&self, play: &Play, number: usize) -> Look {
        let Some(piece) = play.scene.pieces().get(number) else { return Look::default() };
        let face = piece.shown().map_or(Face::Down, Face::up);
        let chosen = play.chosen.contains(&number);
        let label = |card_use| words::label(&piece, card_use, chosen, &play.names);
        let plain = Look { label: label(None), ..Look::plain(face) };
        let view = &play.view;
        if let Some(card) = in_round(play, number) {
            return round_card(self, play, card, Look { label: String::new(), ..plain }, &label);
        }
        match piece.place {
            Zone::Deck => plain,
            Zone::Fate if play.scene.at(Zone::Fate).last() == Some(&number) => {
                let label = t!(text::fate_label, count: play.scene.count(Zone::Fate));
                Look { label, acts: self.tempts_fate(play).is_some(), ..plain }
            }
            Zone::Fate => Look::plain(face),
            Zone::Hand(seat) if seat != play.names.human() => {
                Look { dim: view.public.piles[seat].out(), ..Look::plain(face) }
            }
            Zone::Hand(_) => {
                let open =
                    own(play, number).filter(|_| play.is_open() && self.giving(play).is_none());
                let playable = playable(play);
                let legal = open.map(|card| playable.contains(card));
                let forced = legal.is_some() && playable.len() == 1;
                Look {
                    ring: if forced && legal == Some(true) { Ring::Lit } else { Ring::None },
                    dim: forced && legal == Some(false) || !piece.face_up,
                    label: label(legal.map(|legal| match legal {
                        true => CardUse::Playable,
                        false => CardUse::Unplayable,
                    })),
                    acts: legal.is_some(),
                    ..plain
                }
            }
            Zone::Round(_) => plain,
            Zone::Pile(seat) => {
                let doomed = self.preview(play, seat).and_then(|then| destroyed(seat, &then));
                let is_doomed = piece.face_up && doomed.map(|(card, _)| card) == piece.card;
                let ring = if is_doomed { Ring::Beaten } else { Ring::None };
                Look { ring, dim: view.public.piles[seat].out(), ..plain }
            }
        }
    }

    fn update_ui(&self, play: &Play, window: &ui::App, art: &CardArt) {
        let sizes = seats::sign_sizes(window);
        let draw = |suit| move |pixels| art.horseman(suit, pixels);
        let panel = |seat| {
            panel(self, play, seat, |suit, text, quiet| seats::sign(sizes, draw(suit), text, quiet))
        };
        seats::show(window, play.names.clockwise().map(panel));
        let own = ui::FourHorsemen::get(window);
        own.set_room(hand_size(play.names.seats()) as i32);
        own.set_spots(updated(own.get_spots(), spots(self, play)));
    }
}

/// Returns the look of a card of the round, in the center or at its chosen receiver.
fn round_card(
    game: &FourHorsemen,
    play: &Play,
    card: Card,
    plain: Look,
    label: &dyn Fn(Option<CardUse>) -> String,
) -> Look {
    let giving = game.giving(play);
    let played = |seat: &Seat| play.view.public.round[*seat].is_some_and(|it| it.card == card);
    let set_out = giving.is_some_and(|giving| giving.receiver(card).is_some());
    let ring = if set_out {
        Ring::Lit
    } else if winner(game, play).as_ref().is_some_and(played) {
        Ring::Winner
    } else {
        Ring::None
    };
    let card_use = giving.map(|giving| match set_out {
        true => CardUse::Given { fixed: giving.is_fixed(card) },
        false => CardUse::Givable,
    });
    Look { ring, label: label(card_use), acts: giving.is_some(), ..plain }
}

fn panel(
    game: &FourHorsemen,
    play: &Play,
    seat: Seat,
    sign: impl Fn(Horseman, &str, bool) -> PanelSign,
) -> PanelRow {
    let view = &play.view;
    let pile = &view.public.piles[seat];
    let sheet = score(&view.public.piles)[seat];
    let preview = game.preview(play, seat);
    let acting = !play.has_steps() && play.session.turn() == Turn::Seat(seat);
    // After the chosen gifts. The third Death eliminates (FH-9).
    let then = preview.as_ref().map_or(pile, |preview| &preview.piles[seat]);
    let deaths = if then.out() { FATAL } else { then.deaths() };
    let (worth, worth_change) = worth(sheet.as_ref(), preview.as_ref(), seat);
    let foretold = match (&sheet, &preview) {
        (Some(sheet), Some(preview)) => words::foretold(seat, sheet, preview),
        _ => String::new(),
    };
    let foretells = !foretold.is_empty();
    let note = match foretells {
        true => foretold,
        false => words::note(play.names.level(seat), pile.out(), acting && play.is_waiting()),
    };
    let hand = Some(play.scene.count(Zone::Hand(seat)));
    PanelRow {
        name: play.names.badge(seat).into(),
        label: label(play, seat, &note, sheet.as_ref(), preview.as_ref()).into(),
        foretells,
        tokens: view.public.favor[seat].into(),
        tokens_of: FAVOR_TO_WIN.into(),
        signs: rows(signs(sheet, deaths, sign)),
        hand: seats::hand_shown(hand.filter(|hand| *hand > 0 && !play.names.is_near(seat))),
        acting,
        struck: false,
        out: pile.out(),
        note: note.into(),
        worth_change,
        worth: worth.into(),
    }
}

/// The label of a seat's panel for screen readers.
fn label(
    play: &Play,
    seat: Seat,
    note: &str,
    sheet: Option<&Sheet>,
    preview: Option<&Preview>,
) -> String {
    let (name, favor, target) =
        (play.names.badge(seat), play.view.public.favor[seat], FAVOR_TO_WIN);
    let mut parts = vec![match (sheet, note) {
        (None, _) => t!(text::badge_out, name, favor, target),
        (Some(_), "") => t!(text::badge, name, favor, target),
        (Some(_), note) => t!(text::badge_note, name, note, favor, target),
    }];
    if let Some(sheet) = sheet {
        let worth = points::worth(sheet.total);
        parts.push(match preview.map(|preview| preview.sheets[seat].map(|sheet| sheet.total)) {
            Some(None) => t!(text::badge_worth_then_out, worth),
            Some(Some(then)) if then != sheet.total => {
                t!(text::badge_worth_then, worth, then: points::worth(then))
            }
            _ => t!(text::badge_worth, worth),
        });
        let deaths = play.view.public.piles[seat].deaths();
        parts.push(t!(text::badge_deaths, deaths, fatal: FATAL));
        let Sheet { pestilence, famine, .. } = sheet;
        if pestilence.cards > 0 {
            parts.push(match pestilence.scores {
                true => t!(text::badge_pestilence, sum: pestilence.sum),
                false => t!(text::badge_pestilence_quiet, sum: pestilence.sum),
            });
        }
        if famine.cards > 0 {
            parts.push(t!(text::badge_famine_sum, points: points::signed(famine.points)));
        }
    }
    parts.push(t!(text::badge_hand, cards: play.scene.count(Zone::Hand(seat))));
    parts.join(" ")
}

/// Returns the signs of a panel: three skulls, and Pestilence and Famine if there are any.
fn signs(
    sheet: Option<Sheet>,
    deaths: usize,
    sign: impl Fn(Horseman, &str, bool) -> PanelSign,
) -> Vec<PanelSign> {
    let skulls = (0..FATAL).map(|n| sign(Horseman::Death, "", n >= deaths));
    let Sheet { pestilence, famine, .. } = sheet.unwrap_or_default();
    let pest = || sign(Horseman::Pestilence, "", !pestilence.scores);
    let hunger = || sign(Horseman::Famine, points::sign_of(famine.points), false);
    let pest = (pestilence.cards > 0).then(pest);
    skulls.chain(pest).chain((famine.cards > 0).then(hunger)).collect()
}

/// Returns the value of the cards, with its value after the chosen gifts if that differs, and the
/// change. Cards of a player who is out by then are worth nothing.
fn worth(sheet: Option<&Sheet>, preview: Option<&Preview>, seat: Seat) -> (String, i32) {
    let Some(now) = sheet.map(|sheet| sheet.total) else { return (points::NOTHING.into(), 0) };
    let then = preview.map(|preview| preview.sheets[seat].map(|sheet| sheet.total));
    let change = match then {
        Some(Some(then)) => i32::from(then) - i32::from(now),
        Some(None) => -1,
        None => 0,
    };
    (points::worth_then(now, then), change)
}

/// Returns the captions in the center: the others clockwise, the player, the Fate deck.
fn spots(game: &FourHorsemen, play: &Play) -> Vec<RoundSpot> {
    let view = &play.view;
    let spot = |seat: Seat| {
        if view.public.piles[seat].out() && view.public.round[seat].is_none() {
            return RoundSpot::default();
        }
        let played = view.public.round[seat];
        let from_fate = played.is_some_and(|played| played.from_fate);
        let strong = winner(game, play) == Some(seat) && played.is_some();
        let bare = play.scene.count(Zone::Round(seat)) == 0;
        let name = play.names.badge(seat);
        let text = if from_fate { t!(text::spot_fate, name).into() } else { name.into() };
        RoundSpot { text, strong, bare }
    };
    let seats = play.names.clockwise();
    let mut spots: Vec<RoundSpot> = seats.clone().skip(1).chain(seats.take(1)).map(spot).collect();
    if play.names.seats() == 2 {
        let count = play.scene.count(Zone::Fate);
        spots.push(RoundSpot {
            text: t!(text::fate_spot, count).into(),
            strong: false,
            bare: count == 0,
        });
    }
    spots
}

/// Returns who is winning the round, or has won it while its cards are given out.
fn winner(game: &FourHorsemen, play: &Play) -> Option<Seat> {
    game.winner.or_else(|| play.view.public.round.winning().map(|(seat, _)| seat))
}
