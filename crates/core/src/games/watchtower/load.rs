//! Positions of Watchtower as JSON, with checks that a loaded one is possible. This file checks
//! players and turns; submodules check the barracks, the siege, fights and endings.

mod barracks;
mod fights;
mod siege;

use super::{DEALT, Phase, Player, Position, TurnHistory, WATCHTOWER, drawn_for};
use crate::cards::{Card, CardSet, check_deck};
use crate::engine::{Game, Impossible, Seat};
use crate::games::load::{json_of_position, require};

type Verdict = Result<(), Impossible>;

/// Maximum shuffles in one action: everything a battle can cause, and a showdown with ties.
const MOST_SHUFFLES: usize = 40;

json_of_position! { Position, check,
    "options" "seed" "shuffles" "first" "current" "phase" "deeds" "siege" "players" "barracks" "won"
    "contest" "turned" "winners"
}

fn check(position: &Position) -> Verdict {
    check_seats(position)?;
    check_deck(position.places())?;
    for (seat, player) in position.public.players.pairs() {
        check_player(position, seat, player)?;
    }
    check_knowledge(position)?;
    barracks::check(position)?;
    if let Phase::Opening(seat) = position.public.phase {
        return check_opening(position, seat);
    }
    check_turns(position)?;
    check_this_turn(position)?;
    siege::check(position)?;
    fights::check(position)
}

/// Rejects a position that has any of these cards, with the reason for the card's name.
fn no_card(cards: CardSet, reason: impl Fn(String) -> String) -> Verdict {
    cards.nth(0).map_or(Ok(()), |card| Err(Impossible(reason(card.name()))))
}

/// Checks that all parts have the same seats.
fn check_seats(position: &Position) -> Verdict {
    position.setup().check::<Position>()?;
    let seats = position.seats();
    let laid = position.contest.as_ref().map_or(seats, |contest| contest.laid.seats());
    let siege = position.public.siege.map_or(seats, |siege| siege.ended.seats());
    let others = [position.public.turned.seats(), position.public.winners.seats(), laid, siege];
    require(others == [seats; 4], format!("there are {seats} players, and lists for {others:?}"))?;
    let most = Position::bound(&position.setup()).map(|actions| actions * MOST_SHUFFLES);
    require(
        most.is_none_or(|most| position.shuffles as usize <= most),
        "cards were shuffled more often than a match has actions",
    )?;
    let named = match position.public.phase {
        Phase::Opening(seat) | Phase::Turn(seat) | Phase::Pick(seat) => seat,
        Phase::Over => position.public.first,
    };
    let mut named = [position.public.first, position.public.current, named].into_iter();
    named.try_for_each(|seat| require(seat.0 < seats, format!("{seat} is not at the table")))
}

/// Checks that a player's cards fit its status (WT-14, WT-16, WT-17, WT-19, WT-21).
fn check_player(position: &Position, seat: Seat, player: &Player) -> Verdict {
    let over = position.public.phase == Phase::Over;
    no_card(player.shown.minus(player.army), |name| {
        format!("{seat} is known to hold the {name} and does not")
    })?;
    let nothing = player.fort.is_empty() && player.army.is_empty() && !player.campaign;
    let gone = nothing && player.turns > 0 && player.tries.iter().next().is_none();
    require(!player.out || gone, format!("{seat} is out and still in the match"))?;
    let complete = player.fort.complete().is_some();
    if player.campaign {
        require(
            complete && player.fort.len() == WATCHTOWER,
            format!("{seat} is on campaign and its fort is not just a watchtower"),
        )?;
        let armed = !player.army.is_empty() || over;
        require(armed, format!("{seat} is on campaign without an army"))?;
    } else {
        // Four of a kind that were dealt count on the first turn (WT-2).
        let dealt = player.turns == 0 && player.fort.len() == DEALT;
        // One that came when the last rival was eliminated was no longer fought for (WT-16).
        let alone = over && position.public.still_in().count() == 1;
        require(
            !complete || dealt || alone,
            format!("{seat} has a complete watchtower and is not on campaign"),
        )?;
    }
    check_tries(position, seat, player)
}

/// Checks that challenges were made one per turn, for cards still in another player's fort (WT-7,
/// WT-14).
fn check_tries(position: &Position, seat: Seat, player: &Player) -> Verdict {
    let [once, twice, thrice] = player.tries.0;
    require(
        twice.minus(once).is_empty() && thrice.minus(twice).is_empty(),
        format!("the challenges of {seat} do not follow each other"),
    )?;
    let others = position.public.players.pairs().filter(|(other, _)| *other != seat);
    let forts = others.fold(CardSet::EMPTY, |all, (_, other)| all.union(other.fort.set()));
    no_card(once.minus(forts), |name| {
        format!("{seat} challenged for the {name}, which is in no other fort")
    })?;
    let idle = seat == position.public.current && !position.public.this_turn.challenged;
    let chances = usize::from(player.turns) - usize::from(idle && player.turns > 0);
    let made: usize = player.tries.iter().map(|(_, tries)| tries).sum();
    require(
        made <= chances || position.public.phase == Phase::Over,
        format!("{seat} challenged more often than it had turns"),
    )
}

/// Checks that cards won in battle are publicly known (WT-17).
fn check_knowledge(position: &Position) -> Verdict {
    let open = position
        .public
        .players
        .iter()
        .fold(CardSet::EMPTY, |all, player| all.union(player.fort.set()).union(player.shown));
    no_card(position.public.won.minus(open), |name| {
        format!("the {name} was won in a battle and nobody knows where it is")
    })
}

/// Checks that nothing has happened except that some seats before this one burned a card (WT-4).
fn check_opening(position: &Position, seat: Seat) -> Verdict {
    let fresh = position.public.players.iter().all(|player| {
        let Player { tries, turns, out, campaign, shown, .. } = player;
        let idle = *turns == 0 && !out && !campaign && shown.is_empty();
        idle && tries.iter().next().is_none()
    });
    let quiet = position.contest.is_none()
        && position.public.won.is_empty()
        && position.public.this_turn == TurnHistory::default()
        && position.public.siege.is_none()
        && position.public.current == position.public.first
        && position.public.turned.iter().all(|line| line.is_empty())
        && !position.public.winners.contains(&true);
    require(fresh && quiet, "before the first turn nothing but burning can have happened")?;
    // The burned cards are known at the bottom, the last seat's lowest.
    let burned: Vec<Card> = position.barracks.cards.iter().copied().collect();
    let mut burned = burned[..position.barracks.open.len()].iter().rev();
    for (other, player) in position.public.players.pairs() {
        let burnt = player.fort.len() < DEALT;
        let card = if burnt { burned.next().copied() } else { None };
        let gained = card.map_or(0, |card| usize::from(drawn_for(card)));
        let has = (player.fort.len() + usize::from(burnt), player.army.len());
        require(
            has == (DEALT, DEALT + gained) && (!burnt || other < seat && card.is_some()),
            format!("{other} has other cards than it can have before the first turn"),
        )?;
        require(
            card.is_none_or(|card| position.barracks.open.contains(card)),
            "a burned card does not lie at the bottom of the barracks",
        )?;
    }
    require(burned.next().is_none(), "more cards were burned than fort cards are missing")
}

/// Checks that turns went around from the first player (WT-5, WT-24).
fn check_turns(position: &Position) -> Verdict {
    let round = position.public.players[position.public.current].turns;
    let rounds = position.public.rounds();
    require((1..=rounds).contains(&round), format!("round {round} of {rounds}"))?;
    let mut begun = true;
    for seat in position.public.first.clockwise(position.seats()) {
        let player = &position.public.players[seat];
        let expected = if begun { round } else { round - 1 };
        require(
            player.turns == expected || player.turns < expected && player.out,
            format!("{seat} has had {} turns, not {expected}", player.turns),
        )?;
        begun &= seat != position.public.current;
    }
    Ok(())
}

/// Checks that the plays of this turn are possible (WT-6, WT-7, WT-19).
fn check_this_turn(position: &Position) -> Verdict {
    let this_turn = position.public.this_turn;
    let current = &position.public.players[position.public.current];
    let fits = match position.public.phase {
        Phase::Turn(seat) => {
            seat == position.public.current
                && !current.out
                && !(current.campaign && this_turn.challenged)
                && !(current.campaign && this_turn.burned && !this_turn.campaigned)
        }
        Phase::Over => this_turn == TurnHistory::default(),
        _ => true,
    };
    require(fits, "the phase does not fit what was done in the turn")
}
