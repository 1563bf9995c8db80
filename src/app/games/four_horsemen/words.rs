//! What the table of Four Horsemen says, in words. Everything is worded from what the player may
//! know: views, and events as the player's seat sees them.

use super::giving::Giving;
use super::play::Play;
use super::scene::{Body, Place};
use crate::app::session::Session;
use crate::app::tables::stage::Line;
use crate::engine::{Outcome, Seat};
use crate::games::four_horsemen::{
    BySeat, Card, Event, FATAL, FAVOR_TO_WIN, Horseman, Phase, Position, Preview, Sheet, View,
};

/// Who sits where, by name; the player is "You".
#[derive(Clone, Debug)]
pub struct Names {
    names: Vec<String>,
    human: Seat,
}

impl Names {
    pub fn new(names: Vec<String>, human: Seat) -> Names {
        Names { names, human }
    }

    pub fn of(session: &Session<Position>) -> Names {
        let seats = Seat::all(session.players().len() as u8);
        Names::new(seats.map(|seat| session.name(seat).to_owned()).collect(), session.human())
    }

    /// The name at the beginning of a sentence.
    pub fn of_seat(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn is_me(&self, seat: Seat) -> bool {
        seat == self.human
    }

    /// The name in the middle of a sentence.
    pub fn inside(&self, seat: Seat) -> &str {
        if self.is_me(seat) { "you" } else { self.of_seat(seat) }
    }

    /// Who is something, in the middle of a sentence: "you are", "Anna is".
    pub fn inside_is(&self, seat: Seat) -> String {
        format!("{} {}", self.inside(seat), if self.is_me(seat) { "are" } else { "is" })
    }

    /// Whose: "your", "Anna's".
    pub fn whose(&self, seat: Seat) -> String {
        if self.is_me(seat) { "your".into() } else { format!("{}'s", self.of_seat(seat)) }
    }
}

/// Where the match stands, for the table's head.
pub fn title(hand: u8) -> String {
    format!("Hand {hand}")
}

pub fn heading(hand: u8) -> Line {
    Line { text: title(hand), heading: true }
}

/// Where the match stands, for the list of saves.
pub fn summary(view: &View) -> String {
    let others = view.favor.pairs().filter(|(seat, _)| *seat != view.seat);
    let best = others.map(|(_, favor)| *favor).max().unwrap_or_default();
    let mine = view.favor[view.seat];
    let players = view.favor.seats();
    format!("{}, {players} players, your Favor {mine}, best other {best}", title(view.hand_number))
}

/// What the game waits for, but for the giving of cards.
pub fn prompt(view: &View, chosen: Option<Card>, fate: bool, names: &Names) -> String {
    let out = if view.piles[view.seat].out() { "You are out of this hand. " } else { "" };
    match view.phase {
        Phase::Play(seat) if seat == view.seat => match (chosen, view.round.winning()) {
            (Some(card), _) if fate => format!(
                "Tap the {} again to play it. To Fate: it goes under the deck unseen, and the \
                 unknown top card is played.",
                card.name()
            ),
            (Some(card), _) => format!("Tap the {} again to play it.", card.name()),
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

/// What the player is to do with a won round.
pub fn giving(play: &Play, giving: &Giving) -> String {
    if let Some(card) = play.chosen {
        let pointed = play.pointed.and_then(|seat| Some((seat, play.preview(seat)?)));
        let effect = pointed.and_then(|(seat, preview)| effect_on(seat, &preview, &play.names));
        return effect.unwrap_or_else(|| format!("Who gets the {}? Tap a player.", card.name()));
    }
    let human = play.session.human();
    let effects = || {
        let preview = play.preview(human)?;
        let on = |seat| effect_on(seat, &preview, &play.names);
        play.layout.seating.all().find_map(on)
    };
    if giving.action().is_some() {
        return effects().unwrap_or_else(|| String::from("Give the cards out like this?"));
    }
    if giving.is_begun() {
        return effects().unwrap_or_else(|| String::from("And the next card?"));
    }
    let bound = giving.gifts().to(human);
    match bound {
        Some(card) => {
            format!("You won and keep the {}. Tap another card, then a player.", card.name())
        }
        None => String::from("You won. Tap a card, then the player who gets it."),
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

fn eliminates(seat: Seat, preview: &Preview) -> bool {
    preview.events.contains(&Event::Eliminated { seat })
}

/// The card of a seat that gifts would destroy, and the War card that would do it.
pub fn destroyed(seat: Seat, preview: &Preview) -> Option<(Card, Card)> {
    preview.events.iter().find_map(|event| match event {
        Event::Destroyed { seat: whose, card, by } if *whose == seat => Some((*card, *by)),
        _ => None,
    })
}

/// What gifts would do to a seat, in as few words as fit on a badge.
pub fn foretold(seat: Seat, now: &Sheet, preview: &Preview) -> String {
    if eliminates(seat, preview) {
        return String::from("third Death: out");
    }
    let Some(then) = preview.sheets[seat] else { return String::new() };
    if let Some((card, _)) = destroyed(seat, preview) {
        return format!("loses {} {}", card.value(), short(card.suit()));
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

/// A number with its sign: `+5`, `−3`, `0`.
pub fn signed(points: i8) -> String {
    if points <= 0 { worth(points) } else { format!("+{points}") }
}

/// A number with a minus that is as wide as a plus.
pub fn worth(points: i8) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// A line of the log, for those events that deserve one.
pub fn log_line(event: &Event, names: &Names) -> Option<String> {
    let line = match event {
        Event::PutUnder { seat, card } => {
            let card = card.map_or("a card".into(), |card| format!("the {}", card.name()));
            format!("{} put {card} under the Fate deck", names.of_seat(*seat))
        }
        Event::Played { seat, card, from_fate } => {
            let whence = if *from_fate { " from the Fate deck" } else { "" };
            format!("{} played the {}{whence}", names.of_seat(*seat), card.name())
        }
        Event::RoundWon { seat, card } => {
            format!("{} won the round with the {}", names.of_seat(*seat), card.name())
        }
        Event::Given { card, to } => format!("{} got the {}", names.of_seat(*to), card.name()),
        Event::Destroyed { seat, card, by } => {
            format!("The {} destroyed {} {}", by.name(), names.whose(*seat), card.name())
        }
        Event::Eliminated { seat } => {
            format!("Third Death: {} out of this hand", names.inside_is(*seat))
        }
        Event::HandEnded { hand, sheets, favor } => match favor {
            Some(seat) => {
                let points = sheets[*seat].map_or(0, |sheet| sheet.total);
                let points = points_in_words(points);
                format!("{} gained the Favor of hand {hand}, with {points}", names.of_seat(*seat))
            }
            None => format!("Nobody gained the Favor of hand {hand}"),
        },
        Event::Ended { outcome } => verdict(*outcome, names),
        Event::Dealt { .. } => return None,
    };
    Some(line)
}

/// What an event means, while it is shown.
pub fn narrate(event: &Event, names: &Names) -> Option<String> {
    log_line(event, names).map(|line| format!("{line}."))
}

pub fn points_in_words(points: i8) -> String {
    if points.abs() == 1 {
        format!("{} point", worth(points))
    } else {
        format!("{} points", worth(points))
    }
}

/// How the match ended, in a few words.
pub fn verdict(outcome: Outcome, names: &Names) -> String {
    let winners: Vec<Seat> = outcome.winners().collect();
    match winners[..] {
        [seat] => format!("{} won the match", names.of_seat(seat)),
        _ if winners.contains(&names.human) => String::from("You share the win"),
        _ => {
            let names: Vec<&str> = winners.iter().map(|seat| names.of_seat(*seat)).collect();
            format!("{} share the win", names.join(" and "))
        }
    }
}

/// Who gained the Favor of a hand.
pub fn hand_title(favor: Option<Seat>, names: &Names) -> String {
    match favor {
        Some(seat) => format!(
            "{} gain{} a Favor",
            names.of_seat(seat),
            if names.is_me(seat) { "" } else { "s" }
        ),
        None => String::from("Nobody gains a Favor"),
    }
}

/// Why, if that is not plain from the points.
pub fn hand_note(favor: Option<Seat>, sheets: &BySeat<Option<Sheet>>) -> &'static str {
    let left = sheets.iter().flatten().count();
    match (favor, left) {
        (Some(_), 1) => "Everyone else is out of the hand.",
        (Some(_), _) => "The most points of all still in the hand.",
        (None, 0) => "Everyone is out of the hand.",
        (None, _) => "The most points are tied.",
    }
}

/// The name of a card for those who cannot see it, and what can be done with it now.
pub fn label(
    body: &Body,
    shown: Place,
    use_of: Option<&str>,
    chosen: bool,
    names: &Names,
) -> String {
    let Some(card) = body.card else { return String::new() };
    let chosen = if chosen { ", chosen" } else { "" };
    let use_of = use_of.map(|text| format!(", {text}")).unwrap_or_default();
    let name = card.name();
    match (body.place, shown) {
        (Place::Hand(_), _) => format!("{name}{chosen}{use_of}"),
        (Place::Round(_), Place::Pile(to)) => {
            format!("{name}, to be given to {}{use_of}", names.inside(to))
        }
        (Place::Round(seat), _) => {
            format!("{name}, played by {}{chosen}{use_of}", names.inside(seat))
        }
        (Place::Pile(seat), _) if body.face_up => format!("{name}, {} pile", names.whose(seat)),
        (Place::Pile(seat), _) => format!("{name}, face down, {} pile", names.whose(seat)),
        (Place::Deck | Place::Fate, _) => String::new(),
    }
}

/// The name of the Fate deck.
pub fn fate_label(count: usize) -> String {
    format!("Fate deck, {count} cards face down")
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game, Setup, Turn};
    use crate::games::four_horsemen::Options;

    /// What is told to one seat never names a card that only others know (C-4).
    #[test]
    fn the_log_of_a_match_names_no_hidden_card() {
        for seed in 0..30 {
            let seats = 2 + seed as u8 % 3;
            let mut position = Position::deal(&Setup::new(seats, Options {}), seed);
            let mut chance = Chance::new(seed);
            while let Turn::Seat(actor) = position.turn() {
                let mut legal = Vec::new();
                position.legal_actions(&mut legal);
                let action = chance.pick(&legal).expect("a seat to act can act");
                let events = position.apply(action).expect("it is legal");
                let viewer = Seat((actor.0 + 1) % seats);
                let all = ["You", "Berit", "Oswald", "Tilda"].map(String::from).to_vec();
                let names = Names::new(all, viewer);
                let hidden = position.view(viewer).unseen();
                for event in &events {
                    let line = log_line(&Position::seen_by(event, viewer), &names);
                    let line = line.unwrap_or_default();
                    let named = hidden.iter().find(|card| line.contains(&card.name()));
                    let dealt = matches!(events.last(), Some(Event::Dealt { .. }));
                    assert!(dealt || named.is_none(), "seed {seed}: {line}");
                }
                assert!(!prompt(&position.view(viewer), None, false, &names).is_empty());
            }
        }
    }

    #[test]
    fn numbers_show_their_sign_where_it_matters() {
        assert_eq!([5, 0, -3].map(signed), ["+5", "0", "−3"]);
        assert_eq!([5, 0, -3].map(worth), ["5", "0", "−3"]);
    }
}
