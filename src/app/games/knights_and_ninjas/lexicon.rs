//! Names of cards, counts and button labels of Of Knights and Ninjas.

use super::zone::Zone;
use crate::app::table::names::Names;
pub use crate::app::table::words::verdict;
use crate::app::words::phrases::{capital, list};
use crate::games::knights_and_ninjas::{
    Card, Force, Loot, PlayedCard, View, fee, gems_to_win, rounds,
};

pub const END_TURN: &str = "End turn";
pub const REDRAFT: &str = "New draft";
pub const REMATCH: &str = "Rematch";
pub const FORTIFY: &str = "Fortify";
pub const PLAY: &str = "Play";
pub const DISCARD: &str = "Discard";
pub const SHOW: &str = "Show it";
pub const TAKE: &str = "Take it";
pub const PAY_CARD: &str = "Pay with it";
pub const ANSWER: &str = "Answer";
pub const ROB: &str = "Rob";
pub const ATTACK: &str = "Attack…";
pub const KEEP: &str = "Keep it";
/// The title of the chooser for a jester.
pub const JESTER_AS: &str = "Play the jester as";
/// The button that opens a chooser.
pub const PLAY_ON: &str = "Play…";
/// The state of a card that was chosen to be shown or paid.
pub const CHOSEN: &str = "chosen";

/// The name of a card: "Knight", "Jester as knight".
pub fn name(card: PlayedCard) -> String {
    match card.is_jester() {
        true => format!("Jester as {}", card.role()),
        false => capital(card.role().name()),
    }
}

/// "a knight", "an archer".
pub fn a(card: Card) -> String {
    let vowel = matches!(card, Card::Archer | Card::Executioner);
    format!("{} {card}", if vowel { "an" } else { "a" })
}

/// "a knight", "a jester as knight".
pub fn played(card: PlayedCard) -> String {
    match card.is_jester() {
        true => format!("{} as {}", a(Card::Jester), card.role()),
        false => a(card.role()),
    }
}

/// Cards of one kind: "a knight", "3 knights".
pub fn some(card: Card, count: u8) -> String {
    match (count, card) {
        (1, _) => a(card),
        (_, Card::Highwayman) => format!("{count} highwaymen"),
        _ => format!("{count} {card}s"),
    }
}

/// Cards in a sentence: "a knight and 2 soldiers".
pub fn cards(hand: impl Iterator<Item = (Card, u8)>) -> String {
    list(&hand.map(|(card, count)| some(card, count)).collect::<Vec<_>>())
}

/// What attacks or answers: "a king", "3 peasants", "2 peasants and a jester".
pub fn force(force: Force) -> String {
    let plain = force.size() - force.jesters();
    match (force.guise(), plain, force.jesters()) {
        (Some(guise), ..) => played(guise),
        (None, 0, jesters) => format!("{jesters} jesters as peasants"),
        (None, plain, 0) => some(Card::Peasant, plain),
        (None, plain, jesters) => {
            format!("{} and {}", some(Card::Peasant, plain), some(Card::Jester, jesters))
        }
    }
}

/// "a gem", "3 gems".
pub fn gems(count: u8) -> String {
    if count == 1 { String::from("1 gem") } else { format!("{count} gems") }
}

/// The pronoun for so many gems: "it", "them".
pub fn them(gems: u8) -> &'static str {
    if gems == 1 { "it" } else { "them" }
}

/// The button that lets gems on the road go.
pub fn let_go(loot: Loot) -> String {
    format!("Let {} go", them(loot.gems))
}

/// "1 card", "3 cards".
pub fn count(cards: usize) -> String {
    if cards == 1 { String::from("1 card") } else { format!("{cards} cards") }
}

/// The title of the table.
pub fn title(view: &View) -> String {
    if view.draft > 0 { String::from("Draft") } else { format!("Round {}", view.round()) }
}

/// One line about the match for the list of saves.
pub fn summary(view: &View) -> String {
    let others = view.gems.pairs().filter(|(seat, _)| *seat != view.seat);
    let best = others.map(|(_, gems)| *gems).max().unwrap_or_default();
    let title = title(view);
    let mine = view.gems[view.seat];
    format!("{title}, {} players, you have {}, the best rival {best}", view.seats(), gems(mine))
}

/// The button that takes gems on the road.
pub fn rob(loot: Loot, jester: bool) -> String {
    format!("{}: take {}", if jester { "Jester" } else { ROB }, loot.gems)
}

pub fn pay_gems(fee: u8) -> String {
    format!("Pay {}", gems(fee))
}

pub fn give_to(names: &Names) -> String {
    format!("Give to {}", names.rival())
}

/// Why the match ended, if nobody got enough gems; empty otherwise.
pub fn ending(best: u8, seats: u8) -> String {
    match best >= gems_to_win(seats) {
        true => String::new(),
        false => format!("All {} rounds are over: the most gems win.", rounds(seats)),
    }
}

/// Whether a card can be played, for its label.
pub fn use_of(can: bool) -> &'static str {
    if can { "can be played" } else { "cannot be played now" }
}

/// The accessible label of a card, with how many equal ones there are.
pub fn label(
    card: PlayedCard,
    place: Zone,
    alike: usize,
    use_of: Option<&str>,
    names: &Names,
) -> String {
    let name = name(card);
    let more = if alike > 1 { format!(", {alike} of them") } else { String::new() };
    let whose = match place {
        Zone::Fort(seat) => format!(", in front of {} kingdom", names.whose(seat)),
        Zone::Shown(seat) => format!(", shown by {}", names.inside(seat)),
        Zone::Attack => String::from(", attacking"),
        Zone::Answer => String::from(", played"),
        Zone::Ladders => String::from(", against a castle"),
        Zone::Looked => String::from(", to be kept or given"),
        Zone::Discards => String::from(", on the discards"),
        Zone::Hand(_) | Zone::Pile | Zone::Draft => String::new(),
    };
    let use_of = use_of.map(|text| format!(", {text}")).unwrap_or_default();
    format!("{name}{more}{whose}{use_of}")
}

/// What a card is for, in a few words.
pub fn in_short(card: Card, seats: u8) -> String {
    let duel = seats == 2;
    String::from(match card {
        Card::Peasant => "strength 1, several at once",
        Card::Soldier => "strength 2",
        Card::Knight => "strength 3",
        Card::King => "strength 4",
        Card::Castle => "keeps troops out",
        Card::Archer => "guards, or fights an archer",
        Card::Minstrel if duel => "your rival discards two cards",
        Card::Minstrel => "stops any attack",
        Card::Ladder => "leads troops over a castle",
        Card::Catapult => "breaks a castle and its archer",
        Card::Ninja => "2 gems past castle, archer",
        Card::Dragon => "2 gems, burns the castle",
        Card::Highwayman => "robs gems on the road",
        Card::Princess => "answers a knight or a dragon",
        Card::Executioner => "stops an attack or an archer",
        Card::Traitor => "turns troops round",
        Card::Herald if duel => "takes one of two cards shown",
        Card::Herald => "takes a card that is shown",
        Card::Merchant => {
            let whose = if duel { "your" } else { "a" };
            return format!("{} for half of {whose} rival's cards", gems(fee(seats)));
        }
        Card::Monk if duel => "a castle pays you",
        Card::Monk => "castles pay you",
        Card::Jester => "any other card",
    })
}

pub fn what_with(card: PlayedCard) -> String {
    format!("What is the {} for?", name(card).to_lowercase())
}

#[cfg(test)]
impl crate::app::games::card_names::NamedCard for PlayedCard {
    /// With its article: the names of some cards are parts of other words.
    fn name_in_log(self) -> String {
        a(self.card())
    }

    fn all_names() -> Vec<String> {
        let forms = |card: Card| {
            let (a, name, jester) = (a(card), card.name(), PlayedCard::jester(card));
            let many = some(card, 2).split_off(2);
            let mut forms = vec![a.clone(), capital(&a), self::name(card.into()), many];
            forms.extend([self::name(jester), played(jester), format!("the {name}")]);
            // The name of the king is part of many words.
            if card != Card::King {
                forms.extend([name.to_owned(), format!("your {name}")]);
            }
            forms
        };
        Card::ALL.into_iter().flat_map(forms).collect()
    }
}
