//! One true, kind sentence about a match that is over, chosen from what happened in it.

use super::game::TableGame;
use super::play::Play;
use crate::i18n::{List, app, t};
use crate::words;
use crate::words::results::counted_points;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Game, Seat};
use cardkeep_store::{MatchId, PastMatch};

/// A share of the best standing that counts as close.
const CLOSE: f32 = 0.85;
/// A share of the match during which somebody led nearly all the time.
const NEARLY_ALL: f32 = 0.9;

/// What a sentence can be about.
#[derive(Clone, Debug, Default)]
struct Facts {
    /// Number of moves of the match.
    moves: usize,
    /// Share of the moves after which the player alone was ahead.
    led: f32,
    /// The last move after which the player was ahead alone, and the last after which a rival was.
    ahead: usize,
    behind: usize,
    /// The last move after which nobody was ahead of the player.
    level: usize,
    /// The standing in the end: the player's, and the best of a rival.
    mine: u32,
    best: u32,
    /// The name of the winner, or of the rival who was best.
    rival: String,
    /// The rivals whom the player passed, if there are others.
    passed: Vec<String>,
    /// The level of all rivals, if it is hard or above.
    strong: Option<Level>,
    /// Whether no match of the game was finished before.
    first: bool,
    /// The player's points, if they are more than ever before.
    record: Option<String>,
}

type Rule = fn(&Facts) -> Option<String>;

/// What to say of a defeat; the first that is true is said.
const LOST: [Rule; 8] = [
    |it| it.first.then(|| t!(app::story_first)),
    |it| (it.mine == it.best && it.best > 0).then(|| t!(app::story_tied)),
    |it| (it.mine as f32 >= CLOSE * it.best as f32 && it.mine > 0).then(|| t!(app::story_close)),
    |it| (it.led > 0.5).then(|| t!(app::story_led)),
    |it| (2 * it.ahead >= it.moves && it.ahead > 0).then(|| at(it.ahead, it.moves)),
    |it| it.record.as_ref().map(|points| t!(app::story_record, points)),
    |it| {
        let passed = List::texts(it.passed.iter().map(String::as_str));
        (!it.passed.is_empty()).then(|| t!(app::story_passed, rivals: passed))
    },
    |it| it.strong.map(|level| t!(app::story_strong, level: words::level(level))),
];

/// What to say of a victory.
const WON: [Rule; 4] = [
    |it| {
        let turned = 2 * it.behind >= it.moves && it.behind > 0;
        let (number, all) = (it.behind, it.moves);
        turned.then(|| t!(app::story_turned, number, all, rival: &it.rival))
    },
    |it| (it.led >= NEARLY_ALL).then(|| t!(app::story_led_throughout)),
    |it| (it.best as f32 >= CLOSE * it.mine as f32).then(|| t!(app::story_narrow)),
    |it| it.strong.map(|level| t!(app::story_strong_beaten, level: words::level(level))),
];

fn at(number: usize, all: usize) -> String {
    t!(app::story_ahead, number, all)
}

/// Returns the sentence; empty of a solitaire, and of a victory that speaks for itself. So many matches of the
/// game were counted, and `kept` are those in the history.
pub(super) fn of<T: TableGame>(play: &Play<T>, counted: u32, kept: &[PastMatch]) -> String {
    let (session, me) = (&play.session, play.names.human());
    let Some(outcome) =
        session.outcome().filter(|_| !session.is_solitaire() && !session.is_shared())
    else {
        return String::new();
    };
    let won = outcome.share(me) > 0.0;
    let rivals = || play.names.clockwise().skip(1);
    let rival = rivals().find(|seat| outcome.share(*seat) > 0.0);
    let facts = Facts {
        first: !session.is_practice() && counted <= 1,
        record: highest(kept, session.id(), counted)
            .map(|points| counted_points(T::ID, points.into())),
        strong: strong(rivals().filter_map(|seat| play.names.level(seat))),
        ..facts(play, rival)
    };
    let rules: &[Rule] = if won { &WON } else { &LOST };
    let said = rules.iter().find_map(|rule| rule(&facts));
    said.unwrap_or_else(|| match facts.level {
        _ if won => String::new(),
        0 => t!(app::story_review),
        number => t!(app::story_level, number, all: facts.moves),
    })
}

/// Returns what follows from the record.
fn facts<T: TableGame>(play: &Play<T>, winner: Option<Seat>) -> Facts {
    let me = play.names.human();
    let rivals = || play.names.clockwise().skip(1);
    let mut facts = Facts::default();
    let path = play.session.record().path();
    let mut led = 0;
    for (number, position) in path.iter().enumerate() {
        let best = rivals().map(|seat| position.progress(seat)).max().unwrap_or_default();
        let mine = position.progress(me);
        (facts.mine, facts.best, facts.moves) = (mine, best, number);
        if mine > best {
            facts.ahead = number;
            led += 1;
        }
        if mine < best {
            facts.behind = number;
        } else {
            facts.level = number;
        }
    }
    facts.led = led as f32 / facts.moves.max(1) as f32;
    let end = |seat: &Seat| path.last().map_or(0, |position| position.progress(*seat));
    let best = winner.or_else(|| rivals().max_by_key(|seat| end(seat)));
    facts.rival = best.map_or_else(String::new, |seat| play.names.of_seat(seat).to_owned());
    let passed: Vec<Seat> = rivals().filter(|seat| end(seat) < facts.mine).collect();
    facts.passed = passed.iter().map(|seat| play.names.of_seat(*seat).to_owned()).collect();
    facts
}

/// Returns the level of all rivals if it is one to be proud of.
fn strong(mut levels: impl Iterator<Item = Level>) -> Option<Level> {
    let first = levels.next().filter(|level| *level >= Level::Hard)?;
    levels.all(|level| level == first).then_some(first)
}

/// Returns the points of a match if there are others, and all had fewer. That is known only while the
/// history still has every match that was counted.
fn highest(kept: &[PastMatch], id: &MatchId, counted: u32) -> Option<u32> {
    let kept = || kept.iter().filter(|past| past.heading.is_counted());
    if kept().filter(|past| !past.given_up).count() < counted as usize {
        return None;
    }
    let points = kept().find(|past| past.heading.id == *id)?.points?;
    let others = kept().filter(|past| past.heading.id != *id);
    others.filter_map(|past| past.points).max().filter(|most| *most < points).map(|_| points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardkeep_store::{Heading, MatchResult};

    fn lost(facts: Facts) -> Option<String> {
        LOST.iter().find_map(|rule| rule(&facts))
    }

    fn won(facts: Facts) -> Option<String> {
        WON.iter().find_map(|rule| rule(&facts))
    }

    /// A defeat by a wide margin, from the first move on.
    fn rout() -> Facts {
        Facts {
            moves: 48,
            behind: 48,
            level: 3,
            mine: 3,
            best: 21,
            rival: String::from("Berit"),
            ..Facts::default()
        }
    }

    #[test]
    fn a_defeat_gets_the_kindest_sentence_that_is_true() {
        assert_eq!(lost(rout()), None, "nothing kinder than how long it was open");
        let said = |facts| lost(facts).expect("something is said");
        assert!(said(Facts { first: true, ..rout() }).contains("first match"));
        assert!(said(Facts { mine: 20, ..rout() }).contains("Close"));
        assert!(said(Facts { mine: 21, ..rout() }).contains("tied"));
        assert!(said(Facts { led: 0.6, ahead: 30, ..rout() }).contains("more than half"));
        assert!(said(Facts { led: 0.2, ahead: 40, ..rout() }).contains("move 40 of 48"));
        let passed = vec![String::from("Corin"), String::from("Edda")];
        assert!(said(Facts { passed, ..rout() }).contains("Corin and Edda"));
        assert!(said(Facts { strong: Some(Level::Hard), ..rout() }).contains("Hard"));
        let record = Some(String::from("3 points"));
        assert!(said(Facts { record, ..rout() }).contains("3 points"));
        assert!(lost(Facts { led: 0.2, ahead: 10, ..rout() }).is_none(), "long ago");
    }

    #[test]
    fn the_highest_score_is_told_while_all_matches_are_known() {
        let past = |seed, points, given_up| PastMatch {
            number: seed as u32,
            result: MatchResult::Lost,
            moves: 50,
            points: Some(points),
            winners: Vec::new(),
            given_up,
            heading: Heading { id: MatchId::begin(seed), ..words::tests::heading(&[Level::Easy]) },
        };
        let kept = [past(3, 700, false), past(2, 600, false), past(1, 650, false)];
        let of = |number: usize, counted| highest(&kept, &kept[number].heading.id, counted);
        assert_eq!(of(0, 3), Some(700));
        assert_eq!(of(1, 3), None, "there were more");
        assert_eq!(of(0, 4), None, "an older one is no longer kept");
        assert_eq!(highest(&kept, &MatchId::begin(4), 3), None, "it is not kept");
        assert_eq!(highest(&kept[..1], &kept[0].heading.id, 1), None, "it is the first");
        let given_up = [past(3, 700, false), past(2, 800, true)];
        assert_eq!(highest(&given_up, &given_up[0].heading.id, 1), None);
    }

    #[test]
    fn a_victory_is_told_if_there_is_something_to_tell() {
        let easy = || Facts { moves: 40, mine: 20, best: 5, led: 0.6, ahead: 40, ..rout() };
        assert!(won(Facts { behind: 5, ..easy() }).is_none());
        assert!(won(Facts { behind: 30, ..easy() }).unwrap().contains("move 30 of 40, Berit"));
        assert!(
            won(Facts { behind: 0, led: 0.95, ..easy() }).unwrap().contains("almost all the way")
        );
        assert!(won(Facts { behind: 5, best: 19, ..easy() }).unwrap().contains("close"));
    }
}
