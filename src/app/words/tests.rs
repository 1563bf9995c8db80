//! Tests that call every message of the app once.

use std::path::{Path, PathBuf};

use super::markup::{self, Literal, Place};
use super::*;
use crate::app::session::PersonalBest;
use crate::app::table::names::Names;
use crate::app::table::words as table;
use crate::engine::Seat;
use crate::games::GameId;
use crate::store::{
    Appearance, CardBack, Damage, Felt, MatchId, MatchResult, Misplaced, Player, Speed, Tally,
    TextSize, Totals, notice,
};

/// Messages by their names.
#[derive(Default)]
struct Book(Vec<(&'static str, String)>);

impl Book {
    fn note(&mut self, name: &'static str, text: impl Into<String>) {
        self.0.push((name, text.into()));
    }

    fn question(&mut self, name: &'static str, question: Question) {
        self.note(name, [question.title, question.text, question.yes].join(" / "));
    }

    /// The lines for the file. Every message that these sources offer is among them.
    fn lines(self, whose: &str, source: &str) -> Vec<String> {
        for line in source.lines().map(str::trim_start) {
            let found = ["pub fn ", "pub const ", "pub(crate) fn "]
                .iter()
                .find_map(|start| line.strip_prefix(start));
            let Some(found) = found else { continue };
            let end = found.find(|c: char| !c.is_alphanumeric() && c != '_');
            let name = &found[..end.unwrap_or(found.len())];
            assert!(self.0.iter().any(|(known, _)| *known == name), "{whose} {name} is printed");
        }
        let told = |(name, text): (&str, String)| {
            format!("{whose} {name}: {}", text.replace("\n\n", "\n").replace('\n', " / "))
        };
        self.0.into_iter().map(told).collect()
    }
}

fn full() -> StoreError {
    StoreError::Full(PathBuf::from("/data/auto.save"))
}

fn reason() -> std::io::Error {
    std::io::Error::other("the system's reason")
}

fn tally(streak: u32) -> Tally {
    Tally { won: 3, lost: 1, streak, best_streak: 4, ..Tally::default() }
}

fn of_the_app() -> Vec<String> {
    let mut book = Book::default();
    let heading = Heading {
        id: MatchId::begin(4711),
        title: String::new(),
        deal: Some(4711),
        day: None,
        begun: true,
        players: vec![Player::Human, Player::Computer(Level::Normal)],
        names: ["You", "Berit"].map(String::from).to_vec(),
        summary: String::from("Hand 2 of 4"),
        saved: 0,
        played_seconds: 0,
    };
    let alone = Heading { players: vec![Player::Human], ..heading.clone() };
    let slot = Slot::Manual(3);
    for (name, text) in [
        ("OK", OK),
        ("CANCEL", CANCEL),
        ("CLOSE", CLOSE),
        ("GIVE_IT_UP", GIVE_IT_UP),
        ("YOUR_SETTINGS", YOUR_SETTINGS),
        ("YOUR_STATISTICS", YOUR_STATISTICS),
        ("CANNOT_KEEP", CANNOT_KEEP),
        ("NOT_OPENED", NOT_OPENED),
        ("SETTINGS_NOT_KEPT", SETTINGS_NOT_KEPT),
        ("SAVING", SAVING),
        ("NOT_SAVED", NOT_SAVED),
        ("NOT_DELETED", NOT_DELETED),
        ("NOT_RENAMED", NOT_RENAMED),
        ("TOO_MANY", TOO_MANY),
        ("NOT_FORGOTTEN", NOT_FORGOTTEN),
        ("NOT_RESET", NOT_RESET),
        ("NO_SEARCH", NO_SEARCH),
        ("NO_DEAL_FOUND", NO_DEAL_FOUND),
        ("THE_FILE", THE_FILE),
        ("EXPORTED", EXPORTED),
        ("NOT_EXPORTED", NOT_EXPORTED),
        ("NO_FOLDER", NO_FOLDER),
        ("EXPORTING", EXPORTING),
        ("EXPORT_CANCELED", EXPORT_CANCELED),
        ("OPEN_FOLDER", OPEN_FOLDER),
        ("FOLDER_NOT_OPENED", FOLDER_NOT_OPENED),
        ("IMPORTED", IMPORTED),
        ("NOT_IMPORTED", NOT_IMPORTED),
        ("IMPORTING", IMPORTING),
        ("IMPORT_CANCELED", IMPORT_CANCELED),
        ("READING", READING),
        ("CANCELING", CANCELING),
        ("NO_THREAD", NO_THREAD),
        ("SAVE_DIALOG", SAVE_DIALOG),
        ("OPEN_DIALOG", OPEN_DIALOG),
        ("FILE_KIND", FILE_KIND),
        ("CANNOT_READ", CANNOT_READ),
        ("DIGITS_ONLY", DIGITS_ONLY),
        ("TOO_HIGH", TOO_HIGH),
        ("NOBODY_PLAYS", NOBODY_PLAYS),
        ("BROKE_OFF", BROKE_OFF),
        ("ALONE", ALONE),
        ("WITH_HELP", WITH_HELP),
    ] {
        book.note(name, text);
    }
    book.note("players_and_seats", players_and_seats(1, 2));
    book.note("players_and_seats", players_and_seats(3, 2));
    book.note("too_many_people", too_many_people(2));
    book.note("cannot_think", cannot_think(&BROKE_OFF));
    book.note("match_not_counted", match_not_counted(&full()));
    book.note("not_in_history", not_in_history(&full()));
    book.note("not_being_saved", not_being_saved(&full()));
    book.note("result_not_counted", result_not_counted(&full(), true));
    book.note("result_not_counted", result_not_counted(&full(), false));
    book.note("company_not_kept", company_not_kept(&full()));
    let daily = Heading { day: Some(jiff::civil::Date::constant(2026, 11, 21)), ..alone.clone() };
    let own = Heading { title: String::from("Rainy evening"), ..alone.clone() };
    let loaded = Heading { deal: None, ..alone.clone() };
    let three = Heading {
        players: vec![Player::Human, Player::Computer(Level::Easy), Player::Computer(Level::Hard)],
        names: ["You", "Berit", "Corin"].map(String::from).to_vec(),
        ..heading.clone()
    };
    for (heading, lost) in [(&heading, false), (&alone, true)] {
        book.question("keep_other", keep_other(heading, lost));
        book.question("give_up", give_up(heading, lost));
    }
    book.note("too_many_running", too_many_running());
    book.question("go_back", go_back(slot, &heading));
    book.question("cannot_be_won", cannot_be_won(7));
    for count in 0..3 {
        book.note("more_running", more_running(count));
    }
    for heading in [&heading, &three, &alone, &own, &loaded] {
        book.note("title", title(heading));
    }
    for year in [2026, 2027] {
        let today = Some(jiff::civil::Date::constant(year, 11, 22));
        book.note("title_at", title_at(&daily, today));
    }
    book.note("day_running", day_running(&alone));
    book.question("overwrite", overwrite(slot, Some(&heading)));
    book.question("overwrite", overwrite(slot, None));
    book.question("delete", delete(slot, Some(&heading)));
    book.question("delete", delete(Slot::Auto, None));
    book.note("saved_in", saved_in(slot));
    book.note("is_empty", is_empty(slot));
    book.note("is_empty", is_empty(Slot::Auto));
    book.note("trouble", trouble(&full()));
    book.note("trouble_with_copy", trouble_with_copy(&full()));
    book.note("saved", saved(slot, &heading));
    book.note("saved", saved(Slot::Auto, &alone));
    book.note("saved", saved(slot, &own));
    book.note("saved", saved(slot, &Heading { title: own.title.clone(), ..daily.clone() }));
    for count in [1, 2, 3] {
        book.note("levels", levels(&vec![Level::Normal; count]));
        book.note("moves", moves(54, count));
    }
    book.note("levels", levels(&[Level::Hard, Level::Easy]));
    let (file, folder) =
        (Path::new("/home/you/all.cardkeep"), Path::new("/home/you/before-import-1"));
    let save = [String::from("saves/watchtower/auto.save")];
    let left_out = notice::not_as_it_is(&save, &save).unwrap_or_default();
    book.note("exported", exported(file, true, None));
    book.note("exported", exported(file, true, Some(left_out)));
    for matches in 0..3 {
        book.question("import", import(matches, "2026-11-20 18:05", true));
    }
    book.question("import", import(2, "2026-11-20 18:05", false));
    book.note("imported", imported(Some(folder)));
    book.note("imported", imported(None));
    book.note("exported", exported(file, false, None));
    book.note("folder_not_opened", folder_not_opened(&reason(), folder));
    book.note("files", files(Progress { done: 120, total: 400 }));
    book.note("counted", counted(1));
    book.note("counted", counted(3));
    let date = jiff::civil::Date::constant(2026, 11, 21);
    book.note("month", month(date));
    book.note("day", day(date));
    book.note("day_label", day_label(date, DayStanding::Won, true, false));
    book.note("day_label", day_label(date, DayStanding::Helped, false, true));
    for standing in [DayStanding::Open, DayStanding::Helped, DayStanding::Won] {
        book.note("day_standing", day_standing(standing));
    }
    for (now, best) in [(0, 0), (0, 1), (1, 1), (3, 12)] {
        book.note("days_in_a_row", days_in_a_row(now, best));
    }
    for (index, opponents) in [(0, 1), (0, 3), (1, 3), (2, 3)] {
        book.note("sits", sits(index, opponents));
    }
    for level in Level::ALL {
        book.note("plays", plays(level));
    }
    for (_, text) in &mut book.0 {
        // It is told in local time.
        *text = text.replace(&heading.date(), "{date}");
    }
    book.lines("app", include_str!("../words.rs"))
}

fn of_results() -> Vec<String> {
    use results::*;
    let mut book = Book::default();
    let game = GameId::FourKnights;
    let heading = Heading {
        id: MatchId::begin(4711),
        title: String::new(),
        deal: None,
        day: None,
        begun: true,
        players: vec![Player::Human, Player::Computer(Level::Easy), Player::Computer(Level::Hard)],
        names: ["You", "Berit", "Corin"].map(String::from).to_vec(),
        summary: String::new(),
        saved: 0,
        played_seconds: 3725,
    };
    let alone = Heading { players: vec![Player::Human], played_seconds: 65, ..heading.clone() };
    book.question("reset", reset(Some(game)));
    book.question("reset", reset(None));
    book.question("forget_matches", forget_matches(game));
    use MatchResult::{Drawn, Lost, Won};
    for (result, heading) in [(Won, &heading), (Drawn, &heading), (Lost, &alone)] {
        book.note("past", past(result, heading));
    }
    let level = Player::Computer(Level::Normal);
    let alike = Heading { players: vec![Player::Human, level, level], ..heading.clone() };
    book.note("past", past(Won, &alike));
    let kingdoms = GameId::FourKingdoms;
    for (game, heading, points) in [
        (kingdoms, &alone, None),
        (kingdoms, &alone, Some(100)),
        (kingdoms, &alone, Some(5200)),
        (game, &heading, Some(100)),
        (game, &heading, Some(750)),
    ] {
        let remark = past_remark(game, heading, 54, points);
        // It is told in local time.
        book.note("past_remark", remark.replace(&heading.date(), "{date}"));
    }
    book.note("kept", kept(game));
    for count in [1, 3] {
        book.note("left_out", left_out(count));
    }
    book.note("percent", percent(7.0 / 12.0));
    book.note("won_of", won_of(&tally(0)));
    book.note("won_of", won_of(&Tally { drawn: 2, ..tally(0) }));
    let measured = Totals { matches: 4, seconds: 1000, moves: 350, scored: 4, points: 2999 };
    for game in [game, kingdoms] {
        book.note("averages", averages(game, &measured));
    }
    book.note("averages", averages(game, &Totals { scored: 0, ..measured }));
    for last in [&[Won][..], &[Lost], &[Won, Lost, Drawn], &[[Won; 9], [Lost; 9]].concat()] {
        book.note("trend", trend(last));
    }
    book.note("TEN", TEN.to_string());
    book.note("bests", bests(ALONE, 127, 140));
    book.lines("results", include_str!("results.rs"))
}

fn of_persons() -> Vec<String> {
    let names = crate::store::NAMES.into_iter().chain(["Aunt Ada"]);
    let line = |name: &str| format!("persons temper: {name}: {}", persons::temper(name));
    names.map(line).collect()
}

#[cfg(not(target_os = "android"))]
fn of_the_terminal() -> Vec<String> {
    use terminal::*;
    let mut book = Book::default();
    book.note("USAGE", USAGE);
    book.note("FAULT", FAULT);
    book.note("NO_FONT", NO_FONT);
    book.note("ODD_SCALE", ODD_SCALE);
    book.note("misused", misused(&"invalid option '--bogus'"));
    book.note("odd_factor", odd_factor("SLINT_SCALE_FACTOR", "abc", 0.1, 8.0));
    book.note("large_factor", large_factor("SLINT_SCALE_FACTOR", "30", 8.0));
    book.note("not_again", not_again(&reason()));
    book.note("no_window", no_window("no display", &[]));
    book.note("no_window", no_window("no display", &["libX11.so.6", "libXi.so.6"]));
    book.note("no_font_of_ours", no_font_of_ours(&reason()));
    book.note("no_other_scale", no_other_scale(&reason()));
    book.lines("terminal", include_str!("terminal.rs"))
}

fn of_every_table() -> Vec<String> {
    let mut book = Book::default();
    book.note("NO_CHOICE", table::NO_CHOICE);
    book.note("OVER", table::OVER);
    book.note("RESULT", table::RESULT);
    book.note("NOTHING_TO_SAVE", table::NOTHING_TO_SAVE);
    for (name, text) in [
        ("STEP_BACK", table::STEP_BACK),
        ("STEP_ON", table::STEP_ON),
        ("RUN", table::RUN),
        ("STOP", table::STOP),
        ("REWIND", table::REWIND),
        ("AT_THE_BEGINNING", table::AT_THE_BEGINNING),
        ("AT_THE_END", table::AT_THE_END),
        ("ONLY_LOOKED_AT", table::ONLY_LOOKED_AT),
        ("FINISH", table::FINISH),
        ("SKIP", table::SKIP),
        ("PLAYING_OUT", table::PLAYING_OUT),
    ] {
        book.note(name, text);
    }
    book.note("looked_at", table::looked_at(0, 54, 2, ""));
    let last = "You won the field with the six of hearts";
    book.note("looked_at", table::looked_at(7, 54, 2, last));
    let names = Names::new(Seat(0), ["You", "Berit"].map(String::from).into(), vec![None; 2]);
    for winners in [vec![Seat(0)], vec![Seat(1)], vec![Seat(0), Seat(1)]] {
        let outcome = crate::engine::Outcome::won_by(winners);
        book.note("decided", table::decided(outcome, &names));
    }
    book.note("unseen", table::unseen(Seat(1), &names));
    book.note("looked_at_end", table::looked_at_end("You win", "7½ to 5"));
    // What it says is what `won` says.
    book.note("streak", "");
    // The games print it, with their winners.
    book.note("verdict", "");
    book.note("won", table::won(tally(1), "at such tables"));
    book.note("won", table::won(tally(3), "at such tables"));
    let bests = [PersonalBest::FirstOfDeal, PersonalBest::BestTime, PersonalBest::FewestMoves];
    book.note("honor", table::honor(&[]));
    book.note("honor", table::honor(&[PersonalBest::FirstWin]));
    book.note("honor", table::honor(&bests[..1]));
    book.note("honor", table::honor(&bests));
    book.note("honor", table::honor(&[PersonalBest::BestTime, PersonalBest::LongestStreak(3)]));
    book.note("list", phrases::list(&["4 in 1 card", "6 in 2 cards", "9 in 3 cards"]));
    book.note("capital", phrases::capital("seven of hearts"));
    let lines = book.lines("table", include_str!("../table/words.rs"));
    lines.into_iter().filter(|line| !line.ends_with(": ")).collect()
}

fn of_the_store() -> Vec<String> {
    let path = || PathBuf::from("/data/auto.save");
    let errors = [
        StoreError::NoHome,
        StoreError::NoName,
        StoreError::NotAFolder(path()),
        StoreError::NotAFile(path()),
        StoreError::ReadOnly(path()),
        StoreError::WriteOnly(path()),
        StoreError::Locked(path()),
        StoreError::Taken(path()),
        StoreError::Full(path()),
        StoreError::NoSuchSlot(7),
        StoreError::Empty,
        StoreError::TooLarge(path()),
        StoreError::Damaged { path: path(), damage: Damage::Checksum },
        StoreError::Misplaced { path: path(), holds: Misplaced::Match(None) },
        StoreError::Newer(path()),
        StoreError::Outdated(path()),
        StoreError::Io { path: path(), source: reason() },
    ];
    let told = |error: &StoreError| format!("store: {} / {error}", error.brief());
    let mut lines: Vec<String> = errors.iter().map(told).collect();
    let mut book = Book::default();
    let aside = Path::new("/data/settings.damaged");
    let kept = notice::whereabouts(Path::new("/data/settings.cardkeep"), "damaged", Some(aside));
    let (title, why) = ("the settings", "its checksum is wrong");
    book.note("interrupted", notice::interrupted(title));
    book.note("older", notice::older(title, why, &kept));
    book.note("anew", notice::anew(title, why, &kept));
    book.note("without", notice::without(&full()));
    let save = [String::from("saves/watchtower/auto.save")];
    for (older, left_out) in [(&save[..], &[][..]), (&[], &save)] {
        book.note("not_as_it_is", notice::not_as_it_is(older, left_out).unwrap_or_default());
    }
    book.note("whereabouts", notice::whereabouts(&path(), "unreadable", None));
    lines.extend(book.lines("store", include_str!("../../store/notice.rs")));
    lines
}

/// What can be chosen, and other names that stand alone.
fn names() -> Vec<String> {
    let levels = Level::ALL.map(|level| level.name().to_owned());
    let mut lines = vec![
        format!("names of levels: {}", levels.join(", ")),
        format!("names of speeds: {}", Speed::ALL.map(Speed::name).join(", ")),
        format!("names of looks: {}", Appearance::ALL.map(Appearance::name).join(", ")),
        format!("names of text sizes: {}", TextSize::ALL.map(TextSize::name).join(", ")),
        format!("names of tables: {}", Felt::ALL.map(Felt::name).join(", ")),
        format!("names of backs: {}", CardBack::ALL.map(CardBack::name).join(", ")),
        format!("names of slots: {}, {}", Slot::Auto, Slot::Manual(1)),
    ];
    let games = GameId::ALL.into_iter();
    lines.extend(games.map(|game| format!("names of games: {}. {}", game.name(), game.line())));
    lines
}

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
fn sentences_of_the_app_stay_as_they_are() {
    let mut lines = of_the_app();
    lines.extend(of_results());
    lines.extend(of_persons());
    #[cfg(not(target_os = "android"))]
    lines.extend(of_the_terminal());
    lines.extend(of_every_table());
    lines.extend(of_the_store());
    lines.extend(names());
    lines.extend(of_the_markup());
    golden::check("app", &lines);
}

/// What no player reads: names of areas and of letters, outlines, fonts.
const NOT_READ: [&str; 9] = [
    "name",
    "area",
    "commands",
    "Table.act-on",
    "property <string> heap",
    "out property <string> sans",
    "out property <string> display",
    "out property <[string]> places",
    "out property <[string]> letters",
];
/// What is the same in every language: the app's own name, and what the corners of cards say.
const EVERYWHERE: [&str; 5] = ["Cardkeep", "A", "K", "Q", "J"];

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

#[test]
fn every_name_of_the_app_has_a_temper_of_its_own() {
    let tempers: std::collections::HashSet<_> =
        crate::store::NAMES.iter().map(|name| persons::temper(name)).collect();
    assert_eq!(tempers.len(), crate::store::NAMES.len());
    assert!(!tempers.contains(persons::temper("Aunt Ada")));
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
