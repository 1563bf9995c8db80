//! The table of Four Horsemen: layout, appearance and input.

mod advice;
mod beats;
mod explain;
mod gestures;
mod giving;
mod goal;
mod intent;
mod moments;
mod points;
#[cfg(all(test, feature = "testing"))]
mod real_table;
mod refusal;
mod scene;
mod show;
mod tips;
mod words;

use std::convert::Infallible;

use beats::{beats, deal};
use giving::Giving;
use intent::{meant, own, playable, played, pointed_seat, seat_of};
use refusal::refusal;
use scene::{Scene, Zone};

use crate::i18n::{app, cards, four_horsemen as text, t};
use crate::session::Moment;
use crate::table::arrange::{Align, Arrangement};
use crate::table::cards::Face;
use crate::table::celebration::Celebration;
use crate::table::game::{
    Beat, CardLayout, Explanation, GestureOf, HintArrow, Look, Presentation, ReactionOf,
    Scene as _, SpreadCard, TableGame, Target, Touch,
};
use crate::table::goal::Goal;
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use crate::table::play;
use crate::table::seats::area;
use crate::table::tip::TipOf;
use crate::ui::{self, Entrance};
use cardkeep_ai::four_horsemen::Reason;
use cardkeep_art::CardArt;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{
    Action, Card, Event, Horseman, Phase, Position, Preview, Refusal, View, hand_size,
};

type Play = play::Play<FourHorsemen>;

/// State of the table besides the match.
#[derive(Default)]
pub(super) struct FourHorsemen {
    /// The won round that the player is giving out.
    giving: Option<Giving>,
    /// The winner of the round, until the next card is played.
    winner: Option<Seat>,
}

impl Presentation for FourHorsemen {
    type Rules = Position;
    type Scene = Scene;

    fn new(_: &Names) -> Self {
        FourHorsemen::default()
    }

    fn begin(&mut self, _: &Names, first: &View) -> Vec<Beat<Self>> {
        deal(first)
    }

    fn present(
        &mut self,
        names: &Names,
        before: &View,
        moment: &Moment<Position>,
    ) -> Vec<Beat<Self>> {
        match moment.event {
            Event::Played { .. } => self.winner = None,
            Event::RoundWon { seat, .. } => self.winner = Some(seat),
            _ => {}
        }
        let giving = self.giving.as_ref();
        let placed = |card, to| giving.is_some_and(|giving| giving.receiver(card) == Some(to));
        beats(names, before, moment, self.winner, placed)
    }

    fn highlight(names: &Names, before: &View, moment: &Moment<Position>) -> Highlight {
        moments::highlight(names, before, moment)
    }
}

impl TableGame for FourHorsemen {
    type Task = Infallible;

    const SPATIAL_NAVIGATION: bool = true;
    const TIPS: &'static [TipOf<Self>] = tips::TIPS;

    fn turn_number(view: &View) -> usize {
        tips::turn_number(view)
    }

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    fn prepare(&mut self, play: &mut Play) {
        self.giving = match play.now().public.phase {
            Phase::Give(seat) if play.names.is_me(seat) => {
                Some(Giving::new(play.legal(), seat, intent::said(play)))
            }
            _ => None,
        };
        let Some(giving) = &self.giving else {
            play.cursor = play.cursor.filter(|at| matches!(at, Target::Piece(_)));
            return;
        };
        play.scene.set_out(&play.view.public.round, &giving.gifts());
        // The keyboard moves on to the next card.
        let at_seat = matches!(play.cursor, Some(Target::Zone(_)));
        if at_seat && giving.is_begun() && play.chosen.is_empty() {
            let next = played(play).find(|card| giving.receiver(*card).is_none());
            let next = next.and_then(|card| play.scene.pieces().of(card));
            play.cursor = next.map(Target::Piece).or(play.cursor);
        }
    }

    fn lay(&self, play: &Play, place: Zone) -> Option<CardLayout> {
        let seat_area = |what, seat| area(what, &play.names, seat);
        let heap = |area, layer| CardLayout::new(area, Arrangement::Heap { seen: 2 }, layer);
        let zoned = |lay, zone: String| CardLayout { target_area: Some(zone), ..lay };
        Some(match place {
            Zone::Deck => heap("deck".into(), 0),
            Zone::Fate => zoned(heap("fate".into(), 1), "fate-zone".into()),
            Zone::Hand(seat) if play.names.is_me(seat) => {
                let fan = Arrangement::Fan { step: 1.06, align: Align::Center };
                CardLayout { rises: true, ..CardLayout::new("hand", fan, 5) }
            }
            Zone::Hand(seat) => zoned(heap(seat_area("heap", seat), 2), seat_area("panel", seat)),
            Zone::Pile(seat) => {
                let grid = Arrangement::Grid { room: hand_size(play.names.seats()), gap: 2.0 };
                let lay = CardLayout::new(seat_area("pile", seat), grid, 3);
                zoned(lay, seat_area("panel", seat))
            }
            Zone::Round(seat) => zoned(heap(seat_area("spot", seat), 4), "center".into()),
        })
    }

    fn look(&self, play: &Play, piece: usize) -> Look {
        show::look(self, play, piece)
    }

    fn title(&self, play: &Play) -> String {
        t!(text::title, hand: play.view.hand_number)
    }

    fn goal(&self, play: &Play) -> Goal {
        goal::goal(play)
    }

    fn prompt(&self, play: &Play) -> String {
        if play.dragged.is_some() {
            return String::new();
        }
        let keys = play.keyed;
        let Some(giving) = self.giving(play) else {
            let fate = self.tempts_fate(play).is_some();
            return words::prompt(play.now(), meant(play), fate, keys, &play.names);
        };
        match play.chosen_card() {
            Some(card) => match pointed_seat(play) {
                Some(seat) => words::to_seat(card, seat, self.preview(play, seat), &play.names),
                None if keys => t!(text::prompt_give_card_keys, card),
                None => t!(text::prompt_give_card, card),
            },
            None => {
                let preview = self.preview(play, giving.winner());
                words::giving(giving, preview.as_ref(), keys, &play.names)
            }
        }
    }

    fn refusal(_: &Play, why: Refusal) -> String {
        refusal(why)
    }

    fn gestures(&self, play: &Play, piece: Option<usize>) -> Vec<GestureOf<Self>> {
        match piece {
            Some(piece) => gestures::of_piece(self, play, piece),
            None => gestures::without_piece(self, play),
        }
    }

    /// A rival's cards and pile are one destination, and so is the round.
    fn target_zone(&self, play: &Play, zone: Zone) -> Zone {
        match (zone, seat_of(play, zone)) {
            (_, Some(seat)) => Zone::Pile(seat),
            (Zone::Round(_), None) => Zone::Round(play.names.human()),
            (zone, None) => zone,
        }
    }

    fn elsewhere(&self, play: &Play, touch: Touch<Zone>) -> ReactionOf<Self> {
        gestures::elsewhere(self, play, touch)
    }

    /// Returns one line with all players, and below it the cards; in a won round, those still to be
    /// given come first.
    fn focus_rows(&self, play: &Play) -> Vec<Vec<Target<Zone>>> {
        let seats = play.names.clockwise();
        let panels = seats.clone().skip(1).chain(seats.take(1)).map(Zone::Pile);
        let cards = match self.giving(play) {
            Some(giving) => {
                let free = played(play).filter(|card| !giving.is_fixed(*card));
                let is_open = |card: &Card| giving.receiver(*card).is_none();
                let (open, given): (Vec<Card>, Vec<Card>) = free.partition(is_open);
                let cards = if open.is_empty() { given } else { open };
                cards.into_iter().filter_map(|card| play.scene.pieces().of(card)).collect()
            }
            None => play.scene.at(Zone::Hand(play.names.human())),
        };
        vec![panels.map(Target::Zone).collect(), cards.into_iter().map(Target::Piece).collect()]
    }

    fn hand(view: &View) -> Vec<SpreadCard> {
        let card = |card| SpreadCard::new(Face::up(card), t!(cards::title, card));
        view.hand.iter().map(card).collect()
    }

    fn hint_arrow(&self, play: &Play, action: Action) -> Option<HintArrow<Zone>> {
        advice::arrow(play, action)
    }

    fn action_text(names: &Names, _: &View, action: Action) -> String {
        advice::action(names, action)
    }

    fn reason_text(names: &Names, _: &View, reason: Reason) -> String {
        advice::reason(names, reason)
    }

    fn announce_forced(&self, play: &Play, action: Action) -> Option<String> {
        let leads = play.view.hand.len() > 1;
        Some(match action {
            Action::Give(_) => t!(text::forced_give),
            Action::Play(_) | Action::Fate(_) if leads => t!(text::forced_lead),
            Action::Play(_) | Action::Fate(_) => t!(app::forced),
        })
    }

    fn explain(&self, play: &Play, target: Target<Zone>) -> Option<Explanation> {
        match target {
            Target::Piece(piece) => {
                let piece = play.scene.pieces().get(piece).filter(|piece| piece.face_up)?;
                let card = piece.card?;
                let lines = explain::card(card);
                Some(Explanation::new(t!(cards::title, card), Face::up(card), lines))
            }
            Target::Zone(place) => Some(self.standing(play, seat_of(play, place)?)),
        }
    }

    fn celebration(&self, _: &Play) -> Option<Celebration> {
        let highest = |suit| Card::new(Card::HIGHEST, suit);
        Some(Celebration::of(Entrance::Charge, Horseman::ALL.into_iter().filter_map(highest)))
    }

    fn result(&self, play: &Play) -> Option<ui::Result> {
        show::result(play)
    }

    fn update_ui(&self, play: &Play, window: &ui::App, art: &CardArt) {
        show::update_ui(self, play, window, art);
    }
}

impl FourHorsemen {
    /// Returns the won round that the player is giving out now.
    fn giving(&self, play: &Play) -> Option<&Giving> {
        self.giving.as_ref().filter(|_| play.is_open())
    }

    /// Returns the effect of the chosen gifts, or also of giving the chosen card to a seat; `None`
    /// if hints are off.
    fn preview(&self, play: &Play, seat: Seat) -> Option<Preview> {
        let giving = self.giving(play).filter(|_| play.settings.hints)?;
        let gifts = match play.chosen_card() {
            Some(card) => giving.gifts_with(card, seat)?,
            None => giving.gifts(),
        };
        Some(play.now().public.piles.preview(giving.winner(), &gifts))
    }

    /// Returns the card that the player chose, if it may go under the Fate deck now.
    fn tempts_fate(&self, play: &Play) -> Option<Card> {
        let may = |card: &Card| play.check(Action::Fate(*card)).is_ok();
        meant(play).filter(|card| play.is_open() && may(card))
    }

    fn standing(&self, play: &Play, seat: Seat) -> Explanation {
        let view = &play.view;
        let (name, lines) =
            explain::standing(seat, &view.public.piles, view.public.favor[seat], &play.names);
        play.names.introduce(seat, name, lines)
    }
}
