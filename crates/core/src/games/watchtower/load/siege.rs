//! Checks of the siege count in a loaded position of Watchtower.

use super::Verdict;
use crate::games::load::require;
use crate::games::watchtower::{Phase, Position};

/// Checks that the count fits the campaigns and the number of turns (WT-24).
pub(super) fn check(position: &Position) -> Verdict {
    let over = position.public.phase == Phase::Over;
    let current = &position.public.players[position.public.current];
    let campaigns =
        position.public.still_in().filter(|seat| position.public.players[*seat].campaign).count();
    let Some(siege) = position.public.siege else {
        // The turn in which the siege begins does not count.
        let begins = campaigns == 1 && current.campaign && position.public.this_turn.campaigned;
        return require(
            campaigns == 0 || begins || over,
            "somebody is on campaign, and the rounds of the siege are not counted",
        );
    };
    require(campaigns > 0, "the rounds of a siege are counted, and nobody is on campaign")?;
    let limit = position.public.options.siege.siege_rounds(position.seats());
    require(
        siege.rounds < limit || siege.rounds == limit && over,
        format!("{} rounds of a siege of {limit} are over", siege.rounds),
    )?;
    if over {
        return Ok(());
    }
    // The seats that had a turn since the last complete round are the most recent ones.
    let mut had = false;
    for seat in position.public.current.clockwise(position.seats()) {
        let player = &position.public.players[seat];
        if player.out {
            continue;
        }
        let running = seat == position.public.current;
        let ended = siege.ended[seat];
        require(
            if ended { !running } else { !had },
            format!("{seat} did not end its turns of the siege in order"),
        )?;
        had = ended;
        require(
            player.turns >= siege.rounds + u8::from(had) + u8::from(running),
            format!("{seat} had fewer turns than the siege"),
        )?;
    }
    Ok(())
}
