//! Tests of tours: a match of every game against the same rivals.

use std::collections::BTreeSet;
use std::fs;

use cardkeep_core::engine::{Outcome, Seat, day_of};
use cardkeep_core::games::GameId;
use cardkeep_core::rival::Level;
use cardkeep_store::{Challenge, Player, Tour};

use crate::support::{Folder, signed};

fn won_by(seats: &[u8]) -> Outcome {
    Outcome::won_by(seats.iter().copied().map(Seat))
}

fn tour(folder: &Folder) -> Tour {
    folder.place.statistics().value.tour().cloned().unwrap()
}

#[test]
fn every_rival_is_met_and_no_deal_is_one_of_a_day() {
    for number in [0, 1, 42, u64::MAX] {
        let tour = Tour::new(number, Level::Hard);
        let mut met = BTreeSet::new();
        for game in GameId::ALL {
            let Challenge { players, names, seed, .. } = tour.stop(game);
            assert_eq!(players[0], Player::Human);
            assert!(players[1..].iter().all(|player| *player == Player::Computer(Level::Hard)));
            assert_eq!(tour.deals(game).next(), Some(seed));
            assert!(tour.deals(game).all(|deal| day_of(deal).is_none()), "{game}, {number}");
            met.extend(names.into_iter().skip(1));
        }
        assert_eq!(met, tour.rivals().map(String::from).into());
    }
}

#[test]
fn who_wins_most_stops_wins_the_tour() {
    let folder = Folder::new();
    assert_eq!(folder.place.statistics().value.tour(), None);
    folder.place.begin_tour(Tour::new(3, Level::Normal)).unwrap();
    let [first, ..] = tour(&folder).rivals();
    let winners: [&[u8]; 5] = [&[0], &[], &[0, 1], &[2], &[0]];
    for (game, seats) in GameId::ALL.into_iter().zip(winners) {
        let other = GameId::ALL[(game as usize + 1) % GameId::ALL.len()];
        folder.place.record_stop(other, won_by(&[0])).unwrap();
        assert_eq!(tour(&folder).next(), Some(game), "only the next stop counts");
        let names = tour(&folder).stop(game).names;
        folder.place.record_stop(game, won_by(seats)).unwrap();
        let named = seats.iter().map(|seat| Some(names[usize::from(*seat)].as_str()));
        let named: Vec<_> = named.map(|name| name.filter(|name| !name.is_empty())).collect();
        assert_eq!(tour(&folder).winners(game), named, "{game}");
    }
    assert_eq!((tour(&folder).next(), tour(&folder).wins()[0]), (None, 3));
    assert!(tour(&folder).is_won());
    assert_eq!(folder.place.statistics().value.tours(), (1, 1));

    folder.place.begin_tour(Tour::new(3, Level::Normal)).unwrap();
    for game in GameId::ALL {
        folder.place.record_stop(game, won_by(&[u8::from(!game.is_solitaire())])).unwrap();
    }
    assert!(!tour(&folder).is_won() && tour(&folder).wins()[0] == 1);
    assert_eq!(folder.place.statistics().value.tours(), (1, 2));
    assert!(tour(&folder).rivals().contains(&first), "the number decides the rivals");

    folder.place.reset_statistics(Some(GameId::FourKnights)).unwrap();
    assert_eq!(folder.place.statistics().value.tours(), (1, 2));
    folder.place.reset_statistics(None).unwrap();
    assert_eq!(folder.place.statistics().value.tour(), None);
}

#[test]
fn an_impossible_tour_costs_only_itself() {
    let folder = Folder::new();
    let read = |tour: &str| {
        let games = r#""four-knights": {"achieved": ["upset"]}"#;
        let text =
            format!(r#"{{{games}, "tours": {{"latest": {tour}, "won": 2, "finished": 1}}}}"#);
        let file = signed("statistics", "2", text.as_bytes());
        fs::write(folder.file("statistics.cardkeep"), file).unwrap();
        folder.place.statistics().value
    };
    for tour in [
        r#"{"number": 5, "level": "normal"}"#,
        r#"{"number": 10000003, "level": "normal", "won_by": [[9]]}"#,
        r#"{"number": 10000003, "level": "normal", "won_by": [[0], [0], [0], [0], [0], [0]]}"#,
    ] {
        let statistics = read(tour);
        assert_eq!((statistics.tour(), statistics.tours()), (None, (1, 1)), "{tour}");
        assert!(statistics.has_achieved(GameId::FourKnights, "upset"), "{tour}");
    }
    // As one of fewer games that was finished before the app got another.
    let over = read(r#"{"number": 10000003, "level": "easy", "won_by": [[0]], "over": true}"#);
    assert_eq!(over.tour().and_then(Tour::next), None);
    folder.place.record_stop(GameId::ALL[1], won_by(&[0])).unwrap();
    assert_eq!(folder.place.statistics().value, over);
}
