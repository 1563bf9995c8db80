//! Checks the shuffle: deals a million matches of every game, counts which cards come first, and
//! compares the counts with even odds by Pearson's chi-square test. Fails if any game is off.
//!
//! `cargo run --release -p cardkeep-core --example shuffle [DEALS]`

use std::collections::BTreeMap;
use std::fmt::Display;
use std::process::ExitCode;

use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Game, Seat, Setup};
use cardkeep_core::games::knights_and_ninjas::Card as Ninja;
use cardkeep_core::games::{
    four_horsemen, four_kingdoms, four_knights, knights_and_ninjas, watchtower,
};

const DEALS: u64 = 1_000_000;
/// Standard deviations beyond which the shuffle counts as unfair: one run in 15,000 for a fair one.
const MOST: f64 = 4.0;

/// Counts the cards that come first in matches of a game with the fewest seats.
fn count<G: Game>(deals: u64, first: impl Fn(&G) -> Vec<String>) -> BTreeMap<String, u64> {
    let setup = Setup::new(*G::SEATS.start(), G::Options::default());
    let mut counts = BTreeMap::new();
    for seed in 0..deals {
        for card in first(&G::deal(&setup, seed)) {
            *counts.entry(card).or_default() += 1;
        }
    }
    counts
}

/// Returns the text of a card in a list, if there is one.
fn text(card: Option<impl Display>) -> Vec<String> {
    card.iter().map(ToString::to_string).collect()
}

/// Prints the test of a game. `copies` are how often each card is in the deck, and `taken` how many
/// cards were counted of each deal. Returns whether it is passed.
fn test(
    game: &str,
    counts: &BTreeMap<String, u64>,
    copies: &BTreeMap<String, u64>,
    taken: u64,
    deals: u64,
) -> bool {
    let deck: u64 = copies.values().sum();
    let expected = |copies: u64| (deals * taken * copies) as f64 / deck as f64;
    let chi: f64 = copies
        .iter()
        .map(|(card, copies)| {
            let expected = expected(*copies);
            (counts.get(card).copied().unwrap_or(0) as f64 - expected).powi(2) / expected
        })
        .sum();
    // Cards that are taken together differ from each other, so the counts vary less.
    let chi = chi * (deck - 1) as f64 / (deck - taken) as f64;
    let freedom = (copies.len() - 1) as f64;
    // Wilson and Hilferty's approximation.
    let spread = 2.0 / (9.0 * freedom);
    let z = ((chi / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    println!("{game:20} chi-square {chi:6.1} with {freedom} degrees of freedom, z = {z:+.2}");
    z.abs() < MOST
}

fn main() -> ExitCode {
    let deals = std::env::args().nth(1).and_then(|deals| deals.parse().ok()).unwrap_or(DEALS);
    println!("{deals} deals each");
    let plain: BTreeMap<_, _> = Card::all().map(|card| (card.to_string(), 1)).collect();
    let riders = four_horsemen::Card::all().map(|card| (card.to_string(), 1)).collect();
    let ninjas = Ninja::ALL.into_iter().map(|card| (card.to_string(), u64::from(card.copies())));
    let ninjas: BTreeMap<_, _> = ninjas.collect();
    let hand = four_horsemen::hand_size(*four_horsemen::Position::SEATS.start()) as u64;
    let horsemen = count::<four_horsemen::Position>(deals, |position| {
        position.hand(Seat(0)).iter().map(|card| card.to_string()).collect()
    });
    let knights = count::<four_knights::Position>(deals, |position| text(position.deck().last()));
    let kingdoms =
        count::<four_kingdoms::Position>(deals, |position| text(position.talon().first()));
    let towers =
        count::<watchtower::Position>(deals, |position| text(position.barracks().cards().last()));
    let piles =
        count::<knights_and_ninjas::Position>(deals, |position| text(position.pile().last()));
    let passed = [
        test("Four Knights", &knights, &plain, 1, deals),
        test("Four Kingdoms", &kingdoms, &plain, 1, deals),
        test("Four Horsemen", &horsemen, &riders, hand, deals),
        test("Watchtower", &towers, &plain, 1, deals),
        test("Knights and Ninjas", &piles, &ninjas, 1, deals),
    ];
    if passed.contains(&false) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
