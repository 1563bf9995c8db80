//! Positions to solve: those that come with the app, those of the player's own mistakes, and which is
//! next.

use std::sync::Arc;

use super::game::{Action, Presentation, TableGame};
use super::highlight::Highlight;
use crate::i18n::{lessons as text, t};
use crate::pending::Pending;
use crate::services::Services;
use crate::session::Session;
use cardkeep_store::{Challenge, Training, local_day, now};

/// Positions to solve in a row, and the grades of new ones among them.
pub(super) const A_DAY: u32 = 5;
const GRADES: [u8; A_DAY as usize] = [1, 1, 2, 2, 3];

/// Most that a good play gives away of the chance to win, in percent.
pub(super) const FINE: u8 = 3;

/// A position to solve.
pub(crate) struct Exercise<A> {
    pub id: String,
    /// The plays, with what each gives away in percent of the chance to win: the good ones first, and then
    /// the commonest mistake.
    pub(super) plays: Vec<(A, u8)>,
    /// The chance to win with the best play, in percent.
    pub(super) chance: u8,
    /// Least that a mistake gives away of it, in percent.
    least_mistake: u8,
    pub(super) stage: Stage,
    /// How many positions were tried today, with this one.
    pub(super) number: u32,
    /// What the panel says.
    pub(super) said: String,
    /// The answer that is being judged, because its value is not known.
    pub(super) judging: Option<(A, Pending<f32>)>,
    /// What is made of the solution once it is shown.
    pub(super) cheer: Option<Highlight>,
}

/// How far the player is.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Stage {
    Open,
    /// A mistake was made, or the solution shown.
    Missed,
    Solved,
}

type Opened<T> = (Session<<T as Presentation>::Rules>, Exercise<Action<T>>);

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
        let own = place
            .and_then(|(number, moves)| Session::<T::Rules>::own_mistake(&data_dir, number, moves));
        if let Some((session, judgment)) = own {
            let best = judgment.best.parse().ok().map(|best| (best, 0));
            let played = session.action_in_match();
            let played = played.map(|played| (played, percent(judgment.lost)));
            let plays = best.into_iter().chain(played).collect();
            let said = t!(text::exercise_own, number, of: A_DAY);
            let chance = percent(judgment.chance);
            let least = percent(session.least_mistake());
            let exercise = Exercise::new(id.to_owned(), plays, (chance, least), number, said);
            return Ok((session, exercise));
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
    /// The plays in notation, as in [`Exercise::plays`].
    pub plays: Vec<(String, u8)>,
}

fn percent(share: f32) -> u8 {
    (100.0 * share).round() as u8
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
        let session = Session::exercise(data_dir, self.code)?;
        let said = match session.is_solitaire() {
            true => t!(text::exercise_alone, number, of: A_DAY),
            false => t!(text::exercise_find, number, of: A_DAY),
        };
        let plays = self.plays.iter().filter_map(|(play, lost)| Some((play.parse().ok()?, *lost)));
        let chances = (self.chance, percent(session.least_mistake()));
        let exercise = Exercise::new(self.id.clone(), plays.collect(), chances, number, said);
        Ok((session, exercise))
    }
}

impl<A: Copy + PartialEq> Exercise<A> {
    fn new(
        id: String,
        plays: Vec<(A, u8)>,
        (chance, least_mistake): (u8, u8),
        number: u32,
        said: String,
    ) -> Exercise<A> {
        let (stage, judging, cheer) = (Stage::Open, None, None);
        Exercise { id, plays, chance, least_mistake, stage, number, said, judging, cheer }
    }

    /// Whether giving away this much is a mistake.
    pub(super) fn is_mistake(&self, lost: u8) -> bool {
        lost >= self.least_mistake
    }

    /// Returns what a play gives away in percent, if that is known.
    pub(super) fn lost(&self, play: A) -> Option<u8> {
        self.plays.iter().find(|(action, _)| *action == play).map(|(_, lost)| *lost)
    }

    /// Returns the first play that is a mistake, the commonest one.
    pub(super) fn mistake(&self) -> Option<(A, u8)> {
        self.plays.iter().copied().find(|(_, lost)| self.is_mistake(*lost))
    }
}
