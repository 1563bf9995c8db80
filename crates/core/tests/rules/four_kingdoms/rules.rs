//! Tests of the rules of Four Kingdoms, by number.

use cardkeep_core::cards::{Card, CardSet, Rank, Suit};
use cardkeep_core::engine::Refusal as _;
use cardkeep_core::engine::{Chance, Game, Outcome, Record, Seat, Setup, Start, Step, Turn};
use cardkeep_core::games::four_kingdoms::{
    Action, Event, Options, PileId, Position, Refusal, builds_on, is_stuck,
};
use serde_json::{Value, json};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

fn setup(deal_when_empty: bool) -> Setup<Options> {
    Setup::new(1, Options { deal_when_empty })
}

fn deal(seed: u64) -> Position {
    Position::deal(&setup(false), seed)
}

fn legal(position: &Position) -> Vec<String> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions.iter().map(ToString::to_string).collect()
}

fn act(position: &mut Position, text: &str) -> Vec<Event> {
    position.apply(text.parse().expect("an action")).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn refused(position: &Position, text: &str) -> (&'static str, Refusal) {
    let mut after = position.clone();
    let illegal = after.apply(text.parse().expect("an action")).expect_err(text);
    assert_eq!(after, *position, "C-5: {text} changed the position");
    assert!(!legal(position).contains(&text.to_string()));
    (illegal.rule(), illegal)
}

fn read(json: &Value) -> Result<Position, String> {
    serde_json::from_value(json.clone()).map_err(|why| why.to_string())
}

/// Returns the JSON of a position with these rows (cards before `|` are face down), waste, talon
/// and guests. All other cards are home.
fn layout(rows: &[&str], waste: &str, talon: &str, guests: &str) -> Value {
    let (mut piles, mut down) = (vec![Vec::new(); 7], vec![0; 7]);
    for (n, row) in rows.iter().enumerate() {
        let (below, run) = row.split_once('|').unwrap_or(("", row));
        down[n] = cards(below).len();
        piles[n] = [cards(below), cards(run)].concat();
    }
    let guests = cards(guests);
    let (waste, talon) = (cards(waste), cards(talon));
    let out: CardSet =
        piles.iter().flatten().chain(&waste).chain(&talon).chain(&guests).copied().collect();
    let kingdom = |suit: Suit| {
        let home = |rank| !out.contains(Card::new(rank, suit));
        let subjects = Rank::ALL[..8].iter().filter(|rank| home(**rank)).count();
        let guest = guests.iter().find(|guest| guest.suit() == suit);
        json!({
            "king": home(Rank::King), "queen": home(Rank::Queen), "jack": home(Rank::Jack),
            "tower": home(Rank::Ten), "dungeon": home(Rank::Ace),
            "subjects": subjects, "guest": guest,
        })
    };
    json!({
        "rows": piles, "down": down, "waste": waste, "talon": talon,
        "kingdoms": {
            "clubs": kingdom(Suit::Clubs), "diamonds": kingdom(Suit::Diamonds),
            "hearts": kingdom(Suit::Hearts), "spades": kingdom(Suit::Spades),
        },
    })
}

fn at(rows: &[&str], waste: &str, talon: &str, guests: &str) -> Position {
    read(&layout(rows, waste, talon, guests)).expect("a position")
}

#[test]
fn the_deal_fk1() {
    for seed in 0..50 {
        let position = deal(seed);
        for row in position.rows() {
            assert_eq!((row.cards().len(), row.down(), row.run().len()), (4, 3, 1));
        }
        assert_eq!((position.public().waste.len(), position.talon().len()), (1, 23));
        assert_eq!(position.public().home(), 0);
        assert_eq!(position.cards().len(), 52);
    }
}

/// This deal must never change (C-2).
#[test]
fn a_golden_deal_c2() {
    let json = serde_json::to_value(deal(1)).expect("it has JSON");
    let stored: Value = serde_json::from_str(GOLDEN).expect("JSON");
    assert_eq!(json["rows"], stored["rows"]);
    assert_eq!(json["waste"], stored["waste"]);
    assert_eq!(json["talon"], stored["talon"]);
    // The deal alone is a position too.
    assert_eq!(read(&stored), Ok(deal(1)));
}

const GOLDEN: &str = r#"{"rows":[["AS","QH","7H","2H"],
["TS","7D","2C","JH"],
["8D","5D","AD","4S"],
["4H","2D","7C","9H"],
["QC","JS","8C","6C"],
["TH","KS","3C","3S"],
["6H","7S","TD","8S"]],
"waste":["3H"],
"talon":["2S","9S","8H","5S","4D","AC","6D","9D","QS","9C","5C","3D","4C","JC","KC","KD","QD","JD","AH","5H","KH","6S","TC"]}"#;

#[test]
fn free_lands_build_up_in_suit_fk2() {
    let on = |card: &str, top: &str| builds_on(cards(card)[0], cards(top)[0]);
    assert!(on("6S", "5S") && on("KD", "QD") && on("3C", "2C"));
    for (card, top) in [("6S", "5H"), ("5S", "6S"), ("7S", "5S"), ("AS", "KS"), ("2S", "AS")] {
        assert!(!on(card, top), "{card} on {top}");
    }
    let mut position = at(&["2C|6S", "5S", "8S 9S", "AS", "", "3S"], "2S", "7S 4S", "");
    assert_eq!(refused(&position, "row1>row6").0, "FK-2");
    assert_eq!(refused(&position, "row4>row6"), ("FK-2", Refusal::AceOntoCard));
    let events = act(&mut position, "row1>row2");
    let turned = Event::TurnedUp { place: PileId::Row(1), card: cards("2C")[0] };
    assert_eq!(events[1], turned);
    // An empty land takes any card or run.
    assert!(legal(&position).contains(&"row2:2>row5".into()));
    act(&mut position, "row4>row5");
}

#[test]
fn runs_move_as_a_whole_fk3() {
    let mut position = at(&["2C|6S 7S 8S", "5S", "AS", "", "2S"], "", "9S 3S 4S", "");
    assert_eq!(refused(&position, "row2>row3"), ("FK-3", Refusal::OntoAce));
    assert_eq!(refused(&position, "row1:4>row4").0, "FK-3", "a face-down card stays");
    assert_eq!(refused(&position, "row1:0>row4").0, "FK-3");
    assert_eq!(refused(&position, "row6>row4").0, "FK-9");
    let expected = ["row1>row4", "row1:2>row4", "row1:3>row4", "row1:3>row2"];
    for text in expected {
        assert!(legal(&position).contains(&text.to_string()), "{text}");
    }
    act(&mut position, "row1:3>row2");
    assert_eq!(position.rows()[1].run(), cards("5S 6S 7S 8S"));
    assert_eq!(position.rows()[0].run(), cards("2C"));
}

#[test]
fn each_place_has_its_condition_fk4() {
    let position = at(&["KH", "QH", "JH", "9H", "AH", "TH", "8H"], "7H", "6H 5H 4H 3H 2H", "");
    let needs = |text: &str| refused(&position, text).1;
    assert_eq!(needs("row2>queenH"), Refusal::Needs(PileId::Queen(Suit::Hearts), Rank::King));
    assert_eq!(needs("row3>jackH"), Refusal::Needs(PileId::Jack(Suit::Hearts), Rank::King));
    assert_eq!(needs("row4>subjectsH"), Refusal::Needs(PileId::Subjects(Suit::Hearts), Rank::King));
    assert_eq!(needs("row4>guestH"), Refusal::Needs(PileId::Guest(Suit::Hearts), Rank::King));
    assert_eq!(refused(&position, "row1>kingS").1, Refusal::OtherSuit(PileId::King(Suit::Spades)));
    assert_eq!(
        refused(&position, "row1>towerH").1,
        Refusal::OtherRank(PileId::Tower(Suit::Hearts))
    );
    let mut position = position;
    act(&mut position, "row6>towerH");
    act(&mut position, "row1>kingH");
    assert_eq!(refused(&position, "row4>guestH").0, "FK-4");
    assert_eq!(
        refused(&position, "row3>jackH").1,
        Refusal::Needs(PileId::Jack(Suit::Hearts), Rank::Queen)
    );
    act(&mut position, "row2>queenH");
    assert_eq!(refused(&position, "row5>guestH").1, Refusal::AceAsGuest);
    assert_eq!(refused(&position, "row5>dungeonH").0, "FK-4");
    act(&mut position, "row7>guestH");
    assert_eq!(refused(&position, "waste>guestH").1, Refusal::GuestTaken(Suit::Hearts));
    assert_eq!(refused(&position, "row4>subjectsH").0, "FK-4", "the jack is missing");
    act(&mut position, "row3>jackH");
    act(&mut position, "row5>dungeonH");
    assert_eq!(
        refused(&position, "guestH>subjectsH").1,
        Refusal::SubjectsInOrder(Suit::Hearts, Rank::Nine)
    );
    act(&mut position, "row4>subjectsH");
    act(&mut position, "guestH>subjectsH");
    act(&mut position, "waste>subjectsH");
    assert_eq!(position.public().kingdom(Suit::Hearts).subjects(), 3);
}

#[test]
fn a_guest_is_of_its_chamber_s_suit_fk4() {
    let position = at(&["5H", "4S"], "", "3H 2H 4H 2S 3S", "");
    assert_eq!(refused(&position, "row1>guestS").0, "FK-4");
    assert!(legal(&position).contains(&"row1>guestH".into()));
    assert!(legal(&position).contains(&"row2>guestS".into()));
}

#[test]
fn waste_and_guests_can_be_played_fk5() {
    let mut position = at(&["4H", "2S"], "3S 5H", "2H 3H", "");
    assert_eq!(refused(&position, "row1>waste").0, "FK-5");
    act(&mut position, "waste>row1");
    act(&mut position, "waste>guestS");
    act(&mut position, "guestS>row2");
    assert_eq!(position.rows()[1].run(), cards("2S 3S"));
    assert_eq!(refused(&position, "waste>row3").0, "FK-9");
}

#[test]
fn cards_can_be_taken_back_fk6() {
    let mut position = at(&["9H", "2H"], "", "8H 7H 6H 5H 4H 3H AH", "");
    act(&mut position, "towerH>row1");
    act(&mut position, "jackH>row1");
    act(&mut position, "queenH>guestH");
    // A guest stays when the castle is opened again, and later cards stay too.
    act(&mut position, "kingH>row3");
    assert_eq!(position.public().kingdom(Suit::Hearts).guest(), Some(cards("QH")[0]));
    assert_eq!(refused(&position, "guestH>queenH").0, "FK-4");
    act(&mut position, "guestH>row1");
    act(&mut position, "row3>row1");
    act(&mut position, "row1>kingH");
    act(&mut position, "row1>queenH");
    act(&mut position, "row1>jackH");
    // A king alone may be taken back while queen and jack stay.
    act(&mut position, "kingH>row3");
    let kingdom = position.public().kingdom(Suit::Hearts);
    assert!(!kingdom.has(Rank::King) && kingdom.has(Rank::Queen) && kingdom.has(Rank::Jack));
    assert_eq!(refused(&position, "row1>jackH").0, "FK-4");
    assert_eq!(refused(&position, "dungeonS>guestS").1, Refusal::AceAsGuest);
    act(&mut position, "dungeonS>row4");
    act(&mut position, "subjectsS>row5");
    assert_eq!(position.rows()[4].run(), cards("2S"));
    assert_eq!(refused(&position, "towerS>jackS").0, "FK-6");
    act(&mut position, "subjectsS>guestS");
    assert_eq!(refused(&position, "queenS>guestS").0, "FK-4");
}

#[test]
fn the_talon_is_dealt_once_fk7() {
    let mut position = deal(3);
    let order: Vec<Card> = position.talon().iter().rev().copied().collect();
    for card in &order {
        assert_eq!(act(&mut position, "deal"), [Event::Dealt { card: *card }]);
        assert_eq!(position.public().waste.last(), Some(card));
    }
    assert_eq!(refused(&position, "deal").0, "FK-7");
}

#[test]
fn won_when_all_cards_are_home_fk8() {
    let mut position = at(&["AS", "2H"], "", "", "");
    act(&mut position, "row1>dungeonS");
    assert_eq!(position.turn(), Turn::Seat(Seat(0)));
    let events = act(&mut position, "row2>subjectsH");
    assert_eq!(events.last(), Some(&Event::Won));
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(0)])));
    assert_eq!(refused(&position, "towerS>row1").0, "FK-8");
    assert!(legal(&position).is_empty());
}

#[test]
fn a_guest_has_not_come_home_fk13() {
    let position = at(&["AS"], "", "", "2H");
    assert_eq!(position.public().home(), 50);
    assert!(!position.public().is_won());
}

#[test]
fn one_card_at_a_time_but_for_runs_fk9() {
    let position = at(&["8S 9S", "7S"], "", "2S 3S 4S 5S 6S", "");
    assert_eq!(refused(&position, "row1:2>subjectsS").0, "FK-9");
    assert_eq!(refused(&position, "towerS:2>row1").0, "FK-9");
    assert_eq!(refused(&position, "row1>row1").0, "FK-9");
    assert!(legal(&position).contains(&"row1:2>row2".into()));
}

#[test]
fn undo_leads_over_talon_deals_fk10() {
    let mut record: Record<Position> =
        Record::new(Start::Deal { setup: setup(false), seed: 9 }).expect("a deal");
    let first = record.position().clone();
    (0..23).for_each(|_| assert!(record.play(Action::Deal).is_ok()));
    let json = serde_json::to_string(&record).expect("it has JSON");
    let mut record: Record<Position> = serde_json::from_str(&json).expect("it is replayed");
    (0..23).for_each(|_| assert_eq!(record.undo(), Some(Step::Play(Action::Deal))));
    assert_eq!((record.undo(), record.position()), (None, &first));
    (0..23).for_each(|_| assert!(record.redo(&mut ()).is_some()));
    assert!(record.position().talon().is_empty());
}

#[test]
fn a_deal_has_a_number_fk11() {
    let begin = |seed| {
        let start = Start::Deal { setup: setup(false), seed };
        Record::<Position>::new(start).expect("every number is a deal")
    };
    for seed in [0, 1, 20_261_120, u64::MAX] {
        let mut record = begin(seed);
        assert_eq!(record.position(), begin(seed).position(), "the same cards again");
        assert_ne!(record.position(), begin(seed ^ 1).position());
        // A deal in progress restarts from its deal.
        (0..5).for_each(|_| assert!(record.play(Action::Deal).is_ok()));
        record.restart();
        assert_eq!(record.position(), begin(seed).position());
        let json = serde_json::to_string(&record).expect("it has JSON");
        let kept: Record<Position> = serde_json::from_str(&json).expect("it is replayed");
        assert_eq!(kept.start(), begin(seed).start(), "a save knows the number");
    }
}

#[test]
fn a_game_without_any_move_is_over_and_lost() {
    // Aces and twos cover everything that could open a kingdom, and the waste fits nowhere.
    let rows = [
        "KC KD KH|AC",
        "KS QC QD|AD",
        "QH QS JC|AH",
        "JD JH JS|AS",
        "TC TD TH|2C",
        "TS 9C 9D|2D",
        "9H 9S 8C|2H",
    ];
    let waste = "2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S 8D 8H 8S";
    let position = at(&rows, waste, "", "");
    assert!(legal(&position).is_empty());
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([])));
    assert!(is_stuck(&position), "FK-12");
}

#[test]
fn stuck_when_cards_are_only_shuffled_fk12() {
    // The ten can move between its tower, its nine and an empty land forever.
    let rows = ["KH QH JH|AC", "KD QD JD|AH", "9C", "KC QC JC|AD", "KS QS JS|AS", "9S 9D 9H|2D"];
    let waste = "8C 8D 8H 8S 7C 7D 7H 7S 6C 6D 6H 6S 5C 5D 5H 5S 4C 4D 4H 4S 3C 3H 2S";
    let blocked = [&rows[..], &["2C 2H 3D|3S"]].concat();
    let position = at(&blocked, waste, "", "");
    assert!(legal(&position).contains(&"towerC>row3".into()));
    assert!(is_stuck(&position));
    let stuck = |rows: &[&str], waste: &str, talon: &str| is_stuck(&at(rows, waste, talon, ""));
    // A card to deal, a face-down card to turn up, or one that can go home is a useful move.
    assert!(!stuck(&["2C|AS"], "", "2S"));
    assert!(!stuck(&["2C|AS", "JS QS KS"], "", "2S 3S 4S 5S 6S 7S 8S 9S TS"));
    assert!(!stuck(&["2C|3H", "AH", "AD", "AC", "AS", "2S"], "2H", ""));
}

#[test]
fn dealing_by_itself_fk14() {
    let mut json = layout(&["4H"], "5H", "3H 2H", "");
    json["options"] = json!({"deal_when_empty": true});
    let mut position = read(&json).expect("a position");
    let events = act(&mut position, "waste>row1");
    assert_eq!(events[1], Event::Dealt { card: cards("3H")[0] });
    assert_eq!(position.public().waste[..], cards("3H"));
    json["options"] = json!({});
    let mut position = read(&json).expect("a position");
    assert_eq!(act(&mut position, "waste>row1").len(), 1);
    assert!(position.public().waste.is_empty());
}

#[test]
fn impossible_positions_are_refused() {
    let good = layout(&["2C|6S", "5S"], "2S", "7S 4S 3S", "");
    assert!(read(&layout(&["4S|6S", "5S"], "2S", "7S 3S", "")).is_ok());
    let change = |name: &str, value: Value| {
        let mut json = good.clone();
        json[name] = value;
        read(&json).expect_err(name)
    };
    assert!(change("waste", json!(["2S", "2S"])).contains("two places"));
    assert!(change("waste", json!([])).contains("missing"));
    assert!(change("down", json!([2, 0, 0, 0, 0, 0, 0])).contains("face up"));
    assert!(change("down", json!([0, 0, 0, 0, 0, 0, 0])).contains("cannot lie on"));
    let refused = |rows: &[&str], waste: &str, talon: &str, guests: &str| {
        read(&layout(rows, waste, talon, guests)).expect_err("impossible")
    };
    // The king was never in the castle, although the queen is.
    assert!(refused(&["AH"], "KH", "", "").contains("king of hearts"));
    assert!(refused(&["AH|3H"], "2H", "", "AS").contains("ace of spades"));
    assert!(serde_json::from_str::<Position>("{}").is_err());
}

#[test]
fn a_deal_that_was_damaged_is_refused() {
    let good: Value = serde_json::from_str(GOLDEN).expect("JSON");
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut json = good.clone();
        change(&mut json);
        read(&json)
    };
    let refused = |change: &dyn Fn(&mut Value)| changed(change).expect_err("it is damaged");
    let drop = |list: &mut Value| _ = list.as_array_mut().expect("a list").pop();
    assert!(refused(&|json| drop(&mut json["rows"])).contains("7"));
    assert!(refused(&|json| drop(&mut json["rows"][0])).contains("missing"));
    assert!(refused(&|json| drop(&mut json["talon"])).contains("missing"));
    assert!(refused(&|json| json["rows"][0][0] = json!("QH")).contains("two places"));
    assert!(refused(&|json| json["rows"][0][0] = json!("1S")).contains("card"));
    assert!(refused(&|json| json["waste"] = json!("3H")).contains("sequence"));
    assert!(refused(&|json| json["wast"] = json!(["3H"])).contains("unknown field"));
    assert!(refused(&|json| json["talon"] = Value::Null).contains("sequence"));
    let subjects = |json: &mut Value| json["kingdoms"] = json!({"hearts": {"subjects": 9}});
    assert!(refused(&subjects).contains("9 subjects of hearts"));
    let fifth = |json: &mut Value| {
        let card = json["talon"].as_array_mut().expect("a list").remove(0);
        json["rows"][0].as_array_mut().expect("a row").insert(0, card);
    };
    assert!(refused(&fifth).contains("face down"));
}

#[test]
fn the_view_hides_what_lies_face_down_c4() {
    let mut chance = Chance::new(4);
    let position = deal(4);
    let view = position.view(Seat(0));
    assert_eq!(view.unseen().len(), 21 + 23);
    let text = serde_json::to_string(&view).expect("it has JSON");
    for card in view.unseen() {
        assert!(!text.contains(&card.to_string()), "{card} shows in {text}");
    }
    let other = Position::imagine(&view, &mut chance);
    assert_ne!(other, position);
    assert_eq!(other.view(Seat(0)), view);
}

#[test]
fn notation_c7() {
    for text in ["deal", "waste>row7", "row1:12>row2", "guestS>subjectsS", "kingD>guestD"] {
        assert_eq!(text.parse::<Action>().expect(text).to_string(), text);
    }
    for text in ["row8>row1", "row0>row1", "row1>", ">row1", "guest>row1", "guestX>row1", "Deal"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
