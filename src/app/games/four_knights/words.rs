//! Texts of the table of Four Knights. They use only what the player may know: views, and events as
//! seen from the player's seat.

use std::cmp::Ordering;

use super::scene::{Side, Zone};
use crate::ai::Level;
use crate::app::Question;
use crate::app::table::names::Names;
use crate::app::table::pieces::Piece;
use crate::app::words::phrases::capital;
use crate::cards::{Card, Rank, Suit};
use crate::engine::{Outcome, Seat};
use crate::games::four_knights::{HANDS, Phase, STOCKADE_SLOTS, View, beats, prey};

pub const KEEP: &str = "Keep hand";
pub const YIELD: &str = "Yield";
pub const REMATCH: &str = "Rematch";
pub const FIRST_A_CARD: &str = "First choose the card to leave there.";

/// Before a battle is yielded.
pub fn yield_question() -> Question {
    Question {
        title: "Yield the battle?".into(),
        text: "You hold a card that could answer.".into(),
        yes: YIELD.into(),
        danger: true,
    }
}

/// Who an opponent is and what it does.
pub fn note(level: Option<Level>, cards: usize, acting: bool) -> String {
    let Some(level) = level.map(Level::name) else { return String::new() };
    match cards {
        _ if acting => format!("{level}, thinking…"),
        1 => format!("{level}, 1 card"),
        _ => format!("{level}, {cards} cards"),
    }
}

/// A badge for those who cannot see it.
pub fn badge(name: &str, note: &str, total: &str, hands: &[String]) -> String {
    let who = if note.is_empty() { name.into() } else { format!("{name}, {note}") };
    format!("{who}: {}; by hand {}", scored(total), hands.join(", "))
}

/// Half points as points: `5½`.
pub fn points(cards: usize) -> String {
    match (cards / 2, cards % 2) {
        (0, 1) => String::from("½"),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// What a field of so many cards brings.
pub fn gained(cards: usize) -> String {
    format!("+{}", points(cards))
}

/// Where the match stands, for the table's head.
pub fn title(hand: u8) -> String {
    format!("Hand {hand} of {HANDS}")
}

/// Where the match stands, for the list of saves.
pub fn summary(view: &View) -> String {
    let (mine, theirs) = (view.total(view.seat), view.total(view.seat.other()));
    let title = title(view.hand_number);
    let (mine_told, theirs_told) = (points(mine), points(theirs));
    if view.phase == Phase::Over {
        return match mine.cmp(&theirs) {
            Ordering::Greater => format!("The match is over: you won {mine_told} to {theirs_told}"),
            Ordering::Less => format!("The match is over: you lost {mine_told} to {theirs_told}"),
            Ordering::Equal => format!("The match is over: a draw, {mine_told} each"),
        };
    }
    match mine.cmp(&theirs) {
        Ordering::Greater => format!("{title}, you lead {mine_told} to {theirs_told}"),
        Ordering::Less => format!("{title}, you trail {mine_told} to {theirs_told}"),
        Ordering::Equal => format!("{title}, even at {mine_told}"),
    }
}

/// What the game waits for.
pub fn prompt(view: &View, chosen: Option<Card>, keys: bool, names: &Names) -> String {
    let rival = names.rival();
    let again = |card: Card, what: &str| match keys {
        true => format!("Enter: {what} the {}.", card.name()),
        false => format!("Tap the {} again to {what} it.", card.name()),
    };
    let mine = |seat: Seat| seat == view.seat;
    let newest = view.field[view.seat.other().index()].last();
    match view.phase {
        Phase::Swap(seat) if mine(seat) => match chosen {
            Some(card) if keys => format!("Enter: leave the {} for a Stockade card.", card.name()),
            Some(card) => format!("Tap a Stockade card to trade the {} for it.", card.name()),
            None => String::from("Trade one card with the Stockade, or keep your hand."),
        },
        Phase::Swap(_) => format!("{rival} may trade a card with the Stockade."),
        Phase::Commit(seat) if mine(seat) => match chosen {
            Some(card) => again(card, "play"),
            None if newest.is_some() => String::from("A stand-off. Choose another card."),
            None => String::from("Choose a card to open the battle."),
        },
        Phase::Commit(_) => format!("{rival} is choosing a card."),
        Phase::Reinforce(seat) if mine(seat) => match (chosen, newest) {
            (Some(card), _) => again(card, "play"),
            (None, Some(newest)) => format!("You are pressed. Beat the {}.", newest.name()),
            (None, None) => String::from("You are pressed. Beat the newest card."),
        },
        Phase::Reinforce(_) => format!("{rival} is pressed."),
        Phase::Forfeit(seat) if mine(seat) => match chosen {
            Some(card) => again(card, "add"),
            None => String::from("The battle is lost. Choose a card to add to the field."),
        },
        Phase::Forfeit(_) => format!("{rival} adds a card to the field."),
        Phase::Over => format!(
            "{}. Here lies the last battle. Hold down or right-click a pile to see its cards.",
            summary(view)
        ),
    }
}

/// The cards that a player has received.
pub fn received(name: Option<&str>, cards: usize) -> String {
    let cards = match cards {
        1 => String::from("1 card"),
        _ => format!("{cards} cards"),
    };
    match name {
        Some(name) => format!("{name} received {cards}"),
        None => format!("You received {cards}"),
    }
}

/// What was received hand by hand.
pub fn by_hand(points: &[String]) -> String {
    format!("Points by hand: {}.", points.join(", "))
}

/// What is known of the card in a slot of the Stockade: which one the player left there, or who else
/// left one.
pub fn left(slot: u8, card: Option<Card>, other: Option<&str>) -> (String, String) {
    let said = match (card, other) {
        (Some(card), _) => format!("You left the {} here.", card.name()),
        (None, Some(name)) => format!("{name} left a card here that you have not seen."),
        (None, None) => String::from("Nobody has seen this card."),
    };
    (format!("Stockade, slot {slot}"), said)
}

/// On the back of a card in the Stockade: the number of its slot, and the card if the player left it.
pub fn slot_mark(slot: u8, card: Option<Card>) -> String {
    match card {
        Some(card) => format!("{slot}: {}", card.short()),
        None => slot.to_string(),
    }
}

/// So many points.
pub fn scored(points: &str) -> String {
    match points {
        "½" | "1" => format!("{points} point"),
        _ => format!("{points} points"),
    }
}

/// How a hand went.
pub fn hand_ended(hand: u8, received: &[u8; 2], names: &Names) -> String {
    let (human, rival) = (names.human(), names.rival());
    let [mine, theirs] =
        [human, human.other()].map(|seat| points(usize::from(received[seat.index()])));
    format!("Hand {hand}: you {mine}, {rival} {theirs}")
}

/// What the player got for a card left in the Stockade.
pub fn took(card: Card, slot: u8) -> String {
    format!("You took the {} from slot {slot}", card.name())
}

/// How the match ended, in a few words.
pub fn verdict(outcome: Outcome, names: &Names) -> String {
    match outcome.share(names.human()) {
        1.0 => String::from("You won the match"),
        0.0 => format!("{} won the match", names.rival()),
        _ => String::from("The match is a draw"),
    }
}

/// What can be done with a card of the hand now.
pub fn use_of(phase: Phase, allowed: bool) -> &'static str {
    match phase {
        _ if !allowed => "cannot be played now",
        Phase::Swap(_) => "can be traded",
        Phase::Forfeit(_) => "can be added to the field",
        Phase::Commit(_) | Phase::Reinforce(_) | Phase::Over => "can be played",
    }
}

/// The name of a card for those who cannot see it, and what can be done with it now.
pub fn label(piece: &Piece<Zone, Card>, index: usize, use_of: Option<&str>) -> String {
    let name = || match piece.card {
        Some(card) => capital(&card.name()),
        None => String::from("A face-down card"),
    };
    match piece.place {
        Zone::Hand(Side::Mine) => {
            let use_of = use_of.map(|text| format!(", {text}")).unwrap_or_default();
            format!("{}{use_of}", name())
        }
        Zone::Field(side) => {
            let whose = if side == Side::Mine { "yours" } else { "your opponent's" };
            let shown = if piece.face_up { name() } else { String::from("A face-down card") };
            format!("{shown}, on the field, {whose}, number {}", index + 1)
        }
        Zone::Stockade(slot) => match piece.card {
            Some(card) => {
                format!("Stockade, slot {slot} of {STOCKADE_SLOTS}: the {} you left", card.name())
            }
            None => format!("Stockade, slot {slot} of {STOCKADE_SLOTS}, face down"),
        },
        Zone::Deck | Zone::Hand(Side::Theirs) | Zone::Pile(_) => String::new(),
    }
}

/// What a card can do, with a look at the newest card it could meet.
pub fn explain(card: Card, against: Option<Card>) -> Vec<String> {
    let suit = card.suit();
    let hunter = Suit::ALL.into_iter().find(|other| prey(*other) == suit);
    let pair = pair(suit);
    let beaten = format!("Beats every {} whatever its rank", singular(prey(suit)));
    let mut lines = vec![match card.rank() {
        Rank::Two => format!("{beaten}."),
        _ => format!("{beaten}, and lower {pair}."),
    }];
    if let Some(hunter) = hunter {
        let hunter = singular(hunter);
        lines.push(match card.rank() {
            Rank::Ace => format!("Is beaten by every {hunter}."),
            _ => format!("Is beaten by every {hunter}, and by higher {pair}."),
        });
    }
    if let Some(other) = against.filter(|other| *other != card) {
        let other_name = other.name();
        lines.push(match (beats(card, other), beats(other, card)) {
            (true, _) => format!("It beats the {other_name}."),
            (_, true) => format!("It loses to the {other_name}."),
            _ => format!("Against the {other_name} neither wins."),
        });
    }
    lines
}

/// Both suits of a color, which is not the same in every deck.
fn pair(suit: Suit) -> &'static str {
    if suit.is_red() { "hearts and diamonds" } else { "clubs and spades" }
}

/// The suit of one card.
fn singular(suit: Suit) -> &'static str {
    suit.name().strip_suffix('s').unwrap_or(suit.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_show_a_half_where_there_is_one() {
        let shown = [0, 1, 2, 11, 24].map(points);
        assert_eq!(shown, ["0", "½", "1", "5½", "12"]);
    }

    #[test]
    fn a_card_explains_whom_it_beats() {
        let card = |text: &str| text.parse::<Card>().expect("a card");
        let lines = explain(card("7H"), Some(card("9C")));
        assert_eq!(
            lines,
            [
                "Beats every spade whatever its rank, and lower hearts and diamonds.",
                "Is beaten by every club, and by higher hearts and diamonds.",
                "It loses to the nine of clubs.",
            ]
        );
        let lines = explain(card("7H"), Some(card("7D")));
        assert_eq!(lines[2], "Against the seven of diamonds neither wins.");
        assert_eq!(explain(card("AC"), Some(card("TS")))[2], "It beats the ten of spades.");
        // There is nothing lower than a two, and nothing higher than an ace.
        assert_eq!(explain(card("2H"), None)[0], "Beats every spade whatever its rank.");
        assert_eq!(explain(card("AH"), None)[1], "Is beaten by every club.");
    }
}
