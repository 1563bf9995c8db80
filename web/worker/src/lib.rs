//! Questions that need a search, and their answers, both as JSON. The same question gets the same answer
//! as the search on a thread of the desktop.

#![deny(missing_docs)]

#[cfg(target_family = "wasm")]
mod page;

use std::sync::atomic::AtomicBool;

use cardkeep_ai::{AdviceOf, Assessment, Estimate, Leaning, Thinker, Why};
use cardkeep_core::engine::{Record, Seat};
use cardkeep_core::games::four_kingdoms::solver::{find_winnable, is_lost};
use cardkeep_core::games::{GameId, four_kingdoms};
use cardkeep_core::rival::{Character, Level};
use cardkeep_core::with_game;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A question.
#[derive(Debug, Serialize, Deserialize)]
pub enum Question {
    /// About a match.
    Match {
        /// Its game.
        game: GameId,
        /// Its record, as in a save.
        record: String,
        /// What is asked about it.
        about: About,
    },
    /// About a game of Four Kingdoms. The answer is an [`Answer`](four_kingdoms::Answer).
    Solitaire {
        /// Its record, as in a save.
        record: String,
        /// What is asked about it.
        about: four_kingdoms::Question,
    },
    /// The first winnable one of these deals of Four Kingdoms, if there is one.
    Find {
        /// The deals.
        deals: Vec<u64>,
        /// The house rules.
        options: four_kingdoms::Options,
    },
    /// Whether a deal of Four Kingdoms certainly can't be won.
    Check {
        /// The deal.
        deal: u64,
        /// The house rules.
        options: four_kingdoms::Options,
    },
}

/// A question about a match, from what a seat sees.
#[derive(Debug, Serialize, Deserialize)]
pub enum About {
    /// What a computer opponent plays. The answer is an action.
    Choice {
        /// The seat to act.
        seat: Seat,
        /// How well it plays.
        level: Level,
        /// Its character, and whom it has to pay back.
        leaning: Option<(Character, Option<Seat>)>,
        /// What its random numbers follow from.
        seed: u64,
    },
    /// What the seat to act should do. The answer is a [`Told`].
    Advice {
        /// The seat to act.
        seat: Seat,
        /// What the random numbers follow from.
        seed: u64,
    },
    /// What decisions gave away. For each there is an answer: the [`Judged`] decision, if there was a
    /// choice.
    Decisions {
        /// Whose decisions.
        seat: Seat,
        /// For each the number of moves before it, the action, and a seed.
        decisions: Vec<(u32, String, u64)>,
    },
}

/// An estimate of an action: the action, its share, its chance to win, and the error of that.
#[derive(Debug, Serialize, Deserialize)]
pub struct Estimated(String, f32, f32, f32);

/// A piece of advice.
#[derive(Debug, Serialize, Deserialize)]
pub struct Told {
    best: Estimated,
    next: Option<Estimated>,
    why: Kind,
    clear: bool,
}

/// What kind of reason there is. The asker finds the reason itself from the same view.
#[derive(Debug, Serialize, Deserialize)]
enum Kind {
    Forced,
    Alike,
    Other,
}

/// The judgment of a decision: the best action, and what the played one gave away.
#[derive(Debug, Serialize, Deserialize)]
pub struct Judged(Estimated, f32);

impl Estimated {
    fn of<A: ToString>(it: &Estimate<A>) -> Estimated {
        Estimated(it.action.to_string(), it.share, it.win_chance, it.error)
    }

    fn read<A: std::str::FromStr>(self) -> Option<Estimate<A>> {
        let Estimated(action, share, win_chance, error) = self;
        Some(Estimate { action: action.parse().ok()?, share, win_chance, error })
    }
}

impl Told {
    fn of<G: Thinker>(advice: &AdviceOf<G>) -> Told {
        Told {
            best: Estimated::of(&advice.best),
            next: advice.next.as_ref().map(Estimated::of),
            why: match advice.why {
                Why::Forced => Kind::Forced,
                Why::Alike => Kind::Alike,
                Why::Unnamed | Why::Reason(_) => Kind::Other,
            },
            clear: advice.clear,
        }
    }

    /// Returns the advice to the seat of a view.
    pub fn read<G: Thinker>(self, view: &G::View) -> Option<AdviceOf<G>> {
        let best: Estimate<G::Action> = self.best.read()?;
        let next: Option<Estimate<G::Action>> = self.next.and_then(Estimated::read);
        let why = match self.why {
            Kind::Forced => Why::Forced,
            Kind::Alike => Why::Alike,
            Kind::Other => {
                let reason = G::reason(view, best.action, next.map(|next| next.action));
                reason.map_or(Why::Unnamed, Why::Reason)
            }
        };
        Some(AdviceOf::<G> { best, next, why, clear: self.clear })
    }
}

impl Judged {
    fn of<A: ToString>(it: &Assessment<A>) -> Judged {
        Judged(Estimated::of(&it.best), it.lost)
    }

    /// Returns the judgment.
    pub fn read<A: std::str::FromStr>(self) -> Option<Assessment<A>> {
        Some(Assessment { best: self.0.read()?, lost: self.1 })
    }
}

/// Answers a question, and passes each part of the answer on; none if the question makes no sense.
pub fn answer(question: &str, mut tell: impl FnMut(String)) {
    let cancel = AtomicBool::new(false);
    let Some(question) = read(question) else { return };
    match question {
        Question::Match { game, record, about } => {
            with_game!(game, G => about_match::<G>(&record, about, &cancel, &mut tell));
        }
        Question::Solitaire { record, about } => {
            let record = read::<Record<four_kingdoms::Position>>(&record);
            record.into_iter().for_each(|it| tell(text(&about.answer(&it, &cancel))));
        }
        Question::Find { deals, options } => tell(text(&find_winnable(deals, options, &cancel))),
        Question::Check { deal, options } => tell(text(&is_lost(deal, options, &cancel))),
    }
}

fn about_match<G: Thinker>(
    record: &str,
    about: About,
    cancel: &AtomicBool,
    tell: &mut impl FnMut(String),
) {
    let Some(mut record) = read::<Record<G>>(record) else { return };
    match about {
        About::Choice { seat, level, leaning, seed } => {
            let leaning = leaning.map(|(character, rival)| Leaning { character, rival });
            let view = record.position().view(seat);
            let action = G::choose_action(&view, level, leaning, seed, cancel);
            action.into_iter().for_each(|action| tell(text(&action.to_string())));
        }
        About::Advice { seat, seed } => {
            let advice = G::advise(&record.position().view(seat), seed, cancel);
            advice.iter().for_each(|advice| tell(text(&Told::of::<G>(advice))));
        }
        About::Decisions { seat, decisions } => {
            for (moves, played, seed) in decisions {
                record.jump(moves as usize);
                let view = record.position().view(seat);
                let played = played.parse().ok();
                let judged = played.and_then(|played| G::assess(&view, played, seed, cancel));
                tell(text(&judged.as_ref().map(Judged::of)));
            }
        }
    }
}

/// Reads JSON that this program has written.
pub fn read<T: DeserializeOwned>(json: &str) -> Option<T> {
    serde_json::from_str(json).ok()
}

/// Writes JSON.
pub fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardkeep_core::engine::{Game, Start, Turn};

    /// Returns the parts of the answer to a question about a match.
    fn ask<G: Thinker, T: DeserializeOwned>(record: &Record<G>, about: About) -> Vec<T> {
        let question = Question::Match { game: G::ID, record: text(record), about };
        let mut parts = Vec::new();
        answer(&text(&question), |part| parts.push(read(&part).expect("it is written here")));
        parts
    }

    fn answers_as_without_text<G: Thinker>() {
        let cancel = AtomicBool::new(false);
        let start = Start::Deal { setup: G::daily(), seed: 7 };
        let mut record = Record::<G>::new(start).expect("a game of each day");
        let mut decisions = Vec::new();
        for seed in 0..8 {
            let Turn::Seat(seat) = record.position().turn() else { return };
            let view = record.position().view(seat);
            let level = Level::Easy;
            let leaning = Some(Leaning { character: Character::Vengeful, rival: Some(seat) });
            let Some(action) = G::choose_action(&view, level, leaning, seed, &cancel) else {
                return;
            };
            let leaning = leaning.map(|it| (it.character, it.rival));
            let told: Vec<String> = ask(&record, About::Choice { seat, level, leaning, seed });
            assert_eq!(told, [action.to_string()]);
            decisions.push((record.depth().0 as u32, view, action, seed));
            record.play(action).expect("it is legal");
        }
        let Turn::Seat(seat) = record.first_position().turn() else { return };
        let (_, view, ..) = &decisions[0];
        let mut begun = record.clone();
        begun.rewind();
        let advice = ask::<G, Told>(&begun, About::Advice { seat, seed: 1 }).pop();
        assert_eq!(advice.and_then(|it| it.read::<G>(view)), G::advise(view, 1, &cancel));

        decisions.retain(|(moves, ..)| {
            begun.jump(*moves as usize);
            begun.position().turn() == Turn::Seat(seat)
        });
        let asked =
            decisions.iter().map(|(moves, _, action, seed)| (*moves, action.to_string(), *seed));
        let about = About::Decisions { seat, decisions: asked.collect() };
        let told: Vec<Option<Judged>> = ask(&record, about);
        let told: Vec<_> = told.into_iter().map(|it| it.and_then(Judged::read)).collect();
        let judged = decisions
            .iter()
            .map(|(_, view, action, seed)| G::assess(view, *action, *seed, &cancel));
        assert_eq!(told, judged.collect::<Vec<_>>());
    }

    #[test]
    fn a_question_as_text_has_the_answer_of_a_search() {
        for game in GameId::ALL {
            with_game!(game, G => answers_as_without_text::<G>());
        }
    }

    #[test]
    fn a_solitaire_is_solved() {
        let setup = four_kingdoms::Position::daily();
        let options = setup.options;
        let start = Start::Deal { setup, seed: 1 };
        let record = Record::<four_kingdoms::Position>::new(start).expect("a deal");
        let about = four_kingdoms::Question::Winnable;
        let mut parts = Vec::new();
        let question = Question::Solitaire { record: text(&record), about };
        answer(&text(&question), |part| parts.push(part));
        let found = about.answer(&record, &AtomicBool::new(false));
        assert_eq!(read::<four_kingdoms::Answer>(&parts[0]), Some(found));

        let question = Question::Find { deals: vec![1, 2, 3, 4, 5], options };
        answer(&text(&question), |part| parts.push(part));
        let found = find_winnable(1..6, options, &AtomicBool::new(false));
        assert_eq!(read::<Option<u64>>(&parts[1]), Some(found));
    }

    #[test]
    fn nonsense_has_no_answer() {
        for question in [
            "",
            "{}",
            r#"{"Match":{"game":"four-knights","record":"","about":{"Advice":{"seat":0,"seed":1}}}}"#,
        ] {
            answer(question, |part| panic!("{question}: {part}"));
        }
    }
}
