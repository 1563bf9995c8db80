//! Screenshots of Watchtower, in the middle of plausible matches.

use cardkeep::{App, Page};
use cardkeep_ai::Level;
use cardkeep_core::engine::{Chance, Game, Record, Seat, Setup, Start, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::games::watchtower::{Action, Event, Fight, Phase, Player as Side, Position};
use cardkeep_store::{Player, Speed};
use cardkeep_ui::{Ending, Highlight, Importance, Table};
use slint::ComponentHandle;

use super::results::celebrate;
use super::{Motif, act, hint, resume, settle};

const GAME: GameId = GameId::Watchtower;
const ME: Seat = Seat(0);

pub const MOTIFS: &[Motif] = &[
    Motif { name: "watchtower-new", arrange: |app| app.services().shell.go(Page::NewGame(GAME)) },
    Motif { name: "watchtower-new-change", arrange: |app| super::four_knights::change(app, GAME) },
    Motif { name: "watchtower-rules", arrange: |app| app.services().shell.go(Page::Rules(GAME)) },
    Motif { name: "watchtower-2", arrange: |app| climb(app, 2, midway) },
    Motif {
        name: "watchtower-hint",
        arrange: |app| {
            climb(app, 4, midway);
            hint(app);
        },
    },
    Motif { name: "watchtower-3", arrange: |app| climb(app, 3, midway) },
    Motif { name: "watchtower-4", arrange: |app| climb(app, 4, midway) },
    Motif { name: "watchtower-opening", arrange: |app| climb(app, 4, opens) },
    Motif { name: "watchtower-many", arrange: |app| climb(app, 4, crowded) },
    Motif { name: "watchtower-campaign", arrange: |app| climb(app, 3, on_campaign) },
    Motif { name: "watchtower-challenge", arrange: challenge },
    Motif { name: "watchtower-battle", arrange: |app| climb(app, 4, |now| battles(now, false)) },
    Motif { name: "watchtower-picks", arrange: |app| climb(app, 2, |now| battles(now, true)) },
    Motif { name: "watchtower-pair", arrange: |app| turn_pair(app, |now| attacks(now, 2)) },
    Motif { name: "watchtower-duel", arrange: |app| turn_pair(app, |now| attacks(now, 1)) },
    Motif { name: "watchtower-free-for-all", arrange: |app| climb(app, 4, fights_with_all) },
    Motif { name: "watchtower-showdown", arrange: show_down },
    Motif { name: "watchtower-player", arrange: explain_fort },
    Motif { name: "watchtower-result", arrange: end_siege },
    Motif {
        name: "watchtower-tide",
        arrange: |app| make_much(app, Importance::Tide, "You take Oswald's K♥!"),
    },
    Motif {
        name: "watchtower-blow",
        arrange: |app| make_much(app, Importance::Blow, "Oswald is out!"),
    },
    Motif {
        name: "watchtower-triumph",
        arrange: |app| make_much(app, Importance::Triumph, "Your watchtower stands!"),
    },
    Motif { name: "watchtower-victory", arrange: |app| celebrate(app, end_siege) },
];

/// Opens Watchtower at the first position that `stop` accepts.
fn climb(app: &App, seats: u8, stop: fn(&Position) -> bool) {
    let levels = [Level::Normal, Level::Easy, Level::Hard].map(Player::Computer);
    let mut players = vec![Player::Human];
    players.extend(levels.into_iter().take(usize::from(seats) - 1));
    let names =
        ["You", "Berit", "Oswald", "Tilda"].map(String::from)[..usize::from(seats)].to_vec();
    let record = (0..10_000).find_map(|seed| {
        let setup = Setup::new(seats, Default::default());
        let mut record = Record::<Position>::new(Start::Deal { setup, seed }).ok()?;
        let mut chance = Chance::new(seed);
        while !stop(record.position()) {
            record.play(sensible(record.position(), &mut chance)?).ok()?;
        }
        Some(record)
    });
    resume(app, record.expect("some match comes to this point"), players, names);
}

/// Builds towers, challenges often, and does nothing twice.
fn sensible(now: &Position, chance: &mut Chance) -> Option<Action> {
    let mut legal = Vec::new();
    now.legal_actions(&mut legal);
    let builds = |action: &Action| match action {
        Action::Place(card) => {
            let player = &now.public().players[now.public().current];
            player.fort.height(card.rank()) > 0 || player.army.len() > 7
        }
        Action::Challenge(..) | Action::CampaignBattle(_) | Action::Pick(_) => true,
        _ => false,
    };
    let wanted: Vec<Action> = legal.iter().copied().filter(builds).collect();
    chance.pick(if wanted.is_empty() { &legal } else { &wanted })
}

/// Makes much of an event.
fn make_much(app: &App, importance: Importance, headline: &str) {
    climb(app, 3, midway);
    settle();
    let (by, against) = (0, 2);
    let headline = headline.into();
    let line = "Oswald: \u{201c}I'll remember that.\u{201d}".into();
    let highlight = Highlight { importance, headline, line, by, against, ..Highlight::default() };
    app.window().global::<Table>().set_highlight(highlight);
}

fn my_move(now: &Position) -> bool {
    now.public().phase == Phase::Turn(ME)
}

fn opens(now: &Position) -> bool {
    now.public().phase == Phase::Opening(ME)
}

/// The player may challenge, there are towers, and a card was challenged for before.
fn midway(now: &Position) -> bool {
    let players = &now.public().players;
    let towers = |player: &Side| player.fort.tops().any(|(_, height)| height > 1);
    my_move(now)
        && !now.public().this_turn.challenged
        && players.iter().all(|player| player.fort.len() >= 4 && !player.campaign)
        && players.iter().filter(|player| towers(player)).count() + 1 >= players.len()
        && players.iter().any(|player| player.fort.tops().any(|(_, height)| height > 2))
        && players[ME].tries.iter().next().is_some()
        && players[ME].army.len() >= 6
}

fn crowded(now: &Position) -> bool {
    let stacks = |player: &Side| player.fort.tops().count();
    my_move(now)
        && now.public().players[ME].army.len() >= 12
        && now.public().players.iter().map(stacks).max() >= Some(7)
}

fn on_campaign(now: &Position) -> bool {
    my_move(now)
        && now.public().players[Seat(1)].campaign
        && !now.public().players[ME].campaign
        && now.public().players[Seat(2)].fort.len() > 4
}

/// The player picks in a battle: the last card of a rival, or a first one of many.
fn battles(now: &Position, first: bool) -> bool {
    let Some(contest) = now.contest() else { return false };
    let picked = contest.picked().count();
    let many = contest.held().len() >= if first { 9 } else { 4 };
    matches!(contest.fight(), Fight::Battle { count: 2, .. })
        && now.public().phase == Phase::Pick(ME)
        && many
        && (picked == 0) == first
}

fn fights_with_all(now: &Position) -> bool {
    let Some(contest) = now.contest() else { return false };
    matches!(contest.fight(), Fight::FreeForAll { .. })
        && now.public().phase == Phase::Pick(ME)
        && contest.held().len() > 4
        && contest.laid().iter().any(|laid| !laid.is_empty())
}

fn challenge(app: &App) {
    climb(app, 4, midway);
    settle();
    act(app, ", can be challenged for");
}

/// The player attacks with this many cards, and picks the last one.
fn attacks(now: &Position, pairs: u8) -> bool {
    let Some(contest) = now.contest() else { return false };
    matches!(contest.fight(), Fight::Battle { attacker: ME, count, .. } if count == pairs)
        && now.public().phase == Phase::Pick(ME)
        && contest.picked().count() + 1 == usize::from(pairs)
}

/// Picks the last card of a battle, and stops while the first pair is turned up.
fn turn_pair(app: &App, stop: fn(&Position) -> bool) {
    app.services().settings.borrow_mut().pace = Speed::Normal;
    climb(app, 3, stop);
    settle();
    act(app, "can be picked");
}

/// Brings about a showdown, and stops after some tricks.
fn show_down(app: &App) {
    climb(app, 4, |now| {
        let mut then = now.clone();
        let ends = then.apply(Action::EndTurn);
        let tricks = |event: &Event| matches!(event, Event::Trick { .. });
        my_move(now) && ends.is_ok_and(|events| events.iter().filter(|it| tricks(it)).count() > 3)
    });
    app.services().settings.borrow_mut().pace = Speed::Fast;
    app.services().apply_settings();
    settle();
    act(app, "End turn");
    (0..3).for_each(|_| settle());
}

fn explain_fort(app: &App) {
    climb(app, 4, midway);
    settle();
    act(app, "Berit, ");
}

fn end_siege(app: &App) {
    climb(app, 3, |now| {
        let mut then = now.clone();
        my_move(now) && then.apply(Action::EndTurn).is_ok() && matches!(then.turn(), Turn::Over(_))
    });
    settle();
    act(app, "End turn");
    settle();
    app.window().global::<Ending>().invoke_go_on();
}
