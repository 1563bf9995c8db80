//! Matches of random actions for tests, which receive everything the tables say.

use std::sync::Arc;

use crate::session::Session;
use crate::table::commands::{commands, menu};
use crate::table::game::prepare;
use crate::table::game::{
    Beat, Chooser, Explanation, How, Line, MenuLine, MenuOf, Reaction, ReactionOf, Scene,
    TableGame, Target, Touch,
};
use crate::table::gestures::{buttons, respond};
use crate::table::play::Play;
use crate::table::words::sentences;
use crate::table::{hint, playout};
use crate::ui;
use cardkeep_ai::{Advice, Estimate, Level, Thinker, Why};
use cardkeep_core::engine::{Chance, Game, Setup, Turn};
use cardkeep_store::{Challenge, DataDir, Player, Settings};

/// Number of positions visited per number of seats.
const POSITIONS: usize = 250;
/// Number of moves per deal in a game played alone.
const MOVES: usize = 60;

/// Receives what a table says.
pub trait Listener<T: TableGame> {
    /// The match reached another position.
    fn stands(&mut self, _game: &T, _play: &Play<T>) {}

    /// Whether everything at this position is looked at, or only what happens is told.
    fn looks(&mut self) -> bool {
        true
    }

    /// A text is shown; `who` names its kind.
    fn says(&mut self, who: &str, text: &str);

    /// A prompt is shown, with the buttons beside it.
    fn prompts(&mut self, game: &T, play: &Play<T>, who: &str, text: &str);

    /// An explanation is shown.
    fn explains(&mut self, explanation: &Explanation) {
        self.says("explanation", &explanation.name);
        explanation.lines.iter().for_each(|line| self.says("explanation", line));
    }

    /// A chooser is shown.
    fn asks(&mut self, _chooser: &Chooser<ReactionOf<T>>) {}

    /// The result of a hand or match is shown.
    fn ends(&mut self, who: &str, result: &ui::Result) {
        let ui::Result { title, note, again, .. } = result;
        self.says(who, &format!("{title} / {note} / {again}"));
    }
}

fn told<T: TableGame>(listener: &mut impl Listener<T>, game: &T, play: &Play<T>, beat: &Beat<T>) {
    if let Some(Line { text, .. }) = &beat.line {
        listener.says("log", text);
    }
    if let Some(highlight) = beat.highlight.as_ref().filter(|it| !it.headline.is_empty()) {
        listener.says("headline", &highlight.headline);
    }
    listener.prompts(game, play, "narration", beat.shown_text().unwrap_or_default());
}

/// The buttons are those that stay beside a refusal.
fn refuse<T: TableGame>(listener: &mut impl Listener<T>, game: &T, play: &mut Play<T>, why: &str) {
    play.refuse(why);
    listener.prompts(game, play, "refusal", why);
    play.clear();
}

/// Reports the texts of a sheet of commands.
fn offers<T: TableGame>(listener: &mut impl Listener<T>, who: &str, menu: &MenuOf<T>) {
    listener.says(who, &menu.title);
    for line in &menu.lines {
        match line {
            MenuLine::Note(text) => listener.says(who, text),
            MenuLine::Copy { note, label, .. } => {
                listener.says(who, note);
                listener.says(who, label);
            }
            MenuLine::Commands(commands) => {
                commands.iter().for_each(|command| listener.says(who, &command.label));
            }
        }
    }
}

/// Advises one of the player's actions.
fn hint<T: TableGame>(listener: &mut impl Listener<T>, game: &T, play: &mut Play<T>) {
    let legal = play.legal();
    let (true, [next, .., _]) = (play.is_open(), &legal[..]) else { return };
    let action = legal[legal.len() / 2];
    let estimate = |action| Estimate { action, share: 0.5, win_chance: 0.62, error: 0.01 };
    let reason = T::Rules::reason(play.now(), action, Some(*next));
    let texts = if play.names.seats() == 1 {
        let why = reason.map(|reason| T::reason_text(&play.names, reason));
        let what = T::action_text(&play.names, play.now(), action);
        vec![sentences([what, why.unwrap_or_default()])]
    } else {
        let why = reason.map_or(Why::Unnamed, Why::Reason);
        let advice = |clear| {
            let (best, next) = (estimate(action), Some(estimate(*next)));
            hint::text(play, &Advice { best, next, why, clear }).1
        };
        [true, false].map(advice).to_vec()
    };
    for text in texts {
        play.advise(text.clone(), action);
        listener.prompts(game, play, "hint", &text);
        play.clear();
    }
}

fn look<T: TableGame>(listener: &mut impl Listener<T>, game: &T, play: &mut Play<T>) {
    listener.says("title", &game.title(play));
    let goal = game.goal(play);
    listener.says("goal", &goal.sentence);
    for standing in &goal.standings {
        listener.says("progress", &standing.in_words(&play.names));
    }
    listener.prompts(game, play, "prompt", &playout::prompt(game, play, game.prompt(play)));
    for choice in buttons(game, play) {
        listener.says("button", &choice.label);
        if let Reaction::Menu(notice) = &choice.reaction {
            offers::<T>(listener, "notice", notice);
        }
        if let Some(question) = choice.question {
            let question = [question.title, question.text, question.yes];
            listener.says("question", &question.join(" / "));
        }
    }
    for command in commands(game, play) {
        listener.says("command", &command.label);
    }
    offers::<T>(listener, "menu", &menu(game, play));
    hint(listener, game, play);
    let pieces = (0..play.scene.pieces().count()).map(Target::Piece);
    let places = play.scene.zones().into_iter().map(Target::Zone);
    for target in pieces.chain(places) {
        if let Some(explanation) = game.explain(play, target) {
            listener.explains(&explanation);
        }
        let touch = match target {
            Target::Piece(piece) => {
                listener.says("label", &game.look(play, piece).label);
                let place = play.scene.zone_of(piece);
                Touch { piece: Some(piece), place, how: How::Tap }
            }
            Target::Zone(place) => Touch { piece: None, place: Some(place), how: How::Tap },
        };
        match respond(game, play, touch) {
            Reaction::Refuse(text) => refuse(listener, game, play, &text),
            Reaction::Say(text) => {
                play.say(text.as_str());
                listener.prompts(game, play, "said", &text);
                play.clear();
            }
            Reaction::Act(action) => {
                if let Err(why) = play.check(action) {
                    refuse(listener, game, play, &T::refusal(play, why));
                }
            }
            Reaction::Choose(pieces) => {
                play.chosen = pieces;
                listener.prompts(game, play, "prompt", &game.prompt(play));
                play.chosen.clear();
            }
            Reaction::Ask(chooser) => listener.asks(&chooser),
            _ => {}
        }
        (play.cursor, play.keyed) = (Some(target), true);
        listener.prompts(game, play, "prompt by keys", &game.prompt(play));
        (play.cursor, play.keyed) = (None, false);
    }
}

fn watch<T: TableGame>(
    listener: &mut impl Listener<T>,
    setup: &Setup<<T::Rules as Game>::Options>,
    seed: u64,
    names: &[&str],
) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let data_dir = Arc::new(DataDir::open(folder.path()).expect("it is opened"));
    let mut players = vec![Player::Computer(Level::Normal); usize::from(setup.seats)];
    players[0] = Player::Human;
    let names: Vec<String> = names.iter().map(|name| String::from(*name)).collect();
    let new = Challenge::of::<T::Rules>(setup, seed, &players, &names);
    let session = Session::begin(data_dir, new, false).expect("it begins");
    let mut play: Play<T> = Play::new(session, Settings::default());
    let mut game = T::new(&play.names);
    play.open(&mut game);
    let mut chance = Chance::new(seed);
    let mut seen = 0;
    loop {
        while let Some(beat) = play.next_beat(&mut game) {
            play.show_beat(&beat);
            told(listener, &game, &play, &beat);
            if let Some(ended) = play.hand_result.take() {
                listener.ends("sheet", &ended);
            }
        }
        prepare(&mut game, &mut play);
        listener.stands(&game, &play);
        let (summary, standing) = (play.session.summary(T::summary), game.standing(&play));
        if standing != summary {
            listener.prompts(&game, &play, "standing", &standing);
        }
        listener.says("summary", &summary);
        if listener.looks() {
            look(listener, &game, &mut play);
        }
        if let Some(result) = game.result(&play) {
            listener.ends("result", &result);
        }
        let enough = setup.seats == 1 && seen >= MOVES;
        if matches!(play.session.turn(), Turn::Over(_)) || enough {
            return seen;
        }
        let Some(action) = chance.pick(&play.legal()) else { return seen };
        let moments = play.session.play(action).expect("it is legal");
        play.queue(moments);
        seen += 1;
    }
}

/// Plays matches of a game with every number of seats, and with every house rule at the smallest.
/// The opponents get these names, from seat 1; with none, the app names them.
pub fn rehearse<T: TableGame>(listener: &mut impl Listener<T>, names: &[&str]) {
    for seats in T::Rules::SEATS {
        // House rules use the same texts with any number of seats.
        let variants = if seats == *T::Rules::SEATS.start() { usize::MAX } else { 1 };
        for options in T::Rules::variants().into_iter().take(variants) {
            let setup = Setup::new(seats, options);
            let mut seen = 0;
            for seed in 1.. {
                seen += watch::<T>(listener, &setup, seed, names);
                if seen >= POSITIONS {
                    break;
                }
            }
        }
    }
}
