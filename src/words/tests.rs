//! Texts of the app and of the markup.

use std::collections::HashSet;

use super::markup::{self, Literal, Place};
use super::*;
use crate::table::words::won;
use cardkeep_store::DayStanding;
use cardkeep_store::{MatchId, MatchResult, PastMatch, Player, Tally};

/// What the markup says, each message with its forms.
fn of_the_markup() -> Vec<String> {
    let mut lines = Vec::new();
    for (file, markup) in markup::files() {
        let mut last = None;
        for Literal { text, place, .. } in markup::literals(&markup) {
            let Place::Tr(number) = place else { continue };
            match lines.last_mut() {
                Some(line) if last == Some(number) => *line = format!("{line} | {text}"),
                _ => lines.push(format!("{file}: {text}")),
            }
            last = Some(number);
        }
    }
    lines
}

#[test]
fn sentences_of_the_markup_stay_as_they_are() {
    golden::check("markup", &of_the_markup());
}

/// What no player reads: names of areas and of letters, outlines, fonts.
const NOT_READ: [&str; 9] = [
    "name",
    "area",
    "commands",
    "Table.act-on",
    "heap",
    "out property <string> sans",
    "out property <string> display",
    "out property <[string]> places",
    "out property <[string]> letters",
];
/// What is the same in every language: the app's own name, and what the corners of cards say.
const EVERYWHERE: [&str; 6] = ["Cardkeep", "A", "K", "Q", "J", "K–2"];

#[test]
fn what_the_markup_says_can_be_translated() {
    let mut found = Vec::new();
    for (file, markup) in markup::files() {
        for Literal { text, line, place } in markup::literals(&markup) {
            let Place::Bare(head) = place else { continue };
            let read = text.contains(char::is_alphabetic) && !EVERYWHERE.contains(&text.as_str());
            if read && !NOT_READ.contains(&head.as_str()) {
                found.push(format!("{file}:{line}: {head}: \"{text}\""));
            }
        }
    }
    assert!(found.is_empty(), "outside of @tr:\n{}", found.join("\n"));
}

/// A match of the player against these levels.
pub(crate) fn heading(levels: &[Level]) -> Heading {
    let rivals = levels.iter().map(|level| Player::Computer(*level));
    let names = ["You", "Berit", "Corin"].into_iter().take(levels.len() + 1);
    Heading {
        id: MatchId::begin(4711),
        title: String::new(),
        deal: Some(4711),
        day: None,
        begun: true,
        players: std::iter::once(Player::Human).chain(rivals).collect(),
        names: names.map(String::from).collect(),
        summary: String::from("Hand 2 of 4"),
        saved: 0,
        played_seconds: 0,
        practice: false,
        helped: false,
        over: false,
    }
}

#[test]
fn a_match_is_named_by_the_player_its_day_its_deal_or_its_opponents() {
    let alone = heading(&[]);
    let own = Heading { title: String::from("Rainy evening"), ..alone.clone() };
    let unnumbered = Heading { deal: None, ..alone.clone() };
    assert_eq!(title(&own), "Rainy evening");
    assert_eq!(title(&alone), "Deal 4711");
    assert_eq!(title(&unnumbered), "A deal");
    assert_eq!(title(&heading(&[Level::Easy])), "Against Berit");
    assert_eq!(title(&heading(&[Level::Easy, Level::Hard])), "Against Berit and Corin");
    let practice = |heading| title(&Heading { practice: true, ..heading });
    assert_eq!(practice(own), "Rainy evening (practice)");
    assert_eq!(practice(heading(&[Level::Easy])), "Against Berit (practice)");
    let daily = Heading { day: Some(Date::constant(2026, 11, 21)), ..alone };
    let read = |year| title_at(&daily, Some(Date::constant(year, 11, 22)));
    assert_eq!(read(2026), "Daily, November 21");
    assert_eq!(read(2027), "Daily, November 21, 2026");
    let daily = Heading { day: daily.day, ..heading(&[Level::Easy]) };
    assert!(where_it_stands(&daily).starts_with("Daily, "), "against opponents, too");
    assert_eq!(where_it_stands(&heading(&[Level::Easy])), "Hand 2 of 4");
}

#[test]
fn levels_are_named_together_where_they_are_the_same() {
    let (easy, hard) = (Level::Easy, Level::Hard);
    assert_eq!(levels(&[hard]), "Hard");
    assert_eq!(levels(&[hard, easy]), "Hard, Easy");
    assert_eq!(levels(&[easy, easy]), "Both Easy");
    assert_eq!(levels(&[easy, easy, easy]), "All Easy");
    let heading = heading(&[hard, easy]);
    let past = PastMatch {
        number: 1,
        result: MatchResult::Lost,
        moves: 54,
        points: None,
        winners: Vec::new(),
        given_up: false,
        heading,
    };
    assert_eq!(results::past(&past), "Lost to Berit (Hard), Corin (Easy)");
    // Of several opponents, it says who won.
    let past = PastMatch { winners: vec![2], ..past };
    assert_eq!(results::past(&past), "Lost: Corin won");
    let remark = results::past_remark(GameId::Watchtower, &past);
    assert!(remark.starts_with("Against Berit (Hard), Corin (Easy) · "), "{remark}");
    let past = PastMatch { winners: Vec::new(), given_up: true, ..past };
    assert_eq!(results::past(&past), "Gave up against Berit (Hard), Corin (Easy)");
}

#[test]
fn the_text_of_a_house_rule_follows_the_choice() {
    for game in GameId::ALL {
        for rule in game.house_rules() {
            let remarks = house_rule_remarks(rule);
            let values = house_rule_values(rule);
            assert_eq!(remarks.len(), values.len().max(2), "{}", rule.field);
            let different: HashSet<&String> = remarks.iter().collect();
            assert!(values.is_empty() || different.len() == values.len(), "{remarks:?}");
        }
    }
}

#[test]
fn a_streak_is_told_from_two_wins_on() {
    let tally = |streak| Tally { won: 3, lost: 1, streak, best_streak: 4, ..Tally::default() };
    assert_eq!(won(tally(1)), "Your record at this level: 3 of 4 won.");
    assert_eq!(won(tally(3)), "3 wins in a row, best 4");
    assert_eq!(days_in_a_row(0, 0), "");
    assert_eq!(days_in_a_row(0, 1), "Best streak: 1 day.");
    assert_eq!(days_in_a_row(3, 12), "Streak: 3 days. Best: 12.");
}

#[test]
fn a_day_of_the_calendar_says_how_its_deal_stands() {
    let day = Date::constant(2026, 11, 21);
    let won = day_label(day, DayStanding::Won, true, false);
    assert_eq!(won, "Saturday, November 21, 2026, today, won");
    let helped = day_label(day, DayStanding::Helped, false, true);
    assert_eq!(helped, "Saturday, November 21, 2026, won with help, in progress");
}

#[test]
fn every_name_of_the_app_has_a_temper_of_its_own() {
    let tempers: HashSet<_> = cardkeep_store::NAMES.iter().map(|name| temper(name)).collect();
    assert_eq!(tempers.len(), cardkeep_store::NAMES.len());
    assert!(!tempers.contains(&temper("Aunt Ada")));
}

#[test]
fn opponents_sit_clockwise_from_the_left() {
    let titles = |opponents| (0..opponents).map(|index| sits(index, opponents)).collect();
    let all: [Vec<_>; 5] = [1, 2, 3, 4, 5].map(titles);
    assert_eq!(all[0], ["Your opponent"]);
    assert_eq!(all[1], ["On your left", "On your right"]);
    assert_eq!(all[2], ["On your left", "Across the table", "On your right"]);
    for seats in all {
        let different: std::collections::HashSet<_> = seats.iter().collect();
        assert_eq!(different.len(), seats.len(), "{seats:?}");
    }
}

#[test]
fn an_opponent_bears_a_grudge_after_three_defeats() {
    let said = [0, 1, 2, 3, 4].map(|defeats| says_again("Berit", defeats).unwrap());
    assert!(said[1] == said[2] && said[3] == said[4], "{said:?}");
    assert_eq!(said.iter().collect::<HashSet<_>>().len(), 3, "{said:?}");
    assert_eq!(says_again("Nobody", 1), None);
}
