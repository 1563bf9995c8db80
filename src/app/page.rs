//! The pages of the app, by name.

use std::fmt;
use std::str::FromStr;

use crate::engine::Unreadable;
use crate::games::GameId;
use crate::ui::Screen;

/// Where in the app the player is. Its text form, `rules/four-knights`, is kept with the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    Home,
    NewGame(GameId),
    /// The calendar of a game with a deal for every day.
    Daily(GameId),
    Saves(GameId),
    Rules(GameId),
    Settings,
    Statistics,
    /// The results of a game.
    Results(GameId),
    /// The finished matches of a game.
    History(GameId),
    About,
    Licences,
    /// Where the player's data lies, and how it is carried elsewhere.
    Data,
    Table(GameId),
    /// A table where a finished match is looked at.
    Review(GameId),
}

impl Page {
    /// The game the page is about, if it is about one.
    pub fn game(self) -> Option<GameId> {
        match self {
            Page::NewGame(game)
            | Page::Daily(game)
            | Page::Saves(game)
            | Page::Rules(game)
            | Page::Results(game)
            | Page::History(game)
            | Page::Table(game)
            | Page::Review(game) => Some(game),
            Page::Home
            | Page::Settings
            | Page::Statistics
            | Page::About
            | Page::Licences
            | Page::Data => None,
        }
    }

    /// Whether cards lie on it.
    pub fn is_table(self) -> bool {
        matches!(self, Page::Table(_) | Page::Review(_))
    }

    /// What the window shows for the page.
    pub fn screen(self) -> Screen {
        match self {
            Page::Home => Screen::Home,
            Page::NewGame(_) => Screen::NewGame,
            Page::Daily(_) => Screen::Daily,
            Page::Saves(_) => Screen::Saves,
            Page::Rules(_) => Screen::Rules,
            Page::Settings => Screen::Settings,
            Page::Statistics => Screen::Statistics,
            Page::Results(_) => Screen::Results,
            Page::History(_) => Screen::History,
            Page::About => Screen::About,
            Page::Licences => Screen::Licences,
            Page::Data => Screen::Data,
            Page::Table(_) | Page::Review(_) => Screen::Table,
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
            Page::Results(_) => "results",
            Page::History(_) => "history",
            Page::About => "about",
            Page::Licences => "licences",
            Page::Data => "data",
            Page::Table(_) => "table",
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
        let unknown = || Unreadable::new("page", text, "home or table/four-knights");
        let of_game = |page: fn(GameId) -> Page, game: &str| game.parse().map(page);
        match text.split_once('/') {
            None => match text {
                "home" => Ok(Page::Home),
                "settings" => Ok(Page::Settings),
                "statistics" => Ok(Page::Statistics),
                "about" => Ok(Page::About),
                "licences" => Ok(Page::Licences),
                "data" => Ok(Page::Data),
                _ => Err(unknown()),
            },
            Some(("new-game", game)) => of_game(Page::NewGame, game),
            Some(("daily", game)) => of_game(Page::Daily, game),
            Some(("saves", game)) => of_game(Page::Saves, game),
            Some(("rules", game)) => of_game(Page::Rules, game),
            Some(("results", game)) => of_game(Page::Results, game),
            Some(("history", game)) => of_game(Page::History, game),
            Some(("review", game)) => of_game(Page::Review, game),
            Some(("table", game)) => of_game(Page::Table, game),
            Some(_) => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for game in GameId::ALL {
            let pages = [
                Page::Home,
                Page::NewGame(game),
                Page::Daily(game),
                Page::Saves(game),
                Page::Rules(game),
                Page::Settings,
                Page::Statistics,
                Page::Results(game),
                Page::History(game),
                Page::About,
                Page::Licences,
                Page::Data,
                Page::Table(game),
                Page::Review(game),
            ];
            for page in pages {
                assert_eq!(page.to_string().parse(), Ok(page));
            }
        }
        for text in ["", "table", "table/", "home/four-knights", "table/bridge", "x/four-knights"] {
            assert!(text.parse::<Page>().is_err(), "{text:?} is no page");
        }
    }
}
