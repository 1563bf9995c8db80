//! Helpers for the screen tests of Four Horsemen.

use cardkeep::Begin;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Game, Seat, Setup};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_horsemen::{Action, Card, Gifts, Options, Phase, Position};
use cardkeep_i18n::{Person, four_horsemen as text, t};
use cardkeep_store::{Challenge, Player};
use slint::LogicalPosition;

pub const GAME: GameId = GameId::FourHorsemen;

pub const ME: Seat = Seat(0);

pub const NAMES: [&str; 4] = ["You", "Berit", "Oswald", "Tilda"];

pub type Screen = crate::driver::Screen<Position>;

pub fn new_match(seats: u8) -> impl Fn(u64) -> Challenge {
    move |seed| {
        let mut players = vec![Player::Computer(Level::Easy); usize::from(seats)];
        players[0] = Player::Human;
        // Larger tables mix the levels.
        players.iter_mut().skip(2).for_each(|player| *player = Player::Computer(Level::Normal));
        let names = NAMES.map(String::from)[..usize::from(seats)].to_vec();
        Challenge::of::<Position>(&Setup::new(seats, Options {}), seed, &players, &names)
    }
}

pub fn begin(seats: u8, seed: u64) -> Begin {
    Begin::New(new_match(seats)(seed))
}

pub fn legal(position: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    legal
}

/// The player gives out a round, with every distribution legal.
pub fn gives_freely(now: &Position) -> bool {
    now.public().phase == Phase::Give(ME) && legal(now).len() == 24
}

pub fn plays_freely(now: &Position) -> bool {
    now.public().phase == Phase::Play(ME)
        && now.public().opening.is_some()
        && now.hand(ME).len() > 2
}

/// Returns the cards of the round, by seat.
pub fn round(position: &Position) -> Vec<Card> {
    position.public().round.cards().collect()
}

/// Returns the center of a player's panel.
pub fn panel(screen: &Screen, seat: Seat) -> LogicalPosition {
    let panel = screen.find(&format!("{}, ", NAMES[seat.index()])).expect("a panel");
    let (at, size) = (panel.absolute_position(), panel.size());
    LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0)
}

/// The player at a seat as an argument of messages.
pub fn person(seat: Seat) -> Person {
    if seat == ME { Person::You } else { Person::Named(NAMES[seat.index()].into()) }
}

/// Whether a card of a won round is laid out for a player, whatever else its label says.
pub fn goes_to(screen: &Screen, card: Card, seat: Seat) -> bool {
    let who = || person(seat);
    let labels =
        [t!(text::label_given, card, who: who()), t!(text::label_given_fixed, card, who: who())];
    labels.iter().any(|label| screen.find(label).is_some())
}

/// Whether the gifts are complete and can be confirmed.
pub fn can_give(screen: &Screen) -> bool {
    screen.find(&t!(text::give)).is_some_and(|button| button.accessible_enabled() != Some(false))
}

/// Chooses the gifts by taps.
pub fn say(screen: &Screen, gifts: &Gifts) {
    for (card, seat) in gifts.iter() {
        screen.tap(screen.spot(&card.name()));
        screen.tap(panel(screen, seat));
    }
}
