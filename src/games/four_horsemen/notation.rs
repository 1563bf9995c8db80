//! A position as JSON, and the checks that it is one the rules can lead to.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::position::{FAVOR_TO_WIN, HANDS, Phase, Position};
use super::{CardSet, FATE_SIZE, Horseman, Played, ScorePile, gainer, hand_size, score};
use crate::cards::check_deck;
use crate::engine::{Game, Impossible, Seat};

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
    check_seats(position)?;
    check_deck(position.places())?;
    let rounds = check_piles(position)?;
    check_hands(position)?;
    check_phase(position, rounds)?;
    check_favor(position)?;
    check_fate(position)?;
    check_opening(position, rounds)
}

fn refuse<T>(reason: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible(reason.into()))
}

/// Everything is there for the same seats, and a Fate deck for two (FH-3).
fn check_seats(position: &Position) -> Result<(), Impossible> {
    let seats = position.hands.seats();
    position.setup().check::<Position>()?;
    let others = [position.round.seats(), position.piles.seats(), position.favor.seats()];
    if others != [seats; 3] {
        return refuse(format!(
            "round, piles and favor are for {others:?} seats, hands for {seats}"
        ));
    }
    if position.leader.0 >= seats {
        return refuse(format!("{} leads and is not at the table", position.leader));
    }
    let (fate, expected) = (position.fate.cards.len(), if seats == 2 { FATE_SIZE } else { 0 });
    if fate != expected {
        return refuse(format!(
            "with {seats} seats the Fate deck has {expected} cards, not {fate}"
        ));
    }
    if position.fate.put_by[fate..].iter().any(Option::is_some) {
        return refuse("a card was put under a Fate deck that is not there");
    }
    Ok(())
}

/// The piles came about card by card (FH-7 to FH-9). Returns how many rounds are over.
fn check_piles(position: &Position) -> Result<usize, Impossible> {
    let rounds = position.piles.iter().map(|pile| pile.cards.len()).max().unwrap_or(0);
    for (seat, pile) in position.piles.pairs() {
        let mut played_back = ScorePile::default();
        for card in &pile.cards[..] {
            if played_back.out {
                return refuse(format!("{seat} was given the {} when it was out", card.name()));
            }
            played_back.receive(*card);
            played_back.perish();
        }
        if played_back != *pile {
            return refuse(format!("the pile of {seat} lies otherwise than its cards make it lie"));
        }
        if !pile.out && pile.cards.len() != rounds {
            return refuse(format!("{seat} was not given a card in every round"));
        }
    }
    let together = position.piles.iter().filter(|pile| pile.cards.len() == rounds).count();
    if together < 2 {
        return refuse("nobody plays a round alone");
    }
    Ok(rounds)
}

/// Each seat has played a card a round while it was in (FH-3, FH-5).
fn check_hands(position: &Position) -> Result<(), Impossible> {
    let seats = position.hands.seats();
    for (seat, hand) in position.hands.pairs() {
        let pile = &position.piles[seat];
        let played = usize::from(position.round[seat].is_some());
        let dealt = hand.len() + played + pile.cards.len();
        if dealt != hand_size(seats) {
            return refuse(format!(
                "{seat} has {dealt} cards of this hand, not {}",
                hand_size(seats)
            ));
        }
        if pile.out && played > 0 {
            return refuse(format!("{seat} is out and has played"));
        }
    }
    Ok(())
}

/// The cards of the round were played in turn, and the phase says what comes next (FH-5, FH-7,
/// FH-12).
fn check_phase(position: &Position, rounds: usize) -> Result<(), Impossible> {
    let mut in_turn = position.piles.still_in(position.leader);
    let next = in_turn.by_ref().find(|seat| position.round[*seat].is_none());
    if in_turn.any(|seat| position.round[seat].is_some()) {
        return refuse("the cards of the round were not played in turn");
    }
    let still_in = position.piles.iter().filter(|pile| !pile.out).count();
    let ended = still_in < 2 || rounds == hand_size(position.hands.seats());
    let going_on = !ended && !position.piles[position.leader].out;
    let fits = match position.phase {
        Phase::Play(seat) => going_on && next == Some(seat),
        Phase::Give(seat) => {
            let winner = position.round.winning().map(|(winner, _)| winner);
            going_on && next.is_none() && winner == Some(seat)
        }
        Phase::Over => ended && position.round.cards().next().is_none(),
    };
    if !fits {
        return refuse("the phase does not fit the cards on the table");
    }
    match after_a_death(position, rounds) {
        Some(leader) if !ended && leader != position.leader => {
            refuse(format!("the winner of the last round took a Death card, so {leader} leads"))
        }
        _ => Ok(()),
    }
}

/// Who leads after a round that was won with a Death card, which its winner had to take (FH-7,
/// FH-11).
fn after_a_death(position: &Position, rounds: usize) -> Option<Seat> {
    let last = |(seat, pile): (Seat, &ScorePile)| Some((*pile.cards.get(rounds - 1)?, seat));
    let given = position.piles.pairs().filter(|_| rounds > 0).filter_map(last);
    let (_, winner) = given.max().filter(|(card, _)| card.suit() == Horseman::Death)?;
    position.piles.still_in(winner).next()
}

/// No more Favor than hands were played, and who has won has won the last one (FH-14, FH-15).
fn check_favor(position: &Position) -> Result<(), Impossible> {
    let hand = position.hand;
    if !(1..=HANDS).contains(&hand) {
        return refuse(format!("hand {hand} of {HANDS}"));
    }
    let over = position.phase == Phase::Over;
    let ended = if over { hand } else { hand - 1 };
    let favor = position.favor.iter().fold(0u8, |sum, favor| sum.saturating_add(*favor));
    if favor > ended {
        return refuse(format!("{favor} Favor were gained in {ended} hands"));
    }
    let gainer = gainer(&score(&position.piles)).filter(|_| over);
    if gainer.is_some_and(|seat| position.favor[seat] == 0) {
        return refuse("the Favor of the last hand is missing");
    }
    let mut won = false;
    for (seat, favor) in position.favor.pairs().filter(|(_, favor)| **favor >= FAVOR_TO_WIN) {
        if *favor > FAVOR_TO_WIN {
            return refuse(format!("{seat} has more Favor than wins the match"));
        }
        if gainer != Some(seat) {
            return refuse(format!("{seat} has won and not with the last hand"));
        }
        won = true;
    }
    if over && hand < HANDS && !won {
        return refuse("the match is over and nobody has won it");
    }
    Ok(())
}

/// Cards went under the Fate deck one by one for cards that were played (FH-6).
fn check_fate(position: &Position) -> Result<(), Impossible> {
    let put_by = &position.fate.put_by;
    let put = put_by.iter().flatten().count();
    if put_by[..put].contains(&None) {
        return refuse("a card that was dealt to the Fate deck lies under one that was put there");
    }
    if put_by.iter().flatten().any(|seat| seat.0 >= position.hands.seats()) {
        return refuse("a card was put under the Fate deck by a seat that is not at the table");
    }
    // The last one to play is the last one to have put a card there.
    let in_turn = position.piles.still_in(position.leader);
    let from_fate = |seat: &Seat| position.round[*seat].is_some_and(|played| played.from_fate);
    let fated: Vec<Option<Seat>> = in_turn.filter(from_fate).map(Some).collect();
    if !put_by[..].starts_with(&fated.iter().copied().rev().collect::<Vec<_>>()) {
        return refuse("the round's cards from the Fate deck do not fit the cards put there");
    }
    let plays =
        |seat: Seat| position.piles[seat].cards.len() + usize::from(position.round[seat].is_some());
    // The card that opened the hand came from a hand.
    if put > 0 && put >= Seat::all(position.hands.seats()).map(plays).sum() {
        return refuse("the first lead of the hand came from the Fate deck");
    }
    for seat in Seat::all(position.hands.seats()) {
        let plays = plays(seat);
        let from_hand = usize::from(position.round[seat].is_some_and(|played| !played.from_fate));
        let put = put_by.iter().filter(|by| **by == Some(seat)).count();
        if put + from_hand > plays {
            return refuse(format!("{seat} has put more cards under the Fate deck than it played"));
        }
    }
    Ok(())
}

/// The hand was opened with the lowest card of all hands, from the hand (FH-4).
fn check_opening(position: &Position, rounds: usize) -> Result<(), Impossible> {
    let fresh = rounds == 0 && position.round.cards().next().is_none();
    let put = position.fate.iter().filter(|(_, by)| by.is_some());
    let put: CardSet = put.map(|(card, _)| card).collect();
    let Some(opening) = position.opening else {
        let leads = position.lowest_held().is_some_and(|(seat, _)| seat == position.leader);
        return if fresh && put.is_empty() && leads {
            Ok(())
        } else {
            refuse("only the holder of the lowest card opens a hand, before anything else")
        };
    };
    let led = if rounds == 0 {
        position.round[position.leader] == Some(Played { card: opening, from_fate: false })
    } else {
        position.piles.iter().any(|pile| pile.cards.first() == Some(&opening))
    };
    if !led {
        return refuse(format!("the {} has not opened the hand", opening.name()));
    }
    let lower = CardSet::below(opening);
    let held = position.hands.iter().fold(put, |all, hand| all.union(*hand)).intersection(lower);
    if let Some(card) = held.nth(0) {
        return refuse(format!("the {} was dealt to a hand and did not open it", card.name()));
    }
    let mut in_round = position.round.iter().flatten();
    let lower_played = |played: &&Played| !played.from_fate && lower.contains(played.card);
    if let Some(played) = in_round.find(lower_played) {
        return refuse(format!("the {} was in a hand and did not open it", played.card.name()));
    }
    // Lower cards that are not in the Fate deck any more have been played from it.
    let in_fate: CardSet = position.fate.iter().map(|(card, _)| card).collect();
    if lower.minus(in_fate).len() > put.len() {
        return refuse("a card lower than the opening one was played and not from the Fate deck");
    }
    Ok(())
}
