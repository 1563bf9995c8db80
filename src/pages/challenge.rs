//! Codes of matches: what a player types, pastes or opens to play the same match as a friend.

use std::path::Path;

use slint::ComponentHandle;

use super::running;
use crate::i18n::{app, t};
use crate::seated::Begin;
use crate::{Services, transfer, ui, words};
use cardkeep_core::text;
use cardkeep_store::{Challenge, CodeError};

pub(super) fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<ui::Daily>();
    page.on_check_code({
        let services = services.clone();
        move || {
            let Some(window) = services.window.upgrade() else { return };
            let page = window.global::<ui::Daily>();
            let why = Challenge::read(&page.get_code()).err();
            let why = why.filter(|_| !page.get_code().is_empty());
            page.set_code_error(why.as_ref().map(error).unwrap_or_default().into());
        }
    });
    page.on_play_code({
        let services = services.clone();
        move || {
            let Some(window) = services.window.upgrade() else { return };
            let page = window.global::<ui::Daily>();
            if let Ok(challenge) = Challenge::read(&page.get_code()) {
                start(&services, challenge);
            }
        }
    });
}

/// Starts the match of a code.
pub(super) fn start(services: &Services, challenge: Challenge) {
    let Challenge { game, options, first, players, names, seed } = challenge;
    let begin = Begin::New { options, first, players, names, seed, practice: false };
    running::start(services, game, begin);
}

/// Opens what the app was started with: a file to import, or else a code. What is no file and has no
/// point in its name was meant for a code.
pub(crate) fn open(services: &Services, argument: &Path) {
    let typed = argument.file_name().filter(|_| !argument.exists());
    let typed = typed.map(|typed| typed.to_string_lossy()).filter(|typed| !typed.contains('.'));
    let Some(typed) = typed else { return transfer::offer(services, argument) };
    match Challenge::read(&typed) {
        Ok(challenge) => start(services, challenge),
        Err(why @ (CodeError::Newer | CodeError::OtherRules(_))) => {
            services.shell.show_message(t!(app::nothing_to_open), error(&why));
        }
        Err(_) => {
            let text = text::one_line(&typed);
            services
                .shell
                .show_message(t!(app::nothing_to_open), t!(app::nothing_to_open_text, text));
        }
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
