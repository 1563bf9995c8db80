//! What the table of Of Knights and Ninjas tells of what happens: in the log, and while it is seen.

use super::words::{a, cards, count, force, gems, played};
use crate::app::table::game::{Line, Told};
use crate::app::table::names::Names;
use crate::app::words::phrases::capital;
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{
    Attack, Card, Conduct, Event, Fate, Hand, Phase, Question, View,
};

/// What an event is to the player who watches.
pub fn tell(event: &Event, names: &Names) -> Told {
    let log = match event {
        Event::TurnBegan { seat, turn } => Some(Line::heading(began(*seat, *turn, names))),
        _ => line(event, names).map(Line::plain),
    };
    let narration = match event {
        Event::TurnBegan { seat, .. } if names.is_me(*seat) => Some(String::from("Your turn.")),
        Event::TurnBegan { seat, .. } => Some(format!("{} turn.", names.whose(*seat))),
        Event::Asked { seat, question } => asked(*seat, *question, names),
        Event::LetGo { seat } => Some(format!("{} let the gems go.", names.of_seat(*seat))),
        Event::Decided { seat } if names.is_me(*seat) => Some(String::from("You have chosen.")),
        Event::Decided { seat } => Some(format!("{} has chosen.", names.of_seat(*seat))),
        Event::Looked { seat, card: None } => {
            Some(format!("{} looks at a card.", names.of_seat(*seat)))
        }
        _ => log.as_ref().map(|line| format!("{}.", line.text)),
    };
    Told { millis: length(event, names), log, narration }
}

/// A card is seen in the middle before it does what it does.
pub fn staged(event: &Event, names: &Names) -> Told {
    Told { millis: 1200, log: None, ..tell(event, names) }
}

/// An attack or an archer was stopped, and with it a turn.
pub fn turn_stopped(attack: Attack, names: &Names) -> Told {
    let whose = names.whose(attack.by);
    let narration = format!("{}, and {whose} turn is over.", stopped(attack));
    Told { millis: 900, log: None, narration: Some(narration) }
}

/// Strength met strength, and nothing is left to take gems.
pub fn held_off() -> Told {
    let text = "The attack is held off: no gems are taken";
    Told { millis: 1000, log: Some(Line::plain(text.into())), narration: Some(format!("{text}.")) }
}

/// The player calls for a new draft because nothing else is left.
pub fn spent() -> Told {
    let text = "Nothing else could be played: a new draft";
    let narration = format!("{text}. What stands in front of both kingdoms is cleared away.");
    Told { millis: 2600, log: Some(Line::plain(text.into())), narration: Some(narration) }
}

/// What a deal does beside the cards that all get: it begins the first turn or, for two, a draft.
pub fn begun(first: &View) -> Vec<Event> {
    let turn = |seat| {
        vec![Event::TurnBegan { seat, turn: 1 }, Event::Drew { seat, count: 1, cards: None }]
    };
    match (first.phase, first.turn) {
        (Phase::Draft(seat), 0) => vec![Event::DraftBegan { seat, cards: first.draft }],
        (Phase::Turn, 1) if first.conduct == Conduct::Fresh => turn(first.mover),
        _ => Vec::new(),
    }
}

/// How long a player looks at an event, in milliseconds.
fn length(event: &Event, names: &Names) -> u64 {
    match event {
        Event::TurnBegan { seat, .. } if names.is_me(*seat) => 600,
        Event::TurnBegan { .. } => 500,
        Event::Drew { .. } => 350,
        Event::MinstrelLeft { .. } | Event::Reshuffled { .. } => 700,
        Event::Prepared { .. } | Event::Turned { .. } | Event::GemsTaken { .. } => 1100,
        Event::Lost { .. } => 800,
        Event::Attacked { .. } => 1300,
        Event::Answered { response: Some(_), .. } => 1300,
        Event::Answered { response: None, .. } => 500,
        Event::AttackEnded { fate: Fate::Done, .. } => 100,
        Event::AttackEnded { .. } => 700,
        Event::Settled { .. } | Event::GemsPaid { .. } | Event::Shown { .. } => 700,
        Event::Fortified { .. } | Event::Discarded { .. } | Event::Passed { .. } => 800,
        Event::Took { .. } | Event::CardsPassed { .. } => 1100,
        Event::Redrafted { .. } | Event::Given { .. } => 1100,
        Event::DraftBegan { .. } => 800,
        Event::Kept { .. } => 500,
        Event::Looked { card: Some(_), .. } | Event::LaddersLeft { .. } => 200,
        Event::Looked { card: None, .. } => 350,
        Event::Ended { .. } => 400,
        // The card was seen before.
        Event::Special { .. } | Event::Waylaid { .. } => 250,
        Event::Asked { .. } | Event::LetGo { .. } | Event::Decided { .. } => 0,
        Event::TurnEnded { .. } => 0,
    }
}

fn began(seat: Seat, turn: u16, names: &Names) -> String {
    match names.is_me(seat) {
        true => format!("Turn {turn}: you"),
        false => format!("Turn {turn}: {}", names.of_seat(seat)),
    }
}

fn asked(seat: Seat, question: Question, names: &Names) -> Option<String> {
    let who = names.of_seat(seat);
    match question {
        Question::Tribute => Some(format!("{who} must now discard.")),
        Question::Answer | Question::Road | Question::Show | Question::Take | Question::Pay => None,
    }
}

/// A line of the log, for those events that deserve one. What is hidden from the player is not in
/// the event.
fn line(event: &Event, names: &Names) -> Option<String> {
    let of = |seat: &Seat| names.of_seat(*seat);
    let inside = |seat: &Seat| names.inside(*seat);
    let whose = |seat: &Seat| names.whose(*seat);
    Some(match event {
        Event::MinstrelLeft { seat, card } => {
            format!("{} left {} kingdom", capital(&played(*card)), whose(seat))
        }
        Event::Reshuffled { cards } => {
            format!("The {} were shuffled and form a new draw pile", discards(*cards))
        }
        Event::Drew { count: 0, seat, .. } => format!("{} found no card to draw", of(seat)),
        Event::Drew { seat, count: drawn, cards: known } => match known {
            Some(known) => format!("{} drew {}", of(seat), cards(known.iter())),
            None => format!("{} drew {}", of(seat), count((*drawn).into())),
        },
        Event::Prepared { seat, on, card, from_front } => {
            let from = if *from_front { ", the one in front" } else { "" };
            let to = match card.role() {
                Card::Ladder => format!("put {} to {} castle", played(*card), whose(on)),
                _ => format!("sent {}{from} against {} kingdom", played(*card), whose(on)),
            };
            format!("{} {to}", of(seat))
        }
        Event::Lost { seat, card, to } => {
            let lost = format!("{} {}", whose(seat), card.role());
            match to {
                Card::Catapult => format!("The catapult broke {lost}"),
                Card::Dragon => format!("{} burned down", capital(&lost)),
                _ => format!("{} fell to the {to}", capital(&lost)),
            }
        }
        Event::Attacked { seat, on, force: sent, strength } => {
            format!(
                "{} attacked {} with {}, strength {strength}",
                of(seat),
                inside(on),
                force(*sent)
            )
        }
        Event::Answered { seat, response: Some(response) } => {
            format!("{} answered with {}", of(seat), force(*response))
        }
        Event::Answered { seat, response: None } => format!("{} did not answer", of(seat)),
        Event::Turned { attack } => {
            format!("The attack turned against {}", inside(&attack.on))
        }
        Event::AttackEnded { attack, fate } => match fate {
            Fate::Done | Fate::Met => return None,
            Fate::Stopped => stopped(*attack),
            Fate::Charmed => {
                format!("{} went over to {}", capital(&force(attack.force)), inside(&attack.on))
            }
        },
        Event::GemsTaken { gems: taken, from, by } => {
            format!("{} from {} to {}", gems(*taken), inside(from), inside(by))
        }
        Event::Waylaid { seat, from, gems: taken, card } => {
            format!(
                "{} robbed {} of {} with {}",
                of(seat),
                inside(from),
                gems(*taken),
                played(*card)
            )
        }
        Event::Settled { seat, gems: won } => format!("{} gained {}", of(seat), gems(*won)),
        Event::Fortified { seat, card } => {
            let verb = if card.role() == Card::Minstrel { "called" } else { "fortified with" };
            format!("{} {verb} {}", of(seat), played(*card))
        }
        Event::Special { seat, card, on } => match on {
            Some(on) => format!("{} sent {} to {}", of(seat), played(*card), inside(on)),
            None => format!("{} sent out {}", of(seat), played(*card)),
        },
        Event::Shown { seat, cards: shown } => format!("{} showed {}", of(seat), hand(shown)),
        Event::Took { seat, from, card } => {
            format!("{} took {} of {}", of(seat), a(*card), whose_cards(from, names))
        }
        Event::GemsPaid { from, to, gems: paid } => {
            format!("{} paid {} to {}", of(from), gems(*paid), inside(to))
        }
        Event::CardsPassed { from, to, count: passed, cards: known } => {
            let what = known.map_or_else(|| count((*passed).into()), |known| hand(&known));
            format!("{} got {what} from {}", of(to), inside(from))
        }
        Event::Discarded { seat, card } => format!("{} discarded {}", of(seat), a(*card)),
        Event::Passed { seat } => format!("{} had no cards and passed", of(seat)),
        Event::LaddersLeft { .. } => String::from("Ladders are cleared away"),
        Event::Redrafted { seat } => format!("{} called for a new draft", of(seat)),
        Event::DraftBegan { seat, cards: dealt } => {
            format!("A draft of {}: {} first", count((*dealt).into()), inside(seat))
        }
        Event::Kept { seat, card } => match card {
            Some(card) => format!("{} kept {}", of(seat), a(*card)),
            None => format!("{} kept the card", of(seat)),
        },
        Event::Given { seat, to, card } => {
            format!("{} gave {} to {}", of(seat), a(*card), inside(to))
        }
        Event::Ended { outcome } => super::words::verdict(*outcome, names),
        Event::TurnBegan { .. }
        | Event::Asked { .. }
        | Event::LetGo { .. }
        | Event::Decided { .. }
        | Event::Looked { .. }
        | Event::TurnEnded { .. } => return None,
    })
}

fn stopped(attack: Attack) -> String {
    let archer = attack.force.role() == Card::Archer;
    format!("The {} is stopped", if archer { "archer" } else { "attack" })
}

fn hand(hand: &Hand) -> String {
    cards(hand.iter())
}

fn discards(cards: u8) -> String {
    if cards == 1 { String::from("one discard") } else { format!("{cards} discards") }
}

fn whose_cards(seat: &Seat, names: &Names) -> String {
    if names.is_me(*seat) { "yours".into() } else { format!("{}'s", names.of_seat(*seat)) }
}
