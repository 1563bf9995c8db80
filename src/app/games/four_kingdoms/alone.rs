//! What is done at the table of Four Kingdoms beside moving cards: taking back, helps, and what
//! follows by itself.

use std::time::Duration;

use super::helps::Search;
use super::{FourKingdoms, Play, Show, words};
use crate::app::Question;
use crate::app::table::game::{Alone, Deed, DeedOf, Follow, Step};
use crate::engine::Game;
use crate::games::four_kingdoms::solver::Verdict;
use crate::games::four_kingdoms::{Action, Event, auto_collect, finish, hint, is_stuck};
use crate::ui::Tool;

/// Between the moves that are only demonstrated.
const DEMONSTRATION: u64 = 520;
/// How often the answer of a search is looked for, and the clock.
const LOOK: Duration = Duration::from_millis(60);
const SECOND: Duration = Duration::from_secs(1);

impl Alone<FourKingdoms> for FourKingdoms {
    fn follows(&mut self, play: &Play, action: Action) -> Follow<FourKingdoms> {
        if std::mem::take(&mut self.finishing) {
            return Box::new(|position| finish(position)?.first().copied());
        }
        let collects = play.settings.auto_collect && !action.takes_back();
        Box::new(move |position| auto_collect(position).filter(|_| collects))
    }

    fn demonstrating(&self) -> bool {
        self.demonstrating
    }

    fn tool(&mut self, play: &mut Play, tool: Tool) -> Option<DeedOf<FourKingdoms>> {
        if play.session.outcome().is_some() {
            return None;
        }
        if play.has_steps() {
            play.catch_up();
            self.take_stock(play);
        }
        play.clear();
        match (tool, self.ending) {
            (Tool::Deal, _) => return Some(Deed::Act(Action::Deal)),
            (Tool::Finish, Some(first)) => {
                self.finishing = true;
                return Some(Deed::Act(first));
            }
            (Tool::Finish, None) => play.refuse(words::NOT_YET),
            (Tool::Undo | Tool::Redo | Tool::Restart, _) => self.go_in_time(play, tool),
            (Tool::Hint, _) => self.hint(play),
            (Tool::Winnable | Tool::Line, _) => self.look_ahead(play, tool),
        }
        None
    }

    fn question(&self, tool: Tool) -> Option<Question> {
        (tool == Tool::Restart).then(words::restart_question)
    }

    fn tick(&mut self, play: &mut Play) -> Option<Duration> {
        let Some(search) = &self.search else { return Some(SECOND) };
        let help = search.help;
        let Some(verdict) = search.answer() else { return Some(LOOK) };
        self.search = None;
        match (verdict, help) {
            (Verdict::Winnable(line), Tool::Line) => self.demonstrate(play, &line),
            (verdict, _) => play.say(words::verdict(&verdict)),
        }
        Some(Duration::from_millis(1))
    }
}

impl FourKingdoms {
    /// Looks at where the game has come to.
    pub(super) fn take_stock(&mut self, play: &Play) {
        self.stuck = is_stuck(play.position());
        self.ending = finish(play.position()).and_then(|line| line.first().copied());
        self.search = None;
        self.demonstrating = false;
    }

    fn go_in_time(&mut self, play: &mut Play, tool: Tool) {
        let went = match tool {
            Tool::Undo => play.session.undo(),
            Tool::Redo => play.session.redo(),
            _ => {
                play.session.restart();
                true
            }
        };
        if went {
            play.look_again();
            self.take_stock(play);
        } else {
            play.refuse(words::no_such_move(tool == Tool::Undo));
        }
    }

    /// Advises a move, from what the player can see.
    fn hint(&mut self, play: &mut Play) {
        let advised = hint(&play.session.view());
        let text = match advised {
            Some(action) => words::advice(action, play.position()),
            None => words::NO_ADVICE.into(),
        };
        self.advice = advised.map(|action| (text.clone(), action));
        play.say(text);
    }

    /// The move that was advised, as long as it is said.
    pub(super) fn advised(&self, play: &Play) -> Option<Action> {
        let (text, action) = self.advice.as_ref()?;
        (play.message() == Some(text)).then_some(*action)
    }

    /// Begins to look at hidden cards, which counts as help.
    fn look_ahead(&mut self, play: &mut Play, help: Tool) {
        play.session.help();
        match Search::begin(play.position(), help) {
            Ok(search) => self.search = Some(search),
            Err(why) => play.refuse(words::no_search(&why)),
        }
    }

    /// Shows a line of moves without making them.
    fn demonstrate(&mut self, play: &mut Play, line: &[Action]) {
        let mut position = play.position().clone();
        for action in line {
            let Ok(events) = position.apply(*action) else { break };
            let last = events.iter().rposition(|event| *event != Event::Won).unwrap_or_default();
            let show =
                |(n, event)| Step::Own(Show::Way(event, if n == last { DEMONSTRATION } else { 0 }));
            play.steps.extend(events.into_iter().enumerate().map(show));
        }
        play.steps.push_back(Step::Own(Show::Back));
        self.demonstrating = true;
    }
}
