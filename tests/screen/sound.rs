//! Tests of sound and haptic feedback, with a recording speaker.

use std::cell::RefCell;
use std::rc::Rc;

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep::{Haptic, Sound, Speaker};
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Game, Seat, Setup, Turn};
use cardkeep_core::games::four_knights::{Event, Phase, Position};
use cardkeep_core::games::{GameId, four_kingdoms};
use cardkeep_store::{Challenge, ForcedPlays, Player, Slot, Volume};
use cardkeep_ui::SettingsPanel;
use slint::{ComponentHandle, LogicalPosition};

use crate::driver::Screen;

/// The feedback since it was last read.
#[derive(Clone, Default)]
struct Notes {
    heard: Rc<RefCell<Vec<Sound>>>,
    felt: Rc<RefCell<Vec<Haptic>>>,
    rests: Rc<RefCell<u32>>,
}

impl Speaker for Notes {
    fn play(&self, sound: Sound, _: f32) {
        self.heard.borrow_mut().push(sound);
    }

    fn rest(&self) {
        *self.rests.borrow_mut() += 1;
    }
}

impl Notes {
    fn heard(&self) -> Vec<Sound> {
        self.heard.take()
    }

    fn felt(&self) -> Vec<Haptic> {
        self.felt.take()
    }
}

/// Opens a screen with sounds on, on a device with haptic feedback.
fn open<G: Thinker>(game: GameId) -> (Screen<G>, Notes) {
    let (screen, notes) = (Screen::open(game), Notes::default());
    let feedback = &screen.app.services().feedback;
    feedback.use_speaker(notes.clone());
    let felt = Rc::clone(&notes.felt);
    feedback.use_touch(move |haptic| felt.borrow_mut().push(haptic));
    screen.app.services().settings.borrow_mut().volume = Volume::Normal;
    (screen, notes)
}

fn knights() -> (Screen<Position>, Notes) {
    open(GameId::FourKnights)
}

fn players() -> Vec<Player> {
    vec![Player::Human, Player::Computer(Level::Easy)]
}

fn begin(game: GameId, players: Vec<Player>, seed: u64) -> Begin {
    Begin::New(Challenge::new(game, players, seed))
}

/// Opens Four Knights at the first position that `stop` accepts, and lets time pass.
fn rehearse(screen: &Screen<Position>, stop: impl Fn(&Position) -> bool) {
    let begin = |seed| {
        let setup = Setup::new(2, Default::default());
        let new = Challenge::of::<Position>(&setup, seed, &players(), &[]);
        cardkeep::rehearse::<Position>(screen.data_dir(), new, &stop)
    };
    let begin = (0..1000).find_map(begin).expect("such a match exists");
    assert!(screen.app.services().play(GameId::FourKnights, begin));
    for _ in 0..100 {
        screen.wait();
    }
}

/// Returns the events and the position that follow while no one has a choice.
fn led_to(position: &Position) -> (Vec<Event>, Turn) {
    let (mut position, mut events) = (position.clone(), Vec::new());
    loop {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        let [only] = legal[..] else { return (events, position.turn()) };
        events.extend(position.apply(only).unwrap());
    }
}

fn spot(screen: &Screen<Position>, card: Card) -> LogicalPosition {
    let name = card.name();
    screen.spot(&format!("{}{}", name[..1].to_uppercase(), &name[1..]))
}

#[test]
fn cards_are_heard_as_they_are_dealt_and_laid() {
    let (screen, notes) = knights();
    let position = screen.sit(begin(GameId::FourKnights, players(), 12));
    let dealt = notes.heard();
    assert!(!dealt.is_empty() && dealt.iter().all(|sound| *sound == Sound::Deal), "{dealt:?}");
    assert_eq!(notes.felt(), []);

    let card = position.hand(Seat(0)).nth(2).unwrap();
    screen.tap(spot(&screen, card));
    assert_eq!((notes.heard(), notes.felt()), (vec![], vec![Haptic::Taken]));
    screen.tap(LogicalPosition::new(120.0, 270.0));
    assert_eq!(notes.heard().first(), Some(&Sound::Lay));
    assert_eq!(notes.felt(), [Haptic::Placed]);
}

#[test]
fn a_dragged_card_is_felt_as_it_is_taken_up_and_laid_down() {
    let (screen, notes) = knights();
    let position = screen.sit(begin(GameId::FourKnights, players(), 14));
    let home = spot(&screen, position.hand(Seat(0)).nth(1).unwrap());
    notes.heard();
    screen.drag(home, LogicalPosition::new(120.0, 270.0));
    assert_eq!(notes.heard().first(), Some(&Sound::Lay));
    assert_eq!(notes.felt(), [Haptic::Taken, Haptic::Placed]);
}

#[test]
fn what_is_not_allowed_is_heard_and_felt() {
    let (screen, notes) = knights();
    rehearse(&screen, |now| {
        let all = now.hand(Seat(0)).len();
        now.public().phase == Phase::Reinforce(Seat(0)) && (2..all).contains(&now.playable().len())
    });
    assert_eq!((notes.heard(), notes.felt()), (vec![], vec![]), "a match that goes on is silent");
    let position = screen.position();
    let card = position.hand(Seat(0)).minus(position.playable()).nth(0).unwrap();
    screen.tap(spot(&screen, card));
    assert_eq!((notes.heard(), notes.felt()), (vec![Sound::Refused], vec![Haptic::Refused]));
}

#[test]
fn what_is_won_is_heard_and_a_match_more_so() {
    let (screen, notes) = knights();
    // A forced play that wins something would wait for the player.
    screen.app.services().settings.borrow_mut().forced_plays = ForcedPlays::All;
    rehearse(&screen, |now| {
        // A large field is a turn of the tide and sounds otherwise.
        let captured = |event: &Event| matches!(event, Event::Captured { seat: Seat(0), cards } if cards.len() < 8);
        led_to(now).0.iter().any(captured)
    });
    assert!(notes.heard().contains(&Sound::Gain(0)));

    let ends = |mine: bool| {
        rehearse(&screen, |now| match (now.turn(), led_to(now).1) {
            (Turn::Seat(_), Turn::Over(outcome)) => {
                outcome.sole_winner().is_some_and(|winner| (winner == Seat(0)) == mine)
            }
            _ => false,
        });
        assert!(screen.find("Rematch").is_some(), "the match is over");
        notes.heard()
    };
    let won = ends(true);
    assert_eq!(won.iter().filter(|sound| **sound == Sound::Win).count(), 1, "{won:?}");
    assert_eq!(won.last(), Some(&Sound::Win));
    let lost = ends(false);
    assert!(!lost.is_empty() && !lost.contains(&Sound::Win), "{lost:?}");
}

#[test]
fn nothing_is_heard_or_felt_that_is_not_wanted() {
    let (screen, notes) = knights();
    {
        let mut settings = screen.app.services().settings.borrow_mut();
        (settings.volume, settings.touch, settings.one_tap) = (Volume::Off, false, true);
    }
    let position = screen.sit(begin(GameId::FourKnights, players(), 12));
    let card = position.hand(Seat(0)).nth(2).unwrap();
    screen.tap(spot(&screen, card));
    screen.tap(spot(&screen, card));
    screen.wait();
    assert!(!screen.position().hand(Seat(0)).contains(card));
    assert_eq!((notes.heard(), notes.felt()), (vec![], vec![]));
}

#[test]
fn many_cards_that_move_at_once_are_one_sound() {
    let (screen, notes) = open::<four_kingdoms::Position>(GameId::FourKingdoms);
    screen.app.services().settings.borrow_mut().auto_collect = false;
    screen.sit(begin(GameId::FourKingdoms, vec![Player::Human], 5));
    assert_eq!(notes.heard(), [Sound::Deal]);
    let key = |key: &str| {
        screen.table_key(key);
        screen.wait();
    };
    key("u");
    assert_eq!(notes.heard(), [Sound::Refused], "there is nothing to take back");
    key("d");
    assert_eq!(notes.heard(), [Sound::Lay]);
    key("u");
    assert_eq!(notes.heard().len(), 1, "the card goes back");
    assert!(screen.app.services().play(GameId::FourKingdoms, Begin::Resume(Slot::Auto)));
    screen.wait();
    assert_eq!(notes.heard(), []);
}

#[test]
fn out_of_sight_nothing_is_heard() {
    let (screen, notes) = knights();
    screen.sit(begin(GameId::FourKnights, players(), 12));
    notes.heard();
    screen.app.suspend();
    screen.wait();
    assert_eq!((notes.heard(), *notes.rests.borrow()), (vec![], 1));
}

#[test]
fn sounds_are_turned_on_with_one_to_be_heard() {
    let (screen, notes) = knights();
    let services = screen.app.services();
    services.settings.borrow_mut().volume = Volume::Off;
    services.shell.go(Page::Settings);
    screen.resize(360, 2600);
    screen.wait();
    screen.press("Quiet");
    assert_eq!(notes.heard(), [Sound::Lay]);
    let kept = || services.data_dir.settings().value;
    assert!(kept().volume == Volume::Low && kept().touch);
    assert_eq!(screen.find("Quiet").unwrap().accessible_checked(), Some(true));
    let missing = "No sound output found";
    assert!(!screen.reads(missing));
    screen.app.window().global::<SettingsPanel>().set_mute(true);
    assert!(screen.reads(missing));
    screen.press("Vibration");
    assert!(!kept().touch && notes.felt().is_empty());
    screen.press("Vibration");
    assert_eq!(notes.felt(), [Haptic::Placed]);
    screen.press("Silent");
    assert!(kept().volume == Volume::Off && notes.heard().is_empty() && !screen.reads(missing));
}

#[test]
fn a_device_that_cannot_be_felt_does_not_offer_it() {
    let screen = Screen::<Position>::open(GameId::FourKnights);
    screen.app.services().shell.go(Page::Settings);
    screen.resize(360, 2600);
    screen.wait();
    assert!(screen.find("Quiet").is_some() && screen.find("Vibration").is_none());
}
