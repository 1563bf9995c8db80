//! Checks the codes of random matches over all games, numbers of seats, levels and house rules: each
//! comes back as it was sent. Prints how long they are.
//!
//! `cargo run --release -p cardkeep-store --example codes [MATCHES]`

use cardkeep_core::engine::{Chance, Record, Setup, Start};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::rival::Level;
use cardkeep_core::with_game;
use cardkeep_store::{Challenge, NAMES, Player};

const MATCHES: usize = 10_000;
/// Some solitaires never end by random play.
const LONGEST: usize = 400;

fn main() {
    let matches = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(MATCHES);
    let each = matches / GameId::ALL.len();
    for game in GameId::ALL {
        with_game!(game, G => {
            let mut chance = Chance::new(46);
            let mut sizes: Vec<usize> = (0..each).map(|_| sent::<G>(&mut chance)).collect();
            sizes.sort_unstable();
            let at = |percent: usize| sizes[(sizes.len() - 1) * percent / 100];
            println!(
                "{:22} {each} matches: 50 % up to {} letters, 95 % up to {}, all up to {}",
                game.name(), at(50), at(95), at(100),
            );
        });
    }
}

/// Sends and reads a random match. Returns the length of its code, without hyphens.
fn sent<G: Registered>(chance: &mut Chance) -> usize {
    let (least, most) = (u32::from(*G::SEATS.start()), u32::from(*G::SEATS.end()));
    let seats = (least + chance.below(most - least + 1)) as u8;
    let variants = G::variants();
    let options = variants[chance.below(variants.len() as u32) as usize].clone();
    let setup = Setup::new(seats, options);
    let mut names = NAMES.map(String::from).to_vec();
    chance.shuffle(&mut names);
    names.insert(0, String::new());
    names.truncate(usize::from(seats));
    let level = |_| Player::Computer(chance.pick(&Level::ALL).unwrap_or(Level::Easy));
    let players: Vec<_> = [Player::Human].into_iter().chain((1..seats).map(level)).collect();
    let seed = u64::from(chance.below(1_000_000));
    let challenge = Challenge::of::<G>(&setup, seed, &players, &names);
    let mut record = Record::<G>::new(Start::Deal { setup, seed }).expect("it is possible");
    for _ in 0..LONGEST {
        let mut legal = Vec::new();
        record.position().legal_actions(&mut legal);
        let Some(action) = chance.pick(&legal) else { break };
        record.play(action).expect("it is legal");
    }
    let code = challenge.code_of_match(&record).expect("it has a code");
    let (read, replayed) = Challenge::read_match::<G>(&code).expect("it is whole");
    assert_eq!(read, challenge, "{code}");
    assert_eq!(replayed.played(), record.played(), "{code}");
    assert_eq!(replayed.position(), record.position(), "{code}");
    code.chars().filter(|letter| *letter != '-').count()
}
