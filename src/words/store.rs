//! Texts about saved data and what can go wrong with it.

use crate::i18n::{app, store as text, t};
use cardkeep_core::text::{one_line, path};
use cardkeep_store::{Damage, Fate, Misplaced, Notice, Omissions, StoreError, file_name};

/// An error in a word or two.
pub(crate) fn brief(error: &StoreError) -> String {
    match error {
        StoreError::NoHome => t!(text::brief_no_home),
        StoreError::NoName => t!(text::brief_no_name),
        StoreError::NotAFolder(_) => t!(text::brief_not_a_folder),
        StoreError::NotAFile(_) => t!(text::brief_not_a_file),
        StoreError::ReadOnly(_) | StoreError::WriteOnly(_) => t!(text::brief_no_permission),
        StoreError::Locked(_) | StoreError::Taken(_) => t!(text::brief_in_use),
        StoreError::Full(_) => t!(text::brief_disk_full),
        StoreError::NoSuchSlot(_) => t!(text::brief_no_such_slot),
        StoreError::Empty => t!(text::brief_empty),
        StoreError::Canceled => t!(text::brief_canceled),
        StoreError::TooLarge(_) => t!(text::brief_too_large),
        StoreError::Damaged { .. } => t!(text::brief_damaged),
        StoreError::Misplaced { .. } => t!(text::brief_misplaced),
        StoreError::Newer(_) => t!(text::brief_newer),
        StoreError::Outdated(_) => t!(text::brief_outdated),
        StoreError::Io { .. } => t!(text::brief_unreadable),
    }
}

/// An error of writing in a word or two.
pub(crate) fn brief_unwritten(error: &StoreError) -> String {
    match error {
        StoreError::Io { .. } => t!(text::brief_unwritable),
        other => brief(other),
    }
}

/// An error: what happened, what is safe, and what to do.
pub(crate) fn error(error: &StoreError) -> String {
    let path = error.path().map(path).unwrap_or_default();
    match error {
        StoreError::NoHome => t!(text::no_home),
        StoreError::NoName => t!(text::no_name),
        StoreError::NotAFile(_) => t!(text::not_a_file, path),
        StoreError::NotAFolder(_) => t!(text::not_a_folder, path),
        StoreError::ReadOnly(_) => t!(text::read_only, path),
        StoreError::WriteOnly(_) => t!(text::write_only, path),
        StoreError::Locked(_) => t!(text::locked, path),
        StoreError::Taken(_) => t!(text::taken, path),
        StoreError::Full(_) => t!(text::full, path),
        StoreError::NoSuchSlot(slot) => t!(text::no_such_slot, slot: *slot),
        StoreError::Empty => t!(text::empty),
        StoreError::Canceled => t!(text::canceled),
        StoreError::TooLarge(_) => t!(text::too_large, path),
        StoreError::Damaged { damage, .. } => t!(text::damaged, path, reason: self::damage(damage)),
        StoreError::Misplaced { holds, .. } => t!(text::misplaced, path, what: misplaced(holds)),
        StoreError::Newer(_) => t!(text::newer, path),
        StoreError::Outdated(_) => t!(text::outdated, path),
        StoreError::Io { source, .. } => {
            t!(text::io, path, reason: one_line(&source.to_string()))
        }
    }
}

/// What shows that a file is damaged.
fn damage(damage: &Damage) -> String {
    match damage {
        Damage::NotAFile => t!(text::damage_not_a_file),
        Damage::Empty => t!(text::damage_empty),
        Damage::TooLarge => t!(text::damage_too_large),
        Damage::FirstLine => t!(text::damage_first_line),
        Damage::Checksum => t!(text::damage_checksum),
        Damage::Version => t!(text::damage_version),
        Damage::NotText => t!(text::damage_not_text),
        // The reason comes from the parser and may quote the file.
        Damage::Json(reason) => one_line(reason),
        Damage::NoGames => t!(text::damage_no_games),
        Damage::Opponents(count) => t!(text::damage_opponents, count: *count),
        Damage::Days(count) => t!(text::damage_days, count: *count),
        Damage::Results => t!(text::damage_results),
        Damage::Players { players, seats } => {
            t!(text::damage_players, players: *players, seats: *seats)
        }
        Damage::NoHuman => t!(text::damage_no_human),
        Damage::WindowSize => t!(text::damage_window_size),
        Damage::Journal => t!(text::damage_journal),
        Damage::TooManyFiles(most) => t!(text::damage_too_many_files, most: *most),
        Damage::UnknownFile(name) => t!(text::damage_unknown_file, name: one_line(name)),
        Damage::DamagedFile(name) => t!(text::damage_file, name: one_line(name)),
    }
}

/// What a misplaced file is.
fn misplaced(holds: &Misplaced) -> String {
    match holds {
        Misplaced::Kind(name) => t!(text::misplaced_kind, name: one_line(name)),
        Misplaced::Match(Some(game)) => {
            t!(text::misplaced_match, game: t!(app::game, game: game.id()))
        }
        Misplaced::Match(None) => t!(text::misplaced_unknown_match),
    }
}

/// What the player should know about a file that was read.
pub(crate) fn notice(notice: &Notice) -> String {
    match notice {
        Notice::Interrupted(kind) => t!(text::interrupted, kind: kind.key()),
        Notice::Previous { kind, why, fate } => {
            let (reason, fate) = (reason(why), self::fate(fate, why));
            t!(text::previous, kind: kind.key(), reason, fate)
        }
        Notice::Reset { kind, why, fate } => {
            let (reason, fate) = (reason(why), self::fate(fate, why));
            t!(text::reset, kind: kind.key(), reason, fate)
        }
        Notice::Ignored(why) => t!(text::ignored, error: error(why)),
    }
}

/// Why a file could not be used, within a sentence.
fn reason(why: &StoreError) -> String {
    match why {
        StoreError::Damaged { damage, .. } => self::damage(damage),
        StoreError::Misplaced { holds, .. } => misplaced(holds),
        StoreError::WriteOnly(_) => t!(text::reason_permission),
        StoreError::Io { source, .. } => {
            t!(text::reason_io, reason: one_line(&source.to_string()))
        }
        other => brief(other),
    }
}

/// Where a file is that could not be used.
fn fate(fate: &Fate, why: &StoreError) -> String {
    match (fate, why) {
        (Fate::Aside(path), StoreError::Damaged { .. } | StoreError::Misplaced { .. }) => {
            t!(text::fate_damaged, file: file_name(path))
        }
        (Fate::Aside(path), _) => t!(text::fate_unreadable, file: file_name(path)),
        (Fate::InPlace(path), _) => t!(text::fate_in_place, file: file_name(path)),
    }
}

/// Which files are not in an export as they should be; empty if all are.
pub(crate) fn omissions(omissions: &Omissions) -> String {
    let listed = |names: &[String]| one_line(&names.join(", "));
    let Omissions { older, left_out } = omissions;
    let older = (!older.is_empty()).then(|| t!(text::omitted_older, files: listed(older)));
    let left_out = (!left_out.is_empty()).then(|| t!(text::omitted, files: listed(left_out)));
    older.into_iter().chain(left_out).collect::<Vec<_>>().join(" ")
}
