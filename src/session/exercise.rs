//! A position to solve: nothing is saved or counted, and no one plays on.

use super::*;
use crate::pending::ToJudge;
use crate::search;
use cardkeep_core::games::Registered;
use cardkeep_store::{Judgment, Training};

/// The least that a mistake gives away of the chance to win, with two players.
const MISTAKE: f32 = 0.1;
/// How many own mistakes of a match come back, the worst ones.
const MISTAKES: usize = 3;

impl<G: Thinker + Registered> Session<G> {
    /// Opens the position at which the code of a match ends.
    ///
    /// # Errors
    /// That there is no such position.
    pub(crate) fn exercise(data_dir: Arc<DataDir>, code: &str) -> Result<Self, String> {
        let read = Challenge::read_match::<G>(code);
        let (challenge, record) = read.map_err(|_| t!(app::deal_no_code))?;
        let Challenge { players, names, seed, .. } = challenge;
        let names = names_for(&players, &names);
        let save = Save { saved: now(), ..Save::new(MatchId::begin(seed), record, players, names) };
        Session::of(Kind::Exercise, data_dir, save)
    }

    /// Opens a position of a match in the history in which the player made a mistake, with the judgment
    /// of what was played; `None` if the match, its analysis or the mistake is gone.
    pub(crate) fn own_mistake(
        data_dir: &Arc<DataDir>,
        number: u32,
        moves: u32,
    ) -> Option<(Self, Judgment)> {
        let judged = data_dir.analysis::<G>(number)?;
        let judgment = judged.into_iter().find(|it| it.moves == moves)?;
        let mut save = data_dir.finished::<G>(number).ok()?;
        save.record.jump(moves as usize);
        let mut session = Session::of(Kind::Exercise, Arc::clone(data_dir), save).ok()?;
        session.human = session.first_person();
        if judgment.lost < session.least_mistake() {
            return None;
        }
        Some((session, judgment))
    }

    /// Returns the player's action that led on from the current position in the match it comes from.
    pub(crate) fn action_in_match(&self) -> Option<G::Action> {
        let mut record = self.save.record.clone();
        record.redo(&mut ())?;
        record.played().last().copied()
    }

    /// Keeps the mistakes of an analysis as positions to solve. A failure only means that they don't come
    /// back.
    pub(super) fn keep_mistakes(&self, number: u32, judged: &[Judgment]) {
        let least = self.least_mistake();
        let mut mistakes: Vec<&Judgment> = judged.iter().filter(|it| it.lost >= least).collect();
        mistakes.sort_by(|one, other| other.lost.total_cmp(&one.lost));
        mistakes.truncate(MISTAKES);
        let ids = mistakes.iter().map(|it| Training::own_id(number, it.moves));
        let ids: Vec<String> = ids.collect();
        if let Some(today) = local_day(now()).filter(|_| !ids.is_empty()) {
            let _ = self.data_dir.record_mistakes(G::ID, &ids, today);
        }
    }
}

impl<G: Thinker> Session<G> {
    /// Returns the least that a mistake gives away of the chance to win: less with more players, whose
    /// chances vary less.
    pub(crate) fn least_mistake(&self) -> f32 {
        let fair = 1.0 / self.players().len() as f32;
        MISTAKE * 2.0 * (fair * (1.0 - fair)).sqrt()
    }

    /// Whether this is a position to solve.
    pub(crate) fn is_exercise(&self) -> bool {
        self.kind == Kind::Exercise
    }

    /// Whether the player is taught here: in a lesson, or at a position to solve.
    pub(crate) fn is_taught(&self) -> bool {
        self.is_lesson() || self.is_exercise()
    }

    /// Starts to search for what an action of the player gives away of the chance to win.
    ///
    /// # Errors
    /// Why no thread could be started.
    pub(crate) fn judge_answer(&self, action: G::Action) -> std::io::Result<Pending<f32>> {
        let (moves, _) = self.save.record.depth();
        let seed = self.thought_seed();
        let decisions = vec![ToJudge { moves: moves as u32, played: action, seed }];
        Pending::ask(|mut answer| {
            search::assess(&self.save.record, self.human, decisions, move |_, found| {
                found.into_iter().for_each(|found| answer(found.lost));
            })
        })
    }

    /// Keeps whether the player solved a position at the first attempt.
    pub(crate) fn keep_answer(&mut self, position: &str, solved: bool) {
        let Some(today) = local_day(now()) else { return };
        let kept = self.data_dir.record_answer(G::ID, position, solved, today);
        self.notices.extend(kept.err().map(|why| store::error(&why)));
    }

    /// Returns the numbers of positions of this game tried and solved at the first attempt today.
    pub(crate) fn answers_today(&self) -> (u32, u32) {
        let training = self.data_dir.statistics().value.training(G::ID);
        local_day(now()).map_or((0, 0), |today| training.on(today))
    }
}
