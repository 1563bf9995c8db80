//! Messages of the app outside the tables, one function each. Texts that the markup needs without
//! values are in `@tr` there; texts about the data folder are in [`StoreError`] and
//! [`notice`](crate::store::notice).

pub mod persons;
pub mod phrases;
pub mod results;
#[cfg(not(target_os = "android"))]
pub mod terminal;

#[cfg(test)]
pub(crate) mod golden;
#[cfg(test)]
mod markup;
#[cfg(test)]
mod tests;

use std::fmt::Display;
use std::path::Path;

use super::Question;
use jiff::civil::Date;

use crate::ai::Level;
use crate::store::{DayStanding, Heading, Progress, Slot, StoreError, local_day, now};
use crate::text;

pub const OK: &str = "OK";
pub const CANCEL: &str = "Cancel";
pub const CLOSE: &str = "Close";
pub const GIVE_IT_UP: &str = "Give it up";

/// Above what is to be said of the file of settings.
pub const YOUR_SETTINGS: &str = "Your settings";
/// Above what is to be said of the file of results.
pub const YOUR_STATISTICS: &str = "Your statistics";
/// Above the reason why the app cannot start.
pub const CANNOT_KEEP: &str = "Cardkeep cannot keep your games";
/// Above the reason why no table is shown.
pub const NOT_OPENED: &str = "This match cannot be opened";
/// Above the reason.
pub const SETTINGS_NOT_KEPT: &str = "Your settings were not kept";
/// While a match that was left is still being written.
pub const SAVING: &str = "Saving…";
/// Above the reason.
pub const NOT_SAVED: &str = "The match was not saved";
/// Above the reason.
pub const NOT_DELETED: &str = "Nothing was deleted";
/// Above the reason.
pub const NOT_RENAMED: &str = "The match was not renamed";
/// Above the reason why another match cannot begin.
pub const TOO_MANY: &str = "Too many running matches";
/// Above the reason why finished matches were not forgotten.
pub const NOT_FORGOTTEN: &str = "The matches are still there";
/// Above the reason why the results were not forgotten.
pub const NOT_RESET: &str = "The statistics are as they were";
/// Above the reason.
pub const NO_SEARCH: &str = "No deal could be looked for";
pub const NO_DEAL_FOUND: &str = "No such deal was found. Try once more.";
/// Above where the exported file is.
pub const EXPORTED: &str = "Export complete";
/// Above the reason.
pub const NOT_EXPORTED: &str = "Export failed";
/// Why nothing was exported where no dialog asks for a file.
pub const NO_FOLDER: &str = "No file dialog could be opened, and there is no Documents folder of your \
                             own to export to. Create one, or sign in with your own account, and \
                             try again.";
pub const EXPORTING: &str = "Exporting…";
pub const EXPORT_CANCELED: &str = "Export canceled.";
pub const OPEN_FOLDER: &str = "Open folder";
/// Above the reason.
pub const FOLDER_NOT_OPENED: &str = "The folder can't be opened";
/// Above what became of the data that was here.
pub const IMPORTED: &str = "Import complete";
/// Above the reason.
pub const NOT_IMPORTED: &str = "Import failed";
pub const IMPORTING: &str = "Importing…";
pub const IMPORT_CANCELED: &str = "Import canceled. Nothing has changed.";
pub const READING: &str = "Reading the file…";
pub const CANCELING: &str = "Canceling…";
/// Above the reason why neither export nor import can begin.
pub const NO_THREAD: &str = "Cardkeep can't do this right now";
/// The title of a file dialog.
#[cfg(not(target_os = "android"))]
pub const SAVE_DIALOG: &str = "Export Cardkeep data";
/// The title of a file dialog.
#[cfg(not(target_os = "android"))]
pub const OPEN_DIALOG: &str = "Import Cardkeep data";
/// The kind of file that a dialog shows.
#[cfg(not(target_os = "android"))]
pub const FILE_KIND: &str = "Cardkeep data";
/// In place of the name of a file that came without one.
pub const THE_FILE: &str = "The file";
/// Of the match that home would go on with.
pub const CANNOT_READ: &str = "The match you left cannot be read. Its saved games tell why.";
/// Of a deal number as typed.
pub const DIGITS_ONLY: &str = "A deal number has digits only.";
/// Of a deal number as typed.
pub const TOO_HIGH: &str = "There is no deal with so high a number.";
/// Why a saved match cannot go on.
pub const NOBODY_PLAYS: &str = "Nobody but computers plays in this match.";
/// Why an opponent does not think; stands within [`cannot_think`].
pub const BROKE_OFF: &str = "the thought broke off";
/// In place of a kind of opponents, where there are none.
pub const ALONE: &str = "Alone";
/// Those deals in which the player was helped.
pub const WITH_HELP: &str = "With help";

/// Why a new match cannot begin.
pub fn players_and_seats(players: usize, seats: usize) -> String {
    format!("{} cannot sit at {seats} seats.", counted(players))
}

/// Why a saved match cannot go on.
pub fn too_many_people(people: usize) -> String {
    format!("{people} people cannot play at one table.")
}

pub fn cannot_think(why: &impl Display) -> String {
    format!("Your opponent cannot think just now ({why}).")
}

/// Of a match that was to be given up.
pub fn match_not_counted(why: &StoreError) -> String {
    format!("The match couldn't be counted, so it was kept. {why}")
}

pub fn not_in_history(why: &StoreError) -> String {
    format!("The match counts, but cannot be looked at again later. {why}")
}

pub fn not_being_saved(why: &StoreError) -> String {
    format!("The match is not being saved. {why}")
}

/// `kept` says that the match was kept all the same.
pub fn result_not_counted(why: &StoreError, kept: bool) -> String {
    match kept {
        true => format!(
            "The result could not be counted. {why} Open the match again later, and it will count."
        ),
        false => format!("The result could not be counted. {why}"),
    }
}

pub fn company_not_kept(why: &StoreError) -> String {
    format!("Your choice of opponents was not kept. {why}")
}

/// A match as it stands, by its title.
fn standing(heading: &Heading) -> String {
    format!("{}: {}.", title(heading), heading.summary)
}

/// Before another match begins while this one is running; `lost` says that it counts as lost if it
/// is given up.
pub fn keep_other(heading: &Heading, lost: bool) -> Question {
    let lost = if lost { " If you give it up, its deal counts as lost." } else { "" };
    Question {
        title: String::from("Keep the other match for later?"),
        text: format!("{}{lost}", standing(heading)),
        yes: String::from("Keep it"),
        danger: false,
    }
}

/// Before a running match is given up, which perhaps counts as lost then.
pub fn give_up(heading: &Heading, lost: bool) -> Question {
    let lost = if lost { " Its deal counts as lost." } else { "" };
    Question {
        title: String::from("Give up this match?"),
        text: format!("{}{lost}", standing(heading)),
        yes: String::from(GIVE_IT_UP),
        danger: true,
    }
}

/// Why no other match begins.
pub fn too_many_running() -> String {
    let most = Slot::MOST_RUNNING;
    format!(
        "{most} matches of this game are running, and there can't be more. Finish one, or give one \
         up on the game's page."
    )
}

/// Before a saved match takes the place of the same match, which has gone on since.
pub fn go_back(slot: Slot, running: &Heading) -> Question {
    Question {
        title: format!("Go back to {}?", inside(slot)),
        text: format!("This match is running and has changed since: {}.", running.summary),
        yes: String::from("Go back"),
        danger: true,
    }
}

/// Before a deal that nobody can win.
pub fn cannot_be_won(deal: u64) -> Question {
    Question {
        title: format!("Deal {deal} can't be won"),
        text: String::from("Deal it anyway?"),
        yes: String::from("Deal it"),
        danger: false,
    }
}

/// How many other matches of a game are running beside the one that is shown; nothing for none.
pub fn more_running(count: usize) -> String {
    match count {
        0 => String::new(),
        1 => String::from("1 more match is running"),
        _ => format!("{count} more matches are running"),
    }
}

/// What a match is called: as the player wishes, or by its day, its deal or its players.
pub fn title(heading: &Heading) -> String {
    title_at(heading, local_day(now()))
}

/// The same today.
fn title_at(heading: &Heading, today: Option<Date>) -> String {
    if !heading.title.is_empty() {
        return heading.title.clone();
    }
    let named = heading.players.iter().zip(&heading.names);
    let rivals = named.filter(|(player, _)| player.level().is_some());
    let rivals: Vec<&str> = rivals.map(|(_, name)| name.as_str()).collect();
    match (&rivals[..], heading.day, heading.deal) {
        ([], Some(day), _) => match today.is_some_and(|today| today.year() == day.year()) {
            true => format!("Daily, {}", month_day(day)),
            false => format!("Daily, {}, {}", month_day(day), day.year()),
        },
        ([], None, Some(deal)) => format!("Deal {deal}"),
        ([], None, None) => String::from("A deal"),
        ([rival], ..) => format!("Against {rival}"),
        (rivals, ..) => format!("{}: {}", counted(rivals.len() + 1), rivals.join(", ")),
    }
}

/// Before a match takes the place of the one that lies in a slot, if that can be loaded.
pub fn overwrite(slot: Slot, there: Option<&Heading>) -> Question {
    Question {
        title: format!("Overwrite {}?", inside(slot)),
        text: match there {
            Some(heading) => format!("{}, saved {}.", heading.summary, heading.date()),
            None => String::from("What lies there cannot be loaded."),
        },
        yes: String::from("Overwrite"),
        danger: true,
    }
}

/// Before the match in a slot is deleted, which may be one that can be loaded.
pub fn delete(slot: Slot, there: Option<&Heading>) -> Question {
    Question {
        title: format!("Delete {}?", inside(slot)),
        text: match there {
            Some(heading) => {
                format!("{}, saved {}. It cannot be brought back.", heading.summary, heading.date())
            }
            None => String::from("It cannot be brought back."),
        },
        yes: String::from("Delete"),
        danger: true,
    }
}

pub fn saved_in(slot: Slot) -> String {
    format!("Saved in {}.", inside(slot))
}

pub fn is_empty(slot: Slot) -> String {
    match slot {
        Slot::Auto | Slot::Running(_) => String::from("The match was deleted."),
        Slot::Manual(_) => format!("{slot} is empty now."),
    }
}

/// The slot within a sentence.
fn inside(slot: Slot) -> String {
    match slot {
        Slot::Auto | Slot::Running(_) => String::from("this match"),
        Slot::Manual(number) => format!("slot {number}"),
    }
}

/// What is wrong with what lies in a slot.
pub fn trouble(why: &StoreError) -> String {
    format!("{}. {why}", why.brief())
}

/// The same, where the one before it is sound.
pub fn trouble_with_copy(why: &StoreError) -> String {
    format!("{} The copy before it can be loaded.", trouble(why))
}

/// In which slot a match was saved and when, which deal it is, and whom the player meets in it.
/// What its title says already is left out.
pub fn saved(slot: Slot, heading: &Heading) -> String {
    let rivals = rivals(heading);
    let deal = match heading.deal {
        _ if rivals.is_empty() && heading.title.is_empty() => None,
        _ if heading.day.is_some() => heading.day.map(|day| format!("daily, {}", month_day(day))),
        deal => deal.map(|deal| format!("deal {deal}")),
    };
    let slot = (!slot.is_running()).then(|| slot.to_string());
    let against = (!rivals.is_empty()).then(|| format!("against {rivals}"));
    let parts = [slot, Some(heading.date()), deal, against];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The opponents of a match with their levels.
fn rivals(heading: &Heading) -> String {
    let named = heading.players.iter().zip(&heading.names);
    let rivals = named.filter_map(|(player, name)| Some((name.as_str(), player.level()?)));
    let (names, levels): (Vec<&str>, Vec<Level>) = rivals.unzip();
    match alike(&levels) {
        Some(level) => format!("{} ({level})", names.join(", ")),
        None => {
            let each = names.iter().zip(levels);
            let each = each.map(|(name, level)| format!("{name} ({})", level.name()));
            each.collect::<Vec<_>>().join(", ")
        }
    }
}

/// The levels of some opponents, the strongest first.
pub fn levels(levels: &[Level]) -> String {
    let each = || levels.iter().map(|level| level.name()).collect::<Vec<_>>().join(", ");
    alike(levels).map_or_else(each, |all| phrases::capital(&all))
}

/// The level of several opponents who have the same.
fn alike(levels: &[Level]) -> Option<String> {
    let (first, others) = levels.split_first()?;
    let all = if others.len() == 1 { "both" } else { "all" };
    let same = !others.is_empty() && others.iter().all(|level| level == first);
    same.then(|| format!("{all} {}", first.name()))
}

/// So many acts of a match, and that everybody's are counted.
pub fn moves(count: impl Display, players: usize) -> String {
    match players {
        1 => format!("{count} moves"),
        2 => format!("{count} moves by both"),
        _ => format!("{count} moves by all"),
    }
}

/// Where the exported file is, in a folder whose name means something or not, and what is not in it.
pub fn exported(path: &Path, named: bool, left_out: Option<String>) -> String {
    let left_out = left_out.map(|why| format!(" {why}")).unwrap_or_default();
    let place = match path.file_name().filter(|_| !named) {
        Some(name) => format!("{}, in the folder you chose", text::path(Path::new(name))),
        None => text::path(path),
    };
    format!(
        "Your data is in {place}. To move it to another device, copy the file there and import it \
         on this page.{left_out}"
    )
}

/// Why the folder of an exported file was not opened.
pub fn folder_not_opened(why: &impl Display, folder: &Path) -> String {
    let why = text::one_line(&why.to_string());
    format!("No file manager could be started ({why}). The file is in {}.", text::path(folder))
}

/// How many files have been exported or imported.
pub fn files(progress: Progress) -> String {
    format!("{} of {} files", progress.done, progress.total)
}

/// Before an exported file replaces the data here, if there is any.
pub fn import(matches: usize, made: &str, anything_here: bool) -> Question {
    let what = match matches {
        0 => format!("It holds settings and statistics from {made}, but no matches."),
        1 => format!("It holds 1 match, settings, and statistics from {made}."),
        _ => format!("It holds {matches} matches, settings, and statistics from {made}."),
    };
    Question {
        title: String::from("Import this file?"),
        text: match anything_here {
            true => format!(
                "{what} It replaces your data on this device, which is kept in a separate folder."
            ),
            false => what,
        },
        yes: String::from("Import"),
        danger: true,
    }
}

/// What became of the data that was here.
pub fn imported(aside: Option<&Path>) -> String {
    match aside {
        Some(aside) => format!("Your earlier data is kept in {}.", text::path(aside)),
        None => String::from("Your matches, settings, and statistics are ready."),
    }
}

/// So many at a table.
pub fn counted(players: usize) -> String {
    match players {
        1 => String::from("1 player"),
        _ => format!("{players} players"),
    }
}

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

const WEEKDAYS: [&str; 7] =
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

fn month_name(day: Date) -> &'static str {
    usize::try_from(day.month() - 1).map_or("", |month| MONTHS[month % MONTHS.len()])
}

/// The month of a day and its year.
pub fn month(day: Date) -> String {
    format!("{} {}", month_name(day), day.year())
}

/// A day within a title.
fn month_day(day: Date) -> String {
    format!("{} {}", month_name(day), day.day())
}

/// A day of a year that goes without saying.
pub fn day(day: Date) -> String {
    format!("{} {}", day.day(), month_name(day))
}

/// A day of the calendar for those who cannot see it.
pub fn day_label(day: Date, standing: DayStanding, today: bool, running: bool) -> String {
    let weekday = usize::from(day.weekday().to_monday_zero_offset().unsigned_abs());
    let today = if today { ", today" } else { "" };
    let won = match standing {
        DayStanding::Open => "",
        DayStanding::Helped => ", won with help",
        DayStanding::Won => ", won",
    };
    let running = if running { ", running" } else { "" };
    let weekday = WEEKDAYS[weekday % WEEKDAYS.len()];
    format!("{weekday}, {} {}{today}{won}{running}", self::day(day), day.year())
}

/// How a day's deal stands.
pub fn day_standing(standing: DayStanding) -> &'static str {
    match standing {
        DayStanding::Open => "not won yet.",
        DayStanding::Helped => "won, with help. Without help it counts as a day in a row.",
        DayStanding::Won => "won. It can be played again.",
    }
}

/// How a day's deal stands that is running.
pub fn day_running(heading: &Heading) -> String {
    format!("running, {}.", heading.summary)
}

/// How many days in a row were won, now and at best; nothing as long as none was.
pub fn days_in_a_row(now: u32, best: u32) -> String {
    let days = |count: u32| if count == 1 { "1 day".into() } else { format!("{count} days") };
    match (now, best) {
        (_, 0) => String::new(),
        (0, best) => format!("At best {} in a row.", days(best)),
        (now, best) => format!("{} in a row now, {best} at best.", days(now)),
    }
}

/// Where an opponent sits; they are counted clockwise, as they play.
pub fn sits(index: usize, opponents: usize) -> &'static str {
    match index {
        _ if opponents == 1 => "Your opponent",
        0 => "On your left",
        _ if index + 1 == opponents => "On your right",
        _ if 2 * index + 1 == opponents => "Across the table",
        1 => "Second on your left",
        _ => "Second on your right",
    }
}

/// How an opponent plays.
pub fn plays(level: Level) -> &'static str {
    match level {
        Level::Easy => "Makes mistakes that you can use.",
        Level::Normal => "Plays soundly and lets little pass.",
        Level::Hard => "Plays as well as it can.",
    }
}
