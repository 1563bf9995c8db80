//! Of Knights and Ninjas at a table: where its cards lie, how they look, and what a touch means.

mod brief;
mod choose;
mod explain;
mod facts;
mod headlines;
mod hints;
mod phrases;
mod scene;
mod show;
mod since;
mod tell;
mod touch;
mod words;

use brief::Brief;
use choose::Aim;
use scene::{Place, Scene};
use since::Since;
use std::cell::Cell;
use touch::Held;

use crate::app::art::CardArt;
use crate::app::table::arrange::{Align, Form};
use crate::app::table::cards::Face;
use crate::app::table::game::NoMessage;
use crate::app::table::game::{
    Award, Choice, Deed, DeedOf, Explanation, Lay, Line, Look, Pressed, Scene as _, Spread, Step,
    TableGame, Target, Told, Touch,
};
use crate::app::table::names::Names;
use crate::app::table::play;
use crate::app::table::round::area;
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{
    Action, Attack, Card, Conduct, Event, Fate, Guise, Phase, Position, View, gems_to_win,
};
use crate::ui;
use slint::platform::Key;
use std::time::Duration;

type Play = play::Play<KnightsAndNinjas>;

/// What the player would prepare: there is nothing, for several cards are chosen one by one.
type Wish = ();

/// How much of each kind of cards in the hand is seen at least, before they stand in two rows.
const STRIP: f32 = 38.0;

/// What the table of Of Knights and Ninjas keeps beside the match.
pub struct KnightsAndNinjas {
    /// What has come to everybody since the player's last turn.
    since: Since,
    /// What others do among themselves, in short.
    brief: Brief,
    /// The strength of the last answer of troops.
    answered: Cell<u8>,
}

/// What is shown beside what happens.
#[derive(Clone, Debug)]
pub enum Shown {
    /// A card is seen in the middle before it does what it does.
    Card { seat: Seat, card: Guise, event: Event },
    /// An attack was stopped, which may have ended the turn.
    Stopped(Attack),
    /// An attack of troops was met by strength enough.
    HeldOff,
    /// The player has nothing to play and calls for a new draft.
    Spent,
    /// What a rival did has been read.
    Read,
}

impl TableGame for KnightsAndNinjas {
    type Rules = Position;
    type Scene = Scene;
    type Step = Shown;
    type Wish = Wish;
    type Message = NoMessage;

    const BREATH: Duration = Duration::from_millis(200);

    fn new(names: &Names) -> Self {
        let since = Since::new(names.seats());
        KnightsAndNinjas { since, brief: Brief::default(), answered: Cell::new(0) }
    }

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    /// The first turn, or for two the first draft, begins with the deal.
    fn first_lines(first: &View, names: &Names) -> Vec<Line> {
        let dealt = Line::heading(words::DEALT.into());
        let begun = tell::begun(first);
        let told = begun.iter().filter_map(|event| tell::tell(event, names).log);
        std::iter::once(dealt).chain(told).collect()
    }

    fn tell(event: &Event, names: &Names) -> Told {
        tell::tell(event, names)
    }

    fn open(&mut self, play: &mut Play) -> Vec<Step<Self>> {
        play.log.extend(Self::first_lines(&play.session.view(), &play.names));
        Vec::new()
    }

    /// What a rival does in its turn is said until it has been read, also if nothing follows at once.
    fn unfold(&self, play: &Play, event: Event) -> Vec<Step<Self>> {
        match event {
            Event::Prepared { .. } | Event::Lost { .. } | Event::Fortified { .. }
                if !play.names.is_me(play.scene.facts.mover) =>
            {
                vec![Step::Event(event), Step::Own(Shown::Read)]
            }
            Event::Special { seat, card, .. } | Event::Waylaid { seat, card, .. } => {
                let staged = Shown::Card { seat, card, event: event.clone() };
                vec![Step::Own(staged), Step::Event(event)]
            }
            Event::AttackEnded { attack, fate: Fate::Stopped } => {
                vec![Step::Event(event), Step::Own(Shown::Stopped(attack))]
            }
            Event::Answered { response: Some(force), .. } => {
                self.answered.set(force.strength());
                vec![Step::Event(event)]
            }
            Event::AttackEnded { attack, fate: Fate::Met }
                if attack.force.strength() <= self.answered.get() =>
            {
                vec![Step::Event(event), Step::Own(Shown::HeldOff)]
            }
            Event::Redrafted { seat } if play.names.is_me(seat) && play.was_forced => {
                vec![Step::Own(Shown::Spent), Step::Event(event)]
            }
            _ => vec![Step::Event(event)],
        }
    }

    fn show(&mut self, play: &mut Play, step: Shown) -> Told {
        match step {
            Shown::Card { seat, card, event } => {
                play.scene.play(seat, card, Place::Answer);
                let told = Told { log: None, ..tell::staged(&event, &play.names) };
                let robs_me =
                    matches!(event, Event::Waylaid { from, .. } if play.names.is_me(from));
                self.in_short(told, robs_me || play.names.is_me(seat), 900)
            }
            Shown::Stopped(attack) if attack.by == play.scene.facts.mover => {
                tell::turn_stopped(attack, &play.names)
            }
            Shown::HeldOff => self.in_short(tell::held_off(), false, 700),
            Shown::Spent => tell::spent(),
            Shown::Stopped(_) | Shown::Read => Told::default(),
        }
    }

    fn seen(&mut self, event: &Event, names: &Names) {
        self.since.hear(event, names);
        self.brief.hear(event, names);
    }

    fn lay(&self, play: &Play, place: Place) -> Option<Lay> {
        let seat_area = |what, seat| area(what, &play.names, seat);
        let heap = |area: &str, seen, layer| Lay::new(area, Form::Heap { seen }, layer);
        let zoned = |lay, zone: String| Lay { zone: Some(zone), ..lay };
        let stage = |lay| zoned(lay, "stage".into());
        let fan = |step, align| Form::Fan { step, align };
        Some(match place {
            Place::Pile if show::is_drafting(play) => return None,
            Place::Pile => zoned(heap("pile", 2, 0), "pile-zone".into()),
            Place::Draft => zoned(heap("pile", 2, 1), "pile-zone".into()),
            Place::Discards => zoned(heap("discards", 2, 0), "discards-zone".into()),
            Place::Looked => stage(heap("looked", 1, 6)),
            Place::Ladders => stage(Lay::new("ladders", fan(0.3, Align::Centre), 2)),
            Place::Attack => stage(Lay::new("attack", fan(0.25, Align::Start), 3)),
            Place::Answer => stage(Lay::new("answer", fan(0.25, Align::Start), 4)),
            Place::Shown(seat) => {
                stage(Lay::new(seat_area("shown", seat), fan(1.05, Align::Centre), 3))
            }
            Place::Fort(seat) => {
                let lay = Lay::new(seat_area("fort", seat), fan(1.06, Align::Start), 2);
                zoned(lay, seat_area("panel", seat))
            }
            Place::Hand(seat) if play.names.is_me(seat) => {
                let heaps = Form::Heaps { sizes: equals(play, place), strip: STRIP };
                Lay { rises: true, ..Lay::new("hand", heaps, 5) }
            }
            Place::Hand(seat) => {
                zoned(heap(&seat_area("heap", seat), 1, 1), seat_area("panel", seat))
            }
        })
    }

    fn look(&self, play: &Play, piece: usize) -> Look {
        show::look(play, piece)
    }

    fn title(&self, play: &Play) -> String {
        words::title(play.scene.facts.turn, play.names.seats(), show::is_drafting(play))
    }

    fn prompt(&self, play: &Play) -> String {
        match touch::meant(play).filter(|_| play.is_open()) {
            Some(held) => phrases::holding(play, held, pointed_seat(play)),
            None => {
                let can = phrases::can(play);
                let said = words::prompt(play, can);
                let fresh = is_my_turn(play) && play.position().conduct() == Conduct::Fresh;
                words::after(self.since.told().filter(|_| fresh), can, said)
            }
        }
    }

    fn carried(&self, play: &Play) -> String {
        let over = play.dragged.flatten().and_then(seat_of);
        touch::chosen(play).map(|held| phrases::carrying(play, held, over)).unwrap_or_default()
    }

    fn choices(&self, play: &Play) -> Vec<Choice<DeedOf<Self>>> {
        if !play.is_open() { Vec::new() } else { phrases::choices(play) }
    }

    /// All kingdoms in one line, then what is shown in the middle, then the cards.
    fn stops(&self, play: &Play) -> Vec<Vec<Target<Place>>> {
        let (seats, me) = (play.names.clockwise(), play.names.human());
        let panels = seats.clone().skip(1).chain([me]).map(Place::Fort).map(Target::Place);
        let shown = seats.flat_map(|seat| play.scene.at(Place::Shown(seat)));
        let hand = play.scene.at(Place::Hand(me));
        let hand = hand.into_iter().filter(|piece| touch::top(play, *piece) == *piece);
        let line = |pieces: Vec<usize>| pieces.into_iter().map(Target::Piece).collect();
        vec![panels.collect(), line(shown.collect()), line(hand.collect())]
    }

    fn grip(&self, play: &Play, piece: usize) -> Vec<usize> {
        let held = touch::held(play, piece);
        let can = held.is_some_and(|held| !choose::actions(play, held).is_empty());
        if can { vec![touch::top(play, piece)] } else { Vec::new() }
    }

    fn aims(&self, play: &Play) -> Vec<Target<Place>> {
        let Some(held) = touch::chosen(play).filter(|_| play.is_open()) else { return Vec::new() };
        let aims = choose::aims(&choose::actions(play, held));
        let place = |aim: &Aim| match aim {
            Aim::Fortify => Some(Place::Fort(play.names.human())),
            Aim::Discard if aims.len() == 1 => Some(Place::Discards),
            Aim::Discard => None,
            aim => Some(aim.seat().map_or(Place::Attack, Place::Fort)),
        };
        let mut places: Vec<Place> = aims.iter().filter_map(place).collect();
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(Target::Place).collect()
    }

    fn touch(&self, play: &Play, touch: Touch<Place>) -> DeedOf<Self> {
        touch::mean(self, play, touch)
    }

    fn wish(&mut self, _: &mut Play, (): Wish) -> Result<(), String> {
        Ok(())
    }

    /// Backspace puts a card down again.
    fn key(&self, _: &Play, key: &Pressed) -> Option<DeedOf<Self>> {
        (key.is(Key::Backspace) || key.is(Key::Delete)).then_some(Deed::Clear)
    }

    fn award(&self, play: &Play, event: &Event) -> Option<Award> {
        show::award(play, event)
    }

    fn spread(&self, play: &Play, target: Target<Place>) -> Option<Spread> {
        let place = match target {
            Target::Piece(piece) => play.scene.pieces().get(piece)?.place,
            Target::Place(place) => place,
        };
        (place == Place::Discards).then(|| explain::spread(&play.scene)).flatten()
    }

    fn explain(&self, play: &Play, target: Target<Place>) -> Option<Explanation> {
        match target {
            Target::Piece(piece) => {
                let piece = play.scene.pieces().get(piece)?;
                match (piece.place, piece.card.filter(|_| piece.face_up)) {
                    (Place::Discards, _) => Some(self.discards(play)),
                    (_, Some(card)) => {
                        let lines = explain::card(card, play.names.seats());
                        Some(Explanation { name: words::name(card), face: Face::up(card), lines })
                    }
                    (place, None) => self.explain(play, Target::Place(place)),
                }
            }
            Target::Place(Place::Pile | Place::Discards) => Some(self.discards(play)),
            Target::Place(place) => Some(self.standing(play, seat_of(place)?)),
        }
    }

    fn no_choice(&self, play: &Play, action: Action) -> Option<String> {
        words::no_choice(play, action)
    }

    /// Who holds an answer, a highwayman, or something to choose from is told by nothing but what is
    /// played in the end.
    fn gathers(&self, play: &Play) -> Option<Duration> {
        brief::answers(play.position().phase(), &play.names)
    }

    /// A raid between others is its attack and its result.
    fn condense(&mut self, play: &Play, event: &Event, told: Told) -> Told {
        self.brief.condense(event, told, play.scene.facts.mover, &play.names)
    }

    fn result(&self, play: &Play) -> Option<ui::Result> {
        show::result(play)
    }

    fn dress(&self, play: &Play, window: &ui::App, art: &CardArt) {
        show::dress(self, play, window, art);
    }
}

impl KnightsAndNinjas {
    /// A step of an attack between others, or of what somebody else plays, is looked at for less
    /// long.
    fn in_short(&self, told: Told, mine: bool, millis: u64) -> Told {
        match self.brief.is_between_others() && !mine {
            true => Told { millis: told.millis.min(millis), ..told },
            false => told,
        }
    }

    fn standing(&self, play: &Play, seat: Seat) -> Explanation {
        let (name, lines) = explain::kingdom(play, seat);
        play.names.introduce(seat, name, lines)
    }

    fn discards(&self, play: &Play) -> Explanation {
        let (name, lines) = explain::discards(&play.scene);
        Explanation { name, face: Face::Hidden, lines }
    }
}

/// The kingdom that is meant by a touch of a place.
fn seat_of(place: Place) -> Option<Seat> {
    match place {
        Place::Fort(seat) | Place::Hand(seat) => Some(seat),
        _ => None,
    }
}

/// The rival whose kingdom the keyboard points at.
fn pointed_seat(play: &Play) -> Option<Seat> {
    match play.cursor {
        Some(Target::Place(place)) => seat_of(place),
        _ => None,
    }
}

/// Whether the player's own turn goes on, and nothing else is asked.
fn is_my_turn(play: &Play) -> bool {
    play.is_open() && play.position().phase() == Phase::Turn
}

/// How many of each kind lie in a place, in their order there.
fn equals(play: &Play, place: Place) -> Vec<usize> {
    let cards = play.scene.cards(place);
    cards.chunk_by(|one, other| one == other).map(<[Guise]>::len).collect()
}

/// Whether gems that settle with somebody would win the match.
fn would_win(play: &Play, seat: Seat, gems: u8) -> bool {
    play.position().gems()[seat] + gems >= gems_to_win(play.names.seats())
}

/// What is meant by the best button for a card: everything but to discard it.
fn but_discard(actions: Vec<Action>) -> Vec<Action> {
    choose::only(actions, |aim| aim != Aim::Discard)
}

/// What the player holds, if it is a card of the own hand.
fn card_of(held: Held) -> Option<Card> {
    match held {
        Held::Card(card) => Some(card),
        Held::Archer | Held::Shown(..) => None,
    }
}
