//! A position to solve at the table: grades the player's answer, says why, and leads to the next one.

use std::sync::Arc;
use std::time::Duration;

use super::effect::Effect;
use super::game::{Action, TableGame};
use super::hint;
use super::models::mark;
use super::screen::Screen;
use super::state::State;
use super::words::sentences;
use crate::Page;
use crate::i18n::{app, lessons as text, t};
use crate::seated::Begin;
use crate::services::Services;
use crate::session::{Judging, Session};
use cardkeep_ai::Thinker;
use cardkeep_store::{Challenge, Training, local_day, now};

/// Positions to solve in a row, and the grades of new ones among them.
const A_DAY: u32 = 5;
const GRADES: [u8; A_DAY as usize] = [1, 1, 2, 2, 3];

/// Most that a good play gives away of the chance to win, and least that a mistake does, in percent.
const FINE: u8 = 3;
const MISTAKE: u8 = 10;

/// How many letters the panel above the table has room for in the smallest window.
const LONGEST: usize = 110;

/// Interval of checks on a running search.
const POLL: Duration = Duration::from_millis(40);

/// A position to solve.
pub(crate) struct Exercise {
    pub id: String,
    /// The plays in notation, with what each gives away in percent of the chance to win: the good ones
    /// first, and then the commonest mistake.
    plays: Vec<(String, u8)>,
    /// The chance to win with the best play, in percent.
    chance: u8,
    stage: Stage,
    /// How many positions were tried today, with this one.
    number: u32,
    /// What the panel says.
    said: String,
    /// The answer that is being judged, because its value is not known.
    judging: Option<(String, Judging)>,
}

/// How far the player is.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Open,
    /// A mistake was made, or the solution shown.
    Missed,
    Solved,
}

type Opened<T> = (Session<<T as super::beat::Presentation>::Rules>, Exercise);

/// Opens the next position to solve: one that is due again, or else a new one.
///
/// # Errors
/// That there is none left.
pub(super) fn open<T: TableGame>(services: &Services) -> Result<Opened<T>, String> {
    let data_dir = Arc::clone(&services.data_dir);
    let training = data_dir.statistics().value.training(T::ID);
    let today = local_day(now()).unwrap_or_default();
    let number = training.on(today).0 % A_DAY + 1;
    let shipped = Puzzle::all((services.tables.puzzles)(T::ID));
    for id in training.due(today) {
        let known = shipped.iter().find(|puzzle| puzzle.id == id);
        if let Some(puzzle) = known {
            return puzzle.open::<T>(services, number);
        }
        let place = Training::own_place(id);
        let own = place.and_then(|(number, moves)| {
            Session::<T::Rules>::own_mistake(&data_dir, number, moves, T::summary)
        });
        if let Some((session, judgment)) = own {
            let percent = |share: f32| (100.0 * share).round() as u8;
            let mut plays: Vec<(String, u8)> = vec![(judgment.best, 0)];
            let played = session.action_in_match().map(|action| action.to_string());
            plays.extend(played.map(|played| (played, percent(judgment.lost))));
            let said = t!(text::exercise_own, number, of: A_DAY);
            let chance = percent(judgment.chance);
            return Ok((session, Exercise::new(id.to_owned(), plays, chance, number, said)));
        }
    }
    let new = || shipped.iter().filter(|puzzle| !training.has_met(&puzzle.id));
    let grade = GRADES[number as usize - 1];
    let new = new().find(|puzzle| puzzle.grade == grade).or_else(|| new().next());
    new.ok_or_else(|| t!(text::exercise_none))?.open::<T>(services, number)
}

/// A position that comes with the app: a line of `assets/puzzles`, as `examples/puzzles.rs` of the
/// opponents prints it.
pub(crate) struct Puzzle<'a> {
    /// The deal number.
    pub id: String,
    /// The code of the match up to the position.
    pub code: &'a str,
    /// From 1, easy, to 3.
    pub grade: u8,
    pub chance: u8,
    pub plays: Vec<(String, u8)>,
}

impl<'a> Puzzle<'a> {
    /// Reads the positions of a game.
    pub(crate) fn all(lines: &'a str) -> Vec<Puzzle<'a>> {
        lines.lines().filter_map(Puzzle::read).collect()
    }

    fn read(line: &'a str) -> Option<Puzzle<'a>> {
        let mut fields = line.split('\t');
        let mut next = || fields.next();
        let (code, grade, chance, plays) = (next()?, next()?, next()?, next()?);
        let id = Challenge::read(code).ok()?.seed.to_string();
        let play = |play: &str| {
            let (action, lost) = play.split_once('=')?;
            Some((action.to_owned(), lost.parse().ok()?))
        };
        let plays = plays.split(';').map(play).collect::<Option<_>>()?;
        Some(Puzzle { id, code, grade: grade.parse().ok()?, chance: chance.parse().ok()?, plays })
    }

    fn open<T: TableGame>(&self, services: &Services, number: u32) -> Result<Opened<T>, String> {
        let data_dir = Arc::clone(&services.data_dir);
        let session = Session::exercise(data_dir, self.code, T::summary)?;
        let said = match session.is_solitaire() {
            true => t!(text::exercise_alone, number, of: A_DAY),
            false => t!(text::exercise_find, number, of: A_DAY),
        };
        let (id, plays) = (self.id.clone(), self.plays.clone());
        Ok((session, Exercise::new(id, plays, self.chance, number, said)))
    }
}

impl Exercise {
    fn new(
        id: String,
        plays: Vec<(String, u8)>,
        chance: u8,
        number: u32,
        said: String,
    ) -> Exercise {
        Exercise { id, plays, chance, stage: Stage::Open, number, said, judging: None }
    }

    /// Returns what a play gives away in percent, if that is known.
    fn lost(&self, play: &str) -> Option<u8> {
        self.plays.iter().find(|(action, _)| action == play).map(|(_, lost)| *lost)
    }

    /// Returns the first play that is a mistake, the commonest one.
    fn mistake(&self) -> Option<&(String, u8)> {
        self.plays.iter().find(|(_, lost)| *lost >= MISTAKE)
    }
}

impl<T: TableGame> State<T> {
    /// Whether the match stands still, because the position was solved.
    pub(super) fn exercise_holds(&self) -> bool {
        self.coach.exercise.as_ref().is_some_and(|it| it.stage == Stage::Solved)
    }

    /// Takes an answer. Returns false if there is nothing to solve here.
    pub(super) fn answer_exercise(&mut self, action: Action<T>) -> bool {
        let Some(exercise) = &mut self.coach.exercise else { return false };
        let play = action.to_string();
        if exercise.stage == Stage::Solved || exercise.judging.is_some() {
            self.play.clear();
        } else if let Err(why) = self.play.check(action) {
            let why = T::refusal(&self.play, why);
            self.refuse(why);
        } else if let Some(lost) = exercise.lost(&play) {
            self.grade(action, lost);
        } else {
            match self.play.session.judge_answer(action) {
                Ok(judging) => {
                    exercise.judging = Some((play, judging));
                    self.play.clear();
                    self.play.say(t!(text::exercise_judging));
                }
                Err(why) => {
                    let why = t!(app::hint_failed, reason: why.to_string());
                    self.refuse(why);
                }
            }
        }
        true
    }

    /// Takes what a search found about the answer. Returns when to check again, if it goes on.
    pub(super) fn await_judgment(&mut self) -> Option<Duration> {
        let exercise = self.coach.exercise.as_mut()?;
        let Some(answer) = exercise.judging.as_ref()?.1.answer() else { return Some(POLL) };
        let (play, _) = exercise.judging.take()?;
        match answer {
            Ok(lost) => {
                let action = self.play.legal().into_iter().find(|it| it.to_string() == play);
                self.grade(action?, (100.0 * lost).round() as u8);
            }
            Err(reason) => {
                let why = t!(app::hint_failed, reason);
                self.refuse(why);
            }
        }
        Some(Duration::ZERO)
    }

    /// Grades the answer: carries out a good one, and says what is wrong with another.
    fn grade(&mut self, action: Action<T>, lost: u8) {
        let said = if lost <= FINE { self.praise(action) } else { self.objection(action, lost) };
        let Some(exercise) = &mut self.coach.exercise else { return };
        let first = exercise.stage == Stage::Open;
        exercise.said = said;
        if lost <= FINE {
            exercise.stage = Stage::Solved;
        } else if lost >= MISTAKE {
            exercise.stage = Stage::Missed;
        }
        let id = exercise.id.clone();
        if first && exercise.stage != Stage::Open {
            self.play.session.keep_answer(&id, lost <= FINE);
        }
        if lost <= FINE {
            self.carry_out(action);
        } else {
            self.refuse(t!(text::exercise_try_again));
        }
    }

    /// Returns what is said of a good answer, and after the last position of the day, of the day.
    fn praise(&self, action: Action<T>) -> String {
        let Some(exercise) = &self.coach.exercise else { return String::new() };
        let right = match exercise.stage {
            Stage::Open => t!(text::exercise_right),
            _ => t!(text::exercise_found),
        };
        let why = self.reason(action);
        let odds = match exercise.mistake() {
            _ if self.play.session.is_solitaire() => t!(text::exercise_winnable),
            Some((_, lost)) => t!(
                text::exercise_odds,
                best: said(exercise.chance),
                other: said(exercise.chance.saturating_sub(*lost))
            ),
            None => String::new(),
        };
        short([[right.clone(), why.clone(), odds.clone()], [right, odds, String::new()]])
    }

    /// Returns what is said of any other answer.
    fn objection(&self, action: Action<T>, lost: u8) -> String {
        if self.play.session.is_solitaire() {
            return t!(text::exercise_lost);
        }
        let play = T::action_text(&self.play.names, self.play.now(), action);
        let play = play.trim_end_matches('.').to_owned();
        match said(lost) {
            costs if lost < MISTAKE => t!(text::exercise_almost, play, lost: costs),
            costs => t!(text::exercise_wrong, play, lost: costs),
        }
    }

    /// Returns what speaks for an action, compared with the commonest mistake; empty if nothing can be
    /// named.
    fn reason(&self, action: Action<T>) -> String {
        let Some(exercise) = &self.coach.exercise else { return String::new() };
        let mistake = exercise.mistake().and_then(|(mistake, _)| mistake.parse().ok());
        let reason = <T::Rules as Thinker>::reason(self.play.now(), action, mistake);
        let said = reason.map(|it| T::reason_text(&self.play.names, self.play.now(), it));
        said.unwrap_or_default()
    }

    /// Shows the solution or, once the position is solved, goes on to the next one. Returns false if there
    /// is nothing to solve here.
    pub(super) fn next_exercise(&mut self) -> bool {
        let Some(exercise) = &mut self.coach.exercise else { return false };
        if exercise.stage == Stage::Solved {
            let done = exercise.number == A_DAY;
            self.effect(match done {
                true => Effect::Go(Page::NewGame(T::ID)),
                false => Effect::Open(Begin::Exercise),
            });
            return true;
        }
        exercise.judging = None;
        let id = exercise.id.clone();
        let first = std::mem::replace(&mut exercise.stage, Stage::Missed) == Stage::Open;
        exercise.said = t!(text::exercise_shown);
        let best = exercise.plays.first().map(|(best, _)| best.clone());
        if first {
            self.play.session.keep_answer(&id, false);
        }
        let legal = self.play.legal();
        if let Some(best) = legal.into_iter().find(|it| Some(it.to_string()) == best) {
            let action = T::action_text(&self.play.names, self.play.now(), best);
            let text = sentences([action, self.reason(best)]);
            self.play.clear();
            self.play.advise(text, best);
        }
        self.go_on();
        true
    }

    /// Shows what is said of the position, in the panel of lessons.
    pub(super) fn show_exercise(&self, to: &Screen<'_>) {
        let Some(exercise) = &self.coach.exercise else { return };
        let table = &to.table;
        let solved = exercise.stage == Stage::Solved;
        let last = exercise.number == A_DAY;
        table.set_taught(true);
        table.set_lesson_returns(false);
        table.set_lesson(exercise.said.as_str().into());
        table.set_lesson_reads(solved);
        table.set_lesson_shows(!solved);
        table.set_lesson_button(
            match (solved, last) {
                (false, _) => t!(text::show_me),
                (true, false) => t!(text::exercise_next),
                (true, true) => t!(text::exercise_done),
            }
            .into(),
        );
        let done = exercise.number - u32::from(!solved);
        table.set_lesson_done(done as f32 / A_DAY as f32);
        mark(table, Vec::new());
    }
}

/// Returns a percentage as a text.
fn said(percent: u8) -> String {
    hint::percent(f32::from(percent) / 100.0)
}

/// Returns the first of several ways to say something that is short enough, or else the last one.
fn short<const N: usize>(ways: [[String; 3]; N]) -> String {
    let mut said = ways.map(sentences).into_iter();
    let last = said.next_back().unwrap_or_default();
    said.find(|said| said.chars().count() <= LONGEST).unwrap_or(last)
}
