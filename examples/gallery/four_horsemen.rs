//! Screenshots of Four Horsemen, in the middle of matches of random moves.

use cardkeep::rehearse;
use cardkeep::{App, Page};
use cardkeep_ai::Level;
use cardkeep_core::engine::{Game, Outcome, Seat, Setup, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_horsemen::{Action, Horseman, Phase, Position};
use cardkeep_i18n::{four_horsemen as text, t};
use cardkeep_store::{Challenge, Player};
use cardkeep_ui::{Ending, NewGame};
use i_slint_backend_testing::{ElementHandle, ElementQuery};
use slint::ComponentHandle;
use slint::platform::Key;

use super::results::celebrate;
use super::{Motif, act, hint, press_key, settle};

const GAME: GameId = GameId::FourHorsemen;
const ME: Seat = Seat(0);

pub const MOTIFS: &[Motif] = &[
    Motif { name: "horsemen-new-2", arrange: |app| app.services().shell.go(Page::NewGame(GAME)) },
    Motif { name: "horsemen-new-4", arrange: gather },
    Motif { name: "horsemen-rules", arrange: |app| app.services().shell.go(Page::Rules(GAME)) },
    Motif { name: "horsemen-2", arrange: |app| ride(app, 2, plays) },
    Motif {
        name: "horsemen-hint",
        arrange: |app| {
            ride(app, 4, gives);
            hint(app);
        },
    },
    Motif { name: "horsemen-3", arrange: |app| ride(app, 3, plays) },
    Motif { name: "horsemen-4", arrange: |app| ride(app, 4, plays) },
    Motif {
        name: "horsemen-full",
        arrange: |app| ride(app, 4, |now| gives(now) && cards(now) == 0),
    },
    Motif { name: "horsemen-fate", arrange: tempt_fate },
    Motif { name: "horsemen-give", arrange: |app| ride(app, 4, gives) },
    Motif { name: "horsemen-giving", arrange: give },
    Motif { name: "horsemen-hand", arrange: end_hand },
    Motif { name: "horsemen-standing", arrange: explain_standing },
    Motif { name: "horsemen-result", arrange: end_match },
    Motif { name: "horsemen-victory", arrange: |app| celebrate(app, win) },
];

/// Chooses three opponents of three levels, two of them by name.
fn gather(app: &App) {
    app.services().shell.go(Page::NewGame(GAME));
    let page = app.window().global::<NewGame>();
    page.invoke_choose_seats(2);
    for (rival, level, name) in [(0, 0, ""), (1, 1, "Aunt Ada"), (2, 2, "Aunt Ada")] {
        page.invoke_choose_level(rival, level);
        page.invoke_name_rival(rival, name.into());
    }
}

/// Opens Four Horsemen at the first position that `stop` accepts.
fn ride(app: &App, seats: u8, stop: impl Fn(&Position) -> bool) {
    let levels = [Level::Normal, Level::Easy, Level::Hard].map(Player::Computer);
    let mut players = vec![Player::Human];
    players.extend(levels.into_iter().take(usize::from(seats) - 1));
    let setup = Setup::new(seats, Default::default());
    let services = app.services();
    let names =
        ["You", "Berit", "Oswald", "Tilda"].map(String::from)[..usize::from(seats)].to_vec();
    let begin = (0..10_000).find_map(|seed| {
        let new = Challenge::of::<Position>(&setup, seed, &players, &names);
        rehearse::<Position>(&services.data_dir, new, &stop)
    });
    services.play(GAME, begin.expect("some match comes to this point"));
}

fn cards(now: &Position) -> usize {
    now.hand(ME).len()
}

/// The player is about to play the third to last of its cards, in a later hand.
fn plays(now: &Position) -> bool {
    let favor = now.public().favor.iter().filter(|favor| **favor > 0).count();
    now.public().phase == Phase::Play(ME)
        && cards(now) == 3
        && favor > 1
        && now.public().round.cards().count() > 0
}

/// The player gives out a destructive round with a Death card in it.
fn gives(now: &Position) -> bool {
    let suit = |suit| now.public().round.cards().any(|card| card.suit() == suit);
    now.public().phase == Phase::Give(ME)
        && suit(Horseman::War)
        && suit(Horseman::Famine)
        && now.public().piles.iter().all(|pile| pile.cards().len() >= 3 && !pile.out())
        && now.public().favor.contains(&2)
}

fn tempt_fate(app: &App) {
    ride(app, 2, plays);
    settle();
    press_key(app, Key::RightArrow);
}

/// Gives two cards, after which the others follow.
fn give(app: &App) {
    ride(app, 4, gives);
    settle();
    let press = |key: Key| press_key(app, key);
    press(Key::RightArrow);
    for _ in 0..2 {
        press(Key::Return);
        press(Key::UpArrow);
        press(Key::Return);
    }
}

fn end_hand(app: &App) {
    ride(app, 4, |now| gives(now) && now.hand_number() > 2 && cards(now) == 0);
    give_any(app);
}

fn explain_standing(app: &App) {
    ride(app, 4, |now| plays(now) && now.public().piles[Seat(2)].deaths() == 2);
    settle();
    act(app, &t!(text::badge_deaths, deaths: 2, fatal: 3));
}

fn end_match(app: &App) {
    end_where(app, |_| true);
}

fn win(app: &App) {
    end_where(app, |outcome| outcome.sole_winner() == Some(ME));
}

/// Ends a match with a round that the player gives out, with such an outcome.
fn end_where(app: &App, is_meant: fn(&Outcome) -> bool) {
    ride(app, 4, |now| {
        let mut legal = Vec::new();
        now.legal_actions(&mut legal);
        let ends = |action: &Action| {
            let mut then = now.clone();
            let over = then.apply(*action).is_ok();
            over && matches!(then.turn(), Turn::Over(outcome) if is_meant(&outcome))
        };
        now.public().phase == Phase::Give(ME) && legal.iter().all(ends)
    });
    give_any(app);
    settle();
    app.window().global::<Ending>().invoke_go_on();
}

/// Gives out a won round in any way.
fn give_any(app: &App) {
    settle();
    for rival in ["Berit, ", "Oswald, ", "Tilda, "] {
        if act(app, "can be given") {
            settle();
            act(app, rival);
            settle();
        }
    }
    let give =
        |button: &ElementHandle| button.accessible_label().is_some_and(|it| it == t!(text::give));
    if let Some(button) = ElementQuery::from_root(app.window()).match_predicate(give).find_first() {
        button.invoke_accessible_default_action();
    }
}
