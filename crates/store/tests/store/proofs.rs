//! Tests of fingerprints: what was settled before the first card can be proved afterward.

use std::fs;

use cardkeep_core::games::GameId;
use cardkeep_core::rival::Level;
use cardkeep_store::{
    Challenge, MatchFacts, MatchResult, Player, Proof, Save, Slot, settled, verify_file,
};
use serde_json::json;

use crate::support::{Folder, FourKnights, GAME, altered, save};

fn challenge() -> Challenge {
    Challenge {
        game: GameId::FourKnights,
        options: json!({ "may_yield": true }),
        first: None,
        players: vec![Player::Human, Player::Computer(Level::Hard)],
        names: vec!["You".into(), "Berit".into()],
        seed: 123_456,
    }
}

/// A fingerprint may be compared years later, so what it is made of never changes.
#[test]
fn a_fingerprint_means_the_same_in_every_version() {
    let proof = Proof::new(&challenge(), 7);
    assert_eq!(proof.nonce, "00000000000000000000000000000007");
    let text = settled(&challenge(), &proof.nonce);
    assert_eq!(text, SETTLED);
    assert_eq!(proof.fingerprint, FINGERPRINT);
    assert_eq!(proof.short(), FINGERPRINT[..16]);
    assert_eq!(proof.verify(&challenge()), Ok(()));
}

/// `sha256sum` gives the same fingerprint of it.
const SETTLED: &str = "\
cardkeep 1
game four-knights
rules 1
option may_yield true
seat human You
seat hard Berit
deal 123456
nonce 00000000000000000000000000000007
";
const FINGERPRINT: &str = "cbeabec277d27a903ad815cff82cce1da501d4047ec760a0ff57a15081eed7e4";

#[test]
fn whatever_decides_the_match_decides_the_fingerprint() {
    let proof = Proof::new(&challenge(), 7);
    let standard = json!({ "may_yield": false });
    let easy = vec![Player::Human, Player::Computer(Level::Easy)];
    let others = [
        Challenge { seed: 123_457, ..challenge() },
        Challenge { options: standard, ..challenge() },
        Challenge { players: easy, ..challenge() },
        Challenge { names: vec!["You".into(), "Corin".into()], ..challenge() },
    ];
    for other in others {
        assert!(proof.verify(&other).is_err(), "{other:?}");
    }
    assert_ne!(Proof::new(&challenge(), 8).fingerprint, proof.fingerprint);
}

/// Returns a match as the app begins it.
fn proved() -> Save<FourKnights> {
    let save = save(4711, 6);
    let setup = cardkeep_core::engine::Game::setup(save.record.position());
    let challenge = Challenge::of::<FourKnights>(&setup, 4711, &save.players, &save.names);
    Save { proof: Some(Proof::new(&challenge, 7)), ..save }
}

#[test]
fn a_saved_match_verifies_and_a_tampered_one_does_not() {
    let folder = Folder::new();
    let save = proved();
    folder.place.save(Slot::Auto, &save).unwrap();
    assert_eq!(folder.load(Slot::Auto), save);
    let path = folder.slot("auto.save");
    let found = verify_file(&path).unwrap();
    assert!(found.fits && found.settled.contains("deal 4711\n"), "{found:?}");
    assert_eq!(found.actions, save.record.played().len());

    let file = fs::read(&path).unwrap();
    for (pointer, value) in [("/players/1", "easy"), ("/names/1", "Corin"), ("/nonce", "1")] {
        fs::write(&path, altered(&file, "save", pointer, value.into())).unwrap();
        assert!(!verify_file(&path).unwrap().fits, "{pointer}");
    }
    // What is no text costs the proof, or the friend's match, and not the match.
    for value in [json!(7), json!([[1]]), json!({ "a": {} }), json!(null), json!(true), json!(-0.5)]
    {
        for pointer in ["/fingerprint", "/friend"] {
            fs::write(&path, altered(&file, "save", pointer, value.clone())).unwrap();
            let proof = save.proof.clone().filter(|_| pointer == "/friend");
            assert_eq!(folder.load(Slot::Auto), Save { proof, ..save.clone() });
        }
    }
}

#[test]
fn a_finished_match_verifies_too() {
    let folder = Folder::new();
    let save = Save { friend: Some("0".into()), ..proved() };
    folder.place.keep_finished(&save, MatchResult::Won, MatchFacts::default()).unwrap();
    let number = folder.place.history(GAME).matches[0].number;
    assert_eq!(folder.place.finished::<FourKnights>(number).unwrap(), save);
    let path = folder.file(&format!("history/{GAME}/{number}.match"));
    assert!(verify_file(&path).unwrap().fits);
    assert!(verify_file(&folder.file("no such file")).is_err());
}
