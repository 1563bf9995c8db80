//! Texts of the table of Four Kingdoms.

use jiff::civil::Date;

use super::scene::Spot;
use crate::i18n::{app, four_kingdoms as text, place_key, t};
use crate::session::Session;
use crate::table::words;
use crate::words::month_day;
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::games::four_kingdoms::solver::Verdict;
use cardkeep_core::games::four_kingdoms::{Action, PileId, Position, Refusal, Rewind, under};
use cardkeep_store::Tally;

/// Why a card has nowhere to go, and what would help. `from` is where it is.
pub(super) fn nowhere(card: Card, from: PileId, position: &Position) -> String {
    if from.is_home() {
        return t!(text::stays_home, card);
    }
    let is_built = |row: u8| {
        let run = position.rows()[usize::from(row) - 1].run();
        run.windows(2).any(|pair| pair[1] == card)
    };
    let settled = matches!(from, PileId::Row(row) if is_built(row));
    match under(card).filter(|_| !settled) {
        Some(under) => t!(text::stays_until, card, under),
        None => t!(text::stays, card),
    }
}

/// Why the rules refuse an action.
pub(super) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::NoSuchPlace => t!(text::refused_no_such_place),
        Refusal::AceOntoCard => t!(text::refused_ace_onto_card),
        Refusal::OntoKing(_) => t!(text::refused_onto_king),
        Refusal::DoesNotBuild(_, top, wanted) => t!(text::refused_does_not_build, top, wanted),
        Refusal::NotARun => t!(text::refused_not_a_run),
        Refusal::OntoAce => t!(text::refused_onto_ace),
        Refusal::OtherSuit(place) => t!(text::refused_other_suit, place, suit: suit(place)),
        Refusal::OtherRank(place) => {
            t!(text::refused_other_rank, place: place_key(place), suit: suit(place))
        }
        Refusal::AceAsGuest => t!(text::refused_ace_as_guest),
        Refusal::GuestTaken(suit) => t!(text::refused_guest_taken, suit),
        Refusal::Needs(place, rank) => match place {
            PileId::Guest(suit) => t!(text::refused_needs_for_guest, suit),
            PileId::Subjects(suit) => t!(text::refused_needs_for_subjects, suit),
            PileId::Dungeon(suit) => t!(text::refused_needs_for_dungeon, suit),
            _ => t!(text::refused_needs_rank, rank, suit: suit(place)),
        },
        Refusal::SubjectsInOrder(suit, rank) => t!(text::refused_subjects_in_order, suit, rank),
        Refusal::ToWaste => t!(text::refused_to_waste),
        Refusal::FromHomeToHome => t!(text::refused_from_home),
        Refusal::TalonEmpty => t!(text::refused_stock_empty),
        Refusal::Won => t!(text::refused_won),
        Refusal::NothingThere(_) => t!(text::refused_nothing_there),
        Refusal::SamePlace => t!(text::refused_same_place),
        Refusal::OneCard => t!(text::refused_one_card),
    }
}

/// Returns the suit of a place of a kingdom; these refusals are about no other place.
fn suit(place: PileId) -> Suit {
    place.suit().unwrap_or(Suit::Spades)
}

/// The result of the search for the last winnable position.
pub(super) fn rewound(way: Rewind) -> String {
    match way {
        Rewind::Actions(0) => t!(text::rewound_none),
        Rewind::Actions(count) => t!(text::rewound, count),
        Rewind::Never => t!(text::rewound_never),
        Rewind::Unknown => t!(text::rewound_unknown),
    }
}

/// The progress of the game.
pub(super) fn progress(home: usize, moves: u32, day: Option<Date>) -> String {
    match (home, day) {
        (0, Some(day)) if moves == 0 => t!(text::prompt_start_daily, day: month_day(day)),
        (0, None) if moves == 0 => t!(text::prompt_start),
        (home, _) => t!(text::prompt_home, home),
    }
}

/// Whether the game can still be won, as far as the solver knows.
pub(super) fn verdict(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Winnable(_) => t!(text::winnable_yes),
        Verdict::Unwinnable => t!(text::winnable_no),
        Verdict::Unknown(_) => t!(text::winnable_unknown),
    }
}

/// The lines of the result: names and values.
pub(super) fn result(session: &Session<Position>) -> Vec<(String, String)> {
    let tally = session.gains().tally;
    let best = |find: fn(Tally) -> Option<u64>| tally.and_then(find);
    let day = session.day().map(|day| (t!(text::result_daily), Some(month_day(day))));
    let deal = || (t!(text::result_deal), session.deal().map(|deal| deal.to_string()));
    let fewest = best(|tally| tally.fewest_moves.map(u64::from));
    let lines = [
        day.unwrap_or_else(deal),
        (t!(text::result_time), Some(time(session.seconds()))),
        (t!(text::result_moves), Some(session.moves().to_string())),
        (t!(text::result_best_time), best(|tally| tally.best_seconds).map(time)),
        (t!(text::result_fewest_moves), fewest.map(|moves| moves.to_string())),
    ];
    lines.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
}

/// The title of the menu: the day of the deal, or its number.
pub(super) fn menu_title(session: &Session<Position>) -> String {
    match (session.day(), session.deal()) {
        (Some(day), _) => t!(app::title_daily, day: month_day(day)),
        (None, Some(deal)) => t!(app::title_deal, deal: deal.to_string()),
        (None, None) => t!(text::menu_title),
    }
}

/// How often the player won, once the game is over.
pub(super) fn tally(session: &Session<Position>) -> String {
    words::tally(session, |tally| match session.is_helped() {
        true => t!(text::tally_helped, won: tally.won, played: tally.played()),
        false => t!(app::tally_alone, won: tally.won, played: tally.played()),
    })
}

/// Minutes and seconds.
pub(super) fn time(seconds: u64) -> String {
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

/// What an empty place is and takes, and while it is locked, why.
pub(super) fn describe(spot: Spot, position: &Position) -> String {
    let Spot::At(place) = spot else { return t!(text::stock_empty) };
    let kingdom = place.suit().map(|suit| position.public().kingdom(suit));
    let locked = kingdom.is_some_and(|kingdom| kingdom.barred(place).is_some());
    match place {
        PileId::Waste => t!(text::waste_empty),
        PileId::Row(number) => t!(text::empty_land, number),
        PileId::Tower(suit) => t!(text::empty_tower, suit),
        PileId::King(suit) => t!(text::empty_king, suit),
        PileId::Queen(suit) => t!(text::empty_queen, suit, locked),
        PileId::Jack(suit) => t!(text::empty_jack, suit, locked),
        PileId::Subjects(suit) => t!(text::empty_subjects, suit, locked),
        PileId::Dungeon(suit) => t!(text::empty_dungeon, suit, locked),
        PileId::Guest(suit) => t!(text::empty_guest, suit, locked),
    }
}

/// The text of a hint.
pub(super) fn hint(action: Action, position: &Position) -> String {
    let Action::Move { from, to, count } = action else { return t!(text::hint_deal) };
    let lowest = match from {
        PileId::Row(row) => {
            let run = position.rows()[usize::from(row) - 1].run();
            run.len().checked_sub(usize::from(count)).map(|below| run[below])
        }
        _ => position.top(from),
    };
    let Some(card) = lowest else { return String::new() };
    match (to, position.top(to)) {
        (PileId::Row(_), Some(top)) if count == 1 => t!(text::hint_onto, card, top),
        (PileId::Row(_), Some(top)) => t!(text::hint_run_onto, card, top),
        (PileId::Row(_), None) if count == 1 => t!(text::hint_land, card, place: to),
        (PileId::Row(_), None) => t!(text::hint_run_land, card, place: to),
        (PileId::Guest(_), _) => t!(text::hint_guest, card),
        _ => t!(text::hint_home, card),
    }
}

/// Where a card belongs and what it needs.
pub(super) fn explain(card: Card, position: &Position) -> Vec<String> {
    let suit = card.suit();
    let home = PileId::home(card);
    let kingdom = position.public().kingdom(suit);
    let mut lines = vec![match card.rank() {
        Rank::Ten => t!(text::home_tower, suit),
        Rank::King | Rank::Queen | Rank::Jack => t!(text::home_castle, suit),
        Rank::Ace => t!(text::home_dungeon, suit),
        _ => t!(text::home_subjects, suit),
    }];
    if kingdom.top(home) != Some(card) {
        lines.extend(kingdom.barred(home).map(refusal));
    }
    lines.push(match card.rank() {
        Rank::Ace | Rank::King => t!(text::not_built_on),
        rank => t!(text::built_on, card: Card::new(Rank::ALL[rank as usize + 1], suit)),
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardkeep_core::engine::{Game, Setup};
    use cardkeep_core::games::four_kingdoms::Options;

    #[test]
    fn times_are_read_as_on_a_clock() {
        assert_eq!([0, 65, 3600, 3725].map(time), ["0:00", "1:05", "1:00:00", "1:02:05"]);
    }

    #[test]
    fn an_empty_place_says_what_it_takes_and_why_it_is_locked() {
        let setup = Setup::new(1, Options::default());
        let position = Position::deal(&setup, 1);
        let tell = |place| describe(Spot::At(place), &position);
        let open = tell(PileId::King(Suit::Hearts));
        assert_eq!(open, "Castle of hearts: the king goes here.");
        let locked = tell(PileId::Queen(Suit::Hearts));
        assert_eq!(locked, "Castle of hearts: the queen goes here after the king.");
        assert!(tell(PileId::Dungeon(Suit::Clubs)).contains("once the castle"));
    }
}
