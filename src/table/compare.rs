//! The comparison of the player's match with the same match as a friend has played it.

use super::analysis::{label, steps};
use super::effect::Effect;
use super::game::TableGame;
use super::models::rows;
use super::state::State;
use crate::i18n::{app, t};
use crate::session::Parting;
use crate::ui::{self, CompareRow, Sheet};
use crate::words::results::counted_points;
use cardkeep_core::engine::{Game, Outcome, Record, Seat, Turn};

impl<T: TableGame> State<T> {
    /// Compares the match with the friend's, and starts to look for what is not known of the win
    /// chances.
    pub(super) fn compare(&mut self) {
        if !self.is_reviewing() || self.play.session.friends_match().is_none() {
            return;
        }
        self.stop_autoplay();
        if !self.play.session.is_solitaire() && !self.judge(true) {
            return;
        }
        self.open_sheet(Sheet::Compare);
    }

    /// Returns the sheet of the comparison.
    pub(super) fn comparison(&self) -> Option<ui::Comparison> {
        let (review, session) = (&self.review, &self.play.session);
        let friends = session.friends_match()?;
        let (difference, at) = self.parting();
        let note = match &review.running {
            Some(running) => t!(app::analysis_running, done: running.done + 1, all: running.all),
            None => String::new(),
        };
        let [mine, theirs] = [&review.judged, &review.friends_judged].map(|it| {
            let judged = it.as_deref().unwrap_or_default();
            (rows(steps(judged)), label(judged))
        });
        Some(ui::Comparison {
            rows: rows(compared::<T>(&session.whole(), friends, session.human())),
            difference: difference.into(),
            at: at.map_or(-1, |moves| moves as i32),
            note: note.into(),
            label: t!(app::compare_label, mine: mine.1.as_str(), friends: theirs.1.as_str()).into(),
            mine: mine.0,
            friends: theirs.0,
        })
    }

    /// Returns where the two matches part as a sentence, and the number of moves before.
    pub(super) fn parting(&self) -> (String, Option<usize>) {
        let names = &self.play.names;
        match self.play.session.parting() {
            None | Some(Parting::Nowhere) => (t!(app::compare_same), None),
            Some(Parting::End { moves }) => (t!(app::compare_end, number: moves), Some(moves)),
            Some(Parting::Rival { moves }) => {
                (t!(app::compare_rival, number: moves + 1), Some(moves))
            }
            Some(Parting::Decision { moves, view, mine, friends }) => {
                let [mine, friends] =
                    [mine, friends].map(|action| T::action_text(names, &view, action));
                (t!(app::compare_difference, number: moves + 1, mine, friends), Some(moves))
            }
        }
    }

    /// Starts the search for the win chances of the player's match and then, of the friend's, unless
    /// they are known. Returns whether nothing failed.
    pub(super) fn judge(&mut self, friends: bool) -> bool {
        let (review, session) = (&mut self.review, &self.play.session);
        if review.judged.is_none() {
            review.judged = session.known_analysis();
        }
        let started = match (&review.judged, session.friends_match()) {
            (None, _) => session.analyze(&session.whole()),
            (Some(_), Some(record)) if friends && review.friends_judged.is_none() => {
                session.analyze(record)
            }
            _ => return true,
        };
        match started {
            Ok(running) => {
                review.running = Some(running);
                self.effect(Effect::AwaitAnalysis);
                true
            }
            Err(why) => {
                self.analysis_failed(why.to_string());
                false
            }
        }
    }
}

/// Returns result, score and number of moves of both.
fn compared<T: TableGame>(
    mine: &Record<T::Rules>,
    friends: &Record<T::Rules>,
    seat: Seat,
) -> Vec<CompareRow> {
    let both = [mine, friends];
    let row = |label: String, [mine, friends]: [String; 2]| CompareRow {
        label: label.into(),
        mine: mine.into(),
        friends: friends.into(),
    };
    let result = |record: &Record<T::Rules>| match record.position().turn() {
        Turn::Over(outcome) if outcome.winners().next().is_some() => won(outcome, seat),
        _ => t!(app::past_given_up),
    };
    let points = both.map(|record| record.position().points(seat));
    let score = match points {
        [Some(mine), Some(friends)] => {
            let said = |points: u32| counted_points(T::ID, u64::from(points));
            Some(row(t!(app::compare_score), [said(mine), said(friends)]))
        }
        _ => None,
    };
    let moves = both.map(|record| moves_of(record, seat).to_string());
    let rows = [Some(row(t!(app::result), both.map(result))), score];
    let moves = row(t!(app::compare_moves), moves);
    rows.into_iter().flatten().chain([moves]).collect()
}

fn won(outcome: Outcome, seat: Seat) -> String {
    match outcome.share(seat) {
        1.0 => t!(app::past_won),
        0.0 => t!(app::past_lost),
        _ => t!(app::past_drawn),
    }
}

/// Returns how many actions a seat took. A code does not tell which were automatic, so all count.
fn moves_of<G: Game>(record: &Record<G>, seat: Seat) -> usize {
    let mut position = record.first_position();
    let mut count = 0;
    for action in record.played() {
        count += usize::from(position.turn() == Turn::Seat(seat));
        position.play_unchecked(*action, &mut ());
    }
    count
}
