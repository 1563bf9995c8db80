//! Codes of matches: what a player types, pastes or opens to play the same match as a friend.

use std::path::Path;

use slint::ComponentHandle;

use super::running;
use crate::i18n::{app, t};
use crate::seated::Begin;
use crate::words::store;
use crate::{Page, Services, transfer, ui, words};
use cardkeep_core::{text, with_game};
use cardkeep_store::{Challenge, CodeError};

/// A code that was entered.
#[derive(Debug, PartialEq)]
pub(super) struct Entered {
    code: String,
    challenge: Challenge,
    /// Whether a friend has played the match.
    is_match: bool,
}

impl Entered {
    /// Reads a code of either kind.
    pub(super) fn read(code: &str) -> Result<Entered, CodeError> {
        let challenge = Challenge::read(code)?;
        let read = with_game!(challenge.game, G => Challenge::read_match::<G>(code).map(|_| ()));
        let is_match = match read {
            Ok(()) => true,
            Err(CodeError::OtherKind) => false,
            Err(why) => return Err(why),
        };
        Ok(Entered { code: code.to_owned(), challenge, is_match })
    }

    /// Returns the number in the history of the player's own match, if a friend has played the same.
    fn own(&self, services: &Services) -> Option<u32> {
        self.is_match.then(|| services.data_dir.finished_like(&self.challenge)).flatten()
    }

    /// Starts the match.
    fn start(self, services: &Services) {
        match self.is_match {
            true => running::start(services, self.challenge.game, Begin::AfterFriend(self.code)),
            false => start(services, self.challenge),
        }
    }

    /// Starts the match, unless it can be compared at once: then the player chooses.
    pub(super) fn start_or_offer(self, services: &Services) {
        let window = services.window.upgrade();
        let Some(window) = window.filter(|_| self.own(services).is_some()) else {
            return self.start(services);
        };
        window.global::<ui::Daily>().set_code(self.code.into());
        services.shell.go(Page::Daily(self.challenge.game));
        window.global::<ui::Daily>().invoke_check_code();
    }
}

pub(super) fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<ui::Daily>();
    page.on_check_code(services.callback(|services| {
        let Some(window) = services.window.upgrade() else { return };
        let page = window.global::<ui::Daily>();
        let entered = Entered::read(&page.get_code());
        let is_match = entered.as_ref().is_ok_and(|entered| entered.is_match);
        let note = if is_match { t!(app::friend_played) } else { String::new() };
        page.set_code_note(note.into());
        let own = entered.as_ref().ok().and_then(|entered| entered.own(services));
        page.set_comparable(own.is_some());
        let why = entered.err().filter(|_| !page.get_code().is_empty());
        page.set_code_error(why.as_ref().map(error).unwrap_or_default().into());
    }));
    page.on_play_code(services.callback(|services| {
        let Some(window) = services.window.upgrade() else { return };
        let page = window.global::<ui::Daily>();
        if let Ok(entered) = Entered::read(&page.get_code()) {
            entered.start(services);
        }
    }));
    page.on_compare_code(services.callback(|services| {
        let Some(window) = services.window.upgrade() else { return };
        compare(services, &window.global::<ui::Daily>().get_code());
    }));
}

/// Compares the player's finished match with a friend's, and keeps the friend's code with it.
fn compare(services: &Services, code: &str) {
    let Ok(entered) = Entered::read(code) else { return };
    let (Some(number), game) = (entered.own(services), entered.challenge.game) else { return };
    let kept = with_game!(game, G => {
        let read = Challenge::read_match::<G>(code).ok();
        let short = read.and_then(|(challenge, record)| challenge.code_of_match(&record));
        services.data_dir.keep_friend::<G>(number, short.unwrap_or_default())
    });
    if let Err(why) = kept {
        services.shell.show_message(t!(app::not_opened), store::error(&why));
    } else if services.play(game, Begin::Review(number))
        && let Some(table) = services.shell.table()
    {
        table.compare();
    }
}

/// Starts the match of a code.
pub(super) fn start(services: &Services, challenge: Challenge) {
    running::start(services, challenge.game, Begin::New(challenge));
}

/// Opens what the app was started with: a file to import, or else a code. What is no file and has no
/// point in its name was meant for a code.
pub(crate) fn open(services: &Services, argument: &Path) {
    let typed = argument.file_name().filter(|_| !argument.exists());
    let typed = typed.map(|typed| typed.to_string_lossy()).filter(|typed| !typed.contains('.'));
    let Some(typed) = typed else { return transfer::offer(services, argument) };
    match Entered::read(&typed) {
        Ok(entered) => entered.start_or_offer(services),
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
