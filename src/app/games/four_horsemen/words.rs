//! What the table of Four Horsemen says, in words. Everything is worded from what the player may
//! know: views, and events as the player's seat sees them.

use super::giving::{Giving, destroyed, eliminates};
use super::points::{NOTHING, signed, worth};
use super::scene::Zone;
use crate::ai::Level;
use crate::app::table::names::Names;
use crate::app::table::pieces::Piece;
pub use crate::app::table::words::verdict;
use crate::engine::Seat;
use crate::games::four_horsemen::{
    BySeat, Card, FATAL, FAVOR_TO_WIN, Horseman, Phase, Preview, Sheet, View,
};

/// Flies to who gains it.
pub const FAVOR_GAINED: &str = "+1 Favor";
pub const TO_FATE: &str = "To Fate";
pub const CLEAR: &str = "Clear";
pub const GIVE: &str = "Give";
pub const GO_ON: &str = "Go on";
pub const REMATCH: &str = "Rematch";
/// The suits over the columns of a sheet, the highest first.
pub const SUITS: [&str; 4] = ["Death", "War", "Pest.", "Fam."];

/// Where the match stands, for the table's head.
pub fn title(hand: u8) -> String {
    format!("Hand {hand}")
}

/// Who an opponent is and what it does.
pub fn note(level: Option<Level>, out: bool, acting: bool) -> String {
    match level {
        _ if out => String::from("out"),
        Some(_) if acting => String::from("thinking…"),
        level => level.map(|level| level.name().to_owned()).unwrap_or_default(),
    }
}

/// Where the match stands, for the list of saves.
pub fn summary(view: &View) -> String {
    let others = view.favor.pairs().filter(|(seat, _)| *seat != view.seat);
    let best = others.map(|(_, favor)| *favor).max().unwrap_or_default();
    let mine = view.favor[view.seat];
    let players = view.favor.seats();
    let whose = if players == 2 { "your rival's" } else { "the best rival's" };
    format!("{}, {players} players, your Favor {mine}, {whose} {best}", title(view.hand_number))
}

/// What the game waits for, but for the giving of cards. `fate` says that the card the player means
/// can go under the Fate deck, `keys` that it is meant by the keyboard.
pub fn prompt(view: &View, meant: Option<Card>, fate: bool, keys: bool, names: &Names) -> String {
    let out = if view.piles[view.seat].out() { "You are out of this hand. " } else { "" };
    match view.phase {
        Phase::Play(seat) if seat == view.seat => match (meant, view.round.winning()) {
            (Some(card), _) => {
                let play = match keys {
                    true => format!("Enter: play the {}.", card.name()),
                    false => format!("Tap the {} again to play it.", card.name()),
                };
                let to_fate = if keys { "F" } else { TO_FATE };
                let unseen = "it goes under the deck unseen, and the unknown top card is played.";
                if fate { format!("{play} {to_fate}: {unseen}") } else { play }
            }
            (None, Some((_, best))) => format!("Your turn. The {} is best so far.", best.name()),
            (None, None) => match view.hand.nth(0).filter(|_| view.opening.is_none()) {
                Some(lowest) => format!("You open the hand with the {}.", lowest.name()),
                None => String::from("You lead. Choose a card."),
            },
        },
        Phase::Play(seat) => format!("{out}{} is choosing a card.", names.of_seat(seat)),
        Phase::Give(seat) => format!("{out}{} won and gives the cards out.", names.of_seat(seat)),
        Phase::Over => String::from("The match is over."),
    }
}

/// Who is to get the card that the player chose from a won round.
pub fn who_gets(card: Card, keys: bool) -> String {
    format!("Who gets the {}? {} a player.", card.name(), choose(keys))
}

/// The keyboard points at a seat that could get the chosen card; what that would do is said as well.
pub fn to_seat(card: Card, seat: Seat, preview: Option<Preview>, names: &Names) -> String {
    let give = match names.is_me(seat) {
        true => format!("Enter: keep the {}.", card.name()),
        false => format!("Enter: give the {} to {}.", card.name(), names.of_seat(seat)),
    };
    match preview.and_then(|preview| effect_on(seat, &preview, names)) {
        Some(effect) => format!("{give} {effect}"),
        None => give,
    }
}

fn choose(keys: bool) -> &'static str {
    if keys { "Choose" } else { "Tap" }
}

/// What the player is to do with a won round of which no card is chosen; `preview` is what would
/// come of what is settled.
pub fn giving(giving: &Giving, preview: Option<&Preview>, keys: bool, names: &Names) -> String {
    let effect = || {
        let on = |seat| effect_on(seat, preview?, names);
        names.clockwise().find_map(on).filter(|_| giving.is_begun() || giving.action().is_some())
    };
    if let Some(effect) = effect() {
        return effect;
    }
    match (giving.action(), giving.gifts().to(giving.winner())) {
        (Some(_), _) if keys => String::from("Enter: give the cards out like this."),
        (Some(_), _) => String::from("Give the cards out like this?"),
        _ if giving.is_begun() => String::from("And the next card?"),
        (None, Some(card)) => {
            let (card, choose) = (card.name(), choose(keys));
            format!("You won the round and keep the {card}. {choose} another card, then a player.")
        }
        (None, None) => {
            format!("You won the round. {} a card, then the player who gets it.", choose(keys))
        }
    }
}

/// The worst that gifts would do to a seat, in a sentence.
fn effect_on(seat: Seat, preview: &Preview, names: &Names) -> Option<String> {
    if eliminates(seat, preview) {
        return Some(format!("Third Death: {} out of the hand.", names.inside_is(seat)));
    }
    let (card, by) = destroyed(seat, preview)?;
    Some(format!("The {} destroys {} {}.", by.name(), names.whose(seat), card.name()))
}

/// What gifts would do to a seat, in as few words as fit on a badge.
pub fn foretold(seat: Seat, now: &Sheet, preview: &Preview) -> String {
    if eliminates(seat, preview) {
        return String::from("third Death: out");
    }
    let Some(then) = preview.sheets[seat] else { return String::new() };
    if let Some((card, _)) = destroyed(seat, preview) {
        return format!("{} {} gone", card.value(), short(card.suit()));
    }
    if now.famine.cards % 2 != then.famine.cards % 2 && then.famine.cards > 0 {
        return format!("Famine {}", signed(then.famine.points));
    }
    if now.pestilence.scores && !then.pestilence.scores && then.pestilence.cards > 0 {
        return String::from("Pest. lost");
    }
    if !now.pestilence.scores && then.pestilence.scores {
        return String::from("Pest. counts");
    }
    String::new()
}

fn short(suit: Horseman) -> &'static str {
    match suit {
        Horseman::Pestilence => "Pest.",
        _ => suit.name(),
    }
}

/// Whose place in the middle it is, and whether the card there came from the Fate deck.
pub fn spot(name: &str, from_fate: bool) -> String {
    if from_fate { format!("{name}, Fate") } else { name.to_owned() }
}

pub fn fate_spot(count: usize) -> String {
    format!("Fate, {count}")
}

/// Who gained the Favor of a hand.
pub fn hand_title(hand: u8, favor: Option<Seat>, names: &Names) -> String {
    let who = match favor {
        Some(seat) if names.is_me(seat) => String::from("You gain a Favor"),
        Some(seat) => format!("{} gains a Favor", names.of_seat(seat)),
        None => String::from("Nobody gains a Favor"),
    };
    format!("{}: {who}", title(hand))
}

/// What each suit of a seat counts, the highest suit first, and all together.
pub fn sheet(sheet: Option<&Sheet>) -> ([String; 4], String) {
    let Some(sheet) = sheet else { return ([NOTHING; 4].map(String::from), "out".into()) };
    let pestilence = if sheet.pestilence.scores { sheet.pestilence.sum } else { 0 };
    let [death, war, pestilence] = [sheet.death, sheet.war, pestilence].map(|it| it.to_string());
    ([death, war, pestilence, worth(sheet.famine.points)], worth(sheet.total))
}

pub fn favor(favor: u8) -> String {
    format!("{favor} Favor")
}

/// Why, if that is not plain from the points.
pub fn hand_note(favor: Option<Seat>, sheets: &BySeat<Option<Sheet>>) -> String {
    let left = sheets.iter().flatten().count();
    let note = match (favor, left) {
        (Some(_), 1) => "Everyone else is out of the hand.",
        (Some(_), _) => "The most points of all still in the hand.",
        (None, 0) => "Everyone is out of the hand.",
        (None, _) => "The most points are tied.",
    };
    match sheets.iter().all(Option::is_some) {
        true => note.into(),
        false => {
            format!("{note} Out: a third Death face up, so no points.")
        }
    }
}

/// What can be done with a card of the hand now.
pub fn play_of(legal: bool) -> &'static str {
    if legal { "can be played" } else { "cannot be played now" }
}

/// What can be done with a card of a won round now.
pub fn give_of(fixed: bool, set_out: bool) -> &'static str {
    match (fixed, set_out) {
        (true, _) => "cannot be given to anybody else",
        (false, true) => "can be taken back",
        (false, false) => "can be given",
    }
}

/// The name of a card for those who cannot see it, and what can be done with it now.
pub fn label(
    piece: &Piece<Zone, Card>,
    use_of: Option<&str>,
    chosen: bool,
    names: &Names,
) -> String {
    let Some(card) = piece.card else { return String::new() };
    let where_it_is = match piece.place {
        Zone::Deck | Zone::Fate => return String::new(),
        Zone::Hand(_) => String::new(),
        Zone::Round(seat) => format!(", played by {}", names.inside(seat)),
        Zone::Pile(to) if use_of.is_some() => format!(", to be given to {}", names.inside(to)),
        Zone::Pile(seat) => {
            let turned = if piece.face_up { "" } else { ", face down" };
            format!("{turned}, {} pile", names.whose(seat))
        }
    };
    let chosen = if chosen { ", chosen" } else { "" };
    let use_of = use_of.map(|text| format!(", {text}")).unwrap_or_default();
    format!("{}{where_it_is}{chosen}{use_of}", card.name())
}

/// What a touch of the Fate deck tells.
pub fn fate(count: usize) -> String {
    match count {
        0 => String::from("The Fate deck is used up."),
        _ => format!(
            "{}. Choose a card of yours first: it goes under the deck, and the deck's top card is \
             played for you.",
            fate_label(count)
        ),
    }
}

/// The name of the Fate deck.
pub fn fate_label(count: usize) -> String {
    match count {
        1 => String::from("Fate deck, 1 card face down"),
        _ => format!("Fate deck, {count} cards face down"),
    }
}

/// Who sits at a seat and how they stand, for those who cannot see it.
#[derive(Clone, Debug)]
pub struct Standing<'a> {
    pub name: &'a str,
    pub note: &'a str,
    pub worth: &'a str,
    pub sheet: Option<Sheet>,
    pub deaths: usize,
    pub favor: u8,
    pub hand: usize,
}

impl Standing<'_> {
    pub fn label(&self) -> String {
        let Standing { name, note, worth, sheet, deaths, favor, hand } = self;
        let mut parts = vec![(*name).to_owned()];
        if !note.is_empty() && sheet.is_some() {
            parts.push((*note).to_owned());
        }
        match sheet {
            None => parts.push(String::from("out of this hand")),
            Some(sheet) => {
                parts.push(format!("worth {worth}"));
                parts.push(format!("Death {deaths} of {FATAL}"));
                if sheet.pestilence.cards > 0 {
                    let counts = if sheet.pestilence.scores { "counts" } else { "does not count" };
                    parts.push(format!("Pestilence {} {counts}", sheet.pestilence.sum));
                }
                if sheet.famine.cards > 0 {
                    parts.push(format!("Famine {}", signed(sheet.famine.points)));
                }
            }
        }
        parts.push(format!("{hand} in hand"));
        parts.push(format!("Favor {favor} of {FAVOR_TO_WIN}"));
        parts.join(", ")
    }
}
