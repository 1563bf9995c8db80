//! A position as JSON, and the checks that it is one the rules can lead to.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::position::{HAND_SIZE, HANDS, Phase, Position};
use super::{beaters, beats};
use crate::cards::{Card, CardSet, Pile, check_deck};
use crate::engine::{Impossible, Seat};

// The derived reader and writer are inherent functions (`remote = "Self"`), so that reading can
// check what it read before anybody has it.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let position = Position::deserialize(deserializer)?;
        check(&position).map_err(serde::de::Error::custom)?;
        Ok(position)
    }
}

fn check(position: &Position) -> Result<(), Impossible> {
    check_deck(position.places())?;
    check_counts(position)?;
    check_phase(position)?;
    check_knowledge(position)
}

fn refuse<T>(reason: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible(reason.into()))
}

/// Hands, deck and received cards have the sizes of this hand (FN-2, FN-8, FN-9).
fn check_counts(position: &Position) -> Result<(), Impossible> {
    let hand = usize::from(position.hand);
    if !(1..=HANDS).contains(&hand) {
        return refuse(format!("hand {hand} of {HANDS}"));
    }
    let undealt = (HANDS - hand) * 2 * HAND_SIZE;
    if position.deck.len() != undealt {
        let lying = position.deck.len();
        return refuse(format!("in hand {hand} the deck holds {undealt} cards, not {lying}"));
    }
    for (n, received) in position.received.iter().enumerate() {
        let cards = received[0].len() + received[1].len();
        let whole = match (n + 1).cmp(&hand) {
            std::cmp::Ordering::Less => cards == 2 * HAND_SIZE,
            std::cmp::Ordering::Equal => cards % 2 == 0,
            std::cmp::Ordering::Greater => cards == 0,
        };
        if !whole {
            return refuse(format!("{cards} cards cannot have been received in hand {}", n + 1));
        }
    }
    let received = position.received[hand - 1].map(|cards| cards.len());
    let played_out = position.hands.iter().all(|cards| cards.is_empty());
    if received[0] % 2 == 1 && !(played_out && position.field[0].is_empty()) {
        return refuse("a battle gives an even number of cards, and this hand still goes on");
    }
    for seat in [0, 1] {
        let cards = position.hands[seat].len()
            + usize::from(position.committed[seat].is_some())
            + position.field[seat].len()
            + (received[0] + received[1]) / 2;
        if cards != HAND_SIZE {
            return refuse(format!("seat {seat} has {cards} cards of this hand, not {HAND_SIZE}"));
        }
    }
    Ok(())
}

/// The field came about by the rules of battle and asks for what the phase says (FN-4 to FN-10).
fn check_phase(position: &Position) -> Result<(), Impossible> {
    let front = battle(&position.field)?;
    let idle = position.committed == [None, None];
    let fits = match (position.phase, front) {
        (Phase::Swap(seat), Front::Open) => {
            let hand = usize::from(position.hand);
            let fresh = position.hands.iter().all(|cards| cards.len() == HAND_SIZE);
            let less = |received: &[CardSet; 2]| {
                received[seat.index()].len() < received[seat.other().index()].len()
            };
            hand > 1 && fresh && idle && seat.0 < 2 && less(&position.received[hand - 2])
        }
        (Phase::Commit(Seat(0)), Front::Open) => idle && !position.hands[0].is_empty(),
        (Phase::Commit(Seat(1)), Front::Open) => {
            position.committed[0].is_some() && position.committed[1].is_none()
        }
        (Phase::Reinforce(seat), Front::Pressed(pressed, newest)) => {
            let answers = beaters(newest).intersection(position.hands[pressed.index()]);
            seat == pressed && idle && !answers.is_empty()
        }
        (Phase::Forfeit(seat), Front::Pressed(pressed, newest)) => {
            let uneven = position.field[0].len() != position.field[1].len();
            let answers = beaters(newest).intersection(position.hands[pressed.index()]);
            let shown = beaters(newest).minus(position.lacks[pressed.index()]).is_empty();
            let broke = answers.is_empty() && shown;
            seat == pressed && idle && uneven && (broke || position.options.may_yield)
        }
        (Phase::Over, Front::Open) => {
            let bare = position.field.iter().all(|line| line.is_empty());
            let played = position.hands.iter().all(|cards| cards.is_empty());
            usize::from(position.hand) == HANDS && idle && bare && played
        }
        _ => false,
    };
    if fits { Ok(()) } else { refuse("the phase does not fit the cards on the table") }
}

/// What a field asks for.
enum Front {
    /// A new pair: the field is empty or in a stand-off.
    Open,
    /// This seat is pressed by this card.
    Pressed(Seat, Card),
}

/// Plays the field back: stand-offs pair by pair, then reinforcements in turn.
fn battle(field: &[Pile<HAND_SIZE>; 2]) -> Result<Front, Impossible> {
    let unfair = || refuse("the cards on the field do not answer each other");
    let mut pairs = field[0].iter().zip(field[1].iter()).enumerate();
    let decided = pairs.find_map(|(n, (first, second))| {
        let loser = if beats(*first, *second) {
            Seat(1)
        } else if beats(*second, *first) {
            Seat(0)
        } else {
            return None;
        };
        Some((n, loser))
    });
    let Some((pair, mut pressed)) = decided else {
        return if field[0].len() == field[1].len() { Ok(Front::Open) } else { unfair() };
    };
    let mut at = [pair, pair];
    loop {
        let newest = field[pressed.other().index()][at[pressed.other().index()]];
        at[pressed.index()] += 1;
        match field[pressed.index()].get(at[pressed.index()]) {
            Some(answer) if beats(*answer, newest) => pressed = pressed.other(),
            Some(_) => return unfair(),
            None if field[pressed.other().index()].len() == at[pressed.other().index()] + 1 => {
                return Ok(Front::Pressed(pressed, newest));
            }
            None => return unfair(),
        }
    }
}

/// What the seats know agrees with where the cards are and with how the battles ended (FN-7).
fn check_knowledge(position: &Position) -> Result<(), Impossible> {
    for seat in [0, 1] {
        let committed = position.committed[seat].into_iter().collect();
        let held = position.hands[seat].union(committed);
        if let Some(card) = held.intersection(position.lacks[seat]).nth(0) {
            return refuse(format!("seat {seat} holds the {} and is said not to", card.name()));
        }
    }
    let received = &position.received[usize::from(position.hand) - 1];
    for seat in [Seat(0), Seat(1)] {
        let broke = position.phase == Phase::Forfeit(seat);
        let lost = broke || !received[seat.other().index()].is_empty();
        if !lost && !position.lacks[seat.index()].is_empty() {
            return refuse(format!(
                "{seat} cannot have shown what it lacks before it lost a battle of this hand"
            ));
        }
    }
    check_stockade(position)
}

/// Who left a card in the Stockade, or took one from where it was left, might swap then (FN-10).
fn check_stockade(position: &Position) -> Result<(), Impossible> {
    if position.left_by.iter().flatten().any(|seat| seat.0 > 1) {
        return refuse("a Stockade card was left by a seat that is not at the table");
    }
    let hand = usize::from(position.hand);
    // Who might swap before each of the hands from the second on, and has decided.
    let decided = hand - 1 - usize::from(matches!(position.phase, Phase::Swap(_)));
    let swapper = |received: &[CardSet; 2]| match received[0].len().cmp(&received[1].len()) {
        std::cmp::Ordering::Less => Some(Seat(0)),
        std::cmp::Ordering::Greater => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
    };
    let swappers: Vec<_> = position.received[..decided].iter().map(swapper).collect();
    let swaps = |seat| swappers.iter().filter(|swapper| **swapper == Some(seat)).count();
    let left = |seat| position.left_by.iter().filter(|by| **by == Some(seat)).count();
    for seat in [Seat(0), Seat(1)] {
        let exposed = position.exposed[seat.index()];
        if left(seat) > swaps(seat) {
            return refuse(format!("{seat} left more cards in the Stockade than it might swap"));
        }
        if exposed.is_empty() {
            continue;
        }
        // It took one for this hand, where the other had left it, and left one of its own.
        let took = decided == hand - 1 && swappers.last() == Some(&Some(seat)) && left(seat) > 0;
        if exposed.len() > 1 || !took || left(seat.other()) >= swaps(seat.other()) {
            return refuse("more is known of the Stockade than the swaps so far can tell");
        }
        let own = position.hands[seat.index()]
            .union(position.committed[seat.index()].into_iter().collect())
            .union(position.field[seat.index()].iter().copied().collect());
        let received = position.received[hand - 1];
        let played_on = own.union(received[0]).union(received[1]);
        if let Some(card) = exposed.minus(played_on).nth(0) {
            let card = card.name();
            return refuse(format!("{seat} is said to have taken the {card} and has not got it"));
        }
    }
    Ok(())
}
