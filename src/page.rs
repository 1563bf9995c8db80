//! The pages of the app, and their names for navigation and saved window state.

use std::fmt;
use std::str::FromStr;

use crate::ui::Screen;
use cardkeep_core::engine::Unreadable;
use cardkeep_core::games::GameId;

/// A page. Its text form, such as `rules/four-knights`, is saved with the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    Home,
    NewGame(GameId),
    /// The calendar of a game's daily matches.
    Daily(GameId),
    Saves(GameId),
    Rules(GameId),
    Settings,
    Statistics,
    /// The matches of a tour.
    Tour,
    /// The results of a game.
    Results(GameId),
    /// The match history of a game.
    History(GameId),
    About,
    Licenses,
    /// Location, export and import of the player's data.
    Data,
    Table(GameId),
    /// The curtain before that table, while several people pass the device on.
    Curtain(GameId),
    /// The table of the guided first match.
    Lesson(GameId),
    /// The table of a position to solve.
    Exercise(GameId),
    /// The review of a finished match.
    Review(GameId),
}

/// The pages that do not belong to a game.
const OF_THE_APP: [Page; 7] = [
    Page::Home,
    Page::Settings,
    Page::Statistics,
    Page::Tour,
    Page::About,
    Page::Licenses,
    Page::Data,
];

/// The pages of every game.
const OF_A_GAME: [fn(GameId) -> Page; 10] = [
    Page::NewGame,
    Page::Daily,
    Page::Saves,
    Page::Rules,
    Page::Results,
    Page::History,
    Page::Table,
    Page::Lesson,
    Page::Exercise,
    Page::Review,
];

impl Page {
    /// Iterates over every page, including those of each game.
    pub fn all() -> impl Iterator<Item = Page> {
        let of_games = GameId::ALL.into_iter().flat_map(|game| OF_A_GAME.map(|page| page(game)));
        OF_THE_APP.into_iter().chain(of_games)
    }

    /// Returns the game that the page is about, if any.
    pub fn game(self) -> Option<GameId> {
        match self {
            Page::NewGame(game)
            | Page::Daily(game)
            | Page::Saves(game)
            | Page::Rules(game)
            | Page::Results(game)
            | Page::History(game)
            | Page::Table(game)
            | Page::Curtain(game)
            | Page::Lesson(game)
            | Page::Exercise(game)
            | Page::Review(game) => Some(game),
            Page::Home
            | Page::Settings
            | Page::Statistics
            | Page::Tour
            | Page::About
            | Page::Licenses
            | Page::Data => None,
        }
    }

    /// Whether the page is a table.
    pub fn is_table(self) -> bool {
        matches!(self, Page::Table(_) | Page::Lesson(_) | Page::Exercise(_) | Page::Review(_))
    }

    /// Whether a table stays open on the page, shown or behind a curtain.
    pub fn keeps_table(self) -> bool {
        self.is_table() || matches!(self, Page::Curtain(_))
    }

    /// Returns the screen that the window shows for the page.
    pub fn screen(self) -> Screen {
        match self {
            Page::Home => Screen::Home,
            Page::NewGame(_) => Screen::NewGame,
            Page::Daily(_) => Screen::Daily,
            Page::Saves(_) => Screen::Saves,
            Page::Rules(_) => Screen::Rules,
            Page::Settings => Screen::Settings,
            Page::Statistics => Screen::Statistics,
            Page::Tour => Screen::Tour,
            Page::Results(_) => Screen::Results,
            Page::History(_) => Screen::History,
            Page::About => Screen::About,
            Page::Licenses => Screen::Licenses,
            Page::Data => Screen::Data,
            Page::Curtain(_) => Screen::Curtain,
            Page::Table(_) | Page::Lesson(_) | Page::Exercise(_) | Page::Review(_) => Screen::Table,
        }
    }
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Page::Home => "home",
            Page::NewGame(_) => "new-game",
            Page::Daily(_) => "daily",
            Page::Saves(_) => "saves",
            Page::Rules(_) => "rules",
            Page::Settings => "settings",
            Page::Statistics => "statistics",
            Page::Tour => "tour",
            Page::Results(_) => "results",
            Page::History(_) => "history",
            Page::About => "about",
            Page::Licenses => "licenses",
            Page::Data => "data",
            // It comes up again with its table.
            Page::Table(_) | Page::Curtain(_) => "table",
            Page::Lesson(_) => "lesson",
            Page::Exercise(_) => "exercise",
            Page::Review(_) => "review",
        };
        match self.game() {
            Some(game) => write!(f, "{name}/{game}"),
            None => f.write_str(name),
        }
    }
}

impl FromStr for Page {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Page::all().find(|page| page.to_string() == text);
        found.ok_or_else(|| Unreadable::new("page", text, "home or table/four-knights"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for page in Page::all() {
            assert_eq!(page.to_string().parse(), Ok(page));
            // Only listed pages can be parsed; this match reminds whoever adds one.
            match page {
                Page::Home | Page::Settings | Page::Statistics | Page::Tour => {}
                Page::About | Page::Licenses | Page::Data => {}
                Page::NewGame(_) | Page::Daily(_) | Page::Saves(_) | Page::Rules(_) => {}
                Page::Results(_) | Page::History(_) => {}
                Page::Table(_) | Page::Lesson(_) | Page::Exercise(_) | Page::Review(_) => {}
                // It is saved as its table.
                Page::Curtain(_) => {}
            }
        }
        for text in ["", "table", "table/", "home/four-knights", "table/bridge", "x/four-knights"] {
            assert!(text.parse::<Page>().is_err(), "{text:?} is no page");
        }
    }
}
