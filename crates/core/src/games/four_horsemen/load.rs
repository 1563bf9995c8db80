//! Checks that a loaded position of Four Horsemen is possible.

use super::{
    CardSet, FATE_SIZE, FAVOR_TO_WIN, HANDS, Horseman, Phase, Played, Position, ScorePile, gainer,
    hand_size, score,
};
use crate::cards::check_deck;
use crate::engine::{Game, Impossible, Seat};
use crate::games::load::{json_of_position, require};

type Verdict = Result<(), Impossible>;

json_of_position! { Position, check,
    "seed" "hand" "phase" "leader" "opening" "hands" "round" "piles" "favor" "fate"
}

fn check(position: &Position) -> Verdict {
    check_seats(position)?;
    check_deck(position.places())?;
    // Completed rounds of the hand.
    let rounds = position.public.piles.iter().map(|pile| pile.cards.len()).max().unwrap_or(0);
    position.public.piles.pairs().try_for_each(|(seat, pile)| check_pile(seat, pile, rounds))?;
    let together = position.public.piles.iter().filter(|pile| pile.cards.len() == rounds).count();
    require(together > 1, "nobody plays a round alone")?;
    all_seats(position).try_for_each(|seat| check_cards(position, seat))?;
    check_phase(position, rounds)?;
    check_favor(position)?;
    check_fate(position)?;
    check_opening(position, rounds)
}

fn all_seats(position: &Position) -> impl Iterator<Item = Seat> {
    Seat::all(position.hands.seats())
}

/// Checks that all parts have the same seats, and that only two-player tables have a Fate deck
/// (FH-3).
fn check_seats(position: &Position) -> Verdict {
    position.setup().check::<Position>()?;
    let (seats, leader) = (position.hands.seats(), position.public.leader);
    let others = [
        position.public.round.seats(),
        position.public.piles.seats(),
        position.public.favor.seats(),
    ];
    let reason = format!("round, piles and favor are for {others:?} seats, hands for {seats}");
    require(others == [seats; 3], reason)?;
    require(leader.0 < seats, format!("{leader} leads and is not at the table"))?;
    let (fate, expected) = (position.fate.cards.len(), if seats == 2 { FATE_SIZE } else { 0 });
    let reason = format!("with {seats} seats the Fate deck has {expected} cards, not {fate}");
    require(fate == expected, reason)?;
    let put_by = &position.fate.put_by;
    let reason = "a card was put under a Fate deck that is not there";
    require(put_by[fate..].iter().all(Option::is_none), reason)?;
    let reason = "a card was put under the Fate deck by a seat that is not at the table";
    require(put_by.iter().flatten().all(|seat| seat.0 < seats), reason)
}

/// Checks that a pile grew card by card, one per round (FH-7 to FH-9).
fn check_pile(seat: Seat, pile: &ScorePile, rounds: usize) -> Verdict {
    let mut played_back = ScorePile::default();
    for card in &pile.cards[..] {
        let reason = format!("{seat} was given the {} when it was out", card.name());
        require(!played_back.out, reason)?;
        played_back.receive(*card);
        played_back.perish();
    }
    let reason = format!("the pile of {seat} lies otherwise than its cards make it lie");
    require(played_back == *pile, reason)?;
    let always = pile.out || pile.cards.len() == rounds;
    require(always, format!("{seat} was not given a card in every round"))
}

/// Returns how many cards a seat has played in this hand.
fn plays(position: &Position, seat: Seat) -> usize {
    position.public.piles[seat].cards.len() + usize::from(position.public.round[seat].is_some())
}

/// Checks that a seat has played one card per round while it was in (FH-3, FH-5).
fn check_cards(position: &Position, seat: Seat) -> Verdict {
    let size = hand_size(position.hands.seats());
    let dealt = position.hands[seat].len() + plays(position, seat);
    require(dealt == size, format!("{seat} has {dealt} cards of this hand, not {size}"))?;
    let plays_on = !position.public.piles[seat].out || position.public.round[seat].is_none();
    require(plays_on, format!("{seat} is out and has played"))
}

/// Checks that the cards of the round were played in turn, and that the phase says what comes next
/// (FH-5, FH-7, FH-12).
fn check_phase(position: &Position, rounds: usize) -> Verdict {
    let mut in_turn = position.public.piles.still_in(position.public.leader);
    let next = in_turn.by_ref().find(|seat| position.public.round[*seat].is_none());
    let orderly = in_turn.all(|seat| position.public.round[seat].is_none());
    require(orderly, "the cards of the round were not played in turn")?;
    let still_in = position.public.piles.still_in(Seat(0)).count();
    let ended = still_in < 2 || rounds == hand_size(position.hands.seats());
    let going_on = !ended && !position.public.piles[position.public.leader].out;
    let winner = position.public.round.winning().map(|(winner, _)| winner);
    let fits = match position.public.phase {
        Phase::Play(seat) => going_on && next == Some(seat),
        Phase::Give(seat) => going_on && next.is_none() && winner == Some(seat),
        Phase::Over => ended && winner.is_none(),
    };
    require(fits, "the phase does not fit the cards on the table")?;
    match after_a_death(position, rounds).filter(|_| !ended) {
        Some(leader) => {
            let reason =
                format!("the winner of the last round took a Death card, so {leader} leads");
            require(leader == position.public.leader, reason)
        }
        None => Ok(()),
    }
}

/// Returns the seat that leads after a round won with a Death card, which its winner had to take
/// (FH-7, FH-11).
fn after_a_death(position: &Position, rounds: usize) -> Option<Seat> {
    let last = rounds.checked_sub(1)?;
    let given = position
        .public
        .piles
        .pairs()
        .filter_map(|(seat, pile)| Some((*pile.cards.get(last)?, seat)));
    let (_, winner) = given.max().filter(|(card, _)| card.suit() == Horseman::Death)?;
    position.public.piles.still_in(winner).next()
}

/// Checks that there is no more Favor than hands played, and that the winner won the last hand
/// (FH-14, FH-15).
fn check_favor(position: &Position) -> Verdict {
    let hand = position.hand;
    require((1..=HANDS).contains(&hand), format!("hand {hand} of {HANDS}"))?;
    let over = position.public.phase == Phase::Over;
    let ended = hand - u8::from(!over);
    let favor = position.public.favor.iter().fold(0u8, |sum, favor| sum.saturating_add(*favor));
    require(favor <= ended, format!("{favor} Favor were gained in {ended} hands"))?;
    let gainer = gainer(&score(&position.public.piles)).filter(|_| over);
    let gained = gainer.is_none_or(|seat| position.public.favor[seat] > 0);
    require(gained, "the Favor of the last hand is missing")?;
    let winners = || position.public.favor.pairs().filter(|(_, favor)| **favor >= FAVOR_TO_WIN);
    for (seat, favor) in winners() {
        let reason = format!("{seat} has more Favor than wins the match");
        require(*favor == FAVOR_TO_WIN, reason)?;
        require(gainer == Some(seat), format!("{seat} has won and not with the last hand"))?;
    }
    let decided = hand == HANDS || winners().next().is_some();
    require(decided || !over, "the match is over and nobody has won it")
}

/// Checks that cards went under the Fate deck one at a time, in exchange for cards played (FH-6).
fn check_fate(position: &Position) -> Verdict {
    let put_by = &position.fate.put_by;
    let put = put_by.iter().flatten().count();
    let reason = "a card that was dealt to the Fate deck lies under one that was put there";
    require(!put_by[..put].contains(&None), reason)?;
    // The last seat to play is the last one to have put a card there.
    let from_fate = |seat: Seat| position.public.round[seat].map(|played| played.from_fate);
    let in_turn = position.public.piles.still_in(position.public.leader);
    let mut fated: Vec<_> =
        in_turn.filter(|seat| from_fate(*seat) == Some(true)).map(Some).collect();
    fated.reverse();
    let reason = "the round's cards from the Fate deck do not fit the cards put there";
    require(put_by.starts_with(&fated), reason)?;
    // The card that opened the hand came from a hand.
    let all: usize = all_seats(position).map(|seat| plays(position, seat)).sum();
    require(put == 0 || put < all, "the first lead of the hand came from the Fate deck")?;
    all_seats(position).try_for_each(|seat| {
        let put = put_by.iter().filter(|by| **by == Some(seat)).count();
        let from_hand = usize::from(from_fate(seat) == Some(false));
        let reason = format!("{seat} has put more cards under the Fate deck than it played");
        require(put + from_hand <= plays(position, seat), reason)
    })
}

/// Checks that the hand was opened with the lowest card of all hands, from the hand (FH-4).
fn check_opening(position: &Position, rounds: usize) -> Verdict {
    let put: CardSet =
        position.fate.iter().filter(|(_, by)| by.is_some()).map(|(card, _)| card).collect();
    let Some(opening) = position.public.opening else {
        let fresh = rounds == 0 && position.public.round.cards().next().is_none() && put.is_empty();
        let leads = position.lowest_held().is_some_and(|(seat, _)| seat == position.public.leader);
        let reason = "only the holder of the lowest card opens a hand, before anything else";
        return require(fresh && leads, reason);
    };
    let led = match rounds {
        0 => {
            position.public.round[position.public.leader]
                == Some(Played { card: opening, from_fate: false })
        }
        _ => position.public.piles.iter().any(|pile| pile.cards.first() == Some(&opening)),
    };
    require(led, format!("the {} has not opened the hand", opening.name()))?;
    let lower = CardSet::below(opening);
    let held = position.hands.iter().fold(put, |all, hand| all.union(*hand)).intersection(lower);
    if let Some(card) = held.nth(0) {
        require(false, format!("the {} was dealt to a hand and did not open it", card.name()))?;
    }
    for played in position.public.round.iter().flatten().filter(|played| !played.from_fate) {
        let reason = format!("the {} was in a hand and did not open it", played.card.name());
        require(!lower.contains(played.card), reason)?;
    }
    // Lower cards that are no longer in the Fate deck have been played from it.
    let in_fate: CardSet = position.fate.iter().map(|(card, _)| card).collect();
    let reason = "a card lower than the opening one was played and not from the Fate deck";
    require(lower.minus(in_fate).len() <= put.len(), reason)
}
