//! Checks of fights and endings in a loaded position of Watchtower.

use super::Verdict;
use crate::cards::CardSet;
use crate::engine::{Impossible, Seat};
use crate::games::load::require;
use crate::games::watchtower::{
    BySeat, Contest, Fight, LARGEST_FIGHT, Phase, Position, WATCHTOWER, army_needed,
    showdown::count_tricks,
};

pub(super) fn check(position: &Position) -> Verdict {
    check_turned(position)?;
    match (&position.contest, position.public.phase) {
        (Some(contest), Phase::Pick(picker)) => {
            check_running(position)?;
            check_held(position, contest)?;
            check_contest(position, contest, picker)
        }
        (None, Phase::Turn(_)) => check_running(position),
        (None, Phase::Over) => check_over(position),
        _ => require(false, "cards are picked, and only then, while a fight goes on"),
    }
}

/// Checks that no one has won yet, or must have won (WT-16, WT-22).
fn check_running(position: &Position) -> Verdict {
    require(!position.public.winners.contains(&true), "somebody has won and the match goes on")?;
    require(position.public.still_in().count() > 1, "nobody is left to play against")?;
    require(
        position.public.still_in().any(|seat| !position.public.players[seat].campaign),
        "all are on campaign and there was no showdown",
    )
}

/// Checks that the cards held out are the holder's army, and that the picked cards are in the
/// armies (WT-9).
fn check_held(position: &Position, contest: &Contest) -> Verdict {
    let holder = contest.holder;
    require(holder.0 < position.seats(), format!("{holder} is not at the table"))?;
    let held: CardSet = contest.held.iter().copied().collect();
    let army = position.public.players[holder].army;
    require(
        !held.is_empty() && held == army && held.len() == contest.held.len(),
        "the cards held out are not the army of who holds them out",
    )?;
    for (seat, laid) in contest.laid.pairs() {
        let cards: CardSet = laid.iter().copied().collect();
        require(
            cards.len() == laid.len() && cards.minus(position.public.players[seat].army).is_empty(),
            format!("the cards picked from {seat} are not of its army"),
        )?;
    }
    Ok(())
}

/// Checks that the fight is possible and consistent with its progress.
fn check_contest(position: &Position, contest: &Contest, picker: Seat) -> Verdict {
    let named = match contest.fight {
        Fight::Battle { attacker, defender, .. } => [attacker, defender],
        Fight::FreeForAll { builder, .. } => [builder, builder],
    };
    require(
        named.iter().all(|seat| position.public.still_in().any(|other| other == *seat)),
        "somebody fights who is not in the match",
    )?;
    let fits = match contest.fight {
        Fight::Battle { attacker, defender, .. } => {
            check_battle(position, contest.fight)?;
            let count = contest.fight.count();
            let expected = |seat: Seat| {
                let laid = contest.laid[seat].len();
                match (contest.holder == attacker, seat) {
                    (true, seat) if seat == attacker => laid < count,
                    (false, seat) if seat == attacker => laid == count,
                    (false, seat) if seat == defender => laid < count,
                    _ => laid == 0,
                }
            };
            let sides = (contest.holder, picker);
            (sides == (attacker, defender) || sides == (defender, attacker))
                && Seat::all(position.seats()).all(expected)
        }
        Fight::FreeForAll { builder, .. } => {
            check_free_for_all(position, contest.fight)?;
            let mut before = true;
            picker == position.before(contest.holder)
                && builder.clockwise(position.seats()).all(|seat| {
                    before &= seat != contest.holder;
                    let fights = before && !position.public.players[seat].army.is_empty();
                    contest.laid[seat].len() == usize::from(fights)
                })
        }
    };
    require(fits, "the cards picked so far do not fit the fight")
}

/// Checks that a challenge or campaign battle is legal (WT-8, WT-20).
fn check_battle(position: &Position, fight: Fight) -> Verdict {
    let Fight::Battle { attacker, defender, prize, count } = fight else { return Ok(()) };
    let (own, other) = (&position.public.players[attacker], &position.public.players[defender]);
    let most = own.army.len().min(other.army.len());
    let count = usize::from(count);
    let fits = match prize {
        Some(card) => {
            let height = other.fort.height(card.rank());
            !other.campaign
                && other.fort.is_top(card)
                && height < WATCHTOWER
                && own.army.len() >= army_needed(height)
                && own.tries.of(card) > 0
                && (1..=most.min(2)).contains(&count)
        }
        None => own.campaign && other.campaign && count == most.min(LARGEST_FIGHT),
    };
    let timely = attacker == position.public.current && position.public.this_turn.challenged;
    require(fits && timely && attacker != defender, "there is a battle that nobody can have begun")
}

/// Checks that a watchtower would be complete with a card from the barracks (WT-17, WT-18).
fn check_free_for_all(position: &Position, fight: Fight) -> Verdict {
    let Fight::FreeForAll { builder, prize } = fight else { return Ok(()) };
    let player = &position.public.players[builder];
    let own = builder == position.public.current;
    // The builder's own turn, or one in which it was challenged for the third time (WT-14).
    let timely = if own {
        !position.public.this_turn.campaigned
    } else {
        position.public.this_turn.challenged
    };
    let short = player.fort.height(prize.rank()) + 1 == WATCHTOWER && !player.campaign;
    require(
        short && timely && !position.public.won.contains(prize),
        "there is a free-for-all for a card that completes no watchtower",
    )
}

/// Checks that cards turned up together are distinct, the same number for each seat that turned
/// some up.
fn check_turned(position: &Position) -> Verdict {
    let mut seen = CardSet::EMPTY;
    let (mut sides, mut length) = (0, 0);
    for line in position.public.turned.iter().filter(|line| !line.is_empty()) {
        let cards: CardSet = line.iter().copied().collect();
        require(
            cards.len() == line.len() && cards.intersection(seen).is_empty(),
            "a card was turned up twice at once",
        )?;
        require(
            sides == 0 || length == line.len(),
            "some turned up more cards than others at once",
        )?;
        seen = seen.union(cards);
        length = line.len();
        sides += 1;
    }
    let battle = length <= 1 || sides == 2 && length <= LARGEST_FIGHT;
    let lines = length % 2 == 1 && position.public.phase == Phase::Over;
    require(battle || lines, "so many cards are not turned up at once")
}

/// Checks that the match ended according to the rules (WT-16, WT-22 to WT-24).
fn check_over(position: &Position) -> Verdict {
    let left: Vec<Seat> = position.public.still_in().collect();
    let campaigns = |seat: &&Seat| position.public.players[**seat].campaign;
    let marching: Vec<Seat> = left.iter().filter(campaigns).copied().collect();
    let armed = |seat: &&Seat| !position.public.players[**seat].army.is_empty();
    let armed: Vec<Seat> = left.iter().filter(armed).copied().collect();
    let (rounds, siege_rounds) =
        (position.public.rounds(), position.public.options.siege.siege_rounds(position.seats()));
    let bound = left.iter().all(|seat| position.public.players[*seat].turns == rounds);
    let timed = bound || position.public.siege.is_some_and(|siege| siege.rounds == siege_rounds);
    let expected = if let [last] = left[..] {
        BySeat::from_fn(position.seats(), |seat| seat == last)
    } else if marching.len() < left.len() && !timed {
        return require(false, "the match is over and nobody has won it");
    } else if let ([only], _) | ([], [only]) = (&marching[..], &armed[..]) {
        BySeat::from_fn(position.seats(), |seat| seat == *only)
    } else {
        most_tricks(position, &marching)?
    };
    require(position.public.winners == expected, "others have won than the cards say")
}

/// Returns who has the most tricks of the current lines (WT-22).
fn most_tricks(position: &Position, marching: &[Seat]) -> Result<BySeat<bool>, Impossible> {
    for (seat, line) in position.public.turned.pairs().filter(|(_, line)| !line.is_empty()) {
        let player = &position.public.players[seat];
        let cards: CardSet = line.iter().copied().collect();
        let stranger = !marching.is_empty() && !marching.contains(&seat);
        require(
            !player.out && !stranger && player.army == cards && player.shown == cards,
            format!("the line of {seat} is not its army"),
        )?;
    }
    let tricks = count_tricks(&position.public.turned);
    let most = tricks.iter().flatten().max().copied();
    require(most.is_some(), "there was no showdown")?;
    Ok(BySeat::from_fn(position.seats(), |seat| tricks[seat] == most))
}
