//! Tests of devices that several people share. What the person with the device is shown and told does not
//! depend on the others' hidden cards; what a device that lies between them shows depends on nobody's.
//!
//! Two matches are played at the real table, one after the other: a random one, and one that could have
//! happened as far as those who look can tell, with other cards in the other hands.

use std::cell::RefCell;
use std::env;
use std::rc::Rc;
use std::time::Duration;

use i_slint_backend_testing::{ElementHandle, ElementQuery, mock_elapsed_time};
use slint::{ComponentHandle, Model, ModelRc};

use super::clipped_text::Stage;
use crate::seated::Begin;
use crate::session::{Moment, Observer, Viewer};
use crate::sound::{Sound, Speaker};
use crate::table::game::{Action, Scene as _, TableGame};
use crate::table::match_driver::Everyone;
use crate::{Page, ui};
use cardkeep_core::engine::{Chance, Game, Record, Seat, Setup, Start, Step, Turn};
use cardkeep_core::games::GameId;
use cardkeep_store::{MatchId, Player, Save, Slot, Speed, Volume};

/// Number of matches per number of seats, unless this variable says otherwise.
const MATCHES: u64 = 2;
const MATCHES_VARIABLE: &str = "CARDKEEP_SHARED_MATCHES";
/// Number of times that each of them is looked at while it is passed on.
const LOOKS: usize = 3;
/// Maximum actions of a match.
const ENOUGH: usize = 400;
/// How many other matches are tried until one agrees with what a person has seen.
const DRAWS: usize = 12;
/// How much time passes from one look to the next, and after how many of them everything has long been
/// shown.
const STEP: Duration = Duration::from_millis(100);
const STEPS: usize = 4000;

const NAMES: [&str; 6] = ["Anna", "Ben", "Cleo", "Dana", "Emil", "Fay"];
const SIZES: [(u32, u32); 3] = [(390, 844), (844, 390), (1280, 800)];

/// A position, and the action that was taken there.
type Path<G> = Vec<(G, <G as Game>::Action)>;

/// Plays a random match.
fn random_match<G: Game>(setup: &Setup<G::Options>, chance: &mut Chance) -> Path<G> {
    let mut position = G::deal(setup, chance.bits());
    let mut path = Vec::new();
    while path.len() < ENOUGH {
        let Some(action) = chance.pick(&legal(&position)) else { break };
        path.push((position.clone(), action));
        position.play_unchecked(action, &mut ());
    }
    path
}

fn legal<G: Game>(position: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    legal
}

/// What somebody sees of an action: its events, and how the match stands after it.
type Seen<G> = (Vec<Moment<G>>, <G as Game>::View, Turn);

fn take<G: Game>(position: &G, action: G::Action, viewer: Viewer) -> (G, Seen<G>) {
    let (mut after, mut observer) = (position.clone(), Observer::of(viewer));
    after.play_unchecked(action, &mut observer);
    let seen = (observer.moments, viewer.view(&after), after.turn());
    (after, seen)
}

/// Returns another position that could be this one as far as a person, or everybody together, can tell.
/// For everybody, what a seat does not know is dealt again, seat by seat.
fn imagine<G: Game>(position: &G, viewer: Viewer, chance: &mut Chance) -> G {
    match viewer.public {
        true => Seat::all(position.setup().seats)
            .fold(position.clone(), |other, seat| G::imagine(&other.view(seat), chance)),
        false => G::imagine(&position.view(viewer.seat), chance),
    }
}

/// Returns actions by which another position goes the way of a match, as far as those who look can tell,
/// until there is none.
fn follow<G: Game>(
    path: &[(G, G::Action)],
    first: G,
    viewer: Viewer,
    chance: &mut Chance,
) -> Vec<G::Action> {
    let (mut position, mut actions) = (first, Vec::new());
    for (there, action) in path {
        let (_, wanted) = take(there, *action, viewer);
        let mut here = vec![*action];
        if viewer.public || there.turn() != Turn::Seat(viewer.seat) {
            here = legal(&position);
            chance.shuffle(&mut here);
        }
        here.retain(|action| position.check(*action).is_ok());
        let same = here.into_iter().find_map(|action| {
            let (after, seen) = take(&position, action, viewer);
            (seen == wanted).then_some((action, after))
        });
        let Some((action, after)) = same else { break };
        actions.push(action);
        position = after;
    }
    actions
}

/// Returns the numbers of the actions before which the device is passed on, among these players.
fn hand_overs<G: Game>(path: &[(G, G::Action)], players: &[Player]) -> Vec<(usize, Seat)> {
    let mut holder = None;
    let mut found = Vec::new();
    for (number, (position, _)) in path.iter().enumerate() {
        if let Turn::Seat(seat) = position.turn()
            && players[seat.index()] == Player::Human
            && holder.replace(seat) != Some(seat)
        {
            found.push((number, seat));
        }
    }
    found
}

/// A match that is passed on to somebody after some of its actions.
struct PassedOn<G: Game> {
    first: G,
    before: Vec<G::Action>,
    /// What that person does then.
    after: Vec<G::Action>,
}

impl<G: Game> PassedOn<G> {
    fn record(&self) -> Record<G> {
        let steps = self.before.iter().copied().map(Step::Play).collect();
        let start = Start::Position(Box::new(self.first.clone()));
        Record::replay(start, steps, self.before.len()).expect("legal actions")
    }
}

/// Returns the match at a hand-over, and another that is the same for those who look. `None` if there is no
/// other.
fn twins<G: Game>(
    path: &Path<G>,
    number: usize,
    viewer: Viewer,
    chance: &mut Chance,
) -> Option<[PassedOn<G>; 2]> {
    let acts = |(position, _): &(G, _)| position.turn() == Turn::Seat(viewer.seat);
    let end = number + path[number..].iter().take_while(|step| acts(step)).count();
    // What happened since the person's last action is shown.
    let last = path[..number].iter().rposition(acts).unwrap_or(0);
    for from in last..=number {
        let (first, way) = (&path[from].0, &path[from..end]);
        let before = number - from;
        let draws = (0..DRAWS).map(|_| {
            let other = imagine(first, viewer, chance);
            let actions = follow(way, other.clone(), viewer, chance);
            (other, actions)
        });
        let other = draws.filter(|(other, actions)| other != first && actions.len() >= before);
        // The one that can be looked at longest.
        let Some((other, actions)) = other.max_by_key(|(_, actions)| actions.len()) else {
            continue;
        };
        let real: Vec<_> = way[..actions.len()].iter().map(|(_, action)| *action).collect();
        return Some([(first.clone(), real), (other, actions)].map(|(first, actions)| {
            let (before, after) = actions.split_at(before);
            PassedOn { first, before: before.to_vec(), after: after.to_vec() }
        }));
    }
    None
}

/// Where a card lies, and its marks.
type Card = ([f32; 5], i32, ui::Ring, [bool; 3], String);

/// What a table tells at a moment.
#[derive(Debug, PartialEq)]
enum Told {
    /// Texts that change while something is shown, cards with their faces, and what is heard.
    Moment(Vec<String>, Vec<Card>, Vec<Sound>),
    /// Everything that a screen reader can read, and what is painted.
    Screen(Vec<String>, u64),
}

/// The sounds since the last look.
#[derive(Clone, Default)]
struct Notes(Rc<RefCell<Vec<Sound>>>);

impl Speaker for Notes {
    fn play(&self, sound: Sound, _: f32) {
        self.0.borrow_mut().push(sound);
    }

    fn rest(&self) {}
}

struct Watcher<'a> {
    stage: &'a Stage,
    notes: &'a Notes,
    told: Vec<Told>,
}

impl Watcher<'_> {
    /// Looks at what changes while something is shown.
    fn glance<T: TableGame>(&mut self, everyone: &Everyone<T>) {
        // The cards behind the curtain belong to the next person.
        if self.stage.app.services().shell.page() != Page::Table(T::ID) {
            return;
        }
        let window = self.stage.app.window();
        let (table, seats) = (window.global::<ui::Table>(), window.global::<ui::Seats>());
        let goal = window.global::<ui::Goal>();
        let mut texts: Vec<String> = vec![
            window.global::<ui::Nav>().get_title().into(),
            table.get_title().into(),
            table.get_prompt().into(),
            goal.get_sentence().into(),
            format!("{:?}", table.get_highlight()),
            format!("{:?}", table.get_lit().iter().collect::<Vec<_>>()),
        ];
        let play = everyone.play();
        texts.extend(play.scene.zones().into_iter().flat_map(|zone| {
            let there = play.scene.at(zone).into_iter().filter_map(|n| play.scene.pieces().get(n));
            there.map(move |piece| format!("{zone:?}: {:?} {}", piece.card, piece.face_up))
        }));
        texts.extend(table.get_choices().iter().map(|choice| format!("{choice:?}")));
        texts.extend(table.get_log().iter().map(|line| line.text.into()));
        texts.extend(table.get_awards().iter().map(|award| award.text.into()));
        texts.extend(
            seats.get_panels().iter().map(|panel| format!("{}{}", panel.label, panel.note)),
        );
        let rows = table.get_cards();
        let seen = rows.iter().filter(|card| card.face.size().width > 0);
        let cards = seen.map(|card| {
            let place = [card.x, card.y, card.width, card.height, card.z];
            (place, card.turns, card.ring, [card.dim, card.held, card.back], card.badge.into())
        });
        // The numbers of the cards are never seen.
        let mut cards: Vec<Card> = cards.collect();
        cards.sort_by_key(|card| format!("{card:?}"));
        self.told.push(Told::Moment(texts, cards, self.notes.0.take()));
    }

    /// Looks at everything, once the match is saved.
    fn look<T: TableGame>(&mut self, everyone: &Everyone<T>) {
        self.stage.app.services().data_dir.settle();
        self.stage.settle();
        self.glance(everyone);
        let window = self.stage.app.window();
        let said = |element: &ElementHandle| {
            let all = [
                element.accessible_label(),
                element.accessible_description(),
                element.accessible_value(),
            ];
            let all: Vec<String> = all.into_iter().flatten().map(Into::into).collect();
            Some(all.join("|")).filter(|said| !said.is_empty())
        };
        let all = ElementQuery::from_root(window).match_predicate(move |it| said(it).is_some());
        let labels = all.find_all().iter().filter_map(said).collect();
        let picture = window.window().take_snapshot().expect("a picture");
        self.told.push(Told::Screen(labels, digest(picture.as_bytes())));
    }

    /// Lets time pass until a person is to act, or to look at the cards.
    fn wait<T: TableGame>(&mut self, everyone: &Everyone<T>) {
        let ending = self.stage.app.window().global::<ui::Ending>();
        for _ in 0..STEPS {
            mock_elapsed_time(STEP);
            self.glance(everyone);
            if ending.get_hand_over() {
                self.look(everyone);
                ending.invoke_go_on();
                continue;
            }
            let here = self.stage.app.services().shell.page() == Page::Table(T::ID);
            let lifts = !self.stage.app.window().global::<ui::Table>().get_lift_text().is_empty();
            if !here || lifts || everyone.play().is_open() || everyone.play().is_over() {
                return self.look(everyone);
            }
        }
        panic!("{}: the match does not go on", T::ID);
    }
}

/// Returns a number that differs if a picture does.
fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// Opens a match as it was saved.
fn open<T: TableGame>(
    stage: &Stage,
    players: &[Player],
    passed_on: &PassedOn<T::Rules>,
    laid: bool,
) -> Everyone<T> {
    let services = stage.app.services();
    let names = NAMES[..players.len()].iter().map(ToString::to_string).collect();
    let save = Save::new(MatchId::begin(1), passed_on.record(), players.to_vec(), names);
    services.data_dir.save(Slot::Auto, &Save { laid, ..save }).expect("it is saved");
    Everyone::sit_down(services, Begin::Resume(Slot::Auto))
}

/// Whether the match goes on after an action with one of the people. A computer would do something else
/// each time, and at the end nothing is hidden.
fn goes_on<T: TableGame>(everyone: &Everyone<T>, players: &[Player], action: Action<T>) -> bool {
    let mut after = everyone.play().session.record().position().clone();
    after.play_unchecked(action, &mut ());
    matches!(after.turn(), Turn::Seat(seat) if players[seat.index()] == Player::Human)
}

/// Opens a match as the person who gets the device does, and goes on as far as that person acts. Returns
/// what is told at the curtain, and then.
fn watch<T: TableGame>(
    stage: &Stage,
    notes: &Notes,
    players: &[Player],
    passed_on: &PassedOn<T::Rules>,
) -> [Vec<Told>; 2] {
    let shell = &stage.app.services().shell;
    let everyone = open::<T>(stage, players, passed_on, false);
    notes.0.take();
    let mut watcher = Watcher { stage, notes, told: Vec::new() };
    assert_eq!(shell.page(), Page::Curtain(T::ID));
    watcher.look(&everyone);
    let curtain = std::mem::take(&mut watcher.told);
    shell.go(Page::Table(T::ID));
    everyone.lay_out();
    watcher.wait(&everyone);
    for action in &passed_on.after {
        if !goes_on(&everyone, players, *action) {
            break;
        }
        everyone.decide(*action);
        watcher.wait(&everyone);
    }
    [curtain, watcher.told]
}

/// Opens a match whose device lies between the people. The one who is to act looks at the cards and acts.
/// Returns what is told before, and from then on until the next one can look.
fn watch_laid<T: TableGame>(
    stage: &Stage,
    notes: &Notes,
    players: &[Player],
    passed_on: &PassedOn<T::Rules>,
) -> [Vec<Told>; 2] {
    let (table, ending) =
        (stage.app.window().global::<ui::Table>(), stage.app.window().global::<ui::Ending>());
    let everyone = open::<T>(stage, players, passed_on, true);
    notes.0.take();
    let mut watcher = Watcher { stage, notes, told: Vec::new() };
    everyone.lay_out();
    watcher.wait(&everyone);
    let covered = std::mem::take(&mut watcher.told);
    assert!(!table.get_lift_text().is_empty(), "{}: nobody can look", T::ID);
    for action in &passed_on.after {
        if !goes_on(&everyone, players, *action) {
            break;
        }
        for _ in 0..STEPS {
            mock_elapsed_time(STEP);
            if ending.get_hand_over() {
                ending.invoke_go_on();
            } else if everyone.play().session.is_covered() {
                table.invoke_lift();
            } else if everyone.play().is_open() {
                break;
            }
        }
        assert!(everyone.play().is_open(), "{}: the person can't act", T::ID);
        notes.0.take();
        everyone.decide(*action);
        if everyone.play().session.is_covered() {
            // The layout for the hand that was open is gone with the next frames.
            (0..3).for_each(|_| mock_elapsed_time(Duration::from_millis(16)));
            watcher.wait(&everyone);
        }
    }
    [covered, watcher.told]
}

/// Checks that everybody is called by name.
fn calls_nobody_you(told: &[Told]) {
    for text in told.iter().flat_map(|told| match told {
        Told::Moment(texts, ..) | Told::Screen(texts, _) => texts,
    }) {
        let words = text.split(|letter: char| !letter.is_alphabetic());
        let you = words.map(str::to_lowercase).any(|word| word == "you" || word == "your");
        assert!(!you, "who is it? {text:?}");
    }
}

/// Returns where two tables tell something else.
fn difference(one: &[Told], other: &[Told]) -> Option<String> {
    let first = one.iter().zip(other).position(|(one, other)| one != other);
    let at = first.or((one.len() != other.len()).then_some(one.len().min(other.len())))?;
    let (one, other) = (one.get(at), other.get(at));
    let texts = |told: Option<&Told>| match told {
        Some(Told::Moment(texts, ..) | Told::Screen(texts, _)) => texts.clone(),
        None => Vec::new(),
    };
    let (mine, theirs) = (texts(one), texts(other));
    let only = |here: &[String], there: &[String]| {
        here.iter().filter(|text| !there.contains(text)).cloned().collect::<Vec<_>>()
    };
    let told = format!("look {at}: {:?} and not {:?}", only(&mine, &theirs), only(&theirs, &mine));
    match (one, other) {
        (Some(Told::Moment(_, cards, heard)), Some(Told::Moment(_, others, hear))) => {
            let card = cards.iter().zip(others).find(|(one, other)| one != other);
            let counts = (mine.len(), theirs.len(), cards.len(), others.len());
            Some(format!("{told}, {card:?}, {heard:?} and not {hear:?}, {counts:?}"))
        }
        _ => Some(told),
    }
}

/// Returns who plays: only people, or people and computers in turn.
fn players(seats: u8, mixed: bool) -> Vec<Player> {
    let computer = |seat: u8| mixed && seat % 2 == 1;
    let player = |seat| match computer(seat) {
        true => Player::Computer(cardkeep_ai::Level::Easy),
        false => Player::Human,
    };
    (0..seats).map(player).collect()
}

fn what_is_hidden_changes_nothing<T: TableGame>(laid: bool) {
    let stage = Stage::english();
    let notes = Notes::default();
    stage.app.services().feedback.use_speaker(notes.clone());
    stage.app.services().settings.borrow_mut().volume = Volume::Normal;
    // Not every table fills it.
    stage.app.window().global::<ui::Seats>().set_panels(ModelRc::default());
    let matches = env::var(MATCHES_VARIABLE).ok().and_then(|number| number.parse().ok());
    for seats in T::Rules::SEATS {
        let (mut looked, mut looks, mut followed) = (0, 0, 0);
        for number in 0..matches.unwrap_or(MATCHES) {
            let mut chance = Chance::new(number);
            stage.resize(SIZES[(number as usize + usize::from(seats)) % SIZES.len()]);
            stage.app.services().settings.borrow_mut().pace =
                [Speed::Fast, Speed::Off][number as usize % 2];
            let players = players(seats, seats > 2 && number % 3 == 1);
            let setup = Setup::new(seats, Default::default());
            let path = random_match::<T::Rules>(&setup, &mut chance);
            let all = hand_overs(&path, &players);
            for _ in 0..LOOKS {
                let Some((at, seat)) = chance.pick(&all) else { continue };
                let viewer = Viewer { seat, public: laid };
                let Some(twins) = twins(&path, at, viewer, &mut chance) else { continue };
                followed += twins[0].before.len();
                let [real, other] = twins.map(|twin| match laid {
                    true => watch_laid::<T>(&stage, &notes, &players, &twin),
                    false => watch::<T>(&stage, &notes, &players, &twin),
                });
                let whose = NAMES[seat.index()];
                let told = format!("{} of {seats}, match {number}, action {at}, {whose}", T::ID);
                for (one, another) in real.iter().zip(&other) {
                    if let Some(differs) = difference(one, another) {
                        panic!("{told}: {differs}");
                    }
                    if laid {
                        calls_nobody_you(one);
                    }
                    looks += one.len();
                }
                looked += 1;
            }
        }
        println!(
            "{} of {seats}: {looked} hand-overs after {followed} actions, {looks} looks",
            T::ID
        );
        assert!(looked > 0 && looks > looked, "{} of {seats}", T::ID);
    }
}

#[test]
fn the_person_with_the_device_is_not_told_what_the_others_hold() {
    for id in GameId::ALL.into_iter().filter(|id| !id.is_solitaire()) {
        with_table!(id, T => what_is_hidden_changes_nothing::<T>(false));
    }
}

#[test]
fn a_device_that_lies_between_people_tells_only_what_everybody_knows() {
    for id in GameId::ALL.into_iter().filter(|id| !id.is_solitaire()) {
        with_table!(id, T => what_is_hidden_changes_nothing::<T>(true));
    }
}
