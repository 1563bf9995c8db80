//! Texts of the app outside of its tables: which message fits, and with which arguments.

#[cfg(not(any(target_os = "android", target_family = "wasm")))]
pub(crate) mod terminal;

mod days;
pub(crate) mod results;
pub(crate) mod store;
pub(crate) mod tour;

#[cfg(test)]
pub(crate) mod golden;
#[cfg(test)]
mod markup;
#[cfg(test)]
pub(crate) mod tests;

use std::fmt::Display;
use std::path::Path;

use jiff::civil::Date;
use serde_json::Value;

pub(crate) use self::days::{
    day_label, day_standing, days_in_a_row, moment, month, month_day, weekdays,
};
use super::Question;
use super::i18n::{List, app, characters, t};
use cardkeep_ai::Level;
use cardkeep_core::engine::{HouseKind, HouseRule};
use cardkeep_core::games::GameId;
use cardkeep_core::text;
use cardkeep_store::{
    Heading, Omissions, Player, Progress, Slot, StoreError, is_shared, local_day, now,
};

/// Number of defeats in a row that an opponent holds against the player.
const GRUDGE: usize = 3;

/// The name of a game.
pub(crate) fn game(game: GameId) -> String {
    t!(app::game, game: game.id())
}

/// What an opponent says who has met the player before, after so many defeats in a row by the player; `None`
/// if it is nobody with a character.
pub(crate) fn says_again(who: &str, defeats: usize) -> Option<String> {
    let last = match defeats {
        0 => "won",
        1..GRUDGE => "lost",
        _ => "grudge",
    };
    let line = t!(characters::says_again, name: who.to_lowercase(), last);
    (!line.is_empty()).then(|| t!(app::says, who, line))
}

/// A game in a few words.
pub(crate) fn tagline(game: GameId) -> String {
    t!(app::tagline, game: game.id())
}

/// How many play a game; empty for a solitaire.
pub(crate) fn player_range(game: GameId) -> String {
    match *game.seats().end() {
        1 => String::new(),
        most => t!(app::player_range, most),
    }
}

/// The name of a level.
pub(crate) fn level(level: Level) -> String {
    t!(app::level, level: level.to_string())
}

/// How an opponent of this level plays.
pub(crate) fn plays(level: Level) -> String {
    t!(app::level_plays, level: level.to_string())
}

/// The [character](cardkeep_store::character) of the opponent with this name in words, which says nothing
/// about how strong it plays.
pub(crate) fn temper(name: &str) -> String {
    t!(app::temper, name: name.to_lowercase())
}

/// The name of a house rule.
pub(crate) fn house_rule(rule: &HouseRule) -> String {
    t!(app::house_rule, rule: rule.field.replace('_', "-"))
}

/// What a house rule does, with each of its values in turn.
pub(crate) fn house_rule_remarks(rule: &HouseRule) -> Vec<String> {
    let values = match rule.kind {
        HouseKind::OnOff => &["off", "on"],
        HouseKind::OneOf(values) => values,
    };
    let rule = rule.field.replace('_', "-");
    values.iter().map(|value| t!(app::house_rule_remark, rule: &rule, value: *value)).collect()
}

/// The names of the values of a house rule; none of one that is on or off.
pub(crate) fn house_rule_values(rule: &HouseRule) -> Vec<String> {
    match rule.kind {
        HouseKind::OnOff => Vec::new(),
        HouseKind::OneOf(values) => {
            values.iter().map(|value| t!(app::house_rule_value, value: *value)).collect()
        }
    }
}

/// The house rules of a match that are not the standard ones, each with its value.
pub(crate) fn chosen_rules(rules: &[HouseRule], options: &Value, usual: &Value) -> Vec<String> {
    let chosen = |rule: &HouseRule| {
        let standing = rule.standing(options).filter(|at| Some(*at) != rule.standing(usual))?;
        Some(match house_rule_values(rule).get(standing) {
            Some(value) => t!(app::setup_rule, rule: house_rule(rule), value),
            None => house_rule(rule),
        })
    };
    rules.iter().filter_map(chosen).collect()
}

/// Why an opponent has not acted.
pub(crate) fn opponent_stopped(reason: &impl Display) -> String {
    t!(app::opponent_stopped, reason: reason.to_string())
}

/// Why a match that was to be given up is still there.
pub(crate) fn match_not_counted(why: &StoreError) -> String {
    t!(app::match_not_counted, reason: store::error(why))
}

/// Why a finished match cannot be reviewed later.
pub(crate) fn not_in_history(why: &StoreError) -> String {
    t!(app::not_in_history, reason: store::error(why))
}

/// Why a match is not being saved.
pub(crate) fn not_being_saved(why: &StoreError) -> String {
    t!(app::not_being_saved, reason: store::error(why))
}

/// Why a result was not counted; `kept` says that the match was kept, so that it can still count.
pub(crate) fn result_not_counted(why: &StoreError, kept: bool) -> String {
    let reason = store::error(why);
    match kept {
        true => t!(app::result_not_counted_yet, reason),
        false => t!(app::result_not_counted, reason),
    }
}

/// The lasting mark of matches that are only in memory.
pub(crate) fn unsaved(why: &StoreError) -> String {
    t!(app::unsaved, reason: store::brief_unwritten(why))
}

/// Why they are, and that they stay there.
pub(crate) fn unsaved_text(why: &StoreError) -> String {
    t!(app::unsaved_text, reason: store::error(why))
}

/// The question before the app closes with matches that are only in memory.
pub(crate) fn close_unsaved(why: &StoreError) -> Question {
    Question {
        title: t!(app::close_unsaved),
        text: t!(app::close_unsaved_text, reason: store::error(why)),
        yes: t!(app::close_anyway),
        danger: true,
    }
}

/// Why the choice of opponents was not saved.
pub(crate) fn opponents_not_saved(why: &StoreError) -> String {
    t!(app::opponents_not_saved, reason: store::error(why))
}

/// Returns the question before another match begins while this one is running; `lost` says that it
/// counts as lost if it is given up.
pub(crate) fn keep_other(heading: &Heading, lost: bool) -> Question {
    let (title, summary) = (title(heading), &heading.summary);
    Question {
        title: t!(app::keep_other_title),
        text: match lost {
            true => t!(app::keep_other_text_lost, title, summary),
            false => t!(app::keep_other_text, title, summary),
        },
        yes: t!(app::keep_other_yes),
        danger: false,
    }
}

/// Returns the question before a running match is given up; `lost` says that it counts as lost then.
pub(crate) fn give_up(heading: &Heading, lost: bool) -> Question {
    let (title, summary) = (title(heading), &heading.summary);
    Question {
        title: match is_deal(heading) {
            true => t!(app::give_up_deal_title),
            false => t!(app::give_up_title),
        },
        text: match lost {
            true => t!(app::give_up_text_lost, title, summary),
            false => t!(app::give_up_text, title, summary),
        },
        yes: t!(app::give_up),
        danger: true,
    }
}

/// Returns what to say of a match that was given up, as a title and a text.
pub(crate) fn given_up(heading: &Heading, lost: bool) -> (String, String) {
    let summary = &heading.summary;
    let title = match is_deal(heading) {
        true => t!(app::given_up_deal_title),
        false => t!(app::given_up_title),
    };
    let text = match lost {
        true => t!(app::given_up_text_lost, summary),
        false => t!(app::given_up_text, summary),
    };
    (title, text)
}

/// Whether a match is played alone.
fn is_deal(heading: &Heading) -> bool {
    heading.players.len() == 1
}

/// Returns the question before a saved match takes the place of the same match, which was played on
/// since.
pub(crate) fn go_back(slot: u8, running: &Heading) -> Question {
    Question {
        title: t!(app::go_back_title, slot),
        text: t!(app::go_back_text, summary: &running.summary),
        yes: t!(app::go_back_yes),
        danger: true,
    }
}

/// Returns the question before a deal that can't be won.
pub(crate) fn cannot_be_won(deal: u64) -> Question {
    Question {
        title: t!(app::unwinnable_title, deal: deal.to_string()),
        text: t!(app::unwinnable_text),
        yes: t!(app::unwinnable_yes),
        danger: false,
    }
}

/// The title of a match: the player's own, or its day, its deal or its players.
pub(crate) fn title(heading: &Heading) -> String {
    title_at(heading, local_day(now()))
}

/// The title of a match as it reads on a day.
fn title_at(heading: &Heading, today: Option<Date>) -> String {
    let title = plain_title_at(heading, today);
    if heading.practice { t!(app::title_practice, title) } else { title }
}

/// The same, whether the match is practice or not.
fn plain_title_at(heading: &Heading, today: Option<Date>) -> String {
    if !heading.title.is_empty() {
        return heading.title.clone();
    }
    let rivals = rival_names(heading);
    match (&rivals[..], heading.day, heading.deal) {
        (_, Some(day), _) if today.is_some_and(|today| today.year() == day.year()) => {
            t!(app::title_daily, day: month_day(day))
        }
        (_, Some(day), _) => {
            t!(app::title_daily_year, day: month_day(day), year: day.year().to_string())
        }
        ([], None, Some(deal)) => t!(app::title_deal, deal: deal.to_string()),
        ([], None, None) => t!(app::title_unnumbered),
        (players, ..) if is_shared(&heading.players) => {
            t!(app::setup_players, players: List::texts(players.iter().copied()))
        }
        (rivals, ..) => t!(app::title_against, rivals: List::texts(rivals.iter().copied())),
    }
}

/// The names of a match's opponents, or of all players if several people share the device.
fn rival_names(heading: &Heading) -> Vec<&str> {
    let named = heading.players.iter().zip(&heading.names);
    let shared = is_shared(&heading.players);
    let rivals = named.filter(|(player, _)| shared || player.level().is_some());
    rivals.map(|(_, name)| name.as_str()).collect()
}

/// The title of a match among those of other games.
pub(crate) fn title_among_games(game: GameId, heading: &Heading) -> String {
    let (game, rivals) = (self::game(game), rival_names(heading));
    let plain = heading.title.is_empty() && heading.day.is_none() && !heading.practice;
    match plain && !rivals.is_empty() {
        true => t!(app::home_match, game, rivals: List::texts(rivals.into_iter())),
        false => t!(app::home_deal, game, title: title(heading)),
    }
}

/// Where a match stands, beside the name of its game, in little room: the opponents are left out.
pub(crate) fn where_it_stands(heading: &Heading) -> String {
    let untold = heading.practice || heading.day.is_some() || is_deal(heading);
    match heading.title.is_empty() && !untold {
        true => heading.summary.clone(),
        false => format!("{} · {}", title(heading), heading.summary),
    }
}

/// A new match in one line: who plays, at which level, by which rules, and what else was chosen.
pub(crate) fn setup(players: &[Player], names: &[String], parts: Vec<String>) -> String {
    let you = Some(t!(app::you)).filter(|_| !is_shared(players));
    let others = names.iter().skip(usize::from(you.is_some())).cloned();
    let players = List::texts(you.into_iter().chain(others));
    let parts = std::iter::once(t!(app::setup_players, players)).chain(parts);
    parts.collect::<Vec<_>>().join(" · ")
}

/// The name of a slot, or of a running match without a title.
pub(crate) fn slot(slot: Slot) -> String {
    match slot {
        Slot::Manual(slot) => t!(app::slot, slot),
        Slot::Auto | Slot::Running(_) | Slot::Lesson => {
            t!(app::running_match, number: slot.number())
        }
    }
}

/// Returns the question before a match takes the place of the one in a slot; `there` is missing if
/// that one can't be opened.
pub(crate) fn overwrite(slot: u8, there: Option<&Heading>) -> Question {
    Question {
        title: t!(app::overwrite_title, slot),
        text: match there {
            Some(there) => {
                t!(app::overwrite_text, summary: &there.summary, date: moment(there.saved))
            }
            None => t!(app::overwrite_unreadable),
        },
        yes: t!(app::overwrite_yes),
        danger: true,
    }
}

/// Returns the question before the match in a slot is deleted; `there` is missing if it can't be
/// opened.
pub(crate) fn delete(slot: Slot, there: Option<&Heading>) -> Question {
    Question {
        title: match slot {
            Slot::Manual(slot) => t!(app::delete_title, slot),
            Slot::Auto | Slot::Running(_) | Slot::Lesson => t!(app::delete_match_title),
        },
        text: match there {
            Some(there) => t!(app::delete_text, summary: &there.summary, date: moment(there.saved)),
            None => t!(app::delete_unreadable),
        },
        yes: t!(app::delete_yes),
        danger: true,
    }
}

/// Says that the match in a slot was deleted.
pub(crate) fn deleted(slot: Slot) -> String {
    match slot {
        Slot::Manual(slot) => t!(app::slot_empty, slot),
        Slot::Auto | Slot::Running(_) | Slot::Lesson => t!(app::match_deleted),
    }
}

/// What is wrong with a saved match.
pub(crate) fn trouble(why: &StoreError) -> String {
    format!("{}. {}", store::brief(why), store::error(why))
}

/// What is wrong with a saved match whose previous copy is sound.
pub(crate) fn trouble_with_copy(why: &StoreError) -> String {
    format!("{} {}", trouble(why), t!(app::previous_copy_sound))
}

/// In which slot a match was saved and when, its deal, and the opponents. What its title says already
/// is left out.
pub(crate) fn saved(slot: Slot, heading: &Heading) -> String {
    let rivals = rivals(heading);
    let deal = match (heading.day, heading.deal) {
        _ if rivals.is_empty() && heading.title.is_empty() => None,
        (Some(day), _) => Some(t!(app::saved_daily, day: month_day(day))),
        (None, Some(deal)) => Some(t!(app::saved_deal, deal: deal.to_string())),
        (None, None) => None,
    };
    let slot = (!slot.is_running()).then(|| self::slot(slot));
    let against = (!rivals.is_empty()).then(|| t!(app::saved_against, rivals));
    let parts = [slot, Some(moment(heading.saved)), deal, against];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The opponents of a match with their levels.
fn rivals(heading: &Heading) -> String {
    let named = heading.players.iter().zip(&heading.names);
    let rivals = named.filter_map(|(player, name)| Some((name.as_str(), player.level()?)));
    let (names, levels): (Vec<&str>, Vec<Level>) = rivals.unzip();
    match same_level(&levels) {
        Some(level) => t!(app::rival_level, name: names.join(", "), level),
        None => {
            let each = names.iter().zip(levels);
            let each = each
                .map(|(name, level)| t!(app::rival_level, name: *name, level: self::level(level)));
            each.collect::<Vec<_>>().join(", ")
        }
    }
}

/// The levels of some opponents, the strongest first.
pub(crate) fn levels(levels: &[Level]) -> String {
    let each = || levels.iter().map(|level| self::level(*level)).collect::<Vec<_>>().join(", ");
    same_level(levels).unwrap_or_else(each)
}

/// The level of several opponents who have the same.
fn same_level(levels: &[Level]) -> Option<String> {
    let (level, others) = levels.split_first()?;
    let same = !others.is_empty() && others.iter().all(|other| other == level);
    let level = level.to_string();
    same.then(|| match others.len() {
        1 => t!(app::level_both, level),
        _ => t!(app::level_all, level),
    })
}

/// A number of moves of a match; in one with opponents everybody's are counted.
pub(crate) fn moves(count: u64, players: usize) -> String {
    if players > 1 { t!(app::moves_both, count) } else { t!(app::moves, count) }
}

/// Where the exported file is, in a folder whose name means something or not, and what is not in it.
pub(crate) fn exported(path: &Path, named: bool, omissions: &Omissions) -> String {
    let text = match path.file_name().filter(|_| !named) {
        Some(name) => t!(app::export_complete_chosen, file: text::path(Path::new(name))),
        None => t!(app::export_complete_text, file: text::path(path)),
    };
    format!("{text} {}", store::omissions(omissions)).trim_end().to_owned()
}

/// Why the folder of an exported file was not opened.
pub(crate) fn folder_not_opened(why: &impl Display, folder: &Path) -> String {
    let reason = text::one_line(&why.to_string());
    t!(app::folder_not_opened_text, reason, folder: text::path(folder))
}

/// How many files have been exported or imported.
pub(crate) fn files(progress: Progress) -> String {
    t!(app::progress_files, done: progress.done, total: progress.total)
}

/// Returns the question before an exported file replaces the data here, if there is any.
pub(crate) fn import(matches: usize, made: u64, anything_here: bool) -> Question {
    let made = moment(made);
    let holds = match matches {
        0 => t!(app::import_text_none, date: made),
        count => t!(app::import_text, count, date: made),
    };
    Question {
        title: t!(app::import_title),
        text: match anything_here {
            true => format!("{holds} {}", t!(app::import_replaces)),
            false => holds,
        },
        yes: t!(app::import_yes),
        danger: true,
    }
}

/// Where the data is that was here before an import.
pub(crate) fn imported(aside: Option<&Path>) -> String {
    match aside {
        Some(aside) => t!(app::import_complete_aside, folder: text::path(aside)),
        None => t!(app::import_complete_text),
    }
}

/// Where an opponent sits; they are counted clockwise, as they play.
pub(crate) fn sits(index: usize, opponents: usize) -> String {
    match index {
        _ if opponents == 1 => t!(app::seat_opponent),
        0 => t!(app::seat_left),
        _ if index + 1 == opponents => t!(app::seat_right),
        _ if 2 * index + 1 == opponents => t!(app::seat_across),
        1 => t!(app::seat_left_second),
        _ => t!(app::seat_right_second),
    }
}
