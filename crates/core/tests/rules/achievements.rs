//! Where achievements begin: one less is not enough.

use cardkeep_core::cards::CardSet;
use cardkeep_core::engine::{Achievement, BySeat, Game, Seat, Setup, Story};
use cardkeep_core::games::four_horsemen::{self, Famine, Pestilence, Sheet};
use cardkeep_core::games::four_knights;
use cardkeep_core::games::knights_and_ninjas::{self, Card, Force, PlayedCard};

const ME: Seat = Seat(0);
const RIVAL: Seat = Seat(1);

/// Returns the ids of the achievements in a match of two of which seat 0 has seen these events.
fn earned<G: Game>(all: &[Achievement<G>], events: Vec<G::Event>) -> Vec<&'static str> {
    let view = G::deal(&Setup::new(2, G::Options::default()), 1).view(ME);
    let events = events.into_iter().map(|event| (event, view.clone())).collect();
    let story = Story { seat: ME, won: false, events };
    all.iter().filter(|one| (one.done)(&story)).map(|one| one.id).collect()
}

#[test]
fn fn7_a_whole_hand_in_one_battle_has_twelve_cards() {
    let captured = |seat, count| {
        // No two aces among them.
        let cards: CardSet = CardSet::FULL.iter().take(count).collect();
        earned(four_knights::ACHIEVEMENTS, vec![four_knights::Event::Captured { seat, cards }])
    };
    assert_eq!(captured(ME, 12), ["long-battle"]);
    assert!(captured(ME, 10).is_empty() && captured(RIVAL, 12).is_empty());
}

#[test]
fn fn4_and_fn6_the_last_card_wins_as_an_opening_and_as_an_answer() {
    use four_knights::{ACHIEVEMENTS, Event, Options, Position};
    let card = CardSet::FULL.iter().next().expect("there are cards");
    let played = |hand: CardSet, event: Event, winner: Seat| {
        let mut view = Position::deal(&Setup::new(2, Options::default()), 1).view(ME);
        view.hand = hand;
        let cards = CardSet::from_iter([card]);
        let events = [event, Event::Captured { seat: winner, cards }];
        let events = events.map(|event| (event, view.clone())).into();
        let story = Story { seat: ME, won: false, events };
        ACHIEVEMENTS.iter().any(|one| one.id == "last-card" && (one.done)(&story))
    };
    let opening = Event::Committed { seat: ME, card: Some(card) };
    let answer = Event::Reinforced { seat: ME, card };
    for event in [opening, answer] {
        assert!(played(CardSet::EMPTY, event.clone(), ME));
        assert!(!played(CardSet::EMPTY, event.clone(), RIVAL), "the other won");
        assert!(!played(CardSet::FULL, event, ME), "cards are left");
    }
}

#[test]
fn fh13_scores_of_a_hand_count_from_their_bound() {
    let ended = |seat: Seat, sheet: Sheet| {
        let other = Sheet::default();
        let sheets = BySeat::from_fn(2, |it| Some(if it == seat { sheet } else { other }));
        let event = four_horsemen::Event::HandEnded { hand: 1, sheets, favor: None };
        earned(four_horsemen::ACHIEVEMENTS, vec![event])
    };
    let famine = |points| Sheet { famine: Famine { cards: 2, points }, ..Sheet::default() };
    assert_eq!(ended(ME, famine(8)), ["harvest"]);
    assert!(ended(ME, famine(7)).is_empty() && ended(RIVAL, famine(8)).is_empty());
    let pestilence = |sum, scores| Sheet {
        pestilence: Pestilence { cards: 1, sum, scores },
        ..Sheet::default()
    };
    assert_eq!(ended(ME, pestilence(5, true)), ["plague"]);
    assert!(ended(ME, pestilence(4, true)).is_empty());
    assert!(ended(ME, pestilence(5, false)).is_empty(), "only the lowest scores it");
    assert_eq!(ended(ME, Sheet { total: 20, ..Sheet::default() }), ["riches"]);
    assert!(ended(ME, Sheet { total: 19, ..Sheet::default() }).is_empty());
}

#[test]
fn kn8_and_kn11_gems_count_from_three() {
    use knights_and_ninjas::{ACHIEVEMENTS, Event};
    let revolt = |seat, gems| {
        let force = Force::peasants(4, 0).expect("there are as many");
        let on = if seat == ME { RIVAL } else { ME };
        let attacked = Event::Attacked { seat, on, force, strength: 4 };
        earned(ACHIEVEMENTS, vec![attacked, Event::GemsTaken { gems, from: on, by: seat }])
    };
    assert_eq!(revolt(ME, 3), ["revolt"]);
    assert!(revolt(ME, 2).is_empty() && revolt(RIVAL, 3).is_empty());
    let waylaid = |seat, gems| {
        let card = PlayedCard::plain(Card::Highwayman);
        earned(ACHIEVEMENTS, vec![Event::Waylaid { seat, from: RIVAL, gems, card }])
    };
    assert_eq!(waylaid(ME, 3), ["highwayman", "great-robbery"]);
    assert_eq!(waylaid(ME, 2), ["highwayman"]);
    assert!(waylaid(RIVAL, 3).is_empty());
}
