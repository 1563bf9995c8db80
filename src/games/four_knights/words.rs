//! Texts of the table of Four Knights. They are made from what the player may know: views, and events
//! as the player's seat sees them.

use super::scene::{Side, Zone};
use crate::Question;
use crate::i18n::{cards, four_knights as text, t};
use crate::table::names::Names;
use crate::table::pieces::Piece;
use crate::table::words::verdict as winner;
use crate::words as app_words;
use cardkeep_ai::Level;
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::engine::{Outcome, Seat};
use cardkeep_core::games::four_knights::{HANDS, Phase, Public, STOCKADE_SLOTS, beats, prey};

/// Returns the question before a battle is yielded.
pub(super) fn yield_question() -> Question {
    Question {
        title: t!(text::yield_title),
        text: t!(text::yield_text),
        yes: t!(text::yield_battle),
        danger: true,
    }
}

/// An opponent's level and what it does.
pub(super) fn note(level: Option<Level>, count: usize, acting: bool) -> String {
    let Some(level) = level.map(app_words::level) else { return String::new() };
    match acting {
        true => t!(text::note_thinking, level),
        false => t!(text::note_cards, level, count),
    }
}

/// A badge for screen readers.
pub(super) fn badge(name: &str, note: &str, cards: usize, hands: &[String]) -> String {
    let (points, hands) = (scored(cards), hands.join(", "));
    match note.is_empty() {
        true => t!(text::badge, name, points, hands),
        false => t!(text::badge_note, name, note, points, hands),
    }
}

/// The points of so many cards, half a point each, as a number: `5½`.
pub(super) fn points(cards: usize) -> String {
    match (cards / 2, cards % 2) {
        (0, 1) => String::from("½"),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// The points of so many cards with the unit: `5½ points`.
pub(super) fn scored(cards: usize) -> String {
    t!(text::points, points: points(cards), halves: cards)
}

/// What is known of the card in a slot of the Stockade: a card that the player left there, or the
/// name of another player who left one.
pub(super) fn left(card: Option<Card>, rival: Option<&str>) -> String {
    match (card, rival) {
        (Some(card), _) => t!(text::slot_mine, card),
        (None, Some(rival)) => t!(text::slot_rival, rival),
        (None, None) => t!(text::slot_unseen),
    }
}

/// The mark on the back of a card in the Stockade: the slot, and the card if the player left it.
pub(super) fn slot_mark(slot: u8, card: Option<Card>) -> String {
    match card {
        Some(card) => t!(text::slot_mark, slot, card),
        None => slot.to_string(),
    }
}

/// The result of a hand.
pub(super) fn hand_ended(hand: u8, received: &[u8; 2], names: &Names) -> String {
    let of = |seat: Seat| points(usize::from(received[seat.index()]));
    let (mine, theirs) = (of(names.human()), of(names.human().other()));
    t!(text::log_hand, hand, me: names.person(names.human()), mine, rival: names.rival(), theirs)
}

/// The same, as the banner before the next hand. After a tie nobody may trade (FN-10).
pub(super) fn hand_ended_banner(hand: u8, received: &[u8; 2], names: &Names) -> String {
    let ended = hand_ended(hand, received, names);
    match received[0] == received[1] && usize::from(hand) < HANDS {
        true => format!("{ended}\n{}", t!(text::banner_tied)),
        false => ended,
    }
}

/// The score of the match, as a headline between hands.
pub(super) fn score(public: &Public, names: &Names) -> String {
    let of = |seat: Seat| points(public.total(seat));
    let (mine, theirs) = (of(names.human()), of(names.human().other()));
    t!(text::banner_score, me: names.person(names.human()), mine, theirs, rival: names.rival())
}

/// Who won a hand.
pub(super) fn hand_won(hand: u8, winner: Option<Seat>, names: &Names) -> String {
    match winner {
        Some(seat) => t!(text::hand_won, who: names.person(seat), hand),
        None => t!(text::hand_tied, hand),
    }
}

/// Who may trade with the Stockade after a hand (FN-10).
pub(super) fn trade_note(winner: Option<Seat>, names: &Names) -> String {
    match winner {
        Some(seat) => t!(text::hand_trade, who: names.person(seat.other())),
        None => t!(text::banner_tied),
    }
}

/// The hand that decided the match, by the cards received in each; empty for a draw.
pub(super) fn decided(winner: Option<Seat>, received: &[[usize; 2]; HANDS]) -> String {
    let Some(winner) = winner else { return String::new() };
    let (mine, theirs) = (winner.index(), winner.other().index());
    let ahead = |(_, cards): &(u8, &[usize; 2])| cards[mine].checked_sub(cards[theirs]);
    let Some((hand, cards)) = (1..).zip(received).max_by_key(ahead) else { return String::new() };
    // It says nothing if another hand did the same.
    if received.iter().filter(|other| other[mine] == cards[mine]).count() > 1 {
        return String::new();
    }
    t!(text::result_hand, hand, won: points(cards[mine]), lost: points(cards[theirs]))
}

/// The result of the match.
pub(super) fn verdict(outcome: Outcome, names: &Names) -> String {
    match outcome.sole_winner() {
        Some(_) => winner(outcome, names),
        None => t!(text::log_draw),
    }
}

/// The label of a card for screen readers; `allowed` says whether the player may play it now.
pub(super) fn label(
    piece: &Piece<Zone, Card>,
    index: usize,
    phase: Phase,
    allowed: Option<bool>,
    names: &Names,
) -> String {
    let slots = STOCKADE_SLOTS;
    match (piece.place, piece.card) {
        (Zone::Hand(Side::Mine), Some(card)) => match (allowed, phase) {
            (None, _) => t!(cards::title, card),
            (Some(false), _) => t!(text::label_not_now, card),
            (Some(true), Phase::Swap(_)) => t!(text::label_trade, card),
            (Some(true), Phase::Forfeit(_)) => t!(text::label_add, card),
            (Some(true), _) => t!(text::label_play, card),
        },
        (Zone::Hand(Side::Mine), None) => t!(text::label_hidden),
        (Zone::Field(side), _) => {
            let (mine, number) = (side == Side::Mine, index + 1);
            let seat = if mine { names.human() } else { names.human().other() };
            match (piece.shown(), names.viewer().public) {
                (Some(card), false) => t!(text::label_field, mine, card, number),
                (None, false) => t!(text::label_field_hidden, mine, number),
                (Some(card), true) => {
                    t!(text::label_field_of, name: names.of_seat(seat), card, number)
                }
                (None, true) => t!(text::label_field_hidden_of, name: names.of_seat(seat), number),
            }
        }
        (Zone::Stockade(slot), Some(card)) => t!(text::label_slot_mine, slot, slots, card),
        (Zone::Stockade(slot), None) => t!(text::label_slot, slot, slots),
        (Zone::Deck | Zone::Hand(Side::Theirs) | Zone::Pile(_), _) => String::new(),
    }
}

/// What a card beats and what beats it, and how it fares against another card.
pub(super) fn explain(card: Card, against: Option<Card>) -> Vec<String> {
    let suit = card.suit();
    let victim = prey(suit);
    let mut lines = vec![match (card.rank(), suit.is_red()) {
        (Rank::Two, _) => t!(text::beats_suit, suit: victim),
        (_, true) => t!(text::beats_suit_and_red, suit: victim),
        (_, false) => t!(text::beats_suit_and_black, suit: victim),
    }];
    if let Some(hunter) = Suit::ALL.into_iter().find(|other| prey(*other) == suit) {
        lines.push(match (card.rank(), suit.is_red()) {
            (Rank::Ace, _) => t!(text::loses_to_suit, suit: hunter),
            (_, true) => t!(text::loses_to_suit_and_red, suit: hunter),
            (_, false) => t!(text::loses_to_suit_and_black, suit: hunter),
        });
    }
    if let Some(other) = against.filter(|other| *other != card) {
        lines.push(match (beats(card, other), beats(other, card)) {
            (true, _) => t!(text::beats_card, card: other),
            (_, true) => t!(text::loses_to_card, card: other),
            _ => t!(text::ties_card, card: other),
        });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_show_a_half_where_there_is_one() {
        let shown = [0, 1, 2, 11, 24].map(points);
        assert_eq!(shown, ["0", "½", "1", "5½", "12"]);
        assert_eq!([1, 2, 3].map(scored), ["½ point", "1 point", "1½ points"]);
    }

    #[test]
    fn a_card_explains_what_it_beats_fn3() {
        let card = |text: &str| text.parse::<Card>().expect("a card");
        let lines = explain(card("7H"), Some(card("9C")));
        assert_eq!(
            lines,
            [
                "Beats any spade, and lower hearts and diamonds.",
                "Loses to any club, and to higher hearts and diamonds.",
                "It loses to the nine of clubs.",
            ]
        );
        let lines = explain(card("7H"), Some(card("7D")));
        assert_eq!(lines[2], "Neither this card nor the seven of diamonds beats the other.");
        assert_eq!(explain(card("AC"), Some(card("TS")))[2], "It beats the ten of spades.");
        // There is nothing lower than a two, and nothing higher than an ace.
        assert_eq!(explain(card("2H"), None)[0], "Beats any spade, whatever its rank.");
        assert_eq!(explain(card("AH"), None)[1], "Loses to any club.");
    }
}
