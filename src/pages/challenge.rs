//! Codes of matches: what a player types, pastes or opens to play the same match as a friend.

use std::path::Path;

use super::running;
use crate::i18n::{app, t};
use crate::seated::Begin;
use crate::{Services, transfer, words};
use cardkeep_store::{Challenge, CodeError};

/// Starts the match of a code.
pub(super) fn start(services: &Services, challenge: Challenge) {
    let Challenge { game, options, first, players, names, seed } = challenge;
    let begin = Begin::New { options, first, players, names, seed, practice: false };
    running::start(services, game, begin);
}

/// Opens what the app was started with: a file to import, or else a code.
pub(crate) fn open(services: &Services, argument: &Path) {
    let typed = argument.file_name().filter(|_| !argument.exists());
    match typed.map(|typed| Challenge::read(&typed.to_string_lossy())) {
        Some(Ok(challenge)) => start(services, challenge),
        _ => transfer::offer(services, argument),
    }
}

/// Why a code can't be played, as a message for the player.
pub(super) fn error(why: &CodeError) -> String {
    match why {
        CodeError::Newer => t!(app::code_newer),
        CodeError::OtherRules(game) => t!(app::code_other_rules, game: words::game(*game)),
        CodeError::Empty
        | CodeError::Character(_)
        | CodeError::Length
        | CodeError::Mistyped
        | CodeError::OtherKind => t!(app::deal_no_code),
    }
}
