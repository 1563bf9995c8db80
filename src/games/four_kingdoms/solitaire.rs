//! Undo, assistance and automatic moves at the table of Four Kingdoms.

use std::io;
use std::time::Duration;

use super::commands::{dead_end, new_deal, restart, step, task};
use super::{FourKingdoms, Play, beats, explain, words};
use crate::i18n::{four_kingdoms as text, t};
use crate::pending::Pending;
use crate::search;
use crate::table::commands::undo_command;
use crate::table::game::{
    Assistance, Coaching, Command, CommandOf, Follow, HistoryStep, MenuLine, MenuOf, Reaction,
    ReactionOf, Solitaire, Step,
};
use crate::table::words::sentences;
use crate::ui::Icon;
use cardkeep_core::games::four_kingdoms::solver::Verdict;
use cardkeep_core::games::four_kingdoms::{
    Action, Answer, Question, Rewind, auto_collect, finish, gain, hints, is_stuck, rest_of_line,
};

/// Interval of checks for the solver's answer and of the clock.
const LOOK: Duration = Duration::from_millis(60);
const SECOND: Duration = Duration::from_secs(1);

impl Solitaire<FourKingdoms> for FourKingdoms {
    fn commands(&self, play: &Play) -> Vec<CommandOf<FourKingdoms>> {
        let (_, ahead) = play.session.record().depth();
        let open = play.session.outcome().is_none() || play.session.is_reviewing();
        let icon = |icon, key, command| Command { icon, key, ..command };
        let redo =
            Command { enabled: ahead > 0 && open, ..step(HistoryStep::Redo, t!(text::redo)) };
        let deal = Command::new(Reaction::Act(Action::Deal), t!(text::deal_card));
        vec![
            undo_command(play),
            icon(Icon::Redo, "y", redo),
            icon(Icon::Hint, "h", task(Assistance::Hint, t!(text::hint))),
            icon(Icon::None, "d", deal),
            icon(Icon::None, "f", task(Assistance::Finish, t!(text::finish))),
            icon(Icon::None, "w", task(Assistance::Spread, t!(text::show_waste))),
        ]
    }

    fn menu(&self, play: &Play) -> MenuOf<FourKingdoms> {
        MenuOf::<FourKingdoms> {
            title: words::menu_title(&play.session),
            copies: play.session.deal().map(|deal| deal.to_string()),
            lines: vec![
                MenuLine::Commands(vec![restart(self, t!(text::restart)), new_deal()]),
                MenuLine::Commands(vec![task(Assistance::Spread, t!(text::show_waste))]),
                MenuLine::Note(t!(text::counts_as_help)),
                MenuLine::Commands(vec![
                    task(Assistance::Winnable, t!(text::check_winnable)),
                    task(Assistance::Solution, t!(text::show_solution)),
                ]),
            ],
        }
    }

    fn assist(&mut self, play: &mut Play, task: Assistance) -> Option<ReactionOf<FourKingdoms>> {
        match task {
            Assistance::Hint => self.hint(play),
            Assistance::Finish => match self.ending {
                Some(first) => {
                    self.finishing = true;
                    return Some(Reaction::Act(first));
                }
                None => play.refuse(t!(text::cannot_finish)),
            },
            Assistance::Spread => {
                let waste = explain::waste(play).map(Reaction::Explain);
                return Some(waste.unwrap_or_else(|| Reaction::Say(t!(text::waste_empty))));
            }
            Assistance::Winnable => self.look_ahead(play, Question::Winnable),
            Assistance::Solution => self.look_ahead(play, Question::Way),
            Assistance::Rewind => self.look_ahead(play, Question::Back),
        }
        None
    }

    fn follows(&mut self, play: &Play, action: Action) -> Follow<FourKingdoms> {
        if std::mem::take(&mut self.finishing) {
            return Box::new(|position| finish(position)?.first().copied());
        }
        // A lesson asks for every move.
        let collects =
            play.settings.auto_collect && !play.session.is_taught() && !action.takes_back();
        Box::new(move |position| auto_collect(position).filter(|_| collects))
    }

    fn demonstrating(&self) -> bool {
        self.demonstrating
    }

    fn notice(&mut self) -> Option<MenuOf<FourKingdoms>> {
        std::mem::take(&mut self.tells).then(|| dead_end(self))
    }

    fn tick(&mut self, play: &mut Play) -> Option<Duration> {
        let Some((search, asked)) = &self.search else { return Some(SECOND) };
        let (Some(found), asked) = (search.poll(), *asked) else { return Some(LOOK) };
        self.search = None;
        let found = match found {
            Ok(found) => found,
            Err(reason) => {
                if asked {
                    play.refuse(t!(text::no_search, reason));
                }
                return Some(SECOND);
            }
        };
        match found {
            Answer::Hint(verdict) => {
                self.watch(play, verdict);
                self.unknown = self.way.is_empty() && !self.lost;
                self.hint(play);
            }
            Answer::Others(others) => {
                self.hints.extend(others);
                self.advise(play);
            }
            Answer::Winnable(verdict) => play.say(words::verdict(&verdict)),
            Answer::Way(Verdict::Winnable(line)) => self.demonstrate(play, &line),
            Answer::Way(verdict) => play.say(words::verdict(&verdict)),
            Answer::Watch(verdict) => {
                self.watch(play, verdict);
                self.look_at_deal(play);
            }
            Answer::Deal(verdict) => self.hopeless = Some(verdict == Verdict::Unwinnable),
            Answer::Back(way) => self.go_back(play, way),
        }
        if asked && !self.demonstrating {
            self.look_out(play);
        }
        Some(Duration::from_millis(1))
    }
}

impl FourKingdoms {
    /// Examines the current position.
    pub(super) fn take_stock(&mut self, play: &Play) {
        let was_stuck = std::mem::replace(&mut self.stuck, is_stuck(play.session.full_position()));
        self.ending = finish(play.session.full_position()).and_then(|line| line.first().copied());
        self.search = None;
        self.demonstrating = false;
        self.forget_hints();
        self.way = rest_of_line(play.session.full_position(), &self.way).unwrap_or_default();
        self.lost &= play.settings.warn_lost && self.way.is_empty();
        // Do not repeat what was already reported.
        self.tells &= self.stuck || self.lost;
        self.tells |= self.stuck && !was_stuck;
        self.look_out(play);
    }

    /// Starts to search whether the game is still winnable, if the player wants warnings.
    fn look_out(&mut self, play: &Play) {
        let known =
            self.stuck || !self.way.is_empty() || play.session.full_position().public().is_won();
        if play.settings.warn_lost && !known && self.search.is_none() {
            // The player did not ask, so a failure is not reported.
            self.search = ask(play, Question::Watch).ok();
        }
        self.look_at_deal(play);
    }

    /// Starts to search whether the deal was winnable at all, in case the player wants to replay
    /// it.
    fn look_at_deal(&mut self, play: &Play) {
        if (self.stuck || self.lost) && self.hopeless.is_none() && self.search.is_none() {
            self.search = ask(play, Question::Deal).ok();
        }
    }

    /// Shows a hint, and another one each time: from what the player can see or, if warnings about
    /// lost deals are on, one that keeps the game winnable, which counts as help.
    fn hint(&mut self, play: &mut Play) {
        if self.lost {
            play.say(t!(text::prompt_lost));
            return;
        }
        match self.way.first().copied().filter(|_| play.settings.warn_lost) {
            Some(first) => {
                play.session.help();
                match self.hinted {
                    0 => self.hints = vec![first],
                    // Finding the other winning moves takes a search, and the first hint should not
                    // wait for it.
                    1 => {
                        return self.search(play, Question::Others(first));
                    }
                    _ => {}
                }
                self.advise(play);
            }
            None if play.settings.warn_lost && !self.unknown => {
                self.search(play, Question::Hint);
            }
            None => {
                if self.hints.is_empty() {
                    self.hints = hints(play.now());
                }
                self.advise(play);
            }
        }
    }

    fn forget_hints(&mut self) {
        (self.hints, self.hinted, self.unknown) = (Vec::new(), 0, false);
    }

    /// Shows the next of the known hints, cyclically.
    fn advise(&mut self, play: &mut Play) {
        let next = self.hinted.checked_rem(self.hints.len());
        let advised = next.and_then(|next| self.hints.get(next)).copied();
        self.hinted += 1;
        let text = match advised {
            Some(action) => {
                let what = words::hint(action, play.session.full_position());
                let wins = !self.way.is_empty() && play.settings.warn_lost;
                let why = match gain(play.now(), action) {
                    Some(gain) => FourKingdoms::reason_text(&play.names, gain),
                    None if wins => t!(text::hint_wins),
                    None => String::new(),
                };
                sentences([what, why])
            }
            None => t!(text::hint_none),
        };
        match advised {
            Some(action) => play.advise(text, action),
            None => play.say(text),
        }
    }

    /// Starts a search that uses hidden cards, which counts as help.
    fn look_ahead(&mut self, play: &mut Play, question: Question) {
        play.session.help();
        self.search(play, question);
    }

    fn search(&mut self, play: &mut Play, question: Question) {
        match ask(play, question) {
            Ok(search) => self.search = Some(search),
            Err(why) => play.refuse(t!(text::no_search, reason: why.to_string())),
        }
    }

    /// Handles the automatic check of whether the game is winnable. Warns once that it is not,
    /// which counts as help.
    fn watch(&mut self, play: &mut Play, verdict: Verdict) {
        match verdict {
            Verdict::Winnable(way) => {
                (self.way, self.lost) = (way, false);
                // Earlier hints may lead nowhere.
                self.forget_hints();
            }
            Verdict::Unwinnable if !self.lost => {
                play.session.help();
                (self.lost, self.tells) = (true, true);
            }
            Verdict::Unwinnable | Verdict::Unknown(_) => {}
        }
    }

    /// Undoes the moves that lost the game.
    fn go_back(&mut self, play: &mut Play, way: Rewind) {
        if let Rewind::Actions(acts @ 1..) = way {
            (0..acts).for_each(|_| _ = play.session.undo());
            play.rebuild(self);
            self.lost = false;
            self.take_stock(play);
        }
        play.say(words::rewound(way));
    }

    /// Demonstrates a line of moves without making them.
    fn demonstrate(&mut self, play: &mut Play, line: &[Action]) {
        let beats = beats::demonstration(play, line);
        play.steps.extend(beats.into_iter().map(Step::beat));
        self.demonstrating = true;
    }
}

/// Starts a search. Returns with it whether the player asked for it.
fn ask(play: &Play, question: Question) -> io::Result<(Pending<Answer>, bool)> {
    let asked = !matches!(question, Question::Watch | Question::Deal);
    let search = Pending::ask(|answer| search::solve(play.session.record(), question, answer))?;
    Ok((search, asked))
}
