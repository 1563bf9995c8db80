//! The win chances of a finished match: a line with marks where most was given away.

use super::effect::Effect;
use super::game::{Action, TableGame};
use super::hint::percent;
use super::models::rows;
use super::play::Play;
use super::state::State;
use crate::i18n::{app, t};
use crate::ui::{self, AnalysisMark, AnalysisStep, Sheet};
use cardkeep_ai::Thinker;
use cardkeep_core::engine::{Game, Record, Seat, Turn};
use cardkeep_store::Judgment;

/// Maximum number of marks.
const MARKS: usize = 6;

/// How much a decision gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Severity {
    Slip,
    Mistake,
    Blunder,
}

/// The least chances given away, as multiples of what a mistake does.
const SEVERITIES: [(f32, Severity); 3] =
    [(2.0, Severity::Blunder), (1.0, Severity::Mistake), (0.5, Severity::Slip)];

impl Severity {
    /// Returns the severity of a chance given away, where a mistake gives away at least `mistake`; `None` if
    /// it is too small.
    fn of(lost: f32, mistake: f32) -> Option<Severity> {
        let severe = SEVERITIES.into_iter().find(|(least, _)| lost >= least * mistake);
        severe.map(|(_, severity)| severity)
    }

    /// Returns the key of its name in the catalog.
    fn key(self) -> &'static str {
        match self {
            Severity::Slip => "slip",
            Severity::Mistake => "mistake",
            Severity::Blunder => "blunder",
        }
    }
}

impl<T: TableGame> State<T> {
    /// Shows the win chances, and starts to look for them unless they are known.
    pub(super) fn analyze(&mut self) {
        if !self.is_reviewing() {
            return;
        }
        self.stop_autoplay();
        if self.judge(false) {
            self.open_sheet(Sheet::Analysis);
        }
    }

    pub(super) fn analysis_failed(&mut self, reason: String) {
        self.effect(Effect::Toast(t!(app::analysis_failed, reason)));
    }

    /// Stops a running analysis.
    pub(super) fn stop_analysis(&mut self) {
        self.review.running = None;
    }

    /// Takes in what has been found meanwhile.
    pub(super) fn await_analysis(&mut self) {
        if self.await_par() {
            return;
        }
        let Some(running) = &mut self.review.running else { return };
        match running.poll() {
            None => self.effect(Effect::AwaitAnalysis),
            Some(Ok(judged)) => {
                self.stop_analysis();
                // The player's match comes first.
                if self.review.judged.is_none() {
                    self.play.session.keep_analysis(judged.clone());
                    self.review.judged = Some(judged);
                } else {
                    self.review.friends_judged = Some(judged);
                }
                self.judge(self.sheets.open == Sheet::Compare);
            }
            Some(Err(reason)) => {
                self.stop_analysis();
                self.analysis_failed(reason);
                return self.open_sheet(Sheet::None);
            }
        }
        self.effect(Effect::FillSheet);
    }

    /// Returns the sheet of the win chances.
    pub(super) fn analysis(&self) -> ui::Analysis {
        let (review, play) = (&self.review, &self.play);
        let judged = review.judged.as_deref().unwrap_or_default();
        let marks = marks::<T>(play, judged);
        let end = share(&play.session.whole(), play.session.human());
        let note = match &review.running {
            Some(running) => {
                t!(app::analysis_running, done: running.done + 1, all: running.all)
            }
            None if judged.is_empty() => t!(app::analysis_empty),
            None if marks.is_empty() => {
                format!("{} {}", t!(app::analysis_clear), t!(app::analysis_note))
            }
            None => {
                format!("{} {}", t!(app::analysis_most, count: marks.len()), t!(app::analysis_note))
            }
        };
        ui::Analysis {
            title: t!(app::analysis).into(),
            note: note.into(),
            label: label(judged, end).into(),
            steps: rows(steps(judged, end)),
            marks: rows(marks),
        }
    }

    /// Points out the better action of a decision under review.
    pub(super) fn point_out(&mut self, moves: usize) {
        let play = &mut self.play;
        let judged = self.review.judged.iter().flatten().find(|it| it.moves as usize == moves);
        let better = judged.filter(|it| it.lost > 0.0).and_then(|it| it.best.parse().ok());
        if let Some(better) = better {
            let text = T::action_text(&play.names, &play.view, better);
            play.advise(text, better);
        }
    }
}

/// Returns the share of a seat in the victory, once the match is over.
pub(super) fn share<G: Game>(record: &Record<G>, seat: Seat) -> f32 {
    match record.position().turn() {
        Turn::Over(outcome) => outcome.share(seat),
        Turn::Seat(_) => 0.0,
    }
}

/// Returns the line of win chances, which leads to the share in the victory.
pub(super) fn steps(judged: &[Judgment], end: f32) -> impl Iterator<Item = AnalysisStep> {
    let next = judged.iter().skip(1).map(|it| it.chance).chain([end]);
    judged.iter().zip(next).map(|(it, next)| AnalysisStep { chance: it.chance, next })
}

/// Returns the line in words.
pub(super) fn label(judged: &[Judgment], end: f32) -> String {
    let chances = || judged.iter().map(|it| it.chance).chain([end]);
    let Some(first) = judged.first() else { return t!(app::analysis) };
    let (first, last) = (percent(first.chance), percent(end));
    let least = percent(chances().fold(1.0, f32::min));
    let most = percent(chances().fold(0.0, f32::max));
    t!(app::analysis_label, first, last, least, most)
}

/// Whether the player took the better action in the same turn after all, before anybody else acted. All
/// that the player did is given by the moves before.
fn follows(done: &[(u32, String)], judged: &Judgment) -> bool {
    let after = done.iter().filter(|(moves, _)| *moves > judged.moves);
    let turn = after.zip(judged.moves + 1..).take_while(|((moves, _), next)| moves == next);
    turn.into_iter().any(|((_, action), _)| *action == judged.best)
}

/// Returns the decisions that gave most away, in order.
fn marks<T: TableGame>(play: &Play<T>, judged: &[Judgment]) -> Vec<AnalysisMark> {
    let mistake = play.session.least_mistake();
    let severity = |lost: f32| Severity::of(lost, mistake);
    let mut worst: Vec<usize> = (0..judged.len()).collect();
    worst.retain(|index| severity(judged[*index].lost).is_some());
    let decisions = if worst.is_empty() { Vec::new() } else { play.session.decisions() };
    let done = decisions.iter().map(|(moves, _, action)| (*moves, action.to_string()));
    let done: Vec<(u32, String)> = done.collect();
    worst.retain(|index| !follows(&done, &judged[*index]));
    worst.sort_by(|one, other| judged[*other].lost.total_cmp(&judged[*one].lost));
    worst.truncate(MARKS);
    worst.sort_unstable();
    let mark = |index: usize| {
        let it = &judged[index];
        let severity = severity(it.lost)?;
        let (_, view, played) = decisions.iter().find(|(moves, ..)| *moves == it.moves)?;
        let better: Action<T> = it.best.parse().ok()?;
        let reason = T::Rules::reason(view, better, Some(*played));
        let reason = reason.map(|reason| T::reason_text(&play.names, reason));
        let played = T::action_text(&play.names, view, *played);
        let better = T::action_text(&play.names, view, better);
        let text = t!(app::analysis_moves, played, better);
        let (lost, size) = (percent(it.lost), severity.key());
        let title = t!(app::analysis_mark, number: it.moves + 1, lost, size);
        Some(AnalysisMark {
            title: title.into(),
            text: format!("{text} {}", reason.unwrap_or_default()).trim_end().into(),
            r#move: it.moves as i32,
            at: (index as f32 + 0.5) / judged.len() as f32,
            chance: it.chance,
            severe: severity != Severity::Slip,
        })
    };
    worst.into_iter().filter_map(mark).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_win_chances_ends_with_the_result() {
        let at = |chance| Judgment { moves: 0, chance, lost: 0.0, best: String::new() };
        let judged = [at(0.25), at(0.5)];
        let line: Vec<_> = steps(&judged, 0.0).map(|it| (it.chance, it.next)).collect();
        assert_eq!(line, [(0.25, 0.5), (0.5, 0.0)]);
        assert_eq!(steps(&[], 1.0).count(), 0);
    }

    #[test]
    fn what_follows_in_the_same_turn_is_no_slip() {
        let done = [(3, "place"), (4, "burn"), (7, "place"), (9, "burn")];
        let done = done.map(|(moves, action)| (moves, String::from(action)));
        let better = |moves| Judgment { moves, chance: 0.6, lost: 0.1, best: "burn".into() };
        assert!(follows(&done, &better(3)));
        assert!(!follows(&done, &better(4)), "that was it");
        assert!(!follows(&done, &better(7)), "somebody acted in between");
    }
}
