//! Helpers for the screen tests of Four Knights.

use cardkeep::Begin;
use cardkeep_ai::Level;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Seat, Setup};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_knights::{Options, Phase, Position};
use cardkeep_store::{Challenge, Player};
use i_slint_backend_testing::ElementHandle;
use slint::LogicalPosition;

pub const GAME: GameId = GameId::FourKnights;

pub struct Screen(pub crate::driver::Screen<Position>);

impl std::ops::Deref for Screen {
    type Target = crate::driver::Screen<Position>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

pub fn players() -> Vec<Player> {
    vec![Player::Human, Player::Computer(Level::Easy)]
}

pub fn new_match(seed: u64) -> Challenge {
    let setup = Setup::new(2, Options::default());
    Challenge::of::<Position>(&setup, seed, &players(), &[])
}

impl Screen {
    pub fn open() -> Screen {
        Screen(crate::driver::Screen::open(GAME))
    }

    pub fn begin(&self, seed: u64) -> Position {
        self.sit(Begin::New(Challenge::new(GAME, players(), seed)))
    }

    /// Opens the table at the first position that `stop` accepts.
    pub fn rehearse(&self, stop: impl Fn(&Position) -> bool) -> Position {
        self.0.rehearse(new_match, stop)
    }

    pub fn card(&self, card: Card) -> ElementHandle {
        let label = name(card);
        self.find(&label).unwrap_or_else(|| panic!("{label} is not on the table"))
    }

    pub fn spot(&self, card: Card) -> LogicalPosition {
        self.0.spot(&name(card))
    }
}

pub fn name(card: Card) -> String {
    let name = card.name();
    format!("{}{}", name[..1].to_uppercase(), &name[1..])
}

/// The center of the field.
pub const FIELD: LogicalPosition = LogicalPosition::new(120.0, 270.0);

pub fn mine(position: &Position) -> Vec<Card> {
    position.hand(Seat(0)).iter().collect()
}

pub fn is_pressed(position: &Position) -> bool {
    let hand = position.hand(Seat(0));
    position.public().phase == Phase::Reinforce(Seat(0)) && position.playable().len() < hand.len()
}
