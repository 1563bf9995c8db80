//! Tests of codes: what one player sends is what another one plays.

use cardkeep_core::engine::{Chance, Game, Record, Seat, Setup, Start};
use cardkeep_core::games::GameId;
use cardkeep_core::games::{four_knights, knights_and_ninjas};
use cardkeep_core::rival::Level;
use cardkeep_core::with_game;
use cardkeep_store::{Challenge, CodeError, NAMES, Player};
use serde_json::json;

/// Random set-ups per number of seats and house rule.
const EACH: u64 = 3;
/// Codes with mistakes per game.
const MISTAKES: usize = 5_800;

/// The digits of a code, and how many of them are its checksum.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CHECKSUM: usize = 4;

/// Returns a set-up with random opponents.
fn challenge<G: Game>(
    game: GameId,
    setup: &Setup<G::Options>,
    seed: u64,
    chance: &mut Chance,
) -> Challenge {
    let mut names = NAMES.map(String::from).to_vec();
    chance.shuffle(&mut names);
    names.insert(0, String::new());
    names.truncate(usize::from(setup.seats));
    let level = |_| Player::Computer(chance.pick(&Level::ALL).expect("there are levels"));
    let players = [Player::Human].into_iter().chain((1..setup.seats).map(level)).collect();
    let options = serde_json::to_value(&setup.options).expect("options are plain data");
    Challenge { game, options, first: setup.first, players, names, seed }
}

/// Returns a match of random actions.
fn random_match<G: Game>(challenge: &Challenge, chance: &mut Chance) -> Record<G> {
    let setup = challenge.setup::<G>().expect("it is possible");
    let start = Start::Deal { setup, seed: challenge.seed };
    let mut record = Record::<G>::new(start).expect("it is possible");
    for _ in 0..120 {
        let mut legal = Vec::new();
        record.position().legal_actions(&mut legal);
        let Some(action) = chance.pick(&legal) else { break };
        record.play(action).expect("it is legal");
    }
    record
}

#[test]
fn what_a_code_holds_comes_back() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let mut chance = Chance::new(1);
            for seats in <G as Game>::SEATS {
                for options in <G as Game>::variants() {
                    let setup = Setup::new(seats, options);
                    for n in 0..EACH {
                        let seed = if n == 0 { u64::MAX } else { n * 333_333 };
                        let begins = <G as Game>::REMEMBERS_WINNER && n == 1;
                        let first = begins.then_some(Seat(seats - 1));
                        let setup = Setup { first, ..setup };
                        let sent = challenge::<G>(game, &setup, seed, &mut chance);
                        let code = sent.code().expect("it has a code");
                        let letters = code.chars().filter(|letter| *letter != '-').count();
                        assert!(letters <= if n == 0 { 32 } else { 24 }, "{game}: {code}");
                        assert_eq!(Challenge::read(&code).as_ref(), Ok(&sent), "{game}: {code}");
                        let record = random_match::<G>(&sent, &mut chance);
                        let code = sent.code_of_match(&record).expect("it has a code");
                        let (read, replayed) = Challenge::read_match::<G>(&code).expect("it is whole");
                        assert_eq!(read, sent, "{game}");
                        assert_eq!(replayed.played(), record.played(), "{game}");
                        assert_eq!(replayed.position(), record.position(), "{game}");
                        assert_eq!(Challenge::read(&code), Ok(sent));
                    }
                }
            }
        });
    }
}

fn of_two(name: &str) -> Challenge {
    Challenge {
        game: GameId::FourKnights,
        options: serde_json::to_value(four_knights::Options::default()).expect("plain data"),
        first: None,
        players: vec![Player::Human, Player::Computer(Level::Hard)],
        names: vec![String::new(), name.to_owned()],
        seed: 123_456,
    }
}

/// A code that was sent may be entered years later: what it means must never change.
#[test]
fn a_code_means_the_same_in_every_version() {
    let code = of_two("Runa").code().expect("it has a code");
    assert_eq!(code, "04G0-T1G4-Y8AD-FQ");
    assert_eq!(Challenge::read("04G0-T1G4-Y8AD-FQ"), Ok(of_two("Runa")));
}

/// A house rule that came after the first release changes no code of a match without it.
#[test]
fn codes_from_before_a_house_rule_mean_what_they_meant() {
    let of = |options| Challenge {
        game: GameId::KnightsAndNinjas,
        options: serde_json::to_value(options).expect("plain data"),
        ..of_two("Runa")
    };
    let (usual, long) = (
        of(knights_and_ninjas::Options::default()),
        of(knights_and_ninjas::Options { long: true }),
    );
    assert_eq!(usual.code().as_deref(), Some("09G0-X082-F4VF-FP"));
    assert_eq!(Challenge::read("09G0-X082-F4VF-FP"), Ok(usual));
    let code = long.code().expect("it has a code");
    assert_eq!(Challenge::read(&code), Ok(long));
}

#[test]
fn a_code_is_read_however_it_is_written() {
    let code = of_two("Runa").code().expect("it has a code");
    let plain = code.replace('-', "").to_lowercase();
    let misread = code.replace('1', "l").replace('0', "o");
    for written in [&plain, &misread, &format!("  {} \n", code.replace('-', " - "))] {
        assert_eq!(Challenge::read(written), Ok(of_two("Runa")), "{written}");
    }
}

/// The name that a player made up stays on the device, and has no character there either.
#[test]
fn a_name_of_ones_own_is_not_in_the_code() {
    let read = Challenge::read(&of_two("Grandma").code().expect("it has a code"));
    let name = read.expect("it is whole").names.remove(1);
    assert!(!name.is_empty() && name != "Grandma" && !NAMES.contains(&name.as_str()), "{name}");
}

#[test]
fn what_can_not_be_sent_has_no_code() {
    let challenge = of_two("Runa");
    let two_people = vec![Player::Human; 2];
    assert_eq!(Challenge { players: two_people, ..challenge.clone() }.code(), None);
    let names = vec![String::new()];
    assert_eq!(Challenge { names, ..challenge.clone() }.code(), None, "a rival without a name");
    let options = json!({ "never": "heard of" });
    assert_eq!(Challenge { options, ..challenge }.code(), None);
}

#[test]
fn a_wrong_code_says_what_is_wrong() {
    let code = of_two("Runa").code().expect("it has a code");
    assert_eq!(Challenge::read(" - "), Err(CodeError::Empty));
    assert_eq!(Challenge::read("AB"), Err(CodeError::Length));
    assert_eq!(Challenge::read(&code.repeat(2_000)), Err(CodeError::Length));
    assert_eq!(Challenge::read(&code.replacen('-', "!", 1)), Err(CodeError::Character('!')));
    assert_eq!(Challenge::read(&format!("{code}0")), Err(CodeError::Mistyped));
    let mut swapped: Vec<char> = code.chars().collect();
    swapped.swap(0, 1);
    assert_eq!(Challenge::read(&String::from_iter(swapped)), Err(CodeError::Mistyped));
    let other = Challenge::read_match::<four_knights::Position>(&code);
    assert_eq!(other.map(|_| ()), Err(CodeError::OtherKind));
}

/// Returns the letters with the checksum of a whole code, as somebody could make it on purpose.
fn signed(letters: &str) -> String {
    let sum = crc32fast::hash(letters.as_bytes()) as usize;
    let checksum = (0..CHECKSUM).map(|n| char::from(DIGITS[(sum >> (5 * n)) % 32]));
    letters.chars().chain(checksum).collect()
}

/// Whatever is entered, nothing panics, and what is accepted is a match that can be sent on.
#[test]
fn codes_with_mistakes_are_refused_or_mean_a_match_that_can_be_played() {
    let mut accepted = 0;
    for game in GameId::ALL {
        with_game!(game, G => {
            let mut chance = Chance::new(3);
            let setup = Setup::new(*<G as Game>::SEATS.end(), Default::default());
            let sent = challenge::<G>(game, &setup, 123_456, &mut chance);
            let record = random_match::<G>(&sent, &mut chance);
            let code = sent.code_of_match(&record).expect("it has a code").replace('-', "");
            let whole = &code[..code.len() - CHECKSUM];
            assert_eq!(signed(whole), code);
            for _ in 0..MISTAKES {
                let mut wrong: Vec<char> = whole.chars().collect();
                for _ in 0..=chance.below(3) {
                    let at = chance.below(wrong.len() as u32) as usize;
                    let letter = char::from(chance.pick(DIGITS).expect("there are digits"));
                    match chance.below(3) {
                        0 => wrong[at] = letter,
                        1 => _ = wrong.remove(at),
                        _ => wrong.insert(at, letter),
                    }
                }
                let wrong = signed(&String::from_iter(wrong));
                let _ = Challenge::read(&wrong);
                if let Ok((challenge, record)) = Challenge::read_match::<G>(&wrong) {
                    accepted += 1;
                    let code = challenge.code_of_match(&record).expect("it has a code");
                    let (again, replayed) = Challenge::read_match::<G>(&code).expect("it is whole");
                    assert_eq!((&again, replayed.played()), (&challenge, record.played()), "{wrong}");
                }
            }
        });
    }
    assert!(accepted > 0, "mistakes near the end of a match leave one that can be played");
}
