//! The end of a hand or of a match: its result, and the scene of a victory before it.

use super::celebration::Celebration;
use super::compare;
use super::game::TableGame;
use super::models::rows;
use super::play::Play;
use super::screen::Screen;
use super::state::State;
use super::story;
use super::words::{personal_bests, sentences, streak, verdict};
use crate::i18n::{List, achievements, app, t};
use crate::lesson::Progress;
use crate::session::Session;
use crate::sound::Sound;
use crate::ui::ScoreLine;
use crate::words;
use crate::words::results::{climbed, new_achievements, new_looks, rating_after};
use crate::{Page, open_today, standing_today, ui};
use cardkeep_ai::Thinker;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::GameId;
use cardkeep_store::{DayStanding, Heading, PastMatch, Speed, Statistics, Tour, local_day, now};
use slint::{ModelRc, SharedString};

impl<T: TableGame> State<T> {
    /// Shows the result of a hand until it is read, or that of the match.
    pub(super) fn show_ends(&mut self, to: &Screen<'_>) {
        let (ending, play) = (to.ending(), &mut self.play);
        let reading = play.hand_result.is_some();
        if let Some(hand) = play.hand_result.clone().filter(|_| !ending.get_hand_over()) {
            ending.set_hand_result(hand);
        }
        ending.set_hand_over(reading);
        let shows_end =
            !play.has_steps() && !play.session.is_reviewing() && !play.session.is_exercise();
        // The end of a lesson is read before the result covers it.
        let reads = self.coach.lesson.as_ref().is_some_and(Progress::holds);
        let shows_end = shows_end && !self.activity.is_presenting() && !reads;
        let result = self.game.result(play).filter(|_| shows_end);
        let over = result.is_some() && !reading;
        let is_new = !ending.get_over();
        // The language may have changed.
        if let Some(result) = result.filter(|it| is_new || ending.get_result().title != it.title) {
            self.fill_result(to, result);
        }
        if over && is_new {
            self.announce_result(to);
        }
        ending.set_over(over);
    }

    /// Shows the result of the match, and all that is said of it.
    fn fill_result(&self, to: &Screen<'_>, result: ui::Result) {
        let (ending, play, session) = (to.ending(), &self.play, &self.play.session);
        let progress = to.services.settings.borrow().progress;
        let new = achieved(to, play, progress);
        ending.set_deed(match &new[..] {
            [(_, how)] => slint::format!("\n{}", t!(achievements::new_task, how)),
            _ => SharedString::new(),
        });
        let statistics = to.services.data_dir.statistics().value;
        let past = to.services.data_dir.history(T::ID).matches;
        let next = next_page(&statistics, play).map(|(_, label)| label);
        ending.set_next(next.unwrap_or_default().into());
        ending.set_honor(honors(to, play, progress, &statistics, &past, new).into());
        let rating = session.gains().rated.filter(|(_, after)| progress && after.is_settled());
        ending.set_rating(rating.map(rating_after).unwrap_or_default().into());
        let counted = statistics.all(T::ID).played();
        ending.set_story(story::of(play, counted, &past).into());
        ending.set_result(result);
        let reviewable = past.iter().any(|past| past.heading.id == *session.id());
        to.review().set_offered(reviewable);
        let friendly = session.friends_match().is_some();
        // A daily match has its par.
        let compares = friendly || session.day().is_some() && session.has_par();
        let label = compares.then(|| compare::label(friendly)).filter(|_| reviewable);
        to.review().set_compare_label(label.unwrap_or_default().into());
        to.review().set_friendly(friendly);
        ending.set_challenges(session.match_code().is_some());
    }

    /// Celebrates a victory when its result is shown for the first time.
    fn announce_result(&mut self, to: &Screen<'_>) {
        let is_first = self.play.session.result_shown();
        let session = &self.play.session;
        let Some(outcome) = session.outcome() else { return };
        to.ending().set_lost(outcome.winners().all(|seat| !session.is_person(seat)));
        let won = outcome.sole_winner() == Some(session.human());
        if is_first && self.awake && won {
            to.services.feedback.play(Sound::Win);
            self.celebrate(&to.ending());
        }
    }

    /// Begins the scene, unless animations are off.
    fn celebrate(&self, ending: &ui::Ending<'_>) {
        if self.here.animation == Speed::Off {
            return;
        }
        if let Some(Celebration { entrance, figures }) = self.game.celebration(&self.play) {
            ending.set_entrance(entrance);
            ending.set_figures(figures.len() as i32);
            self.shown.figures.replace(figures);
            ending.set_celebrating(true);
        }
    }
}

/// Returns the result of a match against opponents: how it ended, and a line for each seat, the winners first
/// and then by score. `score` returns a seat's score, and the words for it.
pub(crate) fn match_result<T: TableGame, S: Ord>(
    play: &Play<T>,
    how: impl FnOnce() -> String,
    score: impl Fn(Seat) -> (S, String),
) -> Option<ui::Result> {
    let outcome = play.session.outcome()?;
    let wins = |seat: &Seat| outcome.share(*seat) > 0.0;
    let mut seats: Vec<_> = play.names.clockwise().map(|seat| (seat, score(seat))).collect();
    seats.sort_by(|(one, (low, _)), (other, (high, _))| (wins(other), high).cmp(&(wins(one), low)));
    let line = |(seat, (_, total)): (Seat, (S, String))| ScoreLine {
        name: play.names.badge(seat).into(),
        cells: ModelRc::default(),
        total: total.into(),
        best: wins(&seat),
    };
    Some(ui::Result {
        title: verdict(outcome, &play.names).into(),
        note: sentences([how(), streak(&play.session)]).into(),
        headings: ModelRc::default(),
        lines: rows(seats.into_iter().map(line)),
        won: outcome.share(play.names.human()) == 1.0,
        again: again(&play.session),
    })
}

/// Returns the label of the button for another match against the same opponents.
pub(crate) fn again<G: Thinker>(session: &Session<G>) -> SharedString {
    match session.is_lesson() {
        true => t!(app::first_match).into(),
        false => t!(app::rematch).into(),
    }
}

/// Returns the page that follows a match of a tour or a daily deal, and the label of its button.
pub(super) fn next_page<T: TableGame>(
    statistics: &Statistics,
    play: &Play<T>,
) -> Option<(Page, String)> {
    if let Some(tour) = tour_of(statistics, play) {
        let over = tour.next().is_none();
        return Some((Page::Tour, if over { t!(app::tour_see) } else { t!(app::tour_on) }));
    }
    play.session.day()?;
    let next = *open_today(statistics).first()?;
    Some((Page::Daily(next), t!(app::days_next)))
}

/// Returns the tour that the match is a stop of.
fn tour_of<'a, T: TableGame>(statistics: &'a Statistics, play: &Play<T>) -> Option<&'a Tour> {
    statistics.tour().filter(|tour| play.session.is_stop_of(tour))
}

/// Returns the new achievements, if shown: the title of each, and what it is for.
fn achieved<T: TableGame>(to: &Screen<'_>, play: &Play<T>, shown: bool) -> Vec<(String, String)> {
    let new = play.session.gains().achieved.iter().filter(|_| shown);
    new.map(|id| (to.services.tables.achievement)(T::ID, id)).collect()
}

/// Returns what is best or new in a match: personal bests, the ladder if shown, the matches of its tour or
/// of today, the new achievements, and the looks that they earn.
fn honors<T: TableGame>(
    to: &Screen<'_>,
    play: &Play<T>,
    progress: bool,
    statistics: &Statistics,
    past: &[PastMatch],
    new: Vec<(String, String)>,
) -> String {
    let session = &play.session;
    let gains = session.gains();
    let titles = new.into_iter().map(|(title, _)| title).collect();
    let rival = play.names.clockwise().nth(1).map_or("", |seat| play.names.of_seat(seat));
    let tour = tour_of(statistics, play).map(words::tour::result).unwrap_or_default();
    // In a tour or a daily deal, the next opponent of the ladder is met by chance.
    let by_chance = session.is_helped() && (!tour.is_empty() || session.day().is_some());
    let rungs = gains.climbed.filter(|_| progress && !by_chance);
    let climbed =
        rungs.map_or_else(String::new, |rungs| climbed(rival, rungs, session.is_helped()));
    let bests = personal_bests(&gains.personal_bests);
    let dailies = session.day().map(|_| dailies(statistics)).unwrap_or_default();
    let earns = to.services.settings.borrow().earns_looks();
    let looks = new_looks(if earns { &gains.looks } else { &[] });
    // What a single achievement is for follows its title.
    let series = if tour.is_empty() { tally(play, past) } else { tour };
    let all = [bests, climbed, dailies, series, looks, new_achievements(titles)];
    all.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Returns how many of today's daily matches are done and won.
fn dailies(statistics: &Statistics) -> String {
    let count = |standing| standing_today(statistics, standing).len();
    let (all, open) = (GameId::ALL.len(), count(DayStanding::Open));
    t!(app::days_done_all, done: all - open, all, won: count(DayStanding::Won))
}

/// Returns who has won how many of the matches that the same players have finished today, or ever if they
/// share the device; empty for a single one.
fn tally<T: TableGame>(play: &Play<T>, past: &[PastMatch]) -> String {
    let (session, names) = (&play.session, &play.names);
    if session.is_solitaire() || session.is_practice() {
        return String::new();
    }
    let (day, friends) = (local_day(now()), session.is_shared());
    let here = |past: &&PastMatch| {
        let Heading { names: others, saved, practice, .. } = &past.heading;
        let same = others
            .iter()
            .map(String::as_str)
            .eq(Seat::all(names.seats()).map(|seat| session.name(seat)));
        let counts = same && !practice && !past.winners.is_empty();
        counts && (friends || local_day(*saved) == day)
    };
    let matches: Vec<&PastMatch> = past.iter().filter(here).collect();
    if matches.len() < 2 {
        return String::new();
    }
    // A shared win is a draw.
    let wins = |seat: Seat| matches.iter().filter(|it| it.winners == [seat.index()]).count();
    let of = |seat| t!(app::wins_of, name: names.badge(seat), wins: wins(seat));
    let wins = List::texts(names.clockwise().map(of));
    if friends { t!(app::won_so_far, wins) } else { t!(app::won_today, wins) }
}
