//! Every sentence that the tables say, printed into one file a game, to be read as a whole and to
//! see what a change does to them. Cards, numbers and names are taken out, so that each sentence
//! stands there once.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::ai::Level;
use crate::app::session::{NewMatch, Session};
use crate::app::table::game::{Deed, How, Line, Scene, TableGame, Target, Told, Touch};
use crate::app::table::play::Play;
use crate::app::table::show_step;
use crate::app::words::golden;
use crate::engine::{Chance, Game, Setup, Turn};
use crate::games::GameId;
use crate::store::{Place, Player, Settings};

/// How many positions are looked at for each number of seats.
const POSITIONS: usize = 250;
/// Of a game played alone, so many moves of a deal.
const MOVES: usize = 60;

/// What was said, by what says it.
#[derive(Default)]
struct Book {
    lines: BTreeSet<String>,
    /// What stands for a card, the longest first.
    cards: Vec<String>,
}

impl Book {
    fn note(&mut self, who: &str, text: &str) {
        let mut text = text.replace('\n', " / ");
        for card in &self.cards {
            text = text.replace(card.as_str(), "{card}");
        }
        for name in ["Berit", "Corin", "Edda", "Falk", "Isolde", "Osric", "Runa", "Tamsin"] {
            text = text.replace(name, "{name}");
        }
        let mut plain = String::new();
        for letter in text.chars() {
            match letter {
                '0'..='9' if plain.ends_with('#') => {}
                '0'..='9' => plain.push('#'),
                _ => plain.push(letter),
            }
        }
        // A list of cards is one of many.
        while plain.contains("{card}, {card}") {
            plain = plain.replace("{card}, {card}", "{card}");
        }
        if !plain.is_empty() {
            self.lines.insert(format!("{who}: {plain}"));
        }
    }

    fn told(&mut self, told: &Told) {
        let Told { log, narration, .. } = told;
        if let Some(Line { text, .. }) = log {
            self.note("log", text);
        }
        self.note("narration", narration.as_deref().unwrap_or_default());
    }
}

fn look<T: TableGame>(book: &mut Book, game: &T, play: &mut Play<T>) {
    book.note("title", &game.title(play));
    book.note("prompt", &game.prompt(play));
    for choice in game.choices(play) {
        book.note("button", &choice.text);
        if let Some(question) = choice.question {
            book.note(
                "question",
                &format!("{} / {} / {}", question.title, question.text, question.yes),
            );
        }
    }
    let pieces = (0..play.scene.pieces().count()).map(Target::Piece);
    let places = play.scene.places().into_iter().map(Target::Place);
    for target in pieces.chain(places) {
        if let Some(explanation) = game.explain(play, target) {
            book.note("explanation", &explanation.name);
            explanation.lines.iter().for_each(|line| book.note("explanation", line));
        }
        let touch = match target {
            Target::Piece(piece) => {
                book.note("label", &game.look(play, piece).label);
                let place = play.scene.pieces().get(piece).map(|piece| piece.place);
                Touch { piece: Some(piece), place, how: How::Tap }
            }
            Target::Place(place) => Touch { piece: None, place: Some(place), how: How::Tap },
        };
        match game.touch(play, touch) {
            Deed::Refuse(text) => book.note("refusal", &text),
            Deed::Say(text) => book.note("said", &text),
            Deed::Act(action) => {
                if let Err(why) = play.position().check(action) {
                    book.note("refusal", &why.message);
                }
            }
            Deed::Choose(pieces) => {
                play.chosen = pieces;
                book.note("prompt", &game.prompt(play));
                play.chosen.clear();
            }
            _ => {}
        }
        play.cursor = Some(target);
        book.note("prompt by keys", &game.prompt(play));
        play.cursor = None;
    }
}

fn watch<T: TableGame>(
    book: &mut Book,
    setup: &Setup<<T::Rules as Game>::Options>,
    seed: u64,
) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Arc::new(Place::open(folder.path()).expect("it is opened"));
    let mut players = vec![Player::Computer(Level::Normal); usize::from(setup.seats)];
    players[0] = Player::Human;
    let new = NewMatch { setup: setup.clone(), players, names: Vec::new(), seed };
    let session = Session::begin(place, T::ID, new, T::summary).expect("it begins");
    let mut play: Play<T> = Play::new(session, Settings::default());
    let mut game = T::new(&play.names);
    let opening = game.open(&mut play);
    play.steps.extend(opening);
    let mut chance = Chance::new(seed);
    let mut seen = 0;
    loop {
        while let Some(step) = play.steps.pop_front() {
            let told = show_step(&mut game, &mut play, step);
            book.told(&told);
            if let Some(ended) = game.hands().and_then(|hands| {
                let ended = hands.ended();
                hands.read();
                ended
            }) {
                book.note("sheet", &format!("{} / {} / {}", ended.title, ended.note, ended.again));
            }
        }
        game.prepare(&mut play);
        book.note("summary", &play.session.summary());
        look(book, &game, &mut play);
        if let Some(result) = game.result(&play) {
            book.note("result", &format!("{} / {} / {}", result.title, result.note, result.again));
        }
        let enough = setup.seats == 1 && seen >= MOVES;
        if matches!(play.position().turn(), Turn::Over(_)) || enough {
            return seen;
        }
        let Some(action) = chance.pick(&play.legal()) else { return seen };
        let events = play.session.play(action).expect("it is legal");
        for event in events {
            let steps = game.unfold(&play, event);
            play.steps.extend(steps);
        }
        seen += 1;
    }
}

#[test]
fn sentences_stay_as_they_are() {
    fn check<T: TableGame>() {
        let mut book = Book::default();
        for seats in T::Rules::SEATS {
            // House rules say the same at every table.
            let variants = if seats == *T::Rules::SEATS.start() { usize::MAX } else { 1 };
            for options in T::Rules::variants().into_iter().take(variants) {
                let setup = Setup::new(seats, options);
                if book.cards.is_empty() {
                    book.cards = T::Scene::card_names();
                    book.cards.sort_by_key(|name| std::cmp::Reverse(name.len()));
                }
                let mut seen = 0;
                for seed in 1.. {
                    seen += watch::<T>(&mut book, &setup, seed);
                    if seen >= POSITIONS {
                        break;
                    }
                }
            }
        }
        let lines: Vec<String> = book.lines.into_iter().collect();
        golden::check(T::ID.id(), &lines);
    }
    for id in GameId::ALL {
        with_table!(id, T => check::<T>());
    }
}
