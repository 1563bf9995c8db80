//! Of Knights and Ninjas at a table: where its cards lie, how they look, and what a touch means.

mod beats;
mod choose;
mod explain;
mod headlines;
mod hints;
mod lexicon;
mod message;
mod phrases;
mod scene;
mod show;
mod since;
mod touch;

use beats::Course;
use choose::Aim;
use message::Message;
use scene::{Scene, Zone};
use since::Since;
use touch::Held;

use crate::app::art::CardArt;
use crate::app::session::Moment;
use crate::app::table::arrange::{Align, Form};
use crate::app::table::cards::Face;
use crate::app::table::game::{
    Beat, Choice, Deed, DeedOf, Explanation, Lay, Look, Pace, Presentation, Pressed, Scene as _,
    TableGame, Target, Touch,
};
use crate::app::table::names::Names;
use crate::app::table::play;
use crate::app::table::round::area;
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{
    Action, Card, Conduct, Guise, Phase, Position, View, gems_to_win,
};
use crate::ui;
use slint::platform::Key;
use std::time::Duration;

type Play = play::Play<KnightsAndNinjas>;

/// How much of each kind of cards in the hand is seen at least, before they stand in two rows.
const STRIP: f32 = 38.0;

/// How long answers are waited for, at normal speed: those to or about the player, and others.
const OWN_ANSWERS: Duration = Duration::from_millis(1000);
const ANSWERS: Duration = Duration::from_millis(600);

/// The pause before an opponent acts.
const BREATH: Duration = Duration::from_millis(200);

/// What the table of Of Knights and Ninjas keeps beside the match.
pub struct KnightsAndNinjas {
    since: Since,
    course: Course,
}

impl Presentation for KnightsAndNinjas {
    type Rules = Position;
    type Scene = Scene;
    type Message = Message;

    fn new(names: &Names) -> Self {
        KnightsAndNinjas { since: Since::the_deal(names.seats()), course: Course::default() }
    }

    fn begin(&mut self, _: &Names, first: &View) -> Vec<Beat<Self>> {
        self.since = Since::of(first, false);
        beats::begin(first)
    }

    fn present(
        &mut self,
        names: &Names,
        before: &View,
        moment: &Moment<Position>,
    ) -> Vec<Beat<Self>> {
        let view = &moment.view;
        if names.is_me(view.mover) && view.conduct != Conduct::Fresh {
            self.since.forget();
        }
        let beats = self.beats(names, before, moment);
        let messages = beats.iter().filter_map(|beat| beat.message.as_ref());
        messages.for_each(|message| self.since.note(message, names));
        beats
    }
}

impl TableGame for KnightsAndNinjas {
    type Wish = ();

    fn summary(view: &View) -> String {
        lexicon::summary(view)
    }

    fn lay(&self, play: &Play, place: Zone) -> Option<Lay> {
        let seat_area = |what, seat| area(what, &play.names, seat);
        let heap = |area: &str, seen, layer| Lay::new(area, Form::Heap { seen }, layer);
        let zoned = |lay, zone: String| Lay { zone: Some(zone), ..lay };
        let stage = |lay| zoned(lay, "stage".into());
        let fan = |step, align| Form::Fan { step, align };
        Some(match place {
            Zone::Pile if show::is_drafting(play) => return None,
            Zone::Pile => zoned(heap("pile", 2, 0), "pile-zone".into()),
            Zone::Draft => zoned(heap("pile", 2, 1), "pile-zone".into()),
            Zone::Discards => zoned(heap("discards", 2, 0), "discards-zone".into()),
            Zone::Looked => stage(heap("looked", 1, 6)),
            Zone::Ladders => stage(Lay::new("ladders", fan(0.3, Align::Centre), 2)),
            Zone::Attack => stage(Lay::new("attack", fan(0.25, Align::Start), 3)),
            Zone::Answer => stage(Lay::new("answer", fan(0.25, Align::Start), 4)),
            Zone::Shown(seat) => {
                stage(Lay::new(seat_area("shown", seat), fan(1.05, Align::Centre), 3))
            }
            Zone::Fort(seat) => {
                let lay = Lay::new(seat_area("fort", seat), fan(1.06, Align::Start), 2);
                zoned(lay, seat_area("panel", seat))
            }
            Zone::Hand(seat) if play.names.is_me(seat) => {
                let heaps = Form::Heaps { sizes: equals(play, place), strip: STRIP };
                Lay { rises: true, ..Lay::new("hand", heaps, 5) }
            }
            Zone::Hand(seat) => {
                zoned(heap(&seat_area("heap", seat), 1, 1), seat_area("panel", seat))
            }
        })
    }

    fn look(&self, play: &Play, piece: usize) -> Look {
        show::look(play, piece)
    }

    fn title(&self, play: &Play) -> String {
        lexicon::title(play.view.turn, play.names.seats(), show::is_drafting(play))
    }

    fn prompt(&self, play: &Play) -> String {
        if let Some(over) = play.dragged {
            let over = over.and_then(Zone::kingdom);
            let held = touch::chosen(play);
            return held.map(|held| phrases::carrying(play, held, over)).unwrap_or_default();
        }
        match touch::meant(play).filter(|_| play.is_open()) {
            Some(held) => phrases::holding(play, held, pointed_seat(play)),
            None => {
                let can = phrases::can(play);
                let said = lexicon::prompt(play, can);
                let fresh = is_my_turn(play) && play.position().conduct() == Conduct::Fresh;
                lexicon::after(self.since.told().filter(|_| fresh), can, said)
            }
        }
    }

    fn choices(&self, play: &Play) -> Vec<Choice<DeedOf<Self>>> {
        if !play.is_open() { Vec::new() } else { phrases::choices(play) }
    }

    /// All kingdoms in one line, then what is shown in the middle, then the cards.
    fn focus_rows(&self, play: &Play) -> Vec<Vec<Target<Zone>>> {
        let (seats, me) = (play.names.clockwise(), play.names.human());
        let panels = seats.clone().skip(1).chain([me]).map(Zone::Fort).map(Target::Place);
        let shown = seats.flat_map(|seat| play.scene.at(Zone::Shown(seat)));
        let hand = play.scene.at(Zone::Hand(me));
        let hand = hand.into_iter().filter(|piece| touch::top(play, *piece) == *piece);
        let line = |pieces: Vec<usize>| pieces.into_iter().map(Target::Piece).collect();
        vec![panels.collect(), line(shown.collect()), line(hand.collect())]
    }

    fn draggable_group(&self, play: &Play, piece: usize) -> Vec<usize> {
        let held = touch::held(play, piece);
        let can = held.is_some_and(|held| !choose::actions(play, held).is_empty());
        if can { vec![touch::top(play, piece)] } else { Vec::new() }
    }

    fn drop_targets(&self, play: &Play) -> Vec<Target<Zone>> {
        let Some(held) = touch::chosen(play).filter(|_| play.is_open()) else { return Vec::new() };
        let aims = choose::aims(&choose::actions(play, held));
        let place = |aim: &Aim| match aim {
            Aim::Fortify => Some(Zone::Fort(play.names.human())),
            Aim::Discard if aims.len() == 1 => Some(Zone::Discards),
            Aim::Discard => None,
            aim => Some(aim.seat().map_or(Zone::Attack, Zone::Fort)),
        };
        let mut places: Vec<Zone> = aims.iter().filter_map(place).collect();
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(Target::Place).collect()
    }

    fn touch(&self, play: &Play, touch: Touch<Zone>) -> DeedOf<Self> {
        touch::mean(self, play, touch)
    }

    /// Backspace puts a card down again.
    fn key(&self, _: &Play, key: &Pressed) -> Option<DeedOf<Self>> {
        (key.is(Key::Backspace) || key.is(Key::Delete)).then_some(Deed::Clear)
    }

    fn explain(&self, play: &Play, target: Target<Zone>) -> Option<Explanation> {
        let zone = match target {
            Target::Piece(piece) => play.scene.pieces().get(piece)?.place,
            Target::Place(zone) => zone,
        };
        if zone == Zone::Discards
            && let Some(heap) = explain::spread(play)
        {
            return Some(heap);
        }
        match target {
            Target::Piece(piece) => {
                let piece = play.scene.pieces().get(piece)?;
                match (piece.place, piece.card.filter(|_| piece.face_up)) {
                    (Zone::Discards, _) => Some(self.discards(play)),
                    (_, Some(card)) => {
                        let lines = explain::card(card, play.names.seats());
                        Some(Explanation::new(lexicon::name(card), Face::up(card), lines))
                    }
                    (place, None) => self.explain(play, Target::Place(place)),
                }
            }
            Target::Place(Zone::Pile | Zone::Discards) => Some(self.discards(play)),
            Target::Place(place) => Some(self.standing(play, place.kingdom()?)),
        }
    }

    fn announce_forced(&self, play: &Play, action: Action) -> Option<String> {
        lexicon::no_choice(play, action)
    }

    /// Who holds an answer, a highwayman, or something to choose from is told by nothing but what is
    /// played in the end.
    fn pace(&self, play: &Play) -> Pace {
        let wait = |one, other| match [one, other].contains(&play.names.human()) {
            true => OWN_ANSWERS,
            false => ANSWERS,
        };
        let gathers = match play.position().phase() {
            Phase::Answer(attack) => Some(wait(attack.by, attack.on)),
            Phase::Road(loot) => Some(wait(loot.from, loot.holder)),
            Phase::Show(_) | Phase::Pay(_) => Some(OWN_ANSWERS),
            _ => None,
        };
        Pace { breath: BREATH, gathers }
    }

    fn result(&self, play: &Play) -> Option<ui::Result> {
        show::result(play)
    }

    fn update_ui(&self, play: &Play, window: &ui::App, art: &CardArt) {
        show::update_ui(self, play, window, art);
    }
}

impl KnightsAndNinjas {
    fn standing(&self, play: &Play, seat: Seat) -> Explanation {
        let (name, lines) = explain::kingdom(play, seat);
        play.names.introduce(seat, name, lines)
    }

    fn discards(&self, play: &Play) -> Explanation {
        let (name, lines) = explain::discards(play);
        Explanation::new(name, Face::Hidden, lines)
    }
}

/// The rival whose kingdom the keyboard points at.
fn pointed_seat(play: &Play) -> Option<Seat> {
    match play.cursor {
        Some(Target::Place(place)) => place.kingdom(),
        _ => None,
    }
}

/// Whether the player's own turn goes on, and nothing else is asked.
fn is_my_turn(play: &Play) -> bool {
    play.is_open() && play.position().phase() == Phase::Turn
}

/// How many of each kind lie in a place, in their order there.
fn equals(play: &Play, place: Zone) -> Vec<usize> {
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
