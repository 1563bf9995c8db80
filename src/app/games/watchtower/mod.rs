//! Watchtower at a table: where its cards lie, how they look, and what a touch means.

mod brief;
mod explain;
mod happen;
mod labels;
mod prompts;
mod scene;
mod show;
mod since;
mod touch;
mod words;

use brief::Brief;
use scene::{Place, Scene, Stage};
use since::Since;
use touch::Meant;

use crate::app::art::CardArt;
use crate::app::table::arrange::{Align, Form};
use crate::app::table::game::NoMessage;
use crate::app::table::game::{
    Award, Choice, DeedOf, Explanation, Lay, Line, Look, Pressed, Scene as _, Step, TableGame,
    Target, Told, Touch,
};
use crate::app::table::names::Names;
use crate::app::table::play;
use crate::app::table::round::area;
use crate::cards::Card;
use crate::engine::{Game, Seat};
use crate::games::watchtower::{Action, BySeat, Event, Phase, Position, View};
use crate::ui::{self, Ring};
use std::time::Duration;

type Play = play::Play<Watchtower>;

/// From less than so many pixels of each card in one row on, the player's army stands in two.
const HAND_STRIP: f32 = 32.0;

/// What the table of Watchtower keeps beside the match.
#[derive(Default)]
pub struct Watchtower {
    /// The attacker of the battle that goes on.
    attacker: Option<Seat>,
    /// The cards that were turned up last, and whether they won.
    rings: Vec<(Card, Ring)>,
    /// The tricks of the lines that were played last.
    tricks: Option<BySeat<Option<u8>>>,
    /// What ended the match, if it was not decided before.
    limit: Option<Limit>,
    /// What befell the player since it last did something.
    since: Since,
    /// What others do among themselves, in short.
    brief: Brief,
}

/// What ends a match that nobody has won (WT-24).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Limit {
    Siege,
    Bound,
}

/// What is shown of a deal and of a fight of all, and after what happened.
#[derive(Clone, Debug)]
pub enum Shown {
    /// The match begins.
    Begin,
    /// One card, to a fort or to an army, and whether another follows.
    Card(Seat, bool, Option<Card>, bool),
    /// Who won the card in the middle, before it goes there.
    Verdict(Event),
    /// What a rival did, or what a siege means, has been read.
    Read,
}

impl TableGame for Watchtower {
    type Rules = Position;
    type Scene = Scene;
    type Step = Shown;
    type Wish = ();
    type Message = NoMessage;

    const BREATH: Duration = Duration::from_millis(200);

    fn new(_: &Names) -> Self {
        Watchtower::default()
    }

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    fn standing(&self, play: &Play) -> String {
        words::standings(&play.session.view(), &play.names)
    }

    fn first_lines(_: &View, _: &Names) -> Vec<Line> {
        vec![words::before_it()]
    }

    fn tell(event: &Event, names: &Names) -> Told {
        words::tell(event, names)
    }

    /// The forts are dealt, and then the armies.
    fn open(&mut self, play: &mut Play) -> Vec<Step<Self>> {
        let (position, human) = (play.position(), play.names.human());
        let seats = position.players().seats();
        let mut cards = Vec::new();
        for fort in [true, false] {
            for n in 0..crate::games::watchtower::DEALT {
                for seat in Seat::all(seats) {
                    let player = &position.players()[seat];
                    let army = || player.army().nth(n).filter(|_| seat == human);
                    let card = if fort { player.fort().cards().get(n).copied() } else { army() };
                    cards.push((seat, fort, card));
                }
            }
        }
        let scene = Scene::undealt(human, seats, position.options().siege, position.first());
        let last = cards.len() - 1;
        let card = |(n, (seat, fort, card))| Shown::Card(seat, fort, card, n < last);
        let steps = std::iter::once(Shown::Begin).chain(cards.into_iter().enumerate().map(card));
        let steps = steps.map(Step::Own).collect();
        play.scene = scene;
        steps
    }

    /// Who won a fight of all is said before the cards go home. What a rival does, and what a siege
    /// means, is said until it has been read, also if nothing follows at once.
    fn unfold(&self, play: &Play, event: Event) -> Vec<Step<Self>> {
        match event {
            Event::BurnSkipped { seat }
            | Event::PickedUp { seat, .. }
            | Event::Placed { seat, .. }
            | Event::FortCardTaken { to: seat, .. }
                if !play.names.is_me(seat) =>
            {
                vec![Step::Event(event), Step::Own(Shown::Read)]
            }
            Event::FreeForAllWon { .. } => {
                vec![Step::Own(Shown::Verdict(event)), Step::Event(event)]
            }
            Event::SiegeBegan { .. } => vec![Step::Event(event), Step::Own(Shown::Read)],
            _ => vec![Step::Event(event)],
        }
    }

    fn show(&mut self, play: &mut Play, step: Shown) -> Told {
        match step {
            Shown::Begin => Told { log: Some(words::before_it()), ..Told::for_millis(300) },
            Shown::Card(seat, fort, card, more) => {
                play.scene.deal(seat, fort, card);
                Told::for_millis(if more { 45 } else { 320 })
            }
            Shown::Verdict(event) => {
                if let Event::FreeForAllWon { winner, .. } = event {
                    let laid = play.scene.at(Place::Laid(winner));
                    let card = laid.first().and_then(|piece| play.card(*piece));
                    self.rings = card.map(|card| (card, Ring::Winner)).into_iter().collect();
                }
                Told { millis: 1400, log: None, ..words::tell(&event, &play.names) }
            }
            Shown::Read => Told::default(),
        }
    }

    fn seen(&mut self, event: &Event, names: &Names) {
        self.since.hear(event, names);
        self.brief.hear(event, names);
        match *event {
            Event::Challenged { attacker, .. } | Event::CampaignBattle { attacker, .. } => {
                self.attacker = Some(attacker);
                self.rings.clear();
            }
            Event::PairTurned { attacking, defending, winner, .. } => {
                let ring = |won: bool| match winner {
                    None => Ring::None,
                    Some(_) if won => Ring::Winner,
                    Some(_) => Ring::Beaten,
                };
                let attacked = winner.is_some() && winner == self.attacker;
                self.rings.extend([(attacking, ring(attacked)), (defending, ring(!attacked))]);
            }
            Event::Trick { position, cards, winner } => {
                let before = self.tricks.filter(|_| position > 1);
                let tricks = BySeat::from_fn(cards.seats(), |seat| {
                    let before = before.and_then(|tricks| tricks[seat]).unwrap_or(0);
                    cards[seat].map(|_| before + u8::from(winner == Some(seat)))
                });
                self.tricks = Some(tricks);
                let best = winner.and_then(|seat| cards[seat]);
                self.rings = best.map(|card| (card, Ring::Winner)).into_iter().collect();
            }
            Event::Showdown { between, .. } => {
                self.tricks =
                    Some(BySeat::from_fn(between.seats(), |seat| between[seat].then_some(0)));
                self.rings.clear();
            }
            Event::SiegeEnded { .. } => self.limit = Some(Limit::Siege),
            Event::BoundReached { .. } => self.limit = Some(Limit::Bound),
            Event::FreeForAll { .. } | Event::TurnBegan { .. } => self.rings.clear(),
            _ => {}
        }
    }

    /// Picks of others are not shown one by one.
    fn gathers(&self, play: &Play) -> Option<Duration> {
        let picks = matches!(play.position().phase(), Phase::Pick(_));
        match play.scene.facts.stage {
            Some(Stage::Fight { fight, .. }) if picks => {
                brief::picks_unseen(fight, &play.names).then_some(Duration::ZERO)
            }
            _ => None,
        }
    }

    /// A raid between others is one beat with its result.
    fn condense(&mut self, play: &Play, event: &Event, told: Told) -> Told {
        self.brief.condense(event, told, &play.names)
    }

    /// Blind picks decide nothing.
    fn is_trifle(&self, play: &Play) -> bool {
        matches!(play.position().phase(), Phase::Pick(_))
    }

    fn lay(&self, play: &Play, place: Place) -> Option<Lay> {
        let of_seat = |what, seat| area(what, &play.names, seat);
        let heap = |area, seen, layer| Lay::new(area, Form::Heap { seen }, layer);
        let zoned = |lay, zone: String| Lay { zone: Some(zone), ..lay };
        let middle = |lay| zoned(lay, String::from("arena"));
        let (mine, stage) = (play.names.human(), play.scene.facts.stage);
        let in_line = |seat| matches!(stage, Some(Stage::Showdown(between)) if between[seat]);
        Some(match place {
            Place::Barracks => heap(String::from("barracks"), 2, 0),
            Place::Fort(seat) => {
                let towers = |seat| Form::towers(play.scene.heights(seat));
                let built = |seat: &Seat| play.scene.count(Place::Fort(*seat)) > 0;
                let forts = play.names.clockwise().filter(built);
                let alike = forts.map(|seat| (of_seat("fort", seat), towers(seat))).collect();
                let lay = Lay { alike, ..Lay::new(of_seat("fort", seat), towers(seat), 1) };
                zoned(lay, of_seat("panel", seat))
            }
            Place::Army(seat) if in_line(seat) => middle(heap(of_seat("line", seat), 2, 4)),
            Place::Army(seat) if seat == mine => {
                let hand = Form::Hand { strip: HAND_STRIP };
                Lay { rises: true, ..Lay::new("hand", hand, 5) }
            }
            Place::Army(seat) => zoned(heap(of_seat("heap", seat), 2, 2), of_seat("panel", seat)),
            Place::Held(slot) => {
                let held = match stage {
                    Some(Stage::Fight { held, .. }) => usize::from(held.max(slot)),
                    _ => usize::from(slot),
                };
                let index = usize::from(slot) - 1;
                Lay::new("held", Form::Cell { index, of: held, gap: 4.0 }, 6)
            }
            Place::Laid(seat) => {
                let fan = Form::Fan { step: 1.12, align: Align::Centre };
                let lay = Lay::new(of_seat("laid", seat), fan, 7);
                middle(Lay { count: Some(self.laid(play)), ..lay })
            }
            Place::Prize => middle(heap(String::from("prize"), 1, 6)),
            Place::Tricks(seat) => middle(heap(of_seat("won", seat), 4, 3)),
            Place::Aside => middle(heap(String::from("aside"), 1, 2)),
        })
    }

    fn look(&self, play: &Play, piece: usize) -> Look {
        show::look(self, play, piece)
    }

    fn title(&self, play: &Play) -> String {
        match play.scene.facts.stage {
            Some(Stage::Showdown(_)) => words::SHOWDOWN.to_owned(),
            _ => words::title(play.scene.facts.clock()),
        }
    }

    fn prompt(&self, play: &Play) -> String {
        let chosen = touch::chosen(play);
        let pointed = match play.cursor {
            Some(Target::Piece(piece)) => touch::meaning(play, piece),
            _ => None,
        };
        prompts::prompt(play, chosen.or(pointed), chosen.is_some(), self.since.told(&play.names))
    }

    fn choices(&self, play: &Play) -> Vec<Choice<DeedOf<Self>>> {
        touch::choices(play)
    }

    /// Whatever can be pointed at: the forts of the others, the barracks, the player's own; while cards
    /// are held out, only these.
    fn stops(&self, play: &Play) -> Vec<Vec<Target<Place>>> {
        let pieces = |place| play.scene.at(place).into_iter().map(Target::Piece);
        if let Some(Stage::Fight { held, .. }) = play.scene.facts.stage {
            return vec![(1..=held).map(Place::Held).flat_map(pieces).collect()];
        }
        let tops = |seat| match &show::tops(play, seat)[..] {
            [] => vec![Target::Place(Place::Fort(seat))],
            tops => tops.iter().copied().map(Target::Piece).collect(),
        };
        let mut lines: Vec<_> = play.names.clockwise().skip(1).map(tops).collect();
        let mine = play.names.human();
        let own = [Target::Place(Place::Barracks)].into_iter().chain(pieces(Place::Fort(mine)));
        lines.push(own.collect());
        lines.push(pieces(Place::Army(mine)).collect());
        lines
    }

    fn roams(&self) -> bool {
        true
    }

    fn grip(&self, play: &Play, piece: usize) -> Vec<usize> {
        let action = match touch::meaning(play, piece) {
            Some(Meant::Army(card)) => Some(Action::Place(card)),
            Some(Meant::Own(card)) => Some(Action::Burn(card)),
            _ => None,
        };
        let may = action.is_some_and(|action| play.position().check(action).is_ok());
        if may { vec![piece] } else { Vec::new() }
    }

    fn aims(&self, play: &Play) -> Vec<Target<Place>> {
        let place = match touch::chosen(play) {
            Some(Meant::Army(_)) => Some(Place::Fort(play.names.human())),
            Some(Meant::Own(_)) => Some(Place::Barracks),
            _ => None,
        };
        place.filter(|_| play.is_open()).map(Target::Place).into_iter().collect()
    }

    fn touch(&self, play: &Play, touch: Touch<Place>) -> DeedOf<Self> {
        touch::mean(play, touch)
    }

    fn wish(&mut self, _: &mut Play, (): ()) -> Result<(), String> {
        Ok(())
    }

    fn key(&self, play: &Play, key: &Pressed) -> Option<DeedOf<Self>> {
        touch::key(play, key)
    }

    fn no_choice(&self, play: &Play, action: Action) -> Option<String> {
        Some(prompts::no_choice(&play.session.view(), action))
    }

    fn award(&self, play: &Play, event: &Event) -> Option<Award> {
        show::award(play, event)
    }

    fn explain(&self, play: &Play, target: Target<Place>) -> Option<Explanation> {
        match target {
            Target::Piece(piece) => explain::piece(play, piece),
            Target::Place(place) => explain::place(play, place),
        }
    }

    fn result(&self, play: &Play) -> Option<ui::Result> {
        show::result(self, play)
    }

    fn dress(&self, play: &Play, window: &ui::App, _: &CardArt) {
        show::dress(self, play, window);
    }
}

impl Watchtower {
    /// How many cards each side of the fight lays.
    fn laid(&self, play: &Play) -> usize {
        match play.scene.facts.stage {
            Some(Stage::Fight { fight, .. }) => fight.count(),
            _ => 1,
        }
    }

    fn ring(&self, card: Card) -> Ring {
        let found = self.rings.iter().rev().find(|(ringed, _)| *ringed == card);
        found.map_or(Ring::None, |(_, ring)| *ring)
    }
}

impl Play {
    /// The piece that shows a card.
    fn scene_piece(&self, card: Card) -> Vec<usize> {
        self.scene.pieces().of(card).into_iter().collect()
    }
}
