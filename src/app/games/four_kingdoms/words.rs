//! Texts of the table of Four Kingdoms.

use jiff::civil::Date;

use super::scene::Spot;
use crate::app::Question;
use crate::app::session::Session;
use crate::app::words as app;
use crate::app::words::phrases::capital;
use crate::cards::{Card, Rank};
use crate::games::four_kingdoms::solver::Verdict;
use crate::games::four_kingdoms::{Action, Kingdom, PileId, Position, Rewind, View, under};
use crate::store::Tally;

pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const HINT: &str = "Hint";
pub const DEAL: &str = "Deal a card";
pub const RESTART: &str = "Begin anew";
pub const SAME_DEAL: &str = "Same deal again";
pub const NEW_DEAL: &str = "New deal…";
pub const SHOW_WASTE: &str = "Look through the waste";
pub const COUNTS_AS_HELP: &str =
    "These look at hidden cards. The deal then counts as played with help.";
pub const STILL_WINNABLE: &str = "Still winnable?";
pub const SHOW_WAY: &str = "Show a way";
pub const SETTINGS: &str = "Settings";
pub const LOOK_ON: &str = "Look on";
pub const REWIND: &str = "Back to where it could be won";
pub const REWIND_COUNTS_AS_HELP: &str =
    "Going back looks at hidden cards; the deal then counts as played with help.";
pub const FINISH: &str = "Finish";
pub const WAYS_ON: &str = "What now?";
pub const AGAIN: &str = "Another deal";
pub const WON: &str = "You brought all four home";
pub const COMPLETE: &str = "All four kingdoms are complete.";
pub const STUCK: &str = "No move leads on any more.";
pub const LOST: &str = "From here it cannot be won.";
pub const WASTE_EMPTY: &str = "The waste is empty.";
pub const MAY_FINISH: &str = "The rest can go home by itself.";
pub const NOT_YET: &str = "Not every card can go home by itself yet.";
pub const NO_ADVICE: &str = "Nothing that I can see leads on. Taking moves back may.";
pub const SEARCHING: &str = "Let me see…";
pub const DEMONSTRATING: &str = "One way to win. Tap to stop.";
pub const ONE_WAY: &str = "That is one way to win. The cards lie again as you left them.";
pub const ONLY_FACE_UP: &str = "Only face-up cards can be moved.";

/// Before a deal is begun anew.
pub fn restart_question() -> Question {
    Question {
        title: "Begin this deal anew?".into(),
        text: "All cards go back. Undo brings the game here again.".into(),
        yes: "Begin anew".into(),
        danger: false,
    }
}

/// Asks before a deal that can't be won is dealt again.
pub fn hopeless_question() -> Question {
    Question {
        title: "This deal can't be won".into(),
        text: "Deal it again anyway?".into(),
        yes: "Deal it again".into(),
        danger: false,
    }
}

/// With cards in hand.
pub fn where_to(card: Card) -> String {
    format!("Where shall the {} go?", card.name())
}

/// A card that no place takes, and what would. `from` is where it lies.
pub fn nowhere(card: Card, from: PileId, position: &Position) -> String {
    let name = card.name();
    if from.is_home() {
        return format!("The {name} is at home, and nothing calls it away.");
    }
    let lies_on = |row: u8| {
        let run = position.rows()[usize::from(row) - 1].run();
        run.windows(2).any(|pair| pair[1] == card)
    };
    let settled = matches!(from, PileId::Row(row) if lies_on(row));
    match under(card).filter(|_| !settled) {
        Some(under) => format!(
            "The {name} has nowhere to go yet. It waits for the {}, or an empty land.",
            under.name()
        ),
        None if settled => format!("The {name} has nowhere to go yet but an empty land."),
        None => format!("The {name} has nowhere to go yet. It waits for home, or an empty land."),
    }
}

/// How many cards of the waste are shown.
pub fn waste(cards: usize) -> String {
    match cards {
        1 => String::from("The waste, 1 card"),
        cards => format!("The waste, {cards} cards, the newest first"),
    }
}

/// Which card of the waste can be played.
pub fn on_top(card: Card) -> String {
    format!("On top lies the {}.", card.name())
}

/// What came of looking for the last position that could be won.
pub fn way_back(way: Rewind) -> String {
    match way {
        Rewind::Actions(0) => String::from("It can still be won from here."),
        Rewind::Actions(1) => String::from("One move is taken back. From here it can be won."),
        Rewind::Actions(acts) => format!("{acts} moves are taken back. From here it can be won."),
        Rewind::Never => String::from("This deal could not be won, not even at its start."),
        Rewind::Unknown => String::from("That would take too long to find out. Undo still works."),
    }
}

/// The title of a dead end, and what is to be said of it; `lost` says that there are moves.
pub fn dead_end(lost: bool) -> (&'static str, &'static str) {
    if lost {
        let text = "There are moves left, but none of them brings all cards home from here.";
        ("It can no longer be won", text)
    } else {
        let text = "However the cards are moved, none turns up and none comes home. Nothing is \
                    lost that you can take back.";
        ("No move leads on", text)
    }
}

/// How far the game has come.
pub fn progress(home: usize, moves: u32, day: Option<Date>) -> String {
    match (home, day) {
        (0, Some(day)) if moves == 0 => {
            format!(
                "The deal of {}. Build up in suit, and bring every card home.",
                app::month_day(day)
            )
        }
        (0, None) if moves == 0 => String::from("Build up in suit, and bring every card home."),
        (1, _) => String::from("1 of 52 cards is home."),
        (home, _) => format!("{home} of 52 cards are home."),
    }
}

/// What looking at all the cards found.
pub fn verdict(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable(_) => "Yes, it can still be won.",
        Verdict::Unwinnable => "No, from here it cannot be won. Taking moves back may help.",
        Verdict::Unknown(_) => "That would take too long to find out.",
    }
}

pub fn no_search(why: &std::io::Error) -> String {
    format!("That cannot be looked at just now ({why}).")
}

/// How the game went, line by line.
pub fn result(session: &Session<Position>) -> Vec<(&'static str, String)> {
    let tally = session.tally();
    let best = |find: fn(Tally) -> Option<u64>| tally.and_then(find);
    let day = session.day().map(|day| ("Deal of the day", Some(app::month_day(day))));
    let lines = [
        day.unwrap_or(("Deal", session.deal().map(|deal| deal.to_string()))),
        ("Time", Some(time(session.seconds()))),
        ("Moves", Some(session.moves().to_string())),
        ("Best time", best(|tally| tally.best_seconds).map(time)),
        ("Fewest moves", best(|tally| tally.fewest_moves.map(u64::from)).map(|n| n.to_string())),
    ];
    lines.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
}

/// The title of the menu: the day whose deal it is, or the deal's number.
pub fn menu_title(session: &Session<Position>) -> String {
    match (session.day(), session.deal()) {
        (Some(day), _) => format!("Deal of {}", app::month_day(day)),
        (None, Some(deal)) => format!("Deal {deal}"),
        (None, None) => String::from("This deal"),
    }
}

/// How often the player won, once the game is over.
pub fn tally(session: &Session<Position>) -> String {
    let help = if session.is_helped() { ", with help" } else { "" };
    let told = |tally: Tally| format!("{} of {} deals won{help}", tally.won, tally.played());
    session.tally().map(told).unwrap_or_default()
}

/// Where a game stands, for the list of saves.
pub fn summary(view: &View) -> String {
    let home: usize = view.kingdoms.iter().map(Kingdom::home).sum();
    match view.talon_cards {
        0 => format!("{home} of 52 cards home, the talon is empty"),
        1 => format!("{home} of 52 cards home, 1 in the talon"),
        left => format!("{home} of 52 cards home, {left} in the talon"),
    }
}

/// Minutes and seconds.
pub fn time(seconds: u64) -> String {
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

/// For the table's head.
pub fn title(moves: u32, seconds: u64) -> String {
    match moves {
        1 => format!("1 move  {}", time(seconds)),
        _ => format!("{moves} moves  {}", time(seconds)),
    }
}

/// What an empty place is and takes, and while it is locked, why.
pub fn describe(spot: Spot, position: &Position) -> String {
    let Spot::At(place) = spot else {
        return String::from("The talon is empty.");
    };
    let text = match place {
        PileId::Waste => return String::from(WASTE_EMPTY),
        PileId::Row(row) => return format!("Free land {row} is empty and takes any card or run."),
        PileId::Dungeon(_) => "takes the ace",
        PileId::Tower(_) => "takes the ten",
        PileId::King(_) => "takes the king here",
        PileId::Queen(_) => "takes the queen here",
        PileId::Jack(_) => "takes the jack here",
        PileId::Subjects(_) => "take the nine, and then down to the two",
        PileId::Guest(_) => "takes one card of its suit, but no ace",
    };
    let name = place.name();
    let barred = place.suit().and_then(|suit| position.kingdom(suit).barred(place));
    match barred {
        Some(why) => format!("The {name} {text}. {why}"),
        None => format!("The {name} {text}."),
    }
}

/// The name of a place in a sentence: "the castle of hearts", "free land 3".
pub fn name(place: PileId) -> String {
    format!("the {}", place.name()).replace("the free", "free")
}

/// A card for those who cannot see it, where it lies, and whether it can be taken.
pub fn label(card: Card, place: PileId, free: bool, chosen: bool) -> String {
    let chosen = if chosen { ", chosen" } else { "" };
    let free = if free { "" } else { ", under another card" };
    format!("{}, {}{chosen}{free}", capital(&card.name()), place.name())
}

pub fn talon(cards: usize) -> String {
    match cards {
        1 => String::from("Talon, 1 card"),
        cards => format!("Talon, {cards} cards"),
    }
}

/// A move in words, for a hint.
pub fn advice(action: Action, position: &Position) -> String {
    let Action::Move { from, to, count } = action else {
        return String::from("Turn over the next card of the talon.");
    };
    let cards = moved(from, count, position);
    match (to, position.top(to)) {
        (PileId::Row(_), Some(top)) => format!("Put {cards} on the {}.", top.name()),
        (PileId::Row(row), None) => format!("Put {cards} on the empty free land {row}."),
        (PileId::Guest(_), _) => format!("Send {cards} to its guest chamber."),
        _ => format!("Send {cards} home."),
    }
}

fn moved(from: PileId, count: u8, position: &Position) -> String {
    let lowest = match from {
        PileId::Row(row) => {
            let run = position.rows()[usize::from(row) - 1].run();
            run.len().checked_sub(usize::from(count)).map(|below| run[below])
        }
        _ => position.top(from),
    };
    let Some(lowest) = lowest else { return String::from("the card") };
    match count {
        1 => format!("the {}", lowest.name()),
        _ => format!("the run from the {}", lowest.name()),
    }
}

/// What a card needs, for those who ask.
pub fn explain(card: Card, position: &Position) -> Vec<String> {
    let suit = card.suit();
    let home = PileId::home(card);
    let kingdom = position.kingdom(suit);
    let mut lines = vec![match card.rank() {
        Rank::Ten => format!("Its home is the tower of {}, which is always open.", suit.name()),
        Rank::King => format!("Its home is the castle of {}, as its first card.", suit.name()),
        Rank::Queen => format!("Its home is the castle of {}, after the king.", suit.name()),
        Rank::Jack => format!("Its home is the castle of {}, after the queen.", suit.name()),
        Rank::Ace => {
            format!("Its home is the dungeon of {}, once K, Q, J and 10 are home.", suit.name())
        }
        _ => format!("Its home is with the subjects of {}, from nine down to two.", suit.name()),
    }];
    if kingdom.top(home) != Some(card) {
        lines.extend(kingdom.barred(home).map(|why| why.to_string()));
    }
    lines.push(match card.rank() {
        Rank::Ace => String::from("On a free land it lies alone: nothing goes on an ace."),
        Rank::King => String::from("On a free land nothing goes on it."),
        rank => {
            let next = Card::new(Rank::ALL[rank as usize + 1], suit);
            format!("On a free land the {} goes on it.", next.name())
        }
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Suit;
    use crate::engine::{Game, Setup};
    use crate::games::four_kingdoms::Options;

    #[test]
    fn times_are_read_as_on_a_clock() {
        assert_eq!([0, 65, 3600, 3725].map(time), ["0:00", "1:05", "1:00:00", "1:02:05"]);
    }

    #[test]
    fn an_empty_place_says_what_it_takes_and_why_it_is_locked() {
        let setup = Setup::new(1, Options::default());
        let position = Position::deal(&setup, 1);
        let tell = |place| describe(Spot::At(place), &position);
        let open = tell(PileId::King(Suit::Hearts));
        assert_eq!(open, "The castle of hearts takes the king here.");
        let locked = tell(PileId::Queen(Suit::Hearts));
        assert!(locked.contains("needs its king first"), "{locked}");
        assert!(tell(PileId::Dungeon(Suit::Clubs)).contains("opens once"));
    }
}
