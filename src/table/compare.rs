//! The comparison of the player's match with the same match as a friend has played it, or a hard player.

use std::cmp::Ordering;

use super::analysis::{self, share, steps};
use super::effect::Effect;
use super::game::{Action, TableGame, View};
use super::models::rows;
use super::state::State;
use crate::i18n::{app, t};
use crate::session::Parting;
use crate::ui::{self, CompareRow, Sheet};
use crate::words::results::counted_points;
use cardkeep_core::engine::{Game, Outcome, Record, Seat, Turn};

impl<T: TableGame> State<T> {
    /// Compares the match with another's, and starts to look for what is not known of the win chances.
    /// A hard player's match is played first.
    pub(super) fn compare(&mut self) {
        if !self.is_reviewing() {
            return;
        }
        self.stop_autoplay();
        let session = &mut self.play.session;
        if session.friends_match().is_none() {
            if !session.has_par() {
                return;
            }
            if let Err(why) = session.begin_par() {
                return self.analysis_failed(why.to_string());
            }
        }
        if self.play.session.other_match().is_none() {
            self.effect(Effect::AwaitAnalysis);
        } else if !self.play.session.is_solitaire() && !self.judge(true) {
            return;
        }
        self.open_sheet(Sheet::Compare);
    }

    /// Takes in what a hard player has decided meanwhile, while the comparison is open. Returns whether it
    /// is still playing.
    pub(super) fn await_par(&mut self) -> bool {
        if self.play.session.par_moves().is_none() || self.sheets.open != Sheet::Compare {
            return false;
        }
        if let Err(reason) = self.play.session.poll_par() {
            self.analysis_failed(reason);
            self.open_sheet(Sheet::None);
            return true;
        }
        let plays = self.play.session.par_moves().is_some();
        if plays {
            self.effect(Effect::AwaitAnalysis);
        } else {
            self.judge(true);
        }
        self.effect(Effect::FillSheet);
        plays
    }

    /// Returns the sheet of the comparison.
    pub(super) fn comparison(&self) -> Option<ui::Comparison> {
        let (review, session) = (&self.review, &self.play.session);
        let who = who(session.friends_match().is_some());
        let other = t!(app::compare_who, who);
        let title = t!(app::compare_title, who).into();
        let Some(friends) = session.other_match() else {
            let moves = session.par_moves()?;
            let note = t!(app::compare_playing, moves: moves + 1).into();
            return Some(ui::Comparison { title, note, at: -1, ..ui::Comparison::default() });
        };
        let (difference, at) = self.parting();
        let note = match &review.running {
            Some(running) => t!(app::analysis_running, done: running.done + 1, all: running.all),
            None if session.friends_match().is_some() => String::new(),
            None => match self.against_par(friends) {
                Ordering::Less => String::new(),
                Ordering::Equal => t!(app::compare_no_better),
                Ordering::Greater => t!(app::compare_better),
            },
        };
        let mine = (&review.judged, share(&session.whole(), session.human()));
        let theirs = (&review.friends_judged, share(friends, session.human()));
        let [mine, theirs] = [mine, theirs].map(|(judged, end)| {
            let judged = judged.as_deref().unwrap_or_default();
            (rows(steps(judged, end)), analysis::label(judged, end))
        });
        let [mine_said, friends_said] = [mine.1.as_str(), theirs.1.as_str()];
        Some(ui::Comparison {
            title,
            label: t!(
                app::compare_label,
                mine: mine_said,
                other: other.as_str(),
                friends: friends_said,
            )
            .into(),
            other: other.into(),
            reviewable: session.friends_match().is_some(),
            rows: rows(compared::<T>(&session.whole(), friends, session.human())),
            difference: difference.into(),
            at: at.map_or(-1, |moves| moves as i32),
            note: note.into(),
            mine: mine.0,
            friends: theirs.0,
        })
    }

    /// Compares the player's outcome, a win, a draw, or a defeat, with that of a hard player.
    fn against_par(&self, par: &Record<T::Rules>) -> Ordering {
        let session = &self.play.session;
        let of = |record: &Record<T::Rules>| share(record, session.human());
        of(&session.whole()).total_cmp(&of(par))
    }

    /// Returns where the two matches part as a sentence, and the number of moves before.
    pub(super) fn parting(&self) -> (String, Option<usize>) {
        match self.play.session.parting() {
            None | Some(Parting::Nowhere) => (t!(app::compare_same), None),
            Some(Parting::End { moves }) => (t!(app::compare_end, number: moves), Some(moves)),
            Some(Parting::Rival { moves }) => {
                (t!(app::compare_rival, number: moves + 1), Some(moves))
            }
            Some(Parting::Decision { moves, view, mine, friends }) => {
                let first = t!(app::compare_difference, number: moves + 1);
                let choices = self.choices(&view, [mine, friends]);
                (format!("{first}\n{choices}"), Some(moves))
            }
        }
    }

    /// Returns what each of the two decided after this many moves, if they part there.
    pub(super) fn choices_at(&self, at: usize) -> Option<String> {
        match self.play.session.parting()? {
            Parting::Decision { moves, view, mine, friends } if moves == at => {
                Some(self.choices(&view, [mine, friends]))
            }
            _ => None,
        }
    }

    /// Returns what each of the two decided, in a sentence.
    fn choices(&self, view: &View<T>, both: [Action<T>; 2]) -> String {
        let [mine, friends] = both.map(|action| T::action_text(&self.play.names, view, action));
        let other = t!(app::compare_who, who: who(self.play.session.friends_match().is_some()));
        t!(app::compare_choices, mine, other, friends)
    }

    /// Starts the search for the win chances of the player's match and then, of the friend's, unless
    /// they are known. Returns whether nothing failed.
    pub(super) fn judge(&mut self, friends: bool) -> bool {
        let (review, session) = (&mut self.review, &self.play.session);
        if review.judged.is_none() {
            review.judged = session.known_analysis();
        }
        let started = match (&review.judged, session.other_match()) {
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

/// Returns the key of with whom the match is compared.
fn who(friendly: bool) -> &'static str {
    if friendly { "friend" } else { "par" }
}

/// Returns the label of the button that compares the match.
pub(super) fn label(friendly: bool) -> String {
    t!(app::compare_with, who: who(friendly))
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
