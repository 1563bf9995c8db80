//! Tests of the lessons' data: every idea of a game is taught, in order, and what a step waits for
//! comes up when the player does what is asked and the opponents follow the script.

use std::path::Path;

use cardkeep_core::engine::{Game, Seat, Setup, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::with_game;
use serde_json::Value;

const ME: Seat = Seat(0);

/// The ideas of a game: the step that teaches each, in order.
fn ideas(game: GameId) -> &'static [&'static str] {
    match game {
        // Reveal at once, the circle of suits, answering, losing, stand-offs, and the Stockade.
        GameId::FourKnights => &[
            "hand", "goal", "cycle", "partners", "open", "answer", "won", "forfeit", "standoff",
            "stockade",
        ],
        // Where each card goes and when, stock and waste, building, runs, and taking back.
        GameId::FourKingdoms => &[
            "goal", "tower", "king", "castle", "build", "runs", "stock", "queen", "guest", "jack",
            "dungeon", "subjects", "undo",
        ],
        // The order of cards, what each horseman does, giving, a whole hand, and Favor. The Fate deck
        // is told at a table for two.
        GameId::FourHorsemen => &[
            "hand",
            "rank",
            "lead",
            "play",
            "worth",
            "famine",
            "pestilence",
            "give",
            "war",
            "poison",
            "death",
            "finish",
            "favor",
        ],
        // Army and fort, the goal, burning, placing, blind battles, sevens, the campaign, and the showdown.
        GameId::Watchtower => &[
            "army", "fort", "goal", "burn", "place", "tower", "attack", "pick", "sevens", "fourth",
            "campaign", "siege", "showdown",
        ],
        // The goal, strength, answers, gems on the road, a fortification and what clears it, and the win.
        GameId::KnightsAndNinjas => &[
            "goal", "attack", "gems", "road", "answer", "cost", "castle", "turn", "clear",
            "peasants",
        ],
    }
}

/// What has to happen in a lesson, as parts of events.
fn events(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::FourKnights => &[r#""KS""#, r#""5D""#],
        GameId::FourKingdoms => &[
            r#""to":"towerS""#,
            r#""to":"kingS""#,
            r#""to":"row3""#,
            r#""to":"queenS""#,
            r#""to":"guestS""#,
            r#""to":"jackS""#,
            r#""to":"dungeonS""#,
            r#""to":"subjectsS""#,
        ],
        GameId::FourHorsemen => &[r#""1F""#, r#""4P""#, r#""6W""#],
        GameId::Watchtower => {
            &["burned", "challenged", "attacking_seven", "campaign_began", "siege_began"]
        }
        GameId::KnightsAndNinjas => {
            &["gems_taken", "settled", "answered", "fortified", "catapult", "ended"]
        }
    }
}

fn lesson(game: GameId) -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons").join(game.id());
    let text = std::fs::read_to_string(file.with_extension("json")).expect("every game has one");
    serde_json::from_str(&text).expect("JSON")
}

fn words(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// A lesson being played through the rules.
struct Run<'a, G: Game> {
    position: G,
    script: std::vec::IntoIter<&'a str>,
    events: String,
}

impl<G: Game> Run<'_, G> {
    fn act(&mut self, action: &str) {
        let action: G::Action = action.parse().expect("notation");
        let events = self.position.apply(action).unwrap_or_else(|why| panic!("{action}: {why}"));
        self.events += &serde_json::to_string(&events).expect("JSON");
    }

    /// Lets the opponents follow the script until one of these actions, or the player's turn.
    fn rivals(&mut self, until: Option<&[&str]>) {
        while self.position.turn() != Turn::Seat(ME) {
            let action = self.script.next().expect("the script goes on");
            self.act(action);
            if until.is_some_and(|until| until.iter().any(|it| action.starts_with(it))) {
                return;
            }
        }
        assert!(until.is_none(), "no opponent does {until:?}");
    }

    fn me(&mut self, wanted: &[&str]) {
        self.rivals(None);
        let mut legal = Vec::new();
        self.position.legal_actions(&mut legal);
        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let found = wanted.iter().find_map(|it| legal.iter().find(|act| act.starts_with(it)));
        self.act(&found.unwrap_or_else(|| panic!("none of {wanted:?} in {legal:?}")).clone());
    }
}

fn play<G: Game>(lesson: &Value) -> String {
    let setup: Setup<G::Options> =
        serde_json::from_value(lesson["setup"].clone()).expect("a setup");
    setup.check::<G>().expect("the game has such seats");
    let position = G::deal(&setup, lesson["seed"].as_u64().expect("a number"));
    let script = words(&lesson["script"]).into_iter();
    let mut run = Run { position, script, events: String::new() };
    for step in lesson["steps"].as_array().expect("steps") {
        let allowed = words(&step["allow"]);
        let (you, rival) = (words(&step["done"]["you"]), words(&step["done"]["rival"]));
        assert!(allowed.is_empty() || !you.is_empty(), "{step}");
        if !you.is_empty() {
            run.me(&you);
        } else if !rival.is_empty() {
            run.rivals(Some(&rival));
        }
    }
    run.events
}

#[test]
fn every_idea_is_taught_in_order() {
    for game in GameId::ALL {
        let lesson = lesson(game);
        assert_eq!(lesson["game"], game.id());
        let steps = lesson["steps"].as_array().expect("steps").iter();
        let mut steps = steps.map(|step| step["say"].as_str().expect("a key"));
        for idea in ideas(game) {
            assert!(steps.any(|step| step == *idea), "{game}: {idea}");
        }
        assert_eq!(steps.next_back(), Some("end"), "{game}");
    }
}

#[test]
fn everything_that_a_lesson_asks_for_comes_up() {
    for game in GameId::ALL {
        let lesson = lesson(game);
        let happened = with_game!(game, G => play::<G>(&lesson));
        for event in events(game) {
            assert!(happened.contains(event), "{game}: {event}");
        }
    }
}

/// A text is not gone before it was read: what others end has the same text as a step beside it that
/// waits for the player.
#[test]
fn what_others_end_waits_for_the_player_too() {
    for game in GameId::ALL {
        let lesson = lesson(game);
        let steps = lesson["steps"].as_array().expect("steps");
        let waits = |step: &Value| step["done"].is_null() || !step["done"]["you"].is_null();
        for (n, step) in steps.iter().enumerate().filter(|(_, it)| !it["done"]["rival"].is_null()) {
            let beside = [n.checked_sub(1), Some(n + 1)].into_iter().flatten();
            let mut beside = beside.filter_map(|n| steps.get(n));
            assert!(beside.any(|it| waits(it) && it["say"] == step["say"]), "{game}: {step}");
        }
    }
}
