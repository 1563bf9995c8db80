//! Four Horsemen at a table: where its cards lie, how they look, and what a touch means.

mod explain;
mod giving;
mod pointing;
mod points;
mod scene;
mod show;
mod touch;
mod words;

use giving::Giving;
use pointing::{meant, own, pile_of, playable, pointed_seat, seat_of};
use scene::{Place, Scene};

use crate::app::art::CardArt;
use crate::app::table::arrange::{Align, Form};
use crate::app::table::cards::Face;
use crate::app::table::game::NoMessage;
use crate::app::table::game::{
    Award, Choice, Deed, DeedOf, Explanation, Hands, Lay, Line, Look, Pressed, Scene as _, Step,
    TableGame, Target, Told, Touch,
};
use crate::app::table::names::Names;
use crate::app::table::play;
use crate::app::table::round::area;
use crate::engine::{Game, Seat};
use crate::games::four_horsemen::{
    Action, BySeat, Card, Event, Phase, Position, Preview, View, hand_size,
};
use crate::ui;
use slint::platform::Key;

type Play = play::Play<FourHorsemen>;

/// What the table of Four Horsemen keeps beside the match.
#[derive(Default)]
pub struct FourHorsemen {
    /// The won round that the player gives out.
    giving: Option<Giving>,
    /// How the hand went that has just ended, until the player has read it.
    ended: Option<ui::Result>,
}

/// What is shown of a deal and of the player's own gifts.
#[derive(Clone, Debug)]
pub enum Shown {
    /// All cards come together for a new hand.
    Gather(u8),
    /// One card, to a hand or to the Fate deck, and whether another follows.
    Card(Option<Seat>, Option<Card>, bool),
    /// A gift that lies already where it was to go.
    Given(Event),
}

/// What the player says of a won round.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    Give(Card, Seat),
    /// The card goes back to the middle.
    TakeBack(Card),
    /// The same, and it is to be given to somebody else.
    TakeUp(Card),
    Clear,
}

impl TableGame for FourHorsemen {
    type Rules = Position;
    type Scene = Scene;
    type Step = Shown;
    type Wish = Wish;
    type Message = NoMessage;

    fn new(_: &Names) -> Self {
        FourHorsemen::default()
    }

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    fn first_lines(_: &View, _: &Names) -> Vec<Line> {
        vec![words::heading(1)]
    }

    fn tell(event: &Event, names: &Names) -> Told {
        words::tell(event, names)
    }

    fn open(&mut self, play: &mut Play) -> Vec<Step<Self>> {
        let (position, human) = (play.position(), play.names.human());
        let hands = BySeat::from_fn(play.names.seats(), |seat| Some(position.hand(seat)));
        let (hand, leader) = (position.hand_number(), position.leader());
        let dealt = Position::seen_by(&Event::Dealt { hand, hands, leader }, human);
        play.scene = Scene::undealt(human, play.names.seats());
        self.unfold(play, dealt)
    }

    /// A deal is seen card by card, and the player's own gifts only settle down.
    fn unfold(&self, play: &Play, event: Event) -> Vec<Step<Self>> {
        match &event {
            Event::Dealt { hand, hands, .. } => {
                let order = play.scene.deal_order(hands[play.names.human()]);
                let last = order.len() - 1;
                let card = |(n, (seat, card))| Shown::Card(seat, card, n < last);
                let cards = order.into_iter().enumerate().map(card);
                std::iter::once(Shown::Gather(*hand)).chain(cards).map(Step::Own).collect()
            }
            Event::Given { card, to } if pile_of(play, *card) == Some(*to) => {
                vec![Step::Own(Shown::Given(event))]
            }
            _ => vec![Step::Event(event)],
        }
    }

    fn show(&mut self, play: &mut Play, step: Shown) -> Told {
        match step {
            Shown::Gather(hand) => {
                play.scene.gather(hand);
                Told { log: Some(words::heading(hand)), ..Told::for_millis(400) }
            }
            Shown::Card(seat, card, more) => {
                play.scene.deal(seat, card);
                Told::for_millis(if more { 45 } else { 320 })
            }
            Shown::Given(event) => {
                play.scene.apply(&event);
                Told { millis: 90, ..words::tell(&event, &play.names) }
            }
        }
    }

    fn seen(&mut self, event: &Event, names: &Names) {
        if let Event::HandEnded { hand, sheets, favor } = event {
            self.ended = Some(show::hand_result(*hand, sheets, *favor, names));
        }
    }

    fn prepare(&mut self, play: &mut Play) {
        self.ended = None;
        self.giving = match play.position().phase() {
            Phase::Give(seat) if play.names.is_me(seat) => Some(Giving::new(play.position(), seat)),
            _ => None,
        };
        match &self.giving {
            Some(giving) => play.scene.set_out(&giving.gifts()),
            None => play.cursor = play.cursor.filter(|at| matches!(at, Target::Piece(_))),
        }
    }

    fn lay(&self, play: &Play, place: Place) -> Option<Lay> {
        let seat_area = |what, seat| area(what, &play.names, seat);
        let heap = |area, layer| Lay::new(area, Form::Heap { seen: 2 }, layer);
        let zoned = |lay, zone: String| Lay { zone: Some(zone), ..lay };
        Some(match place {
            Place::Deck => heap("deck".into(), 0),
            Place::Fate => zoned(heap("fate".into(), 1), "fate-zone".into()),
            Place::Hand(seat) if play.names.is_me(seat) => {
                let fan = Form::Fan { step: 1.06, align: Align::Centre };
                Lay { rises: true, ..Lay::new("hand", fan, 5) }
            }
            Place::Hand(seat) => zoned(heap(seat_area("heap", seat), 2), seat_area("panel", seat)),
            Place::Pile(seat) => {
                let grid = Form::Grid { room: hand_size(play.names.seats()), gap: 2.0 };
                let lay = Lay::new(seat_area("pile", seat), grid, 3);
                zoned(lay, seat_area("panel", seat))
            }
            Place::Round(seat) => zoned(heap(seat_area("spot", seat), 4), "centre".into()),
        })
    }

    fn look(&self, play: &Play, piece: usize) -> Look {
        show::look(self, play, piece)
    }

    fn title(&self, play: &Play) -> String {
        words::title(play.scene.facts.hand)
    }

    fn prompt(&self, play: &Play) -> String {
        let keys = play.keyed;
        let Some(giving) = self.giving(play) else {
            let fate = self.tempts_fate(play).is_some();
            return words::prompt(&play.session.view(), meant(play), fate, keys, &play.names);
        };
        match play.chosen_card() {
            Some(card) => match pointed_seat(play) {
                Some(seat) => words::to_seat(card, seat, self.preview(play, seat), &play.names),
                None => words::who_gets(card, keys),
            },
            None => {
                let preview = self.preview(play, giving.winner());
                words::giving(giving, preview.as_ref(), keys, &play.names)
            }
        }
    }

    fn choices(&self, play: &Play) -> Vec<Choice<DeedOf<Self>>> {
        let Some(giving) = self.giving(play) else {
            let fate = self.tempts_fate(play).map(|card| Deed::Act(Action::Fate(card)));
            return fate.map(|deed| Choice::new(deed, words::TO_FATE)).into_iter().collect();
        };
        let clear = giving.is_begun().then_some(Deed::Wish(Wish::Clear));
        // It stands in its place from the first gift on, so that no button takes another's.
        let give = match giving.action() {
            Some(action) => Some((Deed::Act(action), false)),
            None => clear.as_ref().map(|_| (Deed::Clear, true)),
        };
        let give = give.map(|(deed, waiting)| Choice {
            primary: true,
            waiting,
            ..Choice::new(deed, words::GIVE)
        });
        let clear = clear.map(|deed| Choice::new(deed, words::CLEAR));
        clear.into_iter().chain(give).collect()
    }

    /// All players in one line, and below them the cards: of a won round first those still to be
    /// given.
    fn stops(&self, play: &Play) -> Vec<Vec<Target<Place>>> {
        let seats = play.names.clockwise();
        let panels = seats.clone().skip(1).chain(seats.take(1)).map(Place::Pile);
        let cards = match self.giving(play) {
            Some(giving) => {
                let free = play.scene.played().filter(|card| !giving.is_fixed(*card));
                let is_open = |card: &Card| giving.receiver(*card).is_none();
                let (open, given): (Vec<Card>, Vec<Card>) = free.partition(is_open);
                let cards = if open.is_empty() { given } else { open };
                cards.into_iter().filter_map(|card| play.scene.pieces().of(card)).collect()
            }
            None => play.scene.at(Place::Hand(play.names.human())),
        };
        vec![panels.map(Target::Place).collect(), cards.into_iter().map(Target::Piece).collect()]
    }

    /// The players sit above and below the cards.
    fn roams(&self) -> bool {
        true
    }

    fn grip(&self, play: &Play, piece: usize) -> Vec<usize> {
        let round = || self.giving(play).and_then(|_| self.in_round(play, piece));
        own(play, piece).or_else(round).map(|_| piece).into_iter().collect()
    }

    fn aims(&self, play: &Play) -> Vec<Target<Place>> {
        let Some(card) = play.chosen_card().filter(|_| play.is_open()) else { return Vec::new() };
        if let Some(giving) = self.giving(play) {
            let may = |seat: &Seat| giving.gifts_with(card, *seat).is_some();
            let seats = play.names.clockwise().filter(may);
            return seats.map(|seat| Target::Place(Place::Pile(seat))).collect();
        }
        let fate = self.tempts_fate(play).and_then(|_| play.scene.at(Place::Fate).last().copied());
        let centre = Target::Place(Place::Round(play.names.human()));
        fate.map(Target::Piece).into_iter().chain([centre]).collect()
    }

    fn touch(&self, play: &Play, touch: Touch<Place>) -> DeedOf<Self> {
        touch::mean(self, play, touch)
    }

    fn wish(&mut self, play: &mut Play, wish: Wish) -> Result<(), String> {
        let Some(giving) = &mut self.giving else { return Ok(()) };
        match wish {
            Wish::Give(card, seat) => {
                giving.give(play.position(), card, seat).map_err(|why| why.message)?;
            }
            Wish::TakeBack(card) => giving.take_back(card),
            Wish::TakeUp(card) => {
                giving.take_back(card);
                play.chosen.extend(play.scene.pieces().of(card));
            }
            Wish::Clear => giving.clear(),
        }
        play.scene.set_out(&giving.gifts());
        // The keyboard goes on to the next card.
        if matches!((&wish, play.cursor), (Wish::Give(..), Some(_))) {
            let open = |card: &Card| giving.receiver(*card).is_none();
            let next = play.scene.played().find(open);
            let next = next.and_then(|card| play.scene.pieces().of(card));
            play.cursor = next.map(Target::Piece).or(play.cursor);
        }
        Ok(())
    }

    fn key(&self, play: &Play, key: &Pressed) -> Option<DeedOf<Self>> {
        let giving = self.giving(play);
        if key.is(Key::Backspace) || key.is(Key::Delete) {
            return Some(giving.map_or(Deed::Clear, |_| Deed::Wish(Wish::Clear)));
        }
        let Some(giving) = giving else {
            let fate = meant(play).filter(|_| key.is_letter("f"));
            return fate.map(|card| Deed::Act(Action::Fate(card)));
        };
        let on_card = matches!(play.cursor, Some(Target::Piece(_))) || !play.chosen.is_empty();
        giving.action().filter(|_| key.is_enter() && !on_card).map(Deed::Act)
    }

    fn award(&self, play: &Play, event: &Event) -> Option<Award> {
        show::award(play, event)
    }

    fn explain(&self, play: &Play, target: Target<Place>) -> Option<Explanation> {
        match target {
            Target::Piece(piece) => {
                let piece = play.scene.pieces().get(piece).filter(|piece| piece.face_up)?;
                let card = piece.card?;
                let lines = explain::card(card);
                Some(Explanation { name: card.name(), face: Face::up(card), lines })
            }
            Target::Place(place) => Some(self.standing(play, seat_of(play, place)?)),
        }
    }

    fn result(&self, play: &Play) -> Option<ui::Result> {
        show::result(play)
    }

    fn dress(&self, play: &Play, window: &ui::App, art: &CardArt) {
        show::dress(self, play, window, art);
    }

    fn hands(&mut self) -> Option<&mut dyn Hands> {
        Some(self)
    }
}

impl Hands for FourHorsemen {
    fn ended(&self) -> Option<ui::Result> {
        self.ended.clone()
    }

    fn read(&mut self) {
        self.ended = None;
    }
}

impl FourHorsemen {
    /// The won round that the player gives out now.
    fn giving(&self, play: &Play) -> Option<&Giving> {
        self.giving.as_ref().filter(|_| play.is_open())
    }

    /// What would be if the player gave the cards as said, or also the chosen card to a seat;
    /// nothing if the player wants no hints.
    fn preview(&self, play: &Play, seat: Seat) -> Option<Preview> {
        let giving = self.giving(play).filter(|_| play.settings.hints)?;
        let gifts = match play.chosen_card() {
            Some(card) => giving.gifts_with(card, seat)?,
            None => giving.gifts(),
        };
        Some(play.position().piles().preview(giving.winner(), &gifts))
    }

    /// The card that the player means, if it may go under the Fate deck now.
    fn tempts_fate(&self, play: &Play) -> Option<Card> {
        let may = |card: &Card| play.position().check(Action::Fate(*card)).is_ok();
        meant(play).filter(|card| play.is_open() && may(card))
    }

    /// The card of a piece that was played to the round and is still to be given.
    fn in_round(&self, play: &Play, piece: usize) -> Option<Card> {
        let card = play.card(piece)?;
        play.scene.facts.round.cards().find(|played| *played == card)
    }

    fn standing(&self, play: &Play, seat: Seat) -> Explanation {
        let facts = &play.scene.facts;
        let (name, lines) = explain::standing(seat, &facts.piles, facts.favor[seat], &play.names);
        play.names.introduce(seat, name, lines)
    }
}
