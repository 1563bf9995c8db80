//! What an opponent with a character says when a match begins: it remembers the last ones of the same
//! game.

use super::game::TableGame;
use super::play::Play;
use crate::words::says_again;
use cardkeep_core::engine::Seat;
use cardkeep_store::{DataDir, PastMatch, Player};

/// How many matches are remembered.
const REMEMBERED: usize = 10;

/// Returns what it says; `None` if none of the opponents has met the player, and to several people.
pub(super) fn greeting<T: TableGame>(play: &Play<T>, data_dir: &DataDir) -> Option<String> {
    let (session, names) = (&play.session, &play.names);
    if session.is_shared() || session.is_taught() || !play.settings.lines {
        return None;
    }
    let kept = data_dir.latest(T::ID, REMEMBERED);
    let rivals: Vec<&str> =
        names.clockwise().skip(1).map(|seat: Seat| names.of_seat(seat)).collect();
    let (who, defeats) = remembered(&rivals, &kept)?;
    says_again(who, defeats)
}

/// Returns the opponent whose last match with the player was the latest that one of the two won, and how many
/// in a row the opponent has lost. `kept` are the matches, newest first.
fn remembered<'a>(rivals: &[&'a str], kept: &[PastMatch]) -> Option<(&'a str, usize)> {
    let results = |rival: &str| {
        let met = kept.iter().filter(|past| past.heading.is_counted() && !past.given_up);
        let results = met.filter_map(|past| {
            let rival = past.heading.names.iter().position(|name| name == rival)?;
            let player = past.heading.players.iter().position(|it| *it == Player::Human)?;
            [(rival, true), (player, false)]
                .into_iter()
                .find(|(seat, _)| past.winners[..] == [*seat])
                .map(|(_, won)| (past.heading.saved, won))
        });
        results.collect::<Vec<_>>()
    };
    let met = rivals.iter().map(|rival| (*rival, results(rival)));
    let (rival, results) = met.filter(|(_, results)| !results.is_empty()).max_by_key(latest)?;
    Some((rival, results.iter().take_while(|(_, won)| !won).count()))
}

/// Of two who were in the same match, the winner remembers it better.
fn latest((_, results): &(&str, Vec<(u64, bool)>)) -> Option<(u64, bool)> {
    results.first().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::tests::heading;
    use cardkeep_ai::Level;
    use cardkeep_store::{Heading, MatchResult};

    fn past(number: u32, names: [&str; 3], winner: usize) -> PastMatch {
        let heading = heading(&[Level::Easy, Level::Easy]);
        PastMatch {
            number,
            result: MatchResult::Lost,
            moves: 50,
            points: None,
            winners: vec![winner],
            given_up: false,
            heading: Heading {
                names: names.map(String::from).to_vec(),
                saved: number.into(),
                ..heading
            },
        }
    }

    #[test]
    fn the_latest_match_with_one_of_the_opponents_is_remembered() {
        let (berit, corin) = (["You", "Berit", "Edda"], ["You", "Edda", "Corin"]);
        let told = |rivals: &[&'static str], kept: &[PastMatch]| remembered(rivals, kept);
        assert_eq!(told(&["Berit"], &[]), None);
        assert_eq!(told(&["Berit"], &[past(1, corin, 0)]), None, "they have not met");
        assert_eq!(told(&["Berit"], &[past(1, berit, 2)]), None, "neither of them won");
        assert_eq!(told(&["Berit"], &[past(1, berit, 1)]), Some(("Berit", 0)));
        let kept = [past(2, corin, 0), past(1, berit, 1)];
        assert_eq!(told(&["Berit", "Corin"], &kept), Some(("Corin", 1)));
        let kept = [past(3, berit, 0), past(2, corin, 0), past(1, berit, 0), past(0, berit, 0)];
        assert_eq!(told(&["Berit"], &kept), Some(("Berit", 3)));
        assert_eq!(told(&["Berit"], &kept[1..]), Some(("Berit", 2)));
        // Both sat at the same table.
        assert_eq!(told(&["Berit", "Edda"], &[past(1, berit, 2)]), Some(("Edda", 0)));
        let given_up = PastMatch { given_up: true, winners: Vec::new(), ..past(1, berit, 1) };
        assert_eq!(told(&["Berit"], &[given_up]), None);
    }
}
