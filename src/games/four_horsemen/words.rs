//! Texts of the table of Four Horsemen. They use only what the player may know: views, and events
//! as seen from the player's seat.

use super::giving::{destroyed, eliminates};
use super::points::{NOTHING, signed, worth};
use super::scene::Zone;
use crate::i18n::{cards, four_horsemen as text, t};
use crate::table::names::Names;
use crate::table::pieces::Piece;
use crate::words as app_words;
use cardkeep_ai::Level;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{BySeat, Card, Horseman, Preview, Sheet};

/// An opponent's level, or what it does instead.
pub(super) fn note(level: Option<Level>, out: bool, acting: bool) -> String {
    match level {
        _ if out => t!(text::note_out),
        Some(_) if acting => t!(text::note_thinking),
        level => level.map(app_words::level).unwrap_or_default(),
    }
}

/// The worst that gifts would do to a seat.
pub(super) fn effect_on(seat: Seat, preview: &Preview, names: &Names) -> Option<String> {
    let who = names.person(seat);
    if eliminates(seat, preview) {
        return Some(t!(text::effect_out, who));
    }
    let (card, by) = destroyed(seat, preview)?;
    Some(t!(text::effect_destroys, who, card, by))
}

/// What gifts would do to a seat, for its badge; empty if they would do nothing special.
pub(super) fn foretold(seat: Seat, now: &Sheet, preview: &Preview) -> String {
    if eliminates(seat, preview) {
        return t!(text::badge_third_death);
    }
    let Some(then) = preview.sheets[seat] else { return String::new() };
    if let Some((card, _)) = destroyed(seat, preview) {
        return t!(text::badge_destroyed, value: card.value(), horseman: card.suit());
    }
    let turns = now.famine.cards % 2 != then.famine.cards % 2 && then.famine.cards > 0;
    let decides = now.pestilence.scores != then.pestilence.scores;
    let special = [(turns, Horseman::Famine), (decides, Horseman::Pestilence)].into_iter();
    let change = |suit| then.points(suit) - now.points(suit);
    let changes = special.filter(|(is, _)| *is).map(|(_, suit)| (suit, change(suit)));
    match changes.max_by_key(|(_, points)| points.abs()) {
        Some((horseman, points)) if points != 0 => {
            t!(text::badge_change, horseman, points: signed(points))
        }
        _ => String::new(),
    }
}

/// What each suit of a seat scores, the highest suit first, and the total.
pub(super) fn sheet(sheet: Option<&Sheet>) -> ([String; 4], String) {
    let Some(sheet) = sheet else { return ([NOTHING; 4].map(String::from), t!(text::total_out)) };
    let mut suits = Horseman::ALL;
    suits.reverse();
    (suits.map(|suit| worth(sheet.points(suit))), worth(sheet.total))
}

/// Why a seat gained the Favor of a hand or nobody did.
pub(super) fn hand_note(favor: Option<Seat>, sheets: &BySeat<Option<Sheet>>) -> String {
    let left = sheets.iter().flatten().count();
    let note = match (favor, left) {
        (Some(_), 1) => t!(text::note_last),
        (Some(_), _) => t!(text::note_most),
        (None, 0) => t!(text::note_nobody),
        (None, _) => t!(text::note_tied),
    };
    match sheets.iter().all(Option::is_some) {
        true => note,
        false => [note, t!(text::note_why_out)].join(" "),
    }
}

/// What the player can do with a card now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardUse {
    Playable,
    Unplayable,
    /// The card is in the middle and can be given to a player.
    Givable,
    /// The card is laid out for a player; `fixed` if no other player can get it.
    Given {
        fixed: bool,
    },
}

/// The label of a card for screen readers.
pub(super) fn label(
    piece: &Piece<Zone, Card>,
    card_use: Option<CardUse>,
    chosen: bool,
    names: &Names,
) -> String {
    let Some(card) = piece.card else { return String::new() };
    match (piece.place, card_use) {
        (Zone::Deck | Zone::Fate, _) => String::new(),
        (Zone::Hand(_), None) => t!(cards::title, card),
        (Zone::Hand(_), Some(CardUse::Playable)) if chosen => t!(text::label_chosen, card),
        (Zone::Hand(_), Some(CardUse::Playable)) => t!(text::label_playable, card),
        (Zone::Hand(_), Some(_)) => t!(text::label_not_now, card),
        (Zone::Round(seat) | Zone::Pile(seat), card_use) => {
            let who = names.person(seat);
            match (piece.place, card_use) {
                (Zone::Pile(_), Some(CardUse::Given { fixed: true })) => {
                    t!(text::label_given_fixed, who, card)
                }
                (Zone::Pile(_), Some(_)) => t!(text::label_given, who, card),
                (Zone::Pile(_), None) if piece.face_up => t!(text::label_pile, who, card),
                (Zone::Pile(_), None) => t!(text::label_pile_down, who, card),
                (_, Some(CardUse::Givable)) if chosen => t!(text::label_givable_chosen, who, card),
                (_, Some(CardUse::Givable)) => t!(text::label_givable, who, card),
                _ => t!(text::label_played, who, card),
            }
        }
    }
}
